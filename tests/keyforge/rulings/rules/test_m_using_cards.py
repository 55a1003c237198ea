"""Group M of the rules: using cards in general (items 143 to 156)."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import Ruling, given, seat

THREE = ["brobnar", "dis", "logos"]
EDITIONS = ["1.0", "1.1", "1.3"]


def acts(t: Ruling) -> set[str]:
    """What the active player may do now, without places."""
    assert t.g.decision is not None
    return {o.key.split("@")[0] for o in t.g.decision.options}


# ------------------------------------------------------------------ 143 to 145 by right
def test_any_number_of_ready_active_house_cards_may_be_used() -> None:
    """KF.own-house-own-control: every ready Brobnar card once, in any order; not the exhausted one, not the Logos one."""
    t = given(
        house="brobnar",
        you=seat(line="troll headhunter+exhausted groke dextre", artifacts="cannon library-of-babble", houses=THREE),
        foe=seat(line="lollop-the-titanic"),
    )
    assert acts(t) == {"reap:troll", "fight:troll", "reap:groke", "fight:groke", "action:cannon", "end-turn"}
    t.you.acts("cannon", "lollop-the-titanic")
    t.you.fights("groke")
    t.you.reaps("troll").then("you", amber=1)
    t.asks("act", options="end-turn")


def test_only_controlled_cards_are_used() -> None:
    """KF.use-needs-control: a card of yours under the opponent's control is theirs to use, one of theirs under yours is yours."""
    t = given(
        house="shadows",
        you=seat(line="dodger+owner:foe", houses=["shadows", "dis", "logos"]),
        foe=seat(line="umbra+owner:you", artifacts="skeleton-key", houses=["shadows", "dis", "logos"]),
    )
    assert t.may("reap:dodger")
    t.may_not("reap:umbra@foe-line:0", "KF.use-needs-control").may_not(
        "action:skeleton-key@foe-artifacts:0", "KF.use-needs-control"
    )
    t.you.ends_turn()
    t.foe.chooses_house("shadows")
    assert t.may("reap:umbra") and t.may("action:skeleton-key")


def test_a_card_readied_again_may_be_used_again() -> None:
    """KF.use-again: Rocket Boots ready their creature after its first use this turn, not after the second."""
    t = given(house="brobnar", you=seat(line="groke[rocket-boots] headhunter"))
    t.you.reaps("groke").then("groke", ready=True).then("you", amber=1).then("headhunter", ready=True)
    t.you.reaps("groke").then("groke", ready=False).then("you", amber=2)
    t.may_not("reap:groke", "KF.only-ready-cards-are-used")


# ------------------------------------------------------------------ 146 to 150 by card
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_use_granted_by_a_card_accepts_any_house(edition: str) -> None:
    """KF.use-by-card-ability: Dominator Bauble uses a Shadows creature in a Dis turn, in every edition."""
    t = given(
        house="dis",
        edition=edition,
        you=seat(artifacts="dominator-bauble", line="dodger charette"),
        foe=seat(amber=2, line="troll"),
    )
    t.may_not("reap:dodger", "KF.off-house")
    t.you.acts("dominator-bauble", "dodger").asks(
        "use-how", rule="KF.use-by-card-ability", options="reap fight"
    ).answers("reap")
    t.then("you", amber=1).then("dodger", ready=False).then("charette", ready=True)


def test_a_use_granted_by_a_card_may_be_narrowed() -> None:
    """KF.use-by-card-ability: Ulyq Megamouth uses a friendly non-Mars creature."""
    t = given(house="mars", you=seat(line="ulyq-megamouth tunk dodger troll"))
    t.you.reaps("ulyq-megamouth").asks("target", options="dodger troll").answers("troll")
    t.then("you", amber=2).then("troll", ready=False).then("dodger", ready=True).then("tunk", ready=True)


def test_a_card_used_by_an_effect_must_still_be_ready() -> None:
    """KF.use-requirements-stay: the exhausted Dodger may be chosen, but is not used."""
    t = given(house="dis", you=seat(artifacts="dominator-bauble", line="dodger+exhausted charette"), foe=seat(amber=2))
    t.you.acts("dominator-bauble", "dodger")
    t.then("you", amber=0).then("dodger", ready=False)
    t.because("KF.use-requirements-stay")
    t.nothing_else()


def test_a_fight_granted_by_a_card_still_needs_a_target() -> None:
    """KF.use-requirements-stay: Dominator Bauble offers no fight against an empty line; the creature reaps instead."""
    t = given(house="dis", you=seat(artifacts="dominator-bauble", line="dodger charette"))
    t.you.acts("dominator-bauble", "dodger").then("you", amber=1).then("dodger", ready=False)


def test_fight_with_is_a_fight_by_the_normal_rules() -> None:
    """KF.fight-with: Gauntlet of Command's creature obeys taunt, exhausts, takes damage and has its Fight ability."""
    t = given(
        house="brobnar",
        you=seat(artifacts="gauntlet-of-command", line="headhunter groke"),
        foe=seat(line="dodger champion-anaphiel umbra+exhausted troll"),
    )
    t.you.acts("gauntlet-of-command", "headhunter").asks(
        "attack", rule="KF.fight-target", options="champion-anaphiel troll"
    )
    t.may_not("dodger", "KF.taunt")
    t.answers("champion-anaphiel")
    t.then("you", line="groke", discard="headhunter", amber=0).then("champion-anaphiel", damage=4)

    t = given(
        house="brobnar", you=seat(artifacts="gauntlet-of-command", line="headhunter groke"), foe=seat(line="umbra")
    )
    t.you.acts("gauntlet-of-command", "headhunter").then("headhunter", damage=2, ready=False).then("you", amber=1)


@pytest.mark.parametrize("state", ["", "+exhausted"])
def test_ready_and_fight_with_does_each_half_as_far_as_it_can(state: str) -> None:
    """KF.ready-and-fight-with: Anger on a ready Snufflegator just fights; on an exhausted one it readies first."""
    t = given(house="brobnar", you=seat(hand="anger", line=f"snufflegator{state}"), foe=seat(line="dodger"))
    t.you.plays("anger").then("snufflegator", ready=False, damage=0).then("dodger", damage=4)


def test_ready_and_fight_with_no_enemy_leaves_the_creature_ready() -> None:
    """KF.ready-and-fight-no-enemy: Bumpsy is readied, cannot fight, and may then be used by the normal rules."""
    t = given(house="brobnar", you=seat(hand="anger", line="bumpsy+exhausted groke+exhausted"))
    t.you.plays("anger", "bumpsy").then("bumpsy", ready=True).then("groke", ready=False).then("you", amber=1)
    t.nothing_else()
    t.you.reaps("bumpsy").then("you", amber=2)


# ------------------------------------------------------------------ 151 and 152 permissions for the turn
def test_you_may_use_this_turn_lasts_the_turn_and_allows_repeated_use() -> None:
    """KF.you-may-use-this-turn: Combat Pheromones: Mindwarper, John Smyth, and Mindwarper again when readied; no third card."""
    t = given(
        house="dis",
        you=seat(
            artifacts="combat-pheromones", line="mindwarper john-smyth tunk dodger", houses=["dis", "mars", "shadows"]
        ),
        foe=seat(amber=3),
    )
    t.may_not("reap:mindwarper", "KF.off-house")
    t.you.omnis("combat-pheromones").then("you", discard="combat-pheromones")
    t.may_not("reap:dodger", "KF.off-house")
    t.you.reaps("mindwarper").then("you", amber=1)
    t.you.reaps("john-smyth", "mindwarper").then("you", amber=2).then("mindwarper", ready=True)
    assert t.may("reap:mindwarper") and t.may("action:mindwarper")
    t.may_not("reap:tunk", "KF.off-house")
    t.you.reaps("mindwarper").then("you", amber=3)


def test_you_may_use_this_turn_ends_with_the_turn() -> None:
    """KF.you-may-use-this-turn: next turn Sigil of Brotherhood no longer opens Sanctum creatures."""
    houses = ["dis", "sanctum", "logos"]
    t = given(
        house="dis",
        you=seat(artifacts="sigil-of-brotherhood", line="sequis", hand=6, houses=houses),
        foe=seat(hand=6, houses=THREE),
    )
    t.you.omnis("sigil-of-brotherhood")
    assert t.may("reap:sequis")
    t.you.ends_turn()
    t.foe.chooses_house("dis")
    t.foe.ends_turn()
    t.you.chooses_house("dis").may_not("reap:sequis", "KF.off-house")


def test_may_fight_permits_no_reap_and_no_action() -> None:
    """KF.restricted-permissions: Brothers in Battle on Shadows: they may fight; Noddy's Action and any reap stay closed."""
    t = given(
        house="brobnar",
        you=seat(
            hand="brothers-in-battle", line="noddy-the-thief troll charette", houses=["brobnar", "shadows", "dis"]
        ),
        foe=seat(line="dodger"),
    )
    t.you.plays("brothers-in-battle", "shadows")
    assert acts(t) == {"fight:noddy-the-thief", "reap:troll", "fight:troll", "end-turn"}
    t.may_not("reap:noddy-the-thief", "KF.off-house").may_not("action:noddy-the-thief", "KF.off-house")
    t.may_not("fight:charette", "KF.off-house")


def test_can_only_fight_closes_everything_else_even_in_the_active_house() -> None:
    """KF.restricted-permissions: Horseman of War opens every friendly creature for a fight and for nothing else."""
    t = given(
        house="sanctum",
        you=seat(hand="horseman-of-war", line="sequis noddy-the-thief", houses=["sanctum", "shadows", "dis"]),
        foe=seat(line="dodger"),
    )
    t.you.plays("horseman-of-war", "left")
    assert acts(t) == {"fight:sequis", "fight:noddy-the-thief", "end-turn"}
    t.may_not("reap:sequis", "KF.restricted-permissions").may_not("action:noddy-the-thief", "KF.restricted-permissions")


# ------------------------------------------------------------------ 153 and 154 what is a use
@pytest.mark.parametrize(("bauble", "stolen"), [(True, 2), (False, 0)])
def test_fighting_reaping_action_and_omni_by_any_cause_are_uses(bauble: bool, stolen: int) -> None:
    """KF.what-counts-as-use: Stampede counts creatures used this turn: by right and by an effect alike; three are needed."""
    t = given(
        house="untamed",
        you=seat(
            hand="stampede",
            artifacts="dominator-bauble!untamed",
            line="dew-faerie snufflegator dodger",
            houses=["untamed", "dis", "shadows"],
        ),
        foe=seat(amber=5, line="lollop-the-titanic"),
    )
    t.you.reaps("dew-faerie").then("you", amber=2)
    t.you.fights("snufflegator")
    if bauble:
        t.you.acts("dominator-bauble", "dodger", "fight").then("you", amber=3)
    before = t.player("you")["amber"]
    t.you.plays("stampede").then("you", amber=before + 1 + stolen)


def test_an_effect_that_makes_a_creature_fight_uses_it_for_whatever_watches() -> None:
    """KF.what-counts-as-use: a creature with Bonerot Venom takes 2 after Anger has made it fight."""
    t = given(
        house="brobnar", you=seat(hand="anger", line="lollop-the-titanic[bonerot-venom] troll"), foe=seat(line="urchin")
    )
    t.you.plays("anger", "lollop-the-titanic").then("lollop-the-titanic", damage=2).then("troll", damage=0)


def test_applying_a_constant_ability_is_no_use() -> None:
    """KF.constant-abilities: Bulwark, exhausted or ready, gives armor without exhausting, and what watches uses sees none."""
    for state, ready in (("", True), ("+exhausted", False)):
        t = given(house="brobnar", you=seat(hand="punch"), foe=seat(line=f"bulwark[bonerot-venom]{state} troll"))
        t.you.plays("punch", "troll")
        t.then("troll", damage=1, armor_left=0).then("bulwark", ready=ready, damage=0).then("you", amber=1)
        t.nothing_else()


# ------------------------------------------------------------------ 155 and 156 as if it were yours
def test_an_artifact_used_as_if_it_were_yours_works_for_you_and_stays_theirs() -> None:
    """KF.as-if-it-were-yours: Remote Access on the opponent's Library of Babble: you draw, it exhausts, they keep it."""
    t = given(
        house="logos",
        you=seat(hand="remote-access", deck="troll"),
        foe=seat(artifacts="library-of-babble cannon", deck="dodger"),
    )
    t.you.plays("remote-access", "library-of-babble")
    t.then("you", hand="troll", amber=1).then("library-of-babble", ready=False, controller="foe").then(
        "foe", deck="dodger", hand=""
    )


def test_the_user_takes_the_decisions_of_a_card_used_as_if_it_were_theirs() -> None:
    """KF.as-if-it-were-yours: with the opponent's Skeleton Key a friendly creature is one of yours, and it captures from them."""
    t = given(
        house="logos",
        you=seat(hand="remote-access", line="dextre mother"),
        foe=seat(amber=2, artifacts="skeleton-key", line="dodger"),
    )
    t.you.plays("remote-access").asks("target", seat="you", options="dextre mother").answers("mother")
    t.then("mother", amber=1).then("foe", amber=1).then("dodger", amber=0)


@pytest.mark.parametrize(("edition", "sacrificed"), [("1.0", True), ("1.1", True), ("1.3", False)])
def test_its_own_sacrifice_fails_since_1_3_and_the_rest_resolves(edition: str, sacrificed: bool) -> None:
    """KF.as-if-it-were-yours: nobody sacrifices a card they do not control; Screechbomb stays, exhausted, and they lose 2."""
    t = given(
        house="logos",
        edition=edition,
        you=seat(hand="remote-access", amber=4),
        foe=seat(amber=3, artifacts="screechbomb"),
    )
    t.you.plays("remote-access")
    t.then("foe", amber=1, artifacts="" if sacrificed else "screechbomb", discard="screechbomb" if sacrificed else "")
    t.then("you", amber=5).then("screechbomb", ready=False)
    t.because("KF.sacrifice-as-if-yours" if sacrificed else "KF.only-own-control", "KF.lose")


@pytest.mark.parametrize("artifact", ["banner-of-battle", "cannon+exhausted"])
def test_an_artifact_that_cannot_be_used_still_suffers_the_rest_of_the_effect(artifact: str) -> None:
    """KF.part-of-an-effect-fails: Poltergeist destroys what has no ability to use, and what is exhausted."""
    t = given(
        house="dis",
        you=seat(hand="poltergeist", artifacts="library-of-the-damned"),
        foe=seat(artifacts=artifact, line="dodger"),
    )
    name = artifact.partition("+")[0]
    t.you.plays("poltergeist", name)
    t.then("foe", artifacts="", discard=name).then("dodger", damage=0).then(
        "you", artifacts="library-of-the-damned", amber=1
    )
    t.because("KF.use-requirements-stay", "KF.destroyed")
