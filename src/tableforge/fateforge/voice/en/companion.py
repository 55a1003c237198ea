"""The companion speaks English: what its screens ask, what can be tapped, and what its log tells."""

from __future__ import annotations

from typing import Final

EVENTS: Final = {
    "app-door": "Door {note} is closed.",
    "app-door:open": "Door {note} is open.",
    "app-portal": "The portal leads from {zone} to {to}.",
    "app-covers": "{foe}, weak point: a result covers {note}.",
    "app-life": "{foe}: {n:life|lives} again.",
    "app-revived": "{hero} is back on the feet.",
    "app-boxes": "{hero}: {a} health, {b} energy.",
    "app-food": "The party packs {n} food.",
    "app-ally": "{note} comes along.",
    "app-ally:nobody": "No ally comes along.",
    "app-used": "{card}: {n:use|uses} left.",
    "app-used:up": "{card} is used up.",
    "app-explores": "{zone}: {note}",
    "test-passed:told": "{hero} passes a test of {note}.",
    "test-failed:told": "{hero} fails a test of {note}.",
    "already-dead": "Already dead: {note}.",
}

QUESTIONS: Final = {
    "app-set-up": "Lay the board out as it is shown, then begin.",
    "app-round": "Roll and choose your dice, then put your heroes in order.",
    "app-action": "The heroes before the reactions play. Tap what they open.",
    "app-reactions": "Has everything moved and hit? Nothing is typed: hearts and cubes stay on the table.",
    "app-enemies": "The heroes who are left play. Then every enemy acts, colour by colour.",
    "app-upkeep": "Who is down, who is back? Count what must be counted.",
    "app-extra": "Not everything is done. One more round, for a Corruption card each, or out now?",
    "app-outcome": "All leave by one exit, and suffer 1 damage for each zone with an enemy or a trap. Count what you have done.",
    "app-health": "Whoever stands gets 1 health and 1 energy back. How full are the boxes now?",
    "app-read": "Take what is shown, and do what it says.",
    "app-chest": "The chest is open. Which item do you keep?",
    "app-action:first": "The enemies react before any hero plays: go on.",
    "app-outcome:down": "All heroes are down: the scene is lost. Count what you have done, and what you have taken.",
    "app-health:used": "Whoever stands gets 1 health and 1 energy back. How full are the boxes now, and what is used up?",
    "test-result": "{what} rolls {n:test die|test dice}. Only successes count, and every die must show one. How did it go?",
    "test-result:trait": (
        "{what} rolls {n:test die|test dice}. Successes and traits count, and every die must show one. How did it go?"
    ),
}

LABELS: Final = {
    "app:start-combat": "Start combat",
    "app:start-action-phase": "Start action phase",
    "app:enemy-reactions": "Enemy reactions",
    "app:continue": "Continue",
    "app:leave": "Leave now",
    "app:stay": "Stay for an extra round",
    "app:ally": "{note} comes along",
    "app:ally:nobody": "Nobody comes along",
    "app:used": "{card}: one use less",
    "app:kept": "{card}: one use back",
    "app:more": "{note}: one more",
    "app:less": "{note}: one less",
    "app:chest": "Open the chest at {zone}",
    "app:explore": "Look around at {zone}",
    "app:door": "Open or close door {note}",
    "app:portal": "Go through the portal at {zone}",
    "app:weak-point": "Weak point: {note} spent",
    "app:life": "{foe} loses a life",
    "app:life-back": "{foe} has a life back",
    "app:down": "{hero} is knocked out",
    "app:up": "{hero} is revived",
    "app:corruption": "{hero} takes a Corruption card",
    "app:dead": "Already dead: {note}",
    "app:boss-card": "Turn the boss’s card",
    "app:upkeep": "Open upkeep",
    "app:loot:gem": "Taken: a gem at {zone}, worth {n} gold",
    "app:loot:food": "Taken: food at {zone}",
    "app:health": "{hero}: {n} health",
    "app:energy": "{hero}: {n} energy",
    "app:purify": "{hero} is rid of {card}",
    "app:defeated": "{foe} is defeated",
    "coach:strips": (
        "Look at an enemy’s card before you come near it: its strip is read from the left, and the first section with "
        "a hero at that distance counts."
    ),
    "done:app-chest": "Take {n} gold instead",
    "test:passed": "Passed",
    "test:failed": "Failed",
    "test:passed-again": "Passed after a reroll, for 1 energy",
    "test:failed-again": "Failed even after a reroll, for 1 energy",
}

# what decides in a sentence about an enemy: the distance, and which hero
WEIGHTY: Final = (
    (r"(?<=hero is )[^:]+", r"*\g<0>*"),
    (r"a hero that the players choose", "a hero that *you choose*"),
    (r"the (first|last) hero", r"the *\1* hero"),
    (r"(every|each) hero", r"*\g<0>*"),
)
ALLY: Final = (
    "*Dice*: rolled at set-up until neither is a miss. They last for the scene; one that is gone does not come back.",
    "*Turns*: it has none of its own. Whoever plays in the zone of the hero at its side may give up a die of their own "
    "for one of its results, each once a turn, or one of its dice for one of its skills.",
    "*Wounds*: each time that hero suffers damage, but for toxic damage, put a red cube on its card. With {n} it is out "
    "for this scene, and also when that hero is knocked out. Nothing heals it in combat.",
)
