"""Mars in Age of Ascension."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat


# ------------------------------------------------------------------ creatures
def test_agent_hoo_man_stuns_one_of_each_side_but_no_martian() -> None:
    """KF.stunning, KF.elusive: a friendly and an enemy creature."""
    t = given(house="mars", you=seat(line="agent-hoo-man troll tunk"), foe=seat(line="valdr dodger zorg"))
    t.then("agent-hoo-man", keywords="elusive")
    t.you.reaps("agent-hoo-man")
    t.asks("target", options="valdr dodger")
    t.answers("dodger")
    t.then("troll", stunned=True).then("dodger", stunned=True).then("you", amber=1).nothing_else()


def test_agent_hoo_man_stuns_the_enemy_even_without_a_friend() -> None:
    """KF.as-much-as-possible."""
    t = given(house="mars", you=seat(line="agent-hoo-man tunk"), foe=seat(line="valdr"))
    t.you.reaps("agent-hoo-man")
    t.then("valdr", stunned=True).then("you", amber=1).nothing_else()


def test_collector_worm_archives_the_survivor_it_fought() -> None:
    """KF.leaving-destination-stated: into its controller's archives; taken up, it goes home to its owner's hand."""
    t = given(house="mars", you=seat(line="collector-worm", deck=9), foe=seat(line="dodger troll", deck=9))
    t.you.fights("collector-worm", "dodger")
    t.then("dodger", zone="archives", owner="foe").then("you", archives="dodger").nothing_else()
    t.you.ends_turn("brobnar")
    t.foe.ends_turn("mars", "yes")
    t.then("dodger", zone="hand").then("you", archives="")
    assert "dodger" in t.player("foe")["hand"]


def test_collector_worm_does_not_reach_into_the_discard_pile() -> None:
    """KF.reach-of-abilities: what died in the fight stays there."""
    t = given(house="mars", you=seat(line="collector-worm"), foe=seat(line="silvertooth"))
    t.you.fights("collector-worm")
    t.then("silvertooth", zone="discard").nothing_else()


def test_collector_worm_dead_archives_nothing() -> None:
    """KF.fight-after."""
    t = given(house="mars", you=seat(line="collector-worm"), foe=seat(line="troll"))
    t.you.fights("collector-worm")
    t.then("collector-worm", zone="discard").then("troll", damage=2).nothing_else()


def test_glyxl_proliferator_on_a_flank_archives_a_mars_card_of_the_discard_pile() -> None:
    """KF.flank-creature: any Mars card, only of the own pile."""
    t = given(
        house="mars", you=seat(line="glyxl-proliferator troll", discard="punch sniffer"), foe=seat(discard="tunk")
    )
    t.you.reaps("glyxl-proliferator")
    t.then("sniffer", zone="archives").then("you", amber=1).nothing_else()
    t = given(house="mars", you=seat(line="troll glyxl-proliferator troll", discard="punch sniffer"))
    t.you.reaps("glyxl-proliferator")
    t.then("you", amber=1).nothing_else()


def test_ixxyxli_fixfinger_armors_the_other_martians() -> None:
    """KF.gained-armor: of both sides; not itself, not a Mars creature that is no Martian."""
    t = given(house="mars", you=seat(hand="ixxyxli-fixfinger", line="mindwarper zorg"), foe=seat(line="blypyp troll"))
    t.you.plays("ixxyxli-fixfinger", "left")
    t.then("mindwarper", armor=1).then("blypyp", armor=1).then(
        "ixxyxli-fixfinger", armor=2, keywords="elusive"
    ).nothing_else()


def test_mindworm_turns_the_attacked_creature_on_its_neighbors() -> None:
    """KF.before-label: they are dealt its power, by it; farther ones and the fight are as ever."""
    t = given(house="mars", you=seat(line="mindworm"), foe=seat(line="troll dodger kelifi-dragon valdr"))
    t.then("mindworm", keywords="elusive")
    t.you.fights("mindworm", "dodger")
    t.then("troll", damage=5).then("kelifi-dragon", damage=5).then("dodger", damage=1).then("mindworm", zone="discard")
    t.because("KF.damage-tokens", "KF.fight-damage").nothing_else()
    dodger = t.ids("dodger")[0]
    assert [e.source for e in t.g.events if e.kind == "damage"][:2] == [dodger, dodger]


def test_mindworm_against_a_lone_creature_hurts_nobody_more() -> None:
    """KF.neighbors."""
    t = given(house="mars", you=seat(line="mindworm"), foe=seat(line="dodger"))
    t.you.fights("mindworm")
    t.then("dodger", damage=1).then("mindworm", zone="discard").nothing_else()


def test_mindworms_victim_deals_no_damage_once_it_is_dead() -> None:
    """KF.reach-of-abilities: killed by assault first, it is in the discard pile and hurts nobody."""
    t = given(house="mars", you=seat(line="mindworm[way-of-the-bear]"), foe=seat(line="troll silvertooth dodger"))
    t.you.fights("mindworm", "silvertooth", "mindworm@line:0:assault")
    t.then("silvertooth", zone="discard").because("KF.assault-x", "KF.fight-broken-off").nothing_else()
    t = given(house="mars", you=seat(line="mindworm[way-of-the-bear]"), foe=seat(line="troll silvertooth dodger"))
    t.you.fights("mindworm", "silvertooth", "mindworm@line:0:before_fight")
    t.then("troll", damage=2).then("dodger", damage=2).then("silvertooth", zone="discard").nothing_else()


@pytest.mark.parametrize(
    ("line", "cost"), [("nyzyk-resonator", 6), ("nyzyk-resonator troll", 8), ("tunk nyzyk-resonator troll zorg", 10)]
)
def test_nyzyk_resonator_makes_keys_dearer_for_each_neighbor(line: str, cost: int) -> None:
    """KF.position-dependent-values: the opponent's keys."""
    t = given(house="mars", you=seat(line=line), foe=seat(line="troll"))
    t.then("foe", key_cost=cost).then("you", key_cost=6)


def test_nyzyk_resonator_taken_over_turns_against_its_owner() -> None:
    """KF.taking-control, KF.position-dependent-values: its new controller's opponent pays for its new neighbors."""
    t = given(house="mars", you=seat(hand="hypnobeam", line="tunk"), foe=seat(line="nyzyk-resonator troll"))
    t.then("you", key_cost=8).then("foe", key_cost=6)
    t.you.plays("hypnobeam", "nyzyk-resonator", "left")
    t.then("nyzyk-resonator", controller="you").then("you", key_cost=6).then("foe", key_cost=8).nothing_else()


def test_skybooster_squadron_flies_home_after_its_reap() -> None:
    """KF.leaving-destination: to its owner's hand."""
    t = given(house="mars", you=seat(line="skybooster-squadron tunk"))
    t.you.reaps("skybooster-squadron")
    t.then("you", hand="skybooster-squadron", amber=1, line="tunk").nothing_else()
    t = given(house="mars", you=seat(line="skybooster-squadron+owner:foe"))
    t.you.reaps("skybooster-squadron")
    t.then("foe", hand="skybooster-squadron")


@pytest.mark.parametrize("card", ["storm-crawler", "zysysyx-shockworm"])
def test_enemy_creatures_are_stunned_by_their_reaping(card: str) -> None:
    """KF.stunning: each time; friends reap in peace."""
    t = given(house="brobnar", active="foe", you=seat(line=card), foe=seat(line="valdr bumpsy"))
    t.foe.reaps("valdr")
    t.then("valdr", stunned=True).then("foe", amber=1).nothing_else()
    t.foe.reaps("bumpsy")
    t.then("bumpsy", stunned=True).then("foe", amber=2).nothing_else()
    t = given(house="brobnar", you=seat(line=f"{card} valdr"))
    t.you.reaps("valdr")
    t.then("you", amber=1).nothing_else()


@pytest.mark.parametrize("card", ["storm-crawler", "zysysyx-shockworm"])
def test_a_reaper_that_flew_home_is_not_stunned(card: str) -> None:
    """KF.leaving-into-hidden-zone: what has left play cannot be stunned, nor is what it becomes when it comes back."""
    t = given(house="mars", active="foe", you=seat(line=card), foe=seat(line="skybooster-squadron"))
    t.foe.reaps("skybooster-squadron")
    t.then("skybooster-squadron", zone="hand", stunned=False).then("foe", amber=1).nothing_else()
    t.foe.plays("skybooster-squadron")
    t.then("skybooster-squadron", zone="line", stunned=False)


def test_storm_crawler_deals_one_in_a_fight() -> None:
    """KF.deals-x-damage: as attacker and as attacked."""
    t = given(house="mars", you=seat(line="storm-crawler"), foe=seat(line="dodger"))
    t.you.fights("storm-crawler")
    t.then("dodger", damage=1).then("storm-crawler", damage=4, armor_left=0).nothing_else()
    t = given(house="shadows", active="foe", you=seat(line="storm-crawler"), foe=seat(line="dodger"))
    t.foe.fights("dodger")
    t.then("dodger", damage=1).then("storm-crawler", damage=4, armor_left=0).nothing_else()


def test_tyxl_beambuckler_hurts_and_moves_a_creature() -> None:
    """KF.moving-to-flank: to either flank of its own controller's line."""
    t = given(house="mars", you=seat(hand="tyxl-beambuckler"), foe=seat(line="troll valdr dodger"))
    t.you.plays("tyxl-beambuckler", "valdr", "right")
    t.then("foe", line="troll dodger valdr").then("valdr", damage=2).nothing_else()


def test_tyxl_beambuckler_moves_nothing_dead() -> None:
    """KF.part-of-an-effect-fails."""
    t = given(house="mars", you=seat(hand="tyxl-beambuckler"), foe=seat(line="troll silvertooth dodger"))
    t.you.plays("tyxl-beambuckler", "silvertooth")
    t.then("silvertooth", zone="discard").nothing_else()


@pytest.mark.parametrize(
    ("line", "legal"),
    [("xanthyx-harvester", True), ("tunk xanthyx-harvester zorg", True), ("tunk xanthyx-harvester troll", False)],
)
def test_xanthyx_harvester_works_among_martians_only(line: str, legal: bool) -> None:
    """KF.cannot-beats-must-and-may: not with a neighbor of another house; two æmber otherwise."""
    t = given(house="mars", you=seat(line=line))
    if legal:
        t.you.reaps("xanthyx-harvester")
        t.then("you", amber=2).nothing_else()
    else:
        t.may_not("reap:xanthyx-harvester", "KF.cannot-beats-must-and-may")


def test_xanthyx_harvester_beside_a_stranger_cannot_even_shake_off_its_stun() -> None:
    """KF.stun-still-a-use: Mars First readies it, and that is all."""
    t = given(house="mars", you=seat(line="troll xanthyx-harvester+stun+exhausted", hand="mars-first"))
    t.you.plays("mars-first")
    t.then("xanthyx-harvester", ready=True, stunned=True).then("you", amber=1).nothing_else()
    t.may_not("unstun:xanthyx-harvester", "KF.cannot-beats-must-and-may")


def test_xanthyx_harvester_takes_an_adopted_neighbor_for_a_martian() -> None:
    """KF.house-of-a-card: Brain Stem Antenna makes the neighbor a Mars creature this turn."""
    t = given(house="mars", you=seat(line="xanthyx-harvester troll[brain-stem-antenna]", hand="tunk"))
    t.may_not("reap:xanthyx-harvester", "KF.cannot-beats-must-and-may")
    t.you.plays("tunk", "right")
    t.you.reaps("xanthyx-harvester")
    t.then("you", amber=2).nothing_else()


def test_yxlyx_stimrager_hurts_and_moves_a_creature_after_its_fight() -> None:
    """KF.fight-after, KF.moving-to-flank."""
    t = given(house="mars", you=seat(line="yxlyx-stimrager"), foe=seat(line="troll valdr quixo-the-adventurer"))
    t.you.fights("yxlyx-stimrager", "quixo-the-adventurer", "valdr", "left")
    t.then("foe", line="valdr troll").then("valdr", damage=2).then("quixo-the-adventurer", zone="discard")
    t.then("yxlyx-stimrager", damage=1, armor_left=0).nothing_else()


def test_yzphyz_knowdrone_archives_and_may_purge_to_stun() -> None:
    """KF.into-the-archives, KF.may, KF.if-you-do-in-order-to."""
    t = given(
        house="mars",
        you=seat(hand="yzphyz-knowdrone punch", archives="troll"),
        foe=seat(line="valdr", archives="urchin"),
    )
    t.you.plays("yzphyz-knowdrone", "yes", "seat:0")
    t.asks("target", options="troll punch")
    t.answers("troll", "valdr")
    t.then("punch", zone="archives").then("troll", zone="purged").then("valdr", stunned=True).nothing_else()


@pytest.mark.parametrize("whose", ["you", "foe"])
def test_yzphyz_knowdrone_purges_an_archived_card_of_either_player(whose: str) -> None:
    """KF.choosing-objects, KF.random-choices, KF.zone-archives: an archived card may be anybody's.  One's own is
    chosen; the opponent's lie face down and may not be looked at, so chance picks one of them."""
    t = given(
        house="mars",
        you=seat(hand="yzphyz-knowdrone punch", archives="troll"),
        foe=seat(line="valdr", archives="dodger urchin umbra"),
        chance=["urchin"] if whose == "foe" else [],
    )

    t.you.plays("yzphyz-knowdrone", "yes").asks("name-player", seat="you", options="seat:0 seat:1")
    if whose == "you":
        t.answers("seat:0").asks("target", options="troll punch").answers("troll", "valdr")
        t.then("troll", zone="purged").then("foe", archives="dodger urchin umbra").then("you", archives="punch")
    else:
        t.answers("seat:1", "valdr")
        t.then("urchin", zone="purged", owner="foe").then("foe", archives="dodger umbra").then(
            "you", archives="troll punch"
        )
        assert "Dodger" not in "".join(e.text("en", 0) for e in t.g.log)
    t.then("valdr", stunned=True)


def test_yzphyz_knowdrone_finds_the_only_archives_that_hold_a_card() -> None:
    """KF.mandatory-by-default: with an empty hand only the opponent's archives are left; nobody is asked whose."""
    t = given(
        house="mars",
        you=seat(hand="yzphyz-knowdrone"),
        foe=seat(line="valdr", archives="dodger urchin"),
        chance=["dodger"],
    )

    t.you.plays("yzphyz-knowdrone", "yes", "valdr").then("dodger", zone="purged").then("foe", archives="urchin")
    t.then("valdr", stunned=True)


def test_yzphyz_knowdrone_may_keep_the_archives() -> None:
    """KF.may: no purge, no stun; with nothing to purge nobody is asked."""
    t = given(house="mars", you=seat(hand="yzphyz-knowdrone punch"), foe=seat(line="valdr"))
    t.you.plays("yzphyz-knowdrone", "no")
    t.then("punch", zone="archives").nothing_else()
    t = given(house="mars", you=seat(hand="yzphyz-knowdrone"), foe=seat(line="valdr"))
    t.you.plays("yzphyz-knowdrone")
    t.nothing_else()


def test_yzphyz_knowdrone_purging_a_foreign_card_stuns_nobody() -> None:
    """KF.foreign-cards-in-archives: it goes home instead, so it was not purged."""
    t = given(house="mars", you=seat(hand="sample-collection yzphyz-knowdrone"), foe=seat(keys=1, line="troll valdr"))
    t.you.plays("sample-collection", "troll")
    t.you.plays("yzphyz-knowdrone", "yes")
    t.then("foe", hand="troll", purged="", line="valdr").then("troll", zone="hand").nothing_else()


# ------------------------------------------------------------------ actions
@pytest.mark.parametrize(("line", "damage"), [("", 4), ("troll", 0)])
def test_carpet_phloxem_needs_an_empty_line(line: str, damage: int) -> None:
    """KF.friendly-enemy: no friendly creature at all."""
    t = given(house="mars", you=seat(hand="carpet-phloxem", line=line), foe=seat(line="valdr dodger"))
    t.you.plays("carpet-phloxem")
    t.then("valdr", damage=damage).then("dodger", damage=damage).then("you", amber=1).nothing_else()


def test_destroy_them_all_takes_one_of_each_kind_together() -> None:
    """KF.simultaneous-the-set: of either side."""
    t = given(
        house="mars",
        you=seat(hand="destroy-them-all", artifacts="sniffer"),
        foe=seat(artifacts="cannon", line="troll[blood-of-titans] valdr"),
    )
    t.you.plays("destroy-them-all", "cannon", "valdr")
    t.then("cannon", zone="discard").then("valdr", zone="discard").then("blood-of-titans", zone="discard", host=None)
    t.then("troll", power=8, upgrades="").nothing_else()


def test_destroy_them_all_takes_what_there_is() -> None:
    """KF.as-much-as-possible."""
    t = given(house="mars", you=seat(hand="destroy-them-all"), foe=seat(line="troll"))
    t.you.plays("destroy-them-all")
    t.then("troll", zone="discard").nothing_else()


def test_destructive_analysis_deals_two_more_for_each_purged_card() -> None:
    """KF.several-sentences, KF.purge: to the same creature."""
    t = given(
        house="mars",
        you=seat(hand="destructive-analysis", archives="punch dodger urchin"),
        foe=seat(line="kelifi-dragon troll"),
    )
    t.you.plays("destructive-analysis", "kelifi-dragon", "yes", "punch", "urchin", "done")
    t.then("kelifi-dragon", damage=6).then("you", amber=1, archives="dodger").then("punch", zone="purged").then(
        "urchin", zone="purged"
    )
    t.nothing_else()


def test_destructive_analysis_may_keep_the_archives() -> None:
    """KF.may: with empty archives nobody is asked."""
    t = given(house="mars", you=seat(hand="destructive-analysis", archives="punch"), foe=seat(line="troll"))
    t.you.plays("destructive-analysis", "no")
    t.then("troll", damage=2).then("you", amber=1).nothing_else()
    t = given(house="mars", you=seat(hand="destructive-analysis"), foe=seat(line="troll", archives="urchin"))
    t.you.plays("destructive-analysis")
    t.then("troll", damage=2).then("you", amber=1).nothing_else()


def test_entropic_manipulator_moves_the_damage_of_one_side() -> None:
    """KF.choosing-objects: all of it, one point at a time; the other side keeps its own."""
    t = given(
        house="mars",
        you=seat(hand="entropic-manipulator", line="tunk+damage:1"),
        foe=seat(line="troll+damage:4 silvertooth"),
    )
    t.you.plays("entropic-manipulator", "seat:1", "yes", "silvertooth", "silvertooth", "silvertooth", "troll")
    t.then("silvertooth", zone="discard").then("troll", damage=1).then("you", amber=1).nothing_else()


def test_entropic_manipulator_deals_no_damage() -> None:
    """KF.armor-any-damage: moved damage is not dealt, so armor prevents none of it."""
    t = given(house="mars", you=seat(hand="entropic-manipulator", line="tunk troll+damage:2"))
    t.you.plays("entropic-manipulator", "seat:0", "yes", "tunk", "tunk")
    t.then("tunk", damage=2, armor_left=1).then("troll", damage=0).then("you", amber=1).nothing_else()


def test_entropic_manipulator_may_decline() -> None:
    """KF.may: with no damage to move nobody is asked."""
    t = given(house="mars", you=seat(hand="entropic-manipulator", line="tunk+damage:1"), foe=seat(line="troll urchin"))
    t.you.plays("entropic-manipulator", "seat:1")
    t.then("you", amber=1).nothing_else()
    t = given(house="mars", you=seat(hand="entropic-manipulator"), foe=seat(line="troll+damage:4 silvertooth"))
    t.you.plays("entropic-manipulator", "seat:1", "no")
    t.then("you", amber=1).nothing_else()


def test_exterminate_destroys_a_weaker_creature_for_each_martian() -> None:
    """KF.choosing-objects: each martian in turn, measured by its own power; friends may be chosen."""
    t = given(
        house="mars",
        you=seat(hand="exterminate-exterminate", line="grabber-jammer zorg urchin"),
        foe=seat(line="dodger quixo-the-adventurer troll mindwarper"),
    )
    t.you.plays("exterminate-exterminate", "grabber-jammer")
    t.asks("target", options="urchin quixo-the-adventurer")
    t.answers("quixo-the-adventurer")
    t.asks("target", options="urchin dodger")
    t.answers("dodger")
    t.then("quixo-the-adventurer", zone="discard").then("dodger", zone="discard").nothing_else()


def test_exterminate_goes_in_the_active_players_order() -> None:
    """KF.all-decisions: the strong one takes the weak enemy, so that the other finds nobody and no friend must die."""
    t = given(
        house="mars",
        you=seat(hand="exterminate-exterminate", line="mindwarper tunk dodger"),
        foe=seat(line="urchin"),
    )
    t.you.plays("exterminate-exterminate")
    t.asks("each-order", seat="you", rule="KF.all-decisions", options="mindwarper tunk")
    t.answers("tunk")
    assert (
        t.g.decision.text() == "Exterminate! Exterminate!: choose a non-Mars creature with power 5 or lower to destroy."
    )
    t.asks("target", options="dodger urchin").answers("urchin")
    t.then("urchin", zone="discard").nothing_else()


def test_exterminate_wants_lower_power() -> None:
    """KF.as-much-as-possible: equal power is safe, and so is every martian."""
    t = given(
        house="mars",
        you=seat(hand="exterminate-exterminate", line="xanthyx-harvester"),
        foe=seat(line="quixo-the-adventurer mindwarper"),
    )
    t.you.plays("exterminate-exterminate")
    t.nothing_else()


def test_extinction_destroys_a_kind_for_a_chain() -> None:
    """KF.traits, KF.chains-gaining: of both sides, the chosen with them."""
    t = given(house="mars", you=seat(hand="extinction", line="zorg tunk"), foe=seat(line="grommid mindwarper troll"))
    t.you.plays("extinction", "zorg")
    t.then("zorg", zone="discard").then("grommid", zone="discard").then("you", chains=1).nothing_else()


def test_extinction_on_an_empty_board_still_chains() -> None:
    """KF.part-of-an-effect-fails."""
    t = given(house="mars", you=seat(hand="extinction"))
    t.you.plays("extinction")
    t.then("you", chains=1).nothing_else()


def test_hypnobeam_takes_an_enemy_creature_as_it_is() -> None:
    """KF.taking-control, KF.nothing-is-reset: damage, æmber, upgrades and readiness stay."""
    t = given(
        house="mars",
        you=seat(hand="hypnobeam", line="tunk"),
        foe=seat(line="troll[blood-of-titans]+damage:2+amber:1 dodger"),
    )
    t.you.plays("hypnobeam", "troll", "left")
    t.then("troll", controller="you", owner="foe", damage=2, amber=1, ready=True, upgrades="blood-of-titans")
    t.then("you", line="troll tunk").then("foe", line="dodger").nothing_else()


def test_hypnobeams_prey_dies_into_its_owners_pile() -> None:
    """KF.leaving-destination, KF.leaving-aember-on-creature."""
    t = given(house="mars", you=seat(hand="hypnobeam ammonia-clouds"), foe=seat(line="silvertooth+amber:2"))
    t.you.plays("hypnobeam")
    t.then("silvertooth", controller="you")
    t.you.plays("ammonia-clouds")
    t.then("foe", discard="silvertooth", amber=2).then("you", line="")


def test_mars_first_readies_and_uses_a_friendly_martian() -> None:
    """KF.use-by-card-ability: also one that is ready."""
    t = given(house="mars", you=seat(hand="mars-first", line="tunk+exhausted troll+exhausted"), foe=seat(line="zorg"))
    t.you.plays("mars-first", "reap")
    t.then("you", amber=2).nothing_else()
    t = given(house="mars", you=seat(hand="mars-first", line="zorg+stun"), foe=seat(line="troll"))
    t.you.plays("mars-first")
    t.then("zorg", stunned=False, ready=False).then("you", amber=1).because("KF.stun-next-use").nothing_else()


def test_mars_needs_aember_taxes_the_damaged_enemies() -> None:
    """KF.capture-from-own-side: not Martians, not the unhurt, not friends."""
    t = given(
        house="mars",
        you=seat(hand="mars-needs-æmber", line="troll+damage:1", amber=2),
        foe=seat(amber=4, line="valdr+damage:1 dodger zorg+damage:1 bumpsy+damage:1"),
    )
    t.you.plays("mars-needs-æmber")
    t.then("valdr", amber=1).then("bumpsy", amber=1).then("foe", amber=2).then("you", amber=3).nothing_else()


@pytest.mark.parametrize(("pool", "hand"), [(0, 2), (2, 6)])
def test_martian_generosity_trades_the_pool_for_cards(pool: int, hand: int) -> None:
    """KF.lose, KF.aember-bonus-first: the bonus is in the pool already."""
    t = given(house="mars", you=seat(hand="martian-generosity", amber=pool, deck=10), foe=seat(amber=3))
    t.you.plays("martian-generosity")
    t.then("you", amber=0, hand=hand, deck=10 - hand).then("foe", amber=3, hand="")


@pytest.mark.parametrize(("line", "left"), [("", "valdr bumpsy"), ("tunk", "valdr dodger bumpsy")])
def test_phloxem_spike_pierces_the_middle_when_you_stand_alone(line: str, left: str) -> None:
    """KF.flank-creature."""
    t = given(house="mars", you=seat(hand="phloxem-spike", line=line), foe=seat(line="valdr dodger bumpsy"))
    t.you.plays("phloxem-spike")
    t.then("foe", line=left).then("you", amber=1, line=line)


# ------------------------------------------------------------------ artifacts and upgrades
def test_aember_conduction_unit_stuns_the_first_reaper_of_the_turn() -> None:
    """KF.stunning: an enemy, and only the first of all."""
    t = given(house="brobnar", active="foe", you=seat(artifacts="æmber-conduction-unit"), foe=seat(line="valdr bumpsy"))
    t.foe.reaps("valdr")
    t.then("valdr", stunned=True).then("foe", amber=1).nothing_else()
    t.foe.reaps("bumpsy")
    t.then("foe", amber=2).nothing_else()
    t = given(house="brobnar", you=seat(artifacts="æmber-conduction-unit", line="valdr"))
    t.you.reaps("valdr")
    t.then("you", amber=1).nothing_else()


def test_containment_field_destroys_whoever_is_used() -> None:
    """KF.what-counts-as-use: reaping, fighting, removing a stun; being attacked is no use."""
    t = given(house="brobnar", you=seat(line="troll[containment-field] valdr"))
    t.you.reaps("troll")
    t.then("troll", zone="discard", upgrades="").then("containment-field", zone="discard", host=None).then(
        "you", amber=1
    ).nothing_else()
    t = given(house="brobnar", you=seat(line="troll[containment-field]+stun"))
    t.you.unstuns("troll")
    t.then("troll", zone="discard", stunned=False, upgrades="").then(
        "containment-field", zone="discard", host=None
    ).nothing_else()
    t = given(house="brobnar", active="foe", you=seat(line="troll[containment-field]"), foe=seat(line="bumpsy"))
    t.foe.fights("bumpsy")
    t.then("troll", damage=5).then("bumpsy", zone="discard").because("KF.fight-damage").nothing_else()


def test_containment_field_falls_off_a_creature_that_left() -> None:
    """KF.leaving-upgrades: the Squadron is home before its use is over."""
    t = given(house="mars", you=seat(line="skybooster-squadron[containment-field]"))
    t.you.reaps("skybooster-squadron")
    t.then("skybooster-squadron", zone="hand", upgrades="").then("containment-field", zone="discard", host=None)
    t.then("you", amber=1).nothing_else()


def test_killzord_arms_its_creature_for_a_chain_a_fight() -> None:
    """KF.upgrade-granted-abilities, KF.skirmish, KF.chains-gaining."""
    t = given(house="mars", you=seat(hand="killzord-mk-9001", line="mindwarper"), foe=seat(line="troll"))
    t.you.plays("killzord-mk-9001", "mindwarper")
    t.then("mindwarper", power=4, armor=2, keywords="elusive skirmish", upgrades="killzord-mk-9001").nothing_else()
    t.you.fights("mindwarper")
    t.then("troll", damage=4).then("you", chains=1).nothing_else()


def test_shard_of_hate_stuns_once_for_each_friendly_shard() -> None:
    """KF.choosing-objects: one choice for each Shard; the enemy's do not count."""
    t = given(
        house="mars",
        you=seat(artifacts="shard-of-hate shard-of-pain sniffer"),
        foe=seat(artifacts="shard-of-hate", line="troll valdr dodger"),
    )
    t.you.acts("shard-of-hate", "troll", "dodger")
    t.then("troll", stunned=True).then("dodger", stunned=True).nothing_else()
