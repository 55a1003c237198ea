"""What a host can know of a game with guests: nothing of which they are not told before they sit down."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from server.serving import EASY, Player, Server, serving

import tableforge
from tableforge.server import trust

Json = dict[str, Any]
INVITED = [{"kind": "here", "name": "Ada"}, {"kind": "invite"}]
HERE = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}]
WORDS = ("seed was chosen", "opened from a copy", "practice game")
FRENCH = ("graine a été choisie", "vient d’une copie", "partie d’entraînement")
CHRONICLE = "/api/fateforge/campaigns"


# ---------------------------------------------------------------- given
async def invited(server: Server, **wanted: Any) -> tuple[str, str, str]:
    """A table to which somebody is invited: its id, the host's token, the invitation."""
    begun = await server.begin(**{"seats": INVITED, **wanted})
    ada, bo = begun["seats"]
    return begun["table"], ada["token"], bo["invite"]


async def doors(server: Server, table: str, token: str) -> list[int]:
    """What comes of every door that shows the whole of a game."""
    ways = (
        ("GET", "save"),
        ("GET", "earlier"),
        ("GET", "replay"),
        ("GET", "replay/0"),
        ("GET", "analysis"),
        ("POST", "replay/0/play-on"),
    )
    return [(await server.call(method, f"/api/tables/{table}/{way}", token=token))[0] for method, way in ways]


async def told(server: Server, table: str, invite: str, lang: str = "en") -> list[str]:
    """What somebody is told by an invitation."""
    status, found = await server.call("GET", f"/api/tables/{table}/invitation?lang={lang}", token=invite)
    assert status == 200, found
    said: list[str] = found["told"]
    return said


def which(said: list[str], words: tuple[str, ...] = WORDS) -> list[bool]:
    return [any(word in text for text in said) for word in words]


SHUT, OPEN = [403] * 6, [200, 200, 200, 200, 200, 201]


# ---------------------------------------------------------------- every door
async def test_a_bot_on_the_invited_seat_opens_nothing_to_the_host(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        table, ada, invite = await invited(server)
        assert await doors(server, table, ada) == SHUT
        status, _ = await server.call("POST", f"/api/tables/{table}/seats/1/bot", {"bot": "random"}, token=ada)
        assert status == 200 and await doors(server, table, ada) == SHUT
        server.hall.drop(server.hall.tables[table], "idle", trust.PRACTISED)  # nor once it comes from the disk again
        assert await doors(server, table, ada) == SHUT
        status, joined = await server.call("POST", f"/api/tables/{table}/join", {"invite": invite, "name": "Bo"})
        assert status == 200
        for token in (
            ada,
            joined["token"],
            f"{ada},{joined['token']}",
        ):  # a host may take the invitation for itself, too
            assert await doors(server, table, token) == SHUT


async def test_alone_and_after_the_end_all_doors_are_open(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        begun = await server.begin(seats=[{"kind": "here"}, {"kind": "bot", "bot": "random"}])
        assert await doors(server, begun["table"], begun["seats"][0]["token"]) == OPEN
        begun = await server.begin(seats=HERE)
        assert await doors(server, begun["table"], ",".join([s["token"] for s in begun["seats"]])) == OPEN
        assert await doors(server, begun["table"], begun["seats"][0]["token"]) == SHUT
        table, _, _ = await invited(server)
        live = await server.hall.table(table)
        assert not live.may_be_read((0,)) and trust.may_read(live.record, (0,), over=True)


async def test_in_practice_nothing_hidden_is_taken_back_before_the_guest_is_there_nor_without_its_consent(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        table, ada, invite = await invited(server, practice=True, setup={"first": 0})
        async with server.at(table, ada) as host:
            assert host.question is not None
            await host.answer("mulligan")  # draws another hand
            assert not host.last["table"]["undo"]["may"]
            assert (await host.ask("undo", seat=0, number=0))["kind"] == "shown"
            _, joined = await server.call("POST", f"/api/tables/{table}/join", {"invite": invite, "name": "Bo"})
            async with server.at(table, joined["token"]) as guest:
                assert (await host.ask("undo", seat=0, number=0))["t"] == "ack"
                plea = await guest.hear("plea")
                assert host.last.get("table", {})["number"] == 1
                assert (await guest.ask("consent", seat=1, plea=plea["plea"], yes=True))["t"] == "ack"
                await back_to(host, 0)
        table, ada, invite = await invited(server, practice=True, setup={"first": 0})
        async with server.at(table, ada) as host:
            await host.answer("keep")  # shows nothing, so practice is what it was
            assert host.last["table"]["undo"]["may"] and not host.last["table"]["undo"]["consent"]


async def back_to(player: Player, number: int) -> None:
    while player.last["table"]["number"] != number:
        await player.hear("table")


# ---------------------------------------------------------------- what a guest is told
async def test_an_invitation_tells_of_a_chosen_seed_a_loaded_save_and_practice(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        table, _, invite = await invited(server)
        assert await told(server, table, invite) == []
        table, _, invite = await invited(server, seed=7)
        assert which(await told(server, table, invite)) == [True, False, False]
        table, _, invite = await invited(server, practice=True)
        assert which(await told(server, table, invite)) == [False, False, True]
        assert which(await told(server, table, invite, "fr"), FRENCH) == [False, False, True]
        begun = await server.begin(seats=HERE, seed=7, practice=True)
        both = ",".join([s["token"] for s in begun["seats"]])
        _, kept = await server.call("GET", f"/api/tables/{begun['table']}/save", token=both)
        _, begun = await server.call("POST", "/api/tables/load", {"save": kept["save"], "seats": INVITED})
        invite = begun["seats"][1]["invite"]
        assert which(await told(server, begun["table"], invite)) == [False, True, True]
        assert which(await told(server, begun["table"], invite, "fr"), FRENCH) == [False, True, True]
        _, joined = await server.call("POST", f"/api/tables/{begun['table']}/join", {"invite": invite})
        table, mine = begun["table"], begun["seats"][0]["token"]
        async with server.at(table, joined["token"]) as guest, server.at(table, mine) as ada:
            assert "opened from a copy" in guest.last["welcome"]["notice"] and ada.last["welcome"]["notice"] == ""


# ---------------------------------------------------------------- campaigns
class Chronicle:
    """A chronicle of Fateforge on a server."""

    def __init__(self, server: Server, made: Json) -> None:
        self.server, self.made = server, made
        self.place = f"{CHRONICLE}/{made['campaign']}"

    @classmethod
    async def begin(cls, server: Server, **wanted: Any) -> Chronicle:
        setup = {"tale": "ember-loan", "heroes": ["lord", "thief"], "seats": 2}
        status, made = await server.call("POST", CHRONICLE, {"setup": setup, **wanted})
        assert status == 201, made
        return cls(server, made)

    async def call(self, method: str, way: str = "", body: object = None, token: str = "") -> tuple[int, Any]:
        return await self.server.call(method, self.place + way, body, token or self.made["token"])

    async def play(self, *seats: Json) -> Json:
        status, begun = await self.call("POST", "/play", {"seats": list(seats)})
        assert status == 201, begun
        found: Json = begun
        return found


ADA, BO, GUEST = {"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}, {"kind": "invite"}


async def test_a_campaign_with_guests_is_read_by_nobody_before_its_end_by_any_of_its_tables(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        tale = await Chronicle.begin(server)
        begun = await tale.play(ADA, GUEST)
        assert await doors(server, begun["table"], begun["seats"][0]["token"]) == SHUT
        assert (await tale.call("GET", "/export"))[1]["kind"] == "private"
        assert (await tale.call("DELETE", "/play"))[0] == 204
        begun = await tale.play(ADA, BO)  # laid once more, to have a look: the guests come to what follows
        assert await doors(server, begun["table"], ",".join([s["token"] for s in begun["seats"]])) == SHUT
        assert (await tale.call("GET", "/export"))[0] == 403
        shared = await Chronicle.begin(server)
        assert (await shared.call("POST", "/share", {"member": "thief"}))[0] == 201
        begun = await shared.play(ADA, BO)
        assert await doors(server, begun["table"], ",".join([s["token"] for s in begun["seats"]])) == SHUT


async def test_a_member_is_told_what_the_keeper_could_know_of_a_campaign(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        plain, seeded, read = [await Chronicle.begin(server, **more) for more in ({}, {"seed": 4}, {})]
        begun = await read.play(ADA, BO)
        tokens = ",".join([s["token"] for s in begun["seats"]])
        assert (await server.call("GET", f"/api/tables/{begun['table']}/save", token=tokens))[0] == 200
        await read.call("DELETE", "/play")
        status, paper = await (await Chronicle.begin(server)).call("GET", "/export")
        assert status == 200 and json.loads(paper["save"])["entries"]
        status, made = await server.call("POST", f"{CHRONICLE}/import", paper)
        assert status == 201, made
        for tale, words in (
            (plain, [False] * 3),
            (seeded, [True, False, False]),
            (read, [False, True, False]),
            (Chronicle(server, made), [False, True, False]),
        ):
            _, link = await tale.call("POST", "/share", {"member": "thief"})
            assert which((await tale.call("GET", token=link["token"]))[1]["told"]) == words
            assert (await tale.call("GET"))[1]["told"] == []  # the keeper knows
            begun = await tale.play(ADA, GUEST)
            async with server.at(begun["table"], link["token"]) as guest:
                assert which([guest.last["welcome"]["notice"]]) == words


async def test_another_game_from_where_a_chronicle_stands_is_a_look_into_it(tmp_path: Path) -> None:
    """Its decks lie in the same order, so with guests there is none before the end, and later guests are told."""
    swap = {"do": "swap", "leaves": "lord", "comes": "shaman"}
    async with serving(tmp_path, limits=EASY) as server:
        for shares, expected in ((True, 403), (False, 201)):
            tale = await Chronicle.begin(server)
            if shares:
                assert (await tale.call("POST", "/share", {"member": "thief"}))[0] == 201
            await tale.play(ADA, BO)
            assert (await tale.call("POST", "/turn", swap))[0] == 200
            begun = await tale.play(ADA, BO)
            both = ",".join([s["token"] for s in begun["seats"]])
            status, after = await server.call("POST", f"/api/tables/{begun['table']}/again", {}, token=both)
            assert status == expected, after
            if not shares:
                await tale.call("DELETE", "/play")
                _, link = await tale.call("POST", "/share", {"member": "thief"})
                assert which((await tale.call("GET", token=link["token"]))[1]["told"]) == [False, True, False]


async def test_another_game_from_a_position_tells_its_guests_that_it_was_a_copy(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        laid = tableforge.new("keyforge", seed=1, position={"players": [{"hand": "zorg"}, {}], "turn": 5, "active": 0})
        wanted = {"save": laid.save(), "seats": [ADA, {"kind": "bot"}]}
        _, begun = await server.call("POST", "/api/tables/load", wanted)
        mine = begun["seats"][0]["token"]
        status, after = await server.call("POST", f"/api/tables/{begun['table']}/again", {}, token=mine)
        assert status == 201, after
        assert trust.known_chance(await server.hall.find_record(after["table"])) == [trust.SAVE]
        _, begun = await server.call("POST", "/api/tables/load", {**wanted, "seats": INVITED})
        mine = begun["seats"][0]["token"]
        await server.call("POST", f"/api/tables/{begun['table']}/seats/1/bot", {"bot": "random"}, token=mine)
        status, refused = await server.call("POST", f"/api/tables/{begun['table']}/again", {}, token=mine)
        assert (status, refused["kind"]) == (403, "private")
