"""French for what a card does, wherever a row of `voice/clauses.py` does not say it whole."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tableforge.arkham import names
from tableforge.arkham import words as w
from tableforge.arkham.questions import sets
from tableforge.arkham.questions.amounts import Depending
from tableforge.arkham.voice.clauses import ROWS
from tableforge.arkham.voice.fr import modifiers  # noqa: F401  fills the table of effects
from tableforge.arkham.voice.fr.clauses import from_row, permitted, statement
from tableforge.arkham.voice.fr.conditions import holds
from tableforge.arkham.voice.fr.flow import body, full, sentences
from tableforge.arkham.voice.fr.lexicon import (
    DESIGNATORS,
    ENNEMI,
    INVESTIGATEUR,
    TESTS,
    TOKENS,
    VALUES,
    ZONES,
)
from tableforge.arkham.voice.fr.sets import described, noun_of, one, where
from tableforge.arkham.voice.fr.talk import EFFECTS, Talk
from tableforge.arkham.voice.fr.targets import subject, target
from tableforge.arkham.voice.shape import KINDS_OF_TEST
from tableforge.tongue.fr import Clause, do, join, listed, np, you_do
from tableforge.words.amounts import Number
from tableforge.words.flow import ForEach
from tableforge.words.lower import Custom


# ------------------------------------------------------------------ tokens and harm
@EFFECTS.says(w.PlaceTokens)
def place_tokens(talk: Talk, e: w.PlaceTokens) -> list[Clause]:
    said = from_row(talk, e)
    return [*said, full("cet effet peut faire avancer l’intrigue en cours")] if e.can_advance else said


@EFFECTS.says(w.LoseExperience)
def lose_experience(talk: Talk, e: w.LoseExperience) -> list[Clause]:
    return [full(f"vous recevez {e.n} points d’expérience de moins pour ce scénario")]


@EFFECTS.says(w.HealHarm)
def heal(talk: Talk, e: w.HealHarm) -> list[Clause]:
    if e.who == sets.this and talk.about_this and isinstance(e.n, Number):
        return [you_do(do("soigner", f"{e.n.n} de ses {TOKENS[e.kind].form(True)}"))]
    return from_row(talk, e)


# ------------------------------------------------------------------ cards
@EFFECTS.says(w.DiscardCards)
def discard_cards(talk: Talk, e: w.DiscardCards) -> list[Clause]:
    if isinstance(e.what, w.RandomOfEach):
        each = np("chaque investigateur", INVESTIGATEUR)
        return [statement(each, do("défausser", target(talk, e.what).text))]
    if isinstance(e.what, w.Pick):  # both verbs in one mood
        talk.place = "de"
        what = target(talk, e.what).text
        talk.place = "dans"
        return [
            Clause(
                f"choisissez et défaussez {what}",
                f"choisir et défausser {what}",
                f"vous choisissez et défaussez {what}",
            )
        ]
    return from_row(talk, e)


@EFFECTS.says(w.SearchDeck)
def search_deck(talk: Talk, e: w.SearchDeck) -> list[Clause]:
    said: list[Clause] = []
    who = talk.you
    if isinstance(e.who, w.Target):
        said = [replace(you_do(do("choisir", target(talk, e.who).text)), full=True)]
        who = talk.that()
    own = (lambda zone: f"votre {zone.one}") if who.you else who.own
    deck = "le deck Rencontre" if e.encounter else own(ZONES[names.DECK])
    where_ = join(f"parmi les {e.top} cartes du dessus de", deck) if e.top else f"dans {deck}"
    where_ = f"{where_} ou dans la pile de défausse Rencontre" if e.encounter else where_
    found = one(talk, e.what)
    talk.now(noun_of(e.what))
    hand = own(ZONES[names.HAND])
    taken = do("piocher", "", found.direct) if e.drawn else do("ajouter", f"à {hand}", found.direct)
    steps = [do("chercher", f"{found.text} {where_}"), taken, do("mélanger", deck)]
    done = [statement(who, vp) for vp in steps]
    if said:
        return [*said, full(join(who.text, listed([join(c.verb, c.rest) for c in done])))]
    return done


@EFFECTS.says(w.LookAtTop)
def look_at_top(talk: Talk, e: w.LookAtTop) -> list[Clause]:
    return [
        full(
            f"regardez les {e.n} cartes du dessus du deck d’un investigateur ou du deck Rencontre, et remettez-les au-dessus de "
            "ce deck dans l’ordre de votre choix"
        )
    ]


@EFFECTS.says(w.DiscardUntil)
def discard_until(talk: Talk, e: w.DiscardUntil) -> list[Clause]:
    what = one(talk, e.what)
    until = join(what.text, "soit", "défaussée" if what.fem else "défaussé")
    if isinstance(e.n, Depending):
        noun = noun_of(e.what)
        more = f"{e.n.a} {noun.form(True)} {join('si', holds(talk, e.n.cond))}"
        until = f"{e.n.b} {noun.one} soit défaussé ({more})"
    talk.now(noun_of(e.what), isinstance(e.n, Depending))
    return [you_do(do("défausser", join("des cartes du dessus du deck Rencontre jusqu’à ce que", until)))]


@EFFECTS.says(w.AttachThis)
def attach(talk: Talk, e: w.AttachThis) -> list[Clause]:
    said = from_row(talk, e)
    return [*said, full(f"limite de {e.most} par lieu")] if e.most else said


# ------------------------------------------------------------------ enemies and turns
@EFFECTS.says(w.SpawnEnemies)
def spawn_enemies(talk: Talk, e: w.SpawnEnemies) -> list[Clause]:
    if (
        isinstance(e.what, w.Each) and not described(talk, e.what.sel).proper
    ):  # what they are is long: the place stands first
        place = where(talk, e.at)
        return [you_do(do("générer", join(place, target(talk, e.what).text)))]
    return from_row(talk, e)


@EFFECTS.says(w.SpawnHereInstead)
def spawn_here_instead(talk: Talk, e: w.SpawnHereInstead) -> list[Clause]:
    return [you_do(do("générer", f"dans {talk.title.text} au lieu de son lieu habituel", "le"))]


@EFFECTS.says(w.ChangeAttack)
def change_attack(talk: Talk, e: w.ChangeAttack) -> list[Clause]:
    if e.no_damage:
        return [full("cette attaque ne vous inflige pas de dégâts (mais elle vous inflige ses horreurs)")]
    return [full(f"cette attaque inflige +{e.more_damage} dégât et +{e.more_horror} horreur")]


@EFFECTS.says(w.MoreActions)
def more_actions(talk: Talk, e: w.MoreActions) -> list[Clause]:
    s = "s" if e.n > 1 else ""
    vp = permitted(do("effectuer", f"{e.n} action{s} supplémentaire{s} à ce tour"))
    return [full(vp.present(subject(talk, e.who)))]


# ------------------------------------------------------------------ tests
@EFFECTS.says(w.SkillTest)
def skill_test(talk: Talk, e: w.SkillTest) -> list[Clause]:
    assert isinstance(e.difficulty, Number)
    tested = listed([join("de", f"{VALUES[k]} ({e.difficulty.n})") for k in e.skills], "ou")
    each = e.who == sets.that and talk.each
    who = np("chaque investigateur", INVESTIGATEUR) if each else subject(talk, e.who)
    said = [statement(who, do("effectuer", f"un test {tested}"))]
    for succeeding, effects in ((True, e.ok), (False, e.ko)):
        if not effects:
            continue
        talk.succeeding, talk.about_this = succeeding, False
        result = "en cas de réussite" if succeeding else "en cas d’échec"
        if isinstance(effects[0], ForEach):
            result = ""
        elif each:
            talk.you = np(f"chaque investigateur qui {'réussit' if succeeding else 'échoue'}", INVESTIGATEUR)
            result = ""
        first, *more = sentences(talk, effects)
        said.extend([full(f"{result}, {first}" if result else first), *[full(x) for x in more]])
    return said


@EFFECTS.says(w.AfterTest)
def after_test(talk: Talk, e: w.AfterTest) -> list[Clause]:
    if isinstance(e.effects[0], w.SearchDeck):  # a long search: when it is done stands first
        return [full(f"après {talk.this_test()}, {body(talk, e.effects)}")]
    return [full(f"{body(talk, e.effects)} après {talk.this_test()}")]


@EFFECTS.says(w.Designated)
def designated(talk: Talk, e: w.Designated) -> list[Clause]:
    name = DESIGNATORS[e.designator]
    if e.designator == names.A_RESIGNATION:
        return [full(name)]
    talk.test = TESTS[KINDS_OF_TEST.get(e.designator, names.PLAIN)]
    talk.noun = ENNEMI
    return [full(name), *[full(x) for x in sentences(talk, e.words)]]


@EFFECTS.says(w.Results)
def results(talk: Talk, e: w.Results) -> list[Clause]:
    talk.succeeding = True
    return [full(f"en cas de réussite, au lieu de découvrir des indices, {body(talk, e.effects)}")]


@EFFECTS.says(w.ChangeToken)
def change_token(talk: Talk, e: w.ChangeToken) -> list[Clause]:
    if not e.cancel:
        return from_row(talk, e)
    return [you_do(do("annuler", "ce pion Chaos")), you_do(do("remettre", "dans la réserve du Chaos", "le"))]


# ------------------------------------------------------------------ what does not happen
CANCELLED: Final = {
    names.ATTACKS: "cette attaque",
    names.IS_DRAWN: "l’effet Révélation de cette carte",
    names.LEAVES: "ce déplacement",
}


@EFFECTS.says(w.Cancel)
def cancel(talk: Talk, e: w.Cancel) -> list[Clause]:
    return [you_do(do("annuler", CANCELLED.get(talk.event, "cela")))]


@EFFECTS.says(w.InsteadOf)
def instead(talk: Talk, e: w.InsteadOf) -> list[Clause]:
    return [full(f"{body(talk, e.effects)} à la place")]


@EFFECTS.says(Custom)
def custom(talk: Talk, e: Custom) -> list[Clause]:
    return [full(e.text.text("fr"))]


EFFECTS.fill(ROWS.said_in("fr"), from_row)
