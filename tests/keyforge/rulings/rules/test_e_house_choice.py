"""Group E of the rules: choosing a house (items 59 to 77)."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import Ruling, given, seat
from tableforge.keyforge.names import HOUSES

THREE = ["brobnar", "dis", "logos"]
EDITIONS = ["1.0", "1.1", "1.3"]
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def step_2(foe: dict[str, object] | None = None, edition: str = "1.3", **you: object) -> Ruling:
    """Your step 2, houses Brobnar, Dis and Logos unless told."""
    t = given(
        step="house",
        edition=edition,
        you=seat(**{"houses": THREE, **you}),
        foe=foe or seat(houses=["shadows", "mars", "untamed"]),
    )
    return t


def active_house(t: Ruling) -> object:
    return t.g.view(0)["house"]


# ------------------------------------------------------------------ 59 to 61 the choice
def test_the_active_player_chooses_one_of_the_three_houses_of_the_identity_card() -> None:
    """KF.choose-house: it is the active house until the turn ends."""
    t = step_2(hand=6)
    t.asks("house", seat="you", rule="KF.choose-house", options="brobnar dis logos")
    t.answers("dis").because("KF.choose-house")
    assert active_house(t) == "dis"
    t.you.ends_turn().asks("house", seat="foe")
    assert active_house(t) is None


def test_a_house_must_be_chosen() -> None:
    """KF.choose-house-no-passing: there is no option but a house, and no main step without one."""
    t = step_2(hand="punch")
    t.asks("house", options="brobnar dis logos")
    t.may_not("done").may_not("no").may_not("end-turn")
    t.may_not("play:punch", "KF.step-3-only")


def test_the_active_house_says_what_may_be_played_discarded_and_used() -> None:
    """KF.active-house-governs: Brobnar cards may, cards of your other houses may not."""
    t = step_2(
        hand="punch mind-barb", line="troll dextre", artifacts="cannon library-of-babble", foe=seat(line="dodger")
    )
    t.answers("brobnar")
    for act in ("play:punch", "discard:punch", "reap:troll", "fight:troll", "action:cannon"):
        assert t.may(act)
    for act in ("play:mind-barb", "reap:dextre", "fight:dextre", "action:library-of-babble"):
        t.may_not(act, "KF.off-house")
    t.may_not("discard:mind-barb", "KF.discard-house-limit")


# ------------------------------------------------------------------ 62 to 64 other houses
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        (seat(line="dodger+owner:foe"), seat()),
        (seat(artifacts="skeleton-key+owner:foe"), seat()),
        (seat(), seat(line="troll[duskrunner+owner:you]")),  # an upgrade of yours on their creature
    ],
)
def test_the_house_of_a_controlled_card_may_be_chosen_too(mine: dict[str, str], theirs: dict[str, str]) -> None:
    """KF.house-of-a-controlled-card: a creature, an artifact or an upgrade of Shadows under your control."""
    t = step_2(**mine, foe=seat(**theirs))
    t.asks("house", options="brobnar dis logos shadows")
    t.answers("shadows").because("KF.house-of-a-controlled-card")
    assert active_house(t) == "shadows"


def test_the_house_of_an_enemy_card_may_not_be_chosen() -> None:
    """KF.house-of-a-controlled-card: the opponent's Dodger gives you nothing, though you own it."""
    t = step_2(foe=seat(line="dodger+owner:you"))
    t.asks("house", options="brobnar dis logos").may_not("shadows", "KF.no-other-house")


def test_losing_the_card_later_does_not_change_the_active_house() -> None:
    """KF.house-only-while-controlled: the taken Umbra dies in its fight; the turn stays a Shadows turn, the next cannot be one."""
    t = step_2(line="umbra+owner:foe", hand=6, foe=seat(line="briar-grubbling", hand=6, houses=THREE))
    t.answers("shadows")
    t.you.fights("umbra", "briar-grubbling")
    assert active_house(t) == "shadows"
    t.you.ends_turn()
    t.foe.chooses_house("dis")
    t.foe.ends_turn()
    t.asks("house", seat="you", options="brobnar dis logos")


def test_no_other_house_can_be_chosen() -> None:
    """KF.no-other-house: four houses are neither on the identity card nor on a controlled card."""
    t = step_2(line="troll", foe=seat(line="dodger tunk"))
    for house in HOUSES:
        if house in THREE:
            assert t.may(house)
        else:
            t.may_not(house, "KF.no-other-house")


@every_edition
def test_a_must_for_a_house_out_of_reach_is_ignored(edition: str) -> None:
    """KF.no-other-house: a maverick Pitlord in a deck without Dis; the older books are silent and follow."""
    t = step_2(line="pitlord!brobnar", houses=["brobnar", "logos", "mars"], edition=edition)
    t.asks("house", rule="KF.choose-house", options="brobnar logos mars").may_not("dis", "KF.no-other-house")


@every_edition
def test_the_eligible_houses_are_the_same_in_every_edition(edition: str) -> None:
    """KF.choose-house, KF.house-of-a-controlled-card: the three, or a controlled card's."""
    t = step_2(line="dodger+owner:foe", edition=edition)
    t.asks("house", options="brobnar dis logos shadows")


# ------------------------------------------------------------------ 65 to 68 must and cannot
def test_a_must_restricts_the_choice_to_that_house() -> None:
    """KF.must-choose-house: Pitlord leaves only Dis, so nobody is asked; the opponent's Pitlord demands nothing of you."""
    t = step_2(line="pitlord")
    assert active_house(t) == "dis"
    t.because("KF.must-choose-house")

    t = step_2(foe=seat(line="pitlord"))
    t.asks("house", rule="KF.choose-house", options="brobnar dis logos")


def test_a_demanded_house_holds_for_the_next_turn_only() -> None:
    """KF.must-choose-house: Control the Weak demands Mars of the opponent; the turn after they are free again."""
    t = given(
        house="dis",
        you=seat(hand="control-the-weak", deck=9, houses=THREE),
        foe=seat(hand=6, houses=["shadows", "mars", "untamed"]),
    )
    t.you.plays("control-the-weak", "mars")
    t.you.ends_turn().because("KF.must-choose-house").asks("act", seat="foe")
    assert active_house(t) == "mars"
    t.foe.ends_turn().asks("house", seat="you", options="brobnar dis logos")
    t.answers("dis")
    t.you.ends_turn().asks("house", seat="foe", options="mars shadows untamed")


@every_edition
def test_of_two_demanded_houses_the_player_picks_either(edition: str) -> None:
    """KF.several-must-choose: Pitlord demands Dis, Control the Weak Brobnar; Logos is not offered. The same in every edition."""
    t = given(
        house="dis",
        edition=edition,
        you=seat(hand="control-the-weak", houses=["dis", "shadows", "mars"]),
        foe=seat(line="pitlord", hand=6, houses=THREE),
    )
    t.you.plays("control-the-weak", "brobnar")
    t.you.ends_turn().asks("house", seat="foe", rule="KF.several-must-choose", options="brobnar dis")
    t.may_not("logos", "KF.several-must-choose")


def pitlord_under_restringuntus(edition: str) -> Ruling:
    """The opponent controls Pitlord; you play Restringuntus, forbid Dis and end your turn."""
    t = given(
        house="dis",
        edition=edition,
        you=seat(hand="restringuntus", houses=["dis", "shadows", "mars"]),
        foe=seat(line="pitlord", hand="punch", deck=9, houses=THREE),
    )
    t.you.plays("restringuntus", "dis")
    return t.you.ends_turn()


def test_in_1_3_a_prohibition_beats_a_demand_and_another_house_is_chosen() -> None:
    """KF.cannot-beats-must-house: Pitlord demands Dis, Restringuntus forbids it: Brobnar or Logos."""
    t = pitlord_under_restringuntus("1.3")
    t.asks("house", seat="foe", rule="KF.cannot-beats-must-house", options="brobnar logos")
    t.may_not("dis", "KF.cannot-beats-must-and-may")
    t.answers("brobnar").because("KF.cannot-beats-must-house")
    assert t.may("play:punch")


@pytest.mark.parametrize("edition", ["1.0", "1.1"])
def test_before_1_3_a_house_demanded_and_forbidden_leaves_no_active_house(edition: str) -> None:
    """KF.cannot-against-must-no-house: the same collision; the turn is played without a house."""
    t = pitlord_under_restringuntus(edition)
    t.asks("act", seat="foe").because("KF.cannot-against-must-no-house")
    assert active_house(t) is None
    t.may_not("play:punch", "KF.no-house-consequences")


@every_edition
def test_a_demanded_house_that_is_free_beside_a_forbidden_one_is_taken(edition: str) -> None:
    """KF.must-choose-house: Pitlord demands Dis and Restringuntus forbids Logos: no collision, so Dis, in every edition."""
    t = given(
        house="dis",
        edition=edition,
        you=seat(hand="restringuntus", houses=["dis", "shadows", "mars"]),
        foe=seat(line="pitlord", hand=6, houses=THREE),
    )
    t.you.plays("restringuntus", "logos")
    t.you.ends_turn().because("KF.must-choose-house")
    assert active_house(t) == "dis"


# ------------------------------------------------------------------ 69 and 70 no house at all
def no_house(**foe: object) -> Ruling:
    """The opponent has two houses barred already and loses the third one now: their turn has no active house."""
    t = given(
        house="dis",
        you=seat(hand="restringuntus restringuntus restringuntus", houses=["dis", "shadows", "mars"]),
        foe=seat(**{"houses": THREE, "deck": 9, **foe}),
    )
    for house in THREE:
        t.you.plays("restringuntus")
        t.answers(*["right"] if t.g.decision is not None and t.g.decision.kind == "flank" else [], house)
    return t.you.ends_turn()


def test_with_no_legal_house_the_turn_goes_on_without_one() -> None:
    """KF.no-legal-house: three Restringuntus forbid all three houses."""
    t = no_house(hand=6).asks("act", seat="foe").because("KF.no-legal-house")
    assert active_house(t) is None


def test_one_house_left_is_a_legal_choice() -> None:
    """KF.no-legal-house: a controlled Dodger saves the turn: Shadows is chosen without asking."""
    t = no_house(hand=6, line="dodger+owner:foe")
    assert active_house(t) == "shadows"


def test_without_active_house_only_omni_and_explicit_permissions_work() -> None:
    """KF.no-house-consequences: nothing by house; Omni, Mack the Knife and Witch of the Wilds work. Steps 4 and 5 are normal."""
    t = no_house(
        hand="punch mighty-tiger",
        line="troll+exhausted headhunter mack-the-knife!brobnar witch-of-the-wilds!dis",
        artifacts="cannon screechbomb",
    )
    for act in ("play:punch", "reap:headhunter", "fight:headhunter", "action:cannon"):
        t.may_not(act, "KF.no-house-consequences")
    for card in ("punch", "mighty-tiger"):
        t.may_not(f"discard:{card}", "KF.no-house-consequences")
    for act in ("omni:screechbomb", "reap:mack-the-knife", "action:mack-the-knife", "play:mighty-tiger"):
        assert t.may(act), act

    t.foe.ends_turn().then("troll", ready=True).then("foe", hand=6)


# ------------------------------------------------------------------ 71 to 73 archives and what follows the choice
def test_after_the_choice_the_archives_may_be_taken_all_or_none() -> None:
    """KF.taking-the-archives: one question, yes or no; the opponent's archives stay."""
    for answer in ("yes", "no"):
        t = step_2(hand="punch", archives="troll dextre", foe=seat(archives="dodger"))
        t.answers("brobnar").asks("archives", seat="you", rule="KF.taking-the-archives", options="yes no")
        t.answers(answer)
        if answer == "yes":
            t.then("you", hand="punch troll dextre", archives="").because("KF.taking-the-archives")
        else:
            t.then("you", hand="punch", archives="troll dextre")
        t.then("foe", archives="dodger").asks("act")


def test_the_archives_are_taken_once_and_only_then() -> None:
    """KF.taking-the-archives: a card archived later in the turn stays there until the next step 2."""
    t = step_2(hand="labwork dextre", archives="troll", deck=9, foe=seat(hand=6, houses=THREE))
    t.answers("logos", "yes")
    t.you.plays("labwork", "dextre").then("you", archives="dextre")
    t.asks("act")
    t.you.ends_turn().then("you", archives="dextre")
    t.foe.chooses_house("dis")
    t.foe.ends_turn()
    t.you.chooses_house("logos").asks("archives")


def test_without_archived_cards_nobody_is_asked() -> None:
    """KF.taking-the-archives: there is nothing to take."""
    step_2(hand="punch").answers("brobnar").asks("act")


def test_the_archives_may_be_taken_although_no_house_could_be_chosen() -> None:
    """KF.archives-without-house: the option belongs to step 2."""
    t = no_house(hand="", archives="punch")
    t.asks("archives", seat="foe", rule="KF.archives-without-house").answers("yes")
    t.then("foe", hand="punch", archives="")
    assert active_house(t) is None


def test_after_you_choose_a_house_abilities_resolve_in_step_2() -> None:
    """KF.after-choosing-house: Jehu the Bureaucrat gains 2 when his player chooses Sanctum, not when another house is chosen."""
    houses = ["sanctum", "dis", "logos"]
    t = step_2(houses=houses, line="jehu-the-bureaucrat", foe=seat(line="jehu-the-bureaucrat"))
    t.answers("sanctum").then("you", amber=2).then("foe", amber=0).asks("act")
    t = step_2(houses=houses, line="jehu-the-bureaucrat")
    t.answers("dis").then("you", amber=0)


@pytest.mark.parametrize(("memory_chip_first", "archived"), [(True, ""), (False, "dextre")])
def test_the_active_player_orders_such_abilities_and_taking_the_archives(
    memory_chip_first: bool, archived: str
) -> None:
    """KF.after-choosing-house: Memory Chip archives a card before the archives are taken, or after."""
    t = step_2(hand="dextre", archives="troll", artifacts="memory-chip")
    t.answers("logos").asks("order", seat="you", rule="KF.timing-conflicts")
    t.answers("memory-chip@artifacts:0:after" if memory_chip_first else "archives")
    if memory_chip_first:
        t.answers("yes").then("you", hand="troll dextre", archives=archived)
    else:
        t.answers("yes").asks("target", options="dextre troll").answers("dextre")
        t.then("you", hand="troll", archives=archived)


@pytest.mark.parametrize("takes", ["yes", "no"])
def test_what_an_ability_of_this_step_archives_may_be_taken_in_it(takes: str) -> None:
    """KF.taking-the-archives, KF.after-choosing-house: the archives were empty when the house was chosen; Memory Chip
    archives a card, and the archives may be taken after that like any other.  While they are empty nobody is asked to
    take them."""
    t = step_2(hand="dextre punch", artifacts="memory-chip")

    t.answers("logos").asks("target", options="dextre punch").answers("dextre")
    t.asks("archives", seat="you", rule="KF.taking-the-archives").answers(takes).asks("act")

    if takes == "yes":
        t.then("you", hand="punch dextre", archives="")
    else:
        t.then("you", hand="punch", archives="dextre")


def test_empty_archives_are_put_in_order_with_the_other_abilities_once_they_hold_a_card() -> None:
    """KF.taking-the-archives, KF.after-choosing-house: of two Memory Chips the first fills the archives; they may then be taken
    before the second, and not again after it."""
    t = step_2(hand="dextre", artifacts="memory-chip memory-chip")

    t.answers("logos").then("you", hand="", archives="dextre").asks("order", options="memory-chip archives")
    t.answers("archives", "yes")

    t.then("you", hand="", archives="dextre").asks("act")
    assert [e.kind for e in t.g.events if e.kind in ("archive", "take-archives")] == [
        "archive",
        "take-archives",
        "archive",
    ]


def test_archives_that_stay_empty_are_not_asked_about() -> None:
    """KF.taking-the-archives: Jehu the Bureaucrat's ability resolves and leaves nothing to take; a Memory Chip has no
    card to archive."""
    t = step_2(line="jehu-the-bureaucrat", houses=["sanctum", "mars", "logos"])
    t.answers("sanctum").then("you", amber=2).asks("act")

    t = step_2(hand="", artifacts="memory-chip")
    t.answers("logos").then("you", archives="").asks("act")


# ------------------------------------------------------------------ 74 to 77 the house of a card
def test_a_cards_house_is_that_of_its_frame() -> None:
    """KF.house-of-a-card: a maverick Troll in the frame of Dis is a Dis card; a plain one stays Brobnar."""
    t = given(house="dis", you=seat(line="troll!dis troll", hand="bumpsy!dis bumpsy", houses=THREE))
    assert t.may("reap:troll@line:0") and t.may("play:bumpsy@hand:0") and t.may("discard:bumpsy@hand:0")
    t.may_not("reap:troll@line:1", "KF.off-house").may_not("play:bumpsy@hand:1", "KF.off-house")


def test_an_off_house_card_is_not_played_used_or_discarded_unless_a_card_says_so() -> None:
    """KF.off-house: Mack the Knife says that he may be used; his neighbour Dodger does not."""
    t = given(house="dis", you=seat(line="mack-the-knife dodger", hand="urchin", houses=["dis", "shadows", "logos"]))
    assert t.may("reap:mack-the-knife")
    t.may_not("reap:dodger", "KF.off-house").may_not("play:urchin", "KF.off-house").may_not(
        "discard:urchin", "KF.discard-house-limit"
    )


def test_an_effect_that_names_a_house_may_name_any_of_the_seven() -> None:
    """KF.choose-a-house-in-effects: Blinding Light names one that neither player has."""
    t = given(house="sanctum", you=seat(hand="blinding-light"), foe=seat(line="dodger troll"))
    t.you.plays("blinding-light").asks(
        "name-house", seat="you", rule="KF.choose-a-house-in-effects", options=" ".join(HOUSES)
    )
    t.answers("shadows").then("dodger", stunned=True).then("troll", stunned=False)


def test_a_card_may_narrow_the_houses_that_can_be_named() -> None:
    """KF.choose-a-house-in-effects: Control the Weak names a house of the opponent's identity card."""
    t = given(
        house="dis",
        you=seat(hand="control-the-weak", houses=THREE),
        foe=seat(line="troll", houses=["shadows", "mars", "untamed"]),
    )
    t.you.plays("control-the-weak").asks("name-house", options="mars shadows untamed").may_not("brobnar")


def test_a_card_of_all_houses_matches_every_active_house() -> None:
    """KF.several-houses-at-once: a creature with Experimental Therapy is usable whatever the house, its neighbour is not."""
    for house in THREE:
        t = given(house=house, you=seat(line="dodger[experimental-therapy] umbra", houses=THREE))
        assert t.may("reap:dodger")
        t.may_not("reap:umbra", "KF.off-house")


def test_a_controlled_card_of_all_houses_makes_every_house_eligible() -> None:
    """KF.several-houses-at-once: the player who controls the creature may choose any of the seven; the opponent may not."""
    t = step_2(line="troll[experimental-therapy]")
    t.asks("house", options=" ".join(HOUSES))
    t = step_2(foe=seat(line="troll[experimental-therapy]"))
    t.asks("house", options="brobnar dis logos")
