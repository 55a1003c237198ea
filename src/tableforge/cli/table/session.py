"""A sitting with its players, its save file and its language: what the full-screen and the plain table do alike."""

from __future__ import annotations

import json
import re
import unicodedata
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

import tableforge
from tableforge.cli.store import write_whole
from tableforge.cli.table.texts import say
from tableforge.errors import NothingToUndo
from tableforge.kernel.game import Reason
from tableforge.kernel.rules import Rule
from tableforge.table.sitting import Decision, Entry, Sitting, replay

if TYPE_CHECKING:
    from tableforge.keyforge.match import Match

DIGITS: Final = "123456789"
# Letters that are commands are never given out: h help, l log, q quit, r rules, s save, u undo; e is kept for being done.
LETTERS: Final = "abcdfgijkmnoptvwxyz"
CAPITALS: Final = "ABCDEFGHIJKMNOPQRSTUVWXYZ"
DONE_KEY: Final = "e"
DONE: Final = ("end-turn", "done")
RANKS: Final = {"play": 0, "discard": 2, "end-turn": 3}  # in the order of the list; whatever uses a card stands between
CARD_KEY: Final = re.compile(r"(?:(?P<verb>[a-z-]+):)?(?P<card>[^:@]+@(?P<at>(?:foe-)?[a-z]+(?::\d+(?:[./]\d+)*)?))(?::.*)?")


class Bot(Protocol):
    """Whoever takes a seat without a keyboard."""

    def choose(self, view: dict[str, Any], decision: Decision) -> int: ...


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal answer as the table shows it: the key to press, its label, and the card it names, if any."""

    badge: str
    index: int
    key: str
    label: str
    rule: str
    verb: str = ""
    card: str = ""
    at: str = ""

    @property
    def card_id(self) -> str:
        return self.card.partition("@")[0]


def flip(at: str) -> str:
    """The same place as the other seat would point at it.

    >>> flip("line:2"), flip("foe-hand:0")
    ('foe-line:2', 'hand:0')
    """
    return at[4:] if at.startswith("foe-") else f"foe-{at}"


def plain_letters(text: str) -> str:
    """Text without accents and case, to search in.

    >>> plain_letters("Épée d'Æmber")
    "epee d'aember"
    """
    text = unicodedata.normalize("NFKD", text.casefold().replace("æ", "ae").replace("œ", "oe").replace("’", "'"))
    return "".join(c for c in text if not unicodedata.combining(c))


def badges(keys: list[str]) -> list[str]:
    """The key that takes each choice: digits, then letters; "e" is for being done.

    >>> badges(["reap:a@line:0", "end-turn"])
    ['1', 'e']
    """
    free = iter(DIGITS + LETTERS + CAPITALS)
    return [DONE_KEY if key in DONE else next(free, "") for key in keys]


def choices(d: Decision, lang: str) -> list[Choice]:
    """The options as the table lists them: what is played first, then used, then discarded, and last the end of the turn."""
    made = [(o, o.key) for o in d.options]
    if d.kind == "act":
        made.sort(key=lambda row: RANKS.get(row[1].partition(":")[0], 1))
    out = []
    for badge, (o, key) in zip(badges([key for _, key in made]), made):
        m = CARD_KEY.fullmatch(key)
        verb, card, at = (m["verb"] or "", m["card"], m["at"]) if m else ("", "", "")
        out.append(Choice(badge, o.index, key, o.label(lang), o.rule, verb, card, at))
    return out


@dataclass(slots=True)
class AfterGame:
    """What the players want once the game is over; the table fills it in, whoever laid the table goes by it."""

    match: Match | None = None  # the match that the game belongs to; this game is not in it yet
    what: str = ""  # "new": another game, "next": the next game of the match, "": they have left
    first: int | None = None  # who begins that game, where a person lost this one and has said it
    lang: str = ""  # the language that was spoken last


@dataclass(frozen=True, slots=True)
class AfterGameOption:
    """One thing to do after a game: the key to press, what it is, its label, and who begins the next game, if anyone."""

    badge: str
    what: str
    label: str
    first: int | None = None


class Session:
    """The game on the table, who sits at it, and whose eyes the screen serves."""

    def __init__(
        self,
        sitting: Sitting,
        players: tuple[object | None, object | None],
        lang: str = "en",
        save_path: Path | None = None,
        autosave: bool = True,
        ending: AfterGame | None = None,
    ) -> None:
        self.sitting = sitting
        self.ending = ending or AfterGame()
        self.players = players
        self.lang = lang
        self.save_path = save_path
        self.autosave = autosave
        self.trouble = ""  # why the last save failed
        self.humans = [seat for seat in (0, 1) if players[seat] is None]
        self.side = self.humans[0] if self.humans else 0
        self.at_keyboard: int | None = None  # of two people, whoever has said that they sit here now
        # how much of the story was there before the last own answer; whoever resumes should read the last two turns again
        turns = [n for n, entry in enumerate(sitting.log) if entry.kind == "turn"]
        self.seen = turns[-2] if len(turns) > 1 else 0
        self._setup: dict[str, Any] = json.loads(sitting.save())["setup"]

    # ---------------------------------------------------------------- who
    @property
    def hot_seat(self) -> bool:
        return len(self.humans) == 2

    @property
    def watching(self) -> bool:
        return not self.humans

    @property
    def eyes(self) -> int | None:
        """The seat whose cards may be shown now; None shows nobody's."""
        return self.at_keyboard if self.hot_seat else self.side

    @property
    def ears(self) -> int | None:
        """The seat that the story is told to; whoever only watches hears it as a spectator."""
        return None if self.watching else self.eyes

    @property
    def near(self) -> int:
        """The seat that the table shows at the bottom."""
        eyes = self.eyes
        return self.side if eyes is None else eyes

    def deck(self, seat: int) -> str:
        """The name of a seat's deck."""
        if self._setup.get("position") is not None:
            return ""
        deck = self._setup["decks"][seat]  # its names are clean: `Deck.from_json` has seen to it
        return str(deck.get("fr") or deck["name"]) if self.lang == "fr" else str(deck["name"])

    def who(self, seat: int) -> str:
        """What a seat is called: you, the bot's name, or its number."""
        bot = self.players[seat]
        if bot is None:
            return say(self.lang, "seat", n=seat + 1) if self.hot_seat else say(self.lang, "you")
        name = str(getattr(bot, "name", "") or type(bot).__name__).lower()
        return f"{say(self.lang, 'bot')} {name}" + (f" {seat + 1}" if self.watching else "")

    # ---------------------------------------------------------------- asking
    @property
    def decision(self) -> Decision | None:
        return self.sitting.decision

    @property
    def my_decision(self) -> Decision | None:
        """The pending decision, where whoever looks at the screen is to answer it."""
        d = self.sitting.decision
        return d if d is not None and self.players[d.seat] is None and d.seat == self.eyes else None

    @property
    def must_pass(self) -> bool:
        """Whether the keyboard must change hands before the next answer."""
        d = self.sitting.decision
        return self.hot_seat and d is not None and d.seat != self.at_keyboard

    @property
    def bot_to_move(self) -> Bot | None:
        d = self.sitting.decision
        return None if d is None else cast("Bot | None", self.players[d.seat])

    def choices(self) -> list[Choice]:
        d = self.my_decision
        return [] if d is None else choices(d, self.lang)

    def view(self) -> dict[str, Any]:
        return self.sitting.view(self.eyes)

    # ---------------------------------------------------------------- answering
    def answer(self, option: int | str) -> None:
        """Take an option for whoever is asked, and save."""
        d = self.sitting.decision
        if d is not None and (self.players[d.seat] is None or self.watching):
            self.seen = len(self.sitting.events)
        self.sitting.answer(option)
        if self.autosave:
            self.save()

    def bot_answer(self) -> None:
        """Let the bot that is asked answer."""
        bot, d = self.bot_to_move, self.sitting.decision
        assert bot is not None and d is not None
        self.answer(bot.choose(self.sitting.view(d.seat), d))

    def undo(self) -> int:
        """Go back to the last decision a person took: how many answers were taken back, 0 where there is none."""
        taken: list[str] = []
        while self.sitting.answers:
            last = self.sitting.answers[-1]
            try:
                self.sitting.undo()
            except NothingToUndo:
                break
            taken.append(last)
            d = self.sitting.decision
            if d is not None and (self.watching or self.players[d.seat] is None):
                self.seen = min(self.seen, len(self.sitting.events))
                if self.autosave:
                    self.save()
                return len(taken)
        for key in reversed(taken):
            self.sitting.answer(key)
        return 0

    # ---------------------------------------------------------------- after the end
    @property
    def next_seed(self) -> int:
        return (self.sitting.seed + 1) % (1 << 64)

    def score(self) -> tuple[int, int]:
        """The games of the match that each seat has won, this one among them once it is over."""
        match, result = self.ending.match, self.sitting.result
        a, b = match.wins if match is not None else (0, 0)
        return (a, b) if result is None else (a + (result["winner"] == 0), b + (result["winner"] == 1))

    @property
    def match_winner(self) -> int | None:
        """The seat that has won the match with this game."""
        match = self.ending.match
        if match is None:
            return None
        return next((seat for seat in (0, 1) if 2 * self.score()[seat] > match.best_of), None)

    def match_told(self) -> str:
        """How the match stands, or that it is won; '' for a single game."""
        match = self.ending.match
        if match is None:
            return ""
        mine, theirs = self.score()[self.near], self.score()[1 - self.near]
        won = self.match_winner
        if won is None:
            return say(self.lang, "match-stands", n=match.best_of, score=self.score_told(mine, theirs))
        if won == self.near and not (self.hot_seat or self.watching):
            return say(self.lang, "match-you-won", mine=mine, theirs=theirs)
        return say(self.lang, "match-won", who=self.who(won), won=max(mine, theirs), lost=min(mine, theirs))

    def loser_told(self) -> str:
        """Who lost the game and therefore says who begins the next one of the match; '' where there is none."""
        result = self.sitting.result
        if self.ending.match is None or result is None or self.match_winner is not None:
            return ""
        loser = 1 - int(result["winner"])
        if self.players[loser] is not None:
            return say(self.lang, "loser-begins", who=self.who(loser))
        return say(self.lang, "loser-says", who=self.who(loser)) if self.hot_seat else say(self.lang, "you-say")

    def game_told(self) -> str:
        """Which game of the match this is; '' for a single game."""
        match = self.ending.match
        if match is None:
            return ""
        score = self.score_told(match.wins[self.near], match.wins[1 - self.near])
        return say(self.lang, "match-game", n=len(match.games) + 1, most=match.best_of, score=score)

    def score_told(self, mine: int, theirs: int) -> str:
        other = self.who(1 - self.near)
        if self.hot_seat or self.watching:
            return say(self.lang, "match-score", mine=mine, who=self.who(self.near), theirs=theirs, other=other)
        return say(self.lang, "match-score-you", mine=mine, theirs=theirs, other=other)

    def afterwards(self) -> list[AfterGameOption]:
        """What can be done once the game is over; in a match, the loser of a game says who begins the next one."""
        lang, result = self.lang, self.sitting.result
        out = []
        if self.ending.match is None:
            out.append(AfterGameOption("n", "new", say(lang, "r-new", n=self.next_seed)))
        elif self.match_winner is None and result is not None:
            loser = 1 - int(result["winner"])
            if self.players[loser] is None:
                seats = (loser, 1 - loser)
                out += [AfterGameOption(str(n), "next", self.begins(seat), seat) for n, seat in enumerate(seats, 1)]
            else:
                out.append(AfterGameOption("n", "next", self.begins(loser), loser))
        out.append(AfterGameOption("p", "replay", say(lang, "r-replay")))
        out.append(AfterGameOption("u", "undo", say(lang, "r-undo")))
        leave = "r-leave" if self.ending.match is not None and self.match_winner is None else "r-quit"
        return [*out, AfterGameOption("q", "quit", say(lang, leave))]

    def begins(self, seat: int) -> str:
        you = self.players[seat] is None and not self.hot_seat
        return say(self.lang, "r-next-you") if you else say(self.lang, "r-next", who=self.who(seat))

    def decide(self, after: AfterGameOption) -> None:
        """Note what is to come after this game."""
        self.ending.what = after.what if after.what in ("new", "next") else ""
        self.ending.first = after.first

    # ---------------------------------------------------------------- saving
    def save(self) -> bool:
        """Write the game to its file; `trouble` says why it could not be."""
        if self.save_path is None:
            self.trouble = "–"
            return False
        try:
            write_whole(self.save_path, self.sitting.save())
        except OSError as e:
            self.trouble = f"{e.strerror or e} ({self.save_path})"
            return False
        self.trouble = ""
        return True

    # ---------------------------------------------------------------- reasons
    def rule(self, id: str) -> Rule:
        return self.sitting.game.rules[id]

    def rule_title(self, id: str) -> str:
        return self.rule(id).title[self.lang]

    def why_not(self, key: str) -> Reason | None:
        return self.sitting.why_not(key)

    def story(self, first: int = 0) -> list[Entry]:
        return self.sitting.log[first:]


class ReplaySession(Session):
    """A session that nobody plays: it stands after so many answers of a save."""

    def __init__(self, body: dict[str, Any], lang: str, side: int = 0) -> None:
        whole = replay(tableforge.game(body["game"]), body)
        super().__init__(whole, (self, self), lang, None, False)
        self.side = side
        self.at = 0
        self.keys: list[str] = list(whole.answers)
        self.turns: list[int] = []  # the turn that each answer was given in
        self.marks: list[int] = []  # how long the story was before each answer
        while whole.answers:
            whole.undo()
            self.turns.append(int(whole.view()["turn"]))
            self.marks.append(len(whole.events))
        self.turns.reverse()
        self.marks.reverse()

    @property
    def last(self) -> int:
        return len(self.keys)

    def who(self, seat: int) -> str:
        return say(self.lang, "seat", n=seat + 1)

    def go(self, to: int) -> None:
        """Stand after the first `to` answers."""
        to = max(0, min(to, len(self.keys)))
        g = self.sitting
        while len(g.answers) > to:
            g.undo()
        while len(g.answers) < to:
            g.answer(self.keys[len(g.answers)])
        self.at = to
        self.seen = self.marks[to - 1] if to else 0

    def turn_start(self, by: int) -> int:
        """The first answer of the next or the last turn."""
        at = self.at
        if by > 0:
            while at < self.last and self.turns[at] == self.turns[min(self.at, self.last - 1)]:
                at += 1
            return at
        at = max(0, at - 1)
        while at > 0 and self.turns[at - 1] == self.turns[at]:
            at -= 1
        return at

    def asked(self) -> tuple[int, str, str, list[Choice], str]:
        """The question behind the position: whom, what, its rule, what could be answered, and what was."""
        if self.at == 0:
            d = self.sitting.decision
            if d is None:
                return 0, "", "KF.victory", [], ""
            return d.seat, d.text(self.lang), d.rule, choices(d, self.lang), ""
        key = self.keys[self.at - 1]
        self.sitting.undo()
        d = self.sitting.decision
        assert d is not None
        out = d.seat, d.text(self.lang), d.rule, choices(d, self.lang), key
        self.sitting.answer(key)
        return out


__all__ = [
    "AfterGameOption", "Bot", "Choice", "AfterGame", "ReplaySession", "Session", "badges", "choices", "flip", "plain_letters",
]  # fmt: skip
