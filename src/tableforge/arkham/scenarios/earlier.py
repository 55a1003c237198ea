"""A scenario on its own: what the earlier ones of the campaign came to, by the players' choice or by default.

Earlier scenarios are gone through on paper (AH.standalone-earlier-scenarios): the players name a resolution for each, Resolution 1
where they say nothing, and which cultists got away; its results are recorded, and no experience is counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tableforge.arkham import refusals
from tableforge.arkham.names import DAMAGE
from tableforge.arkham.scenarios import IDS, scenario
from tableforge.arkham.scenarios.ops import EACH, EarnCard, LeadDeadOffers, Record, RecordNames, SufferTrauma
from tableforge.errors import BadSetup
from tableforge.kernel.core import AnyOp
from tableforge.tongue.spelling import unknown

USUAL: Final = "R1"


class Past(NamedTuple):
    """What has happened before a scenario: the campaign log, the trauma of the lead and of everybody, the lead's story cards."""

    log: tuple[str, ...] = ()
    lead: tuple[int, int] = (0, 0)
    each: tuple[int, int] = (0, 0)
    cards: tuple[str, ...] = ()


def past(id: str, resolutions: Sequence[str] = (), got_away: Sequence[str] = ()) -> Past:
    """The past of a scenario that is played on its own; `resolutions` are those of the earlier ones, in order."""
    earlier = IDS[: IDS.index(id)]
    if len(resolutions) > len(earlier):
        raise BadSetup(refusals.TOO_MUCH_PAST.fill(n=len(resolutions), before=len(earlier)))
    found = Past()
    for k, before in enumerate(earlier):
        name = resolutions[k] if k < len(resolutions) else USUAL
        if name not in scenario(before).resolutions:
            raise BadSetup(unknown(refusals.NO_RESOLUTION, name, scenario(before).resolutions))
        for op in scenario(before).resolution(name).ops:
            found = on_paper(found, op, got_away)
    if got_away and not [name for name in found.log if "/" in name]:
        raise BadSetup(refusals.NOBODY_TO_GET_AWAY.fill())
    return found


def on_paper(found: Past, op: AnyOp, got_away: Sequence[str]) -> Past:
    """What one instruction of a resolution leaves behind."""
    if isinstance(op, Record):
        return found._replace(log=(*found.log, op.flag))
    if isinstance(op, RecordNames):
        for name in got_away:
            if name not in op.ids:
                raise BadSetup(unknown(refusals.NO_CULTIST, name, op.ids))
        names = [f"{op.away if name in got_away else op.found}/{name}" for name in op.ids]
        return found._replace(log=(*found.log, *names))
    if isinstance(op, SufferTrauma):
        more = (op.n, 0) if op.kind == DAMAGE else (0, op.n)
        if op.whom == EACH:
            return found._replace(each=(found.each[0] + more[0], found.each[1] + more[1]))
        return found._replace(lead=(found.lead[0] + more[0], found.lead[1] + more[1]))
    if isinstance(op, (EarnCard, LeadDeadOffers)):
        return found._replace(cards=(*found.cards, op.id))
    return found
