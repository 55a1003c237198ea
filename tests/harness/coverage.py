"""Which steps of which card's programs the tests have run, and which they have not, in every game.

`pytest --op-coverage` collects them over all workers and fails, naming what is missing, unless every op of every card ran.
"""

from __future__ import annotations

from harness import GAMES, facts

Step = tuple[str, int]


def wanted(game: str) -> set[Step]:
    """Every step of every card of a game."""
    return {(prog.name, k) for prog in facts(game).programs() for k in range(len(prog.ops))}


def missing(covered: dict[str, set[Step]]) -> dict[str, list[int]]:
    """The steps that no test ran, by game and program."""
    out: dict[str, list[int]] = {}
    for game in GAMES:
        for name, k in sorted(wanted(game) - covered[game]):
            out.setdefault(f"{game} {name}", []).append(k)
    return out


def report(covered: dict[str, set[Step]]) -> str:
    """One line when all is covered, else one line for each program with what it lacks."""
    lacks = missing(covered)
    if not lacks:
        return "\n".join(
            f"op coverage: {game}: all {len(wanted(game))} steps were run by ruling tests" for game in GAMES
        )
    lines = [f"  {name}: steps {', '.join(map(str, ks))}" for name, ks in lacks.items()]
    return f"op coverage: {len(lacks)} programs have steps that no ruling test runs:\n" + "\n".join(lines)
