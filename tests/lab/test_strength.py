"""How strong a deck is: the same answer however many processes play, in one sentence with margin, bot and field."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lab import dangerous, write_export
from tableforge import bots
from tableforge.arkham.decks.deck import load as load_investigator
from tableforge.errors import BadDeck, UnknownBot
from tableforge.keyforge.decks.deck import load
from tableforge.keyforge.doors import lab as door
from tableforge.lab import sas, strength, telling
from tableforge.lab.crew import Crew
from tableforge.lab.errors import BadExperiment
from tableforge.lab.parts import ReferenceField
from tableforge.lab.strength import Sofar, Strength
from tableforge.table.library import reader_of


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> ReferenceField:
    """A field of three, played by lot: what is measured is nonsense, but quickly."""
    field = replace(door.field(), decks=door.field().decks[::10], bot="bench-random")
    monkeypatch.setattr(door, "field", lambda: field)
    monkeypatch.setattr(door, "STRENGTH_BOTS", ("bench-random", "random"))
    return field


def measured(deck: str = "starter:onyx", **more: Any) -> Strength:
    return strength.measure("keyforge", load(deck), margin=20.0, jobs=0, **more)


# ---------------------------------------------------------------- the field
def test_the_reference_field_has_twelve_decks_of_each_set_and_says_how_it_was_made() -> None:
    field = door.field()
    sets = [rated.deck.split(":")[1] for rated in field.decks]
    assert sets.count("cota") == sets.count("aoa") == 12 and len({rated.deck for rated in field.decks}) == 24
    assert field.bot == "medium" and field.name == "keyforge-1" and field.engine and field.made
    assert field.version == bots.profile(field.bot, "keyforge").version, "it plays otherwise now: rate the field again"
    assert field.games == sum([rated.games for rated in field.decks]) // 2
    assert abs(sum([rated.elo for rated in field.decks])) < 24
    told = {deed.name for deed in door.DEEDS_TOLD}
    for rated in field.decks:
        assert load(rated.deck).set in ("cota", "aoa") and {*rated.deeds} == told and rated.margin > 0
    ranked = [rated.elo for rated in field.decks]
    assert ranked == sorted(ranked, reverse=True) and ranked[0] - ranked[-1] > 200


# ---------------------------------------------------------------- measuring
def test_a_deck_plays_all_of_the_field_equally_often_from_both_seats(quick: ReferenceField) -> None:
    found = measured()
    assert found.games == len(quick.decks) * 2 * (found.games // (2 * len(quick.decks)))
    assert {m.games for m in found.matchups} == {found.games // len(quick.decks)}
    assert found.margin <= 20.0 and found.of == 3 and found.field == quick.name and found.bot == "bench-random"
    assert found.won == pytest.approx(sum([m.won for m in found.matchups]) / 3)
    assert found.better == sum([rated.elo < found.elo for rated in quick.decks])
    assert not found.cards


def test_the_margin_that_was_asked_for_is_met_and_no_more_is_played(quick: ReferenceField) -> None:
    seen: list[Sofar] = []
    found = measured(told=seen.append)
    assert [x.games for x in seen if not x.games % 6] == list(range(6, found.games + 1, 6))
    assert all([x.margin > 20.0 for x in seen[:-1]]) and seen[-1].margin <= 20.0


def test_how_far_it_is_is_told_before_the_first_round_is_whole(quick: ReferenceField) -> None:
    seen: list[Sofar] = []
    found = measured(told=seen.append)
    assert 0 < seen[0].games < 2 * len(quick.decks) and (seen[0].won, seen[0].margin) == (50.0, 50.0)
    assert [x.games for x in seen] == sorted({x.games for x in seen}) and seen[-1].games == found.games


@pytest.mark.slow
def test_more_processes_give_the_same_answer(quick: ReferenceField, monkeypatch: pytest.MonkeyPatch) -> None:
    # the other processes read the field's decks out of the experiment, so that they need no field of three
    assert strength.measure("keyforge", load("starter:onyx"), margin=20.0, jobs=2) == measured()


def test_a_measurement_can_be_stopped_and_says_what_it_has(quick: ReferenceField) -> None:
    found = measured(stop=lambda: True)
    assert found.games == 6 and found.margin > 20.0


def test_a_deck_of_the_field_does_not_play_itself(quick: ReferenceField) -> None:
    found = measured(quick.decks[1].deck)
    assert found.of == 2 and quick.decks[1].deck not in [m.deck for m in found.matchups]


def test_cards_are_told_from_enough_games_on(quick: ReferenceField, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "LEAST_GAMES", 18)
    monkeypatch.setattr("tableforge.lab.contribution.LEAST_WITH", 2)
    found = strength.measure("keyforge", load("starter:onyx"), margin=20.0, jobs=0)
    ids = {id for id, _ in load("starter:onyx").cards}
    assert found.cards and {e.card for e in found.cards} <= ids
    assert all([abs(e.shrunk) <= abs(e.points) for e in found.cards])


def test_a_strength_is_plain_data(quick: ReferenceField) -> None:
    import json

    data = json.loads(json.dumps(measured(stop=lambda: True).dump()))
    assert data["field"] == "keyforge-1" and len(data["matchups"]) == 3 and data["deeds"]["made"] >= 0


def test_another_version_of_the_bot_that_rated_the_field_is_told_beside_the_answer(quick: ReferenceField) -> None:
    found = measured(stop=lambda: True)
    assert (found.version, found.field_version) == (bots.profile("bench-random", "keyforge").version, quick.version)
    same, other = replace(found, version="1"), replace(found, version="2")
    assert not telling.tell_strength("Onyx", same, "en").notes
    assert "version 1 of bench-random, and version 2 played" in telling.tell_strength("Onyx", other, "en").notes[0]
    assert "version 2 qui a joué" in telling.tell_strength("Onyx", other, "fr").notes[0]
    old = {name: value for name, value in found.dump().items() if "version" not in name}
    assert not telling.tell_strength("Onyx", Strength.load(old), "en").notes, "nobody wrote it down then"


def test_an_unknown_bot_is_told_those_that_would_do() -> None:
    with pytest.raises(UnknownBot, match="did you mean 'medium'"):
        strength.measure("keyforge", load("starter:onyx"), bot="medum")


def test_a_game_without_a_field_says_so() -> None:
    with pytest.raises(BadDeck, match="no reference field"):
        strength.find_field_source("fateforge")
    with pytest.raises(BadDeck, match=r"decks of Arkham Horror.* have no rivals.*deck strength") as refused:
        strength.find_field_source("arkham")
    assert "joue chacun seul" in refused.value.text("fr")
    with dangerous(), pytest.raises(BadDeck):
        strength.even("lamplighters", load("starter:onyx"), load("starter:argus"))


# ---------------------------------------------------------------- two decks
def test_two_decks_are_compared_with_each_other_and_with_the_field(quick: ReferenceField) -> None:
    heard: list[str] = []
    found = strength.compare(
        "keyforge",
        load("starter:onyx"),
        load("starter:argus"),
        margin=20.0,
        jobs=0,
        told=lambda what, x: heard.append(what),
    )
    assert list(dict.fromkeys(heard)) == ["duel", "first", "second"]
    assert found.margin <= 20.0 and found.games % 2 == 0
    assert found.dump()["decks"][1]["games"] == found.second.games


def test_a_handicap_is_laid_on_one_deck_and_every_game_is_played_once(
    quick: ReferenceField, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[tuple[Any, ...]] = []
    monkeypatch.setattr(strength, "EVEN_GAMES", 4)
    monkeypatch.setattr(
        strength, "find_even", lambda play, most, margin, games, stop: [play(h, games) for h in (-12, 6, 6)]
    )

    class Looking(Crew):
        def play(self, ids: Any, count: int) -> Any:
            some = list(ids)
            steps.append((self.experiment.combinations[0]["chains"], some))
            return super().play(iter(some), count)

    monkeypatch.setattr(strength, "Crew", Looking)
    strength.even("keyforge", load("starter:onyx"), load("starter:argus"), jobs=0)
    assert steps == [([0, 12], [0, 1, 2, 3]), ([6, 0], [0, 1, 2, 3]), ([6, 0], [4, 5, 6, 7])]


# ---------------------------------------------------------------- where all win together
def test_a_deck_of_arkham_is_tried_in_scenarios_by_the_scout() -> None:
    bot, trials = strength.try_out(
        "arkham",
        load_investigator("starter:roland"),
        count=2,
        axes={"scenario": ["the-gathering"], "difficulty": ["easy", "expert"]},
        jobs=0,
    )
    assert bot == "scout" and [trial.where["difficulty"] for trial in trials] == ["easy", "expert"]
    assert all([len(trial.rows) == 2 and "resolution" in trial.rows[0] for trial in trials])


# ---------------------------------------------------------------- beside an owner's export
def test_the_decks_of_an_export_are_read_with_their_ratings(tmp_path: Path) -> None:
    path = write_export(tmp_path, [("forged:cota:1", "71"), ("forged:cota:2", "63"), ("forged:cota:3", "")])
    found, left = sas.read_export(path, reader_of("keyforge"))
    assert [(valued.deck.name, valued.rating) for valued in found] == [
        (load("forged:cota:1").name, 71.0),
        (load("forged:cota:2").name, 63.0),
    ]
    assert not left


def test_an_export_without_ratings_says_which_column_it_lacks(tmp_path: Path) -> None:
    with pytest.raises(BadExperiment, match="no column 'Sas Rating'"):
        sas.read_export(write_export(tmp_path, [("forged:cota:1", "71")], "Something"), reader_of("keyforge"))
    with pytest.raises(BadExperiment, match="cannot be read"):
        sas.read_export(tmp_path / "nowhere.csv", reader_of("keyforge"))
