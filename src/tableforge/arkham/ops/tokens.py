"""Tokens: clues, doom, resources and uses come, go and change places."""

from __future__ import annotations

from tableforge.arkham import board, clues, damage, moves, story
from tableforge.arkham.names import (
    AMMO,
    CANNOT_DISCOVER,
    CANNOT_SPEND_CLUES,
    CLUE,
    DOOM,
    RESOURCE,
    SEATED,
    TOKENS,
)
from tableforge.arkham.ops.common import per_card, report, seats_in
from tableforge.arkham.questions.amounts import tokens_on
from tableforge.arkham.state import AFrame, AOp, Arkham
from tableforge.words.amounts import Amount
from tableforge.words.node import SetNode


def add_tokens(s: Arkham, f: AFrame, i: int, kind: int, n: int, rule: str, moved: bool = False) -> None:
    """Put tokens on a card, from the pool or (`moved`) from another card; an investigator's resources go to its pool."""
    if kind == RESOURCE and s.cards[i].zone == SEATED:
        p = s.cards[i].owner
        s.player(p).resources += n
        s.emit(rule, "gain", p, (i,), n, f.src, note=TOKENS[kind])
    else:
        damage.place(s, i, kind, n, rule, f.src, moved)


def take_tokens(s: Arkham, f: AFrame, i: int, kind: int, n: int, rule: str) -> int:
    """Take tokens off a card, as many as there are; how many that was."""
    n = min(n, tokens_on(s, i, kind))
    if n <= 0:
        return 0
    if kind == RESOURCE and s.cards[i].zone == SEATED:
        p = s.cards[i].owner
        s.player(p).resources -= n
        s.emit(rule, "lose", p, (i,), n, f.src, note=TOKENS[kind])
    else:
        damage.take_off(s, i, kind, n, rule, f.src)
        c = s.cards[i]
        if c.d.discard_empty and kind == c.d.use_kind and not c.uses and s.in_play(i):
            moves.discard(s, i, "AH.uses-empty-discarded")
    return n


class Place(AOp):
    """Tokens from the pool on cards; doom may make the agenda advance where the card says so."""

    def __init__(self, kind: int, n: Amount, can_advance: bool) -> None:
        doom = "AH.doom-may-advance-now" if can_advance else "AH.doom-in-play"
        super().__init__(doom if kind == DOOM else "AH.tokens-in-play")
        self.kind = kind
        self.n = n
        self.can_advance = can_advance

    def run(self, s: Arkham, f: AFrame) -> None:
        done: list[int] = []
        for i in f.it:
            n = per_card(s, f, self.n, i)
            if n <= 0 or not receives(s, i, self.kind):
                continue
            if self.kind == DOOM:
                story.add_doom(s, n, i, self.can_advance, self.rule, f.src)
            else:
                add_tokens(s, f, i, self.kind, n, self.rule)
            done.append(i)
        report(f, done, len(f.it))

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return not [i for i in ids if per_card(s, f, self.n, i) > 0 and receives(s, i, self.kind)]


def receives(s: Arkham, i: int, kind: int) -> bool:
    """Whether a card can bear tokens of this kind: uses only of the type that it names itself (AH.uses-own-type)."""
    return kind < AMMO or kind == s.cards[i].d.use_kind


class Gain(AOp):
    """Investigators gain resources, or clues from the pool."""

    def __init__(self, kind: int, n: Amount) -> None:
        super().__init__("AH.gain-resources")
        self.kind = kind
        self.n = n

    def run(self, s: Arkham, f: AFrame) -> None:
        for i in f.it:
            n = per_card(s, f, self.n, i)
            if n > 0:
                add_tokens(s, f, i, self.kind, n, self.rule)
        report(f, list(f.it), len(f.it))

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return not [i for i in ids if per_card(s, f, self.n, i) > 0]


class LoseTokens(AOp):
    """Tokens on cards go back to the pool, as many as there are."""

    def __init__(self, kind: int, n: Amount) -> None:
        super().__init__("AH.tokens-in-play")
        self.kind = kind
        self.n = n

    def run(self, s: Arkham, f: AFrame) -> None:
        done = [i for i in f.it if take_tokens(s, f, i, self.kind, per_card(s, f, self.n, i), self.rule)]
        report(f, done, len(f.it))

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return not [i for i in ids if tokens_on(s, i, self.kind) > 0]


class MoveTokens(AOp):
    """Tokens go from one card to another; that is not dealing or gaining them (AH.moving-is-not-dealing)."""

    def __init__(self, kind: int, n: Amount, frm: SetNode, to: SetNode, becomes: int) -> None:
        super().__init__("AH.moving-cards-and-tokens")
        self.kind = kind
        self.n = n
        self.frm = frm
        self.to = to
        self.becomes = becomes

    def run(self, s: Arkham, f: AFrame) -> None:
        frm, to = self.frm.ids(s, f), self.to.ids(s, f)
        f.much = 0
        if frm and to:
            f.much = take_tokens(s, f, frm[0], self.kind, self.n.value(s, f), self.rule)
            if f.much:
                add_tokens(s, f, to[0], self.becomes, f.much, self.rule, True)
        f.full = f.much > 0

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return not [i for i in self.frm.ids(s, f) if tokens_on(s, i, self.kind) > 0] or not self.to.ids(s, f)


class Discover(AOp):
    """You discover clues at the locations meant, no more than there are."""

    def __init__(self, n: Amount) -> None:
        super().__init__("AH.discover-clue")
        self.n = n

    def run(self, s: Arkham, f: AFrame) -> None:
        for i in f.it:
            clues.discover(s, f, f.ctrl, i, self.n.value(s, f), self.rule)
        f.full = bool(f.it)

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        if f.ctrl < 0 or board.forbidden(s, CANNOT_DISCOVER, s.players[f.ctrl].card):
            return True
        return not [i for i in ids if s.cards[i].clues > 0]


class SpendClues(AOp):
    """Spend clues as an effect, not as a cost: one may do so only with enough of them."""

    def __init__(self, n: Amount) -> None:
        super().__init__("AH.spend-clues")
        self.n = n

    def run(self, s: Arkham, f: AFrame) -> None:
        for p in seats_in(s, f.it):
            take_tokens(s, f, s.players[p].card, CLUE, self.n.value(s, f), self.rule)

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        n = self.n.value(s, f)
        return not [i for i in ids if s.cards[i].clues >= n and not board.forbidden(s, CANNOT_SPEND_CLUES, i)]
