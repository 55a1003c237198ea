"""What cards take: health, energy, Parry, a turn; Corruption, and its end."""

from __future__ import annotations

from tableforge.fateforge.battle import damage, draw
from tableforge.fateforge.definition import Act
from tableforge.fateforge.names import ALL, CORRUPTION
from tableforge.fateforge.ops.act import ActOp
from tableforge.fateforge.state import Fate, FFrame
from tableforge.kernel.ask import NOT_YET


class Lose(ActOp):
    """A card takes health, energy or Parry; nothing absorbs it."""

    def __init__(self, rule: str, act: Act, what: str) -> None:
        super().__init__(rule, act)
        self.what = what

    def run(self, s: Fate, f: FFrame) -> None:
        h = s.heroes[f.src]
        if h.down:
            return
        corrupted = f.card >= 0 and s.pack.cards[f.card].kind == CORRUPTION
        if self.what == "hp":
            damage.lose_health(s, f.src, self.act.n, False, self.rule, corrupted=corrupted)
        elif self.what == "en":
            damage.lose_energy(s, f.src, self.act.n, self.rule, corrupted)
        else:
            n = min(self.act.n, h.parry)
            if n:
                s.hero(f.src).parry -= n
                s.emit(self.rule, "loses-parry", h.seat, (f.src,), n)


class Toxic(ActOp):
    """Toxic damage to oneself, or to every hero in the zone (238)."""

    def run(self, s: Fate, f: FFrame) -> None:
        if not self.act.flags & ALL:
            damage.harm(s, f.src, self.act.n, toxic=True, way=damage.BY_CARD)
            return
        z = s.heroes[f.src].zone
        for q in reversed([q for q, h in enumerate(s.heroes) if h.zone == z and not h.down]):
            damage.harm(s, q, self.act.n, toxic=True, way=damage.BY_CARD)


class Purify(ActOp):
    """Corruption cards to the graveyard, of one's choice."""

    def run(self, s: Fate, f: FFrame) -> None:
        h = s.heroes[f.src]
        if not h.corruption:
            return
        i = s.ask(f, f.ctrl, "purify", self.rule, h.corruption)
        if i == NOT_YET:
            return
        draw.purify(s, f.src, i)


class EndTurn(ActOp):
    """The turn under way is over (184)."""

    def run(self, s: Fate, f: FFrame) -> None:
        for g in s.stack:
            if g.prog.name == "turn" and g.src == f.src:
                h = s.hero(f.src)
                h.lay_aside(h.results)
                s.emit(self.rule, "turn-cut", f.ctrl, (f.src,))
                g.pc = g.prog.at("end")
                g.ans = ()
