"""The 24 locations: what they do to whoever enters, leaves or investigates them, and what may be done there."""

from __future__ import annotations

from typing import Any

import pytest

from tableforge.arkham import map
from tableforge.arkham.doors.testing import Ruling, given, seat

HOUSE = "hallway attic cellar parlor"
TOWN: dict[str, Any] = {"scenario": "the-midnight-masks"}
WOODS: dict[str, Any] = {"scenario": "the-devourer-below"}
ALL_TOWN = (
    "rivertown easttown miskatonic-university southside-historical-society your-house graveyard northside st-marys-hospital "
    "downtown-arkham-asylum"
)
RING = (
    "unhallowed-ground",
    "cliffside",
    "quiet-glade",
    "tangled-thicket",
    "twisting-paths",
    "old-house",
)
QUIET = (
    "flesh-eater icy-ghoul"  # find neither attic nor cellar to spawn in, where a round goes on and somebody must draw
)


def ways(t: Ruling, place: str) -> set[str]:
    """The locations that a location connects to now."""
    (i,) = [x for x in t.s.locations if t.s.cards[x].d.id == place]
    return {t.s.cards[x].d.id for x in map.connections(t.s, i)}


# ------------------------------------------------------------------ The Gathering
def test_no_way_leads_out_of_the_study() -> None:
    """AH.connection-icons."""
    t = given(you=seat("roland"), locations=f"study {HOUSE}")
    assert ways(t, "study") == set()
    t.may_not("move:hallway", "AH.move-to-connecting")


def test_every_room_leads_to_the_hallway_and_back() -> None:
    """AH.connection-icons."""
    t = given(you=seat("roland"), locations=HOUSE)
    assert ways(t, "hallway") == {"attic", "cellar", "parlor"}
    assert [ways(t, x) for x in ("attic", "cellar", "parlor")] == [{"hallway"}] * 3


@pytest.mark.parametrize("place, shroud, clues", [("study", 2, 2), ("attic", 1, 2), ("cellar", 4, 2), ("parlor", 2, 0)])
def test_a_location_is_revealed_with_its_clues_for_each_investigator(place: str, shroud: int, clues: int) -> None:
    """AH.location-revealed, AH.clues-per-investigator."""
    t = given(
        you=seat("roland", at="hallway"), ally=seat("daisy", at="hallway"), locations=f"hallway {place}+unrevealed"
    )
    i = t.s.locations[1]
    map.reveal(t.s, i, 0)
    t.then(place, revealed=True, clues=2 * clues, shroud=shroud)


def test_whoever_enters_the_attic_takes_a_horror_each_time() -> None:
    """AH.forced-abilities: after entering; it may be assigned to an asset."""
    t = given(you=seat("roland"), locations=HOUSE)
    t.you.moves("attic").then("you", horror=1, damage=0)
    t.you.moves("hallway").then("you", horror=1)
    t.you.moves("attic").then("you", horror=2)


def test_whoever_enters_the_cellar_takes_a_damage() -> None:
    """AH.forced-abilities."""
    t = given(you=seat("roland", play="beat-cop"), locations=HOUSE)
    t.you.moves("cellar").asks("assign-damage", "you", options="beat-cop roland-banks").answers("beat-cop")
    t.then("you", damage=0).then("beat-cop", damage=1)


def test_nobody_moves_into_the_parlor_while_it_is_unrevealed_and_ghouls_do() -> None:
    """AH.cannot: the barrier holds investigators, not enemies."""
    t = given(you=seat("roland"), locations="hallway parlor+unrevealed", enemies="ghoul-minion@hallway+exhausted")
    t.may_not("move:parlor", "AH.cannot")
    t = given(
        you=seat("roland", at="attic", deck=2),
        locations=f"{HOUSE}+unrevealed",
        enemies="ghoul-minion@hallway",
        agenda="theyre-getting-out",
        act="the-barrier",
        step="3.4",
    )
    t.then("ghoul-minion", at="parlor").then("parlor", revealed=False)


def test_the_parlor_can_be_entered_once_it_is_revealed_and_one_may_resign_there() -> None:
    """AH.resign-and-parley: whoever has resigned is out of the scenario, with no trauma."""
    t = given(you=seat("roland"), ally=seat("daisy"), locations="hallway parlor", campaign=True)
    t.you.moves("parlor").you.activates("parlor")
    t.then("you", status="resigned", trauma=[0, 0]).then("table", over=False)


def test_lita_may_be_talked_round_in_the_parlor_by_intellect_four() -> None:
    """AH.take-control-of-story-asset: the ability is hers, not the parlor's, and to parley provokes nobody."""
    you = seat("daisy", at="parlor", threat="ghoul-minion")
    t = given(you=you, locations="hallway parlor", enemies="lita-chantler@parlor", chance=["-1"])
    t.you.activates("lita-chantler").then("lita-chantler", zone="play", controller="you", owner=None)
    t.then("you", actions=2, damage=0, horror=0).because("AH.take-control-of-story-asset")
    t.may_not("activate:lita-chantler")


def test_lita_stays_where_she_is_if_she_is_not_convinced() -> None:
    """AH.st7-apply-results: Roland has intellect 3."""
    t = given(you=seat("roland", at="parlor"), locations="hallway parlor", enemies="lita-chantler@parlor", chance=["0"])
    t.you.activates("lita-chantler").then("lita-chantler", zone="location", at="parlor")


def test_lita_cannot_be_talked_to_from_another_location() -> None:
    """AH.activate-sources."""
    t = given(you=seat("daisy", at="hallway"), locations="hallway parlor", enemies="lita-chantler@parlor")
    t.may_not("activate:lita-chantler")


def test_lita_takes_the_place_of_another_ally() -> None:
    """AH.slots-full: there is one ally slot."""
    t = given(
        you=seat("daisy", at="parlor", play="research-librarian"),
        locations="hallway parlor",
        enemies="lita-chantler@parlor",
        chance=["0"],
    )
    t.you.activates("lita-chantler").then("lita-chantler", zone="play").then("research-librarian", zone="discard")


# ------------------------------------------------------------------ The Midnight Masks
def test_the_streets_of_arkham_lead_where_they_do() -> None:
    """AH.connection-icons."""
    t = given(you=seat("roland"), locations=ALL_TOWN, **TOWN)
    assert ways(t, "rivertown") == {
        "easttown",
        "miskatonic-university",
        "southside-historical-society",
        "your-house",
        "graveyard",
    }
    assert ways(t, "miskatonic-university") == {
        "rivertown",
        "northside",
        "st-marys-hospital",
        "southside-historical-society",
    }
    assert ways(t, "easttown") == {"rivertown", "downtown-arkham-asylum"}
    assert ways(t, "northside") == {"miskatonic-university", "downtown-arkham-asylum"}
    assert ways(t, "st-marys-hospital") == {"miskatonic-university", "southside-historical-society"}
    assert ways(t, "your-house") == ways(t, "graveyard") == {"rivertown"}


@pytest.mark.parametrize(
    "place, clues",
    [
        ("your-house", 1),
        ("rivertown", 1),
        ("southside-historical-society", 1),
        ("southside-mas-boarding-house", 1),
        ("st-marys-hospital", 1),
        ("miskatonic-university", 2),
        ("downtown-first-bank-of-arkham", 1),
        ("downtown-arkham-asylum", 2),
        ("easttown", 1),
        ("graveyard", 2),
        ("northside", 2),
    ],
)
def test_a_street_is_revealed_with_its_clues_for_each_investigator(place: str, clues: int) -> None:
    """AH.clues-per-investigator: by the first who enters it."""
    t = given(
        you=seat("roland"), ally=seat("daisy"), third=seat("skids"), locations=f"hallway {place}+unrevealed", **TOWN
    )
    map.reveal(t.s, t.s.locations[1], 0)
    t.then(place, clues=3 * clues)


def test_at_home_one_draws_a_card_and_gains_a_resource_once_a_turn() -> None:
    """AH.limit-per-period: and again in the next turn."""
    t = given(
        you=seat("roland", deck="machete guts flashlight"), locations="your-house rivertown", encounter=QUIET, **TOWN
    )
    t.you.activates("your-house").then("you", hand="machete", resources=1, actions=2)
    t.may_not("activate:your-house", "AH.limit-per-period")
    t.you.ends_turn()
    assert t.may("activate:your-house")


def test_each_investigator_has_a_use_of_your_house() -> None:
    """AH.limit-per-player."""
    t = given(
        you=seat("roland", deck="machete"),
        ally=seat("daisy", deck="guts", had_turn=False),
        locations="your-house",
        **TOWN,
    )
    t.you.activates("your-house")
    t.you.ends_turn()
    t.ally.activates("your-house").then("ally", hand="guts", resources=1)


def test_the_ghoul_priest_comes_to_your_house_wherever_he_was_drawn() -> None:
    """AH.replacement: he engages nobody who is not there."""
    t = given(
        you=seat("roland", at="rivertown"),
        ally=seat("daisy", at="your-house"),
        locations="rivertown your-house",
        encounter="ghoul-priest hunting-shadow",
        step="1.4",
        **TOWN,
    )
    t.then("ghoul-priest", seat="ally", at="your-house").then("you", threat="")


def test_the_ghoul_priest_does_not_know_a_house_that_nobody_has_entered_yet() -> None:
    """AH.location-faces: what stands on the revealed side holds only once it is revealed."""
    t = given(
        you=seat("roland"), locations="rivertown your-house+unrevealed", encounter="ghoul-priest", step="1.4", **TOWN
    )
    t.then("ghoul-priest", seat="you", at="rivertown")


def test_other_enemies_come_as_usual() -> None:
    """AH.spawn-without-instruction."""
    t = given(
        you=seat("roland", at="rivertown"),
        locations="rivertown your-house",
        encounter="ghoul-minion",
        step="1.4",
        **TOWN,
    )
    t.then("ghoul-minion", seat="you", at="rivertown")


def test_the_historical_society_yields_three_cards_once() -> None:
    """AH.limit-per-period: once in a game, for each investigator."""
    t = given(
        you=seat("roland", deck="machete guts flashlight knife"),
        ally=seat("daisy", deck=4),
        encounter=QUIET,
        locations="southside-historical-society",
        **TOWN,
    )
    t.you.activates("southside-historical-society").then("you", hand="machete guts flashlight")
    t.may_not("activate:southside-historical-society", "AH.limit-per-period")
    t.you.ends_turn()
    t.ally.activates("southside-historical-society").then("ally", hand=3)


def test_mas_boarding_house_finds_an_ally_in_the_deck() -> None:
    """AH.search: only assets that are allies; the deck is shuffled."""
    t = given(you=seat("roland", deck="machete beat-cop guard-dog"), locations="southside-mas-boarding-house", **TOWN)
    t.you.activates("southside-mas-boarding-house").asks("search", options="beat-cop guard-dog").answers("guard-dog")
    t.then("you", hand="guard-dog", deck=2).because("AH.search", "AH.search-shuffle")
    t.may_not("activate:southside-mas-boarding-house", "AH.limit-per-period")


@pytest.mark.parametrize("before, after", [(5, 2), (2, 0)])
def test_the_hospital_heals_three_damage_of_whoever_asks_once(before: int, after: int) -> None:
    """AH.heal: no horror, and nobody else's damage."""
    t = given(
        you=seat("roland", damage=before, horror=2), ally=seat("daisy", damage=3), locations="st-marys-hospital", **TOWN
    )
    t.you.activates("st-marys-hospital").then("you", damage=after, horror=2).then("ally", damage=3)
    t.may_not("activate:st-marys-hospital")


def test_the_hospital_has_nothing_to_do_for_the_healthy() -> None:
    """AH.triggered-potential."""
    given(you=seat("roland"), locations="st-marys-hospital", **TOWN).may_not(
        "activate:st-marys-hospital", "AH.triggered-potential"
    )


@pytest.mark.parametrize("before, after", [(4, 1), (1, 0)])
def test_the_asylum_heals_three_horror_of_whoever_asks_once(before: int, after: int) -> None:
    """AH.heal."""
    t = given(you=seat("roland", damage=2, horror=before), locations="downtown-arkham-asylum", **TOWN)
    t.you.activates("downtown-arkham-asylum").then("you", damage=2, horror=after)
    t.may_not("activate:downtown-arkham-asylum")


def test_the_university_has_a_tome_or_a_spell_among_the_top_six_cards_as_often_as_one_likes() -> None:
    """AH.search: the seventh card is out of reach."""
    deck = "machete old-book-of-lore shrivelling guts knife flashlight medical-texts"
    t = given(you=seat("daisy", deck=deck), locations="miskatonic-university", **TOWN)
    t.you.activates("miskatonic-university").asks("search", options="old-book-of-lore shrivelling").answers(
        "shrivelling"
    )
    t.then("you", hand="shrivelling", deck=6)
    assert t.may("activate:miskatonic-university")


def test_the_bank_pays_three_resources_once() -> None:
    """AH.gain-resources."""
    t = given(you=seat("roland", resources=1), locations="downtown-first-bank-of-arkham", **TOWN)
    t.you.activates("downtown-first-bank-of-arkham").then("you", resources=4)
    t.may_not("activate:downtown-first-bank-of-arkham", "AH.limit-per-period")


@pytest.mark.parametrize("card, cost", [("beat-cop", 2), ("guard-dog", 1), ("arcane-initiate", 0), ("machete", 3)])
def test_allies_cost_two_less_in_easttown(card: str, cost: int) -> None:
    """AH.initiation-modify-costs: never less than nothing, and only allies."""
    t = given(you=seat("roland", hand=card, resources=5), locations="easttown rivertown", **TOWN)
    t.you.plays(card).then("you", resources=5 - cost)


def test_elsewhere_an_ally_costs_what_it_costs() -> None:
    """AH.resource-cost."""
    t = given(you=seat("roland", hand="beat-cop", resources=5, at="rivertown"), locations="easttown rivertown", **TOWN)
    t.you.plays("beat-cop").then("you", resources=1)


def graveyard(token: str, *answers: str, **more: Any) -> Ruling:
    t = given(you=seat("roland"), locations="rivertown graveyard", chance=[token], **more, **TOWN)
    return t.you.moves("graveyard", *answers)


def test_the_graveyard_lets_the_strong_of_will_in() -> None:
    """AH.skill-test: willpower 3."""
    graveyard("0").then("you", at="graveyard", horror=0)


def test_the_graveyard_horrifies_or_drives_away_whoever_fails() -> None:
    """AH.must-choose."""
    graveyard("-1", "first").then("you", at="graveyard", horror=2)
    graveyard("-1", "second").then("you", at="rivertown", horror=0)


def test_an_enemy_in_the_graveyard_engages_before_the_test() -> None:
    """AH.enemies-engage: and comes along to Rivertown."""
    t = graveyard("-1", "second", enemies="ghoul-minion@graveyard")
    t.then("ghoul-minion", seat="you", at="rivertown")
    t.because("AH.enemies-engage", "AH.skill-test-begins")


def test_northside_sells_two_clues_for_five_resources_once_for_the_whole_group() -> None:
    """AH.group-limit: the clues come from the pool, not from the location."""
    t = given(you=seat("roland", resources=9), ally=seat("daisy", resources=9), locations="northside+clues:3", **TOWN)
    t.you.activates("northside").then("you", resources=4, clues=2).then("northside", clues=3)
    t.you.ends_turn()
    t.may_not("activate:northside", "AH.group-limit")


def test_northside_sells_nothing_to_whoever_has_four_resources() -> None:
    """AH.initiation-costs-payable."""
    t = given(you=seat("roland", resources=4), locations="northside+clues:3", **TOWN)
    t.may_not("activate:northside", "AH.initiation-costs-payable")


# ------------------------------------------------------------------ The Devourer Below
def test_the_revealed_woods_form_a_ring_around_the_main_path() -> None:
    """AH.connection-icons."""
    t = given(
        you=seat("roland"),
        locations=" ".join(["main-path", "ritual-site", *[f"arkham-woods-{x}" for x in RING]]),
        **WOODS,
    )
    for k, x in enumerate(RING):
        beside = {f"arkham-woods-{RING[k - 1]}", f"arkham-woods-{RING[(k + 1) % 6]}", "main-path"}
        assert ways(t, f"arkham-woods-{x}") == beside
    assert ways(t, "main-path") == {"ritual-site", *[f"arkham-woods-{x}" for x in RING]}
    assert ways(t, "ritual-site") == {"main-path"}


def test_unrevealed_woods_lead_to_the_main_path_only() -> None:
    """AH.connection-icons: they show a face that is all alike; from a revealed wood no way leads to an unrevealed one."""
    t = given(
        you=seat("roland"), locations="main-path arkham-woods-cliffside+unrevealed arkham-woods-quiet-glade", **WOODS
    )
    assert ways(t, "arkham-woods-cliffside") == ways(t, "arkham-woods-quiet-glade") == {"main-path"}
    assert ways(t, "main-path") == {"arkham-woods-cliffside", "arkham-woods-quiet-glade"}


def test_one_may_flee_from_the_main_path() -> None:
    """AH.resign-and-parley: alone, that is the end of it, and Arkham succumbs."""
    t = given(you=seat("roland", threat="goat-spawn"), locations="main-path", campaign=True, **WOODS)
    t.you.activates("main-path").then("table", over=True, resolution="none")
    assert "provokes" not in t.happened() and ("record", -1, "arkham-succumbed") in t.s.changes


@pytest.mark.parametrize("token, harm", [("0", 1), ("+1", 0)])
def test_unhallowed_ground_hurts_and_horrifies_whoever_fails(token: str, harm: int) -> None:
    """AH.skill-test: willpower 4, after entering."""
    t = given(you=seat("roland"), locations="main-path arkham-woods-unhallowed-ground", chance=[token], **WOODS)
    t.you.moves("arkham-woods-unhallowed-ground").then(
        "you", at="arkham-woods-unhallowed-ground", damage=harm, horror=harm
    )


@pytest.mark.parametrize("token, place", [("0", "main-path"), ("-1", "arkham-woods-twisting-paths")])
def test_twisting_paths_lead_nowhere_where_the_test_fails(token: str, place: str) -> None:
    """AH.cancel: intellect 3; the action is spent all the same."""
    t = given(you=seat("roland"), locations="arkham-woods-twisting-paths main-path", chance=[token], **WOODS)
    t.you.moves("main-path").then("you", at=place, actions=2)


def test_a_move_that_was_cancelled_leaves_the_engaged_enemies_engaged() -> None:
    """AH.cancel: and the destination is not revealed."""
    t = given(
        you=seat("roland", threat="goat-spawn"),
        locations="arkham-woods-twisting-paths main-path+unrevealed",
        chance=["auto-fail"],
        **WOODS,
    )
    t.you.moves("main-path").then("goat-spawn", seat="you", at="arkham-woods-twisting-paths")
    t.then("main-path", revealed=False)


@pytest.mark.parametrize(
    "place, who, value",
    [("old-house", "agnes", 5), ("cliffside", "skids", 4), ("tangled-thicket", "roland", 4)],
)
def test_some_woods_are_investigated_with_another_skill(place: str, who: str, value: int) -> None:
    """AH.investigate: willpower, agility or combat; icons of that skill count, icons of intellect do not."""
    icon, other = {"old-house": ("guts", "perception"), "cliffside": ("manual-dexterity", "perception")}.get(
        place, ("overpower", "perception")
    )
    t = given(you=seat(who, hand=f"{icon} {other}"), locations=f"arkham-woods-{place}+clues:1", chance=["-1"], **WOODS)
    t.you.investigates().may_not(f"commit:{other}")
    t.then("table", value=value, difficulty=2).answers(f"commit:{icon}").then("you", clues=1)


def test_a_flashlight_lights_up_the_cliffside_for_agility() -> None:
    """AH.investigate: whatever skill the attempt would use."""
    t = given(you=seat("skids", play="flashlight"), locations="arkham-woods-cliffside+clues:1", chance=["-4"], **WOODS)
    t.you.activates("flashlight").then("you", clues=1)  # 4 - 4 against 2 - 2


def test_the_quiet_glade_heals_a_damage_or_a_horror_once_a_turn() -> None:
    """AH.free-choice, AH.limit-per-period."""
    for word, damage, horror in (("first", 1, 2), ("second", 2, 1)):
        t = given(you=seat("roland", damage=2, horror=2), locations="arkham-woods-quiet-glade", **WOODS)
        t.you.activates("arkham-woods-quiet-glade", word).then("you", damage=damage, horror=horror)
        t.may_not("activate:arkham-woods-quiet-glade", "AH.limit-per-period")


def test_the_quiet_glade_does_nothing_for_the_unhurt() -> None:
    """AH.triggered-potential."""
    t = given(you=seat("roland"), locations="arkham-woods-quiet-glade", **WOODS)
    t.may_not("activate:arkham-woods-quiet-glade", "AH.triggered-potential")


@pytest.mark.parametrize("before, after", [(0, 4), (3, 4), (4, 4), (5, 5)])
def test_the_ritual_site_fills_up_with_clues_at_the_end_of_the_round(before: int, after: int) -> None:
    """AH.forced-abilities: up to two for each investigator, and none is taken away."""
    places = f"main-path ritual-site+clues:{before}"
    t = given(you=seat("roland"), ally=seat("daisy"), locations=places, encounter=QUIET, step="4.6", **WOODS)
    t.then("ritual-site", clues=after)


def test_the_ritual_site_does_nothing_while_it_is_unrevealed() -> None:
    """AH.location-faces: what stands on the other side holds only once it is turned over."""
    t = given(you=seat("roland"), locations="main-path ritual-site+unrevealed", encounter=QUIET, step="4.6", **WOODS)
    t.then("ritual-site", clues=0, revealed=False)


@pytest.mark.parametrize(
    "place", ["attic", "cellar", "miskatonic-university", "downtown-arkham-asylum", "graveyard", "northside"]
)
def test_a_location_without_clues_is_worth_a_victory_point_at_the_end(place: str) -> None:
    """AH.victory-location: with a clue left, or unrevealed, it is worth none."""
    for marks, worth in (("+clues:0", [place]), ("+clues:1", []), ("+unrevealed", [])):
        t = given(you=seat("roland", at="parlor"), locations=f"parlor {place}{marks}", act="what-have-you-done")
        t.you.activates("parlor", "yes")
        assert [t.s.cards[i].d.id for i in t.s.victory] == worth
