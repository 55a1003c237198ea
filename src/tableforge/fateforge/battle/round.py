"""A round begins: who arrives, where the enemies react, and whom that frightens; then their own turns come (158, 176, 290)."""

from __future__ import annotations

from tableforge.fateforge import codes
from tableforge.fateforge.app import coach
from tableforge.fateforge.battle import draw, prepare, scenes
from tableforge.fateforge.enemies import tokens
from tableforge.fateforge.names import FRIGHTENING, TAUNT_ROUND1
from tableforge.fateforge.pieces import NONE
from tableforge.fateforge.state import APP_STREAM, ENEMIES, Fate, FFrame
from tableforge.kernel.ask import NOT_YET
from tableforge.kernel.core import Op


class Announce(Op[Fate, FFrame]):
    """A round begins: who arrives, who will arrive, and where the enemies react (176, `FF.waves-announced`)."""

    def run(self, s: Fate, f: FFrame) -> None:
        app = s.pack.app
        standing = len(s.standing())
        weights = [app.slot_weights[min(k, len(app.slot_weights) - 1)] for k in range(standing)]
        again = s.slots[-app.slot_repeat_max :]
        if len(again) == app.slot_repeat_max and len(set(again)) == 1 and again[0] < standing and standing > 1:
            weights[again[0]] = 0
        slots = tuple([k for k in range(standing) if weights[k]])
        for x in scenes.prepared_for(s, "slot", s.round + 1):
            slots = (min(x.n, standing) - 1,)
            weights[slots[0]] = 1
        slot = s.drawn_from(f, APP_STREAM, "slot", "FF.slot-weights", slots, tuple([weights[k] for k in slots]))
        if slot == NOT_YET:
            return
        s.round += 1
        prepare.fresh_round(s)
        s.slot = slot
        s.slots = (*s.slots, slot)
        s.emit("FF.round", "round", -1, (), s.round, data=(s.rounds,))
        f.queue = NONE
        for line in scenes.waves(s, s.round):
            d = s.pack.enemy(line.enemy)
            for _ in range(s.by_count(line.n)):
                if tokens.arrives(s, d, line.at, "FF.waves") >= 0 and d.abilities & FRIGHTENING:
                    f.queue = (*f.queue, line.at)
        for line in scenes.waves(s, s.round + 1):
            s.emit("FF.waves-announced", "will-come", -1, (codes.ZONE + line.at,), s.by_count(line.n), note=line.enemy)
        if scenes.prepared(s, "fear"):
            f.queue = tuple([h.zone for h in s.heroes])
        s.emit("FF.slot-announced", "slot", -1, (), slot)
        if s.round == 1:
            for p, h in enumerate(s.heroes):
                if h.kit.flags & TAUNT_ROUND1:
                    s.hero(p).taunting = True
        coach.at(s, coach.ROUND)


class Frights(Op[Fate, FFrame]):
    """A Frightening enemy that has arrived in a hero's zone frightens (290)."""

    def run(self, s: Fate, f: FFrame) -> None:
        for p, h in enumerate(s.heroes):
            if h.zone in f.queue and (draw.afraid(s, p) or (scenes.prepared(s, "fear") and draw.can_fear(s, p))):
                f.pc -= 1
                draw.fear(s, p)
                return
        f.queue = NONE


class EnemyPhase(Op[Fate, FFrame]):
    """The heroes have all had their turns."""

    def run(self, s: Fate, f: FFrame) -> None:
        s.phase = ENEMIES
        s.turn = -1
