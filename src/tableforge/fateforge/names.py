"""The constants of Fateforge: results as bits, verbs, colours, moments, flags.  A name's place in its tuple is its number."""

from __future__ import annotations

from typing import Final

# ---- results: a face is the set of the results that it may be used as, a bit each; none is a miss (46, 48)
MISS: Final = 0
MOVE: Final = 1
STRIKE: Final = 2
STRIKE_STAR: Final = 4
SHOOT: Final = 8
SHOOT_STAR: Final = 16
FOCUS: Final = 32
PARRY: Final = 64
SPECIAL: Final = 128
ANY: Final = 255
RESULTS: Final = ("move", "strike", "strike*", "shoot", "shoot*", "focus", "parry", "special")
# which results of a face pay for a result that is asked: a starred one pays for the plain one, never the reverse (47)
PAYS: Final = {
    MOVE: MOVE,
    STRIKE: STRIKE | STRIKE_STAR,
    STRIKE_STAR: STRIKE_STAR,
    SHOOT: SHOOT | SHOOT_STAR,
    SHOOT_STAR: SHOOT_STAR,
    FOCUS: FOCUS,
    PARRY: PARRY,
    SPECIAL: SPECIAL,
}

# ---- what a cost takes
PAY_RESULT: Final = 0
PAY_ENERGY: Final = 1
PAY_HEALTH: Final = 2

# ---- dice
DICE: Final = ("red", "yellow", "blue", "green", "melee", "ranged")
RED_DIE: Final = 0
YELLOW_DIE: Final = 1
BLUE_DIE: Final = 2
GREEN_DIE: Final = 3
MELEE_DIE: Final = 4
RANGED_DIE: Final = 5
NO_DIE: Final = 7  # of a result that a card gave

# ---- colours of enemies, in the order in which they act (196)
COLOURS: Final = ("white", "blue", "red", "green", "brown", "purple")
WHITE: Final = 0
BLUE: Final = 1
RED: Final = 2
GREEN: Final = 3
BROWN: Final = 4
PURPLE: Final = 5
BOSS: Final = 6  # in the place of a colour
# what the tokens of a colour are cut like, a boss's last: the same at the browser's table, in the terminal and on paper
SHAPES: Final = ("circle", "triangle", "square", "hexagon", "pentagon", "crown", "skull")

# ---- abilities of enemies, as bits
FIRST_LINE: Final = 1
BLOCKING: Final = 2
PURSUIT: Final = 4
STEALTH: Final = 8
LEADER: Final = 16
DRAIN: Final = 32
FRIGHTENING: Final = 64
VENOMOUS: Final = 128
FLYING: Final = 256
RISING: Final = 512
FERVOUR: Final = 1024
BURST: Final = 2048
RITE: Final = 4096
ANCHORED: Final = 8192
REPAIR: Final = 16384
ABILITIES: Final = (
    "first-line",
    "blocking",
    "pursuit",
    "stealth",
    "leader",
    "drain",
    "frightening",
    "venomous",
    "flying",
    "rising",
    "fervour",
    "burst",
    "rite",
    "anchored",
    "repair",
)

# ---- what acts do: those of heroes' cards
VERBS: Final = (
    "move",
    "leap",
    "strike",
    "shoot",
    "hit",
    "stun",
    "push",
    "pull",
    "mark",
    "strip",
    "parry",
    "guard",
    "heal",
    "energize",
    "cleanse",
    "grant",
    "escort",
    "hide",
    "taunt",
    "stance",
    "snare",
    "disarm",
    "prevent",
    "revive",
    "reroll",
    "focus",
    "gem",
    "food",
    "purify",
    "repair",
    "lose-hp",
    "lose-en",
    "lose-parry",
    "toxic",
    "end-turn",
    "call",
    "difficult",
    "trait-point",
)
DO_MOVE: Final = 0
DO_LEAP: Final = 1
DO_STRIKE: Final = 2
DO_SHOOT: Final = 3
DO_HIT: Final = 4
DO_STUN: Final = 5
DO_PUSH: Final = 6
DO_PULL: Final = 7
DO_MARK: Final = 8
DO_STRIP: Final = 9
DO_PARRY: Final = 10
DO_GUARD: Final = 11
DO_HEAL: Final = 12
DO_ENERGIZE: Final = 13
DO_CLEANSE: Final = 14
DO_GRANT: Final = 15
DO_ESCORT: Final = 16
DO_HIDE: Final = 17
DO_TAUNT: Final = 18
DO_STANCE: Final = 19
DO_SNARE: Final = 20
DO_DISARM: Final = 21
DO_PREVENT: Final = 22
DO_REVIVE: Final = 23
DO_REROLL: Final = 24
DO_FOCUS: Final = 25
DO_GEM: Final = 26
DO_FOOD: Final = 27
DO_PURIFY: Final = 28
DO_REPAIR: Final = 29
DO_LOSE_HP: Final = 30
DO_LOSE_EN: Final = 31
DO_LOSE_PARRY: Final = 32
DO_TOXIC: Final = 33
DO_END_TURN: Final = 34
DO_CALL: Final = 35
DO_DIFFICULT: Final = 36
DO_TRAIT_POINT: Final = 37
ALL_OF_IT: Final = 99  # lose all parry
ANYWHERE: Final = 99  # the far end of a range without one

# flags of an act, as bits
ALL: Final = 1  # every enemy of the one zone chosen, or every hero in range
PIERCE: Final = 2  # armour does not count
SAME: Final = 4  # the target of the act before it
OTHER: Final = 8  # not yourself
SELF: Final = 16  # yourself
IT: Final = 32  # the enemy that it reacts to
AT_WILL: Final = 64  # it may be left out: a further step of a move of several zones
FLAGS: Final = ("all", "pierce", "same", "other", "self", "it")
SAME_RESULT: Final = -1  # grant: the result that was paid

# ---- how often a card works
RECURRENT: Final = 0
SINGLE: Final = 1
PASSIVE: Final = 2
FREQUENCIES: Final = ("recurrent", "single", "passive")

# ---- when a card works
MOMENTS: Final = (
    "turn",
    "prep",
    "scene",
    "turn-start",
    "turn-end",
    "kill",
    "hit",
    "parried",
    "ally-hit",
    "reactions",
    "enter-trap",
    "ko",
    "drawn",
)
ON_TURN: Final = 0
ON_PREP: Final = 1
ON_SCENE: Final = 2
ON_TURN_START: Final = 3
ON_TURN_END: Final = 4
ON_KILL: Final = 5
ON_HIT: Final = 6
ON_PARRIED: Final = 7
ON_ALLY_HIT: Final = 8
ON_REACTIONS: Final = 9
ON_TRAP: Final = 10
ON_KO: Final = 11
ON_DRAWN: Final = 12

# ---- what must hold besides
CONDITIONS: Final = ("stealth", "stance", "no-foe-here", "not-attacked", "no-sprint", "hp<=", "hp>=", "roll:3miss")
IF_STEALTH: Final = 0
IF_STANCE: Final = 1
IF_NO_FOE: Final = 2
IF_NOT_ATTACKED: Final = 3
IF_NO_SPRINT: Final = 4
IF_HP_MOST: Final = 5
IF_HP_LEAST: Final = 6
IF_THREE_MISSES: Final = 7
STANCES: Final = ("assault", "guard", "command")
NO_STANCE: Final = -1

# ---- standing changes, as bits; those with a number stand in `Mods` by name
MODS: Final = (
    "ignore-blocking",
    "ignore-difficult",
    "sprint-safe",
    "no-sprint",
    "shoot-min0",
    "after-move-shoot",
    "fear-immune",
    "no-trait-reroll",
    "no-energy-reroll",
    "shoot-max1",
    "sprint-cost-en",
    "cannot-hide",
    "taunt-round1",
    "order-first-round1",
    "no-star",
    "no-grant",
    "no-guard-from-others",
    "no-parry-gain",
    "focus-cost+1",
    "cannot-guard-others",
    "ashbound-target-last",
)
IGNORE_BLOCKING: Final = 1 << 0
IGNORE_DIFFICULT: Final = 1 << 1
SPRINT_SAFE: Final = 1 << 2
NO_SPRINT: Final = 1 << 3
SHOOT_MIN0: Final = 1 << 4
AFTER_MOVE_SHOOT: Final = 1 << 5
FEAR_IMMUNE: Final = 1 << 6
NO_TRAIT_REROLL: Final = 1 << 7
NO_ENERGY_REROLL: Final = 1 << 8
SHOOT_MAX1: Final = 1 << 9
SPRINT_COST_EN: Final = 1 << 10
CANNOT_HIDE: Final = 1 << 11
TAUNT_ROUND1: Final = 1 << 12
ORDER_FIRST_ROUND1: Final = 1 << 13
NO_STAR: Final = 1 << 14
NO_GRANT: Final = 1 << 15
NO_GUARD_FROM_OTHERS: Final = 1 << 16
NO_PARRY_GAIN: Final = 1 << 17
FOCUS_COST: Final = 1 << 18
CANNOT_GUARD_OTHERS: Final = 1 << 19
ASHBOUND_LAST: Final = 1 << 20

# ---- kinds of cards
CARD_KINDS: Final = ("ability", "skill", "item", "special", "corruption", "fear", "trap", "ally-skill")
ABILITY: Final = 0
SKILL: Final = 1
ITEM: Final = 2
WEAPON_SPECIAL: Final = 3
CORRUPTION: Final = 4
FEAR: Final = 5
TRAP: Final = 6
ALLY_SKILL: Final = 7
SLOTS: Final = ("main", "secondary", "bulky", "clothing", "backpack")
MAIN: Final = 0
SECONDARY: Final = 1
BULKY: Final = 2
CLOTHING: Final = 3
BACKPACK: Final = 4
USES: Final = ("lasting", "charged", "consumable")
LASTING: Final = 0
CHARGED: Final = 1
CONSUMABLE: Final = 2
SCOPES: Final = ("combat", "story", "rest", "any")
IN_COMBAT: Final = 0
IN_STORY: Final = 1
IN_REST: Final = 2
IN_ANY: Final = 3

# ---- what enemies do
ENEMY_VERBS: Final = (
    "move",
    "strike",
    "shoot",
    "push",
    "pull",
    "stun",
    "parry",
    "call",
    "goto",
    "sweep",
    "blast",
    "summon",
    "armour",
    "order",
)
E_MOVE: Final = 0
E_STRIKE: Final = 1
E_SHOOT: Final = 2
E_PUSH: Final = 3
E_PULL: Final = 4
E_STUN: Final = 5
E_PARRY: Final = 6
E_CALL: Final = 7
E_GOTO: Final = 8
E_SWEEP: Final = 9
E_BLAST: Final = 10
E_SUMMON: Final = 11
E_ARMOUR: Final = 12
E_ORDER: Final = 13
# whom: the players choose, the leftmost, the rightmost hero
CHOICE: Final = 0
FIRST: Final = 1
LAST: Final = 2
WHOM: Final = ("", "first", "last")

# ---- objectives and tokens
OBJECTIVES: Final = ("collect", "defeat", "interact", "hold", "ward", "spare", "limit", "boss")
COLLECT: Final = 0
DEFEAT: Final = 1
INTERACT: Final = 2
HOLD: Final = 3
WARD: Final = 4
SPARE: Final = 5
LIMIT: Final = 6
BEAT_BOSS: Final = 7
TOKENS: Final = ("gem", "food", "chest", "trap", "exploration")
GEM: Final = 0
FOOD: Final = 1
CHEST: Final = 2
TRAP_TOKEN: Final = 3
EXPLORATION: Final = 4
GEMS: Final = {"yellow": 1, "red": 3, "blue": 5}  # in gold (247)

# ---- parts of a game
HERO_LIMIT: Final = 4
DICE_LIMIT: Final = 4  # dice rolled in a round (37)
ACTIVE_SKILLS: Final = 6  # (52)
