"""Whoever looks for a kind of card where others cannot see is asked whatever is there, and the others see only that."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tableforge.keyforge.doors.testing import Ruling, given, seat
from tableforge.table.sitting import Sitting

MARS = ("tunk zorg", "anger troll")  # cards that fit, and cards that do not
CREATURES = ("tunk troll", "anger punch")
USES: dict[
    str, tuple[str, tuple[str, str], str]
] = {  # how a card is used, with which hands or decks, and its last answer
    "battle-fleet": ("plays", MARS, "done"),
    "orbital-bombardment": ("plays", MARS, "done"),
    "commpod": ("acts", MARS, "done"),
    "mothergun": ("acts", MARS, "done"),
    "song-of-spring": ("plays", ("snufflegator troll", "anger troll"), "done"),
    "zyzzix-the-many": ("reaps", CREATURES, "no"),
}
SEARCHES = {
    "grumpus-tamer": ("reaps", "war-grumpus"),
    "help-from-future-self": ("plays", "timetraveller"),
    "bear-flute": ("acts", "ancient-bear"),
}


def laid(card: str, how: str, **mine: str) -> Ruling:
    zone = {"plays": "hand", "acts": "artifacts", "reaps": "line"}[how]
    mine[zone] = f"{card} {mine.get(zone, '')}".strip()
    house = {"song-of-spring": "untamed", "bear-flute": "untamed", "grumpus-tamer": "brobnar"}.get(card, "mars")
    house = "logos" if card == "help-from-future-self" else house
    return given(house=house, you=seat(**mine), foe=seat(line="valdr", deck="krump"))


def noticed(g: Sitting, eyes: int | None) -> dict[str, Any]:
    """All that another seat, or a spectator, is given to know, at every door."""
    return {
        "view": g.view(eyes),
        "asked": [[d.seat, d.kind, d.rule] for d in g.asked.values()],
        "number": len(g.answers),
        "log": [[e.kind, e.rule, e.text("en", eyes), e.text("fr", eyes)] for e in g.log],
        "story": [repr(x) for x in g.game.speech.story(g.events, eyes, "en")],
        "events": [g.game.shown.event(e, eyes) for e in g.events],
    }


def seen(t: Ruling) -> list[str]:
    return [json.dumps(noticed(t.g, eyes), sort_keys=True, ensure_ascii=False) for eyes in (1, None)]


def test_who_has_no_card_to_reveal_is_asked_all_the_same() -> None:
    """KF.zone-hand: Orbital Bombardment with Anger in hand and with Tunk; the opponent sees the same."""
    boards = []
    for hand in ("anger", "tunk"):
        t = given(house="mars", you=seat(hand=f"orbital-bombardment {hand}"), foe=seat(line="valdr"))
        t.you.plays("orbital-bombardment").asks(
            "target", seat="you", options="done" if hand == "anger" else "tunk done"
        )
        boards.append([seen(t)])
        t.answers("done").asks("act")
        boards[-1].append(seen(t))
    assert boards[0] == boards[1]


@pytest.mark.parametrize("card", USES)
def test_nobody_can_tell_what_fits_in_a_hand_from_what_is_asked(card: str) -> None:
    """KF.zone-hand: whether something of the hand would do or nothing, the player is asked as often as another would be."""
    how, hands, last = USES[card]
    boards = []
    for hand in hands:
        t = laid(card, how, hand=hand)
        getattr(t.you, how)(card)
        boards.append([seen(t)])
        t.answers(last)
        boards[-1].append(seen(t))
    assert boards[0] == boards[1]


@pytest.mark.parametrize("card", SEARCHES)
def test_a_searcher_is_asked_whether_or_not_there_is_anything_to_find(card: str) -> None:
    """KF.search: the card may lie in the deck or in the hand; who declines to find it is as silent as who cannot."""
    how, sought = SEARCHES[card]
    boards = []
    for mine in ({"deck": sought, "hand": "anger"}, {"deck": "anger", "hand": sought}):
        t = laid(card, how, **mine)
        getattr(t.you, how)(card)
        t.asks(
            "target",
            seat="you",
            rule="KF.choosing-objects",
            options=f"{sought} done" if mine["deck"] == sought else "done",
        )
        boards.append([seen(t)])
        t.answers("done")
        boards[-1].append(seen(t))
    assert boards[0] == boards[1]


def test_the_last_card_that_fits_is_not_told_by_the_end_of_the_questions() -> None:
    """KF.zone-hand: one Mars card shown of two cards; whether the other would do, too, is asked, and told to nobody."""
    boards = []
    for other in ("sniffer", "troll"):
        t = given(house="mars", you=seat(hand=f"battle-fleet tunk {other}", deck="punch"))
        t.you.plays("battle-fleet", "tunk").asks("target", options="sniffer done" if other == "sniffer" else "done")
        boards.append([seen(t)])
        t.answers("done")
        boards[-1].append(seen(t))
    assert boards[0] == boards[1]


def test_how_many_cards_a_hand_has_everybody_sees() -> None:
    """KF.sizes-of-hidden-zones: with an empty hand, and once every card of it is shown, there is nothing left to ask."""
    t = given(house="mars", you=seat(hand="battle-fleet"))
    t.you.plays("battle-fleet").asks("act")

    t = given(house="mars", you=seat(hand="battle-fleet tunk", deck="punch"))
    t.you.plays("battle-fleet", "tunk").asks("act").then("you", hand="tunk punch")


@pytest.mark.parametrize(
    ("hand", "options"), [("troll punch", "troll"), ("punch", "done"), ("troll valdr", "troll valdr")]
)
def test_what_must_be_done_is_asked_for_and_not_offered(hand: str, options: str) -> None:
    """KF.as-much-as-possible: Feeding Pit takes a creature where there is one; only who has none may say so."""
    t = given(house="mars", you=seat(artifacts="feeding-pit", hand=hand))

    t.you.acts("feeding-pit").asks("target", seat="you", options=options)


def test_a_spectator_cannot_tell_what_a_thief_saw() -> None:
    """KF.reveal-look: Imperial Traitor looks at a hand; whether a Sanctum card was in it only the two players know."""
    boards = []
    for hand in ("sequis", "troll"):
        t = given(
            house="shadows",
            you=seat(hand="imperial-traitor"),
            foe=seat(hand=hand, houses=["sanctum", "brobnar", "dis"]),
        )
        t.you.plays("imperial-traitor").asks("may", seat="you", options="yes no" if hand == "sequis" else "no")
        boards.append([json.dumps(noticed(t.g, None), sort_keys=True)])
        t.answers("no")
        boards[-1].append(json.dumps(noticed(t.g, None), sort_keys=True))
    assert boards[0] == boards[1]
