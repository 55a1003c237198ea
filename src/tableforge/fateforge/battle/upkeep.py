"""The end of a round: rites, upkeep, and whether there is one more (159, 160, 216, 218, 239)."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import board, codes
from tableforge.fateforge.app import coach
from tableforge.fateforge.battle import damage, draw, objectives
from tableforge.fateforge.enemies import strips
from tableforge.fateforge.names import RITE, WARD
from tableforge.fateforge.pieces import NO_ONE, NONE
from tableforge.fateforge.state import UPKEEP, Fate, FFrame
from tableforge.kernel.ask import NOT_YET
from tableforge.kernel.core import Op

YES: Final = 1
NO: Final = 0


class Rites(Op[Fate, FFrame]):
    """Enemies' abilities of the upkeep: rites, and the dead that rise (216)."""

    def run(self, s: Fate, f: FFrame) -> None:
        s.phase = UPKEEP
        for k, e in enumerate(s.foes):
            if e.out or not board.has(e, RITE) or codes.FOE + k in f.queue:
                continue
            here = [
                i
                for i in s.foes_in(e.zone)
                if s.enemy(i).d.faction == e.d.faction and board.minion(s.enemy(i)) and not board.rooted(s.enemy(i))
            ]
            if len(here) >= 2:
                f.queue = (*f.queue, codes.FOE + k)
                f.pc -= 1
                i = max(here, key=strips.ByInitiative(s))
                s.foe(i).out = True
                s.emit("FF.rite", "rite", -1, (codes.FOE + k, i))
                for p in s.standing():
                    damage.lose_energy(s, p, 1, "FF.rite")
                s.unsettled = True
                return
        f.queue = NONE
        rise(s)


def rise(s: Fate) -> None:
    """Defeated tokens that rise come back in their leader's zone, once each."""
    for i in s.rising:
        zones = [e.zone for k, e in enumerate(s.foes) if damage.leads(s, k)]
        e = s.enemy(i)
        room = len([x for x in s.foes if not x.out and x.d is e.d]) < s.pack.app.summon_cap
        if zones and room:
            e = s.foe(i)
            taken = [x.num for x in s.foes if not x.out and x.d is e.d]
            e.out = False
            e.risen = True
            e.zone = zones[0]
            e.wounds = 0
            e.stunned = False
            e.marked = False
            e.gold = e.food = 0
            e.defends = NO_ONE
            if e.num in taken:
                e.num = next(n for n in range(1, s.pack.app.summon_cap + 1) if n not in taken)
            s.emit("FF.rising", "rises", -1, (i, codes.ZONE + e.zone))
    s.rising = NONE


class Upkeep(Op[Fate, FFrame]):
    """Wards are counted; red cubes, stun and marks go from enemies, Parry from everybody (216, `FF.upkeep-order`)."""

    def run(self, s: Fate, f: FFrame) -> None:
        scene = s.scene
        assert scene is not None
        s.emit(self.rule, "upkeep", -1, (), s.round)
        for k, o in enumerate(scene.objectives):
            if o.kind == WARD and any([s.any_foe_in(z) for z in o.at]):
                objectives.progress(s, k, 1)
        for k, e in enumerate(s.foes):
            if not e.out and (e.wounds or e.stunned or e.marked or e.parry):
                x = s.foe(codes.FOE + k)
                x.wounds = 0
                x.stunned = False
                x.marked = False
                x.parry = 0
        for p, h in enumerate(s.heroes):
            if h.taunting:
                s.hero(p).taunting = False
        if s.round < s.rounds or not s.pack.app.exit_parry:
            drop_parry(s)
        s.unsettled = True
        coach.at(s, coach.UPKEPT)
        if s.round == s.rounds and may_extend(s):
            coach.at(s, coach.EXTRA)


def drop_parry(s: Fate) -> None:
    """Heroes put their Parry tokens back, but for those that a card lets them keep (105)."""
    for p, h in enumerate(s.heroes):
        keep = min(h.parry, h.kit.mods.parry_keep)
        if h.parry != keep:
            s.hero(p).parry = keep


class NextRound(Op[Fate, FFrame]):
    """All rounds are played; after the last one the group may want one more, at a price (160, 218, 239)."""

    def run(self, s: Fate, f: FFrame) -> None:
        if s.round < s.rounds:
            f.pc = f.prog.at("announce")
            return
        if not may_extend(s):
            tell_short_deck(s)
            coach.at(s, coach.LEAVING)
            return
        a = s.ask_group(f, "extra-round", self.rule, (YES, NO), stop=NO)
        if a == NOT_YET:
            return
        if a == NO:
            coach.at(s, coach.LEAVING)
            return
        drop_parry(s)
        s.rounds += 1
        s.extra += 1
        s.extra_rounds += 1
        s.emit(self.rule, "extra-round", -1, ())
        f.pc = f.prog.at("announce")
        for p in reversed(s.standing()):
            draw.corruption(s, p)


def may_extend(s: Fate) -> bool:
    """Whether an extra round is offered: it could be, and there is a Corruption card for everybody who stands (239, 240, 451)."""
    return could_extend(s) and len(s.corruption_deck) >= len(s.standing())


def tell_short_deck(s: Fate) -> None:
    """Tell why there is no extra round, where only Corruption cards are missing for it (451)."""
    if could_extend(s) and not may_extend(s):
        s.emit("FF.extra-round-deck", "no-extra-round", -1, (), len(s.corruption_deck))


def could_extend(s: Fate) -> bool:
    """Whether an extra round is not used up, nobody has four Corruption cards, and there is something to gain (239, 240)."""
    app = s.pack.app
    if s.quest is not None and s.extra_rounds >= app.extra_per_quest:
        return False
    if s.extra >= app.extra_per_scene or any([len(h.corruption) >= app.max_corruption for h in s.heroes]):
        return False
    return bool(s.standing()) and not objectives.all_met(s)
