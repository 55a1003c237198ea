"""What stands on the table: a hero, an enemy's token, an item somebody owns, as plain data, copied on write."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import codes
from tableforge.fateforge.definition import AllyDef, Card, EnemyDef, HeroDef, Mods
from tableforge.fateforge.names import BACKPACK, BULKY, CLOTHING, MAIN, MOMENTS, NO_DIE, NO_STANCE, SECONDARY
from tableforge.kernel.open import mypyc_attr

NO_ONE: Final = -1
NOWHERE: Final = -1
NO_ITEM: Final = -1
TAKEN: Final = -2  # of a weapon slot: a bulky weapon in the other one fills it, too
NONE: Final[tuple[int, ...]] = ()
# the slots of a hero's board: two weapons, four of the backpack, the leftmost of them for clothing (77)
WEAPON_SLOT: Final = 0
SECOND_SLOT: Final = 1
CLOTHES_SLOT: Final = 2
BOARD_SLOTS: Final = (MAIN, SECONDARY, CLOTHING, BACKPACK, BACKPACK, BACKPACK)
EMPTY_BOARD: Final[tuple[int, ...]] = (NO_ITEM,) * 6


class Kit:
    """What a hero's cards come to, worked out when they change: cards by the moment of their use, and all standing changes."""

    def __init__(self, cards: tuple[Card, ...], mods: Mods) -> None:
        self.cards = cards
        self.mods = mods
        self.flags = mods.flags
        self.at: list[tuple[Card, ...]] = [tuple([c for c in cards if c.when == m]) for m in range(len(MOMENTS))]


NO_KIT: Final = Kit((), Mods())


@mypyc_attr(acyclic=True)
class Gear:
    """An item that somebody owns: its armour cubes, and how many uses it has left."""

    def __init__(self, d: Card, cubes: int, left: int, own: object) -> None:
        self.d = d
        self.cubes = cubes
        self.left = left
        self.own = own

    def fork(self, own: object) -> Gear:
        return Gear(self.d, self.cubes, self.left, own)

    def dump(self) -> tuple[object, ...]:
        return (self.d.id, self.cubes, self.left)


@mypyc_attr(acyclic=True)
class Hero:
    """A hero: two boxes of tokens, dice, cards, and what this round and this scene have left on the board.

    hp, en     available tokens           toxic    health set aside by toxic damage (238)
    results    what was rolled or gained and not spent yet, each its die and face (`codes.result`)
    gone       dice of this round that lie aside, spent or lost; what cards gave is no die
    used       cards used this round      spent    cards used in this scene, once
    grants     results from others for the next turn
    """

    def __init__(self, d: HeroDef, index: int, seat: int, own: object) -> None:
        self.d = d
        self.index = index
        self.seat = seat
        self.own = own
        self.hp = d.hp
        self.hp_max = d.hp
        self.en = d.energy
        self.en_max = d.energy
        self.toxic = 0
        self.zone = NOWHERE
        self.down = False
        self.by_corruption = (
            False  # knocked out by a Corruption card: out for the scene, and no other one is drawn for it (237)
        )
        self.chosen = NONE  # the dice to be rolled
        self.rerolled = NONE  # cards that have rerolled this hero's dice this round
        self.ready = False
        self.sprinted = False
        self.energy_rerolled = False
        self.tripled = False
        self.results = NONE
        self.gone = NONE
        self.grants = NONE
        self.parry = 0
        self.stunned = False
        self.hidden = False
        self.taunting = False
        self.stance = NO_STANCE
        self.moved = False
        self.attacked = False
        self.energy_moved = False
        self.ended = False  # its turn of this round is over
        self.struck_first = False  # the first attack of this round has been made
        self.focus = 0  # tokens on the drum
        self.used = NONE
        self.spent = NONE
        self.ally_used = 0  # the ally's dice whose results were used in this turn, as bits
        self.skills = NONE
        self.active = NONE
        self.board = EMPTY_BOARD
        self.traits: tuple[str, ...] = (d.trait,)
        self.more_dice = NONE
        self.corruption = NONE
        self.fears = NONE
        self.feared = False  # a Fear card was drawn this round
        self.carried = NONE  # objective tokens
        self.kit = NO_KIT

    def lay_aside(self, some: tuple[int, ...]) -> None:
        """Take results out of the tray; their dice are seen beside it until the next roll."""
        left = list(self.results)
        for r in some:
            left.remove(r)
        self.results = tuple(left)
        self.gone = tuple(sorted([*self.gone, *[r for r in some if codes.die_of(r) != NO_DIE]]))

    def fork(self, own: object) -> Hero:
        t = Hero(self.d, self.index, self.seat, own)
        t.hp = self.hp
        t.hp_max = self.hp_max
        t.en = self.en
        t.en_max = self.en_max
        t.toxic = self.toxic
        t.zone = self.zone
        t.down = self.down
        t.by_corruption = self.by_corruption
        t.chosen = self.chosen
        t.rerolled = self.rerolled
        t.ready = self.ready
        t.sprinted = self.sprinted
        t.energy_rerolled = self.energy_rerolled
        t.tripled = self.tripled
        t.results = self.results
        t.gone = self.gone
        t.grants = self.grants
        t.parry = self.parry
        t.stunned = self.stunned
        t.hidden = self.hidden
        t.taunting = self.taunting
        t.stance = self.stance
        t.moved = self.moved
        t.attacked = self.attacked
        t.energy_moved = self.energy_moved
        t.ended = self.ended
        t.struck_first = self.struck_first
        t.focus = self.focus
        t.used = self.used
        t.spent = self.spent
        t.ally_used = self.ally_used
        t.skills = self.skills
        t.active = self.active
        t.board = self.board
        t.traits = self.traits
        t.more_dice = self.more_dice
        t.corruption = self.corruption
        t.fears = self.fears
        t.feared = self.feared
        t.carried = self.carried
        t.kit = self.kit
        return t

    def off_the_board(self, own: object) -> Hero:
        """The hero as it goes on after a combat: with what it owns, and nothing of what lay on its board."""
        t = Hero(self.d, self.index, self.seat, own)
        t.hp = self.hp
        t.hp_max = self.hp_max
        t.en = self.en
        t.en_max = self.en_max
        t.toxic = self.toxic
        t.down = self.down
        t.by_corruption = self.by_corruption
        t.stance = self.stance
        t.skills = self.skills
        t.active = self.active
        t.board = self.board
        t.traits = self.traits
        t.more_dice = self.more_dice
        t.corruption = self.corruption
        t.kit = self.kit
        return t

    def dump(self) -> tuple[object, ...]:
        return (
            self.d.id,
            self.index,
            self.seat,
            self.hp,
            self.hp_max,
            self.en,
            self.en_max,
            self.toxic,
            self.zone,
            self.down,
            self.by_corruption,
            self.chosen,
            self.rerolled,
            self.ready,
            self.sprinted,
            self.energy_rerolled,
            self.tripled,
            self.results,
            self.grants,
            self.parry,
            self.stunned,
            self.hidden,
            self.taunting,
            self.stance,
            self.moved,
            self.attacked,
            self.energy_moved,
            self.ended,
            self.struck_first,
            self.focus,
            self.used,
            self.spent,
            self.ally_used,
            self.skills,
            self.active,
            self.board,
            self.traits,
            self.more_dice,
            self.corruption,
            self.fears,
            self.feared,
            self.carried,
            *((self.gone,) if self.gone else ()),
        )


@mypyc_attr(acyclic=True)
class Foe:
    """An enemy's token, or a boss.

    num        its initiative            wounds    red cubes, until upkeep
    guards     the token under it        guardian  the token on top of it (156)
    defends    what it defends, as `state.Fate.duties` lists it
    """

    def __init__(self, d: EnemyDef, num: int, zone: int, arm: int, own: object) -> None:
        self.d = d
        self.num = num
        self.zone = zone
        self.arm = arm
        self.own = own
        self.res = d.res
        self.wounds = 0
        self.parry = 0
        self.stunned = False
        self.marked = False
        self.defends = NO_ONE
        self.guards = NO_ONE
        self.guardian = NO_ONE
        self.gold = 0  # of the gem that it carries
        self.food = 0
        self.risen = False
        self.out = False
        # bosses
        self.lives = 1
        self.most_arm = arm
        self.abilities = d.abilities
        self.deck = NONE
        self.discard = NONE
        self.covered = 0  # icons of its weak point, as bits
        self.bare = False  # no card gives it armour any more

    def fork(self, own: object) -> Foe:
        t = Foe(self.d, self.num, self.zone, self.arm, own)
        t.res = self.res
        t.wounds = self.wounds
        t.parry = self.parry
        t.stunned = self.stunned
        t.marked = self.marked
        t.defends = self.defends
        t.guards = self.guards
        t.guardian = self.guardian
        t.gold = self.gold
        t.food = self.food
        t.risen = self.risen
        t.out = self.out
        t.lives = self.lives
        t.most_arm = self.most_arm
        t.abilities = self.abilities
        t.deck = self.deck
        t.discard = self.discard
        t.covered = self.covered
        t.bare = self.bare
        return t

    def dump(self) -> tuple[object, ...]:
        return (
            self.d.id,
            self.num,
            self.zone,
            self.arm,
            self.res,
            self.wounds,
            self.parry,
            self.stunned,
            self.marked,
            self.defends,
            self.guards,
            self.guardian,
            self.gold,
            self.food,
            self.risen,
            self.out,
            self.lives,
            self.most_arm,
            self.abilities,
            self.deck,
            self.discard,
            self.covered,
            self.bare,
        )


@mypyc_attr(acyclic=True)
class Ally:
    """The ally who has come along: with whom, the results of its dice, and the damage it has taken."""

    def __init__(self, d: AllyDef, hero: int) -> None:
        self.d = d
        self.hero = hero
        self.faces = NONE
        self.left = 0  # dice not discarded, as bits
        self.harm = 0
        self.out = False

    def clone(self) -> Ally:
        t = Ally(self.d, self.hero)
        t.faces = self.faces
        t.left = self.left
        t.harm = self.harm
        t.out = self.out
        return t

    def dump(self) -> tuple[object, ...]:
        return (self.d.id, self.hero, self.faces, self.left, self.harm, self.out)


def fits_slot(d: Card, slot: int) -> bool:
    """Whether an item works in this slot of a board; elsewhere it is only kept (75)."""
    return BOARD_SLOTS[slot] == d.slot or (d.slot == BULKY and slot == WEAPON_SLOT)


@mypyc_attr(acyclic=True)
class Saga:
    """How a campaign stands: where the group is, what it has done, and what is remembered of it.

    at       the scene            back   the rest that a side quest was begun from     spot, steps  on the map, in an exploration
    quests   each with its state and how many rests have ended since it was offered    lasting      services that work later
    part     of the act's bar     turned  whether each regard last rose or fell        path         the way so far, on the map
    began    how the chronicle stood when the act began (`memoir`), as JSON
    told     the scenes that have been told since the group last chose, the one it is in last
    result   what the group's last choice has come to: scene/choice/passed, failed or told; "" where nothing is told of it
    past     what happened so far, for whoever goes on later (`tale/past.py`); no rule reads it
    """

    def __init__(self, at: str, reputations: int, counters: int) -> None:
        self.at = at
        self.told: tuple[str, ...] = ()
        self.result = ""
        self.act = 0
        self.part = 0
        self.flags: frozenset[str] = frozenset()
        self.regard = (0,) * reputations
        self.turned = (0,) * reputations
        self.counts = (0,) * counters
        self.cards: tuple[str, ...] = ()
        self.rules: frozenset[str] = frozenset()
        self.places: tuple[str, ...] = ()
        self.quests: tuple[tuple[str, str, int], ...] = ()
        self.won: tuple[str, ...] = ()
        self.lost: tuple[str, ...] = ()
        self.visited: frozenset[str] = frozenset()
        self.met: frozenset[str] = frozenset()  # encounters
        self.allies: tuple[str, ...] = ()
        self.points = 0
        self.rewards: tuple[int, ...] = ()  # thresholds whose reward has been taken
        self.more_time = 0  # at every later rest
        self.back = ""
        self.side = ""  # the side quest under way
        self.map = ""
        self.exploration = ""
        self.spot = ""
        self.steps = 0
        self.path: tuple[str, ...] = ()
        self.lasting: tuple[str, ...] = ()
        self.done: tuple[str, ...] = ()  # services that can be had once
        self.served: tuple[str, ...] = ()  # those had at this rest
        self.ending = ""
        self.began = ""
        self.past: tuple[str, ...] = ()

    def clone(self) -> Saga:
        t = Saga(self.at, 0, 0)
        t.told = self.told
        t.result = self.result
        t.act = self.act
        t.part = self.part
        t.flags = self.flags
        t.regard = self.regard
        t.turned = self.turned
        t.counts = self.counts
        t.cards = self.cards
        t.rules = self.rules
        t.places = self.places
        t.quests = self.quests
        t.won = self.won
        t.lost = self.lost
        t.visited = self.visited
        t.met = self.met
        t.allies = self.allies
        t.points = self.points
        t.rewards = self.rewards
        t.more_time = self.more_time
        t.back = self.back
        t.side = self.side
        t.map = self.map
        t.exploration = self.exploration
        t.spot = self.spot
        t.steps = self.steps
        t.path = self.path
        t.lasting = self.lasting
        t.done = self.done
        t.served = self.served
        t.ending = self.ending
        t.began = self.began
        t.past = self.past
        return t

    def dump(self) -> tuple[object, ...]:
        return (
            self.at,
            self.told,
            self.result,
            self.act,
            self.part,
            tuple(sorted(self.flags)),
            self.regard,
            self.turned,
            self.counts,
            self.cards,
            tuple(sorted(self.rules)),
            self.places,
            self.quests,
            self.won,
            self.lost,
            tuple(sorted(self.visited)),
            tuple(sorted(self.met)),
            self.allies,
            self.points,
            self.rewards,
            self.more_time,
            self.back,
            self.side,
            self.map,
            self.exploration,
            self.spot,
            self.steps,
            self.path,
            self.lasting,
            self.done,
            self.served,
            self.ending,
            self.began,
        )
