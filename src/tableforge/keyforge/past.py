"""What a position remembers of before: events of this turn and of the last, effects that last, control by a card that stays.

An event is written as `[seat.]event[:what[:other]]`: "plays:punch", "foe.forges:2", "fights:troll:urchin", "chooses:dis".
A lasting effect is the card it comes from, with what was chosen: "foggify", "control-the-weak+named:dis", "shield+on:troll".
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from tableforge.errors import BadSetup
from tableforge.kernel.react import Fact
from tableforge.keyforge import refusals
from tableforge.keyforge.fields import find, house_number, seat
from tableforge.keyforge.names import (
    ACTION,
    CHOOSES,
    DISCARDS,
    ENTERS,
    FIGHTS,
    FORGES,
    GAINS_BY_REAPING,
    HAND,
    IS_DESTROYED,
    IS_DESTROYED_IN_A_FIGHT,
    LABELS,
    LEAVES,
    LINE,
    NEXT_TURN,
    NO_HOUSE,
    PLAYS,
    PURGED,
    REAPS,
    UPGRADE,
    USES,
)
from tableforge.keyforge.ops import AddLasting
from tableforge.keyforge.ops.choose import ChooseHouseNamed
from tableforge.keyforge.state import KeyForge, KFrame
from tableforge.position import Marks, parse, parse_zone
from tableforge.tongue.spelling import unknown
from tableforge.words.frame import NO_CARD

EVENT: Final = re.compile(r"(?:(\w+)\.)?([a-z_]+)(?::([^:]+))?(?::([^:]+))?")
# what can have happened, and what it was done with
EVENTS: Final = {
    "plays": ("card",),
    "discards": ("card",),
    "uses": ("card",),
    "reaps": ("card",),
    "fights": ("card", "card"),
    "is_destroyed": ("card",),
    "is_destroyed_in_a_fight": ("card",),
    "forges": ("key",),
    "chooses": ("house",),
}
OF_A_TURN: Final = ("plays", "uses", "reaps", "fights")  # they count toward the Rule of Six
LASTING: Final = Marks(words=("named", "ability"), cards=("on",))


# ---------------------------------------------------------------- events
def lay_events(s: KeyForge, earlier: object, last: object, at_start: bool) -> None:
    """What has happened this turn and in the one before; a turn that is only about to start has nothing in it."""
    s.past, s.last_past = this_turn(s, earlier), last_turn(s, last)
    s.past_own = None
    if at_start:
        if s.past:
            raise BadSetup(refusals.NOTHING_EARLIER.fill())
        s.past = s.last_past  # the start of the turn turns the page


def this_turn(s: KeyForge, events: object) -> list[Fact]:
    """The facts of what has happened this turn; cards count as played and used, and the Rule of Six counts them."""
    facts: list[Fact] = []
    for text in texts(events, "earlier"):
        event, cards, made = happened(s, text, s.active, facts)
        facts += made
        if event in OF_A_TURN or event == "discards":
            s.acted = True
        if event in ("plays", "discards"):
            s.from_hand += 1
        if event in OF_A_TURN:
            id = s.cards[cards[0]].d.id
            s.titles = {**s.titles, id: s.titles.get(id, 0) + 1}
        if event == "fights" and s.cards[cards[1]].zone == LINE:
            s.card(cards[1]).attacked += 1
    return facts


def last_turn(s: KeyForge, events: object) -> list[Fact]:
    """The facts of what happened in the turn before, which was the other player's."""
    facts: list[Fact] = []
    for text in texts(events, "last_turn"):
        facts += happened(s, text, 1 - s.active, facts)[2]
    return facts


def texts(events: object, name: str) -> list[str]:
    """Events as given: a list of texts, or one text with blanks between."""
    out = events.split() if isinstance(events, str) else events
    if not isinstance(out, (list, tuple)) or not all([isinstance(x, str) for x in out]):
        raise BadSetup(refusals.LIST_OF_EVENTS.fill(name=name, known=", ".join(EVENTS), events=events))
    return list(out)


def happened(s: KeyForge, text: str, turn_of: int, before: Sequence[Fact]) -> tuple[str, list[int], list[Fact]]:
    """One event: which it was, with which cards, and the facts that it left."""
    m = EVENT.fullmatch(text)
    if m is None or m[2] not in EVENTS:
        name = m[2] if m is not None else text
        raise BadSetup(unknown(refusals.NO_SUCH_EVENT, name, EVENTS))
    event, given, takes = m[2], [x for x in m.groups()[2:] if x is not None], EVENTS[m[2]]
    if len(given) > len(takes) or (len(given) < len(takes) and event != "forges"):
        raise BadSetup(refusals.NO_EVENT.fill(text=text, told=":".join((event, *takes))))
    seen = [fact.card for fact in before]
    cards = [find(s, x, seen) for x in given] if takes[0] == "card" else []
    p = turn_of if m[1] is None else seat(m[1], text)
    if m[1] is None and event.startswith("is_"):
        p = s.cards[cards[0]].owner
    if event == "forges":
        n = int(given[0]) if given and given[0] in ("1", "2") else max(1, s.players[p].keys)
        if given and given[0] not in ("1", "2"):
            raise BadSetup(refusals.WHICH_KEY.fill(text=text))
        return event, cards, [Fact(FORGES, p, NO_CARD, NO_CARD, n)]
    if event == "chooses":
        return event, cards, [Fact(CHOOSES, p, NO_CARD, NO_CARD, house_number(given[0]))]
    return event, cards, facts_of(s, event, p, cards)


def facts_of(s: KeyForge, event: str, p: int, cards: list[int]) -> list[Fact]:
    """What an event about cards leaves in the history, as playing it would."""
    i = cards[0]
    if event == "plays":
        played = Fact(PLAYS, p, i, HAND, 0)
        return [played] if s.cards[i].d.type in (ACTION, UPGRADE) else [played, Fact(ENTERS, p, i, NO_CARD, 0)]
    if event == "discards":
        return [Fact(DISCARDS, p, i, HAND, 0)]
    if event.startswith("is_destroyed"):
        fell = [Fact(IS_DESTROYED, p, i, NO_CARD, 0)]
        if event == "is_destroyed_in_a_fight":
            fell.append(Fact(IS_DESTROYED_IN_A_FIGHT, p, i, NO_CARD, 1))
        return [*fell, Fact(LEAVES, p, i, NO_CARD, 0)]
    used = [Fact(USES, p, i, NO_CARD, 0)]
    if event == "reaps":
        used += [Fact(GAINS_BY_REAPING, p, i, NO_CARD, 1), Fact(REAPS, p, i, NO_CARD, 0)]
    if event == "fights":
        used.append(Fact(FIGHTS, p, i, cards[1], 0))
    return used


# ---------------------------------------------------------------- effects that last
def lay_lasting(s: KeyForge, p: int, specs: object) -> None:
    """The effects that player p's cards have left behind."""
    for spec in parse_zone(specs):
        marks = parse(spec, LASTING)
        i = find(s, marks["id"])
        copies = [k for k, c in enumerate(s.cards) if c.d is s.cards[i].d and s.holder(k) == p]
        last(s, p, copies[0] if copies else i, marks)


def last(s: KeyForge, p: int, i: int, marks: dict[str, Any]) -> None:
    """The effect that card i, controlled by p, has left behind: a house it named, the cards it is on."""
    d = s.cards[i].d
    wanted = marks.get("ability")
    chosen = tuple([find(s, x) for x in marks.get("on", ())])
    house = house_number(marks["named"]) if "named" in marks else NO_HOUSE
    before = s.serial
    seen = False
    labels = {prog: LABELS[label] for label, prog in d.progs}
    for prog in d.programs.values():
        ops = [op for op in prog.ops if isinstance(op, AddLasting)]
        if not ops or (wanted is not None and labels.get(prog) != wanted):
            continue
        seen = True
        if house == NO_HOUSE and any([isinstance(op, ChooseHouseNamed) for op in prog.ops]):
            raise needs(d.id, "named", "dis")
        for op in ops:
            f = KFrame(prog, i, p)
            f.house, f.it, f.chosen, f.born = house, chosen, chosen, s.clock
            now = s.turn
            if op.expiry == NEXT_TURN and op.who is not None and op.who.seats(s, f)[0] == s.active:
                s.turn -= 1  # it was made in the turn before, for this one
            op.run(s, f)
            s.turn = now
    if not seen:
        by = refusals.LASTS_BY.fill(label=wanted) if wanted else ""
        raise BadSetup(refusals.NOTHING_LASTS.fill(id=d.id, by=by))
    if s.serial == before:
        raise needs(d.id, "on", "troll")


def needs(id: str, mark: str, such_as: str) -> BadSetup:
    """The refusal of an effect that does not say what was chosen for it."""
    return BadSetup(refusals.SAY_WHAT_WAS_CHOSEN.fill(id=id, told=f"{id}+{mark}:{such_as}"))


# ---------------------------------------------------------------- cards that hold on to others
def hold(s: KeyForge, i: int, name: object) -> None:
    """Card i is controlled because of a card that stays in play: when that leaves, it goes back to its owner."""
    c = s.cards[i]
    src = find(s, name)
    if not s.in_play(src) or s.cards[src].ctrl != c.ctrl or c.ctrl == c.owner:
        raise BadSetup(refusals.DOES_NOT_HOLD.fill(name=name, id=c.d.id))
    c = s.card(i)
    c.base = c.owner
    c.layers = (*c.layers, (c.ctrl, src))


def link(s: KeyForge, i: int, names: Sequence[object]) -> None:
    """Card i remembers cards that it has purged."""
    for name in names:
        k = find(s, name)
        if s.cards[k].zone != PURGED:
            raise BadSetup(refusals.NOT_PURGED.fill(id=s.cards[i].d.id, name=name))
        s.card(i).links = (*s.cards[i].links, k)
