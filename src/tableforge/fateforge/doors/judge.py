"""Fateforge before the judge: a form to lay combats out by; whatever else a position has is written as text."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge.cards import pack
from tableforge.fateforge.lexicon import LEXICON
from tableforge.fateforge.position import SEATS
from tableforge.judge.parts import CHOICE, NUMBER, WORDS, LayoutField, LayoutForm
from tableforge.tongue.text import Text

PLAYERS: Final = (
    (SEATS[0], Text("First player", "Premier joueur")),
    (SEATS[1], Text("Second player", "Deuxième joueur")),
    (SEATS[2], Text("Third player", "Troisième joueur")),
    (SEATS[3], Text("Fourth player", "Quatrième joueur")),
)
HEROES: Final = tuple([(d.id, Text(d.en, d.fr)) for d in pack().heroes])
MAPS: Final = tuple(sorted([(d.id, Text(d.en, d.fr)) for d in pack().maps.values()], key=lambda one: one[1].text("en")))

LAYOUT: Final = LayoutForm(
    seats=PLAYERS,
    of_seat=(
        LayoutField("hero", LEXICON.heading("hero"), CHOICE, options=HEROES),
        LayoutField("at", LEXICON.heading("zone"), WORDS),
        LayoutField("health", LEXICON.heading("health"), NUMBER, 99),
        LayoutField("energy", LEXICON.heading("energy"), NUMBER, 99),
        LayoutField("results", Text("Results of the dice", "Résultats des dés"), WORDS),
        LayoutField("skills", LEXICON.heading("skill#many"), WORDS),
        LayoutField("items", LEXICON.heading("item#many"), WORDS),
        LayoutField("parry", LEXICON.heading("parry"), NUMBER, 99),
        LayoutField("focus", LEXICON.heading("focus"), NUMBER, 99),
        LayoutField("toxic", LEXICON.heading("state:toxic"), NUMBER, 99),
    ),
    of_table=(
        LayoutField("map", LEXICON.heading("map"), CHOICE, options=MAPS),
        LayoutField("scene", LEXICON.heading("scene"), WORDS),
        LayoutField("enemies", LEXICON.heading("enemy#many"), WORDS),
        LayoutField("tokens", LEXICON.heading("token#many"), WORDS),
        LayoutField("turn", Text("Turn of", "Tour de"), CHOICE, options=PLAYERS),
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
