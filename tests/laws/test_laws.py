"""The laws hold for KeyForge by random play, the same in every mode."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

import tableforge
from tableforge import laws
from tableforge.errors import BadSetup
from tableforge.kernel.core import reply

QUICK = 4


def held(report: laws.Report, games: int) -> None:
    assert report.ok, report.text()
    assert report.games == games
    assert not [law for law in laws.LAWS if not report.checks.get(law)], "a law was never checked"


@pytest.mark.slow
@pytest.mark.parametrize("sample", ["starter", "forged"])
def test_the_laws_hold_in_a_few_games(sample: str) -> None:
    held(laws.run("keyforge", games=QUICK, seed=100, sample=sample), QUICK)


@pytest.mark.slow
@pytest.mark.parametrize("sample", ["starter", "forged"])
def test_the_laws_hold_in_twenty_games(sample: str) -> None:
    held(laws.run("keyforge", games=20, seed=1, sample=sample), 20)


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["1.0", "1.1"])
def test_the_laws_hold_in_the_older_editions(edition: str) -> None:
    held(laws.run("keyforge", games=8, seed=300, sample="forged", settings={"edition": edition}), 8)


@pytest.mark.parametrize("edition", ["1.0", "1.1", "1.3"])
def test_the_cheap_laws_hold_in_many_games(edition: str) -> None:
    report = laws.run("keyforge", games=30, seed=2000, sample="forged", settings={"edition": edition}, level="light")
    assert report.ok, report.text()
    assert report.games == 30 and report.decisions > 3000


# What shows a card that everybody then loses sight of again: a reveal, a look, or a way through a zone that lies open.
SHOWS = ("reveal", "look", "play", "discard")


def test_no_event_names_a_card_that_stays_hidden() -> None:
    """An event with too many eyes is a leak that swapping cards cannot tell from a reveal; so it is looked for here."""
    game = tableforge.game("keyforge")
    setups = laws.setups_of(game, "forged")
    for seed in range(20):
        s = game.start(game.setup(**setups(seed)), seed)
        chooser = laws.Chooser(seed)
        while s.pending is not None and not s.over:
            before = {seat: {i for group in game.laws.hidden_groups(s, seat) for i in group} for seat in (0, 1, None)}
            s.events.clear()
            reply(s, chooser.pick(s.pending))
            for seat in (0, 1, None):
                still = before[seat] & {i for group in game.laws.hidden_groups(s, seat) for i in group}
                shown: set[int] = set()
                for e in s.events:
                    for i in e.cards:
                        if e.is_seen_by(seat) and i in still and i not in shown:
                            assert e.kind in SHOWS, f"seed {seed}: {e.kind} ({e.rule}) shows {i} to {seat}"
                            shown.add(i)


# ---------------------------------------------------------------- the same everywhere
CHILD = """
import json, sys
from tableforge import _mode, game, laws
seeds = range(400, 410)
found = laws.digests(game("keyforge"), seeds, laws.setups_of(game("keyforge"), "forged"))
json.dump([_mode.compiled(), found], sys.stdout)
"""


def child(pure: str, hash_seed: str) -> tuple[bool, dict[str, str]]:
    env = {k: v for k, v in os.environ.items() if k != "TABLEFORGE_EXPECT"}
    env.update(TABLEFORGE_PURE=pure, PYTHONHASHSEED=hash_seed)
    out = subprocess.run([sys.executable, "-c", CHILD], env=env, capture_output=True, text=True, timeout=300)
    assert out.returncode == 0, out.stderr
    compiled, found = json.loads(out.stdout)
    return compiled, found


@pytest.mark.slow
def test_the_same_digests_under_two_hash_seeds_and_in_both_modes() -> None:
    """Pure, compiled, and the game alone from its sources on the compiled kernel.

    Where no compiled modules lie beside the sources, or stale ones, all runs are interpreted, and agree all the more.
    """
    pure, one = child("1", "1")
    assert not pure and len(one) == 10 and len(set(one.values())) == 10
    assert child("1", "2")[1] == one
    assert child("0", "1")[1] == one
    assert child("keyforge", "1")[1] == one


def test_digests_differ_by_seed_and_answers() -> None:
    found = laws.digests(tableforge.game("keyforge"), [1, 2, 3])
    assert len(set(found.values())) == 3
    assert laws.digests(tableforge.game("keyforge"), [2]) == {2: found[2]}


# ---------------------------------------------------------------- the report
def test_progress_and_text() -> None:
    seen: list[tuple[int, int]] = []
    report = laws.run("keyforge", games=3, level="light", progress=lambda done, of: seen.append((done, of)))
    assert seen == [(1, 3), (2, 3), (3, 3)]
    report.seconds = 1.25
    report.long.append((7, 240))
    assert "3 games" in report.text("en") and "no law is broken" in report.text("en") and "1.2 s" in report.text("en")
    assert "3 parties" in report.text("fr") and "aucune loi enfreinte" in report.text("fr")
    assert "seed 7, 240 turns" in report.text("en") and "graine 7, 240 tours" in report.text("fr")


def test_at_checks_every_law_at_one_decision_only() -> None:
    report = laws.run("keyforge", seed=5, at=17)
    assert report.ok, report.text()
    assert (report.games, report.decisions) == (1, 18)
    assert [report.checks[law] for law in laws.DEAR] == [1] * len(laws.DEAR)


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(BadSetup, match="full, light"):
        laws.run("keyforge", level="ful")
    with pytest.raises(BadSetup, match="there is no sample 'forge'; did you mean 'forged'"):
        laws.run("keyforge", sample="forge")
    with pytest.raises(BadSetup, match="a deck for each of 2 seats"):
        laws.run("keyforge", settings={"decks": ["starter:onyx"]})


def test_a_place_after_the_end_of_the_game_is_refused() -> None:
    """A check that looks nowhere would always pass."""
    with pytest.raises(BadSetup, match=r"seed 3 ends after \d+ decisions: it never comes to decision 99999"):
        laws.run("keyforge", seed=3, at=99999)


def test_the_report_is_the_same_however_many_processes_share_the_games() -> None:
    seen: list[tuple[int, int]] = []
    alone = laws.run("keyforge", games=5, seed=60, sample="forged", level="light")
    shared = laws.run(
        "keyforge", games=5, seed=60, sample="forged", level="light", jobs=2, progress=lambda *n: seen.append(n)
    )
    assert shared == alone and shared.games == 5
    assert seen == [(2, 5), (4, 5), (5, 5)]


def test_reports_add_up() -> None:
    broken = laws.Violation(9, 2, "ends", "never", "")
    one = laws.Report("keyforge", games=1, decisions=10, turns_max=7, checks={"ends": 1})
    one.add(
        laws.Report(
            "keyforge",
            games=2,
            decisions=5,
            turns_max=300,
            long=[(9, 300)],
            violations=[broken],
            checks={"ends": 2, "save": 1},
        )
    )
    assert (one.games, one.decisions, one.turns_max, one.long) == (3, 15, 300, [(9, 300)])
    assert one.checks == {"ends": 3, "save": 1} and one.violations == [broken] and not one.ok
