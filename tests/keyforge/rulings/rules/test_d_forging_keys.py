"""Group D of the rules: forging keys (items 43 to 58)."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import Ruling, given, seat

THREE = ["brobnar", "dis", "logos"]


def step_1(**you: object) -> Ruling:
    """Your step 1 with these things on your side and a bystander opposite."""
    theirs = you.pop("foe", seat(amber=9, hand=6))
    assert isinstance(theirs, dict)
    t = given(step="forge", edition=str(you.pop("edition", "1.3")), you=seat(**{"houses": THREE, **you}), foe=theirs)
    return t


# ------------------------------------------------------------------ 43 to 46 step 1
def test_a_key_that_can_be_paid_for_must_be_forged() -> None:
    """KF.forge-compulsory: nobody is asked; the first question of the turn is the house."""
    t = step_1(amber=6)
    t.then("you", keys=1, amber=0).then("foe", keys=0, amber=9)
    t.asks("house", seat="you")


def test_the_cost_goes_from_the_pool_to_the_supply_and_one_key_is_turned() -> None:
    """KF.forge-payment: six of eight are spent; nobody receives them."""
    t = step_1(amber=8, keys=1)
    t.then("you", keys=2, amber=2).then("foe", keys=0, amber=9)
    t.because("KF.forge-payment")


def test_which_key_is_turned_makes_no_difference() -> None:
    """KF.forge-which-key: colours do nothing, so nobody is asked for one; each forged key counts as one."""
    for keys in (0, 1):
        t = step_1(amber=6, keys=keys)
        t.asks("house").then("you", keys=keys + 1)
        assert [e.kind for e in t.g.log].count("forge") == 1


@pytest.mark.parametrize(("pool", "keys"), [(0, 0), (5, 0), (6, 1), (7, 1)])
def test_a_key_costs_six(pool: int, keys: int) -> None:
    """KF.key-base-cost: five are too few, six are enough."""
    t = step_1(amber=pool)
    t.then("you", keys=keys, amber=pool - 6 * keys, key_cost=6)


# ------------------------------------------------------------------ 47 and 48 the current cost
@pytest.mark.parametrize(
    ("mine", "theirs", "cost"),
    [
        (seat(), seat(line="murmook"), 7),
        (seat(), seat(line="murmook grabber-jammer"), 8),
        (seat(), seat(line="murmook[jammer-pack]"), 9),
        (seat(line="titan-mechanic"), seat(line="murmook"), 6),
        (seat(line="dodger titan-mechanic dodger"), seat(), 6),
        (seat(line="titan-mechanic dodger titan-mechanic"), seat(), 4),
        (seat(line="murmook"), seat(), 6),
    ],
)
def test_the_current_cost_is_the_base_cost_and_all_modifiers_now_in_force(
    mine: dict[str, str], theirs: dict[str, str], cost: int
) -> None:
    """KF.key-current-cost: every card that makes your keys dearer or cheaper; your own Murmook is not one of them."""
    for pool in (cost - 1, cost):
        t = step_1(amber=pool, **mine, foe=seat(amber=9, hand=6, **theirs))
        t.then("you", keys=int(pool == cost), amber=0 if pool == cost else pool, key_cost=cost)


@pytest.mark.parametrize(("pool", "forged"), [(12, False), (13, True)])
def test_plus_x_current_cost_adds_x_to_the_sum(pool: int, forged: bool) -> None:
    """KF.key-current-cost: Key of Darkness at +6 against a Murmook: 6 + 1 + 6."""
    t = given(house="shadows", you=seat(amber=pool, hand="key-of-darkness"), foe=seat(amber=1, line="murmook"))
    t.you.plays("key-of-darkness")
    t.then("you", keys=int(forged), amber=0 if forged else pool).then("foe", amber=1, keys=0)


def test_at_current_cost_means_the_sum_at_that_moment() -> None:
    """KF.key-current-cost: Key Charge with a Titan Mechanic on the flank: 6 - 1 in the pool pay for a key of 5."""
    t = given(house="untamed", you=seat(amber=6, hand="key-charge", line="titan-mechanic"))
    t.you.plays("key-charge", "yes")
    t.then("you", keys=1, amber=0)


@pytest.mark.parametrize(("cards", "cost"), [(8, 7), (9, 6), (12, 3), (14, 1), (15, 0), (16, 0)])
def test_a_current_cost_never_falls_below_nothing(cards: int, cost: int) -> None:
    """KF.key-cost-floor: Key Abduction at +9, one less for each card in hand: sixteen cards make it no cheaper than fifteen."""
    t = given(
        house="mars",
        you=seat(amber=cost - 1 if cost else 0, hand=["key-abduction", *["dust-pixie"] * cards]),
        foe=seat(amber=3),
    )

    t.you.plays("key-abduction", "yes")  # the bonus makes the pool just enough, or 1 where the key costs nothing

    t.then("you", keys=1, amber=0 if cost else 1).then("foe", amber=3)
    t.because("KF.forge-payment" if cost else "KF.key-cost-floor")


# ------------------------------------------------------------------ 49 to 52 how many, by what, or not at all
def test_step_1_forges_one_key_however_full_the_pool() -> None:
    """KF.one-key-in-step-1: thirteen would pay for two."""
    t = step_1(amber=13)
    t.then("you", keys=1, amber=7)
    assert [e.kind for e in t.g.log].count("forge") == 1


def test_a_card_may_forge_a_further_key_in_the_same_turn() -> None:
    """KF.forging-by-card: step 1 takes six of thirteen, Key Charge one and then six."""
    t = step_1(amber=13, hand="key-charge", houses=["untamed", "dis", "logos"])
    t.you.chooses_house("untamed")
    t.you.plays("key-charge").asks("may")
    t.answers("yes").then("you", keys=2, amber=0).then("foe", keys=0, amber=9)


def test_a_key_at_no_cost_spends_nothing_and_counts_fully() -> None:
    """KF.forge-at-no-cost: Might Makes Right with 25 power of creatures; it is the third key, so it wins."""
    for keys in (0, 2):
        t = given(
            house="brobnar",
            you=seat(amber=9, keys=keys, hand="might-makes-right", line="troll troll groggins bumpsy"),
            foe=seat(line="dodger"),
        )
        t.you.plays(
            "might-makes-right", "yes", "you.line[0]", "you.line[1]", "you.line[2]"
        )  # Bumpsy must follow: 24 is too little
        t.then("you", keys=keys + 1, amber=10).then("foe", line="dodger")
        t.because("KF.forge-at-no-cost")
        assert t.g.over is (keys == 2)


def test_a_key_that_cannot_be_paid_in_full_costs_nothing_and_is_not_forged() -> None:
    """KF.forge-all-or-nothing: Key of Darkness for 12 with 11 in the pool takes none of them; with 12 it takes all."""
    for pool, forged in ((11, False), (12, True)):
        t = given(house="shadows", you=seat(amber=pool, hand="key-of-darkness"), foe=seat(amber=1))
        t.you.plays("key-of-darkness")
        t.then("you", keys=int(forged), amber=0 if forged else pool).then("foe", amber=1, keys=0)
        t.because("KF.forge-payment" if forged else "KF.forge-all-or-nothing")
        t.nothing_else()


# ------------------------------------------------------------------ 53 to 55 æmber on cards
@pytest.mark.parametrize(("pool", "on_card", "keys"), [(4, 1, 0), (4, 2, 1), (0, 6, 1), (0, 5, 0)])
def test_aember_on_pocket_universe_counts_and_the_key_must_be_forged(pool: int, on_card: int, keys: int) -> None:
    """KF.aember-on-cards-pays: pool and card together; from six on nobody is asked. Captured æmber pays nothing."""
    t = step_1(amber=pool, artifacts=f"pocket-universe+amber:{on_card}", line="charette+amber:3")
    t.then("you", keys=keys, amber=0 if keys else pool)
    t.then("pocket-universe", amber=0 if keys else on_card).then("charette", amber=3)
    t.asks("house")
    if keys:
        t.because("KF.aember-on-cards-pays", "KF.forge-payment")


def test_aember_on_cards_pays_for_keys_forged_by_cards_too() -> None:
    """KF.aember-on-cards-pays: Key Charge loses the one in the pool; Safe Place pays the whole key."""
    t = given(house="untamed", you=seat(amber=1, hand="key-charge", artifacts="safe-place+amber:6"))
    t.you.plays("key-charge", "yes")
    t.then("you", keys=1, amber=0).then("safe-place", amber=0)


def test_the_opponents_pocket_universe_pays_nothing_for_you() -> None:
    """KF.aember-on-cards-pays: only cards you control."""
    t = step_1(amber=4, foe=seat(hand=6, artifacts="pocket-universe+amber:2"))
    t.then("you", keys=0, amber=4).then("pocket-universe", amber=2)


@pytest.mark.parametrize("edition", ["1.0", "1.1"])
def test_before_1_3_paying_from_cards_is_optional(edition: str) -> None:
    """KF.aember-on-cards-may-pay: the duty of step 1 speaks of the pool; the card says "may"."""
    for answer, keys in (("yes", 1), ("no", 0)):
        t = step_1(amber=4, artifacts="pocket-universe+amber:2", edition=edition)
        t.asks("forge", seat="you", rule="KF.aember-on-cards-may-pay", options="yes no")
        t.answers(answer).then("you", keys=keys, amber=0 if keys else 4).then("pocket-universe", amber=0 if keys else 2)
        if keys:
            t.because("KF.aember-on-cards-may-pay", "KF.forge-payment")
        t.asks("house")


@pytest.mark.parametrize("edition", ["1.0", "1.1"])
def test_before_1_3_a_pool_that_suffices_alone_still_has_to_pay(edition: str) -> None:
    """KF.aember-on-cards-may-pay: with six in the pool the key is forged; only where the æmber comes from is asked."""
    t = step_1(amber=6, artifacts="pocket-universe+amber:1", edition=edition)
    t.asks("pay-from", rule="KF.mixed-payment", options="0 1").answers("0")
    t.then("you", keys=1, amber=0).then("pocket-universe", amber=1)


@pytest.mark.parametrize("edition", ["1.0", "1.1"])
def test_before_1_3_a_card_that_forges_may_leave_the_aember_on_cards_alone(edition: str) -> None:
    """KF.aember-on-cards-may-pay: Key of Darkness for 12 with 10 in the pool and 2 on Pocket Universe: the player decides."""
    for answer, keys in (("yes", 1), ("no", 0)):
        t = given(
            house="shadows",
            edition=edition,
            you=seat(amber=10, hand="key-of-darkness", artifacts="pocket-universe+amber:2"),
            foe=seat(amber=1),
        )
        t.you.plays("key-of-darkness").asks("forge", rule="KF.aember-on-cards-may-pay")
        t.answers(answer).then("you", keys=keys, amber=0 if keys else 10).then(
            "pocket-universe", amber=0 if keys else 2
        )


@pytest.mark.parametrize("from_card", [1, 2, 3])
def test_the_active_player_splits_a_payment_between_pool_and_card(from_card: int) -> None:
    """KF.mixed-payment: 5 in the pool, 3 on Pocket Universe: at least one comes from the card, at most three."""
    t = step_1(amber=5, artifacts="pocket-universe+amber:3")
    t.asks("pay-from", seat="you", rule="KF.mixed-payment", options="1 2 3").answers(str(from_card))
    t.then("you", keys=1, amber=5 - (6 - from_card)).then("pocket-universe", amber=3 - from_card)


def test_with_two_such_cards_each_is_asked_for_its_part() -> None:
    """KF.mixed-payment: 2 in the pool, 3 on Pocket Universe, 4 on Safe Place: none to three, then what is still open."""
    t = step_1(amber=2, artifacts="pocket-universe+amber:3 safe-place+amber:4")
    t.asks("pay-from", options="0 1 2 3").answers("1").asks("pay-from", options="3 4").answers("4")
    t.then("you", keys=1, amber=1).then("pocket-universe", amber=2).then("safe-place", amber=0)


# ------------------------------------------------------------------ 56 to 58 cannot, after, unforge
@pytest.mark.parametrize("keys", [0, 1, 2])
@pytest.mark.parametrize(("imp", "which"), [("bronze-key-imp", 0), ("silver-key-imp", 1), ("gold-key-imp", 2)])
def test_a_cannot_forge_beats_the_duty_of_step_1(imp: str, which: int, keys: int) -> None:
    """KF.cannot-forge: each Key Imp bars one key, for both players, whoever controls it; the others are forged as ever."""
    for mine in (True, False):
        t = step_1(amber=7, keys=keys, line=imp if mine else "", foe=seat(hand=6, line="" if mine else imp))
        barred = keys == which
        t.then("you", keys=keys if barred else keys + 1, amber=7 if barred else 1)
        if barred:
            t.because("KF.cannot-forge")


def test_a_cannot_forge_beats_a_cards_permission() -> None:
    """KF.cannot-forge: under Heart of the Forest a player who is ahead loses 1 to Key Charge and is not even asked."""
    for keys, forged in ((1, 1), (0, 1)):
        t = given(
            house="untamed",
            you=seat(amber=8, keys=keys, hand="key-charge"),
            foe=seat(artifacts="heart-of-the-forest"),
        )
        t.you.plays("key-charge", *["yes"] if keys == 0 else [])
        t.then("you", keys=forged, amber=7 if keys else 1)
        t.because("KF.cannot-forge" if keys else "KF.forge-payment")


def test_after_you_forge_a_key_works_for_step_1_and_for_cards() -> None:
    """KF.after-forging: Bilgum Avalanche deals 2 to each enemy creature on either forging, never to yours."""
    t = step_1(amber=6, line="bilgum-avalanche troll", foe=seat(hand=6, line="dodger krump"))
    t.then("foe.line", damage=2).then("troll", damage=0)

    t = given(
        house="untamed",
        you=seat(amber=7, hand="key-charge", line="bilgum-avalanche troll"),
        foe=seat(line="dodger krump"),
    )
    t.you.plays("key-charge", "yes")
    t.then("foe.line", damage=2).then("troll", damage=0)


def test_after_you_forge_is_not_after_the_opponent_forges() -> None:
    """KF.after-forging: the opponent's Bilgum Avalanche does not watch your key; Forgemaster Og watches any player's."""
    t = step_1(amber=8, line="troll", foe=seat(amber=3, hand=6, line="bilgum-avalanche"))
    t.then("troll", damage=0).then("you", amber=2)
    t = step_1(amber=8, line="troll forgemaster-og", foe=seat(amber=3, hand=6))
    t.then("you", amber=0, keys=1).then("foe", amber=3)


def test_after_forging_abilities_do_not_resolve_once_the_game_is_over() -> None:
    """KF.after-forging: the third key; Bilgum Avalanche stays silent."""
    t = step_1(amber=6, keys=2, line="bilgum-avalanche", foe=seat(hand=6, line="dodger"))
    assert t.g.over
    t.then("dodger", damage=0)


def test_an_unforged_key_no_longer_counts_and_nothing_is_refunded() -> None:
    """KF.unforge: Key Hammer turns the key back; the 6 æmber are the card's own second sentence, paid in any case."""
    for forged, left in ((True, 1), (False, 2)):
        t = given(
            house="dis",
            last_turn="forges" if forged else "",
            you=seat(hand="key-hammer", keys=1),
            foe=seat(keys=2, amber=1),
        )
        t.you.plays("key-hammer")
        t.then("foe", keys=left, amber=7).then("you", keys=1, amber=1)
        if forged:
            t.because("KF.unforge")
        t.nothing_else()


def test_an_unforged_key_must_be_forged_again_to_win() -> None:
    """KF.unforge: back at one key, the next is only the second."""
    t = given(
        house="dis",
        last_turn="forges",
        you=seat(hand="key-hammer", houses=THREE),
        foe=seat(keys=2, houses=THREE, hand=6),
    )
    t.you.plays("key-hammer").then("foe", keys=1, amber=6)
    t.you.ends_turn()
    t.then("foe", keys=2, amber=0)
    assert not t.g.over
