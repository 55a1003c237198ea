"""The round: its four phases step by step, its player windows, and whose turn it is."""

from __future__ import annotations

from typing import Any

import tableforge
from tableforge.arkham.doors.testing import Ruling, given, seat
from tableforge.arkham.state import Arkham

DEBT: dict[str, Any] = {"threat": "hospital-debts", "resources": 1}  # whoever has this could pay in every window


def play_on(t: Ruling, until: str = "round", *prefer: str) -> list[tuple[str, int, str]]:
    """Do nothing, or what is preferred, until something happens; gives what was asked: kind, seat, rule."""
    asked: list[tuple[str, int, str]] = []
    t.mark()
    while until not in t.happened() and (d := t.g.decision) is not None:
        asked.append((d.kind, d.seat, d.rule))
        keys = [o.key for o in d.options]
        t.answers(next((k for k in (*prefer, "end-turn", "pass", "done", "no") if k in keys), keys[0]))
    return asked


def alone(**more: Any) -> Ruling:
    """One investigator who may do something in every window, at the beginning of a round."""
    you = {**DEBT, "deck": 5, **more.pop("you", {})}
    return given(you=seat("roland", **you), encounter="hunting-shadow hunting-shadow", **{"step": "1.1", **more})


# ---------------------------------------------------------------- the framework
def test_every_step_comes_in_its_order_and_none_is_skipped() -> None:
    """AH.framework-events, AH.phase-begins-and-ends."""
    t = alone(enemies="swarm-of-rats+exhausted")
    play_on(t)
    told = [(e.kind, e.rule) for e in t.g.events]  # from the beginning of the one round to that of the next
    phases = [e.amount for e in t.g.events if e.kind == "phase"]
    assert phases[:4] == [1, 2, 3, 4]
    order = [
        "AH.round-begins",
        "AH.mythos-doom",
        "AH.encounter-draw-1-take",
        "AH.investigation-begins",
        "AH.next-turn",
        "AH.turn-ends",
        "AH.enemy-phase-begins",
        "AH.upkeep-begins",
        "AH.upkeep-ready",
        "AH.upkeep-draw-and-resource",
        "AH.round-begins",
    ]
    at = 0
    for rule in order:
        rest = [r for _, r in told[at:]]
        assert rule in rest, rule
        at += rest.index(rule) + 1


def test_the_first_round_has_no_mythos_phase() -> None:
    """AH.first-round-without-mythos: no doom, no encounter card, and the round begins before the investigation phase."""
    g = tableforge.new("arkham", seed=3)
    while g.decision is not None and g.decision.kind != "act":
        g.answer("done" if g.decision.kind == "mulligan" else 0)
    kinds = [(e.kind, e.rule) for e in g.events]
    assert isinstance(g.state, Arkham) and g.state.round == 1
    assert ("encounter", "AH.mythos-encounter-cards") not in kinds and ("place-doom", "AH.mythos-doom") not in kinds
    begins = [k for k, _ in kinds].index("round")
    assert kinds[begins] == ("round", "AH.round-begins") and kinds[begins + 1] == ("phase", "AH.investigation-begins")


def test_a_round_is_followed_by_the_next_with_its_mythos_phase() -> None:
    """AH.next-round, AH.round-begins, AH.mythos-ends, AH.investigation-ends, AH.enemy-phase-ends, AH.round-ends."""
    t = alone(step="4.1", agenda="rise-of-the-ghouls")
    play_on(t)
    t.then("table", round=3)
    told = [e.rule for e in t.g.events if e.kind in ("round", "phase", "place-doom")]
    assert told[-4:] == ["AH.upkeep-begins", "AH.round-begins", "AH.round-begins", "AH.mythos-doom"]


# ---------------------------------------------------------------- windows
def test_there_are_eight_windows_and_no_other() -> None:
    """AH.eight-player-windows: those of the turn are the questions what to do, the last two belong to a skill test."""
    t = alone(you={"threat": "hospital-debts swarm-of-rats"}, chance=["auto-fail"])
    asked = play_on(t, "test-ends", "investigate:study") + play_on(t)
    windows = [rule for kind, _, rule in asked if kind in ("window", "act")]
    assert windows == [
        "AH.mythos-window",
        "AH.investigation-begins",
        "AH.take-an-action",
        "AH.window-after-st1",
        "AH.window-after-st2",
        "AH.take-an-action",
        "AH.enemy-phase-windows",
        "AH.window-after-attacks",
        "AH.upkeep-begins",
    ]


def test_the_mythos_phase_has_one_window_after_the_encounter_cards() -> None:
    t = alone()
    t.asks("window", "you", "AH.mythos-window")
    assert [e.kind for e in t.g.events].count("encounter") == 1
    t.answers("pass").asks("window", "you", "AH.investigation-begins")


def test_a_window_opens_before_the_first_turn_and_after_every_action() -> None:
    """AH.turn-window: whoever else is there is asked before each action is taken."""
    t = given(you=seat("roland", deck=5), ally=seat("daisy", **DEBT), step="2.1")
    t.asks("window", "ally", "AH.investigation-begins").answers("pass")
    t.asks("next-turn").answers("seat:0").asks("act", "you")
    t.you.draws().asks("window", "ally", "AH.turn-window").answers("pass")
    t.you.draws().asks("window", "ally", "AH.turn-window")


def test_in_a_window_the_active_investigator_comes_first_and_every_use_asks_all_again() -> None:
    """AH.player-window-passes."""
    t = given(
        you=seat("roland", play="beat-cop", at="hallway"),
        ally=seat("daisy", play="police-badge", deck=3, at="hallway"),
        third=seat("skids", **DEBT),
        active="third",
        locations="hallway",
        enemies="ghoul-minion+exhausted",
    )
    t.third.takes_a_resource()
    t.asks("window", "you").answers("pass").asks("window", "ally").answers("use:police-badge")
    t.asks("act", "third").then(
        "third", actions=5, resources=1
    )  # nothing is done yet, and the active one is asked again
    t = given(
        you=seat("roland", **DEBT),
        ally=seat("daisy", **DEBT),
        lead="ally",
        step="1.4",
        agenda="rise-of-the-ghouls",
        encounter="ancient-evils ancient-evils",
    )
    t.asks("window", "ally", "AH.mythos-window").answers("pass")  # nobody is active: the lead comes first
    t.asks("window", "you", "AH.mythos-window").answers("use:hospital-debts@threat-roland-banks")
    t.asks("window", "ally", "AH.mythos-window")  # and is asked again


def test_only_in_a_window_free_abilities_and_fast_cards_are_on_offer() -> None:
    """AH.player-windows: between the hunters' phase beginning and their move there is none."""
    t = given(
        you=seat("roland", play="beat-cop", deck=3, at="attic"),
        locations="hallway attic",
        enemies="swarm-of-rats@hallway",
        step="3.1",
    )
    t.asks("window", "you", "AH.enemy-phase-windows").then("swarm-of-rats", zone="threat")


# ---------------------------------------------------------------- mythos
def test_one_doom_goes_to_the_current_agenda() -> None:
    t = given(you=seat("roland", **DEBT), encounter="swarm-of-rats", step="1.1")
    t.asks("window").then("whats-going-on", doom=1)
    assert ("place-doom", "AH.mythos-doom") in [(e.kind, e.rule) for e in t.g.events]


def test_all_doom_in_play_is_compared_with_the_threshold() -> None:
    """AH.mythos-doom-threshold: 1 on the agenda, 2 on cultists."""
    t = given(
        you=seat("roland", hand="knife"),
        encounter="swarm-of-rats",
        step="1.2",
        agendas="rise-of-the-ghouls",
        enemies="acolyte+exhausted+doom:1 acolyte+exhausted+doom:1",
    )
    t.asks("choose-one", "you")  # what the back of the first agenda asks
    assert "advance" in [e.kind for e in t.g.events]


def test_with_enough_doom_in_play_an_agenda_waits_for_step_1_3() -> None:
    """AH.agenda-advances-only-then."""
    t = given(
        you=seat("roland", hand="arcane-initiate", resources=1),
        agenda="whats-going-on+doom:2",
        agendas="rise-of-the-ghouls",
    )
    t.you.plays("arcane-initiate").then("table", agenda="whats-going-on", doom_in_play=3)


def test_each_encounter_card_is_resolved_with_its_surge_before_the_next_is_drawn() -> None:
    """AH.mythos-encounter-cards."""
    t = given(
        you=seat("roland"),
        ally=seat("daisy"),
        encounter="false-lead ancient-evils swarm-of-rats",
        step="1.4",
        agenda="rise-of-the-ghouls",
    )
    drawn = [(e.seat, e.things[0].id) for e in t.g.events if e.kind == "encounter"]
    assert drawn == [(0, "false-lead"), (0, "ancient-evils"), (1, "swarm-of-rats")]


# ---------------------------------------------------------------- investigation
def test_the_group_chooses_whose_turn_is_next_and_the_lead_speaks() -> None:
    """AH.turns-in-any-order: each takes one turn and finishes it first."""
    t = given(
        you=seat("roland", deck=3), ally=seat("daisy", deck=3), third=seat("skids", deck=3), lead="ally", step="2.2"
    )
    t.asks("next-turn", "ally", "AH.next-turn").answers("seat:2").asks("act", "third").answers("end-turn")
    t.asks("next-turn", "ally", "AH.next-turn").answers("seat:0").asks("act", "you").answers("end-turn")
    t.asks("act", "ally")


def test_a_turn_begins_with_three_actions_and_may_end_early() -> None:
    """AH.three-actions, AH.end-turn-early: what is left is lost."""
    t = given(you=seat("roland", actions=0, deck=3, **DEBT), step="2.2")
    t.asks("act", "you", "AH.take-an-action").then("you", actions=3)
    t.you.takes_a_resource().then("you", actions=2)
    t.answers("end-turn").then("you", actions=0).asks("window", "you", "AH.enemy-phase-windows")


def test_a_turn_that_has_ended_is_not_taken_again_in_this_round() -> None:
    t = given(you=seat("roland", deck=3), ally=seat("daisy", deck=3), step="2.2")
    t.answers("seat:0").answers("end-turn").because("AH.turn-ends")
    t.asks("act", "ally").then("you", had_turn=True)
    t.answers("end-turn")
    assert "phase" in t.happened()


def test_actions_come_in_any_order_and_the_same_one_as_often_as_one_likes() -> None:
    """AH.actions-may-repeat."""
    t = given(you=seat("roland", deck=3))
    t.you.takes_a_resource()
    t.you.draws()
    t.you.takes_a_resource().then("you", resources=2, hand=1, actions=0)


def test_nine_actions_are_open_to_the_active_investigator() -> None:
    t = given(
        you=seat("roland", hand="machete", resources=3, deck=3, play="knife", threat="swarm-of-rats"),
        enemies="ghoul-minion+exhausted",
        locations="hallway attic",
    )
    t.asks("act", "you", "AH.take-an-action")
    for act in (
        "investigate:hallway",
        "move:attic",
        "draw",
        "resource",
        "play:machete",
        "activate:knife#1",
        "fight:swarm-of-rats",
        "engage:ghoul-minion",
        "evade:swarm-of-rats",
    ):
        assert t.may(act), act


# ---------------------------------------------------------------- enemies
def test_ready_unengaged_hunters_move_before_any_window() -> None:
    """AH.enemy-phase-begins, AH.hunters-move."""
    t = given(
        you=seat("roland", at="attic", deck=2, **DEBT),
        locations="hallway attic",
        step="3.1",
        enemies="swarm-of-rats@hallway ghoul-minion@hallway goat-spawn@hallway+exhausted",
    )
    t.asks("window", "you", "AH.enemy-phase-windows")
    t.then("swarm-of-rats", zone="threat").then("ghoul-minion", at="hallway").then("goat-spawn", at="hallway")


def test_attacks_come_investigator_by_investigator_with_a_window_before_each_and_one_after_the_last() -> None:
    """AH.enemies-attack: in player order, each in the order that the attacked one picks."""
    t = given(
        you=seat("roland", threat="swarm-of-rats ghoul-minion hospital-debts", resources=1, deck=2),
        ally=seat("daisy", threat="swarm-of-rats", deck=2),
        step="3.2",
    )
    t.asks("window", "you", "AH.enemy-phase-windows").answers("pass")
    t.asks("attack-order", "you", "AH.enemies-attack").answers("ghoul-minion").then("you", damage=2).then(
        "ally", damage=0
    )
    t.asks("window", "you", "AH.enemy-phase-windows").answers("pass").then("ally", damage=1)
    t.asks("window", "you", "AH.window-after-attacks")


def test_damage_and_horror_of_an_attack_come_together_and_then_the_enemy_exhausts() -> None:
    t = given(you=seat("agnes", threat="ghoul-minion swarm-of-rats+exhausted", deck=2), step="3.3")
    t.answers(
        "react:agnes-baker", "ghoul-minion@threat-agnes-baker"
    )  # an answer to the attack, before the enemy exhausts
    kinds = [e.kind for e in t.g.events]
    first = kinds.index("place-damage")
    assert abs(first - kinds.index("place-horror")) == 1
    exhausts = [(k, e.rule) for k, e in enumerate(t.g.events) if e.kind == "exhaust"]
    assert exhausts[0][1] == "AH.attack-then-exhaust" and exhausts[0][0] > kinds.index("place-damage", first + 1)


# ---------------------------------------------------------------- upkeep
def test_the_window_of_the_upkeep_phase_comes_before_everything_else() -> None:
    t = given(you=seat("roland", deck=2, had_turn=True, play="burglary+exhausted", **DEBT), step="4.1")
    t.asks("window", "you", "AH.upkeep-begins").then("burglary", exhausted=True).then("you", had_turn=True, resources=1)


def test_everybody_may_have_a_turn_again() -> None:
    """AH.upkeep-reset-actions."""
    t = given(you=seat("roland", deck=2, had_turn=True, play="burglary+exhausted", **DEBT), step="4.1")
    t.answers("pass").asks("window", "you", "AH.mythos-window").then("you", had_turn=False)


def test_all_cards_are_readied_at_the_same_time() -> None:
    t = given(
        you=seat("roland", deck=2, play="burglary+exhausted"),
        enemies="swarm-of-rats+exhausted ghoul-minion+exhausted",
        step="4.2",
    )
    ready = [e for e in t.g.events if e.rule == "AH.upkeep-ready"]
    assert len(ready) == 1 and sorted([x.id for x in ready[0].things]) == ["burglary", "ghoul-minion", "swarm-of-rats"]


def test_all_draw_in_player_order_and_only_then_each_gains_a_resource() -> None:
    t = given(you=seat("roland", deck=2), ally=seat("daisy", deck=2), lead="ally", step="4.3")
    told = [(e.kind, e.seat) for e in t.g.events if e.kind in ("draw", "gain")]
    assert {e.rule for e in t.g.events if e.kind in ("draw", "gain")} == {"AH.upkeep-draw-and-resource"}
    assert told == [("draw", 1), ("draw", 0), ("gain", 1), ("gain", 0)]


def test_a_weakness_drawn_in_the_upkeep_phase_comes_before_the_resource() -> None:
    """AH.upkeep-weakness-before-resources: Paranoia takes what there is, and the 1 resource comes after."""
    t = given(you=seat("roland", deck="paranoia guts", resources=4), step="4.3")
    t.then("you", resources=1)


def test_who_has_more_than_eight_cards_discards_down_to_eight() -> None:
    t = given(you=seat("agnes", hand="guts guts knife knife flashlight machete dodge dark-memory", deck=3), step="4.3")
    t.asks("hand-size", "you", "AH.upkeep-hand-size")
    assert "dark-memory@hand" not in [o.key for o in t.g.decision.options] if t.g.decision else False
    t.answers("knife").then("you", hand=8)


def test_a_weakness_in_hand_is_not_discarded_by_choice() -> None:
    """AH.hand-size-and-weaknesses: Amnesia leaves one card, and it is the weakness."""
    t = given(you=seat("agnes", hand="dark-memory guts knife", deck="amnesia"))
    t.you.draws().then("you", hand="dark-memory")


def test_a_random_discard_may_hit_a_weakness() -> None:
    """AH.hand-size-and-weaknesses."""
    t = given(you=seat("agnes", hand="dark-memory", threat="yithian-observer", deck=2), step="3.3")
    t.then("dark-memory", zone="discard")


def test_what_lasts_until_the_end_of_the_round_is_over_with_it() -> None:
    """AH.round-ends: On the Lam protects to the end of this round."""
    t = given(
        you=seat("skids", hand="on-the-lam", resources=1, threat="swarm-of-rats", deck=5),
        encounter="ancient-evils",
        step="2.2",
        agenda="rise-of-the-ghouls",
    )
    t.answers("play:on-the-lam").answers("end-turn").then("you", damage=0)
    t.asks("act").then("table", round=3)
    t.you.takes_a_resource().then("you", damage=1)


def test_hand_size_is_checked_in_player_order() -> None:
    """AH.upkeep-hand-size."""
    t = given(you=seat("roland", hand=9, deck=2), ally=seat("daisy", hand=9, deck=2), lead="ally", step="4.5")
    t.asks("hand-size", "ally").answers(0).asks("hand-size", "you")


def test_two_weaknesses_both_stay_in_hand() -> None:
    """AH.hand-size-and-weaknesses."""
    t = given(you=seat("agnes", hand="dark-memory dark-memory guts knife", deck="amnesia"))
    t.you.draws().then("you", hand="dark-memory dark-memory")


def test_the_others_have_their_say_before_the_turn_ends() -> None:
    """AH.turn-window: once more after the last action."""
    t = given(you=seat("roland", deck=5, actions=1), ally=seat("daisy", deck=2, **DEBT))
    t.you.draws().asks("window", "ally", "AH.turn-window").answers("pass").asks("act", "you").answers("end-turn")
    t.asks("window", "ally", "AH.turn-window").answers("pass").asks("act", "ally")
