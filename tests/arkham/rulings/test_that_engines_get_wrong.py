"""Rulings that engines get wrong: costs and provoked attacks, nesting, soaking, tokens, elimination, weaknesses, ties."""

from __future__ import annotations

import pytest

from tableforge.arkham.doors.testing import Ruling, given, seat


# ---------------------------------------------------------------- 1. costs, then attacks of opportunity, then the effect
def the_gun_is_played(damage: int = 0) -> Ruling:
    t = given(you=seat("roland", hand="45-automatic", resources=4, actions=2, damage=damage, threat="ghoul-minion"))
    return t.you.plays("45-automatic")


def test_costs_are_paid_then_the_enemy_attacks_then_the_gun_enters_play() -> None:
    t = the_gun_is_played()
    t.then("you", resources=0, actions=1, damage=1, horror=1)
    t.then("45-automatic", zone="play", uses=4)
    t.then("ghoul-minion", exhausted=False, zone="threat")
    t.because("AH.initiation-pay-costs", "AH.attack-of-opportunity", "AH.apply-damage", "AH.asset-stays-in-play")
    t.nothing_else()


def test_whoever_is_defeated_by_the_attack_loses_what_was_paid_and_the_gun_never_enters_play() -> None:
    t = the_gun_is_played(damage=8)
    t.then("you", status="defeated")
    t.then("45-automatic", zone="removed")


# ---------------------------------------------------------------- 2. which actions provoke
TWO_ENEMIES = {"threat": "ghoul-minion swarm-of-rats", "resources": 9}


@pytest.mark.parametrize(
    "verb, card, more",
    [
        ("fight", "ghoul-minion", {}),
        ("evade", "ghoul-minion", {}),
        ("activate", "41-derringer", {"play": "41-derringer"}),
        ("play", "backstab", {"hand": "backstab"}),
        ("activate", "mob-enforcer", {"threat": "mob-enforcer ghoul-minion"}),
        ("play", "magnifying-glass", {"hand": "magnifying-glass"}),
    ],
)
def test_to_fight_evade_parley_or_play_fast_provokes_nobody(verb: str, card: str, more: dict[str, str]) -> None:
    t = given(you=seat("skids", **{**TWO_ENEMIES, **more}))
    t.you.does(verb, card)
    assert "provokes" not in t.happened()


def test_to_resign_provokes_nobody() -> None:
    t = given(you=seat("skids", **TWO_ENEMIES), locations="parlor")
    t.you.activates("parlor")
    t.then("you", status="resigned", damage=0, horror=0)
    assert "provokes" not in t.happened()


@pytest.mark.parametrize(
    "verb, card, more",
    [
        ("move", "attic", {}),
        ("draw", None, {"deck": 3}),
        ("resource", None, {}),
        ("investigate", "hallway", {}),
        ("activate", "burglary", {"play": "burglary"}),
        ("activate", "flashlight", {"play": "flashlight"}),
        ("play", "beat-cop", {"hand": "beat-cop"}),
        ("activate", "haunted", {"threat": "ghoul-minion swarm-of-rats haunted"}),
    ],
)
def test_every_other_action_lets_each_engaged_enemy_attack_once(verb: str, card: str, more: dict[str, str]) -> None:
    t = given(you=seat("skids", **{**TWO_ENEMIES, **more}), locations="hallway attic", enemies="")
    t.you.does(verb, card)
    t.asks("attack-order", "you", "AH.attack-of-opportunity-order", "ghoul-minion swarm-of-rats")
    t.answers("swarm-of-rats")
    assert t.happened().count("provokes") == 2
    t.then("ghoul-minion", exhausted=False)


def test_to_engage_another_enemy_provokes_and_two_copies_attack_twice() -> None:
    t = given(you=seat("skids", threat="swarm-of-rats swarm-of-rats"), enemies="ghoul-minion+exhausted")
    t.you.engages("ghoul-minion", "swarm-of-rats@threat-skids-otoole")
    t.then("you", damage=2).then("ghoul-minion", zone="threat")


# ---------------------------------------------------------------- 3. nested reactions are last in, first out
def test_a_reaction_inside_a_reaction_is_over_before_the_outer_one_goes_on() -> None:
    t = given(
        you=seat("roland", hand="machete", resources=3, play="guard-dog", threat="goat-spawn+damage:2"),
        ally=seat("agnes", threat="ghoul-minion"),
    )
    t.you.plays("machete", "guard-dog")
    t.asks("react", "you").answers("react:guard-dog")
    t.asks("assign-horror", "you").answers("roland-banks")
    t.asks("react", "ally").answers("react:agnes-baker", "ghoul-minion")
    t.then("goat-spawn", zone="encounter-discard").then("ghoul-minion", damage=1)
    t.then("guard-dog", damage=1).then("machete", zone="play")
    t.then("you", horror=1, damage=0).then("ally", horror=1)
    order = [e.kind for e in t.events()]
    assert order.index("place-horror") < order.index("defeated") < order.index("enters-play")


def test_the_dog_may_bite_back_though_the_damage_kills_it() -> None:
    t = given(you=seat("roland", play="guard-dog+damage:2", threat="ghoul-minion", deck=3), step="3.3")
    t.answers("guard-dog", "roland-banks").asks("react", "you").answers("react:guard-dog")
    t.then("ghoul-minion", damage=1).then("guard-dog", zone="discard")


# ---------------------------------------------------------------- 4. assign everything, then apply at once
def test_an_asset_is_assigned_no_more_than_defeats_it_and_all_is_applied_at_once() -> None:
    t = given(you=seat("roland", play="beat-cop+damage:1", threat="ghoul-priest", deck=3), step="3.3")
    t.asks("assign-damage", "you", "AH.assign-damage", "beat-cop roland-banks").answers("beat-cop")
    t.asks("assign-horror").answers("beat-cop", "beat-cop")
    t.then("you", damage=1, horror=0).then("beat-cop", zone="discard")
    placed = [e for e in t.events() if e.kind in ("place-damage", "place-horror")]
    fell = [e.kind for e in t.events()].index("defeated")
    assert len(placed) == 3 and all([t.events().index(e) < fell for e in placed])


@pytest.mark.parametrize("card, place", [("psychosis", "attic"), ("hypochondria", "cellar")])
def test_direct_damage_and_horror_cannot_be_soaked(card: str, place: str) -> None:
    t = given(you=seat("roland", play="beat-cop", threat=card), locations="hallway cellar attic")
    t.you.moves(place, "roland-banks")  # what the place deals could be soaked, what follows from it could not
    t.then("you", damage=1, horror=1).then("beat-cop", damage=0, horror=0)


# ---------------------------------------------------------------- 5. values from scratch, the floor last
def test_a_value_is_worked_out_from_scratch_and_the_floor_of_zero_comes_last() -> None:
    t = given(
        you=seat("agnes", hand="lucky look-what-i-found", resources=5, play="flashlight"),
        locations="cellar+clues:2",
        chance=["-4"],
    )
    t.you.activates("flashlight", "pass", "play:lucky")
    t.asks("react", "you").then("table", value=0)
    t.answers("play:look-what-i-found")
    t.then("you", clues=2).because("AH.st3-reveal-chaos-token", "AH.st6-success-or-failure", "AH.discover-clue")


# ---------------------------------------------------------------- 6. automatic failure
def test_automatic_failure_is_failure_by_the_whole_difficulty() -> None:
    t = given(
        you=seat("wendy", hand="manual-dexterity", play="leather-coat", deck=3),
        encounter="grasping-hands",
        step="1.4",
        chance=["auto-fail"],
    )
    t.answers("commit:manual-dexterity", "leather-coat", "leather-coat")
    t.then("you", damage=1).then("leather-coat", zone="discard").then("manual-dexterity", zone="discard")
    t.then("you", deck=3)


# ---------------------------------------------------------------- 7. no window after the token
def test_there_is_no_window_after_the_token() -> None:
    t = given(you=seat("roland", play="physical-training", resources=3), enemies="ghoul-minion", chance=["-4"])
    t.you.fights("ghoul-minion")
    t.asks("window", "you").answers("use:physical-training#2", "pass")
    t.asks("window", "you").answers("pass").asks("act")
    t.then("you", resources=2).then("ghoul-minion", damage=0)


def test_another_investigator_here_commits_one_card_at_most() -> None:
    t = given(
        you=seat("roland", hand="overpower"),
        ally=seat("skids", hand="overpower vicious-blow"),
        enemies="ghoul-minion+exhausted",
        chance=["0"],
    )
    t.you.fights("ghoul-minion", "commit:overpower")
    t.asks("commit", "ally")
    t.may_not("commit:overpower@hand")  # at most one of that title over all players
    t.answers("commit:vicious-blow")
    t.then("ghoul-minion", zone="encounter-discard")


# ---------------------------------------------------------------- 8. Wendy's redraw
def test_wendys_redraw_puts_the_token_back_as_never_revealed_once_per_test() -> None:
    t = given(
        you=seat("wendy", play="baseball-bat", hand="guts abandoned-and-alone", threat="swarm-of-rats"),
        chance=["skull", "+1"],
    )
    t.you.activates("baseball-bat")
    while t.g.decision is not None and t.g.decision.kind in ("commit", "window"):
        t.answers("pass")
    t.asks("react", "you").answers("react:wendy-adams")
    t.then("guts", zone="discard").then("abandoned-and-alone", zone="hand")
    t.then("swarm-of-rats", zone="encounter-discard").then("baseball-bat", zone="play")


# ---------------------------------------------------------------- 9. Cover Up
def cover_up(clues: int) -> Ruling:
    you = seat("roland", threat="cover-up+clues:3", play="dr-milan-christopher")
    t = given(you=you, locations=f"study+clues:{clues}", chance=["+1"])
    return t.you.investigates()


def test_clues_may_go_from_cover_up_instead_and_the_investigation_succeeds_all_the_same() -> None:
    t = cover_up(2)
    t.answers("react:dr-milan-christopher").asks("react", "you").answers("react:cover-up")
    t.then("cover-up", clues=2).then("study", clues=2).then("you", clues=0, resources=1)


def test_without_a_clue_to_discover_cover_up_is_not_on_offer() -> None:
    t = cover_up(0)
    t.answers("react:dr-milan-christopher").asks("act").then("cover-up", clues=3)


def test_the_game_has_ended_for_the_weaknesses_of_whoever_resigns() -> None:
    t = given(you=seat("roland", threat="cover-up+clues:3"), ally=seat("agnes"), locations="parlor", campaign=True)
    t.you.activates("parlor")
    t.then("you", status="resigned", trauma=[0, 1]).then("cover-up", zone="removed")


# ---------------------------------------------------------------- 10. two ways to die at once
def test_who_falls_by_damage_and_horror_at_once_chooses_one_trauma() -> None:
    t = given(
        you=seat("roland", damage=8, horror=4, clues=2, threat="ghoul-minion haunted"),
        ally=seat("agnes", at="attic"),
        locations="hallway attic",
        campaign=True,
        step="3.3",
    )
    t.asks("trauma", "you", "AH.trauma-both-at-once").answers("mental")
    t.then("you", status="defeated", trauma=[0, 1]).then("hallway", clues=2)
    t.then("ghoul-minion", zone="location").then("haunted", zone="removed")


def test_in_a_game_on_its_own_a_defeat_leaves_no_trauma() -> None:
    you = seat("roland", damage=8, threat="ghoul-minion")
    t = given(you=you, ally=seat("agnes", at="attic"), locations="hallway attic", step="3.3")
    t.then("you", status="defeated", trauma=[0, 0])


# ---------------------------------------------------------------- 11. evade, ready, engage again
def test_an_evaded_enemy_readies_with_everything_else_and_engages_without_attacking() -> None:
    t = given(you=seat("daisy", deck=5), enemies="ghoul-minion+exhausted", step="3.1")
    t.then("ghoul-minion", zone="threat", exhausted=False).then("you", damage=0, horror=0)


# ---------------------------------------------------------------- 12. attacks gone wrong
def test_a_failed_attack_hits_the_one_other_investigator_that_the_enemy_is_engaged_with() -> None:
    t = given(you=seat("roland", play="45-automatic"), ally=seat("skids", threat="ghoul-minion"), chance=["auto-fail"])
    t.you.activates("45-automatic")
    t.then("ally", damage=2).then("you", damage=0).then("ghoul-minion", damage=0)


def test_retaliate_answers_a_failed_attack_without_exhausting() -> None:
    t = given(you=seat("roland"), enemies="ghoul-priest+exhausted", chance=["auto-fail"])
    t.you.fights("ghoul-priest").then("you", damage=0)
    t = given(you=seat("roland"), ally=seat("skids", threat="ghoul-priest", play="leather-coat"), chance=["auto-fail"])
    t.you.fights("ghoul-priest", "skids-otoole")
    t.then("ally", damage=1).then("you", damage=2, horror=2).then("ghoul-priest", exhausted=False)


def test_dodge_cancels_an_attack_of_the_enemy_phase_and_the_enemy_exhausts() -> None:
    t = given(you=seat("roland", hand="dodge", resources=1, threat="ghoul-minion", deck=2), step="3.3")
    t.asks("react", "you").answers("play:dodge")
    t.then("you", damage=0, horror=0)
    assert "exhaust" in t.happened()


# ---------------------------------------------------------------- 13. weaknesses enter through the side door
def test_a_weakness_that_is_searched_for_resolves_as_if_drawn() -> None:
    t = given(
        you=seat(
            "daisy",
            hand="research-librarian",
            resources=2,
            play="magnifying-glass old-book-of-lore",
            deck="the-necronomicon guts",
        )
    )
    t.you.plays("research-librarian", "react:research-librarian")
    if t.g.decision is not None and t.g.decision.kind != "make-room":
        t.answers("the-necronomicon")
    t.asks("make-room", "you").answers("magnifying-glass")
    t.then("the-necronomicon", zone="threat", horror=3).then("magnifying-glass", zone="discard")


# ---------------------------------------------------------------- 14. ties, "then", and the end of the round
def test_the_lead_chooses_freely_between_locations_that_tie_for_most_clues() -> None:
    t = given(
        you=seat("roland"),
        scenario="the-midnight-masks",
        locations="rivertown+clues:1 graveyard+clues:1 easttown+clues:1",
        encounter="locked-door",
        step="1.4",
    )
    t.asks("target", "you").answers("graveyard")
    t.then("locked-door", host="graveyard")


def test_clues_are_still_discovered_after_a_revelation_was_cancelled() -> None:
    t = given(
        you=seat("agnes", hand="drawn-to-the-flame ward-of-protection", resources=9),
        encounter="rotting-remains",
        locations="study+clues:2",
    )
    t.you.plays("drawn-to-the-flame", "play:ward-of-protection")
    t.then("rotting-remains", zone="encounter-discard").then("you", horror=1, clues=2)


def end_of_round(rules: str) -> list[str]:
    t = given(
        you=seat("roland", clues=3, deck=3),
        act="the-barrier",
        agenda="theyre-getting-out",
        aside="lita-chantler ghoul-priest",
        locations="hallway parlor+unrevealed",
        enemies="ghoul-minion@hallway+exhausted",
        step="4.6",
        rules=rules,
    )
    while t.g.decision is not None and t.g.decision.kind == "may":
        t.answers("yes")
    return t.happened()


def test_when_the_round_ends_comes_before_at_the_end_of_the_round_by_the_faq() -> None:
    order = end_of_round("faq")
    assert order.index("advance") < order.index("place-doom")


def test_by_the_book_of_2016_forced_abilities_come_first() -> None:
    order = end_of_round("2016")
    assert order.index("place-doom") < order.index("advance")
