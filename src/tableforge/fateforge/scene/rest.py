"""The page of a rest: its places, and what each of them sells."""

from __future__ import annotations

from tableforge.fateforge import things
from tableforge.fateforge.scene.cards import card
from tableforge.fateforge.scene.look import View, asked, hero_emblem
from tableforge.fateforge.scene.said import say
from tableforge.fateforge.voice import languages
from tableforge.fateforge.voice.table import named
from tableforge.kernel.scene import ACCENT, SHELF, Attempt, Mark, Thing, Zone


def rest_zones(view: View, lang: str) -> list[Zone]:
    """The places of a rest, and what each of them sells."""
    rows = view["rest"]["places"]
    out = [
        Zone(
            "places",
            say(lang, "places"),
            SHELF,
            things=tuple([camp(x, view, lang) for x in rows]),
            rules=("FF.rest-place",),
        )
    ]
    for x in rows:
        if x["stock"]:
            d = things.camp(x["id"])
            out.append(Zone(f"stock-{x['id']}", named(d.en, d.fr, lang), SHELF, things=tuple(stock(x, lang))))
    return out


def stock(x: View, lang: str) -> list[Thing]:
    out: list[Thing] = []
    for id, price in zip(x["stock"], x["prices"]):
        c = things.card(id)
        emblem = hero_emblem(things.hero(c.hero), lang) if c.hero else None
        figures = (Mark("price", say(lang, "price", n=price), (f"¤{price}",), price, ACCENT),)
        out.append(card(c, id, lang, emblem=emblem, figures=figures))
    return out


def camp(x: View, view: View, lang: str) -> Thing:
    """A place of rest: what it offers, and whether it has been paid for with time."""
    d = things.camp(x["id"])
    app = things.app(x["id"])
    notes: list[str] = []
    if "heal" in x["offers"]:
        notes.append(say(lang, "heal", n=app.heal_per_gold))
    if "food" in x["offers"]:
        notes.append(say(lang, "sells-food", n=app.food_price))
    if "skills" in x["offers"]:
        notes.append(say(lang, "skills"))
    if x["stock"]:
        notes.append(say(lang, "for-sale", n=len(x["stock"])))
    state = "visited" if x["visited"] else "costs-time"
    states = (Mark(state, say(lang, state), (say(lang, state), "✓" if x["visited"] else "⌛"), usual=not x["visited"]),)
    key = f"visit:{x['id']}"
    tried: tuple[Attempt, ...] = ()
    if asked(view) == "rest":
        t = languages.table(lang)
        tried = (Attempt(key, t.LABELS["visit"].format(note=named(d.en, d.fr, lang), n=t.count(d.time))),)
    return Thing(
        x["id"],
        named(d.en, d.fr, lang),
        x["id"],
        say(lang, "place"),
        say(lang, "place"),
        None,
        (),
        states,
        (),
        tuple(notes),
        attempts=tried,
    )
