"""Logos in Age of Ascension."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat

THREE = ["logos", "dis", "mars"]


def test_archimedes_archives_its_neighbors_when_they_are_destroyed() -> None:
    """KF.upgrade-granted-abilities: neighbors only, with it in one destruction."""
    t = given(house="dis", you=seat(hand="gateway-to-dis"), foe=seat(line="troll archimedes valdr bumpsy"))
    t.then("archimedes", keywords="elusive")
    t.you.plays("gateway-to-dis").asks("order")
    t.answers(0)
    t.then("foe", archives="troll valdr", line="").then("archimedes", zone="discard").then(
        "bumpsy", zone="discard"
    ).then("you", chains=3)


def test_archimedes_does_not_archive_a_creature_that_is_returned_to_hand() -> None:
    """KF.destroyed-label: only a destruction counts, and never its own."""
    t = given(house="dis", you=seat(hand="fear"), foe=seat(line="troll archimedes"))
    t.you.plays("fear", "troll")
    t.then("troll", zone="hand").nothing_else()


def test_archimedes_sends_a_borrowed_neighbor_to_its_owners_archives() -> None:
    """KF.leaving-destination."""
    t = given(house="brobnar", you=seat(hand="punch", line="silvertooth+owner:foe archimedes"))
    t.you.plays("punch", "silvertooth")
    t.then("foe", archives="silvertooth").then("you", archives="", line="archimedes")


def test_backup_copy_puts_its_creature_on_top_of_the_deck() -> None:
    """KF.moved-by-its-own-destroyed, KF.leaving-upgrades: the owner's deck; the upgrade is discarded."""
    t = given(house="brobnar", you=seat(hand="punch"), foe=seat(line="silvertooth[backup-copy] troll", deck="valdr"))
    t.you.plays("punch", "silvertooth")
    t.then("foe", deck="silvertooth valdr", discard="backup-copy").then("silvertooth", zone="deck", upgrades="").then(
        "backup-copy", zone="discard"
    ).then("you", amber=1).nothing_else()


@pytest.mark.parametrize(("first", "deck", "archives"), [(0, "troll", ""), (1, "", "troll")])
def test_backup_copy_beside_archimedes_saves_its_creature_once(first: int, deck: str, archives: str) -> None:
    """KF.simultaneous-abilities, KF.leaving-into-hidden-zone: the active player says which comes first; the other finds nothing."""
    t = given(house="dis", you=seat(hand="hand-of-dis"), foe=seat(line="valdr troll[backup-copy] archimedes bumpsy"))
    t.you.plays("hand-of-dis", "troll").asks("order")
    labels = [o.label("en") for o in t.g.decision.options]
    assert labels == ["Troll: gained ability (Backup Copy)", "Troll: gained ability (Archimedes)"]
    t.answers(first)
    t.then("foe", deck=deck, archives=archives, discard="backup-copy", line="valdr archimedes bumpsy")


def test_the_log_tells_that_backup_copy_puts_its_creature_on_top() -> None:
    """KF.moved-by-its-own-destroyed: the words are the upgrade's."""
    t = given(house="brobnar", you=seat(hand="punch"), foe=seat(line="silvertooth[backup-copy]", deck="valdr"))
    t.you.plays("punch")
    assert "Silvertooth goes on top of your opponent’s deck (thanks to Backup Copy)." in [
        e.text("en", 0) for e in t.g.log
    ]


def test_backup_copy_gives_its_bonus_and_waits() -> None:
    """KF.aember-bonus-first."""
    t = given(house="logos", you=seat(hand="backup-copy", line="mother"))
    t.you.plays("backup-copy")
    t.then("you", amber=1).then("mother", upgrades="backup-copy").nothing_else()


@pytest.mark.parametrize(("mine", "theirs"), [(0, 0), (3, 5), (1, 0)])
def test_binate_rupture_doubles_both_pools(mine: int, theirs: int) -> None:
    """KF.into-the-pool."""
    t = given(house="logos", you=seat(hand="binate-rupture", amber=mine), foe=seat(amber=theirs))
    t.you.plays("binate-rupture")
    t.then("you", amber=2 * mine).then("foe", amber=2 * theirs).nothing_else()


@pytest.mark.parametrize("card", ["binate-rupture", "eureka"])
def test_alpha_cards_come_first_or_not_at_all(card: str) -> None:
    """KF.alpha."""
    t = given(house="logos", you=seat(hand=f"{card} labwork", line="mother"))
    assert t.may(f"play:{card}")
    t.you.reaps("mother")
    t.may_not(f"play:{card}", "KF.alpha")


@pytest.mark.parametrize(("theirs", "stolen"), [(7, 0), (8, 2)])
def test_cutthroat_research_steals_two_from_eight(theirs: int, stolen: int) -> None:
    """KF.steal."""
    t = given(house="logos", you=seat(hand="cutthroat-research"), foe=seat(amber=theirs))
    t.you.plays("cutthroat-research")
    t.then("you", amber=1 + stolen).then("foe", amber=theirs - stolen).nothing_else()


def test_director_of_zyx_archives_the_top_card_at_the_start_of_the_turn() -> None:
    """KF.start-of-turn: before the first step; the opponent's turn does nothing."""
    t = given(step="start", you=seat(line="director-of-zyx", deck="troll valdr", houses=THREE))
    t.then("director-of-zyx", keywords="elusive").then("you", archives="troll", deck="valdr").then("foe", archives="")
    t = given(step="start", active="foe", you=seat(line="director-of-zyx", deck="troll"), foe=seat(deck="valdr"))
    t.then("you", archives="").then("foe", archives="")


def test_director_of_zyx_finds_an_empty_deck() -> None:
    """KF.only-a-draw-reshuffles."""
    t = given(step="start", you=seat(line="director-of-zyx", discard="troll", houses=THREE))
    t.then("you", archives="", discard="troll")


@pytest.mark.parametrize(("target", "traits"), [("troll", 1), ("mother", 2)])
def test_entropic_swirl_counts_the_traits(target: str, traits: int) -> None:
    """KF.traits: two damage and one æmber for each."""
    t = given(house="logos", you=seat(hand="entropic-swirl"), foe=seat(line="troll mother"))
    t.you.plays("entropic-swirl", target)
    t.then(target, damage=2 * traits).then("you", amber=traits).nothing_else()


def test_entropic_swirl_pays_for_every_trait_of_a_creature_that_dies_at_the_first() -> None:
    """KF.as-much-as-possible: the number is fixed; with no creature there is nothing to gain."""
    t = given(house="logos", you=seat(hand="entropic-swirl", line="batdrone"), foe=seat(line="ozmo-martianologist"))
    t.you.plays("entropic-swirl", "ozmo-martianologist")
    t.then("ozmo-martianologist", zone="discard").then("you", amber=2).nothing_else()
    t = given(house="logos", you=seat(hand="entropic-swirl"))
    t.you.plays("entropic-swirl")
    t.then("you", amber=0).nothing_else()


def test_eureka_gains_two_and_archives_two_random_cards() -> None:
    """KF.random-choices: with the bonus three; nobody picks."""
    t = given(house="logos", you=seat(hand="eureka troll mother valdr"), chance=["valdr", "troll"])
    t.you.plays("eureka")
    t.then("you", amber=3, archives="valdr troll", hand="mother").then("you.archives", zone="archives").nothing_else()


def test_eureka_archives_what_there_is() -> None:
    """KF.as-much-as-possible."""
    t = given(house="logos", you=seat(hand="eureka troll"))
    t.you.plays("eureka")
    t.then("you", amber=3, archives="troll").then("troll", zone="archives").nothing_else()


def test_eyegor_takes_one_of_three_and_discards_the_rest() -> None:
    """KF.reveal-look: it is no draw; the fourth card is untouched."""
    t = given(house="logos", you=seat(hand="eyegor", deck="troll valdr mother dextre"))
    t.you.plays("eyegor", "valdr")
    t.then("you", hand="valdr", deck="dextre").then("valdr", zone="hand").then("troll", zone="discard").then(
        "mother", zone="discard"
    ).nothing_else()


def test_eyegor_asks_which_card_to_keep_and_tells_nobody_else() -> None:
    """KF.reveal-look: the opponent learns the discarded cards only."""
    t = given(house="logos", you=seat(hand="eyegor", deck="troll valdr mother dextre"))
    t.you.plays("eyegor")
    assert t.g.decision.text("en") == "Eyegor: choose one of these cards to put into your hand."
    t.answers("valdr")
    assert "Valdr goes to your hand from your deck (Eyegor)." in [e.text("en", 0) for e in t.g.log]
    assert not [e for e in t.g.log if "Valdr" in e.text("en", 1)]


@pytest.mark.parametrize("deck", ["", "troll"])
def test_eyegor_with_a_short_deck(deck: str) -> None:
    """KF.only-a-draw-reshuffles."""
    t = given(house="logos", you=seat(hand="eyegor", deck=deck, discard="valdr"))
    t.you.plays("eyegor")
    t.then("you", hand=deck, deck="", discard="valdr")


@pytest.mark.parametrize(("deck", "captured"), [("troll valdr", 0), ("troll mother", 2), ("dextre mother", 4)])
def test_fetchdrones_capture_two_for_each_logos_card_discarded(deck: str, captured: int) -> None:
    """KF.this-way: the top two cards."""
    t = given(
        house="logos", you=seat(artifacts="fetchdrones", line="batdrone", deck=deck + " doc-bookton"), foe=seat(amber=5)
    )
    t.you.acts("fetchdrones")
    t.then("batdrone", amber=captured).then("foe", amber=5 - captured).then("you", deck="doc-bookton", amber=0)


def test_fetchdrones_let_two_creatures_capture() -> None:
    """KF.capture-which-creature: one choice for each card; with no creature nothing is captured."""
    t = given(
        house="logos", you=seat(artifacts="fetchdrones", line="batdrone troll", deck="dextre mother"), foe=seat(amber=3)
    )
    t.you.acts("fetchdrones", "troll", "batdrone")
    t.then("troll", amber=2).then("batdrone", amber=1).then("foe", amber=0)
    t = given(house="logos", you=seat(artifacts="fetchdrones", deck="dextre mother"), foe=seat(amber=3))
    t.you.acts("fetchdrones")
    t.then("foe", amber=3)


def test_fila_draws_when_a_creature_is_played_beside_her() -> None:
    """KF.adjacent: not at the far end; her own arrival does not count."""
    t = given(
        house="logos",
        you=seat(line="fila-the-researcher troll", hand="batdrone eyegor", deck="valdr mother dextre bumpsy dodger"),
    )
    t.then("fila-the-researcher", keywords="elusive")
    t.you.plays("batdrone", "right")
    t.then("you", hand="eyegor").nothing_else()
    t.you.plays("eyegor", "left", "fila-the-researcher@line:1:after", "mother")
    t.then("you", line="eyegor fila-the-researcher troll batdrone", hand="valdr mother")
    t = given(house="logos", you=seat(line="troll", hand="fila-the-researcher", deck="valdr"))
    t.you.plays("fila-the-researcher", "left")
    t.nothing_else()


def test_fila_does_not_draw_for_a_creature_put_into_play_beside_her() -> None:
    """KF.put-into-play: nor for an artifact or the opponent's creature."""
    t = given(
        house="logos",
        active="foe",
        you=seat(line="fila-the-researcher", deck="valdr"),
        foe=seat(hand="batdrone", deck="troll"),
    )
    t.foe.plays("batdrone")
    t.nothing_else()
    t = given(
        house="logos",
        you=seat(line="fila-the-researcher", hand="library-of-babble harland-mindlock", deck="valdr"),
        foe=seat(line="troll"),
    )
    t.you.plays("library-of-babble")
    t.then("you", hand=1).nothing_else()


def test_fila_draws_for_whoever_plays_a_creature_beside_her() -> None:
    """KF.adjacent, KF.card-overrides: the opponent's Scowly Caper enters her line; her controller draws."""
    t = given(
        house="shadows",
        active="foe",
        you=seat(line="fila-the-researcher", deck=2),
        foe=seat(hand="scowly-caper", deck=2),
    )
    t.foe.plays("scowly-caper", "left")
    t.then("you", line="scowly-caper fila-the-researcher", hand=1).then("foe", hand=0)


def test_helper_bot_lets_one_card_of_another_house_be_played() -> None:
    """KF.off-house, KF.extra-permissions-add-up: then it is spent."""
    t = given(house="logos", you=seat(hand="helper-bot punch smaaash"), foe=seat(line="troll"))
    t.may_not("play:punch", "KF.off-house")
    t.you.plays("helper-bot")
    t.you.plays("punch", "troll")
    t.then("troll", damage=3).then("you", amber=1).nothing_else()
    t.may_not("play:smaaash", "KF.off-house")


def test_hexpion_archives_itself_and_the_top_card() -> None:
    """KF.moved-by-its-own-destroyed."""
    t = given(
        house="brobnar", you=seat(hand="punch", deck="mother"), foe=seat(line="hexpion troll", deck="valdr dodger")
    )
    t.you.plays("punch", "hexpion")
    t.then("foe", deck="dodger", line="troll").then("hexpion", zone="archives").then("valdr", zone="archives").then(
        "you", amber=1
    ).nothing_else()


def test_hexpion_with_an_empty_deck_archives_itself() -> None:
    """KF.as-much-as-possible, KF.leaving-destination: under foreign control it goes to its owner's archives."""
    t = given(house="brobnar", you=seat(hand="punch", line="hexpion+owner:foe", deck="mother"), foe=seat(deck="valdr"))
    t.you.plays("punch")
    t.then("foe", archives="hexpion", deck="valdr").then("you", archives="mother", deck="")


def test_jargogle_hides_a_card_from_hand() -> None:
    """KF.cards-under-cards: the opponent cannot see it."""
    t = given(house="logos", you=seat(hand="jargogle troll mother"))
    t.then("jargogle", keywords="elusive")
    t.you.plays("jargogle", "troll")
    t.then("jargogle", under="troll").then("troll", zone="under", host="jargogle").then(
        "you", hand="mother"
    ).nothing_else()
    assert "troll" not in str(t.g.view(1))


def test_jargogle_with_an_empty_hand_hides_nothing() -> None:
    """KF.playing-for-nothing: and dies without more."""
    t = given(house="logos", you=seat(hand="jargogle", deck="urchin"))
    t.you.plays("jargogle")
    t.then("jargogle", under="").nothing_else()
    t = given(house="logos", you=seat(hand="twin-bolt-emission", line="jargogle", deck="urchin"))
    t.you.plays("twin-bolt-emission")
    t.then("jargogle", zone="discard").then("you", amber=1).nothing_else()


def test_jargogle_destroyed_in_its_controllers_turn_plays_the_card() -> None:
    """KF.played-from-elsewhere: bonus and Play ability, whatever the house."""
    t = given(house="logos", you=seat(hand="twin-bolt-emission", line="jargogle/urchin mother"), foe=seat(amber=2))
    t.you.plays("twin-bolt-emission", "right")
    t.then("jargogle", zone="discard", under="").then("urchin", zone="line", ready=False).then("mother", damage=2)
    t.then("you", line="mother urchin", amber=2).then("foe", amber=1)


def test_jargogle_destroyed_in_the_opponents_turn_archives_the_card() -> None:
    """KF.cards-under-cards."""
    t = given(house="brobnar", active="foe", you=seat(line="jargogle/urchin"), foe=seat(hand="punch", amber=2))
    t.foe.plays("punch")
    t.then("jargogle", zone="discard").then("urchin", zone="archives").then("you", archives="urchin", amber=0).then(
        "foe", amber=3
    )


@pytest.mark.parametrize(("edition", "player"), [("1.3", "foe"), ("1.1", "you")])
def test_jargogle_under_foreign_control_plays_the_card_in_its_new_controllers_turn(edition: str, player: str) -> None:
    """KF.controller-of-a-played-card, KF.controller-before-1-3: "your turn" is that of whoever controls Jargogle."""
    t = given(
        edition=edition,
        house="logos",
        active="foe",
        you=seat(line="jargogle/mother"),
        foe=seat(hand="harland-mindlock twin-bolt-emission"),
    )
    t.foe.plays("harland-mindlock", "left")
    t.foe.plays("twin-bolt-emission", *(["left"] if edition == "1.3" else []))
    t.then("jargogle", zone="discard").then("mother", zone="line", controller=player, owner="you")


def test_jargogle_returned_to_hand_loses_the_card_to_the_discard_pile() -> None:
    """KF.cards-under-cards: no destruction, so it is neither played nor archived."""
    t = given(house="dis", you=seat(hand="fear"), foe=seat(line="jargogle/urchin"))
    t.you.plays("fear")
    t.then("jargogle", zone="hand").then("urchin", zone="discard").then("foe", discard="urchin")


def test_jargogle_cannot_play_an_alpha_card() -> None:
    """KF.a-card-that-cannot-be-played: it is left and discarded with Jargogle's leaving."""
    t = given(house="logos", you=seat(hand="twin-bolt-emission", line="jargogle/swindle"), foe=seat(amber=4))
    t.you.plays("twin-bolt-emission")
    t.then("jargogle", zone="discard").then("swindle", zone="discard").then("foe", amber=4).then("you", amber=1)


@pytest.mark.parametrize(
    ("answers", "archived"), [(("done",), ""), (("troll", "done"), "troll"), (("troll", "valdr"), "troll valdr")]
)
def test_master_the_theory_archives_up_to_one_card_for_each_enemy(answers: tuple[str, ...], archived: str) -> None:
    """KF.may."""
    t = given(house="logos", you=seat(hand="master-the-theory troll valdr mother"), foe=seat(line="dodger urchin"))
    t.you.plays("master-the-theory", *answers)
    t.then("you", archives=archived, amber=1)


def test_master_the_theory_needs_an_empty_line() -> None:
    """KF.playing-for-nothing."""
    t = given(house="logos", you=seat(hand="master-the-theory troll", line="mother"), foe=seat(line="dodger"))
    t.you.plays("master-the-theory")
    t.then("you", amber=1).nothing_else()


def test_memory_chip_archives_after_its_controller_chooses_logos() -> None:
    """KF.after-choosing-house."""
    t = given(step="house", you=seat(artifacts="memory-chip", hand="troll mother", houses=THREE))
    t.you.chooses_house("logos", "troll").asks("archives").answers("no")
    t.then("you", archives="troll", hand="mother").then("troll", zone="archives").nothing_else()


@pytest.mark.parametrize("active", ["you", "foe"])
def test_memory_chip_sleeps_for_other_houses_and_other_players(active: str) -> None:
    """KF.after-choosing-house."""
    t = given(
        step="house",
        active=active,
        you=seat(artifacts="memory-chip", hand="troll", houses=THREE),
        foe=seat(houses=THREE),
    )
    t.you.chooses_house("dis") if active == "you" else t.foe.chooses_house("logos")
    t.then("you", archives="").nothing_else()


def test_memory_chip_and_the_archives_in_the_players_order() -> None:
    """KF.timing-conflicts, KF.taking-the-archives: taken first, the new card stays behind."""
    t = given(step="house", you=seat(artifacts="memory-chip", hand="troll", archives="valdr", houses=THREE))
    t.you.chooses_house("logos").asks("order")
    t.answers(1, "yes", "troll")
    t.then("you", hand="valdr", archives="troll")


def test_pip_pip_stuns_an_enemy_that_reaps() -> None:
    """KF.stunning: after the æmber; friends are spared."""
    t = given(house="brobnar", active="foe", you=seat(line="pip-pip"), foe=seat(line="troll"))
    t.foe.reaps("troll")
    t.then("troll", stunned=True).then("foe", amber=1).nothing_else()
    t = given(house="logos", you=seat(line="pip-pip mother"), foe=seat(line="troll"))
    t.you.reaps("mother")
    t.then("you", amber=1).nothing_else()


@pytest.mark.parametrize(
    ("line", "drawn"), [("dust-pixie troll", 1), ("silvertooth troll", 0), ("silvertooth+damage:1 troll", 1)]
)
def test_poke_draws_when_its_damage_kills(line: str, drawn: int) -> None:
    """KF.if-this-damage-destroys."""
    t = given(house="logos", you=seat(hand="poke", deck="valdr", line="urchin"), foe=seat(line=line))
    t.you.plays("poke", "foe.line[0]")
    t.then("you", hand="valdr" if drawn else "", amber=1).then("foe", line="troll" if drawn else "silvertooth troll")


def test_poke_finds_no_enemy_and_stops_at_armor() -> None:
    """KF.prevented-is-not-dealt."""
    t = given(house="logos", you=seat(hand="poke", deck="valdr", line="urchin"))
    t.you.plays("poke")
    t.then("you", amber=1).nothing_else()
    t = given(house="logos", you=seat(hand="poke", deck="valdr"), foe=seat(line="the-vaultkeeper+damage:3"))
    t.you.plays("poke")
    t.then("you", amber=1, hand="").then("the-vaultkeeper", armor_left=0).nothing_else()


@pytest.mark.parametrize("line", ["shadow-self+damage:8 dust-pixie", "mother dust-pixie[armageddon-cloak]"])
def test_poke_draws_nothing_for_a_death_elsewhere_or_none(line: str) -> None:
    """KF.if-this-damage-destroys: Shadow Self dies for the creature that was chosen; Armageddon Cloak saves it."""
    t = given(house="logos", you=seat(hand="poke", deck="valdr"), foe=seat(line=line))
    t.you.plays("poke", "dust-pixie")
    t.then("you", hand="", amber=1).then("dust-pixie", zone="line", damage=0)


@pytest.mark.parametrize(
    ("line", "drawn"), [("professor-sutterkin", 1), ("professor-sutterkin mother troll batdrone", 3)]
)
def test_professor_sutterkin_draws_for_each_friendly_logos_creature(line: str, drawn: int) -> None:
    """KF.friendly-enemy: himself included, no other house, no enemy."""
    t = given(house="logos", you=seat(line=line, deck=5), foe=seat(line="mother"))
    t.you.reaps("professor-sutterkin")
    t.then("you", hand=drawn, amber=1)


def test_project_zyx_may_play_an_archived_card_of_any_house() -> None:
    """KF.played-from-elsewhere, KF.may."""
    t = given(house="logos", you=seat(line="project-zyx", archives="urchin valdr"), foe=seat(amber=2))
    t.then("project-zyx", armor=1)
    t.you.reaps("project-zyx", "yes", "urchin", "left")
    t.then("you", line="urchin project-zyx", archives="valdr", amber=2).then("foe", amber=1).then(
        "urchin", zone="line", ready=False
    ).nothing_else()


def test_project_zyx_may_decline_and_is_not_asked_without_archives() -> None:
    """KF.may: after a fight too."""
    t = given(house="logos", you=seat(line="project-zyx", archives="punch"), foe=seat(line="dust-pixie"))
    t.you.fights("project-zyx", "dust-pixie", "no")
    t.then("dust-pixie", zone="discard").nothing_else()
    t = given(house="logos", you=seat(line="project-zyx"))
    t.you.reaps("project-zyx")
    t.then("you", amber=1).nothing_else()


def test_project_zyx_sends_a_taken_card_home_instead_of_playing_it() -> None:
    """KF.foreign-cards-in-archives: leaving the archives by any way leads to the owner's hand."""
    t = given(house="logos", you=seat(line="project-zyx", archives="troll+owner:foe"))
    t.you.reaps("project-zyx", "yes")
    t.then("troll", zone="hand", owner="foe").then("foe", hand="troll").then(
        "you", amber=1, line="project-zyx", archives=""
    )


def test_project_zyx_cannot_play_what_may_not_be_played() -> None:
    """KF.a-card-that-cannot-be-played: it stays archived."""
    t = given(house="logos", you=seat(line="project-zyx", archives="kelifi-dragon"))
    t.you.reaps("project-zyx", "yes")
    t.then("you", amber=1, archives="kelifi-dragon").because("KF.a-card-that-cannot-be-played").nothing_else()


def test_quantum_fingertrap_swaps_two_creatures_of_one_line() -> None:
    """KF.swapping-creatures: either player's; the second from the line of the first."""
    t = given(
        house="logos", you=seat(artifacts="quantum-fingertrap", line="mother"), foe=seat(line="troll valdr dodger")
    )
    t.you.acts("quantum-fingertrap", "troll").asks("target", options="valdr dodger")
    t.answers("dodger")
    t.then("foe", line="dodger valdr troll").then("you", line="mother").nothing_else()


def test_quantum_fingertrap_does_nothing_to_a_lone_creature() -> None:
    """KF.own-line-only."""
    t = given(house="logos", you=seat(artifacts="quantum-fingertrap", line="mother"), foe=seat(line="troll"))
    t.you.acts("quantum-fingertrap", "mother")
    t.then("you", line="mother").then("foe", line="troll").nothing_else()


def test_scientifical_hack_frees_friendly_artifacts_for_the_turn() -> None:
    """KF.sacrifice-in-the-ability, KF.you-may-use-this-turn: artifacts only."""
    t = given(house="dis", you=seat(artifacts="scientifical-hack library-of-babble", line="mother", deck="valdr"))
    t.may_not("action:library-of-babble", "KF.off-house")
    t.you.omnis("scientifical-hack")
    t.then("scientifical-hack", zone="discard").nothing_else()
    t.may_not("reap:mother", "KF.off-house")
    t.you.acts("library-of-babble")
    t.then("you", hand="valdr")


def test_scientifical_hack_used_by_the_opponent_frees_the_users_artifacts() -> None:
    """KF.as-if-it-were-yours, KF.only-own-control: it is not sacrificed, and "friendly" is the user's side."""
    t = given(
        house="dis",
        you=seat(hand="remote-access!dis", artifacts="library-of-babble", deck="valdr"),
        foe=seat(artifacts="scientifical-hack chaos-portal"),
    )
    t.you.plays("remote-access", "scientifical-hack")
    t.then("scientifical-hack", zone="artifacts", ready=False).then("you", amber=1).nothing_else()
    t.you.acts("library-of-babble")
    t.then("you", hand="valdr")


def test_scientifical_hack_ends_with_the_turn() -> None:
    """KF.for-the-rest-of-the-turn."""
    t = given(
        house="dis",
        you=seat(artifacts="scientifical-hack library-of-babble", deck=12, houses=THREE),
        foe=seat(deck=12, houses=THREE),
    )
    t.you.omnis("scientifical-hack")
    t.you.ends_turn()
    t.foe.chooses_house("dis")
    t.foe.ends_turn()
    t.you.chooses_house("dis")
    t.may_not("action:library-of-babble", "KF.off-house")


def test_seismo_entangler_stops_one_house_from_reaping_next_turn() -> None:
    """KF.next-turn-effects: fighting is free, other houses too, and the turn after."""
    t = given(
        house="logos",
        you=seat(artifacts="seismo-entangler", line="mother", deck=12, houses=THREE),
        foe=seat(line="doc-bookton", deck=12, houses=THREE),
    )
    t.you.acts("seismo-entangler", "logos")
    assert t.may("reap:mother")
    t.you.ends_turn()
    t.foe.chooses_house("logos")
    t.may_not("reap:doc-bookton", "KF.cannot-beats-must-and-may")
    assert t.may("fight:doc-bookton")
    t.foe.ends_turn()
    t.you.chooses_house("dis")
    t.you.ends_turn()
    t.foe.chooses_house("logos")
    assert t.may("reap:doc-bookton")


def test_seismo_entangler_leaves_other_houses_alone() -> None:
    """KF.choose-a-house-in-effects."""
    t = given(
        house="logos",
        you=seat(artifacts="seismo-entangler", deck=8),
        foe=seat(line="doc-bookton", deck=8, houses=THREE),
    )
    t.you.acts("seismo-entangler", "dis")
    t.you.ends_turn()
    t.foe.chooses_house("logos")
    assert t.may("reap:doc-bookton")


@pytest.mark.parametrize(("shards", "drawn"), [("", 1), (" shard-of-hope shard-of-greed cannon", 3)])
def test_shard_of_knowledge_draws_for_each_friendly_shard(shards: str, drawn: int) -> None:
    """KF.traits: itself included, not the enemy's."""
    t = given(
        house="logos", you=seat(artifacts="shard-of-knowledge" + shards, deck=5), foe=seat(artifacts="shard-of-hate")
    )
    t.you.acts("shard-of-knowledge")
    t.then("you", hand=drawn)


def test_standardized_testing_destroys_the_weakest_and_the_strongest() -> None:
    """KF.most-least-powerful, KF.simultaneous-the-set: all that tie, on both sides."""
    t = given(
        house="logos",
        you=seat(hand="standardized-testing", line="dust-pixie mother"),
        foe=seat(line="urchin troll dodger troll"),
    )
    t.you.plays("standardized-testing")
    t.then("you", line="mother").then("foe", line="dodger")


@pytest.mark.parametrize(("mine", "theirs"), [("troll", ""), ("troll", "troll"), ("", "")])
def test_standardized_testing_on_equals_destroys_all(mine: str, theirs: str) -> None:
    """KF.most-least-powerful: one and the same creature is destroyed once."""
    t = given(house="logos", you=seat(hand="standardized-testing", line=mine), foe=seat(line=theirs))
    t.you.plays("standardized-testing")
    t.then("you", line="").then("foe", line="")


def test_the_curator_lets_friendly_artifacts_enter_ready() -> None:
    """KF.entering-exhausted: friendly ones, and no creature."""
    t = given(house="logos", you=seat(line="the-curator", hand="library-of-babble batdrone", deck=2))
    t.you.plays("library-of-babble")
    t.then("library-of-babble", ready=True).nothing_else()
    t.you.plays("batdrone", "left")
    t.then("batdrone", ready=False).nothing_else()
    t = given(house="logos", active="foe", you=seat(line="the-curator"), foe=seat(hand="library-of-babble"))
    t.foe.plays("library-of-babble")
    t.then("library-of-babble", ready=False)


def test_titan_librarian_archives_after_the_refill_when_off_the_flank() -> None:
    """KF.end-of-turn: five cards meet the opponent."""
    t = given(
        house="logos",
        you=seat(line="troll titan-librarian valdr", hand="mother mother mother mother", deck="dextre bumpsy dodger"),
        foe=seat(deck=2),
    )
    t.you.ends_turn("dextre")
    t.then("you", archives="dextre", hand=5, deck=1)


def test_titan_librarian_tunneled_to_a_flank_archives_nothing() -> None:
    """KF.for-the-rest-of-the-turn: the tunnel lasts through the end of the turn."""
    t = given(
        house="logos",
        you=seat(line="troll titan-librarian valdr", artifacts="spectral-tunneler", hand="mother", deck=8),
        foe=seat(deck=2),
    )
    t.you.acts("spectral-tunneler", "titan-librarian")
    t.you.ends_turn()
    t.then("you", archives="", hand=6)


@pytest.mark.parametrize("line", ["titan-librarian", "troll titan-librarian"])
def test_titan_librarian_on_a_flank_archives_nothing(line: str) -> None:
    """KF.flank-creature: neither does it at the end of the opponent's turn."""
    t = given(house="logos", you=seat(line=line, deck=8), foe=seat(deck=8))
    t.you.ends_turn()
    t.then("you", archives="", hand=6)
    t = given(
        house="logos", active="foe", you=seat(line="troll titan-librarian valdr", hand="mother"), foe=seat(deck=8)
    )
    t.foe.ends_turn()
    t.then("you", archives="")


@pytest.mark.parametrize(("answer", "archived"), [("first", "troll"), ("second", "valdr")])
def test_zyx_researcher_archives_from_the_deck_or_the_pile(answer: str, archived: str) -> None:
    """KF.may: the top card of either."""
    t = given(house="logos", you=seat(hand="zyx-researcher", deck="troll mother", discard="valdr dodger"))
    t.you.plays("zyx-researcher", answer)
    t.then("you", archives=archived).then(archived, zone="archives").nothing_else()


@pytest.mark.parametrize(
    ("deck", "discard", "archived"), [("troll", "", "troll"), ("", "troll", "troll"), ("", "", "")]
)
def test_zyx_researcher_takes_the_top_card_that_there_is(deck: str, discard: str, archived: str) -> None:
    """KF.as-much-as-possible: nothing is asked where there is no choice."""
    t = given(house="logos", you=seat(hand="zyx-researcher", deck=deck, discard=discard))
    t.you.plays("zyx-researcher")
    t.then("you", archives=archived, deck="", discard="")


@pytest.mark.parametrize(("house", "amber"), [("logos", 1), ("dis", 0)])
def test_redacted_collects_one_from_the_supply_when_logos_is_chosen(house: str, amber: int) -> None:
    """KF.after-choosing-house, KF.aember-on-artifacts: no pool pays for it."""
    t = given(step="house", you=seat(artifacts=["[redacted]"], houses=THREE, amber=2), foe=seat(amber=2))
    t.you.chooses_house(house)
    t.then("[redacted]", amber=amber).nothing_else()


def test_redacted_forges_a_key_at_no_cost_with_its_fourth() -> None:
    """KF.forge-at-no-cost, KF.forging-by-card: sacrificed first; the pool is untouched."""
    t = given(step="house", you=seat(artifacts=["[redacted]+amber:3"], houses=THREE, amber=2))
    t.you.chooses_house("logos")
    t.then("[redacted]", zone="discard", amber=0).then("you", keys=1, amber=2).because(
        "KF.sacrifice", "KF.forge-at-no-cost"
    ).nothing_else()


def test_redacted_waits_below_four_and_in_the_opponents_turn() -> None:
    """KF.continuous-check."""
    t = given(step="house", you=seat(artifacts=["[redacted]+amber:2"], houses=THREE))
    t.you.chooses_house("logos")
    t.then("[redacted]", amber=3, zone="artifacts").nothing_else()
    t = given(step="house", active="foe", you=seat(artifacts=["[redacted]+amber:2"]), foe=seat(houses=THREE))
    t.foe.chooses_house("logos")
    t.nothing_else()


def test_redacted_is_sacrificed_for_nothing_where_no_key_can_be_forged() -> None:
    """KF.cannot-forge: the sentence goes on without "if you do"."""
    t = given(step="house", you=seat(artifacts=["[redacted]+amber:3"], houses=THREE), foe=seat(line="bronze-key-imp"))
    t.you.chooses_house("logos")
    t.then("[redacted]", zone="discard", amber=0).then("you", keys=0).because("KF.cannot-forge").nothing_else()


def test_redacted_wins_with_the_third_key() -> None:
    """KF.victory: in the middle of step 2."""
    t = given(step="house", you=seat(artifacts=["[redacted]+amber:3"], houses=THREE, keys=2))
    t.you.chooses_house("logos")
    t.then("you", keys=3)
    assert t.s.over and t.s.winner == 0
