"""The table speaks: every question, every option and every event in every language."""

from __future__ import annotations

import ast
import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import tableforge
from tableforge import arkham
from tableforge.arkham import names, setup, terms
from tableforge.arkham.doors.testing import Ruling, given, seat
from tableforge.arkham.game import GAME
from tableforge.arkham.voice.languages import tongue
from tableforge.kernel.ask import by_lot
from tableforge.table.sitting import Sitting
from tableforge.tongue.text import LANGUAGES

LANGS = list(LANGUAGES)
UNFINISHED = re.compile(r"[{}|<>\[\]]|  |\bNone\b| [.,](?!\d)|\.\.")
TELLERS = ("emit", "tell_move", "leave_to", "put_at", "to_limbo")  # functions of the engine that name a kind of event


def told_by_the_engine() -> set[str]:
    """Every kind of event that the sources name; of a kind that is put together, its beginning."""
    kinds: set[str] = {
        "placed-at",
        "moves",
        "killed",
        "insane",
        "encounter-deck",
        "extra-deck",
        "enters-play",
        "control",
    }
    for file in Path(arkham.__file__).parent.rglob("*.py"):
        if "voice" in file.parts:
            continue
        for call in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(call, ast.Call):
                continue
            name = getattr(call.func, "attr", getattr(call.func, "id", ""))
            if name not in TELLERS:
                continue
            texts = [*call.args, *[k.value for k in call.keywords if k.arg == "kind"]]
            for x in texts:
                if isinstance(x, ast.Constant) and isinstance(x.value, str) and not x.value.startswith("AH."):
                    kinds.add(x.value)
                elif isinstance(x, ast.JoinedStr) and isinstance(x.values[0], ast.Constant):
                    kinds.add(str(x.values[0].value))
    return kinds


@pytest.mark.parametrize("lang", LANGS)
def test_every_kind_of_event_that_the_engine_names_has_a_sentence(lang: str) -> None:
    """AH.setup-introduction and all others: nothing happens untold."""
    rows = tongue(lang).events

    def has(kind: str) -> bool:
        return any(row == kind or row.startswith(f"{kind}:") for row in rows)

    kinds = told_by_the_engine()
    assert {"test", "token", "place-", "campaign-", "hunts", "commit"} <= kinds
    missing = {k for k in kinds if not (any(r.startswith(k) for r in rows) if k.endswith("-") else has(k))}
    assert not missing


@pytest.mark.parametrize("lang", LANGS)
def test_every_token_can_be_placed_and_removed_in_words(lang: str) -> None:
    rows = tongue(lang).events
    for verb in ("place", "remove"):
        for token in names.TOKENS[:5]:
            assert f"{verb}-{token}" in rows and f"{verb}-{token}:self" in rows
        assert f"{verb}-uses" in rows


@pytest.mark.parametrize("lang", LANGS)
def test_every_kind_of_question_and_every_verb_has_words(lang: str) -> None:
    t = tongue(lang)
    assert not [k.name for k in terms.KINDS if k.name not in t.questions]
    assert not [v for v in names.VERBS if v not in t.labels]
    assert set(names.FACTS) == set(t.moments)


def test_both_languages_have_the_same_rows() -> None:
    en, fr = tongue("en"), tongue("fr")
    assert set(en.events) == set(fr.events)
    assert set(en.questions) == set(fr.questions)
    assert set(en.labels) == set(fr.labels)
    assert set(en.places) == set(fr.places)


@cache
def played(seed: int) -> Sitting:
    """A random game of a random group, played to its end, with everything that was asked on the way said aloud."""
    g = tableforge.new("arkham", seed=seed, **setup.any_group(seed))
    rng = random.Random(seed)
    while (d := g.state.pending) is not None:
        for one in d.each():
            for lang in LANGS:
                said = [
                    GAME.speech.question(g.state, one, lang),
                    *[GAME.speech.label(g.state, one, o, lang) for o in one.options],
                ]
                assert all(said), (one.kind, said)
                assert not [x for x in said if UNFINISHED.search(x)], (one.kind, said)
        g.answer(GAME.options.key(g.state, d, by_lot(d, rng.random, 0.15)))
    return g


@pytest.mark.parametrize("seed", [1, 2, 3, 5])
def test_a_game_asks_in_clean_sentences_and_tells_all_that_happens(seed: int) -> None:
    g = played(seed)
    for lang in LANGS:
        for e in g.events:
            if e.kind == "passage":
                continue
            for eyes in (None, 0):
                told = GAME.speech.tell(e, eyes, lang)
                assert told and not UNFINISHED.search(told), (e.kind, told)


@pytest.mark.parametrize("lang", LANGS)
def test_the_options_of_a_question_can_be_told_apart(lang: str) -> None:
    g = tableforge.new("arkham", seed=4, **setup.any_group(4))
    rng = random.Random(4)
    for _ in range(150):
        d = g.state.pending
        if d is None:
            break
        for one in d.each():
            labels = [GAME.speech.label(g.state, one, o, lang) for o in one.options]
            assert len(set(labels)) == len(labels), (one.kind, labels)
        g.answer(GAME.options.key(g.state, d, by_lot(d, rng.random, 0.15)))


def test_a_test_that_goes_on_is_told_once_its_outcome_is_known() -> None:
    """What was committed is not told again with each further card."""
    t = given(
        you=seat("daisy", hand="overpower unexpected-courage", threat="ghoul-minion"), locations="attic", chance=["-1"]
    )
    t.you.fights("ghoul-minion")
    t.g.answer("commit:overpower@hand")
    before = [x.text for x in GAME.speech.story(t.g.events, 0, "en")]
    t.g.answer("pass")
    after = [x.text for x in GAME.speech.story(t.g.events, 0, "en")]
    assert before[-1] == "You attack Ghoul Minion: combat against 2." and after[: len(before)] == before
    assert after[len(before)] == "Overpower committed, token –1: success by 1."


@pytest.mark.parametrize("lang", LANGS)
def test_the_story_tells_a_test_in_two_lines_and_nothing_twice(lang: str) -> None:
    g = played(1)
    lines = GAME.speech.story(g.events, 0, lang)
    assert len(lines) < len(g.events)
    covered = [n for line in lines for n in range(line.first, line.first + line.count)]
    assert covered == sorted(set(covered))
    outcomes = [line for line in lines if g.events[line.first + line.count - 1].kind in ("succeeds", "fails")]
    assert outcomes and any(line.count >= 2 for line in outcomes)
    assert [line.text for line in lines if line.heading]


@pytest.mark.parametrize(
    ("lang", "wanted"), [("en", "Physical Training: Spend 1 resource: You get"), ("fr", "Entraînement")]
)
def test_an_ability_among_several_of_a_card_is_offered_in_its_words_without_signs(lang: str, wanted: str) -> None:
    t = given(you=seat("roland", play="physical-training", resources=2, threat="ghoul-minion"))
    t.you.fights("ghoul-minion").asks("window")
    labels = [o.label(lang) for o in t.g.decision.options]
    assert labels[0].startswith(wanted) and not UNFINISHED.search("".join(labels))


def test_french_questions_agree_with_the_card_they_speak_of() -> None:
    """AH.enemy-defeated, AH.engage-which-investigator, AH.hunter-equidistant: la Nuée de Rats est vaincue, elle engage."""

    def asked(t: Ruling) -> str:
        d = t.g.state.pending
        assert d is not None
        return GAME.speech.question(t.g.state, d.each()[0], "fr").replace("\u00a0", " ")

    t = given(you=seat("roland", play="knife", threat="swarm-of-rats"), locations="study+clues:1", chance=["0"])
    assert asked(t.you.fights("swarm-of-rats").asks("react")) == "La Nuée de Rats est vaincue. Réagissez-vous ?"
    later: dict[str, Any] = {"step": "4.3", "encounter": "ancient-evils dissonant-voices"}
    two: dict[str, Any] = {"you": seat("roland", deck=2), "ally": seat("daisy", deck=2, damage=4)}
    rats = given(**two, **later, enemies="swarm-of-rats+exhausted").asks("engage-whom")
    assert asked(rats) == "Qui la Nuée de Rats engage-t-elle ?"
    ghoul = given(**two, **later, enemies="ghoul-minion+exhausted").asks("engage-whom")
    assert asked(ghoul) == "Qui le Serviteur Goule engage-t-il ?"


def test_a_test_of_another_is_named_by_its_skill_first_in_french() -> None:
    """AH.skill-test: le test d’intelligence de Roland."""
    t = given(you=seat("roland"), ally=seat("daisy", hand="perception"), locations="study+clues:1")
    t.you.investigates().asks("commit", "ally")
    d = t.g.state.pending
    assert d is not None
    asked = GAME.speech.question(t.g.state, d.each()[0], "fr")
    assert asked.startswith("Le test d’intelligence de Roland, 3 contre 2")
