"""Hints by the bot at three depths: for whoever plays alone, in every game and language, and for nobody else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from server.serving import Player, Server, serving

from tableforge.bots import away
from tableforge.keyforge.doors.testing import given, seat

Json = dict[str, Any]
ALONE = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "random"}]


async def hint(player: Player, depth: int) -> Json:
    """Ask for a hint with what is asked now."""
    q = player.question
    assert q is not None
    id = await player.say("hint", seat=q["seat"], number=q["number"], depth=depth)
    return await player.hear("hinted", "refused", until=lambda message: message["id"] == id)


async def resume(server: Server, save: str, seats: list[Json]) -> Json:
    status, begun = await server.call("POST", "/api/tables/load", {"save": save, "seats": seats})
    assert status == 201, begun
    assert isinstance(begun, dict)
    return begun


async def test_the_three_depths_lead_from_the_zone_to_the_card_to_the_whole_line(tmp_path: Path) -> None:
    you = seat(amber=5, line="dodger")
    t = given(house="shadows", you=you, foe=seat())
    async with serving(tmp_path) as server:
        begun = await resume(server, t.g.save(), ALONE)
        async with server.at(begun["table"], begun["seats"][0]["token"]) as ada:
            assert ada.last["welcome"]["hints"]
            where = await hint(ada, 1)
            assert "battleline" in where["text"].lower() and (where["zone"], where["of"]) == ("line", 0)
            assert not where["thing"] and not where["moves"] and "Dodger" not in where["text"]
            what = await hint(ada, 2)
            assert what["text"] == "Dodger can do it." and what["thing"] == "dodger@line:0" and not what["moves"]
            line = await hint(ada, 3)
            assert line["moves"][0] == "Reap with Dodger" and line["text"].startswith("The bot would do this: Reap")
            assert line["key"] in [o["key"] for o in (ada.question or {})["options"]]
        async with server.at(begun["table"], begun["seats"][0]["token"], lang="fr") as lea:
            assert (await hint(lea, 1))["text"].startswith("Regardez ce qui est à vous")
            assert (await hint(lea, 2))["text"] == "L’Anguille peut le faire."
            assert (await hint(lea, 3))["text"].startswith("Le bot ferait ceci\xa0: ")


@pytest.mark.parametrize("game", ["keyforge", "arkham", "fateforge"])
async def test_every_question_of_a_game_alone_has_its_three_hints(tmp_path: Path, game: str) -> None:
    seats = ALONE if game == "keyforge" else [{"kind": "here", "name": "Ada"}]
    async with serving(tmp_path) as server:
        begun = await server.begin(game, seed=7, seats=seats, setup={} if game == "keyforge" else {"seats": 1})
        kinds = set()
        async with server.at(begun["table"], begun["seats"][0]["token"], scenes=True) as ada:
            for _ in range(14):
                while ada.question is None:
                    await ada.hear("table")
                q = ada.question
                told = [await hint(ada, depth) for depth in (1, 2, 3)]
                assert all([x["t"] == "hinted" and x["text"] for x in told]), told
                assert all([not x["moves"] and not x["key"] for x in told[:2]])
                labels = {o["key"]: o["label"] for o in q["options"]}
                assert labels[told[2]["key"]] == told[2]["moves"][0]
                kinds.add(q["kind"])
                await ada.answer(told[2]["key"])
        assert len(kinds) > 1


async def test_the_line_of_a_question_is_thought_about_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as server:
        asked = []
        think = server.hall.bots.advise

        async def counted(*question: Any) -> list[away.LineMove]:
            asked.append(question)
            return await think(*question)

        monkeypatch.setattr(server.hall.bots, "advise", counted)
        begun = await server.begin(seed=7, seats=ALONE)
        async with server.at(begun["table"], begun["seats"][0]["token"]) as ada:
            for depth in (1, 2, 3, 1):
                await hint(ada, depth)
            assert len(asked) == 1
            await ada.answer("keep")
            while ada.question is None:
                await ada.hear("table")
            await hint(ada, 1)
            assert len(asked) == 2


async def test_a_lesson_hints_at_its_own_next_step_and_asks_no_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        monkeypatch.setattr(server.hall.bots, "advise", None)
        for game in ("keyforge", "arkham"):
            _, listed = await server.call("GET", f"/api/{game}/lessons?lang=en")
            _, begun = await server.call("POST", f"/api/{game}/lessons/{listed[0]['id']}")
            async with server.at(begun["table"], begun["seats"][0]["token"]) as ada:
                found = await hint(ada, 3)
                assert found["key"] in ada.last["table"]["lesson"]["wanted"]
                assert found["text"].startswith("This leads on: ")


async def test_a_table_with_a_guest_has_no_hints_not_even_once_a_bot_stands_in(tmp_path: Path) -> None:
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "invite", "name": "Sam"}]
    async with serving(tmp_path) as server:
        begun = await server.begin(seed=7, seats=seats)
        token = begun["seats"][0]["token"]
        async with server.at(begun["table"], token) as ada:
            assert not ada.last["welcome"]["hints"]
            refused = await hint(ada, 1)
            assert (refused["t"], refused["kind"]) == ("refused", "no-hints")
            status, _ = await server.call("POST", f"/api/tables/{begun['table']}/seats/1/bot", {"bot": "random"}, token)
            assert status < 300
            assert (await hint(ada, 3))["kind"] == "no-hints"


async def test_whoever_holds_one_of_two_seats_or_none_gets_no_hint(tmp_path: Path) -> None:
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Sam"}]
    async with serving(tmp_path) as server:
        begun = await server.begin(seed=7, seats=seats)
        async with server.at(begun["table"], begun["seats"][0]["token"]) as ada:
            assert not ada.last["welcome"]["hints"]
            assert (await hint(ada, 1))["kind"] == "no-hints"
            id = await ada.say("hint", seat=1, number=0, depth=1)
            refused = await ada.hear("refused", until=lambda message: message["id"] == id)
            assert refused["kind"] == "not-yours"
        async with server.at(begun["table"], *[s["token"] for s in begun["seats"]]) as both:
            assert both.last["welcome"]["hints"] and (await hint(both, 1))["t"] == "hinted"


async def test_a_stale_question_a_depth_that_is_none_and_a_puzzle_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        begun = await server.begin(seed=7, seats=ALONE)
        token = begun["seats"][0]["token"]
        async with server.at(begun["table"], token) as ada:
            for depth in (0, 4):
                assert (await hint(ada, depth))["t"] == "refused"
            await ada.answer("keep")
            id = await ada.say("hint", seat=0, number=0, depth=1)
            assert (await ada.hear("refused", until=lambda x: x["id"] == id))["kind"] in ("stale", "not-asked")
            live = await server.hall.table(begun["table"])
            live.record.note["puzzle"] = "any"
            while ada.question is None:
                await ada.hear("table")
            refused = await hint(ada, 1)
            assert (refused["kind"], "puzzle" in refused["text"]) == ("no-hints", True)


async def test_answers_go_on_while_a_hint_is_thought_about_and_a_hint_too_late_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import asyncio

    async with serving(tmp_path) as server:
        let_go, think = asyncio.Event(), server.hall.bots.advise

        async def slow(*question: Any) -> list[away.LineMove]:
            await let_go.wait()
            return await think(*question)

        monkeypatch.setattr(server.hall.bots, "advise", slow)
        begun = await server.begin(seed=7, seats=ALONE)
        async with server.at(begun["table"], begun["seats"][0]["token"]) as ada:
            first = await ada.say("hint", seat=0, number=0, depth=1)
            again = await ada.say("hint", seat=0, number=0, depth=2)
            refused = await ada.hear("refused")
            assert (refused["id"], refused["kind"]) == (again, "hint-under-way")
            await ada.answer("keep")  # nobody waits for the bot
            let_go.set()
            late = await ada.hear("refused", "hinted")
            assert (late["id"], late["t"], late["kind"]) == (first, "refused", "stale")
