"""Group AA of the rules: the Rule of Six (items 344 to 349)."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat

THREE = ["brobnar", "dis", "logos"]
EDITIONS = ["1.0", "1.1", "1.3"]
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def refusal(edition: str) -> str:
    """The rule of the edition's own book; they come to the same."""
    return "KF.rule-of-six-1-0" if edition == "1.0" else "KF.rule-of-six"


@every_edition
def test_no_title_is_used_more_than_six_times_in_a_turn(edition: str) -> None:
    """KF.rule-of-six, KF.rule-of-six-1-0: seven Trolls, six reaps; Krump is another title; next turn the count starts anew."""
    t = given(
        house="brobnar",
        edition=edition,
        you=seat(line=["troll"] * 7 + ["krump"], hand=6, houses=THREE),
        foe=seat(line="valdr", hand=6, houses=THREE),
    )
    for k in range(6):
        assert t.may("reap:troll")
        t.you.reaps(f"you.line[{k}]")

    t.may_not("reap:troll@line:6", refusal(edition)).may_not("fight:troll@line:6", refusal(edition))
    assert t.may("reap:krump")
    t.you.ends_turn()
    t.foe.chooses_house("dis")
    t.foe.ends_turn("brobnar")
    assert t.may("reap:troll")


@every_edition
def test_the_same_card_is_used_no_more_than_six_times(edition: str) -> None:
    """KF.rule-of-six, KF.rule-of-six-1-0: Into the Fray readies one Troll after each fight; the seventh is refused."""
    t = given(
        house="brobnar",
        edition=edition,
        you=seat(hand="into-the-fray", line="troll[way-of-the-wolf] krump"),
        foe=seat(line=["silvertooth"] * 8),
    )
    t.you.plays("into-the-fray", "troll")
    for _ in range(6):
        t.you.fights("troll", "silvertooth@foe-line:0")

    t.then("troll", ready=True, damage=0).then("foe", line=2)
    t.may_not("fight:troll", refusal(edition)).may_not("reap:troll", refusal(edition))
    assert t.may("fight:krump")


@every_edition
@pytest.mark.parametrize("played", [0, 1])
def test_plays_and_uses_of_a_title_add_up(edition: str, played: int) -> None:
    """KF.rule-of-six-adds: one Troll played and five used make six; a copy in hand cannot be played any more."""
    t = given(
        house="brobnar",
        edition=edition,
        you=seat(hand="troll troll", line=["troll"] * 6 + ["krump"]),
        foe=seat(line="valdr"),
    )
    for _ in range(played):
        t.you.plays("troll", "right")
    for k in range(6 - played):
        t.you.reaps(f"you.line[{k}]")

    t.may_not("play:troll@hand:0", refusal(edition))
    if played:
        t.may_not("reap:troll@line:5", refusal(edition))
    assert t.may("discard:troll") and t.may("reap:krump")


def test_plays_from_any_zone_and_uses_by_effect_count() -> None:
    """KF.rule-of-six-adds: a play by Wild Wormhole, a use by Inspiration, four by your own choice: the seventh is refused."""
    t = given(
        house="logos",
        you=seat(
            hand="wild-wormhole inspiration!logos",
            deck="doc-bookton troll",
            line=["doc-bookton"] * 6,
        ),
        foe=seat(line="valdr"),
    )
    t.you.plays("wild-wormhole", "right")
    t.you.plays("inspiration", "doc-bookton@line:0", "reap")
    for k in range(1, 5):
        t.you.reaps(f"you.line[{k}]")

    t.may_not("reap:doc-bookton@line:5", "KF.rule-of-six")


def test_what_does_not_count_for_the_rule_of_six() -> None:
    """KF.rule-of-six-not-counted: discards, being put into play, being triggered, being attacked."""
    t = given(house="brobnar", you=seat(hand="smith smith", line="krump"), foe=seat(line="krump+power:9"))
    t.you.discards("smith")
    t.you.discards("smith")
    t.you.fights("krump@line:0")
    assert t.s.titles == {"krump": 1}  # the attacked Krump was not used

    t = given(house="mars", you=seat(artifacts="swap-widget", line="tunk", hand="mindwarper"))
    t.you.acts("swap-widget", "mindwarper")
    t.then("you", line="mindwarper", hand="tunk")
    assert t.s.titles == {"swap-widget": 1}

    t = given(house="logos", you=seat(line="replicator doc-bookton", deck="troll"))
    t.you.reaps("replicator")
    t.then("you", hand="troll")
    assert t.s.titles == {"replicator": 1}


def test_repeated_effects_do_not_count() -> None:
    """KF.rule-of-six-not-counted: Numquid's effect, repeated four times, is one play."""
    t = given(house="sanctum", you=seat(hand="numquid-the-fair"), foe=seat(line=["urchin"] * 6))

    t.you.plays("numquid-the-fair")
    while t.g.decision is not None and t.g.decision.kind == "target":
        t.answers(0)

    t.then("foe", line="urchin")
    assert t.s.titles == {"numquid-the-fair": 1}


@every_edition
def test_removing_a_stun_is_a_use_and_counts(edition: str) -> None:
    """KF.rule-of-six-stun: five reaps and a stun removed: the seventh Troll cannot be used."""
    t = given(house="brobnar", edition=edition, you=seat(line=["troll+stun"] + ["troll"] * 6), foe=seat(line="valdr"))
    t.you.unstuns("you.line[0]")
    for k in range(1, 6):
        t.you.reaps(f"you.line[{k}]")

    t.may_not("reap:troll@line:6", refusal(edition))


def test_a_seventh_use_by_an_effect_is_skipped() -> None:
    """KF.rule-of-six-seventh: Inspiration readies a Sequis that is exhausted, but cannot use it; Bulwark it can."""
    t = given(
        house="sanctum",
        you=seat(hand="inspiration inspiration", line=["sequis"] * 6 + ["bulwark"]),
        foe=seat(line="valdr"),
    )
    for k in range(6):
        t.you.reaps(f"you.line[{k}]")

    t.you.plays("inspiration", "sequis@line:0")
    t.then("you.line[0]", ready=True).then("you", amber=6).because("KF.two-states", "KF.rule-of-six-seventh")
    t.you.plays("inspiration", "bulwark", "reap")

    t.then("you", amber=7)


def test_a_seventh_play_by_an_effect_is_skipped() -> None:
    """KF.rule-of-six-seventh: Wild Wormhole turns up a seventh Troll: it stays on top of the deck, the bonus is gained."""
    t = given(
        house="brobnar",
        you=seat(hand="wild-wormhole!brobnar", deck="troll krump", line=["troll"] * 6),
        foe=seat(line="valdr"),
    )
    for k in range(6):
        t.you.reaps(f"you.line[{k}]")

    t.you.plays("wild-wormhole")

    t.then("you", amber=7, deck="troll krump", line=6).because("KF.a-card-that-cannot-be-played")
