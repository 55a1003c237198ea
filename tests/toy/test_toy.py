"""The kernel carries a game of several co-operating seats, and knows no game's word."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from toy.game import Lamplighters

from tableforge import laws
from tableforge.errors import BadSetup, IllegalAnswer, NotYourDecision
from tableforge.kernel.core import reply
from tableforge.table.sitting import Sitting, read_save, replay

SRC = Path(__file__).resolve().parents[2] / "src" / "tableforge"
KERNEL = SRC / "kernel"

# Nouns and verbs of the three games.  Words that any table needs (card, deck, hand, seat, turn, scene, option key) are not here.
GAME_WORDS = frozenset(
    """
    keyforge kf archon aember amber creature creatures artifact artifacts upgrade upgrades house houses reap reaps reaping
    forge forged forging unforge stun stunned taunt elusive skirmish assault hazardous poison ward chains maverick archive
    archives purge purged flank mulligan brobnar dis logos mars sanctum shadows untamed bumpsy dextre krump
    arkham ah investigator investigators clue clues doom agenda mythos sanity horror enemy enemies encounter scenario
    campaign chaos location locations elder sign weakness asset trauma
    fateforge hero heroes foe foes battle monster monsters dice die skill skills strip item items quest
    fight fights fighting attack attacks attacker armor armour damage heal power wound wounds spell weapon treasure
    """.split()
)


def words_of(text: str) -> Iterator[tuple[int, str]]:
    """Every word of a source with its line: names are split at underscores, digits and capitals."""
    for number, line in enumerate(text.splitlines(), 1):
        for run in re.findall(r"[^\W\d_]+", re.sub(r"\btableforge\b", "", line)):
            for word in re.findall(r"[A-Z]+(?![a-zà-ÿ])|[A-ZÀ-Ý]?[a-zà-ÿæœ]+", run):
                yield number, word.casefold()


# "fight" is an irregular verb in any game, and a dictionary has items.
@pytest.mark.parametrize(("room", "plain"), [("kernel", ()), ("words", ()), ("tongue", ("fight", "items"))])
def test_a_room_of_every_game_knows_no_game_word(room: str, plain: tuple[str, ...]) -> None:
    found = [
        f"{path.name}:{line}: {word}"
        for path in sorted((SRC / room).glob("*.py"))
        for line, word in words_of(path.read_text("utf-8"))
        if word in GAME_WORDS and word not in plain
    ]
    assert not found, "\n" + "\n".join(found)


def test_a_game_word_would_be_found() -> None:
    text = "class KeyForge:\n    amber_of = 1  # the Creature's\n    key = from_tableforge('KF.victory')\n"
    assert {w for _, w in words_of(text) if w in GAME_WORDS} == {"forge", "amber", "creature", "kf"}


def test_the_kernel_imports_nothing_of_a_game() -> None:
    for path in sorted(KERNEL.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [a.name for a in node.names] if isinstance(node, ast.Import) else []
            for name in names:
                if name.startswith("tableforge"):
                    assert name.startswith(("tableforge.errors", "tableforge.kernel", "tableforge.tongue")), name


def table(seed: int = 1, **options: Any) -> Sitting:
    """A new game, in its first preparation."""
    game = Lamplighters()
    return Sitting(game, game.setup(**options), seed)


def sit(seed: int = 1, **options: Any) -> Sitting:
    """A new game whose first preparation is over."""
    return all_ready(table(seed, **options))


def all_ready(g: Sitting) -> Sitting:
    """Nobody rolls again."""
    while g.decision is not None and g.decision.kind == "prepare":
        g.answer("ready")
    return g


def omens(*faces: int) -> list[list[object]]:
    """How the dice will fall, in the words of a set-up."""
    return [["omen", n] for n in faces]


def tokens(*drawn: int) -> list[list[object]]:
    return [["token", n] for n in drawn]


def stack(g: Sitting) -> list[str]:
    return [f.prog.name for f in g.state.stack]


def kinds(g: Sitting) -> list[str]:
    return [e.kind for e in g.log]


def test_a_window_polls_every_seat_in_order_until_all_pass_in_a_row() -> None:
    """LL.help: the tested seat first; who acts sets all others free to speak again; who cannot act is asked alike."""
    g = next(x for x in map(lambda seed: sit(seed, seats=3), range(100)) if ropes(x, 1) and not ropes(x, 2))
    g.answer("light")
    assert [g.decision.seat, g.decision.kind] == [0, "help"]
    g.answer("pass")
    assert g.decision.seat == 1
    g.answer(ropes(g, 1)[0])
    assert g.decision.seat == 2
    assert [o.key for o in g.decision.options] == ["pass"], "seat 2 holds no rope, and the others must not learn it"
    for seat in (2, 0, 1):
        assert g.decision.seat == seat
        g.answer("pass", seat=seat)
    assert g.decision.kind == "omen", "three passes in a row close the window"


def ropes(g: Sitting, seat: int) -> list[str]:
    return [key for key in g.view(seat)["players"][seat]["hand"] if key.startswith("rope")]


def test_a_test_runs_inside_an_effect_inside_a_test() -> None:
    """LL.echo: the inner test has its own window, token and result, and the outer one goes on where it was."""
    g = sit(script=[*omens(1, 1), *tokens(9, 0, 3)])
    for a in ("light", "pass", "pass", "save"):
        g.answer(a)
    assert stack(g) == ["setup", "round", "lighting", "test", "echo", "test", "helping"]
    inner, twin = g, g.clone()
    for a in ("pass", "pass", "save"):
        inner.answer(a)
    assert kinds(inner)[-7:] == ["token", "echo", "token", "failed", "wound", "failed", "wound"]
    assert inner.view(0)["players"][0]["wounds"] == 2, "one for the echo, one for the lamp"
    for a in ("pass", "pass", "spend"):
        twin.answer(a)
    assert twin.view(0)["players"][0]["wounds"] == 1, "the omen passed the inner test; the outer one still failed"


def test_a_die_is_seen_by_one_seat_only() -> None:
    g = sit(script=omens(3, 2))
    assert [g.view(0)["players"][p]["die"] for p in (0, 1)] == [3, None]
    assert [g.view(1)["players"][p]["die"] for p in (0, 1)] == [None, 2]
    assert [g.view(None)["players"][p]["die"] for p in (0, 1)] == [None, None]


def test_a_cloak_is_discarded_instead_of_a_wound() -> None:
    """LL.cloak: a replacement is no wound, and works once."""
    g = next(x for x in map(lambda seed: sit(seed, script=[*omens(1, 1, 1, 1), *tokens(0)]), range(100)) if wear(x))
    g.answer(wear(g)[0])
    act_idly(g)
    for a in ("light", "pass", "pass", "save"):
        g.answer(a)
    assert "cloak" in kinds(g) and "wound" not in kinds(g)
    assert g.view(0)["players"][0]["worn"] == []


def wear(g: Sitting) -> list[str]:
    return [o.key for o in g.decision.options if o.key.startswith("wear:")]


def act_idly(g: Sitting) -> None:
    """Pass and rest until seat 0 may act again."""
    while True:
        g.answer("rest" if g.decision.kind == "act" else "pass")
        all_ready(g)
        if g.decision is None or (g.decision.kind == "act" and g.decision.seat == 0):
            return


def test_a_proposal_may_be_prevented_by_any_seat() -> None:
    """LL.bell: the fog was about to rise, and does not; nobody else is asked."""
    g = next(x for x in map(sit, range(100)) if any(k.startswith("bell") for k in x.view(1)["players"][1]["hand"]))
    for _ in (0, 1):
        g.answer("rest")
    g.answer("pass", seat=0)
    g.answer(next(o.key for o in g.decision.options if o.key.startswith("bell")), seat=1)
    assert (g.decision.kind, g.view()["fog"]) == ("prepare", 0)
    g.undo().answer("pass")
    assert g.view()["fog"] == 1


@pytest.mark.slow
def test_a_seat_that_is_out_is_asked_nothing_more() -> None:
    """LL.wound: it may leave in the middle of an effect, and the windows that follow pass it by."""
    seen = 0
    for seed in range(300):
        g = sit(seed, seats=3)
        chooser = laws.Chooser(seed)
        out: set[int] = set()
        while g.decision is not None:
            assert not out & set(g.asked)
            pending = g.state.pending
            assert pending is not None
            laws.give_answer(g, chooser.pick(pending))
            out |= {e.raw.seat for e in g.log if e.kind == "out"}
        seen += bool(out)
    assert seen


def test_one_walks_only_along_paths() -> None:
    g = sit()
    assert [o.key for o in g.decision.options][:2] == ["walk:mill", "walk:bridge"]
    why = g.why_not("walk:tower")
    assert why is not None and why.rule == "LL.walk" and "chemin" in why.text("fr")
    with pytest.raises(IllegalAnswer, match=r"LL\.walk"):
        g.answer("walk:tower")
    with pytest.raises(NotYourDecision):
        g.answer("rest", seat=1)
    g.answer("walk:bridge")
    assert g.view()["players"][0]["at"] == "bridge"


def test_nature_is_a_seat_that_can_be_asked() -> None:
    """A solver enumerates chance: the token is asked of nature, with the bag as its options."""
    g = sit(script=omens(1, 1))
    s = g.state.clone()
    s.nature_asks = True
    while s.pending is not None and s.pending.seat >= 0:
        ask = s.pending
        keys = {g.game.options.key(s, ask, o): o for o in ask.options}
        reply(s, keys.get("light", keys.get("save", ask.options[-1])))
    assert s.pending is not None and (s.pending.kind, s.pending.options) == ("token", (0, 1, 2, 3, 9))
    assert s.pending.weights == (1, 2, 1, 1, 1), "the bag holds the one twice"


def test_a_save_replays_in_mid_effect() -> None:
    g = sit(script=[*omens(1, 1, 1, 1), *tokens(9, 0, 3)], seats=4)
    for a in ("light", "pass", "pass", "pass", "pass"):
        g.answer(a)
    h = replay(g.game, read_save(g.save()))
    assert (h.digest(), stack(h)) == (g.digest(), stack(g))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_laws_hold(seats: int) -> None:
    report = laws.check(Lamplighters(), [{"seats": seats}, {"seats": seats, "edition": "2"}], 30)
    assert report.ok, report.text()
    assert all(report.checks[law] for law in laws.LAWS)


def test_a_wrong_setting_is_refused() -> None:
    with pytest.raises(BadSetup):
        sit(seats=5)
