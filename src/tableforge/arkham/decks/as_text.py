"""Decks in texts that people read: our own form, ArkhamDB's, and arkham.build's.

# comments begin with a hash
name: The Long Way Home
investigator: Roland Banks

Guardian
1 Machete
1 Beat Cop (2)
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from typing import Final

from tableforge.arkham.decks import pool, refusals
from tableforge.arkham.decks.deck import LONGEST_NAME, MOST_EXPERIENCE, Deck
from tableforge.arkham.decks.draft import Draft, Line
from tableforge.arkham.decks.problems import CLASS_NAMES
from tableforge.arkham.definition import CardDef
from tableforge.arkham.lexicon import LEXICON
from tableforge.arkham.names import ASSET, ENEMY, EVENT, SKILL, TREACHERY, TYPES
from tableforge.decks.refusals import TEXT_TOO_LONG
from tableforge.decks.wording import at_line, clean, not_a_deck, shorten
from tableforge.tongue.spelling import language, squash
from tableforge.tongue.text import LANGUAGES, Text

MOST_LINES: Final = 5_000
HEADER: Final = re.compile(
    r"(name|nom|investigator|investigateur|investigatrice|experience|expérience|id)\s*:\s*(.*)", re.IGNORECASE
)
COUNTED: Final = re.compile(r"([0-9]{1,9})\s*[x×]?\s+(\S.*)")
IN_BRACKETS: Final = re.compile(r"\s*[(\[]([^()\[\]]*)[)\]]$")
LISTED: Final = re.compile(r"[-*] (\S.*?)(?: [x×]([0-9]{1,9}))?")
GROUPED: Final = re.compile(r"(\*\*.+\*\*|_.+_)( \([0-9]+\))?")
PACKS: Final = re.compile(r"(Packs|Extensions|Paquets)\s*:", re.IGNORECASE)
SIGNS: Final = "†‡"
OWN: Final = Text("Signature cards", "Cartes propres")
WEAKNESSES: Final = LEXICON.heading("weakness#many")
INVESTIGATOR: Final = LEXICON.text_of("investigator")
EXPERIENCE: Final = LEXICON.text_of("experience")
TYPE_NAMES: Final = {
    type: (LEXICON.heading(TYPES[type]), LEXICON.heading(f"{TYPES[type]}#many"))
    for type in (ASSET, EVENT, SKILL, TREACHERY, ENEMY)
}
HEADINGS: Final = frozenset(
    squash(name.text(lang))
    for name in (*CLASS_NAMES, OWN, WEAKNESSES, *[name for names in TYPE_NAMES.values() for name in names])
    for lang in LANGUAGES
)


# ---------------------------------------------------------------- lines
def lines_of(text: str, indented: bool = True) -> Iterator[tuple[int, str]]:
    """The lines that say something, with their numbers; without those that are set in, where these belong to the line above."""
    if max(text.count("\n"), text.count("\r")) > MOST_LINES:
        raise not_a_deck(TEXT_TOO_LONG.fill(most=MOST_LINES), refusals.WOULD_DO)
    for n, line in enumerate(io.StringIO(text, newline=None), 1):  # whatever ends a line, also an old Mac's CR
        told = clean(line[: LONGEST_NAME + 60])
        if told and (indented or not line[0].isspace()):
            yield n, told


def card_of(n: int, told: str, copies: int) -> Line:
    """The card of a line behind its number: a name, then in brackets a level or what else is said of it.

    >>> card_of(1, "Leo De Luca :The Louisiana Lion [1] (Core Set)", 2).title, card_of(1, "Beat Cop (2)", 1).level
    ('Leo De Luca', 2)
    """
    level = 0
    while (found := IN_BRACKETS.search(told)) and found.start() > 0:
        told = told[: found.start()]
        if found.group(1).isdigit() and len(found.group(1)) < 3:
            level = int(found.group(1))
            break
    title = told.strip(" " + SIGNS)
    if squash(title) not in pool.by_name() and re.search(r"\s:|:\s", title):
        title = re.split(r"\s*:\s*", title)[0]
    return Line(title=title, copies=copies, level=level, where=at_line(n))


def is_card(told: str) -> bool:
    """Whether what stands behind a number is a card that is known."""
    return squash(card_of(0, told, 1).title) in pool.by_name()


def take(draft: Draft, n: int, line: str) -> None:
    """A line of cards, or a heading, or a problem."""
    counted = COUNTED.fullmatch(line)
    if counted:
        draft.add(card_of(n, counted.group(2), int(counted.group(1))))
    elif squash(line.partition("(")[0]) not in HEADINGS:
        draft.problems.append(refusals.NEITHER.fill(where=at_line(n), line=shorten(line)))


def whole(draft: Draft) -> Draft:
    """The draft, unless no line of it was a card."""
    if not draft.lines:
        raise not_a_deck(refusals.NO_CARD_LINE, refusals.WOULD_DO)
    return draft


# ---------------------------------------------------------------- our own form
def is_ours(text: str) -> bool:
    """Whether a text has the headers of our own form."""
    return any([HEADER.match(line.strip()) for line in text[:4096].splitlines()])


def from_text(text: str) -> Draft:
    """The deck of a text in our own form."""
    draft = Draft()
    for n, line in lines_of(text):
        if line.startswith("#"):
            continue
        if header := HEADER.fullmatch(line):
            _header(draft, n, header.group(1).lower(), header.group(2))
        else:
            take(draft, n, line.partition(" #")[0].strip())
    draft.name = draft.name or draft.fr
    return whole(draft)


def _header(draft: Draft, n: int, key: str, value: str) -> None:
    if key.startswith("exp"):
        if value.isascii() and value.isdigit() and len(value) < 5 and int(value) <= MOST_EXPERIENCE:
            draft.experience = int(value)
        else:
            told = refusals.NO_EXPERIENCE.fill(where=at_line(n), value=shorten(value), most=MOST_EXPERIENCE)
            draft.problems.append(told)
    elif key.startswith("investigat"):
        draft.investigator = value
    else:
        setattr(draft, {"nom": "fr"}.get(key, key), value)


def to_text(deck: Deck, lang: str = "en") -> str:
    """A deck in our own readable form, names in English or French; it is read back as the same deck."""
    lang = language(lang)
    known = pool.cards()
    who = known[deck.investigator]
    header = {"name": deck.name, "nom": deck.fr, INVESTIGATOR.text(lang): pool.told(who).text(lang)}
    header |= {EXPERIENCE.text(lang): str(deck.experience or ""), "id": deck.id}
    out = [f"{key}: {clean(value)}" for key, value in header.items() if value]
    groups: dict[str, list[str]] = {name.text(lang): [] for name in (*CLASS_NAMES, OWN, WEAKNESSES)}
    for id, n in deck.cards:
        d = known[id]
        heading = WEAKNESSES if d.weakness else OWN if d.only_for or d.level < 0 else CLASS_NAMES[d.cls]
        groups[heading.text(lang)].append(f"{n} {clean(pool.told(d).text(lang))}")
    if deck.random:
        groups[WEAKNESSES.text(lang)].append(f"{deck.random} {pool.RANDOM.text(lang)}")
    for heading_text, lines in groups.items():
        if lines:
            out += ["", heading_text, *lines]
    return "\n".join(out) + "\n"


# ---------------------------------------------------------------- ArkhamDB
def is_arkhamdb(text: str) -> bool:
    """Whether a text says from which packs its cards are, as those of ArkhamDB do, whatever its first line is."""
    return any([PACKS.match(line) for line in text[:4096].splitlines()])


def from_arkhamdb_text(text: str) -> Draft:
    """The deck of a text that ArkhamDB has exported: its name, the investigator, the packs, cards by their types."""
    draft = Draft()
    packs = False
    for n, line in lines_of(text):
        counted = COUNTED.fullmatch(line)
        if packs and not counted:
            packs = False  # "From Core Set to …", the line below "Packs:"
        elif not draft.name and not (counted and is_card(counted.group(2))):
            draft.name = line  # also one that begins with a number
        elif not counted and not draft.investigator:
            draft.investigator = re.split(r"\s*[(:]", line)[0]
        elif PACKS.match(line):
            packs = not line.partition(":")[2].strip()
        else:
            take(draft, n, line)
    if not draft.investigator and squash(draft.name) in pool.investigators():
        draft.investigator = draft.name
    return whole(draft)


def to_arkhamdb_text(deck: Deck) -> str:
    """The deck as ArkhamDB exports it as text."""
    core = str(pool.CORE)
    out = [clean(deck.name), "", pool.card(deck.investigator).en, "", "Packs: ", f"From {core} to {core}", ""]
    for type, (one, many) in TYPE_NAMES.items():
        rows = [(_subtitled(d), d.level, n) for d, n in of_type(deck, type)]
        if type == TREACHERY and deck.random:
            rows.append((str(pool.RANDOM), 0, deck.random))
        if rows:
            out += ["", str(one if sum([n for _, _, n in rows]) == 1 else many), ""]
            out += [f"{n}x {name}{f' [{level}]' if level > 0 else ''} ({core})" for name, level, n in rows]
    return "\r\n".join(out) + "\r\n"


def of_type(deck: Deck, type: int) -> list[tuple[CardDef, int]]:
    """The cards of one type."""
    return [(pool.card(id), n) for id, n in deck.cards if pool.card(id).type == type]


def _subtitled(d: CardDef) -> str:
    return f"{d.en} :{d.subtitle[0]}" if d.subtitle[0] else d.en


# ---------------------------------------------------------------- arkham.build
def is_built(text: str) -> bool:
    """Whether a text is one of arkham.build's: a title behind a hash, and cards behind dashes."""
    return text.lstrip().startswith("# ") and any([line.startswith("- ") for line in text.splitlines()])


def from_arkham_build(text: str) -> Draft:
    """The deck of a text that arkham.build has exported; what is in its side deck is not in the deck."""
    draft = Draft()
    parts = 0
    for n, line in lines_of(text, indented=False):
        if line.startswith("## "):
            parts += 1
        elif line.startswith("# "):
            draft.name = draft.name or line[2:].strip()
        elif parts > 1 or GROUPED.fullmatch(line):
            continue
        elif card := LISTED.fullmatch(line):
            draft.add(card_of(n, card.group(1), int(card.group(2) or 1)))
        elif not parts and ":" in line:
            named = line.partition(":")[2].strip()
            if not draft.investigator or squash(named) in pool.investigators():
                draft.investigator = named
        elif parts:
            draft.problems.append(refusals.NEITHER.fill(where=at_line(n), line=shorten(line)))
    return whole(draft)


def to_arkham_build(deck: Deck) -> str:
    """The deck as arkham.build exports it as text."""
    out = [f"# {clean(deck.name)}", "", f"Investigator: {pool.card(deck.investigator).en}  ", ""]
    if spent := deck.spent():
        out += [f"XP: {spent}  ", ""]
    out += ["## Deck", ""]
    for type, (one, _) in TYPE_NAMES.items():
        rows = of_type(deck, type)
        drawn = deck.random if type == TREACHERY else 0
        if not rows and not drawn:
            continue
        out.append(f"**{one}** ({sum([n for _, n in rows]) + drawn})  ")
        out += [_listed(pool.told(d), n) for d, n in rows]
        if drawn:
            out.append(_listed(str(pool.RANDOM), drawn))
        out.append("")
    return "\n".join(out)


def _listed(name: str, n: int) -> str:
    return f"- {name}{f' x{n}' if n > 1 else ''}"
