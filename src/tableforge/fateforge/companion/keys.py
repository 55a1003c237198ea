"""The readable keys of what can be tapped: `more:rescue`, `dead:red`, `health:shaman:4`, `start-combat`."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import codes, keys
from tableforge.fateforge.companion import taps
from tableforge.fateforge.enemies.reactions import called_for
from tableforge.fateforge.state import Fate
from tableforge.kernel.ask import DONE, Decision

NOBODY: Final = "nobody"


def key(s: Fate, d: Decision, option: int) -> str:
    """The key of an option of a screen."""
    if d.kind == taps.CHEST_SCREEN:
        return "gold" if option == DONE else s.pack.cards[option].id
    verb, n = codes.verb_of(option), codes.target_of(option)
    if verb == taps.GO:
        return taps.FOOT.get(d.kind, taps.CONTINUE)
    word = taps.VERBS[verb]
    about = target(s, verb, n)
    return f"{word}:{about}" if about else word


def target(s: Fate, verb: int, n: int) -> str:
    """What a verb is done to; "" where there is only one such thing."""
    scene = s.scene
    if verb in (taps.DOWN, taps.UP, taps.CORRUPT):
        return s.heroes[n].d.id
    if verb in (taps.HEALTH, taps.ENERGY):
        return f"{s.heroes[n // taps.VALUES].d.id}:{n % taps.VALUES}"
    if verb == taps.PURIFY:
        return f"{s.heroes[n // taps.CARDS].d.id}:{s.pack.cards[n % taps.CARDS].id}"
    if verb == taps.DEAD:
        return called_for(s, s.named[n])
    if verb == taps.FELL:
        return keys.foe(s.foes[n])
    if verb in (taps.WEAK, taps.LOOT):
        return str(n + 1)
    if verb == taps.ALLY:
        return NOBODY if n == taps.NOBODY else s.pack.allies[n].id
    if verb in (taps.USED, taps.KEPT):
        return keys.gear(s, n)
    assert scene is not None
    if verb in (taps.MORE, taps.LESS):
        return scene.objectives[n].id
    if verb == taps.CHEST:
        return scene.tokens[n].id or str(n + 1)
    if verb == taps.POINT:
        return scene.points[n].id
    if verb == taps.DOOR:
        return scene.doors[n].id
    return scene.map.portals[n].id if verb == taps.PORTAL else ""
