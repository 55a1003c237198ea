"""The constants of the application, from `app.toml`."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge.cards.content import Content
from tableforge.fateforge.cards.source import Row
from tableforge.fateforge.definition import Term
from tableforge.fateforge.names import COLOURS
from tableforge.fateforge.words import formula, reading

NO_TERMS: Final[tuple[Term, ...]] = ()
# What only the story reads.
STORY: Final = ("scaling", "test", "victory", "restart", "swap", "save")


def read(content: Content) -> None:
    top = content.folder.top("app.toml", "D2")
    app = content.pack.app
    reaction = top.table("reaction")
    app.colours = reaction.whole("colours", app.colours)
    app.slot_weights = four(reaction, app.slot_weights)
    app.slot_repeat_max = reaction.whole("slot_repeat_max", app.slot_repeat_max)
    app.base = reaction.numbers("base", app.base)
    app.streak = reaction.three("streak", app.streak)
    boss = top.table("boss")
    app.boss_armour_over_start = boss.whole("armour_over_start", app.boss_armour_over_start)
    app.summon_cap = boss.whole("summon_cap", app.summon_cap)
    boss.close("acts_in_reactions", "acts_in_enemy_turns")
    solo = top.table("solo")
    app.solo_armour = tuple([c for name in solo.texts("extra_armour") for c in colour(solo, name)])
    app.solo_rounds = solo.numbers("extra_reaction_rounds", app.solo_rounds)
    solo.close("heroes")
    extra = top.table("extra_round")
    app.extra_per_scene = extra.whole("per_scene", app.extra_per_scene)
    app.extra_per_quest = extra.whole("per_battle_quest", app.extra_per_quest)
    app.max_corruption = extra.whole("max_corruption", app.max_corruption)
    recovery = top.table("recovery")
    app.recover_hp = recovery.whole("hp", app.recover_hp)
    app.recover_en = recovery.whole("en", app.recover_en)
    app.fallen_hp, app.fallen_en = two(recovery, "ko", (app.fallen_hp, app.fallen_en))
    leaving = top.table("exit")
    app.exit_parry = leaving.yes("parry_counts", app.exit_parry)
    leaving.close("no_path")
    readings = top.table("readings")
    app.nearest_only = readings.yes("nearest_only", app.nearest_only)
    app.lots_between_heroes = readings.yes("lots_between_heroes", app.lots_between_heroes)
    app.forced_traps = readings.yes("forced_traps", app.forced_traps)
    app.forced_fear = readings.yes("forced_fear", app.forced_fear)
    revive = top.table("revive")
    app.revive_cost = tuple(
        [t for text in revive.texts("cost") for t in revive.made(text, formula.costs, NO_TERMS, "cost")]
    )
    app.revive_hp = revive.whole("hp_cost", app.revive_hp)
    app.revive_en = revive.whole("en_cost", app.revive_en)
    app.revive_gives = revive.whole("gives", app.revive_gives)
    rest = top.table("rest")
    app.heal_per_gold = rest.whole("heal_per_gold", app.heal_per_gold)
    app.food_price = rest.whole("food_price", app.food_price)
    app.skill_stock = rest.whole("skill_stock", app.skill_stock)
    app.shop_stock = rest.whole("shop_stock", app.shop_stock)
    rest.close("time_default", "food_gives", "sell")
    chest = top.table("chest")
    app.chest_offer = chest.whole("offer", app.chest_offer)
    app.chest_gold = chest.whole("gold", app.chest_gold)
    battle = top.table("battle")
    marks = battle.table("marks")
    app.mark_no_knockout = marks.whole("no_knockout", app.mark_no_knockout)
    app.mark_no_extra = marks.whole("no_extra_round", app.mark_no_extra)
    app.mark_all_loot = marks.whole("all_loot", app.mark_all_loot)
    app.mark_half_hp = marks.whole("hero_half_hp", app.mark_half_hp)
    app.mark_half_hp_most = battle.whole("hero_half_hp_max", app.mark_half_hp_most)
    app.gold_rank = battle.whole("gold_rank", app.gold_rank)
    app.silver_rank = battle.whole("silver_rank", app.silver_rank)
    for row in (reaction, extra, recovery, readings, revive, chest, battle, marks):
        row.close()
    top.close(*STORY)
    for row in content.folder.top("terrain.toml", "D2").rows("terrain"):
        if row.text("id", "") == "trap":
            app.trap_avoid = row.read("avoid", formula.costs, NO_TERMS)


def four(row: Row, default: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    """The weights of the slots before the first, second, third and fourth hero."""
    value = row.numbers("slot_weights", default)
    return (value[0], value[1], value[2], value[3]) if len(value) == 4 else default


def two(row: Row, field: str, default: tuple[int, int]) -> tuple[int, int]:
    value = row.numbers(field, default)
    return (value[0], value[1]) if len(value) == 2 else default


def colour(row: Row, name: str) -> tuple[int, ...]:
    nothing: tuple[int, ...] = ()
    return row.made(name, reading.colours, nothing, "extra_armour") if name in COLOURS else nothing
