"""What Lamplighters refuses, in every language."""

from __future__ import annotations

from typing import Final

from tableforge.tongue.both import Both

OVER: Final = Both("The game is over.", "La partie est finie.")
NO_CARD: Final = Both("there is no card {name!r}", "il n’y a pas de carte {name!r}")
NO_PLACE: Final = Both("there is no place {name!r}", "il n’y a pas de lieu {name!r}")
NO_STEP: Final = Both("there is no step {name!r}", "il n’y a pas d’étape {name!r}")
NO_ZONE: Final = Both("there is no zone {name!r}", "il n’y a pas de zone {name!r}")
A_POSITION: Final = Both("a position is a dict", "une position est un dict")
A_PLAYER: Final = Both("a player is a dict", "un joueur est un dict")
LAMPS_BURN: Final = Both("lamps burn where they stand", "les lampes brûlent où elles sont")
A_SCRIPT: Final = Both("chance is a list of numbers", "« chance » est une liste de nombres")
