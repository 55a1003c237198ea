"""The closed lists: sides, players, pronouns, houses, traits, adjectives; sets, amounts and conditions with arguments."""

from __future__ import annotations

from dataclasses import dataclass

from tableforge.keyforge import questions
from tableforge.keyforge.keywords import KEYWORDS
from tableforge.keyforge.questions import (
    ADiscardPile,
    Adjective,
    Alike,
    Amount,
    AtMost,
    Attacking,
    CandidatePower,
    Compare,
    Count,
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
    num,
)
from tableforge.words.node import PatternNode, SetNode

creature, artifact, upgrade = questions.creature, questions.artifact, questions.upgrade
card, action_card = questions.card, questions.action_card
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


def _keyword(name: str, n: int = 0) -> KeywordIs:
    return KeywordIs(name, KEYWORDS[name].bit, n)


alpha = _keyword("alpha")
deploy = _keyword("deploy")
elusive = _keyword("elusive")
omega = _keyword("omega")
poison = _keyword("poison")
skirmish = _keyword("skirmish")
taunt = _keyword("taunt")

(
    AGENT,
    AI,
    ALLY,
    ANGEL,
    BEAST,
    CYBORG,
    DEMON,
    DRAGON,
    ELF,
    EQUATION,
    FAERIE,
    FUNGUS,
    GIANT,
    GOBLIN,
    HORSEMAN,
    HUMAN,
    IMP,
    INSECT,
    ITEM,
    KNIGHT,
    LAW,
    LOCATION,
    MARTIAN,
    MERCHANT,
    MONK,
    MUTANT,
    NIFFLE,
    POWER_TRAIT,
    PRIEST,
    QUEST,
    RANGER,
    RAT,
    ROBOT,
    SCIENTIST,
    SHARD,
    SOLDIER,
    SPECTER,
    SPIRIT,
    THIEF,
    TREE,
    VEHICLE,
    WEAPON,
    WITCH,
) = (
    TraitIs(t)
    for t in (
        "agent ai ally angel beast cyborg demon dragon elf equation faerie fungus giant goblin horseman human imp insect "
        "item knight law location martian merchant monk mutant niffle power priest quest ranger rat robot scientist shard "
        "soldier specter spirit thief tree vehicle weapon witch"
    ).split()
)

REDACTED = TraitIs("[redacted]")


@dataclass(frozen=True)
class Domain:
    """Something that can be named other than a card."""

    name: str


house, number, player = Domain("house"), Domain("number"), Domain("player")
READY, STUNNED, UNDER_OPPONENT = Domain("ready"), Domain("stunned"), Domain("under_opponent")
POWER, DOOM = Domain("power"), Domain("doom")
DAMAGE, AMBER = Domain("damage"), Domain("amber")
ARMOR, TEXT = Domain("armor"), Domain("text")
FORGE_STEP, FREE, ATTACKED = Domain("forge_step"), Domain("free"), Domain("attacked")


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


def named(card_id: str, en: str, fr: str) -> Named:
    return Named(card_id, en, fr)


def shares_trait(of: Sel) -> Alike:
    return Alike("trait", of)


def house_of(of: Sel) -> Alike:
    return Alike("house", of)


def different_name(of: Sel) -> Alike:
    return Alike("name", of)


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


def houses(sel: SetNode, but: HouseIs | None = None) -> HousesAmong:
    return HousesAmong(sel, but)


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
    return _keyword("assault", n)


def hazardous(n: int) -> KeywordIs:
    return _keyword("hazardous", n)
