"""The story in short: a fight in one line, its dead in another, and nothing that goes without saying.

Each line stands for one or more events; `table.event` has every one of them in full.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from tableforge.kernel.event import Event
from tableforge.kernel.scene import Line
from tableforge.keyforge.voice import table
from tableforge.keyforge.voice.languages import lexicon, tongue
from tableforge.tongue.sentence import MOST_KEPT
from tableforge.tongue.text import LANGUAGES, column

SAID: Final = {
    "gained": ("+{n} æmber", "+{n}\u00a0Aombres"),
    "gained:one": ("+{n} æmber", "+{n}\u00a0Aombre"),
    "dealt": ("{n} damage dealt", "{n} dégâts infligés"),
    "dealt:one": ("{n} damage dealt", "{n} dégât infligé"),
    "dealt:to": ("{n} damage dealt to {card}", "{n} dégâts infligés {card:à}"),
    "dealt:to:one": ("{n} damage dealt to {card}", "{n} dégât infligé {card:à}"),
    "dealt:instead": ("{n} damage dealt to {card} instead", "{n} dégâts infligés {card:à} à la place"),
    "dealt:instead:one": ("{n} damage dealt to {card} instead", "{n} dégât infligé {card:à} à la place"),
    "prevented": ("{n} prevented", "{n} évités"),
    "prevented:one": ("{n} prevented", "{n} évité"),
    "none": ("no damage", "aucun dégât"),
    "taken": ("{n} taken", "{n} subis"),
    "taken:one": ("{n} taken", "{n} subi"),
    "taken:instead": ("{n} to {card} instead", "{n} subis par {card} à la place"),
    "taken:instead:one": ("{n} to {card} instead", "{n} subi par {card} à la place"),
    "fight": ("The fight of {first} and {second}", "Le combat {first:de} et {second:de}"),
    "thanks": ("{keyword}, thanks to {card}", "{keyword}, grâce {card:à}"),
}
ROUTINE: Final = ("ready-step", "end-turn")  # happens at the end of every turn
OWN_GAINS: Final = ("KF.aember-bonus-first", "KF.reap")
SHIELDS: Final = ("skirmish", "elusive")
BLOWS: Final = ("damage", "prevent")
MOVED: Final = ("to-deck", "discard", "return", "archive", "purge", "put-under")  # told of all cards at once
LEFT_BEHIND: Final = "KF.leaving-aember-on-creature"  # the card has gone: whoever gets its æmber is told


def say(lang: str, name: str, n: int = -1, **fill: object) -> str:
    one = f"{name}:one" if n in (0, 1) and f"{name}:one" in SAID else name
    return column(SAID[one], lang).format(n=n, **fill)


@dataclass(slots=True)
class Fight:
    """What came of an attack: damage dealt, prevented and taken, and damage that another creature took."""

    attacker: int
    target: int
    dealt: int = 0
    prevented: int = 0
    taken: int = 0
    kept_off: int = 0  # from the attacker, by its armor
    elsewhere: list[Event] = field(default_factory=list)
    shield: Event | None = None  # what kept the damage off

    def add(self, e: Event) -> None:
        if e.kind in SHIELDS:
            self.shield = e
        elif e.kind == "prevent":
            if self.attacker in e.cards:
                self.kept_off += e.amount
            else:
                self.prevented += e.amount
        elif e.also or e.cards[0] not in (self.attacker, self.target):
            self.elsewhere.append(e)
        elif self.attacker in e.cards:
            self.taken += e.amount
        else:
            self.dealt += e.amount


def story(events: Sequence[Event], card: table.Cards, seat: int | None, lang: str) -> list[Line]:
    """The events as lines, several of them in one where they belong together."""
    out: list[Line] = []
    n = 0
    attack: Event | None = None
    while n < len(events):
        e = events[n]
        count = 1
        if e.kind == "attack":
            attack = e
            count = 1 + blows(events, n + 1)
            text = fought(e, events[n + 1 : n + count], card, seat, lang)
        elif blow(e) and attack is not None:  # something has come between the attack and the fight itself
            count = blows(events, n)
            text = fight_on(attack, events[n : n + count], card, lang)
        elif e.kind == "play":
            count = 1 + gains(events, n)
            entered = arrival(e, events[n + count]) if n + count < len(events) else None
            text = paid(table.event(entered or e, card, seat, lang), events[n + 1 : n + count], lang)
            count += entered is not None
        elif e.kind == "reap":
            count = 1 + gains(events, n)
            text = paid(table.event(e, card, seat, lang), events[n + 1 : n + count], lang)
        elif implied(events, n):
            n += 1
            continue
        elif e.kind == "sacrifice":
            count = 1 + sacrificed(events, n)
            text = table.event(e, card, seat, lang)
        elif e.kind in ("destroy", "take-archives") or (e.kind in MOVED and e.source >= 0):
            count = of_kind(events, n)
            blamed = e.kind == "destroy" and e.how != "purged" and condemned(events, n)
            text = table.event(together(tuple(events[n : n + count]), BLAMED if blamed else ""), card, seat, lang)
        else:
            text = table.event(e, card, seat, lang)
        out.append(Line(n, count, text, actor(e), e.kind == "turn", e.kind == "win"))
        n += count
    return out


BLAMED: Final = "by"  # a destruction that names the card behind it


def actor(e: Event) -> int:
    """The player whose card acted, or to whom it happened where no card did."""
    return e.seat if e.source < 0 or e.rule == LEFT_BEHIND else e.by.whose


def implied(events: Sequence[Event], n: int) -> bool:
    """Whether an event only says what the line before or after it says as well."""
    e = events[n]
    before = events[n - 1] if n else None
    after = events[n + 1] if n + 1 < len(events) else None
    if e.kind == "fight":  # whom it attacks is told in a moment
        return after is None or after.kind == "attack"
    if e.kind == "doomed":
        return after is not None and after.kind in ("destroy", "discard")
    if e.kind == "condemn":
        return after is not None and after.kind == "destroy" and after.cards[0] in e.cards
    if e.kind == "shuffle" and before is not None and before.source == e.source >= 0:  # cards were shuffled into it
        return before.kind in ("shuffle-pile", "to-deck") or (before.kind == "shuffle" and implied(events, n - 1))
    return e.kind in ROUTINE or e.rule == "KF.action-resolve-then-discard"


def gains(events: Sequence[Event], n: int) -> int:
    """How many events behind a play or a reap tell of the æmber that comes with it."""
    e, k = events[n], n + 1
    while (
        k < len(events) and events[k].kind == "gain" and (events[k].source,) == e.cards and events[k].rule in OWN_GAINS
    ):
        k += 1
    return k - n - 1


@lru_cache(maxsize=MOST_KEPT)
def arrival(e: Event, then: Event) -> Event | None:
    """A play and where the card went, as one event, where it entered play as cards do; None where there is more to tell.

    It is the same event each time, so that it is put in words once.
    """
    if then.cards[:1] != e.cards or then.seat != e.seat:
        return None
    if then.kind == "attach":
        return e.with_cards(e.cards, e.things, then.things[1:], table.ATTACHED)
    return e.with_cards(e.cards, e.things, then.also, e.how) if then.kind == "enter" and then.how != "ready" else None


def sacrificed(events: Sequence[Event], n: int) -> int:
    """How many events behind a sacrifice only say that its cards are destroyed."""
    k = n + 1
    while (
        k < len(events)
        and events[k].kind == "destroy"
        and events[k].how != "purged"
        and events[k].cards[0] in events[n].cards
    ):
        k += 1
    return k - n - 1


def condemned(events: Sequence[Event], n: int) -> bool:
    """Whether a destruction is what the event before it has announced, which then is not told."""
    return n > 0 and events[n - 1].kind == "condemn" and implied(events, n - 1)


def paid(text: str, gained: Sequence[Event], lang: str) -> str:
    """A sentence with the æmber that comes with it."""
    n = sum([e.amount for e in gained])
    return f"{text.removesuffix('.')} ({say(lang, 'gained', n)})." if n else text


def blow(e: Event) -> bool:
    """Whether an event tells of the damage of a fight itself."""
    return e.kind in SHIELDS or (e.kind in BLOWS and e.note == "fight")


def blows(events: Sequence[Event], n: int) -> int:
    """How many events from here on tell of the damage of a fight."""
    k = n
    while k < len(events) and blow(events[k]):
        k += 1
    return k - n


def of_kind(events: Sequence[Event], n: int) -> int:
    """How many events in a row are of one kind, one cause and one note, and of cards from one place."""
    k = n + 1
    while k < len(events) and alike(events[k]) == alike(events[n]):
        k += 1
    return k - n


def alike(e: Event) -> tuple[object, ...]:
    """What events that are told as one have in common."""
    if e.kind == "destroy":
        return (e.kind, e.source, e.note)
    return (e.kind, e.source, e.note, e.seat, e.rule, e.seen_by, e.frm.zone, e.frm.seat, e.grantor.id)


@lru_cache(maxsize=MOST_KEPT)
def together(events: tuple[Event, ...], how: str = "") -> Event:
    """Events of one kind as one, the same each time; `how` it is told, where that is not how the first is."""
    e = events[0]
    if len(events) == 1 and how in ("", e.how):
        return e
    cards = tuple([i for x in events for i in x.cards])
    things = tuple([thing for x in events for thing in x.things])
    return e.with_cards(cards, things, e.also, how or e.how)


def fought(attack: Event, rest: Sequence[Event], card: table.Cards, seat: int | None, lang: str) -> str:
    """An attack and what came of it: who attacked whom, damage dealt and taken."""
    text = table.event(attack, card, seat, lang)
    return f"{text.removesuffix('.')}{LANGUAGES[lang].colon}{outcome(attack, rest, card, lang)}." if rest else text


def fight_on(attack: Event, rest: Sequence[Event], card: table.Cards, lang: str) -> str:
    """A fight apart from its attack."""
    t = tongue(lang)
    first, second = [t.thing(card(x.id)) for x in attack.things]
    return (
        f"{say(lang, 'fight', first=first, second=second)}{LANGUAGES[lang].colon}{outcome(attack, rest, card, lang)}."
    )


def outcome(attack: Event, blows: Sequence[Event], card: table.Cards, lang: str) -> str:
    """The damage of a fight on both sides, to whom else it went, and what kept it off."""
    t = tongue(lang)
    fight = Fight(attack.cards[0], attack.cards[1])
    for e in blows:
        fight.add(e)
    shield = ""
    if fight.shield is not None:
        shield = lexicon(lang).keyword(fight.shield.kind)
        for given in fight.shield.also:
            shield = say(lang, "thanks", keyword=shield, card=t.thing(card(given.id)))
        shield = f" ({shield})"
    if fight.shield is not None and fight.shield.kind == "elusive" and not fight.elsewhere:
        return f"{say(lang, 'none')}{shield}"
    told: list[str] = []
    hits = [e for e in fight.elsewhere if e.source == fight.attacker]
    if fight.dealt or not hits:
        told.append(say(lang, "dealt", fight.dealt))
    told += [say(lang, f"dealt:{way(e)}", e.amount, card=t.thing(card(e.things[0].id))) for e in hits]
    if fight.prevented:
        told[0] += f" ({say(lang, 'prevented', fight.prevented)})"
    back = [e for e in fight.elsewhere if e.source != fight.attacker]
    if fight.taken or not back:
        kept_off = f" ({say(lang, 'prevented', fight.kept_off)})" if fight.kept_off else ""
        told.append(say(lang, "taken", fight.taken) + kept_off)
    told += [say(lang, "taken:instead", e.amount, card=t.thing(card(e.things[0].id))) for e in back]
    return ", ".join(told) + shield


def way(e: Event) -> str:
    """How damage of an attacker came to another creature: in place of one, or because a card sends it there."""
    return "instead" if e.also else "to"


__all__ = ["actor", "story"]
