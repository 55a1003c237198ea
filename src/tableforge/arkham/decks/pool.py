"""The cards that decks are made of, found by id, by ArkhamDB code, and by name and level in either language."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from tableforge.arkham.definition import CardDef
from tableforge.arkham.names import ASSET, DECK_SIZE, EVENT, INVESTIGATOR, SKILL
from tableforge.tongue.spelling import squash
from tableforge.tongue.text import LANGUAGES, Text

SIZE: Final = DECK_SIZE
LEVEL: Final = re.compile(r" \([0-9]\)$")
CORE: Final = Text("Core Set", "Boîte de Base")
# What other tools put in place of a weakness that is yet to be drawn.
RANDOM_CODE: Final = "01000"
RANDOM: Final = Text("Random Basic Weakness", "Faiblesse de base aléatoire")
PLAYER_TYPES: Final = (ASSET, EVENT, SKILL)
# The revised core set prints the same cards again under codes of its own.
REVISED: Final = 500
REPRINTED: Final = range(1016, 1104)


@cache
def cards() -> dict[str, CardDef]:
    """Every card of the core set, by id."""
    from tableforge.arkham.cards import CARDS, definition

    return {id: definition(id) for id in CARDS}


@cache
def by_code() -> dict[str, str]:
    """The ids by code, those of the revised core set included."""
    own = {d.code: id for id, d in cards().items()}
    again = {f"{n + REVISED:05}": own[f"{n:05}"] for n in REPRINTED if f"{n:05}" in own}
    return {**again, **own}


@cache
def by_name() -> dict[str, dict[int, str]]:
    """The ids of the cards that could stand in a deck, by squashed name and then by level."""
    out: dict[str, dict[int, str]] = {}
    for id, d in cards().items():
        if is_for_decks(d):
            for key in {squash(d.en), squash(d.fr), squash(id)}:
                out.setdefault(key, {})[max(0, d.level)] = id
    return out


@cache
def others() -> dict[str, str]:
    """The ids of all other cards, by squashed name: no deck has them."""
    return {squash(name): id for id, d in cards().items() if not is_for_decks(d) for name in (id, d.en, d.fr)}


@cache
def investigators() -> dict[str, str]:
    """The ids of the investigators by squashed name, English and French, and by id and code."""
    own = [d for d in cards().values() if d.type == INVESTIGATOR]
    names = {squash(name): d.id for d in own for name in (d.id, d.code, d.en, d.fr)}
    first = {squash(d.id.partition("-")[0]): d.id for d in own}
    return {**first, **names}


def named(told: str) -> str:
    """The id that a name, a code or an id stands for, of level 0 unless it says another: 'Beat Cop (2)'; as it is where none.

    >>> named("Beat Cop (2)"), named("magnifying glass"), named("01006"), named("excalibur")
    ('beat-cop-2', 'magnifying-glass', 'rolands-38-special', 'excalibur')
    """
    name, _, level = told.removesuffix(")").rpartition(" (") if LEVEL.search(told) else (told, "", "")
    if (levels := by_name().get(squash(name))) is None:
        return by_code().get(told, told)
    wanted = int(level) if level else 0 if 0 in levels else min(levels)
    return levels.get(wanted, told)


def card(id: str) -> CardDef:
    """The card of an id that is known to be one."""
    return cards()[id]


# ---------------------------------------------------------------- what a card is to a deck
def is_for_decks(d: CardDef) -> bool:
    """Whether a card could stand in somebody's deck: a player card or a weakness."""
    return d.type in PLAYER_TYPES or d.weakness


def is_story(d: CardDef) -> bool:
    """Whether it is a story asset: a player card without a level that is nobody's own (AH.deck-story-assets)."""
    return d.type in PLAYER_TYPES and d.level < 0 and not d.weakness and not d.only_for


def counts(d: CardDef) -> bool:
    """Whether a card counts towards the size of the deck (AH.deck-size, AH.permanent)."""
    return not (d.weakness or d.only_for or d.permanent or is_story(d))


def worth(d: CardDef) -> int:
    """The experience that a copy of a card stands for: its level, twice for an exceptional one (AH.exceptional)."""
    return max(0, d.level) * (2 if d.exceptional else 1)


def is_random(name: str) -> bool:
    """Whether a name means a basic weakness that is yet to be drawn."""
    return squash(name) in [squash(RANDOM.text(lang)) for lang in LANGUAGES]


def told(d: CardDef) -> Text:
    """A card's name in every language, with its level where it has one above 0."""
    level = f" ({d.level})" if d.level > 0 else ""
    return Text(d.en + level, d.fr + level)


def ordered(pairs: dict[str, int]) -> tuple[tuple[str, int], ...]:
    """Cards with their copies in the order of the set; cards that nobody knows come last."""
    known = cards()
    return tuple(sorted(pairs.items(), key=lambda pair: (known[pair[0]].code if pair[0] in known else "~", pair[0])))


def may_have(investigator: CardDef, d: CardDef) -> bool:
    """Whether an investigator's deck may have a card of this class and level (AH.deck-options, AH.core-class-access)."""
    return any([cls == d.cls and d.level <= most for cls, most in investigator.access])
