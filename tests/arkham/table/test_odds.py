"""The odds of a test: every token of the bag, each with what it counts for now."""

from __future__ import annotations

from tableforge.arkham import codes
from tableforge.arkham.doors.testing import Ruling, given, seat
from tableforge.arkham.game import GAME
from tableforge.arkham.names import SKULL
from tableforge.arkham.odds import Odds, odds, symbols
from tableforge.arkham.state import Arkham
from tableforge.kernel.ask import PASS


def state(t: Ruling) -> Arkham:
    s = t.g.state
    assert isinstance(s, Arkham)
    return s


def test_the_odds_count_every_token_that_would_do() -> None:
    """AH.st6-success-or-failure: Roland’s combat of 4 against a fight of 2 takes a token of –2 or better."""
    t = given(
        you=seat("roland", hand="overpower", threat="ghoul-minion"),
        locations="attic",
        bag=["+1", "0", "0", "-1", "-1", "skull", "auto-fail", "elder-sign"],
    )
    t.you.fights("ghoul-minion")
    found = odds(state(t))
    # the skull counts the Ghouls here, the tentacles never do
    assert found is not None and found.of == 8
    assert found.good == 6 + (symbols(state(t), 0)[SKULL] >= -2)


def test_a_committed_card_is_counted_before_it_is_committed() -> None:
    """AH.commit-icons: what the odds would be with a card, and what they are once it is committed, are the same."""
    t = given(
        you=seat("daisy", hand="overpower unexpected-courage", threat="ghoul-minion"),
        locations="attic",
        bag=["+1", "0", "-1", "-2", "-3", "-4", "auto-fail"],
    )
    t.you.fights("ghoul-minion")
    s = state(t)
    d = s.pending
    assert d is not None and d.kind == "commit"
    card = codes.card_of(next(o for o in d.options if o != PASS))
    before, would = odds(s), odds(s, card)
    assert before == Odds(2, 7) and would == Odds(4, 7)
    t.g.answer("commit:overpower@hand")
    assert odds(state(t)) == would


def test_the_question_and_the_table_tell_the_odds_in_both_languages() -> None:
    t = given(
        you=seat("daisy", hand="overpower", threat="ghoul-minion"),
        locations="attic",
        bag=["0", "-1", "-2", "auto-fail"],
    )
    t.you.fights("ghoul-minion")
    d = state(t).pending
    assert d is not None
    assert "25%" in GAME.speech.question(state(t), d, "en")
    assert "25\u00a0%" in GAME.speech.question(state(t), d, "fr")
    scene = t.g.scene(0, "en")
    assert dict(scene.hints) == {"commit:overpower@hand": "75% to succeed", "pass": "25% to succeed"}
    assert any("25%" in f.value_text() for f in scene.figures)


def test_once_a_token_is_revealed_there_are_no_odds() -> None:
    t = given(you=seat("roland", threat="ghoul-minion"), locations="attic", step="act")
    assert odds(state(t)) is None


def test_looking_at_the_odds_changes_nothing() -> None:
    """The test under way is only tried on a copy."""
    t = given(you=seat("roland", hand="overpower", threat="ghoul-minion"), locations="attic")
    t.you.fights("ghoul-minion")
    before = t.g.digest()
    s = state(t)
    assert odds(s) is not None and odds(s, s.players[0].hand[0]) is not None
    assert t.g.digest() == before
