"""Twenty-five rulings that engines get wrong, each clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

import tableforge
from tableforge.kernel.core import ALL_SEATS
from tableforge.keyforge.state import KeyForge
from tableforge.testing import Ruling, given, seat

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
    t.you.acts("swap-widget", "mindwarper", "right")
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


# ------------------------------------------------------------------ 14 chains meet changed refills
@pytest.mark.parametrize("edition", OLD_AND_NEW)
@pytest.mark.parametrize(
    ("you", "foe", "chains"),
    [
        (seat(chains=1, hand=6, line="mother"), seat(), 0),
        (seat(chains=3, hand=5), seat(line="succubus"), 3),
        (seat(chains=8, hand=5), seat(), 7),
    ],
)
def test_14_chains_meet_changed_refills(edition: str, you: dict[str, Any], foe: dict[str, Any], chains: int) -> None:
    """KF.refill-size, KF.chains-no-draw-due, KF.chains-draw-prevented, KF.chains-never-below-zero-cards,
    KF.chains-with-refill-modifiers.
    """
    t = given(house="logos", edition=edition, you=seat(deck=9, **you), foe=seat(hand=6, **foe))
    t.you.ends_turn().then("you", hand=you["hand"], deck=9, chains=chains)


@pytest.mark.parametrize("edition", OLD_AND_NEW)
def test_14_a_draw_by_a_card_is_no_refill(edition: str) -> None:
    """KF.chains-when: Library of Babble draws its card, and no chain is shed."""
    t = given(
        house="logos", edition=edition, you=seat(chains=8, hand=2, deck="troll bumpsy", artifacts="library-of-babble")
    )
    t.you.acts("library-of-babble").then("you", hand=3, deck="bumpsy", chains=8)


# ------------------------------------------------------------------ 15 chains in set-up
def test_15_chains_in_set_up() -> None:
    """KF.setup-hands, KF.chains-on-the-first-hand, KF.chains-and-mulligan, KF.chains-penalty."""
    g = tableforge.new("keyforge", decks=("starter:onyx", "starter:argus"), chains=(7, 1), first=0, seed=5)
    assert isinstance(g.state, KeyForge)

    def table() -> list[tuple[int, int]]:
        assert isinstance(g.state, KeyForge)
        return [(len(q.hand), q.chains) for q in g.state.players]

    assert table() == [(5, 6), (5, 0)]
    g.answer("mulligan")
    assert table() == [(4, 6), (5, 0)]
    g.answer("mulligan")
    assert table() == [(4, 6), (4, 0)]


def test_15_at_six_chains_a_refill_stops_at_five() -> None:
    """KF.chains-penalty."""
    t = given(house="brobnar", you=seat(chains=6, hand=2, deck=9), foe=seat(hand=6))
    t.you.ends_turn().then("you", hand=5, chains=5)


# ------------------------------------------------------------------ 16 where æmber on a card goes
@pytest.mark.parametrize("edition", OLD_AND_NEW)
def test_16_captured_aember_goes_to_the_opponent_of_the_captor(edition: str) -> None:
    """KF.leaving-aember-on-creature, KF.capture: Fear returns Charette with 3."""
    t = given(
        house="dis", edition=edition, you=seat(amber=1, hand="fear"), foe=seat(amber=2, line="charette+amber:3 dodger")
    )
    t.you.plays("fear", "charette").then("you", amber=4).then("foe", amber=2, hand="charette", line="dodger").then(
        "charette", amber=0
    )


@pytest.mark.parametrize("edition", OLD_AND_NEW)
@pytest.mark.parametrize(
    ("house", "card", "answers"),
    [("dis", "fear", ("troll",)), ("dis", "gateway-to-dis", ()), ("sanctum", "the-harder-they-come", ("troll",))],
)
def test_16_blood_money_comes_back_to_whoever_played_it(
    edition: str, house: str, card: str, answers: tuple[str, ...]
) -> None:
    """KF.leaving-aember-on-creature: from the supply onto an enemy creature; on leaving it goes to that creature's opponent."""
    t = given(
        house="brobnar",
        edition=edition,
        you=seat(hand="blood-money", line="krump"),
        foe=seat(amber=2, line="troll dodger"),
    )
    t.you.plays("blood-money", "troll").then("troll", amber=2).then("you", amber=0).then("foe", amber=2)
    t = given(house=house, edition=edition, you=seat(hand=card), foe=seat(amber=2, line="troll+amber:2 dodger"))
    t.you.plays(card, *answers).then("you", amber=2).then("foe", amber=2)


@pytest.mark.parametrize("edition", OLD_AND_NEW)
def test_16_aember_on_an_artifact_goes_to_the_supply(edition: str) -> None:
    """KF.leaving-aember-elsewhere: nobody gains the 3 of Pocket Universe."""
    t = given(
        house="untamed",
        edition=edition,
        you=seat(hand="grasping-vines"),
        foe=seat(amber=2, artifacts="pocket-universe+amber:3"),
    )
    t.you.plays("grasping-vines", "pocket-universe").then("you", amber=1).then("foe", amber=2, hand="pocket-universe")


@pytest.mark.parametrize("edition", OLD_AND_NEW)
def test_16_a_change_of_control_moves_no_aember(edition: str) -> None:
    """KF.nothing-is-reset."""
    t = given(
        house="mars", edition=edition, you=seat(amber=1, hand="hypnobeam"), foe=seat(amber=2, line="charette+amber:3")
    )
    t.you.plays("hypnobeam").then("charette", amber=3, controller="you").then("you", amber=1).then("foe", amber=2)


# ------------------------------------------------------------------ 17 Pocket Universe: pays, but is not "yours"
def test_17_pocket_universe_pays_for_a_key_that_must_be_forged() -> None:
    """KF.forge-compulsory, KF.aember-on-cards-pays: both are emptied."""
    t = given(step="forge", you=seat(amber=4, artifacts="pocket-universe+amber:2", houses=THREE))
    t.then("you", keys=1, amber=0).then("pocket-universe", amber=0).asks("house")


@pytest.mark.parametrize(("pool", "left"), [(5, 5), (6, 6), (7, 3)])
def test_17_aember_on_pocket_universe_is_not_yours(pool: int, left: int) -> None:
    """KF.aember-yours: Burn the Stockpile wants 7 in the pool; the 3 on the artifact never count."""
    t = given(
        house="brobnar", you=seat(hand="burn-the-stockpile"), foe=seat(amber=pool, artifacts="pocket-universe+amber:3")
    )
    t.you.plays("burn-the-stockpile").then("foe", amber=left).then("pocket-universe", amber=3)


# ------------------------------------------------------------------ 18 skipping the step, and being unable to forge
UNTAMED = ["untamed", "dis", "logos"]


def test_18_miasma_skips_the_step_and_key_charge_still_works() -> None:
    """KF.skipped-step, KF.forging-by-card: 8 - 1 - 6 leaves 1 and a key."""
    t = given(
        house="shadows",
        you=seat(hand="miasma", houses=["shadows", "dis", "logos"]),
        foe=seat(amber=8, hand="key-charge", deck=9, houses=UNTAMED),
    )
    t.you.plays("miasma")
    t.you.ends_turn().because("KF.skipped-step").then("foe", keys=0, amber=8)
    t.foe.chooses_house("untamed")
    t.foe.plays("key-charge", "yes").then("foe", keys=1, amber=1)


def test_18_the_sting_skips_the_step_and_key_charge_still_works() -> None:
    """KF.skipped-step, KF.forging-by-card."""
    t = given(step="forge", you=seat(amber=8, hand="key-charge", artifacts="the-sting", houses=UNTAMED))
    t.then("you", keys=0, amber=8)
    t.you.chooses_house("untamed")
    t.you.plays("key-charge", "yes").then("you", keys=1, amber=1)


def test_18_heart_of_the_forest_forbids_both() -> None:
    """KF.cannot-forge, KF.cannot-beats-must-and-may: no key in step 1; Key Charge costs 1 and forges nothing."""
    t = given(
        step="forge", you=seat(amber=8, keys=1, hand="key-charge", artifacts="heart-of-the-forest", houses=UNTAMED)
    )
    t.then("you", keys=1, amber=8)
    t.you.chooses_house("untamed")
    t.you.plays("key-charge").then("you", keys=1, amber=7).asks("act").because("KF.lose", "KF.cannot-forge")


def test_18_without_all_that_thirteen_make_two_keys_in_one_turn() -> None:
    """KF.one-key-in-step-1, KF.forging-by-card."""
    t = given(step="forge", you=seat(amber=13, hand="key-charge", houses=UNTAMED))
    t.then("you", keys=1, amber=7)
    t.you.chooses_house("untamed")
    t.you.plays("key-charge", "yes").then("you", keys=2, amber=0)


# ------------------------------------------------------------------ 19 the active player orders the dying
@pytest.mark.parametrize(
    ("first", "mine", "theirs"), [("brend-the-fanatic@foe-line:0", 2, 2), ("dust-imp@line:0", 1, 3)]
)
def test_19_both_destroyed_abilities_resolve_before_either_leaves_in_the_active_players_order(
    first: str, mine: int, theirs: int
) -> None:
    """KF.timing-conflicts, KF.all-decisions, KF.simultaneous-the-set, KF.simultaneous-abilities, KF.simultaneous-leaving."""
    t = given(
        house="dis", you=seat(amber=2, hand="gateway-to-dis", line="dust-imp"), foe=seat(line="brend-the-fanatic")
    )
    t.you.plays("gateway-to-dis").asks("order", seat="you").then("you", line="dust-imp").then(
        "foe", line="brend-the-fanatic"
    )
    t.answers(f"{first}:destroyed").then("you", amber=mine, line="", chains=3).then("foe", amber=theirs, line="")


def test_19_the_active_player_orders_both_discard_piles() -> None:
    """KF.simultaneous-leaving: asked where the order can matter, here because a card looks at the top of a discard pile."""
    t = given(
        house="dis",
        you=seat(hand="gateway-to-dis zyx-researcher", line="charette yurk"),
        foe=seat(line="troll dodger"),
    )
    t.you.plays("gateway-to-dis").asks("pile-order", seat="you", rule="KF.simultaneous-leaving")
    t.answers("yurk", "dodger", "charette")
    t.then("you", discard="gateway-to-dis charette yurk").then("foe", discard="troll dodger")


def test_19_the_active_player_breaks_the_tie_of_the_opponents_soulkeeper() -> None:
    """KF.a-single-one, KF.all-decisions."""
    t = given(house="brobnar", you=seat(hand="punch", line="troll krump groggins"), foe=seat(line="umbra[soulkeeper]"))
    t.you.plays("punch", "umbra").asks("target", seat="you", options="troll groggins").answers("troll")
    t.then("you", line="krump groggins").then("foe", line="")


# ------------------------------------------------------------------ 20 control is not ownership
def test_20_a_borrowed_creature_goes_and_comes_back_unchanged() -> None:
    """KF.taking-control, KF.nothing-is-reset, KF.end-of-control, KF.who-chooses-the-flank."""
    t = given(
        house="logos",
        you=seat(hand="harland-mindlock", line="dextre", houses=["logos", "dis", "mars"]),
        foe=seat(
            line="troll[blood-of-titans]+stun+damage:2+exhausted groke dodger", hand="punch", deck=9, houses=THREE
        ),
    )
    t.you.plays("harland-mindlock", "right", "troll", "left").then("you", line="troll dextre harland-mindlock")
    marks = {"stunned": True, "damage": 2, "upgrades": "blood-of-titans", "power": 13, "owner": "foe"}
    t.then("troll", controller="you", ready=False, **marks)
    t.you.ends_turn()
    t.foe.chooses_house("brobnar")
    t.foe.plays("punch", "harland-mindlock").asks("flank", seat="foe").answers("right")
    t.then("foe", line="groke dodger troll").then("you", line="dextre")
    t.then("troll", controller="foe", ready=True, **marks)  # readied in your step 4; the stun stays


def test_20_your_hand_and_your_deck_mean_the_owners() -> None:
    """KF.leaving-destination: Bad Penny and Dextre, taken with Hypnobeam, are destroyed under your control."""
    t = given(
        house="mars",
        you=seat(hand="hypnobeam hypnobeam gateway-to-dis!mars", deck="tunk"),
        foe=seat(line="bad-penny dextre troll", deck="groke", hand="dodger"),
    )
    t.you.plays("hypnobeam", "bad-penny")
    t.you.plays("hypnobeam", "dextre", "right").then("you", line="bad-penny dextre")
    t.you.plays("gateway-to-dis")
    t.answers(*["bad-penny@line:0:destroyed"] if pending(t) == "order" else [])
    t.then("foe", hand="dodger bad-penny", deck="dextre groke", discard="troll").then("you", deck="tunk", discard=3)


# ------------------------------------------------------------------ 21 houses demanded and forbidden
def demanded(edition: str = "1.3", named: str = "untamed", tezmal: str = "", restringuntus: str = "") -> Ruling:
    """A Dis / Shadows / Untamed player with Pitlord faces what you have done in your turn."""
    t = given(
        house="dis",
        edition=edition,
        you=seat(
            hand=["control-the-weak"] if named else ["restringuntus"],
            line="tezmal",
            deck=9,
            houses=["dis", "mars", "logos"],
        ),
        foe=seat(line="pitlord", hand=6, houses=["dis", "shadows", "untamed"]),
    )
    if named:
        t.you.plays("control-the-weak", named)
    if restringuntus:
        t.you.plays("restringuntus", "right", restringuntus)
    if tezmal:
        t.you.reaps("tezmal", tezmal)
    return t.you.ends_turn()


def test_21_two_demands_leave_a_free_choice_between_them() -> None:
    """KF.must-choose-house, KF.several-must-choose: Dis or Untamed, not Shadows."""
    demanded().asks("house", seat="foe", options="dis untamed").may_not("shadows")


def test_21_a_prohibition_strikes_one_of_the_demands() -> None:
    """KF.cannot-beats-must-and-may: Tezmal forbids Untamed: Dis."""
    t = demanded(tezmal="untamed")
    assert t.g.view(1)["house"] == "dis"


def test_21_a_house_demanded_and_forbidden() -> None:
    """KF.cannot-beats-must-house, KF.cannot-against-must-no-house: 1.3 Shadows or Untamed; before, no active house."""
    demanded(named="", restringuntus="dis").asks("house", seat="foe", options="shadows untamed")
    for edition in ("1.0", "1.1"):
        t = demanded(edition, named="", restringuntus="dis").asks("act", seat="foe")
        assert t.g.view(1)["house"] is None


# ------------------------------------------------------------------ 22 falling power kills
@pytest.mark.parametrize("edition", OLD_AND_NEW)
@pytest.mark.parametrize(("side", "lives"), [("left", False), ("right", True)])
def test_22_off_the_flank_staunch_knight_falls(edition: str, side: str, lives: bool) -> None:
    """KF.enter-on-a-flank, KF.gaps-close, KF.position-dependent-values, KF.lethal-damage, KF.continuous-check."""
    t = given(
        house="brobnar",
        edition=edition,
        you=seat(hand="troll", line="staunch-knight+damage:4 bumpsy groke"),
        foe=seat(line="dodger"),
    )
    t.you.plays("troll", side)
    t.then("you", line="staunch-knight bumpsy groke troll" if lives else "troll bumpsy groke")


@pytest.mark.parametrize("edition", OLD_AND_NEW)
@pytest.mark.parametrize(("damage", "lives"), [(7, True), (8, False), (9, False)])
def test_22_the_first_key_costs_mushroom_man_three_power(edition: str, damage: int, lives: bool) -> None:
    """KF.continuous-check, KF.position-dependent-values: from 11 to 8."""
    t = given(
        step="forge", edition=edition, you=seat(amber=6, line=f"mushroom-man+damage:{damage} troll", houses=THREE)
    )
    t.then("you", keys=1, line="mushroom-man troll" if lives else "troll")


# ------------------------------------------------------------------ 23 alpha and omega
@pytest.mark.parametrize("place", [0, 1, 2])
def test_23_little_niff_from_the_deck_takes_any_place_and_ends_the_step(place: int) -> None:
    """KF.deploy, KF.omega, KF.omega-scope, KF.step-4-ready."""
    t = given(
        house="logos",
        you=seat(
            hand="wild-wormhole labwork mother dextre dextre dextre",
            deck="little-niff",
            line="doc-bookton mother",
            houses=["logos", "shadows", "dis"],
        ),
        foe=seat(hand=6, houses=THREE),
    )
    t.you.plays("wild-wormhole").asks("place", rule="KF.deploy", options="place:0 place:1 place:2")
    t.answers(f"place:{place}")
    line = ["doc-bookton", "mother"]
    line.insert(place, "little-niff")
    t.then("you", line=line, amber=1).then("little-niff", ready=True)  # entered exhausted, readied in step 4
    t.because("KF.omega", "KF.step-4-ready").asks("house", seat="foe")
    entered = next(e for e in t.events() if e.kind == "enter")
    assert entered.note == "exhausted"


@pytest.mark.parametrize("act", ["use", "play", "discard", "none"])
def test_23_alpha_comes_first_or_not_at_all(act: str) -> None:
    """KF.alpha: First Blood after Screechbomb's Omni, after a play, after a discard; before anything else it is allowed."""
    t = given(
        house="brobnar",
        you=seat(hand="first-blood bumpsy groke", artifacts="screechbomb", line="troll"),
        foe=seat(line="dodger"),
    )
    if act == "use":
        t.you.omnis("screechbomb")
    elif act == "play":
        t.you.plays("bumpsy", "left")
    elif act == "discard":
        t.you.discards("bumpsy")
    if act == "none":
        assert t.may("play:first-blood")
    else:
        t.may_not("play:first-blood", "KF.alpha")


@pytest.mark.parametrize(("theirs", "stolen"), [(5, 3), (2, 2)])
def test_23_taking_the_archives_does_not_spoil_alpha_and_swindle_ends_the_step(theirs: int, stolen: int) -> None:
    """KF.alpha-scope, KF.omega."""
    t = given(
        step="house",
        you=seat(hand="dodger", archives="swindle", deck=9, houses=["shadows", "dis", "logos"]),
        foe=seat(amber=theirs, hand=6, houses=THREE),
    )
    t.answers("shadows", "yes").asks("act")
    t.you.plays("swindle").then("you", amber=stolen, hand=6).then("foe", amber=theirs - stolen).asks(
        "house", seat="foe"
    )


# ------------------------------------------------------------------ 24 end of turn comes after the refill
@pytest.mark.parametrize("edition", OLD_AND_NEW)
def test_24_titan_librarian_archives_after_the_refill(edition: str) -> None:
    """KF.step-5-draw, KF.end-of-turn, KF.into-the-archives: five cards meet the opponent's turn."""
    t = given(
        house="logos",
        edition=edition,
        you=seat(
            hand="labwork mother dextre doc-bookton", deck="troll bumpsy krump", line="urchin titan-librarian dodger"
        ),
        foe=seat(hand=6, houses=THREE),
    )
    t.you.ends_turn().then("you", hand=6, deck="krump").asks("target", seat="you").answers("troll")
    t.then("you", hand=5, deck="krump", archives="troll").asks("house", seat="foe")
    mine, theirs = t.g.view(0)["players"][0], t.g.view(1)["players"][0]
    assert [c["id"] for c in mine["archives"]] == ["troll"]
    assert theirs["archives"] is None and theirs["archives_size"] == 1


# ------------------------------------------------------------------ 25 one effect hits everybody at once
def test_25_ammonia_clouds_hits_everybody_at_once() -> None:
    """KF.one-effect-many-creatures, KF.armor, KF.gained-armor, KF.lost-armor, KF.which-armor-is-lost."""
    t = given(house="mars", you=seat(hand="ammonia-clouds poke!mars"), foe=seat(line="grey-monk+damage:1 sequis"))
    t.then("sequis", armor=3).then("grey-monk", armor=1)
    t.you.plays("ammonia-clouds")
    t.then("foe", line="sequis", discard="grey-monk").then("sequis", damage=0, armor=2, armor_left=0)
    hurt = {t.s.cards[e.cards[0]].d.id: e.amount for e in t.events() if e.kind == "damage"}
    stopped = {t.s.cards[e.cards[0]].d.id: e.amount for e in t.events() if e.kind == "prevent"}
    assert hurt == {"grey-monk": 2} and stopped == {"grey-monk": 1, "sequis": 3}
    t.you.plays("poke").then("sequis", damage=1)
