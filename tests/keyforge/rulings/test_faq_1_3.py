"""The twenty-eight questions of the FAQ in the rulebook 1.3, in its order; each test is the question in our words."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat

LOGOS_FIRST = ["logos", "brobnar", "dis"]


# ------------------------------------------------------------------ 1
@pytest.mark.parametrize(("mine", "theirs", "steals"), [(0, 14, 2), (0, 3, 2), (0, 2, 1), (0, 1, 1), (5, 5, 0)])
def test_01_how_often_does_bait_and_switch_steal_from_14_with_0(mine: int, theirs: int, steals: int) -> None:
    """KF.erratum-bait-and-switch, KF.repeat-the-preceding: twice; the second time only if the opponent still has more."""
    t = given(house="shadows", you=seat(amber=mine, hand="bait-and-switch"), foe=seat(amber=theirs))
    t.you.plays("bait-and-switch").then("you", amber=mine + steals).then("foe", amber=theirs - steals)
    t.nothing_else()
    assert t.happened().count("steal") == steals


# ------------------------------------------------------------------ 2
def test_02_does_phase_shift_let_me_play_another_card_in_the_first_turn() -> None:
    """KF.first-turn-effects-may-change: yes, one non-Logos card from hand; card effects modify the first-turn rule."""
    t = given(house="logos", turn=1, first="you", you=seat(hand="phase-shift troll bumpsy dextre", houses=LOGOS_FIRST))
    t.you.plays("phase-shift")
    t.may_not("play:dextre", "KF.first-turn-limit")
    t.you.plays("troll").then("you", line="troll")
    t.may_not("play:bumpsy", "KF.off-house").asks("act", options="end-turn")


# ------------------------------------------------------------------ 3
def test_03_does_wild_wormhole_resolve_in_the_first_turn() -> None:
    """KF.first-turn-other-zones: yes; its card comes from the deck, not from the hand. A second hand card stays refused."""
    t = given(
        house="logos", turn=1, first="you", you=seat(hand="wild-wormhole dextre", deck="troll", houses=LOGOS_FIRST)
    )
    t.you.plays("wild-wormhole").then("you", line="troll", deck="", amber=1)
    t.may_not("play:dextre", "KF.first-turn-limit")


# ------------------------------------------------------------------ 4 and 5
def test_04_do_i_shed_a_chain_with_2_chains_and_7_cards_in_hand() -> None:
    """KF.chains-no-draw-due: no; nothing would be drawn, so no chain prevents anything."""
    for held in (6, 7):
        t = given(house="brobnar", you=seat(chains=2, hand=held, deck=5), foe=seat(chains=3, hand=6))
        t.you.ends_turn().then("you", chains=2, hand=held, deck=5).then("foe", chains=3)


def test_05_do_i_shed_a_chain_with_2_chains_and_5_cards_in_hand() -> None:
    """KF.chains-draw-prevented: yes; the one card that was due is not drawn, and one chain goes."""
    t = given(house="brobnar", you=seat(chains=2, hand=5, deck=5), foe=seat(chains=3, hand=6))
    t.you.ends_turn().then("you", chains=1, hand=5, deck=5).then("foe", chains=3)
    t.because("KF.chains-draw-prevented", "KF.chains-shedding")


# ------------------------------------------------------------------ 6
def test_06_in_what_order_do_library_access_and_wild_wormhole_resolve() -> None:
    """KF.play-triggers-before-play: bonus, draw, play the top card, its bonus, draw, its own play ability."""
    t = given(
        house="logos",
        you=seat(hand="library-access wild-wormhole", deck="troll fuzzy-gruen bumpsy krump"),
        foe=seat(amber=0),
    )
    t.you.plays("library-access")
    t.you.plays("wild-wormhole")
    kinds = t.happened()
    assert kinds == ["play", "gain", "draw", "play", "gain", "enter", "draw", "gain", "discard"]
    t.then("you", amber=3, hand="troll bumpsy", deck="krump", line="fuzzy-gruen").then("foe", amber=1)


# ------------------------------------------------------------------ 7
def test_07_what_may_i_choose_when_pitlord_demands_dis_and_restringuntus_forbids_it() -> None:
    """KF.cannot-beats-must-house: either of my other houses, not Dis."""
    t = given(
        house="dis",
        you=seat(hand="restringuntus", houses=["dis", "mars", "shadows"]),
        foe=seat(line="pitlord", hand=6, houses=["dis", "logos", "untamed"]),
    )
    t.you.plays("restringuntus", "dis")
    t.you.ends_turn().asks("house", seat="foe", rule="KF.cannot-beats-must-house", options="logos untamed")


# ------------------------------------------------------------------ 8
def test_08_where_does_the_opponents_urchin_go_when_my_faygin_returns_it() -> None:
    """KF.leaving-destination: to its owner's hand, although Faygin says "your hand"."""
    t = given(house="shadows", you=seat(line="faygin", hand="dodger"), foe=seat(line="urchin troll", hand="groke"))
    t.you.reaps("faygin")
    t.then("foe", hand="groke urchin", line="troll").then("you", hand="dodger", amber=1)


# ------------------------------------------------------------------ 9
def test_09_what_happens_when_wild_wormhole_finds_kelifi_dragon_and_i_have_too_little() -> None:
    """KF.a-card-that-cannot-be-played: the Dragon goes back to the top of the deck; with 6 and the bonus it is played."""
    for pool, played in ((0, False), (5, False), (6, True)):
        t = given(house="logos", you=seat(amber=pool, hand="wild-wormhole", deck="kelifi-dragon troll"))
        t.you.plays("wild-wormhole")
        t.then(
            "you",
            amber=pool + 1,
            deck="troll" if played else "kelifi-dragon troll",
            line="kelifi-dragon" if played else "",
        )
        if not played:
            t.because("KF.a-card-that-cannot-be-played")


# ------------------------------------------------------------------ 10
def test_10_is_my_bad_penny_purged_by_yxilo_bolter_or_back_in_my_hand() -> None:
    """KF.leaving-into-hidden-zone: in hand; the pending purge does not follow it there. An ordinary victim is purged."""
    t = given(house="mars", you=seat(line="yxilo-bolter"), foe=seat(line="bad-penny troll", hand="groke"))
    t.you.reaps("yxilo-bolter", "bad-penny")
    t.then("foe", hand="groke bad-penny", purged="", discard="", line="troll").then("you", amber=1)
    t = given(house="mars", you=seat(line="yxilo-bolter"), foe=seat(line="umbra troll"))
    t.you.reaps("yxilo-bolter", "umbra").then("foe", purged="umbra", discard="", line="troll")


# ------------------------------------------------------------------ 11
@pytest.mark.parametrize("foe", [seat(line="dodger"), seat()])
def test_11_what_does_anger_do_to_a_stunned_creature(foe: dict[str, str]) -> None:
    """KF.stun-use-by-card, KF.stun-even-with-no-enemy: it exhausts and loses its stun, with or without an enemy creature."""
    t = given(house="brobnar", you=seat(hand="anger", line="headhunter+stun groke"), foe=foe)
    t.you.plays("anger", "headhunter")
    t.then("headhunter", stunned=False, ready=False, damage=0).then("you", amber=1)
    t.nothing_else()


# ------------------------------------------------------------------ 12
def test_12_how_many_non_logos_cards_do_two_phase_shifts_allow() -> None:
    """KF.extra-permissions-add-up: two, one for each copy."""
    t = given(house="logos", you=seat(hand="phase-shift phase-shift troll bumpsy krump", houses=LOGOS_FIRST))
    t.you.plays("phase-shift")
    t.you.plays("phase-shift")
    t.you.plays("troll")
    t.you.plays("bumpsy", "left")
    t.may_not("play:krump", "KF.off-house").then("you", line="bumpsy troll")


# ------------------------------------------------------------------ 13
def test_13_does_stealer_of_souls_trigger_when_it_dies_with_its_victim() -> None:
    """KF.simultaneous-no-other-ability: no; it must be in play. When it survives, it does."""
    t = given(house="dis", you=seat(line="stealer-of-souls"), foe=seat(line="valdr dodger"))
    t.you.fights("stealer-of-souls", "valdr")
    t.then("you", amber=0, discard="stealer-of-souls").then("foe", discard="valdr", purged="", line="dodger")
    t = given(house="dis", you=seat(line="stealer-of-souls"), foe=seat(line="valdr dodger"))
    t.you.fights("stealer-of-souls", "dodger").then("you", amber=1).then(
        "foe", discard="", purged="dodger", line="valdr"
    )


# ------------------------------------------------------------------ 14
def test_14_may_i_use_mindwarper_again_after_john_smyth_readied_it_under_combat_pheromones() -> None:
    """KF.combat-pheromones, KF.you-may-use-this-turn: yes; the permission is for the turn."""
    t = given(
        house="dis",
        you=seat(artifacts="combat-pheromones", line="john-smyth mindwarper tunk", houses=["dis", "mars", "logos"]),
        foe=seat(amber=3, line="troll"),
    )
    t.you.omnis("combat-pheromones")
    t.you.reaps("mindwarper")
    t.you.reaps("john-smyth", "mindwarper").then("mindwarper", ready=True)
    t.may_not("reap:tunk", "KF.off-house")
    t.you.acts("mindwarper").then("troll", amber=1).then("foe", amber=2)


# ------------------------------------------------------------------ 15
def test_15_what_does_king_of_the_crag_do_to_an_enemy_looter_goblin() -> None:
    """KF.power-0: its power falls to 0, so it is destroyed without any damage; a bigger Brobnar creature only weakens."""
    t = given(
        house="brobnar",
        you=seat(hand="king-of-the-crag", line="looter-goblin"),
        foe=seat(line="looter-goblin troll dodger"),
    )
    t.you.plays("king-of-the-crag", "right")
    t.then("foe", line="troll dodger", discard="looter-goblin").then("troll", power=6).then("dodger", power=5)
    t.then("you", line="looter-goblin king-of-the-crag")
    t.because("KF.power-0")


# ------------------------------------------------------------------ 16
def test_16_may_poltergeist_destroy_an_artifact_that_cannot_be_used() -> None:
    """KF.part-of-an-effect-fails: yes; Banner of Battle is destroyed, the use is skipped."""
    t = given(house="dis", you=seat(hand="poltergeist"), foe=seat(artifacts="banner-of-battle cannon", line="troll"))
    t.you.plays("poltergeist", "banner-of-battle")
    t.then("foe", artifacts="cannon", discard="banner-of-battle").then("troll", power=8).then("you", amber=1)


# ------------------------------------------------------------------ 17
@pytest.mark.parametrize(
    ("mine", "left"), [("", ""), ("troll", ""), ("troll groke", ""), ("troll groke krump", "krump")]
)
def test_17_may_i_play_lost_in_the_woods_without_two_creatures(mine: str, left: str) -> None:
    """KF.as-much-as-possible: yes; as many as there are of each side are shuffled into their owners' decks."""
    t = given(house="untamed", you=seat(hand="lost-in-the-woods", line=mine), foe=seat(line="dodger umbra urchin"))
    t.you.plays("lost-in-the-woods")
    for name in ("troll", "groke", "dodger", "umbra"):
        d = t.g.decision
        if d is not None and d.kind == "target" and any(o.key.startswith(f"{name}@") for o in d.options):
            t.answers(name)
    t.then("you", line=left, deck=min(2, len(mine.split())), amber=1).then("foe", line="urchin", deck=2)


# ------------------------------------------------------------------ 18
def test_18_what_does_anger_do_to_an_exhausted_bumpsy_without_enemy_creatures() -> None:
    """KF.ready-and-fight-no-enemy: Bumpsy is readied, stays ready, and may be used as usual."""
    t = given(house="brobnar", you=seat(hand="anger", line="bumpsy+exhausted troll"))
    t.you.plays("anger", "bumpsy").then("bumpsy", ready=True).then("you", amber=1)
    t.nothing_else()
    t.you.reaps("bumpsy").then("you", amber=2)


# ------------------------------------------------------------------ 19
def test_19_does_my_kelifi_dragon_come_back_when_the_spangler_box_that_purged_it_leaves_play() -> None:
    """KF.spangler-box, KF.put-into-play-bypasses-restrictions: yes; it is put into play, however little æmber I have."""
    t = given(
        house="logos",
        you=seat(artifacts="spangler-box", line="kelifi-dragon troll", hand="grasping-vines!logos", houses=LOGOS_FIRST),
        foe=seat(line="dodger", hand=6, houses=["shadows", "dis", "untamed"]),
    )
    t.you.acts("spangler-box", "kelifi-dragon").then("you", purged="kelifi-dragon").then(
        "foe", artifacts="spangler-box"
    )
    t.you.plays("grasping-vines", "spangler-box")
    if t.g.decision is not None and t.g.decision.kind == "flank":
        t.answers("right")
    t.then("you", line="troll kelifi-dragon", hand="spangler-box", purged="", amber=1).then(
        "kelifi-dragon", ready=False
    )
    t.then("foe", line="dodger")


# ------------------------------------------------------------------ 20
def test_20_must_smaaash_stun_itself_when_every_enemy_creature_is_stunned() -> None:
    """KF.stun-may-be-chosen: no; a stunned enemy may be chosen, and nothing happens."""
    t = given(house="brobnar", you=seat(hand="smaaash"), foe=seat(line="dodger+stun troll+stun"))
    t.you.plays("smaaash", "troll").then("smaaash", stunned=False)
    t.nothing_else()


# ------------------------------------------------------------------ 21
def test_21_what_does_dysania_do_to_my_creatures_in_the_archives_of_sample_collection() -> None:
    """KF.discard-of-archives: they return to my hand and count as discarded by nobody; the opponent's own archived card does."""
    t = given(
        house="logos",
        you=seat(hand="dysania"),
        foe=seat(archives="troll+owner:you groke+owner:you dodger", discard="umbra"),
    )
    t.you.plays("dysania")
    t.then("you", hand="troll groke", amber=1, line="dysania").then("foe", archives="", discard="dodger umbra")


def test_21_from_the_play_of_sample_collection_on() -> None:
    """KF.discard-of-archives: Sample Collection takes one creature for each key its opponent has forged."""
    t = given(
        house="mars",
        you=seat(hand="sample-collection", houses=["mars", "dis", "shadows"]),
        foe=seat(keys=2, line="troll groke krump", hand="dysania", deck=9, houses=LOGOS_FIRST),
    )
    t.you.plays("sample-collection", "troll", "groke").then("you", archives="troll groke").then("foe", line="krump")
    t.you.ends_turn()
    t.foe.chooses_house("logos")
    t.foe.plays("dysania", "left").then("you", archives="").then(
        "foe", amber=0, hand="troll groke", line="dysania krump"
    )


# ------------------------------------------------------------------ 22
def test_22_how_is_damage_shared_when_raiding_knight_beside_shadow_self_is_attacked_by_a_power_4_creature() -> None:
    """KF.shadow-self-redirect, KF.armor-and-redirected-damage: armor prevents 2, Shadow Self takes 2, the attacker 4."""
    t = given(house="untamed", you=seat(line="flaxia troll"), foe=seat(line="raiding-knight shadow-self dodger"))
    t.you.fights("flaxia", "raiding-knight")
    t.then("raiding-knight", damage=0, armor_left=0).then("shadow-self", damage=2).then("dodger", damage=0)
    t.then("you", line="troll", discard="flaxia")
    t.because("KF.armor", "KF.armor-and-redirected-damage")


# ------------------------------------------------------------------ 23
def test_23_does_a_maverick_pitlord_force_me_to_choose_dis_without_dis_in_my_deck() -> None:
    """KF.no-other-house: no; the demand is ignored. With a Dis card under control the demand holds."""
    t = given(step="house", you=seat(line="pitlord!mars", houses=["mars", "logos", "shadows"]))
    t.asks("house", options="logos mars shadows")
    t = given(step="house", you=seat(line="pitlord!mars charette", houses=["mars", "logos", "shadows"]))
    assert t.g.view(0)["house"] == "dis"


# ------------------------------------------------------------------ 24
def test_24_whom_does_positron_bolt_hit_after_spectral_tunneler_on_a_middle_creature() -> None:
    """KF.positron-bolt-tunneled: 3 to it, 2 to a neighbor of my choice, 1 to that one's other neighbor."""
    t = given(
        house="logos",
        you=seat(hand="positron-bolt", artifacts="spectral-tunneler"),
        foe=seat(line="krump troll culf-the-quiet groke headhunter"),
    )
    t.you.acts("spectral-tunneler", "culf-the-quiet")
    t.you.plays("positron-bolt", "culf-the-quiet").asks("target", options="troll groke").answers("troll")
    t.then("culf-the-quiet", damage=3).then("troll", damage=2).then("krump", damage=1)
    t.then("groke", damage=0).then("headhunter", damage=0)


# ------------------------------------------------------------------ 25
def test_25_can_gabos_longarms_deal_his_damage_to_an_elusive_creature_he_does_not_attack() -> None:
    """KF.damage-to-another-creature: yes; Urchin is not attacked, so elusive does not help it. The attacked one strikes back."""
    t = given(house="dis", you=seat(line="gabos-longarms"), foe=seat(line="umbra urchin troll"))
    t.you.fights("gabos-longarms", "umbra", "urchin")
    t.then("foe", line="umbra troll", discard="urchin").then("umbra", damage=0).then("gabos-longarms", damage=2)


# ------------------------------------------------------------------ 26
def test_26_what_does_replicator_do_with_the_reap_effect_of_an_enemy_sanctum_guardian() -> None:
    """KF.own-line-only: nothing; the Guardian cannot stand in my line without changing control."""
    t = given(house="logos", you=seat(line="replicator dextre"), foe=seat(line="sanctum-guardian dodger"))
    t.you.reaps("replicator", "sanctum-guardian")
    if t.g.decision is not None and t.g.decision.kind == "target":
        t.answers("dextre")
    t.then("you", line="replicator dextre", amber=1).then("foe", line="sanctum-guardian dodger")
    t.then("sanctum-guardian", ready=True, controller="foe")


# ------------------------------------------------------------------ 27
def test_27_which_card_does_the_rule_of_six_count_when_mimicry_copies_an_action() -> None:
    """KF.copy-counts-as-copied: the copied card: with five Punches and a copied one, the next Punch is the seventh."""
    t = given(
        house="untamed",
        you=seat(hand=["mimicry"] * 7),
        foe=seat(line="lollop-the-titanic lollop-the-titanic", discard="punch virtuous-works"),
    )
    for n in range(6):
        t.you.plays("mimicry", "punch", f"foe.line[{n % 2}]")
    assert t.s.titles["punch"] == 6
    t.you.plays("mimicry").then("you", amber=9)  # six bonuses of Punch; Virtuous Works is all that is left to copy


# ------------------------------------------------------------------ 28
def test_28_can_grasping_vines_under_masterplan_return_masterplan_before_it_is_sacrificed() -> None:
    """KF.masterplan-grasping-vines: yes; the card beneath is played first, while Masterplan is still in play."""
    t = given(
        house="shadows", you=seat(artifacts="masterplan/grasping-vines skeleton-key"), foe=seat(artifacts="cannon")
    )
    t.you.omnis("masterplan", "masterplan", "done")
    t.then("you", hand="masterplan", artifacts="skeleton-key", discard="grasping-vines", amber=1).then(
        "foe", artifacts="cannon"
    )
    t = given(house="shadows", you=seat(artifacts="masterplan/grasping-vines"), foe=seat(artifacts="cannon"))
    t.you.omnis("masterplan", "cannon", "done")
    t.then("you", hand="", artifacts="", discard="masterplan grasping-vines").then("foe", hand="cannon")
