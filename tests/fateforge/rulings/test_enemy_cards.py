"""Every enemy's strip and abilities, section by section."""

from __future__ import annotations

from typing import Any

import pytest

from tableforge.fateforge.doors.testing import Ruling, given, hero


def facing(enemies: str, you: str = "b", ally: str = "b", map: str = "mill-ford", **more: Any) -> Ruling:
    """The enemies' turns with two heroes at these places; the Mercenary's tile lies first."""
    friends: dict[str, Any] = {
        "you": hero("mercenary", at=you, **more.pop("hero", {})),
        "ally": hero("shaman", at=ally),
    }
    return given(map=map, **friends, enemies=enemies, step="enemies", order="you ally", rounds=3, **more)


# id, where it stands, where the first hero stands, damage to the first and to the last hero, where it stands then
SECTIONS = [
    ("watchdog", "c", "b", 1, 0, "b"),
    ("watchdog", "f", "b", 0, 0, "c d"),
    ("marsh-boar", "c", "b", 2, 0, "b"),
    ("marsh-boar", "f", "b", 0, 0, "c d"),
    ("carrion-crow", "b", "b", 0, 1, "b"),
    ("carrion-crow", "e", "b", 0, 1, "b"),
    ("carrion-crow", "f", "b", 0, 0, "c d"),
    ("well-spider", "e", "b", 0, 0, "c d"),
    ("cinder-wolf", "b", "b", 2, 0, "b"),
    ("cinder-wolf", "c", "b", 1, 0, "b"),
    ("cinder-wolf", "f", "b", 0, 0, "c d"),
    ("militia-guard", "b", "b", 1, 0, "b"),
    ("militia-guard", "c", "b", 1, 0, "b"),
    ("militia-guard", "e", "b", 0, 0, "c d"),
    ("sicaire", "b", "b", 2, 0, "b"),
    ("sicaire", "c", "b", 0, 0, "b"),
    ("sicaire", "e", "b", 0, 0, "c d"),
    ("lieutenant", "b", "b", 2, 0, "b"),
    ("lieutenant", "c", "b", 0, 0, "c"),
    ("halberdier", "b", "b", 2, 0, "b"),
    ("halberdier", "c", "b", 1, 0, "c"),
    ("halberdier", "e", "b", 0, 0, "c d"),
    ("poacher", "b", "b", 0, 0, "b"),
    ("poacher", "c", "b", 0, 1, "c"),
    ("poacher", "e", "b", 0, 1, "c d"),
    ("bruiser", "c", "b", 1, 0, "b"),
    ("bruiser", "e", "b", 0, 0, "c d"),
    ("assassin", "b", "b", 2, 0, "b"),
    ("assassin", "c", "b", 1, 0, "b"),
    ("assassin", "e", "b", 0, 0, "e"),
    ("gang-chief", "b", "b", 2, 0, "b"),
    ("gang-chief", "c", "b", 1, 0, "b"),
    ("gang-chief", "e", "b", 0, 0, "c d"),
    ("restless", "c", "b", 1, 0, "b"),
    ("restless", "e", "b", 0, 0, "c d"),
    ("elite-phantom", "b", "b", 1, 0, "b"),
    ("elite-phantom", "c", "b", 1, 0, "b"),
    ("elite-phantom", "e", "b", 0, 0, "c d"),
    ("wight", "b", "b", 2, 0, "b"),
    ("wight", "c", "b", 1, 0, "b"),
    ("wight", "f", "b", 0, 0, "e"),
    ("tomb-herald", "b", "b", 2, 0, "b"),
    ("tomb-herald", "e", "b", 0, 0, "c d"),
    ("ember-slinger", "b", "b", 0, 0, "b"),
    ("ember-slinger", "e", "b", 1, 0, "e"),
    ("zealot", "c", "b", 1, 0, "b"),
    ("zealot", "e", "b", 0, 0, "c d"),
    ("cinder-husk", "b", "b", 1, 0, "b"),
    ("cinder-husk", "c", "b", 1, 0, "b"),
    ("cinder-husk", "e", "b", 0, 0, "c d"),
    ("flagellant", "b", "b", 1, 1, "b"),
    ("flagellant", "c", "b", 1, 0, "b"),
    ("flagellant", "e", "b", 0, 0, "b"),
    ("rite-mother", "b", "b", 2, 0, "b"),
    ("rite-mother", "c", "b", 1, 0, "c"),
    ("bolt-turret", "c", "b", 1, 0, "c"),
    ("bolt-turret", "e", "b", 1, 0, "e"),
    ("clay-servant", "c", "b", 1, 0, "b"),
    ("clay-servant", "e", "b", 0, 0, "c d"),
    ("bulwark-golem", "c", "b", 1, 0, "c"),
    ("blade-dancer", "b", "b", 1, 1, "b"),
    ("blade-dancer", "c", "b", 1, 0, "b"),
    ("blade-dancer", "f", "b", 0, 0, "c d"),
    ("warden-engine", "c", "b", 0, 0, "b"),
]


@pytest.mark.parametrize(("id", "at", "heroes", "first", "last", "then"), SECTIONS)
def test_an_enemy_does_the_first_section_that_has_a_hero_at_its_distance(
    id: str, at: str, heroes: str, first: int, last: int, then: str
) -> None:
    """FF.enemy-section, FF.one-section, FF.first, FF.last"""
    t = facing(f"{id}.1@{at}", heroes, heroes, fear="f-breath f-leaden")

    you, ally = t.s.heroes
    assert (you.d.hp - you.hp, ally.d.hp - ally.hp) == (first, last), t.story()
    assert t.s.scene is not None and t.s.scene.map.letters[t.s.foes[0].zone] in then.split(), t.story()


@pytest.mark.parametrize("id", ["watchdog", "conscript", "recruit", "restless", "zealot", "clay-servant"])
def test_where_no_modifier_says_whom_the_players_choose(id: str) -> None:
    """FF.players-choose"""
    t = facing(f"{id}.1@b")
    t.asks("whom")

    t.group("shaman")

    t.then("ally", health=5).then("you", health=7)


@pytest.mark.parametrize("id", ["archer", "bone-archer"])
def test_an_archer_shoots_a_hero_of_the_players_choice_one_zone_away_and_nobody_in_its_own_zone(id: str) -> None:
    """FF.blue"""
    t = facing(f"{id}.1@c")
    t.group("mercenary")

    t.then("you", health=6)
    facing(f"{id}.1@b").then("you", health=7).then("ally", health=6)


def test_a_bone_archer_shoots_two_zones() -> None:
    """FF.range-plus-one"""
    facing("bone-archer.1@e").group("mercenary").then("you", health=6)


def test_a_marsh_boar_a_bruiser_and_a_bulwark_push_the_first_hero() -> None:
    """FF.enemy-push"""
    for id, harm in (("marsh-boar", 1), ("bruiser", 2), ("bulwark-golem", 2)):
        facing(f"{id}.1@b", chance="push:d").then("you", at="d", health=7 - harm)


def test_venom_sets_health_aside() -> None:
    """FF.toxic-modifier, FF.venomous"""
    facing("well-spider.1@b").group("mercenary").then("you", health=6, toxic=1)
    facing("well-spider.1@c").then("you", at="c", health=6, toxic=1)
    facing("ember-slinger.1@c").group("mercenary").then("you", toxic=1)


def test_a_tomb_herald_pulls_the_first_hero_and_strikes() -> None:
    """FF.pull"""
    facing("tomb-herald.1@c", fear="f-breath").then("you", at="c", health=6)


def test_a_warden_engine_strikes_and_stuns_the_first_hero() -> None:
    """FF.stun-hero"""
    facing("warden-engine.1@b").then("you", health=5, stunned=True)


def test_a_warden_engine_mends_the_nearest_golem() -> None:
    """FF.repair: one cube more than is printed, at most."""
    t = facing("warden-engine.1@f clay-servant.1@f", "a", "a")

    t.then("clay-servant.1", armour=1)


@pytest.mark.parametrize("id", ["lieutenant", "gang-chief", "tomb-herald", "rite-mother"])
def test_a_leader_draws_the_nearest_red_minion_closer_though_idle(id: str) -> None:
    """FF.leader, FF.leader-after-strip"""
    red = {"lieutenant": "conscript", "gang-chief": "recruit", "tomb-herald": "restless", "rite-mother": "zealot"}[id]
    t = facing(f"{id}.1@f {red}.1@c+stunned {red}.2@d", "a", "a", map="mill-ford")

    assert t.s.scene is not None and t.s.scene.map.letters[t.s.foes[2].zone] != "d", t.story()


def test_life_drain_gives_an_armour_cube_for_damage_dealt() -> None:
    """FF.life-drain: two cubes at most, and none for damage that was parried."""
    facing("elite-phantom.1@b+armour:0").then("elite-phantom.1", armour=1)
    facing("elite-phantom.1@b").then("elite-phantom.1", armour=2)
    t = facing("elite-phantom.1@b+armour:0", hero={"parry": 1})
    t.you.answers("parry")
    t.then("elite-phantom.1", armour=0)


def test_zealots_strike_harder_side_by_side() -> None:
    """FF.fervour"""
    t = facing("zealot.1@b zealot.2@b")
    t.group("mercenary", "mercenary")

    t.then("you", health=3)


def test_a_cinder_husk_bursts_over_every_hero_in_its_zone() -> None:
    """FF.burst: not if it is stunned."""
    t = given(
        map="mill-ford",
        you=hero("mercenary", at="b", results="strike"),
        ally=hero("shaman", at="b"),
        enemies="cinder-husk.1@b+wounds:2",
    )
    t.you.does("strike:cinder-husk.1").then("you", toxic=1, health=6).then("ally", toxic=1, health=5)

    u = given(
        map="mill-ford",
        you=hero("mercenary", at="b", results="strike"),
        ally=hero("shaman", at="b"),
        enemies="cinder-husk.1@b+wounds:2+stunned",
    )
    u.you.does("strike:cinder-husk.1").then("you", toxic=0)


def test_the_restless_rise_once_while_a_herald_stands() -> None:
    """FF.rising"""
    t = given(
        map="mill-ford",
        you=hero("mercenary", at="b", results="strike"),
        ally=hero("shaman", at="a"),
        enemies="restless.1@b tomb-herald.1@f",
        slot=1,
        rounds=3,
    )
    t.you.does("strike:restless.1").then("restless.1", out=True)

    t.plays_on(until="dice")

    assert not t.s.foes[0].out and t.s.foes[0].risen


def test_a_rite_spends_a_follower_and_tires_every_hero() -> None:
    """FF.rite"""
    t = given(
        map="mill-ford",
        you=hero("mercenary", at="b"),
        ally=hero("shaman", at="a"),
        enemies="rite-mother.1@f zealot.1@f zealot.2@f",
        step="rites",
        rounds=3,
    )

    t.then("you", energy=2).then("ally", energy=3).then("zealot.2", out=True).then("zealot.1", out=False)


def test_what_is_anchored_is_neither_pushed_nor_pulled_nor_called() -> None:
    """FF.anchored"""
    t = given(
        map="mill-ford",
        you=hero("shaman", at="b", skills="s-ancestor", results="focus move"),
        ally=hero("mercenary", at="b"),
        enemies="bolt-turret.1@c",
    )

    t.may_not("use:s-ancestor", "FF.ordered-actions")


def test_a_crow_flies_over_a_closed_door_and_over_snares() -> None:
    """FF.flying"""
    t = facing("carrion-crow.1@e", "b", "b", map="tannery-alleys", tokens="snare@b")

    t.then("carrion-crow.1", at="b", out=False)


def test_pursuers_follow_first_lines_shield_and_the_stealthy_hide() -> None:
    """FF.pursuit, FF.first-line, FF.stealth"""
    for id in ("sicaire", "flagellant"):
        t = given(
            map="mill-ford", you=hero("thief", at="b", results="move"), ally=hero("shaman", at="a"), enemies=f"{id}.1@b"
        )
        t.you.does("move:c").then(f"{id}.1", at="c")
    u = given(
        map="mill-ford",
        you=hero("mercenary", at="b", results="strike"),
        ally=hero("shaman", at="a"),
        enemies="conscript.1@b recruit.1@b assassin.1@b",
    )
    u.may_not("strike:recruit.1", "FF.first-line").may_not("strike:assassin.1", "FF.stealth")


@pytest.mark.parametrize(
    "id", ["militia-guard", "halberdier", "bruiser", "elite-phantom", "cinder-husk", "bulwark-golem"]
)
def test_a_blocking_enemy_holds_heroes_in_its_zone(id: str) -> None:
    """FF.blocking"""
    t = given(
        map="mill-ford", you=hero("mercenary", at="b", results="move"), ally=hero("shaman", at="a"), enemies=f"{id}.1@b"
    )

    t.may_not("move:c", "FF.blocking")
