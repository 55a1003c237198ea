"""The campaign: scenes one after the other, what is chosen in them, and what follows (1–8, 249–259, 271–278).

A scene is entered, its effects happen, its text is told; then the group chooses, tests, fights, rests or explores, and the
story goes on where that leads.  The log of answers is the save.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tableforge.errors import BadContent
from tableforge.fateforge import refusals
from tableforge.fateforge.battle import fight, scenes
from tableforge.fateforge.battle.quest import Shuffle
from tableforge.fateforge.camp import baggage, lasting, rest, trial
from tableforge.fateforge.camp.rewards import Reward
from tableforge.fateforge.definition import Outcome
from tableforge.fateforge.pieces import NO_ONE, Saga
from tableforge.fateforge.state import EXPLORING, OVER, TELLING, Fate, FFrame, frame
from tableforge.fateforge.tale import consequences, fitting, memoir, past
from tableforge.fateforge.tale.condition import holds
from tableforge.fateforge.tale.definition import (
    ACT_END,
    BACK_TO_MAP,
    BACK_TO_REST,
    COMBAT,
    COMPASS,
    ENDING,
    EXPLORATION,
    FAILED,
    PASSED,
    REST,
    REST_OF_BAR,
    ROUTER,
    TOLD,
    StoryChoice,
    Tale,
    TaleScene,
    Way,
)
from tableforge.fateforge.tale.memoir import CHOOSING, ENTERING, ON_THE_MAP, RESTING
from tableforge.kernel.ask import NOT_YET
from tableforge.kernel.core import Op, steps

MILITIA: Final = "militia"


class TaleOp(Op[Fate, FFrame]):
    pass


def saga(s: Fate) -> Saga:
    assert s.saga is not None
    return s.saga


def tale(s: Fate) -> Tale:
    assert s.tale is not None
    return s.tale


def scene(s: Fate) -> TaleScene:
    """The scene that the group is in."""
    return tale(s).scenes[saga(s).at]


def go(s: Fate, goto: str) -> None:
    """The story goes on at a scene; back to the map, or to the rest that a side quest was begun from."""
    x = saga(s)
    if goto == BACK_TO_MAP:
        x.at = x.exploration
    elif goto == BACK_TO_REST:
        x.at = x.back
        x.side = ""
    else:
        x.at = goto
        if goto == x.exploration or goto not in on_the_way_back(tale(s), BACK_TO_MAP):
            leave_map(x)  # for good; come to by its name, a scene begins anew
        if goto == x.back or goto not in on_the_way_back(tale(s), BACK_TO_REST):
            leave_rest(s, x)
    if not x.at:
        raise BadContent(refusals.NO_WAY_BACK.fill(goto=goto, tale=tale(s).id))


@lru_cache(maxsize=16)
def on_the_way_back(told: Tale, wanted: str) -> frozenset[str]:
    """The scenes from which the story may still go back to a map, or to a rest, that it has left; by the other of them, too."""
    left, others, by = (EXPLORATION, REST, BACK_TO_REST) if wanted == BACK_TO_MAP else (REST, EXPLORATION, BACK_TO_MAP)
    onward = {
        id: {*x.leads_to(), *[told.quests[q].start for q in x.quests]}
        for id, x in told.scenes.items()
        if x.kind != left
    }
    waiting = {id for id in onward if told.scenes[id].kind == others}
    for to in onward.values():
        if by in to:
            to |= waiting
    found: set[str] = set()
    edge = {wanted}
    while edge:
        edge = {id for id, to in onward.items() if id not in found and edge & to}
        found |= edge
    return frozenset(found)


def leave_map(x: Saga) -> None:
    """An exploration, if there is one under way, is over: steps that are left are lost."""
    if x.exploration:
        x.exploration = ""
        x.steps = 0


def leave_rest(s: Fate, x: Saga) -> None:
    """The rest that a side quest was begun from, if there is one, waits no longer."""
    if x.back:
        x.back = x.side = ""
        s.forget_rest()


# ------------------------------------------------------------------ the loop
class BeginAct(TaleOp):
    """An act begins: how the chronicle stands now is remembered, so that the act can be begun again (276, 277)."""

    def run(self, s: Fate, f: FFrame) -> None:
        x = saga(s)
        s.clear_board()
        x.began = ""
        x.began = memoir.text(memoir.beginning(s))


class Enter(TaleOp):
    """A scene begins: its effects happen, then it is told.  One that is come back to goes on where it was left."""

    def run(self, s: Fate, f: FFrame) -> None:
        x = saga(s)
        here = scene(s)
        back = here.id in (x.exploration, x.back)
        f.n = f.way = 0
        f.it = NO_ONE
        s.phase = TELLING
        s.clear_board()
        x.visited = x.visited | {here.id}
        x.part = part_of(s, here)
        if s.app_only:
            f.paid = known_rules(s)  # what comes with a combat is new to the group at its set-up
        if not back:
            consequences.happen(s, here.on_enter)
            if here.kind != ROUTER:
                x.told = (*x.told, here.id)
                s.emit("FF.three-scenes", "tells", -1, (), 0, note=f"{tale(s).id}/{here.id}")


def part_of(s: Fate, here: TaleScene) -> int:
    """Which part of the act's bar a scene belongs to: its chapter, or the next rest; what is on no bar changes nothing."""
    x = saga(s)
    bar = tale(s).acts[x.act].bar
    if here.kind == REST:
        return next((k for k, id in enumerate(bar) if id == REST_OF_BAR and k >= x.part), x.part)
    return bar.index(here.chapter) if here.chapter in bar else x.part


class Play(TaleOp):
    """What is done in a scene, by its kind."""

    def run(self, s: Fate, f: FFrame) -> None:
        x = saga(s)
        here = scene(s)
        if here.kind == ROUTER:
            f.pc = f.prog.at("enter")
            way = next((w for w in here.routes if w.when is None or holds(s, w.when)), None)
            if way is None:
                raise stuck(s)
            follow(s, way)
        elif here.kind == COMBAT:
            f.pc = f.prog.at("fight")
            consequences.get_up(s)  # whom the scene itself has felled: its story ends where the combat begins
        elif here.kind == REST:
            f.pc = f.prog.at("rest")
        elif here.kind == EXPLORATION:
            f.pc = f.prog.at("explore")
        elif here.kind == ACT_END:
            s.emit("FF.three-acts", "act-ends", -1, (), x.act + 1, note=f"{tale(s).id}/{here.id}")
            past.remember(x, past.ACT, here.id)
            x.act = min(x.act + 1, len(tale(s).acts) - 1)
            x.part = 0
            go(s, here.next)
            f.pc = f.prog.at("act")
        elif here.kind == ENDING:
            x.ending = here.id
            s.won = True
            s.phase = OVER
            s.over = True
            s.emit("FF.all-rules-unlocked", "ending", -1, (), note=f"{tale(s).id}/{here.id}")


def stuck(s: Fate) -> BadContent:
    """The refusal of a story that leaves the group no way on."""
    return BadContent(refusals.STUCK.fill(scene=saga(s).at, tale=tale(s).id))


def shown(s: Fate, here: TaleScene) -> list[int]:
    """The choices of a scene that can be taken now."""
    return [k for k, c in enumerate(here.choices) if c.when is None or holds(s, c.when)]


class Choose(TaleOp):
    """The group chooses; the price of trying is paid, and a test is taken where the choice asks for one (249, 250)."""

    def run(self, s: Fate, f: FFrame) -> None:
        here = scene(s)
        can = shown(s, here)
        if not can:
            raise stuck(s)
        k = baggage.ask_or_open(s, f, "choice", self.rule, can)
        if k == NOT_YET:
            return
        c = here.choices[k]
        s.emit(self.rule, "chooses", -1, (), k, note=f"{tale(s).id}/{here.id}/{c.id}")
        f.n = k
        f.it = -1
        consequences.happen(s, c.effects if c.trial is None else trial.price(c, False))


class Try(TaleOp):
    """The test of a choice."""

    def run(self, s: Fate, f: FFrame) -> None:
        c = chosen(s, f)
        if c.trial is not None:
            f.way = 0
            trial.begin(s, c.trial)


def chosen(s: Fate, f: FFrame) -> StoryChoice:
    return scene(s).choices[f.n]


class GoOn(TaleOp):
    """Where the choice leads; `f.way` is how its test went, written by the test."""

    def run(self, s: Fate, f: FFrame) -> None:
        c = chosen(s, f)
        f.pc = f.prog.at("enter")
        if c.trial is None:
            way: Way | None = Way(c.goto)
            how = TOLD
        else:
            way = c.passed if f.way else c.failed
            how = PASSED if f.way else FAILED
        assert way is not None
        past.remember(saga(s), past.CHOSE, saga(s).at, c.id, how)
        result = f"{saga(s).at}/{c.id}/{how}" if c.comes_to()[how].text("") else ""
        if result:
            s.emit(self.rule if c.trial is None else "FF.test", "comes-of-it", -1, (), note=f"{tale(s).id}/{result}")
        follow(s, way, f.it, result)


def follow(s: Fate, way: Way, tester: int = -1, result: str = "") -> None:
    """What happens on the way, and the scene it leads to; what was told before has been read, but for what this came to."""
    x = saga(s)
    if x.told or result:  # a router is nobody's to read
        x.result = result
    x.told = ()
    go(s, way.goto)
    consequences.happen(s, way.effects, tester)


# ------------------------------------------------------------------ combats
class Fight(TaleOp):
    """The combat of a scene, prepared by what the story has brought."""

    def run(self, s: Fate, f: FFrame) -> None:
        x = saga(s)
        here = scene(s)
        fought = scenes.fought(s.pack, here.combat)
        prepared = [name for when, name in here.setup if when is None or holds(s, when)]
        wanted = [name for name in prepared if for_the_wanted(s, fought.setup[name])]
        if wanted and lasting.spend(s, "lie-low"):
            prepared = [name for name in prepared if name not in wanted]
        for p, h in enumerate(s.heroes):
            if lasting.spend(s, lasting.of(lasting.TIRED, h.d.id)) and h.en:
                s.hero(p).en -= 1
                s.emit("FF.rest-place", "tired", h.seat, (p,), 1, data=(s.heroes[p].en,), how="loses")
        for rule in fought.unlock:
            consequences.unlock(s, x, rule)
        fight.begin(s, fought.id, tuple(prepared), known_rules(s) & ~f.paid)


def known_rules(s: Fate) -> int:
    """The rules that have come into the game, as bits of the campaign's list."""
    return sum([1 << k for k, rule in enumerate(tale(s).rules) if rule in saga(s).rules])


def for_the_wanted(s: Fate, words: tuple[Outcome, ...]) -> bool:
    """Whether a set-up brings one more of the militia, and nothing else."""
    return all([x.word == "plus" and s.pack.enemy(x.what).faction == MILITIA for x in words])


class AfterFight(TaleOp):
    """A combat won, lost or partly won; the story goes on either way (5, 6, 8, 224, 226)."""

    def run(self, s: Fate, f: FFrame) -> None:
        x = saga(s)
        here = scene(s)
        fought = s.scene
        assert fought is not None and here.win is not None and here.lose is not None
        way = here.win if s.outcome else here.lose
        past.remember(x, past.WON if s.outcome else past.LOST, here.id)
        if s.outcome:
            x.won = (*x.won, here.combat)
            if not x.side:
                x.points += 1
                s.emit("FF.victory-point", "victory-point", -1, (), x.points)
        else:
            x.lost = (*x.lost, here.combat)
            met = [o.id for k, o in enumerate(fought.objectives) if s.met_objectives >> k & 1]
            way = next((w for w in here.partial if all([o in met for o in w.met])), way)
        s.scene = None
        s.ally = None
        lasting.spend(s, lasting.WET_SHEETS)
        f.pc = f.prog.at("reward")
        follow(s, way)


# ------------------------------------------------------------------ rests
class TaleRest(TaleOp):
    """A rest: time by the scene, places by what has been found, side quests by what is offered (260–266)."""

    def run(self, s: Fate, f: FFrame) -> None:
        x = saga(s)
        here = scene(s)
        if x.back == here.id:  # back from a side quest: the rest goes on
            x.back = ""
            s.call(frame(rest.GO_ON))
            return
        lasting.rest_begins(s)
        x.served = ()
        time = here.time + x.more_time + sum([by for when, by in here.time_mods if holds(s, when)])
        rest.begin(s, max(0, time))


class AfterRest(TaleOp):
    """After a rest the story goes on; or a side quest begins, and the rest waits for it (265)."""

    def run(self, s: Fate, f: FFrame) -> None:
        x = saga(s)
        here = scene(s)
        x.told = ()
        x.result = ""
        if x.side:
            x.back = here.id
            go(s, tale(s).quests[x.side].start)
        else:
            past.remember(x, past.RESTED, here.id)
            expire(s)
            s.forget_rest()
            go(s, here.goto)
        f.pc = f.prog.at("enter")


def expire(s: Fate) -> None:
    """Side quests wait for so many rests and no longer (265)."""
    x = saga(s)
    rows: list[tuple[str, str, int]] = []
    for id, state, n in x.quests:
        if state == "open":
            n += 1
            most = tale(s).quests[id].expires
            if most and n >= most:
                state = "expired"
                past.remember(x, past.QUEST, id, state)
                s.emit("FF.side-quest", "quest-expires", -1, (), note=f"{tale(s).id}/{id}")
        rows.append((id, state, n))
    x.quests = tuple(rows)


# ------------------------------------------------------------------ exploration
class Explore(TaleOp):
    """The group reads a clue and takes a way out by the compass, until it arrives or runs out of steps (257)."""

    def run(self, s: Fate, f: FFrame) -> None:
        x = saga(s)
        here = scene(s)
        s.phase = EXPLORING
        if x.exploration != here.id:
            x.exploration = here.id
            x.map = here.map
            x.spot = here.start
            x.steps += here.budget  # to those that the story has won or lost before
            x.path = (x.spot,)
            s.emit("FF.exploration", "arrives", -1, (), x.steps, note=f"{tale(s).id}/{x.spot}")
        goal = next((goto for spot, goto in here.goals if spot == x.spot), "")
        if goal and x.steps > 0 and x.spot in here.asks and f.n != len(x.path):
            k = s.ask_group(f, "go-in", self.rule, (trial.YES, trial.NO), always=True)
            if k == NOT_YET:
                return
            if k == trial.NO:
                f.n = len(x.path)  # it is asked at each arrival
                f.pc -= 1
                return
        elif goal and x.steps > 0 and x.spot in here.asks:
            goal = ""
        if goal or x.steps <= 0:
            leave_map(x)
            go(s, goal or here.late)
            f.pc = f.prog.at("enter")
            return
        for spot, met, when in here.encounters:
            if spot == x.spot and met not in x.met and (when is None or holds(s, when)):
                x.met = x.met | {met}
                go(s, met)
                f.pc = f.prog.at("enter")
                return
        ways = exits(s)
        if not ways:
            raise stuck(s)
        k = baggage.ask_or_open(s, f, "direction", self.rule, ways)
        if k == NOT_YET:
            return
        x.spot = tale(s).maps[x.map].spots[x.spot].exits[COMPASS[k]]
        x.path = (*x.path, x.spot)
        x.steps -= 1
        x.told = ()
        x.result = ""
        f.pc -= 1
        seen = seen_again(s)
        spot = f"{tale(s).id}/{x.spot}"
        s.emit(self.rule, "arrives", -1, (), x.steps, note=spot if seen < 0 else f"{spot}/{seen}")


def seen_again(s: Fate) -> int:
    """Which of the texts of a place is read that the group has come to once more; -1 for its clue."""
    x = saga(s)
    if x.path.count(x.spot) < 2:
        return -1
    again = tale(s).maps[x.map].spots[x.spot].again
    return next((k for k, a in enumerate(again) if a.when is None or holds(s, a.when)), -1)


def question_at(s: Fate) -> int:
    """Which of the texts of a goal asks whether the group goes in."""
    texts = scene(s).asks[saga(s).spot].texts
    return next((k for k, a in enumerate(texts) if a.when is None or holds(s, a.when)), -1)


def exits(s: Fate) -> list[int]:
    """The ways out of where the group stands: inside the region, and not through a gate that is shut."""
    x = saga(s)
    here = scene(s)
    city = tale(s).maps[x.map]
    out: list[int] = []
    for k, side in enumerate(COMPASS):
        there = city.spots[x.spot].exits.get(side, "")
        if not there or not city.within(there, here.regions):
            continue
        shut = [flag for a, b, flag in city.gates if {a, b} == {x.spot, there}]
        if not shut or shut[0] in x.flags:
            out.append(k)
    return out


CHRONICLE: Final = steps(
    "chronicle",
    {
        "shuffle": Shuffle("FF.setup-order"),
        "act": BeginAct("FF.three-acts"),
        "enter": consequences.GetUp("FF.story-recovery"),
        "tell": Enter("FF.three-scenes"),
        "play": Play("FF.three-scenes"),
        "choose": Choose("FF.flags"),
        "try": Try("FF.test"),
        "go-on": GoOn("FF.flags"),
        "fight": Fight("FF.chapter-won"),
        "after-fight": AfterFight("FF.failure-goes-on"),
        "reward": Reward("FF.victory-reward"),
        "rest": TaleRest("FF.time-tokens"),
        "after-rest": AfterRest("FF.rest-end"),
        "explore": Explore("FF.exploration"),
    },
)


def begin(s: Fate, told: Tale, all_rules: bool = False) -> None:
    """Lay a campaign on the table, at its first scene; whoever has finished one knows all rules (15)."""
    s.tale = told
    s.saga = Saga(told.start, len(told.reputations), len(told.counters))
    s.saga.rules = frozenset(told.rules) if all_rules else frozenset()
    s.gold = told.gold
    s.food = told.food
    s.stack.append(frame(CHRONICLE))


# ------------------------------------------------------------------ a chronicle that was left
STEPS: Final = {ENTERING: "enter", CHOOSING: "choose", ON_THE_MAP: "explore", RESTING: "after-rest"}


def standing_at(s: Fate) -> str:
    """Where a chronicle stands that can be taken up again there: before a choice, on a map, at a rest; "" in the midst."""
    f = s.stack[0] if s.stack and s.pending is not None else None
    if f is None or f.prog is not CHRONICLE or s.stack[-1].ans:
        return ""
    if len(s.stack) == 1:
        return {CHRONICLE.at("choose"): CHOOSING, CHRONICLE.at("explore"): ON_THE_MAP}.get(f.pc, "")
    top = s.stack[1]
    resting = len(s.stack) == 2 and top.prog in (rest.REST, rest.GO_ON) and top.pc == top.prog.at("rest")
    return RESTING if resting else ""


def go_on(s: Fate, told: Tale, data: object) -> None:
    """Take a chronicle up where it was left, by its memoir."""
    s.tale = told
    m = memoir.lay(s, told, data)
    step = m.word("step")
    f = frame(CHRONICLE)
    f.pc = CHRONICLE.at(STEPS[step])
    s.stack.append(f)
    if step == RESTING:
        again = m.table("rest").yes("again")
        g = frame(rest.GO_ON if again else rest.REST)
        g.pc = g.prog.at("rest")
        g.n = 0 if again else m.table("rest").whole("began", -1)
        s.call(g)
    if m.get("fitting") is not None:
        s.call(fitting.due(s, m.table("fitting")))
    s.call(fitting.recalling(memoir.words_of(m)))
