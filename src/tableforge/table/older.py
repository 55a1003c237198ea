"""A game that another version of Tableforge wrote down, taken up again as far as its answers fit today's rules.

Saves name the version that wrote them.  Where a later version asks otherwise, a game goes on from the last place that fits:
a question that was not asked then is declined where the answer fits behind it, who passed where nobody is asked now has passed,
and the first other answer that fits nothing ends the replay.  A game that keeps checkpoints goes on from its last one where that is
further.  What players are told of it names both versions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from tableforge.errors import BadSave, TableforgeError
from tableforge.table import refusals
from tableforge.tongue.text import Text, in_every

if TYPE_CHECKING:
    from tableforge.kernel.game import Game
    from tableforge.table.sitting import Sitting

    Start = Callable[[Game, "Json"], Sitting]

Json = dict[str, Any]
UNNAMED: Final = "0.1.0"  # the last version whose saves did not name theirs
PASSED: Final = "pass"  # the key by which a seat lets a window go by, in every game that has them
MOST_NEW: Final = 4  # limit of new questions answered between two recorded answers


def version_of(body: Json) -> str:
    """The version that wrote a save."""
    return str(body.get("version", UNNAMED))


def present_version() -> str:
    """Return the version of Tableforge that runs."""
    from tableforge import __version__

    return __version__


def is_older(body: Json) -> bool:
    """Whether a save is of another version than this one."""
    return version_of(body) != present_version()


def resume_older(game: Game, body: Json, start: Start) -> Sitting:
    """Return the game of another version's save, from the last place that fits; `notice` says where, with both versions.

    `start` opens a save before its first answer.  Raises BadSave where nothing fits.
    """
    versions = {"was": version_of(body), "now": present_version()}
    try:
        g = start(game, body)
    except BadSave as e:
        raise BadSave(refusals.OTHER_VERSION.fill(**versions, why=in_every(e.text))) from None
    keys = body["answers"]
    fit = 0
    misfit: TableforgeError | None = None
    for key in keys:
        misfit = answer_as_before(g, key)
        if misfit is not None and key.rpartition(">")[2] != PASSED:
            break
        misfit = None  # a pass that is no longer asked for is skipped
        fit += 1
    kept = body.get("kept")
    if fit < len(keys) and isinstance(kept, dict) and isinstance(kept.get("answers"), int) and kept["answers"] > fit:
        return resume_from_checkpoint(game, body, versions, start)
    if misfit is not None and fit == 0:
        raise BadSave(refusals.OTHER_VERSION.fill(**versions, why=in_every(misfit.text)))
    g.notice = describe_changes(g, body, fit, versions)
    return g


def answer_as_before(g: Sitting, key: str) -> TableforgeError | None:
    """Give an answer of then; what speaks against it, if anything.

    Questions that are new are answered on the way, where they have one answer or one that declines, if the answer fits then.
    """
    try:
        g.answer(key)
        return None
    except TableforgeError as e:
        misfit = e
    ahead = g.clone()
    for _ in range(MOST_NEW):
        if not decline(ahead):
            break
        try:
            ahead.answer(key)
        except TableforgeError:
            continue
        g._replace_by(ahead)
        return None
    return misfit


def decline(g: Sitting) -> bool:
    """Answer what one seat is asked by its only option, or by the one that declines; whether it has one."""
    d = g.decision
    if d is None:
        return False
    given = d.options[0] if len(d.options) == 1 else d.idle
    if given is None:
        return False
    g.answer(given.key, seat=d.seat)
    return True


def resume_from_checkpoint(game: Game, body: Json, versions: dict[str, str], start: Start) -> Sitting:
    """Return the game as it stood when it could be left last.  Raises BadSave where nothing of it fits today."""
    try:
        setup, notice = game.persistence.resume(with_defaults(game, body["setup"]), body["kept"].get("memoir"))
        out = start(game, {**body, "setup": setup})
    except BadSave as e:
        raise BadSave(refusals.OTHER_VERSION.fill(**versions, why=in_every(e.text))) from None
    out.notice = refusals.FROM_MEMOIR.fill(**versions, notice=notice)
    return out


def with_defaults(game: Game, setup: Json) -> Json:
    """The set-up of a save with the settings that came since then, as they are by default."""
    try:
        return {**game.persistence.restore_setup(setup), **setup}
    except TableforgeError:  # laying out the set-up will report what is wrong with it
        return setup


def describe_changes(g: Sitting, body: Json, fit: int, versions: dict[str, str]) -> Text | None:
    """What players should know before they go on; None where the game stands as it was left."""
    of = len(body["answers"])
    if fit < of:
        return refusals.GOES_ON_EARLIER.fill(**versions, fit=fit, of=of)
    same = body.get("digest") in (None, g.digest())
    return None if same and len(g.answers) == of else refusals.GOES_ON.fill(**versions)
