"""Upgrades, artifacts, actions, copies: whose ability it is, what it is used as, and what becomes of it meanwhile."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import Ruling, given, seat


def asked(t: Ruling) -> list[str]:
    """What may be picked now."""
    assert t.g.decision is not None
    return [o.key for o in t.g.decision.options]


# ------------------------------------------------------------------ Replicator
@pytest.mark.parametrize("use", ["reap", "fight"])
def test_a_creature_whose_ability_uses_replicator_may_have_it_triggered_again(use: str) -> None:
    """KF.triggering-without-use, KF.use-by-card-ability: Ulyq has Replicator reap; Replicator triggers Ulyq once more."""
    t = given(
        house="mars", you=seat(line="ulyq-megamouth replicator doc-bookton", deck="punch"), foe=seat(line="urchin")
    )
    if use == "reap":
        t.you.reaps("ulyq-megamouth", "replicator", "reap", "ulyq-megamouth", "doc-bookton", "reap")
    else:
        t.you.fights("ulyq-megamouth", "urchin", "replicator", "reap", "ulyq-megamouth", "doc-bookton", "reap")

    t.then("doc-bookton", ready=False).then("you", hand="punch", amber=3 if use == "reap" else 2)


def test_a_commander_triggered_from_within_its_own_ability_commands_again() -> None:
    """KF.triggering-without-use: nothing goes round in a circle, every use exhausts a creature."""
    t = given(house="sanctum", you=seat(line="commander-remiel replicator doc-bookton", deck="punch"))

    t.you.reaps("commander-remiel", "replicator", "commander-remiel", "doc-bookton")

    t.then("you", amber=3, hand="punch").then("doc-bookton", ready=False)


def test_an_archived_card_played_by_project_zyx_may_lead_back_to_it() -> None:
    """KF.nested-resolution: Inspiration has Replicator reap, which triggers Project Z.Y.X. a second time."""
    t = given(house="logos", you=seat(line="project-zyx replicator", archives="inspiration troll"))

    t.you.reaps("project-zyx", "yes", "inspiration", "replicator", "yes", "left")

    t.then("you", line="troll project-zyx replicator", archives="", amber=2)


@pytest.mark.parametrize(
    ("line", "answers", "then"),
    [
        ("sequis", (), {"amber": 4}),
        ("grabber-jammer", (), {"amber": 4}),
        ("skybooster-squadron", (), {"hand": "skybooster-squadron"}),
        ("bumpsy[duskrunner]", (), {"amber": 4}),
        ("bumpsy[duskrunner,duskrunner]", (), {"amber": 3}),
        ("bumpsy[rocket-boots]", (), {"amber": 5}),
        ("gamgee", (), {"amber": 4}),
        ("war-grumpus troll", ("war-grumpus",), {"line": "war-grumpus troll"}),
    ],
)
def test_an_enemys_reap_ability_speaks_for_whoever_triggers_it(
    line: str, answers: tuple[str, ...], then: dict[str, object]
) -> None:
    """KF.triggering-without-use: "opponent" is its real controller; the card itself stays what and where it is."""
    t = given(house="logos", you=seat(line="replicator", amber=2), foe=seat(line=line, amber=5))

    t.you.reaps("replicator", *answers)

    t.then("foe", **then)


def test_this_creature_is_the_enemy_whose_ability_was_triggered() -> None:
    """KF.triggering-without-use: Zyzzix gets the counters, the triggering player archives."""
    t = given(house="logos", you=seat(line="replicator", hand="dodger"), foe=seat(line="zyzzix-the-many"))

    t.you.reaps("replicator", "yes", "dodger")

    t.then("zyzzix-the-many", power_counters=3, power=6).then("dodger", zone="archives").then("you", amber=1)
    t.nothing_else()


@pytest.mark.parametrize(("line", "archived"), [("glyxl-proliferator", 1), ("troll glyxl-proliferator bumpsy", 0)])
def test_the_place_of_the_triggered_creature_counts(line: str, archived: int) -> None:
    """KF.triggering-without-use: "on a flank" is asked of Glyxl, "your discard pile" of the player."""
    t = given(house="logos", you=seat(line="replicator", discard="tunk"), foe=seat(line=line, discard="zorg"))
    t.you.reaps("replicator", *(["glyxl-proliferator"] if " " in line else []))
    t.then("you", archives=archived).then("foe", discard="zorg")


def test_a_triggered_creature_was_not_used() -> None:
    """KF.triggering-without-use: no Containment Field, no stun lost, though stunned and exhausted."""
    t = given(house="logos", you=seat(line="replicator doc-bookton[containment-field]+stun+exhausted", deck="punch"))
    t.you.reaps("replicator")
    t.then("doc-bookton", zone="line", stunned=True).then("you", hand="punch")


def test_a_blank_creature_keeps_what_its_upgrades_give() -> None:
    """KF.blank-text-box: only Duskrunner is left to be triggered."""
    t = given(
        house="dis",
        you=seat(hand="shadow-of-dis", line="replicator!dis", deck="punch"),
        foe=seat(line="doc-bookton[duskrunner]", amber=2),
    )
    t.you.plays("shadow-of-dis")
    t.you.reaps("replicator").then("you", hand="", amber=3).then("foe", amber=1)


# ------------------------------------------------------------------ upgrades
def test_a_creature_that_came_back_was_not_yet_used() -> None:
    """KF.leaving-lasting-effects, KF.leaving-play: what Bumpsy did before it left is not Bumpsy's any more."""
    t = given(house="brobnar", you=seat(line="bumpsy drummernaut", hand="soft-landing!brobnar rocket-boots!brobnar"))
    t.you.reaps("bumpsy")
    t.you.reaps("drummernaut")
    t.you.plays("soft-landing")
    t.you.plays("bumpsy", "left")
    t.you.plays("rocket-boots", "bumpsy")

    t.you.reaps("bumpsy").then("bumpsy", ready=True)
    t.you.reaps("bumpsy").then("bumpsy", ready=False)


def test_losing_a_stun_was_the_first_use() -> None:
    """KF.stun-still-a-use: Rocket Boots do not ready a creature on its second use."""
    t = given(
        house="brobnar",
        you=seat(line="bumpsy[rocket-boots]+stun", artifacts="gauntlet-of-command"),
        foe=seat(line="urchin"),
    )
    t.you.unstuns("bumpsy").then("bumpsy", ready=False)
    t.you.acts("gauntlet-of-command").then("bumpsy", ready=False)


@pytest.mark.parametrize(("taken", "you", "foe"), [(False, 8, 6), (True, 6, 8)])
def test_a_granted_price_is_the_hosts_opponents(taken: bool, you: int, foe: int) -> None:
    """KF.upgrade-granted-abilities, KF.upgrade-host-changes-control: Jammer Pack on an enemy, then taken over."""
    t = given(house="mars", you=seat(hand="jammer-pack hypnobeam"), foe=seat(line="troll"))
    t.you.plays("jammer-pack")
    if taken:
        t.you.plays("hypnobeam")
    t.then("you", key_cost=you).then("foe", key_cost=foe).then("jammer-pack", controller="you", host="troll")


def test_the_end_of_your_turn_is_that_of_the_hosts_controller() -> None:
    """KF.upgrade-granted-abilities: Cybergiant Rig on an enemy loses its counters in the enemy's turns."""
    t = given(house="brobnar", you=seat(hand="cybergiant-rig"), foe=seat(line="troll+damage:3"))
    t.you.plays("cybergiant-rig").then("troll", damage=0, power_counters=3)
    t.you.ends_turn("brobnar").then("troll", power_counters=3)
    t.foe.ends_turn().then("troll", power_counters=2)


def test_a_counter_lost_at_the_end_of_the_turn_may_kill() -> None:
    """KF.continuous-check: 7 power and 6 damage, then 6 power."""
    t = given(house="brobnar", you=seat(hand="cybergiant-rig punch punch", line="bumpsy+damage:2"))
    t.you.plays("cybergiant-rig")
    t.you.plays("punch")
    t.you.plays("punch").then("bumpsy", power=7, damage=6)
    t.you.ends_turn().then("bumpsy", zone="discard")


@pytest.mark.parametrize(
    ("host", "zone"),
    [
        ("troll[containment-field]+stun", "discard"),
        ("bumpsy[containment-field,rocket-boots]", "discard"),
        ("bumpsy[containment-field,armageddon-cloak]+damage:2", "line"),
        ("skybooster-squadron!brobnar[containment-field]", "hand"),
        ("bad-penny!brobnar[containment-field]", "hand"),
    ],
)
def test_containment_field_strikes_after_any_use(host: str, zone: str) -> None:
    """KF.what-counts-as-use, KF.stun-still-a-use: unless its creature has left by then, or is saved."""
    t = given(house="brobnar", you=seat(line=host))
    name = "you.line[0]"
    t.you.unstuns(name) if "stun" in host else t.you.reaps(name)
    t.then("containment-field", zone="attached" if zone == "line" else "discard")
    t.then(host.split("[")[0].split("!")[0], zone=zone)


def test_every_destroyed_ability_of_one_card_resolves_after_it_has_gone() -> None:
    """KF.simultaneous-abilities, KF.leaving-into-hidden-zone: two Phoenix Hearts, one return, 3 damage twice."""
    t = given(
        house="brobnar",
        you=seat(hand="punch", line="troll"),
        foe=seat(line="urchin[phoenix-heart,phoenix-heart] valdr"),
    )
    t.you.plays("punch", "urchin")
    t.then("foe", hand="urchin", discard="valdr phoenix-heart phoenix-heart").then("troll", damage=6)


def test_a_cloak_used_first_leaves_no_soul_to_keep() -> None:
    """KF.instead: who was not destroyed has no "Destroyed:" ability due."""
    t = given(
        house="brobnar",
        you=seat(hand="punch", line="troll"),
        foe=seat(line="urchin[soulkeeper,armageddon-cloak]"),
    )
    t.you.plays("punch", "urchin", "urchin@foe-line:0:instead")
    t.then("troll", zone="line").then("urchin", damage=0, upgrades="soulkeeper").then("foe", discard="armageddon-cloak")


def test_creature_and_cloak_chosen_together() -> None:
    """KF.instead, KF.simultaneous-the-set: the Cloak, doomed itself, still saves its creature."""
    t = given(
        house="mars",
        you=seat(hand="destroy-them-all"),
        foe=seat(line="troll[armageddon-cloak]+damage:4", artifacts="cannon"),
    )
    t.you.plays("destroy-them-all")
    t.then("troll", zone="line", damage=0).then("foe", artifacts="", discard="armageddon-cloak cannon")


@pytest.mark.parametrize(
    ("house", "card", "answers", "amber"),
    [
        ("brobnar", "might-makes-right", ("yes", "troll", "lollop-the-titanic"), 1),
        ("shadows", "life-for-a-life", ("troll",), 1),
    ],
)
def test_who_was_saved_was_not_sacrificed(house: str, card: str, answers: tuple[str, ...], amber: int) -> None:
    """KF.if-you-do-in-order-to, KF.instead: no key, no damage."""
    t = given(
        house=house,
        you=seat(hand=card, line="troll[armageddon-cloak] lollop-the-titanic valdr"),
        foe=seat(line="urchin"),
    )
    t.you.plays(card, *answers)
    t.then("you", keys=0, amber=amber).then("troll", zone="line").then("urchin", zone="line").asks("act")


def test_an_upgrade_is_a_card_of_its_house_in_play() -> None:
    """KF.house-of-a-controlled-card, KF.upgrade-duration: for Smartypants, and for whoever controls it in step 2."""
    t = given(
        house="brobnar",
        you=seat(hand="take-that-smartypants"),
        foe=seat(line="dextre[rocket-boots,backup-copy]", amber=3),
    )
    t.you.plays("take-that-smartypants").then("foe", amber=1)

    t = given(
        house="shadows",
        you=seat(hand="duskrunner", houses="shadows logos mars"),
        foe=seat(houses="dis logos mars", line="mother"),
    )
    t.you.plays("duskrunner")
    t.you.ends_turn().asks("house", seat="foe", options="dis logos mars")


def test_granted_abilities_of_a_dead_host_are_still_due() -> None:
    """KF.all-of-a-kind, KF.timing-conflicts: Silent Dagger kills its own bearer, Duskrunner steals."""
    t = given(
        house="brobnar",
        you=seat(line="pingle-who-annoys[silent-dagger,duskrunner]"),
        foe=seat(amber=3, line="troll"),
    )
    t.you.reaps("pingle-who-annoys", "pingle-who-annoys@line:0:gains.reap", "pingle-who-annoys")
    t.then("you", line="", amber=2).then("foe", amber=2)


# ------------------------------------------------------------------ artifacts used as if yours
@pytest.mark.parametrize(
    ("edition", "via", "left"),
    [("1.3", "nexus", 1), ("1.3", "poltergeist", 0), ("1.1", "nexus", 0), ("1.1", "poltergeist", 0)],
)
def test_an_artifact_used_as_if_yours_is_sacrificed_as_the_book_says(edition: str, via: str, left: int) -> None:
    """KF.as-if-it-were-yours, KF.sacrifice-as-if-yours: 1.3 leaves it, Poltergeist destroys it anyway."""
    t = given(
        house="dis",
        edition=edition,
        you=seat(hand="poltergeist", line="nexus!dis"),
        foe=seat(artifacts="screechbomb", amber=5),
    )
    t.you.reaps("nexus") if via == "nexus" else t.you.plays("poltergeist")
    t.then("foe", amber=3, artifacts=left, discard=1 - left)


@pytest.mark.parametrize(
    ("artifact", "you", "foe"),
    [
        ("pocket-universe+amber:2", {"amber": 3}, {"amber": 5}),
        ("feeding-pit", {"amber": 5, "discard": "dodger"}, {"amber": 5}),
        ("skeleton-key", {"amber": 4}, {"amber": 4}),
        ("subtle-maul", {"hand": "dodger"}, {"hand": ""}),
        ("mobius-scroll", {"hand": "", "archives": "dodger"}, {"archives": "mobius-scroll"}),
        ("gorm-of-omm", {"amber": 4}, {"discard": "gorm-of-omm"}),
        ("banner-of-battle", {"amber": 4}, {"artifacts": "banner-of-battle"}),
        ("guard-disguise", {"amber": 4}, {"amber": 5}),
    ],
)
def test_you_are_whoever_uses_it(artifact: str, you: dict[str, object], foe: dict[str, object]) -> None:
    """KF.as-if-it-were-yours: pool, hand and friends are the user's; the card goes home to its owner's zones."""
    t = given(
        house="shadows",
        you=seat(line="nexus", amber=3, hand="dodger"),
        foe=seat(artifacts=artifact, amber=5, hand="punch"),
    )
    t.you.reaps("nexus", *(["dodger"] if artifact in ("mobius-scroll", "feeding-pit") else []))
    t.then("you", **you).then("foe", **foe)


def test_an_artifact_used_by_another_is_exhausted_in_its_owners_turn() -> None:
    """KF.as-if-it-were-yours, KF.step-4-ready: only its controller readies it."""
    t = given(house="shadows", you=seat(line="nexus"), foe=seat(artifacts="library-of-babble", houses="logos dis mars"))
    t.you.reaps("nexus")
    t.you.ends_turn("logos")
    t.may_not("action:library-of-babble", rule="KF.only-ready-cards-are-used")


def test_a_toll_and_a_reward_for_using_the_opponents_artifact() -> None:
    """KF.if-you-do-in-order-to, KF.what-counts-as-use: Tentacus is paid first, Veylan Analyst gains after."""
    t = given(
        house="logos",
        you=seat(hand="remote-access", amber=3, line="veylan-analyst", deck="punch"),
        foe=seat(line="tentacus", artifacts="library-of-babble"),
    )
    t.you.plays("remote-access").then("you", amber=4, hand="punch").then("foe", amber=1)


@pytest.mark.parametrize("bar", ["six", "timehog", "exhausted"])
def test_what_poltergeist_cannot_use_it_still_destroys(bar: str) -> None:
    """KF.part-of-an-effect-fails, KF.rule-of-six-seventh, KF.next-turn-effects."""
    art = "library-of-babble!dis" + ("+exhausted" if bar == "exhausted" else "")
    t = given(
        house="dis",
        active="foe" if bar == "timehog" else "you",
        you=seat(hand="poltergeist", artifacts=" ".join([art] * 7), deck=" ".join(["punch"] * 8)),
        foe=seat(hand="skippy-timehog!dis"),
    )
    if bar == "timehog":
        t.foe.plays("skippy-timehog")
        t.foe.ends_turn("dis")
    if bar == "six":
        for k in range(6):
            t.you.acts(f"library-of-babble@artifacts:{k}")
    was = len(t.player("you")["hand"])
    t.you.plays("poltergeist", "library-of-babble@artifacts:6")
    t.then("you", artifacts=6, hand=was - 1, discard="poltergeist library-of-babble")


def test_poltergeist_from_under_the_masterplan_it_breaks() -> None:
    """KF.masterplan-grasping-vines, KF.only-ready-cards-are-used: the plan is exhausted and gone before its sacrifice."""
    t = given(house="dis", you=seat(artifacts="masterplan/poltergeist cannon"))
    t.you.omnis("masterplan", "masterplan")
    t.then("you", artifacts="cannon", discard="poltergeist masterplan", amber=1).asks("act")


def test_an_alpha_card_under_a_masterplan_is_never_first() -> None:
    """KF.alpha, KF.a-card-that-cannot-be-played: using the plan was the first act; the card is discarded with it."""
    t = given(house="dis", you=seat(artifacts="masterplan/swindle"), foe=seat(amber=4))
    t.you.omnis("masterplan").then("foe", amber=4).then("you", discard="masterplan swindle")


def test_an_artifact_that_went_while_it_was_used_was_used() -> None:
    """KF.what-counts-as-use: Chaos Portal plays Grasping Vines, which takes it away."""
    t = given(house="logos", you=seat(artifacts="chaos-portal", deck="grasping-vines", line="veylan-analyst"))
    t.you.acts("chaos-portal", "untamed", "chaos-portal")
    t.then("you", amber=2, hand="chaos-portal", artifacts="")


@pytest.mark.parametrize(
    ("yours", "theirs", "line", "stays"),
    [
        ("urchin", "anger", "troll[soulkeeper]", False),
        ("punch", "anger", "troll[armageddon-cloak] bumpsy", False),
        ("punch", "anger", "troll bumpsy", True),
        ("punch", "zorg", "troll[experimental-therapy] tunk", True),
    ],
)
def test_the_killing_machine_counts_what_it_destroyed(yours: str, theirs: str, line: str, stays: bool) -> None:
    """KF.this-way, KF.instead: not what another ability destroyed, nor who was saved."""
    t = given(
        house="logos",
        you=seat(artifacts="crazy-killing-machine", deck=yours, line="mother"),
        foe=seat(line=line, deck=theirs),
    )
    t.you.acts("crazy-killing-machine")
    while asked(t)[-1] != "end-turn":
        t.answers(asked(t)[0])
    t.then("you", artifacts=1 if stays else 0)


# ------------------------------------------------------------------ artifacts that change hands
def test_a_stolen_shard_counts_for_the_thief() -> None:
    """KF.friendly-enemy, KF.taking-control: two friendly Shards now, each of them counts both."""
    t = given(
        house="shadows",
        you=seat(hand="sneklifter", artifacts="shard-of-greed", houses="shadows dis logos"),
        foe=seat(artifacts="shard-of-strength shard-of-hope"),
    )
    t.you.plays("sneklifter", "shard-of-strength")
    t.you.acts("shard-of-greed").then("you", amber=2)
    t.you.acts("shard-of-strength").then("sneklifter", power_counters=2)


def test_what_a_taken_artifact_gave_it_gives_its_taker() -> None:
    """KF.taking-control, KF.continuous-check: Banner of Battle leaves an Urchin that needed it."""
    t = given(
        house="shadows",
        you=seat(hand="sneklifter"),
        foe=seat(artifacts="banner-of-battle", line="urchin+damage:1 troll"),
    )
    t.you.plays("sneklifter").then("urchin", zone="discard").then("sneklifter", power=3).then("troll", power=8)


def test_a_purse_is_given_away_with_what_is_in_it() -> None:
    """KF.nothing-is-reset, KF.aember-on-cards-pays: 3 on it and 3 in the pool forge a key for its new controller."""
    t = given(
        house="sanctum",
        you=seat(line="anahita-the-trader", artifacts="pocket-universe+amber:3"),
        foe=seat(amber=5),
    )
    t.you.reaps("anahita-the-trader").then("pocket-universe", controller="foe", amber=3).then("foe", amber=3)
    t.you.ends_turn().then("foe", keys=1, amber=0).then("pocket-universe", amber=0)


def test_the_sting_gets_what_was_spent_from_a_card() -> None:
    """KF.aember-on-cards-pays: all æmber spent, wherever it lay, and only once."""
    t = given(
        house="untamed",
        you=seat(hand="key-charge", amber=4, artifacts="pocket-universe+amber:3 the-sting"),
        foe=seat(artifacts="the-sting the-sting"),
    )
    t.you.plays("key-charge", "yes").then("you", keys=1, amber=0).then("foe", amber=6)


def test_a_stolen_redacted_forges_for_its_thief() -> None:
    """KF.taking-control, KF.aember-on-artifacts: the fourth æmber comes in the thief's own step 2."""
    t = given(
        house="shadows",
        you=seat(hand="sneklifter", houses="shadows logos dis"),
        foe=seat(artifacts="[redacted]+amber:3", houses="logos dis mars"),
    )
    t.you.plays("sneklifter")
    t.you.ends_turn("dis")
    t.foe.ends_turn("logos")
    t.then("you", keys=1, artifacts="").then("foe", discard="[redacted]", keys=0)


def test_a_box_broken_by_the_effect_that_used_it_gives_back_at_once() -> None:
    """KF.spangler-box: Poltergeist purges with the opponent's Box, then destroys it."""
    t = given(
        house="dis", you=seat(hand="poltergeist"), foe=seat(artifacts="spangler-box", line="troll+damage:3 bumpsy")
    )
    t.you.plays("poltergeist", "troll", "right")
    t.then("foe", line="bumpsy troll", purged="", discard="spangler-box").then("troll", damage=0, ready=False)


# ------------------------------------------------------------------ copies, repeats, choices
@pytest.mark.parametrize(
    ("copied", "you", "foe"),
    [
        ("routine-job", {"amber": 3}, {"amber": 2}),
        ("treasure-map", {"amber": 4}, {"amber": 5}),
        ("bait-and-switch", {"amber": 2}, {"amber": 3}),
        ("library-access", {"purged": "mimicry", "discard": "routine-job routine-job"}, {"discard": "library-access"}),
        ("ghostly-hand", {"amber": 2}, {"amber": 5}),
    ],
)
def test_a_copy_is_played_for_its_player(copied: str, you: dict[str, object], foe: dict[str, object]) -> None:
    """KF.copy-counts-as-copied: its bonus, "your discard pile", "this card" are those of whoever plays Mimicry."""
    t = given(
        house="untamed",
        you=seat(hand="mimicry", discard="routine-job routine-job"),
        foe=seat(discard=copied, amber=5),
    )
    t.you.plays("mimicry").then("you", **you).then("foe", **foe)


def test_a_copied_omega_ends_the_step_and_a_copied_alpha_must_be_first() -> None:
    """KF.copy-counts-as-copied, KF.omega, KF.alpha."""
    t = given(house="untamed", you=seat(hand="mimicry", line="urchin"), foe=seat(discard="unlocked-gateway"))
    t.you.plays("mimicry").because("KF.copy-counts-as-copied", "KF.omega").then("table", active="foe")

    t = given(
        house="untamed", you=seat(hand="mimicry fertility-chant"), foe=seat(discard="sucker-punch", line="urchin")
    )
    t.you.plays("fertility-chant")
    t.you.plays("mimicry").then("urchin", zone="line").then("you", discard="mimicry fertility-chant")


def test_a_seventh_copy_of_a_title_finds_nothing_to_be() -> None:
    """KF.copy-counts-as-copied, KF.rule-of-six: six Mimicries were six Ghostly Hands."""
    t = given(house="untamed", you=seat(hand=" ".join(["mimicry"] * 7)), foe=seat(discard="ghostly-hand", amber=5))
    for _ in range(7):
        t.you.plays("mimicry")
    t.then("you", amber=12, discard=7)


@pytest.mark.parametrize(
    ("line", "card"),
    [("urchin[soulkeeper] dodger bumpsy troll", "numquid-the-fair!logos"), ("troll valdr", "neutron-shark")],
)
def test_what_has_left_repeats_nothing(line: str, card: str) -> None:
    """KF.repeat-source-gone: Soulkeeper takes Numquid, the Shark its own life."""
    t = given(house="logos", you=seat(hand=card, deck="punch punch"), foe=seat(line=line))
    t.you.plays(card.split("!")[0], line.split()[0].split("[")[0])
    t.then("you", line="").then("foe", line=len(line.split()) - 1).asks("act")


def test_a_saved_shark_goes_on() -> None:
    """KF.repeat, KF.instead: its Cloak keeps it in play, so the effect is repeated."""
    t = given(
        house="logos",
        you=seat(line="neutron-shark[armageddon-cloak]", deck="punch labwork"),
        foe=seat(line="urchin"),
    )
    t.you.reaps("neutron-shark").because("KF.instead", "KF.repeat")
    t.then("you", line="", deck="").then("foe", discard="urchin")


def test_a_prey_that_goes_home_was_not_purged() -> None:
    """KF.foreign-cards-in-archives, KF.if-you-do-in-order-to: Yzphyz Knowdrone stuns nobody for it."""
    t = given(house="mars", you=seat(hand="yzphyz-knowdrone sample-collection"), foe=seat(line="troll valdr", keys=1))
    t.you.plays("sample-collection", "troll")
    t.you.plays("yzphyz-knowdrone", "yes").then("foe", hand="troll").then("valdr", stunned=False).asks("act")


@pytest.mark.parametrize(
    ("deck", "discard", "hand", "left"),
    [
        ("ancient-bear punch", "ancient-bear anger", "ancient-bear ancient-bear", ""),
        ("punch", "anger", "", "anger"),
    ],
)
def test_the_flute_calls_every_bear_or_none(deck: str, discard: str, hand: str, left: str) -> None:
    """KF.if-you-do-in-order-to, KF.shuffle-after-search: the discard pile goes back only if a Bear came."""
    t = given(house="untamed", you=seat(artifacts="bear-flute", deck=deck, discard=discard))
    t.you.acts("bear-flute", *hand.split(), "done")
    t.then("you", hand=hand, discard=left).asks("act")


def test_traits_follow_the_card_to_whoever_controls_it() -> None:
    """KF.traits, KF.friendly-enemy: Round Table raises a taken Knight, Wardrummer sends a taken Giant home."""
    t = given(house="mars", you=seat(hand="hypnobeam", artifacts="round-table", line="zorg"), foe=seat(line="sequis"))
    t.you.plays("hypnobeam", "left").then("sequis", power=5, keywords="taunt")

    t = given(house="brobnar", you=seat(hand="wardrummer", line="troll+owner:foe valdr"))
    t.you.plays("wardrummer", "left").then("you", hand="valdr", line="wardrummer").then("foe", hand="troll")
