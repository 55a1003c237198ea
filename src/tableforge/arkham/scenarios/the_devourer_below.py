"""Scenario 3: the woods, the ritual, and what answers it."""

from __future__ import annotations

from tableforge.arkham.names import ELDER_THING, ENCOUNTER_DECK
from tableforge.arkham.scenarios.ops import (
    EACH,
    MENTAL,
    PHYSICAL,
    AddToken,
    CampaignResult,
    DoomOnAgenda,
    EachDiscardsRandom,
    EarnVictory,
    GainWeakness,
    IfLog,
    Kill,
    LoseCard,
    PutInPlay,
    RandomOf,
    RandomSet,
    Record,
    ShuffleDeck,
    ShuffleIn,
    StartAt,
    SufferTrauma,
)
from tableforge.arkham.scenarios.scenario import Scenario
from tableforge.arkham.scenarios.the_midnight_masks import CULTISTS, GOT_AWAY

AGENTS = ("agents_of_yog", "agents_of_shub", "agents_of_cthulhu", "agents_of_hastur")
WOODS = (
    "arkham-woods-unhallowed-ground",
    "arkham-woods-twisting-paths",
    "arkham-woods-old-house",
    "arkham-woods-cliffside",
    "arkham-woods-tangled-thicket",
    "arkham-woods-quiet-glade",
)

SCENARIO = Scenario(
    "the-devourer-below",
    en="The Devourer Below",
    fr="Le Dévoreur du Dessous",
    reference="the-devourer-below",
    sets=("tentacles", "ancient_evils", "striking_fear", "ghouls", "pentagram"),
    perhaps=AGENTS,
    guests=("ghoul-priest", *CULTISTS),
    agendas=("the-arkham-woods", "the-ritual-begins", "vengeance-awaits"),
    acts=("investigating-the-trail", "into-the-darkness", "disrupting-the-ritual"),
    aside=("umordhoth",),
    introduction=(("the-devourer-below-introduction", "", True),),
    setup=(
        PutInPlay("main-path"),
        RandomOf(*WOODS, n=4),
        StartAt("Main Path"),
        RandomSet(*AGENTS),
        DoomOnAgenda(GOT_AWAY, each=2),
        AddToken(ELDER_THING),
        IfLog("past-midnight", EachDiscardsRandom(2)),
        IfLog("ghoul-priest-alive", ShuffleIn("ghoul-priest")),
        ShuffleDeck(ENCOUNTER_DECK),
    ),
    won=("R1", "R2"),
    resolutions={
        "none": (
            Record("arkham-succumbed"),
            Kill(EACH),
            CampaignResult("lost"),
        ),
        "R1": (
            Record("ritual-broken"),
            SufferTrauma(EACH, MENTAL, 2),
            EarnVictory(5),
            CampaignResult("won"),
        ),
        "R2": (
            Record("umordhoth-repelled"),
            SufferTrauma(EACH, PHYSICAL, 2),
            SufferTrauma(EACH, MENTAL, 2),
            EarnVictory(10),
            CampaignResult("won"),
        ),
        "R3": (
            Record("lita-sacrificed"),
            LoseCard("lita-chantler"),
            SufferTrauma(EACH, PHYSICAL, 2),
            SufferTrauma(EACH, MENTAL, 2),
            GainWeakness("madness"),
            EarnVictory(),
            CampaignResult("survived"),
        ),
    },
)
