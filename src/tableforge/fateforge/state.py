"""The position of a game of Fateforge: heroes, enemies, the board of the scene, the party's bag, what the quest has come to.

Everything here is plain data, copied on write.  What a hero may do, or whom an enemy may aim at, is never stored: `board` and
`legal` answer that.
"""

from __future__ import annotations

from typing import Final, Literal

from tableforge.fateforge import codes
from tableforge.fateforge.definition import Pack, QuestDef, SceneDef
from tableforge.fateforge.map import NO_WAYS, Ways
from tableforge.fateforge.names import COLOURS
from tableforge.fateforge.pieces import NO_ONE, NONE, Ally, Foe, Gear, Hero, Saga
from tableforge.fateforge.tale.definition import Tale
from tableforge.kernel.ask import NOT_YET, Part, option_in
from tableforge.kernel.chance import Rng
from tableforge.kernel.core import NO_PLACE, Frame, Program, State
from tableforge.kernel.event import NOT_TOLD, Snapshot
from tableforge.kernel.open import mypyc_attr

# ---- phases
REST: Final = 0
PLACING: Final = 1
PREPARATION: Final = 2
ORDER: Final = 3
ACTION: Final = 4
ENEMIES: Final = 5
UPKEEP: Final = 6
LEAVING: Final = 7
OVER: Final = 8
TELLING: Final = 9
EXPLORING: Final = 10
Phase = Literal[
    "rest",
    "set-up",
    "preparation",
    "order",
    "action",
    "enemies",
    "upkeep",
    "leaving",
    "over",
    "story",
    "exploration",
]
PHASES: Final[tuple[Phase, ...]] = (
    "rest",
    "set-up",
    "preparation",
    "order",
    "action",
    "enemies",
    "upkeep",
    "leaving",
    "over",
    "story",
    "exploration",
)

# ---- the streams of chance (`FF.streams`): what a die shows never moves what the application draws
DICE_STREAM: Final = 0
APP_STREAM: Final = 1
D6_STREAM: Final = 2
DECK_STREAM: Final = 3
STREAMS: Final = ("dice", "app", "d6", "decks")

NO_COLOURS: Final = (0,) * len(COLOURS)
NOT_SET: Final = -1

# ---- things that lie in a zone: kind, zone, and a number of the kind's own (gold of a gem, a place in the scene's list)
Lying = tuple[int, int, int]
LIES_GEM: Final = 0
LIES_FOOD: Final = 1
LIES_CHEST: Final = 2
LIES_TRAP: Final = 3
LIES_POINT: Final = 4
LIES_OBJECTIVE: Final = 5
LIES_SNARE: Final = 6

# ---- what a token may defend (`Fate.duties`): an objective's token, an exit, a door, a portal
Duty = tuple[int, int]
OBJECTIVE_DUTY: Final = 0
EXIT_DUTY: Final = 1
DOOR_DUTY: Final = 2
PORTAL_DUTY: Final = 3


@mypyc_attr(acyclic=True, free_list_len=1)
class FFrame(Frame):
    """A procedure or a card under way.

    it     the enemy, hero or zone that it is about      n      how much              k     how far it has come
    card   the card whose use this is, or -1             paid   the result that paid  toxic whether damage is
    queue  who or what is still to come                  way    how a hero moves      struck an attack of this use has been made
    """

    it: int = NO_ONE
    n: int = 0
    k: int = 0
    card: int = NO_ONE
    paid: int = 0
    toxic: bool = False
    queue: tuple[int, ...] = NONE
    way: int = 0
    struck: int = 0

    def clone(self) -> FFrame:
        t = FFrame(self.prog, self.src, self.ctrl)
        self.copy_frame_into(t)
        t.it = self.it
        t.n = self.n
        t.k = self.k
        t.card = self.card
        t.paid = self.paid
        t.toxic = self.toxic
        t.queue = self.queue
        t.way = self.way
        t.struck = self.struck
        return t

    def dump(self) -> tuple[object, ...]:
        return (
            *super().dump(),
            self.it,
            self.n,
            self.k,
            self.card,
            self.paid,
            self.toxic,
            self.queue,
            self.way,
            self.struck,
        )


@mypyc_attr(acyclic=True)
class Fate(State):
    """A whole game: a quest of Battle mode, or one combat scene."""

    def __init__(self, seed: int, pack: Pack) -> None:
        super().__init__(seed)
        self.pack = pack
        self.seats = 1
        self.solo = False
        self.hardcore = False
        self.beast_master = NOT_SET  # the seat that minds the enemies
        self.taught: tuple[str, ...] = ()  # what the coach need not say again
        self.app_only = False  # the companion: the board, the dice and the wounds are on a real table
        self.heroes: list[Hero] = []
        self.foes: list[Foe] = []
        self.gear: list[Gear] = []
        self.ally: Ally | None = None
        self.companion = ""  # the ally who comes along, where a scene names none
        # the party
        self.gold = 0
        self.food = 0
        self.bag = NONE  # items
        self.corruption_deck = NONE
        self.graveyard = NONE
        self.fear_deck = NONE
        self.fear_discard = NONE
        self.trap_deck = NONE
        self.trap_discard = NONE
        self.trait_points = 0
        # the campaign
        self.tale: Tale | None = None
        self.saga: Saga | None = None
        # the quest
        self.quest: QuestDef | None = None
        self.leg = 0
        self.extra_rounds = 0  # in the whole quest
        self.marks = 0
        self.marks_most = 0
        self.won = False
        self.rank = NOT_SET
        self.time = 0
        self.open: tuple[str, ...] = ()  # places of this rest, where a campaign has its own
        self.visited = NONE  # those that time has been paid for
        self.stock: tuple[tuple[int, ...], ...] = ()  # what each place offers at this rest: cards
        self.resting = NONE  # seats that are not done with this rest
        self.balm = 0  # health paid for at a healer's and not handed out yet
        # the scene
        self.scene: SceneDef | None = None
        self.prepared: tuple[str, ...] = ()  # what the story has changed in it
        self.phase = OVER
        self.round = 0
        self.rounds = 0
        self.extra = 0  # extra rounds of this scene
        self.fallen = 0  # knock-outs in this scene
        self.left_loot = 0  # gems and food of this scene that nobody has taken yet
        self.slot = NOT_SET
        self.slots = NONE  # of the rounds before
        self.reacted = False
        self.order = NONE
        self.turn = NOT_SET
        self.streak = NO_COLOURS
        self.met = NO_COLOURS  # tokens of each colour set up or arrived so far
        self.named = NONE  # what reacts in this round
        self.lying: tuple[Lying, ...] = ()
        self.duties: tuple[Duty, ...] = ()
        self.doors = 0  # open ones, as bits
        self.portals = 0  # known ones, as bits
        self.sealed = 0
        self.cubes: tuple[int, ...] = ()  # of the fountain in each zone
        self.difficult = 0  # zones, as bits
        self.walls: tuple[tuple[int, int], ...] = ()  # barricades
        self.paths: tuple[tuple[int, int], ...] = ()  # zones joined, doors included
        self.units = NONE  # of each objective
        self.rising = NONE  # defeated tokens that return in upkeep
        self.outcome = NOT_SET  # of the scene: 1 won, 0 lost
        self.met_objectives = 0  # when it was judged, as bits
        self.exit = NOT_SET
        # other streams of chance than the one in the kernel's words, which is the one of the dice
        self.streams: tuple[tuple[int, int, int, int], ...] = ()
        # what was worked out, until it changes
        self.ways: Ways = NO_WAYS

    # -- copy on write
    def clone(self) -> Fate:
        t = Fate(0, self.pack)
        self.tag = object()  # from now on both sides fork before they write
        self.copy_kernel_into(t)
        t.seats = self.seats
        t.solo = self.solo
        t.hardcore = self.hardcore
        t.beast_master = self.beast_master
        t.taught = self.taught
        t.app_only = self.app_only
        t.heroes = self.heroes[:]
        t.foes = self.foes[:]
        t.gear = self.gear[:]
        t.ally = None if self.ally is None else self.ally.clone()
        t.companion = self.companion
        t.gold = self.gold
        t.food = self.food
        t.bag = self.bag
        t.corruption_deck = self.corruption_deck
        t.graveyard = self.graveyard
        t.fear_deck = self.fear_deck
        t.fear_discard = self.fear_discard
        t.trap_deck = self.trap_deck
        t.trap_discard = self.trap_discard
        t.trait_points = self.trait_points
        t.tale = self.tale
        t.saga = None if self.saga is None else self.saga.clone()
        t.quest = self.quest
        t.leg = self.leg
        t.extra_rounds = self.extra_rounds
        t.marks = self.marks
        t.marks_most = self.marks_most
        t.won = self.won
        t.rank = self.rank
        t.time = self.time
        t.open = self.open
        t.visited = self.visited
        t.stock = self.stock
        t.resting = self.resting
        t.balm = self.balm
        t.scene = self.scene
        t.prepared = self.prepared
        t.phase = self.phase
        t.round = self.round
        t.rounds = self.rounds
        t.extra = self.extra
        t.fallen = self.fallen
        t.left_loot = self.left_loot
        t.slot = self.slot
        t.slots = self.slots
        t.reacted = self.reacted
        t.order = self.order
        t.turn = self.turn
        t.streak = self.streak
        t.met = self.met
        t.named = self.named
        t.lying = self.lying
        t.duties = self.duties
        t.doors = self.doors
        t.portals = self.portals
        t.sealed = self.sealed
        t.cubes = self.cubes
        t.difficult = self.difficult
        t.walls = self.walls
        t.paths = self.paths
        t.units = self.units
        t.rising = self.rising
        t.outcome = self.outcome
        t.met_objectives = self.met_objectives
        t.exit = self.exit
        t.streams = self.streams
        t.ways = self.ways
        return t

    def dump(self) -> tuple[object, ...]:
        return (
            super().dump(),
            (
                self.pack.digest,
                self.seats,
                self.solo,
                self.hardcore,
                self.taught,
                self.companion,
                self.app_only,
                *((self.beast_master,) if self.beast_master >= 0 else ()),
            ),
            tuple([h.dump() for h in self.heroes]),
            tuple([e.dump() for e in self.foes]),
            tuple([g.dump() for g in self.gear]),
            None if self.ally is None else self.ally.dump(),
            (self.gold, self.food, self.bag, self.corruption_deck, self.graveyard, self.fear_deck, self.fear_discard),
            (self.trap_deck, self.trap_discard, self.trait_points),
            ("" if self.tale is None else self.tale.id, None if self.saga is None else self.saga.dump()),
            ("" if self.quest is None else self.quest.id, self.leg, self.extra_rounds, self.marks, self.marks_most),
            (self.won, self.rank, self.time, self.open, self.visited, self.stock, self.resting, self.balm),
            (
                "" if self.scene is None else self.scene.id,
                self.prepared,
                self.phase,
                self.round,
                self.rounds,
                self.extra,
            ),
            (
                self.fallen,
                self.left_loot,
                self.slot,
                self.slots,
                self.reacted,
                self.order,
                self.turn,
                self.streak,
                self.met,
            ),
            (self.named, self.lying, self.duties, self.doors, self.portals, self.sealed, self.cubes, self.difficult),
            (
                self.walls,
                self.paths,
                self.units,
                self.rising,
                self.outcome,
                self.met_objectives,
                self.exit,
                self.streams,
            ),
        )

    def hero(self, p: int) -> Hero:
        """Hero p, ready to be written."""
        h = self.heroes[p]
        if h.own is not self.tag:
            h = h.fork(self.tag)
            self.heroes[p] = h
        return h

    def foe(self, i: int) -> Foe:
        """The enemy with handle i, ready to be written."""
        e = self.foes[i - codes.FOE]
        if e.own is not self.tag:
            e = e.fork(self.tag)
            self.foes[i - codes.FOE] = e
        return e

    def piece(self, i: int) -> Gear:
        """Item i, ready to be written."""
        g = self.gear[i]
        if g.own is not self.tag:
            g = g.fork(self.tag)
            self.gear[i] = g
        return g

    def enemy(self, i: int) -> Foe:
        """The enemy with handle i, to be read."""
        return self.foes[i - codes.FOE]

    def clear_board(self) -> None:
        """Put away everything that belongs to a combat scene, once it is over and the story goes on."""
        self.heroes = [h.off_the_board(self.tag) for h in self.heroes]
        self.foes = []
        self.ally = None
        self.scene = None
        self.prepared = ()
        self.round = self.rounds = self.extra = self.extra_rounds = self.fallen = self.left_loot = 0
        self.slot = self.turn = self.outcome = self.exit = NOT_SET
        self.slots = self.order = self.named = self.units = self.rising = NONE
        self.reacted = False
        self.streak = self.met = NO_COLOURS
        self.lying = ()
        self.duties = ()
        self.doors = self.portals = self.sealed = self.difficult = self.met_objectives = 0
        self.cubes = ()
        self.walls = ()
        self.paths = ()
        self.ways = NO_WAYS

    def forget_rest(self) -> None:
        """What places had at a rest that is over for good."""
        self.time = self.balm = 0
        self.open = ()
        self.visited = self.resting = NONE
        self.stock = ()

    # -- heroes
    def standing(self) -> list[int]:
        """The heroes who are not knocked out."""
        return [p for p, h in enumerate(self.heroes) if not h.down]

    def all_down(self) -> bool:
        """Whether no hero stands any more."""
        for h in self.heroes:
            if not h.down:
                return False
        return True

    def by_count(self, row: tuple[int, int, int]) -> int:
        """The number that counts for as many heroes as play."""
        return row[len(self.heroes) - 2]

    # -- chance
    def reseed(self, seed: int) -> None:
        """Begin all streams anew from one seed."""
        Rng.reseed(self, seed)
        source = Rng(seed ^ 0x5DEECE66D)
        source.warm_up()
        rows: list[tuple[int, int, int, int]] = []
        for _ in range(len(STREAMS) - 1):
            rows.append((source.next32(), source.next32(), source.next32(), source.next32()))
        self.streams = tuple(rows)

    def _turn_to(self, stream: int) -> None:
        """Let another stream go on in the kernel's words; turning to it again gives them back."""
        if stream != DICE_STREAM and self.streams:
            k = stream - 1
            own = (self.ra, self.rb, self.rc, self.rd)
            self.ra, self.rb, self.rc, self.rd = self.streams[k]
            self.streams = (*self.streams[:k], own, *self.streams[k + 1 :])

    def drawn_from(
        self, f: Frame, stream: int, kind: str, rule: str, options: tuple[int, ...], weights: tuple[int, ...] = ()
    ) -> int:
        """Nature's answer from one of the streams, or NOT_YET."""
        if len(options) == 1:
            return self.chance(f, kind, rule, options)  # nothing is drawn
        self._turn_to(stream)
        pick = self.chance(f, kind, rule, options, weights)
        self._turn_to(stream)
        return pick

    def shuffled_from(self, f: Frame, stream: int, ids: tuple[int, ...], rule: str) -> tuple[int, ...] | None:
        """Things in the order of one of the streams, or None while nature is being asked."""
        self._turn_to(stream)
        order = self.chance_order(f, ids, rule)
        self._turn_to(stream)
        return order

    # -- questions to the whole group
    def ask_group(
        self,
        f: Frame,
        kind: str,
        rule: str,
        options: tuple[int, ...],
        about: object = None,
        stop: int = -1,
        always: bool = False,
    ) -> int:
        """What the group chooses: any seat may say it for all (`FF.group-choice`); NOT_YET while nobody has.

        Whom an enemy attacks the Beast Master says, where there is one (17).
        """
        if len(options) == 1 and not always and not self.forced_asks:
            i = f.at
            f.at = i + 1
            if i < len(f.ans):
                return f.ans[i]
            f.ans = f.ans + (options[0],)
            return options[0]
        if self.seats == 1:
            return self.ask(f, 0, kind, rule, options, about, always=always, stop=stop)
        if kind == "whom" and self.beast_master >= 0:
            return self.ask(f, self.beast_master, kind, rule, options, about, always=always, stop=stop)
        a = self.ask_each(f, kind, rule, tuple([Part(p, options, stop) for p in range(self.seats)]), about)
        return NOT_YET if a == NOT_YET else option_in(a)

    # -- what the kernel asks
    def snapshot(self, i: int) -> Snapshot:
        if i < codes.FOE:
            h = self.heroes[i]
            return Snapshot(h.d.id, h.seat, "zone", -1, h.zone if h.zone >= 0 else NOT_TOLD)
        if i < codes.ZONE:
            e = self.foes[i - codes.FOE]
            return Snapshot(f"{e.d.id}#{e.num}", -1, "zone", -1, e.zone)
        if i < codes.CARD:
            assert self.scene is not None
            z = i - codes.ZONE
            return Snapshot(f"{self.scene.map.id}/{self.scene.map.letters[z]}", -1, "zone", -1, z)
        if i < codes.GEAR:
            return Snapshot(self.pack.cards[i - codes.CARD].id)
        return Snapshot(self.gear[i - codes.GEAR].d.id)

    def combat(self) -> int:
        """Where the combat under way stands on the stack, or NO_PLACE."""
        for k, f in enumerate(self.stack):
            if f.prog.name in (COMBAT_NAME, COMPANION_COMBAT):
                return k
        return NO_PLACE

    def settle(self) -> None:
        """Loot goes to the bag, and a scene ends at once when nobody stands (34, 101)."""
        self.unsettled = False
        if (
            self.scene is None or self.phase >= LEAVING or self.phase == REST or self.app_only
        ):  # the companion is told both
            return
        self.gather()
        if self.all_down():
            k = self.combat()
            if k != NO_PLACE and self.stack[k].pc <= self.stack[k].prog.at("upkeep"):
                self.emit("FF.all-knocked-out", "all-down", -1, ())
                del self.stack[k + 1 :]
                f = self.stack[k]
                f.pc = f.prog.at("judge")
                f.ans = ()
                if isinstance(f, FFrame):
                    f.k = f.way = 0
                    f.queue = NONE

    def gather(self) -> None:
        """A hero in a zone without enemies takes the gems and the food that lie there."""
        if not self.any_loot():
            return
        kept: list[Lying] = []
        for x in self.lying:
            kind, z, n = x
            who = self.first_hero_in(z)
            if kind > LIES_FOOD or who is None or self.any_foe_in(z):
                kept.append(x)
                continue
            self.left_loot -= 1
            if kind == LIES_GEM:
                self.gold += n
                self.emit("FF.loot", "gem", who.seat, (who.index, codes.ZONE + z), n)
            else:
                self.food += n
                self.emit("FF.loot", "food", who.seat, (who.index, codes.ZONE + z), n)
        if len(kept) != len(self.lying):
            self.lying = tuple(kept)

    def any_loot(self) -> bool:
        """Whether gems or food lie anywhere."""
        for x in self.lying:
            if x[0] <= LIES_FOOD:
                return True
        return False

    def foes_in(self, z: int) -> list[int]:
        """The enemies in a zone, by their handles."""
        return [k + codes.FOE for k, e in enumerate(self.foes) if e.zone == z and not e.out]

    def first_hero_in(self, z: int) -> Hero | None:
        """The first hero who stands in a zone."""
        for h in self.heroes:
            if h.zone == z and not h.down:
                return h
        return None

    def any_foe_in(self, z: int) -> bool:
        for e in self.foes:
            if e.zone == z and not e.out:
                return True
        return False

    def figure(self, seat: int) -> str:
        return ""


COMBAT_NAME: Final = "combat"
COMPANION_COMBAT: Final = "companion-combat"


def frame(prog: Program, src: int = NO_ONE, ctrl: int = NO_ONE) -> FFrame:
    """A procedure that is about to begin."""
    return FFrame(prog, src, ctrl)
