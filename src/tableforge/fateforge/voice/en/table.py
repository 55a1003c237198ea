"""The table speaks English: questions, options and the log, as tables of sentences.

Fields of an event: {hero} and {other} the heroes in it, {foe} and {second} the enemies, {zone} and {to} the zones, {card} the card
or item; {n} how much, {a} and {b} the first of its further numbers; {dice} what dice show; {note} what the kind
of event makes of its note.
"""

from __future__ import annotations

from typing import Final

from tableforge.fateforge.definition import Act, AllyDef, Card, EnemyAct, EnemyDef, HeroDef, MapDef, Pack, Section
from tableforge.fateforge.names import BOSS, RESULTS
from tableforge.fateforge.voice.en import acts, cards, chronicle, companion, lexicon
from tableforge.fateforge.voice.en import enemies as strips
from tableforge.fateforge.voice.page import low
from tableforge.fateforge.voice.shape import Chained, Count
from tableforge.tongue.sentence import capitalise
from tableforge.tongue.text import LANGUAGES

EVENTS: Final = {
    # a quest and its rests
    "battle": "Battle mode: the party rests first, and then chooses its quest. It has {n} gold.",
    "quest": "{note}. The party has {n} gold.",
    "quest-won": "The quest is won: {a} marks of {b}, a {note} medal.",
    "quest-lost": "The quest is lost.",
    "rest": "The party rests: {n:time token|time tokens}, {a} gold, {b} food.",
    "rest:free": "The party makes ready: every place is open, and there are {a} gold and {b} food.",
    "visits": "The party visits {note} ({n:time token|time tokens} left).",
    "pays": "{n} gold goes to the healer ({a} left).",
    "buys-food": "The party buys {n} food ({a} gold left).",
    "eats": "{hero} eats ({a} food left).",
    "learns": "{hero} learns {card} for {n} gold ({a} left).",
    "buys": "The party buys {card} for {n} gold ({a} left).",
    "equips": "{hero} takes {card}: {note}.",
    "equips:kept": "{hero} packs {card} away.",
    "bagged": "{card} goes into the party’s bag.",
    "skills": "{hero} chooses other skills.",
    "rested": "The rest is over: all energy and armour is back.",
    # a scene
    "scene": "{note}: {n:round|rounds}.",
    "appears": "{foe} is at {zone}.",
    "appears:arrives": "{foe} arrives at {zone}.",
    "appears:summoned": "{foe} appears at {zone}.",
    "no-room": "No further {note} can come to {zone}: five are there already.",
    "starts": "{hero} begins at {zone}.",
    "ally": "{note} goes with {hero}: {dice}.",
    "round": "Round {n} of {a}",
    "will-come": "Next round, at {zone}: {n:enemy|enemies} ({note}).",
    "slot": "{note}",
    "extra-round": "The party stays for an extra round.",
    "no-extra-round": "No extra round: fewer Corruption cards are left than heroes stand ({n:card|cards}).",
    "upkeep": "Upkeep: enemies lose their red cubes, stun and marks; Parry is put away.",
    "exit": "The party leaves by exit {note}, {zone}.",
    "leaves": "{hero} gets out: {n} damage on the way.",
    "leaves:free": "{hero} gets out unharmed.",
    "no-exit": "{hero} has no way out.",
    "scene-won": "{note}: won.",
    "scene-lost": "{note}: lost.",
    "failed": "Not met: {note}, {n} of {a}.",
    "failed:zones": "Not met: {note}.",
    "failed:limited": "Not met: {note}, {n} where at most {a} may be.",
    "recovers": "{hero} recovers: {a} health, {b} energy.",
    "scene-over": "The scene is over: fear fades, and every skill can be used again.",
    "all-down": "All heroes are knocked out.",
    "coach": "Coach: {note}",
    # the preparation
    "rolls": "{hero} rolls {dice}.",
    "rolls:unseen": "{hero} rolls {n:die|dice}.",
    "rerolls": "{hero} rerolls {n:die|dice}: {dice}.",
    "rerolls:unseen": "{hero} rerolls {n:die|dice}.",
    "turns-die": "{hero} turns one of three alike: {dice}.",
    "turns-die:unseen": "{hero} turns a die.",
    "spends-energy": "{hero} spends {n} energy on it ({a} left).",
    "shakes-off": "{hero} is stunned and rolls a die less.",
    "ready": "{hero} is ready.",
    "order": "Order of this round: {note}.",
    "shows": "{hero} shows {dice}.",
    # a hero's turn
    "turn": "{hero}’s turn: {dice}",
    "turn-ends": "{hero}’s turn is over.",
    "turn-cut": "{hero}’s turn ends at once.",
    "hushed": "{hero} loses a FOCUS.",
    "moves": "{hero} moves to {zone}.",
    "sprints": "{hero} sprints to {zone}.",
    "leaps": "{hero} leaps to {zone}.",
    "portal": "{hero} steps through the portal to {zone}.",
    "escorted": "{hero} is led to {zone}.",
    "forced": "{hero} ends up at {zone}.",
    "wades": "{hero} struggles out of {zone}: one MOVE more.",
    "stronger": "{hero}’s first attack deals {n} damage more.",
    "strikes": "{hero} strikes {foe} for {n}.",
    "strikes:zone": "{hero} strikes every enemy at {zone} for {n}.",
    "shoots": "{hero} shoots {foe} for {n}.",
    "shoots:zone": "{hero} shoots at every enemy at {zone} for {n}.",
    "hits": "{foe} takes {n} damage{note}: {a} of {b}.",
    "hits:none": "{foe} takes no damage{note}.",
    "defeated": "{foe} is defeated.",
    "life-lost": "{foe} loses a life: {n} left.",
    "life-lost:last": "{foe} loses the last life.",
    "revealed": "{hero} is hidden no more.",
    "stuns": "{foe} is stunned.",
    "marks": "{foe} is marked: resistance one lower.",
    "strips": "{foe} loses {n} armour.",
    "covers": "{hero} covers {note} of the weak point of {foe}.",
    "weak-point": "The weak point of {foe} is covered: {note}",
    "removed": "{foe} is gone.",
    "uses": "{hero} uses {card}.",
    "gains": "{hero} gains {dice}.",
    "drums": "{hero} puts {n:Focus token|Focus tokens} on the drum ({a} there now).",
    "gains-parry": "{hero} gains a Parry token ({a} now).",
    "loses-parry": "{hero} loses {n:Parry token|Parry tokens}.",
    "healed": "{hero} regains {n} health ({a} now).",
    "energized": "{hero} regains {n} energy ({a} now).",
    "repairs": "{card} of {hero} gets {n} armour back.",
    "hides": "{hero} hides.",
    "taunts": "{hero} taunts the enemies.",
    "stance": "{hero} takes the {note} stance.",
    "snare": "{hero} lays a snare of {n} damage at {zone}.",
    "snare:nobody": "A snare of {n} damage lies at {zone}.",
    "snared": "{foe} is caught in the snare at {zone}.",
    "disarms": "{hero} removes the trap at {zone}.",
    "disarms:all": "Every trap is removed.",
    "prevents": "{n} damage to {hero} is prevented.",
    "revives": "{hero} stands up again with {n} health.",
    "grants": "{hero} is given {note} for the next turn.",
    "takes": "{hero} takes an objective token, {note}, at {zone}.",
    "sees-to": "{hero} sees to an objective at {zone}: {note}.",
    "objective": "{note}: {n} of {a}.",
    "objective:limited": "{note}: {n}, at most {a}.",
    "undefended": "{note} is defended no longer.",
    "door": "{hero} closes door {note}.",
    "door:open": "{hero} opens door {note}.",
    "door:by-itself": "Door {note} opens.",
    "portal-known": "Now it is known where portal {note} leads.",
    "path": "A way opens between {zone} and {to}.",
    "dries": "{zone} is no difficult terrain any more.",
    "difficult": "{zone} becomes difficult terrain.",
    "fountain": "The fountain at {zone} fills by {n:cube|cubes}.",
    "foresees": "{hero} finds out {note}.",
    "chest": "{hero} opens the chest at {zone}.",
    "finds": "{hero} finds {card}.",
    "used-up": "{hero} has used up {card}.",
    "explores": "{hero} looks around at {zone}: {note}",
    "gem": "{hero} picks up a gem at {zone}: {n} gold.",
    "food": "{hero} picks up {n} food at {zone}.",
    "gold": "{hero} puts {n} gold into the bag.",
    "gold:party": "The party earns {n} gold.",
    "finds-food": "{hero} puts {n} food into the bag.",
    "trait-points": "{hero} gains {n:trait point|trait points}.",
    "ally-result": "{note} lends {hero} {dice}.",
    "ally-skill": "{note} helps {hero}: {card}.",
    "ally-hurt": "{note} is hurt, too: {n} in all.",
    "ally-out": "{note} leaves the scene.",
    # what happens to heroes
    "parry": "{hero} parries {n} damage.",
    "armour": "{card} of {hero} stops {n} damage.",
    "hurt": "{hero} suffers {n} damage: {b} health left.",
    "hurt:toxic": "{hero} suffers {n} toxic damage: {b} health left.",
    "tired": "{hero} spends {n} energy ({a} left).",
    "tired:loses": "{hero} loses {n} energy ({a} left).",
    "knocked-out": "{hero} is knocked out.",
    "drops": "{hero} drops {n:objective token|objective tokens} at {zone}.",
    "stunned": "{hero} is stunned.",
    "avoids-trap": "{hero} gets past the trap at {zone}.",
    "trap": "{hero} springs a trap: {card}.",
    "fear": "{hero} is afraid: {card}.",
    "corruption": "Corruption takes hold of {hero}: {card}.",
    "purifies": "{hero} is freed of {card}.",
    # what enemies do
    "reactions": "The enemies react: {note}.",
    "reactions:none": "No enemy reacts.",
    "idle": "{note}: none of them can act.",
    "enemy-turns": "The enemies’ turn",
    "activates": "{foe} acts: {note}",
    "foe-moves": "{foe} moves to {zone}.",
    "foe-moves:from": "{foe} moves from {from} to {zone}.",
    "foe-moves:on": "{foe} goes on to {zone}.",
    "foe-moves:pursuit": "{foe} gives chase to {zone}.",
    "foe-moves:push": "{foe} is pushed to {zone}.",
    "foe-moves:pull": "{foe} is pulled to {zone}.",
    "foe-moves:call": "{foe} is called to {zone}.",
    "foe-strikes": "{foe} strikes {hero} for {n}.",
    "foe-strikes:foe": "{foe} strikes {second} for {n}.",
    "foe-shoots": "{foe} shoots {hero} for {n}.",
    "foe-shoots:foe": "{foe} shoots {second} for {n}.",
    "foe-pulls": "{foe} pulls {hero}.",
    "foe-pushes": "{foe} pushes {hero}.",
    "foe-parries": "{foe} gains {n} Parry.",
    "foe-armour": "{foe} gains {n} armour.",
    "drains": "{foe} feeds on it: {n} armour.",
    "mends": "{foe} repairs {second}: {n} armour.",
    "boss-card": "{foe} turns a card, {note}",
    "orders": "{foe} orders every {note} enemy to act.",
    "rite": "{foe} sacrifices {second}: every hero loses energy.",
    "rises": "{foe} rises again at {zone}.",
    # the chronicle
    **chronicle.EVENTS,
    # the companion
    **companion.EVENTS,
}

QUESTIONS: Final = {
    "chance": "Chance decides.",
    "rest": "What does the party do? {gold} gold, {food} food, {time}.",
    "rest:free": "What does the party do? {gold} gold, {food} food; every place is open.",
    "dice": "Which dice are rolled?",
    "prepare": "Preparation: {rolled}. What now?",
    "order": "Who plays next? {so_far}",
    "act": "{hero} has {results}. What now?",
    "act:none": "{hero} has no results left. What now?",
    "pay": "Which results pay for it?",
    "absorb": "{hero} is about to suffer {n} damage{by}. What is set against it?",
    "step-in": "{hero} is about to suffer {n} damage{by}. Does somebody step in?",
    "use-now": "{hero} may use something now{by}.",
    "target": "at whom is it aimed?",
    "move-to": "where does {hero} move?",
    "leap-to": "where does {hero} leap?",
    "push-to": "where is {what} pushed?",
    "escort-to": "where does {what} go?",
    "snare-in": "where is the snare laid?",
    "disarm": "which trap is removed?",
    "help": "for which hero?",
    "grant": "which result is given to {what}?",
    "stance": "Which stance does {hero} take?",
    "interact": "what does {hero} see to?",
    "which-act": "what is done next?",
    "reroll": "which dice of {what} are rerolled? {results}",
    "trap": "There is a trap at {zone}. What does {hero} do?",
    "fountain": "{n:cube|cubes} in the fountain: what does {hero} take?",
    "whom": "Whom does {what} attack? The players choose.",
    "chest": "What does {hero} keep of the chest?",
    "stow": "Where does {what} go?",
    "purify": "which Corruption card goes?",
    "which-quest": "The rest is over. Which quest do you take on?",
    "set-up": "Before the combat: does a hero change its active skills?",
    "active": "Which skill does {what} choose? {n} of 6 so far.",
    "start": "Where does {what} begin?",
    "ally-with": "With whom does {what} go?",
    "extra-round": "Not everything is done. Stay for an extra round? Each hero then draws a Corruption card.",
    "exit": "By which exit does the party leave?",
    # the chronicle
    **chronicle.QUESTIONS,
    # the companion
    **companion.QUESTIONS,
}

LABELS: Final = {
    "done": "That is all",
    "done:rest": "Done with this rest",
    "which-quest": (
        "{note}: {how}, about {hours} hours, {n:combat|combats}, {m:rest|rests}, {gold} gold for each hero to begin with"
    ),
    "difficulty:easy": "easy",
    "difficulty:medium": "medium",
    "difficulty:hard": "hard",
    "done:set-up": "Ready: the combat may begin",
    "done:absorb": "Suffer the rest",
    "done:step-in": "Do not step in",
    "done:use-now": "Use nothing",
    "done:move-to": "Stay here",
    "done:escort-to": "Stay here",
    "done:reroll": "Keep them",
    "done:fountain": "Take nothing",
    "done:chest": "Take {n} gold instead",
    "done:stow": "Into the party’s bag",
    "done:which-act": "That is enough",
    # a hero's turn
    "end-turn": "End the turn",
    "move": "Move to {zone}",
    "move:rough": "Move to {zone} for two MOVE (difficult terrain)",
    "energy-move": "Spend 1 energy: move to {zone}",
    "portal": "Go through portal {id}",
    "energy-portal": "Spend 1 energy: go through portal {id}",
    "strike": "Strike {foe}",
    "shoot": "Shoot {foe}",
    "focus:chest": "Open the chest",
    "focus:point": "Look around",
    "focus:door": "Open or close door {id}",
    "focus:objective": "{note}",
    "weak-point": "Spend {note} on the weak point of {foe}",
    "take": "Take {note}",
    "revive": "Revive {hero}: two results, 1 damage, 1 energy",
    "ally-result": "A result of your own for {note} of {ally}",
    "ally-skill": "{ally} for {note}: {card}: {text}",
    # the preparation
    "dice": "{hero}: {dice}",
    "ready": "{hero}: ready",
    "reroll": "{hero}: spend 1 energy and reroll {dice}",
    "triple": "{hero}: three alike, turn {die} to {note}",
    "sprint": "{hero}: sprint to {zone}",
    "sprint:hurt": "{hero}: sprint to {zone}, away from enemies (1 damage)",
    "prep-use": "{hero}: {card}: {text}",
    # a rest
    "visit": "Visit {note} ({n:time token|time tokens})",
    "heal": "{hero}: 1 health back ({hp} of {most}); {per} for 1 gold",
    "buy-food": "Buy food for {n} gold",
    "learn": "{hero} learns {card} for {n} gold",
    "buy": "Buy {card} for {n} gold",
    "eat": "{hero} eats: 1 health, 1 energy",
    "drink": "Use {card}",
    "arrange": "Put {card} elsewhere",
    "arrange:bag": "Take {card} out of the bag",
    "choose-skills": "{hero} chooses six skills",
    # the others
    "parry": "Spend a Parry token ({n} there)",
    "armour": "Remove an armour cube of {card} ({n} there)",
    "spring": "Let it spring",
    "avoid": "Spend {note} to get past it",
    "health": "1 health",
    "energy": "1 energy",
    "yes": "Stay for an extra round",
    "no": "Leave now",
    "exit": "Exit {id}, {zone}: {note}",
    "exit:hero": "{hero} {n}",
    "exit:free": "nobody is hurt",
    "exit:stuck": "{hero} has no way",
    "slot": "{hero}: {note}",
    "slot:kept": "{hero}: {note}, only kept there",
    "parry-token": "a Parry token",
    "focus-token": "a Focus token",
    "nothing": "nothing",
    "everyone": "every enemy at {zone}",
    "state": "{wounds} of {res} damage",
    "state:armour": "armour {n}",
    "state:parry": "Parry {n}",
    "state:stunned": "stunned",
    "state:marked": "marked",
    "at": "{foe} at {zone}",
    "stance": "{note} stance",
    "rolled": "{hero} {dice}",
    # the chronicle
    **chronicle.LABELS,
    # the companion
    **companion.LABELS,
}

NOTES: Final = {
    "slot:first": "The enemies will react before the first hero.",
    "slot": "The enemies will react after hero {n}.",
    "react": "the enemies react",
    "parried": "{n} parried",
    "on-armour": "{n} on armour",
    "waves": "who will come in every round",
    "weak-point": "the icons of the weak point",
    "where": "where every {foe} stands",
    "copper": "copper",
    "silver": "silver",
    "gold": "gold",
    "so-far": "So far: {order}.",
    "by-foe": " from {foe}",
    "use-after": ", because of {foe}",
    "time": "{n:time token|time tokens}",
    "exit": "exit {id}",
    "door": "door {id}",
    # the story in short
    "upkeep": "Upkeep",
    "on-board": "On the board: {list}.",
    "start": "{list}.",
    "stand-at": "{who} at {zone}",
    "short:hits": "{foe} at {a} of {b}",
    "short:defeated": "{foe} defeated",
    "short:life-lost": "{foe} loses a life, {n} left",
    "short:parry": "{n} parried",
    "short:armour": "{n} on {card}",
    "short:prevents": "{n} prevented",
    "short:hurt": "{b} health left",
    "short:knocked-out": "{hero} knocked out",
    "short:forced": "{hero} now at {zone}",
    "short:stuns": "{foe} stunned",
    "short:marks": "{foe} marked",
    "short:strips": "{foe} loses {n} armour",
    "short:removed": "{foe} gone",
    "short:gains-parry": "{hero} has Parry {a}",
    "short:healed": "{hero} has {a} health",
    "short:energized": "{hero} has {a} energy",
    "short:gains-parry:own": "Parry {a} now",
    "short:healed:own": "{a} health now",
    "short:energized:own": "{a} energy now",
    "short:gains": "gains {dice}",
    "short:grants": "{hero} gets {note}",
    "short:revealed": "{hero} hidden no more",
    "short:drains": "{foe} gains {n} armour",
    # what an enemy would do if it acted now
    "plan": "acting now, it {steps}.",
    "plan:then": ", then ",
    "plan:stunned": "Stunned: it would do nothing.",
    "plan:out-of-reach": "No hero is in its reach: it would do nothing.",
    "plan:nothing-possible": "It could do nothing of its strip now.",
    "plan:by-card": "It turns over the next card of its deck.",
    "plan:move": "moves to {zone}",
    "plan:move:lot": "moves to {zone}, by lot",
    "plan:strike": "strikes {whom} for {n}",
    "plan:shoot": "shoots {whom} for {n}",
    "plan:push": "pushes {whom} away",
    "plan:pull": "pulls {whom} to it",
    "plan:stun": "stuns {whom}",
    "plan:toxic": " (toxic)",
    "plan:choice": ", as the players choose",
    "threat": "if each enemy acted now: {n} here, from {whom}.",
    "threat:none": "If each enemy acted now, nobody here would be hit.",
    "threat:then": "if each enemy acted then: {whom}.",
    "threat:then:none": "If each enemy acted then, nobody would be hit.",
    "threat:n": "{n} damage",
    "threat:span": "{least} to {n} damage",
    "threat:to": "{least} to {most}",
    # the chronicle
    **chronicle.NOTES,
}

COACH: Final = {  # what is explained in a first battle, by step
    "zones": (
        "The board is cut into zones; lines join those that are adjacent. Distances are counted in zones, your "
        "own is 0. An exit is where the party leaves after the last round."
    ),
    "objective": (
        "The objectives say what wins the scene; all of them must be met at the end of the last round, and one of "
        "you must still stand."
    ),
    "dice": (
        "Everybody rolls behind a screen. Each die is worth one action of the kind it shows: MOVE, STRIKE, SHOOT, "
        "FOCUS. A star is a stronger version that some skills ask for; a slash means either."
    ),
    "miss": "A miss does nothing. For 1 energy, once a round, you may reroll any dice that show one.",
    "sprint": (
        "A sprint is one zone for nothing, once a round. It hurts (1 damage) only if you leave a zone with enemies."
    ),
    "order": (
        "Now put the heroes in order. The enemies react in their slot: whoever stands left of it has played by "
        "then, and enemies that look for the first or the last hero go by this order."
    ),
    "turn": (
        "In a turn you spend results one at a time, in any order you like: move, strike in your zone, shoot one "
        "zone away, see to something with FOCUS. What is left at the end is lost."
    ),
    "skill": (
        "Skills turn results into something better: a skill says what it costs and what it gives. Most work once "
        "a round."
    ),
    "strips": (
        "Look at an enemy before you come near it: its strip is read from the left, the first section with a hero "
        "at that distance counts, and the table says what it would do now."
    ),
    "reactions": (
        "Two colours of enemies react. Of each colour one token acts: the leftmost section that any of them can "
        "use, and of those the lowest number."
    ),
    "enemy-turns": "After the heroes every enemy has its turn: colour by colour, low numbers first.",
    "upkeep": (
        "In upkeep red cubes are removed: an enemy that was only wounded is whole again. Finish what you start."
    ),
    "energy": (
        "Energy may also buy one MOVE in each of your turns. Parry tokens stop 1 damage each, and are put away in "
        "upkeep."
    ),
    "exit-soon": (
        "One round is left. Count the zones to the exit: on the way out, every zone with an enemy or a trap costs "
        "1 damage."
    ),
    "extra-round": "An extra round is possible, once. Each hero draws a Corruption card for it, and those stay.",
    "exit": "All leave by one exit. Each hero takes the cheapest way; armour helps, Parry does not.",
    "recovery": (
        "After the scene each hero gets 1 health and 1 energy back. Health does not come back by itself: that is "
        "what rests are for."
    ),
}

UNLOCKED: Final = chronicle.UNLOCKED
MISS: Final = "miss"
SLOT_NAMES: Final = ("main weapon", "second weapon", "clothing", "backpack 2", "backpack 3", "backpack 4")
colon = ": "


def hero(d: HeroDef) -> object:
    return d.full("en") if d.name else f"the {d.en}"


def foe(d: EnemyDef, num: int) -> object:
    """An enemy by name and number; a boss is the only one of its name."""
    if d.colour == BOSS:
        return f"the {d.en.removeprefix('The ')}"
    return f"{d.en} {num}" if num else d.en


def zone(m: MapDef, z: int) -> object:
    return lexicon.place(m, z)


def card(c: Card) -> object:
    return c.en


def ally(d: AllyDef) -> object:
    return d.en


def noun(text: str) -> object:
    return text


def percent(n: int) -> str:
    return f"{n}%"


def count(n: int) -> object:
    return Count(n, LANGUAGES["en"].singular)


def face(bits: int) -> str:
    """A face of a die by its results.

    >>> face(3), face(0)
    ('MOVE/STRIKE', 'miss')
    """
    return "/".join([name.upper() for k, name in enumerate(RESULTS) if bits >> k & 1]) or MISS


def dice(chosen: list[int]) -> str:
    """Dice by their colours: two red dice, a blue die."""
    return lexicon.listed([counted(k, chosen.count(k)) for k in dict.fromkeys(chosen)])


def counted(k: int, n: int) -> str:
    return f"a {lexicon.die(k)} die" if n == 1 else f"{lexicon.number(n)} {lexicon.die(k)} dice"


def enemies(colours: list[str]) -> str:
    """The enemies of some colours: white and blue enemies."""
    return f"{lexicon.listed(colours)} enemies"


def section(pack: Pack, section: Section) -> str:
    """A section of a strip that is gone by: with a hero one zone away, it strikes …"""
    return f"with a hero {lexicon.away(section.lo, section.hi, 'its')}, {strips.acts_text(pack, section.acts)}."


def stance(k: int) -> str:
    return lexicon.stance(k)


def way(c: Card, k: int) -> str:
    """One way of using a card: its cost and what it gives."""
    return low(cards.way([], c.alts[k])).removesuffix(".")


def enemy_act(pack: Pack, act: EnemyAct) -> str:
    """One act of an enemy, without its subject."""
    return strips.acts_text(pack, (act,)).removeprefix("it ")


def action(act: Act) -> str:
    """One action of a card, as an order."""
    return acts.clause(Chained(act, False, False)).order


def finished(text: str) -> str:
    return capitalise(text)
