"""The end of a scene: whether it is won, the heroes' recovery, and what is put away (224–231)."""

from __future__ import annotations

from tableforge.fateforge.battle import draw, objectives
from tableforge.fateforge.battle.layout import fresh_hero
from tableforge.fateforge.camp import lasting
from tableforge.fateforge.pieces import NO_ONE, NONE
from tableforge.fateforge.state import DECK_STREAM, LEAVING, Fate, FFrame
from tableforge.kernel.core import Op


class Judge(Op[Fate, FFrame]):
    """Which objectives were met, and whether the scene is won: all of them, and somebody stands (224, `FF.success-standing`)."""

    def run(self, s: Fate, f: FFrame) -> None:
        scene = s.scene
        assert scene is not None
        s.phase = LEAVING
        won = s.outcome == 1 and bool(s.standing())
        s.outcome = 1 if won else 0
        s.emit("FF.outcome", "scene-won" if won else "scene-lost", -1, (), s.outcome, note=scene.id, data=s.units)
        if not won and s.standing():
            objectives.tell_failed(s)
        gold = s.by_count(scene.gold)
        if gold:
            gold = gold if won else gold // 2
            s.gold += gold
            s.emit("FF.combat-gold", "gold", -1, (), gold, how="party")


class Recover(Op[Fate, FFrame]):
    """Heroes get their breath back; who is still down draws a Corruption card first (228, 229).

    In Battle mode only a won combat is recovered from (283).
    """

    def run(self, s: Fate, f: FFrame) -> None:
        if s.quest is not None and not s.outcome:
            return
        if f.k < len(s.heroes):
            p = f.k
            f.k += 1
            f.pc -= 1
            if s.heroes[p].down and not s.heroes[p].by_corruption:
                draw.corruption(s, p)
            return
        f.k = 0
        app = s.pack.app
        for p in range(len(s.heroes)):
            h = s.hero(p)
            h.hp = min(h.hp_max, h.hp + h.toxic)
            h.toxic = 0
            if h.down:
                h.down = False
                h.hp = lasting.gets_up_with(s, p, app.fallen_hp)
                h.en = min(h.en_max, app.fallen_en)
                s.emit("FF.fallen-recovery", "recovers", h.seat, (p,), h.hp, data=(h.hp, h.en))
            else:
                h.hp = min(h.hp_max, h.hp + app.recover_hp)
                h.en = min(h.en_max, h.en + app.recover_en)
                s.emit("FF.recovery", "recovers", h.seat, (p,), h.hp, data=(h.hp, h.en))


class PutAway(Op[Fate, FFrame]):
    """The scene is over: fear goes back, what was used once can be used again, the board is cleared (231, 291)."""

    def run(self, s: Fate, f: FFrame) -> None:
        back = tuple([i for h in s.heroes for i in h.fears])
        deck = s.shuffled_from(f, DECK_STREAM, tuple(sorted((*s.fear_deck, *s.fear_discard, *back))), "FF.fear-once")
        if deck is None:
            return
        s.fear_deck = deck
        s.fear_discard = NONE
        for p in range(len(s.heroes)):
            h = s.hero(p)
            h.fears = NONE
            h.results = NONE
            h.gone = NONE
            h.zone = NO_ONE
            fresh = h.down
            fresh_hero(s, p)
            s.hero(p).down = fresh
            draw.refit(s, p)
        s.emit("FF.singles-back", "scene-over", -1, ())
