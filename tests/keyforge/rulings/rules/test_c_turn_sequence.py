"""Group C of the rules: the turn (items 24 to 42)."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat

THREE = ["brobnar", "dis", "logos"]


# ------------------------------------------------------------------ 24 and 25 turns and steps
def test_players_alternate_turns_and_there_is_no_turn_limit() -> None:
    """KF.turns-alternate: you, the opponent, you again; a hundred turns in, the game goes on in the same way."""
    t = given(turn=101, house="brobnar", you=seat(hand=6, houses=THREE), foe=seat(hand=6, houses=THREE))
    t.you.ends_turn().asks("house", seat="foe")
    t.because("KF.turns-alternate")
    t.foe.chooses_house("dis").asks("act", seat="foe")
    t.foe.ends_turn().asks("house", seat="you")
    assert t.s.turn == 103 and not t.g.over


def test_the_five_steps_come_always_in_the_same_order() -> None:
    """KF.five-steps: forge, choose a house, the main step, ready, draw."""
    t = given(
        step="start",
        you=seat(
            amber=6,
            hand="punch",
            deck="troll bumpsy krump valdr groke smaaash",
            line="headhunter+exhausted",
            houses=THREE,
        ),
        foe=seat(line="dodger"),
    )
    t.asks("house", seat="you").then("you", keys=1, amber=0)  # the key comes before the house
    t.answers("brobnar").asks("act", seat="you").then("headhunter", ready=False)
    t.because("KF.forge-payment", "KF.choose-house")
    t.you.plays("punch", "dodger").then("you", hand="")
    t.you.ends_turn().then("headhunter", ready=True).then("you", hand="troll bumpsy krump valdr groke smaaash")
    t.because("KF.step-4-ready", "KF.step-5-draw", "KF.turns-alternate")


def test_ending_the_main_step_is_always_an_option() -> None:
    """KF.five-steps: the active player passes from step 3 to step 4 whenever they like."""
    t = given(house="brobnar", you=seat(hand="punch troll", line="headhunter", houses=THREE), foe=seat(line="dodger"))
    assert t.g.decision is not None
    assert {o.key: o.rule for o in t.g.decision.options}["end-turn"] == "KF.five-steps"


# ------------------------------------------------------------------ 26 and 27 who acts and who decides
def test_only_the_player_whose_turn_it_is_acts() -> None:
    """KF.active-player: every option of your turn is yours; the opponent's ready creature and hand wait for their own turn."""
    t = given(
        house="shadows",
        you=seat(line="umbra", hand="urchin", houses=["shadows", "dis", "logos"]),
        foe=seat(line="dodger", hand="noddy-the-thief", houses=["shadows", "dis", "logos"]),
    )
    t.asks("act", seat="you")
    assert t.g.decision is not None
    acts = {o.key.split("@")[0] for o in t.g.decision.options}
    assert acts == {"play:urchin", "discard:urchin", "reap:umbra", "fight:umbra", "end-turn"}
    t.may_not("reap:dodger@foe-line:0", "KF.use-needs-control")

    t.you.ends_turn()
    t.foe.chooses_house("shadows").asks("act", seat="foe")
    assert t.may("reap:dodger") and not t.may("reap:umbra")


def test_the_active_player_decides_for_the_opponents_cards_too() -> None:
    """KF.all-decisions: the opponent's own Soulkeeper kills one of your tied creatures, and you say which."""
    t = given(
        house="brobnar",
        you=seat(hand="punch", line="headhunter bumpsy urchin"),
        foe=seat(line="umbra[soulkeeper] dodger"),
    )

    t.you.plays("punch", "umbra").asks("target", seat="you", options="headhunter bumpsy")
    t.answers("bumpsy")

    t.then("you", line="headhunter urchin", discard="punch bumpsy", amber=1)
    t.then("foe", line="dodger", discard="umbra soulkeeper")


def test_the_active_player_chooses_the_flank_in_the_opponents_line() -> None:
    """KF.all-decisions: your Scowly Caper enters under the opponent's control; it is your turn, so you place it."""
    t = given(house="shadows", you=seat(hand="scowly-caper", line="umbra"), foe=seat(line="dodger urchin"))
    t.you.plays("scowly-caper").asks("flank", seat="you")
    t.answers("left")
    t.then("foe", line="scowly-caper dodger urchin").then("you", line="umbra")


def test_the_same_ability_twice_is_not_put_in_order() -> None:
    """KF.timing-conflicts: two Rocket Boots of one player on one creature; a third card's ability is still asked about."""
    boots = seat(line="titan-mechanic[rocket-boots,rocket-boots] dextre")
    t = given(house="logos", you=boots, foe=seat(line="troll"))
    t.you.reaps("titan-mechanic").asks("act").then("titan-mechanic", ready=True)
    t = given(house="logos", you=seat(line="titan-mechanic[rocket-boots,rocket-boots,red-planet-ray-gun] dextre"))
    t.you.reaps("titan-mechanic").asks("order")
    assert t.g.decision is not None and len(t.g.decision.options) == 2


def test_choose_one_is_a_decision_and_no_option_to_decline() -> None:
    """KF.all-decisions: Begone! names two effects; the active player picks one of them and cannot do without."""
    t = given(house="sanctum", you=seat(hand="begone"), foe=seat(line="pit-demon"))

    t.you.plays("begone").asks("choose-one", seat="you", rule="KF.all-decisions", options="first second")

    t.answers("first").then("pit-demon", zone="discard").then("you", amber=0).nothing_else()


# ------------------------------------------------------------------ 28 timing conflicts
@pytest.mark.parametrize(("first", "stolen"), [("foe", 2), ("you", 3)])
def test_abilities_due_at_the_same_time_resolve_in_the_active_players_order(first: str, stolen: int) -> None:
    """KF.timing-conflicts, KF.simultaneous-abilities: your Imp gains 2, their Brend steals 3; you order both, whosever they are."""
    t = given(
        house="dis",
        you=seat(amber=2, hand="gateway-to-dis", line="dust-imp"),
        foe=seat(amber=0, line="brend-the-fanatic"),
    )

    t.you.plays("gateway-to-dis").asks("order", seat="you", rule="KF.simultaneous-abilities")
    t.answers("brend-the-fanatic@foe-line:0:destroyed" if first == "foe" else "dust-imp@line:0:destroyed")

    t.then("you", amber=4 - stolen).then("foe", amber=stolen)


# ------------------------------------------------------------------ 29 step 3 only
def test_cards_are_played_used_and_discarded_only_in_step_3() -> None:
    """KF.step-3-only: while a house is being chosen none of it is possible."""
    t = given(step="house", you=seat(hand="punch", line="troll", houses=THREE), foe=seat(line="dodger"))
    t.asks("house")
    for act in ("play:punch", "discard:punch", "reap:troll", "fight:troll"):
        t.may_not(act, "KF.step-3-only")
    t.answers("brobnar")
    for act in ("play:punch", "discard:punch", "reap:troll", "fight:troll"):
        assert t.may(act)


def test_in_step_3_plays_uses_and_discards_mix_in_any_order_one_at_a_time() -> None:
    """KF.step-3-only: use, play, discard, play, use; while one is being resolved the next has to wait."""
    t = given(
        house="brobnar", you=seat(hand="punch bumpsy smith", line="troll headhunter"), foe=seat(amber=3, line="dodger")
    )
    t.you.reaps("troll").then("you", amber=1)
    t.you.plays("punch")
    t.asks("target").may_not("reap:headhunter", "KF.nested-resolution")
    t.answers("dodger").then("you", amber=2)
    t.you.discards("smith").then("you", discard="smith punch")
    t.you.plays("bumpsy", "left").then("foe", amber=2)
    t.you.reaps("headhunter").then("you", amber=3, hand="")


# ------------------------------------------------------------------ 30 step 4
def test_step_4_readies_all_the_active_players_cards_and_leaves_stuns_alone() -> None:
    """KF.step-4-ready: creatures and artifacts, stunned ones too; the opponent's cards stay as they are."""
    t = given(
        house="brobnar",
        you=seat(hand=6, line="troll+exhausted+stun headhunter+exhausted bumpsy", artifacts="cannon+exhausted"),
        foe=seat(hand=6, line="dodger+exhausted", artifacts="skeleton-key+exhausted"),
    )

    t.you.ends_turn()

    t.then("troll", ready=True, stunned=True).then("headhunter", ready=True).then("bumpsy", ready=True).then(
        "cannon", ready=True
    )
    t.then("dodger", ready=False).then("skeleton-key", ready=False)
    t.because("KF.step-4-ready", "KF.turns-alternate")


def test_a_card_under_the_active_players_control_is_readied_whoever_owns_it() -> None:
    """KF.step-4-ready: control, not ownership."""
    t = given(
        house="brobnar",
        you=seat(hand=6, line="dodger+exhausted+owner:foe"),
        foe=seat(hand=6, line="troll+exhausted+owner:you umbra+exhausted"),
    )
    t.you.ends_turn()
    t.then("dodger", ready=True).then("troll", ready=False).then("umbra", ready=False)


# ------------------------------------------------------------------ 31 to 33 step 5
@pytest.mark.parametrize("held", [0, 4, 5, 6])
def test_step_5_fills_the_hand_to_six(held: int) -> None:
    """KF.step-5-draw: as many as are missing, from the top of the deck; then the turn ends."""
    t = given(
        house="brobnar",
        you=seat(hand=held, deck="troll bumpsy krump valdr groke smaaash urchin"),
        foe=seat(hand=2, deck=9),
    )

    t.you.ends_turn()

    top = "troll bumpsy krump valdr groke smaaash".split()[: 6 - held]
    t.then("you", hand=["dust-pixie"] * held + top, deck=7 - len(top)).then("foe", hand=2, deck=9)
    t.asks("house", seat="foe")
    if top:
        t.because("KF.step-5-draw", "KF.turns-alternate")


def test_a_hand_of_more_than_six_cards_is_kept_and_nothing_is_drawn() -> None:
    """KF.no-hand-limit: seven or nine cards, no draw and no discard."""
    for held in (7, 9):
        t = given(house="brobnar", you=seat(hand=held, deck="troll bumpsy"))
        t.you.ends_turn()
        t.then("you", hand=held, deck="troll bumpsy", discard="")
        assert "draw" not in t.happened()


@pytest.mark.parametrize(
    ("mine", "theirs", "size"),
    [
        (seat(), seat(), 6),
        (seat(line="mother"), seat(), 7),
        (seat(line="mother mother"), seat(), 8),
        (seat(line="mother", artifacts="the-howling-pit"), seat(), 8),
        (seat(), seat(line="succubus", artifacts="the-howling-pit"), 6),
        (seat(), seat(line="succubus"), 5),
        (seat(), seat(line="dodger streke dodger"), 5),
        (seat(), seat(line="streke dodger"), 6),
        (seat(), seat(line="succubus dodger streke succubus"), 3),
    ],
)
def test_cards_that_change_the_refill_add_up(mine: dict[str, str], theirs: dict[str, str], size: int) -> None:
    """KF.refill-size: Mother, The Howling Pit, Succubus and Streke (off the flank) change what step 5 fills the hand to."""
    t = given(house="brobnar", you=seat(hand=1, deck=12, **mine), foe=seat(hand=6, **theirs))
    t.then("you", hand_size=size)
    t.you.ends_turn()
    t.then("you", hand=size, deck=12 - (size - 1))


def test_mother_changes_only_her_own_players_refill() -> None:
    """KF.refill-size: the opponent still refills to six."""
    t = given(house="brobnar", you=seat(hand=0, deck=9), foe=seat(line="mother", hand=0, deck=9))
    t.you.ends_turn()
    t.then("you", hand=6, hand_size=6).then("foe", hand_size=7)


# ------------------------------------------------------------------ 34 to 36 the deck runs out
def test_a_draw_from_an_empty_deck_shuffles_the_discard_pile_and_goes_on() -> None:
    """KF.empty-deck: one card is left, three are due: the last card, then two of the shuffled pile."""
    t = given(
        house="brobnar",
        you=seat(hand=3, deck="troll", discard="bumpsy krump valdr"),
        foe=seat(deck="", discard="dodger"),
        chance=("valdr", "bumpsy", "krump"),
    )

    t.you.ends_turn()

    t.then("you", hand="dust-pixie dust-pixie dust-pixie troll valdr bumpsy", deck="krump", discard="")
    t.then("foe", deck="", discard="dodger")
    t.because("KF.empty-deck", "KF.step-5-draw")


def test_a_draw_by_a_card_reshuffles_in_the_same_way() -> None:
    """KF.empty-deck: in any step; Library of Babble draws in step 3."""
    t = given(house="logos", you=seat(artifacts="library-of-babble", discard="troll"))

    t.you.acts("library-of-babble")

    t.then("you", hand="troll", deck="", discard="")
    t.because("KF.artifact-exhaust-then-resolve", "KF.empty-deck")


def test_the_last_card_drawn_does_not_reshuffle_by_itself() -> None:
    """KF.only-a-draw-reshuffles: the deck is empty now, but no further draw is due."""
    t = given(house="logos", you=seat(artifacts="library-of-babble", deck="troll", discard="bumpsy"))
    t.you.acts("library-of-babble")
    t.then("you", hand="troll", deck="", discard="bumpsy")
    assert "reshuffle" not in t.happened()


@pytest.mark.parametrize("edition", ["1.0", "1.1", "1.3"])
def test_nothing_but_a_draw_finds_cards_under_an_empty_deck(edition: str) -> None:
    """KF.only-a-draw-reshuffles: Wild Wormhole plays, Random Access Archives archives nothing; the same in every edition."""
    t = given(
        house="logos",
        edition=edition,
        you=seat(hand="wild-wormhole random-access-archives", discard="troll"),
        foe=seat(deck="dodger"),
    )
    t.you.plays("wild-wormhole")
    t.then("you", amber=1, discard="wild-wormhole troll", line="").nothing_else()
    t.you.plays("random-access-archives")
    t.then("you", amber=2, discard="random-access-archives wild-wormhole troll", archives="").then("foe", deck="dodger")


@pytest.mark.parametrize(
    ("edition", "rule"),
    [
        ("1.0", "KF.only-a-draw-reshuffles"),
        ("1.1", "KF.only-a-draw-reshuffles-1-1"),
        ("1.3", "KF.only-a-draw-reshuffles"),
    ],
)
def test_a_discard_that_digs_until_the_deck_runs_out_stops_there(edition: str, rule: str) -> None:
    """KF.only-a-draw-reshuffles, KF.only-a-draw-reshuffles-1-1.

    Sound the Horns finds no Brobnar creature in the deck and does not go on with the pile.
    """
    hand = seat(hand="sound-the-horns", deck="dodger urchin", discard="troll")
    t = given(house="brobnar", edition=edition, you=hand)
    t.you.plays("sound-the-horns")
    t.then("you", deck="", discard="sound-the-horns urchin dodger troll", hand="", amber=1)
    t.because(rule)


def test_with_deck_and_discard_pile_empty_the_rest_of_the_draw_is_ignored() -> None:
    """KF.nothing-to-draw: one card comes, five do not; nobody loses for it."""
    t = given(house="brobnar", you=seat(hand="", deck="troll"), foe=seat(hand=6))
    t.you.ends_turn()
    t.then("you", hand="troll", deck="", discard="")
    t.asks("house", seat="foe")
    assert not t.g.over


# ------------------------------------------------------------------ 37 the announcement
@pytest.mark.parametrize(("pool", "said"), [(5, False), (6, True), (7, True)])
def test_a_player_who_can_pay_for_a_key_says_so_at_the_end_of_the_turn(pool: int, said: bool) -> None:
    """KF.announce-check: from six on at the base cost; it changes nothing."""
    t = given(house="brobnar", you=seat(amber=pool, hand=6), foe=seat(amber=9, hand=6))
    t.you.ends_turn()
    assert ("check" in t.happened()) is said
    if said:
        t.because("KF.announce-check")
    t.then("you", amber=pool, keys=0)


@pytest.mark.parametrize(("pool", "said"), [(6, False), (7, True)])
def test_the_announcement_looks_at_the_current_cost_and_at_the_pool_alone(pool: int, said: bool) -> None:
    """KF.announce-check: the opponent's Murmook makes keys cost 7; æmber on Pocket Universe is not in the pool."""
    t = given(
        house="brobnar",
        you=seat(amber=pool, hand=6, artifacts="pocket-universe+amber:3"),
        foe=seat(line="murmook", hand=6),
    )
    t.you.ends_turn()
    assert ("check" in t.happened()) is said


# ------------------------------------------------------------------ 38 and 39 end and start of turn
def test_end_of_turn_effects_resolve_after_the_refill() -> None:
    """KF.end-of-turn: Titan Librarian archives one of the six cards; there is no second refill."""
    t = given(
        house="logos",
        you=seat(
            hand="dextre doc-bookton mother archimedes", deck="troll bumpsy krump", line="urchin titan-librarian dodger"
        ),
        foe=seat(hand=6),
    )
    t.you.ends_turn().asks("target", seat="you")
    t.answers("bumpsy")
    t.then("you", hand="dextre doc-bookton mother archimedes troll", deck="krump", archives="bumpsy")
    t.because("KF.step-5-draw", "KF.into-the-archives", "KF.turns-alternate")


def test_end_of_your_turn_is_not_the_end_of_the_opponents() -> None:
    """KF.end-of-turn: Shaffles makes the opponent lose 1 at the end of its own player's turn only."""
    t = given(
        house="dis", you=seat(line="shaffles", amber=3, hand=6, houses=THREE), foe=seat(amber=3, hand=6, houses=THREE)
    )
    t.you.ends_turn().then("foe", amber=2).then("you", amber=3)
    t.foe.chooses_house("brobnar")
    t.foe.ends_turn().then("foe", amber=2).then("you", amber=3)


def test_start_of_turn_effects_resolve_before_the_first_step() -> None:
    """KF.start-of-turn: Director of Z.Y.X. archives the top card before the key is forged, and the card may be taken in step 2."""
    t = given(
        step="start",
        you=seat(amber=6, line="director-of-zyx", deck="troll bumpsy", houses=THREE),
        foe=seat(line="director-of-zyx", deck="dodger"),
    )
    t.then("you", archives="troll", deck="bumpsy", keys=1, amber=0).then("foe", archives="", deck="dodger")
    t.because("KF.turns-alternate", "KF.into-the-archives", "KF.forge-payment")
    t.asks("house").answers("brobnar").asks("archives")


# ------------------------------------------------------------------ 40 to 42 how long effects last
def test_an_effect_for_the_rest_of_the_turn_ends_with_the_turn() -> None:
    """KF.for-the-rest-of-the-turn: Loot the Bodies pays for an enemy creature now, not for one in the next turns."""
    t = given(
        house="brobnar",
        you=seat(hand="loot-the-bodies punch", line="troll krump", houses=THREE),
        foe=seat(line="umbra urchin dodger", houses=["shadows", "dis", "logos"]),
    )
    t.you.plays("loot-the-bodies").because("KF.for-the-rest-of-the-turn")
    t.you.plays("punch", "umbra").then("you", amber=2)  # bonus 1, loot 1
    t.you.ends_turn()
    t.foe.chooses_house("shadows")
    t.foe.fights("dodger", "troll").then("foe", line="urchin").then("you", amber=2)


def test_an_effect_for_the_rest_of_the_turn_lasts_through_the_end_of_turn_effects() -> None:
    """KF.for-the-rest-of-the-turn: tunneled, the Librarian in the middle counts as on a flank at the end of the turn."""
    for tunneled in (True, False):
        t = given(
            house="logos",
            you=seat(hand=6, line="urchin titan-librarian dodger", artifacts="spectral-tunneler"),
            foe=seat(hand=6),
        )
        if tunneled:
            t.you.acts("spectral-tunneler", "titan-librarian")
        t.you.ends_turn(*[] if tunneled else ["dust-pixie"])
        t.then("you", archives=0 if tunneled else 1, hand=6 if tunneled else 5)


def test_an_effect_for_the_rest_of_the_turn_outlives_the_card_that_made_it() -> None:
    """KF.for-the-rest-of-the-turn: the Potion is sacrificed at once; your creatures are safe, the enemy's are not."""
    t = given(
        house="brobnar",
        you=seat(hand="punch punch", line="troll urchin", artifacts="potion-of-invulnerability"),
        foe=seat(line="dodger"),
    )
    t.you.omnis("potion-of-invulnerability").then("you", discard="potion-of-invulnerability", artifacts="")
    t.you.plays("punch", "urchin").then("urchin", damage=0, zone="line")
    t.you.plays("punch", "dodger").then("dodger", damage=3)


def test_a_next_turn_effect_covers_the_whole_next_turn_of_the_named_player_and_no_other() -> None:
    """KF.next-turn-effects: after Foggify the opponent cannot fight next turn; you can, and so can they the turn after."""
    t = given(
        house="logos",
        you=seat(hand="foggify", line="dextre brain-eater", houses=THREE),
        foe=seat(line="dodger culf-the-quiet", houses=["shadows", "brobnar", "logos"]),
    )
    t.you.plays("foggify").because("KF.next-turn-effects")
    assert t.may("fight:brain-eater")
    t.you.ends_turn()
    t.foe.chooses_house("shadows")
    t.may_not("fight:dodger", "KF.cannot-beats-must-and-may")
    assert t.may("reap:dodger")
    t.foe.ends_turn()
    t.you.chooses_house("logos")
    assert t.may("fight:brain-eater")
    t.you.ends_turn()
    t.foe.chooses_house("shadows")
    assert t.may("fight:dodger")


@pytest.mark.parametrize(("pool", "keys"), [(8, 0), (9, 1)])
def test_a_dearer_key_next_turn_counts_from_that_turns_first_step(pool: int, keys: int) -> None:
    """KF.next-turn-effects: Lash of Broken Dreams: +3 in the opponent's next turn only; nothing yet in yours, nothing after."""
    t = given(
        house="dis",
        you=seat(artifacts="lash-of-broken-dreams", hand=6, houses=THREE),
        foe=seat(amber=pool, hand=6, houses=THREE),
    )
    t.you.acts("lash-of-broken-dreams").then("foe", key_cost=6).then("you", key_cost=6)
    t.you.ends_turn()
    t.then("foe", keys=keys, amber=pool - 9 * keys, key_cost=9)
    t.foe.chooses_house("dis")
    t.foe.ends_turn().then("foe", key_cost=6).then("you", key_cost=6)


@pytest.mark.parametrize(
    ("card", "house", "barred", "free"),
    [
        ("scrambler-storm", "logos", "play:poke", "play:dextre"),
        ("lifeward", "dis", "play:dextre", "play:poke"),
        ("skippy-timehog", "logos", "reap:mother", "play:dextre"),
    ],
)
def test_what_is_forbidden_next_turn_is_forbidden_then_and_allowed_again_afterwards(
    card: str, house: str, barred: str, free: str
) -> None:
    """KF.next-turn-effects: Scrambler Storm bars actions, Lifeward creatures, Skippy Timehog every use."""
    t = given(
        house=house,
        you=seat(
            hand="" if card == "lifeward" else card, artifacts="lifeward" if card == "lifeward" else "", houses=THREE
        ),
        foe=seat(hand="poke dextre", line="mother", deck=9, houses=THREE),
    )
    if card == "lifeward":
        t.you.omnis(card)
    else:
        t.you.plays(card)
    t.you.ends_turn()
    t.foe.chooses_house("logos")
    assert not t.may(barred) and t.may(free)
    t.foe.ends_turn()
    t.you.chooses_house("brobnar")
    t.you.ends_turn()
    t.foe.chooses_house("logos")
    assert t.may(barred) and t.may(free)


def test_a_skipped_step_does_not_happen_but_a_card_may_still_forge() -> None:
    """KF.skipped-step: Miasma skips the opponent's step 1; Key Charge forges all the same, and the other steps are normal."""
    t = given(
        house="shadows",
        you=seat(hand="miasma", amber=5, houses=["shadows", "dis", "logos"]),
        foe=seat(amber=8, hand="key-charge", deck=9, houses=["untamed", "dis", "logos"]),
    )
    t.you.plays("miasma").then("you", amber=6)
    t.you.ends_turn()
    t.because("KF.skipped-step").then("foe", amber=8, keys=0)
    t.foe.chooses_house("untamed")
    t.foe.plays("key-charge", "yes").then("foe", amber=1, keys=1)
    t.foe.ends_turn()
    t.then("foe", hand=6).then("you", keys=1, amber=0)  # your own step 1 is not skipped


def test_the_sting_skips_its_own_players_step_1_only() -> None:
    """KF.skipped-step: with 8 æmber each, The Sting's player forges nothing; the opponent does, and pays The Sting's player."""
    t = given(
        step="forge",
        you=seat(amber=8, artifacts="the-sting", hand=6, houses=THREE),
        foe=seat(amber=8, hand=6, houses=THREE),
    )
    t.then("you", keys=0, amber=8)
    t.you.chooses_house("brobnar")
    t.you.ends_turn()
    t.then("foe", keys=1, amber=2).then("you", amber=14)
