"""What a scene sets apart from the rules: limits on carrying, and what the story has prepared (`FF.scene-setup`)."""

from __future__ import annotations

from tableforge.fateforge.definition import Outcome, Pack, Placed, SceneDef
from tableforge.fateforge.names import BLUE, COLOURS
from tableforge.fateforge.state import Fate


def fought(pack: Pack, id: str) -> SceneDef:
    """The combat scene that a story calls by this name."""
    return pack.scenes[id] if id in pack.scenes else next(x for x in pack.scenes.values() if x.story == id)


def prepared(s: Fate, word: str) -> list[Outcome]:
    """The words of this kind that the story has prepared the scene with, and that hold in this round."""
    return prepared_for(s, word, s.round)


def prepared_for(s: Fate, word: str, round: int) -> list[Outcome]:
    """… and that hold in another one."""
    if not s.prepared or s.scene is None:
        return []
    return [
        x
        for name in s.prepared
        for x in s.scene.setup.get(name, ())
        if x.word == word and (not x.rounds or round in x.rounds)
    ]


def ally(s: Fate) -> int:
    """The ally who must come along, by its number: the one that the scene, the story or the settings name; -1 for none (285)."""
    assert s.scene is not None
    named = [x.what for x in prepared(s, "ally")]
    id = s.scene.ally or (named[0] if named else s.companion)
    return next((k for k, a in enumerate(s.pack.allies) if a.id == id), -1)


def allies(s: Fate) -> list[int]:
    """Those whom the group may choose from, where none must come along: all who have joined it in the campaign."""
    return [k for k, a in enumerate(s.pack.allies) if s.saga is not None and a.id in s.saga.allies]


def waves(s: Fate, round: int) -> list[Placed]:
    """Who arrives in a round; nobody, where the story has kept them away."""
    assert s.scene is not None
    if prepared_for(s, "no-wave", round):
        return []
    return [line for line in s.scene.waves if line.round == round and s.by_count(line.n)]


def shown(s: Fate, what: str) -> bool:
    """Whether the story lets the group know this beforehand: who will come (`waves`), or a boss's first card (`deck`)."""
    return any([x.what == what for x in prepared_for(s, "show", 0)])


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
