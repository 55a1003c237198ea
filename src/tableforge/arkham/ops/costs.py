"""Costs: each knows whether it can be paid, and pays as a whole."""

from __future__ import annotations

from tableforge.arkham import board, damage, enemies, moves, story
from tableforge.arkham.names import CANNOT_LEAVE_PLAY, CANNOT_SPEND_CLUES, CLUE, DAMAGE, HEALTH, SANITY, SEATED
from tableforge.arkham.ops.tokens import take_tokens
from tableforge.arkham.questions.amounts import tokens_on
from tableforge.arkham.state import AFrame, Arkham, Cost
from tableforge.kernel.ask import NOT_YET
from tableforge.words.amounts import Amount
from tableforge.words.node import SetNode


class PayExhaust(Cost):
    """Exhaust the card."""

    def __init__(self) -> None:
        super().__init__("AH.initiation-pay-costs")

    def payable(self, s: Arkham, f: AFrame) -> bool:
        return not s.cards[f.src].exhausted

    def run(self, s: Arkham, f: AFrame) -> None:
        enemies.exhaust(s, f.src, self.rule)


class PayTokens(Cost):
    """Spend your resources or clues, or uses of the card."""

    def __init__(self, kind: int, n: Amount, of: SetNode) -> None:
        super().__init__("AH.spend-clues" if kind == CLUE else "AH.initiation-pay-costs")
        self.kind = kind
        self.n = n
        self.of = of

    def payable(self, s: Arkham, f: AFrame) -> bool:
        ids = self.of.ids(s, f)
        if self.kind == CLUE and ids and board.forbidden(s, CANNOT_SPEND_CLUES, ids[0]):
            return False
        return bool(ids) and tokens_on(s, ids[0], self.kind) >= self.n.value(s, f)

    def run(self, s: Arkham, f: AFrame) -> None:
        take_tokens(s, f, self.of.ids(s, f)[0], self.kind, self.n.value(s, f), self.rule)


class PayAsGroup(Cost):
    """Several investigators spend clues together; in player order each says how many (AH.as-a-group)."""

    def __init__(self, n: Amount, group: SetNode) -> None:
        super().__init__("AH.as-a-group")
        self.n = n
        self.group = group

    def seats(self, s: Arkham, f: AFrame) -> list[int]:
        """Who may contribute."""
        return [p for p in story.spenders(s) if self.group.match(s, f, s.players[p].card)]

    def payable(self, s: Arkham, f: AFrame) -> bool:
        return story.clues_of(s, self.seats(s, f)) >= self.n.value(s, f)

    def run(self, s: Arkham, f: AFrame) -> None:
        if story.spend_clues(s, f, self.n.value(s, f), self.seats(s, f), self.rule):
            f.full = True


class PayDiscardThis(Cost):
    """Discard the card."""

    def __init__(self) -> None:
        super().__init__("AH.initiation-pay-costs")

    def payable(self, s: Arkham, f: AFrame) -> bool:
        return s.in_play(f.src) and not board.forbidden(s, CANNOT_LEAVE_PLAY, f.src)

    def run(self, s: Arkham, f: AFrame) -> None:
        moves.discard(s, f.src, self.rule)


class PayCards(Cost):
    """Choose so many cards and discard them; a weakness never pays (AH.weakness-never-pays)."""

    def __init__(self, sel: SetNode, n: Amount) -> None:
        super().__init__("AH.paying-from-out-of-play")
        self.sel = sel
        self.n = n

    def fit(self, s: Arkham, f: AFrame) -> list[int]:
        return [i for i in self.sel.ids(s, f) if not s.cards[i].d.weakness and i != f.src]

    def payable(self, s: Arkham, f: AFrame) -> bool:
        return len(self.fit(s, f)) >= self.n.value(s, f)

    def run(self, s: Arkham, f: AFrame) -> None:
        rest = self.fit(s, f)
        got: list[int] = []
        for left in range(self.n.value(s, f), 0, -1):
            if len(rest) == left and not moves.pile_is_read(s, f.ctrl):
                got.extend(rest)  # all of them go, and in which order is nobody's concern
                break
            k = s.ask(f, f.ctrl, "pay-card", self.rule, tuple(rest), None, left, left)
            if k == NOT_YET:
                return
            got.append(k)
            rest = [i for i in rest if i != k]
        for i in got:
            moves.discard(s, i, self.rule)


class PayHarm(Cost):
    """Damage or horror to this card, or to you; it must be possible to deal it (AH.damage-as-a-cost)."""

    def __init__(self, kind: int, n: Amount, to: SetNode) -> None:
        super().__init__("AH.damage-as-a-cost")
        self.kind = kind
        self.n = n
        self.to = to

    def payable(self, s: Arkham, f: AFrame) -> bool:
        stat = HEALTH if self.kind == DAMAGE else SANITY
        return all([s.cards[i].zone == SEATED or board.remaining(s, i, stat) > 0 for i in self.to.ids(s, f)])

    def run(self, s: Arkham, f: AFrame) -> None:
        ids = self.to.ids(s, f)
        n = self.n.value(s, f)
        damage.deal(s, f, tuple([(i, self.kind, n, False) for i in ids]), by=f.ctrl)
