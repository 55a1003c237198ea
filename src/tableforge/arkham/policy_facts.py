"""What a policy knows of cards: how glad one is of them, what they are for, what a test is about that they make.

The unit is an action well spent.  The figures are our own judgement; scout and the compiled policy go by the same ones.
"""

from __future__ import annotations

from typing import Final

from tableforge.arkham.definition import Ability, CardDef
from tableforge.arkham.names import (
    A_FIGHT,
    AGILITY,
    COMBAT,
    GET,
    INTELLECT,
    SHROUD,
    WILLPOWER,
)
from tableforge.arkham.printed import blow, bonus, skill_for

# How glad one is of a card in play, weapons apart, in actions well spent over the rest of the game.
IN_PLAY: Final = {
    "lita-chantler": 4.0,
    "leo-de-luca": 3.2,
    "leo-de-luca-1": 3.4,
    "dr-milan-christopher": 2.4,
    "beat-cop": 2.2,
    "beat-cop-2": 2.4,
    "holy-rosary": 1.7,
    "guard-dog": 1.7,
    "magnifying-glass": 1.6,
    "magnifying-glass-1": 1.7,
    "flashlight": 1.6,
    "bulletproof-vest": 1.8,
    "elder-sign-amulet": 1.6,
    "leather-coat": 1.4,
    "grotesque-statue": 1.3,
    "cat-burglar": 1.5,
    "police-badge": 1.2,
    "physical-training": 1.1,
    "hyperawareness": 1.0,
    "arcane-studies": 1.1,
    "hard-knocks": 1.0,
    "dig-deep": 0.8,
    "first-aid": 0.7,
    "old-book-of-lore": 1.1,
    "stray-cat": 1.2,
    "aquinnah": 1.3,
    "encyclopedia": 1.0,
    "rabbits-foot": 0.9,
    "research-librarian": 0.9,
    "wendys-amulet": 1.0,
    "disc-of-itzamna": 0.9,
    "forbidden-knowledge": 0.4,
    "burglary": 0.5,
    "pickpocketing": 0.5,
    "book-of-shadows": 0.7,
    "scavenging": 0.3,
    "daisys-tote-bag": 0.3,
    "heirloom-of-hyperborea": 0.6,
    "arcane-initiate": 0.4,
    "medical-texts": 0.4,
    "scrying": 0.1,
}
# How glad one is of an event in hand.
AT_HAND: Final = {
    "working-a-hunch": 1.6,
    "evidence": 1.0,
    "emergency-cache": 1.1,
    "backstab": 1.3,
    "lucky": 1.5,
    "lucky-2": 1.7,
    "dodge": 1.0,
    "ward-of-protection": 1.3,
    "look-what-i-found": 1.4,
    "drawn-to-the-flame": 1.2,
    "elusive": 1.0,
    "hot-streak": 1.6,
    "cryptic-research": 1.6,
    "sure-gamble": 1.4,
    "will-to-survive": 1.2,
    "on-the-lam": 1.1,
    "sneak-attack": 1.0,
    "blinding-light": 1.1,
    "blinding-light-2": 1.4,
    "close-call": 1.0,
    "dynamite-blast": 0.7,
    "mind-over-matter": 0.6,
}
HEALS_DAMAGE: Final = ("first-aid", "medical-texts", "arkham-woods-quiet-glade")
HEALS_HORROR: Final = ("first-aid", "arkham-woods-quiet-glade")
# The skills that talents raise for a resource each.
TALENTS: Final = {
    "physical-training": (WILLPOWER, COMBAT),
    "hyperawareness": (INTELLECT, AGILITY),
    "arcane-studies": (WILLPOWER, INTELLECT),
    "hard-knocks": (COMBAT, AGILITY),
    "dig-deep": (WILLPOWER, AGILITY),
}
# What the actions of locations and other cards of the scenario are worth.
ELSEWHERE: Final = {
    "your-house": 1.5,
    "southside-historical-society": 2.2,
    "southside-mas-boarding-house": 1.2,
    "downtown-first-bank-of-arkham": 1.5,
    "miskatonic-university": 0.6,
    "northside": 5.0,
    "disrupting-the-ritual": 9.0,
    "uncovering-the-conspiracy": 6.0,
    "haunted": 1.6,
    "psychosis": 0.9,
    "hypochondria": 0.9,
    "dreams-of-rlyeh": 1.3,
    "the-necronomicon": -1.0,
    "umordhoth": -9.0,
}
# What failing costs, where the test does not come of an action: damage and horror, then what else.
FAILING: Final = {
    "crypt-chill": (1, 0, 0.6),
    "graveyard": (0, 1, 0.6),
    "arkham-woods-unhallowed-ground": (1, 1, 0.0),
    "the-yellow-sign": (0, 2, 1.0),
    "on-wings-of-darkness": (1, 1, 1.0),
    "medical-texts": (1, 0, 0.5),
}
PER_POINT: Final = {"grasping-hands": (1, 0), "rotting-remains": (0, 1), "umordhoths-wrath": (1, 1)}
AT_STAKE: Final = {
    "frozen-in-fear": 1.8,
    "dreams-of-rlyeh": 1.5,
    "locked-door": 2.0,
    "disrupting-the-ritual": 9.0,
    "the-ritual-begins": 2.0,
    "parlor": 6.0,
    "lita-chantler": 6.0,
    "arkham-woods-twisting-paths": 1.5,
    "false-lead": 3.0,
}
DRAWS: Final = ("guts", "perception", "overpower", "manual-dexterity")  # a card back, if the test succeeds
UNWANTED: Final = ("mind-wipe",)
CAREFUL: Final = ("switchblade", "41-derringer")  # one damage more, if the test succeeds by two
MARGIN: Final = ("shotgun",)  # as much damage as the test succeeds by
AT_A_SCENE: Final = "rolands-38-special"  # better where there are clues
ONE_FOE: Final = "machete"  # better against one enemy alone
AMBUSH: Final = "sneak-attack"  # strikes an enemy that has been evaded: about as good as an attack with agility
BY_WITS: Final = "mind-over-matter"  # who plays it may fight and slip away with their intellect for a round
LITA: Final = "lita-chantler"
LAMP: Final = "flashlight"
GLASSES: Final = ("magnifying-glass", "magnifying-glass-1")
# What it costs to come to a place: damage and horror, on average.
ENTRY: Final = {"attic": (0, 1), "cellar": (1, 0), "graveyard": (0, 1), "arkham-woods-unhallowed-ground": (1, 0)}
# Places that are investigated with another skill.
INVESTIGATED_WITH: Final = {
    "arkham-woods-old-house": WILLPOWER,
    "arkham-woods-cliffside": AGILITY,
    "arkham-woods-tangled-thicket": COMBAT,
}


class Strike:
    """An attack: the skill that it tests, what it adds to it, the damage that it deals."""

    def __init__(self, skill: int, plus: int, damage: int) -> None:
        self.skill = skill
        self.plus = plus
        self.damage = damage


FIST: Final = Strike(COMBAT, 0, 1)  # an attack with nothing
WITS: Final = Strike(INTELLECT, 0, 1)  # … and with one's head


def strike_of(a: Ability) -> Strike:
    """The attack that an ability is."""
    b = blow(a)
    return Strike(b.skill, b.plus, b.damage)


class Lore:
    """What a policy asks of a card all the time."""

    def __init__(self, d: CardDef) -> None:
        id = d.id
        self.id = id
        strikes = [strike_of(a) for a in d.actions if a.designator == A_FIGHT]
        self.weapon = bool(strikes)
        self.strike = strikes[0] if strikes else FIST
        self.by_ability: dict[int, Strike] = {a.number: strike_of(a) for a in d.actions if a.designator == A_FIGHT}
        self.event_fights = d.play is not None and d.play.designator == A_FIGHT
        self.event_strike = strike_of(d.play) if d.play is not None and d.play.designator == A_FIGHT else FIST
        if id == AMBUSH:
            self.event_strike = Strike(AGILITY, 0, 2)
        self.strikes_once = self.event_fights or id == AMBUSH
        self.by_wits = id == BY_WITS
        self.glad = IN_PLAY.get(id, 0.5)
        self.at_hand = AT_HAND.get(id, 0.5)
        self.careful = id in CAREFUL
        self.margin = id in MARGIN
        self.at_a_scene = id == AT_A_SCENE
        self.one_foe = id == ONE_FOE
        self.glasses = id in GLASSES
        self.heals_damage = id in HEALS_DAMAGE
        self.heals_horror = id in HEALS_HORROR
        self.draws = id in DRAWS
        talent = 0
        for k in TALENTS.get(id, ()):
            talent |= 1 << k
        self.talent = talent  # the skills that it raises for resources, as bits

    def raises(self, skill: int) -> bool:
        """Whether it raises a skill for resources."""
        return self.talent >> skill & 1 == 1


KNOWN: Final[dict[str, Lore]] = {}


def lore(d: CardDef) -> Lore:
    """What a policy asks of this card."""
    found = KNOWN.get(d.id)
    if found is None:
        found = Lore(d)
        KNOWN[d.id] = found
    return found


def added_to(a: Ability, skill: int) -> int:
    """What an ability adds to the skill that its own test is of."""
    return bonus(a, GET, skill)


def shroud_by(a: Ability) -> int:
    """What an ability adds to the shroud that it investigates."""
    return bonus(a, GET, SHROUD)


def tested_by(a: Ability, usual: int) -> int:
    """The skill that an ability tests."""
    return skill_for(a, usual)
