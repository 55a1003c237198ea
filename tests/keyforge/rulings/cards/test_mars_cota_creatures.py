"""Mars in Call of the Archons: creatures."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat


def test_blypyp_readies_the_next_mars_creature_only() -> None:
    """KF.for-the-rest-of-the-turn: one creature; a second one enters exhausted."""
    t = given(house="mars", you=seat(line="blypyp", hand="tunk zorg"))
    t.you.reaps("blypyp")
    t.you.plays("tunk", "left")
    t.then("tunk", ready=True)
    t.you.plays("zorg", "left")
    t.then("zorg", ready=False, stunned=True)


def test_blypyp_is_not_used_up_by_a_creature_put_into_play() -> None:
    """KF.put-into-play: Swap Widget's creature was not played, and readied by the widget itself."""
    t = given(house="mars", you=seat(line="blypyp mindwarper", artifacts="swap-widget", hand="tunk zorg"))
    t.you.reaps("blypyp")
    t.you.acts("swap-widget", "zorg", "left")
    t.then("zorg", ready=True)
    t.you.plays("tunk", "left")
    t.then("tunk", ready=True)


def test_blypyp_is_forgotten_at_the_end_of_the_turn() -> None:
    """KF.for-the-rest-of-the-turn."""
    t = given(house="mars", you=seat(line="blypyp", hand="tunk", deck=9), foe=seat(deck=9))
    t.you.reaps("blypyp")
    t.you.ends_turn("brobnar")
    t.foe.ends_turn("mars")
    t.you.plays("tunk", "left")
    t.then("tunk", ready=False)


def test_chuff_ape_enters_stunned_and_taunts() -> None:
    """KF.taunt, KF.stunning."""
    t = given(house="mars", you=seat(hand="chuff-ape"))
    t.you.plays("chuff-ape")
    t.then("chuff-ape", stunned=True, ready=False, keywords="taunt").nothing_else()


def test_chuff_ape_may_eat_a_friend_to_heal() -> None:
    """KF.if-you-do-in-order-to: another friendly creature, after a reap or a fight."""
    t = given(house="mars", you=seat(line="chuff-ape+damage:4 urchin"), foe=seat(line="troll"))
    t.you.reaps("chuff-ape", "yes")
    t.then("chuff-ape", damage=0).then("urchin", zone="discard").then("you", amber=1).nothing_else()
    t = given(house="mars", you=seat(line="chuff-ape+damage:4 urchin"), foe=seat(line="quixo-the-adventurer"))
    t.you.fights("chuff-ape", "quixo-the-adventurer", "no")
    t.then("chuff-ape", damage=7).then("quixo-the-adventurer", zone="discard").nothing_else()


def test_chuff_ape_alone_is_not_asked() -> None:
    """KF.may: never itself, never an enemy."""
    t = given(house="mars", you=seat(line="chuff-ape+damage:4"), foe=seat(line="troll"))
    t.you.reaps("chuff-ape")
    t.then("you", amber=1).nothing_else()


def test_ether_spider_deals_no_damage_in_a_fight() -> None:
    """KF.deals-x-damage: as attacker and as attacked."""
    t = given(house="mars", you=seat(line="ether-spider"), foe=seat(line="dodger"))
    t.you.fights("ether-spider")
    t.then("ether-spider", damage=5).nothing_else()
    t = given(house="shadows", active="foe", you=seat(line="ether-spider"), foe=seat(line="dodger"))
    t.foe.fights("dodger")
    t.then("ether-spider", damage=5).nothing_else()


def test_ether_spider_captures_whatever_the_opponent_would_get() -> None:
    """KF.instead, KF.capture: reaping, a bonus, a theft; its controller's pool grows as ever."""
    t = given(
        house="shadows",
        active="foe",
        you=seat(line="ether-spider", amber=2),
        foe=seat(line="dodger", hand="ghostly-hand"),
    )
    t.foe.reaps("dodger")
    t.then("ether-spider", amber=1).nothing_else()
    t.foe.plays("ghostly-hand")
    t.then("ether-spider", amber=3).nothing_else()
    t = given(house="mars", you=seat(line="ether-spider tunk"))
    t.you.reaps("tunk")
    t.then("you", amber=1).nothing_else()


def test_ether_spider_takes_stolen_aember_that_leaves_your_pool() -> None:
    """KF.steal: your æmber is gone from the pool, and lies on the spider."""
    t = given(house="shadows", active="foe", you=seat(line="ether-spider", amber=3), foe=seat(hand="urchin"))
    t.foe.plays("urchin")
    t.then("ether-spider", amber=1).then("you", amber=2).nothing_else()


def test_ether_spider_is_told_to_take_what_never_reached_the_pool() -> None:
    """KF.capture: the log does not speak of æmber taken out of a pool."""
    t = given(house="shadows", active="foe", you=seat(line="ether-spider"), foe=seat(line="dodger", amber=2))
    t.foe.reaps("dodger")
    told = [e for e in t.g.log if e.kind == "capture"][-1]
    assert told.text("en", 0) == "Ether Spider captures the 1 æmber meant for your opponent’s pool."
    assert told.text("fr", 1) == "La créature Araignée de l’Éther capture 1 Aombre destiné à votre réserve."
    t.then("foe", amber=2).then("ether-spider", amber=1).nothing_else()


def test_ether_spider_gone_its_aember_is_the_opponents() -> None:
    """KF.leaving-aember-on-creature: the leaving spider does not capture it again."""
    t = given(house="brobnar", active="foe", you=seat(line="ether-spider+amber:4"), foe=seat(line="troll"))
    t.foe.fights("troll")
    t.then("ether-spider", zone="discard", amber=0).then("foe", amber=4).nothing_else()


def test_ether_spider_catches_what_another_creature_had_captured() -> None:
    """KF.leaving-aember-on-creature: æmber coming back to the opponent is captured, too."""
    t = given(house="brobnar", active="foe", you=seat(line="ether-spider charette+amber:3"), foe=seat(line="troll"))
    t.foe.fights("troll", "charette")
    t.then("charette", zone="discard", amber=0).then("ether-spider", amber=3).then("troll", damage=4).nothing_else()


def test_grabber_jammer_makes_enemy_keys_dearer_and_captures() -> None:
    """KF.key-current-cost, KF.capture; its controller's keys cost the same."""
    t = given(house="mars", you=seat(line="grabber-jammer"), foe=seat(amber=2, line="quixo-the-adventurer"))
    t.then("foe", key_cost=7).then("you", key_cost=6)
    t.you.reaps("grabber-jammer")
    t.then("grabber-jammer", amber=1).then("foe", amber=1).then("you", amber=1).nothing_else()
    t = given(house="mars", you=seat(line="grabber-jammer"), foe=seat(amber=2, line="quixo-the-adventurer"))
    t.you.fights("grabber-jammer")
    t.then("grabber-jammer", amber=1, damage=2).then("foe", amber=1).then(
        "quixo-the-adventurer", zone="discard"
    ).nothing_else()


def test_grommid_bars_its_controllers_creatures() -> None:
    """KF.play-restrictions: artifacts and the opponent's creatures may be played."""
    t = given(house="mars", you=seat(line="grommid", hand="tunk sniffer"))
    t.may_not("play:tunk", "KF.play-restrictions")
    assert t.may("play:sniffer")
    t = given(house="mars", active="foe", you=seat(line="grommid"), foe=seat(hand="tunk"))
    assert t.may("play:tunk")


@pytest.mark.parametrize("active", ["you", "foe"])
def test_grommid_costs_the_opponent_one_for_each_creature_it_beats(active: str) -> None:
    """KF.fight-end-constants: as attacker and as attacked."""
    t = given(
        house="brobnar" if active == "foe" else "mars",
        active=active,
        you=seat(line="grommid", amber=3),
        foe=seat(line="headhunter", amber=3),
    )
    (t.you.fights("grommid") if active == "you" else t.foe.fights("headhunter"))
    t.then("foe", amber=2).then("headhunter", zone="discard").then("grommid", damage=5).nothing_else()


def test_grommid_gains_nothing_from_a_survivor() -> None:
    """KF.fight-end-constants."""
    t = given(house="mars", you=seat(line="grommid"), foe=seat(line="kelifi-dragon", amber=3))
    t.you.fights("grommid")
    t.then("foe", amber=3).then("grommid", zone="discard").then("kelifi-dragon", damage=10).nothing_else()


def test_john_smyth_readies_a_mars_creature_that_is_no_agent() -> None:
    """KF.choosing-objects: of either side; not himself, not another house's."""
    t = given(house="mars", you=seat(line="john-smyth tunk+exhausted dodger+exhausted"), foe=seat(line="zorg"))
    t.then("john-smyth", keywords="elusive")
    t.you.reaps("john-smyth")
    t.asks("target", options="tunk zorg")
    t.answers("tunk")
    t.then("tunk", ready=True).then("you", amber=1).nothing_else()


def test_john_smyth_readies_after_a_fight() -> None:
    """KF.several-labels."""
    t = given(house="mars", you=seat(line="john-smyth tunk+exhausted"), foe=seat(line="urchin"))
    t.you.fights("john-smyth")
    t.then("tunk", ready=True).nothing_else()


def test_mindwarper_makes_an_enemy_capture_from_its_own_side() -> None:
    """KF.capture-from-own-side, KF.elusive."""
    t = given(house="mars", you=seat(line="mindwarper", amber=2), foe=seat(line="troll valdr", amber=2))
    t.then("mindwarper", keywords="elusive")
    t.you.acts("mindwarper", "valdr")
    t.then("valdr", amber=1).then("foe", amber=1).nothing_else()


def test_mindwarper_finds_nothing_in_an_empty_pool() -> None:
    """KF.aember-too-little."""
    t = given(house="mars", you=seat(line="mindwarper", amber=2), foe=seat(line="troll"))
    t.you.acts("mindwarper")
    t.nothing_else()


@pytest.mark.parametrize(
    ("line", "left"), [("phylyx-the-disintegrator", 5), ("phylyx-the-disintegrator tunk troll zorg", 3)]
)
def test_phylyx_counts_the_other_friendly_mars_creatures(line: str, left: int) -> None:
    """KF.lose: not itself, not another house, not the enemy's."""
    t = given(house="mars", you=seat(line=line), foe=seat(amber=5, line="tunk"))
    t.then("phylyx-the-disintegrator", keywords="elusive")
    t.you.acts("phylyx-the-disintegrator")
    t.then("foe", amber=left).nothing_else()


def test_qyxxlyx_hurts_humans_through_their_armor() -> None:
    """KF.armor: it prevents nothing here; others are spared."""
    t = given(house="mars", you=seat(line="qyxxlyx-plague-master doc-bookton"), foe=seat(line="raiding-knight troll"))
    t.you.reaps("qyxxlyx-plague-master")
    t.then("doc-bookton", damage=3).then("raiding-knight", damage=3, armor_left=2).then("you", amber=1).nothing_else()


def test_qyxxlyx_hurts_humans_after_a_fight() -> None:
    """KF.several-labels."""
    t = given(house="mars", you=seat(line="qyxxlyx-plague-master doc-bookton"), foe=seat(line="urchin"))
    t.you.fights("qyxxlyx-plague-master")
    t.then("doc-bookton", damage=3).nothing_else()


def test_tunk_heals_when_its_controller_plays_another_mars_creature() -> None:
    """KF.fully-heal: not for itself, another house, or the opponent's play."""
    t = given(house="mars", you=seat(line="tunk+damage:4", hand="mindwarper"))
    t.you.plays("mindwarper", "left")
    t.then("tunk", damage=0).nothing_else()
    t = given(house="brobnar", you=seat(line="tunk+damage:4", hand="troll"))
    t.you.plays("troll", "left")
    t.nothing_else()
    t = given(house="mars", active="foe", you=seat(line="tunk+damage:4"), foe=seat(hand="mindwarper"))
    t.foe.plays("mindwarper")
    t.nothing_else()


def test_ulyq_uses_a_friendly_creature_of_another_house() -> None:
    """KF.use-by-card-ability: not a Mars creature, not an enemy."""
    t = given(house="mars", you=seat(line="ulyq-megamouth tunk troll"), foe=seat(line="urchin"))
    t.you.reaps("ulyq-megamouth", "reap")
    t.then("you", amber=2).then("troll", ready=False).nothing_else()
    t = given(house="mars", you=seat(line="ulyq-megamouth troll+stun"), foe=seat(line="urchin"))
    t.you.fights("ulyq-megamouth")
    t.then("troll", ready=False, stunned=False).because("KF.stun-next-use").nothing_else()


def test_ulyq_alone_uses_nobody() -> None:
    """KF.as-much-as-possible: a creature in the wrong state stays unused."""
    t = given(house="mars", you=seat(line="ulyq-megamouth tunk troll+exhausted"))
    t.you.reaps("ulyq-megamouth")
    t.then("you", amber=1).because("KF.use-requirements-stay").nothing_else()


def test_uxlyx_puts_an_enemy_creature_into_your_archives() -> None:
    """KF.leaving-destination-stated: its upgrades are discarded, its æmber goes to you."""
    t = given(house="mars", you=seat(line="uxlyx-the-zookeeper"), foe=seat(line="troll[blood-of-titans]+amber:2 valdr"))
    t.then("uxlyx-the-zookeeper", keywords="elusive")
    t.you.reaps("uxlyx-the-zookeeper", "troll")
    t.then("you", archives="troll", amber=3).then("troll", owner="foe", amber=0, power=8, upgrades="", zone="archives")
    t.then("blood-of-titans", zone="discard").nothing_else()


def test_uxlyxs_prey_goes_home_when_the_archives_are_taken() -> None:
    """KF.foreign-cards-in-archives: the holder's own cards come to hand, the prey goes to its owner's."""
    t = given(
        house="mars", you=seat(line="uxlyx-the-zookeeper", archives="punch", deck=9), foe=seat(line="troll", deck=9)
    )
    t.you.reaps("uxlyx-the-zookeeper")
    t.then("you", archives="punch troll")
    t.you.ends_turn("brobnar")
    t.foe.ends_turn("mars", "yes")
    t.then("you", archives="").then("punch", zone="hand", owner="you").then("troll", zone="hand", owner="foe")
    assert "troll" in t.player("foe")["hand"] and "punch" in t.player("you")["hand"]


def test_uxlyx_with_no_enemy_archives_nothing() -> None:
    """KF.as-much-as-possible."""
    t = given(house="mars", you=seat(line="uxlyx-the-zookeeper tunk"))
    t.you.reaps("uxlyx-the-zookeeper")
    t.then("you", amber=1).nothing_else()


@pytest.mark.parametrize("card", ["troll", "cannon", "vezyma-thinkdrone"])
def test_vezyma_may_archive_a_friendly_creature_or_artifact(card: str) -> None:
    """KF.may, KF.into-the-archives: from play, itself too."""
    t = given(
        house="mars",
        you=seat(line="vezyma-thinkdrone troll", artifacts="cannon"),
        foe=seat(line="valdr", artifacts="sniffer"),
    )
    t.you.reaps("vezyma-thinkdrone", "yes", card)
    t.then(card, zone="archives").then("you", amber=1).nothing_else()


def test_vezyma_may_decline_and_sends_a_borrowed_creature_to_its_owners_archives() -> None:
    """KF.may, KF.leaving-destination."""
    t = given(house="mars", you=seat(line="vezyma-thinkdrone"))
    t.you.reaps("vezyma-thinkdrone", "no")
    t.then("you", amber=1).nothing_else()
    t = given(house="mars", you=seat(line="vezyma-thinkdrone troll+owner:foe"))
    t.you.reaps("vezyma-thinkdrone", "yes", "troll")
    t.then("foe", archives="troll").then("you", archives="")


def test_yxili_marauder_captures_for_each_ready_mars_friend_and_grows() -> None:
    """KF.capture: itself is exhausted; one power for each æmber."""
    t = given(
        house="mars",
        you=seat(hand="yxili-marauder", line="mindwarper zorg blypyp+exhausted troll"),
        foe=seat(amber=5, line="tunk"),
    )
    t.you.plays("yxili-marauder", "left")
    t.then("yxili-marauder", amber=2, power=4).then("foe", amber=3).nothing_else()


def test_yxili_marauder_that_enters_ready_counts_itself() -> None:
    """KF.entering-before-play: after Blypyp it is a friendly ready Mars creature; Blypyp is not."""
    t = given(house="mars", you=seat(hand="yxili-marauder", line="blypyp"), foe=seat(amber=5))
    t.you.reaps("blypyp")
    t.you.plays("yxili-marauder", "left")
    t.then("yxili-marauder", ready=True, amber=1, power=3).then("foe", amber=4).nothing_else()


def test_yxili_marauder_alone_captures_nothing() -> None:
    """KF.entering-exhausted."""
    t = given(house="mars", you=seat(hand="yxili-marauder"), foe=seat(amber=5))
    t.you.plays("yxili-marauder")
    t.nothing_else()


@pytest.mark.parametrize(("victim", "zone", "damage"), [("silvertooth", "purged", 0), ("dodger", "line", 2)])
def test_yxilo_bolter_purges_what_its_damage_destroys(victim: str, zone: str, damage: int) -> None:
    """KF.if-this-damage-destroys."""
    t = given(house="mars", you=seat(line="yxilo-bolter"), foe=seat(line=f"{victim} troll"))
    t.you.reaps("yxilo-bolter", victim)
    t.then(victim, zone=zone, damage=damage).then("you", amber=1).nothing_else()


def test_yxilo_bolter_does_not_purge_what_went_to_a_hidden_zone() -> None:
    """KF.leaving-into-hidden-zone: Bad Penny goes back to hand and stays there."""
    t = given(house="mars", you=seat(line="yxilo-bolter"), foe=seat(line="bad-penny"))
    t.you.reaps("yxilo-bolter", "bad-penny")
    t.then("bad-penny", zone="hand").then("you", amber=1).nothing_else()


def test_yxilo_bolter_purges_only_the_creature_it_shot_at() -> None:
    """KF.if-this-damage-destroys: Shadow Self, destroyed in its place, was not chosen; a saved creature was not destroyed."""
    t = given(house="mars", you=seat(line="yxilo-bolter"), foe=seat(line="dodger shadow-self+damage:8"))
    t.you.reaps("yxilo-bolter", "dodger")
    t.then("shadow-self", zone="discard", damage=0).then("you", amber=1).nothing_else()
    t = given(house="mars", you=seat(line="yxilo-bolter"), foe=seat(line="urchin[armageddon-cloak]"))
    t.you.reaps("yxilo-bolter", "urchin")
    t.then("urchin", upgrades="", keywords="elusive").then("armageddon-cloak", zone="discard", host=None)
    t.then("you", amber=1).nothing_else()


def test_yxilo_bolter_shoots_after_a_fight() -> None:
    """KF.several-labels."""
    t = given(house="mars", you=seat(line="yxilo-bolter"), foe=seat(line="urchin troll"))
    t.you.fights("yxilo-bolter", "urchin", "troll")
    t.then("troll", damage=2).nothing_else()


def test_yxilx_dominator_enters_stunned_and_taunts() -> None:
    """KF.taunt, KF.stun-next-use: its next use removes the stun."""
    t = given(house="mars", you=seat(hand="yxilx-dominator"))
    t.you.plays("yxilx-dominator")
    t.then("yxilx-dominator", stunned=True, keywords="taunt", armor=1).nothing_else()


def test_zorg_enters_stunned() -> None:
    """KF.stunning."""
    t = given(house="mars", you=seat(hand="zorg", line="tunk"))
    t.you.plays("zorg", "left")
    t.then("zorg", stunned=True).nothing_else()


def test_zorg_stuns_the_creature_it_fights_and_its_neighbors() -> None:
    """KF.before-label: the stun stays on survivors; farther ones are spared."""
    t = given(house="mars", you=seat(line="zorg tunk"), foe=seat(line="dodger troll valdr headhunter"))
    t.you.fights("zorg", "troll")
    t.then("dodger", stunned=True).then("troll", stunned=True, damage=7).then("valdr", stunned=True)
    t.then("zorg", zone="discard").because("KF.stunning", "KF.fight-damage").nothing_else()


def test_zyzzix_may_archive_a_creature_to_grow() -> None:
    """KF.may, KF.reveal-look, KF.power-counters."""
    t = given(house="mars", you=seat(line="zyzzix-the-many", hand="troll punch"))
    t.you.reaps("zyzzix-the-many", "yes", "troll")
    t.then("troll", zone="archives").then("zyzzix-the-many", power_counters=3, power=6).then("you", amber=1)
    t.because("KF.reveal-look", "KF.into-the-archives", "KF.power-counters").nothing_else()


def test_zyzzix_may_decline_and_needs_a_creature_in_hand() -> None:
    """KF.if-you-do-in-order-to."""
    t = given(house="mars", you=seat(line="zyzzix-the-many", hand="troll"), foe=seat(line="urchin"))
    t.you.fights("zyzzix-the-many", "urchin", "no")
    t.nothing_else()
    t = given(house="mars", you=seat(line="zyzzix-the-many", hand="punch"))
    t.you.reaps("zyzzix-the-many").asks("may", options="no").answers("no")
    t.then("you", amber=1).nothing_else()
