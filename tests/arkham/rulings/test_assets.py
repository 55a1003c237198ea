"""Assets: slots, uses, unique cards and attachments; how events are played and skills committed; limits."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from tableforge.arkham.cards import CARDS, definition
from tableforge.arkham.doors.testing import given, seat
from tableforge.arkham.names import ASSET, SLOT_COUNTS, SLOTS
from tableforge.arkham.words import (
    FIREARM,
    ITEM,
    RESOURCE,
    ROUND,
    after,
    defeated,
    enemy,
    fast,
    free,
    gain,
    limit,
    play,
    return_to_hand,
    this,
    you,
    your_turn,
)

MASKS: dict[str, Any] = {
    "scenario": "the-midnight-masks",
    "act": "uncovering-the-conspiracy",
    "agenda": "predator-or-prey",
}
LATER = "ancient-evils ancient-evils ancient-evils"


# ---------------------------------------------------------------- slots
def test_every_investigator_has_seven_slots() -> None:
    """AH.slots: one accessory, one body, one ally, two hands, two arcane."""
    assert dict(zip(SLOTS, SLOT_COUNTS, strict=True)) == {"accessory": 1, "body": 1, "ally": 1, "hand": 2, "arcane": 2}
    t = given(
        you=seat(
            "agnes",
            play="shrivelling scrying holy-rosary leather-coat arcane-initiate knife",
            hand="knife machete",
            resources=9,
        )
    )
    t.you.plays("knife@hand").then("you", play=7)
    t.you.plays("machete").asks("make-room", "you", "AH.slots-full", "knife knife")


def test_two_icons_fill_two_slots_and_so_does_a_card_in_the_threat_area() -> None:
    """AH.slots-filled: a bat needs both hands; the Necronomicon holds one of them and does not let go."""
    t = given(you=seat("wendy", play="knife flashlight", hand="baseball-bat", resources=2))
    t.you.plays("baseball-bat", "knife").then("you", play="baseball-bat")
    t = given(you=seat("daisy", threat="the-necronomicon+horror:3", hand="baseball-bat", resources=2))
    t.may_not("play:baseball-bat", "AH.slots-full")


def test_assets_without_a_slot_have_no_limit() -> None:
    """AH.no-slot-no-limit."""
    t = given(
        you=seat(
            "roland",
            play="physical-training first-aid physical-training first-aid",
            hand="physical-training",
            resources=2,
        )
    )
    t.you.plays("physical-training@hand").then("you", play=5)


def test_extra_slots_may_be_for_some_cards_only() -> None:
    """AH.slots-extra: the bag holds tomes, and a knife is none."""
    t = given(you=seat("daisy", play="daisys-tote-bag knife knife", hand="old-book-of-lore flashlight", resources=9))
    t.you.plays("old-book-of-lore").then("you", play=4)
    t.you.plays("flashlight").asks("make-room", "you", None, "knife knife")


# ---------------------------------------------------------------- uses
def test_uses_come_with_the_card_and_are_no_resources_any_more() -> None:
    """AH.uses: four rounds of ammunition, and none of them pays for anything."""
    t = given(you=seat("roland", hand="45-automatic beat-cop", resources=4))
    t.you.plays("45-automatic").then("45-automatic", uses=4, resources=0).then("you", resources=0)
    t.may_not("play:beat-cop", "AH.resource-cost")


def test_a_use_is_spent_from_the_card_that_asks_for_it_and_an_empty_one_stays() -> None:
    """AH.uses-spent, AH.uses-empty-stays."""
    t = given(
        you=seat("roland", play="45-automatic+uses:1 rolands-38-special"), enemies="ghoul-priest+exhausted", bag="0"
    )
    t.you.activates("45-automatic").then("45-automatic", uses=0, zone="play").then("rolands-38-special", uses=4)
    t.may_not("activate:45-automatic", "AH.initiation-costs-payable")


def test_uses_are_added_beyond_the_first_number_but_only_of_its_own_type() -> None:
    """AH.uses-added, AH.uses-own-type: ammunition for the gun, not for the torch."""
    t = given(you=seat("roland", hand="extra-ammunition", resources=2, play="45-automatic flashlight"))
    t.you.plays("extra-ammunition").then("45-automatic", uses=7).then("flashlight", uses=3)
    t = given(you=seat("roland", hand="extra-ammunition", resources=2, play="flashlight"))
    t.may_not("play:extra-ammunition")


@pytest.fixture
def flare(monkeypatch: pytest.MonkeyPatch) -> str:
    """A firearm that has supplies and no ammunition, for the core set has none."""
    made = dataclasses.replace(CARDS["flashlight"], id="flare", traits=(ITEM, FIREARM))
    monkeypatch.setitem(CARDS, made.id, made)
    return made.id


def test_a_firearm_without_ammunition_of_its_own_gets_none(flare: str) -> None:
    """AH.uses-own-type."""
    t = given(you=seat("roland", hand="extra-ammunition", resources=2, play=flare))
    t.may_not("play:extra-ammunition")
    t = given(you=seat("roland", hand="extra-ammunition", resources=2, play=f"{flare} 45-automatic"))
    t.you.plays("extra-ammunition").asks("act").then(flare, uses=3).then("45-automatic", uses=7)


def test_the_last_use_takes_the_card_with_it_where_it_says_so() -> None:
    """AH.uses-empty-discarded: first aid is gone before the ghoul strikes, and still heals."""
    t = given(you=seat("roland", play="first-aid+uses:1", damage=2, threat="ghoul-minion"))
    t.you.activates("first-aid")
    t.then("first-aid", zone="discard")
    kinds = t.happened()
    assert kinds.index("discard") < kinds.index("attacks")


# ---------------------------------------------------------------- unique cards, story assets, attachments
def test_only_one_copy_of_a_unique_title_is_in_play_among_all() -> None:
    """AH.unique: whoever else has Dr. Milan must wait."""
    t = given(
        you=seat("roland", hand="dr-milan-christopher", resources=4), ally=seat("daisy", play="dr-milan-christopher")
    )
    t.may_not("play:dr-milan-christopher", "AH.unique")
    t = given(you=seat("roland", hand="beat-cop", resources=4), ally=seat("daisy", play="beat-cop"))
    t.you.plays("beat-cop").then("you", play="beat-cop")


def test_a_story_asset_has_a_set_and_no_level() -> None:
    """AH.story-asset: Lita is the only one of the core set."""
    found = [id for id in CARDS if definition(id).type == ASSET and definition(id).set and definition(id).level < 0]
    assert found == ["lita-chantler"]


def test_whoever_takes_control_of_lita_needs_room_for_her_and_she_leaves_the_game_in_the_end() -> None:
    """AH.take-control-of-story-asset: the cop makes way for her; she belongs to the scenario."""
    t = given(
        you=seat("roland", play="beat-cop", at="parlor"),
        locations="hallway parlor cellar",
        enemies="lita-chantler@parlor+damage:2",
        bag="+1",
    )
    t.then("lita-chantler", controller=None)
    t.you.activates("lita-chantler").then("you", play="lita-chantler", discard="beat-cop")
    t.you.moves("hallway")
    t.you.moves("cellar", "lita-chantler").then("lita-chantler", zone="removed").then("you", damage=0)


def test_whether_it_may_be_attached_is_checked_as_it_is_attached() -> None:
    """AH.attach, AH.limit-per-host: with a fog in the study already, the second finds no host; elsewhere it does."""
    t = given(you=seat("roland"), locations="study[obscuring-fog]", encounter=f"obscuring-fog {LATER}", step="1.4")
    t.then("study", attached="obscuring-fog").then("table", encounter_discard="obscuring-fog")
    t = given(
        you=seat("roland", at="attic"),
        locations="hallway[obscuring-fog] attic",
        encounter=f"obscuring-fog {LATER}",
        step="1.4",
    )
    t.then("attic", attached="obscuring-fog").then("hallway", attached="obscuring-fog")


def test_an_attachment_stays_until_it_or_its_host_leaves() -> None:
    """AH.attachment-stays: when the study is gone, so is the fog in it."""
    t = given(
        you=seat("roland", clues=2),
        locations="study[obscuring-fog]",
        acts="the-barrier",
        aside="hallway attic cellar parlor",
    )
    t.you.advances().then("obscuring-fog", zone="encounter-discard").then("study", zone="removed")


def test_a_card_and_its_attachment_exhaust_and_ready_each_for_itself() -> None:
    """AH.attachment-exhausts-alone."""
    t = given(you=seat("roland", deck=2), locations="study[obscuring-fog+exhausted]", step="4.3", encounter=LATER)
    t.then("obscuring-fog", exhausted=False, host="study")
    t = given(you=seat("daisy", play="old-book-of-lore[obscuring-fog]", deck=4))
    t.you.activates("old-book-of-lore")
    t.then("old-book-of-lore", exhausted=True).then("obscuring-fog", exhausted=False)


# ---------------------------------------------------------------- events
def test_an_event_without_fast_is_played_with_an_action_in_the_own_turn() -> None:
    """AH.event-play-action."""
    t = given(you=seat("roland", hand="emergency-cache"), ally=seat("skids", hand="emergency-cache"))
    t.you.plays("emergency-cache").then("you", actions=2, resources=3).then("emergency-cache@discard", zone="discard")
    t.then("ally", hand="emergency-cache").because("AH.initiation-pay-costs", "AH.event-played")
    t = given(you=seat("roland", hand="emergency-cache", actions=0))
    t.may_not("play:emergency-cache")


def test_an_event_that_attaches_itself_stays_in_play() -> None:
    """AH.event-played."""
    t = given(you=seat("daisy", hand="barricade"))
    t.you.plays("barricade").then("barricade", zone="attached", host="study").then("you", discard="")


def test_an_event_is_not_played_for_nothing() -> None:
    """AH.event-must-change: no clue for a hunch, nobody exhausted to sneak up on."""
    t = given(you=seat("roland", hand="working-a-hunch", resources=9), locations="study")
    t.may_not("play:working-a-hunch")
    t = given(you=seat("skids", hand="sneak-attack", resources=9, threat="ghoul-minion"))
    t.may_not("play:sneak-attack")


def test_a_fast_card_costs_no_action_and_provokes_nobody() -> None:
    """AH.fast, AH.fast-asset: the glass in the own turn, before any action."""
    t = given(you=seat("roland", hand="magnifying-glass", resources=1, threat="ghoul-minion"))
    t.you.plays("magnifying-glass").then("you", actions=3, damage=0).then("magnifying-glass", zone="play")


def test_a_fast_asset_is_for_the_own_turn() -> None:
    """AH.fast-asset: Skids is not offered his knife in Roland's."""
    t = given(you=seat("roland"), ally=seat("skids", hand="switchblade", resources=1))
    t.you.takes_a_resource().asks("act", "you").then("switchblade", zone="hand")


def test_a_fast_event_with_a_moment_is_a_reaction_to_it() -> None:
    """AH.fast-event-reaction: evidence is found after a defeat, at no other time."""
    t = given(
        you=seat("skids", hand="evidence", resources=1, threat="swarm-of-rats"), locations="study+clues:1", bag="0"
    )
    t.may_not("play:evidence")
    t.you.fights("swarm-of-rats").asks("react", "you").answers("play:evidence").then("you", clues=1)


def test_a_fast_event_with_a_period_is_played_in_any_window_of_it() -> None:
    """AH.fast-event-period: a hunch between the commitment and the token, too; in nobody else's turn."""
    t = given(you=seat("daisy", hand="working-a-hunch", resources=2), locations="study+clues:2", bag="0")
    t.you.investigates().asks("window", "you").answers("play:working-a-hunch")
    while t.g.decision is not None and t.g.decision.kind != "act":
        t.answers("pass")
    t.then("you", clues=2)
    t = given(you=seat("roland"), ally=seat("daisy", hand="working-a-hunch", resources=2), locations="study+clues:2")
    t.you.takes_a_resource().asks("act", "you")


@pytest.fixture
def trophy(monkeypatch: pytest.MonkeyPatch) -> str:
    """A Fast event for a moment within a period, for the core set has none."""
    made = dataclasses.replace(
        CARDS["evidence"],
        id="trophy",
        abilities=(fast, play(gain(RESOURCE, 1), timing=after(defeated(enemy, by=you)), during=your_turn)),
    )
    monkeypatch.setitem(CARDS, made.id, made)
    return made.id


def test_a_fast_event_with_both_is_played_at_the_moment_within_the_period(trophy: str) -> None:
    """AH.fast-event-both: a defeat in the own turn, not one in the enemy phase."""
    t = given(you=seat("roland", hand=trophy, resources=1, threat="swarm-of-rats"), bag="0")
    t.you.fights("swarm-of-rats").asks("react").answers(f"play:{trophy}").then("you", resources=1)
    t = given(
        you=seat("roland", hand=trophy, resources=1, play="guard-dog", threat="swarm-of-rats", deck=3),
        step="3.3",
        encounter=LATER,
    )
    t.answers("guard-dog", "react:guard-dog").asks("act").then(trophy, zone="hand")


def test_skills_are_never_played() -> None:
    """AH.skill-cards."""
    t = given(you=seat("roland", hand="guts", resources=9))
    t.may_not("play:guts", "AH.skill-cards")


# ---------------------------------------------------------------- limits
def test_a_limit_counts_anew_with_each_period_and_for_a_card_that_comes_back() -> None:
    """AH.limit-per-period, AH.limit-periods: once in a turn for Skids; his next turn is another."""
    t = given(you=seat("skids", resources=9, deck=3), encounter=LATER)
    t.you.uses("skids-otoole").then("you", actions=4, resources=7)
    t.may_not("use:skids-otoole", "AH.limit-per-period")
    t.you.ends_turn()
    assert t.may("use:skids-otoole")


@pytest.fixture
def coin(monkeypatch: pytest.MonkeyPatch) -> str:
    """An asset with a limit that can leave play and come back, for the core set has none."""
    abilities = (fast, free(gain(RESOURCE, 1), limit=limit(1, ROUND)), free(return_to_hand(this)))
    made = dataclasses.replace(CARDS["magnifying-glass"], id="coin", cost=0, slots=(), abilities=abilities)
    monkeypatch.setitem(CARDS, made.id, made)
    return made.id


def test_a_card_that_has_left_play_and_come_back_is_a_new_one(coin: str) -> None:
    """AH.limit-per-period: and so is every other copy."""
    t = given(you=seat("roland", play=coin))
    t.answers(f"use:{coin}@roland-banks#1").then("you", resources=1)
    t.may_not(f"use:{coin}@roland-banks#1", "AH.limit-per-period")
    t.answers(f"use:{coin}@roland-banks#2").then(coin, zone="hand")
    t.you.plays(coin)
    t.answers(f"use:{coin}@roland-banks#1").then("you", resources=2)


def test_each_investigator_has_a_limit_of_their_own() -> None:
    """AH.limit-per-player."""
    t = given(
        you=seat("roland", damage=3, at="st-marys-hospital"),
        ally=seat("skids", damage=3, at="st-marys-hospital"),
        locations="st-marys-hospital",
        **MASKS,
    )
    t.you.activates("st-marys-hospital").then("you", damage=0)
    t.you.ends_turn()
    t.ally.activates("st-marys-hospital").then("ally", damage=0)


def test_a_maximum_counts_all_copies_over_all_players() -> None:
    """AH.max-per-period: one perception to a test, whoever has the other."""
    t = given(
        you=seat("roland", hand="perception perception"),
        ally=seat("daisy", hand="perception"),
        locations="study+clues:1",
        bag="0",
    )
    t.you.investigates("commit:perception@hand").asks("act").then("you", hand=1, clues=1).then("ally", hand=1)


def test_a_use_that_came_to_nothing_counts() -> None:
    """AH.canceled-use-counts: Roland covers up what he found, and has found it all the same."""
    t = given(
        you=seat("roland", threat="swarm-of-rats cover-up+clues:3"),
        enemies="ghoul-minion+damage:1+exhausted",
        locations="study+clues:2",
        bag="0",
    )
    t.you.fights("swarm-of-rats", "react:roland-banks", "react:cover-up").then("you", clues=0).then("cover-up", clues=2)
    t.you.fights("ghoul-minion").asks("act").then("ghoul-minion", zone="encounter-discard")
