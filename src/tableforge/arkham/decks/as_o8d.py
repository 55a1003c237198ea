"""Decks as OCTGN keeps them: `.o8d`, a small XML.  No document type and no entity is ever read.

OCTGN knows a card by a number that is in no data of ours, so a card is read by its name.  A name that cards of several
levels share must say which is meant: 'Beat Cop (2)'.
"""

from __future__ import annotations

from typing import Final
from uuid import UUID, uuid5
from xml.parsers import expat
from xml.sax.saxutils import escape

from tableforge.arkham.decks import pool, refusals
from tableforge.arkham.decks.as_text import card_of, of_type
from tableforge.arkham.decks.deck import Deck
from tableforge.arkham.decks.draft import LONGEST_TITLE, UNTOLD, Draft
from tableforge.arkham.names import ASSET, EVENT, SKILL
from tableforge.decks.wording import at_line, clean, not_a_deck, shorten
from tableforge.errors import BadDeck
from tableforge.tongue.spelling import squash

GAME: Final = "a6d114c7-2e2a-4896-ad8c-0330605c90bf"
MOST_ELEMENTS: Final = 1_000
INVESTIGATOR: Final = "Investigator"
WEAKNESS: Final = "Weakness"
SECTIONS: Final = (("Asset", ASSET), ("Event", EVENT), ("Skill", SKILL))


# ---------------------------------------------------------------- reading
def from_o8d(text: str) -> Draft:
    """The deck of an .o8d file, its cards by their names."""
    return Reader().read(text)


class Reader:
    """Takes the file element by element, and knows in which line each stands."""

    def __init__(self) -> None:
        self.draft = Draft()
        self.parser = expat.ParserCreate("utf-8")  # whatever the file says of itself: it has been read as that
        self.parser.StartElementHandler = self.begin
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.text
        self.parser.StartDoctypeDeclHandler = self.refuse
        self.parser.EntityDeclHandler = self.refuse
        self.section = ""
        self.within: list[str] = []
        self.told = ""
        self.quantity = "1"
        self.line = 0
        self.elements = 0

    def read(self, text: str) -> Draft:
        try:
            self.parser.Parse(text.encode(), True)
        except expat.ExpatError as e:
            raise BadDeck(refusals.XML_DAMAGED.fill(line=e.lineno, column=e.offset + 1)) from None
        return self.draft

    def refuse(self, *declared: object) -> None:
        raise not_a_deck(refusals.XML_DOCTYPE.fill(line=self.parser.CurrentLineNumber), refusals.WOULD_DO)

    def begin(self, tag: str, attributes: dict[str, str]) -> None:
        self.elements += 1
        if self.elements > MOST_ELEMENTS:
            raise not_a_deck(refusals.XML_MANY.fill(most=MOST_ELEMENTS), refusals.WOULD_DO)
        if not self.within:
            self.root(tag, attributes.get("game", ""))
        if tag == "section":
            self.section = attributes.get("name", "")
        self.quantity = attributes.get("qty", "1")
        self.line = self.parser.CurrentLineNumber
        self.told = ""
        self.within.append(tag)

    def root(self, tag: str, game: str) -> None:
        if tag != "deck":
            raise not_a_deck(refusals.WEB_PAGE, refusals.WOULD_DO)
        if game.lower() != GAME:
            raise not_a_deck(refusals.XML_OTHER_GAME.fill(game=shorten(game), ours=GAME), refusals.WOULD_DO)

    def text(self, told: str) -> None:
        if len(self.told) <= 2 * LONGEST_TITLE:
            self.told += told

    def end(self, tag: str) -> None:
        self.within.pop()
        told = clean(self.told[: 2 * LONGEST_TITLE])
        if tag == "notes":
            self.draft.name = told
        elif tag == "card" and self.section == INVESTIGATOR:
            self.draft.investigator = (
                self.draft.investigator or told
            )  # the large card, and the small one that stands for it
        elif tag == "card":
            self.card(told)
        self.told = ""

    def card(self, told: str) -> None:
        number = (
            self.quantity if self.quantity.isascii() and self.quantity.isdigit() and len(self.quantity) < 6 else "0"
        )
        line = card_of(self.line, told, int(number))
        line.level = UNTOLD if line.title == told else line.level
        line.where = at_line(self.line)
        self.draft.add(line)


# ---------------------------------------------------------------- writing
def to_o8d(deck: Deck) -> str:
    """The deck as an .o8d file; its name stands in the notes, for which the format has no other place."""
    who = pool.card(deck.investigator)
    out = ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>', f'<deck game="{GAME}" sleeveid="0">']
    out += _section(INVESTIGATOR, [(who.code, who.en, 1)])
    for name, type in SECTIONS:
        out += _section(name, [_row(id, n) for id, n in _of(deck, type)])
    weak = [_row(id, n) for id, n in deck.cards if pool.card(id).weakness]
    if deck.random:
        weak.append((pool.RANDOM_CODE, str(pool.RANDOM), deck.random))
    out += _section(WEAKNESS, weak)
    return "\n".join([*out, f"  <notes>{escape(clean(deck.name))}</notes>", "</deck>"]) + "\n"


def _of(deck: Deck, type: int) -> list[tuple[str, int]]:
    return [(d.id, n) for d, n in of_type(deck, type) if not d.weakness]


def _row(id: str, n: int) -> tuple[str, str, int]:
    d = pool.card(id)
    several = len(pool.by_name()[squash(d.en)]) > 1
    name = f"{d.en} ({max(0, d.level)})" if several else d.en
    return d.code, name, n


def _section(name: str, rows: list[tuple[str, str, int]]) -> list[str]:
    lines = [f'    <card qty="{n}" id="{uuid5(UUID(GAME), code)}">{escape(title)}</card>' for code, title, n in rows]
    return [f'  <section name="{name}" shared="False">', *lines, "  </section>"]
