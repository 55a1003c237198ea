"""`tableforge play`: seats, decks, matches, chains, and games that are gone on with; the table itself is a stand-in."""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cli.tables import last_turn
from click.testing import Result

import tableforge
from tableforge.cli import saved
from tableforge.table.series import Match, PlayedGame
from tableforge.table.store import Store, home, note_path

Run = Callable[..., Result]
Screen = Any


def unfinished() -> Path | None:
    return next(iter(Store(home()).games()), None)


def saves() -> Path:
    return Store(home()).saves


def offered(lang: str, fresh: bool = False) -> Any:
    return saved.choose_saved(Store(home()), None, False, fresh, None, lang)


def test_a_game_is_played_told_and_put_aside(run: Run, screen: Screen) -> None:
    out = run("play", "keyforge", "--seed", "3").output
    players, lang, path = screen.seen[0]
    assert players[0] is None and players[1].name == "medium" and lang == "en"
    assert "wins with 3 keys" in out and "tableforge replay" in out
    assert not path.exists() and (path.parent / "finished" / path.name).exists()
    assert unfinished() is None


@pytest.mark.parametrize(("lang", "says"), [("en", "bot random wins"), ("fr", "bot random gagne")])
def test_a_plain_game_and_match_say_once_who_has_won(run: Run, lang: str, says: str) -> None:
    """The lines of a plain table stay where they are read, so nothing of them is said again when it closes."""
    for match in (None, Match("keyforge", 3, 1, {}, played=[PlayedGame(0, 1)], named=0).dump()):
        path = saves() / "last.json"
        Store(home()).keep(path, last_turn(), {"seats": ["human", "bot:random"], "match": match, "options": {}})
        out = run("play", "--resume", str(path), "--plain", "--lang", lang, input="e\nq\n").output
        assert out.count(says) == (1 if match is None else 2), out  # the game, and the match with it
        assert "Best of" not in out and "Au meilleur" not in out and "tableforge replay" in out


def test_seats_decks_chains_and_language_reach_the_table(run: Run, screen: Screen) -> None:
    run(
        "play",
        "--seat",
        "bot:random",
        "--seat",
        "bot:greedy",
        "--deck",
        "forged:1",
        "--deck",
        "starter:onyx",
        "--chains",
        "0",
        "--chains",
        "3",
        "--first",
        "1",
        "--no-mulligan",
        "--edition",
        "1.0",
        "--lang",
        "fr",
        "--seed",
        "3",
    )
    players, lang, _ = screen.seen[0]
    assert [p.name for p in players] == ["random", "greedy"] and lang == "fr"
    body = json.loads(screen.sittings[0].save())
    assert body["setup"]["edition"] == "1.0" and body["setup"]["chains"] == [0, 3] and body["setup"]["first"] == 1
    assert body["setup"]["mulligan"] is False and body["setup"]["decks"][1]["id"] == "starter:onyx"


def test_a_game_that_was_left_is_gone_on_with(run: Run, screen: Screen) -> None:
    screen.most = 20
    out = run("play", "--seat", "human", "--seat", "bot:random", "--seed", "3").output
    assert "play --resume" in out
    path = unfinished()
    assert path is not None
    screen.most = 10**6
    out = run("play", "--resume").output
    assert len(screen.sittings[1].answers) > 20 and screen.seen[1][0][1].name == "random"
    assert screen.sittings[1].answers[:20] == screen.sittings[0].answers
    assert "wins" in out and unfinished() is None
    run("play", "--resume", str(path.parent / "finished" / path.name))


def test_a_new_game_does_not_touch_the_one_that_was_left(run: Run, screen: Screen) -> None:
    screen.most = 5
    run("play", "--seed", "3")
    run("play", "--new")
    run("play")  # no terminal: nobody can be asked
    assert len(list(saves().glob("*.json"))) == 3
    assert screen.sittings[1].seed != screen.sittings[2].seed


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("lang", "yes", "no"), [("en", "\n", "maybe\nn\n"), ("fr", "O\n", "Non\n")])
def test_the_next_start_asks_about_the_game_that_was_left(
    run: Run,
    screen: Screen,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    lang: str,
    yes: str,
    no: str,
) -> None:
    screen.most = 5
    run("play", "--seed", "3")
    path = unfinished()
    capsys.readouterr()

    monkeypatch.setattr(sys, "stdin", Terminal(yes))
    found = offered(lang)
    assert found is not None and found[0].path == path and len(found[1].answers) == 5
    assert {"en": "5 answers, seed 3", "fr": "graine 3). La reprendre\xa0? [O/n]"}[lang] in capsys.readouterr().out
    monkeypatch.setattr(sys, "stdin", Terminal(no))
    assert offered(lang) is None
    assert offered(lang, fresh=True) is None


def test_whoever_leaves_at_a_question_has_begun_nothing(
    run: Run, screen: Screen, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "No game was begun." in run("play", "--bid", "--seed", "1", input="2\n").output
    assert not screen.sittings and unfinished() is None

    class Interrupted(Terminal):
        def readline(self, size: int | None = -1) -> Any:
            raise KeyboardInterrupt

    screen.most = 5
    run("play", "--seed", "3")
    monkeypatch.setattr(sys, "stdin", Interrupted())
    with pytest.raises(SystemExit) as left:
        offered("fr")
    assert left.value.code == 0 and "Aucune partie n’a été commencée." in capsys.readouterr().out


@pytest.mark.parametrize("harm", ["half", "version", "nonsense"])
def test_a_game_that_cannot_be_gone_on_with_keeps_nobody_from_a_new_one(
    run: Run, screen: Screen, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], harm: str
) -> None:
    screen.most = 5
    run("play", "--seed", "3")
    path = unfinished()
    assert path is not None
    text = path.read_text("utf-8")
    bad = {"half": text[:500], "version": re.sub('"digest":"..', '"digest":"xx', text), "nonsense": "{}"}
    path.write_text(bad[harm], "utf-8")

    monkeypatch.setattr(sys, "stdin", Terminal("y\n"))
    assert offered("en") is None
    told = capsys.readouterr().err
    assert "cannot be gone on with: " in told and str(path) in told
    assert "tableforge: " in run("play", "--resume", code=2).stderr  # asked for by name, it is refused


def test_another_game_leaves_the_one_before_it_finished(run: Run, screen: Screen) -> None:
    screen.then = "new"
    wanted = [3, 4, 5]

    def then(*args: Any, after: Any, **more: Any) -> int:
        code = int(play_one(*args, after=after, **more))
        after.what = "new" if len(screen.sittings) < len(wanted) else ""
        return code

    from tableforge.cli.table import entry

    play_one = entry.play
    vars(entry)["play"] = then  # the fixture puts the true one back
    run("play", "--seed", "3")
    assert [g.seed for g in screen.sittings] == wanted
    assert len(list((saves() / "finished").glob("*.json"))) == 3 and unfinished() is None


def test_no_save_is_written_over_a_finished_one(run: Run, screen: Screen) -> None:
    for _ in range(2):
        run("play", "--seed", "3")  # within one second or not
    assert len(list((saves() / "finished").glob("*.json"))) == 2


def test_a_finished_game_that_is_looked_at_again_counts_once(run: Run, screen: Screen) -> None:
    run("play", "--seed", "3")
    before = (home() / "handicaps.json").read_text("utf-8")
    (save,) = (saves() / "finished").glob("*.json")
    assert "wins with 3 keys" in run("play", "--resume", str(save)).output
    assert (home() / "handicaps.json").read_text("utf-8") == before and save.exists()


def test_the_language_of_the_table_is_spoken_after_it(run: Run, screen: Screen) -> None:
    screen.lang = "fr"
    assert "gagne par 3 clés" in run("play", "--seed", "3").output


def test_two_ways_to_settle_the_chains_are_refused_together(run: Run, screen: Screen) -> None:
    for options in (("--bid", "--handicap"), ("--bid", "--chains", "2"), ("--handicap", "--chains", "2")):
        assert "both settle the chains" in run("play", *options, code=2).stderr
    assert not screen.sittings


def test_a_home_that_cannot_be_written_is_told_and_the_game_goes_on(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("TABLEFORGE_HOME", str(tmp_path / "file" / "home"))
    out = run("play", "--seed", "3", "--plain", input="1\n").output
    assert "Not saved: a part of the path is no folder" in out and "Choose your active house" in out
    assert (
        "cannot be written: a part of the path is no folder"
        in run("deck", "forge", "--seed", "1", "--keep", code=2).stderr
    )


def test_no_name_from_a_save_reaches_the_terminal_raw(run: Run, tmp_path: Path) -> None:
    body = json.loads(tableforge.new("keyforge", seed=1).answer(0).save())
    body["setup"]["decks"][0].update(name="\x1b[2Jevil\u202e", fr="\x9b2J\x07")
    body["answers"] = [*body["answers"], "\x1b[31m"]
    path = tmp_path / "save.json"
    for answers in (body["answers"], body["answers"][:1]):
        path.write_text(json.dumps({**body, "answers": answers}), "utf-8")
        for lang in ("en", "fr"):
            for command in (
                ("play", "--resume", str(path), "--plain"),
                ("replay", str(path)),
                ("replay", str(path), "--log"),
            ):
                code = 2 if len(answers) > 1 else 0
                said = run(*command, "--lang", lang, code=code, input="t\n")
                assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e]", said.output + said.stderr)


def test_a_match_goes_on_until_it_is_won_and_the_loser_begins(run: Run, screen: Screen) -> None:
    out = run("play", "--seat", "bot:greedy", "--seat", "bot:random", "--best-of", "3", "--seed", "1").output
    assert "wins the match" in out and 2 <= len(screen.sittings) <= 3
    first = screen.sittings[0].result["winner"]
    setup = json.loads(screen.sittings[1].save())["setup"]
    assert setup["first"] == 1 - first and "KF.first-player-in-a-series" in out


def test_a_match_that_was_left_is_gone_on_with(run: Run, screen: Screen) -> None:
    seats = ("--seat", "bot:greedy", "--seat", "bot:random")
    screen.most = 30
    run("play", *seats, "--best-of", "3", "--seed", "1")
    screen.most = 10**6
    out = run("play", "--resume").output
    assert "wins the match" in out
    assert 3 <= len(screen.sittings) <= 4 and screen.sittings[1].answers[:30] == screen.sittings[0].answers
    score = "1 – 0" if screen.sittings[1].result["winner"] == 0 else "0 – 1"
    assert f"Best of 3: Player 1 (bot greedy) {score} Player 2 (bot random)" in out


@pytest.mark.parametrize("first", [0, 1])
def test_people_say_who_begins(run: Run, screen: Screen, first: int) -> None:
    """KF.first-player-in-a-series."""
    screen.first = first
    out = run("play", "--seat", "human", "--seat", "human", "--best-of", "3", "--seed", "1").output
    assert json.loads(screen.sittings[1].save())["setup"]["first"] == first
    loser = 2 - screen.sittings[0].result["winner"]
    assert f"Player {loser} lost and says who begins the next game" in out and f"): Player {first + 1}." in out


def test_a_match_left_between_two_games_is_gone_on_with_and_counts_each_game_once(run: Run, screen: Screen) -> None:
    screen.then = ""
    out = run("play", "--best-of", "3", "--seed", "1").output
    path = unfinished()
    assert "play --resume" in out and "Best of" not in out and path is not None
    assert not (home() / "handicaps.json").exists()
    screen.then, screen.first = "next", 1
    out = run("play", "--resume").output
    assert screen.sittings[1].over and screen.sittings[1].answers == screen.sittings[0].answers
    assert "wins the match" in out and unfinished() is None
    finished = list((saves() / "finished").glob("*.json"))
    assert len(finished) == len(screen.sittings) - 1


def test_a_damaged_note_of_a_match_leaves_a_single_game(run: Run, screen: Screen) -> None:
    screen.most = 30
    run("play", "--best-of", "3", "--seed", "1")
    path = unfinished()
    assert path is not None
    note = json.loads(note_path(path).read_text("utf-8"))
    screen.most = 10**6
    for harm in (
        {"named": 7},
        {"best_of": 4},
        {"games": [[0, 0], [0, 0]]},
        {"games": [[0, 1]]},
        {"settings": {"first": 2}},
    ):
        text = path.read_text("utf-8")
        note_path(path).write_text(json.dumps({**note, "match": {**note["match"], **harm}}), "utf-8")
        assert "wins with 3 keys" in (out := run("play", "--resume", str(path)).output) and "Best of" not in out
        path.write_text(text, "utf-8")


def test_the_first_game_of_a_match_begins_as_asked(run: Run, screen: Screen) -> None:
    for first in (0, 1):
        run("play", "--best-of", "3", "--seed", "1", "--first", str(first))
    firsts = [
        json.loads(g.save())["setup"]["first"]
        for g in screen.sittings
        if not g.result or g.seed == screen.sittings[0].seed
    ]
    assert firsts == [0, 1]


@pytest.mark.parametrize(("lang", "word", "card"), [("en", "list", "Headhunter"), ("fr", "liste", "Chasseur de Têtes")])
def test_both_deck_lists_are_open_before_a_bid(run: Run, screen: Screen, lang: str, word: str, card: str) -> None:
    """KF.chain-bidding."""
    out = run("play", "--bid", "--seed", "1", "--lang", lang, input=f"{word}\n0\npass\n").output
    assert card in out and "Batdrone" in out and screen.sittings


def test_chains_are_bid_for(run: Run, screen: Screen) -> None:
    out = run("play", "--bid", "--seed", "1", input="9\nx\npass\n").output
    setup = json.loads(screen.sittings[0].save())["setup"]
    assert setup["chains"] == [9, 0] and setup["decks"][0]["id"] == "starter:onyx"
    assert "Player 2 (bot medium) passes" in out and "KF.chain-bidding" in out
    assert (
        "That is no bid now: a number from 0 to 24" in run("play", "--bid", "--seed", "1", input="25\n-1\n²\n\n").output
    )
    people = ("--seat", "human", "--seat", "human", "--lang", "fr")
    assert "il ne reste que" in run("play", "--bid", *people, input="24\n25\npasse\n").output
    assert json.loads(screen.sittings.pop().save())["setup"]["chains"] == [24, 0]
    run("play", "--bid", "--seed", "1", input="pass\n")
    setup = json.loads(screen.sittings[1].save())["setup"]
    assert setup["chains"] == [0, 0] and setup["decks"][0]["id"] == "starter:argus"


def test_three_wins_in_a_row_suggest_chains(run: Run, screen: Screen) -> None:
    seeds = [s for s in range(40) if played_by(s) == 0][:3]
    outs = [run("play", "--seed", str(s)).output for s in seeds]
    assert "suggests 4 chains" in outs[2] and "suggests" not in outs[1]
    out = run("play", "--handicap", "--seed", "1").output
    assert json.loads(screen.sittings[-1].save())["setup"]["chains"] == [4, 0] and "KF.handicap" in out
    (home() / "handicaps.json").write_text("nonsense")
    run("play", "--handicap", "--seed", "1")
    assert json.loads(screen.sittings[-1].save())["setup"]["chains"] == [0, 0]


def test_a_handicapped_game_that_was_left_is_followed_by_one_with_the_chains_of_that_day(
    run: Run, screen: Screen
) -> None:
    """KF.handicap-adjustment: the chains of the game that was left are not those of the next one."""
    seeds = [s for s in range(40) if played_by(s) == 0][:3]
    for s in seeds:
        run("play", "--seed", str(s))
    screen.most = 5
    run("play", "--handicap", "--seed", "1")
    (home() / "handicaps.json").write_text("[]")
    screen.most, screen.then = 10**6, "new"

    from tableforge.cli.table import entry

    play_one, n = entry.play, len(screen.sittings)

    def then(*args: Any, after: Any, **more: Any) -> int:
        code = int(play_one(*args, after=after, **more))
        after.what = "new" if len(screen.sittings) == n + 1 else ""
        return code

    vars(entry)["play"] = then  # the fixture puts the true one back
    run("play", "--resume")
    chains = [json.loads(g.save())["setup"]["chains"] for g in screen.sittings[n:]]
    assert chains == [[4, 0], [0, 0]]


def played_by(seed: int) -> int:
    """Who wins the game that the stand-in plays with this seed."""
    from tableforge import bots

    g = tableforge.new("keyforge", seed=seed)
    bot = bots.make("bench-random", seed)
    while (d := g.decision) is not None:
        g.answer(bot.choose({}, d))
    assert g.result is not None
    return int(g.result["winner"])


def test_a_replay_is_handed_the_save(run: Run, screen: Screen, tmp_path: Path) -> None:
    g = tableforge.new("keyforge", seed=1).answer(0).answer(0)
    path = tmp_path / "save.json"
    path.write_text(g.save())
    run("replay", str(path), "--lang", "fr")
    assert screen.seen[0][0]["seed"] == 1 and screen.seen[0][1] == "fr"
    out = run("replay", str(path), "--log").output
    assert out.count("(KF.") == len(g.log)
    assert (
        run("replay", str(path), "--log", "--seat", "0").output
        != run("replay", str(path), "--log", "--seat", "1").output
    )


def test_everybody_who_is_named_has_a_seat_where_a_game_has_seats_for_them(run: Run, screen: Screen) -> None:
    screen.most = 1
    run("play", "arkham", "--seat", "human", "--seat", "bot:random", "--seat", "human")
    assert screen.sittings[0].seats == 3
    told = run("play", "arkham", "--seats", "1", "--seat", "human", "--seat", "human", code=2).stderr
    assert "--seat was given 2 times, once for each seat; seats at this table: 1" in told
    assert "from 1 to 4" in run("play", "arkham", *["--seat", "human"] * 5, code=2).stderr


def test_how_a_game_ended_is_told_in_sentences_that_begin_with_a_capital(run: Run, screen: Screen) -> None:
    assert "Nobody has won. After " in run("play", "arkham", "--seat", "bot:random", "--seed", "4").output
