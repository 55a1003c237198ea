"""Where cards meet in a fight: damage added, turned aside and prevented, and who watches whom die."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import Ruling, given, seat
from tableforge.laws.trial import ask_again


def on_the_left(t: Ruling) -> Ruling:
    """Answer every question about a flank."""
    while t.g.decision is not None and t.g.decision.kind == "flank":
        t.answers("left")
    return t


def in_any_order(t: Ruling) -> Ruling:
    """Answer every question about an order."""
    while t.g.decision is not None and t.g.decision.kind == "order":
        t.answers(0)
    return t


def question(t: Ruling, lang: str) -> str:
    assert t.g.decision is not None
    return t.g.decision.text(lang)


def labels(t: Ruling) -> list[str]:
    assert t.g.decision is not None
    return [o.label("en") for o in t.g.decision.options]


# ------------------------------------------------------------------ doomed, and still in play
def test_a_doomed_creature_still_fights_but_has_no_fight_ability() -> None:
    """KF.simultaneous-the-set, KF.simultaneous-no-other-ability: Jargogle's Anger lets doomed Headhunter kill Valdr for nothing."""
    t = given(
        house="logos",
        you=seat(line="jargogle/anger headhunter", hand="coward-s-end!logos"),
        foe=seat(line="valdr+damage:1"),
    )

    t.you.plays("coward-s-end", "headhunter")

    t.then("valdr", zone="discard").then("you", amber=1, line="", chains=3)


def test_what_a_doomed_krump_kills_costs_nobody_anything() -> None:
    """KF.simultaneous-no-other-ability: his victim dies fighting him, but Krump is about to be destroyed himself."""
    t = given(
        house="logos",
        you=seat(line="jargogle/anger krump", hand="coward-s-end!logos"),
        foe=seat(amber=3, line="valdr+damage:1"),
    )

    t.you.plays("coward-s-end", "krump")

    t.then("valdr", zone="discard").then("foe", amber=3).then("you", line="")


def test_a_doomed_shadow_self_still_takes_its_neighbors_damage() -> None:
    """KF.simultaneous-the-set, KF.constant-ability: it is in play until all leave; the fire of Valdr's heart spares Umbra."""
    t = given(
        house="brobnar",
        you=seat(hand="coward-s-end"),
        foe=seat(line="umbra+damage:1 shadow-self valdr[phoenix-heart]"),
    )

    t.you.plays("coward-s-end")

    t.then("umbra", zone="line", damage=1).then("shadow-self", zone="discard").then("valdr", zone="hand")


def test_a_doomed_grey_monk_still_gives_armor() -> None:
    """KF.simultaneous-the-set, KF.constant-ability: of the heart's 3 damage 1 is prevented."""
    t = given(
        house="brobnar",
        you=seat(hand="coward-s-end"),
        foe=seat(line="grey-monk valdr[phoenix-heart] headhunter+damage:2"),
    )

    t.you.plays("coward-s-end")

    t.then("headhunter", damage=4).then("grey-monk", zone="discard")


def test_the_vaultkeeper_guards_to_the_last() -> None:
    """KF.constant-ability: dying in one set with Brend the Fanatic it still lets nothing be stolen."""
    t = given(
        house="dis",
        you=seat(hand="gateway-to-dis", line="brend-the-fanatic"),
        foe=seat(amber=4, line="the-vaultkeeper"),
    )

    t.you.plays("gateway-to-dis")

    t.then("foe", amber=4).then("you", amber=0)


def test_what_is_dying_already_is_not_told_to_be_destroyed_anew() -> None:
    """KF.simultaneous-the-set: the Gateway under Jargogle destroys all the others; Jargogle is in a set of its own."""
    t = given(house="logos", you=seat(line="jargogle/gateway-to-dis", hand="punch!logos"), foe=seat(line="troll"))

    t.you.plays("punch", "jargogle")

    told = [[t.s.cards[i].d.id for i in e.cards] for e in t.events() if e.kind == "condemn"]
    assert told == [["troll"]]
    t.then("troll", zone="discard").then("jargogle", zone="discard")


@pytest.mark.parametrize(
    ("first", "umbra"), [("umbra@foe-line:0:instead", "discard"), ("valdr@foe-line:1:gains.destroyed", "line")]
)
def test_fire_before_or_after_the_cloak(first: str, umbra: str) -> None:
    """KF.simultaneous-abilities, KF.instead: saved first, Umbra is hurt like any other; hurt first, it is fully healed."""
    t = given(
        house="dis", you=seat(hand="gateway-to-dis"), foe=seat(line="umbra[armageddon-cloak] valdr[phoenix-heart]")
    )

    t.you.plays("gateway-to-dis", first)

    t.then("umbra", zone=umbra, damage=0).then("valdr", zone="hand").then("armageddon-cloak", zone="discard")


@pytest.mark.parametrize(
    ("first", "troll"), [("troll@foe-line:0:instead", "discard"), ("umbra@line:0:gains.destroyed", "line")]
)
def test_the_most_powerful_may_be_dying_already(first: str, troll: str) -> None:
    """KF.most-least-powerful: Soulkeeper names Troll while it is doomed, and nothing more happens; or once it is saved."""
    t = given(
        house="dis",
        you=seat(hand="gateway-to-dis", line="umbra[soulkeeper]"),
        foe=seat(line="troll[armageddon-cloak]"),
    )

    t.you.plays("gateway-to-dis", first)

    t.then("troll", zone=troll)


def test_the_cloak_saves_its_bearer_though_it_dies_in_the_same_set() -> None:
    """KF.instead: Destroy Them All names Troll and the cloak on it; the cloak is in play when it is asked for."""
    t = given(
        house="mars",
        you=seat(hand="destroy-them-all"),
        foe=seat(line="troll[armageddon-cloak]+damage:2", artifacts="cannon"),
    )

    t.you.plays("destroy-them-all")

    t.then("troll", zone="line", damage=0).then("armageddon-cloak", zone="discard").then("cannon", zone="discard")


# ------------------------------------------------------------------ damage turned aside, added, prevented
def test_the_question_names_the_creature_whose_damage_goes_elsewhere() -> None:
    """KF.timing-conflicts: between three Shadow Selves two creatures are hurt at once, and each is asked about by name."""
    t = given(
        house="shadows",
        you=seat(hand="poison-wave"),
        foe=seat(line="shadow-self umbra shadow-self bumpsy shadow-self"),
    )

    t.you.plays("poison-wave").asks("replace", "you")
    assert "Umbra" in question(t, "en")
    t.answers(0).asks("replace", "you")
    assert "Bobosse" in question(t, "fr")
    t.answers(0)

    t.then("foe.line[0]", damage=4).then("foe.line[2]", damage=4).then("foe.line[4]", damage=2)
    t.then("umbra", damage=0).then("bumpsy", damage=0)


def test_what_a_fight_tells_waits_for_the_answer_to_what_it_asks() -> None:
    """KF.skirmish, KF.timing-conflicts: Umbra attacks Dodger between two Shadow Selves: which of them takes the damage is asked
    first; asked a second time, it still tells nothing.  Then skirmish is told before the damage, as in any fight."""
    t = given(house="shadows", you=seat(line="umbra"), foe=seat(line="shadow-self dodger shadow-self"))

    t.you.fights("umbra", "dodger").asks("replace", seat="you", rule="KF.timing-conflicts")

    assert t.happened() == ["fight", "attack"]
    again = ask_again(t.s)
    assert not again.events and again.dump() == t.s.dump()
    t.answers("shadow-self@foe-line:2").then("foe.line[2]", damage=2).then("foe.line[0]", damage=0)
    assert t.happened() == ["fight", "attack", "skirmish", "damage", "nothing"]  # Umbra finds no æmber to steal
    t.then("umbra", damage=0).then("dodger", damage=0)


@pytest.mark.parametrize(("on", "shadow"), [("shadow-self", 7), ("bumpsy", 5)])
def test_lethal_distraction_adds_where_the_damage_is_dealt(on: str, shadow: int) -> None:
    """KF.shadow-self-redirect: what goes to Shadow Self is not dealt to Bumpsy; what it is dealt has 2 more."""
    t = given(house="shadows", you=seat(line="dodger", hand="lethal-distraction"), foe=seat(line="bumpsy shadow-self"))
    t.you.plays("lethal-distraction", on)

    t.you.fights("dodger", "bumpsy")

    t.then("shadow-self", damage=shadow).then("dodger", zone="discard").nothing_else()


def test_armor_that_stops_all_leaves_nothing_to_add_to() -> None:
    """KF.prevented-is-not-dealt: Umbra's 2 are prevented, so Lethal Distraction adds nothing."""
    t = given(
        house="shadows", you=seat(line="umbra", hand="lethal-distraction"), foe=seat(amber=1, line="raiding-knight")
    )
    t.you.plays("lethal-distraction", "raiding-knight")

    t.you.fights("umbra", "raiding-knight")

    t.then("raiding-knight", damage=0, armor_left=0).then("you", amber=2).then("foe", amber=0).nothing_else()


def test_the_substitute_is_dealt_redirected_damage_past_its_own_armor() -> None:
    """KF.armor-and-redirected-damage: of 8 the Knight's 2 armor stop two; Shadow Self's own point comes too late for the 6."""
    t = given(house="brobnar", you=seat(line="troll"), foe=seat(line="raiding-knight shadow-self[seraphic-armor]"))

    t.you.fights("troll", "raiding-knight")

    t.then("raiding-knight", damage=0, armor_left=0).then("shadow-self", damage=6, armor_left=1).then("troll", damage=4)


@pytest.mark.parametrize(("hurt", "zone", "bumpsy"), [(0, "line", 0), (4, "discard", 2)])
def test_hazardous_goes_to_the_attackers_shadow_and_the_blow_only_if_it_lives(
    hurt: int, zone: str, bumpsy: int
) -> None:
    """KF.hazardous-x, KF.shadow-self-redirect: 5 before the fight, 2 in it."""
    t = given(house="brobnar", you=seat(line=f"bumpsy shadow-self+damage:{hurt}"), foe=seat(line="briar-grubbling"))

    t.you.fights("bumpsy", "briar-grubbling")

    t.then("shadow-self", zone=zone, damage=7 if zone == "line" else 0).then("bumpsy", damage=bumpsy)
    t.then("briar-grubbling", zone="discard").nothing_else()


def test_damage_that_cannot_be_dealt_poisons_nobody_and_uses_no_armor() -> None:
    """KF.cannot-be-dealt-damage, KF.poison-condition: under Shield of Justice Sequis fights Inka and keeps all armor."""
    t = given(house="sanctum", you=seat(line="sequis", hand="shield-of-justice"), foe=seat(line="inka-the-spider"))
    t.you.plays("shield-of-justice")

    t.you.fights("sequis", "inka-the-spider")

    t.then("inka-the-spider", zone="discard").then("sequis", damage=0, armor_left=2).nothing_else()


def test_gabos_sends_his_damage_past_a_poisonous_spider() -> None:
    """KF.damage-to-another-creature, KF.poison: Bumpsy takes the blow; Inka is unhurt and poisons him all the same."""
    t = given(house="dis", you=seat(line="gabos-longarms"), foe=seat(line="inka-the-spider bumpsy"))

    t.you.fights("gabos-longarms", "inka-the-spider", "bumpsy")

    t.then("bumpsy", zone="discard").then("gabos-longarms", zone="discard").nothing_else()


def test_if_this_damage_destroys_speaks_of_the_creature_aimed_at() -> None:
    """KF.if-this-damage-destroys: the Bolter's shot at Umbra kills Shadow Self, who is not purged."""
    t = given(house="mars", you=seat(line="yxilo-bolter"), foe=seat(line="umbra shadow-self+damage:7"))

    t.you.reaps("yxilo-bolter", "umbra")

    t.then("shadow-self", zone="discard", damage=0).then("you", amber=1).nothing_else()


def test_destroyed_this_way_counts_whoever_really_was() -> None:
    """KF.this-way: Shadow Self dies for Umbra and counts, Urchin in its cloak does not, Bad Penny in hand does."""
    t = given(
        house="shadows",
        you=seat(hand="throwing-stars"),
        foe=seat(line="umbra shadow-self+damage:8 bumpsy urchin[armageddon-cloak] bad-penny"),
    )

    in_any_order(t.you.plays("throwing-stars", "umbra", "urchin", "bad-penny"))

    t.then("foe", line="umbra bumpsy urchin").then("bad-penny", zone="hand").then("you", amber=2)


# ------------------------------------------------------------------ before the fight
def test_armor_and_power_are_those_of_the_moment_of_the_blow() -> None:
    """KF.position-dependent-values: Bingle's blast puts Dodger on a flank: the Shoulder Armor works when they strike."""
    t = given(
        house="brobnar",
        you=seat(line="bingle-bangbang[blood-of-titans]"),
        foe=seat(line="bumpsy dodger[shoulder-armor] umbra"),
    )

    t.you.fights("bingle-bangbang", "dodger")

    t.then("dodger", armor=2, power=7, damage=5).then("bingle-bangbang", zone="discard")
    t.then("bumpsy", zone="discard").then("umbra", zone="discard")


def test_a_neighbor_that_dies_before_the_fight_takes_its_gifts_along() -> None:
    """KF.gained-and-lost-keywords: Firespitter kills Lamindra; Bumpsy is no longer elusive."""
    t = given(house="brobnar", you=seat(line="firespitter"), foe=seat(line="lamindra bumpsy"))

    t.you.fights("firespitter", "bumpsy")

    t.then("lamindra", zone="discard").then("bumpsy", zone="discard").then("firespitter", damage=4, armor_left=0)


def test_mindworms_victim_strikes_with_the_power_it_has_left() -> None:
    """KF.fight-before, KF.continuous-check: Bumpsy hits "Lion" for 7 and then has only 5 for the Mindworm."""
    t = given(
        house="mars",
        you=seat(line="mindworm[blood-of-titans,blood-of-titans]"),
        foe=seat(line="lion-bautrem bumpsy krump+damage:2"),
    )

    t.you.fights("mindworm", "bumpsy")

    t.then("foe", line="").then("mindworm", damage=5)


def test_gub_dies_when_the_fight_before_the_fight_puts_it_on_a_flank() -> None:
    """KF.position-dependent-values, KF.fight-target-gone: Cowfyne kills Umbra, Gub has 1 power and 3 damage: no blow."""
    t = given(house="brobnar", you=seat(line="cowfyne"), foe=seat(line="umbra gub+damage:3 troll"))

    t.you.fights("cowfyne", "gub").because("KF.lethal-damage", "KF.fight-target-gone")

    t.then("foe", line="troll").then("troll", damage=2).then("cowfyne", damage=0, ready=False)


def test_a_defender_that_comes_home_before_the_fight_is_not_fought() -> None:
    """KF.end-of-control, KF.fight-target-gone: Firespitter kills Harland, who held the attacked Valdr."""
    t = given(
        house="logos",
        you=seat(hand="harland-mindlock", houses=["logos", "dis", "mars"]),
        foe=seat(line="firespitter valdr", houses=["brobnar", "dis", "mars"]),
    )
    on_the_left(t.you.plays("harland-mindlock", "valdr"))
    t.you.ends_turn("brobnar")

    on_the_left(t.foe.fights("firespitter", "valdr"))

    t.because("KF.end-of-control", "KF.fight-target-gone")
    t.then("valdr", controller="foe", damage=1).then("firespitter", damage=0).then("harland-mindlock", zone="discard")


# ------------------------------------------------------------------ who fought, who died fighting, who watches
@pytest.mark.parametrize(
    ("attacker", "house", "then"),
    [("headhunter", "brobnar", {"amber": 1}), ("stealer-of-souls", "dis", {"amber": 1})],
)
def test_an_attacker_saved_by_its_cloak_survived_the_fight(attacker: str, house: str, then: dict[str, int]) -> None:
    """KF.instead, KF.fight-after, KF.fight-end-constants: it was not destroyed, so what it has for that is due."""
    t = given(house=house, you=seat(line=f"{attacker}[armageddon-cloak]"), foe=seat(line="valdr+damage:1"))

    t.you.fights(attacker, "valdr")

    t.then(attacker, zone="line", damage=0).then("you", **then)
    t.then("valdr", zone="purged" if house == "dis" else "discard").then("armageddon-cloak", zone="discard")


@pytest.mark.parametrize(("victim", "lost"), [("umbra", 1), ("umbra[armageddon-cloak]", 0), ("dextre+owner:you", 1)])
def test_krump_wants_a_dead_enemy_and_does_not_ask_where_it_lies(victim: str, lost: int) -> None:
    """KF.fight-end-constants, KF.friendly-enemy: not one that is saved; your own Dextre counts while it is theirs."""
    t = given(house="brobnar", you=seat(line="krump[blood-of-titans]"), foe=seat(amber=2, line=victim))

    t.you.fights("krump")

    t.then("foe", amber=2 - lost)


def test_soulkeeper_takes_the_attacker_before_its_fight_ability_but_not_from_the_warchest() -> None:
    """KF.destroyed-label, KF.fight-after: Headhunter dies of Umbra's death; Umbra died in a fight all the same."""
    t = given(
        house="brobnar", you=seat(line="headhunter", artifacts="the-warchest"), foe=seat(line="umbra[soulkeeper]")
    )
    t.you.fights("headhunter", "umbra")
    t.then("headhunter", zone="discard").then("umbra", zone="discard").then("you", amber=0)

    t.you.acts("the-warchest")

    t.then("you", amber=1)


def test_jargogle_dies_attacking_and_takes_its_killer_over() -> None:
    """KF.friendly-enemy: Krump is yours when it is asked whether an enemy died fighting him: nobody loses æmber."""
    t = given(house="logos", you=seat(amber=2, line="jargogle/hypnobeam"), foe=seat(amber=2, line="krump"))

    on_the_left(t.you.fights("jargogle", "krump"))

    t.then("krump", controller="you", damage=2).then("you", amber=2).then("foe", amber=2)


def test_a_crocag_without_enemies_dies_before_its_boots_ready_it() -> None:
    """KF.continuous-check: killing the last enemy destroys Tireless Crocag at once."""
    t = given(house="brobnar", you=seat(line="tireless-crocag[rocket-boots]"), foe=seat(line="umbra"))

    t.you.fights("tireless-crocag", "umbra")

    t.then("tireless-crocag", zone="discard").then("umbra", zone="discard").then("rocket-boots", zone="discard")


def test_stealing_in_a_fight_can_finish_the_swarm() -> None:
    """KF.continuous-check: Umbra's blow leaves Marmo Swarm alive with 3 damage; the stolen æmber was its power."""
    t = given(house="shadows", you=seat(line="umbra"), foe=seat(amber=2, line="marmo-swarm+damage:1"))

    t.you.fights("umbra", "marmo-swarm")

    t.then("marmo-swarm", zone="discard").then("you", amber=1).then("foe", amber=1)


def test_one_death_closes_the_line_over_the_next() -> None:
    """KF.gaps-close, KF.continuous-check: the first Knoxx loses a neighbor and dies, the second stays with one."""
    t = given(
        house="untamed",
        you=seat(line="snufflegator"),
        foe=seat(line="bumpsy+damage:1 knoxx+damage:6 knoxx+damage:3 dust-pixie"),
    )

    t.you.fights("snufflegator", "bumpsy")

    t.then("foe", line="knoxx dust-pixie").then("foe.line[0]", power=6, damage=3)


def test_a_fight_inside_a_fight_is_not_the_one_smite_speaks_of() -> None:
    """KF.nested-resolution, KF.neighbors: War Grumpus attacked Urchin and Troll Valdr; only Urchin's neighbor is hurt."""
    t = given(
        house="sanctum",
        you=seat(hand="smite", line="war-grumpus troll"),
        foe=seat(line="urchin bumpsy valdr headhunter"),
    )

    t.you.plays("smite", "war-grumpus", "urchin", "valdr")

    t.then("bumpsy", damage=2).then("valdr", zone="discard").then("headhunter", damage=0).then("troll", damage=6)


# ------------------------------------------------------------------ fights that cards order
@pytest.mark.parametrize(
    "creature", ["xanthyx-harvester", "troll[earthbind]", "giant-sloth"], ids=["xanthyx", "earthbind", "sloth"]
)
def test_what_cannot_be_used_is_readied_and_does_not_fight(creature: str) -> None:
    """KF.ready-and-fight-with, KF.cannot-beats-must-and-may: each half of Anger resolves on its own."""
    t = given(house="brobnar", you=seat(line=f"{creature}+exhausted bumpsy", hand="anger"), foe=seat(line="valdr"))

    t.you.plays("anger", "you.line[0]")

    t.then("you.line[0]", ready=True).then("valdr", damage=0)


def test_smite_with_a_stunned_creature_attacks_nobody() -> None:
    """KF.stun-use-by-card: there is no attacked creature and so there are no neighbors of it."""
    t = given(house="sanctum", you=seat(line="troll+stun", hand="smite"), foe=seat(line="valdr bumpsy krump"))

    t.you.plays("smite")

    t.then("troll", stunned=False, ready=False).nothing_else()


def test_who_has_fought_all_enemies_is_told_to_find_no_other() -> None:
    """KF.no-target-no-fight, KF.ready-and-fight-no-enemy: after Umbra and Urchin there is no third; Troll stays ready."""
    t = given(
        house="sanctum",
        you=seat(line="troll", hand="one-stood-against-many"),
        foe=seat(line="umbra urchin"),
    )

    t.you.plays("one-stood-against-many", "umbra").because("KF.elusive", "KF.two-states", "KF.no-target-no-fight")

    t.then("troll", ready=True, damage=2).then("umbra", zone="discard").then("urchin", damage=0)


def test_an_attack_that_a_card_forbids_is_refused_in_its_name() -> None:
    """KF.fight-target: off its flank Bumpsy cannot attack the camouflaged Umbra, and Groggins no creature in the middle."""
    t = given(house="brobnar", you=seat(line="krump bumpsy headhunter"), foe=seat(line="umbra[camouflage] troll valdr"))
    t.you.fights("bumpsy").asks("attack", "you", "KF.fight-target", "troll valdr")
    why = t.g.why_not("umbra@foe-line:0")
    assert why is not None and "Camouflage" in why.text("en")

    t = given(
        house="sanctum", you=seat(line="groggins", hand="one-stood-against-many"), foe=seat(line="umbra troll bumpsy")
    )
    t.you.plays("one-stood-against-many").asks("attack", "you", "KF.fight-target", "umbra bumpsy")
    why = t.g.why_not("troll@foe-line:1")
    assert why is not None and "Groggins" in why.text("en")


def test_abilities_of_one_name_on_both_sides_are_told_apart() -> None:
    """KF.simultaneous-abilities: the enemy's Dust Imp is called the enemy's."""
    t = given(
        house="dis",
        you=seat(line="dust-imp grenade-snib", hand="gateway-to-dis"),
        foe=seat(amber=3, line="dust-imp"),
    )

    t.you.plays("gateway-to-dis").asks("order", "you", "KF.simultaneous-abilities")

    assert labels(t) == ["Dust Imp: Destroyed", "Grenade Snib: Destroyed", "Dust Imp, enemy: Destroyed"]


# ------------------------------------------------------------------ destroying many
def test_hecatomb_pays_the_controllers_of_those_that_died() -> None:
    """KF.this-way, KF.instead: not for the cloaked Pit Demon; your Shooler was theirs, and Dextre died on its way to the deck."""
    t = given(
        house="dis",
        you=seat(line="pit-demon[armageddon-cloak] dust-imp", hand="hecatomb"),
        foe=seat(line="shooler+owner:you dextre!dis"),
    )

    in_any_order(t.you.plays("hecatomb"))

    t.then("pit-demon", zone="line").then("dextre", zone="deck").then("you", amber=4).then("foe", amber=2)


@pytest.mark.parametrize(("card", "victims"), [("pawn-sacrifice", "bumpsy valdr"), ("life-for-a-life", "bumpsy valdr")])
def test_a_sacrifice_that_the_cloak_undoes_was_not_made(card: str, victims: str) -> None:
    """KF.if-you-do-in-order-to, KF.instead: Troll is healed, and nobody is dealt damage."""
    t = given(house="shadows", you=seat(line="troll[armageddon-cloak]+damage:2", hand=card), foe=seat(line=victims))

    t.you.plays(card)

    t.then("troll", zone="line", damage=0).then("bumpsy", damage=0).then("valdr", damage=0)


def test_what_harland_held_dies_in_one_set_with_him() -> None:
    """KF.leaving-aember-on-creature: Charette is still yours as they leave together; its æmber goes to the opponent."""
    t = given(
        house="dis",
        you=seat(hand="gateway-to-dis", line="harland-mindlock charette+owner:foe+amber:3"),
        foe=seat(),
    )

    t.you.plays("gateway-to-dis")

    t.then("charette", zone="discard", owner="foe").then("foe", amber=3).then("you", amber=0, chains=3)


# ------------------------------------------------------------------ what is asked, and what is not
def test_the_same_reaction_of_two_copies_is_put_in_no_order() -> None:
    """KF.timing-conflicts: two Containment Fields on Krump ask nothing; two Loot the Bodies are one option beside the skulls."""
    t = given(
        house="brobnar", you=seat(line="krump[containment-field,containment-field]"), foe=seat(amber=1, line="umbra")
    )
    t.you.fights("krump", "umbra").asks("act").then("krump", zone="discard")

    t = given(
        house="brobnar",
        you=seat(line="troll", artifacts="pile-of-skulls", hand="loot-the-bodies loot-the-bodies"),
        foe=seat(amber=3, line="bumpsy"),
    )
    t.you.plays("loot-the-bodies")
    t.you.plays("loot-the-bodies")
    t.you.fights("troll", "bumpsy").asks("order", "you", None, "pile-of-skulls loot-the-bodies").answers(0)
    t.then("you", amber=2).then("troll", amber=1)


def test_a_cloak_has_nothing_more_to_say_once_its_bearer_has_gone() -> None:
    """KF.moved-by-its-own-destroyed, KF.instead: Dextre lies on the deck; only Dust Imp's ability is left, and nobody is asked."""
    t = given(house="dis", you=seat(hand="gateway-to-dis"), foe=seat(line="dextre[armageddon-cloak] dust-imp"))

    t.you.plays("gateway-to-dis", "dextre@foe-line:0:destroyed").asks("act")

    t.then("dextre", zone="deck").then("armageddon-cloak", zone="discard").then("foe", amber=2)
