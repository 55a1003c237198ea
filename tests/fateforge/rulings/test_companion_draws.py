"""What the companion draws: who reacts, bosses' cards, chests, Corruption; nothing told early, late or taken back changes it."""

from __future__ import annotations

import random

import pytest
from fateforge.device import Device, boss_fight, fight

from tableforge.fateforge.cards import pack
from tableforge.fateforge.companion import screens
from tableforge.fateforge.names import COLOURS


# ---------------------------------------------------------------- reactions
def test_two_colours_are_named_with_the_types_that_are_on_the_board() -> None:
    """FF.reactions, FF.colour-draw"""
    t = fight().tap("start-combat", "start-action-phase", "enemy-reactions")
    assert len(t.shown["named"]) == 2 and all([x["types"] for x in t.shown["named"]])


def test_a_colour_that_is_already_dead_is_replaced_rightmost_and_takes_no_part_any_more() -> None:
    """FF.already-dead, FF.already-dead-draw"""
    t = fight("a1-low-kilns").tap("start-combat", "start-action-phase", "enemy-reactions")
    first, second = [x["id"] for x in t.shown["named"]]
    t.tap(f"dead:{first}")
    named = [x["id"] for x in t.shown["named"]]
    assert named[0] == second and first not in named and "already-dead" in t.happened()
    assert first not in t.shown["colours"]


def test_when_every_colour_is_dead_nobody_else_reacts() -> None:
    """FF.already-dead"""
    t = fight().tap("start-combat", "start-action-phase", "enemy-reactions")
    while t.shown["named"]:
        t.tap(f"dead:{t.shown['named'][0]['id']}")
    assert t.buttons[0] == "continue" and t.tap("continue").screen == "enemies"


def test_streaks_count_who_reacted_in_the_end() -> None:
    """FF.colour-draw: a colour that turned out dead has no streak, the one in its place has."""
    t = fight("a1-low-kilns").tap("start-combat", "start-action-phase", "enemy-reactions")
    gone = t.s.named[0]
    t.tap(f"dead:{t.shown['named'][0]['id']}").tap("continue")
    assert t.s.streak[gone] == 0 and all([t.s.streak[c] == 1 for c in t.s.named])


def test_taking_back_and_going_on_again_names_the_same_colours() -> None:
    """FF.companion-undo: reactions cannot be fished for, whatever is tapped in between."""
    for seed in range(12):
        t = fight("a1-low-kilns", seed).tap("start-combat", "start-action-phase", "enemy-reactions")
        named = t.s.named
        t.g.undo()
        for key in t.buttons:
            if key.startswith(("chest", "explore", "door", "more", "portal")):
                t.tap(key)
                while t.screen in ("chest", "read"):
                    t.tap(t.buttons[0])
                break
        assert t.tap("enemy-reactions").s.named == named


def test_it_makes_no_difference_whether_the_dead_are_told_of_before_the_reactions_or_at_them() -> None:
    """FF.companion-undo, FF.already-dead-draw: who reacts, now or next round, is not fished for by what is told when."""
    early_named = late_named = 0
    for seed in range(20):
        early, late = [fight("a1-low-kilns", seed).tap("start-combat", "start-action-phase") for _ in range(2)]
        dead = early.shown["colours"][seed % len(early.shown["colours"])]
        for e in early.g.view(0)["foes"]:
            if pack().enemy(e["id"]).colour == COLOURS.index(dead):
                early.tap(f"defeated:{e['key']}")
        early.tap("enemy-reactions")
        late.tap("enemy-reactions")
        if dead in [x["id"] for x in late.shown["named"]]:
            late.tap(f"dead:{dead}")
            late_named += 1
        else:
            early_named += 1
        assert early.s.named == late.s.named and len(early.s.named) == 2
        both = [x.until("round").tap("start-action-phase", "enemy-reactions") for x in (early, late)]
        slots, named = [x.s.slots for x in both], [[c for c in x.s.named if COLOURS[c] != dead] for x in both]
        assert slots[0] == slots[1] and named[0][:1] == named[1][:1]
    assert early_named and late_named


def test_which_of_several_dead_colours_is_told_first_makes_no_difference() -> None:
    """FF.companion-undo, FF.already-dead-draw: both named colours are gone."""
    for seed in range(12):
        t = fight("a1-low-kilns", seed).tap("start-combat", "start-action-phase", "enemy-reactions")
        both = [x["id"] for x in t.shown["named"]]
        found = []
        for order in (both, both[::-1]):
            t.tap(*[f"dead:{id}" for id in order])
            found.append(t.s.named)
            t.g.undo()
            t.g.undo()
            assert [x["id"] for x in t.shown["named"]] == both
        assert found[0] == found[1] and len(found[0]) <= 2


def test_a_boss_s_card_and_whom_it_summons_come_out_the_same_whatever_is_told_first() -> None:
    """FF.companion-undo, FF.boss-summon, FF.already-dead-draw: also across dead colours, and what is drawn after it."""
    summoned = told = 0
    for seed in range(20):
        early, late = [boss_fight(seed=seed) for _ in range(2)]
        dead = early.shown["colours"][0]
        early.tap(
            *[f"defeated:{e['key']}" for e in early.g.view(0)["foes"] if early.shown["colours"] and of(e["id"], dead)]
        )
        early.tap("enemy-reactions")
        late.tap("enemy-reactions")
        if dead in [x["id"] for x in late.shown["named"]] and not any(
            [of(x["id"], dead) for x in late.shown["summoned"]]
        ):
            late.tap(f"dead:{dead}")
            told += 1
            assert [x["id"] for x in early.shown["named"]] == [x["id"] for x in late.shown["named"]]
        assert early.shown["boss"]["card"] == late.shown["boss"]["card"]
        assert [x["at"] for x in early.shown["summoned"]] == [x["at"] for x in late.shown["summoned"]]
        for x in (early, late):
            x.until("enemies").tap("boss-card")
            summoned += len(x.shown["summoned"])
        assert early.shown["boss"]["card"] == late.shown["boss"]["card"]
        assert [x["at"] for x in early.shown["summoned"]] == [x["at"] for x in late.shown["summoned"]]
        assert early.until("round").s.slots == late.until("round").s.slots
    assert summoned and told


def of(enemy: str, colour: str) -> bool:
    return pack().enemy(enemy).colour == COLOURS.index(colour)


def test_when_the_end_of_a_boss_is_told_changes_no_slot() -> None:
    """FF.companion-undo, FF.boss-defeated: a card that it turns, or no longer turns, is drawn apart from everything else."""
    for seed in range(12):
        early, late = [boss_fight(seed=seed).until("enemies") for _ in range(2)]
        early.tap("life", "life").until("round")
        late.tap("boss-card", "life", "life").until("round")
        assert early.s.slots == late.s.slots


def test_whoever_is_revived_first_each_hero_takes_the_same_corruption_card() -> None:
    """FF.companion-undo, FF.corruption: a card that was seen cannot be passed on to somebody else."""
    for seed in range(6):
        t = fight(seed=seed).tap("start-combat", "start-action-phase", "down:shaman", "down:thief")
        taken: list[dict[str, str]] = []
        for order in (("shaman", "thief"), ("thief", "shaman")):
            cards = {}
            for hero in order:
                cards[hero] = t.tap(f"up:{hero}").shown["read"]["card"]
                t.tap("continue")
            taken.append(cards)
            for _ in range(4):
                t.g.undo()
        assert taken[0] == taken[1] and taken[0]["shaman"] != taken[0]["thief"]


SEEN_TO = ("chest", "explore", "door", "portal", "more", "less")  # what can be tapped early or late, or not at all
DRAWN = ("slot", "reactions", "boss-card", "appears")


@pytest.mark.parametrize("scene", ["barrow-king", "market-night", "a1-low-kilns"])
def test_nothing_that_is_drawn_depends_on_what_is_tapped_and_taken_back_before(scene: str) -> None:
    """FF.companion-undo: two ways through a scene, one straight, one with all sorts of taps, some of them taken back."""
    for seed in range(4):
        straight, winding, chance = fight(scene, seed), fight(scene, seed), random.Random(seed)
        while winding.screen != "outcome":
            for _ in range(chance.randrange(4)):
                before = len(winding.g.answers)
                keys = [k for k in winding.buttons if k.startswith(SEEN_TO)]
                winding.tap(*[chance.choice(keys)] if keys else [])
                while winding.screen in ("read", "chest"):
                    winding.tap(chance.choice(winding.buttons))
                while len(winding.g.answers) > before and chance.random() < 0.5:
                    winding.g.undo()
                while winding.screen in ("read", "chest"):
                    winding.tap(winding.buttons[0])
            winding.tap(winding.buttons[0])
        straight.until("outcome")
        drawn = [
            [(e.kind, e.note, e.data, e.cards) for e in t.g.events if e.kind in DRAWN] for t in (straight, winding)
        ]
        assert drawn[0] == drawn[1] and len(drawn[0]) > 6


@pytest.mark.parametrize("alike", [False, True])
def test_what_a_chest_holds_does_not_depend_on_what_was_opened_or_taken_before(
    alike: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """FF.companion-undo, FF.chest-offer, FF.exploration-outcome: a chest and an item that is found, of two ranks or of one."""
    if alike:
        ranks = screens.hoards
        monkeypatch.setattr(screens, "hoards", lambda s, scene: [min(1, n) for n in ranks(s, scene)])
    for seed in range(6):
        held = []
        for first in ("chest", "explore"):
            for take in (0, 1, 2):
                t = fight("market-night", seed).tap("start-combat", "start-action-phase")
                offers = {}
                for verb in (first, "explore" if first == "chest" else "chest"):
                    t.tap(next(k for k in t.buttons if k.startswith(f"{verb}:")))
                    while t.screen == "read":
                        t.tap("continue")
                    offers[verb] = t.buttons
                    t.tap(t.buttons[take])
                held.append(offers)
        assert all([x == held[0] for x in held]) and [len(x) for x in held[0].values()] == [3, 3]


def test_an_opened_chest_changes_no_draw_of_the_application() -> None:
    """FF.companion-undo, FF.chest-offer"""
    scene = next(x.id for x in pack().scenes.values() if any([y.tier for y in x.tokens]))
    for seed in range(6):
        plain = fight(scene, seed).tap("start-combat", "start-action-phase", "enemy-reactions")
        opened = fight(scene, seed).tap("start-combat", "start-action-phase")
        opened.tap(next(k for k in opened.buttons if k.startswith("chest"))).tap("gold", "enemy-reactions")
        assert plain.s.named == opened.s.named


# ---------------------------------------------------------------- taking back
def test_the_companion_steps_back_one_prompt_at_a_time_to_the_beginning_of_the_scene_and_no_further() -> None:
    """FF.companion-undo"""
    t = Device(quest="missing-caravan")
    while t.screen == "rest":
        t.tap("done")
    begun = len(t.g.answers)
    t.tap("start-combat", "start-action-phase", "enemy-reactions", "continue")
    for screen in ("reactions", "action", "round", "set-up"):
        t.g.undo()
        assert t.screen == screen
    assert len(t.g.answers) == begun and t.g.is_final
