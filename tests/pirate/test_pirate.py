"""A third language is a folder of data and one grammar: questions, options, log, cards, rules and errors come in it."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from click.testing import CliRunner
from toy.cards import CARDS
from toy.voice import card_text

import tableforge
from pirate import CODE, LANGUAGE
from tableforge import bots, drive
from tableforge.cli import main
from tableforge.errors import BadSetup, IllegalAnswer, TableforgeError, UnknownGame, UnknownLanguage
from tableforge.table.sitting import Sitting
from tableforge.tongue.spelling import language
from tableforge.tongue.text import LANGUAGES, with_language


@pytest.fixture(autouse=True)
def pirate(lamplighters: str) -> Iterator[None]:
    with with_language(CODE, LANGUAGE):
        yield


def table(**setup: object) -> Sitting:
    return tableforge.new("lamplighters", seed=5, edition="2", **setup)


def test_a_question_and_its_options_come_in_it() -> None:
    g = table()
    asked = g.question(0, CODE)
    assert asked is not None
    assert asked.text == "Afore we sail"
    assert [o.label for o in asked.options] == ["pick ready"]


def test_what_is_refused_says_so_in_it() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        table().answer("nap", seat=0)
    assert refused.value.text(CODE) == (
        "matey 0 said <nap> to <Afore we sail> (LL.prepare); All mateys eye their bones at once. A one may be rolled anew, "
        "once; we sail when all be ready. (LL.prepare); ye may say: ready"
    )
    with pytest.raises(UnknownGame) as unknown:
        tableforge.new("lamplihgters")
    assert unknown.value.text(CODE).startswith("no such game as <lamplihgters>; did ye mean <lamplighters>? We have: ")
    with pytest.raises(BadSetup) as bad:
        table(position=[])
    assert bad.value.text(CODE) == "a chart be a dict; ye gave []"


def test_a_card_is_said_in_it_with_its_own_grammar() -> None:
    assert (
        card_text(CARDS["kettle"], CODE)
        == "Grab a lone scrap! If ye fancy, toss a scrap! Havin’ done so, patch a lone gash!"
    )
    assert card_text(CARDS["lullaby"], CODE) == "The murk drops by 2! Grab as big a heap o’ scrap!"


def test_in_a_whole_game_it_says_all_that_the_others_say_differently() -> None:
    """Whatever differs in English and French differs in the third language, too: nothing falls back to English."""
    g = table(seats=3)
    bot = bots.make("random", seed=3)
    said: dict[str, set[tuple[str, ...]]] = {"question": set(), "option": set(), "reason": set(), "log": set()}
    while not g.over:
        d = g.decision
        assert d is not None
        said["question"].add(tuple([d.text(lang) for lang in LANGUAGES]))
        said["option"] |= {tuple([o.label(lang) for lang in LANGUAGES]) for o in d.options}
        why = g.why_not("nap", d.seat)
        assert why is not None
        said["reason"].add(tuple(why.why.texts().values()))
        g.answer(bot.choose(g.view(d.seat), d), seat=d.seat)
    said["log"] = {tuple([e.text(lang) for lang in LANGUAGES]) for e in g.log}
    for kind, texts in said.items():
        assert len(texts) > 3, kind
        for english, french, pirate in texts:
            assert pirate not in (english, french) or english == french, (kind, english, pirate)


def test_a_rule_is_shown_in_it_and_a_slip_of_the_command_refused() -> None:
    shown = CliRunner().invoke(main, ["rules", "lamplighters", "LL.walk", "--lang", CODE])
    assert "Gangways" in shown.output and "Ye swagger only where a gangway leads." in shown.output
    slip = CliRunner().invoke(main, ["--lang", CODE, "rlues"])
    assert "no such order as <rlues>; did ye mean <rules>?" in slip.stderr


def test_the_drive_door_speaks_it() -> None:
    door = drive.Drive()
    new = json.loads(
        door.answer_line(json.dumps({"cmd": "new", "game": "lamplighters", "edition": "2", "seed": 5, "lang": CODE}))
    )
    assert new["decision"]["ask"] == "Afore we sail"
    assert new["events"][0]["text"].startswith("matey 0 grabs a heap o’ scrap (3)")


def test_a_language_that_nobody_speaks_is_refused_in_those_that_are_spoken() -> None:
    with pytest.raises(UnknownLanguage) as refused:
        language("klingon")
    assert refused.value.text(CODE) == "none here speaks <klingon>; we speak: en, fr, pirate"
    assert isinstance(refused.value, TableforgeError)


def test_a_game_that_does_not_speak_it_says_which_languages_it_speaks() -> None:
    g = tableforge.new("keyforge", seed=7)
    with pytest.raises(UnknownLanguage) as refused:
        g.question(g.decision.seat if g.decision else 0, CODE)
    assert str(refused.value) == "keyforge has no voice for 'pirate'; it speaks 'en', 'fr'"
