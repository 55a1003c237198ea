"""Words of Arkham Horror at work: what a sentence means where it could be taken in more than one way."""

from __future__ import annotations

import pickle

import pytest

from tableforge.arkham import board, names
from tableforge.arkham.cards import definition
from tableforge.arkham.doors.testing import Ruling, given, seat
from tableforge.arkham.words import DAMAGE, Event, deal, enemy, play


def investigator(t: Ruling, p: int = 0) -> tuple[int, int]:
    """The damage and horror of an investigator."""
    c = t.s.cards[t.s.players[p].card]
    return c.damage, c.horror


def where(t: Ruling, id: str) -> str:
    return names.ZONES[next(c.zone for c in t.s.cards if c.d.id == id)]


def test_an_effect_must_say_which_cards_it_means() -> None:
    with pytest.raises(TypeError, match="one"):
        Event("x", code="0", en="X", fr="X", cost=0, abilities=(play(deal(DAMAGE, 1, enemy)),))


def test_you_on_a_treachery_in_a_threat_area_is_whoever_it_lies_before() -> None:
    """AH.you-on-a-card-in-play: Psychosis hurts its own investigator, not another one who takes horror."""
    t = given(
        you=seat("roland-banks", at="hallway"),
        ally=seat("agnes-baker", at="attic", threat="psychosis"),
        locations="hallway attic",
    )

    t.you.moves("attic")

    assert investigator(t, 0) == (0, 1) and investigator(t, 1) == (0, 0)


def test_an_enemy_that_cannot_attack_makes_no_attack_of_opportunity() -> None:
    """AH.cannot: after On the Lam a Ghoul Minion lets "Skids" be, though he ignores it."""
    t = given(
        you=seat("skids-otoole", at="hallway", hand="on-the-lam", resources=1, threat="ghoul-minion"),
        locations="hallway",
        step="2.2",
    )

    t.answers("on-the-lam")
    t.you.takes_a_resource()

    assert investigator(t) == (0, 0)


def test_health_per_investigator_counts_everybody_who_began_the_game() -> None:
    """AH.per-investigator-is-fixed: a Ghoul Priest has 5 health against one and 10 against two."""
    alone = given(you=seat("roland-banks"), locations="hallway", enemies="ghoul-priest+at:hallway")
    both = given(
        you=seat("roland-banks"), ally=seat("agnes-baker"), locations="hallway", enemies="ghoul-priest+at:hallway"
    )
    for t, health in ((alone, 5), (both, 10)):
        priest = next(i for i, c in enumerate(t.s.cards) if c.d.id == "ghoul-priest")
        assert board.stat(t.s, priest, names.HEALTH) == health


def test_six_unique_cultists_in_the_victory_display_end_the_midnight_masks() -> None:
    """AH.objective-if: the sixth is added by her own forced ability, not by defeat."""
    t = given(
        scenario="the-midnight-masks",
        locations="st-marys-hospital",
        you=seat("roland-banks", at="st-marys-hospital", play="stray-cat", threat="ruth-turner"),
        victory="peter-warren wolf-man-drew victoria-devereux herman-collins the-masked-hunter",
    )

    t.you.uses("stray-cat")

    assert t.s.resolution == "R1"


def test_what_cannot_be_discarded_is_no_answer_to_crypt_chill() -> None:
    """AH.cannot: The Necronomicon with horror on it cannot leave play, so Daisy takes 2 damage."""
    t = given(
        you=seat("daisy-walker", at="hallway", hand="drawn-to-the-flame", threat="the-necronomicon+horror:2"),
        locations="hallway",
        encounter="crypt-chill",
        chance=["-4"],
    )

    t.you.plays("drawn-to-the-flame")

    assert investigator(t) == (2, 0) and where(t, "the-necronomicon") == "threat"


def test_an_enemy_discarded_as_it_spawns_never_enters_play() -> None:
    """AH.when: Disc of Itzamna answers before the enemy is there."""
    t = given(
        you=seat("daisy-walker", at="hallway", hand="drawn-to-the-flame", play="disc-of-itzamna"),
        locations="hallway",
        encounter="swarm-of-rats",
    )

    t.you.plays("drawn-to-the-flame", "disc-of-itzamna")

    assert where(t, "swarm-of-rats") == "encounter-discard" and where(t, "disc-of-itzamna") == "discard"


def test_your_house_draws_the_ghoul_priest() -> None:
    """AH.replacement: he spawns there instead of engaged with whoever drew him."""
    t = given(
        scenario="the-midnight-masks",
        locations="rivertown your-house",
        you=seat("roland-banks", at="rivertown", hand="drawn-to-the-flame"),
        encounter="ghoul-priest",
    )

    t.you.plays("drawn-to-the-flame")

    priest = next(c for c in t.s.cards if c.d.id == "ghoul-priest")
    assert t.s.cards[priest.at].d.id == "your-house"


def test_a_failed_test_may_cancel_the_move_that_it_answers() -> None:
    """AH.cancel: the Twisting Paths lead back to themselves; the action is spent."""
    t = given(
        scenario="the-devourer-below",
        locations="main-path arkham-woods-twisting-paths",
        you=seat("roland-banks", at="arkham-woods-twisting-paths"),
        chance=["-4"],
    )

    t.you.moves("main-path")

    assert t.s.cards[t.s.players[0].at].d.id == "arkham-woods-twisting-paths" and t.s.players[0].actions == 2


def test_an_empty_card_that_says_so_is_discarded_and_its_ability_still_resolves() -> None:
    """AH.uses-empty-discarded: the last supplies of First Aid heal."""
    t = given(you=seat("roland-banks", at="hallway", damage=2, play="first-aid+uses:1"), locations="hallway")

    t.you.activates("first-aid", 0)

    assert investigator(t) == (1, 0) and where(t, "first-aid") == "discard"


def test_symbols_wait_for_the_result_where_they_speak_of_it() -> None:
    """AH.st4-symbol-effects: what the scenario card says of failure is kept until failure is established."""
    cultist = definition("the-gathering").symbols[names.CULTIST]
    assert len(cultist.riders) == 1 and len(cultist.prog.ops) == 1


def test_a_card_put_into_play_with_tokens_has_them_before_room_is_made_for_it() -> None:
    """AH.slots-full, AH.cannot: with both hands full Daisy gives up a Knife, for The Necronomicon already holds its horror."""
    t = given(
        you=seat("daisy-walker", at="hallway", deck="the-necronomicon", play="knife flashlight"), locations="hallway"
    )

    t.you.draws().asks("make-room", options="knife flashlight").answers("knife")

    assert where(t, "the-necronomicon") == "threat" and where(t, "knife") == "discard"


def test_a_position_travels_while_a_resolution_is_read() -> None:
    """The programs of a scenario are named like its card, and are still found."""
    t = given(you=seat("roland-banks", at="parlor"), locations="parlor")

    t.you.activates("parlor").asks("may")

    assert pickle.loads(pickle.dumps(t.s)).dump() == t.s.dump()
