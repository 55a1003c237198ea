"""The sheet of a card, as any table shows it: its text in an edition, and the rules that it and its keywords cite."""

from __future__ import annotations

from typing import Final

from tableforge.kernel.core import Program
from tableforge.keyforge import names
from tableforge.keyforge.cards import card, definition
from tableforge.keyforge.editions import EDITIONS, POINTS
from tableforge.keyforge.questions import Event
from tableforge.keyforge.state import Mod

KEYWORD_RULES: Final = {
    "alpha": "KF.alpha", "assault": "KF.assault-x", "deploy": "KF.deploy", "elusive": "KF.elusive",
    "hazardous": "KF.hazardous-x", "omega": "KF.omega", "poison": "KF.poison", "skirmish": "KF.skirmish", "taunt": "KF.taunt",
}  # fmt: skip
TYPE_RULES: Final = {
    "action": "KF.action-resolve-then-discard", "artifact": "KF.artifact-place", "creature": "KF.creature-values",
    "upgrade": "KF.upgrade-attaching",
}  # fmt: skip
MOD_RULES: Final = {
    names.ARMOR_MOD: "KF.gained-armor", names.GAINS_MOD: "KF.gained-and-lost-keywords",
    names.LOSES_MOD: "KF.gained-and-lost-keywords", names.FLANK_MOD: "KF.considered-a-flank-creature",
    names.CONTROL_MOD: "KF.taking-control", names.KEY_COST_MOD: "KF.key-current-cost", names.INSTEAD: "KF.instead",
    names.HAND_SIZE_MOD: "KF.refill-size", names.ENTERS_MOD: "KF.entering-exhausted",
    names.CANNOT_MOD: "KF.cannot-beats-must-and-may", names.TOLL_MOD: "KF.costs-of-playing",
    names.SPEND_MOD: "KF.aember-on-cards-pays", names.FIGHT_DAMAGE_MOD: "KF.deals-x-damage",
    names.SKIP_STEP_MOD: "KF.skipped-step",
}  # fmt: skip


def card_text(id: str, lang: str, edition: str) -> str:
    """The card's rules text, one ability a line."""
    from tableforge.keyforge.voice.languages import voice

    return voice(lang).card_text(card(id), EDITIONS[edition].errata)


def rules_of(id: str, edition: str, extra: tuple[str, ...] = ()) -> list[str]:
    """The rules that the card's keywords and every step of its abilities cite, each once."""
    d = definition(id, EDITIONS[edition].errata)
    out = [KEYWORD_RULES[k] for k in extra if k in KEYWORD_RULES]

    def cited(progs: list[Program], mods: tuple[Mod, ...]) -> None:
        for prog in progs:
            out.extend(op.rule for op in prog.ops if op.rule)
        for m in mods:
            out.append(mod_rule(m))
            cited([*([m.prog] if m.prog is not None else []), *(p for _, p in m.progs)], m.mods)

    cited([prog for _, prog in d.progs], d.mods)
    return list(dict.fromkeys([held(r, edition) for r in [*out, TYPE_RULES[names.TYPES[d.type]]]]))


def mod_rule(m: Mod) -> str:
    """The rule of a constant effect; a toll is a cost of playing, or what is paid in order to use."""
    if m.kind == names.TOLL_MOD and isinstance(m.event, Event) and m.event.kind == names.USES:
        return "KF.if-you-do-in-order-to"
    return MOD_RULES.get(m.kind, "KF.constant-ability")


def held(rule: str, edition: str) -> str:
    """The rule that holds in an edition for what this rule is about."""
    return next((EDITIONS[edition].rule[p.switch] for p in POINTS if rule in p.rules), rule)


__all__ = ["KEYWORD_RULES", "MOD_RULES", "TYPE_RULES", "card_text", "held", "rules_of"]
