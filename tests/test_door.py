"""The Python door: what it refuses, and that it stays as it was when it refuses."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tableforge
from tableforge import errors, games
from tableforge.errors import (
    BadDeck,
    BadSave,
    BadSetup,
    GameOver,
    IllegalAnswer,
    NothingToUndo,
    NotYourDecision,
    TableforgeError,
    UnknownCard,
    UnknownEdition,
    UnknownGame,
    UnknownLanguage,
)
from tableforge.keyforge.doors.testing import given, seat
from tableforge.table.sitting import Sitting


def game() -> Any:
    return tableforge.new("keyforge", seed=7)


def test_the_door_names_every_error_it_raises() -> None:
    raised = {e for e in vars(errors).values() if isinstance(e, type) and issubclass(e, TableforgeError)}
    assert raised <= {getattr(tableforge, name) for name in tableforge.__all__}


def test_an_answer_that_is_no_option_says_who_what_why_and_what_would_do() -> None:
    g = game().answer("keep").answer("keep").answer("brobnar")
    before = g.digest()
    with pytest.raises(IllegalAnswer, match=r"seat 0 answered 'reap:nobody@line:0'.*KF\..*legal: .*end-turn"):
        g.answer("reap:nobody@line:0")
    with pytest.raises(IllegalAnswer):
        g.answer(99)
    assert g.digest() == before


def test_only_the_asked_seat_answers() -> None:
    g = game()
    with pytest.raises(NotYourDecision, match="seat 1 answered 'keep', but seat 0 is asked"):
        g.answer("keep", seat=1)


def test_a_game_that_is_over_asks_nobody() -> None:
    t = given(step="forge", you=seat(amber=6, keys=2))
    assert t.g.over and t.g.decision is None and t.g.result["winner"] == 0
    with pytest.raises(GameOver, match="the game is over"):
        t.g.answer("end-turn")


def test_nothing_can_be_undone_before_the_first_answer() -> None:
    with pytest.raises(NothingToUndo):
        game().undo()


def test_undo_is_refused_where_nothing_was_kept() -> None:
    g = game().answer("keep")
    g.keep_undo = 0
    g.answer("keep")
    with pytest.raises(NothingToUndo):
        g.undo()
    assert tableforge.load(g.save()).digest() == g.digest()


def test_undo_goes_back_as_far_as_was_kept() -> None:
    g = game()
    g.keep_undo = 2
    digests = [g.digest()]
    for _ in range(4):
        digests.append(g.answer(0).digest())
    assert (g.undo().digest(), g.undo().digest()) == (digests[3], digests[2])
    with pytest.raises(NothingToUndo):
        g.undo()
    assert g.clone().answer(0).undo().digest() == digests[2], "a copy keeps as much"


def test_a_copy_of_a_sitting_is_of_its_kind() -> None:
    class Watched(Sitting):
        pass

    g = Watched(tableforge.game("keyforge"), tableforge.game("keyforge").setup(), 3)
    assert type(g.clone()) is Watched and type(g.decision.after(0)) is Watched


def test_a_game_begun_again_is_the_game_that_a_new_table_with_that_seed_would_have() -> None:
    first = game().answer(0).answer(0)
    before = first.digest()
    for seed in (8, 7):
        again, new = first.again(seed), tableforge.new("keyforge", seed=seed)
        while new.decision is not None and len(new.answers) < 40:
            assert again.digest() == new.digest() and again.decision.question() == new.decision.question()
            again, new = again.answer(0), new.answer(0)
        assert again.save() == new.save() and list(map(repr, again.log)) == list(map(repr, new.log))
    assert first.digest() == before, "whoever it is begun from stays where it is"
    with pytest.raises(BadSetup, match="a seed is"):
        first.again(-1)


@pytest.mark.parametrize("option", [True, 1.0, None, -1, 10**30, (), "0"])
def test_an_answer_is_a_key_or_the_index_of_an_option_and_nothing_else(option: Any) -> None:
    g = game()
    with pytest.raises(IllegalAnswer, match="keep, mulligan"):
        g.answer(option)
    assert g.answers == []


def test_an_answer_by_lot_is_any_option_but_seldom_the_one_that_ends_something() -> None:
    d = given(house="brobnar", you=seat(hand="punch", line="troll"), foe=seat(line="dodger")).g.decision
    n, stop = len(d.options), d.stop.index
    assert {d.by_lot(lambda k=k: (k + 0.5) / n) for k in range(n)} == set(range(n))
    assert d.by_lot(lambda: 0.04, early=0.05) == stop
    assert stop not in {d.by_lot(lambda k=k: 0.05 + 0.95 * k / n, early=0.05) for k in range(n)}


@pytest.mark.parametrize(
    ("options", "error", "says"),
    [
        ({"edition": "2.0"}, UnknownEdition, "known: 1.0, 1.1, 1.3"),
        ({"edition": ["1.3"]}, UnknownEdition, "known"),
        ({"decks": ("starter:onix", "starter:argus")}, TableforgeError, "onyx"),
        ({"decks": ("starter:onyx",)}, BadSetup, "a deck for each of 2 seats"),
        ({"chains": (0, 99)}, BadSetup, "0 to 24"),
        ({"first": 0.0}, BadSetup, "seat 0 or 1"),
        ({"colour": "red"}, BadSetup, "known"),
        ({"nature": "rolls"}, BadSetup, "asks"),
        ({"seed": -1}, BadSetup, "a seed is"),
        ({"decks": (1, 2)}, BadSetup, "a deck is a reference such as 'starter:onyx'"),
        ({"chains": (True, 0)}, BadSetup, "0 to 24"),
        ({"mulligan": "no"}, BadSetup, "'mulligan' takes True or False"),
        ({"position": {"active": 5}}, BadSetup, "active is a seat: 'you' or 0, 'foe' or 1; got 5"),
        ({"position": {"turn": 0}}, BadSetup, "turn is a whole number from 1 to 9999"),
        ({"position": {"players": [{"houses": ["dis", "dis", "logos"]}, {}]}}, BadSetup, "three different names"),
        ({"position": {"players": [{"houses": "dis logos"}, {}]}}, BadSetup, "three different names"),
        ({"position": {"players": [{"amber": 1000}, {}]}}, BadSetup, "from 0 to 999; got 1000"),
        ({"position": {"players": [{"artifacts": "cannon+stun"}, {}]}}, BadSetup, "cannot have 'stun'"),
        ({"position": {"players": [{"artifacts": "cannon[blood-of-titans]"}, {}]}}, BadSetup, "cannot have 'upgrades'"),
        ({"position": {"players": [{"line": "dogder"}, {}]}}, UnknownCard, "did you mean 'dodger'"),
        ({"position": {"players": [{"line": "punch"}, {}]}}, BadSetup, "no creature"),
        ({"position": {"players": [{"hand": "troll+stun"}, {}]}}, BadSetup, "on its own"),
        ({"position": {"players": [{"line": "troll+owner:them"}, {}]}}, BadSetup, "'you'"),
    ],
)
def test_a_set_up_that_no_game_could_have_is_refused(options: dict[str, Any], error: Any, says: str) -> None:
    with pytest.raises(error, match=says):
        tableforge.new("keyforge", **options)


def test_an_unknown_game_and_an_unknown_language_are_named() -> None:
    with pytest.raises(UnknownGame, match="did you mean 'keyforge'"):
        tableforge.new("keyforg")
    with pytest.raises(UnknownLanguage, match="known: en, fr"):
        game().decision.text("de")


def test_a_deck_of_the_wrong_size_is_refused_with_all_its_problems() -> None:
    setup = json.loads(game().save())["setup"]
    deck = setup["decks"][0]
    deck["cards"] = (
        deck["cards"][:-1] if isinstance(deck["cards"], list) else {k: v[:-1] for k, v in deck["cards"].items()}
    )
    with pytest.raises(BadDeck) as e:
        tableforge.new("keyforge", decks=(deck, setup["decks"][1]))
    assert e.value.problems


def test_a_seat_that_is_not_there_has_no_view() -> None:
    with pytest.raises(BadSetup, match="there is no seat"):
        game().view("you")
    with pytest.raises(BadSetup, match="there is no seat 2"):
        game().view(2)


def saved(**changes: Any) -> str:
    body = json.loads(game().answer("keep").save())
    body.update(changes)
    return json.dumps(body)


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ("", "not a Tableforge save: it is no JSON from line 1, column 1 on"),
        ("[1]", "JSON object"),
        (b"\xff\xfe", "UTF-8"),
        (saved()[:-9], "not a Tableforge save"),
        (saved(format="tableforge/0"), "reads 'tableforge/1'"),
        (saved(answers=["mulligan-twice"]), "answer 1 of 1 does not fit"),
        (saved(answers=[1]), "option keys"),
        (saved(seed="7"), "a save's 'seed' is a whole number; this one has a text"),
        (saved(seed=True), "a save's 'seed' is a whole number; this one has true or false"),
        (saved(answers={}), "a save's 'answers' is a list; this one has an object"),
        (saved(game=None), "a save's 'game' is a text; this one has nothing"),
        (saved(digest="0" * 32), "another position"),
        (saved(setup={"edition": ["1.3"], "decks": [{}, {}]}), "cannot be laid out"),
        (saved(setup={"decks": ["starter:onyx", "starter:argus"]}), "by reference"),
        (saved(setup={"decks": [1, 2]}), "by reference"),
    ],
)
def test_a_save_that_is_damaged_says_what_is_wrong(data: Any, says: str) -> None:
    with pytest.raises(BadSave, match=says):
        tableforge.load(data)


def test_nature_may_be_asked_and_the_game_still_saves() -> None:
    g = tableforge.new("keyforge", nature="asks", mulligan=False)
    assert g.decision.seat == -1 and g.decision.kind == "first-player"
    g.answer("seat:1")
    g.answer(0)
    assert tableforge.load(g.save()).digest() == g.digest()


def test_a_fight_against_another_than_the_named_target_is_no_fight() -> None:
    t = given(house="brobnar", you=seat(line="troll"), foe=seat(line="urchin"))
    with pytest.raises(TableforgeError):
        t.you.fights("troll", "troll")


def test_a_card_may_be_named_by_its_title_in_either_language() -> None:
    t = given(house="brobnar", you=seat(hand=["Mandale"], line=["Troll"]), foe=seat(line=["Bad Penny", "dodger"]))
    t.you.plays("Punch", "dodger")
    t.then("Dodger", damage=3).then("Faux Jeton", damage=0)


@pytest.mark.parametrize("data", [None, 7, ["save"]])
def test_a_save_that_is_no_text_is_refused(data: Any) -> None:
    with pytest.raises(BadSave, match="a save is a text, as save") as e:
        tableforge.load(data)
    assert "une sauvegarde est un texte" in e.value.text("fr")


def test_why_not_takes_the_key_of_an_option_alone() -> None:
    with pytest.raises(IllegalAnswer, match="why_not takes the key of an option"):
        game().why_not(None)


@pytest.mark.parametrize(
    ("key", "rule", "says"),
    [
        ("yes", "KF.play-number-and-order", "'yes' is no answer to this question."),
        ("", "KF.play-number-and-order", "'' is no answer to this question."),
        ("play:troll@line:0", "KF.play-number-and-order", "Troll is not in your hand."),
        ("discard:troll@line:0", "KF.right-to-discard", "Troll is not in your hand."),
        ("reap:krump@line:0", "KF.in-play", "There is no krump@line:0 on the table."),
    ],
)
def test_a_refusal_says_first_what_is_wrong_here(key: str, rule: str, says: str) -> None:
    why = given(house="brobnar", you=seat(hand="punch", line="troll")).g.why_not(key)
    assert why is not None and why.rule == rule
    assert why.text().startswith(says) and len(why.text()) > len(says)


@pytest.mark.parametrize("name", games.names())
def test_what_somebody_answers_is_repeated_only_in_part(name: str) -> None:
    """A key may be as long as a frame of the server; the refusal is not."""
    g = tableforge.new(name, seed=1)
    while g.decision.kind in ("first-player", "mulligan"):
        g.answer(g.decision.options[-1].key, seat=g.decision.seat)
    for verb in ("", "play:", "use:", "reap:"):
        why = g.why_not(verb + "x" * 60_000)
        assert why is not None and all([len(why.text(lang)) < 2000 for lang in ("en", "fr")])


def test_the_turn_does_not_end_in_the_middle_of_an_effect() -> None:
    t = given(house="brobnar", you=seat(hand="punch", line="troll"), foe=seat(line="dodger"))
    t.you.plays("punch").may_not("end-turn", "KF.nested-resolution")


def test_seats_are_named_or_numbered() -> None:
    assert given(active=1, first=0).s.active == 1
    assert given(active="foe", house="dis").player(1) == given(active="foe", house="dis").player("foe")
    wrong: Any
    for wrong in ("me", 2, True, None):
        with pytest.raises(BadSetup, match="is a seat: 'you' or 0, 'foe' or 1"):
            given(active=wrong)
        with pytest.raises(BadSetup, match="is a seat: 'you' or 0, 'foe' or 1"):
            given().player(wrong)


@pytest.mark.parametrize(
    ("ref", "says"),
    [
        ("you.line[5]", "points at no card: you.line holds 1, counted from 0"),
        ("you.line[x]", "a place is a number, as in you.line"),
        ("you.line[]", "a place is a number, as in you.line"),
        ("you.row[0]", "'you.row\\[0\\]': a player has no 'row'"),
    ],
)
def test_a_place_that_is_none_is_refused(ref: str, says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        given(you=seat(line="troll")).card(ref)


def test_a_laid_out_position_can_ask_for_its_chance() -> None:
    t = given(house="brobnar", nature="asks", you=seat(hand=5, deck="troll krump"))
    t.you.ends_turn()
    assert t.g.decision is not None and t.g.decision.seat == 1  # drawing in order leaves nothing to chance
    t = given(house="brobnar", nature="asks", you=seat(hand=5, discard="troll krump"))
    t.you.ends_turn()
    assert t.g.decision is not None and t.g.decision.seat == -1


def test_a_decision_that_is_kept_still_says_what_was_asked() -> None:
    """Undo and clones give back the same question; what a bot has looked at does not change behind its back."""
    t = given(house="brobnar", you=seat(hand="ganger-chieftain punch", line="troll"), foe=seat(line="dodger"))
    d = t.g.decision
    asked, keys = d.ask, [o.key for o in d.options]
    t.you.plays("ganger-chieftain", "left", "no")
    assert t.g.decision is not d and [o.key for o in t.g.decision.options] != keys
    assert d.ask == asked and [o.key for o in d.options] == keys
    after = d.after("play:punch@hand:1")
    assert after.decision is not None and after.state is not t.g.state
    t.g.undo().undo().undo().answer("end-turn")
    assert d.ask == asked and [o.key for o in d.options] == keys


@pytest.mark.parametrize(
    "name", ["Ganger Chieftain", "GANGER-CHIEFTAIN", "ganger chieftain", "Chef de Gang", "chef de gang"]
)
def test_a_card_is_known_by_every_spelling_that_a_deck_may_use(name: str) -> None:
    t = given(house="brobnar", you=seat(hand=[name], line="troll"))
    assert t.card("ganger-chieftain")["zone"] == "hand" and t.card(name)["zone"] == "hand"


def test_a_question_is_one_frozen_thing_for_the_seat_that_is_asked() -> None:
    t = given(house="brobnar", you=seat(hand="punch", line="troll"), foe=seat(line="dodger urchin"))
    q = t.g.question(0)
    assert t.g.question(1) is None and q.stop == q.idle == "end-turn" and q.number == 0
    assert [(o.card, o.verb) for o in q.options if o.verb == "reap"] == [("troll@line:0", "reap")]
    t.you.plays("punch")
    asked, en = t.g.question(0, "fr"), t.g.question(0)
    assert (asked.source, asked.ability, asked.number) == ("punch", "play", 1)
    assert asked.keys == en.keys == tuple(o.card for o in en.options) and asked.text != en.text
