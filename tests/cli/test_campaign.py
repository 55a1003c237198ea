"""`tableforge campaign`: begun, played game by game, entered into, undone, exported, removed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

Run = Callable[..., Result]


@pytest.fixture
def begun(run: Run) -> Run:
    run("campaign", "new", "night", "--game", "arkham", "--seed", "3", "investigators=roland", "difficulty=easy")
    return run


def written(run: Run) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run("campaign", "show", "night", "--json").output)
    return found


def test_a_campaign_is_begun_listed_and_read_as_a_story_in_both_languages(begun: Run) -> None:
    assert "night: game 1 is next" in begun("campaign").output
    assert "Roland Banks (Easy)" in begun("campaign", "show", "night").output
    assert "Roland Banks (Facile)" in begun("campaign", "show", "night", "--lang", "fr").output


def test_its_games_are_played_one_after_the_other_and_each_is_recorded_once(begun: Run, screen: Any) -> None:
    out = begun("campaign", "play", "night", "--seat", "bot:random").output
    assert "Scenario 1: The Gathering" in out and written(begun)["number"] == 2
    begun("campaign", "play", "night", "--seat", "bot:random")
    assert written(begun)["number"] == 3 and len(screen.sittings) == 2


def test_a_game_that_was_left_is_gone_on_with(begun: Run, screen: Any) -> None:
    screen.most = 2
    begun("campaign", "play", "night")
    assert written(begun)["number"] == 1
    screen.most = 10**6
    begun("campaign", "play", "night")
    first, second = screen.sittings
    assert second.answers[:2] == first.answers[:2] and written(begun)["number"] == 2


def test_a_game_that_ended_before_a_crash_is_recorded_when_the_campaign_is_played_again(
    begun: Run, screen: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tableforge.campaign import Campaign

    with monkeypatch.context() as patch:
        patch.setattr(Campaign, "record", lambda *_: None)
        begun("campaign", "play", "night")
    assert written(begun)["number"] == 1
    begun("campaign", "play", "night")
    assert written(begun)["number"] == 2 and len(screen.sittings) == 1


def test_what_is_undone_is_played_again_from_the_start(begun: Run, screen: Any) -> None:
    begun("campaign", "play", "night")
    assert "game 1 is next" in begun("campaign", "undo", "night", "1").output
    begun("campaign", "play", "night")
    assert len(screen.sittings) == 2 and written(begun)["number"] == 2


def test_entries_are_made_between_games(begun: Run) -> None:
    assert "Wendy Adams joined" in begun("campaign", "enter", "night", "join", "deck=starter:wendy").output
    begun("campaign", "enter", "night", "lead", "investigator=wendy-adams")
    assert written(begun)["lead"] == "wendy-adams"
    begun("campaign", "undo", "night")
    assert written(begun)["lead"] == "roland-banks"
    refused = begun(
        "campaign", "enter", "night", "buy", "investigator=roland-banks", "card=shotgun", "instead_of=knife", code=2
    )
    assert "AH.experience-2-buying" in refused.stderr


def test_play_begins_a_campaign_by_name_and_goes_on_with_it(run: Run, screen: Any) -> None:
    given = ("play", "arkham", "--campaign", "night", "--investigator", "roland", "--difficulty", "easy", "--seed", "3")
    run(*given)
    assert (written(run)["number"], written(run)["difficulty"]) == (2, "easy")
    run("play", "--campaign", "night")
    assert written(run)["number"] == 3 and len(screen.sittings) == 2
    assert "night" in run(*given, code=2).stderr, "a campaign that is under way has its own settings"


def test_a_campaign_is_exported_imported_and_removed(begun: Run, tmp_path: Path, screen: Any) -> None:
    file = tmp_path / "night.json"
    begun("campaign", "play", "night")
    begun("campaign", "export", "night", str(file))
    begun("campaign", "export", "night", str(file), code=2)
    begun("campaign", "import", str(file), "again")
    assert "again: game 2 is next" in begun("campaign", "list").output
    for name in ("night", "again"):
        begun("campaign", "remove", name)
    assert not list((tmp_path / "home" / "campaigns").iterdir())


@pytest.mark.parametrize(
    "words",
    [
        ("new", "night", "--game", "arkham", "investigators=roland"),
        ("new", "a/b", "--game", "arkham", "investigators=roland"),
        ("new", "other", "--game", "arkham", "investigators"),
        ("new", "other", "--game", "arkham"),
        ("new", "other", "--game", "keyforge"),
        ("show", "nigth"),
        ("undo", "night"),
        ("undo", "night", "1"),
        ("enter", "night", "fly"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(begun: Run, words: tuple[str, ...]) -> None:
    out = begun("campaign", *words, code=2)
    assert (
        len(out.stderr.strip().splitlines()) == 1
        and out.stderr != begun("campaign", *words, "--lang", "fr", code=2).stderr
    )


def test_a_campaign_takes_decks_in_a_row_and_those_that_a_user_keeps(run: Run, tmp_path: Path) -> None:
    own = (
        run("deck", "export", "starter:roland", "--game", "arkham")
        .output.replace("By the Book", "Badge and Lamp")
        .split("\n")
    )
    file = tmp_path / "own.txt"
    file.write_text("\n".join([line for line in own if not line.startswith(("nom:", "id:"))]), encoding="utf-8")
    run("deck", "import", str(file), "--game", "arkham")
    run("campaign", "new", "night", "--game", "arkham", "investigators=Badge and Lamp,wendy")
    assert [who["deck"]["name"] for who in written(run)["investigators"]] == ["Badge and Lamp", "Down the Alleys"]
    run("campaign", "enter", "night", "join", "deck=daisy")
    assert written(run)["seats"] == ["roland-banks", "wendy-adams", "daisy-walker"]


def test_a_campaign_that_play_begins_has_the_usual_investigators_unless_told_otherwise(run: Run, screen: Any) -> None:
    screen.most = 1
    run("play", "arkham", "--campaign", "night", "--seat", "human", "--seat", "bot:random")
    assert written(run)["seats"] == ["roland-banks", "daisy-walker"] and screen.sittings[0].seats == 2


def test_that_there_is_no_such_campaign_is_said_without_a_list_where_there_is_none(run: Run) -> None:
    assert run("campaign", "show", "night", code=2).stderr.strip().endswith("there is no campaign 'night'")


def test_help_calls_a_field_by_its_form_in_both_languages(run: Run) -> None:
    assert "NAME [KEY=VALUE]" in run("campaign", "new", "--help").output
    assert "NOM [CLÉ=VALEUR]" in run("--lang", "fr", "campaign", "new", "--help").output


def test_what_is_entered_while_a_game_is_played_stays_written(
    begun: Run, screen: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tableforge.cli.table import entry

    then = entry.play

    def meanwhile(*given: Any, **told: Any) -> int:
        begun("campaign", "enter", "night", "join", "deck=wendy")
        begun("campaign", "enter", "night", "leave", "investigator=wendy")
        return then(*given, **told)

    monkeypatch.setattr(entry, "play", meanwhile)
    begun("campaign", "play", "night")
    assert written(begun)["number"] == 2
    assert [who["id"] for who in written(begun)["investigators"]] == ["roland-banks", "wendy-adams"]


def test_people_play_in_earnest_unless_they_practise(run: Run, screen: Any) -> None:
    """At the terminal what was revealed stays revealed, in a game, a match or a campaign; `--practice` lets one go back."""
    screen.most = 1
    words: tuple[str, ...]
    for words in (
        ("play", "keyforge", "--seed", "3"),
        ("play", "arkham", "--campaign", "night", "--investigator", "roland"),
    ):
        run(*words)
        assert not screen.sittings[-1].practice
    run("campaign", "new", "day", "--game", "arkham", "investigators=daisy")
    for words in (("play", "keyforge", "--seed", "3", "--practice"), ("campaign", "play", "day", "--practice")):
        run(*words)
        assert screen.sittings[-1].practice
    run("play", "--campaign", "night", "--practice")
    assert not screen.sittings[-1].practice, "a game that was left goes on as it was begun"


def test_a_campaign_is_begun_with_the_options_of_play(run: Run) -> None:
    run("campaign", "new", "night", "--investigators", "roland,daisy", "--difficulty", "easy", "--lead", "1")
    found = written(run)
    assert (found["seats"], found["difficulty"], found["lead"]) == (
        ["roland-banks", "daisy-walker"],
        "easy",
        "daisy-walker",
    )
    help = run("campaign", "new", "--help").output
    assert "--investigators" in help and "--scenario" not in help


def left_with_nobody_to_choose(home: Path) -> None:
    """A campaign of four in which two have been killed, and the fifth has taken the place of one of them."""
    from tableforge import campaign

    ids = ["roland-banks", "daisy-walker", "skids-otoole", "agnes-baker"]
    c = campaign.new("arkham", seed=7, investigators=[f"starter:{id.partition('-')[0]}" for id in ids])
    rows = [
        {"id": id, "status": "killed" if n < 2 else "in-play", "trauma": [9 if n < 2 else 0, 0], "experience": 0}
        for n, id in enumerate(ids)
    ]
    c.record({"scenario": "the-gathering", "resolution": "R1", "investigators": rows, "changes": []})
    c.do("replace", investigator=ids[0], deck="starter:wendy")
    (home / "campaigns").mkdir(parents=True)
    c.keep(home / "campaigns" / "night.json")


def test_the_terminal_asks_what_becomes_of_whoever_has_nobody_to_play(run: Run, screen: Any, tmp_path: Path) -> None:
    """AH.new-investigator, AH.leave-or-join: with numbered answers, each with its rule, before the next game."""
    left_with_nobody_to_choose(tmp_path / "home")
    shown = run("campaign", "show", "night", "--lang", "fr").output
    assert "Il ne reste personne pour prendre la place de Daisy Walker." in shown and "(AH.new-investigator)" in shown
    out = run("campaign", "play", "night", input="3\n1\n").output
    assert "1. Daisy Walker: the player leaves, the others go on (AH.leave-or-join)" in out
    assert "2. The campaign is lost (AH.new-investigator)" in out and "Daisy Walker went a different way." in out
    assert len(screen.sittings) == 1 and screen.sittings[0].seats == 3


def test_at_the_terminal_the_campaign_is_lost_if_the_players_say_so(run: Run, screen: Any, tmp_path: Path) -> None:
    """AH.new-investigator: nothing is played then, and whoever says nothing has entered nothing."""
    left_with_nobody_to_choose(tmp_path / "home")
    run("campaign", "play", "night", input="")
    assert written(run)["result"] == ""
    assert "with that the night was lost" in run("campaign", "play", "night", input="2\n").output
    assert written(run)["result"] == "lost" and not screen.sittings
    run("campaign", "play", "night", code=2)
