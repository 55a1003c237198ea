"""The sheet of anything in the content, as any table shows it: what it says, and the rules that touch it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from tableforge.fateforge import names as n
from tableforge.fateforge.definition import Act, AllyDef, Alt, Card, EnemyAct, EnemyDef, HeroDef, Mods, Pack
from tableforge.fateforge.lexicon import LEXICON
from tableforge.fateforge.names import COLOURS
from tableforge.fateforge.voice.languages import cards, enemies
from tableforge.kernel.scene import Sheet
from tableforge.tongue.text import Text
from tableforge.words.sheet import once

HERO: Final = "hero"
ALLY: Final = "ally"
ENEMY: Final = "enemy"
BOSS: Final = "boss"
SORTS: Final = {
    HERO: LEXICON.heading("hero"),
    ALLY: LEXICON.heading("ally"),
    ENEMY: LEXICON.heading("enemy"),
    BOSS: LEXICON.heading("boss"),
}
Thing = Card | HeroDef | AllyDef | EnemyDef

# ------------------------------------------------------------------ the rule of each word
KIND_RULES: Final = {
    n.ABILITY: "FF.hero-ability",
    n.SKILL: "FF.skill-card",
    n.ITEM: "FF.item-kinds",
    n.WEAPON_SPECIAL: "FF.special",
    n.CORRUPTION: "FF.corruption",
    n.FEAR: "FF.fear",
    n.TRAP: "FF.trap-card",
    n.ALLY_SKILL: "FF.ally-use",
}
FREQUENCY_RULES: Final = ("FF.recurrent", "FF.single", "FF.passive")
SLOT_RULES: Final = {n.BULKY: "FF.bulky", n.CLOTHING: "FF.clothing", n.BACKPACK: "FF.equipment-slot"}
OWN_RULES: Final = {
    "rampart": "FF.rampart",
    "vigor": "FF.vigor",
    "weapon-master": "FF.weapon-master",
    "stance-assault": "FF.stance-assault",
    "stance-guard": "FF.stance-guard",
    "stance-command": "FF.stance-command",
    "stealth": "FF.thief-stealth",
    "fade": "FF.fade",
    "acrobat": "FF.acrobat",
    "wind-runner": "FF.wind-runner",
    "shamanic-drum": "FF.drum",
    "c-whispers": "FF.whispers",
}
VERB_RULES: Final = {
    n.DO_MOVE: "FF.move",
    n.DO_LEAP: "FF.leap",
    n.DO_STRIKE: "FF.strike",
    n.DO_SHOOT: "FF.shoot",
    n.DO_HIT: "FF.hit",
    n.DO_STUN: "FF.minions-only",
    n.DO_PUSH: "FF.push",
    n.DO_PULL: "FF.pull",
    n.DO_MARK: "FF.mark",
    n.DO_STRIP: "FF.armour-stripped",
    n.DO_PARRY: "FF.parry",
    n.DO_GUARD: "FF.guard",
    n.DO_HEAL: "FF.heal",
    n.DO_ENERGIZE: "FF.energize",
    n.DO_CLEANSE: "FF.cleanse",
    n.DO_GRANT: "FF.grant",
    n.DO_ESCORT: "FF.escort",
    n.DO_HIDE: "FF.hide",
    n.DO_TAUNT: "FF.taunt",
    n.DO_STANCE: "FF.stance",
    n.DO_SNARE: "FF.snare",
    n.DO_DISARM: "FF.disarm",
    n.DO_PREVENT: "FF.prevent",
    n.DO_REVIVE: "FF.revive-card",
    n.DO_REROLL: "FF.reroll-card",
    n.DO_FOCUS: "FF.focus",
    n.DO_GEM: "FF.card-gold",
    n.DO_FOOD: "FF.food",
    n.DO_PURIFY: "FF.purify",
    n.DO_REPAIR: "FF.item-repair",
    n.DO_LOSE_HP: "FF.card-loss",
    n.DO_LOSE_EN: "FF.card-loss",
    n.DO_LOSE_PARRY: "FF.card-loss",
    n.DO_TOXIC: "FF.toxic",
    n.DO_END_TURN: "FF.end-turn",
    n.DO_CALL: "FF.call",
    n.DO_DIFFICULT: "FF.difficult",
    n.DO_TRAIT_POINT: "FF.trait-points",
}
FLAG_RULES: Final = {
    n.IGNORE_BLOCKING: "FF.ignore-restrictions",
    n.IGNORE_DIFFICULT: "FF.ignore-restrictions",
    n.SPRINT_SAFE: "FF.sprint-safe",
    n.SHOOT_MIN0: "FF.shoot-own-zone",
    n.AFTER_MOVE_SHOOT: "FF.wind-runner",
    n.FEAR_IMMUNE: "FF.fear-immune",
    n.TAUNT_ROUND1: "FF.taunt",
    n.ASHBOUND_LAST: "FF.untargetable",
}
NUMBER_RULES: Final = {
    "hp": "FF.maximum-changed",
    "en": "FF.maximum-changed",
    "first_attack": "FF.first-attack",
    "parry_keep": "FF.parry-kept",
    "parry_max": "FF.card-limits",
    "drum_max": "FF.drum-max",
    "heal": "FF.card-limits",
    "price": "FF.card-limits",
    "test_dice": "FF.test-dice",
    "reputation": "FF.reputation",
    "pool": "FF.item-die",
    "traits": "FF.hero-trait",
    "untargetable": "FF.untargetable",
}
ABILITY_RULES: Final = {
    n.FIRST_LINE: "FF.first-line",
    n.BLOCKING: "FF.blocking",
    n.PURSUIT: "FF.pursuit",
    n.STEALTH: "FF.stealth",
    n.LEADER: "FF.leader",
    n.DRAIN: "FF.life-drain",
    n.FRIGHTENING: "FF.fear",
    n.VENOMOUS: "FF.venomous",
    n.FLYING: "FF.flying",
    n.RISING: "FF.rising",
    n.FERVOUR: "FF.fervour",
    n.BURST: "FF.burst",
    n.RITE: "FF.rite",
    n.ANCHORED: "FF.anchored",
    n.REPAIR: "FF.repair",
}
ENEMY_VERB_RULES: Final = {
    n.E_MOVE: "FF.enemy-approach",
    n.E_STRIKE: "FF.enemy-actions",
    n.E_SHOOT: "FF.enemy-actions",
    n.E_PUSH: "FF.enemy-push",
    n.E_PULL: "FF.pull",
    n.E_STUN: "FF.stun-hero",
    n.E_PARRY: "FF.parry",
    n.E_CALL: "FF.call",
    n.E_GOTO: "FF.boss-goto",
    n.E_SWEEP: "FF.boss-sweep",
    n.E_BLAST: "FF.boss-blast",
    n.E_SUMMON: "FF.boss-summon",
    n.E_ARMOUR: "FF.boss-armour",
    n.E_ORDER: "FF.boss-order",
}
COLOUR_RULES: Final = tuple([f"FF.{colour}" for colour in COLOURS])


# ------------------------------------------------------------------ what there is
class Entry(NamedTuple):
    """Something with a sheet: of which sort it is, and its names."""

    sort: Text
    id: str
    name: Text
    thing: Thing


def entries(pack: Pack) -> list[Entry]:
    """Everything that has a sheet: heroes, cards, allies, enemies."""
    out = [entry(SORTS[HERO], hero) for hero in pack.heroes]
    out += [entry(kind(card), card) for card in pack.cards if card.kind not in (n.WEAPON_SPECIAL, n.ALLY_SKILL)]
    out += [entry(SORTS[ALLY], ally) for ally in pack.allies]
    return out + [entry(SORTS[ENEMY if enemy.boss is None else BOSS], enemy) for enemy in pack.enemies]


def entry(sort: Text, thing: Thing) -> Entry:
    return Entry(sort, thing.id, Text(thing.en, thing.fr), thing)


def kind(card: Card) -> Text:
    return LEXICON.text_of(f"kind:{n.CARD_KINDS[card.kind]}")


# ------------------------------------------------------------------ a sheet
def sheet(pack: Pack, one: Entry, lang: str) -> Sheet:
    """A thing to be read: what is printed on it, its text, the rules that it cites."""
    return Sheet(
        one.name.text(lang),
        one.sort.text(lang),
        " · ".join(facts(pack, one.thing, lang)),
        tuple(text(pack, one.thing, lang).splitlines()),
        tuple(rules_of(one.thing)),
    )


def text(pack: Pack, thing: Thing, lang: str) -> str:
    """What a thing says, one ability a line."""
    if isinstance(thing, Card):
        return cards(lang).card_text(pack, thing)
    if isinstance(thing, HeroDef):
        return cards(lang).hero_text(pack, thing)
    return cards(lang).ally_text(pack, thing) if isinstance(thing, AllyDef) else enemies(lang).enemy_text(pack, thing)


def facts(pack: Pack, thing: Thing, lang: str) -> list[str]:
    """What is printed around the text."""
    if isinstance(thing, Card):
        return cards(lang).card_facts(pack, thing)
    if isinstance(thing, HeroDef):
        return cards(lang).hero_facts(pack, thing)
    return cards(lang).ally_facts(pack, thing) if isinstance(thing, AllyDef) else enemies(lang).enemy_facts(pack, thing)


# ------------------------------------------------------------------ the rules that touch it
def rules_of(thing: Thing) -> list[str]:
    """The rules that touch a thing, each once."""
    if isinstance(thing, Card):
        return once(of_card(thing), str)
    if isinstance(thing, HeroDef):
        return once(["FF.hero-pools", "FF.hero-trait", *[r for card in thing.abilities for r in of_card(card)]], str)
    if isinstance(thing, AllyDef):
        return once(
            ["FF.ally", "FF.ally-dice", *[r for card in thing.skills for r in of_card(card)], "FF.ally-damage"], str
        )
    return once(of_enemy(thing), str)


def of_card(card: Card) -> Iterator[str]:
    if card.id in OWN_RULES:
        yield OWN_RULES[card.id]
    yield from of_print(card)
    if card.when not in (n.ON_TURN, n.ON_DRAWN):
        yield "FF.trigger-timing"
    if card.conds:
        yield "FF.card-condition"
    if len(card.alts) > 1:
        yield "FF.conversion"
    for alt in card.alts + card.otherwise:
        yield from of_cost(alt)
        yield from of_gains(alt)
    yield from of_mods(card.mods)
    if card.special is not None:
        yield "FF.special"
        yield from [rule for alt in card.special.alts for rule in of_gains(alt)]


def of_print(card: Card) -> Iterator[str]:
    """The rules of what is printed around the text."""
    yield KIND_RULES[card.kind]
    if card.kind in (n.ABILITY, n.SKILL):
        yield FREQUENCY_RULES[card.freq]
    if card.up:
        yield "FF.skill-upgrade"
    if card.kind == n.ITEM:
        yield SLOT_RULES.get(card.slot, "FF.slots")
        if card.alts:
            yield "FF.single" if card.freq == n.SINGLE else "FF.item-timing"
        yield from [rule for rule, holds in (("FF.armour", card.armour), ("FF.class-item", card.only)) if holds]
        if card.die >= 0:
            yield "FF.weapon-die"
        if card.uses == n.CHARGED:
            yield "FF.charged"
    if card.kind == n.CORRUPTION:
        yield "FF.corruption-stay" if card.stays else "FF.corruption-once"
    if card.kind == n.FEAR:
        yield "FF.fear-face"


def of_cost(alt: Alt) -> Iterator[str]:
    for term in alt.cost:
        if term.kind == n.PAY_HEALTH:
            yield "FF.health-cost"
        elif term.kind == n.PAY_ENERGY or term.symbols == n.PARRY:
            yield "FF.token-cost"
        elif term.symbols == n.ANY:
            yield "FF.joker"
        elif term.symbols & (n.STRIKE_STAR | n.SHOOT_STAR):
            yield "FF.star-pays-plain"


def of_gains(alt: Alt) -> Iterator[str]:
    for gain in alt.gains:
        if gain.results:
            yield "FF.parry-gain" if gain.results == n.PARRY else "FF.gained-result"
        if gain.tokens:
            yield "FF.drum"
        if gain.acts[1:]:
            yield "FF.ordered-actions" if gain.ordered else "FF.unordered-actions"
        yield from [rule for act in gain.acts for rule in of_act(act)]


def of_act(act: Act) -> Iterator[str]:
    if act.verb in (n.DO_STUN, n.DO_PUSH) and act.flags & n.SELF:
        yield "FF.stun-hero" if act.verb == n.DO_STUN else "FF.forced-move"
        return
    yield VERB_RULES[act.verb]
    if act.verb in (n.DO_STRIKE, n.DO_SHOOT):
        if act.plus:
            yield "FF.one-attack"
        if act.verb == n.DO_STRIKE and act.hi and not act.flags & n.SAME:
            yield "FF.reach"
        if act.flags & n.ALL:
            yield "FF.all-flag"
    if act.verb in (n.DO_PUSH, n.DO_PULL):
        yield "FF.minions-only"
    if act.flags & n.PIERCE:
        yield "FF.pierce"
    if act.flags & n.SAME:
        yield "FF.same-target"


def of_mods(mods: Mods) -> Iterator[str]:
    yield from [rule for name, rule in NUMBER_RULES.items() if getattr(mods, name)]
    for k in range(len(n.MODS)):
        if mods.flags >> k & 1:
            yield FLAG_RULES.get(1 << k, "FF.card-limits")


def of_enemy(enemy: EnemyDef) -> Iterator[str]:
    yield from [rule for bit, rule in ABILITY_RULES.items() if enemy.abilities & bit]
    if enemy.boss is None:
        yield from (COLOUR_RULES[enemy.colour], "FF.strip", "FF.resistance")
        yield from [rule for section in enemy.strip for act in section.acts for rule in of_enemy_act(act)]
    else:
        yield from (
            "FF.boss",
            "FF.boss-lives",
            "FF.boss-deck",
            "FF.weak-point",
            "FF.weak-point-reach",
            "FF.weak-point-reward",
        )
        yield from [rule for card in enemy.boss.deck for act in card.acts for rule in of_enemy_act(act)]
    if enemy.arm:
        yield "FF.enemy-armour"


def of_enemy_act(act: EnemyAct) -> Iterator[str]:
    yield ENEMY_VERB_RULES[act.verb]
    if act.verb in (n.E_STRIKE, n.E_SHOOT) and act.whom == n.CHOICE:
        yield "FF.players-choose"
    for rule, holds in (
        ("FF.first", act.whom == n.FIRST),
        ("FF.last", act.whom == n.LAST),
        ("FF.plus-one", act.plus),
        ("FF.range-plus-one", act.reach),
        ("FF.toxic-modifier", act.toxic),
        ("FF.toward-exit", act.exit),
    ):
        if holds:
            yield rule
