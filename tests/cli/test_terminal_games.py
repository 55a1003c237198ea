"""Games at the terminal table as a whole: taken back, saved, left, gone on with, passed on, watched, ended, replayed."""

from __future__ import annotations

import asyncio
import io
import json
from pathlib import Path
from typing import Any

import pytest
from cli.tables import SIZE, Lots, finished, last_turn, plain, played, press, settle, small, text_of

import tableforge
from tableforge.cli.table import aftergame, entry, fit
from tableforge.cli.table.aftergame import AfterGame
from tableforge.cli.table.app import PlayScreen, TableApp
from tableforge.cli.table.plain import replay_plain
from tableforge.cli.table.replay import ReplayScreen
from tableforge.cli.table.screens import PassScreen, ResultScreen, TextScreen
from tableforge.cli.table.session import ReplaySession
from tableforge.cli.table.zones import HandView
from tableforge.keyforge import scene
from tableforge.table.series import Match, PlayedGame

pytestmark = pytest.mark.slow  # a table is drawn for each, and a pilot waits for it


# ---------------------------------------------------------------- undo, save, quit
def test_undo_goes_back_to_the_own_last_choice() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        g = app.session.sitting
        before = g.digest()
        await press(pilot, "e")  # the bot plays its whole turn
        assert len(g.answers) > 2 and app.session.my_question is not None
        await press(pilot, "u")
        assert g.answers == [] and g.digest() == before
        await press(pilot, "u")
        assert "no answer left to take back" in " ".join(text_of(app).split())

    played(go, small(), (None, Lots()))


def test_undo_does_not_take_back_what_only_a_bot_did() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        answers = list(app.session.sitting.answers)
        assert answers  # the bot was asked first
        await press(pilot, "u")
        assert app.session.sitting.answers == answers and app.session.my_question is not None

    played(go, tableforge.new("keyforge", seed=3, first=1), (None, Lots()))


def test_every_answer_is_saved_and_a_later_start_resumes(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "game.json"

    async def go(pilot: Any, app: TableApp) -> None:
        await press(pilot, "1", "1")
        assert tableforge.load(path.read_text("utf-8")).digest() == app.session.sitting.digest()
        await press(pilot, "s")
        assert "Saved" in text_of(app)
        await press(pilot, "q")

    app = played(go, tableforge.new("keyforge", seed=7, first=0), path=path)
    assert app.return_value == 0
    assert [p.name for p in path.parent.iterdir()] == ["game.json"]  # no half-written file is left

    async def go_on(pilot: Any, app: TableApp) -> None:
        assert app.session.sitting.view(0)["house"] == "brobnar" and app.session.my_question is not None
        assert len(app.session.list_answers()) > 1 and app.session.list_answers()[0].label in text_of(app)
        await press(pilot, "u")  # what was chosen before the break can still be taken back
        assert app.session.sitting.view(0)["house"] is None

    played(go_on, tableforge.load(path.read_text("utf-8")), path=path)


def test_ctrl_c_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.json"

    async def go(pilot: Any, app: TableApp) -> None:
        await press(pilot, "2", "question_mark")
        await pilot.press("ctrl+c")  # even while something is being read

    app = played(go, small(), path=path)
    assert app.return_value == 0
    assert json.loads(path.read_text("utf-8"))["answers"] == ["reap:headhunter@line:0"]


def test_a_save_that_cannot_be_written_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")

    async def go(pilot: Any, app: TableApp) -> None:
        await press(pilot, "2")
        assert "Not saved" in text_of(app) and app.session.sitting.answers

    played(go, small(), path=tmp_path / "file" / "game.json")


def test_a_save_that_cannot_be_written_is_said_once_not_after_each_answer_of_a_bot(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")

    async def go(pilot: Any, app: TableApp) -> None:
        await press(pilot, "e")  # the bot plays its whole turn
        assert len(app.session.sitting.answers) > 2 and len(app._notifications) == 1

    played(go, small(), path=tmp_path / "file" / "game.json")
    told = plain("e\n", small(), tmp_path / "file" / "game.json")
    assert told.count("Not saved") == 1


# ---------------------------------------------------------------- two people, two bots
def test_hot_seat_covers_the_hands_while_the_keyboard_changes() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        hidden = {scene.title(c["id"], "en") for c in app.session.sitting.view(0)["players"][0]["hand"]}
        assert isinstance(app.screen, PassScreen)
        assert not any(name in text_of(app) for name in hidden)
        await press(pilot, "enter")
        assert all(name in text_of(app) or fit.shorten(name, 16) in text_of(app) for name in hidden)
        await press(pilot, "1")
        assert isinstance(app.screen, PassScreen) and "Player 2" in text_of(app)
        assert not any(name in text_of(app) for name in hidden)
        await press(pilot, "enter")
        theirs = app.screen.query_one("#hand", HandView)
        assert [i.thing.id for i in theirs.items] == [c["id"] for c in sorted_hand(app, 1)]
        await press(pilot, "u")  # back to the first player: covered again
        assert isinstance(app.screen, PassScreen) and "Player 1" in text_of(app)

    played(go, tableforge.new("keyforge", seed=7, first=0), (None, None))


def test_the_news_of_a_narrow_screen_hide_no_choice_after_the_keyboard_has_changed_hands() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        await press(pilot, "enter")
        assert "1 Keep the hand" in text_of(app) and "2 Take a mulligan" in text_of(app) and "what has" in text_of(app)

    played(go, tableforge.new("keyforge", seed=2), (None, None), size=(80, 24))


def sorted_hand(app: TableApp, seat: int) -> list[dict[str, Any]]:
    me = app.session.sitting.view(seat)["players"][seat]
    return sorted(me["hand"], key=lambda c: me["houses"].index(c["house"]))


@pytest.mark.slow
def test_bots_are_watched_step_by_step_to_the_end_and_again() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        g = app.session.sitting
        n = len(g.answers)
        assert "Space" in text_of(app)
        await press(pilot, "space")
        assert len(g.answers) == n + 1
        assert g.log[-1].text("en").split()[0] in text_of(app)  # whoever watches sees the newest of the story
        assert app.session.seen < len(g.log) and "below" not in str(app.screen.query_one("#story-box").border_subtitle)
        await press(pilot, "space", "u")
        assert len(g.answers) == n + 1
        await press(pilot, "v")
        assert app.session.near == 1
        await press(pilot, "a")
        while not g.over:
            await asyncio.sleep(0.05)
        await settle(pilot)
        assert g.over and isinstance(app.screen, ResultScreen)
        result = g.result
        assert result is not None
        assert "wins!" in text_of(app) and f"after {result['turns']} turns" in text_of(app) and "■■■ 3" in text_of(app)
        await press(pilot, "p")
        assert isinstance(app.screen, ReplayScreen)
        await press(pilot, "end")
        assert f"Answer {len(g.answers)} of {len(g.answers)}" in text_of(app)
        await press(pilot, "q")
        assert isinstance(app.screen, ResultScreen)
        assert str(g.seed + 1) in text_of(app)
        await press(pilot, "n")
        assert app.session.after.what == "new"

    last = finished(11)
    for _ in range(9):
        last.undo()
    played(go, last, (Lots(1), Lots(2)))


def test_the_end_can_be_taken_back_or_left() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        await press(pilot, "e")
        assert isinstance(app.screen, ResultScreen) and "bot idle wins." in text_of(app)
        await press(pilot, "u")
        assert isinstance(app.screen, PlayScreen) and app.session.my_question is not None
        await press(pilot, "e", "escape")
        assert isinstance(app.screen, PlayScreen) and "The game is over" in text_of(app)
        await press(pilot, "space", "q")

    app = played(go, last_turn())
    assert app.return_value == 0 and app.session.after.what == ""


# ---------------------------------------------------------------- a game of a match
def match_of(best_of: int, *games: PlayedGame) -> AfterGame:
    return AfterGame(Match("keyforge", best_of, played=games, named=0 if games else None))


@pytest.mark.parametrize(("key", "first"), [("1", 0), ("2", 1), ("enter", 0)])
def test_the_loser_of_a_game_of_a_match_says_at_its_end_who_begins_the_next(key: str, first: int) -> None:
    """KF.first-player-in-a-series."""

    async def go(pilot: Any, app: TableApp) -> None:
        assert "Game 1 of a match of at most 3" in text_of(app)
        await press(pilot, "e")
        text = text_of(app)
        assert "New game" not in text and "Games won: 0 by you, 1 by bot idle" in text
        assert (
            "You lost this game" in text and "Next game of the match: you begin" in text and "Leave the match" in text
        )
        await press(pilot, key)

    ending = match_of(3)
    app = played(go, last_turn(), after=ending)
    assert app.return_value == 0 and (ending.what, ending.first) == ("next", first)


@pytest.mark.slow
def test_a_bot_that_lost_begins_the_next_game_of_the_match() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        await press(pilot, "e", "1")  # the bot ends its turn at once, and the key is forged
        assert "bot idle a perdu cette partie et commence la suivante" in text_of(app)
        assert "Parties gagnées : 1 par vous, 0 par bot idle" in text_of(app)
        await press(pilot, "n")

    me = {"amber": 6, "keys": 2, "deck": 20, "line": ["headhunter"], "houses": ["brobnar", "dis", "shadows"]}
    foe = {"deck": 20, "houses": ["logos", "sanctum", "untamed"]}
    ending = match_of(3)
    position = {"players": [me, foe], "house": "brobnar", "turn": 10}
    played(go, tableforge.new("keyforge", position=position), lang="fr", after=ending)
    assert (ending.what, ending.first) == ("next", 1)


@pytest.mark.slow
def test_the_end_of_a_game_of_a_match_can_be_taken_back_and_the_match_left() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        await press(pilot, "e", "u")
        assert isinstance(app.screen, PlayScreen) and app.session.my_question is not None
        assert aftergame.match_score(app.session) == [0, 0]
        await press(pilot, "e", "q")

    ending = match_of(3)
    played(go, last_turn(), after=ending)
    assert ending.what == ""


def test_the_last_game_of_a_match_tells_who_has_won_it_and_offers_no_other() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        await press(pilot, "e")
        text = text_of(app)
        assert "bot idle wins the match, 2 games to 0." in text and "Next game" not in text and "New game" not in text
        await press(pilot, "L")
        assert "bot idle gagne le match, 2 à 0." in text_of(app)
        await press(pilot, "q")

    played(go, last_turn(), after=match_of(3, PlayedGame(0, 1)))


@pytest.mark.slow
# ---------------------------------------------------------------- replay
def test_a_save_is_stepped_forward_and_back() -> None:
    g = finished()
    session = ReplaySession(json.loads(g.save()), "en")
    app = TableApp(session, delay=0)
    n = len(g.answers)

    async def go() -> None:
        async with app.run_test(size=SIZE) as pilot:
            await settle(pilot)
            assert "Before the first answer" in text_of(app)
            start = session.sitting.digest()
            await press(pilot, "right")
            assert "Answer 1 of" in text_of(app) and "✓" in text_of(app) and "(chosen)" in text_of(app)
            await press(pilot, "left")
            assert session.sitting.digest() == start
            await press(pilot, "end")
            assert session.at == n and session.sitting.digest() == g.digest()
            assert session.sitting.over and "§" in text_of(app)
            await press(pilot, "home", "2", "5", "enter")
            assert session.at == 25
            await press(pilot, "pagedown")
            there = session.at
            assert there > 25 and session.turns[there] == session.turns[25] + 1
            await press(pilot, "pageup", "question_mark")
            assert session.at < there and isinstance(app.screen, TextScreen) and "KF." in text_of(app)
            await press(pilot, "escape", "v")
            assert session.near == 1
            await press(pilot, "L")
            assert "Relecture" in text_of(app)
            await press(pilot, "q")

    asyncio.run(go())
    assert app.return_value == 0


def test_help_inside_a_replay_tells_the_keys_that_work_there() -> None:
    g = tableforge.new("keyforge", seed=5).answer(0).answer(0)
    app = TableApp(ReplaySession(json.loads(g.save()), "en"), delay=0)

    async def go() -> None:
        async with app.run_test(size=SIZE) as pilot:
            await settle(pilot)
            assert "h help" in text_of(app)
            await press(pilot, "h")
            told = text_of(app)
            assert "go to the answer of that number" in told and "one turn back or on" in told
            for elsewhere in ("standing orders", "save now", "take your last choice back", "narrow the choices"):
                assert elsewhere not in told
            await press(pilot, "L")
            assert "aller à la réponse de ce numéro" in text_of(app)
            await press(pilot, "escape")
            assert "suite : Tab, ↓" in text_of(app) and "PgSuiv" not in text_of(app).split("suite")[1].split("╯")[0]
            box = app.screen.query_one("#story-box")
            while app.focused is not box:
                await press(pilot, "tab")
            await press(pilot, "down")
            assert box.scroll_y > 0

    asyncio.run(go())


def test_a_replay_without_a_terminal_is_a_story(capsys: pytest.CaptureFixture[str]) -> None:
    body = json.loads(finished().save())
    assert entry.replay(body, "fr") == 0
    text = capsys.readouterr().out
    assert text.count("\n      > ") == len(body["answers"]) and "(KF.victory)" in text
    out = io.StringIO()
    assert replay_plain(ReplaySession(body, "en"), out) == 0
    assert "Player 1" in out.getvalue()


def test_a_damaged_save_is_refused_before_anything_is_drawn() -> None:
    body = json.loads(finished().save())
    body["answers"][3] = "nonsense"
    with pytest.raises(tableforge.TableforgeError, match="answer 4"):
        entry.replay(body, "en")
