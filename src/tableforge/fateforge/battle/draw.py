"""The decks of the box: Corruption, Fear and Trap cards are drawn, applied, and kept or put away (119, 241, 290)."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import board, codes
from tableforge.fateforge.battle import damage, legal
from tableforge.fateforge.definition import Card
from tableforge.fateforge.names import ACTIVE_SKILLS, FEAR_IMMUNE, FRIGHTENING
from tableforge.fateforge.pieces import NONE
from tableforge.fateforge.state import DECK_STREAM, Fate, FFrame, frame
from tableforge.kernel.ask import NOT_YET
from tableforge.kernel.core import Op, Program


class DrawOp(Op[Fate, FFrame]):
    pass


def refit(s: Fate, p: int) -> None:
    """Work out anew what a hero's cards come to, and hold its boxes to their maximum."""
    h = s.hero(p)
    before = h.kit.mods
    h.kit = board.outfit(s, h)
    now = h.kit.mods
    if now.hp != before.hp or now.en != before.en:
        resize(s, p, now.hp - before.hp, now.en - before.en)


def resize(s: Fate, p: int, hp: int, en: int) -> None:
    """Boxes grow by available tokens, and shrink by exhausted ones first (`FF.maximum-changed`)."""
    h = s.hero(p)
    h.hp_max += hp
    h.en_max += en
    if not h.down:
        h.hp = min(h.hp + max(0, hp), h.hp_max - h.toxic)
        if h.hp <= 0:
            damage.knock_out(s, p, True)
    h.en = min(h.en + max(0, en), h.en_max)


def learn(s: Fate, p: int, c: Card, paid: int, rule: str) -> None:
    """A hero has a skill from now on; a better one takes the place of the first (55, 69)."""
    h = s.hero(p)
    if c.up:
        old = s.pack.skills[c.up].index
        h.skills = tuple([c.index if i == old else i for i in h.skills])
        h.active = tuple([c.index if i == old else i for i in h.active])
    else:
        h.skills = (*h.skills, c.index)
        if len(h.active) < ACTIVE_SKILLS:
            h.active = (*h.active, c.index)
    s.emit(rule, "learns", h.seat, (p, codes.CARD + c.index), paid, data=(s.gold,), how="" if paid else "free")
    refit(s, p)


def choose_skills(s: Fate, f: FFrame, p: int) -> bool:
    """Six of a hero's skills are made the active ones (52, 53); False while they are still asked for."""
    h = s.heroes[p]
    chosen: list[int] = []
    while len(chosen) < ACTIVE_SKILLS:
        i = s.ask(f, h.seat, "active", "FF.six-skills", tuple([k for k in h.skills if k not in chosen]), p)
        if i == NOT_YET:
            return False
        chosen.append(i)
    s.hero(p).active = tuple(chosen)
    s.emit("FF.skills-changed", "skills", h.seat, (p,))
    refit(s, p)
    return True


def purify(s: Fate, p: int, i: int) -> None:
    """A Corruption card goes to the graveyard (272)."""
    h = s.hero(p)
    h.corruption = tuple([k for k in h.corruption if k != i])
    s.graveyard = (*s.graveyard, i)
    s.emit("FF.purify", "purifies", h.seat, (p, codes.CARD + i))
    refit(s, p)


def apply(s: Fate, p: int, c: Card) -> None:
    """Do what a drawn card says, next."""
    if not c.alts:
        return
    holds = legal.conditions(s, p, c.conds) == legal.CAN
    alts = c.alts if holds or not c.otherwise else c.otherwise
    prog = alts[0].prog
    assert prog is not None, c.id
    f = frame(prog, p, s.heroes[p].seat)
    f.card = c.index
    s.call(f)


class DrawCorruption(DrawOp):
    """A hero draws a Corruption card: it is applied, and kept beside the board or gone for good (241, 272)."""

    def run(self, s: Fate, f: FFrame) -> None:
        if not s.corruption_deck:
            return
        i = s.corruption_deck[0]
        s.corruption_deck = s.corruption_deck[1:]
        c = s.pack.cards[i]
        h = s.hero(f.src)
        s.emit(self.rule, "corruption", h.seat, (f.src, codes.CARD + i))
        if c.stays:
            h.corruption = (*h.corruption, i)
            refit(s, f.src)
        else:
            s.graveyard = (*s.graveyard, i)
            apply(s, f.src, c)


class DrawFear(DrawOp):
    """A hero draws a Fear card; one that lies face up before another hero is put away, and the next one drawn (291)."""

    def run(self, s: Fate, f: FFrame) -> None:
        h = s.heroes[f.src]
        if h.down or h.feared:
            return
        deck, away = s.fear_deck, s.fear_discard
        taken = [i for x in s.heroes for i in x.fears]
        while True:
            if not deck:
                again = s.shuffled_from(f, DECK_STREAM, tuple(sorted(away)), "FF.deck-reshuffled")
                if again is None:
                    return
                deck, away = again, NONE
            i, deck = deck[0], deck[1:]
            if i not in taken:
                break
            away = (*away, i)
        s.fear_deck = deck
        c = s.pack.cards[i]
        h = s.hero(f.src)
        h.feared = True
        s.emit(self.rule, "fear", h.seat, (f.src, codes.CARD + i))
        if c.stays:
            h.fears = (*h.fears, i)
            refit(s, f.src)
            s.fear_discard = away
        else:
            s.fear_discard = (*away, i)
            apply(s, f.src, c)


class DrawTrap(DrawOp):
    """A trap springs: its token goes, a Trap card is drawn and applied (119)."""

    def run(self, s: Fate, f: FFrame) -> None:
        deck, away = s.trap_deck, s.trap_discard
        if not deck:
            again = s.shuffled_from(f, DECK_STREAM, tuple(sorted(away)), "FF.deck-reshuffled")
            if again is None:
                return
            deck, away = again, NONE
        i = deck[0]
        s.trap_deck = deck[1:]
        s.trap_discard = (*away, i)
        s.emit(self.rule, "trap", s.heroes[f.src].seat, (f.src, codes.CARD + i))
        apply(s, f.src, s.pack.cards[i])


CORRUPTION_DRAW: Final = Program("corruption-draw", (DrawCorruption("FF.corruption"),))
FEAR_DRAW: Final = Program("fear-draw", (DrawFear("FF.fear"),))
TRAP_DRAW: Final = Program("trap-draw", (DrawTrap("FF.trap-card"),))


def corruption(s: Fate, p: int) -> None:
    s.call(frame(CORRUPTION_DRAW, p, s.heroes[p].seat))


def fear(s: Fate, p: int) -> None:
    s.call(frame(FEAR_DRAW, p, s.heroes[p].seat))


def trap(s: Fate, p: int) -> None:
    s.call(frame(TRAP_DRAW, p, s.heroes[p].seat))


def can_fear(s: Fate, p: int) -> bool:
    """Whether a hero can draw a Fear card now: it stands, nothing keeps it from fear, and it has drawn none this round."""
    h = s.heroes[p]
    immune = h.down or h.feared or bool(h.kit.flags & FEAR_IMMUNE)
    return not immune and s.scene is not None and "fear" not in s.scene.ignore


def afraid(s: Fate, p: int) -> bool:
    """Whether a hero must draw a Fear card where it stands: a Frightening enemy is there, and it has drawn none this round."""
    h = s.heroes[p]
    if not can_fear(s, p):
        return False
    for e in s.foes:
        if e.zone == h.zone and not e.out and board.has(e, FRIGHTENING):
            return True
    return False
