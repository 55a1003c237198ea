"""The pronouns of a sentence: what an ability under way remembers, and what words may ask of any position."""

from __future__ import annotations

from typing import Final

from tableforge.kernel.core import Frame, State
from tableforge.kernel.open import mypyc_attr

NO_CARD: Final = -1
NOBODY: Final = -1
NO_IDS: Final[tuple[int, ...]] = ()


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class CardFrame(Frame):
    """An ability under way, with the pronouns of its text as registers; a game's frame adds its own.

    it        the cards last chosen or acted on ("it", "that card")        chosen  what was named for later
    way       what this effect really did ("this way")                     picked  every pick so far ("another")
    much      how much was done ("that much"); each: for each card of it   full    the last effect happened completely
    who       the player of the loop ("they")                              loop    the rounds still to come
    grantor   the card that gave the ability, where it is not the bearer's own ("this")
    repeated  how often the effect has been repeated; stood: what the position was like when it was repeated last

    A register that nothing was written into is read off the class: frames are made all the time, and few registers written.
    """

    grantor: int = NO_CARD
    it: tuple[int, ...] = NO_IDS
    chosen: tuple[int, ...] = NO_IDS
    way: tuple[int, ...] = NO_IDS
    picked: tuple[int, ...] = NO_IDS
    much: int = 0
    each: tuple[int, ...] = NO_IDS
    full: bool = True
    who: int = NOBODY
    loop: tuple[int, ...] = NO_IDS
    looping: bool = False
    repeated: int = 0
    stood: int = 0

    def meant(self, pronoun: str) -> tuple[int, ...]:
        """The cards that a pronoun stands for."""
        if pronoun == "it":
            return self.it
        if pronoun == "this":
            return (self.grantor if self.grantor >= 0 else self.src,)
        if pronoun == "chosen":
            return self.chosen
        assert pronoun == "this_way", pronoun
        return self.way

    def things_held(self) -> tuple[int, ...]:
        return (*self.ans, *self.it, *self.chosen, *self.way, *self.picked, *self.loop)

    def much_for(self, i: int) -> int:
        """How much was done to card i, where it was not the same for each; else how much in all."""
        if i >= 0 and self.each and i in self.it:
            return self.each[self.it.index(i)]
        return self.much

    def copy_into(self, t: CardFrame) -> None:
        """Give a frame of the same program the same place in it and the same pronouns."""
        self.copy_frame_into(t)
        t.grantor = self.grantor
        t.it = self.it
        t.chosen = self.chosen
        t.way = self.way
        t.picked = self.picked
        t.much = self.much
        t.each = self.each
        t.full = self.full
        t.who = self.who
        t.loop = self.loop
        t.looping = self.looping
        t.repeated = self.repeated
        t.stood = self.stood

    def dump(self) -> tuple[object, ...]:
        return (
            *super().dump(),
            self.grantor,
            self.it,
            self.chosen,
            self.way,
            self.picked,
            self.much,
            self.each,
            self.full,
            self.who,
            self.loop,
            self.looping,
            self.repeated,
            self.stood,
        )


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class CardState(State):
    """A position of a game whose cards are written in words.  `cand` is the card under consideration while a set is asked."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.cand = NO_CARD

    def everything_in_play(self) -> list[int]:
        """What a bare adjective looks at, in a canonical order."""
        raise AssertionError("a game's state says what is in play")

    def decider(self, f: CardFrame) -> int:
        """Who makes the choices of an ability: whoever controls it, unless the rulebook says otherwise."""
        return f.ctrl

    def in_play(self, i: int) -> bool:
        return i in self.everything_in_play()

    def lies_open(self, i: int) -> bool:
        """Whether everybody sees the card where it lies."""
        return self.in_play(i)

    def still_there(self, f: CardFrame) -> bool:
        """Whether the card whose effect asks to be repeated has not left in the meantime."""
        return self.in_play(f.src)

    def declined(self, f: CardFrame) -> None:
        """Whoever decides has left what an ability offers; a game that tells of it says so here."""

    def standing(self) -> int:
        """A number that tells this position from one in which an effect has changed something."""
        raise AssertionError("a game that repeats effects says what counts as a change")
