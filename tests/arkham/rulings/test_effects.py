"""Effects: every part of them, how long they last, what replaces or cancels them, and “then”."""

from __future__ import annotations

from arkham.acting import margins

from tableforge.arkham import board
from tableforge.arkham.doors.testing import given, seat
from tableforge.arkham.names import SANITY


def test_every_part_is_resolved_whatever_becomes_of_the_others() -> None:
    """AH.resolve-every-part: no Madness is to be found, and the horror is taken all the same."""
    t = given(you=seat("roland", deck="guts knife"), encounter="the-yellow-sign", step="1.4", chance=["auto-fail"])
    t.then("you", horror=2, hand=0)


def test_the_end_of_an_effect_is_not_an_effect() -> None:
    """AH.expiry-is-no-effect: sanity comes back with the end of the dreams, and nobody has healed anything."""
    t = given(you=seat("agnes", horror=3, threat="dreams-of-rlyeh"), chance=["0"])
    card = t.s.players[0].card
    assert board.remaining(t.s, card, SANITY) == 4
    t.you.activates("dreams-of-rlyeh").then("dreams-of-rlyeh", zone="encounter-discard").then("you", horror=3)
    assert board.remaining(t.s, card, SANITY) == 5 and not [k for k in t.happened() if k.startswith("heal")]


def test_a_lasting_effect_outlives_the_card_that_made_it() -> None:
    t = given(you=seat("daisy", hand="mind-over-matter", resources=1, threat="ghoul-minion"), chance=["0"])
    t.you.plays("mind-over-matter").because("AH.lasting-effects").then("mind-over-matter", zone="discard")
    t.you.fights("ghoul-minion").asks("use-skill", "you", "AH.skill-test-begins").answers("intellect")
    assert margins(t) == [3]


def test_a_lasting_effect_reaches_the_cards_of_its_moment() -> None:
    """AH.lasting-effect-on-cards-in-play: rats that come later are not bound by what bound the ghoul."""
    t = given(
        you=seat("skids", hand="on-the-lam drawn-to-the-flame", resources=1, deck=3, threat="ghoul-minion"),
        encounter="swarm-of-rats",
        step="2.2",
    )
    t.answers("play:on-the-lam")
    t.you.plays("drawn-to-the-flame").then("you", damage=0).then("swarm-of-rats", zone="threat")
    t.you.takes_a_resource().then("you", damage=1, horror=0)


def test_until_the_end_of_the_phase_is_over_before_the_end_of_the_phase() -> None:
    """AH.until-the-end: the wizard has its text again when the mythos phase ends."""
    t = given(
        you=seat("agnes", hand="mind-wipe", resources=1, deck=3),
        enemies="wizard-of-the-order+exhausted",
        encounter="swarm-of-rats",
        step="1.1",
    )
    t.answers("play:mind-wipe").then("wizard-of-the-order", doom=1)


def test_what_ends_with_a_period_can_only_be_begun_in_it() -> None:
    """AH.lasting-effect-in-its-period: +1 for a test needs a test, and a turn's effect the turn."""
    t = given(
        you=seat("roland", play="physical-training", resources=9),
        ally=seat("wendy", hand="will-to-survive", resources=9, deck=3),
    )
    t.may_not("use:physical-training@roland-banks#1", "AH.triggered-potential")
    t.you.takes_a_resource().asks("act", "you")  # Wendy may not play it in Roland's turn


def test_a_delayed_effect_waits_for_its_moment() -> None:
    """AH.delayed-effects: the bat breaks once the attack is over."""
    t = given(you=seat("wendy", play="baseball-bat", threat="ghoul-minion"), chance=["skull"])
    t.you.activates("baseball-bat").then("baseball-bat", zone="discard")
    kinds = [(e.kind, e.things[0].id if e.things else "") for e in t.events()]
    assert kinds.index(("test-ends", "")) < kinds.index(("discard", "baseball-bat"))


def test_something_else_is_resolved_in_its_place() -> None:
    """AH.replacement."""
    t = given(you=seat("daisy", play="disc-of-itzamna"), encounter="ghoul-minion", step="1.4")
    t.answers("react:disc-of-itzamna").then("ghoul-minion", zone="encounter-discard").then(
        "disc-of-itzamna", zone="discard"
    )
    assert "spawn" not in [e.kind for e in t.g.events]


def test_of_two_replacements_the_last_one_is_used() -> None:
    """AH.last-replacement: the cliff asks for agility, and whoever then thinks instead of climbing tests intellect."""
    t = given(
        you=seat("daisy", hand="mind-over-matter", resources=1),
        scenario="the-devourer-below",
        locations="arkham-woods-cliffside",
        chance=["0"],
    )
    t.you.plays("mind-over-matter")
    t.you.investigates().asks("use-skill").answers("intellect")
    assert [e.data[0] for e in t.events() if e.kind == "test"] == [1]


def test_a_cancelled_treachery_counts_as_drawn_and_is_discarded() -> None:
    t = given(you=seat("agnes", hand="ward-of-protection", resources=1), encounter="frozen-in-fear", step="1.4")
    t.answers("play:ward-of-protection").because("AH.cancel", "AH.canceled-card")
    t.then("frozen-in-fear", zone="encounter-discard").then("ward-of-protection", zone="discard").then("you", horror=1)
    assert "revelation" not in t.happened()


def test_a_weakness_cannot_be_warded_off() -> None:
    t = given(you=seat("agnes", hand="ward-of-protection", resources=1, deck="paranoia"))
    t.you.draws().asks("act").then("you", resources=0)


def test_what_stands_after_then_needs_what_stands_before_it() -> None:
    """AH.then: without a card to draw nothing would be discovered, so the event cannot be played."""
    t = given(you=seat("agnes", hand="drawn-to-the-flame"), locations="study+clues:2", encounter="swarm-of-rats")
    t.you.plays("drawn-to-the-flame").then("you", clues=2)
    t = given(you=seat("agnes", hand="drawn-to-the-flame"), locations="study+clues:2")
    t.may_not("play:drawn-to-the-flame", "AH.event-must-change")


def test_healing_removes_no_more_than_there_is() -> None:
    t = given(you=seat("roland", damage=2), scenario="the-midnight-masks", locations="st-marys-hospital")
    t.you.activates("st-marys-hospital").then("you", damage=0).because("AH.heal")


def test_until_the_end_of_the_turn_is_over_before_the_end_of_the_turn() -> None:
    """AH.until-the-end: the will to survive does not help against the fear at the end of the turn: a token is drawn."""
    t = given(
        you=seat("wendy", hand="will-to-survive", resources=4, threat="frozen-in-fear", deck=3),
        ally=seat("roland", deck=3),
        chance=["auto-fail"],
    )
    t.you.plays("will-to-survive")
    t.you.ends_turn().asks("act", "ally").then("frozen-in-fear", zone="threat")
