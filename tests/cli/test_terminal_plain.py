"""The table in plain lines, as a screen reader or a pipe has it."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import pytest
from cli.tables import Idle, Lots, last_turn, plain, small

import tableforge
from tableforge import building
from tableforge.cli.table import entry
from tableforge.cli.table.aftergame import AfterGame
from tableforge.cli.table.plain import play_plain
from tableforge.cli.table.session import Session
from tableforge.kernel.scene import Scene, Side
from tableforge.keyforge import scene
from tableforge.table.series import Match


# ---------------------------------------------------------------- the plain table
def test_a_plain_game_in_lines(tmp_path: Path) -> None:
    g = small()
    text = plain("2\n3\nu\nu\nq\n", g, tmp_path / "s.json")
    assert "  2  Reap with Headhunter" in text and "Your Headhunter reaps (+1 æmber)." in text
    assert "Taken back: your last choice and" in text and "Taken back.\n" in text and g.answers == []
    assert text.rstrip().endswith(str(tmp_path / "s.json"))
    assert tableforge.load((tmp_path / "s.json").read_text("utf-8")).answers == []


def test_the_plain_table_says_once_that_the_engine_is_being_made_faster(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(building, "status", lambda: "building")
    for lang in ("en", "fr"):
        assert plain("1\nq\n", small(), tmp_path / "s.json", lang=lang).count(building.BUILDING.text(lang)) == 1


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_each_command_has_a_line_of_its_own_in_plain_help(tmp_path: Path, lang: str) -> None:
    told = plain("h\n", small(), tmp_path / "s.json", lang=lang).replace("\xa0", " ")
    rows = [line for line in told.splitlines() if line[:14].strip() and line.startswith("  ") and line[13] == " "]
    for command in ("?", "? N", "why N", "r N", "t", "l", "u", "o", "o N", "s", "L", "q"):
        assert [row for row in rows if row[:14].strip() == command], command
    assert all([len(row) < 80 for row in rows])


def test_a_game_that_counts_nothing_says_nothing_of_its_seats(
    tmp_path: Path, lamplighters: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare = Scene("lamps", "Lamps", (Side(0), Side(1)), ())
    monkeypatch.setattr(type(tableforge.game(lamplighters).shown), "scene", lambda *given: bare)
    told = plain("t\n", tableforge.new(lamplighters, seed=3), tmp_path / "s.json")
    assert "You: ." not in told and "The table. Lamps.\n" in told and "\nYou.\n" in told
    asked = told[: told.index("Your choice")]
    assert "\nLamps.\n" in asked and "bot idle" not in asked.partition("\nLamps.\n")[2]


def test_words_that_begin_several_choices_name_their_numbers_and_nonsense_is_cut(tmp_path: Path) -> None:
    told = plain(f"reap\ndisc\n{'x' * 300}\n", small(hand="punch anger"), tmp_path / "s.json")
    assert "“disc” could be any of" in told and "x" * 59 + "…” is no choice here" in told
    g = small(hand="punch anger")
    plain("reap\n", g, tmp_path / "t.json")
    assert g.answers[:1] == ["reap:headhunter@line:0"], "what begins only one choice takes it"


def test_plain_reasons_and_cards(tmp_path: Path) -> None:
    lines = (
        "?\n? 2\nwhy 2\nwhy reap:valdr@line:1\nwhy\nr 1\nr valdr\nr\nr 99\nfoo\n77\nfight:valdr@line:1\nh\nt\nl\ns\n"
    )
    text = plain(lines, small(), tmp_path / "s.json")
    assert "(KF.play-number-and-order)" in text and "(KF.reap)" in text and "Legal: reap:headhunter@line:0" in text
    assert "KF.exhausted-stays-exhausted" in text or "KF.only-ready-cards-are-used" in text
    assert (
        "Say what" in text and "Say which: r 3" in text and "“foo” is no choice" in text and "“77” is no choice" in text
    )
    assert "Valdr, Brobnar creature" in text and "power 6" in text
    assert "Headhunter, Brobnar creature, power 5, ready (left flank)" in text
    assert "Valdr, Brobnar creature, power 6, exhausted (right flank)" in text
    assert "taunt" in text and f"Saved: {tmp_path / 's.json'}" in text


@pytest.mark.parametrize(
    ("lang", "name", "said"), [("en", "hand of dis", "Play: A card that is not of"), ("fr", "main de", "Jouer\xa0: ")]
)
def test_a_card_says_in_plain_words_why_it_cannot_act(tmp_path: Path, lang: str, name: str, said: str) -> None:
    text = plain(f"why {name}\nValdr\nwhy champion\n", small(), tmp_path / "s.json", lang=lang)
    assert said in text and "KF.off-house" in text and "KF.only-ready-cards-are-used" in text
    assert "KF.use-needs-control" in text


def test_a_plain_choice_by_key_and_by_words(tmp_path: Path) -> None:
    g = small()
    plain("reap:headhunter@line:0\nu\nfight with\nchampion\nend\n", g, tmp_path / "s.json")
    assert g.answers[:2] == ["fight:headhunter@line:0", "champion-anaphiel@foe-line:2"]


def test_the_plain_table_speaks_french_and_changes_its_mind(tmp_path: Path) -> None:
    text = plain("L\nL\nt\n", small(), tmp_path / "s.json", lang="fr")
    assert (
        "Moissonner avec" in text and "Reap with" in text and "ligne de front" in text.lower() and "Au revoir" in text
    )


def test_plain_bots_play_to_the_end_without_input(tmp_path: Path) -> None:
    g = tableforge.new("keyforge", seed=5)
    text = plain("", g, tmp_path / "s.json", (Lots(1), Lots(2)))
    assert g.over and "wins!" in text and "after" in text


def test_plain_hot_seat_asks_for_the_other_player(tmp_path: Path) -> None:
    g = tableforge.new("keyforge", seed=7, first=0)
    mine = scene.title(g.view(1)["players"][1]["hand"][0]["id"], "en")
    text = plain("\n1\n", g, tmp_path / "s.json", (None, None))
    assert g.answers == ["keep"] and "Player 2" in text
    assert mine not in text  # input ended before the second player sat down


def test_play_falls_back_to_plain_lines_without_a_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\nq\n"))
    monkeypatch.setattr(sys, "stdout", out)
    g = small()
    assert entry.play(g, (None, Idle()), "en", tmp_path / "s.json") == 0
    assert g.answers == ["play:punch@hand:0"] or "Punch" in out.getvalue()


@pytest.mark.parametrize(("lang", "won"), [("en", "bot idle wins."), ("fr", "bot idle gagne.")])
def test_who_has_won_is_read_out_once(tmp_path: Path, lang: str, won: str) -> None:
    text = plain("e\n", last_turn(), tmp_path / "s.json", lang=lang).replace("\xa0", " ")
    assert [line for line in text.splitlines() if re.search(r"\bwins?\b|gagne\b|remporte", line)] == [won]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_fight_is_read_out_once_whatever_is_asked_on_the_way(tmp_path: Path, lang: str) -> None:
    """Whom to attack is asked after the creature is used, which Shadow Self takes the damage in the middle of the fight."""
    foe = {"line": "shadow-self dodger shadow-self", "deck": 9, "houses": ["shadows", "dis", "logos"]}
    me = {"line": "umbra", "deck": 9, "houses": ["shadows", "dis", "logos"]}
    g = tableforge.new("keyforge", position={"players": [me, foe], "house": "shadows", "turn": 10})
    text = plain("fight:umbra@line:0\ndodger@foe-line:1\n1\n", g, tmp_path / "s.json", lang=lang).replace("\xa0", " ")
    heard = [line.removeprefix("Your choice: ").removeprefix("Votre choix : ") for line in text.splitlines()]
    attacks = [line for line in heard if "attacks" in line or "attaque la" in line]
    assert (
        len(g.answers) == 3
        and len(attacks) == 1
        and attacks[0].endswith(("attacks Dodger.", "attaque la créature L’Anguille."))
    )
    assert not [line for line in heard if "used to fight" in line or "pour combattre" in line]
    dealt = (
        "Umbra deals 2 damage to the enemy Shadow Self instead of Dodger."
        if lang == "en"
        else "à la place de la créature"
    )
    assert len([line for line in heard if dealt in line]) == 1


def test_a_creature_is_read_out_as_played_once_and_then_where_it_went(tmp_path: Path) -> None:
    g = small(hand="troll")
    text = plain("play:troll@hand:0\nleft\n", g, tmp_path / "s.json")
    assert text.count("You play Troll") == 1
    assert text.count("Your Troll enters play exhausted on the left flank, beside Headhunter.") == 1


def test_the_plain_end_can_be_taken_back(tmp_path: Path) -> None:
    g = last_turn()
    text = plain("e\nu\n", g, tmp_path / "s.json")
    assert "bot idle wins." in text and "Take the last choice back (u)" in text and "Taken back" in text
    assert not g.over and g.answers == []


def test_a_plain_game_that_is_over_asks_for_nothing_once_the_input_ends(tmp_path: Path) -> None:
    g, ending = last_turn(), AfterGame()
    text = plain("e\n", g, tmp_path / "s.json", after=ending)
    assert g.over and ending.what == "" and "Goodbye" not in text
    plain("e\nx\n3\n", last_turn(), tmp_path / "s.json", after=ending)
    assert ending.what == "new"


@pytest.mark.parametrize(
    ("line", "what", "first"), [("2", "next", 1), ("1", "next", 0), ("q", "", None), ("", "", None)]
)
def test_the_loser_says_in_plain_words_who_begins_the_next_game(
    tmp_path: Path, line: str, what: str, first: int | None
) -> None:
    """KF.first-player-in-a-series."""
    ending = AfterGame(Match("keyforge", 3))
    text = plain(f"e\n{line}\n" if line else "e\n", last_turn(), tmp_path / "s.json", after=ending)
    assert "Game 1 of a match of at most 3. Games won: 0 by you, 0 by bot idle." in text
    assert "You lost this game" in text and "  2  Next game of the match: bot idle begins (2)" in text
    assert (ending.what, ending.first) == (what, first)


def test_bots_go_on_with_their_plain_match_by_themselves(tmp_path: Path) -> None:
    ending = AfterGame(Match("keyforge", 3))
    plain("", last_turn(), tmp_path / "s.json", (Idle(), Idle()), after=ending)
    assert (ending.what, ending.first) == ("next", 0)


@pytest.mark.parametrize(("term", "wiped"), [("xterm", "\x1b[2J\x1b[3J"), ("dumb", "\n" * 60)])
def test_the_plain_table_wipes_the_screen_before_the_keyboard_changes_hands(
    monkeypatch: pytest.MonkeyPatch, term: str, wiped: str
) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setenv("TERM", term)
    out = Terminal()
    play_plain(Session(tableforge.new("keyforge", seed=7, first=0), (None, None)), io.StringIO("\n1\n"), out)
    mine, theirs = out.getvalue().split("Player 2 is asked now")
    assert mine.endswith(f"{wiped}\n" if term == "dumb" else f"{wiped}") and "Keep the hand" in mine and theirs
