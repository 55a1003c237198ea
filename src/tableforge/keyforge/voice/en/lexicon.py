"""The English names of KeyForge: players, zones, houses, traits, keywords, labels."""

from __future__ import annotations

from typing import Final

from tableforge.keyforge import names
from tableforge.keyforge import questions as q
from tableforge.keyforge import words as w
from tableforge.keyforge.keywords import KEYWORDS
from tableforge.tongue.en import PLURAL, YOU, Person

# ------------------------------------------------------------------ players
PLAYERS: Final = {
    "you": YOU,
    "opponent": Person("your opponent"),
    "each_player": Person("each player"),
    "any_player": Person("a player"),
    "they": Person("they", PLURAL),
    "its_controller": Person("its controller"),
    "its_owner": Person("its owner"),
    "its_opponent": Person("its opponent"),
    "chosen_player": Person("that player"),
    "supply": Person("the common supply"),
}
YOURSELF: Final = q.Who("you")
ZONES: Final = {
    names.DECK: "deck",
    names.HAND: "hand",
    names.DISCARD: "discard pile",
    names.ARCHIVES: "archives",
}


# ------------------------------------------------------------------ references to cards
IT, THIS, THIS_CREATURE, CHOSEN = q.Ref("it"), q.Ref("this"), q.Ref("this_creature"), q.Ref("chosen")
SAME: Final = {"its": "it", "them": "it"}
HOUSES: Final = {
    "chosen_house": "of that house",
    "active_house": "of the active house",
    "your_houses": "of one of your houses",
    "all_houses": "of all houses",
}


def house(name: str) -> str:
    """A house's name: Mars, Shadows."""
    return name.capitalize()


def the_house(name: str) -> str:
    """A house as a choice names it: Mars, that house."""
    return {"chosen_house": "that house", "active_house": "the active house"}.get(name, house(name))


def trait(name: str) -> str:
    """A trait: Giant, AI."""
    return name.upper() if name in ("ai", "[redacted]") else name.capitalize()


def keyword(name: str, n: int = 0) -> str:
    """A keyword in the middle of a sentence: elusive, assault 2."""
    word = KEYWORDS[name].said.text("en")
    return f"{word} {n}" if n else word


OPPONENT, EACH_PLAYER, SUPPLY = q.Who("opponent"), q.Who("each_player"), q.Who("supply")
LABELS: Final = tuple([x.replace("_", " ").title() for x in names.LABELS])


def type_name(type: str) -> str:
    """The type of a card in a word: creature, artifact."""
    return type


def agreeing(adjective: str, type: str) -> str:
    """An adjective beside a card of a type: ready."""
    return adjective


def labels(which: tuple[int, ...]) -> str:
    """
    >>> labels((names.PLAY, names.BEFORE_FIGHT))
    'Play/Before Fight'
    """
    return "/".join([LABELS[x] for x in which])


WAYS: Final = {
    w.READY: "ready",
    w.STUNNED: "stunned",
    w.UNDER_OPPONENT: "under your opponent's control",
}
