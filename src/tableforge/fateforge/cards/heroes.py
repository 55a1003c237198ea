"""Dice, heroes and everything with a formula: abilities, skills, items, decks, allies."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge.cards.content import Content
from tableforge.fateforge.cards.source import Row
from tableforge.fateforge.definition import AllyDef, Alt, Card, Cond, HeroDef, Mods
from tableforge.fateforge.names import (
    ABILITY,
    ALLY_SKILL,
    CORRUPTION,
    DICE,
    FEAR,
    FREQUENCIES,
    ITEM,
    NO_STANCE,
    ON_DRAWN,
    ON_TURN,
    PASSIVE,
    RESULTS,
    SCOPES,
    SKILL,
    SLOTS,
    STANCES,
    TRAP,
    USES,
    WEAPON_SPECIAL,
)
from tableforge.fateforge.words import formula, mods
from tableforge.fateforge.words.reading import place_of
from tableforge.fateforge.words.refusals import NO_DIE, NO_FACE, NO_STANCE_SO

MISS_FACE: Final = "miss"
TEST_DIE: Final = "test"
NO_WAYS: Final[tuple[Alt, ...]] = ()
NO_CONDS: Final[tuple[Cond, ...]] = ()
DECKS: Final = {"corruption": CORRUPTION, "fear": FEAR, "trap": TRAP}


def read(content: Content) -> None:
    """Everything that heroes have, in the order in which cards are numbered."""
    read_dice(content)
    read_heroes(content)
    read_skills(content)
    read_items(content)
    read_decks(content)
    read_allies(content)
    refer(content)


# ------------------------------------------------------------------ dice
def read_dice(content: Content) -> None:
    top = content.folder.top("dice.toml", "F1")
    dice = {row.id: row for row in content.enter("die", top.rows("die", required=True))}
    top.close("src", "why")
    pack = content.pack
    faces: list[tuple[int, ...]] = []
    names: list[tuple[str, str]] = []
    for name in DICE:
        if not top.refers("die", name, dice, "die", "F1"):
            faces.append(())
            names.append(("", ""))
            continue
        row = dice[name]
        faces.append(tuple([row.made(text, face, 0, "faces") for text in row.texts("faces")]))
        names.append((row.text("en"), row.text("fr")))
        row.close()
    pack.dice, pack.die_names = tuple(faces), tuple(names)
    if TEST_DIE in dice:
        pack.test_die = dice[TEST_DIE].texts("faces")


def face(text: str) -> int:
    """The results that a face may be used as, as bits.

    >>> face("strike/move"), face("miss")
    (3, 0)
    """
    if text == MISS_FACE:
        return 0
    return sum({1 << place_of(name, RESULTS, NO_FACE) for name in text.split("/")})


def die(name: str) -> int:
    return place_of(name, DICE, NO_DIE)


# ------------------------------------------------------------------ heroes
def read_heroes(content: Content) -> None:
    top = content.folder.top("heroes.toml", "F6")
    for row in content.enter("trait", top.rows("trait", required=True)):
        content.pack.traits[row.id] = (row.text("en"), row.text("fr"))
        row.close("src")
    heroes: list[HeroDef] = []
    for row in content.enter("hero", top.rows("hero", required=True)):
        hero = HeroDef(row.id, row.text("en"), row.text("fr"))
        hero.index = len(heroes)
        hero.hp, hero.energy = row.whole("hp"), row.whole("en_max")
        hero.dice = tuple([row.made(name, die, 0, "dice") for name in row.texts("dice", None)])
        hero.trait = row.text("trait")
        hero.start, hero.items = row.texts("start", None), row.texts("items")
        hero.fem = row.yes("fem", False)
        hero.name = row.text("name", "")
        hero.stances = row.texts("stances")
        hero.stance = stance(row, hero.stances[0]) if hero.stances else NO_STANCE
        abilities = content.enter("ability", named(row.rows("ability", required=True)))
        hero.abilities = tuple([content.add(ability(one, hero.id)) for one in abilities])
        row.close("src")
        heroes.append(hero)
    top.close()
    content.pack.heroes = tuple(heroes)


def named(rows: list[Row]) -> list[Row]:
    """Rows inside of another one that have an id of their own."""
    for row in rows:
        row.id = row.text("id") or row.id
    return rows


def stance(row: Row, name: str) -> int:
    return row.made(name, stance_number, NO_STANCE, "stances")


def stance_number(name: str) -> int:
    return place_of(name, STANCES, NO_STANCE_SO)


def ability(row: Row, hero: str) -> Card:
    card = begun(row, ABILITY)
    card.hero = hero
    row.close()
    return card


# ------------------------------------------------------------------ cards
def begun(row: Row, kind: int, when: int = ON_TURN) -> Card:
    """What every card has: names, when and how often it works, what it does."""
    card = Card(kind, row.id, row.text("en"), row.text("fr"))
    card.src = row.text("src", "ours")
    card.freq = row.word("freq", FREQUENCIES, FREQUENCIES[0])
    card.when, card.lo, card.hi = row.read("when", mods.moment, (when, card.lo, card.hi), check="F2")
    card.conds = row.read("if", mods.conditions, NO_CONDS, check="F2")
    card.alts = row.read("use", formula.use, NO_WAYS, check="F2")
    card.otherwise = row.read("else", formula.use, NO_WAYS, check="F2")
    card.mods = row.read("mod", mods.mods, Mods(), check="F2")
    return card


def read_skills(content: Content) -> None:
    top = content.folder.top("skills.toml", "F6")
    for row in content.enter("skill", top.rows("skill", required=True)):
        card = begun(row, SKILL)
        card.hero, card.up = row.text("hero"), row.text("up", "")
        card.level, card.cost = row.whole("lvl"), row.whole("cost")
        row.close()
        content.pack.skills[row.id] = content.add(card)
    top.close()


def read_items(content: Content) -> None:
    top = content.folder.top("items.toml", "I1")
    for row in content.enter("item", top.rows("item", required=True)):
        card = begun(row, ITEM)
        card.slot = row.word("slot", SLOTS)
        card.price, card.tier, card.armour = row.whole("price"), row.whole("tier"), row.whole("armour", 0)
        card.shop, card.only = row.text("shop", ""), row.text("only", "")
        card.die = row.read("die", die, -1)
        card.uses = row.word("kind", USES, USES[0])
        card.scope = row.word("scope", SCOPES, SCOPES[0])
        content.pack.items[row.id] = content.add(card)
        if row.has("special"):
            card.special = content.add(special(row, card))
        row.close()
    top.close()


def special(row: Row, item: Card) -> Card:
    """What a weapon's die does: as often as it shows SPECIAL, whatever else the weapon does (86)."""
    card = Card(WEAPON_SPECIAL, f"{item.id}#special", item.en, item.fr)
    card.src, card.freq, card.slot, card.die = item.src, PASSIVE, item.slot, item.die
    card.alts = row.read("special", formula.use, NO_WAYS, check="F2")
    return card


def read_decks(content: Content) -> None:
    top = content.folder.top("decks.toml", "D1")
    pack = content.pack
    pack.corruption = read_deck(content, top, "corruption", "keep", ("once", "stay"))
    pack.fear = read_deck(content, top, "fear", "face", ("down", "up"))
    pack.trap = read_deck(content, top, "trap", "", ())
    top.close()


def read_deck(content: Content, top: Row, deck: str, field: str, stays: tuple[str, ...]) -> tuple[Card, ...]:
    """The cards of a deck; they work when they are drawn where they name no other moment."""
    cards = []
    for row in content.enter(deck, top.rows(deck, required=True)):
        card = begun(row, DECKS[deck], ON_DRAWN)
        card.stays = bool(field) and row.word(field, stays) == 1
        row.close()
        cards.append(content.add(card))
    return tuple(cards)


def read_allies(content: Content) -> None:
    top = content.folder.top("allies.toml", "F2")
    allies: list[AllyDef] = []
    for row in content.enter("ally", top.rows("ally")):
        skills = []
        for k, one in enumerate(row.rows("skills", required=True)):
            card = begun(one, ALLY_SKILL)
            card.id = f"{row.id}#{k + 1}"
            one.close()
            skills.append(content.add(card))
        dice = tuple([row.made(name, die, 0, "dice") for name in row.texts("dice", None)])
        ally = AllyDef(row.id, row.text("en"), row.text("fr"), row.whole("hp"), dice, tuple(skills))
        ally.index = len(allies)
        row.close()
        allies.append(ally)
    top.close()
    content.pack.allies = tuple(allies)


# ------------------------------------------------------------------ what refers to what
def refer(content: Content) -> None:
    """Every name that heroes, skills and items have for each other must be known."""
    for hero in content.pack.heroes:
        row = content.rows["hero"][hero.id]
        content.refers(row, "skill", hero.start, "start")
        content.refers(row, "item", hero.items, "items")
        content.refers(row, "trait", [hero.trait], "trait")
    for card in content.pack.skills.values():
        row = content.rows["skill"][card.id]
        content.refers(row, "hero", [card.hero], "hero")
        content.refers(row, "skill", [card.up] if card.up else [], "up")
        if card.up in content.pack.skills:
            below = content.pack.skills[card.up]
            below.better = (*below.better, card.index)
    for card in content.pack.items.values():
        row = content.rows["item"][card.id]
        content.refers(row, "hero", [card.only] if card.only else [], "only")
    for card in content.pack.cards:
        if card.mods.traits:
            kind = {SKILL: "skill", ITEM: "item", ABILITY: "ability", CORRUPTION: "corruption", FEAR: "fear"}[card.kind]
            content.refers(content.rows[kind][card.id], "trait", card.mods.traits, "mod")
