"""A position of KeyForge as blocks of whole numbers, for the eyes of one seat: what a program that learns reads.

What is not written here stays hidden: of the opponent's hand, of archives that are not one's own and of the decks there are
numbers of cards and nothing else.  `TABLE`, `CARD` and `OPTION` name the columns in the order in which they are written.
"""

from __future__ import annotations

from struct import Struct
from typing import Final, final

from tableforge.kernel.ask import DONE, RawDecision
from tableforge.kernel.columns import CARDS, LARGEST, OPTIONS, TABLE, Layout, NumberColumn
from tableforge.keyforge import board, codes
from tableforge.keyforge.names import (
    ARCHIVES,
    ARTIFACTS,
    ATTACHED,
    CREATURE,
    DECK,
    DISCARD,
    HAND,
    HOUSES,
    LIMBO,
    LINE,
    PURGED,
    STEPS,
    TYPES,
    UNDER,
    VERBS,
    ZONES,
)
from tableforge.keyforge.pieces import Card
from tableforge.keyforge.state import KeyForge, KFrame, Row

ROWS: Final = 76  # both decks, and room for what effects may add
ZONES_KEPT: Final = 10  # the rows of a card out of play are kept, by zone and place
PLACES_KEPT: Final = 48

# what the options of a kind of question stand for
NUMBER: Final = 0
ACT: Final = 1
CARD_OPTION: Final = 2
WAITING: Final = 3
USE: Final = 4

TABLE_ROW: Final = Struct("=36h")
CARD_ROW: Final = Struct("=18h")
OPTION_ROW: Final = Struct("=9h")
CARD_BYTES: Final = 36
OPTION_BYTES: Final = 18
NO_ROWS: Final = bytes(ROWS * CARD_BYTES)


def of_a_side(whose: str, prefix: str) -> tuple[NumberColumn, ...]:
    """The columns of one player."""
    return (
        NumberColumn(f"{prefix}keys", f"keys that {whose} forged"),
        NumberColumn(f"{prefix}amber", f"æmber in the pool of {whose}"),
        NumberColumn(f"{prefix}key-cost", f"what the next key costs {whose}"),
        NumberColumn(f"{prefix}chains", f"chains of {whose}"),
        NumberColumn(f"{prefix}hand", f"cards in the hand of {whose}"),
        NumberColumn(f"{prefix}deck", f"cards in the deck of {whose}"),
        NumberColumn(f"{prefix}archives", f"cards in the archives of {whose}"),
        NumberColumn(f"{prefix}discard", f"cards in the discard pile of {whose}"),
        NumberColumn(f"{prefix}purged", f"cards of {whose} out of the game"),
        NumberColumn(f"{prefix}creatures", f"creatures of {whose}"),
        NumberColumn(f"{prefix}house-1", f"the first house of {whose}", HOUSES),
        NumberColumn(f"{prefix}house-2", "the second", HOUSES),
        NumberColumn(f"{prefix}house-3", "the third", HOUSES),
    )


def table_columns(kinds: tuple[str, ...], cards: tuple[str, ...]) -> tuple[NumberColumn, ...]:
    """The columns of the table."""
    return (
        NumberColumn("turn", "the turn, from 1"),
        NumberColumn("mine", "1 if it is the seat's own turn"),
        NumberColumn("step", "the step of the turn", STEPS),
        NumberColumn("house", "the active house", HOUSES),
        NumberColumn("kind", "the kind of question that the seat is asked; 0 if it is asked nothing", kinds),
        NumberColumn("least", "picks that are still due"),
        NumberColumn("most", "picks that are still allowed"),
        NumberColumn("asker", "the card whose ability asks, where the seat sees it", cards),
        NumberColumn("lasting", "effects that outlive their abilities"),
        NumberColumn("first", "1 if the seat took the first turn"),
        *of_a_side("the seat", "own-"),
        *of_a_side("the opponent", "foe-"),
    )


def card_columns(cards: tuple[str, ...]) -> tuple[NumberColumn, ...]:
    """The columns of a card that the seat sees."""
    return (
        NumberColumn("card", "which card it is", cards),
        NumberColumn("side", "0 on the seat's side, 1 on the opponent's"),
        NumberColumn("zone", "where it lies", ZONES),
        NumberColumn("place", "its place there, from 0: of the line from the left, of a pile from the top"),
        NumberColumn("house", "its house as printed", HOUSES),
        NumberColumn("type", "its type", TYPES),
        NumberColumn("power", "power: now, or as printed out of play"),
        NumberColumn("armor", "armor that still prevents damage this turn; as printed out of play"),
        NumberColumn("damage", "damage on it"),
        NumberColumn("ready", "1 if it is ready"),
        NumberColumn("stunned", "1 if it is stunned"),
        NumberColumn("amber", "æmber on it"),
        NumberColumn("plus", "+1 power counters on it"),
        NumberColumn("doom", "doom counters on it"),
        NumberColumn(
            "keywords",
            "keywords as bits: alpha 1, assault 2, deploy 4, elusive 8, hazardous 16 … as `names.py` has them",
        ),
        NumberColumn("bonus", "æmber that it brings when it is played"),
        NumberColumn("host", "the row, from 1, of the card it is attached to or lies under"),
        NumberColumn("borrowed", "1 if it belongs to the other side"),
    )


def option_columns(kinds: tuple[str, ...], cards: tuple[str, ...]) -> tuple[NumberColumn, ...]:
    """The columns of an option."""
    return (
        NumberColumn("kind", "the kind of the question", kinds),
        NumberColumn("verb", "what is done", VERBS),
        NumberColumn("card", "the card that it is about", cards),
        NumberColumn("side", "0 if that lies on the seat's side, 1 on the opponent's"),
        NumberColumn("zone", "where that lies", ZONES),
        NumberColumn("number", "what else it stands for, from 1: a house, a number, a place, yes (2) or no (1)"),
        NumberColumn("stop", "1 if it ends something open: the turn, a round of picks"),
        NumberColumn("page", "1 if it turns the page"),
        NumberColumn("row", "the row of its card, from 1; 0 where there is none, or no block of cards"),
    )


@final
class Encoder:
    """Writes positions of KeyForge as numbers.

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
        self.lying: dict[str, list[bytes]] = {}  # rows of cards out of play, which change only when these move
        self.no_options = bytes(places * OPTION_BYTES)

    def encode(self, s: KeyForge, d: RawDecision | None, seat: int, page: int, blocks: int) -> bytes:
        """The wanted blocks one after the other; `d` is the seat's own question, or None."""
        out: list[bytes] = []
        if blocks & TABLE:
            out.append(self.table(s, d, seat))
        rows: list[int] = []
        if blocks & CARDS:
            rows = [0] * len(s.cards)
            self.write_cards(s, seat, rows, out)
        if blocks & OPTIONS:
            if d is None:
                out.append(self.no_options)
            else:
                self.write_options(s, d, seat, page, rows, out)
        return b"".join(out)

    # ------------------------------------------------------------ the table
    def table(self, s: KeyForge, d: RawDecision | None, seat: int) -> bytes:
        """The one row of the table."""
        kind = least = most = asker = 0
        if d is not None:
            kind = self.kinds.get(d.kind, 0)
            least = d.least
            most = min(d.most, LARGEST)
            if d.src >= 0 and seen(s, d.src, seat):
                asker = self.numbers.get(s.cards[d.src].d.id, 0)
        foe = 1 - seat
        a = s.players[seat]
        b = s.players[foe]
        h = a.houses
        k = b.houses
        row: bytes = TABLE_ROW.pack(
            min(s.turn, LARGEST),
            1 if s.active == seat else 0,
            s.step + 1,
            s.house + 1,
            kind,
            least,
            most,
            asker,
            len(s.lasting),
            1 if s.first == seat else 0,
            a.keys,
            min(a.amber, LARGEST),
            min(board.key_cost(s, seat), LARGEST),
            a.chains,
            len(a.hand),
            len(a.deck),
            len(a.archives),
            len(a.discard),
            len(a.purged),
            len(a.line),
            h[0] + 1,
            h[1] + 1,
            h[2] + 1,
            b.keys,
            min(b.amber, LARGEST),
            min(board.key_cost(s, foe), LARGEST),
            b.chains,
            len(b.hand),
            len(b.deck),
            len(b.archives),
            len(b.discard),
            len(b.purged),
            len(b.line),
            k[0] + 1,
            k[1] + 1,
            k[2] + 1,
        )
        return row

    # ------------------------------------------------------------ cards
    def write_cards(self, s: KeyForge, seat: int, rows: list[int], out: list[bytes]) -> None:
        """A row for each card that the seat sees; `rows` has the row of each card by its handle, from 1."""
        n = 0
        open_purged = s.ed.purged_face_up
        for side in range(2):
            p = seat if side == 0 else 1 - seat
            q = s.players[p]
            n = self.write_in_play(s, seat, side, LINE, q.line, n, rows, out)
            n = self.write_in_play(s, seat, side, ARTIFACTS, q.artifacts, n, rows, out)
            if side == 0:
                n = self.write_lying(s, side, HAND, q.hand, n, rows, out)
                n = self.write_lying(s, side, ARCHIVES, q.archives, n, rows, out)
        for i, c in enumerate(s.cards):
            if c.zone == LIMBO and n < ROWS:
                n += 1
                rows[i] = n
                out.append(self.lying_row(c, 0 if c.owner == seat else 1, LIMBO, 0, 0))
        for side in range(2):
            q = s.players[seat if side == 0 else 1 - seat]
            n = self.write_lying(s, side, DISCARD, q.discard, n, rows, out)
            if open_purged:
                n = self.write_lying(s, side, PURGED, q.purged, n, rows, out)
        out.append(NO_ROWS[n * CARD_BYTES :])

    def write_lying(
        self, s: KeyForge, side: int, zone: int, ids: tuple[int, ...], n: int, rows: list[int], out: list[bytes]
    ) -> int:
        """The rows of cards that lie in a zone out of play, from row n + 1 on; the last row."""
        for place, i in enumerate(ids):
            if n >= ROWS:
                break
            n += 1
            rows[i] = n
            out.append(self.lying_row(s.cards[i], side, zone, place, 0))
        return n

    def lying_row(self, c: Card, side: int, zone: int, place: int, host: int) -> bytes:
        """A card out of play: what is printed on it."""
        d = c.d
        if host or place >= PLACES_KEPT or c.house != d.house or c.owner != c.ctrl:
            return self.printed_row(c, side, zone, place, host)
        kept = self.lying.get(d.id)
        if kept is None:
            kept = [b""] * (2 * ZONES_KEPT * PLACES_KEPT)
            self.lying[d.id] = kept
        at = (side * ZONES_KEPT + zone) * PLACES_KEPT + place
        row = kept[at]
        if not row:
            row = self.printed_row(c, side, zone, place, 0)
            kept[at] = row
        return row

    def printed_row(self, c: Card, side: int, zone: int, place: int, host: int) -> bytes:
        """The same, written anew."""
        d = c.d
        row: bytes = CARD_ROW.pack(
            self.numbers.get(d.id, 0),
            side,
            zone + 1,
            place,
            c.house + 1,
            d.type + 1,
            d.power if d.type == CREATURE else 0,
            d.armor if d.type == CREATURE else 0,
            0,
            0,
            0,
            0,
            0,
            0,
            d.keywords,
            d.amber,
            host,
            1 if c.owner != c.ctrl else 0,
        )
        return row

    def write_in_play(
        self,
        s: KeyForge,
        seat: int,
        side: int,
        zone: int,
        ids: tuple[int, ...],
        n: int,
        rows: list[int],
        out: list[bytes],
    ) -> int:
        """The rows of cards in play, each with what is attached to it and, for its owner, what lies under it."""
        for place, i in enumerate(ids):
            if n >= ROWS:
                break
            c = s.cards[i]
            d = c.d
            n += 1
            host = n
            rows[i] = n
            power = armor = 0
            if d.type == CREATURE:
                power = max(-LARGEST, min(board.power(s, i), LARGEST))
                armor = min(board.armor_left(s, i), LARGEST)
            row: bytes = CARD_ROW.pack(
                self.numbers.get(d.id, 0),
                side,
                zone + 1,
                place,
                c.house + 1,
                d.type + 1,
                power,
                armor,
                min(c.damage, LARGEST),
                1 if c.ready else 0,
                1 if c.stun else 0,
                min(c.amber, LARGEST),
                min(c.plus, LARGEST),
                min(c.doom, LARGEST),
                board.keywords(s, i),
                d.amber,
                0,
                1 if c.owner != c.ctrl else 0,
            )
            out.append(row)
            for k, u in enumerate(c.ups):
                if n < ROWS:
                    n += 1
                    rows[u] = n
                    out.append(self.lying_row(s.cards[u], side, ATTACHED, k, host))
            for k, u in enumerate(c.under):
                if s.cards[u].owner == seat and n < ROWS:
                    n += 1
                    rows[u] = n
                    out.append(self.lying_row(s.cards[u], side, UNDER, k, host))
        return n

    # ------------------------------------------------------------ options
    def write_options(
        self, s: KeyForge, d: RawDecision, seat: int, page: int, rows: list[int], out: list[bytes]
    ) -> None:
        """A row for each option of the page; where there are more than places, the last row turns the page."""
        kind = self.kinds.get(d.kind, 0)
        means = self.means.get(d.kind, NUMBER)
        places = self.places
        options = d.options
        n = len(options)
        first = 0
        end = n
        if n > places:
            first = page * (places - 1)
            end = min(n, first + places - 1)
        stop = d.stop
        for at in range(first, end):
            o = options[at]
            i = -1
            verb = number = 0
            if o >= DONE:
                pass
            elif means == CARD_OPTION:
                i = o
            elif means == ACT:
                verb = codes.verb_of(o) + 1
                if o != stop:
                    i = codes.card_of(o)
            elif means == WAITING:
                i = waiting_card(d, o)
                number = o + 1
            elif means == USE:
                verb = o + 1
                if isinstance(d.about, int):
                    i = d.about
            else:
                number = min(o + 1, LARGEST)
            card = side = zone = row = 0
            if i >= 0:
                c = s.cards[i]
                card = self.numbers.get(c.d.id, 0)
                if means != WAITING or seen(s, i, seat):
                    side = 0 if s.holder(i) == seat else 1
                    zone = c.zone + 1
                    if rows:
                        row = rows[i]
            packed: bytes = OPTION_ROW.pack(kind, verb, card, side, zone, number, 1 if o == stop else 0, 0, row)
            out.append(packed)
        if n > places:
            out.append(self.no_options[(end - first + 1) * OPTION_BYTES :])
            turn: bytes = OPTION_ROW.pack(kind, 0, 0, 0, 0, 0, 0, 1, 0)
            out.append(turn)
        else:
            out.append(self.no_options[n * OPTION_BYTES :])


def waiting_card(d: RawDecision, o: int) -> int:
    """The card whose ability waits, or changes what happens; -1 where it is no card's."""
    about = d.about
    x: object = about[o] if isinstance(about, tuple) else None
    if isinstance(x, KFrame):
        return x.src
    if isinstance(x, Row):
        return x.ctx.src
    return x if isinstance(x, int) else -1


def seen(s: KeyForge, i: int, seat: int) -> bool:
    """Whether a seat sees where card i lies, and what it is."""
    c = s.cards[i]
    z = c.zone
    if z == DECK:
        return False
    if z == HAND:
        return c.owner == seat
    if z == ARCHIVES:
        return c.base == seat
    if z == UNDER:
        return c.owner == seat
    if z == PURGED:
        return s.ed.purged_face_up
    return True
