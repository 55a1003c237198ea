"""Two strangers at a table: who they are, how they sit down, how a game of theirs ends."""

from __future__ import annotations

from typing import Any

from server.serving import Player, Server, play_but

Json = dict[str, Any]
ADA, BO, CY = "ada-has-a-key-of-her-own", "bo-has-a-key-of-his-own", "cy-has-a-key-of-their-own"
INVITED = [{"kind": "here", "name": "Ada"}, {"kind": "invite"}]


def named(person: str) -> dict[str, str]:
    """The header that says who asks."""
    return {"Tableforge-Person": person} if person else {}


async def invited(server: Server, person: str = ADA, **wanted: object) -> Json:
    """A table of Ada's with a seat for a guest."""
    status, made = await server.call(
        "POST", "/api/tables", {"game": "keyforge", "seats": INVITED, **wanted}, **named(person)
    )
    assert status == 201, made
    found: Json = made
    return found


async def joined(server: Server, made: Json, person: str = BO, **said: object) -> str:
    """The token of a guest who has sat down."""
    wanted = {"invite": made["seats"][1]["invite"], "name": "Bo", **said}
    status, got = await server.call("POST", f"/api/tables/{made['table']}/join", wanted, **named(person))
    assert status == 200, got
    return str(got["token"])


async def seen(server: Server, table: str, token: str, person: str) -> Json:
    """Sit down once with a key, and leave; who sits there, as was told."""
    async with server.at(table, token, person=person) as player:
        return player.last["people"]


async def ended(server: Server, made: Json, guest: str, *, first: str = ADA, second: str = BO) -> list[int]:
    """Play a table to its end, its last answer over the socket; who has won."""
    table, host = made["table"], made["seats"][0]["token"]
    given = await play_but(server, table, 1)
    async with server.at(table, host, person=first) as ada, server.at(table, guest, person=second) as bo:
        player: Player = ada if given[-1].seat == 0 else bo
        await player.answer(given[-1].key)
        ending: list[int] = player.last["table"]["ending"]["winners"]
    return ending
