"""Fateforge before the judge: a form to lay combats out by; whatever else a position has is written as text."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge.position import SEATS
from tableforge.judge.parts import CHOICE, NUMBER, WORDS, LayoutField, LayoutForm
from tableforge.tongue.text import Text

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
        LayoutField("hero", Text("Hero", "Héros"), WORDS),
        LayoutField("at", Text("Zone", "Zone"), WORDS),
        LayoutField("health", Text("Health", "Santé"), NUMBER, 99),
        LayoutField("energy", Text("Energy", "Énergie"), NUMBER, 99),
        LayoutField("results", Text("Results of the dice", "Résultats des dés"), WORDS),
        LayoutField("skills", Text("Skills", "Compétences"), WORDS),
        LayoutField("items", Text("Items", "Objets"), WORDS),
        LayoutField("parry", Text("Parry", "Parade"), NUMBER, 99),
        LayoutField("focus", Text("Focus", "Concentration"), NUMBER, 99),
        LayoutField("toxic", Text("Toxic", "Toxique"), NUMBER, 99),
    ),
    of_table=(
        LayoutField("map", Text("Map", "Plan"), WORDS),
        LayoutField("scene", Text("Scene", "Scène"), WORDS),
        LayoutField("enemies", Text("Enemies", "Ennemis"), WORDS),
        LayoutField("tokens", Text("Tokens", "Jetons"), WORDS),
        LayoutField("turn", Text("Turn of", "Tour de"), CHOICE, options=tuple([(x, Text(x, x)) for x in SEATS])),
        LayoutField("chance", Text("How chance falls", "Ce que donne le hasard"), WORDS),
    ),
    marks=(),
    example={
        "map": "mill-ford",
        "enemies": "recruit.1@b",
        "you": {"hero": "mercenary", "at": "a", "results": "move strike"},
        "ally": {"hero": "shaman", "at": "a"},
    },
    seat_word="hero",
    first="hero",
)
