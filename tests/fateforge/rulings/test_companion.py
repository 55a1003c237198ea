"""The companion beside a real board: its screens and buttons, what it never asks, and what taking back cannot change."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest
from fateforge.device import AMBUSH, TEAM, Device, boss_fight, cover, fight

import tableforge
from tableforge.errors import BadSetup, IllegalAnswer
from tableforge.fateforge.battle import items
from tableforge.fateforge.camp import services
from tableforge.fateforge.cards import pack
from tableforge.fateforge.companion import taps
from tableforge.fateforge.doors.testing import told
from tableforge.fateforge.game import GAME
from tableforge.fateforge.scene import battle
from tableforge.fateforge.state import Fate
from tableforge.fateforge.tale import changes
from tableforge.fateforge.voice import companion
from tableforge.table.sitting import Sitting


# ---------------------------------------------------------------- screens and taps
def test_a_quiet_round_is_four_taps() -> None:
    """FF.companion, FF.slot-announced, FF.reactions, FF.enemy-order"""
    t = fight().tap("start-combat")
    assert t.screen == "round" and t.s.round == 1
    t.tap("start-action-phase", "enemy-reactions", "continue", "continue")
    assert t.screen == "round" and t.s.round == 2


def test_every_screen_of_a_combat_comes_in_its_order() -> None:
    """FF.companion, FF.setup-screens, FF.upkeep, FF.outcome, FF.health-recorded"""
    t = fight()
    seen = [t.screen]
    while t.g.decision is not None:
        t.tap(t.buttons[0])
        seen.append(t.screen)
    rounds = ["round", "action", "reactions", "enemies"] * 3
    assert [x for x in seen if x != "upkeep"] == ["set-up", *rounds, "extra", "outcome", "health", ""]


@pytest.mark.parametrize("scene", [AMBUSH, "barrow-king", "a1-low-kilns"])
def test_dice_positions_and_damage_are_never_asked_for(scene: str) -> None:
    """FF.companion: whatever is tapped, the screens ask for nothing that is seen on the real board."""
    allowed = {*taps.SCREENS}
    for seed in range(8):
        t, chance = fight(scene, seed), random.Random(seed)
        while t.g.decision is not None:
            assert t.g.decision.kind in allowed
            t.tap(chance.choice(t.buttons) if chance.random() < 0.4 else t.buttons[0])
        assert all([h.zone < 0 and not h.results for h in t.s.heroes])


def test_the_slot_is_drawn_among_those_who_stand() -> None:
    """FF.slot-announced, FF.slot-weights"""
    slots = {fight(seed=seed).tap("start-combat").s.slot for seed in range(20)}
    assert slots == {0, 1, 2}
    t = fight().tap("start-combat", "start-action-phase", "down:mercenary", "down:shaman").until("round")
    assert t.s.slot == 0


@pytest.mark.parametrize("scene", [AMBUSH, "a1-low-kilns"])
def test_the_same_seed_draws_the_same_as_the_game_on_the_screen(scene: str) -> None:
    """FF.streams, FF.colour-draw: slot and colours of the first round."""
    for seed in range(10):
        t = fight(scene, seed, heroes=TEAM[:2]).tap("start-combat", "start-action-phase", "enemy-reactions")
        g = Sitting(GAME, GAME.setup(scene=scene, heroes=TEAM[:2], seats=2), seed)
        while "reactions" not in [e.kind for e in g.events]:
            d = next(iter(g.asked.values()))
            keys = [o.key for o in d.options]
            g.answer(next((k for k in keys if k.endswith("/ready") or k == "end-turn"), keys[0]), d.seat)
        s = g.state
        assert isinstance(s, Fate)
        assert (t.s.slots[0], t.s.named) == (s.slots[0], s.named)


# ---------------------------------------------------------------- what is tapped on the board
def test_a_boss_turns_a_card_at_the_reactions_and_another_in_its_turn() -> None:
    """FF.boss-turn, FF.boss-deck"""
    t = boss_fight().tap("enemy-reactions")
    first = t.shown["boss"]["card"]
    assert first
    t.tap("continue")
    assert t.screen == "enemies" and t.shown["boss"]["card"] == "" and t.buttons[0] == "boss-card"
    t.tap("boss-card")
    assert t.shown["boss"]["card"] and t.buttons[0] == "continue"


def test_whom_a_boss_summons_is_shown_with_number_and_zone_as_long_as_its_card_lies_open() -> None:
    """FF.boss-summon: the zone is the application's to draw."""
    found = 0
    for seed in range(12):
        t = boss_fight(seed=seed).tap("enemy-reactions")
        before = len(t.g.view(0)["foes"])
        t.tap("continue", "boss-card")
        came = len(t.g.view(0)["foes"]) - before
        assert [x["at"] for x in t.shown["summoned"]] == [e["at"] for e in t.g.view(0)["foes"][before:]]
        found += came
        t.tap("more:O1")
        assert len(t.shown["summoned"]) == came
        assert t.until("round").shown["summoned"] == []
    assert found


def test_a_boss_is_shown_with_the_figures_of_this_group() -> None:
    """FF.boss-lives: resistance and armour go by the number of heroes."""
    d = pack().enemy(pack().scenes["barrow-king"].boss).boss
    assert d is not None
    for n in (2, 3, 4):
        shown = fight("barrow-king", heroes=["mercenary", "shaman", "thief", "lord"][:n]).shown["boss"]
        assert (shown["resistance"], shown["armour"]) == (d.res[n - 2], d.arm[n - 2])


def test_a_boss_without_lives_is_defeated_and_its_objective_met() -> None:
    """FF.boss-lives, FF.boss-defeated"""
    t = boss_fight()
    lives = t.shown["boss"]["lives"]
    t.tap(*["life"] * lives)
    assert t.shown["boss"] is None and "life" not in t.buttons
    assert any([o["met"] for o in t.g.view(0)["objectives"]])


def test_a_life_that_was_taken_off_by_mistake_is_put_back_and_never_more_than_there_were() -> None:
    """FF.boss-lives: with − and +, while heroes play and in the enemies' turns."""
    for until in ("action", "enemies"):
        t = boss_fight().until(until)
        most = t.shown["boss"]["lives"]
        assert t.shown["boss"]["most"] == most > 1 and "life-back" not in t.buttons
        assert t.tap("life").shown["boss"]["lives"] == most - 1
        assert t.tap("life-back").shown["boss"]["lives"] == most and "life-back" not in t.buttons
        assert t.screen == until and "The Hollow King: 2 lives again." in said(t)
        t.g.undo()
        assert t.shown["boss"]["lives"] == most - 1


def test_a_boss_that_comes_with_fewer_lives_has_no_more_put_back() -> None:
    """FF.boss-lives, FF.setup-order"""
    t = fight("barrow-king", prepared=["one-life-less"])
    assert (t.shown["boss"]["lives"], t.shown["boss"]["most"]) == (1, 1)
    assert "life-back" not in t.tap("start-combat", "start-action-phase").buttons


def test_a_covered_weak_point_is_read_out_and_changes_the_boss_s_figures() -> None:
    """FF.weak-point, FF.weak-point-reward"""
    t = boss_fight()
    before = t.shown["boss"]["resistance"]
    cover(t)
    assert t.screen == "read" and t.shown["read"]["what"] == "weak-point"
    assert t.tap("continue").screen == "action" and t.shown["boss"]["resistance"] == before - 2


def test_a_door_is_opened_and_closed_as_often_as_you_like() -> None:
    """FF.door"""
    scene = next(x.id for x in pack().scenes.values() if x.doors)
    t = fight(scene).tap("start-combat", "start-action-phase")
    key = next(k for k in t.buttons if k.startswith("door"))
    before = t.g.view(0)["doors"]
    assert t.tap(key).g.view(0)["doors"] != before and t.tap(key).g.view(0)["doors"] == before


def test_a_portal_whose_end_is_unknown_is_revealed_when_somebody_goes_through() -> None:
    """FF.portal-revealed"""
    scene = next(x.id for x in pack().scenes.values() if any([not p.known for p in x.map.portals]))
    t = fight(scene).tap("start-combat", "start-action-phase")
    key = next(k for k in t.buttons if k.startswith("portal"))
    assert key not in t.tap(key).buttons and "app-portal" in t.happened()


def test_an_exploration_token_is_read_once_and_its_loot_goes_into_the_bag() -> None:
    """FF.exploration-token, FF.exploration-outcome"""
    found = set()
    for scene in pack().scenes.values():
        if not scene.points:
            continue
        t = fight(scene.id).tap("start-combat", "start-action-phase")
        for point in scene.points:
            gold, bag = t.s.gold, len(t.s.bag)
            t.tap(f"explore:{point.id}")
            assert t.screen == "read" and t.shown["read"]["point"] == point.id
            while t.screen in ("read", "chest"):
                t.tap(t.buttons[0])
            words = [x.word for x in point.outcomes]
            found |= set(words)
            assert ("gem" in words) == (t.s.gold > gold) and ("item" in words) == (len(t.s.bag) > bag)
            assert f"explore:{point.id}" not in t.buttons
    assert {"gem", "cube"} <= found


def test_a_chest_shows_two_items_and_one_goes_into_the_bag() -> None:
    """FF.chest-offer, FF.chest-refused, FF.party-bag"""
    scene = next(x.id for x in pack().scenes.values() if any([y.tier for y in x.tokens]))
    t = fight(scene).tap("start-combat", "start-action-phase")
    key = next(k for k in t.buttons if k.startswith("chest"))
    t.tap(key)
    assert t.screen == "chest" and len(t.buttons) == 3
    card = t.buttons[0]
    assert [x["id"] for x in t.tap(card).g.view(0)["bag"]] == [card] and key not in t.buttons


def test_a_token_that_is_said_to_be_defeated_counts_for_its_objective_and_reacts_no_more() -> None:
    """FF.objective-units: nobody has to say so, but it spares a tap."""
    t = fight().tap("start-combat", "start-action-phase")
    alive = [k for k in t.buttons if k.startswith("defeated")]
    t.tap(*alive)
    assert not t.g.view(0)["foes"] and not [k for k in t.buttons if k.startswith("defeated")]
    assert t.tap("enemy-reactions").shown["named"] == []


# ---------------------------------------------------------------- objectives, the fallen, Corruption
def test_objectives_are_counted_with_more_and_less() -> None:
    """FF.objective-units, FF.outcome"""
    t = fight().tap("start-combat")
    key = next(k for k in t.buttons if k.startswith("more")).partition(":")[2]
    t.tap(f"more:{key}", f"more:{key}", f"less:{key}")
    assert t.g.view(0)["objectives"][0]["units"] == 1
    with pytest.raises(IllegalAnswer):
        t.tap(f"less:{key}", f"less:{key}")


def test_a_revived_hero_takes_the_corruption_card_that_is_named() -> None:
    """FF.revive, FF.corruption: the application names it, and what it does at once is done on the table."""
    t = fight().tap("start-combat", "start-action-phase", "down:shaman")
    assert t.s.heroes[1].down and "up:shaman" in t.buttons and "down:shaman" not in t.buttons
    t.tap("up:shaman")
    assert t.screen == "read" and (t.shown["read"]["what"], t.shown["read"]["hero"]) == ("corruption", "shaman")
    card = next(c for c in pack().cards if c.id == t.shown["read"]["card"])
    t.tap("continue")
    assert not t.s.heroes[1].down and card.index not in t.s.corruption_deck


def test_when_all_heroes_are_down_the_scene_is_over_and_lost() -> None:
    """FF.all-knocked-out, FF.upkeep-knocked-out, FF.success-standing"""
    t = fight().tap("start-combat", "start-action-phase", *[f"down:{h}" for h in TEAM])
    assert t.screen == "outcome"
    t.tap("continue")
    assert t.s.outcome == 0


def test_a_fallen_hero_gets_up_with_two_and_two_and_a_corruption_card() -> None:
    """FF.fallen-recovery, FF.recovery"""
    t = fight().tap("start-combat", "start-action-phase", "down:thief").until("outcome").tap("continue")
    assert t.screen == "read" and t.shown["read"]["hero"] == "thief"
    t.tap("continue")
    assert t.screen == "health" and (t.s.heroes[2].hp, t.s.heroes[2].en) == (2, 2)


def test_upkeep_is_shown_where_something_happens_in_it_or_somebody_wants_it() -> None:
    """FF.upkeep, FF.upkeep-knocked-out"""
    t = fight().tap("start-combat", "start-action-phase", "enemy-reactions", "continue", "upkeep")
    assert t.screen == "upkeep" and "down:shaman" in t.buttons
    t.tap("down:shaman", "continue").until("enemies").tap("continue")
    assert t.screen == "upkeep" and t.shown["upkeep"] == ["down:shaman"]


def test_an_extra_round_costs_everybody_who_stands_a_card() -> None:
    """FF.extra-round, FF.corruption"""
    t = fight().until("extra")
    assert t.buttons[:2] == ["leave", "stay"]
    t.tap("stay")
    heroes = []
    while t.screen == "read":
        heroes.append(t.shown["read"]["hero"])
        t.tap("continue")
    assert heroes == TEAM and t.screen == "round" and t.s.round == t.s.rounds == 4


def test_four_corruption_cards_bar_the_extra_round() -> None:
    """FF.extra-round-barred"""
    t = fight().tap("start-combat", "start-action-phase")
    while len(t.s.heroes[0].corruption) < 4:
        t.tap("corruption:mercenary", "continue")
    assert t.until("outcome").screen == "outcome" and "extra-round" not in t.happened()


def test_what_is_counted_late_takes_the_offer_of_an_extra_round_back() -> None:
    """FF.extra-round: it is offered where there is something to gain."""
    t = fight().until("extra")
    for o in t.g.view(0)["objectives"]:
        t.tap(*[f"more:{o['id']}"] * (o["need"] if not o["met"] else 0))
    assert t.screen == "extra" and "stay" not in t.buttons
    assert t.tap("leave").screen == "outcome"


# ---------------------------------------------------------------- the end
def test_loot_is_claimed_piece_by_piece() -> None:
    """FF.loot, FF.marks"""
    t = fight().until("outcome")
    left, worth = t.s.left_loot, [x for x in t.shown["loot"]]
    assert left == len(worth) > 0
    t.tap(*["loot:1"] * left)
    assert t.s.left_loot == 0 and t.s.gold == sum([x["n"] for x in worth if x["kind"] == "gem"])
    assert t.s.food == sum([x["n"] for x in worth if x["kind"] == "food"])


def test_all_objectives_counted_and_somebody_standing_wins() -> None:
    """FF.outcome, FF.success-standing"""
    t = fight().until("outcome")
    for o in t.g.view(0)["objectives"]:
        t.tap(*[f"more:{o['id']}"] * (o["need"] if not o["met"] else 0))
    t.tap("continue")
    assert t.shown["won"] == 1


def test_health_and_energy_are_entered_by_figures() -> None:
    """FF.health-recorded"""
    t = fight().until("health").tap("health:mercenary:3", "energy:mercenary:1", "health:shaman:5", "health:shaman:4")
    assert [(h.hp, h.en) for h in t.s.heroes[:2]] == [(3, 1), (4, 4)]
    assert "health:mercenary:0" not in t.buttons and "health:mercenary:8" not in t.buttons


def test_corruption_that_came_or_went_unnoticed_is_put_right_with_the_figures() -> None:
    """FF.purify, FF.corruption"""
    t = fight().until("health")
    while not t.s.heroes[0].corruption:
        t.tap("corruption:mercenary", "continue")
    card = pack().cards[t.s.heroes[0].corruption[0]].id
    assert t.tap(f"purify:mercenary:{card}").s.heroes[0].corruption == ()


# ---------------------------------------------------------------- what is said, and can be read again
def said(t: Device) -> str:
    """Everything that the log tells."""
    return "\n".join([line.text for line in GAME.speech.story(t.g.events, 0, "en")])


def asked(t: Device) -> str:
    q = t.g.question(0, "en")
    assert q is not None
    return q.text


def test_what_was_read_out_stands_in_the_log() -> None:
    """FF.companion: exploration tokens with what they bring, boss cards with their words, a weak point with what follows."""
    t = fight("market-night").tap("start-combat", "start-action-phase", "explore:X1")
    assert "as from a chest" in said(t)
    t = boss_fight().tap("enemy-reactions", "continue", "boss-card")
    d = pack().enemy(pack().scenes["barrow-king"].boss).boss
    assert d is not None and any([c.en in said(t) for c in d.deck])
    t = boss_fight()
    cover(t)
    assert "resistance is 2 lower" in said(t)


def test_the_action_screen_says_when_nobody_plays_before_the_enemies_react() -> None:
    """FF.slot-announced"""
    texts = {
        t.s.slot: asked(t) for t in [fight(seed=seed).tap("start-combat", "start-action-phase") for seed in range(20)]
    }
    assert "before any hero" in texts[0] and texts[1] == texts[2] != texts[0]


def test_the_end_says_so_when_all_heroes_are_down() -> None:
    """FF.all-knocked-out: nobody is told to leave."""
    t = fight().tap("start-combat", "start-action-phase", *[f"down:{h}" for h in TEAM])
    assert t.screen == "outcome" and "exit" not in asked(t) and "lost" in asked(t)


def test_a_test_says_which_faces_count_for_who_takes_it_and_its_result_names_no_dice() -> None:
    """FF.test-success"""
    t = told_fight().until("choice").tap("try", "mercenary")
    assert "Only successes count" in asked(t)
    assert "passes a test of Lore." in said(t.tap("passed"))
    with_trait = told_fight(you={"traits": "lore"}).until("choice").tap("try", "mercenary")
    assert "Successes and traits count" in asked(with_trait)


# ---------------------------------------------------------------- allies, new rules, the coach
FIGHT = """
[[scene]]
id = "fight"
kind = "combat"
combat = "a1-culvert"
win = { goto = "after" }
lose = { goto = "after" }
[[scene]]
id = "after"
[[scene.choices]]
id = "again"
goto = "fight"
[[scene.choices]]
id = "try"
test = { trait = "lore", difficulty = "medium" }
pass = { goto = "fight" }
fail = { goto = "fight" }
"""


def told_fight(**position: Any) -> Device:
    top = 'rules = ["barricades", "difficult-terrain", "chests"]'
    return Device(stories=told(FIGHT, top=top), position=position)


def test_the_set_up_asks_which_ally_comes_along_and_takes_nobody_for_an_answer() -> None:
    """FF.ally: who is at its side and what its dice show stays on the table."""
    t = told_fight(allies="tinker hound")
    assert t.screen == "set-up" and t.buttons == ["start-combat", "ally:tinker", "ally:hound"]
    assert t.tap("ally:hound").shown["ally"] == "hound" and t.buttons == ["start-combat", "ally:tinker", "ally:nobody"]
    assert t.tap("ally:tinker").shown["ally"] == "tinker"
    assert t.tap("ally:nobody").shown["ally"] == ""
    t.tap("ally:tinker", "start-combat", "start-action-phase")
    assert t.shown["ally"] == "tinker" and t.screen == "action"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_ally_s_card_says_what_its_dice_do_whose_turn_it_acts_in_and_what_its_wounds_mean(lang: str) -> None:
    """FF.ally-dice, FF.ally-use, FF.ally-damage, FF.ally-out: on the device, and among the rules at the terminal."""
    t = fight(ally="tinker").tap("start-combat", "start-action-phase")
    heads = {"en": ("Dice", "Turns", "Wounds"), "fr": ("Dés", "Tours", "Blessures")}[lang]
    told_of = companion.ally_rules(t.shown["ally"], lang)
    assert [x.split("*")[1] for x in told_of] == list(heads) and "3" in told_of[2]
    lines = [x.name for x in battle.special(cast(Any, t.g.view(0)), lang).things]
    assert [x for x in lines if x.startswith(heads)] == [x.replace("*", "") for x in told_of]
    assert any([{"en": "Loose rivet", "fr": "Rivet lâche"}[lang] in x for x in lines])
    alone = fight().tap("start-combat", "start-action-phase")
    assert not [x for x in battle.special(cast(Any, alone.g.view(0)), lang).things if x.name.startswith(heads)]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("in its zone", "one zone away", "first", "last", "you choose")),
        ("fr", ("dans sa zone", "à une zone", "premier", "dernier", "de votre choix")),
    ],
)
def test_a_strip_is_read_aloud_with_the_words_that_decide(lang: str, words: tuple[str, ...]) -> None:
    """FF.enemy-section, FF.first-or-last: how far, and which hero; in every section of every enemy."""
    heavy = set()
    for d in pack().enemies:
        for text in companion.strip(pack(), d, lang):
            parts = text.split("*")
            assert len(parts) % 2 and len(parts) > 2 and all(parts[1::2]), text
            heavy |= set(parts[1::2])
    assert set(words) <= heavy


def test_nobody_is_asked_about_allies_where_there_are_none_or_one_must_come() -> None:
    """FF.ally"""
    assert told_fight().buttons == ["start-combat"]
    t = fight(ally="tinker")
    assert t.buttons == ["start-combat"] and t.shown["ally"] == "tinker"


def test_the_next_combat_asks_again_which_ally_comes() -> None:
    """FF.ally"""
    t = told_fight(allies="tinker").tap("ally:tinker").until("choice").tap("again")
    assert t.screen == "set-up" and t.shown["ally"] == "" and "ally:tinker" in t.buttons


def test_rules_that_are_new_are_shown_at_the_set_up_and_not_a_second_time() -> None:
    """FF.unlocked-rule, FF.unlock-twice"""
    t = told_fight()
    assert t.s.scene is not None and t.shown["new"] == list(t.s.scene.unlock) != []
    assert t.until("choice").tap("again").shown["new"] == []


def test_the_coach_of_a_first_battle_speaks_on_the_screens() -> None:
    """FF.tutorial-steps: each thing when it matters, and as long as the screen is shown."""
    t = fight("ford-tutorial")
    heard: dict[str, list[str]] = {}
    while t.g.decision is not None:
        heard.setdefault(t.screen, t.shown["coach"])
        t.tap(t.buttons[0])
    assert heard["set-up"] == ["zones", "objective"] and heard["round"] == ["dice", "miss", "sprint", "order"]
    assert (heard["action"][0], heard["reactions"], heard["enemies"]) == (
        "turn",
        ["reactions"],
        ["enemy-turns", "upkeep"],
    )
    assert heard["outcome"] == ["exit", "recovery"]
    assert fight("ford-tutorial", taught=["zones"]).shown["coach"] == ["objective"]
    assert fight().shown["coach"] == []


# ---------------------------------------------------------------- what is used up
def test_what_was_used_in_a_combat_is_struck_off_with_the_figures() -> None:
    """FF.charged, FF.health-recorded: each kind once, with the uses that are left."""
    t = told_fight(bag="healing-herbs healing-herbs smoke-pellets hill-sword").until("health")
    rows = [(x["id"], x["left"], x["of"]) for x in t.shown["supplies"]]
    assert rows == [("healing-herbs", 2, 2), ("smoke-pellets", 2, 2)]
    t.tap("used:healing-herbs.1", "used:smoke-pellets")
    assert [(x["id"], x["left"]) for x in t.shown["supplies"]] == [("healing-herbs", 1), ("smoke-pellets", 1)]
    assert "used:healing-herbs.1" not in t.buttons and "used:healing-herbs.2" in t.buttons


def test_what_was_struck_off_by_mistake_is_put_back_until_the_next_combat() -> None:
    """FF.charged"""
    t = told_fight(bag="healing-herbs").until("health").tap("used:healing-herbs")
    assert "kept:healing-herbs" in t.buttons
    t.tap("continue", "packs", "kept:healing-herbs")
    assert [x["left"] for x in t.shown["supplies"]] == [1]
    t.tap("used:healing-herbs", "done", "again")
    assert t.screen == "set-up" and t.shown["supplies"] == [] and t.g.view(0)["bag"] == []


def test_what_is_used_up_opens_no_choice_any_more() -> None:
    """FF.charged, FF.flags"""
    t = told_fight(bag="healing-herbs").until("health")
    assert items.has(t.s, "healing-herbs")
    assert not items.has(t.tap("used:healing-herbs").s, "healing-herbs")


def test_a_remedy_between_scenes_is_two_taps_and_fills_the_boxes() -> None:
    """FF.item-timing, FF.heal: from the bag, for whichever hero needs it."""
    t = told_fight(bag="healing-herbs vigour-tonic").until("health").tap("health:shaman:1", "continue", "packs")
    assert "drink:healing-herbs" in t.buttons and "drink:vigour-tonic" not in t.buttons
    t.tap("drink:healing-herbs")
    if t.screen == "help":
        t.tap("shaman")
    assert t.s.heroes[1].hp == 3 and t.screen == "packs" and "drink:healing-herbs" not in t.buttons


def test_packs_stay_open_until_everything_is_seen_to() -> None:
    """FF.food, FF.companion: one device sees to one thing after another."""
    t = told_fight(food=2).until("health").tap("health:shaman:1", "continue", "packs", "eat:shaman", "eat:shaman")
    assert t.s.food == 0 and t.s.heroes[1].hp == 3 and t.tap("done").screen == "choice"


def test_a_charged_item_that_has_been_used_once_can_be_tuned_wherever_it_is() -> None:
    """FF.rest-place, FF.charged"""
    t = told_fight(bag="smoke-pellets").until("health").tap("used:smoke-pellets")
    assert [t.s.gear[i].d.id for i in services.rechargeable(t.s)] == ["smoke-pellets"]


def test_an_item_that_gives_a_trait_lets_its_wearer_reroll_though_nobody_says_who_wears_it() -> None:
    """FF.test-reroll, FF.hero-trait"""
    rolled = {}
    for bag in ("hill-sword", "scholar-robe"):
        t = told_fight(bag=bag).until("choice")
        test = next(c["trial"] for c in t.g.view(0)["story"]["choices"] if c["trial"])
        rolled[bag] = (t.tap("try", "mercenary").buttons, test["worn"])
    assert rolled["hill-sword"] == (["passed", "failed"], None)
    buttons, worn = rolled["scholar-robe"]
    assert len(buttons) == 4 and worn["item"] == "scholar-robe"
    assert worn["chances"]["mercenary"] > test["chances"]["mercenary"]


# ---------------------------------------------------------------- rests, tests, solo
def test_a_bought_item_goes_into_the_bag_and_nobody_says_where_it_is_worn() -> None:
    """FF.item-price, FF.party-bag, FF.companion"""
    t = Device(quest="missing-caravan")
    key = next(k for k in t.buttons if k.startswith("buy:"))
    assert [x["id"] for x in t.tap(key).g.view(0)["bag"]] == [key.partition(":")[2]] and t.screen == "rest"
    assert not [k for k in t.buttons if k.startswith(("arrange", "drink", "choose-skills"))]


def test_wrong_figures_are_put_right_at_a_rest() -> None:
    """FF.health-recorded"""
    t = Device(quest="missing-caravan").tap("health:shaman:2")
    assert t.s.heroes[1].hp == 2 and "health:shaman:6" in t.buttons


def test_a_fallen_hero_whose_health_is_entered_has_been_healed_but_not_whom_corruption_has_felled() -> None:
    """FF.story-knock-out, FF.corruption-knock-out, FF.health-recorded"""
    scenes = """
[[scene]]
id = "here"
on_enter = [{ hp = -9, who = "mercenary" }, { hp = -9, who = "shaman" }]
choices = [{ id = "on", goto = "here" }]
"""
    t = Device(stories=told(scenes))
    t.s.hero(1).by_corruption = True
    t.tap("packs")
    assert "health:mercenary:3" in t.buttons and not [key for key in t.buttons if key.startswith("health:shaman")]
    t.tap("health:mercenary:3")
    assert [(h.hp, h.down) for h in t.s.heroes[:2]] == [(3, False), (0, True)]


def test_a_test_is_rolled_on_the_table_and_its_result_told() -> None:
    """FF.test, FF.test-success, FF.test-reroll"""
    rolled = set()
    for seed in range(30):
        t, chance = Device(seed, tale="ember-loan"), random.Random(seed)
        for _ in range(90):
            if t.g.decision is None:
                break
            if t.screen == "test-result":
                assert t.buttons[:2] == ["passed", "failed"]
                key = next((k for k in t.buttons if k not in rolled), t.buttons[0])
                t.tap(key)
                told = [e for e in t.g.news if e.kind.startswith("test-")]
                assert told[0].kind == f"test-{key.removesuffix('-again')}"
                spent = [e for e in t.g.news if e.kind == "spends-energy"]
                assert bool(spent) == key.endswith("-again")
                rolled.add(key)
                continue
            if t.screen == "rest":
                t.tap("done")
            else:
                t.tap(chance.choice(t.buttons) if t.screen in ("choice", "tester") else t.buttons[0])
    assert rolled == {"passed", "failed", "passed-again", "failed-again"}


def test_alone_the_companion_plays_the_solo_rules() -> None:
    """FF.solo-third-colour: a third colour reacts in the second round."""
    t = fight("a1-low-kilns", companion="solo", heroes=TEAM[:2]).tap("start-combat")
    t.tap("start-action-phase", "enemy-reactions", "continue").until("round").tap(
        "start-action-phase", "enemy-reactions"
    )
    assert t.s.solo and len(t.shown["named"]) == 3
    with pytest.raises(BadSetup):
        fight(companion="solo")


def test_a_hero_is_exchanged_between_scenes_and_never_in_a_combat() -> None:
    """FF.hero-swap, FF.restart-act: the companion goes on with the others."""
    t = Device(tale="ember-loan")
    new = changes.swap_hero(t.s, t.g.setup, "thief", "lord")
    after = Sitting(GAME, GAME.setup(**new), 5)
    assert isinstance(after.state, Fate) and after.state.app_only
    assert [h.d.id for h in after.state.heroes] == ["mercenary", "shaman", "lord"]
    chance = random.Random(1)
    for _ in range(100):
        if t.screen == "set-up":
            break
        t.tap("done" if t.screen == "rest" else chance.choice(t.buttons))
    with pytest.raises(IllegalAnswer, match="combat"):
        changes.restart_act(t.s, t.g.setup, TEAM, 1)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_no_screen_offers_is_refused_by_its_rule(lang: str) -> None:
    """FF.companion: in both languages, and nothing changes."""
    t = fight().tap("start-combat")
    before = t.g.digest()
    for key in ("continue", "dead:red", "health:mercenary:3", "roll", "move:c", "more:nothing", "", "down:lord"):
        why = t.g.why_not(key, 0)
        assert why is not None and why.text(lang) and why.rule.startswith("FF.")
        with pytest.raises(IllegalAnswer):
            t.tap(key)
    assert t.g.digest() == before


def test_the_companion_is_one_device() -> None:
    """FF.companion"""
    with pytest.raises(BadSetup, match="one device"):
        fight(seats=2)


def test_a_save_is_the_list_of_taps() -> None:
    """FF.autosave: replayed, the companion stands where it stood."""
    t = fight().tap("start-combat", "start-action-phase", "enemy-reactions")
    again = tableforge.load(t.g.save())
    assert again.digest() == t.g.digest() and again.answers == t.g.answers
