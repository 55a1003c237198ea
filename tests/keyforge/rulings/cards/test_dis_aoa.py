"""Dis in Age of Ascension."""

from __future__ import annotations

from typing import Any

import pytest

from tableforge.keyforge.doors.testing import given, seat


@pytest.mark.parametrize(("card", "n"), [("yurk", 1), ("old-yurk", 2), ("ancient-yurk", 3)])
def test_the_yurks_make_their_player_discard(card: str, n: int) -> None:
    """KF.discard-by-effect: as many as there are, chosen by the active player."""
    t = given(house="dis", you=seat(hand=[card, "troll", "punch", "dodger", "fear"]), foe=seat(hand="troll"))
    t.you.plays(card, *["troll", "punch", "dodger"][:n])
    t.then("you", hand=4 - n, discard=n).then("foe", hand=1)
    t = given(house="dis", you=seat(hand=card))
    t.you.plays(card)
    t.nothing_else()


def test_angwish_makes_keys_dearer_for_each_damage_on_it() -> None:
    """KF.key-current-cost."""
    t = given(you=seat(line="angwish+damage:3 troll+damage:2"))
    t.then("foe", key_cost=9).then("you", key_cost=6)


def test_banish_puts_an_enemy_creature_into_its_owners_archives() -> None:
    """KF.leaving-destination-stated."""
    t = given(house="dis", you=seat(hand="banish", line="urchin"), foe=seat(line="troll+amber:1"))
    t.you.plays("banish")
    t.then("troll", zone="archives", amber=0).then("foe", archives="troll").then("you", amber=2).nothing_else()


def test_binding_irons_chains_the_opponent() -> None:
    """KF.chains-gaining."""
    t = given(house="dis", you=seat(hand="binding-irons"), foe=seat(chains=1))
    t.you.plays("binding-irons")
    t.then("foe", chains=4).nothing_else()


@pytest.mark.parametrize("active", ["you", "foe"])
def test_bloodshard_imp_costs_every_reaper_its_life(active: str) -> None:
    """KF.sacrifice: its own controller's creatures, too."""
    t = given(house="brobnar", active=active, you=seat(line="bloodshard-imp troll"), foe=seat(line="valdr"))
    (t.you.reaps("troll") if active == "you" else t.foe.reaps("valdr"))
    t.then("troll" if active == "you" else "valdr", zone="discard").then(active, amber=1).nothing_else()


@pytest.mark.parametrize(("imp", "keys"), [("bronze-key-imp", 0), ("silver-key-imp", 1), ("gold-key-imp", 2)])
def test_the_key_imps_bar_one_key_each(imp: str, keys: int) -> None:
    """KF.cannot-forge: for both players, and only that key."""
    for owner in ("you", "foe"):
        sides: dict[str, Any] = {"you": seat(amber=6, keys=keys), "foe": seat()}
        sides[owner] = {**sides[owner], "line": imp}
        t = given(step="forge", **sides)
        t.then("you", keys=keys, amber=6).then(imp, keywords="elusive")
    t = given(step="forge", you=seat(amber=6, keys=(keys + 1) % 2, line=imp))
    t.then("you", amber=0 if (keys + 1) % 2 != keys else 6)


def test_cull_the_weak_destroys_the_least_powerful_enemy() -> None:
    """KF.a-single-one: the active player breaks ties."""
    t = given(
        house="dis", you=seat(hand="cull-the-weak", line="urchin"), foe=seat(line="silvertooth noddy-the-thief troll")
    )
    t.you.plays("cull-the-weak")
    t.asks("target", options="silvertooth noddy-the-thief")
    t.answers("noddy-the-thief")
    t.then("noddy-the-thief", zone="discard").then("you", amber=1).nothing_else()


def test_exhume_may_play_a_creature_from_the_discard_pile() -> None:
    """KF.played-from-elsewhere: in full, Play: ability included, whatever its house."""
    t = given(house="dis", you=seat(hand="exhume", discard="urchin punch"), foe=seat(amber=3))
    t.you.plays("exhume", "yes")
    t.then("urchin", zone="line").then("you", amber=2).then("foe", amber=2).nothing_else()
    t = given(house="dis", you=seat(hand="exhume", discard="urchin"), foe=seat(amber=3))
    t.you.plays("exhume", "no")
    t.then("you", amber=1).nothing_else()


def test_gub_is_mighty_away_from_the_flanks() -> None:
    """KF.position-dependent-values: it shrinks at once when its neighbor leaves."""
    t = given(house="dis", you=seat(line="troll gub dodger", hand="fear"))
    t.then("gub", power=6, keywords="taunt")
    t = given(you=seat(line="gub dodger"))
    t.then("gub", power=1, keywords="")


def test_misery_exploit_counts_damaged_enemies() -> None:
    """KF.damaged."""
    t = given(
        house="dis",
        you=seat(hand="misery-exploit", line="troll+damage:1"),
        foe=seat(line="troll+damage:1 valdr dodger+damage:2"),
    )
    t.you.plays("misery-exploit")
    t.then("you", amber=2).nothing_else()


def test_neffru_pays_the_owner_of_each_destroyed_creature() -> None:
    """KF.simultaneous-the-survivors."""
    t = given(house="brobnar", you=seat(line="neffru", hand="punch"), foe=seat(line="silvertooth"))
    t.you.plays("punch", "silvertooth")
    t.then("foe", amber=1).then("you", amber=1).then("silvertooth", zone="discard").nothing_else()


def test_not_finished_with_you_shuffles_creatures_back() -> None:
    """KF.shuffle-after-search: any number, creatures only."""
    t = given(house="dis", you=seat(hand="not-finished-with-you", discard="troll punch valdr dodger", deck="fear"))
    t.you.plays("not-finished-with-you", "troll", "valdr", "done")
    t.then("troll", zone="deck").then("valdr", zone="deck").then("dodger", zone="discard").then("you", amber=1, deck=3)


def test_onyx_knight_destroys_odd_power() -> None:
    """KF.simultaneous-the-set: itself has even power."""
    t = given(house="dis", you=seat(hand="onyx-knight", line="dodger"), foe=seat(line="troll urchin"))
    t.you.plays("onyx-knight", "left")
    t.then("dodger", zone="discard").then("urchin", zone="discard").nothing_else()


@pytest.mark.parametrize("card", ["orb-of-invidius", "æmber-imp"])
def test_reaping_stuns_the_reaper(card: str) -> None:
    """KF.stunning: after any creature reaps."""
    side = seat(artifacts=card) if card.startswith("orb") else seat(line=card)
    t = given(house="brobnar", active="foe", you=side, foe=seat(line="troll valdr"))
    t.foe.reaps("troll")
    t.then("troll", stunned=True).then("foe", amber=1).nothing_else()
    if card == "æmber-imp":
        t.then(card, keywords="elusive")


def test_ortannu_the_chained_calls_its_bindings_and_lashes_out_for_each() -> None:
    """KF.this-way, KF.splash: one choice for each card returned."""
    t = given(
        house="dis",
        you=seat(line="ortannu-the-chained", discard="ortannu-s-binding punch ortannu-s-binding"),
        foe=seat(line="troll kelifi-dragon valdr"),
    )
    t.you.reaps("ortannu-the-chained", "kelifi-dragon", "kelifi-dragon")
    t.then("you", hand="ortannu-s-binding ortannu-s-binding", amber=1)
    t.then("kelifi-dragon", damage=4).then("troll", damage=4).then("valdr", damage=4)


def test_ortannus_binding_hurts_a_friend() -> None:
    """KF.mandatory-by-default."""
    t = given(house="dis", you=seat(hand="ortannu-s-binding", line="troll"), foe=seat(line="valdr"))
    t.you.plays("ortannu-s-binding")
    t.then("troll", damage=2).then("you", amber=1).nothing_else()


@pytest.mark.parametrize(("victim", "side"), [("silvertooth", 2), ("kelifi-dragon", 0)])
def test_pain_reaction_spreads_only_when_it_kills(victim: str, side: int) -> None:
    """KF.neighbors-of-a-departed-creature, KF.if-this-damage-destroys."""
    t = given(house="dis", you=seat(hand="pain-reaction"), foe=seat(line=f"troll {victim} valdr dodger"))
    t.you.plays("pain-reaction", victim)
    t.then("troll", damage=side).then("valdr", damage=side).then("dodger", damage=0).then("you", amber=1)


def test_shadow_of_dis_blanks_the_enemy_until_your_next_turn() -> None:
    """KF.blank-text-box: keywords and abilities are gone, power and traits stay; your own keep theirs."""
    t = given(
        house="dis",
        you=seat(hand="shadow-of-dis", line="champion-anaphiel", deck=9, houses=["dis", "mars", "untamed"]),
        foe=seat(line="champion-anaphiel doc-bookton dust-imp", deck=9, houses=["logos", "dis", "sanctum"]),
    )
    t.you.plays("shadow-of-dis")
    t.then("foe.line[0]", keywords="", power=6).then("you.line[0]", keywords="taunt").then("you", amber=1)
    t.you.ends_turn("logos")
    t.foe.reaps("doc-bookton")
    t.then("foe", amber=1, hand=0)
    t.foe.ends_turn("dis")
    t.then("foe.line[0]", keywords="taunt")


def test_shard_of_pain_deals_one_for_each_friendly_shard() -> None:
    """KF.choosing-objects: each point may go to another enemy creature."""
    t = given(
        house="dis",
        you=seat(artifacts="shard-of-pain shard-of-greed", line="troll"),
        foe=seat(line="valdr dodger", artifacts="shard-of-hope"),
    )
    t.you.acts("shard-of-pain", "valdr", "dodger")
    t.then("valdr", damage=1).then("dodger", damage=1).nothing_else()


def test_skullion_demands_a_friend_or_itself() -> None:
    """KF.sacrifice, KF.mandatory-by-default."""
    t = given(house="dis", you=seat(hand="skullion", line="troll"), foe=seat(line="valdr"))
    t.you.plays("skullion", "left", "troll")
    t.then("troll", zone="discard").nothing_else()
    t = given(house="dis", you=seat(hand="skullion"), foe=seat(line="valdr"))
    t.you.plays("skullion")
    t.then("skullion", zone="discard").nothing_else()


def test_soulkeeper_takes_the_strongest_enemy_along() -> None:
    """KF.destroyed-label, KF.upgrade-granted-abilities: enemy of the bearer's controller."""
    t = given(
        house="brobnar",
        you=seat(hand="punch", line="troll valdr"),
        foe=seat(line="silvertooth[soulkeeper] kelifi-dragon"),
    )
    t.you.plays("punch", "silvertooth")
    t.then("silvertooth", zone="discard", upgrades="").then("troll", zone="discard").then("soulkeeper", zone="discard")
    t.then("you", amber=1).nothing_else()


@pytest.mark.parametrize(("target", "zone"), [("foe.line[0]", "discard"), ("foe.line[1]", "line")])
def test_spyyyder_poisons_creatures_on_the_flank(target: str, zone: str) -> None:
    """KF.poison, KF.skirmish: only while attacking, only on a flank."""
    t = given(house="dis", you=seat(line="spyyyder"), foe=seat(line="troll valdr troll"))
    t.then("spyyyder", keywords="skirmish")
    victim = t.ids(target)[0]
    t.you.fights("spyyyder", target)
    assert (t.s.cards[victim].zone == 5) is (zone == "line")
    t.then("spyyyder", damage=0)


@pytest.mark.parametrize(("line", "size"), [("troll streke valdr", 5), ("streke valdr", 6)])
def test_streke_shrinks_the_opponents_refill_away_from_the_flanks(line: str, size: int) -> None:
    """KF.refill-size; elusive is printed."""
    t = given(you=seat(line=line))
    t.then("foe", hand_size=size).then("you", hand_size=6).then("streke", keywords="elusive")


def test_tezmal_forbids_a_house_for_the_opponents_next_turn() -> None:
    """KF.next-turn-effects; elusive is printed."""
    t = given(house="dis", you=seat(line="tezmal", deck=9), foe=seat(houses=["dis", "mars", "untamed"], deck=9))
    t.then("tezmal", keywords="elusive")
    t.you.reaps("tezmal", "mars")
    t.you.ends_turn()
    t.asks("house", seat="foe", options="dis untamed")
    t.foe.chooses_house("dis")
    t.foe.ends_turn("dis")
    t.you.ends_turn()
    t.asks("house", seat="foe", options="dis mars untamed")


def test_unlocked_gateway_destroys_each_creature_and_ends_the_step() -> None:
    """KF.omega: nothing more may be played, used or discarded."""
    t = given(house="dis", you=seat(hand="unlocked-gateway fear", line="troll", deck=9), foe=seat(line="valdr", deck=9))
    t.then("unlocked-gateway", keywords="omega")
    t.you.plays("unlocked-gateway")
    t.then("you", line="").then("foe", line="").asks("house", seat="foe").because("KF.omega", "KF.step-5-draw")


def test_wretched_doll_marks_a_creature_and_then_destroys_the_marked() -> None:
    """KF.other-counters."""
    t = given(house="dis", you=seat(artifacts="wretched-doll"), foe=seat(line="troll valdr"))
    t.you.acts("wretched-doll", "troll")
    t.then("troll", doom_counters=1).nothing_else()
    t = given(house="dis", you=seat(artifacts="wretched-doll", line="dodger"), foe=seat(line="troll+doom:1 valdr"))
    t.you.acts("wretched-doll")
    t.then("troll", zone="discard", doom_counters=0).nothing_else()


def test_angwish_counts_in_the_forge_step() -> None:
    """KF.forge-all-or-nothing: the threshold and its neighbor."""
    for pool, keys in ((7, 0), (8, 1)):
        t = given(step="forge", active="foe", you=seat(line="angwish+damage:2"), foe=seat(amber=pool))
        t.then("foe", keys=keys, amber=7 * (1 - keys))


def test_banish_puts_your_own_stolen_creature_into_the_opponents_archives_and_it_comes_home() -> None:
    """KF.leaving-destination-stated: taken up with the archives it goes to its owner's hand."""
    t = given(
        house="dis",
        you=seat(hand="banish", deck=9),
        foe=seat(line="troll+owner:you", deck=9, houses=["dis", "mars", "logos"]),
    )
    t.you.plays("banish")
    t.then("foe", archives="troll")
    t.you.ends_turn("dis", "yes")
    t.then("troll", zone="hand", owner="you")
    assert t.g.log[-1].text("en", 0) == "Troll returns to your hand from your opponent’s archives."


def test_bloodshard_imp_makes_the_controller_sacrifice() -> None:
    """KF.sacrifice: itself, too, and what is stolen; losing a stun is no reap."""
    t = given(house="dis", active="foe", you=seat(line="bloodshard-imp"), foe=seat(line="charette+owner:you"))
    t.foe.reaps("charette")
    t.then("charette", zone="discard").then("foe", amber=1).then("you", discard="charette").nothing_else()
    assert any(e.text("en", 0).startswith("Your opponent sacrifices Charette") for e in t.g.log)
    t = given(house="dis", you=seat(line="bloodshard-imp pit-demon+stun"))
    t.you.unstuns("pit-demon")
    t.then("pit-demon", stunned=False).nothing_else()
    t.you.reaps("bloodshard-imp")
    t.then("bloodshard-imp", zone="discard").then("you", amber=1).nothing_else()


def test_exhume_cannot_play_what_cannot_be_played() -> None:
    """KF.a-card-that-cannot-be-played: it stays in the discard pile; with no creature there nothing is asked."""
    t = given(house="dis", you=seat(hand="exhume", discard="truebaru", amber=1))
    t.you.plays("exhume", "yes")
    t.then("you", amber=2).because("KF.a-card-that-cannot-be-played").nothing_else()
    t = given(house="dis", you=seat(hand="exhume", discard="punch"), foe=seat(discard="troll"))
    t.you.plays("exhume")
    t.then("you", amber=1).nothing_else()


def test_gub_dies_of_old_wounds_when_it_comes_to_a_flank() -> None:
    """KF.position-dependent-values, KF.continuous-check."""
    t = given(house="dis", you=seat(hand="fear"), foe=seat(line="troll gub+damage:3 urchin"))
    t.you.plays("fear", "urchin")
    t.then("urchin", zone="hand").then("gub", zone="discard", damage=0, power=1, keywords="").nothing_else()


def test_the_key_imps_bar_forging_by_card_too() -> None:
    """KF.cannot-forge: the æmber of Key Charge is lost for nothing."""
    t = given(house="untamed", you=seat(hand="key-charge", amber=7), foe=seat(line="bronze-key-imp"))
    t.you.plays("key-charge")
    t.then("you", amber=6, keys=0).because("KF.cannot-forge").nothing_else()


def test_ortannu_finishes_its_lashes_though_it_dies_of_the_first() -> None:
    """KF.this-way: once for each card; the opponent's copies stay where they are."""
    t = given(
        house="dis",
        you=seat(line="ortannu-the-chained+damage:5 troll", discard="ortannu-s-binding ortannu-s-binding"),
        foe=seat(line="valdr", discard="ortannu-s-binding"),
    )
    t.you.reaps("ortannu-the-chained", "troll", "valdr")
    t.then("ortannu-the-chained", zone="discard").then("troll", damage=2).then("valdr", damage=2)
    t.then("you", amber=1, hand=2).then("foe", discard="ortannu-s-binding")


def test_pain_reaction_reaches_the_neighbors_of_one_that_went_home() -> None:
    """KF.neighbors-of-a-departed-creature: Bad Penny was destroyed; without an enemy nothing happens."""
    t = given(house="dis", you=seat(hand="pain-reaction"), foe=seat(line="troll bad-penny valdr dodger"))
    t.you.plays("pain-reaction", "bad-penny")
    t.then("bad-penny", zone="hand").then("troll", damage=2).then("valdr", damage=2).then("you", amber=1).nothing_else()
    t = given(house="dis", you=seat(hand="pain-reaction", line="troll"))
    t.you.plays("pain-reaction")
    t.then("you", amber=1).nothing_else()


def test_shadow_of_dis_blanks_what_enters_later_and_constants_and_dying_words() -> None:
    """KF.blank-text-box: whoever is an enemy then; one that you take over has its text again."""
    t = given(
        house="dis",
        you=seat(
            hand="shadow-of-dis collar-of-subordination mind-barb",
            line="troll",
            amber=3,
            deck=9,
            houses=["dis", "mars", "logos"],
        ),
        foe=seat(
            line="ember-imp dust-imp pit-demon",
            hand="charette",
            deck=9,
            houses=["dis", "mars", "logos"],
            archives="punch",
        ),
    )
    t.you.plays("shadow-of-dis")
    t.you.plays("collar-of-subordination", "pit-demon", "left")
    assert t.may("play:mind-barb") and t.may("action:pit-demon")
    t.you.ends_turn("dis", "no")
    t.foe.plays("charette", "left")
    t.then("charette", amber=0).then("you", amber=4).nothing_else()


def test_shard_of_pain_may_be_chosen_twice_for_one_who_dies_of_the_first() -> None:
    """KF.for-each: all of it is chosen before any is dealt; without an enemy creature nothing happens."""
    t = given(house="dis", you=seat(artifacts="shard-of-pain shard-of-greed"), foe=seat(line="urchin troll"))
    t.you.acts("shard-of-pain", "urchin").then("urchin", zone="line", damage=0).answers("urchin")
    t.then("urchin", zone="discard").then("troll", damage=0).nothing_else()
    t = given(house="dis", you=seat(artifacts="shard-of-pain", line="troll"))
    t.you.acts("shard-of-pain")
    t.nothing_else()


def test_spyyyder_poisons_nobody_through_armor() -> None:
    """KF.poison-condition."""
    t = given(house="dis", you=seat(line="spyyyder"), foe=seat(line="raiding-knight"))
    t.you.fights("spyyyder")
    t.then("raiding-knight", damage=0, armor_left=0).nothing_else()
