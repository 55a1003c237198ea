"""What follows a game at the table: who has won, how the match stands, and what the players may do next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tableforge.cli.table.texts import say
from tableforge.table.seeds import seed_after

if TYPE_CHECKING:
    from tableforge.cli.table.session import Session
    from tableforge.table.series import Match


@dataclass(slots=True)
class AfterGame:
    """What the players want once the game is over; the table fills it in, whoever laid the table goes by it."""

    match: Match | None = None  # the match that the game belongs to; this game is not in it yet
    what: str = ""  # "new": another game, "next": the next game of the match, "": they have left
    first: int | None = None  # who begins that game, where a person lost this one and has said it
    lang: str = ""  # the language that was spoken last

    def decide(self, option: AfterGameOption) -> None:
        """Note what is to come after this game."""
        self.what = option.what if option.what in ("new", "next") else ""
        self.first = option.first


@dataclass(frozen=True, slots=True)
class AfterGameOption:
    """One thing to do after a game: the key to press, what it is, its label, and who begins the next game, if anyone."""

    badge: str
    what: str
    label: str
    first: int | None = None


# -------------------------------------------------------------------- one game
def result(session: Session) -> str:
    """Who has won, in a sentence; '' while the game lasts."""
    end = session.outcome()
    if end is None:
        return ""
    lang, won = session.lang, list(end.winners)
    if not won:
        return say(lang, "all-lost")
    if len(won) == session.seats > 1:
        return say(lang, "all-won")
    if session.impartial:
        return say(lang, "won", who=session.all_of(won))
    return say(lang, "you-won") if session.near in won else say(lang, "you-lost", who=session.all_of(won))


def winner(session: Session) -> int | None:
    """The one seat that has won, if one has."""
    end = session.outcome()
    return end.winners[0] if end is not None and len(end.winners) == 1 else None


def loser(session: Session) -> int | None:
    """The seat that says who begins the next game of the match: the one after the winner."""
    match, won = session.after.match, winner(session)
    if match is None or won is None or match_winner(session) is not None or not match.somebody_begins:
        return None
    return (won + 1) % session.seats


# -------------------------------------------------------------------- a match
def score(session: Session) -> list[int]:
    """The games of the match that each seat has won, this one among them once it is over."""
    match, won = session.after.match, winner(session)
    before = match.wins if match is not None else (0,) * session.seats
    return [n + (seat == won) for seat, n in enumerate(before)]


def match_winner(session: Session) -> int | None:
    """The seat that has won the match with this game."""
    match = session.after.match
    return None if match is None else next((k for k, n in enumerate(score(session)) if 2 * n > match.best_of), None)


def score_told(session: Session, wins: list[int]) -> str:
    """Who has won how many games, the near seat first."""
    told = []
    for seat in session.round():
        you = session.players[seat] is None and not session.hot_seat
        told.append(say(session.lang, "won-by", n=wins[seat], who=say(session.lang, "by-you") if you else session.who(seat)))
    return say(session.lang, "match-score", score=", ".join(told))


def game_told(session: Session) -> str:
    """Which game of the match this is; '' for a single game."""
    match = session.after.match
    if match is None:
        return ""
    n = len(match.games) + 1
    return say(session.lang, "match-game", n=n, most=match.best_of, score=score_told(session, list(match.wins)))


def match_told(session: Session) -> str:
    """How the match stands, or that it is won; '' for a single game."""
    match, won = session.after.match, match_winner(session)
    if match is None:
        return ""
    wins = score(session)
    if won is None:
        return say(session.lang, "match-stands", n=match.best_of, score=score_told(session, wins))
    most, rest = wins[won], sum(wins) - wins[won]
    if won == session.near and not session.impartial:
        return say(session.lang, "match-you-won", won=most, lost=rest)
    return say(session.lang, "match-won", who=session.who(won), won=most, lost=rest)


def loser_told(session: Session) -> str:
    """Who lost the game and therefore says who begins the next one of the match; '' where there is none."""
    seat = loser(session)
    if seat is None:
        return ""
    if session.players[seat] is not None:
        return say(session.lang, "loser-begins", who=session.who(seat))
    return say(session.lang, "loser-says", who=session.who(seat)) if session.hot_seat else say(session.lang, "you-say")


# -------------------------------------------------------------------- what next
def options(session: Session) -> list[AfterGameOption]:
    """What can be done once the game is over; in a match, the loser of a game says who begins the next one."""
    lang, match = session.lang, session.after.match
    going_on = match is not None and match_winner(session) is None
    out = []
    if match is None:
        out.append(AfterGameOption("n", "new", say(lang, "r-new", n=seed_after(session.sitting.seed))))
    elif going_on:
        out += next_games(session)
    out.append(AfterGameOption("p", "replay", say(lang, "r-replay")))
    out.append(AfterGameOption("u", "undo", say(lang, "r-undo")))
    return [*out, AfterGameOption("q", "quit", say(lang, "r-leave" if going_on else "r-quit"))]


def next_games(session: Session) -> list[AfterGameOption]:
    """The next game of the match, once for each seat that a person may let begin it."""
    seat = loser(session)
    if seat is None:
        return [AfterGameOption("n", "next", say(session.lang, "r-next-game"))]
    if session.players[seat] is not None:
        return [AfterGameOption("n", "next", begins(session, seat), seat)]
    seats = [(seat + k) % session.seats for k in range(session.seats)]
    return [AfterGameOption(str(n), "next", begins(session, k), k) for n, k in enumerate(seats, 1)]


def begins(session: Session, seat: int) -> str:
    you = session.players[seat] is None and not session.hot_seat
    return say(session.lang, "r-next-you") if you else say(session.lang, "r-next", who=session.who(seat))
