"""The board: zones, tokens, loot, and the terrain of the rules to unlock."""

from __future__ import annotations

from typing import Any

from tableforge.fateforge.doors.testing import Ruling, given, hero

FORD = "mill-ford"


def turn(map: str, at: str, results: str = "", **more: Any) -> Ruling:
    """The Mercenary somewhere on a map, in her turn; the Shaman in its first zone."""
    return given(map=map, you=hero("mercenary", at=at, results=results), ally=hero("shaman", at="a"), **more)


# ---------------------------------------------------------------- zones and tokens
def test_distances_are_counted_in_zones() -> None:
    """FF.zone"""
    t = turn(FORD, "a")
    assert [t.s.ways.walk[0][z] for z in range(6)] == [0, 1, 2, 2, 3, 4]


def test_heroes_begin_in_a_start_zone_and_choose_where_there_are_several() -> None:
    """FF.start-token, FF.setup-order"""
    t = given(scene="ford-ambush", you=hero("mercenary", at="f"), ally=hero("shaman", at="f"), step="start")
    t.then("you", at="a").then("ally", at="a").because("FF.start-token")


def test_a_hero_takes_an_undefended_objective_token_for_nothing() -> None:
    """FF.objective-token: an enemy that does not defend it may be there."""
    t = given(
        scene="ford-ambush",
        you=hero("mercenary", at="c"),
        ally=hero("shaman", at="a"),
        tokens="O1@c",
        enemies="recruit.1@c",
    )
    t.you.does("take:O1").then("you", carried="O1").then("table", tokens="", objectives={"O1": 1, "O2": 0})
    t.because("FF.objective-token").nothing_else()


def test_a_defended_token_cannot_be_taken_until_its_defender_is_defeated_stunned_or_not() -> None:
    """FF.defended, FF.stunned-defender"""
    t = given(
        scene="ford-ambush",
        you=hero("mercenary", at="c", results="strike"),
        ally=hero("shaman", at="a"),
        tokens="O1@c",
        enemies="recruit.1@c+defends:O1+stunned",
    )
    t.may_not("take:O1", "FF.defended")
    t.you.does("strike:recruit.1")
    t.you.does("take:O1").then("you", carried="O1")


def test_a_defender_never_moves() -> None:
    """FF.defender-stays, FF.reactor-skipped: the watchdog that defends stays, and the other one reacts."""
    t = given(
        scene="ford-ambush",
        you=hero("mercenary", at="b"),
        ally=hero("shaman", at="a"),
        tokens="O1@c",
        enemies="watchdog.1@c+defends:O1 watchdog.2@d recruit.1@f",
        step="turns",
        slot=0,
        chance="white red",
    )
    t.then("watchdog.1", at="c").then("watchdog.2", at="b").then("you", health=6)


def test_a_knocked_out_carrier_drops_the_tokens_in_its_zone() -> None:
    """FF.objective-dropped"""
    t = given(
        scene="ford-ambush",
        you=hero("mercenary", at="b", health=1, carried="O1"),
        ally=hero("shaman", at="f"),
        tokens="",
        enemies="recruit.1@b",
        step="enemies",
    )
    t.then("you", down=True, carried="").then("table", tokens="O1@b").because("FF.knocked-out", "FF.objective-dropped")


# ---------------------------------------------------------------- loot
def test_gems_and_food_are_collected_without_an_action_where_no_enemy_is() -> None:
    """FF.loot, FF.gem-values, FF.bag-after-combat"""
    t = turn(FORD, "b", "move", tokens="gem-blue@c gem-red@c gem-yellow@c food@c food@d")
    t.you.does("move:c").then("table", gold=9, food=1, tokens="food@d").because("FF.loot")


def test_an_enemy_in_the_zone_keeps_the_loot_until_it_is_gone() -> None:
    """FF.loot"""
    t = turn(FORD, "b", "strike", tokens="gem-red@b", enemies="recruit.1@b")
    t.then("table", gold=0)
    t.you.does("strike:recruit.1").then("table", gold=3, tokens="")


def test_a_fallen_hero_collects_nothing() -> None:
    """FF.loot"""
    t = given(map=FORD, you=hero("mercenary", at="b"), ally=hero("shaman", at="c", down=True), tokens="gem-red@c")
    t.you.ends_turn().then("table", gold=0)


def test_an_enemy_drops_what_it_carries_where_it_is_defeated() -> None:
    """FF.enemy-loot"""
    t = turn(FORD, "b", "shoot", enemies="recruit.1@c+gold:3+food:1")
    t.you.does("shoot:recruit.1").then("table", tokens="gem:3@c food@c", gold=0)


def test_what_an_enemy_carries_moves_with_it() -> None:
    """FF.enemy-loot"""
    t = given(
        map=FORD,
        you=hero("mercenary", at="b"),
        ally=hero("shaman", at="a"),
        enemies="sicaire.1@c+gold:3",
        step="enemies",
    )
    t.then("sicaire.1", at="b", gold=3)


# ---------------------------------------------------------------- chests and exploration
def alleys(at: str, results: str, tokens: str, **more: Any) -> Ruling:
    return given(
        scene="alleys-gang",
        you=hero("mercenary", at=at, results=results),
        ally=hero("shaman", at="a"),
        tokens=tokens,
        **more,
    )


def test_a_chest_is_opened_with_a_focus_and_shows_two_items_of_which_one_is_kept_and_put_on_at_once() -> None:
    """FF.chest, FF.chest-offer, FF.chest-item"""
    t = alleys("g", "focus strike", "C1@g", chance="chest:hill-sword chest:buckler")
    t.you.does("focus:C1")
    t.asks("chest", options="hill-sword buckler gold").answers("buckler")
    t.asks("stow", rule="FF.chest-item").answers("mercenary:secondary")
    t.then("you", slots={"secondary": "buckler"}, results="strike").then("table", tokens="")
    assert t.you.may("use:buckler")


def test_an_unwanted_item_of_a_chest_goes_to_the_bag() -> None:
    """FF.chest-item, FF.party-bag"""
    t = alleys("g", "focus", "C1@g", chance="chest:hill-sword chest:buckler")
    t.you.does("focus:C1", "buckler", "bag").then("table", bag="buckler").then("you", items="")
    assert not [x for x in t.options() if "buckler" in x]


def test_instead_of_an_item_three_gold_may_be_taken() -> None:
    """FF.chest-refused"""
    t = alleys("g", "focus", "C1@g", chance="chest:hill-sword chest:buckler")
    t.you.does("focus:C1", "gold").then("table", gold=3, bag="", tokens="")


def test_without_a_focus_no_chest_is_opened() -> None:
    """FF.focus, FF.chest"""
    t = alleys("g", "strike move", "C1@g")
    t.may_not("focus:C1", "FF.result-use")


def test_an_exploration_token_is_looked_into_with_a_focus_and_happens_once() -> None:
    """FF.exploration-token, FF.exploration-outcome"""
    t = alleys("b", "focus focus", "X1@b")
    t.you.does("focus:X1").then("table", tokens="snare:2@e").because("FF.exploration-token")
    t.may_not("focus:X1")


def test_what_an_exploration_token_opens_stays_open() -> None:
    """FF.exploration-outcome: a hatch joins d and f of the yard."""
    t = given(
        scene="gate-yard-break",
        you=hero("mercenary", at="d", results="focus move"),
        ally=hero("shaman", at="a"),
        tokens="X1@d",
    )
    assert not t.you.may("move:f")
    t.you.does("focus:X1")
    t.you.does("move:f").then("you", at="f")


# ---------------------------------------------------------------- barricades
def test_nobody_shoots_into_a_zone_across_the_side_that_is_barred() -> None:
    """FF.barricade: from b into e, but from f into e and out of e it is free."""
    t = turn("gate-yard", "b", "shoot", enemies="archer.1@e")
    t.may_not("shoot:archer.1", "FF.barricade")
    assert turn("gate-yard", "f", "shoot", enemies="archer.1@e").you.may("shoot:archer.1")
    assert turn("gate-yard", "e", "shoot", enemies="archer.1@b").you.may("shoot:archer.1")


def test_a_hero_behind_a_barricade_is_no_target_for_a_shot_across_it() -> None:
    """FF.barricade, FF.shot-barred: the archer in b cannot shoot at e."""
    t = given(
        map="gate-yard",
        you=hero("mercenary", at="e"),
        ally=hero("shaman", at="a"),
        enemies="archer.1@b",
        step="enemies",
    )
    t.then("you", health=7).then("ally", health=5)


def test_a_shot_passes_over_a_barricade_into_the_zone_behind() -> None:
    """FF.barricade: from b over e into h, with the range for it."""
    t = given(
        map="gate-yard",
        you=hero("sylvan-guard", at="b", results="shoot shoot", skills="g-aimed-shot"),
        ally=hero("shaman", at="a"),
        enemies="archer.1@h",
        barricades="e-b",
    )
    assert t.you.may("use:g-aimed-shot")
    t = given(
        map="gate-yard",
        you=hero("sylvan-guard", at="b", results="shoot shoot", skills="g-aimed-shot"),
        ally=hero("shaman", at="a"),
        enemies="archer.1@h",
        barricades="h-e h-f h-g",
    )
    assert not t.you.may("use:g-aimed-shot")


# ---------------------------------------------------------------- difficult terrain
def test_leaving_difficult_terrain_costs_a_second_move_result() -> None:
    """FF.difficult"""
    t = turn("marsh-causeway", "g", "move strike")
    t.may_not("move:c", "FF.difficult")
    t = turn("marsh-causeway", "g", "move move strike")
    t.you.does("move:c").then("you", at="c", results="strike")


def test_energy_pays_for_the_action_but_not_for_the_surcharge() -> None:
    """FF.difficult, FF.energy-move"""
    t = turn("marsh-causeway", "g", "strike")
    t.may_not("energy-move:c", "FF.difficult")
    t = turn("marsh-causeway", "g", "move")
    t.you.does("energy-move:c").then("you", at="c", results="", energy=2)


def test_entering_difficult_terrain_costs_nothing_more() -> None:
    """FF.difficult"""
    t = turn("marsh-causeway", "c", "move strike")
    t.you.does("move:g").then("you", at="g", results="strike")


def test_difficult_terrain_does_not_slow_enemies() -> None:
    """FF.difficult-heroes, FF.enemies-and-terrain"""
    t = given(
        map="marsh-causeway",
        you=hero("mercenary", at="c"),
        ally=hero("shaman", at="a"),
        enemies="watchdog.1@g",
        step="enemies",
    )
    t.then("watchdog.1", at="c").then("you", health=6)


# ---------------------------------------------------------------- fountains
def test_who_ends_a_turn_at_a_fountain_without_enemies_takes_cubes_for_health_or_energy() -> None:
    """FF.fountain"""
    t = given(map="market-square", you=hero("mercenary", at="f", health=3, energy=1), ally=hero("shaman", at="a"))
    t.you.ends_turn()
    t.asks("fountain", options="health energy done").answers("health", "energy", "done")
    t.then("you", health=4, energy=2).then("table", fountains="f:1", turn="ally")


def test_who_begins_a_turn_there_drinks_too_and_a_dry_fountain_gives_nothing() -> None:
    """FF.fountain"""
    t = given(
        map="market-square", you=hero("mercenary", at="a"), ally=hero("shaman", at="f", health=3), fountains="f:1"
    )
    t.you.ends_turn().asks("fountain", seat="ally").answers("health").then("ally", health=4).then("table", fountains="")
    t.asks("act")
    t.ally.ends_turn().asks("prepare")


def test_with_an_enemy_in_the_zone_nobody_drinks() -> None:
    """FF.fountain"""
    t = given(
        map="market-square", you=hero("mercenary", at="f", health=3), ally=hero("shaman", at="a"), enemies="archer.1@f"
    )
    t.you.ends_turn().then("table", turn="ally", fountains="f:3")


# ---------------------------------------------------------------- portals
def test_a_move_leads_through_a_portal_to_a_zone_that_does_not_touch() -> None:
    """FF.portal, FF.portal-move"""
    t = turn("catacomb-ring", "h", "move")
    t.you.does("portal:P1").then("you", at="i", results="").because("FF.portal-move")


def test_the_energy_move_passes_a_portal() -> None:
    """FF.portal-move, FF.energy-move"""
    t = turn("catacomb-ring", "h")
    t.you.does("energy-portal:P1").then("you", at="i", energy=2)


def test_the_first_hero_to_pass_reveals_where_a_portal_leads() -> None:
    """FF.portal-revealed"""
    t = turn("catacomb-ring", "d", "move")
    t.then("table", portals="P1")
    t.you.does("portal:P2").then("you", at="h").then("table", portals="P1 P2").because(
        "FF.portal-revealed", "FF.portal-move"
    )


def test_a_defended_portal_is_closed() -> None:
    """FF.portal-move"""
    t = turn("catacomb-ring", "h", "move", enemies="restless.1@h+defends:P1")
    t.may_not("portal:P1", "FF.portal-move")


def test_portals_join_zones_for_the_moves_of_heroes_only() -> None:
    """FF.portal-adjacency, FF.enemies-and-terrain: no shot and no enemy passes."""
    t = turn("catacomb-ring", "h", "shoot", enemies="recruit.1@i")
    t.may_not("shoot:recruit.1", "FF.shoot")
    t = given(
        map="catacomb-ring",
        you=hero("mercenary", at="h"),
        ally=hero("shaman", at="e"),
        enemies="watchdog.1@i",
        step="enemies",
    )
    t.then("watchdog.1", at="i")


def test_the_way_out_does_not_lead_through_a_portal() -> None:
    """FF.portal-no-exit: behind the closed door of the vault there is no way out but the portal."""
    t = given(
        scene="catacomb-siege",
        you=hero("mercenary", at="i"),
        ally=hero("shaman", at="a"),
        tokens="",
        step="leave",
        rounds=4,
    )
    t.because("FF.exit", "FF.exit-no-path")
    assert "no-exit" in t.happened()


# ---------------------------------------------------------------- doors
def test_a_focus_opens_a_door_and_closes_it_again() -> None:
    """FF.door"""
    t = turn("market-square", "g", "focus focus")
    t.you.does("focus:D1").then("table", doors="D1")
    t.you.does("focus:D1").then("table", doors="").because("FF.door")


def test_nobody_moves_or_shoots_through_a_closed_door() -> None:
    """FF.door-closed"""
    t = turn("market-square", "g", "move shoot", enemies="archer.1@j")
    t.may_not("move:j", "FF.door-closed").may_not("shoot:archer.1", "FF.shoot")
    t = turn("market-square", "g", "move shoot", enemies="archer.1@j", doors="D1")
    assert t.you.may("move:j") and t.you.may("shoot:archer.1")


def test_enemies_neither_pass_nor_open_doors() -> None:
    """FF.door-closed, FF.enemies-and-terrain: the watchdog behind the door goes round."""
    t = given(
        map="market-square",
        you=hero("mercenary", at="g"),
        ally=hero("shaman", at="a"),
        enemies="watchdog.1@j",
        step="enemies",
    )
    t.then("watchdog.1", at="f").then("table", doors="")


def test_a_defended_door_cannot_be_touched() -> None:
    """FF.door-closed"""
    t = turn("market-square", "g", "focus", enemies="conscript.1@g+defends:D1")
    t.may_not("focus:D1", "FF.focus")


# ---------------------------------------------------------------- traps
def test_a_trap_springs_a_card_is_drawn_and_the_token_goes() -> None:
    """FF.trap, FF.trap-card"""
    t = turn(FORD, "b", "move", tokens="trap@c", trap="t-darts")
    t.you.does("move:c").then("you", at="c", health=6).then("table", tokens="", trap_discard="t-darts")
    t.because("FF.move", "FF.trap-card")


def test_a_focus_gets_by_a_trap_which_stays() -> None:
    """FF.trap"""
    t = turn(FORD, "b", "move focus", tokens="trap@c")
    t.you.does("move:c").asks("trap", options="spring avoid")
    t.answers("avoid").then("you", at="c", results="", health=7).then("table", tokens="trap@c")


def test_a_skill_may_deal_with_a_trap() -> None:
    """FF.trap, FF.disarm"""
    t = given(
        map=FORD,
        you=hero("thief", at="b", results="move", skills="t-trapper"),
        ally=hero("shaman", at="a"),
        tokens="trap@c",
    )
    t.you.does("move:c", "use:t-trapper").then("table", tokens="").then("you", results="strike")


def test_enemies_spring_no_traps() -> None:
    """FF.trap: a hero who enters."""
    t = given(
        map=FORD,
        you=hero("mercenary", at="b"),
        ally=hero("shaman", at="a"),
        tokens="trap@b",
        enemies="watchdog.1@c",
        step="enemies",
    )
    t.then("watchdog.1", at="b").then("table", tokens="trap@b")


def test_a_trap_on_the_way_out_counts_like_an_enemy() -> None:
    """FF.trap-exit"""
    t = given(
        map=FORD, you=hero("mercenary", at="e"), ally=hero("shaman", at="f"), tokens="trap@e", step="leave", rounds=1
    )
    assert {e.cards[0]: e.amount for e in t.events() if e.kind == "leaves"} == {0: 1, 1: 0}


def test_an_empty_deck_of_traps_is_shuffled_anew() -> None:
    """FF.deck-reshuffled"""
    t = turn(FORD, "b", "move", tokens="trap@c")
    t.s.trap_discard, t.s.trap_deck = t.s.trap_deck, ()
    t.you.does("move:c")
    assert len(t.s.trap_deck) + len(t.s.trap_discard) == len(t.s.pack.trap) and len(t.s.trap_discard) == 1
