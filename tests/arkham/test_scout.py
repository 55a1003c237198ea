"""Scout: it plays by what its seat sees, ends its games, and does better than chance."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, cast

import pytest

import tableforge
from tableforge import bots
from tableforge.arkham.doors.bots import Scout, fights, prefer
from tableforge.arkham.doors.bots.eyes import Eyes
from tableforge.arkham.doors.testing import Ruling, given, seat
from tableforge.table.sitting import Sitting


def played(bot: str, seed: int, decks: Sequence[str], scenario: str = "the-gathering") -> Sitting:
    """A game in which a bot takes every seat."""
    g = tableforge.new("arkham", seed=seed, investigators=list(decks), difficulty="easy", scenario=scenario)
    players = [bots.make(bot, 10 * seed + k, "arkham") for k in range(g.seats)]
    while (d := g.decision) is not None and len(g.answers) < 3000:
        g.answer(players[d.seat].choose(g.view(d.seat), d), d.seat)
    return g


def choice(t: Ruling) -> str:
    """What scout answers in a position."""
    d = t.g.decision
    assert d is not None
    return d.options[bots.make("scout", 1, "arkham").choose(t.g.view(d.seat), d)].key


def test_it_plays_where_it_is_named_and_no_other_game_has_it() -> None:
    assert isinstance(bots.make("scout", 1, "arkham"), Scout) and "scout" not in bots.names("keyforge")
    with pytest.raises(bots.UnknownBot, match="'scout'"):
        bots.make("scout", 1, "keyforge")


@pytest.mark.slow
def test_it_comes_to_a_resolution_more_often_than_not() -> None:
    results = [played("scout", seed, ["starter:roland-strong"]).result for seed in range(8)]
    assert all(results) and sum([r is not None and r["resolution"] != "none" for r in results]) >= 4


@pytest.mark.parametrize("scenario", ["the-midnight-masks", "the-devourer-below"])
def test_it_plays_every_scenario_to_its_end(scenario: str) -> None:
    assert played("scout", 2, ["skids", "wendy"], scenario).over


def test_a_seat_that_is_out_of_the_game_still_answers() -> None:
    g = played("scout", 1, ["roland"])
    view = g.view(0)
    gone = {**view, "phase": "upkeep", "players": [{**view["players"][0], "at": None}]}
    gone["players"][0].pop("skills", None)
    assert prefer(cast(Any, gone), 0, "may", ["yes", "no"]) is None
    assert prefer(cast(Any, gone), 0, "use-skill", ["willpower", "combat"]) == [0.0, 0.0]


def test_it_advances_the_act_as_soon_as_it_can() -> None:
    assert choice(given(you=seat("roland", clues=2), locations="study")) == "advance:trapped"


def test_it_investigates_where_clues_are_wanted() -> None:
    assert choice(given(you=seat("daisy"), locations="study+clues:2")) == "investigate:study"


def test_it_fights_with_what_it_has_in_hand() -> None:
    t = given(you=seat("roland", play="45-automatic", threat="ghoul-minion"), locations="study")
    assert choice(t).startswith("activate:45-automatic")


HOUSE: dict[str, Any] = {"act": "the-barrier", "agenda": "rise-of-the-ghouls"}


def test_it_saves_its_shots_for_enemies_that_need_them() -> None:
    t = given(you=seat("roland", play="45-automatic", threat="swarm-of-rats"), locations="study")
    assert choice(t).startswith("fight:swarm-of-rats")


def test_it_plays_a_sure_clue_and_does_not_commit_it() -> None:
    t = given(you=seat("roland", hand="working-a-hunch", resources=2), locations="study+clues:2")
    assert choice(t) == "play:working-a-hunch@hand"
    t.you.investigates()
    assert choice(t) == "pass"


@pytest.mark.parametrize(("damage", "dares"), [(0, True), (8, False)])
def test_it_does_nothing_that_lets_an_enemy_strike_it_down(damage: int, dares: bool) -> None:
    """The attack of opportunity comes before the act, so who falls to it has done nothing."""
    t = given(you=seat("roland", damage=damage, threat="acolyte"), locations="study+clues:2")
    worth = prefer(cast(Any, t.g.view(0)), 0, "act", ["investigate:study", "end-turn"])
    assert worth is not None and (worth[0] > worth[1]) is dares


def test_it_goes_where_the_last_clue_lies_however_well_that_is_hidden() -> None:
    t = given(
        you=seat("roland", at="hallway", clues=2, hand="perception"), locations="hallway attic cellar+clues:2", **HOUSE
    )
    assert choice(t) == "move:cellar"


def test_it_takes_the_clues_to_where_the_act_advances() -> None:
    t = given(you=seat("roland", at="cellar", clues=3), locations="cellar hallway attic+clues:2", **HOUSE)
    assert choice(t) == "move:hallway"


@pytest.mark.parametrize(
    ("armed", "doom", "fit"),
    [("machete beat-cop", 0, True), ("", 0, False), ("", 6, False)],
)
def test_it_opens_the_barrier_once_it_would_likely_win_the_fight_behind_it(armed: str, doom: int, fit: bool) -> None:
    t = given(
        you=seat("roland", at="hallway", clues=3, play=armed),
        locations="hallway",
        act="the-barrier",
        agenda=f"rise-of-the-ghouls+doom:{doom}",
    )
    assert fights.is_prepared(Eyes(cast(Any, t.g.view(0)), 0)) is fit


def test_when_the_time_runs_out_it_opens_the_barrier_whatever_the_odds() -> None:
    t = given(
        you=seat("roland", at="hallway", clues=3),
        locations="hallway",
        act="the-barrier",
        agenda="theyre-getting-out+doom:4",
    )
    eyes = Eyes(cast(Any, t.g.view(0)), 0)
    assert fights.chance_to_win(eyes, fights.PRIEST) < 0.3 and fights.is_prepared(eyes)


def test_a_better_weapon_makes_a_fight_likelier_to_be_won() -> None:
    chances = []
    for play in ("", "machete", "machete beat-cop guard-dog"):
        t = given(you=seat("roland", at="hallway", play=play), locations="hallway")
        chances.append(fights.chance_to_win(Eyes(cast(Any, t.g.view(0)), 0), fights.PRIEST))
    assert chances == sorted(chances) and chances[0] < 0.3 < chances[2]


def test_the_fighter_strikes_what_threatens_the_one_beside() -> None:
    t = given(you=seat("roland", play="machete"), ally=seat("daisy", threat="ghoul-minion"), locations="study")
    assert choice(t) in ("fight:ghoul-minion@threat-daisy-walker", "activate:machete@roland-banks")


def test_who_cannot_fight_fetches_help_while_another_fights() -> None:
    t = given(
        you=seat("daisy", at="hallway"),
        ally=seat("roland", at="hallway", play="machete", threat="ghoul-priest"),
        locations="hallway parlor attic",
        enemies="lita-chantler+at:parlor",
        act="what-have-you-done",
        agenda="rise-of-the-ghouls",
    )
    assert choice(t) == "move:parlor"


@pytest.mark.parametrize(("doom", "leaves"), [(3, False), (7, True)])
def test_it_leaves_the_town_before_midnight(doom: int, leaves: bool) -> None:
    t = given(
        you=seat("roland"),
        locations="rivertown+clues:1",
        scenario="the-midnight-masks",
        act="uncovering-the-conspiracy",
        agenda=f"time-is-running-short+doom:{doom}",
    )
    assert (choice(t) == "activate:time-is-running-short") is leaves


@pytest.mark.parametrize(("horror", "wanted"), [(0, "pass"), (6, "commit:unexpected-courage@hand")])
def test_the_less_there_is_to_lose_the_more_it_commits(horror: int, wanted: str) -> None:
    """Rotting Remains deal as much horror as the test fails by."""
    t = given(
        you=seat("daisy", hand="unexpected-courage", horror=horror),
        locations="study",
        step="1.4",
        encounter="rotting-remains",
    )
    assert choice(t) == wanted


@pytest.mark.parametrize(
    ("who", "place", "wanted"),
    [
        ("roland", "southside-historical-society+clues:1", "commit:perception@hand"),
        ("daisy", "hallway+clues:1", "pass"),
    ],
)
def test_it_commits_to_a_close_test_and_not_to_a_safe_one(who: str, place: str, wanted: str) -> None:
    t = given(you=seat(who, hand="perception"), locations=place)
    t.you.investigates()
    assert choice(t) == wanted


@pytest.mark.parametrize("seed", range(2))
def test_it_answers_the_same_whatever_it_cannot_see(seed: int) -> None:
    """Two hidden cards change places, and the future of chance is another: the answer stays."""
    g = tableforge.new("arkham", seed=seed, investigators=["roland", "agnes"])
    plain = bots.make("bench-random", seed)
    compared = 0
    while (d := g.decision) is not None and len(g.answers) < 120:
        view = g.view(d.seat)
        answer = bots.make("scout", 9).choose(view, d)
        pairs = [(a, b) for group in g.game.laws.hidden_groups(g.state, d.seat) for a, b in pairwise(group)]
        pairs = [(a, b) for a, b in pairs if not g.game.laws.alike(g.state, a, b)]
        if pairs:
            other = g.game.laws.swap(g.state, *pairs[len(g.answers) % len(pairs)])
            other.ra ^= 0x5A5A5A5A
            twin = g.clone()
            twin.state = other
            asked = twin.asked[d.seat]
            assert twin.view(d.seat) == view
            assert bots.make("scout", 9).choose(view, asked) == answer
            compared += 1
        g.answer(plain.choose({}, d), d.seat)
    assert compared > 5
