"""Untamed in Age of Ascension."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat


def test_bumblebird_feeds_the_other_untamed() -> None:
    """KF.power-counters; alpha is printed."""
    t = given(house="untamed", you=seat(hand="bumblebird", line="snufflegator troll"), foe=seat(line="snufflegator"))
    t.then("bumblebird", keywords="alpha")
    t.you.plays("bumblebird", "left")
    t.then("you.line[1]", power_counters=2, power=6).nothing_else()


def test_camouflage_hides_from_attackers_off_the_flank() -> None:
    """KF.fight-target."""
    t = given(house="brobnar", you=seat(line="troll valdr bumpsy"), foe=seat(line="dodger[camouflage] urchin"))
    t.you.fights("valdr")
    t.then("urchin", damage=0)
    t.you.fights("troll")
    t.asks("attack", options="dodger urchin")


@pytest.mark.parametrize(("line", "gain"), [("troll+damage:1 valdr", 1), ("troll+damage:1 valdr+damage:2", 2)])
def test_dharna_gains_for_the_wounded_and_heals_them(line: str, gain: int) -> None:
    """KF.damaged, KF.heal."""
    t = given(house="untamed", you=seat(hand="dharna", line=line), foe=seat(line="troll+damage:1"))
    t.you.plays("dharna", "left")
    t.then("you", amber=gain).nothing_else()
    t = given(house="untamed", you=seat(line="dharna troll+damage:3"), foe=seat(line="troll+damage:1"))
    t.you.reaps("dharna", "troll")
    t.then("you.line[1]", damage=1).then("you", amber=1).nothing_else()


def test_duskwitch_brings_creatures_in_ready() -> None:
    """KF.entering-exhausted: no artifacts, no enemy creatures; omega and elusive are printed."""
    t = given(
        house="untamed", you=seat(line="duskwitch", hand="snufflegator world-tree", deck=9), foe=seat(hand="troll")
    )
    t.then("duskwitch", keywords="elusive omega")
    t.you.plays("snufflegator", "left")
    t.then("snufflegator", ready=True).nothing_else()
    t.you.plays("world-tree").then("world-tree", ready=False)
    t.you.ends_turn("brobnar")
    t.foe.plays("troll").then("troll", ready=False)


def test_duskwitch_ends_the_step() -> None:
    """KF.omega, KF.constant-ability: she herself enters exhausted, for until then she is not in play."""
    t = given(house="untamed", you=seat(hand="duskwitch snufflegator", deck=9), foe=seat(deck=9))
    t.you.plays("duskwitch")
    assert [e.note for e in t.events() if e.kind == "enter"] == ["exhausted"]
    t.asks("house", seat="foe")


def test_earthbind_holds_its_creature_until_a_card_is_discarded() -> None:
    """KF.cannot-beats-must-and-may: by the creature's controller, this turn."""
    t = given(house="brobnar", you=seat(line="troll[earthbind+owner:foe]", hand="punch"))
    t.may_not("reap:troll", "KF.cannot-beats-must-and-may")
    t.you.discards("punch")
    t.you.reaps("troll")
    t.then("you", amber=1).nothing_else()


def test_earthbind_counts_only_this_turns_discards_of_the_creatures_controller() -> None:
    """KF.stun-still-a-use: not even a stun is shaken off; what its owner's opponent discards does not help."""
    t = given(
        house="untamed",
        active="foe",
        you=seat(line="snufflegator[earthbind]+stun", hand="vigor", deck=9),
        foe=seat(line="niffle-ape[earthbind+owner:you]", hand="vigor dust-pixie", deck=9),
    )
    t.foe.discards("vigor")
    assert t.may("reap:niffle-ape")
    t.foe.ends_turn("untamed")
    t.may_not("unstun:snufflegator", "KF.cannot-beats-must-and-may")
    t.you.discards("vigor")
    assert t.may("unstun:snufflegator")


def test_fanghouse_bites_first_and_is_hard_to_attack() -> None:
    """KF.assault-x, KF.hazardous-x."""
    t = given(house="untamed", you=seat(line="fanghouse"), foe=seat(line="tocsin"))
    t.then("fanghouse", keywords="assault hazardous")
    t.you.fights("fanghouse")
    t.then("tocsin", zone="discard").nothing_else()
    t = given(house="brobnar", active="foe", you=seat(line="fanghouse"), foe=seat(line="troll"))
    t.foe.fights("troll")
    t.then("fanghouse", zone="discard").then("troll", damage=6).nothing_else()


def test_glimmer_returns_a_card() -> None:
    """KF.alpha is printed."""
    t = given(house="untamed", you=seat(hand="glimmer", discard="punch troll"))
    t.then("glimmer", keywords="alpha")
    t.you.plays("glimmer", "punch")
    t.then("punch", zone="hand").nothing_else()


def test_gravid_cycle_returns_a_card_but_not_itself_and_ends_the_step() -> None:
    """KF.action-in-between, KF.omega."""
    t = given(house="untamed", you=seat(hand="gravid-cycle", discard="punch", deck=9), foe=seat(deck=9))
    t.then("gravid-cycle", keywords="omega")
    t.you.plays("gravid-cycle")
    t.then("punch", zone="hand").then("gravid-cycle", zone="discard").asks("house", seat="foe")


def test_grovekeeper_grows_its_neighbors_every_turn() -> None:
    """KF.end-of-turn."""
    t = given(house="untamed", you=seat(line="troll grovekeeper valdr bumpsy", deck=9), foe=seat(deck=9))
    t.you.ends_turn("untamed")
    t.then("troll", power_counters=1).then("valdr", power_counters=1).then("bumpsy", power_counters=0).then(
        "grovekeeper", power_counters=0
    )
    t.foe.ends_turn()
    t.then("troll", power_counters=1).then("valdr", power_counters=1)


@pytest.mark.parametrize(("mine", "theirs", "forged"), [(1, 0, 0), (1, 1, 1), (0, 1, 1)])
def test_heart_of_the_forest_holds_back_the_leader(mine: int, theirs: int, forged: int) -> None:
    """KF.cannot-forge: whoever has more keys."""
    t = given(step="forge", you=seat(amber=6, keys=mine), foe=seat(artifacts="heart-of-the-forest", keys=theirs))
    t.then("you", keys=mine + forged)


@pytest.mark.parametrize(("line", "power"), [("knoxx", 3), ("knoxx troll", 6), ("troll knoxx valdr", 9)])
def test_knoxx_grows_with_its_neighbors(line: str, power: int) -> None:
    """KF.position-dependent-values."""
    t = given(you=seat(line=line))
    t.then("knoxx", power=power)


def test_marmo_swarm_grows_with_the_pool() -> None:
    """KF.constant-ability: its controller's."""
    t = given(you=seat(line="marmo-swarm", amber=3), foe=seat(amber=5))
    t.then("marmo-swarm", power=5)


def test_marmo_swarm_dies_with_the_aember_that_kept_it_alive() -> None:
    """KF.continuous-check: a thief is enough."""
    t = given(house="shadows", active="foe", you=seat(line="marmo-swarm+damage:3", amber=2), foe=seat(hand="urchin"))
    t.foe.plays("urchin")
    t.then("marmo-swarm", zone="discard", damage=0, power=2).then("you", amber=1).then("foe", amber=1).nothing_else()


def test_niffle_grounds_strip_a_creature_of_taunt_and_elusive() -> None:
    """KF.gained-and-lost-keywords: for the turn."""
    t = given(house="untamed", you=seat(artifacts="niffle-grounds"), foe=seat(line="champion-anaphiel urchin"))
    t.you.acts("niffle-grounds", "champion-anaphiel")
    t.then("champion-anaphiel", keywords="").then("urchin", keywords="elusive").nothing_else()
    t.you.ends_turn()
    t.then("champion-anaphiel", keywords="taunt")


def test_panpaca_anga_strengthens_everyone_to_its_right() -> None:
    """KF.left-and-right."""
    t = given(you=seat(line="troll panpaca-anga valdr bumpsy"), foe=seat(line="troll"))
    t.then("you.line[0]", power=8).then("panpaca-anga", power=5).then("valdr", power=8).then("bumpsy", power=7)


def test_panpaca_jaga_teaches_everyone_to_its_left() -> None:
    """KF.left-and-right."""
    t = given(you=seat(line="troll valdr panpaca-jaga bumpsy"))
    t.then("troll", keywords="skirmish").then("valdr", keywords="skirmish").then("bumpsy", keywords="").then(
        "panpaca-jaga", keywords="skirmish"
    )


def test_persistence_hunting_tires_a_house() -> None:
    """KF.choose-a-house-in-effects."""
    t = given(house="untamed", you=seat(hand="persistence-hunting", line="troll"), foe=seat(line="valdr dodger bumpsy"))
    t.you.plays("persistence-hunting", "brobnar")
    t.then("valdr", ready=False).then("bumpsy", ready=False).then("you", amber=1).nothing_else()


def test_pos_pixies_make_thieves_steal_from_the_supply() -> None:
    """KF.common-supply: the thief gains, the pool stays; elusive is printed."""
    t = given(house="shadows", you=seat(hand="urchin"), foe=seat(line="po-s-pixies", amber=3))
    t.then("po-s-pixies", keywords="elusive")
    t.you.plays("urchin")
    t.then("you", amber=1).nothing_else()
    t = given(house="dis", you=seat(hand="charette"), foe=seat(line="po-s-pixies", amber=3))
    t.you.plays("charette")
    t.then("charette", amber=3).nothing_else()


def test_pos_pixies_have_nothing_to_spare_where_nothing_can_be_taken() -> None:
    """KF.aember-too-little: of an empty pool nothing is stolen, so nothing comes from the supply; of 2 no more than 2."""
    t = given(house="shadows", you=seat(hand="urchin"), foe=seat(line="po-s-pixies"))
    t.you.plays("urchin").nothing_else()
    assert "from-supply" not in t.happened()
    t = given(house="dis", you=seat(hand="charette"), foe=seat(line="po-s-pixies", amber=2))
    t.you.plays("charette")
    t.then("charette", amber=2).nothing_else()
    assert [e.amount for e in t.events() if e.kind == "from-supply"] == [2]


def test_pos_pixies_guard_only_their_controllers_pool() -> None:
    """KF.steal: their own side steals as ever."""
    t = given(house="shadows", you=seat(hand="urchin", line="po-s-pixies"), foe=seat(amber=3))
    t.you.plays("urchin", "left")
    t.then("you", amber=1).then("foe", amber=2).nothing_else()


def test_punctuated_equilibrium_refills_both_hands() -> None:
    """KF.chains-when: as at the end of the turn, chains included."""
    t = given(
        house="untamed",
        you=seat(hand="punctuated-equilibrium troll", chains=1, deck=10),
        foe=seat(hand="valdr dodger", deck=10),
    )
    t.you.plays("punctuated-equilibrium")
    t.then("you", hand=5, chains=0).then("foe", hand=6, chains=0)
    t.then("troll", zone="discard").then("valdr", zone="discard")


@pytest.mark.parametrize(("line", "lost"), [("troll snufflegator", False), ("troll snufflegator+exhausted", True)])
def test_quicksand_swallows_the_strongest_of_whoever_has_no_ready_untamed_creature(line: str, lost: bool) -> None:
    """KF.a-single-one."""
    t = given(house="untamed", you=seat(hand="quicksand", line=line), foe=seat(line="valdr urchin"))
    t.you.plays("quicksand")
    t.then("valdr", zone="discard").then("urchin", zone="line").then("troll", zone="discard" if lost else "line").then(
        "you", amber=1
    )


def test_quicksand_destroys_for_both_players_at_once() -> None:
    """KF.simultaneous-the-set, KF.simultaneous-abilities: Soulkeeper finds nobody stronger than the doomed Valdr."""
    t = given(house="untamed", you=seat(hand="quicksand", line="troll[soulkeeper]"), foe=seat(line="valdr urchin"))
    t.you.plays("quicksand")
    t.then("you", line="", amber=1).then("foe", line="urchin", discard="valdr").then("soulkeeper", zone="discard")
    t = given(house="untamed", you=seat(hand="quicksand", line="dust-imp"), foe=seat(line="brend-the-fanatic"))
    t.you.plays("quicksand").asks("order", seat="you", options="dust-imp brend-the-fanatic")
    t.answers("brend-the-fanatic@foe-line:0:destroyed")
    t.then("foe", amber=1).then("you", amber=2)


def test_quicksand_asks_for_each_side_among_the_tied() -> None:
    """KF.a-single-one: whose creature is meant is said."""
    t = given(house="untamed", you=seat(hand="quicksand", line="valdr valdr"), foe=seat(line="bumpsy bumpsy"))
    t.you.plays("quicksand").asks("target", rule="KF.a-single-one", options="valdr valdr")
    assert t.g.decision.text("en") == "Quicksand: choose the most powerful friendly creature to destroy."
    t.answers("valdr@line:1").asks("target", options="bumpsy bumpsy")
    assert (
        t.g.decision.text("fr") == "Sables Mouvants\u00a0: choisissez la créature ennemie la plus puissante à détruire."
    )
    t.answers("bumpsy@foe-line:0")
    t.then("you", line="valdr", amber=1).then("foe", line="bumpsy")


def test_roxador_deals_two_and_stuns() -> None:
    """KF.fight-damage: attacking or attacked it deals 2; skirmish is printed."""
    t = given(house="untamed", you=seat(line="roxador"), foe=seat(line="troll"))
    t.then("roxador", keywords="skirmish")
    t.you.fights("roxador")
    t.then("troll", damage=2, stunned=True).nothing_else()
    t = given(house="brobnar", active="foe", you=seat(line="roxador"), foe=seat(line="troll"))
    t.foe.fights("troll")
    t.then("troll", damage=2, stunned=False).then("roxador", zone="discard").nothing_else()


def test_roxador_stuns_the_elusive_whom_it_cannot_hurt() -> None:
    """KF.fight-after: the attack still counts as a fight."""
    t = given(house="untamed", you=seat(line="roxador"), foe=seat(line="urchin"))
    t.you.fights("roxador")
    t.then("urchin", stunned=True).nothing_else()


@pytest.mark.parametrize(("artifact", "gain"), [("cannon", 0), ("autocannon", 1)])
def test_rustgnawer_eats_an_artifact_and_its_bonus(artifact: str, gain: int) -> None:
    """KF.into-the-pool."""
    t = given(house="untamed", you=seat(line="rustgnawer"), foe=seat(line="silvertooth", artifacts=artifact))
    t.you.fights("rustgnawer")
    t.then(artifact, zone="discard").then("you", amber=gain)


def test_rustgnawer_must_eat_even_its_own_sides_artifact() -> None:
    """KF.mandatory-by-default; attacked, it eats nothing (KF.fight-only-the-attacker)."""
    t = given(house="untamed", you=seat(line="rustgnawer", artifacts="autocannon"), foe=seat(line="urchin"))
    t.you.fights("rustgnawer")
    t.then("autocannon", zone="discard").then("you", amber=1).nothing_else()
    t = given(house="brobnar", active="foe", you=seat(line="rustgnawer"), foe=seat(line="bumpsy", artifacts="cannon"))
    t.foe.fights("bumpsy")
    t.then("rustgnawer", zone="discard").then("bumpsy", damage=4).nothing_else()


def test_shard_of_life_shuffles_a_card_back_for_each_shard() -> None:
    """KF.shuffle-after-search."""
    t = given(house="untamed", you=seat(artifacts="shard-of-life shard-of-greed", discard="punch troll valdr"))
    t.you.acts("shard-of-life", "troll", "punch")
    t.then("you", discard="valdr", deck=2)


def test_soldiers_to_flowers_pays_the_owners() -> None:
    """KF.purge, KF.this-way."""
    t = given(
        house="untamed",
        you=seat(hand="soldiers-to-flowers", discard="snufflegator troll"),
        foe=seat(discard="dust-pixie niffle-ape regrowth"),
    )
    t.you.plays("soldiers-to-flowers")
    t.then("you", amber=2, purged="snufflegator").then("foe", amber=2, purged="dust-pixie niffle-ape")


def test_song_of_spring_gathers_untamed_creatures_from_everywhere() -> None:
    """KF.shuffle-after-search: hand, discard pile and battleline; any number."""
    t = given(
        house="untamed",
        you=seat(hand="song-of-spring snufflegator", discard="dust-pixie troll", line="niffle-ape valdr"),
        foe=seat(line="niffle-ape"),
    )
    t.you.plays("song-of-spring", "snufflegator", "dust-pixie", "niffle-ape@line:0")
    t.then("you", hand="", line="valdr", deck=3, amber=1).then("foe", line="niffle-ape")


def test_tantadlin_deals_two_and_raids_the_archives() -> None:
    """KF.random-choices, KF.fight-damage."""
    t = given(
        house="untamed", you=seat(line="tantadlin"), foe=seat(line="troll", archives="punch valdr"), chance=["valdr"]
    )
    t.you.fights("tantadlin")
    t.then("troll", damage=2).then("tantadlin", damage=8).then("valdr", zone="discard").nothing_else()


def test_tantadlin_raids_nothing_if_it_falls() -> None:
    """KF.fight-after; a card of its own side that lies there goes home instead (KF.discard-of-archives)."""
    t = given(house="untamed", you=seat(line="tantadlin+damage:1"), foe=seat(line="troll", archives="punch"))
    t.you.fights("tantadlin")
    t.then("troll", damage=2).then("tantadlin", zone="discard", damage=0).nothing_else()
    t = given(house="untamed", you=seat(line="tantadlin"), foe=seat(line="troll", archives="valdr+owner:you"))
    t.you.fights("tantadlin")
    t.then("troll", damage=2).then("tantadlin", damage=8).then("valdr", zone="hand").nothing_else()


def test_theyre_everywhere_hits_flanks_harder() -> None:
    """KF.several-sentences."""
    t = given(house="untamed", you=seat(hand="they-re-everywhere", line="troll"), foe=seat(line="troll valdr dodger"))
    t.you.plays("they-re-everywhere")
    t.then("foe.line[0]", damage=2).then("valdr", damage=1).then("dodger", damage=2).then("you", amber=1).nothing_else()


def test_theyre_everywhere_spares_whom_the_dead_leave_on_a_flank() -> None:
    """KF.several-sentences, KF.position-dependent-values: the flanks fall first."""
    t = given(house="untamed", you=seat(hand="they-re-everywhere"), foe=seat(line="urchin dew-faerie bumpsy+damage:3"))
    t.you.plays("they-re-everywhere")
    t.then("foe", line="dew-faerie").then("dew-faerie", damage=0)


def test_way_of_the_porcupine_makes_its_creature_hazardous() -> None:
    """KF.hazardous-x, KF.hazardous-adds-up."""
    t = given(house="untamed", you=seat(hand="way-of-the-porcupine", line="briar-grubbling"))
    t.you.plays("way-of-the-porcupine")
    t.then("briar-grubbling", keywords="hazardous", upgrades="way-of-the-porcupine").then("you", amber=1).nothing_else()
    t = given(house="brobnar", you=seat(line="troll"), foe=seat(line="briar-grubbling[way-of-the-porcupine]"))
    t.you.fights("troll")
    t.then("troll", zone="discard").nothing_else()


def test_aemberspine_mongrel_profits_from_enemy_reaps() -> None:
    """KF.hazardous-x is printed; friendly reaps pay nothing."""
    t = given(house="brobnar", active="foe", you=seat(line="æmberspine-mongrel"), foe=seat(line="valdr"))
    t.then("æmberspine-mongrel", keywords="hazardous")
    t.foe.reaps("valdr")
    t.then("foe", amber=1).then("you", amber=1).nothing_else()
    t = given(house="untamed", you=seat(line="æmberspine-mongrel snufflegator"))
    t.you.reaps("snufflegator")
    t.then("you", amber=1).nothing_else()
    t = given(house="brobnar", active="foe", you=seat(line="æmberspine-mongrel"), foe=seat(line="valdr+stun"))
    t.foe.unstuns("valdr")
    t.then("valdr", stunned=False).nothing_else()
