"""The terms of KeyForge as English sentences need them: players, zones, houses, traits, keywords, labels."""

from __future__ import annotations

from typing import Final

from tableforge.keyforge import names
from tableforge.keyforge import questions as q
from tableforge.keyforge import words as w
from tableforge.keyforge.lexicon import LEXICON
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
    names.DECK: LEXICON.word("en", "zone:deck"),
    names.HAND: LEXICON.word("en", "zone:hand"),
    names.DISCARD: LEXICON.word("en", "discard-pile"),
    names.ARCHIVES: LEXICON.word("en", "zone:archives"),
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
    return LEXICON.word("en", name)


def the_house(name: str) -> str:
    """A house as a choice names it: Mars, that house."""
    named = {"chosen_house": "that house", "active_house": "the active house"}
    return named[name] if name in named else house(name)


def trait(name: str) -> str:
    """A trait: Giant, AI."""
    return LEXICON.word("en", f"trait:{name}")


def keyword(name: str, n: int = 0) -> str:
    """A keyword in the middle of a sentence: elusive, assault 2."""
    word = LEXICON.word("en", f"keyword:{name}")
    return f"{word} {n}" if n else word


OPPONENT, EACH_PLAYER, SUPPLY = q.Who("opponent"), q.Who("each_player"), q.Who("supply")
LABELS: Final = {
    n: LEXICON.label("en", f"label:{label}") for n, label in enumerate(names.LABELS) if n != names.AS_PLAYED
}


def labels(which: tuple[int, ...]) -> str:
    """
    >>> labels((names.PLAY, names.BEFORE_FIGHT))
    'Play/Before Fight'
    """
    return "/".join([LABELS[x] for x in which])


WAYS: Final = {
    w.READY: LEXICON.word("en", "state:ready"),
    w.STUNNED: LEXICON.word("en", "state:stunned"),
    w.UNDER_OPPONENT: "under your opponent's control",
}
