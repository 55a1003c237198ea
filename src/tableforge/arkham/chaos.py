"""The chaos bag: its tokens, how they are drawn, what they count for."""

from __future__ import annotations

from typing import Final

from tableforge.arkham import board
from tableforge.arkham.definition import Ability
from tableforge.arkham.frames import TestFrame, Token
from tableforge.arkham.names import AUTO_FAIL, DOUBLES, ELDER_SIGN, LEAST_FACE, READS_AS, SKULL
from tableforge.arkham.state import AFrame, Arkham

SYMBOLS: Final = ("skull", "skull", "cultist", "tablet", "auto-fail", "elder-sign")
# The bags of Night of the Zealot by difficulty: numbers, and the symbols that all of them have (AH.difficulty-fixes-bag).
NUMBERS: Final = {
    "easy": (1, 1, 0, 0, 0, -1, -1, -1, -2, -2),
    "standard": (1, 0, 0, -1, -1, -1, -2, -2, -3, -4),
    "hard": (0, 0, 0, -1, -1, -2, -2, -3, -3, -4, -5),
    "expert": (0, -1, -1, -2, -2, -3, -3, -4, -4, -5, -6, -8),
}


def face_of(n: int) -> int:
    """The face with a number on it."""
    return n - LEAST_FACE


def number_on(face: int) -> int:
    """The number on a face; symbols have none."""
    return face + LEAST_FACE


def bag(difficulty: str) -> tuple[int, ...]:
    """The tokens of a bag, in order."""
    symbols = (10, 10, 11, 12, AUTO_FAIL, ELDER_SIGN)
    return tuple(sorted([face_of(n) for n in NUMBERS[difficulty]] + list(symbols)))


def without(tokens: tuple[int, ...], face: int) -> tuple[int, ...]:
    """The bag with one token of a face less."""
    k = tokens.index(face)
    return tokens[:k] + tokens[k + 1 :]


def with_(tokens: tuple[int, ...], faces: list[int]) -> tuple[int, ...]:
    """The bag with these tokens put back."""
    for face in faces:
        k = 0
        while k < len(tokens) and tokens[k] < face:
            k += 1
        tokens = tokens[:k] + (face,) + tokens[k:]
    return tokens


def read_as(s: Arkham, t: TestFrame, face: int) -> int:
    """How the tester reads a face: a card may turn one into another."""
    if board.index(s).rows[READS_AS]:
        for r in board.rows(s, READS_AS):
            if r.mod.what == face and r.ctx.ctrl == t.ctrl:
                assert r.mod.n is not None
                return r.mod.n.value(s, r.ctx)
    return face


def ability_for(s: Arkham, t: TestFrame, face: int) -> tuple[int, Ability | None]:
    """The card and its ability that a symbol stands for: the scenario's, or the tester's elder sign (AH.st4-symbol-effects)."""
    if face == ELDER_SIGN:
        i = s.players[t.ctrl].card
        return i, None if board.blank(s, i) else s.cards[i].d.elder_sign
    if s.reference < 0:
        return s.reference, None
    d = s.cards[s.reference].d
    return s.reference, (d.hard_symbols if s.hard else d.symbols).get(face)


def modifier(s: Arkham, t: TestFrame, token: Token) -> int:
    """What a revealed token adds to the skill value now."""
    if token.ignored or token.read == AUTO_FAIL:
        return 0
    if token.read < SKULL:
        n = number_on(token.read)
    else:
        i, a = ability_for(s, t, token.read)
        if a is None or a.modifier is None:
            return 0
        n = a.modifier.signed(s, AFrame(a.prog, i, t.ctrl))
    if token.flipped:
        n = abs(n)
    if n < 0 and board.index(s).rows[DOUBLES]:
        for r in board.rows(s, DOUBLES):
            if r.mod.who is None or (t.target >= 0 and r.mod.who.match(s, r.ctx, t.target)):
                n *= 2
    return n
