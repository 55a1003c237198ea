"""A client that draws tables from scenes is told them, and then only what has changed."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from harness.page_game import lay_page_game
from server.serving import Player, Server, serving

from tableforge import games
from tableforge.kernel.chance import rng
from tableforge.server import catalogue
from tableforge.server.scenes import diff_scene
from tableforge.table.sitting import Sitting

Json = dict[str, Any]
LISTS = ("sides", "zones", "figures", "legend")
HERE = [{"kind": "here"}, {"kind": "here"}]
MOST = 3_500  # bytes, compressed, of what is told of a scene after an answer, on the average


def merged(new: Json, old: Json) -> Json:
    """A scene in full, as the browser puts it together."""
    lists = {name: [old[name][x] if isinstance(x, int) else x for x in new.get(name, [])] for name in LISTS}
    return {**new, **lists}


def whole(g: Sitting, seat: int | None, lang: str) -> Json:
    return merged(json.loads(msgspec.json.encode(diff_scene(g.scene(seat, lang)))), {})


async def begun(server: Server, game: str = "keyforge", **wanted: object) -> tuple[str, list[str]]:
    made = await server.begin(game, seed=7, seats=HERE, **wanted)
    return made["table"], [seat["token"] for seat in made["seats"]]


def scene_of(player: Player, seat: int, before: Json) -> Json:
    return merged(player.last["table"]["scenes"][seat], before)


async def test_only_who_wants_the_scene_is_told_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, tokens = await begun(server)
        for wanted, count in ((False, 0), (True, 2)):
            async with server.at(table, *tokens, scenes=wanted) as player:
                assert len(player.last["table"]["scenes"]) == count


async def test_what_has_not_changed_is_told_by_its_place(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, tokens = await begun(server)
        async with server.at(table, *tokens, scenes=True) as player:
            g = server.hall.tables[table].g
            seen = [scene_of(player, seat, {}) for seat in (0, 1)]
            saved = 0
            for _ in range(25):
                await player.answer()
                for seat in (0, 1):
                    new = player.last["table"]["scenes"][seat]
                    saved += sum([isinstance(x, int) for x in new["zones"]])
                    seen[seat] = merged(new, seen[seat])
                    assert seen[seat] == whole(g, seat, "en")
            assert saved > 400  # of 25 answers, two seats and 17 zones


async def test_after_a_change_of_language_and_after_an_undo_the_scene_is_right(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, tokens = await begun(server, practice=True)
        async with server.at(table, *tokens, scenes=True) as player:
            seen = scene_of(player, 0, {})
            await player.say("speak", lang="fr")
            await player.hear("table")
            seen = scene_of(player, 0, {})  # all of it
            await player.answer()
            seen = scene_of(player, 0, seen)
            await player.say("undo", seat=0, number=0)
            await player.hear("table")
            assert scene_of(player, 0, seen) == whole(server.hall.tables[table].g, 0, "fr")


async def test_a_spectator_is_told_the_scene_of_a_spectator(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made = await server.begin(seed=7, seats=HERE)
        async with server.at(made["table"], made["watch"], scenes=True) as player:
            assert scene_of(player, 0, {}) == whole(server.hall.tables[made["table"]].g, None, "en")
            assert (await player.ask("read", seat=0, key="x"))["kind"] == "not-yours"


async def test_a_thing_of_the_scene_is_read(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, tokens = await begun(server)
        async with server.at(table, *tokens, scenes=True) as player:
            scene = scene_of(player, 0, {})
            hand = next(z for z in scene["zones"] if z["id"] == "hand" and z["seat"] == 0)
            card = hand["things"][0]
            sheet = await player.ask("read", seat=0, key=card["key"])
            assert sheet["name"] == card["name"] and sheet["lines"] and sheet["rules"]
            assert (await player.ask("read", seat=0, key="nothing@hand:9"))["name"] == ""


@pytest.mark.parametrize("name", ["keyforge", "arkham", "fateforge"])
def test_little_is_told_after_an_answer(name: str) -> None:
    game = games.game(name)
    chance = rng(5)
    g = Sitting(game, game.setup(**game.sample(5, game.flavours[0])), 5)
    before, sizes = g.scene(0), []
    while (d := g.decision) is not None and len(g.answers) < 60:
        g.answer(chance.below(len(d.options)), d.seat)
        now = g.scene(0)
        sizes.append(len(gzip.compress(msgspec.json.encode(diff_scene(now, before)))))
        before = now
    assert sum(sizes) / len(sizes) < MOST


def test_a_game_that_brings_no_words_has_a_catalogue_of_its_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay_page_game(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    with games.register_temporarily("pebbles", home="pebbles"):
        assert catalogue.all_words("pebbles", "fr") == {"keywords": [], "words": {}, "glossary": []}
        faces = catalogue.all_faces("pebbles", "fr")
        assert faces["cards"] == [] and faces["titles"]["PB.take"] == "Prendre des galets"
        assert catalogue.all_cards("pebbles", "en")["cards"] == []
