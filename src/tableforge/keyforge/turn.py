"""Set-up and the turn, step by step, as programs that read like the rulebook."""

from __future__ import annotations

from typing import Final

from tableforge.kernel.ask import NOT_YET
from tableforge.kernel.core import Frame, Op, Program, steps
from tableforge.kernel.event import ALL_SEATS
from tableforge.kernel.react import Fact
from tableforge.keyforge import board, codes, legal, moves, play, use
from tableforge.keyforge.frames import ForgeFrame, SetupFrame, WindowFrame
from tableforge.keyforge.names import (
    CHOOSES,
    DISCARD,
    DISCARDS,
    DO_DISCARD,
    DO_END,
    DO_OMNI,
    DO_PLAY,
    DO_UNSTUN,
    DRAW_STEP,
    END_STEP,
    FIRST_HAND,
    FORGE_STEP,
    FORGES,
    HAND,
    HOUSE_STEP,
    HOUSES,
    KEYS_TO_WIN,
    MAIN_STEP,
    MUST_MOD,
    NEXT_TURN,
    NO_HOUSE,
    OMNI,
    PLAYS,
    READY_STEP,
    SECOND_HAND,
    SKIP_STEP_MOD,
    SPENDS_TO_FORGE,
    START_STEP,
    THIS_TURN,
    TURN_ENDS,
    TURN_STARTS,
    UNTIL_YOUR_TURN,
)
from tableforge.keyforge.state import KeyForge, KFrame, KOp
from tableforge.words.frame import NO_CARD, NOBODY


# ------------------------------------------------------------------ set-up
class FirstPlayer(Op[KeyForge, SetupFrame]):
    def run(self, s: KeyForge, f: SetupFrame) -> None:
        p = s.chance(f, "first-player", self.rule, (0, 1)) if f.first == NOBODY else f.first
        if p == NOT_YET:
            return
        s.first = s.active = p
        s.emit(self.rule if f.first == NOBODY else "KF.first-player-in-a-series", "first-player", p, ())


class ShuffleDeck(KOp):
    """One deck is shuffled: the first player's, then the other's."""

    def __init__(self, rule: str, second: bool) -> None:
        super().__init__(rule)
        self.second = second

    def run(self, s: KeyForge, f: KFrame) -> None:
        p = s.first ^ self.second
        order = s.chance_order(f, s.players[p].deck, self.rule)
        if order is not None:
            s.player(p).deck = order
            s.emit(self.rule, "shuffle", p, ())


class StartingHand(KOp):
    """Seven cards for the first player, six for the other, fewer by chains."""

    def __init__(self, rule: str, second: bool) -> None:
        super().__init__(rule)
        self.second = second

    def run(self, s: KeyForge, f: KFrame) -> None:
        p = s.first ^ self.second
        n = SECOND_HAND if self.second else FIRST_HAND
        chains = s.players[p].chains
        k = max(0, n - board.chain_penalty(chains))
        if moves.draw(s, f, p, k, NO_CARD, self.rule) == NOT_YET:
            return
        if chains:
            shed(s, p, "KF.chains-on-the-first-hand")


def shed(s: KeyForge, p: int, rule: str) -> None:
    s.player(p).chains -= 1
    s.emit(rule, "shed-chain", p, (), 1)


class Mulligan(Op[KeyForge, SetupFrame]):
    """Once, a player may shuffle the hand back and draw one card fewer."""

    def __init__(self, rule: str, second: bool) -> None:
        super().__init__(rule)
        self.second = second

    def run(self, s: KeyForge, f: SetupFrame) -> None:
        p = s.first ^ self.second
        if not f.mulligan:
            return
        a = s.ask(f, p, "mulligan", self.rule, (0, 1), idle=0)
        if a == NOT_YET:
            return
        if a == 0:
            s.emit(self.rule, "keep", p, ())
            return
        q = s.players[p]
        n = len(q.hand)
        order = s.chance_order(f, (*q.deck, *q.hand), self.rule)
        if order is None:
            return
        moves.empty_into_deck(s, p, HAND, order, self.rule, "mulligan")
        moves.draw(s, f, p, n - 1, NO_CARD, self.rule)


class FirstTurn(KOp):
    """The first player begins."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        s.call(KFrame(TURN, NO_CARD, s.first))


SETUP: Final = Program(
    "setup",
    (
        FirstPlayer("KF.setup-first-player"),
        ShuffleDeck("KF.setup-shuffling", False),
        ShuffleDeck("KF.setup-shuffling", True),
        StartingHand("KF.setup-hands", False),
        StartingHand("KF.setup-hands", True),
        Mulligan("KF.setup-mulligan", False),
        Mulligan("KF.setup-mulligan", True),
        FirstTurn("KF.turns-alternate"),
    ),
)


# ------------------------------------------------------------------ the turn
class StartTurn(KOp):
    def run(self, s: KeyForge, f: KFrame) -> None:
        p = f.ctrl
        s.active = p
        s.turn += 1
        s.step = START_STEP
        s.house = NO_HOUSE
        s.acted = s.ended = False
        s.from_hand = 0
        s.titles = {}
        s.spent = {}
        s.last_past = s.past
        s.past = []
        s.past_own = s.tag
        # what began for "this turn" in the very last moment of the turn before has ended, too
        kept = tuple([x for x in s.lasting if x.expiry != THIS_TURN and (x.expiry != UNTIL_YOUR_TURN or x.seat != p)])
        s.new_turn(kept)
        for q in s.players:
            for i in q.line:
                c = s.cards[i]
                if c.armor_used or c.attacked:
                    c = s.card(i)
                    c.armor_used = c.attacked = 0
                    c.armor_was = ()
        s.unsettled = True
        s.emit("KF.turns-alternate", "turn", p, (), s.turn)
        moves.happen(s, Fact(TURN_STARTS, p, NO_CARD, NO_CARD, 0))


class ForgeStep(KOp):
    """Step 1: the active player must forge a key if the current cost can be paid."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        s.step = FORGE_STEP
        p = s.active
        for row in board.index(s).rows[SKIP_STEP_MOD]:
            if row.mod.what == FORGE_STEP and board.for_seat(s, row, p):
                s.emit("KF.skipped-step", "skip-step", p, (), 0, row.ctx.src, ALL_SEATS, "forge")
                return
        if s.players[p].amber + board.amber_on_cards(s, p) < board.key_cost(s, p):
            return
        forge(s, p, 0, False, NO_CARD)


class ChooseHouse(KOp):
    """Step 2: one of the identity card's houses, or of a card under control."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        s.step = HOUSE_STEP
        p = s.active
        options, rule = house_options(s, p) if s.tracing or not f.ans else (f.ans, self.rule)  # the log cites its rule
        if not options:
            s.emit(rule, "no-house", p, ())
            return
        h = s.ask(f, p, "house", rule, options)
        if h == NOT_YET:
            return
        s.house = h
        if rule == "KF.choose-house" and h not in s.players[p].houses:
            rule = "KF.house-of-a-controlled-card"
        s.emit(rule, "house", p, (), h, NO_CARD, ALL_SEATS, HOUSES[h])


def house_options(s: KeyForge, p: int) -> tuple[tuple[int, ...], str]:
    """The houses player p may choose, and the rule that shapes the choice; none, and the rule why there is none."""
    mask = board.houses_in_control(s, p)
    can = [h for h in range(len(HOUSES)) if mask >> h & 1]
    free = can
    if board.banned(s, CHOOSES):
        free = [h for h in can if board.forbidden(s, Fact(CHOOSES, p, NO_CARD, NO_CARD, h)) == board.ALLOWED]
    musts: list[int] = []
    for row in board.index(s).rows[MUST_MOD]:
        m = row.mod
        assert m.event is not None
        if CHOOSES in m.event.kinds() and board.live(s, row):
            asked = [
                h for h in range(len(HOUSES)) if m.event.matches(s, row.ctx, Fact(CHOOSES, p, NO_CARD, NO_CARD, h))
            ]
            musts.extend([h for h in asked if h in can])
    if not musts:
        return tuple(free), "KF.choose-house" if free else "KF.no-legal-house"
    both = [h for h in free if h in musts]
    if both:
        return tuple(both), "KF.must-choose-house" if len(both) == 1 else "KF.several-must-choose"
    why = s.ed.rule["cannot_beats_must_house"]
    if not s.ed.cannot_beats_must_house:
        return (), why
    return tuple(free), why if free else "KF.no-legal-house"


def house_refusal(s: KeyForge, p: int, h: int) -> str:
    """Why player p may not choose house h now; `s.blame` names the card behind it."""
    s.blame = NO_CARD
    if not board.houses_in_control(s, p) >> h & 1:
        return "KF.no-other-house"
    blame = board.forbidden(s, Fact(CHOOSES, p, NO_CARD, NO_CARD, h))
    if blame != board.ALLOWED:
        s.blame = blame
        return "KF.cannot-beats-must-and-may"
    return house_options(s, p)[1]


class AfterHouse(KOp):
    """Abilities that watch the choice, and taking the archives, in the active player's order."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        p = s.active
        frames: list[KFrame] = []
        if s.house >= 0:
            fact = Fact(CHOOSES, p, NO_CARD, NO_CARD, s.house)
            s.record(fact)
            frames = moves.reactions(s, fact)
        if frames or s.players[p].archives:
            frames.append(KFrame(TAKE_ARCHIVES, NO_CARD, p))
        moves.resolve(s, frames, AFTER_HOUSE_WINDOW)


class NextAfterHouse(moves.NextAbility):
    """The archives, last of what is waiting, are left out while they are empty: an ability may still put a card into them."""

    def run(self, s: KeyForge, f: WindowFrame) -> None:
        empty = len(f.queue) > 1 and f.queue[-1].prog is TAKE_ARCHIVES and not s.players[f.ctrl].archives
        if empty:
            archives = f.queue[-1:]
            f.queue = f.queue[:-1]
            super().run(s, f)
            f.queue = f.queue + archives
        else:
            super().run(s, f)


AFTER_HOUSE_WINDOW: Final = Program("after-house-window", (NextAfterHouse("KF.timing-conflicts"),))


class TakeArchives(KOp):
    def run(self, s: KeyForge, f: KFrame) -> None:
        p = f.ctrl
        ids = s.players[p].archives
        if not ids:
            return
        rule = self.rule if s.house >= 0 else "KF.archives-without-house"
        a = s.ask(f, p, "archives", rule, (1, 0), idle=0)
        if a == NOT_YET or a == 0:
            return
        for i in ids:
            c = s.cards[i]
            moves.move(s, i, HAND, c.owner, NO_CARD, rule, "take-archives" if c.owner == p else "return")


TAKE_ARCHIVES: Final = Program("archives", (TakeArchives("KF.taking-the-archives"),))


class MainStep(KOp):
    """Step 3: play, discard and use cards of the active house, one after the other, until the player ends it."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        s.step = MAIN_STEP
        if s.ended:
            return
        a = f.ans[0] if f.ans else s.ask(f, s.active, "act", self.rule, tuple(acts(s)), always=True, stop=DO_END)
        if a == NOT_YET:
            return
        if a == DO_END:
            return
        f.pc -= 1
        act(s, codes.verb_of(a), codes.card_of(a))


def acts(s: KeyForge) -> list[int]:
    """Everything the active player may do now, in canonical order: with the hand, with what is in play; or end the step."""
    p = s.active
    q = s.players[p]
    permits = board.index(s).permits
    limited = legal.first_turn_used_up(s)
    out: list[int] = []
    for i in q.hand:
        if s.cards[i].house == s.house and not limited:
            if not legal.may_play_by_effect(s, i, p):
                out.append(codes.act(DO_PLAY, i))
            out.append(codes.act(DO_DISCARD, i))
        elif permits and not legal.may_play(s, i, p):  # of another house, or one more: a card may allow it
            out.append(codes.act(DO_PLAY, i))
    for i in q.line:
        if s.cards[i].ready:
            legal.add_uses(s, i, p, out)
    for i in q.artifacts:
        if s.cards[i].ready:
            legal.add_uses(s, i, p, out)
    out.append(DO_END)
    return out


def act(s: KeyForge, verb: int, i: int) -> None:
    """Do what the active player chose."""
    p = s.active
    mine = board.of_active_house(s, i)
    if verb == DO_PLAY:
        if not mine or legal.first_turn_used_up(s):
            row = legal.permission(s, [Fact(PLAYS, p, i, NO_CARD, 0)])
            if row is not None:
                legal.spend(s, row, i, True)
        s.from_hand += 1
        play.play(s, i, p)
    elif verb == DO_DISCARD:
        s.acted = True
        s.from_hand += 1
        discard_from_hand(s, [i], NO_CARD, "KF.right-to-discard")
    else:
        free = verb == DO_OMNI or (verb == DO_UNSTUN and board.has_ability(s, i, OMNI))
        if not mine and not free:
            row = legal.permission(s, legal.ways(verb, i, p))
            if row is not None:
                legal.spend(s, row, i, False)
        use.use(s, i, verb, p)


def discard_from_hand(s: KeyForge, ids: list[int], src: int, rule: str) -> None:
    facts: list[Fact] = []
    for i in ids:
        p = s.cards[i].owner
        moves.move(s, i, DISCARD, p, src, rule, "discard")
        facts.append(Fact(DISCARDS, p, i, HAND, 0))
    moves.happen_together(s, facts)


class ReadyCards(KOp):
    """Step 4: every exhausted card of the active player is readied; stun stays."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        s.step = READY_STEP
        q = s.players[s.active]
        ids = [i for i in q.line + q.artifacts if not s.cards[i].ready]
        for i in ids:
            s.card(i).ready = True
        if ids:
            s.unsettled = True
            s.emit(self.rule, "ready-step", s.active, tuple(ids), len(ids))


class DrawCards(KOp):
    """Step 5: refill the hand."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        s.step = DRAW_STEP
        refill(s, f, s.active, self.rule)


def refill(s: KeyForge, f: Frame, p: int, rule: str) -> bool:
    """Draw up to the hand size, fewer by chains; a refill that was due sheds one chain.  False while nature is asked."""
    due = board.hand_size(s, p) - len(s.players[p].hand)
    if due <= 0:
        return True
    chains = s.players[p].chains
    n = max(0, due - board.chain_penalty(chains))
    if n and moves.draw(s, f, p, n, NO_CARD, rule) == NOT_YET:
        return False
    if chains:
        if n < due:
            s.emit(chain_rule(due, board.chain_penalty(chains)), "chained", p, (), due - n)
        shed(s, p, "KF.chains-shedding")
    return True


def chain_rule(due: int, penalty: int) -> str:
    """The rule for a refill that chains shorten: by some cards, down to none, or by more than were due."""
    if penalty < due:
        return "KF.chains-penalty"
    return "KF.chains-draw-prevented" if penalty == due else "KF.chains-never-below-zero-cards"


class EndOfTurn(KOp):
    """ "End of turn" abilities come after the refill."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        s.step = END_STEP
        moves.happen(s, Fact(TURN_ENDS, s.active, NO_CARD, NO_CARD, 0))


class EndTurn(KOp):
    """Announce a key that can be paid for, let the turn's effects end, pass the turn."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        p = s.active
        if s.players[p].amber >= board.key_cost(s, p):
            s.emit("KF.announce-check", "check", p, ())
        kept = [
            x
            for x in s.lasting
            if not (x.expiry == THIS_TURN or (x.expiry == NEXT_TURN and x.seat == p and x.turn < s.turn))
        ]
        s.new_turn(tuple(kept))
        s.unsettled = True
        s.emit("KF.turns-alternate", "end-turn", p, ())
        s.stack.pop()
        s.call(KFrame(TURN, NO_CARD, 1 - p))


TURN: Final = steps(
    "turn",
    {
        "start": StartTurn("KF.start-of-turn"),
        "forge": ForgeStep("KF.forge-compulsory"),
        "house": ChooseHouse("KF.choose-house"),
        "after-house": AfterHouse("KF.after-choosing-house"),
        "main": MainStep("KF.play-number-and-order"),
        "ready": ReadyCards("KF.step-4-ready"),
        "draw": DrawCards("KF.step-5-draw"),
        "end": EndOfTurn("KF.end-of-turn"),
        "next": EndTurn("KF.turns-alternate"),
    },
)


# ------------------------------------------------------------------ forging
def forge(s: KeyForge, p: int, extra: int, free: bool, src: int, agreed: bool = False) -> None:
    """Start forging a key for player p at current cost plus `extra`, or at no cost; what now runs learns whether it was."""
    g = ForgeFrame(FORGING, src, p)
    g.extra = extra
    g.free = free
    g.agreed = agreed
    s.call(g)


TOO_POOR: Final = "KF.forge-all-or-nothing"


def can_forge(s: KeyForge, p: int, extra: int, free: bool) -> str:
    """Why player p cannot forge a key now, or ""."""
    s.blame = NO_CARD
    blame = board.forbidden(s, Fact(FORGES, p, NO_CARD, NO_CARD, s.players[p].keys + 1))
    if blame != board.ALLOWED:
        s.blame = blame
        return "KF.cannot-forge"
    if free:
        return ""
    if s.players[p].amber + board.amber_on_cards(s, p) < max(0, board.key_cost(s, p) + extra):
        return TOO_POOR
    return ""


class PayAndForge(Op[KeyForge, ForgeFrame]):
    """The cost is spent in full, from the pool and from cards that may pay, then a key is turned."""

    def run(self, s: KeyForge, f: ForgeFrame) -> None:
        p = f.ctrl
        free = f.free
        why = can_forge(s, p, f.extra, free)
        caller = s.caller(f)
        assert isinstance(caller, KFrame)
        if why:
            s.emit(why, "cannot-forge", p, (), 0, s.blame, how="poor" if why == TOO_POOR else "")
            caller.full = False
            return
        cost = 0 if free else max(0, board.key_cost(s, p) + f.extra)
        pool = s.players[p].amber
        if pool < cost and not s.ed.aember_on_cards_must_pay and not f.agreed:
            a = s.ask(f, s.active, "forge", s.ed.rule["aember_on_cards_must_pay"], (1, 0), idle=0)
            if a == NOT_YET:
                return
            if a == 0:
                caller.full = False
                return
        parts: list[tuple[int, int]] = []
        due = cost
        cards = board.cards_that_pay(s, p) if cost else []
        for k, i in enumerate(cards):
            have = s.cards[i].amber
            later = pool + sum([s.cards[j].amber for j in cards[k + 1 :]])
            least, most = max(0, due - later), min(have, due)
            n = s.ask(f, s.active, "pay-from", "KF.mixed-payment", tuple(range(least, most + 1)), i)
            if n == NOT_YET:
                return
            parts.append((i, n))
            due -= n
        for i, n in parts:
            if n:
                s.card(i).amber -= n
                s.emit(s.ed.rule["aember_on_cards_must_pay"], "pay-from", p, (i,), n, i)
        q = s.player(p)
        q.amber -= due
        q.keys += 1
        s.unsettled = True
        rule = "KF.forge-at-no-cost" if free else "KF.forge-payment" if cost else "KF.key-cost-floor"
        s.emit(rule, "forge", p, (), cost, f.src, how="" if cost else "free")
        caller.full = True
        if q.keys < KEYS_TO_WIN:
            moves.happen(s, Fact(FORGES, p, NO_CARD, NO_CARD, q.keys))
            if cost:  # who gets what is spent gets it as it is spent, before anything that comes after the forging
                spent = Fact(SPENDS_TO_FORGE, p, NO_CARD, NO_CARD, cost)
                s.record(spent)
                moves.resolve(s, moves.reactions(s, spent)[:1])  # two cards cannot get the same æmber


FORGING: Final = Program("forge", (PayAndForge("KF.forge-payment"),))
