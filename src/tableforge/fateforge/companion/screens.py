"""The companion's combat scene: one screen after the other, each a question to the one device on the table.

What is rolled, moved and suffered stays on the table.  The application draws what it must draw (where the enemies react, which
colours, a boss's cards, what a chest holds), counts what it is told, and asks for the heroes' boxes at the end (217, 224, 230).

What is drawn never depends on what was told when, so that taking back and telling it in another order brings nothing else:
colours come in one order whoever is known to be dead, and what chests hold and which Corruption cards are whose is settled when
the scene is laid out.

In the frame of the combat: it the ally who was chosen; n whether upkeep is shown; k how many tokens there were before the boss
summoned; struck whether the boss has turned its card; paid the rules that are new here, as bits of the campaign's list; queue
the colours that can still react in this round, in their order.
"""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import codes
from tableforge.fateforge.app import coach
from tableforge.fateforge.battle import damage, draw, interact, items, objectives, weak
from tableforge.fateforge.battle.layout import Place
from tableforge.fateforge.battle.recovery import Judge, PutAway
from tableforge.fateforge.battle.round import Announce
from tableforge.fateforge.battle.upkeep import may_extend, tell_short_deck
from tableforge.fateforge.camp import lasting
from tableforge.fateforge.companion import taps
from tableforge.fateforge.definition import Outcome, SceneDef
from tableforge.fateforge.enemies import reactions
from tableforge.fateforge.enemies.tokens import arrives
from tableforge.fateforge.names import CHEST as CHEST_TOKEN
from tableforge.fateforge.names import E_SUMMON, GEMS
from tableforge.fateforge.pieces import NO_ONE, NONE
from tableforge.fateforge.state import (
    ACTION,
    APP_STREAM,
    COMPANION_COMBAT,
    D6_STREAM,
    DECK_STREAM,
    DICE_STREAM,
    ENEMIES,
    LEAVING,
    LIES_CHEST,
    LIES_GEM,
    LIES_POINT,
    LIES_SNARE,
    LIES_TRAP,
    NOT_SET,
    UPKEEP,
    Fate,
    FFrame,
    frame,
)
from tableforge.kernel.ask import DONE, NOT_YET
from tableforge.kernel.core import Op, Program, steps

DEVICE: Final = 0  # the seat of the one device
END: Final = -1  # of what one chest holds
# what a screen that is only read shows: a Corruption card, an exploration token, a weak point that has been covered
READ_CARD, READ_POINT, READ_WEAK = range(3)
READS: Final = ("corruption", "explore", "weak-point")
# what of a weak point's consequences changes what is shown
FIGURES: Final = ("lives", "undefend", "res", "no-armour", "end")


class ScreenOp(Op[Fate, FFrame]):
    pass


# ------------------------------------------------------------------ a screen
class Screen(ScreenOp):
    """A screen: what is tapped on it, one thing after another, until the button at its foot is."""

    def __init__(self, rule: str, kind: str, phase: int) -> None:
        super().__init__(rule)
        self.kind = kind
        self.phase = phase

    def run(self, s: Fate, f: FFrame) -> None:
        if self.phase >= 0:
            s.phase = self.phase
        options = taps.options(s, f, self.kind)
        o = f.ans[0] if f.ans else s.ask(f, DEVICE, self.kind, self.rule, options, always=True, stop=options[0])
        if o == NOT_YET:
            return
        verb, n = codes.verb_of(o), codes.target_of(o)
        if verb == taps.GO:
            self.leave(s, f)
        elif verb == taps.UPKEEP:
            f.n = 1
        elif verb == taps.STAY:
            stay(s, f)
        else:
            f.pc -= 1
            tapped(s, f, verb, n)

    def leave(self, s: Fate, f: FFrame) -> None:
        """What follows when the button at the foot is tapped."""
        if self.kind == taps.ROUND_SCREEN:
            f.struck = 0
        elif self.kind == taps.REACTIONS_SCREEN:
            if not reactions.one_colour(s):
                s.streak = tuple([n + 1 if c in s.named else 0 for c, n in enumerate(s.streak)])
            f.struck = 0
        elif self.kind == taps.ENEMIES_SCREEN:
            f.n = 1 if taps.asks_upkeep(s) else 0


def tapped(s: Fate, f: FFrame, verb: int, n: int) -> None:
    """Something on a screen has been tapped; the screen is shown again after it."""
    scene = s.scene
    assert scene is not None
    if verb in (taps.MORE, taps.LESS):
        count(s, n, 1 if verb == taps.MORE else -1)
    elif verb in (taps.CHEST, taps.POINT):
        begin_tap(s, verb, n)
    elif verb == taps.DOOR:
        s.doors ^= 1 << n
        objectives.remap(s)
        s.emit(
            "FF.door",
            "app-door",
            -1,
            (),
            s.doors >> n & 1,
            note=scene.doors[n].id,
            how="open" if s.doors >> n & 1 else "",
        )
    elif verb == taps.PORTAL:
        s.portals |= 1 << n
        there = scene.map.portals[n]
        s.emit("FF.portal-revealed", "app-portal", -1, (codes.ZONE + there.a, codes.ZONE + there.b), note=there.id)
    elif verb == taps.WEAK:
        cover(s, taps.boss(s), n)
    elif verb == taps.LIFE:
        damage.lose_life(s, taps.boss(s), NO_ONE)
    elif verb == taps.LIVES_ON:
        lives_on(s, taps.boss(s))
    elif verb == taps.DOWN:
        falls(s, f, n)
    elif verb == taps.UP:
        gets_up(s, n)
    elif verb == taps.CORRUPT:
        deal(s, n)
    elif verb == taps.DEAD:
        already_dead(s, f, n)
    elif verb == taps.TURN:
        turn_card(s, f)
    elif verb == taps.LOOT:
        claim(s, n)
    elif verb == taps.FELL:
        damage.defeat(s, codes.FOE + n, NO_ONE)
        s.rising = NONE  # whoever rises is put back by hand
    elif verb == taps.PURIFY:
        draw.purify(s, n // taps.CARDS, n % taps.CARDS)
    elif verb == taps.ALLY:
        f.it = NO_ONE if n == taps.NOBODY else n
        alone = n == taps.NOBODY
        note = s.pack.allies[f.it].id if f.it >= 0 else ""
        s.emit("FF.ally", "app-ally", -1, (), 0 if alone else 1, note=note, how="nobody" if alone else "")
    elif verb in (taps.USED, taps.KEPT):
        taps.struck(s, verb, n)
    else:
        taps.entered(s, verb, n)


def count(s: Fate, k: int, by: int) -> None:
    """An objective is counted by hand (224)."""
    if by > 0:
        objectives.progress(s, k, by)
        return
    s.units = (*s.units[:k], s.units[k] + by, *s.units[k + 1 :])
    objectives.tell(s, k)


def falls(s: Fate, f: FFrame, p: int) -> None:
    """A hero has been knocked out; if nobody stands the scene is over (34, 217)."""
    h = s.hero(p)
    h.down = True
    h.hp = 0
    s.fallen += 1
    s.emit("FF.upkeep-knocked-out", "knocked-out", -1, (p,))
    if not s.standing() and s.phase != LEAVING:
        s.emit("FF.all-knocked-out", "all-down", -1, ())
        f.pc = f.prog.at("outcome")


def gets_up(s: Fate, p: int) -> None:
    """A hero has been revived, and takes a Corruption card (233, 234)."""
    h = s.hero(p)
    h.down = False
    h.hp = lasting.gets_up_with(s, p, s.pack.app.revive_gives)
    s.emit("FF.revive", "app-revived", -1, (p,))
    deal(s, p)


def deal(s: Fate, p: int) -> None:
    """The application names the Corruption card that a hero takes; what it does at once is done on the table (241)."""
    if not s.corruption_deck:
        return
    i = share(s, p)[0]
    s.corruption_deck = tuple([k for k in s.corruption_deck if k != i])
    if s.pack.cards[i].stays:
        h = s.hero(p)
        h.corruption = (*h.corruption, i)
        draw.refit(s, p)
    else:
        s.graveyard = (*s.graveyard, i)
    s.emit("FF.corruption", "corruption", -1, (p, codes.CARD + i))
    read(s, READ_CARD, p, i)


def share(s: Fate, p: int) -> list[int]:
    """The Corruption cards that come to a hero, in their order: every so many-th of the deck, whoever draws first."""
    own = [i for k, i in enumerate(hidden(s)[-1]) if k % len(s.heroes) == p and i in s.corruption_deck]
    return own or list(s.corruption_deck)


def claim(s: Fate, k: int) -> None:
    """Gems and food that the group has taken go into its bag (101, 245)."""
    kind, z, n = taps.loot(s)[k]
    if (kind, z, n) in s.lying:
        at = s.lying.index((kind, z, n))
        s.lying = s.lying[:at] + s.lying[at + 1 :]
    else:
        i = next(i for i, e in enumerate(s.foes) if e.zone == z and (e.gold if kind == LIES_GEM else e.food) == n)
        e = s.foe(codes.FOE + i)
        if kind == LIES_GEM:
            e.gold = 0
        else:
            e.food = 0
    s.left_loot -= 1
    if kind == LIES_GEM:
        s.gold += n
    else:
        s.food += n
    gem = kind == LIES_GEM
    s.emit("FF.loot", "gold" if gem else "app-food", -1, (), n, how="party" if gem else "")


def lives_on(s: Fate, i: int) -> None:
    """A life that was taken off by mistake is a boss's again."""
    e = s.foe(i)
    e.lives += 1
    s.emit("FF.boss-lives", "app-life", -1, (i,), e.lives)


def cover(s: Fate, i: int, n: int) -> None:
    """A result has been spent on a boss's weak point; once all icons are covered, what follows is read out (157)."""
    e = s.foe(i)
    d = e.d.boss
    assert d is not None
    e.covered |= 1 << n
    s.emit("FF.weak-point", "app-covers", -1, (i,), n, data=(d.icons[n],))
    if e.covered != (1 << len(d.icons)) - 1:
        return
    s.emit("FF.weak-point-reward", "weak-point", -1, (i,))
    read(s, READ_WEAK, i)
    for x in (*d.effects, *d.rewards):
        if x.word in FIGURES:
            weak.follows(s, i, x, NO_ONE)


# ------------------------------------------------------------------ what is read and put away
class Read(ScreenOp):
    """Something that the application shows, until it has been read."""

    def run(self, s: Fate, f: FFrame) -> None:
        s.ask(f, DEVICE, taps.READ_SCREEN, self.rule, (codes.option(taps.GO),), always=True)


READ: Final = Program("companion-read", (Read("FF.companion"),))


def read(s: Fate, what: int, about: int, card: int = NO_ONE) -> None:
    """Show something; `about` is a hero, an exploration token, or the boss."""
    f = frame(READ)
    f.way = what
    f.n = about
    f.card = card
    s.call(f)


# ------------------------------------------------------------------ chests and exploration tokens
def hoards(s: Fate, scene: SceneDef) -> list[int]:
    """The ranks of items that the chests and then the exploration tokens of a scene hold, one for each; 0 for none."""
    chests = [x.tier if x.kind == CHEST_TOKEN else 0 for x in scene.tokens]
    return [*chests, *[next((y.n for y in x.outcomes if y.word == "item"), 0) for x in scene.points]]


class Hide(ScreenOp):
    """What chests and exploration tokens hold is settled beforehand: in which order they are opened changes nothing (106).

    No two of them show the same item, as long as there are enough.  The frame keeps it in its queue, each hoard closed by END,
    and after them the Corruption deck.  It is drawn from the stream of the dice, which nobody rolls here: no chest ever changes
    who reacts.
    """

    def run(self, s: Fate, f: FFrame) -> None:
        assert s.scene is not None
        kept: list[int] = []
        shown: list[int] = []
        for tier in hoards(s, s.scene):
            pool = items.to_be_found(s, tier) if tier else NONE
            order = s.shuffled_from(f, DICE_STREAM, pool, self.rule) if pool else NONE
            if order is None:
                return
            row = [i for i in order if i not in shown] + [i for i in order if i in shown]
            shown += row[: s.pack.app.chest_offer]
            kept += [*row, END]
        f.queue = (*kept, *s.corruption_deck, END)


def hidden(s: Fate) -> list[list[int]]:
    """What was settled when the scene was laid out: the cards of each hoard, then the Corruption deck."""
    f = s.caller(combat_of(s))
    assert isinstance(f, FFrame)
    rows: list[list[int]] = [[]]
    for i in f.queue:
        if i == END:
            rows.append([])
        else:
            rows[-1].append(i)
    return rows[:-1]


def held_in(s: Fate, n: int) -> list[int]:
    """The cards of the n-th hoard, in the order in which they are found, without those that the group has."""
    return [i for i in hidden(s)[n] if items.in_the_box(s, s.pack.cards[i])]


def combat_of(s: Fate) -> FFrame:
    """The frame of the combat under way."""
    g = s.stack[s.combat()]
    assert isinstance(g, FFrame)
    return g


def begin_tap(s: Fate, verb: int, n: int) -> None:
    """A chest or an exploration token is tapped; it lies there no more."""
    kind = LIES_CHEST if verb == taps.CHEST else LIES_POINT
    s.lying = tuple([x for x in s.lying if x[0] != kind or x[2] != n])
    if verb == taps.CHEST:
        open_hoard(s, n)
    else:
        f = frame(POINT)
        f.n = n
        s.call(f)


def open_hoard(s: Fate, n: int) -> None:
    f = frame(CHEST)
    f.n = n
    s.call(f)


class OpenChest(ScreenOp):
    """Two items of the chest's rank that nobody owns; one is kept, or gold taken instead (106)."""

    def run(self, s: Fate, f: FFrame) -> None:
        offered = held_in(s, f.n)[: s.pack.app.chest_offer]
        a = s.ask(f, DEVICE, taps.CHEST_SCREEN, self.rule, (*offered, DONE), always=True, stop=DONE)
        if a == NOT_YET:
            return
        if a == DONE:
            s.gold += s.pack.app.chest_gold
            s.emit("FF.chest-refused", "gold", -1, (), s.pack.app.chest_gold, how="party")
        else:
            bag(s, a)


CHEST: Final = Program("companion-chest", (OpenChest("FF.chest-offer"),))


def bag(s: Fate, card: int) -> None:
    """An item is the group's; who carries it where, the application need not know."""
    i = items.make(s, s.pack.cards[card])
    s.bag = (*s.bag, i)
    s.emit("FF.party-bag", "bagged", -1, (codes.GEAR + i,))


class Explore(ScreenOp):
    """What an exploration token brings, word by word; what is done on the board is only read out (116)."""

    def run(self, s: Fate, f: FFrame) -> None:
        assert s.scene is not None
        point = s.scene.points[f.n]
        if f.k > len(point.outcomes):
            return
        if f.k == 0:
            s.emit(self.rule, "app-explores", -1, (codes.ZONE + point.at,), note=f"{s.scene.id}/{point.id}")
            read(s, READ_POINT, f.n)
        elif point.outcomes[f.k - 1].word == "item":
            open_hoard(s, len(s.scene.tokens) + f.n)
        else:
            comes(s, point.outcomes[f.k - 1])
        f.k += 1
        f.pc -= 1


POINT: Final = Program("companion-point", (Explore("FF.exploration-token"),))


def comes(s: Fate, x: Outcome) -> None:
    """What the application itself must know of an outcome: what is in the bag, and how the board has changed."""
    if x.word == "gem":
        s.gold += GEMS[x.what]
        s.emit("FF.exploration-outcome", "gold", -1, (), GEMS[x.what], how="party")
    elif x.word == "food":
        s.food += x.n
        s.emit("FF.exploration-outcome", "app-food", -1, (), x.n)
    elif x.word in ("cube", "reveal", "open-zone", "dry"):
        interact.outcome(s, x, NO_ONE, "FF.exploration-outcome")
    elif x.word == "snare":
        s.lying = (*s.lying, (LIES_SNARE, x.a, x.n))
    elif x.word == "disarm":
        s.lying = tuple([y for y in s.lying if y[0] != LIES_TRAP])
    elif x.word == "weak" and taps.boss(s) >= 0:
        i = taps.boss(s)
        d = s.enemy(i).d.boss
        assert d is not None
        for _ in range(x.n):
            left = [n for n in range(len(d.icons)) if not s.enemy(i).covered >> n & 1]
            if left:
                cover(s, i, left[0])


# ------------------------------------------------------------------ reactions
class NameColours(ScreenOp):
    """All colours are drawn in an order; the first two that live react (187, 188).

    As many are drawn whoever is dead, and telling of it early or late names the same ones.  Those that a game on the screen
    would draw come from its stream, the others from one that nothing else here draws from.
    """

    def run(self, s: Fate, f: FFrame) -> None:
        pool, order = candidates(s), NONE
        while pool:
            stream = APP_STREAM if len(order) < reactions.wanted(s) else D6_STREAM
            c = s.drawn_from(f, stream, "reaction", self.rule, tuple(pool), reactions.weights(s, pool))
            if c == NOT_YET:
                return
            order = (*order, c)
            pool.remove(c)
        f.queue = tuple([c for c in order if living(s, c)])
        name(s, f)
        coach.at(s, coach.REACTING)
        reactions.told_reactions(s)


def candidates(s: Fate) -> list[int]:
    """All colours that the scene has had; its types, where it has had one colour only (`FF.one-colour`)."""
    if reactions.one_colour(s):
        return sorted({reactions.TYPES + e.d.index for e in s.foes if e.d.colour < len(s.met)})
    return [c for c, n in enumerate(s.met) if n]


def living(s: Fate, c: int) -> bool:
    """Whether a colour or a type is in play, as far as was told."""
    return any([not e.out and reactions.is_of(e, c) for e in s.foes])


def name(s: Fate, f: FFrame) -> None:
    """As many as react, of those that are left in the order of this round."""
    s.named = f.queue[: reactions.wanted(s)]


def already_dead(s: Fate, f: FFrame, n: int) -> None:
    """A named colour is dead: it takes no part any more, and the next living one is named, rightmost (188)."""
    gone = s.named[n]
    for k, e in enumerate(s.foes):
        if not e.out and reactions.is_of(e, gone):
            s.foe(codes.FOE + k).out = True
    f.queue = tuple([c for c in f.queue if living(s, c)])
    name(s, f)
    s.emit("FF.already-dead", "already-dead", -1, (), 0, note=reactions.called_for(s, gone))
    reactions.told_reactions(s)


# ------------------------------------------------------------------ bosses
def turn_card(s: Fate, f: FFrame) -> None:
    """The boss turns over the next card of its deck; it lies open until the next step (187, 200)."""
    i = taps.boss(s)
    if i >= 0:
        f.struck = 1
        f.k = len(s.foes)
        s.call(frame(BOSS_TURN, i))


class BossReacts(ScreenOp):
    """A boss on the board reacts after the colours."""

    def run(self, s: Fate, f: FFrame) -> None:
        turn_card(s, f)


class TurnCard(ScreenOp):
    """The top card of a boss's deck; a deck that has run out is shuffled anew."""

    def run(self, s: Fate, f: FFrame) -> None:
        e = s.enemy(f.src)
        deck, away = e.deck, e.discard
        if not deck:
            again = s.shuffled_from(f, DECK_STREAM, tuple(sorted(away)), self.rule)
            if again is None:
                return
            deck, away = again, NONE
        e = s.foe(f.src)
        e.deck = deck[1:]
        e.discard = (*away, deck[0])
        f.n = deck[0]
        assert e.d.boss is not None
        s.emit(self.rule, "boss-card", -1, (f.src,), f.n, note=e.d.boss.deck[f.n].id)


class Summons(ScreenOp):
    """Whom the card summons, and where: the application says, and counts them.

    Where is drawn from the stream of the deck: whether a boss still lives changes no other draw.
    """

    def run(self, s: Fate, f: FFrame) -> None:
        e = s.enemy(f.src)
        assert e.d.boss is not None and s.scene is not None
        acts = e.d.boss.deck[f.n].acts
        if f.k >= len(acts):
            return
        act = acts[f.k]
        if act.verb == E_SUMMON:
            if act.where == "edge" and s.scene.edge:
                z = s.drawn_from(f, DECK_STREAM, "summon", self.rule, s.scene.edge)
                if z == NOT_YET:
                    return
            else:
                z = e.zone
            for _ in range(act.n):
                arrives(s, s.pack.enemy(act.enemy), z, self.rule)
        f.k += 1
        f.pc -= 1


BOSS_TURN: Final = Program("companion-boss", (TurnCard("FF.boss-deck"), Summons("FF.boss-summon")))


# ------------------------------------------------------------------ the end
class RoundOver(ScreenOp):
    """The next round; after the last one the group is asked for one more, where there is something to gain (218, 239)."""

    def run(self, s: Fate, f: FFrame) -> None:
        if s.round < s.rounds:
            f.pc = f.prog.at("announce")
        elif may_extend(s):
            coach.at(s, coach.EXTRA)
        else:
            tell_short_deck(s)
            f.pc = f.prog.at("leaving")


def stay(s: Fate, f: FFrame) -> None:
    """One more round: whoever stands takes a Corruption card for it (239)."""
    s.rounds += 1
    s.extra += 1
    s.extra_rounds += 1
    s.emit("FF.extra-round", "extra-round", -1, ())
    f.pc = f.prog.at("announce")
    for p in reversed(s.standing()):
        deal(s, p)


class Coach(ScreenOp):
    """The coach of a first battle explains what matters now."""

    def __init__(self, *moments: int) -> None:
        super().__init__("FF.tutorial-steps")
        self.moments = moments

    def run(self, s: Fate, f: FFrame) -> None:
        for moment in self.moments:
            coach.at(s, moment)


class PassUpkeep(ScreenOp):
    """A quiet upkeep needs no screen of its own: cubes go, and nobody has fallen."""

    def run(self, s: Fate, f: FFrame) -> None:
        s.emit(self.rule, "upkeep", -1, (), s.round)
        coach.at(s, coach.UPKEPT)
        f.struck = 0
        if not f.n:
            f.pc = f.prog.at("next")
        f.n = 0


class Record(ScreenOp):
    """Which objectives were met, as they were counted (224)."""

    def run(self, s: Fate, f: FFrame) -> None:
        s.phase = LEAVING
        s.outcome = NOT_SET
        s.met_objectives = 0
        if s.standing():
            objectives.judge(s)


class Fallen(ScreenOp):
    """Whoever is still down takes a Corruption card, and gets up with 2 and 2 (229); in Battle mode only after a win (283)."""

    def run(self, s: Fate, f: FFrame) -> None:
        if s.quest is not None and not s.outcome:
            f.pc = f.prog.at("put-away")
            return
        app = s.pack.app
        for p in reversed(range(len(s.heroes))):
            if s.heroes[p].down:
                h = s.hero(p)
                h.down = False
                h.hp = lasting.gets_up_with(s, p, app.fallen_hp)
                h.en = min(h.en_max, app.fallen_en)
                s.emit("FF.fallen-recovery", "recovers", -1, (p,), h.hp, data=(h.hp, h.en))
                deal(s, p)


COMBAT: Final = steps(
    COMPANION_COMBAT,
    {
        "place": Place("FF.setup-order"),
        "teach-board": Coach(coach.PLACED),
        "set-up": Screen("FF.setup-screens", taps.SETUP_SCREEN, -1),
        "announce": Announce("FF.round"),
        "teach-dice": Coach(coach.ROLLED, coach.PREPARED),
        "round": Screen("FF.slot-announced", taps.ROUND_SCREEN, -1),
        "teach-turn": Coach(coach.TURN),
        "action": Screen("FF.reactions", taps.ACTION_SCREEN, ACTION),
        "name": NameColours("FF.colour-draw"),
        "boss-reacts": BossReacts("FF.boss-turn"),
        "reactions": Screen("FF.already-dead", taps.REACTIONS_SCREEN, ACTION),
        "teach-enemies": Coach(coach.ENEMY_TURNS),
        "enemies": Screen("FF.enemy-order", taps.ENEMIES_SCREEN, ENEMIES),
        "pass-upkeep": PassUpkeep("FF.upkeep"),
        "upkeep": Screen("FF.upkeep", taps.UPKEEP_SCREEN, UPKEEP),
        "next": RoundOver("FF.extra-round"),
        "extra": Screen("FF.extra-round", taps.EXTRA_SCREEN, UPKEEP),
        "leaving": Coach(coach.LEAVING),
        "outcome": Screen("FF.outcome", taps.OUTCOME_SCREEN, LEAVING),
        "record": Record("FF.outcome"),
        "judge": Judge("FF.outcome"),
        "fallen": Fallen("FF.fallen-recovery"),
        "health": Screen("FF.health-recorded", taps.HEALTH_SCREEN, LEAVING),
        "put-away": PutAway("FF.singles-back"),
    },
)


class Fight(ScreenOp):
    """The combat itself, once it is settled what lies hidden in the scene."""

    def run(self, s: Fate, f: FFrame) -> None:
        g = frame(COMBAT)
        g.paid = f.paid
        s.call(g)


SCENE: Final = Program("companion-scene", (Hide("FF.chest-offer"), Fight("FF.setup-order")))


def begin(s: Fate, scene: str, prepared: tuple[str, ...], new: int) -> None:
    """Let a combat scene be played next, on a real board; some of its rules may be new to the group (14)."""
    s.scene = s.pack.scenes[scene]
    s.prepared = prepared
    taps.put_away(s)
    f = frame(SCENE)
    f.paid = new
    s.call(f)
