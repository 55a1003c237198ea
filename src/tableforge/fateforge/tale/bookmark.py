"""A campaign laid open at a scene: what has been done and found so far, and who thinks what of the group.

    {"scene": "a1-c2-toll", "gold": 1, "flags": "prisoner", "regard": {"militia": 2}, "quests": {"room-nine": "open"}}

The scene has just been come to: what happens there by itself follows.  What is not said has not happened yet.
"""

from __future__ import annotations

from typing import Any, Final

from tableforge.errors import BadSetup
from tableforge.fateforge import refusals
from tableforge.fateforge.battle import scenes
from tableforge.fateforge.battle.layout import lay_board
from tableforge.fateforge.battle.program import COMBAT as FIGHT
from tableforge.fateforge.pieces import Saga
from tableforge.fateforge.state import LEAVING, Fate, frame
from tableforge.fateforge.tale import chronicle
from tableforge.fateforge.tale.definition import COMBAT, NO_LIMIT, QUEST_STATES, Tale, TaleScene
from tableforge.position import number, one_of, parse_whole, parse_zone
from tableforge.tongue.text import Text, expected_but_got

STORY_WORDS: Final = (
    "scene",
    "act",
    "flags",
    "regard",
    "counts",
    "cards",
    "unlocked",
    "places",
    "quests",
    "won",
    "lost",
    "seen",
    "allies",
    "points",
    "trait_points",
    "lasting",
    "spot",
    "steps",
    "side",
    "fought",
)


def ids(pos: dict[str, Any], word: str) -> tuple[str, ...]:
    return tuple([str(x) for x in parse_zone(pos.get(word, ()))])


def table(pos: dict[str, Any], word: str) -> dict[str, Any]:
    """What is said of each of several things, by their names."""
    value = pos.get(word, {})
    if not isinstance(value, dict):
        raise BadSetup(expected_but_got(refusals.BY_NAMES.fill(word=word), value))
    return value


def counted(pos: dict[str, Any], word: str, known: list[str], refusal: Text) -> tuple[int, ...]:
    """A number for each of those that are known, 0 where none is said."""
    said = table(pos, word)
    for id in said:
        one_of(id, known, refusal)
    return tuple([number(said, id, NO_LIMIT, -NO_LIMIT) if id in said else 0 for id in known])


def lay(s: Fate, told: Tale, pos: dict[str, Any]) -> None:
    """The chronicle as the position tells it, at the scene that it names."""
    chronicle.begin(s, told)
    x = chronicle.saga(s)
    x.at = one_of(pos.get("scene", told.start), told.scenes, refusals.NO_STORY_SCENE)
    here = told.scenes[x.at]
    x.act = number(pos, "act", len(told.acts) - 1) if "act" in pos else [a.id for a in told.acts].index(here.act)
    x.flags = frozenset(ids(pos, "flags"))
    x.regard = counted(pos, "regard", [r.id for r in told.reputations], refusals.NO_REPUTATION)
    x.counts = counted(pos, "counts", list(told.counters), refusals.NO_COUNTER)
    x.cards = tuple([one_of(c, told.cards, refusals.NO_STORY_CARD) for c in ids(pos, "cards")])
    x.rules = frozenset([one_of(r, told.rules, refusals.NO_STORY_RULE) for r in ids(pos, "unlocked")])
    x.places = tuple([one_of(p, told.places, refusals.NO_PLACE) for p in ids(pos, "places")])
    x.quests = tuple([quest(told, id, state) for id, state in table(pos, "quests").items()])
    x.won, x.lost = ids(pos, "won"), ids(pos, "lost")
    x.visited = frozenset([one_of(v, told.scenes, refusals.NO_STORY_SCENE) for v in ids(pos, "seen")])
    known = [a.id for a in s.pack.allies]
    x.allies = tuple([one_of(a, known, refusals.NO_SUCH_ALLY) for a in ids(pos, "allies")])
    x.points = number(pos, "points", 99) if "points" in pos else 0
    s.trait_points = number(pos, "trait_points", 99) if "trait_points" in pos else 0
    x.lasting = ids(pos, "lasting")
    if "side" in pos:
        x.side = one_of(pos["side"], told.quests, refusals.NO_SIDE_QUEST)
        x.back = next(r.id for r in told.scenes.values() if x.side in r.quests)
    if "spot" in pos:
        under_way(told, x, here, pos)
    s.stack[-1].pc = chronicle.CHRONICLE.at("enter")
    if "fought" in pos:
        fought(s, here, pos["fought"])


def quest(told: Tale, id: str, state: Any) -> tuple[str, str, int]:
    """A side quest with its state, and how many rests have ended since it was offered: `open`, `open:1`."""
    word, _, rests = str(state).partition(":")
    known = one_of(id, told.quests, refusals.NO_SIDE_QUEST)
    return known, one_of(word, QUEST_STATES, refusals.NO_QUEST_STATE), parse_whole(rests) or 0


def under_way(told: Tale, x: Saga, here: TaleScene, pos: dict[str, Any]) -> None:
    """An exploration that has come as far as this spot."""
    x.exploration, x.map = here.id, here.map
    x.spot = one_of(pos["spot"], told.maps[here.map].spots, refusals.NO_SPOT)
    x.steps = number(pos, "steps", 99) if "steps" in pos else here.budget
    x.path = (x.spot,)


def fought(s: Fate, here: TaleScene, how: object) -> None:
    """The combat of the scene has been fought, and is about to be judged: "won", "lost", or the objectives that were met."""
    if here.kind != COMBAT:
        raise BadSetup(refusals.NO_COMBAT_THERE.fill(scene=here.id))
    s.scene = scenes.fought(s.pack, here.combat)
    fallen = [p for p, h in enumerate(s.heroes) if h.down]
    lay_board(s)
    for p in fallen:
        s.hero(p).down = True
    s.phase = LEAVING
    objectives = [o.id for o in s.scene.objectives]
    s.outcome = 1 if how == "won" else 0
    met = [] if how == "lost" else objectives if how == "won" else [str(o) for o in parse_zone(how)]
    s.met_objectives = sum([1 << objectives.index(one_of(o, objectives, refusals.NO_OBJECTIVE)) for o in met])
    s.stack[-1].pc = chronicle.CHRONICLE.at("after-fight")
    f = frame(FIGHT)
    f.pc = FIGHT.at("judge")
    s.call(f)
