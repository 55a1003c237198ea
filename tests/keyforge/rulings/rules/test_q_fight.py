"""Group Q of the rules, first half: the fight up to its damage (items 183 to 190)."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat

THREE = ["brobnar", "dis", "logos"]


# ------------------------------------------------------------------ 183 to 185 check, exhaust, target
def test_an_attacker_must_be_ready_allowed_to_fight_unstunned_and_have_a_target() -> None:
    """KF.fight-check: each condition alone refuses the fight; the creature that meets all of them may fight."""
    line = "troll headhunter+exhausted groke+stun dextre"
    t = given(house="brobnar", you=seat(line=line, houses=THREE), foe=seat(line="dodger"))
    assert t.may("fight:troll")
    t.may_not("fight:headhunter", "KF.only-ready-cards-are-used").may_not("fight:groke", "KF.stun-next-use")
    t.may_not("fight:dextre", "KF.off-house")
    t = given(house="brobnar", you=seat(line="troll"))
    t.may_not("fight:troll", "KF.no-target-no-fight")


def test_the_attacker_exhausts_before_it_has_a_target() -> None:
    """KF.fight-exhaust: asked whom it attacks, Troll is exhausted; the attacked creature does not exhaust."""
    t = given(house="brobnar", you=seat(line="troll groke"), foe=seat(line="dodger umbra"))
    t.you.fights("troll").asks("attack").then("troll", ready=False).then("foe.line", ready=True, damage=0)
    t.answers("umbra").because("KF.fight-exhaust", "KF.fight-target", "KF.fight-damage").then("dodger", ready=True)


def test_the_attackers_controller_chooses_one_creature_that_may_be_attacked() -> None:
    """KF.fight-target: any enemy creature, ready or exhausted, flank or not; never a friendly one."""
    t = given(house="brobnar", you=seat(line="troll groke"), foe=seat(line="dodger umbra+exhausted urchin+stun"))
    t.you.fights("troll").asks("attack", seat="you", rule="KF.fight-target", options="dodger umbra urchin")
    t.may_not("groke", "KF.fight-target")


def test_a_target_may_be_ruled_out_by_taunt_or_by_a_card() -> None:
    """KF.fight-target: Groggins attacks flanks only; Camouflage keeps off whoever is not on a flank; taunt shelters neighbors."""
    t = given(house="brobnar", you=seat(line="groggins troll groke"), foe=seat(line="dodger umbra urchin[camouflage]"))
    t.you.fights("groggins").asks("attack", options="dodger urchin")
    t = given(house="brobnar", you=seat(line="groggins troll groke"), foe=seat(line="dodger umbra urchin[camouflage]"))
    t.you.fights("troll").asks("attack", options="dodger umbra")
    t = given(house="brobnar", you=seat(line="troll"), foe=seat(line="dodger champion-anaphiel umbra urchin"))
    t.you.fights("troll").asks("attack", options="champion-anaphiel urchin").may_not("dodger", "KF.taunt")


# ------------------------------------------------------------------ 186 to 188 before the fight
@pytest.mark.parametrize("assault_first", [True, False])
def test_what_comes_before_the_fight_resolves_in_the_active_players_order(assault_first: bool) -> None:
    """KF.fight-before: Ancient Bear's assault 2 and Briar Grubbling's hazardous 5 would each end the fight: you say which does."""
    t = given(house="untamed", you=seat(line="ancient-bear"), foe=seat(line="briar-grubbling dodger"))
    t.you.fights("ancient-bear", "briar-grubbling").asks("order", seat="you", rule="KF.order-of-the-two")
    assert t.g.decision is not None
    keys = [o.key for o in t.g.decision.options]
    assert keys == ["ancient-bear@line:0:assault", "briar-grubbling@foe-line:0:hazardous"]
    t.answers(keys[0] if assault_first else keys[1])
    if assault_first:
        t.then("you", line="ancient-bear").then("ancient-bear", damage=0).then("foe", line="dodger")
    else:
        t.then("you", line="", discard="ancient-bear").then("briar-grubbling", damage=0)
    t.because("KF.fight-broken-off")


def test_a_fight_in_which_a_creature_falls_beforehand_is_broken_off() -> None:
    """KF.fight-broken-off: Fanghouse's assault 3 kills Umbra: no power damage either way."""
    t = given(house="untamed", you=seat(line="fanghouse rustgnawer"), foe=seat(line="umbra dodger", artifacts="cannon"))
    t.you.fights("fanghouse", "umbra")
    t.then("fanghouse", damage=0, ready=False).then("foe", line="dodger", artifacts="cannon", discard="umbra")
    t.because("KF.assault-x", "KF.fight-broken-off")
    assert t.happened().count("damage") == 1


def test_a_dead_creature_has_no_later_before_fight_effects() -> None:
    """KF.fight-broken-off: Firespitter with 2 damage runs into hazardous 5: if that comes first it dies and burns nobody."""
    for first, burnt in (("hazardous", 0), ("before_fight", 1)):
        t = given(
            house="brobnar", you=seat(line="firespitter+damage:2"), foe=seat(line="briar-grubbling+power:3 dodger")
        )
        t.you.fights("firespitter", "briar-grubbling").asks("order")
        assert t.g.decision is not None
        t.answers(next(o.key for o in t.g.decision.options if o.key.endswith(first)))
        t.then("you", line="", discard="firespitter").then("dodger", damage=burnt).then("briar-grubbling", damage=burnt)


def test_a_fight_ability_is_lost_with_the_broken_off_fight() -> None:
    """KF.fight-broken-off: a Headhunter with Way of the Bear kills by assault and gains nothing; a Krump costs nobody 1."""
    t = given(house="brobnar", you=seat(line="headhunter[way-of-the-bear]"), foe=seat(amber=2, line="umbra dodger"))
    t.you.fights("headhunter", "umbra").then("you", amber=0).then("foe", line="dodger", amber=2)
    t = given(house="brobnar", you=seat(line="krump[way-of-the-bear]"), foe=seat(amber=2, line="umbra dodger"))
    t.you.fights("krump", "umbra").then("foe", line="dodger", amber=2)


@pytest.mark.parametrize(("damage", "fights"), [(1, False), (0, True)])
def test_if_either_creature_has_left_play_no_power_damage_is_dealt(damage: int, fights: bool) -> None:
    """KF.fight-target-gone: Firespitter's own 1 damage destroys Umbra with 1 damage before the blows fall; unhurt she strikes."""
    t = given(house="brobnar", you=seat(line="firespitter"), foe=seat(line=f"umbra+damage:{damage} troll"))
    t.you.fights("firespitter", "umbra")
    t.then("foe", line="troll", discard="umbra").then("troll", damage=1)
    t.then("firespitter", damage=1 if fights else 0)  # 2 less 1 armor
    if not fights:
        t.because("KF.fight-target-gone")


# ------------------------------------------------------------------ 189 and 190 damage and destruction
def test_both_creatures_deal_damage_equal_to_their_power_at_once() -> None:
    """KF.fight-damage: Groke 5 and Dodger 5: both die, though one blow would have been enough to stop the other."""
    t = given(house="brobnar", you=seat(line="groke troll"), foe=seat(amber=3, line="dodger umbra"))
    t.you.fights("groke", "dodger")
    t.then("you", line="troll", discard="groke").then("foe", line="umbra", discard="dodger", amber=3)
    t.because("KF.fight-damage", "KF.fight-damage", "KF.lethal-damage", "KF.destroyed", "KF.destroyed")


def test_power_counts_with_its_modifiers_and_armor_and_keywords_apply() -> None:
    """KF.fight-damage: Valdr deals +2 to a flank creature; Sequis prevents 2; Umbra takes none; Ether Spider deals none."""
    t = given(house="brobnar", you=seat(line="valdr"), foe=seat(line="troll+power:3 urchin"))
    t.you.fights("valdr", "troll").then("troll", damage=8).then("you", discard="valdr")
    t = given(house="shadows", you=seat(line="umbra"), foe=seat(line="sequis", amber=1))
    t.you.fights("umbra").then("sequis", damage=0, armor_left=0).then("umbra", damage=0).then("you", amber=1)
    t = given(house="mars", you=seat(line="ether-spider"), foe=seat(line="troll"))
    t.you.fights("ether-spider").then("troll", damage=0).then("you", discard="ether-spider")


@pytest.mark.parametrize(("damage", "dies"), [(2, False), (3, True), (4, True)])
def test_creatures_with_damage_at_or_above_their_power_are_destroyed_together(damage: int, dies: bool) -> None:
    """KF.fight-destruction: Groke's 5 on a Troll of power 8 that carries 2, 3 or 4; Groke falls in any case."""
    t = given(house="brobnar", you=seat(line="groke"), foe=seat(amber=2, line=f"troll+damage:{damage} dodger"))
    t.you.fights("groke", "troll")
    t.then("you", discard="groke", line="").then("foe", line="dodger" if dies else "troll dodger", amber=2)
    assert t.happened().count("doomed") == 1 and t.happened().count("destroy") == 1 + dies
