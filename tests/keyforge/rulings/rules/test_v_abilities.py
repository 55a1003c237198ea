"""Group V of the rules: abilities and timing (items 279 to 300)."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat

THREE = ["brobnar", "dis", "logos"]
EDITIONS = ["1.0", "1.1", "1.3"]
every_edition = pytest.mark.parametrize("edition", EDITIONS)


# ------------------------------------------------------------------ 279, 280 constant and boldface
@pytest.mark.parametrize("marks", ["", "+exhausted", "+stun", "+exhausted+stun"])
def test_a_constant_ability_is_active_while_its_card_is_in_play(marks: str) -> None:
    """KF.constant-ability: Mother's hand size, exhausted, stunned or not; it is no use and exhausts nothing."""
    t = given(house="brobnar", you=seat(line=f"mother{marks} troll", deck=9), foe=seat(hand=6))
    t.then("you", hand_size=7).then("foe", hand_size=6)

    t.you.ends_turn()

    t.then("you", hand=7).then("mother", stunned="+stun" in marks)


def test_a_constant_ability_ends_with_its_condition_and_with_its_card() -> None:
    """KF.constant-ability: Titan Mechanic lowers key costs only on a flank; returned to hand it lowers nothing."""
    t = given(house="dis", you=seat(hand="fear charette", line="titan-mechanic"), foe=seat(line="titan-mechanic troll"))
    t.then("you", key_cost=4).then("foe", key_cost=4)
    t.you.plays("charette", "left").then("you", key_cost=4)

    t.you.plays("fear", "titan-mechanic@foe-line:0")

    t.then("you", key_cost=5).then("foe", key_cost=5)


def test_a_boldface_ability_resolves_only_at_its_moment() -> None:
    """KF.boldface-abilities: Bumpsy's "Play:" says nothing when it reaps, Headhunter's "Fight:" nothing when it is played."""
    t = given(house="brobnar", you=seat(hand="headhunter", line="bumpsy"), foe=seat(amber=3, line="urchin"))

    t.you.reaps("bumpsy")
    t.then("you", amber=1).nothing_else()
    t.you.plays("headhunter", "left")
    t.nothing_else()


@pytest.mark.parametrize(("way", "gained"), [("play", 0), ("reap", 1 + 1), ("fight", 1)])
def test_an_ability_with_several_labels_resolves_at_each_of_them(way: str, gained: int) -> None:
    """KF.boldface-abilities: Kelifi Dragon gains 1 when it fights or reaps, not when it is played."""
    if way == "play":
        t = given(house="brobnar", you=seat(amber=7, hand="kelifi-dragon"), foe=seat(line="urchin"))
        t.you.plays("kelifi-dragon").then("you", amber=7).then("urchin", damage=0)
        return
    t = given(house="brobnar", you=seat(line="kelifi-dragon"), foe=seat(line="lollop-the-titanic urchin"))
    if way == "reap":
        t.you.reaps("kelifi-dragon", "lollop-the-titanic")
        t.then("lollop-the-titanic", damage=5)
    else:
        t.you.fights("kelifi-dragon", "lollop-the-titanic", "urchin")
        t.then("foe", line="")
    t.then("you", amber=gained)


# ------------------------------------------------------------------ 281 to 284 as much as possible, mandatory, may
def test_parts_that_cannot_be_resolved_are_skipped() -> None:
    """KF.as-much-as-possible: Anger on a ready creature just fights; on an exhausted one without enemies it just readies."""
    t = given(house="brobnar", you=seat(hand="anger", line="snufflegator troll"), foe=seat(line="krump"))
    t.you.plays("anger", "snufflegator")
    t.then("krump", damage=4).then("snufflegator", ready=False, damage=0).then("troll", ready=True)

    t = given(house="brobnar", you=seat(hand="anger", line="bumpsy+exhausted troll+exhausted"))
    t.you.plays("anger", "bumpsy")
    t.then("bumpsy", ready=True).then("troll", ready=False).then("you", amber=1).nothing_else()


@pytest.mark.parametrize(
    ("mine", "theirs"), [("", "troll krump"), ("dust-pixie", "troll krump"), ("", "troll"), ("", "")]
)
def test_lost_in_the_woods_takes_as_many_as_there_are(mine: str, theirs: str) -> None:
    """KF.as-much-as-possible: two friendly and two enemy creatures, or however many there are (FAQ 17)."""
    t = given(house="untamed", you=seat(hand="lost-in-the-woods", line=mine), foe=seat(line=theirs, artifacts="cannon"))

    t.you.plays("lost-in-the-woods")

    t.then("you", line="", deck=mine).then("foe", line="", deck=len(theirs.split()), artifacts="cannon")


def test_an_ability_without_may_is_resolved_whether_liked_or_not() -> None:
    """KF.mandatory-by-default: Smaaash alone must stun himself; Skullion alone is his own sacrifice."""
    t = given(house="brobnar", you=seat(hand="smaaash", artifacts="cannon"))
    t.you.plays("smaaash")
    t.then("smaaash", stunned=True).then("cannon", ready=True).nothing_else()

    t = given(house="dis", you=seat(hand="skullion"), foe=seat(line="troll"))
    t.you.plays("skullion")
    t.then("skullion", zone="discard").then("troll", zone="line")


def test_a_mandatory_choice_cannot_be_declined() -> None:
    """KF.mandatory-by-default: Ortannu's Binding must hurt one of your own; "done" is no answer."""
    t = given(house="dis", you=seat(hand="ortannu-s-binding", line="pit-demon charette"), foe=seat(line="troll"))

    t.you.plays("ortannu-s-binding").asks("target", options="pit-demon charette").may_not("done")
    t.answers("charette")

    t.then("charette", damage=2).then("you", amber=1).nothing_else()


@every_edition
def test_any_object_that_fits_the_words_may_be_chosen(edition: str) -> None:
    """KF.choosing-objects: Smaaash may choose a creature that is stunned already; then nothing happens (FAQ 20)."""
    t = given(
        house="brobnar", edition=edition, you=seat(hand="smaaash", line="troll"), foe=seat(line="krump+stun valdr+stun")
    )

    t.you.plays("smaaash", "left").asks("target", rule="KF.choosing-objects", options="smaaash troll krump valdr")
    t.answers("krump")

    t.then("krump", stunned=True).nothing_else()


@pytest.mark.parametrize(("answer", "line"), [("yes", "pit-demon charette"), ("no", "pit-demon")])
def test_what_follows_may_is_optional(answer: str, line: str) -> None:
    """KF.may: Exhume may be played for its bonus alone."""
    t = given(house="dis", you=seat(hand="exhume", line="pit-demon", discard="charette"), foe=seat(amber=2))

    t.you.plays("exhume").asks("may", seat="you", rule="KF.may", options="yes no")
    t.answers(answer, *(["right"] if answer == "yes" else []))

    t.then("you", line=line).then("foe", amber=0 if answer == "yes" else 2)


def test_a_may_that_is_taken_is_resolved_as_far_as_possible() -> None:
    """KF.may: Ganger Chieftain readies his neighbor; with no enemy there is no fight, and the neighbor stays ready."""
    t = given(house="brobnar", you=seat(hand="ganger-chieftain", line="troll+exhausted krump+exhausted"))

    t.you.plays("ganger-chieftain", "left", "yes")

    t.then("troll", ready=True).then("krump", ready=False).nothing_else()


# ------------------------------------------------------------------ 285, 286 "if you do", "this way"
@pytest.mark.parametrize(
    ("pool", "keeper", "hurt"), [(0, "", False), (1, "", True), (3, "", True), (3, " the-vaultkeeper", False)]
)
def test_if_you_do_wants_the_first_part_done_completely(pool: int, keeper: str, hurt: bool) -> None:
    """KF.if-you-do-in-order-to: Nerve Blast deals damage only if it has stolen."""
    t = given(house="shadows", you=seat(hand="nerve-blast", line="dodger"), foe=seat(amber=pool, line=f"troll{keeper}"))

    t.you.plays("nerve-blast", *(["troll"] if hurt else []))

    t.then("troll", damage=2 if hurt else 0).then("you", amber=1 if hurt else 0).then(
        "foe", amber=pool - 1 if hurt else pool
    )
    t.nothing_else()


@pytest.mark.parametrize(("pool", "left", "asked"), [(0, 0, False), (6, 5, False), (7, 6, True)])
def test_key_charge_forges_only_if_the_one_was_lost_and_the_rest_pays(pool: int, left: int, asked: bool) -> None:
    """KF.if-you-do-in-order-to: with 7 one is lost and 6 pay for a key; with 6 five do not; with none nothing is lost."""
    t = given(house="untamed", you=seat(amber=pool, hand="key-charge"), foe=seat(amber=9))

    t.you.plays("key-charge")

    t.then("you", amber=left, keys=0).asks("may" if asked else "act")


def test_this_way_means_what_this_resolution_did() -> None:
    """KF.this-way: Oath of Poverty pays for the two artifacts it destroys now, not for the one destroyed before."""
    t = given(
        house="sanctum",
        you=seat(hand="oath-of-poverty", artifacts="gorm-of-omm round-table epic-quest"),
        foe=seat(artifacts="cannon"),
    )
    t.you.omnis("gorm-of-omm", "round-table").then("you", artifacts="epic-quest", discard="round-table gorm-of-omm")

    t.you.plays("oath-of-poverty")

    t.then("you", amber=1 + 2, artifacts="").then("foe", artifacts="cannon")


def test_what_was_saved_does_not_count_as_done_this_way() -> None:
    """KF.this-way: Hecatomb pays for each Dis creature it destroyed; the cloaked one and Troll are none."""
    t = given(
        house="dis",
        you=seat(hand="hecatomb", line="pit-demon charette[armageddon-cloak]"),
        foe=seat(line="shooler troll"),
    )

    t.you.plays("hecatomb")

    t.then("you", amber=1 + 1, line="charette").then("foe", amber=1, line="troll")


# ------------------------------------------------------------------ 287 to 290 repeating
@pytest.mark.parametrize(
    ("mine", "theirs", "left"), [("", 1, 0), ("", 2, 1), ("", 3, 1), ("troll", 3, 2), ("troll", 4, 2)]
)
def test_repeat_goes_on_as_long_as_its_condition_holds(mine: str, theirs: int, left: int) -> None:
    """KF.repeat: Numquid destroys an enemy creature, again while they have more creatures than you (himself included)."""
    t = given(house="sanctum", you=seat(hand="numquid-the-fair", line=mine), foe=seat(line=["krump"] * theirs))

    t.you.plays("numquid-the-fair", *(["left"] if mine else []))
    while t.g.decision is not None and t.g.decision.kind == "target":
        t.answers(0)

    t.then("foe", line=left)
    if theirs - left > 1:
        t.because("KF.repeat")


@every_edition
@pytest.mark.parametrize(("theirs", "old", "new"), [(1, 1, 1), (2, 1, 1), (3, 2, 2), (5, 3, 2), (14, 7, 2)])
def test_repeat_includes_itself_and_the_preceding_does_not(edition: str, theirs: int, old: int, new: int) -> None:
    """KF.repeat, KF.repeat-the-preceding, KF.erratum-bait-and-switch: without end before the erratum, once more after it."""
    t = given(house="shadows", edition=edition, you=seat(hand="bait-and-switch"), foe=seat(amber=theirs))

    t.you.plays("bait-and-switch")

    stolen = new if edition == "1.3" else old
    t.then("you", amber=stolen).then("foe", amber=theirs - stolen)
    if stolen > 1:
        t.because("KF.repeat-the-preceding" if edition == "1.3" else "KF.repeat")


@pytest.mark.parametrize(("target", "again"), [("neutron-shark", False), ("troll", True)])
def test_an_effect_repeats_no_more_once_its_card_has_left_play(target: str, again: bool) -> None:
    """KF.repeat-source-gone: Neutron Shark destroys itself or Troll and discards a card that is not Logos."""
    t = given(
        house="logos", you=seat(line="neutron-shark troll", deck="punch dextre anger"), foe=seat(line="krump valdr")
    )

    t.you.reaps("neutron-shark", "krump", target)

    if again:  # Valdr and the Shark are the only ones left; the second card is Logos
        t.then("you", line="", discard="dextre neutron-shark punch troll", deck="anger").then("foe", line="")
    else:
        t.then("you", line="troll", discard="punch neutron-shark", deck="dextre anger").then("foe", line="valdr")


@every_edition
def test_the_preceding_effect_comes_once_more_and_no_further(edition: str) -> None:
    """KF.repeat-the-preceding: A Fair Game is done by you and then by the opponent, and that is the end of it."""
    t = given(
        house="dis",
        edition=edition,
        you=seat(hand="a-fair-game charette shooler", deck="pit-demon krump"),
        foe=seat(hand="dextre mother doc-bookton", deck="batdrone troll"),
    )

    t.you.plays("a-fair-game")

    t.then("you", amber=3, deck="krump", hand="charette shooler").then("foe", amber=2, deck="troll")


def test_repeats_are_neither_plays_nor_uses() -> None:
    """KF.repeats-and-rule-of-six: seven steals by one Bait and Switch count one play; a second copy may be played."""
    t = given(house="shadows", edition="1.1", you=seat(hand="bait-and-switch bait-and-switch"), foe=seat(amber=14))
    t.you.plays("bait-and-switch").then("you", amber=7)

    assert t.may("play:bait-and-switch")
    assert t.s.titles == {"bait-and-switch": 1}


# ------------------------------------------------------------------ 291 to 294 cannot, titles, you
def test_cannot_beats_must_and_may() -> None:
    """KF.cannot-beats-must-and-may: Barrister Joya forbids reaping; fighting is free; her own side may reap."""
    t = given(
        house="brobnar",
        you=seat(line="troll", hand=6, houses=THREE),
        foe=seat(line="barrister-joya", hand=6, houses=["sanctum", "mars", "dis"]),
    )

    t.may_not("reap:troll", "KF.cannot-beats-must-and-may")
    assert t.may("fight:troll")
    t.you.ends_turn()
    t.foe.chooses_house("sanctum")
    assert t.may("reap:barrister-joya")


def test_cannot_beats_an_effect_that_says_do_it() -> None:
    """KF.cannot-beats-must-and-may: The Vaultkeeper's pool cannot be stolen from; capturing is another thing."""
    t = given(house="shadows", you=seat(hand="ghostly-hand old-bruno"), foe=seat(amber=1, line="the-vaultkeeper"))
    t.you.plays("ghostly-hand").because("KF.cannot-beats-must-and-may")
    t.then("you", amber=2).then("foe", amber=1)

    t.you.plays("old-bruno")

    t.then("old-bruno", amber=1).then("foe", amber=0)


def test_a_card_that_names_itself_means_itself_only() -> None:
    """KF.own-title: two Krumps; the one that did not fight takes nothing for the fallen enemy."""
    t = given(house="brobnar", you=seat(line="krump krump"), foe=seat(amber=5, line="groke troll"))

    t.you.fights("you.line[0]", "groke")

    t.then("foe", amber=4).then("you.line[1]", damage=0)


def test_library_access_purges_only_itself() -> None:
    """KF.own-title: another copy in the discard pile stays there."""
    t = given(house="logos", you=seat(hand="library-access", discard="library-access"))

    t.you.plays("library-access")

    t.then("you", purged="library-access", discard="library-access")


def test_a_card_that_names_another_title_means_every_copy_that_fits() -> None:
    """KF.other-titles: Faygin may return any Urchin in play or in your pile; Ortannu returns all his Bindings."""
    t = given(
        house="shadows",
        you=seat(line="faygin urchin", discard="urchin dodger"),
        foe=seat(line="urchin troll", discard="urchin"),
    )
    t.you.reaps("faygin").asks("target", options="urchin urchin urchin")

    t = given(
        house="dis",
        you=seat(line="ortannu-the-chained", discard="ortannu-s-binding fear ortannu-s-binding"),
        foe=seat(line="kelifi-dragon", discard="ortannu-s-binding"),
    )
    t.you.reaps("ortannu-the-chained", "kelifi-dragon", "kelifi-dragon")
    t.then("you", hand="ortannu-s-binding ortannu-s-binding", discard="fear").then("kelifi-dragon", damage=4)
    t.then("foe", discard="ortannu-s-binding")


def test_you_is_the_controller_of_the_ability_and_not_the_active_player() -> None:
    """KF.you: the opponent's Dust Imp dies in your turn: they gain; their Brend steals from you."""
    t = given(
        house="brobnar", you=seat(amber=5, hand="punch lava-ball"), foe=seat(line="dust-imp troll brend-the-fanatic")
    )

    t.you.plays("punch", "dust-imp").then("foe", amber=2).then("you", amber=6)
    t.you.plays("lava-ball", "brend-the-fanatic")

    t.then("foe", amber=5).then("you", amber=3)


def test_the_active_player_decides_for_the_opponents_ability() -> None:
    """KF.you, KF.all-decisions: their Soulkeeper destroys one of your two strongest; you choose which."""
    t = given(house="brobnar", you=seat(hand="punch", line="troll groggins krump"), foe=seat(line="urchin[soulkeeper]"))

    t.you.plays("punch", "urchin").asks("target", seat="you", options="troll groggins").answers("troll")

    t.then("you", line="groggins krump")


# ------------------------------------------------------------------ 295 to 297 nesting, order, triggering
def test_what_an_effect_sets_off_is_resolved_before_the_effect_goes_on() -> None:
    """KF.nested-resolution: Wild Wormhole plays Bumpsy, "Play:" and all, before the Wormhole itself is discarded."""
    t = given(house="logos", you=seat(hand="wild-wormhole", deck="bumpsy troll", line="mother"), foe=seat(amber=2))

    t.you.plays("wild-wormhole").asks("flank")
    t.then("wild-wormhole", zone="limbo")
    t.answers("right")

    t.then("you", line="mother bumpsy", discard="wild-wormhole", deck="troll").then("foe", amber=1)
    t.because("KF.sequence-of-a-play", "KF.entering-exhausted", "KF.lose", "KF.action-resolve-then-discard")


def test_a_destruction_is_finished_before_the_next_sentence() -> None:
    """KF.nested-resolution: Coward's End destroys first, with all that follows from it; the chains come last."""
    t = given(
        house="brobnar", you=seat(hand="coward-s-end", line="krump+damage:1"), foe=seat(line="dust-imp bad-penny")
    )

    t.you.plays("coward-s-end", "dust-imp@foe-line:0:destroyed")

    t.because("KF.destroyed-label", "KF.into-the-pool", "KF.destroyed", "KF.chains-gaining")
    t.then("you", chains=3).then("foe", amber=2, hand="bad-penny")


def test_sentences_resolve_in_the_printed_order() -> None:
    """KF.printed-order: Total Recall counts the ready creatures, then returns them all."""
    t = given(
        house="mars", you=seat(hand="total-recall", line="tunk troll+exhausted grabber-jammer"), foe=seat(line="krump")
    )

    t.you.plays("total-recall")

    t.then("you", amber=1 + 2, hand="tunk troll grabber-jammer", line="").then("foe", line="krump")


def test_a_card_archived_by_the_first_sentence_is_not_there_for_the_second() -> None:
    """KF.printed-order: Sloppy Labwork archives one of two cards and discards the other."""
    t = given(house="logos", you=seat(hand="sloppy-labwork troll urchin"), foe=seat(hand="krump"))

    t.you.plays("sloppy-labwork", "troll")

    t.then("you", archives="troll", discard="sloppy-labwork urchin", hand="").then("foe", hand="krump")


def test_triggering_an_ability_is_no_use_of_its_creature() -> None:
    """KF.triggering-without-use: Replicator triggers an exhausted Doc Bookton, who is neither used nor counted."""
    t = given(
        house="logos",
        you=seat(line="replicator doc-bookton+exhausted", deck="troll krump"),
        foe=seat(amber=2, line="krump[bonerot-venom]"),
    )

    t.you.reaps("replicator", "doc-bookton")

    t.then("you", amber=1, hand="troll").then("doc-bookton", ready=False).because("KF.reap")
    assert t.s.titles == {"replicator": 1}


def test_an_enemy_creatures_ability_is_triggered_as_if_it_were_yours() -> None:
    """KF.triggering-without-use: an enemy Sequis captures from the opponent, onto itself; it stays ready."""
    t = given(house="logos", you=seat(amber=3, line="replicator"), foe=seat(amber=2, line="sequis"))

    t.you.reaps("replicator")

    t.then("you", amber=4).then("foe", amber=1).then("sequis", amber=1, ready=True).nothing_else()


# ------------------------------------------------------------------ 298 to 300 traits, keywords, blank
def test_traits_do_nothing_but_cards_refer_to_them() -> None:
    """KF.traits: Curiosity destroys Scientists of either side; Round Table strengthens Knights; a Beast is neither."""
    t = given(
        house="untamed", you=seat(hand="curiosity", line="snufflegator"), foe=seat(line="doc-bookton dextre batdrone")
    )
    t.you.plays("curiosity")
    t.then("foe", line="batdrone", deck="dextre").then("you", line="snufflegator")

    t = given(house="sanctum", you=seat(artifacts="round-table", line="sequis grey-monk"), foe=seat(line="sequis"))
    t.then("you.line[0]", power=5, keywords="taunt").then("grey-monk", power=3, keywords="")
    t.then("foe.line[0]", power=4, keywords="")


def test_a_granted_keyword_works_like_a_printed_one() -> None:
    """KF.gained-and-lost-keywords: Ring of Invisibility makes Troll elusive and a skirmisher."""
    t = given(house="brobnar", you=seat(line="troll[ring-of-invisibility]"), foe=seat(line="krump valdr"))
    t.then("troll", keywords="elusive skirmish")

    t.you.fights("troll", "krump")

    t.then("troll", damage=0).then("krump", zone="discard").because("KF.skirmish")


def test_losing_a_keyword_takes_all_its_instances_for_the_time() -> None:
    """KF.gained-and-lost-keywords: Sniffer takes elusive, printed and gained, from everyone for this turn; skirmish stays."""
    t = given(
        house="mars",
        you=seat(artifacts="sniffer", line="tunk", hand=6, houses=["mars", "dis", "logos"]),
        foe=seat(line="urchin troll[ring-of-invisibility] knuckles-bolton[ring-of-invisibility]", hand=6, houses=THREE),
    )
    t.you.acts("sniffer")
    t.then("urchin", keywords="").then("troll", keywords="skirmish").then("knuckles-bolton", keywords="skirmish")

    t.you.fights("tunk", "urchin").then("urchin", zone="discard")
    t.you.ends_turn()

    t.then("troll", keywords="elusive skirmish").then("knuckles-bolton", keywords="elusive skirmish")


def test_a_blank_text_box_loses_keywords_and_abilities_and_nothing_else() -> None:
    """KF.blank-text-box: Shadow of Dis until your next turn; traits, power, armor, house and upgrades stay, and so do your own."""
    t = given(
        house="dis",
        you=seat(hand="shadow-of-dis curiosity!dis", line="pit-demon mother", houses=["dis", "mars", "shadows"]),
        foe=seat(line="champion-anaphiel mother dust-imp[way-of-the-wolf]", hand=6, houses=["sanctum", "dis", "logos"]),
    )
    t.then("champion-anaphiel", keywords="taunt").then("foe", hand_size=7)

    t.you.plays("shadow-of-dis")

    t.then("champion-anaphiel", keywords="", power=6, armor=1, houses="sanctum").then("foe", hand_size=6).then(
        "you", hand_size=7
    )
    t.then("dust-imp", keywords="skirmish")
    t.you.plays("curiosity")  # Mother is still a Scientist
    t.then("you", line="pit-demon").then("foe", line="champion-anaphiel dust-imp")


def test_a_blank_creature_has_no_destroyed_ability() -> None:
    """KF.blank-text-box: Dust Imp dies silently under Shadow of Dis; in your next turn the text is back."""
    t = given(
        house="dis",
        you=seat(hand="shadow-of-dis punch!dis", deck=9, houses=["dis", "mars", "shadows"]),
        foe=seat(line="dust-imp urchin", hand=6, houses=["sanctum", "dis", "logos"]),
    )
    t.you.plays("shadow-of-dis")
    t.you.plays("punch", "dust-imp").then("foe", amber=0, discard="dust-imp")
    t.then("urchin", keywords="")

    t.you.ends_turn()
    t.then("urchin", keywords="")
    t.foe.chooses_house("dis")
    t.foe.ends_turn()

    t.then("urchin", keywords="elusive")
