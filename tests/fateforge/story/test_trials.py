"""Tests: who takes them, with how many dice, what counts, and what passing brings."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tableforge.fateforge.doors.testing import Ruling, given, hero, told
from tableforge.fateforge.game import GAME
from tableforge.fateforge.scene.tale import pages
from tableforge.fateforge.tale.memoir import CHOOSING, lay
from tableforge.fateforge.tale.memoir import taken as taken_memoir
from tableforge.fateforge.voice.story import story

LORE: dict[str, Any] = {"you": hero("mercenary", traits="lore"), "ally": hero("shaman")}


def taken(test: str, chance: str = "", price: str = "", onward: str = "", **fields: Any) -> Ruling:
    """A scene with one choice, which asks for a test of lore, and where it leads."""
    scenes = f"""
[[scene]]
id = "here"
[[scene.choices]]
id = "try"
effects = [{price}]
test = {{ trait = "lore", {test} }}
pass = {{ goto = "passed" }}
fail = {{ goto = "failed", effects = [{onward}] }}
[[scene.choices]]
id = "leave"
goto = "failed"
[[scene]]
id = "passed"
choices = [{{ id = "on", goto = "here" }}]
[[scene]]
id = "failed"
choices = [{{ id = "on", goto = "here" }}]
"""
    return given(stories=told(scenes), chance=chance, **fields)


# ---------------------------------------------------------------- who
def test_the_group_picks_who_takes_a_test_where_the_story_does_not_say() -> None:
    """FF.test"""
    t = taken('difficulty = "easy"', "test:success").group("try")
    t.asks("tester", rule="FF.test", options="mercenary shaman")
    t.group("shaman").then("table", scene="passed")


def test_one_of_the_heroes_is_asked_for_by_one() -> None:
    """FF.test"""
    taken('difficulty = "easy", who = "one"').group("try").asks("tester", options="mercenary shaman")


def test_a_test_of_all_heroes_is_passed_if_all_of_them_pass() -> None:
    """FF.test"""
    test = 'difficulty = "easy", who = "all"'
    taken(test, "test:success test:success").group("try").then("table", scene="passed").chance_is_spent()
    taken(test, "test:success test:fail").group("try").then("table", scene="failed").chance_is_spent()
    taken(test, "test:fail test:success").group("try").then("table", scene="failed").chance_is_spent()


def test_a_hero_who_is_named_takes_the_test_and_one_who_is_not_there_fails_it() -> None:
    """FF.test"""
    t = taken('difficulty = "easy", who = "shaman"', "test:success").group("try").then("table", scene="passed")
    assert [e.cards for e in t.events() if e.kind == "test-passed"] == [(1,)]
    taken('difficulty = "easy", who = "thief"').group("try").then("table", scene="failed")


# ---------------------------------------------------------------- dice and faces
@pytest.mark.parametrize(("difficulty", "n"), [("easy", 1), ("medium", 2), ("hard", 3)])
def test_a_harder_test_is_rolled_with_more_dice_and_each_must_succeed(difficulty: str, n: int) -> None:
    """FF.test-dice"""
    dice = ["test:success"] * n
    t = taken(f'difficulty = "{difficulty}"', " ".join(dice)).group("try", "shaman")
    t.then("table", scene="passed").chance_is_spent()
    t = taken(f'difficulty = "{difficulty}"', " ".join([*dice[1:], "test:fail"])).group("try", "shaman")
    t.then("table", scene="failed").chance_is_spent()


def test_a_trait_face_is_a_success_for_a_hero_with_the_trait_alone() -> None:
    """FF.test-success: the book's own example, one natural success and one of the trait."""
    rolls = "test:success test:trait"
    taken('difficulty = "medium"', rolls, **LORE).group("try", "mercenary").then(
        "table", scene="passed", trait_points=1
    )
    taken('difficulty = "medium"', rolls, **LORE).group("try", "shaman").then("table", scene="failed", trait_points=0)


def test_a_trait_of_an_item_that_is_worn_counts() -> None:
    """FF.test-success"""
    t = taken('difficulty = "easy"', "test:trait", you=hero("mercenary", items="scholar-robe")).group(
        "try", "mercenary"
    )
    t.then("table", scene="passed")


def test_whispers_add_a_die_but_never_a_fourth() -> None:
    """FF.whispers"""
    you = hero("mercenary", corruption="c-whispers")
    easy = taken('difficulty = "easy"', "test:success test:fail", you=you).group("try", "mercenary")
    easy.then("table", scene="failed").chance_is_spent()
    hard = taken('difficulty = "hard"', "test:success test:success test:success", you=you).group("try", "mercenary")
    hard.then("table", scene="passed").chance_is_spent()


# ---------------------------------------------------------------- rerolls
def test_a_hero_with_the_trait_may_pay_an_energy_to_roll_all_its_dice_again() -> None:
    """FF.test-reroll: the success is rolled again, too."""
    rolls = "test:success test:fail test:trait test:success"
    t = taken('difficulty = "medium"', rolls, **LORE).group("try", "mercenary")
    t.asks("test-reroll", "you", rule="FF.test-reroll", options="yes no")
    t.group("yes").then("you", energy=2).then("table", scene="passed").because("FF.test-reroll").chance_is_spent()


def test_dice_are_rolled_again_once_only_and_energy_is_gone_either_way() -> None:
    """FF.test-reroll"""
    t = taken('difficulty = "easy"', "test:fail test:fail", **LORE).group("try", "mercenary", "yes")
    t.then("you", energy=2).then("table", scene="failed").asks("choice")


def test_a_hero_may_keep_its_energy_and_fail() -> None:
    """FF.test-reroll"""
    taken('difficulty = "easy"', "test:fail", **LORE).group("try", "mercenary", "no").then("you", energy=3).then(
        "table", scene="failed"
    )


@pytest.mark.parametrize(
    "you",
    [
        hero("mercenary"),
        hero("mercenary", traits="lore", energy=0),
        hero("mercenary", traits="lore", corruption="c-cold-hands"),
    ],
    ids=["no trait", "no energy", "cold hands"],
)
def test_without_trait_or_energy_or_with_cold_hands_nothing_is_rolled_again(you: dict[str, Any]) -> None:
    """FF.test-reroll, FF.no-energy"""
    taken('difficulty = "easy"', "test:fail", you=you).group("try", "mercenary").then("table", scene="failed").asks(
        "choice"
    )


def test_a_passed_test_asks_for_no_reroll() -> None:
    """FF.test-reroll"""
    taken('difficulty = "easy"', "test:success", **LORE).group("try", "mercenary").then("table", scene="passed")


# ---------------------------------------------------------------- points, price
@pytest.mark.parametrize(("difficulty", "n", "points"), [("easy", 1, 0), ("medium", 2, 1), ("hard", 3, 2)])
def test_passing_a_medium_or_hard_test_brings_trait_points(difficulty: str, n: int, points: int) -> None:
    """FF.trait-points"""
    t = taken(f'difficulty = "{difficulty}"', " ".join(["test:success"] * n)).group("try", "shaman")
    t.then("table", trait_points=points)


def test_a_test_of_all_brings_its_points_once() -> None:
    """FF.trait-points: it is one test."""
    t = taken('difficulty = "medium", who = "all"', " ".join(["test:success"] * 4)).group("try")
    t.then("table", trait_points=1, scene="passed")


def test_the_price_of_trying_is_paid_whatever_the_dice_show() -> None:
    """FF.test"""
    t = taken('difficulty = "easy"', "test:fail", price="{ gold = -1 }", gold=2).group("try", "shaman")
    t.then("table", gold=1, scene="failed")


def test_what_the_tester_suffers_the_tester_suffers() -> None:
    """FF.test"""
    t = taken('difficulty = "easy"', "test:fail", onward='{ hp = -1, who = "tester" }').group("try", "shaman")
    t.then("ally", health=5).then("you", health=7)


# ---------------------------------------------------------------- the fallen
def test_a_fallen_hero_cannot_be_picked() -> None:
    """FF.story-knock-out"""
    t = taken('difficulty = "easy"', price='{ hp = -9, who = "mercenary" }').group("try")
    t.asks("tester", options="shaman").then("you", down=True)


def test_a_test_that_a_fallen_hero_has_to_take_is_failed_without_a_roll() -> None:
    """FF.story-knock-out"""
    price = '{ hp = -9, who = "mercenary" }'
    t = taken('difficulty = "easy", who = "mercenary"', price=price, corruption="c-greed").group("try")
    t.then("table", scene="failed")
    t = taken('difficulty = "easy", who = "all"', "test:success", price=price, corruption="c-greed").group("try")
    t.then("table", scene="failed").chance_is_spent()


def test_where_everybody_lies_down_a_test_is_failed() -> None:
    """FF.story-knock-out"""
    t = taken('difficulty = "easy"', price='{ hp = -9, who = "all" }', corruption="c-greed c-doubt").group("try")
    t.then("table", scene="failed")


# ---------------------------------------------------------------- shown before
def trial(t: Ruling) -> dict[str, Any]:
    found: dict[str, Any] = t.sees("you")["story"]["choices"][0]["trial"]
    return found


@pytest.mark.parametrize(
    ("difficulty", "plain", "trained", "tired"),
    [("easy", 67, 97, 83), ("medium", 44, 91, 69), ("hard", 30, 82, 58)],
)
def test_the_chance_is_shown_before_the_group_chooses(difficulty: str, plain: int, trained: int, tired: int) -> None:
    """FF.test, FF.test-reroll: 4 faces of success and 1 of the trait; a reroll as long as there is energy."""
    test = f'difficulty = "{difficulty}"'
    row = trial(taken(test, **LORE))
    assert row["chances"] == {"mercenary": trained, "shaman": plain}
    assert (row["has"], row["rerolls"]) == (["mercenary"], ["mercenary"])
    assert trial(taken(test, you=hero("mercenary", traits="lore", energy=0)))["chances"]["mercenary"] == tired


def test_the_dice_are_shown_too_and_whispers_among_them() -> None:
    """FF.test-dice, FF.whispers"""
    row = trial(taken('difficulty = "medium"', you=hero("mercenary", corruption="c-whispers")))
    assert row["dice"] == {"mercenary": 3, "shaman": 2} and row["difficulty"] == 1


def test_a_test_under_way_leaves_no_time_for_packs() -> None:
    """FF.test-no-swap: neither who tests nor a reroll can be answered by opening them."""
    t = taken('difficulty = "easy"', "test:fail", you=hero("mercenary", traits="lore", items="scholar-robe"), food=1)
    assert "packs" in t.options()
    t.group("try")
    assert t.options() == ["mercenary", "shaman"]
    t.group("mercenary").asks("test-reroll", options="yes no")


# ---------------------------------------------------------------- what it has come to is told
PASSAGES = r"""
[[scene]]
id = "here"
text = { en = "A door.", fr = "Une porte." }
[[scene.choices]]
id = "plain"
goto = "there"
told = { en = "It opens.", fr = "Elle s’ouvre." }
[[scene.choices]]
id = "mute"
goto = "there"
[[scene.choices]]
id = "fight"
goto = "ford"
told = { en = "It bites.", fr = "Elle mord." }
[[scene.choices]]
id = "route"
goto = "way"
told = { en = "It turns.", fr = "Elle tourne." }
[[scene.choices]]
id = "try"
test = { trait = "lore", difficulty = "easy", but = "banned" }
pass.goto = "there"
pass.effects = [{ gold = 2 }]
pass.text = { en = "You know the word.\n\nIt is *please*.", fr = "Vous savez le mot.\n\nC’est *pardon*." }
fail.goto = "there"
fail.text = { en = "You say a word.", fr = "Vous dites un mot." }
[[scene]]
id = "there"
text = { en = "A room.", fr = "Une chambre." }
choices = [{ id = "back", goto = "here", effects = [{ mark = "banned", who = "mercenary" }] }]
[[scene]]
id = "way"
kind = "router"
routes = [{ goto = "there" }]
[[scene]]
id = "ford"
kind = "combat"
combat = "a1-ford-of-smoke"
text = { en = "A ford.", fr = "Un gué." }
win = "there"
lose = "there"
"""


def door(**fields: Any) -> Ruling:
    t = given(**{"stories": told(PASSAGES), "seats": 1, **fields})
    t.mark()
    return t


def page(t: Ruling, lang: str = "en") -> list[str]:
    """What is read on the open page, in order."""
    shown = pages(cast(Any, {**GAME.shown.view(t.s, 0), "decision": {"kind": "choice", "seat": 0}}), lang)
    return [note for thing in shown[0].things for note in thing.notes]


def view(t: Ruling) -> dict[str, Any]:
    found: dict[str, Any] = t.sees("you")["story"]
    return found


@pytest.mark.parametrize(
    ("roll", "how", "en", "fr"),
    [
        ("success", "passed", "You know the word.", "Vous savez le mot."),
        ("fail", "failed", "You say a word.", "Vous dites un mot."),
    ],
)
def test_what_a_test_has_come_to_is_told_before_the_scene_that_follows(roll: str, how: str, en: str, fr: str) -> None:
    """FF.test: at once, in both languages, on the page and in the log."""
    t = door(chance=f"test:{roll}").group("try", "shaman").then("table", scene="there")
    assert [e.note.split("/")[1:] for e in t.events() if e.kind == "comes-of-it"] == [["here", "try", how]]
    kinds = [e.kind for e in t.events()]
    assert kinds.index("comes-of-it") > kinds.index(f"test-{how}") and kinds.index("comes-of-it") < kinds.index("tells")
    assert view(t)["result"] == f"here/try/{how}"
    assert page(t)[0] == en and page(t)[-1] == "A room."
    assert page(t, "fr")[0] == fr and page(t, "fr")[-1] == "Une chambre."
    t.group("back")
    assert view(t)["result"] == "" and page(t) == ["A door."]


def test_a_choice_without_a_test_may_tell_what_comes_of_it_too() -> None:
    """FF.flags: also past a router, which nobody reads."""
    assert page(door().group("plain")) == ["It opens.", "A room."]
    assert page(door().group("mute")) == ["A room."]
    assert page(door().group("route")) == ["It turns.", "A room."]


def test_what_leads_into_a_combat_is_told_in_the_log() -> None:
    """FF.flags: a combat has no page of its own."""
    t = door().group("fight")
    lines = [line.text for line in story(t.events(), None, "en")]
    assert "It bites." in lines
    assert not any(["It opens." in line.text for line in story(door().group("plain").events(), None, "en")])


def test_who_something_is_remembered_of_does_not_take_a_test_about_it() -> None:
    """FF.test"""
    t = door(flags="banned-mercenary")
    assert list(next(c for c in view(t)["choices"] if c["id"] == "try")["trial"]["chances"]) == ["shaman"]
    t.group("try").asks("tester", options="shaman")


def test_what_was_told_last_is_read_again_when_a_chronicle_goes_on() -> None:
    """FF.save-content: a memoir of before has no such line."""
    t = door().group("plain")
    now = taken_memoir(t.s, CHOOSING)
    assert now["saga"]["result"] == "here/plain/told"
    old = {**now, "saga": {k: v for k, v in now["saga"].items() if k != "result"}}
    for memoir, result in ((now, "here/plain/told"), (old, "")):
        s = t.s.clone()
        assert s.tale is not None
        lay(s, s.tale, memoir)
        assert s.saga is not None and s.saga.result == result
