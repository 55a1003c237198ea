"""What the content comes to, once read: dice, cards, enemies, bosses, maps, scenes, quests.

These are the words that run and speak: `words/` makes them from a formula, `ops/` runs them, `voice/` says them.  Nothing in
here changes in play.
"""

from __future__ import annotations

from typing import Final

from tableforge.fateforge.names import (
    ANYWHERE,
    IN_COMBAT,
    LASTING,
    NO_STANCE,
    ON_TURN,
    PAY_RESULT,
    RECURRENT,
)
from tableforge.kernel.core import Program

NOTHING: Final = ""


# ------------------------------------------------------------------ formulas
class Term:
    """One part of a cost: how many of which results (bits; ANY for a joker), or how much energy or health.

    `symbols` are the results as the card names them; `accepts` the results of a face that pay for them (47).
    """

    def __init__(self, n: int, symbols: int, accepts: int, kind: int = PAY_RESULT) -> None:
        self.n = n
        self.symbols = symbols
        self.accepts = accepts
        self.kind = kind
        self.tokens = True  # whether tokens pay, too
        self.misses = False  # whether a die that shows a miss pays, too


class Act:
    """One action of a card: `strike+2@0-1~pierce`.

    n     how much, or how far             plus  damage beyond one        flags  ALL, PIERCE, SAME …
    lo,hi the zones in between             what  grant: the results to choose from, as bits, or SAME_RESULT; call: colours, as bits
    """

    def __init__(
        self, verb: int, n: int = 1, plus: int = 0, lo: int = 0, hi: int = 0, flags: int = 0, what: int = 0
    ) -> None:
        self.verb = verb
        self.n = n
        self.plus = plus
        self.lo = lo
        self.hi = hi
        self.flags = flags
        self.what = what


class Gain:
    """What a use gives: results of one kind (`results` and how many), tokens on the drum, or a group of acts.

    A group whose acts are joined by arrows (`ordered`) is done in that order, and only if all of it can be done (64);
    another one in any order, and each act of it or not (65).
    """

    def __init__(
        self, n: int = 0, results: int = 0, tokens: int = 0, acts: tuple[Act, ...] = (), ordered: bool = False
    ) -> None:
        self.n = n
        self.results = results
        self.tokens = tokens
        self.acts = acts
        self.ordered = ordered


class Alt:
    """One way of using a card: what it costs and what it gives.  `prog` is what it was lowered to."""

    def __init__(self, cost: tuple[Term, ...], gains: tuple[Gain, ...]) -> None:
        self.cost = cost
        self.gains = gains
        self.results = sum([t.n for t in cost if t.kind == PAY_RESULT])  # how many results it takes
        if any([g.tokens for g in gains]):
            for t in cost:
                t.tokens = False  # a token for a token would be nothing
        self.prog: Program | None = None


class Cond:
    """Something that must hold: which kind of condition, and its number or stance."""

    def __init__(self, kind: int, n: int = 0) -> None:
        self.kind = kind
        self.n = n


class Mods:
    """The standing changes of a card while it is active: yes-or-no ones as bits, and those that have a number."""

    def __init__(self) -> None:
        self.flags = 0
        self.hp = 0  # maximum health
        self.en = 0  # maximum energy
        self.first_attack = 0  # more damage of the first attack of a round
        self.parry_keep = 0  # parry tokens kept in upkeep
        self.parry_max = 0  # parry tokens held at most; 0: as many as one likes
        self.drum_max = 0
        self.heal = 0  # more, or less, from each healing
        self.price = 0  # of skills
        self.test_dice = 0
        self.reputation = 0
        self.pool: tuple[int, ...] = ()  # dice to choose from
        self.traits: tuple[str, ...] = ()
        self.untargetable = 0  # by enemies of these colours, as bits

    def anything(self) -> bool:
        """Whether the card changes anything while it is active."""
        numbers = (
            self.flags,
            self.hp,
            self.en,
            self.first_attack,
            self.parry_keep,
            self.parry_max,
            self.drum_max,
            self.heal,
            self.price,
            self.test_dice,
            self.reputation,
            self.untargetable,
        )
        return any([n != 0 for n in numbers]) or bool(self.pool) or bool(self.traits)


class Card:
    """Anything with a formula: an ability of a hero, a skill, an item, a weapon's special attack, a card of a deck.

    `index` is its number in the pack; frames, events and heroes refer to it by that.  `otherwise` is done where `conds` do not
    hold.
    """

    def __init__(self, kind: int, id: str, en: str, fr: str) -> None:
        self.kind = kind
        self.id = id
        self.en = en
        self.fr = fr
        self.index = -1
        self.src = "ours"
        self.freq = RECURRENT
        self.when = ON_TURN
        self.lo = 0  # of `when`: how far away (ally-hit@0-1)
        self.hi = ANYWHERE
        self.conds: tuple[Cond, ...] = ()
        self.alts: tuple[Alt, ...] = ()
        self.otherwise: tuple[Alt, ...] = ()
        self.mods = Mods()
        # skills
        self.hero = NOTHING
        self.level = 0
        self.cost = 0
        self.up = NOTHING  # the skill that it improves
        self.better: tuple[int, ...] = ()  # the indices of skills that improve it
        # items
        self.slot = -1
        self.price = 0
        self.tier = 0
        self.shop = NOTHING
        self.die = -1  # the weapon die that it adds
        self.special: Card | None = None
        self.armour = 0
        self.uses = LASTING
        self.scope = IN_COMBAT
        self.only = NOTHING
        # cards of decks
        self.stays = False  # corruption: kept beside the board; fear: face up
        self.programs: dict[str, Program] = {}


# ------------------------------------------------------------------ heroes
class HeroDef:
    """A hero: boxes, dice, abilities, what it begins with."""

    def __init__(self, id: str, en: str, fr: str) -> None:
        self.id = id
        self.en = en
        self.fr = fr
        self.index = -1
        self.hp = 0
        self.energy = 0
        self.dice: tuple[int, ...] = ()
        self.trait = NOTHING
        self.abilities: tuple[Card, ...] = ()
        self.start: tuple[str, ...] = ()  # skills
        self.items: tuple[str, ...] = ()
        self.fem = False  # of its French name
        self.name = NOTHING  # a proper name, the same in the story and in combat; en and fr are its role
        self.stances: tuple[str, ...] = ()
        self.stance = NO_STANCE

    def role(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en

    def title(self, lang: str) -> str:
        """What it is called where its role stands beside it: its name; its role where it has none."""
        return self.name or self.role(lang)

    def full(self, lang: str) -> str:
        """Its name with its role beside it: Varsha (Mercenary)."""
        return f"{self.name} ({self.role(lang)})" if self.name else self.role(lang)


class AllyDef:
    """An ally: health, two dice, two skills."""

    def __init__(self, id: str, en: str, fr: str, hp: int, dice: tuple[int, ...], skills: tuple[Card, ...]) -> None:
        self.id = id
        self.en = en
        self.fr = fr
        self.index = -1
        self.hp = hp
        self.dice = dice
        self.skills = skills


# ------------------------------------------------------------------ enemies
class EnemyAct:
    """One action of a strip or of a boss's card.

    whom   CHOICE, FIRST or LAST            n, lo, hi  how much, and how far (sweep, blast, summon, armour)
    reach  zones beyond the usual            exit       the letter of the exit that a move goes to
    enemy  whom a summons brings, and where  colours    the minions that it is aimed at, or that are called
    """

    def __init__(self, verb: int) -> None:
        self.verb = verb
        self.whom = 0
        self.plus = 0
        self.reach = 0
        self.toxic = False
        self.all = False
        self.exit = NOTHING
        self.colours: tuple[int, ...] = ()
        self.n = 1
        self.lo = 0
        self.hi = 0
        self.enemy = NOTHING
        self.where = NOTHING


class Section:
    """One section of a strip: at which distances to a hero, and what is done, in order."""

    def __init__(self, lo: int, hi: int, acts: tuple[EnemyAct, ...]) -> None:
        self.lo = lo
        self.hi = hi
        self.acts = acts


class EnemyDef:
    """An enemy's card.  `abilities` are bits; leader, drain and burst have a number of their own."""

    def __init__(self, id: str, en: str, fr: str, faction: str, colour: int, res: int, arm: int) -> None:
        self.id = id
        self.en = en
        self.fr = fr
        self.index = -1
        self.faction = faction
        self.colour = colour
        self.res = res
        self.arm = arm
        self.abilities = 0
        self.leads = 0  # the colour that a leader calls
        self.drains = 0  # cubes at most
        self.bursts = 0
        self.strip: tuple[Section, ...] = ()
        self.fem = False  # of a boss's French name
        self.src = "ours"
        self.boss: BossDef | None = None


class BossCard:
    """A card of a boss's deck."""

    def __init__(self, id: str, en: str, fr: str, n: int, acts: tuple[EnemyAct, ...]) -> None:
        self.id = id
        self.en = en
        self.fr = fr
        self.n = n
        self.acts = acts


class Consequence:
    """A word of what follows when a weak point is covered.

    `armour 0`, `no-armour`, `res -2`, `lives -1`, `end frightening`, `remove restless 2`, `energize 1`, `undefend exit:A`.
    """

    def __init__(self, word: str, n: int = 0, what: str = "") -> None:
        self.word = word
        self.n = n
        self.what = what


class BossDef:
    """What a boss has besides an enemy's card: lives, resistance and armour by heroes, a deck, a weak point."""

    def __init__(self) -> None:
        self.act = 0
        self.lives = 1
        self.res = (0, 0, 0)
        self.arm = (0, 0, 0)
        self.deck: tuple[BossCard, ...] = ()
        self.weak_en = NOTHING
        self.weak_fr = NOTHING
        self.icons: tuple[int, ...] = ()  # results, as bits
        self.lo = 0
        self.hi = 0
        self.effects: tuple[Consequence, ...] = ()
        self.rewards: tuple[Consequence, ...] = ()


# ------------------------------------------------------------------ maps and scenes
class Door:
    """A door between two zones."""

    def __init__(self, id: str, a: int, b: int, open: bool) -> None:
        self.id = id
        self.a = a
        self.b = b
        self.open = open


class Portal:
    """Two zones that a portal joins, and whether its other end is known."""

    def __init__(self, id: str, a: int, b: int, known: bool) -> None:
        self.id = id
        self.a = a
        self.b = b
        self.known = known


class MapDef:
    """Zones and what joins them.  Zones are numbers in the order of the file; their letters, names and places are beside."""

    def __init__(self, id: str, en: str, fr: str) -> None:
        self.id = id
        self.en = en
        self.fr = fr
        self.letters: tuple[str, ...] = ()
        self.names: tuple[tuple[str, str], ...] = ()  # English, French
        self.places: tuple[tuple[float, float], ...] = ()
        self.edges: tuple[tuple[int, int], ...] = ()
        self.doors: tuple[Door, ...] = ()
        self.barricades: tuple[tuple[int, int], ...] = ()  # no shot into the first from the second
        self.fountains: tuple[tuple[int, int], ...] = ()  # zone, cubes
        self.portals: tuple[Portal, ...] = ()
        self.difficult: tuple[int, ...] = ()
        self.picture = NOTHING


class Objective:
    """Something to be done in a scene; `need` and `most` by the number of heroes."""

    def __init__(self, id: str, kind: int, en: str, fr: str) -> None:
        self.id = id
        self.kind = kind
        self.en = en
        self.fr = fr
        self.token = NOTHING  # collect: what is collected, by its English and French name
        self.token_fr = NOTHING
        self.at: tuple[int, ...] = ()
        self.enemy = NOTHING
        self.need = (1, 1, 1)
        self.most = (0, 0, 0)
        self.bonus = False


class Placed:
    """Enemies that a scene begins with, or that arrive in a round (`round`)."""

    def __init__(self, enemy: str, at: int, n: tuple[int, int, int], round: int = 0) -> None:
        self.enemy = enemy
        self.at = at
        self.n = n
        self.round = round
        self.defends = NOTHING  # an objective's id, or `exit:A`, or a door's or portal's id
        self.guards = NOTHING  # the enemy under it
        self.carries = NOTHING  # gem-red, food


class Token:
    """A thing that lies in a zone: a gem (`value`), food, a chest (`tier`), a trap."""

    def __init__(self, kind: int, at: int, id: str = "", value: str = "", tier: int = 0) -> None:
        self.kind = kind
        self.at = at
        self.id = id
        self.value = value
        self.tier = tier


class Point:
    """An exploration token: where it lies, what is told, and what follows (`words`, as the formula has them, parsed)."""

    def __init__(self, id: str, at: int, en: str, fr: str, outcomes: tuple[Outcome, ...]) -> None:
        self.id = id
        self.at = at
        self.en = en
        self.fr = fr
        self.outcomes = outcomes


class Outcome:
    """A word of what an exploration token or a story's preparation does: `gem red`, `cube f:2`, `snare 2@e`, `open-zone a-c` …

    word  which                 n      how many               a, b   zones (-1: none)
    what  an enemy, colour, faction, objective or token      rounds  in which it holds (none: always)
    """

    def __init__(
        self,
        word: str,
        n: int = 0,
        what: str = "",
        a: int = -1,
        b: int = -1,
        lo: int = 0,
        hi: int = 0,
        rounds: tuple[int, ...] = (),
    ) -> None:
        self.word = word
        self.n = n
        self.what = what
        self.a = a
        self.b = b
        self.lo = lo
        self.hi = hi
        self.rounds = rounds


class SceneDef:
    """A combat scene.  Three numbers in a row are for two, three and four heroes."""

    def __init__(self, id: str, en: str, fr: str, map: MapDef) -> None:
        self.id = id
        self.en = en
        self.fr = fr
        self.map = map
        self.kind = NOTHING
        self.act = 0
        self.difficulty = NOTHING
        self.gear = 0
        self.story = NOTHING
        self.rounds = (3, 3, 3)
        self.start: tuple[int, ...] = ()
        self.exits: tuple[tuple[str, int], ...] = ()
        self.objectives: tuple[Objective, ...] = ()
        self.place: tuple[Placed, ...] = ()
        self.waves: tuple[Placed, ...] = ()
        self.plate = (0, 0, 0)
        self.tokens: tuple[Token, ...] = ()
        self.points: tuple[Point, ...] = ()
        self.terrain: tuple[Outcome, ...] = ()
        self.doors: tuple[Door, ...] = ()  # of the map, and those that the scene adds
        self.on_done: tuple[tuple[str, Outcome], ...] = ()  # when this objective is done
        self.ignore: tuple[str, ...] = ()
        self.carry_rule: tuple[tuple[str, str], ...] = ()
        self.edge: tuple[int, ...] = ()
        self.boss = NOTHING
        self.boss_at = -1
        self.setup: dict[str, tuple[Outcome, ...]] = {}
        self.special: tuple[str, ...] = ()  # "tutorial": the coach is on
        self.notes: tuple[tuple[str, str], ...] = ()  # reminders, English and French
        self.threat = 0  # of a side quest
        self.unlock: tuple[str, ...] = ()
        self.gold = (0, 0, 0)
        self.vp = 0
        self.ally = NOTHING


BARE: Final = "map:"


def bare(map: MapDef) -> SceneDef:
    """A map without objectives and enemies: heroes begin in its first zone, and leave by its last."""
    out = SceneDef(BARE + map.id, map.en, map.fr, map)
    out.start = (0,)
    out.exits = (("A", len(map.letters) - 1),)
    out.doors = map.doors
    return out


class Camp:
    """A place of rest: what it offers (heal, food, skills), or what a shop there sells."""

    def __init__(self, id: str, en: str, fr: str, offers: tuple[str, ...], stock: str) -> None:
        self.id = id
        self.en = en
        self.fr = fr
        self.offers = offers
        self.stock = stock
        self.time = 1
        self.tier = 0  # of what it sells; 0: as the quest or the act says
        self.teaches: tuple[str, ...] = ()  # heroes; none: all of them


class Leg:
    """One part of a quest: a rest with time tokens (-1: everything, without time), or a combat scene."""

    def __init__(self, time: int, scene: str) -> None:
        self.time = time
        self.scene = scene


class QuestDef:
    """A quest of Battle mode."""

    def __init__(self, id: str, en: str, fr: str) -> None:
        self.id = id
        self.en = en
        self.fr = fr
        self.difficulty = NOTHING
        self.hours = 0.0
        self.gold = 0
        self.tier = 1
        self.pay = (0, 0, 0)
        self.flow: tuple[Leg, ...] = ()
        self.bonus_after = NOTHING
        self.bonus_gold = 0
        self.intro_en = NOTHING
        self.intro_fr = NOTHING


class Constants:
    """What the application goes by, from `app.toml`, with the same names."""

    def __init__(self) -> None:
        self.colours = 2
        self.slot_weights = (1, 2, 2, 2)
        self.slot_repeat_max = 2
        self.base: tuple[int, ...] = (0, 10, 14, 17, 20, 22)
        self.streak = (100, 40, 4)
        self.boss_armour_over_start = 2
        self.summon_cap = 5
        self.solo_armour: tuple[int, ...] = ()
        self.solo_rounds: tuple[int, ...] = ()
        self.extra_per_scene = 1
        self.extra_per_quest = 1
        self.max_corruption = 4
        self.recover_hp = 1
        self.recover_en = 1
        self.fallen_hp = 2
        self.fallen_en = 2
        self.exit_parry = False  # A16
        self.nearest_only = True  # A21
        self.lots_between_heroes = False  # A31
        self.forced_traps = True  # A32
        self.forced_fear = True  # A32
        self.revive_cost: tuple[Term, ...] = ()  # A37
        self.revive_hp = 1
        self.revive_en = 1
        self.revive_gives = 2
        self.trap_avoid: tuple[Term, ...] = ()  # A20
        self.heal_per_gold = 2
        self.food_price = 1
        self.skill_stock = 4
        self.shop_stock = 5
        self.chest_offer = 2
        self.chest_gold = 3
        self.mark_no_knockout = 2
        self.mark_no_extra = 1
        self.mark_all_loot = 1
        self.mark_half_hp = 1
        self.mark_half_hp_most = 2
        self.gold_rank = 80
        self.silver_rank = 55


class Pack:
    """Everything that one folder of content comes to.  `digest` tells it from any other; `cards` has every card at its index."""

    def __init__(self) -> None:
        self.name = NOTHING
        self.folder = NOTHING  # where it was read from; "" for ours
        self.digest = NOTHING
        self.app = Constants()
        self.dice: tuple[tuple[int, ...], ...] = ()  # the faces of each die of DICE
        self.die_names: tuple[tuple[str, str], ...] = ()
        self.test_die: tuple[str, ...] = ()
        self.traits: dict[str, tuple[str, str]] = {}
        self.heroes: tuple[HeroDef, ...] = ()
        self.cards: list[Card] = []
        self.skills: dict[str, Card] = {}
        self.items: dict[str, Card] = {}
        self.corruption: tuple[Card, ...] = ()
        self.fear: tuple[Card, ...] = ()
        self.trap: tuple[Card, ...] = ()
        self.allies: tuple[AllyDef, ...] = ()
        self.enemies: tuple[EnemyDef, ...] = ()  # bosses, too
        self.maps: dict[str, MapDef] = {}
        self.scenes: dict[str, SceneDef] = {}
        self.camps: tuple[Camp, ...] = ()
        self.quests: dict[str, QuestDef] = {}
        self.terms: dict[str, tuple[str, str]] = {}  # names of terrain, tokens and abilities of enemies, by id

    def hero(self, id: str) -> HeroDef:
        return next(h for h in self.heroes if h.id == id)

    def scene(self, id: str) -> SceneDef:
        """A scene; `map:mill-ford` is a map on its own, on which positions are laid out."""
        return self.scenes[id] if id in self.scenes else bare(self.maps[id.removeprefix(BARE)])

    def enemy(self, id: str) -> EnemyDef:
        return next(e for e in self.enemies if e.id == id)
