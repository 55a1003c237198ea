"""An experiment: which games are played, how often, by whom, and what is kept.  Checked whole before the first game.

    game  = "keyforge"
    seed  = 7
    games = 100                        # of each combination, as many from each seat
    bots  = ["medium"]                 # in all seats; or [["easy", "hard"]], or { each_against_each = ["easy", "hard"] }
    decks = { each_against_each = ["mine.txt", "starter:onyx", "forged:cota:11"] }
    keep  = ["cards"]

    [axes]                             # any setting of the game; every combination is played
    edition = ["1.3", "1.5"]

A setting may stand above, as `decks` does, or under `[axes]`.  A deck may be a file beside the experiment, one of the game's own,
or one that its owner has imported.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import combinations as unordered
from itertools import product
from pathlib import Path
from typing import Any, Final, TypeGuard

from tableforge import bots, games
from tableforge.errors import TableforgeError
from tableforge.kernel.game import Game
from tableforge.kernel.settings import PerSeat, Setting
from tableforge.lab import refusals
from tableforge.lab.errors import BadExperiment
from tableforge.lab.parts import SAVES, find_recorder
from tableforge.tongue.spelling import unknown
from tableforge.tongue.text import Text, expected_but_got, in_every, system_says

Json = Any

LARGEST_FILE: Final = 1 << 20
MOST_GAMES: Final = 10_000_000
MOST_COMBINATIONS: Final = 10_000
LONGEST_AXIS: Final = 1_000
MOST_ANSWERS: Final = 6_000  # after which a game counts as unfinished
BOTS: Final = "bots"
AXES: Final = "axes"
KEYS: Final = ("game", "seed", "games", BOTS, "keep", "answers", AXES)
EACH_AGAINST_EACH: Final = "each_against_each"
PAIRINGS: Final = (EACH_AGAINST_EACH, "each", "against")
NO_SETTINGS: Final = ("nature", "forced", "position", "practice")  # which no bot could play by, or which change nothing
DECK: Final = "deck"  # the kind of setting that names decks


@dataclass(frozen=True)
class Experiment:
    """A checked experiment: plain data, which another process or machine plays the same way.

    combinations   what is set in each, in the words of the file: its bots and settings
    decks          the decks behind words that mean something on this machine alone: files, and decks that somebody imported
    """

    game: str
    seed: int
    games: int
    combinations: tuple[dict[str, Json], ...]
    keep: tuple[str, ...] = ()
    answers: int = MOST_ANSWERS
    decks: dict[str, Json] = field(default_factory=dict)

    @property
    def seats(self) -> int:
        """From how many seats each combination is played in turn: 1 where all win together."""
        home = games.game(self.game)
        return 1 if home.all_win_alike else home.seats

    @property
    def total(self) -> int:
        """How many games it has."""
        return self.games * len(self.combinations)

    @property
    def axes(self) -> tuple[str, ...]:
        """The names of what the combinations set, its bots first."""
        return tuple(self.combinations[0])

    def dump(self) -> dict[str, Json]:
        """As plain data; `load` reads it back."""
        return {
            "game": self.game,
            "seed": self.seed,
            "games": self.games,
            "keep": list(self.keep),
            "answers": self.answers,
            "combinations": list(self.combinations),
            "decks": self.decks,
        }

    def digest(self) -> str:
        """A fingerprint of everything that its games depend on, besides the engine."""
        return blake2b(canonical_json(self.dump()).encode(), digest_size=16).hexdigest()


def canonical_json(data: Json) -> str:
    """Plain data in one line that is always the same."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def load(data: Mapping[str, Json]) -> Experiment:
    """The experiment that `dump` wrote."""
    return Experiment(
        data["game"],
        data["seed"],
        data["games"],
        tuple(data["combinations"]),
        tuple(data["keep"]),
        data["answers"],
        dict(data["decks"]),
    )


def read(path: Path) -> Experiment:
    """The experiment of a file; BadExperiment with the line, what is wrong there, and what would do."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
            size = len(data) if len(data) <= LARGEST_FILE else path.stat().st_size
    except OSError as e:
        raise BadExperiment(refusals.NOT_READ.fill(path=path, why=system_says(e))) from None
    if size > LARGEST_FILE:
        why = refusals.TOO_LARGE.fill(most=LARGEST_FILE, n=size)
        raise BadExperiment(refusals.IN_FILE.fill(path=path, why=why))
    return parse(data, path)


def parse(data: bytes, path: Path) -> Experiment:
    """The experiment of a file's bytes; `path` is told in errors, and decks in files are looked for beside it."""
    try:
        text = data.decode()
        body = tomllib.loads(text)
    except (ValueError, RecursionError) as e:
        why = refusals.NOT_TOML.fill(why=str(e) or type(e).__name__)
        raise BadExperiment(refusals.IN_FILE.fill(path=path, why=why)) from None
    return _Reading(text, path).experiment(body)


def make(body: Mapping[str, Json], folder: Path | None = None) -> Experiment:
    """An experiment from the same data as a file has; `folder` is where files of decks lie."""
    return _Reading("", (folder or Path()) / "experiment").experiment(body)


# ---------------------------------------------------------------- reading
class _Reading:
    """Reads one experiment, and knows in which line things stand."""

    def __init__(self, text: str, path: Path) -> None:
        self.lines = text.splitlines()
        self.path = path
        self.decks: dict[str, Json] = {}

    def refuse(self, why: Text, *words: object) -> BadExperiment:
        """The refusal of what stands in the first line that has one of these words, the first words first."""
        for word in words:
            if line := self.line_of(word):
                return BadExperiment(refusals.AT_LINE.fill(path=self.path, line=line, why=why))
        if not self.lines:  # it was made by a program
            return BadExperiment(refusals.BY_ITSELF.fill(why=why))
        return BadExperiment(refusals.IN_FILE.fill(path=self.path, why=why))

    def line_of(self, word: object) -> int:
        """The line in which a key is set, or a value stands; 0 where none does."""
        name = re.escape(str(word))
        key = re.compile(rf"""^\s*(?:\[\s*)?["']?{name}["']?\s*(?:=|\])|[{{,]\s*["']?{name}["']?\s*=""")
        value = (
            re.compile(rf"""["']{name}["']""") if isinstance(word, str) else re.compile(rf"(?<![\w.]){name}(?![\w.])")
        )
        for pattern in (key, value):
            for n, line in enumerate(self.lines, 1):
                if pattern.search(line.partition(" #")[0]):
                    return n
        return 0

    def experiment(self, body: Mapping[str, Json]) -> Experiment:
        name = body.get("game")
        if not isinstance(name, str):
            known = games.names()
            raise self.refuse(refusals.NEEDS_GAME.fill(first=known[0], known=", ".join(known)), "game")
        try:
            home = games.game(name)
        except TableforgeError as e:
            raise self.refuse(in_every(e.text), name) from None
        settings = {s.name: s for s in home.settings if s.name not in NO_SETTINGS}
        given = self.axes_of(body, settings)
        seed = self.whole(body, "seed", 0, 0, (1 << 63) - 1)
        count = self.whole(body, "games", 100, 1, MOST_GAMES)
        answers = self.whole(body, "answers", MOST_ANSWERS, 1, 100_000)
        keep = self.keep_of(name, body.get("keep", []))
        seats = 1 if home.all_win_alike else home.seats
        if count % seats:
            would = count + seats - count % seats
            raise self.refuse(refusals.UNEVEN.fill(n=count, seats=seats, would=would), "games")
        every = self.combinations(home, given)
        total = count * len(every)
        if total > MOST_GAMES:
            raise self.refuse(refusals.TOO_MANY_GAMES.fill(n=total, most=MOST_GAMES), "games")
        found = Experiment(name, seed, count, tuple(every), keep, answers, self.decks)
        self.check(home, found)
        return found

    def axes_of(self, body: Mapping[str, Json], settings: Mapping[str, Setting]) -> dict[str, Json]:
        """What is set, by name: the bots first, then settings in the game's own order."""
        own = body.get(AXES, {})
        if not isinstance(own, dict):
            raise self.refuse(expected_but_got(refusals.AN_AXIS.fill(name=AXES), own), AXES)
        for key in body:
            if key not in KEYS and key not in settings:
                raise self.refuse(unknown(refusals.NO_KEY, key, (*KEYS, *settings)), key)
        for key in own:
            if key != BOTS and key not in settings:
                raise self.refuse(unknown(refusals.NO_KEY, key, (BOTS, *settings)), key)
            if key in body:
                raise self.refuse(refusals.SETTING_TWICE.fill(name=key), key)
        both = {**body, **own}
        return {name: both[name] for name in (BOTS, *settings) if name in both}

    def whole(self, body: Mapping[str, Json], name: str, usual: int, least: int, most: int) -> int:
        found = body.get(name, usual)
        if not isinstance(found, int) or isinstance(found, bool) or not least <= found <= most:
            raise self.refuse(expected_but_got(refusals.A_WHOLE.fill(name=name, least=least, most=most), found), name)
        return found

    def keep_of(self, game: str, named: Json) -> tuple[str, ...]:
        known = (*find_recorder(game).KEEPS, SAVES)
        words = named if isinstance(named, list) else [named]
        for word in words:
            if not isinstance(word, str) or word not in known:
                raise self.refuse(unknown(refusals.NO_KEEP, word, known), word, "keep")
        return tuple(dict.fromkeys(words))

    # ------------------------------------------------------------ combinations
    def combinations(self, home: Game, given: Mapping[str, Json]) -> list[dict[str, Json]]:
        """Every combination of the axes, each with what it sets, in the words of the file."""
        kinds = {s.name: s for s in home.settings}
        axes: dict[str, list[Json]] = {}
        for name, values in {BOTS: [bots.usual(home.name)], **given}.items():
            for_each = name == BOTS or isinstance(kinds[name].kind, PerSeat)
            axes[name] = self.axis(home, name, values, for_each)
        count = 1
        for values in axes.values():
            count *= len(values)
        if count > MOST_COMBINATIONS:
            why = refusals.TOO_MANY_COMBINATIONS.fill(n=count, most=MOST_COMBINATIONS)
            raise self.refuse(why, AXES, *[name for name in axes if len(axes[name]) > 1])
        out = []
        for values in product(*axes.values()):
            one = dict(zip(axes, values))
            seats = self.seats_of(home, one, kinds)
            one[BOTS] = self.bots_of(home.name, one[BOTS], seats)
            out.append(one)
        return out

    def axis(self, home: Game, name: str, values: Json, for_each: bool) -> list[Json]:
        """The values of an axis."""
        if isinstance(values, dict):
            if home.all_win_alike or home.seats != 2 or not for_each:
                raise self.refuse(refusals.NO_PAIRS.fill(name=name), name)
            found: list[Json] = [list(pair) for pair in self.pairs(name, values)]
        elif isinstance(values, list):
            found = values
        else:
            raise self.refuse(expected_but_got(refusals.AN_AXIS.fill(name=name), values), name)
        if not found:
            raise self.refuse(refusals.EMPTY_AXIS.fill(name=name), name)
        if len(found) > LONGEST_AXIS and isinstance(values, list):
            raise self.refuse(refusals.LONG_AXIS.fill(name=name, n=len(found), most=LONGEST_AXIS), name)
        seen: set[str] = set()
        for value in found:
            word = canonical_json(value)
            if word in seen:
                raise self.refuse(refusals.TWICE.fill(name=name, value=value), value, name)
            seen.add(word)
        return found

    def pairs(self, name: str, table: Mapping[str, Json]) -> Iterator[tuple[Json, Json]]:
        """The pairs that a table of an axis stands for."""
        for key in table:
            if key not in PAIRINGS:
                raise self.refuse(unknown(refusals.NO_PAIRING, key, PAIRINGS), key, name)
        for key, values in table.items():
            if not is_list(values):
                raise self.refuse(expected_but_got(refusals.PAIRING_TAKES.fill(name=key), values), key, name)
            if len(values) > LONGEST_AXIS:
                raise self.refuse(refusals.LONG_AXIS.fill(name=name, n=len(values), most=LONGEST_AXIS), name)
            for value in values:
                if values.count(value) > 1:
                    raise self.refuse(refusals.TWICE.fill(name=name, value=value), value, name)
        if EACH_AGAINST_EACH in table:
            if len(table) > 1 or len(table[EACH_AGAINST_EACH]) < 2:
                why = expected_but_got(refusals.PAIRING_TAKES.fill(name=EACH_AGAINST_EACH), dict(table))
                raise self.refuse(why, EACH_AGAINST_EACH, name)
            return unordered(table[EACH_AGAINST_EACH], 2)
        if {*table} != {"each", "against"}:
            raise self.refuse(expected_but_got(refusals.AGAINST_TAKES, dict(table)), name)
        return product(table["each"], table["against"])

    def seats_of(self, home: Game, one: dict[str, Json], kinds: Mapping[str, Setting]) -> int:
        """How many seats a combination has: as many as are set, or as something that is for each seat has values."""
        if "seats" in kinds and "seats" not in one:
            for name, value in one.items():
                if name != BOTS and isinstance(kinds[name].kind, PerSeat) and is_list(value):
                    return len(value)
        seats = home.wanted_seats(one)
        return seats if isinstance(seats, int) and not isinstance(seats, bool) and 0 < seats < 100 else home.seats

    def bots_of(self, game: str, named: Json, seats: int) -> list[str]:
        every = [named] * seats if isinstance(named, str) else named
        if not is_list(every) or len(every) != seats or not all([isinstance(x, str) for x in every]):
            raise self.refuse(expected_but_got(refusals.BOTS_TAKE.fill(seats=seats), named), BOTS)
        for name in every:
            try:
                bots.profile(name, game)
            except TableforgeError as e:
                raise self.refuse(in_every(e.text), name, BOTS) from None
        return list(every)

    # ------------------------------------------------------------ decks, and whether all of it can be played
    def check(self, home: Game, found: Experiment) -> None:
        """Refuse combinations that no game could have."""
        for name, each in ((s.name, isinstance(s.kind, PerSeat)) for s in home.settings if names_decks(s)):
            for one in found.combinations:
                if name in one:
                    for word in one[name] if each and is_list(one[name]) else [one[name]]:
                        self.find_deck(home.name, word, name)
        for one in found.combinations:
            try:
                home.setup(**settings_of(found, one))
            except TableforgeError as e:
                words = [word for value in one.values() for word in (value if is_list(value) else [value])]
                near = [word for word in words if repr(word) in str(e)]
                named = [name for name in one if repr(name) in str(e)]
                why = in_every(e.text)
                if len(found.combinations) > 1:
                    why = refusals.IN_COMBINATION.fill(why=why, combination=label(one))
                raise self.refuse(why, *near, *named, AXES, BOTS) from None

    def find_deck(self, game: str, word: Json, name: str) -> None:
        """Read a deck that a word means on this machine alone, once."""
        if not isinstance(word, str) or word in self.decks:
            return
        from tableforge.table.library import Library
        from tableforge.table.store import Store, home

        beside = self.path.parent / word
        try:
            own = Library(game, Store(home()))
            if word.partition(":")[0] in ("starter", "forged"):
                own.find(word)
                return
            deck = own.find(str(beside) if "/" in word or ("." in word and beside.is_file()) else word)
        except TableforgeError as e:
            raise self.refuse(in_every(e.text), word, name) from None
        self.decks[word] = deck.to_json()


def is_list(value: Json) -> TypeGuard[list[Json] | tuple[Json, ...]]:
    """Whether a value is a list."""
    return isinstance(value, (list, tuple))


def names_decks(s: Setting) -> bool:
    """Whether a setting names decks."""
    return (s.kind.of.name if isinstance(s.kind, PerSeat) else s.kind.name) == DECK


def settings_of(found: Experiment, one: Mapping[str, Json]) -> dict[str, Json]:
    """The settings of a combination as a set-up takes them: with the decks themselves, and as many seats as they need."""
    home = games.game(found.game)
    kinds = {s.name: s for s in home.settings}

    def resolve_deck(value: Json) -> Json:
        return found.decks.get(value, value) if isinstance(value, str) else value

    out = {name: value for name, value in find_recorder(found.game).USUAL.items() if name in kinds}
    for name, value in one.items():
        if name != BOTS:
            out[name] = (
                [resolve_deck(x) for x in value] if is_list(value) and names_decks(kinds[name]) else resolve_deck(value)
            )
    if "seats" in kinds and "seats" not in out:
        out["seats"] = len(one[BOTS])
    return out


def turn_seats(home: Game, settings: Mapping[str, Json], by: int) -> dict[str, Json]:
    """Settings with what is for each seat moved on by so many seats: side 0 sits in seat `by`."""
    kinds = {s.name: s for s in home.settings}
    if not by:
        return dict(settings)

    def rotate(values: Sequence[Json]) -> list[Json]:
        return [values[(k - by) % len(values)] for k in range(len(values))]

    return {
        name: rotate(value) if isinstance(kinds[name].kind, PerSeat) and is_list(value) else value
        for name, value in settings.items()
    }


def label(one: Mapping[str, Json]) -> str:
    """A combination in a few words."""
    return ", ".join([" / ".join([str(x) for x in value]) if is_list(value) else str(value) for value in one.values()])
