"""Ids, names in both languages, what is never reached in play, and what the rulebook lets us read (G1 to G5)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeVar

from tableforge.fateforge.cards.check.refusals import (
    LEVEL_TWO,
    NEVER_MET,
    NEVER_OFFERED,
    NEVER_PLAYED,
    NEVER_SOLD,
    NEVER_TAUGHT,
    NOT_AS_BOOKED,
    SAME_NAME,
)
from tableforge.fateforge.cards.content import Content
from tableforge.fateforge.cards.refusals import KEBAB
from tableforge.fateforge.definition import Card, EnemyDef, HeroDef
from tableforge.fateforge.names import (
    BLOCKING,
    BLUE,
    BROWN,
    CHEST,
    DRAIN,
    E_SUMMON,
    FIRST_LINE,
    GREEN,
    LEADER,
    PURPLE,
    PURSUIT,
    RED,
    STEALTH,
    YELLOW_DIE,
)

ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
UNLOCKS: Final = (
    "doors",
    "chests",
    "barricades",
    "difficult-terrain",
    "healing-fountain",
    "portals",
    "exploration-tokens",
    "traps",
    "fear",
    "toxic-damage",
    "defended-enemies",
    "weak-point",
    "allies",
    "upgradable-skills",
)
SPECIALS: Final = ("tutorial",)
CARRY_RULES: Final = ("no-sprint",)
NAMED: Final = (
    "hero",
    "ability",
    "skill",
    "item",
    "corruption",
    "fear",
    "trap",
    "ally",
    "enemy",
    "enemy-ability",
    "faction",
    "boss",
    "boss-card",
    "map",
    "scene",
    "quest",
    "camp",
    "trait",
    "terrain",
)


def check(content: Content) -> None:
    for kind, rows in content.rows.items():
        for id, row in rows.items():
            if not ID.fullmatch(id):
                row.find(KEBAB, "id", check="G1")
        if kind in NAMED:
            same_names(content, kind)
    known(content)
    levels(content)
    reached(content)
    booked(content)


def known(content: Content) -> None:
    """Words of scenes and camps that name a rule, a shop or a limit."""
    for id, scene in content.pack.scenes.items():
        row = content.rows["scene"][id]
        for field, words, names in (
            ("unlock", scene.unlock, UNLOCKS),
            ("ignore", scene.ignore, UNLOCKS),
            ("special", scene.special, SPECIALS),
            ("carry_rule", tuple([rule for _, rule in scene.carry_rule]), CARRY_RULES),
        ):
            for word in words:
                row.refers("rule", word, names, field)
    shops = {card.shop for card in content.pack.items.values()}
    for camp in content.pack.camps:
        if camp.stock:
            content.rows["camp"][camp.id].refers("shop", camp.stock, sorted(shops), "stock")


def same_names(content: Content, kind: str) -> None:
    for field in ("en", "fr"):
        seen: dict[str, str] = {}
        for id, row in content.rows[kind].items():
            name = str(row.data.get(field, ""))
            if name and name in seen:
                row.find(SAME_NAME.fill(other=seen[name], name=name), field, check="G3")
            seen.setdefault(name, id)


def levels(content: Content) -> None:
    """A skill of level II is called as its level I, and II."""
    skills = content.pack.skills
    for id, card in skills.items():
        if card.level == 2 and card.up in skills:
            below = skills[card.up]
            for field, name, one in (("en", card.en, below.en), ("fr", card.fr, below.fr)):
                if name != f"{one} II":
                    content.rows["skill"][id].find(LEVEL_TWO.fill(one=one, would=f"{one} II"), field, check="G2")


# ------------------------------------------------------------------ what is never reached
def reached(content: Content) -> None:
    p = content.pack
    stocks = {camp.stock for camp in p.camps if camp.stock}
    tiers = {t.tier for s in p.scenes.values() for t in s.tokens if t.kind == CHEST}
    tiers |= {o.n for s in p.scenes.values() for point in s.points for o in point.outcomes if o.word == "item"}
    owned = {id for hero in p.heroes for id in hero.items}
    for id, card in p.items.items():
        if not (card.shop in stocks or card.tier in tiers or id in owned):
            content.rows["item"][id].find(NEVER_SOLD, check="G4", error=False)
    met = {one.enemy for s in p.scenes.values() for one in s.place + s.waves} | {s.boss for s in p.scenes.values()}
    met |= {a.enemy for e in p.enemies if e.boss for c in e.boss.deck for a in c.acts if a.verb == E_SUMMON}
    for e in p.enemies:
        if e.id not in met:
            kind = "enemy" if e.boss is None else "boss"
            content.rows[kind][e.id].find(NEVER_MET, check="G4", error=False)
    played = {s.map.id for s in p.scenes.values()}
    for id in p.maps:
        if id not in played:
            content.rows["map"][id].find(NEVER_PLAYED, check="G4", error=False)
    offered = any(["allies" in s.unlock for s in p.scenes.values()])
    for ally in p.allies:
        if not offered and not any([s.ally == ally.id for s in p.scenes.values()]):
            content.rows["ally"][ally.id].find(NEVER_OFFERED, check="G4", error=False)
    if not any(["skills" in camp.offers for camp in p.camps]):
        for id, card in p.skills.items():
            if card.level:
                content.rows["skill"][id].find(NEVER_TAUGHT, check="G4", error=False)


# ------------------------------------------------------------------ what the rulebook has
Facts = dict[str, object]


def of_hero(hero: HeroDef) -> Facts:
    return {"hp": hero.hp, "en_max": hero.energy}


def of_enemy(e: EnemyDef) -> Facts:
    return {
        "colour": e.colour,
        "res": e.res,
        "arm": e.arm,
        "ab": e.abilities,
        "strip": tuple([(s.lo, s.hi) for s in e.strip]),
    }


def of_card(card: Card) -> Facts:
    acts = [act for alt in card.alts for gain in alt.gains for act in gain.acts]
    return {
        "cost": card.cost,
        "price": card.price,
        "use": len(card.alts),
        "die": card.die >= 0,
        "pool": card.mods.pool,
        "damage": max([act.plus for act in acts], default=0),
        "drum": card.mods.drum_max,
    }


BOOK: Final[dict[str, dict[str, Facts]]] = {
    "hero": {"mercenary": {"hp": 7, "en_max": 3}, "shaman": {"hp": 6, "en_max": 4}},
    "enemy": {
        "conscript": {"colour": RED, "res": 1, "ab": FIRST_LINE, "strip": ((0, 0),)},
        "archer": {"colour": BLUE, "res": 1, "strip": ((1, 1),)},
        "sicaire": {"res": 2, "ab": PURSUIT, "strip": ((0, 0), (1, 1), (2, 2))},
        "lieutenant": {"colour": PURPLE, "res": 2, "arm": 2, "ab": LEADER, "strip": ((0, 0),)},
        "militia-guard": {"res": 3},
        "recruit": {"colour": RED, "res": 1, "ab": 0, "strip": ((0, 0),)},
        "assassin": {"colour": BROWN, "res": 2, "ab": STEALTH, "strip": ((0, 0), (1, 1))},
        "elite-phantom": {"colour": GREEN, "res": 3, "arm": 2, "ab": BLOCKING | DRAIN},
    },
    "item": {
        "celerity-boots": {"price": 4, "pool": (YELLOW_DIE,)},
        "runic-bow": {"price": 4, "die": True},
        "shamanic-drum": {"drum": 2},
    },
    "skill": {
        "m-beheading": {"cost": 5, "damage": 3},
        "g-quick-shot": {"cost": 3, "use": 2},
        "s-projection": {"cost": 3, "use": 1},
    },
}


def booked(content: Content) -> None:
    """What says that it is from the rulebook has the rulebook's values."""
    p = content.pack
    compare(content, "hero", {h.id: h for h in p.heroes}, of_hero)
    compare(content, "enemy", {e.id: e for e in p.enemies}, of_enemy)
    compare(content, "item", p.items, of_card)
    compare(content, "skill", p.skills, of_card)


T = TypeVar("T")


def compare(content: Content, kind: str, things: dict[str, T], facts: Callable[[T], Facts]) -> None:
    unread = {f.id for f in content.folder.errors()}
    for id, book in BOOK[kind].items():
        row = content.rows.get(kind, {}).get(id)
        if row is None or id not in things or id in unread or "book" not in str(row.data.get("src", "")):
            continue
        found = facts(things[id])
        for field, would in book.items():
            if found[field] != would:
                row.find(NOT_AS_BOOKED.fill(would=would, field=field, value=found[field]), field, check="G5")
