"""Mars in Call of the Archons: actions, artifacts and upgrades."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat


# ------------------------------------------------------------------ actions
def test_ammonia_clouds_hurt_everybody_at_once() -> None:
    """KF.one-effect-many-creatures: armor works, both lines."""
    t = given(house="mars", you=seat(hand="ammonia-clouds", line="tunk"), foe=seat(line="troll silvertooth"))
    t.you.plays("ammonia-clouds")
    t.then("tunk", damage=2, armor_left=0).then("troll", damage=3).then("silvertooth", zone="discard").nothing_else()


def test_ammonia_clouds_take_the_armor_giver_and_its_armor_together() -> None:
    """KF.lost-armor: all damage is simultaneous, and old damage never appears."""
    t = given(house="mars", you=seat(hand="ammonia-clouds"), foe=seat(line="grey-monk+damage:1 sequis"))
    t.you.plays("ammonia-clouds")
    t.then("grey-monk", zone="discard", damage=0, armor=0).then(
        "sequis", damage=0, armor=2, armor_left=0
    ).nothing_else()


def test_battle_fleet_draws_for_each_mars_card_shown() -> None:
    """KF.reveal-look: any number, Mars cards only."""
    t = given(house="mars", you=seat(hand="battle-fleet tunk sniffer troll", deck="punch valdr dodger"))
    t.you.plays("battle-fleet")
    t.asks("target", options="tunk sniffer done")
    t.answers("tunk", "sniffer").asks("target", options="done").answers("done")
    t.then("you", hand="tunk sniffer troll punch valdr", amber=1).because("KF.reveal-look").then("foe", hand="")


def test_battle_fleet_showing_nothing_draws_nothing() -> None:
    """KF.choosing-objects."""
    t = given(house="mars", you=seat(hand="battle-fleet tunk", deck="punch"))
    t.you.plays("battle-fleet", "done")
    t.then("you", amber=1).nothing_else()


def test_deep_probe_discards_the_creatures_of_a_house_from_the_opponents_hand() -> None:
    """KF.choose-a-house-in-effects, KF.reveal-look: creatures only."""
    t = given(house="mars", you=seat(hand="deep-probe troll"), foe=seat(hand="bumpsy punch valdr dodger"))
    t.you.plays("deep-probe", "brobnar")
    t.then("foe", hand="punch dodger", discard="valdr bumpsy").then("you", amber=1, hand="troll").because(
        "KF.reveal-look"
    )


def test_emp_blast_stuns_mars_and_robots_and_destroys_artifacts() -> None:
    """KF.stunning, KF.simultaneous-the-set: on both sides."""
    t = given(
        house="mars",
        you=seat(hand="emp-blast", line="mindwarper troll", artifacts="sniffer"),
        foe=seat(line="batdrone valdr", artifacts="cannon"),
    )
    t.you.plays("emp-blast")
    t.then("mindwarper", stunned=True).then("batdrone", stunned=True).then("sniffer", zone="discard").then(
        "cannon", zone="discard"
    )
    t.then("you", amber=1).nothing_else()


def test_hypnotic_command_makes_enemies_capture_from_their_own_side() -> None:
    """KF.capture-from-own-side: once for each friendly Mars creature, the same enemy may be chosen again."""
    t = given(
        house="mars",
        you=seat(hand="hypnotic-command", line="tunk zorg troll", amber=2),
        foe=seat(amber=5, line="valdr dodger"),
    )
    t.you.plays("hypnotic-command", "valdr", "valdr")
    t.then("valdr", amber=2).then("foe", amber=3).nothing_else()


def test_hypnotic_command_without_martians_does_nothing() -> None:
    """KF.playing-for-nothing."""
    t = given(house="mars", you=seat(hand="hypnotic-command", line="troll"), foe=seat(amber=5, line="tunk"))
    t.you.plays("hypnotic-command")
    t.nothing_else()


@pytest.mark.parametrize(("amber", "damage"), [(5, 0), (6, 3)])
def test_irradiated_aember_burns_enemies_of_a_rich_opponent(amber: int, damage: int) -> None:
    """KF.aember-yours: six or more."""
    t = given(house="mars", you=seat(hand="irradiated-æmber", line="troll"), foe=seat(amber=amber, line="valdr dodger"))
    t.you.plays("irradiated-æmber")
    t.then("valdr", damage=damage).then("dodger", damage=damage).then("you", amber=1).nothing_else()


@pytest.mark.parametrize(("amber", "keys", "left"), [(12, 0, 13), (13, 1, 0)])
def test_key_abduction_forges_nine_dearer_less_the_hand(amber: int, keys: int, left: int) -> None:
    """KF.forging-by-card: 6 + 9 less one card in hand is 14, bonus included; too little forges nothing."""
    t = given(house="mars", you=seat(hand="key-abduction punch", amber=amber))
    t.you.plays("key-abduction", *(["yes"] if keys else []))
    t.then("you", keys=keys, amber=left).nothing_else()


def test_key_abduction_counts_the_creatures_it_has_returned() -> None:
    """KF.several-sentences: Mars creatures of both sides go to their owners' hands first."""
    t = given(
        house="mars",
        you=seat(hand="key-abduction", line="tunk zorg troll", amber=12),
        foe=seat(line="mindwarper valdr"),
    )
    t.you.plays("key-abduction", "yes")
    t.then("you", keys=1, amber=0, hand="tunk zorg", line="troll").then("foe", hand="mindwarper", line="valdr")


def test_key_abduction_with_a_great_hand_is_cheaper_than_a_key_and_optional() -> None:
    """KF.may, KF.key-current-cost: ten cards in hand make it one less than the current cost."""
    hand = ["key-abduction"] + ["punch"] * 10
    t = given(house="mars", you=seat(hand=hand, amber=5))
    t.you.plays("key-abduction", "yes")
    t.then("you", keys=1, amber=1).nothing_else()
    t = given(house="mars", you=seat(hand=hand, amber=5))
    t.you.plays("key-abduction", "no")
    t.then("you", keys=0, amber=6).nothing_else()


def test_martian_hounds_count_the_damaged() -> None:
    """KF.power-counters: two for each damaged creature of either side."""
    t = given(
        house="mars",
        you=seat(hand="martian-hounds", line="tunk troll+damage:1"),
        foe=seat(line="valdr+damage:2 dodger"),
    )
    t.you.plays("martian-hounds", "tunk")
    t.then("tunk", power_counters=4, power=10).nothing_else()


def test_martian_hounds_without_wounds_give_nothing() -> None:
    """KF.damaged."""
    t = given(house="mars", you=seat(hand="martian-hounds", line="tunk"))
    t.you.plays("martian-hounds")
    t.nothing_else()


def test_martians_make_bad_allies_purges_foreign_creatures_of_the_own_hand() -> None:
    """KF.purge, KF.this-way: one æmber each; actions and Mars creatures stay."""
    t = given(house="mars", you=seat(hand="martians-make-bad-allies troll tunk punch valdr"), foe=seat(hand="dodger"))
    t.you.plays("martians-make-bad-allies")
    t.then("troll", zone="purged").then("valdr", zone="purged").then("you", amber=2).because(
        "KF.reveal-look", "KF.purge"
    ).nothing_else()


def test_martians_make_bad_allies_finds_none() -> None:
    """KF.this-way."""
    t = given(house="mars", you=seat(hand="martians-make-bad-allies tunk punch"))
    t.you.plays("martians-make-bad-allies")
    t.nothing_else()


def test_mass_abduction_takes_up_to_three_damaged_enemies() -> None:
    """KF.leaving-destination-stated: damaged enemies only."""
    line = "troll+damage:1 valdr+damage:1 dodger bumpsy+damage:1 headhunter+damage:1"
    t = given(house="mars", you=seat(hand="mass-abduction", line="tunk+damage:1"), foe=seat(line=line))
    t.you.plays("mass-abduction", "troll")
    t.asks("target", options="valdr bumpsy headhunter done")
    t.answers("bumpsy", "valdr")
    t.then("you", archives="troll bumpsy valdr", amber=1).then("foe", line="dodger headhunter", archives="")


def test_mass_abducted_cards_that_would_be_purged_go_home() -> None:
    """KF.foreign-cards-in-archives: whatever way they leave, to their owner's hand."""
    t = given(
        house="mars",
        you=seat(hand="mass-abduction destructive-analysis"),
        foe=seat(line="troll+damage:1 kelifi-dragon"),
    )
    t.you.plays("mass-abduction", "troll")
    t.then("you", archives="troll")
    t.you.plays("destructive-analysis", "yes", "troll")
    t.then("foe", hand="troll").then("you", archives="").then("kelifi-dragon", damage=2)


def test_mating_season_shuffles_mars_away_and_pays_the_owners() -> None:
    """KF.this-way: each player for the creatures in their own deck."""
    t = given(
        house="mars",
        you=seat(hand="mating-season", line="tunk troll mindwarper+owner:foe"),
        foe=seat(line="zorg blypyp valdr"),
    )
    t.you.plays("mating-season")
    t.then("you", amber=2, line="troll", deck="tunk").then("foe", amber=3, line="valdr", deck=3)


def test_mothership_support_fires_once_for_each_ready_martian() -> None:
    """KF.choosing-objects: a different creature each time, if wished."""
    t = given(
        house="mars",
        you=seat(hand="mothership-support", line="mindwarper zorg blypyp+exhausted troll"),
        foe=seat(line="valdr dodger"),
    )
    t.you.plays("mothership-support", "valdr", "dodger")
    t.then("valdr", damage=2).then("dodger", damage=2).then("you", amber=1).nothing_else()


def test_orbital_bombardment_fires_once_for_each_card_shown() -> None:
    """KF.reveal-look, KF.choosing-objects."""
    t = given(house="mars", you=seat(hand="orbital-bombardment tunk sniffer troll"), foe=seat(line="valdr dodger"))
    t.you.plays("orbital-bombardment", "tunk", "sniffer", "done", "valdr", "valdr")
    t.then("valdr", damage=4).then("you", amber=1).nothing_else()


def test_orbital_bombardment_may_show_nothing() -> None:
    """KF.choosing-objects."""
    t = given(house="mars", you=seat(hand="orbital-bombardment tunk"), foe=seat(line="valdr"))
    t.you.plays("orbital-bombardment", "done")
    t.then("you", amber=1).nothing_else()


def test_phosphorus_stars_stun_everybody_but_mars() -> None:
    """KF.stunning, KF.chains-gaining."""
    t = given(house="mars", you=seat(hand="phosphorus-stars", line="tunk troll"), foe=seat(line="valdr zorg"))
    t.you.plays("phosphorus-stars")
    t.then("troll", stunned=True).then("valdr", stunned=True).then("you", chains=2).nothing_else()


@pytest.mark.parametrize(("pool", "stolen"), [(5, 2), (1, 1), (0, 0)])
def test_psychic_network_steals_for_each_ready_martian(pool: int, stolen: int) -> None:
    """KF.steal, KF.aember-too-little."""
    t = given(
        house="mars",
        you=seat(hand="psychic-network", line="mindwarper zorg blypyp+exhausted troll"),
        foe=seat(amber=pool, line="tunk"),
    )
    t.you.plays("psychic-network")
    t.then("you", amber=stolen).then("foe", amber=pool - stolen).nothing_else()


@pytest.mark.parametrize(("keys", "archives"), [(0, ""), (2, "troll dodger")])
def test_sample_collection_takes_one_enemy_for_each_enemy_key(keys: int, archives: str) -> None:
    """KF.leaving-destination-stated."""
    t = given(
        house="mars",
        you=seat(hand="sample-collection", line="tunk", keys=1),
        foe=seat(keys=keys, line="troll valdr dodger"),
    )
    t.you.plays("sample-collection", *archives.split())
    t.then("you", archives=archives).then("foe", line=3 - keys)


def test_sample_collection_takes_all_there_are() -> None:
    """KF.as-much-as-possible."""
    t = given(house="mars", you=seat(hand="sample-collection"), foe=seat(keys=2, line="troll"))
    t.you.plays("sample-collection")
    t.then("you", archives="troll").then("troll", zone="archives", owner="foe").nothing_else()


@pytest.mark.parametrize(("pool", "left"), [(0, 8), (2, 2), (3, 0)])
def test_shatter_storm_costs_the_opponent_three_times_as_much(pool: int, left: int) -> None:
    """KF.lose, KF.aember-too-little."""
    t = given(house="mars", you=seat(hand="shatter-storm", amber=pool), foe=seat(amber=8))
    t.you.plays("shatter-storm")
    t.then("you", amber=0).then("foe", amber=left).nothing_else()


def test_soft_landing_readies_the_next_creature_or_artifact() -> None:
    """KF.for-the-rest-of-the-turn: only the first of them; an action or an upgrade between does not use it up."""
    t = given(house="mars", you=seat(hand="soft-landing phosphorus-stars jammer-pack sniffer tunk", line="blypyp"))
    t.you.plays("soft-landing")
    t.you.plays("phosphorus-stars")
    t.you.plays("jammer-pack")
    t.you.plays("sniffer")
    t.then("sniffer", ready=True)
    t.you.plays("tunk", "left")
    t.then("tunk", ready=False)


def test_soft_landing_does_not_see_a_creature_put_into_play() -> None:
    """KF.put-into-play: only a card that is played uses it up."""
    t = given(house="mars", you=seat(hand="soft-landing zorg tunk", line="mindwarper", artifacts="swap-widget"))
    t.you.plays("soft-landing")
    t.you.acts("swap-widget", "zorg")
    t.you.plays("tunk", "left")
    t.then("tunk", ready=True)


@pytest.mark.parametrize(("answer", "target"), [("first", "tunk"), ("second", "troll")])
def test_squawker_readies_a_martian_or_stuns_another(answer: str, target: str) -> None:
    """KF.choosing-objects: one of the two."""
    t = given(house="mars", you=seat(hand="squawker", line="tunk+exhausted"), foe=seat(line="troll"))
    t.you.plays("squawker", answer)
    t.then(target, **({"ready": True} if target == "tunk" else {"stunned": True})).then("you", amber=1).nothing_else()


def test_total_recall_pays_for_the_ready_and_returns_all_friends() -> None:
    """KF.printed-order, KF.leaving-destination: any house."""
    t = given(
        house="mars",
        you=seat(hand="total-recall", line="tunk troll zorg+exhausted urchin+owner:foe"),
        foe=seat(line="valdr"),
    )
    t.you.plays("total-recall")
    t.then("you", amber=4, hand="tunk troll zorg", line="").then("foe", hand="urchin", line="valdr")


# ------------------------------------------------------------------ artifacts
def test_combat_pheromones_let_two_other_mars_cards_be_used() -> None:
    """KF.you-may-use-this-turn: off house, two of them, not a third."""
    t = given(house="brobnar", you=seat(artifacts="combat-pheromones", line="mindwarper zorg blypyp dodger"))
    t.may_not("reap:zorg", "KF.off-house")
    t.you.omnis("combat-pheromones")
    t.then("combat-pheromones", zone="discard").nothing_else()
    t.you.reaps("zorg")
    t.you.reaps("mindwarper")
    t.may_not("reap:blypyp", "KF.off-house").may_not("reap:dodger", "KF.off-house")


def test_combat_pheromones_let_a_readied_card_be_used_again() -> None:
    """KF.combat-pheromones: each of the two as often as it is readied."""
    t = given(house="brobnar", you=seat(artifacts="combat-pheromones", line="john-smyth zorg blypyp"))
    t.you.omnis("combat-pheromones")
    t.you.reaps("zorg")
    t.you.reaps("john-smyth", "zorg")
    t.you.reaps("zorg")
    t.then("you", amber=3)
    t.may_not("reap:blypyp", "KF.off-house")


def test_combat_pheromones_end_with_the_turn_and_serve_artifacts() -> None:
    """KF.you-may-use-this-turn."""
    t = given(house="brobnar", you=seat(artifacts="combat-pheromones sniffer", line="zorg", deck=9), foe=seat(deck=9))
    t.you.omnis("combat-pheromones")
    t.you.acts("sniffer")
    t.you.ends_turn("brobnar")
    t.foe.ends_turn("brobnar")
    t.may_not("reap:zorg", "KF.off-house")


@pytest.mark.parametrize(("edition", "zone"), [("1.3", "artifacts"), ("1.1", "discard")])
def test_combat_pheromones_used_as_if_yours_serve_the_user(edition: str, zone: str) -> None:
    """KF.as-if-it-were-yours, KF.only-own-control: the user's Mars cards, not the owner's; sacrificed only before 1.3."""
    t = given(
        house="logos",
        edition=edition,
        you=seat(hand="remote-access", line="tunk dodger"),
        foe=seat(artifacts="combat-pheromones", line="zorg"),
    )
    t.you.plays("remote-access")
    t.then("combat-pheromones", zone=zone)
    assert t.may("reap:tunk")
    t.may_not("reap:dodger", "KF.off-house").may_not("reap:zorg", "KF.use-needs-control")


def test_commpod_may_ready_a_mars_creature_for_each_card_shown() -> None:
    """KF.may: each readying is its own choice."""
    t = given(
        house="mars",
        you=seat(
            artifacts="commpod", hand="tunk sniffer punch", line="zorg+exhausted blypyp+exhausted troll+exhausted"
        ),
    )
    t.you.acts("commpod", "tunk", "sniffer", "done", "yes", "zorg", "no")
    t.then("zorg", ready=True).nothing_else()


def test_commpod_showing_nothing_readies_nobody() -> None:
    """KF.this-way."""
    t = given(house="mars", you=seat(artifacts="commpod", hand="tunk", line="zorg+exhausted"))
    t.you.acts("commpod", "done")
    t.nothing_else()


def test_crystal_hive_pays_for_each_later_reap_this_turn() -> None:
    """KF.for-the-rest-of-the-turn: whatever the creature's house; gone next turn."""
    t = given(
        house="mars", you=seat(artifacts="crystal-hive", line="mindwarper zorg", deck=9), foe=seat(line="troll", deck=9)
    )
    t.you.acts("crystal-hive")
    t.you.reaps("mindwarper")
    t.then("you", amber=2)
    t.you.reaps("zorg")
    t.then("you", amber=4)
    t.you.ends_turn("brobnar")
    t.foe.reaps("troll")
    t.then("foe", amber=1).then("you", amber=4)


def test_custom_virus_destroys_who_shares_a_trait_with_the_purged() -> None:
    """KF.artifact-omni, KF.traits: on both sides; others live."""
    t = given(
        house="brobnar",
        you=seat(artifacts="custom-virus", hand="mindwarper punch", line="zorg yxilo-bolter"),
        foe=seat(line="doc-bookton troll"),
    )
    t.you.omnis("custom-virus", "mindwarper")
    t.then("custom-virus", zone="discard").then("mindwarper", zone="purged")
    t.then("yxilo-bolter", zone="discard").then("doc-bookton", zone="discard").nothing_else()


def test_custom_virus_without_a_creature_in_hand_is_only_sacrificed() -> None:
    """KF.as-much-as-possible."""
    t = given(house="brobnar", you=seat(artifacts="custom-virus", hand="punch", line="zorg"))
    t.you.omnis("custom-virus", "done")
    t.then("custom-virus", zone="discard").nothing_else()


def test_feeding_pit_turns_a_creature_of_the_hand_into_aember() -> None:
    """KF.if-you-do-in-order-to."""
    t = given(house="mars", you=seat(artifacts="feeding-pit", hand="troll punch valdr"))
    t.you.acts("feeding-pit", "troll")
    t.then("troll", zone="discard").then("you", amber=1).nothing_else()
    t = given(house="mars", you=seat(artifacts="feeding-pit", hand="punch"))
    t.you.acts("feeding-pit", "done")
    t.nothing_else()


def test_incubation_chamber_archives_a_mars_creature() -> None:
    """KF.artifact-omni, KF.reveal-look, KF.into-the-archives."""
    t = given(house="dis", you=seat(artifacts="incubation-chamber", hand="troll tunk sniffer"))
    t.you.omnis("incubation-chamber", "tunk")
    t.then("tunk", zone="archives").because("KF.reveal-look", "KF.into-the-archives").nothing_else()
    t = given(house="dis", you=seat(artifacts="incubation-chamber", hand="troll"))
    t.you.omnis("incubation-chamber", "done")
    t.nothing_else()


def test_invasion_portal_digs_for_a_mars_creature() -> None:
    """KF.only-a-draw-reshuffles: what lies above it is discarded, it comes to hand."""
    t = given(house="mars", you=seat(artifacts="invasion-portal", deck="punch sniffer tunk zorg", discard="valdr"))
    t.you.acts("invasion-portal")
    t.then("you", hand="tunk", deck="zorg", discard="sniffer punch valdr")
    t = given(house="mars", you=seat(artifacts="invasion-portal", deck="punch troll", discard="tunk"))
    t.you.acts("invasion-portal")
    t.then("you", hand="", deck="", discard="troll punch tunk")


def test_mothergun_deals_as_much_as_mars_cards_are_shown() -> None:
    """KF.reveal-look: one hit, so armor counts once."""
    t = given(
        house="mars",
        you=seat(artifacts="mothergun", hand="tunk sniffer zorg troll"),
        foe=seat(line="raiding-knight valdr"),
    )
    t.you.acts("mothergun", "tunk", "sniffer", "zorg", "done", "raiding-knight")
    t.then("raiding-knight", damage=1, armor_left=0).nothing_else()


def test_sniffer_takes_elusive_from_everybody_this_turn() -> None:
    """KF.gained-and-lost-keywords, KF.elusive: also from creatures that enter later."""
    t = given(
        house="mars",
        you=seat(artifacts="sniffer", line="tunk", hand="mindwarper", deck=9),
        foe=seat(line="urchin", deck=9),
    )
    t.then("urchin", keywords="elusive")
    t.you.acts("sniffer")
    t.then("urchin", keywords="").nothing_else()
    t.you.plays("mindwarper", "left")
    t.then("mindwarper", keywords="")
    t.you.fights("tunk")
    t.then("urchin", zone="discard")
    t.you.ends_turn("brobnar")
    t.then("mindwarper", keywords="elusive")


def test_swap_widget_exchanges_a_ready_martian() -> None:
    """KF.put-into-play: no Play ability, no play restriction, readied; the Marauder captures nothing."""
    t = given(
        house="mars",
        you=seat(artifacts="swap-widget", line="grommid+exhausted mindwarper", hand="yxili-marauder troll"),
        foe=seat(amber=3),
    )
    t.you.acts("swap-widget", "yxili-marauder", "left")
    t.then("mindwarper", zone="hand").then("yxili-marauder", zone="line", ready=True, amber=0)
    t.because("KF.put-into-play", "KF.two-states").nothing_else()


def test_swap_widget_never_takes_the_same_name() -> None:
    """KF.if-you-do-in-order-to: the creature stays in hand when no other name is there."""
    t = given(house="mars", you=seat(artifacts="swap-widget", line="mindwarper", hand="mindwarper troll"))
    t.you.acts("swap-widget")
    t.then("you", line="", hand="mindwarper troll mindwarper")


def test_swap_widget_needs_a_ready_friendly_martian() -> None:
    """KF.if-you-do-in-order-to."""
    t = given(
        house="mars",
        you=seat(artifacts="swap-widget", line="mindwarper+exhausted troll", hand="zorg"),
        foe=seat(line="tunk"),
    )
    t.you.acts("swap-widget")
    t.nothing_else()


def test_swap_widget_brings_zorg_in_stunned() -> None:
    """KF.stun-readying: readied, and still stunned."""
    t = given(house="mars", you=seat(artifacts="swap-widget", line="mindwarper", hand="zorg"))
    t.you.acts("swap-widget", "zorg")
    t.then("mindwarper", zone="hand").then("zorg", zone="line", ready=True, stunned=True).nothing_else()


# ------------------------------------------------------------------ upgrades
@pytest.mark.parametrize(
    ("line", "owner"), [("silvertooth[biomatrix-backup]", "foe"), ("silvertooth[biomatrix-backup]+owner:you", "you")]
)
def test_biomatrix_backup_archives_its_creature_for_the_owner(line: str, owner: str) -> None:
    """KF.erratum-biomatrix-backup: nobody is asked; the upgrade is discarded."""
    t = given(house="brobnar", you=seat(hand="punch"), foe=seat(line=line))
    t.you.plays("punch")
    t.then(owner, archives="silvertooth").then("biomatrix-backup", zone="discard", host=None).because(
        "KF.moved-by-its-own-destroyed"
    )


@pytest.mark.parametrize(("answer", "zone"), [("yes", "archives"), ("no", "discard")])
def test_biomatrix_backup_was_once_the_active_players_choice(answer: str, zone: str) -> None:
    """KF.erratum-biomatrix-backup: before 1.3 the active player decides, even against its controller."""
    t = given(house="brobnar", edition="1.1", you=seat(hand="punch"), foe=seat(line="silvertooth[biomatrix-backup]"))
    t.you.plays("punch")
    t.asks("may", seat="you")
    t.answers(answer)
    t.then("silvertooth", zone=zone).then("biomatrix-backup", zone="discard")


def test_brain_stem_antenna_wakes_its_creature_for_mars() -> None:
    """KF.house-of-a-card: ready, and of house Mars this turn; again for each Mars creature."""
    t = given(
        house="mars",
        you=seat(line="troll[brain-stem-antenna]+exhausted valdr+exhausted", hand="tunk zorg", deck=9),
        foe=seat(deck=9),
    )
    t.you.plays("tunk", "left")
    t.then("troll", ready=True, houses="mars").nothing_else()
    t.you.reaps("troll")
    t.you.plays("zorg", "left", "troll@line:2:after")
    t.then("troll", ready=True)
    t.you.ends_turn("brobnar")
    t.then("troll", houses="brobnar")


def test_brain_stem_antenna_sleeps_when_the_opponent_plays() -> None:
    """KF.upgrade-granted-abilities: "you" is the creature's controller."""
    t = given(house="mars", active="foe", you=seat(line="troll[brain-stem-antenna]+exhausted"), foe=seat(hand="tunk"))
    t.foe.plays("tunk")
    t.nothing_else()
    t = given(
        house="mars",
        active="foe",
        you=seat(hand="punch"),
        foe=seat(line="troll[brain-stem-antenna]+exhausted", hand="tunk"),
    )
    t.foe.plays("tunk", "left")
    t.then("troll", ready=True, houses="mars").nothing_else()


def test_brain_stem_antenna_forgets_a_creature_that_left() -> None:
    """KF.leaving-lasting-effects: Dextre comes back from the top of the deck as the Logos creature it is."""
    hand = "tunk ammonia-clouds wild-wormhole!mars"
    t = given(house="mars", you=seat(line="dextre[brain-stem-antenna]", hand=hand))
    t.you.plays("tunk", "left")
    t.then("dextre", houses="mars")
    t.you.plays("ammonia-clouds")
    t.then("you", deck="dextre")
    t.you.plays("wild-wormhole", "left")
    t.then("dextre", zone="line", houses="logos")


def test_jammer_pack_makes_the_keys_of_its_creatures_opponent_dearer() -> None:
    """KF.upgrade-granted-abilities: the creature's controller counts, not the upgrade's owner."""
    t = given(house="mars", you=seat(hand="jammer-pack", line="tunk"), foe=seat(line="troll"))
    t.you.plays("jammer-pack", "troll")
    t.then("you", key_cost=8, amber=1).then("foe", key_cost=6).then("troll", upgrades="jammer-pack").nothing_else()


def test_red_planet_ray_gun_counts_every_mars_creature() -> None:
    """KF.upgrade-granted-abilities: of both sides; one hit."""
    t = given(
        house="mars", you=seat(line="tunk[red-planet-ray-gun] mindwarper troll"), foe=seat(line="zorg raiding-knight")
    )
    t.you.reaps("tunk", "raiding-knight")
    t.then("raiding-knight", damage=1, armor_left=0).then("you", amber=1).nothing_else()


def test_red_planet_ray_gun_on_another_house_without_martians_is_harmless() -> None:
    """KF.upgrade-granted-abilities."""
    t = given(house="brobnar", you=seat(line="valdr[red-planet-ray-gun]"), foe=seat(line="troll"))
    t.you.reaps("valdr")
    t.then("you", amber=1).nothing_else()
