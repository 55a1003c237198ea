"""The Devourer Below: its agendas and acts, Umôrdhoth, and Umôrdhoth's Wrath."""

from __future__ import annotations

from typing import Any

import pytest

from tableforge.arkham.doors.testing import Ruling, given, seat

WOODS = "main-path arkham-woods-cliffside arkham-woods-quiet-glade"
SITE = f"{WOODS} ritual-site"
BELOW: dict[str, Any] = {"scenario": "the-devourer-below"}
QUIET = (
    "flesh-eater icy-ghoul"  # find neither attic nor cellar to spawn in, where a round goes on and somebody must draw
)


# ------------------------------------------------------------------ agendas
@pytest.mark.parametrize("agenda, doom", [("the-arkham-woods", 4), ("the-ritual-begins", 5), ("vengeance-awaits", 5)])
def test_an_agenda_of_the_woods_advances_with_so_much_doom(agenda: str, doom: int) -> None:
    """AH.mythos-doom-threshold."""
    fields: dict[str, Any] = {
        "you": seat("agnes"),
        "locations": WOODS,
        "encounter": QUIET,
        "step": "1.2",
        "aside": "ritual-site umordhoth",
        **BELOW,
    }
    assert "advance" not in given(agenda=f"{agenda}+doom:{doom - 2}", **fields).happened()
    assert "advance" in given(agenda=f"{agenda}+doom:{doom - 1}", **fields).happened()


def test_death_to_the_intruders_brings_a_monster_with_doom_to_the_main_path() -> None:
    """AH.spawn-by-effect: cards fall until one comes up; whoever is there is engaged."""
    t = given(
        you=seat("roland", at="arkham-woods-cliffside"),
        locations=WOODS,
        agenda="the-arkham-woods+doom:3",
        agendas="the-ritual-begins",
        encounter="acolyte",
        encounter_discard="goat-spawn ancient-evils",
        chance=["ancient-evils", "goat-spawn"],
        step="1.2",
        **BELOW,
    )
    t.then("goat-spawn", at="main-path", doom=1, engaged=[]).then("table", agenda="the-ritual-begins")
    t.because("AH.shuffle-empty-discard", "AH.resolve-every-part", "AH.spawn-instruction", "AH.doom-in-play")
    order = t.happened()
    assert order[: order.index("spawns")].count("discard") == 2


def test_death_to_the_intruders_finds_no_monster_where_there_is_none() -> None:
    """AH.then: no doom without an enemy."""
    t = given(
        you=seat("roland"),
        locations=WOODS,
        agenda="the-arkham-woods+doom:3",
        agendas="the-ritual-begins",
        encounter="acolyte",
        step="1.2",
        **BELOW,
    )
    order = t.happened()
    # that of the mythos phase, and that of the acolyte itself
    assert order.count("place-doom") == 1 + order.count("spawns")


def test_while_the_ritual_begins_every_enemy_is_harder_to_fight_and_to_evade() -> None:
    """AH.constant-abilities: one more each; the agenda before it does nothing of the kind."""
    given(you=seat("roland", threat="goat-spawn"), agenda="the-ritual-begins", **BELOW).then(
        "goat-spawn", fight=4, evade=3
    )
    given(you=seat("roland", threat="goat-spawn"), agenda="the-arkham-woods", **BELOW).then(
        "goat-spawn", fight=3, evade=2
    )


def test_the_will_of_umordhoth_drives_whoever_fails_mad_in_player_order() -> None:
    """AH.player-order, AH.collection: a basic madness by chance comes to hand and resolves, for good."""
    t = given(
        you=seat("roland"),
        ally=seat("agnes"),
        third=seat("daisy"),
        locations=WOODS,
        agenda="the-ritual-begins+doom:4",
        agendas="vengeance-awaits",
        collection="psychosis haunted hypochondria amnesia",
        encounter=f"{QUIET} {QUIET}",
        step="1.2",
        campaign=True,
        chance=["-1", "psychosis", "+1", "-1", "hypochondria"],
        **BELOW,
    )
    t.then("you", threat="psychosis").then("ally", threat="").then("third", threat="hypochondria")
    t.then("table", collection="haunted amnesia", agenda="vengeance-awaits")
    assert [x for x in t.s.changes if x[0] == "gains-card"] == [
        ("gains-card", 0, "psychosis"),
        ("gains-card", 2, "hypochondria"),
    ]


def test_a_collection_without_a_madness_has_none_to_give() -> None:
    """AH.collection: hospital debts and a haunting are none."""
    t = given(
        you=seat("roland"),
        locations=WOODS,
        agenda="the-ritual-begins+doom:4",
        agendas="vengeance-awaits",
        collection="haunted",
        encounter=QUIET,
        step="1.2",
        chance=["-1"],
        **BELOW,
    )
    t.then("you", threat="", hand="").then("table", collection="haunted", agenda="vengeance-awaits")


def vengeance(act: str, you: dict[str, Any], **fields: Any) -> Ruling:
    """The doom of the mythos phase is enough for the last agenda."""
    return given(you=you, act=act, agenda="vengeance-awaits+doom:4", encounter=QUIET, step="1.2", **fields, **BELOW)


def test_at_act_one_umordhoth_comes_with_the_ritual_site() -> None:
    """AH.when: before the card is turned over; no enemy is discarded."""
    t = vengeance(
        "investigating-the-trail",
        seat("roland"),
        locations=WOODS,
        aside="ritual-site umordhoth",
        acts="into-the-darkness disrupting-the-ritual",
    )
    t.then("ritual-site", here="umordhoth", revealed=False).then(
        "table", act="vengeance-awaits", agenda="vengeance-awaits"
    )
    t.then("into-the-darkness", zone="removed").then("investigating-the-trail", zone="removed")
    t.because("AH.put-into-play", "AH.spawn-by-effect", "AH.advancing-2-side-b", "AH.two-faced-cards")


@pytest.mark.parametrize("act", ["into-the-darkness", "disrupting-the-ritual"])
def test_at_a_later_act_umordhoth_devours_the_enemies_of_the_ritual_site(act: str) -> None:
    """AH.discard-is-not-defeat: those at the site, engaged or not, and no others."""
    t = vengeance(
        act,
        seat("roland", at="ritual-site", threat="ghoul-minion"),
        locations=SITE,
        aside="umordhoth",
        enemies="goat-spawn@ritual-site+exhausted wizard-of-the-order@main-path+exhausted",
    )
    t.then("goat-spawn", zone="encounter-discard").then("ghoul-minion", zone="encounter-discard").then("you", horror=0)
    t.then("wizard-of-the-order", at="main-path").then("umordhoth", at="ritual-site", engaged=["you"])
    t.then("table", act="vengeance-awaits", agenda="vengeance-awaits")


def test_whoever_fells_umordhoth_has_repelled_him() -> None:
    """AH.objective-if: Resolution 2."""
    t = given(
        you=seat("roland", at="ritual-site"),
        locations=SITE,
        act="investigating-the-trail",
        aside="umordhoth",
        encounter=QUIET,
        agenda="vengeance-awaits+doom:4",
        step="1.2",
        chance=["+1"],
        campaign=True,
        **BELOW,
    )
    t.set("umordhoth", damage=9)
    t.you.fights("umordhoth").then("table", over=True, resolution="R2").then("you", trauma=[2, 2])


# ------------------------------------------------------------------ acts
def test_the_card_that_is_act_and_agenda_never_advances_again() -> None:
    """AH.two-faced-cards: doom goes on to be placed on it, and clues buy nothing."""
    t = vengeance("investigating-the-trail", seat("roland", clues=9), locations=WOODS, aside="ritual-site umordhoth")
    t.may_not("advance:vengeance-awaits")
    t.set("vengeance-awaits", doom=9)
    t.you.ends_turn().then("table", over=False, agenda="vengeance-awaits")


def trail(**fields: Any) -> Ruling:
    t = given(
        you=seat("roland", clues=3, at="arkham-woods-cliffside"),
        act="investigating-the-trail",
        acts="into-the-darkness",
        **{"locations": WOODS, "aside": "ritual-site", **fields},
        **BELOW,
    )
    return t.you.advances()


def test_the_trail_leads_to_the_ritual_site() -> None:
    """AH.put-into-play: for three clues of each investigator, and unrevealed."""
    trail().then("ritual-site", zone="map", revealed=False).then("you", clues=0).then("table", act="into-the-darkness")


def test_the_ritual_site_is_not_put_into_play_twice() -> None:
    """AH.resolve-as-much-as-possible."""
    trail(locations=SITE, aside="").then(
        "table", locations="main-path arkham-woods-cliffside arkham-woods-quiet-glade ritual-site"
    )


def test_everybody_who_got_away_comes_to_the_main_path_from_the_collection() -> None:
    """AH.spawn-by-effect: wherever they would spawn otherwise; those interrogated stay away."""
    t = trail(
        collection="ruth-turner the-masked-hunter peter-warren",
        log=[
            "cultists-got-away/ruth-turner",
            "cultists-got-away/the-masked-hunter",
            "cultists-interrogated/peter-warren",
        ],
    )
    t.then("main-path", here="ruth-turner the-masked-hunter").then("peter-warren", zone="collection").then(
        "you", threat=""
    )


def darkness(*order: str, **fields: Any) -> Ruling:
    """Roland goes to the Ritual Site; the encounter cards come in this order."""
    t = given(
        you=seat("roland"),
        locations=SITE,
        act="into-the-darkness",
        acts="disrupting-the-ritual",
        chance=list(order),
        encounter="goat-spawn ghoul-minion",
        encounter_discard="ancient-evils",
        **fields,
        **BELOW,
    )
    return t.you.moves("ritual-site")


def test_whoever_enters_the_ritual_site_is_met_by_an_enemy() -> None:
    """AH.objective-if: the discard pile is shuffled in, cards fall until an enemy comes."""
    t = darkness("ancient-evils", "goat-spawn", "ghoul-minion")
    t.then("goat-spawn", seat="you", at="ritual-site").then("table", act="disrupting-the-ritual")
    t.then("table", encounter="ghoul-minion", encounter_discard="ancient-evils")


def test_three_investigators_are_met_by_two_enemies() -> None:
    """AH.resolve-every-part."""
    t = darkness("ancient-evils", "goat-spawn", "ghoul-minion", ally=seat("daisy"), third=seat("skids"))
    t.then("goat-spawn", at="ritual-site").then("ghoul-minion", at="ritual-site")


def test_two_investigators_are_met_by_one() -> None:
    """AH.resolve-every-part."""
    t = darkness("goat-spawn", "ancient-evils", "ghoul-minion", ally=seat("daisy"))
    t.then("ritual-site", here="").then("you", threat="goat-spawn")
    t.then("table", encounter="ancient-evils ghoul-minion")


def test_an_enemy_that_enters_the_ritual_site_advances_nothing() -> None:
    """AH.objective-if: an investigator must."""
    t = given(
        you=seat("roland", deck=2),
        locations=SITE,
        enemies="goat-spawn@arkham-woods-cliffside",
        act="into-the-darkness",
        encounter=QUIET,
        step="3.2",
        **BELOW,
    )
    t.then("table", act="into-the-darkness")


def disrupts(token: str, skill: str = "willpower", who: str = "roland", **fields: Any) -> Ruling:
    """An investigator spends one of two clues on the last act."""
    act = fields.pop("act", "disrupting-the-ritual")
    t = given(you=seat(who, clues=2, at="main-path"), locations=SITE, act=act, chance=[token], **fields, **BELOW)
    return t.you.activates("disrupting-the-ritual", skill)


def test_a_clue_and_a_test_of_willpower_or_agility_lay_a_clue_on_the_last_act() -> None:
    """AH.free-choice: from anywhere; the clue is spent whether the test succeeds or fails."""
    disrupts("0").then("disrupting-the-ritual", clues=1).then("you", clues=1, actions=2)
    disrupts("-1").then("disrupting-the-ritual", clues=0).then("you", clues=1)
    disrupts("-1", "agility", "skids").then("disrupting-the-ritual", clues=1)


def test_without_a_clue_nobody_disrupts_anything() -> None:
    """AH.initiation-costs-payable."""
    t = given(you=seat("roland"), locations=SITE, act="disrupting-the-ritual", **BELOW)
    t.may_not("activate:disrupting-the-ritual", "AH.initiation-costs-payable")


def test_the_ritual_is_broken_by_two_clues_for_each_who_began() -> None:
    """AH.objective-if, AH.per-investigator-is-fixed."""
    t = disrupts("0", act="disrupting-the-ritual+clues:2", ally=seat("daisy"))
    t.then("table", over=False).then("disrupting-the-ritual", clues=3)
    t = disrupts("0", act="disrupting-the-ritual+clues:3", ally=seat("daisy"), campaign=True)
    t.then("table", over=True, resolution="R1").then("you", trauma=[0, 2]).then("ally", trauma=[0, 2])


# ------------------------------------------------------------------ Umôrdhoth
@pytest.mark.parametrize("seats, health", [(1, 10), (2, 14)])
def test_umordhoth_has_four_health_more_for_each_investigator(seats: int, health: int) -> None:
    """AH.per-investigator-in-text."""
    more: dict[str, Any] = {"ally": seat("daisy")} if seats == 2 else {}
    given(you=seat("roland"), locations=SITE, enemies="umordhoth@ritual-site", **more, **BELOW).then(
        "umordhoth", health=health
    )


def test_umordhoth_is_engaged_with_everybody_at_his_location_and_attacks_them_all() -> None:
    """AH.massive, AH.massive-attacks: three damage and three horror each."""
    t = given(
        you=seat("roland", at="ritual-site", deck=2),
        ally=seat("agnes", at="ritual-site", deck=2),
        third=seat("skids", deck=2),
        locations=SITE,
        enemies="umordhoth@ritual-site",
        step="3.3",
        **BELOW,
    )
    t.then("umordhoth", engaged=["you", "ally"])
    t.asks("attack-whom", "you", "AH.massive-attacks").answers("seat:1", "pass")
    t.then("you", damage=3, horror=3).then("ally", damage=3, horror=3).then("third", damage=0, horror=0)


def test_umordhoth_hunts() -> None:
    """AH.hunter."""
    t = given(you=seat("roland", deck=2), locations=SITE, enemies="umordhoth@ritual-site", step="3.2", **BELOW)
    t.then("umordhoth", at="main-path").then("you", damage=3, horror=3)


def test_umordhoth_is_readied_at_the_end_of_every_investigators_turn() -> None:
    """AH.forced-abilities."""
    t = given(
        you=seat("roland"), ally=seat("daisy"), locations=SITE, enemies="umordhoth@ritual-site+exhausted", **BELOW
    )
    t.you.ends_turn().then("umordhoth", exhausted=False)


def test_umordhoth_is_readied_also_where_the_turn_ends_with_the_investigator() -> None:
    """AH.eliminated-in-own-turn: the end of the turn comes all the same."""
    t = given(
        you=seat("roland", damage=8, threat="ghoul-minion"),
        ally=seat("daisy"),
        locations=SITE,
        enemies="umordhoth@ritual-site+exhausted",
        **BELOW,
    )
    t.you.takes_a_resource().then("you", status="defeated").then("umordhoth", exhausted=False)


def test_whoever_controls_lita_may_throw_her_to_umordhoth() -> None:
    """AH.resolution: Resolution 3; others may not, and nobody from elsewhere."""
    fields: dict[str, Any] = {
        "locations": SITE,
        "enemies": "umordhoth@ritual-site+exhausted",
        "campaign": True,
        **BELOW,
    }
    t = given(you=seat("roland", play="lita-chantler", at="ritual-site"), collection="amnesia", **fields)
    t.you.activates("umordhoth").then("table", over=True, resolution="R3").then("you", trauma=[2, 2])
    assert ("loses-card", -1, "lita-chantler") in t.s.changes and ("gains-card", 0, "amnesia") in t.s.changes
    given(you=seat("roland", at="ritual-site"), **fields).may_not("activate:umordhoth")
    given(you=seat("roland", play="lita-chantler"), **fields).may_not("activate:umordhoth")


def test_to_throw_lita_to_umordhoth_provokes_him() -> None:
    """AH.attack-of-opportunity: the action has no designator."""
    t = given(
        you=seat("roland", play="lita-chantler", at="ritual-site"),
        locations=SITE,
        enemies="umordhoth@ritual-site",
        **BELOW,
    )
    t.you.activates(
        "umordhoth", "lita-chantler", "lita-chantler", "roland-banks", "roland-banks", "roland-banks", "roland-banks"
    )
    assert "provokes" in t.happened()


# ------------------------------------------------------------------ Umôrdhoth's Wrath
def wrath(token: str, hand: str = "", **fields: Any) -> Ruling:
    return given(
        you=seat("roland", hand=hand, **fields),
        locations=WOODS,
        encounter="umordhoths-wrath",
        chance=[token],
        step="1.4",
        **BELOW,
    )


def test_umordhoths_wrath_asks_for_each_point_what_it_shall_take() -> None:
    """AH.per-point-of-failure, AH.must-choose: willpower 3 against 5, and two choices, one after the other."""
    t = (
        wrath("0", "machete guts")
        .answers("pass")
        .asks("choose-one", "you", "AH.must-choose")
        .answers("first", "machete")
    )
    t.asks("choose-one", "you").answers("second")
    t.then("you", hand="guts", damage=1, horror=1)


def test_umordhoths_wrath_hurts_and_horrifies_whoever_has_no_card_left() -> None:
    """AH.must-choose: nothing is asked where there is one thing that can happen."""
    wrath("0").then("you", damage=2, horror=2)
    wrath("0", "machete").answers("first").then("you", hand="", damage=1, horror=1)


def test_a_weakness_in_hand_is_not_chosen_for_umordhoths_wrath() -> None:
    """AH.weakness-not-chosen-for-discard."""
    wrath("-1", "dark-memory").then("you", hand="dark-memory", damage=3, horror=3)


def test_umordhoths_wrath_spares_the_strong_of_will() -> None:
    """AH.st7-apply-results: Agnes has willpower 5."""
    t = given(you=seat("agnes"), locations=WOODS, encounter="umordhoths-wrath", chance=["0"], step="1.4", **BELOW)
    t.then("you", damage=0, horror=0)
