"""Shadows in Call of the Archons: creatures."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat


def test_bad_penny_comes_back_to_hand() -> None:
    """KF.moved-by-its-own-destroyed."""
    t = given(house="brobnar", you=seat(hand="punch", line="bad-penny troll"))
    t.you.plays("punch", "bad-penny")
    t.then("bad-penny", zone="hand").then("you", amber=1).nothing_else()


def test_bulleteye_destroys_a_flank_creature() -> None:
    """KF.flank-creature; elusive is printed."""
    t = given(house="shadows", you=seat(line="troll bulleteye troll"), foe=seat(line="valdr dodger valdr"))
    t.then("bulleteye", keywords="elusive")
    t.you.reaps("bulleteye", "foe.line[2]")
    t.then("foe", line="valdr dodger").then("you", amber=1)


def test_bulleteye_alone_in_play_must_destroy_itself() -> None:
    """KF.mandatory-by-default: it is on both flanks."""
    t = given(house="shadows", you=seat(line="bulleteye"))
    t.you.reaps("bulleteye")
    t.then("bulleteye", zone="discard").then("you", amber=1).nothing_else()


def test_bad_penny_under_foreign_control_goes_home() -> None:
    """KF.leaving-destination: "your" hand is her owner's."""
    t = given(house="brobnar", you=seat(hand="punch", line="bad-penny+owner:foe troll"))
    t.you.plays("punch", "bad-penny")
    t.then("foe", hand="bad-penny").then("bad-penny", zone="hand").then("you", amber=1).nothing_else()


def test_carlo_phantom_does_not_care_for_the_opponents_artifacts() -> None:
    """KF.you."""
    t = given(house="shadows", active="foe", you=seat(line="carlo-phantom"), foe=seat(hand="seeker-needle", amber=2))
    t.foe.plays("seeker-needle")
    t.nothing_else()


def test_carlo_phantom_steals_for_each_artifact_its_controller_plays() -> None:
    """KF.play-triggers-before-play."""
    t = given(house="shadows", you=seat(hand="seeker-needle", line="carlo-phantom"), foe=seat(amber=2))
    t.then("carlo-phantom", keywords="elusive skirmish")
    t.you.plays("seeker-needle")
    t.then("you", amber=1).then("foe", amber=1).nothing_else()


def test_deipno_spymaster_lets_a_friend_be_used_this_turn() -> None:
    """KF.creature-omni, KF.you-may-use-this-turn."""
    t = given(house="dis", you=seat(line="deipno-spymaster troll valdr"))
    t.then("deipno-spymaster", keywords="elusive")
    t.may_not("reap:troll", "KF.off-house")
    t.you.omnis("deipno-spymaster", "troll")
    t.may_not("reap:valdr", "KF.off-house")
    t.you.reaps("troll")
    t.then("you", amber=1).nothing_else()


@pytest.mark.parametrize(("card", "damage"), [("dodger", 2), ("umbra", 0), ("mooncurser", 0)])
def test_fighters_that_survive_steal(card: str, damage: int) -> None:
    """KF.fight-after, KF.steal."""
    t = given(house="shadows", you=seat(line=card), foe=seat(amber=2, line="silvertooth"))
    t.you.fights(card)
    t.then("you", amber=1).then("foe", amber=1).then(card, damage=damage)


def test_faygin_calls_an_urchin_from_play_or_the_discard_pile() -> None:
    """KF.other-titles, KF.leaving-destination: an enemy Urchin goes to its owner's hand."""
    t = given(house="shadows", you=seat(line="faygin", discard="urchin"), foe=seat(line="urchin"))
    t.then("faygin", keywords="elusive")
    t.you.reaps("faygin")
    t.asks("target", options="urchin urchin")
    t.answers("urchin@foe-line:0")
    t.then("foe", hand="urchin").then("you", amber=1, discard="urchin")


def test_faygin_finds_no_urchin_in_the_opponents_discard_pile() -> None:
    """KF.reach-of-abilities."""
    t = given(house="shadows", you=seat(line="faygin"), foe=seat(discard="urchin"))
    t.you.reaps("faygin")
    t.then("you", amber=1).nothing_else()


@pytest.mark.parametrize("card", ["macis-asp", "mooncurser"])
def test_poisoners_kill_with_a_scratch(card: str) -> None:
    """KF.poison, KF.skirmish."""
    t = given(house="shadows", you=seat(line=card), foe=seat(line="kelifi-dragon"))
    t.then(card, keywords="poison skirmish")
    t.you.fights(card)
    t.then("kelifi-dragon", zone="discard").then(card, damage=0)


def test_mack_the_knife_works_in_every_houses_turn() -> None:
    """KF.you-may-use-this-turn; elusive is printed."""
    t = given(house="dis", you=seat(line="mack-the-knife"), foe=seat(line="urchin"))
    t.then("mack-the-knife", keywords="elusive")
    t.you.acts("mack-the-knife", "urchin")
    t.then("urchin", zone="discard").then("you", amber=1).nothing_else()
    t = given(house="dis", you=seat(line="mack-the-knife"), foe=seat(line="troll"))
    t.you.acts("mack-the-knife", "troll")
    t.then("troll", damage=1).nothing_else()


def test_magda_the_rat_steals_two_and_pays_them_back_when_she_leaves() -> None:
    """KF.leaves-play: whatever the way."""
    t = given(house="shadows", you=seat(hand="magda-the-rat"), foe=seat(amber=3))
    t.you.plays("magda-the-rat")
    t.then("you", amber=2).then("foe", amber=1).then("magda-the-rat", keywords="elusive").nothing_else()
    t = given(house="dis", active="foe", you=seat(line="magda-the-rat", amber=3), foe=seat(hand="fear"))
    t.foe.plays("fear")
    t.then("magda-the-rat", zone="hand").then("you", amber=1).then("foe", amber=2).nothing_else()


def test_magda_the_rat_pays_the_opponent_of_whoever_controls_her() -> None:
    """KF.you, KF.leaving-destination."""
    t = given(house="brobnar", you=seat(hand="punch", line="magda-the-rat+damage:1+owner:foe troll", amber=4))
    t.you.plays("punch", "magda-the-rat")
    t.then("foe", amber=2, discard="magda-the-rat").then("you", amber=3)


def test_nexus_cannot_sacrifice_what_it_uses_but_the_rest_happens() -> None:
    """KF.only-own-control, KF.controller-of-a-played-card: the card under Masterplan enters play on the user's side."""
    t = given(house="shadows", you=seat(line="nexus"), foe=seat(artifacts="masterplan/urchin", amber=2))
    t.you.reaps("nexus", "left")
    t.then("urchin", zone="line", controller="you", owner="foe", host=None).then("you", amber=2).then("foe", amber=1)
    t.then("masterplan", zone="artifacts", under="", ready=False).because("KF.only-own-control").nothing_else()


def test_nexus_finds_an_exhausted_artifact_useless() -> None:
    """KF.use-requirements-stay."""
    t = given(house="shadows", you=seat(line="nexus", deck="troll"), foe=seat(artifacts="library-of-babble+exhausted"))
    t.you.reaps("nexus")
    t.then("you", amber=1).because("KF.use-requirements-stay").nothing_else()


def test_nexus_uses_an_enemy_artifact() -> None:
    """KF.as-if-it-were-yours; elusive is printed."""
    t = given(house="shadows", you=seat(line="nexus", deck="troll"), foe=seat(artifacts="library-of-babble"))
    t.then("nexus", keywords="elusive")
    t.you.reaps("nexus")
    t.then("troll", zone="hand").then("library-of-babble", ready=False, controller="foe").then(
        "you", amber=1
    ).nothing_else()


def test_noddy_the_thief_steals_by_action() -> None:
    """KF.creature-action."""
    t = given(house="shadows", you=seat(line="noddy-the-thief"), foe=seat(amber=2))
    t.then("noddy-the-thief", keywords="elusive")
    t.you.acts("noddy-the-thief")
    t.then("you", amber=1).then("foe", amber=1).nothing_else()


def test_old_bruno_captures_three() -> None:
    """KF.capture; elusive is printed."""
    t = given(house="shadows", you=seat(hand="old-bruno"), foe=seat(amber=4))
    t.you.plays("old-bruno")
    t.then("old-bruno", amber=3, keywords="elusive").then("foe", amber=1).nothing_else()


def test_selwyn_the_fence_cashes_in_what_a_friend_holds() -> None:
    """KF.into-the-pool: from a card of yours to your pool; nothing is returned to the opponent."""
    t = given(house="shadows", you=seat(line="selwyn-the-fence charette+amber:2"), foe=seat(line="troll+amber:1"))
    t.you.reaps("selwyn-the-fence", "charette")
    t.then("charette", amber=1).then("you", amber=2).because("KF.reap", "KF.into-the-pool").nothing_else()
    assert "KF.return-aember" not in [e.rule for e in t.events()]


def test_shadow_self_takes_its_neighbors_damage() -> None:
    """KF.shadow-self-redirect: after the neighbor's armor; it deals none itself; a Specter is not covered."""
    t = given(house="dis", active="foe", you=seat(line="raiding-knight shadow-self"), foe=seat(line="charette"))
    t.foe.fights("charette", "raiding-knight")
    t.then("shadow-self", damage=2).then("raiding-knight", damage=0, armor_left=0).then(
        "charette", zone="discard"
    ).nothing_else()


def test_shadow_self_does_not_cover_another_specter() -> None:
    """KF.traits: each takes its own damage."""
    t = given(house="shadows", you=seat(hand="poison-wave"), foe=seat(line="shadow-self shadow-self"))
    t.you.plays("poison-wave")
    t.then("shadow-self", damage=2).then("you", amber=1).nothing_else()


def test_shadow_self_dies_for_the_creature_that_was_meant() -> None:
    """KF.if-this-damage-destroys: it is not "that creature", but it was destroyed this way."""
    t = given(
        house="shadows", you=seat(hand="relentless-whispers"), foe=seat(amber=2, line="shadow-self+damage:7 troll")
    )
    t.you.plays("relentless-whispers", "troll")
    t.then("shadow-self", zone="discard", damage=0).then("you", amber=1).nothing_else()
    t = given(house="shadows", you=seat(hand="throwing-stars"), foe=seat(line="shadow-self+damage:8 troll"))
    t.you.plays("throwing-stars", "troll", "done")
    t.then("shadow-self", zone="discard", damage=0).then("you", amber=1).nothing_else()


def test_shadow_self_takes_over_damage_before_anything_is_added_to_it() -> None:
    """KF.shadow-self-redirect: a creature that is dealt no damage is dealt no additional damage either; nobody is asked."""
    foe = seat(line="shadow-self troll", amber=1)
    t = given(house="shadows", you=seat(hand="lethal-distraction nerve-blast"), foe=foe)
    t.you.plays("lethal-distraction", "troll")
    t.you.plays("nerve-blast", "troll")
    t.then("shadow-self", damage=2).then("you", amber=2).then("foe", amber=0).nothing_else()
    t = given(house="shadows", you=seat(hand="lethal-distraction nerve-blast"), foe=foe)
    t.you.plays("lethal-distraction", "shadow-self")
    t.you.plays("nerve-blast", "troll")
    t.then("shadow-self", damage=4).then("you", amber=2).then("foe", amber=0).nothing_else()


def test_shadow_self_deals_no_damage_when_fighting() -> None:
    """KF.fight-damage."""
    t = given(house="shadows", you=seat(line="shadow-self"), foe=seat(line="dodger"))
    t.you.fights("shadow-self")
    t.then("shadow-self", damage=5).nothing_else()


def test_silvertooth_enters_ready() -> None:
    """KF.entering-exhausted."""
    t = given(house="shadows", you=seat(hand="silvertooth"))
    t.you.plays("silvertooth")
    t.then("silvertooth", ready=True)
    t.you.reaps("silvertooth")
    t.then("you", amber=1).nothing_else()


def test_smiling_ruth_takes_an_enemy_after_a_key() -> None:
    """KF.taking-control: only in a turn in which her player forged; elusive is printed."""
    t = given(
        step="forge",
        you=seat(amber=6, line="smiling-ruth", houses=["shadows", "dis", "mars"]),
        foe=seat(line="troll valdr dodger"),
    )
    t.then("smiling-ruth", keywords="elusive")
    t.you.chooses_house("shadows")
    t.you.reaps("smiling-ruth", "dodger", "right")
    t.then("dodger", controller="you").then("you", line="smiling-ruth dodger", amber=1)
    t = given(house="shadows", you=seat(line="smiling-ruth"), foe=seat(line="troll"))
    t.you.reaps("smiling-ruth")
    t.then("you", amber=1).nothing_else()


def test_sneklifter_takes_an_artifact_into_the_gang() -> None:
    """KF.taking-control, KF.several-houses-at-once: off your houses it counts as Shadows."""
    t = given(
        house="shadows",
        you=seat(hand="sneklifter", houses=["shadows", "dis", "mars"]),
        foe=seat(artifacts="library-of-babble"),
    )
    t.you.plays("sneklifter")
    t.then("library-of-babble", controller="you", houses="shadows").nothing_else()
    t = given(
        house="shadows",
        you=seat(hand="sneklifter", houses=["shadows", "logos", "mars"]),
        foe=seat(artifacts="library-of-babble"),
    )
    t.you.plays("sneklifter")
    t.then("library-of-babble", controller="you", houses="logos").nothing_else()


def test_urchin_steals_one() -> None:
    """KF.steal; elusive is printed."""
    t = given(house="shadows", you=seat(hand="urchin"), foe=seat(amber=2))
    t.you.plays("urchin")
    t.then("you", amber=1).then("foe", amber=1).then("urchin", keywords="elusive").nothing_else()
