"""No law is vacuous: for each there is a game that breaks it, and is caught."""

from __future__ import annotations

from typing import Any

import pytest
from toy.game import (
    KINDS,
    RULES,
    Lamplighters,
    Lamps,
    LFrame,
    ToyLaws,
    ToyOptions,
    ToySearch,
    ToyShown,
    ToySpeech,
    card_key,
    put,
)
from toy.seen import Player

from tableforge import laws
from tableforge.kernel.ask import Part, RawDecision
from tableforge.kernel.aspect import Aspect
from tableforge.kernel.core import State
from tableforge.kernel.event import Event
from tableforge.kernel.game import Reason
from tableforge.kernel.rules import Rule, RuleIndex
from tableforge.tongue.text import Text

NO_RULE = "LL." + "nowhere"  # in two parts: every id in one is held to exist


class Crashing(Lamps):
    def drop(self, p: int, card: int) -> None:
        raise RuntimeError("no such pile")


class Losing(Lamps):
    def drop(self, p: int, card: int) -> None:
        super().drop(p, card)
        self.discard = self.discard[:-1]


class Lawless(Lamps):
    def emit(self, rule: str, *rest: Any, **more: Any) -> None:
        super().emit(NO_RULE if rule == "LL.walk" else rule, *rest, **more)


class Restless(Lamps):
    """Counts its questions when asking, not when answered."""

    def ask(self, *rest: Any, **more: Any) -> int:
        self.turn += 1
        return super().ask(*rest, **more)


class Talkative(Lamps):
    """Tells before the answer is there."""

    def ask(self, *rest: Any, **more: Any) -> int:
        _, seat, _, rule, *_ = rest
        self.emit(rule, "thinks", seat, ())
        return super().ask(*rest, **more)


class Forgetful(Lamps):
    """Its copies have lost their dice."""

    def clone(self) -> Lamps:
        t = super().clone()
        t.dice = (0,) * self.seats
        return t


class Shared(Lamps):
    """Its copies write into one pile."""

    def __init__(self, seed: int, seats: int) -> None:
        super().__init__(seed, seats)
        self.pile: list[int] = []

    def clone(self) -> Lamps:
        t = super().clone()
        assert isinstance(t, Shared)
        t.pile = self.pile
        return t

    def deal(self, p: int, n: int, rule: str) -> None:
        super().deal(p, n, rule)
        self.pile.append(p)

    def dump(self) -> tuple[object, ...]:
        return (*super().dump(), tuple(self.pile))


class Endless(Lamps):
    def settle(self) -> None:
        self.unsettled = False


class Stuck(Lamps):
    """Stops without an end once the fog has come."""

    def settle(self) -> None:
        self.unsettled = False
        if self.fog:
            self.stack.clear()


class Mute(Lamps):
    """Asks without offering anything."""

    def settle(self) -> None:
        super().settle()
        if self.fog:
            self.pending = RawDecision(0, "act", "LL.act", (), 1, 1, -1, None)


class Envious(Lamps):
    """Seat 0 may rest only while seat 1 holds a rope."""

    def ask(self, *rest: Any, **more: Any) -> int:
        f, seat, ask, rule, options, *others = rest
        if ask == "act" and seat == 0 and not any(self.kind[c] == 0 for c in self.hands[1]):
            options = options[:-1]
        return super().ask(f, seat, ask, rule, options, *others, **more)


class Hasty(Lamps):
    """Whoever can only pass is not asked."""

    def ask(self, f: Any, seat: int, kind: str, rule: str, options: tuple[int, ...], *rest: Any, **more: Any) -> int:
        return super().ask(f, seat, kind, rule, options, *rest, **{**more, "always": False})


class Sparing(Lamps):
    """Who has only a one to spend is spared the question, in a test of its own making: nobody would spend it."""

    def ask(self, f: Any, seat: int, kind: str, rule: str, options: tuple[int, ...], *rest: Any, **more: Any) -> int:
        if kind == "omen" and self.dice[seat] == 1:
            options = (0,)
        return super().ask(f, seat, kind, rule, options, *rest, **more)


class Prodding(Lamps):
    """Who has a three is asked twice whether to spend it."""

    def ask(self, f: Any, seat: int, kind: str, rule: str, options: tuple[int, ...], *rest: Any, **more: Any) -> int:
        a = super().ask(f, seat, kind, rule, options, *rest, **more)
        if kind == "omen" and self.dice[seat] == 3 and a == 0:
            return super().ask(f, seat, kind, rule, options, *rest, **more)
        return a


class Choosy(Lamps):
    """In the preparation only those are asked who may roll again, whatever the others have to say."""

    def ask_each(self, f: Any, kind: str, rule: str, parts: tuple[Part, ...], about: object = None) -> int:
        return super().ask_each(f, kind, rule, tuple([p for p in parts if len(p.options) > 1]) or parts, about)


class Boastful(Lamps):
    """Who draws tells everybody how good the card is."""

    def emit(
        self, rule: str, kind: str, seat: int, cards: tuple[int, ...], amount: int = 0, *rest: Any, **more: Any
    ) -> None:
        if kind == "draw" and len(cards) == 1:
            amount = self.kind[cards[0]]
        super().emit(rule, kind, seat, cards, amount, *rest, **more)


def of(state: type[Lamps]) -> type[Lamplighters]:
    return type(f"Toy{state.__name__}", (Lamplighters,), {"state": state})


def with_aspect(name: str, aspect: type[Aspect[Lamps]]) -> type[Lamplighters]:
    """The toy with one aspect put in the place of its own."""

    def init(self: Lamplighters) -> None:
        Lamplighters.__init__(self)
        setattr(self, name, aspect(self))

    return type(aspect.__name__, (Lamplighters,), {"__init__": init})


class OneKey(ToyOptions):
    def key(self, s: Lamps, d: RawDecision, option: int) -> str:
        return super().key(s, d, option).partition("@")[0].partition(":")[0]


class NoKey(ToyOptions):
    def key(self, s: Lamps, d: RawDecision, option: int) -> str:
        return "" if d.kind == "omen" and not option else super().key(s, d, option)


class LostWay(ToyOptions):
    def option(self, s: Lamps, d: RawDecision, key: str) -> int:
        return d.options[0]


class Outdated(Lamplighters):
    """The bell is a rule of the second edition only."""

    index = RuleIndex(RULES.path)
    bell = index["LL.bell"]
    index.rules["LL.bell"] = Rule("LL.bell", 12, bell.title, bell.text, bell.section, ("2",), False)

    @property
    def rules(self) -> RuleIndex:
        return self.index


class Negative(ToyLaws):
    def census(self, s: Lamps) -> Any:
        return "the fog is thick" if s.fog > 1 else super().census(s)


class Fickle(Lamplighters):
    """Every game of a seed begins otherwise."""

    games = 0

    def start(self, setup: dict[str, Any], seed: int) -> State:
        type(self).games += 1
        return super().start(setup, seed + self.games)


class OpenDeck(ToyShown):
    def view(self, s: Lamps, seat: int | None) -> dict[str, Any]:
        return {**super().view(s, seat), "next": [KINDS[s.kind[c]] for c in s.deck[:4]]}


class OpenDice(ToyShown):
    """Only the spectator is shown what it should not see."""

    def view(self, s: Lamps, seat: int | None) -> dict[str, Any]:
        return {**super().view(s, seat), "dice": s.dice if seat is None else ()}


class OpenLabel(ToySpeech):
    def label(self, s: Lamps, d: RawDecision, option: int, lang: str) -> str:
        good = lang == "fr" and s.deck and s.kind[s.deck[0]] == 0
        return super().label(s, d, option, lang) + ("!" if good else "")


class OpenLog(ToySpeech):
    def tell(self, e: Event, seat: int | None, lang: str) -> str:
        return super().tell(e, seat, lang) + "".join([x.id for x in e.things])


class OpenRefusal(ToyOptions):
    """A card that is somewhere is refused otherwise than one that is nowhere."""

    def why_not(self, s: Lamps, d: RawDecision | None, key: str) -> Reason | None:
        why = super().why_not(s, d, key)
        there = key in [card_key(s, c) for c in range(len(s.kind))]
        return why if why is None or not there else Reason("LL.deal", Text("It is there.", "Elle y est."))


class Careless(ToySearch):
    """Forgets, when imagining, what the seat itself holds."""

    def imagine(self, s: Lamps, seat: int | None, seed: int) -> State:
        t = super().imagine(s, None, seed)
        assert isinstance(t, Lamps) and seat is not None
        t.dice = put(t.dice, seat, 1 + seed % 3)
        return t


class Overtold(ToyShown):
    """Once the fog has come, a seat is shown a field that is not declared."""

    def view(self, s: Lamps, seat: int | None) -> dict[str, Any]:
        return {**super().view(s, seat), **({"weather": "foggy"} if s.fog else {})}


class Misspelt(ToyShown):
    """The spectator's view calls a field by another name."""

    def view(self, s: Lamps, seat: int | None) -> dict[str, Any]:
        out = super().view(s, seat)
        return {"light" if name == "lit" and seat is None else name: value for name, value in out.items()}


class Unrolled(ToyShown):
    """A die that has not been rolled is told as False, where a number is declared."""

    def player(self, s: Lamps, p: int, mine: bool) -> Player:
        out = super().player(s, p, mine)
        if out["die"] == 0:
            out["die"] = False
        return out


class OpenFeatures(ToySearch):
    """What everybody is said to know begins with the next card of the deck."""

    def features(self, s: Lamps) -> tuple[tuple[int, ...], ...]:
        return ((s.kind[s.deck[0]] if s.deck else 0,),) * s.seats


class NoResult(Lamplighters):
    def result(self, s: State) -> dict[str, Any] | None:
        return None


BROKEN = [
    ("plays", of(Crashing), "no such pile"),
    ("options", with_aspect("options", OneKey), "more than once"),
    ("options", with_aspect("options", NoKey), "without a key"),
    ("options", with_aspect("options", LostWay), "leads to another option"),
    ("options", of(Mute), "has no option"),
    ("rules", of(Lawless), NO_RULE),
    ("rules", Outdated, "does not hold in edition 1"),
    ("census", of(Losing), "census"),
    ("census", with_aspect("laws", Negative), "the fog is thick"),
    ("again", of(Restless), "position"),
    ("again", of(Talkative), "'thinks'"),
    ("clone", of(Forgetful), "position"),
    ("original", of(Shared), "in a clone changed the position"),
    ("undo", of(Forgetful), "taking the answer back"),
    ("save", Fickle, "BadSave"),
    ("hidden", with_aspect("shown", OpenDeck), "view.next"),
    ("hidden", with_aspect("shown", OpenDice), "the spectator can tell"),
    ("hidden", with_aspect("speech", OpenLabel), "options"),
    ("hidden", with_aspect("speech", OpenLog), "events"),
    ("hidden", with_aspect("options", OpenRefusal), "by trying"),
    ("hidden", of(Envious), "options"),
    ("hidden", of(Boastful), "events"),
    ("hidden", of(Choosy), "asked"),
    ("silence", of(Hasty), "by who is asked"),
    ("silence", of(Sparing), "by who is asked"),
    ("silence", of(Prodding), "by who is asked"),
    ("imagine", with_aspect("search", Careless), "seat"),
    ("encoded", with_aspect("search", OpenFeatures), "table.0.0"),
    ("declared", with_aspect("shown", Overtold), "view.weather is not declared in View"),
    ("declared", with_aspect("shown", Misspelt), "the spectator: view.lit is not there"),
    ("declared", with_aspect("shown", Unrolled), "is False, not"),
    ("ends", of(Endless), "not over after"),
    ("ends", of(Stuck), "nobody is asked anything"),
    ("ends", NoResult, "has no result"),
]


@pytest.mark.slow
@pytest.mark.parametrize(("law", "game", "detail"), BROKEN, ids=lambda x: getattr(x, "__name__", None))
def test_a_broken_game_is_caught_and_the_command_comes_back_to_the_place(
    law: str, game: type[Lamplighters], detail: str
) -> None:
    setups = [{"seats": 3}]
    report = laws.check(game(), setups, 20, 1, laws=[law], most_decisions=300)
    found = [v for v in report.violations if v.law == law]
    assert found, report.text()
    assert any(detail in v.detail for v in found), report.text()
    v = found[0]
    assert v.command == f"tableforge laws lamplighters --seed {v.seed} --at {v.decision}"
    assert str(v.seed) in v.text("en") and str(v.seed) in v.text("fr")
    if law not in ("ends", "save"):  # those show at the end, or in the history of the whole process
        again = laws.check(game(), setups, 1, v.seed, laws=[law], at=v.decision)
        assert law in [w.law for w in again.violations if w.decision == v.decision], again.text()


@pytest.mark.parametrize(
    ("law", "game"), [b[:2] for b in BROKEN if b[0] in ("plays", "options", "rules", "census", "ends")]
)
def test_the_light_level_catches_what_it_checks(law: str, game: type[Lamplighters]) -> None:
    report = laws.check(game(), [{"seats": 3}], 20, 1, level="light", most_decisions=300)
    assert law in [v.law for v in report.violations]


@pytest.mark.slow
def test_a_sound_game_is_let_through() -> None:
    report = laws.check(Lamplighters(), [{"seats": 3}], 20, 1)
    assert report.ok, report.text()


def test_a_game_that_is_too_long_is_told() -> None:
    class Slow(Lamps):
        def settle(self) -> None:
            self.unsettled = False
            self.over = self.turn > 210

    report = laws.check(of(Slow)(), [{}], 1, level="light")
    assert report.ok and report.long == [(0, report.turns_max)] and report.turns_max > 200


def test_a_frame_shared_by_copies_is_caught() -> None:
    class SharedFrames(Lamps):
        def clone(self) -> Lamps:
            t = super().clone()
            for k, f in enumerate(self.stack):
                if isinstance(f, LFrame):
                    t.stack[k] = f
            return t

    report = laws.check(of(SharedFrames)(), [{}], 5, 1)
    assert not report.ok
