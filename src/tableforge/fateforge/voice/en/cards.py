"""English for a whole card: one line for each way of using it and for each thing that it changes."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import names as n
from tableforge.fateforge.definition import AllyDef, Alt, Card, HeroDef, Pack
from tableforge.fateforge.voice.en.acts import cost, gains
from tableforge.fateforge.voice.en.lexicon import die, frequency, listed, slot
from tableforge.fateforge.voice.en.mods import changes, conditions, moment, stances
from tableforge.tongue.en import article, sentence

USES: Final = {
    n.LASTING: "", n.CHARGED: "Charged: two uses, then it is discarded.", n.CONSUMABLE: "One use, then it is discarded.",
}  # fmt: skip
SCOPES: Final = {
    n.IN_COMBAT: "",
    n.IN_STORY: "In story scenes.",
    n.IN_REST: "In rest scenes.",
    n.IN_ANY: "Also outside of combat.",
}
STAYS: Final = {
    (n.CORRUPTION, True): "", (n.CORRUPTION, False): "Then it goes to the graveyard.",
    (n.FEAR, True): "Face up, until the scene ends.", (n.FEAR, False): "",
}  # fmt: skip


def card_text(pack: Pack, card: Card) -> str:
    """What a card says."""
    lines = []
    if card.armour:
        lines.append(f"Armour {card.armour}.")
    if card.die >= 0 and card.kind == n.ITEM:
        lines.append(f"Adds {article(die(card.die))} die to your pool.")
    lines += standing(pack, card)
    if card.alts:
        lines.append(used(card))
    lines += [s for s in (USES[card.uses] if card.alts else "", SCOPES[card.scope]) if s]
    if card.special is not None:
        lines.append(used(card.special))
    if card.only:
        lines.append(f"{pack.hero(card.only).en} only.")
    lines += [s for s in [STAYS.get((card.kind, card.stays), "")] if s]
    return "\n".join(lines)


def standing(pack: Pack, card: Card) -> list[str]:
    """The standing changes of a card; under its condition, where nothing else is."""
    said = changes(pack, card.mods)
    if card.conds and not card.alts:
        return [sentence(f"{stances(card) or conditions(card)}, {low(text)}") for text in said]
    return said


def used(card: Card) -> str:
    """Every way of using a card."""
    first, *others = card.alts
    said = [way(lead(card), first)] + [f"Or {low(way([], alt))}" for alt in others]
    if card.otherwise:
        said.append(f"Otherwise, {low(way([], card.otherwise[0]))}")
    return " ".join(said)


def lead(card: Card) -> list[str]:
    """What stands before a use: when, whether, how often."""
    once = "once per scene" if card.freq == n.SINGLE else ""
    return [part for part in (once, stances(card), moment(card), conditions(card)) if part]


def way(before: list[str], alt: Alt) -> str:
    parts = [*before, *([cost(alt)] if alt.cost else [])]
    colon = ": " if alt.cost else ", "
    return sentence(f"{', '.join(parts)}{colon if parts else ''}{gains(alt)}")


def low(text: str) -> str:
    return text[:1].lower() + text[1:]


def hero_text(pack: Pack, hero: HeroDef) -> str:
    """The abilities of a hero, a line each."""
    return "\n".join([f"{card.en}: {card_text(pack, card)}" for card in hero.abilities])


def ally_text(pack: Pack, ally: AllyDef) -> str:
    """The dice and the skills of an ally."""
    dice = listed([article(f"{die(d)} die") for d in ally.dice])
    return "\n".join([sentence(dice), *[f"{card.en}: {card_text(pack, card)}" for card in ally.skills]])


# ------------------------------------------------------------------ what is printed around the text
LEVELS: Final = ("starting skill", "level I", "level II")


def card_facts(pack: Pack, card: Card) -> list[str]:
    """Whose it is, what it costs, how often it works."""
    out = [pack.hero(card.hero).en] if card.hero else []
    if card.kind == n.SKILL:
        out += [LEVELS[card.level], *([f"{card.cost} gold"] if card.cost else [])]
    if card.kind == n.ITEM:
        out += [slot(card.slot), *([f"{card.price} gold", f"tier {card.tier}"] if card.price else [])]
    often = card.kind in (n.ABILITY, n.SKILL) or (card.kind == n.ITEM and card.alts and card.uses == n.LASTING)
    return out + ([frequency(card.freq)] if often else [])


def hero_facts(pack: Pack, hero: HeroDef) -> list[str]:
    """Health, energy, dice and trait of a hero."""
    dice = ", ".join([die(d) for d in hero.dice])
    return [f"health {hero.hp}", f"energy {hero.energy}", f"dice: {dice}", f"trait: {pack.traits[hero.trait][0]}"]


def ally_facts(pack: Pack, ally: AllyDef) -> list[str]:
    return [f"health {ally.hp}"]
