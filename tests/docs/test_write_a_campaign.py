"""docs/write-a-campaign.md says what is so: its commands run, its campaigns play, its tables are the reader's own lists."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner
from docs.test_docs import ROOT, text_of

from tableforge.cli import main
from tableforge.fateforge.camp import services
from tableforge.fateforge.cards import findings, ours
from tableforge.fateforge.cards.check.ids import UNLOCKS
from tableforge.fateforge.cards.reader import LONGEST_ID
from tableforge.fateforge.cards.schema import (
    BESIDE_EFFECT,
    EVERY_SCENE,
    MOST_CHOICES,
    MOST_SCENES,
    OF_KIND,
    OFFERS,
    TABLES,
)
from tableforge.fateforge.cards.source import MOST_BYTES, MOST_DEEP, MOST_FILES, MOST_WRONG
from tableforge.fateforge.tale.definition import COMPASS, CONDITIONS, DIFFICULTIES, EFFECTS, QUEST_STATES, WHO

PAGE = "write-a-campaign.md"
EXAMPLE = ROOT / "docs" / "examples" / "lantern-road"
# the rows of the table of keys, by the reader's own names
NAMED = {
    "`campaign.toml`": "campaign",
    "a file of scenes": "file",
    "`[[scene.choices]]`": "choice",
    "`test`": "test",
    "`pass`, `fail`": "outcome",
    "`win`, `lose`": "way",
    "`routes`": "route",
    "`partial`": "partial",
    "`setup`": "setup",
    "`asides`, `ask`, `again`": "aside",
    "`time_mods`": "time_mod",
    "`goals`": "goal",
    "`encounters`": "encounter",
    "`[[place]]` of places": "place",
    "`discount`": "discount",
    "`special`": "special",
    "`map.toml`": "map",
    "`[[gates]]`": "gate",
    "`[[place]]` of the map": "spot",
}


def table(head: str) -> dict[str, str]:
    """The rows of the table that begins with these words, by their first cell."""
    _, _, below = text_of(PAGE).partition(f"\n| {head} |")
    rows = re.findall(r"^\| (.+?) \| (.*) \|$", below.partition("\n\n")[0], re.MULTILINE)
    assert len(rows) > 2, head
    return {first: rest for first, rest in rows if not first.startswith("---")}


def words(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


# ---------------------------------------------------------------- lists
def test_every_key_of_every_table_is_named_and_no_other() -> None:
    told = {NAMED.get(first, first.strip("`[]")): set(words(rest)) for first, rest in table("table | keys").items()}
    assert told == {name: set(keys) for name, keys in TABLES.items()}


def test_every_kind_of_scene_has_its_keys() -> None:
    assert {first.strip("`"): tuple(words(rest)) for first, rest in table("kind | keys").items()} == OF_KIND
    of_all = text_of(PAGE).partition("## Scenes\n")[2].partition("| kind |")[0]
    assert all([f"`{key}" in of_all for key in EVERY_SCENE])


def test_every_condition_is_in_its_table_and_can_be_read_as_it_stands_there() -> None:
    rows = [re.match(r"`\{ (\w+) = ", first) for first in table("condition | holds if")]
    assert [row[1] for row in rows if row] == list(CONDITIONS)
    assert set(QUEST_STATES) <= set(words(" ".join(table("condition | holds if").values())))


def test_every_effect_is_in_its_table_with_what_stands_beside_it() -> None:
    rows = table("effect | does")
    assert [match[1] for first in rows if (match := re.match(r"`\{ (\w+) = ", first))] == list(EFFECTS)
    for first in rows:
        word, *beside = re.findall(r"(\w+) = ", first)
        assert tuple(beside) == BESIDE_EFFECT.get(word, ()), first
    assert all([f"`{who}`" in text_of(PAGE) for who in WHO])


def test_every_service_is_in_its_table() -> None:
    told = {first.strip("`"): rest for first, rest in table("service | does").items()}
    assert set(told) == set(services.KNOWN)
    assert {id: int(rest.partition(" gold:")[0]) for id, rest in told.items() if " gold:" in rest} == services.GOLD
    assert {id for id, rest in told.items() if "1 time more" in rest} == set(services.TIME)


def test_every_other_name_of_the_game_is_told() -> None:
    pack, page = ours(), text_of(PAGE)
    shops = {card.shop for card in pack.items.values() if card.shop}
    ids = [
        *[h.id for h in pack.heroes],
        *pack.traits,
        *shops,
        *UNLOCKS,
        *OFFERS,
        *COMPASS,
        *DIFFICULTIES,
        "@explore",
        "@rest",
    ]
    assert [id for id in ids if f"`{id}`" not in page] == []


def test_the_chances_of_tests_are_those_of_the_test_die() -> None:
    faces = ours().test_die
    plain = faces.count("success") / len(faces)
    with_trait = (faces.count("success") + faces.count("trait")) / len(faces)
    for n, (difficulty, rest) in enumerate(table("difficulty | without the trait").items(), 1):
        once = with_trait**n
        chances = [plain**n, once, once + (1 - once) * once]
        assert rest == " | ".join([f"{int(100 * p + 0.5)} %" for p in chances]), difficulty


def test_the_limits_are_those_of_the_reader() -> None:
    said = text_of(PAGE).partition("## Files from strangers")[2]
    for n in (MOST_BYTES, MOST_FILES, MOST_SCENES, MOST_CHOICES, MOST_DEEP, MOST_WRONG, LONGEST_ID):
        assert f"{n:,}" in said, n


# ---------------------------------------------------------------- what the check says
EDITS = {
    "G1": ("act2/c2.toml", 'id = "lr-dark"', 'id = "lr-old"'),
    "T1": ("act1/c1.toml", 'goto = "lr-dyke"\n', 'goto = "lr-dike"\n'),
    "T2": ("act2/c2.toml", '"saw-cart"', '"saw-carts"'),
    "T3": ("act1/rest.toml", 'text.fr = "La laisser allumée."\n', ""),
    "T5": (
        "act2/c2.toml",
        'when = { flag = "jory-speaks" }',
        'when = { all = [{ flag = "jory-speaks" }, { gold = 99 }] }',
    ),
}


@pytest.mark.parametrize("code", EDITS)
def test_the_check_says_what_the_page_shows(code: str, tmp_path: Path) -> None:
    file, old, new = EDITS[code]
    folder = Path(shutil.copytree(EXAMPLE, tmp_path / "mine"))
    text = (folder / file).read_text("utf-8")
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")

    (shown,) = words(table("check | finds")[code].partition(" | ")[2])
    assert (code, shown) in [(f.check, str(f.told())) for f in findings(folder)]


# ---------------------------------------------------------------- commands and files
@pytest.mark.slow
def test_every_command_of_the_page_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In their order, and with the files that the page writes between them; whoever is asked something leaves."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PWD", str(tmp_path))
    monkeypatch.setenv("TABLEFORGE_HOME", str(tmp_path / "home"))
    for name in ("docs", "src"):
        (tmp_path / name).symlink_to(ROOT / name)
    said = ""
    for kind, code in re.findall(r"^```(\w+)\n(.*?)^```", text_of(PAGE), re.DOTALL | re.MULTILINE):
        named = re.match(r"# (\S+\.toml)\n", code)
        if kind == "toml" and named is not None:
            (tmp_path / named[1]).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / named[1]).write_text(code, "utf-8")
        for line in code.splitlines() if kind == "sh" else ():
            said += ran(line)
    assert "errors: 0, warnings: 0" in said
    assert "“They have my lanterns,” says Wenna Tarn." in said and "Ils ont mes lanternes, dit Wenna Tarn." in said
    assert "Here the chronicle ends." in said and "A gate, shut." in said and "The Pickers’ Hut: " in said
    (shown,) = words(table("check | finds")["T4"].partition(" | ")[2])
    assert [(f.check, str(f.told())) for f in findings(tmp_path / "my-first")] == [("T4", shown)]


def ran(line: str) -> str:
    """What a command prints: one of ours in this very process, any other in a shell."""
    if not line.startswith("tableforge "):
        subprocess.run(["sh", "-c", line], check=True)
        return ""
    call = [os.path.expandvars(word) for word in shlex.split(line, comments=True)[1:]]
    done = CliRunner().invoke(main, [*call, *([] if "--lang" in call else ["--lang", "en"])], input="q\n")
    assert done.exit_code == 0, f"{line}\n{done.output}\n{done.stderr}\n{done.exception!r}"
    return done.output
