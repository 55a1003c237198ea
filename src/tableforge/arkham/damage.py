"""Damage and horror: assigned, then applied together; then whoever has had enough is defeated, and investigators leave the game."""

from __future__ import annotations

from typing import Final

from tableforge.arkham import board
from tableforge.arkham.frames import EnemyFrame, HarmFrame
from tableforge.arkham.moves import discard, put_at, tell_move, to_victory
from tableforge.arkham.names import (
    ATTACHED,
    CLUE,
    DAMAGE,
    DECK,
    DEFEATED,
    DISCARD,
    ENDS,
    ENEMY,
    GAME,
    HAND,
    HEALTH,
    HORROR,
    IS_DEALT,
    IS_DEFEATED,
    IS_PLACED,
    REMOVED,
    SANITY,
    SEATED,
    STATUSES,
    STILL_IN,
    TAKES,
    TOKENS,
    Numbers,
)
from tableforge.arkham.react import awaited_by_objective, before, note, objectives, occasion
from tableforge.arkham.state import AFrame, AOp, Arkham
from tableforge.kernel.ask import NOT_YET
from tableforge.kernel.core import abandon, steps
from tableforge.kernel.react import Fact
from tableforge.words.frame import NO_CARD, NO_IDS, NOBODY

STAT_OF: Final[Numbers] = (HEALTH, SANITY)  # what damage and horror reduce
BY_ABILITY: Final = 2  # in place of a kind: a card ability defeats


# ------------------------------------------------------------------ tokens
def own(s: Arkham, i: int) -> str:
    """How it is told of tokens on card i: an investigator takes and heals them itself."""
    return "self" if s.cards[i].zone == SEATED else ""


def place(s: Arkham, i: int, kind: int, n: int, rule: str, src: int = NO_CARD, moved: bool = False) -> None:
    """Lay tokens from the pool on card i, or (`moved`) from another card: such horror is not taken (AH.moving-is-not-dealing)."""
    if n <= 0:
        return
    s.card(i).put_tokens(kind, n)
    if kind == DAMAGE or kind == HORROR:
        s.sound = None
    how = own(s, i)
    if how and moved and kind == HORROR:
        how = "moved"
    s.emit(rule, f"place-{TOKENS[kind]}", board.you_of(s, i), (i,), n, src, how=how)
    note(s, IS_PLACED, board.you_of(s, i), i, src, n, kind)


def take_off(s: Arkham, i: int, kind: int, n: int, rule: str, src: int = NO_CARD) -> int:
    """Take tokens off card i, as many as there are; how many there were."""
    n = min(n, s.cards[i].tokens(kind))
    if n > 0:
        s.card(i).put_tokens(kind, -n)
        s.emit(rule, f"remove-{TOKENS[kind]}", board.you_of(s, i), (i,), n, src, how=own(s, i))
    return n


def heal(s: Arkham, i: int, kind: int, n: int, src: int = NO_CARD) -> int:
    """Heal damage or horror of card i, as much as there is (AH.heal)."""
    n = min(n, s.cards[i].tokens(kind))
    if n > 0:
        s.card(i).put_tokens(kind, -n)
        s.emit("AH.heal", f"heal-{TOKENS[kind]}", board.you_of(s, i), (i,), n, src, how=own(s, i))
    return n


# ------------------------------------------------------------------ dealing
def deal(
    s: Arkham, f: AFrame, packets: tuple[tuple[int, int, int, bool], ...], by: int = NOBODY, attacker: int = NO_CARD
) -> None:
    """Deal damage and horror, all at once: for each packet to which card, of which kind, how much, and whether directly."""
    real = tuple([x for x in packets if x[2] > 0])
    if not real:
        return
    t = HarmFrame(HARM, f.src, NOBODY)
    t.packets = real
    t.by = by
    t.attacker = attacker
    s.call(t)


class Assign(AOp):
    """Step 1: everything is laid beside the cards that will get it; an investigator may use assets (AH.assign-to-assets)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, HarmFrame)
        told = list(s.take_answers(f))
        out: dict[tuple[int, int], int] = {}
        for card, kind, n, direct in f.packets:
            p = s.seat_of(card)
            if p < 0 or direct:
                out[card, kind] = out.get((card, kind), 0) + n
                continue
            if s.players[p].status != STILL_IN:
                continue
            soak = board.soakers(s, p, STAT_OF[kind])
            if not soak and not s.forced_asks:
                out[card, kind] = out.get((card, kind), 0) + n
                continue
            for k in range(n):
                options = [i for i in soak if board.remaining(s, i, STAT_OF[kind]) > out.get((i, kind), 0)]
                options.append(card)
                pick = card
                if len(options) > 1 or s.forced_asks:
                    if told:
                        pick = told.pop(0)
                    else:
                        pick = s.ask(f, p, f"assign-{TOKENS[kind]}", self.rule, tuple(options), n - k)
                        if pick == NOT_YET:
                            return
                out[pick, kind] = out.get((pick, kind), 0) + 1
        f.assigned = tuple([(card, kind, n) for (card, kind), n in out.items()])


class WhenDealt(AOp):
    """Between the two steps: what is dealt may be answered, card by card (AH.between-assign-and-apply)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, HarmFrame)
        if f.seen and f.fact is not None:
            card, kind, _ = f.assigned[f.seen - 1]
            n = 0 if f.cancelled else f.fact.amount
            f.assigned = (*f.assigned[: f.seen - 1], (card, kind, n), *f.assigned[f.seen :])
            f.fact = None
        if f.seen >= len(f.assigned):
            return
        if not board.heard(s, IS_DEALT):
            f.seen = len(f.assigned)
            return
        card, kind, n = f.assigned[f.seen]
        f.seen += 1
        f.pc -= 1
        before(s, f, Fact(IS_DEALT, board.you_of(s, card), card, f.attacker, n, kind))


class Apply(AOp):
    """Step 2: all of it is placed at the same time (AH.apply-damage)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, HarmFrame)
        taken: dict[tuple[int, int], int] = {}
        hurt: list[int] = []
        asset_counts = s.ed.asset_damage_is_yours
        dealt_to = [card for card, _, _, _ in f.packets]
        for card, kind, n in f.assigned:
            if n <= 0 or not s.in_play(card):
                continue  # tokens for an asset that has gone are lost (AH.asset-gone-before-applying)
            place(s, card, kind, n, self.rule, f.src)
            if card not in hurt:
                hurt.append(card)
            p = board.you_of(s, card)
            if (
                p >= 0
                and s.cards[card].d.type != ENEMY
                and (s.seat_of(card) >= 0 or card not in dealt_to or asset_counts)
            ):
                taken[p, kind] = taken.get((p, kind), 0) + n
        for (p, kind), n in taken.items():
            note(s, TAKES, p, s.players[p].card, f.src, n, kind)
        f.felled = tuple([i for i in hurt if board.beaten(s, i)])


def collapse(s: Arkham, f: AFrame) -> bool:
    """Defeat whoever has had enough without being dealt anything: tokens were moved, or a value went down.

    False where nobody has, or whoever has is being defeated already (AH.investigator-defeated, AH.asset-defeated).
    """
    for i in s.everything_in_play():
        if board.too_much(s, i) and not falling(s, i):
            defeat(s, f, i, NOBODY)
            return True
    return False


def falling(s: Arkham, i: int) -> bool:
    """Whether the defeat of card i is under way already."""
    for t in s.stack:
        if isinstance(t, HarmFrame) and i in t.felled:
            return True
        if isinstance(t, EnemyFrame) and (
            (t.prog is DEFEAT and t.enemy == i) or (t.prog is ELIMINATION and t.src == i)
        ):
            return True
    return False


class Fell(AOp):
    """Whoever has had enough is defeated, one after the other."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, HarmFrame)
        felled = tuple([i for i in f.felled if s.in_play(i) and board.beaten(s, i)])
        if not felled:
            return
        seats = [i for i in felled if s.seat_of(i) >= 0]
        foes = [i for i in felled if s.cards[i].d.type == ENEMY and counts_in_the_end(s, f, i)]
        i = felled[0]
        if seats and foes and len(seats) == len(s.in_order()):
            i = s.ask(f, s.lead, "defeat-order", "AH.last-investigator-and-objective-enemy", (*seats, *foes))
            if i == NOT_YET:
                return
            if i in foes:  # what an objective says of it is done before anybody leaves
                objectives(s, f, Fact(IS_DEFEATED, f.by, i, f.src, 0))
        f.felled = tuple([x for x in felled if x != i])
        f.pc -= 1
        defeat(s, f, i, f.by)


def counts_in_the_end(s: Arkham, f: HarmFrame, i: int) -> bool:
    """Whether the defeat of an enemy matters to how the scenario ends: by an objective, or by victory points."""
    return s.cards[i].d.victory >= 0 or awaited_by_objective(s, f, Fact(IS_DEFEATED, f.by, i, f.src, 0))


HARM: Final = steps(
    "harm",
    {
        "assign": Assign("AH.assign-damage"),
        "when": WhenDealt("AH.between-assign-and-apply"),
        "apply": Apply("AH.apply-damage"),
        "fell": Fell("AH.check-defeats"),
    },
)


# ------------------------------------------------------------------ defeat
def defeat(s: Arkham, f: AFrame, i: int, by: int, kind: int = NOBODY) -> None:
    """Card i is defeated, by an investigator's doing or by nobody's; `kind` says that a card ability does it."""
    p = s.seat_of(i)
    if p >= 0:
        eliminate(s, p, DEFEATED, kind)
        return
    t = EnemyFrame(DEFEAT, f.src, NOBODY)
    t.enemy = i
    t.whom = by
    s.call(t)


class WhenDefeated(AOp):
    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, EnemyFrame)
        before(s, f, Fact(IS_DEFEATED, f.whom, f.enemy, f.src, 0))


class Fall(AOp):
    """The defeated card leaves play: for its discard pile, or for the victory display (AH.victory-enemy)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, EnemyFrame)
        i = f.enemy
        if f.cancelled or not s.in_play(i):
            return
        d = s.cards[i].d
        rule = self.rule if d.type == ENEMY else "AH.asset-defeated"
        s.emit(rule, "defeated", f.whom, (i,), 0, f.src)
        place = s.location_of(i)
        if d.type == ENEMY and d.victory >= 0 and not board.blank(s, i):
            to_victory(s, i, "AH.victory-enemy")
        else:
            discard(s, i, rule)
        note(s, IS_DEFEATED, f.whom, i, f.src, place)


DEFEAT: Final = steps(
    "defeat",
    {"when": WhenDefeated("AH.when"), "fall": Fall("AH.enemy-defeated")},
)


# ------------------------------------------------------------------ elimination
def eliminate(s: Arkham, p: int, status: int, kind: int = NOBODY) -> None:
    """Seat p is eliminated: defeated or resigned."""
    t = EnemyFrame(ELIMINATION, s.players[p].card, NOBODY)
    t.whom = p
    t.number = status
    t.place = kind
    s.call(t)


class LastWords(AOp):
    """The game has ended for the weaknesses of this investigator (AH.elimination-weaknesses)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, EnemyFrame)
        if s.ed.weaknesses_have_the_last_word:
            occasion(s, f, ENDS, f.whom, NO_CARD, NO_CARD, GAME)


class WeaknessesGo(AOp):
    """Then those weaknesses leave the game, wherever they are in play, enemies among them (AH.elimination-weaknesses)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, EnemyFrame)
        if not s.ed.weaknesses_have_the_last_word:
            return
        for i in s.list_in_play():
            if s.cards[i].d.weakness and s.cards[i].owner == f.whom:
                frm = s.whence(i)
                remove_quietly(s, i)
                tell_move(s, i, frm, self.rule, "removed", f.whom)


class Suffer(AOp):
    """In a campaign a defeat leaves a trauma: physical by damage, mental by horror, one of the two by both."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, EnemyFrame)
        if f.number == DEFEATED and f.place != BY_ABILITY:
            suffer(s, f, f.whom)


def suffer(s: Arkham, f: AFrame, p: int) -> bool:
    """Seat p bears the trauma of its defeat; False while it is asked which of the two."""
    i = s.players[p].card
    c = s.cards[i]
    ways = []
    if c.damage >= board.stat(s, i, HEALTH):
        ways.append(DAMAGE)
    if c.horror >= board.stat(s, i, SANITY):
        ways.append(HORROR)
    if not s.campaign or not ways:
        return True
    k = s.ask(f, p, "trauma", "AH.trauma-both-at-once", tuple(ways))
    if k == NOT_YET:
        return False
    trauma(s, p, k, 1, "AH.trauma-from-defeat")
    return True


def trauma(s: Arkham, p: int, kind: int, n: int, rule: str) -> None:
    """Seat p suffers physical (DAMAGE) or mental (HORROR) trauma."""
    q = s.player(p)
    a, b = q.trauma
    q.trauma = (a + n, b) if kind == DAMAGE else (a, b + n)
    s.emit(rule, "trauma", p, (q.card,), n, data=(kind,), how="physical" if kind == DAMAGE else "mental")


class Depart(AOp):
    """Steps 1 to 4 of elimination, and the lead investigator, where it was the lead who left."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, EnemyFrame)
        p = f.whom
        q = s.players[p]
        others = [x for x in s.in_order() if x != p]
        lead = s.lead
        if lead == p and others:
            lead = s.ask(f, others[0], "new-lead", "AH.elimination-new-lead", tuple(others))
            if lead == NOT_YET:
                return
        rule = self.rule
        s.emit(rule, "eliminated", p, (q.card,), f.number, how=STATUSES[f.number])
        place = q.at
        clues = s.cards[q.card].clues
        attached = [i for i in s.list_in_play() if s.cards[i].zone == ATTACHED and s.controller(i) == p]
        w = s.player(p)
        w.status = f.number
        w.resources = 0
        s.anew()
        piles = (q.hand, q.deck, q.discard)
        for i in (*attached, *q.play):
            remove_quietly(s, i)
        remove_piles(s, p, piles)
        s.emit("AH.elimination-cards-removed", "cards-removed", p, (q.card,))
        if clues:
            s.card(q.card).clues = 0
            place_clues(s, place, clues, q.card)
        for i in q.threat:
            if s.cards[i].d.type == ENEMY:
                put_at(s, i, place, "AH.elimination-enemies", "stays-behind")
        for i in s.players[p].threat:
            owned = s.cards[i].owner >= 0
            s.card(i).strip()
            if owned:
                remove_quietly(s, i)
            else:
                discard(s, i, "AH.elimination-threat-area")
        s.lead = lead
        s.anew()
        for g in s.stack:  # an act or agenda goes on with whoever leads now
            if g.ctrl == p and g.src >= 0 and g.prog is s.cards[g.src].d.advance:
                g.ctrl = lead
        abandon(s, p)


def remove_quietly(s: Arkham, i: int) -> None:
    """A card leaves the game with its investigator; that is told once for all of them."""
    for x in s.cards[i].attached:
        discard(s, x, "AH.attachment-stays")
    s.card(i).strip()
    s.take_out(i)
    s.put_in(i, NOBODY, REMOVED)


def remove_piles(s: Arkham, p: int, piles: tuple[tuple[int, ...], ...]) -> None:
    """The hand, the deck and the discard pile of an investigator leave the game as a whole."""
    for ids in piles:
        for i in ids:
            c = s.card(i)
            c.strip()
            c.zone = REMOVED
        s.removed += ids
    for z in (HAND, DECK, DISCARD):
        s.set_zone(p, z, NO_IDS)


def place_clues(s: Arkham, place_: int, n: int, src: int) -> None:
    s.card(place_).put_tokens(CLUE, n)
    s.emit("AH.elimination-clues-and-resources", "place-clue", NOBODY, (place_,), n, src)


class LastOut(AOp):
    """With nobody left the scenario ends without a resolution (AH.elimination-last-player)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        if not s.in_order():
            from tableforge.arkham import story

            story.resolve(s, "none")


ELIMINATION: Final = steps(
    "elimination",
    {
        "weaknesses": LastWords("AH.elimination-weaknesses"),
        "removed": WeaknessesGo("AH.elimination-weaknesses"),
        "trauma": Suffer("AH.trauma-from-defeat"),
        "depart": Depart("AH.elimination"),
        "last": LastOut("AH.elimination-last-player"),
    },
)
