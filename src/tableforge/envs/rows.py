"""Which encoder shows a game: its own, or one that knows nothing but what every game tells."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final
from zlib import crc32

from tableforge import games
from tableforge.envs import refusals
from tableforge.envs.parts import Encoder, EncoderSource
from tableforge.errors import BadSetup
from tableforge.kernel.ask import RawDecision
from tableforge.kernel.columns import ALL_BLOCKS, BLOCKS, CARDS, LARGEST, OPTIONS, TABLE, Layout, NumberColumn
from tableforge.kernel.core import State
from tableforge.kernel.game import Game
from tableforge.tongue.spelling import unknown

USUAL_PLACES: Final = 64
FEWEST_PLACES: Final = 2  # one option, and the place that turns the page
MOST_PLACES: Final = 4096
BUCKETS: Final = 4096  # numbers that words of keys are hashed to
MOST_WORDS: Final = 1 << 16  # remembered with their number


def blocks_of(names: Sequence[str]) -> int:
    """The blocks of these names, as bits; BadSetup where there is no such block, or none is named."""
    found = 0
    for name in [names] if isinstance(names, str) else names:
        if name not in BLOCKS:
            raise BadSetup(unknown(refusals.NO_BLOCK, name, BLOCKS))
        found |= BLOCKS[name]
    if not found:
        raise BadSetup(refusals.NO_BLOCKS.fill(blocks=", ".join(BLOCKS)))
    return found


def encoder_of(game: Game, seats: int, width: int, places: int = 0) -> Encoder:
    """The encoder of a game with so many seats; `width` is how many numbers its `features` have for a seat."""
    own = games.find_part("envs", game.name, EncoderSource) if game.name in games.names() else None
    if own is not None:
        return own.encoder(places or own.PLACES)
    return PlainEncoder(game, seats, width, places or USUAL_PLACES)


class PlainEncoder:
    """What every game tells: `Search.features` as the table, and of each option the words of its key, hashed.  No cards."""

    def __init__(self, game: Game, seats: int, width: int, places: int) -> None:
        self.game = game
        self.seats = seats
        self.kinds = {kind.name: n for n, kind in enumerate(game.kinds, 1)}
        self.hashed: dict[str, int] = {}
        kinds = tuple(self.kinds)
        self.layout = Layout(
            (
                NumberColumn("kind", "the kind of question that the seat is asked", kinds),
                *[
                    NumberColumn(f"{k}.{n}", f"number {n} of `features` of the seat {k} places on")
                    for k in range(seats)
                    for n in range(width)
                ],
            ),
            (),
            0,
            (
                NumberColumn("kind", "the kind of the question", kinds),
                NumberColumn("verb", "what stands before the last colon of the key, hashed"),
                NumberColumn("card", "what stands behind it, up to @, hashed"),
                NumberColumn("place", "what stands behind @, up to a colon, hashed"),
                NumberColumn("stop", "1 if it ends something open"),
                NumberColumn("page", "1 if it turns the page"),
            ),
            places,
        )

    def encode(self, s: State, d: RawDecision | None, seat: int, page: int, blocks: int) -> bytes:
        """See `parts.Encoder`."""
        kind = 0 if d is None else self.kinds.get(d.kind, 0)
        out = array("h")
        if blocks & TABLE:
            rows = self.game.search.features(s)
            out.append(kind)
            if rows:
                out.extend([clamp(x) for k in range(self.seats) for x in rows[(seat + k) % self.seats]])
        if not blocks & OPTIONS:
            return out.tobytes()
        places = self.layout.places
        size = len(out) + 6 * places
        if d is not None:
            n = len(d.options)
            first, end = page_of(n, places, page)
            for o in d.options[first:end]:
                verb, card, place = words_of(self.game.options.key(s, d, o))
                out.extend([kind, self.number(verb), self.number(card), self.number(place), int(o == d.stop), 0])
            if n > places:
                out.extend([0] * (size - 6 - len(out)))
                out.extend([kind, 0, 0, 0, 0, 1])
        return out.tobytes() + bytes(2 * (size - len(out)))

    def number(self, word: str) -> int:
        """The number that a word is hashed to: the same in every process."""
        if not word:
            return 0
        found = self.hashed.get(word)
        if found is None:
            if len(self.hashed) >= MOST_WORDS:
                self.hashed.clear()
            found = self.hashed[word] = 1 + crc32(word.encode()) % (BUCKETS - 1)
        return found


def clamp(x: int) -> int:
    """A number as 16 bits can hold it.

    >>> clamp(7), clamp(100_000), clamp(-100_000)
    (7, 32767, -32767)
    """
    return max(-LARGEST, min(LARGEST, int(x)))


def page_of(options: int, places: int, page: int) -> tuple[int, int]:
    """From which option to which a page goes; where there are more than places, the last place turns the page.

    >>> page_of(5, 8, 0), page_of(20, 8, 0), page_of(20, 8, 2)
    ((0, 5), (0, 7), (14, 20))
    """
    if options <= places:
        return 0, options
    first = page * (places - 1)
    return first, min(options, first + places - 1)


def pages(options: int, places: int) -> int:
    """How many pages so many options have.

    >>> pages(8, 8), pages(9, 8), pages(15, 8)
    (1, 2, 3)
    """
    return 1 if options <= places else -(-options // (places - 1))


def words_of(key: str) -> tuple[str, str, str]:
    """A key as verb, card and place.

    >>> words_of("reap:dodger@line:2"), words_of("end-turn")
    (('reap', 'dodger', 'line'), ('', 'end-turn', ''))
    """
    name, _, place = key.partition("@")
    verb, _, card = name.rpartition(":")
    return verb, card, place.partition(":")[0]


__all__ = ["ALL_BLOCKS", "CARDS", "OPTIONS", "TABLE", "PlainEncoder", "blocks_of", "encoder_of", "page_of", "pages"]
