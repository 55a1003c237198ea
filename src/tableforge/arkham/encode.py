"""A position of Arkham Horror as blocks of whole numbers, for the eyes of one seat: what a program that learns reads.

What is not written here stays hidden: other hands, decks and unrevealed locations that look alike.  Seats are counted from the one
that looks: 1 is itself, 2 the next one.  `table_columns`, `card_columns` and `option_columns` name the columns in the order in
which they are written.
"""

from __future__ import annotations

from struct import Struct
from typing import Final, final

from tableforge.arkham import board, codes, map, skill
from tableforge.arkham import view as views
from tableforge.arkham.names import (
    ABILITIES,
    ATTACHED,
    DECK,
    DISCARD,
    DO_END,
    ENCOUNTER_DISCARD,
    ENEMY,
    EVADE,
    FACES,
    FIGHT,
    HAND,
    HEALTH,
    LIMBO,
    LOCATION,
    MAP,
    PHASES,
    PLAY,
    SANITY,
    SHROUD,
    SKILLS,
    STATUSES,
    STILL_IN,
    TEST_KINDS,
    THREAT,
    TYPES,
    VERBS,
    VICTORY,
    ZONES,
)
from tableforge.arkham.state import Arkham
from tableforge.kernel.ask import PASS, RawDecision
from tableforge.kernel.columns import CARDS, LARGEST, OPTIONS, TABLE, Layout, NumberColumn

ROWS: Final = 128
SEATS: Final = 4
MOST_LYING: Final = 20_000  # rows of cards out of play that are remembered

# what the options of a kind of question stand for
NUMBER: Final = 0
ACT: Final = 1
CARD_OPTION: Final = 2
SEAT_OPTION: Final = 3

FACE_COUNT: Final = len(FACES)
SEAT_COLUMNS: Final = 20
TABLE_SIZE: Final = 24 + FACE_COUNT + SEATS * SEAT_COLUMNS
TABLE_ROW: Final = Struct(f"={TABLE_SIZE}h")
CARD_ROW: Final = Struct("=22h")
OPTION_ROW: Final = Struct("=10h")
CARD_BYTES: Final = 44
OPTION_BYTES: Final = 20
NO_ROWS: Final = bytes(ROWS * CARD_BYTES)
HERE: Final = 1
NEAR: Final = 2


def of_a_seat(k: int, cards: tuple[str, ...]) -> tuple[NumberColumn, ...]:
    """The columns of one investigator, the kth from the seat that looks."""
    whose = "own" if k == 0 else f"seat-{k + 1}"
    return (
        NumberColumn(f"{whose}-status", "in play or how it left; 0 where nobody sits", STATUSES),
        NumberColumn(f"{whose}-at", "the location it is at", cards),
        NumberColumn(f"{whose}-damage", "damage on it"),
        NumberColumn(f"{whose}-horror", "horror on it"),
        NumberColumn(f"{whose}-health", "health that is left"),
        NumberColumn(f"{whose}-sanity", "sanity that is left"),
        NumberColumn(f"{whose}-clues", "clues it holds"),
        NumberColumn(f"{whose}-resources", "resources"),
        NumberColumn(f"{whose}-actions", "actions that are left"),
        NumberColumn(f"{whose}-had-turn", "1 if it has taken its turn this round"),
        NumberColumn(f"{whose}-hand", "cards in hand"),
        NumberColumn(f"{whose}-deck", "cards in the deck"),
        NumberColumn(f"{whose}-discard", "cards in the discard pile"),
        NumberColumn(f"{whose}-trauma", "physical and mental trauma"),
        NumberColumn(f"{whose}-willpower", "willpower now"),
        NumberColumn(f"{whose}-intellect", "intellect now"),
        NumberColumn(f"{whose}-combat", "combat now"),
        NumberColumn(f"{whose}-agility", "agility now"),
        NumberColumn(f"{whose}-engaged", "enemies engaged with it"),
        NumberColumn(f"{whose}-enemies", "enemies at its location"),
    )


def table_columns(kinds: tuple[str, ...], cards: tuple[str, ...]) -> tuple[NumberColumn, ...]:
    """The columns of the table."""
    return (
        NumberColumn("round", "the round, from 1"),
        NumberColumn("phase", "the phase", PHASES),
        NumberColumn("active", "whose turn it is, counted from the seat; 0 nobody's"),
        NumberColumn("lead", "the lead investigator, counted from the seat"),
        NumberColumn("kind", "the kind of question that the seat is asked; 0 if it is asked nothing", kinds),
        NumberColumn("least", "picks that are still due"),
        NumberColumn("most", "picks that are still allowed"),
        NumberColumn("asker", "the card whose ability asks", cards),
        NumberColumn("act", "the stage of the act"),
        NumberColumn("act-clues", "clues that the act needs; 0 none"),
        NumberColumn("agenda", "the stage of the agenda"),
        NumberColumn("agenda-doom", "doom that the agenda needs"),
        NumberColumn("doom", "doom in play"),
        NumberColumn("clues", "clues that all investigators hold"),
        NumberColumn("clues-out", "clues on locations"),
        NumberColumn("encounter-deck", "cards in the encounter deck"),
        NumberColumn("victory", "victory points so far"),
        NumberColumn("hard", "1 at Hard and Expert"),
        NumberColumn("tester", "who takes the skill test under way, counted from the seat; 0 if there is none"),
        NumberColumn("test-skill", "the skill that is tested", SKILLS),
        NumberColumn("test-kind", "what the test is for", TEST_KINDS),
        NumberColumn("test-value", "the skill value so far"),
        NumberColumn("test-difficulty", "its difficulty"),
        NumberColumn("committed", "cards committed to it"),
        *[NumberColumn(f"bag {face}", f"tokens {face} in the chaos bag") for face in FACES],
        *[column for k in range(SEATS) for column in of_a_seat(k, cards)],
    )


def card_columns(cards: tuple[str, ...]) -> tuple[NumberColumn, ...]:
    """The columns of a card that the seat sees."""
    return (
        NumberColumn("card", "which card it is, by the side that it shows", cards),
        NumberColumn("seat", "whose it is, counted from the seat; 0 the scenario's"),
        NumberColumn("zone", "where it lies", ZONES),
        NumberColumn("type", "its type", TYPES),
        NumberColumn("at", "the row of the location it is at, from 1"),
        NumberColumn("host", "the row of the card it is attached to, from 1"),
        NumberColumn("exhausted", "1 if it is exhausted"),
        NumberColumn("revealed", "1 for a revealed location"),
        NumberColumn("clues", "clues on it"),
        NumberColumn("damage", "damage on it"),
        NumberColumn("horror", "horror on it"),
        NumberColumn("doom", "doom on it"),
        NumberColumn("resources", "resources on it"),
        NumberColumn("uses", "uses that are left on it"),
        NumberColumn("fight", "an enemy's fight value now"),
        NumberColumn("evade", "an enemy's evade value now"),
        NumberColumn("health", "health that is left"),
        NumberColumn("sanity", "sanity that is left"),
        NumberColumn("shroud", "the shroud of a revealed location, from 1 for 0"),
        NumberColumn("near", "1 at the seat's own location, 2 at one that it connects to"),
        NumberColumn("victory", "victory points it is worth"),
        NumberColumn("cost", "its cost, from 1 for 0; 0 where it has none"),
    )


def option_columns(kinds: tuple[str, ...], cards: tuple[str, ...]) -> tuple[NumberColumn, ...]:
    """The columns of an option."""
    return (
        NumberColumn("kind", "the kind of the question", kinds),
        NumberColumn("verb", "what is done", VERBS),
        NumberColumn("card", "the card that it is about", cards),
        NumberColumn("seat", "whose that is, counted from the seat; 0 the scenario's"),
        NumberColumn("zone", "where that lies", ZONES),
        NumberColumn("ability", "of which kind the used ability is", ABILITIES),
        NumberColumn("number", "what else it stands for, from 1: a seat from one's own, a number, a choice"),
        NumberColumn("stop", "1 if it ends something open: the turn, one's say in a window, a round of picks"),
        NumberColumn("page", "1 if it turns the page"),
        NumberColumn("row", "the row of its card, from 1; 0 where there is none, or no block of cards"),
    )


@final
class Encoder:
    """Writes positions of Arkham Horror as numbers.

    `cards` are all cards by name and `kinds` all kinds of question, in the order of their numbers; `means` says what the options
    of each kind stand for.
    """

    def __init__(self, cards: tuple[str, ...], kinds: tuple[str, ...], means: dict[str, int], places: int) -> None:
        self.layout = Layout(
            table_columns(kinds, cards), card_columns(cards), ROWS, option_columns(kinds, cards), places
        )
        self.places = places
        self.numbers: dict[str, int] = {card: n + 1 for n, card in enumerate(cards)}
        self.kinds: dict[str, int] = {kind: n + 1 for n, kind in enumerate(kinds)}
        self.means = means
        self.lying: dict[int, bytes] = {}  # rows of cards out of play, which change only when these move
        self.no_options = bytes(places * OPTION_BYTES)

    def encode(self, s: Arkham, d: RawDecision | None, seat: int, page: int, blocks: int) -> bytes:
        """The wanted blocks one after the other; `d` is the seat's own question, or None."""
        out: list[bytes] = []
        if blocks & TABLE:
            out.append(self.table(s, d, seat))
        rows: list[int] = []
        if blocks & CARDS:
            rows = [0] * len(s.cards)
            self.write_cards(s, d, seat, rows, out)
        if blocks & OPTIONS:
            if d is None:
                out.append(self.no_options)
            else:
                self.write_options(s, d, seat, page, rows, out)
        return b"".join(out)

    # ------------------------------------------------------------ the table
    def table(self, s: Arkham, d: RawDecision | None, seat: int) -> bytes:
        """The one row of the table."""
        players = len(s.players)
        kind = least = most = asker = 0
        if d is not None:
            kind = self.kinds.get(d.kind, 0)
            least = d.least
            most = min(d.most, LARGEST)
            if d.src >= 0:
                asker = self.numbers.get(s.shown(d.src), 0)
        tester = tested = testing = value = difficulty = committed = 0
        t = skill.current(s)
        if t is not None:
            tester = 1 + (t.ctrl - seat) % players
            tested = t.skill + 1
            testing = t.kind + 1
            value = skill.value(s, t)
            difficulty = skill.difficulty(s, t)
            committed = len(t.committed)
        clues = 0
        for q in s.players:
            clues += s.cards[q.card].clues
        lying_clues = 0
        for i in s.locations:
            lying_clues += s.cards[i].clues
        points = 0
        for i in s.victory:
            points += max(0, s.cards[i].d.victory)
        row: list[int] = [
            min(s.round, LARGEST),
            s.phase + 1,
            1 + (s.active - seat) % players if s.active >= 0 else 0,
            1 + (s.lead - seat) % players,
            kind,
            least,
            most,
            asker,
            s.cards[s.act].d.stage if s.act >= 0 else 0,
            max(0, board.threshold(s, s.act)) if s.act >= 0 else 0,
            s.cards[s.agenda].d.stage if s.agenda >= 0 else 0,
            max(0, board.threshold(s, s.agenda)) if s.agenda >= 0 else 0,
            min(board.doom_in_play(s), LARGEST),
            min(clues, LARGEST),
            min(lying_clues, LARGEST),
            len(s.encounter_deck),
            min(points, LARGEST),
            1 if s.hard else 0,
            tester,
            tested,
            testing,
            min(value, LARGEST),
            min(difficulty, LARGEST),
            committed,
        ]
        bag = [0] * FACE_COUNT
        for face in s.bag:
            bag[face] += 1
        row += bag
        for k in range(SEATS):
            if k < players:
                self.add_seat(s, (seat + k) % players, row)
            else:
                row += [0] * SEAT_COLUMNS
        packed: bytes = TABLE_ROW.pack(*row)
        return packed

    def add_seat(self, s: Arkham, p: int, row: list[int]) -> None:
        """The columns of seat p."""
        q = s.players[p]
        c = s.cards[q.card]
        there = q.status == STILL_IN
        at = engaged = enemies = health = sanity = 0
        if there:
            health = board.remaining(s, q.card, HEALTH)
            sanity = board.remaining(s, q.card, SANITY)
            engaged = len(board.enemies_engaged(s, p))
            if q.at >= 0:
                at = self.numbers.get(s.shown(q.at), 0)
                enemies = len(board.enemies_at(s, q.at))
        row += [
            q.status + 1,
            at,
            min(c.damage, LARGEST),
            min(c.horror, LARGEST),
            health,
            sanity,
            min(c.clues, LARGEST),
            min(q.resources, LARGEST),
            min(q.actions, LARGEST),
            1 if q.had_turn else 0,
            len(q.hand),
            len(q.deck),
            len(q.discard),
            q.trauma[0] + q.trauma[1],
            board.skill_of(s, p, 0) if there else 0,
            board.skill_of(s, p, 1) if there else 0,
            board.skill_of(s, p, 2) if there else 0,
            board.skill_of(s, p, 3) if there else 0,
            engaged,
            enemies,
        ]

    # ------------------------------------------------------------ cards
    def write_cards(self, s: Arkham, d: RawDecision | None, seat: int, rows: list[int], out: list[bytes]) -> None:
        """A row for each card that the seat sees; `rows` has the row of each card by its handle, from 1."""
        players = len(s.players)
        here = s.players[seat].at if s.players[seat].status == STILL_IN else -1
        n = 0
        ids: list[int] = []
        for i in (s.act, s.agenda):
            if i >= 0:
                n += 1
                rows[i] = n
                ids.append(i)
        for i in s.locations:
            if n < ROWS:
                n += 1
                rows[i] = n
                ids.append(i)
        near = map.connections(s, here) if here >= 0 else []
        for i in ids:
            c = s.cards[i]
            how = 0
            if c.zone == MAP:
                how = HERE if i == here else NEAR if i in near else 0
            out.append(self.in_play_row(s, i, seat, rows, how))
        for i in s.locations:
            for x in s.cards[i].here:
                n = self.write_in_play(s, x, seat, rows, n, out)
            n = self.write_attached(s, i, seat, rows, n, out)
        for k in range(players):
            q = s.players[(seat + k) % players]
            n = self.write_in_play(s, q.card, seat, rows, n, out)
            for i in q.play:
                n = self.write_in_play(s, i, seat, rows, n, out)
            for i in q.threat:
                n = self.write_in_play(s, i, seat, rows, n, out)
        for i in ids[:2]:
            if s.cards[i].zone != MAP:
                n = self.write_attached(s, i, seat, rows, n, out)
        n = self.write_lying(s, seat, HAND, s.players[seat].hand, rows, n, out)
        if d is not None:
            n = self.write_lying(s, seat, DECK, tuple(views.looked_at(s, seat)), rows, n, out)
        for i, c in enumerate(s.cards):
            if c.zone == LIMBO and n < ROWS:
                n += 1
                rows[i] = n
                out.append(self.lying_row(s, i, seat, LIMBO))
        for k in range(players):
            n = self.write_lying(s, seat, DISCARD, s.players[(seat + k) % players].discard, rows, n, out)
        n = self.write_lying(s, seat, ENCOUNTER_DISCARD, s.encounter_discard, rows, n, out)
        n = self.write_lying(s, seat, VICTORY, s.victory, rows, n, out)
        out.append(NO_ROWS[n * CARD_BYTES :])

    def write_in_play(self, s: Arkham, i: int, seat: int, rows: list[int], n: int, out: list[bytes]) -> int:
        """The row of a card in play, and of what is attached to it, from row n + 1 on; the last row."""
        if n >= ROWS or rows[i]:
            return n
        n += 1
        rows[i] = n
        out.append(self.in_play_row(s, i, seat, rows, 0))
        return self.write_attached(s, i, seat, rows, n, out)

    def write_attached(self, s: Arkham, i: int, seat: int, rows: list[int], n: int, out: list[bytes]) -> int:
        """The rows of what is attached to a card."""
        for x in s.cards[i].attached:
            n = self.write_in_play(s, x, seat, rows, n, out)
        return n

    def in_play_row(self, s: Arkham, i: int, seat: int, rows: list[int], near: int) -> bytes:
        """A card in play with everything on it."""
        c = s.cards[i]
        d = c.d
        z = c.zone
        fight = evade = health = sanity = shroud = 0
        if d.type == ENEMY:
            fight = board.stat(s, i, FIGHT)
            evade = board.stat(s, i, EVADE)
            health = max(0, board.stat(s, i, HEALTH) - c.damage)
        elif d.health >= 0 or d.sanity >= 0:
            health = max(0, board.remaining(s, i, HEALTH))
            sanity = max(0, board.remaining(s, i, SANITY))
        elif d.type == LOCATION and c.revealed:
            shroud = board.stat(s, i, SHROUD) + 1
        whose = c.seat if z == PLAY or z == THREAT else c.owner
        at = s.location_of(i) if z != MAP else -1
        row: bytes = CARD_ROW.pack(
            self.numbers.get(s.shown(i), 0),
            1 + (whose - seat) % len(s.players) if whose >= 0 else 0,
            z + 1,
            d.type + 1,
            rows[at] if at >= 0 else 0,
            rows[c.host] if z == ATTACHED and c.host >= 0 else 0,
            1 if c.exhausted else 0,
            1 if c.revealed else 0,
            min(c.clues, LARGEST),
            min(c.damage, LARGEST),
            min(c.horror, LARGEST),
            min(c.doom, LARGEST),
            min(c.resources, LARGEST),
            min(c.uses, LARGEST),
            fight,
            evade,
            health,
            sanity,
            shroud,
            near,
            max(0, d.victory) if d.type != LOCATION or c.revealed else 0,
            d.cost + 1,
        )
        return row

    def write_lying(
        self, s: Arkham, seat: int, zone: int, ids: tuple[int, ...], rows: list[int], n: int, out: list[bytes]
    ) -> int:
        """The rows of cards that lie in a zone out of play, from row n + 1 on; the last row."""
        for i in ids:
            if n >= ROWS:
                break
            n += 1
            rows[i] = n
            out.append(self.lying_row(s, i, seat, zone))
        return n

    def lying_row(self, s: Arkham, i: int, seat: int, zone: int) -> bytes:
        """A card out of play: what is printed on it."""
        c = s.cards[i]
        d = c.d
        whose = 1 + (c.owner - seat) % len(s.players) if c.owner >= 0 else 0
        number = self.numbers.get(d.id, 0)
        key = (number * 8 + whose) * 32 + zone
        found = self.lying.get(key)
        if found is not None:
            return found
        row: bytes = CARD_ROW.pack(
            number,
            whose,
            zone + 1,
            d.type + 1,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            d.uses,
            max(0, d.fight),
            max(0, d.evade),
            max(0, d.health),
            max(0, d.sanity),
            0,
            0,
            max(0, d.victory),
            d.cost + 1,
        )
        if len(self.lying) >= MOST_LYING:
            self.lying.clear()
        self.lying[key] = row
        return row

    # ------------------------------------------------------------ options
    def write_options(self, s: Arkham, d: RawDecision, seat: int, page: int, rows: list[int], out: list[bytes]) -> None:
        """A row for each option of the page; where there are more than places, the last row turns the page."""
        kind = self.kinds.get(d.kind, 0)
        means = self.means.get(d.kind, NUMBER)
        places = self.places
        players = len(s.players)
        options = d.options
        n = len(options)
        first = 0
        end = n
        if n > places:
            first = page * (places - 1)
            end = min(n, first + places - 1)
        for at in range(first, end):
            o = options[at]
            i = -1
            verb = ability = number = 0
            if o >= PASS:
                pass
            elif means == ACT:
                done = codes.verb_of(o)
                verb = done + 1
                if done != DO_END:
                    i = codes.card_of(o)
                    by = codes.ability_of(o)
                    number = by + 1
                    ability = self.ability_kind(s, i, by) if o != d.stop else 0
            elif means == CARD_OPTION:
                i = o
            elif means == SEAT_OPTION:
                number = 1 + (o - seat) % players
            else:
                number = min(o + 1, LARGEST)
            card = whose = zone = row = 0
            if i >= 0:
                c = s.cards[i]
                card = self.numbers.get(s.shown(i), 0)
                zone = c.zone + 1
                owner = c.seat if c.zone == PLAY or c.zone == THREAT else c.owner
                whose = 1 + (owner - seat) % players if owner >= 0 else 0
                if rows:
                    row = rows[i]
            packed: bytes = OPTION_ROW.pack(
                kind, verb, card, whose, zone, ability, number, 1 if o == d.stop else 0, 0, row
            )
            out.append(packed)
        if n > places:
            out.append(self.no_options[(end - first + 1) * OPTION_BYTES :])
            turn: bytes = OPTION_ROW.pack(kind, 0, 0, 0, 0, 0, 0, 0, 1, 0)
            out.append(turn)
        else:
            out.append(self.no_options[n * OPTION_BYTES :])

    def ability_kind(self, s: Arkham, i: int, number: int) -> int:
        """Of which kind an ability of a card is, from 1; 0 where the card has none of that number."""
        for a in s.cards[i].d.abilities:
            if a.number == number:
                return a.kind + 1
        return 0
