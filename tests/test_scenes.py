"""Every game describes its table: whole, in both languages, and with nothing that its eyes may not see."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import asdict
from random import Random

import pytest

from tableforge import games
from tableforge.kernel.scene import EVERYBODY, HAND, HUES, LAYOUTS, Scene, Thing, plain_scene
from tableforge.table.sitting import Sitting

CARD = re.compile(r"(?:[a-z-]+:)?([^:@]+@[a-z-]+(?::\d+(?:[./]\d+)*)?)(?::.*)?")


@pytest.fixture(params=["keyforge", "arkham", "fateforge", "lamplighters"])
def name(request: pytest.FixtureRequest, lamplighters: str) -> str:
    return str(request.param)


def positions(name: str, seed: int = 3, answers: int = 60) -> Iterator[Sitting]:
    """Some positions of a random game of each flavour."""
    game = games.game(name)
    for flavour in game.flavours:
        g = Sitting(game, game.setup(**game.sample(seed, flavour)), seed)
        rng = Random(seed)
        for n in range(answers):
            if (d := g.decision) is None:
                break
            if n % 9 == 0:
                yield g
            g.answer(rng.randrange(len(d.options)))


def things(scene: Scene) -> Iterator[Thing]:
    for zone in scene.zones:
        for thing in zone.things:
            yield from thing.all()


def bones(scene: Scene) -> object:
    """What a scene is without its words."""
    return (
        [(z.id, z.seat, z.layout, sorted(t.key for t in z.things), z.hidden) for z in scene.zones],
        [(s.seat, [(f.id, f.value, f.most, f.zone) for f in s.figures], s.lit) for s in scene.sides],
        (scene.active, scene.step, len(scene.steps), [(f.id, f.value) for f in scene.figures]),
    )


def test_a_scene_is_plain_data_and_shows_the_same_in_both_languages(name: str) -> None:
    for g in positions(name):
        for seat in (None, *range(g.seats)):
            en, fr = g.scene(seat, "en"), g.scene(seat, "fr")
            assert bones(en) == bones(fr)
            assert json.loads(json.dumps(asdict(en)))["game"] == name
            assert asdict(en) != asdict(fr)


def test_every_card_that_a_question_names_lies_in_the_scene_of_whoever_is_asked(name: str) -> None:
    seen = 0
    for g in positions(name):
        seat = next(iter(g.asked))
        q = g.question(seat)
        assert q is not None
        scene = g.scene(seat)
        for option in q.options:
            m = CARD.fullmatch(option.key)
            if thing := m[1] if m else option.card:
                assert scene.find(thing) is not None, option.key
                seen += 1
    assert seen


def test_the_hand_of_another_seat_is_a_number(name: str) -> None:
    for g in positions(name):
        for seat in (None, *range(g.seats)):
            for zone in g.scene(seat).zones:
                if zone.layout == HAND:
                    assert bool(zone.things) <= (zone.seat == seat)
                    assert not zone.hidden or zone.seat != seat


def test_a_scene_speaks_in_known_shapes_and_cites_known_rules(name: str) -> None:
    for g in positions(name):
        scene = g.scene(0)
        seats = {side.seat for side in scene.sides}
        figures = [*scene.figures, *[f for side in scene.sides for f in side.figures]]
        for zone in scene.zones:
            assert zone.layout in LAYOUTS and zone.seat in seats | {EVERYBODY} and zone.name
        for thing in things(scene):
            emblems = [thing.emblem] if thing.emblem else []
            marks = [*thing.figures, *thing.states, *thing.words]
            assert all(s.hue in HUES and len(s.shape) == 1 for s in emblems) and all(m.hue in HUES for m in marks)
            assert thing.name and set(thing.ways) <= {t.key for t in things(scene)}
        for f in figures:
            assert not f.zone or any(z.id == f.zone for z in scene.zones)
        cited = [*[r for f in figures for r in f.rules], *[r for side in scene.sides for r in side.rules]]
        assert cited and [r for r in cited if r not in g.game.rules] == []


def test_an_attempt_with_a_thing_is_legal_or_has_a_reason(name: str) -> None:
    for g in positions(name):
        for seat, d in g.asked.items():
            legal = {option.key for option in d.options}
            for thing in things(g.scene(seat)):
                for attempt in thing.attempts:
                    assert attempt.label and (attempt.key in legal) == (g.why_not(attempt.key, seat) is None)
        for seat in set(range(g.seats)) - set(g.asked):
            assert not any(t.attempts for t in things(g.scene(seat)))


def test_a_game_that_describes_no_scene_is_shown_by_its_view(name: str) -> None:
    for g in positions(name):
        scene = plain_scene(name, g.view(0))
        assert [side.seat for side in scene.sides] == list(range(len(g.view(0)["players"])))
        held = g.view(0)["players"][0].get("hand", ())
        hands = [zone for zone in scene.zones if zone.layout == HAND]
        assert scene.figures and (not held or any(len(zone.things) == len(held) for zone in hands))


def test_the_deck_list_of_both_players_is_open() -> None:
    """KF.deck-36-cards: whoever looks sees which cards a deck is made of, and none of where they lie."""
    game = games.game("keyforge")
    g = Sitting(game, game.setup(), 5)
    for seat in (None, 0, 1):
        scene = g.scene(seat)
        for side in scene.sides:
            zone = scene.zone(side.zone, side.seat)
            assert zone is not None and len(zone.things) == 36
            assert len({t.emblem for t in zone.things}) == 3 and all(t.key.endswith("@list") for t in zone.things)


def test_a_card_in_hand_shows_what_is_printed_on_it(lamplighters: str) -> None:
    """KF.aember-bonus-first: bonus æmber, power, armor and keywords are read before a card is played."""
    game = games.game("keyforge")
    me = {"hand": "punch raiding-knight snufflegator", "deck": 9}
    g = Sitting(game, game.setup(position={"players": [me, {"deck": 9}], "house": "brobnar", "turn": 10}), 5)
    hand = g.scene(0).zone("hand", 0)
    assert hand is not None
    shown = {t.id: [m.cut(0) for m in (*t.figures, *t.words) if m.short] for t in hand.things}
    assert shown == {"punch": ["+1æ"], "raiding-knight": ["4/2"], "snufflegator": ["4", "skirmish"]}
