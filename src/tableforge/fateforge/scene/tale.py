"""The pages of a campaign: the scene that is told, its choices, an exploration with its map, and what the group has come by."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tableforge.fateforge import seen, things
from tableforge.fateforge.camp.rewards import TABLE
from tableforge.fateforge.camp.services import TRAIT_PRICE
from tableforge.fateforge.scene.look import RULES, asked, hero_emblem, title
from tableforge.fateforge.scene.said import say
from tableforge.fateforge.tale.definition import CityMap, Spot, Tale, TaleScene, Words
from tableforge.fateforge.voice import languages, tale
from tableforge.kernel.scene import (
    ACCENT,
    FAINT,
    GOOD,
    HARM,
    LEAF,
    MAP,
    PAGE,
    PILE,
    SHELF,
    Attempt,
    Emblem,
    Figure,
    Mark,
    Thing,
    Zone,
)
from tableforge.tongue.text import LANGUAGES

TOLD: Final = ("story", "exploration", "over")  # phases in which nothing is on the table but the story
READ: Final = "token:tale"  # what is only read
MOST_OPENING: Final = 38  # letters of a choice that is only named
ACTS: Final = ("I", "II", "III", "IV", "V", "VI")
ARROWS: Final = {"n": "↑", "e": "→", "s": "↓", "w": "←"}
TURNS: Final = {1: ("warmer", "▲", GOOD), -1: ("cooler", "▼", HARM), 0: ("unmoved", "·", FAINT)}
STATES: Final = {"open": ACCENT, "won": GOOD, "lost": HARM, "left": FAINT, "expired": FAINT}


def told_of(view: seen.View) -> Tale:
    return things.tale(view["tale"])


def telling(view: seen.View) -> bool:
    """Whether the story is what the table shows: no combat, and no rest."""
    return bool(view["tale"]) and view["phase"] in TOLD


# ------------------------------------------------------------------ the page
def pages(view: seen.View, lang: str) -> list[Zone]:
    """The open page with what can be done on it; at a rest only until something is done."""
    if not view["tale"] or (
        not telling(view) and ("rest" not in view or any([x["visited"] for x in view["rest"]["places"]]))
    ):
        return []
    x, told = view["story"], told_of(view)
    read = [*came_of_it(told, x, lang), *[page(told, told.scenes[id], x, lang) for id in x["told"]]]
    way = x["exploration"]
    if way is not None:
        spot = told.maps[way["map"]].spots[way["spot"]]
        seen = say(lang, "steps-left", n=way["steps"], most=max(way["budget"], way["steps"]))
        name = say(lang, "what-you-see") if read else ""  # alone, it needs no heading
        read.append(Thing("clue", name, READ, kind=seen, notes=(tale.plain(tale.clue(spot, way["again"]), lang),)))
    out = [Zone("page", say(lang, "page"), PAGE, things=tuple(read), rules=("FF.three-scenes",))] if read else []
    if way is not None:
        out += [ways(view, lang), city(told, view, lang)]
    return [*out, *barred(view, lang)]


def page(told: Tale, scene: TaleScene, x: seen.Story, lang: str) -> Thing:
    """A scene that has been told: its heading, its paragraphs, and those that hold only for this group."""
    asides = [scene.asides[k].text.text(lang) for k in x["asides"]] if scene.id == x["scene"] else []
    words = LANGUAGES[lang]
    notes = tuple([words.typeset(note) for note in (*tale.prose(scene, lang), *[" ".join(a.split()) for a in asides])])
    return Thing(f"{scene.id}@page", tale.heading(scene, told.id, lang), READ, notes=notes)


def came_of_it(told: Tale, x: seen.Story, lang: str) -> list[Thing]:
    """What the group's last choice has come to, before the scene that follows; nothing where nothing is told of it."""
    if not x["result"]:
        return []
    notes = [LANGUAGES[lang].typeset(note) for note in tale.result(f"{told.id}/{x['result']}", lang)]
    return [Thing("result@page", say(lang, "came-of-it"), READ, notes=tuple(notes))]


def paragraphs(thing: Thing) -> tuple[str, ...]:
    """What is read of a thing of the story: its notes with a blank line between them, without marks of emphasis."""
    notes = [note.replace("*", "") for note in thing.notes] or [thing.name]
    return tuple([x for k, note in enumerate(notes) for x in (("", note) if k else (note,))])


def barred(view: seen.View, lang: str) -> list[Zone]:
    """Choices that are seen and cannot be taken: each says what it wants."""
    told, x = told_of(view), view["story"]
    closed = [c for c in x["choices"] if not c["open"]] if asked(view) == "choice" else []
    scene = told.scenes[x["scene"]]
    out: list[Thing] = []
    for c in closed:
        text = next(tale.plain(y.text, lang) for y in scene.choices if y.id == c["id"])
        out.append(
            Thing(
                f"{c['id']}@barred",
                opening(text),
                READ,
                figures=tuple([need(told, y, lang) for y in c["needs"]]),
                notes=(text,),
                turned=True,
                attempts=(Attempt(c["id"], text),),
            )
        )
    return [Zone("barred", say(lang, "barred-choices"), SHELF, things=tuple(out), rules=("FF.flags",))] if out else []


def opening(text: str) -> str:
    """A long text by its first words."""
    return text if len(text) <= MOST_OPENING else f"{text[:MOST_OPENING].rpartition(' ')[0]}…"


def need(told: Tale, y: seen.Need, lang: str) -> Mark:
    """What a choice wants: gold, food, or somebody's regard."""
    if "gold" in y:
        return Mark("needs", say(lang, "needs-gold", n=y["gold"]), (f"¤{y['gold']}",), y["gold"], ACCENT)
    if "food" in y:
        return Mark("needs", say(lang, "needs-food", n=y["food"]), (f"●{y['food']}",), y["food"], ACCENT)
    who = next(r.name.text(lang) for r in told.reputations if r.id == y["regard"])
    return Mark("needs", say(lang, "needs-regard", who=who), (who, "☺"), hue=ACCENT)


# ------------------------------------------------------------------ exploration
def ways(view: seen.View, lang: str) -> Zone:
    """The four points of the compass: a way out, or a way that is barred."""
    t = languages.table(lang)
    exits: dict[str, bool] = {y["side"]: y["open"] for y in explored(view)["exits"]}
    out: list[Thing] = []
    for side, arrow in ARROWS.items():
        name = t.LABELS[f"direction:{side}"]
        shape = Emblem(side, name, arrow, ACCENT if exits.get(side) else FAINT)
        shut = (say(lang, "open-way" if exits.get(side) else "gate" if side in exits else "no-way"),)
        tried = (Attempt(side, name),) if asked(view) == "direction" else ()
        out.append(
            Thing(f"way-{side}", name, READ, emblem=shape, notes=shut, turned=not exits.get(side), attempts=tried)
        )
    return Zone("ways", say(lang, "compass"), SHELF, things=tuple(out), rules=("FF.exploration",))


def explored(view: seen.View) -> seen.Exploration:
    """Where the group stands in the city that it explores."""
    found = view["story"]["exploration"]
    assert found is not None
    return found


def city(told: Tale, view: seen.View, lang: str) -> Zone:
    """The map as it is printed: every place of the region, and nobody on it.  Where the group is, the clues say."""
    way = explored(view)
    plan = told.maps[way["map"]]
    regions = told.scenes[view["story"]["scene"]].regions
    spots = [x for x in plan.spots.values() if plan.within(x.id, regions)]
    columns, rows = [sorted({x.at[k] for x in spots}) for k in (0, 1)]
    out: list[Thing] = []
    for x in spots:
        near = tuple([f"{id}@map" for id in x.exits.values() if plan.within(id, regions)])
        at = (columns.index(x.at[0]), rows.index(x.at[1]))
        region = region_name(plan, x.region, lang)
        out.append(Thing(f"{x.id}@map", x.name.text(lang), READ, kind=region, notes=(), ways=near, place=at))
    return Zone("city", plan.title.text(lang), MAP, things=tuple(out), rules=("FF.exploration",))


def region_name(plan: CityMap, id: str, lang: str) -> str:
    return plan.regions[id].text(lang) if id in plan.regions else ""


def way_so_far(view: seen.View, lang: str) -> Zone:
    """Where the group has been in this exploration, by what it saw there."""
    way = explored(view)
    spots = told_of(view).maps[way["map"]].spots
    been = [
        Thing(f"way.{k}", tale.plain(clue_of(spots, way["path"][:k]), lang), READ)
        for k in range(1, len(way["path"]) + 1)
    ]
    return Zone("way", say(lang, "way"), PILE, things=tuple(been), rules=("FF.exploration",))


def clue_of(spots: dict[str, Spot], path: list[str]) -> Words:
    """What was seen at the end of a way: the clue, or in few words that it was there again."""
    spot = spots[path[-1]]
    always = [k for k, a in enumerate(spot.again) if a.when is None]
    return tale.clue(spot, always[-1] if always and path.count(spot.id) > 1 else -1)


# ------------------------------------------------------------------ what the group has come by
def piles(view: seen.View, lang: str) -> list[Zone]:
    """The pages that can be opened at any time: regard, story cards, side quests, rules, victory points, heroes."""
    if not view["tale"]:
        return []
    x, told = view["story"], told_of(view)
    rows = {
        "regard": [regard(told, y, lang) for y in x["regard"]],
        "cards": [story_card(told, id, lang) for id in x["cards"]],
        "quests": [quest(told, y, lang) for y in x["quests"]],
        "unlocked": [unlocked(id, lang) for id in x["rules"]],
        "points": [*rewards(x, lang), *fought(x, lang)],
        "sheets": [sheet(told, h, lang) for h in view["heroes"]],
        "allies": [Thing(f"{id}@allies", str(languages.table(lang).ally(things.ally(id))), READ) for id in x["allies"]],
        "chapter": [page(told, told.scenes[x["scene"]], x, lang)],
    }
    out = [
        Zone(
            id,
            say(lang, f"tale:{id}"),
            PILE,
            things=tuple(found),
            empty=say(lang, "no-cards"),
            rules=RULES[f"tale:{id}"],
        )
        for id, found in rows.items()
    ]
    if view["scene"]:  # what leads into a combat has no page of its own
        out[-1] = replace(out[-1], layout=LEAF)
    return [*out, way_so_far(view, lang)] if x["exploration"] is not None else out


def regard(told: Tale, y: seen.Regard, lang: str) -> Thing:
    """Somebody who thinks something of the group, and which way that last turned; how much, nobody is told (256)."""
    name = next(r.name.text(lang) for r in told.reputations if r.id == y["id"])
    word, arrow, hue = TURNS[y["turn"]]
    kind = say(lang, "person" if y["person"] else "faction")
    turn = Mark(word, say(lang, word), (f"{arrow} {say(lang, word)}",), hue=hue)
    return Thing(f"{y['id']}@regard", name, READ, kind=kind, figures=(turn,), notes=())


def story_card(told: Tale, id: str, lang: str) -> Thing:
    card = told.cards[id]
    return Thing(f"{id}@cards", f"{card.n}. {card.name.text(lang)}", READ, notes=(tale.plain(card.text, lang),))


def quest(told: Tale, y: seen.SideQuest, lang: str) -> Thing:
    """A side quest: how it stands, what it asks for, and how long it waits."""
    d = told.quests[y["id"]]
    state = f"quest:{y['state']}"
    notes = [tale.plain(d.text, lang)]
    if y["state"] == "open":
        notes.append(say(lang, "quest-asks", threat=y["threat"], time=y["time"]))
        if y["expires"]:
            notes.append(say(lang, "quest-waits", n=y["expires"] - y["rests"]))
    mark = Mark(state, say(lang, state), (say(lang, state),), hue=STATES[y["state"]])
    return Thing(f"{y['id']}@quests", tale.quest_name(d, lang), READ, figures=(mark,), notes=tuple(notes))


def unlocked(id: str, lang: str) -> Thing:
    """A rule that the story has brought into the game."""
    name, _, text = languages.table(lang).UNLOCKED[id].partition(":")
    return Thing(f"{id}@unlocked", name.strip(), READ, notes=(languages.table(lang).finished(text.strip()),))


def rewards(x: seen.Story, lang: str) -> list[Thing]:
    """What victory points bring, and at how many."""
    t = languages.table(lang)
    out: list[Thing] = []
    for at, a, b in TABLE:
        states = (
            (Mark("reached", say(lang, "reached"), (say(lang, "reached"), "✓"), hue=GOOD),) if x["points"] >= at else ()
        )
        notes = (say(lang, "one-of", a=tale.reward(a, t), b=tale.reward(b, t)),)
        out.append(Thing(f"reward.{at}", say(lang, "at-points", n=at), READ, states=states, notes=notes))
    return out


def fought(x: seen.Story, lang: str) -> list[Thing]:
    """The combats of the story so far, won and lost."""
    out: list[Thing] = []
    for state, hue, combats in (("won", GOOD, x["won"]), ("lost", HARM, x["lost"])):
        for k, id in enumerate(combats):
            mark = Mark(state, say(lang, f"fight:{state}"), (say(lang, f"fight:{state}"),), hue=hue)
            d = things.combat(id)
            out.append(Thing(f"{id}.{k}@{state}", d.fr if lang == "fr" else d.en, READ, figures=(mark,)))
    return out


def sheet(told: Tale, h: seen.Hero, lang: str) -> Thing:
    """A hero: traits, Corruption, and where they come from."""
    d = things.hero(h["id"])
    traits = ", ".join([tale.trait(x, lang) for x in h["traits"]])
    notes = [say(lang, "has-traits", what=traits)] if traits else []
    if h["corruption"]:
        cards = [title(things.card(x), lang) for x in h["corruption"]]
        notes.append(say(lang, "has-corruption", what=", ".join(cards)))
    own = told.hero_stories.get(h["id"])
    if own is not None:
        notes += [own.name.text(lang), *[" ".join(p.split()) for p in own.text.text(lang).split("\n\n") if p.strip()]]
    return Thing(
        f"{h['id']}@sheets", title(d, lang), READ, kind=traits, emblem=hero_emblem(d, lang), notes=tuple(notes)
    )


# ------------------------------------------------------------------ numbers, and the act's bar
def figures(view: seen.View, lang: str) -> list[Figure]:
    """The chronicle in numbers, each with the page behind it."""
    if not view["tale"]:
        return []
    x = view["story"]
    if not telling(view) and "rest" not in view:
        return [number("chapter", lang, x["act"] + 1)]
    out: list[Figure] = []
    if x["exploration"] is not None:
        way = x["exploration"]
        rules = RULES["tale:chapter"]
        steps, most = way["steps"], max(way["budget"], way["steps"])  # more than usual, where the story has given some
        out.append(Figure("steps", say(lang, "steps"), steps, most, strong=True, zone="way", rules=rules))
    out.append(number("cards", lang, len(x["cards"])))
    out.append(number("quests", lang, len([y for y in x["quests"] if y["state"] == "open"])))
    out.append(number("points", lang, x["points"], x["next_reward"]))
    out.append(number("sheets", lang, x["trait_points"], TRAIT_PRICE))
    return out


def number(id: str, lang: str, value: int, most: int = 0) -> Figure:
    return Figure(f"tale-{id}", say(lang, f"tale:{id}:brief"), value, most, zone=id, rules=RULES[f"tale:{id}"])


def bar(view: seen.View, lang: str) -> tuple[tuple[str, ...], int]:
    """The act's parts, and which is at hand: chapters by number, the one at hand by its title."""
    x, told = view["story"], told_of(view)
    names: list[str] = []
    here = -1
    chapter = 0
    for k, y in enumerate(x["bar"]):
        chapter += not y["rest"]
        name = say(lang, "rest") if y["rest"] else str(chapter)
        if y["state"] == "here":
            here = k
            scene = told.scenes[x["scene"]]
            if not y["rest"]:
                titled = (
                    tale.chapter_title(told, scene, lang)
                    if scene.chapter == y["id"]
                    else told.chapters[y["id"]].text(lang)
                )
                name = f"{chapter} {titled}"
        names.append(name)
    return tuple(names), here


def act_name(view: seen.View, lang: str) -> str:
    """Act I: The Road and the Gate."""
    n = view["story"]["act"]
    return say(lang, "act", n=ACTS[n] if n < len(ACTS) else n + 1)
