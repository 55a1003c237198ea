"""Before the first round: the set-up is read and active skills may be changed, then the heroes' start zones, an ally, and what
works when a scene begins (53, 93, 94, 285).
"""

from __future__ import annotations

from tableforge.fateforge import codes
from tableforge.fateforge.app import coach
from tableforge.fateforge.battle import damage, draw, offer, scenes
from tableforge.fateforge.camp import lasting
from tableforge.fateforge.names import ACTIVE_SKILLS, ON_SCENE
from tableforge.fateforge.pieces import NO_ONE, Ally
from tableforge.fateforge.state import Fate, FFrame
from tableforge.kernel.ask import DONE, NOT_YET, Part, option_in, seat_in
from tableforge.kernel.core import Op


class SetUp(Op[Fate, FFrame]):
    """The page of a scene is read (93); until the first preparation a hero with more than six skills may change the active
    ones (52, 53).  Only seats that have something to choose are asked, each until it is ready; in the frame: k whether they are
    known, queue those that are not ready yet.
    """

    def run(self, s: Fate, f: FFrame) -> None:
        if not f.k:
            f.k = 1
            f.pc -= 1
            for p, h in enumerate(s.heroes):
                if len(h.active) < min(ACTIVE_SKILLS, len(h.skills)):
                    spare = [i for i in h.skills if i not in h.active]
                    s.hero(p).active = (*h.active, *spare)[:ACTIVE_SKILLS]
                draw.refit(s, p)
            f.queue = tuple([seat for seat in range(s.seats) if skilled(s, seat)])
            return
        if not f.queue:
            f.k = 0
            return
        if f.ans:
            a = f.ans[0]
            f.at = 1
        elif s.seats == 1:
            a = s.ask(f, 0, "set-up", self.rule, (*skilled(s, 0), DONE), stop=DONE)
        else:
            parts = [Part(seat, (*skilled(s, seat), DONE), DONE) for seat in f.queue]
            a = s.ask_each(f, "set-up", self.rule, tuple(parts))
        if a == NOT_YET:
            return
        seat, p = (seat_in(a), option_in(a)) if s.seats > 1 else (0, a)
        if p == DONE:
            f.queue = tuple([x for x in f.queue if x != seat])
            f.pc -= 1
        elif draw.choose_skills(s, f, p):
            f.pc -= 1


def skilled(s: Fate, seat: int) -> tuple[int, ...]:
    """The heroes of a seat who have more skills than can be active."""
    return tuple([p for p, h in enumerate(s.heroes) if h.seat == seat and len(h.skills) > ACTIVE_SKILLS])


class ChooseStart(Op[Fate, FFrame]):
    """Heroes begin in a start zone; where there are several, the group says which (94)."""

    def run(self, s: Fate, f: FFrame) -> None:
        scene = s.scene
        assert scene is not None
        p = f.k
        if p >= len(s.heroes):
            f.k = 0
            coach.at(s, coach.PLACED)
            return
        zones = (*scene.start, *[x.a for x in scenes.prepared(s, "start")])
        z = s.ask_group(f, "start", self.rule, zones, p)
        if z == NOT_YET:
            return
        h = s.hero(p)
        h.zone = z
        for x in scenes.prepared(s, "parry"):
            damage.gain_parry(s, p, x.n, "FF.scene-setup")
        if lasting.has(s, lasting.WET_SHEETS):
            damage.gain_parry(s, p, lasting.SHEETED, "FF.rest-place")
        s.emit(self.rule, "starts", h.seat, (p, codes.ZONE + z))
        s.unsettled = True
        f.k += 1
        f.pc -= 1


class ChooseAlly(Op[Fate, FFrame]):
    """At most one ally goes with one of the heroes; its dice are rolled until none shows a miss (285, 286)."""

    def run(self, s: Fate, f: FFrame) -> None:
        k = scenes.ally(s)
        known = scenes.allies(s)
        if k < 0 and known:
            k = s.ask_group(f, "which-ally", self.rule, (*known, DONE), stop=DONE)
        if k < 0 or k == DONE:
            return
        d = s.pack.allies[k]
        p = s.ask_group(f, "ally-with", self.rule, tuple(range(len(s.heroes))), k)
        if p == NOT_YET:
            return
        faces: list[int] = []
        for die in d.dice:
            while True:
                side = s.chance(f, "die", "FF.ally-dice", (0, 1, 2, 3, 4, 5))
                if side == NOT_YET:
                    return
                if s.pack.dice[die][side]:
                    break
            faces.append(s.pack.dice[die][side])
        ally = Ally(d, p)
        ally.faces = tuple(faces)
        ally.left = (1 << len(faces)) - 1
        s.ally = ally
        s.emit(self.rule, "ally", s.heroes[p].seat, (p,), note=d.id, data=ally.faces)


class SceneBegins(Op[Fate, FFrame]):
    """What works when a scene begins: Stealth, Trance, a cough."""

    def run(self, s: Fate, f: FFrame) -> None:
        while f.k < len(s.heroes):
            p = f.k
            f.k += 1
            if s.heroes[p].kit.at[ON_SCENE]:
                f.pc -= 1
                offer.at(s, p, ON_SCENE, NO_ONE)
                return
        f.k = 0
