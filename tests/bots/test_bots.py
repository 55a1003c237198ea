"""Bots: seeded, legal, fair to hidden cards, and greedy is better than chance."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

import tableforge
from tableforge import bots
from tableforge.kernel.ask import END_EARLY
from tableforge.keyforge.doors.testing import Ruling, given, seat
from tableforge.table.decision import draw_below
from tableforge.table.sitting import Sitting

DECKS = ("starter:onyx", "starter:argus")
HARD = pytest.param("hard", marks=pytest.mark.slow)  # it differs from the others in width alone


def play(names: tuple[str, str], seed: int, decks: tuple[str, str] = DECKS, most: int = 5000) -> Sitting:
    """A game between two bots."""
    players = [bots.make(name, 2 * seed + k) for k, name in enumerate(names)]
    g = tableforge.new("keyforge", decks=decks, seed=seed)
    while (d := g.decision) is not None and len(g.answers) < most:
        g.answer(players[d.seat].choose(g.view(d.seat), d))
    return g


@pytest.mark.parametrize("name", [HARD if name == "hard" else name for name in bots.names("keyforge")])
def test_a_bot_plays_the_same_game_twice_and_finishes_it(name: str) -> None:
    a, b = play((name, "bench-random"), 3), play((name, "bench-random"), 3)
    assert a.over and a.answers == b.answers


def test_two_seeds_play_two_games() -> None:
    d = tableforge.new("keyforge", seed=1).decision
    assert d is not None
    assert len({bots.make("random", seed).choose({}, d) for seed in range(20)}) == 2


def test_an_unknown_bot_is_refused_with_the_nearest() -> None:
    with pytest.raises(
        bots.UnknownBot, match=r"did you mean 'greedy'.*Known: scout, easy, medium, hard, greedy, random, bench-random"
    ):
        bots.make("gredy")
    assert issubclass(bots.UnknownBot, tableforge.TableforgeError)


def test_bench_random_seldom_ends_a_turn_while_it_can_act() -> None:
    g = given(house="brobnar", you=seat(hand="punch", line="headhunter valdr")).g
    d = g.decision
    assert d is not None
    keys = [o.key for o in d.options]
    bot = bots.make("bench-random", 5)
    taken = [keys[bot.choose({}, d)] for _ in range(2000)]
    assert 0.02 < taken.count("end-turn") / 2000 < 0.08
    assert {*taken} == {*keys}
    alone = given(house="dis", you=seat(line="headhunter")).g.decision
    assert alone is not None and bot.choose({}, alone) == 0


def chosen(t: Ruling, name: str = "greedy") -> str:
    d = t.g.decision
    assert d is not None
    return d.options[bots.make(name, 1).choose(t.g.view(d.seat), d)].key


def test_chance_draws_the_options_as_a_seeded_random_does() -> None:
    """So the same seed plays the same game, whatever the options are made of."""
    for n in range(1, 40):
        ours, theirs = Random(n), Random(n)
        assert [draw_below(n, ours.getrandbits) for _ in range(20)] == [theirs.randrange(n) for _ in range(20)]
    g = tableforge.new("keyforge", seed=4)
    even, busy = bots.make("random", seed=9), bots.make("bench-random", seed=9)
    of_even, of_busy = Random(9), Random(9)
    for _ in range(150):
        d = g.decision
        assert d is not None
        n, stop = len(d.options), d.stop
        assert even.choose({}, d) == of_even.randrange(n)
        if stop is None or d.least < 1 or n == 1:
            wanted = of_busy.randrange(n)
        elif of_busy.random() < END_EARLY:
            wanted = stop.index
        else:
            wanted = [o.index for o in d.options if o.index != stop.index][of_busy.randrange(n - 1)]
        assert busy.choose({}, d) == wanted
        g.answer(wanted)


def test_greedy_reaps_where_nothing_better_is_to_be_had() -> None:
    assert chosen(given(house="brobnar", you=seat(line="headhunter"))) == "reap:headhunter@line:0"


def test_greedy_destroys_rather_than_reaps_where_that_is_worth_more() -> None:
    t = given(house="brobnar", you=seat(line="valdr"), foe=seat(line="dodger+amber:2"))
    assert chosen(t) == "fight:valdr@line:0"


def test_greedy_targets_the_enemy_not_its_own() -> None:
    t = given(house="brobnar", you=seat(hand="punch", line="headhunter"), foe=seat(line="dodger+damage:2"))
    t.you.plays("punch")
    assert chosen(t) == "dodger@foe-line:0"


def test_greedy_chooses_the_house_it_can_do_most_with() -> None:
    t = given(step="house", you=seat(houses=("brobnar", "dis", "shadows"), hand="punch anger", line="valdr"))
    assert chosen(t) == "brobnar"


def test_greedy_ends_the_turn_when_all_else_harms() -> None:
    t = given(house="shadows", you=seat(hand="poison-wave", line="urchin+exhausted urchin+exhausted"))
    assert chosen(t) in ("end-turn", "play:poison-wave@hand:0")
    t = given(house="dis", you=seat(line="valdr"))
    assert chosen(t) == "end-turn"


def test_looking_ahead_leaves_the_game_alone() -> None:
    g = tableforge.new("keyforge", seed=11)
    bot = bots.make("greedy", 1)
    for _ in range(40):
        d = g.decision
        assert d is not None
        before, log = g.digest(), len(g.log)
        answer = bot.choose(g.view(d.seat), d)
        assert (g.digest(), len(g.log)) == (before, log)
        g.answer(answer)


@pytest.mark.parametrize("name", ["greedy", "easy", "medium", HARD])
@pytest.mark.parametrize("seed", range(2))
def test_a_bot_answers_the_same_whatever_it_cannot_see(name: str, seed: int) -> None:
    """Two hidden cards change places, and the future of chance is another: the answer stays."""
    g = tableforge.new("keyforge", seed=seed)
    plain = bots.make("bench-random", seed)
    compared = 0
    while (d := g.decision) is not None and len(g.answers) < 150:
        if len(g.answers) % 4 == 0:
            view = g.view(d.seat)
            answer = bots.make(name, 9).choose(view, d)
            pairs = [(a, b) for group in g.game.laws.hidden_groups(g.state, d.seat) for a, b in pairwise(group)]
            pairs = [(a, b) for a, b in pairs if not g.game.laws.alike(g.state, a, b)]
            if pairs:
                other = g.game.laws.swap(g.state, *pairs[len(g.answers) % len(pairs)])
                other.ra ^= 0x5A5A5A5A
                twin = g.clone()
                twin.state = other
                asked = twin.decision
                assert asked is not None and twin.view(d.seat) == view
                assert bots.make(name, 9).choose(view, asked) == answer
                compared += 1
        g.answer(plain.choose({}, d))
    assert compared > 5


def test_an_imagined_game_agrees_with_what_the_seat_knows() -> None:
    g = tableforge.new("keyforge", seed=4)
    bot = bots.make("bench-random", 4)
    dealt = set()
    for _ in range(60):
        d = g.decision
        assert d is not None
        for seed in (1, 2):
            again = d.imagined(seed).here()
            assert again.view(d.seat) == g.view(d.seat)
            dealt.add(again.digest())
        g.answer(bot.choose({}, d))
    assert len(dealt) > 100


@pytest.mark.slow
@pytest.mark.parametrize("decks", [DECKS, DECKS[::-1]])
def test_greedy_beats_random_with_either_deck(decks: tuple[str, str]) -> None:
    won = 0
    for seed in range(20):
        result = play(("greedy", "random"), seed, decks).result
        won += result is not None and result["winner"] == 0
    assert won >= 18


# ---------------------------------------------------------------- any game
PLAYERS = [(game, name) for game in ("arkham", "keyforge") for name in bots.names(game) if name != "hard"]
PLAYERS += [("lamplighters", name) for name in ("greedy", *bots.ANYWHERE)]


@pytest.mark.parametrize(("game", "name"), PLAYERS)
def test_every_bot_plays_its_games_and_plays_them_twice_alike(lamplighters: str, game: str, name: str) -> None:
    played = []
    for _ in range(2):
        g = tableforge.new(game, seed=4)
        players = [bots.make(name, k, game) for k in range(g.game.count_seats(g.setup))]
        while g.decision is not None and len(g.answers) < 60:
            for seat_, d in list(g.asked.items()):
                g.answer(players[seat_].choose(g.view(seat_), d), seat=seat_)
                break
        played.append(g.answers)
    assert played[0] == played[1] and played[0]


def test_greedy_lights_more_lamps_than_chance(lamplighters: str) -> None:
    lit = {}
    for name in ("greedy", "random"):
        lit[name] = 0
        for seed in range(6):
            g = tableforge.new(lamplighters, seed=seed)
            players = [bots.make(name, 2 * seed + k) for k in range(2)]
            while (d := g.decision) is not None:
                g.answer(players[d.seat].choose(g.view(d.seat), d), seat=d.seat)
            lit[name] += len(g.view()["lit"])
    assert lit["greedy"] > lit["random"], lit


def test_greedy_refuses_a_game_that_tells_it_nothing() -> None:
    with tableforge.games.register_temporarily("stones", home="toy", rooms="nowhere.{room}"):
        with pytest.raises(
            bots.UnknownBot, match="cannot judge a position of 'stones'; 'random' plays every game"
        ) as e:
            bots.make("greedy", 1, "stones")
        assert "« random » joue à tous les jeux" in e.value.text("fr").replace("\u00a0", " ")
        bots.make("random", 1, "stones")
