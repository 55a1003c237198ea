"""Sanctum in Call of the Archons: creatures."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat


def test_bulwark_armors_its_neighbors() -> None:
    """KF.neighbors, KF.gained-armor: not itself, not further on, not the enemy."""
    t = given(you=seat(line="troll bulwark valdr dodger"), foe=seat(line="bumpsy"))
    t.then("troll", armor=2).then("valdr", armor=2).then("bulwark", armor=2).then("dodger", armor=0).then(
        "bumpsy", armor=0
    )


def test_bulwarks_armor_prevents_damage_to_a_neighbor() -> None:
    """KF.armor."""
    t = given(house="brobnar", you=seat(hand="punch"), foe=seat(line="troll bulwark"))
    t.you.plays("punch", "troll")
    t.then("troll", damage=1, armor_left=0).then("you", amber=1).because("KF.armor").nothing_else()


def test_champion_anaphiel_shelters_its_neighbors() -> None:
    """KF.taunt: those further on may be attacked."""
    t = given(house="brobnar", you=seat(line="troll"), foe=seat(line="urchin champion-anaphiel valdr dodger"))
    t.then("champion-anaphiel", keywords="taunt", power=6, armor=1)
    t.you.fights("troll")
    t.asks("attack", options="champion-anaphiel dodger")


def test_champion_tabris_captures_after_a_fight_it_survives() -> None:
    """KF.fight-after, KF.capture."""
    t = given(house="sanctum", you=seat(line="champion-tabris", amber=1), foe=seat(line="dextre", amber=2))
    t.you.fights("champion-tabris")
    t.then("champion-tabris", amber=1, damage=1).then("foe", amber=1)
    t = given(house="sanctum", active="foe", you=seat(line="troll", amber=2), foe=seat(line="champion-tabris"))
    t.foe.fights("champion-tabris")
    t.then("you", amber=2).then("champion-tabris", zone="discard").then("troll", damage=6).nothing_else()


def test_commander_remiel_uses_a_creature_of_another_house() -> None:
    """KF.use-by-card-ability: in any way it can be used; no Sanctum creature, no enemy."""
    t = given(house="sanctum", you=seat(line="commander-remiel troll sequis dodger"), foe=seat(line="valdr"))
    t.you.reaps("commander-remiel")
    t.asks("target", options="troll dodger")
    t.answers("troll", "reap")
    t.then("troll", ready=False).then("you", amber=2).nothing_else()


def test_commander_remiel_cannot_use_a_creature_of_all_houses() -> None:
    """KF.several-houses-at-once: it is of Sanctum, too; as a maverick of Dis he is none himself, but exhausted."""
    t = given(house="sanctum", you=seat(line="commander-remiel troll[experimental-therapy]"))
    t.you.reaps("commander-remiel")
    t.then("you", amber=1).nothing_else()
    t = given(house="dis", you=seat(line="commander-remiel!dis troll"))
    t.you.reaps("commander-remiel").asks("target", options="commander-remiel troll").answers("commander-remiel")
    t.then("you", amber=1).because("KF.use-requirements-stay").nothing_else()


def test_commander_remiel_cannot_use_an_exhausted_creature() -> None:
    """KF.use-requirements-stay."""
    t = given(house="sanctum", you=seat(line="commander-remiel troll+exhausted sequis"))
    t.you.reaps("commander-remiel")
    t.then("you", amber=1).because("KF.use-requirements-stay").nothing_else()


def test_commander_remiel_unstuns_a_stunned_creature() -> None:
    """KF.stun-use-by-card."""
    t = given(house="sanctum", you=seat(line="commander-remiel troll+stun"))
    t.you.reaps("commander-remiel")
    t.then("troll", stunned=False, ready=False).then("you", amber=1).nothing_else()


def test_duma_heals_the_others_and_draws_two() -> None:
    """KF.destroyed-label: its controller's creatures and deck, whoever is active."""
    t = given(
        house="brobnar",
        active="foe",
        you=seat(line="duma-the-martyr troll+damage:5", deck=3),
        foe=seat(line="valdr+damage:1", hand="punch"),
    )
    t.foe.plays("punch", "duma-the-martyr")
    t.then("duma-the-martyr", zone="discard").then("troll", damage=0).then("foe", amber=1).then("you", hand=2)
    t.then("you.hand", zone="hand").nothing_else()


def test_duma_serves_whoever_controls_it_and_is_still_in_play_when_the_deck_is_reshuffled() -> None:
    """KF.you, KF.empty-deck: the controller's friends and deck; she is in no pile yet."""
    t = given(
        house="brobnar",
        you=seat(hand="punch", line="troll+damage:2"),
        foe=seat(line="duma-the-martyr+owner:you krump+damage:2", discard="dodger urchin"),
    )
    t.you.plays("punch", "duma-the-martyr")
    t.then("krump", damage=0).then("troll", damage=2).then("foe", hand=2, discard="").then("you", hand="")
    t.then("duma-the-martyr", owner="you", zone="discard")


def test_duma_cannot_save_a_creature_that_dies_with_it() -> None:
    """KF.healing-does-not-save: damage healed from a creature already destroyed changes nothing."""
    t = given(
        house="sanctum", you=seat(hand="the-spirit-s-way"), foe=seat(line="duma-the-martyr troll+damage:3", deck=4)
    )
    t.you.plays("the-spirit-s-way")
    t.then("foe", line="", hand=2, discard=2)


@pytest.mark.parametrize("active", ["you", "foe"])
def test_francus_captures_when_an_enemy_dies_fighting_it(active: str) -> None:
    """KF.fight-end-constants: attacking and attacked."""
    t = given(house="sanctum", active=active, you=seat(line="francus"), foe=seat(line="commander-remiel", amber=2))
    (t.you.fights("francus") if active == "you" else t.foe.fights("commander-remiel"))
    t.then("francus", amber=1, damage=2, armor_left=0).then("foe", amber=1).then(
        "commander-remiel", zone="discard"
    ).nothing_else()


def test_francus_captures_nothing_from_other_fights_or_survivors() -> None:
    """KF.fight-end-constants."""
    t = given(house="sanctum", you=seat(line="francus sequis"), foe=seat(line="troll silvertooth", amber=2))
    t.you.fights("sequis", "silvertooth")
    t.then("foe", amber=2).then("silvertooth", zone="discard").nothing_else()
    t.you.fights("francus", "troll")
    t.then("foe", amber=2).then("francus", zone="discard")


@pytest.mark.parametrize(("enemy", "captured"), [("bad-penny", 1), ("sequis[armageddon-cloak]", 0)])
def test_francus_captures_for_a_destroyed_enemy_wherever_it_went_and_not_for_a_saved_one(
    enemy: str, captured: int
) -> None:
    """KF.fight-end-constants, KF.instead: back in hand it was destroyed all the same; saved, it was not."""
    t = given(house="sanctum", you=seat(line="francus francus"), foe=seat(line=enemy, amber=2))
    t.you.fights("you.line[0]")
    t.then("you.line[0]", amber=captured).then("you.line[1]", amber=0).then("foe", amber=2 - captured)


@pytest.mark.parametrize(("amber", "captured"), [(5, 0), (6, 0), (7, 2), (10, 5)])
def test_gatekeeper_leaves_five_of_seven_or_more(amber: int, captured: int) -> None:
    """KF.capture."""
    t = given(house="sanctum", you=seat(hand="gatekeeper", amber=9), foe=seat(amber=amber))
    t.you.plays("gatekeeper")
    t.then("gatekeeper", amber=captured).then("foe", amber=amber - captured).nothing_else()


def test_grey_monk_armors_every_friend_itself_included() -> None:
    """KF.gained-armor: the armor goes with it."""
    t = given(house="brobnar", you=seat(line="grey-monk sequis"), foe=seat(line="troll", hand="punch"))
    t.then("grey-monk", armor=1).then("sequis", armor=3).then("troll", armor=0)


def test_grey_monk_heals_two_when_it_reaps() -> None:
    """KF.heal: friend or foe."""
    t = given(house="sanctum", you=seat(line="grey-monk sequis+damage:1"), foe=seat(line="troll+damage:3"))
    t.you.reaps("grey-monk", "troll")
    t.then("troll", damage=1).then("you", amber=1).nothing_else()


def test_grey_monks_armor_is_lost_with_it() -> None:
    """KF.which-armor-is-lost: used points go first, and no old damage appears."""
    t = given(house="mars", you=seat(hand="ammonia-clouds"), foe=seat(line="grey-monk+damage:1 sequis"))
    t.you.plays("ammonia-clouds")
    t.then("grey-monk", zone="discard").then("sequis", damage=0, armor=2, armor_left=0)


def test_hayyel_gains_for_each_artifact_its_controller_plays() -> None:
    """KF.play-triggers-before-play: not for a creature, not for the opponent's artifact."""
    t = given(house="sanctum", you=seat(line="hayyel-the-merchant", hand="whispering-reliquary sequis"))
    t.you.plays("whispering-reliquary")
    t.then("you", amber=1).nothing_else()
    t.you.plays("sequis", "left")
    t.nothing_else()
    t = given(
        house="sanctum", active="foe", you=seat(line="hayyel-the-merchant"), foe=seat(hand="whispering-reliquary")
    )
    t.foe.plays("whispering-reliquary")
    t.nothing_else()


def test_horseman_of_death_calls_the_horsemen_back() -> None:
    """KF.leaving-destination: creatures with that trait, from its player's pile only."""
    t = given(
        house="sanctum",
        you=seat(hand="horseman-of-death", discard="horseman-of-war sequis horseman-of-famine"),
        foe=seat(discard="horseman-of-pestilence"),
    )
    t.you.plays("horseman-of-death")
    t.then("horseman-of-war", zone="hand").then("horseman-of-famine", zone="hand").nothing_else()


@pytest.mark.parametrize("how", ["play", "fight", "reap"])
def test_horseman_of_famine_destroys_the_least_powerful(how: str) -> None:
    """KF.most-least-powerful, KF.several-labels."""
    you = seat(hand="horseman-of-famine") if how == "play" else seat(line="horseman-of-famine")
    t = given(house="sanctum", you=you, foe=seat(line="dextre urchin"))
    if how == "play":
        t.you.plays("horseman-of-famine")
    elif how == "fight":
        t.you.fights("horseman-of-famine", "urchin")
    else:
        t.you.reaps("horseman-of-famine")
    t.then("urchin", zone="discard").then("you", amber=1 if how == "reap" else 0).nothing_else()


def test_horseman_of_famine_ties_are_the_active_players_choice_and_alone_it_dies() -> None:
    """KF.a-single-one, KF.mandatory-by-default."""
    t = given(house="sanctum", you=seat(hand="horseman-of-famine", line="tocsin"), foe=seat(line="dextre troll"))
    t.you.plays("horseman-of-famine", "left")
    t.asks("target", options="tocsin dextre")
    t = given(house="sanctum", you=seat(hand="horseman-of-famine"))
    t.you.plays("horseman-of-famine")
    t.then("horseman-of-famine", zone="discard").nothing_else()


@pytest.mark.parametrize("how", ["play", "fight", "reap"])
def test_horseman_of_pestilence_hurts_all_but_horsemen(how: str) -> None:
    """KF.one-effect-many-creatures, KF.several-labels."""
    you = "horseman-of-pestilence"
    side = seat(hand=you, line="troll") if how == "play" else seat(line=f"{you} troll")
    t = given(house="sanctum", you=side, foe=seat(line="horseman-of-war urchin valdr"))
    if how == "play":
        t.you.plays(you, "left")
    elif how == "fight":
        t.you.fights(you, "urchin")
    else:
        t.you.reaps(you)
    t.then("urchin", zone="discard").then("troll", damage=1).then("valdr", damage=1)
    t.then("you", amber=1 if how == "reap" else 0).nothing_else()


def test_horseman_of_war_lets_every_friend_fight_and_nothing_else() -> None:
    """KF.restricted-permissions: creatures of the active house lose reaping, too."""
    t = given(
        house="sanctum",
        you=seat(hand="horseman-of-war", line="troll lady-maxena dodger+stun", artifacts="hallowed-blaster"),
        foe=seat(line="valdr"),
    )
    t.may_not("fight:troll", "KF.off-house")
    t.you.plays("horseman-of-war", "left")
    t.nothing_else()
    t.may_not("reap:troll", "KF.restricted-permissions").may_not("reap:lady-maxena", "KF.restricted-permissions")
    t.may_not("action:lady-maxena", "KF.restricted-permissions")
    assert t.may("action:hallowed-blaster") and t.may("unstun:dodger")
    t.you.fights("troll")
    t.then("valdr", zone="discard").then("troll", damage=6).nothing_else()


def test_horseman_of_wars_order_outlives_it_and_ends_with_the_turn() -> None:
    """KF.for-the-rest-of-the-turn, KF.action-lasting-part."""
    t = given(
        house="sanctum",
        you=seat(hand="horseman-of-war", line="troll!sanctum sequis", houses=["sanctum", "dis", "mars"]),
        foe=seat(line="valdr", houses=["dis", "mars", "logos"]),
    )
    t.you.plays("horseman-of-war", "left")
    assert t.may("fight:sequis")
    t.you.ends_turn("dis")
    t.foe.ends_turn("sanctum")
    assert t.may("reap:sequis")


def test_jehu_gains_two_when_sanctum_is_chosen() -> None:
    """KF.after-choosing-house: no other house, not the opponent."""
    houses = ["sanctum", "dis", "mars"]
    for house, gained in (("sanctum", 2), ("dis", 0)):
        t = given(step="house", you=seat(line="jehu-the-bureaucrat", houses=houses))
        t.you.chooses_house(house)
        t.then("you", amber=gained).nothing_else()
    t = given(step="house", active="foe", you=seat(line="jehu-the-bureaucrat"), foe=seat(houses=houses))
    t.foe.chooses_house("sanctum")
    t.nothing_else()


def test_lady_maxena_stuns_a_creature_and_can_return_to_hand() -> None:
    """KF.stunning, KF.leaving-destination: her æmber goes to the opponent."""
    t = given(house="sanctum", you=seat(hand="lady-maxena"), foe=seat(line="valdr"))
    t.you.plays("lady-maxena", "valdr")
    t.then("valdr", stunned=True).nothing_else()
    t = given(house="sanctum", you=seat(line="lady-maxena+amber:2 troll"))
    t.you.acts("lady-maxena")
    t.then("lady-maxena", zone="hand", amber=0).then("foe", amber=2).nothing_else()


def test_lady_maxena_goes_to_her_owners_hand() -> None:
    """KF.owner."""
    t = given(house="sanctum", you=seat(line="lady-maxena+owner:foe"))
    t.you.acts("lady-maxena")
    t.then("foe", hand="lady-maxena").then("you", hand="")


def test_lord_golgotha_strikes_the_neighbors_before_the_fight() -> None:
    """KF.before-label: three to each neighbor of the attacked, not to it."""
    t = given(house="sanctum", you=seat(line="lord-golgotha dodger"), foe=seat(line="tocsin bumpsy troll valdr"))
    t.you.fights("lord-golgotha", "bumpsy")
    t.then("tocsin", zone="discard").then("troll", damage=3).then("bumpsy", zone="discard")
    t.then("lord-golgotha", damage=3, armor_left=0).nothing_else()


@pytest.mark.parametrize(("first", "hurt"), [(0, 3), (1, 0)])
def test_lord_golgotha_killed_by_hazardous_damage_first_strikes_nobody(first: int, hurt: int) -> None:
    """KF.order-of-the-two, KF.fight-broken-off: the active player orders them; the dead have no more before-effects."""
    t = given(
        house="sanctum",
        you=seat(line="lord-golgotha+damage:3"),
        foe=seat(line="troll rothais-the-fierce valdr", amber=1),
    )
    t.you.fights("lord-golgotha", "rothais-the-fierce").asks("order", rule="KF.order-of-the-two").answers(first)
    t.then("lord-golgotha", zone="discard").then("troll", damage=hurt).then("valdr", damage=hurt)
    t.then("rothais-the-fierce", damage=0)


def test_lord_golgotha_attacked_does_nothing_of_the_kind() -> None:
    """KF.fight-only-the-attacker."""
    t = given(house="brobnar", active="foe", you=seat(line="lord-golgotha"), foe=seat(line="bumpsy troll"))
    t.foe.fights("bumpsy")
    t.then("bumpsy", zone="discard").then("lord-golgotha", damage=3, armor_left=0).nothing_else()


@pytest.mark.parametrize(("friends", "enemies", "destroyed"), [(0, 1, 1), (0, 3, 2), (1, 3, 1), (1, 4, 2), (3, 2, 1)])
def test_numquid_destroys_until_the_lines_are_even(friends: int, enemies: int, destroyed: int) -> None:
    """KF.repeat: she counts herself among her controller's creatures."""
    t = given(
        house="sanctum", you=seat(hand="numquid-the-fair", line=["troll"] * friends), foe=seat(line=["valdr"] * enemies)
    )
    t.you.plays("numquid-the-fair", *["left"][:friends], *["foe.line[0]"] * (destroyed if enemies > destroyed else 0))
    t.then("foe", line=enemies - destroyed).then("you", line=friends + 1)


def test_numquid_stops_when_she_has_left_play() -> None:
    """KF.repeat-source-gone: Phoenix Heart kills her; three enemies against none, and no second one dies."""
    t = given(
        house="sanctum", you=seat(hand="numquid-the-fair"), foe=seat(line="troll[phoenix-heart] krump valdr dodger")
    )
    t.you.plays("numquid-the-fair", "troll")
    t.then("numquid-the-fair", zone="discard").then("foe", line="krump valdr dodger", hand="troll")


def test_numquid_finds_no_enemy() -> None:
    """KF.playing-for-nothing."""
    t = given(house="sanctum", you=seat(hand="numquid-the-fair", line="troll"))
    t.you.plays("numquid-the-fair", "left")
    t.nothing_else()


def test_protectrix_may_heal_and_shield_a_creature_for_the_turn() -> None:
    """KF.cannot-be-dealt-damage."""
    t = given(house="sanctum", you=seat(line="protectrix sequis+damage:3"), foe=seat(line="troll"))
    t.you.reaps("protectrix", "yes", "sequis")
    t.then("sequis", damage=0).then("you", amber=1).nothing_else()
    t.you.fights("sequis")
    t.then("sequis", damage=0, armor_left=2).then("troll", damage=4).because("KF.cannot-be-dealt-damage").nothing_else()


def test_protectrix_shields_nothing_where_nothing_was_healed() -> None:
    """KF.if-you-do-in-order-to: an undamaged creature cannot be healed; and she may decline."""
    t = given(house="sanctum", you=seat(line="protectrix sequis"), foe=seat(line="troll+damage:1"))
    t.you.reaps("protectrix", "yes", "sequis")
    t.you.fights("sequis")
    t.then("sequis", zone="discard").then("troll", damage=5).nothing_else()
    t = given(house="sanctum", you=seat(line="protectrix sequis+damage:3"))
    t.you.reaps("protectrix", "no")
    t.then("you", amber=1).nothing_else()


@pytest.mark.parametrize(("amber", "taken"), [(0, 0), (3, 1)])
def test_raiding_knight_captures_when_played(amber: int, taken: int) -> None:
    """KF.capture, KF.aember-too-little."""
    t = given(house="sanctum", you=seat(hand="raiding-knight", amber=2), foe=seat(amber=amber))
    t.you.plays("raiding-knight")
    t.then("raiding-knight", amber=taken).then("foe", amber=amber - taken).nothing_else()


@pytest.mark.parametrize("how", ["fight", "reap"])
def test_sanctum_guardian_swaps_with_another_friend(how: str) -> None:
    """KF.swapping-creatures: it may not stay; nobody has left play."""
    t = given(house="sanctum", you=seat(line="sanctum-guardian troll valdr+stun"), foe=seat(line="dextre"))
    t.then("sanctum-guardian", keywords="taunt")
    (t.you.fights("sanctum-guardian") if how == "fight" else t.you.reaps("sanctum-guardian"))
    t.asks("target", options="troll valdr")
    t.answers("valdr")
    t.then("you", line="valdr troll sanctum-guardian").then("valdr", stunned=True).because("KF.swapping-creatures")


def test_sanctum_guardian_alone_stays() -> None:
    """KF.as-much-as-possible: an enemy is no partner."""
    t = given(house="sanctum", you=seat(line="sanctum-guardian"), foe=seat(line="dextre"))
    t.you.reaps("sanctum-guardian")
    t.then("you", amber=1).nothing_else()


def test_sequis_captures_when_it_reaps() -> None:
    """KF.reap, KF.capture."""
    t = given(house="sanctum", you=seat(line="sequis"), foe=seat(amber=2))
    t.you.reaps("sequis")
    t.then("you", amber=1).then("sequis", amber=1).then("foe", amber=1).nothing_else()


def test_sergeant_zakiel_may_ready_a_neighbor_and_fight_with_it() -> None:
    """KF.ready-and-fight-with: a neighbor only."""
    t = given(house="sanctum", you=seat(hand="sergeant-zakiel", line="troll+exhausted dodger"), foe=seat(line="valdr"))
    t.you.plays("sergeant-zakiel", "left", "yes")
    t.then("valdr", zone="discard").then("troll", damage=6, ready=False).nothing_else()


def test_sergeant_zakiel_may_decline_and_readies_even_without_an_enemy() -> None:
    """KF.may, KF.ready-and-fight-no-enemy."""
    t = given(house="sanctum", you=seat(hand="sergeant-zakiel", line="troll+exhausted"), foe=seat(line="valdr"))
    t.you.plays("sergeant-zakiel", "left", "no")
    t.nothing_else()
    t = given(house="sanctum", you=seat(hand="sergeant-zakiel", line="troll+exhausted"))
    t.you.plays("sergeant-zakiel", "left", "yes")
    t.then("troll", ready=True).nothing_else()


def test_staunch_knight_is_stronger_on_a_flank() -> None:
    """KF.position-dependent-values."""
    t = given(you=seat(line="staunch-knight troll staunch-knight staunch-knight"))
    t.then("you.line[0]", power=6).then("you.line[2]", power=4).then("you.line[3]", power=6)


def test_staunch_knight_dies_when_it_is_pushed_off_its_flank() -> None:
    """KF.lethal-damage: as soon as its power is down to its damage."""
    t = given(house="brobnar", you=seat(hand="troll", line="staunch-knight+damage:4 valdr"))
    t.you.plays("troll", "left")
    t.then("staunch-knight", zone="discard", damage=0, power=4).nothing_else()


def test_the_vaultkeeper_stops_thieves() -> None:
    """KF.cannot-beats-must-and-may: its controller's æmber cannot be stolen."""
    t = given(house="shadows", you=seat(line="silvertooth", hand="urchin"), foe=seat(line="the-vaultkeeper", amber=3))
    t.you.plays("urchin", "left")
    t.then("foe", amber=3).because("KF.cannot-beats-must-and-may").nothing_else()


def test_the_vaultkeeper_does_not_stop_capture_or_loss_and_guards_one_side_only() -> None:
    """KF.capture, KF.lose: neither is stealing."""
    t = given(house="sanctum", you=seat(hand="raiding-knight"), foe=seat(line="the-vaultkeeper", amber=3))
    t.you.plays("raiding-knight")
    t.then("foe", amber=2).then("raiding-knight", amber=1).nothing_else()
    t = given(house="brobnar", you=seat(hand="bumpsy"), foe=seat(line="the-vaultkeeper", amber=3))
    t.you.plays("bumpsy")
    t.then("foe", amber=2).nothing_else()
    t = given(house="shadows", you=seat(line="the-vaultkeeper", hand="urchin"), foe=seat(amber=3))
    t.you.plays("urchin", "left")
    t.then("foe", amber=2).then("you", amber=1).nothing_else()


def test_veemos_destroys_each_elusive_creature() -> None:
    """KF.simultaneous-the-set: on both sides; a gained keyword counts."""
    t = given(
        house="sanctum",
        you=seat(hand="veemos-lightbringer", line="noddy-the-thief"),
        foe=seat(line="urchin troll[ring-of-invisibility] valdr"),
    )
    t.you.plays("veemos-lightbringer", "left")
    t.then("noddy-the-thief", zone="discard").then("urchin", zone="discard")
    t.then("foe", line="valdr").then("you", line="veemos-lightbringer")
