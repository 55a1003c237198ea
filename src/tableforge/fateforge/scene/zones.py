"""The map: each zone with its terrain, what lies there, who is there, and where its ways lead."""

from __future__ import annotations

from tableforge.fateforge import seen, things
from tableforge.fateforge.scene.foes import foe
from tableforge.fateforge.scene.heroes import hero
from tableforge.fateforge.scene.look import TOKEN_SHAPES, asked, goal, place
from tableforge.fateforge.scene.said import say
from tableforge.fateforge.voice import languages, plan
from tableforge.fateforge.voice.table import named
from tableforge.kernel.scene import ACCENT, FAINT, GOOD, Attempt, Emblem, Mark, Thing
from tableforge.tongue.sentence import capitalise


def zone(z: seen.Zone, view: seen.View, lang: str) -> Thing:
    """A zone: what stands and lies there, who is there, and where its ways lead."""
    id = f"{view['map']}/{z['id']}"
    m, k = things.zone(id)
    within = [hero(h, view, lang, f"@{z['id']}") for h in view["heroes"] if h["at"] == z["id"]]
    within += [foe(e, view, lang) for e in view["foes"] if e["at"] == z["id"]]
    within += [token(x, k, z, view, lang) for k, x in enumerate(z["lying"])]
    name = f"{z['id']}·{named(*m.names[k], lang)}"
    return Thing(
        z["id"],
        name,
        id,
        say(lang, "zone"),
        say(lang, "zone"),
        None,
        tuple(terrain(z, view, lang)),
        notes=tuple(zone_notes(z, view, lang)),
        within=tuple(within),
        attempts=zone_attempts(z, view, lang),
        ways=tuple(z["near"]),
        place=grid(id),
    )


def zone_notes(z: seen.Zone, view: seen.View, lang: str) -> list[str]:
    """From where no shot comes in, and what heroes here would suffer if the enemies acted now."""
    out = [say(lang, "barred", **{"from": place(view, x, lang)}) for x in z["barred"]]
    told = plan.threat(view, z["id"], lang)
    return [*out, told] if told else out


def grid(id: str) -> tuple[int, int]:
    """Column and row of a zone; those that no zone lies in are left out."""
    m, k = things.zone(id)
    columns = sorted({x for x, _ in m.places})
    rows = sorted({y for _, y in m.places})
    x, y = m.places[k]
    return columns.index(x), rows.index(y)


def terrain(z: seen.Zone, view: seen.View, lang: str) -> list[Mark]:
    """What a zone is: an exit, difficult, with a fountain, a door or a portal."""
    out: list[Mark] = []
    for x in view["exits"]:
        if x["at"] == z["id"]:
            told = say(lang, "exit:defended" if x["defended"] else "exit", id=x["id"])
            out.append(Mark("exit", told, (f"⇥{x['id']}{'!' if x['defended'] else ''}",), hue=GOOD))
    if z["difficult"]:
        out.append(Mark("difficult", say(lang, "difficult"), ("≈",), hue=FAINT))
    if z["cubes"]:
        out.append(Mark("fountain", say(lang, "fountain", n=z["cubes"]), (f"◍{z['cubes']}",), z["cubes"], GOOD))
    for door in view["doors"]:
        if z["id"] in door["between"]:
            to = next(y for y in door["between"] if y != z["id"])
            told = say(lang, "door:open" if door["open"] else "door:closed", id=door["id"], to=place(view, to, lang))
            out.append(
                Mark("door", told, (f"{'⊡' if door['open'] else '⊞'}{to}",), hue=FAINT if door["open"] else ACCENT)
            )
    for portal in view["portals"]:
        if z["id"] in portal["zones"]:
            others = [y for y in portal["zones"] if y != z["id"]]
            told = (
                say(lang, "portal:to", id=portal["id"], to=place(view, others[0], lang))
                if others
                else say(lang, "portal", id=portal["id"])
            )
            out.append(Mark("portal", told, (f"◎{others[0] if others else '?'}",), hue="lilac"))
    return out


def token(x: seen.Lying, k: int, z: seen.Zone, view: seen.View, lang: str) -> Thing:
    """Something that lies in a zone."""
    kind = x["kind"]
    name = (
        say(lang, "food-token" if kind == "food" else kind)
        if kind != "objective"
        else goal(view, x["id"], lang, token=True)
    )
    notes: list[str] = []
    if kind == "gem":
        notes.append(say(lang, "gem-of", n=x["n"]))
    elif kind == "snare":
        notes.append(say(lang, "snare-of", n=x["n"]))
    elif kind == "objective" and x["defended"]:
        notes.append(say(lang, "defended"))
    id = f"{view['scene']}/{x['id']}" if kind == "objective" else f"token:{kind}"
    shape = Emblem(kind, name, *TOKEN_SHAPES[kind])
    return Thing(
        f"{kind}.{k + 1}@{z['id']}", name, id, say(lang, "token"), say(lang, "token"), shape, notes=tuple(notes)
    )


def zone_attempts(z: seen.Zone, view: seen.View, lang: str) -> tuple[Attempt, ...]:
    """Going there, and what could be done in the zone that one is in."""
    ask = asked(view)
    t = languages.table(lang)
    to = place(view, z["id"], lang)
    if ask == "act":
        here = next(h["at"] for h in view["heroes"] if h["id"] == view["turn"])
        if z["id"] == here:
            rows = [x["id"] for x in z["lying"] if x["kind"] == "objective"]
            return tuple(
                [Attempt(f"take:{id}", t.LABELS["take"].format(note=goal(view, id, lang, token=True))) for id in rows]
            )
        return tuple([Attempt(f"{verb}:{z['id']}", t.LABELS[verb].format(zone=to)) for verb in ("move", "energy-move")])
    if ask == "prepare":
        mine = [
            h
            for h in view["heroes"]
            if h["seat"] == view["seat"] and not h["ready"] and not h["down"] and h["at"] != z["id"]
        ]
        return tuple(
            [
                Attempt(
                    f"{h['id']}/sprint:{z['id']}",
                    capitalise(t.LABELS["sprint"].format(hero=t.hero(things.hero(h["id"])), zone=to)),
                )
                for h in mine
            ]
        )
    return ()
