"""Arkham Horror before the judge: a form to lay positions out by."""

from __future__ import annotations

from typing import Final

from tableforge.arkham import chaos, scenarios
from tableforge.arkham.cards import CARDS
from tableforge.arkham.editions import NAMES
from tableforge.arkham.names import INVESTIGATOR
from tableforge.arkham.position import SEATS
from tableforge.judge.parts import CARD, CHOICE, NUMBER, WORDS, LayoutField, LayoutForm
from tableforge.tongue.text import Text

OF_THE_DECKS: Final = ("asset", "event", "skill", "treachery", "enemy")
INVESTIGATORS: Final = tuple([(id, Text(d.en, d.fr)) for id, d in CARDS.items() if d.type == INVESTIGATOR])
TITLES: Final = tuple([(id, Text(id.replace("-", " "), id.replace("-", " "))) for id in scenarios.IDS])

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
        LayoutField("investigator", Text("Investigator", "Investigateur"), CHOICE, options=INVESTIGATORS),
        LayoutField("at", Text("Location", "Lieu"), WORDS),
        LayoutField("resources", Text("Resources", "Ressources"), NUMBER, 99),
        LayoutField("actions", Text("Actions", "Actions"), NUMBER, 9),
        LayoutField("damage", Text("Damage", "Dégâts"), NUMBER, 20),
        LayoutField("horror", Text("Horror", "Horreur"), NUMBER, 20),
        LayoutField("clues", Text("Clues", "Indices"), NUMBER, 20),
        LayoutField("hand", Text("Hand", "Main"), CARD, types=OF_THE_DECKS),
        LayoutField("play", Text("In play", "En jeu"), CARD, types=OF_THE_DECKS, marked=True),
        LayoutField("threat", Text("Threat area", "Zone de menace"), CARD, types=OF_THE_DECKS, marked=True),
        LayoutField("deck", Text("Deck, top first", "Deck, le dessus d’abord"), CARD, types=OF_THE_DECKS),
        LayoutField("discard", Text("Discard pile", "Défausse"), CARD, types=OF_THE_DECKS),
    ),
    of_table=(
        LayoutField("rules", Text("Rulebook", "Livret"), CHOICE, options=tuple([(x, Text(x, x)) for x in NAMES])),
        LayoutField("scenario", Text("Scenario", "Scénario"), CHOICE, options=TITLES),
        LayoutField(
            "difficulty",
            Text("Difficulty", "Difficulté"),
            CHOICE,
            options=tuple([(x, Text(x, x)) for x in chaos.NUMBERS]),
        ),
        LayoutField("locations", Text("Locations", "Lieux"), CARD, types=("location",), marked=True),
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
        LayoutField(
            "encounter_discard", Text("Encounter discard", "Défausse Rencontre"), CARD, types=("enemy", "treachery")
        ),
        LayoutField("act", Text("Act", "Acte"), WORDS),
        LayoutField("agenda", Text("Agenda", "Intrigue"), WORDS),
        LayoutField("bag", Text("Chaos bag", "Sac du Chaos"), WORDS),
        LayoutField("chance", Text("Tokens and cards that will be drawn", "Pions et cartes qui seront piochés"), WORDS),
        LayoutField("round", Text("Round", "Round"), NUMBER, 99),
        LayoutField("step", Text("Step", "Étape"), WORDS),
    ),
    marks=(
        LayoutField("damage", Text("Damage", "Dégâts"), NUMBER, 20),
        LayoutField("horror", Text("Horror", "Horreur"), NUMBER, 20),
        LayoutField("clues", Text("Clues", "Indices"), NUMBER, 20),
        LayoutField("doom", Text("Doom", "Fatalité"), NUMBER, 20),
        LayoutField("uses", Text("Uses", "Utilisations"), NUMBER, 20),
        LayoutField("exhausted", Text("Exhausted", "Incliné"), NUMBER, 1),
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
