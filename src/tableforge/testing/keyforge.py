"""KeyForge for those who may see all of it: how positions are laid out, what there is to know, and what players do.

    t = given(house="brobnar", you=seat(amber=1, hand="punch", line="headhunter"), foe=seat(line="urchin dodger"))
    t.you.plays("punch", "dodger").then("dodger", damage=3)

docs/drive.md tells how cards are marked in a position ("dodger+stun+damage:2").
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from tableforge import testing
from tableforge.errors import IllegalAnswer
from tableforge.kernel.core import State
from tableforge.keyforge import board, refusals, turn
from tableforge.keyforge import view as views
from tableforge.keyforge.cards import titles
from tableforge.keyforge.fields import SEATS
from tableforge.keyforge.keywords import KEYWORDS
from tableforge.keyforge.names import (
    ARTIFACTS,
    ASSAULT,
    ATTACHED,
    HAND,
    HAZARDOUS,
    HOUSES,
    LIMBO,
    LINE,
    STEPS,
    TYPES,
    ZONES,
)
from tableforge.keyforge.state import KeyForge
from tableforge.table.handle import Arbiter, Cards, Facts, OneCard, laid_out
from tableforge.tongue.spelling import squash
from tableforge.words.frame import NO_CARD

PLACES: Final = {name: zone for zone, name in views.PLACES.items()}
LISTS: Final = tuple(PLACES)
LOOSE: Final = ("hand", "deck", "discard", "archives")  # where copies of one title are as good as each other
# what follows by itself from other facts, or is seen by what it does: always, or where one of these was told
FOLLOWS: Final[dict[str, tuple[str, ...]]] = {
    "flank": (), "neighbors": (), "attacked": (), "lasting": (), "links": (), "armor_left": ("armor",),
    "armor_used": ("armor", "armor_left"), "assault": ("keywords",), "hazardous": ("keywords",), "by": ("controller", "zone"),
}  # fmt: skip


# ---------------------------------------------------------------- what there is to know
class KeyForgeArbiter(Arbiter):
    """KeyForge as it is, hidden cards included."""

    seats = SEATS

    def settings(self, fields: Mapping[str, Any]) -> dict[str, Any]:
        rest: dict[str, Any] = {"active": "you", "first": "foe", "turn": 5, "step": "main", **fields}
        options: dict[str, Any] = {name: rest.pop(name) for name in ("edition", "nature", "forced") if name in rest}
        sides = [rest.pop(name, {}) for name in SEATS]
        return {**options, "position": {"players": sides, **rest}}

    def active(self, s: State) -> int:
        assert isinstance(s, KeyForge)
        return s.active

    def under_way(self, s: State) -> bool:
        return s.stack[-1].prog is not turn.TURN

    def things(self, s: State) -> Iterable[int]:
        assert isinstance(s, KeyForge)
        return range(len(s.cards))

    def name(self, s: State, i: int) -> str:
        assert isinstance(s, KeyForge)
        return s.cards[i].d.id

    def spelt(self, name: str) -> str:
        return titles().get(squash(name), name)

    def key(self, s: State, i: int, seat: int) -> str:
        assert isinstance(s, KeyForge)
        return views.card_key(s, i, seat)

    def alike(self, key: str) -> str:
        """Copies of a title in hand, deck or pile are one; in play each is its own."""
        name, _, at = key.partition("@")
        return name if at.split(":")[0].removeprefix("foe-") in LOOSE else key

    def unfit(self, s: State, verb: str, i: int, seat: int) -> tuple[bool, ...]:
        """Cards are played and discarded from the own hand, used on the own side; one just being played is nowhere."""
        assert isinstance(s, KeyForge)
        at = s.cards[i].zone
        return at == LIMBO, s.holder(i) != seat, (at == HAND) is not (verb in ("play", "discard"))

    def zone(self, s: State, seat: int, name: str) -> Sequence[int]:
        assert isinstance(s, KeyForge)
        return s.zone(seat, PLACES[name])

    def card(self, s: State, i: int) -> Facts:
        assert isinstance(s, KeyForge)
        c = s.cards[i]
        on = c.zone == LINE
        mask = board.houses(s, i)
        kw = board.keywords(s, i)
        holder = c.layers[-1][1] if c.layers else NO_CARD
        return {
            "id": c.d.id,
            "type": TYPES[c.d.type],
            "zone": ZONES[c.zone],
            "owner": SEATS[c.owner],
            "controller": SEATS[c.ctrl] if c.zone in (LINE, ARTIFACTS, ATTACHED) else SEATS[c.owner],
            "by": OneCard(holder),
            "house": HOUSES[c.house],
            "houses": [h for k, h in enumerate(HOUSES) if mask >> k & 1],
            "ready": c.ready,
            "stunned": c.stun,
            "damage": c.damage,
            "amber": c.amber,
            "power": board.power(s, i) if on else c.d.power,
            "armor": board.armor(s, i) if on else c.d.armor,
            "armor_left": board.armor_left(s, i) if on else c.d.armor,
            "armor_used": c.armor_used,
            "power_counters": c.plus,
            "doom_counters": c.doom,
            "attacked": c.attacked,
            "keywords": KEYWORDS.among(kw),
            "assault": board.keyword_number(s, i, ASSAULT) if on else c.d.assault,
            "hazardous": board.keyword_number(s, i, HAZARDOUS) if on else c.d.hazardous,
            "flank": on and board.on_flank(s, i),
            "neighbors": Cards(s.neighbors(i) if on else ()),
            "upgrades": Cards(c.ups),
            "under": Cards(c.under),
            "links": Cards(c.links),
            "host": OneCard(c.host),
        }

    def player(self, s: State, p: int) -> Facts:
        assert isinstance(s, KeyForge)
        q = s.players[p]
        return {
            "amber": q.amber,
            "keys": q.keys,
            "chains": q.chains,
            "key_cost": board.key_cost(s, p),
            "hand_size": board.hand_size(s, p),
            "houses": [HOUSES[h] for h in q.houses],
            "lasting": Cards([x.ctx.src for x in s.lasting if x.ctx.ctrl == p]),
            **{name: Cards(s.zone(p, zone)) for name, zone in PLACES.items()},
        }

    def table(self, s: State) -> Facts:
        assert isinstance(s, KeyForge)
        return {
            "turn": s.turn,
            "active": SEATS[s.active],
            "first": SEATS[s.first],
            "house": HOUSES[s.house] if s.house >= 0 else None,
            "step": STEPS[s.step],
            "edition": s.ed.name,
            "over": s.over,
            "winner": SEATS[s.winner] if s.winner >= 0 else None,
        }


ARBITER: Final = KeyForgeArbiter()


# ---------------------------------------------------------------- rulings
def seat(**what: Any) -> dict[str, Any]:
    """One side of a position: houses, amber, keys, chains, and the zones hand, deck, line, artifacts, discard, archives, purged."""
    return what


def given(
    you: dict[str, Any] | None = None,
    foe: dict[str, Any] | None = None,
    *,
    house: str | None = None,
    step: str = "main",
    active: str | int = "you",
    turn: int = 5,
    first: str | int = "foe",
    edition: str = "1.3",
    seed: int = 1,
    chance: Sequence[str | int] = (),
    earlier: Sequence[str] | str = (),
    last_turn: Sequence[str] | str = (),
    nature: str = "plays",
    forced: str = "taken",
) -> Ruling:
    """A position, ready to act in.  `chance` scripts nature: names of the cards (or numbers) it will pick, in order.

    Where nature "asks", every outcome is a question, to be answered as seat -1; where what is forced "asks", so is a
    question with one answer.  `earlier` and `last_turn` tell what has
    happened this turn and in the one before: "plays:punch reaps:urchin", "foe.forges:2".
    """
    fields = {
        "you": you or {}, "foe": foe or {}, "house": house, "step": step, "active": active, "turn": turn, "first": first,
        "edition": edition, "chance": list(chance), "earlier": earlier, "last_turn": last_turn, "nature": nature, "forced": forced,
    }  # fmt: skip
    return Ruling(laid_out("keyforge", fields, seed))


class Ruling(testing.Ruling):
    """A position of KeyForge under examination."""

    open_kinds = ("act",)

    @property
    def s(self) -> KeyForge:
        assert isinstance(self.state, KeyForge)
        return self.state

    @property
    def you(self) -> Side:
        return Side(self, 0)

    @property
    def foe(self) -> Side:
        return Side(self, 1)

    def excused(self, subject: str, name: str, was: Any, is_now: Any) -> bool:
        if subject in SEATS and name in LISTS:
            # who came and who went is told of the cards; here it is the order that counts, and in the line alone
            return name != "line" or [x for x in was if x in is_now] == [x for x in is_now if x in was]
        moved = subject == f"#{self._actor}" or (subject, "zone") in self._told
        if name in ("ready", "controller", "host", "armor_left", "armor_used") and moved:
            return True
        if name == "zone":
            return subject == f"#{self._actor}"
        return name in FOLLOWS and (not FOLLOWS[name] or any([(subject, x) in self._told for x in FOLLOWS[name]]))


class Side(testing.Side[Ruling]):
    """A player who acts: every method takes the card's name (or place, or key), then the answers to what is asked."""

    def plays(self, ref: str, *answers: str | int) -> Ruling:
        return self.does("play", ref, *answers)

    def discards(self, ref: str, *answers: str | int) -> Ruling:
        return self.does("discard", ref, *answers)

    def reaps(self, ref: str, *answers: str | int) -> Ruling:
        return self.does("reap", ref, *answers)

    def fights(self, ref: str, target: str | None = None, *answers: str | int) -> Ruling:
        """Fights with the card; `target` names whom it attacks, and must be who it really is."""
        return self.does("fight", ref, *answers, target=target)

    def acts(self, ref: str, *answers: str | int) -> Ruling:
        """Uses the card's Action: ability."""
        return self.does("action", ref, *answers)

    def omnis(self, ref: str, *answers: str | int) -> Ruling:
        """Uses the card's Omni: ability."""
        return self.does("omni", ref, *answers)

    def unstuns(self, ref: str, *answers: str | int) -> Ruling:
        return self.does("unstun", ref, *answers)

    def ends_turn(self, *answers: str | int) -> Ruling:
        """Ends the turn, then answers what follows (the other player's house first)."""
        self.does("end-turn")
        self.t.tells("table", self.t.table())
        return self.t.answers(*answers)

    def chooses_house(self, house: str, *answers: str | int) -> Ruling:
        t = self.t
        t.mark()
        t.tells("table", ("house", "step"))
        d = t.g.decision
        if d is not None and d.kind == "house":
            t.g.answer(house, seat=self.seat)
        elif (chosen := t.table()["house"]) != house:
            who = SEATS[self.seat]
            raise IllegalAnswer(refusals.OTHER_HOUSE.fill(who=who, house=house, chosen=chosen))
        return t.answers(*answers)
