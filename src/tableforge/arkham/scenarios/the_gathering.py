"""Scenario 1: a house, a barrier, and what comes up through the floor."""

from __future__ import annotations

from tableforge.arkham.names import ENCOUNTER_DECK
from tableforge.arkham.scenarios.ops import (
    LEAD,
    MENTAL,
    NOT_RESIGNED,
    BonusExperience,
    EarnCard,
    EarnVictory,
    Kill,
    LeadDeadOffers,
    PutInPlay,
    Record,
    ShuffleDeck,
    StartAt,
    SufferTrauma,
)
from tableforge.arkham.scenarios.scenario import Scenario

SCENARIO = Scenario(
    "the-gathering",
    en="The Gathering",
    fr="Le Rassemblement",
    reference="the-gathering",
    sets=("torch", "rats", "ghouls", "striking_fear", "ancient_evils", "chilling_cold"),
    agendas=("whats-going-on", "rise-of-the-ghouls", "theyre-getting-out"),
    acts=("trapped", "the-barrier", "what-have-you-done"),
    aside=("ghoul-priest", "lita-chantler"),
    introduction=(("the-gathering-introduction", "", True),),
    setup=(
        PutInPlay("study"),
        StartAt("Study"),
        ShuffleDeck(ENCOUNTER_DECK),
    ),
    won=("R1", "R2"),
    resolutions={
        "none": (
            Record("house-standing"),
            Record("ghoul-priest-alive"),
            EarnCard("lita-chantler"),
            EarnVictory(2),
        ),
        "R1": (
            Record("house-burned"),
            EarnCard("lita-chantler"),
            SufferTrauma(LEAD, MENTAL, 1),
            EarnVictory(2),
        ),
        "R2": (
            Record("house-standing"),
            BonusExperience(LEAD, 1),
            EarnVictory(2),
        ),
        "R3": (
            Record("lita-finds-others"),
            Record("house-standing"),
            Record("ghoul-priest-alive"),
            Kill(NOT_RESIGNED),
            LeadDeadOffers("lita-chantler"),
        ),
    },
)
