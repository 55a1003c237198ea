"""The judge over HTTP: a link is tried, hostile ones are refused, and a game under way gives nothing away."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from server.serving import Server, serving

DUEL = 'keyforge given(house="brobnar", you=seat(hand="punch"), foe=seat(line="urchin dodger"))\nwhen("play:punch")'
HOSTILE = ["", "1.", "1.AAAA", "2.eJw", "x" * 20_000, "keyforge given(you=open('/etc/passwd'))", "chess given()"]


async def judged(server: Server, **asked: Any) -> tuple[int, Any]:
    status, told = await server.call("POST", "/api/judge", asked)
    return status, told


async def test_a_position_is_tried_by_every_edition_and_its_link_opens_it_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        status, told = await judged(server, source=DUEL)
        assert status == 200, told
        assert [t["edition"] for t in told["trials"]] == ["1.3", "1.0", "1.1"]
        first = told["trials"][0]
        assert first["questions"][0]["kind"] == "target" and len(first["scenes"]) == 2
        assert any("KF.aember-bonus-first" in line["rules"] for line in first["lines"])
        assert (await judged(server, source=told["posed"]["link"]))[1]["posed"] == told["posed"]


async def test_every_event_is_shown_so_that_it_can_be_seen_in_what_editions_part(tmp_path: Path) -> None:
    """KF.purge: by 1.3 Library Access is purged; by the editions before it goes to the discard pile, as any action does."""
    access = 'keyforge given(house="logos", you=seat(hand="library-access", deck=2))\nwhen("play:library-access")'
    async with serving(tmp_path) as server:
        trials = (await judged(server, source=access))[1]["trials"]
    last = {trial["edition"]: trial["lines"][-1] for trial in trials}
    assert last["1.3"]["rules"] == ["KF.purge"] and last["1.3"]["text"] == "Library Access is purged."
    assert last["1.0"]["rules"] == ["KF.action-resolve-then-discard"] and "discard pile" in last["1.0"]["text"]


async def test_hostile_links_are_refused_with_a_code_in_both_languages(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        for source in HOSTILE:
            texts = set()
            for lang in ("en", "fr"):
                status, told = await server.call("POST", f"/api/judge?lang={lang}", {"source": source})
                assert status in (400, 404) and told["code"], (source, told)
                texts.add(told["text"])
            assert len(texts) == 2, source


@pytest.mark.slow
async def test_of_a_game_with_others_a_seat_takes_only_what_it_knows(tmp_path: Path) -> None:
    """The other hand is so many cards that do not matter, the decks are numbers; a practice of one's own gives all."""
    async with serving(tmp_path) as server:
        for guests in (True, False):
            kinds = [{"kind": "here"}, {"kind": "invite" if guests else "here"}]
            begun = await server.begin(seed=7, seats=kinds)
            token = begun["seats"][0]["token"]
            other = begun["seats"][1]["token"]
            if guests:
                joined = await server.call(
                    "POST", f"/api/tables/{begun['table']}/join", {"invite": begun["seats"][1]["invite"], "name": "B"}
                )
                assert joined[0] in (200, 201), joined
                other = joined[1]["token"]
            async with server.at(begun["table"], token, other) as player:
                for _ in range(6):
                    await player.answer()
            held = token if guests else f"{token},{other}"
            status, told = await server.call("GET", f"/api/tables/{begun['table']}/position", token=held)
            assert status == 200, told
            position = told["position"]
            assert isinstance(position["you"]["hand"], list)
            for hidden in (position["you"]["deck"], position["foe"]["deck"], position["foe"]["hand"]):
                assert isinstance(hidden, int) is guests
