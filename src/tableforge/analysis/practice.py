"""A turn played again, to learn from it: against the same hidden world or another that the seat could have been in.

Nothing is kept between two answers: whoever asks sends all answers of the try so far.  In the end the line that was tried is
compared with the best one that is known and with the one that was played, in the same imagined games as the mark.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tableforge.analysis import refusals, texts
from tableforge.analysis.compare import LineComparison, MeanValue, find_mean
from tableforge.analysis.errors import BadAnalysis
from tableforge.analysis.parts import Analyst, find_analyst
from tableforge.analysis.review import check_open, choose_depth
from tableforge.analysis.walk import Stretch, cut_at_news, find_stretches, read_answer, seed_for
from tableforge.kernel.ask import NO_OPTION
from tableforge.lab.texts import number
from tableforge.table.lines import SceneLines
from tableforge.table.sitting import Sitting

SAME_WORLD: Final = 0
MOST_WORLDS: Final = 20  # other hidden worlds to play a turn in
MOST_TRIED: Final = 200  # answers of one try

Json = dict[str, Any]


def find_stretch(g: Sitting, analyst: Analyst, first: int) -> Stretch:
    """The stretch from an answer on.  Raises BadAnalysis where none with a choice begins there."""
    if 0 <= first < len(g.answers):
        stretch = next(find_stretches(analyst, g, first), None)
        if stretch is not None and stretch.first == first and stretch.choices:
            return stretch
    raise BadAnalysis(refusals.NO_TURN.fill())


def open_world(g: Sitting, stretch: Stretch, world: int, seed: int) -> Sitting:
    """The game as it stood at a stretch: as it was, or as the seat could have imagined it."""
    here = g.before(stretch.first)
    if world != SAME_WORLD:
        imagined = g.game.search.imagine(stretch.before, stretch.seat, seed_for(seed, "practice", stretch.first, world))
        imagined.tracing = True
        here.state = imagined
    return here


def try_turn(
    g: Sitting,
    first: int,
    answers: list[str],
    world: int = SAME_WORLD,
    *,
    lang: str = "en",
    seed: int = 1,
    worlds: int | None = None,
    ended: bool = False,
) -> Json:
    """A turn played again as far as some answers lead: what is asked now, what has happened, and at its end how good it was.

    Raises BadAnalysis where no stretch begins there, IllegalAnswer where an answer does not fit.
    """
    check_open(g, ended)
    analyst = find_analyst(g.game.name)
    stretch = find_stretch(g, analyst, first)
    if not 0 <= world <= MOST_WORLDS or len(answers) > MOST_TRIED:
        raise BadAnalysis(refusals.NO_TURN.fill())
    here = open_world(g, stretch, world, seed)
    told = len(here.events)
    codes: list[int] = []
    for key in answers:
        s = here.state
        codes.append(read_answer(g.game, s, key)[1])
        here.answer(key, stretch.seat if stretch.seat in here.asked else None)
    over = is_over(here, analyst, stretch)
    d = None if over else here.asked.get(stretch.seat)
    question = None if d is None else d.question(lang)
    return {
        "seat": stretch.seat,
        "turn": stretch.turn[0],
        "first": first,
        "world": world,
        "over": over,
        "ask": "" if question is None else question.text,
        "options": []
        if question is None
        else [{"key": o.key, "label": o.label, "rule": o.rule} for o in question.options],
        "told": [line.text for line in g.game.speech.story(here.events[told:], stretch.seat, lang)],
        "table": describe_table(here, stretch.seat, lang),
        "verdict": judge_try(g, analyst, stretch, codes, seed, worlds) if over else None,
    }


def is_over(here: Sitting, analyst: Analyst, stretch: Stretch) -> bool:
    """Whether the turn that is played again has ended, or somebody else is asked."""
    return here.over or analyst.find_turn(here.state) != stretch.turn or stretch.seat not in here.asked


def describe_table(here: Sitting, seat: int, lang: str) -> list[str]:
    """The table in lines of words, as the seat sees it."""
    speech, setup = here.game.speech, here.setup
    names = [speech.seat_name(setup, p, lang) or str(p + 1) for p in range(here.seats)]
    lines = SceneLines(here.scene(seat, lang), lang, names.__getitem__)
    return [lines.head(), *lines.table(range(here.seats))]


def judge_try(
    g: Sitting, analyst: Analyst, stretch: Stretch, codes: list[int], seed: int, worlds: int | None
) -> Json | None:
    """How good a try was beside the best line that is known and the one that was played; None where no end is found."""
    comparison = LineComparison(g.game, analyst, choose_depth(analyst, worlds, None), seed)
    judged = comparison.judge(stretch)
    games = comparison.imagine_games(stretch, "check", comparison.depth.checks)
    usable = codes if NO_OPTION not in codes else codes[: codes.index(NO_OPTION)]
    tried = cut_at_news(g.game, games[0], tuple(usable))
    lines = {"tried": tried, "best": judged.line or tuple(stretch.answers), "played": tuple(stretch.answers)}
    found = {name: comparison.follow_all(games, line, stretch) for name, line in lines.items()}
    pairs = [k for k in range(len(games)) if all([values[k] is not None for values in found.values()])]
    if not pairs:
        return None
    means = {name: mean_of(values, pairs) for name, values in found.items()}
    if means["tried"].mean > means["best"].mean:
        means["best"] = means["tried"]
    points = analyst.SCALE.points
    gap = find_mean([(found["best"][k] or 0.0) - (found["tried"][k] or 0.0) for k in pairs])
    loss = points * (means["best"].mean - means["tried"].mean)
    return {
        **{name: round(points * mean.mean, 1) for name, mean in means.items()},
        "loss": round(loss, 1),
        "margin": round(points * gap.margin, 1),
        "worlds": len(pairs),
        "kind": analyst.SCALE.name_loss(loss),
        "better": means["tried"].mean > means["played"].mean,
    }


def list_hints(mark: Mapping[str, Any], lang: str) -> list[str]:
    """What helps with a marked turn, one after the other: what is to be had, then the next steps of the better line."""
    reasons = [r["text"][lang] for r in mark["reasons"] if r["text"] and r["points"] > 0]
    reasons += [fact[lang] for fact in mark["facts"]]
    out = [texts.HINT_WORTH.fill(text=reasons[0]).text(lang)] if reasons else []
    return out + [texts.HINT_FIRST.fill(text=step["label"][lang]).text(lang) for step in mark["line"][mark["same"] :]]


def tell_verdict(verdict: Mapping[str, Any] | None, lang: str) -> str:
    """How good a try was, in a sentence or two."""
    if verdict is None:
        return texts.NO_VERDICT.text(lang)
    figures = {name: number(verdict[name], lang, 1) for name in ("tried", "best", "played")}
    if not verdict["kind"]:
        said = texts.TRIED_BEST
    else:
        said = texts.TRIED_BETTER if verdict["better"] else texts.TRIED_NOT
    return f"{texts.TRIED.fill(**figures).text(lang)} {said.text(lang)}"


def mean_of(values: list[float | None], pairs: list[int]) -> MeanValue:
    """The mean over those games in which every line came to an end."""
    return find_mean([values[k] or 0.0 for k in pairs])
