"""What is told of a chronicle from outside: how it began, what was changed, how it stands."""

from __future__ import annotations

from typing import Any, Final

from tableforge.fateforge import setup
from tableforge.fateforge.state import Fate
from tableforge.fateforge.tale import chronicle
from tableforge.fateforge.tale.definition import Tale
from tableforge.fateforge.tale.memoir import Leaf
from tableforge.tongue.text import Text, join_texts

Json = dict[str, Any]
BEGINS: Final = Text("{title}. With {heroes}.", "{title}. Avec {heroes}.")
AGAIN: Final = Text("Act {n} begins again, with {heroes}.", "L’acte {n} recommence, avec {heroes}.")
SWAPPED: Final = Text("{comes} comes in the place of {leaves}.", "{comes} prend la place de {leaves}.")
SEATED: Final = Text("From now on {n} play.", "On joue désormais à {n}.")
ENDED: Final = Text("The chronicle has ended.", "La chronique est terminée.")
ACTS: Final = ("I", "II", "III", "IV", "V", "VI")
STANDS: Final = Text("Act {n}, {title}", "Acte {n}, {title}")


def tale_of(given: Json) -> Tale:
    """Return the campaign of a set-up that has one."""
    told = setup.tale_of(given)
    assert told is not None
    return told


def hero(given: Json, id: str) -> Text:
    """Return the full name of a hero."""
    d = setup.pack_of(given["content"]).hero(id)
    return Text(d.full("en"), d.full("fr"))


def heroes(given: Json, ids: list[str]) -> Text:
    """Return the full names of several heroes, with commas between them."""
    return join_texts([hero(given, id) for id in ids], "comma")


def numeral(act: int) -> str:
    """Return the number of an act as it is printed."""
    return ACTS[act] if act < len(ACTS) else str(act + 1)


def paragraphs(given: Json, entry: Json) -> list[Text]:
    """An entry of the log; `given` is the set-up that it has led to."""
    do = entry["do"]
    if do == "begin":
        title = tale_of(given).title
        said = BEGINS.fill(title=Text(title.en, title.fr), heroes=heroes(given, given["heroes"]))
    elif do == "restart_act":
        said = AGAIN.fill(n=numeral(entry["act"]), heroes=heroes(given, entry["heroes"]))
    elif do == "swap":
        said = SWAPPED.fill(comes=hero(given, entry["comes"]), leaves=hero(given, entry["leaves"]))
    elif do == "players":
        said = SEATED.fill(n=entry["seats"])
    else:
        said = ENDED
    return [said]


def describe_standing(given: Json, s: Fate | None, lang: str) -> Json:
    """Where a chronicle stands: its act and chapter, and who plays; before its first answer, its first scene."""
    told = tale_of(given)
    act, at, fighting = 0, told.start, False
    if s is not None:
        x = chronicle.saga(s)
        act, at, fighting = x.act, x.at, s.scene is not None
    elif given["memoir"] is not None:
        saga = Leaf(given["memoir"]).table("saga")
        act, at = saga.whole("act", 0, len(told.acts) - 1), saga.word("at")
    chapter = told.chapters.get(told.scenes[at].chapter) if at in told.scenes else None
    ids = given["heroes"] if s is None else [h.d.id for h in s.heroes]
    in_act = STANDS.fill(n=numeral(act), title=Text(told.acts[act].title.en, told.acts[act].title.fr)).text(lang)
    here = "" if chapter is None else chapter.text(lang)
    return {
        "line": " · ".join(filter(None, [in_act, here, heroes(given, ids).text(lang)])),
        "act": in_act,
        "chapter": here,
        "playing": [{"id": id, "name": hero(given, id).text(lang)} for id in ids],
        "seats": given["seats"],
        "fighting": fighting,
    }
