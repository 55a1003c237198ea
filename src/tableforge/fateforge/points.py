"""What the options of Fateforge's questions point at: heroes, enemies, zones, cards, items, and verbs with them.

Each kind of question has one of these (`terms.py`); keys such as `strike:archer.2`, `mercenary/sprint:c` and `strike+move`, and
what options mean, follow from it (`kernel.options`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from tableforge.fateforge import asking, board, codes, keys
from tableforge.fateforge.battle import offer, prepare, turn
from tableforge.fateforge.camp import baggage, rest, services
from tableforge.fateforge.camp.rewards import REWARDS
from tableforge.fateforge.camp.trial import RESULTS
from tableforge.fateforge.companion import taps
from tableforge.fateforge.definition import SceneDef
from tableforge.fateforge.enemies.reactions import called_for
from tableforge.fateforge.names import DICE, HERO_LIMIT, STANCES, VERBS
from tableforge.fateforge.ops.use import AnyOrder
from tableforge.fateforge.pieces import Ally
from tableforge.fateforge.state import Fate
from tableforge.fateforge.tale import chronicle
from tableforge.fateforge.tale.definition import COMPASS
from tableforge.kernel.ask import RawDecision
from tableforge.kernel.options import NOTHING, Meaning, Points, Row, Things, Verbs, Ways, Words, Written

NOBODY: Final = "nobody"  # in the place of an ally
FREE: Final = "nothing"  # what pays where nothing has to be paid
ALLY_FACES: Final = 8  # an option of an ally's skill is the skill times this, and the die


# ------------------------------------------------------------------ how things are written
def scene(s: Fate) -> SceneDef:
    assert s.scene is not None
    return s.scene


def ally(s: Fate) -> Ally:
    assert s.ally is not None
    return s.ally


def written(f: Callable[[Fate, int], str]) -> Written[Fate]:
    """What the position alone says how to write."""
    return Written(lambda s, d, n: f(s, n))


class Handled(Things[Fate]):
    """Things of one sort: how one is written, and its handle in events."""

    def __init__(self, write: Callable[[Fate, int], str], handle: Callable[[int], int]) -> None:
        self.write = write
        self.handle = handle

    def key(self, s: Fate, d: RawDecision, n: int) -> str:
        return self.write(s, n)

    def card(self, s: Fate, d: RawDecision, n: int) -> int:
        return self.handle(n)


def way(s: Fate, n: int) -> str:
    return keys.way(s.pack.cards[n // offer.ALTS], n % offer.ALTS)


def payment(s: Fate, d: RawDecision, n: int) -> str:
    """Which results and tokens pay."""
    assert isinstance(d.about, tuple)
    x = asking.paid_with(s, d.about, n)
    parts = [keys.face(f) for f in x.faces] + ["parry-token"] * x.parry + ["focus-token"] * x.focus
    return "+".join(parts) or FREE


def rerolled(s: Fate, d: RawDecision, n: int) -> str:
    assert isinstance(d.about, int)
    return keys.dice(s, d.about, n)


def slot(s: Fate, n: int) -> str:
    """Where an item goes."""
    f = s.stack[-1]
    return keys.slot(s, f.src, n) if f.prog.name == "stow" else keys.slot(s, n // rest.SLOT, n % rest.SLOT)


def next_act(s: Fate, k: int) -> str:
    """One of several actions by its verb; the second of a kind has its number."""
    f = s.stack[-1]
    op = f.prog.ops[f.pc]
    assert isinstance(op, AnyOrder)
    verbs = [VERBS[act.verb] for act in op.acts]
    n = verbs[: k + 1].count(verbs[k])
    return verbs[k] if n == 1 else f"{verbs[k]}.{n}"


# ------------------------------------------------------------------ things on the table
class Gear(Handled):
    """Items: of the many of a rest only those are written out that a key could mean."""

    def likely(self, s: Fate, options: Iterable[int], key: str) -> Iterable[int]:
        return [n for n in options if n < len(s.gear) and key.startswith(s.gear[n].d.id)]


HERO: Final = Handled(lambda s, n: s.heroes[n].d.id, lambda n: n)
FOE: Final = Handled(lambda s, n: keys.foe(s.enemy(n)), lambda n: n)
ZONE: Final = Handled(keys.zone, lambda n: codes.ZONE + n)
THING: Final = Handled(keys.thing, lambda n: n)
CARD: Final = Handled(lambda s, n: s.pack.cards[n].id, lambda n: codes.CARD + n)
WAY: Final = Handled(way, lambda n: codes.CARD + n // offer.ALTS)
GEAR: Final = Gear(keys.gear, lambda n: codes.GEAR + n)
FIGURE: Final = Handled(
    lambda s, n: f"{s.heroes[n // taps.VALUES].d.id}:{n % taps.VALUES}", lambda n: n // taps.VALUES
)  # of a hero's boxes

# ------------------------------------------------------------------ what is not
INTERACTION: Final = written(keys.interaction)
PORTAL: Final = written(lambda s, n: scene(s).map.portals[n].id)
OBJECTIVE: Final = written(lambda s, n: scene(s).objectives[n].id)
POINT: Final = written(lambda s, n: scene(s).points[n].id)
DOOR: Final = written(lambda s, n: scene(s).doors[n].id)
CHEST: Final = written(lambda s, n: scene(s).tokens[n].id or str(n + 1))
EXIT: Final = written(lambda s, n: scene(s).exits[n][0])
PLACE_FROM_1: Final = written(lambda s, n: str(n + 1))
PAYMENT: Final = Written(payment)
DICE_PLACES: Final = Written(rerolled)
SLOT: Final = written(slot)
NEXT_ACT: Final = written(next_act)
REACTING: Final = written(called_for)
NAMED: Final = written(lambda s, n: called_for(s, s.named[n]))  # of those that the application has called up
GRANTED: Final = written(lambda s, n: keys.face(n))
QUEST: Final = written(lambda s, n: list(s.pack.quests)[n])
ALLY: Final = written(lambda s, n: NOBODY if n == taps.NOBODY else s.pack.allies[n].id)
PERSON: Final = written(lambda s, n: list(chronicle.tale(s).people)[n])
CHEST_ITEM: Final = written(lambda s, n: s.pack.cards[n].id)  # of the companion's chest
CORRUPTION: Final = written(lambda s, n: f"{s.heroes[n // taps.CARDS].d.id}:{s.pack.cards[n % taps.CARDS].id}")
STANCE: Final = Words(*STANCES)
FOUNTAIN: Final = Words("health", "energy")
DIE: Final = Words(*DICE)
REWARD: Final = Words(*[r.replace(" ", "-") for r in REWARDS])
TEST_RESULT: Final = Words(*RESULTS)


# ------------------------------------------------------------------ verbs, and what each is done to
def ways(words: Iterable[str], points: Iterable[Points[Fate]]) -> dict[int, Row]:
    return dict(enumerate(zip(words, points, strict=True)))


PACKS: Final = ("packs", NOTHING)
CHOICE: Final = Ways[Fate](codes.TARGET, {0: ("", written(lambda s, n: chronicle.scene(s).choices[n].id)), 1: PACKS})
DIRECTION: Final = Ways[Fate](codes.TARGET, {0: ("", Words(*COMPASS)), 1: PACKS})
assert baggage.OPEN_PACKS == codes.TARGET
ABSORB: Final = Ways[Fate](codes.TARGET, ways(("parry", "armour", "use"), (NOTHING, GEAR, CARD)))
TRAP: Final = Ways[Fate](codes.TARGET, ways(("spring", "avoid", "use"), (NOTHING, NOTHING, CARD)))

TURN: Final = Verbs[Fate](
    codes.TARGET,
    ways(
        turn.TURN_VERBS,
        (
            NOTHING,
            ZONE,
            ZONE,
            PORTAL,
            PORTAL,
            FOE,
            FOE,
            INTERACTION,
            written(lambda s, n: keys.face(turn.weak_icon(s, n))),
            WAY,
            OBJECTIVE,
            HERO,
            written(lambda s, n: f"{keys.face(ally(s).faces[n])}.{n + 1}"),
            written(lambda s, n: f"{ally(s).d.skills[n // ALLY_FACES].id}.{n % ALLY_FACES + 1}"),
        ),
    ),
)
REST: Final = Verbs[Fate](
    codes.TARGET,
    {
        **ways(
            rest.REST_VERBS,
            (
                written(lambda s, n: rest.places(s)[n].id),
                HERO,
                NOTHING,
                CARD,
                CARD,
                HERO,
                GEAR,
                GEAR,
                HERO,
                written(lambda s, n: services.service(s, n).id),
                written(lambda s, n: services.quest_ids(s)[n]),
                written(
                    lambda s, n: f"{s.heroes[n // services.TRAITS].d.id}:{list(s.pack.traits)[n % services.TRAITS]}"
                ),
            ),
        ),
        **{k: (taps.VERBS[k], FIGURE) for k in (taps.HEALTH, taps.ENERGY)},
        **{k: (taps.VERBS[k], GEAR) for k in (taps.USED, taps.KEPT)},
    },
)
SKILLS: Final = Verbs[Fate](codes.TARGET, {0: (rest.REST_VERBS[rest.R_SKILLS], HERO)})


# ------------------------------------------------------------------ of several heroes in one question
class OfHero(Points[Fate]):
    """What one of a seat's heroes does, after its name: `mercenary/ready`."""

    def __init__(self, points: Iterable[Points[Fate]]) -> None:
        self.points = tuple(points)

    def key(self, s: Fate, d: RawDecision, n: int) -> str:
        p, n = divmod(n, codes.HERO)
        return f"{s.heroes[p].d.id}/{self.points[p].key(s, d, n)}"

    def meaning(self, s: Fate, d: RawDecision, n: int) -> Meaning:
        """The hero stands for what it does to nothing on the table."""
        p, n = divmod(n, codes.HERO)
        means = self.points[p].meaning(s, d, n)
        return Meaning(p, means.verb) if means.verb and means.card < 0 else means


def pool(s: Fate, p: int, n: int) -> str:
    """The dice that a hero takes."""
    h = s.heroes[p]
    return "+".join([DICE[x] for x in prepare.dice_choices(board.pool(s, h), prepare.limit(h))[n]])


def turned(s: Fate, p: int, n: int) -> str:
    """A die of a triple, and the face that it is turned to."""
    k, side = divmod(n, prepare.FACES)
    die = codes.die_of(s.heroes[p].results[k])
    return f"{k + 1}>{keys.face(s.pack.dice[die][side])}"


def preparing(p: int) -> Verbs[Fate]:
    """What a hero may do in the preparation."""
    dice = written(lambda s, n: keys.dice(s, p, n))
    return Verbs(
        codes.TARGET, ways(prepare.PREP_VERBS, (NOTHING, dice, written(lambda s, n: turned(s, p, n)), ZONE, WAY))
    )


class Preparation(OfHero):
    """What a seat's heroes may do in the preparation; the verbs of each."""

    def __init__(self) -> None:
        self.verbs = tuple([preparing(p) for p in range(HERO_LIMIT)])
        super().__init__(self.verbs)


def pool_of(p: int) -> Points[Fate]:
    return written(lambda s, n: pool(s, p, n))


PREPARATION: Final = Preparation()
POOL: Final = OfHero([pool_of(p) for p in range(HERO_LIMIT)])

# ------------------------------------------------------------------ the companion's screens
TAPPED: Final[dict[int, Points[Fate]]] = {
    **dict.fromkeys((taps.DOWN, taps.UP, taps.CORRUPT), HERO),
    **dict.fromkeys((taps.HEALTH, taps.ENERGY), FIGURE),
    **dict.fromkeys((taps.WEAK, taps.LOOT), PLACE_FROM_1),
    **dict.fromkeys((taps.USED, taps.KEPT), GEAR),
    **dict.fromkeys((taps.MORE, taps.LESS), OBJECTIVE),
    taps.PURIFY: CORRUPTION,
    taps.DEAD: NAMED,
    taps.ALLY: ALLY,
    taps.CHEST: CHEST,
    taps.POINT: POINT,
    taps.DOOR: DOOR,
    taps.PORTAL: PORTAL,
    taps.FELL: written(lambda s, n: keys.foe(s.foes[n])),
}


def screen(kind: str) -> Ways[Fate]:
    """What can be tapped on a screen; the button at its foot is called by what it leads to."""
    rows: dict[int, Row] = {k: (word, TAPPED.get(k, NOTHING)) for k, word in enumerate(taps.VERBS)}
    return Ways(codes.TARGET, {**rows, taps.GO: (taps.FOOT.get(kind, taps.CONTINUE), NOTHING)})
