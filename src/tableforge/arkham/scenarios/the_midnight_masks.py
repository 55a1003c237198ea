"""Scenario 2: six people behind masks, and a few hours to find them."""

from __future__ import annotations

from tableforge.arkham.names import ENCOUNTER_DECK, EXTRA_DECK
from tableforge.arkham.scenarios.ops import (
    CrossOut,
    EarnVictory,
    FromPlayers,
    IfLog,
    PutInPlay,
    RandomOf,
    Record,
    RecordNames,
    ShuffleDeck,
    ShuffleIn,
    SpawnAt,
    StartAt,
    ToBox,
)
from tableforge.arkham.scenarios.scenario import Scenario

CULTISTS = (
    "wolf-man-drew",
    "herman-collins",
    "peter-warren",
    "victoria-devereux",
    "ruth-turner",
    "the-masked-hunter",
)
INTERROGATED = "cultists-interrogated"
GOT_AWAY = "cultists-got-away"

WHO_WAS_FOUND = (
    RecordNames(*CULTISTS, found=INTERROGATED, away=GOT_AWAY),
    CrossOut("ghoul-priest-alive", defeated="ghoul-priest"),
    EarnVictory(),
)

SCENARIO = Scenario(
    "the-midnight-masks",
    en="The Midnight Masks",
    fr="Les Masques de Minuit",
    reference="the-midnight-masks",
    sets=("arkham", "chilling_cold", "nightgaunts", "pentagram", "locked_doors"),
    extra=("cultists",),
    guests=("ghoul-priest",),
    agendas=("predator-or-prey", "time-is-running-short"),
    acts=("uncovering-the-conspiracy",),
    aside=("the-masked-hunter",),
    introduction=(
        ("the-midnight-masks-stranger", "lita-finds-others", True),
        ("the-midnight-masks-lita", "lita-finds-others", False),
        ("the-midnight-masks-introduction", "", True),
    ),
    setup=(
        RandomOf("downtown-first-bank-of-arkham", "downtown-arkham-asylum", n=1),
        RandomOf("southside-historical-society", "southside-mas-boarding-house", n=1),
        PutInPlay("northside", "easttown", "rivertown", "st-marys-hospital", "graveyard", "miskatonic-university"),
        IfLog("house-burned", ToBox("your-house")),
        IfLog("house-burned", PutInPlay("your-house"), holds=False),
        ShuffleDeck(EXTRA_DECK),
        FromPlayers(2, SpawnAt("acolyte", "Southside")),
        FromPlayers(3, SpawnAt("acolyte", "Downtown")),
        FromPlayers(4, SpawnAt("acolyte", "Graveyard")),
        IfLog("house-burned", StartAt("Rivertown")),
        IfLog("house-burned", StartAt("Your House"), holds=False),
        IfLog("ghoul-priest-alive", ShuffleIn("ghoul-priest")),
        ShuffleDeck(ENCOUNTER_DECK),
    ),
    won=("R1",),
    resolutions={
        "none": WHO_WAS_FOUND,
        "R1": WHO_WAS_FOUND,
        "R2": (*WHO_WAS_FOUND, Record("past-midnight")),
    },
)
