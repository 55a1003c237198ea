"""A position as blocks of whole numbers, for programs that learn: what the blocks, their rows and their columns are.

A game's encoder writes a position for the eyes of one seat as three blocks of 16-bit numbers: the table (one row), the cards that
the seat sees (a row each), the options of its question (a row each).  What it does not write stays hidden; the law "encoded"
holds it to that.  Words are written as numbers: 0 is none, n the nth word of the column's list.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

TABLE: Final = 1  # which blocks are written, as bits
CARDS: Final = 2
OPTIONS: Final = 4
ALL_BLOCKS: Final = TABLE | CARDS | OPTIONS
BLOCKS: Final = {"table": TABLE, "cards": CARDS, "options": OPTIONS}
NUMBER_BYTES: Final = 2
LARGEST: Final = 32_767  # what is larger is written as this


class NumberColumn(NamedTuple):
    """One number of a row: its name, what it says, and the words that it counts from 1, where it stands for one."""

    name: str
    says: str
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Layout:
    """How the blocks of an encoder are laid out: the columns of each, and how many rows of cards and options there are."""

    table: tuple[NumberColumn, ...]
    cards: tuple[NumberColumn, ...]
    rows: int
    options: tuple[NumberColumn, ...]
    places: int

    def shape(self, block: str) -> tuple[int, ...]:
        """The shape of a block: columns of the table, rows and columns of the others.

        >>> Layout((NumberColumn("turn", "the turn"),), (), 0, (NumberColumn("stop", "ends"),), 8).shape("options")
        (8, 1)
        """
        if block == "table":
            return (len(self.table),)
        return (self.rows, len(self.cards)) if block == "cards" else (self.places, len(self.options))

    def size(self, blocks: int) -> int:
        """How many numbers some blocks have together."""
        sizes = {
            TABLE: len(self.table),
            CARDS: self.rows * len(self.cards),
            OPTIONS: self.places * len(self.options),
        }
        return sum([sizes[bit] for bit in sizes if blocks & bit])

    def column_name(self, n: int) -> str:
        """What the nth number of all blocks together is called.

        >>> verb, stop = NumberColumn("verb", "does"), NumberColumn("stop", "ends")
        >>> Layout((NumberColumn("turn", "the turn"),), (), 0, (verb, stop), 8).column_name(4)
        'options[1].stop'
        """
        if n < len(self.table):
            return f"table.{self.table[n].name}"
        n -= len(self.table)
        for block, columns, rows in (("cards", self.cards, self.rows), ("options", self.options, self.places)):
            if n < len(columns) * rows:
                return f"{block}[{n // len(columns)}].{columns[n % len(columns)].name}"
            n -= len(columns) * rows
        raise IndexError(n)
