"""How a thing of Fateforge is named and drawn: titles, emblems, dice, and the rules that a part of the table cites."""

from __future__ import annotations

from typing import Any, Final, cast

from tableforge.fateforge import names as n
from tableforge.fateforge import seen, things
from tableforge.fateforge.definition import Card, EnemyDef, HeroDef
from tableforge.fateforge.scene.said import SHAPE_SIGNS, say
from tableforge.fateforge.voice import languages
from tableforge.fateforge.voice.table import named
from tableforge.kernel.scene import ACCENT, GOOD, HARM, PLAIN, Emblem

HERO_SHAPES: Final = {
    "mercenary": ("▲", "orange"),
    "shaman": ("✦", "green"),
    "lord": ("◆", "sand"),
    "thief": ("●", "lilac"),
    "sylvan-guard": ("♣", "blue"),
}
ANY_HERO: Final = ("■", PLAIN)
HUES: Final = (PLAIN, "blue", HARM, "green", "orange", "lilac", ACCENT)  # of the colours of enemies; a boss's last
COLOUR_SHAPES: Final = tuple([(SHAPE_SIGNS[shape], hue) for shape, hue in zip(n.SHAPES, HUES, strict=True)])
TOKEN_SHAPES: Final = {
    "gem": ("◈", ACCENT),
    "food": ("●", GOOD),
    "chest": ("▣", "sand"),
    "trap": ("✖", HARM),
    "exploration": ("?", ACCENT),
    "snare": ("⌗", GOOD),
    "objective": ("★", ACCENT),
}
RULES: Final = {
    "hp": ("FF.damage", "FF.knocked-out"),
    "en": ("FF.energy-reroll", "FF.energy-move"),
    "objectives": ("FF.objective-units", "FF.outcome"),
    "coming": ("FF.waves-announced",),
    "rules": ("FF.setup-order",),
    "watch": ("FF.beast-master", "FF.mandatory"),
    "met": ("FF.enemies-met",),
    "set-up": ("FF.setup-screens", "FF.skills-changed"),
    "enemies": ("FF.enemy-section", "FF.reactions", "FF.enemy-order"),
    "gold": ("FF.gold-shared",),
    "food": ("FF.food",),
    "bag": ("FF.party-bag",),
    "order": ("FF.player-order", "FF.slot-announced"),
    "seat": ("FF.hero-turn",),
    "time": ("FF.time-tokens",),
    "decks": ("FF.corruption", "FF.fear", "FF.trap-card"),
    "tale:regard": ("FF.reputation",),
    "tale:cards": ("FF.story-deck",),
    "tale:quests": ("FF.side-quest",),
    "tale:unlocked": ("FF.unlocked-rule",),
    "tale:points": ("FF.victory-point", "FF.victory-reward"),
    "tale:sheets": ("FF.test", "FF.trait-points", "FF.trait-price"),
    "tale:allies": ("FF.ally",),
    "tale:chapter": ("FF.three-scenes", "FF.act-progress"),
}


# ------------------------------------------------------------------ names
def title(d: HeroDef | EnemyDef | Card, lang: str) -> str:
    return d.title(lang) if isinstance(d, HeroDef) else named(d.en, d.fr, lang)


def term(id: str, lang: str) -> str:
    """The name of a faction, an ability of enemies, a kind of terrain."""
    return named(*next(pack.terms[id] for pack in things.packs() if id in pack.terms), lang)


def place(view: seen.View, letter: str, lang: str) -> str:
    """A zone by name and letter."""
    return str(languages.table(lang).zone(*things.zone(f"{view['map']}/{letter}")))


def goal(view: seen.View, id: str, lang: str, token: bool = False) -> str:
    """An objective by its name, or by its token."""
    o = things.objective(f"{view['scene']}/{id}")
    return (named(o.token, o.token_fr, lang) if token else "") or named(o.en, o.fr, lang)


def called(key: str, lang: str) -> str:
    """An enemy by its key: `archer.2`."""
    return str(languages.table(lang).foe(*things.foe(key.replace(".", "#"))))


def foe_kind(d: EnemyDef, lang: str) -> str:
    if d.colour == n.BOSS:
        return say(lang, "kind:boss")
    return say(lang, "kind:foe", colour=languages.lexicon(lang).colour(d.colour), faction=term(d.faction, lang))


# ------------------------------------------------------------------ emblems
def hero_emblem(d: HeroDef, lang: str) -> Emblem:
    return Emblem(d.id, title(d, lang), *HERO_SHAPES.get(d.id, ANY_HERO))


def foe_emblem(d: EnemyDef, lang: str) -> Emblem:
    if d.colour == n.BOSS:
        return Emblem("boss", say(lang, "kind:boss"), *COLOUR_SHAPES[n.BOSS])
    return Emblem(n.COLOURS[d.colour], languages.lexicon(lang).colour(d.colour), *COLOUR_SHAPES[d.colour])


# ------------------------------------------------------------------ dice
def faces(keys: list[str], lang: str, brief: bool = False) -> str:
    """What dice show, from the keys of a view: in words, or in three letters each."""
    t = languages.table(lang)
    said = [t.face(bits(key)) for key in keys]
    if brief:
        return " ".join(["/".join([cut(word) for word in x.split("/")]) for x in said])
    return ", ".join(said)


def cut(word: str) -> str:
    """A result in three letters, with its star."""
    if not word.isupper():
        return "·"
    return word[:3] + ("*" if word.endswith("*") else "")


def bits(key: str) -> int:
    """A face from its key: `strike/move`."""
    return sum([1 << n.RESULTS.index(name) for name in key.split("/") if name in n.RESULTS])


# ------------------------------------------------------------------ the question
def asked(view: seen.View) -> str:
    """The kind of question that these eyes are asked; "" where they are asked nothing."""
    d = cast(dict[str, Any], view).get("decision")  # what a table adds
    return d["kind"] if d is not None and d["seat"] == view["seat"] and view["seat"] is not None else ""
