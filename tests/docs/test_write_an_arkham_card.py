"""The cards, the words and the ruling of docs/write-an-arkham-card.md are what they are said to be."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from tableforge.arkham import words
from tableforge.arkham.cards import CARDS
from tableforge.arkham.voice.languages import voice
from tableforge.arkham.words import Title

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "write-an-arkham-card.md").read_text("utf-8")
SHOWN, INVENTED, RULING = re.findall(r"^```python\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
STAND_INS = set("set event deck cost by".split())


def card(code: str) -> Title:
    room: dict[str, Any] = dict(vars(words))
    known = set(room)
    exec(code, room)
    (found,) = [value for key, value in room.items() if key not in known and isinstance(value, Title)]
    return found


def test_the_shown_card_is_the_card_of_the_pool() -> None:
    assert card(SHOWN) == CARDS["machete"]


def test_the_invented_card_says_what_the_page_shows() -> None:
    lantern = card(INVENTED)
    (said,) = re.findall(r"^```text\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    assert lantern.id not in CARDS
    assert voice("en").front_text(lantern) == said.rstrip("\n")
    assert voice("fr").front_text(lantern).count("\n") == 2 and lantern.lower().programs


def test_every_word_of_the_table_is_in_the_vocabulary() -> None:
    rows = re.findall(r"^\| [a-z ]+ \| (.*) \|$", PAGE, re.MULTILINE)
    told = [
        word for row in rows for span in re.findall(r"`([^`]+)`", row) for word in re.findall(r"[A-Za-z_]{2,}", span)
    ]
    assert len(told) > 80
    for word in told:
        assert word in STAND_INS or hasattr(words, word), word


def test_the_ruling_holds() -> None:
    room: dict[str, Any] = {}
    exec(RULING, room)
    for ruling in [value for name, value in room.items() if name.startswith("test_")]:
        ruling()
