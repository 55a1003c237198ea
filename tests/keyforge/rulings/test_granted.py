"""Effects that a card is granted: each grant is one of its own, as if the card had it printed twice."""

from __future__ import annotations

from tableforge.keyforge import board, codes
from tableforge.keyforge.doors.testing import Ruling, given, seat
from tableforge.keyforge.names import AFTER
from tableforge.keyforge.words import LOGOS, UNTAMED, Upgrade, allow, gains, this_creature, you

# No printed card grants what is used up, so this one is made up: its creature lets a Logos card be played, once.
PASS_KEY = Upgrade(
    "pass-key",
    en="Pass Key",
    fr="Passe",
    house=UNTAMED,
    rarity="common",
    number={},
    abilities=(gains(this_creature, allow(you.plays(LOGOS), n=1)),),
)


def with_pass_keys(line: str) -> Ruling:
    """A position in which every Way of the Bear is a Pass Key instead."""
    t = given(house="brobnar", you=seat(line=line, hand="dextre mother doc-bookton"))
    for i, c in enumerate(t.s.cards):
        if c.d.id == "way-of-the-bear":
            t.s.card(i).d = PASS_KEY.definition()
    t.set("troll", damage=0)
    return t


def test_a_grant_that_works_once_is_used_up() -> None:
    t = with_pass_keys("troll[way-of-the-bear]")
    t.you.plays("dextre", "right")
    t.may_not("play:mother", "KF.off-house")


def test_two_grants_to_one_creature_work_once_each() -> None:
    """KF.extra-permissions-add-up."""
    t = with_pass_keys("troll[way-of-the-bear,way-of-the-bear]")
    t.you.plays("dextre", "right")
    t.you.plays("mother", "right")
    t.may_not("play:doc-bookton", "KF.off-house")


def test_two_grants_of_one_title_are_two_effects() -> None:
    """Two Brain Stem Antennas on one creature, and one on another: three reactions, with a key for each."""
    line = "troll[brain-stem-antenna,brain-stem-antenna] valdr[brain-stem-antenna]"
    t = given(house="mars", you=seat(line=line))
    rows = board.index(t.s).rows[AFTER]
    troll, valdr = t.ids("troll")[0], t.ids("valdr")[0]

    assert len({row.key for row in rows}) == len(rows) == 3
    assert [row.ctx.src for row in rows] == [troll, troll, valdr]
    assert [codes.is_key_of(row.key, troll) for row in rows] == [True, True, False]
    assert [codes.is_key_of(row.key, row.ctx.grantor) for row in rows] == [True, True, True], (
        "with what grants it, it ends"
    )
    assert not any(codes.is_lasting(row.key) for row in rows)


def test_a_lasting_effect_that_grants_is_none_itself() -> None:
    """What a lasting effect grants a creature goes with the creature."""
    key = codes.granted_key(5, codes.lasting_key(3), 0)
    assert codes.is_key_of(key, 5) and not codes.is_key_of(key, 3) and not codes.is_lasting(key)
