"""Shadows in Call of the Archons: actions, artifacts and upgrades."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat


@pytest.mark.parametrize(
    ("edition", "pool", "stolen"),
    [("1.3", 5, 2), ("1.1", 5, 3), ("1.3", 2, 1), ("1.1", 2, 1), ("1.3", 14, 2), ("1.1", 14, 7)],
)
def test_bait_and_switch_repeats_once_in_1_3_and_as_long_as_it_pays_before(
    edition: str, pool: int, stolen: int
) -> None:
    """KF.erratum-bait-and-switch, KF.repeat, KF.repeat-the-preceding."""
    t = given(house="shadows", edition=edition, you=seat(hand="bait-and-switch"), foe=seat(amber=pool))
    t.you.plays("bait-and-switch")
    t.then("you", amber=stolen).then("foe", amber=pool - stolen).nothing_else()


def test_bait_and_switch_finds_no_richer_opponent() -> None:
    """KF.playing-for-nothing."""
    t = given(house="shadows", you=seat(hand="bait-and-switch", amber=2), foe=seat(amber=2))
    t.you.plays("bait-and-switch")
    t.nothing_else()


def test_booby_trap_goes_off_in_the_middle_of_a_line() -> None:
    """KF.splash: flanks cannot be its target but are splashed."""
    t = given(house="shadows", you=seat(hand="booby-trap", line="urchin"), foe=seat(line="troll valdr dodger"))
    t.you.plays("booby-trap")
    t.then("valdr", damage=4).then("troll", damage=2).then("dodger", damage=2).then("you", amber=1).nothing_else()


def test_customs_office_takes_a_toll_for_each_artifact() -> None:
    """KF.costs-of-playing, KF.pay: before the bonus; not payable, not playable."""
    t = given(
        house="brobnar", active="foe", you=seat(artifacts="customs-office"), foe=seat(hand="grump-buggy", amber=1)
    )
    t.foe.plays("grump-buggy")
    t.then("you", amber=1).then("foe", amber=1).nothing_else()
    t = given(house="brobnar", active="foe", you=seat(artifacts="customs-office"), foe=seat(hand="grump-buggy smith"))
    t.may_not("play:grump-buggy", "KF.costs-of-playing")
    assert t.may("play:smith")
    t = given(house="shadows", you=seat(artifacts="customs-office", hand="subtle-maul"))
    t.you.plays("subtle-maul")
    t.nothing_else()


def test_duskrunner_teaches_its_creature_to_steal() -> None:
    """KF.upgrade-granted-abilities."""
    t = given(house="brobnar", you=seat(line="valdr[duskrunner]"), foe=seat(amber=2))
    t.you.reaps("valdr")
    t.then("you", amber=2).then("foe", amber=1).nothing_else()


@pytest.mark.parametrize(("top", "stopped"), [("punch", True), ("dodger", False)])
def test_evasion_sigil_may_stop_a_fight(top: str, stopped: bool) -> None:
    """KF.fight-broken-off: a card of the active house ends it; the attacker stays exhausted."""
    t = given(house="brobnar", you=seat(line="troll", deck=[top]), foe=seat(line="valdr", artifacts="evasion-sigil"))
    t.you.fights("troll")
    t.then(top, zone="discard").then("valdr", zone="line" if stopped else "discard").then(
        "troll", ready=False, damage=0 if stopped else 6
    )
    t.nothing_else()


def test_evasion_sigil_finds_nothing_in_an_empty_deck() -> None:
    """KF.only-a-draw-reshuffles: the fight goes on."""
    t = given(
        house="brobnar", you=seat(line="troll", discard="punch"), foe=seat(line="valdr", artifacts="evasion-sigil")
    )
    t.you.fights("troll")
    t.then("valdr", zone="discard").then("troll", damage=6).nothing_else()


def test_evasion_sigil_leaves_nothing_of_the_fight() -> None:
    """KF.fight-broken-off: no assault after it, no second Sigil, no neighbors of an attacked creature."""
    foe = seat(line="urchin valdr dodger", artifacts="evasion-sigil evasion-sigil")
    t = given(house="untamed", you=seat(line="ancient-bear", deck="dust-pixie dust-pixie"), foe=foe)
    t.you.fights("ancient-bear", "valdr", "evasion-sigil@foe-artifacts:0:before")
    t.then("you", deck="dust-pixie", discard="dust-pixie").then("you.discard[0]", zone="discard").nothing_else()
    foe = seat(line="urchin valdr dodger", artifacts="evasion-sigil")
    t = given(house="sanctum", you=seat(line="troll", hand="smite", deck="sequis"), foe=foe)
    t.you.plays("smite", "valdr")
    t.then("sequis", zone="discard").then("troll", ready=False).nothing_else()


def test_finishing_blow_destroys_the_damaged_and_steals() -> None:
    """KF.if-you-do-in-order-to."""
    t = given(house="shadows", you=seat(hand="finishing-blow", line="troll"), foe=seat(amber=2, line="valdr+damage:1"))
    t.you.plays("finishing-blow")
    t.then("valdr", zone="discard", damage=0).then("you", amber=2).then("foe", amber=1).nothing_else()
    t = given(house="shadows", you=seat(hand="finishing-blow", line="troll"), foe=seat(amber=2, line="valdr"))
    t.you.plays("finishing-blow")
    t.then("you", amber=1).nothing_else()


@pytest.mark.parametrize(("pool", "stolen"), [(0, 0), (1, 1), (2, 0)])
def test_ghostly_hand_takes_a_lone_aember(pool: int, stolen: int) -> None:
    """KF.steal: exactly one."""
    t = given(house="shadows", you=seat(hand="ghostly-hand"), foe=seat(amber=pool))
    t.you.plays("ghostly-hand")
    t.then("you", amber=2 + stolen).then("foe", amber=pool - stolen).nothing_else()


def test_hidden_stash_archives_a_card() -> None:
    """KF.into-the-archives."""
    t = given(house="shadows", you=seat(hand="hidden-stash troll punch"))
    t.you.plays("hidden-stash", "troll")
    t.then("troll", zone="archives").then("you", amber=1).nothing_else()


def test_imperial_traitor_looks_and_may_purge_a_sanctum_card() -> None:
    """KF.reveal-look, KF.may."""
    t = given(house="shadows", you=seat(hand="imperial-traitor"), foe=seat(hand="raiding-knight troll"))
    t.you.plays("imperial-traitor", "yes", "raiding-knight")
    t.then("raiding-knight", zone="purged").then("you", amber=1).because("KF.reveal-look", "KF.purge").nothing_else()
    t = given(house="shadows", you=seat(hand="imperial-traitor"), foe=seat(hand="raiding-knight troll"))
    t.you.plays("imperial-traitor", "no")
    t.then("you", amber=1).nothing_else()


@pytest.mark.parametrize(("pool", "foe", "keys", "left"), [(12, 1, 1, 0), (11, 1, 0, 11), (8, 0, 1, 0), (7, 0, 0, 7)])
def test_key_of_darkness_is_cheaper_against_an_empty_pool(pool: int, foe: int, keys: int, left: int) -> None:
    """KF.key-current-cost, KF.forge-all-or-nothing: +6, or +2 when the opponent has none."""
    t = given(house="shadows", you=seat(hand="key-of-darkness", amber=pool), foe=seat(amber=foe))
    t.you.plays("key-of-darkness")
    t.then("you", keys=keys, amber=left).nothing_else()


def test_lights_out_returns_two_enemy_creatures() -> None:
    """KF.leaving-destination: as many as there are."""
    t = given(house="shadows", you=seat(hand="lights-out", line="urchin"), foe=seat(line="troll valdr dodger"))
    t.you.plays("lights-out", "troll", "dodger")
    t.then("foe", line="valdr", hand="troll dodger").then("you", amber=1, line="urchin")


def test_longfused_mines_blow_up_the_middle_of_the_enemy_line() -> None:
    """KF.artifact-omni."""
    t = given(
        house="dis",
        you=seat(artifacts="longfused-mines", line="troll valdr troll"),
        foe=seat(line="troll valdr dodger"),
    )
    t.you.omnis("longfused-mines")
    t.then("foe.line[1]", damage=3).then("longfused-mines", zone="discard").nothing_else()


def test_masterplan_loses_a_card_that_cannot_be_played() -> None:
    """KF.a-card-that-cannot-be-played, KF.cards-under-cards: it stays where it was and goes with its plan."""
    t = given(house="dis", you=seat(artifacts="masterplan/subtle-maul"), foe=seat(artifacts="customs-office"))
    t.you.omnis("masterplan")
    t.then("masterplan", zone="discard", under="").then("subtle-maul", zone="discard", host=None).nothing_else()


def test_masterplan_hides_a_card_and_plays_it_later() -> None:
    """KF.cards-under-cards, KF.nested-resolution: the card is played before the sacrifice."""
    t = given(house="shadows", you=seat(hand="masterplan troll"), foe=seat(amber=1))
    t.you.plays("masterplan")
    t.then("masterplan", under="troll").then("troll", zone="under", host="masterplan").then(
        "you", amber=1
    ).nothing_else()
    t = given(house="dis", you=seat(artifacts="masterplan/urchin"), foe=seat(amber=1))
    t.you.omnis("masterplan")
    t.then("urchin", zone="line").then("you", amber=1).then("foe", amber=0).then("masterplan", zone="discard", under="")
    t.nothing_else()


def test_miasma_skips_the_opponents_next_forge_step() -> None:
    """KF.skipped-step: only the next one."""
    t = given(house="shadows", you=seat(hand="miasma", deck=9), foe=seat(amber=6, deck=20))
    t.you.plays("miasma")
    t.you.ends_turn()
    t.then("foe", keys=0, amber=6)
    t.foe.chooses_house("brobnar")
    t.foe.ends_turn("brobnar")
    t.you.ends_turn()
    t.then("foe", keys=1, amber=0)


@pytest.mark.parametrize(("pool", "damage"), [(0, 0), (1, 2)])
def test_nerve_blast_hurts_only_if_it_steals(pool: int, damage: int) -> None:
    """KF.if-you-do-in-order-to."""
    t = given(house="shadows", you=seat(hand="nerve-blast", line="urchin"), foe=seat(amber=pool, line="troll"))
    t.you.plays("nerve-blast", *(["troll"] if pool else []))
    t.then("troll", damage=damage).then("you", amber=pool).then("foe", amber=0).nothing_else()


def test_one_last_job_purges_the_gang_for_its_worth() -> None:
    """KF.this-way."""
    t = given(
        house="shadows", you=seat(hand="one-last-job", line="urchin dodger troll"), foe=seat(amber=5, line="urchin")
    )
    t.you.plays("one-last-job")
    t.then("you", line="troll", purged="urchin dodger", amber=3).then("foe", amber=3)


@pytest.mark.parametrize(("victim", "zone"), [("tocsin", "purged"), ("charette", "line")])
def test_oubliette_swallows_the_weak(victim: str, zone: str) -> None:
    """KF.purge: power three or lower."""
    t = given(house="shadows", you=seat(hand="oubliette"), foe=seat(line=victim))
    t.you.plays("oubliette")
    t.then(victim, zone=zone).nothing_else()


def test_pawn_sacrifice_trades_a_friend_for_two_hits() -> None:
    """KF.if-you-do-in-order-to: three damage each to two creatures, at once."""
    t = given(house="shadows", you=seat(hand="pawn-sacrifice", line="urchin"), foe=seat(line="troll valdr dodger"))
    t.you.plays("pawn-sacrifice", "troll", "dodger")
    t.then("urchin", zone="discard").then("troll", damage=3).then("dodger", damage=3).then(
        "you", amber=1
    ).nothing_else()
    t = given(house="shadows", you=seat(hand="pawn-sacrifice"), foe=seat(line="troll valdr"))
    t.you.plays("pawn-sacrifice")
    t.then("you", amber=1).nothing_else()


def test_poison_wave_hits_everybody_at_once() -> None:
    """KF.one-effect-many-creatures."""
    t = given(house="shadows", you=seat(hand="poison-wave", line="troll urchin"), foe=seat(line="valdr silvertooth"))
    t.you.plays("poison-wave")
    t.then("troll", damage=2).then("valdr", damage=2).then("urchin", zone="discard").then("silvertooth", zone="discard")
    t.then("you", amber=1).nothing_else()


@pytest.mark.parametrize(("victim", "stolen"), [("silvertooth", 1), ("troll", 0)])
def test_relentless_whispers_steals_for_a_kill(victim: str, stolen: int) -> None:
    """KF.if-this-damage-destroys."""
    t = given(house="shadows", you=seat(hand="relentless-whispers"), foe=seat(amber=2, line=victim))
    t.you.plays("relentless-whispers")
    t.then("you", amber=1 + stolen).then("foe", amber=2 - stolen)


def test_ring_of_invisibility_hides_its_bearer() -> None:
    """KF.gained-and-lost-keywords."""
    t = given(house="shadows", you=seat(hand="ring-of-invisibility", line="troll"))
    t.you.plays("ring-of-invisibility")
    t.then("troll", keywords="elusive skirmish", upgrades="ring-of-invisibility").then("you", amber=1).nothing_else()


def test_routine_job_grows_with_its_copies_in_the_discard_pile() -> None:
    """KF.action-in-between: it does not count itself."""
    t = given(
        house="shadows",
        you=seat(hand="routine-job", discard="routine-job punch routine-job"),
        foe=seat(amber=5, discard="routine-job"),
    )
    t.you.plays("routine-job")
    t.then("you", amber=3).then("foe", amber=2).nothing_else()


def test_safe_place_keeps_aember_that_may_forge() -> None:
    """KF.aember-on-cards-pays: in 1.3 it counts and the key must be forged."""
    t = given(house="shadows", you=seat(artifacts="safe-place", amber=2))
    t.you.acts("safe-place")
    t.then("safe-place", amber=1).then("you", amber=1).nothing_else()
    t = given(step="forge", you=seat(artifacts="safe-place+amber:2", amber=4))
    t.then("you", keys=1, amber=0).then("safe-place", amber=0)


@pytest.mark.parametrize(("victim", "gain"), [("urchin", 1), ("troll", 0)])
def test_seeker_needle_gains_for_a_kill(victim: str, gain: int) -> None:
    """KF.if-this-damage-destroys."""
    t = given(house="shadows", you=seat(artifacts="seeker-needle"), foe=seat(line=victim))
    t.you.acts("seeker-needle")
    t.then("you", amber=gain).then(victim, zone="discard" if gain else "line", damage=1 - gain).nothing_else()


def test_silent_dagger_teaches_its_creature_to_stab_the_flank() -> None:
    """KF.upgrade-granted-abilities."""
    t = given(house="brobnar", you=seat(line="bumpsy[silent-dagger] urchin"), foe=seat(line="valdr dodger troll"))
    t.you.reaps("bumpsy", "valdr")
    t.then("valdr", damage=4).then("you", amber=1).nothing_else()


def test_skeleton_key_makes_a_friend_capture() -> None:
    """KF.capture."""
    t = given(house="shadows", you=seat(artifacts="skeleton-key", line="troll"), foe=seat(amber=2, line="valdr"))
    t.you.acts("skeleton-key")
    t.then("troll", amber=1).then("foe", amber=1).nothing_else()


@pytest.mark.parametrize(("victim", "zone"), [("tocsin", "purged"), ("troll", "line")])
def test_special_delivery_purges_what_it_kills(victim: str, zone: str) -> None:
    """KF.leaving-into-open-zone."""
    t = given(house="dis", you=seat(artifacts="special-delivery"), foe=seat(line=victim))
    t.you.omnis("special-delivery")
    t.then(victim, zone=zone).then("special-delivery", zone="discard")


def test_special_delivery_cannot_purge_bad_penny() -> None:
    """KF.leaving-into-hidden-zone: she is in hand by then."""
    t = given(house="dis", you=seat(artifacts="special-delivery"), foe=seat(line="bad-penny"))
    t.you.omnis("special-delivery")
    t.then("bad-penny", zone="hand").then("special-delivery", zone="discard").nothing_else()


def test_speed_sigil_readies_the_first_creature_of_each_turn() -> None:
    """KF.entering-exhausted: either player's first, not the second."""
    t = given(house="brobnar", active="foe", you=seat(artifacts="speed-sigil"), foe=seat(hand="troll valdr"))
    t.foe.plays("troll")
    t.then("troll", ready=True)
    t.foe.plays("valdr", "left")
    t.then("valdr", ready=False)


def test_speed_sigil_leaves_creatures_that_are_put_into_play_exhausted() -> None:
    """KF.put-into-play: put is not played."""
    t = given(house="dis", you=seat(line="overlord-greking", artifacts="speed-sigil"), foe=seat(line="bumpsy"))
    t.you.fights("overlord-greking", None, "left")
    t.then("bumpsy", zone="line", controller="you", ready=False)


def test_subtle_maul_discards_at_random() -> None:
    """KF.random-choices."""
    t = given(house="shadows", you=seat(artifacts="subtle-maul"), foe=seat(hand="troll valdr"), chance=["valdr"])
    t.you.acts("subtle-maul")
    t.then("valdr", zone="discard").nothing_else()


def test_the_sting_skips_the_forge_step_and_collects_what_the_opponent_spends() -> None:
    """KF.skipped-step."""
    t = given(step="start", you=seat(artifacts="the-sting", amber=6, deck=3))
    t.then("you", keys=0, amber=6)
    t = given(step="forge", active="foe", you=seat(artifacts="the-sting"), foe=seat(amber=7))
    t.then("foe", keys=1, amber=1).then("you", amber=6)
    t = given(house="shadows", you=seat(artifacts="the-sting"))
    t.you.acts("the-sting")
    t.then("the-sting", zone="discard").nothing_else()


def test_the_sting_gets_what_was_spent_only_once() -> None:
    """KF.forge-payment: of two Stings the second finds nothing left to get; æmber on cards counts as spent."""
    t = given(step="forge", active="foe", you=seat(artifacts="the-sting the-sting"), foe=seat(amber=7))
    t.then("foe", keys=1, amber=1).then("you", amber=6).asks("house")
    t = given(
        step="forge", active="foe", you=seat(artifacts="the-sting"), foe=seat(amber=4, artifacts="safe-place+amber:2")
    )
    t.then("foe", keys=1, amber=0).then("you", amber=6)


@pytest.mark.parametrize(("pool", "stolen"), [(6, 0), (7, 1), (10, 4)])
def test_too_much_to_protect_leaves_six(pool: int, stolen: int) -> None:
    """KF.steal."""
    t = given(house="shadows", you=seat(hand="too-much-to-protect"), foe=seat(amber=pool))
    t.you.plays("too-much-to-protect")
    t.then("you", amber=1 + stolen).then("foe", amber=pool - stolen).nothing_else()


def test_treasure_map_under_a_masterplan_is_the_first_card_and_the_last() -> None:
    """KF.played-from-elsewhere: a used artifact is no played card; no effect may play one afterwards."""
    t = given(house="dis", you=seat(artifacts="masterplan/treasure-map masterplan/urchin", hand="charette", deck=6))
    t.you.omnis("masterplan@artifacts:0")
    t.then("you", amber=4).may_not("play:charette", "KF.play-restrictions")
    t.you.omnis("masterplan")
    t.then("urchin", zone="discard").because("KF.a-card-that-cannot-be-played")
    t.you.ends_turn()
    assert t.s.active == 1


def test_treasure_map_pays_the_first_card_and_forbids_more() -> None:
    """KF.play-restrictions."""
    t = given(house="shadows", you=seat(hand="treasure-map urchin"), foe=seat(amber=1))
    t.you.plays("treasure-map")
    t.then("you", amber=4).nothing_else()
    t.may_not("play:urchin", "KF.play-restrictions")
    assert t.may("discard:urchin")
    t = given(house="shadows", you=seat(hand="treasure-map urchin"), foe=seat(amber=1))
    t.you.plays("urchin")
    t.you.plays("treasure-map")
    t.then("you", amber=2).nothing_else()
