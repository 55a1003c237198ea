"""Allies, fear, solo play, waves, objectives of every kind, and what the application keeps."""

from __future__ import annotations

from typing import Any

import tableforge
from tableforge.fateforge.battle import objectives
from tableforge.fateforge.doors.testing import Ruling, given, hero
from tableforge.kernel.core import reply

FORD = "mill-ford"


# ---------------------------------------------------------------- allies
def with_ally(companion: str, results: str = "", **more: Any) -> Ruling:
    fields: dict[str, Any] = {
        "map": FORD,
        "you": hero("mercenary", at="b", results=results),
        "ally": hero("shaman", at="b"),
        "third": hero("thief", at="a"),
        "companion": companion,
    }
    return given(**{**fields, **more})


def test_the_group_chooses_with_whom_an_ally_goes_and_its_dice_are_rolled_until_none_is_a_miss() -> None:
    """FF.ally, FF.ally-dice"""
    g = tableforge.new(
        "fateforge", scene="ford-ambush", heroes=["mercenary", "shaman"], seats=2, ally="old-sergeant", seed=5
    )
    assert g.decision is not None and g.decision.kind == "ally-with"
    g.answer("shaman", 0)
    ally = g.game.shown.view(g.state, 0)["ally"]
    assert ally["with"] == "shaman" and len(ally["dice"]) == 2 and "miss" not in ally["dice"]


def test_a_hero_discards_a_result_of_its_own_for_one_of_the_allys_once_in_a_turn() -> None:
    """FF.ally-use: the ally's die stays, and others may use it in their turns."""
    t = with_ally("old-sergeant+with:you+faces:strike,strike*", "move move move")
    t.you.does("ally-result:strike.1").then("you", results="move move strike").then(
        "table", companion_dice="strike strike*"
    )
    assert not t.you.may("ally-result:strike.1") and t.you.may("ally-result:strike*.2")


def test_a_die_that_shows_a_miss_is_as_good_as_another_for_a_result_of_the_ally() -> None:
    """FF.ally-use (p. 26): one of the hero's own dice is discarded, whatever it shows; a miss goes first."""
    t = with_ally("old-sergeant+with:you+faces:strike,strike*", "miss")
    t.you.does("ally-result:strike.1").then("you", results="strike")
    t = with_ally("old-sergeant+with:you+faces:strike,strike*", "miss move")
    t.you.does("ally-result:strike.1").asks("pay")
    assert t.options() == ["miss", "move"]
    t.answers("miss").then("you", results="move strike")


def test_who_has_no_die_left_gets_no_result_of_the_ally() -> None:
    """FF.ally-use"""
    t = with_ally("old-sergeant+with:you+faces:strike,strike*", "")
    assert not [x for x in t.options() if x.startswith("ally-result")]


def test_a_die_of_the_ally_is_discarded_for_a_skill_of_its() -> None:
    """FF.ally-use"""
    t = with_ally("old-sergeant+with:you+faces:strike,strike*")
    skill = next(x for x in t.options() if x.startswith("ally-skill"))
    t.you.does(skill).then("table", companion_dice="strike*").then("you", parry=1).then("ally", parry=1).then(
        "third", parry=0
    )


def test_any_hero_in_the_zone_of_the_companion_may_use_the_ally_and_nobody_else() -> None:
    """FF.ally-use"""
    t = with_ally(
        "old-sergeant+with:you+faces:strike,strike*", turn="ally", ally=hero("shaman", at="b", results="focus")
    )
    assert t.ally.may("ally-result:strike.1")
    t = with_ally(
        "old-sergeant+with:you+faces:strike,strike*", turn="third", third=hero("thief", at="a", results="move")
    )
    assert not [x for x in t.options() if x.startswith("ally")]


def test_each_time_its_hero_suffers_damage_the_ally_gets_a_cube_and_is_out_at_its_health() -> None:
    """FF.ally-damage: the bravo's 2 damage are one cube."""
    t = with_ally("old-sergeant+with:you+faces:strike,strike+harm:2", enemies="sicaire.1@b", step="enemies")
    t.then("you", health=5).then("table", companion="old-sergeant", companion_harm=3).because("FF.ally-damage")
    t = with_ally("old-sergeant+with:you+faces:strike,strike+harm:3", enemies="sicaire.1@b", step="enemies")
    t.then("table", companion=None).because("FF.ally-damage", "FF.ally-out")


def test_poison_does_not_harm_the_ally() -> None:
    """FF.toxic, FF.ally-damage"""
    t = with_ally("old-sergeant+with:you+faces:strike,strike", enemies="ember-slinger.1@c", step="enemies")
    t.answers("mercenary").then("you", toxic=1).then("table", companion_harm=0)


def test_an_ally_is_out_with_its_hero() -> None:
    """FF.ally-out"""
    t = with_ally(
        "old-sergeant+with:you+faces:strike,strike",
        enemies="recruit.1@b",
        step="enemies",
        ally=hero("shaman", at="f"),
        you=hero("mercenary", at="b", health=1),
    )
    t.then("you", down=True).then("table", companion=None).because("FF.knocked-out", "FF.ally-out")


# ---------------------------------------------------------------- fear
def test_who_enters_the_zone_of_a_frightening_enemy_draws_a_fear_card() -> None:
    """FF.fear, FF.fear-face: one face down is applied and spent."""
    t = given(
        map=FORD,
        you=hero("mercenary", at="b", results="move"),
        ally=hero("shaman", at="a"),
        enemies="wight.1@c",
        fear="f-wound",
    )
    t.you.does("move:c").then("you", health=6, feared=True, fears="").then("table", fear_discard="f-wound")
    t.because("FF.move", "FF.fear")


def test_whose_zone_such_an_enemy_enters_draws_one_too() -> None:
    """FF.fear"""
    t = given(
        map=FORD,
        you=hero("mercenary", at="b"),
        ally=hero("shaman", at="a"),
        enemies="wight.1@c",
        fear="f-leaden",
        step="enemies",
    )
    t.then("you", fears="f-leaden")


def test_a_card_left_face_up_lasts_until_the_scene_ends_and_then_goes_back() -> None:
    """FF.fear, FF.fear-face, FF.fear-once"""
    t = given(
        map=FORD, you=hero("mercenary", at="f", fears="f-tremble"), ally=hero("shaman", at="f"), step="upkeep", rounds=2
    )
    t.then("you", fears="f-tremble")
    t = given(
        map=FORD, you=hero("mercenary", at="f", fears="f-tremble"), ally=hero("shaman", at="f"), step="leave", rounds=1
    )
    t.then("you", fears="")
    assert len(t.s.fear_deck) == len(t.s.pack.fear)


def test_a_hero_draws_one_fear_card_in_a_round() -> None:
    """FF.fear-once"""
    t = given(
        map=FORD,
        you=hero("mercenary", at="b", results="move", feared=True),
        ally=hero("shaman", at="a"),
        enemies="wight.1@c",
    )
    t.you.does("move:c").then("you", fears="", health=7)


def test_a_card_active_on_another_hero_is_put_away_and_the_next_one_drawn() -> None:
    """FF.fear-once: every card is in the deck once, so this is only so when two decks' worth lie about."""
    t = given(
        map=FORD,
        you=hero("mercenary", at="b", results="move"),
        ally=hero("shaman", at="a", fears="f-leaden"),
        enemies="wight.1@c",
        fear="f-wound",
    )
    twin = t.s.heroes[1].fears[0]
    t.s.fear_deck = (twin, *t.s.fear_deck)
    t.you.does("move:c").then("you", health=6, fears="")
    assert twin in t.s.fear_discard


def test_a_scene_may_pass_over_fear() -> None:
    """FF.scene-ignores"""
    pack = given(map=FORD).s.pack
    scene = next(x for x in pack.scenes.values() if "fear" in x.ignore)
    z = scene.map.letters
    near = z[scene.map.edges[0][1]]
    t = given(
        scene=scene.id,
        you=hero("mercenary", at=z[scene.map.edges[0][0]], results="move"),
        ally=hero("shaman"),
        tokens="",
        enemies=f"wight.1@{near}",
    )
    t.you.does(f"move:{near}").then("you", feared=False, fears="")


# ---------------------------------------------------------------- solo
def test_alone_brown_and_purple_enemies_have_one_more_armour_cube() -> None:
    """FF.solo-armour"""
    for seats, arms in ((1, [1, 3, 0]), (2, [0, 2, 0])):
        t = given(map=FORD, seats=seats, enemies="sicaire@c lieutenant@c bruiser@c")
        assert [e.arm for e in t.s.foes] == arms


def test_alone_three_colours_react_in_rounds_two_and_four() -> None:
    """FF.solo-third-colour"""
    for round_, n in ((1, 2), (2, 3), (3, 2), (4, 3)):
        t = given(
            map=FORD,
            seats=1,
            you=hero("mercenary", at="a"),
            ally=hero("shaman", at="a"),
            step="turns",
            slot=0,
            round=round_,
            enemies="watchdog@f recruit@f archer@f sicaire@f",
        )
        assert len(t.s.named) == n, round_


# ---------------------------------------------------------------- objectives and scenes
def test_when_an_objective_is_done_what_hangs_on_it_opens_at_once() -> None:
    """FF.objective-done"""
    pack = given(map=FORD).s.pack
    scene, (id, outcome) = next((x, row) for x in pack.scenes.values() for row in x.on_done if row[1].word == "open")
    k = next(k for k, o in enumerate(scene.objectives) if o.id == id)
    t = given(scene=scene.id, tokens="")
    need = t.s.by_count(scene.objectives[k].need)
    objectives.progress(t.s, k, need - 1)
    assert outcome.what not in t.table()["doors"]
    objectives.progress(t.s, k, 1)
    assert outcome.what in t.table()["doors"]


def test_the_objectives_and_their_numbers_are_in_view_all_the_time() -> None:
    """FF.scene-rules, FF.objective-units"""
    t = given(scene="ford-ambush", you=hero("mercenary", carried="O1"), tokens="O1@d")
    seen = {o["id"]: (o["units"], o["need"], o["met"]) for o in t.sees("ally")["objectives"]}
    assert seen == {"O1": (1, 2, False), "O2": (0, 2, False)}


# ---------------------------------------------------------------- chance
def test_the_same_seed_and_answers_give_the_same_game() -> None:
    """FF.seeded"""
    games = [
        tableforge.new("fateforge", scene="alleys-gang", heroes=["lord", "thief"], seats=2, seed=11) for _ in range(2)
    ]
    for _ in range(40):
        for g in games:
            assert g.decision is not None
            g.answer(0, g.decision.seat)
    assert games[0].digest() == games[1].digest()


def test_what_the_dice_show_never_moves_what_the_application_draws() -> None:
    """FF.streams: one table rerolls a die, the other does not; the next slots and colours are the same."""
    drawn = []
    for rerolls in (False, True):
        t = given(
            map=FORD,
            you=hero("mercenary", at="a", results="miss miss"),
            ally=hero("shaman", at="a", ready=True),
            step="prepare",
            enemies="archer@f recruit@f sicaire@f watchdog@f",
            slot=0,
            rounds=4,
            seed=7,
        )
        if rerolls:
            t.you.does("reroll:1,2")
        seen = []
        for _ in range(3):
            t.plays_on(until="order")
            t.plays_on(until="act")
            seen.append((t.s.slot, t.s.named))
            t.plays_on(until="prepare")
        drawn.append(seen)
    assert drawn[0] == drawn[1]


def test_nature_may_be_asked_instead_and_its_answer_counts() -> None:
    """FF.seeded, FF.random-draw: every lot is an answer of chance."""
    t = given(
        map=FORD,
        you=hero("mercenary", at="b"),
        ally=hero("shaman", at="a"),
        enemies="sicaire@e",
        step="enemies",
        nature="asks",
    )
    d = t.s.pending
    assert d is not None and d.kind == "path" and d.seat < 0 and d.options == (2, 3)
    s = t.s.clone()
    reply(s, 3)
    assert s.foes[0].zone == 3
