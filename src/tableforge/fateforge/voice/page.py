"""The text of a card, put together the same way in every language: what it changes, how it is used, what is printed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from tableforge.fateforge import names as n
from tableforge.fateforge.definition import AllyDef, Alt, Card, HeroDef, Mods, Pack
from tableforge.fateforge.voice.languages import Lexicon


def low(text: str) -> str:
    """A sentence behind others: with a small letter."""
    return text[:1].lower() + text[1:]


@dataclass(frozen=True)
class CardWords:
    """What a language says around the parts of a card; `{n}`, `{die}` and `{hero}` are filled in."""

    armour: str
    adds_die: str
    only: str
    once: str
    or_: str
    otherwise: str
    colon: str
    uses: Mapping[int, str]
    scopes: Mapping[int, str]
    stays: Mapping[tuple[int, bool], str]
    levels: tuple[str, str, str]
    gold: str
    tier: str
    health: str
    energy: str
    dice: str
    trait: str


class Acts(Protocol):
    """What a use costs and gives (`acts.py` of a language)."""

    def cost(self, alt: Alt) -> str: ...
    def gains(self, alt: Alt) -> str: ...


class Standing(Protocol):
    """When a card works, in which stance, what must hold besides; each standing change as a sentence (`mods.py`)."""

    def moment(self, card: Card) -> str: ...
    def stances(self, card: Card) -> str: ...
    def conditions(self, card: Card) -> str: ...
    def changes(self, pack: Pack, mods: Mods) -> list[str]: ...


class CardVoice(ABC):
    """How a language says cards, heroes and allies, out of how it says their parts."""

    words: CardWords
    side: int  # 0 or 1: which of a pair of names is this language's

    def __init__(self, acts: Acts, lexicon: Lexicon, mods: Standing) -> None:
        self.cost, self.gains = acts.cost, acts.gains
        self.die, self.slot, self.frequency = lexicon.die, lexicon.slot, lexicon.frequency
        self.moment, self.stances, self.conditions = mods.moment, mods.stances, mods.conditions
        self.changes = mods.changes

    @abstractmethod
    def with_article(self, die: int) -> str:
        """A die with its article."""

    @abstractmethod
    def sentence(self, text: str) -> str:
        """A text with its capital and its full stop."""

    @abstractmethod
    def typeset(self, text: str) -> str:
        """The text with the blanks of the language."""

    @abstractmethod
    def dice_of(self, ally: AllyDef) -> str:
        """The dice of an ally in a row."""

    def name(self, thing: Card | HeroDef) -> str:
        return (thing.en, thing.fr)[self.side]

    # -------------------------------------------------------------- a card
    def card_text(self, pack: Pack, card: Card) -> str:
        """What a card says."""
        w = self.words
        lines = [w.armour.format(n=card.armour)] if card.armour else []
        if card.die >= 0 and card.kind == n.ITEM:
            lines.append(w.adds_die.format(die=self.with_article(card.die)))
        lines += self.standing(pack, card)
        if card.alts:
            lines += [self.used(card), w.uses[card.uses]]
        lines.append(w.scopes[card.scope])
        if card.special is not None:
            lines.append(self.used(card.special))
        if card.only:
            lines.append(w.only.format(hero=self.name(pack.hero(card.only))))
        lines.append(w.stays.get((card.kind, card.stays), ""))
        return self.typeset("\n".join([line for line in lines if line]))

    def standing(self, pack: Pack, card: Card) -> list[str]:
        """The standing changes of a card; under its condition, where nothing else is."""
        said = self.changes(pack, card.mods)
        if card.conds and not card.alts:
            return [self.sentence(f"{self.stances(card) or self.conditions(card)}, {low(text)}") for text in said]
        return said

    def used(self, card: Card) -> str:
        """Every way of using a card."""
        first, *others = card.alts
        said = [self.way(self.lead(card), first), *[f"{self.words.or_} {low(self.way([], alt))}" for alt in others]]
        said += [f"{self.words.otherwise}, {low(self.way([], alt))}" for alt in card.otherwise[:1]]
        return " ".join(said)

    def lead(self, card: Card) -> list[str]:
        """What stands before a use: how often, when, whether."""
        once = self.words.once if card.freq == n.SINGLE else ""
        return [part for part in (once, self.stances(card), self.moment(card), self.conditions(card)) if part]

    def way(self, before: list[str], alt: Alt) -> str:
        """One way of using a card, behind what must be said before it."""
        parts = [*before, *([self.cost(alt)] if alt.cost else [])]
        colon = self.words.colon if alt.cost else ", "
        return self.sentence(f"{', '.join(parts)}{colon if parts else ''}{self.gains(alt)}")

    # -------------------------------------------------------------- heroes and allies
    def hero_text(self, pack: Pack, hero: HeroDef) -> str:
        """The abilities of a hero, a line each."""
        return "\n".join([self.titled(pack, card) for card in hero.abilities])

    def ally_text(self, pack: Pack, ally: AllyDef) -> str:
        """The dice and the skills of an ally."""
        return "\n".join([self.sentence(self.dice_of(ally)), *[self.titled(pack, card) for card in ally.skills]])

    def titled(self, pack: Pack, card: Card) -> str:
        return self.typeset(f"{self.name(card)}{self.words.colon}{self.card_text(pack, card)}")

    # -------------------------------------------------------------- what is printed around the text
    def card_facts(self, pack: Pack, card: Card) -> list[str]:
        """Whose it is, what it costs, how often it works."""
        w = self.words
        out = [self.name(pack.hero(card.hero))] if card.hero else []
        if card.kind == n.SKILL:
            out += [w.levels[card.level], *([w.gold.format(n=card.cost)] if card.cost else [])]
        if card.kind == n.ITEM:
            price = [w.gold.format(n=card.price), w.tier.format(n=card.tier)]
            out += [self.slot(card.slot), *(price if card.price else [])]
        often = card.kind in (n.ABILITY, n.SKILL) or (card.kind == n.ITEM and card.alts and card.uses == n.LASTING)
        return out + ([self.frequency(card.freq)] if often else [])

    def hero_facts(self, pack: Pack, hero: HeroDef) -> list[str]:
        """Health, energy, dice and trait of a hero."""
        w = self.words
        dice = ", ".join([self.die(d) for d in hero.dice])
        trait = w.trait.format(name=pack.traits[hero.trait][self.side])
        facts = [w.health.format(n=hero.hp), w.energy.format(n=hero.energy), w.dice.format(dice=dice), trait]
        return [self.typeset(text) for text in facts]

    def ally_facts(self, pack: Pack, ally: AllyDef) -> list[str]:
        return [self.words.health.format(n=ally.hp)]
