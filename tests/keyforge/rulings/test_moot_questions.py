"""Questions without consequence are not asked; the others are, however little may come of them."""

from __future__ import annotations

import pytest

from tableforge import laws
from tableforge.games import game
from tableforge.keyforge.doors.testing import given, seat


# ------------------------------------------------------------------ an amount of nothing
def test_damage_of_nothing_asks_for_no_creature() -> None:
    """KF.as-much-as-possible: Guardian Demon heals none of Troll's damage, so nobody is asked who is dealt that much."""
    t = given(house="dis", you=seat(hand="guardian-demon", line="troll+damage:3"), foe=seat(line="valdr krump"))

    t.you.plays("guardian-demon", "right", "troll").asks("heal-amount").answers("0")

    t.then("troll", damage=3).then("valdr", damage=0).asks("act").nothing_else()


def test_damage_of_something_asks_for_a_creature() -> None:
    """KF.choosing-objects: 1 healed is 1 to deal, to any creature but Troll."""
    t = given(house="dis", you=seat(hand="guardian-demon", line="troll+damage:3"), foe=seat(line="valdr krump"))

    t.you.plays("guardian-demon", "right", "troll", "1").asks("target", options="guardian-demon valdr krump")


def test_where_nobody_is_damaged_nobody_is_asked_whom_to_heal() -> None:
    """KF.heal, KF.unhurt-creatures: an unhurt creature may be chosen, but where all are unhurt nothing can come of it."""
    t = given(house="dis", you=seat(hand="guardian-demon", line="troll"), foe=seat(line="valdr"))
    t.you.plays("guardian-demon", "right").asks("act").nothing_else()

    t = given(house="sanctum", you=seat(artifacts="hallowed-blaster"), foe=seat(line="valdr krump"))
    t.you.acts("hallowed-blaster").asks("act").nothing_else()

    t = given(house="sanctum", you=seat(artifacts="hallowed-blaster"), foe=seat(line="valdr+damage:1 krump"))
    t.you.acts("hallowed-blaster").asks("target", options="valdr krump")


@pytest.mark.parametrize(("card", "house"), [("healing-blast", "sanctum"), ("vigor", "untamed")])
def test_what_hangs_on_how_much_was_healed_is_nothing_where_nobody_is_hurt(card: str, house: str) -> None:
    """KF.heal, KF.as-much-as-possible: no damage is healed, so nothing is gained for it, whoever would be chosen."""
    t = given(house=house, you=seat(hand=card, line="troll"), foe=seat(line="valdr"))
    t.you.plays(card).then("you", amber=1).asks("act").nothing_else()

    t = given(house=house, you=seat(hand=card, line="troll"), foe=seat(line="valdr+damage:1"))
    t.you.plays(card).asks("target", options="troll valdr")


@pytest.mark.parametrize(("damaged", "asked"), [(0, "act"), (1, "target")])
def test_counters_for_nobody_ask_for_no_creature(damaged: int, asked: str) -> None:
    """KF.power-counters: Martian Hounds counts damaged creatures; with none it gives nobody anything."""
    t = given(house="mars", you=seat(hand="martian-hounds", line="tunk"), foe=seat(line=f"troll+damage:{damaged}"))

    t.you.plays("martian-hounds").asks(asked)


# ------------------------------------------------------------------ an empty pool
@pytest.mark.parametrize(("pool", "asked"), [(0, "act"), (1, "target")])
@pytest.mark.parametrize("by", ["skeleton-key!sanctum", "shard-of-hope", "terms-of-redress"])
def test_a_capture_from_an_empty_pool_asks_for_no_creature(by: str, pool: int, asked: str) -> None:
    """KF.capture, KF.aember-too-little: where there is nothing to capture it does not matter who captures it."""
    name = by.partition("!")[0]
    zone = "hand" if name == "terms-of-redress" else "artifacts"
    t = given(house="sanctum", you=seat(line="troll sequis", **{zone: by}), foe=seat(amber=pool))

    if zone == "hand":
        t.you.plays(name)
    else:
        t.you.acts(name)

    t.asks(asked).then("foe", amber=pool)


@pytest.mark.parametrize("pool", [0, 1, 2, 3, 5])
def test_a_capture_for_each_asks_for_no_more_creatures_than_there_is_aember(pool: int) -> None:
    """KF.for-each, KF.aember-too-little: three Shards capture 1 each; what the pool does not have nobody captures."""
    t = given(
        house="sanctum",
        you=seat(artifacts="shard-of-hope shard-of-pain shard-of-hate", line="troll sequis"),
        foe=seat(amber=pool),
    )

    t.you.acts("shard-of-hope")
    for _ in range(min(3, pool)):
        t.asks("target", options="troll sequis").answers("sequis")

    t.asks("act").then("sequis", amber=min(3, pool)).then("foe", amber=max(0, pool - 3)).nothing_else()


def test_a_pool_that_is_spared_is_asked_for_each_time() -> None:
    """KF.for-each, KF.common-supply: what comes from the supply leaves the pool as it was, so all three captures find 1."""
    t = given(
        house="sanctum",
        you=seat(artifacts="shard-of-hope shard-of-pain shard-of-hate", line="troll sequis bumpsy"),
        foe=seat(amber=1, line="po-s-pixies"),
    )

    t.you.acts("shard-of-hope", "troll", "sequis", "bumpsy")

    t.then("troll", amber=1).then("sequis", amber=1).then("bumpsy", amber=1).then("foe", amber=1).nothing_else()


def test_captures_stop_being_asked_once_the_pool_is_empty() -> None:
    """KF.for-each: Hypnotic Command, three times: the second capture empties the pool, the third asks nobody."""
    t = given(
        house="mars",
        you=seat(hand="hypnotic-command", line="tunk zorg mindwarper"),
        foe=seat(amber=2, line="troll krump"),
    )

    t.you.plays("hypnotic-command", "troll", "krump")

    t.asks("act").then("troll", amber=1).then("krump", amber=1).then("foe", amber=0).nothing_else()


# ------------------------------------------------------------------ nothing to change
def test_a_stun_is_not_asked_for_where_everybody_is_stunned() -> None:
    """KF.stun-may-be-chosen: a stunned creature may be chosen, but where all are stunned nothing can come of it."""
    t = given(house="untamed", you=seat(line="inka-the-spider troll+stun"), foe=seat(line="valdr+stun"))
    t.you.reaps("inka-the-spider").asks("target", options="inka-the-spider troll valdr")

    t = given(house="mars", you=seat(artifacts="shard-of-hate"), foe=seat(line="valdr+stun krump+stun"))
    t.you.acts("shard-of-hate").asks("act").nothing_else()


def test_an_offer_is_not_made_where_nothing_can_come_of_it() -> None:
    """KF.may: Protectrix may fully heal a creature, and shields it if that healed it; where nobody is hurt nobody is asked."""
    t = given(house="sanctum", you=seat(line="protectrix troll"), foe=seat(line="valdr"))
    t.you.reaps("protectrix").then("you", amber=1).asks("act").nothing_else()

    t = given(house="sanctum", you=seat(line="protectrix troll+damage:1"), foe=seat(line="valdr"))
    t.you.reaps("protectrix").asks("may")


# ------------------------------------------------------------------ two effects, and nothing to do either to
@pytest.mark.parametrize(
    ("line", "asked"),
    [("valdr", "act"), ("zorg+stun", "act"), ("zorg", "choose-one"), ("zorg+stun+damage:1", "choose-one")],
)
def test_one_of_two_effects_is_chosen_only_where_one_of_them_does_something(line: str, asked: str) -> None:
    """KF.all-decisions: Ozmo heals a Mars creature or stuns one: not without one, nor for one that is unhurt and stunned."""
    t = given(house="logos", you=seat(line="ozmo-martianologist"), foe=seat(line=line))

    t.you.reaps("ozmo-martianologist").then("you", amber=1).asks(asked)


# ------------------------------------------------------------------ one ability several times
def test_one_ability_that_is_due_several_times_is_not_put_in_order() -> None:
    """KF.timing-conflicts: three creatures fall at once, and Pile of Skulls is due three times.  Its words do not speak of the
    fallen, so the three are one; who captures is asked each time."""
    t = given(
        house="mars",
        you=seat(hand="ammonia-clouds", artifacts="pile-of-skulls!mars", line="troll krump"),
        foe=seat(amber=3, line="urchin umbra silvertooth"),
    )
    t.you.plays("ammonia-clouds").asks("target", options="troll krump").answers("troll", "troll", "krump")
    t.then("troll", amber=2).then("krump", amber=1).then("foe", amber=0)


def test_three_copies_of_a_card_with_one_ability_are_not_put_in_order() -> None:
    """KF.timing-conflicts: three Memory Chips archive a card each; which of them is first makes no difference."""
    t = given(
        step="house",
        you=seat(hand="troll punch dextre valdr", artifacts="memory-chip memory-chip memory-chip", archives="krump"),
    )

    t.answers("logos").asks("order", options="memory-chip archives").answers("memory-chip@artifacts:0:after", "troll")
    t.asks("order", options="memory-chip archives").answers("memory-chip@artifacts:1:after", "punch")

    t.then("you", hand="dextre valdr", archives="krump troll punch")


def test_abilities_that_speak_of_their_own_card_are_still_put_in_order() -> None:
    """KF.timing-conflicts: each Tunk heals itself, so there are two things to do, and which is first is asked."""
    t = given(house="mars", you=seat(hand="zorg", line="tunk+damage:1 tunk+damage:2"))

    t.you.plays("zorg", "left").asks("order", options="tunk tunk")


def test_abilities_that_speak_of_what_set_them_off_are_still_put_in_order() -> None:
    """KF.timing-conflicts: Spangler Box gives Umbra and Dodger back at once; Autocannon deals each of them 1: two things to do, and
    the options name the creature.  Two Autocannons that hurt the same creature are one, beside its own "Play:" ability."""
    logos = ["logos", "mars", "dis"]
    t = given(
        house="logos",
        you=seat(hand="grasping-vines!logos", artifacts="spangler-box autocannon", line="troll", houses=logos, deck=9),
        foe=seat(line="umbra dodger", houses=logos, deck=9),
    )
    t.you.acts("spangler-box", "umbra")
    t.you.ends_turn("logos")
    t.foe.ends_turn("logos")  # the box came over exhausted
    t.you.ends_turn("logos")
    t.foe.acts("spangler-box", "dodger")
    t.foe.ends_turn("logos")
    t.you.plays("grasping-vines", "spangler-box", "done", "umbra", "left").asks(
        "order", options="autocannon autocannon"
    )
    labels = [o.label("en") for o in t.g.decision.options]
    assert labels == ["Autocannon: reaction (Umbra)", "Autocannon: reaction (Dodger)"]

    t = given(house="logos", you=seat(hand="dextre"), foe=seat(amber=1, artifacts="autocannon autocannon"))
    t.you.plays("dextre").asks("order", options="autocannon dextre")


# ------------------------------------------------------------------ only by what everybody sees
def test_nothing_hidden_is_told_by_what_is_not_asked() -> None:
    """KF.zone-hand: the laws play such positions: exchanging cards that a seat cannot see changes none of its questions."""
    you = {
        "line": "ozmo-martianologist guardian-demon protectrix",
        "artifacts": "skeleton-key shard-of-hope",
        "hand": "labwork guardian-demon",
        "deck": 6,
    }
    foe = {"line": "troll zorg", "amber": 1, "hand": "punch dextre troll", "deck": 6}
    positions = [{"players": [you, foe], "house": house} for house in ("logos", "dis", "sanctum", "shadows")]

    report = laws.check(game("keyforge"), [{"position": p} for p in positions], games=8, seed=3, most_decisions=60)

    assert not [v for v in report.violations if v.law == "hidden"]
