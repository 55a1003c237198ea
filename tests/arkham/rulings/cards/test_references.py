"""The scenario cards: what skull, cultist, tablet and elder thing mean, on the side of the difficulty."""

from __future__ import annotations

from typing import Any

import pytest

from tableforge.arkham.doors.testing import Ruling, given, seat

EASY = pytest.mark.parametrize("difficulty", ["easy", "standard"])
HARD = pytest.mark.parametrize("difficulty", ["hard", "expert"])
HOUSE = "hallway attic"
TOWN = "rivertown easttown downtown-arkham-asylum graveyard"
WOODS = "main-path arkham-woods-cliffside ritual-site"
RATS = "swarm-of-rats@hallway+exhausted"


def investigates(scenario: str, difficulty: str, *tokens: str, **fields: Any) -> Ruling:
    """Roland, of intellect 3, investigates where he is, and reveals these tokens."""
    you = seat("roland", **{name: fields.pop(name) for name in ("clues", "threat", "horror", "deck") if name in fields})
    t = given(you=you, scenario=scenario, difficulty=difficulty, chance=list(tokens), **fields)
    return t.you.investigates()


def margin(t: Ruling) -> int:
    """By how much the test was passed; below 0, by how much it was failed."""
    (e,) = [e for e in t.events() if e.kind in ("succeeds", "fails")]
    return e.amount if e.kind == "succeeds" else -e.amount


# ------------------------------------------------------------------ The Gathering: intellect 3 against the shroud of 1
@EASY
@pytest.mark.parametrize("ghouls", [[], ["ghoul-minion"], ["ghoul-minion", "ravenous-ghoul"]])
def test_the_skull_takes_one_for_each_ghoul_at_your_location(difficulty: str, ghouls: list[str]) -> None:
    """AH.token-scenario-symbols: neither those elsewhere nor other enemies."""
    enemies = " ".join([*[f"{x}@hallway+exhausted" for x in ghouls], "flesh-eater@attic", RATS])
    t = investigates("the-gathering", difficulty, "skull", locations=HOUSE, enemies=enemies)
    assert margin(t) == 2 - len(ghouls)


@EASY
@pytest.mark.parametrize("place, horror", [("hallway", 0), ("cellar", 1)])
def test_the_cultist_of_the_gathering_horrifies_whoever_fails(difficulty: str, place: str, horror: int) -> None:
    """AH.st4-symbol-effects: -1, which is enough against a shroud of 1, and not against one of 4."""
    t = investigates("the-gathering", difficulty, "cultist", locations=place)
    assert margin(t) == {"hallway": 1, "cellar": -2}[place]
    t.then("you", horror=horror, damage=0)


@EASY
@pytest.mark.parametrize("enemy, damage", [("ghoul-minion@hallway+exhausted", 1), (RATS, 0), ("ghoul-minion@attic", 0)])
def test_the_tablet_of_the_gathering_hurts_whoever_is_beside_a_ghoul(difficulty: str, enemy: str, damage: int) -> None:
    """AH.st4-symbol-effects: -2, and 1 damage also where the test succeeds."""
    t = investigates("the-gathering", difficulty, "tablet", locations=HOUSE, enemies=enemy)
    assert margin(t) == 0
    t.then("you", damage=damage, horror=0)


@HARD
def test_the_hard_skull_brings_a_ghoul_to_whoever_fails_once_the_test_is_over(difficulty: str) -> None:
    """AH.delayed-effects, AH.search: one of the deck or of the discard pile, and it is drawn."""
    t = investigates(
        "the-gathering",
        difficulty,
        "skull",
        locations="cellar",
        encounter="swarm-of-rats ghoul-minion",
        encounter_discard="ravenous-ghoul",
    )
    assert margin(t) == -3
    t.asks("search", "you", options="ghoul-minion ravenous-ghoul").answers("ravenous-ghoul")
    t.then("you", threat="ravenous-ghoul").because("AH.st8-test-ends", "AH.search", "AH.search-shuffle")


@HARD
def test_the_hard_skull_does_no_more_than_its_number_where_the_test_succeeds(difficulty: str) -> None:
    """AH.st4-symbol-effects: -2."""
    t = investigates("the-gathering", difficulty, "skull", locations="hallway", encounter="ghoul-minion")
    assert margin(t) == 0
    t.then("you", threat="").then("table", encounter="ghoul-minion")


@HARD
@pytest.mark.parametrize("second, left, horror", [("0", 2, 0), ("-4", -1, 2), ("-1", 1, 0)])
def test_the_hard_cultist_reveals_another_token_and_horrifies_whoever_fails(
    difficulty: str, second: str, left: int, horror: int
) -> None:
    """AH.reveal-another-token: it takes nothing itself; both tokens are back in the bag at the end."""
    t = investigates("the-gathering", difficulty, "cultist", second, locations="hallway")
    assert margin(t) == left
    t.then("you", horror=horror)
    t.then("table", bag={"hard": 17, "expert": 18}[difficulty])


@HARD
@pytest.mark.parametrize("enemy, harm", [("ghoul-minion@hallway+exhausted", 1), (RATS, 0)])
def test_the_hard_tablet_hurts_and_horrifies_whoever_is_beside_a_ghoul(difficulty: str, enemy: str, harm: int) -> None:
    """AH.st4-symbol-effects: -4."""
    t = investigates("the-gathering", difficulty, "tablet", locations=HOUSE, enemies=enemy)
    assert margin(t) == -1  # never below 0 against a shroud of 1
    t.then("you", damage=harm, horror=harm)


# ------------------------------------------------------------------ The Midnight Masks: intellect 3 against the shroud of 1
@EASY
@pytest.mark.parametrize("first, second, short", [(0, 0, 0), (1, 0, 1), (1, 2, 2)])
def test_the_skull_of_the_masks_takes_the_most_doom_on_one_cultist(
    difficulty: str, first: int, second: int, short: int
) -> None:
    """AH.token-scenario-symbols: wherever it is, and neither the sum nor the doom on other cards."""
    t = investigates(
        "the-midnight-masks",
        difficulty,
        "skull",
        locations=TOWN,
        agenda="predator-or-prey+doom:4",
        enemies=f"acolyte@easttown+doom:{first} ruth-turner@graveyard+doom:{second} ghoul-minion@graveyard+doom:3",
    )
    assert margin(t) == 2 - short


@EASY
def test_the_cultist_of_the_masks_lays_doom_on_the_nearest_cultist(difficulty: str) -> None:
    """AH.nearest: -2, and a doom whether the test succeeds or fails."""
    t = investigates(
        "the-midnight-masks",
        difficulty,
        "cultist",
        locations=TOWN,
        enemies="acolyte@easttown ruth-turner@downtown-arkham-asylum",
    )
    assert margin(t) == 0
    t.then("acolyte", doom=1).then("ruth-turner", doom=0)


@EASY
def test_the_cultist_of_the_masks_finds_nobody_where_there_is_no_cultist(difficulty: str) -> None:
    """AH.st4-symbol-effects: no other token is revealed on this side."""
    t = investigates("the-midnight-masks", difficulty, "cultist", locations=TOWN, enemies="ghoul-minion@easttown")
    t.then("table", doom_in_play=0)


@EASY
@pytest.mark.parametrize("token, clues, left", [("tablet", 2, 1), ("0", 3, 0)])
def test_the_tablet_of_the_masks_costs_a_clue_where_the_test_fails(
    difficulty: str, token: str, clues: int, left: int
) -> None:
    """AH.moving-cards-and-tokens: -3; one clue goes back to the location."""
    t = investigates("the-midnight-masks", difficulty, token, locations="rivertown", clues=3)
    t.then("you", clues=clues).then("rivertown", clues=left)


@EASY
def test_the_tablet_of_the_masks_takes_no_clue_from_whoever_has_none(difficulty: str) -> None:
    """AH.as-many-as-possible."""
    t = investigates("the-midnight-masks", difficulty, "tablet", locations="rivertown")
    t.then("you", clues=0).then("rivertown", clues=0)


@HARD
def test_the_hard_skull_of_the_masks_takes_all_doom_in_play(difficulty: str) -> None:
    """AH.doom-in-play: on the agenda and on every enemy; intellect 3 against a shroud of 4."""
    t = investigates(
        "the-midnight-masks",
        difficulty,
        "skull",
        locations="downtown-arkham-asylum easttown",
        agenda="predator-or-prey+doom:1",
        enemies="acolyte@easttown+doom:1",
    )
    assert margin(t) == -3


@HARD
def test_the_hard_cultist_of_the_masks_lays_doom_on_every_cultist(difficulty: str) -> None:
    """AH.st4-symbol-effects: -2, and no other token."""
    enemies = "acolyte@easttown ruth-turner@graveyard ghoul-minion@easttown"
    t = investigates("the-midnight-masks", difficulty, "cultist", locations=TOWN, enemies=enemies)
    assert margin(t) == 0
    t.then("acolyte", doom=1).then("ruth-turner", doom=1).then("ghoul-minion", doom=0)


@HARD
def test_the_hard_cultist_of_the_masks_reveals_another_token_where_there_is_no_cultist(difficulty: str) -> None:
    """AH.reveal-another-token: both count."""
    t = investigates("the-midnight-masks", difficulty, "cultist", "0", locations=TOWN, enemies="ghoul-minion@easttown")
    assert margin(t) == 0
    t.then("table", doom_in_play=0)


@HARD
def test_the_hard_tablet_of_the_masks_costs_all_clues_where_the_test_fails(difficulty: str) -> None:
    """AH.moving-cards-and-tokens: -4."""
    t = investigates("the-midnight-masks", difficulty, "tablet", locations="rivertown", clues=3)
    assert margin(t) == -1
    t.then("you", clues=0).then("rivertown", clues=3)


# ------------------------------------------------------------------ The Devourer Below: intellect 3 against the shroud of 2
@EASY
@pytest.mark.parametrize("monsters", [0, 1, 2])
def test_the_skull_of_the_devourer_takes_one_for_each_monster_in_play(difficulty: str, monsters: int) -> None:
    """AH.token-scenario-symbols: wherever it is; an Acolyte is none."""
    enemies = ["ghoul-minion@ritual-site", "goat-spawn@arkham-woods-cliffside"][:monsters] + ["acolyte@ritual-site"]
    t = investigates("the-devourer-below", difficulty, "skull", locations=WOODS, enemies=" ".join(enemies))
    assert margin(t) == 1 - monsters


@EASY
def test_the_cultist_of_the_devourer_lays_doom_on_the_nearest_enemy(difficulty: str) -> None:
    """AH.nearest: -2, and any enemy."""
    t = investigates(
        "the-devourer-below",
        difficulty,
        "cultist",
        locations=WOODS,
        enemies="goat-spawn@main-path+exhausted acolyte@ritual-site",
    )
    assert margin(t) == -1
    t.then("goat-spawn", doom=1).then("acolyte", doom=0)


def test_the_lead_decides_which_of_several_nearest_enemies_the_doom_goes_to() -> None:
    """AH.nearest: not whoever takes the test."""
    t = given(
        you=seat("roland", at="ritual-site"),
        ally=seat("daisy"),
        active="ally",
        scenario="the-devourer-below",
        locations=WOODS,
        enemies="goat-spawn@main-path+exhausted acolyte@main-path+exhausted",
        chance=["cultist"],
    )
    t.ally.investigates()
    t.asks("target", "you", "AH.nearest", "goat-spawn acolyte").answers("acolyte").then("acolyte", doom=1)


@EASY
@pytest.mark.parametrize("enemy, damage", [("goat-spawn@main-path+exhausted", 1), ("acolyte@main-path+exhausted", 0)])
def test_the_tablet_of_the_devourer_hurts_whoever_is_beside_a_monster(difficulty: str, enemy: str, damage: int) -> None:
    """AH.st4-symbol-effects: -3."""
    t = investigates("the-devourer-below", difficulty, "tablet", locations=WOODS, enemies=enemy)
    assert margin(t) == -2
    t.then("you", damage=damage, horror=0)


@EASY
def test_the_elder_thing_takes_five_and_reveals_another_token_only_before_an_ancient_one(difficulty: str) -> None:
    """AH.reveal-another-token."""
    t = investigates("the-devourer-below", difficulty, "elder-thing", bag="elder-thing 0 0", locations=WOODS)
    assert margin(t) == -2
    t = investigates(
        "the-devourer-below",
        difficulty,
        "elder-thing",
        "auto-fail",
        bag="elder-thing auto-fail",
        locations=WOODS,
        enemies="umordhoth@ritual-site",
    )
    assert [e.kind for e in t.events()].count("token") == 2


@HARD
def test_the_hard_skull_of_the_devourer_brings_a_monster_to_whoever_fails(difficulty: str) -> None:
    """AH.delayed-effects: -3."""
    t = investigates("the-devourer-below", difficulty, "skull", locations=WOODS, encounter="acolyte goat-spawn")
    assert margin(t) == -2
    t.then("you", threat="goat-spawn").because("AH.st8-test-ends", "AH.search", "AH.search-shuffle")


@HARD
def test_the_hard_skull_brings_nobody_where_no_monster_is_left(difficulty: str) -> None:
    """AH.search."""
    t = investigates("the-devourer-below", difficulty, "skull", locations=WOODS, encounter="acolyte")
    t.then("you", threat="").then("table", encounter="acolyte")


@HARD
def test_the_hard_cultist_of_the_devourer_lays_two_doom_on_the_nearest_enemy(difficulty: str) -> None:
    """AH.nearest: -4."""
    t = investigates(
        "the-devourer-below",
        difficulty,
        "cultist",
        locations=WOODS,
        enemies="goat-spawn@main-path+exhausted acolyte@ritual-site",
    )
    assert margin(t) == -2
    t.then("goat-spawn", doom=2).then("acolyte", doom=0)


@HARD
@pytest.mark.parametrize("enemy, harm", [("goat-spawn@main-path+exhausted", 1), ("acolyte@main-path+exhausted", 0)])
def test_the_hard_tablet_of_the_devourer_hurts_and_horrifies(difficulty: str, enemy: str, harm: int) -> None:
    """AH.st4-symbol-effects: -5."""
    t = investigates("the-devourer-below", difficulty, "tablet", locations=WOODS, enemies=enemy)
    t.then("you", damage=harm, horror=harm)


NUMBERS: dict[tuple[str, str], tuple[int, ...]] = {  # skull with nothing to count, cultist, tablet, elder thing
    ("the-gathering", "standard"): (0, -1, -2),
    ("the-gathering", "hard"): (-2, 0, -4),
    ("the-midnight-masks", "standard"): (0, -2, -3),
    ("the-midnight-masks", "hard"): (0, -2, -4),
    ("the-devourer-below", "standard"): (0, -2, -3, -5),
    ("the-devourer-below", "hard"): (-3, -4, -5, -7),
}


@pytest.mark.parametrize(
    "scenario, difficulty, face, number",
    [
        (*side, face, n)
        for side, row in NUMBERS.items()
        for face, n in zip(("skull", "cultist", "tablet", "elder-thing"), row, strict=False)
    ],
)
def test_what_a_symbol_takes_is_seen_where_there_is_enough_to_take_it_from(
    scenario: str, difficulty: str, face: str, number: int
) -> None:
    """AH.difficulty-reference-side: Daisy has an intellect of 8 here, against a shroud of 1."""
    more = ["0"] if face == "cultist" and difficulty == "hard" and scenario != "the-devourer-below" else []
    t = given(
        you=seat("daisy", play="magnifying-glass magnifying-glass dr-milan-christopher"),
        scenario=scenario,
        difficulty=difficulty,
        locations="arkham-woods-quiet-glade",
        bag=" ".join([face, *more]),
        chance=[face, *more],
    )
    t.you.investigates()
    assert margin(t) == 7 + number


@HARD
def test_the_hard_elder_thing_reveals_another_token_before_an_ancient_one(difficulty: str) -> None:
    """AH.reveal-another-token: -7."""
    t = investigates(
        "the-devourer-below",
        difficulty,
        "elder-thing",
        "0",
        bag="elder-thing 0",
        locations=WOODS,
        enemies="umordhoth@ritual-site",
    )
    assert margin(t) == -2 and [e.kind for e in t.events()].count("token") == 2
    t = investigates("the-devourer-below", difficulty, "elder-thing", bag="elder-thing 0", locations=WOODS)
    assert [e.kind for e in t.events()].count("token") == 1
