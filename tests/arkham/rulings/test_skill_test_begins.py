"""Skill tests up to ST.2: what is tested against what, and which cards are committed by whom."""

from __future__ import annotations

from arkham.acting import margins

from tableforge.arkham.doors.testing import Ruling, given, seat


def what(t: Ruling) -> list[tuple[int, int]]:
    """Which skill was tested against which difficulty."""
    return [(e.data[0], e.amount) for e in t.events() if e.kind == "test"]


# ---------------------------------------------------------------- ST.1
def test_equal_is_enough() -> None:
    """AH.skill-test."""
    t = given(you=seat("roland"), locations="study+clues:1", chance=["-1"])
    t.you.investigates().then("you", clues=1)
    assert margins(t) == [0]


def test_the_difficulty_is_fight_shroud_evade_or_what_the_card_says_and_may_be_modified() -> None:
    """AH.skill-test-difficulty."""
    t = given(
        you=seat("roland", threat="icy-ghoul", play="flashlight"), locations="cellar[obscuring-fog]", chance=["0", "0"]
    )
    t.you.fights("icy-ghoul")
    assert what(t) == [(2, 3)]
    t.you.evades("icy-ghoul")
    assert what(t) == [(3, 4)]
    t = given(you=seat("roland"), locations="cellar[obscuring-fog]", chance=["0"])
    t.you.investigates()
    assert what(t) == [(1, 6)]
    t = given(you=seat("roland"), encounter="crypt-chill", step="1.4", chance=["+1"])
    assert [(e.data[0], e.amount) for e in t.g.events if e.kind == "test"] == [(0, 4)]


def test_with_another_skill_the_test_is_of_that_skill_and_icons_follow_it() -> None:
    """AH.skill-test-begins: Shrivelling fights with willpower."""
    t = given(you=seat("agnes", play="shrivelling", threat="ghoul-minion", hand="guts overpower"), chance=["0"])
    t.you.activates("shrivelling").asks("commit", "you").may_not("commit:overpower", "AH.commit-what")
    t.answers("commit:guts")
    assert what(t) == [(0, 2)] and margins(t) == [5]


def test_a_window_opens_before_any_card_is_committed_and_another_after_it() -> None:
    t = given(
        you=seat("roland", play="physical-training", resources=2, hand="overpower", threat="ghoul-minion", deck=2),
        chance=["0"],
    )
    t.you.fights("ghoul-minion").asks("window", "you", "AH.window-after-st1").answers("pass")
    t.asks("commit", "you", "AH.commit").answers("commit:overpower")
    t.asks("window", "you", "AH.window-after-st2").then("table", value=6, tokens=0).answers("pass").asks("act")


# ---------------------------------------------------------------- ST.2
def test_whoever_takes_the_test_commits_as_many_cards_as_they_like() -> None:
    """AH.commit, AH.commit-icons: one for each fitting icon, wild ones included."""
    t = given(
        you=seat("roland", hand="vicious-blow overpower unexpected-courage knife", threat="icy-ghoul", deck=2),
        chance=["-1"],
    )
    t.you.fights("icy-ghoul", "commit:vicious-blow", "commit:overpower", "commit:unexpected-courage")
    t.then("table", value=9).answers("commit:knife")
    assert margins(t) == [6]


def test_others_here_commit_one_card_each_and_nobody_from_elsewhere() -> None:
    """AH.commit-others."""
    t = given(
        you=seat("roland", at="hallway"),
        ally=seat("skids", hand="knife machete", at="hallway"),
        third=seat("agnes", hand="overpower", at="attic"),
        locations="hallway attic",
        enemies="ghoul-minion@hallway+exhausted",
        chance=["0"],
    )
    t.you.fights("ghoul-minion").asks("commit", "ally", "AH.commit").answers("commit:knife").asks("act")
    assert margins(t) == [3]


def test_any_card_with_a_fitting_icon_may_be_committed_and_costs_nothing() -> None:
    """AH.commit-what."""
    t = given(
        you=seat(
            "roland", hand="machete dynamite-blast emergency-cache beat-cop", threat="ghoul-minion dissonant-voices"
        ),
        chance=["0"],
    )
    t.you.fights("ghoul-minion").may_not("commit:emergency-cache", "AH.commit-what")
    t.may_not("commit:dynamite-blast", "AH.commit-what")  # willpower is not tested
    t.answers("commit:machete", "commit:beat-cop").then("you", resources=0).then("machete", zone="discard")


def test_the_ability_of_a_committed_skill_is_not_a_matter_of_choice() -> None:
    """AH.committed-skill-ability."""
    t = given(you=seat("roland", hand="overpower", threat="ghoul-minion", deck="guts knife"), chance=["0"])
    t.you.fights("ghoul-minion", "commit:overpower").asks("act").then("you", hand="guts")


def test_one_committed_copy_is_the_most_over_all_players() -> None:
    """AH.max-committed."""
    t = given(
        you=seat("roland", hand="overpower overpower"),
        ally=seat("skids", hand="overpower knife"),
        enemies="icy-ghoul+exhausted",
        chance=["0"],
    )
    t.you.fights("icy-ghoul", "commit:overpower")
    t.asks("commit", "ally", options="commit:knife pass").answers("commit:knife")


def test_the_tester_commits_first_and_all_are_asked_until_all_have_passed() -> None:
    """AH.commit-order."""
    t = given(
        you=seat("agnes", hand="knife"),
        ally=seat("roland", hand="overpower vicious-blow", threat="icy-ghoul"),
        active="ally",
        chance=["0"],
    )
    t.ally.fights("icy-ghoul").asks("commit", "ally").answers("pass").asks("commit", "you").answers("commit:knife")
    t.asks("commit", "ally").answers("commit:vicious-blow").asks("commit", "ally").answers("pass").asks("act", "ally")


def test_a_committed_card_is_in_no_zone_and_is_not_taken_back() -> None:
    """AH.committed-cards."""
    t = given(you=seat("roland", hand="overpower vicious-blow", threat="icy-ghoul", deck=2), chance=["0"])
    t.you.fights("icy-ghoul", "commit:overpower").asks("commit", "you", options="commit:vicious-blow pass")
    t.then("overpower", zone="limbo").then("you", hand="vicious-blow", discard=0).then("table", committed="overpower")
    t.answers("pass").then("overpower", zone="discard")


def test_a_location_that_asks_for_another_skill_leaves_no_choice() -> None:
    """AH.skill-test-begins: the Old House is searched with willpower, and Mind over Matter has no say in it."""
    t = given(
        you=seat("daisy", hand="mind-over-matter perception guts", resources=1, deck=3),
        scenario="the-devourer-below",
        locations="arkham-woods-old-house+clues:1",
        chance=["0"],
    )
    t.you.plays("mind-over-matter")
    t.you.investigates().asks("commit", "you", options="commit:guts pass").then("table", test="willpower").answers(
        "pass"
    )
    t.then("you", clues=1)


def test_once_the_token_is_revealed_no_window_opens() -> None:
    """AH.window-after-st2: the training could still be paid for, and nobody asks."""
    t = given(you=seat("roland", play="physical-training", resources=3, threat="icy-ghoul"), chance=["-4"])
    t.you.fights("icy-ghoul", "pass", "pass").asks("act").then("icy-ghoul", damage=0).then("you", resources=3)
