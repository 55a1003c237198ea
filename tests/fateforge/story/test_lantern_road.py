"""The example campaign of docs/write-a-campaign.md: sound, and played from its first scene to each of its endings."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import tableforge
from tableforge import bots
from tableforge.fateforge.cards import findings
from tableforge.fateforge.cards.check.walk import walk
from tableforge.fateforge.cards.tales import tale
from tableforge.fateforge.companion import taps
from tableforge.fateforge.pieces import Saga
from tableforge.fateforge.state import Fate
from tableforge.fateforge.tale import chronicle
from tableforge.fateforge.tale.definition import ENDING, KINDS
from tableforge.table.sitting import Sitting

EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "lantern-road"
TEAM = ("lord", "thief")


# ---------------------------------------------------------------- sound
def test_the_example_is_checked_without_a_finding() -> None:
    assert [str(f.told()) for f in findings(EXAMPLE)] == []


def test_the_example_shows_every_kind_of_scene_and_is_short() -> None:
    told = tale(EXAMPLE)
    assert {KINDS[x.kind] for x in told.scenes.values()} == set(KINDS)
    assert 10 <= len(told.scenes) <= 14


def test_random_campaigns_reach_all_three_endings() -> None:
    met = walk(tale(EXAMPLE), {}, 200)
    assert set(met.endings) == {"lr-lit", "lr-old", "lr-dark"} and not met.stuck


# ---------------------------------------------------------------- played by chosen answers, beside a real board
def begun(*heroes: str) -> Sitting:
    return tableforge.new(
        "fateforge",
        seed=1,
        stories=str(EXAMPLE),
        tale="lantern-road",
        heroes=list(heroes or TEAM),
        seats=1,
        companion="solo",
    )


def saga(g: Sitting) -> Saga:
    assert isinstance(g.state, Fate)
    return chronicle.saga(g.state)


def offered(g: Sitting) -> list[str]:
    assert g.decision is not None
    return [o.key for o in g.decision.options]


def told(g: Sitting, answers: str) -> Sitting:
    """Gives these answers; `fight:O1,O2` is a combat in which these objectives were met."""
    for answer in answers.split():
        if answer.startswith("fight:"):
            fought(g, [o for o in answer.removeprefix("fight:").split(",") if o])
        else:
            g.answer(answer)
    return g


def fought(g: Sitting, met: list[str]) -> None:
    """A combat on a real board: buttons, no extra round, and at its end what was achieved."""
    here = saga(g).at
    while saga(g).at == here:
        d = g.decision
        assert d is not None
        keys = [o.key for o in d.options]
        wrong = (
            [o for o in g.view(0)["objectives"] if o["met"] != (o["id"] in met)]
            if d.kind == taps.OUTCOME_SCREEN
            else []
        )
        if wrong:
            g.answer(f"{'less' if wrong[0]['units'] else 'more'}:{wrong[0]['id']}")
        else:
            g.answer("no" if "no" in keys else keys[0])


ROUND = "s e e n"  # the long way, by the reeds
WAYS = {
    "her son says it": (
        "ask lord passed e clause lord passed e feed fight:O1,O2 side-quest:ninth-lantern hook done stand jory",
        "lr-lit",
        9,
    ),
    "the book says it": (f"book {ROUND} rush fight:O1,O2 done names", "lr-lit", 8),
    "the group says it": (f"go {ROUND} watch thief failed fight:O2 done road lord passed", "lr-lit", 5),
    "she does not hear it": (f"go {ROUND} watch thief passed fight: done road thief failed", "lr-old", 3),
    "nobody says it": (
        "ask thief failed e fine e rush fight:O1 side-quest:ninth-lantern swim thief failed done heir ladder",
        "lr-old",
        3,
    ),
    "no light at all": ("go e round w e w fight: side-quest:ninth-lantern leave done sleep crate", "lr-dark", 3),
}


@pytest.mark.parametrize("way", WAYS)
def test_the_example_is_played_to_its_endings_by_chosen_answers(way: str) -> None:
    answers, ending, lanterns = WAYS[way]

    g = told(begun(), answers)

    assert g.decision is None and saga(g).ending == ending
    assert saga(g).counts == (lanterns,)
    assert tableforge.load(g.save()).digest() == g.digest()


def test_these_ways_meet_every_scene_and_every_ending() -> None:
    seen: Counter[str] = Counter()
    for answers, _, _ in WAYS.values():
        seen.update(saga(told(begun(), answers)).visited)
    every = tale(EXAMPLE).scenes
    assert set(seen) == set(every)
    assert {saga_end for _, saga_end, _ in WAYS.values()} == {x.id for x in every.values() if x.kind == ENDING}


def test_what_was_done_at_night_comes_back_in_the_morning() -> None:
    """FF.flags: the ninth lantern, the promise, the regard of the miller."""
    g = told(begun(), WAYS["her son says it"][0])
    shown = " ".join([note for zone in g.scene(0, "en").zones for thing in zone.things for note in thing.notes])
    assert (
        "The shoe hangs under it." in shown and "under *repairs*" in shown and "too few for so long a bank" not in shown
    )


def test_the_book_in_the_satchel_is_half_of_the_combat() -> None:
    """FF.scene-setup: who took the satchel along has met an objective before the first round."""
    for first, units in (("book", 1), ("go", 0)):
        g = told(begun(), f"{first} {ROUND} rush start-combat")
        assert [o["units"] for o in g.view(0)["objectives"]] == [units, 0]


def test_heroes_have_moments_of_their_own() -> None:
    assert "fee" in offered(begun("mercenary", "shaman"))
    assert "fee" not in offered(begun())


# ---------------------------------------------------------------- on screen
@pytest.mark.parametrize(("heroes", "seats"), [(["shaman", "thief"], 1), (["mercenary", "lord", "sylvan-guard"], 3)])
def test_the_example_is_played_whole_on_screen(heroes: list[str], seats: int) -> None:
    """The group of bots plays its combat with dice; whichever ending it comes to, the save is a whole one."""
    g = tableforge.new("fateforge", seed=4, stories=str(EXAMPLE), tale="lantern-road", heroes=heroes, seats=seats)
    players = [bots.make("greedy", seed=k, game="fateforge") for k in range(seats)]
    while not g.over:
        d = g.decision
        assert d is not None
        g.answer(players[d.seat].choose(g.view(d.seat), d), seat=d.seat)
    assert saga(g).ending in ("lr-lit", "lr-old", "lr-dark")
    assert tableforge.load(g.save()).digest() == g.digest()
