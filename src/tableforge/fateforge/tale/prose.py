"""A campaign as somebody reads it: its names in one small index, and scene by scene what is told, in a language.

The position never holds prose (`view.py`): whoever shows it looks up here what an id is called and what a scene says.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any, Final

from tableforge.fateforge import cards as content
from tableforge.fateforge.battle import scenes
from tableforge.fateforge.camp.rewards import REWARDS, TABLE
from tableforge.fateforge.cards import tales
from tableforge.fateforge.tale.definition import (
    ALL_OF,
    HAS_HERO,
    KINDS,
    Aside,
    CityMap,
    Person,
    Place,
    SideQuest,
    StoryChoice,
    Tale,
    TaleScene,
    When,
)
from tableforge.fateforge.voice import tale as voice
from tableforge.tongue.sentence import capitalise
from tableforge.tongue.text import Text

Json = dict[str, Any]
# the rule behind each thing that a campaign unlocks
UNLOCKED: Final = {
    "chests": "FF.chest",
    "barricades": "FF.barricade",
    "difficult-terrain": "FF.difficult",
    "healing-fountain": "FF.fountain",
    "defended-enemies": "FF.guarded",
    "upgradable-skills": "FF.skill-upgrade",
    "allies": "FF.ally",
    "portals": "FF.portal",
    "exploration-tokens": "FF.exploration-token",
    "doors": "FF.door",
    "weak-point": "FF.weak-point",
    "traps": "FF.trap",
    "fear": "FF.fear",
    "toxic-damage": "FF.toxic",
}
# what the rewards of victory points bring, by their names
BRINGS: Final = {
    "gold 4": Text("4 gold for the party", "4 pièces d’or pour le groupe"),
    "item 1": Text("one of two items of the first rank", "un de deux objets de premier rang"),
    "die of its own": Text(
        "each hero: one more die of a colour it has", "chaque héros : un dé de plus, d’une de ses couleurs"
    ),
    "skill 4": Text(
        "each hero: a skill of level I that costs 4 or less", "chaque héros : une compétence I de coût 4 ou moins"
    ),
    "health 1": Text("each hero: 1 more health at most", "chaque héros : 1 Santé maximum de plus"),
    "energy 1": Text("each hero: 1 more energy at most", "chaque héros : 1 Énergie maximum de plus"),
    "upgrade": Text("each hero: one skill raised to level II", "chaque héros : une compétence portée au niveau II"),
    "gold 12": Text("12 gold for the party", "12 pièces d’or pour le groupe"),
    "any die": Text(
        "each hero: one more die of any colour", "chaque héros : un dé de plus, de n’importe quelle couleur"
    ),
    "purify": Text(
        "each hero discards a Corruption card; 1 more time token at every rest",
        "chaque héros défausse une carte Corruption ; 1 jeton Temps de plus à chaque repos",
    ),
}


def known() -> dict[str, Tale]:
    """The campaigns that can be read here, by id."""
    ours = tales.tale()
    return {ours.id: ours}


@cache
def mark(id: str) -> str:
    """A word that changes with any text of a campaign: what was read under it need never be asked for again."""
    told = known()[id]
    out = hashlib.sha256(told.digest.encode())
    for lang in ("en", "fr"):
        out.update(repr(names(told, lang)).encode())
        for x in told.scenes.values():
            out.update(repr(passage(told, x, lang)).encode())
    return out.hexdigest()[:16]


# ---------------------------------------------------------------- the index
def index(told: Tale, lang: str) -> Json:
    """What a campaign calls its things."""
    return {**names(told, lang), "mark": mark(told.id)}


def names(told: Tale, lang: str) -> Json:
    return {
        "id": told.id,
        "version": told.version,
        "title": told.title.text(lang),
        "blurb": told.blurb.text(lang),
        "heroes": list(told.heroes),
        "acts": [{"id": a.id, "title": a.title.text(lang), "bar": list(a.bar)} for a in told.acts],
        "chapters": {id: title.text(lang) for id, title in told.chapters.items()},
        "people": {p.id: p.name.text(lang) for p in told.people.values()},
        "stories": {p.id: own_story(p, lang) for p in told.hero_stories.values()},
        "places": {
            p.id: {"name": p.fr if lang == "fr" else p.en, "keeper": p.keeper, "shop": p.shop, "time": p.time}
            for p in told.places.values()
        },
        "cards": {
            c.id: {"n": c.n, "name": c.name.text(lang), "text": paragraphs(c.text.text(lang))}
            for c in told.cards.values()
        },
        "combats": {x.combat: combat(x, lang)["name"] for x in told.scenes.values() if x.combat},
        "quests": {q.id: quest(q, lang) for q in told.quests.values()},
        "reputations": {r.id: r.name.text(lang) for r in told.reputations},
        "maps": {m.id: city(m, lang) for m in told.maps.values()},
        "rules": {id: UNLOCKED[id] for id in told.rules if id in UNLOCKED},
        "rewards": [{"at": at, "of": [BRINGS[REWARDS[k]].text(lang) for k in (a, b)]} for at, a, b in TABLE],
        "test_die": list(content.pack().test_die),
    }


def own_story(p: Person, lang: str) -> Json:
    """A hero's own story: the hero's name is what stands before the comma of its title."""
    title = p.name.text(lang)
    return {"name": title.partition(",")[0], "title": title, "text": paragraphs(p.text.text(lang))}


def quest(q: SideQuest, lang: str) -> Json:
    """A side quest: its name is what stands before the colon of its text."""
    name, _, text = q.text.text(lang).partition(":")
    return {"name": name.strip(), "text": capitalise(text.strip())}


def city(m: CityMap, lang: str) -> Json:
    """A map: its rings, its places on their grid with the ways between them, its gates."""
    return {
        "title": m.title.text(lang),
        "regions": {id: name.text(lang) for id, name in m.regions.items()},
        "spots": {
            x.id: {"name": x.name.text(lang), "region": x.region, "at": list(x.at), "exits": dict(x.exits)}
            for x in m.spots.values()
        },
        "gates": [[a, b] for a, b, _ in m.gates],
    }


# ---------------------------------------------------------------- one scene
def passage(told: Tale, x: TaleScene, lang: str) -> Json:
    """What a scene tells: its paragraphs, its asides in their order, its choices; what its kind adds to that."""
    out: Json = {
        "id": x.id,
        "kind": KINDS[x.kind],
        "chapter": x.chapter,
        "title": voice.chapter_title(told, x, lang),
        "speaker": x.speaker,
        "text": paragraphs(x.text.text(lang)),
        "asides": [aside(a, lang) for a in x.asides],
        "choices": {c.id: {"text": c.text.text(lang), "hero": hero_of(c.when), **came_to(c, lang)} for c in x.choices},
    }
    if x.combat:
        out["combat"] = combat(x, lang)
    if x.places:
        out["places"] = {id: place(told.places[id], lang) for id in x.places}
    if x.map:
        out["map"] = x.map
        out["regions"] = list(x.regions)
        out["goals"] = [spot for spot, _ in x.goals]
        out["clues"] = {s.id: s.clue.text(lang) for s in told.maps[x.map].spots.values()}
        again = {s.id: [a.text.text(lang) for a in s.again] for s in told.maps[x.map].spots.values()}
        out["again"] = {id: texts for id, texts in again.items() if texts}
        out["asks"] = {
            spot: {"texts": [a.text.text(lang) for a in ask.texts], "yes": ask.yes.text(lang), "no": ask.no.text(lang)}
            for spot, ask in x.asks.items()
        }
    return out


def came_to(c: StoryChoice, lang: str) -> Json:
    """What a choice may come to, by paragraphs, where something is told of it."""
    return {how: told for how, text in c.comes_to().items() if (told := paragraphs(text.text(lang)))}


def combat(x: TaleScene, lang: str) -> Json:
    """The combat of a scene, as its own sheet calls it."""
    d = scenes.fought(content.pack(), x.combat)
    return {"id": d.id, "name": d.fr if lang == "fr" else d.en}


def place(p: Place, lang: str) -> Json:
    """A place of rest: what is told of it, and its services."""
    return {
        "text": paragraphs(p.text.text(lang)),
        "asides": [aside(a, lang) for a in p.asides],
        "services": {s.id: s.text.text(lang) for s in p.services},
    }


def aside(a: Aside, lang: str) -> Json:
    """One more paragraph, and the hero whose moment it is."""
    return {"hero": hero_of(a.when), "text": a.text.text(lang)}


def hero_of(when: When | None) -> str:
    """The hero that a condition asks for, alone or among other things."""
    if when is None:
        return ""
    if when.kind == HAS_HERO:
        return when.what
    return next((h for part in when.parts if (h := hero_of(part))), "") if when.kind == ALL_OF else ""


def paragraphs(text: str) -> list[str]:
    return [p.strip() for p in text.split("\n\n") if p.strip()]
