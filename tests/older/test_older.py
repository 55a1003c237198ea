"""Games that earlier versions have left go on, or go on from the last place that fits, or are refused by both versions.

The collection of the present version was left when it began: what would not take it up to the answer needs a new version.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest
from older.make import played
from server.serving import serving

import tableforge
from tableforge import campaign
from tableforge.errors import BadSave
from tableforge.server import records, refusals
from tableforge.table import older

Json = dict[str, Any]
VERSIONS = sorted([path for path in Path(__file__).parent.iterdir() if (path / "saves.jsonl.gz").exists()])


def rows(path: Path) -> list[Json]:
    return [json.loads(line) for line in gzip.decompress(path.read_bytes()).decode().splitlines()]


SAVES = [(path.name, row["name"], row["save"]) for path in VERSIONS for row in rows(path / "saves.jsonl.gz")]
NOW = tableforge.__version__


def says_both_versions(text: str, was: str) -> bool:
    return was in text and NOW in text


# ---------------------------------------------------------------- every save of the collection
@pytest.mark.parametrize(
    ("version", "save"), [(v, s) for v, _, s in SAVES], ids=[f"{v}-{name}" for v, name, _ in SAVES]
)
def test_a_game_that_an_earlier_version_left_goes_on(version: str, save: Json) -> None:
    g = tableforge.load(json.dumps(save))

    if g.notice is None:
        assert g.answers == save["answers"]
    else:
        assert version != NOW
        assert says_both_versions(g.notice.text("en"), version) and says_both_versions(g.notice.text("fr"), version)
    before = len(g.answers)
    played(g, Random(3), 30)
    assert g.over or len(g.answers) == before + 30
    again = tableforge.load(g.save())
    assert again.notice is None and again.digest() == g.digest()


@pytest.mark.parametrize("path", VERSIONS, ids=[path.name for path in VERSIONS])
def test_a_campaign_of_an_earlier_version_goes_on_with_its_game(path: Path) -> None:
    for row in rows(path / "campaigns.jsonl.gz"):
        c = campaign.load(json.dumps(row["campaign"]))
        assert not c.over and c.story("fr")
        c.next_game()
        g = tableforge.load(json.dumps(row["save"]))
        assert g.notice is None or says_both_versions(g.notice.text("en"), path.name)


@pytest.mark.parametrize("path", VERSIONS, ids=[path.name for path in VERSIONS])
async def test_a_server_goes_on_with_the_tables_of_an_earlier_version(path: Path, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "tables.sqlite3") as c:
        c.executescript(gzip.decompress((path / "server.sql.gz").read_bytes()).decode())
        left = dict(c.execute('SELECT id, number FROM "tables"').fetchall())
    assert len(left) == 9
    async with serving(tmp_path) as server:
        for id, number in left.items():
            live = await server.hall.table(id)
            if records.NOTICE not in live.record.note:
                assert live.number == number
                continue
            told = live.record.note[records.NOTICE]
            assert says_both_versions(told["en"], path.name) and says_both_versions(told["fr"], path.name)
            kept = await server.hall.store.read(lambda c, id=id: records.earlier_of(c, id))
            assert len(kept[-1][0]["answers"]) == number
            server.hall.drop(live, "idle", refusals.MOVED)
            again = await server.hall.table(id)
            assert again.g.digest() == live.g.digest() and again.number == live.number


# ---------------------------------------------------------------- what fits, and what does not
def left_with(version: str = older.UNNAMED, answers: int = 12) -> Json:
    """A game as a version has left it."""
    body: Json = json.loads(played(tableforge.new("keyforge", seed=3), Random(1), answers).save())
    return {**body, "version": version}


def test_a_save_names_the_version_that_wrote_it() -> None:
    assert json.loads(tableforge.new("keyforge").save())["version"] == NOW
    assert older.version_of({}) == "0.1.0"


def test_an_answer_that_fits_no_more_ends_the_replay_and_both_versions_are_named() -> None:
    body = left_with()
    body["answers"][8] = "what-nobody-asks"

    g = tableforge.load(json.dumps(body))

    assert g.answers == body["answers"][:8]
    assert (
        g.notice is not None
        and says_both_versions(g.notice.text("en"), "0.1.0")
        and "8 of its 12" in g.notice.text("en")
    )
    assert "8 de ses 12" in g.notice.text("fr")


def test_a_save_of_this_version_is_held_to_its_answers_and_its_position() -> None:
    body = left_with(NOW)
    with pytest.raises(BadSave, match="another position"):
        tableforge.load(json.dumps({**body, "digest": "0" * 32}))
    with pytest.raises(BadSave, match="answer 13 of 13"):
        tableforge.load(json.dumps({**body, "answers": [*body["answers"], "what-nobody-asks"]}))


def test_a_position_that_later_rules_make_otherwise_is_told() -> None:
    g = tableforge.load(json.dumps({**left_with(), "digest": "0" * 32}))

    assert g.notice is not None and "All its answers fit" in g.notice.text("en") and len(g.answers) == 12


def test_a_save_of_which_nothing_fits_is_refused_by_both_versions() -> None:
    body = {**left_with(), "answers": ["what-nobody-asks"]}

    with pytest.raises(BadSave) as refused:
        tableforge.load(json.dumps(body))

    assert says_both_versions(refused.value.text("en"), "0.1.0") and "the file stays as it is" in refused.value.text(
        "en"
    )
    assert says_both_versions(refused.value.text("fr"), "0.1.0")


def test_a_set_up_that_is_no_more_is_refused_by_both_versions() -> None:
    body = left_with()
    body["setup"]["edition"] = "0.7"

    with pytest.raises(BadSave) as refused:
        tableforge.load(json.dumps(body))

    assert says_both_versions(refused.value.text("en"), "0.1.0")


@pytest.mark.parametrize("version", [7, None, "x" * 100, ["0.1.0"], "0.1.0\ud800", "0.1\n0"])
def test_a_version_is_a_short_text(version: object) -> None:
    with pytest.raises(BadSave, match="`version` is a short text"):
        tableforge.load(json.dumps({**left_with(), "version": version}))


def test_questions_that_are_new_and_have_one_answer_are_answered_on_the_way() -> None:
    """A version that asked about less left fewer answers; with `forced=asks` every question is asked, also of one answer."""
    body: Json = json.loads(played(tableforge.new("keyforge", seed=3), Random(1), 40).save())
    asked_more = {**body, "version": older.UNNAMED, "setup": {**body["setup"], "forced": "asks"}}

    g = tableforge.load(json.dumps(asked_more))

    assert len(g.answers) > 40 and [key for key in g.answers if key in body["answers"]][:5] == body["answers"][:5]
    assert g.notice is not None and says_both_versions(g.notice.text("en"), "0.1.0")


def test_who_passed_where_nobody_is_asked_any_more_has_passed() -> None:
    body = left_with()
    body["answers"][6:6] = ["pass"]

    g = tableforge.load(json.dumps(body))

    assert len(g.answers) == 12 and g.notice is not None and "All its answers fit" in g.notice.text("en")
