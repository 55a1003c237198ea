"""Whatever is asked, offered or told at the table is said in both languages, and nothing behind a screen is named."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from tableforge.fateforge import codes
from tableforge.fateforge.cards import pack
from tableforge.fateforge.cards.tales import tale
from tableforge.fateforge.doors.testing import given, hero
from tableforge.fateforge.game import GAME
from tableforge.fateforge.state import Fate
from tableforge.fateforge.voice import story, table
from tableforge.fateforge.voice.languages import table as tongue
from tableforge.kernel.ask import by_lot
from tableforge.kernel.core import reply
from tableforge.kernel.event import Event
from tableforge.tongue.text import LANGUAGES, NBSP

MOST = 4000
ENGLISH = re.compile(
    r"\b(the|is|are|and|with|hero|heroes|enemy|enemies|damage|health|spend|strikes|shoots|moves|gains|of|for|from|to|at)\b",
    re.I,
)
SIGNS = re.compile(r"#\d|\b[a-z]{2,}\.\d|\b[a-z-]+/[a-zA-Z]\b|[{}<>]|FF\.")


def ids() -> re.Pattern[str]:
    """Every id of the content that could not be a word."""
    p = pack()
    named: list[Any] = [
        *p.cards,
        *p.heroes,
        *p.enemies,
        *p.allies,
        *p.camps,
        *p.scenes.values(),
        *p.quests.values(),
        *p.maps.values(),
    ]
    found = {x.id for x in named} - {x.en.lower() for x in named}
    return re.compile("|".join([rf"\b{re.escape(id)}\b" for id in sorted(found, key=len, reverse=True) if "-" in id]))


def games() -> Iterator[dict[str, Any]]:
    """Every scene once, and every quest with one to four seats."""
    for k, id in enumerate(pack().scenes):
        chance = random.Random(k)
        heroes = chance.sample([h.id for h in pack().heroes], chance.choice([2, 2, 3, 4]))
        seats = chance.randint(1, 2) if len(heroes) == 2 else chance.randint(2, len(heroes))
        ally = chance.choice(["", *[a.id for a in pack().allies]])
        prepared = [x for x in pack().scenes[id].setup if chance.random() < 0.3]
        yield {"scene": id, "heroes": heroes, "seats": seats, "ally": ally, "prepared": prepared}
    for k, id in enumerate(pack().quests):
        heroes = [h.id for h in pack().heroes][k : k + 2 + k % 3]
        yield {"quest": id, "heroes": heroes, "seats": 1 + k % 2 if len(heroes) == 2 else len(heroes)}


@cache
def said() -> dict[str, dict[tuple[str, str], str]]:
    """Every sentence of random games with an example of where it came from, by language."""
    out: dict[str, dict[tuple[str, str], str]] = {lang: {} for lang in LANGUAGES}
    for seed, options in enumerate(games()):
        s = GAME.start(GAME.setup(**options), seed)
        assert isinstance(s, Fate)
        chance = random.Random(seed)
        told = 0
        for _ in range(MOST):
            for e in s.events[told:]:
                for lang in LANGUAGES:
                    out[lang][f"event {table.row(e, 0)}", GAME.speech.tell(e, 0, lang)] = str(options)
            told = len(s.events)
            if s.over:
                break
            d = s.pending
            assert d is not None
            for part in d.each() if d.joint else [d]:
                for lang in LANGUAGES:
                    out[lang][f"question {part.kind}", GAME.speech.question(s, part, lang)] = str(options)
                    for option in part.options:
                        out[lang][f"label {part.kind}", GAME.speech.label(s, part, option, lang)] = str(options)
            reply(s, by_lot(d, chance.random, 0.08))
        for lang in LANGUAGES:
            for line in GAME.speech.story(s.events, 0, lang):
                out[lang][f"story {s.events[line.first].kind}", line.text] = str(options)
    return out


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_said_without_ids_or_gaps(lang: str) -> None:
    known = ids()
    for (where, text), game in said()[lang].items():
        assert text.strip() and "None" not in text, (where, game)
        assert not SIGNS.search(text) and not known.search(text), (where, text, game)
        assert "  " not in text, (where, text)


@pytest.mark.slow
def test_no_english_is_left_in_french() -> None:
    for (where, text), game in said()["fr"].items():
        assert not ENGLISH.search(text), (where, text, game)


def test_both_languages_have_the_same_sentences() -> None:
    en, fr = tongue("en"), tongue("fr")
    for name in ("EVENTS", "QUESTIONS", "LABELS", "NOTES"):
        a, b = getattr(en, name), getattr(fr, name)
        assert a.keys() == b.keys()
        for row in a:
            one, two = [set(re.findall(r"{(\w+)", text[row])) for text in (a, b)]
            assert one == two, (name, row)


def test_every_kind_of_question_has_a_sentence() -> None:
    for kind in GAME.kinds:
        said = "chance" if kind.about.text("en").startswith("chance:") else kind.name
        assert said in tongue("en").QUESTIONS


def test_a_story_tells_every_event_once_and_in_order() -> None:
    s = GAME.start(GAME.setup(scene="ford-ambush", seats=1), 5)
    chance = random.Random(5)
    while not s.over:
        d = s.pending
        assert d is not None
        reply(s, by_lot(d, chance.random, 0.08))
    lines = GAME.speech.story(s.events, 0, "en")
    told = [n for line in lines for n in range(line.first, line.first + line.count)]
    assert told == sorted(set(told))
    assert {s.events[n].kind for n in set(range(len(s.events))) - set(told)} <= set(story.ROUTINE)
    assert [line.text for line in lines if line.heading and line.text.startswith("Round")] == [
        "Round 1 of 3",
        *[f"Round {n} of {most}" for n, most in [(e.amount, e.data[0]) for e in s.events if e.kind == "round"][1:]],
    ]


def test_an_attack_and_what_comes_of_it_are_one_line() -> None:
    """FF.strike: a hit that defeats is told in one breath, and so is an enemy that moves and attacks."""
    t = given(map="mill-ford", you=hero("mercenary", at="b", results="strike"), enemies="recruit.1@b")
    t.you.does("strike:recruit.1")
    assert [x.text for x in GAME.speech.story(t.events(), 0, "en")] == [
        "Varsha (Mercenary) strikes Recruit 1 for 1: Recruit 1 defeated."
    ]
    fr = GAME.speech.story(t.events(), 0, "fr")[0].text
    assert fr.replace(NBSP, " ") == "Varsha (Mercenaire) frappe Recrue 1 (1 dégât) : Recrue 1 succombe."


def test_what_must_not_happen_too_often_is_told_with_how_often_it_may() -> None:
    """FF.objective-units: a round that ends with an enemy in the yard is no progress."""
    t = given(
        scene="a1-toll-bar",
        you=hero("mercenary", at="a"),
        ally=hero("shaman", at="a"),
        enemies="recruit.1@c",
        step="upkeep",
        round=1,
    )
    said = [line.text for line in story.story(t.events(), 0, "en")]
    assert "Keep the Militia from the bar: 1, at most 1." in said


def test_more_than_was_asked_for_is_told_as_all_of_it() -> None:
    """FF.objective-units: a fourth boar of three is none too many."""
    t = given(
        scene="a3-root-line",
        you=hero("mercenary", at="b", results="strike"),
        ally=hero("shaman", at="a"),
        enemies="marsh-boar.1@b+wounds:1",
        objectives="O2:3",
    )
    t.you.does("strike:marsh-boar.1")
    said = [line.text for line in story.story(t.events(), 0, "en")]
    assert "Bring down the boars: 3 of 3." in said


def test_a_hit_sets_its_figures_off_from_the_number_of_the_enemy() -> None:
    """FF.strike"""
    t = given(map="mill-ford", you=hero("mercenary", at="b", results="strike"), enemies="cinder-wolf.1@b")
    t.you.does("strike:cinder-wolf.1")
    assert (
        GAME.speech.story(t.events(), 0, "en")[0].text
        == "Varsha (Mercenary) strikes Cinder Wolf 1 for 1: Cinder Wolf 1 at 1 of 2."
    )
    fr = GAME.speech.story(t.events(), 0, "fr")[0].text
    assert (
        fr.replace(NBSP, " ") == "Varsha (Mercenaire) frappe Loup de cendre 1 (1 dégât) : Loup de cendre 1 à 1 sur 2."
    )


def test_a_sentence_inside_another_begins_with_a_small_letter() -> None:
    """FF.exploration-token: what is found, and what comes of it, is one line."""
    t = given(scene="shrine-braziers", you=hero("mercenary", at="c", results="focus"), ally=hero("shaman", at="a"))
    t.you.does("focus:X1")
    assert GAME.speech.story(t.events(), 0, "en")[0].text.endswith("where nobody walks, every trap is removed.")


def test_who_eats_is_named_once() -> None:
    """FF.food: what a meal gives back follows without whoever has eaten."""
    t = given(
        quest="missing-caravan", step="rest", food=2, you=hero("mercenary", health=3, energy=1), ally=hero("shaman")
    )
    t.you.does("eat:mercenary")
    assert (
        story.story(t.events(), 0, "en")[0].text == "Varsha (Mercenary) eats (1 food left): 4 health now, 2 energy now."
    )
    fr = story.story(t.events(), 0, "fr")[0].text
    assert (
        fr.replace(NBSP, " ")
        == "Varsha (Mercenaire) mange (reste 1 nourriture) : 4 santé à présent, 2 énergie à présent."
    )


def test_dice_behind_a_screen_are_counted_and_not_named() -> None:
    s = GAME.start(GAME.setup(scene="ford-ambush", seats=2), 3)
    rolled = [e for e in s.events if e.kind == "rolls"]
    assert rolled
    for e in rolled:
        other = 1 - e.seat
        assert GAME.speech.tell(e, other, "en").endswith(f"rolls {e.amount} dice.")
        assert GAME.speech.tell(e, other, "fr").endswith(f"lance {e.amount} dés.")
        assert GAME.speech.tell(e, e.seat, "en") != GAME.speech.tell(e, other, "en")


def test_an_event_reads_the_same_whatever_has_become_of_its_things() -> None:
    s = GAME.start(GAME.setup(scene="ford-ambush", seats=1), 5)
    assert isinstance(s, Fate)
    e: Event = next(e for e in s.events if e.kind == "appears")
    before = GAME.speech.tell(e, 0, "en")
    s.foe(e.cards[0]).out = True
    assert codes.is_foe(e.cards[0])
    assert GAME.speech.tell(e, 0, "en") == before


# ---------------------------------------------------------------- heroes have one name
def test_a_hero_is_called_by_one_name_with_its_role_beside_it() -> None:
    """The name of the story stands at every table, in the log, on the board and in what is asked."""
    stories = tale().hero_stories
    for d in pack().heroes:
        assert d.name and d.name in stories[d.id].name.en and d.name in stories[d.id].name.fr
        assert (d.full("en"), d.full("fr")) == (f"{d.name} ({d.en})", f"{d.name} ({d.fr})")
        for lang in ("en", "fr"):
            assert str(tongue(lang).hero(d)) == d.full(lang)
    t = given(you=hero("mercenary"), ally=hero("lord"))
    for lang, role in (("en", "Lord"), ("fr", "Seigneur")):
        shown = GAME.shown.scene({**GAME.shown.view(t.s, 0), "decision": None}, {"content": ""}, lang)
        found = [x for z in shown.zones for x in z.things if x.id == "lord"]
        assert found and all([(x.name, x.kind) == ("Edrem", role) for x in found])


def test_french_elides_before_a_name() -> None:
    lord = pack().hero("lord")
    assert f"{tongue('fr').hero(lord):de}" == "d’Edrem (Seigneur)"
