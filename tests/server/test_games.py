"""What the server tells of games and tables over HTTP."""

from __future__ import annotations

from pathlib import Path

from server.serving import serving


async def test_every_game_is_listed_with_what_can_be_set(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        status, found = await server.call("GET", "/api/games?lang=fr")
        assert status == 200
        keyforge = next(game for game in found if game["name"] == "keyforge")
        assert keyforge["seats"] == {"least": 2, "most": 2}
        assert {"edition", "decks", "chains", "first"} <= {form["name"] for form in keyforge["settings"]}
        assert "nature" not in [form["name"] for form in keyforge["settings"]]


async def test_my_tables_are_those_that_my_tokens_open(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        begun = await server.begin()
        await server.begin()
        status, mine = await server.call("POST", "/api/tables/mine", {"tokens": [begun["seats"][0]["token"]]})
        assert status == 200 and [table["table"] for table in mine] == [begun["table"]]
        assert mine[0]["held"] == [0] and mine[0]["brief"] and mine[0]["turn"]
        owner = (tmp_path / "owner.key").read_text()
        _, of_the_house = await server.call("POST", "/api/tables/mine", {}, token=owner)
        assert of_the_house == []


async def test_a_server_never_reads_a_file_that_a_request_names(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        for ref in ("/etc/passwd", "../x.deck", "pyproject.toml", "starter:../x"):
            status, refused = await server.call(
                "POST", "/api/tables", {"game": "keyforge", "setup": {"decks": [ref, "starter:onyx"]}}
            )
            assert status == 400 and refused["kind"] == "setup", refused


async def test_every_page_of_the_client_is_its_first_page(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        for path in ("/", "/tables/abc", "/join"):
            status, page = await server.call("GET", path)
            assert status == 200 and "<html" in page
        for path in ("/assets/nothing.js", "/ws/nothing", "/api/nothing"):
            assert (await server.call("GET", path))[0] == 404
        for path in ("/..%2f..%2fapp.py", "/../app.py", "/%2e%2e/app.py"):
            assert "Litestar" not in str(await server.call("GET", path))


async def test_an_address_of_nothing_is_told_in_the_language_of_whoever_asks(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        status, refused = await server.call("GET", "/api/nothing?lang=fr")
        assert (status, refused["text"]) == (404, "il n’y a rien à cette adresse")
        status, refused = await server.call("POST", "/api/tables?lang=fr", {"game": "keyforge", "sets": 1})
        assert status == 400 and "sets" in refused["text"], refused
        status, refused = await server.call("POST", "/api/tables", {"game": 7})
        assert status == 400 and "game" in refused["text"], refused


async def test_an_invitation_tells_what_it_is_to_and_still_counts(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        begun = await server.begin(seats=[{"kind": "here", "name": "Ada"}, {"kind": "invite"}])
        path, invite = f"/api/tables/{begun['table']}/invitation", begun["seats"][1]["invite"]
        for _ in range(2):
            status, told = await server.call("GET", path, token=invite)
            assert (status, told["game"], told["seat"]) == (200, "keyforge", 1) and told["seats"][0]["name"] == "Ada"
        for token in ("", "x" * 32, begun["seats"][0]["token"], begun["watch"]):
            status, refused = await server.call("GET", path, token=token)
            assert (status, refused["kind"]) == (403, "no-invitation")
        await server.call("POST", f"/api/tables/{begun['table']}/join", {"invite": invite})
        assert (await server.call("GET", path, token=invite))[0] == 403
