"""What lies on the table: a card, and an investigator with zones and tokens. Plain data, copied before it is written."""

from __future__ import annotations

from typing import final

from tableforge.arkham.definition import CardDef
from tableforge.arkham.names import STILL_IN
from tableforge.kernel.open import mypyc_attr
from tableforge.words.frame import NO_CARD, NO_IDS, NOBODY


@final
@mypyc_attr(acyclic=True)
class Card:
    """One physical card.  `seat` is the investigator whose play or threat area it is in, `at` the location it lies at."""

    def __init__(self, own: object, d: CardDef, owner: int, zone: int) -> None:
        self.own = own
        self.d = d
        self.owner = owner  # NOBODY: the scenario
        self.zone = zone
        self.seat = NOBODY
        self.at = NO_CARD
        self.host = NO_CARD
        self.exhausted = False
        self.revealed = False
        self.damage = 0
        self.horror = 0
        self.clues = 0
        self.doom = 0
        self.resources = 0
        self.uses = 0
        self.attached = NO_IDS
        self.here = NO_IDS  # at a location: enemies that are not engaged, assets that nobody controls
        self.entered = 0  # the clock when it came into play
        self.gained = 0  # keywords that it has gained while it resolves

    def strip(self) -> None:
        """Leave nothing on the card that it has in play."""
        self.exhausted = False
        self.damage = self.horror = self.clues = self.doom = self.resources = self.uses = self.gained = 0

    def tokens(self, kind: int) -> int:
        """How many tokens of a kind are on it."""
        if kind == 0:
            return self.damage
        if kind == 1:
            return self.horror
        if kind == 2:
            return self.clues
        if kind == 3:
            return self.doom
        if kind == 4:
            return self.resources
        return self.uses if kind == self.d.use_kind else 0

    def put_tokens(self, kind: int, n: int) -> None:
        """Lay so many tokens of a kind on it, or take so many from it."""
        if kind == 0:
            self.damage = max(0, self.damage + n)
        elif kind == 1:
            self.horror = max(0, self.horror + n)
        elif kind == 2:
            self.clues = max(0, self.clues + n)
        elif kind == 3:
            self.doom = max(0, self.doom + n)
        elif kind == 4:
            self.resources = max(0, self.resources + n)
        else:
            self.uses = max(0, self.uses + n)

    def fork(self, own: object) -> Card:
        t = Card(own, self.d, self.owner, self.zone)
        t.seat = self.seat
        t.at = self.at
        t.host = self.host
        t.exhausted = self.exhausted
        t.revealed = self.revealed
        t.damage = self.damage
        t.horror = self.horror
        t.clues = self.clues
        t.doom = self.doom
        t.resources = self.resources
        t.uses = self.uses
        t.attached = self.attached
        t.here = self.here
        t.entered = self.entered
        t.gained = self.gained
        return t

    def dump(self) -> tuple[object, ...]:
        return (
            self.d.id,
            self.owner,
            self.zone,
            self.seat,
            self.at,
            self.host,
            self.exhausted,
            self.revealed,
            self.damage,
            self.horror,
            self.clues,
            self.doom,
            self.resources,
            self.uses,
            self.attached,
            self.here,
            self.entered,
            self.gained,
        )


@final
@mypyc_attr(acyclic=True)
class Investigator:
    """One seat: its investigator card, its zones, where it stands, and what is left of its turn."""

    def __init__(self, own: object, card: int) -> None:
        self.own = own
        self.card = card
        self.at = NO_CARD
        self.deck = NO_IDS
        self.hand = NO_IDS
        self.discard = NO_IDS
        self.play = NO_IDS
        self.threat = NO_IDS
        self.resources = 0
        self.actions = 0
        self.extra = NO_IDS  # additional actions for one purpose only: the keys of the effects that give them
        self.taken = 0  # actions taken this turn
        self.moved = 0  # bits of designators of the actions taken this round ("the first each round")
        self.had_turn = False
        self.status = STILL_IN
        self.watch = 0  # facts that cards in the hand react to, as bits
        self.needs_room = False  # whether the assets in play fill more slots than everybody has
        self.fast = False  # whether there is a Fast card in the hand
        self.trauma = (0, 0)  # physical and mental, with what this game has added

    def fork(self, own: object) -> Investigator:
        t = Investigator(own, self.card)
        t.at = self.at
        t.deck = self.deck
        t.hand = self.hand
        t.discard = self.discard
        t.play = self.play
        t.threat = self.threat
        t.resources = self.resources
        t.actions = self.actions
        t.extra = self.extra
        t.taken = self.taken
        t.moved = self.moved
        t.had_turn = self.had_turn
        t.status = self.status
        t.watch = self.watch
        t.fast = self.fast
        t.needs_room = self.needs_room
        t.trauma = self.trauma
        return t

    def dump(self) -> tuple[object, ...]:
        return (
            self.card,
            self.at,
            self.deck,
            self.hand,
            self.discard,
            self.play,
            self.threat,
            self.resources,
            self.actions,
            self.extra,
            self.taken,
            self.moved,
            self.had_turn,
            self.status,
            self.trauma,
        )
