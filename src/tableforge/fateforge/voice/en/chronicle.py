"""What the chronicle says in English: its questions, options and log; `table.py` takes them up among its own.

The words of scenes, choices, people and places are the campaign's own; {note} is where they stand.
"""

from __future__ import annotations

from typing import Final

EVENTS: Final = {
    # scenes
    "tells": "{note}",
    "chooses": "You choose: {note}",
    "comes-of-it": "{note}",
    "kept-back": "{note}",
    "test-passed": "{hero} passes a test of {note}: {dice}.",
    "test-failed": "{hero} fails a test of {note}: {dice}.",
    "act-ends": "Act {n} is over: {note}.",
    "act-again": "The act begins again.",
    "ending": "Here the chronicle ends.",
    # what comes of them
    "regard": "Regard grows warmer: {note}.",
    "regard:cooler": "Regard grows cooler: {note}.",
    "gold:pays": "The party gives {n} gold.",
    "finds-food:party": "The party gains {n} food.",
    "finds-food:gives": "The party gives {n} food.",
    "trait-points:party": "The party gains {n:trait point|trait points}.",
    "story-card": "Story card {n}, {note}",
    "card-gone": "Story card {n} leaves the deck: {note}.",
    "item-lost": "The party loses {card}.",
    "ally-joins": "An ally joins the party: {note}.",
    "unlocks": "New rule. {note}",
    "place-found": "A new place for rests: {note}.",
    "place-lost": "A place for rests is lost: {note}.",
    # side quests
    "quest-offered": "A side quest, threat {n}. {note}",
    "sets-out": "The party sets out on a side quest: {note} ({n:time token|time tokens} left).",
    "quest-ends": "Side quest won: {note}.",
    "quest-ends:lost": "Side quest lost: {note}.",
    "quest-ends:left": "Side quest left undone: {note}.",
    "quest-expires": "A side quest has waited too long: {note}.",
    # victory points and what they bring
    "victory-point": "A victory point: {n} now.",
    "reward": "Reward: {note}.",
    "new-die": "{hero} may roll {dice} from now on.",
    "learns:free": "{hero} learns {card}.",
    "gains-trait": "{hero} gains a trait: {note}.",
    "more-health": "{hero} has one health more from now on: {n} at most.",
    "more-energy": "{hero} has one energy more from now on: {n} at most.",
    # rests and exploration
    "service": "{note}",
    "news": "News of a side quest. {note}.",
    "rumour": "The dead say of the next combat: {note}.",
    "gossip": "In the next chapter somebody’s regard will matter: {note}.",
    "looked-up": "The index says: {note}",
    "arrives": "{note} ({n:step|steps} left)",
    "steps": "{n:step|steps} more.",
    "steps:fewer": "{n:step|steps} fewer.",
}

QUESTIONS: Final = {
    "choice": "What do you do?",
    "go-in": "{note}",
    "tester": "A test of {trait}, {level}: who takes it?",
    "test-reroll": "{hero} has rolled {dice} in a test of {trait}, which is not enough. Spend 1 energy and reroll all dice?",
    "direction": "Which way do you go? {steps}.",
    "about-whom": "One hero {effect}. Which one?",
    "volunteer": "One hero {effect}. Does one of yours volunteer?",
    "reward": "{n:victory point|victory points}: which reward does the party take?",
    "new-die": "Which die does {hero} take?",
    "new-skill": "Which skill does {hero} learn for nothing?",
    "rebuy": "The act begins again. Which skills do your heroes buy? The party has {gold} gold.",
    "chest:reward": "Which of the two does the party take?",
    "served": "{service} Which hero?",
    "served:other": "Who takes the card over?",
    "tuned": "{service} Which item?",
    "look-up": "{service} Whose name?",
    "packs": "What do you do with what you carry? {food} food.",
    "which-ally": "Which ally comes along?",
}

LABELS: Final = {
    "choice": "{text}",
    "choice:noted": "{text} ({note})",
    "choice:test": "{trait}, {level}, {odds} at best",
    "choice:all": "everybody: {trait}, {level}, {odds}",
    "choice:hero": "{hero}: {trait}, {level}, {odds}",
    "choice:gold": "{n} gold",
    "choice:food": "{n} food",
    "tester": "{hero}: {n:die|dice}, {odds}",
    "tester:trait": "{hero}: {n:die|dice}, {odds}, has the trait",
    "test-reroll:yes": "Spend 1 energy and reroll",
    "test-reroll:no": "Leave it at that",
    "direction:n": "North",
    "direction:e": "East",
    "direction:s": "South",
    "direction:w": "West",
    "direction:back": "{side}: back the way you came",
    "direction:been": "{side}: you have been there",
    "service": "{note}",
    "side-quest": "Set out on a side quest: {note} ({n:time token|time tokens}, threat {threat})",
    "new-trait": "{hero} gains the trait {note} for {n:trait point|trait points}",
    "packs": "Open the packs: food, remedies, items",
    "done:packs": "Close the packs",
    "done:which-ally": "Nobody",
    "done:volunteer": "Not one of mine",
    "done:new-die": "No die",
    "done:new-skill": "No skill",
    "done:rebuy": "That is enough",
    "done:purify": "None of them",
    # rewards, by name
    "reward:gold-4": "4 gold for the party",
    "reward:item-1": "One of two items of the first rank for the party",
    "reward:die-of-its-own": "For each hero a die of a colour that it has",
    "reward:skill-4": "For each hero a skill that costs 4 gold or less",
    "reward:health-1": "1 more health for each hero",
    "reward:energy-1": "1 more energy for each hero",
    "reward:upgrade": "For each hero level II of a skill that it has",
    "reward:gold-12": "12 gold for the party",
    "reward:any-die": "For each hero a die of any colour",
    "reward:purify": "Each hero discards a Corruption card, and every rest has one time token more",
}

NOTES: Final = {
    "easy": "easy",
    "medium": "medium",
    "hard": "hard",
    "test:success": "success",
    "test:trait": "trait",
    "test:fail": "failure",
    "steps": "{n:step|steps} left",
    "effect:hp": "loses {n} health",
    "effect:hp:gains": "regains {n} health",
    "effect:en": "loses {n} energy",
    "effect:en:gains": "regains {n} energy",
    "go-in": "Does the party stop here?",
    "changed:wet-sheets": "Wet linen hangs on all of you: each hero begins with two more Parry tokens",
    "effect:mark": "is the one",
    "effect:corruption": "draws {n:Corruption card|Corruption cards}",
    "effect:corruption:purifies": "discards a Corruption card",
    "speaks": "{chapter} · {speaker}",
    "ahead": "{foe} ({faction})",
    "news": "{quest}: {foe}",
    "new-places": "New places for rests: {list}.",
    "rest": "Rest",
    "ending": "The end",
}

UNLOCKED: Final = {  # a rule, when it comes into the game
    "chests": "Chests: a hero in the zone of a chest opens it with FOCUS, and keeps one of the two items in it.",
    "barricades": "Barricades: nobody shoots into a zone across the side that its barricade bars; other sides are open.",
    "difficult-terrain": ("Difficult terrain: leaving it costs one MOVE result more, and nobody sprints out of it."),
    "healing-fountain": (
        "Healing fountains: a hero whose turn begins or ends beside one, without enemies there, takes cubes from it: 1 "
        "health or 1 energy each."
    ),
    "defended-enemies": (
        "Defended enemies: of two stacked enemies the upper guards the lower, which cannot be targeted as long as its guardian is "
        "there; neither of them ever moves."
    ),
    "upgradable-skills": "Level II: trainers also sell level II of skills that a hero has; it takes the place of level I.",
    "allies": (
        "Allies: one may come along into a combat beside a hero of your choice. In its turn any hero in that zone may give up a "
        "die of its own for a result of the ally, or one of the ally’s two dice for one of its skills."
    ),
    "portals": "Portals: a MOVE leads through a portal into a zone far away, which is sometimes known only then.",
    "exploration-tokens": "Exploration tokens: a hero in the zone looks into one with FOCUS, and finds out what is there.",
    "doors": "Doors: a hero beside a door opens or closes it with FOCUS; nobody walks or shoots through a closed one.",
    "weak-point": (
        "Weak points: results spent on the icons of a boss cover them, and stay; once all are covered, the boss pays for it."
    ),
    "traps": "Traps: whoever enters a zone with one spends FOCUS to get past it, or draws a Trap card.",
    "fear": "Fear: whoever meets a frightening enemy in its zone draws a Fear card; some of them last for the scene.",
    "toxic-damage": "Toxic damage: health that it takes is set aside, and comes back by healing or at the end of the scene.",
}
