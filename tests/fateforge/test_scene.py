"""The table shows the zones with everything in them, the heroes, the order of the round, and what each enemy would do."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

import tableforge
from tableforge.fateforge import codes
from tableforge.fateforge.app import intent
from tableforge.fateforge.doors.testing import Ruling, given, hero
from tableforge.fateforge.enemies import activation
from tableforge.fateforge.game import GAME
from tableforge.fateforge.names import E_MOVE, E_STRIKE
from tableforge.fateforge.state import Fate
from tableforge.fateforge.voice import plan
from tableforge.kernel.ask import by_lot
from tableforge.kernel.core import advance, reply
from tableforge.kernel.event import Event
from tableforge.kernel.scene import HAND, MAP, PILE, Scene, Thing, Zone
from tableforge.table.sitting import Sitting
from tableforge.tongue.text import NBSP

FORD = "mill-ford"


def shown(t: Ruling, seat: int | None = 0, lang: str = "en") -> Scene:
    return GAME.shown.scene({**GAME.shown.view(t.s, seat), "decision": None}, {"content": ""}, lang)


def zone(scene: Scene, id: str, seat: int = -1) -> Zone:
    found = scene.zone(id, seat)
    assert found is not None
    return found


def thing(scene: Scene, key: str) -> Thing:
    found = scene.find(key)
    assert found is not None, key
    return found


def turn(**more: Any) -> Ruling:
    return given(map=FORD, you=hero("mercenary", at="b", results="strike miss"), ally=hero("shaman", at="a"), **more)


# ---------------------------------------------------------------- the map and what is in it
def test_a_zone_has_its_heroes_enemies_and_tokens() -> None:
    t = turn(enemies="bruiser.2@b+wounds:1+stunned recruit.1@c", tokens="gem-red@b trap@b")
    scene = shown(t)
    assert zone(scene, "map").layout == MAP
    assert [x.name for x in thing(scene, "b").within] == ["Varsha", "Bruiser 2", "gem", "trap"]
    assert thing(scene, "b").ways == ("a", "c", "d")
    bruiser = thing(scene, "bruiser.2")
    assert [m.text for m in bruiser.states] == ["stunned"] and bruiser.figures[0].text == "damage 1 of 3"


def test_the_dice_of_a_round_that_are_used_stand_beside_a_hero() -> None:
    t = turn(enemies="recruit.1@b")
    assert thing(shown(t), "mercenary@b").notes == ()
    t.you.does("strike:recruit.1")
    assert thing(shown(t), "mercenary@b").notes == ("Dice used: STRIKE",)
    assert thing(shown(t, lang="fr"), "mercenary@b").notes == (f"Dés utilisés{NBSP}: FRAPPE",)


def test_terrain_is_marked_where_it_lies() -> None:
    t = turn(difficult="b", fountains="c:2")
    scene = shown(t)
    assert [m.id for m in thing(scene, "b").figures] == ["difficult"]
    assert [m.text for m in thing(scene, "c").figures] == ["fountain: 2"]
    assert [m.text for m in thing(shown(t, lang="fr"), "c").figures] == ["fontaine\u00a0: 2"]


def test_an_exit_that_is_defended_says_so() -> None:
    t = given(scene="ford-ambush", you=hero("mercenary", at="a"), enemies="bruiser.1@f+defends:exit:A")
    marks = [m.text for m in thing(shown(t), "f").figures]
    assert marks == ["exit A, defended"]
    assert "defends exit A" in thing(shown(t), "bruiser.1").notes


# ---------------------------------------------------------------- heroes
def test_other_players_dice_are_counted_until_the_order_is_set() -> None:
    """FF.preparation: what others rolled is behind their screens."""
    g = Sitting(GAME, GAME.setup(scene="ford-ambush", seats=2), 3)
    mine, other = [thing(g.scene(0), id) for id in ("mercenary", "shaman")]
    assert mine.states[0].text.startswith("dice: ") and other.states[0].text == "4 dice behind the screen"


def test_the_cards_of_ones_own_heroes_are_in_hand_and_everybodys_on_their_boards() -> None:
    t = given(
        map=FORD,
        you=hero("mercenary", skills="m-heavy-blow m-charge", used="m-charge"),
        ally=hero("shaman", skills="s-mend"),
    )
    scene = shown(t)
    hand = zone(scene, "hand", 0)
    assert hand.layout == HAND and [x.name for x in hand.things] == ["Rampart", "Heavy Blow", "Charge"]
    assert [m.text for m in thing(scene, "m-charge").states] == ["used this round"]
    assert scene.zone("hand", 1) is None
    board = zone(scene, "board", 1)
    assert board.layout == PILE and "Mend" in [x.name for x in board.things]


# ---------------------------------------------------------------- the order of a round
def test_the_track_shows_who_plays_when_and_where_the_enemies_react() -> None:
    """FF.slot-announced: the slot is known before the order is set."""
    t = turn(order="mercenary shaman", slot=1)
    assert [x.name for x in zone(shown(t), "track").things] == ["Varsha", "The enemies react", "Ki-La"]


# ---------------------------------------------------------------- what enemies would do
def test_an_enemy_tells_the_section_it_would_use_and_whom_it_would_hit() -> None:
    """FF.enemy-section"""
    t = turn(enemies="recruit.1@b")
    told = thing(shown(t), "recruit.1").notes[-1]
    assert told == "Acting now, it strikes Varsha (Mercenary) for 1."


def test_a_move_and_the_attack_after_it_are_read_for_the_zone_it_would_reach() -> None:
    """FF.enemy-section: the watchdog comes closer first, and bites whoever it then stands beside."""
    t = turn(enemies="watchdog.1@c")
    x = intent.intent(t.s, codes.FOE)
    assert [step.act.verb for step in x.steps] == [E_MOVE, E_STRIKE]
    assert [t.s.heroes[p].d.id for p in x.steps[1].heroes] == ["mercenary"]
    assert (
        thing(shown(t), "watchdog.1").notes[-1]
        == "Acting now, it moves to The ford (b), then strikes Varsha (Mercenary) for 1."
    )


def test_a_zone_tells_what_heroes_there_would_suffer_if_each_enemy_acted_now() -> None:
    """FF.enemy-section: the strips as they are, added up; where the players choose among zones, at least and at most."""
    t = turn(enemies="recruit.1@b recruit.2@b watchdog.1@e")
    told = [thing(shown(t), z).notes for z in ("b", "a", "c")]
    assert told == [
        ("If each enemy acted now: 2 damage here, from Recruit 1 and Recruit 2.",),
        ("If each enemy acted now, nobody here would be hit.",),
        (),
    ]
    t = given(map=FORD, you=hero("mercenary", at="b"), ally=hero("shaman", at="d"), enemies="archer.1@c poacher.1@e")
    assert thing(shown(t), "b").notes == ("If each enemy acted now: 0 to 1 damage here, from Archer 1.",)
    assert thing(shown(t), "d").notes == ("If each enemy acted now: 1 to 2 damage here, from Archer 1 and Poacher 1.",)
    assert "de 1 à 2 dégâts ici" in thing(shown(t, lang="fr"), "d").notes[0]
    assert (
        plan.then(cast(Any, GAME.shown.view(t.s, 0)), "en") == "If each enemy acted then: Varsha 0 to 1, Ki-La 1 to 2."
    )


def test_what_the_players_would_choose_is_said_to_be_theirs() -> None:
    """FF.players-choose"""
    t = given(map=FORD, you=hero("mercenary", at="b"), ally=hero("shaman", at="b"), enemies="watchdog.1@b")
    x = intent.intent(t.s, codes.FOE)
    assert x.steps[0].choice and len(x.steps[0].heroes) == 2
    assert "as the players choose" in thing(shown(t), "watchdog.1").notes[-1]
    assert "au choix des joueurs" in thing(shown(t, lang="fr"), "watchdog.1").notes[-1]


def acted(s: Fate, i: int, section: int, chance: Random) -> list[Event]:
    """What an enemy really does when it acts now, whatever the players and chance choose."""
    t = s.clone()
    depth = len(t.stack)
    t.pending = None
    t.events.clear()
    activation.activate(t, i, section)
    advance(t)
    while len(t.stack) > depth and t.pending is not None:
        reply(t, by_lot(t.pending, chance.random, 0.5))
    # a hero who falls in its turn ends it: what comes then is no part of this
    ends = [n for n, e in enumerate(t.events) if e.kind in ("turn-ends", "knocked-out", "all-down")]
    return [e for e in t.events[: ends[0] if ends else None] if e.cards[:1] == (i,)]


@pytest.mark.parametrize("seed", range(6))
def test_an_enemy_does_nothing_but_what_it_was_said_to_do(seed: int) -> None:
    """FF.enemy-section: wherever it goes and whomever it hits was named before."""
    chance = Random(seed)
    s = GAME.start(GAME.setup(**GAME.sample(seed, "group")), seed)
    assert isinstance(s, Fate)
    seen = 0
    while not s.over:
        d = s.pending
        assert d is not None
        if d.kind == "act":
            for k, e in enumerate(s.foes):
                x = intent.intent(s, codes.FOE + k) if not e.out else None
                if x is None or x.why != intent.BY_STRIP:
                    continue
                zones = {z for step in x.steps for z in step.zones}
                heroes = {p for step in x.steps for p in step.heroes}
                for event in acted(s, codes.FOE + k, x.section, chance):
                    seen += 1
                    if event.kind == "foe-moves" and event.rule == "FF.enemy-path":
                        assert event.cards[1] - codes.ZONE in zones, e.d.id
                    elif event.kind in ("foe-strikes", "foe-shoots") and codes.is_hero(event.cards[1]):
                        assert event.cards[1] in heroes, e.d.id
        reply(s, by_lot(d, chance.random, 0.1))
    assert seen


# ---------------------------------------------------------------- objectives, rests, the end
def test_objectives_count_their_units() -> None:
    t = given(scene="ford-ambush", you=hero("mercenary", at="a", carried="O1"), objectives="O2:1")
    rows = [(x.name, x.figures[0].text) for x in zone(shown(t), "objectives").things]
    assert rows == [("Save both crates", "1 of 2"), ("Beat the Bruisers", "1 of 2")]


def test_a_rest_shows_places_stock_and_prices() -> None:
    g = Sitting(GAME, GAME.setup(quest="missing-caravan", seats=1), 3)
    scene = g.scene(0)
    assert [x.name for x in zone(scene, "places").things][:2] == ["Healer’s Tent", "Training Ring"]
    stocks = [z for z in scene.zones if z.id.startswith("stock-")]
    assert stocks and all(m.text.endswith(" gold") for z in stocks for x in z.things for m in x.figures)


@pytest.mark.parametrize(("rank", "said"), [(0, "copper"), (1, "silver"), (2, "gold")])
def test_a_won_quest_has_its_medal(rank: int, said: str) -> None:
    """FF.ranks"""
    end = GAME.shown.outcome({"won": True, "rank": rank, "rounds": 9, "rule": "FF.ranks"}, 2, "en")
    assert end.winners == (0, 1) and f"a {said} medal" in end.text


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_on_the_table_can_be_read(lang: str) -> None:
    t = turn(enemies="archer.2@b watchdog.1@c", tokens="gem-red@b trap@c")
    view = GAME.shown.view(t.s, 0)
    for z in shown(t, lang=lang).zones:
        for top in z.things:
            for x in top.all():
                assert GAME.shown.sheet(view, x, lang).name
    archer = GAME.shown.sheet(view, thing(shown(t, lang=lang), "archer.2"), lang)
    assert archer.lines and "FF.blue" in archer.rules


def test_a_table_without_a_quest_yet_is_named_by_the_game_alone() -> None:
    """Battle mode begins with a rest (p. 24): until a quest is chosen there is no name to stand behind a dot."""
    assert [tableforge.new("fateforge", seed=3).scene(0, lang).title for lang in ("en", "fr")] == ["Fateforge"] * 2
    assert tableforge.new("fateforge", scene="market-riot").scene(0, "en").title == "Fateforge · Riot on Mint Square"
