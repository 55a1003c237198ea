"""Every check of campaigns finds what it is for; ours has no error, and everything in it is met."""

from __future__ import annotations

import copy
import functools
import os
import shutil
from pathlib import Path

import pytest

import tableforge
from tableforge.errors import BadContent
from tableforge.fateforge.cards import kept, ours
from tableforge.fateforge.cards.check import stories
from tableforge.fateforge.cards.check.walk import walk
from tableforge.fateforge.cards.reader import Reader
from tableforge.fateforge.cards.source import File, Finding, Folder
from tableforge.fateforge.cards.tales import OURS
from tableforge.table.sitting import Sitting

EXAMPLE = Path(__file__).parents[1] / "small-road"  # a campaign of four scenes


@functools.cache
def written() -> Folder:
    return Folder(OURS)


def found(*edits: tuple[str, str, str], games: int = 0) -> list[Finding]:
    """What the checks find in our campaign where files are edited: (file, what stands there, what stands there then)."""
    return checked(edited(*edits), games).folder.findings


def edited(*edits: tuple[str, str, str]) -> Folder:
    folder = copy.copy(written())
    folder.findings, folder.files = [], dict(written().files)
    for file, old, new in edits:
        text = folder.files[file].text
        assert old in text, (file, old)
        folder.files[file] = File(file, text.replace(old, new, 1))
    return folder


def checked(folder: Folder, games: int = 0) -> Reader:
    reader = Reader(folder)
    reader.read()
    stories.check(reader, ours(), games)
    return reader


def test_our_own_campaign_has_no_error() -> None:
    assert [str(f.told()) for f in found(games=stories.QUICK) if f.error] == []


def test_random_campaigns_reach_every_ending_and_are_never_stuck() -> None:
    reader = Reader(written())

    met = walk(reader.read(), {h.id: h.trait for h in ours().heroes}, stories.QUICK)

    assert not met.stuck
    assert sum(met.endings.values()) == stories.QUICK
    assert len(met.endings) == 6


NIGHT = "act2/quests.toml"
DUE = "act3/c1.toml"
BROKEN = [
    ("T1", "there is no scene", ("act1/c2.toml", 'goto = "a1-r1"', 'goto = "a1-r11"')),
    ("T1", "there is no character", ("act1/c2.toml", 'speaker = "orsa"', 'speaker = "orsi"')),
    ("T1", "there is no set-up 'tired-onse'; did you mean 'tired-once'", (NIGHT, '"tired-once"', '"tired-onse"')),
    ("T1", "there is no combat", (NIGHT, 'combat = "sq-nightshirt"', 'combat = "sq-nightshirts"')),
    ("T1", "there is no hero", ("act1/c1.toml", 'hero = "thief"', 'hero = "thieves"')),
    ("T1", "there is no quest", (NIGHT, 'end_quest = "nightshirt"', 'end_quest = "nightshirts"')),
    ("T1", "there is no ally", ("act2/c2.toml", 'ally = "tinker"', 'ally = "tinkers"')),
    ("T1", "there is no file", ("campaign.toml", '"act1/c1.toml"', '"act1/c9.toml"')),
    ("T2", "nothing sets it", (DUE, 'flag = "first-militia"', 'flag = "first-milita"')),
    ("T2", "nothing reads it", (NIGHT, 'set = "brenn-thanked"', 'set = "brenn-thinked"')),
    ("T3", "three dots", ("act2/c5.toml", "HIS…", "HIS...")),
    ("T1", "costs 2 gold", ("act1/c2.toml", "when = { gold = 2 }", "when = { gold = 1 }")),
    ("T1", "and not back", ("map.toml", 'e = "winter-garden", ', "")),
    ("T1", "the last way has no condition", ("act1/rests.toml", ', { goto = "a1-c3a-mouth" }]', "]")),
    ("T1", "at least one choice", ("act1/c1.toml", 'kind = "combat"', 'kind = "story"')),
    ("T1", "there is no field 'chances'", ("act1/c1.toml", "[[scene.choices]]", "[[scene.chances]]")),
    ("T1", "there is no trait", ("act1/c2.toml", 'trait = "eloquence"', 'trait = "eloquent"')),
    ("T2", "nothing leads to this scene", ("campaign.toml", 'start = "a1-c1-council"', 'start = "a1-c2-road"')),
    ("T3", "a straight quotation mark", ("act1/c1.toml", "’", "'")),
    ("T3", "a no-break space is missing", ("act1/c1.toml", "\u00a0?", "?")),
]


@pytest.mark.parametrize(("check", "says", "edit"), BROKEN, ids=[says for _, says, _ in BROKEN])
def test_a_check_finds_what_it_is_for(check: str, says: str, edit: tuple[str, str, str]) -> None:
    told = [f for f in found(edit) if f.check == check and says in str(f.message)]

    assert told, [str(f.told()) for f in found(edit) if f.error]
    assert edit[0] in [f.file for f in told] or (check == "T2" and edit[0] == "campaign.toml")
    assert told[0].told().text("fr") != told[0].told().text("en")


def test_the_digest_of_a_campaign_is_of_its_structure_and_not_of_its_prose() -> None:
    plain = Reader(written()).read().digest

    reworded = Reader(edited((NIGHT, "He has put the house down", "He has put down the house"))).read().digest
    rewired = Reader(edited((NIGHT, 'goto = "sq-nightshirt-fight"', 'goto = "sq-nightshirt-won"'))).read().digest

    assert reworded == plain
    assert rewired != plain


def test_a_campaign_is_read_from_the_cache_and_a_damaged_cache_is_ignored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEFORGE_HOME", str(tmp_path))
    folder = Folder(OURS)
    assert not kept.recall(folder)
    digest = Reader(folder).read().digest

    kept.keep(folder)
    again = Folder(OURS)

    assert kept.recall(again)
    assert all([file.was_read for file in again.files.values()])
    assert Reader(again).read().digest == digest
    kept.place(folder.digest).write_text('{"act1": ', encoding="utf-8")
    assert not kept.recall(Folder(OURS))


def test_of_what_was_read_only_the_newest_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a cache full of what an author has changed since, when another folder is kept, then the oldest has gone."""
    monkeypatch.setenv("TABLEFORGE_HOME", str(tmp_path))
    folder = Folder(OURS)
    place = kept.place(folder.digest)
    place.parent.mkdir()
    older = [place.with_name(f"content-1-{k:02}.json") for k in range(kept.MOST)]
    for k, path in enumerate(older):
        path.write_text("{}", encoding="utf-8")
        os.utime(path, (k, k))

    kept.keep(folder)

    assert sorted(place.parent.iterdir()) == sorted([*older[1:], place])


# ---------------------------------------------------------------- folders of somebody else
def copied(tmp_path: Path, *edits: tuple[str, str, str]) -> Path:
    """A small campaign in a folder of its own, edited: (file, what stands there, what stands there then)."""
    folder = tmp_path / "road"
    shutil.copytree(EXAMPLE, folder)
    for file, old, new in edits:
        path = folder / file
        text = path.read_text("utf-8") if path.exists() else ""
        assert old in text
        path.write_text(text.replace(old, new, 1) if old else new, "utf-8")
    return folder


def begun(folder: Path) -> Sitting:
    return tableforge.new("fateforge", stories=str(folder), heroes=["mercenary", "shaman"], seats=1)


FIRST = "act1/c1.toml"
UNPLAYABLE = [
    ("notes.toml:1: the file is no TOML", ("notes.toml", "", "x = [")),
    ("campaign.toml:17: the file is no TOML", ("campaign.toml", "start_gold = 2", "start_gold = " + "9" * 5000)),
    ("there is no combat", (FIRST, 'combat = "ford-ambush"', 'combat = "ford-ambushes"')),
    ("there is no file", ("campaign.toml", '"act1/c1.toml"', '"act1/c2.toml"')),
    ("there is no field 'kinds'", (FIRST, 'kind = "combat"', 'kinds = "combat"')),
    ("lr-fight.*there is no scene 'lr-lid'", (FIRST, 'win = "lr-lit"', 'win = "lr-lid"')),
]


@pytest.mark.parametrize(("says", "edit"), UNPLAYABLE, ids=[says for says, _ in UNPLAYABLE])
def test_a_broken_campaign_is_refused_by_file_and_line_before_it_is_played(
    tmp_path: Path, says: str, edit: tuple[str, str, str]
) -> None:
    assert begun(copied(tmp_path / "sound")).decision is not None
    with pytest.raises(BadContent, match=says) as refused:
        begun(copied(tmp_path, edit))
    assert refused.value.text("fr") != refused.value.text("en")


def test_a_scene_is_told_by_its_own_line_and_not_by_that_of_a_choice_of_its_name() -> None:
    text = '[[scene]]\nid = "here"\nchoices = [{ id = "there", goto = "there" }]\n[[scene]]\nid = "there"\nkind = "story"\n'
    assert File("c.toml", text).line_of("there", "kind = ") == 6
