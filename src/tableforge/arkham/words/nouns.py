"""Nouns of a card's sentences: people, cards, places, zones, traits, numbers, conditions, happenings."""

from __future__ import annotations

from typing import Final

from tableforge.arkham import names
from tableforge.arkham.lexicon import LEXICON
from tableforge.arkham.questions.amounts import (
    CardsInHand,
    Clamp,
    Depending,
    Everything,
    Margin,
    Minus,
    Most,
    PerInvestigator,
    Remaining,
    SkillOf,
    StatOf,
    ThatMany,
    Tokens,
)
from tableforge.arkham.questions.conditions import ActIs, OnlyOne, Result, SymbolRevealed, TestIs, TurnOf
from tableforge.arkham.questions.events import ABOUT_TO, ANY, Happening
from tableforge.arkham.questions.sets import (
    Adjective,
    AtPlace,
    Attached,
    Connecting,
    ControlledBy,
    Current,
    EngagedWith,
    Extreme,
    InPlay,
    Logged,
    Named,
    Nearest,
    Person,
    Reacted,
    TopMost,
    TraitIs,
    Without,
    YourLocation,
    Zone,
)
from tableforge.arkham.questions.sets import asset as asset
from tableforge.arkham.questions.sets import card as card
from tableforge.arkham.questions.sets import enemy as enemy
from tableforge.arkham.questions.sets import event as event
from tableforge.arkham.questions.sets import investigator as investigator
from tableforge.arkham.questions.sets import location as location
from tableforge.arkham.questions.sets import that as that
from tableforge.arkham.questions.sets import this as this
from tableforge.arkham.questions.sets import treachery as treachery
from tableforge.arkham.questions.sets import you as you
from tableforge.arkham.state import AFrame, Arkham
from tableforge.words.amounts import Amount, Compare, Cond, Count, Exists, num
from tableforge.words.node import SetNode
from tableforge.words.sets import Sel

# ------------------------------------------------------------------ facts of cards
GUARDIAN, SEEKER, ROGUE, MYSTIC = names.GUARDIAN, names.SEEKER, names.ROGUE, names.MYSTIC
SURVIVOR, NEUTRAL = names.SURVIVOR, names.NEUTRAL
HAND, ACCESSORY, BODY, ARCANE, ALLY_SLOT = names.HAND_SLOT, names.ACCESSORY, names.BODY, names.ARCANE, names.ALLY
WILLPOWER, INTELLECT, COMBAT, AGILITY = names.WILLPOWER, names.INTELLECT, names.COMBAT, names.AGILITY
SKILL_VALUE, EACH_SKILL, SHROUD = names.SKILL_VALUE, names.EACH_SKILL, names.SHROUD
FIGHT, EVADE, HEALTH, SANITY, ATTACK_DAMAGE = names.FIGHT, names.EVADE, names.HEALTH, names.SANITY, names.ATTACK_DAMAGE
DAMAGE, HORROR, CLUE, DOOM, RESOURCE = names.DAMAGE, names.HORROR, names.CLUE, names.DOOM, names.RESOURCE
AMMO, CHARGE, SUPPLY, SECRET = names.AMMO, names.CHARGE, names.SUPPLY, names.SECRET
SKULL, CULTIST_TOKEN, TABLET, ELDER_THING = names.SKULL, names.CULTIST, names.TABLET, names.ELDER_THING
AUTO_FAIL, ELDER_SIGN = names.AUTO_FAIL, names.ELDER_SIGN
BAD_SYMBOLS: Final = (SKULL, CULTIST_TOKEN, TABLET, ELDER_THING, AUTO_FAIL)
ATTACK, EVASION, INVESTIGATION = names.ATTACK, names.EVASION, names.INVESTIGATION_TEST
TEST, TURN, PHASE, ROUND, GAME = names.TEST, names.TURN, names.PHASE, names.ROUND, names.GAME
MYTHOS_PHASE, ENEMY_PHASE = names.MYTHOS, names.ENEMY_PHASE
PHYSICAL, MENTAL = names.DAMAGE, names.HORROR
A_MOVE, A_FIGHT, AN_EVASION = names.A_MOVE, names.A_FIGHT, names.AN_EVASION
TO_ATTACK, TO_MOVE_INTO, TO_PLAY, TO_INVESTIGATE = (
    names.CANNOT_ATTACK,
    names.CANNOT_MOVE_INTO,
    names.CANNOT_PLAY,
    names.CANNOT_INVESTIGATE,
)
TO_DISCOVER, TO_SPEND_CLUES, TO_LEAVE_PLAY = names.CANNOT_DISCOVER, names.CANNOT_SPEND_CLUES, names.CANNOT_LEAVE_PLAY

# The traits of the core set: English and French, by the name that the engine uses.
TRAITS: Final = LEXICON.rows_with_mark("trait:")
(
    AGENCY,
    ALLY,
    ANCIENT_ONE,
    ARKHAM,
    ARMOR,
    BYAKHEE,
    CAVE,
    CENTRAL,
    CHARM,
    CREATURE,
    CRIMINAL,
    CULTIST,
    CURSE,
    DARK_YOUNG,
    DEEP_ONE,
    DETECTIVE,
    DRIFTER,
    ELITE,
    FIREARM,
    FORTUNE,
    GHOUL,
    HAZARD,
    HEX,
    HUMANOID,
    ILLICIT,
    INNATE,
    INSIGHT,
    ITEM,
    MADNESS,
    MELEE,
    MISKATONIC,
    MONSTER,
    NIGHTGAUNT,
    OBSTACLE,
    OMEN,
    PACT,
    POLICE,
    PRACTICED,
    RELIC,
    SCIENCE,
    SILVER_TWILIGHT,
    SORCERER,
    SPELL,
    SPIRIT,
    SUPPLY_TRAIT,
    TACTIC,
    TALENT,
    TASK,
    TERROR,
    TOME,
    TOOL,
    WEAPON,
    WOODS,
    YITHIAN,
) = [TraitIs(name) for name in TRAITS]

# ------------------------------------------------------------------ people, places, zones
lead, performer, active = Person("lead"), Person("performer"), Person("active")
your_location, attached, in_play, attacker = YourLocation(), Attached(), InPlay(), Reacted()
agenda, act = Current("agenda"), Current("act")
elite, weakness, unique, exhausted = (
    Adjective("elite"),
    Adjective("weakness"),
    Adjective("unique"),
    Adjective("exhausted"),
)
engaged, revealed, empty = Adjective("engaged"), Adjective("revealed"), Adjective("empty")
other, controlled = Adjective("other"), Adjective("controlled")
hand, discard_pile = Zone(names.HAND, you), Zone(names.DISCARD, you)
encounter_discard = Zone(names.ENCOUNTER_DISCARD, None)
victory_display, set_aside = Zone(names.VICTORY, None), Zone(names.ASIDE, None)
collection, extra_deck = Zone(names.COLLECTION, None), Zone(names.EXTRA_DECK, None)


def hand_of(who: SetNode) -> Zone:
    return Zone(names.HAND, who)


def in_(zone: Zone) -> Zone:
    """`card & in_(hand)`: reads better than the zone alone."""
    return zone


def top(n: int, zone: Zone) -> Zone:
    return Zone(zone.zone, zone.who, n)


def topmost(of: SetNode) -> TopMost:
    return TopMost(of)


def named(*titles: tuple[str, str]) -> Named:
    """Cards by title: each in English and French."""
    return Named(titles)


def logged(section: str) -> Logged:
    return Logged(section)


def at_(place: SetNode) -> AtPlace:
    return AtPlace(place)


def here(what: Sel[Arkham, AFrame]) -> Sel[Arkham, AFrame]:
    """What is at your location."""
    return what & AtPlace(your_location)


def connecting(place: SetNode) -> Connecting:
    return Connecting(place)


def without(what: SetNode) -> Without:
    return Without(what)


def nearest(of: SetNode) -> Nearest:
    return Nearest(of)


def engaged_with(whom: SetNode) -> EngagedWith:
    return EngagedWith(whom)


def controlled_by(whom: SetNode) -> ControlledBy:
    return ControlledBy(whom)


def with_most(n: Amount, of: SetNode) -> Extreme:
    return Extreme(n, of, True)


# ------------------------------------------------------------------ numbers
margin, that_many, all_there_is, cards_in_hand = Margin(), ThatMany(), Everything(), CardsInHand()
remaining_health, remaining_sanity = Remaining(names.HEALTH), Remaining(names.SANITY)


def count(of: SetNode) -> Count:
    return Count(of)


def tokens(kind: int, on: SetNode | None = None) -> Tokens:
    """Tokens on cards; without cards, on the one under consideration."""
    return Tokens(kind, on)


def per_investigator(n: int) -> PerInvestigator:
    return PerInvestigator(n)


def clamp(of: Amount, lo: int, hi: int) -> Clamp:
    return Clamp(of, lo, hi)


def minus(of: Amount | int) -> Minus:
    return Minus(num(of))


def most_of(n: Amount, of: SetNode) -> Most:
    return Most(n, of)


def either(cond: Cond, a: int, b: int) -> Depending:
    """One number where something holds, else another."""
    return Depending(cond, a, b)


def skill_of(skill: int) -> SkillOf:
    return SkillOf(skill)


def value(stat: int, of: SetNode) -> StatOf:
    return StatOf(stat, of)


# ------------------------------------------------------------------ conditions
def exists(of: SetNode) -> Exists:
    return Exists(of)


def any_of(amount: Amount) -> Compare:
    """There is at least one."""
    return amount >= 1


def success(by: int = 0) -> Result:
    return Result(True, by)


def failure() -> Result:
    return Result(False)


def symbol_revealed(*faces: int) -> SymbolRevealed:
    return SymbolRevealed(faces)


def test_is(kind: int) -> TestIs:
    return TestIs(kind)


def while_you(kind: int) -> TestIs:
    """While you are attacking, evading, investigating."""
    return TestIs(kind, None, True)


def act_is(*stages: int) -> ActIs:
    return ActIs(stages)


def only_one(what: SetNode, of: SetNode) -> OnlyOne:
    return OnlyOne(what, of)


def turn_of(who: SetNode) -> TurnOf:
    return TurnOf(who)


your_turn: Final = TurnOf(you)


# ------------------------------------------------------------------ happenings
def defeated(what: SetNode, by: SetNode | None = None) -> Happening:
    return Happening(names.IS_DEFEATED, by, what)


def attacks(what: SetNode, whom: SetNode | None = None) -> Happening:
    return Happening(names.ATTACKS, whom, what)


def dealt(kind: int, to: SetNode, by: SetNode | None = None) -> Happening:
    """A card is dealt damage or horror by an attack; "that" is the attacker."""
    return Happening(names.IS_DEALT, None, to, by, kind)


def takes(kind: int, who: SetNode) -> Happening:
    return Happening(names.TAKES, who, what=kind)


def placed(kind: int, on: SetNode) -> Happening:
    return Happening(names.IS_PLACED, None, on, None, kind)


def discovers(who: SetNode, at: SetNode) -> Happening:
    return Happening(names.DISCOVERS, who, at)


def succeeds(who: SetNode, kind: int = ANY, by: int = 0, against: SetNode | None = None) -> Happening:
    return Happening(names.SUCCEEDS, who, against, None, kind, by)


def fails(who: SetNode, kind: int = ANY, most: int = ANY) -> Happening:
    return Happening(names.FAILS, who, None, None, kind, 0, most)


def token_revealed(who: SetNode, negative: bool = False) -> Happening:
    return Happening(names.TOKEN_REVEALED, who, n=1 if negative else 0)


def about_to_reveal_token(who: SetNode) -> Happening:
    return Happening(names.TOKEN_REVEALED, who, what=ABOUT_TO)


def enters(who: SetNode, place: SetNode) -> Happening:
    return Happening(names.ENTERS, who, place)


def leaves(who: SetNode, place: SetNode) -> Happening:
    return Happening(names.LEAVES, who, place)


def enters_play(what: SetNode) -> Happening:
    return Happening(names.ENTERS_PLAY, None, what)


def discarded_from_play(what: SetNode, by: SetNode) -> Happening:
    return Happening(names.IS_DISCARDED, by, what, None, names.ATTACHED)


def played(what: SetNode, by: SetNode) -> Happening:
    return Happening(names.IS_PLAYED, by, what)


def drawn(what: SetNode, by: SetNode) -> Happening:
    return Happening(names.IS_DRAWN, by, what)


def spawns(what: SetNode, at: SetNode | None = None) -> Happening:
    return Happening(names.SPAWNS, None, what, at)


def evaded(what: SetNode, by: SetNode | None = None) -> Happening:
    return Happening(names.IS_EVADED, by, what)


def engages(what: SetNode, whom: SetNode) -> Happening:
    return Happening(names.ENGAGES, whom, what)


def advances(what: SetNode) -> Happening:
    return Happening(names.ADVANCES, None, what)


def added_to_victory(what: SetNode) -> Happening:
    return Happening(names.ENTERS_VICTORY, None, what)


def begins(period: int, whose: SetNode | None = None, phase: int = 0) -> Happening:
    return Happening(names.BEGINS, whose, what=period, n=phase)


def ends(period: int, whose: SetNode | None = None, phase: int = 0) -> Happening:
    return Happening(names.ENDS, whose, what=period, n=phase)
