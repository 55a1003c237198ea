"""Items (I1 to I3)."""

from __future__ import annotations

from tableforge.fateforge.cards.check.refusals import (
    ARMOUR,
    DOMINATED,
    PRICE,
    TIER,
    USE_OF_CHARGES,
    WEAPON_DIE,
    WEAPON_SPECIAL,
)
from tableforge.fateforge.cards.content import Content
from tableforge.fateforge.cards.schema import OF_CAMPAIGNS
from tableforge.fateforge.cards.source import Row
from tableforge.fateforge.definition import Card
from tableforge.fateforge.names import BULKY, LASTING, MAIN


def check(content: Content) -> None:
    stocks = {camp.stock for camp in content.pack.camps if camp.stock} | set(OF_CAMPAIGNS)
    for id, card in content.pack.items.items():
        row = content.rows["item"][id]
        weapon = card.slot in (MAIN, BULKY)
        if weapon != (card.die >= 0):
            row.find(WEAPON_DIE, "die", check="I1")
        if (card.die >= 0) != (card.special is not None):
            row.find(WEAPON_SPECIAL, "special", check="I1")
        if row.has("armour") and card.armour < 1:
            row.find(ARMOUR, "armour", check="I1")
        if card.uses != LASTING and not row.has("use"):
            row.find(USE_OF_CHARGES, "kind", check="I1")
        if card.price < 1 and not card.only:
            row.find(PRICE, "price", check="I2")
        if not 0 <= card.tier <= 3:
            row.find(TIER.fill(n=card.tier), "tier", check="I2")
        if card.shop:
            row.refers("shop", card.shop, sorted(stocks), "shop", "I2")
        dominated(content, card, row)


def dominated(content: Content, card: Card, row: Row) -> None:
    """Told where another item of the slot does the same and more, and costs no more."""
    for id, other in content.pack.items.items():
        if (
            id == card.id
            or other.slot != card.slot
            or other.price > card.price
            or other.only
            or other.uses != card.uses
        ):
            continue
        mine, theirs = effects(row), effects(content.rows["item"][id])
        more = mine < theirs or (mine == theirs and (other.price < card.price or id < card.id))
        if more and other.armour >= card.armour:
            row.find(DOMINATED.fill(other=id), check="I3", error=False)


def effects(row: Row) -> frozenset[str]:
    """What an item does, a word for each thing."""
    said = [f"{field} {row.data[field]}" for field in ("die", "special", "armour") if field in row.data]
    said += [f"mod {word.strip()}" for word in str(row.data.get("mod", "")).split(",") if word.strip()]
    often = [str(row.data.get(field, "")) for field in ("freq", "when", "if", "scope")]
    said += [f"{alt} {often}" for alt in str(row.data.get("use", "")).split(" or ") if alt]
    return frozenset(said)
