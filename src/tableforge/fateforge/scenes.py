"""What a scene sets apart from the rules: limits on carrying, and what the story has prepared (`FF.scene-setup`)."""

from __future__ import annotations

from tableforge.fateforge.definition import Outcome
from tableforge.fateforge.names import BLUE, COLOURS
from tableforge.fateforge.state import Fate


def prepared(s: Fate, word: str) -> list[Outcome]:
    """The words of this kind that the story has prepared the scene with, and that hold in this round."""
    if not s.prepared or s.scene is None:
        return []
    return [
        x
        for name in s.prepared
        for x in s.scene.setup.get(name, ())
        if x.word == word and (not x.rounds or s.round in x.rounds)
    ]


def barred(s: Fate, colour: int, z: int) -> bool:
    """Whether a colour may not enter a zone: in a round, or while a hero is there."""
    for x in prepared(s, "bar"):
        if x.a == z and x.what == COLOURS[colour] and (x.rounds or any([h.zone == z and not h.down for h in s.heroes])):
            return True
    return False


def reacting(s: Fate, usual: int) -> int:
    """How many colours react in this round."""
    if s.round == 1 and prepared(s, "quiet"):
        return 0
    for x in prepared(s, "colours"):
        return x.n
    return usual


def no_sprint(s: Fate, p: int) -> bool:
    """Whether nobody may sprint now, or not with what this hero carries."""
    if prepared(s, "no-sprint"):
        return True
    return any([carry_rule(s, n) == "no-sprint" for n in s.heroes[p].carried])


def short_sighted(s: Fate, colour: int) -> bool:
    """Whether shots of this colour go no further than usual."""
    return colour == BLUE and bool(prepared(s, "no-range+1"))


def any_focus(s: Fate, objective: str) -> bool:
    """Whether any result pays for seeing to this objective."""
    return any([x.what == objective for x in prepared(s, "any-focus")])


def carry_rule(s: Fate, n: int) -> str:
    """What is said of carrying a token of this objective; "" where nothing is."""
    assert s.scene is not None
    o = s.scene.objectives[n]
    if any([x.what in (o.id, o.token) for x in prepared(s, "free")]):
        return ""
    for token, rule in s.scene.carry_rule:
        if token in (o.id, o.token):
            return rule
    return ""
