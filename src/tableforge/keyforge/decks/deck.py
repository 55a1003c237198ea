"""A deck as the engine takes it: a name, three houses, thirty-six cards; and where decks come from.

>>> load("starter:onyx").name
'Miss "Onyx" Censorius'
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from tableforge.decks.files import load_from_file
from tableforge.decks.refusals import A_STARTER, NO_DECK, NO_STARTER
from tableforge.decks.wording import (
    MOST_PROBLEMS,
    NOWHERE,
    Verdict,
    clean,
    count_cards,
    join_names,
    limit_problems,
    shorten,
    unplayable,
)
from tableforge.errors import BadDeck
from tableforge.keyforge.decks import refusals
from tableforge.keyforge.decks.problems import (
    DECK_SIZE,
    PLAYABLE_SETS,
    SETS,
    house_name,
    house_told,
    later_set,
    misplaced,
    no_card,
    no_house,
    no_set_to_forge,
    wrong_size,
)
from tableforge.keyforge.names import HOUSE_NUMBERS, HOUSES
from tableforge.tongue.spelling import did_you_mean, nearest, squash
from tableforge.tongue.text import Text, in_every

HOUSE_COUNT: Final = 3
PER_HOUSE: Final = 12

# Finding a near name costs milliseconds, and a hostile deck may hold a million wrong ones.
MOST_SUGGESTIONS: Final = 6
LONGEST_NAME: Final = 200
MOST_CARDS: Final = 200
MOST_UNKNOWN: Final = 300
MOST_BROKEN: Final = 50
MOST_LATER: Final = 20
LONGEST_TITLE: Final = 80


@dataclass(frozen=True, slots=True)
class Deck:
    """One Archon deck.  `cards` are pairs of card id and house; a house other than the printed one makes a maverick."""

    name: str
    houses: tuple[int, int, int]
    cards: tuple[tuple[str, int], ...]
    set: str = ""
    fr: str = ""
    id: str = ""

    def title(self, lang: str = "en") -> str:
        """The name in a language, where the deck has one."""
        return Text(self.name, self.fr).text(lang)

    def of_house(self, house: int) -> tuple[str, ...]:
        """The cards of one house, in the order of the deck."""
        return tuple([card for card, its in self.cards if its == house])

    def mavericks(self) -> tuple[str, ...]:
        """The cards that stand in another house than their printed one (KF.maverick)."""
        from tableforge.keyforge.cards import CARDS

        return tuple([card for card, house in self.cards if card in CARDS and CARDS[card].house.house != house])

    def to_json(self) -> dict[str, object]:
        """The deck as plain data for a save, houses by name; `from_json` reads it back."""
        return {
            "name": self.name,
            "houses": [house_name(house) for house in self.houses],
            "cards": [[card, house_name(house)] for card, house in self.cards],
            "set": self.set,
            "fr": self.fr,
            "id": self.id,
        }

    @staticmethod
    def from_json(data: object) -> Deck:
        """The deck that `to_json` wrote; `BadDeck` for anything of another shape.

        >>> deck = load("starter:onyx")
        >>> Deck.from_json(deck.to_json()) == deck
        True
        """
        return _from_json(data)

    def problems(self) -> tuple[Text, ...]:
        """Everything that keeps this deck from being played, in both languages; empty for a legal deck."""
        return limit_problems([*house_problems(self), *size_problems(self), *_strangers(self)])


def _from_json(data: object) -> Deck:
    if not isinstance(data, dict):
        raise _no_saved_deck()
    texts = [data.get(key, "") for key in ("name", "set", "fr", "id")]
    houses, cards = data.get("houses"), data.get("cards")
    if not all([isinstance(text, str) and len(text) <= LONGEST_NAME for text in texts]):
        raise _no_saved_deck()
    if not isinstance(houses, (list, tuple)) or len(houses) != HOUSE_COUNT or not isinstance(cards, (list, tuple)):
        raise _no_saved_deck()
    if len(cards) > MOST_CARDS:
        raise BadDeck(wrong_size(len(cards)))
    numbers = [_house_number(house) for house in houses]
    pairs: list[tuple[str, int]] = []
    for pair in cards:
        if not isinstance(pair, (list, tuple)) or len(pair) != 2 or not isinstance(pair[0], str):
            raise _no_saved_deck()
        pairs.append((pair[0], _house_number(pair[1])))
    name, of_set, fr, id = [clean(str(text)) for text in texts]  # a save may come from a stranger, too
    return Deck(name, (numbers[0], numbers[1], numbers[2]), tuple(pairs), of_set, fr, id)


def _no_saved_deck() -> BadDeck:
    return BadDeck(refusals.JSON_NO_SAVED_DECK.fill())


def _house_number(name: object) -> int:
    if not isinstance(name, str) or name not in HOUSE_NUMBERS:
        what = shorten(name) if isinstance(name, str) else type(name).__name__
        raise BadDeck(refusals.JSON_NO_HOUSE.fill(house=what, known=", ".join(HOUSES)))
    return HOUSE_NUMBERS[name]


def house_problems(deck: Deck) -> list[Text]:
    """What is wrong with the three houses."""
    found = []
    if len({*deck.houses}) != HOUSE_COUNT:
        has = join_names([house_told(h) for h in deck.houses[:6]]) or refusals.NONE
        found.append(refusals.THREE_HOUSES.fill(has=has))
    for house in dict.fromkeys(deck.houses):
        if not 0 <= house < len(HOUSES):
            last, known = len(HOUSES) - 1, ", ".join(HOUSES)
            found.append(refusals.NO_HOUSE_NUMBER.fill(house=house, last=last, known=known))
    return found


def size_problems(deck: Deck) -> list[Text]:
    """What is wrong with the number of cards, in all and by house."""
    found = []
    if len(deck.cards) != DECK_SIZE:
        found.append(wrong_size(len(deck.cards)))
    count = Counter([house for _, house in deck.cards])
    for house in dict.fromkeys(deck.houses):
        if count[house] != PER_HOUSE:
            cards = count_cards(count[house])
            found.append(refusals.TWELVE_EACH.fill(house=house_told(house), cards=cards, per_house=PER_HOUSE))
    for house in sorted(count.keys() - {*deck.houses}):
        some = shorten(next(card for card, its in deck.cards if its == house))
        cards = count_cards(count[house])
        found.append(refusals.OTHER_HOUSE.fill(house=house_told(house), cards=cards, some=some))
    return found


def _strangers(deck: Deck) -> list[Text]:
    from tableforge.keyforge.cards import CARDS

    strange = list(dict.fromkeys([card for card, _ in deck.cards if card not in CARDS]))
    found = []
    for n, card in enumerate(strange[:MOST_PROBLEMS]):
        near = nearest(card, CARDS) if n < MOST_SUGGESTIONS and len(card) <= 60 else NOWHERE
        found.append(no_card(card, near))
    if (more := len(strange) - MOST_PROBLEMS) > 0:
        found.append(refusals.MORE_STRANGERS.fill(n=more))
    return found


def check(deck: Deck) -> None:
    """Raise `BadDeck` with everything that is wrong, or do nothing."""
    if found := deck.problems():
        raise unplayable(deck.name, found)


def starters() -> dict[str, Deck]:
    """The decks of the starter set, by their short name."""
    import tomllib

    path = Path(__file__).with_name("starters.toml")
    decks = {}
    for short, row in tomllib.loads(path.read_text("utf-8")).items():
        houses = [HOUSES.index(name) for name in row["houses"]]
        cards = [(card, HOUSES.index(name)) for name, ids in row["houses"].items() for card in ids]
        triple = (houses[0], houses[1], houses[2])
        decks[short] = Deck(row["name"], triple, tuple(cards), row["set"], row["fr"], f"starter:{short}")
    return decks


def load(ref: str, files: bool = True) -> Deck:
    """The deck that a reference names: a starter, a forged deck, or a file of any known format.

    A file may hold many decks: 'decks.csv#2' is the second, 'decks.csv#Name' the one of that name.  `files=False`
    refuses paths, for references that come from strangers.

    >>> load("starter:argus").houses
    (2, 4, 6)
    """
    kind, colon, rest = ref.partition(":")
    if colon and kind == "starter":
        return _starter(rest)
    if colon and kind == "forged":
        return _forged(rest)
    if not files:
        raise BadDeck(NO_DECK.fill(ref=shorten(ref), would=refusals.OUR_OWN))
    return _from_file(ref)


def _starter(short: str) -> Deck:
    known = starters()
    if short not in known:
        names = join_names([A_STARTER.fill(short=name, name=in_every(deck.title)) for name, deck in known.items()])
        near = nearest(short[:60], known)
        raise BadDeck(NO_STARTER.fill(name=shorten(short), near=near, known=names))
    return known[short]


def _forged(rest: str) -> Deck:
    from tableforge.keyforge.decks import forge

    of_set, colon, digits = rest.rpartition(":")
    if colon and of_set not in SETS:
        raise no_set_to_forge(of_set)
    if digits.isascii() and digits.isdigit() and len(digits) <= 20:
        return forge.forge(int(digits), of_set or None)
    if " of the " in digits and not colon:
        return forge.by_name(digits)
    raise BadDeck(refusals.NO_SEED.fill(digits=shorten(digits), would=refusals.A_FORGED_DECK))


def _from_file(ref: str) -> Deck:
    from tableforge.keyforge.decks import formats

    return load_from_file(ref, formats.survey_file)


# ---------------------------------------------------------------- decks that a file claims
@dataclass(slots=True)
class Line:
    """One title in a file, before anything about it is believed."""

    title: str
    house: str = ""  # as the file names it; empty: the printed house
    copies: int = 1
    where: Text = NOWHERE
    number: tuple[str, int] | None = None
    later: bool = False
    maverick: bool = True  # whether the file allows this card in another house


@dataclass(slots=True)
class Draft:
    """What a file says about one deck."""

    name: str
    set: str | int = ""
    fr: str = ""
    id: str = ""
    houses: list[str] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    problems: list[Text] = field(default_factory=list)


@cache
def numbers() -> dict[tuple[str, int], str]:
    """Card ids by set and collector number, for titles in other languages."""
    from tableforge.keyforge.cards import CARDS

    return {(of_set, n): card.id for card in CARDS.values() for of_set, n in card.number.items()}


@cache
def tables() -> tuple[dict[str, str], dict[str, str], dict[str, str], dict[str, str]]:
    """Sets of the pool, later sets, houses of the pool, later houses: by every name, squashed."""
    import tomllib

    path = Path(__file__).with_name("sets.toml")
    data = tomllib.loads(path.read_text("utf-8"))
    pool = {squash(str(v)): id for id, row in data["pool"].items() for v in (id, *row.values())}
    later = {squash(str(v)): row["title"] for id, row in data["later"].items() for v in (id, *row.values()) if v}
    houses = {squash(v): id for id, row in data["houses"].items() for v in (id, *row)}
    strange = {squash(v): row[0] for id, row in data["later_houses"].items() for v in (id, *row)}
    return pool, later, houses, strange


class Judge:
    """Turns drafts into entries; counts what a hostile file would make it look up."""

    def __init__(self) -> None:
        self.suggestions = MOST_SUGGESTIONS
        self.unknown: set[str] = set()
        self.broken = 0
        self.later = 0

    def near(self, name: str, known: dict[str, str]) -> str:
        """The key of a known name close to a misspelt one, or ''."""
        if len(name) > LONGEST_TITLE or not self.suggestions:
            return ""
        from difflib import get_close_matches

        self.suggestions -= 1
        close = get_close_matches(squash(name), list(known), 1, 0.75)
        return close[0] if close else ""

    def verdict(self, draft: Draft) -> Verdict[Deck]:
        """The deck of a draft, or its problems."""
        name = clean(draft.name[: LONGEST_NAME + 1])
        problems: list[Text] = []
        of_set, later = self.set_of(draft, problems)
        self.later += later
        # A collection may hold thousands of decks of later sets: the first few are told in full, the others by set.
        found = None if self.later > MOST_LATER and later else self.deck(draft, name, of_set, later, problems)
        if found is not None and not problems:
            return Verdict(name, found)
        if not later:
            self.broken += 1
            if self.broken > MOST_BROKEN:
                one = shorten(name)
                raise BadDeck(refusals.MANY_UNPLAYABLE.fill(most=MOST_BROKEN, name=one, problem=problems[0]))
        return Verdict(shorten(name, LONGEST_NAME), None, limit_problems(problems))

    def deck(self, draft: Draft, name: str, of_set: str, later: bool, problems: list[Text]) -> Deck | None:
        """The deck as far as it can be told; what is wrong with it is added to the problems."""
        problems += dict.fromkeys(draft.problems)
        if not name or len(name) > LONGEST_NAME:
            problems.append(refusals.WRONG_NAME.fill(most=LONGEST_NAME, n=len(draft.name)))
        houses = self.houses_of(draft, problems)
        copies = sum([line.copies for line in draft.lines])
        if copies > MOST_CARDS:
            problems.append(wrong_size(copies))
            return None
        cards = self.cards_of(draft, later, problems)
        if len(houses) != HOUSE_COUNT or cards is None:
            return None
        ordered = [(card, house) for its in dict.fromkeys(houses) for card, house in cards if house == its]
        ordered += [(card, house) for card, house in cards if house not in houses]
        fr, id = clean(draft.fr[:LONGEST_NAME]), clean(draft.id[:LONGEST_TITLE])
        found = Deck(name, (houses[0], houses[1], houses[2]), tuple(ordered), of_set, fr, id)
        problems += [*house_problems(found), *size_problems(found)]
        return found

    def set_of(self, draft: Draft, problems: list[Text]) -> tuple[str, bool]:
        """The id of the deck's set, and whether it is a later one."""
        pool, later, _, _ = tables()
        key = squash(str(draft.set)[:LONGEST_TITLE])
        if key in pool or not key:
            return pool.get(key, ""), False
        if key in later:
            problems.append(later_set(later[key]))
            return "", True
        problems.append(refusals.NO_SET.fill(name=shorten(str(draft.set)), known=PLAYABLE_SETS))
        return "", False

    def houses_of(self, draft: Draft, problems: list[Text]) -> list[int]:
        """The houses by number; those that are not known leave a problem."""
        found = []
        for raw in draft.houses[:12]:
            number = self.house(raw, problems)
            if number is not None:
                found.append(number)
        if len(draft.houses) != HOUSE_COUNT:
            has = ", ".join([shorten(h, 20) for h in draft.houses[:6]])
            problems.append(refusals.NAMES_HOUSES.fill(has=has or refusals.NONE))
        return found

    def house(self, raw: str, problems: list[Text]) -> int | None:
        """The number of one house, or a problem."""
        _, _, houses, strange = tables()
        key = squash(raw[:LONGEST_TITLE])
        if key in houses:
            return HOUSES.index(houses[key])
        if key in strange:
            problems.append(refusals.LATER_HOUSE.fill(name=strange[key]))
        else:
            near = self.near(raw, houses)
            problems.append(no_house(raw, houses[near] if near else ""))
        return None

    def cards_of(self, draft: Draft, later: bool, problems: list[Text]) -> list[tuple[str, int]] | None:
        """The cards with their houses; None where a house could not be told.  Unknown titles count as cards."""
        from tableforge.keyforge.cards import CARDS, titles

        _, _, known_houses, strange = tables()
        known = titles()
        cards: list[tuple[str, int]] = []
        missing: list[str] = []
        complete = True
        for line in draft.lines:
            key = squash(line.title) if len(line.title) <= LONGEST_TITLE else ""
            id = known.get(key) or (numbers().get(line.number) if line.number else None)
            heading = squash(line.house[:LONGEST_TITLE])
            house = known_houses.get(heading)
            number = HOUSES.index(house) if house else CARDS[id].house.house if id and not line.house else None
            if id is None:
                if later or line.later or heading in strange:
                    missing += [line.title] * line.copies
                else:
                    problems.append(self.misspelt(line))
            elif number is not None and not line.maverick and number != CARDS[id].house.house:
                problems.append(misplaced(line.title, CARDS[id].house.house, number, line.where))
            if number is None:
                complete = False
            else:
                cards += [(id or line.title, number)] * line.copies
        for odd in dict.fromkeys([line.house for line in draft.lines if line.house]):
            if odd not in draft.houses:
                self.house(odd, problems)
        if missing:
            some = list(dict.fromkeys(missing))
            names = ", ".join([shorten(title, 40) for title in some[:DECK_SIZE]]) + (
                " …" if len(some) > DECK_SIZE else ""
            )
            told = refusals.LATER_CARDS if len(missing) > 1 else refusals.LATER_CARD
            problems.append(told.fill(n=len(missing), names=names))
        return cards if complete else None

    def misspelt(self, line: Line) -> Text:
        """What to say of a title that no set of the pool has."""
        self.unknown.add(line.title)
        if len(self.unknown) > MOST_UNKNOWN:
            raise BadDeck(refusals.MANY_STRANGERS.fill(most=MOST_UNKNOWN))
        from tableforge.keyforge.cards import CARDS, titles

        near = self.near(line.title, titles())
        if near:
            card = CARDS[titles()[near]]
            name = card.fr if near == squash(card.fr) and near != squash(card.en) else card.en
            return no_card(line.title, did_you_mean(name), line.where)
        return refusals.MISSPELT.fill(title=shorten(line.title), where=line.where)
