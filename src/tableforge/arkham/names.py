"""Numbers that the engine uses for words of the rulebook, with the words themselves."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

# A compiled tuple of known length is made anew wherever it is looked up by a number; tables are of any length.
Words: TypeAlias = tuple[str, ...]
Numbers: TypeAlias = tuple[int, ...]

# ---------------------------------------------------------------- cards
CLASSES: Final[Words] = ("guardian", "seeker", "rogue", "mystic", "survivor", "neutral", "mythos")
GUARDIAN: Final = 0
SEEKER: Final = 1
ROGUE: Final = 2
MYSTIC: Final = 3
SURVIVOR: Final = 4
NEUTRAL: Final = 5
MYTHOS_CLASS: Final = 6

TYPES: Final[Words] = (
    "investigator",
    "asset",
    "event",
    "skill",
    "treachery",
    "enemy",
    "location",
    "act",
    "agenda",
    "scenario",
)
INVESTIGATOR: Final = 0
ASSET: Final = 1
EVENT: Final = 2
SKILL: Final = 3
TREACHERY: Final = 4
ENEMY: Final = 5
LOCATION: Final = 6
ACT: Final = 7
AGENDA: Final = 8
SCENARIO: Final = 9

SLOTS: Final[Words] = ("accessory", "body", "ally", "hand", "arcane")
ACCESSORY: Final = 0
BODY: Final = 1
ALLY: Final = 2
HAND_SLOT: Final = 3
ARCANE: Final = 4
SLOT_COUNTS: Final[Numbers] = (1, 1, 1, 2, 2)  # AH.slots
DECK_SIZE: Final = 30  # of every investigator of the core set (AH.deck-size)

# ---------------------------------------------------------------- numbers on cards
STATS: Final[Words] = (
    "willpower",
    "intellect",
    "combat",
    "agility",
    "wild",
    "skill value",
    "fight",
    "evade",
    "health",
    "sanity",
    "damage",
    "horror",
    "shroud",
    "each skill",
)
Skill: TypeAlias = Literal["willpower", "intellect", "combat", "agility"]
SKILLS: Final[tuple[Skill, ...]] = ("willpower", "intellect", "combat", "agility")  # the first of them
WILLPOWER: Final = 0
INTELLECT: Final = 1
COMBAT: Final = 2
AGILITY: Final = 3
WILD: Final = 4
SKILL_VALUE: Final = 5  # of the test under way, whichever skill it is of
FIGHT: Final = 6
EVADE: Final = 7
HEALTH: Final = 8
SANITY: Final = 9
ATTACK_DAMAGE: Final = 10  # what an enemy's attack deals
ATTACK_HORROR: Final = 11
SHROUD: Final = 12
EACH_SKILL: Final = 13

TOKENS: Final[Words] = ("damage", "horror", "clue", "doom", "resource", "ammo", "charge", "supply", "secret")
DAMAGE: Final = 0
HORROR: Final = 1
CLUE: Final = 2
DOOM: Final = 3
RESOURCE: Final = 4
AMMO: Final = 5
CHARGE: Final = 6
SUPPLY: Final = 7
SECRET: Final = 8

# ---------------------------------------------------------------- chaos tokens: the numbers from -8 to +1, then the symbols
LEAST_FACE: Final = -8
SKULL: Final = 10
CULTIST: Final = 11
TABLET: Final = 12
ELDER_THING: Final = 13
AUTO_FAIL: Final = 14
ELDER_SIGN: Final = 15
FACES: Final[Words] = (
    "-8",
    "-7",
    "-6",
    "-5",
    "-4",
    "-3",
    "-2",
    "-1",
    "0",
    "+1",
    "skull",
    "cultist",
    "tablet",
    "elder-thing",
    "auto-fail",
    "elder-sign",
)

# ---------------------------------------------------------------- zones
ZONES: Final[Words] = (
    "hand",
    "deck",
    "discard",
    "play",
    "threat",
    "location",
    "attached",
    "map",
    "aside",
    "removed",
    "victory",
    "encounter-deck",
    "encounter-discard",
    "act",
    "agenda",
    "act-deck",
    "agenda-deck",
    "limbo",
    "investigator",
    "extra-deck",
    "collection",
    "reference",
)
HAND: Final = 0
DECK: Final = 1
DISCARD: Final = 2
PLAY: Final = 3  # an investigator's play area
THREAT: Final = 4  # an investigator's threat area
AT_LOCATION: Final = 5  # enemies, and assets that nobody controls
ATTACHED: Final = 6
MAP: Final = 7  # locations in play
ASIDE: Final = 8
REMOVED: Final = 9
VICTORY: Final = 10
ENCOUNTER_DECK: Final = 11
ENCOUNTER_DISCARD: Final = 12
ACT_AREA: Final = 13  # the current act
AGENDA_AREA: Final = 14  # the current agenda
ACT_DECK: Final = 15
AGENDA_DECK: Final = 16
LIMBO: Final = 17  # being played, committed or resolved: in none of the zones
SEATED: Final = 18  # investigator cards
EXTRA_DECK: Final = 19  # a scenario's own deck, such as the Cultists of Midnight Masks
COLLECTION: Final = 20  # the basic weaknesses that nobody has drawn yet
REFERENCE: Final = 21  # the scenario reference card
IN_PLAY: Final = (
    1 << PLAY
    | 1 << THREAT
    | 1 << AT_LOCATION
    | 1 << ATTACHED
    | 1 << MAP
    | 1 << ACT_AREA
    | 1 << AGENDA_AREA
    | 1 << SEATED
)

# ---------------------------------------------------------------- time
Phase: TypeAlias = Literal["set-up", "mythos", "investigation", "enemy", "upkeep"]
PHASES: Final[tuple[Phase, ...]] = ("set-up", "mythos", "investigation", "enemy", "upkeep")
SETTING_UP: Final = 0
MYTHOS: Final = 1
INVESTIGATION: Final = 2
ENEMY_PHASE: Final = 3
UPKEEP: Final = 4

# periods of limits and of lasting effects; also what `begins` and `ends` are about
Period: TypeAlias = Literal["test", "turn", "phase", "round", "game"]
PERIODS: Final[tuple[Period, ...]] = ("test", "turn", "phase", "round", "game")
TEST: Final = 0
TURN: Final = 1
PHASE: Final = 2
ROUND: Final = 3
GAME: Final = 4

# ---------------------------------------------------------------- investigators
Status: TypeAlias = Literal["in-play", "resigned", "defeated", "killed", "insane"]
STATUSES: Final[tuple[Status, ...]] = ("in-play", "resigned", "defeated", "killed", "insane")
STILL_IN: Final = 0
RESIGNED: Final = 1
DEFEATED: Final = 2
KILLED: Final = 3
INSANE: Final = 4

# ---------------------------------------------------------------- skill tests
PLAIN: Final = 0
ATTACK: Final = 1
EVASION: Final = 2
INVESTIGATION_TEST: Final = 3
TestKind: TypeAlias = Literal["plain", "attack", "evasion", "investigation"]
TEST_KINDS: Final[tuple[TestKind, ...]] = ("plain", "attack", "evasion", "investigation")
UNDECIDED: Final = 0
SUCCESS: Final = 1
FAILURE: Final = 2
TestResult: TypeAlias = Literal["success", "failure"]
TEST_RESULTS: Final[tuple[TestResult | None, ...]] = (None, "success", "failure")  # as ST.6 establishes them
PartKind: TypeAlias = Literal["base", "effect", "icons", "token"]  # what the value of a test is made of

# ---------------------------------------------------------------- abilities
ABILITIES: Final[Words] = (
    "action",
    "free",
    "reaction",
    "forced",
    "play",
    "revelation",
    "committed",
    "elder-sign",
    "symbol",
    "objective",
    "advance",
)
ACTION_ABILITY: Final = 0
FREE: Final = 1
REACTION: Final = 2
FORCED: Final = 3
PLAY_ABILITY: Final = 4
REVELATION: Final = 5
COMMITTED: Final = 6
ELDER_SIGN_ABILITY: Final = 7
SYMBOL: Final = 8
OBJECTIVE: Final = 9
ADVANCE: Final = 10

# what an action is, for attacks of opportunity and for whatever speaks of "a Fight action"
DESIGNATORS: Final[Words] = (
    "",
    "fight",
    "evade",
    "investigate",
    "move",
    "parley",
    "resign",
    "draw",
    "resource",
    "play",
    "engage",
    "activate",
)
NO_DESIGNATOR: Final = 0
A_FIGHT: Final = 1
AN_EVASION: Final = 2
AN_INVESTIGATION: Final = 3
A_MOVE: Final = 4
A_PARLEY: Final = 5
A_RESIGNATION: Final = 6
A_DRAW: Final = 7
A_RESOURCE: Final = 8
A_PLAY: Final = 9
AN_ENGAGEMENT: Final = 10
AN_ACTIVATION: Final = 11

# keywords, as bits
HUNTER: Final = 1
RETALIATE: Final = 2
MASSIVE: Final = 4
ALOOF: Final = 8
PERIL: Final = 16
SURGE: Final = 32
FAST: Final = 64
ONLY_PREY: Final = 128

# ---------------------------------------------------------------- what a seat may be offered; codes.py packs it with a card
VERBS: Final[Words] = (
    "end-turn",
    "investigate",
    "move",
    "draw",
    "resource",
    "play",
    "activate",
    "fight",
    "engage",
    "evade",
    "use",
    "react",
    "commit",
    "advance",
    "forced",
)
DO_END: Final = 0
DO_INVESTIGATE: Final = 1
DO_MOVE: Final = 2
DO_DRAW: Final = 3
DO_RESOURCE: Final = 4
DO_PLAY: Final = 5
DO_ACTIVATE: Final = 6
DO_FIGHT: Final = 7
DO_ENGAGE: Final = 8
DO_EVADE: Final = 9
DO_USE: Final = 10  # a free ability
DO_REACT: Final = 11
DO_COMMIT: Final = 12
DO_ADVANCE: Final = 13  # the act, by clues
DO_FORCED: Final = 14  # put in order by the lead

# ---------------------------------------------------------------- facts that abilities react to
FACTS: Final[Words] = (
    "defeated",
    "attacks",
    "dealt",
    "takes",
    "placed",
    "discovers",
    "succeeds",
    "fails",
    "token-revealed",
    "enters",
    "leaves",
    "enters-play",
    "discarded",
    "played",
    "drawn",
    "spawns",
    "evaded",
    "engages",
    "advances",
    "begins",
    "ends",
    "leaves-play",
    "enters-victory",
    "reveals",
)
IS_DEFEATED: Final = 0  # card: who; seat: by whom; other: by which card
ATTACKS: Final = 1  # card: the enemy; seat: whom
IS_DEALT: Final = 2  # card: to whom; amount: how much; other: by which card; at: which kind
TAKES: Final = 3  # seat: who; amount; at: which kind (soaked or not)
IS_PLACED: Final = 4  # card: on which; amount; at: which kind
DISCOVERS: Final = 5  # seat: who; card: the location; amount: how many
SUCCEEDS: Final = 6  # seat: who; card: the target; amount: the margin; other: the source; at: the kind of test
FAILS: Final = 7
TOKEN_REVEALED: Final = 8  # seat: who; amount: the face; at: its place among the tokens of the test
ENTERS: Final = 9  # seat: who; card: the location
LEAVES: Final = 10
ENTERS_PLAY: Final = 11  # card: which; seat: under whose control
IS_DISCARDED: Final = 12  # card; amount: the zone it was in
IS_PLAYED: Final = 13  # card; seat: by whom
IS_DRAWN: Final = 14
SPAWNS: Final = 15  # card: the enemy; other: the location; seat: who spawns it
IS_EVADED: Final = 16  # card: the enemy; seat: by whom
ENGAGES: Final = 17  # card: the enemy; seat: with whom
ADVANCES: Final = 18  # card: the act or agenda
BEGINS: Final = 19  # amount: the period (TURN, PHASE, ROUND, GAME); card: which phase; seat: whose turn
ENDS: Final = 20
LEAVES_PLAY: Final = 21  # card
ENTERS_VICTORY: Final = 22  # card: came into the victory display

# ---------------------------------------------------------------- kinds of constant effect
MODS: Final[Words] = (
    "get",
    "hit",
    "cannot",
    "gains",
    "blank",
    "slots",
    "cost",
    "action-cost",
    "extra-action",
    "use-skill",
    "reads-as",
    "doubles",
    "connected",
    "playable",
    "no-token",
    "react",
    "extra-clues",
    "keyword",
    "results",
    "no-opportunity",
    "auto-succeed",
)
GET: Final = 0  # what: the stat; who; n
HIT: Final = 1  # n more damage by the attack of the test; with what=1, n in place of the standard damage
CANNOT: Final = 2  # what: the verb; who: the things that cannot; to: the things it cannot be done to
GAINS: Final = 3  # who; abilities
BLANK: Final = 4  # who
EXTRA_SLOTS: Final = 5  # what: the slot; n; who: only for these cards
COST_LESS: Final = 6  # n; who: for these cards
ACTION_COST: Final = 7  # n; what: bits of designators; the first each round
EXTRA_ACTION: Final = 8  # n; who: only to activate these
USE_SKILL: Final = 9  # what: the skill; for_: bits of skills or test kinds
READS_AS: Final = 10  # what: the face; n: the face it is read as
DOUBLES: Final = 11  # negative tokens
CONNECTED: Final = 12  # who: the locations that this one connects to
PLAYABLE: Final = 13  # who: cards that may be played as if in hand
NO_TOKEN: Final = 14
REACT: Final = 15
EXTRA_CLUES: Final = 16
RESULTS: Final = 17  # of a test, in place of the standard ones
AUTO_SUCCEED: Final = 18
MOD_KINDS: Final = 19

# verbs that something may forbid, as numbers of CANNOT rows
CANNOT_VERBS: Final[Words] = ("attack", "move-into", "play", "investigate", "discover", "spend-clues", "leave-play")
CANNOT_ATTACK: Final = 0
CANNOT_MOVE_INTO: Final = 1
CANNOT_PLAY: Final = 2
CANNOT_INVESTIGATE: Final = 3
CANNOT_DISCOVER: Final = 4
CANNOT_SPEND_CLUES: Final = 5
CANNOT_LEAVE_PLAY: Final = 6

# ---------------------------------------------------------------- difficulties
DIFFICULTIES: Final[Words] = ("easy", "standard", "hard", "expert")
