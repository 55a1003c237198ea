"""The table for whoever hears it: a whole game by what a screen reader is told and the keyboard, and what is read aloud."""

from __future__ import annotations

import pytest
from web.browsing import House
from web.hearing import Listener


@pytest.mark.slow
def test_a_whole_game_is_played_by_what_a_screen_reader_tells_and_the_keyboard_alone(house: House) -> None:
    page = house.seat(house.person(), house.table(seed=12))
    ada = Listener(page)
    answers = 0
    while ada.answer():
        answers += 1
        assert answers < 600, f"no end; asked {ada.asked[-1]!r}"
    end = next(x for x in ada.tree().all() if x.role == "dialog")
    assert "forged the third key" in end.text() + " ".join([x.name for x in end.all()])
    assert not ada.nameless and ada.presses < 12 * answers
    for told in ("You choose house", "You play", "reap", "Your opponent chooses house", "Turn 2"):
        assert any([told in line for line in ada.heard]), (told, ada.heard)
    for asked in ("Do you keep this hand", "Choose your active house", "It is your turn"):
        assert any([question.startswith(asked) for question in ada.asked]), (asked, ada.asked)
