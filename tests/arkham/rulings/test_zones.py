"""In play and out of it: entering and leaving, ready and exhausted, owner and controller, threat areas, gaining."""

from __future__ import annotations

import pytest
from arkham.acting import margins

from tableforge.arkham.doors.testing import Ruling, given, seat


def ids(t: Ruling) -> set[str]:
    """Everything that is in play."""
    return {t.s.cards[i].d.id for i in t.s.everything_in_play()}


# ---------------------------------------------------------------- in play and out of play
def everywhere() -> Ruling:
    return given(
        you=seat(
            "roland", hand="machete", deck="guts", discard="knife", play="flashlight", threat="haunted ghoul-minion"
        ),
        locations="hallway[barricade] parlor+unrevealed",
        enemies="swarm-of-rats@parlor",
        aside="lita-chantler",
        victory="icy-ghoul",
        removed="flesh-eater",
        encounter="ancient-evils",
        encounter_discard="crypt-chill",
    )


def test_in_play_are_the_cards_before_the_players_act_agenda_locations_and_what_is_at_them() -> None:
    """AH.in-play."""
    assert ids(everywhere()) == {
        "roland-banks",
        "flashlight",
        "haunted",
        "ghoul-minion",
        "hallway",
        "barricade",
        "parlor",
        "swarm-of-rats",
        "trapped",
        "whats-going-on",
    }


def test_hands_decks_piles_and_what_lies_aside_are_out_of_play() -> None:
    """AH.out-of-play."""
    t = everywhere()
    out = {"machete", "guts", "knife", "lita-chantler", "icy-ghoul", "flesh-eater", "ancient-evils", "crypt-chill"}
    assert not out & ids(t)
    assert not [c.d.id for i, c in enumerate(t.s.cards) if c.d.id in out and t.s.in_play(i)]


def test_only_from_out_of_play_a_card_enters_play() -> None:
    """AH.enters-and-leaves-play: Acolyte gets its doom when it is drawn, not when it is engaged later."""
    t = given(you=seat("roland", at="hallway"), locations="hallway attic", encounter="acolyte", step="1.4")
    t.then("acolyte", doom=1, at="attic")
    t = given(you=seat("roland"), enemies="acolyte+exhausted")
    t.you.engages("acolyte").then("acolyte", zone="threat", doom=0)


def test_the_tokens_on_cards_in_play_are_in_play() -> None:
    """AH.tokens-in-play."""
    t = given(
        you=seat("roland", play="arcane-initiate+doom:1"),
        enemies="acolyte+exhausted+doom:2",
        victory="icy-ghoul+doom:4",
    )
    t.then("table", doom_in_play=3)


def test_a_card_that_comes_with_tokens_has_them_from_the_start() -> None:
    """AH.enters-in-another-state: nothing is placed on it afterwards, so nothing can be said to have changed."""
    t = given(you=seat("agnes", hand="forbidden-knowledge"))
    t.you.plays("forbidden-knowledge").then("forbidden-knowledge", uses=4)
    assert not [k for k in t.happened() if k.startswith("place")]


def test_a_card_enters_play_ready_and_may_be_exhausted_at_once() -> None:
    """AH.enters-ready."""
    t = given(you=seat("skids", hand="burglary", resources=1), locations="hallway", chance=["0"])
    t.you.plays("burglary").then("burglary", exhausted=False)
    t.you.activates("burglary").then("burglary", exhausted=True).then("you", resources=3)


@pytest.mark.parametrize("exhausted, readies", [("+exhausted", 1), ("", 0)])
def test_only_an_exhausted_card_can_be_readied(exhausted: str, readies: int) -> None:
    """AH.ready: what stands upright already does not answer the end of the turn."""
    t = given(
        you=seat("roland", at="main-path", deck=2),
        locations="main-path ritual-site",
        scenario="the-devourer-below",
        enemies=f"umordhoth@ritual-site{exhausted}",
    )
    t.you.ends_turn()
    uses = [e for e in t.events() if e.kind == "uses" and e.things[0].id == "umordhoth"]
    assert len(uses) == readies


def test_an_exhausted_card_can_be_exhausted_neither_as_a_cost_nor_by_an_effect() -> None:
    """AH.exhausted, AH.legal-target."""
    t = given(you=seat("daisy", play="old-book-of-lore+exhausted stray-cat", deck=5), enemies="swarm-of-rats+exhausted")
    t.may_not("activate:old-book-of-lore", "AH.initiation-costs-payable")
    t.may_not("use:stray-cat", "AH.triggered-potential")


def test_what_leaves_play_loses_its_tokens_and_its_attachments() -> None:
    """AH.leaving-play-clean-up."""
    t = given(
        you=seat("roland", clues=2),
        locations="study[obscuring-fog]+clues:2",
        aside="hallway attic cellar parlor",
    )
    t.you.advances()
    t.then("study", zone="removed", clues=0, attached=0).then("obscuring-fog", zone="encounter-discard")
    t = given(you=seat("roland", play="beat-cop+damage:1"), enemies="ghoul-minion+exhausted")
    t.you.uses("beat-cop").then("beat-cop", zone="discard", damage=0)


# ---------------------------------------------------------------- owner and controller
def test_the_owner_had_the_card_when_the_game_began_and_its_controller_may_be_another() -> None:
    """AH.owner, AH.control-in-play, AH.owners-zone."""
    t = given(you=seat("roland", play="knife+owner:ally", threat="swarm-of-rats"), ally=seat("agnes"), chance=["0"])
    t.then("knife", owner="ally", controller="you")
    t.you.activates("knife@roland-banks#2").then("ally", discard="knife").then("you", discard=0)


def test_a_card_comes_into_play_under_its_owners_control_until_an_ability_says_otherwise() -> None:
    """AH.control-in-play: Lita is nobody's until she has been talked to."""
    t = given(you=seat("daisy", hand="knife", resources=1), enemies="lita-chantler", locations="parlor", chance=["0"])
    t.then("lita-chantler", controller=None)
    t.you.plays("knife").then("knife", controller="you")
    t.you.activates("lita-chantler").then("lita-chantler", controller="you", zone="play")


def test_encounter_cards_are_the_encounter_decks_and_go_to_its_pile() -> None:
    """AH.encounter-cards-owner."""
    t = given(you=seat("roland", threat="swarm-of-rats", play="lita-chantler"), chance=["0"])
    t.then("swarm-of-rats", owner=None)
    t.you.fights("swarm-of-rats").then("swarm-of-rats", zone="encounter-discard").then("you", discard=0)


def test_everybody_controls_their_own_cards_out_of_play_and_the_scenario_the_encounter_deck() -> None:
    """AH.control-out-of-play."""
    t = given(
        you=seat("roland", hand="knife", deck="guts"), ally=seat("daisy", discard="machete"), encounter="ancient-evils"
    )
    t.then("knife", controller="you").then("guts", controller="you").then("machete", controller="ally")
    t.then("ancient-evils", controller=None).then("trapped", controller=None).then("whats-going-on", controller=None)


def test_what_is_put_into_play_costs_nothing_and_is_not_played() -> None:
    t = given(
        you=seat("roland", clues=3, deck=3),
        act="the-barrier",
        aside="lita-chantler ghoul-priest",
        locations="hallway parlor+unrevealed",
        step="4.6",
    )
    t.answers("yes").then("lita-chantler", at="parlor", controller=None).because("AH.put-into-play")
    assert not {"plays", "encounter"} & set(t.happened()[: t.happened().index("round")])


def test_what_is_set_aside_counts_for_nothing_until_it_is_named() -> None:
    """AH.set-aside: the skull counts no Ghoul that lies beside the table."""
    t = given(you=seat("roland"), locations="hallway", aside="ghoul-minion lita-chantler", chance=["skull"])
    t.you.investigates().then("you", skills=[3, 3, 4, 2])
    assert margins(t) == [2]


def test_what_is_removed_from_the_game_is_not_to_be_found_again() -> None:
    t = given(
        you=seat("wendy", discard="knife flashlight", deck="abandoned-and-alone", play="scavenging"),
        locations="hallway+clues:1",
        chance=["+1"],
    )
    t.you.draws().then("knife", zone="removed").then("flashlight", zone="removed").then(
        "you", discard="abandoned-and-alone"
    )
    t.because("AH.removed-from-the-game")
    t.you.investigates().asks("act")  # there is nothing to scavenge


# ---------------------------------------------------------------- gaining
def test_resources_are_gained_from_the_pool_of_tokens() -> None:
    t = given(you=seat("roland", hand="emergency-cache", resources=1))
    t.you.plays("emergency-cache").then("you", resources=4).because("AH.gain-resources")


def test_an_action_gained_is_one_more_in_this_turn() -> None:
    """AH.gain-an-action."""
    t = given(you=seat("skids", resources=2))
    t.you.uses("skids-otoole").then("you", actions=4, resources=0)
    for left in (3, 2, 1, 0):
        t.you.takes_a_resource().then("you", actions=left)
    t.may_not("resource", "AH.three-actions")


def test_a_card_that_gains_an_ability_works_as_if_it_had_it() -> None:
    """AH.gain-a-characteristic: the Parlor lets people talk to Lita, wherever she has no such ability herself."""
    t = given(you=seat("daisy"), enemies="lita-chantler", locations="parlor")
    assert t.may("activate:lita-chantler")
    t = given(you=seat("daisy"), enemies="lita-chantler", locations="hallway")
    t.may_not("activate:lita-chantler")


def test_a_blank_enemy_keeps_its_values_and_loses_spawn_prey_keywords_and_victory() -> None:
    """AH.blank-text-box: Mind Wipe takes the text, not the numbers."""
    t = given(
        you=seat("agnes", hand="mind-wipe", resources=1, threat="screeching-byakhee+damage:3", play="shrivelling"),
        step="2.1",
        chance=["+1"],
    )
    t.answers("play:mind-wipe").then("screeching-byakhee", fight=3, evade=3, health=4)
    t.you.activates("shrivelling").then("screeching-byakhee", zone="encounter-discard")


def test_a_blank_investigator_has_no_elder_sign() -> None:
    """AH.blank-text-box: 2 clues here would be +2 for Roland."""
    for threat, margin in (("", 4), ("stubborn-detective+exhausted", 2)):
        t = given(you=seat("roland", threat=threat), locations="hallway+clues:2", chance=["elder-sign"])
        t.you.investigates()
        assert margins(t) == [margin]


# ---------------------------------------------------------------- threat areas
def test_what_is_before_an_investigator_is_where_the_investigator_is() -> None:
    """AH.threat-area, AH.your-cards-are-at-your-location."""
    t = given(
        you=seat("roland", play="beat-cop", threat="haunted swarm-of-rats+exhausted", at="hallway"),
        locations="hallway parlor",
    )
    for card in ("beat-cop", "haunted", "swarm-of-rats"):
        t.then(card, at="hallway")
    t.you.moves("parlor")
    for card in ("beat-cop", "haunted", "swarm-of-rats"):
        t.then(card, at="parlor")


def test_a_blank_enemy_keeps_its_traits() -> None:
    """AH.blank-text-box: Lita still knows a Monster when she sees one."""
    t = given(
        you=seat("agnes", hand="mind-wipe", resources=1, threat="icy-ghoul", play="lita-chantler shrivelling"),
        step="2.1",
        chance=["0"],
    )
    t.answers("play:mind-wipe")
    t.you.activates("shrivelling").asks("react", "you", options="react:lita-chantler pass")
    t.answers("pass")
