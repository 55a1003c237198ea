"""The scenarios of Night of the Zealot, each as data and named ops."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Final

from tableforge.arkham.scenarios.scenario import Scenario
from tableforge.errors import BadSetup
from tableforge.tongue.spelling import unknown
from tableforge.tongue.text import Text

IDS: Final = ("the-gathering", "the-midnight-masks", "the-devourer-below")  # in the order of the campaign
NO_SCENARIO: Final = Text("there is no scenario {name!r}", "il n’y a pas de scénario {name!r}")


@cache
def scenario(id: str) -> Scenario:
    """The scenario of that id."""
    if id not in IDS:
        raise BadSetup(unknown(NO_SCENARIO, id, IDS))
    found: Scenario = import_module(f"{__name__}.{id.replace('-', '_')}").SCENARIO
    return found


__all__ = ["IDS", "Scenario", "scenario"]
