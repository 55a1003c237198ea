"""Every question of every card says what becomes of the picked card, but for those whose effect is the card's own sentence."""

from __future__ import annotations

from tableforge.keyforge.cards import CARDS, definition
from tableforge.keyforge.ops.choose import PickCards
from tableforge.keyforge.state import KFrame
from tableforge.keyforge.voice.languages import tongue
from tableforge.keyforge.voice.table import ONLY_NAMES, fate
from tableforge.tongue.text import LANGUAGES
from tableforge.words.asked import acting_word

# what is picked gets a lasting effect, or one of two fates
UNSAID = {
    "1-2-punch",
    "deipno-spymaster",
    "hallowed-shield",
    "into-the-fray",
    "lethal-distraction",
    "niffle-grounds",
    "scout",
    "spectral-tunneler",
}


def fates() -> list[tuple[str, str]]:
    """Every card with what becomes of each of its picks."""
    out = []
    for id in CARDS:
        for errata in (True, False):
            for prog in definition(id, errata).programs.values():
                for k, op in enumerate(prog.ops):
                    if isinstance(op, PickCards):
                        f = KFrame(prog, 0, 0)
                        f.pc = k
                        out.append((id, fate(acting_word(f, ONLY_NAMES), op.sel)))
    return out


def test_every_question_of_every_card_leads_to_the_fate_of_the_pick() -> None:
    assert {id for id, to in fates() if not to} == UNSAID


def test_every_fate_has_its_words_in_every_language() -> None:
    found = {f"to:{to}" for _, to in fates() if to}

    assert len(found) > 20
    assert all(found <= set(tongue(lang).many) for lang in LANGUAGES)
