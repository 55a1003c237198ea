"""`tableforge-bench/1`: which games are drawn, what they are worth, and who plays them."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import sys
import threading
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from click.testing import CliRunner, Result
from mcp_door.test_tables import play_out, seated

import tableforge
from tableforge.cli.app import main
from tableforge.errors import BadSave, BadSetup
from tableforge.mcp import runner, runs, score, tasks
from tableforge.mcp.score import ScoredRun
from tableforge.mcp.tables import ONLY, Room
from tableforge.mcp.tasks import draw_game, find_task, list_tasks

SECRET = b"a secret of more than sixteen bytes"
ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "mcp_player.py"
SCRIPT = ROOT / "bench" / "mcp_baseline.py"
PAGE = ROOT / "docs" / "mcp.md"
NAMES = list(list_tasks())


def load_script() -> ModuleType:
    """The script that measures the baseline, as a module."""
    spec = importlib.util.spec_from_file_location("mcp_baseline", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# ------------------------------------------------------------------ the games
def test_there_are_tasks_of_all_games() -> None:
    assert {task.game for task in list_tasks().values()} == {"arkham", "fateforge", "keyforge"}


@pytest.mark.parametrize("name", NAMES)
def test_a_game_of_a_task_is_the_same_for_everybody_and_another_for_every_number(name: str) -> None:
    task = find_task(name)
    drawn = [draw_game(task, k) for k in range(12)]
    assert [draw_game(task, k) for k in range(12)] == drawn
    assert len({game.seed for game in drawn}) == 12
    assert len({json.dumps(game.settings) for game in drawn}) > 2
    assert drawn[0].start().digest() == draw_game(task, 0).start().digest()


def test_a_secret_draws_other_games_that_nobody_can_tell_without_it() -> None:
    task = find_task("keyforge-easy")
    public, own, other = [draw_game(task, 0, secret) for secret in (b"", SECRET, SECRET + b"!")]
    assert len({game.seed for game in (public, own, other)}) == 3
    assert len({json.dumps(game.settings["decks"]) for game in (public, own, other)}) == 3
    assert draw_game(task, 0, SECRET) == own
    assert tasks.secret_digest(b"") == "" and len(tasks.secret_digest(SECRET)) == 64
    assert SECRET.decode() not in tasks.secret_digest(SECRET)


@pytest.mark.parametrize(("number", "secret"), [(-1, b""), (10**6, b""), (0, b"too short")])
def test_a_game_that_there_is_not_and_a_secret_that_is_none_are_refused(number: int, secret: bytes) -> None:
    with pytest.raises(BadSetup, match=r"a task has the games|at least 16 bytes"):
        draw_game(find_task("keyforge-easy"), number, secret)


def test_in_duels_players_have_either_seat() -> None:
    assert {draw_game(find_task("keyforge-hard"), k).seat for k in range(10)} == {0, 1}


def test_a_task_that_there_is_not_is_told_with_the_nearest() -> None:
    with pytest.raises(BadSetup, match=r"there is no task 'keyforge-eazy'; did you mean 'keyforge-easy'\?"):
        find_task("keyforge-eazy")


def test_a_server_of_the_bench_has_one_game_and_whatever_is_asked_for_is_not_heard() -> None:
    drawn = draw_game(find_task("arkham-gathering"), 1)
    room = Room(drawn=drawn)
    assert find_task("arkham-gathering").about in room.list_games()
    chair, told = seated(room, "keyforge", seat=7, bot="random")
    assert (chair.table.g.game.name, chair.table.g.seed, chair.seat) == ("arkham", drawn.seed, 0)
    assert str(drawn.seed) not in told
    with pytest.raises(BadSetup, match="one game for you"):
        room.sit(ONLY)


def test_a_run_of_the_bench_says_what_it_was_worth(tmp_path: Path) -> None:
    drawn = draw_game(find_task("arkham-gathering"), 2)
    room = Room(drawn=drawn, folder=tmp_path / "run")
    chair, told = seated(room)
    play_out(room, chair, told)
    found = runs.read_played(tmp_path / "run")
    assert found.score == tasks.score_game(drawn, chair.table.g) and found.finished
    assert (found.task, found.number, found.answers) == ("arkham-gathering", 2, chair.record.answers)


def test_a_game_that_is_given_up_counts_as_the_task_says() -> None:
    drawn = draw_game(find_task("arkham-gathering"), 2)
    assert tasks.score_game(drawn, drawn.start()) == -1.0


# ------------------------------------------------------------------ the baseline
def test_the_baseline_is_of_all_tasks_and_their_players() -> None:
    found = score.baseline_scores()
    assert {name: tuple(rows) for name, rows in found.items()} == {n: t.players for n, t in list_tasks().items()}
    assert {bot for rows in found.values() for bot in rows} >= {
        *("random", "greedy", "easy", "medium", "hard", "scout", "planner")
    }
    assert score.read_baseline()["bench"] == tasks.BENCH


@pytest.mark.parametrize("name", NAMES)
def test_the_baseline_was_measured_with_this_content_and_engine(name: str) -> None:
    """Where this fails, games have changed: `bench/mcp_baseline.py` measures anew, and what was published is of another version."""
    assert score.list_digests([name])[name] == tuple(score.read_baseline()["digests"][name])


def test_the_baseline_is_of_the_versions_of_the_bots_that_play_now() -> None:
    """Where this fails, a bot has become another player: `bench/mcp_baseline.py` measures anew."""
    assert score.read_baseline()["versions"] == score.list_versions(score.baseline_scores())
    assert "[versions]" in score.dump_baseline({"keyforge-easy": {"random": [1.0]}}, "by hand")


def test_a_row_of_the_baseline_stays_while_its_bot_content_and_engine_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """`bench/mcp_baseline.py` plays what is missing, and anew what has become another bot's or another game's."""
    script, body = load_script(), score.read_baseline()
    kept = script.kept_rows(body)
    assert script.in_order(kept) == {name: row["scores"] for name, row in body["task"].items()}
    versions = {**body["versions"]["keyforge-easy"], "medium": "an older one"}
    older = {**body, "versions": {**body["versions"], "keyforge-easy": versions}}
    assert {*kept["keyforge-easy"]} - {*script.kept_rows(older)["keyforge-easy"]} == {"medium"}
    other = {**body, "digests": {**body["digests"], "arkham-masks": ["another", "engine"]}}
    assert kept.keys() - script.kept_rows(other).keys() == {"arkham-masks"}


def test_the_page_has_the_tables_that_the_script_writes() -> None:
    text = PAGE.read_text("utf-8")
    assert load_script().page(text, score.read_baseline()) == text and "<!-- end of baseline -->" in text


def test_the_page_has_the_figures_of_the_baseline() -> None:
    page = PAGE.read_text("utf-8").replace("−", "-")
    for name, rows in score.baseline_scores().items():
        row = next(line for line in page.splitlines() if line.startswith(f"| `{name}` | `random`"))
        for bot, own in rows.items():
            mean, margin = score.mean_and_margin(list(own.values()), find_task(name).graded)
            graded = f"`{bot}` {mean:.2f} ± {margin:.2f}"
            assert (graded if find_task(name).graded else f"`{bot}` {100 * mean:.0f} % ± {100 * margin:.0f}") in row
    for rows in score.read_baseline()["elo"].values():
        assert all(f"`{bot}` {elo:+d} ± {margin}" in page for bot, (elo, margin) in rows.items())


@pytest.mark.parametrize(
    ("name", "bot"),
    [
        *[("arkham-gathering", bot) for bot in ("greedy", "scout")],
        *[("fateforge-combat", bot) for bot in ("random", "planner")],
        *[("keyforge-easy", bot) for bot in ("random", "greedy", "easy", "medium")],
    ],
)
def test_a_bot_reaches_again_what_the_baseline_says(name: str, bot: str) -> None:
    """Where this fails, the bot has become another player without another version, or the games have changed."""
    for k in range(2):
        drawn = draw_game(find_task(name), k)
        assert tasks.score_game(drawn, tasks.play_bot(drawn, bot)) == score.baseline_scores()[name][bot][k]


# ------------------------------------------------------------------ scores
def test_who_plays_as_a_bot_is_as_strong_as_that_bot() -> None:
    """Its own games, rated against the ratings of all, lie within the margin."""
    known = score.read_baseline()["elo"]
    for bot, ladder in (("easy", "keyforge"), ("scout", "arkham-gathering"), ("planner", "fateforge-combat")):
        played = [
            ScoredRun(task, k, x, True)
            for task, rows in score.baseline_scores().items()
            for k, x in rows.get(bot, {}).items()
            if find_task(task).ladder == ladder and find_task(task).rival != bot
        ]
        (found,) = score.rate_runs(played)
        assert found.ladder == ladder
        assert abs(found.elo - known[ladder][bot][0]) < found.margin + known[ladder][bot][1]


def test_a_stronger_bot_has_the_higher_rating() -> None:
    elo = score.read_baseline()["elo"]
    assert elo["keyforge"]["random"][0] < elo["keyforge"]["easy"][0] < elo["keyforge"]["medium"][0]
    assert elo["keyforge"]["medium"][0] < elo["keyforge"]["hard"][0]
    assert elo["arkham-gathering"]["random"][0] < elo["arkham-gathering"]["scout"][0]


def test_scores_come_with_margins_and_effort_per_game() -> None:
    played = [ScoredRun("keyforge-easy", k, float(k % 2), k != 3, k, 10, 12, 100, 1000) for k in range(4)]
    (found,) = score.summarise(played)
    assert (found.games, found.score, found.unfinished, found.illegal) == (4, 0.5, 1, 1.5)
    assert 0.3 < found.margin < 0.5 and found.letters_out == 1000


# ------------------------------------------------------------------ the runner
def bench(out: Path, *words: str) -> Result:
    return CliRunner().invoke(main, ["mcp", "bench", "--out", str(out), "--lang", "en", *words])


def test_a_bot_plays_the_bench_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    out = tmp_path / "scout"
    first = bench(out, "--player", "scout", "arkham-gathering", "--games", "2")
    assert first.exit_code == 0, first.output
    before = (out / "arkham-gathering" / "00001" / "run.json").stat().st_mtime_ns
    second = bench(out, "--player", "scout", "arkham-gathering", "--games", "3")
    assert "experience less trauma" in second.output and "arkham-gathering" in second.output
    assert (out / "arkham-gathering" / "00001" / "run.json").stat().st_mtime_ns == before
    g = tableforge.load((out / "arkham-gathering" / "00002" / "save.json").read_text("utf-8"))
    assert g.over
    told = json.loads(CliRunner().invoke(main, ["mcp", "report", str(out), "--json"]).stdout)
    assert (told["bench"], told["player"], told["tasks"][0]["games"]) == (tasks.BENCH, "scout", 3)
    assert told["strength"][0]["ladder"] == "arkham-gathering" and not told["changed"]
    french = CliRunner().invoke(main, ["mcp", "report", str(out), "--lang", "fr"]).output
    assert "expérience moins traumas" in french


@pytest.mark.slow
def test_any_client_command_plays_and_sees_neither_secret_nor_seed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The client is started for each game, here one that plays by lot, and gets an address and a prompt."""
    monkeypatch.setenv(runner.SECRET, SECRET.decode())
    out = tmp_path / "lot"
    done = bench(out, "--client", f"{sys.executable} {EXAMPLE} {{url}}", "arkham-gathering", "--games", "1")
    assert done.exit_code == 0, done.output
    folder = out / "arkham-gathering" / "00000"
    record = runs.read_run(folder)
    assert record["finished"] and record["seats"][0]["answers"] > 5 and record["seats"][0]["notes"] == 1
    drawn = draw_game(find_task("arkham-gathering"), 0, SECRET)
    assert json.loads((folder / "save.json").read_text("utf-8"))["seed"] == drawn.seed
    for name in ("client.log", "http.json", "stdio.json"):
        text = (folder / name).read_text("utf-8")
        assert str(drawn.seed) not in text and SECRET.decode() not in text
    assert "held out" in done.output
    assert set(runner.read_bots(out, "arkham-gathering")) == {*find_task("arkham-gathering").players}
    assert json.loads((out / "bench.json").read_text("utf-8"))["secret"] == tasks.secret_digest(SECRET)


def test_a_client_gets_no_secret_from_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(runner.SECRET, SECRET.decode())
    code = "import os; print(sorted(x for x in os.environ if x.startswith('TABLEFORGE_') and x != 'TABLEFORGE_PURE'))"
    places = {"url": "u", "config": "c", "stdio": "s", "prompt": "p"}
    runner.run_client([sys.executable, "-c", code], tmp_path / "log", places, 300, threading.Event())
    told = (tmp_path / "log").read_text("utf-8")
    assert "SECRET" not in told and "TABLEFORGE_MCP_URL" in told


def test_a_client_that_never_sits_down_has_an_unfinished_run(tmp_path: Path) -> None:
    done = bench(tmp_path / "out", "--client", f"{sys.executable} -c pass", "keyforge-easy", "--games", "1")
    assert done.exit_code == 0, done.output
    found = runs.read_played(tmp_path / "out" / "keyforge-easy" / "00000")
    assert (found.finished, found.score, found.calls) == (False, 0.0, 0)


def test_a_client_whose_time_is_up_is_ended(tmp_path: Path) -> None:
    words = [sys.executable, "-c", "import time; print('begun', flush=True); time.sleep(100000)"]
    runner.run_client(words, tmp_path / "log", {}, 0.01, threading.Event())


def test_a_stop_ends_the_clients_and_the_games_under_way_stay_missing(tmp_path: Path) -> None:
    """Of two games the first is given up at once; when it is counted somebody stops the bench."""

    def stop(done: int, of: int) -> None:
        raise KeyboardInterrupt

    code = "import os, time; '00000' in os.environ['TABLEFORGE_MCP_CONFIG'] or time.sleep(100000)"
    task = find_task("arkham-gathering")
    chosen = runner.BenchSet(((task, 2),))
    with pytest.raises(KeyboardInterrupt):
        runner.play_clients(tmp_path, chosen, f'{sys.executable} -c "{code}"', 2, 100000, stop)
    assert runner.missing_games(tmp_path, chosen) == [(task, 1)]


def test_nothing_is_written_of_a_game_that_is_stopped(tmp_path: Path) -> None:
    room = Room(drawn=draw_game(find_task("arkham-gathering"), 2), folder=tmp_path / "run")
    seated(room)
    room.forget()
    room.close()
    assert not (tmp_path / "run").exists()


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ([], "say who plays"),
        (["--client", "x", "--player", "easy"], "say who plays"),
        (
            ["--client", "agent {model}"],
            "a place {model} that nothing fills; known: {url}, {config}, {stdio}, {prompt}",
        ),
        (["--client", "agent 'open"], "the client's command cannot be read"),
        (["--client", "no-such-program-here {url}", "keyforge-easy", "--games", "1"], "cannot be started"),
        (["--player", "nobody", "keyforge-easy"], "there is no bot 'nobody'"),
        (["--player", "hrd"], "there is no bot 'hrd'; did you mean 'hard'?"),
        (["--player", "easy", "chess"], "there is no task 'chess'"),
        (["--player", "easy", "--secret", "no-such-file"], "cannot be read"),
    ],
)
def test_what_the_bench_cannot_do_is_told(tmp_path: Path, words: list[str], why: str) -> None:
    done = bench(tmp_path / "out", *words)
    assert done.exit_code == 2 and why in done.output, done.output


def test_an_empty_or_short_secret_is_refused(tmp_path: Path) -> None:
    for text in ("", "short"):
        (tmp_path / "secret").write_text(text, "utf-8")
        with pytest.raises(BadSetup, match="at least 16 bytes"):
            runner.read_secret(tmp_path / "secret")


def test_a_folder_of_another_player_language_or_set_is_refused(tmp_path: Path) -> None:
    task = find_task("arkham-gathering")
    runner.open_folder(tmp_path, "one", runner.BenchSet(((task, 1),)))
    runner.open_folder(tmp_path, "one", runner.BenchSet(((task, 2),)))
    cases: list[tuple[str, dict[str, Any]]] = [("two", {}), ("one", {"lang": "fr"}), ("one", {"secret": SECRET})]
    for player, more in cases:
        with pytest.raises(BadSetup, match="holds runs of another set"):
            runner.open_folder(tmp_path, player, runner.BenchSet(((task, 1),), **more))


def test_a_report_of_what_is_no_folder_of_runs_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match="there are no runs in"):
        runner.make_report(tmp_path)
    folder = tmp_path / "keyforge-easy" / "00000"
    folder.mkdir(parents=True)
    for text in ("no JSON", "[]", '{"format": "tableforge-run/1"}'):
        (folder / "run.json").write_text(text, "utf-8")
        with pytest.raises(BadSave, match="is no record of a run"):
            runner.read_runs(tmp_path)


def test_the_tasks_are_listed_with_what_bots_reach() -> None:
    for lang, word in (("en", "games won"), ("fr", "parties gagnées")):
        told = CliRunner().invoke(main, ["mcp", "tasks", "--lang", lang]).output
        assert word in told and all(name in told for name in NAMES)
        assert re.search(r"−1[.,]03 ", told) and not re.search(r"-\d+[.,]", told)  # a true minus


def test_the_environment_is_as_it_was() -> None:
    assert runner.SECRET not in os.environ
