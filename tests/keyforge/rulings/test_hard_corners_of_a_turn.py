"""More hard corners: effects that last, replace, forge, count, end a step; keywords, stun and empty zones."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import Ruling, given, seat

THREE = ["brobnar", "dis", "logos"]


def in_any_order(t: Ruling) -> Ruling:
    """Resolve the waiting abilities in the order they stand."""
    while t.g.decision is not None and t.g.decision.kind == "order":
        t.answers(0)
    return t


# ------------------------------------------------------------------ "for the remainder of the turn" that outlives its source
def test_looter_goblins_effect_goes_on_when_the_goblin_is_dead() -> None:
    """KF.for-the-rest-of-the-turn: it reaped, then died; each enemy creature destroyed later this turn still pays."""
    t = given(
        house="brobnar",
        you=seat(line="looter-goblin troll", hand="punch punch"),
        foe=seat(line="urchin silvertooth krump"),
    )
    t.you.reaps("looter-goblin")
    t.you.plays("punch", "looter-goblin").then("looter-goblin", zone="discard").then("you", amber=2)

    t.you.plays("punch", "silvertooth")

    t.then("you", amber=4)


def test_library_access_draws_though_it_is_purged() -> None:
    """KF.for-the-rest-of-the-turn: it left the game as it was played; its effect did not."""
    t = given(house="logos", you=seat(hand="library-access dextre", deck="troll krump"), foe=seat(amber=1))
    t.you.plays("library-access").then("you", purged="library-access", hand="dextre")

    t.you.plays("dextre")

    t.then("you", hand="troll", deck="krump")


def test_such_an_effect_ends_with_the_turn() -> None:
    """KF.for-the-rest-of-the-turn: Warsong's fighters gain in this turn, and not in your next."""
    t = given(
        house="brobnar",
        you=seat(hand=["warsong", *["dust-pixie"] * 6], line="troll krump", houses=THREE),
        foe=seat(line="lollop-the-titanic", hand=6, houses=THREE),
    )
    t.you.plays("warsong")
    t.you.fights("troll").then("you", amber=1)
    t.you.ends_turn()
    t.foe.chooses_house("dis")
    t.foe.ends_turn("brobnar")

    t.you.fights("krump")

    t.then("you", amber=1)


def test_a_protection_made_by_a_sacrificed_card_lasts() -> None:
    """KF.for-the-rest-of-the-turn: Potion of Invulnerability is gone; creatures played after it are protected too."""
    t = given(
        house="brobnar",
        you=seat(artifacts="potion-of-invulnerability", hand="bumpsy punch", line="troll"),
        foe=seat(line="urchin"),
    )
    t.you.omnis("potion-of-invulnerability").then("potion-of-invulnerability", zone="discard")
    t.you.plays("bumpsy", "left")

    t.you.plays("punch", "bumpsy")

    t.then("bumpsy", damage=0).because("KF.cannot-be-dealt-damage")


# ------------------------------------------------------------------ two effects that replace the same event
@pytest.mark.parametrize(("pick", "hurt"), [(0, 0), (1, 2)])
def test_of_two_shadow_selves_the_active_player_says_which_takes_the_damage(pick: int, hurt: int) -> None:
    """KF.timing-conflicts: Urchin between two; Punch's 3 go to the one you name, all of them."""
    t = given(house="brobnar", you=seat(hand="punch", line="troll"), foe=seat(line="shadow-self urchin shadow-self"))

    t.you.plays("punch", "urchin").asks("replace", seat="you", options="shadow-self shadow-self").answers(pick)

    t.then(f"foe.line[{hurt}]", damage=3).then("urchin", damage=0)
    assert sum(t.card(f"foe.line[{k}]")["damage"] for k in range(3)) == 3


@pytest.mark.parametrize(("distracted", "damage"), [("shadow-self", 5), ("urchin", 3)])
def test_damage_is_added_to_where_it_is_dealt(distracted: str, damage: int) -> None:
    """KF.shadow-self-redirect: Urchin is dealt no damage, so Lethal Distraction has nothing to add to there."""
    t = given(
        house="shadows", you=seat(hand="lethal-distraction punch!shadows"), foe=seat(line="urchin shadow-self troll")
    )
    t.you.plays("lethal-distraction", distracted)

    t.you.plays("punch", "urchin").asks("act")

    t.then("shadow-self", damage=damage).then("urchin", damage=0, zone="line").then("troll", damage=0)


@pytest.mark.parametrize("pick", [0, 1])
def test_of_two_ether_spiders_the_active_player_says_which_captures(pick: int) -> None:
    """KF.timing-conflicts: the æmber of your reap is captured once, by the one you name; your pool does not grow."""
    t = given(house="brobnar", you=seat(amber=2, line="troll"), foe=seat(line="ether-spider krump ether-spider"))

    t.you.reaps("troll").asks("replace", seat="you", options="ether-spider ether-spider").answers(pick)

    t.then("you", amber=2).then(f"foe.line[{2 * pick}]", amber=1).then(f"foe.line[{2 - 2 * pick}]", amber=0)
    t.because("KF.capture")


def test_two_cloaks_on_one_creature_are_spent_one_at_a_time() -> None:
    """KF.instead: the first destruction costs one cloak, the second the other, the third the creature."""
    t = given(
        house="brobnar",
        you=seat(hand="punch punch punch", line="krump"),
        foe=seat(line="silvertooth[armageddon-cloak,armageddon-cloak] troll"),
    )
    for left in (1, 0):
        t.you.plays("punch", "silvertooth")
        if t.g.decision is not None and t.g.decision.kind == "order":
            t.answers(0)
        t.then("silvertooth", zone="line", upgrades=left, damage=0)

    t.you.plays("punch", "silvertooth")

    t.then("silvertooth", zone="discard")


# ------------------------------------------------------------------ extra forging steps
def test_three_keys_in_one_turn_end_the_game_in_the_middle_of_it() -> None:
    """KF.forging-by-card, KF.victory: step 1, Key Charge, Chota Hazri: the third key wins before she would do more."""
    t = given(
        step="forge",
        you=seat(amber=20, hand="key-charge chota-hazri", houses=["untamed", "dis", "logos"]),
        foe=seat(amber=9, keys=2),
    )
    t.then("you", keys=1, amber=14).answers("untamed")
    t.you.plays("key-charge", "yes").then("you", keys=2, amber=7)

    t.you.plays("chota-hazri", "yes")

    assert t.g.over and t.g.result is not None and t.g.result["winner"] == 0
    t.then("you", keys=3, amber=0)


def test_redacted_forges_a_free_key_in_the_choose_house_step() -> None:
    """KF.forge-at-no-cost: the fourth æmber comes with the choice of Logos; it is sacrificed and a key is forged, step 1 or not."""
    t = given(
        step="forge",
        you=seat(amber=6, artifacts="[redacted]+amber:3", houses=["logos", "dis", "mars"]),
        foe=seat(line="troll"),
    )
    t.then("you", keys=1, amber=0).answers("logos")

    t.then("you", keys=2, amber=0, artifacts="", discard="[redacted]")


@pytest.mark.parametrize(("start", "asked"), [(6, False), (5, True)])
def test_nightforge_is_closed_when_a_key_was_forged_this_turn(start: int, asked: bool) -> None:
    """KF.forging-by-card: step 1 with 6 forges; with 5 it does not, and Nightforge may (cost 10)."""
    t = given(
        step="forge",
        you=seat(
            amber=start,
            hand="nightforge virtuous-works!shadows virtuous-works!shadows",
            houses=["shadows", "dis", "mars"],
        ),
        foe=seat(line="troll"),
    )
    t.answers("shadows")
    t.you.plays("virtuous-works")
    t.you.plays("virtuous-works")

    t.you.plays("nightforge").asks("may" if asked else "act")


# ------------------------------------------------------------------ key cost up and down to zero
def test_every_modifier_of_the_key_cost_counts_up_and_down() -> None:
    """KF.key-current-cost: two Titan Mechanics on flanks −1 each, Murmook and Grabber Jammer +1, Lash of Broken Dreams +3."""
    t = given(
        house="dis",
        you=seat(artifacts="lash-of-broken-dreams", line="murmook grabber-jammer", hand=6),
        foe=seat(line="titan-mechanic troll titan-mechanic", hand=6, houses=THREE),
    )
    t.then("you", key_cost=4).then("foe", key_cost=6)
    t.you.acts("lash-of-broken-dreams").then("foe", key_cost=6)

    t.you.ends_turn()

    t.then("foe", key_cost=9).then("you", key_cost=7)


@pytest.mark.parametrize(("cards", "amber", "keys"), [(11, 1, 0), (12, 1, 1), (12, 0, 0), (13, 0, 1), (15, 0, 1)])
def test_the_cost_of_a_key_stops_at_zero(cards: int, amber: int, keys: int) -> None:
    """KF.key-cost-floor: two Titan Mechanics make 4; Key Abduction adds 9 less the cards in hand: 13 cards make it nothing."""
    t = given(
        house="mars",
        you=seat(
            amber=amber, hand=["key-abduction", *["dust-pixie"] * cards], line="titan-mechanic troll titan-mechanic"
        ),
        foe=seat(amber=5),
    )
    t.then("you", key_cost=4)

    t.you.plays("key-abduction")  # its bonus adds 1
    if t.g.decision is not None and t.g.decision.kind == "may":
        t.answers("yes")

    cost = max(0, 4 + 9 - cards)
    paid = amber + 1 >= cost
    t.then("you", keys=1 if paid else 0, amber=amber + 1 - cost if paid else amber + 1).then("foe", amber=5)


def test_a_lowered_cost_makes_the_key_compulsory() -> None:
    """KF.key-current-cost, KF.forge-compulsory: four Mechanics on four flanks make it 2, which two æmber pay."""
    t = given(
        step="forge",
        you=seat(amber=2, line="titan-mechanic titan-mechanic", houses=THREE),
        foe=seat(line="titan-mechanic titan-mechanic"),
    )

    t.then("you", keys=1, amber=0)


# ------------------------------------------------------------------ the Rule of Six across copies
def test_a_maverick_copy_is_the_same_title() -> None:
    """KF.rule-of-six: three Trolls of Brobnar and three of Logos, used by permission, make six; the seventh is refused."""
    t = given(
        house="brobnar",
        you=seat(hand="follow-the-leader", line=["troll"] * 3 + ["troll!logos"] * 4),
        foe=seat(line="lollop-the-titanic+power:60"),
    )
    t.you.plays("follow-the-leader")
    for k in range(6):
        t.you.fights(f"you.line[{k}]")

    t.may_not("fight:troll@line:6", "KF.rule-of-six")


def test_mimicry_counts_as_the_title_it_copies() -> None:
    """KF.copy-counts-as-copied, KF.rule-of-six: six Smiths have been played; Mimicry can copy Punch, but not a seventh Smith."""
    t = given(
        house="untamed",
        you=seat(hand=["mimicry", *["smith!untamed"] * 6], line="flaxia"),
        foe=seat(discard="smith punch anger", line="krump"),
    )
    for _ in range(6):
        t.you.plays("smith")

    t.you.plays("mimicry").asks("target", options="punch anger")


def test_copies_played_by_mimicry_and_copies_played_from_hand_share_the_count() -> None:
    """KF.copy-counts-as-copied, KF.rule-of-six-adds: five Smiths and a Mimicry as Smith: the sixth Smith of the hand is refused."""
    t = given(
        house="untamed",
        you=seat(hand=["mimicry", *["smith!untamed"] * 6], line="flaxia"),
        foe=seat(discard="smith", line="krump"),
    )
    for _ in range(5):
        t.you.plays("smith")
    t.you.plays("mimicry")

    t.may_not("play:smith@hand:0", "KF.rule-of-six")


# ------------------------------------------------------------------ omega inside another card's play
def test_an_omega_card_played_in_the_midst_of_an_effect_bars_what_would_follow() -> None:
    """KF.omega: Relentless Assault: Project Z.Y.X. fights and plays Duskwitch from the archives: the others do not fight."""
    t = given(
        house="brobnar",
        you=seat(hand="relentless-assault", line="project-zyx troll krump", archives="duskwitch", deck=9),
        foe=seat(line="urchin+attacked:1 valdr groke", hand=6),
    )

    t.you.plays("relentless-assault", "project-zyx", "urchin", "yes", "left", "troll", "done")

    t.because("KF.omega", "KF.omega").asks("house", seat="foe")
    t.then("you", line="duskwitch project-zyx troll krump", discard="relentless-assault")
    t.then("foe", line="valdr groke").then("valdr", damage=0).then("groke", damage=0).then("troll", damage=0)


def test_masterplan_is_still_sacrificed_after_an_omega_card() -> None:
    """KF.omega-scope: omega stops plays, uses and discards; the rest of Masterplan's text resolves."""
    t = given(house="dis", you=seat(artifacts="masterplan/gravid-cycle", discard="troll", deck=9), foe=seat(hand=6))

    t.you.omnis("masterplan")

    t.asks("house", seat="foe").then("you", artifacts="", discard="masterplan gravid-cycle").then("troll", zone="hand")


def test_mimicry_as_an_omega_card_ends_the_step() -> None:
    """KF.copy-counts-as-copied, KF.omega: a copy of Unlocked Gateway destroys everything and closes step 3."""
    t = given(
        house="untamed",
        you=seat(hand="mimicry flaxia", line="snufflegator", deck=9),
        foe=seat(discard="unlocked-gateway", line="troll", hand=6),
    )

    t.you.plays("mimicry")

    t.asks("house", seat="foe").then("you", line="").then("foe", line="").then("flaxia", zone="hand")


# ------------------------------------------------------------------ alpha after a discard
def test_a_discard_from_hand_shuts_out_alpha() -> None:
    """KF.alpha: one discarded card is enough, of whatever kind; a card that is not alpha is free."""
    t = given(house="shadows", you=seat(hand="sucker-punch urchin umbra"), foe=seat(line="troll"))
    assert t.may("play:sucker-punch")

    t.you.discards("urchin")

    t.may_not("play:sucker-punch", "KF.alpha")
    assert t.may("play:umbra") and t.may("discard:sucker-punch")


def test_cards_that_move_otherwise_before_step_3_do_not_shut_out_alpha() -> None:
    """KF.alpha-scope: Director of Z.Y.X. archives at the start of the turn, Memory Chip archives from hand after the choice."""
    t = given(
        step="start",
        you=seat(
            line="director-of-zyx",
            artifacts="memory-chip",
            hand="binate-rupture troll",
            deck="krump valdr",
            houses=["logos", "dis", "mars"],
            amber=2,
        ),
        foe=seat(amber=1),
    )
    t.answers("logos")
    in_any_order(t)
    t.answers("troll")
    if t.g.decision is not None and t.g.decision.kind == "archives":
        t.answers("no")

    t.you.plays("binate-rupture")

    t.then("you", amber=4, archives="krump troll").then("foe", amber=2)


def test_a_discard_in_the_last_turn_does_not_matter() -> None:
    """KF.alpha: the count is of this turn's step 3."""
    t = given(
        house="shadows",
        you=seat(hand=["sucker-punch", "urchin", *["dust-pixie"] * 5], houses=["shadows", "dis", "mars"]),
        foe=seat(line="troll", hand=6, houses=THREE),
    )
    t.you.discards("urchin")
    t.you.ends_turn()
    t.foe.chooses_house("dis")
    t.foe.ends_turn("shadows")

    assert t.may("play:sucker-punch")


# ------------------------------------------------------------------ taunt with moved neighbours
def test_taunt_protects_whoever_stands_beside_it_now() -> None:
    """KF.taunt: Quantum Fingertrap swaps Anaphiel with Krump: Troll, no longer beside him, may be attacked, Valdr may not."""
    t = given(
        house="logos",
        you=seat(artifacts="quantum-fingertrap", line="mother"),
        foe=seat(line="troll champion-anaphiel groke krump valdr"),
    )
    t.you.acts("quantum-fingertrap", "champion-anaphiel", "krump").then(
        "foe", line="troll krump groke champion-anaphiel valdr"
    )

    t.you.fights("mother").asks("attack", options="troll krump champion-anaphiel")

    t.may_not("groke", "KF.taunt").may_not("valdr", "KF.taunt")


def test_a_gap_that_closes_brings_a_creature_under_taunt() -> None:
    """KF.taunt, KF.gaps-close: Urchin between Anaphiel and Krump dies: now Krump is his neighbor and cannot be attacked."""
    t = given(
        house="brobnar", you=seat(hand="punch", line="troll"), foe=seat(line="champion-anaphiel urchin krump valdr")
    )
    t.you.fights("troll").asks("attack", options="champion-anaphiel krump valdr")
    t.g.undo()
    t.you.plays("punch", "urchin")

    t.you.fights("troll").asks("attack", options="champion-anaphiel valdr")

    t.may_not("krump", "KF.taunt")


def test_a_taunt_creature_moved_to_a_flank_frees_its_old_neighbors() -> None:
    """KF.taunt, KF.moving-to-flank: Tyxl Beambuckler hurts Anaphiel and moves him: only Valdr is beside him then."""
    t = given(
        house="mars",
        you=seat(hand="tyxl-beambuckler", line="tunk"),
        foe=seat(line="troll champion-anaphiel krump valdr"),
    )
    t.you.plays("tyxl-beambuckler", "left", "tyxl-beambuckler@line:0:play", "champion-anaphiel", "right")
    t.then("foe", line="troll krump valdr champion-anaphiel")

    t.you.fights("tunk").asks("attack", options="troll krump champion-anaphiel")


# ------------------------------------------------------------------ stun on a creature used by an effect
@pytest.mark.parametrize("theirs", ["valdr", ""])
def test_a_stunned_creature_used_by_an_effect_only_loses_its_stun(theirs: str) -> None:
    """KF.stun-use-by-card, KF.stun-even-with-no-enemy: Anger on a stunned Troll, with and without an enemy to fight (FAQ 11)."""
    t = given(house="brobnar", you=seat(hand="anger", line="troll+stun krump"), foe=seat(line=theirs))

    t.you.plays("anger", "troll")

    t.then("troll", stunned=False, ready=False, damage=0).then("you", amber=1).then("krump", ready=True)
    t.because("KF.stun-next-use").nothing_else()


def test_a_stunned_creature_readied_twice_fights_the_second_time() -> None:
    """KF.stun-use-by-card: One Stood Against Many uses it three times: the first use removes the stun, two fights follow."""
    t = given(
        house="sanctum",
        you=seat(hand="one-stood-against-many", line="champion-tabris+stun+power:9"),
        foe=seat(line="urchin+attacked:1 groke troll"),
    )

    t.you.plays("one-stood-against-many", "urchin", "groke")

    t.then("champion-tabris", stunned=False, ready=False).then("foe", line="troll").then("troll", damage=0)


def test_dominator_bauble_offers_nothing_but_removing_the_stun() -> None:
    """KF.stun-use-by-card: a stunned Pit Demon is neither to reap, to fight nor to act; nothing is stolen or gained."""
    t = given(
        house="dis", you=seat(artifacts="dominator-bauble", line="pit-demon+stun"), foe=seat(amber=3, line="troll")
    )

    t.you.acts("dominator-bauble")

    t.then("pit-demon", stunned=False, ready=False).then("you", amber=0).then("foe", amber=3).nothing_else()


# ------------------------------------------------------------------ an empty deck with an empty discard
def test_nothing_is_drawn_where_there_is_nothing() -> None:
    """KF.nothing-to-draw: Timetraveller and the refill of step 5 find neither deck nor pile; the game goes on."""
    t = given(house="logos", you=seat(hand="timetraveller", houses=THREE), foe=seat(hand=6))
    t.you.plays("timetraveller").then("you", hand="", amber=1)

    t.you.ends_turn()

    t.then("you", hand="", deck="", discard="").asks("house", seat="foe")


@pytest.mark.parametrize(("drawn", "deck"), [(1, 0), (2, 0)])
def test_a_draw_stops_when_deck_and_pile_have_run_out(drawn: int, deck: int) -> None:
    """KF.nothing-to-draw, KF.empty-deck: two are due: one from the deck, one from the pile, if there is one."""
    t = given(
        house="logos",
        you=seat(hand="timetraveller", deck="troll", discard="krump" if drawn == 2 else ""),
        foe=seat(hand=6),
    )

    t.you.plays("timetraveller")

    t.then("you", hand=drawn, deck=deck, discard="")


def test_effects_that_look_into_an_empty_deck_do_nothing() -> None:
    """KF.only-a-draw-reshuffles: Wild Wormhole, Random Access Archives: the pile is not turned into a deck for them."""
    t = given(house="logos", you=seat(hand="wild-wormhole random-access-archives", discard="troll"), foe=seat(deck=""))

    t.you.plays("wild-wormhole").then("you", amber=1, line="")
    t.you.plays("random-access-archives")

    t.then("you", amber=2, archives="", deck="", discard="random-access-archives wild-wormhole troll")


def test_no_card_discarded_is_no_reason_to_repeat() -> None:
    """KF.repeat, KF.as-much-as-possible: Neutron Shark with an empty deck: there is no card that is not Logos."""
    t = given(house="logos", you=seat(line="neutron-shark troll mother"), foe=seat(line="krump valdr"))

    t.you.reaps("neutron-shark", "krump", "troll")

    t.then("you", line="neutron-shark mother", amber=1).then("foe", line="valdr")


def test_chains_are_shed_though_there_was_nothing_to_draw() -> None:
    """KF.chains-shedding, KF.nothing-to-draw: a refill was due; that the deck is empty changes nothing about it."""
    t = given(house="brobnar", you=seat(chains=2, hand=3), foe=seat(hand=6))

    t.you.ends_turn()

    t.then("you", hand=3, chains=1)
