"""Deck files, told apart by what is in them: Master Vault JSON, Decks of KeyForge JSON and CSV, keyteki JSON, our text.

`read` gives the decks or says everything that is wrong with them; `survey` gives the good ones beside the others;
`to_text` writes the form that people read.  A file is never trusted: sizes, counts, lengths and nesting have caps, and
nothing is written.

    # comments begin with a hash
    name: Miss "Onyx" Censorius
    set: cota

    Brobnar
    2 Headhunter
    1 Dextre (maverick)
"""

from __future__ import annotations

import csv
import io
import json
import re
import stat
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tableforge.errors import BadDeck, UnknownLanguage
from tableforge.keyforge.cards import CARDS
from tableforge.keyforge.deck import (
    DECK_SIZE,
    KINDS_OF_REF,
    LONGEST_NAME,
    LONGEST_TITLE,
    MOST_CARDS,
    MOST_LATER,
    Deck,
    Draft,
    Entry,
    Judge,
    Line,
    clean,
    house_title,
    shorten,
    squash,
    tables,
    titles,
)
from tableforge.keyforge.names import HOUSES

ONE_DECK: Final = 1 << 20
MANY_DECKS: Final = 8 << 20
MOST_DECKS: Final = 5_000
MOST_VALUES: Final = 60_000
MOST_LINES: Final = 50_000
DEEPEST: Final = 12
LONGEST_LINE: Final = 128 << 10
MOST_COLUMNS: Final = 200

MASTER_VAULT: Final = "Master Vault JSON"
DOK_JSON: Final = "Decks of KeyForge JSON"
DOK_CSV: Final = "Decks of KeyForge CSV"
KEYTEKI: Final = "keyteki JSON"
SAVED: Final = "Tableforge JSON"
TEXT: Final = "deck text"
WOULD_DO: Final = (
    f"a deck file is {MASTER_VAULT} (a deck page asked with ?links=cards), {DOK_JSON} or {DOK_CSV}, {KEYTEKI}, or "
    "text: 'name: …', then three house headings, each with lines such as '2 Urchin'"
)
MAGIC: Final = {
    b"PK\x03\x04": "a zip archive", b"\x1f\x8b": "a gzip archive", b"%PDF": "a PDF", b"\x89PNG": "a picture",
    b"\xff\xd8\xff": "a picture", b"GIF8": "a picture", b"BZh": "a bzip2 archive", b"\xfd7zXZ": "an xz archive",
    b"7z\xbc\xaf": "a 7z archive", b"SQLite": "a database", b"\x7fELF": "a program", b"MZ": "a program",
    b"\xff\xfe": "UTF-16 text", b"\xfe\xff": "UTF-16 text",
}  # fmt: skip
UUID: Final = re.compile(r"[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}")


# ---------------------------------------------------------------- doors
def read(data: bytes | str, source: str = "") -> list[Deck]:
    """The decks of a file; `BadDeck` with every problem if one of them cannot be played.

    >>> from tableforge.keyforge.deck import load
    >>> onyx = load("starter:onyx")
    >>> read(to_text(onyx)) == [onyx]
    True
    """
    entries = survey(data, source)
    bad = [entry for entry in entries if entry.deck is None]
    if len(entries) == 1 and bad:
        playable(entries[0], source)
    if bad:
        problems = tuple([f"{shorten(entry.name)}: {problem}" for entry in bad[:20] for problem in entry.problems[:5]])
        said = f"{len(bad)} of {len(entries)} decks cannot be played: {'; '.join(problems[:10])}"
        raise BadDeck(f"{_source(source)}{said}", problems)
    return [entry.deck for entry in entries if entry.deck is not None]


def survey(data: bytes | str, source: str = "") -> list[Entry]:
    """Every deck of a file, playable or not; `BadDeck` if it is no deck file at all."""
    try:
        text = _decoded(data)
        judge = Judge()
        entries = [judge.entry(draft) for draft in _drafts(text)]
        if not entries:
            raise BadDeck(f"there is no deck in it; {WOULD_DO}")
        return entries
    except BadDeck as e:
        raise BadDeck(f"{_source(source)}{e}", e.problems or (str(e),)) from None


def playable(entry: Entry, source: str = "") -> Deck:
    """The deck of an entry, or `BadDeck` with what keeps it from being played."""
    if entry.deck is None:
        said = "; ".join(entry.problems)
        raise BadDeck(f"{_source(source)}the deck {shorten(entry.name)!r} cannot be played: {said}", entry.problems)
    return entry.deck


def is_file(path: str) -> bool:
    """Whether there is a plain file of that name."""
    try:
        return stat.S_ISREG(Path(path).stat().st_mode)
    except (OSError, ValueError):
        return False


def survey_file(path: str) -> list[Entry]:
    """Every deck of the file at a path."""
    if not is_file(path):
        raise BadDeck(f"there is no deck file {shorten(path, 100)!r}; a deck is {KINDS_OF_REF}")
    try:
        with open(path, "rb") as file:
            data = file.read(MANY_DECKS + 1)
    except OSError as e:
        raise BadDeck(f"{shorten(path, 100)} cannot be read: {e.strerror}") from None
    return survey(data, shorten(path, 100))


def read_file(path: str) -> list[Deck]:
    """The decks of the file at a path, as `read` gives them."""
    return [playable(entry, path) for entry in survey_file(path)]


def _source(source: str) -> str:
    return f"{source}: " if source else ""


def _decoded(data: bytes | str) -> str:
    if len(data) > MANY_DECKS:
        raise BadDeck(f"it is larger than {MANY_DECKS >> 20} MiB; {WOULD_DO}")
    if isinstance(data, bytes):
        for magic, what in MAGIC.items():
            if data.startswith(magic):
                raise BadDeck(f"it is {what}; {WOULD_DO}, in UTF-8")
        try:
            data = data.decode("utf-8")
        except UnicodeDecodeError as e:
            raise BadDeck(f"byte {e.start} is not UTF-8; save the file as UTF-8 text; {WOULD_DO}") from None
    if "\0" in data:
        raise BadDeck(f"it is binary, with zero bytes; {WOULD_DO}")
    return data.removeprefix("\ufeff")


def detect(text: str) -> str:
    """The kind of a file by its content; JSON is told apart further when it is read."""
    start = text[:4096].lstrip()
    if start.startswith(("{", "[")):
        return "JSON"
    if start.startswith("<"):
        raise BadDeck(f"it is a web page or XML, not a deck; {WOULD_DO}")
    if "House 1 Cards" in text[:LONGEST_LINE].lstrip().partition("\n")[0]:
        return DOK_CSV
    alone = text.strip() if len(text) < 500 else ""
    if "\n" not in alone and (UUID.fullmatch(alone) or alone.startswith(("http://", "https://"))):
        raise BadDeck(f"it is only an address; nothing is fetched from the network: open it, save its JSON; {WOULD_DO}")
    return TEXT


def _drafts(text: str) -> Iterator[Draft]:
    kind = detect(text)
    if kind == DOK_CSV:
        return _csv(text)
    if len(text) > ONE_DECK:
        raise BadDeck(f"it is larger than {ONE_DECK >> 20} MiB; only a {DOK_CSV} may be; {WOULD_DO}")
    return _any_json(_json(text)) if kind == "JSON" else iter([_text(text)])


# ---------------------------------------------------------------- JSON
def _json(text: str) -> object:
    if text.count(",") > MOST_VALUES or text.count("[") + text.count("{") > MOST_VALUES:
        raise BadDeck(f"the JSON holds more than {MOST_VALUES} values; {WOULD_DO}")
    try:
        value: object = json.loads(
            text, object_pairs_hook=_pairs, parse_int=_number, parse_float=_decimal, parse_constant=_constant
        )
    except RecursionError:
        raise BadDeck(f"the JSON is nested more than {DEEPEST} deep; {WOULD_DO}") from None
    except json.JSONDecodeError as e:
        raise BadDeck(f"the JSON breaks off at line {e.lineno}, column {e.colno}: {e.msg}") from None
    level = [value]
    for _ in range(DEEPEST):
        level = [y for x in level if isinstance(x, (dict, list)) for y in (x.values() if isinstance(x, dict) else x)]
    if level:
        raise BadDeck(f"the JSON is nested more than {DEEPEST} deep; {WOULD_DO}")
    return value


def _pairs(pairs: list[tuple[str, object]]) -> dict[str, object]:
    out = dict(pairs)
    if len(out) != len(pairs):
        twice = next(key for key, n in Counter([key for key, _ in pairs]).items() if n > 1)
        raise BadDeck(f"the JSON says {shorten(twice)!r} twice in one object, so it cannot be told what is meant")
    return out


def _number(digits: str) -> int:
    if len(digits) > 15:
        raise BadDeck(f"the JSON has a number of {len(digits)} digits; a deck has none over 15")
    return int(digits)


def _decimal(digits: str) -> float:
    if len(digits) > 40 or abs(float(digits)) > 1e15:
        raise BadDeck(f"the JSON has the number {shorten(digits, 20)}; a deck has none so large")
    return float(digits)


def _constant(name: str) -> object:
    raise BadDeck(f"the JSON says {name}, which is no number")


def _object(value: object, what: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise BadDeck(f"{what} should be an object {{…}}; it is {_kind(value)}")
    return value


def _array(value: object, what: str) -> list[object]:
    if not isinstance(value, list):
        raise BadDeck(f"{what} should be a list […]; it is {_kind(value)}")
    return value


def _cards(value: object, what: str) -> list[object]:
    cards = _array(value, what)
    if len(cards) > MOST_CARDS:
        raise BadDeck(f"{what} lists {len(cards)} cards; a deck has {DECK_SIZE} (KF.deck-36-cards)")
    return cards


def _string(value: object, what: str) -> str:
    if value is None:
        return ""
    if not isinstance(value, str):
        raise BadDeck(f"{what} should be text; it is {_kind(value)}")
    return value


def _kind(value: object) -> str:
    names = {dict: "an object", list: "a list", str: "text", bool: "true or false", type(None): "missing or null"}
    return names.get(type(value), "a number")


def _id(value: object) -> str:
    found = UUID.search(value[:500]) if isinstance(value, str) else None
    return found.group().lower() if found and found.group().strip("0-") else ""


def _set(value: object) -> str | int:
    return value if isinstance(value, (str, int)) and not isinstance(value, bool) else ""


def _any_json(value: object) -> Iterator[Draft]:
    """The decks of a JSON value, whichever of the known shapes it has."""
    if isinstance(value, list):
        if len(value) > MOST_DECKS:
            raise BadDeck(f"the JSON lists {len(value)} decks; at most {MOST_DECKS} are read")
        for item in value:
            yield from _any_json(_object(item, "each deck of the list"))
        return
    top = _object(value, "the JSON")
    if "investigator_code" in top or "slots" in top:
        raise BadDeck(f"it is a deck for Arkham Horror (ArkhamDB), not for KeyForge; {WOULD_DO}")
    if isinstance(top.get("decks"), list):
        yield from _any_json(top["decks"])
    elif "data" in top:
        yield from _master_vault(top)
    elif top.get("deck") == {}:
        raise BadDeck("Decks of KeyForge answered with an empty deck: it does not know this one")
    elif isinstance(top.get("deck"), dict):
        yield from _any_json(top["deck"])
    elif "housesAndCards" in top:
        yield _dok(top)
    elif "cards" in top and "houses" in top:
        cards = _array(top["cards"], "'cards'")
        yield _saved(top) if cards and isinstance(cards[0], list) else _keyteki(top)
    elif "detail" in top:
        raise BadDeck(f"the site answered {shorten(str(top['detail']))!r} instead of a deck; ask it again later")
    else:
        keys = ", ".join([shorten(key, 20) for key in list(top)[:6]]) or "nothing"
        raise BadDeck(f"the JSON holds {keys}, which is no deck format that is known; {WOULD_DO}")


def _master_vault(top: dict[str, object]) -> Iterator[Draft]:
    linked = _object(top.get("_linked"), "'_linked' (the Master Vault gives it when asked with ?links=cards)")
    cards: dict[str, dict[str, object]] = {}
    for item in _array(linked.get("cards"), "'_linked.cards'"):
        card = _object(item, "each of '_linked.cards'")
        cards[_string(card.get("id"), "a card's 'id'")] = card
    data = top["data"]
    for one in data if isinstance(data, list) else [data]:
        yield _vault_deck(_object(one, "'data'"), cards)


def _vault_deck(data: dict[str, object], cards: dict[str, dict[str, object]]) -> Draft:
    links = _object(data.get("_links", {}), "'data._links'")
    ids = _cards(links.get("cards", data.get("cards")), "'data._links.cards'")
    draft = Draft(_string(data.get("name"), "'data.name'"), _set(data.get("expansion")), id=_id(data.get("id")))
    pool, _, _, _ = tables()
    count = Counter([id if isinstance(id, str) else "" for id in ids])
    for id, copies in count.items():
        if id not in cards:
            draft.problems.append(f"{copies} cards with the id {shorten(id)!r} are not described in '_linked.cards'")
            continue
        card = cards[id]
        if card.get("is_non_deck") is True:
            continue
        title = clean(_string(card.get("card_title"), "'card_title'")[: LONGEST_TITLE + 1])
        of_set = pool.get(squash(str(card.get("expansion"))[:LONGEST_TITLE]), "")
        printed = _string(card.get("card_number"), "'card_number'")
        line = Line(title, _string(card.get("house"), "'house'"), copies)
        line.number = (of_set, int(printed)) if re.fullmatch("[0-9]{1,3}", printed) else None
        line.later = not of_set or card.get("is_anomaly") is True
        draft.lines.append(line)
        _enhanced(draft, title, card.get("is_enhanced") is True)
    named = [_string(house, "a house") for house in _array(links.get("houses", []), "'data._links.houses'")]
    draft.houses = named or list(dict.fromkeys([line.house for line in draft.lines]))
    return draft


def _dok(top: dict[str, object]) -> Draft:
    draft = Draft(_string(top.get("name"), "'name'"), _set(top.get("expansion")), id=_id(top.get("keyforgeId")))
    for item in _array(top["housesAndCards"], "'housesAndCards'"):
        pod = _object(item, "each of 'housesAndCards'")
        house = _string(pod.get("house"), "'house'")
        draft.houses.append(house)
        for each in _cards(pod.get("cards"), "'cards'"):
            card = _object(each, "each card")
            title = clean(_string(card.get("cardTitle"), "'cardTitle'")[: LONGEST_TITLE + 1])
            draft.lines.append(Line(title, house, later=card.get("anomaly") is True))
            _enhanced(draft, title, card.get("enhanced") is True)
    return draft


def _keyteki(top: dict[str, object]) -> Draft:
    draft = Draft(_string(top.get("name"), "'name'"), _set(top.get("expansion")), id=_id(top.get("uuid")))
    draft.houses = [_string(house, "a house") for house in _array(top["houses"], "'houses'")]
    for item in _cards(top["cards"], "'cards'"):
        card = _object(item, "each card")
        if card.get("isNonDeck") is True:
            continue
        copies, id = card.get("count", 1), _string(card.get("id"), "a card's 'id'")
        if not isinstance(copies, int) or isinstance(copies, bool) or not 1 <= copies <= 99:
            raise BadDeck(f"{shorten(id)!r} has a 'count' of {shorten(str(copies))}; 1 to 99 would do")
        house = _string(card.get("maverick") or card.get("anomaly") or card.get("house"), "'maverick'")
        title = clean(id[: LONGEST_TITLE + 1])
        draft.lines.append(Line(title, house, copies, later=bool(card.get("anomaly"))))
        _enhanced(draft, title, bool(card.get("enhancements")))
    return draft


def _saved(top: dict[str, object]) -> Draft:
    deck = Deck.from_json(top)
    lines = [Line(card, HOUSES[house]) for card, house in deck.cards]
    return Draft(deck.name, deck.set, deck.fr, deck.id, [HOUSES[house] for house in deck.houses], lines)


def _enhanced(draft: Draft, title: str, enhanced: bool) -> None:
    if enhanced:
        draft.problems.append(f"{shorten(title)!r} is enhanced with bonus icons, which no set of the pool has")


# ---------------------------------------------------------------- CSV
def _csv(text: str) -> Iterator[Draft]:
    """The rows of an export, columns found by their names."""
    if text.count("\n") > MOST_LINES:
        raise BadDeck(f"the CSV has more than {MOST_LINES} lines")
    head = text.lstrip().partition("\n")[0]
    rows = csv.reader(_short_lines(text), delimiter=";" if head.count(";") > head.count(",") else ",")
    header: dict[str, int] = {}
    found = later = 0
    try:
        for row in rows:
            if len(row) > MOST_COLUMNS:
                raise BadDeck(f"line {rows.line_num} of the CSV has {len(row)} columns, more than {MOST_COLUMNS}")
            if not any(row):
                continue
            if not header:
                header = {name.strip(): i for i, name in enumerate(row)}
                for name in ("Name", "Houses", "House 1 Cards", "House 2 Cards", "House 3 Cards"):
                    if name not in header:
                        raise BadDeck(f"the CSV has no column {name!r}; export it from Decks of KeyForge again")
                continue
            found += 1
            if found > MOST_DECKS:
                raise BadDeck(f"the CSV holds more than {MOST_DECKS} decks")
            cells = {name: row[i] if i < len(row) else "" for name, i in header.items()}
            later += squash(cells.get("Expansion", "")[:LONGEST_TITLE]) in tables()[1]
            yield _csv_deck(cells, rows.line_num, later <= MOST_LATER)
    except csv.Error as e:
        raise BadDeck(f"line {rows.line_num} of the CSV is damaged: {e}") from None


def _short_lines(text: str) -> Iterator[str]:
    for line in io.StringIO(text.lstrip(), newline=""):
        if len(line) > LONGEST_LINE:
            raise BadDeck(f"a line of the CSV is longer than {LONGEST_LINE >> 10} KiB")
        yield line


def _csv_deck(row: dict[str, str], line: int, full: bool) -> Draft:
    draft = Draft(row["Name"], row.get("Expansion", ""), id=_id(row.get("Master Vault Link")))
    draft.houses = [clean(house[:LONGEST_TITLE]) for house in row["Houses"][:500].split("|") if house.strip()]
    pods = [row[f"House {i} Cards"].split("|") for i in (1, 2, 3)]
    if not full and squash(row.get("Expansion", "")[:LONGEST_TITLE]) in tables()[1]:
        return draft  # of the many decks of later sets, `Judge` tells no more than the set
    if (cards := sum([len(pod) for pod in pods])) > 2 * DECK_SIZE:
        draft.problems.append(f"line {line}: a deck has {DECK_SIZE} cards, not {cards} (KF.deck-36-cards)")
        return draft
    for house, pod in zip(_pod_houses(draft.houses, pods), pods):
        cut = [clean(title[: LONGEST_TITLE + 1]) for title in pod]
        draft.lines += [Line(title, house, where=f"line {line}: ") for title in cut if title]
    return draft


def _pod_houses(houses: list[str], pods: list[list[str]]) -> list[str]:
    """Which house each column belongs to: as 'Houses' orders them, unless the cards say another order clearly."""
    most = []
    for pod in pods:
        ids = [titles().get(squash(title[:LONGEST_TITLE])) for title in pod]
        printed = Counter([CARDS[id].house.house for id in ids if id])
        most.append(HOUSES[printed.most_common(1)[0][0]] if printed else "")
    _, _, known, _ = tables()
    if sorted(most) == sorted([known.get(squash(house), "?") for house in houses]):
        return most
    return [*houses[:3], "", "", ""][:3]


# ---------------------------------------------------------------- our own text
HEADER: Final = re.compile(r"(name|nom|set|extension|id)\s*:\s*(.*)", re.IGNORECASE)
COUNTED: Final = re.compile(r"([0-9]{1,9})\s*[x×]?\s+(\S.*)")
MARK: Final = re.compile(r"\((maverick|franc-tireur|legacy|héritage)\)", re.IGNORECASE)


def _text(text: str) -> Draft:
    """A deck in our own readable form; see the top of this file."""
    draft, judge = Draft(""), Judge()
    _, _, houses, strange = tables()
    here = ""
    if text.count("\n") > MOST_LINES:
        raise BadDeck(f"the text has more than {MOST_LINES} lines; {WOULD_DO}")
    for n, raw in enumerate(io.StringIO(text), 1):
        line = clean(raw[: LONGEST_NAME + 60])
        if not line or line.startswith("#"):
            continue
        if header := HEADER.fullmatch(line):
            key, value = header.group(1).lower(), header.group(2)
            setattr(draft, {"nom": "fr", "extension": "set"}.get(key, key), value)
            continue
        line = line.partition(" #")[0].strip()
        heading = squash(line.partition("(")[0])
        if heading in houses or heading in strange:
            here = line.partition("(")[0].strip(" :")
            if here not in draft.houses:
                draft.houses.append(here)
            continue
        counted = COUNTED.fullmatch(line)
        title = counted.group(2) if counted else line
        maverick = any([mark.lower() in ("maverick", "franc-tireur") for mark in MARK.findall(title)])
        title = MARK.sub("", title).strip()
        if not here:
            if ":" in line:
                continue  # a heading of somebody's own, such as 'author: …'
            raise BadDeck(f"line {n}, {shorten(line)!r}, comes before any house heading; {WOULD_DO}")
        if not counted and squash(title) not in titles() and (near := judge.near(title, houses)):
            hint = f"did you mean {near.capitalize()!r}?"
            draft.problems.append(f"line {n}: there is no house {shorten(title)!r}; {hint}")
            here = near
            draft.houses.append(here)
            continue
        copies = int(counted.group(1)) if counted else 1
        if not 1 <= copies <= 99:
            raise BadDeck(f"line {n} has {copies} copies of {shorten(title)!r}; 1 to 99 would do")
        draft.lines.append(Line(title, here, copies, f"line {n}: ", maverick=maverick))
        if len(draft.lines) > MOST_CARDS:
            raise BadDeck(f"the text has more than {MOST_CARDS} lines of cards; a deck has 36 cards (KF.deck-36-cards)")
    if not draft.houses:
        raise BadDeck(f"the text has no house heading; {WOULD_DO}")
    draft.name = draft.name or draft.fr
    return draft


def to_text(deck: Deck, lang: str = "en") -> str:
    """A deck in our own readable form, card and house names in English or French; `read` takes it back."""
    if lang not in ("en", "fr"):
        raise UnknownLanguage(f"decks are written in 'en' and 'fr'; there is no {lang!r}")
    header = {"name": deck.name, "nom": deck.fr, "set" if lang == "en" else "extension": deck.set, "id": deck.id}
    out = [f"{key}: {clean(value)}" for key, value in header.items() if value]
    for house in deck.houses:
        out += ["", house_title(house, lang)]
        before = ""
        for id in deck.of_house(house):
            card = CARDS.get(id)
            name = id if card is None else card.fr if lang == "fr" else card.en
            if card is not None and card.house.house != house:
                name += " (maverick)" if lang == "en" else " (franc-tireur)"
            elif card is not None and deck.set and deck.set not in card.number:
                name += " (legacy)" if lang == "en" else " (héritage)"
            if id == before:
                copies, _, name = out.pop().partition(" ")
                out.append(f"{int(copies) + 1} {name}")
            else:
                out.append(f"1 {name}")
            before = id
    return "\n".join(out) + "\n"
