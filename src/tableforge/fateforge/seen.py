"""What a view of Fateforge is, field by field; the browser's types and the docs are written from it.

`view.py`, `tale_view.py`, `briefing.py`, `changed.py` and `companion/view.py` build it; a server adds what it reads aloud.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from tableforge.fateforge.state import Phase
from tableforge.fateforge.tale.definition import SceneKind, Side
from tableforge.kernel.declared import Length

Ends = Annotated[list[str], Length(2)]


# ---------------------------------------------------------------- the group
class Item(TypedDict):
    """An item of the group."""

    id: str  # which item it is
    key: str  # the key by which answers point at it
    armour: int  # armour cubes on it
    uses: int  # uses that are left


class Slot(Item):
    """An item on a hero's board."""

    works: bool  # whether it works in its slot; elsewhere it is only kept


class GoneDie(TypedDict):
    """A die of this round that was spent or lost."""

    face: str  # what it showed
    colour: str  # its colour


class Hero(TypedDict):
    """A hero, as the seat knows it."""

    id: str  # who it is
    seat: int  # the seat that plays it
    hp: int  # health that it has
    hp_max: int  # health that it can have
    en: int  # energy that it has
    en_max: int  # energy that it can have
    toxic: int  # health set aside by toxic damage
    at: str  # the zone in which it stands; "" outside a combat
    down: bool  # whether it is down
    dice: int  # results in its tray
    results: list[str] | None  # what these show; None behind another's screen
    colours: list[str] | None  # their dice, "" for a result without one; None behind another's screen
    gone: list[GoneDie] | None  # dice of this round that were spent or lost; None behind another's screen
    pool: list[str]  # the dice that it rolls
    grants: list[str]  # results from others for its next turn
    parry: int  # parry tokens
    focus: int  # focus tokens
    stunned: bool  # whether it is stunned
    hidden: bool  # whether it is hidden
    taunting: bool  # whether it taunts
    stance: str  # assault, guard or command; "" without a stance
    ready: bool  # whether its preparation is done
    sprinted: bool  # whether it has sprinted this turn
    energy_moved: bool  # whether it has moved by energy this turn
    energy_rerolled: bool  # whether it has rerolled by energy this round
    ended: bool  # whether its turn is over
    used: list[str]  # cards that were used this round
    spent: list[str]  # cards that can be used once a scene, and were
    skills: list[str]  # skills that it has learned
    active: list[str]  # those of them that are active
    board: list[Slot | None]  # items by slot: main, secondary, clothing, and three of the backpack
    traits: list[str]  # its traits
    corruption: list[str]  # its Corruption cards
    fears: list[str]  # its Fear cards
    carried: list[str]  # objectives that it carries


# the field `with` is a word of Python's, so this one is not written as a class
Ally = TypedDict(  # The ally who comes along.
    "Ally",
    {
        "id": str,  # who it is
        "with": str,  # the hero that it goes with
        "dice": list[str],  # results of its dice that are left
        "harm": int,  # damage that it has taken
        "hp": int,  # damage that it can take
        "out": bool,  # whether it is out of the fight
    },
)


class Seated(TypedDict):
    """Which heroes a seat plays."""

    seat: int  # the seat
    heroes: list[str]  # its heroes


class Decks(TypedDict):
    """How many cards are left of each deck."""

    corruption: int  # Corruption cards
    fear: int  # Fear cards
    trap: int  # Trap cards


# ---------------------------------------------------------------- a combat
class Change(TypedDict):
    """Something that the story has changed in a combat."""

    by: str  # the scene of the story that has changed it: "ember-loan/a1-c1-ford"; "" for a service that lasts
    use: str  # the name of the change
    n: str  # the number of its reason in that scene


class PlannedStep(TypedDict):
    """One act of an enemy's strip as it would come out."""

    act: int  # the number of the act
    zones: list[str]  # where a move would lead; several where chance draws
    heroes: list[str]  # whom it would reach
    minions: list[str]  # the keys of enemies that it would attack instead
    choice: bool  # whether the players would choose among them
    n: int  # how much damage
    skipped: bool  # whether the act would come to nothing


class Plan(TypedDict):
    """What an enemy would do if it acted now."""

    why: str  # what it goes by: stunned, out-of-reach, nothing-possible, by-card or by-strip
    section: int  # the section of its strip; -1 for none
    because: list[Change]  # what the story has changed that keeps it back
    steps: list[PlannedStep]  # its acts in order


class Foe(TypedDict):
    """An enemy on the board."""

    id: str  # its type
    key: str  # the key by which answers point at it
    n: int  # the number of its token
    at: str  # the zone in which it stands
    wounds: int  # wounds on it
    res: int  # so many wounds defeat it
    armour: int  # armour that it has left
    parry: int  # parry tokens
    stunned: bool  # whether it is stunned
    marked: bool  # whether it is marked
    defends: str  # the objective, door, portal or "exit:a" that it defends; "" for none
    guards: str  # the key of the enemy that it guards; "" for none
    guarded: bool  # whether another enemy guards it
    gold: int  # gold that it carries
    food: int  # food that it carries
    abilities: int  # its abilities as bits
    plan: Plan | None  # what it would do if it acted now; None where nobody acts, and for the companion
    lives: NotRequired[int]  # of a boss: lives that it has left
    covered: NotRequired[list[bool]]  # of a boss: which icons of its weak point are covered
    deck: NotRequired[int]  # of a boss: cards left in its deck
    next_card: NotRequired[str]  # of a boss: the top card of its deck, where the story has shown it; else ""
    discard: NotRequired[list[str]]  # of a boss: cards that it has turned


class Lying(TypedDict):
    """Something that lies in a zone."""

    kind: str  # gem, food, chest, trap, exploration, snare or objective
    n: NotRequired[int]  # of gems and snares: how much
    id: NotRequired[str]  # of chests, exploration points and objectives: which it is
    defended: NotRequired[bool]  # of objectives: whether an enemy defends it


class Zone(TypedDict):
    """A zone of the map."""

    id: str  # its letter
    cubes: int  # cubes of its fountain
    difficult: bool  # whether it is difficult
    lying: list[Lying]  # what lies in it
    near: list[str]  # zones that it leads to
    barred: list[str]  # zones to which the way is barred


class Door(TypedDict):
    """A door between two zones."""

    id: str  # which door it is
    between: Ends  # the zones on its sides
    open: bool  # whether it is open


class Portal(TypedDict):
    """A portal."""

    id: str  # which portal it is
    zones: list[str]  # its zone, and the one that it leads to once that is known


class Goal(TypedDict):
    """An objective of the scene."""

    id: str  # which objective it is
    units: int  # how far it has come
    need: int  # how far it must come
    most: int  # how far it can come
    met: bool  # whether it is met
    bonus: bool  # whether it is a bonus objective
    limited: bool  # whether it is something that must not happen, or not too often


class Exit(TypedDict):
    """An exit of the map."""

    id: str  # its letter
    at: str  # its zone
    defended: bool  # whether an enemy defends it


class Coming(TypedDict):
    """Enemies that will come."""

    id: str  # their type
    at: str  # the zone in which they arrive
    n: int  # how many


class Wave(Coming):
    """Enemies that will come in some round."""

    round: int  # the round in which they arrive


class Later(TypedDict):
    """A type of enemy that will come in some round."""

    id: str  # the type
    n: int  # how many
    new: bool  # whether the group has not met it before


class Placed(Later):
    """A type of enemy that stands on the board when the scene begins."""

    at: dict[str, int]  # how many in which zone
    armour: int  # the armour of each


class Briefing(TypedDict):
    """The set-up that a group reads before a combat, and can open again in it."""

    key: str  # the same during one combat, another for the next
    open: bool  # until the first preparation is over
    prepared: list[str]  # what the story has changed, by the names of the content
    start: list[str]  # zones in which heroes may start
    enemies: list[Placed]  # who stands on the board, by types
    later: list[Later]  # who will come, by types
    waves: list[Wave]  # when and where they will come, where the story has shown it
    waiting: list[int]  # seats that may still change active skills


# ---------------------------------------------------------------- a rest
class Service(TypedDict):
    """A service of a place."""

    id: str  # which service it is
    open: bool  # whether it can be had now
    gold: int  # what it costs
    time: int  # how much time it takes


class Place(TypedDict):
    """A place of rest."""

    id: str  # which place it is
    visited: bool  # whether it has been visited at this rest
    offers: list[str]  # what it offers
    stock: list[str]  # items that are sold here
    prices: list[int]  # what each of them costs
    services: list[Service]  # its services that the group knows of


class Resting(TypedDict):
    """A rest."""

    time: int  # time that is left
    free: bool  # whether time is not counted
    balm: int  # health paid for at a healer's and not handed out yet
    waiting: list[int]  # seats that are not done
    places: list[Place]  # places that can be visited
    quests: list[str]  # side quests that can be begun


# ---------------------------------------------------------------- a campaign
class Worn(TypedDict):
    """An item that would give its wearer the trait of a test."""

    item: str  # which item it is
    chances: dict[str, int]  # by hero, in percent


class Trial(TypedDict):
    """A test, before it is taken."""

    trait: str  # the trait that helps
    difficulty: int  # 0 easy, 1 medium, 2 hard: as many dice, and one
    who: str  # "" or "one": the group chooses; "all"; or a hero
    dice: dict[str, int]  # how many dice each hero would roll
    chances: dict[str, int]  # how likely each hero passes, in percent, a reroll included; who is down is not there
    has: list[str]  # heroes with the trait
    rerolls: list[str]  # heroes that could reroll
    worn: Worn | None  # beside a real board: an item of the group that would give the trait


class Need(TypedDict):
    """What a choice still needs: gold, food, or regard."""

    gold: NotRequired[int]  # so much gold
    food: NotRequired[int]  # so much food
    regard: NotRequired[str]  # whose regard
    lo: NotRequired[int]  # of regard: at least
    hi: NotRequired[int]  # of regard: at most


class Cost(TypedDict):
    """What a choice costs."""

    gold: NotRequired[int]  # gold, if any
    food: NotRequired[int]  # food, if any


class StoryChoice(TypedDict):
    """A choice of the story."""

    id: str  # which choice it is
    open: bool  # whether it can be taken
    needs: list[Need]  # what it still needs
    cost: Cost  # what it costs
    trial: Trial | None  # the test that it leads to


class Part(TypedDict):
    """A part of the act."""

    id: str  # the chapter, or "rest"
    rest: bool  # whether it is a rest
    state: Literal["done", "here", "ahead"]  # whether the group is past it, in it, or before it


class Regard(TypedDict):
    """What somebody thinks of the group."""

    id: str  # who
    person: bool  # whether that is a person; otherwise it is a group
    n: int  # how much
    turn: int  # which way it last turned: -1, 0 or 1


class SideQuest(TypedDict):
    """A side quest that the group has heard of."""

    id: str  # which quest it is
    state: str  # open, won, lost, left or expired
    rests: int  # rests that have ended since it was offered
    expires: int  # after how many it expires
    threat: int  # how dangerous it is
    time: int  # how much time it takes
    here: bool  # whether it can be begun here


class Gate(TypedDict):
    """A gate between two spots of a city."""

    between: Ends  # the spots on its sides
    open: bool  # whether it is open


class Way(TypedDict):
    """A way out of a spot of a city."""

    side: Side  # by the compass
    spot: str  # where it leads
    open: bool  # whether it can be taken


class Exploration(TypedDict):
    """Where the group stands in a city."""

    map: str  # the map of the city
    spot: str  # where the group stands
    again: int  # which of the texts of a place that is come to again; -1 for its clue
    asked: int  # which text asks whether the group goes in; -1 where nothing is asked
    steps: int  # steps that were taken
    budget: int  # steps that can be taken
    path: list[str]  # the way so far
    gates: list[Gate]  # gates of the city
    exits: list[Way]  # ways out


class Story(TypedDict):
    """How a campaign stands, as the whole group knows it."""

    scene: str  # the scene of the story
    told: list[str]  # the scenes that were told since the group last chose
    result: str  # what that choice has come to: scene/choice/passed, failed or told; "" where nothing is told of it
    kind: SceneKind  # the kind of the scene
    act: int  # the number of the act, from 0
    act_id: str  # which act it is
    chapter: str  # the chapter of the scene
    speaker: str  # who speaks
    asides: list[int]  # the numbers of the asides that are told
    choices: list[StoryChoice]  # what can be chosen
    bar: list[Part]  # the parts of the act
    regard: list[Regard]  # who thinks what of the group
    cards: list[str]  # story cards that it has
    rules: list[str]  # rules that are unlocked
    places: list[str]  # places that it knows
    quests: list[SideQuest]  # side quests that it has heard of
    allies: list[str]  # allies that it has
    points: int  # points that it has
    next_reward: int  # points of the next reward; 0 where there is none
    trait_points: int  # trait points to be spent
    won: list[str]  # combats that were won
    lost: list[str]  # combats that were lost
    ending: str  # the scene in which the campaign ended
    exploration: Exploration | None  # where the group stands in a city
    past: int  # how much of what happened so far can be read again


# ---------------------------------------------------------------- the companion beside a real board
class Supply(TypedDict):
    """Something that is used up."""

    id: str  # which item it is
    left: int  # uses that the group has left
    of: int  # of how many
    used: str  # the key that strikes one off; "" where none is left
    kept: str  # the key that puts one back; "" where none is missing


class Arrived(Coming):
    """Enemies that have come in this round."""

    tokens: list[int]  # the numbers of their tokens


class OfType(TypedDict):
    """The tokens of a type of enemy."""

    id: str  # the type
    tokens: list[int]  # the numbers of its tokens


class Reacting(TypedDict):
    """Who reacts."""

    id: str  # a colour, or a type where all are of one colour
    types: list[OfType]  # the types of it, with their tokens


class Boss(TypedDict):
    """The boss."""

    id: str  # who it is
    lives: int  # lives that it has left
    most: int  # lives that it came with
    resistance: int  # so many wounds take a life
    armour: int  # its armour
    covered: list[bool]  # which icons of its weak point are covered
    card: str  # the card that lies open; "" for none
    left: int  # cards left in its deck


class Token(TypedDict):
    """A token that has come."""

    id: str  # its type
    n: int  # its number
    at: str  # where it is put
    armour: int  # its armour


class Loot(TypedDict):
    """Something that nobody has claimed."""

    kind: Literal["gem", "food"]  # what it is
    at: str  # where it lies
    n: int  # how much


class Read(TypedDict):
    """Something that is shown until it has been read."""

    what: str  # corruption, explore or weak-point
    card: str  # the card that was drawn; "" for none
    hero: NotRequired[str]  # of a card: who drew it
    point: NotRequired[str]  # of an exploration: the point
    boss: NotRequired[str]  # of a weak point: whose


class App(TypedDict):
    """What a companion's screen shows; all but the first two in a combat alone."""

    screen: str  # which screen it is
    supplies: list[Supply]  # things that are used up
    prepared: NotRequired[list[str]]  # what the story has changed, by the names of the content
    start: NotRequired[list[str]]  # zones in which heroes may start
    waves: NotRequired[list[Wave]]  # who will come, as far as it is told
    ally: NotRequired[str]  # the ally who comes along; "" for none
    allies: NotRequired[list[str]]  # allies who could come along
    new: NotRequired[list[str]]  # rules that are told at the set-up
    coach: NotRequired[list[str]]  # what the coach of a first battle says
    standing: NotRequired[int]  # heroes that stand
    reacting: NotRequired[int]  # how many colours or types react
    arrived: NotRequired[list[Arrived]]  # who has come in this round
    named: NotRequired[list[Reacting]]  # who reacts
    colours: NotRequired[list[str]]  # colours of enemies on the board
    boss: NotRequired[Boss | None]  # the boss, if there is one
    summoned: NotRequired[list[Token]]  # whom the boss has just summoned
    upkeep: NotRequired[list[str]]  # what happens in the upkeep
    loot: NotRequired[list[Loot]]  # gems and food that nobody has claimed
    won: NotRequired[int]  # whether the scene was won: 1, 0, or -1 before its end
    read: NotRequired[Read | None]  # what is shown until it has been read


# ---------------------------------------------------------------- what a server reads aloud, in the language of a browser
class BriefingAloud(TypedDict):
    """A briefing in words."""

    special: list[str]  # special rules of the scene
    changes: list[str]  # what the story has changed
    terrain: list[str]  # doors, barricades, fountains, portals, difficult zones
    arrivals: list[str]  # who will come


class CompanionAloud(TypedDict):
    """What the companion reads out."""

    terrain: list[str]  # the board and its terrain
    special: list[str]  # special rules of the scene
    story: list[str]  # what the story has changed
    new: list[str]  # rules that are new
    coach: list[str]  # what the coach explains
    ally: list[str]  # how the ally who comes along is played
    found: str  # what was just found


class Aloud(TypedDict):
    """What follows from a view in words; empty outside a combat."""

    companion: NotRequired[CompanionAloud]  # for the companion
    briefing: NotRequired[BriefingAloud]  # of the briefing
    abilities: NotRequired[dict[str, list[str]]]  # the abilities of the types on the board
    plans: NotRequired[dict[str, str]]  # what each enemy would do, by its key
    threats: NotRequired[dict[str, str]]  # what heroes in a zone would suffer
    goals: NotRequired[dict[str, str]]  # the objectives
    rules: NotRequired[list[str]]  # special rules
    coming: NotRequired[list[str]]  # who arrives next


# ---------------------------------------------------------------- all of it
class View(TypedDict):
    """All that a seat knows of a game of Fateforge."""

    game: Literal["fateforge"]  # the game
    seat: int | None  # whose view this is; None for a spectator
    phase: Phase  # the phase of the game
    quest: str  # in Battle mode: the quest; else ""
    leg: int  # in Battle mode: how many parts of the quest have begun
    scene: str  # the combat; "" without one
    map: str  # its map; "" without one
    round: int  # the number of the round
    rounds: int  # how many rounds the scene has
    slot: int  # before which hero of the order the enemies react
    order: list[str]  # the heroes in the order of their turns
    turn: str  # the hero whose turn it is; "" for none
    named: list[str]  # colours or types that react
    solo: bool  # whether one person plays alone
    hardcore: bool  # whether Hardcore mode is played
    beast_master: int | None  # the seat that minds what the enemies can do
    quiet: bool  # whether the seat must not speak now
    gold: int  # gold of the group
    food: int  # food of the group
    bag: list[Item]  # items in the bag
    players: list[Seated]  # which seat plays whom
    heroes: list[Hero]  # the heroes
    ally: Ally | None  # the ally who comes along, in a combat
    extra_rounds: int  # rounds more than the scenes have, in the whole quest
    enemies_met: list[str]  # types of enemies in the order in which they were met
    decks: Decks  # cards that are left
    tale: str  # the campaign; "" without one
    won: bool  # whether the game is won
    rank: str  # in Battle mode: copper, silver or gold, once it is earned; else ""
    story: NotRequired[Story]  # in a campaign: how it stands
    companion: NotRequired[App]  # of a companion: its screen
    rest: NotRequired[Resting]  # at a rest: the rest
    briefing: NotRequired[Briefing]  # in a combat: its set-up
    changed: NotRequired[list[Change]]  # in a combat: what the story has changed in it
    zones: NotRequired[list[Zone]]  # in a combat: the zones of its map
    foes: NotRequired[list[Foe]]  # in a combat: the enemies
    doors: NotRequired[list[Door]]  # in a combat: its doors
    portals: NotRequired[list[Portal]]  # in a combat: its portals
    objectives: NotRequired[list[Goal]]  # in a combat: its objectives
    exits: NotRequired[list[Exit]]  # in a combat: its exits
    coming: NotRequired[list[Coming]]  # in a combat: who arrives next
    aloud: NotRequired[Aloud]  # at a server's table: what follows from all this, in words
