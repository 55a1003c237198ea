"""Shadows in Age of Ascension."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat


def test_bonerot_venom_hurts_whoever_is_used() -> None:
    """KF.what-counts-as-use: reaping, fighting, acting, removing a stun."""
    t = given(house="brobnar", you=seat(line="troll[bonerot-venom] valdr"))
    t.you.reaps("troll")
    t.then("troll", damage=2).then("you", amber=1).nothing_else()
    t = given(house="brobnar", you=seat(line="troll[bonerot-venom]+stun"))
    t.you.unstuns("troll")
    t.then("troll", damage=2, stunned=False).nothing_else()


def test_brend_the_fanatic_pays_first_and_collects_when_he_dies() -> None:
    """KF.destroyed-label, KF.steal; skirmish is printed."""
    t = given(house="shadows", you=seat(hand="brend-the-fanatic"), foe=seat(amber=4))
    t.you.plays("brend-the-fanatic")
    t.then("foe", amber=5).then("brend-the-fanatic", keywords="skirmish").nothing_else()
    t = given(house="brobnar", you=seat(line="brend-the-fanatic troll", hand="punch"), foe=seat(amber=5))
    t.you.plays("punch", "brend-the-fanatic")
    t.then("you", amber=4).then("foe", amber=2).then("brend-the-fanatic", zone="discard").nothing_else()


@pytest.mark.parametrize(("mine", "theirs", "hand", "archives"), [(0, 2, 2, 0), (3, 1, 0, 1), (1, 2, 1, 0)])
def test_dusk_chronicles_draws_when_poor_and_archives_when_rich(
    mine: int, theirs: int, hand: int, archives: int
) -> None:
    """KF.several-sentences: each condition is read in its turn, the bonus counted."""
    t = given(house="shadows", you=seat(hand="dusk-chronicles troll", amber=mine, deck="valdr"), foe=seat(amber=theirs))
    t.you.plays("dusk-chronicles")
    t.then("you", hand=hand, archives=archives, amber=mine + 1)


@pytest.mark.parametrize(("mine", "gain"), [(0, 2), (3, 0)])
def test_furtive_investors_profit_from_the_opponents_keys(mine: int, gain: int) -> None:
    """KF.into-the-pool."""
    t = given(house="shadows", you=seat(hand="furtive-investors", amber=mine), foe=seat(amber=3, keys=2))
    t.you.plays("furtive-investors")
    t.then("you", amber=mine + 1 + gain).nothing_else()


@pytest.mark.parametrize(("theirs", "stolen"), [(1, 0), (2, 1)])
def test_gamgee_steals_from_the_richer(theirs: int, stolen: int) -> None:
    """KF.steal: the reap's own æmber counts; elusive is printed."""
    t = given(house="shadows", you=seat(line="gamgee"), foe=seat(amber=theirs))
    t.then("gamgee", keywords="elusive")
    t.you.reaps("gamgee")
    t.then("you", amber=1 + stolen).then("foe", amber=theirs - stolen).nothing_else()


@pytest.mark.parametrize(("pool", "stolen"), [(2, 2), (3, 3), (4, 0)])
def test_guard_disguise_robs_the_poor(pool: int, stolen: int) -> None:
    """KF.steal: three or fewer; the artifact is spent."""
    t = given(house="shadows", you=seat(artifacts="guard-disguise"), foe=seat(amber=pool))
    t.you.acts("guard-disguise")
    t.then("you", amber=stolen).then("foe", amber=pool - stolen).then("guard-disguise", zone="discard").nothing_else()


def test_heist_night_pays_for_each_friendly_thief() -> None:
    """KF.steal; alpha is printed."""
    t = given(
        house="shadows", you=seat(hand="heist-night", line="urchin dodger troll"), foe=seat(amber=5, line="urchin")
    )
    t.then("heist-night", keywords="alpha")
    t.you.plays("heist-night")
    t.then("you", amber=2).then("foe", amber=3).nothing_else()


def test_hideaway_hole_hides_friends_until_your_next_turn() -> None:
    """KF.for-the-rest-of-the-turn: it lasts through the opponent's turn; creatures that enter later are covered, too."""
    t = given(house="dis", you=seat(artifacts="hideaway-hole", line="troll", deck=9), foe=seat(line="valdr", deck=9))
    t.you.omnis("hideaway-hole")
    t.then("troll", keywords="elusive").then("valdr", keywords="")
    t.you.ends_turn("brobnar")
    t.then("troll", keywords="elusive")
    t.foe.ends_turn("brobnar")
    t.then("troll", keywords="")


def test_knuckles_bolton_is_hard_to_hit() -> None:
    """KF.elusive, KF.skirmish."""
    t = given(house="shadows", you=seat(line="knuckles-bolton"), foe=seat(line="dodger"))
    t.then("knuckles-bolton", keywords="elusive skirmish")
    t.you.fights("knuckles-bolton")
    t.then("dodger", damage=3).nothing_else()


def test_lamindra_deploys_and_hides_her_neighbors() -> None:
    """KF.deploy, KF.gained-and-lost-keywords."""
    t = given(house="shadows", you=seat(hand="lamindra", line="troll valdr dodger"))
    t.you.plays("lamindra", "place:1")
    t.then("you", line="troll lamindra valdr dodger").then("troll", keywords="elusive").then(
        "valdr", keywords="elusive"
    )
    t.then("lamindra", keywords="deploy elusive").then("dodger", keywords="").nothing_else()


def test_lethal_distraction_adds_two_to_every_hit() -> None:
    """KF.instead: each time, this turn only, and only that creature."""
    t = given(house="shadows", you=seat(hand="lethal-distraction poison-wave"), foe=seat(line="kelifi-dragon troll"))
    t.you.plays("lethal-distraction", "kelifi-dragon")
    t.you.plays("poison-wave")
    t.then("kelifi-dragon", damage=4).then("troll", damage=2).then("you", amber=2).nothing_else()


def test_lethal_distraction_adds_nothing_to_what_armor_stops_and_ends_with_the_turn() -> None:
    """KF.prevented-is-not-dealt, KF.for-the-rest-of-the-turn; two of them add four, and nobody is asked."""
    you = seat(hand="lethal-distraction lethal-distraction nerve-blast", line="umbra", deck=9)
    t = given(house="shadows", you=you, foe=seat(amber=1, line="raiding-knight", deck=9))
    t.you.plays("lethal-distraction", "raiding-knight")
    t.you.plays("nerve-blast", "raiding-knight")
    t.then("raiding-knight", damage=0, armor_left=0).then("you", amber=2).then("foe", amber=0).nothing_else()
    t = given(house="shadows", you=you, foe=seat(amber=1, line="troll", deck=9))
    t.you.plays("lethal-distraction", "troll")
    t.you.plays("lethal-distraction", "troll")
    t.you.plays("nerve-blast", "troll")
    t.then("troll", damage=6).then("you", amber=3).then("foe", amber=0).nothing_else()
    t = given(house="shadows", you=you, foe=seat(line="troll", deck=9))
    t.you.plays("lethal-distraction", "troll")
    t.you.ends_turn("brobnar")
    t.foe.fights("troll")
    t.then("troll", damage=2)


def test_life_for_a_life_trades_a_friend_for_six_damage() -> None:
    """KF.if-you-do-in-order-to."""
    t = given(house="shadows", you=seat(hand="life-for-a-life", line="urchin"), foe=seat(line="troll"))
    t.you.plays("life-for-a-life")
    t.then("urchin", zone="discard").then("troll", damage=6).then("you", amber=1).nothing_else()
    t = given(house="shadows", you=seat(hand="life-for-a-life"), foe=seat(line="troll"))
    t.you.plays("life-for-a-life")
    t.then("you", amber=1).nothing_else()


def test_little_niff_steals_after_a_neighbor_fights() -> None:
    """KF.omega, KF.deploy are printed; only neighbors count."""
    t = given(house="brobnar", you=seat(line="troll little-niff valdr bumpsy"), foe=seat(amber=3, line="urchin"))
    t.then("little-niff", keywords="deploy elusive omega")
    t.you.fights("troll")
    t.then("you", amber=1).then("foe", amber=2).nothing_else()
    t.you.fights("bumpsy")
    t.then("you", amber=1)


def test_little_niff_is_paid_for_a_neighbor_that_dies_fighting() -> None:
    """KF.what-counts-as-use: it was used to fight, also where the fight was broken off."""
    t = given(house="brobnar", you=seat(line="troll+damage:7 little-niff"), foe=seat(amber=3, line="valdr"))
    t.you.fights("troll")
    t.then("you", amber=1, line="little-niff").then("foe", amber=2)
    t = given(house="untamed", you=seat(line="snufflegator little-niff"), foe=seat(amber=3, line="briar-grubbling"))
    t.you.fights("snufflegator")
    t.then("you", amber=1, line="little-niff").then("foe", amber=2).because("KF.fight-broken-off", "KF.steal")


def test_little_niff_is_not_paid_for_a_neighbor_that_is_attacked_or_only_loses_its_stun() -> None:
    """KF.being-attacked-is-not-use, KF.stun-next-use."""
    t = given(house="brobnar", active="foe", you=seat(line="valdr little-niff"), foe=seat(amber=3, line="troll"))
    t.foe.fights("troll", "valdr")
    t.then("valdr", zone="discard").then("troll", damage=6).nothing_else()
    t = given(house="brobnar", you=seat(line="troll+stun little-niff"), foe=seat(amber=3, line="valdr"))
    t.you.unstuns("troll")
    t.then("troll", stunned=False).nothing_else()


@pytest.mark.parametrize(("archives", "deck"), [("troll", ""), ("", "troll")])
def test_murkens_takes_the_card_that_there_is(archives: str, deck: str) -> None:
    """KF.mandatory-by-default: an empty zone is no choice, and is not reshuffled."""
    t = given(house="shadows", you=seat(hand="murkens"), foe=seat(archives=archives, deck=deck, discard="valdr"))
    t.you.plays("murkens", "left")
    t.then("troll", zone="line", controller="you", owner="foe").nothing_else()
    t = given(house="shadows", you=seat(hand="murkens"), foe=seat(discard="valdr"))
    t.you.plays("murkens")
    t.nothing_else()


def test_murkens_leaves_a_card_that_cannot_be_played_where_it_was() -> None:
    """KF.a-card-that-cannot-be-played: alpha comes too late."""
    t = given(house="shadows", you=seat(hand="murkens"), foe=seat(amber=5, archives="troll", deck="swindle valdr"))
    t.you.plays("murkens", "second")
    t.then("foe", deck="swindle valdr", amber=5).nothing_else()


@pytest.mark.parametrize(("answer", "card"), [("first", "troll"), ("second", "valdr")])
def test_murkens_plays_from_the_opponents_archives_or_deck(answer: str, card: str) -> None:
    """KF.controller-of-a-played-card: under the active player's control, owned by the opponent."""
    t = given(house="shadows", you=seat(hand="murkens"), foe=seat(archives="troll", deck="valdr"))
    t.you.plays("murkens", answer, "left")
    t.then(card, zone="line", controller="you", owner="foe")


@pytest.mark.parametrize(("pool", "keys"), [(8, 0), (9, 1)])
def test_nightforge_may_forge_at_four_more(pool: int, keys: int) -> None:
    """KF.key-current-cost: not after a key this turn."""
    t = given(house="shadows", you=seat(hand="nightforge", amber=pool))
    t.you.plays("nightforge", *(["yes"] if keys else []))
    t.then("you", keys=keys, amber=0 if keys else 9).nothing_else()
    t = given(step="forge", you=seat(hand="nightforge", amber=16, houses=["shadows", "dis", "mars"]))
    t.you.chooses_house("shadows")
    t.you.plays("nightforge")
    t.then("you", keys=1, amber=11).nothing_else()


@pytest.mark.parametrize(("mine", "hand"), [(0, 2), (3, 1)])
def test_perplexing_sophistry_is_for_the_richer(mine: int, hand: int) -> None:
    """KF.random-choices."""
    t = given(
        house="shadows",
        you=seat(hand="perplexing-sophistry", amber=mine, deck="troll"),
        foe=seat(amber=2, hand="valdr dodger"),
        chance=["dodger"] if mine else [],
    )
    t.you.plays("perplexing-sophistry")
    t.then("foe", hand=hand).then("you", hand=2 - hand, amber=mine + 1)


def test_plague_rats_hurt_everyone_who_is_no_rat() -> None:
    """KF.traits: one for each Rat in play; elusive is printed."""
    t = given(house="shadows", you=seat(hand="plague-rat", line="plague-rat troll"), foe=seat(line="valdr plague-rat"))
    t.you.plays("plague-rat", "left")
    t.then("troll", damage=3).then("valdr", damage=3).then("plague-rat", damage=0, keywords="elusive").nothing_else()


@pytest.mark.parametrize(("hand", "gain"), [("", 1), ("urchin", 0)])
def test_redlock_is_paid_for_a_turn_without_creatures(hand: str, gain: int) -> None:
    """KF.end-of-turn; skirmish is printed."""
    t = given(house="shadows", you=seat(line="redlock", hand=hand, deck=9), foe=seat(deck=9))
    t.then("redlock", keywords="skirmish")
    if hand:
        t.you.plays("urchin", "left")
    t.you.ends_turn()
    t.then("you", amber=gain)


def test_redlock_is_not_paid_in_the_other_players_turn() -> None:
    """KF.end-of-turn."""
    t = given(house="shadows", active="foe", you=seat(line="redlock"), foe=seat(deck=9))
    t.foe.ends_turn()
    t.then("you", amber=0)


def test_rigged_lottery_pays_the_owners_of_shadows_cards() -> None:
    """KF.only-a-draw-reshuffles: five from each deck, fewer where there are fewer."""
    t = given(
        house="shadows",
        you=seat(hand="rigged-lottery", deck="urchin troll dodger valdr punch urchin"),
        foe=seat(deck="urchin troll"),
    )
    t.you.plays("rigged-lottery")
    t.then("you", amber=3, deck="urchin").then("foe", amber=1, deck="")


@pytest.mark.parametrize(("pool", "stolen"), [(6, 1), (7, 2), (0, 0)])
def test_ronnie_wristclocks_steals_more_from_the_rich(pool: int, stolen: int) -> None:
    """KF.steal."""
    t = given(house="shadows", you=seat(hand="ronnie-wristclocks"), foe=seat(amber=pool))
    t.you.plays("ronnie-wristclocks")
    t.then("you", amber=stolen).then("foe", amber=pool - stolen).nothing_else()


def test_sack_of_coins_weighs_the_pool() -> None:
    """KF.aember-yours: the bonus is in it."""
    t = given(house="shadows", you=seat(hand="sack-of-coins", amber=2), foe=seat(line="troll"))
    t.you.plays("sack-of-coins")
    t.then("troll", damage=3).then("you", amber=3).nothing_else()


def test_scowly_caper_joins_the_opponent_and_destroys_a_neighbor() -> None:
    """KF.card-overrides, KF.end-of-turn: at the end of its controller's turn; usable in every house's turn."""
    t = given(house="shadows", you=seat(hand="scowly-caper", deck=9), foe=seat(line="troll valdr", deck=9))
    t.you.plays("scowly-caper", "left")
    t.then("scowly-caper", controller="foe", keywords="skirmish").then("foe", line="scowly-caper troll valdr")
    t.you.ends_turn("brobnar")
    assert t.may("reap:scowly-caper") is False
    t.foe.ends_turn()
    t.then("foe", line="scowly-caper valdr")


def test_scowly_caper_spares_its_neighbors_in_the_other_players_turn() -> None:
    """KF.end-of-turn: "your" turn is its controller's."""
    t = given(house="shadows", active="foe", you=seat(line="troll scowly-caper valdr"), foe=seat(deck=9))
    t.foe.ends_turn()
    t.then("you", line="troll scowly-caper valdr")


def test_scowly_caper_may_be_used_in_any_houses_turn() -> None:
    """KF.you-may-use-this-turn."""
    t = given(house="mars", you=seat(line="scowly-caper"))
    t.you.reaps("scowly-caper")
    t.then("you", amber=1).nothing_else()


def test_shard_of_greed_gains_for_each_friendly_shard() -> None:
    """KF.into-the-pool."""
    t = given(house="shadows", you=seat(artifacts="shard-of-greed shard-of-hope"), foe=seat(artifacts="shard-of-pain"))
    t.you.acts("shard-of-greed")
    t.then("you", amber=2).nothing_else()


@pytest.mark.parametrize(("victim", "zone"), [("silvertooth", "archives"), ("troll", "discard")])
def test_sucker_punch_is_archived_after_a_kill(victim: str, zone: str) -> None:
    """KF.action-moves-itself; alpha is printed."""
    t = given(house="shadows", you=seat(hand="sucker-punch", line="urchin"), foe=seat(line=victim))
    t.then("sucker-punch", keywords="alpha")
    t.you.plays("sucker-punch")
    t.then("sucker-punch", zone=zone).then("you", amber=1)


def test_swindle_steals_three_and_ends_the_step() -> None:
    """KF.alpha, KF.omega."""
    t = given(house="shadows", you=seat(hand="swindle urchin", line="dodger", deck=9), foe=seat(amber=4, deck=9))
    t.then("swindle", keywords="alpha omega")
    t.you.plays("swindle")
    t.then("you", amber=3).then("foe", amber=1).asks("house", seat="foe")


def test_throwing_stars_pay_for_each_kill() -> None:
    """KF.this-way: up to three creatures."""
    t = given(house="shadows", you=seat(hand="throwing-stars"), foe=seat(line="urchin bad-penny troll dodger"))
    t.you.plays("throwing-stars", "urchin", "troll", "done")
    t.then("urchin", zone="discard").then("troll", damage=1).then("you", amber=1).nothing_else()


def test_whistling_darts_sting_each_enemy() -> None:
    """KF.one-effect-many-creatures."""
    t = given(house="shadows", you=seat(hand="whistling-darts", line="troll"), foe=seat(line="valdr dodger"))
    t.you.plays("whistling-darts")
    t.then("valdr", damage=1).then("dodger", damage=1).then("you", amber=1).nothing_else()


def test_yantzee_gang_steals_by_action() -> None:
    """KF.creature-action."""
    t = given(house="shadows", you=seat(line="yantzee-gang"), foe=seat(amber=2))
    t.you.acts("yantzee-gang")
    t.then("you", amber=1).then("foe", amber=1).nothing_else()
