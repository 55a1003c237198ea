"""Where cards meet over æmber and keys: who gets it, from where, at which moment, and what a key costs just then."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat

THREE = ["untamed", "dis", "mars"]


# ------------------------------------------------------------------ what would be added to a pool
@pytest.mark.parametrize("first", ["dust-imp", "brend-the-fanatic"])
def test_a_doomed_ether_spider_still_takes_what_would_be_added_to_the_pool(first: str) -> None:
    """KF.constant-ability, KF.simultaneous-the-set: it is in play until it leaves, so Brend never finds the Imp's 2."""
    t = given(
        house="dis",
        you=seat(hand="gateway-to-dis", line="ether-spider brend-the-fanatic"),
        foe=seat(amber=1, line="dust-imp"),
    )

    t.you.plays("gateway-to-dis", first)

    t.then("you", amber=1, chains=3).then("foe", amber=2, line="")


@pytest.mark.parametrize("card", ["hysteria", "gateway-to-dis"])
def test_cards_that_leave_together_take_nothing_from_each_other(card: str) -> None:
    """KF.simultaneous-leaving, KF.leaving-aember-on-creature: nobody is asked which of the departed Spiders takes it."""
    t = given(house="dis", you=seat(hand=card), foe=seat(line="charette+amber:3 ether-spider ether-spider+amber:1"))

    t.you.plays(card)

    t.asks("act").then("you", amber=4).then("foe", line="")
    assert "capture" not in t.happened()


def test_a_spider_that_is_saved_takes_what_the_dead_beside_it_held() -> None:
    """KF.instead, KF.leaving-aember-on-creature: Charette's 2 would go to the opponent; the Spider with the Cloak is there."""
    t = given(
        house="dis",
        you=seat(hand="gateway-to-dis", line="ether-spider[armageddon-cloak] charette+amber:2"),
        foe=seat(),
    )

    t.you.plays("gateway-to-dis")

    t.then("ether-spider", zone="line", amber=2).then("foe", amber=0)


def test_of_two_spiders_the_active_player_names_the_one_that_captures_and_is_told_what_is_asked() -> None:
    """KF.timing-conflicts: the opponent of both decides, in their own turn."""
    t = given(house="brobnar", you=seat(amber=2, line="headhunter"), foe=seat(line="ether-spider ether-spider"))

    t.you.reaps("headhunter")
    assert t.g.decision is not None
    assert t.g.decision.text("en") == "Several cards would capture the same æmber: which one does?"
    assert t.g.decision.text("fr").startswith("Plusieurs cartes captureraient le même Aombre")

    t.answers("foe.line[1]").then("foe.line[1]", amber=1).then("headhunter", ready=False).nothing_else()


@pytest.mark.parametrize(
    ("house", "you", "foe", "pools", "caught"),
    [
        ("shadows", seat(hand="urchin"), seat(amber=3), (0, 2), 1),  # stolen
        ("logos", seat(amber=2, hand="binate-rupture"), seat(amber=4), (2, 8), 2),  # each gains: only the one is caught
        ("untamed", seat(hand="fertility-chant"), seat(), (0, 2), 4),  # the bonus
        ("untamed", seat(hand="word-of-returning"), seat(line="krump+amber:2"), (0, 0), 3),  # moved from a creature
        ("mars", seat(hand="martians-make-bad-allies urchin krump"), seat(), (0, 0), 2),  # gained for each
    ],
)
def test_ether_spider_catches_every_kind_of_income(
    house: str, you: dict[str, object], foe: dict[str, object], pools: tuple[int, int], caught: int
) -> None:
    """KF.capture, KF.instead: gained, stolen, moved or bonus, it would all be added to the pool."""
    t = given(house=house, you=you, foe={**foe, "line": f"{foe.get('line', '')} ether-spider"})

    t.you.plays("you.hand[0]")

    t.then("you", amber=pools[0]).then("foe", amber=pools[1]).then("ether-spider", amber=caught)


def test_what_is_paid_or_given_is_caught_too() -> None:
    """KF.pay, KF.instead: Anahita's 2 leave the opponent's pool and end on the opponent's own Spider, as does the reap."""
    t = given(
        house="sanctum",
        you=seat(line="anahita-the-trader", artifacts="pocket-universe"),
        foe=seat(amber=5, line="ether-spider"),
    )

    t.you.reaps("anahita-the-trader")

    t.then("you", amber=0).then("foe", amber=3).then("ether-spider", amber=3)
    t.then("pocket-universe", controller="foe")


# ------------------------------------------------------------------ stealing and capturing
def test_where_the_supply_pays_for_the_pool_nobody_is_asked_who_captures_first() -> None:
    """KF.capture, KF.instead: Po's Pixies keep the one æmber in the pool, so there is enough for all three Knights."""
    t = given(
        house="sanctum",
        you=seat(hand="honorable-claim", line="sequis raiding-knight champion-tabris"),
        foe=seat(amber=1, line="po-s-pixies"),
    )

    t.you.plays("honorable-claim")

    t.then("you.line", amber=1).then("you", amber=1).nothing_else()


def test_with_too_little_for_all_the_active_player_orders_the_captors() -> None:
    """KF.aember-too-little, KF.timing-conflicts: the same without the Pixies: one Knight gets it."""
    t = given(house="sanctum", you=seat(hand="honorable-claim", line="sequis raiding-knight"), foe=seat(amber=1))

    t.you.plays("honorable-claim", "raiding-knight")

    t.then("raiding-knight", amber=1).then("you", amber=1).then("foe", amber=0).nothing_else()


@pytest.mark.parametrize(
    ("line", "you", "foe", "spider"),
    [
        ("the-vaultkeeper", 0, 3, 0),  # nothing is stolen
        ("po-s-pixies", 3, 3, 0),  # from the supply, until it is level
        ("ether-spider", 0, 0, 3),  # to the Spider, until there is nothing
        ("po-s-pixies ether-spider", 0, 3, 2),  # from the supply to the Spider would never end
    ],
)
def test_bait_and_switch_of_the_older_books_comes_to_an_end(line: str, you: int, foe: int, spider: int) -> None:
    """KF.bait-and-switch-1-1, KF.repeat: a repetition that leaves both pools as they were is the last."""
    t = given(house="shadows", edition="1.1", you=seat(hand="bait-and-switch"), foe=seat(amber=3, line=line))

    t.you.plays("bait-and-switch")

    t.then("you", amber=you).then("foe", amber=foe)
    if spider:
        t.then("ether-spider", amber=spider)


def test_nothing_to_steal_is_not_told_as_forbidden() -> None:
    """KF.steal: with 5 in the pool all but 6 of it is nothing; The Vaultkeeper has no part in that."""
    t = given(house="shadows", you=seat(hand="too-much-to-protect"), foe=seat(amber=5, line="the-vaultkeeper"))

    t.you.plays("too-much-to-protect")

    assert "cannot" not in t.happened()
    t.then("you", amber=1).nothing_else()


@pytest.mark.parametrize(
    ("card", "house", "line", "captor", "amber", "left"),
    [
        ("drumble", "dis", "po-s-pixies", "drumble", 8, 8),
        ("gatekeeper", "sanctum", "po-s-pixies", "gatekeeper", 3, 8),
        ("drumble", "dis", "the-vaultkeeper", "drumble", 8, 0),  # capturing is not stealing
        ("old-bruno", "shadows", "the-vaultkeeper", "old-bruno", 3, 5),
    ],
)
def test_all_of_it_is_counted_in_the_pool(card: str, house: str, line: str, captor: str, amber: int, left: int) -> None:
    """KF.capture, KF.instead: what would be captured is counted in the pool even where it comes from the supply."""
    t = given(house=house, you=seat(hand=card), foe=seat(amber=8, line=line))

    t.you.plays(card)

    t.then(captor, amber=amber).then("foe", amber=left)


def test_protections_of_the_dying_hold_until_they_leave() -> None:
    """KF.leaves-play, KF.constant-ability: Magda's opponent steals nothing past a doomed Vaultkeeper."""
    t = given(house="dis", you=seat(hand="gateway-to-dis"), foe=seat(amber=4, line="magda-the-rat the-vaultkeeper"))

    t.you.plays("gateway-to-dis")

    t.then("you", amber=0).then("foe", amber=4, line="")


def test_who_may_not_be_stolen_from_is_a_matter_of_control() -> None:
    """KF.you, KF.taking-control: The Vaultkeeper with the Collar guards its new controller."""
    t = given(
        house="shadows",
        you=seat(hand="urchin collar-of-subordination!shadows"),
        foe=seat(amber=3, line="the-vaultkeeper"),
    )
    t.you.plays("collar-of-subordination").then("the-vaultkeeper", controller="you")

    t.you.plays("urchin", "left")

    t.then("you", amber=1).then("foe", amber=2)


@pytest.mark.parametrize(
    ("line", "you", "foe"),
    [("", 3, 2), ("the-vaultkeeper", 2, 3), ("po-s-pixies", 3, 3), ("ether-spider", 2, 2), ("sir-marrows", 3, 2)],
)
def test_a_reap_through_dimension_door_is_a_theft_and_no_gain(line: str, you: int, foe: int) -> None:
    """KF.instead, KF.steal: what forbids or redirects stealing applies; what was not gained Sir Marrows cannot capture."""
    t = given(house="logos", you=seat(amber=2, hand="dimension-door", line="dr-escotera"), foe=seat(amber=3, line=line))
    t.you.plays("dimension-door")

    t.you.reaps("dr-escotera")

    t.then("you", amber=you).then("foe", amber=foe)
    if line == "sir-marrows":
        t.then("sir-marrows", amber=0)


def test_gamgee_compares_after_sir_marrows_has_taken_the_reap() -> None:
    """KF.reap, KF.all-of-a-kind: 2 against 3 once more, so 1 is stolen; without Sir Marrows 3 is not fewer than 3."""
    t = given(house="shadows", you=seat(amber=2, line="gamgee"), foe=seat(amber=3, line="sir-marrows"))

    t.you.reaps("gamgee")

    t.then("you", amber=3).then("foe", amber=2).then("sir-marrows", amber=1)


def test_one_reap_feeds_only_one_of_two_sir_marrows_but_both_mongrels() -> None:
    """KF.capture, KF.reap: the one æmber can be captured once; each Mongrel's gain is its own."""
    line = "sir-marrows sir-marrows æmberspine-mongrel æmberspine-mongrel"
    t = given(house="brobnar", you=seat(amber=3, line="headhunter"), foe=seat(line=line))

    t.you.reaps("headhunter", "sir-marrows@foe-line:1:after")

    t.then("foe.line[1]", amber=1).then("foe.line[0]", amber=0).then("you", amber=3).then("foe", amber=2)


# ------------------------------------------------------------------ æmber on cards
@pytest.mark.parametrize(
    ("house", "you", "foe"),
    [
        ("dis", seat(hand="fear"), seat(line="charette+amber:2")),
        ("mars", seat(hand="sample-collection"), seat(keys=1, line="charette+amber:2")),  # to archives
        ("dis", seat(hand="gateway-to-dis"), seat(line="charette[biomatrix-backup]+amber:2")),
        ("dis", seat(hand="gateway-to-dis"), seat(line="dextre+amber:2")),  # to the deck
        ("dis", seat(hand="gateway-to-dis"), seat(line="charette+amber:2+owner:you")),  # its controller's opponent
    ],
)
def test_a_captor_gives_back_by_whichever_way_it_leaves(
    house: str, you: dict[str, object], foe: dict[str, object]
) -> None:
    """KF.leaving-aember-on-creature: to the opponent of whoever controls it."""
    t = given(house=house, you=you, foe=foe)

    t.you.plays("you.hand[0]")

    t.then("you", amber=2).then("foe", amber=0, line="")


def test_a_captor_that_changes_sides_keeps_its_aember_and_owes_it_to_the_other() -> None:
    """KF.nothing-is-reset, KF.leaving-aember-on-creature: taken with 3 on it, destroyed in its owner's turn."""
    t = given(
        house="mars",
        you=seat(hand="hypnobeam", line="zyzzix-the-many"),
        foe=seat(line="charette+amber:3", houses=["dis", "logos", "untamed"], hand="gateway-to-dis"),
    )
    t.you.plays("hypnobeam", "left").then("charette", controller="you", amber=3)
    t.you.ends_turn("dis")

    t.foe.plays("gateway-to-dis")

    t.then("foe", amber=3).then("you", amber=0)


def test_the_log_says_from_whose_pool_aember_is_moved() -> None:
    """KF.as-if-it-were-yours, KF.aember-on-artifacts: "your pool" is the user's, the artifact stays where it is."""
    t = given(house="logos", you=seat(amber=1, hand="remote-access"), foe=seat(amber=2, artifacts="pocket-universe"))

    t.you.plays("remote-access")

    t.then("you", amber=1).then("foe", amber=2).then("pocket-universe", amber=1, controller="foe")
    (told,) = [e for e in t.g.log if e.kind == "place-aember"]
    assert told.text("en", 0) == "You move 1 æmber from your pool to Pocket Universe."
    assert told.text("fr", 1) == "Votre adversaire déplace 1 Aombre de sa réserve sur l’artéfact Univers de Poche."


def test_selwyn_may_take_the_last_strength_of_yxili_marauder() -> None:
    """KF.continuous-check, KF.leaving-aember-on-creature: with 1 of 2 gone it dies of 3 damage; the other goes across."""
    t = given(house="shadows", you=seat(line="selwyn-the-fence yxili-marauder+amber:2+damage:3"), foe=seat())

    t.you.reaps("selwyn-the-fence", "yxili-marauder")

    t.then("yxili-marauder", zone="discard").then("you", amber=2).then("foe", amber=1)


# ------------------------------------------------------------------ losing, paying, tolls
def test_tolls_add_up_and_are_paid_to_each_controller_before_the_use() -> None:
    """KF.if-you-do-in-order-to, KF.pay: two Tentacus cost 2; Veylan Analyst's gain comes after the use."""
    t = given(
        house="logos",
        you=seat(amber=2, artifacts="pocket-universe", line="veylan-analyst"),
        foe=seat(line="tentacus tentacus"),
    )

    t.you.acts("pocket-universe")

    t.then("foe", amber=2).then("you", amber=1).then("pocket-universe", amber=0)


@pytest.mark.parametrize(("offices", "mine", "theirs", "zone"), [(1, 0, 1, "artifacts"), (2, 1, 0, "deck")])
def test_the_bonus_of_the_wormhole_pays_the_toll_for_what_it_plays(
    offices: int, mine: int, theirs: int, zone: str
) -> None:
    """KF.costs-of-playing, KF.a-card-that-cannot-be-played: one Customs Office can be paid, two cannot."""
    t = given(
        house="logos",
        you=seat(hand="wild-wormhole", deck="pocket-universe urchin"),
        foe=seat(artifacts=["customs-office"] * offices),
    )

    t.you.plays("wild-wormhole")

    t.then("you", amber=mine).then("foe", amber=theirs).then("pocket-universe", zone=zone)


@pytest.mark.parametrize(("tentacus", "mine", "theirs"), [("tentacus", 0, 0), ("tentacus tentacus", 1, 0)])
def test_poltergeist_destroys_what_it_cannot_pay_to_use(tentacus: str, mine: int, theirs: int) -> None:
    """KF.part-of-an-effect-fails, KF.if-you-do-in-order-to: one toll is paid and Screechbomb takes it away again."""
    t = given(house="dis", you=seat(hand="poltergeist"), foe=seat(line=tentacus, artifacts="screechbomb"))

    t.you.plays("poltergeist")

    t.then("screechbomb", zone="discard").then("you", amber=mine).then("foe", amber=theirs)


def test_a_toll_that_empties_the_pool_kills_before_the_bonus_comes() -> None:
    """KF.costs-of-playing, KF.continuous-check: Marmo Swarm has 2 power for a moment, and 2 damage."""
    t = given(
        house="logos",
        you=seat(amber=1, hand="strange-gizmo", line="marmo-swarm+damage:2"),
        foe=seat(artifacts="customs-office"),
    )

    t.you.plays("strange-gizmo")

    t.then("marmo-swarm", zone="discard").then("you", amber=1).then("foe", amber=1)


@pytest.mark.parametrize(
    ("house", "line"), [("shadows", "krump[armageddon-cloak]+damage:1"), ("shadows", "the-vaultkeeper+damage:1")]
)
def test_finishing_blow_steals_only_if_it_destroys_and_stealing_is_possible(house: str, line: str) -> None:
    """KF.if-you-do-in-order-to, KF.instead: saved, nothing is stolen; once The Vaultkeeper is gone it forbids nothing."""
    t = given(house=house, you=seat(hand="finishing-blow"), foe=seat(amber=3, line=line))

    t.you.plays("finishing-blow")

    saved = "cloak" in line
    t.then("you", amber=1 if saved else 2).then("foe", amber=3 if saved else 2)


# ------------------------------------------------------------------ keys
def test_the_sting_gets_the_aember_as_it_is_spent_before_anything_after_the_forging() -> None:
    """KF.forge-payment, KF.after-forging: nobody is asked for an order; Marmo Swarm has grown when Bilgum strikes."""
    t = given(
        house="dis",
        you=seat(artifacts="the-sting", line="marmo-swarm"),
        foe=seat(amber=6, houses=THREE, line="bilgum-avalanche"),
    )

    t.you.ends_turn()

    t.asks("house").then("you", amber=6).then("foe", amber=0, keys=1).then("marmo-swarm", zone="line", damage=2)


@pytest.mark.parametrize(
    ("foe", "mine", "theirs"),
    [
        (seat(amber=9), 6, 3),
        (seat(amber=9, line="forgemaster-og"), 6, 0),  # what is left is lost
        (seat(amber=6, artifacts="strange-gizmo"), 6, 0),  # The Sting is destroyed after it got its share
        (seat(amber=7, line="ether-spider"), 0, 1),  # caught
    ],
)
def test_the_sting_meets_what_follows_a_key(foe: dict[str, object], mine: int, theirs: int) -> None:
    """KF.after-forging: two Stings get the 6 once."""
    t = given(house="dis", you=seat(artifacts="the-sting the-sting"), foe={**foe, "houses": THREE})

    t.you.ends_turn()

    t.asks("house").then("you", amber=mine).then("foe", amber=theirs, keys=1)


@pytest.mark.parametrize(("first", "mine"), [("forgemaster-og", 1), ("interdimensional-graft:after", 4)])
def test_the_forging_player_orders_what_comes_after_the_key(first: str, mine: int) -> None:
    """KF.timing-conflicts, KF.after-forging: lost to Og the rest cannot be given; given, there is nothing to lose."""
    t = given(
        house="logos",
        you=seat(hand="interdimensional-graft", line="forgemaster-og"),
        foe=seat(amber=9, houses=THREE),
    )
    t.you.plays("interdimensional-graft")

    t.you.ends_turn(first)

    t.then("foe", amber=0, keys=1).then("you", amber=mine)


def test_who_agreed_to_forge_is_not_asked_again_about_aember_on_cards() -> None:
    """KF.aember-on-cards-may-pay: in 1.1 Key Charge asks once; Key of Darkness, no "may" of its own, asks for the payment."""
    you = seat(amber=4, hand="key-charge key-of-darkness!untamed", artifacts="pocket-universe+amber:4")
    t = given(house="untamed", edition="1.1", you=you, foe=seat())

    t.you.plays("key-charge", "yes", "4")
    t.asks("act").then("you", keys=1, amber=1).then("pocket-universe", amber=0)

    t = given(house="untamed", edition="1.1", you=you, foe=seat())
    t.you.plays("key-of-darkness").asks("forge", rule="KF.aember-on-cards-may-pay")


@pytest.mark.parametrize(
    ("keys", "imp", "after"), [(0, "bronze-key-imp", 0), (1, "silver-key-imp", 1), (1, "bronze-key-imp", 2)]
)
def test_key_imps_count_the_key_that_would_come_next(keys: int, imp: str, after: int) -> None:
    """KF.cannot-forge, KF.if-you-do-in-order-to: the æmber for Key Charge is lost all the same."""
    t = given(house="untamed", you=seat(amber=7, keys=keys, hand="key-charge"), foe=seat(line=imp))

    t.you.plays("key-charge", *(["yes"] if after > keys else []))

    t.then("you", keys=after, amber=0 if after > keys else 6)


def test_an_unforged_key_counts_for_heart_of_the_forest_at_once() -> None:
    """KF.unforge, KF.cannot-forge: Key Hammer puts you ahead, so Nightforge forges nothing."""
    t = given(
        house="dis",
        you=seat(amber=12, keys=1, hand="key-hammer nightforge!dis"),
        foe=seat(keys=1, artifacts="heart-of-the-forest"),
        last_turn="forges",
    )
    t.you.plays("key-hammer").then("foe", keys=0, amber=6)

    t.you.plays("nightforge")

    t.asks("act").then("you", keys=1, amber=14)


def test_two_hammers_unforge_two_keys_of_one_turn_and_no_third() -> None:
    """KF.unforge, KF.forging-by-card: step 1 and Key Charge made two; the third Hammer only pays."""
    t = given(
        step="start",
        you=seat(amber=14, hand="key-charge", houses=THREE),
        foe=seat(houses=THREE, hand="key-hammer key-hammer key-hammer"),
    )
    t.you.chooses_house("untamed")
    t.you.plays("key-charge", "yes").then("you", keys=2, amber=1)
    t.you.ends_turn("dis")

    for keys, amber in ((1, 7), (0, 13), (0, 19)):
        t.foe.plays("key-hammer").then("you", keys=keys, amber=amber)


def test_the_third_key_ends_the_game_before_anything_that_would_follow_it() -> None:
    """KF.victory: neither The Sting nor Forgemaster Og has anything more to do."""
    t = given(
        house="untamed",
        you=seat(amber=9, keys=2, hand="key-charge"),
        foe=seat(line="forgemaster-og", artifacts="the-sting"),
    )

    t.you.plays("key-charge", "yes")

    t.then("table", over=True).then("you", keys=3, amber=2).then("foe", amber=0)


@pytest.mark.parametrize(
    ("foe", "cost"),
    [
        (seat(line="angwish[jammer-pack]+damage:1"), (9, 6)),
        (seat(line="murmook grabber-jammer"), (8, 6)),
        (seat(line="murmook+owner:you titan-mechanic"), (6, 5)),
        (seat(artifacts="iron-obelisk iron-obelisk", line="krump+damage:1 bumpsy"), (8, 6)),
        (seat(line="nyzyk-resonator urchin"), (8, 6)),
    ],
)
def test_key_costs_add_up_for_the_opponent_of_whoever_controls_the_card(
    foe: dict[str, object], cost: tuple[int, int]
) -> None:
    """KF.key-current-cost, KF.upgrade-granted-abilities: by control, not by ownership."""
    t = given(house="mars", you=seat(), foe=foe)

    t.then("you", key_cost=cost[0]).then("foe", key_cost=cost[1])


def test_redacted_works_for_whoever_controls_it_even_past_a_skipped_step() -> None:
    """KF.forge-at-no-cost, KF.skipped-step, KF.house-of-a-controlled-card: given away with 3 on it, it wins for the other."""
    t = given(
        house="sanctum",
        you=seat(line="anahita-the-trader", artifacts="[redacted]+amber:3", hand="miasma!sanctum"),
        foe=seat(amber=9, keys=2, houses=THREE),
    )
    t.you.reaps("anahita-the-trader")
    t.you.plays("miasma")

    t.you.ends_turn("logos")

    t.then("table", over=True).then("foe", keys=3, amber=7)


def test_every_effect_of_a_key_that_was_paid_hits_a_creature_that_lives_on_the_pool() -> None:
    """KF.forge-payment, KF.continuous-check: Marmo Swarm dies of its own side's key; Mushroom Man's captive æmber goes across."""
    t = given(
        step="start",
        you=seat(amber=6, houses=THREE, line="marmo-swarm+damage:2 mushroom-man+damage:8+amber:2"),
        foe=seat(),
    )

    t.asks("house").then("you", keys=1, amber=0, line="").then("foe", amber=2)
