"""What random play has found, each as a ruling of its own."""

from __future__ import annotations

import pytest

from tableforge import laws
from tableforge.keyforge.doors.testing import given, seat


@pytest.mark.parametrize("edition", ["1.0", "1.1", "1.3"])
def test_a_repetition_that_can_change_nothing_ends(edition: str) -> None:
    """KF.repeat: the poorer player may repeat for ever a theft that The Vaultkeeper forbids; it ends instead."""
    t = given(
        house="shadows", edition=edition, you=seat(hand="bait-and-switch"), foe=seat(amber=4, line="the-vaultkeeper")
    )
    t.you.plays("bait-and-switch")
    t.then("you", amber=0).then("foe", amber=4).nothing_else()


def test_trying_a_key_tells_nothing_of_the_other_hand() -> None:
    """A card of the other hand is refused in the same words whether it is there or not."""
    t = given(house="shadows", you=seat(line="urchin"), foe=seat(hand="troll", deck="krump"))
    for place in ("foe-hand:0", "foe-deck:0"):
        for verb in ("", "play:", "reap:", "discard:"):
            there, not_there = [t.g.why_not(f"{verb}{name}@{place}") for name in ("troll", "krump")]
            assert there is not None and not_there is not None
            assert there.rule == not_there.rule
            assert there.text().replace("troll", "krump") == not_there.text()
            assert there.text("fr").replace("troll", "krump") == not_there.text("fr")


def test_a_card_under_a_card_is_shown_to_its_owner_alone() -> None:
    """KF.cards-under-cards: not to the other seat, and not to a spectator either."""
    t = given(house="logos", you=seat(line="jargogle/troll"))
    under = {s: t.g.game.shown.view(t.s, s)["players"][0]["line"][0]["under"] for s in (0, 1, None)}
    assert under[0][0]["id"] == "troll"
    assert under[1] == under[None] == [None]


@pytest.mark.parametrize(
    ("edition", "card", "key", "rule"),
    [
        ("1.3", "incubation-chamber", "omni:incubation-chamber@artifacts:0", "KF.artifact-omni"),
        ("1.0", "incubation-chamber", "omni:incubation-chamber@artifacts:0", "KF.artifact-omni"),
        ("1.3", "lash-of-broken-dreams", "action:lash-of-broken-dreams@artifacts:0", "KF.artifact-action"),
    ],
)
def test_an_artifact_is_used_under_its_own_rule(edition: str, card: str, key: str, rule: str) -> None:
    t = given(house="dis", edition=edition, you=seat(artifacts=card, hand="agent-hoo-man"))
    assert t.g.decision is not None
    assert [o.rule for o in t.g.decision.options if o.key == key] == [rule]


@pytest.mark.parametrize(("edition", "rule"), [("1.0", "KF.purge-face-down"), ("1.3", "KF.purge")])
def test_a_purge_cites_the_rule_of_its_edition(edition: str, rule: str) -> None:
    t = given(house="shadows", edition=edition, you=seat(hand="oubliette"), foe=seat(line="urchin"))
    t.you.plays("oubliette")
    t.then("urchin", zone="purged").because(rule)


def test_whose_ability_is_under_way_is_known_wherever_the_card_went() -> None:
    """A search that imagines hidden cards does not rename the card that is asking."""
    t = given(
        house="dis",
        you=seat(hand="pain-reaction", deck="troll", line="dust-pixie dust-pixie"),
        foe=seat(line="ganger-chieftain[backup-copy,soulkeeper]+damage:3", deck="krump bumpsy"),
    )
    t.you.plays("pain-reaction")
    while t.g.decision is not None and t.g.decision.kind != "target":
        t.g.answer(0)
    d = t.g.decision
    assert d is not None and "Ganger Chieftain" in d.ask
    for k in range(8):
        assert d.imagined(k).ask == d.ask


@pytest.mark.parametrize(("seed", "at"), [(5276, 403), (6640, 325), (8768, 274)])
def test_what_fell_before_all_eyes_is_known_wherever_it_went(seed: int, at: int) -> None:
    """KF.leaving-into-hidden-zone: a reaction that waits names the creature that fell, though that is back in a hand by now."""
    report = laws.run("keyforge", seed=seed, at=at, sample="forged")
    assert report.ok, report.text()


def test_a_card_that_is_looked_at_is_told_of_where_it_lay_then() -> None:
    """KF.reveal-look: Eyegor looks at the only card of a deck, which goes to hand in the same breath: it lay in the deck."""
    report = laws.run("keyforge", seed=283, at=199, sample="forged")
    assert report.ok, report.text()
