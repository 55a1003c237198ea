"""Decks in JSON: of the Master Vault, of Decks of KeyForge, of keyteki, and our own; told apart by their fields."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

from tableforge.decks.refusals import JSON_OTHER, NOTHING
from tableforge.decks.values import THE_JSON, describe_part, each_in_list, expect_list, expect_object, expect_text
from tableforge.decks.wording import clean, count_cards, shorten
from tableforge.errors import BadDeck
from tableforge.keyforge.decks import refusals
from tableforge.keyforge.decks.deck import LONGEST_TITLE, MOST_CARDS, Deck, Draft, Line, tables
from tableforge.keyforge.decks.problems import DECK_SIZE, no_deck
from tableforge.keyforge.names import HOUSES
from tableforge.tongue.spelling import squash
from tableforge.tongue.text import Text

MOST_DECKS: Final = 5_000
CARD_ID: Final = Text("a card's 'id'", "l’« id » d’une carte")
A_HOUSE: Final = Text("a house", "une Maison")
EACH_CARD: Final = Text("each card", "chaque carte")
EACH_LINKED: Final = Text("each of '_linked.cards'", "chaque élément de « _linked.cards »")
EACH_POD: Final = Text("each of 'housesAndCards'", "chaque élément de « housesAndCards »")
LINKED: Final = Text(
    "'_linked' (the Master Vault gives it when asked with ?links=cards)",
    "« _linked » (le Master Vault le donne quand on demande avec ?links=cards)",
)
UUID: Final = re.compile(r"[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}")


def _cards(value: object, what: str) -> list[object]:
    cards = expect_list(value, what)
    if len(cards) > MOST_CARDS:
        raise BadDeck(refusals.JSON_CARDS.fill(what=describe_part(what), n=len(cards), size=DECK_SIZE))
    return cards


def vault_id(value: object) -> str:
    found = UUID.search(value[:500]) if isinstance(value, str) else None
    return found.group().lower() if found and found.group().strip("0-") else ""


def _set(value: object) -> str | int:
    return value if isinstance(value, (str, int)) and not isinstance(value, bool) else ""


def decks_of(value: object) -> Iterator[Draft]:
    """The decks of a JSON value, whichever of the known shapes it has."""
    if isinstance(value, list):
        yield from each_in_list(value, decks_of, MOST_DECKS)
        return
    top = expect_object(value, THE_JSON)
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
        cards = expect_list(top["cards"], "'cards'")
        yield _saved(top) if cards and isinstance(cards[0], list) else _keyteki(top)
    elif "detail" in top:
        raise BadDeck(refusals.JSON_SITE_SAID.fill(said=shorten(str(top["detail"]))))
    else:
        keys = ", ".join([shorten(key, 20) for key in list(top)[:6]])
        raise no_deck(JSON_OTHER.fill(keys=keys or NOTHING))


def _master_vault(top: dict[str, object]) -> Iterator[Draft]:
    linked = expect_object(top.get("_linked"), LINKED)
    cards: dict[str, dict[str, object]] = {}
    for item in expect_list(linked.get("cards"), "'_linked.cards'"):
        card = expect_object(item, EACH_LINKED)
        cards[expect_text(card.get("id"), CARD_ID)] = card
    data = top["data"]
    for one in data if isinstance(data, list) else [data]:
        yield _vault_deck(expect_object(one, "'data'"), cards)


def _vault_deck(data: dict[str, object], cards: dict[str, dict[str, object]]) -> Draft:
    links = expect_object(data.get("_links", {}), "'data._links'")
    ids = _cards(links.get("cards", data.get("cards")), "'data._links.cards'")
    draft = Draft(
        expect_text(data.get("name"), "'data.name'"), _set(data.get("expansion")), id=vault_id(data.get("id"))
    )
    pool, _, _, _ = tables()
    count = Counter([id if isinstance(id, str) else "" for id in ids])
    for id, copies in count.items():
        if id not in cards:
            draft.problems.append(refusals.JSON_NOT_LINKED.fill(id=shorten(id), cards=count_cards(copies)))
            continue
        card = cards[id]
        if card.get("is_non_deck") is True:
            continue
        title = clean(expect_text(card.get("card_title"), "'card_title'")[: LONGEST_TITLE + 1])
        of_set = pool.get(squash(str(card.get("expansion"))[:LONGEST_TITLE]), "")
        printed = expect_text(card.get("card_number"), "'card_number'")
        line = Line(title, expect_text(card.get("house"), "'house'"), copies)
        line.number = (of_set, int(printed)) if re.fullmatch("[0-9]{1,3}", printed) else None
        line.later = not of_set or card.get("is_anomaly") is True
        draft.lines.append(line)
        _enhanced(draft, title, card.get("is_enhanced") is True)
    named = [expect_text(house, A_HOUSE) for house in expect_list(links.get("houses", []), "'data._links.houses'")]
    draft.houses = named or list(dict.fromkeys([line.house for line in draft.lines]))
    return draft


def _dok(top: dict[str, object]) -> Draft:
    draft = Draft(
        expect_text(top.get("name"), "'name'"), _set(top.get("expansion")), id=vault_id(top.get("keyforgeId"))
    )
    for item in expect_list(top["housesAndCards"], "'housesAndCards'"):
        pod = expect_object(item, EACH_POD)
        house = expect_text(pod.get("house"), "'house'")
        draft.houses.append(house)
        for each in _cards(pod.get("cards"), "'cards'"):
            card = expect_object(each, EACH_CARD)
            title = clean(expect_text(card.get("cardTitle"), "'cardTitle'")[: LONGEST_TITLE + 1])
            draft.lines.append(Line(title, house, later=card.get("anomaly") is True))
            _enhanced(draft, title, card.get("enhanced") is True)
    return draft


def _keyteki(top: dict[str, object]) -> Draft:
    draft = Draft(expect_text(top.get("name"), "'name'"), _set(top.get("expansion")), id=vault_id(top.get("uuid")))
    draft.houses = [expect_text(house, A_HOUSE) for house in expect_list(top["houses"], "'houses'")]
    for item in _cards(top["cards"], "'cards'"):
        card = expect_object(item, EACH_CARD)
        if card.get("isNonDeck") is True:
            continue
        copies, id = card.get("count", 1), expect_text(card.get("id"), CARD_ID)
        if not isinstance(copies, int) or isinstance(copies, bool) or not 1 <= copies <= 99:
            raise BadDeck(refusals.JSON_COUNT.fill(id=shorten(id), copies=shorten(str(copies))))
        house = expect_text(card.get("maverick") or card.get("anomaly") or card.get("house"), "'maverick'")
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
