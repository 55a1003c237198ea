"""The cards of Lamplighters for `tableforge cards`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import click
from toy import refusals
from toy.cards import CARDS, Card
from toy.voice import card_text

from tableforge.cli.speech import SpokenOption
from tableforge.errors import UnknownCard
from tableforge.tongue.spelling import unknown
from tableforge.tongue.text import LANGUAGES

OPTIONS: tuple[SpokenOption, ...] = ()


def find_cards(name: str) -> list[Card]:
    if name not in CARDS:
        raise UnknownCard(unknown(refusals.NO_CARD, name, CARDS))
    return [CARDS[name]]


def select(name: str | None, chosen: Mapping[str, Any]) -> list[Card]:
    return list(CARDS.values()) if name is None else find_cards(name)


def facts(card: Card) -> dict[str, Any]:
    return {"id": card.id, **card.title.texts(), **{f"text_{lang}": card_text(card, lang) for lang in LANGUAGES}}


def show(card: Card, lang: str) -> None:
    click.echo(f"{card.title.text(lang)}\n{card_text(card, lang)}")


def show_list(cards: list[Card], chosen: Mapping[str, Any], lang: str) -> None:
    for card in cards:
        click.echo(f"{card.id}  {card_text(card, lang)}")
