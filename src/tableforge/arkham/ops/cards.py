"""Cards are drawn, searched for, put somewhere, discarded, shuffled in."""

from __future__ import annotations

from typing import Final

from tableforge.arkham import board, damage, encounter, enemies, map, moves
from tableforge.arkham.names import (
    CANNOT_LEAVE_PLAY,
    COLLECTION,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    HAND,
    LIMBO,
    LOCATION,
    MAP,
    THREAT,
    VICTORY,
)
from tableforge.arkham.ops.common import per_card, report, seat_of, seats_in
from tableforge.arkham.questions.sets import that
from tableforge.arkham.state import AFrame, AOp, Arkham
from tableforge.kernel.ask import NOT_YET
from tableforge.words.amounts import Amount
from tableforge.words.frame import NO_IDS, NOBODY
from tableforge.words.node import SetNode


# ------------------------------------------------------------------ drawing and searching
class Draw(AOp):
    """Investigators draw cards from their decks."""

    def __init__(self, n: Amount) -> None:
        super().__init__("AH.draw-cards")
        self.n = n

    def run(self, s: Arkham, f: AFrame) -> None:
        for p in reversed(seats_in(s, f.it)):  # the frame called last runs first
            moves.draw(s, f, p, per_card(s, f, self.n, s.players[p].card), self.rule)
        f.full = bool(f.it)

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        found = [s.players[p] for p in seats_in(s, ids)]
        return not [q for q in found if per_card(s, f, self.n, q.card) > 0]  # even an empty deck costs something


class DrawEncounter(AOp):
    """You draw the top card of the encounter deck."""

    def __init__(self) -> None:
        super().__init__("AH.every-encounter-draw")

    def run(self, s: Arkham, f: AFrame) -> None:
        f.full = bool(s.encounter_deck or s.encounter_discard)
        if f.full:
            encounter.draw(s, f, f.ctrl)

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return not s.encounter_deck and not s.encounter_discard


class DrawThat(AOp):
    """Somebody draws the very card that is meant, wherever it lies."""

    def __init__(self, who: SetNode | None) -> None:
        super().__init__("AH.every-encounter-draw")
        self.who = who

    def run(self, s: Arkham, f: AFrame) -> None:
        p = seat_of(s, f, self.who)
        for i in f.it:
            draw_that(s, f, i, p, self.rule)
        f.full = bool(f.it)

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return not ids


def draw_that(s: Arkham, f: AFrame, i: int, p: int, rule: str) -> None:
    """Seat p draws card i: a player card goes to hand, an encounter card takes its usual steps."""
    if s.cards[i].owner >= 0:
        moves.add_to_hand(s, f, i, p, rule)
    else:
        encounter.draw(s, f, p, i)


# where a search looks
OWN_DECK: Final = 0
ENCOUNTER: Final = 1  # the encounter deck and its discard pile


class InDeck(AOp):
    """Something done with somebody's deck, or with the encounter deck, as a whole or with its top cards."""

    def __init__(self, where: int, top: int, who: SetNode | None) -> None:
        super().__init__("AH.search")
        self.where = where
        self.top = top
        self.who = who

    def searched(self, s: Arkham, p: int) -> tuple[int, ...]:
        """The cards that seat p looks at."""
        deck = s.players[p].deck if self.where == OWN_DECK else s.encounter_deck
        return deck[: self.top] if self.top else deck

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        if self.where == ENCOUNTER:
            return not s.encounter_deck and not s.encounter_discard
        seats = seats_in(s, ids) if self.who == that else [seat_of(s, f, self.who)]
        return not [p for p in seats if p >= 0 and s.players[p].deck]


class LookThrough(InDeck):
    """Somebody looks through a deck, and nobody else does; what is seen is what the search is about ("this way")."""

    def run(self, s: Arkham, f: AFrame) -> None:
        p = seat_of(s, f, self.who)
        f.way = self.searched(s, p) if p >= 0 else NO_IDS
        if f.way:
            s.emit(self.rule, "look", p, f.way, len(f.way), f.src, 1 << p)


class Search(InDeck):
    """Whoever looked through a deck takes a card that fits if there is one, and the deck is shuffled."""

    def __init__(self, where: int, top: int, who: SetNode | None, sel: SetNode, drawn: bool) -> None:
        super().__init__(where, top, who)
        self.sel = sel
        self.drawn = drawn

    def run(self, s: Arkham, f: AFrame) -> None:
        p = seat_of(s, f, self.who)
        if p < 0:
            return
        own = self.where == OWN_DECK
        deck = s.players[p].deck if own else s.encounter_deck
        fits = [i for i in (*f.way, *(NO_IDS if own else s.encounter_discard)) if self.sel.match(s, f, i)]
        found = NO_IDS
        if fits:
            i = s.ask(f, p, "search", "AH.search-must-take", tuple(fits), self.sel)
            if i == NOT_YET:
                return
            found = (i,)
        order = s.chance_order(f, tuple([x for x in deck if x not in found]), "AH.search-shuffle")
        if order is None:
            return
        inside = tuple([x for x in found if x in deck])
        s.set_zone(p, DECK if own else ENCOUNTER_DECK, inside + order)
        for i in found:
            s.emit(self.rule, "found", p, (i,), 0, f.src)
            if self.drawn:
                draw_that(s, f, i, p, self.rule)
            else:
                moves.add_to_hand(s, f, i, p, self.rule)
        s.emit("AH.search-shuffle", "shuffle", p if own else NOBODY, (), 0, f.src, how="" if own else "encounter")
        f.it = found
        f.way = NO_IDS
        f.full = bool(found)


class LookAtTop(AOp):
    """You look at the top cards of an investigator's deck or the encounter deck ("this way")."""

    def __init__(self, n: int) -> None:
        super().__init__("AH.deck-order")
        self.n = n

    def run(self, s: Arkham, f: AFrame) -> None:
        f.way = NO_IDS
        decks = top_decks(s)
        if not decks:
            return
        k = s.ask(f, f.ctrl, "which-deck", "AH.free-choice", tuple(decks))
        if k == NOT_YET:
            return
        f.number = k if k < len(s.players) else NOBODY
        f.way = s.zone(f.number, DECK if f.number >= 0 else ENCOUNTER_DECK)[: self.n]
        s.emit(self.rule, "look", f.ctrl, f.way, len(f.way), f.src, 1 << f.ctrl)

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return not top_decks(s)


class LayBack(AOp):
    """What you looked at goes back on top of its deck, in any order."""

    def __init__(self) -> None:
        super().__init__("AH.deck-order")

    def run(self, s: Arkham, f: AFrame) -> None:
        order: list[int] = []
        while len(order) < len(f.way):
            i = s.ask(f, f.ctrl, "deck-order", self.rule, tuple([x for x in f.way if x not in order]))
            if i == NOT_YET:
                return
            order.append(i)
        if not order:
            return
        z = DECK if f.number >= 0 else ENCOUNTER_DECK
        s.set_zone(f.number, z, tuple(order) + s.zone(f.number, z)[len(order) :])
        s.emit(self.rule, "reorder", f.ctrl, tuple(order), len(order), f.src, 1 << f.ctrl)
        f.way = NO_IDS

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return not top_decks(s)


def top_decks(s: Arkham) -> list[int]:
    """The decks that are not empty: by seat, and the encounter deck after them."""
    seats = [p for p in s.in_order() if s.players[p].deck]
    return [*seats, len(s.players)] if s.encounter_deck else seats


class DiscardUntil(AOp):
    """Discard from the top of the encounter deck until so many cards of a set have come; they are then "that"."""

    def __init__(self, sel: SetNode, n: Amount) -> None:
        super().__init__("AH.resolve-every-part")
        self.sel = sel
        self.n = n

    def run(self, s: Arkham, f: AFrame) -> None:
        n = self.n.value(s, f)
        found: list[int] = []
        while s.encounter_deck and len(found) < n:
            i = s.encounter_deck[0]
            moves.discard(s, i, self.rule)
            if self.sel.match(s, f, i):
                found.append(i)
        f.it = tuple(found)
        f.full = len(found) >= n
        encounter.renew(s, f.it)

    def candidates(self, s: Arkham, f: AFrame) -> list[int] | None:
        return list(s.encounter_deck)


# ------------------------------------------------------------------ where cards go
class Discard(AOp):
    """Cards go to their owners' discard piles, from wherever they are."""

    def __init__(self) -> None:
        super().__init__("AH.discard-piles")

    def run(self, s: Arkham, f: AFrame) -> None:
        report(f, [i for i in f.it if moves.discard(s, i, self.rule)], len(f.it))

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return not [i for i in ids if not s.in_play(i) or not board.forbidden(s, CANNOT_LEAVE_PLAY, i)]


class Remove(AOp):
    """Cards are removed from the game."""

    def __init__(self) -> None:
        super().__init__("AH.removed-from-the-game")

    def run(self, s: Arkham, f: AFrame) -> None:
        report(f, [i for i in f.it if moves.remove(s, i, self.rule)], len(f.it))

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return not ids


class ToHand(AOp):
    """Cards go to a hand: of their owners, or of "you", who gain them for the campaign."""

    def __init__(self, gained: bool) -> None:
        super().__init__("AH.weakness-stays-in-deck" if gained else "AH.owners-zone")
        self.gained = gained

    def run(self, s: Arkham, f: AFrame) -> None:
        for i in f.it:
            if self.gained and s.cards[i].zone == COLLECTION:
                s.take_out(i)
                s.card(i).zone = LIMBO
                s.card(i).owner = f.ctrl
                s.changes = (*s.changes, ("gains-card", f.ctrl, s.cards[i].d.id))
            moves.add_to_hand(s, f, i, s.cards[i].owner, self.rule)
        f.full = bool(f.it)

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return not [i for i in ids if s.cards[i].zone != HAND]


class ToVictory(AOp):
    """Cards go to the victory display."""

    def __init__(self) -> None:
        super().__init__("AH.victory-display")

    def run(self, s: Arkham, f: AFrame) -> None:
        report(f, [i for i in f.it if moves.to_victory(s, i, self.rule)], len(f.it))

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return not [i for i in ids if s.cards[i].zone != VICTORY]


class ToBottom(AOp):
    """Cards that went to a discard pile go to the bottom of their owners' decks instead."""

    def __init__(self) -> None:
        super().__init__("AH.replacement")

    def run(self, s: Arkham, f: AFrame) -> None:
        piled = [i for i in f.it if s.cards[i].zone == DISCARD]
        report(f, [i for i in piled if moves.leave_to(s, i, DECK, s.cards[i].owner, self.rule, bottom=True)], len(f.it))

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return not [i for i in ids if s.cards[i].zone == DISCARD]


class ShuffleIn(AOp):
    """Cards are shuffled into the encounter deck; without cards, its whole discard pile is (AH.shuffle-empty-discard)."""

    def __init__(self, pile: bool) -> None:
        super().__init__("AH.shuffle-empty-discard" if pile else "AH.deck-order")
        self.pile = pile

    def run(self, s: Arkham, f: AFrame) -> None:
        ids = s.encounter_discard if self.pile else tuple([i for i in f.it if s.cards[i].zone != ENCOUNTER_DECK])
        if self.pile and not ids:
            return
        order = s.chance_order(f, s.encounter_deck + ids, self.rule)
        if order is None:
            return
        for i in ids:
            moves.leave_to(s, i, ENCOUNTER_DECK, NOBODY, self.rule, kind="shuffled-in")
        s.encounter_deck = order
        s.emit(self.rule, "shuffle", NOBODY, (), len(order), f.src, how="encounter")
        f.full = True

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return not s.encounter_discard if self.pile else not ids


class PutInThreat(AOp):
    """This card comes into play in your threat area, with so many tokens on it."""

    def __init__(self, kind: int, n: int) -> None:
        super().__init__("AH.treachery-in-play")
        self.kind = kind
        self.n = n

    def run(self, s: Arkham, f: AFrame) -> None:
        if f.ctrl < 0 or not s.still_in(f.ctrl):
            return
        moves.put_in_threat(s, f.src, f.ctrl, self.rule)
        if self.n:
            damage.place(s, f.src, self.kind, self.n, self.rule, f.src)
        f.full = True
        me = s.players[f.ctrl].card
        if board.beaten(s, me):  # what was borne until now is too much for less health or sanity
            damage.defeat(s, f, me, NOBODY)

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return s.cards[f.src].zone == THREAT


class PutInPlay(AOp):
    """Cards come into play: locations on the map, other cards at a location."""

    def __init__(self, at: SetNode | None) -> None:
        super().__init__("AH.put-into-play")
        self.at = at

    def run(self, s: Arkham, f: AFrame) -> None:
        places = [] if self.at is None else self.at.ids(s, f)
        done: list[int] = []
        for i in f.it:
            if s.cards[i].d.type == LOCATION:
                if s.cards[i].zone != MAP:
                    moves.put_into_play(s, i, self.rule)
                    done.append(i)
            elif places:
                moves.put_at(s, i, places[0], self.rule)
                done.append(i)
        report(f, done, len(f.it))

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return not [i for i in ids if not s.in_play(i)]


class Attach(AOp):
    """This card is attached to the one that is meant, unless it has as many of them as it may."""

    def __init__(self, most: int) -> None:
        super().__init__("AH.attachment-limit-per-location" if most else "AH.attach")
        self.most = most

    def fits(self, s: Arkham, f: AFrame, host: int) -> bool:
        if not self.most:
            return True
        title = s.cards[f.src].d.title
        return len([i for i in s.cards[host].attached if s.cards[i].d.title == title]) < self.most

    def run(self, s: Arkham, f: AFrame) -> None:
        hosts = [i for i in f.it if s.in_play(i) and self.fits(s, f, i)]
        f.full = bool(hosts)
        if hosts:
            moves.attach(s, f.src, hosts[0], self.rule)

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return not [i for i in ids if self.fits(s, f, i)]


class RevealPlaces(AOp):
    """Locations are revealed."""

    def __init__(self) -> None:
        super().__init__("AH.location-revealed")

    def run(self, s: Arkham, f: AFrame) -> None:
        for i in f.it:
            map.reveal(s, i, f.ctrl)

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return not [i for i in ids if not s.cards[i].revealed]


class Show(AOp):
    """A card is shown to everybody and stays where it is."""

    def __init__(self) -> None:
        super().__init__("AH.resolve-every-part")

    def run(self, s: Arkham, f: AFrame) -> None:
        s.emit(self.rule, "show", f.ctrl, f.it, 0, f.src)

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return True


# ------------------------------------------------------------------ states of cards
class SetReady(AOp):
    """Cards are readied or exhausted."""

    def __init__(self, ready: bool) -> None:
        super().__init__("AH.ready" if ready else "AH.exhausted")
        self.ready = ready

    def run(self, s: Arkham, f: AFrame) -> None:
        done = [i for i in f.it if s.in_play(i) and s.cards[i].exhausted is self.ready]
        for i in done:
            if self.ready:
                enemies.ready(s, i, self.rule)
            else:
                enemies.exhaust(s, i, self.rule)
        report(f, done, len(f.it))

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return not [i for i in ids if s.cards[i].exhausted is self.ready]


class TakeControl(AOp):
    """You take control of a card in play."""

    def __init__(self) -> None:
        super().__init__("AH.take-control-of-story-asset")

    def run(self, s: Arkham, f: AFrame) -> None:
        for i in f.it:
            if s.in_play(i) and s.controller(i) != f.ctrl:
                moves.enter_play(s, f, i, f.ctrl, self.rule)

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return not [i for i in ids if s.in_play(i) and s.controller(i) != f.ctrl]


class GainKeyword(AOp):
    """This card gains a keyword while it resolves."""

    def __init__(self, bit: int) -> None:
        super().__init__("AH.surge-gained")
        self.bit = bit

    def run(self, s: Arkham, f: AFrame) -> None:
        s.card(f.src).gained |= self.bit
