"""The cards of Arkham Horror for `tableforge cards`: as a list, one card as a page, or as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import click

from tableforge.arkham.doors.cli.texts import say
from tableforge.cli.common import CUSTOM, console, table
from tableforge.cli.speech import SpokenOption
from tableforge.tongue.text import LANGUAGES, NBSP, Text, next_language

if TYPE_CHECKING:
    from tableforge.arkham.words import Title

NO_CLASS: Final = Text("there is no class {name!r}", "il n’y a pas de classe {name!r}")
NO_TYPE: Final = Text("there is no type of card {name!r}", "il n’y a pas de type de carte {name!r}")
NO_SET: Final = Text("there is no encounter set {name!r}", "il n’y a pas de set de rencontre {name!r}")
OPTIONS = (
    SpokenOption(
        ["of_class", "--class"],
        metavar=Text("CLASS", "CLASSE"),
        help="Only cards of this class: guardian, neutral, mythos …",
        fr="Seulement les cartes de cette classe : guardian, neutral, mythos …",
    ),
    SpokenOption(
        ["of_type", "--type"],
        metavar="TYPE",
        help="Only cards of this type: asset, enemy, location …",
        fr="Seulement les cartes de ce type : asset, enemy, location …",
    ),
    SpokenOption(
        ["of_encounter", "--encounter"],
        metavar="SET",
        help="Only cards of this encounter set: torch, rats …",
        fr="Seulement les cartes de ce set de rencontre : torch, rats …",
    ),
    CUSTOM,
)


SEVERAL: Final = {"clues": "clue#many", "damage": "damage#many", "horror": "horror#many"}


def select(name: str | None, chosen: Mapping[str, Any]) -> list[Title]:
    """The cards that are asked for; an unknown name, class, type or set is an error with the nearest."""
    from tableforge.arkham.cards import CARDS, definition
    from tableforge.arkham.names import CLASSES, TYPES

    found = list(CARDS.values()) if name is None else find_cards(name)
    if chosen.get("of_class") is not None:
        cls = CLASSES.index(one_of(chosen["of_class"], CLASSES, NO_CLASS))
        found = [c for c in found if class_of(c) == cls]
    if chosen.get("of_type") is not None:
        type_ = TYPES.index(one_of(chosen["of_type"], TYPES, NO_TYPE))
        found = [c for c in found if c.type == type_]
    if chosen.get("of_encounter") is not None:
        sets = tuple(dict.fromkeys([c.set for c in CARDS.values() if c.set]))
        of_set = one_of(chosen["of_encounter"], sets, NO_SET)
        found = [c for c in found if c.set == of_set]
    return [c for c in found if definition(c.id).custom] if chosen.get("custom") else found


def one_of(word: str, known: tuple[str, ...], refusal: Text) -> str:
    """The word itself, or an error that names those there are."""
    from tableforge.errors import BadSetup
    from tableforge.tongue.spelling import unknown

    if word.lower() not in known:
        raise BadSetup(unknown(refusal, word, known))
    return word.lower()


def find_cards(name: str) -> list[Title]:
    """The card of that id or number, all cards of that title, or all with the name in theirs."""
    from tableforge.arkham.cards import CARDS, CODES
    from tableforge.arkham.refusals import NO_CARD
    from tableforge.errors import UnknownCard
    from tableforge.tongue.spelling import squash, unknown

    if name in CARDS or name in CODES:
        return [CARDS[CODES.get(name, name)]]
    key = squash(name)
    same = [c for c in CARDS.values() if key in (squash(c.en), squash(c.fr))]
    near = [c for c in CARDS.values() if key and (key in squash(c.en) or key in squash(c.fr) or key in squash(c.id))]
    if not same and not near:
        every = [n for c in CARDS.values() for n in (c.id, c.en, c.fr)]
        raise UnknownCard(unknown(NO_CARD, name, every, list_all=False))
    return same or near


# ---------------------------------------------------------------- as data
def facts(c: Title) -> dict[str, Any]:
    """A card as one JSON object, with the names that collections of cards use for what a card has; what it has not is null."""
    from tableforge.arkham import names
    from tableforge.arkham.cards import definition
    from tableforge.arkham.sheet import back_text, card_text

    enemy, place = c.type == names.ENEMY, c.type == names.LOCATION
    skills = c.skills if c.type == names.INVESTIGATOR else definition(c.id).icons
    return {
        "code": c.code,
        "id": c.id,
        "name": c.en,
        "name_fr": SLIPS.get(c.code, as_typed(c.fr)),
        "subname": c.sub[0] or None,
        "subname_fr": as_typed(c.sub[1]) or None,
        "type_code": names.TYPES[c.type],
        "faction_code": names.CLASSES[class_of(c)],
        "subtype_code": "basicweakness" if c.basic else "weakness" if c.weakness else None,
        "xp": number_or_none(c.level),
        "cost": number_or_none(c.cost),
        "slot": slot(c),
        "health": number_or_none(c.health),
        "sanity": number_or_none(c.sanity),
        "health_per_investigator": enemy and c.per_investigator,
        **{f"skill_{names.STATS[k]}": n or None for k, n in enumerate(skills)},
        "enemy_fight": c.fight if enemy else None,
        "enemy_evade": c.evade if enemy else None,
        "enemy_damage": c.damage if enemy else None,
        "enemy_horror": c.horror if enemy else None,
        "shroud": c.shroud if place else None,
        "clues": number_or_none(c.clues) if place or c.type == names.ACT else None,
        "doom": number_or_none(c.doom),
        "stage": c.stage or None,
        "victory": number_or_none(c.victory),
        "quantity": c.quantity,
        "is_unique": c.unique,
        "encounter_code": c.set or None,
        "traits": [names_of(t.name)[0] for t in c.traits],
        "restricted_to": c.only_for or None,
        **{f"text_{lang}": card_text(c.id, lang) or None for lang in LANGUAGES},
        **{f"back_text_{lang}": back_text(c.id, lang) or None for lang in LANGUAGES},
        "custom": definition(c.id).custom or None,
    }


SLIPS: Final = {"01090": "Perception "}  # titles that the collections have with a slip of the pen, by code


def as_typed(title: str) -> str:
    """A title as people type it, so that it is found in other collections: plain apostrophes and blanks.

    >>> as_typed("Récup’")
    "Récup'"
    """
    return title.replace("’", "'").replace(NBSP, " ")


def class_of(c: Title) -> int:
    """The class of a card; a weakness is neutral, also where it is an enemy or a treachery."""
    from tableforge.arkham.names import NEUTRAL

    return NEUTRAL if c.weakness else c.cls


def number_or_none(n: int) -> int | None:
    """A number that a card has, or nothing where it has none."""
    return None if n < 0 else n


def slot(c: Title) -> str | None:
    """Which slots it takes: Hand, Hand x2."""
    from tableforge.arkham.names import SLOTS

    if not c.slots:
        return None
    name = SLOTS[c.slots[0]].capitalize()
    return name if len(c.slots) == 1 else f"{name} x{len(c.slots)}"


def names_of(trait: str) -> tuple[str, ...]:
    """Return what a trait is called in each language."""
    from tableforge.arkham.words import TRAITS

    return TRAITS[trait]


# ---------------------------------------------------------------- for people
def traits(c: Title, lang: str) -> str:
    """Return the traits of a card as they are printed."""
    from tableforge.arkham.voice.languages import lexicon

    return ". ".join([lexicon(lang).trait(t.name) for t in c.traits])


def title(c: Title, lang: str) -> str:
    """The title with the level, which tells cards of one title apart."""
    return f"{c.title(lang)} ({c.level})" if c.level > 0 else c.title(lang)


def show_list(found: list[Title], chosen: Mapping[str, Any], lang: str) -> None:
    """Print a table of cards, with the columns that were chosen."""
    if chosen.get("custom"):
        show_custom(found, lang)
        return
    from tableforge.arkham.decks.problems import CLASS_NAMES
    from tableforge.arkham.names import MYTHOS_CLASS, TYPES

    out = table(
        *[say(lang, k) for k in ("code", "name", "type", "class", "level", "cost", "trait#many", "set")], numbers=(4, 5)
    )
    for c in found:
        cls = "" if class_of(c) == MYTHOS_CLASS else CLASS_NAMES[class_of(c)].text(lang)
        level, cost = str(c.level) if c.level >= 0 else "", str(c.cost) if c.cost >= 0 else ""
        out.add_row(c.code, c.title(lang), say(lang, TYPES[c.type]), cls, level, cost, traits(c, lang), c.set)
    console().print(out)
    click.echo(say(lang, "cards-found", n=len(found)))


def show(c: Title, lang: str) -> None:
    """Print one card: its numbers, its text, its back."""
    from tableforge.arkham.cards import definition
    from tableforge.arkham.sheet import back_text, card_text

    sub = f", {c.sub[lang == 'fr']}" if c.sub[0] else ""
    click.echo(f"{title(c, lang)}{sub}  ({c.title(next_language(lang))})  [{c.id}, {c.code}]")
    click.echo(" · ".join(numbers(c, lang)))
    if text := card_text(c.id, lang):
        click.echo(f"\n{text}")
    if text := back_text(c.id, lang):
        other = c.back[lang == "fr"] or say(lang, "other-side")
        click.echo(f"\n({other})\n{text}")
    if own := definition(c.id).custom:
        click.echo(f"\n{say(lang, 'custom')}{LANGUAGES[lang].colon}{own}")


def numbers(c: Title, lang: str) -> list[str]:
    """What is printed around the text: type, class, costs, slots, values, icons, traits."""
    from tableforge.arkham import names
    from tableforge.arkham.cards import definition
    from tableforge.arkham.decks.problems import CLASS_NAMES

    out = [say(lang, names.TYPES[c.type])]
    out += [CLASS_NAMES[class_of(c)].text(lang)] if class_of(c) != names.MYTHOS_CLASS else []
    out += [say(lang, "basic-weakness" if c.basic else "weakness")] if c.weakness else []
    out += [say(lang, "unique")] if c.unique else []
    told = [
        ("level", c.level),
        ("cost", c.cost),
        ("health", c.health),
        ("sanity", c.sanity),
        ("victory", c.victory),
        ("doom", c.doom),
        ("stage", c.stage or -1),
    ]
    if c.type == names.ENEMY:
        told += [("fight", c.fight), ("evade", c.evade), ("damage", c.damage), ("horror", c.horror)]
    if c.type == names.LOCATION:
        told.append(("shroud", c.shroud))
    if c.type in (names.LOCATION, names.ACT):
        told.append(("clues", c.clues))
    if c.type == names.INVESTIGATOR:
        told += [(names.STATS[k], n) for k, n in enumerate(c.skills)]
    for key, n in told:
        each = c.per_investigator and ((key == "health") if c.type == names.ENEMY else key == "clues") and n > 0
        out += (
            [f"{say(lang, SEVERAL.get(key, key))} {n}{' ' + say(lang, 'per-investigator') if each else ''}"]
            if n >= 0
            else []
        )
    out += [say(lang, f"full-slot:{names.SLOTS[s]}") for s in c.slots]
    out += [f"{n} {say(lang, names.STATS[k])}" for k, n in enumerate(definition(c.id).icons) if n]
    return out + ([traits(c, lang)] if c.traits else [])


def show_custom(found: list[Title], lang: str) -> None:
    """Print the cards that have an op of their own, and why they need one."""
    from tableforge.arkham.words import Custom, walk

    out = table(*[say(lang, k) for k in ("name", "type", "custom", "reason")])
    for c in found:
        for word in walk(c.abilities, Custom):
            out.add_row(c.title(lang), "", word.name, word.text.text(lang))
    console().print(out)
    click.echo(say(lang, "custom-found", n=len(found)))
