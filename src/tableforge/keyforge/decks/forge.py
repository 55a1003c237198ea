"""Forges new decks: from a seed, a legal deck that no other seed gives, in the proportions of printed decks.

The makers keep their algorithm to themselves.  What is known comes from counting: Archon Arcana's page "Title Rarity"
(estimates from 100,000 decks of each set, seen 2020) gives the rates below.  Drawing each slot by itself, leads of a
family as the ordinary rares they are, brings the specials out at 0.3 % (Call of the Archons) and 0.6 % (Age of
Ascension) of all cards, which is what was counted; so this simple model is close to the truth.

>>> deck = forge(417, "cota")
>>> deck.name, len(deck.cards), deck == forge(417, "cota"), deck == forge(418, "cota")
('Sovereign Casolde of the Wandering Serpent', 36, True, False)
"""

from __future__ import annotations

from functools import cache
from typing import Final

from tableforge.errors import BadDeck
from tableforge.kernel.chance import Rng, rng
from tableforge.keyforge.cards import CARDS
from tableforge.keyforge.decks import archon_names, refusals
from tableforge.keyforge.decks.deck import HOUSE_COUNT, PER_HOUSE, Deck
from tableforge.keyforge.decks.problems import SETS, no_set_to_forge
from tableforge.keyforge.names import DIS, HOUSES, SANCTUM
from tableforge.keyforge.words import Title

SEEDS: Final = 1 << 32

# Weights of common, uncommon, rare (KF.rarity).  Counted: 66.2, 24.2, 9.3 % and 65.6, 24.0, 9.7 %; the rest are
# specials, which no slot draws: they come with a lead, or as one face of a family.  Shards and other partners are
# rares that come beyond the draw, so the slots of Age of Ascension draw fewer; a test holds the outcome to the count.
RARITIES: Final = ("Common", "Uncommon", "Rare")
WEIGHTS: Final = {"cota": (660, 243, 94), "aoa": (662, 246, 86)}

# Of 100,000 cards.  Counted: 4.1 % of decks hold a maverick, 8.4 % of Age of Ascension decks a legacy card; over 36
# slots that is one card in 860 and one in 410.  Both on one card (counted: 0.0092 % of decks) follows by itself.
MAVERICKS: Final = 116
LEGACIES: Final = {"cota": 0, "aoa": 244}

# Families that share one place in the pool; the face is chosen when the place is drawn.  Master of 1 is the rare of
# its family.  In Age of Ascension each house has places for 16 commons, 16 uncommons and 20 rares; the house lists
# leave one uncommon place of Dis open for the key imps, and of the two of Sanctum the rare one fits the counted rate.
MASTERS: Final = ("master-of-1", "master-of-2", "master-of-3")
KEY_IMPS: Final = ("bronze-key-imp", "gold-key-imp", "silver-key-imp")
AMBASSADORS: Final = tuple([f"{house}-ambassador" for house in HOUSES if house != "sanctum"])
FACES: Final = {
    "cota": ((DIS, "Rare", MASTERS),),
    "aoa": ((DIS, "Uncommon", KEY_IMPS), (SANCTUM, "Rare", AMBASSADORS)),
}

# Cards that come together.  Printed: the four horsemen always; one Help from Future Self with each Timetraveller;
# shards in all three houses or in none.
HORSEMEN: Final = ("horseman-of-pestilence", "horseman-of-death", "horseman-of-famine", "horseman-of-war")
SHARDS: Final = (
    "shard-of-strength",
    "shard-of-pain",
    "shard-of-knowledge",
    "shard-of-hate",
    "shard-of-hope",
    "shard-of-greed",
    "shard-of-life",
)
# Lead: partner, least and most copies in its house.  A lead that names its partner is never without it; how many more
# there are is our own guess, up to the seven plague rats that players report.
PARTNERS: Final = {
    "ortannu-the-chained": ("ortannu-s-binding", 2, 4),
    "grumpus-tamer": ("war-grumpus", 1, 2),
    "faygin": ("urchin", 1, 2),
    "bear-flute": ("ancient-bear", 1, 2),
    "troop-call": ("niffle-ape", 2, 3),
    "niffle-queen": ("niffle-ape", 1, 2),
    "plague-rat": ("plague-rat", 3, 7),
}
ONCE: Final = frozenset([*HORSEMEN, *MASTERS, *SHARDS])
LEADS: Final = frozenset([*PARTNERS, *HORSEMEN, *SHARDS, *MASTERS, "timetraveller"])


def forge(seed: int, set: str | None = None) -> Deck:
    """The deck of a seed below 2**32, of one set; without a set, the seed chooses it.

    The name tells seed and set, so no two seeds give the same deck (`by_name` reads it back).
    """
    if not 0 <= seed < SEEDS:
        raise BadDeck(refusals.SEED.fill(most=SEEDS - 1, seed=seed))
    if set is None:
        set = SETS[_chance(seed, 0).below(len(SETS))]
    if set not in WEIGHTS:
        raise no_set_to_forge(set)
    bench = _Bench(_chance(seed, 1 + SETS.index(set)), set)
    cards = [(card, house) for house, pod in zip(bench.houses, bench.pods) for card in bench.in_order(pod)]
    en, fr = archon_names.name(SETS.index(set) << 32 | seed)
    a, b, c = bench.houses
    return Deck(en, (a, b, c), tuple(cards), set, fr, f"forged:{set}:{seed}")


def by_name(en: str) -> Deck:
    """The forged deck of an Archon's English name."""
    number = archon_names.number_of(en)
    return forge(number & SEEDS - 1, SETS[number >> 32])


def _chance(seed: int, stream: int) -> Rng:
    return rng(seed | stream << 32)


@cache
def pool(set: str, house: int, rarity: str) -> tuple[tuple[str, ...], ...]:
    """The places of one house and rarity, by collector number; each a card, or the faces of a family."""
    faces = [family for its, of, family in FACES[set] if its == house and of == rarity]
    shared = [card for family in faces for card in family]
    here = [c for c in CARDS.values() if set in c.number and c.house.house == house and c.rarity == rarity]
    alone = [(c.id,) for c in sorted(here, key=lambda c: c.number[set]) if c.id not in shared]
    return (*alone, *faces)


@cache
def legacies(set: str, house: int, rarity: str) -> tuple[str, ...]:
    """The cards of earlier sets that this set no longer has (KF.legacy); no lead is among them."""
    earlier = SETS[: SETS.index(set)]

    def old(c: Title) -> bool:
        return set not in c.number and any([s in c.number for s in earlier]) and c.id not in LEADS

    here = [c for c in CARDS.values() if c.house.house == house and c.rarity == rarity and old(c)]
    return tuple([c.id for c in sorted(here, key=lambda c: (*c.number.values(), c.id))])


class _Bench:
    """A deck in the making: three pods of twelve; `kept` are the slots that no companion may take."""

    def __init__(self, chance: Rng, set: str) -> None:
        self.chance = chance
        self.set = set
        left = list(range(len(HOUSES)))
        self.houses = sorted([left.pop(chance.below(len(left))) for _ in range(HOUSE_COUNT)])
        self.used: dict[str, int] = {}
        self.pods = [self._pod(house) for house in self.houses]
        self.kept = [{i for i, card in enumerate(pod) if card in LEADS} for pod in self.pods]
        for pod, kept in zip(self.pods, self.kept):
            self._companions(pod, kept)
        if any([card in SHARDS for pod in self.pods for card in pod]):
            for house, pod, kept in zip(self.houses, self.pods, self.kept):
                self._add(pod, kept, SHARDS[house], 1)

    def in_order(self, pod: list[str]) -> list[str]:
        """The cards by collector number, guests of another set after them."""
        return sorted(pod, key=lambda id: (CARDS[id].number.get(self.set, 1000 + min(CARDS[id].number.values())), id))

    def _pod(self, house: int) -> list[str]:
        return [self._slot(house) for _ in range(PER_HOUSE)]

    def _slot(self, house: int) -> str:
        roll = self.chance.below(sum(WEIGHTS[self.set]))
        common, uncommon, _ = WEIGHTS[self.set]
        rarity = RARITIES[(roll >= common) + (roll >= common + uncommon)]
        maverick = self.chance.below(100_000) < MAVERICKS
        legacy = self.chance.below(100_000) < LEGACIES[self.set]
        if maverick:
            others = [other for other in range(len(HOUSES)) if other != house]
            house = others[self.chance.below(len(others))]
        if legacy and (old := legacies(self.set, house, rarity)):
            return old[self.chance.below(len(old))]
        places = pool(self.set, house, rarity)
        if maverick:
            places = tuple([place for place in places if len(place) == 1 and place[0] not in LEADS])
        while True:
            place = places[self.chance.below(len(places))]
            if place is AMBASSADORS:
                place = tuple([f"{HOUSES[other]}-ambassador" for other in self.houses if other != house])
            card = place[self.chance.below(len(place))]
            if not ONCE.intersection(place).intersection(self.used):
                self.used[card] = self.used.get(card, 0) + 1
                return card

    def _companions(self, pod: list[str], kept: set[int]) -> None:
        if "timetraveller" in pod:
            self._add(pod, kept, "help-from-future-self", pod.count("timetraveller"))
        if "horseman-of-pestilence" in pod:
            for card in HORSEMEN:
                self._add(pod, kept, card, 1)
        for lead, (partner, least, most) in PARTNERS.items():
            if lead in pod:
                self._add(pod, kept, partner, least + self.chance.below(most - least + 1))

    def _add(self, pod: list[str], kept: set[int], card: str, copies: int) -> None:
        """Bring a pod to that many copies of a card, in slots that nothing holds."""
        kept |= {i for i, other in enumerate(pod) if other == card}
        while pod.count(card) < copies and (free := [i for i in range(PER_HOUSE) if i not in kept]):
            slot = free[self.chance.below(len(free))]
            pod[slot] = card
            kept.add(slot)
