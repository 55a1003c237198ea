"""The planner of Fateforge: it does what a careful player would, knows no more than its seat, and plays a quest to its end."""

from __future__ import annotations

import pytest

import tableforge
from tableforge import bots
from tableforge.fateforge.bot import plan, shopping
from tableforge.fateforge.bot.worth import Judge
from tableforge.fateforge.cards import pack
from tableforge.fateforge.doors.bots import balance
from tableforge.fateforge.doors.testing import Ruling, given, hero
from tableforge.fateforge.game import GAME

FORD = "ford-ambush"


def chosen(t: Ruling, seat: int = 0, name: str = "planner", seed: int = 1) -> str:
    """The key of what a bot answers for a seat."""
    d = t.decision_for(seat)
    assert d is not None
    return d.options[bots.make(name, seed, "fateforge").choose(t.g.view(seat), d)].key


def played_on(t: Ruling, most: int = 12) -> list[str]:
    """What a planner does until the turn is ended."""
    bot = bots.make("planner", 1, "fateforge")
    done: list[str] = []
    while (d := t.decision_for(0)) is not None and len(done) < most:
        key = d.options[bot.choose(t.g.view(0), d)].key
        done.append(key)
        if key == "end-turn":
            break
        t.g.answer(key, 0)
    return done


# ---------------------------------------------------------------- what a player would do
def test_a_token_of_an_objective_that_nobody_defends_is_fetched() -> None:
    t = given(
        scene=FORD, you=hero("mercenary", at="b", results="move"), ally=hero("shaman", at="a"), enemies="poacher.1@f"
    )
    assert played_on(t)[:2] == ["move:c", "take:O1"]


def test_an_enemy_that_can_be_defeated_is_defeated_rather_than_scratched() -> None:
    """One strike defeats the recruit, and only dents the bruiser."""
    t = given(
        map="mill-ford",
        you=hero("mercenary", at="b", results="strike"),
        ally=hero("shaman", at="a"),
        enemies="recruit.1@b bruiser.1@b+armour:2",
    )
    assert chosen(t) == "strike:recruit.1"


def test_a_turn_is_not_ended_with_an_enemy_in_reach() -> None:
    t = given(
        map="mill-ford",
        you=hero("mercenary", at="b", results="strike strike"),
        ally=hero("shaman", at="a"),
        enemies="recruit.1@b",
    )
    assert played_on(t) == ["strike:recruit.1", "end-turn"]


def test_a_planned_turn_is_played_as_it_was_planned() -> None:
    t = given(
        scene=FORD,
        you=hero("mercenary", at="b", results="strike move move"),
        ally=hero("shaman", at="a"),
        enemies="recruit.1@b poacher.1@e",
    )
    s = t.s
    steps = plan.plan_turn(GAME.search.imagine(s, 0, 7), 0, 8, 1500).steps
    assert len(played_on(t)) == len(steps)


def test_misses_are_rolled_again_while_there_is_energy() -> None:
    t = given(
        map="mill-ford",
        you=hero("mercenary", at="b", results="miss miss strike move", energy=3),
        ally=hero("shaman", at="a"),
        step="prepare",
    )
    assert chosen(t) == "mercenary/reroll:1,2"


def test_nobody_without_energy_waits_for_better_dice() -> None:
    t = given(
        map="mill-ford",
        you=hero("mercenary", at="b", results="miss strike strike move", energy=0),
        ally=hero("shaman", at="a"),
        step="prepare",
        enemies="recruit.1@b recruit.2@b",
    )
    assert chosen(t) == "mercenary/ready"


def test_who_gives_to_others_or_can_take_most_goes_first() -> None:
    t = given(
        map="mill-ford", you=hero("thief", at="b"), ally=hero("mercenary", at="a"), step="order", enemies="recruit.1@c"
    )
    assert chosen(t) == "mercenary"


# ---------------------------------------------------------------- rests
def test_wounds_are_healed_before_anything_is_bought() -> None:
    t = given(
        quest="missing-caravan", you=hero("mercenary", health=2), ally=hero("shaman"), step="rest", gold=8, time=2
    )
    assert chosen(t) == "visit:camp-healer"
    t.g.answer("visit:camp-healer", 0)
    assert chosen(t) == "heal:mercenary"


def test_every_hero_wants_a_weapon_of_its_own_kind() -> None:
    t = given(map="mill-ford", you=hero("mercenary", at="a"), ally=hero("sylvan-guard", at="a"))
    s = t.s
    axe, bow = s.pack.items["great-axe"], s.pack.items["hunting-bow"]
    assert shopping.item_wish(s, 0, axe) > shopping.item_wish(s, 0, bow)
    assert shopping.item_wish(s, 1, bow) > shopping.item_wish(s, 1, axe)


def test_nothing_is_bought_that_nobody_could_use() -> None:
    t = given(
        map="mill-ford", you=hero("mercenary", at="a", items="great-axe"), ally=hero("lord", at="a", items="great-axe")
    )
    assert max([shopping.item_wish(t.s, p, t.s.pack.items["hunting-bow"]) for p in (0, 1)]) == 0.0


# ---------------------------------------------------------------- what it knows
@pytest.mark.parametrize("kind", ["prepare", "order"])
def test_the_answer_does_not_depend_on_dice_behind_anothers_screen(kind: str) -> None:
    answers = []
    for rolled in ("strike strike strike move", "miss miss miss miss"):
        t = given(
            scene=FORD,
            you=hero("shaman", at="b", results="focus focus shoot move"),
            ally=hero("mercenary", at="a", results=rolled),
            enemies="recruit.1@c",
            step=kind,
        )
        answers.append(chosen(t))
    assert answers[0] == answers[1]


# ---------------------------------------------------------------- whole games
@pytest.mark.slow
@pytest.mark.parametrize("name", ["planner", "greedy"])
def test_a_bot_plays_the_same_scene_twice_and_finishes_it(name: str) -> None:
    logs = []
    for _ in range(2):
        g = tableforge.new("fateforge", scene=FORD, heroes=["mercenary", "shaman"], seats=2, seed=3)
        players = [bots.make(name, seat, "fateforge") for seat in range(2)]
        while (d := g.decision) is not None and len(g.answers) < 1000:
            g.answer(players[d.seat].choose(g.view(d.seat), d), d.seat)
        assert g.over
        logs.append(g.answers)
    assert logs[0] == logs[1]


@pytest.mark.slow
def test_planners_win_far_more_than_chance_does() -> None:
    quest = "missing-caravan"
    games = [balance.BalanceGame(quest, ("mercenary", "shaman"), seed) for seed in range(6)]
    assert sum([balance.play(g).won for g in games]) >= 3


def test_the_report_says_whether_a_quest_lies_in_its_band() -> None:
    pairs = [(a.id, b.id) for k, a in enumerate(pack().heroes) for b in pack().heroes[k + 1 :]]
    rows = []
    for pair in pairs:
        game = balance.BalanceGame("missing-caravan", pair, 1)
        rows += [balance.BalanceResult(game, True, 2, 10, 3, "", [])] * 7 + [
            balance.BalanceResult(game, False, -1, 8, 2, "alleys-gang", [])
        ] * 3
    found = balance.report(rows)["quests"]["missing-caravan"]
    assert (found["won"], found["holds"], found["lost_in"]) == (70.0, True, {"alleys-gang": 30})
    assert "| missing-caravan (easy) | 100 | 70.0 % | 60–90 | 70 / 0 / 0 | 10.0 | alleys-gang 30 |" in balance.tables(
        balance.report(rows), "en"
    )


def test_a_scene_of_one_hero_less_is_judged_worse() -> None:
    """`worth` weighs a fallen hero far above a wound."""
    whole = given(
        scene=FORD, you=hero("mercenary", at="b"), ally=hero("shaman", at="a", health=1), enemies="recruit.1@e"
    ).s
    fallen = given(
        scene=FORD, you=hero("mercenary", at="b"), ally=hero("shaman", at="a", down=True), enemies="recruit.1@e"
    ).s
    assert Judge(whole, 0).worth(whole) > Judge(fallen, 0).worth(fallen) + 10
