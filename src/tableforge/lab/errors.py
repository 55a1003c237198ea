"""What goes wrong in the lab, beside what games themselves refuse."""

from __future__ import annotations

from tableforge.errors import TableforgeError


class BadExperiment(TableforgeError, ValueError):
    """An experiment that cannot be played, or a folder that holds no results of it."""

    code = "bad-experiment"
