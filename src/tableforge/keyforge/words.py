"""The vocabulary of the cards.

A card is an immutable sentence of these words.  A word is lowered once to the ops that the engine runs, and spoken by the
voices in English and French; nobody types a rules text by hand.  Read a definition aloud: it should be the card.

    bumpsy = Creature("bumpsy", en="Bumpsy", fr="Cognard", house=BROBNAR, power=5, traits=(GIANT,),
                      abilities=(reap(lose(1, opponent)),))
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, is_dataclass
from typing import TypeVar

from tableforge.kernel.core import Program
from tableforge.keyforge import choices as ch
from tableforge.keyforge import effects as ef
from tableforge.keyforge import names
from tableforge.keyforge.board import BLANK_TEXT, LOSE_ARMOR
from tableforge.keyforge.custom import CUSTOM
from tableforge.keyforge.questions import (
    ADiscardPile,
    Adjective,
    Alike,
    Amount,
    And,
    AtMost,
    Attacking,
    CandidatePower,
    Compare,
    Cond,
    ControlledBy,
    Count,
    Event,
    Exists,
    Extreme,
    Half,
    HasCounter,
    HouseIs,
    HousesAmong,
    InPlay,
    Is,
    KeywordIs,
    Named,
    Neighbors,
    Number,
    Or,
    Ref,
    Register,
    Sel,
    Side,
    Tally,
    ThisDestroysIt,
    TraitIs,
    TraitsOf,
    UnderCard,
    Who,
    YourTurn,
    Zone,
    action_card,
    artifact,
    card,
    creature,
    num,
    upgrade,
)
from tableforge.keyforge.state import CardDef, KOp, Mod, PatternNode, SetNode

T = TypeVar("T")
NOUNS = (action_card, artifact, card, creature, upgrade)

# ------------------------------------------------------------------ closed lists
friendly, enemy = Side(False), Side(True)
you, opponent, each_player, any_player = Who("you"), Who("opponent"), Who("each_player"), Who("any_player")
they, its_controller, its_owner, its_opponent = (
    Who("they"),
    Who("its_controller"),
    Who("its_owner"),
    Who("its_opponent"),
)
chosen_player, supply = Who("chosen_player"), Who("supply")
their = they
this, this_creature, it, its, them = Ref("this"), Ref("this_creature"), Ref("it"), Ref("its"), Ref("them")
chosen, opposing, this_way, rest = Ref("chosen"), Ref("opposing"), Ref("this_way"), Ref("rest")
destroyed_this_way = Ref("destroyed_this_way")
that_much, chosen_number, ALL = Register("that_much"), Register("chosen_number"), Register("all")
BROBNAR, DIS, LOGOS = HouseIs("brobnar", 0), HouseIs("dis", 1), HouseIs("logos", 2)
MARS, SANCTUM, SHADOWS, UNTAMED = (
    HouseIs("mars", 3),
    HouseIs("sanctum", 4),
    HouseIs("shadows", 5),
    HouseIs("untamed", 6),
)
ALL_HOUSES, chosen_house = HouseIs("all_houses", -1), HouseIs("chosen_house", -1)
active_house, your_houses = HouseIs("active_house", -1), HouseIs("your_houses", -1)
flank, damaged, is_ready, stunned = (
    Adjective("flank"),
    Adjective("damaged"),
    Adjective("is_ready"),
    Adjective("stunned"),
)
with_amber, with_armor, other = Adjective("with_amber"), Adjective("with_armor"), Adjective("other")
odd_power, even_power = Adjective("odd_power"), Adjective("even_power")
in_play, a_discard_pile = InPlay(), ADiscardPile()
power = CandidatePower()
your_turn, this_destroys_it = YourTurn(), ThisDestroysIt()
elusive, skirmish, taunt = (
    KeywordIs("elusive", names.ELUSIVE),
    KeywordIs("skirmish", names.SKIRMISH),
    KeywordIs("taunt", names.TAUNT),
)
poison, alpha, omega = (
    KeywordIs("poison", names.POISON),
    KeywordIs("alpha", names.ALPHA),
    KeywordIs("omega", names.OMEGA),
)
deploy = KeywordIs("deploy", names.DEPLOY)

(
    AGENT, AI, ALLY, ANGEL, BEAST, CYBORG, DEMON, DRAGON, ELF, EQUATION, FAERIE, FUNGUS, GIANT, GOBLIN, HORSEMAN, HUMAN,
    IMP, INSECT, ITEM, KNIGHT, LAW, LOCATION, MARTIAN, MERCHANT, MONK, MUTANT, NIFFLE, POWER_TRAIT, PRIEST, QUEST, RANGER,
    RAT, ROBOT, SCIENTIST, SHARD, SOLDIER, SPECTER, SPIRIT, THIEF, TREE, VEHICLE, WEAPON, WITCH,
) = (
    TraitIs(t)
    for t in (
        "agent ai ally angel beast cyborg demon dragon elf equation faerie fungus giant goblin horseman human imp insect "
        "item knight law location martian merchant monk mutant niffle power priest quest ranger rat robot scientist shard "
        "soldier specter spirit thief tree vehicle weapon witch"
    ).split()
)  # fmt: skip

REDACTED = TraitIs("[redacted]")


@dataclass(frozen=True, slots=True)
class Domain:
    """Something that can be named other than a card."""

    name: str


house, number, player = Domain("house"), Domain("number"), Domain("player")
READY, STUNNED, UNDER_OPPONENT = Domain("ready"), Domain("stunned"), Domain("under_opponent")
POWER, DOOM = Domain("power"), Domain("doom")
DAMAGE, AMBER = Domain("damage"), Domain("amber")
ARMOR, TEXT = Domain("armor"), Domain("text")
FORGE_STEP, FREE, ATTACKED = Domain("forge_step"), Domain("free"), Domain("attacked")


# ------------------------------------------------------------------ what lowering writes to
class Out:
    """A program under construction."""

    def __init__(self, lowering: Lowering) -> None:
        self.ops: list[KOp] = []
        self.lowering = lowering

    def add(self, op: KOp) -> None:
        self.ops.append(op)

    def here(self) -> int:
        return len(self.ops)


class Lowering:
    """Names the programs of one card while they are made."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.made: dict[str, int] = {}

    def program(self, label: str, effects: tuple[Effect, ...]) -> Program:
        n = self.made[label] = self.made.get(label, 0) + 1
        out = Out(self)
        for e in effects:
            e.lower(out)
        return Program(f"{self.id}#{label}{'' if n == 1 else n}", tuple(out.ops))


# ------------------------------------------------------------------ quantifiers
@dataclass(frozen=True, slots=True)
class Target:
    """Which cards of a set are meant."""

    def lower(self, out: Out) -> None:
        raise AssertionError(self)

    def probe(self) -> SetNode | None:
        """The set that must not be empty for there to be a target."""
        return None


def uses_one_pile(x: object) -> bool:
    if isinstance(x, (And, Or)):
        return uses_one_pile(x.a) or uses_one_pile(x.b)
    return isinstance(x, ADiscardPile)


@dataclass(frozen=True, slots=True)
class Pick(Target):
    """n cards of a set, chosen: exactly n, up to n, or any number."""

    sel: SetNode
    n: Amount | None
    up_to: bool = False
    another: bool = False
    total_power: int = 0

    def lower(self, out: Out) -> None:
        least = None if self.up_to or self.n is None else self.n
        out.add(ch.Choose(self.sel, least, self.n, self.another, uses_one_pile(self.sel), self.total_power))

    def probe(self) -> SetNode | None:
        return self.sel


@dataclass(frozen=True, slots=True)
class Each(Target):
    """Every card of a set, as one batch; `but` spares some."""

    sel: SetNode
    but: Target | None = None

    def lower(self, out: Out) -> None:
        if self.but is None:
            out.add(ch.Take(self.sel))
        else:
            self.but.lower(out)
            out.add(ch.TakeAllBut(self.sel))

    def probe(self) -> SetNode | None:
        return self.sel


@dataclass(frozen=True, slots=True)
class Both(Target):
    """Several targets at once."""

    targets: tuple[Target | Sel, ...]

    def lower(self, out: Out) -> None:
        for k, t in enumerate(self.targets):
            lower_target(t, out)
            out.add(ch.Gather(k == 0, k == len(self.targets) - 1))


@dataclass(frozen=True, slots=True)
class Top(Target):
    """The top n cards of a deck or pile."""

    zone: Zone
    n: int = 1

    def lower(self, out: Out) -> None:
        out.add(ch.TakeTop(self.zone.who, self.zone.zone, Number(self.n)))


@dataclass(frozen=True, slots=True)
class Random(Target):
    """n cards of a set, by chance."""

    n: int
    sel: SetNode

    def lower(self, out: Out) -> None:
        out.add(ch.TakeRandom(self.sel, Number(self.n)))


What = Target | Sel


def lower_target(t: What, out: Out) -> None:
    if isinstance(t, Target):
        t.lower(out)
    elif not (isinstance(t, Ref) and t.name in ("it", "them")):
        out.add(ch.Take(t))


def a(sel: SetNode) -> Pick:
    """One card of the set, chosen."""
    return Pick(sel, Number(1))


def another(sel: SetNode) -> Pick:
    """One card of the set that was not picked before."""
    return Pick(sel, Number(1), another=True)


def pick(n: Amount | int, sel: SetNode) -> Pick:
    """n cards of the set, as many as there are."""
    return Pick(sel, num(n))


def up_to(n: Amount | int, sel: SetNode) -> Pick:
    return Pick(sel, num(n), up_to=True)


def any_number(sel: SetNode, total_power: int = 0) -> Pick:
    return Pick(sel, None, up_to=True, total_power=total_power)


def each(sel: SetNode, but: Target | None = None) -> Each:
    return Each(sel, but)


def both(*targets: What) -> Both:
    return Both(targets)


def top(zone: Zone, n: int = 1) -> Top:
    return Top(zone, n)


def random(n: int, sel: SetNode) -> Random:
    return Random(n, sel)


# ------------------------------------------------------------------ sets, amounts, conditions with arguments
def most_powerful(sel: SetNode, n: int = 1) -> Extreme:
    return Extreme(sel, True, n)


def least_powerful(sel: SetNode, n: int = 1) -> Extreme:
    return Extreme(sel, False, n)


def neighbors(of: Sel) -> Neighbors:
    return Neighbors(of)


def right_of(of: Sel) -> Neighbors:
    return Neighbors(of, "right")


def left_of(of: Sel) -> Neighbors:
    return Neighbors(of, "left")


def named(card_id: str) -> Named:
    return Named(card_id)


def shares_trait(of: Sel) -> Alike:
    return Alike("trait", of)


def house_of(of: Sel) -> Alike:
    return Alike("house", of)


def different_name(of: Sel) -> Alike:
    return Alike("name", of)


def controlled_by(who: Who) -> ControlledBy:
    return ControlledBy(who)


def has_counter(kind: Domain) -> HasCounter:
    return HasCounter(kind.name)


def under(of: Sel) -> UnderCard:
    return UnderCard(of)


def exactly(amount: Amount, n: Amount | int) -> Compare:
    """Equality, as a condition and as an adjective."""
    return Compare(amount, "=", num(n))


def count(sel: SetNode) -> Count:
    return Count(sel)


def half(n: Amount) -> Half:
    return Half(n)


def at_most(n: int, x: Amount) -> AtMost:
    return AtMost(n, x)


def houses(sel: SetNode) -> HousesAmong:
    return HousesAmong(sel)


def traits(of: Sel) -> TraitsOf:
    return TraitsOf(of)


def tally(event: PatternNode, last_turn: bool = False, distinct: bool = False) -> Tally:
    return Tally(event, last_turn, distinct)


def no(sel: SetNode) -> Exists:
    return Exists(sel, True)


def there_is(sel: SetNode) -> Exists:
    return Exists(sel)


def is_(what: SetNode, sel: SetNode) -> Is:
    return Is(what, sel)


def attacking(who: Sel, what: SetNode | None = None) -> Attacking:
    return Attacking(who, what)


def assault(n: int) -> KeywordIs:
    return KeywordIs("assault", names.ASSAULT, n)


def hazardous(n: int) -> KeywordIs:
    return KeywordIs("hazardous", names.HAZARDOUS, n)


# ------------------------------------------------------------------ effects
@dataclass(frozen=True, slots=True)
class Effect:
    """Something a card does."""

    def lower(self, out: Out) -> None:
        raise AssertionError(self)

    def probe(self) -> SetNode | None:
        """The set that must not be empty for the effect to do anything; None where that cannot be told."""
        return None


@dataclass(frozen=True, slots=True)
class GainAmber(Effect):
    n: Amount
    who: Who

    def lower(self, out: Out) -> None:
        out.add(ef.Gain(self.n, self.who, isinstance(self.n, Number) and self.who in (you, opponent)))


def gain(n: Amount | int, who: Who = you) -> GainAmber:
    return GainAmber(num(n), who)


@dataclass(frozen=True, slots=True)
class LoseAmber(Effect):
    n: Amount
    who: Who

    def lower(self, out: Out) -> None:
        out.add(ef.Lose(self.n, self.who))


def lose(n: Amount | int, who: Who = you) -> LoseAmber:
    return LoseAmber(num(n), who)


@dataclass(frozen=True, slots=True)
class StealAmber(Effect):
    n: Amount
    who: Who

    def lower(self, out: Out) -> None:
        out.add(ef.Steal(self.n, self.who))


def steal(n: Amount | int, who: Who = you) -> StealAmber:
    return StealAmber(num(n), who)


@dataclass(frozen=True, slots=True)
class CaptureAmber(Effect):
    n: Amount
    by: What
    frm: Who | None

    def lower(self, out: Out) -> None:
        lower_target(self.by, out)
        out.add(ef.Capture(self.n, self.frm))


def capture(n: Amount | int, by: What = this, frm: Who | None = None) -> CaptureAmber:
    return CaptureAmber(num(n), by, frm)


@dataclass(frozen=True, slots=True)
class MoveAmber(Effect):
    """Æmber between a pool or the supply and a card, either way."""

    n: Amount
    frm: What | Who
    to: What | Who

    def lower(self, out: Out) -> None:
        if isinstance(self.frm, Who):
            assert not isinstance(self.to, Who)
            lower_target(self.to, out)
            out.add(ef.PlaceAmber(self.n, None if self.frm == supply else self.frm))
        else:
            assert isinstance(self.to, Who)
            lower_target(self.frm, out)
            out.add(ef.TakeAmber(self.n, None if self.to == supply else self.to))


def move_amber(n: Amount | int, frm: What | Who, to: What | Who) -> MoveAmber:
    return MoveAmber(num(n), frm, to)


@dataclass(frozen=True, slots=True)
class PayAmber(Effect):
    n: Amount
    frm: Who
    to: Who

    def lower(self, out: Out) -> None:
        out.add(ef.Pay(self.n, self.frm, self.to))


def pay(n: Amount | int, frm: Who, to: Who) -> PayAmber:
    return PayAmber(num(n), frm, to)


@dataclass(frozen=True, slots=True)
class Redistribute(Effect):
    what: Domain
    among: Sel

    def lower(self, out: Out) -> None:
        out.add(ef.Redistribute(self.what == AMBER, self.among))


def redistribute(what: Domain, among: Sel) -> Redistribute:
    return Redistribute(what, among)


@dataclass(frozen=True, slots=True)
class DealDamage(Effect):
    n: Amount
    to: What
    splash: int
    ignoring_armor: bool

    def lower(self, out: Out) -> None:
        lower_target(self.to, out)
        out.add(ef.Deal(self.n, self.splash, self.ignoring_armor))

    def probe(self) -> SetNode | None:
        return probe_of(self.to)


def deal(n: Amount | int, to: What, splash: int = 0, ignoring_armor: bool = False) -> DealDamage:
    return DealDamage(num(n), to, splash, ignoring_armor)


@dataclass(frozen=True, slots=True)
class DivideDamage(Effect):
    n: Amount
    among: Pick

    def lower(self, out: Out) -> None:
        out.add(ef.Divide(self.n, self.among.sel))


def divide(n: Amount | int, among: Pick) -> DivideDamage:
    return DivideDamage(num(n), among)


@dataclass(frozen=True, slots=True)
class HealDamage(Effect):
    """Heal so much, or fully (n is None)."""

    n: Amount | None
    who: What
    up_to: bool = False

    def lower(self, out: Out) -> None:
        lower_target(self.who, out)
        out.add(ef.Heal(self.n, self.up_to))

    def probe(self) -> SetNode | None:
        return probe_of(self.who)


def heal(n: Amount | int, who: What, up_to: bool = False) -> HealDamage:
    return HealDamage(num(n), who, up_to)


def fully_heal(who: What) -> HealDamage:
    return HealDamage(None, who)


@dataclass(frozen=True, slots=True)
class DestroyCards(Effect):
    what: What
    sacrifice: bool = False

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(ef.Destroy(self.sacrifice))

    def probe(self) -> SetNode | None:
        return probe_of(self.what)


def destroy(what: What) -> DestroyCards:
    return DestroyCards(what)


def sacrifice(what: What) -> DestroyCards:
    return DestroyCards(what, True)


@dataclass(frozen=True, slots=True)
class SetStatus(Effect):
    """ready, exhaust, stun, unstun."""

    status: str
    what: What

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(ef.SetStatus(self.status))

    def probe(self) -> SetNode | None:
        return probe_of(self.what)


def ready(what: What) -> SetStatus:
    return SetStatus("ready", what)


def exhaust(what: What) -> SetStatus:
    return SetStatus("exhaust", what)


def stun(what: What) -> SetStatus:
    return SetStatus("stun", what)


def unstun(what: What) -> SetStatus:
    return SetStatus("unstun", what)


@dataclass(frozen=True, slots=True)
class PlaceCounters(Effect):
    n: Amount
    on: What
    kind: Domain
    remove: bool = False

    def lower(self, out: Out) -> None:
        lower_target(self.on, out)
        out.add(ef.Counters(self.n, self.kind.name, -1 if self.remove else 1))


def add_counters(n: Amount | int, on: What, kind: Domain = POWER) -> PlaceCounters:
    return PlaceCounters(num(n), on, kind)


def remove_counters(n: Amount | int, frm: What, kind: Domain = POWER) -> PlaceCounters:
    return PlaceCounters(num(n), frm, kind, True)


@dataclass(frozen=True, slots=True)
class MoveCards(Effect):
    """purge, discard, archive, return_to_hand, put_on_deck, shuffle_into_deck."""

    verb: str
    what: What
    whose: Who | None = None

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(ef.Move(MOVES[self.verb], self.whose))
        if self.verb == "shuffle_into_deck":
            out.add(ef.ShuffleBack("KF.shuffle-after-search"))

    def probe(self) -> SetNode | None:
        return probe_of(self.what)


MOVES = {
    "purge": names.PURGED, "discard": names.DISCARD, "archive": names.ARCHIVES, "return_to_hand": names.HAND,
    "put_on_deck": names.DECK, "shuffle_into_deck": names.DECK,
}  # fmt: skip


def purge(what: What) -> MoveCards:
    return MoveCards("purge", what)


def discard(what: What) -> MoveCards:
    return MoveCards("discard", what)


def archive(what: What, whose: Who | None = None) -> MoveCards:
    return MoveCards("archive", what, whose)


def return_to_hand(what: What) -> MoveCards:
    return MoveCards("return_to_hand", what)


def put_on_deck(what: What) -> MoveCards:
    return MoveCards("put_on_deck", what)


def shuffle_into_deck(what: What) -> MoveCards:
    return MoveCards("shuffle_into_deck", what)


@dataclass(frozen=True, slots=True)
class DrawCards(Effect):
    n: Amount
    who: Who

    def lower(self, out: Out) -> None:
        out.add(ef.Draw(self.n, self.who, isinstance(self.n, Number) and self.who == you))


def draw(n: Amount | int, who: Who = you) -> DrawCards:
    return DrawCards(num(n), who)


@dataclass(frozen=True, slots=True)
class RefillHand(Effect):
    who: Who

    def lower(self, out: Out) -> None:
        out.add(ef.RefillHand(False, self.who))
        out.add(ef.RefillHand(True, self.who))


def refill_hand(who: Who) -> RefillHand:
    return RefillHand(who)


@dataclass(frozen=True, slots=True)
class ShuffleZone(Effect):
    zone: Zone

    def lower(self, out: Out) -> None:
        out.add(ef.Shuffle(self.zone.who))


def shuffle(zone: Zone) -> ShuffleZone:
    return ShuffleZone(zone)


@dataclass(frozen=True, slots=True)
class Search(Effect):
    """Look through zones for cards, reveal what is found and take it into hand."""

    what: Pick | Each
    zones: Sel

    def lower(self, out: Out) -> None:
        most = None if isinstance(self.what, Each) else self.what.n
        out.add(ch.Choose(And(self.what.sel, self.zones), None, most, False, False, 0))
        out.add(ef.Found("KF.search"))


def search(what: Pick | Each, zones: Sel) -> Search:
    return Search(what, zones)


@dataclass(frozen=True, slots=True)
class ShowCards(Effect):
    what: What
    look: bool = False

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(ef.Show(not self.look))

    def probe(self) -> SetNode | None:
        return probe_of(self.what)


def reveal(what: What) -> ShowCards:
    return ShowCards(what)


def look_at(what: What) -> ShowCards:
    return ShowCards(what, True)


@dataclass(frozen=True, slots=True)
class DiscardUntil(Effect):
    sel: SetNode

    def lower(self, out: Out) -> None:
        out.add(ef.DiscardUntil(self.sel))


def discard_until(sel: SetNode) -> DiscardUntil:
    return DiscardUntil(sel)


@dataclass(frozen=True, slots=True)
class PutUnder(Effect):
    what: What
    card: Sel

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(ef.PutUnder(self.card))


def put_under(what: What, card: Sel) -> PutUnder:
    return PutUnder(what, card)


@dataclass(frozen=True, slots=True)
class PutIntoPlay(Effect):
    what: What
    under: Who

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(ef.PutIntoPlay(self.under))


def put_into_play(what: What, under: Who = you) -> PutIntoPlay:
    return PutIntoPlay(what, under)


@dataclass(frozen=True, slots=True)
class PlayCard(Effect):
    what: What

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(ef.PlayCard("KF.played-from-elsewhere"))

    def probe(self) -> SetNode | None:
        return probe_of(self.what)


def play_card(what: What) -> PlayCard:
    return PlayCard(what)


@dataclass(frozen=True, slots=True)
class UseCard(Effect):
    what: What
    as_yours: bool = False

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(ef.Use(self.as_yours))

    def probe(self) -> SetNode | None:
        return probe_of(self.what)


def use(what: What, as_yours: bool = False) -> UseCard:
    return UseCard(what, as_yours)


@dataclass(frozen=True, slots=True)
class FightWith(Effect):
    what: What
    against: Pick | None = None

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(ef.FightWith(None if self.against is None else self.against.sel))


def fight_with(what: What, against: Pick | None = None) -> FightWith:
    return FightWith(what, against)


@dataclass(frozen=True, slots=True)
class TakeControl(Effect):
    what: What
    give: bool = False
    until: Event | None = None

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(ef.TakeControl(self.give, self.until is not None))


def take_control(what: What, until: Event | None = None) -> TakeControl:
    return TakeControl(what, False, until)


def give_control(what: What) -> TakeControl:
    return TakeControl(what, True)


@dataclass(frozen=True, slots=True)
class Swap(Effect):
    """Two creatures of one line, or two zones."""

    a: What
    b: What

    def lower(self, out: Out) -> None:
        if isinstance(self.a, Zone):
            assert isinstance(self.b, Zone)
            out.add(ef.SwapZones(self.a.who, self.a.zone, self.b.zone))
            return
        lower_target(self.a, out)
        out.add(ch.Keep(False))
        lower_target(self.b, out)
        out.add(ef.Swap("KF.swapping-creatures"))


def swap(a: What, b: What) -> Swap:
    return Swap(a, b)


@dataclass(frozen=True, slots=True)
class MoveToFlank(Effect):
    what: What

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(ef.MoveToFlank("KF.moving-to-flank"))


def move_to_flank(what: What) -> MoveToFlank:
    return MoveToFlank(what)


@dataclass(frozen=True, slots=True)
class ForgeKey(Effect):
    """At current cost plus `extra`; None: at no cost."""

    extra: Amount | None
    who: Who

    def lower(self, out: Out) -> None:
        out.add(ef.Forge(self.extra, self.who))


def forge(extra: Amount | int | Domain = 0, who: Who = you) -> ForgeKey:
    return ForgeKey(None if isinstance(extra, Domain) else num(extra), who)


@dataclass(frozen=True, slots=True)
class UnforgeKey(Effect):
    who: Who

    def lower(self, out: Out) -> None:
        out.add(ef.Unforge(self.who))


def unforge(who: Who) -> UnforgeKey:
    return UnforgeKey(who)


@dataclass(frozen=True, slots=True)
class GainChains(Effect):
    n: Amount
    who: Who

    def lower(self, out: Out) -> None:
        out.add(ef.GainChains(self.n, self.who))


def gain_chains(n: Amount | int, who: Who = you) -> GainChains:
    return GainChains(num(n), who)


# ------------------------------------------------------------------ choice and flow
@dataclass(frozen=True, slots=True)
class Choose(Effect):
    """Name a card, a house, a number or a player for the words that follow."""

    what: What | Domain
    of: Who | None = None

    def lower(self, out: Out) -> None:
        if self.what == house:
            out.add(ch.ChooseHouseNamed(self.of))
        elif self.what == number:
            out.add(ch.ChooseNumber("KF.choosing-objects"))
        elif self.what == player:
            out.add(ch.ChoosePlayer("KF.choosing-objects"))
        else:
            assert not isinstance(self.what, Domain)
            lower_target(self.what, out)
            out.add(ch.Keep(True))


def choose(what: What | Domain, of: Who | None = None) -> Choose:
    return Choose(what, of)


@dataclass(frozen=True, slots=True)
class When(Effect):
    cond: Cond
    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()

    def lower(self, out: Out) -> None:
        unless = ch.Unless(self.cond)
        out.add(unless)
        for e in self.effects:
            e.lower(out)
        if self.otherwise:
            skip = ch.Jump("KF.as-much-as-possible")
            out.add(skip)
            unless.to = out.here()
            for e in self.otherwise:
                e.lower(out)
            skip.to = out.here()
        else:
            unless.to = out.here()


def when(cond: Cond, *effects: Effect, otherwise: Effect | tuple[Effect, ...] = ()) -> When:
    return When(cond, effects, otherwise if isinstance(otherwise, tuple) else (otherwise,))


@dataclass(frozen=True, slots=True)
class May(Effect):
    effects: tuple[Effect, ...]

    def lower(self, out: Out) -> None:
        forks: list[ch.Fork | ef.UnlessForgeable] = []
        first = self.effects[0]
        if isinstance(first, ForgeKey):
            guard = ef.UnlessForgeable(first.extra, first.who)
            out.add(guard)
            forks.append(guard)
        may = ch.May(first.probe())
        out.add(may)
        forks.append(may)
        for e in self.effects:
            e.lower(out)
        for f in forks:
            f.to = out.here()


def may(*effects: Effect) -> May:
    return May(effects)


@dataclass(frozen=True, slots=True)
class IfYouDo(Effect):
    effects: tuple[Effect, ...]

    def lower(self, out: Out) -> None:
        unless = ch.UnlessDone()
        out.add(unless)
        for e in self.effects:
            e.lower(out)
        unless.to = out.here()


def if_you_do(*effects: Effect) -> IfYouDo:
    return IfYouDo(effects)


@dataclass(frozen=True, slots=True)
class ChooseOne(Effect):
    a: tuple[Effect, ...]
    b: tuple[Effect, ...]

    def lower(self, out: Out) -> None:
        fork = ch.ChooseOne()
        out.add(fork)
        for e in self.a:
            e.lower(out)
        skip = ch.Jump("KF.may")
        out.add(skip)
        fork.to = out.here()
        for e in self.b:
            e.lower(out)
        skip.to = out.here()


def choose_one(a: Effect | tuple[Effect, ...], b: Effect | tuple[Effect, ...]) -> ChooseOne:
    return ChooseOne(a if isinstance(a, tuple) else (a,), b if isinstance(b, tuple) else (b,))


@dataclass(frozen=True, slots=True)
class ForEach(Effect):
    """Once for each card of a set (it), each player (they), or so many times."""

    what: What | Amount | Who
    effects: tuple[Effect, ...]

    def lower(self, out: Out) -> None:
        w = self.what
        players = isinstance(w, Who)
        lazy = isinstance(w, Pick)
        if isinstance(w, Pick):
            out.add(ch.LoopStart(None, w.n, None, False))
        elif isinstance(w, Who):
            out.add(ch.LoopStart(None, None, w, False))
        elif isinstance(w, Amount):
            out.add(ch.LoopStart(None, w, None, False))
        else:
            assert isinstance(w, Sel)
            out.add(ch.LoopStart(w, None, None, False))
        start = out.here()
        nxt = ch.LoopNext(players, lazy or isinstance(w, Amount))
        out.add(nxt)
        stop: ch.UnlessDone | None = None
        if isinstance(w, Pick):  # asked one at a time, each a card not picked before
            out.add(ch.Choose(w.sel, None if w.up_to else Number(1), Number(1), True, False, 0))
            stop = ch.UnlessDone()
            out.add(stop)
        for e in self.effects:
            e.lower(out)
        back = ch.Jump("KF.as-much-as-possible")
        back.to = start
        out.add(back)
        nxt.to = out.here()
        if stop is not None:
            stop.to = out.here()


def for_each(what: What | Amount | Who | int, *effects: Effect) -> ForEach:
    return ForEach(num(what) if isinstance(what, int) else what, effects)


@dataclass(frozen=True, slots=True)
class RepeatIf(Effect):
    cond: Cond
    optional: bool = False
    once: bool = False

    def lower(self, out: Out) -> None:
        op = ch.Repeat(self.cond, self.optional, self.once)
        op.to = 0
        out.add(op)


def repeat_if(cond: SetNode, optional: bool = False, once: bool = False) -> RepeatIf:
    assert isinstance(cond, Cond)
    return RepeatIf(cond, optional, once)


@dataclass(frozen=True, slots=True)
class Custom(Effect):
    """What no word can say: a named op, and its sentence in both languages."""

    name: str
    en: str
    fr: str

    def lower(self, out: Out) -> None:
        if self.name in CUSTOM:
            out.add(CUSTOM[self.name])


def custom(name: str, en: str, fr: str) -> Custom:
    return Custom(name, en, fr)


# ------------------------------------------------------------------ abilities and modifiers
@dataclass(frozen=True, slots=True)
class Ability:
    """Something a card has: a boldface ability, a reaction, a constant effect."""

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        raise AssertionError(self)


Has = Ability | KeywordIs


@dataclass(frozen=True, slots=True)
class Labelled(Ability):
    """An ability behind one or more boldface words."""

    labels: tuple[int, ...]
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Label:
    """A boldface word; `fight | reap` is both."""

    labels: tuple[int, ...]

    def __or__(self, more: Label) -> Label:
        return Label(self.labels + more.labels)

    def __call__(self, *effects: Effect) -> Labelled:
        return Labelled(self.labels, effects)


play, fight, reap = Label((names.PLAY,)), Label((names.FIGHT,)), Label((names.REAP,))
before_fight, destroyed = Label((names.BEFORE_FIGHT,)), Label((names.DESTROYED,))
leaves_play, action, omni = Label((names.LEAVES_PLAY,)), Label((names.ACTION_LABEL,)), Label((names.OMNI,))


@dataclass(frozen=True, slots=True)
class After(Ability):
    event: PatternNode
    effects: tuple[Effect, ...]
    given: Cond | None = None

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = Mod(names.AFTER, low.id)
        m.event = self.event
        m.given = self.given
        m.prog = low.program("after", self.effects)
        return (m,)


def after(event: PatternNode, *effects: Effect, given: Cond | None = None) -> After:
    return After(event, effects, given)


@dataclass(frozen=True, slots=True)
class Before(Ability):
    event: PatternNode
    effects: tuple[Effect, ...]

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = Mod(names.BEFORE, low.id)
        m.event = self.event
        m.prog = low.program("before", self.effects)
        return (m,)


def before(event: PatternNode, *effects: Effect) -> Before:
    return Before(event, effects)


@dataclass(frozen=True, slots=True)
class TurnMark(Ability):
    """At the start or the end of your turn."""

    end: bool
    effects: tuple[Effect, ...]

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = Mod(names.AFTER, low.id)
        m.event = Event(names.TURN_ENDS if self.end else names.TURN_STARTS, you)
        m.prog = low.program("end" if self.end else "start", self.effects)
        return (m,)


def start_of_turn(*effects: Effect) -> TurnMark:
    return TurnMark(False, effects)


def end_of_turn(*effects: Effect) -> TurnMark:
    return TurnMark(True, effects)


@dataclass(frozen=True, slots=True)
class Whenever(Ability):
    """As soon as a condition holds."""

    cond: Cond
    effects: tuple[Effect, ...]

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = Mod(names.WHENEVER, low.id)
        m.given = self.cond
        m.prog = low.program("whenever", self.effects)
        return (m,)


def whenever(cond: Cond, *effects: Effect) -> Whenever:
    return Whenever(cond, effects)


@dataclass(frozen=True, slots=True)
class Instead(Ability):
    """Something else happens in place of an event."""

    event: Event
    effects: tuple[Effect, ...]

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = Mod(names.INSTEAD, low.id)
        m.event = self.event
        if self.event.kind == names.IS_DEALT_DAMAGE:
            (e,) = self.effects
            assert isinstance(e, DealDamage) and isinstance(e.to, Sel), "replaced damage is dealt to a named card"
            m.n, m.to = e.n, e.to
        elif self.event.kind in (names.IS_DESTROYED, names.GAINS_BY_REAPING):
            m.prog = low.program("instead", self.effects)
        return (m,)


def instead(event: Event, *effects: Effect) -> Instead:
    return Instead(event, effects)


@dataclass(frozen=True, slots=True)
class While(Ability):
    cond: Cond
    what: tuple[Ability, ...]

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        out: list[Mod] = []
        for w in self.what:
            for m in w.mods(low):
                m.guard = self.cond
                out.append(m)
        return tuple(out)


def while_(cond: Cond, *what: Ability) -> While:
    return While(cond, what)


def set_of(who: What) -> SetNode:
    """The set a modifier speaks of: live for "each", fixed for what was chosen."""
    if isinstance(who, Each):
        return who.sel
    if isinstance(who, Target):
        return them
    return who


@dataclass(frozen=True, slots=True)
class Gets(Ability):
    who: What
    power: Amount | None
    armor: Amount | None

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        out: list[Mod] = []
        for kind, n in ((names.POWER_MOD, self.power), (names.ARMOR_MOD, self.armor)):
            if n is not None:
                m = Mod(kind, low.id)
                m.who, m.n = set_of(self.who), n
                out.append(m)
        return tuple(out)


def gets(who: What, power: Amount | int | None = None, armor: Amount | int | None = None) -> Gets:
    return Gets(who, None if power is None else num(power), None if armor is None else num(armor))


@dataclass(frozen=True, slots=True)
class Gains(Ability):
    who: What
    abilities: tuple[Has, ...]

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = Mod(names.GAINS_MOD, low.id)
        m.who = set_of(self.who)
        progs: list[tuple[int, Program]] = []
        more: list[Mod] = []
        for a in self.abilities:
            if isinstance(a, KeywordIs):
                m.keywords |= a.bit
                m.assault += a.n if a.bit == names.ASSAULT else 0
                m.hazardous += a.n if a.bit == names.HAZARDOUS else 0
            elif isinstance(a, Labelled):
                prog = low.program("gains." + names.LABELS[a.labels[0]], a.effects)
                progs.extend([(label, prog) for label in a.labels])
            else:
                more.extend(a.mods(low))
        m.progs, m.mods = tuple(progs), tuple(more)
        return (m,)


def gains(who: What, *abilities: Has) -> Gains:
    return Gains(who, abilities)


@dataclass(frozen=True, slots=True)
class Loses(Ability):
    who: What
    what: tuple[KeywordIs | Domain, ...]

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = Mod(names.LOSES_MOD, low.id)
        m.who = them if ARMOR in self.what else set_of(self.who)
        for w in self.what:
            if isinstance(w, KeywordIs):
                m.keywords |= w.bit
            else:
                m.what |= BLANK_TEXT if w == TEXT else LOSE_ARMOR
        return (m,)


def loses(who: What, *what: KeywordIs | Domain) -> Loses:
    return Loses(who, what)


@dataclass(frozen=True, slots=True)
class CountsAs(Ability):
    """Belongs to a house, or is considered to be on a flank."""

    who: What
    what: HouseIs | Adjective

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        if isinstance(self.what, Adjective):
            m = Mod(names.FLANK_MOD, low.id)
        else:
            m = Mod(names.HOUSE_MOD, low.id)
            m.what = names.ALL_HOUSES if self.what == ALL_HOUSES else 1 << self.what.house
        m.who = set_of(self.who)
        return (m,)


def counts_as(who: What, what: HouseIs | Adjective) -> CountsAs:
    return CountsAs(who, what)


@dataclass(frozen=True, slots=True)
class YouControl(Ability):
    what: Sel

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = Mod(names.CONTROL_MOD, low.id)
        m.who = self.what
        return (m,)


def you_control(what: Sel) -> YouControl:
    return YouControl(what)


@dataclass(frozen=True, slots=True)
class PlayerNumber(Ability):
    """key_cost and hand_size: a term of a player's number."""

    kind: int
    who: Who
    n: Amount

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = Mod(self.kind, low.id)
        m.seats, m.n = self.who, self.n
        return (m,)


def key_cost(who: Who, n: Amount | int) -> PlayerNumber:
    return PlayerNumber(names.KEY_COST_MOD, who, num(n))


def hand_size(who: Who, n: Amount | int) -> PlayerNumber:
    return PlayerNumber(names.HAND_SIZE_MOD, who, num(n))


@dataclass(frozen=True, slots=True)
class Enters(Ability):
    what: Sel
    how: Domain

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = Mod(names.ENTERS_MOD, low.id)
        m.who = self.what
        m.at_start = self.what == this
        ways = {READY: names.ENTERS_READY, STUNNED: names.ENTERS_STUNNED, UNDER_OPPONENT: names.ENTERS_UNDER_OPPONENT}
        m.what = ways[self.how]
        return (m,)


def enters(what: Sel, how: Domain) -> Enters:
    return Enters(what, how)


@dataclass(frozen=True, slots=True)
class EventRule(Ability):
    """cannot, must, only, allow: what the rules of the table say about an event."""

    verb: str
    event: PatternNode
    given: Cond | None = None
    n: int = 0
    cards: int = 0

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = Mod(EVENT_RULES[self.verb], low.id)
        m.event, m.given = self.event, self.given
        m.uses = self.n or self.cards
        m.what = self.cards
        if isinstance(self.event, Event):
            m.who = self.event.subj
            m.at_start = self.event.obj == this
        return (m,)


EVENT_RULES = {"cannot": names.CANNOT_MOD, "must": names.MUST_MOD, "only": names.ONLY_MOD, "allow": names.ALLOW_MOD}


def cannot(event: PatternNode, given: Cond | None = None, more_than: int = 0) -> EventRule:
    return EventRule("cannot", event, given, more_than)


def must(event: PatternNode) -> EventRule:
    return EventRule("must", event)


def only(event: PatternNode) -> EventRule:
    return EventRule("only", event)


def allow(event: PatternNode, n: int = 0, cards: int = 0, given: Cond | None = None) -> EventRule:
    return EventRule("allow", event, given, n, cards)


@dataclass(frozen=True, slots=True)
class Toll(Ability):
    """A price that must be paid in order to do something."""

    event: Event
    n: Amount
    to: Who

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = Mod(names.TOLL_MOD, low.id)
        m.event, m.n = self.event, self.n
        m.seats = None if self.to == supply else self.to
        m.at_start = self.event.obj == this
        return (m,)


def toll(event: Event, n: Amount | int, to: Who = you) -> Toll:
    return Toll(event, num(n), to)


@dataclass(frozen=True, slots=True)
class MaySpend(Ability):
    what: Sel

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = Mod(names.SPEND_MOD, low.id)
        m.who = self.what
        return (m,)


def may_spend_amber_on(what: Sel) -> MaySpend:
    return MaySpend(what)


@dataclass(frozen=True, slots=True)
class FightDamage(Ability):
    """The damage a creature deals in a fight: a fixed value, or so much more."""

    who: Sel
    n: Amount
    plus: bool
    attacked: bool

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = Mod(names.FIGHT_DAMAGE_MOD, low.id)
        m.who, m.n = self.who, self.n
        m.what = (1 if self.plus else 0) | (2 if self.attacked else 0)
        return (m,)


def fight_damage(who: Sel, n: int = 0, plus: int = 0, role: Domain | None = None) -> FightDamage:
    return FightDamage(who, num(plus or n), plus > 0, role == ATTACKED)


@dataclass(frozen=True, slots=True)
class SkipStep(Ability):
    who: Who
    step: Domain

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = Mod(names.SKIP_STEP_MOD, low.id)
        m.seats = self.who
        m.what = names.FORGE_STEP
        return (m,)


def skip_step(who: Who, step: Domain) -> SkipStep:
    return SkipStep(who, step)


# ------------------------------------------------------------------ durations
@dataclass(frozen=True, slots=True)
class For(Effect):
    """Modifiers and reactions that last: this turn, a player's next turn, until something."""

    expiry: int
    what: tuple[Ability, ...]
    who: Who | None = None
    until: Event | None = None
    times: int = 0

    def lower(self, out: Out) -> None:
        for w in self.what:
            who = getattr(w, "who", None)
            if isinstance(w, Loses) and ARMOR in w.what:
                lower_target(w.who, out)
                out.add(ef.BindArmor("KF.which-armor-is-lost"))
            elif isinstance(who, Target) and not isinstance(who, Each):
                lower_target(who, out)
            for m in w.mods(out.lowering):
                if self.times:
                    m.uses = self.times
                out.add(ef.AddLasting(m, self.expiry, self.who, self.until))


def this_turn(*what: Ability, times: int = 0) -> For:
    return For(names.THIS_TURN, what, times=times)


def next_turn(who: Who, *what: Ability) -> For:
    return For(names.NEXT_TURN, what, who)


def until_your_next_turn(*what: Ability) -> For:
    return For(names.UNTIL_YOUR_TURN, what)


def until(event: Event, *what: Ability) -> For:
    return For(names.UNTIL_EVENT, what, None, event)


def probe_of(what: What) -> SetNode | None:
    if isinstance(what, Target):
        return what.probe()
    return what if isinstance(what, (UnderCard, Ref)) else None


# ------------------------------------------------------------------ cards
@dataclass(frozen=True, slots=True)
class Card:
    """One title: its facts and its sentences.  `older` are its sentences before the errata of the 1.3 rulebook."""

    type: int
    id: str
    en: str
    fr: str
    house: HouseIs
    rarity: str
    number: dict[str, int] = field(hash=False)
    amber: int = 0
    power: int = 0
    armor: int = 0
    traits: tuple[TraitIs, ...] = ()
    abilities: tuple[Has, ...] = ()
    older: tuple[Has, ...] | None = None

    def definition(self, errata: bool = True) -> CardDef:
        """The lowered card."""
        d = CardDef(
            self.id, self.en, self.fr, self.house.house, self.type, self.power, self.armor, self.amber,
            tuple([t.name for t in self.traits]), self.rarity, self.number,
        )  # fmt: skip
        has = self.abilities if errata or self.older is None else self.older
        low = Lowering(self.id if errata or self.older is None else f"{self.id}@older")
        progs: list[tuple[int, Program]] = []
        mods: list[Mod] = []
        for a in has:
            if isinstance(a, KeywordIs):
                d.keywords |= a.bit
                d.assault += a.n if a.bit == names.ASSAULT else 0
                d.hazardous += a.n if a.bit == names.HAZARDOUS else 0
            elif isinstance(a, Labelled):
                prog = low.program("/".join([names.LABELS[x] for x in a.labels]), a.effects)
                progs.extend([(label, prog) for label in a.labels])
            else:
                mods.extend(a.mods(low))
        d.progs, d.mods, d.words = tuple(progs), tuple(mods), has
        for label, _ in progs:
            d.labels |= 1 << label
        d.custom = " ".join([c.name for c in walk(has, Custom)])
        d.reads_pile_order = any([t.zone.zone == names.DISCARD for t in walk(has, Top)])
        return d


def walk(x: object, kind: type[T]) -> list[T]:
    """Every word of a kind inside a sentence."""
    out: list[T] = [x] if isinstance(x, kind) else []
    if isinstance(x, tuple):
        for y in x:
            out.extend(walk(y, kind))
    elif is_dataclass(x):
        for f in fields(x):
            out.extend(walk(getattr(x, f.name), kind))
    return out


def Creature(
    id: str, *, en: str, fr: str, house: HouseIs, power: int, rarity: str, number: dict[str, int], armor: int = 0,
    amber: int = 0, traits: tuple[TraitIs, ...] = (), abilities: tuple[Has, ...] = (), older: tuple[Has, ...] | None = None,
) -> Card:  # fmt: skip
    return Card(names.CREATURE, id, en, fr, house, rarity, number, amber, power, armor, traits, abilities, older)


def Artifact(
    id: str, *, en: str, fr: str, house: HouseIs, rarity: str, number: dict[str, int], amber: int = 0,
    traits: tuple[TraitIs, ...] = (), abilities: tuple[Has, ...] = (), older: tuple[Has, ...] | None = None,
) -> Card:  # fmt: skip
    return Card(names.ARTIFACT, id, en, fr, house, rarity, number, amber, 0, 0, traits, abilities, older)


def Upgrade(
    id: str, *, en: str, fr: str, house: HouseIs, rarity: str, number: dict[str, int], amber: int = 0,
    traits: tuple[TraitIs, ...] = (), abilities: tuple[Has, ...] = (), older: tuple[Has, ...] | None = None,
) -> Card:  # fmt: skip
    return Card(names.UPGRADE, id, en, fr, house, rarity, number, amber, 0, 0, traits, abilities, older)


def Action(
    id: str, *, en: str, fr: str, house: HouseIs, rarity: str, number: dict[str, int], amber: int = 0,
    traits: tuple[TraitIs, ...] = (), abilities: tuple[Has, ...] = (), older: tuple[Has, ...] | None = None,
) -> Card:  # fmt: skip
    return Card(names.ACTION, id, en, fr, house, rarity, number, amber, 0, 0, traits, abilities, older)
