"""Mechanics crossed on purpose: control with leaving play, upgrades with replacements, permissions with prohibitions."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat

THREE = ["mars", "logos", "dis"]


# ------------------------------------------------------------------ whose ability, once control has changed
def test_a_granted_ability_counts_enemies_from_the_side_its_creature_is_on() -> None:
    """KF.upgrade-granted-abilities, KF.friendly-enemy: you have taken Bumpsy with its owner's Soulkeeper: when it dies it is the
    opponent who loses the most powerful creature, and you choose between the two that tie."""
    t = given(
        house="mars",
        you=seat(hand="hypnobeam punch!mars", line="tunk"),
        foe=seat(line="bumpsy[soulkeeper]+damage:3 valdr krump"),
    )
    t.you.plays("hypnobeam", "bumpsy", "left").then("bumpsy", controller="you")

    t.you.plays("punch", "bumpsy").asks("target", seat="you", options="valdr krump").answers("krump")

    t.then("krump", zone="discard").then("tunk", zone="line").then("bumpsy", zone="discard", owner="foe")


def test_a_taken_creature_archived_by_a_neighbor_goes_to_its_owners_archives() -> None:
    """KF.leaving-destination: Archimedes lets Umbra be archived; she belongs to the opponent, so it is their archives."""
    t = given(house="brobnar", active="foe", you=seat(line="archimedes umbra+owner:foe"), foe=seat(hand="punch"))

    t.foe.plays("punch", "umbra")

    t.then("foe", archives="umbra").then("you", archives="", line="archimedes")


def test_a_taken_jargogle_plays_its_owners_card_for_whoever_controls_it() -> None:
    """KF.you, KF.controller-of-a-played-card: the opponent took Jargogle and kills it in their own turn: they play your
    Punch, get its bonus and aim it; both cards go to your discard pile."""
    t = given(
        house="mars", active="foe", you=seat(line="jargogle/punch"), foe=seat(hand="hypnobeam punch!mars", line="tunk")
    )
    t.foe.plays("hypnobeam", "left")

    t.foe.plays("punch", "jargogle").asks("target", seat="foe", options="jargogle tunk").answers("tunk")

    t.then("tunk", damage=2).then("foe", amber=2).then("jargogle", zone="discard", owner="you")
    t.then("you", discard=2, amber=0)


def test_an_upgrade_goes_home_with_its_creature_and_stays_its_players() -> None:
    """KF.upgrade-host-changes-control, KF.end-of-control: you give Urchin, held by Harland, Blood of Titans; when he
    falls it fights for the opponent with the five points, and the upgrade is still yours."""
    t = given(
        house="logos",
        you=seat(hand="harland-mindlock blood-of-titans!logos curiosity!logos"),
        foe=seat(line="urchin troll"),
    )
    t.you.plays("harland-mindlock", "urchin", "left")
    t.you.plays("blood-of-titans", "urchin")

    t.you.plays("curiosity", "left")

    t.then("urchin", controller="foe", power=6).then("blood-of-titans", controller="you", owner="you")


def test_a_collar_that_came_later_outlasts_harland() -> None:
    """KF.newest-effect-wins: Harland took Troll, a Collar took it back; Harland's end changes nothing."""
    t = given(
        house="logos",
        you=seat(hand="harland-mindlock", line="batdrone", houses=["logos", "brobnar", "mars"], deck=9),
        foe=seat(hand="collar-of-subordination punch!dis", line="troll valdr", houses=THREE, deck=9),
    )
    t.you.plays("harland-mindlock", "left", "troll", "left").then("troll", controller="you")
    t.you.ends_turn("dis")
    t.foe.plays("collar-of-subordination", "troll", "left").then("troll", controller="foe")

    t.foe.plays("punch", "harland-mindlock")

    t.then("troll", controller="foe", upgrades="collar-of-subordination").then("foe", line="troll valdr")


def test_a_blank_text_comes_back_with_the_side() -> None:
    """KF.blank-text-box, KF.friendly-enemy: under your Shadow of Dis Bulwark gives no armor; taken by you it is no
    enemy any more."""
    t = given(
        house="dis",
        you=seat(hand="shadow-of-dis collar-of-subordination", line="pit-demon"),
        foe=seat(line="bulwark troll"),
    )
    t.you.plays("shadow-of-dis").then("troll", armor=0)

    t.you.plays("collar-of-subordination", "bulwark", "left")

    t.then("bulwark", controller="you").then("pit-demon", armor=2).then("troll", armor=0)


# ------------------------------------------------------------------ houses that a taken card brings
def test_a_taken_pitlord_binds_whoever_has_it() -> None:
    """KF.must-choose-house, KF.house-of-a-controlled-card: its new controller, whose deck has no Dis, must choose Dis."""
    t = given(
        house="mars",
        you=seat(hand="hypnobeam", houses=["mars", "logos", "shadows"], deck=9),
        foe=seat(line="pitlord", houses=THREE, deck=9),
    )
    t.you.plays("hypnobeam")
    t.you.ends_turn("logos")  # the old one is free again

    t.foe.ends_turn()

    t.then("table", active="you", house="dis")


def test_a_mandate_of_the_table_and_one_of_a_taken_card_leave_the_choice() -> None:
    """KF.several-must-choose: Control the Weak names Mars, and a Pitlord of yours stands on the other side: Dis or Mars."""
    t = given(
        house="dis",
        you=seat(hand="control-the-weak", houses=["dis", "mars", "logos"], deck=9),
        foe=seat(line="pitlord+owner:you", houses=["mars", "logos", "shadows"], deck=9),
    )
    t.you.plays("control-the-weak", "mars")

    t.you.ends_turn().asks("house", seat="foe", rule="KF.several-must-choose", options="dis mars")


# ------------------------------------------------------------------ destroyed, saved, moved
@pytest.mark.parametrize(("first", "zone"), [("destroyed", "hand"), ("gains.destroyed", "archives")])
def test_of_two_abilities_that_move_a_dying_creature_the_first_has_it(first: str, zone: str) -> None:
    """KF.moved-by-its-own-destroyed, KF.leaving-into-hidden-zone: Bad Penny with Biomatrix Backup goes to hand or to
    the archives, as the active player orders them, and the second ability finds it no more."""
    t = given(house="brobnar", you=seat(hand="punch"), foe=seat(line="bad-penny[biomatrix-backup] troll"))

    t.you.plays("punch", "bad-penny").asks("order", seat="you").answers(f"bad-penny@foe-line:0:{first}")

    t.then("bad-penny", zone=zone).then("biomatrix-backup", zone="discard").then("troll", damage=0)


def test_who_was_saved_was_not_sacrificed() -> None:
    """KF.instead, KF.if-you-do-in-order-to: Umbra's Armageddon Cloak takes her place; Life for a Life deals nothing."""
    t = given(house="shadows", you=seat(hand="life-for-a-life", line="umbra[armageddon-cloak]"), foe=seat(line="troll"))

    t.you.plays("life-for-a-life")

    t.then("umbra", zone="line", damage=0, upgrades="").then("troll", damage=0).then("you", amber=1)


def test_an_attacker_that_dies_of_a_phoenix_heart_has_no_fight_ability() -> None:
    """KF.fight-after, KF.destroyed: Kindrith goes home and burns everybody for 3 before Headhunter (3 + 3 of 5) could gain."""
    t = given(
        house="brobnar",
        you=seat(line="headhunter troll"),
        foe=seat(line="urchin kindrith-longshot[phoenix-heart]+attacked:1"),
    )

    t.you.fights("headhunter", "kindrith-longshot")

    t.then("kindrith-longshot", zone="hand").then("headhunter", zone="discard").then("urchin", zone="discard")
    t.then("troll", damage=3).then("you", amber=0)


def test_what_is_purged_instead_cannot_be_put_into_play() -> None:
    """KF.instead, KF.purged-no-interaction: Overlord Greking's victim is purged by Annihilation Ritual; its upgrade is
    discarded."""
    t = given(
        house="dis",
        you=seat(line="overlord-greking", artifacts="annihilation-ritual"),
        foe=seat(line="umbra[duskrunner]"),
    )

    t.you.fights("overlord-greking", "umbra")

    t.then("umbra", zone="purged").then("duskrunner", zone="discard").then("you", line="overlord-greking")


# ------------------------------------------------------------------ lasting effects that end
def test_a_creature_that_only_a_lasting_effect_kept_alive_dies_with_the_turn() -> None:
    """KF.for-the-rest-of-the-turn, KF.continuous-check: Staunch Knight counts as a flank creature this turn and bears 4 damage with
    power 6; when the effect ends it has power 4."""
    t = given(
        house="logos",
        you=seat(
            artifacts="spectral-tunneler cannon!logos cannon!logos cannon!logos",
            line="mother staunch-knight dextre",
            deck=9,
            houses=THREE,
        ),
        foe=seat(houses=THREE, deck=9),
    )
    t.you.acts("spectral-tunneler", "staunch-knight").then("staunch-knight", power=6)
    for k in (1, 2, 3):
        t.you.acts(f"you.artifacts[{k}]", "staunch-knight")
    t.then("staunch-knight", damage=4, zone="line")

    t.you.ends_turn("mars")

    t.then("staunch-knight", zone="discard").then("mother", zone="line")


def test_an_attack_that_was_called_off_was_the_first_attack_on_an_elusive_creature() -> None:
    """KF.elusive-each-turn, KF.fight-broken-off: Evasion Sigil stops Troll; Krump's attack on Umbra is the second, and hits."""
    t = given(
        house="brobnar",
        you=seat(line="troll krump", deck="punch dextre", artifacts="evasion-sigil"),
        foe=seat(line="umbra[ring-of-invisibility]"),
    )
    t.you.fights("troll", "umbra").then("umbra", damage=0).then("troll", damage=0, ready=False)

    t.you.fights("krump", "umbra")

    t.then("umbra", zone="discard")


# ------------------------------------------------------------------ æmber that somebody else takes
def test_a_theft_instead_of_a_gain_may_be_captured_on_its_way() -> None:
    """KF.instead: under Dimension Door the reap steals 1 from the opponent; their Ether Spider captures what would come to you."""
    t = given(
        house="logos",
        you=seat(hand="dimension-door", line="doc-bookton", deck=2),
        foe=seat(line="ether-spider", amber=3),
    )
    t.you.plays("dimension-door")

    t.you.reaps("doc-bookton")

    t.then("you", amber=0, hand=1).then("foe", amber=2).then("ether-spider", amber=1)


@pytest.mark.parametrize(("tentacus", "yours", "theirs", "used"), [(1, 0, 1, True), (2, 1, 0, False)])
def test_a_toll_is_paid_for_the_use_of_the_tollkeepers_own_artifact(
    tentacus: int, yours: int, theirs: int, used: bool
) -> None:
    """KF.if-you-do-in-order-to, KF.as-if-it-were-yours: Nexus reaps 1 and uses the enemy Cannon: you are using it, so you pay; two
    tolls are more than the pool holds, and the Cannon stays ready."""
    t = given(
        house="shadows", you=seat(line="nexus"), foe=seat(line=" ".join(["tentacus"] * tentacus), artifacts="cannon")
    )

    t.you.reaps("nexus")

    t.then("you", amber=yours).then("foe", amber=theirs).then("cannon", ready=not used)


def test_an_artifact_used_and_destroyed_takes_its_users_aember_along() -> None:
    """KF.as-if-it-were-yours, KF.leaving-aember-elsewhere: Poltergeist moves 1 of yours onto the enemy Pocket Universe;
    destroyed, it gives all 4 to the supply."""
    t = given(
        house="dis", you=seat(hand="poltergeist", amber=2), foe=seat(artifacts="pocket-universe+amber:3", amber=0)
    )

    t.you.plays("poltergeist")

    t.then("pocket-universe", zone="discard").then("you", amber=2).then("foe", amber=0)
