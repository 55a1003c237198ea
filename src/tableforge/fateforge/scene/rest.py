"""The page of a rest: its places, and what each of them sells."""

from __future__ import annotations

from tableforge.fateforge import seen, things
from tableforge.fateforge.definition import Camp
from tableforge.fateforge.scene import tale
from tableforge.fateforge.scene.cards import card
from tableforge.fateforge.scene.look import asked, hero_emblem
from tableforge.fateforge.scene.said import say
from tableforge.fateforge.tale.definition import Place
from tableforge.fateforge.voice import languages
from tableforge.fateforge.voice import tale as voice
from tableforge.fateforge.voice.table import named
from tableforge.kernel.scene import ACCENT, SHELF, Attempt, Mark, Thing, Zone


def rest_zones(view: seen.View, lang: str) -> list[Zone]:
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
            d = place(x, view)
            out.append(Zone(f"stock-{x['id']}", named(d.en, d.fr, lang), SHELF, things=tuple(stock(x, lang))))
    return [*out, *quests(view, lang)]


def place(x: seen.Place, view: seen.View) -> Camp:
    """A place of the rest: of Battle mode, or of the campaign."""
    return things.camp(f"{view['tale']}/{x['id']}" if view["tale"] else x["id"])


def quests(view: seen.View, lang: str) -> list[Zone]:
    """The side quests that this rest has on offer."""
    told = tale.told_of(view) if view["tale"] else None
    out: list[Thing] = []
    for y in view["story"]["quests"] if told is not None else ():
        if told is not None and y["here"]:
            text = tale.quest(told, y, lang)
            key = f"side-quest:{y['id']}"
            tried = (Attempt(key, text.name),) if asked(view) == "rest" else ()
            out.append(
                Thing(y["id"], text.name, text.id, kind=say(lang, "side-quest"), notes=text.notes, attempts=tried)
            )
    return (
        [Zone("quests-here", say(lang, "tale:quests"), SHELF, things=tuple(out), rules=("FF.side-quest",))]
        if out
        else []
    )


def stock(x: seen.Place, lang: str) -> list[Thing]:
    out: list[Thing] = []
    for id, price in zip(x["stock"], x["prices"]):
        c = things.card(id)
        emblem = hero_emblem(things.hero(c.hero), lang) if c.hero else None
        figures = (Mark("price", say(lang, "price", n=price), (f"¤{price}",), price, ACCENT),)
        out.append(card(c, id, lang, emblem=emblem, figures=figures))
    return out


def camp(x: seen.Place, view: seen.View, lang: str) -> Thing:
    """A place of rest: what it offers, and whether it has been paid for with time."""
    d = place(x, view)
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
    served = services(x, d, lang)
    notes += list(served.values())
    state = "visited" if x["visited"] else "costs-time"
    states = (Mark(state, say(lang, state), (say(lang, state), "✓" if x["visited"] else "⌛"), usual=not x["visited"]),)
    key = f"visit:{x['id']}"
    tried: tuple[Attempt, ...] = ()
    if asked(view) == "rest":
        t = languages.table(lang)
        tried = (Attempt(key, t.LABELS["visit"].format(note=named(d.en, d.fr, lang), n=t.count(d.time))),)
        tried += tuple([Attempt(f"service:{id}", text) for id, text in served.items()])
    if isinstance(d, Place):
        notes = [voice.plain(d.text, lang), *notes]
    return Thing(
        x["id"],
        named(d.en, d.fr, lang),
        tale.READ if view["tale"] else x["id"],
        say(lang, "place"),
        say(lang, "place"),
        None,
        (),
        states,
        (),
        tuple(notes),
        attempts=tried,
    )


def services(x: seen.Place, d: Camp, lang: str) -> dict[str, str]:
    """What a place of the campaign does besides, by id."""
    if not isinstance(d, Place):
        return {}
    known = [y["id"] for y in x["services"]]
    return {s.id: voice.plain(s.text, lang) for s in d.services if s.id in known}
