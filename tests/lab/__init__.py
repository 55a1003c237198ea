"""What the tests of the lab share: small experiments, and a game whose bots go wrong."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from harness import TOY

from tableforge import games
from tableforge.keyforge.cards import CARDS
from tableforge.keyforge.decks.deck import load
from tableforge.keyforge.decks.problems import house_title
from tableforge.lab import spec
from tableforge.lab.folder import ResultFolder
from tableforge.lab.spec import Experiment

DECKS = ("starter:onyx", "starter:argus", "forged:cota:11")


def small(**more: Any) -> Experiment:
    """Twelve games of KeyForge that are quickly played: three pairs of decks, four games each."""
    return spec.make(
        {
            "game": "keyforge",
            "seed": 7,
            "games": 4,
            "bots": ["random"],
            "decks": {"each_against_each": list(DECKS)},
            **more,
        }
    )


def danger(bot: str, count: int = 9) -> Experiment:
    """Games of Lamplighters by bots that go wrong in some of them; within `dangerous()`."""
    return spec.make({"game": TOY, "seed": 1, "games": count, "bots": [bot]})


def dangerous() -> AbstractContextManager[None]:
    """Lamplighters with bots that go wrong."""
    return games.register_temporarily(TOY, home="toy", rooms="lab.dangerous_{room}")


def digests(path: Path) -> dict[int, str]:
    """The digest of every game of a folder, by its number."""
    return {row["id"]: row["digest"] for row in ResultFolder.to_read(path).rows(["id", "digest"])}


def write_export(tmp_path: Path, ratings: list[tuple[str, str]], column: str = "Sas Rating") -> Path:
    """An export of Decks of KeyForge with these decks and ratings."""
    lines = [f"Name,Expansion,Houses,House 1 Cards,House 2 Cards,House 3 Cards,{column}"]
    for ref, rating in ratings:
        deck = load(ref)
        houses = "|".join([house_title(house, "en") for house in deck.houses])
        pods = ["|".join([CARDS[id].en for id in deck.of_house(house)]) for house in deck.houses]
        cells = [deck.name, "CALL_OF_THE_ARCHONS", houses, *pods, rating]
        lines.append(",".join(['"' + cell.replace('"', '""') + '"' for cell in cells]))
    path = tmp_path / "export.csv"
    path.write_text("\n".join(lines) + "\n", "utf-8")
    return path
