"""Campaigns: several games with one story, in which what happened in one is remembered in the next.

    campaign = tableforge.campaign.new(name, seed=7, **options)    # the options are the game's own
    game = campaign.next_game()                       # number, seed and settings for tableforge.new
    campaign.record(sitting.result)                   # once, however often it is said
    campaign.do(verb, **fields)                       # what the game allows between two games: buying, leaving, joining …
    campaign.turn(verb, sitting, **fields)            # what it allows in the middle of a game: another game goes on from there
    past = campaign.now.recount(sitting, lang)        # what happened so far, told
    campaign.undo(1)                                  # scenario 1 is to be played again
    campaign.keep(path); campaign = tableforge.campaign.read(path)   # every entry is in the file as soon as it is made

A campaign is a log of plain entries, and what it has come to is worked out from them.  So nothing is counted twice, an entry
that is refused leaves nothing behind, and going back is forgetting the last entries.  What an entry means is the game's matter:
it brings a `Chronicle` into this room, as CHRONICLE of `tableforge.campaign.<game>`.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from inspect import signature
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, runtime_checkable

from tableforge import games
from tableforge.campaign import refusals
from tableforge.errors import BadSave, BadSetup, GameOver, IllegalAnswer, TableforgeError
from tableforge.kernel.chance import rng
from tableforge.table.seeds import check_seed
from tableforge.table.series import NextGame, Series
from tableforge.table.store import write
from tableforge.tongue.spelling import unknown
from tableforge.tongue.text import Text, quote_in_full, system_says

if TYPE_CHECKING:
    from tableforge.table.sitting import Sitting

Json = dict[str, Any]
FORMAT: Final = "tableforge-campaign-1"
MOST_ENTRIES: Final = 10_000
LARGEST: Final = 4_000_000  # characters of a campaign on paper
BEGIN: Final = "begin"
GOES_ON: Final = "goes_on"  # in the entry of a turn: the settings of the game that goes on
RECORD: Final = "record"


class CampaignChoice(NamedTuple):
    """One answer to a campaign's question: what it says, the rule that it follows, and the entry that it makes."""

    text: Text
    rule: str
    entry: Json


class CampaignQuestion(NamedTuple):
    """What the players of a campaign must say before it goes on."""

    text: Text
    choices: tuple[CampaignChoice, ...]

    def to_data(self, lang: str) -> Json:
        """The question as plain data."""
        choices = [{"text": c.text.text(lang), "rule": c.rule, "entry": c.entry} for c in self.choices]
        return {"text": self.text.text(lang), "choices": choices}


@dataclass(frozen=True, slots=True)
class Episode:
    """Something that happened in a story: under which heading, what the players chose or what was, and what came of it.

    `passage` is what had been told before, for whoever wants to read it again; `mark` says how it went: good, bad or "".
    Texts may have *emphasis* in them.
    """

    kind: str
    heading: str
    text: str
    mark: str = ""
    came: tuple[str, ...] = ()
    passage: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RecountPart:
    """A part of a story that is over or under way, and what happened in it."""

    title: str
    episodes: tuple[Episode, ...]


@dataclass(frozen=True, slots=True)
class Recount:
    """What happened so far in a story that goes on: its title, where it stands, who goes with it, and its parts."""

    title: str
    standing: str
    companions: tuple[str, ...]
    parts: tuple[RecountPart, ...]


class Chronicle(ABC):
    """What a campaign has come to.  A game's own says how it begins, what its entries do, and how it reads."""

    options: tuple[str, ...] = ()  # the game's settings that a campaign is begun with
    verbs: tuple[str, ...] = ()  # what may be entered between games, each the name of a method
    own_verbs: tuple[str, ...] = ()  # those that each member may enter for itself
    member_field: str = ""  # which names it in such an entry
    turns: tuple[str, ...] = ()  # what may be entered in the middle of a game; another one goes on instead of it
    wanted_by: str = ""  # the setting that says, where it is given, that a campaign is wanted and no single game
    veteran: str = ""  # the setting that is on for whoever has finished a campaign of this game
    slots: int = 0  # how many campaigns of this game somebody keeps at most; 0 for any number

    def plain(self, entry: Json) -> Json:
        """An entry as the log keeps it: plain data that points at nothing outside of it."""
        return entry

    @abstractmethod
    def begin(self, seed: int, options: Json) -> None:
        """The campaign begins."""

    def whose(self, entry: Json) -> str:
        """The member that may make an entry for itself; empty where it is a matter of all."""
        name = entry.get(self.member_field) if entry.get("do") in self.own_verbs else ""
        return str(self.plain({self.member_field: name})[self.member_field]) if isinstance(name, str) else ""

    def turn_fields(self, verb: str, sitting: Sitting, fields: Json) -> Json:
        """The fields of an entry that turns a game into another, with the settings of the one that goes on (GOES_ON)."""
        raise AssertionError(f"{type(self).__name__} has no turns")

    def describe_standing(self, sitting: Sitting | None, lang: str) -> Json:
        """How the game under way stands, for a list of campaigns: `line` says it, the rest is for a page of the game."""
        return {}

    @staticmethod
    def recount(sitting: Sitting, lang: str) -> Recount | None:
        """Return what happened so far in the story of a game under way; None where it tells none, or nothing has happened."""
        return None

    @property
    @abstractmethod
    def number(self) -> int:
        """The number of the game to be played now, from 1 on."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether there is nothing left to play."""

    @abstractmethod
    def settings(self) -> Json:
        """The settings of the game to be played now; refused while something must be settled first."""

    def question(self) -> CampaignQuestion | None:
        """What the players must say before that game; each answer is an entry."""
        return None

    def notice(self) -> Text | None:
        """What players should know before that game: that its content has changed, and where it goes on."""
        return None

    @abstractmethod
    def record(self, result: Json) -> None:
        """That game has ended."""

    @abstractmethod
    def dump(self) -> Json:
        """What it has come to, as plain data."""

    @abstractmethod
    def tell(self, entry: Json, lang: str) -> list[str]:
        """An entry, just made, as paragraphs of the story."""

    # ------------------------------------------------------------ as a page shows it
    @abstractmethod
    def chapter(self, result: Json, lang: str) -> Json:
        """The game that has just ended: `title`, `picture`, `paragraphs`, `flags` (good, bad or plain) and `earned`."""

    @abstractmethod
    def page(self, lang: str) -> Json:
        """What it has come to, told: `title`, `members`, what may be entered (`verbs`), what comes `next`."""

    @abstractmethod
    def shop(self, member: str, taking: Sequence[tuple[str, str]], lang: str) -> Json:
        """What a member could buy once some purchases are made (each a card, and the one that leaves for it), or why not."""


@runtime_checkable
class Campaigning(Protocol):
    """What a game brings into this room."""

    @property
    def CHRONICLE(self) -> type[Chronicle]:
        """What a campaign of the game comes to."""
        ...


def chronicle_of(game: str) -> type[Chronicle] | None:
    """What a campaign of a game comes to; None where it has no campaigns."""
    found = games.find_part("campaign", game, Campaigning)
    return None if found is None else found.CHRONICLE


def empty_chronicle(game: str) -> Chronicle:
    """What a campaign of a game has come to before its first entry; BadSetup where the game has no campaigns."""
    kind = chronicle_of(game)
    if kind is None:
        raise BadSetup(refusals.NO_CAMPAIGN.fill(game=game))
    return kind()


class Campaign(Series):
    """A campaign under way: its entries, and what they have come to."""

    def __init__(self, game: str, entries: Sequence[Json]) -> None:
        if not entries or entries[0].get("do") != BEGIN:
            raise BadSave(refusals.NO_BEGINNING.fill())
        seed = entries[0].get("seed", 0)
        check_seed(seed)
        super().__init__(game, seed)
        self.now = self._fold(entries)
        self.entries = list(entries)
        self.path: Path | None = None  # the file that every entry is written to at once

    # ------------------------------------------------------------ the log
    def _fold(self, entries: Sequence[Json]) -> Chronicle:
        """What entries come to; the first that cannot be is refused."""
        found = empty_chronicle(self.game.name)
        for n, entry in enumerate(entries):
            if n and entry.get("do") == BEGIN:
                raise BadSave(refusals.BEGUN_TWICE.fill(n=n + 1))
            self._enter(found, entry)
        return found

    def _enter(self, found: Chronicle, entry: Json) -> None:
        verb = entry.get("do")
        fields = {name: value for name, value in entry.items() if name != "do"}
        if verb == BEGIN:
            found.begin(fields.pop("seed", 0), fields)
        elif verb == RECORD:
            try:
                found.record(fields["result"])
            except TableforgeError:
                raise
            except (KeyError, TypeError, ValueError, IndexError):
                raise IllegalAnswer(refusals.NO_RESULT.fill()) from None
        elif isinstance(verb, str) and verb in (*found.verbs, *found.turns):
            if found.over:
                raise GameOver(refusals.OVER.fill())
            act = getattr(found, verb)
            wanted = list(signature(act).parameters)
            if sorted(wanted) != sorted(fields):
                raise IllegalAnswer(refusals.WRONG_FIELDS.fill(verb=verb, wanted=", ".join(wanted)))
            for name, field in signature(act).parameters.items():
                if field.annotation == "str" and not isinstance(fields[name], str):
                    raise IllegalAnswer(refusals.NO_NAME.fill(field=name, value=fields[name]))
            act(**fields)
        else:
            raise IllegalAnswer(unknown(refusals.NO_VERB, verb, found.verbs))

    def _add(self, entry: Json) -> None:
        entries = [*self.entries, freeze_entry(self.now, entry)]
        self._turn_to(entries, self._fold(entries))

    def _turn_to(self, entries: list[Json], now: Chronicle) -> None:
        """The campaign is this from now on; in its file, too, before anything else happens."""
        if self.path is not None:
            if self.path.exists() and read(self.path).save() != self.save():  # somebody else entered something
                raise BadSave(refusals.CHANGED_MEANWHILE.fill())
            self._write(self.path, entries)
        self.entries, self.now = entries, now

    def do(self, verb: str, **fields: Any) -> None:
        """Enter something between two games, by one of `verbs`; what is refused changes nothing."""
        if verb in (BEGIN, RECORD, *self.now.turns):
            raise IllegalAnswer(unknown(refusals.NO_VERB, verb, self.verbs))
        self._add({"do": verb, **fields})

    def turn(self, verb: str, sitting: Sitting, **fields: Any) -> None:
        """Enter something in the middle of a game, by one of `turns`; another game goes on from where this one stands.

        Raises IllegalAnswer where the game has no such turn, or refuses it.
        """
        if verb not in self.now.turns:
            raise IllegalAnswer(unknown(refusals.NO_VERB, verb, self.now.turns))
        self._add({"do": verb, **self.now.turn_fields(verb, sitting, fields)})

    @property
    def verbs(self) -> tuple[str, ...]:
        """What can be entered between games."""
        return self.now.verbs

    # ------------------------------------------------------------ games
    @property
    def number(self) -> int:
        """The number of the game to be played now, from 1 on."""
        return self.now.number

    @property
    def over(self) -> bool:
        """Whether there is nothing left to play."""
        return self.now.over

    def next_game(self) -> NextGame:
        """Return number, seed and settings of the game to be played now.  Raises GameOver once there is none."""
        if self.over:
            raise GameOver(refusals.OVER.fill())
        chance = rng(self.seed)
        seed = [chance.next32() for _ in range(self.number)][-1]
        return NextGame(self.number, seed, self.now.settings(), self.game.begins[1])

    def record(self, result: Mapping[str, Any], number: int | None = None) -> None:
        """The game of that number has ended so; said again it changes nothing, said otherwise it is refused."""
        plain = json.loads(json.dumps(dict(result)))
        recorded = self.endings
        if number is None:  # the last result may be brought again, after a crash
            number = len(recorded) if recorded[-1:] == [plain] else self.number
        if 1 <= number <= len(recorded):
            if recorded[number - 1] != plain:
                raise IllegalAnswer(refusals.RECORDED_OTHERWISE.fill(number=number))
            return
        if self.over:
            raise GameOver(refusals.OVER.fill())
        if number != self.number:
            raise IllegalAnswer(refusals.NOT_THAT_ONE.fill(number=number, now=self.number))
        self._add({"do": RECORD, "result": plain})

    @property
    def endings(self) -> list[Json | None]:
        """How each game so far has ended; None for one that was turned into another."""
        ends = [entry for entry in self.entries if entry["do"] in (RECORD, *self.now.turns)]
        return [entry.get("result") for entry in ends]

    @property
    def results(self) -> list[Json]:
        """How the games so far have ended."""
        return [entry["result"] for entry in self.entries if entry["do"] == RECORD]

    # ------------------------------------------------------------ going back
    def undo(self, number: int | None = None) -> None:
        """Forget the last entry, or everything from the end of a game on, so that it is to be played again.

        Raises IllegalAnswer where there is nothing to forget.
        """
        if number is None:
            if len(self.entries) == 1:
                raise IllegalAnswer(refusals.NOTHING_TO_UNDO.fill())
            kept = self.entries[:-1]
        else:
            ends = [k for k, entry in enumerate(self.entries) if entry["do"] in (RECORD, *self.now.turns)]
            if not ends:
                raise IllegalAnswer(refusals.NONE_PLAYED.fill())
            if not 1 <= number <= len(ends):
                raise IllegalAnswer(refusals.NOT_PLAYED.fill(number=number, last=len(ends)))
            kept = self.entries[: ends[number - 1]]
        self._turn_to(kept, self._fold(kept))

    # ------------------------------------------------------------ on paper
    def dump(self) -> Json:
        return self._paper(self.entries)

    def _paper(self, entries: list[Json]) -> Json:
        return {"format": FORMAT, "game": self.game.name, "entries": entries}

    def save(self) -> str:
        """The campaign as a text that `load` reads."""
        return to_text(self.dump())

    def keep(self, path: Path | str) -> None:
        """Write it to a file, and from now on every entry as soon as it is made: whole, or not at all."""
        self._write(Path(path), self.entries)
        self.path = Path(path)

    def _write(self, path: Path, entries: list[Json]) -> None:
        write(path, to_text(self._paper(entries)))

    # ------------------------------------------------------------ telling
    def replay(self) -> Iterator[tuple[Json, Chronicle]]:
        """Every entry, and what the campaign had come to with it."""
        found = empty_chronicle(self.game.name)
        for entry in self.entries:
            self._enter(found, entry)
            yield entry, found

    def story(self, lang: str = "en") -> list[str]:
        """The campaign log, read as a story: its paragraphs."""
        return [text for entry, found in self.replay() for text in found.tell(entry, lang)]

    def page(self, lang: str = "en") -> Json:
        """All that a page of the campaign shows: the log entry by entry and by chapters, who takes part, and what comes next."""
        entries: list[Json] = []
        chapters: list[Json] = []
        prologue: list[str] = []
        for entry, found in self.replay():
            told = found.tell(entry, lang)
            entries.append({"do": entry["do"], "paragraphs": told})
            if entry["do"] == RECORD:
                chapters.append({"number": len(chapters) + 1, **found.chapter(entry["result"], lang), "after": []})
            elif chapters:
                chapters[-1]["after"] += told
            else:
                prologue += told
        return {
            "number": self.number,
            "over": self.over,
            "entries": entries,
            "prologue": prologue,
            "chapters": chapters,
            "now": self.now.dump(),
            "question": self.describe_question(lang),
            **self.now.page(lang),
        }

    def describe_question(self, lang: str = "en") -> Json | None:
        """What the players must say before the campaign goes on: `text`, and `choices` with their `text`, `rule` and `entry`."""
        question = None if self.over else self.now.question()
        return None if question is None else question.to_data(lang)


def to_text(paper: Json) -> str:
    """Return a campaign's plain data as the text of a file."""
    return json.dumps(paper, ensure_ascii=False, indent=1)


def new(game: str, *, seed: int = 0, **options: Any) -> Campaign:
    """A new campaign of a game; the options are its own."""
    return Campaign(game, [freeze_entry(empty_chronicle(game), {"do": BEGIN, "seed": seed, **options})])


def freeze_entry(found: Chronicle, entry: Json) -> Json:
    """An entry that nobody else can change any more."""
    out: Json = json.loads(json.dumps(found.plain(entry)))
    return out


def load(data: str | bytes) -> Campaign:
    """The campaign that `save` wrote; every entry is checked again.

    Raises BadSave where the text is no campaign, or an entry does not hold.
    """
    game, entries = parse_campaign(data)
    try:
        return Campaign(game, entries)
    except BadSave:
        raise
    except TableforgeError as e:
        raise BadSave(refusals.DAMAGED.fill(why=e.args[0])) from None
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as e:
        raise BadSave(refusals.DAMAGED.fill(why=repr(e))) from None


def parse_campaign(data: str | bytes) -> tuple[str, list[Json]]:
    """The game and the entries of a campaign on paper; none of them has been looked at yet.

    Raises BadSave where the text is no campaign.
    """
    if len(data) > LARGEST:
        raise BadSave(refusals.TOO_LONG.fill(most=LARGEST, n=len(data)))
    try:
        body = json.loads(data)
    except (ValueError, RecursionError):
        raise BadSave(refusals.NO_JSON.fill()) from None
    if not isinstance(body, dict) or "format" not in body:
        raise BadSave(refusals.NO_FORMAT.fill(format=FORMAT))
    if (of := body["format"]) != FORMAT:
        raise BadSave(refusals.OTHER_FORMAT.fill(of=of, format=FORMAT))
    entries = body.get("entries")
    if not isinstance(entries, list) or len(entries) > MOST_ENTRIES or not all([isinstance(x, dict) for x in entries]):
        raise BadSave(refusals.NO_ENTRIES.fill(most=MOST_ENTRIES))
    return body.get("game", ""), entries


def read(path: Path | str) -> Campaign:
    """The campaign in a file; it goes on being kept there.

    Raises BadSetup where the file cannot be read, BadSave where it holds no campaign.
    """
    try:
        text = Path(path).read_text("utf-8")
    except OSError as e:
        raise BadSetup(refusals.NOT_READ.fill(path=quote_in_full(str(path)), why=system_says(e))) from None
    except UnicodeDecodeError:
        raise BadSave(refusals.NO_JSON.fill()) from None
    found = load(text)
    found.path = Path(path)
    return found


__all__ = ["Campaign", "CampaignChoice", "CampaignQuestion", "Chronicle", "load", "new", "read"]
