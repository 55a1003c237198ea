"""The story in short: a test in two lines, an attack in one, and nothing that goes without saying.

Each line stands for one or more events; `table.event` has every one of them in full.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tableforge.arkham.events import USES
from tableforge.arkham.voice import table
from tableforge.arkham.voice.languages import tongue
from tableforge.kernel.event import Event
from tableforge.kernel.scene import EVERYBODY, Line
from tableforge.tongue.text import LANGUAGES, column

SAID: Final = {
    "committed": ("{names} committed", "attribution : {names}"),
    "token": ("token {names}", "pion {names}"),
    "tokens": ("tokens {names}", "pions {names}"),
    "cancelled": ("{names} cancelled", "{names} annulé"),
    "succeeds": ("success by {n}", "réussite de {n}"),
    "fails": ("failure by {n}", "échec de {n}"),
    "damage": ("{n} damage", "{n} dégâts"),
    "damage:one": ("{n} damage", "{n} dégât"),
    "horror": ("{n} horror", "{n} horreurs"),
    "horror:one": ("{n} horror", "{n} horreur"),
    "used": ("{names} used", "avec {names}"),
    "gained": ("+{n} resources", "+{n}\u00a0ressources"),
    "gained:one": ("+{n} resource", "+{n}\u00a0ressource"),
}
TESTED: Final = ("commit", "token", "token-cancelled", "modifies-test", "flip-token")  # told in the line of their test
HELPERS: Final = ("uses", "plays")  # cards that change a test
COSTS: Final = ("lose", "exhaust", "begins", "discard")
OUTCOMES: Final = ("succeeds", "fails")
ATTACKS: Final = ("provokes", "retaliates", "attacks")
HARM: Final = ("place-damage", "place-horror")
HEADINGS: Final = ("round", "phase")
BY_NOBODY: Final = (*ATTACKS, "threat", "spawns", "hunts", "defeated", "encounter")  # the mythos acts, not the seat
ROUTINE: Final = (
    "test-ends",
    "turn-ends",
    "reference",
    "encounter-deck",
    "extra-deck",
    "shuffle",
    "begins",
    "cards-removed",
    "set-aside",
    "reorder",
)
# cards that go where they always go, and tokens that leave with the card that advances
OF_COURSE: Final = (
    "AH.event-played",
    "AH.st8-test-ends",
    "AH.encounter-draw-4-spawn-or-discard",
    "AH.enemy-defeated",
    "AH.asset-defeated",
    "AH.advancing-1-tokens",
    "AH.advancing-3-next-card",
    "AH.attack-then-exhaust",
)
GONE: Final = ("discard", "removed", "remove-doom", "remove-clue", "exhaust")
# what an event announces that the next one tells
FOLLOWED: Final = {
    "action:fight": "test",
    "action:evade": "test",
    "action:investigate": "test",
    "action:move": "move",
    "action:draw": "draw",
    "action:resource": "gain",
    "action:engage": "threat",
}
# what is a part of what was just told, of the same card
PART_OF: Final = {
    "enters-play": ("plays",),
    "exhaust": ("uses", "attacks"),
    "revelation": ("encounter", "peril"),
    "found": ("look",),
    "remove-uses": ("uses",),
}


def say(lang: str, name: str, n: int = -1, names: str = "") -> str:
    one = f"{name}:one" if n in LANGUAGES[lang].singular and f"{name}:one" in SAID else name
    return column(SAID[one], lang).format(n=n, names=names)


def story(events: Sequence[Event], card: table.Cards, seat: int | None, lang: str) -> list[Line]:
    """The events as lines, several of them in one where they belong together."""
    out: list[Line] = []
    n = 0
    while n < len(events):
        e = events[n]
        count = 1
        if e.kind in TESTED or helping(events, n):
            count = of_test(events, n)
            if n + count == len(events) and events[-1].kind not in OUTCOMES:
                break  # the test goes on: it is told once its outcome is known
            text = tested(events[n : n + count], card, seat, lang)
        elif e.kind in ATTACKS:
            count = of_attack(events, n)
            text = attacked(events[n : n + count], card, seat, lang)
        elif e.kind in HARM:
            count = of_harm(events, n)
            text = hurt(events[n : n + count], card, seat, lang)
        elif e.kind == "draw":
            count = 1 + upkeep(events, n)
            text = paid(table.event(e, card, seat, lang), events[n + 1 : n + count], lang)
        elif e.kind == "location":
            count = of_kind(events, n)
            text = table.event(together(events[n : n + count]), card, seat, lang)
        elif implied(events, n):
            n += 1
            continue
        else:
            text = table.event(e, card, seat, lang).replace("\n\n", " ")
        out.append(Line(n, count, text, actor(e), e.kind in HEADINGS))
        n += count
    return out


def actor(e: Event) -> int:
    """The seat that acted; nobody's where an encounter card did."""
    return EVERYBODY if e.kind in BY_NOBODY else e.seat


def implied(events: Sequence[Event], n: int) -> bool:
    """Whether an event only says what the line before or after it says as well."""
    e = events[n]
    before = events[n - 1] if n else None
    after = events[n + 1] if n + 1 < len(events) else None
    if e.kind in ROUTINE or (e.kind in GONE and e.rule in OF_COURSE):
        return True
    if e.kind == "phase":
        return after is not None and after.kind in HEADINGS
    if e.kind == "action":
        return after is not None and after.kind == FOLLOWED[f"action:{e.note}"]
    if e.kind in ("exhaust", "disengages"):
        ahead = [x for x in events[n + 1 : n + 3] if x.kind == "evaded" and x.cards == e.cards]
        if ahead:
            return True
    if e.kind == "campaign-gains-card" and before is not None and before.kind == "weakness":
        return True
    kind = "remove-uses" if e.kind.startswith("remove-") and e.kind.partition("-")[2] in USES else e.kind
    return before is not None and before.kind in PART_OF.get(kind, ()) and before.cards[:1] == e.cards[:1]


# ------------------------------------------------------------------ a skill test
def of_test(events: Sequence[Event], n: int) -> int:
    """How many events tell what is done for a test, up to its outcome or to what comes in between."""
    k = n
    while k < len(events) and (more := 1 if events[k].kind in TESTED else helping(events, k)):
        k += more
    if k < len(events) and events[k].kind in OUTCOMES:
        k += 1
    return k - n


def helping(events: Sequence[Event], n: int) -> int:
    """How many events tell of a card that is used or played for nothing but this test, with its costs; 0 where none does."""
    if events[n].kind not in HELPERS:
        return 0
    k = n + 1
    while k < len(events) and (events[k].kind in COSTS or events[k].kind.startswith("remove-")):
        k += 1
    if k == len(events) or events[k].kind != "modifies-test" or events[k].cards[:1] != events[n].cards[:1]:
        return 0
    k += 1
    return k - n + (1 if k < len(events) and events[k].rule == "AH.event-played" else 0)


def tested(events: Sequence[Event], card: table.Cards, seat: int | None, lang: str) -> str:
    """What became of a test, in one line: what was committed and used, what was revealed, and how it came out."""
    t = tongue(lang)
    parts: list[str] = []
    helped = [table.known(e.things[0].id, card) for e in events if e.kind == "commit"]
    if helped:
        parts.append(say(lang, "committed", names=t.together([t.title(d) for d in helped])))
    used = [table.known(e.things[0].id, card) for e in events if e.kind in HELPERS]
    if used:
        parts.append(say(lang, "used", names=t.together([t.title(d) for d in used])))
    faces = [t.face(e.amount) for e in events if e.kind == "token"]
    if faces:
        parts.append(say(lang, "token" if len(faces) == 1 else "tokens", names=", ".join(faces)))
    parts += [say(lang, "cancelled", names=t.face(e.amount)) for e in events if e.kind == "token-cancelled"]
    told = ", ".join(parts)
    if events[-1].kind in OUTCOMES:
        told += t.colon + say(lang, events[-1].kind, events[-1].amount)
    return t.finish(f"{told}.")


# ------------------------------------------------------------------ an enemy's attack
def of_attack(events: Sequence[Event], n: int) -> int:
    """How many events from an attack on tell of it and of what it dealt."""
    k = n + 1
    while k < len(events) and events[k].kind in ATTACKS and events[k].cards == events[n].cards:
        k += 1
    while k < len(events) and events[k].kind in HARM and (events[k].source,) == events[n].cards:
        k += 1
    return k - n


def attacked(events: Sequence[Event], card: table.Cards, seat: int | None, lang: str) -> str:
    """An attack and what it dealt."""
    text = table.event(events[0], card, seat, lang)
    dealt = [e for e in events if e.kind in HARM]
    if not dealt:
        return text
    return f"{text.removesuffix('.')}{LANGUAGES[lang].colon}{', '.join([dealing(e, card, lang) for e in dealt])}."


def dealing(e: Event, card: table.Cards, lang: str) -> str:
    """How much was dealt, and to which asset where it was one."""
    said = say(lang, e.kind.removeprefix("place-"), e.amount)
    if e.things[0].zone == "investigator":
        return said
    return f"{said} ({table.name(table.known(e.things[0].id, card), lang)})"


# ------------------------------------------------------------------ damage and defeat
def of_harm(events: Sequence[Event], n: int) -> int:
    """Damage, and the defeat that follows from it."""
    after = events[n + 1] if n + 1 < len(events) else None
    return 2 if after is not None and after.kind == "defeated" and after.cards == events[n].cards else 1


def hurt(events: Sequence[Event], card: table.Cards, seat: int | None, lang: str) -> str:
    """Damage or horror, and whether it was the end of whoever took it."""
    return table.event(events[0], card, seat, lang, "defeated" if len(events) > 1 else "")


# ------------------------------------------------------------------ rows of the same
def upkeep(events: Sequence[Event], n: int) -> int:
    """Whether the same seat gains its resource right after it has drawn."""
    after = events[n + 1] if n + 1 < len(events) else None
    return 1 if after is not None and after.kind == "gain" and after.seat == events[n].seat else 0


def paid(text: str, gained: Sequence[Event], lang: str) -> str:
    """A sentence with the resources that come with it."""
    n = sum([e.amount for e in gained])
    return f"{text.removesuffix('.')} ({say(lang, 'gained', n)})." if n else text


def of_kind(events: Sequence[Event], n: int) -> int:
    """How many events in a row are of one kind."""
    k = n + 1
    while k < len(events) and events[k].kind == events[n].kind:
        k += 1
    return k - n


def together(events: Sequence[Event]) -> Event:
    """Events of one kind as one."""
    e = events[0]
    cards = tuple([i for x in events for i in x.cards])
    things = tuple([thing for x in events for thing in x.things])
    return e.with_cards(cards, things, e.also, e.how)


__all__ = ["actor", "story"]
