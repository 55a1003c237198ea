"""The texts of a game's written campaigns over HTTP: an index of names in each language, and one answer for each scene.

A game with such campaigns offers `tales`, `passage` and `passages` in `<game>/doors/server.py`. A view holds ids only;
the browser asks here what they are called. A scene that is asked for with the `mark` of the index may be cached for
ever.
"""

from __future__ import annotations

from typing import Any, Final, Protocol, runtime_checkable

from litestar import Response, get
from litestar.params import FromPath

from tableforge import games
from tableforge.errors import UnknownGame
from tableforge.server import refusals
from tableforge.server.catalogue import cache_answer
from tableforge.server.refusals import Refusal
from tableforge.server.tables import Call, lang_of
from tableforge.tongue.spelling import unknown

Json = dict[str, Any]
FOR_EVER: Final = "public, max-age=31536000, immutable"


@runtime_checkable
class TaleSource(Protocol):
    """What a game with written campaigns offers in `doors/server.py`."""

    def tales(self, lang: str) -> dict[str, Json]:
        """The index of each campaign; its `mark` changes with any of its texts."""
        ...

    def passages(self, tale: str) -> list[str]:
        """The scenes of a campaign."""
        ...

    def passage(self, tale: str, id: str, lang: str) -> Json | None:
        """What a scene tells."""
        ...


def find_tales(game: str) -> TaleSource:
    """Return the game's campaign texts.

    Raises UnknownGame where it has none.
    """
    own = games.find_part("server", game, TaleSource)
    if own is None:
        raise UnknownGame(refusals.NO_TALES.fill(game=game))
    return own


def all_tales(game: str, lang: str) -> list[Json]:
    """What there is to choose from: every campaign with its title, what it is about, and its heroes' own stories."""
    told = find_tales(game).tales(lang).values()
    return [{name: tale[name] for name in ("id", "title", "blurb", "heroes", "stories")} for tale in told]


def one_tale(game: str, lang: str, tale: str) -> Json:
    """The index of a campaign."""
    found = find_tales(game).tales(lang)
    if tale not in found:
        raise Refusal(unknown(refusals.NO_TALE, tale, found), "not-found", 404)
    return found[tale]


def one_passage(game: str, lang: str, tale: str, id: str) -> Json:
    """What a scene tells."""
    one_tale(game, lang, tale)
    found = find_tales(game).passage(tale, id, lang)
    if found is None:
        raise Refusal(
            unknown(refusals.NO_PASSAGE, id, find_tales(game).passages(tale), list_all=False), "not-found", 404
        )
    return found


@get("/api/{game:str}/tales", sync_to_thread=True, summary="The campaigns of a game that can be read")
def get_tales(game: FromPath[str], request: Call) -> Response[bytes]:
    """Each with its title, what it is about, and its heroes' own stories."""
    return cache_answer(all_tales, game, lang_of(request)).response_to(request)


@get("/api/{game:str}/tales/{tale:str}", sync_to_thread=True, summary="What a campaign calls its things")
def get_tale(game: FromPath[str], tale: FromPath[str], request: Call) -> Response[bytes]:
    """Acts, chapters, people, places, cards, quests, maps: their names in a language."""
    return cache_answer(one_tale, game, lang_of(request), tale).response_to(request)


@get(
    "/api/{game:str}/tales/{tale:str}/scenes/{id:str}", sync_to_thread=True, summary="What a scene of a campaign tells"
)
def get_passage(game: FromPath[str], tale: FromPath[str], id: FromPath[str], request: Call) -> Response[bytes]:
    """Its paragraphs, asides and choices in a language; with `?mark=` as the index has it, to be kept for ever."""
    lang = lang_of(request)
    out = cache_answer(one_passage, game, lang, tale, id).response_to(request)
    if request.query_params.get("mark") == one_tale(game, lang, tale)["mark"]:
        out.headers["cache-control"] = FOR_EVER
    return out


ROUTES: Final = (get_tales, get_tale, get_passage)
