"""Group V of the rules, "for each": one reading for each place in which the words stand."""

from __future__ import annotations

import re

import pytest

from tableforge.keyforge import words as w
from tableforge.keyforge.cards import CARDS, definition
from tableforge.keyforge.doors.testing import given, seat
from tableforge.keyforge.ops.choose import ChooseEach
from tableforge.keyforge.questions.players import Who
from tableforge.keyforge.sheet import card_text
from tableforge.words.amounts import Number

MONK = "grey-monk+damage:2"  # of power 3; while it stands, each of its friends has 1 more armor


# ------------------------------------------------------------------ behind the effect: chosen anew, all at once
def test_so_much_to_a_creature_for_each_is_chosen_anew_each_time() -> None:
    """KF.for-each: Sack of Coins, with 3 æmber after its bonus: 1 to Urchin, 2 to Troll.

    The reason: what "for each" counts is the effect, and an effect on "a creature" chooses one.  Mothership Support only
    reminds of that in its parenthesis; a card that means one creature for all says "choose a creature … that creature".
    """
    t = given(house="shadows", you=seat(amber=2, hand="sack-of-coins"), foe=seat(line="urchin troll valdr"))

    t.you.plays("sack-of-coins").asks("target", rule="KF.for-each", options="urchin troll valdr")
    t.answers("urchin", "troll", "troll")

    t.then("urchin", zone="discard").then("troll", damage=2).then("valdr", damage=0).then("you", amber=3).nothing_else()


def test_the_same_creature_may_be_chosen_every_time() -> None:
    """KF.for-each: all 3 of Sack of Coins to Troll, as one damage: Bulwark's 2 armor stop two of them, not two of each."""
    t = given(house="shadows", you=seat(amber=2, hand="sack-of-coins"), foe=seat(line="troll bulwark"))

    t.you.plays("sack-of-coins", "troll", "troll", "troll")

    t.then("troll", damage=1, armor_left=0).then("you", amber=3).nothing_else()


def test_for_each_behind_the_effect_happens_all_at_once() -> None:
    """KF.for-each, KF.one-effect-many-creatures: Shard of Pain with three Shards: 2 to Grey Monk, which falls, and 1 to Troll,
    whom the Monk's armor still protects."""
    t = given(
        house="dis",
        you=seat(artifacts="shard-of-pain shard-of-greed shard-of-hope"),
        foe=seat(line=f"{MONK} troll"),
    )

    t.you.acts("shard-of-pain", "grey-monk", "grey-monk", "troll")

    t.then("grey-monk", zone="discard", damage=0, armor=0).then("troll", damage=0, armor=0).nothing_else()


def test_counters_and_captures_for_each_may_be_spread() -> None:
    """KF.for-each: two Shards: Shard of Strength gives one counter to each of two, Shard of Hope lets each of two capture 1."""
    shards = "shard-of-strength!sanctum shard-of-hope"
    t = given(house="sanctum", you=seat(artifacts=shards, line="troll krump valdr"), foe=seat(amber=3))

    t.you.acts("shard-of-strength", "troll", "krump")
    t.then("troll", power_counters=1, power=9).then("krump", power_counters=1, power=7).nothing_else()

    t.you.acts("shard-of-hope", "krump", "valdr")
    t.then("krump", amber=1).then("valdr", amber=1).then("foe", amber=1).then("troll", amber=0).nothing_else()


def test_what_a_card_can_be_only_once_takes_different_cards_at_once() -> None:
    """KF.for-each: Shard of Hate stuns two creatures with two Shards; nobody is asked where there are no more than that."""
    t = given(house="mars", you=seat(artifacts="shard-of-hate shard-of-pain"), foe=seat(line="troll valdr dodger"))
    t.you.acts("shard-of-hate", "troll").asks("target", options="valdr dodger").answers("dodger")
    t.then("troll", stunned=True).then("dodger", stunned=True).nothing_else()

    t = given(house="mars", you=seat(artifacts="shard-of-hate shard-of-pain"), foe=seat(line="troll"))
    t.you.acts("shard-of-hate").then("troll", stunned=True).nothing_else()


# ------------------------------------------------------------------ in front of the effect: one after the other
def test_for_each_in_front_of_the_effect_happens_one_after_the_other() -> None:
    """KF.for-each: Mothership Support with two ready Mars creatures: Grey Monk falls first, and its armor no longer helps Troll."""
    t = given(house="mars", you=seat(hand="mothership-support", line="mindwarper zorg"), foe=seat(line=f"{MONK} troll"))

    t.you.plays("mothership-support", "grey-monk").then("grey-monk", zone="discard")
    t.asks("target", options="mindwarper zorg troll").answers("troll")

    t.then("troll", damage=2).then("you", amber=1)


# ------------------------------------------------------------------ a creature chosen before
@pytest.mark.parametrize("mars", [1, 3])
def test_what_is_done_to_the_chosen_creature_for_each_is_one_amount(mars: int) -> None:
    """KF.for-each: Red Planet Ray Gun chooses one creature and deals it 1 for each Mars creature: nobody chooses again."""
    line = "headhunter[red-planet-ray-gun]" + " mindwarper" * mars
    t = given(house="brobnar", you=seat(line=line), foe=seat(line="valdr bulwark krump"))

    t.you.reaps("headhunter", "krump")

    t.then("krump", damage=max(0, mars - 2)).then("valdr", damage=0).then("you", amber=1)


# ------------------------------------------------------------------ every card
CONSTANT = {"angwish", "nyzyk-resonator"}  # nothing happens there: keys cost so much more


def test_every_card_that_says_for_each_first_does_it_one_after_the_other() -> None:
    """KF.for-each: the words at the head of a sentence stand for a loop, and every loop over cards or a number is said so."""
    first = re.compile(r"(^|[.:]\s)[“]?For each (?!player)")
    front = {id for id in CARDS if first.search(card_text(id, "en", "1.3"))}
    loops = set()
    for id, c in CARDS.items():
        over = [x.what for x in w.walk(c.abilities, w.ForEach)]
        if any(x != w.them and not isinstance(x, (w.Pick, Who, Number)) for x in over):
            loops.add(id)
    assert front == loops | CONSTANT


def test_every_card_that_gives_so_much_for_each_chooses_anew() -> None:
    """KF.for-each: "deal 1 damage to a creature for each …", and the like with counters and captured æmber."""
    spread = {
        id for id in CARDS for _, prog in definition(id).progs if any(isinstance(op, ChooseEach) for op in prog.ops)
    }
    assert spread == {"sack-of-coins", "shard-of-pain", "shard-of-strength", "shard-of-hope"}
    for id in spread:
        assert re.search(r"(to|Give|:) an? [^.]* for each ", card_text(id, "en", "1.3"), re.IGNORECASE)
