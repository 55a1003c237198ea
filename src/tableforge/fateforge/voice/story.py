"""The story in short: a use and all that came of it in one line, an activation in one, nothing that goes without saying.

A line begins with a whole sentence.  What the same one does next follows without its subject, what comes of it in a few words;
as soon as somebody else acts, another line begins.  `table.event` has every event in full.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tableforge.fateforge import things
from tableforge.fateforge.tale.definition import COMBAT, REST
from tableforge.fateforge.voice import languages, table, tale
from tableforge.fateforge.voice.page import low
from tableforge.kernel.event import Event
from tableforge.kernel.scene import EVERYBODY, Line
from tableforge.tongue.text import LANGUAGES

HEADINGS: Final = (
    "quest",
    "rest",
    "scene",
    "round",
    "turn",
    "enemy-turns",
    "reactions",
    "upkeep",
    "tells",
    "act-ends",
    "ending",
)
ROUTINE: Final = ("ready", "turn-ends", "scene-over", "shows", "stronger", "recovers", "spends-energy")
# runs of events that are told as one list, by the name of its sentence
LISTS: Final = {"appears": "on-board", "starts": "start"}
# what announces that somebody acts, and is not worth a sentence of its own when that is told
ANNOUNCED: Final = "activates"
# what comes of an act, in a few words behind it
RESULTS: Final = (
    "hits",
    "defeated",
    "life-lost",
    "parry",
    "armour",
    "prevents",
    "hurt",
    "knocked-out",
    "drains",
    "forced",
    "removed",
    "stuns",
    "marks",
    "strips",
    "gains-parry",
    "healed",
    "energized",
    "gains",
    "grants",
    "revealed",
)
# what may go on in the line of whoever acts
ACTS: Final = (
    "uses",
    "tired",
    "moves",
    "sprints",
    "leaps",
    "portal",
    "escorted",
    "wades",
    "strikes",
    "shoots",
    "hides",
    "taunts",
    "stance",
    "drums",
    "snare",
    "disarms",
    "avoids-trap",
    "trap",
    "fear",
    "corruption",
    "takes",
    "foe-moves",
    "foe-strikes",
    "foe-shoots",
    "foe-pulls",
    "foe-pushes",
    "foe-parries",
    "foe-armour",
    "snared",
    "leaves",
    "explores",
    "chest",
    "ally-skill",
    "ally-result",
    "covers",
    "rerolls",
    "revives",
    "eats",
)


def story(events: Sequence[Event], seat: int | None, lang: str) -> list[Line]:
    """The events as lines, several of them in one where they belong together."""
    out: list[Line] = []
    n = 0
    while n < len(events):
        e = events[n]
        if e.kind in ROUTINE or headless(e) or on_its_page(events, n):
            n += 1
            continue
        if e.kind in LISTS and table.row(e, seat) == e.kind:
            count = run(events, n)
            text = listed(events[n : n + count], lang)
        elif e.kind == "place-found" and run(events, n) > 1:
            count = run(events, n)
            text = places(events[n : n + count], lang)
        elif e.kind in HEADINGS:
            count, text = 1, headed(e, seat, lang)
        else:
            count = 1 + following(events, n)
            text = told(events[n : n + count], seat, lang)
        out.append(Line(n, count, text, actor(e), e.kind in HEADINGS and not fights(e)))
        n += count
    return out


def actor(e: Event) -> int:
    """The seat whose hero acted; nobody's where enemies did."""
    return EVERYBODY if e.kind.startswith("foe-") else e.seat


def headless(e: Event) -> bool:
    """Whether another heading follows: a rest has its own."""
    return e.kind == "tells" and things.told(e.note).kind == REST


def on_its_page(events: Sequence[Event], n: int) -> bool:
    """Whether an event tells what a choice has come to, and is read on the page; what leads into a combat has none."""
    if events[n].kind != "comes-of-it":
        return False
    return not any([fights(e) for e in events[n + 1 :] if e.kind == "tells"][:1])


def fights(e: Event) -> bool:
    """Whether a scene is told that leads into a combat: it has no page of its own, and is told here."""
    return e.kind == "tells" and things.told(e.note).kind == COMBAT


def headed(e: Event, seat: int | None, lang: str) -> str:
    """A heading; upkeep is the same every round, and what a scene says is read on its page."""
    t = languages.table(lang)
    if e.kind == "tells" and not fights(e):
        return t.finished(tale.heading(things.told(e.note), e.note, lang))
    return t.NOTES["upkeep"] if e.kind == "upkeep" else table.event(e, seat, lang)


# ------------------------------------------------------------------ lists
def run(events: Sequence[Event], n: int) -> int:
    """How many events in a row are of one kind and rule."""
    k = n
    while k < len(events) and (events[k].kind, events[k].rule) == (events[n].kind, events[n].rule):
        k += 1
    return k - n


def listed(events: Sequence[Event], lang: str) -> str:
    """Who stands where, zone by zone."""
    t = languages.table(lang)
    where: dict[str, list[str]] = {}
    for e in events:
        f = table.fields(e, lang)
        where.setdefault(str(f["zone"]), []).append(str(f.get("foe", f.get("hero"))))
    rows = [t.NOTES["stand-at"].format(who=", ".join(who), zone=zone) for zone, who in where.items()]
    return t.finished(t.NOTES[LISTS[events[0].kind]].format(list=LANGUAGES[lang].semicolon.join(rows)))


def places(events: Sequence[Event], lang: str) -> str:
    """Several places of rest that are found at once."""
    t = languages.table(lang)
    names = [str(table.fields(e, lang)["note"]) for e in events]
    return t.finished(t.NOTES["new-places"].format(list=", ".join(names)))


# ------------------------------------------------------------------ acts and what comes of them
def subject(e: Event) -> int:
    """Whoever acts in an event, by handle; -1 where nobody does."""
    return e.cards[0] if e.cards else -1


def following(events: Sequence[Event], n: int) -> int:
    """How many events after the n-th belong to its line."""
    first = events[n]
    if first.kind not in (*ACTS, ANNOUNCED):
        return 0
    k = n + 1
    while k < len(events):
        e = events[k]
        acts = e.kind in ACTS and subject(e) == subject(first) and e.kind != "uses"
        if not acts and e.kind not in (*RESULTS, "spends-energy", "stronger"):
            break
        k += 1
    return k - n - 1


def told(events: Sequence[Event], seat: int | None, lang: str) -> str:
    """An act, what the same one does next, and what comes of it."""
    t, words = languages.table(lang), LANGUAGES[lang]
    first = events[0]
    if first.kind == ANNOUNCED:
        if len(events) == 1:
            return table.event(first, seat, lang)
        events = events[1:]
    if len(events) == 1:
        return table.event(first, seat, lang)
    text = table.event(events[0], seat, lang).removesuffix(".")
    fresh, named = True, subject(first)  # nothing has come of the last act yet; who was named last
    for k, e in enumerate(events[1:], 1):
        if e.kind in ROUTINE:
            continue
        if e.kind in RESULTS:
            short = result(e, events[k + 1 :], lang, named)
            if short:
                text += f"{t.colon if fresh else ', '}{short}"
                fresh, named = False, subject(e)
        else:
            goes_on = e.kind == "foe-moves" == events[k - 1].kind  # it has said already from where
            text += f"{', ' if fresh else words.semicolon}{bare(e, seat, lang, goes_on)}"
            fresh, named = True, subject(first)
    return t.finished(text if text.endswith(("!", "?", "…")) else f"{text}.")


def bare(e: Event, seat: int | None, lang: str, goes_on: bool = False) -> str:
    """A sentence without its subject and its period: moves to Mill yard (c)."""
    t = languages.table(lang)
    row = table.row(e, seat)
    template = t.EVENTS["foe-moves:on" if goes_on and row == "foe-moves:from" else row]
    for name in ("{hero} ", "{foe} "):
        template = template.removeprefix(name)
    if template[:1].isupper():
        template = low(template)
    return template.format_map(table.fields(e, lang)).removesuffix(".")


def result(e: Event, later: Sequence[Event], lang: str, named: int) -> str:
    """What came of an act in a few words, without whoever was named just before; "" where what comes next says it."""
    t = languages.table(lang)
    f = table.fields(e, lang)
    if e.kind == "hits":
        _, stopped, cubes, _, _ = e.data
        parts = [t.NOTES[name].format(n=n) for name, n in (("parried", stopped), ("on-armour", cubes)) if n]
        if not any([x.kind in ("defeated", "life-lost") and x.cards == e.cards for x in later[:1]]):
            parts.append(t.NOTES["short:hits"].format_map(f))
        return ", ".join(parts)
    if e.kind == "hurt" and not e.data[1]:
        return ""  # who has no health left is knocked out
    row = f"short:{e.kind}"
    if subject(e) == named and f"{row}:own" in t.NOTES:
        row += ":own"
    return t.NOTES[row].format_map(f) if row in t.NOTES else table.event(e, None, lang).removesuffix(".")
