// Written by tools/wire_types.py from the view that tableforge.fateforge.seen declares: do not edit.

/** All that a seat knows of a game of Fateforge. */
export interface View {
  game: "fateforge"; // the game
  seat: number | null; // whose view this is; null for a spectator
  phase: "rest" | "set-up" | "preparation" | "order" | "action" | "enemies" | "upkeep" | "leaving" | "over" | "story" | "exploration"; // the phase of the game
  quest: string; // in Battle mode: the quest; else ""
  leg: number; // in Battle mode: how many parts of the quest have begun
  scene: string; // the combat; "" without one
  map: string; // its map; "" without one
  round: number; // the number of the round
  rounds: number; // how many rounds the scene has
  slot: number; // before which hero of the order the enemies react
  order: string[]; // the heroes in the order of their turns
  turn: string; // the hero whose turn it is; "" for none
  named: string[]; // colours or types that react
  solo: boolean; // whether one person plays alone
  hardcore: boolean; // whether Hardcore mode is played
  beast_master: number | null; // the seat that minds what the enemies can do
  quiet: boolean; // whether the seat must not speak now
  gold: number; // gold of the group
  food: number; // food of the group
  bag: Item[]; // items in the bag
  players: Seated[]; // which seat plays whom
  heroes: Hero[]; // the heroes
  ally: Ally | null; // the ally who comes along, in a combat
  extra_rounds: number; // rounds more than the scenes have, in the whole quest
  enemies_met: string[]; // types of enemies in the order in which they were met
  decks: Decks; // cards that are left
  tale: string; // the campaign; "" without one
  won: boolean; // whether the game is won
  rank: string; // in Battle mode: copper, silver or gold, once it is earned; else ""
  story?: Story; // in a campaign: how it stands
  companion?: App; // of a companion: its screen
  rest?: Resting; // at a rest: the rest
  briefing?: Briefing; // in a combat: its set-up
  changed?: Change[]; // in a combat: what the story has changed in it
  zones?: Zone[]; // in a combat: the zones of its map
  foes?: Foe[]; // in a combat: the enemies
  doors?: Door[]; // in a combat: its doors
  portals?: Portal[]; // in a combat: its portals
  objectives?: Goal[]; // in a combat: its objectives
  exits?: Exit[]; // in a combat: its exits
  coming?: Coming[]; // in a combat: who arrives next
  aloud?: Aloud; // at a server's table: what follows from all this, in words
}

/** An item of the group. */
export interface Item {
  id: string; // which item it is
  key: string; // the key by which answers point at it
  armour: number; // armour cubes on it
  uses: number; // uses that are left
}

/** Which heroes a seat plays. */
export interface Seated {
  seat: number; // the seat
  heroes: string[]; // its heroes
}

/** A hero, as the seat knows it. */
export interface Hero {
  id: string; // who it is
  seat: number; // the seat that plays it
  hp: number; // health that it has
  hp_max: number; // health that it can have
  en: number; // energy that it has
  en_max: number; // energy that it can have
  toxic: number; // health set aside by toxic damage
  at: string; // the zone in which it stands; "" outside a combat
  down: boolean; // whether it is down
  dice: number; // results in its tray
  results: string[] | null; // what these show; null behind another's screen
  colours: string[] | null; // their dice, "" for a result without one; null behind another's screen
  gone: GoneDie[] | null; // dice of this round that were spent or lost; null behind another's screen
  pool: string[]; // the dice that it rolls
  grants: string[]; // results from others for its next turn
  parry: number; // parry tokens
  focus: number; // focus tokens
  stunned: boolean; // whether it is stunned
  hidden: boolean; // whether it is hidden
  taunting: boolean; // whether it taunts
  stance: string; // assault, guard or command; "" without a stance
  ready: boolean; // whether its preparation is done
  sprinted: boolean; // whether it has sprinted this turn
  energy_moved: boolean; // whether it has moved by energy this turn
  energy_rerolled: boolean; // whether it has rerolled by energy this round
  ended: boolean; // whether its turn is over
  used: string[]; // cards that were used this round
  spent: string[]; // cards that can be used once a scene, and were
  skills: string[]; // skills that it has learned
  active: string[]; // those of them that are active
  board: (Slot | null)[]; // items by slot: main, secondary, clothing, and three of the backpack
  traits: string[]; // its traits
  corruption: string[]; // its Corruption cards
  fears: string[]; // its Fear cards
  carried: string[]; // objectives that it carries
}

/** A die of this round that was spent or lost. */
export interface GoneDie {
  face: string; // what it showed
  colour: string; // its colour
}

/** An item on a hero's board. */
export interface Slot extends Item {
  works: boolean; // whether it works in its slot; elsewhere it is only kept
}

/** The ally who comes along. */
export interface Ally {
  id: string; // who it is
  with: string; // the hero that it goes with
  dice: string[]; // results of its dice that are left
  harm: number; // damage that it has taken
  hp: number; // damage that it can take
  out: boolean; // whether it is out of the fight
}

/** How many cards are left of each deck. */
export interface Decks {
  corruption: number; // Corruption cards
  fear: number; // Fear cards
  trap: number; // Trap cards
}

/** How a campaign stands, as the whole group knows it. */
export interface Story {
  scene: string; // the scene of the story
  told: string[]; // the scenes that were told since the group last chose
  result: string; // what that choice has come to: scene/choice/passed, failed or told; "" where nothing is told of it
  kind: "story" | "encounter" | "combat" | "rest" | "exploration" | "router" | "act-end" | "ending"; // the kind of the scene
  act: number; // the number of the act, from 0
  act_id: string; // which act it is
  chapter: string; // the chapter of the scene
  speaker: string; // who speaks
  asides: number[]; // the numbers of the asides that are told
  choices: StoryChoice[]; // what can be chosen
  bar: Part[]; // the parts of the act
  regard: Regard[]; // who thinks what of the group
  cards: string[]; // story cards that it has
  rules: string[]; // rules that are unlocked
  places: string[]; // places that it knows
  quests: SideQuest[]; // side quests that it has heard of
  allies: string[]; // allies that it has
  points: number; // points that it has
  next_reward: number; // points of the next reward; 0 where there is none
  trait_points: number; // trait points to be spent
  won: string[]; // combats that were won
  lost: string[]; // combats that were lost
  ending: string; // the scene in which the campaign ended
  exploration: Exploration | null; // where the group stands in a city
  past: number; // how much of what happened so far can be read again
}

/** A choice of the story. */
export interface StoryChoice {
  id: string; // which choice it is
  open: boolean; // whether it can be taken
  needs: Need[]; // what it still needs
  cost: Cost; // what it costs
  trial: Trial | null; // the test that it leads to
}

/** What a choice still needs: gold, food, or regard. */
export interface Need {
  gold?: number; // so much gold
  food?: number; // so much food
  regard?: string; // whose regard
  lo?: number; // of regard: at least
  hi?: number; // of regard: at most
}

/** What a choice costs. */
export interface Cost {
  gold?: number; // gold, if any
  food?: number; // food, if any
}

/** A test, before it is taken. */
export interface Trial {
  trait: string; // the trait that helps
  difficulty: number; // 0 easy, 1 medium, 2 hard: as many dice, and one
  who: string; // "" or "one": the group chooses; "all"; or a hero
  dice: Record<string, number>; // how many dice each hero would roll
  chances: Record<string, number>; // how likely each hero passes, in percent, a reroll included; who is down is not there
  has: string[]; // heroes with the trait
  rerolls: string[]; // heroes that could reroll
  worn: Worn | null; // beside a real board: an item of the group that would give the trait
}

/** An item that would give its wearer the trait of a test. */
export interface Worn {
  item: string; // which item it is
  chances: Record<string, number>; // by hero, in percent
}

/** A part of the act. */
export interface Part {
  id: string; // the chapter, or "rest"
  rest: boolean; // whether it is a rest
  state: "done" | "here" | "ahead"; // whether the group is past it, in it, or before it
}

/** What somebody thinks of the group. */
export interface Regard {
  id: string; // who
  person: boolean; // whether that is a person; otherwise it is a group
  n: number; // how much
  turn: number; // which way it last turned: -1, 0 or 1
}

/** A side quest that the group has heard of. */
export interface SideQuest {
  id: string; // which quest it is
  state: string; // open, won, lost, left or expired
  rests: number; // rests that have ended since it was offered
  expires: number; // after how many it expires
  threat: number; // how dangerous it is
  time: number; // how much time it takes
  here: boolean; // whether it can be begun here
}

/** Where the group stands in a city. */
export interface Exploration {
  map: string; // the map of the city
  spot: string; // where the group stands
  again: number; // which of the texts of a place that is come to again; -1 for its clue
  asked: number; // which text asks whether the group goes in; -1 where nothing is asked
  steps: number; // steps that were taken
  budget: number; // steps that can be taken
  path: string[]; // the way so far
  gates: Gate[]; // gates of the city
  exits: Way[]; // ways out
}

/** A gate between two spots of a city. */
export interface Gate {
  between: [string, string]; // the spots on its sides
  open: boolean; // whether it is open
}

/** A way out of a spot of a city. */
export interface Way {
  side: "n" | "e" | "s" | "w"; // by the compass
  spot: string; // where it leads
  open: boolean; // whether it can be taken
}

/** What a companion's screen shows; all but the first two in a combat alone. */
export interface App {
  screen: string; // which screen it is
  supplies: Supply[]; // things that are used up
  prepared?: string[]; // what the story has changed, by the names of the content
  start?: string[]; // zones in which heroes may start
  waves?: Wave[]; // who will come, as far as it is told
  ally?: string; // the ally who comes along; "" for none
  allies?: string[]; // allies who could come along
  new?: string[]; // rules that are told at the set-up
  coach?: string[]; // what the coach of a first battle says
  standing?: number; // heroes that stand
  reacting?: number; // how many colours or types react
  arrived?: Arrived[]; // who has come in this round
  named?: Reacting[]; // who reacts
  colours?: string[]; // colours of enemies on the board
  boss?: Boss | null; // the boss, if there is one
  summoned?: Token[]; // whom the boss has just summoned
  upkeep?: string[]; // what happens in the upkeep
  loot?: Loot[]; // gems and food that nobody has claimed
  won?: number; // whether the scene was won: 1, 0, or -1 before its end
  read?: Read | null; // what is shown until it has been read
}

/** Something that is used up. */
export interface Supply {
  id: string; // which item it is
  left: number; // uses that the group has left
  of: number; // of how many
  used: string; // the key that strikes one off; "" where none is left
  kept: string; // the key that puts one back; "" where none is missing
}

/** Enemies that will come in some round. */
export interface Wave extends Coming {
  round: number; // the round in which they arrive
}

/** Enemies that will come. */
export interface Coming {
  id: string; // their type
  at: string; // the zone in which they arrive
  n: number; // how many
}

/** Enemies that have come in this round. */
export interface Arrived extends Coming {
  tokens: number[]; // the numbers of their tokens
}

/** Who reacts. */
export interface Reacting {
  id: string; // a colour, or a type where all are of one colour
  types: OfType[]; // the types of it, with their tokens
}

/** The tokens of a type of enemy. */
export interface OfType {
  id: string; // the type
  tokens: number[]; // the numbers of its tokens
}

/** The boss. */
export interface Boss {
  id: string; // who it is
  lives: number; // lives that it has left
  most: number; // lives that it came with
  resistance: number; // so many wounds take a life
  armour: number; // its armour
  covered: boolean[]; // which icons of its weak point are covered
  card: string; // the card that lies open; "" for none
  left: number; // cards left in its deck
}

/** A token that has come. */
export interface Token {
  id: string; // its type
  n: number; // its number
  at: string; // where it is put
  armour: number; // its armour
}

/** Something that nobody has claimed. */
export interface Loot {
  kind: "gem" | "food"; // what it is
  at: string; // where it lies
  n: number; // how much
}

/** Something that is shown until it has been read. */
export interface Read {
  what: string; // corruption, explore or weak-point
  card: string; // the card that was drawn; "" for none
  hero?: string; // of a card: who drew it
  point?: string; // of an exploration: the point
  boss?: string; // of a weak point: whose
}

/** A rest. */
export interface Resting {
  time: number; // time that is left
  free: boolean; // whether time is not counted
  balm: number; // health paid for at a healer's and not handed out yet
  waiting: number[]; // seats that are not done
  places: Place[]; // places that can be visited
  quests: string[]; // side quests that can be begun
}

/** A place of rest. */
export interface Place {
  id: string; // which place it is
  visited: boolean; // whether it has been visited at this rest
  offers: string[]; // what it offers
  stock: string[]; // items that are sold here
  prices: number[]; // what each of them costs
  services: Service[]; // its services that the group knows of
}

/** A service of a place. */
export interface Service {
  id: string; // which service it is
  open: boolean; // whether it can be had now
  gold: number; // what it costs
  time: number; // how much time it takes
}

/** The set-up that a group reads before a combat, and can open again in it. */
export interface Briefing {
  key: string; // the same during one combat, another for the next
  open: boolean; // until the first preparation is over
  prepared: string[]; // what the story has changed, by the names of the content
  start: string[]; // zones in which heroes may start
  enemies: Placed[]; // who stands on the board, by types
  later: Later[]; // who will come, by types
  waves: Wave[]; // when and where they will come, where the story has shown it
  waiting: number[]; // seats that may still change active skills
}

/** A type of enemy that stands on the board when the scene begins. */
export interface Placed extends Later {
  at: Record<string, number>; // how many in which zone
  armour: number; // the armour of each
}

/** A type of enemy that will come in some round. */
export interface Later {
  id: string; // the type
  n: number; // how many
  new: boolean; // whether the group has not met it before
}

/** Something that the story has changed in a combat. */
export interface Change {
  by: string; // the scene of the story that has changed it: "ember-loan/a1-c1-ford"; "" for a service that lasts
  use: string; // the name of the change
  n: string; // the number of its reason in that scene
}

/** A zone of the map. */
export interface Zone {
  id: string; // its letter
  cubes: number; // cubes of its fountain
  difficult: boolean; // whether it is difficult
  lying: Lying[]; // what lies in it
  near: string[]; // zones that it leads to
  barred: string[]; // zones to which the way is barred
}

/** Something that lies in a zone. */
export interface Lying {
  kind: string; // gem, food, chest, trap, exploration, snare or objective
  n?: number; // of gems and snares: how much
  id?: string; // of chests, exploration points and objectives: which it is
  defended?: boolean; // of objectives: whether an enemy defends it
}

/** An enemy on the board. */
export interface Foe {
  id: string; // its type
  key: string; // the key by which answers point at it
  n: number; // the number of its token
  at: string; // the zone in which it stands
  wounds: number; // wounds on it
  res: number; // so many wounds defeat it
  armour: number; // armour that it has left
  parry: number; // parry tokens
  stunned: boolean; // whether it is stunned
  marked: boolean; // whether it is marked
  defends: string; // the objective, door, portal or "exit:a" that it defends; "" for none
  guards: string; // the key of the enemy that it guards; "" for none
  guarded: boolean; // whether another enemy guards it
  gold: number; // gold that it carries
  food: number; // food that it carries
  abilities: number; // its abilities as bits
  plan: Plan | null; // what it would do if it acted now; null where nobody acts, and for the companion
  lives?: number; // of a boss: lives that it has left
  covered?: boolean[]; // of a boss: which icons of its weak point are covered
  deck?: number; // of a boss: cards left in its deck
  next_card?: string; // of a boss: the top card of its deck, where the story has shown it; else ""
  discard?: string[]; // of a boss: cards that it has turned
}

/** What an enemy would do if it acted now. */
export interface Plan {
  why: string; // what it goes by: stunned, out-of-reach, nothing-possible, by-card or by-strip
  section: number; // the section of its strip; -1 for none
  because: Change[]; // what the story has changed that keeps it back
  steps: PlannedStep[]; // its acts in order
}

/** One act of an enemy's strip as it would come out. */
export interface PlannedStep {
  act: number; // the number of the act
  zones: string[]; // where a move would lead; several where chance draws
  heroes: string[]; // whom it would reach
  minions: string[]; // the keys of enemies that it would attack instead
  choice: boolean; // whether the players would choose among them
  n: number; // how much damage
  skipped: boolean; // whether the act would come to nothing
}

/** A door between two zones. */
export interface Door {
  id: string; // which door it is
  between: [string, string]; // the zones on its sides
  open: boolean; // whether it is open
}

/** A portal. */
export interface Portal {
  id: string; // which portal it is
  zones: string[]; // its zone, and the one that it leads to once that is known
}

/** An objective of the scene. */
export interface Goal {
  id: string; // which objective it is
  units: number; // how far it has come
  need: number; // how far it must come
  most: number; // how far it can come
  met: boolean; // whether it is met
  bonus: boolean; // whether it is a bonus objective
  limited: boolean; // whether it is something that must not happen, or not too often
}

/** An exit of the map. */
export interface Exit {
  id: string; // its letter
  at: string; // its zone
  defended: boolean; // whether an enemy defends it
}

/** What follows from a view in words; empty outside a combat. */
export interface Aloud {
  companion?: CompanionAloud; // for the companion
  briefing?: BriefingAloud; // of the briefing
  abilities?: Record<string, string[]>; // the abilities of the types on the board
  plans?: Record<string, string>; // what each enemy would do, by its key
  threats?: Record<string, string>; // what heroes in a zone would suffer
  goals?: Record<string, string>; // the objectives
  rules?: string[]; // special rules
  coming?: string[]; // who arrives next
}

/** What the companion reads out. */
export interface CompanionAloud {
  terrain: string[]; // the board and its terrain
  special: string[]; // special rules of the scene
  story: string[]; // what the story has changed
  new: string[]; // rules that are new
  coach: string[]; // what the coach explains
  ally: string[]; // how the ally who comes along is played
  found: string; // what was just found
}

/** A briefing in words. */
export interface BriefingAloud {
  special: string[]; // special rules of the scene
  changes: string[]; // what the story has changed
  terrain: string[]; // doors, barricades, fountains, portals, difficult zones
  arrivals: string[]; // who will come
}
