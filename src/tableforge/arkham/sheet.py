"""The sheet of a card, as any table shows it: what its two sides say, and the rules that touch it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tableforge.arkham import names
from tableforge.arkham import words as w
from tableforge.arkham.cards import card, definition
from tableforge.arkham.definition import CardDef, Mod
from tableforge.arkham.editions import EDITIONS, POINTS
from tableforge.arkham.voice.languages import voice
from tableforge.words.sheet import once

TYPE_RULES: Final = {
    names.INVESTIGATOR: "AH.elder-sign-ability",
    names.ASSET: "AH.asset-stays-in-play",
    names.EVENT: "AH.event-played",
    names.SKILL: "AH.skill-cards",
    names.TREACHERY: "AH.revelation",
    names.ENEMY: "AH.engaged-or-unengaged",
    names.LOCATION: "AH.location-faces",
    names.ACT: "AH.act-and-agenda",
    names.AGENDA: "AH.act-and-agenda",
    names.SCENARIO: "AH.token-scenario-symbols",
}
KEYWORD_RULES: Final = {
    "hunter": "AH.hunter",
    "retaliate": "AH.retaliate",
    "massive": "AH.massive",
    "aloof": "AH.aloof",
    "peril": "AH.peril",
    "surge": "AH.encounter-draw-5-surge",
    "fast": "AH.fast",
}
ABILITY_RULES: Final = {
    names.ACTION_ABILITY: "AH.action-abilities",
    names.FREE: "AH.free-triggered-abilities",
    names.REACTION: "AH.reaction-abilities",
    names.FORCED: "AH.forced-abilities",
}
MOD_RULES: Final = {
    names.CANNOT: "AH.cannot",
    names.GAINS: "AH.gain-a-characteristic",
    names.BLANK: "AH.blank-text-box",
    names.EXTRA_SLOTS: "AH.slots-extra",
    names.ACTION_COST: "AH.additional-action-costs",
    names.EXTRA_ACTION: "AH.additional-actions",
    names.NO_TOKEN: "AH.no-token-revealed",
    names.AUTO_SUCCEED: "AH.automatic-success",
}
CONSTANT: Final = "AH.constant-abilities"
UNSAID: Final = ("AH.effect-before-after",)  # cited by every program, and by no card for itself


# ------------------------------------------------------------------ what it says
def card_text(id: str, lang: str) -> str:
    """What a card says, one ability a line."""
    return voice(lang).front_text(card(id), Titles(lang))


def back_text(id: str, lang: str) -> str:
    """What its other side says; "" where that says nothing."""
    return voice(lang).back_text(card(id), Titles(lang))


class Titles:
    """What cards are called in a language, for a voice that knows no card but the one it speaks."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, id: str) -> str:
        return card(id).title(self.lang)


# ------------------------------------------------------------------ the rules that touch it
def rules_of(id: str, edition: str = "faq") -> list[str]:
    """The rules that touch a card, each once: of what it has, of every step of its abilities, of what it is."""
    d = definition(id)
    cited = [rule for a in card(id).abilities for rule in of_ability(a)]
    for prog in d.programs.values():
        cited.extend([op.rule for op in prog.ops if op.rule and op.rule not in UNSAID])
    cited.extend([of_mod(m) for m in (*d.mods, *d.back_mods)])
    cited.extend(of_facts(d))
    return once(cited, lambda rule: held(rule, edition))


def held(rule: str, edition: str) -> str:
    """The rule that holds in an edition for what this rule is about."""
    return next((EDITIONS[edition].rule[p.switch] for p in POINTS if rule in p.rules), rule)


def of_ability(a: w.Has) -> Iterator[str]:
    """The rules of what a card has, but for what it does."""
    if isinstance(a, w.Keyword):
        yield KEYWORD_RULES[a.name]
    elif isinstance(a, w.Uses):
        yield "AH.uses"
        yield "AH.uses-empty-discarded" if a.discard_empty else "AH.uses-empty-stays"
    elif isinstance(a, w.PreyIs):
        yield "AH.prey-only" if a.n is None else "AH.prey"
    elif isinstance(a, w.SpawnsAt):
        yield "AH.spawn-engaged-with-prey" if a.place is None else "AH.spawn-instruction"
    elif isinstance(a, w.Commits):
        yield "AH.commit-what" if a.own_tests_only else "AH.max-committed"
    elif isinstance(a, w.Triggered):
        yield ABILITY_RULES[a.kind]
        if a.limit is not None:
            yield "AH.group-limit" if a.limit.group else "AH.limit-per-period"
    elif isinstance(a, w.Play):
        if a.timed is not None:
            yield "AH.fast-event-reaction"
        elif a.given is not None:
            yield "AH.fast-event-period"
    elif isinstance(a, w.Symbol):
        yield "AH.elder-sign-ability" if a.face == names.ELDER_SIGN else "AH.st4-symbol-effects"
    else:
        yield from [rule for kind, rule in OTHERS.items() if isinstance(a, kind)]


OTHERS: Final[dict[type, str]] = {
    w.Revelation: "AH.revelation",
    w.Committed: "AH.committed-skill-ability",
    w.Objective: "AH.objective",
}


def of_mod(m: Mod) -> str:
    """The rule of a constant effect, where one speaks of just that."""
    return MOD_RULES.get(m.kind, CONSTANT)


def of_facts(d: CardDef) -> Iterator[str]:
    """The rules of what is printed around the text."""
    if d.slots:
        yield "AH.slots-filled"
    if d.type == names.ASSET and (d.health >= 0 or d.sanity >= 0):
        yield "AH.asset-with-health-or-sanity"
    if d.unique:
        yield "AH.unique"
    if d.basic:
        yield "AH.basic-weakness"
    if d.weakness:
        yield "AH.weakness-player-type" if d.type in (names.ASSET, names.EVENT) else "AH.weakness-encounter-type"
    if d.only_for and not d.weakness:
        yield "AH.signature-cards"
    if d.victory >= 0:
        yield "AH.victory-location" if d.type == names.LOCATION else "AH.victory-enemy"
    yield TYPE_RULES[d.type]


__all__ = ["back_text", "card_text", "held", "rules_of"]
