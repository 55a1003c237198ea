"""What people at a table may do beside the game: give up, agree on a draw, and go on without somebody who has left.

None of it is in a rulebook. What needs the consent of others is a proposal, which stands until all have answered or it
is withdrawn; it is kept with the table, so that those who play over days find it. Whoever waits for somebody whose line
is lost may, after a while, claim the game or let a bot play on; the seat stays theirs who left.
"""

from __future__ import annotations

import math
import random
import weakref
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from tableforge import bots
from tableforge.server import campaign_records, outcome, records, refusals
from tableforge.server import messages as m
from tableforge.server.clocks import DAYS
from tableforge.server.refusals import Refusal
from tableforge.tongue.text import Text

if TYPE_CHECKING:
    from tableforge.server.live import Client, Live

Json = dict[str, Any]
NOTE: Final = "proposal"  # in the note of a table: what waits for consent
DRAW: Final = "draw"
RESIGN: Final = "resign"
GIVE_UP: Final = "give-up"
WIN: Final = "win"
BOT: Final = "bot"
RETURN: Final = "return"
LEFT: Final = 60.0  # seconds after which somebody with a lost line has left, where a clock says that both are awaited
LEFT_UNHURRIED: Final = 600.0  # and where no clock says so: then a bot may be called, and nothing claimed
ASKS: Final = {
    DRAW: Text("{name} offers a draw.", "{name} propose la nulle."),
    GIVE_UP: Text("{name} would give the game up.", "{name} voudrait abandonner la partie."),
}


@dataclass(slots=True)
class Proposal:
    """What one seat wants and others must agree to."""

    id: int
    what: str
    seat: int
    waiting: list[int]

    def dump(self) -> Json:
        """Return it as the note of a table has it."""
        return {"id": self.id, "what": self.what, "seat": self.seat, "waiting": self.waiting}


class HouseRules:
    """The rules of the house at one table; its methods are called with the table's lock held."""

    def __init__(self, live: Live) -> None:
        # The table owns this: so it leaves at once when it is unloaded, and does not wait for the collector.
        self._live = weakref.ref(live)
        self.refused: dict[tuple[str, int], int] = {}  # what was refused to whom: after how many answers

    @property
    def live(self) -> Live:
        """The table that has these rules."""
        live = self._live()
        assert live is not None
        return live

    @property
    def proposal(self) -> Proposal | None:
        """What waits for consent; None where nothing does."""
        kept = self.live.record.note.get(NOTE)
        return None if kept is None else Proposal(**kept)

    # ------------------------------------------------------------ who may what
    def check_rules(self) -> None:
        """Raise Refusal where the house has no rules here: the game is over, a lesson, a puzzle, or a campaign's."""
        live = self.live
        live.check_in_memory()
        if live.over:
            raise Refusal(refusals.GAME_ENDED.fill(), "over", 409)
        if not live.is_in_earnest:
            raise Refusal(refusals.NO_HOUSE_RULES.fill(), "lesson", 409)

    def check_result(self) -> None:
        """Raise Refusal where a game may not end by a rule of the house."""
        self.check_rules()
        if campaign_records.NOTE in self.live.record.note:
            raise Refusal(refusals.CAMPAIGN_RULES.fill(), "campaign", 409)

    def others(self, client: Client) -> list[int]:
        """Return the seats of other people, also of those for whom a bot plays meanwhile."""
        return sorted(records.owned_seats(self.live.record) - {*client.held})

    def list_offers(self, client: Client) -> list[str]:
        """Return what a client may do by these rules while the game lasts: resign or give-up, draw."""
        live = self.live
        if not client.held or not live.is_in_earnest or campaign_records.NOTE in live.record.note:
            return []
        others = [c for c in live.record.chairs if c.seat not in client.held]
        draws = (
            others
            and not live.g.game.all_win_alike
            and all([c.kind != records.BOT or records.is_lent(c) for c in others])
        )
        return [GIVE_UP if live.g.game.all_win_alike else RESIGN, *([DRAW] if draws else [])]

    # ------------------------------------------------------------ giving up and draws
    async def resign(self, client: Client, seat: int) -> None:
        """Give up: the others win; where all win or lose together, all must agree.

        Raises Refusal where that cannot be done.
        """
        self.check_result()
        others = self.others(client)
        if self.live.g.game.all_win_alike and others:
            await self.propose(GIVE_UP, seat, others)
        else:
            await self.end(outcome.RESIGNED, seat)

    async def offer_draw(self, client: Client, seat: int) -> None:
        """Offer a draw to all others.

        Raises Refusal where all win or lose together, or a bot plays.
        """
        self.check_result()
        others = [c.seat for c in self.live.record.chairs if c.seat not in client.held]
        if self.live.g.game.all_win_alike:
            raise Refusal(refusals.NO_DRAW.fill(), "no-draw", 409)
        if not others or any([self.live.record.chairs[other].kind != records.PERSON for other in others]):
            raise Refusal(refusals.DRAW_ALONE.fill(), "no-draw", 409)
        await self.propose(DRAW, seat, others)

    async def propose(self, what: str, seat: int, others: list[int]) -> None:
        """Ask others for their consent.

        Raises Refusal where something waits already, or the same was refused and nobody has answered since.
        """
        if self.proposal is not None:
            raise Refusal(refusals.PROPOSED.fill(), "proposal", 409)
        if self.refused.get((what, seat)) == self.live.number:
            raise Refusal(refusals.REFUSED_ALREADY.fill(), "proposal", 409)
        await self.keep(Proposal(random.getrandbits(32), what, seat, others))
        for client in self.live.clients:
            self.tell(client)

    async def settle(self, q: m.Settle) -> None:
        """Take one seat's answer to a proposal; whoever made it may withdraw it.

        Raises Refusal where no such proposal waits for that seat.
        """
        self.check_result()
        found = self.proposal
        withdrawn = found is not None and q.seat == found.seat and not q.yes
        if found is None or found.id != q.proposal or not (withdrawn or q.seat in found.waiting):
            raise Refusal(refusals.NO_PROPOSAL.fill(), "proposal", 409)
        if not q.yes:
            await self.keep(None)
            if not withdrawn:
                self.refused[found.what, found.seat] = self.live.number
            self.tell_result(found, False, refusals.WITHDREW if withdrawn else refusals.REFUSES, q.seat)
        elif found.waiting != [q.seat]:
            found.waiting.remove(q.seat)
            await self.keep(found)
            for client in self.live.clients:
                self.tell(client)
        else:
            await self.end(outcome.DRAWN if found.what == DRAW else outcome.RESIGNED, outcome.NOBODY)
            self.tell_result(found, True, refusals.AGREED, q.seat)

    async def keep(self, proposal: Proposal | None) -> None:
        """Write what waits for consent.

        Raises Refusal where it could not be written; then nothing has changed.
        """
        live = self.live
        note = {name: value for name, value in live.record.note.items() if name != NOTE}
        record = replace(live.record, note=note if proposal is None else {**note, NOTE: proposal.dump()})
        await live.write(lambda c: records.change_note(c, record))
        live.record = record

    def tell(self, client: Client) -> None:
        """Send a client what waits for consent, if anything does."""
        x = self.proposal
        if x is not None:
            text = ASKS[x.what].fill(name=self.live.name_of(x.seat, client.lang)).text(client.lang)
            client.send(
                m.ProposalMessage(proposal=x.id, what=x.what, seat=x.seat, text=text, waiting=sorted(x.waiting))
            )

    def tell_result(self, x: Proposal, agreed: bool, why: Text, seat: int) -> None:
        """Tell everybody what became of a proposal."""
        for client in self.live.clients:
            text = why.fill(name=self.live.name_of(seat, client.lang)).text(client.lang)
            client.send(m.ProposalResult(proposal=x.id, what=x.what, agreed=agreed, text=text))

    async def end(self, how: str, seat: int) -> None:
        """End the game by a rule of the house: `seat` loses it, or nobody.

        Raises Refusal where that could not be written.
        """
        live = self.live
        await live.end_by_house(outcome.end_by_house(live.g.game, len(live.record.chairs), how, seat))

    # ------------------------------------------------------------ somebody has left
    def away(self) -> list[m.AwaySeat]:
        """Return the seats that the game waits for and whose line is lost: what may be done about it, and in how long."""
        live = self.live
        if not live.lost or live.over or live.clock_rule.kind == DAYS:
            return []
        runs = live.clock_rule.is_live and not records.awaited_seats(live.record)
        game, patience = live.g.game, LEFT if runs else LEFT_UNHURRIED
        ends = runs and not game.all_win_alike and campaign_records.NOTE not in live.record.note
        return [
            m.AwaySeat(seat, max(0.0, round(patience - live.seconds_awaited(seat), 1)), [*([WIN] if ends else []), BOT])
            for seat in live.g.asked
            if seat in live.lost and live.record.chairs[seat].kind == records.PERSON
        ]

    async def claim(self, client: Client, q: m.Claim) -> None:
        """Go on without somebody who has left: claim the game, let a bot play, or take one's own seat back from it.

        Raises Refusal where nobody has left that seat, or not for long enough.
        """
        self.check_rules()
        chair = next((c for c in self.live.record.chairs if c.seat == q.of), None)
        if chair is None:
            raise Refusal(refusals.NOT_AWAY.fill(), "claim", 409)
        if q.how == RETURN:
            if q.of not in client.held or not records.is_lent(chair):
                raise Refusal(refusals.NOT_LENT.fill(), "claim", 409)
            await self.live.hall.change_chair(self.live, replace(chair, kind=records.PERSON, bot=""))
            return
        if q.of in client.held:
            raise Refusal(refusals.OWN_SEAT.fill(), "claim", 403)
        found = next((x for x in self.away() if x.seat == q.of), None)
        if found is None or q.how not in found.may:
            raise Refusal((refusals.NOT_AWAY if found is None else refusals.NO_CLAIM).fill(), "claim", 409)
        if found.wait > 0:
            raise Refusal(refusals.TOO_SOON.fill(n=math.ceil(found.wait)), "claim", 409)
        if q.how == WIN:
            await self.end(outcome.CLAIMED, q.of)
        else:
            bot = bots.usual(self.live.record.game)
            await self.live.hall.change_chair(self.live, replace(chair, kind=records.BOT, bot=bot))
