"""What Fateforge brings into environments: its encoder, and what it rewards."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import encode, points, terms
from tableforge.fateforge.battle import objectives
from tableforge.fateforge.companion import taps
from tableforge.fateforge.setup import pack_of
from tableforge.fateforge.state import Fate
from tableforge.kernel.options import NOTHING, Points, Ways

PLACES: Final = 128  # the most options that were seen in a million questions are 111
AT: Final[dict[Points[Fate], int]] = {
    NOTHING: encode.AT_NOTHING,
    points.HERO: encode.AT_HERO,
    points.FOE: encode.AT_FOE,
    points.ZONE: encode.AT_ZONE,
    points.THING: encode.AT_THING,
    points.CARD: encode.AT_CARD,
    points.WAY: encode.AT_WAY,
    points.GEAR: encode.AT_GEAR,
    points.FIGURE: encode.AT_FIGURE,
}


def words_of(of: Points[Fate]) -> tuple[str, ...]:
    """The verbs of a kind of question."""
    if isinstance(of, points.OfHero):
        return words_of(of.points[0])
    return tuple([word for word, _ in of.rows.values() if word]) if isinstance(of, Ways) else ()


def find_means(of: Points[Fate], verbs: dict[str, int]) -> encode.Means:
    """What the options of a kind of question stand for."""
    hero = isinstance(of, points.OfHero)
    inner = of.points[0] if isinstance(of, points.OfHero) else of
    if isinstance(inner, Ways):
        numbers = {k: verbs.get(word, 0) for k, (word, _) in inner.rows.items()}
        ats = {k: AT.get(at, encode.AT_NUMBER) for k, (_, at) in inner.rows.items()}
        return encode.Means(encode.OF_HERO_VERBS if hero else encode.VERBS, encode.AT_NUMBER, numbers, ats)
    return encode.Means(encode.OF_HERO if hero else encode.BARE, AT.get(inner, encode.AT_NUMBER), {}, {})


def encoder(places: int) -> encode.Encoder:
    """The encoder with room for so many options; things are numbered in the order of the usual content."""
    pack = pack_of("")
    things = [x.id for x in pack.heroes] + [x.id for x in pack.enemies] + [x.id for x in pack.allies]
    things += [x.id for x in pack.cards]
    kinds = tuple([kind.name for kind in terms.KINDS])
    verbs = tuple(sorted({word for kind in terms.KINDS for word in words_of(kind.points)}))
    numbers = {word: n for n, word in enumerate(verbs, 1)}
    means = {kind.name: find_means(kind.points, numbers) for kind in terms.KINDS}
    return encode.Encoder(tuple(dict.fromkeys(things)), kinds, verbs, means, taps.VALUES, places)


def progress(s: Fate, seat: int) -> float:
    """How far the objectives of the combat have come and how much health the group has left, by legs of the quest."""
    if s.won:
        return 1.0
    legs = len(s.quest.flow) if s.quest is not None else 1
    done = 0.0
    if s.scene is not None and s.units:
        rows = [(k, o) for k, o in enumerate(s.scene.objectives) if not o.bonus]
        parts = [share(s, k) for k, _ in rows]
        done = sum(parts) / len(parts) if parts else 0.0
    most = sum([h.hp_max for h in s.heroes])
    health = sum([h.hp for h in s.heroes if not h.down]) / max(1, most)
    return min(1.0, (min(s.leg, legs - 1) + 0.7 * done + 0.2 * health) / legs)


def share(s: Fate, k: int) -> float:
    """How much of an objective is done."""
    assert s.scene is not None
    o = s.scene.objectives[k]
    if objectives.met(s, k, o):
        return 1.0
    return min(1.0, objectives.units(s, k, o) / max(1, s.by_count(o.need)))


def score(s: Fate, seat: int) -> float:
    """The rank of a quest from 1 (copper) to 3 (gold), 1 for a combat that was won; 0 for what was lost."""
    if not s.won:
        return 0.0
    return float(max(0, s.rank) + 1)
