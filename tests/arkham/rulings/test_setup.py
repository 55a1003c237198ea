"""Set-up by its thirteen steps (items 57 to 76 of the checklist), of each of the three scenarios."""

from __future__ import annotations

from typing import Any

import pytest

import tableforge
from tableforge.arkham import scenarios
from tableforge.arkham.doors.testing import given, seat
from tableforge.arkham.names import LOCATION
from tableforge.arkham.scenarios.the_midnight_masks import CULTISTS
from tableforge.arkham.state import Arkham
from tableforge.errors import BadSetup
from tableforge.table.sitting import Sitting

GROUP = ("starter:roland", "starter:daisy", "starter:skids", "starter:agnes")


def table(seats: int = 1, seed: int = 1, mulligans: bool = True, **more: Any) -> Sitting:
    """A new game, up to its first question, or past all mulligans."""
    g = tableforge.new("arkham", seed=seed, seats=seats, investigators=GROUP[:seats], **more)
    while not mulligans and g.decision is not None and g.decision.kind == "mulligan":
        g.answer("done")
    return g


def state(g: Sitting) -> Arkham:
    assert isinstance(g.state, Arkham)
    return g.state


def ids(s: Arkham, handles: tuple[int, ...]) -> list[str]:
    return [s.cards[i].d.id for i in handles]


def kinds(g: Sitting) -> list[str]:
    return [e.kind for e in g.events]


# ------------------------------------------------------------------ investigators, decks, hands
def test_everybody_begins_with_five_resources_and_five_cards() -> None:
    """AH.setup-resources, AH.setup-opening-hand."""
    s = state(table(4, mulligans=False))
    assert [(q.resources, len(q.hand)) for q in s.players] == [(5, 5)] * 4


@pytest.mark.parametrize("seed", range(12))
def test_no_opening_hand_holds_a_weakness_and_all_of_them_are_back_in_the_decks(seed: int) -> None:
    """AH.setup-weaknesses: set aside, replaced, and shuffled back at the end of the step."""
    s = state(table(4, seed=seed, mulligans=False))
    for p, q in enumerate(s.players):
        assert not [i for i in q.hand if s.cards[i].d.weakness]
        assert len([i for i in q.deck if s.cards[i].d.weakness]) == 2
        assert not [i for i in s.aside if s.cards[i].owner == p]


def test_a_mulligan_is_one_choice_of_any_cards_and_as_many_are_drawn() -> None:
    """AH.mulligan: two cards go back, two others come, and nobody is asked a second time."""
    g = table()
    before = state(g).players[0].hand
    assert g.decision is not None and g.decision.kind == "mulligan"
    first, second = [o.key for o in g.decision.options][:2]
    g.answer(first)
    g.answer(second)
    g.answer("done")
    after = state(g).players[0].hand
    assert len(after) == 5 and set(before[2:]) <= set(after) and not set(before[:2]) & set(after)
    assert set(before[:2]) <= set(state(g).players[0].deck)
    assert [d.kind for d in g.asked.values()] != ["mulligan"]


def test_mulligans_are_taken_in_player_order_from_the_lead_on() -> None:
    """AH.mulligan-order."""
    g = table(3, lead=1)
    asked = []
    while g.decision is not None and g.decision.kind == "mulligan":
        asked.append(g.decision.seat)
        g.answer("done")
    assert asked == [1, 2, 0]


def test_trauma_is_borne_as_damage_and_horror_from_the_start() -> None:
    """AH.setup-trauma, AH.trauma-at-start."""
    deck = tableforge.game("arkham").setup(investigators=("starter:roland",))["investigators"][0]
    s = state(tableforge.new("arkham", investigators=[{**deck, "trauma": [2, 1]}], campaign=True, log=[]))
    c = s.cards[s.players[0].card]
    assert (c.damage, c.horror) == (2, 1)


@pytest.mark.parametrize("difficulty, tokens", [("easy", 16), ("standard", 16), ("hard", 17), ("expert", 18)])
def test_the_difficulty_fixes_the_chaos_bag_and_the_side_of_the_reference_card(difficulty: str, tokens: int) -> None:
    """AH.difficulty-fixes-bag, AH.difficulty-reference-side."""
    s = state(table(difficulty=difficulty))
    assert len(s.bag) == tokens
    assert s.hard is (difficulty in ("hard", "expert"))


def test_basic_weaknesses_come_from_one_box_for_the_whole_group() -> None:
    """AH.basic-weakness-pool: ten cards, four of them drawn."""
    s = state(table(4))
    drawn = [c.d.id for c in s.cards if c.d.basic and c.owner >= 0]
    left = [c.d.id for c in s.cards if c.d.basic and c.owner < 0]
    assert (len(drawn), len(left)) == (4, 6)


def test_every_investigator_is_at_the_table_once() -> None:
    """AH.setup-investigators."""
    with pytest.raises(BadSetup):
        tableforge.new("arkham", seats=2, investigators=("starter:roland", "starter:roland"))
    g = table(2)
    assert [e.rule for e in g.events if e.kind == "investigator"] == ["AH.setup-investigators"] * 2


def test_the_decks_are_shuffled() -> None:
    """AH.setup-decks: with another seed the cards of the deck come in another order."""
    one, other = [state(table(seed=seed, mulligans=False)).players[0].deck for seed in (1, 2)]
    assert len(one) == len(other) and one != other


def test_the_bag_is_the_one_of_the_difficulty_or_the_one_the_campaign_hands_on() -> None:
    """AH.setup-chaos-bag."""
    standard = state(table()).bag
    assert len(standard) == 16
    assert len(state(table(bag=["+1", "-1", "skull"])).bag) == 3


@pytest.mark.parametrize("id", scenarios.IDS)
def test_agendas_and_acts_lie_in_the_order_of_their_numbers(id: str) -> None:
    """AH.setup-agenda-deck, AH.setup-act-deck: the first is current, the others follow."""
    s = state(table(scenario=id, mulligans=False))
    agendas, acts = (s.agenda, *s.agenda_deck), (s.act, *s.act_deck)
    for cards in (agendas, acts):
        stages = [s.cards[i].d.stage for i in cards]
        assert stages == sorted(stages) and stages[0] == 1


@pytest.mark.parametrize("difficulty, margin", [("easy", 1), ("hard", 3)])
def test_the_reference_card_lies_with_the_side_of_the_difficulty_up(difficulty: str, margin: int) -> None:
    """AH.setup-scenario-reference: its skull is -0 without Ghouls on the one side and -2 on the other."""
    t = given(you=seat("roland"), locations="cellar", difficulty=difficulty, chance=["skull"])
    t.you.investigates()
    assert [e.amount for e in t.events() if e.kind == "fails"] == [margin]


def test_set_up_has_no_player_window() -> None:
    """AH.setup-no-player-window: nothing but mulligans is asked before the round begins."""
    g = table(2, windows="alike")
    asked = []
    while "round" not in kinds(g) and g.decision is not None:
        asked.append(g.decision.kind)
        g.answer("done" if g.decision.kind == "mulligan" else 0)
    assert set(asked) == {"mulligan"}


# ------------------------------------------------------------------ the scenarios
@pytest.mark.parametrize("id", scenarios.IDS)
@pytest.mark.parametrize("seats", (1, 2, 3, 4))
def test_every_scenario_can_be_set_up_for_every_number_of_investigators(id: str, seats: int) -> None:
    """AH.setup-scenario: everybody stands at a revealed location, act and agenda lie open, and a round begins."""
    g = table(seats, scenario=id, mulligans=False)
    s = state(g)
    scenario = scenarios.scenario(id)
    assert (s.cards[s.agenda].d.id, s.cards[s.act].d.id) == (scenario.agendas[0], scenario.acts[0])
    assert all([s.cards[q.at].revealed for q in s.players])
    assert s.round == 1 and "reference" in kinds(g)


def test_the_gathering_begins_in_the_study_with_26_encounter_cards() -> None:
    """AH.setup-scenario, AH.clues-per-investigator: the Study has 2 clues for each investigator."""
    s = state(table(3, mulligans=False))
    assert ids(s, s.locations) == ["study"] and s.cards[s.locations[0]].clues == 6
    assert len(s.encounter_deck) == 26
    assert sorted(ids(s, s.aside)) == ["attic", "cellar", "ghoul-priest", "hallway", "lita-chantler", "parlor"]


def test_the_midnight_masks_begins_at_home_while_there_is_one() -> None:
    """AH.setup-starting-location: Your House, or Rivertown where it has burned down."""
    home = state(table(scenario="the-midnight-masks", log=["house-standing"], mulligans=False))
    assert ids(home, (home.players[0].at,)) == ["your-house"] and len(home.locations) == 9
    burned = state(table(scenario="the-midnight-masks", log=["house-burned"], mulligans=False))
    assert ids(burned, (burned.players[0].at,)) == ["rivertown"] and "your-house" not in ids(burned, burned.locations)
    assert len(burned.encounter_deck) == 21 and len(burned.extra_deck) == 5


@pytest.mark.parametrize("seats, there", [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_acolytes_wait_in_town_for_larger_groups_and_each_brings_its_doom(seats: int, there: int) -> None:
    """AH.setup-forced-and-surge: what is forced happens in set-up, too."""
    s = state(table(seats, scenario="the-midnight-masks", log=["house-standing"], mulligans=False))
    found = [c for i, c in enumerate(s.cards) if c.d.id == "acolyte" and s.is_enemy(i)]
    assert [c.doom for c in found] == [1] * there
    assert [s.cards[c.at].d.title for c in found] == ["Southside", "Downtown", "Graveyard"][:there]


@pytest.mark.parametrize("id", ("the-midnight-masks", "the-devourer-below"))
def test_the_ghoul_priest_comes_back_while_he_is_alive(id: str) -> None:
    """AH.campaign-carries-over."""
    alive = state(table(scenario=id, log=["house-standing", "ghoul-priest-alive"], mulligans=False))
    dead = state(table(scenario=id, log=["house-standing"], mulligans=False))
    assert "ghoul-priest" in ids(alive, alive.encounter_deck)
    assert "ghoul-priest" not in ids(dead, dead.encounter_deck)


@pytest.mark.parametrize("away, doom", [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_cultists_who_got_away_have_brought_doom(away: int, doom: int) -> None:
    """AH.setup-scenario: half as much doom on the first agenda, rounded up."""
    log = [f"cultists-got-away/{id}" for id in CULTISTS[:away]]
    s = state(table(scenario="the-devourer-below", log=log, mulligans=False))
    assert s.cards[s.agenda].doom == doom


def test_after_midnight_everybody_discards_two_cards_of_the_opening_hand_by_chance() -> None:
    """AH.setup-scenario."""
    s = state(table(2, scenario="the-devourer-below", log=["past-midnight"], mulligans=False))
    assert [(len(q.hand), len(q.discard)) for q in s.players] == [(3, 2), (3, 2)]


@pytest.mark.parametrize("seed", range(6))
def test_four_of_six_woods_and_one_of_four_sets_of_agents_take_part_unseen(seed: int) -> None:
    """AH.encounter-set: 25 cards and one set of four, and no view tells which woods lie there."""
    g = table(scenario="the-devourer-below", log=[], seed=seed, mulligans=False)
    s = state(g)
    woods = [i for i in s.locations if s.cards[i].d.title == "Arkham Woods"]
    assert len(woods) == 4 and len([c for c in s.cards if c.d.type == LOCATION and c.d.title == "Arkham Woods"]) == 6
    assert len(s.encounter_deck) == 29
    assert len({s.cards[i].d.set for i in s.encounter_deck if s.cards[i].d.set.startswith("agents")}) == 1
    told = str(g.game.shown.view(s, 0)) + " ".join([str(g.game.shown.event(e, 0)) for e in g.events])
    assert not [id for id in ids(s, tuple(woods)) if id in told]


def test_an_elder_thing_joins_the_bag_for_the_last_scenario() -> None:
    """AH.chaos-bag-carries-over."""
    s = state(table(scenario="the-devourer-below", log=[], mulligans=False))
    assert len(s.bag) == 17 and ("token", -1, "elder-thing") in s.changes


def test_chance_decides_which_downtown_and_which_southside_there_is() -> None:
    """AH.setup-scenario: one of each, and the other takes no part in the game; all four come up sooner or later."""
    seen: set[str] = set()
    for seed in range(12):
        s = state(table(scenario="the-midnight-masks", log=["house-standing"], seed=seed, mulligans=False))
        there, box = ids(s, s.locations), ids(s, s.collection)
        for title in ("downtown", "southside"):
            assert len([x for x in there if x.startswith(title)]) == len([x for x in box if x.startswith(title)]) == 1
        seen |= {x for x in there if x.startswith(("downtown", "southside"))}
    assert len(seen) == 4


def test_the_cultists_lie_in_a_deck_of_their_own_and_the_masked_hunter_behind_the_agenda() -> None:
    """AH.setup-scenario: five of them, shuffled; the sixth is set aside."""
    tables = [state(table(scenario="the-midnight-masks", seed=seed, mulligans=False)) for seed in range(2)]
    first, second = [ids(s, s.extra_deck) for s in tables]
    assert sorted(first) == sorted(second) == sorted(CULTISTS[:5]) and first != second
    assert all(["the-masked-hunter" in ids(s, s.aside) for s in tables])


def test_a_house_that_has_burned_down_is_back_in_the_box() -> None:
    """AH.setup-scenario: and no Ghoul Priest can be drawn to it."""
    s = state(table(scenario="the-midnight-masks", log=["house-burned"], mulligans=False))
    assert "your-house" in ids(s, s.collection) and len(s.locations) == 8


def test_every_set_of_agents_and_every_wood_comes_up_sooner_or_later() -> None:
    """AH.setup-scenario: the sets and woods that do not take part stay in the box."""
    agents: set[str] = set()
    woods: set[str] = set()
    for seed in range(24):
        s = state(table(scenario="the-devourer-below", log=[], seed=seed, mulligans=False))
        agents |= {s.cards[i].d.set for i in s.encounter_deck if s.cards[i].d.set.startswith("agents")}
        woods |= {x for x in ids(s, s.locations) if x.startswith("arkham-woods")}
        assert len([x for x in ids(s, s.collection) if x.startswith("arkham-woods")]) == 2
        assert len({s.cards[i].d.set for i in s.collection if s.cards[i].d.set.startswith("agents")}) == 3
    assert (len(agents), len(woods)) == (4, 6)


def test_the_devourer_begins_on_the_main_path_with_ritual_site_and_umordhoth_set_aside() -> None:
    """AH.setup-starting-location."""
    s = state(table(2, scenario="the-devourer-below", log=[], mulligans=False))
    assert [ids(s, (q.at,)) for q in s.players] == [["main-path"], ["main-path"]]
    assert sorted(ids(s, s.aside)) == ["ritual-site", "umordhoth"]


@pytest.mark.parametrize(
    "id, log, passage",
    [
        ("the-gathering", [], "the-gathering-introduction"),
        ("the-midnight-masks", [], "the-midnight-masks-lita"),
        ("the-midnight-masks", ["lita-finds-others"], "the-midnight-masks-stranger"),
        ("the-devourer-below", [], "the-devourer-below-introduction"),
    ],
)
def test_the_introduction_is_the_one_that_the_campaign_log_asks_for(id: str, log: list[str], passage: str) -> None:
    """AH.setup-introduction."""
    told = [e.note for e in table(scenario=id, log=log, mulligans=False).events if e.kind == "passage"]
    assert told[0] == passage and len(told) == (2 if id == "the-midnight-masks" else 1)


# ------------------------------------------------------------------ a scenario on its own
def test_a_scenario_on_its_own_takes_resolution_1_of_the_earlier_ones_for_granted() -> None:
    """AH.standalone-earlier-scenarios: the house has burned, the lead has Lita and a mental trauma, and nobody got away."""
    s = state(table(2, scenario="the-devourer-below", mulligans=False))
    assert "house-burned" in dict(s.log) and not [name for name, _ in s.log if name.startswith("cultists-got-away")]
    assert [q.trauma for q in s.players] == [(0, 1), (0, 0)]
    lita = [c for c in s.cards if c.d.id == "lita-chantler"]
    assert [c.owner for c in lita] == [0]


def test_the_players_may_decide_otherwise_for_a_scenario_on_its_own() -> None:
    """AH.standalone-story-decisions, AH.standalone-play."""
    s = state(table(scenario="the-devourer-below", earlier=["R2", "R2"], got_away=["ruth-turner"], mulligans=False))
    log = dict(s.log)
    assert {
        "house-standing",
        "past-midnight",
        "cultists-got-away/ruth-turner",
        "cultists-interrogated/peter-warren",
    } <= set(log)
    assert s.cards[s.agenda].doom == 1


@pytest.mark.parametrize(
    "name, log, trauma, lita",
    [
        ("R1", ["house-burned"], (0, 1), True),
        ("R2", ["house-standing"], (0, 0), False),
        ("R3", ["lita-finds-others", "house-standing", "ghoul-priest-alive"], (0, 0), True),
        ("none", ["house-standing", "ghoul-priest-alive"], (0, 0), True),
    ],
)
def test_any_resolution_of_the_gathering_may_come_before_the_masks_on_their_own(
    name: str, log: list[str], trauma: tuple[int, int], lita: bool
) -> None:
    """AH.standalone-earlier-scenarios: its records, its trauma, its story asset, and no experience."""
    s = state(table(scenario="the-midnight-masks", earlier=[name], mulligans=False))
    assert list(dict(s.log)) == log and s.players[0].trauma == trauma
    assert ("lita-chantler" in [c.d.id for c in s.cards if c.owner == 0]) is lita
    assert not [x for x in s.changes if x[0] == "experience"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"earlier": ["R1"]},
        {"scenario": "the-midnight-masks", "earlier": ["R9"]},
        {"scenario": "the-devourer-below", "got_away": ["ghoul-priest"]},
        {"got_away": ["ruth-turner"]},
        {"log": "house-burned"},
        {"bag": ["+7"]},
    ],
)
def test_a_past_that_cannot_have_been_is_refused_by_name_in_both_languages(wrong: dict[str, Any]) -> None:
    """AH.standalone-story-decisions."""
    with pytest.raises(BadSetup) as e:
        table(**wrong)
    assert e.value.text("en") != e.value.text("fr")


# ------------------------------------------------------------------ the steps themselves
def test_the_steps_are_taken_in_the_order_of_the_appendix() -> None:
    """AH.setup-investigators, AH.setup-decks, AH.setup-chaos-bag, AH.setup-agenda-deck, and so on to the first round."""
    g = table(2, mulligans=False)
    order = [
        "AH.setup-investigators",
        "AH.setup-lead-investigator",
        "AH.setup-decks",
        "AH.setup-chaos-bag",
        "AH.setup-resources",
        "AH.setup-opening-hand",
        "AH.mulligan",
        "AH.setup-introduction",
        "AH.setup-scenario",
        "AH.setup-starting-location",
        "AH.setup-agenda-deck",
        "AH.setup-act-deck",
        "AH.setup-scenario-reference",
        "AH.round-begins",
    ]
    cited = list(dict.fromkeys([e.rule for e in g.events]))
    assert [rule for rule in cited if rule in order] == order


def test_nobody_is_asked_anything_in_set_up_but_for_the_mulligan() -> None:
    """AH.setup-no-player-window: also with an investigator who could use an ability at any time."""
    g = tableforge.new("arkham", seed=4, seats=2, investigators=("starter:skids", "starter:agnes"))
    asked = []
    while g.decision is not None and not state(g).round:
        asked.append(g.decision.kind)
        g.answer("done")
    assert asked == ["mulligan", "mulligan"]


def test_two_of_the_same_investigator_are_refused() -> None:
    """AH.setup-investigators."""
    with pytest.raises(BadSetup):
        tableforge.new("arkham", seats=2, investigators=("starter:roland", "starter:roland"))


@pytest.mark.parametrize("difficulty", ("heroic", "", "Standard"))
def test_there_are_four_difficulties_and_no_other(difficulty: str) -> None:
    """AH.difficulty-levels."""
    with pytest.raises(BadSetup):
        table(difficulty=difficulty)
