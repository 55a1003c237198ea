"""A static site in a real Chromium: the table is in the tab, games outlast it, and no network is needed after the first visit."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect
from web.browsing import LOOK, NARROW, Hands, Json, ask, played, until_asked
from web.tabhouse import TabHouse

import tableforge
from tableforge import games
from tableforge.puzzles import shelf

DIGEST = "next(iter(door.hall.tables.values())).g.digest()"
ANSWERED = "next(iter(door.hall.tables.values())).record.number"


def play(page: Page, answers: int) -> None:
    """Some answers by clicks."""
    hands = Hands(page, 3)
    while hands.answers < answers:
        found = page.evaluate(LOOK)
        if found["state"] == "dialog":
            page.locator("dialog header button, dialog .passage .btn.main").click()
        else:
            hands.turn(found)
    until_asked(page)


# A socket of the page's own, at a table: what it hears lies in `heard`.
SIT = """async ([table, tokens]) => {
    globalThis.heard = []
    globalThis.line = tableforge.socket(`/ws/tables/${table}`)
    line.onmessage = ({ data }) => heard.push(JSON.parse(data))
    await new Promise(done => (line.onopen = done))
    line.send(JSON.stringify({ t: "sit", id: 1, tokens, lang: "en", epoch: 0, seen: 0 }))
    while (!heard.some(m => m.t === "table")) await new Promise(done => setTimeout(done, 5))
}"""
# Answers one after the other, with any option, and notes the number of each that was acknowledged.
ANSWER = """async (most) => {
    globalThis.noted = []
    const asked = () => heard.findLast(m => m.t === "table").eyes.map(e => e.question).find(Boolean)
    for (let q = 2; q < most + 2; q++) {
        const now = asked()
        if (!now) return // the game is over
        const key = now.options[Math.floor(Math.random() * now.options.length)].key
        line.send(JSON.stringify({ t: "answer", id: q, seat: now.seat, number: now.number, key }))
        while (!heard.some(m => m.id === q)) await new Promise(done => setTimeout(done))
        const said = heard.find(m => m.id === q)
        if (said.t !== "ack") throw new Error(JSON.stringify(said))
        noted.push(now.number + 1)
        while (asked()?.number === now.number) await new Promise(done => setTimeout(done))
    }
}"""


def sit(tab: TabHouse, made: Json) -> Page:
    """Sit down in all seats of a table, without drawing it."""
    page = tab.ready()
    page.evaluate(SIT, [made["table"], [seat["token"] for seat in made["seats"] if seat["token"]]])
    return page


@pytest.mark.parametrize("game", games.built_in_games())
def test_a_game_goes_on_where_it_stood_and_needs_no_network_for_it(tab: TabHouse, game: str) -> None:
    made = tab.table(game, seats=[{"kind": "here"}] * tableforge.new(game).seats)
    page = sit(tab, made)
    page.evaluate(ANSWER, 4)
    before = tab.python(page, DIGEST)
    page.context.set_offline(True)
    tab.seat(page, made)
    assert tab.python(page, DIGEST) == before
    sit(tab, made).evaluate(ANSWER, 2)
    assert tab.python(page, DIGEST) != before


def test_lobby_and_library_open_before_python_does(tab: TabHouse) -> None:
    page = tab.person(NARROW)
    page.add_init_script("globalThis.Worker = class { postMessage() {} terminate() {} }")  # which never answers
    page.goto(tab.address)
    expect(page.locator(".game[data-game=keyforge]")).to_be_visible()
    for path, found in (
        ("/rules/keyforge", "Unforging a key"),
        ("/cards/keyforge/dextre", "Dextre"),
        ("/puzzles/keyforge", f"rated {shelf.puzzles_of('keyforge')[0].rating}"),
    ):
        page.goto(tab.address + path)
        expect(page.get_by_text(found).first).to_be_visible()
    assert page.evaluate("tableforge.state.value.phase") == "loading"


# The number of games that the worker of the table itself keeps for bots: none, where another one thinks.
KEPT = "str(len(__import__('tableforge.bots.away').bots.away._KEEPER.kept))"
THINKS = "str(door.elsewhere.ask is not None)"
# Ends so many own turns: answers whatever is asked with its last option, and waits while a bot is to answer.
ANSWER_ALONE = """async (turns) => {
    const asked = () => heard.findLast(m => m.t === "table").eyes.map(e => e.question).find(Boolean)
    for (let q = 1000; turns > 0; q++) {
        while (!asked()) await new Promise(done => setTimeout(done, 5))
        const now = asked()
        const key = now.options.at(-1).key
        if (key === "end-turn") turns--
        line.send(JSON.stringify({ t: "answer", id: q, seat: now.seat, number: now.number, key }))
        while (asked()?.number === now.number) await new Promise(done => setTimeout(done, 5))
    }
}"""


def test_bots_think_in_a_worker_of_their_own(tab: TabHouse) -> None:
    """The table's own worker answers for a bot until the other one is ready, and then keeps no game for bots any more."""
    made = tab.table("keyforge", seats=[{"kind": "here"}, {"kind": "bot", "bot": "easy"}])
    page = sit(tab, made)
    page.evaluate(ANSWER, 1)
    tab.until(page, "tableforge?.marks.thinking")
    assert tab.python(page, THINKS) == "True"
    tab.python(page, "__import__('tableforge.bots.away').bots.away._KEEPER.kept.clear()")
    before = int(tab.python(page, f"str({ANSWERED})"))
    page.evaluate(ANSWER_ALONE, 2)
    tab.until(page, "heard.findLast(m => m.t === 'table').eyes.some(e => e.question)")
    assert int(tab.python(page, f"str({ANSWERED})")) > before + 2, "the bot has answered, too"
    assert tab.python(page, KEPT) == "0"


def test_what_was_acknowledged_is_there_after_a_tab_was_killed_in_mid_answer(tab: TabHouse) -> None:
    made = tab.table(seats=[{"kind": "here"}] * 2)
    acknowledged = 0
    for wanted in (3, 5):
        page = sit(tab, made)
        assert int(tab.python(page, ANSWERED)) >= acknowledged
        page.evaluate(f"void ({ANSWER})(100)")
        tab.until(page, f"noted.length >= {wanted}")
        acknowledged = page.evaluate("noted")[-1]
        tab.kill()
    assert int(tab.python(sit(tab, made), ANSWERED)) >= acknowledged >= 8


def test_a_game_goes_from_the_terminal_into_the_tab_and_back(tab: TabHouse) -> None:
    save = played("keyforge", "random", 30, 5)
    page = tab.person()
    made = tab.resumed(save, bot="random")
    tab.seat(page, made)
    assert tab.python(page, DIGEST) == tableforge.load(save).digest()
    play(page, 2)
    found = page.evaluate(
        """async ([table, token]) => (await (await tableforge.fetch(new URL(`/api/tables/${table}/save`, location.origin),
        { headers: { authorization: `Bearer ${token}` } })).json()).save""",
        [made["table"], made["seats"][0]["token"]],
    )
    assert tableforge.load(found).digest() == tab.python(page, DIGEST)
    assert json.loads(found)["game"] == "keyforge"
    assert ask(page)


def test_a_newer_version_is_told_of_and_used_from_the_next_start_on(own_tab: TabHouse) -> None:
    made = own_tab.table(seats=[{"kind": "here"}] * 2)
    page = sit(own_tab, made)
    page.evaluate(ANSWER, 3)
    before = own_tab.python(page, DIGEST)
    version = page.evaluate("document.querySelector('meta[name=tableforge]').dataset.version")
    for name in ("index.html", "404.html", "sw.js"):
        path = own_tab.site / name
        path.write_text(path.read_text("utf-8").replace(version, "newer"), "utf-8")
    own_tab.seat(page, made)  # a game goes on with the version that it was begun with
    expect(page.locator("[data-notice=update]")).to_be_visible()
    assert page.locator("meta[name=tableforge]").get_attribute("data-version") == version
    page.reload()
    expect(page.locator("meta[data-version=newer]")).to_have_count(1)
    expect(page.locator(".prompt .ask")).to_be_visible()
    assert own_tab.python(page, DIGEST) == before
    expect(page.locator("[data-notice=update]")).to_have_count(0)


# What is done to the snapshot of this site; how many there were.
HARM = """async (act) => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("tableforge")
    const found = []
    for await (const [name, handle] of folder.entries()) if (name.startsWith("snapshot-")) found.push(handle)
    for (const handle of found) {
        const file = await handle.createWritable({ keepExistingData: true })
        const size = (await handle.getFile()).size
        if (act === "cut") await file.truncate(size / 2)
        else await file.write({ type: "write", position: 0, data: new Uint8Array(size) })
        await file.close()
    }
    if (act === "deadly") {
        const name = `trying-${document.querySelector("meta[name=tableforge]").dataset.version}`
        const tries = await (await folder.getFileHandle(name, { create: true })).createWritable()
        await tries.write(new Uint8Array(3))
        await tries.close()
    }
    return found.length
}"""


@pytest.mark.parametrize(
    "harm",
    [
        "cut",  # as by a tab that was closed while it was written
        "deadly",  # it has ended the process of the last three starts
    ],
)
def test_where_a_snapshot_does_not_work_python_starts_as_the_first_time(tab: TabHouse, harm: str) -> None:
    made = tab.table()
    page = sit(tab, made)
    page.evaluate(ANSWER, 3)
    before = tab.python(page, DIGEST)
    assert page.evaluate("tableforge.marks.snapshot") == 1
    assert page.evaluate(HARM, harm) == 1
    tab.seat(page, made)
    assert page.evaluate("tableforge.marks.snapshot") == 0
    assert tab.python(page, DIGEST) == before


def test_a_second_tab_takes_the_game_over_where_it_stands(tab: TabHouse) -> None:
    made = tab.table()
    first = tab.seat(tab.ready(), made)
    play(first, 2)
    before = tab.python(first, DIGEST)
    second = tab.new_page()
    second.goto(f"{tab.address}/table/{made['table']}")
    expect(second.get_by_role("heading", name="The table is open in another tab")).to_be_visible()
    second.keyboard.press("Enter")
    expect(second.locator(".prompt .ask")).to_be_visible()
    assert tab.python(second, DIGEST) == before
    expect(first.get_by_role("heading", name="The table is open in another tab")).to_be_visible()
