"""English for what changes numbers and rules."""

from __future__ import annotations

from typing import Final

from tableforge.arkham import names
from tableforge.arkham import words as w
from tableforge.arkham.questions.amounts import PerInvestigator
from tableforge.arkham.questions.sets import AtPlace
from tableforge.arkham.voice.clauses import FORBIDDEN
from tableforge.arkham.voice.en.amounts import counted
from tableforge.arkham.voice.en.lexicon import DESIGNATORS, PERIODS, SLOTS, STATS, TOKENS, sign
from tableforge.arkham.voice.en.sets import described, one, several, where
from tableforge.arkham.voice.en.talk import AMOUNTS, EFFECTS, Talk
from tableforge.arkham.voice.en.targets import subject, target
from tableforge.arkham.voice.shape import Cannots, Gets, is_where_this_is
from tableforge.tongue.clause import fill_fields
from tableforge.tongue.en import PLURAL, Person, Said, clause, listed, present, together
from tableforge.tongue.text import format_signed
from tableforge.words.amounts import Amount, Number
from tableforge.words.sets import And


def lasting(talk: Talk, period: int) -> str:
    """For how long: for this attack, until the end of the round."""
    if period == names.TEST:
        return "" if talk.constant else f"for this {talk.test}"
    return f"until the end of {'your' if period == names.TURN else 'the'} {PERIODS[period]}"


# ------------------------------------------------------------------ numbers
@EFFECTS.says(Gets)
def gets(talk: Talk, e: Gets) -> list[Said]:
    first = e.each[0]
    said: list[Said] = []
    if isinstance(first.to, w.Pick):
        said.append(f"choose {target(talk, first.to).text}")
        who = Person(talk.that())
    else:
        who = subject(talk, first.to)
    changes = listed([change(talk, x.n, x.stat) for x in e.each])
    talk.test = "test" if first.stat == names.SKILL_VALUE else talk.test  # "skill" has been said
    return [*said, together(who.text, present("get", who.form), changes, lasting(talk, first.until))]


def change(talk: Talk, n: Amount, stat: int) -> str:
    """+1 combat, –2 shroud, +2 health per investigator."""
    m = AMOUNTS(talk, n)
    per = "per investigator" if isinstance(n, PerInvestigator) else m.tail()
    return together(format_signed(m.n), STATS[stat], per)


@EFFECTS.says(w.Hit)
def hit(talk: Talk, e: w.Hit) -> list[Said]:
    if e.instead:
        talk.by = "succeed"
        core, scale = counted(talk, e.n, TOKENS[names.DAMAGE])
        scale = scale.replace("succeed by", "succeed by, or fail by where it hits another investigator", 1)
        return [f"instead of its standard damage, this attack deals {core} {scale}"]
    assert isinstance(e.n, Number)
    return [clause(Person("this attack"), "deal", f"+{e.n.n} damage")]


@EFFECTS.says(w.ExtraClues)
def extra_clues(talk: Talk, e: w.ExtraClues) -> list[Said]:
    assert isinstance(e.n, Number)
    return [f"discover {e.n.n} additional clue{'s' if e.n.n > 1 else ''} at that location"]


@EFFECTS.says(w.UseSkill)
def use_skill(talk: Talk, e: w.UseSkill) -> list[Said]:
    if e.to is not None:
        return [f"{one(talk, e.to)} is investigated using {STATS[e.skill]} instead of any other skill"]
    others = listed([STATS[k] for k in e.instead_of])
    if e.optional:
        return [f"{lasting(talk, e.until)}, you may use {STATS[e.skill]} in place of {others}"]
    return [clause(Person(f"this {talk.test}"), "use", f"{STATS[e.skill]} instead of {others}")]


@EFFECTS.says(w.ExtraSlots)
def extra_slots(talk: Talk, e: w.ExtraSlots) -> list[Said]:
    assert isinstance(e.n, Number)
    slots = f"{e.n.n} additional {SLOTS[e.slot]} slot{'s' if e.n.n > 1 else ''}"
    only = "" if e.for_ is None else f", which can only hold {several(talk, e.for_)}"
    return [f"you have {slots}{only}"]


@EFFECTS.says(w.CostLess)
def cost_less(talk: Talk, e: w.CostLess) -> list[Said]:
    assert isinstance(e.n, Number)
    assert isinstance(e.played_by, And) and isinstance(e.played_by.b, AtPlace)
    place = where(talk, e.played_by.b.place)
    return [f"while you are {place}, each {described(talk, e.what).core()} costs you {e.n.n} fewer resources"]


@EFFECTS.says(w.ActionCost)
def action_cost(talk: Talk, e: w.ActionCost) -> list[Said]:
    assert isinstance(e.n, Number)
    actions = listed([DESIGNATORS[k].lower() for k in e.actions], "or")
    return [f"the first time each round that you {actions}, it costs {e.n.n} additional action"]


@EFFECTS.says(w.ExtraAction)
def extra_action(talk: Talk, e: w.ExtraAction) -> list[Said]:
    assert isinstance(e.n, Number)
    only = "" if e.only_for is None else f", only to use [action] abilities of {several(talk, e.only_for)}"
    return [f"you may take {e.n.n} additional action during your turn{only}"]


# ------------------------------------------------------------------ rules
@EFFECTS.says(Cannots)
def cannot(talk: Talk, e: Cannots) -> list[Said]:
    first = e.each[0]
    if first.verb == names.CANNOT_INVESTIGATE and first.to is not None:
        return [f"{one(talk, first.to)} cannot be investigated"]
    if isinstance(first.who, w.Each):
        who = Person(several(talk, first.who.sel), PLURAL)
    else:
        who = subject(talk, first.who)
    verbs = [fill_fields(FORBIDDEN[x.verb].text("en"), ForbiddingFields(talk, x).say) for x in e.each]
    if len(verbs) > 1 and all(v.endswith(" clues") for v in verbs):
        verbs = [f"{listed([v.removesuffix(' clues') for v in verbs], 'or')} clues"]
    said = f"{who.text} cannot {listed(verbs, 'or')}"
    until = "" if first.until == names.TEST else lasting(talk, first.until)
    return [f"{until}, {said}" if until else said]


class ForbiddingFields:
    """What something cannot be done to."""

    def __init__(self, talk: Talk, e: w.Cannot) -> None:
        self.talk = talk
        self.e = e

    def say(self, name: str, spec: str) -> str:
        to = self.e.to
        assert to is not None
        return several(self.talk, to) if self.e.verb == names.CANNOT_PLAY else one(self.talk, to)


BLANK: Final = "counts as blank, except for its traits"


@EFFECTS.says(w.Blank)
def blank(talk: Talk, e: w.Blank) -> list[Said]:
    if isinstance(e.who, w.Pick):
        chosen = target(talk, e.who).text
        return [f"choose {chosen}", f"{lasting(talk, e.until)}, the text box of {talk.that()} {BLANK}"]
    if is_where_this_is(e.who):
        return [f"while {talk.this()} is at your location, the text box of your investigator card {BLANK}"]
    return [f"the text box of {target(talk, e.who).text} {BLANK}"]


@EFFECTS.says(w.ReadsAs)
def reads_as(talk: Talk, e: w.ReadsAs) -> list[Said]:
    return [f"treat each {sign(e.face)} that you reveal on a chaos token as {sign(e.as_)}"]


@EFFECTS.says(w.DoublesNegative)
def doubles_negative(talk: Talk, e: w.DoublesNegative) -> list[Said]:
    return [
        f"while an investigator attempts to evade {one(talk, e.while_evading)}, double the negative modifier of each revealed "
        "chaos token"
    ]


@EFFECTS.says(w.ConnectedTo)
def connected_to(talk: Talk, e: w.ConnectedTo) -> list[Said]:
    return [f"{talk.this()} is connected to each {described(talk, e.what).core()}"]


@EFFECTS.says(w.Playable)
def playable(talk: Talk, e: w.Playable) -> list[Said]:
    return [f"you may play {one(talk, e.what)} as if it were in your hand"]


@EFFECTS.says(w.NoToken)
def no_token(talk: Talk, e: w.NoToken) -> list[Said]:
    return [f"{lasting(talk, e.until)}, reveal no chaos tokens for the skill tests that you perform"]


@EFFECTS.says(w.AutoSucceed)
def auto_succeed(talk: Talk, e: w.AutoSucceed) -> list[Said]:
    return ["you automatically succeed instead"]


__each_ = ["PLURAL", "THIRD", "merged", "plural", "sets", "where"]
