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
    """What the players want once the game is over; filled in by the table, read by the Host."""

    match: Match | None = None  # the match that the game belongs to; this game is not in it yet
    what: str = ""  # "new": another game, "next": the next game of the match, "": they have left
    first: int | None = None  # who begins that game, where a person lost this one and has said it
    lang: str = ""  # the language that was spoken last
    told: bool = False  # how game and match have ended stands where everybody still reads it

    def decide(self, option: AfterGameOption) -> None:
        """Note what follows this game."""
        self.what = option.what if option.what in ("new", "next") else ""
        self.first = option.first


@dataclass(frozen=True, slots=True)
class AfterGameOption:
    """One thing to do after a game: its key, what it is, its label, and who begins the next game, if anyone."""

    badge: str
    what: str
    label: str
    first: int | None = None


# -------------------------------------------------------------------- one game
def result_text(session: Session) -> str:
    """Return who has won, as a sentence; "" while the game lasts."""
    end = session.outcome()
    if end is None:
        return ""
    lang, won = session.lang, list(end.winners)
    if not won:
        return say(lang, "all-lost")
    if len(won) == session.seats > 1:
        return say(lang, "all-won")
    if session.impartial:
        return say(lang, "won", who=session.seat_names(won))
    return say(lang, "you-won") if session.near in won else say(lang, "you-lost", who=session.seat_names(won))


def find_winner(session: Session) -> int | None:
    """Return the one seat that has won, or None."""
    end = session.outcome()
    return end.winners[0] if end is not None and len(end.winners) == 1 else None


def find_loser(session: Session) -> int | None:
    """Return the seat that says who begins the next game of the match: the one after the winner; None without a winner."""
    match, won = session.after.match, find_winner(session)
    if match is None or won is None or match_winner(session) is not None or not match.somebody_begins:
        return None
    return (won + 1) % session.seats


# -------------------------------------------------------------------- a match
def match_score(session: Session) -> list[int]:
    """Return how many games of the match each seat has won, this one included once it is over."""
    match, won = session.after.match, find_winner(session)
    before = match.wins if match is not None else (0,) * session.seats
    return [n + (seat == won) for seat, n in enumerate(before)]


def match_winner(session: Session) -> int | None:
    """Return the seat that has won the match with this game, or None."""
    match = session.after.match
    return (
        None if match is None else next((k for k, n in enumerate(match_score(session)) if 2 * n > match.best_of), None)
    )


def score_text(session: Session, wins: list[int]) -> str:
    """Return who has won how many games, the near seat first."""
    told = []
    for seat in session.seats_from_near():
        you = session.players[seat] is None and not session.hot_seat
        told.append(
            say(
                session.lang,
                "won-by",
                n=wins[seat],
                who=say(session.lang, "by-you") if you else session.seat_name(seat),
            )
        )
    return say(session.lang, "match-score", score=", ".join(told))


def game_text(session: Session) -> str:
    """Return which game of the match this is; "" for a single game."""
    match = session.after.match
    if match is None:
        return ""
    n = len(match.games) + 1
    return say(session.lang, "match-game", n=n, most=match.best_of, score=score_text(session, list(match.wins)))


def match_text(session: Session) -> str:
    """Return how the match stands, or that it is won; "" for a single game."""
    match, won = session.after.match, match_winner(session)
    if match is None:
        return ""
    wins = match_score(session)
    if won is None:
        return say(session.lang, "match-stands", n=match.best_of, score=score_text(session, wins))
    most, rest = wins[won], sum(wins) - wins[won]
    if won == session.near and not session.impartial:
        return say(session.lang, "match-you-won", won=most, lost=rest)
    return say(session.lang, "match-won", who=session.seat_name(won), won=most, lost=rest)


def loser_text(session: Session) -> str:
    """Return who lost and therefore says who begins the next game; "" where nobody does."""
    seat = find_loser(session)
    if seat is None:
        return ""
    if session.players[seat] is not None:
        return say(session.lang, "loser-begins", who=session.seat_name(seat))
    return (
        say(session.lang, "loser-says", who=session.seat_name(seat))
        if session.hot_seat
        else say(session.lang, "you-say")
    )


# -------------------------------------------------------------------- what next
def list_options(session: Session) -> list[AfterGameOption]:
    """Return what can be done once the game is over."""
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
    """Return the next game of the match, once for each seat that may begin it."""
    seat = find_loser(session)
    if seat is None:
        return [AfterGameOption("n", "next", say(session.lang, "r-next-game"))]
    if session.players[seat] is not None:
        return [AfterGameOption("n", "next", begins_text(session, seat), seat)]
    seats = [(seat + k) % session.seats for k in range(session.seats)]
    return [AfterGameOption(str(n), "next", begins_text(session, k), k) for n, k in enumerate(seats, 1)]


def begins_text(session: Session, seat: int) -> str:
    """Return the label of a next game that a seat begins."""
    you = session.players[seat] is None and not session.hot_seat
    return say(session.lang, "r-next-you") if you else say(session.lang, "r-next", who=session.seat_name(seat))
