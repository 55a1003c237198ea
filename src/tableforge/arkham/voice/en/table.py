"""The table speaks English: questions, options and the log, as tables of sentences.

Fields of an event: {who} {whose} {own} the person it is told of; {names} the cards by name, {few} by name unless they are many,
{first} and {second} of two; {source} and {by} the card that caused it; {n} how much; {note} what the kind of event makes of
its note; {a} and {b} the first of its further numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tableforge.arkham import names
from tableforge.arkham.definition import CardDef
from tableforge.arkham.lexicon import LEXICON
from tableforge.arkham.names import LOCATION
from tableforge.arkham.voice.en.lexicon import SYMBOLS, called, finished
from tableforge.arkham.voice.tongue import NAMED_AT_MOST, TableTongue, Telling, titled
from tableforge.tongue.en import SpokenNumber, listed
from tableforge.tongue.sentence import YOU, Told, capitalise, close_sentence

EVENTS: Final = {
    # set-up
    "investigator": "{who} play {names}.",
    "investigator:other": "{names} is at the table.",
    "lead": "{who} [are|is] the lead investigator.",
    "weakness": "{whose} deck gets a weakness: {names}.",
    "shuffle": "{whose} deck is shuffled{by}.",
    "shuffle:encounter": "The encounter deck is shuffled{by}.",
    "chaos-bag": "The chaos bag holds {n:token}: {note}.",
    "set-aside": "{names} is set aside until the hands are drawn.",
    "mulligan": "{who} [replace|replaces] {n:card} of {own} opening hand.",
    "mulligan:none": "{who} [keep|keeps] {own} opening hand.",
    "scenario": "{note}.",
    "reference": "The chaos tokens mean what the Easy/Standard side of {names} says.",
    "reference:hard": "The chaos tokens mean what the Hard/Expert side of {names} says.",
    "location": "{names} <is|are> put into play.",
    "encounter-set": "One of the encounter sets joins in unseen ({n:card}).",
    "encounter-deck": "The encounter deck is shuffled ({n:card}).",
    "extra-deck": "The cultist deck is shuffled ({n:card}).",
    "shuffled-in": "{names} is shuffled into the encounter deck.",
    "placed": "{who} [begin|begins] at {second}.",
    "placed:again": "{who} [find yourself|is] at {second} all at once.",
    # the round
    "round": "Round {n}",
    "phase": "{note}",
    "turn": "{whose} turn.",
    "turn-ends": "{whose} turn ends.",
    "ready-all": "{few} <is|are> readied.",
    "action:investigate": "{who} [investigate|investigates] {names}.",
    "action:move": "{who} [set|sets] out for {names}.",
    "action:draw": "{who} [take|takes] an action to draw a card.",
    "action:resource": "{who} [take|takes] an action to gain a resource.",
    "action:fight": "{who} [attack|attacks] {names}.",
    "action:engage": "{who} [engage|engages] {names}.",
    "action:evade": "{who} [try|tries] to evade {names}.",
    "plays": "{who} [play|plays] {names}.",
    "plays:paid": "{who} [play|plays] {names} for {n:resource}.",
    "begins": "{names} begins to resolve.",
    "uses": "{who} [use|uses] {names}.",
    "uses:reaction": "{who} [react|reacts] with {names}.",
    "uses:forced": "The forced effect of {names} resolves.",
    "uses:objective": "The objective of {names} is met.",
    "more-actions": "{who} may take {n:additional action}{by}.",
    "lose-actions": "{who} [lose|loses] {n:action}{by}.",
    "provokes": "{names} makes an attack of opportunity against {who}.",
    # moving
    "move": "{who} [move|moves] to {second}{by}.",
    "reveal": "{names} is revealed, with {n:clue}.",
    "reveal:none": "{names} is revealed; there are no clues here.",
    # cards
    "draw": "{who} [draw|draws] {names}{by}.",
    "reshuffle": "{whose} deck runs out: the discard pile ({n:card}) is shuffled into a new deck.",
    "reshuffle:encounter": "The encounter discard pile ({n:card}) is shuffled into a new encounter deck.",
    "gain": "{who} [gain|gains] {n:resource}{by}.",
    "lose": "{who} [lose|loses] {n:resource}{by}.",
    "enters-play": "{names} enters play under {whose} control.",
    "control": "{who} [take|takes] control of {names}.",
    "attach": "{first} is attached to {second}.",
    "discard": "{names} <is|are> discarded.",
    "to-hand": "{names} <goes|go> to {whose} hand.",
    "moves": "{names} <goes|go> to the bottom of {whose} deck.",
    "removed": "{names} <is|are> removed from the game.",
    "victory": "{names} goes to the victory display.",
    "look": "{who} [look|looks] at {few}{by}.",
    "found": "{who} [find|finds] {names}{by}.",
    "reorder": "{who} [put|puts] {n:card} back in an order of {own} choice{by}.",
    "show": "{names} <is|are> shown to everybody{by}.",
    "exhaust": "{names} <exhausts|exhaust>.",
    "ready": "{names} <is|are> readied.",
    "cancel": "{names} cancels it.",
    "lasting": "The effect of {source} lasts until the end of {note}.",
    "both": "{names} is from now on both the act and the agenda.",
    # encounter cards and enemies
    "encounter": "{who} [draw|draws] {names} from the encounter deck.",
    "encounter:weakness": "{whose} weakness shows itself: {names}.",
    "peril": "Peril: {who} must face {names} alone.",
    "revelation": "{names} takes effect on {who}.",
    "cancelled": "{names} has no effect: it is cancelled.",
    "surge": "Surge: {who} [draw|draws] another encounter card.",
    "spawns": "{first} spawns at {second}.",
    "threat": "{names} is put into {whose} threat area.",
    "threat:enemy": "{names} engages {who}.",
    "placed-at": "{first} is put at {second}.",
    "hunts": "{first} hunts its way to {second}.",
    "moves-to": "{first} moves to {second}.",
    "disengages": "{first} is no longer engaged and stays at {second}.",
    "stays-behind": "{first} stays behind at {second}.",
    "evaded": "{who} [evade|evades] {names}.",
    "attacks": "{names} attacks {who}.",
    "retaliates": "{names} retaliates.",
    "defeated": "{names} is defeated{by}.",
    # tokens
    "place-damage": "{names} takes {n} damage{by}.",
    "place-damage:defeated": "{names} takes {n} damage{by} and is defeated.",
    "place-damage:self": "{who} [take|takes] {n} damage{by}.",
    "place-horror": "{names} takes {n} horror{by}.",
    "place-horror:defeated": "{names} takes {n} horror{by} and is defeated.",
    "place-horror:self": "{who} [take|takes] {n} horror{by}.",
    "place-horror:moved": "{n} horror is moved to {who}{by}.",
    "place-clue": "{n:clue} /is|are/ placed on {names}{by}.",
    "place-clue:self": "{who} [get|gets] {n:clue}{by}.",
    "place-doom": "{n} doom is placed on {names}{by}.",
    "place-doom:self": "{n} doom is placed on {who}{by}.",
    "place-resource": "{n:resource} /is|are/ placed on {names}{by}.",
    "place-resource:self": "{who} [get|gets] {n:resource}{by}.",
    "place-uses": "{n:{token}} /is|are/ placed on {names}{by}.",
    "remove-damage": "{n} damage is taken off {names}{by}.",
    "remove-damage:self": "{n} damage is taken off {who}{by}.",
    "remove-horror": "{n} horror is taken off {names}{by}.",
    "remove-horror:self": "{n} horror is taken off {who}{by}.",
    "remove-clue": "{n:clue} /is|are/ taken off {names}{by}.",
    "remove-clue:self": "{who} [spend|spends] {n:clue}{by}.",
    "remove-doom": "{n} doom is taken off {names}.",
    "remove-doom:self": "{n} doom is taken off {who}.",
    "remove-resource": "{n:resource} /is|are/ taken off {names}{by}.",
    "remove-resource:self": "{who} [spend|spends] {n:resource}{by}.",
    "remove-uses": "{n:{token}} /is|are/ spent from {names}.",
    "heal-damage": "{n} damage is healed from {names}{by}.",
    "heal-damage:self": "{who} [heal|heals] {n} damage{by}.",
    "heal-horror": "{n} horror is healed from {names}{by}.",
    "heal-horror:self": "{who} [heal|heals] {n} horror{by}.",
    "discover": "{who} [discover|discovers] {n:clue} at {names}.",
    # skill tests
    "test:plain": "{who} [take|takes] a test of {note} against {n}{by}.",
    "test:attack": "{who} [attack|attacks] {names}: {note} against {n}{by}.",
    "test:evasion": "{who} [try|tries] to evade {names}: {note} against {n}{by}.",
    "test:investigation": "{who} [investigate|investigates] {names}: {note} against {n}{by}.",
    "commit": "{who} [commit|commits] {names}.",
    "modifies-test": "{source} changes this test.",
    "token": "{who} [reveal|reveals] a chaos token: {note}.",
    "token:ignored": "{who} [reveal|reveals] a chaos token: {note}. It does not count.",
    "token-cancelled": "The chaos token ({note}) is cancelled and goes back to the bag.",
    "flip-token": "{source} turns the modifier of the token ({note}) into its opposite.",
    "succeeds": "{who} [succeed|succeeds] by {n} ({a} against {b}).",
    "fails": "{who} [fail|fails] by {n} ({a} against {b}).",
    "test-ends": "The test is over.",
    # the story
    "advance-by-clues": "{who} [have|has] the act advanced.",
    "advance": "{names} advances.",
    "current": "{names} begins.",
    "current:doom": "{names} begins: it advances at {n} doom.",
    "current:clues": "{names} begins: it advances with {n:clue}.",
    "passage": "{note}",
    "resolution": "The scenario ends with resolution {note}.",
    "resolution:none": "The scenario ends without a resolution.",
    "eliminated:resigned": "{who} [resign|resigns].",
    "eliminated:defeated": "{who} [are|is] defeated.",
    "cards-removed": "{whose} cards leave the game.",
    "trauma:physical": "{who} [suffer|suffers] {n} physical trauma.",
    "trauma:mental": "{who} [suffer|suffers] {n} mental trauma.",
    "killed": "{who} [are|is] killed.",
    "insane": "{who} [are|is] driven insane.",
    "experience": "{who} will earn {n} experience less{by}.",
    "campaign-record": "The campaign log says: {note}",
    "campaign-cross-out": "Crossed out of the campaign log: {note}",
    "campaign-experience": "{who} [earn|earns] {note} experience.",
    "campaign-gains-card": "{note} joins {whose} deck for good.",
    "campaign-offers-card": "{note} will go with whoever goes on.",
    "campaign-loses-card": "{note} is lost for good.",
    "campaign-token": "The chaos bag gets one more token: {note}.",
    "campaign-result": "The campaign ends: {note}.",
    "game-over": "The investigators have lost.",
    "game-over:won": "The investigators have won!",
}

QUESTIONS: Final = {
    "mulligan": "choose cards of your opening hand to replace, or keep it.",
    "mulligan:more": "{n:card} will be replaced: any more?",
    "next-turn": "who takes the next turn?",
    "act": "it is your turn at {place}, with {n:action} left: what do you do?",
    "window": "do you do anything now?",
    "window:turn": "it is {whose} turn: do you do anything before the next action?",
    "window:test": "{test}: do you do anything?",
    "react": "{moment}. Do you react?",
    "commit": "{test}: do you commit a card?",
    "use-skill": "which skill do you use?",
    "which-token": "which of the revealed tokens counts?",
    "target": "choose a target{many}.",
    "target:phrase": "choose {phrase}{many}.",
    "may": "do you?",
    "may:text": "{text} Do you?",
    "may:deck": "do you take {card} into your deck?",
    "choose-one": "choose one.",
    "search": "which card do you take?",
    "contribute": "how many clues do you spend? ({n} needed in all)",
    "contribute:rest": "how many clues do you spend?",
    "assign-damage": "who takes the next damage? ({n} left to assign)",
    "assign-horror": "who takes the next horror? ({n} left to assign)",
    "pay-card": "which card do you discard as a cost?",
    "which-deck": "which deck do you look at?",
    "make-room": "there is no slot left: which asset do you discard?",
    "hand-size": "you hold more than eight cards: which one do you discard? ({n} to go)",
    "trauma": "which trauma do you suffer?",
    "new-lead": "who is the lead investigator from now on?",
    "engage-whom": "whom does {card} engage?",
    "spawn-where": "where does {card} spawn?",
    "spawn-prey": "with whom does {card} spawn?",
    "hunt-whom": "towards whom does {card} hunt?",
    "hunt-way": "which way does {card} take?",
    "attack-whom": "whom does {card} attack next?",
    "order": "which forced effect is resolved next?",
    "attack-order": "which enemy attacks next?",
    "hunter-order": "which hunter moves next?",
    "weakness-order": "which weakness is resolved next?",
    "defeat-order": "whose defeat comes first?",
    "discard-order": "which card is discarded next?",
    "result-order": "which result of the test is applied next?",
    "deck-order": "which card lies on top of the others?",
    "chaos-token": "chance draws a chaos token: which one?",
    "encounter-set": "chance picks an encounter set: which one?",
    "random": "chance picks a card: which one?",
    "shuffle": "chance shuffles a deck: which card comes next?",
    # parts of questions
    "test": "{whose} test of {skill}, {a} against {b}",
    "odds": " ({percent}% to succeed)",
    "all": " ({n} to choose)",
    "all:more": " ({n} more)",
    "up-to": " (up to {n})",
}

LABELS: Final = {
    "done": "Done",
    "pass": "Pass",
    "yes": "Yes",
    "no": "No",
    "mulligan:keep": "Keep the hand",
    "end-turn": LEXICON.label("en", "verb:end-turn"),
    "investigate": "Investigate {card}",
    "move": "Move to {card}",
    "draw": "Draw a card",
    "resource": "Gain a resource",
    "play": "Play {card}",
    "play:cost": "Play {card} (cost {n})",
    "activate": "Use {card}",
    "fight": "Fight {card}",
    "engage": "Engage {card}",
    "evade": "Evade {card}",
    "use": "Use {card}",
    "react": "React with {card}",
    "commit": "Commit {card}",
    "commit:icons": "Commit {card} (+{n})",
    "advance": "Spend clues to advance {card}",
    "forced": "{card}",
    "by:fight": "Fight with {card}",
    "by:evade": "Evade with {card}",
    "by:investigate": "Investigate with {card}",
    "by:move": "Move with {card}",
    "by:parley": "Parley: {card}",
    "by:resign": "Resign: {card}",
    "contribute": "{n:clue}",
    "first": "First effect",
    "second": "Second effect",
    "third": "Third effect",
    "fourth": "Fourth effect",
    "fifth": "Fifth effect",
    "sixth": "Sixth effect",
    "set:first": "First set",
    "set:second": "Second set",
    "own-deck": "Your deck",
    "whose-deck": "{whose} deck",
    "encounter-deck": "The encounter deck",
    "physical": LEXICON.label("en", "trauma:physical"),
    "mental": LEXICON.label("en", "trauma:mental"),
    "damaged": "{n} damage",
    "horrified": "{n} horror",
    "clues": "{n:clue}",
    "exhausted": LEXICON.word("en", "state:exhausted"),
    "unrevealed": LEXICON.word("en", "state:unrevealed"),
    "copy": "no. {n}",
    "a-card": "a card",
    "yourself": "{who} (you)",
    "cultists-interrogated": "questioned: {card}.",
    "cultists-got-away": "got away: {card}.",
}

MOMENTS: Final = {
    "defeated": "{card} is defeated",
    "attacks": "{card} attacks {who}",
    "dealt": "{card} is dealt {n} {token}",
    "takes": "{who} [take|takes] {n} {token}",
    "placed": "{n} {token} is placed on {card}",
    "discovers": "{who} [discover|discovers] {n:clue}",
    "succeeds": "{who} [succeed|succeeds] by {n}",
    "fails": "{who} [fail|fails] by {n}",
    "token-revealed": "{who} [reveal|reveals] a chaos token: {face}",
    "enters": "{who} [enter|enters] {card}",
    "leaves": "{who} [leave|leaves] {card}",
    "enters-play": "{card} enters play",
    "discarded": "{card} is discarded",
    "played": "{who} [play|plays] {card}",
    "drawn": "{who} [draw|draws] {card}",
    "spawns": "{card} spawns",
    "evaded": "{who} [evade|evades] {card}",
    "engages": "{card} engages {who}",
    "advances": "{card} advances",
    "begins": "{period} begins",
    "ends": "{period} ends",
    "leaves-play": "{card} leaves play",
    "enters-victory": "{card} goes to the victory display",
    "reveals": "{card} is revealed",
}
SKILLS: Final = tuple([LEXICON.word("en", skill) for skill in names.STATS[:4]])
PHASES: Final = tuple([LEXICON.label("en", f"full-phase:{phase}") for phase in names.PHASES])
PERIODS: Final = ("the test", "the turn", "the phase", "the round", "the game")
TOKENS: Final = tuple([LEXICON.word("en", token) for token in names.TOKENS])
MASSES: Final = ("damage", "horror", "doom", "ammo")  # never "2 ammos"
RESULTS: Final = {"won": "Arkham is saved", "lost": "Arkham is lost", "survived": "the investigators live"}
PLACES: Final = {
    "hand": "in {whose} hand",
    "deck": "in {whose} deck",
    "discard": "in {whose} discard pile",
    "play": "{whose}",
    "threat": "engaged with {who}",
    "threat:card": "in {whose} threat area",
    "location": "at {host}",
    "attached": "on {host}",
    "encounter-deck": "in the encounter deck",
    "encounter-discard": "in the encounter discard pile",
}


class Measure(SpokenNumber):
    """A number before a token; some of them are never many.

    >>> "{n:ammo} and {n:charge}".format(n=Measure(2))
    '2 ammo and 2 charges'
    """

    def __format__(self, noun: str) -> str:
        return f"{self.n} {noun}" if noun in MASSES else super().__format__(noun)


class English(TableTongue):
    events, questions, labels, moments = EVENTS, QUESTIONS, LABELS, MOMENTS
    symbols, skills, phases, periods, tokens, results, places = (
        SYMBOLS,
        SKILLS,
        PHASES,
        PERIODS,
        TOKENS,
        RESULTS,
        PLACES,
    )
    colon = ": "

    def title(self, d: CardDef) -> str:
        return finished(titled(d.en, d.subtitle[0] if d.type == LOCATION else ""))

    def fields(self, t: Told[CardDef]) -> Mapping[str, object]:
        titles = [called(self.title(d)) for d in t.things]
        hidden = "a card" if t.count == 1 else f"{t.count} cards"
        every = self.together(titles[: t.count]) or hidden
        source = "" if t.source is None else self.title(t.source)
        data = t.data if isinstance(t, Telling) else ()
        return {
            "who": self.who(t.who),
            "whose": self.whose(t.who),
            "own": "your" if t.who == YOU else "their",
            "names": every,
            "few": every if t.count <= NAMED_AT_MOST else f"{t.count} cards",
            "first": titles[0] if titles else hidden,
            "second": titles[1] if len(titles) > 1 else hidden,
            "source": source,
            "by": f" ({source})" if source and t.by else "",
            "n": Measure(t.amount),
            "note": t.note,
            "token": t.note,
            "a": data[0] if data else 0,
            "b": data[1] if len(data) > 1 else 0,
        }

    def together(self, titles: list[str]) -> str:
        """
        >>> English().together(["Ghoul", "Rats", "Ghoul"])
        'Ghoul (2) and Rats'
        """
        once = list(dict.fromkeys(titles))
        return listed([t if titles.count(t) == 1 else f"{t} ({titles.count(t)})" for t in once])

    def who(self, who: str) -> str:
        return who

    def whose(self, who: str) -> str:
        return "your" if who == YOU else f"{who}’s" if who else "nobody’s"

    def count(self, n: int) -> SpokenNumber:
        return Measure(n)

    def finish(self, text: str) -> str:
        return capitalise(finished(close_sentence(text)))

    def player(self, who: str) -> str:
        return capitalise(who)

    def thing(self, d: CardDef) -> str:
        return called(self.title(d))


TONGUE: Final = English()
