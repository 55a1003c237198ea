"""The nouns of the game as small numbers, with their names beside them.

The names are `tuple[str, ...]`, or of the words that a view declares, whatever their number: compiled code packs a tuple of known
length anew for each look-up.
"""

from __future__ import annotations

from typing import Final, Literal

# houses
BROBNAR: Final = 0
DIS: Final = 1
LOGOS: Final = 2
MARS: Final = 3
SANCTUM: Final = 4
SHADOWS: Final = 5
UNTAMED: Final = 6
NO_HOUSE: Final = -1
HOUSES: Final[tuple[str, ...]] = ("brobnar", "dis", "logos", "mars", "sanctum", "shadows", "untamed")
HOUSE_NUMBERS: Final = {house: n for n, house in enumerate(HOUSES)}
ALL_HOUSES: Final = 0x7F

# card types
ACTION: Final = 0
ARTIFACT: Final = 1
CREATURE: Final = 2
UPGRADE: Final = 3
TYPES: Final[tuple[str, ...]] = ("action", "artifact", "creature", "upgrade")

# zones; LIMBO is where a card stands while it is being played and is in no zone yet
DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
ARCHIVES: Final = 3
PURGED: Final = 4
LINE: Final = 5
ARTIFACTS: Final = 6
ATTACHED: Final = 7
UNDER: Final = 8
LIMBO: Final = 9
ZONES: Final[tuple[str, ...]] = (
    "deck",
    "hand",
    "discard",
    "archives",
    "purged",
    "line",
    "artifacts",
    "attached",
    "under",
    "limbo",
)

# keywords, as bits; assault and hazardous also carry a number (`keywords.py` has the rest of each)
ALPHA: Final = 1
ASSAULT: Final = 2
DEPLOY: Final = 4
ELUSIVE: Final = 8
HAZARDOUS: Final = 16
OMEGA: Final = 32
POISON: Final = 64
SKIRMISH: Final = 128
TAUNT: Final = 256

# boldface labels
PLAY: Final = 0
FIGHT: Final = 1
REAP: Final = 2
BEFORE_FIGHT: Final = 3
DESTROYED: Final = 4
LEAVES_PLAY: Final = 5
ACTION_LABEL: Final = 6
OMNI: Final = 7
AS_PLAYED: Final = 8  # no boldface word: "when you play this card"
LABELS: Final[tuple[str, ...]] = (
    "play",
    "fight",
    "reap",
    "before_fight",
    "destroyed",
    "leaves_play",
    "action",
    "omni",
    "as_played",
)

# steps of the turn
START_STEP: Final = 0
FORGE_STEP: Final = 1
HOUSE_STEP: Final = 2
MAIN_STEP: Final = 3
READY_STEP: Final = 4
DRAW_STEP: Final = 5
END_STEP: Final = 6
Step = Literal["start", "forge", "house", "main", "ready", "draw", "end"]
STEPS: Final[tuple[Step, ...]] = ("start", "forge", "house", "main", "ready", "draw", "end")

# what can happen (the kinds of an event pattern)
PLAYS: Final = 0
USES: Final = 1
REAPS: Final = 2
FIGHTS: Final = 3
ATTACKS: Final = 4
IS_DESTROYED: Final = 5
IS_DESTROYED_FIGHTING: Final = 6
IS_DESTROYED_IN_A_FIGHT: Final = 7
ENTERS: Final = 8
LEAVES: Final = 9
IS_DEALT_DAMAGE: Final = 10
FORGES: Final = 11
DISCARDS: Final = 12
CHOOSES: Final = 13
GAINS_BY_REAPING: Final = 14
POOL_GROWS: Final = 15
IS_ROBBED: Final = 16
PREVENTS_DAMAGE: Final = 17
SPENDS_TO_FORGE: Final = 18
CHANGES_CONTROL: Final = 19
IS_DISCARDED_FROM_PLAY: Final = 20
TURN_STARTS: Final = 21
TURN_ENDS: Final = 22
IS_ATTACKED_BY: Final = 23
IS_STOLEN_FROM: Final = 24
EVENT_KINDS: Final[tuple[str, ...]] = (
    "plays",
    "uses",
    "reaps",
    "fights",
    "attacks",
    "is_destroyed",
    "is_destroyed_fighting",
    "is_destroyed_in_a_fight",
    "enters_play",
    "leaves_play",
    "is_dealt_damage",
    "forges",
    "discards",
    "chooses",
    "gains_by_reaping",
    "pool_grows",
    "is_robbed",
    "prevents_damage",
    "spends_to_forge",
    "changes_control",
    "is_discarded_from_play",
    "turn_starts",
    "turn_ends",
    "is_attacked_by",
    "is_stolen_from",
)

# kinds of constant effect
POWER_MOD: Final = 0
ARMOR_MOD: Final = 1
GAINS_MOD: Final = 2
LOSES_MOD: Final = 3
HOUSE_MOD: Final = 4
FLANK_MOD: Final = 5
CONTROL_MOD: Final = 6
KEY_COST_MOD: Final = 7
HAND_SIZE_MOD: Final = 8
ENTERS_MOD: Final = 9
CANNOT_MOD: Final = 10
MUST_MOD: Final = 11
ONLY_MOD: Final = 12
ALLOW_MOD: Final = 13
TOLL_MOD: Final = 14
SPEND_MOD: Final = 15
FIGHT_DAMAGE_MOD: Final = 16
SKIP_STEP_MOD: Final = 17
AFTER: Final = 18
BEFORE: Final = 19
INSTEAD: Final = 20
WHENEVER: Final = 21
MOD_KINDS: Final = 22

# how a card enters play
ENTERS_READY: Final = 1
ENTERS_STUNNED: Final = 2
ENTERS_UNDER_OPPONENT: Final = 4

# what a card loses besides keywords
LOSES_TEXT: Final = 1
LOSES_ARMOR: Final = 2

# how the damage of a fight is changed: by so much more instead of to a value; only while attacked
MORE_DAMAGE: Final = 1
WHILE_ATTACKED: Final = 2

# the numbers of the rulebook
KEY_COST: Final = 6
KEYS_TO_WIN: Final = 3
HAND_SIZE: Final = 6
FIRST_HAND: Final = 7  # of the first player
SECOND_HAND: Final = 6
RULE_OF_SIX: Final = 6  # how often a turn cards of one title are played and used

# ways of using a creature or an artifact, and the other things an active player may do
DO_END: Final = 0
DO_PLAY: Final = 1
DO_DISCARD: Final = 2
DO_REAP: Final = 3
DO_FIGHT: Final = 4
DO_ACTION: Final = 5
DO_OMNI: Final = 6
DO_UNSTUN: Final = 7
WAYS_OF_USE: Final[tuple[int, ...]] = (DO_REAP, DO_FIGHT, DO_ACTION, DO_OMNI, DO_UNSTUN)
VERBS: Final[tuple[str, ...]] = ("end-turn", "play", "discard", "reap", "fight", "action", "omni", "unstun")

# how long a lasting effect lasts
Until = Literal["this-turn", "next-turn", "your-turn", "event"]
UNTIL: Final[tuple[Until, ...]] = ("this-turn", "next-turn", "your-turn", "event")
THIS_TURN: Final = 0
NEXT_TURN: Final = 1
UNTIL_YOUR_TURN: Final = 2
UNTIL_EVENT: Final = 3
