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

from tableforge.errors import BadDeck, UnknownLanguage
from tableforge.keyforge.cards import CARDS, titles
from tableforge.keyforge.decks.deck import LONGEST_NAME, MOST_CARDS, Deck, Draft, Judge, Line, clean, tables
from tableforge.keyforge.decks.problems import at_line, house_title, no_deck, no_house, shorten
from tableforge.tongue.both import quoted
from tableforge.tongue.spelling import squash

MOST_LINES: Final = 50_000
MOST_COPIES: Final = 99
HEADER: Final = re.compile(r"(name|nom|set|extension|id)\s*:\s*(.*)", re.IGNORECASE)
COUNTED: Final = re.compile(r"([0-9]{1,9})\s*[x×]?\s+(\S.*)")
MARK: Final = re.compile(r"\((maverick|franc-tireur|legacy|héritage)\)", re.IGNORECASE)


# ---------------------------------------------------------------- reading
def from_text(text: str) -> Draft:
    """The deck of a text, as it stands there: nothing is judged yet but the form."""
    if max(text.count("\n"), text.count("\r")) > MOST_LINES:
        raise no_deck(f"the text has more than {MOST_LINES} lines", f"le texte a plus de {MOST_LINES} lignes")
    reader = Reader()
    for n, line in enumerate(io.StringIO(text, newline=None), 1):  # whatever ends a line, also an old Mac's CR
        reader.line(n, clean(line[: LONGEST_NAME + 60]))
    draft = reader.draft
    if not draft.houses:
        raise no_deck("the text has no house heading", "le texte n’a pas de titre de Maison")
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
            raise no_deck(
                f"line {n}, {shorten(line)!r}, comes before any house heading",
                f"la ligne {n}, {quoted(shorten(line))}, vient avant tout titre de Maison",
            )

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
            raise BadDeck(
                f"line {n} has {copies} copies of {shorten(title)!r}; 1 to {MOST_COPIES} would do",
                fr=f"la ligne {n} a {copies} exemplaires de {quoted(shorten(title))} ; il faudrait de 1 à {MOST_COPIES}",
            )
        maverick = any([mark.lower() in ("maverick", "franc-tireur") for mark in MARK.findall(marked)])
        self.draft.lines.append(Line(title, self.house, copies, at_line(n), maverick=maverick))
        if len(self.draft.lines) > MOST_CARDS:
            raise BadDeck(
                f"the text has more than {MOST_CARDS} lines of cards; a deck has 36 cards (KF.deck-36-cards)",
                fr=f"le texte a plus de {MOST_CARDS} lignes de cartes ; un deck compte 36 cartes (KF.deck-36-cards)",
            )


# ---------------------------------------------------------------- writing
def to_text(deck: Deck, lang: str = "en") -> str:
    """A deck in our own readable form, card and house names in English or French; `read` takes it back."""
    if lang not in ("en", "fr"):
        raise UnknownLanguage(
            f"decks are written in 'en' and 'fr'; there is no {lang!r}",
            fr=f"les decks s’écrivent en « en » et « fr » ; il n’y a pas de {quoted(lang)}",
        )
    header = {"name": deck.name, "nom": deck.fr, "set" if lang == "en" else "extension": deck.set, "id": deck.id}
    out = [f"{key}: {clean(value)}" for key, value in header.items() if value]
    for house in deck.houses:
        out += ["", house_title(house, lang)]
        before = ""
        for id in deck.of_house(house):
            card = CARDS.get(id)
            name = id if card is None else card.fr if lang == "fr" else card.en
            if card is not None and card.house.house != house:
                name += " (maverick)" if lang == "en" else " (franc-tireur)"
            elif card is not None and deck.set and deck.set not in card.number:
                name += " (legacy)" if lang == "en" else " (héritage)"
            if id == before:
                copies, _, name = out.pop().partition(" ")
                out.append(f"{int(copies) + 1} {name}")
            else:
                out.append(f"1 {name}")
            before = id
    return "\n".join(out) + "\n"
