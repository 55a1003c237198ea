"""What a folder comes to while it is read: the pack, and the rows that everything in it was made from."""

from __future__ import annotations

from collections.abc import Iterable

from tableforge.fateforge.cards.source import Folder, Row, by_id
from tableforge.fateforge.definition import Card, Pack


class Content:
    """A pack with its rows, by kind and id, so that a check can say where something stands."""

    def __init__(self, folder: Folder) -> None:
        self.folder = folder
        self.pack = Pack()
        self.pack.digest = folder.digest
        self.rows: dict[str, dict[str, Row]] = {}

    def enter(self, kind: str, rows: list[Row]) -> list[Row]:
        """Keeps the rows of a kind, each id once."""
        kept = by_id(rows, kind)
        known = self.rows.setdefault(kind, {})
        known.update({row.id: row for row in kept})
        return kept

    def add(self, card: Card) -> Card:
        """Gives a card its number."""
        card.index = len(self.pack.cards)
        self.pack.cards.append(card)
        return card

    def ids(self, *kinds: str) -> list[str]:
        return [id for kind in kinds for id in self.rows.get(kind, {})]

    def refers(self, row: Row, kind: str, names: Iterable[str], field: str) -> None:
        """Every name must be one of that kind."""
        for name in names:
            row.refers(kind, name, self.ids(kind), field)
