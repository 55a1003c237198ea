"""Group W of the rules: keywords (items 301 to 321)."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import Ruling, given, seat

THREE = ["brobnar", "dis", "logos"]
EDITIONS = ["1.0", "1.1", "1.3"]
every_edition = pytest.mark.parametrize("edition", EDITIONS)


# ------------------------------------------------------------------ 301, 302 alpha
@every_edition
@pytest.mark.parametrize("act", ["", "play", "reap", "fight", "omni", "discard", "unstun"])
def test_an_alpha_card_can_only_be_the_first_act_of_step_3(edition: str, act: str) -> None:
    """KF.alpha: refused after any play, use or discard; a card without alpha may still be played."""
    t = given(
        house="brobnar",
        edition=edition,
        you=seat(hand="first-blood smith anger", line="troll krump+stun", artifacts="screechbomb"),
        foe=seat(amber=4, line="valdr"),
    )
    if act == "play":
        t.you.plays("smith")
    elif act == "reap":
        t.you.reaps("troll")
    elif act == "fight":
        t.you.fights("troll")
    elif act == "omni":
        t.you.omnis("screechbomb")
    elif act == "discard":
        t.you.discards("smith")
    elif act == "unstun":
        t.you.unstuns("krump")

    if act:
        t.may_not("play:first-blood", "KF.alpha")
    else:
        assert t.may("play:first-blood")
    assert t.may("play:anger")


def test_an_alpha_card_may_still_be_discarded() -> None:
    """KF.alpha: the keyword is about playing."""
    t = given(house="brobnar", you=seat(hand="first-blood", line="troll"))

    t.you.reaps("troll")

    assert t.may("discard:first-blood")


def test_what_happened_before_step_3_does_not_matter_for_alpha() -> None:
    """KF.alpha-scope: a key forged, archives taken, Jehu's two gained: Swindle may open step 3 all the same."""
    t = given(
        step="forge",
        you=seat(amber=6, archives="swindle!sanctum", line="jehu-the-bureaucrat", houses=["sanctum", "dis", "mars"]),
        foe=seat(amber=4),
    )
    t.answers("sanctum")
    t.answers("jehu-the-bureaucrat@line:0:after", "yes")
    t.then("you", keys=1, amber=2, hand="swindle")

    t.you.plays("swindle")

    t.then("you", amber=5).then("foe", amber=1)


def test_one_alpha_card_shuts_out_the_next() -> None:
    """KF.alpha-scope: each wants to be the first."""
    t = given(
        house="shadows", you=seat(hand="heist-night sucker-punch", line="urchin"), foe=seat(amber=3, line="troll")
    )

    t.you.plays("heist-night")

    t.may_not("play:sucker-punch", "KF.alpha")


def test_an_alpha_card_played_by_another_card_comes_too_late() -> None:
    """KF.alpha-scope: Wild Wormhole turns up Binate Rupture: it cannot be played and stays on top of the deck."""
    t = given(house="logos", you=seat(amber=3, hand="wild-wormhole", deck="binate-rupture troll"), foe=seat(amber=2))

    t.you.plays("wild-wormhole")

    t.then("you", amber=4, deck="binate-rupture troll").then("foe", amber=2).because("KF.a-card-that-cannot-be-played")


# ------------------------------------------------------------------ 303, 304 assault
@pytest.mark.parametrize(("power", "fought"), [(0, False), (1, True)])
def test_assault_is_dealt_to_the_attacked_creature_before_the_fight(power: int, fought: bool) -> None:
    """KF.assault-x: Ancient Bear's 2 kill a Silvertooth (2) before she strikes; with one more power there is a fight."""
    t = given(
        house="untamed", you=seat(line="ancient-bear dew-faerie"), foe=seat(line=f"silvertooth+power:{power} troll")
    )

    t.you.fights("ancient-bear", "silvertooth")

    t.then("silvertooth", zone="discard").then("ancient-bear", damage=3 if fought else 0).then("troll", damage=0)
    t.because("KF.assault-x", "KF.fight-damage" if fought else "KF.fight-broken-off")


def test_assault_works_only_when_attacking() -> None:
    """KF.assault-x: attacked, Ancient Bear deals its 5 and no more."""
    t = given(house="brobnar", you=seat(line="troll"), foe=seat(line="ancient-bear dew-faerie"))

    t.you.fights("troll", "ancient-bear")

    t.then("troll", damage=5).then("ancient-bear", zone="discard")


def test_several_instances_of_assault_make_one_sum_dealt_at_once() -> None:
    """KF.assault-adds-up: 2 printed and 2 from Way of the Bear: 4 against Tabris, whose 2 armor stops 2 of them once."""
    t = given(house="untamed", you=seat(line="ancient-bear[way-of-the-bear]"), foe=seat(line="champion-tabris troll"))

    t.you.fights("ancient-bear", "champion-tabris")

    amounts = [
        e.amount for e in t.g.events if e.kind in ("prevent", "damage") and e.rule in ("KF.armor", "KF.assault-x")
    ]
    assert amounts == [2, 2]
    t.then("champion-tabris", zone="discard").then("ancient-bear", zone="discard").then("troll", damage=0)


# ------------------------------------------------------------------ 305, 306 deploy
@pytest.mark.parametrize(
    ("place", "line"),
    [
        (0, "challe-the-safeguard sequis bulwark"),
        (1, "sequis challe-the-safeguard bulwark"),
        (2, "sequis bulwark challe-the-safeguard"),
    ],
)
def test_a_creature_with_deploy_may_be_played_anywhere_in_the_line(place: int, line: str) -> None:
    """KF.deploy: also between two others; a creature without it goes to a flank."""
    t = given(house="sanctum", you=seat(hand="challe-the-safeguard francus", line="sequis bulwark"))

    t.you.plays("challe-the-safeguard").asks("place", seat="you", rule="KF.deploy", options="place:0 place:1 place:2")
    t.answers(place).then("you", line=line)

    t.you.plays("francus").asks("flank", options="left right")


def test_a_change_of_control_puts_a_deploy_creature_on_a_flank() -> None:
    """KF.deploy-scope: Hypnobeam takes Challe: left or right, no place between."""
    t = given(house="mars", you=seat(hand="hypnobeam", line="tunk troll"), foe=seat(line="challe-the-safeguard krump"))

    t.you.plays("hypnobeam", "challe-the-safeguard").asks("flank", options="left right").answers("left")

    t.then("you", line="challe-the-safeguard tunk troll")


def test_deploy_also_works_when_the_creature_is_put_into_play() -> None:
    """KF.deploy-scope: Swap Widget puts a maverick Challe between two others, ready."""
    t = given(
        house="mars",
        you=seat(artifacts="swap-widget", line="tunk troll krump+exhausted", hand="challe-the-safeguard!mars"),
        foe=seat(line="valdr"),
    )

    t.you.acts("swap-widget", "challe-the-safeguard").asks("place", rule="KF.deploy").answers(1)

    t.then("you", line="troll challe-the-safeguard krump", hand="tunk").then("challe-the-safeguard", ready=True)


# ------------------------------------------------------------------ 307 to 309 elusive
def test_the_first_attack_on_an_elusive_creature_deals_no_damage_either_way() -> None:
    """KF.elusive, KF.elusive-each-turn: the second attack of the turn is a normal fight; next turn it counts anew."""
    t = given(
        house="brobnar",
        you=seat(line="troll krump valdr", hand=6, houses=THREE),
        foe=seat(line="culf-the-quiet+power:20 urchin", hand=6, houses=THREE),
    )

    t.you.fights("troll", "culf-the-quiet")
    t.because("KF.elusive").then("troll", damage=0).then("culf-the-quiet", damage=0)
    t.you.fights("krump", "culf-the-quiet")
    t.then("krump", zone="discard").then("culf-the-quiet", damage=6)

    t.you.ends_turn()
    t.foe.chooses_house("dis")
    t.foe.ends_turn()
    t.you.chooses_house("brobnar")
    t.you.fights("valdr", "culf-the-quiet")
    t.because("KF.elusive").then("valdr", damage=0).then("culf-the-quiet", damage=6)


def test_elusive_is_counted_for_each_creature_by_itself() -> None:
    """KF.elusive-each-turn: an attack on one Urchin uses up nothing of the other's."""
    t = given(house="brobnar", you=seat(line="troll krump"), foe=seat(line="urchin urchin"))

    t.you.fights("troll", "urchin@foe-line:0")
    t.you.fights("krump", "urchin@foe-line:1")

    t.because("KF.elusive").then("foe", line="urchin urchin")


def test_an_attack_counts_whether_or_not_the_creature_was_elusive_then() -> None:
    """KF.elusive-each-turn: Niffle Ape's attack takes elusive away while it attacks; it was the first attack all the same."""
    t = given(house="untamed", you=seat(line="niffle-ape snufflegator"), foe=seat(line="culf-the-quiet troll"))
    t.you.fights("niffle-ape", "culf-the-quiet")
    t.then("culf-the-quiet", damage=3).then("niffle-ape", zone="discard")

    t.you.fights("snufflegator", "culf-the-quiet")

    t.then("culf-the-quiet", zone="discard")


def test_elusive_stops_damage_by_power_only_and_the_attack_is_a_fight() -> None:
    """KF.elusive-scope: hazardous hurts the attacker, assault the elusive one, and "Fight:" resolves."""
    t = given(
        house="brobnar",
        you=seat(line="headhunter[way-of-the-bear]"),
        foe=seat(line="culf-the-quiet[way-of-the-porcupine] troll"),
    )

    t.you.fights("headhunter", "culf-the-quiet").asks("order").answers(0)

    t.then("headhunter", damage=3).then("culf-the-quiet", damage=2).then("you", amber=1)
    t.because("KF.assault-x", "KF.hazardous-x", "KF.elusive", "KF.into-the-pool").nothing_else()


def test_elusive_is_no_help_against_effects() -> None:
    """KF.elusive-scope: Punch is no attack."""
    t = given(house="brobnar", you=seat(hand="punch", line="troll"), foe=seat(line="urchin krump"))

    t.you.plays("punch", "urchin")

    t.then("urchin", zone="discard")


# ------------------------------------------------------------------ 310 to 312 hazardous
@pytest.mark.parametrize(("damage", "fought"), [(1, True), (2, False)])
def test_hazardous_is_dealt_to_the_attacker_before_the_fight(damage: int, fought: bool) -> None:
    """KF.hazardous-x: Fanghouse's 3 kill a Headhunter with 2 damage before he strikes; with 1 he fights on."""
    t = given(house="brobnar", you=seat(line=f"headhunter+damage:{damage} troll"), foe=seat(line="fanghouse krump"))

    t.you.fights("headhunter", "fanghouse")

    t.then("fanghouse", zone="discard" if fought else "line").then("headhunter", zone="discard").then("troll", damage=0)
    t.because("KF.hazardous-x", "KF.fight-damage" if fought else "KF.fight-broken-off")


def test_hazardous_works_only_when_attacked() -> None:
    """KF.hazardous-x: Rothais attacks; his hazardous 4 is not dealt to Troll, only his power."""
    t = given(house="sanctum", you=seat(line="rothais-the-fierce"), foe=seat(line="troll krump"))

    t.you.fights("rothais-the-fierce", "troll")

    t.then("troll", damage=4).then("rothais-the-fierce", zone="discard")


def test_several_instances_of_hazardous_make_one_sum() -> None:
    """KF.hazardous-adds-up: 3 printed, 3 from Way of the Porcupine, 2 from Armageddon Cloak: 8 at once."""
    t = given(
        house="brobnar",
        you=seat(line="kelifi-dragon"),
        foe=seat(line="fanghouse[way-of-the-porcupine,armageddon-cloak] troll"),
    )

    t.you.fights("kelifi-dragon", "fanghouse", "troll")

    assert [e.amount for e in t.g.events if e.rule == "KF.hazardous-x"] == [8]
    t.then("kelifi-dragon", damage=11).then("fanghouse", damage=0, upgrades="way-of-the-porcupine")


@pytest.mark.parametrize(
    ("first", "bear", "grubbling"), [("ancient-bear", "line", "discard"), ("briar-grubbling", "discard", "line")]
)
def test_the_active_player_orders_assault_and_hazardous(first: str, bear: str, grubbling: str) -> None:
    """KF.order-of-the-two: Ancient Bear (5, assault 2) against Briar Grubbling (2, hazardous 5): who deals first kills."""
    t = given(house="untamed", you=seat(line="ancient-bear"), foe=seat(line="briar-grubbling troll"))

    t.you.fights("ancient-bear", "briar-grubbling").asks("order", seat="you", rule="KF.order-of-the-two")
    assert t.g.decision is not None
    t.answers(next(o.key for o in t.g.decision.options if o.key.startswith(first)))

    t.then("ancient-bear", zone=bear).then("briar-grubbling", zone=grubbling).then("troll", damage=0)
    t.because("KF.fight-broken-off")


def test_other_before_fight_effects_are_ordered_with_them() -> None:
    """KF.order-of-the-two: Firespitter's "Before Fight:" and the hazardous of the attacked; the opponent has no say."""
    t = given(house="brobnar", you=seat(line="firespitter"), foe=seat(line="briar-grubbling+damage:1 urchin troll"))

    t.you.fights("firespitter", "briar-grubbling").asks("order", seat="you", options="firespitter briar-grubbling")
    t.answers(0)

    t.then("firespitter", damage=0).then("foe", line="troll").then("troll", damage=1).because("KF.fight-target-gone")


# ------------------------------------------------------------------ 313, 314 omega
def end_of_step_3(t: Ruling) -> None:
    """Step 3 is over: hands were refilled and the opponent is asked for a house."""
    t.asks("house", seat="foe")


@every_edition
def test_after_an_omega_card_the_step_ends(edition: str) -> None:
    """KF.omega: Gravid Cycle resolves, then nothing more is played, used or discarded; steps 4 and 5 are normal."""
    t = given(
        house="untamed",
        edition=edition,
        you=seat(hand="gravid-cycle murmook", discard="flaxia", line="snufflegator+exhausted dew-faerie", deck=9),
        foe=seat(hand=6),
    )

    t.you.plays("gravid-cycle").because("KF.omega", "KF.step-4-ready", "KF.step-5-draw")

    end_of_step_3(t)
    t.then("you", amber=1, hand=6).then("flaxia", zone="hand").then("snufflegator", ready=True).then(
        "murmook", zone="hand"
    )


def test_the_play_ability_of_an_omega_card_still_resolves() -> None:
    """KF.omega: Unlocked Gateway destroys each creature, "Destroyed:" and all, before the step ends."""
    t = given(
        house="dis",
        you=seat(hand="unlocked-gateway pit-demon", line="dust-imp", deck=9),
        foe=seat(line="troll", hand=6),
    )

    t.you.plays("unlocked-gateway")

    end_of_step_3(t)
    t.then("you", amber=2, line="").then("foe", line="").then("pit-demon", zone="hand")


def test_omega_counts_when_another_card_plays_it() -> None:
    """KF.omega-scope: Wild Wormhole plays Little Niff from the deck, anywhere in the line; step 3 is over, step 4 readies it."""
    t = given(
        house="logos",
        you=seat(hand="wild-wormhole labwork", deck=["little-niff", *["dust-pixie"] * 9], line="mother dextre"),
        foe=seat(hand=6),
    )

    t.you.plays("wild-wormhole").asks("place", rule="KF.deploy").answers(1)

    end_of_step_3(t)
    t.then("you", line="mother little-niff dextre").then("little-niff", ready=True).then("labwork", zone="hand")


def test_omega_does_not_count_when_the_card_is_put_into_play() -> None:
    """KF.omega-scope: Swap Widget puts a maverick Little Niff into play: the step goes on."""
    t = given(
        house="mars",
        you=seat(artifacts="swap-widget", line="tunk troll", hand="little-niff!mars psychic-network"),
        foe=seat(amber=2),
    )

    t.you.acts("swap-widget", "little-niff", "place:0").asks("act")

    t.then("little-niff", zone="line", ready=True)
    assert t.may("play:psychic-network")


@pytest.mark.parametrize("blank", [True, False])
def test_omega_is_lost_with_the_text_of_the_creature(blank: bool) -> None:
    """KF.omega, KF.blank-text-box: under Shadow of Dis Little Niff is blank as soon as it is in play: the step goes on.  It was
    played from hand with all its keywords, so it may still stand between two creatures."""
    t = given(
        house="dis",
        you=seat(hand="shadow-of-dis" if blank else "", deck=9, houses=["dis", "mars", "logos"]),
        foe=seat(hand="little-niff urchin", line="dodger umbra", deck=9, houses=["shadows", "mars", "logos"]),
    )
    if blank:
        t.you.plays("shadow-of-dis")
    t.you.ends_turn("shadows")

    t.foe.plays("little-niff").asks("place", rule="KF.deploy").answers(1)

    t.then("foe", line="dodger little-niff umbra").then("little-niff", keywords="" if blank else "deploy elusive omega")
    if blank:
        assert t.may("play:urchin") and t.may("reap:dodger") and "omega" not in t.happened()
    else:
        t.asks("house", seat="you").because("KF.omega").then("urchin", zone="hand")


def test_an_omega_creature_that_has_left_play_by_then_still_ends_the_step() -> None:
    """KF.omega-scope: Autocannon kills the entering Duskwitch; it was played all the same, and no text is blank in a pile."""
    t = given(
        house="untamed",
        you=seat(hand="duskwitch flaxia", artifacts="autocannon", deck=9),
        foe=seat(line="troll", hand=6),
    )

    t.you.plays("duskwitch").because("KF.destroyed", "KF.omega")

    end_of_step_3(t)
    t.then("duskwitch", zone="discard").then("flaxia", zone="hand")


# ------------------------------------------------------------------ 315, 316 poison
def test_poison_destroys_what_its_power_damages_attacking_and_attacked() -> None:
    """KF.poison: Macis Asp's 3 kill a Troll; an Asp that is attacked kills the attacker with it."""
    t = given(house="shadows", you=seat(line="macis-asp"), foe=seat(line="troll krump"))
    t.you.fights("macis-asp", "troll")
    t.then("troll", zone="discard").then("macis-asp", damage=0).then("krump", damage=0).because(
        "KF.fight-damage", "KF.poison"
    )

    t = given(house="brobnar", you=seat(line="troll krump"), foe=seat(line="macis-asp"))
    t.you.fights("troll", "macis-asp")
    t.then("troll", zone="discard").then("macis-asp", zone="discard").then("krump", zone="line")


@pytest.mark.parametrize(("used", "zone"), [(0, "line"), (1, "line"), (2, "discard")])
def test_poison_needs_one_damage_that_is_really_dealt(used: int, zone: str) -> None:
    """KF.poison-condition: Mooncurser's 1 against a Knight with 2, 1 or no armor left."""
    t = given(house="shadows", you=seat(line="mooncurser"), foe=seat(line=f"raiding-knight+armor_used:{used} troll"))

    t.you.fights("mooncurser", "raiding-knight")

    t.then("raiding-knight", zone=zone).then("troll", damage=0)


def test_damage_by_keywords_and_abilities_does_not_poison() -> None:
    """KF.poison-condition: Macis Asp with Silent Dagger reaps: the 4 damage by the gained ability are plain damage."""
    t = given(house="shadows", you=seat(line="macis-asp[silent-dagger]"), foe=seat(line="troll krump"))

    t.you.reaps("macis-asp", "troll")

    t.then("troll", damage=4, zone="line").then("you", amber=1).nothing_else()


def test_poisoned_and_lethally_hurt_creatures_die_once_and_together() -> None:
    """KF.poison, KF.simultaneous-the-set: Macis Asp kills Dust Imp by power and poison alike: its "Destroyed:" gains 2, not 4."""
    t = given(house="shadows", you=seat(line="macis-asp"), foe=seat(line="dust-imp troll"))

    t.you.fights("macis-asp", "dust-imp")

    t.then("foe", amber=2, line="troll", discard="dust-imp")


# ------------------------------------------------------------------ 317, 318 skirmish
def test_a_skirmisher_that_attacks_takes_no_damage_by_power() -> None:
    """KF.skirmish: Snufflegator deals 4 to Troll and takes none of the 8."""
    t = given(house="untamed", you=seat(line="snufflegator dew-faerie"), foe=seat(line="troll krump"))

    t.you.fights("snufflegator", "troll")

    t.then("troll", damage=4).because("KF.skirmish").nothing_else()


def test_skirmish_is_no_help_when_attacked_nor_against_other_damage() -> None:
    """KF.skirmish-scope: attacked, Snufflegator takes Krump's 6; attacking Briar Grubbling it dies of hazardous 5 first."""
    t = given(house="brobnar", you=seat(line="krump"), foe=seat(line="snufflegator troll"))
    t.you.fights("krump", "snufflegator")
    t.then("snufflegator", zone="discard").then("krump", damage=4)

    t = given(house="untamed", you=seat(line="snufflegator"), foe=seat(line="briar-grubbling troll"))
    t.you.fights("snufflegator", "briar-grubbling")
    t.then("snufflegator", zone="discard").then("briar-grubbling", damage=0).because(
        "KF.hazardous-x", "KF.fight-broken-off"
    )


# ------------------------------------------------------------------ 319, 320 taunt
LINE = "sequis champion-anaphiel staunch-knight[protect-the-weak] bulwark grey-monk"


def test_neighbors_without_taunt_cannot_be_attacked() -> None:
    """KF.taunt, KF.taunt-scope: the two taunters and the Monk, who stands next to neither, may be attacked."""
    t = given(house="brobnar", you=seat(line="troll"), foe=seat(line=LINE))

    t.you.fights("troll").asks("attack", options="champion-anaphiel staunch-knight grey-monk")

    t.may_not("sequis", "KF.taunt").may_not("bulwark", "KF.taunt")


def test_effects_are_no_attacks() -> None:
    """KF.taunt-scope: Punch may choose a creature that taunt protects."""
    t = given(house="brobnar", you=seat(hand="punch"), foe=seat(line=LINE))

    t.you.plays("punch").asks("target", options="sequis champion-anaphiel staunch-knight bulwark grey-monk")


def test_a_creature_that_ignores_taunt_may_attack_anyone() -> None:
    """KF.taunt-scope: while Niffle Ape attacks, enemy creatures have no taunt."""
    t = given(house="untamed", you=seat(line="niffle-ape snufflegator"), foe=seat(line=LINE))

    t.you.fights("niffle-ape").asks("attack", options="sequis champion-anaphiel staunch-knight bulwark grey-monk")


def test_a_taunt_creature_protects_while_stunned_or_exhausted() -> None:
    """KF.taunt: the keyword is constant."""
    t = given(house="brobnar", you=seat(line="troll"), foe=seat(line="sequis champion-anaphiel+stun+exhausted"))

    t.you.fights("troll")

    t.then("champion-anaphiel", zone="discard").then("sequis", damage=0)
