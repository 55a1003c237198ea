"""When a boss acts: once in the reactions, once after all other enemies, each time by the next card of its deck."""

from __future__ import annotations

import pytest

from tableforge.fateforge.doors.testing import given, hero
from tableforge.fateforge.voice.story import story
from tableforge.tongue.text import NBSP

BOSS = "captain-of-the-gate"


def test_a_boss_turns_over_a_card_in_the_reactions_and_one_in_the_enemy_turns_after_all_others() -> None:
    """FF.boss-deck, FF.boss-turn"""
    t = given(
        map="gatehouse",
        you=hero("mercenary", at="a"),
        ally=hero("shaman", at="a"),
        enemies=f"{BOSS}.1@i archer.1@b recruit.1@b",
        step="turns",
        slot=0,
        chance="blue red",
    )
    t.plays_on()
    reacted = len([e for e in t.g.events if e.kind == "boss-card"])
    assert reacted == 1
    t.plays_on("end-turn", "end-turn", until="prepare")
    kinds = [e.kind for e in t.g.events]
    assert kinds.count("boss-card") == 2
    turns = kinds[kinds.index("enemy-turns") :]
    assert turns.index("activates") < turns.index("boss-card")


def test_an_empty_deck_is_shuffled_anew() -> None:
    """FF.boss-deck"""
    t = given(map="gatehouse", you=hero("mercenary", at="a"), ally=hero("shaman", at="a"), enemies=f"{BOSS}.1@i")
    whole = sorted(t.s.foes[0].deck)
    e = t.s.foe(t.find_card(f"{BOSS}.1"))
    e.discard, e.deck = e.deck, ()
    t.plays_on("end-turn", "end-turn", until="prepare")
    boss = t.s.foes[0]
    assert len(boss.discard) == 1 and sorted((*boss.deck, *boss.discard)) == whole


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "turns a card, Loose! It lets"), ("fr", "une carte, Décochez ! Il fait")]
)
def test_a_card_whose_name_is_a_cry_is_told_without_a_colon_or_full_stop_after_it(lang: str, told: str) -> None:
    """FF.boss-deck"""
    t = given(
        map="gatehouse", you=hero("mercenary", at="a"), ally=hero("shaman", at="a"), enemies=f"{BOSS}.1@i archer.1@b"
    )
    e = t.s.foe(t.find_card(f"{BOSS}.1"))
    assert e.d.boss is not None
    cry = next(k for k, c in enumerate(e.d.boss.deck) if c.en == "Loose!")
    e.deck = (cry, *[k for k in e.deck if k != cry])
    t.plays_on("end-turn", "end-turn", until="prepare")
    assert any([told in line.text.replace(NBSP, " ") for line in story(t.events(), None, lang)])
