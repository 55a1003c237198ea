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
    MOVE: MOVE, STRIKE: STRIKE | STRIKE_STAR, STRIKE_STAR: STRIKE_STAR, SHOOT: SHOOT | SHOOT_STAR,
    SHOOT_STAR: SHOOT_STAR, FOCUS: FOCUS, PARRY: PARRY, SPECIAL: SPECIAL,
}  # fmt: skip

# ---- what a cost takes
PAY_RESULT: Final = 0
PAY_ENERGY: Final = 1
PAY_HEALTH: Final = 2

# ---- dice
DICE: Final = ("red", "yellow", "blue", "green", "melee", "ranged")
RED_DIE, YELLOW_DIE, BLUE_DIE, GREEN_DIE, MELEE_DIE, RANGED_DIE = range(6)
NO_DIE: Final = 7  # of a result that a card gave

# ---- colours of enemies, in the order in which they act (196)
COLOURS: Final = ("white", "blue", "red", "green", "brown", "purple")
WHITE, BLUE, RED, GREEN, BROWN, PURPLE = range(6)
BOSS: Final = 6  # in the place of a colour
# what the tokens of a colour are cut like, a boss's last: the same at the browser's table, in the terminal and on paper
SHAPES: Final = ("circle", "triangle", "square", "hexagon", "pentagon", "crown", "skull")
ANY_COLOUR: Final = 7

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
    "first-line", "blocking", "pursuit", "stealth", "leader", "drain", "frightening", "venomous", "flying", "rising",
    "fervour", "burst", "rite", "anchored", "repair",
)  # fmt: skip

# ---- what acts do: those of heroes' cards
VERBS: Final = (
    "move", "leap", "strike", "shoot", "hit", "stun", "push", "pull", "mark", "strip", "parry", "guard", "heal",
    "energize", "cleanse", "grant", "escort", "hide", "taunt", "stance", "snare", "disarm", "prevent", "revive",
    "reroll", "focus", "gem", "food", "purify", "repair", "lose-hp", "lose-en", "lose-parry", "toxic", "end-turn",
    "call", "difficult", "trait-point",
)  # fmt: skip
(
    DO_MOVE, DO_LEAP, DO_STRIKE, DO_SHOOT, DO_HIT, DO_STUN, DO_PUSH, DO_PULL, DO_MARK, DO_STRIP, DO_PARRY, DO_GUARD,
    DO_HEAL, DO_ENERGIZE, DO_CLEANSE, DO_GRANT, DO_ESCORT, DO_HIDE, DO_TAUNT, DO_STANCE, DO_SNARE, DO_DISARM,
    DO_PREVENT, DO_REVIVE, DO_REROLL, DO_FOCUS, DO_GEM, DO_FOOD, DO_PURIFY, DO_REPAIR, DO_LOSE_HP, DO_LOSE_EN,
    DO_LOSE_PARRY, DO_TOXIC, DO_END_TURN, DO_CALL, DO_DIFFICULT, DO_TRAIT_POINT,
) = range(38)  # fmt: skip
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
RECURRENT, SINGLE, PASSIVE = range(3)
FREQUENCIES: Final = ("recurrent", "single", "passive")

# ---- when a card works
MOMENTS: Final = (
    "turn", "prep", "scene", "turn-start", "turn-end", "kill", "hit", "parried", "ally-hit", "reactions", "enter-trap",
    "ko", "drawn",
)  # fmt: skip
(
    ON_TURN, ON_PREP, ON_SCENE, ON_TURN_START, ON_TURN_END, ON_KILL, ON_HIT, ON_PARRIED, ON_ALLY_HIT, ON_REACTIONS,
    ON_TRAP, ON_KO, ON_DRAWN,
) = range(13)  # fmt: skip

# ---- what must hold besides
CONDITIONS: Final = ("stealth", "stance", "no-foe-here", "not-attacked", "no-sprint", "hp<=", "hp>=", "roll:3miss")
IF_STEALTH, IF_STANCE, IF_NO_FOE, IF_NOT_ATTACKED, IF_NO_SPRINT, IF_HP_MOST, IF_HP_LEAST, IF_THREE_MISSES = range(8)
STANCES: Final = ("assault", "guard", "command")
NO_STANCE: Final = -1

# ---- standing changes, as bits; those with a number stand in `Mods` by name
MODS: Final = (
    "ignore-blocking", "ignore-difficult", "sprint-safe", "no-sprint", "shoot-min0", "after-move-shoot", "fear-immune",
    "no-trait-reroll", "no-energy-reroll", "shoot-max1", "sprint-cost-en", "cannot-hide", "taunt-round1",
    "order-first-round1", "no-star", "no-grant", "no-guard-from-others", "no-parry-gain", "focus-cost+1",
    "cannot-guard-others", "ashbound-target-last",
)  # fmt: skip
(
    IGNORE_BLOCKING, IGNORE_DIFFICULT, SPRINT_SAFE, NO_SPRINT, SHOOT_MIN0, AFTER_MOVE_SHOOT, FEAR_IMMUNE,
    NO_TRAIT_REROLL, NO_ENERGY_REROLL, SHOOT_MAX1, SPRINT_COST_EN, CANNOT_HIDE, TAUNT_ROUND1, ORDER_FIRST_ROUND1,
    NO_STAR, NO_GRANT, NO_GUARD_FROM_OTHERS, NO_PARRY_GAIN, FOCUS_COST, CANNOT_GUARD_OTHERS, ASHBOUND_LAST,
) = (1 << k for k in range(21))  # fmt: skip

# ---- kinds of cards
CARD_KINDS: Final = ("ability", "skill", "item", "special", "corruption", "fear", "trap", "ally-skill")
ABILITY, SKILL, ITEM, WEAPON_SPECIAL, CORRUPTION, FEAR, TRAP, ALLY_SKILL = range(8)
SLOTS: Final = ("main", "secondary", "bulky", "clothing", "backpack")
MAIN, SECONDARY, BULKY, CLOTHING, BACKPACK = range(5)
USES: Final = ("lasting", "charged", "consumable")
LASTING, CHARGED, CONSUMABLE = range(3)
SCOPES: Final = ("combat", "story", "rest", "any")
IN_COMBAT, IN_STORY, IN_REST, IN_ANY = range(4)

# ---- what enemies do
ENEMY_VERBS: Final = (
    "move", "strike", "shoot", "push", "pull", "stun", "parry", "call", "goto", "sweep", "blast", "summon", "armour",
    "order",
)  # fmt: skip
(
    E_MOVE, E_STRIKE, E_SHOOT, E_PUSH, E_PULL, E_STUN, E_PARRY, E_CALL, E_GOTO, E_SWEEP, E_BLAST, E_SUMMON, E_ARMOUR,
    E_ORDER,
) = range(14)  # fmt: skip
CHOICE, FIRST, LAST = range(3)  # whom: the players choose, the leftmost, the rightmost hero
WHOM: Final = ("", "first", "last")

# ---- objectives and tokens
OBJECTIVES: Final = ("collect", "defeat", "interact", "hold", "ward", "spare", "limit", "boss")
COLLECT, DEFEAT, INTERACT, HOLD, WARD, SPARE, LIMIT, BEAT_BOSS = range(8)
TOKENS: Final = ("gem", "food", "chest", "trap", "exploration")
GEM, FOOD, CHEST, TRAP_TOKEN, EXPLORATION = range(5)
GEMS: Final = {"yellow": 1, "red": 3, "blue": 5}  # in gold (247)

# ---- parts of a game
HERO_LIMIT: Final = 4
DICE_LIMIT: Final = 4  # dice rolled in a round (37)
ACTIVE_SKILLS: Final = 6  # (52)
BACKPACK_SLOTS: Final = 4  # the leftmost is the clothing's (77)
