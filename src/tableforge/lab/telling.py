"""How strong a deck is, told in words and tables: the same in the terminal and in the browser."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tableforge import games
from tableforge.lab import texts
from tableforge.lab.contribution import LEAST_GAMES, beyond_margin
from tableforge.lab.evening import Curve, never_even
from tableforge.lab.parts import Column, HandicapSource, TrialSource, find_recorder
from tableforge.lab.rating import share
from tableforge.lab.strength import Comparison, DeckTrial, Strength, find_field_source, find_trial_source
from tableforge.lab.texts import number, with_margin

BEST: Final = 5  # cards that are shown at either end
MATCHUPS, DEEDS, CARDS, TRIALS, HANDICAPS = "matchups", "deeds", "cards", "trials", "handicaps"


@dataclass(frozen=True, slots=True)
class ToldTable:
    """A table as people read it; `numbers` are the columns of figures."""

    name: str
    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ToldStrength:
    """One sentence, notes that belong to it, tables, and what should be known of the last of them."""

    sentence: str
    notes: tuple[str, ...]
    tables: tuple[ToldTable, ...]
    last: str


# ---------------------------------------------------------------- against the field
def tell_strength(title: str, found: Strength, lang: str) -> ToldStrength:
    """What a measurement against the field came to."""
    notes = []
    if found.bot != found.field_bot:
        notes.append(texts.OTHER_BOT.fill(theirs=found.field_bot, ours=found.bot).text(lang))
    elif found.version != found.field_version:
        fields = {"theirs": found.field_version, "ours": found.version, "bot": found.bot}
        notes.append(texts.OTHER_VERSION.fill(**fields).text(lang))
    if found.unfinished:
        notes.append(texts.UNFINISHED_TOLD.fill(n=found.unfinished).text(lang))
    tables = [tell_matchups(found, lang), tell_deeds(found, lang)]
    if found.cards:
        tables.append(tell_cards(found, lang))
        beyond, chance = beyond_margin(found.cards), number(len(found.cards) / 20, lang, 0)
        last = texts.CARDS_WARNING.fill(n=len(found.cards), beyond=beyond, chance=chance)
    else:
        last = texts.CARDS_LATER.fill(least=number(LEAST_GAMES, lang), margin=number(1.3, lang, 1))
    return ToldStrength(strength_sentence(title, found, lang), tuple(notes), tuple(tables), last.text(lang))


def strength_sentence(title: str, found: Strength, lang: str) -> str:
    """How strong a deck is, in one sentence with its margin, the bot that played, and the field."""
    digits = 0 if found.margin >= 1.5 else 1
    said = texts.STRENGTH.fill(
        deck=title,
        won=number(found.won, lang, digits),
        margin=number(found.margin, lang, digits),
        games=number(found.games, lang),
        field=found.field,
        bot=found.bot,
        better=found.better,
        of=found.of,
        elo=number(found.elo, lang, 0, True),
        elo_margin=number(found.elo_margin, lang),
    )
    return said.text(lang)


def tell_matchups(found: Strength, lang: str) -> ToldTable:
    """Return the table of how a deck did against each of the field."""
    heads = (texts.RIVAL, texts.ITS_ELO, texts.GAMES, texts.WON)
    rows = [
        (m.deck, number(m.elo, lang, 0, True), number(m.games, lang), with_margin(m.won, m.margin, lang, 0))
        for m in found.matchups
    ]
    return ToldTable(MATCHUPS, texts.MATCHUPS.text(lang), tuple([h.text(lang) for h in heads]), tuple(rows), (1, 2, 3))


def tell_deeds(found: Strength, lang: str) -> ToldTable:
    """What the deck does beside what the field does."""
    heads = (texts.FIGURE, texts.THE_DECK, texts.THE_FIELD, texts.VERDICT)
    rows = []
    for deed in find_field_source(found.game).DEEDS_TOLD:
        mine, usual = found.deeds.get(deed.name), found.field_deeds.get(deed.name)
        if mine is None or usual is None:
            continue
        around = found.deeds_margin[deed.name]
        if abs(mine - usual) <= around:
            verdict = texts.ALIKE
        else:
            verdict = texts.BETTER if (mine < usual) == deed.less_is_better else texts.WORSE
        figures = with_margin(mine, around, lang, deed.digits), number(usual, lang, deed.digits)
        rows.append((deed.title.text(lang), *figures, verdict.text(lang)))
    return ToldTable(DEEDS, texts.DOES.text(lang), tuple([h.text(lang) for h in heads]), tuple(rows), (1, 2))


def tell_cards(found: Strength, lang: str) -> ToldTable:
    """The best and the worst cards by first hand."""
    own = find_field_source(found.game)
    heads = (texts.CARD, texts.POINTS, texts.COUNTED, texts.GAMES)
    ends = found.cards if len(found.cards) <= 2 * BEST else (*found.cards[:BEST], *found.cards[-BEST:])
    rows = [
        (
            own.card_title(e.card, lang),
            number(e.shrunk, lang, 1, True),
            with_margin(e.points, e.margin, lang, 1, True),
            number(e.games, lang),
        )
        for e in ends
    ]
    return ToldTable(CARDS, texts.CARDS.text(lang), tuple([h.text(lang) for h in heads]), tuple(rows), (1, 2, 3))


# ---------------------------------------------------------------- two decks
def tell_comparison(names: tuple[str, str], found: Comparison, lang: str) -> ToldStrength:
    """What two decks do against each other, and each against the field as far as that was played."""
    a, b = names
    x, y = found.first, found.second
    duel = {"won": number(found.won, lang), "margin": number(found.margin, lang, 1), "games": number(found.games, lang)}
    sentence = texts.DUEL.fill(a=a, b=b, bot=x.bot, **duel).text(lang)
    notes, tables = [], []
    if x.games and y.games:
        apart = (x.margin**2 + y.margin**2) ** 0.5
        figures = {
            "d": number(x.won - y.won, lang, 1, True),
            "r": number(apart, lang, 1),
            "x": number(x.won, lang),
            "p": number(x.margin, lang, 1),
            "y": number(y.won, lang),
            "q": number(y.margin, lang, 1),
        }
        sure = texts.SURE if abs(x.won - y.won) > apart else texts.UNSURE
        notes.append(texts.COMPARED.fill(a=a, b=b, field=x.field, sure=sure, **figures).text(lang))
        rows = []
        for deed in find_field_source(x.game).DEEDS_TOLD:
            cells = [s.get(deed.name) for s in (x.deeds, y.deeds, x.field_deeds)]
            told = ["" if v is None else number(v, lang, deed.digits) for v in cells]
            rows.append((deed.title.text(lang), *told))
        heads = (texts.FIGURE.text(lang), a, b, texts.THE_FIELD.text(lang))
        tables.append(ToldTable(DEEDS, texts.DO.text(lang), heads, tuple(rows), (1, 2, 3)))
    return ToldStrength(sentence, tuple(notes), tuple(tables), texts.INTERVALS.text(lang))


def tell_even(game: str, names: tuple[str, str], bot: str, curve: Curve, lang: str) -> ToldStrength:
    """The handicap that makes two decks even, and the steps behind it."""
    own = games.find_part("lab", game, HandicapSource)
    assert own is not None
    many = own.HANDICAP_WORDS[1]
    heads = [texts.HANDICAP.fill(chains=many, deck=names[0]).text(lang), texts.GAMES.text(lang), texts.WON.text(lang)]
    rows = []
    for step in curve.steps:
        won = with_margin(*share(step.score, step.games), lang, 0)
        rows.append((number(step.handicap, lang), number(step.games, lang), won))
    table = ToldTable(HANDICAPS, texts.HANDICAPS.text(lang), tuple(heads), tuple(rows), (0, 1, 2))
    sentence = even_sentence(own, names, bot, curve, lang)
    return ToldStrength(sentence, (), (table,) if rows else (), texts.INTERVALS.text(lang))


def even_sentence(own: HandicapSource, names: tuple[str, str], bot: str, curve: Curve, lang: str) -> str:
    """What makes two decks even, in one sentence: a handicap with its margin, none at all, or more than there is."""
    one, many = own.HANDICAP_WORDS
    most = own.HANDICAP[1]
    played = sum([step.games for step in curve.steps])
    fields = {"games": number(played, lang), "bot": bot}
    if curve.even is not None and abs(curve.even) <= most and curve.margin <= most:
        digits = {"n": number(abs(curve.even), lang, 1), "margin": number(curve.margin, lang, 1)}
        digits["elo"] = number(abs(curve.elo_each), lang)
        text = texts.EVEN_NOW if abs(curve.even) < 0.5 else texts.EVEN_AT
        chains = one if abs(curve.even) < 2 and lang != "en" else many
        deck = names[0 if curve.even > 0 else 1]
        return text.fill(chains=chains, deck=deck, **digits, **fields).text(lang)
    if not never_even(curve, most):
        return texts.EVEN_UNKNOWN.fill(a=names[0], b=names[1], **fields).text(lang)
    first = sum([step.score for step in curve.steps]) > played / 2
    last = curve.steps[-1 if first else 0]
    won = last.score if first else last.games - last.score
    told = {"won": number(100 * won / last.games, lang), "games": number(last.games, lang), "bot": bot}
    return texts.NEVER_EVEN.fill(most=most, chains=many, deck=names[0 if first else 1], **told).text(lang)


# ---------------------------------------------------------------- where all win together
def sum_up(game: str, trial: DeckTrial) -> dict[str, Any]:
    """What came of a deck in one combination, as plain data: games, games won, means and shares by column."""
    columns = find_recorder(game).COLUMNS
    means: dict[str, float | None] = {}
    shares: dict[str, dict[str, int]] = {}
    for c in columns:
        if c.show == "mean":
            values = [row[c.name] for row in trial.rows if row.get(c.name) is not None]
            means[c.name] = sum(values) / len(values) if values else None
        elif c.show == "share":
            counted: dict[str, int] = {}
            for row in trial.rows:
                value = str(row.get(c.name) or "–")
                counted[value] = counted.get(value, 0) + 1
            shares[c.name] = dict(sorted(counted.items(), key=lambda x: -x[1]))
    won = sum([row["won"] for row in trial.rows])
    return {**trial.where, "games": len(trial.rows), "won": won, "means": means, "shares": shares}


def tell_trials(
    game: str, title: str, bot: str, count: int, trials: Sequence[Mapping[str, Any]], lang: str
) -> ToldStrength:
    """What came of a deck in each scenario, by what `sum_up` gave: a table for each, a column for each value of the last axis."""
    own = find_trial_source(game)
    assert own is not None
    columns = find_recorder(game).COLUMNS
    *outer, inner = [name for name in own.TRIALS if name in trials[0]]
    groups: dict[tuple[str, ...], list[Mapping[str, Any]]] = {}
    for trial in trials:
        groups.setdefault(tuple([own.value_word(name, str(trial[name]), lang) for name in outer]), []).append(trial)
    tables = []
    for n, (words, group) in enumerate(groups.items()):
        rows = [(texts.WON.text(lang), *[with_margin(*share(t["won"], t["games"]), lang, 0) for t in group])]
        for c in columns:
            if c.show == "share":
                rows += share_rows(own, c, group, lang)
            elif c.show == "mean" and any([t["means"][c.name] is not None for t in group]):
                figures = [t["means"][c.name] for t in group]
                rows.append((c.title.text(lang), *["" if x is None else number(x, lang, 1) for x in figures]))
        where = ", ".join(words) or texts.TRIALS.text(lang)
        heads = (texts.FIGURE.text(lang), *[own.value_word(inner, str(t[inner]), lang) for t in group])
        tables.append(ToldTable(f"{TRIALS}-{n}", where, heads, tuple(rows), tuple(range(1, len(heads)))))
    sentence = texts.TRIED.fill(deck=title, bot=bot, games=number(count, lang)).text(lang)
    return ToldStrength(sentence, (), tuple(tables), own.TRIAL_NOTE.text(lang))


def share_rows(
    own: TrialSource, column: Column, group: Sequence[Mapping[str, Any]], lang: str
) -> list[tuple[str, ...]]:
    """How often each value of a column was there, of a hundred games: a row for each value, the most common first."""
    total: dict[str, int] = {}
    for trial in group:
        for value, k in trial["shares"][column.name].items():
            total[value] = total.get(value, 0) + k
    out = []
    for value in sorted(total, key=lambda value: -total[value]):
        parts = [100 * t["shares"][column.name].get(value, 0) / t["games"] for t in group]
        name = texts.SHARE.fill(what=own.value_word(column.name, value, lang)).text(lang)
        out.append((name, *[number(x, lang) for x in parts]))
    return out
