"""Enemies: where they are, whom they engage, hunt and attack, and how one gets rid of them."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from tableforge.arkham.cards import CARDS
from tableforge.arkham.doors.testing import Ruling, given, seat
from tableforge.arkham.words import aloof, hunter

LATER = "ancient-evils ancient-evils ancient-evils"
MASKS: dict[str, Any] = {
    "scenario": "the-midnight-masks",
    "act": "uncovering-the-conspiracy",
    "agenda": "predator-or-prey",
}
WOODS: dict[str, Any] = {"scenario": "the-devourer-below", "act": "into-the-darkness", "agenda": "the-arkham-woods"}
HOUSE = "hallway attic cellar parlor"


def hunts(**fields: Any) -> Ruling:
    """A position from which hunters move, and no attack follows: everybody is where no enemy gets to."""
    return given(step="3.2", encounter=LATER, **fields)


# ---------------------------------------------------------------- engagement
def test_an_enemy_is_engaged_in_a_threat_area_or_unengaged_at_a_location() -> None:
    """AH.engaged-or-unengaged."""
    t = given(you=seat("roland", threat="ghoul-minion"), enemies="swarm-of-rats+exhausted")
    t.then("ghoul-minion", zone="threat", engaged=["you"], at="study")
    t.then("swarm-of-rats", zone="location", engaged=[], at="study")


def test_engaged_enemies_go_where_their_investigator_goes() -> None:
    """AH.engaged-enemies-follow."""
    t = given(you=seat("skids", threat="ghoul-minion+exhausted"), locations="hallway cellar")
    t.you.moves("cellar").then("ghoul-minion", at="cellar", engaged=["you"])


def test_a_ready_enemy_engages_whoever_comes_before_anything_comes_after() -> None:
    """AH.enemies-engage: in the attic the ghoul has engaged Roland before the attic frightens him."""
    t = given(you=seat("roland"), locations="hallway attic", enemies="ghoul-minion@attic")
    t.you.moves("attic").then("ghoul-minion", engaged=["you"]).then("you", horror=1)
    kinds = t.happened()
    assert kinds.index("threat") < kinds.index("place-horror")


def test_all_ready_enemies_of_a_place_engage_and_there_is_no_limit() -> None:
    """AH.enemies-engage, AH.no-engagement-limit."""
    t = given(
        you=seat("roland", threat="acolyte"),
        locations="hallway cellar",
        enemies="ghoul-minion@cellar swarm-of-rats@cellar",
    )
    t.set("acolyte", exhausted=True)
    t.you.moves("cellar").then("you", engaged=3)


def test_prey_decides_whom_an_enemy_engages_and_the_lead_where_it_does_not() -> None:
    """AH.engage-which-investigator, AH.prey, AH.prey-ties: the hungry ghoul wants whoever has least health left."""
    fields: dict[str, Any] = {"enemies": "ravenous-ghoul+exhausted", "step": "4.3", "encounter": LATER}
    t = given(you=seat("roland", deck=2), ally=seat("daisy", deck=2), **fields)
    t.then("ravenous-ghoul", engaged=["ally"])
    t = given(you=seat("roland", deck=2, damage=4), ally=seat("daisy", deck=2), lead="ally", **fields)
    t.asks("engage-whom", "ally", "AH.engage-which-investigator").answers("seat:0")
    t.then("ravenous-ghoul", engaged=["you"])


def test_an_exhausted_enemy_engages_nobody_until_it_readies() -> None:
    """AH.exhausted-enemies-do-not-engage."""
    t = given(
        you=seat("roland", deck=2), locations="hallway cellar", enemies="ghoul-minion@cellar+exhausted", encounter=LATER
    )
    t.you.moves("cellar").then("ghoul-minion", engaged=[])
    t.you.ends_turn().then("ghoul-minion", engaged=["you"], exhausted=False)


# ---------------------------------------------------------------- spawning
def drawn(card: str, locations: str, **fields: Any) -> Ruling:
    """Roland, in the hallway unless told otherwise, draws an enemy."""
    you = fields.pop("you", seat("roland"))
    return given(you=you, locations=locations, encounter=f"{card} ancient-evils ancient-evils", step="1.4", **fields)


def test_an_enemy_spawns_where_it_says() -> None:
    """AH.spawn-instruction: in the attic, and whoever is there is engaged."""
    drawn("flesh-eater", HOUSE).then("flesh-eater", at="attic", engaged=[])
    drawn("flesh-eater", HOUSE, you=seat("roland", at="attic")).then("flesh-eater", engaged=["you"])


def test_without_instruction_it_spawns_engaged_with_whoever_drew_it() -> None:
    """AH.spawn-without-instruction, AH.prey-does-not-spawn: the hungry ghoul does not look for the weaker one."""
    t = drawn("ravenous-ghoul", "hallway", ally=seat("daisy"))
    t.then("ravenous-ghoul", engaged=["you"])


def test_without_a_legal_place_it_is_discarded() -> None:
    """AH.spawn-no-legal-location: no attic, no empty place; and nothing that enters play then happens."""
    drawn("flesh-eater", "hallway").then("flesh-eater", zone="encounter-discard")
    t = drawn("acolyte", "hallway").then("acolyte", zone="encounter-discard")
    t.then("table", doom_in_play=0)


def test_between_several_places_whoever_spawns_it_chooses() -> None:
    """AH.spawn-several-locations: an acolyte comes to any empty location."""
    t = drawn("acolyte", HOUSE)
    t.asks("spawn-where", "you", "AH.spawn-several-locations").answers("cellar")
    t.then("acolyte", at="cellar", doom=1)


def test_an_effect_that_names_a_place_takes_the_place_of_the_instruction() -> None:
    """AH.spawn-by-effect: an eater of flesh that the woods send comes to the main path, though there is no attic."""
    t = given(
        you=seat("roland"),
        locations="main-path",
        scenario="the-devourer-below",
        act="investigating-the-trail",
        agenda="the-arkham-woods+doom:3",
        agendas="the-ritual-begins",
        encounter="flesh-eater ancient-evils ancient-evils",
        step="1.2",
    )
    t.then("flesh-eater", engaged=["you"], at="main-path").because("AH.spawn-by-effect", "AH.enemies-engage")


def test_the_hunter_comes_to_whoever_has_the_most_clues_however_far() -> None:
    """AH.spawn-engaged-with-prey: of two with as many, the lead says which."""
    t = given(
        you=seat("roland", clues=1),
        ally=seat("daisy", clues=1, at="northside"),
        locations="rivertown northside",
        encounter="the-masked-hunter ancient-evils ancient-evils",
        step="1.4",
        **MASKS,
    )
    t.asks("spawn-prey", "you", "AH.spawn-engaged-with-prey").answers("seat:1")
    t.then("the-masked-hunter", engaged=["ally"], at="northside")


# ---------------------------------------------------------------- prey and hunters
def test_prey_compares_values_as_they_are_now() -> None:
    """AH.prey-current-values: with a cop beside him the fed is no longer the weaker fighter."""
    fields: dict[str, Any] = {"enemies": "ghoul-priest+exhausted", "step": "4.3", "encounter": LATER}
    t = given(you=seat("roland", deck=2, threat="haunted"), ally=seat("skids", deck=2, play="beat-cop"), **fields)
    t.then("ghoul-priest", engaged=["ally"])
    t = given(you=seat("roland", deck=2), ally=seat("skids", deck=2), **fields)
    t.then("ghoul-priest", engaged=["you"])


def test_with_only_no_other_investigator_is_wanted_but_any_may_engage_it() -> None:
    """AH.prey-only, AH.bearer."""
    t = given(
        you=seat("roland"),
        ally=seat("skids", at="attic"),
        locations="hallway attic",
        enemies="mob-enforcer@hallway+owner:ally",
    )
    t.you.takes_a_resource().then("mob-enforcer", engaged=[])
    t.you.engages("mob-enforcer").then("mob-enforcer", engaged=["you"])


def test_a_hunter_takes_one_step_towards_the_nearest() -> None:
    """AH.hunter: from the attic to the hallway, and no further."""
    t = hunts(
        you=seat("roland", at="cellar", deck=2), locations=HOUSE, enemies="swarm-of-rats@attic ghoul-minion@attic"
    )
    t.then("swarm-of-rats", at="hallway").then("ghoul-minion", at="attic").then("you", damage=0)


def test_a_hunter_that_is_engaged_or_exhausted_or_beside_somebody_stays() -> None:
    """AH.hunter, AH.hunter-stays-with-investigator."""
    t = hunts(you=seat("roland", at="cellar", deck=2), locations=HOUSE, enemies="swarm-of-rats@attic+exhausted")
    t.then("swarm-of-rats", at="attic")
    t = hunts(
        you=seat("roland", at="cellar", deck=2),
        ally=seat("skids", at="attic", deck=2),
        locations=HOUSE,
        enemies="swarm-of-rats@attic",
    )
    t.then("swarm-of-rats", at="attic")


def test_of_two_equally_near_the_prey_decides_and_then_the_lead() -> None:
    """AH.hunter-equidistant."""
    t = hunts(
        you=seat("roland", at="cellar", deck=2),
        ally=seat("skids", at="attic", deck=2),
        locations=HOUSE,
        enemies="ghoul-priest@hallway",
    )
    t.then("ghoul-priest", at="cellar", engaged=["you"])
    t = hunts(
        you=seat("roland", at="cellar", deck=2),
        ally=seat("skids", at="attic", deck=2),
        locations=HOUSE,
        enemies="swarm-of-rats@hallway",
    )
    t.asks("hunt-whom", "you", "AH.hunter-equidistant").answers("seat:1").then("swarm-of-rats", at="attic")


def test_nobody_is_asked_whom_a_hunter_means_where_it_makes_no_difference() -> None:
    """AH.hunter-equidistant: two in one place are one way; who of them is engaged is asked there (AH.engage-which-investigator)."""
    t = hunts(
        you=seat("roland", at="attic", deck=2),
        ally=seat("skids", at="attic", deck=2),
        locations=HOUSE,
        enemies="swarm-of-rats@hallway",
    )
    t.asks("engage-whom", "you").answers("seat:1").then("swarm-of-rats", at="attic", engaged=["ally"])
    t = hunts(
        you=seat("roland", at="attic", deck=2),
        ally=seat("skids", at="parlor", deck=2),
        third=seat("agnes", at="attic", deck=2),
        locations=HOUSE,
        enemies="swarm-of-rats@hallway",
    )
    t.asks("hunt-whom", "you", "AH.hunter-equidistant", "seat:0 seat:1")


def test_two_in_different_places_beyond_the_same_door_are_one_way_too() -> None:
    """AH.hunter-equidistant: one step is all that a hunter takes, and nothing remembers whom it meant."""
    t = hunts(
        you=seat("roland", at="attic", deck=2),
        ally=seat("skids", at="parlor", deck=2),
        locations=HOUSE,
        enemies="swarm-of-rats@cellar",
    )
    t.then("swarm-of-rats", at="hallway")
    assert "hunts" in [e.kind for e in t.g.events]


def test_a_blocked_hunter_stays_unless_another_way_is_as_short() -> None:
    """AH.hunter-blocked: southside is barred, the university is as near; with both barred it stays."""
    fields: dict[str, Any] = {
        "you": seat("roland", at="st-marys-hospital", deck=2),
        "enemies": "swarm-of-rats@rivertown",
        **MASKS,
    }
    places = "rivertown southside-historical-society[barricade] miskatonic-university{} st-marys-hospital"
    t = hunts(locations=places.format(""), **fields)
    t.then("swarm-of-rats", at="miskatonic-university")
    t = hunts(locations=places.format("[barricade]"), **fields)
    t.then("swarm-of-rats", at="rivertown")


def test_of_two_equally_short_ways_the_lead_picks_one() -> None:
    """AH.hunter."""
    t = hunts(
        you=seat("roland", at="st-marys-hospital", deck=2),
        enemies="swarm-of-rats@rivertown",
        locations="rivertown southside-historical-society miskatonic-university st-marys-hospital",
        **MASKS,
    )
    t.asks("hunt-way", "you").answers("miskatonic-university").then("swarm-of-rats", at="miskatonic-university")


def test_hunters_move_one_at_a_time_as_the_lead_orders_them() -> None:
    """AH.hunters-one-at-a-time."""
    t = hunts(
        you=seat("roland", at="cellar", deck=2),
        locations=HOUSE,
        enemies="swarm-of-rats@attic mob-enforcer@parlor+owner:you",
    )
    t.asks("hunter-order", "you", "AH.hunters-one-at-a-time").answers("mob-enforcer")
    moved = [e.things[0].id for e in t.events() if e.kind == "hunts"]
    assert moved == ["mob-enforcer", "swarm-of-rats"]


# ---------------------------------------------------------------- keywords
@pytest.fixture
def shy(monkeypatch: pytest.MonkeyPatch) -> str:
    """An enemy with Aloof, for the core set has none."""
    made = dataclasses.replace(CARDS["swarm-of-rats"], id="shy-rats", abilities=(aloof, hunter))
    monkeypatch.setitem(CARDS, made.id, made)
    return made.id


def test_an_aloof_enemy_keeps_to_itself_until_somebody_engages_it(shy: str) -> None:
    """AH.aloof."""
    t = given(you=seat("roland"), encounter=f"{shy} ancient-evils", step="1.4", bag="0")
    t.then(shy, zone="location", engaged=[]).may_not(f"fight:{shy}", "AH.aloof")
    t.you.takes_a_resource().then(shy, engaged=[])
    t.you.engages(shy).then(shy, engaged=["you"])
    t.you.fights(shy).then(shy, zone="encounter-discard")


def test_a_massive_enemy_is_engaged_with_everybody_there_while_it_is_ready() -> None:
    """AH.massive: and never lies in a threat area."""
    t = given(
        you=seat("roland"),
        ally=seat("skids"),
        third=seat("agnes", at="ritual-site"),
        locations="main-path ritual-site",
        enemies="umordhoth@main-path",
        **WOODS,
    )
    t.then("umordhoth", zone="location", engaged=["you", "ally"])
    t = given(you=seat("roland"), locations="main-path", enemies="umordhoth+exhausted", **WOODS)
    t.then("umordhoth", zone="location", engaged=[])


def test_nobody_engages_a_massive_enemy_and_nothing_hears_of_it() -> None:
    """AH.massive-no-engage-event."""
    t = given(you=seat("roland"), locations="main-path ritual-site", enemies="umordhoth@ritual-site", **WOODS)
    t.you.moves("ritual-site")
    assert "threat" not in t.happened()
    t.then("umordhoth", engaged=["you"]).may_not("engage:umordhoth")


@pytest.mark.parametrize("where", ["engaged", "unengaged"])
def test_retaliation_strikes_whoever_failed_engaged_or_not_and_leaves_the_enemy_ready(where: str) -> None:
    """AH.retaliate."""
    you = seat("roland", threat="wizard-of-the-order") if where == "engaged" else seat("roland")
    ally: dict[str, Any] = {} if where == "engaged" else {"ally": seat("skids", threat="wizard-of-the-order")}
    t = given(you=you, bag="auto-fail", **ally)
    t.you.fights("wizard-of-the-order").then("you", damage=1).then("wizard-of-the-order", exhausted=False)


def test_to_fail_to_evade_is_not_retaliated() -> None:
    """AH.retaliate: only attacks are."""
    t = given(you=seat("roland", threat="goat-spawn"), bag="auto-fail")
    t.you.evades("goat-spawn").then("you", damage=0)


# ---------------------------------------------------------------- evading and disengaging
def test_an_evaded_enemy_is_exhausted_and_stays_where_it_is() -> None:
    """AH.evaded."""
    t = given(you=seat("skids", threat="ghoul-minion"), bag="0")
    t.you.evades("ghoul-minion").then("ghoul-minion", exhausted=True, engaged=[], at="study")


def test_an_automatic_evasion_is_no_test_but_an_evasion() -> None:
    """AH.automatically-evade: the cat frees an ally; whoever waits for an evasion may answer it."""
    t = given(you=seat("wendy", play="stray-cat pickpocketing", deck=2), ally=seat("skids", threat="ghoul-minion"))
    t.you.uses("stray-cat").asks("react", "you").answers("react:pickpocketing")
    t.then("ghoul-minion", exhausted=True, engaged=[]).then("you", deck=1)
    assert "test" not in t.happened()


def test_to_disengage_and_move_is_one_thing_and_without_a_move_they_engage_again() -> None:
    """AH.disengage: the enemy is as ready as before; engagement is checked after the whole effect."""
    t = given(you=seat("skids", hand="elusive", resources=2, threat="ghoul-minion"), locations="hallway cellar")
    t.you.plays("elusive").then("you", at="cellar").then("ghoul-minion", at="hallway", engaged=[], exhausted=False)
    t = given(you=seat("skids", hand="elusive", resources=2, threat="ghoul-minion"), locations="hallway")
    t.you.plays("elusive").then("ghoul-minion", engaged=["you"], exhausted=False)


# ---------------------------------------------------------------- attacks
def test_when_it_attacks_then_the_damage_then_after_it_attacks() -> None:
    """AH.attack-sequence: the wolf-man licks his wounds first, and the acolyte's doom comes last."""
    t = given(
        you=seat("roland", threat="wolf-man-drew+damage:2", deck=3),
        encounter=LATER,
        step="3.3",
        **MASKS,
        locations="rivertown",
    )
    kinds = t.happened()
    assert kinds.index("heal-damage") < kinds.index("place-damage")
    t = given(you=seat("roland", threat="silver-twilight-acolyte", deck=3), encounter=LATER, step="3.3")
    kinds = t.happened()
    assert kinds.index("place-damage") < kinds.index("place-doom")


def test_a_cancelled_attack_has_no_before_and_after_and_yet_exhausts() -> None:
    """AH.attack-sequence, AH.canceled-attack-exhausts: no doom for an attack that was dodged."""
    t = given(
        you=seat("roland", hand="dodge", resources=1, threat="silver-twilight-acolyte", deck=3),
        encounter=LATER,
        step="3.3",
    )
    t.answers("play:dodge").then("you", damage=0)
    kinds = t.happened()
    assert "exhaust" in kinds and "place-doom" not in kinds[: kinds.index("exhaust")]


def test_attacks_are_not_dodged_from_another_place() -> None:
    """AH.attack-sequence: Dodge is for an attack at the own location."""
    t = given(
        you=seat("roland", hand="dodge", resources=1, at="attic", deck=3),
        ally=seat("skids", threat="swarm-of-rats", deck=3),
        locations="hallway attic",
        encounter=LATER,
        step="3.3",
    )
    t.then("ally", damage=1).then("dodge", zone="hand")
