"""Decks in our own readable form, written and read.

# comments begin with a hash
name: Miss "Onyx" Censorius
set: cota

Brobnar
2 Headhunter
1 Dextre (maverick)
"""

from __future__ import annotations

import io
import re
from typing import Final

from tableforge.decks.refusals import TEXT_TOO_LONG
from tableforge.decks.wording import at_line, clean, shorten
from tableforge.errors import BadDeck, UnknownLanguage
from tableforge.keyforge.cards import CARDS, titles
from tableforge.keyforge.decks import refusals
from tableforge.keyforge.decks.deck import LONGEST_NAME, MOST_CARDS, Deck, Draft, Judge, Line, tables
from tableforge.keyforge.decks.problems import house_title, no_deck, no_house
from tableforge.keyforge.lexicon import LEXICON
from tableforge.tongue.spelling import squash
from tableforge.tongue.text import LANGUAGES, Text, quote_each

MOST_LINES: Final = 50_000
MOST_COPIES: Final = 99
HEADER: Final = re.compile(r"(name|nom|set|extension|id)\s*:\s*(.*)", re.IGNORECASE)
COUNTED: Final = re.compile(r"([0-9]{1,9})\s*[x×]?\s+(\S.*)")
MARK: Final = re.compile(r"\((maverick|franc-tireur|legacy|héritage)\)", re.IGNORECASE)
SET: Final = LEXICON.text_of("set")
MAVERICK: Final = LEXICON.text_of("maverick")
LEGACY: Final = LEXICON.text_of("legacy")


# ---------------------------------------------------------------- reading
def from_text(text: str) -> Draft:
    """The deck of a text, as it stands there: nothing is judged yet but the form."""
    if max(text.count("\n"), text.count("\r")) > MOST_LINES:
        raise no_deck(TEXT_TOO_LONG.fill(most=MOST_LINES))
    reader = Reader()
    for n, line in enumerate(io.StringIO(text, newline=None), 1):  # whatever ends a line, also an old Mac's CR
        reader.line(n, clean(line[: LONGEST_NAME + 60]))
    draft = reader.draft
    if not draft.houses:
        raise no_deck(refusals.NO_HEADING)
    draft.name = draft.name or draft.fr
    return draft


class Reader:
    """Takes a deck line by line: comments, headers, the heading of a house, the cards below it."""

    def __init__(self) -> None:
        self.draft = Draft("")
        self.judge = Judge()
        self.house = ""
        _, _, self.houses, self.strange = tables()

    def line(self, n: int, line: str) -> None:
        if not line or line.startswith("#"):
            return
        if header := HEADER.fullmatch(line):
            self.header(header.group(1).lower(), header.group(2))
            return
        line = line.partition(" #")[0].strip()
        heading = line.partition("(")[0]
        if squash(heading) in self.houses or squash(heading) in self.strange:
            self.heading(heading.strip(" :"))
        elif self.house:
            self.card(n, line)
        elif ":" not in line:  # with a colon it is a header of somebody's own, such as 'author: …'
            raise no_deck(refusals.BEFORE_HEADINGS.fill(n=n, line=shorten(line)))

    def header(self, key: str, value: str) -> None:
        setattr(self.draft, {"nom": "fr", "extension": "set"}.get(key, key), value)

    def heading(self, house: str) -> None:
        self.house = house
        if house not in self.draft.houses:
            self.draft.houses.append(house)

    def card(self, n: int, line: str) -> None:
        """A card and how many; what is neither counted nor a card may be the misspelt heading of a house."""
        counted = COUNTED.fullmatch(line)
        marked = counted.group(2) if counted else line
        title = MARK.sub("", marked).strip()
        if not counted and squash(title) not in titles() and (near := self.judge.near(title, self.houses)):
            self.draft.problems.append(no_house(title, self.houses[near], at_line(n)))
            self.house = near
            self.draft.houses.append(near)
            return
        copies = int(counted.group(1)) if counted else 1
        if not 1 <= copies <= MOST_COPIES:
            raise BadDeck(refusals.COPIES.fill(n=n, copies=copies, title=shorten(title), most=MOST_COPIES))
        maverick = any([mark.lower() in MAVERICK.texts().values() for mark in MARK.findall(marked)])
        self.draft.lines.append(Line(title, self.house, copies, at_line(n), maverick=maverick))
        if len(self.draft.lines) > MOST_CARDS:
            raise BadDeck(refusals.TOO_MANY_CARDS.fill(most=MOST_CARDS))


# ---------------------------------------------------------------- writing
def to_text(deck: Deck, lang: str = "en") -> str:
    """A deck in our own readable form, card and house names in English or French; `read` takes it back."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(refusals.NOT_WRITTEN_IN.fill(lang=lang, known=quote_each(LANGUAGES)))
    header = {"name": deck.name, "nom": deck.fr, SET.text(lang): deck.set, "id": deck.id}
    out = [f"{key}: {clean(value)}" for key, value in header.items() if value]
    for house in deck.houses:
        out += ["", house_title(house, lang)]
        before = ""
        for id in deck.of_house(house):
            card = CARDS.get(id)
            name = id if card is None else Text(card.en, card.fr).text(lang)
            if card is not None and card.house.house != house:
                name += f" ({MAVERICK.text(lang)})"
            elif card is not None and deck.set and deck.set not in card.number:
                name += f" ({LEGACY.text(lang)})"
            if id == before:
                copies, _, name = out.pop().partition(" ")
                out.append(f"{int(copies) + 1} {name}")
            else:
                out.append(f"1 {name}")
            before = id
    return "\n".join(out) + "\n"
