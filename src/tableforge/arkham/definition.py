"""What a card of Arkham Horror is: its facts and its words, lowered; shared by all its copies and never written in a game."""

from __future__ import annotations

from tableforge.arkham.names import GAME, NO_DESIGNATOR, PLAY
from tableforge.kernel.core import Program
from tableforge.kernel.react import AFTER
from tableforge.words.amounts import Amount, Cond
from tableforge.words.node import PatternNode, SetNode


class Ability:
    """An ability of a card, lowered: of which kind, when it may be used, what it costs, what it does.

    number      its place among the abilities of its card     kind        action, free, reaction, forced, revelation …
    actions     how many actions it costs                     designator  which action it is (fight, evade, parley …)
    timing      would, when, at or after its `event`          given       a condition that must hold besides
    periods     those whose beginning or end its event is about, as bits (`codes.moment`)
    cost        a program of costs, or None                   prog        what it does
    limit       how often in a period, 0 for no limit         group       the limit is the whole group's
    zone        where its card must be: in play, or the hand  face        the chaos token that a symbol ability is of
    modifier    what a symbol or an elder sign adds to the skill value
    mods        for the test that a designator begins, or that a skill is committed to
    riders      what it adds to that test: at which moment (`frames`), and a program
    target      for a designator: whom or what the action is taken against, chosen when it is declared
    cancels     it cancels what it answers
    """

    def __init__(self, number: int, kind: int, prog: Program) -> None:
        self.number = number
        self.kind = kind
        self.prog = prog
        self.actions = 0
        self.designator = NO_DESIGNATOR
        self.timing = AFTER
        self.event: PatternNode | None = None
        self.periods = 0
        self.given: Cond | None = None
        self.cost: Program | None = None
        self.limit = 0
        self.period = GAME
        self.group = False
        self.zone = PLAY
        self.face = 0
        self.modifier: Amount | None = None
        self.target: SetNode | None = None
        self.provokes = True
        self.cancels = False
        self.mods: tuple[Mod, ...] = ()
        self.riders: tuple[tuple[int, Program], ...] = ()


class Mod:
    """A constant effect, lowered: of which kind, on whom, how much, while what.

    `who` are the cards it is on (investigators by their investigator card), `to` what it is about besides.
    """

    def __init__(self, kind: int, name: str) -> None:
        self.kind = kind
        self.name = name
        self.what = 0
        self.who: SetNode | None = None
        self.to: SetNode | None = None
        self.n: Amount | None = None
        self.guard: Cond | None = None
        self.bits = 0
        self.optional = False  # whoever it is for may use it or not
        self.abilities: tuple[Ability, ...] = ()
        self.prog: Program | None = None


class Prey:
    """Whom an enemy prefers: the investigator with the most or the least of something, or only its bearer."""

    def __init__(self, n: Amount | None, most: bool, bearer: bool, only: bool) -> None:
        self.n = n
        self.most = most
        self.bearer = bearer
        self.only = only


class CardDef:
    """A card's facts and its lowered abilities; shared by all its copies."""

    def __init__(self, id: str, code: str, type: int, en: str, fr: str) -> None:
        self.id = id
        self.code = code
        self.type = type
        self.en = en
        self.fr = fr
        self.subtitle = ("", "")  # in English and French, as all names of cards
        self.back = ("", "")  # the name of side b of an act or agenda
        self.title = en  # copies are cards of the same title, whatever their level (AH.copy)
        self.cls = 0
        self.level = -1  # none
        self.cost = -1  # none
        self.slots: tuple[int, ...] = ()
        self.icons: tuple[int, ...] = (0, 0, 0, 0, 0)
        self.skills: tuple[int, ...] = (0, 0, 0, 0)
        self.health = -1  # none: it cannot be dealt damage (AH.no-health-is-not-zero)
        self.sanity = -1
        self.traits: tuple[str, ...] = ()
        self.unique = False
        self.weakness = False
        self.basic = False
        self.only_for = ""
        self.access: tuple[tuple[int, int], ...] = ()  # an investigator's classes, each with the highest level
        self.signature: tuple[str, ...] = ()  # the cards that its deck must have
        self.quantity = 1
        self.set = ""
        self.victory = -1
        self.fight = 0
        self.evade = 0
        self.damage = 0
        self.horror = 0
        self.shroud = 0
        self.clues = 0
        self.per_investigator = False  # its clues, or the clues it needs; of an enemy, part of its health
        self.doom = -1  # an agenda's threshold
        self.stage = 0
        self.icon = ""  # a location's own connection icon, revealed and not
        self.back_icon = ""
        self.connects: tuple[str, ...] = ()
        self.back_connects: tuple[str, ...] = ()
        self.keywords = 0
        self.uses = 0
        self.use_kind = -1
        self.discard_empty = False
        self.max_committed = 0
        self.own_tests_only = False
        self.prey: Prey | None = None
        self.spawn: SetNode | None = None
        self.spawn_on_prey = False
        self.permanent = False
        self.exceptional = False
        self.abilities: tuple[Ability, ...] = ()
        self.mods: tuple[Mod, ...] = ()
        self.back_mods: tuple[Mod, ...] = ()  # of a location while it is unrevealed
        # what is asked for all the time, found once
        self.actions: tuple[Ability, ...] = ()
        self.frees: tuple[Ability, ...] = ()
        self.reacts: tuple[Ability, ...] = ()  # forced abilities, reactions and objectives
        self.silent = False  # nothing is in force or listens because of it, and it fills no slot
        self.in_hand: tuple[Ability, ...] = ()  # what reacts from the hand: fast events, Dark Memory
        self.hand_watch = 0  # the facts that they react to, as bits
        self.play: Ability | None = None
        self.revelation: Program | None = None
        self.advance: Program | None = None
        self.elder_sign: Ability | None = None
        self.symbols: dict[int, Ability] = {}
        self.hard_symbols: dict[int, Ability] = {}
        self.rider: Ability | None = None  # of a committed card
        self.objective = False  # it says itself how it advances
        self.words: tuple[object, ...] = ()
        self.programs: dict[str, Program] = {}
        self.custom = ""
