"""Costs and targets: who pays with what, and what may be chosen."""

from __future__ import annotations

from tableforge.arkham.doors.testing import given, seat


# ---------------------------------------------------------------- costs
def test_resources_are_paid_from_ones_own_pool() -> None:
    """AH.controller-pays: nothing that another player has helps."""
    t = given(you=seat("roland", hand="machete", resources=2), ally=seat("daisy", resources=9))
    t.may_not("play:machete", "AH.resource-cost")


def test_all_costs_are_paid_at_once_or_none() -> None:
    """AH.costs-at-once: an exhausted cop takes no damage for nothing, and Scrying keeps its charge."""
    t = given(
        you=seat("agnes", play="beat-cop-2+exhausted scrying+exhausted", deck=5), enemies="ghoul-minion+exhausted"
    )
    t.may_not("use:beat-cop-2", "AH.initiation-costs-payable")
    t.may_not("activate:scrying", "AH.initiation-costs-payable")
    t = given(you=seat("agnes", play="scrying", deck=5))
    t.you.activates("scrying").then("scrying", exhausted=True, uses=2)


def test_a_card_that_pays_is_in_play_and_ones_own() -> None:
    """AH.cards-used-to-pay."""
    t = given(
        you=seat("roland", hand="beat-cop"), ally=seat("skids", play="beat-cop"), enemies="ghoul-minion+exhausted"
    )
    t.may_not("use:beat-cop@skids-otoole")
    t.may_not("use:beat-cop@hand")


def test_cards_from_hand_come_from_ones_own() -> None:
    """AH.paying-from-out-of-play: three cards do not buy Herman Collins off, whatever Daisy holds."""
    t = given(
        you=seat("roland", hand="guts guts knife"), ally=seat("daisy", hand=5), enemies="herman-collins+exhausted"
    )
    t.may_not("activate:herman-collins", "AH.initiation-costs-payable")
    t = given(
        you=seat("roland", hand="guts guts knife machete"),
        ally=seat("daisy", hand=5),
        enemies="herman-collins+exhausted",
    )
    t.you.activates("herman-collins").then("you", hand=0).then("ally", hand=5).then("herman-collins", zone="victory")


def test_horror_taken_as_a_cost_is_paid_though_an_asset_bears_it() -> None:
    """AH.damage-as-a-cost."""
    t = given(you=seat("agnes", play="forbidden-knowledge holy-rosary"))
    t.you.uses("forbidden-knowledge", "holy-rosary").then("holy-rosary", horror=1).then("you", horror=0, resources=1)


def test_a_weakness_in_hand_cannot_be_discarded_to_pay() -> None:
    """AH.weakness-never-pays."""
    t = given(you=seat("agnes", hand="dark-memory guts knife machete"), enemies="herman-collins+exhausted")
    t.may_not("activate:herman-collins", "AH.initiation-costs-payable")


def test_what_was_paid_stays_paid_when_the_effect_is_cancelled() -> None:
    """AH.costs-stay-paid: who loses the way in the woods has spent the action."""
    t = given(
        you=seat("roland", at="arkham-woods-twisting-paths"),
        scenario="the-devourer-below",
        locations="arkham-woods-twisting-paths main-path",
        chance=["auto-fail"],
    )
    t.you.moves("main-path").then("you", at="arkham-woods-twisting-paths", actions=2)


def test_a_move_that_was_cancelled_was_the_first_of_the_round_all_the_same() -> None:
    """AH.canceled-counts-as-initiated: the second costs nothing more for fear."""
    t = given(
        you=seat("roland", at="arkham-woods-twisting-paths", threat="frozen-in-fear"),
        scenario="the-devourer-below",
        locations="arkham-woods-twisting-paths main-path",
        chance=["auto-fail", "0"],
    )
    t.you.moves("main-path").then("you", at="arkham-woods-twisting-paths", actions=1)
    t.you.moves("main-path").then("you", at="main-path", actions=0)


def test_a_group_pays_together_and_each_contributes_what_they_like() -> None:
    """AH.as-a-group."""
    t = given(you=seat("roland", clues=3), ally=seat("daisy", clues=3), aside="hallway attic cellar parlor")
    t.you.advances().asks(None, "you")
    t.answers("1").then("you", clues=2).then("ally", clues=0)


def test_who_cannot_spend_clues_contributes_none() -> None:
    """AH.as-a-group, AH.cannot."""
    t = given(you=seat("roland", clues=4, threat="the-masked-hunter"), ally=seat("daisy", clues=3))
    t.may_not("advance:trapped")


# ---------------------------------------------------------------- targets
def test_who_resolves_the_ability_chooses() -> None:
    t = given(
        you=seat("roland", hand="sneak-attack", resources=2), enemies="ghoul-minion+exhausted icy-ghoul+exhausted"
    )
    t.you.plays("sneak-attack").asks("target", "you", "AH.choose-a-target", "ghoul-minion icy-ghoul")


def test_without_a_target_nothing_is_begun() -> None:
    """AH.not-enough-targets: a ready enemy is none for a sneak attack, and nobody is here to be shot at."""
    t = given(you=seat("skids", hand="sneak-attack", resources=2, threat="ghoul-minion"))
    t.may_not("play:sneak-attack", "AH.event-must-change")
    t = given(you=seat("roland", play="45-automatic"))
    t.may_not("activate:45-automatic", "AH.not-enough-targets")


def test_several_targets_are_chosen_before_anything_is_done_with_one() -> None:
    """AH.targets-at-once."""
    t = given(you=seat("roland", hand="guts knife machete flashlight dodge"), enemies="herman-collins+exhausted")
    t.you.activates("herman-collins").answers("guts@hand", "knife@hand", "machete@hand").then("you", hand=5)
    t.answers("dodge@hand").then("you", hand="flashlight")


def test_only_what_could_change_is_a_legal_target() -> None:
    """AH.legal-target: of two investigators only the hurt one can be healed of damage."""
    t = given(you=seat("roland", play="first-aid"), ally=seat("agnes", damage=1), third=seat("daisy", horror=1))
    t.you.activates("first-aid", "first").then("ally", damage=0).then("third", horror=1)


def test_without_targets_an_effect_takes_as_many_as_there_are() -> None:
    """AH.as-many-as-possible: three cards are looked at where there are only two."""
    t = given(you=seat("daisy", play="old-book-of-lore", deck="guts knife"))
    t.you.activates("old-book-of-lore")
    assert t.g.decision is not None and {o.key.partition("@")[0] for o in t.g.decision.options} >= {"guts", "knife"}


def test_a_card_discounted_below_nothing_costs_nothing() -> None:
    """AH.initiation-modify-costs, AH.floor-of-zero."""
    t = given(you=seat("agnes", hand="arcane-initiate"), scenario="the-midnight-masks", locations="easttown")
    t.you.plays("arcane-initiate").then("you", resources=0).then("arcane-initiate", zone="play")


def test_contributions_are_asked_so_that_the_sum_is_reached() -> None:
    """AH.as-a-group: with 3 clues of Daisy's, Roland must give 1 of the 4 and may give 2."""
    t = given(you=seat("roland", clues=2), ally=seat("daisy", clues=3), aside="hallway attic cellar parlor")
    t.you.advances().asks(None, "you", options="1 2").answers("2").then("you", clues=0).then("ally", clues=1)
    t = given(you=seat("roland", clues=1), ally=seat("daisy", clues=3), aside="hallway attic cellar parlor")
    t.you.advances().then("you", clues=0).then("ally", clues=0)  # there is nothing to decide


def test_only_those_whom_the_objective_names_pay_for_it() -> None:
    """AH.as-a-group: whoever is in the attic has no say at the barrier."""
    t = given(
        you=seat("roland", clues=5, at="hallway", deck=2),
        ally=seat("daisy", clues=9, at="attic", deck=2),
        act="the-barrier",
        locations="hallway attic parlor+unrevealed",
        step="4.6",
        encounter="swarm-of-rats swarm-of-rats",
    )
    t.asks("next-turn").then("table", act="the-barrier")


def test_what_is_empty_is_discarded_as_soon_as_the_cost_is_paid() -> None:
    """AH.costs-at-once: before the rats attack, and the healing comes all the same."""
    t = given(you=seat("roland", play="first-aid+uses:1", damage=1, threat="swarm-of-rats"))
    t.you.activates("first-aid", "first").then("first-aid", zone="discard").then("you", damage=1)
    kinds = t.happened()
    assert kinds.index("discard") < kinds.index("provokes") < kinds.index("heal-damage")
