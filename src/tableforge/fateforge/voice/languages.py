"""The voice of each language by its code: a folder of that name beside this file, with the same files in each."""

from __future__ import annotations

from typing import Final, Protocol, cast

from tableforge.fateforge.definition import (
    AllyDef,
    BossCard,
    BossDef,
    Card,
    EnemyDef,
    HeroDef,
    Objective,
    Outcome,
    Pack,
    SceneDef,
)
from tableforge.tongue.voices import part

WHERE: Final = "tableforge.fateforge.voice"


class Lexicon(Protocol):
    """What a language calls the things of the game (`lexicon.py`)."""

    def result(self, bits: int, n: int = 1) -> str: ...
    def colour(self, colour: int) -> str: ...
    def die(self, die: int) -> str: ...
    def kind(self, kind: int) -> str: ...
    def frequency(self, freq: int) -> str: ...
    def slot(self, slot: int) -> str: ...
    def stance(self, stance: int) -> str: ...


class Cards(Protocol):
    """How a language says cards (`cards.py`)."""

    def card_text(self, pack: Pack, card: Card) -> str: ...
    def hero_text(self, pack: Pack, hero: HeroDef) -> str: ...
    def ally_text(self, pack: Pack, ally: AllyDef) -> str: ...


class Enemies(Protocol):
    """How a language says enemies and bosses (`enemies.py`)."""

    def enemy_text(self, pack: Pack, enemy: EnemyDef) -> str: ...
    def strip_text(self, pack: Pack, enemy: EnemyDef) -> list[str]: ...
    def abilities_text(self, pack: Pack, enemy: EnemyDef) -> list[str]: ...
    def boss_card_text(self, pack: Pack, card: BossCard) -> str: ...
    def weak_point_text(self, pack: Pack, boss: BossDef) -> str: ...


class Scenes(Protocol):
    """How a language says scenes (`scenes.py`)."""

    def objective_text(self, pack: Pack, scene: SceneDef, objective: Objective, heroes: int) -> str: ...
    def outcome_text(self, pack: Pack, scene: SceneDef, outcomes: tuple[Outcome, ...]) -> str: ...
    def terrain_text(self, pack: Pack, scene: SceneDef) -> list[str]: ...
    def special_text(self, pack: Pack, scene: SceneDef, heroes: int) -> list[str]: ...
    def setup_text(self, pack: Pack, scene: SceneDef, name: str) -> str: ...


def lexicon(lang: str) -> Lexicon:
    return cast("Lexicon", part(WHERE, lang, "lexicon"))


def cards(lang: str) -> Cards:
    return cast("Cards", part(WHERE, lang, "cards"))


def enemies(lang: str) -> Enemies:
    return cast("Enemies", part(WHERE, lang, "enemies"))


def scenes(lang: str) -> Scenes:
    return cast("Scenes", part(WHERE, lang, "scenes"))
