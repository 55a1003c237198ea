"""A deck as the engine takes it: a name, three houses, thirty-six cards; and where decks come from.

>>> load("starter:onyx").name
'Miss "Onyx" Censorius'
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from tableforge.errors import BadDeck, nearest
from tableforge.keyforge.names import HOUSES

DECK_SIZE: Final = 36
HOUSE_COUNT: Final = 3
PER_HOUSE: Final = 12
SETS: Final = ("cota", "aoa")
SET_NAMES: Final = {"cota": "Call of the Archons", "aoa": "Age of Ascension"}

# Finding a near name costs milliseconds, and a hostile deck may hold a million wrong ones.
MOST_SUGGESTIONS: Final = 6
MOST_PROBLEMS: Final = 40
LONGEST_NAME: Final = 200
MOST_CARDS: Final = 200
MOST_UNKNOWN: Final = 300
MOST_BROKEN: Final = 100
MOST_LATER: Final = 20
LONGEST_TITLE: Final = 80

NOT_LETTERS: Final = re.compile("[^0-9a-z]+")
KINDS_OF_REF: Final = "'starter:onyx', 'starter:argus', 'forged:SEED', 'forged:cota:SEED', or the path of a deck file"


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
        return self.fr if lang == "fr" and self.fr else self.name

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

    def problems(self) -> tuple[str, ...]:
        """Everything that keeps this deck from being played; empty for a legal deck."""
        return _listed([*house_problems(self), *size_problems(self), *_strangers(self)])


def house_name(house: int) -> str:
    """The name of a house by its number, or the number where no house has it."""
    return HOUSES[house] if 0 <= house < len(HOUSES) else f"house {house}"


def shorten(text: str, most: int = 60) -> str:
    """A text fit for an error message: printable, and cut where it is long."""
    text = "".join([c if c.isprintable() else "�" for c in text[: most + 1]])
    return text if len(text) <= most else text[: most - 1] + "…"


def _listed(problems: list[str]) -> tuple[str, ...]:
    if len(problems) <= MOST_PROBLEMS:
        return tuple(problems)
    return (*problems[:MOST_PROBLEMS], f"and {len(problems) - MOST_PROBLEMS} problems more")


def _from_json(data: object) -> Deck:
    shape = "this is no saved deck; one is {name, houses: [3 names], cards: [[id, house], …], set, fr, id}"
    if not isinstance(data, dict):
        raise BadDeck(shape)
    texts = [data.get(key, "") for key in ("name", "set", "fr", "id")]
    houses, cards = data.get("houses"), data.get("cards")
    if not all([isinstance(text, str) and len(text) <= LONGEST_NAME for text in texts]):
        raise BadDeck(shape)
    if not isinstance(houses, (list, tuple)) or len(houses) != HOUSE_COUNT or not isinstance(cards, (list, tuple)):
        raise BadDeck(shape)
    if len(cards) > MOST_CARDS:
        raise BadDeck(f"a deck has {DECK_SIZE} cards; got {len(cards)} (KF.deck-36-cards)")
    numbers = [_house_number(house) for house in houses]
    pairs: list[tuple[str, int]] = []
    for pair in cards:
        if not isinstance(pair, (list, tuple)) or len(pair) != 2 or not isinstance(pair[0], str):
            raise BadDeck(shape)
        pairs.append((pair[0], _house_number(pair[1])))
    name, of_set, fr, id = [str(text) for text in texts]
    return Deck(name, (numbers[0], numbers[1], numbers[2]), tuple(pairs), of_set, fr, id)


def _house_number(name: object) -> int:
    if not isinstance(name, str) or name not in HOUSES:
        what = shorten(name) if isinstance(name, str) else type(name).__name__
        raise BadDeck(f"there is no house {what!r}; houses: {', '.join(HOUSES)} (KF.houses-of-these-sets)")
    return HOUSES.index(name)


def house_problems(deck: Deck) -> list[str]:
    """What is wrong with the three houses."""
    found = []
    if len({*deck.houses}) != HOUSE_COUNT:
        has = ", ".join([house_name(h) for h in deck.houses[:6]]) or "none"
        found.append(f"a deck has three different houses, this one has {has} (KF.deck-three-houses)")
    for house in dict.fromkeys(deck.houses):
        if not 0 <= house < len(HOUSES):
            found.append(f"there is no house {house}; houses are 0 to {len(HOUSES) - 1}: {', '.join(HOUSES)}")
    return found


def size_problems(deck: Deck) -> list[str]:
    """What is wrong with the number of cards, in all and by house."""
    found = []
    if len(deck.cards) != DECK_SIZE:
        found.append(f"a deck has {DECK_SIZE} cards, this one has {len(deck.cards)} (KF.deck-36-cards)")
    count = Counter([house for _, house in deck.cards])
    for house in dict.fromkeys(deck.houses):
        if count[house] != PER_HOUSE:
            found.append(f"{house_name(house)} has {count[house]} cards, not {PER_HOUSE} (KF.deck-36-cards)")
    for house in sorted(count.keys() - {*deck.houses}):
        some = shorten(next(card for card, its in deck.cards if its == house))
        found.append(
            f"{count[house]} cards, {some!r} among them, are of {house_name(house)}, which is not a house of this deck "
            f"(KF.deck-three-houses)"
        )
    return found


def _strangers(deck: Deck) -> list[str]:
    from tableforge.keyforge.cards import CARDS

    unknown = list(dict.fromkeys([card for card, _ in deck.cards if card not in CARDS]))
    found = [
        f"there is no card {card!r}{nearest(card, list(CARDS))}" if len(card) <= 60 else f"no card {shorten(card)!r}"
        for card in unknown[:MOST_SUGGESTIONS]
    ]
    found += [f"there is no card {shorten(card)!r}" for card in unknown[MOST_SUGGESTIONS:MOST_PROBLEMS]]
    if len(unknown) > MOST_PROBLEMS:
        found.append(f"and {len(unknown) - MOST_PROBLEMS} unknown cards more")
    return found


def check(deck: Deck) -> None:
    """Raise `BadDeck` with everything that is wrong, or do nothing."""
    if found := deck.problems():
        raise BadDeck(f"the deck {shorten(deck.name)!r} cannot be played: {'; '.join(found)}", found)


def starters() -> dict[str, Deck]:
    """The decks of the starter set, by their short name."""
    import tomllib

    path = Path(__file__).with_name("data") / "starters.toml"
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
        raise BadDeck(f"{shorten(ref)!r} names no deck; a deck is {KINDS_OF_REF.rpartition(', or')[0]}")
    return _from_file(ref)


def _starter(short: str) -> Deck:
    known = starters()
    if short not in known:
        names = ", ".join([f"'starter:{name}' ({deck.name})" for name, deck in known.items()])
        raise BadDeck(f"there is no starter deck {shorten(short)!r}{nearest(short[:60], list(known))}; known: {names}")
    return known[short]


def _forged(rest: str) -> Deck:
    from tableforge.keyforge import deckforge

    of_set, colon, digits = rest.rpartition(":")
    if colon and of_set not in SETS:
        raise BadDeck(f"no deck is forged of the set {shorten(of_set)!r}; sets: {', '.join(SETS)}")
    if digits.isascii() and digits.isdigit() and len(digits) <= 20:
        return deckforge.forge(int(digits), of_set or None)
    if " of the " in digits and not colon:
        return deckforge.by_name(digits)
    would = "'forged:417', 'forged:cota:417', or 'forged:' and the name of the Archon"
    raise BadDeck(f"{shorten(digits)!r} is no seed; a forged deck is {would}")


def _from_file(ref: str) -> Deck:
    from tableforge.keyforge import formats

    path, mark, which = ref, "", ""
    if "#" in ref and not formats.is_file(ref):
        path, mark, which = ref.rpartition("#")
    entries = formats.survey_file(path)
    if not mark and len(entries) == 1:
        return formats.playable(entries[0], path)
    if which.isascii() and which.isdigit() and len(which) < 7 and 1 <= int(which) <= len(entries):
        return formats.playable(entries[int(which) - 1], path)
    for entry in entries:
        if mark and entry.name == which:
            return formats.playable(entry, path)
    names = ", ".join([f"{i} {shorten(entry.name)!r}" for i, entry in enumerate(entries[:10], 1)])
    more = f" and {len(entries) - 10} more" if len(entries) > 10 else ""
    asked = f"no deck {shorten(which)!r}" if mark else "not one deck but several"
    raise BadDeck(f"{path} holds {asked}; add '#' and the number or name of one: {names}{more}")


# ---------------------------------------------------------------- decks that a file claims
@dataclass(frozen=True, slots=True)
class Entry:
    """One deck of a file: playable, or with what keeps it from being played."""

    name: str
    deck: Deck | None
    problems: tuple[str, ...] = ()


@dataclass(slots=True)
class Line:
    """One title in a file, before anything about it is believed."""

    title: str
    house: str = ""  # as the file names it; empty: the printed house
    copies: int = 1
    where: str = ""
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
    problems: list[str] = field(default_factory=list)


@lru_cache(8192)
def squash(text: str) -> str:
    """A name without case, accents, spaces and punctuation, so that every spelling of it meets.

    >>> squash("Champion’s Challenge") == squash("champion-s-challenge"), squash("Æmber Imp")
    (True, 'aemberimp')
    """
    if text.isascii():
        return NOT_LETTERS.sub("", text.lower())
    plain = unicodedata.normalize("NFKD", text.casefold().replace("æ", "ae").replace("œ", "oe"))
    return "".join([c for c in plain if c.isalnum()])


@lru_cache(8192)
def clean(text: str) -> str:
    """A text without control, format and private characters, in composed form, single-spaced."""
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    text = unicodedata.normalize("NFC", text)
    kept = [c if c.isprintable() else " " if c.isspace() else "" for c in text if unicodedata.category(c) != "Co"]
    return " ".join("".join(kept).split())


@cache
def titles() -> dict[str, str]:
    """Card ids by squashed id, English and French name."""
    from tableforge.keyforge.cards import CARDS

    return {squash(name): card.id for card in CARDS.values() for name in (card.id, card.en, card.fr)}


@cache
def numbers() -> dict[tuple[str, int], str]:
    """Card ids by set and collector number, for titles in other languages."""
    from tableforge.keyforge.cards import CARDS

    return {(of_set, n): card.id for card in CARDS.values() for of_set, n in card.number.items()}


@cache
def tables() -> tuple[dict[str, str], dict[str, str], dict[str, str], dict[str, str]]:
    """Sets of the pool, later sets, houses of the pool, later houses: by every name, squashed."""
    import tomllib

    path = Path(__file__).with_name("data") / "sets.toml"
    data = tomllib.loads(path.read_text("utf-8"))
    pool = {squash(str(v)): id for id, row in data["pool"].items() for v in (id, *row.values())}
    later = {squash(str(v)): row["title"] for id, row in data["later"].items() for v in (id, *row.values()) if v}
    houses = {squash(v): id for id, row in data["houses"].items() for v in (id, *row)}
    strange = {squash(v): row[0] for id, row in data["later_houses"].items() for v in (id, *row)}
    return pool, later, houses, strange


def house_title(house: int, lang: str) -> str:
    """The printed name of a house."""
    fr = {"shadows": "Ombres", "untamed": "Indomptés"} if lang == "fr" else {}
    return fr.get(HOUSES[house], HOUSES[house].capitalize())


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

    def entry(self, draft: Draft) -> Entry:
        """The deck of a draft, or its problems."""
        name = clean(draft.name[: LONGEST_NAME + 1])
        problems: list[str] = []
        of_set, later = self.set_of(draft, problems)
        self.later += later
        # A collection may hold thousands of decks of later sets: the first few are told in full, the others by set.
        found = None if self.later > MOST_LATER and later else self.deck(draft, name, of_set, later, problems)
        if found is not None and not problems:
            return Entry(name, found)
        if not later:
            self.broken += 1
            if self.broken > MOST_BROKEN:
                one = f"{shorten(name)!r}: {problems[0]}"
                raise BadDeck(f"more than {MOST_BROKEN} of its decks cannot be played; one of them is {one}")
        return Entry(shorten(name, LONGEST_NAME), None, _listed(problems))

    def deck(self, draft: Draft, name: str, of_set: str, later: bool, problems: list[str]) -> Deck | None:
        """The deck as far as it can be told; what is wrong with it is added to the problems."""
        problems += dict.fromkeys(draft.problems)
        if not name or len(name) > LONGEST_NAME:
            problems.append(f"a deck has a name of 1 to {LONGEST_NAME} letters; this one has {len(draft.name)}")
        houses = self.houses_of(draft, problems)
        copies = sum([line.copies for line in draft.lines])
        if copies > MOST_CARDS:
            problems.append(f"a deck has {DECK_SIZE} cards, this one has {copies} (KF.deck-36-cards)")
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

    def set_of(self, draft: Draft, problems: list[str]) -> tuple[str, bool]:
        """The id of the deck's set, and whether it is a later one."""
        pool, later, _, _ = tables()
        key = squash(str(draft.set)[:LONGEST_TITLE])
        if key in pool or not key:
            return pool.get(key, ""), False
        known = " and ".join([f"{title} ({id})" for id, title in SET_NAMES.items()])
        if key in later:
            problems.append(f"the set {later[key]} is not in the pool yet; playable are {known}")
            return "", True
        problems.append(f"there is no set {shorten(str(draft.set))!r} in the pool; playable are {known}")
        return "", False

    def houses_of(self, draft: Draft, problems: list[str]) -> list[int]:
        """The houses by number; those that are not known leave a problem."""
        found = []
        for raw in draft.houses[:12]:
            number = self.house(raw, problems)
            if number is not None:
                found.append(number)
        if len(draft.houses) != HOUSE_COUNT:
            has = ", ".join([shorten(h, 20) for h in draft.houses[:6]]) or "none"
            problems.append(f"a deck has three different houses, this one names {has} (KF.deck-three-houses)")
        return found

    def house(self, raw: str, problems: list[str]) -> int | None:
        """The number of one house, or a problem."""
        _, _, houses, strange = tables()
        key = squash(raw[:LONGEST_TITLE])
        if key in houses:
            return HOUSES.index(houses[key])
        if key in strange:
            problems.append(f"the house {strange[key]} is not in the pool yet (KF.houses-of-these-sets)")
        else:
            near = self.near(raw, houses)
            hint = f"; did you mean {houses[near].capitalize()!r}?" if near else f"; houses: {', '.join(HOUSES)}"
            problems.append(f"there is no house {shorten(raw)!r}{hint}")
        return None

    def cards_of(self, draft: Draft, later: bool, problems: list[str]) -> list[tuple[str, int]] | None:
        """The cards with their houses; None where a house could not be told.  Unknown titles count as cards."""
        from tableforge.keyforge.cards import CARDS

        _, _, known_houses, strange = tables()
        cards: list[tuple[str, int]] = []
        missing: list[str] = []
        complete = True
        for line in draft.lines:
            key = squash(line.title) if len(line.title) <= LONGEST_TITLE else ""
            id = titles().get(key) or (numbers().get(line.number) if line.number else None)
            house = known_houses.get(squash(line.house[:LONGEST_TITLE]))
            number = HOUSES.index(house) if house else CARDS[id].house.house if id and not line.house else None
            if id is None:
                if later or line.later or squash(line.house[:LONGEST_TITLE]) in strange:
                    missing += [line.title] * line.copies
                else:
                    problems.append(self.misspelt(line))
            elif number is not None and not line.maverick and number != CARDS[id].house.house:
                of, here = house_title(CARDS[id].house.house, "en"), house_title(number, "en")
                problems.append(
                    f"{line.where}{shorten(line.title)!r} is of {of}, not of {here}: move it, or write '(maverick)' "
                    "after it (KF.maverick)"
                )
            if number is None:
                complete = False
            else:
                cards += [(id or line.title, number)] * line.copies
        for odd in dict.fromkeys([line.house for line in draft.lines if line.house]):
            if odd not in draft.houses:
                self.house(odd, problems)
        if missing:
            some = list(dict.fromkeys(missing))
            names = ", ".join([shorten(title, 40) for title in some[:12]]) + (" …" if len(some) > 12 else "")
            problems.append(f"{len(missing)} cards are not in the pool yet: {names}")
        return cards if complete else None

    def misspelt(self, line: Line) -> str:
        """What to say of a title that no set of the pool has."""
        self.unknown.add(line.title)
        if len(self.unknown) > MOST_UNKNOWN:
            raise BadDeck(f"more than {MOST_UNKNOWN} names in it are no cards of any set of the pool")
        from tableforge.keyforge.cards import CARDS

        near = self.near(line.title, titles())
        if near:
            card = CARDS[titles()[near]]
            name = card.fr if near == squash(card.fr) and near != squash(card.en) else card.en
            return f"{line.where}there is no card {shorten(line.title)!r}; did you mean {name!r}?"
        return f"{line.where}no set of the pool has a card {shorten(line.title)!r}: it is of a later set, or misspelt"
