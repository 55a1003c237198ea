"""Rulings 1 to 13 of twenty-five that engines get wrong, each clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

from tableforge.kernel.event import ALL_SEATS
from tableforge.keyforge.doors.testing import Ruling, given, seat

EDITIONS = ["1.0", "1.1", "1.3"]
OLD_AND_NEW = ["1.1", "1.3"]
THREE = ["brobnar", "dis", "logos"]


def pending(t: Ruling) -> str:
    return "" if t.g.decision is None else t.g.decision.kind


# ------------------------------------------------------------------ 1 first turn: one card, played or discarded
@pytest.mark.parametrize("edition", EDITIONS)
def test_01_silvertooth_is_the_one_card_and_reaps_at_once(edition: str) -> None:
    """KF.first-turn-limit, KF.first-turn-use-is-free, KF.step-5-draw."""
    hand = "silvertooth urchin dodger umbra noddy-the-thief bad-penny carlo-phantom"
    t = given(house="shadows", turn=1, first="you", edition=edition, you=seat(hand=hand, deck=9), foe=seat(hand=6))
    t.you.plays("silvertooth").then("silvertooth", ready=True)
    t.you.reaps("silvertooth").then("you", amber=1)
    t.may_not("play:urchin", "KF.first-turn-limit").may_not("discard:urchin", "KF.first-turn-limit")
    t.asks("act", options="end-turn")
    t.you.ends_turn().then("you", hand=6, deck=9)


@pytest.mark.parametrize("edition", EDITIONS)
def test_01_a_discard_is_the_one_card_too(edition: str) -> None:
    """KF.first-turn-shared."""
    t = given(house="shadows", turn=1, first="you", edition=edition, you=seat(hand="silvertooth urchin dodger"))
    t.you.discards("urchin").may_not("play:silvertooth", "KF.first-turn-limit")


@pytest.mark.parametrize(("edition", "more"), [("1.0", 0), ("1.1", 0), ("1.3", 1)])
def test_01_phase_shift_gives_one_more_in_1_3_only(edition: str, more: int) -> None:
    """KF.first-turn-effects-may-change, KF.first-turn-effects-may-not-change."""
    t = given(
        house="logos",
        turn=1,
        first="you",
        edition=edition,
        you=seat(hand="phase-shift troll bumpsy dextre", houses=["logos", "brobnar", "dis"]),
    )
    t.you.plays("phase-shift")
    assert t.may("play:troll") is bool(more) and not t.may("play:dextre")
    if more:
        t.you.plays("troll")
    t.may_not("play:bumpsy").asks("act", options="end-turn")


# ------------------------------------------------------------------ 2 two Library Accesses
@pytest.mark.parametrize(("edition", "zone"), [("1.1", "discard"), ("1.3", "purged")])
def test_02_two_library_accesses_and_a_timetraveller_draw_five_cards(edition: str, zone: str) -> None:
    """KF.sequence-of-a-play, KF.play-triggers-before-play, KF.action-lasting-part, KF.own-title, KF.erratum-library-access."""
    t = given(
        house="logos",
        edition=edition,
        you=seat(hand="library-access library-access timetraveller", deck="troll bumpsy krump valdr groke smaaash"),
    )
    t.you.plays("library-access").then("you", hand=2, deck=6, **{zone: "library-access"})
    t.you.plays("library-access").then(
        "you", hand="timetraveller troll", deck=5, **{zone: "library-access library-access"}
    )
    assert t.happened()[:2] == ["play", "draw"]
    t.you.plays("timetraveller").then("you", amber=1, hand="troll bumpsy krump valdr groke", deck="smaaash")
    assert t.happened() == ["play", "gain", "enter", "draw", "draw", "draw"]
    assert [e.amount for e in t.events() if e.kind == "draw"] == [1, 1, 2]


# ------------------------------------------------------------------ 3 what is in the pool at that moment
@pytest.mark.parametrize("flank", ["left", "right"])
def test_03_the_bonus_of_the_wormhole_makes_seven(flank: str) -> None:
    """KF.aember-bonus-first, KF.played-from-elsewhere, KF.play-restrictions: nothing is spent, and she chooses the flank."""
    t = given(house="logos", you=seat(amber=6, hand="wild-wormhole", deck="kelifi-dragon troll", line="dextre mother"))
    t.you.plays("wild-wormhole").asks("flank").answers(flank)
    t.then(
        "you",
        amber=7,
        deck="troll",
        line="kelifi-dragon dextre mother" if flank == "left" else "dextre mother kelifi-dragon",
    )
    t.then("kelifi-dragon", ready=False)


def test_03_aember_on_pocket_universe_does_not_help() -> None:
    """KF.a-card-that-cannot-be-played, KF.aember-yours: only the pool counts, and that is six."""
    t = given(
        house="logos",
        you=seat(amber=5, hand="wild-wormhole", deck="kelifi-dragon troll", artifacts="pocket-universe+amber:2"),
    )
    t.you.plays("wild-wormhole").then("you", amber=6, deck="kelifi-dragon troll", line="").then(
        "pocket-universe", amber=2
    )
    t.nothing_else()


def test_03_a_toll_is_paid_before_the_bonus_comes() -> None:
    """KF.costs-of-playing: Customs Office against an empty pool and Safe Place with its bonus of 1; with 1 in the pool it goes."""
    t = given(house="shadows", you=seat(hand="safe-place"), foe=seat(artifacts="customs-office"))
    t.may_not("play:safe-place", "KF.costs-of-playing")
    t = given(house="shadows", you=seat(amber=1, hand="safe-place"), foe=seat(artifacts="customs-office"))
    t.you.plays("safe-place").then("you", amber=1, artifacts="safe-place").then("foe", amber=1)


# ------------------------------------------------------------------ 4 Bait and Switch, counted
@pytest.mark.parametrize(
    ("edition", "theirs", "mine"),
    [("1.3", 5, 2), ("1.3", 2, 1), ("1.1", 5, 3), ("1.1", 2, 1), ("1.0", 5, 3), ("1.0", 2, 1)],
)
def test_04_bait_and_switch_counted(edition: str, theirs: int, mine: int) -> None:
    """KF.repeat, KF.repeat-the-preceding, KF.repeats-and-rule-of-six, KF.erratum-bait-and-switch."""
    t = given(house="shadows", edition=edition, you=seat(hand="bait-and-switch"), foe=seat(amber=theirs))
    t.you.plays("bait-and-switch").then("you", amber=mine).then("foe", amber=theirs - mine)
    assert t.happened().count("steal") == mine and t.s.titles == {"bait-and-switch": 1}


# ------------------------------------------------------------------ 5 a preceding effect does not come back
@pytest.mark.parametrize("edition", OLD_AND_NEW)
def test_05_a_fair_game_is_played_once_each_way(edition: str) -> None:
    """KF.all-decisions, KF.action-in-between, KF.repeat-the-preceding: 3 for you, 2 for the opponent, and that is the end."""
    t = given(
        house="dis",
        edition=edition,
        you=seat(hand="a-fair-game mind-barb yurk troll", deck="charette groke"),
        foe=seat(hand="dextre mother labwork dodger", deck="doc-bookton umbra"),
    )
    t.you.plays("a-fair-game")
    t.then("you", amber=3, discard="a-fair-game charette", deck="groke").then(
        "foe", amber=2, discard="doc-bookton", deck="umbra"
    )
    shown = [e for e in t.events() if e.kind == "reveal"]
    names = [[t.s.cards[i].d.id for i in e.cards] for e in shown]
    assert names == [["dextre", "mother", "labwork", "dodger"], ["mind-barb", "yurk", "troll"]]
    assert all(e.seen_by == ALL_SEATS for e in shown)
    t.asks("act", seat="you")


# ------------------------------------------------------------------ 6 both die, nobody profits; the defender may
@pytest.mark.parametrize("edition", OLD_AND_NEW)
def test_06_krump_and_valdr_die_together(edition: str) -> None:
    """KF.fight-damage, KF.simultaneous-no-other-ability: both deal 6; no æmber is lost."""
    t = given(house="brobnar", edition=edition, you=seat(amber=2, line="krump"), foe=seat(amber=3, line="valdr dodger"))
    t.you.fights("krump", "valdr").then("you", line="", amber=2).then("foe", line="dodger", amber=3, discard="valdr")


@pytest.mark.parametrize("edition", OLD_AND_NEW)
@pytest.mark.parametrize(("damage", "lives"), [(0, True), (1, False)])
def test_06_an_attacked_krump_profits_if_it_survives(edition: str, damage: int, lives: bool) -> None:
    """KF.fight-end-constants, KF.fight-only-the-attacker, KF.fight-after: the Headhunter's own Fight ability does not resolve."""
    t = given(
        house="brobnar",
        edition=edition,
        active="foe",
        you=seat(amber=2, line=f"krump+damage:{damage}"),
        foe=seat(amber=3, line="headhunter"),
    )
    t.foe.fights("headhunter")
    t.then("foe", line="", amber=2 if lives else 3).then("you", line="krump" if lives else "", amber=2)
    if lives:
        t.then("krump", damage=5)


# ------------------------------------------------------------------ 7 Overlord Greking's victims
def test_07_bad_penny_goes_home_and_stays_there() -> None:
    """KF.leaving-into-hidden-zone."""
    t = given(house="dis", you=seat(line="overlord-greking"), foe=seat(line="bad-penny dodger"))
    t.you.fights("overlord-greking", "bad-penny")
    t.then("foe", hand="bad-penny", line="dodger", discard="").then("you", line="overlord-greking")


def test_07_a_victim_from_the_discard_pile_starts_anew_under_greking() -> None:
    """KF.leaving-into-open-zone, KF.put-into-play, KF.entering-exhausted, KF.leaving-tokens, KF.owner."""
    t = given(
        house="dis",
        you=seat(line="overlord-greking charette", hand="gateway-to-dis"),
        foe=seat(amber=4, line="bumpsy[way-of-the-wolf]+damage:4+stun dodger"),
    )
    t.you.fights("overlord-greking", "bumpsy").asks("flank", seat="you").answers("left")
    t.then("you", line="bumpsy overlord-greking charette").then(
        "foe", line="dodger", discard="way-of-the-wolf", amber=4
    )
    t.then("bumpsy", damage=0, stunned=False, ready=False, power=5, upgrades="", controller="you", owner="foe")
    t.you.plays("gateway-to-dis")
    assert "bumpsy" in t.player("foe")["discard"] and "bumpsy" not in t.player("you")["discard"]


def test_07_in_the_opponents_turn_the_opponent_places_the_fallen_attacker() -> None:
    """KF.who-chooses-the-flank."""
    t = given(house="brobnar", active="foe", you=seat(line="overlord-greking charette"), foe=seat(line="headhunter"))
    t.foe.fights("headhunter", "overlord-greking").asks("flank", seat="foe").answers("right")
    t.then("you", line="overlord-greking charette headhunter").then(
        "headhunter", ready=False, damage=0, controller="you"
    )
    t.then("overlord-greking", damage=5)


# ------------------------------------------------------------------ 8 poison needs a point that gets through
@pytest.mark.parametrize("edition", OLD_AND_NEW)
@pytest.mark.parametrize("theirs", [0, 2])
def test_08_poison_needs_a_point_that_gets_through(edition: str, theirs: int) -> None:
    """KF.used-armor, KF.prevented-is-not-dealt, KF.poison, KF.poison-condition, KF.skirmish, KF.fight-after."""
    t = given(
        house="shadows",
        edition=edition,
        you=seat(line="mooncurser macis-asp"),
        foe=seat(amber=theirs, line="raiding-knight dodger"),
    )
    t.you.fights("mooncurser", "raiding-knight")
    t.then("raiding-knight", damage=0, armor_left=1).then("mooncurser", damage=0).then("you", amber=min(1, theirs))
    t.you.fights("macis-asp", "raiding-knight")
    t.then("foe", line="dodger", discard="raiding-knight").then("macis-asp", damage=0)
    t.because("KF.armor", "KF.poison")


# ------------------------------------------------------------------ 9 elusive and skirmish stop power only
@pytest.mark.parametrize("edition", OLD_AND_NEW)
def test_09_elusive_stops_power_once_and_hazardous_never(edition: str) -> None:
    """KF.elusive, KF.elusive-scope, KF.elusive-each-turn, KF.hazardous-x, KF.fight-after."""
    t = given(
        house="brobnar",
        edition=edition,
        you=seat(line="headhunter headhunter troll"),
        foe=seat(line="noddy-the-thief[way-of-the-porcupine] dodger"),
    )
    t.you.fights("you.line[0]", "noddy-the-thief")
    t.then("you.line[0]", damage=3, ready=False).then("noddy-the-thief", damage=0).then("you", amber=1)
    t.you.fights("you.line[1]", "noddy-the-thief")
    t.then("you", line="headhunter troll", discard="headhunter", amber=1).then("foe", line="dodger", discard=2)
    t.then("you.line[0]", damage=3)


@pytest.mark.parametrize("edition", OLD_AND_NEW)
def test_09_assault_kills_an_elusive_creature_at_its_first_attack(edition: str) -> None:
    """KF.assault-x, KF.elusive-scope, KF.fight-broken-off."""
    t = given(house="untamed", edition=edition, you=seat(line="ancient-bear"), foe=seat(line="urchin dodger"))
    t.you.fights("ancient-bear", "urchin").then("foe", line="dodger", discard="urchin").then("ancient-bear", damage=0)


@pytest.mark.parametrize("edition", OLD_AND_NEW)
def test_09_skirmish_does_not_help_against_hazardous(edition: str) -> None:
    """KF.skirmish-scope, KF.hazardous-x, KF.fight-broken-off: Snufflegator dies without dealing damage."""
    t = given(house="untamed", edition=edition, you=seat(line="snufflegator"), foe=seat(line="briar-grubbling dodger"))
    t.you.fights("snufflegator", "briar-grubbling").then("you", discard="snufflegator").then(
        "briar-grubbling", damage=0
    )


# ------------------------------------------------------------------ 10 whom taunt protects
def taunted(**you: Any) -> Ruling:
    line = "sequis champion-anaphiel staunch-knight[protect-the-weak] bulwark grey-monk"
    return given(house=you.pop("house"), edition=you.pop("edition"), you=seat(**you), foe=seat(line=line))


@pytest.mark.parametrize("edition", OLD_AND_NEW)
def test_10_whom_taunt_protects(edition: str) -> None:
    """KF.neighbors, KF.taunt, KF.taunt-scope: Anaphiel, the Knight with taunt, or the Monk; not Sequis or Bulwark."""
    t = taunted(house="brobnar", edition=edition, line="troll")
    t.you.fights("troll").asks("attack", options="champion-anaphiel staunch-knight grey-monk")
    t.may_not("sequis", "KF.taunt").may_not("bulwark", "KF.taunt")


@pytest.mark.parametrize("edition", OLD_AND_NEW)
def test_10_an_effect_is_no_attack_and_niffle_ape_ignores_taunt(edition: str) -> None:
    """KF.taunt-scope: Punch may choose Sequis; Niffle Ape may attack anyone."""
    t = taunted(house="brobnar", edition=edition, hand="punch")
    t.you.plays("punch", "sequis").then("sequis", damage=0)  # 2 armor, and 1 from Grey Monk
    t = taunted(house="untamed", edition=edition, line="niffle-ape")
    t.you.fights("niffle-ape").asks("attack", options="sequis champion-anaphiel staunch-knight bulwark grey-monk")


# ------------------------------------------------------------------ 11 "if you do" wants complete success
@pytest.mark.parametrize("edition", OLD_AND_NEW)
@pytest.mark.parametrize(
    ("foe", "stolen"),
    [(seat(line="dodger"), 0), (seat(amber=3, line="the-vaultkeeper dodger"), 0), (seat(amber=3, line="dodger"), 1)],
)
def test_11_no_theft_no_damage(edition: str, foe: dict[str, Any], stolen: int) -> None:
    """KF.if-you-do-in-order-to, KF.cannot-beats-must-and-may, KF.steal: Nerve Blast; the last case is the one that succeeds."""
    t = given(house="shadows", edition=edition, you=seat(hand="nerve-blast"), foe=foe)
    t.you.plays("nerve-blast")
    t.then("you", amber=stolen).then("foe", amber=foe.get("amber", 0) - stolen).then("dodger", damage=2 * stolen)
    t.asks("act")


@pytest.mark.parametrize("edition", OLD_AND_NEW)
@pytest.mark.parametrize(
    ("pool", "line", "left", "keys"),
    [(0, "", 0, 0), (6, "", 5, 0), (7, "", 0, 1), (6, "titan-mechanic", 0, 1), (5, "titan-mechanic", 4, 0)],
)
def test_11_key_charge_at_the_current_cost(edition: str, pool: int, line: str, left: int, keys: int) -> None:
    """KF.key-current-cost, KF.forge-all-or-nothing, KF.if-you-do-in-order-to: one is lost first, if there is one."""
    t = given(house="untamed", edition=edition, you=seat(amber=pool, hand="key-charge", line=line))
    t.you.plays("key-charge")
    if keys:
        t.asks("may").answers("yes")
    t.then("you", amber=left, keys=keys).asks("act")


def test_11_to_forge_is_an_option() -> None:
    """KF.may: with 7, whoever declines has 6."""
    t = given(house="untamed", you=seat(amber=7, hand="key-charge"))
    t.you.plays("key-charge", "no").then("you", amber=6, keys=0)


# ------------------------------------------------------------------ 12 put into play is not played
def test_12_a_creature_that_grommid_forbids_stays_on_top_of_the_deck() -> None:
    """KF.a-card-that-cannot-be-played."""
    t = given(house="logos", you=seat(hand="wild-wormhole", deck="troll bumpsy", line="grommid mindwarper"))
    t.you.plays("wild-wormhole").then("you", deck="troll bumpsy", amber=1, line="grommid mindwarper")


def test_12_swap_widget_puts_a_creature_into_play_despite_grommid() -> None:
    """KF.put-into-play, KF.put-into-play-bypasses-restrictions, KF.bonus-only-when-played."""
    t = given(
        house="mars",
        you=seat(hand="yxili-marauder", line="grommid mindwarper hunting-witch", artifacts="swap-widget"),
        foe=seat(amber=3),
    )
    t.you.acts("swap-widget", "mindwarper", "yxili-marauder", "right")
    t.then("you", line="grommid hunting-witch yxili-marauder", hand="mindwarper", amber=0).then("foe", amber=3)
    t.then("yxili-marauder", ready=True, amber=0)
    assert t.s.titles == {"swap-widget": 1}


# ------------------------------------------------------------------ 13 Rule of Six: plays and uses of a title
def mindwarpers(edition: str, played: bool) -> Ruling:
    """Two Mindwarpers, one of them played this turn or not, and squawkers enough to ready them again and again."""
    hand = ["squawker"] * 6 + (["mindwarper", "soft-landing"] if played else [])
    t = given(
        house="mars",
        edition=edition,
        you=seat(
            hand=hand,
            line="mindwarper" if played else "mindwarper mindwarper",
            artifacts="dominator-bauble!mars",
            deck=9,
            houses=["mars", "dis", "logos"],
        ),
        foe=seat(amber=0, hand=6, houses=THREE),
    )
    if played:
        t.you.plays("soft-landing")
        t.you.plays("mindwarper", "right")
    return t


@pytest.mark.parametrize("edition", OLD_AND_NEW)
@pytest.mark.parametrize(("played", "uses"), [(False, 6), (True, 5)])
def test_13_plays_and_uses_of_a_title_share_the_six(edition: str, played: bool, uses: int) -> None:
    """KF.use-again, KF.rule-of-six, KF.rule-of-six-adds, KF.rule-of-six-not-counted, KF.rule-of-six-seventh."""
    t = mindwarpers(edition, played)
    for n in range(uses):
        if n >= 2:
            t.you.plays("squawker", "first")
            t.answers(*[f"you.line[{n % 2}]"] if pending(t) == "target" else [])
        t.you.reaps(f"you.line[{n % 2}]")
    t.you.plays("squawker", "first")
    t.answers(*["you.line[0]"] if pending(t) == "target" else [])
    t.then("you.line[0]", ready=True)
    assert t.s.titles["mindwarper"] == 6
    t.may_not("reap:mindwarper@line:0", "KF.rule-of-six").may_not("action:mindwarper@line:0", "KF.rule-of-six")
    before = t.player("you")["amber"]
    t.you.acts("dominator-bauble", "you.line[0]")
    t.then("you", amber=before).then("you.line[0]", ready=True)
    t.you.ends_turn()
    t.foe.chooses_house("dis")
    t.foe.ends_turn()
    t.you.chooses_house("mars")
    assert t.may("reap:mindwarper@line:0") and t.may("reap:mindwarper@line:1")
