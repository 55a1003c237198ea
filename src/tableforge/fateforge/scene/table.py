"""Fateforge's table as data: the page of what is under way, the seats, and the table's own numbers."""

from __future__ import annotations

from typing import Any, Final

from tableforge.fateforge import seen, things
from tableforge.fateforge.scene import briefing, tale
from tableforge.fateforge.scene.battle import combat_zones, special
from tableforge.fateforge.scene.cards import card, counted
from tableforge.fateforge.scene.look import RULES, asked, hero_emblem
from tableforge.fateforge.scene.rest import rest_zones
from tableforge.fateforge.scene.said import LEGEND, say
from tableforge.fateforge.scene.sides import seat_zones, side
from tableforge.fateforge.voice.table import named
from tableforge.kernel.scene import EVERYBODY, PILE, Figure, Scene, Zone

STEPS: Final = ("preparation", "order", "action", "enemies", "upkeep")
VERBS: Final = (
    "strike",
    "shoot",
    "use",
    "take",
    "focus",
    "weak-point",
    "revive",
    "ally-result",
    "ally-skill",
    "move",
    "portal",
    "energy-move",
    "energy-portal",
    "visit",
    "service",
    "side-quest",
    "heal",
    "eat",
    "learn",
    "buy",
    "buy-food",
    "drink",
    "",
    "new-trait",
    "arrange",
    "choose-skills",
)


def scene(view: seen.View, setup: dict[str, Any], lang: str) -> Scene:
    """All that a view holds, in the words of a language."""
    resting = "rest" in view
    shared = rest_zones(view, lang) if resting else combat_zones(view, lang) if view["scene"] else []
    shared = [*tale.pages(view, lang), *shared, *tale.piles(view, lang)]
    shared += [*briefing.watch(view, lang), *briefing.met(view, lang)]
    if "briefing" in view:  # behind the page of the story, which is read first
        shared.append(briefing.page(view, lang))
    kept = [
        card(things.card(x["id"]), x["key"], lang, figures=counted(x, things.card(x["id"]), lang)) for x in view["bag"]
    ]
    bag = Zone("bag", say(lang, "bag"), PILE, things=tuple(kept), empty=say(lang, "no-cards"), rules=RULES["bag"])
    phase = view["phase"]
    in_round = phase in STEPS
    turn = next((h for h in view["heroes"] if h["id"] == view["turn"]), None)
    told = say(lang, "round", n=view["round"], most=view["rounds"]) if in_round else say(lang, phase)
    steps = tuple([say(lang, "enemies-step" if name == "enemies" else name) for name in STEPS]) if in_round else ()
    step = STEPS.index(phase) if in_round else -1
    if view["tale"] and not in_round and not view["scene"]:
        told, (steps, step) = tale.act_name(view, lang), tale.bar(view, lang)
    return Scene(
        "fateforge",
        heading(view, lang),
        tuple([side(p, view, lang) for p in view["players"]]),
        (*shared, bag, *[z for p in view["players"] for z in seat_zones(p, view, lang)]),
        view["seat"],
        told,
        turn["seat"] if turn is not None and phase == "action" else EVERYBODY,
        steps,
        step,
        hero_emblem(things.hero(turn["id"]), lang) if turn is not None else None,
        figures=figures(view, lang),
        verbs=() if asked(view) == "prepare" else VERBS,  # there each hero's options stand together
        legend=tuple([(sign, say(lang, f"legend:{name}")) for name, sign in LEGEND.items()]),
    )


def heading(view: seen.View, lang: str) -> str:
    """The game and where it is; the game alone while no quest is chosen yet."""
    where = whereabouts(view, lang)
    return say(lang, "title", scene=where) if where else say(lang, "title:bare")


def whereabouts(view: seen.View, lang: str) -> str:
    """The scene under way, or the quest or campaign between two of them."""
    if view["scene"]:
        d = things.scene(view["scene"])
        return named(d.en, d.fr, lang)
    if view["quest"]:
        q = things.quest(view["quest"])
        return named(q.en, q.fr, lang)
    return tale.told_of(view).title.text(lang) if view["tale"] else ""


def figures(view: seen.View, lang: str) -> tuple[Figure, ...]:
    """The table's own numbers."""
    out: list[Figure] = []
    if "objectives" in view:
        wanted = [o for o in view["objectives"] if not o["bonus"]]
        met = len([o for o in wanted if o["met"]])
        out.append(figure("objectives", lang, met, "objectives", most=len(wanted), strong=True))
        out.append(figure("enemies", lang, len(view["foes"]), "enemies"))
        coming = sum([x["n"] for x in view["coming"]])
        out.append(figure("coming", lang, coming, "coming"))
        out.append(figure("rules", lang, len(special(view, lang).things), "rules"))
    elif "rest" in view and not view["rest"]["free"]:
        out.append(figure("time", lang, view["rest"]["time"], "places", strong=True))
    out.append(figure("gold", lang, view["gold"], strong="rest" in view))
    out.append(figure("food", lang, view["food"]))
    out.append(figure("bag", lang, len(view["bag"]), "bag"))
    return tuple([*out, *tale.figures(view, lang)])


def figure(name: str, lang: str, value: int, zone: str = "", **more: Any) -> Figure:
    return Figure(name, say(lang, name), value, zone=zone, rules=RULES[name], **more)
