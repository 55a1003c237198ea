"""Dice: pools, the limit of four, what a face may be used as, rerolls."""

from __future__ import annotations

from itertools import product
from typing import Any

from tableforge.fateforge import codes
from tableforge.fateforge.doors.testing import Ruling, given, hero
from tableforge.fateforge.ops.helping import reroll_choices

FORD = "mill-ford"


def rolling(you: dict[str, object], **more: Any) -> Ruling:
    """A round in which dice are about to be chosen and rolled."""
    return given(map=FORD, you=you, ally=hero("shaman", at="a"), step="dice", **more)


def preparing(results: str, **more: Any) -> Ruling:
    """The Mercenary behind her screen, the Shaman ready."""
    return given(
        map=FORD,
        you=hero("mercenary", at="b", results=results, **more),
        ally=hero("shaman", at="a", ready=True),
        step="prepare",
    )


# ---------------------------------------------------------------- pools
def test_a_weapon_adds_its_die_to_the_pool_and_rewards_and_items_do_too() -> None:
    """FF.dice-pool, FF.weapon-die, FF.item-die"""
    t = rolling(hero("mercenary", at="b", items="hill-sword celerity-boots", more_dice="blue"))
    t.then("you", dice="red red yellow green blue yellow melee")


def test_a_secondary_weapon_adds_no_die() -> None:
    """FF.weapon-die"""
    t = rolling(hero("mercenary", at="b", items="buckler"), chance=[])
    t.then("you", dice="red red yellow green")


def test_no_more_than_four_dice_are_rolled_and_the_weapon_die_is_one_of_them() -> None:
    """FF.four-dice, FF.weapon-die-in-four, FF.choose-dice"""
    t = rolling(hero("mercenary", at="b", items="hill-sword"))
    t.asks("dice", seat="you")
    assert all(len(x.split("/")[1].split("+")) == 4 for x in t.options())
    t.you.does("red+red+yellow+melee").then("you", chosen="red red yellow melee")
    assert len(t.s.heroes[0].results) == 4


def test_the_weapon_die_is_rolled_although_the_weapons_effect_was_used() -> None:
    """FF.weapon-die-independent"""
    t = rolling(hero("mercenary", at="b", items="great-axe", used="great-axe"))
    t.then("you", dice="red red yellow green melee")


def test_a_weapon_in_the_backpack_adds_nothing() -> None:
    """FF.item-slot, FF.weapon-die"""
    t = rolling(hero("mercenary", at="b", items="hill-sword+slot:backpack-2"))
    t.then("you", dice="red red yellow green")


def test_a_stunned_hero_rolls_one_die_fewer_and_is_stunned_no_more() -> None:
    """FF.stunned-hero"""
    t = rolling(hero("mercenary", at="b", stunned=True))
    t.you.does("red+red+yellow").then("you", chosen="red red yellow", stunned=False).because("FF.stunned-hero")
    assert len(t.s.heroes[0].results) == 3


def test_the_other_dice_are_chosen_in_another_round() -> None:
    """FF.choose-dice"""
    t = rolling(hero("mercenary", at="b", items="hill-sword"), rounds=2)
    t.you.does("red+red+yellow+melee")
    t.plays_on(until="dice")
    t.you.does("red+red+green+melee").then("you", chosen="red red green melee")


# ---------------------------------------------------------------- results
def test_a_result_is_used_once() -> None:
    """FF.result-use"""
    t = given(map=FORD, you=hero(at="b", results="strike"), ally=hero("shaman", at="a"), enemies="bruiser.1@b")
    t.you.does("strike:bruiser.1").then("you", results="")
    t.may_not("strike:bruiser.1", "FF.result-use")


def test_a_starred_strike_is_a_strike_and_a_starred_shot_a_shot() -> None:
    """FF.strike-star, FF.shoot-star"""
    t = given(
        map=FORD,
        you=hero(at="b", results="strike* shoot*"),
        ally=hero("shaman", at="a"),
        enemies="bruiser.1@b bruiser.2@c",
    )
    t.you.does("strike:bruiser.1").then("bruiser.1", wounds=1)
    t.you.does("shoot:bruiser.2").then("bruiser.2", wounds=1)


def test_a_miss_does_nothing_and_pays_for_nothing() -> None:
    """FF.miss, FF.joker: a joker takes any result but a miss."""
    t = given(
        map=FORD,
        you=hero(at="b", results="miss miss", energy=0, skills="m-shield-march"),
        ally=hero("shaman", at="a"),
        enemies="recruit.1@b recruit.2@c",
    )
    assert t.options() == ["end-turn"]
    t.may_not("use:m-shield-march", "FF.skill-cost-gain")


def test_a_joker_is_paid_with_any_result() -> None:
    """FF.joker"""
    for x in ("move", "strike", "strike*", "shoot", "shoot*", "focus", "special", "strike/move"):
        t = given(map=FORD, you=hero(at="b", results=x, skills="m-shield-march"), ally=hero("shaman", at="a"))
        assert t.you.may("use:m-shield-march"), x


def test_a_starred_result_pays_for_a_plain_one() -> None:
    """FF.star-pays-plain: a heavy blow asks for a strike and any other."""
    t = given(
        map=FORD,
        you=hero(at="b", results="strike* move", skills="m-heavy-blow"),
        ally=hero("shaman", at="a"),
        enemies="bruiser.1@b+armour:4",
    )
    t.you.does("use:m-heavy-blow").then("bruiser.1", armour=1).then("you", results="")


def test_a_plain_result_never_pays_for_a_starred_one() -> None:
    """FF.star-pays-plain: a beheading asks for a starred strike."""
    t = given(
        map=FORD,
        you=hero(at="b", results="strike strike", skills="m-beheading"),
        ally=hero("shaman", at="a"),
        enemies="bruiser.1@b",
    )
    t.may_not("use:m-beheading", "FF.skill-cost-gain")


def test_a_double_face_is_one_or_the_other_as_its_owner_decides() -> None:
    """FF.slash-face"""
    t = given(map=FORD, you=hero(at="b", results="strike/move"), ally=hero("shaman", at="a"), enemies="bruiser.1@b")
    t.may_not("move:c", "FF.blocking")
    t.you.does("strike:bruiser.1").then("you", results="")

    t = given(map=FORD, you=hero(at="b", results="strike/move"), ally=hero("shaman", at="a"), enemies="recruit.1@b")
    t.you.does("move:c").then("you", results="", at="c")


def test_a_price_without_colour_is_paid_by_any_die_that_shows_the_icon() -> None:
    """FF.result-colour: the strike of a yellow die is as good as that of a red one, and offered once."""
    t = given(
        map=FORD,
        you=hero(at="b", results="yellow:move/strike red:strike/move red:strike", skills="m-heavy-blow"),
        ally=hero("shaman", at="a"),
        enemies="bruiser.1@b",
    )
    t.you.does("strike:bruiser.1")
    t.asks("pay", options="strike move/strike")


def test_plain_results_are_offered_before_starred_and_starred_before_double_ones() -> None:
    """FF.cheapest-payment"""
    t = given(
        map=FORD,
        you=hero(at="b", results="strike/move strike* strike"),
        ally=hero("shaman", at="a"),
        enemies="bruiser.1@b",
    )
    t.you.does("strike:bruiser.1")
    t.asks("pay", options="strike strike* move/strike")
    t.answers("strike*").then("you", results="move/strike strike")


# ---------------------------------------------------------------- rerolls and triples
def test_for_one_energy_any_misses_are_rerolled_once_in_a_round() -> None:
    """FF.energy-reroll, FF.reroll-in-preparation"""
    t = given(
        map=FORD,
        you=hero("mercenary", at="b", results="red:miss red:miss yellow:move green:focus"),
        ally=hero("shaman", at="a", ready=True),
        step="prepare",
        chance="red:strike* red:miss",
    )
    t.you.does("reroll:1,2").then("you", results="focus miss move strike*", energy=2, energy_rerolled=True)
    t.because("FF.energy-reroll")
    t.may_not("mercenary/reroll:1", "FF.energy-reroll")


def test_only_misses_are_rerolled_for_energy_and_not_all_of_them_must_be() -> None:
    """FF.energy-reroll"""
    t = preparing("red:miss red:miss yellow:move green:focus")
    rerolls = [x for x in t.options() if "reroll" in x]
    assert rerolls == ["mercenary/reroll:1", "mercenary/reroll:1,2"]


def test_without_energy_nothing_is_rerolled() -> None:
    """FF.energy-reroll, FF.no-energy"""
    t = preparing("red:miss red:miss", energy=0)
    t.may_not("mercenary/reroll:1", "FF.no-energy")


def test_in_the_action_phase_no_die_is_rerolled() -> None:
    """FF.reroll-in-preparation"""
    t = given(map=FORD, you=hero("mercenary", at="b", results="miss miss"), ally=hero("shaman", at="a"))
    assert not [x for x in t.options() if "reroll" in x]


def test_one_effect_rerolls_a_die_once_and_another_effect_may_reroll_it_again() -> None:
    """FF.reroll-once, FF.reroll-icon"""
    t = given(
        map=FORD,
        you=hero("thief", at="b", results="yellow:miss yellow:move", skills="t-lucky"),
        ally=hero("shaman", at="a", ready=True),
        step="prepare",
        chance="yellow:miss yellow:miss",
    )
    t.you.does("use:t-lucky", "1").then("you", results="miss move")
    t.may_not("thief/use:t-lucky", "FF.recurrent")
    t.you.does("reroll:1").then("you", results="miss move", energy=3)


def test_one_of_three_equal_results_is_turned_to_another_face_of_its_die() -> None:
    """FF.triple: the colour does not matter."""
    t = preparing("red:strike/move red:strike/move yellow:move/strike green:miss")
    turned = [x for x in t.options() if "triple" in x]
    assert "mercenary/triple:1>strike*" in turned and all(x.split(">")[1] != "move/strike" for x in turned)
    t.you.does("triple:1>strike*").then("you", results="miss move/strike move/strike strike*", tripled=True)
    t.because("FF.triple")


def test_a_strike_and_a_starred_strike_are_no_triple_nor_are_three_misses() -> None:
    """FF.triple"""
    assert not [x for x in preparing("red:strike red:strike melee:strike* green:miss").options() if "triple" in x]
    assert not [x for x in preparing("red:miss red:miss yellow:miss green:focus").options() if "triple" in x]


def test_a_triple_is_used_once() -> None:
    """FF.options"""
    t = preparing("red:strike red:strike melee:strike green:focus")
    t.you.does("triple:1>miss")
    assert not [x for x in t.options() if "triple" in x]


# ---------------------------------------------------------------- choices that come to the same
SHOWN = (codes.result(0, 0), codes.result(0, 2), codes.result(1, 0), codes.given(2))


def by_trying(results: tuple[int, ...], most: int, only_misses: bool) -> list[int]:
    """Every subset of dice, the first of those that take the same results."""
    found: dict[tuple[int, ...], int] = {}
    for m in range(1, 1 << len(results)):
        taken = sorted([r for k, r in enumerate(results) if m >> k & 1])
        dice = all(codes.die_of(r) < 6 and not (only_misses and codes.face_of(r)) for r in taken)
        if dice and len(taken) <= most:
            found.setdefault(tuple(taken), m)
    return list(found.values())


def test_dice_that_show_the_same_are_offered_for_a_reroll_once() -> None:
    """FF.reroll-in-preparation, FF.reroll-card: all rolls of up to four dice, with a result that a card gave among them."""
    for n in range(5):
        for results in product(SHOWN, repeat=n):
            for most in range(1, n + 1):
                for only_misses in (False, True):
                    found = reroll_choices(results, most, only_misses)
                    assert found == by_trying(results, most, only_misses), (results, most)
