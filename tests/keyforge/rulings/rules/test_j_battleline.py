"""Group J of the rules: creatures and the battleline (items 114 to 129)."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import Ruling, given, seat

EDITIONS = ["1.0", "1.1", "1.3"]
THREE = ["brobnar", "dis", "logos"]


def powers(t: Ruling, who: str) -> list[int]:
    return [t.card(f"#{i}")["power"] for i in t.ids(f"{who}.line")]


# ------------------------------------------------------------------ 114 to 118 the line
def test_a_creature_has_power_and_armor_and_the_sign_for_none_means_none() -> None:
    """KF.creature-values: Raiding Knight 4 and 2; Troll 8 and none, until something gives it armor."""
    t = given(you=seat(line="raiding-knight troll"), foe=seat(line="troll bulwark"))
    t.then("raiding-knight", power=4, armor=2).then("you.line[1]", power=8, armor=0).then(
        "foe.line[0]", power=8, armor=2
    )


def test_a_players_creatures_form_one_ordered_line() -> None:
    """KF.battleline: three creatures placed left, right, left stand in that order; the opponent's line is another."""
    t = given(house="brobnar", you=seat(hand="bumpsy groke headhunter", line="troll"), foe=seat(line="dodger"))
    t.you.plays("bumpsy", "left")
    t.you.plays("groke", "right")
    t.you.plays("headhunter", "left")
    t.then("you", line="headhunter bumpsy troll groke").then("foe", line="dodger")


@pytest.mark.parametrize(
    ("side", "line"), [("left", "groke troll krump bumpsy"), ("right", "troll krump bumpsy groke")]
)
def test_a_creature_enters_on_the_far_left_or_the_far_right(side: str, line: str) -> None:
    """KF.enter-on-a-flank: two places, never between the others."""
    t = given(house="brobnar", you=seat(hand="groke", line="troll krump bumpsy"), foe=seat(line="dodger"))
    t.you.plays("groke").asks("flank", options="left right").answers(side)
    t.then("you", line=line).then("foe", line="dodger")
    t.nothing_else()


def test_the_first_creature_needs_no_flank() -> None:
    """KF.enter-on-a-flank: an empty line has one place."""
    t = given(house="brobnar", you=seat(hand="groke"), foe=seat(line="dodger urchin"))
    t.you.plays("groke").asks("act").then("you", line="groke")


def test_the_active_player_chooses_the_flank_of_a_creature_that_enters_the_opponents_line() -> None:
    """KF.who-chooses-the-flank: in your turn your attacker dies to Greking, who takes it; you say where in his line."""
    t = given(
        house="brobnar", you=seat(line="troll headhunter+damage:1"), foe=seat(line="dodger overlord-greking urchin")
    )
    t.you.fights("headhunter", "overlord-greking").asks(
        "flank", seat="you", rule="KF.who-chooses-the-flank", options="left right"
    )
    t.answers("left").then("foe", line="headhunter dodger overlord-greking urchin").then("you", line="troll")
    t.then("headhunter", controller="foe", owner="you", damage=0, ready=False)


def test_a_creature_that_changes_sides_goes_to_a_flank_the_active_player_chooses() -> None:
    """KF.who-chooses-the-flank: Hypnobeam."""
    t = given(house="mars", you=seat(hand="hypnobeam", line="tunk grommid"), foe=seat(line="dodger urchin umbra"))
    t.you.plays("hypnobeam", "urchin").asks("flank", seat="you", rule="KF.who-chooses-the-flank").answers("right")
    t.then("you", line="tunk grommid urchin").then("foe", line="dodger umbra")


def test_when_a_creature_leaves_the_line_closes_at_once() -> None:
    """KF.gaps-close: with the middle one gone Bulwark has a new neighbor and gives it armor."""
    t = given(house="brobnar", you=seat(hand="punch"), foe=seat(line="bulwark umbra dodger"))
    t.then("umbra", armor=2).then("dodger", armor=0)
    t.you.plays("punch", "umbra").then("umbra", zone="line", damage=1)
    t = given(house="dis", you=seat(hand="hand-of-dis"), foe=seat(line="bulwark umbra dodger"))
    t.you.plays("hand-of-dis").then("foe", line="bulwark dodger").then("dodger", armor=2)


# ------------------------------------------------------------------ 119 and 120 flanks
def test_the_leftmost_and_the_rightmost_creature_are_flank_creatures() -> None:
    """KF.flank-creature: Positron Bolt may hit the two ends of each line, not the ones between."""
    t = given(
        house="logos",
        you=seat(hand="positron-bolt", line="dextre mother doc-bookton"),
        foe=seat(line="dodger urchin troll umbra"),
    )
    t.you.plays("positron-bolt").asks("target", options="dextre doc-bookton dodger umbra")


def test_the_flank_moves_with_the_line() -> None:
    """KF.flank-creature: a new leftmost creature takes the flank from the old one."""
    t = given(house="brobnar", you=seat(hand="groke", line="troll krump bumpsy"))
    t.then("troll", flank=True).then("krump", flank=False).then("bumpsy", flank=True)
    t.you.plays("groke", "left")
    t.then("groke", flank=True).then("troll", flank=False).then("bumpsy", flank=True)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lone_creature_is_on_both_flanks(edition: str) -> None:
    """KF.lone-creature: Staunch Knight alone has its +2; the older books are silent and follow."""
    t = given(edition=edition, you=seat(line="staunch-knight"), foe=seat(line="dodger staunch-knight dodger"))
    t.then("you.line[0]", power=6, flank=True).then("foe.line[1]", power=4, flank=False)


# ------------------------------------------------------------------ 121 and 122 neighbors and adjacent
def test_neighbors_stand_directly_beside_a_creature_in_the_same_line() -> None:
    """KF.neighbors: "Lion" Bautrem strengthens one on each side; not the next but one, not himself, not the enemy opposite."""
    t = given(you=seat(line="troll krump lion-bautrem bumpsy groke"), foe=seat(line="dodger dodger dodger"))
    assert powers(t, "you") == [8, 8, 4, 7, 5]
    assert powers(t, "foe") == [5, 5, 5]


def test_a_creature_at_the_end_has_one_neighbor_and_a_lone_one_none() -> None:
    """KF.neighbors: at most two."""
    t = given(you=seat(line="lion-bautrem krump bumpsy"), foe=seat(line="lion-bautrem"))
    assert powers(t, "you") == [4, 8, 5] and powers(t, "foe") == [4]


@pytest.mark.parametrize(("side", "drawn"), [("left", 1), ("right", 0)])
def test_adjacent_is_the_place_directly_beside_the_creature(side: str, drawn: int) -> None:
    """KF.adjacent: Fila the Researcher stands on the left: a creature played on the left is adjacent, one on the right is not."""
    t = given(house="logos", you=seat(hand="mother", line="fila-the-researcher dextre", deck=3))
    t.you.plays("mother", side).then("you", hand=drawn)


def test_an_enemy_creature_is_never_adjacent() -> None:
    """KF.adjacent: the opponent's creature in the place opposite draws Fila's player nothing."""
    t = given(house="shadows", you=seat(hand="dodger"), foe=seat(line="fila-the-researcher", deck=3))
    t.you.plays("dodger").then("foe", hand=0, deck=3)


# ------------------------------------------------------------------ 123 considered a flank creature
def test_to_be_considered_a_flank_creature_changes_neither_place_nor_neighbors() -> None:
    """KF.considered-a-flank-creature: a tunneled Staunch Knight in the middle has its +2 and still both neighbors."""
    t = given(house="logos", you=seat(artifacts="spectral-tunneler", line="dextre staunch-knight mother"))
    t.then("staunch-knight", power=4)
    t.you.acts("spectral-tunneler", "staunch-knight")
    t.then("staunch-knight", power=6, flank=True).then("you", line="dextre staunch-knight mother")
    assert len(t.s.neighbors(t.ids("staunch-knight")[0])) == 2


@pytest.mark.parametrize(("second", "third"), [("krump", "culf-the-quiet"), ("groke", "headhunter")])
def test_positron_bolt_on_a_tunneled_creature_goes_on_to_the_side_the_player_picks(second: str, third: str) -> None:
    """KF.considered-a-flank-creature: 3 to the middle one, 2 to a neighbor of choice, 1 to that one's other neighbor."""
    t = given(
        house="logos",
        you=seat(hand="positron-bolt", artifacts="spectral-tunneler"),
        foe=seat(line="culf-the-quiet krump troll groke headhunter"),
    )
    t.you.acts("spectral-tunneler", "troll")
    t.you.plays("positron-bolt", "troll", second)
    t.then("troll", damage=3).then(second, damage=2).then(third, damage=1)
    assert sum(t.s.cards[i].damage for i in t.ids("foe.line")) == 6


# ------------------------------------------------------------------ 124 to 126 moving within the line
def test_swapped_creatures_exchange_their_places_and_nothing_else() -> None:
    """KF.swapping-creatures: Quantum Fingertrap; damage and stun travel with their creature."""
    t = given(
        house="logos",
        you=seat(artifacts="quantum-fingertrap", line="dextre mother"),
        foe=seat(line="troll+damage:2 dodger+stun urchin umbra"),
    )
    t.you.acts("quantum-fingertrap", "troll", "urchin")
    t.then("foe", line="urchin dodger troll umbra").then("troll", damage=2).then("you", line="dextre mother")
    t.because("KF.swapping-creatures")
    t.nothing_else()


def test_both_swapped_creatures_belong_to_one_controller() -> None:
    """KF.swapping-creatures: after an enemy creature only other enemy creatures are offered."""
    t = given(
        house="logos",
        you=seat(artifacts="quantum-fingertrap", line="dextre mother"),
        foe=seat(line="troll dodger urchin"),
    )
    t.you.acts("quantum-fingertrap", "troll").asks("target", options="dodger urchin")


def test_a_creature_stands_only_in_its_controllers_line() -> None:
    """KF.own-line-only: Replicator triggers the enemy Sanctum Guardian's reap ability; the swap across the table fails."""
    t = given(house="logos", you=seat(line="replicator dextre"), foe=seat(line="sanctum-guardian dodger"))
    t.you.reaps("replicator", "sanctum-guardian")
    if t.g.decision is not None and t.g.decision.kind == "target":
        t.answers("dextre")
    t.then("you", line="replicator dextre", amber=1).then("foe", line="sanctum-guardian dodger")
    t.because("KF.own-line-only")


@pytest.mark.parametrize(("side", "line"), [("left", "troll dodger urchin"), ("right", "dodger urchin troll")])
def test_a_creature_moved_to_a_flank_has_not_left_play(side: str, line: str) -> None:
    """KF.moving-to-flank: Tyxl Beambuckler moves Troll; its damage, stun and upgrade stay, and Autocannon sees nobody enter."""
    t = given(
        house="mars",
        you=seat(hand="tyxl-beambuckler"),
        foe=seat(line="dodger troll[blood-of-titans]+damage:1+stun urchin", artifacts="autocannon"),
    )
    t.you.plays("tyxl-beambuckler", "autocannon@foe-artifacts:0:after", "troll", side)
    t.then("foe", line=line).then("troll", damage=3, stunned=True, upgrades="blood-of-titans")
    t.because("KF.moving-to-flank")


# ------------------------------------------------------------------ 127 to 129
def test_an_effect_that_asks_for_the_neighbors_of_a_departed_creature_uses_its_last_place() -> None:
    """KF.neighbors-of-a-departed-creature: Pain Reaction kills Umbra and then hits the two who stood beside her."""
    t = given(house="dis", you=seat(hand="pain-reaction"), foe=seat(line="troll krump umbra dodger groke"))
    t.you.plays("pain-reaction", "umbra")
    t.then("krump", damage=2).then("dodger", damage=2).then("troll", damage=0).then("groke", damage=0)
    t.then("foe", line="troll krump dodger groke")


def test_left_and_right_are_seen_from_the_controller() -> None:
    """KF.left-and-right: Panpaca, Anga strengthens all to her right in her own line, on either side of the table."""
    t = given(you=seat(line="troll panpaca-anga krump bumpsy"), foe=seat(line="dodger panpaca-anga groke"))
    assert powers(t, "you") == [8, 5, 8, 7] and powers(t, "foe") == [5, 5, 7]


@pytest.mark.parametrize(("side", "lives"), [("left", False), ("right", True)])
def test_a_lost_flank_can_destroy_a_creature_at_once(side: str, lives: bool) -> None:
    """KF.position-dependent-values: Staunch Knight with 4 damage lives by its +2; a creature played beyond it takes the flank."""
    t = given(house="brobnar", you=seat(hand="troll", line="staunch-knight+damage:4 bumpsy"), foe=seat(line="dodger"))
    t.you.plays("troll", side)
    t.then(
        "you",
        line="staunch-knight bumpsy troll" if lives else "troll bumpsy",
        discard="" if lives else "staunch-knight",
    )
    if not lives:
        t.because("KF.entering-exhausted", "KF.lethal-damage", "KF.destroyed")


def test_a_lost_neighbor_can_destroy_a_creature_at_once() -> None:
    """KF.position-dependent-values: Bumpsy with 6 damage lives by "Lion" Bautrem; when he leaves, so does Bumpsy."""
    t = given(house="dis", you=seat(hand="fear"), foe=seat(line="lion-bautrem bumpsy+damage:6 troll"))
    t.you.plays("fear", "lion-bautrem")
    t.then("foe", line="troll", hand="lion-bautrem", discard="bumpsy")
    t.because("KF.leaving-destination", "KF.lethal-damage")
