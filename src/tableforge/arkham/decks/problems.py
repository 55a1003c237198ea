"""What makes a deck legal: every way in which it may be wrong, told by card, with the rule."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from tableforge.arkham.decks import pool, refusals
from tableforge.arkham.decks.pool import SIZE
from tableforge.arkham.definition import CardDef
from tableforge.arkham.lexicon import LEXICON
from tableforge.arkham.names import CLASSES, INVESTIGATOR
from tableforge.decks.refusals import NO_CARD
from tableforge.decks.wording import NOWHERE, count_cards, shorten
from tableforge.tongue.spelling import nearest
from tableforge.tongue.text import Text, in_every

MOST_OF_A_TITLE: Final = 2
MOST_RANDOM: Final = 10  # the pool of basic weaknesses (AH.basic-weakness-pool)
MOST_STANDALONE: Final = 49
MOST_SUGGESTIONS: Final = 6
CLASS_NAMES: Final = tuple([LEXICON.text_of(name) for name in CLASSES[:-1]])
Where = Mapping[str, Text]  # by card: how a problem with it begins, such as "line 7: "
NO_LINES: Final[Where] = {}


# ---------------------------------------------------------------- decks
def of_deck(
    investigator: str, cards: Mapping[str, int], random: int, earned: Collection[str] = (), where: Where = NO_LINES
) -> list[Text]:
    """Everything that is wrong with a deck, whatever it is to be played in."""
    known = pool.cards()
    found = _strangers([id for id in cards if id not in known], where)
    who = known.get(investigator)
    if who is None or who.type != INVESTIGATOR:
        return [refusals.NO_INVESTIGATOR.fill(name=shorten(investigator), known=investigators()), *found]
    held = {id: (known[id], n) for id, n in cards.items() if id in known}
    for id, (d, n) in held.items():
        at = where.get(id, NOWHERE)
        wrong = _card(who, d, earned)
        if wrong is not None:
            found.append(at + wrong)
        elif (most := _most(d)) is not None and n > most[0]:
            found.append(at + most[1].fill(card=pool.told(d), most=most[0], n=n))
    found += _titles(held, where)
    found += _size(held)
    found += _requirements(who, cards, random)
    return found


def _strangers(ids: list[str], where: Where) -> list[Text]:
    known = pool.cards()
    found = []
    for k, id in enumerate(ids):
        near = nearest(id, known) if k < MOST_SUGGESTIONS and len(id) <= 60 else NOWHERE
        found.append(NO_CARD.fill(where=where.get(id, NOWHERE), title=shorten(id), near=near))
    return found


def investigators() -> Text:
    """The investigators whom a deck may be for, in a sentence."""
    ids = [d.id for d in pool.cards().values() if d.type == INVESTIGATOR]
    return Text(", ".join(ids))


def _card(who: CardDef, d: CardDef, earned: Collection[str]) -> Text | None:
    """Why this investigator's deck cannot have a card at all; None where it can."""
    if d.type == INVESTIGATOR:
        return refusals.AN_INVESTIGATOR.fill(card=pool.told(d))
    if not pool.is_for_decks(d):
        return refusals.ENCOUNTER_CARD.fill(card=pool.told(d))
    if d.only_for and d.only_for != who.id:
        return refusals.ANOTHERS.fill(card=pool.told(d), whose=_name(pool.card(d.only_for)), who=_name(who))
    if pool.is_story(d):
        return None if d.id in earned else refusals.STORY.fill(card=pool.told(d))
    if d.only_for or d.weakness or pool.may_have(who, d):
        return None
    return refusals.NO_ACCESS.fill(
        card=pool.told(d), cls=class_told(d.cls), level=d.level, who=_name(who), may=access(who)
    )


def _most(d: CardDef) -> tuple[int, Text] | None:
    """How many copies of one card a deck may have, where that is not told by its title, and what is said of more."""
    if d.exceptional:
        return 1, refusals.EXCEPTIONAL
    if d.basic:
        return d.quantity, refusals.POOL_HAS
    if d.only_for or pool.is_story(d):
        return d.quantity, refusals.ONE_OF_ITS_OWN
    return None


def _titles(held: Mapping[str, tuple[CardDef, int]], where: Where) -> list[Text]:
    """Titles of which there are more than two, levels taken together (AH.deck-copies)."""
    copies: dict[str, list[CardDef]] = {}
    for d, n in held.values():
        if pool.counts(d) or d.permanent:
            copies.setdefault(d.title, []).extend([d] * n)
    found = []
    for title, those in copies.items():
        if len(those) > MOST_OF_A_TITLE and not any([d.exceptional for d in those]):
            at = where.get(those[-1].id, NOWHERE)
            found.append(
                refusals.TOO_MANY_COPIES.fill(
                    where=at, card=Text(title, those[0].fr), n=len(those), most=MOST_OF_A_TITLE
                )
            )
    return found


def _size(held: Mapping[str, tuple[CardDef, int]]) -> list[Text]:
    n = sum([n for d, n in held.values() if pool.counts(d)])
    return [] if n == SIZE else [refusals.WRONG_SIZE.fill(size=SIZE, cards=count_cards(n))]


def _requirements(who: CardDef, cards: Mapping[str, int], random: int) -> list[Text]:
    """The cards that an investigator's deck must have and that are missing (AH.deck-requirements)."""
    known = pool.cards()
    found = [
        refusals.MISSING.fill(who=_name(who), card=pool.told(known[id])) for id in who.signature if id not in cards
    ]
    drawn = sum([n for id, n in cards.items() if id in known and known[id].basic])
    if drawn + random < 1:
        found.append(refusals.NO_WEAKNESS.fill(card=pool.RANDOM))
    if random > MOST_RANDOM:
        found.append(refusals.TOO_MANY_RANDOM.fill(n=random, most=MOST_RANDOM))
    return found


def of_campaign_start(cards: Mapping[str, int], spent: int, granted: int = 0) -> list[Text]:
    """What keeps a deck from beginning a campaign: cards above level 0 that no experience has paid for."""
    if spent <= granted:
        return []
    known = pool.cards()
    high = [refusals.LEVELLED.fill(card=pool.told(known[id])) for id in cards if id in known and pool.worth(known[id])]
    return [refusals.CAMPAIGN_START.fill(spent=spent, granted=granted), *high]


def of_standalone(spent: int) -> list[Text]:
    """What keeps a deck from a single scenario: more experience than the rules have weaknesses for."""
    return [refusals.STANDALONE.fill(spent=spent, most=MOST_STANDALONE)] if spent > MOST_STANDALONE else []


# ---------------------------------------------------------------- words
def class_told(cls: int) -> Text:
    """A class in a sentence."""
    return CLASS_NAMES[cls] if 0 <= cls < len(CLASS_NAMES) else Text(CLASSES[cls])


def access(who: CardDef) -> Text:
    """What an investigator's deck may hold: its classes, each with the highest level."""
    rows = [(class_told(cls), most) for cls, most in who.access]
    return in_every(lambda lang: ", ".join([f"{cls.text(lang)} 0–{most}" for cls, most in rows]))


def _name(who: CardDef) -> Text:
    return Text(who.en, who.fr)
