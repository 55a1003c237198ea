"""A position of Fateforge as blocks of whole numbers, for the eyes of one seat: what a program that learns reads.

What is not written here stays hidden: dice behind others' screens, and the order of decks.  Seats are counted from the one that
looks: 1 is itself, 2 the next one.  The rows of the block `cards` are whatever stands or lies on the table: heroes, enemies, zones,
objectives, items, skills.  `table_columns`, `thing_columns` and `option_columns` name the columns in the order in which they are
written.
"""

from __future__ import annotations

from struct import Struct
from typing import Final, final
from zlib import crc32

from tableforge.fateforge import board, codes
from tableforge.fateforge.battle import objectives, offer
from tableforge.fateforge.definition import Pack
from tableforge.fateforge.names import RESULTS
from tableforge.fateforge.pieces import Hero
from tableforge.fateforge.state import PHASES, Fate
from tableforge.kernel.ask import PASS, RawDecision
from tableforge.kernel.columns import CARDS, LARGEST, OPTIONS, TABLE, Layout, NumberColumn

ROWS: Final = 112
MOST_FOREIGN: Final = 4096  # numbers for what other content brings

# what a row stands for
SORTS: Final[tuple[str, ...]] = ("hero", "ally", "enemy", "zone", "objective", "item", "skill")
HERO: Final = 1
ALLY: Final = 2
ENEMY: Final = 3
ZONE: Final = 4
OBJECTIVE: Final = 5
ITEM: Final = 6
SKILL: Final = 7

# what an option points at
AT_NOTHING: Final = 0
AT_HERO: Final = 1
AT_FOE: Final = 2
AT_ZONE: Final = 3
AT_THING: Final = 4  # any of these, by its handle
AT_CARD: Final = 5
AT_WAY: Final = 6  # one way of using a card
AT_GEAR: Final = 7
AT_FIGURE: Final = 8  # a number for a hero's boxes
AT_NUMBER: Final = 9

# how the options of a kind of question are packed
BARE: Final = 0  # what they point at
VERBS: Final = 1  # a verb, and what it is done to
OF_HERO: Final = 2  # a hero, and what it points at
OF_HERO_VERBS: Final = 3  # a hero, a verb, and what it is done to

TABLE_ROW: Final = Struct("=27h")
THING_ROW: Final = Struct("=35h")
OPTION_ROW: Final = Struct("=9h")
THING_BYTES: Final = 70
OPTION_BYTES: Final = 18
NO_ROWS: Final = bytes(ROWS * THING_BYTES)
NO_RESULTS: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0, 0, 0)


def table_columns(kinds: tuple[str, ...], things: tuple[str, ...]) -> tuple[NumberColumn, ...]:
    """The columns of the table."""
    return (
        NumberColumn("phase", "the phase", PHASES),
        NumberColumn("round", "the round of the combat"),
        NumberColumn("rounds", "rounds that it lasts"),
        NumberColumn("slot", "the die that the application rolled for this round, from 1; 0 before"),
        NumberColumn("leg", "the leg of the quest"),
        NumberColumn("extra-rounds", "extra rounds in the whole quest"),
        NumberColumn("turn", "whose hero takes its turn, counted from the seat; 0 nobody's"),
        NumberColumn("turn-hero", "which hero that is", things),
        NumberColumn("kind", "the kind of question that the seat is asked; 0 if it is asked nothing", kinds),
        NumberColumn("least", "picks that are still due"),
        NumberColumn("most", "picks that are still allowed"),
        NumberColumn("gold", "gold of the group"),
        NumberColumn("food", "food of the group"),
        NumberColumn("time", "time that is left at a rest, from 1 for 0; 0 where it is not counted"),
        NumberColumn("seats", "seats at the table"),
        NumberColumn("heroes", "heroes that stand"),
        NumberColumn("enemies", "enemies on the board"),
        NumberColumn("objectives", "objectives of the scene"),
        NumberColumn("met", "objectives that are met"),
        NumberColumn("named", "what reacts in this round"),
        NumberColumn("fallen", "knock-outs in this scene"),
        NumberColumn("loot", "gems and food that nobody has taken yet"),
        NumberColumn("corruption-deck", "cards in the deck of Corruption"),
        NumberColumn("fear-deck", "cards in the deck of Fear"),
        NumberColumn("trap-deck", "cards in the deck of traps"),
        NumberColumn("hardcore", "1 in the mode Hardcore"),
        NumberColumn("won", "1 once the game is won"),
    )


def thing_columns(things: tuple[str, ...]) -> tuple[NumberColumn, ...]:
    """The columns of what stands or lies on the table."""
    return (
        NumberColumn(
            "thing", "which hero, enemy, ally, item or skill it is; of other content a number behind the last", things
        ),
        NumberColumn("sort", "what it is", SORTS),
        NumberColumn("seat", "whose it is, counted from the seat; 0 nobody's or the group's"),
        NumberColumn("zone", "the row of the zone that it is in, from 1"),
        NumberColumn("host", "the row of the hero who carries or knows it, from 1"),
        NumberColumn("health", "health, or wounds that it still takes; of an objective how far it has come"),
        NumberColumn("most", "the most of that; of an objective what it needs"),
        NumberColumn("energy", "energy"),
        NumberColumn("energy-most", "the most of it"),
        NumberColumn("toxic", "health set aside by toxic damage"),
        NumberColumn("armour", "armour, or cubes on an item"),
        NumberColumn("parry", "parry tokens"),
        NumberColumn("focus", "focus tokens"),
        NumberColumn("stunned", "1 if it is stunned"),
        NumberColumn(
            "out",
            "1 for a hero who is down, an ally who is out, an objective that is met, a skill or item that is used up",
        ),
        NumberColumn("hidden", "1 for a hero who hides"),
        NumberColumn("taunting", "1 for a hero who taunts, an enemy that guards another"),
        NumberColumn("marked", "1 for an enemy that is marked"),
        NumberColumn("ready", "1 for a hero who is ready, or whose turn is over"),
        NumberColumn("stance", "a hero's stance, from 1"),
        NumberColumn("number", "an enemy's initiative, a zone's number from 1, uses that are left of an item"),
        NumberColumn("gold", "gold that it carries"),
        NumberColumn("food", "food that it carries"),
        NumberColumn(
            "lying", "in a zone: gem 1, food 2, chest 4, trap 8, point 16, objective 32, snare 64; difficult ground 128"
        ),
        NumberColumn("near", "of a zone: 1 where a hero of the seat stands, 2 next to one"),
        NumberColumn("corruption", "a hero's cards of Corruption and Fear"),
        NumberColumn("dice", "dice in a hero's tray; behind a screen no more is told"),
        *[NumberColumn(f"can {name}", f"results in the tray that may be used as {name}") for name in RESULTS],
    )


def option_columns(kinds: tuple[str, ...], verbs: tuple[str, ...], things: tuple[str, ...]) -> tuple[NumberColumn, ...]:
    """The columns of an option."""
    return (
        NumberColumn("kind", "the kind of the question", kinds),
        NumberColumn("verb", "what is done", verbs),
        NumberColumn("thing", "what it is done to", things),
        NumberColumn("sort", "what that is", SORTS),
        NumberColumn("hero", "the row of the hero who does it, from 1, where the seat has several in one question"),
        NumberColumn("number", "what else it stands for, from 1: a number, a choice, a place, a zone"),
        NumberColumn("stop", "1 if it ends something open: the turn, a round of picks"),
        NumberColumn("page", "1 if it turns the page"),
        NumberColumn("row", "the row of what it is done to, from 1; 0 where there is none, or no block of cards"),
    )


class Means:
    """What the options of a kind of question stand for.

    `how` they are packed; `at` is what they point at, or, where there are verbs, `verbs` and `ats` by the number of each.
    """

    def __init__(self, how: int, at: int, verbs: dict[int, int], ats: dict[int, int]) -> None:
        self.how = how
        self.at = at
        self.verbs = verbs
        self.ats = ats


NO_MEANS: Final = Means(BARE, AT_NUMBER, {}, {})


@final
class Encoder:
    """Writes positions of Fateforge as numbers.

    `things` are the names of heroes, enemies, allies and cards of the usual content, and `kinds` all kinds of question, in the
    order of their numbers; `means` says what the options of each kind stand for, `figures` how many values a box has.
    """

    def __init__(
        self,
        things: tuple[str, ...],
        kinds: tuple[str, ...],
        verbs: tuple[str, ...],
        means: dict[str, Means],
        figures: int,
        places: int,
    ) -> None:
        self.layout = Layout(
            table_columns(kinds, things), thing_columns(things), ROWS, option_columns(kinds, verbs, things), places
        )
        self.places = places
        self.numbers: dict[str, int] = {thing: n + 1 for n, thing in enumerate(things)}
        self.foreign = len(things) + 1
        self.kinds: dict[str, int] = {kind: n + 1 for n, kind in enumerate(kinds)}
        self.means = means
        self.figures = figures
        self.no_options = bytes(places * OPTION_BYTES)

    def encode(self, s: Fate, d: RawDecision | None, seat: int, page: int, blocks: int) -> bytes:
        """The wanted blocks one after the other; `d` is the seat's own question, or None."""
        out: list[bytes] = []
        if blocks & TABLE:
            out.append(self.table(s, d, seat))
        rows: dict[int, int] = {}
        if blocks & CARDS:
            self.write_things(s, seat, rows, out)
        if blocks & OPTIONS:
            if d is None:
                out.append(self.no_options)
            else:
                self.write_options(s, d, page, rows, out)
        return b"".join(out)

    def number(self, id: str) -> int:
        """The number of a thing by its name."""
        found = self.numbers.get(id, 0)
        if found == 0:
            found = self.foreign + crc32(id.encode()) % MOST_FOREIGN
            self.numbers[id] = found
        return found

    # ------------------------------------------------------------ the table
    def table(self, s: Fate, d: RawDecision | None, seat: int) -> bytes:
        """The one row of the table."""
        kind = least = most = 0
        if d is not None:
            kind = self.kinds.get(d.kind, 0)
            least = d.least
            most = min(d.most, LARGEST)
        turn = whose = 0
        if s.turn >= 0:
            h = s.heroes[s.turn]
            whose = 1 + (h.seat - seat) % s.seats
            turn = self.number(h.d.id)
        goals = met = 0
        if s.scene is not None and s.units:
            for k, o in enumerate(s.scene.objectives):
                goals += 1
                if objectives.met(s, k, o):
                    met += 1
        standing = enemies = 0
        for h in s.heroes:
            if not h.down:
                standing += 1
        for e in s.foes:
            if not e.out:
                enemies += 1
        row: bytes = TABLE_ROW.pack(
            s.phase + 1,
            min(s.round, LARGEST),
            min(s.rounds, LARGEST),
            s.slot + 1,
            s.leg,
            min(s.extra_rounds, LARGEST),
            whose,
            turn,
            kind,
            least,
            most,
            min(s.gold, LARGEST),
            min(s.food, LARGEST),
            min(max(s.time, -1) + 1, LARGEST),
            s.seats,
            standing,
            enemies,
            goals,
            met,
            len(s.named),
            s.fallen,
            s.left_loot,
            len(s.corruption_deck),
            len(s.fear_deck),
            len(s.trap_deck),
            1 if s.hardcore else 0,
            1 if s.won else 0,
        )
        return row

    # ------------------------------------------------------------ what stands and lies on the table
    def write_things(self, s: Fate, seat: int, rows: dict[int, int], out: list[bytes]) -> None:
        """A row for each thing; `rows` has the row of each by its handle, from 1."""
        n = 0
        zones = len(s.ways.near) if s.scene is not None else 0
        for k in range(len(s.heroes)):
            n += 1
            rows[k] = n
        for z in range(zones):
            if n < ROWS:
                n += 1
                rows[codes.ZONE + z] = n
        for k, h in enumerate(s.heroes):
            out.append(self.hero_row(s, h, k, seat, rows))
        for z in range(zones):
            if codes.ZONE + z in rows:
                out.append(self.zone_row(s, z, seat))
        for k, e in enumerate(s.foes):
            if not e.out and n < ROWS:
                n += 1
                rows[codes.FOE + k] = n
                out.append(self.foe_row(s, k, rows))
        a = s.ally
        if a is not None and n < ROWS:
            n += 1
            faces = [x for k, x in enumerate(a.faces) if a.left >> k & 1]
            out.append(
                self.row(
                    self.number(a.d.id), ALLY, 0, 0, a.hero + 1, a.d.hp - a.harm, a.d.hp, 0, a.out, 0, len(faces), faces
                )
            )
        if s.scene is not None and s.units:
            for k, o in enumerate(s.scene.objectives):
                if n < ROWS:
                    n += 1
                    done = objectives.units(s, k, o)
                    out.append(
                        self.row(
                            0, OBJECTIVE, 0, 0, 0, done, s.by_count(o.need), 0, objectives.met(s, k, o), k + 1, 0, []
                        )
                    )
        for k, h in enumerate(s.heroes):
            whose = 1 + (h.seat - seat) % s.seats
            for i in h.board:
                if i >= 0 and n < ROWS:
                    n += 1
                    rows[codes.GEAR + i] = n
                    out.append(self.item_row(s, i, whose, k + 1))
            for i in h.active:
                if n < ROWS:
                    n += 1
                    if codes.CARD + i not in rows:
                        rows[codes.CARD + i] = n
                    gone = i in h.used or i in h.spent
                    out.append(self.row(self.card_number(s.pack, i), SKILL, whose, 0, k + 1, 0, 0, 0, gone, 0, 0, []))
        for i in s.bag:
            if n < ROWS:
                n += 1
                rows[codes.GEAR + i] = n
                out.append(self.item_row(s, i, 0, 0))
        out.append(NO_ROWS[n * THING_BYTES :])

    def card_number(self, pack: Pack, i: int) -> int:
        """The number of a card of the pack."""
        return self.number(pack.cards[i].id)

    def row(
        self,
        thing: int,
        sort: int,
        whose: int,
        zone: int,
        host: int,
        health: int,
        most: int,
        armour: int,
        gone: bool,
        number: int,
        dice: int,
        faces: list[int],
    ) -> bytes:
        """The row of a thing of which there is not much to say."""
        can = usable(faces) if faces else NO_RESULTS
        packed: bytes = THING_ROW.pack(
            thing,
            sort,
            whose,
            zone,
            host,
            clamped(health),
            clamped(most),
            0,
            0,
            0,
            armour,
            0,
            0,
            0,
            1 if gone else 0,
            0,
            0,
            0,
            0,
            0,
            clamped(number),
            0,
            0,
            0,
            0,
            0,
            dice,
            *can,
        )
        return packed

    def item_row(self, s: Fate, i: int, whose: int, host: int) -> bytes:
        """An item that somebody owns."""
        g = s.gear[i]
        return self.row(self.number(g.d.id), ITEM, whose, 0, host, 0, 0, g.cubes, g.left == 0, g.left, 0, [])

    def hero_row(self, s: Fate, h: Hero, p: int, seat: int, rows: dict[int, int]) -> bytes:
        """A hero; of dice behind a screen their number alone."""
        can = NO_RESULTS
        if h.results and (h.seat == seat or not board.screens_up(s)):
            can = usable([codes.face_of(r) for r in h.results])
        packed: bytes = THING_ROW.pack(
            self.number(h.d.id),
            HERO,
            1 + (h.seat - seat) % s.seats,
            rows.get(codes.ZONE + h.zone, 0) if h.zone >= 0 else 0,
            0,
            h.hp,
            h.hp_max,
            h.en,
            h.en_max,
            h.toxic,
            0,
            h.parry,
            h.focus,
            1 if h.stunned else 0,
            1 if h.down else 0,
            1 if h.hidden else 0,
            1 if h.taunting else 0,
            0,
            1 if h.ready or h.ended else 0,
            h.stance + 1,
            p + 1,
            0,
            0,
            0,
            0,
            len(h.corruption) + len(h.fears),
            len(h.results),
            *can,
        )
        return packed

    def foe_row(self, s: Fate, k: int, rows: dict[int, int]) -> bytes:
        """An enemy's token."""
        e = s.foes[k]
        res = board.resistance(e)
        packed: bytes = THING_ROW.pack(
            self.number(e.d.id),
            ENEMY,
            0,
            rows.get(codes.ZONE + e.zone, 0) if e.zone >= 0 else 0,
            0,
            clamped(res - e.wounds),
            res,
            e.lives,
            0,
            0,
            e.arm,
            e.parry,
            0,
            1 if e.stunned else 0,
            0,
            0,
            1 if e.guards >= 0 else 0,
            1 if e.marked else 0,
            1 if e.defends >= 0 else 0,
            0,
            clamped(e.num),
            min(e.gold, LARGEST),
            e.food,
            0,
            0,
            0,
            0,
            *NO_RESULTS,
        )
        return packed

    def zone_row(self, s: Fate, z: int, seat: int) -> bytes:
        """A zone of the map."""
        lying = 128 if board.rough(s, z) else 0
        for kind, at, _ in s.lying:
            if at == z:
                lying |= 1 << kind
        near = 0
        for h in s.heroes:
            if h.seat == seat and h.zone >= 0 and not h.down:
                if h.zone == z:
                    near = 1
                elif near == 0 and z in s.ways.near[h.zone]:
                    near = 2
        cubes = s.cubes[z] if z < len(s.cubes) else 0
        packed: bytes = THING_ROW.pack(
            0,
            ZONE,
            0,
            0,
            0,
            cubes,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            z + 1,
            0,
            0,
            lying,
            near,
            0,
            0,
            *NO_RESULTS,
        )
        return packed

    # ------------------------------------------------------------ options
    def write_options(self, s: Fate, d: RawDecision, page: int, rows: dict[int, int], out: list[bytes]) -> None:
        """A row for each option of the page; where there are more than places, the last row turns the page."""
        kind = self.kinds.get(d.kind, 0)
        means = self.means.get(d.kind, NO_MEANS)
        how = means.how
        places = self.places
        options = d.options
        n = len(options)
        first = 0
        end = n
        if n > places:
            first = page * (places - 1)
            end = min(n, first + places - 1)
        for k in range(first, end):
            o = options[k]
            verb = hero = 0
            at = AT_NOTHING
            x = 0
            if o < PASS:
                x = o
                at = means.at
                if how == OF_HERO or how == OF_HERO_VERBS:
                    hero = codes.hero_in(x) + 1
                    x = codes.option_in(x)
                if how == VERBS or how == OF_HERO_VERBS:
                    does = codes.verb_of(x)
                    x = codes.target_of(x)
                    verb = means.verbs.get(does, 0)
                    at = means.ats.get(does, AT_NUMBER)
            handle = -1
            number = 0
            if at == AT_NOTHING:
                pass
            elif at == AT_HERO or at == AT_FOE or at == AT_THING:
                handle = x
            elif at == AT_ZONE:
                handle = codes.ZONE + x
                number = x + 1
            elif at == AT_CARD:
                handle = codes.CARD + x
            elif at == AT_WAY:
                handle = codes.CARD + x // offer.ALTS
                number = x % offer.ALTS + 1
            elif at == AT_GEAR:
                handle = codes.GEAR + x
            elif at == AT_FIGURE:
                handle = x // self.figures
                number = x % self.figures + 1
            else:
                number = min(x + 1, LARGEST)
            thing = sort = row = 0
            if handle >= 0:
                thing, sort = self.thing_at(s, handle)
                row = rows.get(handle, 0)
            packed: bytes = OPTION_ROW.pack(
                kind, verb, thing, sort, hero if rows else 0, number, 1 if o == d.stop else 0, 0, row
            )
            out.append(packed)
        if n > places:
            out.append(self.no_options[(end - first + 1) * OPTION_BYTES :])
            turn: bytes = OPTION_ROW.pack(kind, 0, 0, 0, 0, 0, 0, 1, 0)
            out.append(turn)
        else:
            out.append(self.no_options[n * OPTION_BYTES :])

    def thing_at(self, s: Fate, handle: int) -> tuple[int, int]:
        """Which thing has this handle, and of which sort it is."""
        if handle < codes.FOE:
            return self.number(s.heroes[handle].d.id), HERO
        if handle < codes.ZONE:
            return self.number(s.enemy(handle).d.id), ENEMY
        if handle < codes.CARD:
            return 0, ZONE
        if handle < codes.GEAR:
            return self.card_number(s.pack, handle - codes.CARD), SKILL
        return self.number(s.gear[handle - codes.GEAR].d.id), ITEM


def usable(faces: list[int]) -> tuple[int, ...]:
    """How many of some faces may be used as each result."""
    out = [0] * len(RESULTS)
    for x in faces:
        for k in range(len(RESULTS)):
            if x >> k & 1:
                out[k] += 1
    return tuple(out)


def clamped(x: int) -> int:
    """A number as 16 bits can hold it."""
    return max(-LARGEST, min(LARGEST, x))
