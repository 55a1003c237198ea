"""Damage, horror, healing, defeat, trauma."""

from __future__ import annotations

from tableforge.arkham import damage
from tableforge.arkham.names import DAMAGE, HORROR, SEATED
from tableforge.arkham.ops.common import doer, per_card, report, seats_in
from tableforge.arkham.questions.amounts import tokens_on
from tableforge.arkham.state import AFrame, AOp, Arkham
from tableforge.words.amounts import Amount


class Deal(AOp):
    """Damage, horror or both, dealt as one packet to every card that is meant."""

    def __init__(self, kinds: tuple[int, ...], n: Amount, direct: bool) -> None:
        super().__init__("AH.direct-damage" if direct else "AH.damage-to-several")
        self.kinds = kinds
        self.n = n
        self.direct = direct

    def run(self, s: Arkham, f: AFrame) -> None:
        packets: list[tuple[int, int, int, bool]] = []
        for i in f.it:
            if s.in_play(i):
                n = per_card(s, f, self.n, i)
                packets.extend([(i, kind, n, self.direct) for kind in self.kinds if n > 0])
        f.full = bool(packets)
        if packets:
            damage.deal(s, f, tuple(packets), by=doer(s, f))

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        if self.n.least() > 0:
            return not [i for i in ids if self.hurts(s, i)]
        return not [i for i in ids if self.hurts(s, i) and per_card(s, f, self.n, i) > 0]

    def hurts(self, s: Arkham, i: int) -> bool:
        """Whether the card can be dealt such a thing at all (AH.no-health-is-not-zero)."""
        d = s.cards[i].d
        return (DAMAGE in self.kinds and d.health >= 0) or (HORROR in self.kinds and d.sanity >= 0)


class Heal(AOp):
    """Damage or horror is taken off the cards that are meant."""

    def __init__(self, kind: int, n: Amount) -> None:
        super().__init__("AH.heal")
        self.kind = kind
        self.n = n

    def run(self, s: Arkham, f: AFrame) -> None:
        done = [i for i in f.it if damage.heal(s, i, self.kind, per_card(s, f, self.n, i)) > 0]
        report(f, done, len(f.it))

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return not [i for i in ids if tokens_on(s, i, self.kind) > 0]


class Trauma(AOp):
    """Investigators suffer trauma, which stays in the campaign; the eliminated do, too."""

    def __init__(self, kind: int, n: int) -> None:
        super().__init__("AH.trauma-from-defeat")
        self.kind = kind
        self.n = n

    def run(self, s: Arkham, f: AFrame) -> None:
        for p in [s.cards[i].owner for i in f.it if s.cards[i].zone == SEATED]:
            damage.trauma(s, p, self.kind, self.n, self.rule)


class Defeat(AOp):
    """Investigators or enemies are defeated by the card itself."""

    def __init__(self) -> None:
        super().__init__("AH.defeated-by-ability")

    def run(self, s: Arkham, f: AFrame) -> None:
        for i in reversed(f.it):  # the frame called last runs first
            damage.defeat(s, f, i, doer(s, f), 0)

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return not ids


class LoseExperience(AOp):
    """Less experience is earned for this scenario."""

    def __init__(self, n: int) -> None:
        super().__init__("AH.experience-never-negative")
        self.n = n

    def run(self, s: Arkham, f: AFrame) -> None:
        for p in seats_in(s, f.it) or [f.ctrl]:
            s.changes = (*s.changes, ("experience", p, str(-self.n)))
            s.emit(self.rule, "experience", p, (s.players[p].card,), -self.n, f.src)
