"""The act and the agenda: how they advance, and how a resolution ends the game.

Advancing is a program of three parts: tokens go, side b is followed, the next card becomes the current one.  A resolution stops
everything under way; what is left to do stands in the program `END`, and the scenario says what comes of it.
"""

from __future__ import annotations

from typing import Any, Final

from tableforge.arkham import board
from tableforge.arkham.conclude import Conclude
from tableforge.arkham.damage import place, suffer, take_off
from tableforge.arkham.moves import leave_to, to_victory
from tableforge.arkham.names import (
    ACT,
    ACT_AREA,
    ACT_DECK,
    ADVANCES,
    AGENDA,
    AGENDA_AREA,
    AGENDA_DECK,
    CANNOT_SPEND_CLUES,
    CLUE,
    DEFEATED,
    DOOM,
    ENDS,
    GAME,
    INSANE,
    KILLED,
    REMOVED,
    STATUSES,
    ZONES,
)
from tableforge.arkham.react import before, note, occasion
from tableforge.arkham.state import AFrame, AOp, Arkham
from tableforge.kernel.ask import NOT_YET
from tableforge.kernel.core import NO_PLACE, steps
from tableforge.kernel.react import Fact
from tableforge.words.frame import NO_CARD, NO_IDS, NOBODY

NO_RESOLUTION: Final = "none"


# ------------------------------------------------------------------ doom
def add_doom(
    s: Arkham, n: int, card: int, can_advance: bool, rule: str = "AH.doom-in-play", src: int = NO_CARD
) -> None:
    """Lay doom on a card; an effect that says it can advance the agenda compares at once (AH.doom-may-advance-now)."""
    if card < 0 or not s.in_play(card):
        return
    place(s, card, DOOM, n, rule, src)
    if can_advance and enough_doom(s):
        begin_advancing(s, s.agenda)


def enough_doom(s: Arkham) -> bool:
    """Whether all doom in play comes to what the agenda needs."""
    if s.agenda < 0 or s.act == s.agenda:  # the card that is both needs no more doom
        return False
    need = board.threshold(s, s.agenda)
    return need >= 0 and board.doom_in_play(s) >= need


def check_agenda(s: Arkham, f: AFrame) -> None:
    """Compare the doom in play with the agenda, and advance it where it is enough (AH.mythos-doom-threshold)."""
    if enough_doom(s):
        advance(s, f, s.agenda)


# ------------------------------------------------------------------ clues
def spenders(s: Arkham) -> list[int]:
    """The seats that may spend clues now, in player order."""
    return [p for p in s.in_order() if not board.forbidden(s, CANNOT_SPEND_CLUES, s.players[p].card)]


def has_clues(s: Arkham) -> bool:
    """Whether any investigator has a clue."""
    for q in s.players:
        if s.cards[q.card].clues:
            return True
    return False


def clues_of(s: Arkham, seats: list[int]) -> int:
    """How many clues these investigators have together."""
    n = 0
    for p in seats:
        n += s.cards[s.players[p].card].clues
    return n


def why_no_advance(s: Arkham, seat: int) -> str:
    """The rule by which a seat may not have the act advanced by clues now; "" where it may."""
    if s.act < 0 or s.active < 0 or not s.still_in(seat):
        return "AH.advance-act-with-clues"
    d = s.cards[s.act].d
    if d.objective or board.threshold(s, s.act) <= 0 or advancing(s, s.act):
        return "AH.act-and-agenda"
    if clues_of(s, spenders(s)) < board.threshold(s, s.act):
        return "AH.advance-act-with-clues"
    return ""


def may_advance(s: Arkham, seat: int) -> bool:
    """Whether a seat may have the act advanced: in somebody's turn, with clues enough among all."""
    return why_no_advance(s, seat) == ""


def contributions(s: Arkham, f: AFrame, need: int, seats: list[int], rule: str) -> tuple[int, ...] | None:
    """How many clues each of these seats adds so that it comes to exactly so many, or None while somebody is asked.

    They are asked in order; nobody is offered so few that the others could not make up for it.
    """
    given: list[int] = []
    for k, p in enumerate(seats):
        left = need - sum(given)
        most = min(left, clues_of(s, [p]))
        least = max(0, left - clues_of(s, seats[k + 1 :]))
        n = s.ask(f, p, "contribute", rule, tuple(range(least, most + 1)), need)
        if n == NOT_YET:
            return None
        given.append(n)
    return tuple(given)


def spend_clues(s: Arkham, f: AFrame, need: int, seats: list[int], rule: str) -> bool:
    """These seats spend so many clues as a group; False while somebody is asked."""
    given = contributions(s, f, need, seats, rule)
    if given is None:
        return False
    for p, n in zip(seats, given, strict=True):
        take_off(s, s.players[p].card, CLUE, n, rule, f.src)
    return True


class SpendClues(AOp):
    """The investigators spend the clues that the act needs."""

    def run(self, s: Arkham, f: AFrame) -> None:
        spend_clues(s, f, board.threshold(s, f.src), spenders(s), self.rule)


class AdvanceNow(AOp):
    def run(self, s: Arkham, f: AFrame) -> None:
        advance(s, f, f.src)


BY_CLUES: Final = steps(
    "advance-by-clues",
    {"spend": SpendClues("AH.spend-clues"), "advance": AdvanceNow("AH.advance-act-with-clues")},
)


def spend_to_advance(s: Arkham, f: AFrame, seat: int) -> None:
    """Have the act advanced, at the wish of a seat."""
    s.emit("AH.advance-act-with-clues", "advance-by-clues", seat, (s.act,))
    s.call(AFrame(BY_CLUES, s.act, NOBODY))


# ------------------------------------------------------------------ advancing
def advancing(s: Arkham, card: int) -> bool:
    """Whether a card is advancing already."""
    for f in s.stack:
        if f.prog is ADVANCE and f.src == card:
            return True
    return False


def advance(s: Arkham, f: AFrame, card: int) -> None:
    """An effect lets the current act or agenda advance; what is not current, or advances already, does not."""
    begin_advancing(s, card)


def begin_advancing(s: Arkham, card: int) -> None:
    if card >= 0 and (s.act == card or s.agenda == card) and not advancing(s, card):
        s.call(AFrame(ADVANCE, card, NOBODY))


class RemoveTokens(AOp):
    """Part 1: all tokens leave the card; with an agenda all doom leaves play."""

    def run(self, s: Arkham, f: AFrame) -> None:
        s.emit(self.rule, "advance", NOBODY, (f.src,), s.cards[f.src].d.stage)
        ids = [f.src] if s.cards[f.src].d.type == ACT else list(s.everything_in_play())
        for i in ids:
            take_off(s, i, DOOM, s.cards[i].doom, self.rule, f.src)
        take_off(s, f.src, CLUE, s.cards[f.src].clues, self.rule, f.src)


class WhenAdvances(AOp):
    """ "When this agenda advances": before its other side is read."""

    def run(self, s: Arkham, f: AFrame) -> None:
        before(s, f, Fact(ADVANCES, NOBODY, f.src, NO_CARD, 0))


class SideB(AOp):
    """Part 2: the other side is read aloud and followed; what nobody is named for, the lead investigator decides."""

    def run(self, s: Arkham, f: AFrame) -> None:
        d = s.cards[f.src].d
        tell_passage(s, f"{d.id}-b", self.rule, f.src)
        if d.advance is not None:
            s.call(AFrame(d.advance, f.src, s.lead))


class NextCard(AOp):
    """Part 3: the next card becomes the current one, and the old one is removed from the game."""

    def run(self, s: Arkham, f: AFrame) -> None:
        card = f.src
        if s.act == s.agenda:
            return  # its other side has become act and agenda in one
        is_act = s.cards[card].d.type == ACT
        area, z = (ACT_AREA, ACT_DECK) if is_act else (AGENDA_AREA, AGENDA_DECK)
        if s.cards[card].zone == area:
            leave_to(s, card, REMOVED, NOBODY, self.rule, kind="removed")
        deck = s.zone(NOBODY, z)
        if deck:
            make_current(s, deck[0], z, area, self.rule)
        note(s, ADVANCES, NOBODY, card, NO_CARD, 0)


def make_current(s: Arkham, card: int, z: int, area: int, rule: str) -> None:
    """A card of the act or agenda deck becomes the current one."""
    s.take_out(card)
    s.put_in(card, NOBODY, area)
    n = board.threshold(s, card)
    how = "" if n <= 0 else "doom" if s.cards[card].d.type == AGENDA else "clues"
    s.emit(rule, "current", NOBODY, (card,), n, frm=s.whole(ZONES[z], NOBODY), how=how)


def tell_passage(s: Arkham, id: str, rule: str, card: int = NO_CARD) -> None:
    """Let a passage of the story be read aloud."""
    s.emit(rule, "passage", NOBODY, (card,) if card >= 0 else NO_IDS, note=id)


ADVANCE: Final = steps(
    "advance",
    {
        "tokens": RemoveTokens("AH.advancing-1-tokens"),
        "when": WhenAdvances("AH.when"),
        "side-b": SideB("AH.advancing-2-side-b"),
        "next": NextCard("AH.advancing-3-next-card"),
        "end": Conclude("AH.advancing-3-next-card"),
    },
)


# ------------------------------------------------------------------ the end of the game
def resolve(s: Arkham, id: str) -> None:
    """The scenario ends at once with this resolution, or with none: whatever is under way stops (AH.resolution)."""
    if s.resolution:
        return  # it is ending already
    s.resolution = id
    s.stop()
    s.due = ()
    s.testing = NO_PLACE
    s.peril = NOBODY
    s.active = NOBODY
    s.emit("AH.resolution", "resolution", NOBODY, NO_IDS, note=id, how="none" if id == "none" else "")
    s.call(AFrame(END, NO_CARD, NOBODY))


class GameEnds(AOp):
    """Whatever happens "when the game ends" happens to those who are still in it."""

    def run(self, s: Arkham, f: AFrame) -> None:
        if s.in_order():
            occasion(s, f, ENDS, NOBODY, NO_CARD, NO_CARD, GAME)


class FallenToo(AOp):
    """Whoever fell at the moment that ended the game bears the trauma of it (AH.last-investigator-and-objective-enemy)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        for p in s.in_order():
            if board.beaten(s, s.players[p].card):
                if suffer(s, f, p):
                    s.player(p).status = DEFEATED
                    s.anew()
                    f.pc -= 1
                return


class VictoryLocations(AOp):
    """Revealed locations without clues that are worth victory points go to the victory display."""

    def run(self, s: Arkham, f: AFrame) -> None:
        won = [i for i in s.locations if earns_victory(s, i)]
        for p, q in enumerate(s.players):
            if q.at in won:
                s.player(p).at = NO_CARD
        for i in won:
            to_victory(s, i, self.rule)


def earns_victory(s: Arkham, i: int) -> bool:
    """Whether a location would go to the victory display if the game ended now."""
    c = s.cards[i]
    return c.revealed and c.clues == 0 and c.d.victory > 0


class Consequences(AOp):
    """The resolution is read aloud, and what it says is done; the lead investigator decides."""

    def run(self, s: Arkham, f: AFrame) -> None:
        from tableforge.arkham import scenarios

        tell_passage(s, f"{s.scenario}-{s.resolution}", self.rule)
        s.call(AFrame(scenarios.scenario(s.scenario).resolution(s.resolution), NO_CARD, s.lead))


class Toll(AOp):
    """Whoever has as much trauma as health or sanity is killed or driven insane, in a campaign."""

    def run(self, s: Arkham, f: AFrame) -> None:
        if not s.campaign:
            return
        for p, q in enumerate(s.players):
            d = s.cards[q.card].d
            physical, mental = q.trauma
            if q.status in (KILLED, INSANE):
                continue
            if physical >= d.health:
                out_of_campaign(s, p, KILLED, self.rule)
            elif mental >= d.sanity:
                out_of_campaign(s, p, INSANE, self.rule)


def out_of_campaign(s: Arkham, p: int, status: int, rule: str) -> None:
    """An investigator is killed or driven insane, and is out of the campaign with that."""
    s.player(p).status = status
    s.emit(rule, STATUSES[status], p, (s.players[p].card,))


class Over(AOp):
    """Nobody is asked anything any more."""

    def run(self, s: Arkham, f: AFrame) -> None:
        s.due = ()
        s.over = True
        n = int(won(s))
        s.emit(self.rule, "game-over", NOBODY, NO_IDS, n, note=s.resolution, how="won" if n else "")


END: Final = steps(
    "end",
    {
        "ends": GameEnds("AH.resolution"),
        "fallen": FallenToo("AH.last-investigator-and-objective-enemy"),
        "locations": VictoryLocations("AH.victory-location"),
        "consequences": Consequences("AH.resolution"),
        "toll": Toll("AH.killed-or-insane"),
        "over": Over("AH.won-or-lost"),
    },
)


# ------------------------------------------------------------------ what came of it
def won(s: Arkham) -> bool:
    """Whether the game was won: by a resolution on an act (AH.won-or-lost)."""
    from tableforge.arkham import scenarios

    return s.resolution in scenarios.scenario(s.scenario).won


def victory_points(s: Arkham) -> int:
    """What the victory display comes to."""
    return sum([max(0, s.cards[i].d.victory) for i in s.victory])


def experience(s: Arkham, p: int) -> int:
    """What seat p earns by this game, never less than nothing (AH.experience-never-negative)."""
    return max(0, sum([int(how) for what, seat, how in s.changes if what == "experience" and seat == p]))


def result(s: Arkham) -> dict[str, Any]:
    """How the game ended, as plain data: what a campaign is told."""
    return {
        "won": won(s),
        "rule": "AH.won-or-lost",
        "scenario": s.scenario,
        "resolution": s.resolution,
        "rounds": s.round,
        "victory": [s.cards[i].d.id for i in s.victory],
        "lead": s.lead,
        "investigators": [
            {
                "id": s.cards[q.card].d.id,
                "status": STATUSES[q.status],
                "trauma": list(q.trauma),
                "experience": experience(s, p),
            }
            for p, q in enumerate(s.players)
        ],
        "changes": [list(x) for x in s.changes],
    }
