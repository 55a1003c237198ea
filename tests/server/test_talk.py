"""Talk at a table of the server: ready phrases, spectators apart from players, tables without talk."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from server.serving import EASY, Player, Server, serving
from server.test_together import finished

from tableforge.server import talk
from tableforge.tongue.text import LANGUAGES

Json = dict[str, Any]
TWO = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}]
MARKUP = "<img src=x onerror=alert(1)>"


async def laid(server: Server, **wanted: Any) -> tuple[str, list[str], str]:
    """A table for two: its id, the tokens of its seats, and that of its spectators."""
    begun = await server.begin(seats=TWO, **wanted)
    return begun["table"], [seat["token"] for seat in begun["seats"]], begun["watch"]


async def said_to(player: Player) -> list[tuple[int, str, str]]:
    """What a client has heard until now: seats, names and texts."""
    await player.ask("ping")
    return [(x["seat"], x["name"], x["text"]) for x in player.heard if x["t"] == "said"]


async def test_a_ready_phrase_is_heard_by_each_in_their_own_language(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        table, tokens, _ = await laid(server)
        async with server.at(table, tokens[0]) as ada, server.at(table, tokens[1], lang="fr") as bo:
            assert ada.last["welcome"]["phrases"]["thanks"] == "Thank you!"
            assert bo.last["welcome"]["phrases"]["thanks"] == "Merci\u00a0!"
            assert (await ada.ask("say", seat=0, phrase="thanks"))["t"] == "ack"
            assert (await bo.hear("said"))["text"] == "Merci\u00a0!"
            assert (await said_to(ada)) == [(0, "Ada", "Thank you!")]
        async with server.at(table, tokens[1], lang="fr") as bo:
            [line] = (await bo.hear("sayings"))["sayings"]
            assert (line["phrase"], line["text"]) == ("thanks", "Merci\u00a0!")


def test_every_phrase_is_there_in_every_language() -> None:
    for id, text in talk.PHRASES.items():
        assert len(id) <= 30
        assert len({text.text(lang) for lang in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    "said",
    ({}, {"text": " "}, {"phrase": "x"}, {"phrase": MARKUP}, {"text": "x", "phrase": "thanks"}, {"text": "x" * 501}),
    ids=str,
)
async def test_nothing_both_and_phrases_that_there_are_not_are_refused(tmp_path: Path, said: Json) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        table, tokens, _ = await laid(server)
        async with server.at(table, *tokens) as ada:
            assert (await ada.ask("say", seat=0, **said))["kind"] == "bad-request"


async def test_spectators_talk_among_themselves_and_players_do_not_hear_them(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        table, tokens, watch = await laid(server)
        async with server.at(table, tokens[0]) as ada, server.at(table, watch) as zoe, server.at(table, watch) as max:
            assert (await zoe.ask("say", seat=-1, text="Bo should reap", name=f"{MARKUP}\u202e"))["t"] == "ack"
            assert (await zoe.ask("say", seat=-1, phrase="hello"))["t"] == "ack"
            assert (await ada.ask("say", seat=0, text="my move"))["t"] == "ack"
            heard = [(-1, MARKUP, "Bo should reap"), (-1, "", "Hello!"), (0, "Ada", "my move")]
            assert await said_to(max) == await said_to(zoe) == heard
            assert await said_to(ada) == heard[2:]
            assert (await ada.ask("overhear"))["kind"] == "not-over"
        async with server.at(table, watch) as later, server.at(table, tokens[1]) as bo:
            assert [x["text"] for x in (await bo.hear("sayings"))["sayings"]] == ["my move"]
            told = (await later.ask("overhear"))["sayings"]
            assert [(x["seat"], x["name"], x["text"], x["phrase"]) for x in told] == [
                (-1, MARKUP, "Bo should reap", ""),
                (-1, "", "Hello!", "hello"),
            ]


async def test_spectators_do_not_speak_for_a_seat_nor_players_as_spectators(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        table, tokens, watch = await laid(server)
        async with server.at(table, tokens[0]) as ada, server.at(table, watch) as zoe:
            assert (await zoe.ask("say", seat=0, text="x"))["kind"] == "not-yours"
            assert (await ada.ask("say", seat=-1, text="x"))["kind"] == "not-yours"
            assert (await zoe.ask("say", seat=-2, text="x"))["kind"] == "bad-request"


async def test_once_the_game_is_over_players_hear_what_spectators_have_said_and_say(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        table, tokens, watch = await laid(server)
        async with server.at(table, watch) as zoe:
            await zoe.ask("say", seat=-1, text="what a blunder", name="Zoé")
        await finished(server, table, tokens)
        async with server.at(table, tokens[0]) as ada, server.at(table, watch) as zoe:
            assert [x["text"] for x in (await ada.ask("overhear"))["sayings"]] == ["what a blunder"]
            await zoe.ask("say", seat=-1, text="well saved", name="Zoé")
            assert await said_to(ada) == [(-1, "Zoé", "well saved")]


async def test_at_a_table_laid_without_talk_nobody_says_anything(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        table, tokens, watch = await laid(server, talk=False)
        async with server.at(table, tokens[0]) as ada, server.at(table, watch) as zoe:
            assert not ada.last["welcome"]["talk"]
            assert (await ada.ask("say", seat=0, text="x"))["kind"] == "no-talk"
            assert (await ada.ask("say", seat=0, phrase="hello"))["kind"] == "no-talk"
            assert (await zoe.ask("say", seat=-1, text="x"))["kind"] == "no-talk"
        await finished(server, table, tokens)
        _, other = await server.call("POST", f"/api/tables/{table}/again", token=",".join(tokens))
        async with server.at(other["table"], tokens[0]) as ada:
            assert not ada.last["welcome"]["talk"]
