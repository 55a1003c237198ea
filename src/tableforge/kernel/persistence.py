"""How a game outlives the process that plays it: saves that meet changed content, and states that are pickled."""

from __future__ import annotations

from tableforge.kernel import pickling
from tableforge.kernel.aspect import Aspect, S
from tableforge.kernel.core import Program
from tableforge.kernel.settings import Json
from tableforge.tongue.text import Text


class Persistence(Aspect[S]):
    """What saves and other processes ask.  A game whose content never changes need say nothing here."""

    def restore_setup(self, setup: dict[str, Json]) -> dict[str, Json]:
        """Return the set-up that a save brings, checked again; it may name nothing outside the save.

        Raises BadSetup where it does not hold today.
        """
        return self.game.setup(**setup)

    def same_content(self, setup: dict[str, Json]) -> bool:
        """Return whether what the game is played with is still as it was when this set-up was made."""
        return True

    def checkpoint(self, s: S) -> dict[str, Json] | None:
        """Return what a save keeps of a position beside the answers, so that a game outlives a change of its content.

        None where the game cannot be taken up again from this position.
        """
        return None

    def resume(self, setup: dict[str, Json], checkpoint: Json) -> tuple[dict[str, Json], Text]:
        """Return the set-up of a game that goes on from a checkpoint with today's content, and a notice for its players."""
        raise AssertionError("a game that keeps checkpoints says how it goes on from one")

    def reseed_setup(self, setup: dict[str, Json], seed: int) -> dict[str, Json]:
        """Return a checked set-up whose game owes all its chance to a seed, also where it goes on from a checkpoint."""
        return setup

    def position_text(self, s: S) -> str:
        """Return all of a position as text: what `repr` makes of its dump.  Digests are taken of it."""
        return repr(s.dump())

    def persistent_id(self, x: object) -> pickling.Name | None:
        """Return the name of an object that every process has of its own, such as a program; None for what is pickled."""
        return ("program", x.name) if isinstance(x, Program) else None

    def persistent_load(self, name: pickling.Name) -> object:
        """Return the object of that name in this process.  Raises LookupError where there is none."""
        return pickling.programs(type(self.game).__module__.rpartition(".")[0])[name[1]]
