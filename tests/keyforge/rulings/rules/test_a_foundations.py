"""Group A of the rules: foundations (items 1 to 10 of the KeyForge rulebook as we number it)."""

from __future__ import annotations

from dataclasses import replace

import pytest

import tableforge
from tableforge.errors import BadDeck, BadSetup
from tableforge.keyforge.decks.deck import load
from tableforge.keyforge.doors.testing import given, seat
from tableforge.keyforge.state import KeyForge


# ------------------------------------------------------------------ 1 golden rule
def test_where_a_card_contradicts_the_rulebook_the_card_is_followed() -> None:
    """KF.golden-rule: creatures enter play exhausted, but Silvertooth says that it enters ready."""
    t = given(house="shadows", you=seat(hand="silvertooth", line="umbra+exhausted"))

    t.you.plays("silvertooth", "right")

    t.then("silvertooth", zone="line", ready=True)
    t.then("umbra", ready=False)
    t.nothing_else()


def test_where_a_card_does_not_contradict_the_rulebook_both_hold() -> None:
    """KF.golden-rule: Silvertooth enters ready, yet it takes a flank and obeys the active house like any other card."""
    t = given(house="shadows", you=seat(hand="silvertooth", line="umbra urchin"))
    t.you.plays("silvertooth").asks("flank", options="left right")

    off = given(house="dis", you=seat(hand="silvertooth", houses=["dis", "shadows", "untamed"]))
    off.may_not("play:silvertooth", "KF.off-house")


# ------------------------------------------------------------------ 2 two players
@pytest.mark.parametrize("decks", [(), ("starter:onyx",), ("starter:onyx", "starter:argus", "starter:onyx")])
def test_a_game_needs_exactly_two_decks(decks: tuple[str, ...]) -> None:
    """KF.two-players: one deck for each of two players, no more and no fewer."""
    with pytest.raises(BadSetup):
        tableforge.new("keyforge", decks=decks)


def test_two_players_sit_down_each_with_the_deck_and_identity_card_they_brought() -> None:
    """KF.two-players: each seat has its own thirty-six cards and its own three houses."""
    onyx, argus = load("starter:onyx"), load("starter:argus")
    g = tableforge.new("keyforge", decks=("starter:onyx", "starter:argus"), seed=3)
    assert isinstance(g.state, KeyForge)

    for seat_number, deck in enumerate((onyx, argus)):
        q = g.state.players[seat_number]
        assert q.houses == deck.houses
        held = sorted(g.state.cards[i].d.id for i in (*q.deck, *q.hand))
        assert held == sorted(card for card, _ in deck.cards)


def test_a_deck_from_which_a_card_was_taken_is_refused() -> None:
    """KF.two-players: a deck stays as it is; one with a card missing is none."""
    onyx = load("starter:onyx")
    with pytest.raises(BadDeck):
        tableforge.new("keyforge", decks=(replace(onyx, cards=onyx.cards[1:]), "starter:argus"))


# ------------------------------------------------------------------ 3 victory
def test_the_third_key_ends_the_game_before_anything_else_resolves() -> None:
    """KF.victory: Forgemaster Og would take what is left in the pool, but nothing resolves once the third key is turned."""
    t = given(step="forge", you=seat(amber=8, keys=2), foe=seat(amber=4, line="forgemaster-og"))

    assert t.g.over and t.g.result is not None
    assert t.g.result["winner"] == 0 and t.g.result["rule"] == "KF.victory"
    assert t.g.decision is None
    t.then("you", keys=3, amber=2).then("foe", amber=4, keys=0)


def test_the_second_key_ends_nothing() -> None:
    """KF.victory: the neighbour of the threshold; after the second key Forgemaster Og works and the turn goes on."""
    t = given(step="forge", you=seat(amber=8, keys=1), foe=seat(amber=4, line="forgemaster-og"))

    assert not t.g.over
    t.then("you", keys=2, amber=0).then("foe", amber=4)
    t.asks("house", seat="you")


def test_a_third_key_in_the_middle_of_an_effect_ends_the_game_there() -> None:
    """KF.victory: Key Charge forges in step 3; the card is still being resolved when the game is over."""
    t = given(house="untamed", you=seat(amber=7, keys=2, hand="key-charge"), foe=seat(line="urchin"))

    t.you.plays("key-charge", "yes")

    assert t.g.over and t.g.decision is None
    t.then("you", keys=3, amber=0, discard="").then("key-charge", zone="limbo")
    t.because("KF.lose", "KF.forge-payment", "KF.victory")


# ------------------------------------------------------------------ 4 to 6 ready and exhausted
def test_a_card_in_play_is_ready_or_exhausted_and_an_effect_changes_one_into_the_other() -> None:
    """KF.two-states: Nocturnal Maneuver exhausts the ready creatures it is pointed at; one already exhausted stays so."""
    t = given(house="untamed", you=seat(hand="nocturnal-maneuver"), foe=seat(line="urchin umbra+exhausted dodger"))

    t.you.plays("nocturnal-maneuver", "urchin", "umbra", "done")

    t.then("urchin", ready=False).then("umbra", ready=False).then("dodger", ready=True)
    t.then("you", amber=1)
    t.because("KF.two-states")
    t.nothing_else()


def test_using_a_card_needs_it_ready_and_exhausts_it() -> None:
    """KF.only-ready-cards-are-used: the reaping creature exhausts; it and the one that was exhausted cannot be used now."""
    t = given(
        house="brobnar",
        you=seat(line="troll headhunter+exhausted", artifacts="cannon+exhausted"),
        foe=seat(line="urchin"),
    )

    t.you.reaps("troll")

    t.then("troll", ready=False).then("you", amber=1)
    t.nothing_else()
    for act in ("reap:troll", "fight:troll", "reap:headhunter", "action:cannon"):
        t.may_not(act, "KF.only-ready-cards-are-used")


def test_an_exhausted_card_stays_unusable_until_its_controllers_step_4() -> None:
    """KF.exhausted-stays-exhausted: step 4 readies Troll; the opponent's exhausted creature waits for its own step 4."""
    t = given(house="brobnar", you=seat(line="troll+exhausted", hand=6), foe=seat(line="urchin+exhausted", hand=6))
    t.may_not("reap:troll", "KF.only-ready-cards-are-used")

    t.you.ends_turn()
    t.then("troll", ready=True).then("urchin", ready=False)
    t.because("KF.step-4-ready")

    t.foe.chooses_house("shadows")
    t.may_not("reap:urchin", "KF.only-ready-cards-are-used")


def test_an_ability_readies_a_card_before_step_4_and_it_may_be_used_again() -> None:
    """KF.exhausted-stays-exhausted: Mars First readies and uses Tunk; John Smyth beside it stays exhausted."""
    t = given(house="mars", you=seat(hand="mars-first", line="tunk+exhausted john-smyth+exhausted"))

    t.you.plays("mars-first", "tunk")

    t.then("you", amber=2)  # the bonus and the reap
    t.then("tunk", ready=False).then("john-smyth", ready=False)
    t.nothing_else()


# ------------------------------------------------------------------ 7 entering exhausted
def test_creatures_and_artifacts_enter_play_exhausted() -> None:
    """KF.entering-exhausted: Troll and Cannon cannot be used in the turn in which they were played."""
    t = given(house="brobnar", you=seat(hand="troll cannon", line="headhunter"), foe=seat(line="urchin"))

    t.you.plays("troll", "right").because("KF.entering-exhausted")
    t.then("troll", zone="line", ready=False).then("headhunter", ready=True)
    t.nothing_else()
    t.you.plays("cannon").because("KF.entering-exhausted")
    t.then("cannon", zone="artifacts", ready=False).then("headhunter", ready=True)
    t.nothing_else()
    t.may_not("reap:troll", "KF.only-ready-cards-are-used").may_not("action:cannon", "KF.only-ready-cards-are-used")


def test_a_creature_that_is_put_into_play_enters_exhausted_too() -> None:
    """KF.entering-exhausted: Overlord Greking puts the creature it destroyed into play; nothing says that it enters ready."""
    t = given(house="dis", you=seat(line="overlord-greking"), foe=seat(line="umbra dodger"))

    t.you.fights("overlord-greking", "umbra", "right")

    t.then("you", line="overlord-greking umbra").then("umbra", ready=False, controller="you", damage=0)
    t.then("foe", line="dodger").then("overlord-greking", damage=2)
    t.because("KF.put-into-play")


def test_a_card_may_let_others_enter_ready() -> None:
    """KF.entering-exhausted: The Curator speaks of friendly artifacts only; a creature still enters exhausted."""
    t = given(house="logos", you=seat(hand="library-of-babble dextre", line="the-curator"))

    t.you.plays("library-of-babble")
    t.then("library-of-babble", zone="artifacts", ready=True)
    t.nothing_else()
    t.you.plays("dextre", "left")
    t.then("dextre", zone="line", ready=False)
    t.nothing_else()


# ------------------------------------------------------------------ 8 and 9 the supply
def test_there_are_always_enough_status_cards() -> None:
    """KF.unlimited-components: a box holds ten stun cards; a twelfth creature is stunned as well as the first."""
    t = given(house="mars", you=seat(hand="phosphorus-stars"), foe=seat(line=" ".join(["urchin"] * 12 + ["tunk"])))

    t.you.plays("phosphorus-stars")

    t.then("foe.line[0:12]", stunned=True).then("tunk", stunned=False).then("you", chains=2)
    t.nothing_else()


def test_there_are_always_enough_tokens() -> None:
    """KF.unlimited-components: a box holds twenty-six æmber and twenty-two damage tokens; more may lie on the table."""
    line = " ".join(["king-of-the-crag+damage:4"] * 6)
    t = given(house="brobnar", you=seat(amber=30, hand="punch"), foe=seat(amber=26, line=line))
    assert sum(t.s.cards[i].damage for i in t.ids("foe.line")) == 24

    t.you.plays("punch", "foe.line[5]")  # bonus 1

    t.then("you", amber=31).then("foe", amber=26, discard="king-of-the-crag")


def test_gained_aember_comes_from_the_supply_and_spent_aember_goes_back_to_it() -> None:
    """KF.common-supply: a reap adds to one pool and takes from none; a forged key empties one pool and fills none."""
    t = given(house="brobnar", you=seat(amber=3, line="troll"), foe=seat(amber=4))
    t.you.reaps("troll")
    t.then("you", amber=4).then("foe", amber=4).then("troll", ready=False)
    t.nothing_else()

    t = given(step="forge", you=seat(amber=7), foe=seat(amber=4))
    t.then("you", amber=1, keys=1).then("foe", amber=4, keys=0)


def test_aember_discarded_from_a_creature_goes_to_the_supply() -> None:
    """KF.common-supply: Aubade the Grim gives back one of its captured æmber, and nobody gains it."""
    t = given(house="sanctum", you=seat(amber=0, line="aubade-the-grim+amber:3"), foe=seat(amber=2))

    t.you.reaps("aubade-the-grim")

    t.then("aubade-the-grim", amber=2, ready=False).then("you", amber=1).then("foe", amber=2)
    t.because("KF.reap", "KF.common-supply")
    t.nothing_else()


def test_prevented_damage_goes_back_to_the_supply_and_lies_on_no_creature() -> None:
    """KF.common-supply: The Terror deals 5 to a Raiding Knight with 2 armor; 3 lie on the Knight, 4 on The Terror."""
    t = given(house="dis", you=seat(line="the-terror"), foe=seat(line="raiding-knight dodger"))

    t.you.fights("the-terror", "raiding-knight")

    t.then("raiding-knight", damage=3, armor_left=0).then("the-terror", damage=4, ready=False).then("dodger", damage=0)
    t.because("KF.armor", "KF.fight-damage")
    t.nothing_else()


# ------------------------------------------------------------------ 10 reach of abilities
def test_an_ability_touches_only_cards_in_play_unless_it_names_another_zone() -> None:
    """KF.reach-of-abilities: Gateway to Dis destroys every creature in play and none in hand, deck, archives or discard."""
    t = given(
        house="dis",
        you=seat(hand="gateway-to-dis troll", line="charette", deck="bumpsy", archives="headhunter", discard="krump"),
        foe=seat(hand="dodger", line="urchin", deck="umbra", archives="noddy-the-thief", discard="silvertooth"),
    )

    t.you.plays("gateway-to-dis")

    t.then("you", line="", hand="troll", deck="bumpsy", archives="headhunter", chains=3)
    t.then("you", discard="gateway-to-dis charette krump")
    t.then("foe", line="", hand="dodger", deck="umbra", archives="noddy-the-thief", discard="urchin silvertooth")


def test_an_ability_that_names_a_zone_reaches_that_zone_and_no_other() -> None:
    """KF.reach-of-abilities: Regrowth returns a creature of the discard pile; those in deck, archives and play are no choice."""
    t = given(
        house="untamed",
        you=seat(
            hand="regrowth",
            line="dew-faerie",
            deck="flaxia",
            archives="murmook",
            discard="snufflegator dust-pixie fogbank",
        ),
        foe=seat(discard="urchin"),
    )

    t.you.plays("regrowth").asks("target", options="snufflegator dust-pixie")
    t.answers("dust-pixie")

    t.then(
        "you", amber=1, hand="dust-pixie", discard="regrowth snufflegator fogbank", deck="flaxia", archives="murmook"
    )
