"""Answers that never change, as files: with them the lobby, the library and lists of a site open before Python does.

They are what the application itself says (`server.tab.Door.call`), in every language.  Small answers about one thing each (a
card, a rule, a scene) lie together in one file, for a site of thousands of files is slow to put anywhere.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tableforge import games
from tableforge.server.story_texts import TaleSource
from tableforge.server.tab import Door
from tableforge.tongue.text import LANGUAGES

GAMES: Final = "games"
CARDS: Final = "cards"
RULES: Final = "rules"
TALES: Final = "tales"
ABOUT_A_GAME: Final = ("words", "faces", CARDS, RULES, "lessons", "puzzles", TALES)
OK: Final = 200
ALL: Final = "all"  # the file of a folder in which several answers lie


@dataclass(slots=True)
class StaticAnswers:
    """Files by their paths, and the addresses (without /api/) that they answer: one each, or the parts of one."""

    files: dict[str, bytes] = field(default_factory=dict)
    single: list[str] = field(default_factory=list)
    packed: list[str] = field(default_factory=list)


def collect_answers(names: Sequence[str]) -> StaticAnswers:
    """Return the unchanging answers about some games; in a thread of its own, for the caller's may run a loop already."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, ask_everything(names)).result()


async def ask_everything(names: Sequence[str]) -> StaticAnswers:
    """Ask the application for everything about some games that never changes."""
    out = StaticAnswers()
    with tempfile.TemporaryDirectory() as folder:
        door = Door(Path(folder))
        await door.open(pace=0.0)
        try:
            for lang in LANGUAGES:
                listed = json.loads((await ask(door, GAMES, lang)) or b"[]")
                add_single(out, GAMES, lang, json.dumps([g for g in listed if g["name"] in names]).encode())
                for name in names:
                    await ask_about_game(door, out, name, lang)
        finally:
            await door.close()
    return out


async def ask_about_game(door: Door, out: StaticAnswers, game: str, lang: str) -> None:
    """Ask for everything about one game in one language."""
    whole: dict[str, Any] = {}
    for part in ABOUT_A_GAME:
        found = await ask(door, f"{game}/{part}", lang)
        if found is not None:
            add_single(out, f"{game}/{part}", lang, found)
            whole[part] = json.loads(found)
    parts = {f"{game}/{CARDS}": [card["id"] for card in whole.get(CARDS, {}).get(CARDS, [])]}
    rules = whole.get(RULES, {})
    pairs = itertools.permutations(rules.get("editions", []), 2)
    parts[f"{game}/{RULES}"] = [*[r["id"] for r in rules.get(RULES, [])], *[f"diff?a={a}&b={b}" for a, b in pairs]]
    if (own := games.find_part("server", game, TaleSource)) is not None:
        ids = [tale["id"] for tale in whole.get(TALES, [])]
        parts[f"{game}/{TALES}"] = ids
        parts |= {f"{game}/{TALES}/{id}/scenes": own.passages(id) for id in ids}
    for place, things in parts.items():
        await add_packed(door, out, place, lang, things)


async def ask(door: Door, address: str, lang: str) -> bytes | None:
    """Return what the application answers to an address (without /api/); None where it refuses."""
    path, _, query = address.partition("?")
    status, _, body = await door.call("GET", f"/api/{path}", f"lang={lang}{'&' if query else ''}{query}", [], b"")
    return body if status == OK else None


def add_single(out: StaticAnswers, address: str, lang: str, body: bytes) -> None:
    """Add an answer that is a file of its own."""
    out.files[f"{lang}/{address}.json"] = body
    if address not in out.single:
        out.single.append(address)


async def add_packed(door: Door, out: StaticAnswers, place: str, lang: str, things: Sequence[str]) -> None:
    """Add the answers about the things at one place, together."""
    found = [(thing, await ask(door, f"{place}/{thing}", lang)) for thing in things]
    parts = [f"{json.dumps(thing)}:{body.decode()}" for thing, body in found if body is not None]
    if parts:
        out.files[f"{lang}/{place}/{ALL}.json"] = f"{{{','.join(parts)}}}".encode()
        if place not in out.packed:
            out.packed.append(place)
