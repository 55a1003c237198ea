"""A game that another version of Tableforge wrote down, taken up again as far as its answers fit today's rules.

Saves name the version that wrote them.  Where a later version asks otherwise, a game goes on from the last place that fits:
a question that was not asked then and has one answer is answered, and the first answer that fits nothing ends the replay.  A game
that keeps memoirs goes on from its last one where that is further.  What players are told of it names both versions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tableforge.errors import BadSave, TableforgeError
from tableforge.table import refusals
from tableforge.tongue.both import Both, in_every

if TYPE_CHECKING:
    from tableforge.kernel.game import Game
    from tableforge.table.sitting import Sitting

Json = dict[str, Any]
UNNAMED: Final = "0.1.0"  # the last version whose saves did not name theirs
MOST_NEW: Final = 50  # new questions between two answers: a game that asks more is another game


def version_of(body: Json) -> str:
    """The version that wrote a save."""
    return str(body.get("version", UNNAMED))


def present_version() -> str:
    from tableforge import __version__

    return __version__


def is_older(body: Json) -> bool:
    """Whether a save is of another version than this one."""
    return version_of(body) != present_version()


def take_up(game: Game, body: Json) -> Sitting:
    """The game of another version's save, from the last place that fits; `notice` says where, with both versions.

    BadSave where nothing fits.
    """
    from tableforge.table.sitting import before_answers

    versions = {"was": version_of(body), "now": present_version()}
    try:
        g = before_answers(game, body)
    except BadSave as e:
        raise BadSave(refusals.OTHER_VERSION.fill(**versions, why=in_every(e.text))) from None
    keys = body["answers"]
    fit = 0
    misfit: TableforgeError | None = None
    for key in keys:
        misfit = answer_as_before(g, key)
        if misfit is not None:
            break
        fit += 1
    kept = body.get("kept")
    if fit < len(keys) and isinstance(kept, dict) and isinstance(kept.get("answers"), int) and kept["answers"] > fit:
        return from_memoir(game, body, versions)
    if misfit is not None and fit == 0:
        raise BadSave(refusals.OTHER_VERSION.fill(**versions, why=in_every(misfit.text)))
    g.notice = told(g, body, fit, versions)
    return g


def answer_as_before(g: Sitting, key: str) -> TableforgeError | None:
    """Give an answer of then, and before it the only answer to each question that is new; what speaks against it, if anything."""
    for _ in range(MOST_NEW):
        try:
            g.answer(key)
            return None
        except TableforgeError as e:
            d = g.decision
            if d is None or len(g.asked) != 1 or len(d.options) != 1:
                return e
            g.answer(0)
    return TableforgeError(refusals.TOO_MANY_NEW.fill(most=MOST_NEW))


def from_memoir(game: Game, body: Json, versions: dict[str, str]) -> Sitting:
    """The game as it stood when it could be left last."""
    from tableforge.table.sitting import before_answers

    try:
        setup, notice = game.mended(body["setup"], body["kept"].get("memoir"))
        out = before_answers(game, {**body, "setup": setup})
    except BadSave as e:
        raise BadSave(refusals.OTHER_VERSION.fill(**versions, why=in_every(e.text))) from None
    out.notice = refusals.FROM_MEMOIR.fill(**versions, notice=notice)
    return out


def told(g: Sitting, body: Json, fit: int, versions: dict[str, str]) -> Both | None:
    """What players should know before they go on; None where the game stands as it was left."""
    of = len(body["answers"])
    if fit < of:
        return refusals.GOES_ON_EARLIER.fill(**versions, fit=fit, of=of)
    same = body.get("digest") in (None, g.digest())
    return None if same and len(g.answers) == of else refusals.GOES_ON.fill(**versions)
