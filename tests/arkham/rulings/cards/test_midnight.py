"""The Midnight Masks: its agendas and its act, the Masked Hunter, the cultists behind the masks, and two treacheries."""

from __future__ import annotations

from typing import Any

import pytest

from tableforge.arkham.doors.testing import Ruling, given, seat

TOWN = "rivertown easttown graveyard miskatonic-university northside st-marys-hospital downtown-arkham-asylum"
MASKS: dict[str, Any] = {"scenario": "the-midnight-masks"}
QUIET = (
    "flesh-eater icy-ghoul"  # find neither attic nor cellar to spawn in, where a round goes on and somebody must draw
)


# ------------------------------------------------------------------ agendas
@pytest.mark.parametrize("agenda", ["predator-or-prey", "time-is-running-short"])
def test_one_may_go_home_at_any_time_and_from_anywhere(agenda: str) -> None:
    """AH.resign-and-parley: the action is the agenda's, and provokes nobody."""
    t = given(
        you=seat("roland", at="northside", threat="ghoul-minion"),
        ally=seat("daisy", at="graveyard"),
        locations=TOWN,
        agenda=agenda,
        campaign=True,
        **MASKS,
    )
    t.you.activates(agenda).then("you", status="resigned", damage=0, trauma=[0, 0]).then("table", over=False)


def test_when_the_last_has_gone_home_the_scenario_ends_without_a_resolution() -> None:
    """AH.elimination-last-player: what was found is recorded, and it is not past midnight."""
    t = given(you=seat("roland"), locations=TOWN, campaign=True, victory="ruth-turner", **MASKS)
    t.you.activates("predator-or-prey").then("table", over=True, resolution="none")
    told = [how for what, _, how in t.s.changes if what == "record"]
    assert "cultists-interrogated/ruth-turner" in told and "past-midnight" not in told


def test_the_masked_hunter_comes_out_of_the_first_agenda_engaged_with_the_most_clues() -> None:
    """AH.spawn-engaged-with-prey: the lead decides between equals, wherever they are."""
    t = given(
        you=seat("roland", clues=1),
        ally=seat("daisy", clues=1, at="northside"),
        third=seat("skids"),
        locations=TOWN,
        agenda="predator-or-prey+doom:5",
        agendas="time-is-running-short",
        aside="the-masked-hunter",
        encounter=QUIET,
        step="1.2",
        **MASKS,
    )
    t.asks("spawn-prey", "you", "AH.spawn-engaged-with-prey", "seat:0 seat:1").answers("seat:1")
    t.then("the-masked-hunter", seat="ally", at="northside")


@pytest.mark.parametrize("agenda, doom", [("predator-or-prey", 6), ("time-is-running-short", 8)])
def test_an_agenda_of_the_masks_advances_with_so_much_doom(agenda: str, doom: int) -> None:
    """AH.mythos-doom-threshold."""
    fields: dict[str, Any] = {
        "locations": TOWN,
        "encounter": QUIET,
        "aside": "the-masked-hunter",
        "step": "1.2",
        **MASKS,
    }
    t = given(you=seat("roland"), agenda=f"{agenda}+doom:{doom - 2}", agendas="time-is-running-short", **fields)
    t.then("table", agenda=agenda, over=False)
    t = given(you=seat("roland"), agenda=f"{agenda}+doom:{doom - 1}", agendas="time-is-running-short", **fields)
    assert "advance" in t.happened()


# ------------------------------------------------------------------ the act
def test_the_act_lets_the_group_pay_two_clues_each_for_the_top_cultist() -> None:
    """AH.as-a-group: whoever acts draws it, and it spawns where it says."""
    ally = seat("daisy", clues=3, at="northside")
    t = given(you=seat("roland", clues=1), ally=ally, locations=TOWN, extra="herman-collins ruth-turner", **MASKS)
    t.you.activates("uncovering-the-conspiracy").then("you", clues=0, actions=2).then("ally", clues=0)
    t.then("herman-collins", at="graveyard").then("table", extra="ruth-turner")


def test_the_act_is_silent_with_too_few_clues() -> None:
    """AH.initiation-costs-payable."""
    t = given(you=seat("roland", clues=3), ally=seat("daisy"), locations=TOWN, extra="herman-collins", **MASKS)
    t.may_not("activate:uncovering-the-conspiracy", "AH.initiation-costs-payable")


def test_the_act_is_silent_once_the_cultist_deck_is_empty() -> None:
    """AH.triggered-potential: there is nothing to draw."""
    t = given(you=seat("roland", clues=9), locations=TOWN, **MASKS)
    t.may_not("activate:uncovering-the-conspiracy", "AH.triggered-potential")


def test_the_clues_of_whoever_is_engaged_with_the_masked_hunter_do_not_count_for_the_act() -> None:
    """AH.cannot."""
    ally = seat("daisy", clues=9, threat="the-masked-hunter")
    t = given(you=seat("roland", clues=2), ally=ally, locations=TOWN, extra="ruth-turner", **MASKS)
    t.may_not("activate:uncovering-the-conspiracy")


def test_the_sixth_cultist_in_the_victory_display_ends_the_night() -> None:
    """AH.objective-if: an evasion is enough for Ruth Turner, and it is Resolution 1."""
    five = "wolf-man-drew herman-collins peter-warren victoria-devereux the-masked-hunter"
    t = given(
        you=seat("skids", threat="ruth-turner"), locations=TOWN, victory=five, chance=["+1"], campaign=True, **MASKS
    )
    t.you.evades("ruth-turner").then("table", over=True, resolution="R1")
    told = [how for what, _, how in t.s.changes if what == "record"]
    assert len(told) == 6 and all([how.startswith("cultists-interrogated") for how in told])


def test_a_ghoul_priest_or_an_acolyte_is_no_sixth_cultist() -> None:
    """AH.objective-if: unique, and a cultist."""
    four = "wolf-man-drew herman-collins peter-warren victoria-devereux ghoul-priest flesh-eater"
    t = given(you=seat("skids", threat="ruth-turner"), locations=TOWN, victory=four, chance=["+1"], **MASKS)
    t.you.evades("ruth-turner").then("table", over=False).then("ruth-turner", zone="victory")


# ------------------------------------------------------------------ the Masked Hunter
@pytest.mark.parametrize("seats, health", [(1, 6), (2, 8), (3, 10)])
def test_the_masked_hunter_has_two_health_more_for_each_investigator(seats: int, health: int) -> None:
    """AH.per-investigator-in-text."""
    more = {"ally": seat("daisy"), "third": seat("skids")}
    others: dict[str, Any] = {name: more[name] for name in list(more)[: seats - 1]}
    given(you=seat("roland", threat="the-masked-hunter"), **others, **MASKS).then("the-masked-hunter", health=health)


def test_whoever_is_engaged_with_the_masked_hunter_discovers_no_clues() -> None:
    """AH.cannot: the investigation succeeds all the same; the ally beside is free to discover."""
    fields: dict[str, Any] = {"locations": "rivertown+clues:2", "chance": ["0"], **MASKS}
    t = given(you=seat("roland", threat="the-masked-hunter+exhausted"), **fields)
    t.you.investigates().then("you", clues=0).then("rivertown", clues=2)
    t = given(you=seat("roland", threat="the-masked-hunter+exhausted"), ally=seat("daisy"), active="ally", **fields)
    t.ally.investigates().then("ally", clues=1)


def test_no_other_way_of_discovering_clues_helps_against_the_masked_hunter() -> None:
    """AH.cannot: Roland, who has just defeated a swarm of rats, is not asked whether he wants a clue."""
    t = given(
        you=seat("roland", threat="the-masked-hunter swarm-of-rats", hand="working-a-hunch", resources=2),
        chance=["0"],
        locations="rivertown+clues:2",
        **MASKS,
    )
    t.may_not("play:working-a-hunch")
    t.you.fights("swarm-of-rats").asks("act").then("you", clues=0)


def test_whoever_is_engaged_with_the_masked_hunter_spends_no_clues() -> None:
    """AH.cannot: not for Peter Warren either."""
    t = given(you=seat("roland", clues=2, threat="the-masked-hunter peter-warren"), locations="rivertown", **MASKS)
    t.may_not("activate:peter-warren", "AH.initiation-costs-payable")


def test_the_masked_hunter_hunts_the_most_clues_among_the_nearest() -> None:
    """AH.prey, AH.hunter."""
    t = given(
        you=seat("roland", at="graveyard", deck=2),
        ally=seat("daisy", at="easttown", clues=1, deck=2),
        locations=TOWN,
        enemies="the-masked-hunter@rivertown",
        step="3.2",
        **MASKS,
    )
    t.then("the-masked-hunter", seat="ally").then("ally", damage=2, horror=1)


# ------------------------------------------------------------------ the cultists
@pytest.mark.parametrize(
    "card, place",
    [
        ("wolf-man-drew", "downtown-arkham-asylum"),
        ("herman-collins", "graveyard"),
        ("peter-warren", "miskatonic-university"),
        ("victoria-devereux", "northside"),
        ("ruth-turner", "st-marys-hospital"),
    ],
)
def test_each_cultist_spawns_at_a_place_of_their_own(card: str, place: str) -> None:
    """AH.spawn-instruction: whichever Downtown is in play."""
    t = given(you=seat("roland", clues=2), locations=TOWN, extra=card, **MASKS)
    t.you.activates("uncovering-the-conspiracy").then(card, at=place)
    if card == "wolf-man-drew":
        t = given(you=seat("roland", clues=2), locations="rivertown downtown-first-bank-of-arkham", extra=card, **MASKS)
        t.you.activates("uncovering-the-conspiracy").then(card, at="downtown-first-bank-of-arkham")


@pytest.mark.parametrize("before, after", [(2, 1), (0, 0)])
def test_wolf_man_drew_licks_his_wounds_when_he_attacks(before: int, after: int) -> None:
    """AH.attack-sequence: also in an attack of opportunity."""
    t = given(you=seat("roland", threat=f"wolf-man-drew+damage:{before}"), **MASKS)
    t.you.takes_a_resource().then("wolf-man-drew", damage=after).then("you", damage=2)


@pytest.mark.parametrize("rules, left", [("faq", 2), ("2016", 1)])
def test_by_the_faq_wolf_man_drew_heals_nothing_by_an_attack_that_was_dodged(rules: str, left: int) -> None:
    """AH.canceled-attack, AH.canceled-attack-2016, AH.canceled-attack-exhausts: by the book the Forced ability comes first."""
    t = given(
        you=seat("roland", threat="wolf-man-drew+damage:2", hand="dodge", resources=1, deck=2),
        step="3.3",
        rules=rules,
        **MASKS,
    )
    t.asks("react", "you").then("wolf-man-drew", damage=left).answers("play:dodge")
    t.then("you", damage=0).then("wolf-man-drew", damage=left)
    assert "exhaust" in [e.kind for e in t.g.events]


def test_herman_collins_tells_all_for_four_cards() -> None:
    """AH.resign-and-parley: the cards are the cost; no enemy attacks meanwhile."""
    t = given(you=seat("roland", hand=5, threat="herman-collins"), campaign=True, **MASKS)
    t.you.activates("herman-collins", 0, 0, 0, 0)
    t.then("herman-collins", zone="victory").then("you", hand=1, discard=4, damage=0)


def test_a_weakness_in_hand_does_not_pay_herman_collins() -> None:
    """AH.weakness-never-pays."""
    t = given(you=seat("agnes", hand="dark-memory guts knife machete", threat="herman-collins"), **MASKS)
    t.may_not("activate:herman-collins", "AH.initiation-costs-payable")


def test_peter_warren_talks_for_two_clues() -> None:
    """AH.spend-clues: one's own; what lies at the location does not pay."""
    t = given(you=seat("roland", clues=3, threat="peter-warren"), **MASKS)
    t.you.activates("peter-warren").then("peter-warren", zone="victory").then("you", clues=1, damage=0)
    given(you=seat("roland", clues=1, threat="peter-warren"), locations="rivertown+clues:5", **MASKS).may_not(
        "activate:peter-warren", "AH.initiation-costs-payable"
    )


def test_victoria_devereux_talks_for_five_resources() -> None:
    """AH.initiation-pay-costs: anybody at her location may ask, engaged or not."""
    t = given(you=seat("roland", resources=6), enemies="victoria-devereux+exhausted", locations="northside", **MASKS)
    t.you.activates("victoria-devereux").then("victoria-devereux", zone="victory").then("you", resources=1)
    given(you=seat("roland", resources=4, threat="victoria-devereux"), **MASKS).may_not(
        "activate:victoria-devereux", "AH.initiation-costs-payable"
    )


def test_ruth_turner_gives_up_after_she_is_evaded() -> None:
    """AH.forced-abilities: by a test, or without one."""
    t = given(you=seat("skids", threat="ruth-turner"), chance=["+1"], **MASKS)
    t.you.evades("ruth-turner").then("ruth-turner", zone="victory")
    t = given(you=seat("wendy", hand="cunning-distraction", resources=5, threat="ruth-turner"), **MASKS)
    t.you.plays("cunning-distraction").then("ruth-turner", zone="victory")


def test_ruth_turner_stays_where_the_evasion_fails() -> None:
    """AH.evade-result."""
    t = given(you=seat("skids", threat="ruth-turner"), chance=["0"], **MASKS)
    t.you.evades("ruth-turner").then("ruth-turner", zone="threat", exhausted=False)


@pytest.mark.parametrize(
    "card", ["wolf-man-drew", "herman-collins", "peter-warren", "victoria-devereux", "ruth-turner"]
)
def test_a_cultist_who_is_defeated_is_in_the_victory_display_as_well(card: str) -> None:
    """AH.victory-enemy."""
    health = {"peter-warren": 3, "victoria-devereux": 3}.get(card, 4)
    t = given(you=seat("roland", threat=f"{card}+damage:{health - 1}"), chance=["0"], **MASKS)
    t.you.fights(card).then(card, zone="victory").then("table", over=False)


# ------------------------------------------------------------------ treacheries
def drawn(card: str, *tokens: str, **fields: Any) -> Ruling:
    """Roland, who may have this and that, draws a card in Rivertown."""
    you = seat("roland", **fields)
    return given(you=you, encounter=f"{card} {QUIET}", step="1.4", chance=list(tokens), locations="rivertown", **MASKS)


def test_a_hunting_shadow_takes_a_clue_or_deals_two_damage() -> None:
    """AH.must-choose: the drawer decides."""
    t = drawn("hunting-shadow", clues=2).asks("choose-one", "you", "AH.must-choose")
    t.answers("first").then("you", clues=1, damage=0).then("rivertown", clues=0)
    drawn("hunting-shadow", clues=2).answers("second").then("you", clues=2, damage=2)


def test_a_hunting_shadow_leaves_no_choice_to_whoever_has_no_clue_or_cannot_spend_one() -> None:
    """AH.must-choose, AH.peril."""
    drawn("hunting-shadow").then("you", damage=2).because("AH.encounter-draw-2-peril")
    drawn("hunting-shadow", clues=2, threat="the-masked-hunter").then("you", damage=2, clues=2)


def test_a_false_lead_without_a_clue_is_followed_by_another_card() -> None:
    """AH.surge-gained: and has no surge the next time it is drawn."""
    t = drawn("false-lead").because("AH.encounter-draw-5-surge")
    t.then("table", encounter_discard="flesh-eater false-lead", encounter="icy-ghoul").then("you", clues=0)


@pytest.mark.parametrize("token, left", [("+1", 3), ("0", 2), ("-1", 1), ("auto-fail", 0)])
def test_a_false_lead_loses_a_clue_for_each_point_that_intellect_falls_short_of_four(token: str, left: int) -> None:
    """AH.per-point-of-failure: no more than there are, and they lie at the location then."""
    t = drawn("false-lead", token, clues=3).then("you", clues=left).then("rivertown", clues=3 - left)
    assert "surge" not in t.happened()
