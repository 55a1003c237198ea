"""Who is where: moving, engagement, spawning; and what is left of a turn."""

from __future__ import annotations

from tableforge.arkham import board, damage, enemies, engagement, map
from tableforge.arkham.frames import EnemyFrame, Point
from tableforge.arkham.names import CANNOT_MOVE_INTO, RESIGNED
from tableforge.arkham.ops.common import report, seat_of, seats_in
from tableforge.arkham.state import AFrame, AOp, Arkham
from tableforge.kernel.ask import NOT_YET
from tableforge.words.amounts import Amount
from tableforge.words.node import SetNode


class MoveTo(AOp):
    """An investigator moves to the location that is meant."""

    def __init__(self, who: SetNode | None) -> None:
        super().__init__("AH.move")
        self.who = who

    def run(self, s: Arkham, f: AFrame) -> None:
        p = seat_of(s, f, self.who)
        f.full = p >= 0 and bool(f.it)
        if f.full:
            map.move(s, f, p, f.it[0], self.rule)

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        p = seat_of(s, f, self.who)
        if p < 0:
            return True
        q = s.players[p]
        return not [i for i in ids if i != q.at and not board.forbidden(s, CANNOT_MOVE_INTO, q.card, i)]


class PlaceInvestigators(AOp):
    """Investigators are put at a location, without a move."""

    def __init__(self, at: SetNode) -> None:
        super().__init__("AH.moved-to-named-location")
        self.at = at

    def run(self, s: Arkham, f: AFrame) -> None:
        places = self.at.ids(s, f)
        for p in seats_in(s, f.it):
            if places and s.players[p].at != places[0]:
                map.place_investigator(s, p, places[0], self.rule)


class MoveTowards(AOp):
    """Enemies move one location on a shortest way towards a place; the lead picks among equal ways."""

    def __init__(self, to: SetNode) -> None:
        super().__init__("AH.moving-cards-and-tokens")
        self.to = to

    def run(self, s: Arkham, f: AFrame) -> None:
        goals = self.to.ids(s, f)
        steps: list[tuple[int, int]] = []
        for i in f.it:
            at = s.location_of(i)
            ways = map.steps_towards(s, at, goals[0], i) if goals and at >= 0 else []
            if ways:
                x = s.ask(f, s.lead, "hunt-way", "AH.lead-investigator-decides", tuple(ways), i)
                if x == NOT_YET:
                    return
                steps.append((i, x))
        for i, x in steps:
            enemies.move_enemy(s, f, i, x, self.rule)
        report(f, [i for i, _ in steps], len(f.it))

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        goals = self.to.ids(s, f)
        return not goals or not [i for i in ids if map.steps_towards(s, s.location_of(i), goals[0], i)]


class Disengage(AOp):
    """Enemies are no longer engaged; they stay where they are, ready or not."""

    def __init__(self) -> None:
        super().__init__("AH.disengage")

    def run(self, s: Arkham, f: AFrame) -> None:
        for i in f.it:
            engagement.disengage(s, i, self.rule)
        report(f, list(f.it), len(f.it))

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return not ids


class AutoEvade(AOp):
    """You evade enemies without a test."""

    def __init__(self) -> None:
        super().__init__("AH.automatically-evade")

    def run(self, s: Arkham, f: AFrame) -> None:
        done = self.evadable(s, f.it)
        for i in done:
            enemies.evade(s, i, f.ctrl, self.rule)
        report(f, done, len(f.it))

    def evadable(self, s: Arkham, ids: tuple[int, ...]) -> list[int]:
        """Those for whom it changes anything: an exhausted enemy that is engaged with nobody is evaded by nobody."""
        return [i for i in ids if not s.cards[i].exhausted or board.engaged_with(s, i)]

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return not self.evadable(s, tuple(ids))


class Spawn(AOp):
    """Enemies spawn where the effect says (AH.spawn-by-effect)."""

    def __init__(self, at: SetNode) -> None:
        super().__init__("AH.spawn-by-effect")
        self.at = at

    def run(self, s: Arkham, f: AFrame) -> None:
        places = self.at.ids(s, f)
        seat = f.ctrl if f.ctrl >= 0 else s.lead
        for i in reversed(f.it):  # the frame called last runs first
            if places:
                enemies.spawn(s, f, i, seat, places[0])
        f.full = bool(f.it) and bool(places)

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return not ids or not self.at.ids(s, f)


class SpawnHere(AOp):
    """What is about to spawn spawns at this location instead."""

    def __init__(self) -> None:
        super().__init__("AH.replacement")

    def run(self, s: Arkham, f: AFrame) -> None:
        p = s.stack[f.moment]
        assert isinstance(p, Point)
        p.facts[0].other = f.src


class ChangeAttack(AOp):
    """The attack that is about to happen deals more damage and horror, or no damage."""

    def __init__(self, more_damage: int, more_horror: int, no_damage: bool) -> None:
        super().__init__("AH.replacement" if no_damage else "AH.attack-sequence")
        self.more_damage = more_damage
        self.more_horror = more_horror
        self.no_damage = no_damage

    def run(self, s: Arkham, f: AFrame) -> None:
        e = s.caller(s.stack[f.moment])
        assert isinstance(e, EnemyFrame)
        e.plus_damage += self.more_damage
        e.plus_horror += self.more_horror
        e.no_damage = e.no_damage or self.no_damage

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return self.no_damage  # what happens instead is what it is for


# ------------------------------------------------------------------ turns
class MoreActions(AOp):
    """Investigators may take so many more actions this turn."""

    def __init__(self, n: Amount) -> None:
        super().__init__("AH.additional-actions")
        self.n = n

    def run(self, s: Arkham, f: AFrame) -> None:
        for p in seats_in(s, f.it):
            s.player(p).actions += self.n.value(s, f)
            s.emit(self.rule, "more-actions", p, (s.players[p].card,), self.n.value(s, f), f.src)


class LoseActions(AOp):
    """Investigators lose actions, as many as they have."""

    def __init__(self, n: int) -> None:
        super().__init__("AH.lose-actions")
        self.n = n

    def run(self, s: Arkham, f: AFrame) -> None:
        for p in seats_in(s, f.it):
            q = s.players[p]
            n = min(self.n, q.actions)
            more = [x for x in q.extra if x % 2 == 0][: self.n - n]  # for one purpose only, and not yet used
            if n or more:
                q = s.player(p)
                q.actions -= n
                q.extra = tuple([x + 1 if x in more else x for x in q.extra])
                s.emit(self.rule, "lose-actions", p, (q.card,), n + len(more), f.src)

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        having = [s.players[p] for p in seats_in(s, ids)]
        return not [q for q in having if q.actions > 0 or [x for x in q.extra if x % 2 == 0]]


class Resign(AOp):
    """You resign."""

    def __init__(self) -> None:
        super().__init__("AH.resign-and-parley")

    def run(self, s: Arkham, f: AFrame) -> None:
        damage.eliminate(s, f.ctrl, RESIGNED)
