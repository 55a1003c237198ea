"""The page of a battle: the map, the order of a round, objectives, enemies, arrivals and special rules."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import names as n
from tableforge.fateforge import seen, things
from tableforge.fateforge.definition import EnemyAct, EnemyDef, Section
from tableforge.fateforge.scene import briefing
from tableforge.fateforge.scene.foes import foe
from tableforge.fateforge.scene.look import (
    RULES,
    TOKEN_SHAPES,
    foe_emblem,
    foe_kind,
    goal,
    hero_emblem,
    place,
    title,
)
from tableforge.fateforge.scene.said import say
from tableforge.fateforge.scene.zones import zone
from tableforge.fateforge.voice import companion, languages
from tableforge.kernel.scene import ACCENT, FAINT, GOOD, HARM, MAP, PILE, SHELF, Emblem, Mark, Thing, Zone

ACT_SIGNS: Final = {
    n.E_MOVE: "→",
    n.E_STRIKE: "⚔",
    n.E_SHOOT: "➶",
    n.E_PUSH: "↠",
    n.E_PULL: "↞",
    n.E_STUN: "✶",
    n.E_PARRY: "⛨",
}


def combat_zones(view: seen.View, lang: str) -> list[Zone]:
    """What belongs to nobody in a combat."""
    foes = tuple([foe(e, view, lang) for e in view["foes"]])
    return [
        track(view, lang),
        Zone("map", say(lang, "map"), MAP, things=tuple([zone(z, view, lang) for z in view["zones"]])),
        Zone(
            "objectives",
            say(lang, "objectives"),
            SHELF,
            things=tuple([objective(o, view, lang) for o in view["objectives"]]),
            rules=RULES["objectives"],
        ),
        strips(view, lang),
        Zone("enemies", say(lang, "enemies"), PILE, things=foes, empty=say(lang, "no-cards"), rules=RULES["enemies"]),
        arrivals(view, lang),
        special(view, lang),
    ]


# ------------------------------------------------------------------ the order of a round
def track(view: seen.View, lang: str) -> Zone:
    """The tiles of a round from left to right, with the place at which the enemies react."""
    standing = [h for h in view["heroes"] if not h["down"] or h["id"] in view["order"]]
    out: list[Thing] = []
    for k in range(len(standing)):
        if k < len(view["order"]):
            h = next(h for h in view["heroes"] if h["id"] == view["order"][k])
            out.append(tile(h, view, lang))
        else:
            out.append(Thing(f"tile.{k + 1}@track", say(lang, "tile", n=k + 1), "", turned=True))
    if view["slot"] >= 0:
        out.insert(min(view["slot"], len(out)), reactions(view, lang))
    return Zone("track", say(lang, "track"), SHELF, things=tuple(out), rules=RULES["order"])


def tile(h: seen.Hero, view: seen.View, lang: str) -> Thing:
    d = things.hero(h["id"])
    states: tuple[Mark, ...] = ()
    if h["id"] == view["turn"]:
        states = (Mark("now", say(lang, "now"), (say(lang, "now"), "▶"), hue=ACCENT),)
    elif h["ended"]:
        states = (Mark("done", say(lang, "done"), (say(lang, "done"), "✓"), hue=FAINT),)
    return Thing(
        f"{h['id']}@track",
        title(d, lang),
        h["id"],
        d.role(lang),
        d.role(lang),
        hero_emblem(d, lang),
        states=states,
    )


def reactions(view: seen.View, lang: str) -> Thing:
    """The slot of the enemies, and who reacts once that is known."""
    t = languages.table(lang)
    words = view["named"]
    notes: tuple[str, ...] = ()
    if words:
        by_colour = all([word in n.COLOURS for word in words])
        who = t.enemies(words) if by_colour else ", ".join([str(t.foe(things.enemy(word), 0)) for word in words])
        notes = (say(lang, "reactions:who", who=who),)
    emblem = Emblem("reactions", say(lang, "reactions"), "☠", HARM)
    return Thing("reactions@track", say(lang, "reactions"), "token:reactions", "", "", emblem, notes=notes)


# ------------------------------------------------------------------ strips
def strips(view: seen.View, lang: str) -> Zone:
    """What each kind of enemy on the map does, by how far the nearest hero is: in signs, and read aloud where it is opened."""
    kinds = list(dict.fromkeys([e["id"] for e in view["foes"]]))
    shown = tuple([strip(things.enemy(id), lang) for id in kinds if things.enemy(id).strip])
    return Zone("strips", say(lang, "strips"), SHELF, things=shown, rules=RULES["enemies"], aside=True)


def strip(d: EnemyDef, lang: str) -> Thing:
    """The strip of one kind of enemy."""
    told = languages.enemies(lang).strip_text(things.bestiary(d), d)
    marks = [
        Mark(f"section.{k + 1}", text, (f"{away(s)}{''.join([sign(act) for act in s.acts])}",), hue=HARM)
        for k, (s, text) in enumerate(zip(d.strip, told))
    ]
    emblem = foe_emblem(d, lang)
    key, card = f"{d.id}@strips", f"{d.id}#0"
    return Thing(key, title(d, lang), card, emblem.name, foe_kind(d, lang), emblem, tuple(marks), notes=tuple(told))


def away(s: Section) -> str:
    """At which distances a section is acted by: `0`, `1-2`, `3+`."""
    return f"{s.lo}+" if s.hi >= n.ANYWHERE else f"{s.lo}" if s.lo == s.hi else f"{s.lo}-{s.hi}"


def sign(act: EnemyAct) -> str:
    """An act as a sign (`said.LEGEND` explains them); of an attack with its damage."""
    if act.verb == n.E_STRIKE or act.verb == n.E_SHOOT:
        return f"{ACT_SIGNS[act.verb]}{1 + act.plus}"
    return ACT_SIGNS.get(act.verb, "…")


# ------------------------------------------------------------------ objectives, arrivals, special rules
def objective(o: seen.Goal, view: seen.View, lang: str) -> Thing:
    """An objective, and how far it has come."""
    id = f"{view['scene']}/{o['id']}"
    limited = o["limited"]
    told = (
        say(lang, "at-most", n=o["units"], most=o["most"])
        if limited
        else say(lang, "units", n=o["units"], most=o["need"])
    )
    short = f"{o['units']}≤{o['most']}" if limited else f"{o['units']}/{o['need']}"
    states = [Mark("met", say(lang, "met"), (say(lang, "met"), "✓"), hue=GOOD)] if o["met"] else []
    if o["bonus"]:
        states.append(Mark("bonus", say(lang, "bonus"), (say(lang, "bonus"),), hue=FAINT))
    emblem = Emblem("objective", say(lang, "objective"), *TOKEN_SHAPES["objective"])
    figures = (Mark("units", told, (short,), o["units"], ACCENT),)
    return Thing(
        f"{o['id']}@objectives",
        goal(view, o["id"], lang),
        id,
        say(lang, "objective"),
        say(lang, "objective"),
        emblem,
        figures,
        tuple(states),
    )


def arrivals(view: seen.View, lang: str) -> Zone:
    """Who will come in the next round."""
    t = languages.table(lang)
    out: list[Thing] = []
    for k, x in enumerate(view["coming"]):
        d = things.enemy(x["id"])
        told = say(lang, "arrival", n=x["n"], foe=t.foe(d, 0), zone=place(view, x["at"], lang))
        out.append(Thing(f"coming.{k + 1}", told, f"{x['id']}#0", "", foe_kind(d, lang), foe_emblem(d, lang)))
    return Zone(
        "coming", say(lang, "coming"), PILE, things=tuple(out), empty=say(lang, "no-cards"), rules=RULES["coming"]
    )


def special(view: seen.View, lang: str) -> Zone:
    """The special rules and the terrain of the scene, each as a line; beside a real board also the ally's card."""
    pack = things.home(view["scene"])
    rows = [("rule", x) for x in briefing.special(view, lang)]
    rows += [("change", x) for x in briefing.changes(view, lang)]
    rows += [("terrain", x) for x in briefing.terrain(view, lang)]
    rows += [("rule", x) for x in companion.ally_card(pack, view.get("companion", {}).get("ally", ""), lang)]
    out = [
        Thing(f"{kind}.{k + 1}", text, f"token:{kind}", say(lang, kind), say(lang, kind))
        for k, (kind, text) in enumerate(rows)
    ]
    return Zone("rules", say(lang, "rules"), PILE, things=tuple(out), empty=say(lang, "no-cards"), rules=RULES["rules"])
