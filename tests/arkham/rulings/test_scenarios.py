"""What the acts, agendas and resolutions of the three scenarios bring about."""

from __future__ import annotations

from typing import Any

import pytest

from tableforge.arkham import scenarios, story
from tableforge.arkham.doors.testing import Ruling, given, seat
from tableforge.arkham.names import RESIGNED
from tableforge.arkham.scenarios.passages import passages
from tableforge.arkham.scenarios.the_midnight_masks import CULTISTS
from tableforge.kernel.core import advance

HOUSE = "hallway attic cellar parlor+unrevealed"
WOODS = "main-path arkham-woods-cliffside+unrevealed"


def resolved(t: Ruling, id: str, *answers: str) -> Ruling:
    """The game as a resolution leaves it."""
    t.s.pending = None
    story.resolve(t.s, id)
    advance(t.s)
    return t.answers(*answers)


def flags(t: Ruling) -> list[str]:
    return [how for what, _, how in t.s.changes if what == "record"]


# ------------------------------------------------------------------ The Gathering
def test_what_is_going_on_costs_everybody_a_card_or_the_lead_two_horror() -> None:
    """AH.advancing-2-side-b."""
    fields: dict[str, Any] = {
        "locations": "study",
        "agenda": "whats-going-on+doom:2",
        "agendas": "rise-of-the-ghouls",
        "step": "1.2",
        "ally": seat("daisy", hand="flashlight"),
        "encounter": "ancient-evils ancient-evils",
    }
    cards = given(you=seat("roland", hand="machete"), **fields).answers("first")
    cards.then("you", hand="", discard="machete").then("ally", hand="", discard="flashlight")
    horror = given(you=seat("roland", hand="machete"), **fields).answers("second")
    horror.then("you", hand="machete", horror=2).then("table", agenda="rise-of-the-ghouls")


def test_the_ghouls_rise_one_is_found_and_the_lead_draws_it() -> None:
    """AH.advancing-2-side-b: the discard pile goes back, cards fall until a Ghoul comes up."""
    t = given(
        you=seat("roland"),
        locations="study",
        agenda="rise-of-the-ghouls+doom:6",
        agendas="theyre-getting-out",
        step="1.2",
        encounter="grasping-hands",
        encounter_discard="ghoul-minion",
        chance=["grasping-hands", "ghoul-minion"],
    )
    t.then("you", threat="ghoul-minion").then("table", agenda="theyre-getting-out")


def test_the_barrier_opens_when_the_round_ends_for_clues_of_those_in_the_hallway() -> None:
    """AH.objective-if: Lita waits in the parlor, and the Ghoul Priest stands in the hallway."""
    t = given(
        you=seat("roland", clues=3, at="hallway"),
        locations=HOUSE,
        act="the-barrier",
        acts="what-have-you-done",
        aside="ghoul-priest lita-chantler",
        step="4.6",
    )
    t.answers("yes")
    t.then("parlor", revealed=True, here="lita-chantler").then("you", threat="ghoul-priest", clues=0)
    t.then("table", act="what-have-you-done")


def test_whoever_is_not_in_the_hallway_cannot_help_to_open_the_barrier() -> None:
    """AH.objective-if."""
    t = given(
        you=seat("roland", clues=9, at="attic"),
        locations=HOUSE,
        act="the-barrier",
        acts="what-have-you-done",
        aside="ghoul-priest lita-chantler",
        step="4.6",
    )
    t.then("table", act="the-barrier").then("you", clues=9)


def test_the_ghouls_get_out_before_the_barrier_falls_and_that_is_the_end() -> None:
    """AH.resolution: at act 1 or 2 it is Resolution 3, and whoever has not resigned is killed."""
    t = given(
        you=seat("roland", at="hallway"),
        locations=HOUSE,
        act="the-barrier",
        agenda="theyre-getting-out+doom:9",
        step="1.2",
        campaign=True,
    )
    t.then("table", over=True, resolution="R3").then("you", status="killed")
    assert flags(t) == ["lita-finds-others", "house-standing", "ghoul-priest-alive"]
    assert ("offers-card", -1, "lita-chantler") in t.s.changes


def test_the_ghouls_get_out_at_the_last_act_and_everybody_is_defeated_without_a_resolution() -> None:
    """AH.elimination-last-player: and everybody bears a physical trauma for it."""
    t = given(
        you=seat("roland", at="hallway"),
        ally=seat("daisy", at="hallway"),
        locations=HOUSE,
        act="what-have-you-done",
        agenda="theyre-getting-out+doom:9",
        step="1.2",
        campaign=True,
    )
    t.answers("no")
    t.then("table", over=True, resolution="none").then("you", trauma=[1, 0]).then("ally", trauma=[1, 0])


def test_with_the_ghoul_priest_dead_the_lead_decides_about_the_house() -> None:
    """AH.objective-if: he is defeated, the act advances at once, and one of two resolutions is chosen."""
    t = given(
        you=seat("roland", at="hallway", threat="ghoul-priest+damage:4"),
        locations=HOUSE,
        act="what-have-you-done",
        chance=["0"],
        campaign=True,
    )
    t.you.fights("ghoul-priest").answers("second")
    t.then("table", over=True, resolution="R2")
    assert flags(t) == ["house-standing"]


def test_the_lead_may_let_the_house_burn() -> None:
    """AH.resolution: the first of the two choices is Resolution 1, with Lita and a mental trauma for the lead."""
    t = given(
        you=seat("roland", at="hallway", threat="ghoul-priest+damage:4"),
        locations=HOUSE,
        act="what-have-you-done",
        chance=["0"],
        campaign=True,
    )
    t.you.fights("ghoul-priest").answers("first", "yes")
    t.then("table", over=True, resolution="R1").then("you", trauma=[0, 1])
    assert ("gains-card", 0, "lita-chantler") in t.s.changes


def test_ghouls_who_have_got_into_the_house_bring_doom_when_the_round_ends() -> None:
    """AH.doom-in-play: one for each Ghoul in the hallway or the parlor; those in the attic bring none."""
    t = given(
        you=seat("roland", at="cellar"),
        locations="hallway attic cellar parlor",
        act="the-barrier",
        agenda="theyre-getting-out",
        enemies="ghoul-minion@hallway ravenous-ghoul@parlor ghoul-minion@attic",
        step="4.6",
    )
    t.then("theyre-getting-out", doom=3)  # two for the Ghouls, and one of the next mythos phase


def test_ghouls_move_towards_the_parlor_when_the_enemy_phase_ends() -> None:
    """AH.at-and-if: those who are not engaged, one connection each."""
    t = given(
        you=seat("roland", at="cellar"),
        locations="hallway attic cellar parlor",
        act="what-have-you-done",
        agenda="theyre-getting-out",
        enemies="ghoul-minion@attic swarm-of-rats@attic+exhausted",
        step="3.4",
    )
    t.then("hallway", here="ghoul-minion").then("attic", here="swarm-of-rats")


# ------------------------------------------------------------------ The Midnight Masks
def test_the_masked_hunter_is_the_other_side_of_the_first_agenda() -> None:
    """AH.advancing-2-side-b: the lead draws it, and it engages whoever has the most clues."""
    t = given(
        you=seat("roland"),
        ally=seat("daisy", clues=2),
        locations="rivertown",
        scenario="the-midnight-masks",
        act="uncovering-the-conspiracy",
        agenda="predator-or-prey+doom:5",
        agendas="time-is-running-short",
        aside="the-masked-hunter",
        encounter="ancient-evils ancient-evils",
        step="1.2",
    )
    t.then("ally", threat="the-masked-hunter").then("table", agenda="time-is-running-short")


def test_midnight_strikes_and_the_scenario_ends() -> None:
    """AH.resolution: whoever was not found has got away."""
    t = given(
        you=seat("roland"),
        locations="rivertown",
        scenario="the-midnight-masks",
        act="uncovering-the-conspiracy",
        agenda="time-is-running-short+doom:7",
        victory="ruth-turner peter-warren",
        extra="herman-collins",
        step="1.2",
    )
    t.then("table", over=True, resolution="R2")
    assert flags(t)[-1] == "past-midnight"
    assert [x for x in flags(t) if x.startswith("cultists-interrogated")] == [
        "cultists-interrogated/peter-warren",
        "cultists-interrogated/ruth-turner",
    ]
    assert len([x for x in flags(t) if x.startswith("cultists-got-away")]) == 4


def test_the_ghoul_priest_is_crossed_out_once_he_lies_in_the_victory_display() -> None:
    """AH.campaign-carries-over."""
    fields: dict[str, Any] = {"locations": "rivertown", "scenario": "the-midnight-masks", "log": ["ghoul-priest-alive"]}
    dead = resolved(given(you=seat("roland"), victory="ghoul-priest", **fields), "R1")
    alive = resolved(given(you=seat("roland"), **fields), "R1")
    assert ("cross-out", -1, "ghoul-priest-alive") in dead.s.changes
    assert ("cross-out", -1, "ghoul-priest-alive") not in alive.s.changes


def test_the_group_pays_clues_to_draw_from_the_cultist_deck() -> None:
    """AH.as-a-group: 2 for each investigator, wherever they stand."""
    t = given(
        you=seat("roland", clues=3),
        ally=seat("daisy", clues=1, at="graveyard"),
        locations="rivertown graveyard northside",
        scenario="the-midnight-masks",
        act="uncovering-the-conspiracy",
        agenda="predator-or-prey",
        extra="victoria-devereux",
    )
    t.you.activates("uncovering-the-conspiracy")
    t.then("you", clues=0).then("ally", clues=0).then("northside", here="victoria-devereux").then("table", extra="")


def test_with_the_sixth_cultist_found_the_conspiracy_is_uncovered() -> None:
    """AH.objective-if: six unique Cultists in the victory display."""
    t = given(
        you=seat("roland", threat="ruth-turner+damage:3"),
        locations="rivertown",
        scenario="the-midnight-masks",
        act="uncovering-the-conspiracy",
        agenda="time-is-running-short",
        victory="wolf-man-drew herman-collins peter-warren victoria-devereux the-masked-hunter",
        chance=["0"],
    )
    t.you.fights("ruth-turner")
    t.then("table", over=True, resolution="R1")
    assert flags(t) == [f"cultists-interrogated/{id}" for id in CULTISTS]


@pytest.mark.parametrize("agenda", ("predator-or-prey", "time-is-running-short"))
def test_investigators_may_resign_by_the_agenda(agenda: str) -> None:
    """AH.resign-and-parley: wherever they stand; with nobody left there is no resolution."""
    t = given(
        you=seat("roland"),
        locations="rivertown",
        scenario="the-midnight-masks",
        act="uncovering-the-conspiracy",
        agenda=agenda,
    )
    t.you.activates(agenda)
    t.then("you", status="resigned").then("table", over=True, resolution="none")


# ------------------------------------------------------------------ The Devourer Below
def test_the_cultists_who_got_away_wait_at_the_main_path() -> None:
    """AH.campaign-carries-over: Investigating the Trail spawns those whom the log names."""
    t = given(
        you=seat("roland", clues=3, at="arkham-woods-cliffside"),
        locations="main-path arkham-woods-cliffside",
        scenario="the-devourer-below",
        act="investigating-the-trail",
        acts="into-the-darkness",
        aside="ritual-site",
        collection="ruth-turner peter-warren",
        log=["cultists-got-away/ruth-turner"],
    )
    t.you.advances()
    t.then("main-path", here="ruth-turner").then("table", act="into-the-darkness", collection="peter-warren")


def test_umordhoth_comes_before_the_last_agenda_is_turned_over_and_the_card_is_act_and_agenda() -> None:
    """AH.two-faced-cards: he stands at the ritual site, and no more doom is counted."""
    t = given(
        you=seat("roland"),
        locations=WOODS,
        scenario="the-devourer-below",
        act="investigating-the-trail",
        agenda="vengeance-awaits+doom:4",
        aside="ritual-site umordhoth",
        encounter="ancient-evils ancient-evils",
        step="1.2",
    )
    t.then("ritual-site", here="umordhoth").then("table", act="vengeance-awaits", agenda="vengeance-awaits", over=False)
    assert not story.enough_doom(t.s)


def test_clues_on_the_last_act_break_the_ritual() -> None:
    """AH.objective-if: with 2 for each investigator it is Resolution 1."""
    t = given(
        you=seat("roland", clues=1, at="ritual-site"),
        locations="main-path ritual-site",
        scenario="the-devourer-below",
        act="disrupting-the-ritual+clues:1",
        agenda="the-arkham-woods",
        chance=["0"],
        campaign=True,
    )
    t.you.activates("disrupting-the-ritual", "willpower")
    t.then("table", over=True, resolution="R1").then("you", trauma=[0, 2])


def test_the_woods_send_a_monster_with_doom_to_the_main_path() -> None:
    """AH.then: it spawns, and then 1 doom lies on it."""
    t = given(
        you=seat("roland", at="arkham-woods-cliffside"),
        locations="main-path arkham-woods-cliffside",
        scenario="the-devourer-below",
        act="investigating-the-trail",
        agenda="the-arkham-woods+doom:3",
        agendas="the-ritual-begins",
        encounter="ancient-evils",
        encounter_discard="ghoul-minion",
        chance=["ancient-evils", "ghoul-minion"],
        step="1.2",
    )
    t.then("ghoul-minion", at="main-path", doom=1).then("table", agenda="the-ritual-begins")


@pytest.mark.parametrize("seats, found", [(1, 1), (3, 2)])
def test_whoever_enters_the_ritual_site_meets_what_is_kept_there(seats: int, found: int) -> None:
    """AH.objective-if: one enemy, or two for three investigators or more."""
    others: dict[str, Any] = {name: seat(at="main-path") for name in ("ally", "third")[: seats - 1]}
    t = given(
        you=seat("roland", at="main-path"),
        locations="main-path ritual-site+unrevealed",
        scenario="the-devourer-below",
        act="into-the-darkness",
        acts="disrupting-the-ritual",
        agenda="the-arkham-woods",
        encounter="ghoul-minion ghoul-minion swarm-of-rats",
        **others,
    )
    t.you.moves("ritual-site")
    t.then("table", act="disrupting-the-ritual")
    assert len(t.s.encounter_deck) == 3 - found


def test_at_a_later_act_umordhoth_takes_the_place_of_the_enemies_at_the_ritual_site() -> None:
    """AH.two-faced-cards: they are discarded before he comes."""
    t = given(
        you=seat("roland", at="main-path"),
        locations="main-path ritual-site",
        scenario="the-devourer-below",
        act="into-the-darkness",
        agenda="vengeance-awaits+doom:4",
        aside="umordhoth",
        enemies="acolyte@ritual-site+exhausted",
        encounter="ancient-evils ancient-evils",
        step="1.2",
    )
    t.then("ritual-site", here="umordhoth").then("acolyte", zone="encounter-discard")


def test_umordhoth_defeated_is_resolution_2() -> None:
    """AH.objective-if: by the card that is act and agenda in one."""
    t = given(
        you=seat("roland", at="ritual-site"),
        locations="main-path ritual-site",
        scenario="the-devourer-below",
        act="vengeance-awaits",
        agenda=None,
        enemies="umordhoth@ritual-site+damage:9",
        chance=["+1"],
        campaign=True,
    )
    t.s.agenda = t.s.act
    t.you.fights("umordhoth")
    t.then("table", over=True, resolution="R2").then("you", trauma=[2, 2])


# ------------------------------------------------------------------ every resolution
WANTED: dict[
    tuple[str, str], tuple[list[str], list[int], list[int]]
] = {  # flags, trauma of the lead, experience of both
    ("the-gathering", "none"): (["house-standing", "ghoul-priest-alive"], [0, 0], [2, 2]),
    ("the-gathering", "R1"): (["house-burned"], [0, 1], [2, 2]),
    ("the-gathering", "R2"): (["house-standing"], [0, 0], [3, 2]),
    ("the-gathering", "R3"): (["lita-finds-others", "house-standing", "ghoul-priest-alive"], [0, 0], [0, 0]),
    ("the-midnight-masks", "none"): ([f"cultists-got-away/{id}" for id in CULTISTS], [0, 0], [0, 0]),
    ("the-midnight-masks", "R1"): ([f"cultists-got-away/{id}" for id in CULTISTS], [0, 0], [0, 0]),
    ("the-midnight-masks", "R2"): (
        [*[f"cultists-got-away/{id}" for id in CULTISTS], "past-midnight"],
        [0, 0],
        [0, 0],
    ),
    ("the-devourer-below", "none"): (["arkham-succumbed"], [0, 0], [0, 0]),
    ("the-devourer-below", "R1"): (["ritual-broken"], [0, 2], [5, 5]),
    ("the-devourer-below", "R2"): (["umordhoth-repelled"], [2, 2], [10, 10]),
    ("the-devourer-below", "R3"): (["lita-sacrificed"], [2, 2], [0, 0]),
}


@pytest.mark.parametrize(
    "id, name", [(id, name) for id in scenarios.IDS for name in scenarios.scenario(id).resolutions]
)
def test_every_resolution_leaves_behind_what_it_says(id: str, name: str) -> None:
    """AH.resolution, AH.campaign-carries-over, AH.experience-1-earned."""
    first = scenarios.scenario(id)
    place = {"the-gathering": "hallway", "the-midnight-masks": "rivertown", "the-devourer-below": "main-path"}[id]
    t = given(
        you=seat("roland"),
        ally=seat("daisy"),
        locations=place,
        scenario=id,
        act=first.acts[-1],
        agenda=first.agendas[0],
        collection="amnesia paranoia stubborn-detective",
        campaign=True,
    )
    resolved(t, name)
    if not t.s.over:
        t.answers("yes")
        assert ("gains-card", 0, "lita-chantler") in t.s.changes
    found = story.result(t.s)
    lead, other = found["investigators"]
    assert (flags(t), lead["trauma"], [lead["experience"], other["experience"]]) == WANTED[id, name]
    if (id, name) == ("the-devourer-below", "R3"):
        gained = [how for what, _, how in t.s.changes if what == "gains-card"]
        assert sorted(gained) == ["amnesia", "paranoia"] and ("loses-card", -1, "lita-chantler") in t.s.changes


def test_whoever_has_resigned_outlives_resolution_3_of_the_gathering() -> None:
    """AH.killed-by-effect."""
    t = given(you=seat("roland", at="parlor"), ally=seat("daisy", at="parlor"), locations="parlor", act="the-barrier")
    t.you.activates("parlor")
    resolved(t, "R3")
    t.then("you", status="resigned").then("ally", status="killed")


def changes(t: Ruling, what: str) -> list[tuple[int, str]]:
    """What a game changes in the campaign, of one kind: for which seat, and how."""
    return [(p, how) for kind, p, how in t.s.changes if kind == what]


@pytest.mark.parametrize("name", ["none", "R1"])
@pytest.mark.parametrize("answer, gained", [("yes", [(0, "lita-chantler")]), ("no", [])])
def test_the_lead_may_take_lita_along_or_leave_her(name: str, answer: str, gained: list[tuple[int, str]]) -> None:
    """AH.deck-story-assets: nobody else is asked."""
    t = given(you=seat("roland"), ally=seat("daisy"), locations="hallway", act="what-have-you-done", campaign=True)
    resolved(t, name).asks("may", "you", "AH.deck-story-assets").answers(answer)
    assert changes(t, "gains-card") == gained


def test_the_trauma_and_the_bonus_of_the_gathering_are_the_leads_alone() -> None:
    """AH.campaign-carries-over: also where the lead is not the first to sit at the table."""
    fields: dict[str, Any] = {"locations": "hallway", "act": "what-have-you-done", "lead": "ally", "campaign": True}
    burned = resolved(given(you=seat("roland"), ally=seat("daisy"), **fields), "R1", "no")
    burned.then("you", trauma=[0, 0]).then("ally", trauma=[0, 1])
    standing = resolved(given(you=seat("roland"), ally=seat("daisy"), **fields), "R2")
    assert sorted(changes(standing, "experience")) == [(0, "2"), (1, "1"), (1, "2")]


def test_lita_is_offered_to_others_only_where_the_lead_is_dead() -> None:
    """AH.deck-story-assets: a lead who has resigned lives, and she has gone to find others."""
    fields: dict[str, Any] = {"locations": "parlor", "act": "the-barrier", "campaign": True}
    dead = resolved(given(you=seat("roland"), ally=seat("daisy"), **fields), "R3")
    assert changes(dead, "offers-card") == [(-1, "lita-chantler")]
    t = given(you=seat("roland"), ally=seat("daisy"), active="ally", **fields)
    t.ally.activates("parlor")
    assert changes(resolved(t, "R3"), "offers-card") == [(-1, "lita-chantler")]
    t = given(you=seat("roland"), **fields)
    t.s.player(0).status = RESIGNED
    assert changes(resolved(t, "R3"), "offers-card") == []


@pytest.mark.parametrize("name, how", [("none", "lost"), ("R1", "won"), ("R2", "won"), ("R3", "survived")])
def test_the_last_scenario_says_how_the_campaign_ends(name: str, how: str) -> None:
    """AH.campaign."""
    t = given(you=seat("roland"), locations="main-path", scenario="the-devourer-below", campaign=True)
    assert changes(resolved(t, name), "result") == [(-1, how)]


def test_without_a_resolution_nobody_outlives_the_last_scenario() -> None:
    """AH.killed-by-effect: neither whoever has resigned, nor whoever was defeated before."""
    t = given(
        you=seat("roland"),
        ally=seat("daisy", damage=4, threat="ghoul-minion"),
        active="ally",
        locations="main-path",
        scenario="the-devourer-below",
        campaign=True,
    )
    t.ally.takes_a_resource()
    t.you.activates("main-path").then("table", resolution="none")
    t.then("you", status="killed").then("ally", status="killed", trauma=[1, 0])


@pytest.mark.parametrize("left, drawn", [("amnesia paranoia", 2), ("amnesia haunted", 1), ("haunted", 0)])
def test_whoever_sacrificed_lita_goes_mad_as_far_as_the_collection_reaches(left: str, drawn: int) -> None:
    """AH.collection: each draws a basic madness by chance, and none is drawn twice."""
    t = given(
        you=seat("roland"),
        ally=seat("daisy"),
        locations="main-path",
        scenario="the-devourer-below",
        collection=left,
        campaign=True,
    )
    gained = changes(resolved(t, "R3"), "gains-card")
    assert (
        len(gained) == drawn
        and len({how for _, how in gained}) == drawn
        and "haunted" not in [how for _, how in gained]
    )


@pytest.mark.parametrize(
    "id, name, trauma",
    [
        ("the-gathering", "R1", [0, 1]),
        ("the-devourer-below", "R1", [0, 2]),
        ("the-devourer-below", "R2", [2, 2]),
    ],
)
def test_the_trauma_of_a_resolution_is_suffered_on_its_own_as_well(id: str, name: str, trauma: list[int]) -> None:
    """AH.standalone-trauma: and yet nobody is out of a campaign that there is not."""
    t = given(you=seat("roland", trauma=(0, 4)), locations="hallway", scenario=id)
    resolved(t, name)
    if not t.s.over:
        t.answers("no")
    t.then("you", trauma=[trauma[0], 4 + trauma[1]], status="in-play")


@pytest.mark.parametrize(
    "id, wins",
    [
        ("the-gathering", ["R1", "R2"]),
        ("the-midnight-masks", ["R1"]),
        ("the-devourer-below", ["R1", "R2"]),
    ],
)
def test_a_scenario_is_won_by_an_act_only(id: str, wins: list[str]) -> None:
    """AH.standalone-won: Midnight Masks by all six cultists, and not by a sacrifice before the Devourer."""
    for name in scenarios.scenario(id).resolutions:
        t = resolved(
            given(you=seat("roland"), locations="hallway", scenario=id, victory="ruth-turner peter-warren"), name
        )
        if not t.s.over:
            t.answers("no")
        assert story.result(t.s)["won"] is (name in wins), name


@pytest.mark.parametrize("name", ["none", "R1", "R2"])
def test_the_masks_record_who_was_found_and_count_what_the_victory_display_is_worth(name: str) -> None:
    """AH.experience-1-earned: two cultists, the Masked Hunter, and an empty graveyard."""
    t = given(
        you=seat("roland"),
        ally=seat("daisy"),
        locations="rivertown graveyard+clues:0 northside+clues:1",
        campaign=True,
        scenario="the-midnight-masks",
        victory="ruth-turner the-masked-hunter peter-warren",
        extra="herman-collins",
        enemies="wolf-man-drew@northside",
    )
    resolved(t, name)
    assert changes(t, "experience") == [(0, "5"), (1, "5")]
    found = [x for x in flags(t) if x.startswith("cultists-interrogated")]
    assert found == [f"cultists-interrogated/{x}" for x in ("peter-warren", "ruth-turner", "the-masked-hunter")]
    assert ("past-midnight" in flags(t)) is (name == "R2")


# ------------------------------------------------------------------ the story
def test_every_side_b_every_introduction_and_every_resolution_has_its_passage_in_both_languages() -> None:
    """AH.setup-introduction: and there is no passage that nothing reads aloud."""
    wanted = {f"night-of-the-zealot-{x}" for x in ("prologue", "won", "lost", "survived")}
    for id in scenarios.IDS:
        one = scenarios.scenario(id)
        wanted |= {f"{card}-b" for card in (*one.acts, *one.agendas)}
        wanted |= {f"{id}-{name}" for name in one.resolutions}
        wanted |= {passage for passage, _, _ in one.introduction}
    assert set(passages()) == wanted
    assert all(
        [len(text.text("fr")) > 100 < len(text.text("en")) and text.text("fr") != text for text in passages().values()]
    )
