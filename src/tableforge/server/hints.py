"""Hints for whoever plays alone: what a bot would do, told at three depths.

A hint is the choice of the game's usual bot, which looks at what the seat sees and no further, or in a lesson the step that leads
on. Nobody is given one where another person could be wronged by it, nor for a puzzle.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tableforge import bots
from tableforge.bots import away
from tableforge.bots.away import LineMove
from tableforge.kernel.scene import EVERYBODY, Scene, Thing, Zone
from tableforge.server import messages as m
from tableforge.server import refusals, trust
from tableforge.server.refusals import Refusal
from tableforge.table.question import Choice, Question
from tableforge.table.sitting import Sitting
from tableforge.tongue.text import Text

if TYPE_CHECKING:
    from tableforge.server.live import Client, Live

ZONE, THING, LINE = 1, 2, 3  # the depths
FEW: Final = 2  # answers between which nothing is left to choose once one is ruled out
OWN_ZONE: Final = Text("Look at what is yours: {zone}.", "Regardez ce qui est à vous : {zone}.")
THEIR_ZONE: Final = Text("Look across to {name}: {zone}.", "Regardez en face, chez {name} : {zone}.")
COMMON_ZONE: Final = Text("Look at the table: {zone}.", "Regardez la table : {zone}.")
ANSWERS: Final = Text(
    "Nothing that lies on the table: weigh the answers beside the question.",
    "Rien de ce qui est sur la table : pesez les réponses à côté de la question.",
)
STOPS: Final = Text(
    "Ask yourself whether anything is left that is worth doing.",
    "Demandez-vous s’il reste quelque chose qui en vaille la peine.",
)
CAN_DO_IT: Final = Text("{thing} can do it.", "{thing} peut le faire.")
IS_ABOUT: Final = Text("It is about {thing}.", "Il s’agit de {thing}.")
EITHER: Final = Text("It is one of these: {one}; {other}.", "C’est l’une des deux : {one} ; {other}.")
SEE_RULE: Final = Text("The rule behind the question says more.", "La règle derrière la question en dit plus.")
NOTHING_MORE: Final = Text(
    "Little is left that would help: to stop costs nothing now.",
    "Il ne reste guère d’utile : s’arrêter ne coûte rien ici.",
)
BOT_LINE: Final = Text("The bot would do this: {moves}.", "Le bot ferait ceci : {moves}.")
LESSON_LINE: Final = Text("This leads on: {moves}.", "Ceci mène plus loin : {moves}.")
THEN: Final = Text(", then ", ", puis ")


@dataclass(frozen=True, slots=True)
class KnownLine:
    """The line of one question, kept while the game stands there."""

    place: tuple[int, int, int]  # epoch, number, seat
    moves: list[LineMove]


class HintGiver:
    """What gives hints at one table; it keeps the line of the last question, so that deeper hints say no other."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()  # one line is thought about at a time
        self.known: KnownLine | None = None


def may_have_hints(live: Live, held: Iterable[int]) -> bool:
    """Whether the holder of some seats may ask for hints: they play alone, and it is no puzzle."""
    seats = tuple(held)
    return bool(seats) and live.is_alone(seats) and not trust.has_guests(live.record) and not live.is_puzzle


def check_hints(live: Live, client: Client, q: m.HintRequest) -> Question:
    """Return what the seat is asked.

    Raises Refusal where no hints are given, the number is stale, or the seat is not asked.
    """
    if live.is_puzzle:
        raise Refusal(refusals.NO_PUZZLE_HINTS.fill(), "no-hints", 403)
    if not may_have_hints(live, client.held):
        raise Refusal(refusals.NO_HINTS.fill(), "no-hints", 403)
    live.check_fresh(q.seat, q.number)
    asked = None if live.over else live.g.question(q.seat, client.lang)
    if asked is None:
        raise Refusal(refusals.NOT_ASKED.fill(seat=q.seat), "not-asked")
    return asked


async def give_hint(live: Live, client: Client, q: m.HintRequest) -> m.HintTold:
    """Return a hint; the table goes on while it is thought about.

    Raises Refusal where there is none: see `check_hints`; or the game has gone on meanwhile.
    """
    giver = live.hints
    async with giver.lock:
        async with live.lock:
            check_hints(live, client, q)
            place = (live.record.epoch, live.number, q.seat)
            known, thought = giver.known, live.g.clone()
        if known is None or known.place != place:
            known = giver.known = KnownLine(place, await find_line(live, thought, q.seat))
    async with live.lock:
        if place != (live.record.epoch, live.number, q.seat):
            raise Refusal(refusals.STALE.fill(number=q.number, now=live.number), "stale")
        asked = check_hints(live, client, q)
        scene = live.draw_scene(live.seat_update(q.seat, client.lang, client.told), client.lang)
        return HintTeller(live, client.lang, asked, scene, known.moves).tell(q)


async def find_line(live: Live, g: Sitting, seat: int) -> list[LineMove]:
    """Return the line for a seat: what the lesson wants next, or what the usual bot of the game would do."""
    if live.lesson is not None:
        wanted = live.lesson.wanted_keys(live.step, g.question(seat))
        d = g.asked[seat]
        return [away.describe_option(o) for o in d.options if o.key in wanted[:1]]
    return await live.hall.bots.advise(g, seat, bots.usual(live.record.game), live.record.id)


class HintTeller:
    """Puts one line into words for one seat."""

    def __init__(self, live: Live, lang: str, asked: Question, scene: Scene, moves: list[LineMove]) -> None:
        self.live = live
        self.lang = lang
        self.asked = asked
        self.scene = scene
        self.moves = moves
        self.choice = next(o for o in asked.options if o.key == moves[0]["key"])
        self.thing, self.zone = find_thing(scene, self.choice)

    def tell(self, q: m.HintRequest) -> m.HintTold:
        """Return the hint of the depth that is asked for."""
        out = m.HintTold(id=q.id, number=q.number, depth=q.depth, text="")
        if self.zone is not None and self.thing is not None:
            out.zone, out.of = self.zone.id, self.zone.seat
            out.thing = self.thing.key if q.depth >= THING else ""
        if q.depth == ZONE:
            out.text = self.tell_zone()
        elif q.depth == THING:
            out.text, out.rule = self.tell_thing()
        else:
            out.moves = [move["labels"][self.lang] for move in self.moves]
            out.key = self.choice.key
            whole = LESSON_LINE if self.live.lesson is not None else BOT_LINE
            out.text = whole.fill(moves=THEN.text(self.lang).join(out.moves)).text(self.lang)
        return out

    def tell_zone(self) -> str:
        """Return where to look."""
        zone = self.zone
        if zone is None:
            return (STOPS if self.choice.key == self.asked.stop else ANSWERS).text(self.lang)
        if zone.seat == self.asked.seat:
            return OWN_ZONE.fill(zone=zone.name).text(self.lang)
        if zone.seat == EVERYBODY:
            return COMMON_ZONE.fill(zone=zone.name).text(self.lang)
        return THEIR_ZONE.fill(zone=zone.name, name=self.live.name_of(zone.seat, self.lang)).text(self.lang)

    def tell_thing(self) -> tuple[str, str]:
        """Return with what, and the rule that says more; where nothing lies on the table for it, what is left to weigh."""
        if self.thing is not None:
            acts = self.choice.verb and self.zone is not None and self.zone.seat == self.asked.seat
            return (CAN_DO_IT if acts else IS_ABOUT).fill(thing=self.thing.name).text(self.lang), ""
        if self.choice.key == self.asked.stop:
            return NOTHING_MORE.text(self.lang), ""
        others = [o for o in self.asked.options if o.key != self.asked.stop]
        if len(others) <= FEW:
            return SEE_RULE.text(self.lang), self.asked.rule
        at = others.index(self.choice)
        pair = sorted([at, (at + 1) % len(others)])
        one, other = [others[n].label for n in pair]
        return EITHER.fill(one=one, other=other).text(self.lang), ""


def find_thing(scene: Scene, choice: Choice) -> tuple[Thing | None, Zone | None]:
    """Return the thing on the table that an answer is given with, and its zone; None twice where there is none."""
    for zone in scene.zones:
        for lying in zone.things:
            for thing in lying.all():
                if choice.card and thing.key == choice.card:
                    return thing, zone
    for zone in scene.zones:
        for lying in zone.things:
            for thing in lying.all():
                if choice.key in [attempt.key for attempt in thing.attempts]:
                    return thing, zone
    return None, None
