"""What Lamplighters refuses, in every language."""

from __future__ import annotations

from typing import Final

from tableforge.tongue.text import Text

OVER: Final = Text("The game is over.", "La partie est finie.")
NO_CARD: Final = Text("there is no card {name!r}", "il n’y a pas de carte {name!r}")
NO_PLACE: Final = Text("there is no place {name!r}", "il n’y a pas de lieu {name!r}")
NO_STEP: Final = Text("there is no step {name!r}", "il n’y a pas d’étape {name!r}")
NO_ZONE: Final = Text("there is no zone {name!r}", "il n’y a pas de zone {name!r}")
A_POSITION: Final = Text("a position is a dict", "une position est un dict")
A_PLAYER: Final = Text("a player is a dict", "un joueur est un dict")
LAMPS_BURN: Final = Text("lamps burn where they stand", "les lampes brûlent où elles sont")
A_SCRIPT: Final = Text("chance is a list of numbers", "« chance » est une liste de nombres")
