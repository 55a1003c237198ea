"""A proxy before the server: those that were named are believed, nobody else; and what nobody but the asker may keep."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from server.serving import Server, serving

from tableforge.server.guard import Limits, OriginCheck, Rate
from tableforge.server.proxy import Proxies, is_same_site, parse_origins, parse_proxies
from tableforge.server.refusals import Refusal

FEW = Limits(requests=Rate(0.0, 3))  # three requests, and no more
HERE = parse_proxies(["127.0.0.1"])
GAMES = "/api/games"


# ---------------------------------------------------------------- who asks
@pytest.mark.parametrize(
    ("headers", "found"),
    [
        ({}, "10.0.0.1"),
        ({"x-forwarded-for": "192.0.2.7"}, "192.0.2.7"),
        ({"x-forwarded-for": "192.0.2.7:4711"}, "192.0.2.7"),
        # what a client says itself counts for nothing
        ({"x-forwarded-for": "6.6.6.6, 192.0.2.7, 10.0.0.9"}, "192.0.2.7"),
        ({"x-forwarded-for": "10.0.0.8, 10.0.0.9"}, "10.0.0.8"),
        ({"x-forwarded-for": "6.6.6.6, unknown, 10.0.0.9"}, "10.0.0.9"),
        ({"x-forwarded-for": "192.0.2.7", "forwarded": "for=6.6.6.6"}, "192.0.2.7"),
        ({"forwarded": 'for="[2001:db8::5]:80";proto=https'}, "2001:db8::5"),
        ({"forwarded": "For=192.0.2.7;by=10.0.0.1"}, "192.0.2.7"),
        ({"forwarded": "for=_hidden"}, "10.0.0.1"),
        ({"x-forwarded-for": "," * 9000}, "10.0.0.1"),
    ],
)
def test_a_trusted_proxy_says_for_whom_it_asks(headers: dict[str, str], found: str) -> None:
    assert parse_proxies(["10.0.0.0/8"]).client("10.0.0.1", headers) == found
    assert parse_proxies([]).client("10.0.0.1", headers) == "10.0.0.1"
    assert parse_proxies(["10.0.0.2,::1"]).client("10.0.0.1", headers) == "10.0.0.1"


def test_what_is_no_address_of_a_proxy_is_refused_in_both_languages() -> None:
    with pytest.raises(Refusal, match="no network of a proxy") as told:
        parse_proxies(["10.0.0.0/8", "proxy.example"])
    assert "proxy.example" in told.value.text("fr")


def test_a_site_is_named_as_browsers_name_it() -> None:
    told = ["https://Play.example.org/", "http://10.0.0.2:8080", "https://a.example:443", "http://[::1]:80"]
    found = ("https://play.example.org", "http://10.0.0.2:8080", "https://a.example", "http://[::1]")
    assert parse_origins(told) == found
    assert OriginCheck(origins=parse_origins(told)).serves_host("play.example.org:443")


@pytest.mark.parametrize(
    "word",
    [
        "",
        "play.example.org",
        "//a",
        "https://",
        "https://a/b",
        "https://a?b",
        "ftp://a",
        "http://[",
        "http://a:b",
        "http://me@a",
    ],
)
def test_what_is_no_address_of_a_site_is_refused_in_both_languages(word: str) -> None:
    with pytest.raises(Refusal, match="is no address of a site") as told:
        parse_origins(["https://a.example", word])
    assert "l’adresse d’un site" in told.value.text("fr")


async def asked(server: Server, times: int, **headers: str) -> list[int]:
    return [(await server.call("GET", GAMES, **headers))[0] for _ in range(times)]


async def test_visitors_behind_a_trusted_proxy_have_an_allowance_each(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=FEW, proxies=HERE) as server:
        for visitor in ("192.0.2.1", "192.0.2.2"):
            assert await asked(server, 4, **{"X-Forwarded-For": visitor}) == [200, 200, 200, 429]
        assert await asked(server, 2, **{"X-Forwarded-For": "6.6.6.6, 192.0.2.1"}) == [429, 429]
        assert await asked(server, 1, Forwarded="for=192.0.2.3") == [200]


async def test_all_addresses_of_one_ipv6_network_share_an_allowance(tmp_path: Path) -> None:
    """Whoever has one of them has 2⁶⁴ to choose from; its neighbor in the next network has an allowance of its own."""
    async with serving(tmp_path, limits=FEW, proxies=HERE) as server:
        seen = [(await asked(server, 1, **{"X-Forwarded-For": f"2001:db8::{n:x}"}))[0] for n in range(5)]
        assert seen == [200, 200, 200, 429, 429]
        assert await asked(server, 1, **{"X-Forwarded-For": "2001:db8:0:1::1"}) == [200]


async def test_a_visitor_who_names_others_gains_nothing_where_no_proxy_was_named(tmp_path: Path) -> None:
    for proxies in (Proxies(), parse_proxies(["192.0.2.0/24"])):
        async with serving(tmp_path, limits=FEW, proxies=proxies) as server:
            seen = [(await asked(server, 1, **{"X-Forwarded-For": f"192.0.2.{n}"}))[0] for n in range(5)]
            assert seen == [200, 200, 200, 429, 429]


# ---------------------------------------------------------------- whose pages
@pytest.mark.parametrize(
    ("origin", "host", "scheme", "same"),
    [
        ("http://a.example", "a.example", "http", True),
        ("https://a.example", "a.example", "http", False),
        ("http://a.example", "a.example", "https", False),
        ("https://a.example", "a.example:443", "https", True),
        ("http://a.example:80", "a.example", "http", True),
        ("https://a.example:80", "a.example", "https", False),
        ("http://a.example:8080", "a.example", "http", False),
        ("HTTP://A.Example", "a.example", "http", True),
        ("null", "", "http", False),
        ("null", "null", "http", False),
        ("http://", "", "http", False),
        ("http://[", "a.example", "http", False),
        ("http://[::1]:4747", "[::1]:4747", "http", True),
    ],
)
def test_an_origin_is_compared_with_its_scheme(origin: str, host: str, scheme: str, same: bool) -> None:
    assert is_same_site(origin, host, scheme) is same


async def test_a_page_over_https_is_of_this_server_where_its_proxy_says_so(tmp_path: Path) -> None:
    async with serving(tmp_path, proxies=HERE, origins=("https://play.example",)) as server:
        own = server.address.removeprefix("http://")
        new = {"game": "keyforge"}

        async def status(**headers: str) -> int:
            return (await server.call("POST", "/api/tables", new, **headers))[0]

        assert await status(Origin=server.address) == 201
        assert await status(Origin=f"https://{own}") == 403
        assert await status(Origin=f"https://{own}", **{"X-Forwarded-Proto": "https"}) == 201
        assert await status(Origin=f"https://{own}", Forwarded="for=192.0.2.1;proto=https") == 201
        assert await status(Origin=server.address, **{"X-Forwarded-Proto": "https"}) == 403
        proxied = {"Host": "play.example", "X-Forwarded-Proto": "https"}
        # on a loopback, by the name of a site that was named
        assert await status(Origin="https://play.example", **proxied) == 201
        code, body = await server.call("POST", "/api/tables", new, Host="evil.example" + "e" * 500)
        assert (code, body["kind"]) == (403, "host") and "'evil.example" in body["text"] and "--origin" in body["text"]
        assert len(body["text"]) < 250
    async with serving(tmp_path) as server:  # nobody is believed
        own = server.address.removeprefix("http://")
        told = {"Origin": f"https://{own}", "X-Forwarded-Proto": "https"}
        assert (await server.call("POST", "/api/tables", new, **told))[0] == 403


# ---------------------------------------------------------------- what may be kept
async def test_private_answers_are_stored_by_nobody(tmp_path: Path) -> None:
    import asyncio
    import urllib.request
    from urllib.error import HTTPError

    def cached(asked: urllib.request.Request) -> str | None:
        try:
            with urllib.request.urlopen(asked) as answer:
                found: str | None = answer.headers["cache-control"]
        except HTTPError as e:
            found = e.headers["cache-control"]
        return found

    async with serving(tmp_path) as server:
        begun = await server.begin(seats=[{"kind": "here"}, {"kind": "invite"}])
        token = begun["seats"][0]["token"]
        table = f"/api/tables/{begun['table']}"
        private = [
            (way, token) for way in (table, f"{table}/seat", f"{table}/save", f"{table}/replay", f"{table}/summary")
        ]
        private += [(f"{table}/invitation", begun["seats"][1]["invite"]), ("/api/keyforge/profile", "")]
        private += [("/api/arkham/campaigns", ""), ("/api/keyforge/decks", "")]
        private += [("/health", ""), ("/api/nothing", ""), ("/metrics", "")]
        for way, key in private:
            request = urllib.request.Request(
                server.address + way, headers={"Authorization": f"Bearer {key}"} if key else {}
            )
            assert await asyncio.to_thread(cached, request) == "no-store", way
        body = json.dumps({"tokens": [token]}).encode()
        mine = urllib.request.Request(f"{server.address}/api/tables/mine", body, {"Content-Type": "application/json"})
        assert await asyncio.to_thread(cached, mine) == "no-store"
        for way in ("/", "/api/keyforge/cards"):
            assert await asyncio.to_thread(cached, urllib.request.Request(server.address + way)) == "no-cache", way
