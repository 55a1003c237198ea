"""Golden rules and the words of the cards: cannot, may and must, copies, “you”, the lead investigator, near and empty."""

from __future__ import annotations

import pytest
from arkham.acting import margins

import tableforge
from tableforge.arkham import board
from tableforge.arkham.doors.testing import Ruling, given, seat
from tableforge.arkham.names import FIGHT, HUNTER, RETALIATE
from tableforge.arkham.state import Arkham


def one(t: Ruling, id: str) -> int:
    """The first card of that name."""
    return [c.d.id for c in t.s.cards].index(id)


# ---------------------------------------------------------------- the card and the rulebook
def test_a_card_that_says_it_does_not_provoke_provokes_nobody_though_the_rules_say_otherwise() -> None:
    """AH.golden-rule: Cat Burglar's action has no designator that would keep it safe."""
    t = given(you=seat("skids", play="cat-burglar", threat="swarm-of-rats"), locations="hallway parlor")
    t.you.activates("cat-burglar")
    t.then("you", at="parlor", damage=0).then("swarm-of-rats", at="hallway")
    assert "provokes" not in t.happened()


def test_what_cannot_be_done_is_not_done_by_another_card_either() -> None:
    t = given(
        you=seat("roland", hand="working-a-hunch dodge", resources=9, threat="dissonant-voices"),
        locations="study+clues:1",
    )
    t.may_not("play:working-a-hunch", "AH.cannot")
    t = given(
        you=seat("roland", hand="drawn-to-the-flame", threat="the-masked-hunter", damage=0),
        locations="study+clues:3",
        encounter="swarm-of-rats",
        scenario="the-gathering",
    )
    t.you.plays("drawn-to-the-flame").then("you", clues=0).then("study", clues=3)


# ---------------------------------------------------------------- may, must, or
def test_may_is_asked_of_whoever_it_names_and_may_be_declined() -> None:
    t = given(
        you=seat("roland", clues=3, deck=3),
        act="the-barrier",
        aside="lita-chantler ghoul-priest",
        locations="hallway parlor+unrevealed",
        step="4.6",
    )
    t.asks("may", "you", "AH.may").answers("no")
    t.then("table", act="the-barrier").then("you", clues=3)


def test_who_must_choose_is_left_only_what_can_change_something() -> None:
    t = given(you=seat("roland", clues=0), encounter="hunting-shadow", step="1.4")
    t.then("you", damage=2)  # there is no clue to spend, so nothing is asked
    t = given(you=seat("roland", clues=1), encounter="hunting-shadow", step="1.4")
    t.asks("choose-one", "you", "AH.must-choose").answers("first").then("you", clues=0, damage=0)


def test_without_must_an_option_that_changes_nothing_may_be_taken() -> None:
    t = given(
        you=seat("roland", damage=1, horror=0),
        scenario="the-devourer-below",
        locations="arkham-woods-quiet-glade main-path",
    )
    t.you.activates("arkham-woods-quiet-glade")
    t.asks("choose-one", "you", "AH.free-choice").answers("second").then("you", damage=1, horror=0, actions=2)


# ---------------------------------------------------------------- small words
def test_a_ghoul_is_at_least_one_ghoul() -> None:
    """AH.a-means-at-least-one: the tablet deals its 1 damage once, be there one Ghoul or two."""
    for ghouls in ("ghoul-minion+exhausted", "ghoul-minion+exhausted ghoul-minion+exhausted"):
        t = given(you=seat("roland"), enemies=ghouls, locations="study+clues:1", chance=["tablet"])
        t.you.investigates().then("you", damage=1)


def test_a_card_that_names_its_own_title_means_itself_alone() -> None:
    """AH.own-title: of two Goat Spawn only the one that is defeated brings horror."""
    t = given(you=seat("roland"), enemies="goat-spawn+exhausted+damage:2 goat-spawn+exhausted", chance=["+1"])
    t.you.fights("goat-spawn@study")
    t.then("you", horror=1)
    assert t.happened().count("defeated") == 1


def test_this_card_is_the_one_whose_ability_it_is() -> None:
    """AH.this-card: of two flashlights one is used, and the other keeps its supplies."""
    t = given(you=seat("roland", play="flashlight flashlight"), locations="study+clues:1", chance=["0"])
    t.you.activates("flashlight")
    assert sorted([c.uses for c in t.s.cards if c.d.id == "flashlight"]) == [2, 3]


def test_two_cards_of_one_title_are_copies_whatever_their_level() -> None:
    """AH.copy: the two Leo De Lucas are one unique person."""
    t = given(you=seat("skids", hand="leo-de-luca-1", resources=9, play="leo-de-luca"))
    t.may_not("play:leo-de-luca-1", "AH.unique")


def test_what_is_gained_is_not_printed_and_stays_when_the_printed_text_is_gone() -> None:
    """AH.printed, AH.gain-a-characteristic, AH.blank-text-box."""
    t = given(you=seat("agnes", hand="mind-wipe", resources=1), enemies="swarm-of-rats+exhausted", step="2.1")
    i = one(t, "swarm-of-rats")
    t.s.card(i).gained = RETALIATE
    assert board.keywords(t.s, i) == HUNTER | RETALIATE
    t.answers("play:mind-wipe")
    assert board.keywords(t.s, i) == RETALIATE


def test_the_base_value_is_the_printed_one_before_every_modifier() -> None:
    """AH.base-value: the agenda adds 1, and the printed value stays what it is."""
    t = given(
        you=seat("roland"),
        scenario="the-devourer-below",
        agenda="the-ritual-begins",
        enemies="ghoul-minion+exhausted",
        locations="main-path",
    )
    t.then("ghoul-minion", fight=3)
    assert board.printed(t.s.cards[one(t, "ghoul-minion")].d, FIGHT) == 2


@pytest.mark.parametrize(
    "ghouls, margin", [("", 2), ("ghoul-minion+exhausted", 1), ("ghoul-minion+exhausted icy-ghoul+exhausted", 0)]
)
def test_x_is_what_the_card_counts_and_0_where_there_is_nothing(ghouls: str, margin: int) -> None:
    """AH.letter-x: the skull of The Gathering counts the Ghouls here; intellect 3 against shroud 1."""
    t = given(you=seat("roland"), enemies=ghouls, locations="hallway", chance=["skull"])
    t.you.investigates()
    assert margins(t) == [margin]


def test_a_trait_does_nothing_by_itself_but_another_card_may_ask_for_it() -> None:
    """AH.traits: Lita answers attacks on Monsters, and rats are none."""
    t = given(you=seat("roland", play="lita-chantler", threat="swarm-of-rats"), chance=["0"])
    t.you.fights("swarm-of-rats").asks("act")
    t = given(you=seat("roland", play="lita-chantler", threat="ghoul-minion"), chance=["0"])
    t.you.fights("ghoul-minion").asks("react", "you").answers("react:lita-chantler")
    t.then("ghoul-minion", zone="encounter-discard")


def test_a_limit_for_the_game_begins_anew_with_the_next_scenario() -> None:
    """AH.game-is-one-scenario."""
    bank = "downtown-first-bank-of-arkham"
    t = given(you=seat("roland"), scenario="the-midnight-masks", locations=bank)
    t.you.activates(bank).then("you", resources=3)
    t.may_not(f"activate:{bank}", "AH.limit-per-period")
    t.you.ends_turn()
    t = given(you=seat("roland"), scenario="the-midnight-masks", locations=bank)
    assert t.may(f"activate:{bank}")


# ---------------------------------------------------------------- you
def test_in_a_revelation_you_are_whoever_drew_the_card() -> None:
    """AH.you-in-a-revelation."""
    t = given(
        you=seat("roland"),
        ally=seat("agnes"),
        encounter="swarm-of-rats rotting-remains",
        step="1.4",
        chance=["auto-fail"],
    )
    t.then("ally", horror=3).then("you", horror=0)


def test_who_takes_the_action_is_you_though_the_card_lies_before_another() -> None:
    """AH.you-while-activating: Roland pays Agnes's enforcer off."""
    t = given(you=seat("roland", resources=4), ally=seat("agnes", resources=4, threat="mob-enforcer"))
    t.you.activates("mob-enforcer")
    t.then("you", resources=0, actions=2).then("ally", resources=4).then("mob-enforcer", zone="discard")


def test_the_threat_area_says_who_you_are_for_a_constant_text() -> None:
    """AH.you-on-a-card-in-play: Haunted weighs on Agnes alone."""
    t = given(you=seat("roland"), ally=seat("agnes", threat="haunted"))
    t.then("you", skills=[3, 3, 4, 2]).then("ally", skills=[4, 1, 1, 2])


# ---------------------------------------------------------------- the lead investigator, and the order
def test_only_in_a_turn_there_is_an_active_player() -> None:
    """AH.active-player."""
    t = given(you=seat("roland"), ally=seat("daisy", hand="working-a-hunch", resources=2), active="ally")
    t.then("table", active="ally")
    t = given(
        you=seat("roland", play="beat-cop"), enemies="ghoul-minion+exhausted", encounter="ancient-evils", step="1.4"
    )
    t.asks("window", "you").then("table", active=None)


def test_the_players_choose_a_lead_investigator() -> None:
    """AH.lead-investigator."""
    g = tableforge.new(
        "arkham", seed=1, seats=3, investigators=("starter:roland", "starter:daisy", "starter:skids"), lead=2
    )
    assert isinstance(g.state, Arkham) and g.state.lead == 2


def test_the_lead_says_which_way_a_hunter_goes_and_is_free_in_it() -> None:
    """AH.lead-investigator-decides."""
    t = given(
        you=seat("roland", at="attic", deck=2),
        ally=seat("daisy", at="cellar", deck=2),
        lead="ally",
        locations="hallway attic cellar",
        enemies="swarm-of-rats@hallway",
        step="3.1",
    )
    t.asks(None, "ally", "AH.hunter-equidistant").answers("seat:1").then("ally", damage=1).then("you", damage=0)


def test_in_player_order_the_lead_comes_first() -> None:
    """AH.player-order: encounter cards are drawn from the lead on, clockwise."""
    t = given(
        you=seat("roland"),
        ally=seat("daisy"),
        third=seat("skids"),
        lead="ally",
        encounter="swarm-of-rats ghoul-minion icy-ghoul",
        locations="hallway cellar",
        step="1.4",
    )
    drawn = [(e.seat, e.things[0].id) for e in t.g.events if e.kind == "encounter"]
    assert drawn == [(1, "swarm-of-rats"), (2, "ghoul-minion"), (0, "icy-ghoul")]


# ---------------------------------------------------------------- near, empty, never running out
def chanting(enemies: str) -> Ruling:
    return given(
        you=seat("roland"),
        encounter="mysterious-chanting",
        enemies=enemies,
        step="1.4",
        scenario="the-midnight-masks",
        locations="rivertown graveyard easttown northside",
    )


def test_the_nearest_is_reached_through_the_fewest_connections_and_ties_are_the_leads() -> None:
    """AH.nearest."""
    chanting("acolyte@rivertown+exhausted wolf-man-drew@graveyard").then("acolyte", doom=2).then(
        "wolf-man-drew", doom=0
    )
    t = chanting("acolyte@easttown wolf-man-drew@graveyard")
    t.asks("target", "you").answers("acolyte").then("acolyte", doom=2)


def test_what_no_path_leads_to_is_the_nearest_if_there_is_nothing_else() -> None:
    """AH.nearest: nothing connects to Northside here."""
    chanting("acolyte@northside").then("acolyte", doom=2)
    chanting("acolyte@northside wolf-man-drew@graveyard").then("acolyte", doom=0).then("wolf-man-drew", doom=2)


def test_a_location_with_an_enemy_or_an_investigator_is_not_empty() -> None:
    """AH.empty-location."""
    t = given(
        you=seat("roland", at="rivertown"),
        encounter="acolyte",
        enemies="swarm-of-rats@graveyard",
        step="1.4",
        scenario="the-midnight-masks",
        locations="rivertown graveyard easttown",
    )
    t.then("acolyte", at="easttown", doom=1)


def test_tokens_never_run_out() -> None:
    """AH.unlimited-tokens."""
    t = given(you=seat("roland", hand="emergency-cache", resources=998))
    t.you.plays("emergency-cache").then("you", resources=1001)


def test_a_blocked_connection_is_a_connection_for_what_is_nearest() -> None:
    """AH.nearest."""
    t = given(
        you=seat("roland", at="rivertown"),
        encounter="mysterious-chanting",
        step="1.4",
        scenario="the-midnight-masks",
        locations="rivertown graveyard[barricade] easttown downtown-arkham-asylum",
        enemies="acolyte@graveyard wolf-man-drew@downtown-arkham-asylum",
    )
    t.then("acolyte", doom=2).then("wolf-man-drew", doom=0)


def test_who_cannot_spend_clues_must_take_the_other_option() -> None:
    """AH.must-choose, AH.cannot."""
    t = given(you=seat("roland", clues=2, threat="the-masked-hunter+exhausted"), encounter="hunting-shadow", step="1.4")
    t.then("you", damage=2, clues=2)


def test_the_lead_makes_the_choice_that_belongs_to_nobody() -> None:
    """AH.lead-investigator-decides: what the first agenda does to all."""
    t = given(
        you=seat("roland", hand="knife"),
        ally=seat("daisy", hand="guts"),
        lead="ally",
        agenda="whats-going-on+doom:2",
        step="1.2",
        agendas="rise-of-the-ghouls",
        encounter="swarm-of-rats swarm-of-rats",
    )
    t.asks("choose-one", "ally", "AH.must-choose").answers("first")
    t.then("knife", zone="discard").then("guts", zone="discard")
