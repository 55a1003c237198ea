"""Copies of a server's tables: whole while it plays, checked, and put back in the place of others only where that is meant."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from server.serving import EASY, serving
from server.test_disk import spoiled

from tableforge.server import backup, disk
from tableforge.server.refusals import Refusal


def quiet(done: int, of: int) -> None:
    """Nobody looks."""


async def tables(data: Path, n: int) -> list[tuple[str, str]]:
    """A server that has had some tables: each with the token of its seat."""
    async with serving(data, limits=EASY) as server:
        made = [await server.begin(seats=[{"kind": "here"}, {"kind": "bot", "bot": "random"}]) for _ in range(n)]
    return [(x["table"], x["seats"][0]["token"]) for x in made]


async def test_a_copy_of_a_running_server_is_whole_and_is_played_on_from(tmp_path: Path) -> None:
    data, copy, other = tmp_path / "data", tmp_path / "copy.sqlite3", tmp_path / "other"
    async with serving(data, limits=EASY) as server:
        begun = await server.begin(seats=[{"kind": "here"}, {"kind": "here"}])
        keys = [s["token"] for s in begun["seats"]]
        async with server.at(begun["table"], *keys) as player:
            going = True

            async def play() -> None:
                while going and not player.last["table"]["over"]:
                    await player.answer()

            playing = asyncio.create_task(play())
            while player.last["table"]["number"] < 5:
                await asyncio.sleep(0.01)
            seen: list[tuple[int, int]] = []
            n = await asyncio.to_thread(backup.back_up, data, copy, False, lambda done, of: seen.append((done, of)))
            going = False
            await playing
    assert n == 1 and seen[-1][0] == seen[-1][1] > 0
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600 and [p.name for p in tmp_path.glob("copy*")] == [copy.name]
    assert backup.restore(other, copy, False, quiet) == (1, None)
    async with serving(other, limits=EASY) as server, server.at(begun["table"], *keys) as player:
        assert player.last["table"]["number"] >= 5
        if player.question is not None:
            await player.answer()


async def test_nothing_is_written_over_unless_that_is_said_and_the_old_one_is_kept(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite3"
    await tables(data, 1)
    assert backup.back_up(data, copy, False, quiet) == 1
    with pytest.raises(Refusal, match="is there already"):
        backup.back_up(data, copy, False, quiet)
    await tables(data, 2)
    assert backup.back_up(data, copy, True, quiet) == 3
    await tables(data, 1)
    with pytest.raises(Refusal, match="has tables already"):
        backup.restore(data, copy, False, quiet)
    n, old = backup.restore(data, copy, True, quiet)
    assert (
        n == 3 and old is not None and backup.count_tables(old) == 4 and backup.count_tables(data / disk.DATABASE) == 3
    )
    with pytest.raises(Refusal, match="database itself"):
        backup.back_up(data, data / disk.DATABASE, True, quiet)


async def test_a_copy_takes_the_place_of_files_alone_and_leaves_nothing_beside_what_is_none(tmp_path: Path) -> None:
    data, pipe = tmp_path / "data", tmp_path / "pipe"
    await tables(data, 1)
    os.mkfifo(pipe)
    for there in (tmp_path, data, pipe):
        for force in (False, True):
            with pytest.raises(Refusal, match="is no file that a copy could take the place of"):
                backup.back_up(data, there, force, quiet)
    assert pipe.is_fifo() and not [*tmp_path.parent.glob("*.part"), *tmp_path.glob("*.part"), *data.glob("*.part")]


async def test_a_running_servers_tables_are_not_exchanged(tmp_path: Path) -> None:
    from tableforge.server.worker import hold_folder

    data, copy = tmp_path / "data", tmp_path / "copy.sqlite3"
    await tables(data, 1)
    backup.back_up(data, copy, False, quiet)
    with hold_folder(data, "http://127.0.0.1:4747"), pytest.raises(Refusal, match="are served already"):
        backup.restore(data, copy, True, quiet)


async def test_a_damaged_copy_a_foreign_one_and_none_are_refused_and_change_nothing(tmp_path: Path) -> None:
    data = tmp_path / "data"
    await tables(data, 1)
    damaged, foreign, text = tmp_path / "damaged", tmp_path / "foreign", tmp_path / "text"
    backup.back_up(data, damaged, False, quiet)
    spoiled(damaged)
    with closing(sqlite3.connect(foreign)) as c:
        c.execute("CREATE TABLE friends (name)")
    text.write_text("hello " * 500)
    for wrong, why in (
        (damaged, "is damaged"),
        (foreign, "is no copy"),
        (text, "is damaged"),
        (tmp_path / "none", "no file"),
    ):
        with pytest.raises(Refusal, match=why):
            backup.restore(data, wrong, True, quiet)
    spoiled(data / disk.DATABASE)
    with pytest.raises(Refusal, match=r"is damaged|could not be copied"):
        backup.back_up(data, tmp_path / "copy", False, quiet)
    with pytest.raises(Refusal, match="no file"):
        backup.back_up(tmp_path, tmp_path / "copy", False, quiet)
    # no half copy is left
    assert sorted([p.name for p in tmp_path.iterdir()]) == ["damaged", "data", "foreign", "text"]
