"""Texts that cost a careless reader the square of their length, and every reader that is given texts from outside.

`tests/server/test_linear.py` has each reader take each text, up to a mebibyte; `bench/hostile.py` measures time against
length, up to the greatest.
"""

from __future__ import annotations

import base64
import json
import os
import zlib
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

import tableforge
from tableforge import campaign, position
from tableforge.arkham.decks import formats as arkham_decks
from tableforge.arkham.decks.as_o8d import GAME
from tableforge.decks import values, wording
from tableforge.drive import request as drive_request
from tableforge.drive import saves
from tableforge.errors import TableforgeError
from tableforge.judge.link import check_nesting, read_link
from tableforge.judge.posed import LONGEST, MOST_UNPACKED
from tableforge.judge.ruling_text import TextReader, read_any, read_quoted
from tableforge.keyforge.decks import formats as keyforge_decks
from tableforge.position import Marks
from tableforge.server import guard, proxy, relay, request, setup, tokens
from tableforge.server import messages as m
from tableforge.server.decks import typeset_name
from tableforge.server.rulings import RULE
from tableforge.server.tables import NewTableRequest
from tableforge.table.library import is_path
from tableforge.table.sitting import Sitting, read_save
from tableforge.tongue.spelling import nearest, squash
from tableforge.tongue.text import Text

KIB: Final = 1024
LONG_ENOUGH: Final = 1024 * KIB  # characters: work that grew with the square of these would take hours
GAMES: Final = ("keyforge", "arkham", "fateforge")

# ---------------------------------------------------------------- texts, by the piece that is repeated
PIECES: Final = {
    "escaped quotes behind a quote": ('"', '\\"'),
    "quotes": ("", '"'),
    "backslashes behind a quote": ('"', "\\"),
    "short strings": ("[", '"",'),
    "openings": ("", "["),
    "objects in objects": ("", '{"a":'),
    "pairs": ("[", "[],"),
    "closings": ("", "]}"),
    "digits": ("", "1"),
    "a number in a list": ("[0.", "1"),
    "blanks": ("x", " "),
    "blanks and a colon": ("x", " :"),
    "tabs": ("", "\t"),
    "lines": ("name: x\n", "\n"),
    "old lines": ("name: x\r", "\r"),
    "commas": ("", ",a"),
    "colons": ("name: ", ": "),
    "brackets": ("1 ", "(("),
    "brackets in a row": ("1 ", "(1) "),
    "brackets that end nowhere": ("1 ", " ["),
    "stars": ("**", "*"),
    "lines below": ("_", "_ (1"),
    "cards of a list": ("# x\n", "- a x1"),
    "marks of a card": ("urchin", "+a"),
    "upgrades of a card": ("urchin", "[a"),
    "accents in the wrong order": ("e", "\u0301\u0316"),
    "accents": ("e", "\u0315\u0300\u0316"),
    "signs of many letters": ("", "\ufdfa"),
    "sharp letters": ("", "ß"),
    "backticks": ("", "at `$."),
    "tags": ("<deck>", "<a"),
    "attributes": ("<deck ", "a='1' "),
    "rules": ("", "A.a-"),
    "seats": ("", "1>"),
    "points": ("you.", "you."),
    "slashes": ("/api/tables/", "/"),
    "quoted in French": ("", "« » ! "),
    "letters": ("", "a"),
    "comments that nothing follows": ("keyforge given(", "#" * 60 + "\n€"),
    "fields of a position": ("keyforge given(", "a=1,"),
    "values of a position": ("keyforge given(a=[", "'x',"),
}


def text(name: str, length: int) -> str:
    """One of the texts, so many characters long."""
    start, piece = PIECES[name]
    return (start + piece * (length // len(piece) + 1))[:length]


# ---------------------------------------------------------------- readers
MARKS: Final = Marks(("damage",), ("stun",), (), ("upgrades",), {"[": "upgrades"})
GOING_ON: Final[dict[str, Sitting]] = {}


def under_way(name: str) -> Sitting:
    """A game that has just begun."""
    if name not in GOING_ON:
        GOING_ON[name] = tableforge.new(name, seed=1)
    return GOING_ON[name]


def written(body: object) -> str:
    return json.dumps(body, ensure_ascii=False)


def save_of(name: str, part: str, hostile: str) -> str:
    """A save that is one but for a text in it."""
    body = json.loads(under_way(name).save())
    if part == "answer":
        body["answers"] = [hostile]
    elif part == "setting":
        body["setup"] |= dict.fromkeys(body["setup"], hostile)
    else:
        body[part] = hostile
    return written({**body, "digest": None})


def restore(name: str, part: str, hostile: str) -> object:
    return setup.restore_game(read_save(save_of(name, part, hostile)))


def paper(name: str, hostile: str, **entry: object) -> object:
    """A campaign that is one but for an entry."""
    return campaign.load(
        written({"format": campaign.FORMAT, "game": name, "entries": [{"do": "begin", "seed": 1, **entry}]})
    )


def enter(name: str, hostile: str) -> object:
    told = campaign.chronicle_of(name)
    assert told is not None
    options = {option: hostile for option in told.options}
    return paper(name, hostile, **options)


def edited(hostile: str) -> object:
    body = {**json.loads(save_of("keyforge", "answer", "set:" + hostile)), "format": saves.EDITED}
    return saves.load_save(written(body))


def at_the_door(field: str, hostile: str) -> object:
    headers = {"host": "127.0.0.1", field: hostile}
    return guard.OriginCheck().check(headers)


def behind_a_proxy(field: str, hostile: str) -> object:
    here = proxy.parse_proxies(["127.0.0.1"])
    headers = proxy.forwarding_headers([(field.encode(), line.encode()) for line in hostile.split("\n")])
    return here.client("127.0.0.1", headers), here.scheme("127.0.0.1", "http", headers)


def in_frame(field: str, hostile: str) -> object:
    return request.read_frame(written({"t": "answer", "seat": 0, "number": 0, "key": "x", field: hostile}).encode())


def packed(hostile: str) -> object:
    """What the judge makes of a link that holds a text."""
    return read_link("1." + base64.urlsafe_b64encode(zlib.compress(hostile.encode(), 9)).decode().rstrip("="))


def all_signs(hostile: str) -> TextReader:
    """Every sign of a position as a text, up to what is none."""
    reader = TextReader(hostile)
    while reader.kind not in ("end", "other"):
        reader.step()
    return reader


def found(do: Callable[[str], object], length: int) -> tuple[Callable[[str], object], int]:
    return do, length


READERS: Final[dict[str, tuple[Callable[[str], object], int]]] = {
    # the server: what every request and frame goes through
    "depth": found(lambda text: guard.check_depth(text.encode()), guard.LONGEST_SAVE),
    "frame": found(lambda text: request.read_frame(text.encode()), guard.LONGEST_FRAME),
    "number of a frame": found(lambda text: request.request_number(text.encode()), guard.LONGEST_FRAME),
    "body": found(lambda text: request.read_body(text.encode(), NewTableRequest), guard.LONGEST_BODY),
    **{f"field {name}": found(partial(in_frame, name), guard.LONGEST_FRAME) for name in ("key", "seat", "other", "t")},
    "misfit": found(request.describe_misfit, 64 * KIB),
    "host": found(partial(at_the_door, "host"), 64 * KIB),
    "origin": found(partial(at_the_door, "origin"), 64 * KIB),
    **{f"header {name}": found(partial(behind_a_proxy, name), 64 * KIB) for name in proxy.HEADERS},
    "languages": found(lambda text: request.choose_language(None, text), 64 * KIB),
    "address": found(relay.ABOUT_A_TABLE.fullmatch, 64 * KIB),
    "table": found(tokens.is_table_id, 64 * KIB),
    "saying": found(request.clean_text, m.LONGEST_SAYING),
    "name of a deck": found(typeset_name, guard.LONGEST_BODY),
    "rule": found(RULE.findall, guard.LONGEST_BODY),
    "path": found(is_path, guard.LONGEST_BODY),
    # words of strangers in sentences of ours
    "spelling": found(squash, guard.LONGEST_SAVE),
    "cleaning": found(wording.clean, guard.LONGEST_SAVE),
    "nearest": found(lambda text: nearest(text, ["lamp", "wick"] * 40), guard.LONGEST_SAVE),
    "refusal": found(
        lambda text: Text("{name!r}: {name}", "{name!r} : {name}").fill(name=text).text("fr"), guard.LONGEST_SAVE
    ),
    # decks
    "JSON of a deck": found(lambda text: values.parse(text, Text("x", "x")), guard.LONGEST_SAVE),
    "KeyForge deck": found(lambda text: keyforge_decks.survey(text.encode()), guard.LONGEST_SAVE),
    "KeyForge card": found(lambda text: keyforge_decks.survey(f"name: x\nBrobnar\n1 {text}\n".encode()), 1 << 20),
    "KeyForge names": found(
        lambda text: keyforge_decks.survey(written({"name": text, "houses": [text], "cards": [text]})), 1 << 20
    ),
    "Arkham deck": found(lambda text: arkham_decks.survey(text.encode()), guard.LONGEST_SAVE),
    "Arkham card": found(
        lambda text: arkham_decks.survey(f"name: x\ninvestigator: {text}\n1 {text}\n".encode()), 1 << 20
    ),
    "Arkham deck of OCTGN": found(
        lambda text: arkham_decks.survey(
            f'<deck game="{GAME}"><section name="Asset"><card>{text}</card></section></deck>'
        ),
        250 * KIB,
    ),
    "Arkham names": found(
        lambda text: arkham_decks.survey(written({"investigator_name": text, "name": text, "slots": {text: 1}})),
        1 << 20,
    ),
    # saves and campaigns
    "save": found(read_save, guard.LONGEST_SAVE),
    "save changed by hand": found(edited, guard.LONGEST_SAVE // 2),
    "position": found(lambda text: position.parse(text, MARKS), guard.LONGEST_SAVE),
    "zone": found(position.parse_zone, guard.LONGEST_SAVE),
    "campaign": found(campaign.load, guard.LONGEST_SAVE),
    **{f"begin {name}": found(partial(enter, name), guard.LONGEST_SAVE // 4) for name in ("arkham", "fateforge")},
    **{
        f"{part} of {name}": found(partial(restore, name, part), guard.LONGEST_SAVE // 4)
        for name in GAMES
        for part in ("answer", "setting", "game", "seed")
    },
    # positions that are posed to the judge; the parts of their readers at greater lengths than these take
    "position for the judge": found(read_any, LONGEST),
    "link to the judge": found(packed, MOST_UNPACKED),
    "nesting of a link": found(check_nesting, guard.LONGEST_SAVE),
    "signs of a position": found(all_signs, guard.LONGEST_SAVE),
    "quoted in a position": found(lambda text: read_quoted(f'"{text}"'), guard.LONGEST_SAVE),
    # the drive door
    "line": found(lambda text: drive_request.parse_line(text.encode()), guard.LONGEST_SAVE),
}


def busy_until(marker: str) -> int:
    """Work without end, until there is a file of that name; the process that does it."""
    while not os.path.exists(marker):
        sum(range(1000))
    return os.getpid()


def read_all() -> None:
    """Have every reader take every text at the greatest length that it is ever given, or a long one, and tell which comes next."""
    for reader, (do, longest) in READERS.items():
        for name in PIECES:
            print(f"{reader}: {name}", flush=True)
            refused_or_read(do, text(name, min(longest, LONG_ENOUGH)))


def refused_or_read(do: Callable[[str], object], hostile: str) -> None:
    """Have a text read; that it is refused is no matter here, and that anything else happens is."""
    with suppress(TableforgeError):
        do(hostile)


if __name__ == "__main__":
    read_all()
