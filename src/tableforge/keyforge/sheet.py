"""The sheet of a card, as any table shows it: its text in an edition, and the rules that touch it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from tableforge.kernel.core import AnyOp
from tableforge.keyforge import names
from tableforge.keyforge import questions as q
from tableforge.keyforge import words as w
from tableforge.keyforge.cards import card, definition
from tableforge.keyforge.definition import Mod
from tableforge.keyforge.editions import EDITIONS, POINTS
from tableforge.keyforge.keywords import KEYWORDS
from tableforge.keyforge.ops.choose import Gather
from tableforge.words.sheet import Meant, Reader, once, parts

TYPE_RULES: Final = {
    "action": "KF.action-resolve-then-discard",
    "artifact": "KF.artifact-place",
    "creature": "KF.creature-values",
    "upgrade": "KF.upgrade-attaching",
}
MOD_RULES: Final = {
    names.ARMOR_MOD: "KF.gained-armor",
    names.GAINS_MOD: "KF.gained-and-lost-keywords",
    names.LOSES_MOD: "KF.gained-and-lost-keywords",
    names.FLANK_MOD: "KF.considered-a-flank-creature",
    names.CONTROL_MOD: "KF.taking-control",
    names.KEY_COST_MOD: "KF.key-current-cost",
    names.INSTEAD: "KF.instead",
    names.HAND_SIZE_MOD: "KF.refill-size",
    names.ENTERS_MOD: "KF.entering-exhausted",
    names.CANNOT_MOD: "KF.cannot-beats-must-and-may",
    names.TOLL_MOD: "KF.costs-of-playing",
    names.SPEND_MOD: "KF.aember-on-cards-pays",
    names.FIGHT_DAMAGE_MOD: "KF.deals-x-damage",
    names.SKIP_STEP_MOD: "KF.skipped-step",
}
CONSTANT: Final = "KF.constant-ability"
OF_SEVERAL: Final = {  # rules of several cards at once, and what is said of one
    "KF.one-effect-many-creatures": "KF.damage-tokens",
    "KF.simultaneous-the-set": "KF.destroyed",
}
FROM_A_DECK: Final = (w.DiscardCardsUntil, w.Search)
SEVERAL: Final = ("them", "rest", "this_way", "destroyed_this_way")


def card_text(id: str, lang: str, edition: str) -> str:
    """The card's rules text, one ability a line."""
    from tableforge.keyforge.voice.languages import voice

    return voice(lang).card_text(card(id), EDITIONS[edition].errata)


def printed_keywords(c: w.Title) -> list[str]:
    """The printed keywords, with their number where they carry one: 'elusive', 'hazardous:3'."""
    d = c.definition()
    amount = {"assault": d.assault, "hazardous": d.hazardous}
    return [f"{k}:{amount[k]}" if amount.get(k) else k for k in KEYWORDS.among(d.keywords)]


def rules_of(id: str, edition: str, keywords: tuple[str, ...] | None = None) -> list[str]:
    """The rules that touch a card, each once: of the keywords that it has (those printed, where none are given), of every
    step of its abilities, of its type.
    """
    d = definition(id, EDITIONS[edition].errata)
    cited = KEYWORDS.rules(KEYWORDS.among(d.keywords) if keywords is None else keywords)
    for _, prog in d.progs:
        cited.extend(READER.rules(prog))
    cited.extend(of_mods(d.mods))
    cited.append(TYPE_RULES[names.TYPES[d.type]])
    return once(cited, lambda rule: held(rule, edition))


def held(rule: str, edition: str) -> str:
    """The rule that holds in an edition for what this rule is about."""
    return next((EDITIONS[edition].rule[p.switch] for p in POINTS if rule in p.rules), rule)


# ------------------------------------------------------------------ constant effects
def of_mods(mods: tuple[Mod, ...]) -> Iterator[str]:
    for m in mods:
        yield of_mod(m)
        for prog in ([] if m.prog is None else [m.prog]) + [p for _, p in m.progs]:
            yield from READER.rules(prog)
        yield from of_mods(m.mods)


def of_mod(m: Mod) -> str:
    """The rule of a constant effect, where one speaks of just that."""
    kind = m.event.kinds()[0] if m.event is not None else -1
    if m.kind == names.TOLL_MOD and kind == names.USES:
        return "KF.if-you-do-in-order-to"
    if m.kind == names.INSTEAD and kind != names.IS_DESTROYED:
        return CONSTANT
    if m.kind == names.ENTERS_MOD and m.what != names.ENTERS_READY:
        return "KF.stunning" if m.what == names.ENTERS_STUNNED else CONSTANT
    return MOD_RULES.get(m.kind, CONSTANT)


# ------------------------------------------------------------------ effects
class KeyForgeReader(Reader):
    """A rule of several cards is cited only where several can be meant, one of leaving play only where they are in play."""

    def cited(self, op: AnyOp, several: bool, outside: bool) -> str:
        if idle(op):
            return ""
        if op.rule == "KF.leaving-destination" and outside:
            return "KF.reach-of-abilities"
        return op.rule if several else OF_SEVERAL.get(op.rule, op.rule)

    def names(self, word: object) -> bool:
        return isinstance(word, w.Choose)

    def is_cards(self, what: Meant) -> bool:
        return isinstance(what, (w.Target, q.Sel)) and not isinstance(what, q.Happening)

    def many(self, what: Meant, several: Mapping[str, bool]) -> bool:
        if isinstance(what, w.Top):
            return what.n > 1
        if isinstance(what, q.Ref):
            return what.name in SEVERAL or several.get(what.name, False)
        return not isinstance(what, q.UnderCard) and super().many(what, several)

    def outside(self, word: object, what: Meant, before: bool) -> bool:
        """In a hand, deck, pile or archives."""
        if isinstance(word, FROM_A_DECK):
            return True
        if isinstance(what, q.Ref):
            return before if what.name in ("it", "them", "chosen", "rest") else False
        return bool(parts(what, (q.Zone, q.ADiscardPile, q.UnderCard))) and not parts(what, (q.InPlay, q.Side))


def idle(op: AnyOp) -> bool:
    """Whether a step cites a rule without doing anything by it."""
    until = isinstance(op.said, w.For) and op.said.expiry == names.UNTIL_EVENT
    return isinstance(op, Gather) or (until and op.rule == "KF.next-turn-effects")


READER: Final = KeyForgeReader()

__all__ = ["MOD_RULES", "TYPE_RULES", "card_text", "held", "printed_keywords", "rules_of"]
