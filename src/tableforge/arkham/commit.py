"""ST.2 of a skill test: cards are committed to it, by the tester and by those at the same location."""

from __future__ import annotations

from tableforge.arkham import codes, moves
from tableforge.arkham.frames import Rider, TestFrame, TestMod
from tableforge.arkham.names import DO_COMMIT, WILD
from tableforge.arkham.state import AFrame, AOp, Arkham
from tableforge.kernel.ask import NOT_YET, PASS
from tableforge.words.frame import NOBODY


def committable(s: Arkham, t: TestFrame, p: int) -> list[int]:
    """The cards in a hand that may be committed to the test."""
    return [i for i in s.players[p].hand if may_commit(s, t, p, i) == ""]


def may_commit(s: Arkham, t: TestFrame, p: int, i: int) -> str:
    """The rule by which seat p may not commit card i of its hand to the test, "" where it may."""
    d = s.cards[i].d
    have = d.icons
    if have[t.skill] + have[WILD] == 0:
        return "AH.commit-what"
    if p != t.ctrl:
        if s.peril >= 0:
            return "AH.test-under-peril"
        if (
            s.players[p].at != s.players[t.ctrl].at
            or d.own_tests_only
            or [x for x in t.committed if s.cards[x].owner == p]
        ):
            return "AH.commit-others"
    if d.max_committed and len([x for x in t.committed if s.cards[x].d.title == d.title]) >= d.max_committed:
        return "AH.max-committed"
    return ""


def next_to_commit(s: Arkham, t: TestFrame) -> int:
    """The tester, or else the next investigator there, who has not passed; NOBODY where all have."""
    if t.ctrl not in t.passed:
        return t.ctrl
    for p in s.in_order(t.ctrl):
        if p not in t.passed and s.players[p].at == s.players[t.ctrl].at:
            return p
    return NOBODY


class Commit(AOp):
    """ST.2: the tester commits cards, then each other investigator there one, round and round until all have passed."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, TestFrame)
        p = next_to_commit(s, f)
        if p == NOBODY:
            return
        a = self.say(s, f, p)
        if a == NOT_YET:
            return
        f.pc -= 1
        if a == PASS:
            f.passed += (p,)
        else:
            f.passed = ()
            commit(s, f, p, codes.card_of(a))

    def say(self, s: Arkham, f: TestFrame, p: int) -> int:
        """What a seat commits, PASS, or NOT_YET; who can only pass is not asked, unless all are asked alike."""
        told = s.take_answers(f)
        if told:
            return told[0]
        cards = committable(s, f, p)
        if not cards and not (s.polls_alike and s.players[p].hand and (p == f.ctrl or s.peril < 0)):
            return PASS
        options = tuple([codes.act(DO_COMMIT, i) for i in cards])
        return s.ask(f, p, "commit", self.rule, (*options, PASS), always=s.polls_alike, stop=PASS)


def commit(s: Arkham, t: TestFrame, p: int, i: int) -> None:
    """Seat p commits card i; it is in none of the zones until the test ends (AH.committed-cards)."""
    moves.to_limbo(s, i, "AH.commit", "commit", p)
    t.committed += (i,)
    rider = s.cards[i].d.rider
    if rider is not None:
        ctx = AFrame(rider.prog, i, p)
        ctx.it = (t.target,) if t.target >= 0 else ()
        t.mods = t.mods + tuple([TestMod(m, ctx) for m in rider.mods])
        t.riders = t.riders + tuple([Rider(when, prog, ctx) for when, prog in rider.riders])
