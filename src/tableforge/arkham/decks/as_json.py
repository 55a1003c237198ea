"""Decks in JSON: of ArkhamDB, of arkham.build, and our own; told apart by their fields."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Final

from tableforge.arkham.decks import pool, refusals
from tableforge.arkham.decks.deck import LONGEST_ID, Deck
from tableforge.arkham.decks.draft import Draft, Line
from tableforge.arkham.decks.pool import RANDOM_CODE
from tableforge.decks.refusals import JSON_OTHER, NOTHING
from tableforge.decks.values import THE_JSON, each_in_list, expect_number, expect_object, expect_text
from tableforge.decks.wording import not_a_deck, shorten

MOST_DECKS: Final = 500
SITE: Final = "arkhamdb:"  # before the number of a deck of ArkhamDB
SIDES: Final = ("alternate_front", "alternate_back")


# ---------------------------------------------------------------- reading
def decks_of(value: object) -> Iterator[Draft]:
    """The decks of a JSON value, whichever of the known shapes it has."""
    if isinstance(value, list):
        yield from each_in_list(value, decks_of, MOST_DECKS)
        return
    top = expect_object(value, THE_JSON)
    if "investigator_code" in top or "slots" in top:
        yield _site(top)
    elif "investigator" in top and "cards" in top:
        yield _saved(top)
    elif isinstance(top.get("data"), (dict, list)) and "_linked" not in top:
        yield from decks_of(top["data"])  # what arkham.build answers when it is asked for a deck
    elif "houses" in top or "housesAndCards" in top or "_linked" in top:
        raise not_a_deck(refusals.JSON_OF_KEYFORGE, refusals.WOULD_DO)
    else:
        keys = ", ".join([shorten(key, 20) for key in list(top)[:6]])
        raise not_a_deck(JSON_OTHER.fill(keys=keys or NOTHING), refusals.WOULD_DO)


def _site(top: dict[str, object]) -> Draft:
    """A deck of ArkhamDB, or one that arkham.build has written in its shape.  What lies in the side deck is not in the deck."""
    draft = Draft(
        expect_text(top.get("name"), "'name'"), expect_text(top.get("investigator_code"), "'investigator_code'")
    )
    draft.id = _id(top.get("id"))
    earned, spent, more = [expect_number(top.get(key), f"'{key}'") for key in ("xp", "xp_spent", "xp_adjustment")]
    draft.experience = earned - spent + more
    for code, copies in _slots(top.get("slots"), "'slots'").items():
        draft.add(Line(code=code, copies=copies))
    for code, copies in _slots(top.get("ignoreDeckLimitSlots"), "'ignoreDeckLimitSlots'").items():
        if copies > 0:
            id = pool.by_code().get(code)
            card = pool.told(pool.card(id)) if id else shorten(code)
            draft.problems.append(refusals.OUTSIDE_LIMITS.fill(n=copies, card=card))
    for code in _other_sides(top.get("meta"), draft.investigator):
        draft.problems.append(refusals.PARALLEL.fill(code=shorten(code)))
    return draft


def _slots(value: object, what: str) -> dict[str, int]:
    """Codes with their copies; an empty one is a list, as PHP writes it."""
    if value is None or value == []:
        return {}
    return {code: expect_number(copies, what) for code, copies in expect_object(value, what).items()}


def _id(value: object) -> str:
    """The id of a deck: a number is one of ArkhamDB's."""
    told = str(value)[: LONGEST_ID + 1] if isinstance(value, (int, str)) and not isinstance(value, bool) else ""
    return f"{SITE}{told}" if told.isascii() and told.isdigit() else told


def _other_sides(meta: object, investigator: str) -> list[str]:
    """The codes of other sides that an investigator is played with; `meta` is a text that holds JSON, or nothing."""
    try:
        value = json.loads(meta) if isinstance(meta, str) and len(meta) < 100_000 else None
    except (ValueError, RecursionError):
        return []
    sides = [value.get(side) for side in SIDES] if isinstance(value, dict) else []
    return [side for side in dict.fromkeys(sides) if isinstance(side, str) and side not in ("", investigator)]


def _saved(top: dict[str, object]) -> Draft:
    deck = Deck.from_json(top)
    lines = [Line(id=id, copies=n) for id, n in deck.cards]
    if deck.random:
        lines.append(Line(code=RANDOM_CODE, copies=deck.random))
    return Draft(deck.name, deck.investigator, lines, deck.experience, deck.fr, deck.id)


# ---------------------------------------------------------------- writing
def to_arkhamdb(deck: Deck) -> str:
    """The deck as ArkhamDB gives it, and as arkham.build keeps it in a file."""
    known = pool.cards()
    slots = {known[id].code: n for id, n in deck.cards}
    if deck.random:
        slots[RANDOM_CODE] = deck.random
    who = known[deck.investigator]
    number = deck.id.removeprefix(SITE)
    return (
        json.dumps(
            {
                "id": int(number) if re.fullmatch("[0-9]{1,15}", number) else deck.id or deck.digest(),
                "name": deck.name,
                "description_md": "",
                "user_id": None,
                "investigator_code": who.code,
                "investigator_name": who.en,
                "slots": dict(sorted(slots.items())),
                "sideSlots": [],
                "ignoreDeckLimitSlots": None,
                "version": "1.0",
                "xp": deck.experience,
                "xp_spent": 0,
                "xp_adjustment": 0,
                "exile_string": None,
                "taboo_id": None,
                "meta": "{}",
                "tags": "",
                "previous_deck": None,
                "next_deck": None,
                "problem": None,
            },
            ensure_ascii=False,
            indent=1,
        )
        + "\n"
    )


def to_saved(deck: Deck) -> str:
    """The deck as a save holds it."""
    return json.dumps(deck.to_json(), ensure_ascii=False, indent=1) + "\n"
