"""What happens where a posed position is tried: by each edition of the rules, and where the editions part."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal

from tableforge import games
from tableforge.errors import TableforgeError
from tableforge.judge import refusals
from tableforge.judge.posed import Posed, edition_of_posed, edition_setting, lay_posed, with_edition
from tableforge.judge.posing import list_facts
from tableforge.kernel.event import Event
from tableforge.table.handle import Handle
from tableforge.table.sitting import WRONG_KIND, Sitting
from tableforge.tongue.text import Text, in_every

Likeness = Literal["same", "rules", "other"]  # how an edition stands to the one that was asked for
SAME: Final = "same"
OTHER_RULES: Final = "rules"
OTHER: Final = "other"


@dataclass(frozen=True, slots=True)
class EditionTrial:
    """A position tried by one edition: the game as it then stands, and what is new in it.

    `fitted` counts the answers that were possible; `refused` says why the next one was not. Where the position itself does not
    hold, there is no game. `likeness` says whether the edition asked for comes to the same.
    """

    edition: str
    g: Sitting | None
    fitted: int
    refused: Text | None
    likeness: Likeness = SAME

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, the first thing that the position itself led to."""
        return [] if self.g is None else self.g.events


def try_edition(posed: Posed) -> EditionTrial:
    """Return what happens by the edition that a position says; an answer that does not fit ends it.

    Raises BadSetup where no game could have the position.
    """
    g = lay_posed(posed)
    edition = edition_of_posed(posed)
    for n, key in enumerate(posed.answers):
        try:
            Handle(g).answer(key)
        except TableforgeError as e:
            why = refusals.ANSWER_MISFIT.fill(n=n + 1, key=key, why=in_every(e.text))
            return EditionTrial(edition, g, n, why)
        except WRONG_KIND:
            return EditionTrial(edition, g, n, refusals.ANSWER_MISFIT.fill(n=n + 1, key=key, why=refusals.WRONG_VALUE))
    return EditionTrial(edition, g, len(posed.answers), None)


def try_out(posed: Posed) -> list[EditionTrial]:
    """Return what happens by each edition, the one that the position says first.

    Raises BadSetup where no game could have the position by its own edition.
    """
    own = try_edition(posed)
    out = [own]
    game = games.game(posed.game)
    if not edition_setting(game):
        return out
    mark, rules = sign_outcome(own)
    for edition in game.editions:
        if edition == own.edition:
            continue
        try:
            found = try_edition(with_edition(posed, edition))
        except TableforgeError as e:
            out.append(EditionTrial(edition, None, 0, in_every(e.text), OTHER))
            continue
        other, cited = sign_outcome(found)
        likeness: Likeness = OTHER if other != mark else OTHER_RULES if cited != rules else SAME
        out.append(EditionTrial(edition, found.g, found.fitted, found.refused, likeness))
    return out


NAMES_EDITION: Final = ("edition", "rules")  # facts of the table that differ by themselves


def sign_outcome(trial: EditionTrial) -> tuple[Any, Any]:
    """Return what an outcome is known by, without the rules that it cites, and those rules."""
    g = trial.g
    assert g is not None
    told = [(e.kind, e.seat, e.amount, e.note, tuple(e.cards)) for e in g.events]
    facts = [pair for pair in list_facts(g) if pair[0][1] not in NAMES_EDITION]
    asked = [(d.seat, d.kind, [o.key for o in d.options]) for d in g.asked.values()]
    return (trial.fitted, g.over, told, facts, asked), [e.rule for e in g.events]
