"""Decks in JSON: of the Master Vault, of Decks of KeyForge, of keyteki, and our own; told apart by their fields."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

from tableforge.errors import BadDeck
from tableforge.keyforge.decks import refusals
from tableforge.keyforge.decks.deck import LONGEST_TITLE, MOST_CARDS, Deck, Draft, Line, clean, tables
from tableforge.keyforge.decks.problems import DECK_SIZE, no_deck, shorten, so_many_cards
from tableforge.keyforge.names import HOUSES
from tableforge.tongue.both import ENGLISH, LANGUAGES, Both, in_every
from tableforge.tongue.spelling import squash

MOST_DECKS: Final = 5_000
MOST_VALUES: Final = 60_000
DEEPEST: Final = 12
CARD_ID: Final = Both("a card's 'id'", "l’« id » d’une carte")
A_HOUSE: Final = Both("a house", "une Maison")
EACH_CARD: Final = Both("each card", "chaque carte")
EACH_DECK: Final = Both("each deck of the list", "chaque deck de la liste")
EACH_LINKED: Final = Both("each of '_linked.cards'", "chaque élément de « _linked.cards »")
EACH_POD: Final = Both("each of 'housesAndCards'", "chaque élément de « housesAndCards »")
THE_JSON: Final = Both("the JSON", "le JSON")
LINKED: Final = Both(
    "'_linked' (the Master Vault gives it when asked with ?links=cards)",
    "« _linked » (le Master Vault le donne quand on demande avec ?links=cards)",
)
AN_OBJECT: Final = Both("an object {…}", "un objet {…}")
A_LIST: Final = Both("a list […]", "une liste […]")
A_NUMBER: Final = Both("a number", "un nombre")
UUID: Final = re.compile(r"[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}")
KINDS: Final = {
    dict: Both("an object", "un objet"), list: Both("a list", "une liste"), str: Both("text", "un texte"),
    bool: Both("true or false", "vrai ou faux"), type(None): Both("missing or null", "rien (absent ou null)"),
}  # fmt: skip


def parse(text: str) -> object:
    """The value of a JSON text, within the caps."""
    if text.count(",") > MOST_VALUES or text.count("[") + text.count("{") > MOST_VALUES:
        raise no_deck(refusals.JSON_VALUES.fill(most=MOST_VALUES))
    try:
        value: object = json.loads(
            text, object_pairs_hook=_pairs, parse_int=_number, parse_float=_decimal, parse_constant=_constant
        )
    except RecursionError:
        raise _too_deep() from None
    except json.JSONDecodeError as e:
        raise BadDeck(refusals.JSON_BREAKS_OFF.fill(line=e.lineno, column=e.colno, why=e.msg)) from None
    level = [value]
    for _ in range(DEEPEST):
        level = [y for x in level if isinstance(x, (dict, list)) for y in (x.values() if isinstance(x, dict) else x)]
    if level:
        raise _too_deep()
    return value


def _too_deep() -> BadDeck:
    return no_deck(refusals.JSON_DEEP.fill(most=DEEPEST))


def _pairs(pairs: list[tuple[str, object]]) -> dict[str, object]:
    out = dict(pairs)
    if len(out) != len(pairs):
        twice = next(key for key, n in Counter([key for key, _ in pairs]).items() if n > 1)
        raise BadDeck(refusals.JSON_TWICE.fill(key=shorten(twice)))
    return out


def _number(digits: str) -> int:
    if len(digits) > 15:
        raise BadDeck(refusals.JSON_DIGITS.fill(n=len(digits)))
    return int(digits)


def _decimal(digits: str) -> float:
    if len(digits) > 40 or abs(float(digits)) > 1e15:
        raise BadDeck(refusals.JSON_LARGE.fill(digits=shorten(digits, 20)))
    return float(digits)


def _constant(name: str) -> object:
    raise BadDeck(refusals.JSON_NO_NUMBER.fill(name=name))


def _object(value: object, what: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise _unlike(what, AN_OBJECT, value)
    return value


def _array(value: object, what: str) -> list[object]:
    if not isinstance(value, list):
        raise _unlike(what, A_LIST, value)
    return value


def _cards(value: object, what: str) -> list[object]:
    cards = _array(value, what)
    if len(cards) > MOST_CARDS:
        raise BadDeck(refusals.JSON_CARDS.fill(what=_told(what), n=len(cards), size=DECK_SIZE))
    return cards


def _string(value: object, what: str) -> str:
    if value is None:
        return ""
    if not isinstance(value, str):
        raise _unlike(what, KINDS[str], value)
    return value


def _unlike(what: str, wanted: Both, value: object) -> BadDeck:
    kind = KINDS.get(type(value), A_NUMBER)
    return BadDeck(refusals.JSON_UNLIKE.fill(what=_told(what), wanted=wanted, kind=kind))


def _told(what: str) -> Both:
    """A part of a file in a sentence: a field alone is a name in quotes, all else has its twin."""
    if isinstance(what, Both):
        return what
    return in_every(lambda lang: what if lang == ENGLISH else LANGUAGES[lang].quoted(what.strip("'")))


def vault_id(value: object) -> str:
    found = UUID.search(value[:500]) if isinstance(value, str) else None
    return found.group().lower() if found and found.group().strip("0-") else ""


def _set(value: object) -> str | int:
    return value if isinstance(value, (str, int)) and not isinstance(value, bool) else ""


def decks_of(value: object) -> Iterator[Draft]:
    """The decks of a JSON value, whichever of the known shapes it has."""
    if isinstance(value, list):
        if len(value) > MOST_DECKS:
            raise BadDeck(refusals.JSON_DECKS.fill(n=len(value), most=MOST_DECKS))
        for item in value:
            yield from decks_of(_object(item, EACH_DECK))
        return
    top = _object(value, THE_JSON)
    if "investigator_code" in top or "slots" in top:
        raise no_deck(refusals.JSON_OF_ARKHAM)
    if isinstance(top.get("decks"), list):
        yield from decks_of(top["decks"])
    elif "data" in top:
        yield from _master_vault(top)
    elif top.get("deck") == {}:
        raise BadDeck(refusals.JSON_EMPTY_DECK.fill())
    elif isinstance(top.get("deck"), dict):
        yield from decks_of(top["deck"])
    elif "housesAndCards" in top:
        yield _dok(top)
    elif "cards" in top and "houses" in top:
        cards = _array(top["cards"], "'cards'")
        yield _saved(top) if cards and isinstance(cards[0], list) else _keyteki(top)
    elif "detail" in top:
        raise BadDeck(refusals.JSON_SITE_SAID.fill(said=shorten(str(top["detail"]))))
    else:
        keys = ", ".join([shorten(key, 20) for key in list(top)[:6]])
        raise no_deck(refusals.JSON_OTHER.fill(keys=keys or refusals.NOTHING))


def _master_vault(top: dict[str, object]) -> Iterator[Draft]:
    linked = _object(top.get("_linked"), LINKED)
    cards: dict[str, dict[str, object]] = {}
    for item in _array(linked.get("cards"), "'_linked.cards'"):
        card = _object(item, EACH_LINKED)
        cards[_string(card.get("id"), CARD_ID)] = card
    data = top["data"]
    for one in data if isinstance(data, list) else [data]:
        yield _vault_deck(_object(one, "'data'"), cards)


def _vault_deck(data: dict[str, object], cards: dict[str, dict[str, object]]) -> Draft:
    links = _object(data.get("_links", {}), "'data._links'")
    ids = _cards(links.get("cards", data.get("cards")), "'data._links.cards'")
    draft = Draft(_string(data.get("name"), "'data.name'"), _set(data.get("expansion")), id=vault_id(data.get("id")))
    pool, _, _, _ = tables()
    count = Counter([id if isinstance(id, str) else "" for id in ids])
    for id, copies in count.items():
        if id not in cards:
            draft.problems.append(refusals.JSON_NOT_LINKED.fill(id=shorten(id), cards=so_many_cards(copies)))
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
    named = [_string(house, A_HOUSE) for house in _array(links.get("houses", []), "'data._links.houses'")]
    draft.houses = named or list(dict.fromkeys([line.house for line in draft.lines]))
    return draft


def _dok(top: dict[str, object]) -> Draft:
    draft = Draft(_string(top.get("name"), "'name'"), _set(top.get("expansion")), id=vault_id(top.get("keyforgeId")))
    for item in _array(top["housesAndCards"], "'housesAndCards'"):
        pod = _object(item, EACH_POD)
        house = _string(pod.get("house"), "'house'")
        draft.houses.append(house)
        for each in _cards(pod.get("cards"), "'cards'"):
            card = _object(each, EACH_CARD)
            title = clean(_string(card.get("cardTitle"), "'cardTitle'")[: LONGEST_TITLE + 1])
            draft.lines.append(Line(title, house, later=card.get("anomaly") is True))
            _enhanced(draft, title, card.get("enhanced") is True)
    return draft


def _keyteki(top: dict[str, object]) -> Draft:
    draft = Draft(_string(top.get("name"), "'name'"), _set(top.get("expansion")), id=vault_id(top.get("uuid")))
    draft.houses = [_string(house, A_HOUSE) for house in _array(top["houses"], "'houses'")]
    for item in _cards(top["cards"], "'cards'"):
        card = _object(item, EACH_CARD)
        if card.get("isNonDeck") is True:
            continue
        copies, id = card.get("count", 1), _string(card.get("id"), CARD_ID)
        if not isinstance(copies, int) or isinstance(copies, bool) or not 1 <= copies <= 99:
            raise BadDeck(refusals.JSON_COUNT.fill(id=shorten(id), copies=shorten(str(copies))))
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
        draft.problems.append(refusals.ENHANCED.fill(title=shorten(title)))
