"""Dis in Call of the Archons: actions, artifacts and upgrades."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat


def test_a_fair_game_pays_for_the_discarded_cards_house_and_then_the_other_way_round() -> None:
    """KF.repeat-the-preceding: the opponent repeats the effect once; cards of other houses pay nothing."""
    t = given(
        house="dis",
        you=seat(hand="a-fair-game fear dodger", deck="mind-barb"),
        foe=seat(hand="mother doc-bookton troll", deck="batdrone"),
    )
    t.you.plays("a-fair-game")
    t.then("you", amber=2, deck="").then("foe", amber=1, deck="")
    t.then("batdrone", zone="discard").then("mind-barb", zone="discard").nothing_else()


def test_annihilation_ritual_purges_every_creature_that_would_be_discarded_from_play() -> None:
    """KF.instead: creatures only; an upgrade goes to the discard pile."""
    t = given(
        house="dis",
        you=seat(hand="hand-of-dis", artifacts="annihilation-ritual"),
        foe=seat(line="troll valdr[blood-of-titans] troll"),
    )
    t.you.plays("hand-of-dis")
    t.then("valdr", zone="purged", power=6, upgrades="").then("blood-of-titans", zone="discard").nothing_else()


def test_arise_returns_the_creatures_of_a_house_and_costs_a_chain() -> None:
    """KF.choose-a-house-in-effects, KF.chains-gaining."""
    t = given(house="dis", you=seat(hand="arise", discard="troll punch bumpsy dodger"), foe=seat(discard="troll"))
    t.you.plays("arise", "brobnar")
    t.then("you", hand="troll bumpsy", chains=1).then("foe", discard="troll")


def test_collar_of_subordination_takes_the_creature_it_is_put_on() -> None:
    """KF.taking-control, KF.upgrade-host-changes-control: on a flank of the new line, with everything on it."""
    t = given(
        house="dis",
        you=seat(hand="collar-of-subordination", line="urchin"),
        foe=seat(line="troll+damage:2+amber:1 dodger"),
    )
    t.you.plays("collar-of-subordination", "troll", "right")
    t.then("troll", controller="you", damage=2, amber=1, upgrades="collar-of-subordination")
    t.then("you", line="urchin troll").then("foe", line="dodger")


def test_collar_of_subordination_gone_the_creature_goes_home() -> None:
    """KF.end-of-control: the newest effect still in force decides."""
    t = given(
        house="dis",
        you=seat(hand="collar-of-subordination", line="dust-imp"),
        foe=seat(line="troll", hand="destroy-them-all", deck=9),
    )
    t.you.plays("collar-of-subordination", "troll", "left")
    t.then("troll", controller="you")
    t.you.ends_turn("mars")
    t.foe.plays("destroy-them-all", "dust-imp")
    t.then("troll", controller="foe", zone="line").then("collar-of-subordination", zone="discard").then(
        "dust-imp", zone="discard"
    )


def test_control_the_weak_names_the_opponents_next_house() -> None:
    """KF.must-choose-house: one of the opponent's identity card, for the next turn only."""
    t = given(
        house="dis", you=seat(hand="control-the-weak", deck=9), foe=seat(houses=["logos", "mars", "untamed"], deck=9)
    )
    t.you.plays("control-the-weak")
    t.asks("name-house", options="logos mars untamed")
    t.answers("mars")
    t.you.ends_turn()
    t.then("you", amber=1)
    assert t.s.house == 3
    t.foe.ends_turn("brobnar")
    t.you.ends_turn()
    t.asks("house", seat="foe", options="logos mars untamed")


def test_creeping_oblivion_purges_up_to_two_cards_of_one_pile() -> None:
    """KF.purge: both from the same discard pile."""
    t = given(house="dis", you=seat(hand="creeping-oblivion", discard="punch"), foe=seat(discard="troll valdr dodger"))
    t.you.plays("creeping-oblivion", "troll")
    t.asks("target", options="valdr dodger done")
    t.answers("dodger")
    t.then("foe", purged="troll dodger", discard="valdr").then("you", amber=1)


def test_dance_of_doom_destroys_the_named_power() -> None:
    """KF.simultaneous-the-set."""
    t = given(house="dis", you=seat(hand="dance-of-doom", line="dodger"), foe=seat(line="headhunter troll"))
    t.you.plays("dance-of-doom", "5")
    t.then("dodger", zone="discard").then("headhunter", zone="discard").nothing_else()


def test_dominator_bauble_uses_a_friendly_creature_of_any_house() -> None:
    """KF.use-by-card-ability: in a way its player picks."""
    t = given(house="dis", you=seat(artifacts="dominator-bauble", line="noddy-the-thief troll"), foe=seat(amber=2))
    t.you.acts("dominator-bauble", "noddy-the-thief", "action")
    t.then("you", amber=1).then("foe", amber=1).then("noddy-the-thief", ready=False).nothing_else()


def test_dominator_bauble_cannot_use_an_exhausted_creature() -> None:
    """KF.use-requirements-stay."""
    t = given(house="dis", you=seat(artifacts="dominator-bauble", line="troll+exhausted"))
    t.you.acts("dominator-bauble")
    t.because("KF.use-requirements-stay").nothing_else()


def test_fear_returns_an_enemy_creature_to_its_owners_hand() -> None:
    """KF.leaving-destination, KF.leaving-aember-on-creature: its captured æmber goes to its controller's opponent."""
    t = given(house="dis", you=seat(hand="fear", line="urchin"), foe=seat(line="charette+amber:3"))
    t.you.plays("fear")
    t.then("charette", zone="hand", amber=0).then("you", amber=3).nothing_else()


def test_flame_wreathed_grants_power_and_hazardous() -> None:
    """KF.hazardous-x, KF.upgrade-granted-abilities."""
    t = given(house="dis", you=seat(hand="flame-wreathed", line="troll"))
    t.you.plays("flame-wreathed")
    t.then("troll", power=10, keywords="hazardous", upgrades="flame-wreathed").then("you", amber=1).nothing_else()
    t = given(house="brobnar", you=seat(line="valdr"), foe=seat(line="troll[flame-wreathed]"))
    t.you.fights("valdr")
    t.then("troll", damage=8).then("valdr", zone="discard").because("KF.hazardous-x", "KF.fight-damage").nothing_else()


def test_gateway_to_dis_destroys_everything_for_three_chains() -> None:
    """KF.simultaneous-the-set."""
    t = given(
        house="dis", you=seat(hand="gateway-to-dis", line="troll", artifacts="cannon"), foe=seat(line="valdr dodger")
    )
    t.you.plays("gateway-to-dis")
    t.then("you", chains=3, line="", artifacts="cannon").then("foe", line="")


@pytest.mark.parametrize(("victim", "hand"), [("troll", 1), ("silvertooth", 2)])
def test_gongoozle_costs_the_owner_of_a_survivor_a_card(victim: str, hand: int) -> None:
    """KF.random-choices, KF.if-this-damage-destroys."""
    chance = ["dodger"] if hand == 1 else []
    t = given(house="dis", you=seat(hand="gongoozle punch"), foe=seat(line=victim, hand="dodger urchin"), chance=chance)
    t.you.plays("gongoozle")
    t.then("foe", hand=hand).then("you", amber=1, hand="punch")


def test_guilty_hearts_destroys_whoever_carries_aember() -> None:
    """KF.simultaneous-the-set."""
    t = given(house="dis", you=seat(hand="guilty-hearts", line="troll+amber:1"), foe=seat(line="valdr dodger+amber:2"))
    t.you.plays("guilty-hearts")
    t.then("troll", zone="discard", amber=0).then("dodger", zone="discard", amber=0)
    t.then("you", amber=3).then("foe", amber=1).nothing_else()


def test_hand_of_dis_reaches_the_middle_of_a_line_only() -> None:
    """KF.flank-creature: a lone creature is on both flanks."""
    t = given(house="dis", you=seat(hand="hand-of-dis", line="urchin"), foe=seat(line="troll valdr"))
    t.you.plays("hand-of-dis")
    t.nothing_else()


def test_hecatomb_pays_each_player_for_their_own_dis_creatures() -> None:
    """KF.this-way: control decides."""
    t = given(house="dis", you=seat(hand="hecatomb", line="charette troll"), foe=seat(line="shooler tocsin"))
    t.you.plays("hecatomb")
    t.then("you", amber=2, line="troll").then("foe", amber=2, line="")


def test_hysteria_sends_every_creature_home() -> None:
    """KF.leaving-destination."""
    t = given(house="dis", you=seat(hand="hysteria", line="troll"), foe=seat(line="valdr dodger"))
    t.you.plays("hysteria")
    t.then("you", hand="troll").then("foe", hand="valdr dodger")


@pytest.mark.parametrize(("forged", "keys"), [(True, 1), (False, 2)])
def test_key_hammer_unforges_last_turns_key_and_pays_six(forged: bool, keys: int) -> None:
    """KF.unforge: the six are gained in any case."""
    t = given(house="dis", last_turn="forges" if forged else "", you=seat(hand="key-hammer"), foe=seat(keys=2))
    t.you.plays("key-hammer")
    t.then("foe", keys=keys, amber=6).then("you", amber=1).nothing_else()


def test_key_to_dis_destroys_every_creature() -> None:
    """KF.artifact-omni."""
    t = given(house="mars", you=seat(artifacts="key-to-dis cannon", line="troll"), foe=seat(line="valdr"))
    t.you.omnis("key-to-dis")
    t.then("you", line="", artifacts="cannon").then("foe", line="")


def test_lash_of_broken_dreams_makes_keys_dearer_in_the_opponents_next_turn() -> None:
    """KF.next-turn-effects: not before, not after."""
    t = given(house="dis", you=seat(artifacts="lash-of-broken-dreams", deck=9), foe=seat(amber=8, deck=9))
    t.you.acts("lash-of-broken-dreams")
    t.then("foe", key_cost=6)
    t.you.ends_turn()
    t.then("foe", keys=0, key_cost=9).then("you", key_cost=9)
    t.foe.chooses_house("brobnar")
    t.foe.ends_turn()
    t.then("foe", key_cost=6)


def test_library_of_the_damned_archives_a_card_from_hand() -> None:
    """KF.into-the-archives."""
    t = given(house="dis", you=seat(artifacts="library-of-the-damned", hand="troll punch"))
    t.you.acts("library-of-the-damned", "troll")
    t.then("troll", zone="archives").nothing_else()


def test_lifeward_bars_creatures_from_being_played_next_turn() -> None:
    """KF.next-turn-effects: actions may be played."""
    t = given(house="mars", you=seat(artifacts="lifeward", deck=9), foe=seat(hand="troll punch", line="valdr", deck=9))
    t.you.omnis("lifeward")
    t.you.ends_turn("brobnar")
    t.may_not("play:troll", "KF.play-restrictions")
    assert t.may("play:punch")


def test_mind_barb_discards_a_random_card() -> None:
    """KF.random-choices."""
    t = given(house="dis", you=seat(hand="mind-barb troll"), foe=seat(hand="dodger urchin valdr"), chance=["urchin"])
    t.you.plays("mind-barb")
    t.then("urchin", zone="discard").then("you", amber=1).nothing_else()


def test_pandemonium_makes_the_undamaged_capture() -> None:
    """KF.capture: each from its own opponent."""
    t = given(
        house="dis",
        you=seat(hand="pandemonium", amber=3, line="troll valdr+damage:1"),
        foe=seat(amber=2, line="dodger urchin"),
    )
    t.you.plays("pandemonium")
    t.then("troll", amber=1).then("dodger", amber=1).then("urchin", amber=1).then("you", amber=2).then(
        "foe", amber=1
    ).nothing_else()


def test_pandemonium_is_ordered_where_the_pool_is_too_small() -> None:
    """KF.timing-conflicts: the active player says who captures."""
    t = given(house="dis", you=seat(hand="pandemonium", line="troll valdr"), foe=seat(amber=1))
    t.you.plays("pandemonium", "valdr")
    t.then("valdr", amber=1).then("foe", amber=0).then("you", amber=1).nothing_else()


def test_poltergeist_uses_an_enemy_artifact_and_destroys_it() -> None:
    """KF.as-if-it-were-yours."""
    t = given(
        house="dis", you=seat(hand="poltergeist", deck="troll"), foe=seat(artifacts="library-of-babble", deck="valdr")
    )
    t.you.plays("poltergeist")
    t.then("troll", zone="hand").then("library-of-babble", zone="discard").then("you", amber=1).nothing_else()


def test_poltergeist_destroys_what_cannot_be_used() -> None:
    """KF.part-of-an-effect-fails."""
    t = given(house="dis", you=seat(hand="poltergeist"), foe=seat(artifacts="banner-of-battle"))
    t.you.plays("poltergeist")
    t.then("banner-of-battle", zone="discard").then("you", amber=1).nothing_else()


def test_red_hot_armor_turns_armor_into_damage() -> None:
    """KF.which-armor-is-lost: for this turn; unarmored enemies and friends are spared."""
    t = given(
        house="dis",
        you=seat(hand="red-hot-armor", line="lady-maxena"),
        foe=seat(line="raiding-knight champion-anaphiel troll", deck=9),
    )
    t.you.plays("red-hot-armor")
    t.then("raiding-knight", damage=2, armor=0).then("champion-anaphiel", damage=1, armor=0).then(
        "you", amber=1
    ).nothing_else()
    t.you.ends_turn("brobnar")
    t.then("raiding-knight", armor=2)


def test_sacrificial_altar_trades_a_human_for_a_creature_of_the_discard_pile() -> None:
    """KF.if-you-do-in-order-to, KF.played-from-elsewhere."""
    t = given(
        house="dis",
        you=seat(artifacts="sacrificial-altar", line="doc-bookton", discard="charette punch"),
        foe=seat(amber=4),
    )
    t.you.acts("sacrificial-altar")
    t.then("doc-bookton", zone="purged").then("charette", zone="line", amber=3).then("foe", amber=1).nothing_else()


def test_sacrificial_altar_needs_a_human() -> None:
    """KF.if-you-do-in-order-to."""
    t = given(
        house="dis",
        you=seat(artifacts="sacrificial-altar", line="troll", discard="charette"),
        foe=seat(line="doc-bookton", amber=4),
    )
    t.you.acts("sacrificial-altar")
    t.nothing_else()


def test_screaming_cave_shuffles_hand_and_discard_pile_into_the_deck() -> None:
    """KF.shuffle-after-search."""
    t = given(
        house="dis",
        you=seat(artifacts="screaming-cave", hand="troll", discard="punch fear", deck="valdr"),
        foe=seat(hand="troll"),
    )
    t.you.acts("screaming-cave")
    t.then("you", hand="", discard="", deck=4).then("foe", hand="troll")


def test_soul_snatcher_pays_the_owner_of_each_destroyed_creature() -> None:
    """KF.simultaneous-the-survivors."""
    t = given(house="dis", you=seat(artifacts="soul-snatcher", hand="hand-of-dis"), foe=seat(line="troll valdr troll"))
    t.you.plays("hand-of-dis")
    t.then("foe", amber=1).then("valdr", zone="discard").nothing_else()


@pytest.mark.parametrize(("forged", "damage"), [(False, 1), (True, 4)])
def test_tendrils_of_pain_hurt_more_after_an_enemy_key(forged: bool, damage: int) -> None:
    """KF.several-sentences."""
    t = given(
        house="dis",
        last_turn="forges" if forged else "",
        you=seat(hand="tendrils-of-pain", line="troll"),
        foe=seat(line="valdr"),
    )
    t.you.plays("tendrils-of-pain")
    t.then("troll", damage=damage).then("valdr", damage=damage).then("you", amber=1).nothing_else()


def test_three_fates_destroys_the_three_most_powerful() -> None:
    """KF.the-x-most-least-powerful: the tie for the last place is the active player's choice."""
    t = given(house="dis", you=seat(hand="three-fates", line="troll bumpsy"), foe=seat(line="valdr dodger urchin"))
    t.you.plays("three-fates", "dodger")
    t.then("troll", zone="discard").then("valdr", zone="discard").then("dodger", zone="discard").then(
        "you", amber=1
    ).nothing_else()


def test_a_fair_game_pays_nothing_for_an_empty_deck() -> None:
    """KF.only-a-draw-reshuffles: no card is discarded, so no house is named; the other half still happens."""
    t = given(house="dis", you=seat(hand="a-fair-game fear", deck="mind-barb"), foe=seat(hand="troll", discard="punch"))
    t.you.plays("a-fair-game")
    t.then("you", amber=0).then("foe", amber=1, deck="", discard="punch").then(
        "mind-barb", zone="discard"
    ).nothing_else()


def test_annihilation_ritual_leaves_alone_what_its_own_destroyed_ability_moves() -> None:
    """KF.moved-by-its-own-destroyed: only what would enter a discard pile is purged, and then nothing can follow it."""
    t = given(house="brobnar", you=seat(hand="punch", artifacts="annihilation-ritual"), foe=seat(line="bad-penny"))
    t.you.plays("punch")
    t.then("bad-penny", zone="hand").then("you", amber=1).nothing_else()
    t = given(house="dis", you=seat(line="overlord-greking", artifacts="annihilation-ritual"), foe=seat(line="dodger"))
    t.you.fights("overlord-greking")
    t.then("dodger", zone="purged").then("overlord-greking", damage=5).nothing_else()


def test_creeping_oblivion_may_purge_nothing() -> None:
    """KF.may: up to two."""
    t = given(house="dis", you=seat(hand="creeping-oblivion", discard="punch"), foe=seat(discard="troll"))
    t.you.plays("creeping-oblivion", "done")
    t.then("you", amber=1).nothing_else()


def test_gongoozle_without_a_creature_costs_nobody_a_card() -> None:
    """KF.as-much-as-possible: nobody was hurt, so there is no owner who discards."""
    t = given(house="dis", you=seat(hand="gongoozle punch"), foe=seat(hand="dodger"))
    t.you.plays("gongoozle")
    t.then("you", amber=1).nothing_else()


@pytest.mark.parametrize(
    ("line", "left"), [("bad-penny", 2), ("dodger[armageddon-cloak]+damage:3", 0), ("troll shadow-self", 0)]
)
def test_gongoozle_asks_whether_the_chosen_creature_was_destroyed(line: str, left: int) -> None:
    """KF.if-this-damage-destroys, KF.instead: one that goes home was destroyed, one that is saved or shielded was not."""
    t = given(house="dis", you=seat(hand="gongoozle punch"), foe=seat(line=line, hand="urchin"))
    t.you.plays("gongoozle", *["troll"] * line.startswith("troll"))
    t.then("foe", hand=left).then("you", hand="punch")


def test_hecatomb_pays_for_control_and_not_for_ownership() -> None:
    """KF.this-way: a stolen creature pays its thief, one that is saved pays nobody."""
    t = given(
        house="dis",
        you=seat(hand="hecatomb", line="shooler+owner:foe troll"),
        foe=seat(line="charette[armageddon-cloak]"),
    )
    t.you.plays("hecatomb")
    t.then("you", amber=2, line="troll").then("foe", amber=0, line="charette", discard=2).then(
        "shooler", zone="discard"
    )


def test_a_second_key_hammer_finds_no_key_of_the_previous_turn() -> None:
    """KF.unforge: older keys are safe; that a key was forged stays true for other cards."""
    t = given(
        house="dis",
        last_turn="forges",
        you=seat(hand="key-hammer key-hammer tendrils-of-pain", line="troll"),
        foe=seat(keys=2),
    )
    t.you.plays("key-hammer")
    t.then("foe", keys=1, amber=6)
    t.you.plays("key-hammer")
    t.then("foe", keys=1, amber=12).then("you", amber=2).nothing_else()
    t.you.plays("tendrils-of-pain")
    t.then("troll", damage=4).then("you", amber=3).nothing_else()


def test_two_key_hammers_undo_two_keys_of_one_turn() -> None:
    """KF.unforge, KF.forging-by-card: each hammer takes back one of them."""
    t = given(
        house="dis",
        you=seat(hand="key-hammer key-hammer", deck=9, houses=["dis", "mars", "logos"]),
        foe=seat(amber=13, hand="key-charge", deck=9, houses=["untamed", "mars", "logos"]),
    )
    t.you.ends_turn("untamed")
    t.foe.plays("key-charge", "yes")
    t.then("foe", keys=2, amber=0)
    t.foe.ends_turn("dis")
    t.you.plays("key-hammer")
    t.you.plays("key-hammer")
    t.then("foe", keys=0, amber=12)


def test_pandemonium_asks_no_longer_than_there_is_aember() -> None:
    """KF.aember-too-little: with one æmber one choice; those who come too late capture nothing."""
    t = given(house="dis", you=seat(hand="pandemonium", line="troll valdr bumpsy"), foe=seat(amber=1))
    t.you.plays("pandemonium", "valdr")
    t.then("valdr", amber=1).then("foe", amber=0).then("you", amber=1).nothing_else()


@pytest.mark.parametrize("edition", ["1.1", "1.3"])
def test_poltergeist_with_key_to_dis_destroys_the_creatures_and_the_key(edition: str) -> None:
    """KF.as-if-it-were-yours, KF.only-own-control: sacrificed (1.1) or not (1.3), it is gone in the end."""
    t = given(
        house="dis",
        edition=edition,
        you=seat(hand="poltergeist", line="urchin"),
        foe=seat(artifacts="key-to-dis", line="troll"),
    )
    t.you.plays("poltergeist")
    t.then("key-to-dis", zone="discard").then("troll", zone="discard").then("urchin", zone="discard")
    t.then("you", amber=1).nothing_else()


@pytest.mark.parametrize(("line", "left", "paid", "cost"), [("tentacus", 0, 1, 9), ("tentacus tentacus", 1, 0, 6)])
def test_poltergeist_pays_the_toll_of_tentacus_or_only_destroys(line: str, left: int, paid: int, cost: int) -> None:
    """KF.part-of-an-effect-fails: its bonus pays one toll, not two; "your opponent" is read from its player."""
    t = given(
        house="dis",
        you=seat(hand="poltergeist", deck=9),
        foe=seat(artifacts="lash-of-broken-dreams", line=line, deck=9),
    )
    t.you.plays("poltergeist")
    t.then("lash-of-broken-dreams", zone="discard").then("you", amber=left).then("foe", amber=paid).nothing_else()
    t.you.ends_turn("dis")
    t.then("foe", key_cost=cost)


def test_red_hot_armor_counts_armor_that_has_been_used() -> None:
    """KF.which-armor-is-lost: all of it is lost, the used points, too."""
    t = given(house="dis", you=seat(hand="red-hot-armor gongoozle"), foe=seat(line="raiding-knight"))
    t.you.plays("gongoozle")
    t.then("raiding-knight", damage=1, armor_left=0)
    t.you.plays("red-hot-armor")
    t.then("raiding-knight", damage=3, armor=0).then("you", amber=2).nothing_else()


def test_screaming_cave_shuffles_the_deck_even_with_nothing_to_add() -> None:
    """KF.as-much-as-possible."""
    t = given(house="dis", you=seat(artifacts="screaming-cave", deck="troll valdr"), chance=["valdr", "troll"])
    t.you.acts("screaming-cave")
    t.then("you", deck="valdr troll").nothing_else()


def test_three_fates_takes_all_where_there_are_fewer_and_asks_for_one_of_a_tie() -> None:
    """KF.the-x-most-least-powerful; the question names the group in both languages."""
    t = given(house="dis", you=seat(hand="three-fates", line="troll"), foe=seat(line="urchin"))
    t.you.plays("three-fates")
    t.then("troll", zone="discard").then("urchin", zone="discard").then("you", amber=1).nothing_else()
    t = given(house="dis", you=seat(hand="three-fates", line="troll valdr dodger"), foe=seat(line="headhunter"))
    t.you.plays("three-fates")
    t.asks("target", options="dodger headhunter")
    assert t.g.decision.text("en").endswith("choose one of the 3 most powerful creatures to destroy.")
    assert t.g.decision.text("fr").endswith("choisissez l’une des 3 créatures les plus puissantes à détruire.")
