"""Files that mean harm, or mean something else: refused at once, with what came and what would do."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from harness.work import MOST_CALLS, calls

from tableforge.arkham.decks import formats, pool
from tableforge.arkham.decks.as_o8d import GAME
from tableforge.arkham.decks.deck import load
from tableforge.errors import BadDeck

DECK = f'<deck game="{GAME}" sleeveid="0">'
GROWING = "".join([f' <!ENTITY {b} "{f"&{a};" * 10}">\n' for a, b in zip("abcdefgh", "bcdefghi")])
BOMB = f"""<?xml version="1.0"?>
<!DOCTYPE lolz [
 <!ENTITY a "lol">
{GROWING}]>
{DECK}<section name="Asset"><card qty="1">&i;</card></section></deck>"""


def site(**change: object) -> bytes:
    return json.dumps({**json.loads(formats.write(load("starter:roland"), "arkhamdb")), **change}).encode()


FILES: dict[str, tuple[Callable[[], bytes], str]] = {
    "nothing": (lambda: b"", "no line such as"),
    "blanks": (lambda: b" \n\r\n\t", "no line such as"),
    "zeros": (lambda: b"\0" * 1000, "binary"),
    "a picture": (lambda: b"\x89PNG\r\n\x1a\n", "a picture"),
    "an archive": (lambda: b"PK\x03\x04abc", "a zip archive"),
    "Latin-1": (lambda: "name: Été".encode("latin-1"), "not UTF-8"),
    "too large": (lambda: b"1 Machete\n" * (1 << 20), "larger than 8 MiB"),
    "a large text": (lambda: b"x" * ((1 << 20) + 1), "larger than 1024 KiB"),
    "many lines": (lambda: b"name: x\n" + b"1 Machete\n" * 5001, "more than 5000 lines"),
    "many cards": (lambda: b"name: x\ninvestigator: roland\n" + b"1 Machete\n" * 501, "more than 500 cards"),
    "many strangers": (
        lambda: b"name: x\ninvestigator: roland\n" + b"".join([b"1 Card %d\n" % n for n in range(300)]),
        "more than 200 names",
    ),
    "an address": (lambda: b"https://arkhamdb.com/deck/view/123", "only an address"),
    "prose": (lambda: b"It was a dark night.\nThe rain fell.\n", "no line such as"),
    # JSON
    "broken JSON": (lambda: site()[:-20], "breaks off at line"),
    "half a JSON": (lambda: b'{"slots": {', "breaks off"),
    "deep JSON": (lambda: b"[" * 50_000 + b"]" * 50_000, "nested|values"),
    "a key twice": (lambda: b'{"slots": {}, "slots": {}}', "'slots' twice"),
    "a long number": (lambda: b'{"slots": {"01020": ' + b"9" * 5000 + b"}}", "5000 digits"),
    "no number": (lambda: b'{"slots": {"01020": NaN}}', "NaN"),
    "many decks": (lambda: json.dumps([{"slots": {}}] * 501).encode(), "lists 501 decks"),
    "many values": (lambda: json.dumps(list(range(60_002))).encode(), "more than 60000 values"),
    "a number": (lambda: b"[7]", "each deck of the list should be an object"),
    "another JSON": (lambda: b'{"hello": 1}', "the JSON holds hello"),
    "an empty JSON": (lambda: b"{}", "the JSON holds nothing"),
    "an empty list": (lambda: b"[]", "no deck in it"),
    "a deck of KeyForge": (lambda: b'{"houses": [], "cards": []}', "a deck for KeyForge"),
    "a deck of the Master Vault": (lambda: b'{"data": {}, "_linked": {}}', "a deck for KeyForge"),
    # XML
    "entities that grow": (lambda: BOMB.encode(), "line 2 of the XML declares a document type or an entity"),
    "an entity from a file": (
        lambda: f'<!DOCTYPE deck [<!ENTITY x SYSTEM "file:///etc/passwd">]>{DECK}&x;</deck>'.encode(),
        "line 1 of the XML declares",
    ),
    "a document type": (lambda: f"<!DOCTYPE deck SYSTEM 'http://example.org/x.dtd'>{DECK}</deck>".encode(), "declares"),
    "an entity that nobody declared": (lambda: f"{DECK}&nbsp;</deck>".encode(), "XML breaks off at line 1"),
    "broken XML": (lambda: formats.write(load("starter:roland"), "o8d")[:-30].encode(), "XML breaks off at line"),
    "a web page": (lambda: b"<html><body>1x Machete</body></html>", "web page"),
    "a web page with its type": (lambda: b"<!DOCTYPE html><html></html>", "declares a document type"),
    "an o8d of another game": (lambda: b'<deck game="0f38e453"></deck>', "another game"),
    "an o8d of no game": (lambda: b"<deck></deck>", "another game"),
    "many elements": (lambda: f"{DECK}{'<x/>' * 1001}</deck>".encode(), "more than 1000 elements"),
    "a large o8d": (lambda: f"{DECK}{' ' * (256 << 10)}</deck>".encode(), "larger than 256 KiB"),
}


@pytest.fixture(autouse=True, scope="module")
def warm() -> None:
    """What every reading needs is looked up beforehand, so that only the file is counted."""
    for look_up in (pool.cards, pool.by_code, pool.by_name, pool.others, pool.investigators):
        look_up()


@pytest.mark.parametrize(("make", "said"), FILES.values(), ids=FILES)
def test_a_file_that_is_no_deck_is_refused_with_little_work_and_says_why(make: Callable[[], bytes], said: str) -> None:
    data = make()

    def read() -> None:
        with pytest.raises(BadDeck, match=said) as refused:
            formats.read(data, "the file")
        assert str(refused.value).startswith("the file: ") and len(str(refused.value)) < 20_000
        assert refused.value.problems
        assert refused.value.text("fr") != refused.value.text("en")

    assert calls(read) < MOST_CALLS


def test_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for make, _ in FILES.values():
        with pytest.raises(BadDeck):
            formats.read(make())
    assert list(tmp_path.iterdir()) == []


def test_a_file_larger_than_any_deck_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "huge"
    with path.open("wb") as file:
        file.truncate(1 << 40)  # a hole of a tebibyte
    with pytest.raises(BadDeck, match="larger than 8 MiB"):
        formats.survey_file(str(path))


def test_what_is_no_plain_file_is_not_opened(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing", Path("/dev/zero")):
        with pytest.raises(BadDeck, match="there is no deck file"):
            formats.survey_file(str(path))


@pytest.mark.parametrize("form", formats.FORMS)
def test_a_file_cut_anywhere_or_with_any_letter_changed_is_read_or_refused_and_never_fails(form: str) -> None:
    data = formats.write(load("starter:roland-strong"), form).encode()
    for n in range(0, len(data), 23):
        for spoilt in (data[:n], data[:n] + b"\x7f" + data[n + 1 :], data[:n] + b'"<&' + data[n:]):
            try:
                formats.survey(spoilt)
            except BadDeck as e:
                assert e.problems


def test_names_that_mean_harm_are_only_names() -> None:
    name = "\x1b[31m\u202e../../x\ufeff %s {x} " + "y" * 150
    text = formats.write(load("starter:roland")).replace("By the Book", name)
    (deck,) = formats.read(text)
    assert deck.name.isprintable() and "\u202e" not in deck.name and "{x}" in deck.name
