"""Every door opens for every game.

Nothing here knows a game: positions come from `Game.sample`, answers are drawn by lot.
"""

from __future__ import annotations

import io
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner
from harness import GAMES, facts
from server.serving import serving

import tableforge
from tableforge import bench, bots, laws, testing
from tableforge.cli import main
from tableforge.cli.table.app import TableApp
from tableforge.cli.table.plain import play_plain
from tableforge.cli.table.session import Session
from tableforge.drive import Drive
from tableforge.errors import NothingToUndo
from tableforge.table.sitting import Sitting

ANSWERS = 25


@pytest.fixture(params=GAMES)
def name(request: pytest.FixtureRequest) -> str:
    game: str = request.param
    return game


def new(name: str, seed: int = 3) -> Sitting:
    game = tableforge.game(name)
    return tableforge.new(name, seed=seed, **game.sample(seed, game.flavours[0]))


def played(name: str, answers: int = ANSWERS, seed: int = 3) -> Sitting:
    """A game in which so many questions have been answered by lot."""
    g = new(name, seed)
    rng = Random(seed)
    for _ in range(answers):
        answer(g, rng)
    return g


def answer(g: Sitting, rng: Random) -> None:
    """One answer by lot, of any seat that is asked."""
    assert g.asked, "the game is over before its time"
    d = rng.choice(list(g.asked.values()))
    g.answer(rng.randrange(len(d.options)), d.seat)


# ---------------------------------------------------------------- the Python door
def test_a_save_loads_to_the_same_position(name: str) -> None:
    g = played(name)
    h = tableforge.load(g.save())
    assert h.digest() == g.digest() and h.answers == g.answers


def test_a_clone_goes_its_own_way(name: str) -> None:
    g = played(name)
    before = g.digest()
    h = g.clone()
    answer(h, Random(1))
    assert g.digest() == before != h.digest()


def test_undo_leads_back_answer_by_answer(name: str) -> None:
    g, passed = new(name), []
    rng = Random(3)
    for _ in range(ANSWERS):
        passed.append(g.digest())
        answer(g, rng)
    for wanted in reversed(passed):
        assert g.undo().digest() == wanted


def test_in_earnest_an_answer_is_taken_back_only_where_chance_has_not_fallen_and_no_refusal_changes_anything(
    name: str,
) -> None:
    g, rng = new(name), Random(3)
    g.practice = False
    taken_back = refused = 0
    for _ in range(ANSWERS):
        before, chance = g.digest(), g.game.undo.chance_drawn(g.state)
        answer(g, rng)
        h, after = g.clone(), g.digest()
        if g.is_final:
            with pytest.raises(NothingToUndo, match="--practice"):
                h.undo()
            assert h.digest() == after
            refused += 1
        else:
            assert h.undo().digest() == before and h.game.undo.chance_drawn(h.state) == chance
            taken_back += 1
    assert taken_back and refused, "a game that shows nothing, or lets nobody think again"


def test_every_seat_and_the_spectator_have_a_view_of_plain_data(name: str) -> None:
    g = played(name)
    for seat in (None, *range(g.seats)):
        view = g.view(seat)
        assert view["game"] == name
        assert json.loads(json.dumps(view)) == view


def test_the_story_of_a_seat_is_plain_data_and_reads_the_same_along_the_way_and_at_the_end(name: str) -> None:
    g, rng = new(name), Random(3)
    eyes = (None, *range(g.seats))
    read = {seat: g.story(seat) for seat in eyes}
    for _ in range(ANSWERS):
        known = len(g.events)
        answer(g, rng)
        for seat in eyes:
            read[seat] += g.story(seat, known)
    assert (
        read == {seat: g.story(seat) for seat in eyes} == {seat: tableforge.load(g.save()).story(seat) for seat in eyes}
    )
    assert json.loads(json.dumps(read[0])) == read[0] and [e["number"] for e in read[0]] == list(range(len(g.events)))


def test_a_seat_that_does_not_exist_has_no_view(name: str) -> None:
    g = new(name)
    with pytest.raises(tableforge.BadSetup, match=f"seats are 0 to {g.seats - 1}"):
        g.view(g.seats)


def test_what_is_no_answer_is_refused_with_a_rule_of_the_game(name: str) -> None:
    g = played(name)
    why = g.why_not("sing-a-song")
    assert why is not None and why.rule in g.game.rules and why.text("en") and why.text("fr")
    assert g.decision is not None
    with pytest.raises(tableforge.IllegalAnswer, match="legal"):
        g.answer("sing-a-song", g.decision.seat)
    assert g.why_not(g.decision.options[0].key) is None


def test_every_question_and_every_event_speaks_both_languages_and_cites_a_rule(name: str) -> None:
    g = played(name)
    d = g.decision
    assert d is not None and d.rule in g.game.rules
    for lang in ("en", "fr"):
        assert d.text(lang) and all([o.label(lang) for o in d.options])
        assert g.log and all([e.text(lang, 0) for e in g.log])
    assert all([e.rule in g.game.rules for e in g.log])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_asked_seat_has_one_frozen_question_and_no_other_seat_has(name: str, lang: str) -> None:
    g = played(name)
    for seat in range(g.seats):
        q, d = g.question(seat, lang), g.asked.get(seat)
        assert (q is None) == (d is None)
        if q is not None and d is not None:
            assert q is g.question(seat, lang) and (q.seat, q.kind, q.number) == (seat, d.kind, len(g.answers))
            assert [c.key for c in q.options] == [o.key for o in d.options] and all([c.label for c in q.options])
            assert q.stop in ("", *q.keys) and q.idle in ("", *q.keys)
            assert {c.verb for c in q.options} <= {"", *[verb.name for verb in g.game.verbs]}


def test_what_is_no_setting_of_the_game_is_refused_by_name(name: str) -> None:
    with pytest.raises(tableforge.BadSetup, match="'wallpaper'"):
        tableforge.new(name, wallpaper="green")


# ---------------------------------------------------------------- laws and figures
def test_the_laws_hold(name: str) -> None:
    report = laws.run(name, games=2, seed=1)
    assert report.games == 2 and report.violations == []


@pytest.mark.slow
def test_every_figure_is_measured(name: str) -> None:
    report = bench.measure(name, quick=True)
    assert report["game"] == name and json.dumps(report)
    assert bench.report_rows(report, "en") and len(bench.report_rows(report, "fr")) == len(
        bench.report_rows(report, "en")
    )


# ---------------------------------------------------------------- bots
def test_every_bot_of_the_game_plays_any_seat(name: str) -> None:
    assert len(bots.names(name)) > 2 and bots.usual(name) in [level.name for level in bots.levels(name)]
    for bot in bots.names(name):
        g = new(name)
        players = [bots.make(bot, seat, name) for seat in range(g.seats)]
        for _ in range(ANSWERS):
            d = g.decision
            if d is None:
                break
            g.answer(players[d.seat].choose(g.view(d.seat), d), d.seat)
        assert len(g.answers) > 5


# ---------------------------------------------------------------- the command line
def run(*words: str, input: str | None = None) -> str:
    done = CliRunner().invoke(main, [*words], input=input, catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_its_rules_can_be_looked_up(name: str, lang: str) -> None:
    rule = next(iter(tableforge.game(name).rules.rules.values()))
    assert rule.title[lang] in run("rules", name, rule.id, "--lang", lang)


def test_its_laws_can_be_run(name: str) -> None:
    assert "no law is broken" in run("laws", name, "--games", "1", "--level", "light")


def test_its_settings_are_options_in_both_languages(name: str) -> None:
    offered = [s for s in tableforge.game(name).settings if s.offered]
    for lang in ("en", "fr"):
        told = " ".join(run("play", name, "--help", "--lang", lang).split())
        assert all([f"{s.option_name} " in told or f"{s.option_name}, " in told for s in offered])


def test_it_is_played_from_the_command_line_kept_listed_and_seen_again(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEFORGE_HOME", str(tmp_path))
    out = run("play", name, "--seed", "3", "--plain", input="1\n1\n")
    assert "tableforge play --resume" in out
    (line,) = [json.loads(x) for x in run("games", "list", "--json").splitlines()]
    assert line["answers"] != "0" and Path(line["file"]).name.startswith(f"{name}-")
    assert run("replay", "--log").count("\n") > 3
    assert "removed" in run("games", "remove", "1")


# ---------------------------------------------------------------- drive
def ask(door: Drive, **request: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(door.answer_line(json.dumps(request)))
    assert reply["ok"], reply
    return reply


def test_drive_plays_it(name: str) -> None:
    door = Drive()
    game = tableforge.game(name)
    ask(door, cmd="new", game=name, seed=3, **game.sample(3, game.flavours[0]))
    d = ask(door, cmd="decision")["decision"]
    ask(door, cmd="answer", answer=d["options"][0]["key"])
    ask(door, cmd="undo")
    assert ask(door, cmd="view", seat=0)["view"]["game"] == name
    save = ask(door, cmd="save")["data"]
    assert ask(door, cmd="load", data=save)["ok"]


def test_drive_lays_out_a_position_looks_acts_and_changes_it(name: str) -> None:
    door, known = Drive(), facts(name)
    ask(door, cmd="given", game=name, **known.GIVEN)
    before = ask(door, cmd="look", whole=True)
    ask(door, cmd="act", **known.ACT)
    assert ask(door, cmd="look", whole=True) != before
    ask(door, cmd="set", **known.SET)
    who, field, value = known.IS_SO
    assert ask(door, cmd="look", player=who)["player"][field] == value


def test_drive_tells_what_can_be_set_asked_and_done(name: str) -> None:
    told = ask(Drive(), cmd="hello", game=name)
    assert {s["name"] for s in told["settings"]} == {s.name for s in tableforge.game(name).settings}
    assert told["kinds"] and told["verbs"]


# ---------------------------------------------------------------- rulings
def test_a_ruling_can_be_written(name: str) -> None:
    known = facts(name)
    who, field, value = known.IS_SO
    t = testing.given(name, **known.GIVEN)
    changes = {k: v for k, v in known.SET.items() if k != "player"}
    t.set(known.SET["player"], **changes).then(who, **{field: value})
    with pytest.raises(AssertionError):
        t.then(who, **{field: -1})


# ---------------------------------------------------------------- cards
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_its_cards_can_be_read(name: str, lang: str) -> None:
    assert len(run("cards", name, facts(name).CARD, "--lang", lang)) > 20


# ---------------------------------------------------------------- the terminal
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_plain_table_plays_it(name: str, lang: str) -> None:
    g = new(name)
    session = Session(g, [None, *[bots.make("random", seat) for seat in range(1, g.seats)]], lang, None, False)
    out = io.StringIO()
    play_plain(session, io.StringIO("1\n1\n1\nq\n"), out)
    assert len(g.answers) >= 3 and len(out.getvalue().splitlines()) > 10


@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_the_full_screen_table_plays_it(name: str, lang: str) -> None:
    g = new(name)
    session = Session(g, [None, *[bots.make("random", seat) for seat in range(1, g.seats)]], lang, None, False)
    app = TableApp(session, delay=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        for _ in range(3):
            await pilot.press("1")
            await pilot.pause()
        picture = app.export_screenshot()
    assert g.answers and len(picture) > 1000


def test_anything_on_the_table_can_be_pointed_at(name: str) -> None:
    """The scene that terminal and browser draw: every thing has a key, every zone a name, in both languages."""
    g = played(name)
    for lang in ("en", "fr"):
        scene = g.scene(0, lang)
        assert scene.game == name and len(scene.sides) == g.seats and scene.zones
        assert all([zone.name and all([thing.key and thing.name for thing in zone.things]) for zone in scene.zones])


# ---------------------------------------------------------------- the network, and the table that a browser draws of any game
@pytest.mark.slow
async def test_the_server_seats_it_shows_it_and_takes_back(name: str, tmp_path: Path) -> None:
    game = tableforge.game(name)
    people = [{"kind": "here", "name": f"Ada {n}"} for n in range(game.count_seats(game.setup()))]
    practice = any([setting.name == "practice" for setting in game.settings])
    async with serving(tmp_path) as server:
        begun = await server.begin(name, seed=3, seats=people, practice=practice)
        tokens = [seat["token"] for seat in begun["seats"]]
        async with server.at(begun["table"], *tokens, lang="fr", scenes=True) as player:
            assert [eyes["view"]["game"] for eyes in player.last["table"]["eyes"]] == [name] * len(people)
            assert all([scene["game"] == name and scene["zones"] for scene in player.last["table"]["scenes"]])
            first = player.question
            assert first is not None and all([option["key"] and option["label"] for option in first["options"]])
            asked = {"seat": first["seat"], "number": first["number"]}
            why = await player.ask("why", seat=first["seat"], key="no-such-key")
            assert why["t"] == "reason" and why["text"]
            leads = await player.ask("peek", **asked, key=first["options"][0]["key"])
            assert leads["t"] == "peeked"
            told = [await player.answer() for _ in range(3)]
            assert any([eyes["lines"] for table in told for eyes in table["eyes"]])
            back = await player.ask("undo", **asked)
            assert (back["t"] == "ack") if practice else (back["t"] == "ack" or back["text"]), back
            if back["t"] == "ack":
                assert player.question == first
                await player.answer()


async def test_the_lobby_sets_it_up_by_its_settings_in_both_languages(name: str, tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        for lang in ("en", "fr"):
            _, told = await server.call("GET", f"/api/games?lang={lang}")
            (listed,) = [game for game in told if game["name"] == name]
            assert listed["title"] and listed["seats"]["least"] >= 1
            assert all([form["about"] for form in listed["settings"]])
