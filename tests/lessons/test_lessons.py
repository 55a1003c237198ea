"""The guided first games: every lesson leads to its goal, and every other move is answered by its reason."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tableforge import games, lessons
from tableforge.errors import IllegalAnswer
from tableforge.lessons import LEARNER, Lesson
from tableforge.table.sitting import Sitting
from tableforge.tongue.text import LANGUAGES, Text

Json = dict[str, Any]
TAUGHT = [name for name in games.names() if lessons.lessons_of(name)]
EACH = [pytest.param(game, lesson, id=f"{game}-{lesson.id}") for game in TAUGHT for lesson in lessons.lessons_of(game)]


def foe(view: Json) -> Json:
    found: Json = view["players"][1]
    return found


def me(view: Json) -> Json:
    found: Json = view["players"][0]
    return found


def ids(cards: list[Json]) -> list[str]:
    return [card["id"] for card in cards]


# What each lesson promises, read off the learner's view at its end.
GOALS: dict[str, Callable[[Json], bool]] = {
    "keyforge-keys": lambda v: me(v)["keys"] == 1,
    "keyforge-house": lambda v: v["house"] == "brobnar",
    "keyforge-creature": lambda v: ids(me(v)["line"])[-1] == "headhunter" and not me(v)["line"][-1]["ready"],
    "keyforge-reaping": lambda v: me(v)["amber"] == 6,
    "keyforge-fighting": lambda v: ids(foe(v)["line"]) == ["dextre"] and len(me(v)["line"]) == 2,
    "keyforge-armor": lambda v: foe(v)["line"] == [],
    "keyforge-action": lambda v: ids(foe(v)["line"]) == ["doc-bookton"] and me(v)["amber"] == 2,
    "keyforge-stealing": lambda v: foe(v)["amber"] == 2 and me(v)["amber"] == 3,
    "keyforge-keywords": lambda v: foe(v)["line"][1]["damage"] == 2 and not any(c["damage"] for c in me(v)["line"]),
    "keyforge-winning": lambda v: me(v)["keys"] == 3 and v["over"],
    "arkham-turn": lambda v: v["round"] == 2,
    "arkham-moving": lambda v: me(v)["at"] == "hallway" and attic(v)["revealed"],
    "arkham-investigating": lambda v: v["act"]["id"] == "the-barrier",
    "arkham-committing": lambda v: me(v)["clues"] == 1,
    "arkham-means": lambda v: me(v)["resources"] == 3 and len(me(v)["hand"]) == 2,
    "arkham-assets": lambda v: ids(me(v)["play"]) == ["machete"],
    "arkham-fighting": lambda v: me(v)["threat"] == [] and me(v)["damage"] == 0,
    "arkham-evading": lambda v: me(v)["at"] == "attic" and me(v)["damage"] == 0,
    "arkham-mythos": lambda v: me(v)["horror"] == 0 and v["doom"] == 2,
    "arkham-ending": lambda v: v["over"] and v["resolution"] in ("R1", "R2"),
    "fateforge-results": lambda v: v["foes"] == [],
    "fateforge-shooting": lambda v: ids(v["foes"]) == ["recruit"],
    "fateforge-skills": lambda v: v["foes"] == [],
    "fateforge-armour": lambda v: [e["key"] for e in v["foes"]] == ["recruit.2"],
    "fateforge-reroll": lambda v: "miss" not in mercenary(v)["results"],
    "fateforge-sprint": lambda v: mercenary(v)["at"] == "b" and mercenary(v)["ready"],
    "fateforge-order": lambda v: v["order"][:1] == ["mercenary"] and v["foes"] == [],
    "fateforge-parry": lambda v: mercenary(v)["hp"] == mercenary(v)["hp_max"] and not mercenary(v)["parry"],
    "fateforge-objective": lambda v: mercenary(v)["carried"] == ["O1"],
    "fateforge-leaving": lambda v: v["phase"] == "over" and v["won"],
    "fateforge-strip": lambda v: v["round"] == 2 and mercenary(v)["hp"] == mercenary(v)["hp_max"],
    "fateforge-fear": lambda v: v["foes"] == [] and mercenary(v)["fears"] == ["f-tremble"],
    "fateforge-corruption": lambda v: v["round"] == 4 and mercenary(v)["corruption"] == ["c-greed"],
    "fateforge-rest": lambda v: mercenary(v)["hp"] == 5 and v["gold"] == 0,
    "fateforge-test": lambda v: v["story"]["result"] == "a1-c1-fire/lie/passed",
}


def attic(view: Json) -> Json:
    return next(place for place in view["locations"] if place["id"] == "attic")


def mercenary(view: Json) -> Json:
    found: Json = next(hero for hero in view["heroes"] if hero["id"] == "mercenary")
    return found


def others_play(g: Sitting) -> None:
    while g.asked and LEARNER not in g.asked:
        seat = next(iter(g.asked))
        q = g.question(seat)
        assert q is not None
        g.answer(lessons.others_answer(q), seat)


def courses(game: str, lesson: Lesson) -> Iterator[tuple[Sitting, int]]:
    """Every position that the wanted answers lead through, with the number of steps done."""
    open_ends = [(lessons.start_lesson(game, lesson), 0)]
    while open_ends:
        g, step = open_ends.pop()
        yield g, step
        if g.over or step == len(lesson.steps):
            continue
        for key in lesson.wanted_keys(step, g.question(LEARNER)):
            after = g.clone()
            after.answer(key, LEARNER)
            others_play(after)
            open_ends.append((after, step + 1))


def said(text: Text) -> None:
    assert all(text.text(lang) for lang in LANGUAGES)
    assert text.text("fr") != str(text) or len(str(text).split()) < 2, f"not in French: {text}"
    assert "{" not in text.text("en") + text.text("fr")


@pytest.mark.parametrize("game", TAUGHT)
def test_a_first_game_has_ten_lessons_and_fateforge_five_more(game: str) -> None:
    found = lessons.lessons_of(game)
    assert len({lesson.id for lesson in found}) == len(found) == (15 if game == "fateforge" else 10)


def test_every_game_is_taught() -> None:
    assert {"arkham", "fateforge", "keyforge"} <= {*TAUGHT}
    assert {f"{game}-{lesson.id}" for game in TAUGHT for lesson in lessons.lessons_of(game)} == {*GOALS}


@pytest.mark.parametrize(("game", "lesson"), EACH)
def test_every_way_through_a_lesson_ends_in_its_goal(game: str, lesson: Lesson) -> None:
    ends = 0
    for g, step in courses(game, lesson):
        if g.over or step == len(lesson.steps):
            ends += 1
            assert GOALS[f"{game}-{lesson.id}"](g.view(LEARNER))
        else:
            assert lesson.wanted_keys(step, g.question(LEARNER)), f"no way on from step {step + 1}"
    assert ends


@pytest.mark.parametrize(("game", "lesson"), EACH)
def test_the_goal_is_not_reached_before_its_last_step(game: str, lesson: Lesson) -> None:
    assert not GOALS[f"{game}-{lesson.id}"](lessons.start_lesson(game, lesson).view(LEARNER))


@pytest.mark.parametrize(("game", "lesson"), EACH)
def test_every_other_legal_answer_is_told_its_reason_in_both_languages(game: str, lesson: Lesson) -> None:
    for g, step in courses(game, lesson):
        q = g.question(LEARNER)
        for key in q.keys if q is not None and step < len(lesson.steps) else ():
            reason = lesson.why_not(step, key)
            assert (reason is None) is (key in lesson.wanted_keys(step, q))
            if reason is not None:
                said(reason)


@pytest.mark.parametrize(("game", "lesson"), EACH)
def test_no_reason_is_written_for_a_move_that_never_comes_up(game: str, lesson: Lesson) -> None:
    met: dict[int, set[str]] = {}
    for g, step in courses(game, lesson):
        q = g.question(LEARNER)
        met.setdefault(step, set()).update(q.keys if q is not None else ())
    for n, step_ in enumerate(lesson.steps):
        for pattern, reason in step_.no:
            assert any(step_.why_not(key) == reason for key in met[n]), f"{pattern} in step {n + 1}"


@pytest.mark.parametrize(("game", "lesson"), EACH)
def test_a_lesson_speaks_both_languages(game: str, lesson: Lesson) -> None:
    texts = [lesson.title, lesson.idea, lesson.goal, lesson.done, *[t for s in lesson.steps for t in (s.do, s.coach)]]
    for text in texts if lesson.veil is None else [*texts, lesson.veil]:
        said(text)
    assert len(lesson.idea) < 180, "one idea is short"
    assert all(len(s.coach) < 150 for s in lesson.steps), "the coach is brief"


def test_after_its_last_step_a_lesson_takes_nothing_more() -> None:
    lesson = lessons.lessons_of("keyforge")[3]
    assert lesson.why_not(len(lesson.steps), "end-turn") == lessons.ALL_DONE
    assert lesson.wanted_keys(len(lesson.steps), None) == []


def test_what_is_not_legal_is_answered_by_the_rules_themselves() -> None:
    g = lessons.start_lesson("keyforge", lessons.lessons_of("keyforge")[3])
    reason = g.why_not("reap:charette@line:3", LEARNER)
    assert reason is not None and reason.rule
    with pytest.raises(IllegalAnswer):
        g.answer("reap:charette@line:3", LEARNER)


def test_a_game_without_lessons_has_none() -> None:
    assert lessons.find_lesson("keyforge", "nonsense") is None
