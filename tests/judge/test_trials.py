"""Positions tried: events with their rules, the editions side by side, a test file that passes, a position out of a game."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

import tableforge
from tableforge import bots, games
from tableforge.errors import BadSetup, TableforgeError
from tableforge.judge.link import read_link, write_link
from tableforge.judge.posed import lay_posed, pose_fields
from tableforge.judge.posing import can_pose, pose
from tableforge.judge.ruling_file import write_test
from tableforge.judge.ruling_text import read_text, write_text
from tableforge.judge.trial import OTHER, SAME, try_out
from tableforge.table.handle import arbiter
from tableforge.table.sitting import Sitting

PUNCH = """keyforge given(house="brobnar", you=seat(amber=1, hand="punch", line="headhunter"), foe=seat(line="urchin dodger"))
when("play:punch", "dodger")"""
WRITTEN = [name for name in games.names() if can_pose(name)]
BY_LOT = ["keyforge"]  # games that come to positions worth the name where every answer is given by lot
SCENARIOS = ("the-gathering", "the-midnight-masks", "the-devourer-below")


def test_events_come_with_their_rules_in_every_edition() -> None:
    """KF.damage-tokens: the same in all three books."""
    first, *others = try_out(read_text(PUNCH))
    assert [e.kind for e in first.events] == ["play", "gain", "damage", "discard"]
    assert "KF.damage-tokens" in [e.rule for e in first.events]
    assert {t.edition: t.likeness for t in others} == {"1.0": SAME, "1.1": SAME}


def test_editions_that_part_are_shown_as_parting() -> None:
    """KF.erratum-library-access, KF.library-access-1-1: since 1.3 it purges itself; before, it is discarded."""
    posed = read_text("""keyforge given(house="logos", you=seat(hand="library-access labwork", deck="troll krump"))
when("play:library-access")""")
    first, *others = try_out(posed)
    assert first.edition == "1.3" and "purge" in [e.kind for e in first.events]
    assert {t.edition: t.likeness for t in others} == {"1.0": OTHER, "1.1": OTHER}


def test_arkham_horror_is_tried_by_the_book_and_by_the_faq() -> None:
    """AH.play-action: the same in both."""
    text = (
        "arkham given(you=seat('roland-banks', resources=5, hand='machete'), locations='study')\nwhen('play:machete')"
    )
    first, *others = try_out(read_text(text))
    assert first.refused is None
    assert [(t.edition, t.likeness) for t in others] == [("2016", SAME)]


def test_an_answer_that_does_not_fit_ends_the_trial_and_says_why() -> None:
    """KF.fight-target: who has no creature to attack cannot fight."""
    first, *_ = try_out(pose_fields("keyforge", {"house": "brobnar", "you": {"line": "troll"}}, ("fight:troll", "x")))
    assert first.fitted == 0
    assert first.refused is not None and "KF." in first.refused.text("fr")


# ---------------------------------------------------------------- a test file
def test_a_trial_is_written_as_a_test_that_passes(tmp_path: Path) -> None:
    path = tmp_path / "test_mine.py"
    path.write_text(write_test(read_text(PUNCH), "Punch deals three damage, and pays its bonus"), "utf-8")
    assert 't.then("dodger", damage=3)' in path.read_text("utf-8") and "t.nothing_else()" in path.read_text("utf-8")
    names: dict[str, object] = {}
    exec(compile(path.read_text("utf-8"), str(path), "exec"), names)
    test = names["test_punch_deals_three_damage_and_pays_its_bonus"]
    assert callable(test)
    test()


def test_a_test_that_cites_many_rules_is_laid_out_in_lines_that_are_not_too_long() -> None:
    killed = 'keyforge given(house="brobnar", you=seat(hand="punch"), foe=seat(line="urchin")) when("play:punch")'
    text = write_test(read_text(killed), "Punch destroys Urchin")
    lines = text.splitlines()
    assert max([len(line) for line in lines]) <= 120
    assert "    t.because(" in lines and '        "KF.lethal-damage",' in lines
    compile(text, "test_mine.py", "exec")


@pytest.mark.parametrize("title", ["", 'x"""\nimport os', "été", "1 = 2", "a" * 400, "a(b)"])
def test_a_test_is_named_by_a_plain_sentence(title: str) -> None:
    with pytest.raises(BadSetup):
        write_test(read_text(PUNCH), title)


def test_a_test_of_nothing_is_refused() -> None:
    with pytest.raises(BadSetup) as e:
        write_test(pose_fields("keyforge", {"house": "brobnar"}), "Nothing happens")
    assert "essayé" in e.value.text("fr")


# ---------------------------------------------------------------- out of a game
def play_some(game: str, seed: int, answers: int) -> Sitting:
    """A game some answers on, each the one that a number of its own picks."""
    played = games.game(game)
    g = Sitting(played, played.setup(**played.sample(seed, played.flavours[-1])), seed)
    for n in range(answers):
        d = g.decision
        if d is None:
            break
        g.answer(d.options[(7 * n + seed) % len(d.options)].key, seat=d.seat)
    return g


def test_every_game_says_its_positions() -> None:
    assert {*BY_LOT, "arkham", "fateforge"} <= {*WRITTEN}


@pytest.mark.parametrize("game", BY_LOT)
@pytest.mark.parametrize("answers", [12, 30, 55])
def test_a_position_of_a_game_is_laid_out_as_it_was(game: str, answers: int) -> None:
    g = play_some(game, answers, answers)
    posed = pose(g)
    laid = lay_posed(posed)
    for key in posed.answers:
        laid.answer(key)
    assert not posed.lost
    assert [d.seat for d in laid.asked.values()] == [d.seat for d in g.asked.values()]
    assert [o.key for d in laid.asked.values() for o in d.options] == [
        o.key for d in g.asked.values() for o in d.options
    ]


@pytest.mark.parametrize("game", BY_LOT)
def test_what_a_seat_cannot_see_is_in_no_position_that_it_takes_out_of_a_game(game: str) -> None:
    """Cards that a seat cannot tell apart are swapped: the position that it may take is the same, letter by letter."""
    tried = 0
    for answers in (12, 40):
        g = play_some(game, answers, answers)
        own = g.game
        for seat in range(g.seats):
            before = pose(g, seat)
            assert not before.answers
            while arbiter(game).under_way(g.state):
                g.undo()
            for group in own.laws.hidden_groups(g.state, seat):
                for i, j in list(pairwise(group))[:6]:
                    if own.laws.alike(g.state, i, j):
                        continue
                    other = g.clone()
                    other.state = own.laws.swap(g.state, i, j)
                    assert pose(other, seat).to_data() == before.to_data()
                    tried += 1
    assert tried > 20


def scouted(scenario: str, answers: int, seed: int = 4) -> Sitting:
    """A game of two investigators, so many answers on, as scout plays it."""
    wanted = {"investigators": ["roland", "starter:daisy-strong"], "scenario": scenario, "practice": True}
    g = tableforge.new("arkham", seed=seed, **wanted)
    players = [bots.make("scout", seed + seat, "arkham") for seat in range(g.seats)]
    while (d := g.decision) is not None and len(g.answers) < answers:
        g.answer(players[d.seat].choose(g.view(d.seat, asked=False), d), d.seat)
    return g


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_position_of_arkham_horror_is_laid_out_as_it_was_or_says_what_it_is_not(scenario: str) -> None:
    whole = 0
    for answers in (20, 45, 70):
        g = scouted(scenario, answers)
        posed = pose(g)
        laid = lay_posed(posed)
        assert read_link(write_link(posed)) == posed
        assert lay_posed(read_text(write_text(posed))).digest() == laid.digest()
        for key in posed.answers:
            laid.answer(key)
        was, now = [[(seat, [o.key for o in d.options]) for seat, d in x.asked.items()] for x in (g, laid)]
        said = [text.text("en") for text in posed.lost]
        assert was == now or any(["may be done" in line or "the answers since" in line for line in said])
        whole += was == now
    assert whole >= 2


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_an_investigator_cannot_see_is_in_no_position_that_its_seat_takes_out_of_a_game(scenario: str) -> None:
    """Cards of the decks, of the other hand and unrevealed locations that look alike are swapped: the position stays the same."""
    tried = 0
    g = scouted(scenario, 40)
    while arbiter("arkham").under_way(g.state):
        g.undo()
    for seat in range(g.seats):
        before = pose(g, seat)
        assert not before.answers
        lay_posed(before)
        for group in g.game.laws.hidden_groups(g.state, seat):
            for i, j in list(pairwise(group))[:6]:
                if g.game.laws.alike(g.state, i, j):
                    continue
                other = g.clone()
                other.state = g.game.laws.swap(g.state, i, j)
                assert pose(other, seat).to_data() == before.to_data()
                tried += 1
    assert tried > 10


COMBATS = (
    {"scene": "marsh-hunt", "heroes": ["mercenary", "shaman", "thief"], "seats": 3},
    {"scene": "catacomb-names", "heroes": ["lord", "thief"]},
    {"quest": "", "heroes": ["mercenary", "shaman"], "seats": 2},
)


def fought(answers: int, **wanted: object) -> Sitting:
    """A combat of Fateforge, so many answers on, as the weakest level plays it."""
    g = tableforge.new("fateforge", seed=5, practice=True, **wanted)
    players = [bots.make("easy", 5 + seat, "fateforge") for seat in range(g.seats)]
    while (d := g.decision) is not None and len(g.answers) < answers:
        g.answer(players[d.seat].choose(g.view(d.seat, asked=False), d), d.seat)
    return g


@pytest.mark.parametrize("wanted", COMBATS, ids=["group", "solo", "quest"])
def test_a_position_of_fateforge_is_laid_out_as_it_was_or_says_what_it_is_not(wanted: dict[str, object]) -> None:
    whole = 0
    for answers in (15, 25, 35):
        g = fought(answers, **wanted)
        posed = pose(g)
        laid = lay_posed(posed)
        assert read_link(write_link(posed)) == posed
        assert lay_posed(read_text(write_text(posed))).digest() == laid.digest()
        for key in posed.answers:
            laid.answer(key)
        was, now = [[(seat, [o.key for o in d.options]) for seat, d in x.asked.items()] for x in (g, laid)]
        said = [text.text("en") for text in posed.lost]
        assert was == now or any(["may be done" in line or "the answers since" in line for line in said])
        whole += was == now
    assert whole >= 2


def test_what_lies_on_the_board_of_fateforge_is_in_the_position_taken_out_of_it() -> None:
    """FF.reactions, FF.snare: what has been announced, dice laid aside, cubes and marks, what lies in zones."""
    told = """fateforge given(map="mill-ford", round=2, rounds=4, slot=2, named="blue", turn="ally", order="you ally",
        you=hero("mercenary", at="b", health=4, toxic=1, results="red:strike", gone="yellow:move", skills="m-charge"),
        ally=hero("shaman", at="a", energy=1, results="strike move", items="scale-coat+cubes:1"),
        enemies="archer.2@c+stunned sicaire.1@b+wounds:1", tokens="gem-red@b snare@c+damage:2", gold=3)"""
    g = lay_posed(read_text(told))
    posed = pose(g)
    assert not posed.lost and lay_posed(posed).digest() == g.digest()
    for words in ('"archer.2"', '"wounds": 1', '"gem-red"', '"named"', '"yellow:move"'):
        assert words in json.dumps(posed.position)


def test_what_nobody_can_see_is_in_no_position_that_a_seat_takes_out_of_fateforge() -> None:
    """Cards of a deck, and dice behind others' screens, are swapped: the position stays the same, letter by letter."""
    tried = 0
    for answers, kind in ((35, "prepare"), (45, "act")):
        g = fought(answers, **COMBATS[0])
        assert g.decision is not None and g.decision.kind == kind
        for seat in range(g.seats):
            before = pose(g, seat)
            assert not before.answers and not {"corruption", "fear", "trap"} & {*before.position}
            for group in g.game.laws.hidden_groups(g.state, seat):
                for i, j in list(pairwise(group))[:6]:
                    if g.game.laws.alike(g.state, i, j):
                        continue
                    other = g.clone()
                    other.state = g.game.laws.swap(g.state, i, j)
                    assert pose(other, seat).to_data() == before.to_data()
                    tried += 1
    assert tried > 20


def test_dice_behind_a_screen_are_in_the_whole_position_and_not_in_that_of_another_seat() -> None:
    """FF.preparation: until the order is set, nobody sees another's dice."""
    g = fought(35, **COMBATS[0])
    shown = [
        [bool(pose(g, seat).position[name].get("results")) for name in ("you", "ally", "third")]
        for seat in (0, 1, None)
    ]
    assert shown == [[True, False, False], [False, True, False], [True, True, True]]


@pytest.mark.parametrize("game", WRITTEN)
def test_a_game_that_is_being_set_up_has_no_position_yet(game: str) -> None:
    with pytest.raises(TableforgeError) as e:
        pose(play_some(game, 3, 0))
    assert e.value.text("fr") != e.value.text("en")


# ---------------------------------------------------------------- at the terminal
@pytest.mark.slow
def test_the_terminal_shows_tries_and_passes_on(tmp_path: Path) -> None:
    def run(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "tableforge", "judge", *words],
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )

    file = tmp_path / "position.txt"
    file.write_text(PUNCH, "utf-8")
    link = run(str(file), "--link").stdout.strip()
    shown = run(link, "--lang", "fr", "--edition", "1.1")
    assert "Mandale" in shown.stdout and "KF.damage-tokens" in shown.stdout and "1.1" in shown.stdout, shown.stderr
    broken = run(link[:30], "--lang", "fr")
    assert broken.returncode == 2 and "lien" in broken.stderr
    test = tmp_path / "test_punch.py"
    assert run(link, "--test", str(test), "--title", "Punch strikes").returncode == 0
    assert "def test_punch_strikes" in test.read_text("utf-8")
