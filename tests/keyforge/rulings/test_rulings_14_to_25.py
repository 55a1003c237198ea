"""Rulings 14 to 25 of twenty-five that engines get wrong, each clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

import tableforge
from tableforge.keyforge.doors.testing import Ruling, given, seat
from tableforge.keyforge.state import KeyForge

OLD_AND_NEW = ["1.1", "1.3"]
THREE = ["brobnar", "dis", "logos"]


def pending(t: Ruling) -> str:
    return "" if t.g.decision is None else t.g.decision.kind


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
    t.answers("yurk", "dodger")
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
