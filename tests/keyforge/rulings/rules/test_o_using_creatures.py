"""Group O of the rules: using creatures (items 163 to 172)."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import Ruling, given, seat

THREE = ["brobnar", "dis", "logos"]


def options(t: Ruling) -> dict[str, str]:
    """What the active player may do now, each with its rule."""
    assert t.g.decision is not None
    return {o.key.split("@")[0]: o.rule for o in t.g.decision.options}


# ------------------------------------------------------------------ 163 and 164 the uses
def spymaster(edition: str, house: str = "shadows") -> Ruling:
    """Deipno Spymaster has an Omni; the sandals give it an Action."""
    return given(
        house=house,
        edition=edition,
        you=seat(line="deipno-spymaster[transposition-sandals] dodger", houses=["shadows", "dis", "logos"]),
        foe=seat(line="troll"),
    )


def test_in_1_3_a_creature_reaps_fights_acts_or_uses_its_omni() -> None:
    """KF.creature-four-uses: four ways, of which the player picks one; then it is exhausted."""
    t = spymaster("1.3")
    name = "deipno-spymaster"
    have = options(t)
    assert {k for k in have if k.endswith(name)} == {f"{verb}:{name}" for verb in ("reap", "fight", "action", "omni")}
    assert have[f"omni:{name}"] == "KF.creature-omni"
    assert {k for k in have if k.endswith("dodger")} == {"reap:dodger", "fight:dodger"}
    t.you.reaps(name)
    assert not [k for k in options(t) if k.endswith(name)]


@pytest.mark.parametrize("edition", ["1.0", "1.1"])
def test_before_1_3_there_are_three_uses_and_an_omni_works_under_the_omni_rule(edition: str) -> None:
    """KF.creature-three-uses: reap, fight, action; the creature's Omni is triggered as any Omni is, and exhausts it too."""
    t = spymaster(edition)
    name = "deipno-spymaster"
    have = options(t)
    assert {k for k in have if k.endswith(name)} == {f"{verb}:{name}" for verb in ("reap", "fight", "action", "omni")}
    assert have[f"omni:{name}"] == "KF.creature-three-uses"
    t.may_not("omni:dodger", "KF.creature-three-uses")
    t.you.omnis(name, "dodger").because("KF.creature-three-uses")
    t.then(name, ready=False)


@pytest.mark.parametrize("edition", ["1.0", "1.1", "1.3"])
def test_a_creatures_omni_is_a_use_in_every_edition(edition: str) -> None:
    """KF.creature-three-uses, KF.creature-four-uses: off its house, exhausting, and refused once exhausted."""
    t = spymaster(edition, house="dis")
    t.may_not("reap:deipno-spymaster", "KF.off-house")
    t.you.omnis("deipno-spymaster", "dodger").then("deipno-spymaster", ready=False)
    assert t.may("reap:dodger")
    t.may_not("omni:deipno-spymaster", "KF.only-ready-cards-are-used")


# ------------------------------------------------------------------ 165 to 169 each of them
def test_a_reaping_creature_exhausts_its_controller_gains_1_then_its_reap_abilities_resolve() -> None:
    """KF.reap: Doc Bookton: exhausted, 1 æmber, then a card."""
    t = given(house="logos", you=seat(line="doc-bookton mother", deck="troll"), foe=seat(amber=2))
    t.you.reaps("doc-bookton")
    t.then("doc-bookton", ready=False).then("you", amber=1, hand="troll").then("troll", zone="hand").then(
        "mother", ready=True
    )
    t.nothing_else()
    assert t.happened() == ["reap", "gain", "draw"]


def test_a_creature_under_your_control_reaps_for_you() -> None:
    """KF.reap: the controller gains, not the owner."""
    t = given(house="shadows", you=seat(line="dodger+owner:foe"), foe=seat(amber=2))
    t.you.reaps("dodger").then("you", amber=1).then("foe", amber=2)


def test_reap_abilities_come_before_what_other_cards_do_after_a_creature_reaps() -> None:
    """KF.reap: Doc Bookton draws, then the opponent's Pip Pip stuns him."""
    t = given(house="logos", you=seat(line="doc-bookton", deck="troll"), foe=seat(line="pip-pip"))
    t.you.reaps("doc-bookton").then("doc-bookton", stunned=True).then("you", hand="troll")
    assert t.happened() == ["reap", "gain", "draw", "stun"]


def test_a_fighting_creature_exhausts_and_attacks_one_enemy_creature() -> None:
    """KF.fight: Groke attacks Dodger; the creature beside it is untouched, and Groke's Fight ability follows."""
    t = given(house="brobnar", you=seat(line="groke troll"), foe=seat(amber=2, line="umbra dodger"))
    assert options(t)["fight:groke"] == "KF.fight"
    t.you.fights("groke", "umbra")
    t.then("groke", ready=False, damage=2).then("foe", line="dodger", discard="umbra", amber=1).then("dodger", damage=0)
    t.then("umbra", zone="discard")
    t.because("KF.fight-exhaust", "KF.fight-target", "KF.fight-damage")
    t.nothing_else()


def test_without_a_target_a_creature_cannot_be_used_to_fight() -> None:
    """KF.no-target-no-fight: no enemy creature, or none that may be attacked (Bigtwig fights only stunned ones)."""
    t = given(house="brobnar", you=seat(line="groke"))
    t.may_not("fight:groke", "KF.no-target-no-fight")
    t = given(house="untamed", you=seat(line="bigtwig snufflegator"), foe=seat(line="dodger"))
    t.may_not("fight:bigtwig", "KF.no-target-no-fight")
    assert t.may("fight:snufflegator") and t.may("reap:bigtwig")


def test_an_action_needs_an_action_ability() -> None:
    """KF.creature-action: Pit Demon has one, Charette none; it exhausts, then steals."""
    t = given(house="dis", you=seat(line="pit-demon charette"), foe=seat(amber=2))
    t.may_not("action:charette", "KF.creature-action")
    t.you.acts("pit-demon").then("pit-demon", ready=False).then("you", amber=1).then("foe", amber=1)
    t.because("KF.creature-action", "KF.steal")
    t.nothing_else()


def test_an_action_needs_the_active_house() -> None:
    """KF.creature-action: Pit Demon in a Logos turn."""
    t = given(house="logos", you=seat(line="pit-demon", houses=THREE), foe=seat(amber=2))
    t.may_not("action:pit-demon", "KF.off-house")


def test_an_omni_needs_no_house() -> None:
    """KF.creature-omni: Deipno Spymaster in a Dis turn; it lets Dodger be used, and not the other Shadows creature."""
    t = given(
        house="dis",
        you=seat(line="deipno-spymaster dodger umbra", houses=["dis", "shadows", "logos"]),
        foe=seat(line="troll"),
    )
    t.may_not("reap:deipno-spymaster", "KF.off-house").may_not("omni:dodger", "KF.creature-omni")
    t.you.omnis("deipno-spymaster", "dodger").because("KF.creature-omni")
    t.then("deipno-spymaster", ready=False)
    assert t.may("reap:dodger")
    t.may_not("reap:umbra", "KF.off-house")


# ------------------------------------------------------------------ 170 to 172 several abilities
@pytest.mark.parametrize("first", ["printed", "gained"])
def test_all_abilities_with_the_same_word_resolve_in_the_active_players_order(first: str) -> None:
    """KF.all-of-a-kind: Gamgee steals 1 if you have less; Duskrunner steals 1: with 1 against 3 the order matters."""
    t = given(house="shadows", you=seat(amber=0, line="gamgee[duskrunner]"), foe=seat(amber=3))
    t.you.reaps("gamgee").asks("order", seat="you", rule="KF.timing-conflicts")
    keys = [o.key for o in t.g.decision.options] if t.g.decision is not None else []
    assert keys == ["gamgee@line:0:reap", "gamgee@line:0:gains.reap"]
    t.answers(keys[0] if first == "printed" else keys[1])
    # after the reap 1 : 3; printed first steals to 2 : 2, then Duskrunner 3 : 1; gained first 2 : 2, then 2 > 2 fails
    t.then("you", amber=3 if first == "printed" else 2).then("foe", amber=1 if first == "printed" else 2)


def test_all_action_abilities_resolve_on_one_use() -> None:
    """KF.all-of-a-kind: Pit Demon with Transposition Sandals steals and swaps, exhausted once."""
    t = given(house="dis", you=seat(line="pit-demon[transposition-sandals] charette dodger"), foe=seat(amber=2))
    t.you.acts("pit-demon", "pit-demon@line:0:action", "charette")
    t.then("you", amber=1, line="charette pit-demon dodger").then("pit-demon", ready=False)


def test_before_fight_resolves_after_exhausting_and_before_the_damage() -> None:
    """KF.before-label: Gabos Longarms asks for his creature when he is exhausted and nobody is hurt yet."""
    t = given(house="dis", you=seat(line="gabos-longarms"), foe=seat(line="dodger troll"))
    t.you.fights("gabos-longarms", "dodger").asks("target").then("gabos-longarms", ready=False, damage=0).then(
        "foe.line", damage=0
    )
    t.answers("troll").then("troll", damage=5).then("dodger", damage=0)


def test_before_fight_damage_can_spare_the_attacker_the_fight() -> None:
    """KF.before-label: Firespitter burns every enemy creature for 1 first; Dodger with 4 damage never strikes back."""
    t = given(house="brobnar", you=seat(line="firespitter"), foe=seat(line="dodger+damage:4 troll"))
    t.you.fights("firespitter", "dodger")
    t.then("firespitter", damage=0).then("troll", damage=1).then("foe", line="troll", discard="dodger")


def test_an_ability_with_several_words_resolves_at_each_of_them() -> None:
    """KF.several-labels: Horseman of Pestilence hurts non-Horsemen when played, when it fights and when it reaps."""
    t = given(
        house="sanctum", you=seat(hand="horseman-of-pestilence", line="horseman-of-death"), foe=seat(line="troll")
    )
    t.you.plays("horseman-of-pestilence", "left").then("troll", damage=1).then("horseman-of-death", damage=0)

    t = given(house="sanctum", you=seat(line="horseman-of-pestilence"), foe=seat(line="troll krump+damage:4"))
    t.you.reaps("horseman-of-pestilence").then("troll", damage=1).then("krump", damage=5).then("you", amber=1)

    t = given(house="sanctum", you=seat(line="horseman-of-pestilence"), foe=seat(line="umbra troll"))
    t.you.fights("horseman-of-pestilence", "umbra").then("troll", damage=1).then("foe", line="troll")
