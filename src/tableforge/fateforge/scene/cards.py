"""A hero's cards on the table: skills, items with their cubes, Corruption and Fear, and what could be done with them."""

from __future__ import annotations

from typing import Any

from tableforge.fateforge import names as n
from tableforge.fateforge import seen, things
from tableforge.fateforge.definition import Card
from tableforge.fateforge.lexicon import LEXICON
from tableforge.fateforge.scene.look import asked, hero_emblem, title
from tableforge.fateforge.scene.said import say
from tableforge.fateforge.voice import languages
from tableforge.kernel.scene import FAINT, Attempt, Emblem, Mark, Thing


def card(c: Card, key: str, lang: str, states: tuple[Mark, ...] = (), **more: Any) -> Thing:
    """A card as it lies there."""
    kind = languages.lexicon(lang).kind(c.kind)
    turned = any([m.id in ("used", "spent", "inactive", "kept") for m in states])
    return Thing(key, title(c, lang), c.id, kind.lower(), kind, states=states, turned=turned, **more)


def held(h: seen.Hero, view: seen.View, lang: str, mark: str = "") -> list[Thing]:
    """The cards of a hero: abilities, skills, items in their slots, Corruption and Fear."""
    d = things.hero(h["id"])
    emblem = hero_emblem(d, lang)
    out: list[Thing] = []
    rows = [*[a.id for a in d.abilities], *[i for i in h["skills"] if i in h["active"]]]
    rows += [i for i in h["skills"] if i not in h["active"]]
    for id in rows:
        c = things.card(id)
        off = id in h["skills"] and id not in h["active"]
        out.append(
            card(
                c, id + mark, lang, worn_out(c, h, lang, off), emblem=emblem, attempts=attempts(c, h, view, lang, mark)
            )
        )
    for slot, item in enumerate(h["board"]):
        if item is not None:
            out += items(item, slot, h, view, lang, emblem, mark)
    for id in (*h["corruption"], *h["fears"]):
        out.append(card(things.card(id), id + mark, lang, emblem=emblem))
    return out


def worn_out(c: Card, h: seen.Hero, lang: str, off: bool) -> tuple[Mark, ...]:
    """Whether a card can be used again in this round, or in this scene."""
    for name, on in (("inactive", off), ("spent", c.id in h["spent"]), ("used", c.id in h["used"])):
        if on:
            brief = f"{name}:brief"
            return (
                Mark(
                    name,
                    say(lang, name),
                    (say(lang, name), say(lang, brief if brief in LEXICON.texts else name)),
                    hue=FAINT,
                ),
            )
    return ()


def items(
    item: seen.Slot, slot: int, h: seen.Hero, view: seen.View, lang: str, emblem: Emblem, mark: str
) -> list[Thing]:
    """An item with its cubes and uses, and the special attack that a weapon brings."""
    c = things.card(item["id"])
    states = worn_out(c, h, lang, False)
    if not item["works"]:
        states = (Mark("kept", say(lang, "kept"), (say(lang, "kept"),), hue=FAINT),)
    where = say(lang, "in-slot", slot=languages.table(lang).SLOT_NAMES[slot])
    tried = attempts(c, h, view, lang, mark)
    out = [
        card(
            c,
            item["key"] + mark,
            lang,
            states,
            emblem=emblem,
            figures=counted(item, c, lang),
            notes=(where,),
            attempts=tried,
        )
    ]
    if c.special is not None and item["works"]:
        out.append(
            card(c.special, c.special.id + mark, lang, emblem=emblem, attempts=attempts(c.special, h, view, lang, mark))
        )
    return out


def counted(item: seen.Item, c: Card, lang: str) -> tuple[Mark, ...]:
    """Armour cubes and uses of an item."""
    out: list[Mark] = []
    if c.armour:
        told = say(lang, "armour", n=item["armour"], most=c.armour)
        out.append(Mark("armour", told, (f"▣{item['armour']}",), item["armour"]))
    if item["uses"]:
        out.append(Mark("uses", say(lang, "uses", n=item["uses"]), (f"•{item['uses']}",), item["uses"]))
    return tuple(out)


def attempts(c: Card, h: seen.Hero, view: seen.View, lang: str, mark: str = "") -> tuple[Attempt, ...]:
    """What the asked seat might want to do with a card; the question and `why_not` say whether it may be done."""
    ask = asked(view)
    if mark or h["seat"] != view["seat"] or not c.alts:
        return ()
    ways = [c.id] if len(c.alts) == 1 else [f"{c.id}#{k + 1}" for k in range(len(c.alts))]
    if ask == "act" and view["turn"] == h["id"] and c.when == n.ON_TURN:
        return tuple([Attempt(f"use:{way}", title(c, lang)) for way in ways])
    if ask == "prepare" and c.when == n.ON_PREP:
        return tuple([Attempt(f"{h['id']}/use:{way}", title(c, lang)) for way in ways])
    return ()
