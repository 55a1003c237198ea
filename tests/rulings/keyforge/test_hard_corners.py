"""The hard corners: where several rules meet, and engines get it wrong."""

from __future__ import annotations

from typing import Any

import pytest

from tableforge.testing import Ruling, given, seat

THREE = ["brobnar", "dis", "logos"]


def side(t: Ruling, eye: int | None, whose: int) -> dict[str, Any]:
    """What one seat (None: a spectator) sees of a player's side."""
    out: dict[str, Any] = t.g.view(eye)["players"][whose]
    return out


def in_any_order(t: Ruling) -> Ruling:
    """Resolve the waiting abilities in the order they stand."""
    while t.g.decision is not None and t.g.decision.kind == "order":
        t.answers(0)
    return t


# ------------------------------------------------------------------ a "Destroyed:" ability that destroys others
def test_soulkeepers_that_destroy_each_other_run_their_course() -> None:
    """KF.nested-resolution: Urchin's takes Troll, Troll's takes Valdr, Valdr's finds Krump; each leaves once, innermost first."""
    t = given(
        house="brobnar",
        you=seat(hand="punch", line="troll[soulkeeper] krump"),
        foe=seat(line="urchin[soulkeeper] valdr[soulkeeper] dextre"),
    )

    t.you.plays("punch", "urchin")

    t.then("you", line="").then("foe", line="dextre")
    fallen = [t.s.cards[e.cards[0]].d.id for e in t.g._events if e.rule == "KF.destroyed"]
    assert fallen == ["krump", "valdr", "troll", "urchin"]


def test_a_creature_already_dying_cannot_be_destroyed_again() -> None:
    """KF.simultaneous-the-set: in Gateway's set Soulkeeper names Dust Imp, which is dying: its 2 are gained once."""
    t = given(
        house="dis", you=seat(hand="gateway-to-dis", line="dust-imp"), foe=seat(line="urchin[soulkeeper]", artifacts="cannon")
    )

    in_any_order(t.you.plays("gateway-to-dis"))

    t.then("you", amber=2, line="", chains=3).then("foe", line="", artifacts="cannon")


def test_phoenix_heart_burns_the_attacker_before_its_fight_ability() -> None:
    """KF.destroyed-label, KF.fight-after: Headhunter kills the bearer, takes 3 from its death and falls: no æmber is gained."""
    t = given(house="brobnar", you=seat(line="headhunter troll"), foe=seat(line="silvertooth[phoenix-heart] krump"))

    t.you.fights("headhunter", "silvertooth")

    t.then("you", amber=0, line="troll", discard="headhunter").then("troll", damage=3).then("krump", damage=3)
    t.then("foe", hand="silvertooth", discard="phoenix-heart")


def test_what_a_destroyed_ability_kills_is_a_set_of_its_own() -> None:
    """KF.simultaneous-no-other-ability: Tolas survives Phoenix Heart's bearer but not its fire: it is paid for nobody."""
    t = given(house="brobnar", you=seat(hand="punch", line="troll"), foe=seat(line="silvertooth[phoenix-heart] tolas urchin"))

    t.you.plays("punch", "silvertooth")

    t.then("foe", line="", hand="silvertooth", amber=0).then("you", amber=1).then("troll", damage=3)


# ------------------------------------------------------------------ simultaneous deaths with replacement effects
@pytest.mark.parametrize(("house", "card", "bonus"), [("dis", "gateway-to-dis", 0), ("mars", "ammonia-clouds", 0)])
def test_each_saved_creature_spends_one_replacement(house: str, card: str, bonus: int) -> None:
    """KF.instead: two cloaked Urchins and a bare one die together; each cloak is used once, a second cloak is kept."""
    t = given(
        house=house,
        you=seat(hand=card, line="silvertooth[armageddon-cloak]"),
        foe=seat(line="silvertooth[armageddon-cloak,armageddon-cloak] urchin"),
    )

    t.you.plays(card)
    while t.g.decision is not None and t.g.decision.kind in ("replace", "order"):
        t.answers(0)

    t.then("you", line="silvertooth", amber=bonus).then("you.line[0]", damage=0, upgrades="")
    t.then("foe", line="silvertooth").then("foe.line[0]", damage=0, upgrades="armageddon-cloak").then("urchin", zone="discard")


def test_a_saved_creature_did_not_die_with_the_others() -> None:
    """KF.instead, KF.simultaneous-the-survivors: the cloaked Tolas stays in play and is paid for the two that died."""
    t = given(house="dis", you=seat(hand="gateway-to-dis", line="tolas[armageddon-cloak] pit-demon"), foe=seat(line="troll"))

    in_any_order(t.you.plays("gateway-to-dis"))

    t.then("tolas", zone="line", upgrades="").then("you", amber=1).then("foe", amber=1)


def test_annihilation_ritual_purges_only_what_would_be_discarded() -> None:
    """KF.instead, KF.moved-by-its-own-destroyed: Bad Penny and Dextre go their own ways, Troll is purged, upgrades are discarded."""
    t = given(
        house="dis",
        you=seat(hand="gateway-to-dis", artifacts="annihilation-ritual", line="pit-demon"),
        foe=seat(line="bad-penny dextre troll[blood-of-titans]"),
    )

    in_any_order(t.you.plays("gateway-to-dis"))

    t.then("foe", hand="bad-penny", deck="dextre", purged="troll", discard="blood-of-titans", line="")
    t.then("you", purged="pit-demon", discard="gateway-to-dis")


def test_a_creature_saved_from_lack_of_power_dies_all_the_same() -> None:
    """KF.instead, KF.power-0: the cloak heals a creature that has no power left and is spent; then nothing holds it."""
    t = given(house="brobnar", you=seat(hand="king-of-the-crag"), foe=seat(line="looter-goblin[armageddon-cloak] troll"))

    t.you.plays("king-of-the-crag")

    t.then("foe", line="troll", discard="looter-goblin armageddon-cloak").because("KF.power-0", "KF.instead", "KF.power-0", "KF.destroyed")


# ------------------------------------------------------------------ control changes of creatures with upgrades and æmber
def test_a_taken_creature_gives_its_aember_to_its_last_controllers_opponent() -> None:
    """KF.nothing-is-reset, KF.leaving-aember-on-creature: 3 captured from you go over with Troll; when it dies they are theirs."""
    t = given(
        house="mars",
        you=seat(amber=1, hand="hypnobeam punch!mars", line="tunk"),
        foe=seat(amber=1, line="silvertooth[way-of-the-wolf,duskrunner+owner:foe]+amber:3 krump"),
    )
    t.you.plays("hypnobeam", "silvertooth", "left")
    t.then("silvertooth", amber=3, upgrades="way-of-the-wolf duskrunner", controller="you").then("you", amber=1).then("foe", amber=1)

    t.you.plays("punch", "silvertooth")

    t.then("foe", amber=4, discard="silvertooth way-of-the-wolf").then("you", amber=2, discard="punch duskrunner hypnobeam")


def test_a_gained_ability_is_read_from_the_creatures_new_controller() -> None:
    """KF.upgrade-granted-abilities, KF.friendly-enemy: Jammer Pack raises the cost for the opponent of whoever controls its creature."""
    t = given(house="mars", you=seat(hand="hypnobeam", line="tunk"), foe=seat(line="troll[jammer-pack]"))
    t.then("you", key_cost=8).then("foe", key_cost=6)

    t.you.plays("hypnobeam", "left")

    t.then("troll", controller="you").then("you", key_cost=6).then("foe", key_cost=8)


def test_control_by_an_upgrade_goes_with_the_creature_when_it_leaves() -> None:
    """KF.leaving-destination, KF.leaving-upgrades: the collared Troll returns home, the Collar goes to its own player's pile."""
    t = given(house="dis", you=seat(hand="collar-of-subordination hysteria"), foe=seat(line="troll+amber:2 krump"))
    t.you.plays("collar-of-subordination", "troll").then("you", line="troll").then("troll", amber=2)

    t.you.plays("hysteria")

    t.then("foe", hand="troll krump", amber=2).then("you", hand="", amber=0, discard="hysteria collar-of-subordination")


def test_a_taken_creatures_reap_is_for_its_new_controller() -> None:
    """KF.taking-control, KF.you: Duskrunner on the taken Troll steals for you, from its owner."""
    t = given(
        house="brobnar", you=seat(line="troll[duskrunner+owner:foe]+owner:foe krump", amber=0), foe=seat(amber=3, line="valdr")
    )

    t.you.reaps("troll")

    t.then("you", amber=2).then("foe", amber=2)


# ------------------------------------------------------------------ cards under other cards
def test_a_card_under_an_artifact_that_leaves_is_discarded() -> None:
    """KF.cards-under-cards: Masterplan is destroyed: Troll goes to its owner's pile, seen by all; it was not played."""
    t = given(
        house="sanctum",
        you=seat(artifacts="gorm-of-omm", line="sequis"),
        foe=seat(artifacts="masterplan/bumpsy cannon", amber=2),
    )

    t.you.omnis("gorm-of-omm", "masterplan")

    t.then("foe", discard="masterplan bumpsy", artifacts="cannon", line="").then("you", amber=0)


@pytest.mark.parametrize(("active", "zone"), [("you", "line"), ("foe", "archives")])
def test_jargogle_plays_its_card_in_its_own_turn_and_archives_it_in_the_other(active: str, zone: str) -> None:
    """KF.cards-under-cards: Bumpsy lies under your Jargogle, which is destroyed."""
    mine = seat(line=[{"id": "jargogle", "under": ["bumpsy"]}, "troll"], amber=2, archives="")
    if active == "you":
        t = given(house="brobnar", you={**mine, "hand": "punch"}, foe=seat(amber=2, line="krump"))
        t.you.plays("punch", "jargogle", "left")
        t.then("you", amber=3).then("foe", amber=1)
    else:
        t = given(house="brobnar", you=seat(hand="punch", line="krump", amber=2), foe=mine)
        t.you.plays("punch", "jargogle")
        t.then("foe", amber=2)
    t.then("bumpsy", zone=zone).then("jargogle", zone="discard")


def test_whoever_takes_masterplan_plays_the_card_beneath() -> None:
    """KF.cards-under-cards, KF.controller-of-a-played-card: Sneklifter's player uses it: the opponent's Bumpsy fights for them."""
    t = given(
        house="shadows",
        you=seat(hand="sneklifter", houses=["shadows", "dis", "logos"]),
        foe=seat(artifacts="masterplan/bumpsy", amber=3, line="troll"),
    )
    t.you.plays("sneklifter").then("you", artifacts="masterplan").then("masterplan", ready=True)

    t.you.omnis("masterplan", "left")

    t.then("you", line="bumpsy sneklifter", artifacts="").then("bumpsy", owner="foe", controller="you", ready=False)
    t.then("foe", discard="masterplan", amber=2)


# ------------------------------------------------------------------ archives holding the opponent's cards
def test_prey_in_the_archives_is_seen_by_its_keeper_and_counts_as_a_card_there() -> None:
    """KF.foreign-cards-in-archives, KF.zone-archives: Sample Collection, one creature for each key; the owner may not look."""
    t = given(house="mars", you=seat(hand="sample-collection"), foe=seat(keys=1, line="troll krump"))

    t.you.plays("sample-collection", "troll")

    t.then("you", archives="troll").then("foe", line="krump")
    assert [c["id"] for c in side(t, 0, 0)["archives"]] == ["troll"]
    assert side(t, 1, 0)["archives"] is None and side(t, 1, 0)["archives_size"] == 1


def test_prey_discarded_at_random_from_the_archives_goes_home() -> None:
    """KF.discard-of-archives: Tantadlin's player discards from the opponent's archives and gets an own card back to hand."""
    t = given(
        house="untamed", you=seat(line="tantadlin"), foe=seat(archives="dew-faerie+owner:foe", line="urchin+attacked:1 troll")
    )

    t.you.fights("tantadlin", "urchin")

    t.then("you", hand="dew-faerie", discard="").then("foe", archives="", line="troll")


@pytest.mark.parametrize("pick", ["troll", "anger"])
def test_prey_played_out_of_the_archives_goes_home_instead(pick: str) -> None:
    """KF.foreign-cards-in-archives: Murkens finds your own Troll in the opponent's archives: to your hand; Anger is played."""
    t = given(
        house="shadows",
        you=seat(hand="murkens", line="urchin"),
        foe=seat(archives="troll+owner:foe anger", line="krump"),
        chance=[pick],
    )

    t.you.plays("murkens", "left", "first", *(["urchin"] if pick == "anger" else []))

    if pick == "troll":
        t.then("you", hand="troll", line="murkens urchin").then("foe", archives="anger")
    else:
        t.then("foe", archives="troll", discard="anger").then("you", amber=1)


def test_prey_purged_from_the_archives_goes_home_and_was_not_purged() -> None:
    """KF.foreign-cards-in-archives, KF.this-way: Destructive Analysis counts only what it really purged."""
    t = given(
        house="mars",
        you=seat(hand="destructive-analysis", archives="troll+owner:foe smith"),
        foe=seat(line="kelifi-dragon krump"),
    )

    t.you.plays("destructive-analysis", "kelifi-dragon", "yes", "troll", "smith")

    t.then("you", archives="", purged="smith", amber=1).then("foe", hand="troll").then("kelifi-dragon", damage=4)


# ------------------------------------------------------------------ copying an action card or a reap ability
def test_mimicry_is_the_copied_card_bonus_and_all() -> None:
    """KF.copy-counts-as-copied: Punch in their pile: 1 æmber, 3 damage; Mimicry goes to your pile, Punch stays in theirs."""
    t = given(house="untamed", you=seat(hand="mimicry", line="flaxia"), foe=seat(discard="punch troll", line="krump"))

    t.you.plays("mimicry", "krump")

    t.then("krump", damage=3).then("you", amber=1, discard="mimicry").then("foe", discard="punch troll")
    t.because("KF.copy-counts-as-copied")


def test_mimicry_may_copy_only_action_cards_of_the_opponents_pile() -> None:
    """KF.copy-counts-as-copied: creatures, artifacts, upgrades and your own pile are no choice."""
    t = given(
        house="untamed",
        you=seat(hand="mimicry", discard="anger"),
        foe=seat(discard="troll punch cannon smith blood-of-titans", line="krump"),
    )

    t.you.plays("mimicry").asks("target", options="punch smith")


def test_replicator_heals_the_enemy_whose_ability_it_copies() -> None:
    """KF.triggering-without-use: Troll's "heal 3 from this creature" heals the enemy Troll; yours beside it is not healed."""
    t = given(house="logos", you=seat(line="replicator troll+damage:4"), foe=seat(line="troll+damage:5"))

    t.you.reaps("replicator", "troll@foe-line:0")

    t.then("foe.line[0]", damage=2).then("you.line[1]", damage=4).then("you", amber=1).nothing_else()


def test_replicator_copies_gained_reap_abilities_too() -> None:
    """KF.triggering-without-use: the enemy Doc Bookton has his own and Duskrunner's: you draw and you steal; he stays ready."""
    t = given(
        house="logos",
        you=seat(line="replicator", deck="troll krump"),
        foe=seat(amber=2, line="doc-bookton[duskrunner]", deck="anger"),
    )

    in_any_order(t.you.reaps("replicator"))

    t.then("you", amber=2, hand="troll").then("foe", amber=1, deck="anger").then("doc-bookton", ready=True)


def test_replicator_cannot_move_a_creature_into_another_line() -> None:
    """KF.own-line-only: the enemy Sanctum Guardian would swap with one of yours: nothing happens (FAQ 26)."""
    t = given(house="logos", you=seat(line="replicator mother"), foe=seat(line="sanctum-guardian troll"))

    t.you.reaps("replicator", "sanctum-guardian", "mother")

    t.then("you", line="replicator mother", amber=1).then("foe", line="sanctum-guardian troll").because("KF.own-line-only")


# ------------------------------------------------------------------ playing the opponent's card
@pytest.mark.parametrize(("edition", "controller"), [("1.0", "foe"), ("1.1", "foe"), ("1.3", "you")])
def test_a_creature_of_the_opponents_deck_is_played(edition: str, controller: str) -> None:
    """KF.controller-of-a-played-card, KF.controller-before-1-3: Murkens plays Dust Pixie: the bonus is yours in every edition."""
    t = given(house="shadows", edition=edition, you=seat(hand="murkens"), foe=seat(deck="dust-pixie troll", line="krump"))

    t.you.plays("murkens", "second", "left")

    t.then("dust-pixie", owner="foe", controller=controller, ready=False).then("you", amber=2).then("foe", amber=0, deck="troll")


def test_the_opponents_action_serves_you_and_goes_to_their_pile() -> None:
    """KF.you, KF.action-resolve-then-discard: their Ghostly Hand steals from them; it lies in their discard pile."""
    t = given(house="shadows", you=seat(hand="murkens"), foe=seat(amber=1, deck="ghostly-hand troll"))

    t.you.plays("murkens", "second")

    t.then("you", amber=3, discard="").then("foe", amber=0, discard="ghostly-hand", deck="troll")


def test_the_opponents_creature_played_by_you_dies_into_their_pile() -> None:
    """KF.destroyed, KF.leaving-aember-on-creature: their Charette captures from them for you; dead, it gives the æmber back."""
    t = given(house="shadows", you=seat(hand="murkens oubliette"), foe=seat(amber=4, deck="charette troll", line="krump"))
    t.you.plays("murkens", "second", "left").then("charette", amber=3, controller="you").then("foe", amber=1)

    t = given(house="brobnar", you=seat(hand="punch", line="charette+owner:foe+amber:3+damage:1 troll"), foe=seat(amber=1))
    t.you.plays("punch", "charette")
    t.then("foe", amber=4, discard="charette").then("you", amber=1, discard="punch")


# ------------------------------------------------------------------ "for the remainder of the turn" that outlives its source
def test_looter_goblins_effect_goes_on_when_the_goblin_is_dead() -> None:
    """KF.for-the-rest-of-the-turn: it reaped, then died; each enemy creature destroyed later this turn still pays."""
    t = given(
        house="brobnar", you=seat(line="looter-goblin troll", hand="punch punch"), foe=seat(line="urchin silvertooth krump")
    )
    t.you.reaps("looter-goblin")
    t.you.plays("punch", "looter-goblin").then("looter-goblin", zone="discard").then("you", amber=2)

    t.you.plays("punch", "silvertooth")

    t.then("you", amber=4)


def test_library_access_draws_though_it_is_purged() -> None:
    """KF.for-the-rest-of-the-turn: it left the game as it was played; its effect did not."""
    t = given(house="logos", you=seat(hand="library-access dextre", deck="troll krump"), foe=seat(amber=1))
    t.you.plays("library-access").then("you", purged="library-access", hand="dextre")

    t.you.plays("dextre")

    t.then("you", hand="troll", deck="krump")


def test_such_an_effect_ends_with_the_turn() -> None:
    """KF.for-the-rest-of-the-turn: Warsong's fighters gain in this turn, and not in your next."""
    t = given(
        house="brobnar",
        you=seat(hand=["warsong", *["dust-pixie"] * 6], line="troll krump", houses=THREE),
        foe=seat(line="lollop-the-titanic", hand=6, houses=THREE),
    )
    t.you.plays("warsong")
    t.you.fights("troll").then("you", amber=1)
    t.you.ends_turn()
    t.foe.chooses_house("dis")
    t.foe.ends_turn("brobnar")

    t.you.fights("krump")

    t.then("you", amber=1)


def test_a_protection_made_by_a_sacrificed_card_lasts() -> None:
    """KF.for-the-rest-of-the-turn: Potion of Invulnerability is gone; creatures played after it are protected too."""
    t = given(
        house="brobnar",
        you=seat(artifacts="potion-of-invulnerability", hand="bumpsy punch", line="troll"),
        foe=seat(line="urchin"),
    )
    t.you.omnis("potion-of-invulnerability").then("potion-of-invulnerability", zone="discard")
    t.you.plays("bumpsy", "left")

    t.you.plays("punch", "bumpsy")

    t.then("bumpsy", damage=0).because("KF.cannot-be-dealt-damage")


# ------------------------------------------------------------------ two effects that replace the same event
@pytest.mark.parametrize(("pick", "hurt"), [(0, 0), (1, 2)])
def test_of_two_shadow_selves_the_active_player_says_which_takes_the_damage(pick: int, hurt: int) -> None:
    """KF.timing-conflicts: Urchin between two; Punch's 3 go to the one you name, all of them."""
    t = given(house="brobnar", you=seat(hand="punch", line="troll"), foe=seat(line="shadow-self urchin shadow-self"))

    t.you.plays("punch", "urchin").asks("replace", seat="you", options="shadow-self shadow-self").answers(pick)

    t.then(f"foe.line[{hurt}]", damage=3).then("urchin", damage=0)
    assert sum(t.card(f"foe.line[{k}]")["damage"] for k in range(3)) == 3


@pytest.mark.parametrize(("first", "damage"), [("lethal-distraction", 5), ("shadow-self", 3)])
def test_a_replacement_may_be_followed_by_the_other_if_it_still_applies(first: str, damage: int) -> None:
    """KF.timing-conflicts: Lethal Distraction adds 2 to damage on Urchin; taken by Shadow Self first, it is no longer Urchin's."""
    t = given(house="shadows", you=seat(hand="lethal-distraction punch!shadows"), foe=seat(line="urchin shadow-self troll"))
    t.you.plays("lethal-distraction", "urchin")

    t.you.plays("punch", "urchin").asks("replace", seat="you")
    assert t.g.decision is not None
    t.answers(next(o.key for o in t.g.decision.options if o.key.startswith(first)))

    t.then("shadow-self", damage=damage).then("urchin", damage=0, zone="line").then("troll", damage=0)


@pytest.mark.parametrize("pick", [0, 1])
def test_of_two_ether_spiders_the_active_player_says_which_captures(pick: int) -> None:
    """KF.timing-conflicts: the æmber of your reap is captured once, by the one you name; your pool does not grow."""
    t = given(house="brobnar", you=seat(amber=2, line="troll"), foe=seat(line="ether-spider krump ether-spider"))

    t.you.reaps("troll").asks("replace", seat="you", options="ether-spider ether-spider").answers(pick)

    t.then("you", amber=2).then(f"foe.line[{2 * pick}]", amber=1).then(f"foe.line[{2 - 2 * pick}]", amber=0)
    t.because("KF.capture")


def test_two_cloaks_on_one_creature_are_spent_one_at_a_time() -> None:
    """KF.instead: the first destruction costs one cloak, the second the other, the third the creature."""
    t = given(
        house="brobnar",
        you=seat(hand="punch punch punch", line="krump"),
        foe=seat(line="silvertooth[armageddon-cloak,armageddon-cloak] troll"),
    )
    for left in (1, 0):
        t.you.plays("punch", "silvertooth")
        if t.g.decision is not None and t.g.decision.kind == "replace":
            t.answers(0)
        t.then("silvertooth", zone="line", upgrades=left, damage=0)

    t.you.plays("punch", "silvertooth")

    t.then("silvertooth", zone="discard")


# ------------------------------------------------------------------ extra forging steps
def test_three_keys_in_one_turn_end_the_game_in_the_middle_of_it() -> None:
    """KF.forging-by-card, KF.victory: step 1, Key Charge, Chota Hazri: the third key wins before she would do more."""
    t = given(
        step="forge",
        you=seat(amber=20, hand="key-charge chota-hazri", houses=["untamed", "dis", "logos"]),
        foe=seat(amber=9, keys=2),
    )
    t.then("you", keys=1, amber=14).answers("untamed")
    t.you.plays("key-charge", "yes").then("you", keys=2, amber=7)

    t.you.plays("chota-hazri", "yes")

    assert t.g.over and t.g.result is not None and t.g.result["winner"] == 0
    t.then("you", keys=3, amber=0)


def test_redacted_forges_a_free_key_in_the_choose_house_step() -> None:
    """KF.forge-at-no-cost: the fourth æmber comes with the choice of Logos; it is sacrificed and a key is forged, step 1 or not."""
    t = given(
        step="forge",
        you=seat(amber=6, artifacts="[redacted]+amber:3", houses=["logos", "dis", "mars"]),
        foe=seat(line="troll"),
    )
    t.then("you", keys=1, amber=0).answers("logos")

    t.then("you", keys=2, amber=0, artifacts="", discard="[redacted]")


@pytest.mark.parametrize(("start", "asked"), [(6, False), (5, True)])
def test_nightforge_is_closed_when_a_key_was_forged_this_turn(start: int, asked: bool) -> None:
    """KF.forging-by-card: step 1 with 6 forges; with 5 it does not, and Nightforge may (cost 10)."""
    t = given(
        step="forge",
        you=seat(amber=start, hand="nightforge virtuous-works!shadows virtuous-works!shadows", houses=["shadows", "dis", "mars"]),
        foe=seat(line="troll"),
    )
    t.answers("shadows")
    t.you.plays("virtuous-works")
    t.you.plays("virtuous-works")

    t.you.plays("nightforge").asks("may" if asked else "act")


# ------------------------------------------------------------------ key cost up and down to zero
def test_every_modifier_of_the_key_cost_counts_up_and_down() -> None:
    """KF.key-current-cost: two Titan Mechanics on flanks −1 each, Murmook and Grabber Jammer +1, Lash of Broken Dreams +3."""
    t = given(
        house="dis",
        you=seat(artifacts="lash-of-broken-dreams", line="murmook grabber-jammer", hand=6),
        foe=seat(line="titan-mechanic troll titan-mechanic", hand=6, houses=THREE),
    )
    t.then("you", key_cost=4).then("foe", key_cost=6)
    t.you.acts("lash-of-broken-dreams").then("foe", key_cost=6)

    t.you.ends_turn()

    t.then("foe", key_cost=9).then("you", key_cost=7)


@pytest.mark.parametrize(("cards", "amber", "keys"), [(11, 1, 0), (12, 1, 1), (12, 0, 0), (13, 0, 1), (15, 0, 1)])
def test_the_cost_of_a_key_stops_at_zero(cards: int, amber: int, keys: int) -> None:
    """KF.key-cost-floor: two Titan Mechanics make 4; Key Abduction adds 9 less the cards in hand: 13 cards make it nothing."""
    t = given(
        house="mars",
        you=seat(amber=amber, hand=["key-abduction", *["dust-pixie"] * cards], line="titan-mechanic troll titan-mechanic"),
        foe=seat(amber=5),
    )
    t.then("you", key_cost=4)

    t.you.plays("key-abduction")  # its bonus adds 1
    if t.g.decision is not None and t.g.decision.kind == "may":
        t.answers("yes")

    cost = max(0, 4 + 9 - cards)
    paid = amber + 1 >= cost
    t.then("you", keys=1 if paid else 0, amber=amber + 1 - cost if paid else amber + 1).then("foe", amber=5)


def test_a_lowered_cost_makes_the_key_compulsory() -> None:
    """KF.key-current-cost, KF.forge-compulsory: four Mechanics on four flanks make it 2, which two æmber pay."""
    t = given(
        step="forge",
        you=seat(amber=2, line="titan-mechanic titan-mechanic", houses=THREE),
        foe=seat(line="titan-mechanic titan-mechanic"),
    )

    t.then("you", keys=1, amber=0)


# ------------------------------------------------------------------ the Rule of Six across copies
def test_a_maverick_copy_is_the_same_title() -> None:
    """KF.rule-of-six: three Trolls of Brobnar and three of Logos, used by permission, make six; the seventh is refused."""
    t = given(
        house="brobnar",
        you=seat(hand="follow-the-leader", line=["troll"] * 3 + ["troll!logos"] * 4),
        foe=seat(line="lollop-the-titanic+power:60"),
    )
    t.you.plays("follow-the-leader")
    for k in range(6):
        t.you.fights(f"you.line[{k}]")

    t.may_not("fight:troll@line:6", "KF.rule-of-six")


def test_mimicry_counts_as_the_title_it_copies() -> None:
    """KF.copy-counts-as-copied, KF.rule-of-six: six Smiths have been played; Mimicry can copy Punch, but not a seventh Smith."""
    t = given(
        house="untamed",
        you=seat(hand=["mimicry", *["smith!untamed"] * 6], line="flaxia"),
        foe=seat(discard="smith punch anger", line="krump"),
    )
    for _ in range(6):
        t.you.plays("smith")

    t.you.plays("mimicry").asks("target", options="punch anger")


def test_copies_played_by_mimicry_and_copies_played_from_hand_share_the_count() -> None:
    """KF.copy-counts-as-copied, KF.rule-of-six-adds: five Smiths and a Mimicry as Smith: the sixth Smith of the hand is refused."""
    t = given(
        house="untamed",
        you=seat(hand=["mimicry", *["smith!untamed"] * 6], line="flaxia"),
        foe=seat(discard="smith", line="krump"),
    )
    for _ in range(5):
        t.you.plays("smith")
    t.you.plays("mimicry")

    t.may_not("play:smith@hand:0", "KF.rule-of-six")


# ------------------------------------------------------------------ omega inside another card's play
def test_an_omega_card_played_in_the_midst_of_an_effect_bars_what_would_follow() -> None:
    """KF.omega: Relentless Assault: Project Z.Y.X. fights and plays Duskwitch from the archives: the others do not fight."""
    t = given(
        house="brobnar",
        you=seat(hand="relentless-assault", line="project-zyx troll krump", archives="duskwitch", deck=9),
        foe=seat(line="urchin+attacked:1 valdr groke", hand=6),
    )

    t.you.plays("relentless-assault", "project-zyx", "troll", "krump", "urchin", "yes", "left")

    t.asks("house", seat="foe").then("you", line="duskwitch project-zyx troll krump", discard="relentless-assault")
    t.then("foe", line="valdr groke").then("valdr", damage=0).then("groke", damage=0).then("troll", damage=0)


def test_masterplan_is_still_sacrificed_after_an_omega_card() -> None:
    """KF.omega-scope: omega stops plays, uses and discards; the rest of Masterplan's text resolves."""
    t = given(house="dis", you=seat(artifacts="masterplan/gravid-cycle", discard="troll", deck=9), foe=seat(hand=6))

    t.you.omnis("masterplan")

    t.asks("house", seat="foe").then("you", artifacts="", discard="masterplan gravid-cycle").then("troll", zone="hand")


def test_mimicry_as_an_omega_card_ends_the_step() -> None:
    """KF.copy-counts-as-copied, KF.omega: a copy of Unlocked Gateway destroys everything and closes step 3."""
    t = given(
        house="untamed",
        you=seat(hand="mimicry flaxia", line="snufflegator", deck=9),
        foe=seat(discard="unlocked-gateway", line="troll", hand=6),
    )

    t.you.plays("mimicry")

    t.asks("house", seat="foe").then("you", line="").then("foe", line="").then("flaxia", zone="hand")


# ------------------------------------------------------------------ alpha after a discard
def test_a_discard_from_hand_shuts_out_alpha() -> None:
    """KF.alpha: one discarded card is enough, of whatever kind; a card that is not alpha is free."""
    t = given(house="shadows", you=seat(hand="sucker-punch urchin umbra"), foe=seat(line="troll"))
    assert t.may("play:sucker-punch")

    t.you.discards("urchin")

    t.may_not("play:sucker-punch", "KF.alpha")
    assert t.may("play:umbra") and t.may("discard:sucker-punch")


def test_cards_that_move_otherwise_before_step_3_do_not_shut_out_alpha() -> None:
    """KF.alpha-scope: Director of Z.Y.X. archives at the start of the turn, Memory Chip archives from hand after the choice."""
    t = given(
        step="start",
        you=seat(
            line="director-of-zyx",
            artifacts="memory-chip",
            hand="binate-rupture troll",
            deck="krump valdr",
            houses=["logos", "dis", "mars"],
            amber=2,
        ),
        foe=seat(amber=1),
    )
    t.answers("logos")
    in_any_order(t)
    t.answers("troll")
    if t.g.decision is not None and t.g.decision.kind == "archives":
        t.answers("no")

    t.you.plays("binate-rupture")

    t.then("you", amber=4, archives="krump troll").then("foe", amber=2)


def test_a_discard_in_the_last_turn_does_not_matter() -> None:
    """KF.alpha: the count is of this turn's step 3."""
    t = given(
        house="shadows",
        you=seat(hand=["sucker-punch", "urchin", *["dust-pixie"] * 5], houses=["shadows", "dis", "mars"]),
        foe=seat(line="troll", hand=6, houses=THREE),
    )
    t.you.discards("urchin")
    t.you.ends_turn()
    t.foe.chooses_house("dis")
    t.foe.ends_turn("shadows")

    assert t.may("play:sucker-punch")


# ------------------------------------------------------------------ taunt with moved neighbours
def test_taunt_protects_whoever_stands_beside_it_now() -> None:
    """KF.taunt: Quantum Fingertrap swaps Anaphiel with Krump: Troll, no longer beside him, may be attacked, Valdr may not."""
    t = given(
        house="logos",
        you=seat(artifacts="quantum-fingertrap", line="mother"),
        foe=seat(line="troll champion-anaphiel groke krump valdr"),
    )
    t.you.acts("quantum-fingertrap", "champion-anaphiel", "krump").then("foe", line="troll krump groke champion-anaphiel valdr")

    t.you.fights("mother").asks("attack", options="troll krump champion-anaphiel")

    t.may_not("groke", "KF.taunt").may_not("valdr", "KF.taunt")


def test_a_gap_that_closes_brings_a_creature_under_taunt() -> None:
    """KF.taunt, KF.gaps-close: Urchin between Anaphiel and Krump dies: now Krump is his neighbor and cannot be attacked."""
    t = given(house="brobnar", you=seat(hand="punch", line="troll"), foe=seat(line="champion-anaphiel urchin krump valdr"))
    t.you.fights("troll").asks("attack", options="champion-anaphiel krump valdr")
    t.g.undo()
    t.you.plays("punch", "urchin")

    t.you.fights("troll").asks("attack", options="champion-anaphiel valdr")

    t.may_not("krump", "KF.taunt")


def test_a_taunt_creature_moved_to_a_flank_frees_its_old_neighbors() -> None:
    """KF.taunt, KF.moving-to-flank: Tyxl Beambuckler hurts Anaphiel and moves him: only Valdr is beside him then."""
    t = given(
        house="mars", you=seat(hand="tyxl-beambuckler", line="tunk"), foe=seat(line="troll champion-anaphiel krump valdr")
    )
    t.you.plays("tyxl-beambuckler", "left", "champion-anaphiel", "right").then("foe", line="troll krump valdr champion-anaphiel")

    t.you.fights("tunk").asks("attack", options="troll krump champion-anaphiel")


# ------------------------------------------------------------------ stun on a creature used by an effect
@pytest.mark.parametrize("theirs", ["valdr", ""])
def test_a_stunned_creature_used_by_an_effect_only_loses_its_stun(theirs: str) -> None:
    """KF.stun-use-by-card, KF.stun-even-with-no-enemy: Anger on a stunned Troll, with and without an enemy to fight (FAQ 11)."""
    t = given(house="brobnar", you=seat(hand="anger", line="troll+stun krump"), foe=seat(line=theirs))

    t.you.plays("anger", "troll")

    t.then("troll", stunned=False, ready=False, damage=0).then("you", amber=1).then("krump", ready=True)
    t.because("KF.stun-next-use").nothing_else()


def test_a_stunned_creature_readied_twice_fights_the_second_time() -> None:
    """KF.stun-use-by-card: One Stood Against Many uses it three times: the first use removes the stun, two fights follow."""
    t = given(
        house="sanctum",
        you=seat(hand="one-stood-against-many", line="champion-tabris+stun+power:9"),
        foe=seat(line="urchin+attacked:1 groke troll"),
    )

    t.you.plays("one-stood-against-many", "urchin", "groke")

    t.then("champion-tabris", stunned=False, ready=False).then("foe", line="troll").then("troll", damage=0)


def test_dominator_bauble_offers_nothing_but_removing_the_stun() -> None:
    """KF.stun-use-by-card: a stunned Pit Demon is neither to reap, to fight nor to act; nothing is stolen or gained."""
    t = given(house="dis", you=seat(artifacts="dominator-bauble", line="pit-demon+stun"), foe=seat(amber=3, line="troll"))

    t.you.acts("dominator-bauble")

    t.then("pit-demon", stunned=False, ready=False).then("you", amber=0).then("foe", amber=3).nothing_else()


# ------------------------------------------------------------------ an empty deck with an empty discard
def test_nothing_is_drawn_where_there_is_nothing() -> None:
    """KF.nothing-to-draw: Timetraveller and the refill of step 5 find neither deck nor pile; the game goes on."""
    t = given(house="logos", you=seat(hand="timetraveller", houses=THREE), foe=seat(hand=6))
    t.you.plays("timetraveller").then("you", hand="", amber=1)

    t.you.ends_turn()

    t.then("you", hand="", deck="", discard="").asks("house", seat="foe")


@pytest.mark.parametrize(("drawn", "deck"), [(1, 0), (2, 0)])
def test_a_draw_stops_when_deck_and_pile_have_run_out(drawn: int, deck: int) -> None:
    """KF.nothing-to-draw, KF.empty-deck: Timetraveller draws two: one from the deck, one from the reshuffled pile, if there is one."""
    t = given(
        house="logos", you=seat(hand="timetraveller", deck="troll", discard="krump" if drawn == 2 else ""), foe=seat(hand=6)
    )

    t.you.plays("timetraveller")

    t.then("you", hand=drawn, deck=deck, discard="")


def test_effects_that_look_into_an_empty_deck_do_nothing() -> None:
    """KF.only-a-draw-reshuffles: Wild Wormhole, Random Access Archives: the pile is not turned into a deck for them."""
    t = given(house="logos", you=seat(hand="wild-wormhole random-access-archives", discard="troll"), foe=seat(deck=""))

    t.you.plays("wild-wormhole").then("you", amber=1, line="")
    t.you.plays("random-access-archives")

    t.then("you", amber=2, archives="", deck="", discard="random-access-archives wild-wormhole troll")


def test_no_card_discarded_is_no_reason_to_repeat() -> None:
    """KF.repeat, KF.as-much-as-possible: Neutron Shark with an empty deck: there is no card that is not Logos."""
    t = given(house="logos", you=seat(line="neutron-shark troll mother"), foe=seat(line="krump valdr"))

    t.you.reaps("neutron-shark", "krump", "troll")

    t.then("you", line="neutron-shark mother", amber=1).then("foe", line="valdr")


def test_chains_are_shed_though_there_was_nothing_to_draw() -> None:
    """KF.chains-shedding, KF.nothing-to-draw: a refill was due; that the deck is empty changes nothing about it."""
    t = given(house="brobnar", you=seat(chains=2, hand=3), foe=seat(hand=6))

    t.you.ends_turn()

    t.then("you", hand=3, chains=1)
