"""What a scenario is: the cards it needs, how it is set up, and what each of its resolutions brings."""

from __future__ import annotations

from collections.abc import Mapping

from tableforge.arkham.conclude import Conclude
from tableforge.arkham.state import AOp
from tableforge.kernel.core import Program
from tableforge.tongue.text import Text


class Scenario:
    """A scenario of the campaign.

    sets          the encounter sets that are gathered      extra       the sets of a deck of its own
    perhaps       sets of which chance takes one            guests      single cards that may join from the box
    agendas, acts their decks, in order                     aside       cards of its sets that begin set aside
    setup         ops of step 10                            resolutions what each of them says, as ops; "none" among them
    won           the resolutions on an act                 introduction  passages, each with a flag of the log and whether it
                                                            must be there ("" for always)
    """

    def __init__(
        self,
        id: str,
        *,
        en: str,
        fr: str,
        reference: str,
        sets: tuple[str, ...],
        agendas: tuple[str, ...],
        acts: tuple[str, ...],
        setup: tuple[AOp, ...],
        resolutions: Mapping[str, tuple[AOp, ...]],
        won: tuple[str, ...],
        introduction: tuple[tuple[str, str, bool], ...],
        aside: tuple[str, ...] = (),
        extra: tuple[str, ...] = (),
        perhaps: tuple[str, ...] = (),
        guests: tuple[str, ...] = (),
    ) -> None:
        self.id = id
        self.title = Text(en, fr)
        self.reference = reference
        self.sets = sets
        self.agendas = agendas
        self.acts = acts
        aftermath = Conclude("AH.setup-forced-and-surge")
        self.set_up = Program(f"{id}#setup", tuple([op for step in setup for op in (step, aftermath)]))
        self.resolutions = {name: Program(f"{id}#{name}", ops) for name, ops in resolutions.items()}
        self.programs = {prog.name: prog for prog in (self.set_up, *self.resolutions.values())}
        self.won = won
        self.introduction = introduction
        self.aside = aside
        self.extra = extra
        self.perhaps = perhaps
        self.guests = guests

    def resolution(self, name: str) -> Program:
        """What a resolution says."""
        return self.resolutions[name]
