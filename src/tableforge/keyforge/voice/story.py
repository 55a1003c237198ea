"""The story in short: a fight in one line, its dead in another, and nothing that goes without saying.

Each line stands for one or more events; `table.event` has every one of them in full.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tableforge.kernel.event import Event
from tableforge.kernel.scene import Line
from tableforge.keyforge.voice import table
from tableforge.keyforge.voice.languages import lexicon
from tableforge.tongue.both import LANGUAGES, column

SAID: Final = {
    "gained": ("+{n} æmber", "+{n}\u00a0Aombre"),
    "dealt": ("{n} damage dealt", "{n} dégâts infligés"),
    "dealt:one": ("{n} damage dealt", "{n} dégât infligé"),
    "prevented": ("{n} prevented", "{n} évités"),
    "prevented:one": ("{n} prevented", "{n} évité"),
    "none": ("no damage", "aucun dégât"),
    "taken": ("{n} taken", "{n} subis"),
    "taken:one": ("{n} taken", "{n} subi"),
}
ROUTINE: Final = ("ready-step", "end-turn")  # happens at the end of every turn
OWN_GAINS: Final = ("KF.aember-bonus-first", "KF.reap")
FIGHT_RULES: Final = ("KF.fight-damage", "KF.armor")
SHIELDS: Final = ("skirmish", "elusive")
LEFT_BEHIND: Final = "KF.leaving-aember-on-creature"  # the card has gone: whoever gets its æmber is told


def say(lang: str, name: str, n: int = -1) -> str:
    one = f"{name}:one" if n in (0, 1) and f"{name}:one" in SAID else name
    return column(SAID[one], lang).format(n=n)


@dataclass(slots=True)
class Fight:
    """What came of an attack: damage dealt, prevented and taken."""

    attacker: int
    dealt: int = 0
    prevented: int = 0
    taken: int = 0
    keyword: str = ""  # what kept the damage off

    def add(self, e: Event) -> None:
        if e.kind in SHIELDS:
            self.keyword = e.kind
        elif e.kind == "prevent":
            self.prevented += e.amount if self.attacker not in e.cards else 0
        elif self.attacker in e.cards:
            self.taken += e.amount
        else:
            self.dealt += e.amount


def story(events: Sequence[Event], card: table.Cards, seat: int | None, lang: str) -> list[Line]:
    """The events as lines, several of them in one where they belong together."""
    out: list[Line] = []
    n = 0
    while n < len(events):
        e = events[n]
        count = 1
        if e.kind == "attack":
            count = of_fight(events, n)
            text = fought(events[n : n + count], card, seat, lang)
        elif e.kind in ("play", "reap"):
            count = 1 + gains(events, n)
            text = paid(table.event(e, card, seat, lang), events[n + 1 : n + count], lang)
        elif e.kind == "destroy":
            count = of_kind(events, n)
            text = table.event(together(events[n : n + count]), card, seat, lang)
        elif implied(events, n):
            n += 1
            continue
        else:
            text = table.event(e, card, seat, lang)
        out.append(Line(n, count, text, actor(e), e.kind == "turn"))
        n += count
    return out


def actor(e: Event) -> int:
    """The player whose card acted, or to whom it happened where no card did."""
    return e.seat if e.source < 0 or e.rule == LEFT_BEHIND else e.by.whose


def implied(events: Sequence[Event], n: int) -> bool:
    """Whether an event only says what the line before or after it says as well."""
    e = events[n]
    after = events[n + 1] if n + 1 < len(events) else None
    if e.kind == "enter":
        return e.note != "ready" and played(events, n, e.cards)
    if e.kind == "fight":
        return after is not None and after.kind == "attack"
    if e.kind == "doomed":
        return after is not None and after.kind in ("destroy", "discard")
    return e.kind in ROUTINE or e.rule == "KF.action-resolve-then-discard"


def gains(events: Sequence[Event], n: int) -> int:
    """How many events behind a play or a reap tell of the æmber that comes with it."""
    e, k = events[n], n + 1
    while k < len(events) and events[k].kind == "gain" and (events[k].source,) == e.cards and events[k].rule in OWN_GAINS:
        k += 1
    return k - n - 1


def paid(text: str, gained: Sequence[Event], lang: str) -> str:
    """A sentence with the æmber that comes with it."""
    n = sum([e.amount for e in gained])
    return f"{text.removesuffix('.')} ({say(lang, 'gained', n)})." if n else text


def played(events: Sequence[Event], n: int, cards: tuple[int, ...]) -> bool:
    """Whether the cards that enter play have just been played; their bonus comes in between."""
    k = n - 1
    while k > 0 and events[k].rule == "KF.aember-bonus-first":
        k -= 1
    return k >= 0 and events[k].kind == "play" and events[k].cards == cards


def of_fight(events: Sequence[Event], n: int) -> int:
    """How many events from an attack on tell of the damage of that fight."""
    k = n + 1
    while k < len(events) and (events[k].kind in SHIELDS or events[k].rule in FIGHT_RULES):
        k += 1
    return k - n


def of_kind(events: Sequence[Event], n: int) -> int:
    """How many events in a row are of one kind, one cause and one note."""
    e, k = events[n], n + 1
    while k < len(events) and (events[k].kind, events[k].source, events[k].note) == (e.kind, e.source, e.note):
        k += 1
    return k - n


def together(events: Sequence[Event]) -> Event:
    """Events of one kind as one."""
    e = events[0]
    cards = tuple([i for x in events for i in x.cards])
    things = tuple([thing for x in events for thing in x.things])
    return Event(
        e.kind, e.seat, cards, e.amount, e.source, e.rule, e.seen_by, e.note, e.data, e.frm, e.to, things, e.by
    )


def fought(events: Sequence[Event], card: table.Cards, seat: int | None, lang: str) -> str:
    """An attack and what came of it: who attacked whom, damage dealt and taken."""
    attack, rest = events[0], events[1:]
    text = table.event(attack, card, seat, lang)
    if not rest:
        return text
    fight = Fight(attack.cards[0])
    for e in rest:
        fight.add(e)
    return f"{text.removesuffix('.')}{LANGUAGES[lang].colon}{outcome(fight, lang)}."


def outcome(fight: Fight, lang: str) -> str:
    """The damage of a fight on both sides, and what kept it off."""
    keyword = lexicon(lang).keyword(fight.keyword) if fight.keyword else ""
    if fight.keyword == "elusive":
        return f"{say(lang, 'none')} ({keyword})"
    dealt, taken = say(lang, "dealt", fight.dealt), say(lang, "taken", fight.taken)
    if fight.prevented:
        dealt += f" ({say(lang, 'prevented', fight.prevented)})"
    return f"{dealt}, {taken} ({keyword})" if keyword else f"{dealt}, {taken}"


__all__ = ["actor", "story"]
