"""Group G of the rules: playing cards in general (items 87 to 107)."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import Ruling, given, seat

EDITIONS = ["1.0", "1.1", "1.3"]
every_edition = pytest.mark.parametrize("edition", EDITIONS)


# ------------------------------------------------------------------ 87 number and order
def test_any_number_of_cards_of_the_active_house_may_be_played_in_any_order() -> None:
    """KF.play-number-and-order: eight in one turn, last one first; the off-house card stays."""
    names = "bumpsy krump groke headhunter smaaash valdr troll foozle".split()
    t = given(
        house="brobnar", you=seat(hand=[*names, "dextre"], houses=["brobnar", "logos", "dis"]), foe=seat(line="dodger")
    )
    for name in reversed(names):
        t.you.plays(name)
        if t.g.decision is not None and t.g.decision.kind == "flank":
            t.answers("left")
        if t.g.decision is not None and t.g.decision.kind == "target":
            t.answers("dodger")
    t.then("you", line=names, hand="dextre")
    t.may_not("play:dextre", "KF.off-house")


# ------------------------------------------------------------------ 88 to 90 the bonus
@pytest.mark.parametrize(("mine", "stolen"), [(1, 1), (2, 0)])
def test_the_bonus_is_gained_before_anything_else(mine: int, stolen: int) -> None:
    """KF.aember-bonus-first: Neuro Syphon compares the pools when its own bonus has already been gained."""
    t = given(house="logos", you=seat(amber=mine, hand="neuro-syphon", deck=3), foe=seat(amber=3))
    t.you.plays("neuro-syphon")
    t.then("you", amber=mine + 1 + stolen, hand=stolen).then("foe", amber=3 - stolen)
    t.because("KF.sequence-of-a-play", "KF.aember-bonus-first", "KF.action-resolve-then-discard")


def test_whatever_is_gained_goes_to_the_pool() -> None:
    """KF.into-the-pool: by bonus, by reaping, by an ability; nothing lands on a card or with the opponent."""
    t = given(house="untamed", you=seat(hand="dust-pixie", line="dew-faerie"), foe=seat(amber=1))
    t.you.plays("dust-pixie", "left").then("you", amber=2)
    t.you.reaps("dew-faerie").then("you", amber=4).because("KF.reap", "KF.into-the-pool")
    t.then("foe", amber=1).then("dust-pixie", amber=0).then("dew-faerie", amber=0)


def test_a_discarded_card_gives_no_bonus() -> None:
    """KF.bonus-only-when-played: Dust Pixie is worth 2 when played and nothing when discarded."""
    t = given(house="untamed", you=seat(hand="dust-pixie"))
    t.you.discards("dust-pixie")
    t.then("you", amber=0, discard="dust-pixie")
    t.nothing_else()


def test_a_card_put_into_play_gives_no_bonus() -> None:
    """KF.bonus-only-when-played: Overlord Greking puts the destroyed Dust Pixie into play under your control."""
    t = given(house="dis", you=seat(line="overlord-greking"), foe=seat(line="dust-pixie"))
    t.you.fights("overlord-greking", None, "right")
    t.then("you", amber=0, line="overlord-greking dust-pixie").then("foe", amber=0, line="")


def test_triggering_a_cards_ability_gives_no_bonus() -> None:
    """KF.bonus-only-when-played: Replicator triggers Psychic Bug's reap ability; the Bug's bonus of 1 is not gained again."""
    t = given(house="logos", you=seat(line="replicator psychic-bug"), foe=seat(hand="dodger"))
    t.you.reaps("replicator")
    t.then("you", amber=1).then("psychic-bug", ready=True)


# ------------------------------------------------------------------ 91 to 93 the order of a play
def test_a_play_is_paid_for_then_gives_its_bonus_then_enters_then_sets_off_triggers_then_its_play_ability() -> None:
    """KF.sequence-of-a-play: Speed Sigil costs 1 at the Customs Office, gives 1, enters, and Carlo Phantom steals 1."""
    t = given(
        house="shadows",
        you=seat(amber=1, hand="speed-sigil", line="carlo-phantom"),
        foe=seat(amber=5, artifacts="customs-office"),
    )
    t.you.plays("speed-sigil")
    t.because(
        "KF.costs-of-playing", "KF.sequence-of-a-play", "KF.aember-bonus-first", "KF.entering-exhausted", "KF.steal"
    )
    t.then("you", amber=2).then("foe", amber=5)  # 1 - 1 + 1 + 1; 5 + 1 - 1


def test_each_time_you_play_comes_after_entering_and_before_play() -> None:
    """KF.sequence-of-a-play: Hunting Witch gains 1 between Mighty Tiger's entering and its damage."""
    t = given(house="untamed", you=seat(hand="mighty-tiger", line="hunting-witch"), foe=seat(line="dodger troll"))
    t.you.plays("mighty-tiger", "right").asks("target").then("you", amber=1, line="hunting-witch mighty-tiger")
    t.answers("troll").because("KF.entering-exhausted", "KF.into-the-pool", "KF.damage-tokens")


def test_library_access_draws_before_the_cards_own_play_ability() -> None:
    """KF.play-triggers-before-play: Timetraveller gives its bonus, then Library Access draws, then Timetraveller."""
    t = given(house="logos", you=seat(hand="library-access timetraveller", deck="troll bumpsy krump valdr"))
    t.you.plays("library-access")
    t.you.plays("timetraveller").then("you", amber=1, hand="troll bumpsy krump", deck="valdr")
    assert t.happened() == ["play", "gain", "enter", "draw", "draw"]


def test_library_access_draws_for_a_card_played_by_another_card_too() -> None:
    """KF.play-triggers-before-play: Wild Wormhole, draw, Timetraveller from the deck, draw, then Timetraveller's own two."""
    t = given(
        house="logos",
        you=seat(hand="library-access wild-wormhole", deck="troll timetraveller bumpsy krump valdr groke"),
    )
    t.you.plays("library-access")
    t.you.plays("wild-wormhole").then(
        "you", amber=2, hand="troll bumpsy krump valdr", deck="groke", line="timetraveller"
    )
    assert t.happened() == ["play", "gain", "draw", "play", "gain", "enter", "draw", "draw", "discard"]


@every_edition
@pytest.mark.parametrize(("others", "gained"), [(1, 2), (0, 0)])
def test_a_play_ability_sees_its_own_card_in_play(edition: str, others: int, gained: int) -> None:
    """KF.entering-before-play, KF.entering-before-play-1-1.

    Flaxia counts herself: two creatures against one, or one against one. All editions agree.
    """
    t = given(
        house="untamed",
        edition=edition,
        you=seat(hand="flaxia", line="dew-faerie" if others else ""),
        foe=seat(line="dodger"),
    )
    t.you.plays("flaxia", *["left"] if others else [])
    t.then("you", amber=gained, line=others + 1)


@pytest.mark.parametrize("first", ["autocannon", "bumpsy"])
def test_after_it_enters_play_and_play_are_ordered_by_the_active_player(first: str) -> None:
    """KF.entering-before-play: the opponent's Autocannon and Bumpsy's own ability are due together."""
    t = given(house="brobnar", you=seat(hand="bumpsy"), foe=seat(amber=2, artifacts="autocannon"))
    t.you.plays("bumpsy").asks("order", seat="you", rule="KF.timing-conflicts")
    t.answers("autocannon@foe-artifacts:0:after" if first == "autocannon" else "bumpsy@line:0:play")
    t.then("bumpsy", damage=1).then("foe", amber=1)
    kinds = [k for k in t.happened() if k in ("damage", "lose")]
    assert kinds == (["damage", "lose"] if first == "autocannon" else ["lose", "damage"])


def test_a_play_ability_that_is_due_resolves_although_its_card_has_gone() -> None:
    """KF.entering-before-play: Autocannon kills the entering Urchin first; its theft still happens."""
    t = given(house="shadows", you=seat(hand="urchin"), foe=seat(amber=2, artifacts="autocannon"))
    t.you.plays("urchin", "autocannon@foe-artifacts:0:after")
    t.then("you", amber=1, line="", discard="urchin").then("foe", amber=1)


# ------------------------------------------------------------------ after a card is played
@pytest.mark.parametrize(("first", "damage"), [("tunk", 1), ("tyxl", 0)])
def test_after_you_play_and_play_are_ordered_by_the_active_player(first: str, damage: int) -> None:
    """KF.after-playing: Tunk's ability and Tyxl's "Play:" are due together.  Healed first, Tunk keeps what Tyxl deals it (2 less
    its armor); hurt first, it is healed of that, too.  The damaged Troll is not healed by either."""
    t = given(house="mars", you=seat(hand="tyxl-beambuckler", line="tunk+damage:3 troll+damage:1"))

    t.you.plays("tyxl-beambuckler", "right").asks("order", seat="you", rule="KF.timing-conflicts")
    if first == "tunk":
        t.answers("tunk@line:0:after", "tunk", "left")
    else:
        t.answers("tyxl-beambuckler@line:2:play", "tunk", "left")

    t.then("tunk", damage=damage, armor_left=0).then("troll", damage=1).then("tyxl-beambuckler", damage=0)


@pytest.mark.parametrize("first", ["fila-the-researcher@line:0:after", "yurk@line:1:play"])
def test_what_comes_after_a_play_may_see_what_the_play_has_done(first: str) -> None:
    """KF.after-playing, KF.adjacent: Yurk is played beside Fila, with one card left in hand.  She may draw first, so that there
    are two to discard from, or after Yurk has taken the only one."""
    t = given(house="dis", you=seat(hand="yurk troll", line="fila-the-researcher", deck="dodger"))

    t.you.plays("yurk", "right", first)

    if first.startswith("fila"):
        t.asks("target", options="troll dodger").answers("dodger").then("you", hand="troll", discard="dodger")
    else:
        t.then("you", hand="dodger", discard="troll")


@pytest.mark.parametrize(("first", "captured"), [("troll@line:1:after", 2), ("yxili-marauder@line:2:play", 1)])
def test_a_creature_readied_after_a_play_counts_for_the_play_only_if_it_came_first(first: str, captured: int) -> None:
    """KF.after-playing: Brain Stem Antenna readies Troll and makes it a Mars creature when Yxili Marauder is played; Marauder
    captures for each ready Mars creature: for Mindwarper, and for Troll if the Antenna has worked by then."""
    t = given(
        house="mars",
        you=seat(hand="yxili-marauder", line="mindwarper troll[brain-stem-antenna]+exhausted"),
        foe=seat(amber=5),
    )

    t.you.plays("yxili-marauder", "right", first)

    t.then("yxili-marauder", amber=captured).then("troll", ready=True, houses="mars").then("foe", amber=5 - captured)


def test_each_time_you_play_comes_before_after_you_play() -> None:
    """KF.play-triggers-before-play, KF.after-playing: Library Access and Hunting Witch are not put in order with Tunk and Tyxl."""
    t = given(
        house="mars",
        you=seat(hand="library-access!mars tyxl-beambuckler", line="tunk+damage:3 hunting-witch", deck="krump"),
        foe=seat(line="valdr"),
    )
    t.you.plays("library-access")

    t.you.plays("tyxl-beambuckler", "right").asks("order")

    assert len(t.g.decision.options) == 2
    t.then("you", amber=1, hand="krump").then("tunk", damage=3).then("valdr", damage=0)


def test_after_you_play_is_due_for_a_card_played_by_another_card_and_not_for_one_put_into_play() -> None:
    """KF.after-playing, KF.put-into-play: Wild Wormhole plays Zorg and Tunk is healed; Swap Widget only puts it into play."""
    t = given(house="logos", you=seat(hand="wild-wormhole", line="tunk+damage:3", deck="zorg"))
    t.you.plays("wild-wormhole", "right").then("tunk", damage=0)

    t = given(house="mars", you=seat(hand="zorg", artifacts="swap-widget", line="tunk+damage:3 mindwarper"))
    t.you.acts("swap-widget", "mindwarper", "zorg", "left").then("zorg", zone="line").then("tunk", damage=3)


# ------------------------------------------------------------------ 94 to 96 played, put, and where from
def test_a_card_played_from_elsewhere_is_played_in_full() -> None:
    """KF.played-from-elsewhere: Exhume plays Fuzzy Gruen from the discard pile: bonus 2, Hunting Witch 1, its Play ability."""
    t = given(house="dis", you=seat(hand="exhume", discard="fuzzy-gruen", line="hunting-witch"), foe=seat(amber=0))
    t.you.plays("exhume", "yes", "right")
    t.then("you", amber=4, line="hunting-witch fuzzy-gruen").then("foe", amber=1).then("fuzzy-gruen", ready=False)
    t.because("KF.sequence-of-a-play", "KF.played-from-elsewhere", "KF.aember-bonus-first")


def test_a_card_played_from_elsewhere_counts_for_the_rule_of_six() -> None:
    """KF.played-from-elsewhere: five Punches from hand and one from the deck are six; a seventh is refused."""
    t = given(
        house="brobnar",
        you=seat(hand=["punch"] * 6 + ["wild-wormhole!brobnar"], deck="punch"),
        foe=seat(line="lollop-the-titanic lollop-the-titanic lollop-the-titanic"),
    )
    for n in range(5):
        t.you.plays("punch", f"foe.line[{n % 2}]")
    t.you.plays("wild-wormhole", "foe.line[2]").then("you.hand", id="punch")
    t.may_not("play:punch@hand:0", "KF.rule-of-six")


def test_a_card_put_into_play_is_not_played() -> None:
    """KF.put-into-play: Swap Widget's Yxili Marauder captures nothing, Hunting Witch gains nothing, no play is counted."""
    t = given(
        house="mars",
        you=seat(hand="yxili-marauder", line="hunting-witch mindwarper tunk", artifacts="swap-widget"),
        foe=seat(amber=3, line="ember-imp"),
    )
    t.you.acts("swap-widget", "mindwarper", "yxili-marauder", "right")
    t.then("you", amber=0, hand="mindwarper", line="hunting-witch tunk yxili-marauder")
    t.then("yxili-marauder", amber=0, ready=True).then("foe", amber=3)
    t.because("KF.put-into-play")
    assert t.s.titles.get("yxili-marauder", 0) == 0


@pytest.mark.parametrize("swapped", [True, False])
def test_putting_into_play_uses_up_no_play_limit(swapped: bool) -> None:
    """KF.put-into-play: under Ember Imp two cards may be played; the swapped creature is none of them."""
    t = given(
        house="mars",
        you=seat(
            hand="yxili-marauder soft-landing soft-landing soft-landing", line="mindwarper", artifacts="swap-widget"
        ),
        foe=seat(line="ember-imp"),
    )
    if swapped:
        t.you.acts("swap-widget", "yxili-marauder")
    t.you.plays("soft-landing")
    assert t.may("play:soft-landing")
    t.you.plays("soft-landing")
    t.may_not("play:soft-landing@hand:" + ("0" if swapped else "1"), "KF.play-restrictions")


def test_what_forbids_playing_does_not_stop_a_card_from_being_put_into_play() -> None:
    """KF.put-into-play-bypasses-restrictions: Grommid forbids you to play creatures; Swap Widget puts one into play."""
    t = given(house="mars", you=seat(hand="tunk", line="grommid mindwarper", artifacts="swap-widget"))
    t.may_not("play:tunk", "KF.play-restrictions")
    t.you.acts("swap-widget", "mindwarper", "tunk", "left")
    t.then("you", line="tunk grommid", hand="mindwarper")


# ------------------------------------------------------------------ 97 and 98 restrictions
@pytest.mark.parametrize(("pool", "playable"), [(6, False), (7, True), (8, True)])
def test_a_card_whose_own_condition_fails_cannot_be_played(pool: int, playable: bool) -> None:
    """KF.play-restrictions: Kelifi Dragon wants 7 in the pool; æmber on your cards does not count, and nothing is spent."""
    t = given(house="brobnar", you=seat(amber=pool, hand="kelifi-dragon", line="charette+amber:5"))
    if playable:
        t.you.plays("kelifi-dragon", "left").then("you", amber=pool, line="kelifi-dragon charette")
    else:
        t.may_not("play:kelifi-dragon", "KF.play-restrictions")
        assert t.may("discard:kelifi-dragon")


def test_a_card_that_an_effect_forbids_cannot_be_played() -> None:
    """KF.play-restrictions: your own Grommid bars your creatures, not your actions, and not the opponent's creatures."""
    t = given(
        house="mars",
        you=seat(hand="tunk squawker", line="grommid", houses=["mars", "dis", "logos"]),
        foe=seat(hand="dodger", houses=["shadows", "dis", "logos"]),
    )
    t.may_not("play:tunk", "KF.play-restrictions")
    assert t.may("play:squawker")
    t.you.ends_turn()
    t.foe.chooses_house("shadows")
    assert t.may("play:dodger")


def test_a_card_that_cannot_be_played_goes_back_to_where_it_came_from() -> None:
    """KF.a-card-that-cannot-be-played: Wild Wormhole meets Kelifi Dragon with 1 in the pool: it stays on top, and is no play."""
    t = given(house="logos", you=seat(hand="wild-wormhole", deck="kelifi-dragon troll", line="hunting-witch"))
    t.you.plays("wild-wormhole")
    t.then("you", amber=1, deck="kelifi-dragon troll", line="hunting-witch")
    t.because("KF.a-card-that-cannot-be-played")
    t.nothing_else()
    assert t.s.titles == {"wild-wormhole": 1}


def test_a_card_that_cannot_be_played_stays_in_the_discard_pile_it_was_chosen_from() -> None:
    """KF.a-card-that-cannot-be-played: Exhume chooses Kelifi Dragon with 1 in the pool; with 6 and the bonus it is played."""
    for pool, played in ((0, False), (6, True)):
        t = given(house="dis", you=seat(amber=pool, hand="exhume", discard="kelifi-dragon"))
        t.you.plays("exhume", "yes")
        t.then("you", amber=pool + 1, line="kelifi-dragon" if played else "")
        t.then("you", discard="exhume" if played else "exhume kelifi-dragon")


def test_a_limit_on_plays_counts_the_card_that_an_effect_would_play() -> None:
    """KF.a-card-that-cannot-be-played: under Ember Imp Wild Wormhole is the second card, so the third stays on top."""
    t = given(
        house="logos",
        you=seat(hand="labwork wild-wormhole mother", deck="troll", line="dextre"),
        foe=seat(line="ember-imp"),
    )
    t.you.plays("labwork", "mother")
    t.you.plays("wild-wormhole").then("you", deck="troll", line="dextre", amber=2)
    t.because("KF.a-card-that-cannot-be-played")


def test_a_card_that_belongs_home_is_not_played_from_the_archives() -> None:
    """KF.played-from-elsewhere: Project Z.Y.X. plays your own archived card; one you took goes to its owner's hand."""
    for name in ("troll", "mother"):
        t = given(
            house="logos", you=seat(line="project-zyx", archives="troll+owner:foe mother"), foe=seat(hand="dodger")
        )
        t.you.reaps("project-zyx", "yes", name, *["right"] if name == "mother" else [])
        if name == "troll":
            t.then("foe", hand="dodger troll").then("you", line="project-zyx", archives="mother")
            t.because("KF.foreign-cards-in-archives")
        else:
            t.then("you", line="project-zyx mother", archives="troll").then("foe", hand="dodger")


def test_an_upgrade_without_a_host_goes_back_to_the_deck() -> None:
    """KF.a-card-that-cannot-be-played: with no creature in play Wild Wormhole cannot play Blood of Titans; no bonus for it."""
    t = given(house="logos", you=seat(hand="wild-wormhole", deck="blood-of-titans troll"))
    t.you.plays("wild-wormhole")
    t.then("you", amber=1, deck="blood-of-titans troll")
    t.because("KF.a-card-that-cannot-be-played")


# ------------------------------------------------------------------ 99 costs
@pytest.mark.parametrize(("pool", "playable"), [(2, False), (3, True), (4, True)])
def test_a_cost_of_playing_is_paid_before_the_play(pool: int, playable: bool) -> None:
    """KF.costs-of-playing: Truebaru demands the loss of 3."""
    t = given(house="dis", you=seat(amber=pool, hand="truebaru"), foe=seat(amber=1))
    if playable:
        t.you.plays("truebaru").then("you", amber=pool - 3, line="truebaru").then("foe", amber=1)
        t.because("KF.costs-of-playing", "KF.sequence-of-a-play")
        t.nothing_else()
    else:
        t.may_not("play:truebaru", "KF.costs-of-playing")


def test_the_cards_own_bonus_comes_too_late_to_pay_for_it() -> None:
    """KF.costs-of-playing: against a Customs Office an empty pool cannot play Speed Sigil, bonus or not; a creature is free."""
    t = given(house="shadows", you=seat(hand="speed-sigil urchin"), foe=seat(artifacts="customs-office"))
    t.may_not("play:speed-sigil", "KF.costs-of-playing")
    assert t.may("play:urchin") and t.may("discard:speed-sigil")


def test_a_cost_binds_only_the_player_it_names() -> None:
    """KF.costs-of-playing: your own Customs Office asks nothing of you."""
    t = given(house="shadows", you=seat(hand="speed-sigil", artifacts="customs-office"))
    t.you.plays("speed-sigil").then("you", amber=1)


# ------------------------------------------------------------------ 100 and 101 permissions
@pytest.mark.parametrize("shifts", [0, 1, 2])
def test_permissions_to_play_add_up_and_each_is_spent_by_one_card(shifts: int) -> None:
    """KF.extra-permissions-add-up: so many Phase Shifts, so many non-Logos cards."""
    t = given(
        house="logos",
        you=seat(hand=["phase-shift"] * shifts + ["troll", "bumpsy", "krump"], houses=["logos", "brobnar", "dis"]),
    )
    for _ in range(shifts):
        t.you.plays("phase-shift")
    for n, name in enumerate(["troll", "bumpsy", "krump"][:shifts]):
        t.you.plays(name, *["left"] if n else [])
    t.may_not("play:krump", "KF.off-house")
    t.then("you", line=shifts)


@pytest.mark.parametrize("ambassador_first", [True, False])
def test_of_two_permissions_the_narrower_is_spent_first(ambassador_first: bool) -> None:
    """KF.extra-permissions-add-up: Brobnar Ambassador opens one Brobnar card, Helper Bot any non-Logos card: both are playable."""
    t = given(
        house="sanctum",
        you=seat(
            hand="helper-bot!sanctum troll dodger umbra",
            line="brobnar-ambassador",
            houses=["sanctum", "brobnar", "shadows"],
        ),
    )
    if ambassador_first:
        t.you.reaps("brobnar-ambassador")
    t.you.plays("helper-bot", "right")
    if not ambassador_first:
        t.you.reaps("brobnar-ambassador")
    t.you.plays("troll", "right")
    t.you.plays("dodger", "right").then("you", line="brobnar-ambassador helper-bot troll dodger", hand="umbra")
    t.may_not("play:umbra", "KF.off-house")


@every_edition
def test_a_card_played_by_an_effect_may_be_of_any_house(edition: str) -> None:
    """KF.house-of-cards-played-by-an-effect, KF.house-of-cards-played-by-an-effect-1-1.

    Wild Wormhole plays a card of a fourth house; read alike in all editions.
    """
    t = given(
        house="logos",
        edition=edition,
        you=seat(hand="wild-wormhole", deck="dodger troll", houses=["logos", "dis", "mars"]),
    )
    t.you.plays("wild-wormhole").then("you", line="dodger", deck="troll")


def test_an_effect_may_narrow_the_house_it_plays() -> None:
    """KF.house-of-cards-played-by-an-effect: Phase Shift names non-Logos cards; Chaos Portal only the named house."""
    t = given(house="logos", you=seat(artifacts="chaos-portal", deck="dodger"))
    t.you.acts("chaos-portal", "brobnar").then("you", deck="dodger", line="")
    t = given(house="logos", you=seat(artifacts="chaos-portal", deck="dodger"))
    t.you.acts("chaos-portal", "shadows").then("you", deck="", line="dodger")


# ------------------------------------------------------------------ 102 to 104 the controller
def stolen_masterplan(under: str, edition: str) -> Ruling:
    """You control the opponent's Masterplan; the opponent put a card under it."""
    plan = {"id": "masterplan", "owner": "foe", "under": [under]}
    t = given(
        house="dis", edition=edition, you=seat(artifacts=[plan], line="charette"), foe=seat(amber=3, line="dodger")
    )
    return t.you.omnis("masterplan")


def test_in_1_3_a_played_card_is_controlled_by_the_active_player() -> None:
    """KF.controller-of-a-played-card: the Fuzzy Gruen under a stolen Masterplan enters your line; the bonus is yours."""
    t = stolen_masterplan("fuzzy-gruen", "1.3").asks("flank", seat="you").answers("right")
    t.then("you", line="charette fuzzy-gruen", amber=2).then("fuzzy-gruen", owner="foe", controller="you")
    t.because("KF.played-from-elsewhere", "KF.controller-of-a-played-card")
    t.then("foe", line="dodger", amber=4, discard="masterplan")  # the Gruen's Play ability: your opponent gains 1


@pytest.mark.parametrize("edition", ["1.0", "1.1"])
def test_before_1_3_a_card_enters_play_under_its_owners_control(edition: str) -> None:
    """KF.controller-before-1-3: the same play; the Gruen goes to its owner's line, on a flank that you choose."""
    t = stolen_masterplan("fuzzy-gruen", edition).asks("flank", seat="you").answers("right")
    t.then("foe", line="dodger fuzzy-gruen", amber=3, discard="masterplan").then("fuzzy-gruen", controller="foe")
    t.because("KF.played-from-elsewhere", "KF.controller-before-1-3")
    t.then("you", line="charette", amber=3)  # the bonus goes to the active player, the Gruen's gift to its opponent


@every_edition
def test_an_action_has_no_controller_but_the_player_who_plays_it(edition: str) -> None:
    """KF.controller-before-1-3, KF.controller-of-a-played-card: an action does not enter play; its "you" is who plays it."""
    t = stolen_masterplan("key-charge", edition)
    t.then("you", amber=0).then("foe", amber=3, discard="masterplan key-charge")
    t = stolen_masterplan("ghostly-hand", edition)
    t.then("you", amber=2).then("foe", amber=3)


@every_edition
def test_as_if_it_were_yours_makes_the_played_card_yours_in_every_edition(edition: str) -> None:
    """KF.card-overrides: Murkens plays the top card of the opponent's deck as if it were yours."""
    t = given(house="shadows", edition=edition, you=seat(hand="murkens"), foe=seat(deck="dodger troll", amber=2))
    t.you.plays("murkens", "right")
    t.then("you", line="murkens dodger").then("dodger", owner="foe", controller="you").then(
        "foe", deck="troll", line=""
    )


@every_edition
def test_a_card_may_name_another_controller(edition: str) -> None:
    """KF.card-overrides: Scowly Caper enters under the opponent's control, in every edition."""
    t = given(house="shadows", edition=edition, you=seat(hand="scowly-caper", line="umbra"), foe=seat(line="dodger"))
    t.you.plays("scowly-caper", "right")
    t.then("foe", line="dodger scowly-caper").then("you", line="umbra").then(
        "scowly-caper", owner="you", controller="foe"
    )
    t.because("KF.card-overrides")


# ------------------------------------------------------------------ 105 to 107
def test_a_card_may_be_played_for_nothing_but_its_bonus() -> None:
    """KF.playing-for-nothing: Punch with no creature in play."""
    t = given(house="brobnar", you=seat(hand="punch"), foe=seat(amber=2))
    t.you.plays("punch").then("you", amber=1, discard="punch")
    t.nothing_else()


def test_a_play_ability_that_can_do_nothing_does_not_forbid_the_creature() -> None:
    """KF.playing-for-nothing: Bumpsy against an empty pool."""
    t = given(house="brobnar", you=seat(hand="bumpsy"), foe=seat(amber=0))
    t.you.plays("bumpsy").then("you", line="bumpsy").then("foe", amber=0)
    t.nothing_else()


def test_an_effect_that_plays_a_card_is_not_optional() -> None:
    """KF.effects-that-play-are-not-optional: Wild Wormhole must play Gateway to Dis, though only your creatures die."""
    t = given(house="logos", you=seat(hand="wild-wormhole", deck="gateway-to-dis", line="dextre mother"))
    t.you.plays("wild-wormhole").then("you", line="", chains=3)


def test_an_effect_that_may_play_a_card_is_optional() -> None:
    """KF.effects-that-play-are-not-optional: the neighbour: Exhume says "may"."""
    t = given(house="dis", you=seat(hand="exhume", discard="troll"))
    t.you.plays("exhume").asks("may").answers("no")
    t.then("you", line="", discard="exhume troll", amber=1)


def test_a_copy_counts_as_the_copied_card() -> None:
    """KF.copy-counts-as-copied: five Punches and a Mimicry of Punch are six Punches; a second Mimicry may still be played."""
    t = given(
        house="brobnar",
        you=seat(hand=["punch"] * 6 + ["mimicry!brobnar", "mimicry!brobnar"]),
        foe=seat(line="lollop-the-titanic lollop-the-titanic", discard="punch burn-the-stockpile"),
    )
    for n in range(5):
        t.you.plays("punch", f"foe.line[{n % 2}]")
    t.you.plays("mimicry", "punch").asks("target").answers("foe.line[1]")
    t.because("KF.copy-counts-as-copied")
    assert (t.s.titles["punch"], t.s.titles["mimicry"]) == (6, 0)
    t.may_not("play:punch@hand:0", "KF.rule-of-six")
    t.you.plays("mimicry")  # the only action left to copy is the other one
    assert t.s.titles["burn-the-stockpile"] == 1


def test_a_copy_gives_the_bonus_of_the_card_it_copies() -> None:
    """KF.copy-counts-as-copied: Mimicry itself has none; as Virtuous Works it gives 3. Mimicry goes to its owner's pile."""
    t = given(house="untamed", you=seat(hand="mimicry"), foe=seat(discard="virtuous-works troll", amber=1))
    t.you.plays("mimicry").then("you", amber=3, discard="mimicry").then("foe", discard="virtuous-works troll", amber=1)
    t.nothing_else()


def test_what_mimicry_copies_is_settled_before_anything_that_its_play_sets_off() -> None:
    """KF.copy-counts-as-copied, KF.sequence-of-a-play: Mimicry is a copy as it is played: the choice and the copied bonus come
    first, then Library Access draws, then the copied "Play:" ability resolves.  Nobody chooses with the drawn card in hand."""
    t = given(
        house="untamed",
        you=seat(hand="library-access!untamed mimicry", deck="troll krump"),
        foe=seat(discard="smith punch", line="valdr"),
    )
    t.you.plays("library-access")

    t.you.plays("mimicry").asks("target", rule="KF.copy-counts-as-copied", options="smith punch")
    t.then("you", amber=0, hand="")
    t.answers("punch")

    t.then("you", amber=1, hand="troll", discard="mimicry").then("valdr", damage=3).then("foe", discard="smith punch")
    assert t.happened() == ["play", "copy", "gain", "draw", "damage", "discard"]


def test_a_copy_gives_its_bonus_once_before_its_ability_looks_at_the_pools() -> None:
    """KF.copy-counts-as-copied, KF.aember-bonus-first: as Dusk Chronicles with 2 against 2, Mimicry gives 1 first; so the
    opponent no longer has more and nothing is drawn, but you have, and a card is archived."""
    t = given(
        house="untamed",
        you=seat(amber=2, hand="mimicry troll", deck="krump"),
        foe=seat(amber=2, discard="dusk-chronicles"),
    )

    t.you.plays("mimicry")

    t.then("you", amber=3, hand="", archives="troll", deck="krump", discard="mimicry").then("foe", amber=2)


def test_with_nothing_to_copy_mimicry_is_played_for_nothing() -> None:
    """KF.copy-counts-as-copied, KF.playing-for-nothing: no action card lies in the opponent's pile."""
    t = given(house="untamed", you=seat(hand="mimicry", discard="virtuous-works"), foe=seat(discard="troll"))
    t.you.plays("mimicry").then("you", amber=0, discard="mimicry virtuous-works")
    t.nothing_else()


@pytest.mark.parametrize("late", [False, True])
def test_a_copy_has_the_keywords_of_the_card_it_copies(late: bool) -> None:
    """KF.copy-counts-as-copied: Swindle is alpha and omega: first, Mimicry may be it and ends the step; later, not."""
    t = given(
        house="untamed",
        you=seat(hand="mimicry dust-pixie", line="dew-faerie", houses=["untamed", "dis", "logos"]),
        foe=seat(amber=5, discard="swindle", houses=["shadows", "dis", "logos"]),
    )
    if late:
        t.you.reaps("dew-faerie").then("you", amber=2)
    t.you.plays("mimicry")
    if late:
        t.then("you", amber=2).then("foe", amber=5).asks("act", seat="you")
    else:
        t.then("you", amber=3).then("foe", amber=2).asks("house", seat="foe")
