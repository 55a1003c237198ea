"""English for what a card does, wherever a row of `voice/clauses.py` does not say it whole."""

from __future__ import annotations

from typing import Final

from tableforge.arkham import names
from tableforge.arkham import words as w
from tableforge.arkham.questions import sets
from tableforge.arkham.questions.amounts import Depending
from tableforge.arkham.voice.clauses import ROWS
from tableforge.arkham.voice.en import modifiers  # noqa: F401  fills the table of effects
from tableforge.arkham.voice.en.clauses import from_row
from tableforge.arkham.voice.en.conditions import holds
from tableforge.arkham.voice.en.flow import body, sentences
from tableforge.arkham.voice.en.lexicon import DESIGNATORS, STATS, TESTS
from tableforge.arkham.voice.en.sets import described, noun_of, one, where
from tableforge.arkham.voice.en.talk import EFFECTS, Talk
from tableforge.arkham.voice.en.targets import subject, target
from tableforge.arkham.voice.shape import KINDS_OF_TEST
from tableforge.tongue.en import Person, Said, clause, listed, plural
from tableforge.words.amounts import Number
from tableforge.words.flow import ForEach
from tableforge.words.lower import Custom


# ------------------------------------------------------------------ tokens and harm
@EFFECTS.says(w.PlaceTokens)
def place_tokens(talk: Talk, e: w.PlaceTokens) -> list[Said]:
    said = from_row(talk, e)
    return [*said, "this effect can cause the current agenda to advance"] if e.can_advance else said


@EFFECTS.says(w.LoseExperience)
def lose_experience(talk: Talk, e: w.LoseExperience) -> list[Said]:
    return [f"you earn {e.n} fewer experience for this scenario"]


# ------------------------------------------------------------------ cards
@EFFECTS.says(w.DiscardCards)
def discard_cards(talk: Talk, e: w.DiscardCards) -> list[Said]:
    if isinstance(e.what, w.RandomOfEach):
        return [clause(Person("each investigator"), "discard", target(talk, e.what).text)]
    return from_row(talk, e)


@EFFECTS.says(w.SearchDeck)
def search_deck(talk: Talk, e: w.SearchDeck) -> list[Said]:
    said: list[Said] = []
    who, my = talk.you, talk.my()
    if isinstance(e.who, w.Target):
        said.append(clause(who, "choose", target(talk, e.who).text))
        who, my = Person(talk.that()), "their"
    deck = "the encounter deck" if e.encounter else f"{my} deck"
    where = f"the top {e.top} cards of {deck}" if e.top else deck
    where = f"{where} and the encounter discard pile" if e.encounter else where
    found = one(talk, e.what)
    talk.now(noun_of(e.what))
    taken = clause(who, "draw", "it") if e.drawn else clause(who, "add", f"it to {my} hand")
    steps = [clause(who, "search", f"{where} for {found}"), taken, clause(who, "shuffle", deck)]
    if said:
        return [*said, f"{who.text} {listed([c.predicate() for c in steps])}"]
    return [*steps]


@EFFECTS.says(w.LookAtTop)
def look_at_top(talk: Talk, e: w.LookAtTop) -> list[Said]:
    return [
        f"look at the top {e.n} cards of an investigator's deck or of the encounter deck, and return them to the top of it in "
        "any order"
    ]


@EFFECTS.says(w.DiscardUntil)
def discard_until(talk: Talk, e: w.DiscardUntil) -> list[Said]:
    until = f"{one(talk, e.what)} is discarded"
    if isinstance(e.n, Depending):
        noun = noun_of(e.what)
        until = f"{e.n.b} {noun} is discarded ({e.n.a} {plural(noun)} if {holds(talk, e.n.cond)})"
    talk.now(noun_of(e.what), isinstance(e.n, Depending))
    return [clause(talk.you, "discard", f"cards from the top of the encounter deck until {until}")]


@EFFECTS.says(w.AttachThis)
def attach(talk: Talk, e: w.AttachThis) -> list[Said]:
    said = from_row(talk, e)
    return [*said, f"limit {e.most} per location"] if e.most else said


# ------------------------------------------------------------------ enemies and turns
@EFFECTS.says(w.SpawnEnemies)
def spawn_enemies(talk: Talk, e: w.SpawnEnemies) -> list[Said]:
    if (
        isinstance(e.what, w.Each) and not described(talk, e.what.sel).proper
    ):  # what they are is long: the place stands first
        place = where(talk, e.at)
        return [clause(talk.you, "spawn", f"{place} {target(talk, e.what).text}")]
    return from_row(talk, e)


@EFFECTS.says(w.SpawnHereInstead)
def spawn_here_instead(talk: Talk, e: w.SpawnHereInstead) -> list[Said]:
    return [clause(talk.you, "spawn", f"it {'at ' + talk.this()} instead of at its usual location")]


@EFFECTS.says(w.ChangeAttack)
def change_attack(talk: Talk, e: w.ChangeAttack) -> list[Said]:
    if e.no_damage:
        return ["that attack deals no damage to you (but it does deal its horror)"]
    return [clause(Person("that attack"), "deal", f"+{e.more_damage} damage and +{e.more_horror} horror")]


@EFFECTS.says(w.MoreActions)
def more_actions(talk: Talk, e: w.MoreActions) -> list[Said]:
    who = subject(talk, e.who)
    return [clause(who, "take", f"{e.n} additional action{'s' if e.n > 1 else ''} this turn", modal="may")]


# ------------------------------------------------------------------ tests
@EFFECTS.says(w.SkillTest)
def skill_test(talk: Talk, e: w.SkillTest) -> list[Said]:
    assert isinstance(e.difficulty, Number)
    tested = listed([f"{STATS[k]} ({e.difficulty.n})" for k in e.skills], "or")
    each = e.who == sets.that and talk.noun == "each investigator"
    said: list[Said] = [clause(Person("each investigator") if each else subject(talk, e.who), "test", tested)]
    for by, effects in (("succeed", e.ok), ("fail", e.ko)):
        if not effects:
            continue
        talk.by, talk.about_this = by, False
        if isinstance(effects[0], ForEach):
            said.extend(sentences(talk, effects))
        elif each:
            talk.you = Person(f"each investigator who {by}s")
            said.extend(sentences(talk, effects))
        else:
            first, *more = sentences(talk, effects)
            said.extend([f"if you {by}, {first}", *more])
    return said


@EFFECTS.says(w.AfterTest)
def after_test(talk: Talk, e: w.AfterTest) -> list[Said]:
    if isinstance(e.effects[0], w.SearchDeck):  # a long search: when it is done stands first
        return [f"after this {talk.test}, {body(talk, e.effects)}"]
    return [f"{body(talk, e.effects)} after this {talk.test}"]


@EFFECTS.says(w.Designated)
def designated(talk: Talk, e: w.Designated) -> list[Said]:
    name = DESIGNATORS[e.designator]
    if e.designator == names.A_RESIGNATION:
        return [name]
    talk.test = TESTS[KINDS_OF_TEST.get(e.designator, names.PLAIN)]
    talk.noun = "enemy"
    return [name, *sentences(talk, e.words)]


@EFFECTS.says(w.Results)
def results(talk: Talk, e: w.Results) -> list[Said]:
    talk.by = "succeed"
    return [f"if you succeed, instead of discovering clues, {body(talk, e.effects)}"]


@EFFECTS.says(w.ChangeToken)
def change_token(talk: Talk, e: w.ChangeToken) -> list[Said]:
    if not e.cancel:
        return from_row(talk, e)
    return [clause(talk.you, "cancel", "that chaos token"), clause(talk.you, "return", "it to the chaos bag")]


# ------------------------------------------------------------------ what does not happen
CANCELLED: Final = {
    names.ATTACKS: "that attack",
    names.IS_DRAWN: "that card’s revelation effect",
    names.LEAVES: "that move",
}


@EFFECTS.says(w.Cancel)
def cancel(talk: Talk, e: w.Cancel) -> list[Said]:
    return [clause(talk.you, "cancel", CANCELLED.get(talk.event, "that"))]


@EFFECTS.says(w.InsteadOf)
def instead(talk: Talk, e: w.InsteadOf) -> list[Said]:
    return [f"{body(talk, e.effects)} instead"]


@EFFECTS.says(Custom)
def custom(talk: Talk, e: Custom) -> list[Said]:
    return [e.text.text("en")]


EFFECTS.fill(ROWS.said_in("en"), from_row)
