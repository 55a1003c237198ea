"""Brobnar in Call of the Archons: actions, artifacts and upgrades."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat


def test_anger_readies_an_exhausted_creature_of_any_house_and_fights_with_it() -> None:
    """KF.ready-and-fight-with, KF.use-by-card-ability: the creature need not be of the active house."""
    t = given(
        house="brobnar", you=seat(hand="anger", line="dodger+exhausted troll"), foe=seat(amber=2, line="urchin troll")
    )
    t.you.plays("anger", "dodger", "foe.line[1]")
    t.then("dodger", zone="discard").then("foe.line[1]", damage=5).then("you", amber=1)
    t.because("KF.aember-bonus-first", "KF.fight-exhaust", "KF.fight-damage").nothing_else()


def test_anger_only_readies_when_there_is_nobody_to_fight() -> None:
    """KF.ready-and-fight-no-enemy."""
    t = given(house="brobnar", you=seat(hand="anger", line="dodger+exhausted"))
    t.you.plays("anger")
    t.then("dodger", ready=True).then("you", amber=1).nothing_else()


def test_autocannon_hits_each_creature_that_enters_on_either_side() -> None:
    """KF.entering-before-play: it watches both players' creatures, not what already stands there."""
    t = given(house="brobnar", you=seat(hand="troll", line="urchin", artifacts="autocannon"))
    t.you.plays("troll", "right")
    t.then("troll", damage=1).nothing_else()


@pytest.mark.parametrize(("card", "hurt"), [("troll", 1), ("cannon", 0)])
def test_autocannon_fires_in_the_opponents_turn_and_at_creatures_only(card: str, hurt: int) -> None:
    """KF.entering-before-play."""
    t = given(house="brobnar", active="foe", you=seat(line="urchin", artifacts="autocannon"), foe=seat(hand=card))
    t.foe.plays(card)
    t.then(card, damage=hurt).nothing_else()


def test_banner_of_battle_strengthens_friendly_creatures_only() -> None:
    """KF.constant-ability."""
    t = given(house="brobnar", you=seat(line="troll", artifacts="banner-of-battle"), foe=seat(line="troll"))
    t.then("you.line[0]", power=9).then("foe.line[0]", power=8)


def test_barehanded_puts_every_artifact_on_its_owners_deck() -> None:
    """KF.leaving-destination: also the player's own."""
    t = given(
        house="brobnar",
        you=seat(hand="barehanded", artifacts="cannon", line="troll"),
        foe=seat(artifacts="library-of-babble"),
    )
    t.you.plays("barehanded")
    t.then("cannon", zone="deck").then("library-of-babble", zone="deck").then("you", amber=1).nothing_else()


def test_barehanded_lets_the_active_player_order_the_artifacts_on_each_deck() -> None:
    """KF.all-decisions: on the opponent's deck too; a card goes to its owner's, whoever controls it."""
    t = given(
        house="brobnar",
        you=seat(hand="barehanded", artifacts="cannon screechbomb autocannon+owner:foe", deck="troll"),
        foe=seat(artifacts="library-of-babble", deck="urchin"),
    )
    t.you.plays("barehanded").asks("deck-order", seat="you", rule="KF.all-decisions", options="cannon screechbomb")
    assert t.g.decision.text("en") == "Barehanded: which card goes on top of your deck next? The last one lies on top."
    t.answers("screechbomb").asks("deck-order", seat="you", options="autocannon library-of-babble")
    assert "du deck de votre adversaire" in t.g.decision.text("fr")
    t.answers("library-of-babble")
    t.then("you", deck="cannon screechbomb troll").then("foe", deck="autocannon library-of-babble urchin")


def test_blood_money_puts_two_from_the_supply_on_an_enemy_creature() -> None:
    """KF.common-supply: nobody's pool pays, and the æmber comes back when the creature dies."""
    t = given(house="brobnar", you=seat(hand="blood-money", amber=1, line="troll"), foe=seat(amber=3, line="urchin"))
    t.you.plays("blood-money")
    t.then("urchin", amber=2).nothing_else()


def test_blood_money_comes_to_its_player_when_the_creature_leaves() -> None:
    """KF.leaving-aember-on-creature: it goes to the opponent of the creature's controller."""
    t = given(house="brobnar", you=seat(hand="blood-money punch"), foe=seat(amber=3, line="urchin troll"))
    t.you.plays("blood-money", "urchin")
    t.you.plays("punch", "urchin")
    t.then("you", amber=3).then("urchin", zone="discard", amber=0).nothing_else()


def test_blood_money_finds_no_enemy_creature() -> None:
    """KF.playing-for-nothing."""
    t = given(house="brobnar", you=seat(hand="blood-money", line="troll"))
    t.you.plays("blood-money")
    t.nothing_else()


def test_blood_of_titans_gives_five_power_to_its_creature() -> None:
    """KF.upgrade-attaching: the bonus comes with the play."""
    t = given(house="brobnar", you=seat(hand="blood-of-titans", line="urchin troll"), foe=seat(line="dodger"))
    t.you.plays("blood-of-titans", "urchin")
    t.then("urchin", power=6, upgrades="blood-of-titans").then("you", amber=1).nothing_else()


def test_brothers_in_battle_lets_the_named_house_fight_and_do_nothing_else() -> None:
    """KF.restricted-permissions: fighting only, and only creatures of that house."""
    t = given(
        house="brobnar",
        you=seat(hand="brothers-in-battle", line="dodger noddy-the-thief mother"),
        foe=seat(line="troll"),
    )
    t.you.plays("brothers-in-battle", "shadows")
    assert t.may("fight:dodger")
    t.may_not("reap:dodger", "KF.off-house").may_not("action:noddy-the-thief", "KF.off-house")
    t.may_not("fight:mother", "KF.off-house")
    t.you.fights("dodger")
    t.then("dodger", zone="discard").then("troll", damage=5).nothing_else()


@pytest.mark.parametrize(("amber", "left"), [(6, 6), (7, 3), (9, 5)])
def test_burn_the_stockpile_burns_four_from_seven(amber: int, left: int) -> None:
    """KF.lose: the condition is seven or more."""
    t = given(house="brobnar", you=seat(hand="burn-the-stockpile", amber=8), foe=seat(amber=amber))
    t.you.plays("burn-the-stockpile")
    t.then("foe", amber=left).nothing_else()


def test_cannon_deals_two_to_a_creature() -> None:
    """KF.artifact-action, KF.mandatory-by-default: a friend is hit where there is nobody else."""
    t = given(house="brobnar", you=seat(artifacts="cannon", line="troll"))
    t.you.acts("cannon")
    t.then("troll", damage=2).nothing_else()


def test_champions_challenge_leaves_the_strongest_of_each_side_and_makes_them_fight() -> None:
    """KF.a-single-one, KF.simultaneous-the-set: ties are the active player's choice."""
    t = given(
        house="brobnar",
        you=seat(hand="champion-s-challenge", line="headhunter+exhausted bumpsy urchin"),
        foe=seat(line="dodger silvertooth"),
    )
    t.you.plays("champion-s-challenge", "headhunter")
    t.then("bumpsy", zone="discard").then("urchin", zone="discard").then("silvertooth", zone="discard")
    t.then("headhunter", zone="discard").then("dodger", zone="discard").nothing_else()


def test_champions_challenge_lets_the_survivor_gain_when_it_wins() -> None:
    """KF.fight-after: the fight is an ordinary one."""
    t = given(
        house="brobnar", you=seat(hand="champion-s-challenge", line="headhunter"), foe=seat(line="urchin+attacked:1")
    )
    t.you.plays("champion-s-challenge")
    t.then("urchin", zone="discard").then("headhunter", damage=1, ready=False).then("you", amber=1).nothing_else()


def test_champions_challenge_readies_the_survivor_who_finds_nobody_to_fight() -> None:
    """KF.ready-and-fight-no-enemy: the friendly side is thinned out all the same."""
    t = given(house="brobnar", you=seat(hand="champion-s-challenge", line="troll+exhausted urchin"))
    t.you.plays("champion-s-challenge")
    t.then("urchin", zone="discard").then("troll", ready=True).nothing_else()


def test_cowards_end_destroys_the_undamaged_and_costs_three_chains() -> None:
    """KF.chains-gaining, KF.damaged."""
    t = given(
        house="brobnar", you=seat(hand="coward-s-end", line="troll troll+damage:1"), foe=seat(line="dodger urchin")
    )
    t.you.plays("coward-s-end")
    t.then("dodger", zone="discard").then("urchin", zone="discard").then("you", chains=3, line="troll", discard=2)
    t.then("you.line[0]", damage=1)


def test_follow_the_leader_lets_every_friendly_creature_fight() -> None:
    """KF.you-may-use-this-turn: for this turn only, and not reap."""
    t = given(
        house="brobnar", you=seat(hand="follow-the-leader", line="dodger", deck=6), foe=seat(line="troll troll", deck=6)
    )
    t.may_not("fight:dodger", "KF.off-house")
    t.you.plays("follow-the-leader")
    t.may_not("reap:dodger", "KF.off-house")
    t.you.fights("dodger", "foe.line[0]")
    t.then("foe.line[0]", damage=5)


def test_gauntlet_of_command_readies_and_fights() -> None:
    """KF.ready-and-fight-with."""
    t = given(
        house="brobnar",
        you=seat(artifacts="gauntlet-of-command", line="dodger+exhausted"),
        foe=seat(line="urchin+attacked:1"),
    )
    t.you.acts("gauntlet-of-command")
    t.then("urchin", zone="discard").then("dodger", damage=1, ready=False).nothing_else()


def test_grump_buggy_taxes_both_sides_by_the_strong_creatures_across_the_table() -> None:
    """KF.key-current-cost: power 5 counts, 4 does not."""
    t = given(you=seat(line="troll flamewake-shaman", artifacts="grump-buggy"), foe=seat(line="dodger valdr urchin"))
    t.then("foe", key_cost=7).then("you", key_cost=8)


@pytest.mark.parametrize("house", ["brobnar", "dis"])
def test_iron_obelisk_counts_damaged_friendly_brobnar_creatures(house: str) -> None:
    """KF.key-current-cost: neither the undamaged, nor other houses, nor the enemy's."""
    t = given(
        house=house,
        you=seat(line="troll+damage:1 headhunter+damage:1 bumpsy dodger+damage:1", artifacts="iron-obelisk"),
        foe=seat(line="troll+damage:2"),
    )
    t.then("foe", key_cost=8).then("you", key_cost=6)


def test_lava_ball_splashes_both_neighbors_of_its_target() -> None:
    """KF.splash: at once with the main damage; nobody further away is touched."""
    t = given(house="brobnar", you=seat(hand="lava-ball", line="troll"), foe=seat(line="troll valdr troll dodger"))
    t.you.plays("lava-ball", "valdr")
    t.then("valdr", damage=4).then("foe.line[0]", damage=2).then("foe.line[2]", damage=2).nothing_else()


def test_loot_the_bodies_pays_for_each_enemy_creature_destroyed_this_turn() -> None:
    """KF.simultaneous-the-survivors: once for each; friendly deaths pay nothing, and the next turn neither."""
    t = given(
        house="brobnar",
        you=seat(hand="loot-the-bodies earthshaker", line="urchin"),
        foe=seat(line="urchin silvertooth troll"),
    )
    t.you.plays("loot-the-bodies")
    t.you.plays("earthshaker", "left")
    t.then("you", amber=2).then("you.discard[0]", id="urchin").then("foe", line="troll")


def test_loot_the_bodies_is_over_with_the_turn_and_two_copies_add_up() -> None:
    """KF.for-the-rest-of-the-turn."""
    t = given(
        house="brobnar",
        you=seat(hand="loot-the-bodies loot-the-bodies punch", deck=9),
        foe=seat(line="urchin silvertooth", hand="punch", deck=9, houses=["brobnar", "dis", "mars"]),
    )
    t.you.plays("loot-the-bodies")
    t.you.plays("loot-the-bodies")
    t.you.plays("punch", "urchin")
    t.then("you", amber=3)
    t.you.ends_turn("brobnar")
    t.foe.plays("punch")
    t.then("silvertooth", zone="discard").then("you", amber=3)


def test_mighty_javelin_is_sacrificed_and_deals_four() -> None:
    """KF.artifact-omni, KF.sacrifice: in any house's turn."""
    t = given(house="dis", you=seat(artifacts="mighty-javelin", line="troll"), foe=seat(line="valdr"))
    t.you.omnis("mighty-javelin", "valdr")
    t.then("mighty-javelin", zone="discard").then("valdr", damage=4).nothing_else()


def test_phoenix_heart_returns_its_creature_and_burns_everything_in_play() -> None:
    """KF.moved-by-its-own-destroyed: the creature goes to its owner's hand, and three damage strikes each creature in play."""
    t = given(house="brobnar", you=seat(hand="punch", line="troll"), foe=seat(line="urchin[phoenix-heart] valdr"))
    t.you.plays("punch", "urchin")
    t.then("urchin", zone="hand").then("phoenix-heart", zone="discard").then("valdr", damage=3).then("troll", damage=3)
    t.then("you", amber=1)


def test_phoenix_heart_on_a_borrowed_creature_burns_the_attacker_before_its_fight_ability() -> None:
    """KF.leaving-destination, KF.fight-after: home to the owner; a Headhunter that burns gains nothing."""
    t = given(house="brobnar", you=seat(line="headhunter"), foe=seat(line="silvertooth[phoenix-heart]+owner:you"))
    t.you.fights("headhunter")
    t.then("you", amber=0, hand="silvertooth", line="", discard="headhunter").then("foe", discard="phoenix-heart")


def test_pile_of_skulls_lets_a_friend_capture_when_an_enemy_dies_in_your_turn() -> None:
    """KF.capture: one for each enemy creature destroyed."""
    t = given(
        house="brobnar",
        you=seat(artifacts="pile-of-skulls", hand="punch", line="troll"),
        foe=seat(amber=2, line="urchin"),
    )
    t.you.plays("punch", "urchin")
    t.then("troll", amber=1).then("foe", amber=1).then("urchin", zone="discard").then("you", amber=1).nothing_else()


def test_pile_of_skulls_sleeps_in_the_opponents_turn() -> None:
    """KF.capture: "during your turn"."""
    t = given(
        house="brobnar",
        active="foe",
        you=seat(artifacts="pile-of-skulls", amber=1, line="troll"),
        foe=seat(amber=2, hand="punch", line="urchin"),
    )
    t.foe.plays("punch", "urchin")
    t.then("urchin", zone="discard").then("foe", amber=3).nothing_else()


def test_pile_of_skulls_captures_once_for_each_of_the_dead() -> None:
    """KF.timing-conflicts: one capture for each dead enemy, each by a friend of the player's choice; friends' deaths count not.
    Which death comes first makes no difference, and is not asked."""
    t = given(
        house="brobnar",
        you=seat(artifacts="pile-of-skulls", hand="coward-s-end", line="troll+damage:1 valdr+damage:1 urchin"),
        foe=seat(amber=3, line="dodger silvertooth"),
    )
    t.you.plays("coward-s-end").asks("target", seat="you").answers("troll", "valdr")
    t.then("troll", amber=1).then("valdr", amber=1).then("foe", amber=1)


@pytest.mark.parametrize(("card", "main", "side", "bonus"), [("pound", 2, 1, 1), ("punch", 3, 0, 1)])
def test_pound_splashes_and_punch_does_not(card: str, main: int, side: int, bonus: int) -> None:
    """KF.splash, KF.damage-tokens."""
    t = given(house="brobnar", you=seat(hand=card), foe=seat(line="troll valdr"))
    t.you.plays(card, "valdr")
    t.then("valdr", damage=main).then("troll", damage=side).then("you", amber=bonus).nothing_else()


def test_relentless_assault_fights_with_up_to_three_different_creatures_one_at_a_time() -> None:
    """KF.fight-with: each is readied, then fights; the third pick may be declined."""
    t = given(
        house="brobnar",
        you=seat(hand="relentless-assault", line="troll+exhausted troll valdr"),
        foe=seat(line="dodger headhunter"),
    )
    t.you.plays("relentless-assault", "you.line[0]", "dodger", "you.line[1]", "done")
    t.then("dodger", zone="discard").then("headhunter", zone="discard").then("valdr", ready=True)
    t.then("you.line[0]", damage=5).then("you.line[1]", damage=5)


def test_relentless_assault_ends_when_it_is_declined() -> None:
    """KF.as-much-as-possible: "up to" may be none."""
    t = given(house="brobnar", you=seat(hand="relentless-assault", line="troll valdr"), foe=seat(line="dodger"))
    t.you.plays("relentless-assault", "done")
    t.nothing_else()


def test_relentless_assault_picks_no_creature_twice() -> None:
    """KF.ready-and-fight-with: three different creatures, also when the first is still there."""
    t = given(
        house="brobnar", you=seat(hand="relentless-assault", line="troll valdr+stun"), foe=seat(line="urchin dodger")
    )
    t.you.plays("relentless-assault", "troll", "urchin").asks("target", options="valdr done")
    t.answers("valdr")
    t.then("troll", ready=False).then("valdr", stunned=False, ready=False).nothing_else()


def test_screechbomb_takes_two_from_the_opponent() -> None:
    """KF.lose."""
    t = given(house="dis", you=seat(amber=1, artifacts="screechbomb", line="troll"), foe=seat(amber=3))
    t.you.omnis("screechbomb")
    t.then("foe", amber=1).then("screechbomb", zone="discard").nothing_else()


def test_signal_fire_lets_brobnar_creatures_fight_in_another_houses_turn() -> None:
    """KF.restricted-permissions: only Brobnar, only fights."""
    t = given(house="dis", you=seat(artifacts="signal-fire", line="troll dodger"), foe=seat(line="urchin+attacked:1"))
    t.you.omnis("signal-fire")
    t.may_not("reap:troll", "KF.off-house").may_not("fight:dodger", "KF.off-house")
    t.you.fights("troll")
    t.then("urchin", zone="discard").then("troll", damage=1).nothing_else()


@pytest.mark.parametrize(("mine", "gain"), [("", 1), ("troll", 1), ("troll urchin", 3)])
def test_smith_pays_two_to_the_side_with_more_creatures(mine: str, gain: int) -> None:
    """KF.into-the-pool: more, not as many."""
    t = given(house="brobnar", you=seat(hand="smith", line=mine), foe=seat(line="dodger"))
    t.you.plays("smith")
    t.then("you", amber=gain).nothing_else()


def test_sound_the_horns_digs_for_a_brobnar_creature() -> None:
    """KF.only-a-draw-reshuffles: the cards on the way are discarded; the creature goes to hand."""
    t = given(house="brobnar", you=seat(hand="sound-the-horns", deck="dodger punch troll headhunter"))
    t.you.plays("sound-the-horns")
    t.then("you", hand="troll", deck="headhunter", amber=1, discard="sound-the-horns punch dodger")


def test_sound_the_horns_goes_by_the_house_of_the_card() -> None:
    """KF.house-of-a-card: a Troll in another house's frame is discarded, a Dodger in Brobnar's is found."""
    t = given(house="brobnar", you=seat(hand="sound-the-horns", deck="troll!dis dodger!brobnar punch"))
    t.you.plays("sound-the-horns")
    t.then("you", hand="dodger", deck="punch", discard="sound-the-horns troll")


def test_sound_the_horns_may_run_out_of_cards() -> None:
    """KF.only-a-draw-reshuffles: an empty deck ends it."""
    t = given(house="brobnar", you=seat(hand="sound-the-horns", deck="dodger punch"))
    t.you.plays("sound-the-horns")
    t.then("you", hand="", deck="", discard="sound-the-horns punch dodger")


@pytest.mark.parametrize(("line", "stolen"), [("mother doc-bookton", 0), ("mother doc-bookton batdrone", 2)])
def test_take_that_smartypants_wants_three_logos_cards(line: str, stolen: int) -> None:
    """KF.steal: cards of any type in play count."""
    t = given(house="brobnar", you=seat(hand="take-that-smartypants", line="mother"), foe=seat(amber=5, line=line))
    t.you.plays("take-that-smartypants")
    t.then("you", amber=1 + stolen).then("foe", amber=5 - stolen).nothing_else()


def test_take_that_smartypants_counts_artifacts_and_upgrades_too() -> None:
    """KF.card-types."""
    t = given(
        house="brobnar",
        you=seat(hand="take-that-smartypants"),
        foe=seat(amber=1, line="dextre[experimental-therapy]", artifacts="library-of-babble"),
    )
    t.you.plays("take-that-smartypants")
    t.then("you", amber=2).then("foe", amber=0).nothing_else()


def test_the_warchest_counts_enemies_destroyed_in_a_fight_this_turn() -> None:
    """KF.this-way: a death by an effect does not count."""
    t = given(
        house="brobnar",
        you=seat(artifacts="the-warchest", hand="punch", line="troll"),
        foe=seat(line="silvertooth dodger"),
    )
    t.you.plays("punch", "silvertooth")
    t.you.fights("troll", "dodger")
    t.you.acts("the-warchest")
    t.then("you", amber=2).nothing_else()


def test_the_warchest_counts_an_enemy_that_took_its_killer_with_it_and_no_friend() -> None:
    """KF.fight-destruction: the fight destroyed both; only the enemy pays."""
    t = given(house="brobnar", you=seat(artifacts="the-warchest", line="bumpsy"), foe=seat(line="headhunter"))
    t.you.fights("bumpsy")
    t.you.acts("the-warchest")
    t.then("you", amber=1).nothing_else()


def test_tremor_stuns_a_creature_and_its_neighbors() -> None:
    """KF.stunning, KF.neighbors."""
    t = given(house="brobnar", you=seat(hand="tremor", line="troll"), foe=seat(line="dodger valdr urchin troll"))
    t.you.plays("tremor", "valdr")
    t.then("foe.line[0:3]", stunned=True).nothing_else()


def test_unguarded_camp_captures_once_for_each_creature_in_excess() -> None:
    """KF.capture-which-creature: each creature at most one."""
    t = given(
        house="brobnar", you=seat(hand="unguarded-camp", line="troll valdr urchin"), foe=seat(amber=4, line="dodger")
    )
    t.you.plays("unguarded-camp", "troll", "valdr")
    t.then("troll", amber=1).then("valdr", amber=1).then("foe", amber=2).then("you", amber=1).nothing_else()


def test_unguarded_camp_with_too_little_aember_lets_the_player_say_who_captures() -> None:
    """KF.for-each, KF.aember-too-little: one time after the other, and nobody is asked who captures of an empty pool."""
    t = given(house="brobnar", you=seat(hand="unguarded-camp", line="troll valdr"), foe=seat(amber=1))
    t.you.plays("unguarded-camp").asks("target", seat="you", options="troll valdr").answers("valdr")
    t.then("valdr", amber=1).then("foe", amber=0).then("you", amber=1).nothing_else()


@pytest.mark.parametrize("enemies", ["dodger", "dodger urchin silvertooth"])
def test_unguarded_camp_does_nothing_without_an_excess(enemies: str) -> None:
    """KF.playing-for-nothing."""
    t = given(house="brobnar", you=seat(hand="unguarded-camp", line="troll"), foe=seat(amber=4, line=enemies))
    t.you.plays("unguarded-camp")
    t.then("you", amber=1).nothing_else()


def test_warsong_pays_for_each_fight_of_a_friendly_creature() -> None:
    """KF.for-the-rest-of-the-turn: also when the fighter dies; reaping pays nothing extra."""
    t = given(house="brobnar", you=seat(hand="warsong", line="headhunter bumpsy troll"), foe=seat(line="troll dodger"))
    t.you.plays("warsong")
    t.you.fights("bumpsy", "troll")
    t.then("you", amber=1).then("bumpsy", zone="discard").then("foe.line[0]", damage=5).nothing_else()
    t.you.reaps("you.line[1]")
    t.then("you", amber=2).nothing_else()


def test_warsong_pays_for_a_fight_without_damage_but_not_for_a_lost_stun_or_a_defence() -> None:
    """KF.stun-next-use, KF.for-the-rest-of-the-turn: an elusive target is fought; the next turn pays nothing."""
    t = given(
        house="brobnar",
        you=seat(hand="warsong", line="krump headhunter+stun", deck=9),
        foe=seat(line="urchin bumpsy", deck=9, houses=["brobnar", "dis", "mars"]),
    )
    t.you.plays("warsong")
    t.you.fights("krump", "urchin")
    t.then("you", amber=1).nothing_else()
    t.you.unstuns("headhunter")
    t.then("headhunter", stunned=False).nothing_else()
    t.you.ends_turn("brobnar")
    t.foe.fights("bumpsy", "krump")
    t.then("you", amber=1)


def test_yo_mama_mastery_heals_and_grants_taunt() -> None:
    """KF.taunt, KF.fully-heal."""
    t = given(house="brobnar", you=seat(hand="yo-mama-mastery", line="troll+damage:5 urchin+damage:0"))
    t.you.plays("yo-mama-mastery", "troll")
    t.then("troll", damage=0, keywords="taunt", upgrades="yo-mama-mastery").then("you", amber=1).nothing_else()
