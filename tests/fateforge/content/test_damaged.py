"""However a folder of content is damaged, it is read to its end and told what is wrong; nothing else ever happens."""

from __future__ import annotations

import copy
import random
import re

import pytest

from tableforge.fateforge import cards
from tableforge.fateforge.cards import OURS, check
from tableforge.fateforge.cards.source import File, Folder

VALUES = ('""', '"x"', "0", "-1", "99", "[]", "{}", "true", "3.5", "[1,2]", '["a"]', '"strike => [move]"', '{id="q"}')
OURS_READ = Folder(OURS)


def damaged(text: str, rng: random.Random) -> str:
    """The text with one line gone, or with other values, names or letters in it."""
    lines = text.split("\n")
    k = rng.randrange(len(lines))
    how = rng.randrange(5)
    if how == 0:
        del lines[k]
    elif how == 1:
        lines[k] = re.sub(r'"[^"]*"', lambda m: sometimes(m[0], rng), lines[k])
    elif how == 2:
        lines[k] = re.sub(r'(?<![\w"])\d+', lambda m: sometimes(m[0], rng), lines[k])
    elif how == 3:
        lines[k] = re.sub(r"\b[a-z_]+(?= ?=)", lambda m: m[0] if rng.random() < 0.7 else f"z{m[0]}", lines[k])
    elif lines[k]:
        at = rng.randrange(len(lines[k]))
        lines[k] = lines[k][:at] + rng.choice('az09-+@~>,[]{}="|: ') + lines[k][at + 1 :]
    return "\n".join(lines)


def sometimes(value: str, rng: random.Random) -> str:
    return rng.choice(VALUES) if rng.random() < 0.4 else value


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(30))
def test_a_damaged_folder_is_told_and_never_raises(seed: int) -> None:
    rng = random.Random(seed)
    folder = copy.copy(OURS_READ)
    folder.findings, folder.files = [], dict(OURS_READ.files)
    for _ in range(3):
        name = rng.choice(sorted(folder.files))
        folder.files[name] = File(name, damaged(folder.files[name].text, rng))

    found = check.run(cards.read(folder))

    assert all(f.told().text("fr") and f.line >= 1 for f in found)


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(OURS_READ.files))
def test_a_missing_file_is_told(name: str) -> None:
    folder = copy.copy(OURS_READ)
    folder.findings, folder.files = [], {k: v for k, v in OURS_READ.files.items() if k != name}

    read = cards.read(folder)
    if not folder.errors():
        check.run(read)

    optional = (
        "allies.toml",
        "app.toml",
        "quests.toml",
        "bosses.toml",
        "story/heroes.toml",
        "story/vars.toml",
    )  # nothing else refers to them, or all has a default
    assert folder.errors() or name in optional or name.startswith("scenes/")


def test_what_would_take_for_ever_is_told_at_once() -> None:
    folder = copy.copy(OURS_READ)
    folder.findings, folder.files = [], dict(OURS_READ.files)
    zones = '["a","b","c","d","e","f","g","h","i"]'
    battle = folder.files["scenes/battle.toml"].text.replace('at=["g"], need=[1,1,1]', f"at={zones}, need=[9,9,9]", 1)
    setups = ", ".join([f'm{k}="parry 1"' for k in range(40)])
    battle = battle.replace("plate = [0, 0, 1]", f"setup = {{{setups}}}\nplate = [0, 0, 1]", 1)
    enemies = folder.files["enemies.toml"].text.replace("2..3: move(first)", "2..999999999: move(first)", 1)
    nested = "x = " + "[" * 100_000
    for name, text in (("scenes/battle.toml", battle), ("enemies.toml", enemies), ("scenes/nested.toml", nested)):
        folder.files[name] = File(name, text)

    found = check.run(cards.read(folder))

    assert "scenes/nested.toml" in [f.file for f in found if f.error]
