"""Games as environments for programs that learn: PettingZoo, Gymnasium, batches of arrays, OpenSpiel.

Each door needs a package that is installed with `pip install "tableforge[envs]"`, the last one `"tableforge[spiel]"`:

    env = envs.aec("keyforge")                    PettingZoo: every seat is an agent
    env = envs.seat("arkham", others="scout")     Gymnasium: one seat; bots hold the others
    many = envs.batch("keyforge", 256)            arrays of 256 games, which begin anew by themselves
    game = envs.spiel("keyforge")                 a game of OpenSpiel, with explicit chance

All of them take `flavour`, `reward`, `blocks`, `places` and `forced`, and the settings of the game.  docs/envs.md has the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tableforge.extras import need
from tableforge.kernel.columns import Layout, NumberColumn

if TYPE_CHECKING:
    import pyspiel

    from tableforge.envs.aec_env import TableEnv
    from tableforge.envs.batch_env import BatchEnv
    from tableforge.envs.seat_env import SeatEnv


def aec(game: str, **options: Any) -> TableEnv:
    """A game as an environment of PettingZoo; every seat is an agent.

    `raw=True` raises on an illegal action, where it else loses; `flat=True` joins the blocks; `max_steps` cuts a game off.
    """
    need("pettingzoo", "envs")
    from tableforge.envs.aec_env import TableEnv

    return TableEnv(game, **options)


def seat(game: str, **options: Any) -> SeatEnv:
    """One seat of a game as an environment of Gymnasium; `seat` says which, `others` names the bot that holds the others."""
    need("gymnasium", "envs")
    from tableforge.envs.seat_env import SeatEnv

    return SeatEnv(game, **options)


def batch(game: str, games: int = 64, **options: Any) -> BatchEnv:
    """Many games at once as arrays; `processes` share them, `others` names the bot of the seats that are not `seat`."""
    need("gymnasium", "envs")
    from tableforge.envs.batch_env import BatchEnv

    return BatchEnv(game, games, **options)


def spiel(game: str, **options: Any) -> pyspiel.Game:
    """A game of OpenSpiel; its chance is explicit, and `str` of it loads the same game again."""
    need("pyspiel", "spiel")
    from tableforge.envs.spiel_game import load

    return load(game, **options)


def layout(game: str, **options: Any) -> Layout:
    """The columns of a game's blocks, each with its name and what it says; it needs no package."""
    from tableforge.envs.play import Play

    return Play(game, **options).encoder.layout


__all__ = ["NumberColumn", "Layout", "aec", "batch", "layout", "seat", "spiel"]
