"""Enemies and bosses."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge.cards.content import Content
from tableforge.fateforge.cards.source import Row
from tableforge.fateforge.definition import BossCard, BossDef, Consequence, EnemyAct, EnemyDef, Section
from tableforge.fateforge.names import BOSS, COLOURS, E_SUMMON
from tableforge.fateforge.words import formula, outcome, reading, strip

NO_SECTIONS: Final[tuple[Section, ...]] = ()
NO_ACTS: Final[tuple[EnemyAct, ...]] = ()
NO_CONSEQUENCES: Final[tuple[Consequence, ...]] = ()


def read(content: Content) -> None:
    """Enemies in the order of the file, and then bosses."""
    top = content.folder.top("enemies.toml", "N1")
    bosses = content.folder.top("bosses.toml", "N4")
    for row in content.enter("faction", top.rows("faction", required=True)):
        content.pack.terms[row.id] = (row.text("en"), row.text("fr"))
        row.close()
    for row in content.enter("enemy-ability", top.rows("ability", required=True)):
        content.pack.terms[row.id] = (row.text("en"), row.text("fr"))
        row.close("timing", "src", "rule")
    enemies = [enemy(content, row) for row in content.enter("enemy", top.rows("enemy", required=True))]
    enemies += [boss(content, row) for row in content.enter("boss", bosses.rows("boss"))]
    top.close()
    bosses.close()
    for index, one in enumerate(enemies):
        one.index = index
        if one.boss is not None:
            summons(content, one.id, one.boss)
    content.pack.enemies = tuple(enemies)


def enemy(content: Content, row: Row) -> EnemyDef:
    colour = row.word("colour", COLOURS)
    one = EnemyDef(
        row.id, row.text("en"), row.text("fr"), row.text("faction"), colour, row.whole("res"), row.whole("arm")
    )
    one.strip = row.read("strip", strip.strip, NO_SECTIONS, None)
    abilities(content, row, one)
    one.src = row.text("src", "ours")
    row.close()
    return one


def abilities(content: Content, row: Row, one: EnemyDef) -> None:
    """Gives an enemy its abilities, and holds its faction to those that there are."""
    content.refers(row, "faction", [one.faction] if one.faction else [], "faction")
    for text in row.texts("ab", None):
        content.refers(row, "enemy-ability", [text.partition(":")[0]], "ab")
        row.made(text, lambda text: strip.ability(one, text), None, "ab")


def boss(content: Content, row: Row) -> EnemyDef:
    res, arm = row.three("res"), row.three("arm")
    one = EnemyDef(row.id, row.text("en"), row.text("fr"), row.text("faction"), BOSS, res[0], arm[0])
    one.fem = row.yes("fem", False)
    abilities(content, row, one)
    one.src = row.text("src", "ours")
    one.boss = more = BossDef()
    more.act, more.lives = row.whole("act"), row.whole("lives")
    more.res, more.arm = res, arm
    more.deck = tuple([card(one) for one in inner(content, row)])
    weak = row.table("weak")
    more.weak_en, more.weak_fr = weak.text("en"), weak.text("fr")
    more.icons = tuple([weak.made(icon, icon_bit, 0, "icons") for icon in weak.texts("icons", None)])
    more.lo, more.hi = weak.read("reach", reading.zones, (0, 0), None)
    more.effects = weak.read("effect", outcome.consequences, NO_CONSEQUENCES, None)
    more.rewards = weak.read("reward", outcome.consequences, NO_CONSEQUENCES)
    weak.close()
    row.close()
    return one


def icon_bit(name: str) -> int:
    return formula.term(name).symbols


def inner(content: Content, row: Row) -> list[Row]:
    rows = row.rows("deck", required=True)
    for one in rows:
        one.id = one.text("id") or row.id
    return content.enter("boss-card", rows)


def card(row: Row) -> BossCard:
    acts = row.read("acts", strip.acts, NO_ACTS, None)
    one = BossCard(row.id, row.text("en"), row.text("fr"), row.whole("n", 1), acts)
    row.close()
    return one


def summons(content: Content, id: str, boss: BossDef) -> None:
    """Whom a boss summons must be known."""
    for card in boss.deck:
        names = [act.enemy for act in card.acts if act.verb == E_SUMMON]
        content.refers(content.rows["boss-card"][card.id], "enemy", names, "acts")
    names = [c.what for c in boss.effects + boss.rewards if c.word == "remove"]
    content.refers(content.rows["boss"][id], "enemy", names, "weak")
