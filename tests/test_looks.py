"""Pictures: whatever the server tells a browser of has a look of its own among those of its game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tableforge import games
from tableforge.fateforge.tale import prose
from tableforge.server.catalogue import cards_of

WEB = Path(__file__).resolve().parent.parent / "web" / "src" / "games"
LOOK = re.compile(r"^([^\s|`/]+)\|\S", re.MULTILINE)  # id|words
PLACE = re.compile(r"^[a-z]+: ([a-z0-9 -]+)$", re.MULTILINE)  # place: id id id
DERIVED = re.compile(r"-2$|#special$")  # drawn as the card that it improves, or that it is the special of


def described(game: str) -> set[str]:
    """The ids that the looks of a game name."""
    text = "\n".join([path.read_text("utf-8") for path in (WEB / game / "looks").glob("*.ts")])
    return {*LOOK.findall(text), *" ".join(PLACE.findall(text)).split()}


@pytest.mark.parametrize("game", games.names())
def test_every_card_of_a_game_has_a_look_of_its_own(game: str) -> None:
    known = described(game)
    assert known, "its looks are not where they were"
    ids = [
        id for id, card in cards_of(game, "en").items() if card["type"] != "ally"
    ]  # allies look as they do in the story
    assert [id for id in ids if id not in known and DERIVED.sub("", id) not in known] == []


def test_everybody_and_every_scene_of_the_chronicle_has_a_look() -> None:
    known = described("fateforge")
    for told in prose.known().values():
        named = [*told.people, *told.scenes, *told.places, *told.cards]
        assert [id for id in named if id not in known] == []


def test_every_zone_of_every_map_has_a_look() -> None:
    known = described("fateforge")
    maps = [card for card in cards_of("fateforge", "en").values() if card["type"] == "map"]
    zones = [f"{m['id']}.{letter}" for m in maps for letter in m["zones"]]
    assert len(zones) > 100
    assert [zone for zone in zones if zone not in known] == []
