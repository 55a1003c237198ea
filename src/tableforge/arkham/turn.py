"""The round, phase by phase, as the framework of the rules reference has it (Appendix II), and an investigator's turn."""

from __future__ import annotations

from typing import Final

from tableforge.arkham import (
    board,
    codes,
    damage,
    encounter,
    enemies,
    engagement,
    legal,
    map,
    moves,
    skill,
    story,
    use,
    window,
)
from tableforge.arkham.conclude import Conclude
from tableforge.arkham.frames import ActionFrame, EnemyFrame, TurnFrame
from tableforge.arkham.names import (
    A_DRAW,
    A_FIGHT,
    A_MOVE,
    A_RESOURCE,
    AGILITY,
    AN_ENGAGEMENT,
    AN_EVASION,
    AN_INVESTIGATION,
    ATTACK,
    BEGINS,
    COMBAT,
    DO_ACTIVATE,
    DO_DRAW,
    DO_END,
    DO_ENGAGE,
    DO_EVADE,
    DO_FIGHT,
    DO_INVESTIGATE,
    DO_MOVE,
    DO_PLAY,
    DO_RESOURCE,
    DOOM,
    ENDS,
    ENEMY_PHASE,
    EVASION,
    EXTRA_ACTION,
    INTELLECT,
    INVESTIGATION,
    INVESTIGATION_TEST,
    MASSIVE,
    MYTHOS,
    PHASE,
    ROUND,
    STILL_IN,
    TURN,
    UPKEEP,
)
from tableforge.arkham.react import end_period, occasion
from tableforge.arkham.state import AFrame, AOp, Arkham
from tableforge.kernel.ask import NOT_YET, PASS
from tableforge.kernel.core import steps
from tableforge.words.frame import NO_CARD, NO_IDS, NOBODY

ACTIONS_EACH_TURN: Final = 3  # AH.three-actions
HAND_SIZE: Final = 8  # AH.upkeep-hand-size
DESIGNATOR_OF: Final = {
    DO_INVESTIGATE: AN_INVESTIGATION,
    DO_MOVE: A_MOVE,
    DO_DRAW: A_DRAW,
    DO_RESOURCE: A_RESOURCE,
    DO_FIGHT: A_FIGHT,
    DO_ENGAGE: AN_ENGAGEMENT,
    DO_EVADE: AN_EVASION,
}


# ------------------------------------------------------------------ phases
class BeginRound(AOp):
    """1.1: the round begins; in the first one there is no mythos phase (AH.first-round-without-mythos)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        s.round += 1
        s.emit(self.rule, "round", NOBODY, (), s.round)
        occasion(s, f, BEGINS, NOBODY, NO_CARD, NO_CARD, ROUND)


class SkipMythos(AOp):
    def run(self, s: Arkham, f: AFrame) -> None:
        if s.round == 1:
            f.pc = f.prog.at("2.1")


class BeginPhase(AOp):
    """A phase begins."""

    def __init__(self, rule: str, phase: int) -> None:
        super().__init__(rule)
        self.phase = phase

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, EnemyFrame)
        s.phase = self.phase
        f.queue = NO_IDS
        s.emit(self.rule, "phase", NOBODY, (), self.phase)
        occasion(s, f, BEGINS, NOBODY, self.phase, NO_CARD, PHASE)


class ExpirePhase(AOp):
    """What lasts until the end of the phase ends before anything happens at its end (AH.until-the-end)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        end_period(s, PHASE)


class EndPhase(AOp):
    """A phase ends."""

    def run(self, s: Arkham, f: AFrame) -> None:
        occasion(s, f, ENDS, NOBODY, s.phase, NO_CARD, PHASE)


class Window(AOp):
    """A player window."""

    def run(self, s: Arkham, f: AFrame) -> None:
        window.open_window(s, f, self.rule)


class AttackWindow(AOp):
    """The window before each investigator's attacks, and the one after the last of them."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, EnemyFrame)
        more = not f.queue or len([p for p in s.in_order() if p not in f.queue and attackers(s, p, NO_IDS)]) > 0
        window.open_window(s, f, self.rule if more else "AH.window-after-attacks")


# ------------------------------------------------------------------ I. mythos
class PlaceDoom(AOp):
    """1.2: 1 doom on the current agenda."""

    def run(self, s: Arkham, f: AFrame) -> None:
        if s.agenda >= 0:
            damage.place(s, s.agenda, DOOM, 1, self.rule, s.agenda)


class CheckDoom(AOp):
    """1.3: the agenda advances if there is enough doom in play."""

    def run(self, s: Arkham, f: AFrame) -> None:
        story.check_agenda(s, f)


class EncounterCards(AOp):
    """1.4: each investigator draws an encounter card, in player order, each fully resolved before the next."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, EnemyFrame)
        left = [p for p in s.in_order() if p not in f.queue]
        if left:
            f.queue += (left[0],)
            f.pc -= 1
            encounter.draw(s, f, left[0])


# ------------------------------------------------------------------ II. investigation
class NextTurn(AOp):
    """2.2: the investigators choose who of those who have not had a turn goes next; the lead speaks for them."""

    def run(self, s: Arkham, f: AFrame) -> None:
        left = tuple([p for p in s.in_order() if not s.players[p].had_turn])
        if not left:
            return
        p = s.ask(f, s.lead, "next-turn", self.rule, left)
        if p == NOT_YET:
            return
        f.pc -= 1
        q = s.player(p)
        q.had_turn = True
        q.actions = ACTIONS_EACH_TURN
        q.extra = NO_IDS
        q.taken = 0
        s.active = p
        others = [x for x in s.in_order(p) if x != p]
        s.call(TurnFrame(TURN_STEPS, NO_CARD, p, (p, *others)))


class BeginTurn(AOp):
    def run(self, s: Arkham, f: AFrame) -> None:
        s.emit(self.rule, "turn", f.ctrl, (), s.round)
        occasion(s, f, BEGINS, f.ctrl, NO_CARD, NO_CARD, TURN)


class GrantActions(AOp):
    """Additional actions that cards give, each once in the turn (AH.additional-actions)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        p = f.ctrl
        q = s.players[p]
        if q.extra and not q.taken:
            self.take_back(s, p)
        if not board.index(s).rows[EXTRA_ACTION]:
            return
        for r in board.rows(s, EXTRA_ACTION):
            key = r.key * 2
            if r.ctx.ctrl != p or key in s.players[p].extra or key + 1 in s.players[p].extra:
                continue
            q = s.player(p)
            if r.mod.who is None:
                assert r.mod.n is not None
                n = r.mod.n.value(s, r.ctx)
                q.actions += n
                q.extra = (*q.extra, *[key + 1] * n)
            else:
                q.extra += (key,)

    def take_back(self, s: Arkham, p: int) -> None:
        """Before the first action of the turn, what is given by a card that has left play goes with it."""
        given = [r.key * 2 + 1 for r in board.rows(s, EXTRA_ACTION)]
        gone = [x for x in s.players[p].extra if x % 2 and x not in given]
        if gone:
            q = s.player(p)
            q.extra = tuple([x for x in q.extra if x not in gone])
            q.actions = max(0, q.actions - len(gone))


class ChooseAction(AOp):
    """The window before an action and the action itself in one question (AH.turn-window, AH.take-an-action)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, TurnFrame)
        p = f.ctrl
        told = s.take_answers(f)
        if not told:
            options = legal.actions(s, p) + legal.offers(s, p)
            options.append(DO_END)
            s.ask(f, p, "act", self.rule, tuple(options), always=True, stop=DO_END)
            return
        if legal.costs_no_action(s, told[0]):
            f.pc = f.prog.at("actions")
            use.take(s, f, p, told[0])
        else:
            f.chosen_act = told[0]
            f.turn = 1


class OthersSay(AOp):
    """Before the action the others have their say; if one of them does something, the question is put anew."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, TurnFrame)
        if f.turn == len(f.seats):
            return
        p = f.seats[f.turn]
        a = window.say(s, f, p, self.rule)
        if a == NOT_YET:
            return
        f.pc -= 1
        f.turn += 1
        if a != PASS:
            f.pc = f.prog.at("actions")
            use.take(s, f, p, a)


class TakeAction(AOp):
    """The action is taken, or the turn ends."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, TurnFrame)
        if f.chosen_act != DO_END:
            f.pc = f.prog.at("actions")
            act(s, f, f.ctrl, f.chosen_act)


def act(s: Arkham, f: AFrame, p: int, code: int) -> None:
    """Seat p takes an action."""
    verb, i = codes.verb_of(code), codes.card_of(code)
    if verb == DO_PLAY:
        use.play(s, f, p, i)
        return
    if verb == DO_ACTIVATE:
        use.activate(s, f, p, i, board.ability(s, i, codes.ability_of(code)))
        return
    t = ActionFrame(ACTION, i, p)
    t.verb = verb
    t.designator = DESIGNATOR_OF[verb]
    t.costs = legal.action_price(s, p, 1, t.designator)
    t.provokes = legal.provoking(t.designator)
    t.it = (i,)
    s.call(t)


class Perform(AOp):
    """The actions of the rulebook."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, ActionFrame)
        p, i, verb = f.ctrl, f.src, f.verb
        if verb == DO_INVESTIGATE:
            if s.players[p].at == i:
                skill.begin(s, f, p, INTELLECT, 0, INVESTIGATION_TEST, i)
        elif verb == DO_MOVE:
            map.move(s, f, p, i, "AH.move-action")
        elif verb == DO_DRAW:
            moves.draw(s, f, p, 1, "AH.draw-action")
        elif verb == DO_RESOURCE:
            gain(s, p, 1, "AH.resource-action")
        elif not s.is_enemy(i):
            return
        elif verb == DO_FIGHT:
            skill.begin(s, f, p, COMBAT, 0, ATTACK, i)
        elif verb == DO_EVADE:
            skill.begin(s, f, p, AGILITY, 0, EVASION, i)
        else:
            engagement.engage(s, i, p, "AH.engage-action")


def gain(s: Arkham, p: int, n: int, rule: str, src: int = NO_CARD) -> None:
    """Seat p gains resources (AH.gain-resources)."""
    s.player(p).resources += n
    s.emit(rule, "gain", p, (s.players[p].card,), n, src)


ACTION: Final = steps(
    "action",
    {
        "pay": use.Pay("AH.action-costs-first"),
        "provoke": use.Provoke("AH.attack-of-opportunity"),
        "perform": Perform("AH.take-an-action"),
        "waited": use.Waited("AH.nested-skill-tests"),
        "end": Conclude("AH.take-an-action"),
    },
    last="end",
)


class ExpireTurn(AOp):
    def run(self, s: Arkham, f: AFrame) -> None:
        end_period(s, TURN)


class EndTurn(AOp):
    """2.2.2: the turn ends, also that of an investigator who has just been eliminated (AH.eliminated-in-own-turn)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        s.emit(self.rule, "turn-ends", f.ctrl, ())
        occasion(s, f, ENDS, f.ctrl, NO_CARD, NO_CARD, TURN)


class TurnOver(AOp):
    def run(self, s: Arkham, f: AFrame) -> None:
        s.active = NOBODY
        if s.players[f.ctrl].actions:
            s.player(f.ctrl).actions = 0


TURN_STEPS: Final = steps(
    "turn",
    {
        "begin": BeginTurn("AH.next-turn"),
        "actions": GrantActions("AH.additional-actions"),
        "act": ChooseAction("AH.take-an-action"),
        "window": OthersSay("AH.turn-window"),
        "take": TakeAction("AH.take-an-action"),
        "expire": ExpireTurn("AH.until-the-end"),
        "end": EndTurn("AH.turn-ends"),
        "over": TurnOver("AH.turn-ends"),
    },
    last="expire",
)


# ------------------------------------------------------------------ III. enemies
class Hunters(AOp):
    """3.2: hunters move."""

    def run(self, s: Arkham, f: AFrame) -> None:
        if enemies.hunters(s):
            s.call(EnemyFrame(enemies.HUNT, NO_CARD, NOBODY))


class EnemiesAttack(AOp):
    """3.3: investigator by investigator, in player order; the windows before each and after the last come between."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, EnemyFrame)
        for p in s.in_order():
            if p not in f.queue:
                f.queue += (p,)
                if attackers(s, p, NO_IDS):
                    f.pc = f.prog.at("3.2 window")
                    t = EnemyFrame(ASSAULT, NO_CARD, NOBODY)
                    t.whom = p
                    s.call(t)
                    return


def attackers(s: Arkham, p: int, done: tuple[int, ...]) -> list[int]:
    """The ready enemies engaged with seat p that have not attacked yet in this phase."""
    ready = [i for i in board.enemies_engaged(s, p) if not s.cards[i].exhausted and i not in done]
    return [i for i in ready if enemies.may_attack(s, i, p)]


class Assault(AOp):
    """All ready enemies engaged with an investigator attack, in the order that the investigator picks."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, EnemyFrame)
        p = f.whom
        if s.players[p].status != STILL_IN:
            return
        foes = attackers(s, p, f.queue)
        if not foes:
            return
        i = s.ask(f, p, "attack-order", self.rule, tuple(foes))
        if i == NOT_YET:
            return
        f.queue += (i,)
        f.pc -= 1
        if board.keywords(s, i) & MASSIVE:
            t = EnemyFrame(RAMPAGE, i, NOBODY)
            t.enemy = i
            s.call(t)
        else:
            enemies.attack(s, f, i, p, True)


class Rampage(AOp):
    """A Massive enemy attacks everybody it is engaged with, one at a time, as the lead orders it (AH.massive-attacks)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, EnemyFrame)
        if not s.is_enemy(f.enemy):
            return
        left = [p for p in board.engaged_with(s, f.enemy) if p not in f.queue]
        if not left:
            enemies.exhaust(s, f.enemy, self.rule)
            return
        p = s.ask(f, s.lead, "attack-whom", self.rule, tuple(left), f.enemy)
        if p == NOT_YET:
            return
        f.queue += (p,)
        f.pc -= 1
        enemies.attack(s, f, f.enemy, p)


ASSAULT: Final = steps("assault", {"attack": Assault("AH.enemies-attack")})
RAMPAGE: Final = steps("rampage", {"attack": Rampage("AH.massive-attacks")})


# ------------------------------------------------------------------ IV. upkeep
class ResetActions(AOp):
    """4.2: everybody may have a turn again."""

    def run(self, s: Arkham, f: AFrame) -> None:
        for p in s.in_order():
            q = s.player(p)
            q.had_turn = False
            q.moved = 0


class ReadyAll(AOp):
    """4.3: all exhausted cards ready at once."""

    def run(self, s: Arkham, f: AFrame) -> None:
        tired = tuple([i for i in s.everything_in_play() if s.cards[i].exhausted])
        for i in tired:
            s.card(i).exhausted = False
        if tired:
            s.emit(self.rule, "ready-all", NOBODY, tired, len(tired))


class UpkeepDraw(AOp):
    """4.4: in player order each investigator draws a card."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, EnemyFrame)
        left = [p for p in s.in_order() if p not in f.queue]
        if left:
            f.queue += (left[0],)
            f.pc -= 1
            moves.draw(s, f, left[0], 1, self.rule)


class UpkeepResources(AOp):
    """4.4: when all have drawn, each gains a resource."""

    def run(self, s: Arkham, f: AFrame) -> None:
        for p in s.in_order():
            gain(s, p, 1, self.rule)


class CheckHandSize(AOp):
    """4.5: who has more than eight cards chooses and discards, weaknesses excepted."""

    def run(self, s: Arkham, f: AFrame) -> None:
        for p in s.in_order():
            hand = s.players[p].hand
            over = len(hand) - HAND_SIZE
            cards = tuple([i for i in hand if not s.cards[i].d.weakness])
            if over > 0 and cards:
                i = s.ask(f, p, "hand-size", self.rule, cards, over)
                if i == NOT_YET:
                    return
                f.pc -= 1
                moves.discard(s, i, self.rule)
                return


class ExpireRound(AOp):
    def run(self, s: Arkham, f: AFrame) -> None:
        end_period(s, PHASE)
        end_period(s, ROUND)


class EndRound(AOp):
    """4.6: the round ends, and the next begins."""

    def run(self, s: Arkham, f: AFrame) -> None:
        occasion(s, f, ENDS, NOBODY, NO_CARD, NO_CARD, ROUND)


class NextRound(AOp):
    def run(self, s: Arkham, f: AFrame) -> None:
        f.pc = 0


ROUND_STEPS: Final = steps(
    "round",
    {
        "1.1": BeginRound("AH.round-begins"),
        "skip": SkipMythos("AH.first-round-without-mythos"),
        "1.1 phase": BeginPhase("AH.round-begins", MYTHOS),
        "1.2": PlaceDoom("AH.mythos-doom"),
        "1.3": CheckDoom("AH.mythos-doom-threshold"),
        "1.3 end": Conclude("AH.mythos-doom-threshold"),
        "1.4": EncounterCards("AH.mythos-encounter-cards"),
        "1.4 window": Window("AH.mythos-window"),
        "1.5 expire": ExpirePhase("AH.until-the-end"),
        "1.5": EndPhase("AH.mythos-ends"),
        "2.1": BeginPhase("AH.investigation-begins", INVESTIGATION),
        "2.1 window": Window("AH.investigation-begins"),
        "2.2": NextTurn("AH.next-turn"),
        "2.3 expire": ExpirePhase("AH.until-the-end"),
        "2.3": EndPhase("AH.investigation-ends"),
        "3.1": BeginPhase("AH.enemy-phase-begins", ENEMY_PHASE),
        "3.2": Hunters("AH.hunters-move"),
        "3.2 window": AttackWindow("AH.enemy-phase-windows"),
        "3.3": EnemiesAttack("AH.enemies-attack"),
        "3.4 expire": ExpirePhase("AH.until-the-end"),
        "3.4": EndPhase("AH.enemy-phase-ends"),
        "4.1": BeginPhase("AH.upkeep-begins", UPKEEP),
        "4.1 window": Window("AH.upkeep-begins"),
        "4.2": ResetActions("AH.upkeep-reset-actions"),
        "4.3": ReadyAll("AH.upkeep-ready"),
        "4.3 end": Conclude("AH.enemies-engage"),
        "4.4": UpkeepDraw("AH.upkeep-draw-and-resource"),
        "4.4 end": Conclude("AH.upkeep-draw-and-resource"),
        "4.4 resources": UpkeepResources("AH.upkeep-draw-and-resource"),
        "4.5": CheckHandSize("AH.upkeep-hand-size"),
        "4.5 end": Conclude("AH.upkeep-hand-size"),
        "4.6 expire": ExpireRound("AH.until-the-end"),
        "4.6 phase": EndPhase("AH.round-ends"),
        "4.6": EndRound("AH.round-ends"),
        "next": NextRound("AH.next-round"),
    },
)


def begin(s: Arkham) -> None:
    """Let the first round begin, after the set-up."""
    s.stack.insert(0, EnemyFrame(ROUND_STEPS, NO_CARD, NOBODY))
