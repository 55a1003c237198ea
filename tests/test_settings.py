"""One declaration of what can be set before a game: every door reads it, and refuses by it in both languages."""

from __future__ import annotations

import json

import pytest
from toy.game import Lamplighters

from tableforge.errors import BadSetup, UnknownEdition
from tableforge.kernel.game import Game
from tableforge.kernel.settings import PerSeat, Seat, Setting, WholeNumber, check_settings
from tableforge.keyforge.game import KeyForgeGame
from tableforge.tongue.text import Text

GAMES: list[Game] = [KeyForgeGame(), Lamplighters()]
SEATS = Setting("seats", WholeNumber(2, 4), 2, Text("how many play", "combien jouent"))
LUCK = Setting("luck", PerSeat(WholeNumber(0, 9)), (1, 2), Text("luck at the start", "chance au départ"))
FIRST = Setting("first", Seat(), None, Text("who begins", "qui commence"))


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.name)
def test_a_set_up_has_a_value_for_every_setting_and_is_its_own_set_up(game: Game) -> None:
    setup = game.setup()
    assert list(setup) == [s.name for s in game.settings]
    assert game.setup(**setup) == setup == json.loads(json.dumps(setup))


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.name)
def test_every_sample_can_be_set_up_and_two_seeds_may_differ(game: Game) -> None:
    for flavour in game.flavours:
        for seed in range(3):
            game.start(game.setup(**game.sample(seed, flavour)), seed)
    made = [json.dumps(game.sample(seed, game.flavours[-1])) for seed in range(2)]
    assert made[0] != made[1]


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.name)
def test_a_form_can_be_drawn_from_the_settings(game: Game) -> None:
    forms = json.loads(json.dumps([s.form() for s in game.settings]))
    assert all(f["en"] and f["fr"] and f["kind"] for f in forms)
    edition = next(f for f in forms if f["name"] == "edition")
    assert edition["words"] == list(game.editions) and edition["default"] in game.editions


def test_what_is_usual_is_dealt_round_the_seats() -> None:
    assert check_settings("chess", (SEATS, LUCK), {"seats": 3}, 2) == {"seats": 3, "luck": [1, 2, 1]}
    assert LUCK.fill_seats([7], 3) == [7, 2, 1]


@pytest.mark.parametrize(
    ("options", "en", "fr"),
    [
        ({"colour": 1}, "chess has no setting 'colour'", "chess n’a pas de réglage « colour »"),
        (
            {"seats": 5},
            "'seats' takes a number from 2 to 4 (how many play); got 5",
            "« seats » prend un nombre de 2 à 4",
        ),
        ({"seats": True}, "'seats' takes a number", "reçu : True"),
        ({"luck": (1,)}, "for each of 2 seats", "pour chacun des 2 sièges"),
        ({"seats": 4, "luck": (1, 2)}, "for each of 4 seats", "pour chacun des 4 sièges"),
        ({"luck": (1, 10)}, "a number from 0 to 9 for each", "un nombre de 0 à 9 pour chacun"),
        (
            {"seats": 3, "first": 3},
            "seat 0, 1 or 2, or nothing for chance",
            "le siège 0, 1 ou 2, ou rien pour le hasard",
        ),
    ],
)
def test_a_value_that_does_not_fit_is_refused_with_what_would_do(options: dict[str, object], en: str, fr: str) -> None:
    with pytest.raises(BadSetup) as refused:
        check_settings("chess", (SEATS, LUCK, FIRST), options, 2)
    assert en in str(refused.value)
    assert fr in refused.value.text("fr").replace("\u00a0", " ")


def test_an_unknown_edition_is_refused_by_name() -> None:
    with pytest.raises(UnknownEdition, match="known: 1, 2"):
        Lamplighters().setup(edition="3")


def test_what_is_for_each_seat_is_asked_of_the_only_seat_in_the_singular() -> None:
    each = Setting("luck", PerSeat(WholeNumber(0, 9)), (0,), Text("luck", "chance"))
    with pytest.raises(BadSetup, match="for the only seat") as e:
        each.check([1, 2], 1)
    assert "pour le seul siège" in e.value.text("fr")
