"""Where cards meet: what one of them does while another is still at work."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import Ruling, given, seat

THREE = ["logos", "untamed", "brobnar"]


def on_the_left(t: Ruling) -> Ruling:
    """Answer every question about a flank."""
    while t.g.decision is not None and t.g.decision.kind == "flank":
        t.answers("left")
    return t


# ------------------------------------------------------------------ a fight, and what happens beside it
def test_a_creature_struck_down_died_in_a_fight_though_armor_speaks_first() -> None:
    """KF.fight-destruction: Maruck's armor prevents 1 and he captures; Headhunter died in that fight, as The Warchest counts."""
    t = given(
        house="sanctum",
        you=seat(line="maruck-the-marked", artifacts="the-warchest!sanctum"),
        foe=seat(amber=3, line="headhunter"),
    )

    t.you.fights("maruck-the-marked", "headhunter")
    t.then("headhunter", zone="discard").then("maruck-the-marked", amber=1, damage=4)
    t.you.acts("the-warchest")

    t.then("you", amber=1).nothing_else()


def test_a_question_in_the_middle_of_a_blow_does_not_tell_it_twice() -> None:
    """KF.skirmish, KF.timing-conflicts: Umbra takes no damage; which Shadow Self stands in for Bumpsy is asked in between."""
    t = given(house="shadows", you=seat(line="umbra"), foe=seat(line="shadow-self bumpsy shadow-self"))

    t.you.fights("umbra", "bumpsy", 0)

    assert [e.rule for e in t.g.events].count("KF.skirmish") == 1
    t.then("foe.line[0]", damage=2).then("umbra", ready=False).nothing_else()


def test_poison_kills_whoever_takes_the_damage() -> None:
    """KF.poison, KF.armor-and-redirected-damage: the Asp's damage is dealt to Shadow Self, so Shadow Self is destroyed."""
    t = given(house="shadows", you=seat(line="macis-asp"), foe=seat(line="shadow-self bumpsy"))

    t.you.fights("macis-asp", "bumpsy")

    t.then("shadow-self", zone="discard").then("macis-asp", ready=False).nothing_else()


def test_an_attacker_killed_by_hazardous_makes_no_assault() -> None:
    """KF.hazardous-x, KF.fight-broken-off: of the two the active player lets Briar Grubbling's come first."""
    t = given(house="untamed", you=seat(line="fanghouse"), foe=seat(line="briar-grubbling"))

    t.you.fights("fanghouse", "briar-grubbling", "briar-grubbling@foe-line:0:hazardous")

    t.then("fanghouse", zone="discard").nothing_else()


def test_what_holds_only_while_it_attacks_also_opens_the_attack() -> None:
    """KF.no-target-no-fight, KF.taunt: off its flank Niffle Ape cannot fight the camouflaged Anaphiel, but it ignores his taunt."""
    t = given(
        house="untamed",
        you=seat(line="troll niffle-ape valdr"),
        foe=seat(line="champion-anaphiel[camouflage] sequis"),
    )

    t.you.fights("niffle-ape")

    t.then("sequis", damage=1, armor_left=0).then("niffle-ape", zone="discard").nothing_else()


# ------------------------------------------------------------------ a card that leaves and comes back is a new one
def test_the_neighbors_of_an_attacked_creature_are_those_it_had() -> None:
    """KF.neighbors-of-a-departed-creature: Greking kills Bumpsy and puts it into your line; Smite hurts Troll and Valdr."""
    t = given(house="sanctum", you=seat(line="overlord-greking", hand="smite"), foe=seat(line="troll bumpsy valdr"))

    on_the_left(t.you.plays("smite", "bumpsy"))

    t.then("overlord-greking", damage=5, ready=False).then("troll", damage=2).then("valdr", damage=2)
    t.then("bumpsy", controller="you", ready=False, damage=0)


def test_an_effect_loses_sight_of_a_creature_that_died_and_came_back() -> None:
    """KF.leaving-lasting-effects: the enemy Greking kills the chosen Bumpsy and takes it; it is not readied to fight again."""
    t = given(
        house="sanctum",
        you=seat(line="bumpsy+damage:4", hand="one-stood-against-many"),
        foe=seat(line="overlord-greking urchin dodger"),
    )

    on_the_left(t.you.plays("one-stood-against-many", "overlord-greking"))

    t.then("bumpsy", controller="foe", ready=False, damage=0).then("overlord-greking", damage=5)
    t.then("urchin", damage=0).then("dodger", damage=0)


def test_a_trigger_that_waits_is_about_the_creature_as_it_was() -> None:
    """KF.leaving-lasting-effects: Bumpsy fought and died; Greking's player has it now: it captures nothing for Take Hostages."""
    t = given(
        house="sanctum",
        you=seat(line="bumpsy!sanctum+damage:4", hand="take-hostages"),
        foe=seat(amber=3, line="overlord-greking"),
    )
    t.you.plays("take-hostages")

    on_the_left(t.you.fights("bumpsy", "overlord-greking", "overlord-greking@foe-line:0:after"))

    t.then("bumpsy", controller="foe", amber=0).then("you", amber=1).then("foe", amber=3)


def test_what_was_purged_is_not_put_into_play() -> None:
    """KF.purged-no-interaction: Annihilation Ritual purges Greking's victim: there is nothing to put into play."""
    t = given(house="dis", you=seat(line="overlord-greking", artifacts="annihilation-ritual"), foe=seat(line="bumpsy"))

    t.you.fights("overlord-greking", "bumpsy")

    t.then("bumpsy", zone="purged").then("overlord-greking", damage=5, ready=False).nothing_else()


def test_whose_a_destroyed_creature_was_is_not_changed_by_what_becomes_of_it() -> None:
    """KF.friendly-enemy: the Bumpsy that Greking killed is yours now; it was an enemy creature when it died in the fight."""
    t = given(house="dis", you=seat(line="overlord-greking", artifacts="the-warchest!dis"), foe=seat(line="bumpsy"))
    on_the_left(t.you.fights("overlord-greking", "bumpsy"))
    t.then("bumpsy", controller="you")

    t.you.acts("the-warchest")

    t.then("you", amber=1).nothing_else()


def test_your_own_creature_is_no_enemy_for_having_been_taken() -> None:
    """KF.friendly-enemy: your Bumpsy died attacking their Greking and is theirs now; Foozle asks for an enemy that died."""
    t = given(house="brobnar", you=seat(line="bumpsy+damage:4 foozle"), foe=seat(line="overlord-greking"))
    on_the_left(t.you.fights("bumpsy", "overlord-greking"))
    t.then("bumpsy", controller="foe")

    t.you.reaps("foozle")

    t.then("you", amber=1).nothing_else()


# ------------------------------------------------------------------ effects that last
def test_a_lasting_effect_works_while_the_card_that_made_it_is_dying() -> None:
    """KF.for-the-rest-of-the-turn: the Goblin reaped; Soulkeeper on it takes Dodger with it, and both facts count."""
    t = given(house="brobnar", you=seat(line="looter-goblin[soulkeeper]", hand="punch"), foe=seat(line="dodger"))
    t.you.reaps("looter-goblin")

    t.you.plays("punch", "looter-goblin")

    t.then("looter-goblin", zone="discard", upgrades="").then("dodger", zone="discard").then(
        "soulkeeper", zone="discard"
    )
    t.then("you", amber=3).nothing_else()


@pytest.mark.parametrize("first", ["autocannon@foe-artifacts:0:after", "restringuntus@line:0:play"])
def test_until_it_leaves_play_is_over_for_a_card_that_has_left(first: str) -> None:
    """KF.leaving-lasting-effects: Autocannon kills Restringuntus before or after he forbids Brobnar: it is free in the end."""
    t = given(house="dis", you=seat(hand="restringuntus"), foe=seat(artifacts="autocannon", houses=THREE))

    t.you.plays("restringuntus", first, "brobnar")

    t.then("restringuntus", zone="discard").nothing_else()
    t.you.ends_turn()
    assert t.may("brobnar")
    assert t.s.lasting == ()


def test_sneklifter_without_prey_leaves_nothing_behind() -> None:
    """KF.as-much-as-possible: there is no artifact to take and none to be considered Shadows, now or later."""
    t = given(house="shadows", you=seat(hand="sneklifter"), foe=seat())

    t.you.plays("sneklifter")

    assert t.s.lasting == ()


def test_what_a_taken_artifact_was_considered_to_be_goes_with_it() -> None:
    """KF.leaving-lasting-effects: Sneklifter's Cannon counts as Shadows until it leaves play."""
    t = given(
        house="shadows",
        you=seat(hand="sneklifter grasping-vines!shadows", houses=["shadows", "dis", "mars"]),
        foe=seat(artifacts="cannon"),
    )
    t.you.plays("sneklifter")
    t.then("cannon", controller="you", houses="shadows")

    t.you.plays("grasping-vines", "cannon")

    t.then("cannon", zone="hand", owner="foe", houses="brobnar")
    assert t.s.lasting == ()


def test_a_turn_that_is_over_takes_its_last_effects_with_it() -> None:
    """KF.for-the-rest-of-the-turn: Jargogle dies when the Tunneler's effect ends and plays Loot the Bodies: for no turn at all."""
    t = given(
        house="logos",
        you=seat(
            artifacts="spectral-tunneler haedroth-s-wall",
            line="valdr jargogle/loot-the-bodies krump",
            hand="punch!logos",
            deck=8,
        ),
        foe=seat(line="bumpsy", houses=THREE),
    )
    t.you.acts("spectral-tunneler", "jargogle")
    t.you.plays("punch", "jargogle")
    t.then("jargogle", power=4, damage=3)
    t.you.ends_turn("brobnar")
    t.then("jargogle", zone="discard").then("loot-the-bodies", zone="discard")

    t.foe.fights("bumpsy", "valdr")

    t.then("bumpsy", zone="discard").then("valdr", damage=5).nothing_else()


# ------------------------------------------------------------------ steps of the turn
def test_omega_ends_the_step_it_is_played_in_and_no_other() -> None:
    """KF.omega: Strange Gizmo destroys Jargogle in step 1; Gravid Cycle is played there, and step 3 is as long as ever."""
    t = given(
        step="forge",
        you=seat(amber=6, houses=THREE, artifacts="strange-gizmo", line="jargogle/gravid-cycle", hand="dust-pixie"),
        foe=seat(),
    )

    t.you.chooses_house("untamed")

    t.asks("act", "you").then("table", step="main", active="you")
    t.you.plays("dust-pixie")
    t.then("dust-pixie", zone="line").then("gravid-cycle", zone="discard")


def test_what_was_played_in_step_1_does_not_shut_out_alpha() -> None:
    """KF.alpha-scope: Jargogle's Regrowth was played as the key was forged; in step 3 Glimmer is still the first."""
    t = given(
        step="forge",
        you=seat(
            amber=6,
            houses=THREE,
            artifacts="strange-gizmo",
            line="jargogle/regrowth",
            hand="glimmer",
            discard="valdr snufflegator",
        ),
        foe=seat(),
    )
    t.answers("valdr").you.chooses_house("untamed")

    t.you.plays("glimmer", "snufflegator")

    t.then("glimmer", zone="line").then("snufflegator", zone="hand")


def test_a_permission_for_other_houses_serves_a_card_of_the_active_one_in_the_first_turn() -> None:
    """KF.first-turn-effects-may-change: a maverick Phase Shift of Brobnar allows one non-Logos card more; Punch is one."""
    t = given(
        turn=1,
        first="you",
        house="brobnar",
        you=seat(hand="phase-shift!brobnar punch dodger"),
        foe=seat(line="troll"),
    )
    t.you.plays("phase-shift")
    assert t.may("play:dodger")

    t.you.plays("punch")

    t.then("troll", damage=3).then("you", amber=1).nothing_else()
    t.may_not("play:dodger", "KF.off-house")


# ------------------------------------------------------------------ entering play
@pytest.mark.parametrize(("witch", "ready"), [("you", False), ("foe", True)])
def test_a_card_that_enters_under_the_opponent_is_one_of_their_creatures(witch: str, ready: bool) -> None:
    """KF.card-overrides, KF.friendly-enemy: it is the Duskwitch of Scowly Caper's controller who readies it."""
    sides = {"you": seat(hand="scowly-caper"), "foe": seat()}
    sides[witch]["line"] = "duskwitch"
    t = given(house="shadows", you=sides["you"], foe=sides["foe"])

    on_the_left(t.you.plays("scowly-caper"))

    t.then("scowly-caper", controller="foe", ready=ready)


def test_the_next_creature_you_play_is_yours_to_ready_wherever_it_enters() -> None:
    """KF.card-overrides: Soft Landing speaks of what you play, not of what you control."""
    t = given(house="shadows", you=seat(hand="soft-landing!shadows scowly-caper"), foe=seat())
    t.you.plays("soft-landing")

    t.you.plays("scowly-caper")

    t.then("scowly-caper", controller="foe", ready=True)


def test_a_deploy_creature_returned_to_play_takes_any_place() -> None:
    """KF.deploy-scope, KF.spangler-box: Challe comes back out of the box between Troll and Valdr."""
    t = given(
        house="untamed",
        you=seat(artifacts="spangler-box!untamed", line="challe-the-safeguard troll valdr", hand="grasping-vines"),
        foe=seat(line="bumpsy"),
    )
    t.you.acts("spangler-box", "challe-the-safeguard")

    t.you.plays("grasping-vines", "spangler-box").asks("place", "you", "KF.deploy").answers("place:1")

    t.then("you", line="troll challe-the-safeguard valdr")


# ------------------------------------------------------------------ æmber and archives
def test_what_the_spider_takes_was_not_gained_by_reaping() -> None:
    """KF.instead: Ether Spider captures the æmber of the reap; there is none for Sir Marrows to capture."""
    t = given(house="brobnar", you=seat(amber=3, line="bumpsy"), foe=seat(line="ether-spider sir-marrows"))

    t.you.reaps("bumpsy")

    t.then("ether-spider", amber=1).nothing_else()


def test_banished_cards_carry_no_mark_of_a_taker() -> None:
    """KF.leaving-destination-stated: your own Bumpsy, theirs for now, is banished to their archives; Dysania discards it there."""
    t = given(house="dis", you=seat(hand="banish dysania!dis"), foe=seat(line="bumpsy+owner:you troll"))
    t.you.plays("banish", "bumpsy")
    t.then("foe", archives="bumpsy")

    t.you.plays("dysania")

    t.then("bumpsy", zone="discard", owner="you").then("foe", archives="").then("you", amber=2)


# ------------------------------------------------------------------ abilities that set each other off
@pytest.mark.parametrize("theirs", ["", "replicator"])
def test_two_replicators_that_can_only_trigger_each_other_come_to_an_end(theirs: str) -> None:
    """KF.triggering-without-use: each names the other as the only other creature; what is under way is not begun again."""
    t = given(house="logos", you=seat(line="replicator" if theirs else "replicator replicator"), foe=seat(line=theirs))

    t.you.reaps("you.line[0]")

    t.then("you", amber=1).then("you.line[0]", ready=False).asks("act", "you")


def test_a_replicator_may_pass_on_to_a_third_creature() -> None:
    """KF.triggering-without-use: the first triggers the second, the second Doc Bookton: one card is drawn."""
    t = given(house="logos", you=seat(line="replicator replicator doc-bookton", deck="troll"), foe=seat())

    t.you.reaps("you.line[0]", "replicator@line:1", "doc-bookton")

    t.then("you", amber=1, hand="troll")
