"""Group R of the rules: damage, armor, power, healing (items 200 to 227)."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat

THREE = ["brobnar", "dis", "logos"]
EDITIONS = ["1.0", "1.1", "1.3"]
every_edition = pytest.mark.parametrize("edition", EDITIONS)


# ------------------------------------------------------------------ 200 to 205 tokens, lethal damage, power
def test_damage_stays_on_the_creature_through_the_turns() -> None:
    """KF.damage-tokens: 3 from Punch lie on Troll in the next turn too; Valdr has none."""
    t = given(
        house="brobnar",
        you=seat(hand="punch", deck=9, houses=THREE),
        foe=seat(line="troll valdr", hand=6, houses=THREE),
    )
    t.you.plays("punch", "troll").because("KF.damage-tokens")
    t.then("troll", damage=3)

    t.you.ends_turn()
    t.foe.chooses_house("brobnar")
    t.foe.ends_turn()

    t.then("troll", damage=3).then("valdr", damage=0)


def test_damage_is_gone_when_the_creature_has_left_play() -> None:
    """KF.damage-tokens, KF.leaving-tokens: Fear sends the damaged Troll home; in hand it carries nothing, Valdr keeps his."""
    t = given(house="dis", you=seat(hand="fear"), foe=seat(line="troll+damage:5 valdr+damage:2"))

    t.you.plays("fear", "troll")

    t.then("troll", zone="hand", damage=0).then("valdr", damage=2).nothing_else()


@every_edition
@pytest.mark.parametrize(("damage", "zone"), [(4, "line"), (5, "discard"), (6, "discard")])
def test_damage_that_reaches_its_power_destroys_a_creature(edition: str, damage: int, zone: str) -> None:
    """KF.lethal-damage, KF.lethal-damage-1-0: Punch on a Troll (power 8): 7 is not enough, 8 and 9 are, in every edition."""
    t = given(
        house="brobnar", edition=edition, you=seat(hand="punch"), foe=seat(line=f"troll+damage:{damage} valdr+damage:5")
    )

    t.you.plays("punch", "troll")

    t.then("troll", zone=zone).then("valdr", zone="line", damage=5)
    if zone == "discard":
        t.because(
            "KF.damage-tokens", "KF.lethal-damage-1-0" if edition == "1.0" else "KF.lethal-damage", "KF.destroyed"
        )


def test_damage_does_not_lower_power() -> None:
    """KF.power-unaffected: with 7 damage on it Troll still deals 8, and no weaker creature counts as more powerful."""
    t = given(house="brobnar", you=seat(line="troll+damage:7"), foe=seat(line="kelifi-dragon krump"))
    t.then("troll", power=8)

    t.you.fights("troll", "kelifi-dragon")

    t.then("kelifi-dragon", damage=8).then("krump", damage=0)


@pytest.mark.parametrize(("side", "zone"), [("left", "discard"), ("right", "line")])
def test_a_creature_dies_when_its_power_falls_to_its_damage(side: str, zone: str) -> None:
    """KF.continuous-check: Staunch Knight (6 on a flank, else 4) with 4 damage; no damage is dealt when it loses the flank."""
    t = given(house="sanctum", you=seat(hand="sequis", line="staunch-knight+damage:4 bulwark grey-monk"))

    t.you.plays("sequis", side)

    t.then("staunch-knight", zone=zone).then("bulwark", damage=0).then("grey-monk", damage=0)


@pytest.mark.parametrize(("damage", "zone"), [(8, "line"), (9, "discard")])
def test_power_that_goes_with_a_card_in_play_counts_only_while_it_is_there(damage: int, zone: str) -> None:
    """KF.continuous-check: Banner of Battle gives Troll +1; when Barehanded takes it away, 8 damage kill."""
    t = given(
        house="brobnar",
        you=seat(hand="barehanded"),
        foe=seat(line=f"troll+damage:{damage - 1} krump", artifacts="banner-of-battle"),
    )
    t.then("troll", power=9, zone="line")

    t.you.plays("barehanded")

    t.then("troll", zone=zone, power=8).then("krump", zone="line", damage=0)


@every_edition
def test_a_creature_without_power_dies_without_damage(edition: str) -> None:
    """KF.power-0: King of the Crag leaves an enemy Looter Goblin (2) nothing, a Wardrummer (3) 1; friends keep theirs."""
    t = given(
        house="brobnar",
        edition=edition,
        you=seat(hand="king-of-the-crag", line="grenade-snib"),
        foe=seat(line="looter-goblin wardrummer silvertooth"),
    )

    t.you.plays("king-of-the-crag", "left")

    t.then("looter-goblin", zone="discard").then("wardrummer", power=1, zone="line").then("silvertooth", power=2)
    t.then("grenade-snib", power=2, zone="line").because("KF.power-0", "KF.destroyed")


# ------------------------------------------------------------------ 206 to 208 one effect, several sentences
@every_edition
def test_all_damage_of_one_effect_is_dealt_at_once(edition: str) -> None:
    """KF.one-effect-many-creatures: Grey Monk dies of Ammonia Clouds, but its armor still helped Sequis against them."""
    t = given(
        house="mars", edition=edition, you=seat(hand="ammonia-clouds"), foe=seat(line="grey-monk+damage:1 sequis troll")
    )

    t.you.plays("ammonia-clouds")

    t.then("grey-monk", zone="discard").then("sequis", damage=0, armor=2, armor_left=0).then("troll", damage=2)
    t.because("KF.armor", "KF.damage-tokens", "KF.destroyed")


def test_creatures_hurt_by_one_effect_die_together() -> None:
    """KF.one-effect-many-creatures, KF.simultaneous-the-set: Tolas dies with the Urchins and gains nothing for them."""
    t = given(house="shadows", you=seat(hand="poison-wave", line="tolas troll"), foe=seat(line="urchin urchin"))

    t.you.plays("poison-wave")

    t.then("you", amber=1, line="troll").then("foe", amber=0, line="").then("troll", damage=2)


def test_separate_sentences_deal_their_damage_one_after_the_other() -> None:
    """KF.several-sentences: Tendrils of Pain deal 1, then 3; the 1 kills Duma, who heals Troll before the 3 come."""
    t = given(
        house="dis",
        you=seat(hand="tendrils-of-pain"),
        foe=seat(line="duma-the-martyr+damage:2 troll+damage:6"),
        last_turn="forges",
    )

    t.you.plays("tendrils-of-pain")

    t.then("duma-the-martyr", zone="discard").then("troll", damage=3, zone="line")


def test_without_the_second_sentence_there_is_only_the_first() -> None:
    """KF.several-sentences: no key was forged, so Tendrils of Pain stop after the 1."""
    t = given(house="dis", you=seat(hand="tendrils-of-pain", line="pit-demon"), foe=seat(line="troll+damage:6"))

    t.you.plays("tendrils-of-pain")

    t.then("troll", damage=7).then("pit-demon", damage=1)


@every_edition
def test_a_creature_is_damaged_while_a_token_lies_on_it(edition: str) -> None:
    """KF.damaged: Coward's End destroys the undamaged; one token is enough, damage that armor stopped is none."""
    t = given(
        house="brobnar",
        edition=edition,
        you=seat(hand="coward-s-end", artifacts="cannon", line="krump+damage:1"),
        foe=seat(line="sequis troll+damage:1 valdr"),
    )
    t.you.acts("cannon", "sequis").then("sequis", damage=0)

    t.you.plays("coward-s-end")

    t.then("sequis", zone="discard").then("valdr", zone="discard")
    t.then("troll", zone="line").then("krump", zone="line")


# ------------------------------------------------------------------ 209 to 212 armor prevents
@pytest.mark.parametrize(("amount", "damage", "left"), [(1, 0, 1), (2, 0, 0), (3, 1, 0)])
def test_armor_prevents_the_first_damage_of_a_turn(amount: int, damage: int, left: int) -> None:
    """KF.armor: 1, 2 or 3 damage against Sequis' armor of 2; Troll beside it has none."""
    t = given(house="brobnar", you=seat(hand="first-blood", line="troll krump"), foe=seat(line="sequis troll"))

    picks = ["sequis"] * amount + ["foe.line[1]"] * (4 - amount)
    t.you.plays("first-blood", *picks)

    t.then("sequis", damage=damage, armor=2, armor_left=left).then("foe.line[1]", damage=4 - amount).because("KF.armor")


def test_armor_works_in_every_turn_whosever_it_is() -> None:
    """KF.armor, KF.used-armor: Sequis' 2 stop damage in your turn, and again in its controller's."""
    t = given(
        house="brobnar",
        you=seat(artifacts="cannon", line="troll", hand=6, houses=THREE),
        foe=seat(line="sequis", artifacts="cannon!logos", hand=6, houses=["logos", "sanctum", "dis"]),
    )
    t.you.acts("cannon", "sequis").then("sequis", damage=0, armor_left=0)
    t.you.ends_turn()
    t.then("sequis", armor_left=2)

    t.foe.chooses_house("logos")
    t.foe.acts("cannon", "sequis")

    t.then("sequis", damage=0, armor_left=0).because("KF.armor")


def test_used_armor_is_remembered_for_the_turn() -> None:
    """KF.used-armor: 1 damage uses one point of two; of 3 more one is prevented and two are dealt (the book's example)."""
    t = given(
        house="shadows",
        you=seat(artifacts="seeker-needle", hand="pawn-sacrifice", line="urchin"),
        foe=seat(line="sequis valdr"),
    )

    t.you.acts("seeker-needle", "sequis")
    t.then("sequis", damage=0, armor_left=1).nothing_else()
    t.you.plays("pawn-sacrifice")

    t.then("sequis", damage=2, armor_left=0).then("valdr", damage=3)


def test_prevented_damage_is_not_dealt() -> None:
    """KF.prevented-is-not-dealt: Mooncurser's 1 is stopped: the Knight is neither damaged nor poisoned; the Asp's 3 are enough."""
    t = given(house="shadows", you=seat(line="mooncurser macis-asp"), foe=seat(line="raiding-knight sequis", amber=2))

    t.you.fights("mooncurser", "raiding-knight")
    t.then("raiding-knight", zone="line", damage=0, armor_left=1).then("you", amber=1).then("foe", amber=1)
    t.because("KF.skirmish", "KF.armor").nothing_else()

    t.you.fights("macis-asp", "raiding-knight")
    t.then("raiding-knight", zone="discard").then("sequis", damage=0).because("KF.armor", "KF.poison")


def test_an_effect_that_counts_dealt_damage_sees_nothing_of_the_prevented() -> None:
    """KF.prevented-is-not-dealt: the Needle's 1 does not reach Sequis, so nothing was destroyed and nothing gained."""
    t = given(house="shadows", you=seat(artifacts="seeker-needle"), foe=seat(line="sequis+damage:3 urchin"))

    t.you.acts("seeker-needle", "sequis")

    t.then("you", amber=0).then("sequis", zone="line", damage=3, armor_left=1).nothing_else()


@pytest.mark.parametrize("way", ["fight", "keyword", "effect"])
def test_armor_works_against_any_damage(way: str) -> None:
    """KF.armor-any-damage: 2 armor against a fight (6), assault (2) and an effect (3)."""
    foe = seat(line="champion-tabris troll")
    if way == "fight":
        t = given(house="brobnar", you=seat(line="krump"), foe=foe)
        t.you.fights("krump", "champion-tabris")
        t.then("champion-tabris", damage=4)
    elif way == "keyword":
        t = given(house="untamed", you=seat(line="ancient-bear"), foe=foe)
        t.you.fights("ancient-bear", "champion-tabris")
        t.then("champion-tabris", damage=5).because(
            "KF.armor", "KF.fight-damage"
        )  # assault uses it up, 5 by power are dealt
    else:
        t = given(house="brobnar", you=seat(hand="punch"), foe=foe)
        t.you.plays("punch", "champion-tabris")
        t.then("champion-tabris", damage=1)
    t.then("champion-tabris", armor_left=0).then("troll", damage=0)


def test_a_card_may_say_that_armor_does_not_prevent_its_damage() -> None:
    """KF.armor-any-damage: Qyxxlyx Plague Master's 3 go past the armor of Humans; the Spirit Anaphiel is not touched."""
    t = given(house="mars", you=seat(line="qyxxlyx-plague-master"), foe=seat(line="champion-tabris champion-anaphiel"))

    t.you.reaps("qyxxlyx-plague-master")

    t.then("champion-tabris", damage=3, armor_left=2).then("you", amber=1).nothing_else()


# ------------------------------------------------------------------ 213 to 216 gaining and losing armor
def test_gained_armor_adds_to_the_printed_armor() -> None:
    """KF.gained-armor: Bulwark gives its neighbor Sequis 2 more; Grey Monk one more to all three."""
    t = given(house="sanctum", you=seat(line="sequis bulwark grey-monk"))

    t.then("sequis", armor=5).then("bulwark", armor=3).then("grey-monk", armor=3)


def test_gained_armor_does_not_undo_damage_already_dealt() -> None:
    """KF.gained-armor: Protect the Weak comes after 3 damage on Troll: the 3 stay; the next 2 lose one."""
    t = given(house="brobnar", you=seat(hand="punch protect-the-weak!brobnar", artifacts="cannon", line="troll krump"))
    t.you.plays("punch", "troll")
    t.you.plays("protect-the-weak", "troll")
    t.then("troll", damage=3, armor=1, armor_left=1)

    t.you.acts("cannon", "troll")

    t.then("troll", damage=4, armor_left=0).then("krump", damage=0)


def test_armor_gained_after_armor_was_used_up_works_on_its_own() -> None:
    """KF.gained-armor, KF.used-armor: Sequis has used 2 of 2; one more point stops exactly one."""
    t = given(
        house="brobnar", you=seat(hand="protect-the-weak!brobnar", artifacts="cannon", line="sequis+armor_used:2 krump")
    )
    t.you.plays("protect-the-weak", "sequis")
    t.then("sequis", armor=3, armor_left=1)

    t.you.acts("cannon", "sequis")

    t.then("sequis", damage=1, armor_left=0)


@every_edition
def test_losing_armor_brings_no_old_damage_back(edition: str) -> None:
    """KF.lost-armor: Sequis prevented 3 with the Monk's help; when the Monk leaves nothing is dealt after the fact."""
    t = given(house="dis", edition=edition, you=seat(hand="fear"), foe=seat(line="sequis+armor_used:3 grey-monk"))

    t.you.plays("fear", "grey-monk")

    t.then("sequis", damage=0, armor=2, armor_left=0).then("grey-monk", zone="hand", armor=0).nothing_else()


@every_edition
@pytest.mark.parametrize(("used", "left"), [(0, 2), (1, 2), (2, 1), (3, 0)])
def test_used_armor_is_lost_before_unused_armor(edition: str, used: int, left: int) -> None:
    """KF.which-armor-is-lost: of 3 points one goes with the Monk: a used one, if there is any."""
    t = given(house="dis", edition=edition, you=seat(hand="fear"), foe=seat(line=f"sequis+armor_used:{used} grey-monk"))
    t.then("sequis", armor=3, armor_left=3 - used)

    t.you.plays("fear", "grey-monk")

    t.then("sequis", armor=2, armor_left=left)


def test_the_order_of_gain_and_loss_does_not_make_armor_out_of_nothing() -> None:
    """KF.which-armor-is-lost: 2 used of 3, the Monk leaves (1 used of 2 is left), another point comes: two are unused."""
    t = given(
        house="dis",
        you=seat(hand="fear protect-the-weak!dis", artifacts="cannon!dis"),
        foe=seat(line="sequis+armor_used:2 grey-monk"),
    )
    t.you.plays("fear", "grey-monk")
    t.you.plays("protect-the-weak")
    t.then("sequis", armor=3, armor_left=2)

    t.you.acts("cannon")

    t.then("sequis", damage=0, armor_left=0)


@pytest.mark.parametrize(("used", "left"), [(0, 2), (1, 2), (2, 2)])
def test_armor_that_goes_and_armor_that_comes_in_one_moment_are_not_the_same_armor(used: int, left: int) -> None:
    """KF.which-armor-is-lost, KF.gained-armor: swapped from Bulwark's side to a flank, Dodger loses the 2 points that Bulwark
    gave, the used ones first, and gains the 2 of its Shoulder Armor, which have prevented nothing yet."""
    t = given(
        house="logos",
        you=seat(artifacts="quantum-fingertrap", line=f"troll dodger[shoulder-armor]+armor_used:{used} bulwark"),
    )
    t.then("dodger", armor=2, armor_left=2 - used).then("troll", armor=0)

    t.you.acts("quantum-fingertrap", "dodger", "troll")

    t.then("you", line="dodger troll bulwark").then("dodger", armor=2, armor_left=left, power=7)
    t.then("troll", armor=2, armor_left=2).then("bulwark", armor_left=2)


def test_a_creature_that_goes_over_leaves_its_used_armor_with_the_old_neighbor() -> None:
    """KF.which-armor-is-lost, KF.taking-control: Troll has used the 2 points of Bulwark; Hypnobeam brings it beside Grey Monk,
    whose one point is unused; Valdr, with a used point of the same Monk, gets nothing new."""
    t = given(
        house="mars",
        you=seat(hand="hypnobeam", line="grey-monk valdr+armor_used:1"),
        foe=seat(line="troll+armor_used:2 bulwark"),
    )
    t.then("troll", armor=2, armor_left=0).then("valdr", armor_left=0)

    t.you.plays("hypnobeam", "troll", "right")

    t.then("troll", controller="you", armor=1, armor_left=1).then("valdr", armor=1, armor_left=0)


def test_a_move_to_a_flank_exchanges_armor_point_by_point() -> None:
    """KF.which-armor-is-lost, KF.moving-to-flank: Tyxl's 2 use up what Bulwark gives Dodger; on the flank its Shoulder Armor
    is whole, and of Cannon's 2 none is dealt.  Grey Monk's point, used or not, is neither lost nor gained."""
    t = given(
        house="mars",
        you=seat(hand="tyxl-beambuckler", artifacts="cannon!mars"),
        foe=seat(line="troll dodger[shoulder-armor] bulwark grey-monk"),
    )
    t.then("dodger", armor=3, armor_left=3)

    t.you.plays("tyxl-beambuckler", "dodger", "left")

    t.then("dodger", damage=0, armor=3, armor_left=3).then("foe", line="dodger troll bulwark grey-monk")
    t.you.acts("cannon", "dodger")
    t.then("dodger", damage=0, armor_left=1)


def test_a_creature_without_armor_can_gain_some() -> None:
    """KF.no-armor: Troll has none; beside Bulwark it has 2, which prevent 2 of Punch's 3."""
    t = given(house="brobnar", you=seat(hand="punch"), foe=seat(line="bulwark troll valdr"))
    t.then("valdr", armor=0).then("troll", armor=2)

    t.you.plays("punch", "troll")

    t.then("troll", damage=1, armor_left=0)


# ------------------------------------------------------------------ 217 to 220 redirected, splash, cannot, destroys
def test_the_original_targets_armor_works_first_when_damage_is_redirected() -> None:
    """KF.armor-and-redirected-damage: 5 against the Knight beside Shadow Self: 2 prevented, 3 redirected."""
    t = given(house="dis", you=seat(line="the-terror"), foe=seat(line="raiding-knight shadow-self dodger"))

    t.you.fights("the-terror", "raiding-knight")

    t.then("shadow-self", damage=3).then("raiding-knight", damage=0, armor_left=0).then("the-terror", damage=4)
    t.because("KF.armor", "KF.armor-and-redirected-damage", "KF.fight-damage").nothing_else()


def test_the_armor_of_the_substitute_comes_too_late() -> None:
    """KF.armor-and-redirected-damage: Shadow Self between Bulwark and the Knight has 2 armor: of 5, the Knight's 2 stop two, and
    Shadow Self takes all 3 others.

    The reason: armor prevents damage before it is dealt (Gl. Armor), and this damage goes to Shadow Self only as it is
    dealt (FAQ 22 tells the two moments apart).  When it arrives, the moment of armor is over.
    """
    t = given(house="dis", you=seat(line="the-terror"), foe=seat(line="raiding-knight shadow-self bulwark"))

    t.you.fights("the-terror", "raiding-knight")

    t.then("shadow-self", damage=3, armor_left=2).then("raiding-knight", damage=0, armor_left=0)
    t.then("bulwark", damage=0, armor_left=2).then("the-terror", damage=4).nothing_else()


def test_the_armor_of_the_substitute_still_works_on_damage_of_its_own() -> None:
    """KF.armor-and-redirected-damage, KF.one-effect-many-creatures: Ammonia Clouds deals 3 to each: of its own 3 Shadow Self's 2
    armor stop two; the Knight's 2 armor stop two, and the third goes to Shadow Self past any armor.  Bulwark's 2 stop two of
    its 3, and that third goes there, too."""
    t = given(house="mars", you=seat(hand="ammonia-clouds"), foe=seat(line="raiding-knight shadow-self bulwark"))

    t.you.plays("ammonia-clouds")

    t.then("shadow-self", damage=3, armor_left=0).then("raiding-knight", damage=0, armor_left=0)
    t.then("bulwark", damage=0, armor_left=0).nothing_else()


def test_damage_that_the_substitute_cannot_be_dealt_is_dealt_to_nobody() -> None:
    """KF.cannot-be-dealt-damage, KF.armor-and-redirected-damage: unlike armor, "cannot be dealt damage" is asked as it is dealt:
    Hallowed Shield on Shadow Self; the Knight's armor is used up all the same."""
    t = given(
        house="sanctum",
        you=seat(artifacts="hallowed-shield", line="champion-tabris"),
        foe=seat(line="raiding-knight shadow-self"),
    )
    t.you.acts("hallowed-shield", "shadow-self")

    t.you.fights("champion-tabris", "raiding-knight")

    t.then("shadow-self", damage=0).then("raiding-knight", damage=0, armor_left=0).because("KF.cannot-be-dealt-damage")


@pytest.mark.parametrize(("place", "hit"), [(0, [4, 2, 0, 0]), (1, [2, 4, 2, 0]), (3, [0, 0, 2, 4])])
def test_splash_hits_each_neighbor_of_the_target_together_with_it(place: int, hit: list[int]) -> None:
    """KF.splash: Lava Ball deals 4 and 2 to each neighbor; the rest of the line and the other line are untouched."""
    t = given(house="brobnar", you=seat(hand="lava-ball", line="krump"), foe=seat(line="troll troll troll troll"))

    t.you.plays("lava-ball", f"troll@foe-line:{place}")

    for k, n in enumerate(hit):
        t.then(f"foe.line[{k}]", damage=n)
    t.because("KF.damage-tokens", "KF.splash").nothing_else()


def test_splash_and_main_damage_are_one_effect() -> None:
    """KF.splash, KF.one-effect-many-creatures: the Monk in the middle dies of the 4; its armor still stopped 1 on each side."""
    t = given(house="brobnar", you=seat(hand="lava-ball"), foe=seat(line="troll grey-monk valdr krump"))

    t.you.plays("lava-ball", "grey-monk")

    t.then("grey-monk", zone="discard").then("troll", damage=1).then("valdr", damage=1).then("krump", damage=0)


def test_damage_that_cannot_be_dealt_uses_no_armor() -> None:
    """KF.cannot-be-dealt-damage: under Shield of Justice Sequis takes nothing in a fight and keeps its 2 armor."""
    t = given(house="sanctum", you=seat(hand="shield-of-justice", line="sequis"), foe=seat(line="troll"))
    t.you.plays("shield-of-justice")

    t.you.fights("sequis", "troll")

    t.then("sequis", damage=0, armor_left=2).then("troll", damage=4).because("KF.cannot-be-dealt-damage").nothing_else()


def test_damage_can_be_dealt_again_when_the_turn_is_over() -> None:
    """KF.cannot-be-dealt-damage, KF.for-the-rest-of-the-turn: in the next turn Punch reaches the shielded Troll."""
    t = given(
        house="sanctum",
        you=seat(hand="shield-of-justice", line="troll", deck=9, houses=["sanctum", "dis", "mars"]),
        foe=seat(hand="punch", houses=THREE),
    )
    t.you.plays("shield-of-justice")
    t.you.ends_turn()
    t.foe.chooses_house("brobnar")

    t.foe.plays("punch")

    t.then("troll", damage=3)


@pytest.mark.parametrize(("damage", "stolen"), [(5, 0), (6, 1)])
def test_if_this_damage_destroys_asks_for_that_very_damage(damage: int, stolen: int) -> None:
    """KF.if-this-damage-destroys: Relentless Whispers deals 2 to a Troll of power 8 and steals only if it falls."""
    t = given(
        house="shadows", you=seat(hand="relentless-whispers"), foe=seat(amber=2, line=f"troll+damage:{damage} urchin")
    )

    t.you.plays("relentless-whispers", "troll")

    t.then("you", amber=1 + stolen).then("foe", amber=2 - stolen).then("urchin", zone="line")


def test_another_creature_that_the_damage_destroys_is_not_that_creature() -> None:
    """KF.if-this-damage-destroys: Shadow Self takes the 2 for Urchin and falls; Urchin, the target, lives: nothing is stolen."""
    t = given(
        house="shadows", you=seat(hand="relentless-whispers"), foe=seat(amber=2, line="urchin shadow-self+damage:7")
    )

    t.you.plays("relentless-whispers", "urchin")

    t.then("shadow-self", zone="discard").then("urchin", zone="line", damage=0).then("you", amber=1).then(
        "foe", amber=2
    )


def test_a_creature_that_is_saved_was_not_destroyed_by_the_damage() -> None:
    """KF.if-this-damage-destroys, KF.instead: Armageddon Cloak heals Urchin instead: nothing is stolen."""
    t = given(
        house="shadows", you=seat(hand="relentless-whispers"), foe=seat(amber=2, line="urchin[armageddon-cloak] troll")
    )

    t.you.plays("relentless-whispers", "urchin")

    t.then("urchin", zone="line", damage=0, upgrades="").then("armageddon-cloak", zone="discard")
    t.then("you", amber=1).then("foe", amber=2)


# ------------------------------------------------------------------ 221 to 224 counters and healing
@pytest.mark.parametrize("counters", [0, 1, 3])
def test_each_power_counter_raises_power_by_one(counters: int) -> None:
    """KF.power-counters: and the creature lives as long as its damage stays below the sum."""
    t = given(house="brobnar", you=seat(line=f"troll+power:{counters}+damage:7 krump", artifacts="shard-of-strength"))
    t.then("troll", power=8 + counters).then("krump", power=6)

    t.you.acts("shard-of-strength", "troll")

    t.then("troll", power=9 + counters, power_counters=counters + 1).because("KF.power-counters").nothing_else()


@pytest.mark.parametrize(("damage", "left"), [(1, 0), (3, 0), (5, 2)])
def test_healing_removes_that_much_and_no_more_than_is_there(damage: int, left: int) -> None:
    """KF.heal: Troll heals 3 by reaping; Krump's damage stays."""
    t = given(house="brobnar", you=seat(line=f"troll+damage:{damage} krump+damage:2"))

    t.you.reaps("troll")

    t.then("troll", damage=left).then("you", amber=1).because("KF.heal").nothing_else()


def test_fully_healing_removes_all_damage() -> None:
    """KF.fully-heal: Yo Mama Mastery takes all 7 from its creature, none from the next."""
    t = given(house="brobnar", you=seat(hand="yo-mama-mastery", line="troll+damage:7 krump+damage:2"))

    t.you.plays("yo-mama-mastery", "troll")

    t.then("troll", damage=0, keywords="taunt", upgrades="yo-mama-mastery").then("you", amber=1)
    t.because("KF.fully-heal").nothing_else()


@every_edition
def test_an_unhurt_creature_may_be_chosen_but_was_not_healed(edition: str) -> None:
    """KF.unhurt-creatures: Cleansing Wave counts only those that lost damage."""
    t = given(
        house="sanctum",
        edition=edition,
        you=seat(hand="cleansing-wave", line="troll+damage:1 krump"),
        foe=seat(line="valdr+damage:4"),
    )

    t.you.plays("cleansing-wave")

    t.then("you", amber=2).then("troll", damage=0).then("valdr", damage=3).nothing_else()


@every_edition
@pytest.mark.parametrize(("damage", "safe"), [(0, False), (1, True)])
def test_if_you_heal_it_wants_damage_removed(edition: str, damage: int, safe: bool) -> None:
    """KF.unhurt-creatures, KF.if-you-do-in-order-to: Protectrix protects only a creature that she has really healed."""
    t = given(
        house="sanctum",
        edition=edition,
        you=seat(line=f"protectrix troll+damage:{damage}", artifacts="cannon!sanctum"),
        foe=seat(line="valdr+damage:1"),
    )
    t.you.reaps("protectrix", "yes", "troll")
    t.then("troll", damage=0)

    t.you.acts("cannon", "troll")

    t.then("troll", damage=0 if safe else 2)


# ------------------------------------------------------------------ 225 to 227 most and least powerful
def test_all_tied_creatures_are_most_or_least_powerful() -> None:
    """KF.most-least-powerful: Standardized Testing destroys both 8s and both 1s and leaves what is between."""
    t = given(
        house="logos",
        you=seat(hand="standardized-testing", line="troll urchin krump"),
        foe=seat(line="groggins bad-penny valdr"),
    )

    t.you.plays("standardized-testing")

    t.then("you", line="krump", discard=3).then("foe", line="valdr", hand="bad-penny")


def test_the_most_powerful_is_sought_only_on_the_stated_side() -> None:
    """KF.most-least-powerful: Cull the Weak takes the weakest enemy (Valdr), though your Urchin is weaker."""
    t = given(house="dis", you=seat(hand="cull-the-weak", line="urchin"), foe=seat(line="troll valdr"))

    t.you.plays("cull-the-weak")

    t.then("valdr", zone="discard").then("urchin", zone="line").then("you", amber=1).nothing_else()


def test_power_as_it_is_now_decides_who_is_most_powerful() -> None:
    """KF.most-least-powerful: a Valdr with 3 counters (9) goes before a Troll (8), damage or not."""
    t = given(house="untamed", you=seat(hand="quicksand"), foe=seat(line="troll valdr+power:3+damage:8"))

    t.you.plays("quicksand")

    t.then("valdr", zone="discard").then("troll", zone="line")


@every_edition
def test_of_several_tied_the_active_player_picks_the_single_one(edition: str) -> None:
    """KF.a-single-one: two enemy Urchins tie for least powerful; you pick, in every edition."""
    t = given(house="dis", edition=edition, you=seat(hand="cull-the-weak"), foe=seat(line="urchin troll urchin+stun"))

    t.you.plays("cull-the-weak").asks("target", seat="you", rule="KF.a-single-one", options="urchin urchin")
    t.may_not("troll", "KF.a-single-one")
    t.answers("urchin@foe-line:2")

    t.then("foe", line="urchin troll").then("urchin@foe-line:0", stunned=False)


@every_edition
def test_a_group_of_most_powerful_is_filled_from_the_top(edition: str) -> None:
    """KF.the-x-most-least-powerful: of powers 7, 6, 5, 3 and 1 Three Fates takes the first three; nobody is asked."""
    t = given(
        house="dis",
        edition=edition,
        you=seat(hand="three-fates", line="troll bumpsy"),
        foe=seat(line="king-of-the-crag headhunter urchin"),
    )
    t.then("bumpsy", power=3)  # King of the Crag takes 2 from enemy Brobnar creatures: 6, 3 here; 7, 5, 1 there
    t.you.plays("three-fates")

    t.then("foe", line="urchin").then("you", line="bumpsy", amber=1)


@every_edition
def test_ties_for_the_last_places_of_a_group_are_broken_by_the_active_player(edition: str) -> None:
    """KF.the-x-most-least-powerful: 8, 7 and one of two 5s (the book's example); the 8 and the 7 are not up for choice."""
    t = given(
        house="dis",
        edition=edition,
        you=seat(hand="three-fates", line="troll pit-demon"),
        foe=seat(line="stealer-of-souls+power:1 headhunter urchin"),
    )

    t.you.plays("three-fates").asks(
        "target", seat="you", rule="KF.the-x-most-least-powerful", options="pit-demon headhunter"
    )
    t.answers("headhunter")

    t.then("you", line="pit-demon").then("foe", line="urchin")


@pytest.mark.parametrize("line", ["", "troll", "troll urchin", "troll urchin krump"])
def test_fewer_creatures_than_the_group_wants_are_all_taken(line: str) -> None:
    """KF.the-x-most-least-powerful: Three Fates with none to three creatures in play; the artifact is no creature."""
    t = given(house="dis", you=seat(hand="three-fates"), foe=seat(line=line, artifacts="cannon"))

    t.you.plays("three-fates")

    t.then("foe", line="", artifacts="cannon", discard=len(line.split())).then("you", amber=1)
