"""Acts begun again, heroes exchanged, other players: the checklist, where no other ruling would have noticed (276–278)."""

from __future__ import annotations

import json
from typing import Any

import pytest
from fateforge.saves.walking import begun
from fateforge.worlds import PLACES, WORLD

from tableforge.errors import BadSetup
from tableforge.fateforge import setup
from tableforge.fateforge.doors.testing import told
from tableforge.fateforge.game import GAME
from tableforge.fateforge.names import CHARGED, DICE
from tableforge.fateforge.state import Fate
from tableforge.fateforge.tale import changes, chronicle, memoir
from tableforge.kernel.core import reply

CAMP = """
[[scene]]
id = "camp"
choices = [
    { id = "learn", effects = [{ rule = "traps" }, { rule = "upgradable-skills" }], goto = "camp" },
    { id = "rest", goto = "rest" },
]
[[scene]]
id = "rest"
kind = "rest"
on_enter = [{ place = "inn" }, { place = "yard" }, { quest = "errand" }]
places = ["inn", "yard"]
quests = ["errand"]
goto = "camp"
[[scene]]
id = "door"
choices = [{ id = "back", goto = "@rest" }]
[[quest]]
id = "errand"
start = "door"
"""


def camp(*heroes: str, **options: Any) -> dict[str, Any]:
    """A campaign that begins in a camp, from which one rests."""
    team = list(heroes or ("mercenary", "shaman"))
    return GAME.setup(**{"stories": told(CAMP, PLACES, top=WORLD), "heroes": team, "seats": len(team), **options})


def started(new: dict[str, Any]) -> Fate:
    return begun(GAME.setup(**json.loads(json.dumps(new))), 5)


def answered(s: Fate, *keys: str) -> Fate:
    """Whoever can answers with these keys, one after the other."""
    for key in keys:
        d = s.pending
        assert d is not None
        for o in d.options:
            own = d.of(d.seat_of(o))
            if own is not None and GAME.options.key(s, own, d.option_of(o)) == key:
                reply(s, o)
                break
        else:
            raise AssertionError(f"nobody can answer {key}")
    return s


def taught(s: Fate, id: str) -> list[str]:
    """The skills of a hero that the yard shows."""
    return [s.pack.cards[i].id for i in s.stock[s.open.index("yard")] if s.pack.cards[i].hero == id]


def test_a_trainer_shows_a_newcomer_four_skills_at_once() -> None:
    """FF.trainer-stock, FF.hero-swap: others are shown what they were, and nobody what is the other's."""
    old = camp()
    s = answered(begun(old), "rest")
    t = started(changes.swap_hero(s, old, "mercenary", "thief"))
    assert len(taught(t, "thief")) == len(set(taught(t, "thief"))) == 4 and not taught(t, "mercenary")
    assert taught(t, "shaman") == taught(s, "shaman")
    t.gold = 9
    skill = t.pack.skills[taught(t, "thief")[0]]
    assert (
        skill.index in t.heroes[0].skills
        or answered(t, "visit:yard", f"learn:{skill.id}").heroes[0].skills[-1] == skill.index
    )


def test_a_newcomer_on_a_side_quest_finds_the_trainer_ready_at_the_rest_that_waits() -> None:
    """FF.trainer-stock, FF.side-quest"""
    old = camp()
    s = answered(begun(old), "rest", "side-quest:errand")
    t = answered(started(changes.swap_hero(s, old, "shaman", "lord")), "back")
    assert chronicle.saga(t).at == "rest" and len(taught(t, "lord")) == 4


def test_where_nobody_rests_a_newcomer_is_shown_nothing_and_what_it_took_is_not_shown_later() -> None:
    """FF.trainer-stock"""
    old = camp()
    s = begun(old)
    bought = min([c for c in s.pack.skills.values() if c.hero == "mercenary" and c.level == 1], key=lambda c: c.cost)
    s.hero(0).skills = (*s.heroes[0].skills, bought.index)
    t = started(changes.swap_hero(s, old, "mercenary", "thief"))
    assert t.stock == () and t.pending is not None and t.pending.kind == "new-skill"
    reply(t, t.pending.options[0])
    took = t.pack.cards[t.heroes[0].skills[-1]].id
    assert took not in taught(answered(t, "rest"), "thief")
    later = started(changes.swap_hero(answered(begun(old), "rest", "done", "done"), old, "mercenary", "thief"))
    assert later.stock == ()  # the rest is over


def test_what_only_the_leaver_can_use_leaves_the_bag_too_and_comes_back_with_it_once() -> None:
    """FF.swap-terms, FF.one-of-each"""
    old = camp()
    s = answered(begun(old), "packs", "arrange:shamanic-drum", "bag")
    assert [s.gear[i].d.id for i in s.bag] == ["shamanic-drum"]
    new = GAME.setup(**changes.swap_hero(s, old, "shaman", "lord"))
    t = started(new)
    assert t.bag == ()
    u = started(changes.swap_hero(t, new, "lord", "shaman"))
    assert [u.gear[i].d.id for i in u.heroes[1].board if i >= 0] == ["shamanic-drum"] and u.bag == ()
    assert not isinstance(setup.census(u), str)


def test_a_rule_that_was_unlocked_stays_so_when_the_act_is_begun_again_and_is_not_told_a_second_time() -> None:
    """FF.unlocked-rule, FF.unlock-twice, FF.restart-act: its box is ticked."""
    old = camp()
    s = answered(begun(old), "learn")
    assert [e.note for e in s.events if e.kind == "unlocks"] == ["traps", "upgradable-skills"]
    t = answered(started(changes.restart_act(s, old, old["heroes"], 2)), "done", "done")
    assert chronicle.saga(t).rules == {"traps", "upgradable-skills"}
    answered(t, "learn")
    assert not [e for e in t.events if e.kind == "unlocks"]


@pytest.mark.parametrize("known", [False, True])
def test_an_act_that_is_begun_again_sells_the_skills_that_were_for_sale_when_it_began(known: bool) -> None:
    """FF.restart-keeps, FF.skill-upgrade: better ones only where that rule was known by then."""
    old = camp(all_rules=known)
    s = answered(begun(old), "learn")
    t = started(changes.restart_act(s, old, old["heroes"], 2))
    first = min(
        [c for c in t.pack.skills.values() if c.better and c.hero == "mercenary" and c.level == 1], key=lambda c: c.cost
    )
    t.gold = 40
    answered(t, first.id)
    d = t.pending
    assert d is not None and d.kind == "rebuy"
    offered = {d.option_of(o) for o in d.options}
    assert (first.better[0] in offered) == known


def test_traits_of_those_who_left_go_to_newcomers_each_card_to_one_of_them_and_none_twice() -> None:
    """FF.restart-keeps: what a newcomer has already, the next one may have."""
    old = camp("mercenary", "shaman", "lord", "sylvan-guard")
    s = begun(old)
    s.hero(0).traits = ("resilience", "guile", "lore")
    s.hero(1).traits = ("insight", "lore", "might")
    t = started(changes.restart_act(s, old, ["thief", "lord", "sylvan-guard"], 3))
    assert t.heroes[0].traits == ("guile", "lore", "might")
    u = started(changes.restart_act(s, old, ["thief", "sylvan-guard"], 2))
    assert u.heroes[0].traits == ("guile", "lore", "might") and u.heroes[1].traits == ("perception",)


def test_an_act_is_begun_again_with_whom_came_in_the_middle_of_it_or_with_whom_had_left() -> None:
    """FF.restart-act, FF.hero-swap"""
    old = camp()
    new = GAME.setup(**changes.swap_hero(begun(old), old, "mercenary", "thief"))
    s = started(new)
    for heroes in (["thief", "shaman"], ["mercenary", "shaman"], ["lord", "thief", "mercenary"]):
        t = answered(started(changes.restart_act(s, new, heroes, 2)), "done", "done")
        assert [h.d.id for h in t.heroes] == heroes and chronicle.saga(t).at == "camp"
        assert not isinstance(setup.census(t), str)


def test_other_players_take_their_seats_between_two_scenes_and_alone_one_plays_by_the_solo_rules() -> None:
    """FF.players, FF.solo: two heroes for one person, three for no fewer than two, and nobody without a hero."""
    old = camp()
    s = begun(old)
    assert not s.solo
    new = GAME.setup(**changes.seat_players(s, old, 1))
    t = started(new)
    assert t.solo and [h.seat for h in t.heroes] == [0, 0]
    assert not started(changes.seat_players(t, new, 2)).solo
    with pytest.raises(BadSetup):
        changes.seat_players(s, old, 3)
    three = camp("mercenary", "shaman", "lord", seats=2)
    with pytest.raises(BadSetup):
        changes.seat_players(begun(three), three, 1)
    assert [h.seat for h in started(changes.seat_players(begun(three), three, 3)).heroes] == [0, 1, 2]


def test_a_change_of_players_at_a_rest_asks_each_of_them_again() -> None:
    """FF.rest-end, FF.players: nobody is done who has just sat down."""
    old = camp("mercenary", "shaman", "lord", seats=2)
    s = answered(begun(old), "rest", "visit:inn", "done")
    assert len(s.resting) == 1
    t = started(changes.seat_players(s, old, 3))
    assert t.resting == (0, 1, 2) and t.time == s.time == 2 and t.stock == s.stock
    answered(t, "done", "done", "done")
    assert chronicle.saga(t).at == "camp"


def remembered(s: Fate, hero: dict[str, Any] | None = None, **fields: Any) -> Fate:
    """How the chronicle stood when its act began was this, for its first hero and for the group."""
    x = chronicle.saga(s)
    began = json.loads(x.began)
    began["heroes"][0].update(hero or {})
    x.began = memoir.text({**began, **fields})
    return s


def again(s: Fate, old: dict[str, Any], *heroes: str) -> Fate:
    team = list(heroes) or old["heroes"]
    return started(changes.restart_act(s, old, team, len(team)))


def test_an_act_that_is_begun_again_has_the_food_of_then_and_no_points_for_traits_that_are_kept() -> None:
    """FF.restart-keeps, FF.trait-points"""
    old = camp()
    s = remembered(begun(old), food=2, trait_points=4)
    s.food, s.trait_points = 5, 1  # three of them have bought a trait
    t = again(s, old)
    assert (t.food, t.trait_points) == (2, 1)
    s.trait_points = 6  # won in the act that is begun again
    assert again(s, old).trait_points == 4


def test_dice_and_boxes_that_victories_had_given_before_the_act_are_there_again_for_newcomers_too() -> None:
    """FF.act-snapshot, FF.victory-table: a newcomer has as many dice, of its own colours, and boxes that have grown as much."""
    old = camp()
    s = begun(old)
    m, d = s.heroes[0], s.pack.hero("thief")
    remembered(s, {"dice": ["red", "green"], "hp_max": m.hp_max + 1, "hp": m.hp_max + 1, "en_max": m.en_max + 1})
    t = again(s, old)
    assert [DICE[x] for x in t.heroes[0].more_dice] == ["red", "green"]
    assert (t.heroes[0].hp_max, t.heroes[0].en_max) == (m.hp_max + 1, m.en_max + 1)
    u = again(s, old, "thief", "shaman")
    assert len(u.heroes[0].more_dice) == 2 and set(u.heroes[0].more_dice) <= set(d.dice)
    assert (u.heroes[0].hp_max, u.heroes[0].en_max) == (d.hp + 1, d.energy + 1)
    assert (u.heroes[0].hp, u.heroes[0].en) == (d.hp + 1, d.energy + 1)


def test_a_newcomer_has_as_many_dice_and_as_much_more_in_its_boxes_as_whom_it_replaces() -> None:
    """FF.swap-terms, FF.victory-table"""
    old = camp()
    s = begun(old)
    h = s.hero(0)
    h.more_dice, h.hp_max, h.en_max = (DICE.index("red"),), h.hp_max + 1, h.en_max + 1
    d = s.pack.hero("thief")
    t = started(changes.swap_hero(s, old, "mercenary", "thief"))
    assert len(t.heroes[0].more_dice) == 1 and t.heroes[0].more_dice[0] in d.dice
    assert (t.heroes[0].hp_max, t.heroes[0].en_max) == (d.hp + 1, d.energy + 1)
    assert (t.heroes[0].hp, t.heroes[0].en) == (d.hp, d.energy)  # one of each was lacking


def test_armour_is_whole_and_uses_are_as_they_were_when_an_act_is_begun_again() -> None:
    """FF.restart-keeps, FF.armour"""
    old = camp()
    s = begun(old)
    coat = s.pack.items["scale-coat"]
    charged = next(c for c in s.pack.items.values() if c.uses == CHARGED and not c.only)
    gear = [*json.loads(chronicle.saga(s).began)["gear"], [coat.id, 0, 0], [charged.id, 0, 1]]
    t = again(remembered(s, gear=gear, bag=[len(gear) - 2, len(gear) - 1]), old)
    kept = {t.gear[i].d.id: t.gear[i] for i in t.bag}
    assert (kept[coat.id].cubes, kept[charged.id].left) == (coat.armour, 1)


def test_chance_is_where_it_was_when_the_act_began() -> None:
    """FF.act-snapshot, FF.streams: whoever begins again draws again what was drawn."""
    old = camp()
    s = answered(begun(old), "rest")
    began = json.loads(chronicle.saga(s).began)
    assert memoir.taken(s, memoir.RESTING)["chance"] != began["chance"]
    assert changes.restart_act(s, old, old["heroes"], 2)["memoir"]["chance"] == began["chance"]
    t = answered(again(s, old), "done", "done", "rest")
    assert t.stock == s.stock


def test_what_a_service_has_left_on_a_hero_goes_with_its_place_in_the_group() -> None:
    """FF.rest-place, FF.hero-swap, FF.restart-act"""
    old = camp()
    s = begun(old)
    chronicle.saga(s).lasting = ("mask", "measured:mercenary", "tired:shaman")
    t = started(changes.swap_hero(s, old, "mercenary", "thief"))
    assert chronicle.saga(t).lasting == ("mask", "measured:thief", "tired:shaman")
    began = json.loads(chronicle.saga(s).began)
    began["saga"]["lasting"] = ["mask", "measured:mercenary", "tired:shaman"]
    chronicle.saga(s).began = memoir.text(began)
    assert chronicle.saga(again(s, old, "thief", "shaman")).lasting == ("mask", "tired:shaman")


@pytest.mark.parametrize(
    ("bought", "takes", "dearest"),
    [
        ("m-brute", ["t-knives"], 4),
        ("m-beheading", ["t-fingers"], 5),
        ("m-brute m-ram", ["t-ambush"], 5),
        ("m-brute m-ram", ["t-dodge", "t-lucky"], 5),
        ("m-taunt-2", ["t-smoke"], 5),
    ],
)
def test_a_newcomer_takes_as_many_skills_and_pays_in_all_one_more_than_the_other_had(
    bought: str, takes: list[str], dearest: int
) -> None:
    """FF.swap-terms: a better skill counts as its first and one more; what is left over buys nothing else."""
    old = camp()
    s = begun(old)
    s.hero(0).skills = (*s.heroes[0].skills, *[s.pack.skills[id].index for id in bought.split()])
    t = started(changes.swap_hero(s, old, "mercenary", "thief"))
    gold, d = t.gold, t.pending
    assert d is not None and d.kind == "new-skill"
    offered = [t.pack.cards[o] for o in d.options[:-1]]
    assert max([c.cost for c in offered]) == dearest and {c.level for c in offered} == {1}
    answered(t, *takes)
    assert t.pending is not None and t.pending.kind == "choice" and t.gold == gold
    assert [t.pack.cards[i].id for i in t.heroes[0].skills[2:]] == takes


def test_whoever_has_finished_the_story_knows_every_rule_and_is_told_none() -> None:
    """FF.all-rules-unlocked, FF.unlock-twice"""
    s = begun(camp(all_rules=True))
    assert chronicle.saga(s).rules == set(chronicle.tale(s).rules)
    answered(s, "learn")
    assert not [e for e in s.events if e.kind == "unlocks"]
    assert chronicle.saga(begun(camp())).rules == set()
