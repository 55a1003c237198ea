"""Decks, the application's constants, and quests (D1, D2, Q1, Q2)."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge.cards.check.refusals import (
    COMBATS,
    FEAR_DOWN,
    FEAR_REDRAW,
    FLOW,
    NO_BATTLE,
    NO_QUEST,
    POOR,
    POSITIVE,
    RANKS,
    SO_MANY_CARDS,
    THRESHOLDS,
)
from tableforge.fateforge.cards.content import Content
from tableforge.fateforge.names import HERO_LIMIT

LEAST: Final = {"corruption": 20, "fear": 12, "trap": 12}


def check(content: Content) -> None:
    decks(content)
    application(content)
    quests(content)


def decks(content: Content) -> None:
    p = content.pack
    top = content.folder.top("decks.toml", "D1")
    for name, cards in (("corruption", p.corruption), ("fear", p.fear), ("trap", p.trap)):
        if len(cards) < LEAST[name]:
            top.find(SO_MANY_CARDS.fill(n=len(cards), least=LEAST[name]), name, f"{name} = ")
    down = len([card for card in p.fear if not card.stays])
    if 2 * down < len(p.fear):
        top.find(FEAR_DOWN.fill(n=down, all=len(p.fear)), "fear", "fear = ")
    up = len(p.fear) - down
    if len(p.fear) < HERO_LIMIT + up:
        top.find(FEAR_REDRAW.fill(n=len(p.fear), up=up), "fear", "fear = ")


def application(content: Content) -> None:
    p, top = content.pack, content.folder.top("app.toml", "D2")
    for field, weights in (("slot_weights", p.app.slot_weights), ("base", p.app.base[1:]), ("streak", p.app.streak)):
        if min(weights, default=1) < 1:
            top.find(POSITIVE.fill(field=field), field, f"{field} = ")
    thresholds = top.table("victory").numbers("thresholds", ())
    most = len([s for s in p.scenes.values() if s.vp])
    if list(thresholds) != sorted(set(thresholds)) or (thresholds and thresholds[-1] > most):
        top.find(THRESHOLDS.fill(most=most), "thresholds", "thresholds = ")
    if p.app.gold_rank <= p.app.silver_rank:
        top.find(RANKS, "gold_rank", "gold_rank = ")


def quests(content: Content) -> None:
    p = content.pack
    cheapest = min([card.cost for card in p.skills.values() if card.level == 1], default=0)
    for id, quest in p.quests.items():
        row = content.rows["quest"][id]
        combats = [leg.scene for leg in quest.flow if leg.scene]
        if [bool(leg.scene) for leg in quest.flow] != [k % 2 == 1 for k in range(len(quest.flow))] or not quest.flow:
            row.find(FLOW, "flow", check="Q1")
        if not 3 <= len(combats) <= 4:
            row.find(COMBATS.fill(n=len(combats)), "flow", check="Q1")
        for name in combats:
            if name in p.scenes and p.scenes[name].kind != "battle":
                row.find(NO_BATTLE.fill(scene=name), "flow", check="Q1")
        if quest.gold < cheapest:
            row.find(POOR.fill(gold=quest.gold, cost=cheapest), "gold", check="Q1")
    used = {leg.scene for quest in p.quests.values() for leg in quest.flow}
    for id, scene in p.scenes.items():
        if scene.kind == "battle" and id not in used:
            content.rows["scene"][id].find(NO_QUEST, check="Q2")
