"""What goes wrong in an analysis, beside what games themselves refuse."""

from __future__ import annotations

from tableforge.errors import TableforgeError


class BadAnalysis(TableforgeError, ValueError):
    """An analysis that cannot be made: of a game under way, of a seat that is not there, of more games than are imagined."""

    code = "bad-analysis"
