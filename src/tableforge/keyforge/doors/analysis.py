"""How a game of KeyForge is analysed: turns searched as `hard` does, judged by its weights, told by what each side is left with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from math import exp
from random import Random
from typing import Final

from tableforge.analysis.many import HabitSeen
from tableforge.analysis.parts import FoundLine, WorthPart
from tableforge.analysis.scale import CHANCE, AnalysisDepth, LossScale
from tableforge.errors import StepBudget
from tableforge.kernel.core import reply
from tableforge.kernel.event import Event
from tableforge.keyforge import board, worth
from tableforge.keyforge.doors.bots import planner
from tableforge.keyforge.game import GAME, titled
from tableforge.keyforge.lexicon import LEXICON
from tableforge.keyforge.lines import NOWHERE, ORDERS, best_lines
from tableforge.keyforge.state import KeyForge
from tableforge.keyforge.voice import table
from tableforge.keyforge.worth import SIDE, N
from tableforge.lab.texts import number
from tableforge.table.sitting import Sitting
from tableforge.tongue.text import Text, in_every

SCALE: Final = LossScale(CHANCE, 5.0, 10.0, 20.0, Text("chance to win", "chance de gagner"))
DEPTH: Final = AnalysisDepth()
NO_CHOICE: Final = (*ORDERS, "mulligan")
ROUTINE: Final = frozenset(
    (
        "turn",
        "house",
        "no-house",
        "skip-step",
        "ready-step",
        "draw",
        "reshuffle",
        "shuffle",
        "chained",
        "shed-chain",
        "check",
        "end-turn",
        "cannot-forge",
    )
)
LEAST_LOGIT: Final = 0.02  # by which two ends must differ before the difference is taken apart
LEAST_PART: Final = 0.5  # points
PLAYOUT_WIDTH: Final = 2
PLAYOUT_BUDGET: Final = 400
MOST_ANSWERS: Final = 3000
NAMED: Final = 4  # cards that are named
TURN: Final = Text("turn {n}", "tour {n}")
YOU: Final = Text("you", "vous")
FOE: Final = Text("the opponent", "l’adversaire")


# ---------------------------------------------------------------- searching and judging
def name_judge() -> str:
    """The weights by which positions are judged, as a few letters."""
    told = repr([round(w, 4) for w in planner.learned_weights()])
    return f"keyforge-{sha256(told.encode()).hexdigest()[:10]}"


def find_turn(s: KeyForge) -> tuple[int, int]:
    """The turn and whose it is."""
    return s.turn, s.active


def name_turn(number: int) -> Text:
    """What a turn is called."""
    return TURN.fill(n=number)


def is_judged(kind: str) -> bool:
    """Whether a kind of question is judged: neither orders nor the first hand are."""
    return kind not in NO_CHOICE


def to_chance(logit: float) -> float:
    """A logit as a chance to win."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, logit))))


def find_lines(s: KeyForge, seat: int, depth: AnalysisDepth) -> list[FoundLine]:
    """The best line behind each option whose end was found, the best first."""
    found = best_lines(s, seat, planner.learned_weights(), depth.width, depth.budget)
    lines = [FoundLine(answers, to_chance(z)) for z, answers in found if z > NOWHERE and answers]
    return sorted(lines, key=lambda one: -one.value)


def finish(s: KeyForge, seat: int, turn: tuple[int, int], depth: AnalysisDepth) -> float | None:
    """The chance to win at the end of the turn, played as well as the search can."""
    if not end_turn(s, seat, turn, depth):
        return None
    return to_chance(worth.ended(s, seat, planner.learned_weights()))


def end_turn(s: KeyForge, seat: int, turn: tuple[int, int], depth: AnalysisDepth) -> bool:
    """Play a position on to the end of the turn as well as the search can; whether an end was found."""
    if s.over or (s.turn, s.active) != turn:
        return True
    found = max(best_lines(s, seat, planner.learned_weights(), max(1, depth.width // 4), depth.budget))
    if found[0] <= NOWHERE:
        return False
    for answer in found[1]:
        reply(s, answer)
    return True


def is_asked(s: KeyForge, answer: int) -> bool:
    """Whether an answer is one that can be given now."""
    asked = s.pending
    return not s.over and asked is not None and answer in asked.options


def play_out(s: KeyForge, seat: int, seed: int) -> float | None:
    """Who wins from here on, both seats playing whole turns as a careful player does; None where it does not end."""
    rng = Random(seed)
    weights = planner.learned_weights()
    answers = 0
    try:
        while not s.over and answers < MOST_ANSWERS:
            asked = s.pending
            if asked is None:
                return None
            guess = GAME.search.imagine(s, asked.seat, rng.getrandbits(63))
            assert isinstance(guess, KeyForge)
            likely = max(best_lines(guess, asked.seat, weights, PLAYOUT_WIDTH, PLAYOUT_BUDGET))[1]
            for answer in likely or asked.options[:1]:
                if not is_asked(s, answer):
                    break
                reply(s, answer)
                answers += 1
    except StepBudget:
        return None
    return float(s.winner == seat) if s.over else None


# ---------------------------------------------------------------- what a line brings
def is_told(e: Event) -> bool:
    """Whether an event is what a line does, and not what every turn brings."""
    return e.kind not in ROUTINE


GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "keys": ("one key", "two keys"),
    "æmber": ("æmber", "spare æmber", "æmber at two keys", "æmber against two keys"),
    "check": ("check", "check at two keys"),
    "key cost": ("dear keys",),
    "barred": ("barred", "barred at two keys"),
    "creatures": (
        "creatures",
        "power",
        "armor",
        "weak",
        "strong",
        "creatures at two keys",
        "creatures against two keys",
    ),
    "ready": ("ready", "ready of a house", "stunned"),
    "abilities": ("elusive", "taunt", "skirmish", "reapers", "actors"),
    "captured": ("captured",),
    "artifacts": ("artifacts", "tools"),
    "upgrades": ("upgrades",),
    "hand": (
        "hand",
        "hand of a house",
        "bonuses in hand",
        "creatures in hand",
        "turn of a house",
    ),
    "archives": ("archives",),
    "chains": ("chains",),
}
assert sorted(name for group in GROUPS.values() for name in group) == sorted(SIDE)

Count = Callable[[KeyForge, int], float]
FIGURES: Final[dict[str, tuple[Text, Count]]] = {
    "keys": (LEXICON.text_of("key#many"), lambda s, p: s.players[p].keys),
    "æmber": (Text("æmber to forge with", "Aombre pour forger"), worth.purse),
    "check": (
        Text("a key paid for, of 1", "une clé payée, sur 1"),
        lambda s, p: float(worth.purse(s, p) >= board.key_cost(s, p)),
    ),
    "key cost": (Text("cost of the next key", "coût de la prochaine clé"), board.key_cost),
    "barred": (
        Text("kept from forging, of 1", "empêché de forger, sur 1"),
        lambda s, p: float(worth.barred(s, p)),
    ),
    "creatures": (
        Text("power of the creatures, less damage", "puissance des créatures, moins les dégâts"),
        lambda s, p: sum([max(0, board.power(s, i) - s.cards[i].damage) for i in s.players[p].line]),
    ),
    "ready": (
        Text("creatures that are ready", "créatures redressées"),
        lambda s, p: sum([s.cards[i].ready and not s.cards[i].stun for i in s.players[p].line]),
    ),
    "abilities": (
        Text("creatures with abilities that count", "créatures dont les capacités comptent"),
        lambda s, p: sum([bool(s.cards[i].d.keywords or s.cards[i].d.labels) for i in s.players[p].line]),
    ),
    "captured": (
        Text("æmber captured on creatures", "Aombre capturé sur des créatures"),
        lambda s, p: sum([s.cards[i].amber for i in s.players[p].line]),
    ),
    "artifacts": (LEXICON.text_of("artifact#many"), lambda s, p: len(s.players[p].artifacts)),
    "upgrades": (
        LEXICON.text_of("upgrade#many"),
        lambda s, p: sum([len(s.cards[i].ups) for i in s.players[p].line]),
    ),
    "hand": (Text("cards in hand", "cartes en main"), lambda s, p: len(s.players[p].hand)),
    "archives": (Text("archived cards", "cartes archivées"), lambda s, p: len(s.players[p].archives)),
    "chains": (LEXICON.text_of("chain#many"), lambda s, p: s.players[p].chains),
}
DIFFERS: Final = Text("{who}: {what} {better} instead of {played}", "{who} : {what} {better} au lieu de {played}")
ALIKE: Final = Text(
    "{who}: {what} {better} in both, but others of it", "{who} : {what} {better} dans les deux, mais autrement"
)
WINS: Final = Text(
    "wins at once in {better} of {of} imagined games, instead of {played}",
    "gagne sur-le-champ dans {better} parties imaginées sur {of}, au lieu de {played}",
)
LOSES: Final = Text(
    "loses before the next turn in {better} of {of} imagined games, instead of {played}",
    "perd avant le prochain tour dans {better} parties imaginées sur {of}, au lieu de {played}",
)
STAYS: Final = Text("{card} is in play on your side", "{card} est en jeu de votre côté")
THEIRS: Final = Text("{card} is in play on the other side", "{card} est en jeu dans le camp adverse")
GONE: Final = Text("{card} is no longer in play on your side", "{card} n’est plus en jeu de votre côté")
FOE_GONE: Final = Text("{card} is no longer in play on the other side", "{card} n’est plus en jeu dans le camp adverse")


def parts_of(s: KeyForge, seat: int) -> list[float]:
    """The logit of an end, feature by feature: what the seat has in the order of `SIDE`, then what the other one has."""
    weights = planner.learned_weights()
    p = s.active
    mover = worth.side(s, p, False, False, False)
    other = worth.side(s, 1 - p, False, False, True)
    sign = 1.0 if p == seat else -1.0
    a = [sign * x * w for x, w in zip(mover, weights[1 : 1 + N])]
    b = [sign * x * w for x, w in zip(other, weights[1 + N :])]
    return a + b if p == seat else b + a


def weigh(better: Sequence[KeyForge], played: Sequence[KeyForge], seat: int) -> list[WorthPart]:
    """By what ends differ: figures of both sides by their learned weights, in points, then cards that only one line has in play."""
    pairs = []
    for s, t in zip(better, played):
        a, b = s.clone(), t.clone()
        turn = (a.turn, a.active) if not a.over and a.active == seat else (-1, -1)
        other = (b.turn, b.active) if not b.over and b.active == seat else (-1, -1)
        if end_turn(a, seat, turn, DEPTH) and end_turn(b, seat, other, DEPTH):
            pairs.append((a, b))
    if not pairs:
        return []
    weights = planner.learned_weights()
    n = len(pairs)
    gain = 0.0
    for a, b in pairs:
        gain += to_chance(worth.ended(a, seat, weights)) - to_chance(worth.ended(b, seat, weights))
    gain *= SCALE.points / n
    won = [sum([s.over and s.winner == seat for s in side]) for side in zip(*pairs)]
    lost = [sum([s.over and s.winner != seat for s in side]) for side in zip(*pairs)]
    if won[0] != won[1]:
        return [WorthPart(WINS.fill(better=won[0], played=won[1], of=n), gain)]
    if lost[0] != lost[1]:
        return [WorthPart(LOSES.fill(better=lost[0], played=lost[1], of=n), gain)]
    open_ = [(a, b) for a, b in pairs if not a.over and not b.over]
    if not open_:
        return []
    out = figures_of(open_, seat, gain)
    return [*out, *cards_of(open_, seat)]


def figures_of(pairs: list[tuple[KeyForge, KeyForge]], seat: int, gain: float) -> list[WorthPart]:
    """The gain, shared out over the figures that differ by what the weights say of them."""
    n = len(pairs)
    logits = [0.0] * (2 * N)
    for a, b in pairs:
        for k, (x, y) in enumerate(zip(parts_of(a, seat), parts_of(b, seat))):
            logits[k] += (x - y) / n
    total = sum(logits)
    if abs(total) < LEAST_LOGIT or total * gain <= 0:
        return []
    out = []
    for side, p in ((0, seat), (1, 1 - seat)):
        for name, members in GROUPS.items():
            logit = sum([logits[side * N + SIDE.index(member)] for member in members])
            points = gain * logit / total
            if abs(points) >= LEAST_PART:
                out.append(WorthPart(tell_figure(name, p, seat, pairs), points))
    return sorted(out, key=lambda part: -abs(part.part))


def tell_figure(name: str, p: int, seat: int, pairs: list[tuple[KeyForge, KeyForge]]) -> Text:
    """What a side has of something behind either line, on average."""
    what, count = FIGURES[name]
    x = sum([count(a, p) for a, _ in pairs]) / len(pairs)
    y = sum([count(b, p) for _, b in pairs]) / len(pairs)
    who = YOU if p == seat else FOE
    said = DIFFERS if format_mean(x) != format_mean(y) else ALIKE
    return said.fill(who=who, what=what, better=say_mean(x), played=say_mean(y))


def format_mean(x: float) -> str:
    """A mean as it is shown in English."""
    return number(x, "en", 0 if x == int(x) else 1)


def say_mean(x: float) -> Text:
    """A mean as each language writes it."""
    return in_every(lambda lang: number(x, lang, 0 if x == int(x) else 1))


def cards_of(pairs: list[tuple[KeyForge, KeyForge]], seat: int) -> list[WorthPart]:
    """Cards that lie in play on a side behind one line in every imagined game, and behind the other in none."""
    out = []
    for p, stays, gone in ((seat, STAYS, GONE), (1 - seat, THEIRS, FOE_GONE)):
        a = [in_play(s, p) for s, _ in pairs]
        b = [in_play(s, p) for _, s in pairs]
        always, never = frozenset.intersection(*a), frozenset.intersection(*b)
        other, often = frozenset.union(*b), frozenset.union(*a)
        for i in sorted(always - other):
            out.append(WorthPart(stays.fill(card=titled(pairs[0][0].cards[i].d)), 0.0))
        for i in sorted(never - often):
            out.append(WorthPart(gone.fill(card=titled(pairs[0][1].cards[i].d)), 0.0))
    return out[:NAMED]


def in_play(s: KeyForge, p: int) -> frozenset[int]:
    """The creatures and artifacts on a side."""
    return frozenset((*s.players[p].line, *s.players[p].artifacts))


# ---------------------------------------------------------------- many games
CHOSE: Final = Text("turns with {house}", "tours avec {house}")
STOLEN: Final = Text("æmber stolen from you", "Aombre qu’on vous a volé")
CAPTURED: Final = Text("æmber of yours captured", "votre Aombre capturé")
LOST: Final = Text("æmber lost otherwise", "Aombre perdu autrement")
FORGED: Final = Text("keys forged", "clés forgées")


def house_name(house: str) -> Text:
    """What a house is called."""
    return in_every(lambda lang: table.house(house, lang))


def find_habits(g: Sitting, seat: int) -> list[HabitSeen]:
    """Which houses a seat chose, what æmber it lost and how, and which keys it forged."""
    out = []
    turn = 0
    for e in g.events:
        if e.kind == "turn":
            turn += 1
        elif e.kind == "house" and e.seat == seat:
            name = house_name(e.note)
            out.append(HabitSeen(f"house:{e.note}", CHOSE.fill(house=name), 1.0, turn))
        elif e.kind == "steal" and e.seat != seat:
            out.append(HabitSeen("lost:stolen", STOLEN, e.amount))
        elif e.kind == "capture" and e.seat == seat:
            out.append(HabitSeen("lost:captured", CAPTURED, e.amount))
        elif e.kind == "lose" and e.seat == seat:
            out.append(HabitSeen("lost:other", LOST, e.amount))
        elif e.kind == "forge" and e.seat == seat:
            out.append(HabitSeen("made:keys", FORGED))
    return out
