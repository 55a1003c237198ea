"""What places do besides healing and selling: each service by its id, at once or later."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tableforge.fateforge.camp import services
from tableforge.fateforge.cards.tales import tale
from tableforge.fateforge.doors.testing import Ruling, given, hero, told
from tableforge.fateforge.tale import hearsay
from tableforge.fateforge.tale.definition import REST

# where each service is had in our campaign, and when
WHERE = {x.id: place.id for place in tale().places.values() for x in place.services}


def at(id: str, *answers: str, **fields: Any) -> Ruling:
    """The place of a service has been visited, and the service is had."""
    return there(id, **fields).group(f"service:{id}", *answers)


def there(id: str, **fields: Any) -> Ruling:
    """One person with the Mercenary and the Shaman at a place with this service, among others."""
    scenes = """
[[scene]]
id = "rest"
kind = "rest"
time = 4
places = ["place"]
quests = ["errand", "chore"]
goto = "morning"
[[scene]]
id = "morning"
chapter = "next"
choices = [
    { id = "fight", when = { rep = "brigands", min = 1 }, goto = "toll" },
    { id = "flee", goto = "culvert" },
    { id = "again", goto = "rest" },
    { id = "lie", test = { trait = "guile", difficulty = "easy" }, pass = { goto = "pass" }, fail = { goto = "fail" } },
    { id = "argue", test = { trait = "eloquence", difficulty = "medium" }, pass = { goto = "pass" }, fail = { goto = "fail" } },
]
[[scene]]
id = "pass"
kind = "router"
on_enter = [{ set = "passed" }]
routes = [{ goto = "morning" }]
[[scene]]
id = "fail"
kind = "router"
on_enter = [{ set = "failed" }]
routes = [{ goto = "morning" }]
[[scene]]
id = "toll"
kind = "combat"
combat = "a1-toll-bar"
win = "morning"
lose = "morning"
[[scene]]
id = "culvert"
kind = "combat"
combat = "a1-culvert"
win = "morning"
lose = "morning"
[[scene]]
id = "roofs"
kind = "combat"
combat = "a2-roofs"
setup = [{ use = "one-more-sicaire" }, { use = "attic-ladder" }]
win = "morning"
lose = "morning"
[[quest]]
id = "errand"
text = { en = "Errand: go.", fr = "Course : allez." }
start = "toll"
[[quest]]
id = "chore"
text = { en = "Chore: stay.", fr = "Corvée : restez." }
start = "morning"
"""
    kind = 'kind = "shop"\nstock = "smithy"' if id == "tune" else ""
    once = next(x.once for x in tale().places[WHERE[id]].services if x.id == id)
    places = f"""
[[place]]
id = "place"
{kind}
name = {{ en = "Place", fr = "Lieu" }}
special = [{{ id = "{id}", once = {str(once).lower()}, en = "s", fr = "s" }}]
"""
    top = '[[reputation]]\nid = "militia"\n[[reputation]]\nid = "brigands"'
    t = given(**{"stories": told(scenes, places, top=top), "places": "place", "scene": "rest", "seats": 1, **fields})
    return t if id == "tune" or fields.get("scene", "rest") != "rest" else t.group("visit:place")


def test_every_service_of_our_campaign_is_known_and_ruled_on_here() -> None:
    """FF.rest-place"""
    assert set(WHERE) == set(services.KNOWN)
    text = Path(__file__).read_text(encoding="utf-8")
    assert [id for id in WHERE if f'"{id}"' not in text and f'"service:{id}"' not in text] == []


def test_a_service_is_had_by_who_has_visited_the_place() -> None:
    """FF.rest-place"""
    t = there("news", quests={"errand": "open"}).then("table", time=3)
    assert "service:news" in t.options()


# ---------------------------------------------------------------- at once
CORRUPT = {"you": hero("mercenary", corruption="c-greed c-whispers")}


def test_mezzer_makes_a_box_for_a_corruption_card_for_six_gold() -> None:
    """FF.rest-place, FF.purify"""
    t = at("redeem", "c-whispers", gold=7, **CORRUPT).then("you", corruption="c-greed").then("table", gold=1, time=3)
    assert "service:redeem" not in t.options()
    assert "service:redeem" not in there("redeem", gold=7).options()


@pytest.mark.parametrize(("id", "what"), [("heartwood", "health_max"), ("mainspring", "energy_max")])
def test_a_hero_grows_by_a_box_for_eight_gold_once(id: str, what: str) -> None:
    """FF.rest-place, FF.maximum-changed: for good, and once for each hero."""
    t = at(id, "mercenary", gold=30)
    before = {h.d.id: (h.d.hp, h.d.energy) for h in t.s.heroes}
    grown = {h.d.id: (h.hp_max - before[h.d.id][0], h.en_max - before[h.d.id][1]) for h in t.s.heroes}
    assert grown == {"mercenary": (1, 0) if what == "health_max" else (0, 1), "shaman": (0, 0)}
    t.then("table", gold=22).group(f"service:{id}").then("table", gold=14)  # the Shaman is left, and is not asked for
    assert f"service:{id}" not in t.options()


def test_wet_sheets_give_every_hero_two_parry_in_the_next_combat_and_are_gone_after_it() -> None:
    """FF.rest-place, FF.scene-setup"""
    at("wet-sheets", gold=6).then("table", gold=0, lasting="wet-sheets")
    t = there("wet-sheets", scene="culvert", lasting="wet-sheets")
    for _ in range(6):
        if t.s.round:
            break
        t.group(t.options()[0])
    assert [h.parry for h in t.s.heroes][1] >= 2
    there("wet-sheets", scene="culvert", fought="won", lasting="wet-sheets").then("table", lasting=[])


@pytest.mark.parametrize("id", ["paid-in-full", "white-sleep"])
def test_a_hero_is_rid_of_a_corruption_card_of_its_choice(id: str) -> None:
    """FF.rest-place, FF.purify"""
    t = at(id, "c-whispers", **CORRUPT).then("you", corruption="c-greed").then("table", graveyard="c-whispers")
    t.then("table", time=3 if id == "paid-in-full" else 2)


def test_without_corruption_nobody_needs_that() -> None:
    """FF.rest-place"""
    for id in ("paid-in-full", "white-sleep", "carry"):
        assert f"service:{id}" not in there(id).options()


def test_white_sleep_costs_one_more_time_and_that_must_be_there() -> None:
    """FF.time-spent"""
    t = at("white-sleep", "c-whispers", **CORRUPT)
    t.group("service:white-sleep").then("table", time=1).then("you", corruption=[])


def test_neme_heals_two_on_credit_once_a_visit() -> None:
    """FF.rest-place"""
    t = at("on-credit", you=hero(health=3), gold=0).then("you", health=5).then("table", gold=0)
    assert "service:on-credit" not in t.options()


def test_a_corruption_card_is_carried_for_another_and_both_get_their_breath_back() -> None:
    """FF.rest-place"""
    t = at(
        "carry",
        "c-greed",
        you=hero("mercenary", corruption="c-greed c-whispers", energy=0),
        ally=hero("shaman", energy=1),
    )
    t.then("you", corruption="c-whispers", energy=2).then("ally", corruption="c-greed", energy=3)
    assert "service:carry" not in t.options()


def test_a_reading_brings_two_trait_points_for_a_corruption_card() -> None:
    """FF.trait-points, FF.corruption"""
    t = at("reading", "shaman", corruption="c-doubt").then("ally", corruption="c-doubt").then("table", trait_points=2)
    assert "service:reading" not in t.options()


def test_the_armoury_fills_armour_up_at_once() -> None:
    """FF.rest-place"""
    t = at("armoury", you=hero(items="scale-coat+cubes:0"))
    t.then("scale-coat", cubes=t.s.pack.items["scale-coat"].armour)


def test_footnotes_are_a_trait_point_for_two_gold_as_often_as_there_is_gold() -> None:
    """FF.trait-points"""
    t = at("footnotes", gold=5).then("table", gold=3, trait_points=1).group("service:footnotes")
    t.then("table", gold=1, trait_points=2)
    assert "service:footnotes" not in t.options()


def test_a_charged_item_is_tuned_at_a_shop_that_takes_its_time_for_it() -> None:
    """FF.charged, FF.shop"""
    t = there("tune", gold=2, you=hero(items="winged-celestial+left:1")).group("service:tune")
    t.then("winged-celestial", left=2).then("table", gold=0, time=3, visited="place")
    assert "service:tune" not in there("tune", gold=2, you=hero(items="winged-celestial")).options()


def test_a_soak_gives_a_health_and_all_energy_and_more_corruption_to_who_has_three() -> None:
    """FF.rest-place, FF.corruption"""
    three = "c-greed c-doubt c-twitch"
    t = at(
        "soak",
        you=hero("mercenary", health=3, energy=0, corruption=three),
        ally=hero("shaman", health=3, energy=0),
        corruption="c-shadow",
    )
    t.then("you", health=4, energy=3, corruption=f"{three} c-shadow").then("ally", health=4, energy=4, corruption=[])
    assert "service:soak" not in t.options()


def test_old_receipts_are_worth_four_gold_once_in_the_campaign() -> None:
    """FF.rest-place"""
    t = at("receipts", gold=1).then("table", gold=5).group("done", "again", "visit:place")
    assert "service:receipts" not in t.options()


def test_a_lemon_heals_everybody_whole_once() -> None:
    """FF.rest-place"""
    at("lemon", you=hero("mercenary", health=1), ally=hero("shaman", health=2)).then("you", health=7).then(
        "ally", health=6
    )


# ---------------------------------------------------------------- later
def test_who_slept_white_begins_the_next_combat_with_one_energy_less() -> None:
    """FF.rest-place"""
    t = at("white-sleep", "c-whispers", **CORRUPT).then("table", lasting="tired:mercenary").group("done", "flee")
    t.then("you", energy=2).then("ally", energy=4).then("table", lasting=[])


def test_who_has_no_energy_cannot_be_more_tired() -> None:
    """FF.rest-place: it is less energy, not a loss that is paid in health."""
    t = there("news", scene="culvert", lasting="tired:mercenary", you=hero("mercenary", energy=0))
    t.then("you", energy=0, health=7).then("table", lasting=[])


def test_whom_mezzer_has_measured_gets_up_with_three_once() -> None:
    """FF.revive, FF.fallen-recovery"""
    t = at("measured", "mercenary").then("table", lasting="measured:mercenary")
    t = there(
        "news",
        scene="toll",
        fought="lost",
        lasting="measured:mercenary",
        corruption="c-greed",
        you=hero("mercenary", down=True),
    )
    t.then("you", health=3, energy=2, down=False).then("table", lasting=[])


def test_a_precedent_makes_the_next_such_test_a_step_easier() -> None:
    """FF.test-dice, FF.trait-points: an easy test now, with one die and without a point."""
    t = at("precedent", chance="test:success test:success test:fail").then("table", lasting="precedent").group("done")
    t.group("argue", "shaman").then("table", flags="passed", lasting=[], trait_points=0)
    t.group("argue", "shaman").then("table", flags="failed passed").chance_is_spent()


def test_a_precedent_waits_for_its_own_kind_of_test() -> None:
    """FF.test-dice"""
    t = at("precedent", chance="test:success").group("done", "lie", "shaman").then("table", lasting="precedent")
    assert "service:precedent" not in t.group("again", "visit:place").options()


def test_a_mask_makes_trait_faces_of_guile_count_for_all_until_the_next_rest() -> None:
    """FF.test-success"""
    t = at("mask", gold=2, chance="test:trait test:trait").then("table", gold=0, lasting="mask").group("done")
    t.group("lie", "shaman").then("table", flags="passed", lasting="mask")
    t.group("again").then("table", lasting=[]).group("done", "lie", "shaman").then("table", flags="failed passed")


def test_a_mask_gives_nobody_the_trait_itself() -> None:
    """FF.test-reroll: nothing is rolled again without it."""
    t = at("mask", gold=2, chance="test:fail").group("done", "lie", "shaman")
    t.then("table", flags="failed").asks("choice")


def test_who_lies_low_meets_one_of_the_militia_less_once() -> None:
    """FF.scene-setup"""
    at("lie-low").then("table", lasting="lie-low")
    t = there("lie-low", scene="roofs", lasting="lie-low").then("table", lasting=[])
    assert t.s.prepared == ("attic-ladder",)
    assert there("lie-low", scene="roofs").s.prepared == ("one-more-sicaire", "attic-ladder")
    assert there("lie-low", scene="culvert", lasting="lie-low").then("table", lasting="lie-low").s.prepared == ()


# ---------------------------------------------------------------- told
def heard(t: Ruling, kind: str) -> list[str]:
    return [e.note for e in t.events() if e.kind == kind]


def test_the_news_tell_who_waits_at_the_end_of_side_quests_on_offer() -> None:
    """FF.rest-place, FF.side-quest"""
    t = at("news", quests={"errand": "open", "chore": "open"})
    quest, enemy = heard(t, "news")[0].split("/")[1:]
    scene = next(x for x in t.s.pack.scenes.values() if "a1-toll-bar" in (x.id, x.story))
    assert quest == "errand" and enemy in [line.enemy for line in scene.place]
    assert "service:news" not in there("news").options()


def test_a_rumour_names_an_enemy_of_every_combat_that_may_come_next() -> None:
    """FF.rest-place"""
    t = at("rumour")
    found = [note.split("/")[1] for note in heard(t, "rumour")]
    for id, enemy in zip(("a1-toll-bar", "a1-culvert"), found, strict=True):
        scene = next(x for x in t.s.pack.scenes.values() if id in (x.id, x.story))
        assert enemy == scene.boss or enemy in [line.enemy for line in scene.place]


def test_gossip_tells_whose_regard_the_next_chapter_asks_for() -> None:
    """FF.reputation"""
    assert heard(at("gossip"), "gossip") == ["told/brigands"]


def test_the_index_says_what_somebody_wants() -> None:
    """FF.rest-place"""
    t = given(
        tale="ember-loan",
        scene="a2-r1",
        seats=1,
        places="petition-reading-room",
        regard={"artificers": 2},
        you=hero("mercenary"),
        ally=hero("shaman"),
    )
    t.group("visit:petition-reading-room", "service:index").asks("look-up")
    t.group("dohr")
    assert heard(t, "looked-up") == ["ember-loan/dohr"]
    assert "in writing" in t.entries()[-1].text("en", 0) and "par écrit" in t.entries()[-1].text("fr", 0)
    assert "service:index" not in t.options()


def test_every_rest_of_ours_hears_something_true() -> None:
    """FF.rest-place: whichever rest, some combat lies ahead, and the enemy that is named is in it."""
    ours = tale()
    for rest in [x for x in ours.scenes.values() if x.kind == REST]:
        t = given(tale="ember-loan", scene=rest.id, seats=1)
        assert hearsay.rumours(t.s), rest.id
