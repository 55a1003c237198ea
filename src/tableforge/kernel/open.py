"""What a class tells the compiler of itself: `@mypyc_attr(...)`, which does nothing in plain Python.

`acyclic=True` promises that instances never form a cycle, so that the garbage collector need not walk them;
`allow_interpreted_subclasses=True` lets a game written in plain Python inherit from the compiled kernel;
`free_list_len=1` keeps one dead instance for the next one made.
"""

from __future__ import annotations

try:
    from mypy_extensions import mypyc_attr as mypyc_attr
except ImportError:  # it is there where the engine is compiled, and is not needed where it runs
    from collections.abc import Callable
    from typing import TypeVar

    T = TypeVar("T")

    def mypyc_attr(*attrs: str, **kwattrs: object) -> Callable[[T], T]:
        """Leave the class as it is."""
        return lambda x: x
