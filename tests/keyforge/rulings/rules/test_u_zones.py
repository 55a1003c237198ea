"""Group U of the rules: zones and information (items 262 to 278)."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tableforge
from tableforge.kernel.chance import SHUFFLE
from tableforge.kernel.core import Program
from tableforge.keyforge import ops
from tableforge.keyforge.doors.testing import Ruling, given, seat
from tableforge.keyforge.editions import EDITIONS as BOOKS
from tableforge.keyforge.state import KFrame
from tableforge.keyforge.words import you as you_seat

THREE = ["brobnar", "dis", "logos"]
EDITIONS = ["1.0", "1.1", "1.3"]
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def side(t: Ruling, eye: int | None, whose: int) -> dict[str, Any]:
    """What one seat (None: a spectator) sees of a player's side."""
    out: dict[str, Any] = t.g.view(eye)["players"][whose]
    return out


def names(cards: list[dict[str, Any]] | None) -> list[str] | None:
    return None if cards is None else [c["id"] for c in cards]


def told(t: Ruling, eye: int | None) -> str:
    """Everything the log tells a seat."""
    return "\n".join(e.text("en", eye) for e in t.g.log)


# ------------------------------------------------------------------ 262 to 264, 273 hidden zones
def test_a_deck_is_hidden_from_both_players() -> None:
    """KF.zone-deck: nothing in either player's view, or a spectator's, tells a card of the deck or its place."""
    t = given(house="brobnar", you=seat(deck="troll krump valdr"), foe=seat(deck="dodger urchin"))

    for eye in (0, 1, None):
        seen = json.dumps(t.g.view(eye))
        assert not any(name in seen for name in ("troll", "krump", "valdr", "dodger", "urchin"))
        assert "deck" not in side(t, eye, 0)


def test_swapping_cards_of_a_deck_changes_nobodys_view() -> None:
    """KF.zone-deck: the same position with the deck in another order looks the same to everyone."""
    one = given(house="brobnar", you=seat(deck="troll krump valdr", line="groke"))
    two = given(house="brobnar", you=seat(deck="valdr troll krump", line="groke"))

    for eye in (0, 1, None):
        assert one.g.view(eye) == two.g.view(eye)


def test_a_hand_is_known_to_its_holder_alone() -> None:
    """KF.zone-hand: you see yours, the opponent and a spectator see its size."""
    t = given(house="brobnar", you=seat(hand="troll punch"), foe=seat(hand="dodger"))

    assert names(side(t, 0, 0)["hand"]) == ["troll", "punch"]
    assert side(t, 1, 0)["hand"] is None and side(t, None, 0)["hand"] is None
    assert names(side(t, 1, 1)["hand"]) == ["dodger"] and side(t, 0, 1)["hand"] is None


def test_archives_may_be_looked_at_by_their_holder_alone() -> None:
    """KF.zone-archives: at any time, also in the opponent's turn; they are out of play: Pandemonium finds no creature in them."""
    t = given(
        house="dis",
        you=seat(hand="pandemonium", archives="troll krump", line="pit-demon"),
        foe=seat(amber=5, archives="dodger", line="valdr"),
    )
    assert names(side(t, 0, 0)["archives"]) == ["troll", "krump"]
    assert side(t, 1, 0)["archives"] is None and side(t, None, 0)["archives"] is None
    assert names(side(t, 1, 1)["archives"]) == ["dodger"]  # it is not their turn

    t.you.plays("pandemonium")

    t.then("pit-demon", amber=1).then("troll", amber=0, zone="archives").then("dodger", amber=0)


@pytest.mark.parametrize(("card", "house"), [("labwork", "logos"), ("hidden-stash", "shadows")])
def test_a_card_archived_without_a_stated_source_comes_from_hand(card: str, house: str) -> None:
    """KF.into-the-archives: only cards of your hand may be chosen; deck, discard pile and line are not asked."""
    t = given(
        house=house,
        you=seat(hand=f"{card} troll urchin", deck="krump", discard="valdr", line="groke"),
        foe=seat(hand="dodger"),
    )

    t.you.plays(card).asks("target", options="troll urchin").answers("urchin")

    t.then("you", archives="urchin", hand="troll", deck="krump", line="groke").because("KF.into-the-archives")


def test_only_card_abilities_put_cards_into_the_archives() -> None:
    """KF.into-the-archives: a main step with cards in hand offers to play, discard and use, and nothing else."""
    t = given(house="brobnar", you=seat(hand="punch troll", archives="krump", line="groke"), foe=seat(line="urchin"))

    assert t.g.decision is not None
    assert {o.key.split(":")[0] for o in t.g.decision.options} == {"play", "discard", "reap", "fight", "end-turn"}


# ------------------------------------------------------------------ 266, 267 foreign cards in archives
def test_archives_may_hold_the_opponents_cards_which_go_home_when_taken() -> None:
    """KF.foreign-cards-in-archives: Uxlyx archived Troll; taken up with your own cards it goes to its owner's hand."""
    t = given(
        step="house",
        you=seat(archives="troll+owner:foe krump", hand="", houses=THREE),
        foe=seat(hand="urchin", line="valdr"),
    )
    t.asks("house").answers("brobnar").asks("archives")

    t.mark()
    t.answers("yes")

    t.then("you", hand="krump", archives="").then("foe", hand="urchin troll", line="valdr").because(
        "KF.foreign-cards-in-archives"
    )


def test_a_foreign_card_that_leaves_the_archives_by_an_effect_goes_home_too() -> None:
    """KF.foreign-cards-in-archives: Project Z.Y.X. would play it: it goes to its owner's hand instead and is not played."""
    t = given(house="logos", you=seat(line="project-zyx", archives="bumpsy+owner:foe"), foe=seat(amber=3, line="valdr"))

    t.you.reaps("project-zyx", "yes")

    t.then("foe", hand="bumpsy", amber=3).then("you", line="project-zyx", archives="", amber=1)
    t.because("KF.foreign-cards-in-archives")


@pytest.mark.parametrize(
    ("archives", "gained"), [("troll+owner:you krump+owner:you", 0), ("troll+owner:you smith", 1), ("smith anger", 2)]
)
def test_an_archived_card_that_goes_home_was_not_discarded(archives: str, gained: int) -> None:
    """KF.discard-of-archives: Dysania discards the opponent's archives and counts only what reached a discard pile (FAQ 21)."""
    t = given(house="logos", you=seat(hand="dysania"), foe=seat(archives=archives, line="valdr"))

    t.you.plays("dysania")

    t.then("you", amber=gained, hand=2 - gained).then("foe", archives="", discard=gained, line="valdr")
    if gained < 2:
        t.because("KF.discard-of-archives")


def taken_back(*, foe_hand: str = "", your_hand: str = "", **you: object) -> Ruling:
    """Your own Troll, which the opponent controls, is put into your archives by Uxlyx."""
    t = given(
        house="mars",
        you=seat(line="uxlyx-the-zookeeper", hand=your_hand, deck=9, houses=["mars", "logos", "dis"], **you),
        foe=seat(line="troll+owner:you valdr", hand=foe_hand, deck=9, houses=["logos", "mars", "shadows"]),
    )
    t.you.reaps("uxlyx-the-zookeeper", "troll").then("troll", zone="archives", owner="you")
    return t


def test_a_card_that_goes_home_from_the_archives_may_be_your_own() -> None:
    """KF.foreign-cards-in-archives, KF.discard-of-archives: Uxlyx says where the creature goes, whoever owns it: Dysania discards
    your archives; Troll comes to your hand instead, and the opponent gains æmber only for the other card."""
    t = taken_back(foe_hand="dysania", your_hand="zorg", archives="dextre")
    t.you.ends_turn("logos")

    t.foe.plays("dysania", "left")

    t.then("you", archives="", discard="dextre").then("troll", zone="hand").then("foe", amber=1)
    t.because("KF.discard-of-archives")


def test_a_card_of_your_own_that_goes_home_was_not_purged() -> None:
    """KF.foreign-cards-in-archives, KF.if-you-do-in-order-to: Yzphyz Knowdrone would purge the Troll that Uxlyx took back: it comes
    to your hand, and nobody is stunned.  Dextre, archived from hand, would have been purged."""
    t = taken_back(your_hand="yzphyz-knowdrone")

    t.you.plays("yzphyz-knowdrone", "left", "yes")

    t.then("you", archives="", purged="", hand="troll").then("valdr", stunned=False)


def test_the_archives_are_taken_with_a_card_that_goes_home_to_the_same_hand() -> None:
    """KF.taking-the-archives, KF.foreign-cards-in-archives: both go to your hand, and the opponent is not told which they are."""
    t = taken_back(archives="dextre")
    t.you.ends_turn("logos")
    t.foe.ends_turn("mars").asks("archives", seat="you").answers("yes")

    t.then("you", archives="").then("troll", zone="hand").then("dextre", zone="hand").because("KF.taking-the-archives")
    assert "Dextre" not in told(t, 1)


# ------------------------------------------------------------------ 268, 269 the discard pile
def test_discard_piles_are_open_to_both_with_the_newest_on_top() -> None:
    """KF.zone-discard-pile: what is discarded now lies before what was there."""
    t = given(house="brobnar", you=seat(hand="punch troll", discard="krump valdr"), foe=seat(discard="dodger"))

    t.you.discards("troll")

    for eye in (0, 1, None):
        assert names(side(t, eye, 0)["discard"]) == ["troll", "krump", "valdr"]
        assert names(side(t, eye, 1)["discard"]) == ["dodger"]


def test_the_order_of_a_discard_pile_is_kept() -> None:
    """KF.discard-pile-order: taking a card out of the middle leaves the others as they were."""
    t = given(
        house="untamed",
        you=seat(hand="regrowth", discard="flaxia murmook teliga snufflegator"),
        foe=seat(discard="troll krump"),
    )

    t.you.plays("regrowth", "teliga")

    t.then("you", discard="regrowth flaxia murmook snufflegator", hand="teliga").then("foe", discard="troll krump")


def test_the_order_is_kept_while_the_pile_is_searched() -> None:
    """KF.discard-pile-order: Grumpus Tamer finds War Grumpus in the pile; the deck is shuffled, the pile is not."""
    t = given(
        house="brobnar",
        you=seat(line="grumpus-tamer", discard="punch war-grumpus anger smith", deck="troll krump"),
        chance=["krump", "troll"],
    )

    t.you.reaps("grumpus-tamer", "war-grumpus")

    t.then("you", hand="war-grumpus", discard="punch anger smith", deck="krump troll")


# ------------------------------------------------------------------ 270 to 273 what is open
@every_edition
def test_purged_cards_are_open_only_in_1_3(edition: str) -> None:
    """KF.purged-cards: their number is always known."""
    t = given(house="brobnar", edition=edition, you=seat(purged="troll krump"), foe=seat(line="valdr"))

    for eye in (0, 1, None):
        assert side(t, eye, 0)["purged_size"] == 2
        assert names(side(t, eye, 0)["purged"]) == (["troll", "krump"] if edition == "1.3" else None)
        assert side(t, eye, 1)["purged_size"] == 0


def test_a_card_under_a_card_is_known_to_the_player_who_put_it_there() -> None:
    """KF.cards-under-cards: the opponent sees that there is one, and neither view nor log tells which; it is out of play."""
    t = given(house="shadows", you=seat(hand="masterplan troll urchin", line="dodger"), foe=seat(line="valdr"))

    t.you.plays("masterplan", "troll").because("KF.cards-under-cards")

    assert names(side(t, 0, 0)["artifacts"][0]["under"]) == ["troll"]
    for eye in (1, None):
        assert side(t, eye, 0)["artifacts"][0]["under"] == [None]
        assert "Troll" not in told(t, eye)
    assert "Troll" in told(t, 0)
    t.then("troll", zone="under").then("you", line="dodger", hand="urchin")


def test_a_card_under_a_card_stays_its_players_secret_when_control_changes() -> None:
    """KF.cards-under-cards: Sneklifter takes Masterplan; its new controller does not learn what lies under it."""
    t = given(house="shadows", you=seat(hand="sneklifter"), foe=seat(artifacts="masterplan/troll", line="valdr"))

    t.you.plays("sneklifter").then("you", artifacts="masterplan")

    assert side(t, 0, 0)["artifacts"][0]["under"] == [None]
    assert names(side(t, 1, 0)["artifacts"][0]["under"]) == ["troll"]


def test_everything_in_play_is_open_to_both() -> None:
    """KF.in-play: tokens, upgrades, states, pools, keys and chains look the same from either seat."""
    t = given(
        house="brobnar",
        you=seat(
            amber=3,
            keys=1,
            chains=4,
            line="troll[blood-of-titans]+damage:2+amber:1+power:1",
            artifacts="cannon+exhausted",
        ),
        foe=seat(amber=5, line="valdr+stun+doom:1"),
    )

    for eye in (0, 1, None):
        mine, theirs = side(t, eye, 0), side(t, eye, 1)
        assert (mine["amber"], mine["keys"], mine["chains"], theirs["amber"]) == (3, 1, 4, 5)
        troll, valdr = mine["line"][0], theirs["line"][0]
        assert (troll["power"], troll["damage"], troll["amber"], troll["power_counters"]) == (14, 2, 1, 1)
        assert names(troll["upgrades"]) == ["blood-of-titans"]
        assert valdr["stunned"] and valdr["doom_counters"] == 1
        assert mine["artifacts"][0]["ready"] is False


def test_the_numbers_of_hidden_cards_are_public() -> None:
    """KF.sizes-of-hidden-zones: of deck, hand and archives, for both players and for a spectator."""
    t = given(house="brobnar", you=seat(deck=9, hand=4, archives=2), foe=seat(deck=7, hand=6, archives=1))

    for eye in (0, 1, None):
        sizes = [[side(t, eye, p)[k] for k in ("deck_size", "hand_size", "archives_size")] for p in (0, 1)]
        assert sizes == [[9, 4, 2], [7, 6, 1]]


# ------------------------------------------------------------------ 274, 275 searching
def test_a_searcher_sees_what_may_be_found_and_the_opponent_does_not() -> None:
    """KF.search: you are shown the War Grumpus of deck and pile; the opponent is not told what is in the deck."""
    t = given(
        house="brobnar",
        you=seat(line="grumpus-tamer", deck="punch war-grumpus troll", discard="anger"),
        foe=seat(line="valdr"),
    )

    t.you.reaps("grumpus-tamer").asks("target", seat="you", options="war-grumpus done")

    assert "options" not in t.g.view(1)["decision"] and "war-grumpus" not in json.dumps(t.g.view(1))
    t.answers("war-grumpus").then("war-grumpus", zone="hand").because("KF.search")
    assert "War Grumpus" in told(t, 1)  # what was found is revealed
    assert "Troll" not in told(t, 1)


@pytest.mark.parametrize("deck", ["troll punch", "troll ancient-bear punch"])
def test_a_searcher_sees_the_whole_deck_whether_anything_fits_or_not(deck: str) -> None:
    """KF.search: Bear Flute looks through a deck; its player is told every card of it, also where no Ancient Bear is among them.
    The opponent is told only that so many cards were looked at, and nobody is shown the other deck."""
    t = given(
        house="untamed", you=seat(artifacts="bear-flute", deck=deck, discard="anger"), foe=seat(deck="valdr urchin")
    )

    t.you.acts("bear-flute", "done")

    seen = [e for e in t.events() if e.kind == "look"]
    assert [[t.s.cards[i].d.id for i in e.cards] for e in seen] == [deck.split()]
    assert [e.rule for e in seen] == ["KF.search"] and "Troll" in told(t, 0) and "Punch" in told(t, 0)
    assert "Troll" not in told(t, 1) and "Punch" not in told(t, 1) and "Valdr" not in told(t, 0)
    t.because("KF.search", "KF.shuffle-after-search").then("you", hand="", deck=len(deck.split()), discard="anger")


def test_a_search_of_an_empty_deck_shows_nothing() -> None:
    """KF.search: only the open discard pile is left to search, and what was not asked for stays there."""
    t = given(house="brobnar", you=seat(line="grumpus-tamer", discard="anger"))

    t.you.reaps("grumpus-tamer")

    assert "look" not in t.happened()
    t.then("you", amber=1, discard="anger").nothing_else()


def test_a_search_may_fail_to_find() -> None:
    """KF.search: the card is there and stays there; the deck is shuffled all the same."""
    t = given(
        house="logos",
        you=seat(hand="help-from-future-self", deck="timetraveller punch", discard=""),
        foe=seat(line="valdr"),
    )

    t.you.plays("help-from-future-self", "done")

    t.then("timetraveller", zone="deck").then("you", hand="", deck=2).because("KF.shuffle-after-search")


@every_edition
@pytest.mark.parametrize("answer", ["ancient-bear", "done"])
def test_a_deck_that_was_searched_is_shuffled(edition: str, answer: str) -> None:
    """KF.shuffle-after-search, KF.shuffle-after-any-search.

    Bear Flute searches the whole deck, found or not; the opponent's deck is not touched.
    """
    t = given(
        house="untamed",
        edition=edition,
        you=seat(artifacts="bear-flute", deck="troll ancient-bear krump valdr"),
        foe=seat(deck="dodger urchin"),
        chance=["valdr", "troll", "krump"] if answer == "ancient-bear" else ["valdr", "ancient-bear", "troll", "krump"],
    )

    t.you.acts("bear-flute", *dict.fromkeys([answer, "done"]))

    t.because(BOOKS[edition].rule["any_search_shuffles"]).then("foe", deck="dodger urchin")
    t.then("you", deck="valdr troll krump" if answer == "ancient-bear" else "valdr ancient-bear troll krump")


def test_a_card_that_was_not_in_play_does_not_leave_it() -> None:
    """KF.reach-of-abilities, KF.leaving-destination: Regrowth names the discard pile; the creature does not come from play."""
    t = given(house="untamed", you=seat(hand="regrowth", discard="troll punch"), foe=seat())

    t.you.plays("regrowth")

    t.then("troll", zone="hand").because("KF.aember-bonus-first", "KF.reach-of-abilities")
    assert "KF.leaving-destination" not in [e.rule for e in t.events()]


@every_edition
@pytest.mark.parametrize("whole", [True, False])
def test_after_a_search_of_a_part_only_the_older_books_shuffle(edition: str, whole: bool) -> None:
    """KF.shuffle-after-search, KF.shuffle-after-any-search.

    1.3 speaks of the entire deck, 1.1 of any search; no card of these sets searches a part.
    """
    t = given(house="brobnar", edition=edition, you=seat(deck="troll krump valdr"), foe=seat(deck="dodger"))
    assert BOOKS[edition].any_search_shuffles == (edition != "1.3")
    s = t.s
    before = s.players[0].deck
    shuffled = whole or edition != "1.3"
    s.script = tuple([(SHUFFLE, i) for i in reversed(before)]) if shuffled else ()

    ops.ShuffleSearched(you_seat, whole).run(s, KFrame(Program("a search", ()), -1, 0))

    assert s.players[0].deck == (tuple(reversed(before)) if shuffled else before)


# ------------------------------------------------------------------ 276 to 278 reveal, random, swap
def test_revealed_cards_are_seen_by_both_and_stay_where_they_are() -> None:
    """KF.reveal-look: Mothergun reveals a Mars card of your hand; the other card in it is not told."""
    t = given(house="mars", you=seat(artifacts="mothergun", hand="tunk troll"), foe=seat(line="valdr"))

    t.you.acts("mothergun", "tunk", "done")

    t.then("you", hand="tunk troll").then("valdr", damage=1).because("KF.reveal-look")
    assert "Tunk" in told(t, 1) and "Tunk" in told(t, None) and "Troll" not in told(t, 1)


def test_looked_at_cards_are_seen_by_the_looking_player_alone() -> None:
    """KF.reveal-look: Psychic Bug looks at the opponent's hand; a spectator learns nothing of it."""
    t = given(house="logos", you=seat(line="psychic-bug"), foe=seat(hand="troll krump"))

    t.you.reaps("psychic-bug")

    t.then("foe", hand="troll krump").then("you", amber=1).because("KF.reveal-look")
    assert "Troll" in told(t, 0) and "Krump" in told(t, 0)
    assert "Troll" not in told(t, None)


@pytest.mark.parametrize("pick", ["troll", "krump", "valdr"])
def test_random_choices_are_made_by_chance_from_the_whole_zone(pick: str) -> None:
    """KF.random-choices: Mind Barb discards what chance names; nobody is asked, your own hand is safe."""
    t = given(house="dis", you=seat(hand="mind-barb charette"), foe=seat(hand="troll krump valdr"), chance=[pick])

    t.you.plays("mind-barb").asks("act")

    t.then(pick, zone="discard").then("foe", hand=2, discard=pick).then("you", hand="charette", amber=1)


def test_chance_is_fair_to_every_card_of_the_zone() -> None:
    """KF.random-choices: over many seeds each of three cards is hit."""
    hit = set()
    for seed in range(30):
        t = given(house="dis", seed=seed, you=seat(hand="mind-barb"), foe=seat(hand="troll krump valdr"))
        t.you.plays("mind-barb")
        hit.add(t.player("foe")["discard"][0])

    assert hit == {"troll", "krump", "valdr"}


def test_whole_zones_change_places() -> None:
    """KF.swapping-zones: Reverse Time makes the pile the deck and the deck the pile; Reverse Time itself is in neither."""
    t = given(
        house="logos",
        you=seat(hand="reverse-time", deck="troll krump", discard="punch anger smith"),
        foe=seat(deck="dodger", discard="urchin"),
        chance=["smith", "punch", "anger"],
    )

    t.you.plays("reverse-time")

    t.then("you", deck="smith punch anger", discard="reverse-time troll krump", amber=1)
    t.then("foe", deck="dodger", discard="urchin").because("KF.swapping-zones")


def test_an_ability_that_waits_does_not_tell_where_its_card_lies_by_now() -> None:
    """KF.zone-hand, KF.zone-deck: Graft is back in your hand by way of pile and deck: what it did is known, its place is not."""
    t = given(
        house="logos",
        you=seat(hand="interdimensional-graft interdimensional-graft", houses=THREE),
        foe=seat(amber=9, line="forgemaster-og", houses=THREE, deck=6),
    )
    t.you.plays("you.hand[0]")

    t.you.ends_turn().then("interdimensional-graft", zone="hand")  # both copies of it

    t.asks("order", seat="foe", options="forgemaster-og interdimensional-graft:after")
    assert t.g.decision is not None and "hand" not in " ".join([o.label("en") for o in t.g.decision.options])
    t.answers("interdimensional-graft:after").then("you", amber=1 + 3).then("foe", keys=1, amber=0)


def test_a_whole_game_tells_no_seat_the_others_hand() -> None:
    """KF.zone-hand, KF.zone-deck: from the first hand on."""
    g = tableforge.new("keyforge", seed=3, first=0)

    assert g.view(0)["players"][1]["hand"] is None and g.view(1)["players"][0]["hand"] is None
    assert len(g.view(0)["players"][0]["hand"]) == 7 and len(g.view(1)["players"][1]["hand"]) == 6
