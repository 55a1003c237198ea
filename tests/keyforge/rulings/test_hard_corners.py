"""The hard corners: where several rules meet, and engines get it wrong.  Deaths, control, hidden zones, copies.

What lasts, replaces, forges, counts or ends a step is in `test_hard_corners_of_a_turn.py`.
"""

from __future__ import annotations

from typing import Any

import pytest

from tableforge.keyforge.doors.testing import Ruling, given, seat


def side(t: Ruling, eye: int | None, whose: int) -> dict[str, Any]:
    """What one seat (None: a spectator) sees of a player's side."""
    out: dict[str, Any] = t.g.view(eye)["players"][whose]
    return out


def in_any_order(t: Ruling) -> Ruling:
    """Resolve the waiting abilities in the order they stand."""
    while t.g.decision is not None and t.g.decision.kind == "order":
        t.answers(0)
    return t


# ------------------------------------------------------------------ a "Destroyed:" ability that destroys others
def test_soulkeepers_that_destroy_each_other_run_their_course() -> None:
    """KF.nested-resolution: Urchin's takes Troll, Troll's takes Valdr, Valdr's finds Troll, who is dying already: Krump lives."""
    t = given(
        house="brobnar",
        you=seat(hand="punch", line="troll[soulkeeper] krump"),
        foe=seat(line="urchin[soulkeeper] valdr[soulkeeper] dextre"),
    )

    t.you.plays("punch", "urchin")

    t.then("you", line="krump").then("foe", line="dextre")
    fallen = [t.s.cards[e.cards[0]].d.id for e in t.g.events if e.rule == "KF.destroyed"]
    assert fallen == ["valdr", "troll", "urchin"]  # each leaves once, the innermost first


def test_a_creature_already_dying_cannot_be_destroyed_again() -> None:
    """KF.simultaneous-the-set: in Gateway's set Soulkeeper names Dust Imp, which is dying: its 2 are gained once."""
    t = given(
        house="dis",
        you=seat(hand="gateway-to-dis", line="dust-imp"),
        foe=seat(line="urchin[soulkeeper]", artifacts="cannon"),
    )

    in_any_order(t.you.plays("gateway-to-dis"))

    t.then("you", amber=2, line="", chains=3).then("foe", line="", artifacts="cannon")


def test_phoenix_heart_burns_the_attacker_before_its_fight_ability() -> None:
    """KF.destroyed-label, KF.fight-after: Headhunter kills the bearer, takes 3 from its death and falls: no æmber is gained."""
    t = given(house="brobnar", you=seat(line="headhunter troll"), foe=seat(line="silvertooth[phoenix-heart] krump"))

    t.you.fights("headhunter", "silvertooth")

    t.then("you", amber=0, line="troll", discard="headhunter").then("troll", damage=3).then("krump", damage=3)
    t.then("foe", hand="silvertooth", discard="phoenix-heart")


def test_what_a_destroyed_ability_kills_is_a_set_of_its_own() -> None:
    """KF.simultaneous-no-other-ability: Tolas survives Phoenix Heart's bearer but not its fire: it is paid for nobody."""
    t = given(
        house="brobnar", you=seat(hand="punch", line="troll"), foe=seat(line="silvertooth[phoenix-heart] tolas urchin")
    )

    t.you.plays("punch", "silvertooth")

    t.then("foe", line="", hand="silvertooth", amber=0).then("you", amber=1).then("troll", damage=3)


# ------------------------------------------------------------------ simultaneous deaths with replacement effects
@pytest.mark.parametrize(("house", "card", "bonus"), [("dis", "gateway-to-dis", 0), ("mars", "ammonia-clouds", 0)])
def test_each_saved_creature_spends_one_replacement(house: str, card: str, bonus: int) -> None:
    """KF.instead: two cloaked Urchins and a bare one die together; each cloak is used once, a second cloak is kept."""
    t = given(
        house=house,
        you=seat(hand=card, line="silvertooth[armageddon-cloak]"),
        foe=seat(line="silvertooth[armageddon-cloak,armageddon-cloak] urchin"),
    )

    t.you.plays(card)
    while t.g.decision is not None and t.g.decision.kind in ("replace", "order"):
        t.answers(0)

    t.then("you", line="silvertooth", amber=bonus).then("you.line[0]", damage=0, upgrades="")
    t.then("foe", line="silvertooth").then("foe.line[0]", damage=0, upgrades="armageddon-cloak").then(
        "urchin", zone="discard"
    )


def test_a_saved_creature_did_not_die_with_the_others() -> None:
    """KF.instead, KF.simultaneous-the-survivors: the cloaked Tolas stays in play and is paid for the two that died."""
    t = given(
        house="dis", you=seat(hand="gateway-to-dis", line="tolas[armageddon-cloak] pit-demon"), foe=seat(line="troll")
    )

    in_any_order(t.you.plays("gateway-to-dis"))

    t.then("tolas", zone="line", upgrades="").then("you", amber=1).then("foe", amber=1)


def test_annihilation_ritual_purges_only_what_would_be_discarded() -> None:
    """KF.instead, KF.moved-by-its-own-destroyed: Bad Penny and Dextre go their own ways, Troll is purged."""
    t = given(
        house="dis",
        you=seat(hand="gateway-to-dis", artifacts="annihilation-ritual", line="pit-demon"),
        foe=seat(line="bad-penny dextre troll[blood-of-titans]"),
    )

    in_any_order(t.you.plays("gateway-to-dis"))

    t.then("foe", hand="bad-penny", deck="dextre", purged="troll", discard="blood-of-titans", line="")
    t.then("you", purged="pit-demon", discard="gateway-to-dis")


def test_a_creature_saved_from_lack_of_power_dies_all_the_same() -> None:
    """KF.instead, KF.power-0: the cloak heals a creature that has no power left and is spent; then nothing holds it."""
    t = given(
        house="brobnar", you=seat(hand="king-of-the-crag"), foe=seat(line="looter-goblin[armageddon-cloak] troll")
    )

    t.you.plays("king-of-the-crag")

    t.then("foe", line="troll", discard="looter-goblin armageddon-cloak")
    t.because("KF.power-0", "KF.instead", "KF.power-0", "KF.destroyed")


# ------------------------------------------------------------------ control changes of creatures with upgrades and æmber
def test_a_taken_creature_gives_its_aember_to_its_last_controllers_opponent() -> None:
    """KF.nothing-is-reset, KF.leaving-aember-on-creature: 3 captured from you go over with Troll; when it dies they are theirs."""
    t = given(
        house="mars",
        you=seat(amber=1, hand="hypnobeam punch!mars", line="tunk"),
        foe=seat(amber=1, line="silvertooth[way-of-the-wolf,duskrunner+owner:you]+amber:3 krump"),
    )
    t.you.plays("hypnobeam", "silvertooth", "left")
    t.then("silvertooth", amber=3, upgrades="way-of-the-wolf duskrunner", controller="you")
    t.then("you", amber=1).then("foe", amber=1)

    t.you.plays("punch", "silvertooth")

    t.then("foe", amber=4, discard="silvertooth way-of-the-wolf").then(
        "you", amber=2, discard="punch duskrunner hypnobeam"
    )


def test_a_gained_ability_is_read_from_the_creatures_new_controller() -> None:
    """KF.upgrade-granted-abilities, KF.friendly-enemy: Jammer Pack hinders the opponent of whoever controls Troll."""
    t = given(house="mars", you=seat(hand="hypnobeam", line="tunk"), foe=seat(line="troll[jammer-pack]"))
    t.then("you", key_cost=8).then("foe", key_cost=6)

    t.you.plays("hypnobeam", "left")

    t.then("troll", controller="you").then("you", key_cost=6).then("foe", key_cost=8)


def test_control_by_an_upgrade_goes_with_the_creature_when_it_leaves() -> None:
    """KF.leaving-destination, KF.leaving-upgrades: the collared Troll returns home, the Collar goes to its own player's pile."""
    t = given(house="dis", you=seat(hand="collar-of-subordination hysteria"), foe=seat(line="troll+amber:2 krump"))
    t.you.plays("collar-of-subordination", "troll").then("you", line="troll").then("troll", amber=2)

    t.you.plays("hysteria")

    t.then("foe", hand="troll krump", amber=2).then("you", hand="", amber=0, discard="hysteria collar-of-subordination")


def test_a_taken_creatures_reap_is_for_its_new_controller() -> None:
    """KF.taking-control, KF.you: Duskrunner on the taken Troll steals for you, from its owner."""
    t = given(house="brobnar", you=seat(line="troll[duskrunner]+owner:foe krump"), foe=seat(amber=3, line="valdr"))

    in_any_order(t.you.reaps("troll"))

    t.then("you", amber=2).then("foe", amber=2)


# ------------------------------------------------------------------ cards under other cards
def test_a_card_under_an_artifact_that_leaves_is_discarded() -> None:
    """KF.cards-under-cards: Masterplan is destroyed: Troll goes to its owner's pile, seen by all; it was not played."""
    t = given(
        house="sanctum",
        you=seat(artifacts="gorm-of-omm", line="sequis"),
        foe=seat(artifacts="masterplan/bumpsy cannon", amber=2),
    )

    t.you.omnis("gorm-of-omm", "masterplan")

    t.then("foe", discard="masterplan bumpsy", artifacts="cannon", line="").then("you", amber=0)


@pytest.mark.parametrize(("active", "zone"), [("you", "line"), ("foe", "archives")])
def test_jargogle_plays_its_card_in_its_own_turn_and_archives_it_in_the_other(active: str, zone: str) -> None:
    """KF.cards-under-cards: Bumpsy lies under your Jargogle, which is destroyed."""
    mine = seat(line=[{"id": "jargogle", "under": ["bumpsy"]}, "troll"], amber=2, archives="")
    if active == "you":
        t = given(house="brobnar", you={**mine, "hand": "punch"}, foe=seat(amber=2, line="krump"))
        t.you.plays("punch", "jargogle", "left")
        t.then("you", amber=3).then("foe", amber=1)
    else:
        t = given(house="brobnar", you=seat(hand="punch", line="krump", amber=2), foe=mine)
        t.you.plays("punch", "jargogle")
        t.then("foe", amber=2)
    t.then("bumpsy", zone=zone).then("jargogle", zone="discard")


@pytest.mark.parametrize(("edition", "controller"), [("1.0", "foe"), ("1.1", "foe"), ("1.3", "you")])
def test_whoever_takes_masterplan_plays_the_card_beneath(edition: str, controller: str) -> None:
    """KF.cards-under-cards, KF.controller-of-a-played-card, KF.controller-before-1-3: Sneklifter's player plays their Bumpsy."""
    t = given(
        house="shadows",
        edition=edition,
        you=seat(amber=3, hand="sneklifter", houses=["shadows", "dis", "logos"]),
        foe=seat(artifacts="masterplan/bumpsy", amber=3, line="troll"),
    )
    t.you.plays("sneklifter").then("you", artifacts="masterplan").then("masterplan", ready=True)

    t.you.omnis("masterplan", "left")

    t.then("bumpsy", owner="foe", controller=controller, ready=False).then("foe", discard="masterplan").then(
        "you", artifacts=""
    )
    t.then("foe", amber=2 if controller == "you" else 3).then("you", amber=3 if controller == "you" else 2)


# ------------------------------------------------------------------ archives holding the opponent's cards
def test_prey_in_the_archives_is_seen_by_its_keeper_and_counts_as_a_card_there() -> None:
    """KF.foreign-cards-in-archives, KF.zone-archives: Sample Collection, one creature for each key; the owner may not look."""
    t = given(house="mars", you=seat(hand="sample-collection"), foe=seat(keys=1, line="troll krump"))

    t.you.plays("sample-collection", "troll")

    t.then("you", archives="troll").then("foe", line="krump")
    assert [c["id"] for c in side(t, 0, 0)["archives"]] == ["troll"]
    assert side(t, 1, 0)["archives"] is None and side(t, 1, 0)["archives_size"] == 1


def test_prey_discarded_at_random_from_the_archives_goes_home() -> None:
    """KF.discard-of-archives: Tantadlin's player discards from the opponent's archives and gets an own card back to hand."""
    t = given(
        house="untamed",
        you=seat(line="tantadlin"),
        foe=seat(archives="dew-faerie+owner:you", line="urchin+attacked:1 troll"),
    )

    t.you.fights("tantadlin", "urchin")

    t.then("you", hand="dew-faerie", discard="").then("foe", archives="", line="troll")


@pytest.mark.parametrize("pick", ["troll", "smith"])
def test_prey_played_out_of_the_archives_goes_home_instead(pick: str) -> None:
    """KF.foreign-cards-in-archives: Murkens finds your own Troll in the opponent's archives: to your hand; Smith is played."""
    t = given(
        house="shadows",
        you=seat(hand="murkens", line="urchin"),
        foe=seat(archives="troll+owner:you smith", line="krump"),
        chance=[pick],
    )

    t.you.plays("murkens", "left")

    if pick == "troll":
        t.then("you", hand="troll", line="murkens urchin").then("foe", archives="smith")
    else:
        t.then("foe", archives="troll", discard="smith").then("you", amber=1 + 2)


def test_prey_purged_from_the_archives_goes_home_and_was_not_purged() -> None:
    """KF.foreign-cards-in-archives, KF.this-way: Destructive Analysis counts only what it really purged."""
    t = given(
        house="mars",
        you=seat(hand="destructive-analysis", archives="troll+owner:foe smith"),
        foe=seat(line="kelifi-dragon krump"),
    )

    t.you.plays("destructive-analysis", "kelifi-dragon", "yes", "troll", "smith")

    t.then("you", archives="", purged="smith", amber=1).then("foe", hand="troll").then("kelifi-dragon", damage=4)


# ------------------------------------------------------------------ copying an action card or a reap ability
def test_mimicry_is_the_copied_card_bonus_and_all() -> None:
    """KF.copy-counts-as-copied: Punch in their pile: 1 æmber, 3 damage; Mimicry goes to your pile, Punch stays in theirs."""
    t = given(house="untamed", you=seat(hand="mimicry", line="flaxia"), foe=seat(discard="punch troll", line="krump"))

    t.you.plays("mimicry", "krump")

    t.then("krump", damage=3).then("you", amber=1, discard="mimicry").then("foe", discard="punch troll")
    t.because("KF.copy-counts-as-copied")


def test_mimicry_may_copy_only_action_cards_of_the_opponents_pile() -> None:
    """KF.copy-counts-as-copied: creatures, artifacts, upgrades and your own pile are no choice."""
    t = given(
        house="untamed",
        you=seat(hand="mimicry", discard="anger"),
        foe=seat(discard="troll punch cannon smith blood-of-titans", line="krump"),
    )

    t.you.plays("mimicry").asks("target", options="punch smith")


def test_replicator_heals_the_enemy_whose_ability_it_copies() -> None:
    """KF.triggering-without-use: Troll's "heal 3 from this creature" heals the enemy Troll; yours beside it is not healed."""
    t = given(house="logos", you=seat(line="replicator troll+damage:4"), foe=seat(line="troll+damage:5"))

    t.you.reaps("replicator", "troll@foe-line:0")

    t.then("foe.line[0]", damage=2).then("you.line[1]", damage=4).then("you", amber=1).nothing_else()


def test_replicator_copies_gained_reap_abilities_too() -> None:
    """KF.triggering-without-use: the enemy Doc Bookton has his own and Duskrunner's: you draw and you steal; he stays ready."""
    t = given(
        house="logos",
        you=seat(line="replicator", deck="troll krump"),
        foe=seat(amber=2, line="doc-bookton[duskrunner]", deck="anger"),
    )

    in_any_order(t.you.reaps("replicator"))

    t.then("you", amber=2, hand="troll").then("foe", amber=1, deck="anger").then("doc-bookton", ready=True)


def test_replicator_cannot_move_a_creature_into_another_line() -> None:
    """KF.own-line-only: the enemy Sanctum Guardian would swap with one of yours: nothing happens (FAQ 26)."""
    t = given(house="logos", you=seat(line="replicator mother"), foe=seat(line="sanctum-guardian troll"))

    t.you.reaps("replicator", "sanctum-guardian", "mother")

    t.then("you", line="replicator mother", amber=1).then("foe", line="sanctum-guardian troll").because(
        "KF.own-line-only"
    )


# ------------------------------------------------------------------ playing the opponent's card
@pytest.mark.parametrize("edition", ["1.0", "1.1", "1.3"])
def test_a_creature_of_the_opponents_deck_is_played_as_if_it_were_yours(edition: str) -> None:
    """KF.card-overrides, KF.owner: Murkens says so in every edition: bonus, control and flank are yours, the card stays theirs."""
    t = given(
        house="shadows", edition=edition, you=seat(hand="murkens"), foe=seat(deck="dust-pixie troll", line="krump")
    )

    t.you.plays("murkens", "left")

    t.then("dust-pixie", owner="foe", controller="you", ready=False).then("you", amber=2, line="dust-pixie murkens")
    t.then("foe", amber=0, deck="troll", line="krump")


def test_the_opponents_action_serves_you_and_goes_to_their_pile() -> None:
    """KF.you, KF.action-resolve-then-discard: their Ghostly Hand steals from them; it lies in their discard pile."""
    t = given(house="shadows", you=seat(hand="murkens"), foe=seat(amber=1, deck="ghostly-hand troll"))

    t.you.plays("murkens")

    t.then("you", amber=3, discard="").then("foe", amber=0, discard="ghostly-hand", deck="troll")


def test_the_opponents_creature_played_by_you_dies_into_their_pile() -> None:
    """KF.destroyed, KF.leaving-aember-on-creature: their Charette captures from them for you; dead, it gives the æmber back."""
    t = given(
        house="shadows", you=seat(hand="murkens oubliette"), foe=seat(amber=4, deck="charette troll", line="krump")
    )
    t.you.plays("murkens", "left").then("charette", amber=3, controller="you").then("foe", amber=1)

    t = given(
        house="brobnar", you=seat(hand="punch", line="charette+owner:foe+amber:3+damage:1 troll"), foe=seat(amber=1)
    )
    t.you.plays("punch", "charette")
    t.then("foe", amber=4, discard="charette").then("you", amber=1, discard="punch")
