"""What the story has changed in a combat: which set-ups are in force, for which reason, and which of them keeps an enemy back.

A change is a row `{by, use, n}`: the scene of the story (`ember-loan/a1-c1-ford`), the set-up's name, and which of its entries in
that scene holds.  Its sentence stands in the campaign (`voice.tale.change`); a service that lasts has no scene.
"""

from __future__ import annotations

from tableforge.fateforge.battle.scenes import barred
from tableforge.fateforge.camp import lasting
from tableforge.fateforge.names import BLUE, COLOURS
from tableforge.fateforge.pieces import Foe
from tableforge.fateforge.seen import Change
from tableforge.fateforge.state import Fate
from tableforge.fateforge.tale.condition import holds


def rows(s: Fate) -> list[Change]:
    """Every change that is in force in the combat that is fought."""
    if s.tale is None or s.saga is None or s.scene is None:
        return []
    out = [row for use in dict.fromkeys(s.prepared) for row in by_story(s, use)]
    if lasting.has(s, lasting.WET_SHEETS):
        out.append({"by": "", "use": lasting.WET_SHEETS, "n": "0"})
    return out


def by_story(s: Fate, use: str) -> list[Change]:
    """A set-up of the scene that the group is in, with the first of its reasons that holds; none where it is not the scene's."""
    assert s.tale is not None and s.saga is not None
    whens = [when for when, name in s.tale.scenes[s.saga.at].setup if name == use]
    n = next((k for k, when in enumerate(whens) if when is None or holds(s, when)), 0)
    return [{"by": f"{s.tale.id}/{s.saga.at}", "use": use, "n": str(n)}] if whens else []


def keeping_back(s: Fate, e: Foe) -> list[Change]:
    """The changes by which an enemy can do nothing now: it is stunned by one, may not go where it would, or sees no further."""
    if s.tale is None or s.saga is None or s.scene is None:
        return []
    uses: list[str] = []
    for name in s.prepared:
        for x in s.scene.setup.get(name, ()):
            if x.word == "stun":
                behind = (
                    e.stunned
                    and s.round <= 1
                    and x.what in (e.d.id, e.d.faction, *COLOURS[e.d.colour : e.d.colour + 1])
                )
            elif x.word == "bar":
                behind = not e.stunned and barred(s, e.d.colour, x.a)
            else:
                behind = x.word == "no-range+1" and not e.stunned and e.d.colour == BLUE
            if behind:
                uses.append(name)
    return [row for use in dict.fromkeys(uses) for row in by_story(s, use)]
