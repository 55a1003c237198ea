"""When a boss acts: once in the reactions, once after all other enemies, each time by the next card of its deck."""

from __future__ import annotations

from tableforge.testing.fateforge import given, hero

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
    e = t.s.foe(t.one(f"{BOSS}.1"))
    e.discard, e.deck = e.deck, ()
    t.plays_on("end-turn", "end-turn", until="prepare")
    boss = t.s.foes[0]
    assert len(boss.discard) == 1 and sorted((*boss.deck, *boss.discard)) == whole
