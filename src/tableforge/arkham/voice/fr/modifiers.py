"""French for what changes numbers and rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tableforge.arkham import names
from tableforge.arkham import words as w
from tableforge.arkham.questions import sets
from tableforge.arkham.questions.amounts import PerInvestigator
from tableforge.arkham.voice.clauses import FORBIDDEN
from tableforge.arkham.voice.fr.amounts import counted
from tableforge.arkham.voice.fr.clauses import statement
from tableforge.arkham.voice.fr.lexicon import DESIGNATORS, PERIODS, SKILLS, SLOTS, STATS, TOKENS, sign
from tableforge.arkham.voice.fr.sets import described, every, of_kind, one, several, this, where
from tableforge.arkham.voice.fr.talk import AMOUNTS, EFFECTS, Talk
from tableforge.arkham.voice.fr.targets import subject, target
from tableforge.arkham.voice.shape import Cannots, Gets, is_where_this_is
from tableforge.tongue.clause import fill_fields, split_clause
from tableforge.tongue.fr import NP, Clause, do, join, listed, np, you_do
from tableforge.tongue.text import format_signed
from tableforge.words.amounts import Amount, Number
from tableforge.words.sets import And


def full(said: str) -> Clause:
    return Clause(said, full=True)


def lasting(talk: Talk, period: int) -> str:
    """For how long: pour cette attaque, jusqu’à la fin du round."""
    if period == names.TEST:
        return "" if talk.constant else f"pour {talk.this_test()}"
    noun = PERIODS[period]
    whose = "votre" if period == names.TURN else "la" if noun.fem else "le"
    return join("jusqu’à la fin de", f"{whose} {noun.one}")


# ------------------------------------------------------------------ numbers
@EFFECTS.says(Gets)
def gets(talk: Talk, e: Gets) -> list[Clause]:
    first = e.each[0]
    said: list[Clause] = []
    if isinstance(first.to, w.Pick):
        said = [replace(you_do(do("choisir", target(talk, first.to).text)), full=True)]
        who = talk.that()
    else:
        who = subject(talk, first.to)
    changes = listed([change(talk, x.n, x.stat) for x in e.each])
    talk.test = PERIODS[names.TEST] if first.stat == names.SKILL_VALUE else talk.test  # "compétence" has been said
    less = isinstance(first.n, Number) and first.n.n < 0
    vp = do("perdre" if less else "gagner", join(changes, lasting(talk, first.until)))
    return [*said, full(vp.present(who))]


def change(talk: Talk, n: Amount, stat: int) -> str:
    """+1 en lutte, –2 de valeur occulte, +2 de vie par investigateur."""
    m = AMOUNTS(talk, n)
    return join(format_signed(m.n), STATS[stat], "par investigateur" if isinstance(n, PerInvestigator) else "")


@EFFECTS.says(w.Hit)
def hit(talk: Talk, e: w.Hit) -> list[Clause]:
    attack = np("cette attaque")
    if e.instead:
        talk.succeeding = True
        much = counted(talk, e.n, TOKENS[names.DAMAGE])
        tail = much.tail.replace("de réussite", "de réussite, ou manquant si elle touche un autre investigateur", 1)
        return [full(f"au lieu de ses dégâts normaux, {attack.text} inflige {much.core} {tail}")]
    assert isinstance(e.n, Number)
    return [statement(attack, do("infliger", f"+{TOKENS[names.DAMAGE].with_number(e.n.n)}"))]


@EFFECTS.says(w.ExtraClues)
def extra_clues(talk: Talk, e: w.ExtraClues) -> list[Clause]:
    assert isinstance(e.n, Number)
    s = "s" if e.n.n > 1 else ""
    return [full(f"découvrez {e.n.n} indice{s} supplémentaire{s} dans ce lieu")]


@EFFECTS.says(w.UseSkill)
def use_skill(talk: Talk, e: w.UseSkill) -> list[Clause]:
    if e.to is not None:
        return [
            full(
                f"enquêtez dans {one(talk, e.to).text} en utilisant {SKILLS[e.skill]} au lieu de toute autre compétence"
            )
        ]
    others = listed([join("de", SKILLS[k]) for k in e.instead_of])
    if e.optional:
        told = f"vous avez le droit d’utiliser {SKILLS[e.skill]} à la place {others}"
        return [full(f"{lasting(talk, e.until)}, {told}")]
    return [statement(np(talk.this_test()), do("utiliser", join(SKILLS[e.skill], "au lieu", others)))]


@EFFECTS.says(w.ExtraSlots)
def extra_slots(talk: Talk, e: w.ExtraSlots) -> list[Clause]:
    assert isinstance(e.n, Number)
    s = "s" if e.n.n > 1 else ""
    slots = f"{e.n.n} emplacement{s} {join('de', SLOTS[e.slot])} supplémentaire{s}"
    only = "" if e.for_ is None else f", qui ne peuvent contenir que des {described(talk, e.for_).core(many=True)}"
    return [full(f"vous avez {slots}{only}")]


@EFFECTS.says(w.CostLess)
def cost_less(talk: Talk, e: w.CostLess) -> list[Clause]:
    assert isinstance(e.n, Number)
    assert isinstance(e.played_by, And) and isinstance(e.played_by.b, sets.AtPlace)
    place = where(talk, e.played_by.b.place)
    return [full(f"tant que vous êtes {place}, {every(talk, e.what).text} vous coûte {e.n.n} ressources de moins")]


@EFFECTS.says(w.ActionCost)
def action_cost(talk: Talk, e: w.ActionCost) -> list[Clause]:
    assert isinstance(e.n, Number)
    actions = listed([DESIGNATORS[k].lower() for k in e.actions], "ou")
    return [
        full(
            f"la première fois à chaque round que vous effectuez l’une de ces actions ({actions}), cela coûte {e.n.n} action "
            "supplémentaire"
        )
    ]


@EFFECTS.says(w.ExtraAction)
def extra_action(talk: Talk, e: w.ExtraAction) -> list[Clause]:
    assert isinstance(e.n, Number)
    only = ""
    if e.only_for is not None:
        only = f", uniquement pour utiliser des capacités [action] {of_kind(talk, e.only_for)}"
    return [full(f"vous avez le droit d’effectuer {e.n.n} action supplémentaire durant votre tour{only}")]


# ------------------------------------------------------------------ rules
@EFFECTS.says(Cannots)
def cannot(talk: Talk, e: Cannots) -> list[Clause]:
    first = e.each[0]
    who = several(talk, first.who.sel) if isinstance(first.who, w.Each) else subject(talk, first.who)
    ways: list[str] = []
    clitic = ""
    for x in e.each:
        p = split_clause(FORBIDDEN[x.verb].text("fr"))
        inf, _, more = p.verb.removeprefix("se ").partition(" ")
        clitic = ("vous" if who.you else "se") if p.verb.startswith("se ") else ""
        clitic = "vous" if x.to == sets.you else clitic
        told = more or fill_fields(p.rest, ForbiddingFields(talk, x).say)
        ways.append(do(inf, told, clitic).infinitive())
    if len(ways) > 1:
        said = both_denied(who, ways)
    else:
        said = f"{who.text} ne {do('pouvoir').verb.form(who)} pas {ways[0]}"
    until = "" if first.until == names.TEST else lasting(talk, first.until)
    return [full(f"{until}, {said}" if until else said)]


def both_denied(who: NP, ways: list[str]) -> str:
    """ne peuvent ni découvrir ni dépenser d’indices: the object is said once."""
    verbs = [way.partition(" ")[0] for way in ways]
    return f"{who.text} ne {do('pouvoir').verb.form(who)} ni {' ni '.join(verbs)} {ways[-1].partition(' ')[2]}"


class ForbiddingFields:
    """What something cannot be done to."""

    def __init__(self, talk: Talk, e: w.Cannot) -> None:
        self.talk = talk
        self.e = e

    def say(self, name: str, spec: str) -> str:
        to = self.e.to
        assert to is not None
        if to == sets.you:
            return ""
        if self.e.verb == names.CANNOT_PLAY:
            return of_kind(self.talk, to)
        said = one(self.talk, to)
        return said.after(spec) if spec else said.text


BLANK: Final = "est considérée comme vide, à l’exception de ses traits"


@EFFECTS.says(w.Blank)
def blank(talk: Talk, e: w.Blank) -> list[Clause]:
    if isinstance(e.who, w.Pick):
        chosen = target(talk, e.who).text
        box = join("la boîte de texte de", talk.that().text)
        return [full(f"choisissez {chosen}"), full(f"{lasting(talk, e.until)}, {box} {BLANK}")]
    if is_where_this_is(e.who):
        here = f"tant que {this(talk).text} est dans votre lieu"
        return [full(f"{here}, la boîte de texte de votre carte Investigateur {BLANK}")]
    return [full(f"{join('la boîte de texte de', target(talk, e.who).text)} {BLANK}")]


@EFFECTS.says(w.ReadsAs)
def reads_as(talk: Talk, e: w.ReadsAs) -> list[Clause]:
    return [full(f"traitez chaque {sign(e.face)} que vous révélez sur un pion Chaos comme un {sign(e.as_)}")]


@EFFECTS.says(w.DoublesNegative)
def doubles_negative(talk: Talk, e: w.DoublesNegative) -> list[Clause]:
    evading = one(talk, e.while_evading).after("à")
    return [
        full(
            f"tant qu’un investigateur tente d’échapper {evading}, doublez le modificateur négatif de chaque pion Chaos révélé"
        )
    ]


@EFFECTS.says(w.ConnectedTo)
def connected_to(talk: Talk, e: w.ConnectedTo) -> list[Clause]:
    return [full(f"{this(talk).text} est connexe à {every(talk, e.what).text}")]


@EFFECTS.says(w.Playable)
def playable(talk: Talk, e: w.Playable) -> list[Clause]:
    what = one(talk, e.what)
    it = "elle" if what.fem else "il"
    return [
        full(f"vous avez le droit de jouer {what.text} comme s’{it} était dans votre main".replace("s’elle", "si elle"))
    ]


@EFFECTS.says(w.NoToken)
def no_token(talk: Talk, e: w.NoToken) -> list[Clause]:
    told = "ne révélez pas de pions Chaos pour les tests de compétence que vous effectuez"
    return [full(f"{lasting(talk, e.until)}, {told}")]


@EFFECTS.says(w.AutoSucceed)
def auto_succeed(talk: Talk, e: w.AutoSucceed) -> list[Clause]:
    return [full("le test est automatiquement réussi à la place")]
