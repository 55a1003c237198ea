"""French for a whole card: one line for each way of using it and for each thing that it changes."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import names as n
from tableforge.fateforge.definition import AllyDef, Alt, Card, HeroDef, Pack
from tableforge.fateforge.voice.fr.acts import cost, gains
from tableforge.fateforge.voice.fr.lexicon import die, frequency, listed, slot
from tableforge.fateforge.voice.fr.mods import changes, conditions, moment, stances
from tableforge.tongue.fr import sentence, typeset

USES: Final = {
    n.LASTING: "", n.CHARGED: "Chargé : deux utilisations, puis il est défaussé.",
    n.CONSUMABLE: "Une utilisation, puis il est défaussé.",
}  # fmt: skip
SCOPES: Final = {
    n.IN_COMBAT: "", n.IN_STORY: "En scène d’histoire.", n.IN_REST: "En scène de repos.", n.IN_ANY: "Aussi hors combat.",
}  # fmt: skip
STAYS: Final = {
    (n.CORRUPTION, True): "", (n.CORRUPTION, False): "Puis elle va au cimetière.",
    (n.FEAR, True): "Face visible, jusqu’à la fin de la scène.", (n.FEAR, False): "",
}  # fmt: skip


def card_text(pack: Pack, card: Card) -> str:
    """What a card says."""
    lines = []
    if card.armour:
        lines.append(f"Armure {card.armour}.")
    if card.die >= 0 and card.kind == n.ITEM:
        lines.append(f"Ajoute un dé {die(card.die)} à votre réserve.")
    lines += standing(pack, card)
    if card.alts:
        lines.append(used(card))
    lines += [s for s in (USES[card.uses] if card.alts else "", SCOPES[card.scope]) if s]
    if card.special is not None:
        lines.append(used(card.special))
    if card.only:
        lines.append(f"{pack.hero(card.only).fr} uniquement.")
    lines += [s for s in [STAYS.get((card.kind, card.stays), "")] if s]
    return typeset("\n".join(lines))


def standing(pack: Pack, card: Card) -> list[str]:
    """The standing changes of a card; under its condition, where nothing else is."""
    said = changes(pack, card.mods)
    if card.conds and not card.alts:
        return [sentence(f"{stances(card) or conditions(card)}, {low(text)}") for text in said]
    return said


def used(card: Card) -> str:
    """Every way of using a card."""
    first, *others = card.alts
    said = [way(lead(card), first)] + [f"Ou {low(way([], alt))}" for alt in others]
    if card.otherwise:
        said.append(f"Sinon, {low(way([], card.otherwise[0]))}")
    return " ".join(said)


def lead(card: Card) -> list[str]:
    """What stands before a use: when, whether, how often."""
    once = "une fois par scène" if card.freq == n.SINGLE else ""
    return [part for part in (once, stances(card), moment(card), conditions(card)) if part]


def way(before: list[str], alt: Alt) -> str:
    parts = [*before, *([cost(alt)] if alt.cost else [])]
    colon = " : " if alt.cost else ", "
    return sentence(f"{', '.join(parts)}{colon if parts else ''}{gains(alt)}")


def low(text: str) -> str:
    return text[:1].lower() + text[1:]


def hero_text(pack: Pack, hero: HeroDef) -> str:
    """The abilities of a hero, a line each."""
    return typeset("\n".join([f"{card.fr} : {card_text(pack, card)}" for card in hero.abilities]))


def ally_text(pack: Pack, ally: AllyDef) -> str:
    """The dice and the skills of an ally."""
    dice = listed([f"un dé {die(d)}" for d in ally.dice])
    return typeset("\n".join([sentence(dice), *[f"{card.fr} : {card_text(pack, card)}" for card in ally.skills]]))


# ------------------------------------------------------------------ what is printed around the text
LEVELS: Final = ("compétence de départ", "niveau I", "niveau II")


def card_facts(pack: Pack, card: Card) -> list[str]:
    """Whose it is, what it costs, how often it works."""
    out = [pack.hero(card.hero).fr] if card.hero else []
    if card.kind == n.SKILL:
        out += [LEVELS[card.level], *([f"{card.cost} or"] if card.cost else [])]
    if card.kind == n.ITEM:
        out += [slot(card.slot), *([f"{card.price} or", f"rang {card.tier}"] if card.price else [])]
    often = card.kind in (n.ABILITY, n.SKILL) or (card.kind == n.ITEM and card.alts and card.uses == n.LASTING)
    return out + ([frequency(card.freq)] if often else [])


def hero_facts(pack: Pack, hero: HeroDef) -> list[str]:
    """Health, energy, dice and trait of a hero."""
    dice = ", ".join([die(d) for d in hero.dice])
    facts = [
        f"Santé {hero.hp}",
        f"Énergie {hero.energy}",
        f"dés : {dice}",
        f"caractéristique : {pack.traits[hero.trait][1]}",
    ]
    return [typeset(text) for text in facts]


def ally_facts(pack: Pack, ally: AllyDef) -> list[str]:
    return [f"Santé {ally.hp}"]
