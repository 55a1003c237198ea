"""What many games come to: how accurate, how lucky, how many marks, and what a game counts of its own: its habits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final, Protocol, runtime_checkable

from tableforge import games
from tableforge.analysis import texts
from tableforge.analysis.review import open_game
from tableforge.analysis.scale import KINDS
from tableforge.lab.texts import number, with_margin
from tableforge.table.sitting import Sitting
from tableforge.tongue.text import Text

DEAREST: Final = 10  # turns that are listed
NO_TURN: Final = -1


@dataclass(frozen=True, slots=True)
class HabitSeen:
    """Something that a seat did or suffered: its name, how it is told, how much of it, and in which of its turns."""

    name: str
    title: Text
    amount: float = 1.0
    turn: int = NO_TURN


@runtime_checkable
class HabitSource(Protocol):
    """What a game counts over many games."""

    def find_habits(self, g: Sitting, seat: int) -> list[HabitSeen]:
        """What a seat did in a game that is worth counting; `g` is at its end."""
        ...


@dataclass(frozen=True, slots=True)
class ToldReport:
    """A table of a report, or with no rows a sentence."""

    title: str
    heads: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    numbers: tuple[int, ...] = ()


HABITS: Final = Text("What was done", "Ce qui fut fait")
TOTAL: Final = Text("in all", "en tout")
A_GAME: Final = Text("a game", "par partie")
LOST_THEN: Final = Text("points lost in such a turn", "points perdus en un tel tour")


Reviewed = tuple[Mapping[str, Any], str | Sitting, str]  # a review, its game's save, and how the game is called


def sum_up(
    reviews: Sequence[Mapping[str, Any]], saves: Sequence[str | Sitting], names: Sequence[str] = ()
) -> list[dict[str, Any]]:
    """What reviews come to, as plain data: a report for each kind of game, in the order in which they come first."""
    by_game: dict[str, list[Reviewed]] = {}
    for k, (review, save) in enumerate(zip(reviews, saves)):
        name = names[k] if k < len(names) else str(k + 1)
        by_game.setdefault(review["game"], []).append((review, save, name))
    return [sum_up_game(game, pairs) for game, pairs in by_game.items()]


def sum_up_game(game: str, pairs: Sequence[Reviewed]) -> dict[str, Any]:
    """What reviews of games of one kind come to."""
    seats = [seat for review, _, _ in pairs for seat in review["seats"]]
    turns = [(name, turn) for review, _, name in pairs for turn in review["turns"]]
    counted = [seat for seat in seats if seat["accuracy"] is not None]
    judged = sum([seat["turns"] for seat in counted])
    accuracy = sum([seat["accuracy"] * seat["turns"] for seat in counted]) / judged if judged else None
    n = len(pairs)
    drawn = [seat for seat in seats if seat["luck"] is not None]
    chances = [one for review, _, _ in pairs for one in (review["chances"] or {"seats": []})["seats"]]
    return {
        "game": game,
        "games": n,
        "turns": judged,
        "accuracy": None if accuracy is None else round(accuracy, 1),
        "lost": round(sum([seat["lost"] for seat in seats]) / n, 1),
        "luck": round(sum([seat["luck"] for seat in drawn]) / n, 1) if drawn else None,
        "luck_margin": round(sqrt(sum([seat["luck_margin"] ** 2 for seat in drawn])) / n, 1) if drawn else None,
        "marks": {kind: round(sum([seat["marks"][kind] for seat in seats]) / n, 2) for kind in KINDS},
        "chances": {
            "count": sum([one["count"] for one in chances]),
            "good": sum([one["good"] for one in chances]),
            "expected": round(sum([one["expected"] for one in chances]), 1),
            "margin": round(sqrt(sum([one["margin"] ** 2 for one in chances])), 1),
        },
        "habits": count_habits(pairs),
        "dearest": [
            {"game": name, **{what: turn[what] for what in ("turn", "name", "seat", "loss", "mark")}}
            for name, turn in sorted(turns, key=lambda x: -x[1]["loss"])[:DEAREST]
            if turn["mark"]
        ],
    }


def count_habits(pairs: Sequence[Reviewed]) -> list[dict[str, Any]]:
    """The habits of all games by name: how much of each, and what turns lost in which it was there."""
    total: dict[str, float] = {}
    titles: dict[str, Text] = {}
    losses: dict[str, list[float]] = {}
    for review, save, _ in pairs:
        own = games.find_part("analysis", review["game"], HabitSource)
        if own is None:
            continue
        lost = {(turn["seat"], turn["turn"]): turn["loss"] for turn in review["turns"]}
        g = open_game(save)
        for seat in review["seats"]:
            for habit in own.find_habits(g, seat["seat"]):
                total[habit.name] = total.get(habit.name, 0.0) + habit.amount
                titles[habit.name] = habit.title
                loss = lost.get((seat["seat"], habit.turn))
                if loss is not None:
                    losses.setdefault(habit.name, []).append(loss)
    n = len(pairs)
    out = []
    for name in sorted(total, key=lambda name: (name.partition(":")[0], -total[name], name)):
        seen = losses.get(name)
        mean = None if seen is None else round(sum(seen) / len(seen), 1)
        out.append(
            {
                "name": name,
                "title": titles[name].texts(),
                "total": round(total[name], 1),
                "a_game": round(total[name] / n, 2),
                "lost": mean,
            }
        )
    return out


def tell_report(report: Mapping[str, Any], lang: str) -> list[ToldReport]:
    """A report in sentences and tables."""
    rows = [
        (texts.MEAN_ACCURACY, "–" if report["accuracy"] is None else number(report["accuracy"], lang, 1)),
        (texts.PER_GAME.fill(what=texts.LOST), number(report["lost"], lang, 1)),
        *[(texts.PER_GAME.fill(what=texts.KINDS_MANY[kind]), number(report["marks"][kind], lang, 2)) for kind in KINDS],
    ]
    if report["luck"] is not None:
        luck = with_margin(report["luck"], report["luck_margin"], lang, 1, True)
        rows.insert(2, (texts.PER_GAME.fill(what=texts.LUCK), luck))
    chances = report["chances"]
    if chances["count"]:
        rows.append((texts.TAKEN, number(chances["count"], lang)))
        rows.append((texts.GOOD, number(chances["good"], lang)))
        rows.append((texts.EXPECTED, with_margin(chances["expected"], chances["margin"], lang, 1)))
    game = games.game(report["game"])
    title = game.title.text(lang) or game.name
    said = (texts.ONE_OF_MANY if report["games"] == 1 else texts.MANY).fill(
        game=title, games=report["games"], turns=report["turns"]
    )
    heads = texts.FIGURE.text(lang), texts.VALUE.text(lang)
    out = [ToldReport(said.text(lang), heads, tuple([(text.text(lang), value) for text, value in rows]), (1,))]
    if report["habits"]:
        titles = texts.FIGURE, TOTAL, A_GAME, LOST_THEN
        told = [
            (
                one["title"][lang],
                number(one["total"], lang, 0 if one["total"] == int(one["total"]) else 1),
                number(one["a_game"], lang, 1),
                "" if one["lost"] is None else number(one["lost"], lang, 1),
            )
            for one in report["habits"]
        ]
        out.append(ToldReport(HABITS.text(lang), tuple([t.text(lang) for t in titles]), tuple(told), (1, 2, 3)))
    if report["dearest"]:
        names = texts.FILE, texts.TURN, texts.SEAT, texts.MARKED, texts.LOST
        worst = [
            (
                one["game"],
                one["name"][lang],
                number(one["seat"], lang),
                texts.KIND_NAMES[one["mark"]].text(lang),
                number(one["loss"], lang, 1),
            )
            for one in report["dearest"]
        ]
        out.append(ToldReport(texts.WORST.text(lang), tuple([t.text(lang) for t in names]), tuple(worst), (2, 4)))
    return out
