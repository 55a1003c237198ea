"""Arkham Horror before the judge: a form to lay positions out by."""

from __future__ import annotations

from typing import Final

from tableforge.arkham import chaos, scenarios
from tableforge.arkham.cards import CARDS
from tableforge.arkham.editions import NAMES
from tableforge.arkham.lexicon import LEXICON
from tableforge.arkham.names import INVESTIGATOR
from tableforge.arkham.position import SEATS
from tableforge.judge.parts import CARD, CHOICE, NUMBER, WORDS, LayoutField, LayoutForm
from tableforge.tongue.text import Text

OF_THE_DECKS: Final = ("asset", "event", "skill", "treachery", "enemy")
INVESTIGATORS: Final = tuple([(id, Text(d.en, d.fr)) for id, d in CARDS.items() if d.type == INVESTIGATOR])
TITLES: Final = tuple([(id, Text(CARDS[id].en, CARDS[id].fr)) for id in scenarios.IDS])  # by their reference cards
DIFFICULTIES: Final = tuple([(x, LEXICON.heading(f"difficulty:{x}")) for x in chaos.NUMBERS])

LAYOUT: Final = LayoutForm(
    seats=tuple(
        [
            (SEATS[0], Text("First player", "Premier joueur")),
            (SEATS[1], Text("Second player", "Deuxième joueur")),
            (SEATS[2], Text("Third player", "Troisième joueur")),
            (SEATS[3], Text("Fourth player", "Quatrième joueur")),
        ]
    ),
    of_seat=(
        LayoutField("investigator", LEXICON.heading("investigator"), CHOICE, options=INVESTIGATORS),
        LayoutField("at", LEXICON.heading("location"), WORDS),
        LayoutField("resources", LEXICON.heading("resource#many"), NUMBER, 99),
        LayoutField("actions", Text("Actions", "Actions"), NUMBER, 9),
        LayoutField("damage", LEXICON.heading("damage#many"), NUMBER, 20),
        LayoutField("horror", LEXICON.heading("horror"), NUMBER, 20),
        LayoutField("clues", LEXICON.heading("clue#many"), NUMBER, 20),
        LayoutField("hand", LEXICON.heading("zone:hand"), CARD, types=OF_THE_DECKS),
        LayoutField("play", LEXICON.heading("zone:play"), CARD, types=OF_THE_DECKS, marked=True),
        LayoutField("threat", LEXICON.heading("zone:threat"), CARD, types=OF_THE_DECKS, marked=True),
        LayoutField("deck", Text("Deck, top first", "Deck, le dessus d’abord"), CARD, types=OF_THE_DECKS),
        LayoutField("discard", LEXICON.heading("discard-pile"), CARD, types=OF_THE_DECKS),
    ),
    of_table=(
        LayoutField("rules", LEXICON.heading("rulebook"), CHOICE, options=tuple([(x, Text(x, x)) for x in NAMES])),
        LayoutField("scenario", LEXICON.heading("played-scenario"), CHOICE, options=TITLES),
        LayoutField(
            "difficulty",
            LEXICON.heading("difficulty"),
            CHOICE,
            options=DIFFICULTIES,
        ),
        LayoutField("locations", LEXICON.heading("location#many"), CARD, types=("location",), marked=True),
        LayoutField(
            "enemies",
            Text("Enemies at locations", "Ennemis sur des lieux"),
            CARD,
            types=("enemy", "asset"),
            marked=True,
        ),
        LayoutField(
            "encounter",
            Text("Encounter deck, top first", "Deck Rencontre, le dessus d’abord"),
            CARD,
            types=("enemy", "treachery"),
        ),
        LayoutField("encounter_discard", LEXICON.heading("zone:encounter-discard"), CARD, types=("enemy", "treachery")),
        LayoutField("act", LEXICON.heading("act"), WORDS),
        LayoutField("agenda", LEXICON.heading("agenda"), WORDS),
        LayoutField("bag", LEXICON.heading("zone:bag"), WORDS),
        LayoutField("chance", Text("Tokens and cards that will be drawn", "Pions et cartes qui seront piochés"), WORDS),
        LayoutField("round", LEXICON.heading("round"), NUMBER, 99),
        LayoutField("step", Text("Step", "Étape"), WORDS),
    ),
    marks=(
        LayoutField("damage", LEXICON.heading("damage#many"), NUMBER, 20),
        LayoutField("horror", LEXICON.heading("horror"), NUMBER, 20),
        LayoutField("clues", LEXICON.heading("clue#many"), NUMBER, 20),
        LayoutField("doom", LEXICON.heading("doom"), NUMBER, 20),
        LayoutField("uses", Text("Uses", "Utilisations"), NUMBER, 20),
        LayoutField("exhausted", LEXICON.heading("state:exhausted"), NUMBER, 1),
        LayoutField("unrevealed", Text("Not revealed", "Non révélé"), NUMBER, 1),
        LayoutField("at", Text("At the location", "Sur le lieu"), WORDS),
    ),
    example={
        "rules": NAMES[-1],
        "scenario": scenarios.IDS[0],
        "locations": "study",
        "enemies": "ghoul-minion",
        "you": {"investigator": "roland-banks", "resources": 3, "actions": 3, "hand": "machete evidence", "deck": 10},
    },
    first="investigator",
)
