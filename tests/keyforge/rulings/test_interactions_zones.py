"""Whose a card is and where it lies: control that ends, cards under cards, prey in archives, cards played from elsewhere."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import Ruling, given, seat


def on_the_left(t: Ruling) -> Ruling:
    """Answer every question about a flank."""
    while t.g.decision is not None and t.g.decision.kind == "flank":
        t.answers("left")
    return t


def asked(t: Ruling, lang: str = "en") -> str:
    """The words of the pending question."""
    assert t.g.decision is not None
    return t.g.decision.text(lang)


# ------------------------------------------------------------------ control taken, given and ended
@pytest.mark.parametrize(("first", "line"), [("troll", "valdr troll bumpsy"), ("valdr", "troll valdr bumpsy")])
def test_of_two_creatures_that_go_home_together_the_active_player_says_which_goes_first(first: str, line: str) -> None:
    """KF.timing-conflicts, KF.end-of-control: both Harlands die at once; whoever goes over last may stand outside."""
    t = given(
        house="mars",
        you=seat(hand="harland-mindlock!mars harland-mindlock!mars ammonia-clouds"),
        foe=seat(line="troll valdr bumpsy"),
    )
    on_the_left(t.you.plays("harland-mindlock", "troll"))
    on_the_left(on_the_left(t.you.plays("harland-mindlock")).answers("valdr"))

    t.you.plays("ammonia-clouds")
    t.asks("control-order", seat="you", rule="KF.timing-conflicts", options="valdr troll")
    t.answers(first)
    assert asked(t) == f"On which flank do you put {first.title()}?"

    on_the_left(t)
    t.then("foe", line=line)


def test_one_creature_that_goes_home_is_not_asked_about_twice() -> None:
    """KF.end-of-control, KF.who-chooses-the-flank: only the flank is a choice."""
    t = given(house="mars", you=seat(hand="harland-mindlock!mars ammonia-clouds"), foe=seat(line="troll bumpsy"))
    on_the_left(t.you.plays("harland-mindlock", "troll"))

    t.you.plays("ammonia-clouds").asks("flank", options="left right").answers("right")

    t.then("foe", line="bumpsy troll").then("troll", controller="foe", damage=3)


def test_a_dying_creature_may_still_be_taken() -> None:
    """KF.simultaneous-the-set, KF.taking-control: Dust Imp is in play until it leaves: its ability and its æmber follow control."""
    t = given(
        house="mars",
        you=seat(hand="ammonia-clouds", line="jargogle/hypnobeam"),
        foe=seat(line="dust-imp+amber:2 bumpsy"),
    )

    t.you.plays("ammonia-clouds", "jargogle@line:0:destroyed", "dust-imp", "left")

    t.then("dust-imp", zone="discard").then("you", amber=2).then("foe", amber=2, discard="dust-imp")


def test_a_dying_creature_goes_home_when_its_captor_has_gone() -> None:
    """KF.end-of-control, KF.leaving-aember-on-creature: Phoenix Heart takes Harland off first; Dust Imp dies as the foe's."""
    t = given(
        house="dis",
        you=seat(hand="harland-mindlock!dis phoenix-heart!dis gateway-to-dis"),
        foe=seat(line="dust-imp+amber:1"),
    )
    t.you.plays("harland-mindlock", "left")
    t.you.plays("phoenix-heart", "harland-mindlock")

    t.you.plays("gateway-to-dis", "harland-mindlock@line:1:gains.destroyed")

    t.then("harland-mindlock", zone="hand").then("you", amber=1).then("foe", amber=2)


@pytest.mark.parametrize("captor", ["harland-mindlock", "jargogle"])
def test_a_card_that_has_gone_asks_for_nothing_more(captor: str) -> None:
    """KF.as-much-as-possible: Autocannons kill it before its "Play:": nobody is taken and nothing is put under it."""
    t = given(
        house="logos",
        you=seat(hand=f"{captor} punch anger", artifacts="autocannon autocannon"),
        foe=seat(line="troll valdr"),
    )

    t.you.plays(captor, "autocannon@artifacts:0:after", "autocannon@artifacts:1:after")

    t.then(captor, zone="discard").nothing_else()


def test_control_falls_back_on_the_effect_that_is_still_in_force() -> None:
    """KF.newest-effect-wins, KF.end-of-control: Hypnobeam took Troll for good, Harland took it back, then Harland leaves."""
    t = given(
        house="mars",
        active="foe",
        you=seat(line="troll+amber:1+damage:2+stun", hand="harland-mindlock!mars"),
        foe=seat(hand="hypnobeam fear!mars fear!mars", line="dextre"),
    )
    t.foe.plays("hypnobeam", "left").then("troll", controller="foe")
    t.foe.ends_turn("mars")
    t.you.plays("harland-mindlock", "troll", "left").then("troll", controller="you", amber=1, damage=2, stunned=True)
    t.you.ends_turn("mars")

    t.foe.plays("fear", "harland-mindlock", "left")

    t.because("KF.leaving-destination", "KF.end-of-control")
    t.then("troll", controller="foe", owner="you", amber=1, damage=2, stunned=True).then("foe", amber=0)


def test_a_collar_holds_what_harland_let_go() -> None:
    """KF.newest-effect-wins: the Collar came later and is still there."""
    t = given(
        house="dis", you=seat(hand="harland-mindlock!dis collar-of-subordination"), foe=seat(line="troll", hand="fear")
    )
    t.you.plays("harland-mindlock", "left")
    t.you.plays("collar-of-subordination", "troll")
    t.you.ends_turn("dis")

    t.foe.plays("fear", "harland-mindlock")

    t.then("troll", controller="you", upgrades="collar-of-subordination")


def test_what_a_captor_holds_is_not_handed_on_with_the_captor() -> None:
    """KF.taking-control: "you" took Troll; who has Harland now does not matter, only that Harland stays in play."""
    t = given(house="logos", you=seat(hand="harland-mindlock"), foe=seat(line="troll", hand="hypnobeam!logos"))
    t.you.plays("harland-mindlock", "left")
    t.you.ends_turn("logos")

    t.foe.plays("hypnobeam", "harland-mindlock")

    t.then("harland-mindlock", controller="foe").then("troll", controller="you")


@pytest.mark.parametrize("also", ["troll", "done"])
def test_prey_returned_with_its_captor_goes_to_its_owners_hand(also: str) -> None:
    """KF.leaving-destination, KF.leaving-aember-on-creature: together: to hand, its æmber to the captor's opponent; else home."""
    t = given(
        house="untamed",
        you=seat(hand="harland-mindlock!untamed nature-s-call"),
        foe=seat(line="troll+amber:1 valdr"),
    )
    t.you.plays("harland-mindlock", "troll", "left")

    t.you.plays("nature-s-call", "harland-mindlock", also)

    if also == "troll":
        t.answers("done").then("troll", zone="hand").then("foe", amber=1)
    else:
        t.answers("left").then("troll", controller="foe", amber=1).then("foe", amber=0)


@pytest.mark.parametrize("enemy", ["krump", "overlord-greking"])
def test_a_killer_taken_in_the_act_has_killed_no_enemy(enemy: str) -> None:
    """KF.friendly-enemy, KF.fight-end-constants: dying, Jargogle plays Harland, who takes the creature that it fought."""
    t = given(house="logos", you=seat(amber=3, line="jargogle/harland-mindlock"), foe=seat(line=enemy))

    on_the_left(t.you.fights("jargogle", enemy))

    t.then(enemy, controller="you", damage=2).then("jargogle", zone="discard").then("you", amber=3)


def test_what_is_given_away_is_called_so() -> None:
    """KF.choosing-objects: Anahita's player picks what the opponent is to have; it is no longer considered Shadows there."""
    t = given(
        house="shadows",
        you=seat(
            hand="sneklifter", line="anahita-the-trader!shadows", houses="sanctum shadows dis", artifacts="masterplan"
        ),
        foe=seat(amber=3, houses="dis mars logos", artifacts="lash-of-broken-dreams!brobnar"),
    )
    t.you.plays("sneklifter", "left").then("lash-of-broken-dreams", houses="shadows")

    t.you.reaps("anahita-the-trader")
    assert asked(t) == "Anahita the Trader: choose a friendly artifact to give to your opponent."
    assert asked(t, "fr").endswith("à donner à votre adversaire.")

    t.answers("lash-of-broken-dreams").then("lash-of-broken-dreams", controller="foe", houses="brobnar")
    t.then("you", amber=3).then("foe", amber=1)


@pytest.mark.parametrize(("upgrade", "mine", "theirs"), [("jammer-pack", 6, 8), ("blood-of-titans", 6, 6)])
def test_an_upgrade_stays_on_a_taken_creature_and_speaks_for_its_new_side(upgrade: str, mine: int, theirs: int) -> None:
    """KF.upgrade-host-changes-control, KF.upgrade-granted-abilities: the opponent's own Jammer Pack now burdens them."""
    t = given(house="mars", you=seat(hand="hypnobeam"), foe=seat(line=f"zorg[{upgrade}]"))

    t.you.plays("hypnobeam")

    t.then("zorg", controller="you", upgrades=upgrade).then(upgrade, controller="foe")
    t.then("you", key_cost=mine).then("foe", key_cost=theirs)


# ------------------------------------------------------------------ leaving play, whoever held it
@pytest.mark.parametrize(
    ("exit", "zone"),
    [
        ("fear", "hand"),
        ("banish", "archives"),
        ("sample-collection", "archives"),
        ("mating-season", "deck"),
        ("hysteria", "hand"),
        ("gateway-to-dis", "discard"),
        ("lost-in-the-woods", "deck"),
        ("one-last-job", "purged"),
    ],
)
def test_magda_pays_back_whichever_way_she_leaves(exit: str, zone: str) -> None:
    """KF.leaves-play: the opponent of whoever controls her steals, just before she goes."""
    mine = exit == "one-last-job"
    magda = "magda-the-rat!shadows+owner:foe" if mine else "magda-the-rat!mars"
    t = given(
        house="dis",
        you=seat(amber=3, keys=1, hand=f"{exit}!dis", line=magda if mine else ""),
        foe=seat(amber=3, keys=1, line="" if mine else magda),
    )
    before = t.player("foe")["amber"] + t.player("you")["amber"]

    t.you.plays(exit)

    t.then("magda-the-rat", zone=zone)
    stolen = [(e.seat, e.amount) for e in t.events() if e.kind == "steal" and e.rule == "KF.steal"]
    assert stolen[0] == ((1 if mine else 0), 2)
    assert t.player("foe")["amber"] + t.player("you")["amber"] >= before


@pytest.mark.parametrize(
    ("exit", "house"),
    [("wardrummer", "brobnar"), ("total-recall", "mars"), ("hysteria", "dis"), ("nature-s-call", "untamed")],
)
def test_a_taken_creature_returns_to_its_owners_hand_and_gives_its_aember_to_them(exit: str, house: str) -> None:
    """KF.leaving-destination, KF.leaving-aember-on-creature: "your hand" is no one's but the owner's."""
    t = given(house=house, you=seat(hand=exit, line="bumpsy+owner:foe+amber:1"), foe=seat())

    t.you.plays(exit)
    while t.g.decision is not None and t.g.decision.kind != "act":
        t.answers("left" if t.g.decision.kind == "flank" else "bumpsy" if t.may("bumpsy") else "done")

    t.then("foe", hand="bumpsy", amber=1)


def test_the_top_of_the_deck_is_the_controllers_and_the_archives_are_the_owners() -> None:
    """KF.leaving-destination, KF.you: a taken Hexpion goes home, the card from your deck to your archives."""
    t = given(
        house="mars",
        you=seat(deck="troll valdr", line="hexpion+owner:foe", hand="ammonia-clouds"),
        foe=seat(deck="umbra"),
    )

    t.you.plays("ammonia-clouds")

    t.then("you", archives="troll", deck="valdr").then("foe", archives="hexpion", deck="umbra")


def test_every_deck_that_got_a_card_is_shuffled() -> None:
    """KF.leaving-destination, KF.shuffle-after-search: a taken Dust Pixie goes to its owner's deck, and both are shuffled."""
    t = given(
        house="untamed",
        you=seat(hand="song-of-spring dust-pixie", line="dust-pixie+owner:foe", deck="troll"),
        foe=seat(deck="valdr"),
    )

    t.you.plays("song-of-spring", "dust-pixie@hand:0", "dust-pixie@line:0")

    t.then("you", deck=2, hand="").then("foe", deck=2)
    assert t.happened().count("shuffle") == 2


def test_what_harland_held_comes_back_when_he_is_purged_and_he_returns_with_empty_hands() -> None:
    """KF.end-of-control, KF.spangler-box: put back into play he takes nobody."""
    t = given(
        house="logos",
        you=seat(hand="harland-mindlock", artifacts="spangler-box"),
        foe=seat(line="troll", hand="grasping-vines!logos"),
    )
    t.you.plays("harland-mindlock", "left")
    t.you.acts("spangler-box", "harland-mindlock").then("troll", controller="foe").then(
        "spangler-box", controller="foe"
    )
    t.you.ends_turn("logos")

    t.foe.plays("grasping-vines", "spangler-box")

    t.then("harland-mindlock", zone="line", ready=False).then("troll", controller="foe").then(
        "you", hand="spangler-box"
    )


def test_each_box_gives_back_what_it_took() -> None:
    """KF.spangler-box: of two Boxes the first purged Troll, the second Valdr; the first one leaves."""
    t = given(
        house="logos",
        you=seat(artifacts="spangler-box spangler-box", line="troll"),
        foe=seat(line="valdr", hand="grasping-vines!logos"),
    )
    t.you.acts("you.artifacts[0]", "troll")
    t.you.acts("you.artifacts[0]")
    t.you.ends_turn("logos")

    t.foe.plays("grasping-vines", "spangler-box@artifacts:0", "done")

    t.then("troll", zone="line", controller="you").then("valdr", zone="purged")


def test_a_box_used_by_another_stays_where_it_is() -> None:
    """KF.as-if-it-were-yours: for Nexus's player "your opponent" is the one who has the Box; destroyed, it gives Valdr back."""
    t = given(
        house="shadows",
        you=seat(line="nexus troll", hand="poltergeist!shadows"),
        foe=seat(artifacts="spangler-box", line="valdr"),
    )
    t.you.reaps("nexus", "valdr").then("spangler-box", controller="foe").then("valdr", zone="purged")

    t.you.plays("poltergeist")

    t.then("valdr", zone="line", controller="foe", ready=False).then("spangler-box", zone="discard")


# ------------------------------------------------------------------ cards under cards
@pytest.mark.parametrize(
    ("card", "lang", "ends"),
    [
        ("jargogle", "en", "to put facedown under it."),
        ("masterplan", "fr", "à mettre dessous, face cachée."),
    ],
)
def test_the_question_says_that_the_card_goes_facedown(card: str, lang: str, ends: str) -> None:
    """KF.cards-under-cards: what is picked from hand is to lie under the card."""
    t = given(house="shadows", you=seat(hand=f"{card}!shadows troll punch"), foe=seat())

    t.you.plays(card)

    assert asked(t, lang).endswith(ends)


@pytest.mark.parametrize("eye", [0, 1, None])
def test_what_lies_under_a_taken_card_is_known_to_whoever_put_it_there(eye: int | None) -> None:
    """KF.cards-under-cards: Sneklifter takes Masterplan, but not the knowledge of Urchin."""
    t = given(house="shadows", you=seat(hand="sneklifter"), foe=seat(artifacts="masterplan/urchin"))

    t.you.plays("sneklifter")

    (low,) = t.g.view(eye)["players"][0]["artifacts"][0]["under"]
    assert (low and low["id"]) == ("urchin" if eye == 1 else None)


@pytest.mark.parametrize(("active", "zone", "holder"), [("foe", "line", "foe"), ("you", "archives", "you")])
def test_a_taken_jargogle_plays_for_whoever_holds_it(active: str, zone: str, holder: str) -> None:
    """KF.controller-of-a-played-card, KF.into-the-archives: in its controller's turn Troll is theirs; else the owner's archives."""
    t = given(
        house="dis",
        active=active,
        you=seat(hand="gateway-to-dis"),
        foe=seat(hand="gateway-to-dis", line=[{"id": "jargogle", "owner": "you", "under": ["troll"]}]),
    )

    on_the_left((t.you if active == "you" else t.foe).plays("gateway-to-dis"))

    t.then("troll", zone=zone, controller=holder).then("jargogle", zone="discard")


@pytest.mark.parametrize(("under", "why"), [("kelifi-dragon", "jargogle"), ("phoenix-heart", "masterplan")])
def test_a_card_that_cannot_be_played_stays_under_until_its_cover_leaves(under: str, why: str) -> None:
    """KF.a-card-that-cannot-be-played, KF.cards-under-cards: too little æmber, or no creature to upgrade: it is discarded."""
    if why == "jargogle":
        t = given(house="dis", you=seat(hand="gateway-to-dis", line=f"jargogle/{under}"), foe=seat())
        t.you.plays("gateway-to-dis")
    else:
        t = given(house="dis", you=seat(artifacts=f"masterplan/{under}"), foe=seat())
        t.you.omnis("masterplan")

    t.because("KF.a-card-that-cannot-be-played", "KF.cards-under-cards")
    t.then(under, zone="discard").then(why, zone="discard")


@pytest.mark.parametrize(("by", "left"), [("remote-access", "artifacts"), ("poltergeist", "discard")])
def test_the_card_under_an_enemy_masterplan_is_played_by_its_user(by: str, left: str) -> None:
    """KF.as-if-it-were-yours, KF.only-own-control: Urchin is yours and steals; Masterplan is not yours to sacrifice."""
    t = given(house="logos", you=seat(hand=f"{by}!logos"), foe=seat(amber=2, artifacts="masterplan/urchin"))

    t.you.plays(by)

    t.then("urchin", controller="you", owner="foe").then("masterplan", zone=left).then("foe", amber=1)


def test_of_two_dying_jargogles_the_second_may_find_nothing_under_it() -> None:
    """KF.simultaneous-abilities, KF.cards-under-cards: the first plays Hysteria, and with the other the Troll below it goes."""
    t = given(
        house="dis", you=seat(hand="gateway-to-dis", line="jargogle/hysteria jargogle/troll"), foe=seat(line="valdr")
    )

    t.you.plays("gateway-to-dis", "jargogle@line:0:destroyed")

    t.then("jargogle", zone="hand").then("troll", zone="discard").then("foe", hand="valdr")


# ------------------------------------------------------------------ archives and the opponent's cards
def test_prey_takes_its_own_prey_no_further() -> None:
    """KF.leaving-destination-stated, KF.end-of-control: Uxlyx archives the Harland that held your Troll."""
    t = given(
        house="mars",
        active="foe",
        you=seat(line="troll uxlyx-the-zookeeper"),
        foe=seat(hand="harland-mindlock!mars"),
    )
    t.foe.plays("harland-mindlock", "troll", "left")
    t.foe.ends_turn("mars")

    t.you.reaps("uxlyx-the-zookeeper", "harland-mindlock", "left")

    t.then("troll", controller="you").then("you", archives="harland-mindlock", line="troll uxlyx-the-zookeeper")


@pytest.mark.parametrize("taker", ["uxlyx-the-zookeeper", "replicator"])
def test_prey_goes_home_to_hand_when_the_archives_are_taken(taker: str) -> None:
    """KF.foreign-cards-in-archives: also where Replicator used the enemy Uxlyx's words; your own card comes to your hand."""
    mine, theirs = ("uxlyx-the-zookeeper", "") if taker != "replicator" else ("replicator!mars", "uxlyx-the-zookeeper")
    t = given(house="mars", you=seat(line=mine, archives="punch"), foe=seat(line=f"troll {theirs}"))
    t.you.reaps(taker, *(("uxlyx-the-zookeeper", "troll") if theirs else ()))
    t.then("you", archives="punch troll")
    t.you.ends_turn(*(("mars",) if theirs else ("brobnar",)))

    t.foe.ends_turn("mars", "yes")

    t.then("punch", zone="hand", owner="you").then("troll", zone="hand", owner="foe")


@pytest.mark.parametrize("way", ["collector-worm", "mass-abduction"])
def test_a_creature_that_was_yours_is_prey_in_your_archives_too(way: str) -> None:
    """KF.foreign-cards-in-archives: the opponent held your creature; what took it says that it leaves the archives for its owner's
    hand, so Project Z.Y.X. does not play it."""
    t = given(
        house="mars",
        you=seat(line="collector-worm project-zyx!mars", hand="mass-abduction"),
        foe=seat(line="champion-anaphiel+owner:you+damage:1"),
    )
    if way == "collector-worm":
        t.you.fights("collector-worm", "champion-anaphiel")
    else:
        t.you.plays("mass-abduction", "champion-anaphiel")

    t.then("you", archives="champion-anaphiel")

    t.you.reaps("project-zyx", "yes")

    t.then("champion-anaphiel", zone="hand", owner="you").then("you", archives="").because(
        "KF.foreign-cards-in-archives"
    )


def test_collector_worm_does_not_collect_the_dead() -> None:
    """KF.reach-of-abilities: the creature it fought lies in a discard pile, which the ability does not name."""
    t = given(house="mars", you=seat(line="collector-worm"), foe=seat(line="noddy-the-thief+attacked:1"))

    t.you.fights("collector-worm", "noddy-the-thief")

    t.then("noddy-the-thief", zone="discard").then("you", archives="")


@pytest.mark.parametrize(("edition", "controller"), [("1.3", "foe"), ("1.1", "you")])
def test_a_banished_card_of_yours_played_by_the_opponent_is_theirs_as_the_book_says(
    edition: str, controller: str
) -> None:
    """KF.controller-of-a-played-card, KF.controller-before-1-3: nothing says "as if it were yours" here."""
    t = given(house="dis", edition=edition, you=seat(hand="banish"), foe=seat(line="troll+owner:you project-zyx!dis"))
    t.you.plays("banish", "troll")
    t.you.ends_turn("dis", "no")

    on_the_left(t.foe.reaps("project-zyx", "yes"))

    t.then("troll", zone="line", controller=controller, owner="you")


def test_dysania_counts_what_was_discarded_and_sends_home_what_was_hers() -> None:
    """KF.discard-of-archives: of three cards one is prey: it goes to hand and is not counted."""
    t = given(house="logos", you=seat(hand="dysania"), foe=seat(archives="troll+owner:you valdr punch"))

    t.you.plays("dysania")

    t.then("you", hand="troll", amber=2).then("foe", archives="", discard=2)


def test_a_card_archived_from_under_is_told_to_nobody_else() -> None:
    """KF.zone-archives, KF.cards-under-cards: the opponent and onlookers learn that a card was archived, not which."""
    t = given(house="dis", you=seat(hand="gateway-to-dis"), foe=seat(line="jargogle/troll"))

    t.you.plays("gateway-to-dis")

    (told,) = [e for e in t.entries() if e.kind == "archive"]
    assert "Troll" in told.text("en", 1)
    assert "Troll" not in told.text("en", 0) and "Troll" not in told.text("en", None)


# ------------------------------------------------------------------ played from elsewhere, or put into play
@pytest.mark.parametrize(
    ("top", "stays"),
    [("kelifi-dragon", True), ("sucker-punch", True), ("truebaru", True), ("urchin", False), ("wild-wormhole", False)],
)
def test_what_murkens_cannot_play_stays_on_the_opponents_deck(top: str, stays: bool) -> None:
    """KF.a-card-that-cannot-be-played: too little æmber, or alpha too late; the next card is not tried."""
    t = given(house="shadows", you=seat(hand="murkens"), foe=seat(deck=f"{top} troll"))

    on_the_left(t.you.plays("murkens"))

    t.then("foe", deck=f"{top} troll" if stays else "troll")


def test_a_foreign_collar_takes_for_its_player_and_is_discarded_to_its_owner() -> None:
    """KF.controller-of-a-played-card, KF.leaving-upgrades: Murkens plays the Collar from the enemy deck onto their Troll."""
    t = given(
        house="shadows",
        you=seat(hand="murkens gateway-to-dis!shadows"),
        foe=seat(line="troll+amber:1", deck="collar-of-subordination"),
    )
    on_the_left(t.you.plays("murkens", "troll")).then("troll", controller="you")

    t.you.plays("gateway-to-dis")

    t.then("foe", amber=1, discard="troll collar-of-subordination").then("you", discard="gateway-to-dis murkens")


def test_the_opponents_library_access_serves_its_player_and_is_purged_to_its_owner() -> None:
    """KF.play-triggers-before-play, KF.purge: Murkens played it; your next play draws you a card."""
    t = given(
        house="shadows", you=seat(hand="murkens urchin", deck="troll troll"), foe=seat(amber=2, deck="library-access")
    )
    t.you.plays("murkens").then("library-access", zone="purged", owner="foe")

    on_the_left(t.you.plays("urchin"))

    t.then("you", hand="troll", amber=1).then("foe", purged="library-access", amber=1)


@pytest.mark.parametrize(
    ("copied", "edition", "zone"),
    [("library-access", "1.3", "purged"), ("library-access", "1.1", "discard"), ("sucker-punch", "1.3", "archives")],
)
def test_an_action_that_moves_itself_moves_the_copy(copied: str, edition: str, zone: str) -> None:
    """KF.action-moves-itself, KF.copy-counts-as-copied: Mimicry goes where its text sends it; the original stays."""
    t = given(house="untamed", edition=edition, you=seat(hand="mimicry"), foe=seat(discard=copied, line="urchin"))

    t.you.plays("mimicry")

    t.then("mimicry", zone=zone, owner="you").then(copied, zone="discard")


@pytest.mark.parametrize("bar", ["grommid", "ember-imp"])
def test_a_wormhole_finds_a_card_that_may_not_be_played(bar: str) -> None:
    """KF.play-restrictions, KF.a-card-that-cannot-be-played: your Grommid, or the enemy Imp's count of two, keeps it on top."""
    t = given(
        house="logos",
        you=seat(hand="wild-wormhole library-of-babble", line="grommid" if bar == "grommid" else "", deck="troll"),
        foe=seat(line="ember-imp" if bar == "ember-imp" else ""),
    )
    t.you.plays("library-of-babble")

    t.you.plays("wild-wormhole")

    t.then("you", deck="troll", amber=1).because("KF.a-card-that-cannot-be-played")


def test_a_taken_creature_swapped_away_goes_home_and_another_is_put_into_play() -> None:
    """KF.leaving-destination, KF.put-into-play: Zorg was the opponent's; the Marauder enters ready-made and captures nothing."""
    t = given(
        house="mars",
        you=seat(artifacts="swap-widget", line="zorg+owner:foe", hand="yxili-marauder"),
        foe=seat(amber=3),
    )

    t.you.acts("swap-widget", "yxili-marauder")

    t.then("foe", hand="zorg", amber=3).then("yxili-marauder", zone="line", ready=True, amber=0)
