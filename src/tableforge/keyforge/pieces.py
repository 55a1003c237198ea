"""What lies on the table: a card, a player's zones, what a card last was. Plain data, copied before it is written."""

from __future__ import annotations

from typing import final

from tableforge.kernel.open import mypyc_attr
from tableforge.keyforge.definition import CardDef
from tableforge.keyforge.names import DECK
from tableforge.words.frame import NO_CARD, NO_IDS


@mypyc_attr(acyclic=True)
class LastKnown:
    """What a card was when it left play."""

    def __init__(self, power: int, left: int, right: int, ctrl: int, amber: int, damage: int, houses: int) -> None:
        self.power = power
        self.left = left
        self.right = right
        self.ctrl = ctrl
        self.amber = amber
        self.damage = damage
        self.houses = houses

    def dump(self) -> tuple[int, ...]:
        return (self.power, self.left, self.right, self.ctrl, self.amber, self.damage, self.houses)


@final
@mypyc_attr(acyclic=True)
class Card:
    """One physical card."""

    def __init__(self, own: object, d: CardDef, owner: int, house: int) -> None:
        self.own = own
        self.d = d
        self.owner = owner
        self.house = house
        self.ctrl = owner
        self.base = owner
        self.zone = DECK
        self.ready = False
        self.stun = False
        self.dying = False
        self.homeward = False  # in archives: whoever put it there said that it leaves them for its owner's hand
        self.damage = 0
        self.amber = 0
        self.plus = 0
        self.doom = 0
        self.armor_used = 0
        self.armor_was: tuple[tuple[int, int], ...] = ()  # when armor was last used: how much from which source
        self.attacked = 0
        self.host = NO_CARD
        self.ups = NO_IDS
        self.under = NO_IDS
        self.links = NO_IDS
        self.layers: tuple[tuple[int, int], ...] = ()
        self.lk: LastKnown | None = None
        self.left = 0
        self.entered = 0

    def strip(self) -> None:
        """Leave nothing on the card that it has in play: no token, no mark, no control effect."""
        self.ready = self.stun = self.dying = self.homeward = False
        self.damage = self.amber = self.plus = self.doom = self.armor_used = self.attacked = 0
        self.armor_was = ()
        self.layers = ()

    def fork(self, own: object) -> Card:
        t = Card(own, self.d, self.owner, self.house)
        t.zone = self.zone
        t.ctrl = self.ctrl
        t.ready = self.ready
        t.stun = self.stun
        t.dying = self.dying
        t.homeward = self.homeward
        t.damage = self.damage
        t.amber = self.amber
        t.plus = self.plus
        t.doom = self.doom
        t.armor_used = self.armor_used
        t.armor_was = self.armor_was
        t.attacked = self.attacked
        t.host = self.host
        t.base = self.base
        t.ups = self.ups
        t.under = self.under
        t.links = self.links
        t.layers = self.layers
        t.lk = self.lk
        t.left = self.left
        t.entered = self.entered
        return t

    def dump(self) -> tuple[object, ...]:
        return (
            self.d.id,
            self.owner,
            self.house,
            self.zone,
            self.ctrl,
            self.ready,
            self.stun,
            self.dying,
            self.homeward,
            self.damage,
            self.amber,
            self.plus,
            self.doom,
            self.armor_used,
            self.armor_was,
            self.attacked,
            self.host,
            self.base,
            self.ups,
            self.under,
            self.links,
            self.layers,
            None if self.lk is None else self.lk.dump(),
            self.left,
            self.entered,
        )


@final
@mypyc_attr(acyclic=True)
class Player:
    """One side of the table."""

    def __init__(self, own: object, houses: tuple[int, ...]) -> None:
        self.own = own
        self.houses = houses
        self.amber = 0
        self.keys = 0
        self.chains = 0
        self.deck = NO_IDS
        self.hand = NO_IDS
        self.discard = NO_IDS
        self.archives = NO_IDS
        self.purged = NO_IDS
        self.line = NO_IDS
        self.artifacts = NO_IDS

    def fork(self, own: object) -> Player:
        t = Player(own, self.houses)
        t.amber = self.amber
        t.keys = self.keys
        t.chains = self.chains
        t.deck = self.deck
        t.hand = self.hand
        t.discard = self.discard
        t.archives = self.archives
        t.purged = self.purged
        t.line = self.line
        t.artifacts = self.artifacts
        return t

    def dump(self) -> tuple[object, ...]:
        return (
            self.houses,
            self.amber,
            self.keys,
            self.chains,
            self.deck,
            self.hand,
            self.discard,
            self.archives,
            self.purged,
            self.line,
            self.artifacts,
        )
