"""The Gathering: its agendas and acts, the Ghoul Priest, Lita Chantler, and the ghouls of its own set."""

from __future__ import annotations

from typing import Any

import pytest

from tableforge.arkham.doors.testing import given, seat

HOUSE = "hallway attic cellar parlor"
SHUT = "hallway attic cellar parlor+unrevealed"
QUIET = "acolyte acolyte"  # find no empty location in a house full of people


# ------------------------------------------------------------------ agendas
@pytest.mark.parametrize(
    "agenda, doom, following",
    [("whats-going-on", 3, "rise-of-the-ghouls"), ("rise-of-the-ghouls", 7, "theyre-getting-out")],
)
def test_an_agenda_advances_with_so_much_doom_and_not_before(agenda: str, doom: int, following: str) -> None:
    """AH.mythos-doom-threshold: a fixed number, however many investigators there are."""
    fields: dict[str, Any] = {"you": seat("roland"), "ally": seat("daisy"), "agendas": following, "step": "1.2"}
    given(agenda=f"{agenda}+doom:{doom - 2}", **fields).then("table", agenda=agenda).then(agenda, doom=doom - 1)
    t = given(agenda=f"{agenda}+doom:{doom - 1}", **fields)
    t.because("AH.mythos-doom", "AH.advancing-1-tokens", "AH.advancing-2-side-b")


def test_a_lapse_in_time_cannot_take_cards_where_nobody_has_any() -> None:
    """AH.must-choose: then the lead takes the horror without being asked."""
    t = given(
        you=seat("roland"), ally=seat("daisy"), agenda="whats-going-on+doom:2", agendas="rise-of-the-ghouls", step="1.2"
    )
    t.then("you", horror=2).then("ally", horror=0)


def test_a_lapse_in_time_takes_a_card_of_each_who_has_one() -> None:
    """AH.as-many-as-possible: by chance, also a weakness."""
    t = given(
        you=seat("roland"),
        ally=seat("daisy", hand="paranoia"),
        agenda="whats-going-on+doom:2",
        agendas="rise-of-the-ghouls",
        step="1.2",
    )
    t.asks("choose-one", "you").answers("first")
    t.then("ally", hand="").then("you", horror=0)


def test_the_tunnels_below_lead_nowhere_where_there_is_no_ghoul() -> None:
    """AH.resolve-as-much-as-possible: the whole deck is discarded, and nobody is drawn."""
    t = given(
        you=seat("roland"),
        agenda="rise-of-the-ghouls+doom:6",
        agendas="theyre-getting-out",
        step="1.2",
        encounter="swarm-of-rats",
        encounter_discard="acolyte",
    )
    t.then("table", agenda="theyre-getting-out")
    order = t.happened()
    assert order[: order.index("current")].count("discard") == 2


def test_the_ghoul_that_comes_through_the_tunnels_is_drawn_by_the_lead_by_its_own_words() -> None:
    """AH.every-encounter-draw: a Flesh-Eater spawns in the attic, as it always does."""
    t = given(
        you=seat("roland", at="hallway"),
        ally=seat("daisy", at="hallway"),
        locations=HOUSE,
        act="the-barrier",
        agenda="rise-of-the-ghouls+doom:6",
        agendas="theyre-getting-out",
        encounter="flesh-eater",
        step="1.2",
    )
    t.then("flesh-eater", at="attic", engaged=[])


def ghouls_at(step: str, **fields: Any) -> Any:
    return given(
        you=seat("roland", at="attic", deck=2, **fields),
        locations=HOUSE,
        agenda="theyre-getting-out",
        act="what-have-you-done",
        enemies="ghoul-minion@cellar icy-ghoul@hallway flesh-eater@parlor+exhausted swarm-of-rats@cellar+exhausted",
        encounter=QUIET,
        step=step,
    )


def test_at_the_end_of_the_enemy_phase_every_unengaged_ghoul_moves_towards_the_parlor() -> None:
    """AH.moving-cards-and-tokens: one location each, exhausted ones as well; engaged ghouls and other enemies do not."""
    t = ghouls_at("3.4", threat="ravenous-ghoul")
    t.then("ghoul-minion", at="hallway").then("icy-ghoul", at="parlor").then("flesh-eater", at="parlor")
    t.then("ravenous-ghoul", at="attic", seat="you").then("swarm-of-rats", at="cellar")


def test_a_ghoul_on_its_way_engages_whom_it_meets() -> None:
    """AH.enemies-engage."""
    t = given(
        you=seat("roland", at="hallway", deck=2),
        locations=HOUSE,
        agenda="theyre-getting-out",
        act="what-have-you-done",
        enemies="ghoul-minion@cellar",
        encounter=QUIET,
        step="3.4",
    )
    t.then("ghoul-minion", seat="you", at="hallway")


def test_at_the_end_of_the_round_each_ghoul_in_hallway_or_parlor_brings_doom() -> None:
    """AH.forced-abilities: two of three, engaged or not; one more is that of the next mythos phase."""
    ghouls_at("4.6").then("theyre-getting-out", doom=2 + 1)
    t = given(
        you=seat("roland", at="hallway", threat="ghoul-minion"),
        locations=HOUSE,
        agenda="theyre-getting-out",
        act="what-have-you-done",
        encounter=QUIET,
        step="4.6",
    )
    t.then("theyre-getting-out", doom=1 + 1)


def test_doom_of_the_end_of_the_round_waits_for_the_next_mythos_phase() -> None:
    """AH.agenda-advances-only-then."""
    t = given(
        you=seat("roland", at="hallway", threat="ghoul-minion"),
        locations=HOUSE,
        agenda="theyre-getting-out+doom:9",
        act="the-barrier",
        step="4.6",
    )
    order = t.happened()
    assert order.index("place-doom") < order.index("round") < order.index("advance") and t.s.resolution == "R3"


@pytest.mark.parametrize("act, resolution", [("trapped", "R3"), ("the-barrier", "R3"), ("what-have-you-done", "none")])
def test_how_the_ghouls_break_free_hangs_on_the_act(act: str, resolution: str) -> None:
    """AH.resolution: whoever has resigned is spared the trauma of the last act."""
    t = given(
        you=seat("roland", at="parlor"),
        ally=seat("daisy", at="parlor"),
        locations=HOUSE,
        act=act,
        campaign=True,
        agenda="theyre-getting-out+doom:9",
        encounter=QUIET,
    )
    t.you.activates("parlor")
    t.ally.ends_turn()
    while t.g.decision is not None:
        t.answers("no")
    t.then("table", over=True, resolution=resolution).then("you", status="resigned", trauma=[0, 0])
    t.then("ally", **({"status": "killed"} if resolution == "R3" else {"status": "defeated", "trauma": [1, 0]}))


# ------------------------------------------------------------------ acts
def test_trapped_opens_the_house_and_closes_the_study_for_good() -> None:
    """AH.advancing-2-side-b: four locations, only the hallway of which is revealed; enemies of the Study are discarded."""
    t = given(
        you=seat("roland", clues=2, threat="ghoul-minion", play="beat-cop"),
        locations="study[obscuring-fog]+clues:1",
        enemies="swarm-of-rats+exhausted",
        aside=HOUSE,
        acts="the-barrier",
    )
    t.you.advances()
    t.then("you", at="hallway", clues=0, threat="").then("study", zone="removed")
    t.then("table", locations="hallway attic cellar parlor", act="the-barrier")
    t.then("hallway", revealed=True).then("attic", revealed=False).then("cellar", revealed=False).then(
        "parlor", revealed=False
    )
    t.then("ghoul-minion", zone="encounter-discard").then("swarm-of-rats", zone="encounter-discard")
    t.then("obscuring-fog", zone="encounter-discard").then("beat-cop", zone="play")
    t.because("AH.put-into-play", "AH.discard-piles", "AH.moved-to-named-location", "AH.removed-from-the-game")


def test_trapped_leaves_enemies_of_other_locations_alone_and_other_threats_where_they_are() -> None:
    """AH.advancing-2-side-b: a treachery is no enemy."""
    t = given(you=seat("roland", clues=2, threat="frozen-in-fear"), locations="study", aside=HOUSE, acts="the-barrier")
    t.you.advances().then("you", threat="frozen-in-fear", at="hallway")


def test_the_barrier_may_stay_where_nobody_wants_to_pay() -> None:
    """AH.may: the round ends, and the clues are kept."""
    t = given(
        you=seat("roland", clues=3, at="hallway"),
        locations=SHUT,
        act="the-barrier",
        acts="what-have-you-done",
        aside="ghoul-priest lita-chantler",
        encounter=QUIET,
        step="4.6",
    )
    t.answers("no").then("table", act="the-barrier").then("you", clues=3).then("parlor", revealed=False)


def test_the_barrier_is_paid_by_those_in_the_hallway_and_three_clues_for_each_who_began() -> None:
    """AH.as-a-group, AH.per-investigator-is-fixed: the clues of the attic do not count."""
    fields: dict[str, Any] = {
        "locations": SHUT,
        "act": "the-barrier",
        "acts": "what-have-you-done",
        "aside": "ghoul-priest lita-chantler",
        "encounter": QUIET,
        "step": "4.6",
    }
    t = given(you=seat("roland", clues=5, at="hallway"), ally=seat("daisy", clues=4, at="attic"), **fields)
    t.then("table", act="the-barrier").then("you", clues=5)
    t = given(you=seat("roland", clues=5, at="hallway"), ally=seat("daisy", clues=4, at="hallway"), **fields)
    t.answers("yes", "2").then("you", clues=3).then("ally", clues=0).then("table", act="what-have-you-done")


def test_the_ghoul_priest_who_comes_through_the_barrier_prefers_the_highest_combat() -> None:
    """AH.prey: Roland has 4 and Daisy 2; with nobody in the hallway he engages nobody."""
    fields: dict[str, Any] = {
        "locations": SHUT,
        "act": "the-barrier",
        "acts": "what-have-you-done",
        "aside": "ghoul-priest lita-chantler",
        "encounter": QUIET,
        "step": "4.6",
    }
    t = given(you=seat("daisy", clues=6, at="hallway"), ally=seat("roland", at="hallway"), **fields)
    t.answers("yes").then("ghoul-priest", seat="ally", health=10)


@pytest.mark.parametrize(
    "answer, resolution, flag", [("first", "R1", "house-burned"), ("second", "R2", "house-standing")]
)
def test_the_lead_decides_what_becomes_of_the_house(answer: str, resolution: str, flag: str) -> None:
    """AH.must-choose: not whoever defeated the Ghoul Priest."""
    t = given(
        you=seat("daisy", at="hallway"),
        ally=seat("roland", at="hallway", threat="ghoul-priest+damage:9"),
        active="ally",
        locations="hallway",
        act="what-have-you-done",
        chance=["0"],
        campaign=True,
    )
    t.ally.fights("ghoul-priest").asks("choose-one", "you", "AH.must-choose").answers(answer)
    if not t.s.over:
        t.answers("no")
    t.then("table", resolution=resolution, victory="ghoul-priest")
    assert ("record", -1, flag) in t.s.changes


def test_the_last_act_does_not_advance_where_the_ghoul_priest_leaves_play_otherwise() -> None:
    """AH.discard-is-not-defeat: nor where another ghoul is defeated."""
    t = given(
        you=seat("roland", at="hallway", threat="ghoul-minion+damage:1"),
        locations=HOUSE,
        act="what-have-you-done",
        chance=["0"],
    )
    t.you.fights("ghoul-minion").then("ghoul-minion", zone="encounter-discard").then("table", act="what-have-you-done")


# ------------------------------------------------------------------ enemies
def test_the_ghoul_priest_has_five_health_for_each_investigator() -> None:
    """AH.per-investigator-first."""
    given(you=seat("roland", threat="ghoul-priest")).then("ghoul-priest", health=5, fight=4, evade=4)
    given(you=seat("roland", threat="ghoul-priest"), ally=seat("daisy")).then("ghoul-priest", health=10)


def test_the_ghoul_priest_hunts_and_strikes_back() -> None:
    """AH.hunter, AH.retaliate: two damage and two horror."""
    t = given(you=seat("roland", at="attic", deck=2), locations=HOUSE, enemies="ghoul-priest@hallway", step="3.2")
    t.then("ghoul-priest", seat="you").then("you", damage=2, horror=2)
    t = given(you=seat("roland", threat="ghoul-priest"), chance=["-1"])
    t.you.fights("ghoul-priest").then("you", damage=2, horror=2).because("AH.retaliate-after-results")


@pytest.mark.parametrize("card, place", [("flesh-eater", "attic"), ("icy-ghoul", "cellar")])
def test_ghouls_of_attic_and_cellar_spawn_there(card: str, place: str) -> None:
    """AH.spawn-instruction: engaged with nobody who is not there, and discarded where there is no such location."""
    t = given(you=seat("roland", at="hallway"), locations=HOUSE, encounter=card, step="1.4")
    t.then(card, at=place, engaged=[])
    t = given(you=seat("roland", at=place), locations=HOUSE, encounter=card, step="1.4")
    t.then(card, seat="you")
    t = given(you=seat("roland"), locations="study", encounter=card, step="1.4")
    t.then(card, zone="encounter-discard").because("AH.spawn-no-legal-location")


@pytest.mark.parametrize("card, damage, horror", [("flesh-eater", 1, 2), ("icy-ghoul", 2, 1)])
def test_ghouls_of_attic_and_cellar_are_worth_a_victory_point(card: str, damage: int, horror: int) -> None:
    """AH.victory-enemy."""
    t = given(you=seat("roland", threat=card, deck=2), step="3.3")
    t.then("you", damage=damage, horror=horror)
    t = given(you=seat("roland", threat=f"{card}+damage:3"), chance=["0"])
    t.you.fights(card).then(card, zone="victory")


# ------------------------------------------------------------------ Lita Chantler
def test_lita_lends_combat_to_everybody_at_the_location_of_whoever_controls_her() -> None:
    """AH.constant-abilities: not to those elsewhere."""
    t = given(
        you=seat("roland", play="lita-chantler"),
        ally=seat("daisy"),
        third=seat("skids", at="attic"),
        locations="hallway attic",
    )
    t.then("you", skills=[3, 3, 5, 2]).then("ally", skills=[3, 5, 3, 2]).then("third", skills=[2, 3, 3, 4])


def test_lita_lends_nothing_while_nobody_controls_her() -> None:
    """AH.constant-abilities."""
    t = given(you=seat("roland", at="parlor"), locations="parlor", enemies="lita-chantler@parlor")
    t.then("you", skills=[3, 3, 4, 2])


def test_lita_lets_whoever_attacks_a_monster_deal_one_damage_more() -> None:
    """AH.reaction-abilities: her controller decides, also for another investigator's attack."""
    t = given(
        you=seat("roland", play="lita-chantler"), ally=seat("daisy", threat="goat-spawn"), active="ally", chance=["0"]
    )
    t.ally.fights("goat-spawn").asks("react", "you").answers("react:lita-chantler")
    t.then("goat-spawn", damage=2)
    t = given(you=seat("roland", play="lita-chantler", threat="goat-spawn"), chance=["0"])
    t.you.fights("goat-spawn", "pass").then("goat-spawn", damage=1)


def test_lita_is_of_no_use_against_what_is_no_monster_nor_where_the_attack_fails() -> None:
    """AH.reaction-abilities."""
    t = given(you=seat("roland", play="lita-chantler", threat="swarm-of-rats"), chance=["0"])
    t.you.fights("swarm-of-rats").then("swarm-of-rats", zone="encounter-discard")
    assert "reaction" not in t.happened()
    t = given(you=seat("roland", play="lita-chantler", threat="goat-spawn"), chance=["auto-fail"])
    t.you.fights("goat-spawn", "lita-chantler").then("goat-spawn", damage=0).then("lita-chantler", damage=1)


def test_lita_who_was_met_in_the_parlor_is_removed_from_the_game_when_she_falls() -> None:
    """AH.encounter-cards-owner: she belongs to nobody's deck."""
    t = given(
        you=seat("roland", at="parlor", threat="swarm-of-rats"),
        locations="hallway parlor",
        enemies="lita-chantler@parlor+damage:2",
        chance=["+1"],
    )
    t.you.activates("lita-chantler")
    t.you.takes_a_resource("lita-chantler")
    t.then("lita-chantler", zone="removed")


def test_lita_of_a_deck_goes_to_her_owners_discard_pile() -> None:
    """AH.story-asset: whoever has earned her owns her."""
    t = given(you=seat("roland", play="lita-chantler+damage:2", threat="swarm-of-rats"))
    t.you.takes_a_resource("lita-chantler").then("lita-chantler", zone="discard", owner="you")
