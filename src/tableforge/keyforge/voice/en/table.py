"""The table speaks English: questions, options and the log, as tables of sentences.

Fields of an event: {who} {whose} {own} the person it is told of, {other} the other player; {card} a card of that person,
{names} the cards by name, {first} and {second} of two; {source} and {by} the card that caused it; {n} how much, {note}.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tableforge.keyforge import names
from tableforge.keyforge.definition import CardDef
from tableforge.keyforge.lexicon import LEXICON, step_in_full
from tableforge.keyforge.voice.en.lexicon import keyword
from tableforge.keyforge.voice.tongue import (
    NAMED_AT_MOST,
    OF_NOBODY,
    OPPONENT,
    OTHER,
    Spot,
    TableTongue,
    Telling,
    spoken,
)
from tableforge.keyforge.words import Effect
from tableforge.tongue.en import SpokenNumber, listed
from tableforge.tongue.sentence import YOU, Told, capitalise, close_sentence
from tableforge.words.amounts import Cond
from tableforge.words.node import SetNode

EVENTS: Final = {
    # set-up and the turn
    "first-player": "{who} [go|goes] first.",
    "shuffle": "{whose} deck is shuffled{by}.",
    "keep": "{who} [keep|keeps] {own} starting hand.",
    "mulligan": "{who} [take|takes] a mulligan: {n:card} /goes|go/ back into the deck.",
    "turn": "Turn {n}: it is {whose} turn.",
    "skip-step": "{who} [skip|skips] the “forge a key” step{by}.",
    "no-house": "There is no house that {who} may choose.",
    "house": "{who} [choose|chooses] house {note}.",
    "ready-step": "{who} [ready|readies] {few}.",
    "draw": "{who} [draw|draws] {names}{by}.",
    "reshuffle": "{whose} deck runs out: the discard pile ({n:card}) is shuffled into a new deck.",
    "chained": "Because of {own} chains, {who} [draw|draws] {n:card} fewer.",
    "shed-chain": "{who} [shed|sheds] a chain.",
    "check": "{who} [announce|announces] a check: {own} æmber is enough for a key.",
    "end-turn": "{whose} turn ends.",
    "win": "{who} [have|has] forged {own} third key and [win|wins] the game!",
    # keys and chains
    "forge": "{who} [forge|forges] a key for {n} æmber{by}.",
    "forge:free": "{who} [forge|forges] a key at no cost{by}.",
    "pay-from": "{who} [spend|spends] {n} æmber from {first}.",
    "cannot-forge": "{who} cannot forge a key{by}.",
    "cannot-forge:poor": "{who} cannot forge a key{by}: there is not enough æmber.",
    "unforge": "One of {whose} keys is unforged{by}.",
    "chains": "{who} [gain|gains] {n:chain}{by}.",
    # æmber
    "gain": "{who} [gain|gains] {n} æmber{by}.",
    "gain:bonus": "{who} [gain|gains] {n} æmber from the bonus of {source}.",
    "gain:left": "{who} [gain|gains] the {n} æmber that was on {source}.",
    "lose": "{who} [lose|loses] {n} æmber{by}.",
    "steal": "{who} [steal|steals] {n} æmber{by}.",
    "capture": "{names} captures {n} of {whose} æmber{by}.",
    "capture:instead": "{names} captures the {n} æmber meant for {whose} pool.",
    "from-supply": "The æmber comes from the common supply; {whose} pool is spared{by}.",
    "to-supply": "The {n} æmber on {names} goes to the common supply{by}.",
    "place-aember": "{n} æmber is put on {card}{by}.",
    "place-aember:pool": "{who} [move|moves] {n} æmber from [your|their] pool to {names}{by}.",
    "take-aember": "{who} [take|takes] {n} æmber from {names}{by}.",
    "pay": "{who} [pay|pays] {other} {n} æmber{by}.",
    "toll": "{who} [pay|pays] a toll of {n} æmber{by}.",
    "redistribute:aember": "The {n} æmber on {names} is redistributed{by}.",
    "redistribute:damage": "The {n} damage on {names} is redistributed{by}.",
    # playing and using
    "play": "{who} [play|plays] {names}{from}{place}.",
    "play:attached": "{who} [play|plays] {names}{from} on {another}.",
    "attach": "{first} is attached to {second}.",
    "enter:ready": "{card} enters play ready{from}{place}{by}.",
    "enter:exhausted": "{card} enters play exhausted{from}{place}{by}.",
    "omega": "{names} has omega: {who} cannot play, discard, or use any more cards this turn.",
    "copy": "{first} counts as a copy of {second}.",
    "use": "{card} is used.",
    "reap": "{card} reaps.",
    "fight": "{card} is used to fight.",
    "attack": "{card} attacks {second}.",
    "fight-off": "The fight of {first} is broken off{by}.",
    "elusive": "{card} is elusive{how}: it takes and deals no damage in this fight.",
    "skirmish": "{card} skirmishes{how}: it takes no damage in return.",
    "poisoned": "The poison of {source} destroys {card}{how}.",
    "cannot-play": "{names} cannot be played{asked}{why}.",
    "cannot-use": "{names} cannot be used{asked}{why}.",
    "cannot-fight": "{names} cannot fight{asked}{why}.",
    "cannot": "That cannot be done{by}.",
    "cannot:stolen": "{whose} æmber cannot be stolen{by}.",
    "cannot:first-turn": "{names} stays in {whose} hand: the first turn allows no more than one card{by}.",
    "cannot:sacrifice": "{who} cannot sacrifice {names}, which [you do|they do] not control{by}.",
    "cannot:swap": "{names} cannot swap places: they are in different battlelines{by}.",
    "repeat": "The effect of {names} is repeated.",
    "lasting": "{mine} is in force: “{text}”",
    "lasting:cards": "{mine} is in force, for {names}: “{text}”",
    "nothing": "{idle} has no effect.",
    "nothing:unmet": "{idle} has no effect: its condition is not met (“{text}”).",
    "nothing:needs": "{idle} has no effect: it would need “{text}”.",
    "nothing:weak": "{idle} has no effect: what it could choose has too little power in all.",
    "nothing:poor": "{idle} has no effect: there is no æmber for it to take.",
    "nothing:same": "{idle} has no effect: no card that it could choose would change.",
    "nothing:zero": "{idle} has no effect: what it counts comes to 0.",
    "decline:weak": "{source} finds nothing to choose{how}: what there is has too little power in all.",
    "decline:needs": "{source} finds nothing to choose{how}: it would need “{text}”.",
    "decline": "{who} [leave|leaves] what {source} offers{how}.",
    "name-house": "House {note} is chosen{by}.",
    "name-number": "The number {n} is chosen{by}.",
    # damage and states
    "damage": "{source} deals {n} damage to {card}{how}.",
    "damage:instead": "{source} deals {n} damage to {card} instead of {another}{how}.",
    "damage:nobody": "{card} is dealt {n} damage{how}.",
    "prevent": "The armor of {card} prevents {n} damage{how}.",
    "no-damage": "{card} cannot be dealt damage{by}.",
    "heal": "{n} damage is healed from {card}{by}.",
    "ready": "{names} <is|are> readied{by}.",
    "exhaust": "{names} <is|are> exhausted{by}.",
    "stun": "{names} <is|are> stunned{by}.",
    "unstun": "{names} <is|are> no longer stunned{by}.",
    "unstun:used": "{card} exhausts to lose its stun.",
    "counters:power": "{card} gets {n:+1 power counter}{by}.",
    "counters:power:off": "{card} loses {n:+1 power counter}{by}.",
    "counters:doom": "{card} gets {n:doom counter}{by}.",
    "counters:doom:off": "{card} loses {n:doom counter}{by}.",
    # cards leaving play and changing zones
    "sacrifice": "{who} [sacrifice|sacrifices] {names}{by}.",
    "condemn": "{names} <is|are> about to be destroyed{by}.",
    "destroyed-label": "The “Destroyed:” <ability|abilities> of {names} <resolves|resolve>.",
    "doomed": "{names} <has|have> lethal damage.",
    "doomed:power": "{names} <has|have> no power left.",
    "saved": "{card} is not destroyed{by}; instead: “{text}”",
    "destroy": "{names} <is|are> destroyed.",
    "destroy:by": "{names} <is|are> destroyed{by}.",
    "destroy:purged": "{names} <is|are> destroyed and purged.",
    "purge": "{names} <is|are> purged{from}{by}.",
    "discard": "{who} [discard|discards] {names}{from}{by}.",
    "discard:played": "{names} goes to {whose} discard pile.",
    "discard:left": "{names} goes to {whose} discard pile along with {source}.",
    "return": "{names} <returns|return> to {whose} hand{from}{by}.",
    "return:found": "{names} <goes|go> to {whose} hand{from}{by}.",
    "archive": "{names} <goes|go> to {whose} archives{from}{by}.",
    "take-archives": "{who} [take|takes] {names} from {own} archives.",
    "to-deck": "{names} <is|are> shuffled into {whose} deck{from}{by}.",
    "to-deck:top": "{names} <goes|go> on top of {whose} deck{from}{by}.",
    "shuffle-pile:hand": "{whose} hand ({n:card}) is shuffled into the deck{by}.",
    "shuffle-pile:discard": "{whose} discard pile ({n:card}) is shuffled into the deck{by}.",
    "put-under": "{who} [put|puts] {names}{from} facedown under {source}.",
    "swap-zones": "{whose} deck and discard pile are swapped{by}.",
    "reveal": "{names} <is|are> revealed{from}{by}.",
    "look": "{who} [look|looks] at {names}{from}{by}.",
    "swap": "{names} swap places{by}.",
    "move-flank:left": "{card} moves to the left flank{near}{by}.",
    "move-flank:right": "{card} moves to the right flank{near}{by}.",
    "control": "{who} [take|takes] control of {names}{placed}{by}.",
}

# asked with no card in front: the sentence names the card itself
QUESTIONS: Final = {
    "act": "it is your turn, with house {house}: what do you do?",
    "act:no-house": "it is your turn, without an active house: what do you do?",
    "house": "choose your active house.",
    "name-house": "choose a house.",
    "mulligan": "do you keep this hand of {n:card}, or shuffle it away and draw {less}?",
    "archives": "do you take your archives ({n:card}) into your hand?",
    "forge": "do you forge a key, with æmber on cards as part of the payment?",
    "may": "{text} Do you?",
    "may:foe": "your opponent’s card says: “{text}” Shall that be done?",
    "may:plain": "do you use the optional part?",
    "repeat": "do you repeat the effect?",
    "flank": "on which flank do you put {card}?",
    "place": "where in the battleline do you put {card}?",
    "host": "to which creature do you attach {card}?",
    "attack": "which creature do you attack with {card}?",
    "target": "choose {phrase}{many}.",
    "order": "which ability is resolved next?",
    "replace": "several cards would change what happens: which one does?",
    "replace:aember": "several cards would capture the same æmber: which one does?",
    "replace:damage": "{card} would be dealt damage: which card takes it instead?",
    "pile-order": "which card goes to the discard pile next? The last one lies on top.",
    "deck-order": "which card goes on top of your deck next? The last one lies on top.",
    "deck-order:foe": "which card goes on top of your opponent’s deck next? The last one lies on top.",
    "return-order": "which creature comes back into play next?",
    "control-order": "several creatures change sides: which one goes over next?",
    "each-order": "for which of these cards next?",
    "capture-order": "there is not enough æmber for all. Which creature captures next?",
    "divide": "which creature is dealt 1 damage? ({n} left to divide)",
    "redistribute:damage": "which creature gets 1 damage? ({n} left to place)",
    "redistribute:aember": "which creature gets 1 æmber? ({n} left to place)",
    "heal-amount": "how much damage do you heal from {card}?",
    "pay-from": "how much æmber on {card} do you spend on the key?",
    "name-number": "choose a number.",
    "name-player": "choose a player.",
    "name-player:archives": "choose a player, for a card of their archives.",
    "use-how": "how do you use {card}?",
    "choose-one": "choose one of two effects.",
    "random": "chance picks a card: which one?",
    "shuffle": "chance shuffles the deck: which card comes next?",
    "first-player": "chance picks the first player: who is it?",
}
MANY: Final = {
    "to:archives": " to archive",
    "to:destroy": " to destroy",
    "to:sacrifice": " to sacrifice",
    "to:damage": " to deal damage to",
    "to:capture": " to capture æmber",
    "to:place": " to put æmber on",
    "to:rob": " to take æmber from",
    "to:counters": " to put counters on",
    "to:swap": " to swap",
    "to:trigger": " whose reap effect is triggered",
    "to:spare": " to spare",
    "to:heal": " to heal",
    "to:ready": " to ready",
    "to:exhaust": " to exhaust",
    "to:stun": " to stun",
    "to:unstun": " to free of its stun",
    "to:fight": " to fight with",
    "to:use": " to use",
    "to:reveal": " to reveal",
    "to:play": " to play",
    "to:take": " to take control of",
    "to:give": " to give to your opponent",
    "to:under": " to put facedown under it",
    "to:enter": " to put into play",
    "to:hand": " to put into your hand",
    "to:owner": " to return to its owner’s hand",
    "to:deck": " to put on top of its owner’s deck",
    "to:deck:yours": " to put on top of your deck",
    "to:deck:shuffle": " to shuffle into its owner’s deck",
    "to:deck:shuffle:yours": " to shuffle into your deck",
    "to:discard": " to discard",
    "to:purged": " to purge",
    "all": " ({n} to choose)",
    "all:more": " ({n} more)",
    "none": "; there is none",
    "up-to:one": ", or stop here",
    "up-to": " (up to {n})",
    "up-to:more": " (up to {n} more)",
    "any": " (any number)",
    "any:more": " (as many more as you like)",
    "total-power": ", with a total power of at least {n}",
}

LABELS: Final = {
    "done": "Done",
    "yes": "Yes",
    "no": "No",
    "keep": "Keep the hand",
    "mulligan": "Take a mulligan",
    "left": LEXICON.label("en", "flank:left"),
    "right": LEXICON.label("en", "flank:right"),
    "alone": "The empty battleline",
    "between": "Between {first} and {second}",
    "between:twins": "Between {first} and {second} (places {at} and {next})",
    "left-of": "Left flank, beside {first}",
    "right-of": "Right flank, beside {first}",
    "end-turn": LEXICON.label("en", "verb:end-turn"),
    "play": "Play {card}",
    "discard": "Discard {card}",
    "reap": "Reap with {card}",
    "fight": "Fight with {card}",
    "action": "Use {card} (Action)",
    "omni": "Use {card} (Omni)",
    "unstun": "Use {card} to remove its stun",
    **{f"how:{verb}": LEXICON.label("en", f"verb:{verb}") for verb in names.VERBS[1:]},
    "heal-amount": "{n} damage",
    "pay-from": "{n} æmber",
    "name-number": "{n}",
    "archives": "Take the archives",
    "ability": "{card}: {ability}",
    "damaged": "{n} damage",
    "stunned": LEXICON.word("en", "state:stunned"),
    "holding": "{n} æmber",
    "enemy:artifact": "enemy",
    "enemy:creature": "enemy",
    "enemy:upgrade": "enemy",
}
ABILITIES: Final = {
    **{label: LEXICON.label("en", f"label:{label}") for label in names.LABELS[:-1]},
    "after": "reaction",
    "before": "before the fight",
    "start": "start of turn",
    "end": "end of turn",
    "whenever": "state",
    "instead": "replacement",
    "gains": "gained ability",
    "assault": keyword("assault"),
    "hazardous": keyword("hazardous"),
}
STEPS: Final[dict[str, str]] = {step: step_in_full("en", step) for step in names.STEPS}
SUBJECTS: Final = {YOU: "you", OPPONENT: "your opponent", "1": "Player 1", "2": "Player 2"}
POSSESSIVES: Final = {YOU: "your", OPPONENT: "your opponent’s", "1": "Player 1’s", "2": "Player 2’s"}
OF_CARDS: Final = {YOU: "your", OPPONENT: "the enemy", "1": "Player 1’s", "2": "Player 2’s"}
PLACES: Final = {
    names.HAND: "in {whose} hand",
    names.DECK: "in {whose} deck",
    names.DISCARD: "in {whose} discard pile",
    names.ARCHIVES: "in {whose} archives",
    names.PURGED: "purged",
    names.LINE: "in {side} line",
    names.ARTIFACTS: "among {side} artifacts",
    names.ATTACHED: "on {host}",
    names.UNDER: "under {host}",
    names.LIMBO: "being played",
}
FROM: Final = {"hand": "hand", "deck": "deck", "discard": "discard pile", "archives": "archives"}
FLANKS: Final = {
    "left": " on the left flank, beside {card}",
    "right": " on the right flank, beside {card}",
    "between": " between {card} and {other}",
    "near": ", beside {card}",
}
REASONS: Final = {
    "card": "{other} forbids it",
    "own": "its own text forbids it",
    "toll": "there is not enough æmber for the price of {other}",
    "KF.only-ready-cards-are-used": "it is exhausted",
    "KF.rule-of-six": "cards of this title have been played and used six times this turn",
    "KF.rule-of-six-1-0": "cards of this title have been played and used six times this turn",
    "KF.rule-of-six-seventh": "cards of this title have been played and used six times this turn",
    "KF.omega": "omega has ended this step",
    "KF.alpha": "with alpha it must come before everything else in the turn",
    "KF.upgrade-no-host": "there is no creature to attach it to",
    "KF.no-target-no-fight": "there is no creature that it may attack",
    "KF.use-needs-control": "another player controls it",
    "KF.artifact-never-reaps-or-fights": "artifacts never reap or fight",
}
NUMBERED: Final = {
    names.LINE: "position {place} of {side} line",
    names.ARTIFACTS: "artifact {place} of {side} row",
    names.HAND: "copy {place} in {whose} hand",
    names.DISCARD: "card {place} of {whose} discard pile",
}


class English(TableTongue):
    events, questions, labels, many = EVENTS, QUESTIONS, LABELS, MANY
    abilities, steps, flanks, reasons = ABILITIES, STEPS, FLANKS, REASONS
    houses = tuple([LEXICON.word("en", h) for h in names.HOUSES])
    colon = ": "

    def title(self, d: CardDef) -> str:
        return d.en.replace("'", "’")

    def fields(self, t: Told[CardDef]) -> Mapping[str, object]:
        titles = [self.title(d) for d in t.things]
        hidden = "a card" if t.count == 1 else f"{t.count} cards"
        every = self.together(titles) or hidden
        source = "" if t.source is None else self.title(t.source)
        return {
            "who": SUBJECTS[t.who],
            "whose": POSSESSIVES[t.who],
            "own": "your" if t.who == YOU else "their",
            "other": SUBJECTS[OTHER[t.who]],
            "names": every,
            "few": every if t.count <= NAMED_AT_MOST else f"{t.count} cards",
            "card": self.owned(t.who, titles[0]) if titles else hidden,
            "first": titles[0] if titles else hidden,
            "second": titles[1] if len(titles) > 1 else hidden,
            "source": source,
            "n": SpokenNumber(t.amount),
            "note": self.noted(t.note),
            **self.more(t, source),
        }

    def more(self, t: Told[CardDef], source: str) -> Mapping[str, object]:
        """The fields that KeyForge's own events have."""
        assert isinstance(t, Telling)
        granted = "" if t.grantor is None else f"thanks to {self.title(t.grantor)}"
        own = t.whose == t.who and t.kind.partition(":")[0] not in OF_NOBODY
        whose = "your" if t.whose == YOU else "their" if own else POSSESSIVES.get(t.whose, "")
        idle = t.grantor or (t.things[0] if t.things else None)
        place = self.beside(t.sides)
        return {
            "by": self.in_brackets(source if t.by else "", granted),
            "how": self.in_brackets(keyword(t.keyword) if t.keyword else "", granted),
            "from": f" {'in' if t.kind == 'look' else 'from'} {whose} {FROM[t.frm]}" if t.frm else "",
            "idle": "" if idle is None else self.title(idle),
            "place": place,
            "placed": f", placed{place}" if place else "",
            "near": self.near(t.sides),
            "another": "" if t.other is None else self.title(t.other),
            "mine": self.owned(t.who, source),
            "text": t.text.replace("“", "‘").replace("”", "’"),
            "why": self.why_not(t),
            "asked": f", though {source} asks for it" if source and t.by else "",
        }

    def owned(self, who: str, title: str) -> str:
        """
        >>> English().owned("opponent", "The Terror")
        'the enemy Terror'
        """
        return f"{OF_CARDS[who]} {title.removeprefix('The ')}"

    def together(self, titles: list[str]) -> str:
        """
        >>> English().together(["Troll", "Urchin", "Troll"])
        'Troll (2) and Urchin'
        >>> English().together(["Troll", "Panpaca, Anga"])
        'Troll and “Panpaca, Anga”'
        """
        once = list(dict.fromkeys(titles))
        told = [f"“{t}”" if "," in t and len(once) > 1 else t for t in once]
        return listed(
            [x if titles.count(t) == 1 else f"{x} ({titles.count(t)})" for t, x in zip(once, told, strict=True)]
        )

    def noted(self, note: str) -> str:
        return note.capitalize() if note in names.HOUSES else note

    def count(self, n: int) -> SpokenNumber:
        return SpokenNumber(n)

    def finish(self, text: str) -> str:
        return capitalise(close_sentence(text))

    def player(self, who: str) -> str:
        return capitalise(SUBJECTS[who])

    def where(self, spot: Spot) -> str:
        table = NUMBERED if spot.place and spot.zone in NUMBERED else PLACES
        host = "" if spot.host is None else self.title(spot.host)
        return table[spot.zone].format(
            whose=POSSESSIVES[spot.who], side=OF_CARDS[spot.who], place=spot.place, host=host
        )

    def phrase(self, sel: SetNode, d: CardDef | None) -> str:
        from tableforge.keyforge.voice.en import cards

        return cards.phrase(sel, None if d is None else spoken(d))

    def thing(self, d: CardDef) -> str:
        return self.title(d)

    def in_house(self, h: int) -> str:
        return self.houses[h]

    def these(self) -> str:
        return "one of these cards"

    def text(self, effects: tuple[Effect, ...], d: CardDef) -> str:
        from tableforge.keyforge.voice.en import cards

        return cards.effect_text(effects, spoken(d))

    def condition(self, cond: Cond, d: CardDef) -> str:
        from tableforge.keyforge.voice.en import cards

        return cards.condition(cond, spoken(d))


TONGUE: Final = English()
