"""The scenarios of Night of the Zealot, each as data and named ops."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from tableforge.arkham.scenarios.scenario import Scenario
from tableforge.errors import BadSetup
from tableforge.tongue.spelling import unknown

IDS = ("the-gathering", "the-midnight-masks", "the-devourer-below")  # in the order of the campaign


@cache
def scenario(id: str) -> Scenario:
    """The scenario of that id."""
    if id not in IDS:
        raise BadSetup(unknown("there is no scenario", "il n’y a pas de scénario", id, IDS))
    found: Scenario = import_module(f"{__name__}.{id.replace('-', '_')}").SCENARIO
    return found


__all__ = ["IDS", "Scenario", "scenario"]
