"""Acts and agendas advance, and a resolution ends the game (items 391 to 404 of the checklist)."""

from __future__ import annotations

from tableforge.arkham import story
from tableforge.arkham.doors.testing import Ruling, given, seat
from tableforge.kernel.core import advance

HOUSE = "hallway attic cellar parlor"


def resolved(t: Ruling, id: str) -> Ruling:
    """The game as a card's resolution leaves it, up to the next question."""
    t.s.pending = None
    story.resolve(t.s, id)
    advance(t.s)
    return t


# ------------------------------------------------------------------ clues
def test_the_investigators_spend_the_clues_of_the_act_together_and_it_advances() -> None:
    """AH.advance-act-with-clues, AH.clues-per-investigator: Trapped needs 2 clues for each of two investigators."""
    t = given(
        you=seat("roland", clues=3), ally=seat("daisy", clues=2), locations="study", aside=HOUSE, acts="the-barrier"
    )
    t.you.advances("2")
    t.then("you", clues=1).then("ally", clues=0).then("table", act="the-barrier", removed="study trapped")
    t.because("AH.spend-clues", "AH.advancing-1-tokens", "AH.advancing-2-side-b", "AH.advancing-3-next-card")


def test_nobody_is_offered_to_give_so_few_clues_that_the_others_could_not_make_up_for_it() -> None:
    """AH.as-a-group: four are needed and the ally has one, so that you give three at least."""
    t = given(
        you=seat("roland", clues=4), ally=seat("daisy", clues=1), locations="study", aside=HOUSE, acts="the-barrier"
    )
    t.you.advances()
    t.asks(kind="contribute", seat="you", options="3 4")


def test_an_act_does_not_advance_with_fewer_clues_than_it_needs() -> None:
    """AH.advance-act-with-clues."""
    t = given(you=seat("roland", clues=1), locations="study")
    t.may_not("advance:trapped")


def test_an_act_with_an_objective_does_not_advance_by_clues_in_a_turn() -> None:
    """AH.act-and-agenda: The Barrier says itself when clues may be spent."""
    t = given(you=seat("roland", clues=9), act="the-barrier", locations=HOUSE)
    t.may_not("advance:the-barrier")


def test_whoever_cannot_spend_clues_contributes_none() -> None:
    """AH.cannot: an investigator engaged with the Masked Hunter keeps the clues."""
    t = given(
        you=seat("roland", clues=3, threat="the-masked-hunter"),
        ally=seat("daisy", clues=3),
        locations="study",
        acts="the-barrier",
    )
    t.may_not("advance:trapped")


# ------------------------------------------------------------------ doom
def test_doom_on_any_card_in_play_counts_and_all_of_it_leaves_when_the_agenda_advances() -> None:
    """AH.doom-in-play, AH.advancing-1-tokens: 1 on the agenda, 1 on an enemy and the one of step 1.2 make three."""
    t = given(
        you=seat("roland", hand="machete"),
        locations="study",
        enemies="acolyte+doom:1+exhausted",
        agenda="whats-going-on+doom:1",
        agendas="rise-of-the-ghouls",
        step="1.2",
    )
    t.because("AH.mythos-doom", "AH.advancing-1-tokens")
    t.then("acolyte", doom=0).then("table", doom_in_play=0)
    t.asks(kind="choose-one", seat="you")


def test_an_agenda_waits_for_step_1_3_where_nothing_says_that_doom_can_advance_it() -> None:
    """AH.agenda-advances-only-then, AH.doom-may-advance-now."""
    t = given(you=seat("roland"), locations="study", agenda="whats-going-on+doom:2")
    story.add_doom(t.s, 1, t.s.agenda, False)
    assert not story.advancing(t.s, t.s.agenda)
    story.add_doom(t.s, 1, t.s.agenda, True)
    assert story.advancing(t.s, t.s.agenda)


def test_side_b_goes_on_with_the_new_lead_when_the_lead_is_eliminated_on_the_way() -> None:
    """AH.elimination-new-lead: the test of The Ritual Begins fells Roland, and Daisy is tested all the same."""
    t = given(
        you=seat("roland", damage=8),
        ally=seat("daisy"),
        locations="main-path",
        scenario="the-devourer-below",
        enemies="screeching-byakhee+exhausted",
        act="investigating-the-trail",
        agenda="the-ritual-begins+doom:4",
        agendas="vengeance-awaits",
        step="1.2",
        collection="psychosis",
        chance=["tablet", "auto-fail"],
    )
    t.then("you", status="defeated").then("ally", threat="psychosis").then(
        "table", agenda="vengeance-awaits", lead="ally"
    )


# ------------------------------------------------------------------ resolutions
def test_a_resolution_stops_everything_under_way() -> None:
    """AH.resolution: nothing is left to be answered but what the resolution asks."""
    t = given(you=seat("roland"), locations=HOUSE, act="what-have-you-done")
    resolved(t, "R2")
    t.then("table", over=True, resolution="R2")
    assert t.s.events[-1].kind == "game-over" and not t.s.stack[1:]


def test_revealed_locations_without_clues_go_to_the_victory_display_when_the_game_ends() -> None:
    """AH.victory-location: the attic is empty, the cellar is not, and the hallway is worth nothing."""
    t = given(you=seat("roland"), locations="hallway attic+clues:0 cellar+clues:1", act="what-have-you-done")
    resolved(t, "R2")
    t.then("table", victory="attic")


def test_everybody_earns_what_the_victory_display_is_worth_and_the_bonus_of_the_resolution() -> None:
    """AH.experience-1-earned: the Ghoul Priest is worth 2, the resolution 2, and the lead has 1 more by Resolution 2."""
    t = given(
        you=seat("roland"),
        ally=seat("daisy"),
        locations="hallway",
        act="what-have-you-done",
        victory="ghoul-priest",
        campaign=True,
    )
    resolved(t, "R2")
    assert [x["experience"] for x in story.result(t.s)["investigators"]] == [5, 4]


def test_a_card_that_takes_experience_never_takes_more_than_was_earned() -> None:
    """AH.experience-never-negative: Hospital Debts with less than it asks for takes 2, and leaves nothing below 0."""
    t = given(
        you=seat("skids", threat="hospital-debts"), locations="rivertown", scenario="the-midnight-masks", campaign=True
    )
    resolved(t, "R2")
    assert story.result(t.s)["investigators"][0]["experience"] == 0


def test_what_happens_when_the_game_ends_comes_before_the_resolution() -> None:
    """AH.resolution: Cover Up with clues leaves a mental trauma, whatever the resolution says."""
    t = given(
        you=seat("roland", threat="cover-up+clues:1"), locations="hallway", act="what-have-you-done", campaign=True
    )
    resolved(t, "R2")
    t.then("you", trauma=[0, 1])


def test_cover_up_without_clues_leaves_nothing() -> None:
    """AH.resolution."""
    t = given(you=seat("roland", threat="cover-up"), locations="hallway", act="what-have-you-done", campaign=True)
    resolved(t, "R2")
    t.then("you", trauma=[0, 0])


def test_as_much_trauma_as_sanity_drives_an_investigator_insane() -> None:
    """AH.killed-or-insane: Roland has 5 sanity, bears 4 mental trauma, and the house burns."""
    t = given(you=seat("roland", trauma=(0, 4)), locations="hallway", act="what-have-you-done", campaign=True)
    resolved(t, "R1").answers("no")
    t.then("you", trauma=[0, 5], status="insane")


def test_a_game_that_ends_by_an_agenda_is_lost_and_one_by_an_act_is_won() -> None:
    """AH.won-or-lost."""
    for id, won in (("R1", True), ("R2", True), ("R3", False), ("none", False)):
        t = given(you=seat("roland"), locations="hallway", act="what-have-you-done")
        resolved(t, id)
        if not t.s.over:
            t.answers("yes")
        assert story.result(t.s)["won"] is won, id


def test_the_game_ends_for_the_weaknesses_of_whoever_is_eliminated_and_for_nobody_elses() -> None:
    """AH.elimination-weaknesses: Daisy resigns, and Roland's Cover Up still waits for its clues."""
    t = given(
        you=seat("daisy", at="parlor"),
        ally=seat("roland", at="parlor", threat="cover-up+clues:1"),
        locations="parlor",
        campaign=True,
    )
    t.you.activates("parlor")
    t.then("you", status="resigned", trauma=[0, 0]).then("ally", trauma=[0, 0], threat="cover-up")


def test_an_eliminated_investigators_weakness_has_its_last_word_once() -> None:
    """AH.elimination-weaknesses: Roland resigns with clues on Cover Up; the end of the game does not count them again."""
    t = given(
        you=seat("roland", at="parlor", threat="cover-up+clues:1"),
        locations="parlor",
        act="what-have-you-done",
        campaign=True,
    )
    t.you.activates("parlor").answers("no")
    t.then("table", over=True, resolution="none").then("you", trauma=[0, 1])


# ------------------------------------------------------------------ in a campaign, and on its own
def test_a_defeat_leaves_a_trauma_in_a_campaign_and_none_in_a_scenario_on_its_own() -> None:
    """AH.trauma-from-defeat, AH.standalone-trauma."""
    for campaign, trauma in ((True, [1, 0]), (False, [0, 0])):
        t = given(
            you=seat("roland", damage=8, threat="swarm-of-rats"),
            ally=seat("daisy"),
            locations="study",
            campaign=campaign,
        )
        t.you.draws()
        t.then("you", status="defeated", trauma=trauma)


def test_the_trauma_of_a_resolution_counts_in_a_scenario_on_its_own_but_drives_nobody_insane() -> None:
    """AH.standalone-trauma, AH.killed-in-standalone: Roland bears 5 mental trauma with 5 sanity, and that is all."""
    t = given(you=seat("roland", trauma=(0, 4)), locations="hallway", act="what-have-you-done", campaign=False)
    resolved(t, "R1").answers("no")
    t.then("you", trauma=[0, 5], status="in-play")


def test_a_scenario_on_its_own_is_won_by_an_act_alone() -> None:
    """AH.standalone-won: midnight is a defeat, however many were found by then."""
    t = given(
        you=seat("roland"),
        locations="rivertown",
        scenario="the-midnight-masks",
        act="uncovering-the-conspiracy",
        victory="ruth-turner peter-warren herman-collins victoria-devereux wolf-man-drew",
    )
    resolved(t, "R2")
    assert not story.result(t.s)["won"] and len(story.result(t.s)["victory"]) == 5


def test_an_enemy_worth_victory_points_goes_to_the_victory_display_at_once() -> None:
    """AH.victory-enemy, AH.victory-display: it is out of play there, and still worth its points at the end."""
    t = given(
        you=seat("roland", at="attic", threat="flesh-eater+damage:3"), locations="hallway attic+clues:1", chance=["0"]
    )
    t.you.fights("flesh-eater")
    t.then("table", victory="flesh-eater").then("flesh-eater", zone="victory", damage=0)
    assert story.victory_points(t.s) == 1
