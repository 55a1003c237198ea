"""What can be tapped on the companion's screens, as options: a verb and what it is done to."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import board, codes
from tableforge.fateforge.battle import items, scenes
from tableforge.fateforge.battle.upkeep import may_extend
from tableforge.fateforge.names import RISING, RITE, WARD
from tableforge.fateforge.pieces import NO_ONE, Foe
from tableforge.fateforge.state import LIES_CHEST, LIES_FOOD, LIES_GEM, LIES_POINT, Fate, FFrame

# ---- the verbs; the one at the foot of a screen is called by what it leads to
(
    GO,
    MORE,
    LESS,
    CHEST,
    POINT,
    DOOR,
    PORTAL,
    WEAK,
    LIFE,
    DOWN,
    UP,
    CORRUPT,
    DEAD,
    TURN,
    UPKEEP,
    LOOT,
    HEALTH,
    ENERGY,
    PURIFY,
    FELL,
    ALLY,
    STAY,
    USED,
    KEPT,
    LIVES_ON,
) = range(25)
VERBS: Final = (
    "go",
    "more",
    "less",
    "chest",
    "explore",
    "door",
    "portal",
    "weak-point",
    "life",
    "down",
    "up",
    "corruption",
    "dead",
    "boss-card",
    "upkeep",
    "loot",
    "health",
    "energy",
    "purify",
    "defeated",
    "ally",
    "stay",
    "used",
    "kept",
    "life-back",
)

# ---- the screens, as kinds of question, and what the button at their foot is called
SETUP_SCREEN, ROUND_SCREEN, ACTION_SCREEN, REACTIONS_SCREEN = "app-set-up", "app-round", "app-action", "app-reactions"
ENEMIES_SCREEN, UPKEEP_SCREEN, OUTCOME_SCREEN, HEALTH_SCREEN = "app-enemies", "app-upkeep", "app-outcome", "app-health"
READ_SCREEN, CHEST_SCREEN, EXTRA_SCREEN = "app-read", "app-chest", "app-extra"
FOOT: Final = {
    SETUP_SCREEN: "start-combat",
    ROUND_SCREEN: "start-action-phase",
    ACTION_SCREEN: "enemy-reactions",
    EXTRA_SCREEN: "leave",
}
CONTINUE: Final = "continue"
SCREENS: Final = (
    SETUP_SCREEN,
    ROUND_SCREEN,
    ACTION_SCREEN,
    REACTIONS_SCREEN,
    ENEMIES_SCREEN,
    UPKEEP_SCREEN,
    EXTRA_SCREEN,
    OUTCOME_SCREEN,
    HEALTH_SCREEN,
    READ_SCREEN,
    CHEST_SCREEN,
)

MOST_UNITS: Final = 20  # of an objective that is counted by hand
VALUES: Final = 64  # of a health or energy box: a hero times this, and the figure
CARDS: Final = 1024  # of a Corruption card: a hero times this, and the card
NOBODY: Final = codes.TARGET - 1  # in the place of an ally
assert VALUES * 4 <= codes.TARGET and CARDS * 4 <= codes.TARGET


def counters(s: Fate) -> list[int]:
    """One more or one less of each objective (`FF.objective-units`)."""
    out: list[int] = []
    for k, n in enumerate(s.units):
        if n < MOST_UNITS:
            out.append(codes.option(MORE, k))
        if n > 0:
            out.append(codes.option(LESS, k))
    return out


def fates(s: Fate) -> list[int]:
    """Who has been knocked out, who has been revived, who draws a Corruption card (217, 233)."""
    out: list[int] = []
    for p, h in enumerate(s.heroes):
        if h.down:
            out.append(codes.option(UP, p))
        else:
            out.append(codes.option(DOWN, p))
    if s.corruption_deck:
        out += [codes.option(CORRUPT, p) for p in range(len(s.heroes))]
    return out


def things(s: Fate) -> list[int]:
    """What is tapped in the application: chests, exploration tokens, doors, portals, a boss (106, 112, 116, 117, 157)."""
    scene = s.scene
    assert scene is not None
    out = [codes.option(CHEST, n) for kind, _, n in s.lying if kind == LIES_CHEST]
    out += [codes.option(POINT, n) for kind, _, n in s.lying if kind == LIES_POINT]
    out += [codes.option(DOOR, k) for k in range(len(scene.doors))]
    out += [codes.option(PORTAL, k) for k in range(len(scene.map.portals)) if not (s.portals | s.sealed) >> k & 1]
    i = boss(s)
    if i >= 0:
        e = s.enemy(i)
        assert e.d.boss is not None
        out += [codes.option(WEAK, n) for n in range(len(e.d.boss.icons)) if not e.covered >> n & 1]
        out += lives(s, e)
    return out


def lives(s: Fate, e: Foe) -> list[int]:
    """A boss has lost a life, or has one back that was taken off by mistake (`FF.boss-lives`)."""
    return [codes.option(LIFE), *([codes.option(LIVES_ON)] if e.lives < most_lives(s, e) else [])]


def most_lives(s: Fate, e: Foe) -> int:
    """The lives that a boss comes into this scene with."""
    assert e.d.boss is not None
    n = e.d.boss.lives
    for x in scenes.prepared(s, "lives"):
        n = max(1, n + x.n)
    return n


def tokens(s: Fate) -> list[int]:
    """The tokens that may have been defeated; saying so spares a tap later, and nobody has to."""
    return [codes.option(FELL, k) for k, e in enumerate(s.foes) if not e.out and not board.boss(e)]


def boss(s: Fate) -> int:
    """The boss on the board, by its handle, or -1."""
    return next((codes.FOE + k for k, e in enumerate(s.foes) if board.boss(e) and not e.out), -1)


def card_due(s: Fate, f: FFrame) -> bool:
    """Whether the boss has not turned its card of this step yet."""
    return boss(s) >= 0 and not f.struck


def loot(s: Fate) -> list[tuple[int, int, int]]:
    """The gems and the food of the scene that nobody has claimed: what, where, how much; also what enemies carry."""
    out = [x for x in s.lying if x[0] in (LIES_GEM, LIES_FOOD)]
    out += [(LIES_GEM, e.zone, e.gold) for e in s.foes if e.gold]
    return out + [(LIES_FOOD, e.zone, e.food) for e in s.foes if e.food]


def asks_upkeep(s: Fate) -> list[str]:
    """Why the upkeep of this round must be shown: what happens in it, besides that cubes go."""
    assert s.scene is not None
    out = [f"ward:{o.id}" for o in s.scene.objectives if o.kind == WARD]
    alive = [e for e in s.foes if not e.out]
    if any([e.abilities & RITE for e in alive]):
        out.append("rite")
    if any([e.abilities & RISING for e in s.foes]):
        out.append("rising")
    return [*out, *[f"down:{h.d.id}" for h in s.heroes if h.down]]


def options(s: Fate, f: FFrame, screen: str) -> tuple[int, ...]:
    """Everything that can be tapped on a screen; the button at its foot comes first."""
    foot = [codes.option(GO)]
    if screen == SETUP_SCREEN:
        return tuple(foot + allies(s, f))
    if screen == HEALTH_SCREEN:
        return tuple(foot + boxes(s) + draws(s) + supplies(s))
    more = counters(s)
    if screen == EXTRA_SCREEN:
        return tuple(foot + ([codes.option(STAY)] if may_extend(s) else []) + more)
    if screen == ROUND_SCREEN:
        return tuple(foot + more)
    if screen == ACTION_SCREEN:
        return tuple(foot + things(s) + more + fates(s) + tokens(s))
    if screen == REACTIONS_SCREEN:
        return tuple(foot + [codes.option(DEAD, k) for k in range(len(s.named))] + more)
    if screen == ENEMIES_SCREEN:
        if card_due(s, f):
            foot = [codes.option(TURN)]
        elif not asks_upkeep(s):
            foot.append(codes.option(UPKEEP))
        return tuple(foot + things(s) + more + fates(s) + tokens(s))
    if screen == UPKEEP_SCREEN:
        return tuple(foot + more + fates(s))
    assert screen == OUTCOME_SCREEN, screen
    return tuple(foot + more + [codes.option(LOOT, k) for k in range(len(loot(s)))] + fates(s))


def ally(s: Fate, f: FFrame) -> int:
    """The ally who comes along, by its number: the one who must, or the one whom the group has chosen; -1 for none (285)."""
    must = scenes.ally(s)
    return must if must >= 0 else f.it


def allies(s: Fate, f: FFrame) -> list[int]:
    """Whom else the group may take along, or that it takes nobody, where no ally must come."""
    if scenes.ally(s) >= 0:
        return []
    out = [codes.option(ALLY, k) for k in scenes.allies(s) if k != f.it]
    return out if f.it == NO_ONE else [*out, codes.option(ALLY, NOBODY)]


def boxes(s: Fate) -> list[int]:
    """The figures that a hero's boxes can show; who stands has health left (230)."""
    out: list[int] = []
    for p, h in enumerate(s.heroes):
        if not (h.down and h.by_corruption):  # whom Corruption has felled nobody heals in this scene (237)
            out += [codes.option(HEALTH, p * VALUES + n) for n in range(1, h.hp_max + 1) if n != h.hp]
        out += [codes.option(ENERGY, p * VALUES + n) for n in range(h.en_max + 1) if n != h.en]
    return out


def entered(s: Fate, verb: int, n: int) -> None:
    """A figure of a hero's boxes, as it is on the real board (230)."""
    p, value = n // VALUES, n % VALUES
    h = s.hero(p)
    if verb == HEALTH:
        h.hp = value
        if h.down:  # somebody has healed it (235)
            h.down = False
            s.emit("FF.story-knock-out", "revives", h.seat, (p,), h.hp)
    else:
        h.en = value
    s.emit("FF.health-recorded", "app-boxes", -1, (p,), data=(h.hp, h.en))


def draws(s: Fate) -> list[int]:
    """Corruption cards that came or went in ways that the application was not told of."""
    out = [codes.option(CORRUPT, p) for p in range(len(s.heroes))] if s.corruption_deck else []
    return out + [codes.option(PURIFY, p * CARDS + i) for p, h in enumerate(s.heroes) for i in h.corruption]


# ------------------------------------------------------------------ what is used up
def supplies(s: Fate) -> list[int]:
    """One use less of what has so many and no more, and one use back that was struck off by mistake (82)."""
    out: list[int] = []
    for i in counted(s):
        g = s.gear[i]
        if g.left:
            out.append(codes.option(USED, i))
        if g.left < items.uses(g.d):
            out.append(codes.option(KEPT, i))
    return out


def counted(s: Fate) -> list[int]:
    """The group's items whose uses are counted, whoever carries them."""
    return [i for i in items.owned(s) if items.uses(s.gear[i].d)]


def struck(s: Fate, verb: int, i: int) -> None:
    """A use is struck off, or put back; what has none left goes out of the game when the next combat begins."""
    g = s.piece(i)
    g.left += -1 if verb == USED else 1
    s.emit("FF.charged", "app-used", -1, (codes.GEAR + i,), g.left, how="" if g.left else "up")


def put_away(s: Fate) -> None:
    """What has been used up is gone for good."""
    for p, h in enumerate(s.heroes):
        for i in [i for i in h.board if i >= 0 and items.spent(s.gear[i])]:
            items.take_off(s, p, i)
    s.bag = tuple([i for i in s.bag if not items.spent(s.gear[i])])
