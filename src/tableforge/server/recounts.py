"""What happened so far in a story that goes on over several evenings, told for whoever sits at its table again."""

from __future__ import annotations

from typing import Final

from litestar import get
from litestar.params import FromPath
from msgspec import Struct

from tableforge.campaign import Recount, chronicle_of
from tableforge.server.tables import Call, at_table, hall_of, lang_of
from tableforge.server.threads import run_in_thread


class ToldSoFar(Struct):
    """What happened so far; null where nothing has, and in games that tell none."""

    past: Recount | None


@get("/api/tables/{table:str}/past", summary="What happened so far in a story that goes on")
async def get_past(request: Call, table: FromPath[str]) -> ToldSoFar:
    """What happened so far in the story of a table: part by part, what was chosen and what came of it."""
    await at_table(request, table)
    live, lang = await hall_of(request).table(table), lang_of(request)
    told = chronicle_of(live.g.game.name)
    return ToldSoFar(None if told is None else await run_in_thread(told.recount, live.g.clone(), lang))


ROUTES: Final = (get_past,)
