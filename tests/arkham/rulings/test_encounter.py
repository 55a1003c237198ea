"""Encounter cards by their five steps, Peril and Surge, and weaknesses."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from tableforge.arkham.cards import CARDS, definition
from tableforge.arkham.doors.testing import given, seat
from tableforge.arkham.words import surge

LATER = "ancient-evils ancient-evils ancient-evils"
MASKS: dict[str, Any] = {
    "scenario": "the-midnight-masks",
    "act": "uncovering-the-conspiracy",
    "agenda": "predator-or-prey",
}
WOODS: dict[str, Any] = {"scenario": "the-devourer-below", "act": "into-the-darkness", "agenda": "the-arkham-woods"}


# ---------------------------------------------------------------- the five steps
def test_the_top_card_is_taken_read_and_discarded() -> None:
    """AH.encounter-draw-1-take, AH.encounter-draw-3-revelation, AH.encounter-draw-4-spawn-or-discard."""
    t = given(you=seat("roland"), encounter="ancient-evils swarm-of-rats", step="1.4")
    t.because("AH.encounter-draw-1-take", "AH.encounter-draw-3-revelation", "AH.encounter-draw-4-spawn-or-discard")
    t.then("table", encounter="swarm-of-rats", encounter_discard="ancient-evils", doom_in_play=1)


def test_while_it_is_resolved_a_treachery_is_neither_in_play_nor_in_a_pile() -> None:
    """AH.encounter-draw-3-revelation: its test is made before it goes to the discard pile."""
    t = given(you=seat("roland", hand="guts"), encounter=f"rotting-remains {LATER}", step="1.4", bag="0")
    t.asks("commit").then("rotting-remains", zone="limbo").then("table", encounter_discard="")


def test_an_enemy_spawns_after_its_revelation_step() -> None:
    """AH.encounter-draw-4-spawn-or-discard."""
    t = given(you=seat("roland"), encounter=f"ghoul-minion {LATER}", step="1.4")
    t.then("ghoul-minion", engaged=["you"])


def test_peril_is_checked_before_the_revelation_and_is_over_with_the_card() -> None:
    """AH.encounter-draw-2-peril."""
    t = given(
        you=seat("roland", clues=1),
        ally=seat("skids"),
        encounter=f"hunting-shadow {LATER}",
        step="1.4",
        **MASKS,
        locations="rivertown",
    )
    t.because("AH.encounter-draw-2-peril", "AH.encounter-draw-3-revelation")
    assert t.s.peril == 0
    t.answers("first")
    assert t.s.peril < 0


def test_with_peril_nobody_else_may_play_cards_or_trigger_abilities() -> None:
    """AH.peril: Agnes, frightened by an agenda that turned in the midst of it, may not strike out; on her own she may."""
    for card, reacts in (("offer-of-power", False), ("ancient-evils", True)):
        t = given(
            you=seat("roland", deck=3),
            ally=seat("agnes", hand="guts"),
            lead="ally",
            agenda="whats-going-on+doom:1",
            agendas="rise-of-the-ghouls",
            locations="study",
            enemies="ghoul-minion+exhausted",
            encounter=f"ancient-evils {card} ancient-evils",
            step="1.4",
        )
        if card == "offer-of-power":
            t.asks("choose-one", "you").answers("first")
        t.asks("choose-one", "ally").answers("second")
        assert t.g.decision is not None and (t.g.decision.kind == "react") is reacts
        t.then("ally", horror=2).then("ghoul-minion", damage=0)


def test_a_weakness_drawn_in_the_midst_of_it_does_not_end_the_peril() -> None:
    """AH.peril, AH.encounter-draw-2-peril: it holds until the card itself has been resolved."""
    t = given(
        you=seat("roland", deck="paranoia guts"),
        ally=seat("agnes", hand="guts"),
        lead="ally",
        agenda="whats-going-on+doom:1",
        agendas="rise-of-the-ghouls",
        enemies="ghoul-minion+exhausted",
        encounter=f"ancient-evils offer-of-power {LATER}",
        step="1.4",
    )
    t.answers("first").asks("choose-one", "ally").answers("second").asks("next-turn")
    t.then("ally", horror=2).then("you", discard="paranoia")
    assert t.s.peril < 0


def test_whoever_falls_in_the_midst_of_a_revelation_leaves_the_card_to_its_pile() -> None:
    """AH.encounter-draw-4-spawn-or-discard."""
    t = given(
        you=seat("roland", damage=8),
        ally=seat("skids"),
        encounter=f"grasping-hands {LATER}",
        step="1.4",
        bag="auto-fail",
    )
    t.then("you", status="defeated").then("grasping-hands", zone="encounter-discard")


@pytest.fixture
def surging(monkeypatch: pytest.MonkeyPatch) -> str:
    """A treachery with Surge printed on it, for the core set has none."""
    made = dataclasses.replace(
        CARDS["ancient-evils"], id="surging-evils", abilities=(*CARDS["ancient-evils"].abilities, surge)
    )
    monkeypatch.setitem(CARDS, made.id, made)
    return made.id


def test_with_surge_another_card_is_drawn_when_the_first_is_done(surging: str) -> None:
    """AH.encounter-draw-5-surge."""
    t = given(you=seat("roland"), encounter=f"{surging} swarm-of-rats ancient-evils", step="1.4")
    t.then("you", threat="swarm-of-rats").then("table", encounter="ancient-evils", doom_in_play=1)
    kinds = t.happened()
    assert kinds.index("discard") < kinds.index("surge")


def test_surge_that_was_gained_works_as_if_printed() -> None:
    """AH.surge-gained: false leads, without a clue to lose."""
    t = given(
        you=seat("roland"), encounter=f"false-lead swarm-of-rats {LATER}", step="1.4", locations="rivertown", **MASKS
    )
    t.then("you", threat="swarm-of-rats")


def test_when_you_draw_comes_before_the_revelation() -> None:
    """AH.when-and-after-drawn: the ward is spoken before anything is read."""
    t = given(you=seat("agnes", hand="ward-of-protection", resources=1), encounter=f"ancient-evils {LATER}", step="1.4")
    t.asks("react", "you").then("table", doom_in_play=0).answers("play:ward-of-protection")
    t.then("table", doom_in_play=0).then("you", horror=1).then(
        "ancient-evils@encounter-discard", zone="encounter-discard"
    )


def test_every_way_to_draw_an_encounter_card_has_the_same_steps() -> None:
    """AH.every-encounter-draw: by an event, too, an enemy spawns, and a ward may be spoken."""
    t = given(
        you=seat("agnes", hand="drawn-to-the-flame"), encounter=f"ghoul-minion {LATER}", locations="study+clues:2"
    )
    t.you.plays("drawn-to-the-flame").then("you", threat="ghoul-minion", clues=2)
    t.because("AH.encounter-draw-1-take", "AH.spawn-without-instruction")


def test_a_treachery_in_play_stays_until_something_makes_it_leave() -> None:
    """AH.treachery-in-play: the voices until the round ends."""
    t = given(you=seat("roland", deck=3), encounter=f"dissonant-voices {LATER}", step="1.4")
    t.then("you", threat="dissonant-voices").because("AH.treachery-in-play")
    t.you.ends_turn().then("you", threat="")


@pytest.fixture
def worthy(monkeypatch: pytest.MonkeyPatch) -> str:
    """A treachery that is worth a victory point, for the core set has none."""
    made = dataclasses.replace(CARDS["ancient-evils"], id="worthy-evils", victory=1)
    monkeypatch.setitem(CARDS, made.id, made)
    return made.id


def test_a_treachery_worth_points_goes_to_the_victory_display(worthy: str) -> None:
    """AH.treachery-with-victory, AH.victory-display: and is worth them for everybody."""
    t = given(you=seat("roland"), encounter=f"{worthy} {LATER}", step="1.4")
    t.then("table", victory=worthy, encounter_discard="", doom_in_play=1)
    assert not t.s.in_play(t.s.victory[0])


# ---------------------------------------------------------------- weaknesses
def test_an_enemy_or_treachery_weakness_is_resolved_like_an_encounter_card() -> None:
    """AH.weakness-encounter-type."""
    t = given(you=seat("roland", deck="mob-enforcer"))
    t.you.draws().then("mob-enforcer", engaged=["you"]).then("you", hand="")
    t = given(you=seat("roland", deck="haunted"))
    t.you.draws().then("you", threat="haunted", hand="").because("AH.encounter-draw-3-revelation")


def test_another_weakness_goes_to_hand_and_is_used_like_any_card() -> None:
    """AH.weakness-player-type: Agnes may play the memory."""
    t = given(you=seat("agnes", deck="dark-memory", resources=2))
    t.you.draws().then("you", hand="dark-memory")
    t.you.plays("dark-memory").then("table", doom_in_play=1).then("dark-memory", zone="discard")


def test_a_weakness_that_comes_to_hand_in_another_way_resolves_as_if_drawn() -> None:
    """AH.weakness-not-drawn: a book of the university turns out to be the one."""
    t = given(you=seat("daisy", deck="the-necronomicon guts"), locations="miskatonic-university", **MASKS)
    t.you.activates("miskatonic-university").then("the-necronomicon", zone="threat", horror=3)


def test_the_bearer_is_whoever_brought_it_whoever_it_bothers() -> None:
    """AH.bearer, AH.weakness-discarded: defeated by an ally, the enforcer goes to its bearer's pile."""
    t = given(you=seat("roland"), ally=seat("skids"), enemies="mob-enforcer+owner:ally+damage:2+exhausted", bag="0")
    t.you.fights("mob-enforcer").then("ally", discard="mob-enforcer")


def test_a_discarded_weakness_goes_to_its_owners_pile_whatever_its_type() -> None:
    """AH.weakness-discarded."""
    t = given(you=seat("roland", threat="haunted"))
    t.you.activates("haunted").then("you", discard="haunted").then("table", encounter_discard="")


def test_a_weakness_gained_stays_for_the_campaign() -> None:
    """AH.weakness-stays-in-deck, AH.collection: who yields to the ritual gains a madness from the collection."""
    t = given(
        you=seat("roland"),
        locations="main-path",
        scenario="the-devourer-below",
        act="into-the-darkness",
        agenda="the-ritual-begins+doom:4",
        agendas="vengeance-awaits",
        collection="paranoia haunted",
        bag="auto-fail",
        encounter=LATER,
        step="1.2",
        campaign=True,
    )
    t.then("you", discard="paranoia").then("table", collection="haunted")
    assert ("gains-card", 0, "paranoia") in t.s.changes


def test_no_weakness_can_be_chosen_for_a_discard_but_chance_may_take_one() -> None:
    """AH.weakness-not-chosen-for-discard."""
    t = given(
        you=seat("agnes", hand="dark-memory guts guts guts", at="graveyard", threat="herman-collins"),
        locations="graveyard",
        **MASKS,
    )
    t.may_not("activate:herman-collins")
    t = given(
        you=seat("agnes", hand="dark-memory guts"),
        agenda="whats-going-on+doom:2",
        agendas="rise-of-the-ghouls",
        step="1.2",
        encounter=LATER,
        chance=["dark-memory"],
    )
    t.answers("first").then("you", discard="dark-memory", hand="guts")
    t = given(you=seat("agnes", hand="dark-memory guts perception", deck="amnesia"))
    t.you.draws().then("you", hand="dark-memory", discard=3)


def test_nobody_controls_an_encounter_weakness_and_the_bearer_any_other() -> None:
    """AH.weakness-control."""
    t = given(you=seat("daisy", threat="haunted mob-enforcer the-necronomicon+horror:3", hand="dark-memory"))
    t.then("haunted", controller=None).then("mob-enforcer", controller=None)
    t.then("the-necronomicon", controller="you").then("dark-memory", controller="you")


def test_ten_cards_are_basic_weaknesses() -> None:
    """AH.basic-weakness: and no signature weakness is one of them."""
    basic = [definition(id) for id in CARDS if definition(id).basic]
    assert sum([d.quantity for d in basic]) == 10 and len(basic) == 8
    assert all([d.weakness and not d.only_for for d in basic])


# ---------------------------------------------------------------- victory
def test_an_enemy_worth_points_goes_to_the_display_when_it_is_defeated() -> None:
    """AH.victory-enemy, AH.victory-display."""
    t = given(you=seat("roland", threat="screeching-byakhee+damage:3"), bag="+1")
    t.you.fights("screeching-byakhee").then("table", victory="screeching-byakhee", encounter_discard="")
