"""A review in words: the sentence of a mark, its lines and reasons, for the terminal and for whoever wants text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tableforge.analysis import texts
from tableforge.analysis.scale import CHANCE, HALVED, KINDS
from tableforge.lab.texts import number, with_margin
from tableforge.tongue.text import LANGUAGES, Text, in_every

BARS: Final = "▁▂▃▄▅▆▇█"
WIDEST: Final = 100  # turns in a row of bars
ROUNDING: Final = 0.25  # points by which figures of one decimal may differ that are the same

Json = Mapping[str, Any]


def seat_title(review: Json, seat: int, lang: str) -> str:
    """How a seat is called."""
    names = [one["name"][lang] for one in review["seats"] if one["seat"] == seat]
    return title_seat(seat, names[0] if names else "").text(lang)


def title_seat(seat: int, name: str) -> Text:
    """How a seat of a name is called; "" where it has none."""
    return texts.WHO_NAMED.fill(seat=seat, name=name) if name else texts.WHO.fill(seat=seat)


def say_ending(winners: Sequence[str], seats: int, more: str, lang: str) -> str:
    """How a game has ended, as a sentence: who of so many seats won, and what else is to be told of it."""
    if not winners:
        how = texts.ALL_LOST
    elif len(winners) == seats > 1:
        how = texts.ALL_WON
    else:
        how = texts.WON.fill(who=capital(", ".join(winners)))
    said = texts.ENDED_SO.fill(how=how, more=more.rstrip(".")) if more else texts.ENDED.fill(how=how)
    return said.text(lang)


def say_mark(review: Json, mark: Json, lang: str) -> str:
    """The one sentence of a mark in a language: the turn, what it is called, what was better and by how much."""
    said = texts.MARK.fill(
        turn=capital(mark["name"][lang]),
        who=seat_title(review, mark["seat"], lang),
        kind=texts.KIND_NAMES[mark["kind"]],
        loss=number(mark["loss"], lang, 1),
        margin=number(mark["margin"], lang, 1),
        better=first_difference(mark["line"], mark["same"], lang),
        best=number(mark["best"], lang, 1),
        played=first_difference(mark["played_line"], mark["same"], lang),
        left=number(mark["played"], lang, 1),
    ).text(lang)
    return said if review["scale"]["kind"] == CHANCE else said.replace("\u00a0%", "").replace(" %", "")


def first_difference(line: Sequence[Json], same: int, lang: str) -> str:
    """The first step in which a line differs, quoted."""
    if not line:
        return "–"
    label: str = line[min(same, len(line) - 1)]["label"][lang]
    return f"“{label}”" if LANGUAGES[lang].quotes is None else LANGUAGES[lang].in_quotes(label)


def capital(text: str) -> str:
    """A text with its first letter large."""
    return text[:1].upper() + text[1:]


def sureness(mark: Json) -> Text:
    """How sure a mark is: what of it was lost here, in how many games it was compared, and what playing on came to."""
    said = [texts.SURE.fill(worlds=mark["worlds"])]
    here = mark["best"] - mark["played"]
    if mark["loss"] - here > ROUNDING:
        said.insert(0, in_every(lambda lang: texts.HERE.fill(here=number(here, lang, 1)).text(lang)))
    proof = mark["proof"]
    if proof is not None:
        said.append(
            in_every(
                lambda lang: texts.PROVED.fill(
                    games=proof["games"],
                    gain=number(proof["gain"], lang, 1, True),
                    margin=number(proof["margin"], lang, 1),
                ).text(lang)
            )
        )
    return in_every(lambda lang: " ".join([one.text(lang) for one in said]))


def describe_mark(review: Json, mark: Json, lang: str) -> list[str]:
    """A mark in lines: the sentence, the better line and the played one with their events, the reasons, how sure it is."""
    colon = LANGUAGES[lang].colon.rstrip()
    out = [say_mark(review, mark, lang)]
    for title, line in ((texts.BETTER, mark["line"]), (texts.PLAYED, mark["played_line"])):
        head = title.text(lang)
        if mark["same"]:
            same = texts.SAME_ONE if mark["same"] == 1 else texts.SAME.fill(n=mark["same"])
            head += f" ({same.text(lang)})"
        out.append(f"  {head}{colon}")
        for step in line[mark["same"] :]:
            out.append(f"    {step['label'][lang]}  ({step['rule']})")
            out += [f"      {e['text'][lang]}  ({e['rule']})" for e in step["events"] if e["only"]]
        if line and line[-1]["open"] and len(line) > mark["same"]:
            out.append(f"      … {texts.THEN_UNKNOWN.text(lang)}")
    if mark["reasons"]:
        out.append(f"  {texts.WORTH.text(lang)}{colon}")
        for reason in mark["reasons"]:
            text = texts.ALL_ELSE.text(lang) if reason["text"] is None else reason["text"][lang]
            points = texts.POINTS.fill(points=number(reason["points"], lang, 1, True)).text(lang)
            out.append(f"    {text}{LANGUAGES[lang].colon}{points}")
    if mark["facts"]:
        facts = LANGUAGES[lang].semicolon.join([fact[lang] for fact in mark["facts"]])
        out.append(f"  {texts.FACTS.text(lang)}{LANGUAGES[lang].colon}{facts}")
    out.append(f"  {sureness(mark).text(lang)}")
    return out


def turning_sentence(review: Json, lang: str) -> str:
    """Where the game turned; "" where it has no such place."""
    turning = review["turning"]
    if turning is None:
        return ""
    shared = review["scale"]["shared"]
    if turning["crossed"]:
        said = texts.TURNING_SHARED if shared else texts.TURNING
    else:
        said = texts.WIDEST_SHARED if shared else texts.WIDEST
    return said.fill(
        turn=turning["name"][lang],
        who=seat_title(review, turning["seat"], lang),
        before=number(turning["before"], lang),
        after=number(turning["after"], lang),
    ).text(lang)


def draw_curve(review: Json) -> str:
    """The curve as a row of bars: the last value of each turn."""
    last: dict[tuple[int, int], float] = {}
    for point in review["curve"]:
        last[point["turn"], point["seat"]] = point["value"]
    low, high = curve_range(review)
    share = [max(0.0, min(1.0, (v - low) / (high - low))) for v in last.values()]
    return "".join([BARS[round((len(BARS) - 1) * x)] for x in share][-WIDEST:])


def curve_range(review: Json) -> tuple[float, float]:
    """Between which values the curve is drawn: all that a chance can be, or of a worth what it was."""
    if review["scale"]["points"] != 1.0 or not review["curve"]:
        return 0.0, review["scale"]["points"]
    values = [point["value"] for point in review["curve"]]
    return min(values), max(max(values), min(values) + 1.0)


def seat_rows(review: Json, lang: str) -> tuple[tuple[str, ...], list[tuple[str, ...]]]:
    """The heads and rows of the table of seats."""
    heads = (texts.SEAT, texts.ACCURACY, texts.LOST, texts.LUCK, *[texts.KINDS_MANY[kind] for kind in KINDS])
    rows = []
    for one in review["seats"]:
        accuracy = "–" if one["accuracy"] is None else number(one["accuracy"], lang, 1)
        luck = "–" if one["luck"] is None else with_margin(one["luck"], one["luck_margin"], lang, 1, True)
        marks = [number(one["marks"][kind], lang) for kind in KINDS]
        rows.append((seat_title(review, one["seat"], lang), accuracy, number(one["lost"], lang, 1), luck, *marks))
    return tuple([head.text(lang) for head in heads]), rows


def chance_rows(review: Json, lang: str) -> tuple[tuple[str, ...], list[tuple[str, ...]]]:
    """The heads and rows of tokens and dice against their odds; no rows where a game has none."""
    heads = (texts.SEAT, texts.TAKEN, texts.GOOD, texts.EXPECTED)
    rows: list[tuple[str, ...]] = []
    for one in (review["chances"] or {"seats": []})["seats"]:
        if one["count"]:
            expected = with_margin(one["expected"], one["margin"], lang, 1)
            told = number(one["count"], lang), number(one["good"], lang), expected
            rows.append((seat_title(review, one["seat"], lang), *told))
    return tuple([head.text(lang) for head in heads]), rows


def closing_notes(review: Json, lang: str) -> list[str]:
    """What should be known of the whole."""
    out = []
    if not review["marks"]:
        out.append(texts.NO_MARKS.text(lang))
    if review["close"]:
        out.append(texts.CLOSE.fill(n=review["close"]).text(lang))
    if review["silent"]:
        out.append(texts.SILENT.fill(n=review["silent"]).text(lang))
    out.append(texts.ACCURACY_NOTE.fill(halved=number(HALVED, lang)).text(lang))
    if any([one["luck"] is not None for one in review["seats"]]):
        out.append(texts.LUCK_NOTE.text(lang))
    return out


def curve_title(review: Json, lang: str) -> str:
    """What the curve shows."""
    said = texts.CURVE_SHARED if review["scale"]["shared"] else texts.CURVE
    what = review["scale"]["name"][lang]
    return said.fill(what=capital(what)).text(lang)
