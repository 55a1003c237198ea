"""Sanctum in Call of the Archons: actions, artifacts and upgrades."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat

HOUSES = ["sanctum", "dis", "mars"]


# ------------------------------------------------------------------ actions
def test_begone_destroys_each_dis_creature_or_gains() -> None:
    """KF.may: one of the two, also where the other would do nothing."""
    t = given(house="sanctum", you=seat(hand="begone", line="tocsin"), foe=seat(line="shooler troll"))
    t.you.plays("begone", 0)
    t.then("tocsin", zone="discard").then("shooler", zone="discard").nothing_else()
    t = given(house="sanctum", you=seat(hand="begone"), foe=seat(line="shooler"))
    t.you.plays("begone", 1)
    t.then("you", amber=1).nothing_else()


def test_blinding_light_stuns_the_creatures_of_a_house() -> None:
    """KF.choose-a-house-in-effects: friend and foe; any house of the seven may be named."""
    t = given(house="sanctum", you=seat(hand="blinding-light", line="troll"), foe=seat(line="valdr dodger bumpsy+stun"))
    t.you.plays("blinding-light")
    t.asks("name-house", options="brobnar dis logos mars sanctum shadows untamed")
    t.answers("brobnar")
    t.then("troll", stunned=True).then("valdr", stunned=True).then("you", amber=1).nothing_else()


def test_charge_gives_creatures_played_this_turn_a_play_ability() -> None:
    """KF.for-the-rest-of-the-turn: each of them, not those already there, not the opponent's next turn."""
    t = given(
        house="sanctum",
        you=seat(hand="charge sequis bulwark", line="troll", houses=HOUSES),
        foe=seat(line="valdr", hand="champion-tabris", houses=HOUSES),
    )
    t.you.plays("charge")
    t.then("you", amber=1).nothing_else()
    t.you.plays("sequis", "left")
    t.then("valdr", damage=2).nothing_else()
    t.you.plays("bulwark", "right")
    t.then("valdr", damage=4).then("troll", armor=2).nothing_else()
    t.you.ends_turn("sanctum")
    t.foe.plays("champion-tabris", "left")
    t.then("you.line", damage=0)


def test_charges_ability_is_ordered_with_the_printed_one() -> None:
    """KF.timing-conflicts: the active player's order."""
    t = given(
        house="sanctum", you=seat(hand="charge raiding-knight"), foe=seat(line="silvertooth+amber:1 valdr", amber=0)
    )
    t.you.plays("charge")
    t.you.plays("raiding-knight")
    t.asks("order")
    t.answers(1, "valdr")
    t.then("valdr", damage=2).nothing_else()


@pytest.mark.parametrize("damage", [0, 1, 3])
def test_cleansing_wave_gains_for_each_creature_healed(damage: int) -> None:
    """KF.this-way: an undamaged creature was not healed."""
    t = given(
        house="sanctum",
        you=seat(hand="cleansing-wave", line=f"troll+damage:{damage}"),
        foe=seat(line="valdr+damage:2 dodger"),
    )
    t.you.plays("cleansing-wave")
    t.then("troll", damage=max(0, damage - 1)).then("valdr", damage=1).then(
        "you", amber=2 if damage else 1
    ).nothing_else()


def test_clear_mind_unstuns_friends_only() -> None:
    """KF.stunning: they stay ready."""
    t = given(house="sanctum", you=seat(hand="clear-mind", line="troll+stun sequis+stun"), foe=seat(line="valdr+stun"))
    t.you.plays("clear-mind")
    t.then("troll", stunned=False).then("sequis", stunned=False).then("you", amber=1).nothing_else()


@pytest.mark.parametrize(("mine", "theirs"), [(3, 5), (4, 6), (5, 9), (9, 0)])
def test_doorstep_to_heaven_reduces_both_players_to_five(mine: int, theirs: int) -> None:
    """KF.lose: the bonus counts first; five or fewer stay."""
    t = given(house="sanctum", you=seat(hand="doorstep-to-heaven", amber=mine), foe=seat(amber=theirs))
    t.you.plays("doorstep-to-heaven")
    t.then("you", amber=min(5, mine + 1)).then("foe", amber=min(5, theirs)).nothing_else()


@pytest.mark.parametrize(("friends", "enemies", "gained"), [(0, 2, 2), (2, 2, 0), (3, 1, 0), (1, 2, 1)])
def test_glorious_few_gains_for_the_enemies_in_excess(friends: int, enemies: int, gained: int) -> None:
    """KF.into-the-pool: never less than nothing."""
    t = given(
        house="sanctum", you=seat(hand="glorious-few", line=["troll"] * friends), foe=seat(line=["valdr"] * enemies)
    )
    t.you.plays("glorious-few")
    t.then("you", amber=gained).nothing_else()


def test_honorable_claim_lets_each_friendly_knight_capture() -> None:
    """KF.capture: no other trait, no enemy Knight."""
    t = given(
        house="sanctum",
        you=seat(hand="honorable-claim", line="sequis troll bulwark"),
        foe=seat(line="francus", amber=3),
    )
    t.you.plays("honorable-claim")
    t.then("sequis", amber=1).then("bulwark", amber=1).then("foe", amber=1).then("you", amber=1).nothing_else()


def test_honorable_claim_with_too_little_goes_to_the_knight_the_active_player_names() -> None:
    """KF.aember-too-little, KF.all-decisions."""
    t = given(house="sanctum", you=seat(hand="honorable-claim", line="sequis bulwark"), foe=seat(amber=1))
    t.you.plays("honorable-claim", "bulwark")
    t.then("bulwark", amber=1).then("sequis", amber=0).then("foe", amber=0).then("you", amber=1).nothing_else()


def test_inspiration_readies_and_uses_a_friend_of_any_house() -> None:
    """KF.use-by-card-ability: in any way."""
    t = given(house="sanctum", you=seat(hand="inspiration", line="troll+exhausted+damage:4"), foe=seat(line="valdr"))
    t.you.plays("inspiration", "reap")
    t.then("troll", damage=1, ready=False).then("you", amber=1).nothing_else()
    t = given(house="sanctum", you=seat(hand="inspiration", line="troll"), foe=seat(line="silvertooth"))
    t.you.plays("inspiration", "fight")
    t.then("troll", damage=2, ready=False).then("silvertooth", zone="discard").nothing_else()


def test_inspiration_on_a_stunned_creature_removes_the_stun() -> None:
    """KF.stun-use-by-card; with no friend nothing happens (KF.playing-for-nothing)."""
    t = given(house="sanctum", you=seat(hand="inspiration", line="troll+exhausted+stun"))
    t.you.plays("inspiration")
    t.then("troll", stunned=False, ready=False).nothing_else()
    t = given(house="sanctum", you=seat(hand="inspiration"), foe=seat(line="troll+exhausted"))
    t.you.plays("inspiration")
    t.nothing_else()


def test_mighty_lance_strikes_a_creature_and_a_neighbor() -> None:
    """KF.one-effect-many-creatures: at once; one neighbor only."""
    t = given(house="sanctum", you=seat(hand="mighty-lance"), foe=seat(line="tocsin troll silvertooth"))
    t.you.plays("mighty-lance", "troll", "silvertooth")
    t.then("troll", damage=3).then("silvertooth", zone="discard").nothing_else()


def test_mighty_lance_strikes_a_lone_creature_alone() -> None:
    """KF.as-much-as-possible."""
    t = given(house="sanctum", you=seat(hand="mighty-lance"), foe=seat(line="troll"))
    t.you.plays("mighty-lance")
    t.then("troll", damage=3).nothing_else()


@pytest.mark.parametrize("n", [0, 1, 3])
def test_oath_of_poverty_pays_two_for_each_artifact(n: int) -> None:
    """KF.this-way: its player's artifacts only."""
    arts = ["hallowed-blaster", "round-table", "epic-quest"][:n]
    t = given(house="sanctum", you=seat(hand="oath-of-poverty", artifacts=arts), foe=seat(artifacts="gorm-of-omm"))
    t.you.plays("oath-of-poverty")
    t.then("you", amber=1 + 2 * n, artifacts="").then("foe", artifacts="gorm-of-omm")


def test_oath_of_poverty_counts_a_controlled_artifact_of_the_opponent() -> None:
    """KF.only-own-control: "your" is what you control; it goes to its owner's pile."""
    t = given(house="sanctum", you=seat(hand="oath-of-poverty", artifacts="hallowed-blaster+owner:foe"))
    t.you.plays("oath-of-poverty")
    t.then("you", amber=3).then("foe", discard="hallowed-blaster").then(
        "hallowed-blaster", zone="discard"
    ).nothing_else()


def test_one_stood_against_many_fights_three_different_enemies() -> None:
    """KF.ready-and-fight-with: one fight at a time, never the same enemy twice."""
    t = given(
        house="sanctum",
        you=seat(hand="one-stood-against-many", line="troll"),
        foe=seat(line="tocsin silvertooth urchin valdr"),
    )
    t.you.plays("one-stood-against-many", "urchin")
    t.asks("attack", options="tocsin silvertooth valdr")
    t.answers("tocsin")
    t.asks("attack", options="silvertooth valdr")
    t.answers("silvertooth")
    t.then("tocsin", zone="discard").then("silvertooth", zone="discard").then("troll", damage=5, ready=False)
    t.then("you", amber=1).nothing_else()


def test_one_stood_against_many_stops_when_enemies_or_the_fighter_run_out() -> None:
    """KF.as-much-as-possible: no second fight against the survivor."""
    t = given(
        house="sanctum",
        you=seat(hand="one-stood-against-many", line="sequis"),
        foe=seat(line="the-vaultkeeper kelifi-dragon"),
    )
    t.you.plays("one-stood-against-many", "the-vaultkeeper")
    t.then("sequis", zone="discard").then("the-vaultkeeper", damage=3).then("kelifi-dragon", damage=4)
    t = given(house="sanctum", you=seat(hand="one-stood-against-many", line="sequis"), foe=seat(line="troll"))
    t.you.plays("one-stood-against-many")
    t.then("sequis", zone="discard").then("troll", damage=4).then("you", amber=1).nothing_else()


def test_one_stood_against_many_loses_a_fight_to_a_stun() -> None:
    """KF.stun-use-by-card: the first use removes the stun, two fights remain."""
    t = given(
        house="sanctum",
        you=seat(hand="one-stood-against-many", line="troll+stun"),
        foe=seat(line="tocsin silvertooth urchin"),
    )
    t.you.plays("one-stood-against-many", "tocsin", "silvertooth")
    t.then("you", amber=1).then("foe", line="urchin").then("troll", stunned=False, damage=5)


def test_one_stood_against_many_asks_with_the_attacker_attacking() -> None:
    """KF.taunt: Niffle Ape ignores taunt while attacking, also in a second fight."""
    t = given(
        house="sanctum",
        you=seat(hand="shield-of-justice one-stood-against-many", line="niffle-ape"),
        foe=seat(line="champion-anaphiel urchin"),
    )
    t.you.plays("shield-of-justice")
    t.you.plays("one-stood-against-many")
    t.asks("attack", options="champion-anaphiel urchin")
    t.answers("champion-anaphiel")
    t.then("champion-anaphiel", damage=2, armor_left=0).then("urchin", zone="discard").then("niffle-ape", ready=True)
    t.then("you", amber=2).nothing_else()


def test_radiant_truth_stuns_enemies_away_from_the_flanks() -> None:
    """KF.flank-creature: a lone creature is on a flank."""
    t = given(
        house="sanctum",
        you=seat(hand="radiant-truth", line="troll sequis dodger"),
        foe=seat(line="valdr tocsin bumpsy urchin"),
    )
    t.you.plays("radiant-truth")
    t.then("tocsin", stunned=True).then("bumpsy", stunned=True).then("you", amber=1).nothing_else()
    t = given(house="sanctum", you=seat(hand="radiant-truth"), foe=seat(line="valdr"))
    t.you.plays("radiant-truth")
    t.then("you", amber=1).nothing_else()


def test_radiant_truth_leaves_a_creature_that_is_considered_on_a_flank() -> None:
    """KF.considered-a-flank-creature: Spectral Tunneler's creature is not stunned."""
    t = given(
        house="sanctum",
        you=seat(hand="radiant-truth", artifacts="spectral-tunneler!sanctum"),
        foe=seat(line="valdr krump dodger troll"),
    )
    t.you.acts("spectral-tunneler", "krump")
    t.you.plays("radiant-truth")
    t.then("dodger", stunned=True).then("krump", stunned=False).then("you", amber=1).nothing_else()


def test_shield_of_justice_keeps_friends_from_damage_this_turn() -> None:
    """KF.cannot-be-dealt-damage: those played later, too; enemies are hurt; it ends with the turn."""
    t = given(
        house="sanctum",
        you=seat(hand="shield-of-justice", line="sequis", houses=HOUSES),
        foe=seat(line="troll!dis", houses=HOUSES),
    )
    t.you.plays("shield-of-justice")
    t.then("you", amber=1).nothing_else()
    t.you.fights("sequis")
    t.then("troll", damage=4).then("sequis", damage=0, armor_left=2).because("KF.cannot-be-dealt-damage").nothing_else()
    t.you.ends_turn("dis")
    t.foe.fights("troll")
    t.then("sequis", zone="discard")


def test_take_hostages_makes_each_fighter_capture() -> None:
    """KF.fight-end-constants: who survives its fight this turn, one for each fight."""
    t = given(
        house="sanctum",
        you=seat(hand="take-hostages", line="sequis bulwark"),
        foe=seat(line="silvertooth troll", amber=3),
    )
    t.you.plays("take-hostages")
    t.you.fights("sequis", "silvertooth")
    t.then("sequis", amber=1).then("foe", amber=2).then("silvertooth", zone="discard").nothing_else()
    t.you.fights("bulwark", "troll")
    t.then("bulwark", zone="discard").then("foe", amber=2)


@pytest.mark.parametrize(("first", "captured", "stolen"), [("umbra@line:0:fight", 0, 1), (0, 1, 0)])
def test_take_hostages_is_ordered_with_the_fighters_own_ability(first: int | str, captured: int, stolen: int) -> None:
    """KF.timing-conflicts: both come after the fight; the last æmber goes to the one the active player names first."""
    t = given(
        house="sanctum", you=seat(hand="take-hostages", line="umbra!sanctum"), foe=seat(line="urchin dodger", amber=1)
    )
    t.you.plays("take-hostages")
    t.you.fights("umbra", "urchin").asks("order", seat="you").answers(first)
    t.then("umbra", amber=captured).then("you", amber=1 + stolen).then("foe", amber=0).nothing_else()


def test_take_hostages_captures_nothing_where_a_fight_is_broken_off_or_only_a_stun_removed() -> None:
    """KF.fight-broken-off, KF.stun-next-use: neither was a fight."""
    t = given(
        house="sanctum",
        you=seat(hand="take-hostages", line="ancient-bear!sanctum troll!sanctum+stun"),
        foe=seat(line="urchin", amber=3),
    )
    t.you.plays("take-hostages")
    t.you.unstuns("troll")
    t.then("troll", stunned=False).nothing_else()
    t.you.fights("ancient-bear")
    t.then("urchin", zone="discard").then("ancient-bear", amber=0).because("KF.fight-broken-off").nothing_else()


def test_take_hostages_is_over_in_the_opponents_turn() -> None:
    """KF.for-the-rest-of-the-turn."""
    t = given(
        house="sanctum",
        you=seat(hand="take-hostages", line="champion-anaphiel", amber=2, houses=HOUSES),
        foe=seat(line="troll!dis", amber=3, houses=HOUSES),
    )
    t.you.plays("take-hostages")
    t.you.ends_turn("dis")
    t.foe.fights("troll")
    t.then("troll", amber=0).then("you", amber=3).then("foe", amber=3)


def test_terms_of_redress_makes_a_friend_capture_two() -> None:
    """KF.capture-which-creature; without a friend nothing is captured."""
    t = given(house="sanctum", you=seat(hand="terms-of-redress", line="troll sequis"), foe=seat(line="valdr", amber=3))
    t.you.plays("terms-of-redress")
    t.asks("target", options="troll sequis")
    t.answers("troll")
    t.then("troll", amber=2).then("foe", amber=1).then("you", amber=1).nothing_else()
    t = given(house="sanctum", you=seat(hand="terms-of-redress"), foe=seat(line="valdr", amber=3))
    t.you.plays("terms-of-redress")
    t.then("you", amber=1).nothing_else()


def test_the_harder_they_come_purges_a_creature_of_power_five_or_more() -> None:
    """KF.purge: four is too little; it was not destroyed."""
    t = given(
        house="sanctum",
        you=seat(hand="the-harder-they-come", line="flamewake-shaman"),
        foe=seat(line="bumpsy troll+amber:1"),
    )
    t.you.plays("the-harder-they-come")
    t.asks("target", options="bumpsy troll")
    t.answers("troll")
    t.then("troll", zone="purged", amber=0).then("you", amber=1).because("KF.purge").nothing_else()


def test_the_spirits_way_destroys_power_three_or_more() -> None:
    """KF.simultaneous-the-set: two lives, three dies, on both sides."""
    t = given(
        house="sanctum", you=seat(hand="the-spirit-s-way", line="tocsin urchin"), foe=seat(line="silvertooth troll")
    )
    t.you.plays("the-spirit-s-way")
    t.then("tocsin", zone="discard").then("troll", zone="discard").nothing_else()


def test_virtuous_works_is_worth_three() -> None:
    """KF.aember-bonus-first."""
    t = given(house="sanctum", you=seat(hand="virtuous-works"))
    t.you.plays("virtuous-works")
    t.then("you", amber=3).because("KF.aember-bonus-first").nothing_else()


# ------------------------------------------------------------------ artifacts
def test_epic_quest_archives_the_friendly_knights() -> None:
    """KF.into-the-archives: no other trait, no enemy; a Knight of the opponent goes to its owner's archives."""
    t = given(
        house="sanctum", you=seat(hand="epic-quest", line="sequis troll bulwark+owner:foe"), foe=seat(line="francus")
    )
    t.you.plays("epic-quest")
    t.then("sequis", zone="archives").then("bulwark", zone="archives").then("you", archives="sequis")
    t.then("foe", archives="bulwark").then("troll", armor=0).nothing_else()


@pytest.mark.parametrize(("plays", "keys"), [(6, 0), (7, 1)])
def test_epic_quest_forges_after_seven_sanctum_cards(plays: int, keys: int) -> None:
    """KF.forge-at-no-cost: in any house's turn; cards of other houses do not count."""
    hand = [
        "virtuous-works",
        "begone",
        "inspiration",
        "glorious-few",
        "cleansing-wave",
        "the-harder-they-come",
        "mighty-lance",
    ]
    t = given(house="sanctum", you=seat(hand=[*hand[:plays], "virtuous-works!dis"], artifacts="epic-quest"))
    for card in hand[:plays]:
        t.you.plays(card, *([1] if card == "begone" else []))
    t.you.omnis("epic-quest")
    t.then("you", keys=keys, amber=4).then("epic-quest", zone="discard" if keys else "artifacts").nothing_else()


def test_epic_quest_counts_the_house_a_card_was_played_with() -> None:
    """KF.house-of-a-card: a creature that became Sanctum later was no Sanctum card when it was played."""
    hand = ["virtuous-works", "inspiration", "glorious-few", "cleansing-wave", "clear-mind"]
    t = given(
        house="sanctum",
        you=seat(line="brobnar-ambassador", hand=["troll", "golden-aura", *hand], artifacts="epic-quest"),
    )
    t.you.reaps("brobnar-ambassador")
    t.you.plays("troll", "left")
    t.you.plays("golden-aura", "troll")
    for card in hand:
        t.you.plays(card, *(["brobnar-ambassador"] if card == "inspiration" else []))
    t.then("troll", houses="sanctum")
    t.you.omnis("epic-quest")
    t.nothing_else()


def test_epic_quest_used_as_if_it_were_yours_forges_and_stays() -> None:
    """KF.only-own-control, KF.forge-at-no-cost: Nexus counts its own player's plays; what it does not control is not sacrificed."""
    hand = ["virtuous-works"] * 3 + ["glorious-few"] * 4
    t = given(house="sanctum", you=seat(hand=hand, line="nexus!sanctum"), foe=seat(artifacts="epic-quest"))
    for card in hand:
        t.you.plays(card)
    t.you.reaps("nexus")
    t.then("you", keys=1).then("epic-quest", zone="artifacts", ready=False).because("KF.only-own-control")


def test_epic_quest_counts_a_single_turn_only() -> None:
    """KF.forge-at-no-cost: usable with any house active, and nothing happens."""
    t = given(house="dis", you=seat(artifacts="epic-quest", amber=6))
    t.you.omnis("epic-quest")
    t.nothing_else()


def test_gorm_of_omm_trades_itself_for_an_artifact() -> None:
    """KF.sacrifice-in-the-ability: an artifact of either player."""
    t = given(house="dis", you=seat(artifacts="gorm-of-omm epic-quest"), foe=seat(artifacts="round-table"))
    t.you.omnis("gorm-of-omm")
    t.asks("target", options="epic-quest round-table")
    t.answers("round-table")
    t.then("gorm-of-omm", zone="discard").then("round-table", zone="discard").nothing_else()
    t = given(house="dis", you=seat(artifacts="gorm-of-omm"))
    t.you.omnis("gorm-of-omm")
    t.then("gorm-of-omm", zone="discard").nothing_else()


@pytest.mark.parametrize(("damage", "left"), [(2, 0), (3, 0), (5, 2)])
def test_hallowed_blaster_heals_three(damage: int, left: int) -> None:
    """KF.heal."""
    t = given(
        house="sanctum",
        you=seat(artifacts="hallowed-blaster", line="sequis+damage:1"),
        foe=seat(line=f"troll+damage:{damage}"),
    )
    t.you.acts("hallowed-blaster", "troll")
    t.then("troll", damage=left).nothing_else()


def test_potion_of_invulnerability_keeps_friends_from_damage() -> None:
    """KF.cannot-be-dealt-damage: they are destroyed all the same by what does not deal damage."""
    t = given(
        house="sanctum",
        you=seat(artifacts="potion-of-invulnerability", line="sequis", hand="the-spirit-s-way"),
        foe=seat(line="troll"),
    )
    t.you.omnis("potion-of-invulnerability")
    t.then("potion-of-invulnerability", zone="discard").nothing_else()
    t.you.fights("sequis")
    t.then("troll", damage=4).nothing_else()
    t.you.plays("the-spirit-s-way")
    t.then("sequis", zone="discard")


def test_round_table_makes_friendly_knights_stronger_and_taunting() -> None:
    """KF.constant-ability: other traits and enemy Knights are untouched."""
    t = given(you=seat(artifacts="round-table", line="sequis troll"), foe=seat(line="francus"))
    t.then("sequis", power=5, keywords="taunt").then("troll", power=8, keywords="").then(
        "francus", power=6, keywords=""
    )


def test_sigil_of_brotherhood_lets_sanctum_creatures_be_used() -> None:
    """KF.you-may-use-this-turn: creatures, not artifacts, and nothing of other houses."""
    t = given(house="dis", you=seat(artifacts="sigil-of-brotherhood hallowed-blaster", line="sequis troll"))
    t.may_not("reap:sequis", "KF.off-house")
    t.you.omnis("sigil-of-brotherhood")
    t.then("sigil-of-brotherhood", zone="discard").nothing_else()
    t.may_not("reap:troll", "KF.off-house").may_not("action:hallowed-blaster", "KF.off-house")
    t.you.reaps("sequis")
    t.then("you", amber=1).nothing_else()


def test_whispering_reliquary_returns_an_artifact_to_its_owners_hand() -> None:
    """KF.leaving-destination: itself, too, if it is the only one."""
    t = given(house="sanctum", you=seat(artifacts="whispering-reliquary"), foe=seat(artifacts="round-table"))
    t.you.acts("whispering-reliquary", "round-table")
    t.then("round-table", zone="hand").then("foe", hand="round-table").nothing_else()
    t = given(house="sanctum", you=seat(artifacts="whispering-reliquary"))
    t.you.acts("whispering-reliquary")
    t.then("whispering-reliquary", zone="hand").nothing_else()


# ------------------------------------------------------------------ upgrades
def test_armageddon_cloak_saves_its_creature_instead() -> None:
    """KF.instead: fully healed, not destroyed; the cloak is destroyed, and only once."""
    t = given(house="brobnar", you=seat(line="troll"), foe=seat(line="sequis[armageddon-cloak]+damage:1+stun"))
    t.you.fights("troll")
    t.then("sequis", damage=0, upgrades="").then("armageddon-cloak", zone="discard").then("troll", damage=6)
    t.then("sequis", keywords="", zone="line").because("KF.hazardous-x", "KF.instead").nothing_else()
    t = given(house="sanctum", you=seat(hand="the-spirit-s-way"), foe=seat(line="sequis"))
    t.you.plays("the-spirit-s-way")
    t.then("sequis", zone="discard").nothing_else()


def test_armageddon_cloaks_creature_was_not_destroyed_this_way() -> None:
    """KF.instead, KF.this-way: the survivors pay nothing."""
    t = given(house="sanctum", you=seat(hand="martyr-s-end", line="troll[armageddon-cloak] valdr[armageddon-cloak]"))
    t.you.plays("martyr-s-end", "troll", "valdr", 0)
    t.then("you", line="troll valdr", amber=1).then("you.line", upgrades="")


@pytest.mark.parametrize(("first", "drawn"), [("destroyed", 2), ("instead", 0)])
def test_armageddon_cloak_is_ordered_with_its_creatures_own_destroyed_ability(first: str, drawn: int) -> None:
    """KF.simultaneous-abilities, KF.instead: Duma's may come first; once she is saved she is not destroyed, and it is not due."""
    t = given(
        house="brobnar",
        you=seat(hand="punch"),
        foe=seat(line="duma-the-martyr[armageddon-cloak] troll+damage:2", deck=4),
    )
    t.you.plays("punch", "duma-the-martyr").asks("order", seat="you", rule="KF.simultaneous-abilities")
    t.answers(f"duma-the-martyr@foe-line:0:{first}")
    t.then("duma-the-martyr", zone="line", damage=0, upgrades="").then("troll", damage=0 if drawn else 2)
    t.then("foe", hand=drawn, line="duma-the-martyr troll").because("KF.destroyed-label", "KF.instead")


@pytest.mark.parametrize(("first", "zone"), [("destroyed", "hand"), ("instead", "line")])
def test_armageddon_cloak_does_not_hold_a_creature_that_has_already_left(first: str, zone: str) -> None:
    """KF.moved-by-its-own-destroyed: Bad Penny goes home and the cloak falls off, or the cloak is spent and she stays."""
    t = given(house="brobnar", you=seat(hand="punch"), foe=seat(line="bad-penny[armageddon-cloak] troll"))
    t.you.plays("punch", "bad-penny", f"bad-penny@foe-line:0:{first}")
    t.then("bad-penny", zone=zone, damage=0).then("armageddon-cloak", zone="discard")


def test_armageddon_cloak_cannot_save_a_creature_without_power() -> None:
    """KF.power-0: healed, it is destroyed again at the next check."""
    t = given(house="brobnar", you=seat(hand="king-of-the-crag"), foe=seat(line="looter-goblin[armageddon-cloak]"))
    t.you.plays("king-of-the-crag")
    t.then("looter-goblin", zone="discard").then("armageddon-cloak", zone="discard")


def test_armageddon_cloak_is_hazardous_and_gives_its_bonus() -> None:
    """KF.hazardous-adds-up, KF.aember-bonus-first."""
    t = given(house="sanctum", you=seat(hand="armageddon-cloak", line="rothais-the-fierce"), foe=seat(line="troll!dis"))
    t.you.plays("armageddon-cloak", "rothais-the-fierce")
    t.then("you", amber=1).then("rothais-the-fierce", upgrades="armageddon-cloak", keywords="hazardous taunt")
    t.nothing_else()
    t = given(
        house="dis", active="foe", you=seat(line="rothais-the-fierce[armageddon-cloak]"), foe=seat(line="valdr!dis")
    )
    t.foe.fights("valdr")
    t.then("valdr", zone="discard").because("KF.hazardous-x", "KF.fight-broken-off").nothing_else()


def test_mantle_of_the_zealot_lets_its_creature_be_used_in_any_houses_turn() -> None:
    """KF.use-requirements-stay: only that creature, and only its own controller."""
    t = given(house="dis", you=seat(line="sequis[mantle-of-the-zealot] bulwark"), foe=seat(line="troll"))
    assert t.may("reap:sequis") and t.may("fight:sequis")
    t.may_not("reap:bulwark", "KF.off-house")
    t.you.reaps("sequis")
    t.then("you", amber=1).nothing_else()
    t.may_not("reap:sequis", "KF.only-ready-cards-are-used")


def test_mantle_of_the_zealot_on_an_enemy_serves_the_enemy() -> None:
    """KF.upgrade-granted-abilities: "you" is the creature's controller."""
    t = given(
        house="sanctum", you=seat(hand="mantle-of-the-zealot", houses=HOUSES), foe=seat(line="troll", houses=HOUSES)
    )
    t.you.plays("mantle-of-the-zealot")
    t.then("troll", upgrades="mantle-of-the-zealot").nothing_else()
    t.you.ends_turn("dis")
    assert t.may("reap:troll")


def test_protect_the_weak_gives_armor_and_taunt() -> None:
    """KF.taunt, KF.gained-armor."""
    t = given(house="sanctum", you=seat(hand="protect-the-weak", line="troll valdr"), foe=seat(line="bumpsy"))
    t.you.plays("protect-the-weak", "troll")
    t.then("troll", armor=1, keywords="taunt", upgrades="protect-the-weak").then("you", amber=1).nothing_else()


def test_shoulder_armor_works_on_a_flank_only() -> None:
    """KF.position-dependent-values."""
    t = given(you=seat(line="troll[shoulder-armor] valdr[shoulder-armor] bumpsy"))
    t.then("troll", power=10, armor=2).then("valdr", power=6, armor=0).then("bumpsy", power=5)
    t = given(house="sanctum", you=seat(hand="shoulder-armor", line="troll"))
    t.you.plays("shoulder-armor")
    t.then("troll", power=10, armor=2, upgrades="shoulder-armor").then("you", amber=1).nothing_else()
