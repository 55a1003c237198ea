"""Lamplighters, a toy: two to four seats light lamps together before the fog has risen.

It proves that the kernel and the shared words carry more than one kind of game.  It has what the games to come need:
seats that co-operate, a preparation of all of them at once, a window that polls them until all have passed, a test inside
an effect inside a test, dice that one seat has seen, a replacement, a proposal that may be prevented, a map, a seat that
leaves in the middle of an effect, and in its second edition cards that say what they do (`cards`, `words`, `voice`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, TypeVar, cast

from toy import refusals, seen

from tableforge.kernel.ask import NATURE, NOT_YET, PASS, Part, RawDecision, option_in, seat_in
from tableforge.kernel.chance import rng
from tableforge.kernel.core import Frame, Op, Program, State, abandon, steps
from tableforge.kernel.event import Event, Snapshot
from tableforge.kernel.game import Game, Reason
from tableforge.kernel.laws import Laws
from tableforge.kernel.options import Options
from tableforge.kernel.persistence import Persistence
from tableforge.kernel.rules import RuleIndex
from tableforge.kernel.scene import Scene, Sheet, Thing
from tableforge.kernel.search import Search
from tableforge.kernel.settings import FORCED_ASKS, NATURE_ASKS, WINDOWS, Data, Edition, Setting, WholeNumber
from tableforge.kernel.shown import Shown
from tableforge.kernel.speech import Speech
from tableforge.kernel.terms import Meaning, Place, QuestionKind, Verb
from tableforge.kernel.window import Poll, Window
from tableforge.tongue.text import Text
from tableforge.words.asked import asking_word, branch
from tableforge.words.frame import CardFrame, CardState
from tableforge.words.lower import Effect

RULES = RuleIndex(Path(__file__).with_name("rules.toml"))
PLACES: Final = ("quay", "mill", "bridge", "tower", "marsh")
PATHS: Final = {0: (1, 2), 1: (0, 2, 4), 2: (0, 1, 3), 3: (2,), 4: (1,)}
LAMPS: Final = {0: 2, 1: 3, 3: 4, 4: 3}  # where a lamp stands, and how hard it is to light
TOOLS: Final = ("rope", "bell", "cloak", "stone")
KINDS: Final = (*TOOLS, "kettle", "foghorn", "songbook", "charm", "bellows", "lullaby")  # behind the tools: with a text
ROPE, BELL, CLOAK = 0, 1, 2
ECHO, NO_TOKEN = 9, -1
BAG: Final[tuple[int, ...]] = (0, 1, 1, 2, 3, ECHO)
FOG_LIMIT: Final = 8
LIGHT, REST, WEAR, PLAY = 100, 101, 200, 300  # acts: a walk is its place, wearing is 200 and the card, playing it 300
READY, REROLL = 0, 1  # in the preparation
DIE: Final = 1000  # the die of seat p has the handle 1000 + p
T = TypeVar("T")


def put(row: tuple[T, ...], k: int, x: T) -> tuple[T, ...]:
    return (*row[:k], x, *row[k + 1 :])


class LFrame(CardFrame):
    """A step or a card's text under way: who is tested, how hard it is, and what has come of it."""

    def __init__(self, prog: Program, src: int, ctrl: int) -> None:
        super().__init__(prog, src, ctrl)
        self.hard = self.total = self.turn = 0
        self.token = NO_TOKEN
        self.passed = False

    def clone(self) -> LFrame:
        t = LFrame(self.prog, self.src, self.ctrl)
        self.copy_into(t)
        t.hard, t.total, t.turn, t.token, t.passed = self.hard, self.total, self.turn, self.token, self.passed
        return t

    def dump(self) -> tuple[object, ...]:
        return (*super().dump(), self.hard, self.total, self.token, self.turn, self.passed)


class Lamps(CardState):
    """A whole game.  Everything is a tuple or a number, so that copies share it safely."""

    def __init__(self, seed: int, seats: int) -> None:
        super().__init__(seed)
        self.seats = seats
        self.kind: tuple[int, ...] = ()  # what each card is, by its handle
        self.deck: tuple[int, ...] = ()
        self.discard: tuple[int, ...] = ()
        self.hands: tuple[tuple[int, ...], ...] = ((),) * seats
        self.worn: tuple[tuple[int, ...], ...] = ((),) * seats
        self.at = (0,) * seats
        self.wounds = (0,) * seats
        self.dice = (0,) * seats
        self.ready = (False,) * seats
        self.rerolled = (False,) * seats
        self.lit: tuple[int, ...] = ()
        self.bag = BAG
        self.fog = self.turn = 0
        self.won = False

    def everything(self) -> tuple[object, ...]:
        return (
            self.kind,
            self.deck,
            self.discard,
            self.hands,
            self.worn,
            self.at,
            self.wounds,
            self.dice,
            self.ready,
            self.rerolled,
            self.lit,
            self.bag,
            self.fog,
            self.turn,
            self.won,
        )

    def clone(self) -> Lamps:
        t = type(self)(0, self.seats)
        self.copy_kernel_into(t)
        t.kind, t.deck, t.discard, t.hands, t.worn = self.kind, self.deck, self.discard, self.hands, self.worn
        t.at, t.wounds, t.dice, t.lit, t.bag = self.at, self.wounds, self.dice, self.lit, self.bag
        t.ready, t.rerolled = self.ready, self.rerolled
        t.fog, t.turn, t.won = self.fog, self.turn, self.won
        return t

    def dump(self) -> tuple[object, ...]:
        return (super().dump(), self.everything())

    def settle(self) -> None:
        """The check after every change: has the game been won or lost?"""
        self.unsettled = False
        self.won = len(self.lit) >= 3
        if self.won or self.fog >= FOG_LIMIT or not any([self.up(p) for p in range(self.seats)]):
            self.over = True
            self.emit("LL.goal", "won" if self.won else "lost", 0, ())

    def snapshot(self, i: int) -> Snapshot:
        return Snapshot(KINDS[self.kind[i]] if i < DIE else "die")

    def everything_in_play(self) -> list[int]:
        return [c for row in self.worn for c in row]

    def still_there(self, f: CardFrame) -> bool:
        return True  # a card that is played does all it says, though it lies in the discard pile already

    def standing(self) -> int:
        return self.fog * 1000 + sum(self.wounds) * 100 + len(self.deck)

    def up(self, p: int) -> bool:
        return self.wounds[p] < 3

    def deal(self, p: int, n: int, rule: str) -> None:
        got, self.deck = self.deck[:n], self.deck[n:]
        self.hands = put(self.hands, p, self.hands[p] + got)
        self.emit(rule, "draw", p, got, len(got), seen_by=1 << p, frm=self.whole("deck", -1), to=self.whole("hand", p))

    def drop(self, p: int, card: int) -> None:
        """A card leaves hand or shoulders for the discard pile, face up."""
        self.hands = put(self.hands, p, tuple([c for c in self.hands[p] if c != card]))
        self.worn = put(self.worn, p, tuple([c for c in self.worn[p] if c != card]))
        self.discard = (*self.discard, card)


class LOp(Op[Lamps, LFrame]):
    """A step of the toy."""


# ------------------------------------------------------------------ set-up and round
class Deal(LOp):
    def run(self, s: Lamps, f: LFrame) -> None:
        order = s.chance_order(f, s.deck, self.rule)
        if order is None:
            return
        s.deck = order
        for p in range(s.seats):
            s.deal(p, 3, self.rule)
        s.call(LFrame(ROUND, -1, NATURE))


class Omens(LOp):
    """Each seat rolls a die that only it sees."""

    def run(self, s: Lamps, f: LFrame) -> None:
        rolls = [s.chance(f, "omen", self.rule, (1, 2, 3)) if s.up(p) else 0 for p in range(s.seats)]
        if NOT_YET in rolls:
            return
        s.dice = tuple(rolls)
        s.ready = s.rerolled = (False,) * s.seats
        s.turn += 1
        f.turn = 0
        for p in range(s.seats):
            if s.up(p):
                s.emit(self.rule, "roll", p, (DIE + p,), seen_by=1 << p)


class Prepare(LOp):
    """All seats at once, in any order: who sees a one may roll it again, and says when it is ready."""

    def run(self, s: Lamps, f: LFrame) -> None:
        waiting = [p for p in range(s.seats) if s.up(p) and not s.ready[p]]
        if not waiting:
            return
        parts = tuple([Part(p, (REROLL, READY) if self.may(s, p) else (READY,), stop=READY) for p in waiting])
        a = s.ask_each(f, "prepare", self.rule, parts)
        if a == NOT_YET:
            return
        p = seat_in(a)
        if option_in(a) == REROLL:
            n = s.chance(f, "omen", "LL.omen", (1, 2, 3))
            if n == NOT_YET:
                return
            s.dice = put(s.dice, p, n)
            s.rerolled = put(s.rerolled, p, True)
            s.emit(self.rule, "reroll", p, (DIE + p,), seen_by=1 << p)
        else:
            s.ready = put(s.ready, p, True)
            s.emit(self.rule, "ready", p, ())
        f.pc -= 1

    def may(self, s: Lamps, p: int) -> bool:
        return s.dice[p] == 1 and not s.rerolled[p]


class Turns(LOp):
    """Each seat acts once."""

    def run(self, s: Lamps, f: LFrame) -> None:
        p = f.turn
        if p >= s.seats:
            return
        if s.up(p):
            walks = PATHS[s.at[p]]
            light = (LIGHT,) if s.at[p] in LAMPS and s.at[p] not in s.lit else ()
            wear = [WEAR + c for c in s.hands[p] if s.kind[c] == CLOAK]
            play = [PLAY + c for c in s.hands[p] if s.kind[c] >= len(TOOLS)]
            a = s.ask(f, p, "act", self.rule, (*walks, *light, *wear, *play, REST), stop=REST)
            if a == NOT_YET:
                return
            self.act(s, p, a)
        f.turn += 1
        f.pc -= 1

    def act(self, s: Lamps, p: int, a: int) -> None:
        if a == REST:
            s.deal(p, 1, self.rule)
        elif a == LIGHT:
            s.call(LFrame(LIGHTING, s.at[p], p))
        elif a >= PLAY:
            from toy.cards import program

            s.drop(p, a - PLAY)
            s.emit("LL.play", "play", p, (a - PLAY,))
            s.call(LFrame(program(KINDS[s.kind[a - PLAY]]), a - PLAY, p))
        elif a >= WEAR:
            s.hands = put(s.hands, p, tuple([c for c in s.hands[p] if c != a - WEAR]))
            s.worn = put(s.worn, p, (*s.worn[p], a - WEAR))
            s.emit("LL.cloak", "wear", p, (a - WEAR,))
        else:
            s.at = put(s.at, p, a)
            s.emit("LL.walk", "walk", p, (), a)


class FogComes(LOp):
    def run(self, s: Lamps, f: LFrame) -> None:
        f.pc = 0
        s.call(Proposal(FOG, -1, NATURE, -1, 1))


# ------------------------------------------------------------------ tests
class Ask(LOp):
    """Start a test; its result comes back into this frame."""

    def __init__(self, rule: str, hard: int) -> None:
        super().__init__(rule)
        self.hard = hard

    def run(self, s: Lamps, f: LFrame) -> None:
        g = LFrame(TEST, f.src, f.ctrl)
        g.hard = self.hard or LAMPS[f.src]
        s.call(g)


class OpenHelp(LOp):
    def run(self, s: Lamps, f: LFrame) -> None:
        order = tuple([(f.ctrl + k) % s.seats for k in range(s.seats)])
        s.call(Window(HELPING, f.src, f.ctrl, order))


class Help(Poll[Lamps]):
    """Each seat may give a rope."""

    def polls(self, s: Lamps, f: Window, seat: int) -> bool:
        return s.up(seat)

    def options(self, s: Lamps, f: Window, seat: int) -> tuple[int, ...]:
        return tuple([c for c in s.hands[seat] if s.kind[c] == ROPE])

    def take(self, s: Lamps, f: Window, seat: int, option: int) -> None:
        test = s.caller(f)
        assert isinstance(test, LFrame)
        test.total += 1
        s.drop(seat, option)
        s.emit(self.rule, "help", seat, (option,), 1)


class SpendOmen(LOp):
    def run(self, s: Lamps, f: LFrame) -> None:
        p = f.ctrl
        if not s.dice[p]:
            return
        a = s.ask(f, p, "omen", self.rule, (1, 0), idle=0)
        if a == 1:
            f.total += s.dice[p]
            s.emit(self.rule, "omen", p, (DIE + p,), s.dice[p])
            s.dice = put(s.dice, p, 0)


class DrawToken(LOp):
    def run(self, s: Lamps, f: LFrame) -> None:
        kinds = tuple(sorted(set(s.bag)))
        t = s.chance(f, "token", self.rule, kinds, tuple([s.bag.count(x) for x in kinds]))
        if t == NOT_YET:
            return
        f.token = t
        at = s.bag.index(t)
        s.bag = s.bag[:at] + s.bag[at + 1 :]
        s.emit(self.rule, "token", f.ctrl, (), t)
        if t == ECHO:
            s.emit("LL.echo", "echo", f.ctrl, ())
            s.call(LFrame(ECHOING, f.src, f.ctrl))


class Judge(LOp):
    def run(self, s: Lamps, f: LFrame) -> None:
        total = f.total + (f.token if f.token in (1, 2, 3) else 0)
        caller = s.caller(f)
        assert isinstance(caller, LFrame)
        caller.passed = s.up(f.ctrl) and total >= f.hard
        if f.token != NO_TOKEN:
            s.bag = tuple(sorted((*s.bag, f.token)))
            f.token = NO_TOKEN
        s.emit(self.rule, "passed" if caller.passed else "failed", f.ctrl, (), total)


class EchoHurts(LOp):
    def run(self, s: Lamps, f: LFrame) -> None:
        if not f.passed:
            s.call(Proposal(WOUND, -1, f.ctrl, f.ctrl, 1))


class LightOrHurt(EchoHurts):
    def run(self, s: Lamps, f: LFrame) -> None:
        if f.passed and f.src not in s.lit:
            s.lit = tuple(sorted((*s.lit, f.src)))
            s.unsettled = True
            s.emit(self.rule, "light", f.ctrl, (), f.src)
        else:
            super().run(s, f)


# ------------------------------------------------------------------ proposals
class Proposal(Frame):
    """Something about to happen: until its program applies it, it may be prevented, or made into something else."""

    def __init__(self, prog: Program, src: int, ctrl: int, subject: int, amount: int) -> None:
        super().__init__(prog, src, ctrl)
        self.subject = subject
        self.amount = amount
        self.prevented = False

    def clone(self) -> Proposal:
        t = Proposal(self.prog, self.src, self.ctrl, self.subject, self.amount)
        self.copy_frame_into(t)
        t.prevented = self.prevented
        return t

    def dump(self) -> tuple[object, ...]:
        return (*super().dump(), self.subject, self.amount, self.prevented)


class CloakInstead(Op[Lamps, Proposal]):
    """A replacement: the cloak goes instead of the wound."""

    def run(self, s: Lamps, f: Proposal) -> None:
        worn = s.worn[f.subject]
        if worn:
            s.drop(f.subject, worn[0])
            f.prevented = True
            s.emit(self.rule, "cloak", f.subject, worn[:1])


class Hurt(Op[Lamps, Proposal]):
    def run(self, s: Lamps, f: Proposal) -> None:
        p = f.subject
        if f.prevented or not s.up(p):
            return
        s.wounds = put(s.wounds, p, s.wounds[p] + f.amount)
        s.unsettled = True
        s.emit(self.rule, "wound", p, (), f.amount)
        if not s.up(p):
            s.emit(self.rule, "out", p, s.hands[p])
            for c in (*s.hands[p], *s.worn[p]):
                s.drop(p, c)
            abandon(s, p)


class OpenBell(Op[Lamps, Proposal]):
    def run(self, s: Lamps, f: Proposal) -> None:
        s.call(Window(RINGING, -1, NATURE, tuple(range(s.seats))))


class Bell(Poll[Lamps]):
    """Any seat may prevent the fog; once it is prevented nobody else is asked."""

    def proposal(self, s: Lamps, f: Window) -> Proposal:
        fog = s.caller(f)
        assert isinstance(fog, Proposal)
        return fog

    def polls(self, s: Lamps, f: Window, seat: int) -> bool:
        return s.up(seat) and not self.proposal(s, f).prevented

    def options(self, s: Lamps, f: Window, seat: int) -> tuple[int, ...]:
        return tuple([c for c in s.hands[seat] if s.kind[c] == BELL])

    def take(self, s: Lamps, f: Window, seat: int, option: int) -> None:
        self.proposal(s, f).prevented = True
        s.drop(seat, option)
        s.emit(self.rule, "bell", seat, (option,))


class Rise(Op[Lamps, Proposal]):
    def run(self, s: Lamps, f: Proposal) -> None:
        if not f.prevented:
            s.fog += f.amount
            s.unsettled = True
            s.emit(self.rule, "fog", 0, (), f.amount)


SETUP = Program("setup", (Deal("LL.deal"),))
ROUND = Program("round", (Omens("LL.omen"), Prepare("LL.prepare"), Turns("LL.act"), FogComes("LL.fog")))
LIGHTING = Program("lighting", (Ask("LL.test", 0), LightOrHurt("LL.act")))
TEST = steps(
    "test",
    {
        "help": OpenHelp("LL.help"),
        "omen": SpendOmen("LL.omen"),
        "token": DrawToken("LL.test"),
        "judge": Judge("LL.test"),
    },
    last="judge",
)
ECHOING = Program("echo", (Ask("LL.echo", 1), EchoHurts("LL.echo")))
HELPING = Program("helping", (Help("LL.help", "help"),))
FOG = Program("fog", (OpenBell("LL.bell"), Rise("LL.fog")))
RINGING = Program("ringing", (Bell("LL.bell", "bell"),))
WOUND = Program("wound", (CloakInstead("LL.cloak"), Hurt("LL.wound")))


# ------------------------------------------------------------------ at the table
def card_key(s: Lamps, c: int) -> str:
    """How a card is written: what it is, and where it lies."""
    for zone, cards in (("deck", s.deck), ("discard", s.discard), *[("hand", h) for h in s.hands]):
        if c in cards:
            return f"{KINDS[s.kind[c]]}@{zone}:{cards.index(c)}"
    return f"{KINDS[s.kind[c]]}@worn"


def asking(s: State) -> LFrame:
    """The text that is under way and asks."""
    f = s.stack[-1]
    assert isinstance(f, LFrame)
    return f


class ToyOptions(Options[Lamps]):
    """Keys without declared points, as a game may still write them."""

    def key(self, s: Lamps, d: RawDecision, option: int) -> str:
        if option == PASS:
            return "pass"
        if d.kind == "prepare":
            return "reroll" if option else "ready"
        if d.kind == "token" or (d.kind == "omen" and d.seat == NATURE):
            return str(option)
        if d.kind == "omen":
            return "spend" if option else "save"
        if d.kind == "may":
            return "yes" if option else "no"
        if d.kind == "choose-one":
            return "abc"[option]
        if d.kind == "act":
            if option >= PLAY:
                return f"play:{card_key(s, option - PLAY)}"
            if option >= WEAR:
                return f"wear:{card_key(s, option - WEAR)}"
            return {LIGHT: "light", REST: "rest"}.get(option) or f"walk:{PLACES[option]}"
        return card_key(s, option)

    def meaning(self, s: Lamps, d: RawDecision, option: int) -> Meaning:
        if option == PASS or d.kind in ("prepare", "omen", "token", "may", "choose-one"):
            return Meaning()
        if d.kind == "act":
            if option >= WEAR:
                return Meaning(option - PLAY, "play") if option >= PLAY else Meaning(option - WEAR, "wear")
            return Meaning(-1, {LIGHT: "light", REST: "rest"}.get(option, "walk"))
        return Meaning(option)

    def asker(self, s: Lamps, d: RawDecision) -> Meaning:
        return Meaning(d.src) if d.kind in ("may", "choose-one", "target") else Meaning()

    def card_key(self, s: Lamps, d: RawDecision, i: int) -> str:
        return "" if i < 0 else card_key(s, i)

    def why_not(self, s: Lamps, d: RawDecision | None, key: str) -> Reason | None:
        if d is None or any([self.key(s, d, o) == key for o in d.options]):
            return None if d is not None else Reason("LL.goal", refusals.OVER)
        rule = self.game.rules["LL.walk" if key.startswith("walk:") else d.rule]
        return Reason(rule.id, Text.of(rule.text))


class ToySpeech(Speech[Lamps]):
    """Questions in the words of cards, and a log."""

    def label(self, s: Lamps, d: RawDecision, option: int, lang: str) -> str:
        if d.kind == "choose-one":
            from toy.voice import text

            return text(branch(asking(s), option), lang)
        from toy.voice import LABELS, say

        return say(lang, LABELS, "choose", key=self.game.options.key(s, d, option))

    def question(self, s: Lamps, d: RawDecision, lang: str) -> str:
        if d.kind in ("may", "target"):
            from toy.voice import text

            said = asking_word(asking(s))
            assert isinstance(said, Effect)
            return text((said,), lang)
        return self.game.rules[d.rule].title[lang]

    def tell(self, e: Event, seat: int | None, lang: str) -> str:
        from toy.voice import told

        things = [x.id for x in e.things] if e.is_seen_by(seat) else []
        place = PLACES[e.amount] if e.kind in ("walk", "light") else ""
        return told(lang, e.kind, e.seat, e.amount, place, things)

    def describe_setup(self, setup: dict[str, Any], lang: str) -> str:
        from toy.voice import LABELS, say

        return say(lang, LABELS, "lamplighters", n=setup["seats"])


class ToyShown(Shown[Lamps]):
    """What a lamplighter sees."""

    view_type = seen.View

    def view(self, s: Lamps, seat: int | None) -> dict[str, Any]:
        out: seen.View = {
            "game": "lamplighters",
            "seat": seat,
            "turn": s.turn,
            "fog": s.fog,
            "lit": [PLACES[x] for x in s.lit],
            "bag": list(s.bag),
            "deck_size": len(s.deck),
            "discard": [KINDS[s.kind[c]] for c in s.discard],
            "players": [self.player(s, p, p == seat) for p in range(s.seats)],
        }
        return cast(dict[str, Any], out)

    def player(self, s: Lamps, p: int, mine: bool) -> seen.Player:
        return {
            "at": PLACES[s.at[p]],
            "wounds": s.wounds[p],
            "worn": [KINDS[s.kind[c]] for c in s.worn[p]],
            "hand_size": len(s.hands[p]),
            "hand": [card_key(s, c) for c in s.hands[p]] if mine else None,
            "die": s.dice[p] if mine else None,
            "rolled": s.dice[p] > 0,
            "ready": s.ready[p],
        }

    def scene(self, view: dict[str, Any], setup: dict[str, Any], lang: str) -> Scene:
        from toy import scene

        return scene.scene(view, lang)

    def sheet(self, view: dict[str, Any], thing: Thing, lang: str) -> Sheet:
        from toy.sheet import sheet

        return sheet(thing, lang)


class ToySearch(Search[Lamps]):
    """Imagined cards and dice."""

    def imagine(self, s: Lamps, seat: int | None, seed: int) -> State:
        chance = rng(seed)
        t = s.clone()
        for p in range(s.seats):
            if s.dice[p] and p != seat:
                t.dice = put(t.dice, p, 1 + chance.below(3))
        unseen = self.game.laws.hidden_groups(s, seat)[0]
        kinds = [s.kind[c] for c in unseen]
        for c in unseen:
            t.kind = put(t.kind, c, kinds.pop(chance.below(len(kinds))))
        t.take_words(chance)
        return t


class ToyPersistence(Persistence[Lamps]):
    """Programs of cards by name."""

    def persistent_load(self, name: tuple[str, ...]) -> object:
        from toy.cards import program

        card, of_a_card, _ = name[1].partition("#")
        return program(card) if of_a_card else super().persistent_load(name)


class ToyLaws(Laws[Lamps]):
    """Cards, tokens and dice."""

    def census(self, s: Lamps) -> Any:
        out = [f.token for f in s.stack if isinstance(f, LFrame) and f.token != NO_TOKEN]
        if sorted((*s.bag, *out)) != sorted(BAG):
            return f"the bag holds {s.bag}, and {out} are out"
        held = [*s.deck, *s.discard, *[c for row in (*s.hands, *s.worn) for c in row]]
        return (tuple(sorted(held)), s.kind)

    def hidden_groups(self, s: Lamps, seat: int | None) -> list[list[int]]:
        others = [p for p in range(s.seats) if p != seat]
        cards = [*s.deck, *[c for p in others for c in s.hands[p]]]
        return [cards, [DIE + p for p in others if s.dice[p]]]

    def swap(self, s: Lamps, i: int, j: int) -> State:
        t = s.clone()
        if i >= DIE:
            t.dice = put(put(s.dice, i - DIE, s.dice[j - DIE]), j - DIE, s.dice[i - DIE])
        else:
            t.kind = put(put(s.kind, i, s.kind[j]), j, s.kind[i])
        return t

    def alike(self, s: Lamps, i: int, j: int) -> bool:
        return s.dice[i - DIE] == s.dice[j - DIE] if i >= DIE else s.kind[i] == s.kind[j]

    def probes(self, s: Lamps, seat: int, i: int) -> list[str]:
        return [] if i >= DIE else [card_key(s, i), f"wear:{card_key(s, i)}", f"play:{card_key(s, i)}"]


class Lamplighters(Game):
    """The toy as a table sees it."""

    name = "lamplighters"
    all_win_alike = True
    settings = (
        Setting("edition", Edition(("1", "2")), "1", Text("the edition of the rules", "l’édition des règles")),
        Setting("seats", WholeNumber(2, 4), 2, Text("how many light lamps", "combien allument des lampes")),
        Setting("script", Data(), (), Text("how chance falls", "comment tombe le hasard"), offered=False),
        NATURE_ASKS,
        FORCED_ASKS,
        WINDOWS,
        Setting("position", Data(), None, Text("a position to begin from", "une position de départ"), offered=False),
    )
    verbs = (
        Verb("walk", Text("walk along a path", "suivre un chemin"), takes="place"),
        Verb("light", Text("light the lamp where one stands", "allumer la lampe de l’endroit"), takes=""),
        Verb("wear", Text("put on a cloak", "mettre un manteau")),
        Verb("play", Text("play a card that has a text", "jouer une carte à texte")),
        Verb("rest", Text("rest and draw a card", "se reposer et piocher une carte"), takes=""),
    )
    places = (
        Place("hand", Text("the hand", "la main")),
        Place("worn", Text("what one wears", "ce que l’on porte")),
        Place("deck", Text("the deck, from the top", "la pioche, depuis le dessus"), common=True),
        Place("discard", Text("the discard pile", "la défausse"), common=True),
    )
    kinds = (
        QuestionKind("prepare", Text("roll again or be ready", "relancer ou se dire prêt"), "reroll, ready"),
        QuestionKind(
            "act", Text("what to do now", "que faire maintenant"), "walk:place, light, wear:card, play:card, rest", True
        ),
        QuestionKind("help", Text("whether to give a rope", "donner ou non une corde"), "a card, pass", window=True),
        QuestionKind("bell", Text("whether to ring a bell", "sonner ou non une cloche"), "a card, pass", window=True),
        QuestionKind(
            "omen", Text("spend the die; of chance: its face", "dépenser le dé ; au hasard : sa face"), "spend, save"
        ),
        QuestionKind(
            "may", Text("whether to do what a card offers", "faire ou non ce qu’une carte propose"), "yes, no"
        ),
        QuestionKind(
            "choose-one", Text("which of a card's effects to take", "quel effet d’une carte prendre"), "a, b, c"
        ),
        QuestionKind("target", Text("which card is meant", "quelle carte est visée"), "a card"),
        QuestionKind("token", Text("chance: which token is drawn", "hasard : quel jeton est tiré"), "a number"),
        QuestionKind("shuffle", Text("chance: which card comes next", "hasard : quelle carte vient ensuite"), "a card"),
    )
    flavours = ("pair", "crowd")
    state = Lamps

    def __init__(self) -> None:
        super().__init__(ToySpeech, ToyShown, ToyLaws, options=ToyOptions, search=ToySearch, persistence=ToyPersistence)

    @property
    def rules(self) -> RuleIndex:
        return RULES

    def sample(self, seed: int, flavour: str) -> dict[str, Any]:
        return {"seats": 2} if flavour == "pair" else {"seats": 3 + seed % 2, "edition": "2"}

    def lay(self, setup: dict[str, Any]) -> State:
        s = self.state(0, setup["seats"])
        self.apply_settings(s, setup)
        if setup["position"] is not None:
            from toy import position

            return position.lay_out(s, setup["position"])
        s.script = tuple([(kind, pick) for kind, pick in setup["script"]])
        s.kind = tuple(range(len(TOOLS))) * 4
        if setup["edition"] == "2":
            s.kind += tuple(range(len(TOOLS), len(KINDS))) * 2
        s.deck = tuple(range(len(s.kind)))
        s.call(LFrame(SETUP, -1, NATURE))
        return s

    def result(self, s: State) -> dict[str, Any] | None:
        assert isinstance(s, Lamps)
        return {"won": s.won, "turns": s.turn, "rule": "LL.goal"} if s.over else None


GAME = Lamplighters()
