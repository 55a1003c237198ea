"""Old saves, new content (SCENES.md, section 9): what a set-up remembers of its story, and how it outlives changes of that.

Prose may always change, and whatever is added is free as long as the answers still fit.  Where they do not, the chronicle goes on
from the memoir that was kept last, with the names that `migrations.toml` gives to what was renamed.
"""

from __future__ import annotations

import copy
from typing import Any, Final

from tableforge.errors import BadSave, TableforgeError
from tableforge.fateforge import setup
from tableforge.fateforge.tale import memoir, past, refusals
from tableforge.fateforge.tale.definition import Tale
from tableforge.fateforge.tale.memoir import ENTERING, STEP_OF
from tableforge.tongue.text import Text, in_every

Setup = dict[str, Any]
TOLD: Final = 3  # files that a notice names
# where a saga names things, by what they are
SCENES: Final = ("at", "back", "exploration")
SCENE_LISTS: Final = ("visited", "met", "told")
LISTS: Final = {"flag": "flags", "card": "cards", "place": "places"}


def written(given: Setup) -> Setup | None:
    """The story that a set-up is made with: its version, the digest of each of its files, and of the cards and combats."""
    told = setup.tale_of(given)
    if told is None:
        return None
    return {
        "tale": told.id,
        "version": told.version,
        "files": dict(told.files),
        "content": setup.pack_of(given["content"]).digest,
    }


def same(given: Setup) -> bool:
    """Whether all that a set-up says of its story is still so; one that says nothing is taken at its word."""
    try:
        was, now = given.get("written"), written(given)
        return was is None or now is None or was == {name: now.get(name) for name in was}
    except (TableforgeError, KeyError, TypeError):
        return True


def changed(told: Tale, was: Setup) -> Text:
    """What has changed in a story, in a few words: its version, or else the files that differ, or else what it is played with."""
    old = was.get("version")
    if old != told.version:
        return refusals.NOW_VERSION.fill(new=told.version, old=old)
    before = was.get("files")
    known = before if isinstance(before, dict) else {}
    files = sorted([name for name in {*known, *told.files} if known.get(name) != told.files.get(name)])
    if not files:
        return refusals.IN_CARDS
    return refusals.IN_FILES.fill(files=", ".join(files[:TOLD]) + (" …" if len(files) > TOLD else ""))


def mended(given: Setup, kept: object) -> tuple[Setup, Text]:
    """The set-up that goes on from a memoir with the story as it is now, and one sentence about that."""
    told = setup.tale_of(given)
    assert told is not None
    was = given["written"] if isinstance(given["written"], dict) else {}
    what = changed(told, was)
    version = was.get("version")
    try:
        m = migrated(memoir.Leaf(kept).data, told, version if isinstance(version, int) else 0, given["content"])
        new = {**given, "memoir": m, "written": written(given)}
        setup.agree(new)
        setup.lay(new)
    except TableforgeError as e:
        raise BadSave(refusals.DOES_NOT_FIT.fill(changed=what, why=in_every(e.text))) from None
    return new, refusals.GONE_ON.fill(changed=what, scene=place(told, m["saga"]["at"]))


def place(told: Tale, scene: str) -> Text:
    """A scene by its chapter and its id."""
    title = told.chapters.get(told.scenes[scene].chapter)
    if title is None:
        return Text(scene, scene)
    return Text(f"“{title.text('en')}” ({scene})", f"« {title.text('fr')} » ({scene})")


def migrated(kept: Setup, told: Tale, version: int, content: str) -> Setup:
    """A memoir in the names of today; what a story no longer counts is dropped."""
    m = copy.deepcopy(kept)
    saga = memoir.Leaf(m).table("saga").data
    before = saga.get("at")
    for upto, kind, old, new in told.migrations:
        if version <= upto:
            rename(m, saga, kind, old, new)
    for name in ("regard", "turned", "counts"):
        known = {r.id for r in told.reputations} if name != "counts" else set(told.counters)
        if isinstance(saga.get(name), dict):
            saga[name] = {id: n for id, n in saga[name].items() if id in known}
    if isinstance(saga.get("told"), list):  # what was read just now; of a scene that has gone, nothing is
        saga["told"] = [id for id in saga["told"] if id in told.scenes]
    if isinstance(saga.get(memoir.PAST), list):  # nor is told what happened in what has gone
        every = past.every_entry(told, setup.pack_of(content))
        saga[memoir.PAST] = [entry for entry in saga[memoir.PAST] if entry in every]
    here = told.scenes.get(str(saga.get("at")))
    if here is not None and (saga["at"] != before or STEP_OF.get(here.kind) != m.get("step")):
        m["step"] = ENTERING  # another scene than it was: it begins
        if saga.get("exploration") == here.id:
            saga["exploration"] = ""
    if isinstance(m.get("began"), dict):
        m["began"] = migrated(m["began"], told, version, content)
    return m


def rename(m: Setup, saga: Setup, kind: str, old: str, new: str) -> None:
    """Something has another name now, wherever a memoir names it; an empty one takes it out."""
    if isinstance(saga.get(memoir.PAST), list):
        saga[memoir.PAST] = [past.renamed(entry, kind, old, new) for entry in saga[memoir.PAST]]
    if kind == "scene":
        for name in SCENES:
            saga[name] = new if saga.get(name) == old else saga.get(name)
        for name in SCENE_LISTS:
            saga[name] = renamed(saga.get(name), old, new)
    elif kind == "spot":
        saga["spot"] = new if saga.get("spot") == old else saga.get("spot")
        saga["path"] = renamed(saga.get("path"), old, new)
    elif kind == "quest":
        saga["side"] = new if saga.get("side") == old else saga.get("side")
        rows = saga.get("quests")
        if isinstance(rows, list):
            its = [q for q in rows if isinstance(q, list) and q[:1] == [old]]
            saga["quests"] = [[new, *q[1:]] if q in its else q for q in rows if new or q not in its]
    elif kind == "item":
        rows = m.get("gear")
        if isinstance(rows, list):
            m["gear"] = [[new, *row[1:]] if isinstance(row, list) and row[:1] == [old] else row for row in rows]
    else:
        saga[LISTS[kind]] = renamed(saga.get(LISTS[kind]), old, new)


def renamed(names: object, old: str, new: str) -> object:
    if not isinstance(names, list):
        return names
    return [new if name == old else name for name in names if new or name != old]
