"""Every question of every card says what becomes of the picked card, but for those whose effect is the card's own sentence."""

from __future__ import annotations

from keyforge.facts import programs_of

from tableforge.keyforge.cards import CARDS, definition
from tableforge.keyforge.ops import Destroy, Move, SetStatus, Show, TakeControl
from tableforge.keyforge.ops.choose import Choose
from tableforge.keyforge.voice.table import AIMS, fate

# what is picked gets a lasting effect, or one of two fates
UNSAID = {
    "1-2-punch", "deipno-spymaster", "hallowed-shield", "into-the-fray", "lethal-distraction", "niffle-grounds", "scout",
    "spectral-tunneler",
}  # fmt: skip


def test_every_question_of_every_card_leads_to_the_fate_of_the_pick() -> None:
    said = (Destroy, Move, SetStatus, Show, TakeControl, *AIMS)
    open_ends = {
        id
        for id in CARDS
        for errata in (True, False)
        for prog in programs_of(definition(id, errata))
        for k, op in enumerate(prog.ops)
        if isinstance(op, Choose) and not isinstance(fate(prog.ops, k)[0], said)
    }
    assert open_ends == UNSAID
