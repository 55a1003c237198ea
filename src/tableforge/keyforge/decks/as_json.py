"""Decks in JSON: of the Master Vault, of Decks of KeyForge, of keyteki, and our own; told apart by their fields."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

from tableforge.errors import BadDeck
from tableforge.keyforge.decks.deck import LONGEST_TITLE, MOST_CARDS, Deck, Draft, Line, clean, tables
from tableforge.keyforge.decks.problems import DECK_SIZE, cards_en, cards_fr, no_deck, shorten
from tableforge.keyforge.names import HOUSES
from tableforge.tongue.both import Both, quoted
from tableforge.tongue.spelling import squash

MOST_DECKS: Final = 5_000
MOST_VALUES: Final = 60_000
DEEPEST: Final = 12
CARD_ID: Final = Both("a card's 'id'", "l’« id » d’une carte")
A_HOUSE: Final = Both("a house", "une Maison")
EACH_CARD: Final = Both("each card", "chaque carte")
UUID: Final = re.compile(r"[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}")
KINDS: Final = {
    dict: Both("an object", "un objet"), list: Both("a list", "une liste"), str: Both("text", "un texte"),
    bool: Both("true or false", "vrai ou faux"), type(None): Both("missing or null", "rien (absent ou null)"),
}  # fmt: skip


def parse(text: str) -> object:
    """The value of a JSON text, within the caps."""
    if text.count(",") > MOST_VALUES or text.count("[") + text.count("{") > MOST_VALUES:
        raise no_deck(
            f"the JSON holds more than {MOST_VALUES} values", f"le JSON contient plus de {MOST_VALUES} valeurs"
        )
    try:
        value: object = json.loads(
            text, object_pairs_hook=_pairs, parse_int=_number, parse_float=_decimal, parse_constant=_constant
        )
    except RecursionError:
        raise _too_deep() from None
    except json.JSONDecodeError as e:
        raise BadDeck(
            f"the JSON breaks off at line {e.lineno}, column {e.colno}: {e.msg}",
            fr=f"le JSON n’a pas de sens à partir de la ligne {e.lineno}, colonne {e.colno}",
        ) from None
    level = [value]
    for _ in range(DEEPEST):
        level = [y for x in level if isinstance(x, (dict, list)) for y in (x.values() if isinstance(x, dict) else x)]
    if level:
        raise _too_deep()
    return value


def _too_deep() -> BadDeck:
    return no_deck(
        f"the JSON is nested more than {DEEPEST} deep", f"le JSON est imbriqué sur plus de {DEEPEST} niveaux"
    )


def _pairs(pairs: list[tuple[str, object]]) -> dict[str, object]:
    out = dict(pairs)
    if len(out) != len(pairs):
        twice = next(key for key, n in Counter([key for key, _ in pairs]).items() if n > 1)
        raise BadDeck(
            f"the JSON says {shorten(twice)!r} twice in one object, so it cannot be told what is meant",
            fr=f"le JSON dit deux fois {quoted(shorten(twice))} dans un même objet : on ne sait pas ce qui est voulu",
        )
    return out


def _number(digits: str) -> int:
    if len(digits) > 15:
        raise BadDeck(
            f"the JSON has a number of {len(digits)} digits; a deck has none over 15",
            fr=f"le JSON a un nombre de {len(digits)} chiffres ; un deck n’en a aucun de plus de 15",
        )
    return int(digits)


def _decimal(digits: str) -> float:
    if len(digits) > 40 or abs(float(digits)) > 1e15:
        raise BadDeck(
            f"the JSON has the number {shorten(digits, 20)}; a deck has none so large",
            fr=f"le JSON a le nombre {shorten(digits, 20)} ; un deck n’en a pas d’aussi grand",
        )
    return float(digits)


def _constant(name: str) -> object:
    raise BadDeck(f"the JSON says {name}, which is no number", fr=f"le JSON dit {name}, qui n’est pas un nombre")


def _object(value: object, what: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise _unlike(what, Both("an object {…}", "un objet {…}"), value)
    return value


def _array(value: object, what: str) -> list[object]:
    if not isinstance(value, list):
        raise _unlike(what, Both("a list […]", "une liste […]"), value)
    return value


def _cards(value: object, what: str) -> list[object]:
    cards = _array(value, what)
    if len(cards) > MOST_CARDS:
        raise BadDeck(
            f"{what} lists {len(cards)} cards; a deck has {DECK_SIZE} (KF.deck-36-cards)",
            fr=f"{_fr(what)} liste {len(cards)} cartes ; un deck en compte {DECK_SIZE} (KF.deck-36-cards)",
        )
    return cards


def _string(value: object, what: str) -> str:
    if value is None:
        return ""
    if not isinstance(value, str):
        raise _unlike(what, KINDS[str], value)
    return value


def _unlike(what: str, wanted: Both, value: object) -> BadDeck:
    kind = KINDS.get(type(value), Both("a number", "un nombre"))
    return BadDeck(
        f"{what} should be {wanted}; it is {kind}", fr=f"{_fr(what)} devrait être {wanted.fr} ; c’est {kind.fr}"
    )


def _fr(what: str) -> str:
    """A part of a file in French: a field alone is a name in quotes, all else has its twin."""
    return what.fr if isinstance(what, Both) else quoted(what.strip("'"))


def vault_id(value: object) -> str:
    found = UUID.search(value[:500]) if isinstance(value, str) else None
    return found.group().lower() if found and found.group().strip("0-") else ""


def _set(value: object) -> str | int:
    return value if isinstance(value, (str, int)) and not isinstance(value, bool) else ""


def decks_of(value: object) -> Iterator[Draft]:
    """The decks of a JSON value, whichever of the known shapes it has."""
    if isinstance(value, list):
        if len(value) > MOST_DECKS:
            raise BadDeck(
                f"the JSON lists {len(value)} decks; at most {MOST_DECKS} are read",
                fr=f"le JSON liste {len(value)} decks ; {MOST_DECKS} au plus sont lus",
            )
        for item in value:
            yield from decks_of(_object(item, Both("each deck of the list", "chaque deck de la liste")))
        return
    top = _object(value, Both("the JSON", "le JSON"))
    if "investigator_code" in top or "slots" in top:
        raise no_deck(
            "it is a deck for Arkham Horror (ArkhamDB), not for KeyForge",
            "c’est un deck pour Horreur à Arkham (ArkhamDB), pas pour KeyForge",
        )
    if isinstance(top.get("decks"), list):
        yield from decks_of(top["decks"])
    elif "data" in top:
        yield from _master_vault(top)
    elif top.get("deck") == {}:
        raise BadDeck(
            "Decks of KeyForge answered with an empty deck: it does not know this one",
            fr="Decks of KeyForge a répondu par un deck vide : il ne connaît pas celui-ci",
        )
    elif isinstance(top.get("deck"), dict):
        yield from decks_of(top["deck"])
    elif "housesAndCards" in top:
        yield _dok(top)
    elif "cards" in top and "houses" in top:
        cards = _array(top["cards"], "'cards'")
        yield _saved(top) if cards and isinstance(cards[0], list) else _keyteki(top)
    elif "detail" in top:
        said = shorten(str(top["detail"]))
        raise BadDeck(
            f"the site answered {said!r} instead of a deck; ask it again later",
            fr=f"le site a répondu {quoted(said)} au lieu d’un deck ; redemandez-lui plus tard",
        )
    else:
        keys = ", ".join([shorten(key, 20) for key in list(top)[:6]])
        raise no_deck(
            f"the JSON holds {keys or 'nothing'}, which is no deck format that is known",
            f"le JSON contient {keys or 'rien'}, ce qui n’est aucun format de deck connu",
        )


def _master_vault(top: dict[str, object]) -> Iterator[Draft]:
    asked = Both(
        "'_linked' (the Master Vault gives it when asked with ?links=cards)",
        "« _linked » (le Master Vault le donne quand on demande avec ?links=cards)",
    )
    linked = _object(top.get("_linked"), asked)
    cards: dict[str, dict[str, object]] = {}
    for item in _array(linked.get("cards"), "'_linked.cards'"):
        card = _object(item, Both("each of '_linked.cards'", "chaque élément de « _linked.cards »"))
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
            draft.problems.append(
                Both(
                    f"the id {shorten(id)!r} ({cards_en(copies)}) is not described in '_linked.cards'",
                    f"l’id {quoted(shorten(id))} ({cards_fr(copies)}) n’est pas décrit dans « _linked.cards »",
                )
            )
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
        pod = _object(item, Both("each of 'housesAndCards'", "chaque élément de « housesAndCards »"))
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
            raise BadDeck(
                f"{shorten(id)!r} has a 'count' of {shorten(str(copies))}; 1 to 99 would do",
                fr=f"{quoted(shorten(id))} a un « count » de {shorten(str(copies))} ; il faudrait de 1 à 99",
            )
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
        draft.problems.append(
            Both(
                f"{shorten(title)!r} is enhanced with bonus icons, which no set of the pool has",
                f"{quoted(shorten(title))} a des icônes bonus ajoutées, ce qu’aucune extension disponible ne connaît",
            )
        )
