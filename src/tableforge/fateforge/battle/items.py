"""Items: who has them, in which slot, how many uses and cubes are left (70–91)."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import board, codes
from tableforge.fateforge.battle import draw
from tableforge.fateforge.definition import Card
from tableforge.fateforge.names import BULKY, CHARGED, CONSUMABLE
from tableforge.fateforge.pieces import BOARD_SLOTS, NO_ITEM, SECOND_SLOT, TAKEN, WEAPON_SLOT, Gear, fits_slot
from tableforge.fateforge.state import Fate, FFrame, frame
from tableforge.kernel.ask import DONE, NOT_YET
from tableforge.kernel.core import Op, Program

BAG: Final = DONE  # the party's bag, in the place of a slot


def make(s: Fate, d: Card) -> int:
    """A new item of this kind, with all its cubes and uses; nobody has it yet, and no shop shows it any more."""
    s.gear.append(Gear(d, d.armour, uses(d), s.tag))
    s.stock = tuple([tuple([i for i in row if i != d.index]) for row in s.stock])
    return len(s.gear) - 1


# ------------------------------------------------------------------ the box
def owned(s: Fate) -> list[int]:
    """The items of the group, on boards and in the bag."""
    return [*s.bag, *[i for h in s.heroes for i in h.board if i >= 0]]


def has(s: Fate, id: str) -> bool:
    """Whether somebody of the group has this item, and it is still good for something."""
    return any([s.gear[i].d.id == id and not spent(s.gear[i]) for i in owned(s)])


def in_the_box(s: Fate, d: Card) -> bool:
    """Whether an item can still be had: there is one card of each, and one that was discarded is never used again (271).

    What is consumed comes back into the box.  Beside a real board nobody tells of it, so such an item can always be had.
    """
    if d.uses == CONSUMABLE:
        return s.app_only or not has(s, d.id)
    return all([g.d is not d for g in s.gear])


def to_be_found(s: Fate, tier: int) -> tuple[int, ...]:
    """The items of a rank that a chest or a reward can hold, by their numbers as cards."""
    return tuple([d.index for d in s.pack.items.values() if d.tier == tier and not d.only and in_the_box(s, d)])


def nothing_there(s: Fate, rule: str) -> None:
    """All items of a rank have been found: what a refused chest gives is there instead."""
    s.gold += s.pack.app.chest_gold
    s.emit(rule, "gold", -1, (), s.pack.app.chest_gold, how="party")


def uses(d: Card) -> int:
    """How many uses a new item of this kind has; none where it lasts."""
    return 2 if d.uses == CHARGED else 1 if d.uses == CONSUMABLE else 0


def spent(g: Gear) -> bool:
    """Whether an item has no use left: beside a real board it is still shown until the next combat, to be put right."""
    return not g.left and uses(g.d) > 0


def lent(s: Fate, trait: str) -> list[int]:
    """The items by which a hero has a trait, where nobody knows who wears them: beside a real board, in the bag (25)."""
    return [i for i in s.bag if trait in s.gear[i].d.mods.traits] if s.app_only else []


def free_slots(s: Fate, p: int, d: Card) -> list[int]:
    """The empty slots of a hero's board that an item can lie in: where it works, or in the backpack to be kept (75)."""
    h = s.heroes[p]
    if d.only and d.only != h.d.id:
        return []
    out: list[int] = []
    for k in range(len(BOARD_SLOTS)):
        if h.board[k] != NO_ITEM:
            continue
        if fits_slot(d, k):
            if d.slot != BULKY or h.board[SECOND_SLOT] == NO_ITEM:
                out.append(k)
        elif k > SECOND_SLOT:
            out.append(k)  # face down
    return out


def put(s: Fate, p: int, i: int, slot: int, rule: str = "FF.item-slot") -> None:
    """An item into a slot; a bulky weapon fills the second weapon slot, too (80)."""
    h = s.hero(p)
    row = list(h.board)
    row[slot] = i
    if s.gear[i].d.slot == BULKY and slot == WEAPON_SLOT:
        row[SECOND_SLOT] = TAKEN
    h.board = tuple(row)
    s.emit(rule, "equips", h.seat, (p, codes.GEAR + i), slot, how="" if fits_slot(s.gear[i].d, slot) else "kept")
    draw.refit(s, p)


def take_off(s: Fate, p: int, i: int) -> None:
    """An item out of its slot."""
    h = s.hero(p)
    row = list(h.board)
    slot = row.index(i)
    row[slot] = NO_ITEM
    if s.gear[i].d.slot == BULKY and slot == WEAPON_SLOT:
        row[SECOND_SLOT] = NO_ITEM
    h.board = tuple(row)
    draw.refit(s, p)


def use_up(s: Fate, p: int, c: Card) -> None:
    """A use of a charged or consumable item; after the last one it is gone for good (82)."""
    h = s.heroes[p]
    for i in h.board:
        if i >= 0 and s.gear[i].d is c and s.gear[i].left:
            g = s.piece(i)
            g.left -= 1
            if not g.left:
                s.emit("FF.charged", "used-up", h.seat, (p, codes.GEAR + i))
                take_off(s, p, i)
            return


class Stow(Op[Fate, FFrame]):
    """A hero puts a found item into a slot at once, or into the party's bag (107)."""

    def run(self, s: Fate, f: FFrame) -> None:
        if not f.ans:
            a = s.ask(
                f, f.ctrl, "stow", self.rule, (*free_slots(s, f.src, s.gear[f.it].d), BAG), codes.GEAR + f.it, stop=BAG
            )
        else:
            a = s.ask(f, f.ctrl, "stow", self.rule, ())
        if a == NOT_YET:
            return
        if a == BAG:
            s.bag = (*s.bag, f.it)
            s.emit("FF.party-bag", "bagged", f.ctrl, (f.src, codes.GEAR + f.it))
        else:
            put(s, f.src, f.it, a)


STOW: Final = Program("stow", (Stow("FF.chest-item"),))


def stow(s: Fate, p: int, i: int) -> None:
    f = frame(STOW, p, s.heroes[p].seat)
    f.it = i
    s.call(f)


def refill(s: Fate) -> None:
    """All armour cubes come back at the end of a rest (90, 267)."""
    for i, g in enumerate(s.gear):
        if g.cubes < g.d.armour:
            s.piece(i).cubes = g.d.armour


def equip(s: Fate, p: int, i: int) -> bool:
    """Put an item where it works, if such a slot is free."""
    k = board.slot_for(s, s.heroes[p], s.gear[i].d)
    if k < 0:
        return False
    put(s, p, i, k)
    return True
