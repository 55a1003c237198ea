"""From the words of a formula to ops: every way of using a card is a program with the card's name."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge.battle.legal import further
from tableforge.fateforge.definition import Act, Alt, Card, Door, Pack
from tableforge.fateforge.names import (
    DO_CALL,
    DO_CLEANSE,
    DO_DIFFICULT,
    DO_DISARM,
    DO_END_TURN,
    DO_ENERGIZE,
    DO_ESCORT,
    DO_FOCUS,
    DO_FOOD,
    DO_GEM,
    DO_GRANT,
    DO_GUARD,
    DO_HEAL,
    DO_HIDE,
    DO_HIT,
    DO_LEAP,
    DO_LOSE_EN,
    DO_LOSE_HP,
    DO_LOSE_PARRY,
    DO_MARK,
    DO_MOVE,
    DO_PARRY,
    DO_PREVENT,
    DO_PULL,
    DO_PURIFY,
    DO_PUSH,
    DO_REPAIR,
    DO_REROLL,
    DO_REVIVE,
    DO_SHOOT,
    DO_SNARE,
    DO_STANCE,
    DO_STRIKE,
    DO_STRIP,
    DO_STUN,
    DO_TAUNT,
    DO_TOXIC,
    DO_TRAIT_POINT,
    IN_REST,
    IN_STORY,
    ITEM,
    PARRY,
)
from tableforge.fateforge.ops import act, around, fighting, going, helping, suffering
from tableforge.fateforge.ops.use import AnyOrder, GainParry, GainResults, GainTokens, Pay
from tableforge.kernel.core import AnyOp, Program

OPS: Final[dict[int, tuple[type[act.ActOp], str]]] = {
    DO_LEAP: (going.Leap, "FF.leap"),
    DO_STRIKE: (fighting.Attack, "FF.strike"),
    DO_SHOOT: (fighting.Attack, "FF.shoot"),
    DO_HIT: (fighting.Hit, "FF.hit"),
    DO_STUN: (fighting.Stun, "FF.stunned-enemy"),
    DO_PUSH: (going.Push, "FF.push"),
    DO_PULL: (going.Pull, "FF.pull"),
    DO_MARK: (fighting.Mark, "FF.mark"),
    DO_STRIP: (fighting.Strip, "FF.armour-stripped"),
    DO_PARRY: (helping.Parry, "FF.parry-gain"),
    DO_GUARD: (helping.Guard, "FF.guard"),
    DO_HEAL: (helping.Heal, "FF.heal"),
    DO_ENERGIZE: (helping.Energize, "FF.energize"),
    DO_CLEANSE: (helping.Cleanse, "FF.cleanse"),
    DO_GRANT: (helping.Grant, "FF.grant"),
    DO_ESCORT: (going.Escort, "FF.escort"),
    DO_HIDE: (helping.Hide, "FF.hide"),
    DO_TAUNT: (fighting.Taunt, "FF.taunt"),
    DO_STANCE: (helping.Stance, "FF.stance"),
    DO_SNARE: (around.Snare, "FF.snare"),
    DO_DISARM: (around.Disarm, "FF.disarm"),
    DO_PREVENT: (fighting.Prevent, "FF.prevent"),
    DO_REVIVE: (helping.Revive, "FF.revive-card"),
    DO_REROLL: (helping.Reroll, "FF.reroll-card"),
    DO_FOCUS: (around.Focus, "FF.focus"),
    DO_GEM: (around.Gem, "FF.card-gold"),
    DO_FOOD: (around.Food, "FF.food"),
    DO_PURIFY: (suffering.Purify, "FF.purify"),
    DO_REPAIR: (helping.Repair, "FF.item-repair"),
    DO_TOXIC: (suffering.Toxic, "FF.toxic"),
    DO_END_TURN: (suffering.EndTurn, "FF.end-turn"),
    DO_CALL: (going.Call, "FF.call"),
    DO_DIFFICULT: (around.Difficult, "FF.difficult"),
    DO_TRAIT_POINT: (around.TraitPoint, "FF.trait-points"),
}
LOSSES: Final = {DO_LOSE_HP: "hp", DO_LOSE_EN: "en", DO_LOSE_PARRY: "parry"}


def act_ops(act: Act, rest: tuple[Act, ...]) -> list[AnyOp]:
    """The ops of one action; a move of several zones is as many MOVE actions, all but the first at will."""
    if act.verb == DO_MOVE:
        ops: list[AnyOp] = []
        while act.n > 1:
            after = further(act)
            ops.append(going.Move("FF.move", act, (after, *rest)))
            act = after
        return [*ops, going.Move("FF.move", act, rest)]
    if act.verb in LOSSES:
        return [suffering.Lose("FF.card-loss", act, LOSSES[act.verb])]
    kind, rule = OPS[act.verb]
    return [kind(rule, act, rest)]


def lower(name: str, alt: Alt, programs: dict[str, Program]) -> Program:
    """One way of using a card, as a program."""
    ops: list[AnyOp] = [Pay("FF.skill-cost-gain", alt)]
    for n, g in enumerate(alt.gains):
        if g.tokens:
            ops.append(GainTokens("FF.drum", g.tokens))
        elif g.results == PARRY:
            ops.append(GainParry("FF.parry-gain", g.n))
        elif g.results:
            ops.append(GainResults("FF.gained-result", g.results, g.n))
        elif g.ordered or len(g.acts) == 1:
            for k, act in enumerate(g.acts):
                ops += act_ops(act, g.acts[k + 1 :])
        else:
            parts: list[Program] = []
            for k, act in enumerate(g.acts):
                part = Program(f"{name}.{n + 1}.{k + 1}", tuple(act_ops(act, ())))
                programs[part.name] = part
                parts.append(part)
            ops.append(AnyOrder("FF.unordered-actions", alt, n, tuple(parts)))
    prog = Program(name, tuple(ops))
    programs[name] = prog
    return prog


def lower_card(c: Card) -> None:
    """All ways of using a card; a remedy for rests alone is no card of a combat (`rest.drink`)."""
    if c.kind == ITEM and c.scope in (IN_REST, IN_STORY):
        return
    for k, alt in enumerate(c.alts):
        alt.prog = lower(f"{c.id}#{k + 1}", alt, c.programs)
    for k, alt in enumerate(c.otherwise):
        alt.prog = lower(f"{c.id}#else{k + 1}", alt, c.programs)


def lower_pack(pack: Pack) -> None:
    """Every card of a pack, and the doors of its scenes."""
    for c in pack.cards:
        lower_card(c)
    for scene in pack.scenes.values():
        added = [Door(x.what, x.a, x.b, x.n > 0) for x in scene.terrain if x.word == "door"]
        scene.doors = (*scene.map.doors, *added)
