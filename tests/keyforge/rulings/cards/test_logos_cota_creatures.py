"""Logos in Call of the Archons: creatures."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat

THREE = ["logos", "dis", "mars"]


def test_batdrone_steals_when_it_fights_and_takes_no_damage() -> None:
    """KF.skirmish, KF.fight-after."""
    t = given(house="logos", you=seat(line="batdrone"), foe=seat(line="troll", amber=2))
    t.then("batdrone", keywords="skirmish")
    t.you.fights("batdrone")
    t.then("troll", damage=2).then("you", amber=1).then("foe", amber=1).because(
        "KF.skirmish", "KF.steal"
    ).nothing_else()


def test_batdrone_attacked_steals_nothing() -> None:
    """KF.fight-only-the-attacker, KF.skirmish-scope."""
    t = given(house="brobnar", active="foe", you=seat(line="batdrone"), foe=seat(line="troll", amber=2))
    t.foe.fights("troll")
    t.then("batdrone", zone="discard").then("troll", damage=2).nothing_else()


@pytest.mark.parametrize("active", ["you", "foe"])
def test_brain_eater_draws_for_what_dies_fighting_it(active: str) -> None:
    """KF.fight-end-constants: attacking or attacked."""
    t = given(
        house="logos",
        active=active,
        you=seat(line="brain-eater", deck="troll valdr"),
        foe=seat(line="batdrone doc-bookton", deck=2),
    )
    t.you.fights("brain-eater", "doc-bookton") if active == "you" else t.foe.fights("doc-bookton")
    t.then("you", hand="troll").then("foe", hand="").then("brain-eater", damage=5).then("doc-bookton", zone="discard")


def test_brain_eater_draws_nothing_when_both_die_or_both_live_or_it_dies_elsewhere() -> None:
    """KF.simultaneous-no-other-ability: it must survive; a death by an effect or in another fight is none of its business."""
    t = given(house="logos", you=seat(line="brain-eater", deck="troll"), foe=seat(line="valdr"))
    t.you.fights("brain-eater")
    t.then("you", hand="", line="").then("foe", line="")
    t = given(
        house="logos",
        you=seat(line="brain-eater batdrone", deck="troll", artifacts="anomaly-exploiter"),
        foe=seat(line="dust-pixie kelifi-dragon+damage:1"),
    )
    t.you.fights("batdrone", "dust-pixie")
    t.you.acts("anomaly-exploiter")
    t.then("you", hand="").then("foe", line="")


@pytest.mark.parametrize(("theirs", "captured"), [(0, 0), (3, 1)])
def test_dextre_captures_one_when_played(theirs: int, captured: int) -> None:
    """KF.capture."""
    t = given(house="logos", you=seat(hand="dextre"), foe=seat(amber=theirs))
    t.you.plays("dextre")
    t.then("dextre", amber=captured).then("foe", amber=theirs - captured).nothing_else()


def test_dextre_goes_on_top_of_its_owners_deck_when_destroyed() -> None:
    """KF.moved-by-its-own-destroyed, KF.leaving-aember-on-creature."""
    t = given(house="brobnar", you=seat(hand="punch", line="troll"), foe=seat(line="dextre+amber:1", deck="valdr"))
    t.you.plays("punch", "dextre")
    t.then("foe", deck="dextre valdr").then("dextre", zone="deck", amber=0, damage=0).then(
        "you", amber=2
    ).nothing_else()


def test_dextre_under_foreign_control_still_goes_to_its_owners_deck() -> None:
    """KF.leaving-destination: whatever "your" suggests; a return to hand is no destruction."""
    t = given(house="brobnar", you=seat(hand="punch", line="dextre+owner:foe", deck="troll"), foe=seat(deck="valdr"))
    t.you.plays("punch")
    t.then("foe", deck="dextre valdr").then("you", deck="troll")
    t = given(house="dis", you=seat(hand="fear"), foe=seat(line="dextre", deck="valdr"))
    t.you.plays("fear")
    t.then("dextre", zone="hand").nothing_else()


def test_doc_bookton_draws_when_it_reaps() -> None:
    """KF.all-of-a-kind: not when it fights."""
    t = given(house="logos", you=seat(line="doc-bookton", deck="troll valdr"))
    t.you.reaps("doc-bookton")
    t.then("you", amber=1, hand="troll").then("troll", zone="hand").nothing_else()
    t = given(house="logos", you=seat(line="doc-bookton", deck="troll"), foe=seat(line="dust-pixie"))
    t.you.fights("doc-bookton")
    t.then("you", hand="")


@pytest.mark.parametrize("keys", [0, 1, 2])
def test_dr_escotera_gains_for_each_key_of_the_opponent(keys: int) -> None:
    """KF.into-the-pool: the player's own keys do not count."""
    t = given(house="logos", you=seat(hand="dr-escotera", keys=1), foe=seat(keys=keys))
    t.you.plays("dr-escotera")
    t.then("you", amber=keys).nothing_else()


def test_dysania_empties_the_opponents_archives_for_profit() -> None:
    """KF.this-way: the player's own archives stay."""
    t = given(house="logos", you=seat(hand="dysania", archives="troll"), foe=seat(archives="dodger urchin"))
    t.you.plays("dysania")
    t.then("you", amber=2, archives="troll").then("foe", archives="", discard="urchin dodger").then(
        "foe.discard", zone="discard"
    ).nothing_else()


def test_dysania_sends_a_taken_card_home_and_is_not_paid_for_it() -> None:
    """KF.discard-of-archives, KF.foreign-cards-in-archives."""
    t = given(house="logos", you=seat(hand="dysania"), foe=seat(archives="dodger troll+owner:you"))
    t.you.plays("dysania")
    t.then("troll", zone="hand", owner="you").then("you", amber=1, hand="troll").then(
        "foe", discard="dodger", archives=""
    )


def test_dysania_gains_nothing_from_empty_archives() -> None:
    """KF.playing-for-nothing."""
    t = given(house="logos", you=seat(hand="dysania"))
    t.you.plays("dysania")
    t.nothing_else()


def test_ganymede_archivist_archives_a_card_from_hand_when_it_reaps() -> None:
    """KF.into-the-archives: with no hand nothing is archived."""
    t = given(house="logos", you=seat(line="ganymede-archivist", hand="troll valdr"))
    t.you.reaps("ganymede-archivist", "valdr")
    t.then("you", amber=1, archives="valdr", hand="troll").then("valdr", zone="archives").nothing_else()
    t = given(house="logos", you=seat(line="ganymede-archivist", deck="troll"))
    t.you.reaps("ganymede-archivist")
    t.then("you", amber=1).nothing_else()


def test_harland_mindlock_takes_a_flank_creature_as_it_is() -> None:
    """KF.taking-control, KF.nothing-is-reset: stun, damage, æmber and upgrade stay; the middle cannot be chosen."""
    t = given(
        house="logos",
        you=seat(hand="harland-mindlock", line="mother"),
        foe=seat(line="dodger+stun+damage:2+amber:1 troll valdr[rocket-boots]"),
    )
    t.you.plays("harland-mindlock", "left").asks("target", options="dodger valdr")
    t.answers("dodger", "right")
    t.then("you", line="harland-mindlock mother dodger").then("foe", line="troll valdr")
    t.then("dodger", controller="you", owner="foe", stunned=True, damage=2, amber=1).nothing_else()


def test_harland_mindlocks_captive_goes_back_when_he_leaves_play() -> None:
    """KF.end-of-control: in the opponent's turn the opponent picks the flank; an upgrade stays on."""
    t = given(
        house="logos",
        you=seat(hand="harland-mindlock", deck=8),
        foe=seat(line="valdr[rocket-boots]+damage:1 troll", hand="fear", deck=8, houses=THREE),
    )
    t.you.plays("harland-mindlock", "valdr", "left")
    t.then("you", line="valdr harland-mindlock")
    t.you.ends_turn()
    t.foe.chooses_house("dis")
    t.foe.plays("fear", "harland-mindlock", "right")
    t.then("foe", line="troll valdr").then("valdr", controller="foe", damage=1, upgrades="rocket-boots").then(
        "harland-mindlock", zone="hand"
    ).nothing_else()


def test_harland_mindlock_finds_no_one_to_take() -> None:
    """KF.playing-for-nothing: never a friend."""
    t = given(house="logos", you=seat(hand="harland-mindlock", line="mother"))
    t.you.plays("harland-mindlock", "left")
    t.nothing_else()


@pytest.mark.parametrize(("first", "taken"), [(0, False), (1, True)])
def test_harland_mindlock_shot_as_he_enters_keeps_nobody(first: int, taken: bool) -> None:
    """KF.timing-conflicts, KF.end-of-control: dead before his ability he takes no one, dead after it he gives back."""
    t = given(
        house="logos", you=seat(hand="harland-mindlock", artifacts="autocannon", line="mother"), foe=seat(line="troll")
    )
    t.you.plays("harland-mindlock", "left", first, *(["left"] if taken else []))
    t.then("harland-mindlock", zone="discard").then("troll", controller="foe").then("foe", line="troll")
    assert ("control" in t.happened()) is taken


def test_harland_mindlocks_captive_dies_into_its_owners_pile_and_stays_there() -> None:
    """KF.leaving-destination: Harland's leaving later brings nothing back."""
    t = given(house="logos", you=seat(hand="harland-mindlock twin-bolt-emission"), foe=seat(line="silvertooth"))
    t.you.plays("harland-mindlock", "left")
    t.you.plays("twin-bolt-emission")
    t.then("you", line="", amber=1).then("foe", discard="silvertooth", line="").then("harland-mindlock", zone="discard")


def test_a_newer_control_effect_outlives_harland() -> None:
    """KF.newest-effect-wins: the creature taken back by Hypnobeam is not moved when Harland leaves."""
    t = given(
        house="logos",
        you=seat(hand="harland-mindlock", deck=8),
        foe=seat(line="valdr", hand="hypnobeam hypnobeam", deck=8, houses=THREE),
    )
    t.you.plays("harland-mindlock", "left")
    t.you.ends_turn()
    t.foe.chooses_house("mars")
    t.foe.plays("hypnobeam", "valdr")
    t.foe.plays("hypnobeam", "left")
    t.then("foe", line="harland-mindlock valdr").then("you", line="")


def test_mother_raises_only_her_controllers_refill() -> None:
    """KF.refill-size."""
    t = given(house="logos", you=seat(line="mother", deck=9), foe=seat(deck=9))
    t.then("you", hand_size=7).then("foe", hand_size=6)
    t.you.ends_turn()
    t.then("you", hand=7)


def test_neutron_shark_destroys_one_on_each_side_and_stops_at_a_logos_card() -> None:
    """KF.repeat: creatures or artifacts; the condition fails."""
    t = given(
        house="logos",
        you=seat(hand="neutron-shark", line="troll", artifacts="library-of-babble", deck="mother valdr"),
        foe=seat(line="dodger", artifacts="cannon"),
    )
    t.you.plays("neutron-shark", "left", "cannon", "troll")
    t.then("cannon", zone="discard").then("troll", zone="discard").then("mother", zone="discard").nothing_else()


def test_neutron_shark_repeats_on_every_other_card() -> None:
    """KF.repeat: the whole effect again, discard included."""
    t = given(
        house="logos",
        you=seat(line="neutron-shark troll valdr", deck="bumpsy mother dextre"),
        foe=seat(line="dodger urchin silvertooth"),
    )
    t.you.reaps("neutron-shark", "dodger", "troll", "urchin", "valdr")
    t.then("you", line="neutron-shark", discard="mother valdr bumpsy troll", amber=1, deck="dextre").then(
        "foe", line="silvertooth"
    )


def test_neutron_shark_destroyed_by_itself_repeats_no_more() -> None:
    """KF.repeat-source-gone: the discard still happens."""
    t = given(house="logos", you=seat(hand="neutron-shark", deck="bumpsy valdr"), foe=seat(line="dodger urchin"))
    t.you.plays("neutron-shark", "dodger")
    t.then("neutron-shark", zone="discard").then("dodger", zone="discard").then("bumpsy", zone="discard").nothing_else()


def test_neutron_shark_with_an_empty_deck_does_not_repeat() -> None:
    """KF.only-a-draw-reshuffles: no card was discarded, so none was of another house."""
    t = given(
        house="logos", you=seat(line="neutron-shark troll valdr", discard="bumpsy"), foe=seat(line="dodger urchin")
    )
    t.you.reaps("neutron-shark", "dodger", "troll")
    t.then("dodger", zone="discard").then("troll", zone="discard").then("you", amber=1).nothing_else()


def test_neutron_shark_discards_the_dextre_it_has_just_sent_to_the_deck() -> None:
    """KF.leaving-into-hidden-zone: the top card is named by its zone; being Logos it ends the effect."""
    t = given(house="logos", you=seat(line="neutron-shark dextre", deck="troll"), foe=seat(line="dodger urchin"))
    t.you.reaps("neutron-shark", "dodger", "dextre")
    t.then("you", deck="troll", discard="dextre", amber=1, line="neutron-shark").then("foe", line="urchin")


def test_neutron_shark_works_after_a_fight_too() -> None:
    """KF.several-labels: it must survive the fight, here against an elusive creature."""
    t = given(house="logos", you=seat(line="neutron-shark mother", deck="dextre"), foe=seat(line="urchin"))
    t.you.fights("neutron-shark", "urchin", "neutron-shark")
    t.then("urchin", zone="discard").then("neutron-shark", zone="discard").then("dextre", zone="discard").nothing_else()


def test_novu_archaeologist_archives_from_the_discard_pile() -> None:
    """KF.creature-action: any card of it, of its own pile."""
    t = given(house="logos", you=seat(line="novu-archaeologist", discard="troll valdr"), foe=seat(discard="dodger"))
    t.you.acts("novu-archaeologist", "valdr")
    t.then("you", archives="valdr", discard="troll").then("valdr", zone="archives").nothing_else()
    t = given(house="logos", you=seat(line="novu-archaeologist"), foe=seat(discard="dodger"))
    t.you.acts("novu-archaeologist")
    t.nothing_else()


def test_ozmo_heals_a_mars_creature() -> None:
    """KF.heal: three; only Mars creatures, on either side."""
    t = given(house="logos", you=seat(line="ozmo-martianologist troll+damage:4"), foe=seat(line="zorg+damage:5 tunk"))
    t.then("ozmo-martianologist", keywords="elusive")
    t.you.reaps("ozmo-martianologist", "first").asks("target", options="zorg tunk")
    t.answers("zorg")
    t.then("zorg", damage=2).then("you", amber=1).nothing_else()


def test_ozmo_stuns_a_mars_creature_after_a_fight() -> None:
    """KF.stunning, KF.several-labels."""
    t = given(house="logos", you=seat(line="ozmo-martianologist"), foe=seat(line="dust-pixie zorg"))
    t.you.fights("ozmo-martianologist", "dust-pixie", "second")
    t.then("zorg", stunned=True).then("dust-pixie", zone="discard").then("ozmo-martianologist", damage=1).nothing_else()


def test_ozmo_finds_no_mars_creature() -> None:
    """KF.as-much-as-possible."""
    t = given(house="logos", you=seat(line="ozmo-martianologist troll+damage:4"))
    t.you.reaps("ozmo-martianologist")
    t.then("you", amber=1).nothing_else()


def test_psychic_bug_shows_its_player_the_opponents_hand() -> None:
    """KF.reveal-look: its player alone; nothing moves."""
    t = given(house="logos", you=seat(hand="psychic-bug"), foe=seat(hand="troll dodger"))
    t.you.plays("psychic-bug")
    t.then("you", amber=1).because("KF.reveal-look").nothing_else()
    t = given(house="logos", you=seat(line="psychic-bug"), foe=seat(hand="troll"))
    t.you.reaps("psychic-bug")
    t.then("you", amber=1).because("KF.reveal-look").nothing_else()


def test_quixo_draws_when_he_fights_and_is_not_hurt() -> None:
    """KF.skirmish, KF.fight-after."""
    t = given(house="logos", you=seat(line="quixo-the-adventurer", deck="valdr"), foe=seat(line="troll"))
    t.then("quixo-the-adventurer", keywords="skirmish")
    t.you.fights("quixo-the-adventurer")
    t.then("troll", damage=3).then("you", hand="valdr").then("valdr", zone="hand").nothing_else()


def test_replicator_triggers_an_enemys_reap_ability_as_its_own() -> None:
    """KF.triggering-without-use: you draw; the other neither exhausts nor gains."""
    t = given(
        house="logos", you=seat(line="replicator", deck="valdr"), foe=seat(line="doc-bookton troll", deck="bumpsy")
    )
    t.you.reaps("replicator", "doc-bookton")
    t.then("you", amber=1, hand="valdr").then("doc-bookton", ready=True).then("valdr", zone="hand").nothing_else()


def test_replicator_speaks_of_the_chosen_creature() -> None:
    """KF.triggering-without-use: an enemy Troll heals itself; a creature without reap ability does nothing."""
    t = given(house="logos", you=seat(line="replicator+damage:1"), foe=seat(line="troll+damage:5 dodger"))
    t.you.reaps("replicator", "troll")
    t.then("troll", damage=2).then("you", amber=1).nothing_else()
    t = given(house="logos", you=seat(line="replicator"), foe=seat(line="troll+damage:5 dodger"))
    t.you.reaps("replicator", "dodger")
    t.then("you", amber=1).nothing_else()


def test_replicator_triggers_what_the_chosen_creature_has_gained() -> None:
    """KF.all-of-a-kind: printed and gained reap abilities, in the active player's order."""
    t = given(
        house="logos",
        you=seat(line="replicator", artifacts="spectral-tunneler", deck="valdr bumpsy"),
        foe=seat(line="doc-bookton mother"),
    )
    t.you.acts("spectral-tunneler", "doc-bookton")
    t.you.reaps("replicator", "doc-bookton")
    t.then("you", amber=1, hand="valdr bumpsy").then("foe", amber=0, hand="")


def test_replicator_makes_an_enemy_capture_from_its_own_side() -> None:
    """KF.triggering-without-use: as if you controlled Sequis, it captures from your opponent, its true controller."""
    t = given(house="logos", you=seat(line="replicator", amber=2), foe=seat(line="sequis", amber=2))
    t.you.reaps("replicator")
    t.then("sequis", amber=1).then("foe", amber=1).then("you", amber=3).nothing_else()


def test_replicator_does_not_count_as_the_first_use_of_a_creature_in_rocket_boots() -> None:
    """KF.triggering-without-use: what was not used was not used for the first time."""
    t = given(house="logos", you=seat(line="replicator mother[rocket-boots]+exhausted troll"))
    t.you.reaps("replicator", "mother")
    t.then("you", amber=1).nothing_else()


def test_replicator_cannot_swap_across_the_lines() -> None:
    """KF.own-line-only: Sanctum Guardian stays where it is."""
    t = given(house="logos", you=seat(line="replicator mother"), foe=seat(line="sanctum-guardian troll"))
    t.you.reaps("replicator", "sanctum-guardian", "mother")
    t.then("you", line="replicator mother", amber=1).then("foe", line="sanctum-guardian troll").because(
        "KF.own-line-only"
    ).nothing_else()


def test_replicator_alone_just_reaps() -> None:
    """KF.playing-for-nothing."""
    t = given(house="logos", you=seat(line="replicator"))
    t.you.reaps("replicator")
    t.then("you", amber=1).nothing_else()


def test_two_replicators_hand_the_choice_on() -> None:
    """KF.nested-resolution: a Replicator triggered by another chooses anew, no longer itself."""
    t = given(house="logos", you=seat(line="replicator replicator doc-bookton", deck="valdr"))
    t.you.reaps("you.line[0]", "you.line[1]", "doc-bookton")
    t.then("you", amber=1, hand="valdr").then("you.line[1]", ready=True)


def test_research_smoko_archives_the_top_card_when_destroyed() -> None:
    """KF.destroyed-label: its controller's deck, in any turn."""
    t = given(
        house="brobnar",
        you=seat(hand="punch", deck="mother", line="dodger"),
        foe=seat(line="research-smoko", deck="valdr troll"),
    )
    t.you.plays("punch", "research-smoko")
    t.then("foe", archives="valdr", deck="troll").then("valdr", zone="archives").then(
        "research-smoko", zone="discard"
    ).then("you", amber=1).nothing_else()


def test_skippy_timehog_stops_every_use_in_the_next_turn() -> None:
    """KF.next-turn-effects: playing and discarding go on; the turn after is free."""
    t = given(
        house="logos",
        you=seat(hand="skippy-timehog", line="mother", deck=12, houses=THREE),
        foe=seat(line="doc-bookton", artifacts="library-of-babble key-to-dis", hand="labwork", deck=12, houses=THREE),
    )
    t.you.plays("skippy-timehog", "left")
    assert t.may("reap:mother")
    t.you.ends_turn()
    t.foe.chooses_house("logos")
    for key in ("reap:doc-bookton", "action:library-of-babble", "omni:key-to-dis"):
        t.may_not(key, "KF.cannot-beats-must-and-may")
    assert t.may("play:labwork") and t.may("discard:labwork")
    t.foe.ends_turn()
    t.you.chooses_house("logos")
    t.you.ends_turn()
    t.foe.chooses_house("logos")
    assert t.may("reap:doc-bookton")


def test_timetraveller_draws_two_and_may_return_to_the_deck() -> None:
    """KF.aember-bonus-first, KF.creature-action."""
    t = given(house="logos", you=seat(hand="timetraveller", deck="troll valdr mother"))
    t.you.plays("timetraveller")
    t.then("you", amber=1, hand="troll valdr", deck="mother").then("you.hand", zone="hand").nothing_else()
    t = given(house="logos", you=seat(line="timetraveller[rocket-boots]", deck="troll valdr"))
    t.you.acts("timetraveller")
    t.then("timetraveller", zone="deck", upgrades="").then("you", deck=3, line="").then(
        "rocket-boots", zone="discard"
    ).because("KF.shuffle-after-search").nothing_else()


@pytest.mark.parametrize(
    ("line", "cost"), [("titan-mechanic", 5), ("troll titan-mechanic", 5), ("troll titan-mechanic valdr", 6)]
)
def test_titan_mechanic_makes_keys_cheaper_for_all_while_on_a_flank(line: str, cost: int) -> None:
    """KF.key-current-cost, KF.position-dependent-values."""
    t = given(you=seat(line=line))
    t.then("you", key_cost=cost).then("foe", key_cost=cost)


def test_titan_mechanic_lets_five_forge_a_key() -> None:
    """KF.forge-compulsory: either player."""
    t = given(step="forge", active="foe", you=seat(line="titan-mechanic"), foe=seat(amber=5))
    t.then("foe", keys=1, amber=0)


@pytest.mark.parametrize(("named", "archived", "amber"), [("brobnar", True, 2), ("logos", False, 1)])
def test_vespilon_theorist_wagers_on_the_top_card(named: str, archived: bool, amber: int) -> None:
    """KF.choose-a-house-in-effects: right, archived and one æmber; wrong, discarded."""
    t = given(house="logos", you=seat(line="vespilon-theorist", deck="troll valdr"))
    t.then("vespilon-theorist", keywords="elusive")
    t.you.reaps("vespilon-theorist", named)
    t.then("troll", zone="archives" if archived else "discard").then("you", amber=amber).because(
        "KF.reveal-look"
    ).nothing_else()


def test_vespilon_theorist_with_an_empty_deck_only_names_a_house() -> None:
    """KF.only-a-draw-reshuffles."""
    t = given(house="logos", you=seat(line="vespilon-theorist", discard="troll"))
    t.you.reaps("vespilon-theorist", "brobnar")
    t.then("you", amber=1).nothing_else()


def test_veylan_analyst_gains_whenever_its_controller_uses_an_artifact() -> None:
    """KF.what-counts-as-use: own ones and, by Remote Access, the opponent's; using a creature pays nothing extra."""
    t = given(
        house="logos",
        you=seat(line="veylan-analyst", artifacts="library-of-babble", hand="remote-access", deck="troll valdr bumpsy"),
        foe=seat(artifacts="library-of-babble"),
    )
    t.you.acts("you.artifacts[0]")
    t.then("you", amber=1, hand=2)
    t.you.plays("remote-access")
    t.then("you", amber=3, hand=2)
    t.you.reaps("veylan-analyst")
    t.then("you", amber=4)


def test_veylan_analyst_gains_for_an_artifact_that_sacrifices_itself_but_not_in_the_opponents_turn() -> None:
    """KF.what-counts-as-use."""
    t = given(house="logos", you=seat(line="veylan-analyst", artifacts="screechbomb"), foe=seat(amber=2))
    t.you.omnis("screechbomb")
    t.then("you", amber=1).then("foe", amber=0).then("screechbomb", zone="discard").nothing_else()
    t = given(
        house="logos", active="foe", you=seat(line="veylan-analyst"), foe=seat(artifacts="library-of-babble", deck=2)
    )
    t.foe.acts("library-of-babble")
    t.then("you", amber=0).then("foe", amber=0, hand=1)
