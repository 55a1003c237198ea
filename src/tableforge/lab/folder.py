"""Results on the disk: `experiment.json`, shards of games in `games/` that are there whole or not at all, and `failed/`.

A shard is written beside its place and renamed.  Many small ones are joined from time to time; a joined shard names those that it
replaces, so that whatever a stop between its renaming and their removal leaves behind is known and taken away.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from tableforge.extras import need
from tableforge.lab import refusals
from tableforge.lab.errors import BadExperiment
from tableforge.lab.parts import Column
from tableforge.lab.play import Failure, Row, columns_of, engine
from tableforge.lab.spec import Experiment, load
from tableforge.table.hold import GameHeld, Hold
from tableforge.table.store import write_whole
from tableforge.tongue.text import Text, system_says

EXPERIMENT: Final = "experiment.json"
GAMES: Final = "games"
FAILED: Final = "failed"
PART: Final = ".part"
FORMAT: Final = "tableforge-lab/1"
REPLACES: Final = b"replaces"  # in the metadata of a joined shard: the names of those that it took the place of
MANY: Final = 256  # small shards, after which they are joined
JOINED: Final = 100_000  # games of a shard that is joined no more


class ResultFolder:
    """The results of one experiment."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.games = path / GAMES
        self.failed = path / FAILED
        self.hold: Hold | None = None
        self.body: dict[str, Any] = {}

    # ------------------------------------------------------------ opening
    @classmethod
    def to_write(cls, path: Path, experiment: Experiment) -> ResultFolder:
        """The folder of an experiment that is played now; BadExperiment where it holds another one, or is played into already."""
        need("pyarrow", "lab")
        found = cls(path)
        told = path / EXPERIMENT
        ours = engine(experiment.game)
        if told.exists():
            found.read()
            found.agree(experiment, ours)
        try:
            found.games.mkdir(parents=True, exist_ok=True)
            found.hold = Hold(told)
            if not told.exists():
                body = {
                    "format": FORMAT,
                    "engine": ours,
                    "begun": datetime.now(UTC).isoformat(timespec="seconds"),
                    "digest": experiment.digest(),
                    "experiment": experiment.dump(),
                }
                write_whole(told, json.dumps(body, ensure_ascii=False, indent=1))
                found.body = body
        except GameHeld:
            raise BadExperiment(refusals.UNDER_WAY.fill(path=path)) from None
        except OSError as e:
            raise BadExperiment(refusals.NOT_WRITTEN.fill(path=path, why=system_says(e))) from None
        for part in found.games.glob(f"*{PART}"):
            part.unlink(missing_ok=True)
        return found

    @classmethod
    def to_read(cls, path: Path) -> ResultFolder:
        """A folder of results, whoever played them; BadExperiment where it is none."""
        need("pyarrow", "lab")
        found = cls(path)
        found.read()
        return found

    def read(self) -> None:
        """Read what the folder holds.  Raises BadExperiment where that is no experiment."""
        told = self.path / EXPERIMENT
        try:
            self.body = json.loads(told.read_text("utf-8"))
            load(self.body["experiment"])
            str(self.body["engine"])
        except FileNotFoundError:
            raise BadExperiment(refusals.NO_RESULTS.fill(path=self.path, name=EXPERIMENT)) from None
        except OSError as e:
            raise BadExperiment(refusals.NOT_READ.fill(path=told, why=system_says(e))) from None
        except (ValueError, KeyError, TypeError, RecursionError) as e:
            why = Text(f"{type(e).__name__}: {e}")
            raise BadExperiment(refusals.NOT_READ.fill(path=told, why=why)) from None

    def agree(self, experiment: Experiment, ours: str) -> None:
        """Refuse to go on with something else than what the folder holds."""
        theirs, wanted = self.body["experiment"], json.loads(json.dumps(experiment.dump()))
        for name in wanted:
            if theirs.get(name) != wanted[name]:
                raise BadExperiment(refusals.OTHER_EXPERIMENT.fill(path=self.path, what=name))
        if self.body["engine"] != ours:
            raise BadExperiment(refusals.OTHER_ENGINE.fill(path=self.path, theirs=self.body["engine"], ours=ours))

    def close(self) -> None:
        """Let other processes have the folder."""
        if self.hold is not None:
            self.hold.release()
            self.hold = None

    def __enter__(self) -> ResultFolder:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def experiment(self) -> Experiment:
        """What was played."""
        return load(self.body["experiment"])

    # ------------------------------------------------------------ shards
    def shards(self) -> list[Path]:
        """The shards that count: without those that a joined one has replaced."""
        found = sorted(self.games.glob("*.parquet"))
        gone = {name for path in found if path.name.startswith("joined-") for name in read_replaced(path)}
        return [path for path in found if path.name not in gone]

    def find_done(self) -> bytearray:
        """Which games are there: a byte for each, 1 where it is; BadExperiment names a file that is damaged."""
        total = self.experiment.total
        found = bytearray(total)
        for path in self.shards():
            for id in read_shard(path, ["id"])["id"].to_pylist():
                if not isinstance(id, int) or not 0 <= id < total:
                    raise BadExperiment(refusals.FOREIGN_GAME.fill(path=path, id=id, n=total))
                if found[id]:
                    raise BadExperiment(refusals.GAME_TWICE.fill(path=path, id=id))
                found[id] = 1
        return found

    def write(self, rows: Sequence[Row]) -> Path:
        """Write a shard whole; BadExperiment where the disk refuses, which leaves nothing behind."""
        arrow = need("pyarrow", "lab")
        schema = schema_of(columns_of(self.experiment))
        table = arrow.Table.from_pylist(list(rows), schema=schema)
        return self._write(table, f"{rows[0]['id']:09d}-{len(rows)}.parquet")

    def _write(self, table: Any, name: str) -> Path:
        parquet = need("pyarrow.parquet", "lab")
        path = self.games / name
        part = path.with_name(name + PART)
        try:
            parquet.write_table(table, part, compression="zstd")
            with part.open("rb") as file:
                os.fsync(file.fileno())
            os.replace(part, path)
        except OSError as e:
            with suppress(OSError):
                part.unlink(missing_ok=True)
            raise BadExperiment(refusals.NOT_WRITTEN.fill(path=path, why=system_says(e))) from None
        return path

    def tidy(self, most: int = MANY) -> None:
        """Join small shards where there are more than so many, and take away what was replaced."""
        arrow = need("pyarrow", "lab")
        every, counted = sorted(self.games.glob("*.parquet")), self.shards()
        for path in every:
            if path not in counted:
                path.unlink(missing_ok=True)
        small = [path for path in counted if rows_of(path) < JOINED]
        if len(small) <= most:
            return
        while len(small) > 1:
            some: list[Path] = []
            count = 0
            while small and (count < JOINED):
                some.append(small.pop(0))
                count += rows_of(some[-1])
            table = arrow.concat_tables([read_shard(path) for path in some]).sort_by("id")
            named = json.dumps([path.name for path in some]).encode()
            table = table.replace_schema_metadata({**(table.schema.metadata or {}), REPLACES: named})
            first = table["id"][0].as_py()
            self._write(table, f"joined-{first:09d}-{table.num_rows}.parquet")
            for path in some:
                path.unlink(missing_ok=True)

    def tables(self, columns: Sequence[str] | None = None) -> Iterator[Any]:
        """The shards as pyarrow tables, one at a time."""
        for path in self.shards():
            yield read_shard(path, columns)

    def rows(self, columns: Sequence[str] | None = None) -> Iterator[Row]:
        """All rows, shard by shard."""
        for table in self.tables(columns):
            yield from table.to_pylist()

    # ------------------------------------------------------------ games that went wrong
    def fail(self, failure: Failure) -> None:
        """Keep a game that could not be played: what was raised, and the save so far."""
        body = {"id": failure.id, "error": failure.error, "trace": failure.trace}
        try:
            if failure.save:
                write_whole(self.failed / f"{failure.id:09d}.save", failure.save)
            write_whole(self.failed / f"{failure.id:09d}.json", json.dumps(body, ensure_ascii=False, indent=1))
        except OSError as e:
            raise BadExperiment(refusals.NOT_WRITTEN.fill(path=self.failed, why=system_says(e))) from None

    def failures(self) -> dict[int, str]:
        """The games that went wrong, and what was raised."""
        out = {}
        for path in sorted(self.failed.glob("*.json")):
            with suppress(OSError, ValueError, KeyError):
                body = json.loads(path.read_text("utf-8"))
                out[int(body["id"])] = str(body["error"])
        return out

    def forgive(self) -> None:
        """Forget which games went wrong, so that they are played again."""
        for path in [*self.failed.glob("*.json"), *self.failed.glob("*.save")]:
            path.unlink(missing_ok=True)


def read_shard(path: Path, columns: Sequence[str] | None = None) -> Any:
    """A shard as a pyarrow table; BadExperiment where it is none."""
    arrow, parquet = need("pyarrow", "lab"), need("pyarrow.parquet", "lab")
    try:
        return parquet.ParquetFile(path).read(columns=None if columns is None else list(columns))
    except (arrow.ArrowException, OSError, KeyError) as e:
        why = Text((str(e).splitlines() or [""])[0])
        raise BadExperiment(refusals.NO_SHARD.fill(path=path, why=why)) from None


def rows_of(path: Path) -> int:
    """How many games a shard has, by its name."""
    return int(path.stem.rpartition("-")[2])


def read_replaced(path: Path) -> list[str]:
    """The names of the shards that a joined one took the place of."""
    arrow, parquet = need("pyarrow", "lab"), need("pyarrow.parquet", "lab")
    try:
        named = (parquet.read_schema(path).metadata or {}).get(REPLACES, b"[]")
        return [str(name) for name in json.loads(named)]
    except (arrow.ArrowException, OSError, ValueError) as e:
        why = Text((str(e).splitlines() or [""])[0])
        raise BadExperiment(refusals.NO_SHARD.fill(path=path, why=why)) from None


def schema_of(columns: Sequence[Column]) -> Any:
    """The columns as pyarrow has them: the same in every shard, whatever its games were like."""
    pa = need("pyarrow", "lab")
    types = {
        "flag": pa.bool_(),
        "int": pa.int32(),
        "long": pa.int64(),
        "float": pa.float64(),
        "text": pa.string(),
        "ints": pa.list_(pa.int16()),
        "texts": pa.list_(pa.string()),
    }
    return pa.schema([(column.name, types[column.kind]) for column in columns])
