"""Every text of Fateforge's content in both languages, as `texts.txt` beside this file keeps it.

`PYTHONPATH=src:tests python -m fateforge.voice.texts` writes it anew; read the difference line by line.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tableforge.fateforge.cards import pack
from tableforge.fateforge.definition import Pack, SceneDef
from tableforge.fateforge.voice.languages import cards, enemies, scenes
from tableforge.tongue.text import LANGUAGES

GOLDEN = Path(__file__).with_name("texts.txt")
HEROES = (2, 3, 4)


def lines() -> Iterator[str]:
    """Each thing by its id, and below it what it says in each language."""
    p = pack()
    for id, said in everything(p):
        yield id
        for lang in LANGUAGES:
            for text in said[lang]:
                yield from [f"  {lang} {line}" for line in text.split("\n") if line]


def everything(p: Pack) -> Iterator[tuple[str, dict[str, list[str]]]]:
    for card in p.cards:
        yield card.id, {lang: [cards(lang).card_text(p, card)] for lang in LANGUAGES}
    for ally in p.allies:
        yield ally.id, {lang: [cards(lang).ally_text(p, ally)] for lang in LANGUAGES}
    for enemy in p.enemies:
        yield enemy.id, {lang: [enemies(lang).enemy_text(p, enemy)] for lang in LANGUAGES}
    for scene in p.scenes.values():
        yield scene.id, {lang: list(scene_texts(p, scene, lang)) for lang in LANGUAGES}


def scene_texts(p: Pack, scene: SceneDef, lang: str) -> Iterator[str]:
    voice = scenes(lang)
    for o in scene.objectives:
        yield from dict.fromkeys([voice.objective_text(p, scene, o, k) for k in HEROES])
    yield from voice.terrain_text(p, scene)
    yield from dict.fromkeys([text for k in HEROES for text in voice.special_text(p, scene, k)])
    for point in scene.points:
        yield f"{point.id} = {voice.outcome_text(p, scene, point.outcomes)}"
    for name in scene.setup:
        yield f"{name} = {voice.setup_text(p, scene, name)}"


if __name__ == "__main__":
    GOLDEN.write_text("\n".join(lines()) + "\n", encoding="utf-8")
