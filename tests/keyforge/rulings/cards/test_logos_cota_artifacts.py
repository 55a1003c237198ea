"""Logos in Call of the Archons: artifacts."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat

THREE = ["logos", "dis", "mars"]


def test_anomaly_exploiter_destroys_a_damaged_creature() -> None:
    """KF.damaged: of either side; the undamaged cannot be chosen."""
    t = given(
        house="logos",
        you=seat(artifacts="anomaly-exploiter", line="mother+damage:1"),
        foe=seat(line="troll kelifi-dragon+damage:1"),
    )
    t.you.acts("anomaly-exploiter").asks("target", options="mother kelifi-dragon")
    t.answers("kelifi-dragon")
    t.then("kelifi-dragon", zone="discard", damage=0).nothing_else()


def test_anomaly_exploiter_finds_no_damaged_creature() -> None:
    """KF.as-much-as-possible."""
    t = given(house="logos", you=seat(artifacts="anomaly-exploiter", line="mother"))
    t.you.acts("anomaly-exploiter")
    t.nothing_else()


@pytest.mark.parametrize(("named", "played"), [("shadows", True), ("logos", False)])
def test_chaos_portal_plays_the_top_card_of_the_named_house(named: str, played: bool) -> None:
    """KF.played-from-elsewhere: else it stays where it was, revealed."""
    t = given(house="logos", you=seat(artifacts="chaos-portal", deck="urchin troll"), foe=seat(amber=2))
    t.you.acts("chaos-portal", named)
    t.then("urchin", zone="line" if played else "deck").then("you", amber=int(played)).then("foe", amber=2 - played)
    t.because("KF.reveal-look").nothing_else()


def test_chaos_portal_with_an_empty_deck_names_a_house_for_nothing() -> None:
    """KF.only-a-draw-reshuffles."""
    t = given(house="logos", you=seat(artifacts="chaos-portal", discard="urchin"))
    t.you.acts("chaos-portal", "shadows")
    t.nothing_else()


def test_chaos_portal_leaves_a_card_that_cannot_be_played_on_the_deck() -> None:
    """KF.a-card-that-cannot-be-played."""
    t = given(house="logos", you=seat(artifacts="chaos-portal", deck="kelifi-dragon troll"))
    t.you.acts("chaos-portal", "brobnar")
    t.then("you", deck="kelifi-dragon troll").because("KF.a-card-that-cannot-be-played").nothing_else()


def test_crazy_killing_machine_destroys_one_card_for_each_discarded_house() -> None:
    """KF.this-way: two were destroyed, so the machine stands."""
    t = given(
        house="logos",
        you=seat(artifacts="crazy-killing-machine", deck="bumpsy valdr", line="mother"),
        foe=seat(deck="urchin", line="troll dodger", artifacts="cannon"),
    )
    t.you.acts("crazy-killing-machine", "bumpsy", "cannon")
    t.then("bumpsy", zone="discard").then("urchin", zone="discard")
    t.then("cannon", zone="discard").then("dodger", zone="discard").nothing_else()


@pytest.mark.parametrize(("yours", "theirs", "dead"), [("bumpsy", "zorg", "troll"), ("zorg", "tunk", "")])
def test_crazy_killing_machine_destroys_itself_unless_two_cards_died(yours: str, theirs: str, dead: str) -> None:
    """KF.as-much-as-possible: one or none destroyed."""
    t = given(
        house="logos",
        you=seat(artifacts="crazy-killing-machine", deck=yours, line="mother"),
        foe=seat(deck=theirs, line="troll dodger"),
    )
    t.you.acts("crazy-killing-machine")
    t.then("crazy-killing-machine", zone="discard").then(yours, zone="discard").then(theirs, zone="discard")
    if dead:
        t.then(dead, zone="discard")
    t.nothing_else()


def test_crazy_killing_machine_with_an_empty_deck_destroys_at_most_one() -> None:
    """KF.only-a-draw-reshuffles: an empty deck gives no card."""
    t = given(
        house="logos",
        you=seat(artifacts="crazy-killing-machine", discard="bumpsy"),
        foe=seat(deck="urchin", line="dodger silvertooth"),
    )
    t.you.acts("crazy-killing-machine", "silvertooth")
    t.then("silvertooth", zone="discard").then("urchin", zone="discard").then(
        "crazy-killing-machine", zone="discard"
    ).nothing_else()


def test_crazy_killing_machine_may_be_the_only_logos_card_to_destroy() -> None:
    """KF.mandatory-by-default: it counts as one of the two."""
    t = given(
        house="logos",
        you=seat(artifacts="crazy-killing-machine", deck="mother"),
        foe=seat(deck="urchin", line="dodger"),
    )
    t.you.acts("crazy-killing-machine", "mother")
    t.then("crazy-killing-machine", zone="discard").then("dodger", zone="discard").then("mother", zone="discard").then(
        "urchin", zone="discard"
    ).nothing_else()


def test_crazy_killing_machine_counts_only_what_it_destroyed_itself() -> None:
    """KF.this-way: a saved creature was not destroyed; one that dies with the banner's power was not destroyed by the machine."""
    t = given(
        house="logos",
        you=seat(artifacts="crazy-killing-machine", deck="bumpsy", line="troll[armageddon-cloak]"),
        foe=seat(deck="urchin", line="dodger"),
    )
    t.you.acts("crazy-killing-machine", "bumpsy")
    t.then("you", line="troll", artifacts="").then("foe", line="")
    t = given(
        house="logos",
        you=seat(artifacts="crazy-killing-machine banner-of-battle", deck="bumpsy", line="silvertooth+damage:2 mother"),
        foe=seat(deck="tunk", line="troll"),
    )
    t.you.acts("crazy-killing-machine", "banner-of-battle")
    t.then("you", line="mother", artifacts="").then("foe", line="troll")


@pytest.mark.parametrize(("first", "machine"), [("urchin", "artifacts"), ("bumpsy", "discard")])
def test_crazy_killing_machine_goes_in_the_active_players_order(first: str, machine: str) -> None:
    """KF.all-decisions: Silvertooth before the banner that keeps it alive, and two are destroyed; the banner first, and one is."""
    t = given(
        house="logos",
        you=seat(artifacts="crazy-killing-machine banner-of-battle", deck="bumpsy", line="silvertooth+damage:2"),
        foe=seat(deck="urchin", line="zorg"),
    )
    t.you.acts("crazy-killing-machine")
    t.asks("each-order", seat="you", rule="KF.all-decisions", options="bumpsy urchin")

    t.answers(first)

    t.then("silvertooth", zone="discard", damage=0, power=2).then("banner-of-battle", zone="discard")
    t.then("bumpsy", zone="discard").then("urchin", zone="discard").then("crazy-killing-machine", zone=machine)
    t.nothing_else()


def test_crazy_killing_machine_asks_for_no_order_where_both_cards_are_of_one_house() -> None:
    """KF.all-decisions: two cards of Shadows pick from the same creatures; only which of them is asked, once for each."""
    t = given(
        house="logos",
        you=seat(artifacts="crazy-killing-machine", deck="urchin"),
        foe=seat(deck="umbra", line="silvertooth dodger noddy-the-thief troll"),
    )
    t.you.acts("crazy-killing-machine").asks("target", options="silvertooth dodger noddy-the-thief").answers("dodger")
    t.asks("target", options="silvertooth noddy-the-thief").answers("silvertooth")
    t.then("foe", line="noddy-the-thief troll").then("crazy-killing-machine", zone="artifacts")


def test_crazy_killing_machine_names_the_house_it_asks_for() -> None:
    """KF.choosing-objects: the discarded card is not shown with the question, so its house is."""
    t = given(
        house="logos",
        you=seat(artifacts="crazy-killing-machine banner-of-battle", deck="bumpsy"),
        foe=seat(deck="urchin", line="troll dodger"),
    )
    t.you.acts("crazy-killing-machine", "bumpsy").asks("target", options="troll banner-of-battle")
    assert t.g.decision.text("en") == "Crazy Killing Machine: choose a Brobnar creature or artifact to destroy."
    assert "de la Maison Brobnar" in t.g.decision.text("fr")


def test_library_of_babble_draws_a_card() -> None:
    """KF.artifact-action, KF.chains-when: chains do not matter."""
    t = given(house="logos", you=seat(artifacts="library-of-babble", deck="troll valdr", chains=8))
    t.you.acts("library-of-babble")
    t.then("you", hand="troll").then("troll", zone="hand").nothing_else()
    t = given(house="dis", you=seat(artifacts="library-of-babble"))
    t.may_not("action:library-of-babble", "KF.off-house")


@pytest.mark.parametrize(
    ("answers", "archives"),
    [
        (("done",), "mobius-scroll"),
        (("troll", "done"), "mobius-scroll troll"),
        (("troll", "dodger"), "mobius-scroll troll dodger"),
    ],
)
def test_mobius_scroll_archives_itself_and_up_to_two_cards(answers: tuple[str, ...], archives: str) -> None:
    """KF.leaving-play, KF.into-the-archives."""
    t = given(house="logos", you=seat(artifacts="mobius-scroll", hand="troll dodger valdr"))
    t.you.acts("mobius-scroll", *answers)
    assert sorted(t.player("you")["archives"]) == sorted(archives.split())
    t.then("mobius-scroll", zone="archives").then("you", hand=4 - len(archives.split()), artifacts="")


def test_mobius_scroll_used_by_the_opponent_goes_to_its_owners_archives() -> None:
    """KF.leaving-destination: the hand cards are the user's own."""
    t = given(house="logos", you=seat(hand="remote-access troll"), foe=seat(artifacts="mobius-scroll", hand="valdr"))
    t.you.plays("remote-access", "troll")
    t.then("foe", archives="mobius-scroll", hand="valdr").then("you", archives="troll", amber=1).then(
        "mobius-scroll", zone="archives"
    ).then("troll", zone="archives").nothing_else()


@pytest.mark.parametrize(("pool", "left"), [(0, 0), (2, 1)])
def test_pocket_universe_stores_one_from_the_pool(pool: int, left: int) -> None:
    """KF.aember-on-artifacts."""
    t = given(house="logos", you=seat(artifacts="pocket-universe", amber=pool), foe=seat(amber=3))
    t.you.acts("pocket-universe")
    t.then("you", amber=left).then("pocket-universe", amber=pool - left).nothing_else()


@pytest.mark.parametrize(("pool", "stored", "keys"), [(4, 2, 1), (3, 2, 0), (0, 6, 1)])
def test_pocket_universe_pays_for_keys(pool: int, stored: int, keys: int) -> None:
    """KF.aember-on-cards-pays: with the pool; not for the opponent."""
    t = given(step="forge", you=seat(amber=pool, artifacts=[f"pocket-universe+amber:{stored}"]))
    t.then("you", keys=keys, amber=0 if keys else pool).then("pocket-universe", amber=0 if keys else stored)
    t = given(step="forge", active="foe", you=seat(artifacts=["pocket-universe+amber:6"]), foe=seat(amber=3))
    t.then("foe", keys=0)


def test_pocket_universe_returns_its_store_to_the_supply_when_it_leaves() -> None:
    """KF.leaving-aember-elsewhere."""
    t = given(house="untamed", you=seat(hand="grasping-vines"), foe=seat(artifacts="pocket-universe+amber:3"))
    t.you.plays("grasping-vines", "pocket-universe")
    t.then("pocket-universe", zone="hand", amber=0).then("you", amber=1).because(
        "KF.leaving-aember-elsewhere"
    ).nothing_else()


def test_spangler_box_purges_a_creature_and_changes_hands() -> None:
    """KF.purge, KF.if-you-do-in-order-to: æmber on the creature goes to its controller's opponent."""
    t = given(house="logos", you=seat(artifacts="spangler-box", line="mother"), foe=seat(line="troll+amber:2 dodger"))
    t.you.acts("spangler-box", "troll")
    t.then("troll", zone="purged", amber=0).then("spangler-box", controller="foe", owner="you").then(
        "you", amber=2, artifacts=""
    ).then("foe", artifacts="spangler-box").nothing_else()


def test_spangler_box_stays_when_there_is_no_creature() -> None:
    """KF.if-you-do-in-order-to."""
    t = given(house="logos", you=seat(artifacts="spangler-box"))
    t.you.acts("spangler-box")
    t.then("spangler-box", controller="you").nothing_else()


def test_spangler_box_gives_back_everything_when_it_leaves_play() -> None:
    """KF.spangler-box, KF.put-into-play: to their owners, exhausted, without Play ability, on a flank the active player picks."""
    t = given(
        house="logos",
        you=seat(artifacts="spangler-box", line="mother dextre+stun", deck=20, houses=THREE),
        foe=seat(
            line="urchin troll", amber=2, deck=20, houses=["logos", "brobnar", "sanctum"], artifacts="gorm-of-omm"
        ),
    )
    t.you.acts("spangler-box", "urchin")
    t.you.ends_turn()
    t.foe.chooses_house("logos")
    t.may_not("action:spangler-box", "KF.only-ready-cards-are-used")
    t.foe.ends_turn()
    t.you.chooses_house("dis")
    t.you.ends_turn()
    t.foe.chooses_house("logos")
    t.foe.acts("spangler-box", "dextre")
    t.then("you", line="mother", artifacts="spangler-box", purged="dextre").then("foe", purged="urchin")
    t.foe.omnis("gorm-of-omm", "right", "left")
    t.then("you", line="dextre mother", purged="", discard="spangler-box").then("foe", line="troll urchin", amber=2)
    t.then("dextre", ready=False, stunned=False, amber=0).then("urchin", ready=False, controller="foe").because(
        "KF.spangler-box"
    )


def test_spangler_box_returned_to_hand_forgets_what_it_gave_back() -> None:
    """KF.leaves-play: any way of leaving; a dragon comes back though it could not be played."""
    t = given(
        house="logos",
        you=seat(artifacts="spangler-box", hand="phase-shift grasping-vines", line="mother"),
        foe=seat(line="kelifi-dragon"),
    )
    t.you.acts("spangler-box", "kelifi-dragon")
    t.you.plays("phase-shift")
    t.you.plays("grasping-vines", "spangler-box")
    t.then("kelifi-dragon", zone="line", controller="foe").then("spangler-box", zone="hand").then(
        "foe", purged=""
    ).because("KF.spangler-box")


def test_spangler_box_asks_where_a_returning_deployer_goes_in_the_words_of_its_line() -> None:
    """KF.deploy-scope, KF.spangler-box: the places are those of its owner's line, the opponent's."""
    t = given(
        house="logos",
        you=seat(artifacts="spangler-box", hand="grasping-vines!logos", line="mother"),
        foe=seat(line="challe-the-safeguard troll valdr"),
    )
    t.you.acts("spangler-box", "challe-the-safeguard")
    t.you.plays("grasping-vines", "spangler-box").asks("place", "you", "KF.deploy")
    assert [o.label("en") for o in t.g.decision.options][1] == "Between Troll and Valdr"
    t.answers("place:1").then("foe", line="troll challe-the-safeguard valdr").then("you", line="mother")


def test_spangler_box_gives_scowly_caper_back_to_its_owners_opponent() -> None:
    """KF.card-overrides: it enters the other line again, so the flank is one of that line."""
    t = given(
        house="logos",
        you=seat(artifacts="spangler-box", hand="grasping-vines!logos"),
        foe=seat(line="scowly-caper+owner:you troll"),
    )
    t.you.acts("spangler-box", "scowly-caper")
    t.you.plays("grasping-vines", "spangler-box").asks("flank", "you").answers("right")
    t.then("foe", line="troll scowly-caper").then("you", line="").then("scowly-caper", controller="foe", owner="you")


def test_spangler_box_lets_the_active_player_order_what_comes_back_to_one_player() -> None:
    """KF.all-decisions, KF.spangler-box: whoever comes last stands on the flank."""
    t = given(
        house="logos",
        you=seat(artifacts="spangler-box", line="mother", deck=20, houses=THREE),
        foe=seat(line="urchin troll dodger", deck=20, houses=["logos", "brobnar", "sanctum"], artifacts="gorm-of-omm"),
    )
    t.you.acts("spangler-box", "urchin")
    t.you.ends_turn()
    t.foe.chooses_house("brobnar")
    t.foe.ends_turn()
    t.you.chooses_house("dis")
    t.you.ends_turn()
    t.foe.chooses_house("logos")
    t.foe.acts("spangler-box", "troll")
    t.foe.omnis("gorm-of-omm").asks("return-order", "foe", options="urchin troll")
    t.answers("troll", "left", "left")
    t.then("foe", line="urchin troll dodger", purged="").then("you", line="mother", artifacts="")


def test_spangler_box_used_by_the_opponent_as_theirs_stays_where_it_is() -> None:
    """KF.as-if-it-were-yours: the user's opponent already controls it."""
    t = given(
        house="logos", you=seat(hand="remote-access", line="mother"), foe=seat(artifacts="spangler-box", line="troll")
    )
    t.you.plays("remote-access", "troll")
    t.then("troll", zone="purged").then("spangler-box", controller="foe", ready=False).then(
        "you", amber=1
    ).nothing_else()


def test_spectral_tunneler_makes_a_flank_creature_that_draws() -> None:
    """KF.considered-a-flank-creature, KF.for-the-rest-of-the-turn."""
    t = given(house="logos", you=seat(artifacts="spectral-tunneler", line="troll mother valdr", deck="bumpsy dodger"))
    t.you.acts("spectral-tunneler", "mother")
    t.then("mother", flank=True).then("you", line="troll mother valdr").nothing_else()
    t.you.reaps("mother")
    t.then("you", amber=1, hand="bumpsy").then("bumpsy", zone="hand").nothing_else()


def test_spectral_tunneler_is_told_to_last_once_for_both_its_parts() -> None:
    """KF.for-the-rest-of-the-turn: a flank creature and its new ability are one effect in the log."""
    t = given(house="logos", you=seat(artifacts="spectral-tunneler", line="troll mother valdr"))
    t.you.acts("spectral-tunneler", "mother")
    assert [e.kind for e in t.events()].count("lasting") == 1


def test_spectral_tunneler_lasts_one_turn_and_helps_one_creature() -> None:
    """KF.for-the-rest-of-the-turn."""
    t = given(
        house="logos",
        you=seat(artifacts="spectral-tunneler", line="troll titan-mechanic batdrone mother", deck=9, houses=THREE),
        foe=seat(deck=9),
    )
    t.then("you", key_cost=6)
    t.you.acts("spectral-tunneler", "titan-mechanic")
    t.then("you", key_cost=5).then("foe", key_cost=5).nothing_else()
    t.you.reaps("batdrone")
    t.then("you", amber=1).nothing_else()
    t.you.ends_turn()
    t.then("titan-mechanic", flank=False).then("you", key_cost=6)


def test_strange_gizmo_destroys_every_creature_and_artifact_after_its_controller_forges() -> None:
    """KF.after-forging: itself included."""
    t = given(
        step="forge",
        you=seat(amber=6, artifacts="strange-gizmo", line="mother"),
        foe=seat(line="troll", artifacts="cannon"),
    )
    t.then("you", keys=1, artifacts="", line="").then("foe", artifacts="", line="")


def test_strange_gizmo_sleeps_when_the_opponent_forges() -> None:
    """KF.after-forging."""
    t = given(step="forge", active="foe", you=seat(artifacts="strange-gizmo", line="troll"), foe=seat(amber=6))
    t.then("foe", keys=1).then("you", artifacts="strange-gizmo", line="troll")


def test_strange_gizmo_is_too_late_for_the_third_key() -> None:
    """KF.victory: nothing further resolves."""
    t = given(step="forge", you=seat(amber=6, keys=2, artifacts="strange-gizmo", line="troll"))
    t.then("you", keys=3, line="troll", artifacts="strange-gizmo")


def test_the_howling_pit_raises_both_refills() -> None:
    """KF.refill-size: it adds up with Mother."""
    t = given(house="logos", you=seat(artifacts="the-howling-pit", deck=9), foe=seat(line="mother", deck=9))
    t.then("you", hand_size=7).then("foe", hand_size=8)
    t.you.ends_turn()
    t.then("you", hand=7)


@pytest.mark.parametrize("card", ["spectral-tunneler", "strange-gizmo", "the-howling-pit"])
def test_artifacts_with_a_bonus_enter_exhausted(card: str) -> None:
    """KF.aember-bonus-first, KF.entering-exhausted."""
    t = given(house="logos", you=seat(hand=card))
    t.you.plays(card)
    t.then("you", amber=1).then(card, zone="artifacts", ready=False)
