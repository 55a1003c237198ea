"""The collection over HTTP: decks are imported, forged, shown, exported and removed, and nothing else is read or written."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from server.serving import EASY, Server, play_but, serving

from tableforge.arkham.decks import deck as arkham
from tableforge.arkham.decks.formats import write
from tableforge.keyforge.decks import deck as keyforge
from tableforge.keyforge.decks.formats import to_text
from tableforge.server.guard import LONGEST_BODY

ONYX = to_text(keyforge.starters()["onyx"], "en")
ROLAND = write(arkham.starters()["roland"], "text", "en")
BOMB = """<?xml version="1.0"?>
<!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]>
<deck game="arkham"><section name="Investigator"><card qty="1" id="x">&c;</card></section></deck>"""
FILE = """<?xml version="1.0"?><!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>
<deck game="arkham"><section name="Investigator"><card qty="1" id="x">&x;</card></section></deck>"""


async def imported(server: Server, game: str, text: str | bytes, lang: str = "en") -> tuple[int, Any]:
    data = text if isinstance(text, bytes) else text.encode()
    return await server.call("POST", f"/api/{game}/decks/import?lang={lang}", data)


async def refs(server: Server, game: str = "keyforge") -> list[str]:
    _, found = await server.call("GET", f"/api/{game}/decks")
    return [deck["ref"] for deck in found["decks"]]


async def test_a_collection_begins_with_the_decks_of_the_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, keyforge = await server.call("GET", "/api/keyforge/decks?lang=fr")
        onyx = keyforge["decks"][0]
        assert (onyx["ref"], onyx["own"], onyx["factions"]) == ("starter:onyx", False, ["brobnar", "dis", "shadows"])
        assert sum(onyx["types"].values()) == 36 and keyforge["forges"] and "text" in keyforge["forms"]
        _, arkham = await server.call("GET", "/api/arkham/decks")
        roland = next(deck for deck in arkham["decks"] if deck["ref"] == "starter:roland")
        assert (roland["investigator"], roland["factions"]) == ("roland-banks", ["guardian"]) and not arkham["forges"]


@pytest.mark.parametrize(("game", "ref", "size"), [("keyforge", "starter:onyx", 36), ("arkham", "starter:roland", 32)])
async def test_a_deck_is_told_card_by_card(tmp_path: Path, game: str, ref: str, size: int) -> None:
    async with serving(tmp_path) as server:
        status, deck = await server.call("GET", f"/api/{game}/decks/{ref}")
        assert status == 200
        assert sum(card["n"] for group in deck["groups"] for card in group["cards"]) == size
        assert sum(deck["curve"]["bars"].values()) == deck["curve"]["n"] > 10


async def test_a_deck_is_imported_shown_exported_and_removed(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        status, found = await imported(server, "keyforge", ONYX.replace("Miss", "Master"))
        assert status == 200 and not found["problems"]
        [deck] = found["taken"]
        assert deck["new"] and deck["own"] and deck["ref"] in await refs(server)
        _, again = await imported(server, "keyforge", ONYX.replace("Miss", "Master"))
        assert not again["taken"][0]["new"]
        status, text = await server.call("GET", f"/api/keyforge/decks/{deck['ref']}/export?form=text")
        assert status == 200 and "Master" in text
        status, _ = await server.call("DELETE", f"/api/keyforge/decks/{deck['ref']}")
        assert status == 204 and deck["ref"] not in await refs(server)


async def test_a_forged_deck_is_kept_and_the_same_seed_gives_the_same(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        status, deck = await server.call("POST", "/api/keyforge/decks/forge", {"seed": 417})
        assert status == 201 and len(deck["factions"]) == 3
        _, again = await server.call("POST", "/api/keyforge/decks/forge", {"seed": 417})
        assert again["name"] == deck["name"] and (await refs(server)).count(deck["ref"]) == 1
        status, refused = await server.call("POST", "/api/arkham/decks/forge", {})
        assert (status, refused["kind"]) == (400, "not-forged")
        status, refused = await server.call("POST", "/api/keyforge/decks/forge", {"seed": -1})
        assert (status, refused["kind"]) == (400, "bad-request")


async def test_an_unknown_card_is_told_by_its_line_and_nothing_is_kept(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        lines = ONYX.splitlines()
        at = next(n for n, line in enumerate(lines) if "Headhunter" in line)
        lines[at] = lines[at].replace("Headhunter", "Headhumter")
        for lang, word in (("en", "line"), ("fr", "ligne")):
            status, found = await imported(server, "keyforge", "\n".join(lines), lang)
            assert status == 200 and not found["taken"]
            told = " ".join(found["problems"][0]["problems"])
            assert f"{word} {at + 1}" in told and "Headhumter" in told
        assert await refs(server) == ["starter:onyx", "starter:argus"]


async def test_a_deck_of_another_game_is_told_where_it_belongs(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        status, refused = await imported(server, "keyforge", ROLAND)
        assert (status, refused["kind"]) == (400, "other-game") and "Arkham" in refused["text"]
        status, refused = await imported(server, "arkham", ONYX, "fr")
        assert (status, refused["kind"]) == (400, "other-game") and "KeyForge" in refused["text"]


NO_DECKS = [
    b"",
    b"\x89PNG\r\n\x1a\n" + bytes(100),
    b"PK\x03\x04" + bytes(50),
    b"a\0b",
    b"\xff\xfea\0",
    b"\xc3(",
    b"{" * 20,
    b'{"name": "x", "name": "y"}',
    BOMB.encode(),
    FILE.encode(),
    b"<script>alert(1)</script>",
    b"1 " * 2000,
]


@pytest.mark.parametrize("game", ["keyforge", "arkham"])
async def test_what_is_no_deck_is_refused_in_words(tmp_path: Path, game: str) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        for data in NO_DECKS:
            status, found = await imported(server, game, data)
            assert status in (200, 400) and not found.get("taken"), data
            told = json.dumps(found)
            assert "Traceback" not in told and "root:" not in told and "aaaaaaaaaaaaaaaaaaaa" not in told, data
            assert found.get("text") or found["problems"][0]["problems"], data


async def test_more_than_a_deck_can_hold_is_not_read(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        status, refused = await imported(server, "keyforge", b"x" * (LONGEST_BODY + 1))
        assert (status, refused["kind"]) == (413, "too-long")


@pytest.mark.parametrize(
    "ref", ["nobody", "..%2f..%2fetc%2fpasswd", "%2fetc%2fpasswd", "pyproject.toml", "starter:zzz", "-"]
)
async def test_no_request_reads_or_removes_another_file(tmp_path: Path, ref: str) -> None:
    async with serving(tmp_path) as server:
        for method, path in (("GET", ref), ("GET", f"{ref}/export"), ("DELETE", ref)):
            status, refused = await server.call(method, f"/api/keyforge/decks/{path}")
            assert status == 404 and "root:" not in json.dumps(refused), (method, refused)
        status, _ = await server.call("DELETE", "/api/keyforge/decks/starter:onyx")
        assert status == 404


async def test_on_a_server_for_others_only_its_owner_removes_decks(tmp_path: Path) -> None:
    async with serving(tmp_path, host="0.0.0.0") as server:
        _, found = await imported(server, "keyforge", ONYX.replace("Miss", "Master"))
        path = f"/api/keyforge/decks/{found['taken'][0]['ref']}"
        status, refused = await server.call("DELETE", path)
        assert (status, refused["kind"]) == (403, "not-owner")
        status, _ = await server.call("DELETE", path, token=(tmp_path / "owner.key").read_text())
        assert status == 204


# ---------------------------------------------------------------- what decks have won
async def records_of(server: Server, game: str = "keyforge") -> dict[str, tuple[int, int]]:
    """Games won and lost, by the refs of decks that have any."""
    _, found = await server.call("GET", f"/api/{game}/decks")
    told = {deck["ref"]: (deck["record"]["won"], deck["record"]["lost"]) for deck in found["decks"]}
    return {ref: record for ref, record in told.items() if any(record)}


async def ended(server: Server, *decks: str, **wanted: Any) -> tuple[str, list[str], int]:
    """A game of two decks that has just ended: its table, the tokens of its seats, and who has won."""
    begun = await server.begin(seed=3, seats=[{"kind": "here"}] * 2, setup={"decks": decks}, **wanted)
    given = await play_but(server, begun["table"], 1)
    tokens = [seat["token"] for seat in begun["seats"]]
    async with server.at(begun["table"], *tokens) as ann:
        await ann.answer(given[-1].key)
        assert ann.last["table"]["over"]
    return begun["table"], tokens, server.hall.tables[begun["table"]].g.result["winner"]


async def test_a_deck_shows_what_it_has_won_and_lost_also_once_the_table_is_removed(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        assert await records_of(server) == {}
        table, tokens, winner = await ended(server, "starter:onyx", "starter:argus")
        won = {"starter:onyx": (1, 0), "starter:argus": (0, 1)}
        lost = {"starter:onyx": (0, 1), "starter:argus": (1, 0)}
        expected = lost if winner else won
        assert await records_of(server) == expected
        assert (await server.call("DELETE", f"/api/tables/{table}", token=",".join(tokens)))[0] == 204
        assert await records_of(server) == expected
        _, page = await server.call("GET", "/api/keyforge/decks/starter:onyx")
        assert tuple(page["record"].values()) == expected["starter:onyx"]


async def test_a_deck_that_is_removed_and_forged_again_has_its_record_again(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        _, forged = await server.call("POST", "/api/keyforge/decks/forge", {"seed": 7})
        await ended(server, forged["ref"], "starter:argus")
        before = (await records_of(server))[forged["ref"]]
        await server.call("DELETE", f"/api/keyforge/decks/{forged['ref']}")
        _, again = await server.call("POST", "/api/keyforge/decks/forge", {"seed": 7})
        assert sum(before) == 1 and tuple(again["record"].values()) == before


async def test_practice_adds_nothing_to_a_record(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        await ended(server, "starter:onyx", "starter:argus", practice=True)
        assert await records_of(server) == {}


async def test_of_two_who_remove_one_deck_at_once_neither_meets_an_error(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        for seed in range(8):
            _, forged = await server.call("POST", "/api/keyforge/decks/forge", {"seed": seed})
            ref = f"/api/keyforge/decks/{forged['ref']}"
            got = await asyncio.gather(*[server.call("DELETE", ref) for _ in range(4)])
            assert {status for status, _ in got} <= {204, 404}, got


async def test_the_lists_of_the_decks_at_a_table_are_open_to_whoever_sits_or_watches(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made = await server.begin("keyforge", seed=7)
        for token in (made["seats"][0]["token"], made["watch"]):
            _, found = await server.call("GET", f"/api/tables/{made['table']}/decks?lang=fr", token=token)
            assert [deck["seat"] for deck in found] == [0, 1]
            assert [sum(c["n"] for g in deck["groups"] for c in g["cards"]) for deck in found] == [36, 36]
        status, _ = await server.call("GET", f"/api/tables/{made['table']}/decks")
        assert status == 401
        _, seats = await server.call("GET", f"/api/tables/{made['table']}?lang=fr", token=made["watch"])
        assert [p["face"] for p in seats["seats"]] == ['Miss "Onyx" Censorius', "Radiant Argus the Supreme"]
        assert seats["seats"][1]["level"] == "Moyen"


async def test_a_random_weakness_is_told_by_its_number_alone(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made = await server.begin("arkham", seed=7)
        _, found = await server.call("GET", f"/api/tables/{made['table']}/decks", token=made["watch"])
        assert found[0]["name"] == "Roland Banks" and found[0]["random"] == 1
        assert all(c["id"] != "random-basic-weakness" for g in found[0]["groups"] for c in g["cards"])
