"""What a careful player answers: it searches its heroes' turns, prepares with the turn in mind, and spends what there is at rests.

Everything it weighs lies in a game that its seat has imagined: others' dice behind their screens, decks and all chance to come are
made up anew.  `plan` searches, `worth` judges, `shopping` buys.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from tableforge.fateforge import board, codes
from tableforge.fateforge.battle import leaving, prepare, upkeep
from tableforge.fateforge.battle.offer import ALTS
from tableforge.fateforge.bot import journey, search, shopping
from tableforge.fateforge.bot.plan import Step, absorbing, foreseen, leftmost, plan_turn, tried
from tableforge.fateforge.definition import Card
from tableforge.fateforge.names import DO_REROLL, FOCUS
from tableforge.fateforge.state import PREPARATION, Fate, FFrame
from tableforge.kernel import ask
from tableforge.kernel.ask import DONE
from tableforge.kernel.core import State, reply

WIDTH: Final = 24  # ways to play a turn that are followed at once
BUDGET: Final = 6000  # positions looked at for one turn
GLANCE: Final = (3, 200)  # the same for a look ahead in the preparation
NO_GLANCE: Final = (0, 0)  # who prepares without one
PLACES: Final = 8  # preparations that are looked into
SETTLED: Final = 0.3  # how much better than being ready something must be
KNOCKED_OUT: Final = 6.0


class Mind:
    """Plays the best turn that it finds, and prepares for it."""

    def __init__(self, width: int = WIDTH, budget: int = BUDGET, glance: tuple[int, int] = GLANCE) -> None:
        self.width = width
        self.budget = budget
        self.glance = glance
        self.steps: list[Step] = []  # what is left of the turn that was planned

    def answered(self, s: State, raw: ask.RawDecision) -> int:
        """The option that a seat takes of its question, in a position that it has imagined."""
        assert isinstance(s, Fate)
        return self.answer(s, raw)

    def answer(self, s: Fate, raw: ask.RawDecision) -> int:
        """The option that a seat takes of its question, in a position that it has imagined."""
        if len(raw.options) == 1:
            return raw.options[0]
        if s.turn >= 0:
            return self.in_turn(s, raw)
        self.steps = []
        if s.scene is None and raw.kind in journey.STORY:
            return journey.STORY[raw.kind](s, raw)
        if raw.kind in SIMPLE:
            return SIMPLE[raw.kind](s, raw)
        if raw.kind == "prepare":
            return preparing(s, raw, self.glance)
        if s.phase == PREPARATION and raw.kind == "stance" and self.glance != NO_GLANCE:
            return best_of(raw.options, [look_ahead(s, asking(s), raw, o, self.glance) for o in raw.options])
        return weighed(s, raw)

    def in_turn(self, s: Fate, raw: ask.RawDecision) -> int:
        """The next step of the turn under way: as it was planned, if it has come as it was thought to; else it is planned anew."""
        whole = s.pending
        assert whole is not None
        while self.steps and self.steps[0].seat != raw.seat:
            self.steps.pop(0)
        if not self.steps or self.steps[0].kind != whole.kind or self.steps[0].options != whole.options:
            self.steps = self.planned(s)
        if self.steps and self.steps[0].seat == raw.seat and self.steps[0].answer in raw.options:
            return self.steps.pop(0).answer
        self.steps = []
        return weighed(s, raw)

    def planned(self, s: Fate) -> list[Step]:
        """What is left of the turn under way, as it is best played."""
        return plan_turn(s, s.turn, self.width, self.budget).steps


# ------------------------------------------------------------------ help
def best_of(options: tuple[int, ...], likes: list[float]) -> int:
    return options[likes.index(max(likes))]


def asking(s: Fate) -> int:
    """The hero whose card or whose damage is being asked about; the first where it is nobody's."""
    f = s.stack[-1]
    return f.src if isinstance(f, FFrame) and 0 <= f.src < len(s.heroes) else 0


def weighed(s: Fate, raw: ask.RawDecision) -> int:
    """The option after which the position is worth most, at the next question."""
    whole = s.pending
    assert whole is not None
    worth = dict(zip(whole.options, tried(s, asking(s))))
    return best_of(raw.options, [worth[whole.answer(raw.seat, o)] for o in raw.options])


def misses(s: Fate, p: int) -> int:
    """The dice of a hero that show a miss."""
    return sum([1 for r in s.heroes[p].results if codes.face_of(r) == 0])


# ------------------------------------------------------------------ preparation
def dice(s: Fate, raw: ask.RawDecision) -> int:
    """The dice that promise most."""
    p = codes.hero_in(raw.options[0])
    mine = tuple([o for o in raw.options if codes.hero_in(o) == p])
    h = s.heroes[p]
    sets = prepare.dice_choices(board.pool(s, h), prepare.limit(h))
    worth = {die: shopping.die_worth(s, h, die) for die in board.pool(s, h)}
    return best_of(mine, [sum([worth[die] for die in sets[codes.option_in(o)]]) for o in mine])


def look_ahead(s: Fate, p: int, raw: ask.RawDecision, o: int, glance: tuple[int, int]) -> float:
    """What a hero's turn would come to after an option of the preparation."""
    assert s.pending is not None
    return foreseen(s, p, s.pending.answer(raw.seat, o), *glance)


def preparing(s: Fate, raw: ask.RawDecision, glance: tuple[int, int]) -> int:
    """Misses are rolled again where energy allows; else whatever makes the coming turn better is done first, or without a
    glance at it the hero is ready."""
    p = codes.hero_in(raw.options[0])
    h = s.heroes[p]
    mine = tuple([o for o in raw.options if codes.hero_in(o) == p])
    missed = misses(s, p)
    tried_out: list[int] = []
    rerolls: list[int] = []
    for o in mine:
        verb, n = codes.verb_of(codes.option_in(o)), codes.target_of(codes.option_in(o))
        if verb == prepare.P_REROLL:
            rerolls.append(o)
        elif verb == prepare.P_CARD and rolls_again(s.pack.cards[n // ALTS]):
            card = s.pack.cards[n // ALTS]
            spare = sum([1 for r in h.results if codes.face_of(r) & FOCUS])
            if (missed and not card.alts[n % ALTS].cost) or spare >= 3:
                return o
        else:
            tried_out.append(o)
    last = s.round >= s.rounds
    if rerolls and (missed >= 2 or h.en >= 2 or last):
        return max(rerolls, key=lambda o: codes.target_of(codes.option_in(o)).bit_count())
    if len(tried_out) == 1:
        return tried_out[0]
    if glance == NO_GLANCE:
        return next((o for o in tried_out if codes.verb_of(codes.option_in(o)) == prepare.P_READY), tried_out[-1])
    likes = [
        look_ahead(s, p, raw, o, glance) + (SETTLED if codes.verb_of(codes.option_in(o)) == prepare.P_READY else 0.0)
        for o in tried_out[-PLACES:]
    ]
    return best_of(tuple(tried_out[-PLACES:]), likes)


def rolls_again(c: Card) -> bool:
    return any([a.verb == DO_REROLL for alt in c.alts for g in alt.gains for a in g.acts])


def reroll(s: Fate, raw: ask.RawDecision) -> int:
    """As many misses as may be rerolled, and nothing else."""
    p = raw.about if isinstance(raw.about, int) else asking(s)
    results = s.heroes[p].results
    best, most = DONE, 0
    for m in raw.options:
        if m == DONE:
            continue
        taken = [r for k, r in enumerate(results) if m >> k & 1]
        if all([codes.face_of(r) == 0 for r in taken]) and len(taken) > most:
            best, most = m, len(taken)
    return best if best in raw.options else raw.options[0]


def order(s: Fate, raw: ask.RawDecision) -> int:
    return leftmost(s, list(raw.options))


def helped(s: Fate, raw: ask.RawDecision) -> int:
    """Who is helped: in the preparation who has missed most, at a rest who is hurt most, else as it is weighed."""
    if s.phase == PREPARATION:
        return max(raw.options, key=lambda p: misses(s, p))
    if s.scene is None:
        return max(raw.options, key=lambda p: s.heroes[p].hp_max - s.heroes[p].hp)
    return weighed(s, raw)


# ------------------------------------------------------------------ damage
def absorb(s: Fate, raw: ask.RawDecision) -> int:
    """Parry and armour come back: they go first; a card that costs something is kept for the worse."""
    for o in raw.options:
        if o == DONE:
            continue
        verb = codes.verb_of(o)
        if verb < 2:
            return o
        h = s.heroes[asking(s)]
        cost = s.pack.cards[codes.target_of(o)].alts[0].cost
        if not cost or h.en > 1 or h.hp <= 3:
            return o
    return DONE


def step_in(s: Fate, raw: ask.RawDecision) -> int:
    """Another is protected if it is hurt more than oneself."""
    p = asking(s)
    q = next((k for k, h in enumerate(s.heroes) if h.seat == raw.seat and k != p), p)
    return raw.options[0] if s.heroes[p].hp <= max(3, s.heroes[q].hp) else DONE


def whom(s: Fate, raw: ask.RawDecision) -> int:
    """The enemies hit who can take it best."""
    return max(raw.options, key=lambda p: 2.0 * absorbing(s, p) + s.heroes[p].hp)


# ------------------------------------------------------------------ a scene
def fountain(s: Fate, raw: ask.RawDecision) -> int:
    return raw.options[0]


def extra_round(s: Fate, raw: ask.RawDecision) -> int:
    """One is offered only where something is missing, and without it the scene is lost."""
    return upkeep.YES


def way_out(s: Fate, raw: ask.RawDecision) -> int:
    """The exit that costs the group least."""
    assert s.scene is not None
    exits = s.scene.exits
    tolls = {
        k: [(leaving.exit_damage(s, s.heroes[p].zone, exits[k][1]), s.heroes[p].hp) for p in s.standing()]
        for k in raw.options
    }
    return min(raw.options, key=lambda k: sum([n + (KNOCKED_OUT if n >= hp else 0.0) for n, hp in tolls[k]]))


def with_whom(s: Fate, raw: ask.RawDecision) -> int:
    return max(raw.options, key=lambda p: s.heroes[p].hp)


def order_of_quests(s: Fate, raw: ask.RawDecision) -> int:
    """The first quest of the content is the easiest."""
    return raw.options[0]


def at_set_up(s: Fate, raw: ask.RawDecision) -> int:
    """The skills that are active have been chosen when they were bought."""
    return DONE


def active(s: Fate, raw: ask.RawDecision) -> int:
    """The skills that promise most, the others of that hero being known."""
    p = raw.about if isinstance(raw.about, int) else asking(s)
    return max(raw.options, key=lambda i: shopping.card_worth(s, s.heroes[p], s.pack.cards[i]))


# ------------------------------------------------------------------ rests
def at_rest(s: Fate, raw: ask.RawDecision) -> int:
    o = shopping.choice(s, raw.options)
    return journey.errand(s, raw.options) if o == DONE and s.tale is not None else o


def stow(s: Fate, raw: ask.RawDecision) -> int:
    """Where an item goes that was bought, or found in a scene."""
    i = raw.about
    assert isinstance(i, int)
    c = s.gear[i - codes.GEAR].d if i >= codes.GEAR else s.pack.cards[i - codes.CARD]
    if s.scene is None:
        return shopping.place(s, raw.options, c)
    return raw.options[0]


SIMPLE: Final[dict[str, Callable[[Fate, ask.RawDecision], int]]] = {
    "dice": dice,
    "order": order,
    "reroll": reroll,
    "help": helped,
    "absorb": absorb,
    "step-in": step_in,
    "whom": whom,
    "fountain": fountain,
    "extra-round": extra_round,
    "exit": way_out,
    "ally-with": with_whom,
    "active": active,
    "rest": at_rest,
    "stow": stow,
    "set-up": at_set_up,
    "which-quest": order_of_quests,
}


# ------------------------------------------------------------------ a whole game among minds
class GameCourse(NamedTuple):
    """How a game went: won or not, the rank, rounds and combats played, the combat that was lost, and the time of each answer;
    of a campaign, the combats won and lost, and its ending."""

    won: bool
    rank: int
    rounds: int
    combats: int
    lost_in: str
    seconds: list[float]
    won_fights: tuple[str, ...] = ()
    lost_fights: tuple[str, ...] = ()
    ending: str = ""


def play_out(
    s: State, minds: list[Mind], seeds: Callable[[int], int], clock: Callable[[], float], most: int
) -> GameCourse:
    """Let minds play a game out, one in each seat, each in what it imagines; nobody looks on, so that no views are made."""
    assert isinstance(s, Fate)
    s.tracing = False
    seconds: list[float] = []
    rounds = combats = before = 0
    for _ in range(most):
        d = s.pending
        if d is None:
            break
        raw = d.each()[0]
        began = clock()
        guess = search.imagined(s, raw.seat, seeds(raw.seat))
        guess.tracing = False
        answer = minds[raw.seat].answer(guess, raw)
        seconds.append(clock() - began)
        reply(s, d.answer(raw.seat, answer))
        if s.round != before:
            rounds += 1 if s.round else 0
            combats += s.round == 1
            before = s.round
    lost_in = "" if s.won or s.scene is None else s.scene.id
    course = GameCourse(s.won, s.rank, rounds, combats, lost_in, seconds)
    x = s.saga
    return course if x is None else course._replace(won_fights=x.won, lost_fights=x.lost, ending=x.ending)
