"""Campaigns over HTTP: what passes from game to game is on disk, is counted once, and is nobody else's."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from server.serving import EASY, Server, play_but, serving

from tableforge import campaign
from tableforge.server import campaign_records
from tableforge.server.disk import KEY_FILE

Json = dict[str, Any]
ROLAND, DAISY = "roland-banks", "daisy-walker"
SETUP = {"investigators": ["starter:roland", "starter:daisy"], "difficulty": "easy"}
PLACE = "/api/arkham/campaigns"


# ---------------------------------------------------------------- given
def ended(scenario: str, resolution: str, experience: int = 5, *changes: tuple[str, int, str]) -> Json:
    """How a game ended, as the game tells it."""
    rows = [{"id": id, "status": "in-play", "trauma": [0, 0], "experience": experience} for id in (ROLAND, DAISY)]
    return {
        "won": True,
        "rule": "AH.won-or-lost",
        "scenario": scenario,
        "resolution": resolution,
        "rounds": 9,
        "victory": [],
        "lead": 0,
        "investigators": rows,
        "changes": [list(x) for x in changes],
    }


GATHERED = ended("the-gathering", "R1", 5, ("record", -1, "house-burned"), ("gains-card", 0, "lita-chantler"))
MASKED = ended(
    "the-midnight-masks", "R2", 3, ("record", -1, "cultists-got-away/ruth-turner"), ("record", -1, "past-midnight")
)
REPELLED = ended("the-devourer-below", "R2", 9, ("record", -1, "umordhoth-repelled"), ("result", -1, "won"))


class Zealots:
    """A campaign on a server."""

    def __init__(self, server: Server, made: Json) -> None:
        self.server = server
        self.id = made["campaign"]
        self.token = made["token"]

    @classmethod
    async def begin(cls, server: Server, **wanted: Any) -> Zealots:
        status, made = await server.call("POST", PLACE, {"name": "Our night", "setup": SETUP, "seed": 7, **wanted})
        assert status == 201, made
        return cls(server, made)

    async def call(
        self, method: str, path: str = "", body: object = None, token: str | None = None, lang: str = "en"
    ) -> tuple[int, Any]:
        where = f"{PLACE}/{self.id}{path}?lang={lang}"
        return await self.server.call(method, where, body, self.token if token is None else token)

    async def page(self, lang: str = "en") -> Json:
        status, page = await self.call("GET", lang=lang)
        assert status == 200, page
        found: Json = page
        return found

    async def enter(self, do: str, **fields: Any) -> tuple[int, Any]:
        return await self.call("POST", "/entries", {"do": do, **fields})

    async def recorded(self, *results: Json) -> None:
        """Write results down through the Python door, as games would that take hours to play."""
        store = self.server.hall.store
        kept = (await campaign_records.load_campaign(store, self.id)).kept
        c = kept.load()
        for result in results:
            c.record(result)
        await store.write(lambda conn: campaign_records.update_campaign(conn, kept.with_entries_of(c)))

    def member(self, page: Json, id: str = ROLAND) -> Json:
        found: Json = next(m for m in page["members"] if m["id"] == id)
        return found


# ---------------------------------------------------------------- a whole campaign
async def test_a_campaign_is_begun_read_played_through_and_ends(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        ours = await Zealots.begin(server)
        page = await ours.page()
        assert (page["name"], page["title"], page["number"], page["of"]) == ("Our night", "Night of the Zealot", 1, 3)
        assert page["next"]["title"] == "The Gathering" and page["prologue"] and not page["chapters"]
        assert [m["size"] for m in page["members"]] == [30, 30] and "buy" not in page["verbs"]
        await ours.recorded(GATHERED)
        page = await ours.page("fr")
        (first,) = page["chapters"]
        assert (first["title"], first["resolution"]) == ("Le Rassemblement", "Conclusion 1")
        assert [f["text"] for f in first["flags"]] == [
            "La maison a brûlé.",
            "Roland Banks emporte désormais Lita Chantler.",
        ]
        assert ours.member(page)["experience"] == 5 and ours.member(page)["story"] == ["lita-chantler"]
        status, page = await ours.enter("buy", investigator=ROLAND, card="beat-cop-2", instead_of="beat-cop")
        assert status == 201 and ours.member(page)["experience"] == 3 and ours.member(page)["size"] == 30
        assert page["chapters"][0]["after"] == [
            "Roland Banks put Beat Cop (2) in the place of Beat Cop, for 2 experience."
        ]
        await ours.recorded(MASKED)
        page = await ours.page()
        told = [(f["kind"], f["text"]) for f in page["next"]["flags"]]
        assert ("bad", "Cultists who got away: 1; doom on the agenda from the start: 1.") in told
        assert ("bad", "Each investigator discards 2 cards of the first hand by chance.") in told
        await ours.recorded(REPELLED)
        page = await ours.page()
        assert page["over"] and page["result"] == "won" and page["next"] is None and page["verbs"] == []
        status, refused = await ours.call("POST", "/play", {})
        assert (status, refused["kind"]) == (409, "over")
        status, mine = await server.call("GET", PLACE, token=ours.token)
        assert [(row["campaign"], row["over"]) for row in mine] == [(ours.id, True)]


async def test_what_was_entered_is_there_after_the_server_has_gone(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        ours = await Zealots.begin(server)
        await ours.recorded(GATHERED)
        await ours.enter("lead", investigator=DAISY)
    async with serving(tmp_path, limits=EASY) as server:
        ours.server = server
        page = await ours.page()
        assert ours.member(page, DAISY)["lead"] and page["number"] == 2


# ---------------------------------------------------------------- refusals
NO_ENTRIES = [
    ({"do": "buy", "investigator": ROLAND, "card": "shotgun", "instead_of": "cover-up"}, "AH.buying-keeps-deck-size"),
    ({"do": "buy", "investigator": ROLAND, "card": "book-of-shadows", "instead_of": "knife"}, "AH.deck-options"),
    ({"do": "buy", "investigator": "nobody", "card": "shotgun", "instead_of": "knife"}, "does not take part"),
    ({"do": "buy", "investigator": ROLAND}, "takes these fields"),
    ({"do": "replace", "investigator": ROLAND, "deck": "starter:wendy"}, "AH.new-investigator"),
    ({"do": "join", "deck": "starter:roland"}, "AH.newcomer"),
    ({"do": "join", "deck": "/etc/passwd"}, "no deck of this server"),
    ({"do": "buy", "investigators": "/etc/passwd"}, "no deck of this server"),
    ({"do": "come_back", "investigator": ROLAND}, "AH.coming-back"),
    ({"do": "take", "investigator": ROLAND, "card": "lita-chantler"}, "AH.deck-story-assets"),
    ({"do": "record", "result": GATHERED}, "nobody can enter"),
    ({"do": ["buy"]}, "nobody can enter"),
    ({"do": "buy", "self": 1}, "no field 'self'"),
    ({}, "nobody can enter"),
]


async def test_what_cannot_be_entered_is_refused_with_its_reason_and_changes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        ours = await Zealots.begin(server)
        await ours.recorded(GATHERED)
        before = await ours.page()
        for entry, why in NO_ENTRIES:
            status, refused = await ours.call("POST", "/entries", entry)
            assert status == 400 and why in refused["text"], (entry, refused)
            _, french = await ours.call("POST", "/entries", entry, lang="fr")
            assert french["text"] != refused["text"], entry
            assert await ours.page() == before, entry


NO_CAMPAIGNS = [
    {"setup": {}},
    {"setup": {"investigators": ["starter:roland", "starter:roland"]}},
    {"setup": {"investigators": ["../../etc/passwd"]}},
    {"setup": {"investigators": [7, None]}},
    {"setup": {**SETUP, "difficulty": ["easy"]}},
    {"setup": {**SETUP, "rules": {"a": 1}}},
    {"setup": {**SETUP, "lead": "first"}},
    {"setup": {**SETUP, "game": "keyforge"}},
    {"setup": {**SETUP, "do": "record"}},
    {"setup": SETUP, "seed": 1 << 64},
    {"setup": SETUP, "colour": "red"},
]


async def test_the_keeper_is_asked_what_becomes_of_whoever_has_nobody_to_play(tmp_path: Path) -> None:
    """AH.new-investigator, AH.leave-or-join: the page tells the question, and the entry of each answer."""
    ids = [ROLAND, DAISY, "skids-otoole", "agnes-baker"]
    wanted = {"investigators": [f"starter:{id.partition('-')[0]}" for id in ids], "difficulty": "easy"}
    rows = [
        {"id": id, "status": "killed" if n < 2 else "in-play", "trauma": [9 if n < 2 else 0, 0], "experience": 0}
        for n, id in enumerate(ids)
    ]
    async with serving(tmp_path, limits=EASY) as server:
        night = await Zealots.begin(server, setup=wanted)
        await night.recorded({**GATHERED, "investigators": rows, "changes": []})
        assert (await night.page())["question"] is None
        status, page = await night.enter("replace", investigator=ROLAND, deck="starter:wendy")
        assert status == 201 and page["question"] is not None and "lose" in page["verbs"]
        asked = (await night.page("fr"))["question"]
        assert "Daisy Walker" in asked["text"]
        assert [x["rule"] for x in asked["choices"]] == ["AH.leave-or-join", "AH.new-investigator"]
        status, refusal = await night.call("POST", "/play", {})
        assert status == 400 and "AH.leave-or-join" in json.dumps(refusal)
        status, page = await night.call("POST", "/entries", asked["choices"][0]["entry"])
        assert status == 201 and page["question"] is None and page["problem"] == ""
        await night.call("POST", "/undo", {})
        status, page = await night.call("POST", "/entries", asked["choices"][1]["entry"])
        assert status == 201 and page["over"] and page["question"] is None


async def test_a_campaign_that_cannot_begin_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        for wrong in NO_CAMPAIGNS:
            status, refused = await server.call("POST", PLACE, wrong)
            assert status == 400 and refused["text"], (wrong, status, refused)


async def test_experience_is_spent_once_even_by_two_at_the_same_time(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        ours = await Zealots.begin(server)
        await ours.recorded(GATHERED)
        wish = {"investigator": ROLAND, "card": "shotgun", "instead_of": "knife"}
        answers = await asyncio.gather(*[ours.enter("buy", **wish) for _ in range(4)])
        assert sorted([status for status, _ in answers])[0] == 201
        assert [status for status, _ in answers].count(201) == 1
        status, refused = await ours.enter("buy", **wish)
        assert status == 400 and "AH.experience-2-buying" in refused["text"]
        page = await ours.page()
        assert ours.member(page)["experience"] == 1
        assert {row["id"]: row["n"] for row in ours.member(page)["deck"]}["shotgun"] == 1


async def test_a_campaign_is_open_to_its_token_and_the_key_of_the_house_alone(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        owner = (tmp_path / KEY_FILE).read_text("utf-8").strip()
        ours, other = await Zealots.begin(server), await Zealots.begin(server)
        assert (await ours.call("GET", token=""))[0] == 401
        for method, path, body in (
            ("GET", "", None),
            ("GET", "/export", None),
            ("DELETE", "", None),
            ("POST", "/undo", {}),
            ("POST", "/entries", {"do": "stop"}),
            ("POST", "/play", {}),
            ("POST", "/shop", {"member": ROLAND}),
        ):
            for token in (other.token, owner):  # it was begun by a stranger
                assert (await ours.call(method, path, body, token=token))[0] == 403
        _, made = await server.call("POST", PLACE, {"setup": SETUP}, token=owner)
        assert (await Zealots(server, {**made, "token": owner}).page())["name"] == "Night of the Zealot"
        _, mine = await server.call("GET", PLACE, token=owner)
        assert [row["campaign"] for row in mine] == [made["campaign"]]
        assert (await server.call("GET", "/api/keyforge/campaigns/" + ours.id, token=ours.token))[0] == 404
        assert (await server.call("POST", "/api/keyforge/campaigns", {"setup": {}}))[0] == 400


# ---------------------------------------------------------------- the shop
async def test_the_shop_tells_what_each_card_costs_or_why_not(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        ours = await Zealots.begin(server)
        await ours.recorded(GATHERED)
        before = await ours.page()
        status, shop = await ours.call("POST", "/shop", {"member": ROLAND})
        assert status == 200 and shop["left"] == 5
        cards = {row["id"]: row for row in shop["cards"]}
        assert (cards["beat-cop-2"]["price"], cards["beat-cop-2"]["upgrades"]) == (2, "beat-cop")
        assert cards["shotgun"]["why"] == "" and cards["book-of-shadows"]["rule"] == "AH.deck-options"
        taking = [["beat-cop-2", "beat-cop"], ["police-badge", "flashlight"]]
        _, shop = await ours.call("POST", "/shop", {"member": ROLAND, "taking": taking})
        cards = {row["id"]: row for row in shop["cards"]}
        assert (shop["left"], shop["size"], [line["price"] for line in shop["taking"]]) == (1, 30, [2, 2])
        assert "cost 4 experience, and 1 is there" in cards["shotgun"]["why"]
        status, refused = await ours.call(
            "POST", "/shop", {"member": ROLAND, "taking": [*taking, ["shotgun", "knife"]]}
        )
        assert status == 400 and "AH.experience-2-buying" in refused["text"]
        assert await ours.page() == before


# ---------------------------------------------------------------- games
async def test_the_end_of_a_game_comes_into_its_campaign_as_soon_as_it_is_played(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        ours = await Zealots.begin(server)
        status, begun = await ours.call("POST", "/play", {"seats": [{"kind": "here"}, {"kind": "here"}]})
        assert status == 201, begun
        keys = [s["token"] for s in begun["seats"]]
        assert (await ours.page())["table"] == begun["table"]
        for path, body in (("/play", {}), ("/entries", {"do": "stop"}), ("/undo", {})):
            status, refused = await ours.call("POST", path, body)
            assert (status, refused["kind"]) == (409, "under-way")
        *_, last = await play_but(server, begun["table"], 1)
        async with server.at(begun["table"], *keys) as player:
            assert player.last["welcome"]["campaign"] == ours.id
            number = player.last["table"]["number"]
            got = await player.ask("answer", seat=last.seat, number=number, key=last.key.rpartition(">")[2])
            assert got["t"] == "ack", got
        await asyncio.gather(*server.hall.under_way)
        kept = (await campaign_records.load_campaign(server.hall.store, ours.id)).kept
        assert [entry["do"] for entry in kept.entries] == ["begin", "record"]
        page = await ours.page()
        assert page["number"] == 2 and page["table"] == "" and page["chapters"][0]["table"] == begun["table"]


async def test_a_game_that_ended_before_a_crash_is_recorded_once_when_the_campaign_is_opened(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        ours = await Zealots.begin(server)
        _, begun = await ours.call("POST", "/play", {"seats": [{"kind": "here"}, {"kind": "bot", "bot": "random"}]})
        await play_but(server, begun["table"], 0)  # the last answer is on disk, and nothing after it
    async with serving(tmp_path, limits=EASY) as server:
        ours.server = server
        pages = await asyncio.gather(*[ours.page() for _ in range(3)])
        assert [page["number"] for page in pages] == [2, 2, 2]
        kept = (await campaign_records.load_campaign(server.hall.store, ours.id)).kept
        assert [entry["do"] for entry in kept.entries] == ["begin", "record"]
        status, page = await ours.call("POST", "/undo", {"number": 1})  # its table must not be counted again
        assert (status, page["number"], page["table"]) == (200, 1, "")
        assert (await ours.page())["number"] == 1


async def test_a_game_that_is_given_up_can_be_begun_again(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        ours = await Zealots.begin(server)
        _, first = await ours.call("POST", "/play", {})
        assert (await ours.call("DELETE", "/play"))[0] == 204
        assert (await ours.call("DELETE", "/play"))[0] == 409
        status, second = await ours.call("POST", "/play", {})
        assert status == 201 and second["table"] != first["table"]
        await play_but(server, first["table"], 0)
        page = await ours.page()
        assert (page["number"], page["table"]) == (1, second["table"])


# ---------------------------------------------------------------- by link
async def test_a_members_link_opens_the_campaign_its_purchases_and_its_seat_in_every_game(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        ours = await Zealots.begin(server)
        assert (await ours.page())["you"] == {"keeper": True, "members": []}
        status, link = await ours.call("POST", "/share", {"member": DAISY})
        assert status == 201
        daisy = Zealots(server, link)
        page = await daisy.page()
        assert page["you"] == {"keeper": False, "members": [DAISY]} and page["verbs"] == []
        _, mine = await server.call("GET", PLACE, token=daisy.token)
        assert [row["campaign"] for row in mine] == [ours.id]
        await ours.recorded(GATHERED)
        assert {"buy", "buy_all"} == {*(await daisy.page())["verbs"]}
        status, _ = await daisy.enter(
            "buy", investigator="daisy", card="magnifying-glass-1", instead_of="magnifying-glass"
        )
        assert status == 201 and daisy.member(await daisy.page(), DAISY)["experience"] == 4
        _, begun = await ours.call("POST", "/play", {"seats": [{"kind": "here"}, {"kind": "invite", "name": "Dee"}]})
        assert begun["seats"][1] == {"seat": 1, "token": None, "invite": None}
        async with server.at(begun["table"], daisy.token) as dee:
            assert dee.last["welcome"]["held"] == [1]


async def test_the_spectators_link_lets_them_read_and_watch_and_nothing_else(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        ours = await Zealots.begin(server)
        _, link = await ours.call("POST", "/share", {})
        guest = Zealots(server, link)
        await ours.recorded(GATHERED)
        assert (await guest.page())["verbs"] == []
        wish = {"investigator": ROLAND, "card": "shotgun", "instead_of": "knife"}
        for method, path, body in (
            ("POST", "/entries", {"do": "buy", **wish}),
            ("POST", "/entries", {"do": "stop"}),
            ("POST", "/undo", {}),
            ("POST", "/play", {}),
            ("DELETE", "/play", None),
            ("POST", "/share", {}),
            ("DELETE", "", None),
        ):
            status, refused = await guest.call(method, path, body)
            assert (status, refused["kind"]) == (403, "not-keeper"), path
        _, begun = await ours.call("POST", "/play", {"seats": [{"kind": "here"}, {"kind": "here"}]})
        async with server.at(begun["table"], guest.token) as watching:
            assert watching.last["welcome"]["held"] == [] and watching.last["table"]["eyes"][0]["seat"] == -1


async def test_a_member_enters_nothing_for_others_or_for_all(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        ours = await Zealots.begin(server)
        daisy = Zealots(server, (await ours.call("POST", "/share", {"member": DAISY}))[1])
        await ours.recorded(GATHERED)
        for entry in (
            {"do": "buy", "investigator": ROLAND, "card": "shotgun", "instead_of": "knife"},
            {"do": "leave", "investigator": DAISY},
            {"do": "stop"},
            {"do": "buy", "investigator": ["daisy-walker"]},
            {"do": "buy"},
            {"do": "buy", "deck": "/etc/passwd"},
        ):
            status, refused = await daisy.call("POST", "/entries", entry)
            assert (status, refused["kind"]) == (403, "not-keeper"), entry


async def test_a_new_link_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        ours = await Zealots.begin(server)
        first, second = [Zealots(server, (await ours.call("POST", "/share", {"member": ROLAND}))[1]) for _ in range(2)]
        assert (await first.call("GET"))[0] == 403 and (await second.call("GET"))[0] == 200
        assert (await ours.call("POST", "/share", {"member": "nobody"}))[0] == 404
        await ours.call("POST", "/play", {})
        status, refused = await ours.call("POST", "/share", {"member": ROLAND})
        assert (status, refused["kind"]) == (409, "under-way")
        assert (await ours.call("DELETE"))[0] == 204 and (await second.call("GET"))[0] == 404


# ---------------------------------------------------------------- on paper
async def test_a_campaign_is_exported_and_imported_whole(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        ours = await Zealots.begin(server)
        await ours.recorded(GATHERED)
        _, paper = await ours.call("GET", "/export")
        assert campaign.load(paper["save"]).number == 2
        status, made = await server.call("POST", f"{PLACE}/import", paper)
        assert status == 201
        copy, page = await Zealots(server, made).page(), await ours.page()
        mine = {"campaign", "chapters"}
        assert {k: v for k, v in copy.items() if k not in mine} == {k: v for k, v in page.items() if k not in mine}


async def test_a_damaged_campaign_is_not_taken(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        ours = await Zealots.begin(server)
        await ours.recorded(GATHERED)
        _, paper = await ours.call("GET", "/export")
        body = json.loads(paper["save"])
        first, record = body["entries"]
        twice = {**body, "entries": [first, record, record]}
        rich = {
            **body,
            "entries": [{**first, "investigators": [{**d, "experience": -1} for d in first["investigators"]]}],
        }
        bare = {**body, "entries": [record]}
        for wrong in ("{", "[]", "{}", json.dumps(twice), json.dumps(rich), json.dumps(bare), paper["save"][:-9]):
            status, refused = await server.call("POST", f"{PLACE}/import", {"save": wrong})
            assert status == 400 and refused["text"], wrong[:60]
        _, mine = await server.call("GET", PLACE, token=ours.token)
        assert len(mine) == 1


async def test_a_campaign_is_kept_alike_in_both_databases(database: str, tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY, database=database) as server:
        ours = await Zealots.begin(server)
        await ours.recorded(GATHERED)
        status, _ = await ours.enter("buy", investigator=ROLAND, card="shotgun", instead_of="knife")
        assert status == 201 and ours.member(await ours.page())["experience"] == 1
        status, page = await ours.call("POST", "/undo", {})
        assert status == 200 and ours.member(page)["experience"] == 5
        status, link = await ours.call("POST", "/share", {"member": ROLAND})
        assert status == 201 and (await Zealots(server, link).page())["you"]["members"] == [ROLAND]
        assert (await ours.call("DELETE"))[0] == 204 and (await ours.call("GET"))[0] == 404
