"""Group Y of the rules: tokens and counters (items 332 to 334)."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat

THREE = ["brobnar", "dis", "logos"]


def test_the_table_knows_every_kind_of_token_and_counter() -> None:
    """KF.counter-kinds: damage, æmber, keys, stun, +1 power, chains and doom; each of its own, seen by both players."""
    t = given(
        house="brobnar",
        you=seat(amber=2, keys=1, chains=3, line="troll+damage:1+amber:2+stun+power:3+doom:1 krump"),
        foe=seat(line="valdr"),
    )

    t.then("troll", damage=1, amber=2, stunned=True, power_counters=3, doom_counters=1, power=11)
    t.then("you", amber=2, keys=1, chains=3).then(
        "krump", damage=0, amber=0, stunned=False, power_counters=0, doom_counters=0
    )
    for eye in (0, 1, None):
        mine = t.g.view(eye)["players"][0]
        assert (mine["amber"], mine["keys"], mine["chains"]) == (2, 1, 3)
        assert {k: mine["line"][0][k] for k in ("damage", "amber", "stunned", "power_counters", "doom_counters")} == {
            "damage": 1,
            "amber": 2,
            "stunned": True,
            "power_counters": 3,
            "doom_counters": 1,
        }


def test_a_doom_counter_means_only_what_its_card_says() -> None:
    """KF.other-counters: Wretched Doll puts one on Troll; power, use and fights are as before."""
    t = given(house="dis", you=seat(artifacts="wretched-doll", line="pit-demon"), foe=seat(line="troll krump"))

    t.you.acts("wretched-doll", "troll")

    t.then("troll", doom_counters=1, power=8, ready=True, zone="line").because("KF.other-counters").nothing_else()


@pytest.mark.parametrize(("line", "left"), [("troll+doom:1 krump", "krump"), ("troll+doom:1 krump+doom:2", "")])
def test_the_card_that_made_them_says_what_doom_counters_do(line: str, left: str) -> None:
    """KF.other-counters: with a counter in play Wretched Doll destroys each creature that has one, whoever controls it."""
    t = given(house="dis", you=seat(artifacts="wretched-doll", line="pit-demon shooler+doom:1"), foe=seat(line=line))

    t.you.acts("wretched-doll")

    t.then("foe", line=left).then("you", line="pit-demon")


@pytest.mark.parametrize(
    ("house", "card", "zone"), [("dis", "fear", "hand"), ("sanctum", "the-harder-they-come", "purged")]
)
def test_counters_are_removed_from_a_card_that_leaves_play(house: str, card: str, zone: str) -> None:
    """KF.counters-on-leaving: stun, power and doom counters alike; Krump's stay."""
    t = given(house=house, you=seat(hand=card), foe=seat(line="troll+power:2+doom:1+stun krump+power:2+doom:1+stun"))

    t.you.plays(card, "troll")

    t.then("troll", zone=zone, power_counters=0, doom_counters=0, stunned=False)
    t.then("krump", power_counters=2, doom_counters=1, stunned=True)


def test_a_card_that_comes_back_comes_back_bare() -> None:
    """KF.counters-on-leaving: Silvertooth had 3 counters; played again she has her printed power."""
    t = given(
        house="shadows",
        you=seat(line="silvertooth+power:3+damage:1", hand="nature-s-call!shadows"),
        foe=seat(line="troll"),
    )
    t.you.plays("nature-s-call", "silvertooth", "done")

    t.you.plays("silvertooth")

    t.then("silvertooth", zone="line", power=2, damage=0, power_counters=0)
