"""Which steps of which card's programs the ruling tests have run, and which they have not.

`pytest --op-coverage` collects them over all workers and fails, naming what is missing, unless every op of every card ran.
"""

from __future__ import annotations

from tableforge.kernel.core import Program
from tableforge.keyforge.cards import CARDS, definition
from tableforge.keyforge.effects import AddLasting
from tableforge.keyforge.state import CardDef, Mod

Step = tuple[str, int]


def programs_of(d: CardDef) -> list[Program]:
    """Every program of a card, with those of the effects it grants and leaves behind."""
    out: list[Program] = []
    todo: list[Program | Mod] = [prog for _, prog in d.progs]
    todo += d.mods
    while todo:
        x = todo.pop()
        if isinstance(x, Mod):
            todo += [*([x.prog] if x.prog else []), *[prog for _, prog in x.progs], *x.mods]
        elif x not in out:
            out.append(x)
            todo += [op.mod for op in x.ops if isinstance(op, AddLasting)]
    return out


def wanted() -> set[Step]:
    """Every step of every card, in each edition's wording."""
    out: set[Step] = set()
    for id in CARDS:
        for errata in (True, False):
            for prog in programs_of(definition(id, errata)):
                out |= {(prog.name, k) for k in range(len(prog.ops))}
    return out


def missing(covered: set[Step]) -> dict[str, list[int]]:
    """The steps that no test ran, by program."""
    out: dict[str, list[int]] = {}
    for name, k in sorted(wanted() - covered):
        out.setdefault(name, []).append(k)
    return out


def report(covered: set[Step]) -> str:
    """One line when all is covered, else one line for each program with what it lacks."""
    lacks = missing(covered)
    if not lacks:
        return f"op coverage: all {len(wanted())} steps of {len(CARDS)} cards were run by ruling tests"
    lines = [f"  {name}: steps {', '.join(map(str, ks))}" for name, ks in lacks.items()]
    return f"op coverage: {len(lacks)} programs have steps that no ruling test runs:\n" + "\n".join(lines)
