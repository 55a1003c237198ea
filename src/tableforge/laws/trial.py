"""One random game, and every law checked on the way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from tableforge.envs.parts import Encoder
from tableforge.envs.rows import encoder_of, pages
from tableforge.errors import IllegalAnswer, TableforgeError
from tableforge.kernel.ask import NATURE, NO_OPTION, RawDecision
from tableforge.kernel.chance import Rng, rng
from tableforge.kernel.columns import ALL_BLOCKS, NUMBER_BYTES
from tableforge.kernel.core import State, advance, reply
from tableforge.kernel.declared import differences
from tableforge.kernel.event import Event as RawEvent
from tableforge.kernel.event import Snapshot
from tableforge.kernel.game import Game
from tableforge.kernel.settings import Edition
from tableforge.laws.report import LAWS, LONG_GAME, Report, Violation
from tableforge.table.sitting import Sitting, answer_key, read_save, replay
from tableforge.tongue.text import LANGUAGES

Setup = dict[str, Any]
Seat = int | None
Dump = tuple[object, ...]

# At level "full" these laws are checked at one decision in so many, drawn from the seed, the others at every decision;
# "hidden" and "silence" take one seat (or the spectator) a decision; "hidden" tries what refusals tell at some of them.
SAMPLED: Final = {"undo": 4, "save": 60, "silence": 2, "imagine": 4, "declared": 4, "encoded": 2}
REFUSALS: Final = 4
REDEALS: Final = 8  # at the decision given by `at`
DEAR: Final = (
    "plays",
    "again",
    "clone",
    "original",
    "undo",
    "save",
    "hidden",
    "silence",
    "imagine",
    "encoded",
    "declared",
)
MOST_VIOLATIONS: Final = 100


class Chooser:
    """Random answers from a seed.  In every second game what stops or declines is mostly avoided, so that both short and
    full turns are seen."""

    def __init__(self, seed: int) -> None:
        self.chance = rng(seed ^ 0x1A375)
        self.busy = seed % 2 == 1

    def pick(self, d: RawDecision) -> int:
        """An answer to the question; in a joint one, of any seat that is asked."""
        if d.joint:
            p = d.joint[self.chance.below(len(d.joint))]
            return d.answer(p.seat, self.one_of(p.options, p.idle))
        return self.one_of(d.options, d.idle)

    def one_of(self, options: tuple[int, ...], idle: int) -> int:
        """Return one of some options by lot."""
        n = len(options)
        if idle == NO_OPTION or n == 1 or not self.busy or not self.chance.below(16):
            return options[self.chance.below(n)]
        drawn = options[self.chance.below(n - 1)]
        return options[n - 1] if drawn == idle else drawn


def give_answer(g: Sitting, answer: int) -> None:
    """Answer at the table what the kernel takes for an answer."""
    whole = g.state.pending
    assert whole is not None
    d = g.asked[whole.seat_of(answer)]
    g.answer(d.raw.options.index(whole.option_of(answer)), d.seat)


class Broken(Exception):
    """The game at hand cannot go on."""


# ---------------------------------------------------------------- what is compared
def knowledge(game: Game, s: State, seat: Seat) -> dict[str, Any]:
    """All that a seat is given to know of a position: its view, what is asked, and, if it is asked, every option."""
    out: dict[str, Any] = {"view": game.shown.view(s, seat), "result": game.result(s)}
    if s.pending is not None and not s.over:
        out["asked"] = [[d.seat, d.kind, d.rule] for d in s.pending.each()]
        d = None if seat is None else s.pending.of(seat)
        if d is not None:
            out["most"] = [d.least, d.most]
            out["stop"] = [d.stop, d.idle]
            asker = game.options.asker(s, d)
            out["questions"] = [game.speech.question(s, d, lang) for lang in LANGUAGES]
            out["asker"] = [game.options.card_key(s, d, asker.card), asker.ability]
            out["options"] = [
                [
                    game.options.key(s, d, o),
                    game.options.rule(s, d, o),
                    *[game.speech.label(s, d, o, lang) for lang in LANGUAGES],
                ]
                for o in d.options
            ]
            out["cards"] = [game.options.card_key(s, d, game.options.meaning(s, d, o).card) for o in d.options]
    return out


def render_events(game: Game, events: Sequence[RawEvent], seat: Seat) -> list[list[object]]:
    """Events as a seat hears of them."""
    return [
        [e.kind, e.rule, game.shown.event(e, seat), *[game.speech.tell(e, seat, lang) for lang in LANGUAGES]]
        for e in events
    ]


def event_in_position(e: RawEvent, s: State) -> RawEvent:
    """The same event of whatever its cards are in another position; they lay then where they lay, wherever they are by now."""
    now = [s.snapshot(i) for i in e.cards]
    things = tuple([replace_identity(was, x.id) for was, x in zip(e.things, now, strict=True)])
    return e.with_cards(e.cards, things, e.also, e.how)


def replace_identity(was: Snapshot, id: str) -> Snapshot:
    """The same place with another thing in it."""
    return Snapshot(id, was.whose, was.zone, was.seat, was.at, was.host)


def refusals_of(game: Game, s: State, seat: int, keys: Sequence[str]) -> list[list[str | None]]:
    """The reasons that an asked seat gets when it tries these keys."""
    d = None if s.pending is None else s.pending.of(seat)
    out: list[list[str | None]] = []
    for key in keys:
        why = game.options.why_not(s, d, key)
        out.append([key, None] if why is None else [key, why.rule, *why.why.texts().values()])
    return out


def difference(a: object, b: object, where: str = "") -> str:
    """The first place where two pieces of plain data differ."""
    if isinstance(a, dict) and isinstance(b, dict):
        for k in [*a, *[k for k in b if k not in a]]:
            if k not in a or k not in b:
                return f"{where}.{k} is there only once"
            if found := difference(a[k], b[k], f"{where}.{k}"):
                return found
        return ""
    if isinstance(a, (list, tuple)) and isinstance(b, (list, tuple)):
        for k, (x, y) in enumerate(zip(a, b, strict=False)):
            if found := difference(x, y, f"{where}[{k}]"):
                return found
        if len(a) == len(b):
            return ""
        more = a[len(b)] if len(a) > len(b) else b[len(a)]
        return f"{where} has {len(a)} entries against {len(b)}, from {more!r} on"
    return "" if a == b and type(a) is type(b) else f"{where} {a!r} against {b!r}"


def question_site(s: State) -> tuple[object, ...]:
    """Which question a position has come to: of whom, what, and where in which effect."""
    where = tuple([(f.prog.name, f.pc, len(f.ans)) for f in s.stack])
    return (s.over, where) if s.pending is None else (*[(d.seat, d.kind) for d in s.pending.each()], where)


def asked_seats(s: State) -> list[tuple[int, str]]:
    """Which seats a position asks, and what kind of question: what everybody at the table notices."""
    return [] if s.pending is None or s.over else [(d.seat, d.kind) for d in s.pending.each()]


def seat_label(seat: Seat) -> str:
    """Return a seat as a violation names it."""
    return "the spectator" if seat is None else f"seat {seat}"


def ask_again(s: State) -> State:
    """A copy whose pending question has been asked anew: the op is run again from its start, as after an answer."""
    t = s.clone()
    t.events.clear()
    t.pending = None
    advance(t)
    return t


# ---------------------------------------------------------------- one game
class LawTrial:
    """One random game, and what is checked on the way."""

    def __init__(
        self,
        game: Game,
        options: Setup,
        seed: int,
        report: Report,
        at: int | None,
        flags: str,
        laws: Sequence[str] | None,
        most_decisions: int,
        most_turns: int,
    ) -> None:
        self.game = game
        self.seed = seed
        self.report = report
        self.at = at
        self.flags = flags
        self.laws = tuple(LAWS) if laws is None else tuple(laws)
        self.most_decisions = most_decisions
        self.most_turns = most_turns
        self.n = 0
        self.found: set[str] = set()
        self.setup = game.setup(**options)
        self.silent = "silence" in self.laws and game.laws.silent(self.setup)
        self.edition = next((self.setup[s.name] for s in game.settings if isinstance(s.kind, Edition)), None)
        self.good: dict[str, str] = {}
        self.start: object = None
        self.encoder: Encoder | None = None  # made when it is first wanted

    # ------------------------------------------------------------ reporting
    def fail(self, law: str, detail: str, sort: str = "") -> None:
        """Report a violation; each sort of it once a game, since the first is often the cause of the rest."""
        if law + sort in self.found or len(self.report.violations) >= MOST_VIOLATIONS:
            return
        self.found.add(law + sort)
        command = f"tableforge laws {self.game.name} --seed {self.seed} --at {self.n}{self.flags}"
        self.report.violations.append(Violation(self.seed, self.n, law, detail, command))

    def is_due(self, law: str, chance: Rng) -> bool:
        """Whether the law is to be checked at this decision; drawn from the seed and the decision's number alone."""
        every = SAMPLED.get(law, 1)
        drawn = every == 1 or chance.below(every) == 0
        if (law == "silence" and not self.silent) or (law == "declared" and self.game.shown.view_type is None):
            return False
        if law not in self.laws or (self.at != self.n if self.at is not None else not drawn):
            return False
        self.count(law)
        return True

    def count(self, law: str) -> None:
        """Count a check of a law in the report."""
        self.report.checks[law] = self.report.checks.get(law, 0) + 1

    def crash(self, e: Exception, doing: str) -> None:
        """An error of the engine is a violation with the place where it arose."""
        where = []
        tb = e.__traceback__
        while tb is not None:
            name = tb.tb_frame.f_code.co_filename.replace("\\", "/").rpartition("/")[2]
            where.append(f"{name}:{tb.tb_lineno}")
            tb = tb.tb_next
        self.fail("plays", f"{doing}: {type(e).__name__}: {e} at {' > '.join(where[-4:])}")

    # ------------------------------------------------------------ playing
    def play_light(self) -> None:
        """Play fast, without undo and log; check what is cheap."""
        chooser = Chooser(self.seed)
        try:
            s = self.game.start(self.setup, self.seed)
            while True:
                self.check_events(s.events)
                s.events.clear()
                self.check_census(s)
                d = s.pending
                if d is None or s.over:
                    break
                self.check_question(s, d)
                if not d.options or self.too_long(s):
                    break
                self.count("plays")
                reply(s, chooser.pick(d))
                self.n += 1
        except Exception as e:  # whatever an engine raises is a finding, not the end of the run
            self.crash(e, "in play")
        else:
            self.finish(s)
        self.report.decisions += self.n

    def play_full(self) -> None:
        """Play through a sitting and check every law."""
        chooser = Chooser(self.seed)
        try:
            g = Sitting(self.game, self.setup, self.seed)
            self.check_events(g.events)
            while True:
                self.check_census(g.state)
                d = g.state.pending
                if d is None or g.over:
                    break
                self.check_question(g.state, d)
                if not d.options or self.too_long(g.state):
                    break
                self.step(g, chooser.pick(d))
                self.n += 1
                if self.at is not None and self.n > self.at:
                    break
            if g.decision is None and self.at is None and "save" in self.laws:
                self.count("save")
                self.check_save(g)
        except Broken:
            pass
        except Exception as e:
            self.crash(e, "in play")
        else:
            self.finish(g.state)
        self.report.decisions += self.n

    def finish(self, s: State) -> None:
        """Check how the game has ended, and enter its length in the report."""
        self.count("ends")
        turns = self.turns(s)
        self.report.turns_max = max(self.report.turns_max, turns)
        if turns > LONG_GAME:
            self.report.long.append((self.seed, turns))
        if self.at is None and s.pending is None and not s.over:
            self.fail("ends", "nobody is asked anything, and the game is not over")
        elif s.over and self.game.result(s) is None:
            self.fail("ends", "the game is over and has no result")

    def turns(self, s: State) -> int:
        """Return how many turns have been played, as the spectator's view says; 0 where it says nothing."""
        turn = self.game.shown.view(s, None).get("turn", 0)
        return turn if isinstance(turn, int) else 0

    def too_long(self, s: State) -> bool:
        """Return whether the game has gone on for too long, which breaks the law "ends"."""
        if self.n >= self.most_decisions:
            self.fail("ends", f"not over after {self.n} decisions")
        elif self.n % 64 == 0 and self.turns(s) >= self.most_turns:
            self.fail("ends", f"not over after {self.turns(s)} turns")
        return "ends" in self.found

    def step(self, g: Sitting, answer: int) -> None:
        """Check every law that is due at this decision, and answer it."""
        chance = self.chance(0)
        wanted = [law for law in DEAR if self.is_due(law, chance)]
        before, known = g.state.dump(), len(g.events)
        if "plays" in wanted:
            self.check_branches(g)
        if "again" in wanted:
            self.check_again(g, before)
        if "hidden" in wanted or "silence" in wanted:
            seats = self.seats()
            drawn = seats[self.chance(1).below(len(seats))]
            for k, seat in enumerate(seats):
                if self.at == self.n or seat == drawn:
                    if "hidden" in wanted:
                        self.check_hidden(g, seat, answer, self.chance(2 + k))
                    if "silence" in wanted:
                        self.check_silence(g, seat, answer, self.chance(8 + k))
        if "encoded" in wanted:
            self.check_encoded(g.state, answer, self.chance(14))
        if "declared" in wanted:
            self.check_declared(g.state)
        if "imagine" in wanted:
            self.check_imagine(g, self.chance(1))
        if "original" in wanted:
            self.check_original(g, before, self.chance(2))
        branch = None
        if "clone" in wanted:
            branch = g.clone()
            self.try_answer(branch, answer)
        self.try_answer(g, answer)
        if branch is not None:
            if branch.state.dump() != g.state.dump():
                self.fail("clone", difference(branch.state.dump(), g.state.dump(), "position"))
            elif list(map(RawEvent.dump, branch.events[known:])) != list(map(RawEvent.dump, g.events[known:])):
                self.fail("clone", "the same answer told another story to the clone")
        if "undo" in wanted:
            self.check_undo(g, answer, before)
        if "save" in wanted:
            self.check_save(g)
        self.check_events(g.events[known:])

    def chance(self, salt: int) -> Rng:
        """A generator for one check: seeded by the decision, not by what was checked before, so that `at` meets it again."""
        return rng(((self.seed * 1_000_003 + self.n) * 16 + salt) & 0xFFFFFFFFFFFFFFFF)

    def try_answer(self, g: Sitting, answer: int) -> None:
        """Give an answer at the table.  Raises Broken, and enters the error as a violation, where the engine fails."""
        key = ""
        try:
            key = answer_key(self.game, g.state, answer)
            give_answer(g, answer)
        except Exception as e:
            self.crash(e, f"answering {key!r}")
            raise Broken from e

    def seats(self) -> list[Seat]:
        """Return every pair of eyes: all seats, and None for the spectator."""
        return [*range(self.game.count_seats(self.setup)), None]

    # ------------------------------------------------------------ cheap laws
    def check_question(self, s: State, whole: RawDecision) -> None:
        """Check what is asked of every seat: the law "options"."""
        self.count("options")
        if len({d.seat for d in whole.each()}) < len(whole.parts):
            self.fail("options", f"a seat is asked {whole.kind!r} twice at once")
        for d in whole.each():
            self.check_part(s, d)

    def check_part(self, s: State, d: RawDecision) -> None:
        """What is asked of one seat."""
        if not d.options:
            self.fail("options", f"seat {d.seat} is asked {d.kind!r} and has no option")
            return
        for code, what in ((d.stop, "stops"), (d.idle, "a clock would take")):
            if code != NO_OPTION and code not in d.options:
                self.fail("options", f"what {what} is no option of {d.kind!r}")
        keys = [self.game.options.key(s, d, o) for o in d.options]
        if len(set(keys)) < len(keys):
            twice = sorted({k for k in keys if keys.count(k) > 1})
            self.fail("options", f"{d.kind!r} offers {', '.join(map(repr, twice))} more than once")
        elif not all(keys):
            self.fail("options", f"{d.kind!r} offers an option without a key")
        elif [self.game.options.option(s, d, keys[k]) for k in (0, -1)] != [d.options[k] for k in (0, -1)]:
            self.fail("options", f"a key of {d.kind!r} leads to another option")
        self.check_rule(d.rule, f"question {d.kind!r}")
        for rule in dict.fromkeys([self.game.options.rule(s, d, o) for o in d.options]):
            self.check_rule(rule, f"an option of {d.kind!r}")

    def check_rule(self, rule: str, what: str) -> None:
        """Check that a cited rule exists and holds in the edition that is played."""
        if rule in self.good:
            return
        if rule not in self.game.rules:
            self.fail("rules", f"{what} cites {rule!r}, which no rule has", rule)
        elif self.edition is not None and self.edition not in self.game.rules[rule].editions:
            self.fail("rules", f"{what} cites {rule!r}, which does not hold in edition {self.edition}", rule)
        else:
            self.good[rule] = what

    def check_events(self, events: Sequence[RawEvent]) -> None:
        """Check the rules of events."""
        self.count("rules")
        for e in events:
            self.check_rule(e.rule, f"event {e.kind!r}")

    def check_census(self, s: State) -> None:
        """Compare what must never change with how it was at the start."""
        self.count("census")
        census = self.game.laws.census(s)
        if isinstance(census, str):
            self.fail("census", census)
        elif self.start is None:
            self.start = census
        elif census != self.start:
            self.fail("census", difference(self.start, census, "census"))

    # ------------------------------------------------------------ copies
    def check_branches(self, g: Sitting) -> None:
        """Take every option once, in a copy: none may end in an error, lose a card, or ask without an option."""
        d = g.state.pending
        assert d is not None
        for o in d.options:
            t = g.state.clone()
            try:
                reply(t, o)
            except Exception as e:
                self.crash(e, f"answering {answer_key(self.game, g.state, o)!r}")
                continue
            self.check_census(t)
            if t.pending is not None and not t.over:
                self.check_question(t, t.pending)

    def check_again(self, g: Sitting, before: Dump) -> None:
        """Ask the pending question again: position and log must stay as they are."""
        t = ask_again(g.state)
        if t.dump() != before:
            self.fail("again", difference(before, t.dump(), "position"))
        elif t.events:
            self.fail("again", f"asking tells {t.events[0].kind!r} ({t.events[0].rule}) before the answer is there")

    def check_original(self, g: Sitting, before: Dump, chance: Rng) -> None:
        """Play a clone on for a few random answers: the original must stay as it was."""
        branch = g.clone()
        path: list[str] = []
        for _ in range(3):
            d = branch.state.pending
            if d is None or branch.over or not d.options:
                break
            answer = d.options[chance.below(len(d.options))]
            path.append(answer_key(self.game, branch.state, answer))
            try:
                give_answer(branch, answer)
            except Exception as e:
                self.crash(e, f"answering {' then '.join(map(repr, path))}")
                break
        if g.state.dump() != before:
            self.fail("original", f"answering {' then '.join(map(repr, path))} in a clone changed the position")

    def check_undo(self, g: Sitting, answer: int, before: Dump) -> None:
        """Take the last answer back and give it again: both must lead where they led before."""
        after, events = g.digest(), [e.dump() for e in g.events]
        g.undo()
        if g.state.dump() != before:
            self.fail("undo", f"taking the answer back gives {difference(before, g.state.dump(), 'position')}")
        if len(g.answers) != self.n:
            self.fail("undo", f"{len(g.answers)} answers are left of {self.n}")
        self.try_answer(g, answer)
        if g.digest() != after or [e.dump() for e in g.events] != events:
            self.fail("undo", "the same answer after taking it back gives another position or log")

    def check_save(self, g: Sitting) -> None:
        """Save and load the game: position, log and save must be the same."""
        try:
            h = replay(self.game, read_save(g.save()))
        except TableforgeError as e:
            self.fail("save", f"{type(e).__name__}: {e}")
            return
        if h.digest() != g.digest():
            self.fail("save", difference(g.state.dump(), h.state.dump(), "position"))
        elif list(map(RawEvent.dump, h.events)) != list(map(RawEvent.dump, g.events)):
            self.fail("save", "the replay tells another story")
        elif h.save() != g.save():
            self.fail("save", "the save of the replay is another text")

    # ------------------------------------------------------------ what a seat is sent
    def check_declared(self, s: State) -> None:
        """Compare the view of every seat, and of the spectator, with what the game declares."""
        for seat in self.seats():
            found = differences(self.game.shown.view(s, seat), self.game.shown.view_type, "view")
            if found:
                self.fail("declared", f"{seat_label(seat)}: {found[0]}")
                return

    # ------------------------------------------------------------ hidden information
    def check_imagine(self, g: Sitting, chance: Rng) -> None:
        """Imagine the position for an asked seat: what it knows, and what it is asked, must stay the same."""
        for seat in g.asked:
            if seat == NATURE:
                continue
            t = self.game.search.imagine(g.state, seat, chance.next32())
            a, b = knowledge(self.game, g.state, seat), knowledge(self.game, t, seat)
            if a != b:
                self.fail("imagine", f"seat {seat}: {difference(a, b)}")

    def pairs(self, s: State, seat: Seat, chance: Rng) -> Iterator[tuple[int, int]]:
        """A pair of things that the seat cannot tell apart and that are not copies of one; with `at`, one of each group."""
        groups = [group for group in self.game.laws.hidden_groups(s, seat) if len(group) > 1]
        while groups:
            group = groups.pop(chance.below(len(groups)))
            i = group[chance.below(len(group))]
            others = [j for j in group if not self.game.laws.alike(s, i, j)]
            if others:
                yield i, others[chance.below(len(others))]
                if self.at is None:
                    return

    def check_hidden(self, g: Sitting, seat: Seat, answer: int, chance: Rng) -> None:
        """Exchange two things the seat cannot see; it must not notice, now or after the answer."""
        s, who = g.state, seat_label(seat)
        d = s.pending
        assert d is not None
        now = knowledge(self.game, s, seat)
        log = [e for e in g.news if not e.is_seen_by(seat)]
        for i, j in self.pairs(s, seat, chance):
            t = self.game.laws.swap(s, i, j)
            # Told after the fact: what the seat was not to see must read the same whatever it was.  (A source was seen.)
            past = [e for e in log if e.source not in (i, j)]
            other = [event_in_position(e, t) for e in past]
            if (a := render_events(self.game, past, seat)) != (b := render_events(self.game, other, seat)):
                self.fail("hidden", f"{who} is told of {i} and {j}: {difference(a, b, 'events')}")
                return
            # Asked anew: neither the question nor its options may come from what the seat cannot see.
            try:
                t = ask_again(t)
            except Exception as e:
                self.crash(e, f"asking {d.kind!r} again after swapping {i} and {j}")
                return
            if d.seat_of(answer) != seat and (
                question_site(s) != question_site(t) or answer not in (t.pending or d).options
            ):
                continue  # another seat's own cards may well change what it may do
            then = knowledge(self.game, t, seat)
            if now != then:
                self.fail("hidden", f"{who} can tell {i} from {j}: {difference(now, then)}")
                return
            if seat is not None and seat in g.asked and (self.at == self.n or chance.below(REFUSALS) == 0):
                keys = [*self.game.laws.probes(s, seat, i), *self.game.laws.probes(s, seat, j)]
                if (x := refusals_of(self.game, s, seat, keys)) != (y := refusals_of(self.game, t, seat, keys)):
                    self.fail("hidden", f"{who} learns of {i} and {j} by trying: {difference(x, y, 'refusals')}")
                    return
                for key, rule, *_ in x:
                    if rule is not None:
                        self.check_rule(rule, f"the refusal of {key!r}")
                if keys and self.refusal(g, t, seat, keys[0]):
                    return
            self.check_future(s, t, seat, answer, [i, j])

    def check_encoded(self, s: State, answer: int, chance: Rng) -> None:
        """Exchange two things that a seat cannot see, and deal anew all of them: its numbers must stay the same."""
        if self.encoder is None:
            rows = self.game.search.features(s)
            seats = self.game.count_seats(self.setup)
            self.encoder = encoder_of(self.game, seats, len(rows[0]) if rows else 0)
        d = s.pending
        assert d is not None
        seats = self.game.count_seats(self.setup)
        for seat in range(seats) if self.at == self.n else (chance.below(seats),):
            now = self.numbers(self.encoder, s, seat)
            for i, j in self.pairs(s, seat, chance):
                try:
                    t = ask_again(self.game.laws.swap(s, i, j))
                except Exception as e:
                    self.crash(e, f"asking {d.kind!r} again after swapping {i} and {j}")
                    return
                if d.seat_of(answer) != seat and (
                    question_site(s) != question_site(t) or answer not in (t.pending or d).options
                ):
                    continue  # another seat's own cards may well change what it may do
                if now != self.numbers(self.encoder, t, seat):
                    self.fail("encoded", f"seat {seat} can tell {i} from {j} by its numbers: {self.unlike(s, t, seat)}")
                    return
            t = self.game.search.imagine(s, seat, chance.next32())
            if now != self.numbers(self.encoder, t, seat):
                self.fail(
                    "encoded", f"seat {seat} can tell by its numbers what was dealt anew: {self.unlike(s, t, seat)}"
                )
                return

    def numbers(self, encoder: Encoder, s: State, seat: int) -> list[bytes]:
        """What a seat is encoded as, every page of its options."""
        d = s.pending.of(seat) if s.pending is not None and not s.over else None
        n = 1 if d is None else pages(len(d.options), encoder.layout.places)
        return [encoder.encode(s, d, seat, page, ALL_BLOCKS) for page in range(n)]

    def unlike(self, a: State, b: State, seat: int) -> str:
        """The first column in which two positions are encoded differently."""
        assert self.encoder is not None
        for one, other in zip(self.numbers(self.encoder, a, seat), self.numbers(self.encoder, b, seat), strict=False):
            for k in range(0, min(len(one), len(other)), NUMBER_BYTES):
                if one[k : k + NUMBER_BYTES] != other[k : k + NUMBER_BYTES]:
                    return self.encoder.layout.column_name(k // NUMBER_BYTES)
        return "one has more options"

    def deal_anew(self, s: State, seat: Seat, answer: int, chance: Rng) -> tuple[State, list[int]]:
        """A copy in which all that the seat cannot see is dealt anew, and what has changed.

        What an effect under way has taken up stays, and what the answer means: with others it would be another effect.
        """
        d = s.pending
        assert d is not None
        kept = {i for f in s.stack for i in f.things_held()}
        asked = d.of(d.seat_of(answer))
        if asked is not None and asked.seat != NATURE:
            kept.add(self.game.options.meaning(s, asked, d.option_of(answer)).card)
        t = s
        moved: list[int] = []
        for group in self.game.laws.hidden_groups(s, seat):
            free = [i for i in group if i not in kept]
            for k in range(len(free) - 1, 0, -1):
                i, j = free[k], free[chance.below(k + 1)]
                if i != j and not self.game.laws.alike(t, i, j):
                    t = self.game.laws.swap(t, i, j)
                    moved += [x for x in (i, j) if x not in moved]
        return t, moved

    def check_silence(self, g: Sitting, seat: Seat, answer: int, chance: Rng) -> None:
        """Deal anew what the seat cannot see: now and after the answer the same seats must be asked at the same place.

        A question that another seat is spared, because nothing of its own would do, tells what it does not hold.
        """
        s = g.state
        for _ in range(REDEALS if self.at == self.n else 1):
            t, moved = self.deal_anew(s, seat, answer, chance)
            if not moved:
                return
            try:
                t = ask_again(t)
            except Exception as e:
                self.crash(e, "asking again after dealing anew")
                return
            if not self.asked_alike(s, t, seat):
                return
            assert t.pending is not None
            if answer in t.pending.options:
                self.check_future(s, t, seat, answer, moved)

    def asked_alike(self, a: State, b: State, seat: Seat) -> bool:
        """Whether two positions that the seat cannot tell apart ask the same seats, and as often."""
        if question_site(a) == question_site(b):
            return True
        here, there = [f"{asked_seats(x)} in {x.stack[-1].prog.name if x.stack else 'nothing'}" for x in (a, b)]
        self.fail("silence", f"{seat_label(seat)} learns by who is asked: {here} against {there}")
        return False

    def refusal(self, g: Sitting, t: State, seat: int, key: str) -> bool:
        """Compare the error that an illegal answer gets; True where it gives something away."""
        h = g.clone()
        h.state = t.clone()
        texts: list[str] = []
        for x in (g.clone(), h):
            try:
                x.answer(key, seat)
                texts.append("")
            except IllegalAnswer as e:
                texts.append(" / ".join([e.text(lang) for lang in LANGUAGES]))
        if texts[0] != texts[1]:
            self.fail("hidden", f"the refusal of {key!r} differs: {texts[0]!r} against {texts[1]!r}")
        return texts[0] != texts[1]

    def check_future(self, s: State, t: State, seat: Seat, option: int, moved: list[int]) -> None:
        """Give the same answer on both sides; unless it brings to light something that was moved, nothing may differ."""
        a, b = s.clone(), t.clone()
        a.events.clear()
        b.events.clear()
        swapped = " and ".join([str(i) for i in moved]) if len(moved) < 3 else "what it cannot see"
        try:
            reply(a, option)
        except Exception:
            return  # the play itself will report it
        try:
            reply(b, option)
        except Exception as e:
            self.crash(e, f"after swapping {swapped}")
            return
        for x in (a, b):
            still = {h for group in self.game.laws.hidden_groups(x, seat) for h in group}
            if any([i not in still for i in moved]):
                return
            if any([e.is_seen_by(seat) and any([self.game.laws.shows(e, i) for i in moved]) for e in x.events]):
                return
        if self.silent and not self.asked_alike(a, b, seat):
            return
        if question_site(a) != question_site(b) and any(
            [x.pending is not None and x.pending.seat != seat for x in (a, b)]
        ):
            return  # another seat's own cards may well change what it is asked first
        told_a, told_b = render_events(self.game, a.events, seat), render_events(self.game, b.events, seat)
        if told_a != told_b:
            self.fail("hidden", f"{seat_label(seat)} is told of {swapped}: {difference(told_a, told_b, 'events')}")
            return
        before, after = knowledge(self.game, a, seat), knowledge(self.game, b, seat)
        if before != after:
            self.fail("hidden", f"{seat_label(seat)} can tell {swapped} after the answer: {difference(before, after)}")
