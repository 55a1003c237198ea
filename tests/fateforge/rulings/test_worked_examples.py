"""The rulebook's four worked examples, move by move."""

from __future__ import annotations

from tableforge.fateforge.doors.testing import given, hero


def test_the_sylvan_guard_shoots_twice_steps_in_and_defeats_the_militia_guard() -> None:
    """FF.turn-example: a starred shot, a strike turned into a shot, the boots, and the last strike."""
    t = given(
        map="mill-ford",
        you=hero(
            "sylvan-guard",
            at="b",
            results="shoot* strike strike miss",
            energy=0,
            skills="g-quick-shot",
            items="celerity-boots",
        ),
        ally=hero("mercenary", at="a"),
        enemies="militia-guard.1@c",
    )

    t.you.does("shoot:militia-guard.1").then("militia-guard.1", wounds=1, out=False)
    t.you.does("use:g-quick-shot#1").then("you", results="miss shoot strike")
    t.you.does("shoot:militia-guard.1").then("militia-guard.1", wounds=2, out=False).then("you", results="miss strike")
    t.may_not("strike:militia-guard.1", "FF.strike")
    t.you.does("use:celerity-boots", "c").then("you", at="c", results="miss strike", energy=0)
    t.you.does("strike:militia-guard.1").then("militia-guard.1", out=True).then("you", results="miss")
    t.because("FF.strike", "FF.resistance")
    assert t.options() == ["end-turn"]


def test_one_watchdog_reacts_and_the_archer_a_zone_away_shoots_at_whom_the_players_choose() -> None:
    """FF.reaction-example"""
    t = given(
        map="mill-ford",
        you=hero("sylvan-guard", at="b"),
        ally=hero("mercenary", at="b"),
        enemies="watchdog.1@c watchdog.3@d archer.1@b archer.2@a",
        step="turns",
        slot=0,
        chance="white blue",
    )

    t.then("watchdog.1", at="b").then("watchdog.3", at="d").then("you", health=5).then("ally", health=7)
    t.because("FF.reactions", "FF.enemy-section", "FF.enemy-path", "FF.strike", "FF.damage")
    t.asks("whom", rule="FF.players-choose", options="sylvan-guard mercenary")
    assert [e.cards[0] for e in t.events() if e.kind == "activates"][-1] == t.find_card("archer.2")

    t.answers("mercenary").then("ally", health=6).then("you", health=5).then("table", turn="you", reacted=True)


def test_every_enemy_acts_by_colour_and_initiative_and_the_leader_draws_his_conscript() -> None:
    """FF.enemy-turns-example.

    The Sylvan Guard plays first and stands in b of the square, the Mercenary in f.  Archer A has him alone at distance 1,
    archer B nobody; conscript C has him at 1, D the Mercenary at 0; bravo E has her alone at 1, F both heroes at 2;
    the Lieutenant G has nobody in reach.
    """
    t = given(
        map="market-square",
        you=hero("sylvan-guard", at="b"),
        ally=hero("mercenary", at="f"),
        order="you ally",
        enemies="archer.1@a archer.2@j conscript.1@a conscript.2@f sicaire.1@g sicaire.2@h lieutenant.1@j",
        step="enemies",
    )

    acted = [t.arbiter.name(t.s, e.cards[0]) for e in t.events() if e.kind == "activates"]
    assert acted == ["archer.1", "conscript.2", "sicaire.1", "sicaire.2"]
    t.then("you", health=5).then("ally", health=6)  # A shoots, D strikes
    t.then("archer.2", at="j").then("conscript.1", at="a")
    t.then("sicaire.1", at="f").then("sicaire.2", at="e")
    t.then("conscript.2", at="i").then("lieutenant.1", at="j")
    t.because("FF.enemy-order", "FF.shoot", "FF.strike", "FF.enemy-path", "FF.enemy-path", "FF.leader")


def test_the_thief_pays_for_two_zones_on_her_way_out_and_the_sylvan_guard_for_none() -> None:
    """FF.exit-path, FF.exit-damage: a watchdog in her own zone, a conscript on the way; he has a way without enemies."""
    t = given(
        map="mill-ford",
        you=hero("thief", at="b"),
        ally=hero("sylvan-guard", at="e", health=4),
        enemies="watchdog.1@b conscript.1@c conscript.2@d",
        step="leave",
        rounds=1,
    )
    hurt = {t.arbiter.key(t.s, e.cards[0], 0): e.amount for e in t.events() if e.kind == "leaves"}
    assert hurt == {"thief": 2, "sylvan-guard": 0}
    t.then("you", health=5 - 2 + 1).then("ally", health=4 + 1).because(
        "FF.exit", "FF.exit-damage", "FF.damage", "FF.recovery"
    )
