"""What the store keeps, on SQLite with threads and without, and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tableforge import games
from tableforge.server import deck_scores, records, refusals, setup, tokens
from tableforge.server import store as store_module
from tableforge.server.deck_scores import DeckResult, DeckScore
from tableforge.server.lease import LEASE, TableLocation, Worker
from tableforge.server.messages import SPECTATOR
from tableforge.server.records import StoredAnswer, TableRecord
from tableforge.server.refusals import Refusal
from tableforge.server.store import WORKERS, Database, InlineDatabase, run_on_driver


@pytest.fixture(params=["sqlite", "inline", "postgresql"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Database]:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    if request.param == "postgresql":
        url = request.getfixturevalue("postgres_url")
    opened = InlineDatabase(url) if request.param == "inline" else Database(url)
    opened.open()
    yield opened
    opened.close()


def a_table(**changes: Any) -> TableRecord:
    game = games.game("keyforge")
    return replace(setup.prepare_table(game, game.setup(), [], seed=7).record, **{"term": 1, **changes})


async def test_a_table_is_read_as_it_was_written(store: Database) -> None:
    t = a_table(seed=(1 << 64) - 1, note={"lesson": "é"}, asked=(0, 1))
    await store.write(lambda c: records.add_table(c, t, [StoredAnswer(0, 0, "keep")]))
    found = await store.read(lambda c: records.find_table(c, t.id))
    assert found is not None
    assert replace(found, created=0.0, updated=0.0, number=0) == t
    assert await store.read(lambda c: records.answers_of(c, t.id)) == [StoredAnswer(0, 0, "keep")]


async def test_answers_are_taken_back_from_a_number_on(store: Database) -> None:
    t = a_table()
    await store.write(lambda c: records.add_table(c, t))
    for n in range(5):
        await store.write(
            lambda c, n=n: records.add_answer(c, replace(t, number=n + 1), StoredAnswer(0, n, f"key:{n}"))
        )
    await store.write(lambda c: records.delete_answers(c, replace(t, number=2, epoch=1)))
    assert [a.key for a in await store.read(lambda c: records.answers_of(c, t.id))] == ["key:0", "key:1"]
    found = await store.read(lambda c: records.find_table(c, t.id))
    assert found is not None and (found.number, found.epoch) == (2, 1)


async def test_a_deck_has_what_it_won_and_lost_and_an_end_that_is_taken_back_counts_no_more(store: Database) -> None:
    tables = [a_table(number=1, over=True) for _ in range(3)]
    for t, won in zip(tables, (True, True, False), strict=True):
        results = [DeckResult(0, "onyx", won), DeckResult(1, "argus", not won)]
        await store.write(lambda c, t=t: records.add_table(c, t))
        await store.write(lambda c, t=t, r=results: records.add_answer(c, t, StoredAnswer(0, 0, "end-turn"), r))
    assert await store.read(lambda c: deck_scores.read_scores(c, "keyforge")) == {
        "onyx": DeckScore(2, 1),
        "argus": DeckScore(1, 2),
    }
    await store.write(lambda c: records.delete_answers(c, replace(tables[0], number=0, epoch=1)))
    await store.write(lambda c: records.remove_table(c, tables[2].id))
    assert await store.read(lambda c: deck_scores.read_scores(c, "keyforge")) == {
        "onyx": DeckScore(1, 1),
        "argus": DeckScore(1, 1),
    }
    assert await store.read(lambda c: deck_scores.read_scores(c, "arkham")) == {}


async def test_what_waits_is_committed_together_and_each_part_stands_by_itself(store: Database) -> None:
    many = [a_table() for _ in range(40)]

    def fails(c: object) -> None:
        raise Refusal(refusals.NOT_KEPT.fill(), "not-kept")

    waiting = [store.write(lambda c, t=t: records.add_table(c, t)) for t in many[:20]]
    failing = store.write(fails)
    again = store.write(lambda c: records.add_table(c, many[0]))  # of that name there is one
    waiting += [store.write(lambda c, t=t: records.add_table(c, t)) for t in many[20:]]
    await asyncio.gather(*waiting)
    with pytest.raises(Refusal):
        await failing
    with pytest.raises(Exception, match=r"(?i)unique"):
        await again
    assert len(await store.read(records.select_tables)) == 40
    assert store.commits < 20 or isinstance(store, InlineDatabase)  # which lets nothing wait


async def test_a_job_that_is_alone_takes_back_all_of_itself_and_needs_no_savepoint(store: Database) -> None:
    t = a_table()
    await store.write(lambda c: records.add_table(c, t))
    statements: list[str] = []
    sa.event.listen(store.engine, "before_cursor_execute", lambda c, cursor, text, *rest: statements.append(text))
    sa.event.listen(store.engine, "savepoint", lambda c, name: statements.append(f"SAVEPOINT {name}"))

    def fails(c: sa.Connection) -> None:
        records.add_answer(c, replace(t, number=1), StoredAnswer(0, 0, "keep"))
        raise Refusal(refusals.NOT_KEPT.fill(), "not-kept")

    with pytest.raises(Refusal):
        await store.write(fails)
    assert await store.read(lambda c: records.answers_of(c, t.id)) == []
    await store.write(lambda c: records.add_answer(c, replace(t, number=1), StoredAnswer(0, 0, "keep")))
    assert await store.read(lambda c: records.answers_of(c, t.id)) == [StoredAnswer(0, 0, "keep")]
    assert not [x for x in statements if x.startswith("SAVEPOINT")]


async def test_an_answer_is_two_statements_on_the_driver_which_are_written_in_sql_once(
    store: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    t = a_table()
    await store.write(lambda c: records.add_table(c, t))
    direct: list[str] = []
    through: list[str] = []
    sa.event.listen(store.engine, "before_cursor_execute", lambda c, cursor, text, *rest: through.append(text))
    monkeypatch.setattr(
        store_module, "run_on_driver", lambda c, sql, values=(): direct.append(sql) or run_on_driver(c, sql, values)
    )
    for n in range(2):
        await store.write(lambda c, n=n: records.add_answer(c, replace(t, number=n + 1), StoredAnswer(0, n, "keep")))
    assert not through
    told = [sql for sql in direct if not sql.startswith("BEGIN")]
    assert [sql.split()[0] for sql in told] == ["UPDATE", "INSERT"] * 2
    assert told[0] is told[2] and told[1] is told[3]
    assert len(await store.read(lambda c: records.answers_of(c, t.id))) == 2


async def test_what_goes_wrong_on_the_driver_is_told_as_any_error_of_the_database(store: Database) -> None:
    t = a_table()
    await store.write(lambda c: records.add_table(c, t))
    answer = StoredAnswer(0, 0, "keep")
    await store.write(lambda c: records.add_answer(c, replace(t, number=1), answer))
    with pytest.raises(sa.exc.IntegrityError):
        await store.write(lambda c: records.add_answer(c, replace(t, number=1), answer))  # that number is taken
    with pytest.raises(sa.exc.DBAPIError):
        await store.write(lambda c: run_on_driver(c, "UPDATE nothing"))
    assert await store.read(lambda c: records.answers_of(c, t.id)) == [answer]


async def test_tables_are_found_by_the_digests_of_tokens_only(store: Database) -> None:
    game = games.game("keyforge")
    new = setup.prepare_table(game, game.setup(), [], seed=7)
    await store.write(lambda c: records.add_table(c, new.record))
    token = new.given[0].token
    assert token is not None
    for word, n in (
        (tokens.token_digest(token), 1),
        (tokens.token_digest(new.watch), 1),
        (token, 0),
        (tokens.token_digest("x"), 0),
    ):
        assert len(await store.read(lambda c, w=word: records.tables_opened_by(c, [w]))) == n


async def test_sayings_are_numbered_and_removed_with_their_table(store: Database) -> None:
    t = a_table()
    await store.write(lambda c: records.add_table(c, t))
    for text in ("hello", "<b>'; DROP TABLE tables"):
        await store.write(lambda c, text=text: records.add_saying(c, t, 0, text))
    assert await store.read(lambda c: records.sayings_of(c, t.id)) == [
        records.Saying(0, 0, "hello"),
        records.Saying(1, 0, "<b>'; DROP TABLE tables"),
    ]
    await store.write(lambda c: records.add_saying(c, t, 1, "Hello!", phrase="hello"))
    await store.write(lambda c: records.add_saying(c, t, SPECTATOR, "psst", name="Zoé"))
    assert (await store.read(lambda c: records.sayings_of(c, t.id)))[2:] == [records.Saying(2, 1, "Hello!", "hello")]
    assert await store.read(lambda c: records.gallery_of(c, t.id)) == [records.Saying(0, SPECTATOR, "psst", name="Zoé")]
    await store.write(lambda c: records.remove_table(c, t.id))
    assert await store.read(lambda c: records.find_table(c, t.id)) is None
    assert await store.read(lambda c: records.sayings_of(c, t.id)) == []
    assert await store.read(lambda c: records.gallery_of(c, t.id)) == []
    await store.write(lambda c: records.add_table(c, t))  # the same id again: nothing of it was left
    assert await store.read(lambda c: records.sayings_of(c, t.id)) == []


async def test_of_what_spectators_say_only_the_last_is_kept(store: Database) -> None:
    t = a_table()
    await store.write(lambda c: records.add_table(c, t))
    many = records.MOST_IN_GALLERY + 5
    await store.write(lambda c: [records.add_saying(c, t, SPECTATOR, f"{n}") for n in range(many)])
    kept = await store.read(lambda c: records.gallery_of(c, t.id))
    assert [x.number for x in kept] == list(range(5, many))


async def test_a_table_has_one_owner_until_that_is_dead(store: Database) -> None:
    t = a_table(term=0)
    await store.write(lambda c: records.add_table(c, t))
    first, second = Worker("127.0.0.1:1", alone=False), Worker("127.0.0.1:2", alone=False)
    for worker in (first, second):
        await store.write(worker.register)
    assert await store.write(lambda c: first.claim(c, t.id)) is None
    assert await store.write(lambda c: first.claim(c, t.id)) is None
    assert await store.write(lambda c: second.claim(c, t.id)) == TableLocation("127.0.0.1:1", first.key)
    long_ago = WORKERS.update().where(WORKERS.c.id == first.id).values(until=WORKERS.c.until - 2 * LEASE)
    await store.write(lambda c: c.execute(long_ago))
    assert await store.write(lambda c: second.claim(c, t.id)) is None
    assert not await store.write(first.beat) and await store.write(first.beat)
    assert await store.read(first.owned_tables) == set() and await store.read(second.owned_tables) == {t.id}
    with pytest.raises(Refusal, match="moved"):  # a late write of the old owner meets nothing
        await store.write(lambda c: records.add_answer(c, replace(t, term=1, number=1), StoredAnswer(0, 0, "keep")))
    await store.write(lambda c: records.add_answer(c, replace(t, term=2, number=1), StoredAnswer(0, 0, "keep")))
    assert len(await store.read(lambda c: records.answers_of(c, t.id))) == 1


async def test_a_worker_that_leaves_leaves_its_tables(store: Database) -> None:
    t = a_table(term=0)
    await store.write(lambda c: records.add_table(c, t))
    first, second = Worker("127.0.0.1:1", alone=False), Worker("127.0.0.1:2", alone=False)
    await store.write(first.register)
    assert await store.write(lambda c: first.claim(c, t.id)) is None
    await store.write(first.leave)
    assert await store.write(lambda c: second.claim(c, t.id)) is None


async def test_several_workers_may_begin_with_an_empty_database_at_once(postgres_url: str) -> None:
    stores = [Database(postgres_url) for _ in range(4)]
    await asyncio.gather(*[asyncio.to_thread(one.open) for one in stores])
    for one in stores:
        one.close()
