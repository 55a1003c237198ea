"""The set-up of a combat as a page to be read before it, and again at any time: objectives, special rules, what the story has
changed, the map, the enemies with what they can do, and who will come (93, 294)."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import seen, things
from tableforge.fateforge.scene.foes import duty
from tableforge.fateforge.scene.look import RULES, foe_emblem, foe_kind, goal, place, title
from tableforge.fateforge.scene.said import say
from tableforge.fateforge.voice import languages, tale
from tableforge.fateforge.voice.table import named
from tableforge.kernel.scene import LEAF, PILE, Thing, Zone
from tableforge.tongue.sentence import capitalise
from tableforge.tongue.text import LANGUAGES

PART: Final = "token:set-up"  # a part of the page: a heading with its sentences


def page(view: seen.View, lang: str) -> Zone:
    """The page, laid over the table until the first preparation is over; afterwards it is opened like a pile."""
    x = view["briefing"]
    d = things.scene(view["scene"])
    t = languages.table(lang)
    start = t.finished(say(lang, "starts-at", zones=listed(view, x["start"], lang)))
    notes = (say(lang, "rounds-long", n=view["rounds"]), start)
    parts = (
        part("goals", goals(view, lang), lang),
        part("special", special(view, lang), lang),
        part("changes", changes(view, lang), lang),
        part("terrain", terrain(view, lang), lang),
        part("ground", ground(view, lang), lang),
        part("arrivals", arrivals(view, lang), lang),
    )
    there = [row["id"] for row in x["enemies"]]
    later: list[seen.Placed] = [{**row, "at": {}, "armour": 0} for row in x["later"] if row["id"] not in there]
    foes = [*x["enemies"], *later]
    within = (*[y for y in parts if y.notes], *[enemy(view, row, lang) for row in foes])
    thing = Thing(
        f"set-up.{x['key']}", named(d.en, d.fr, lang), PART, kind=say(lang, "set-up"), notes=notes, within=within
    )
    return Zone("set-up", say(lang, "set-up"), LEAF if x["open"] else PILE, things=(thing,), rules=RULES["set-up"])


def part(name: str, notes: list[str], lang: str) -> Thing:
    return Thing(f"{name}@set-up", say(lang, f"set-up:{name}"), PART, notes=tuple(notes))


def goals(view: seen.View, lang: str) -> list[str]:
    """The objectives in words, for as many heroes as play."""
    where, voice = view["scene"], languages.scenes(lang)
    d = things.scene(where)
    return [voice.objective_text(things.home(where), d, o, len(view["heroes"])) for o in d.objectives]


def special(view: seen.View, lang: str) -> list[str]:
    """The special rules of the scene."""
    where = view["scene"]
    return languages.scenes(lang).special_text(things.home(where), things.scene(where), len(view["heroes"]))


def changes(view: seen.View, lang: str) -> list[str]:
    """What the story has changed in the scene, a sentence for each change: by the story's own words, where it has some."""
    where, voice = view["scene"], languages.scenes(lang)
    told = [row["use"] for row in view["changed"]]
    bare = [name for name in view["briefing"]["prepared"] if name not in told]
    return tale.changes(view, lang) + [voice.setup_text(things.home(where), things.scene(where), name) for name in bare]


def terrain(view: seen.View, lang: str) -> list[str]:
    """Doors, barricades, fountains, portals and difficult zones."""
    where = view["scene"]
    return languages.scenes(lang).terrain_text(things.home(where), things.scene(where))


def ground(view: seen.View, lang: str) -> list[str]:
    """The map in words: each zone with what lies there and which zones are next to it."""
    out: list[str] = []
    for z in view["zones"]:
        lies = [
            say(lang, "exit:defended" if e["defended"] else "exit", id=e["id"])
            for e in view["exits"]
            if e["at"] == z["id"]
        ]
        for y in z["lying"]:
            if y["kind"] == "objective":
                lies.append(goal(view, y["id"], lang, token=True))
            else:
                lies.append(say(lang, "food-token" if y["kind"] == "food" else y["kind"]))
        near = say(lang, "next-to", zones=", ".join(z["near"]))
        out.append(
            languages.table(lang).finished(
                capitalise(f"{place(view, z['id'], lang)}{colon(lang)}{', '.join([*lies, near])}")
            )
        )
    return out


def arrivals(view: seen.View, lang: str) -> list[str]:
    """Who will come: how many of which type, or when and where, too, if the story has shown it."""
    t = languages.table(lang)
    if not view["briefing"]["waves"]:
        rows = [f"{x['n']} × {t.foe(things.enemy(x['id']), 0)}" for x in view["briefing"]["later"]]
        return [t.finished(say(lang, "comes-later", foes=", ".join(rows)))] if rows else []
    return [
        t.finished(
            say(
                lang,
                "comes-in",
                round=x["round"],
                n=x["n"],
                foe=t.foe(things.enemy(x["id"]), 0),
                zone=place(view, x["at"], lang),
            )
        )
        for x in view["briefing"]["waves"]
    ]


def enemy(view: seen.View, row: seen.Placed, lang: str) -> Thing:
    """A type of enemy: how many stand where, their armour, what they defend; its card follows."""
    d = things.enemy(row["id"])
    t = languages.table(lang)
    where = (
        say(lang, "stands-at", zones=listed(view, list(row["at"]), lang, row["at"]))
        if row["at"]
        else say(lang, "not-yet-there")
    )
    notes = [t.finished(where)]
    if row["armour"] > d.arm and d.boss is None:
        notes.append(t.finished(say(lang, "begins-armoured", n=row["armour"])))
    guarded = list(
        dict.fromkeys([duty(e["defends"], view, lang) for e in view["foes"] if e["id"] == row["id"] and e["defends"]])
    )
    if guarded and not view["round"]:
        notes.append(t.finished(capitalise(say(lang, "one-defends", what=", ".join(guarded)))))
    name = capitalise(title(d, lang)) if row["n"] == 1 else f"{row['n']} × {title(d, lang)}"
    kind = f"{foe_kind(d, lang)}, {say(lang, 'new-enemy')}" if row["new"] else foe_kind(d, lang)
    return Thing(f"{row['id']}@set-up", name, f"{row['id']}#0", "", kind, foe_emblem(d, lang), notes=tuple(notes))


def listed(view: seen.View, zones: list[str], lang: str, counts: dict[str, int] | None = None) -> str:
    """Zones by name, with how many stand there where that is more than one."""
    words = LANGUAGES[lang]
    said = [f"{place(view, z, lang)}{f' (×{n})' if (n := (counts or {}).get(z, 1)) > 1 else ''}" for z in zones]
    return words.list_items(said, words.and_)


def colon(lang: str) -> str:
    return languages.table(lang).colon


def watch(view: seen.View, lang: str) -> list[Zone]:
    """What the Beast Master minds: each type of enemy on the board, with its tokens and what its abilities do now (17)."""
    if view["beast_master"] is None or "foes" not in view:
        return []
    out: list[Thing] = []
    for id in dict.fromkeys([e["id"] for e in view["foes"]]):
        d = things.enemy(id)
        tokens = ", ".join([f"{e['n']} ({e['at']})" for e in view["foes"] if e["id"] == id])
        notes = (say(lang, "watched", tokens=tokens), *abilities(id, lang))
        out.append(
            Thing(
                f"{id}@watch", capitalise(title(d, lang)), PART, "", foe_kind(d, lang), foe_emblem(d, lang), notes=notes
            )
        )
    return [
        Zone("watch", say(lang, "watch"), PILE, things=tuple(out), empty=say(lang, "no-cards"), rules=RULES["watch"])
    ]


def abilities(id: str, lang: str) -> list[str]:
    """The abilities of a type of enemy, a sentence each."""
    d = things.enemy(id)
    return languages.enemies(lang).abilities_text(things.bestiary(d), d)


def met(view: seen.View, lang: str) -> list[Zone]:
    """The section of enemies met: the card of each type that this game has used so far (273)."""
    if not view["enemies_met"]:
        return []
    cards = [things.enemy(id) for id in view["enemies_met"]]
    found = [
        Thing(f"{d.id}@met", capitalise(title(d, lang)), f"{d.id}#0", "", foe_kind(d, lang), foe_emblem(d, lang))
        for d in cards
    ]
    return [Zone("met", say(lang, "enemies-met"), PILE, things=tuple(found), rules=RULES["met"])]
