"""A deck of Arkham Horror: an investigator and the cards with their copies; and where decks come from.

>>> load("starter:roland").investigator
'roland-banks'
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from tableforge.arkham.decks import pool, problems, refusals
from tableforge.decks.files import load_from_file
from tableforge.decks.refusals import A_STARTER, NO_DECK, NO_STARTER
from tableforge.decks.wording import clean, join_names, limit_problems, shorten, unplayable
from tableforge.errors import BadDeck
from tableforge.tongue.spelling import nearest, squash
from tableforge.tongue.text import Text, in_every

LONGEST_NAME: Final = 200
LONGEST_ID: Final = 80
MOST_SLOTS: Final = 500
MOST_COPIES: Final = 99
MOST_EXPERIENCE: Final = 999
OURS: Final = "starter:"  # before the name of a deck that ships with the game


@dataclass(frozen=True, slots=True)
class Deck:
    """One investigator's deck.

    cards       card ids with their copies: the cards that were chosen, signature cards and weaknesses, in the set's order
    random      how many basic weaknesses are still to be drawn (AH.random-basic-weakness-last)
    experience  what its investigator has earned and not yet spent
    """

    name: str
    investigator: str
    cards: tuple[tuple[str, int], ...]
    random: int = 0
    experience: int = 0
    fr: str = ""
    id: str = ""

    def title(self, lang: str = "en") -> str:
        """The name in a language, where the deck has one."""
        return Text(self.name, self.fr).text(lang)

    def ids(self) -> tuple[str, ...]:
        """The cards one by one, each as often as the deck has it."""
        return tuple([id for id, n in self.cards for _ in range(n)])

    def copies(self, id: str) -> int:
        """How often the deck has a card."""
        return dict(self.cards).get(id, 0)

    def size(self) -> int:
        """How many of its cards count towards the size of a deck (AH.deck-size)."""
        known = pool.cards()
        return sum([n for id, n in self.cards if id in known and pool.counts(known[id])])

    def weaknesses(self) -> tuple[str, ...]:
        """Its basic weaknesses, as far as they have been drawn."""
        known = pool.cards()
        return tuple([id for id in self.ids() if id in known and known[id].basic])

    def spent(self) -> int:
        """The experience that its cards stand for, level by level."""
        known = pool.cards()
        return sum([n * pool.worth(known[id]) for id, n in self.cards if id in known])

    def core_sets(self) -> int:
        """How many core sets it takes to put this deck together."""
        known = pool.cards()
        return max([1, *[-(-n // known[id].quantity) for id, n in self.cards if id in known]])

    def digest(self) -> str:
        """A short name for what is in the deck, whatever it is called."""
        told = "\n".join([self.investigator, *sorted(self.ids()), str(self.random)])
        return sha256(told.encode()).hexdigest()[:12]

    # ------------------------------------------------------------ changes, as a campaign makes them
    def gaining(self, *ids: str) -> Deck:
        """The deck with further cards, such as a weakness that was drawn or a story asset that was earned."""
        pairs = dict(self.cards)
        for id in ids:
            pairs[id] = pairs.get(id, 0) + 1
        return replace(self, cards=pool.ordered(pairs))

    def losing(self, *ids: str) -> Deck:
        """The deck without a copy of each of these cards; those that it has not are left out."""
        pairs = dict(self.cards)
        for id in ids:
            pairs[id] = pairs.get(id, 0) - 1
        return replace(self, cards=pool.ordered({id: n for id, n in pairs.items() if n > 0}))

    def earning(self, experience: int) -> Deck:
        """The deck of an investigator who has earned experience."""
        return replace(self, experience=self.experience + max(0, experience))

    # ------------------------------------------------------------ as data
    def to_json(self) -> dict[str, object]:
        """The deck as plain data for a save; `from_json` reads it back."""
        return {
            "name": self.name,
            "investigator": self.investigator,
            "cards": [[id, n] for id, n in self.cards],
            "random": self.random,
            "experience": self.experience,
            "fr": self.fr,
            "id": self.id,
        }

    @staticmethod
    def from_json(data: object) -> Deck:
        """The deck that `to_json` wrote; `BadDeck` for anything of another shape.

        >>> deck = load("starter:roland")
        >>> Deck.from_json(deck.to_json()) == deck
        True
        """
        return _from_json(data)

    def problems(self, earned: Collection[str] = ()) -> tuple[Text, ...]:
        """Everything that keeps this deck from being played, in both languages; empty for a legal deck.

        `earned` are the story cards that a campaign has given to its investigator.
        """
        return limit_problems(problems.of_deck(self.investigator, dict(self.cards), self.random, earned))


def _from_json(data: object) -> Deck:
    shape = refusals.JSON_NO_SAVED_DECK.fill()
    if not isinstance(data, dict):
        raise BadDeck(shape)
    texts = [data.get(key, "") for key in ("name", "investigator", "fr", "id")]
    cards, numbers = data.get("cards"), [data.get(key, 0) for key in ("random", "experience")]
    if not all([isinstance(text, str) and len(text) <= LONGEST_NAME for text in texts]):
        raise BadDeck(shape)
    if not all([type(n) is int and 0 <= n <= MOST_EXPERIENCE for n in numbers]):
        raise BadDeck(shape)
    if not isinstance(cards, (list, tuple)) or len(cards) > MOST_SLOTS:
        raise BadDeck(shape)
    pairs: dict[str, int] = {}
    for pair in cards:
        if not isinstance(pair, (list, tuple)) or len(pair) != 2:
            raise BadDeck(shape)
        id, n = pair
        if not isinstance(id, str) or id in pairs or type(n) is not int or not 1 <= n <= MOST_COPIES:
            raise BadDeck(shape)
        pairs[id] = n
    name, investigator, fr, id = [clean(str(text)) for text in texts]  # a save may come from a stranger, too
    return Deck(name, investigator, tuple(pairs.items()), int(numbers[0]), int(numbers[1]), fr, id)


def check(deck: Deck, earned: Collection[str] = ()) -> None:
    """Raise `BadDeck` with everything that is wrong, or do nothing."""
    if found := deck.problems(earned):
        raise unplayable(deck.name, found)


def check_start(deck: Deck, standalone: bool, granted: int = 0, earned: Collection[str] = ()) -> None:
    """The same, for a deck that begins a campaign, or one that is to play a single scenario.

    A campaign begins with cards of level 0, unless experience is granted beforehand (AH.deck-level-zero); a single scenario
    may be played with up to 49 experience (AH.standalone-experience).
    """
    spent = deck.spent()
    found = list(deck.problems(earned))
    if standalone:
        found += problems.of_standalone(spent)
    else:
        found += problems.of_campaign_start(dict(deck.cards), spent, granted)
    if found:
        raise unplayable(deck.name, tuple(found))


# ---------------------------------------------------------------- where decks come from
@cache
def starters() -> dict[str, Deck]:
    """The decks that ship with the game, two for each investigator, by their short names."""
    import tomllib

    path = Path(__file__).with_name("starters.toml")
    decks = {}
    for short, row in tomllib.loads(path.read_text("utf-8")).items():
        pairs = dict.fromkeys(pool.card(row["investigator"]).signature, 1)
        pairs |= dict.fromkeys(row["once"], 1) | dict.fromkeys(row["twice"], 2)
        decks[short] = Deck(row["name"], row["investigator"], pool.ordered(pairs), 1, 0, row["fr"], f"starter:{short}")
    return decks


def load(ref: str, files: bool = True) -> Deck:
    """The deck that a reference names: one that ships with the game, or a file of any known format.

    An investigator's name alone stands for the first deck that ships with the game for them.  A file may hold many decks:
    'decks.json#2' is the second, 'decks.json#Name' the one of that name.  `files=False` refuses paths, for references that
    come from strangers.

    >>> load("starter:daisy") == load("daisy") == load("Daisy Walker")
    True
    """
    if ref.startswith(OURS):
        return _starter(ref.removeprefix(OURS))
    if usual := starter_of(ref):
        return usual
    if not files:
        raise BadDeck(NO_DECK.fill(ref=shorten(ref), would=refusals.OUR_OWN))
    from tableforge.arkham.decks import formats

    return load_from_file(ref, formats.survey_file)


def starter_of(name: str) -> Deck | None:
    """The first deck that ships with the game for an investigator of that name; None where there is no such investigator."""
    who = pool.investigators().get(squash(name[:LONGEST_ID]))
    return next((deck for deck in starters().values() if deck.investigator == who), None)


def _starter(short: str) -> Deck:
    known = starters()
    if short not in known:
        names = join_names([A_STARTER.fill(short=name, name=in_every(deck.title)) for name, deck in known.items()])
        near = nearest(short[:60], known)
        raise BadDeck(NO_STARTER.fill(name=shorten(short), near=near, known=names))
    return known[short]
