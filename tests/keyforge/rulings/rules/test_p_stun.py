"""Group P of the rules: stun (items 173 to 182)."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat

EDITIONS = ["1.0", "1.1", "1.3"]
THREE = ["brobnar", "dis", "logos"]


def test_a_stun_is_one_status_card_on_the_creature() -> None:
    """KF.stunning: Tremor stuns Troll and both neighbors; the fourth creature and ready states are untouched."""
    t = given(house="brobnar", you=seat(hand="tremor", line="groke"), foe=seat(line="dodger troll umbra urchin"))
    t.you.plays("tremor", "troll")
    t.then("foe.line[0:3]", stunned=True, ready=True).then("urchin", stunned=False)
    t.because("KF.stunning")
    t.nothing_else()


@pytest.mark.parametrize("foe", [seat(amber=3), seat(amber=3, line="troll")])
def test_the_next_use_of_a_stunned_creature_only_exhausts_it_and_removes_the_stun(foe: dict[str, object]) -> None:
    """KF.stun-next-use: Noddy neither reaps nor fights nor acts; one kind of use is offered, and nothing comes of it."""
    t = given(house="shadows", you=seat(line="noddy-the-thief+stun dodger"), foe=foe)
    assert t.g.decision is not None
    assert [o.key for o in t.g.decision.options if "noddy" in o.key] == ["unstun:noddy-the-thief@line:0"]
    for verb in ("reap", "fight", "action"):
        t.may_not(f"{verb}:noddy-the-thief", "KF.stun-next-use")
    t.you.unstuns("noddy-the-thief")
    t.then("noddy-the-thief", stunned=False, ready=False).then("you", amber=0).then("foe", amber=3).then(
        "dodger", ready=True
    )
    t.because("KF.stun-next-use")
    t.nothing_else()


def test_a_creature_that_lost_its_stun_works_again_once_readied() -> None:
    """KF.stun-next-use: only the next use is swallowed."""
    t = given(house="brobnar", you=seat(line="groke+stun", hand=6, houses=THREE), foe=seat(hand=6, houses=THREE))
    t.you.unstuns("groke")
    t.you.ends_turn()
    t.foe.chooses_house("dis")
    t.foe.ends_turn()
    t.you.chooses_house("brobnar")
    t.you.reaps("groke").then("you", amber=1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_effect_that_uses_a_stunned_creature_removes_the_stun_instead(edition: str) -> None:
    """KF.stun-use-by-card: Anger readies the stunned Headhunter; the fight becomes the loss of its stun."""
    t = given(
        house="brobnar",
        edition=edition,
        you=seat(hand="anger", line="headhunter+stun+exhausted groke"),
        foe=seat(line="dodger"),
    )
    t.you.plays("anger", "headhunter")
    t.then("headhunter", stunned=False, ready=False, damage=0).then("dodger", damage=0).then("you", amber=1)
    t.because("KF.two-states", "KF.stun-next-use")
    t.nothing_else()


@pytest.mark.parametrize("edition", EDITIONS)
def test_that_works_with_no_enemy_creature_too(edition: str) -> None:
    """KF.stun-even-with-no-enemy: the replacement comes before the fight begins. An unstunned creature just stays ready."""
    t = given(
        house="brobnar", edition=edition, you=seat(hand="anger anger", line="headhunter+stun+exhausted groke+exhausted")
    )
    t.you.plays("anger", "headhunter").then("headhunter", stunned=False, ready=False)
    t.you.plays("anger", "groke").then("groke", ready=True)


def test_a_use_by_card_on_a_stunned_creature_asks_no_further() -> None:
    """KF.stun-use-by-card: Dominator Bauble: no choice between reap and fight, only the stun goes."""
    t = given(house="dis", you=seat(artifacts="dominator-bauble", line="dodger+stun charette"), foe=seat(line="troll"))
    t.you.acts("dominator-bauble", "dodger").then("dodger", stunned=False, ready=False).then("you", amber=0)


def test_removing_a_stun_is_still_a_use() -> None:
    """KF.stun-still-a-use: the creature must be ready, of the active house, and not forbidden to be used."""
    t = given(house="dis", you=seat(line="groke+stun charette+stun+exhausted pit-demon+stun", houses=THREE))
    t.may_not("unstun:groke", "KF.off-house").may_not("unstun:charette", "KF.only-ready-cards-are-used")
    assert t.may("unstun:pit-demon")
    t = given(house="brobnar", you=seat(line="groke[earthbind]+stun"))
    t.may_not("unstun:groke", "KF.cannot-beats-must-and-may")


@pytest.mark.parametrize("stunned", [True, False])
def test_a_card_that_forbids_the_fight_does_not_keep_the_stun_on(stunned: bool) -> None:
    """KF.stun-even-with-no-enemy, KF.cannot-beats-must-and-may: Anger in the turn after Foggify.  Groke is readied; stunned, it
    is used and loses its stun, though it cannot fight; not stunned, it stays ready.

    The reason: unstunning replaces the use before it begins (FAQ 11).  What Foggify forbids is to use a creature to fight, and
    no creature fights; in the same way the rule that nobody fights without a target does not keep the stun on.  Only what
    forbids to use the creature at all would.
    """
    t = given(
        house="logos",
        you=seat(hand="foggify", line="dextre", deck=9, houses=THREE),
        foe=seat(line="groke+exhausted" + "+stun" * stunned, hand="anger", deck=9, houses=THREE),
    )
    t.you.plays("foggify")
    t.you.ends_turn("brobnar")

    t.foe.plays("anger")

    t.then("groke", ready=not stunned, stunned=False).then("dextre", damage=0)
    t.because("KF.two-states", "KF.stun-next-use" if stunned else "KF.cannot-beats-must-and-may")


def test_a_creature_that_cannot_be_used_at_all_keeps_its_stun() -> None:
    """KF.stun-still-a-use: after Skippy Timehog Anger readies Groke, but it cannot be used, and its stun stays."""
    t = given(
        house="logos",
        you=seat(hand="skippy-timehog", line="dextre", deck=9, houses=THREE),
        foe=seat(line="groke+stun+exhausted", hand="anger", deck=9, houses=THREE),
    )
    t.you.plays("skippy-timehog", "left")
    t.you.ends_turn("brobnar")

    t.foe.plays("anger")

    t.then("groke", ready=True, stunned=True).because("KF.cannot-beats-must-and-may")


@pytest.mark.parametrize("joya", [True, False])
@pytest.mark.parametrize("foggify", [True, False])
def test_a_creature_that_may_neither_reap_nor_fight_may_still_lose_its_stun(joya: bool, foggify: bool) -> None:
    """KF.stun-even-with-no-enemy, KF.stun-still-a-use: no reap under Barrister Joya, no fight after Foggify; Groke may
    be used all the same, for the use is replaced before it begins.  Afterwards, ready again, it could do nothing."""
    t = given(
        house="logos",
        you=seat(hand="foggify" if foggify else "", line="barrister-joya" if joya else "dextre", deck=9, houses=THREE),
        foe=seat(line="groke+stun troll", hand=6, houses=THREE),
    )
    if foggify:
        t.you.plays("foggify")
    t.you.ends_turn()
    t.foe.chooses_house("brobnar")

    assert (t.may("reap:troll"), t.may("fight:troll")) == (not joya, not foggify)
    t.foe.unstuns("groke").then("groke", stunned=False, ready=False).then("foe", amber=0)


def test_a_creature_that_is_not_stunned_has_no_stun_to_remove() -> None:
    """KF.stun-still-a-use: the act is offered for stunned creatures only."""
    t = given(house="brobnar", you=seat(line="groke troll+stun"))
    t.may_not("unstun:groke", "KF.stun-next-use")
    assert t.may("unstun:troll")


def test_constant_abilities_and_keywords_of_a_stunned_creature_stay_active() -> None:
    """KF.stun-other-abilities: stunned, Anaphiel still taunts, Bulwark still gives armor, Dust Imp still dies for 2."""
    t = given(
        house="brobnar",
        you=seat(hand="punch", line="groke"),
        foe=seat(line="bulwark+stun champion-anaphiel+stun dodger dust-imp+stun"),
    )
    t.then("champion-anaphiel", armor=3)
    t.you.fights("groke").asks("attack", options="champion-anaphiel dust-imp").answers("champion-anaphiel")
    t.you.plays("punch", "dust-imp").then("foe", amber=2)


def test_a_stunned_creature_that_is_attacked_deals_its_damage() -> None:
    """KF.stun-attacked: Dodger strikes back with 5, keeps its stun, and does not exhaust."""
    t = given(house="brobnar", you=seat(line="troll"), foe=seat(line="dodger+stun lollop-the-titanic"))
    t.you.fights("troll", "dodger").then("troll", damage=5, ready=False).then("foe", discard="dodger")
    t = given(house="shadows", you=seat(line="umbra"), foe=seat(line="troll+stun"))
    t.you.fights("umbra").then("troll", stunned=True, ready=True, damage=2).then("umbra", damage=0)


def test_a_stunned_creature_gets_no_second_stun() -> None:
    """KF.stun-no-second: stunned twice, it needs one use to be free."""
    t = given(
        house="brobnar",
        active="foe",
        you=seat(line="groke"),
        foe=seat(hand="tremor tremor", line="troll", houses=THREE),
    )
    t.foe.plays("tremor", "groke")
    t.foe.plays("tremor", "groke").then("groke", stunned=True)
    t.foe.ends_turn()
    t.you.chooses_house("brobnar")
    t.you.unstuns("groke").then("groke", stunned=False)


def test_a_stunned_creature_may_be_chosen_for_a_stun() -> None:
    """KF.stun-may-be-chosen: Smaaash points at an enemy that is stunned already, and nothing happens, to itself neither."""
    t = given(house="brobnar", you=seat(hand="smaaash"), foe=seat(line="dodger+stun troll+stun"))
    t.you.plays("smaaash").asks("target", options="smaaash dodger troll").answers("dodger")
    t.then("smaaash", stunned=False, zone="line").then("dodger", stunned=True).then("troll", stunned=True)
    t.nothing_else()


def test_readying_does_not_remove_a_stun() -> None:
    """KF.stun-readying: in step 4, and by an effect."""
    t = given(house="brobnar", you=seat(line="groke+stun+exhausted", hand=6), foe=seat(hand=6))
    t.you.ends_turn().then("groke", ready=True, stunned=True)
    t = given(house="mars", you=seat(hand="squawker", line="tunk+stun+exhausted"))
    t.you.plays("squawker", "first").then("tunk", ready=True, stunned=True)
