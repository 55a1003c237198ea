"""`tableforge play` and `tableforge replay`: seats, decks, matches, and games that are gone on with later."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

import tableforge
from tableforge.cli import store
from tableforge.cli.common import game_argument, lang_option
from tableforge.cli.texts import say
from tableforge.errors import BadSetup, quoted

if TYPE_CHECKING:
    from tableforge.keyforge.deck import Deck
    from tableforge.keyforge.match import Match
    from tableforge.table.sitting import Sitting

SEATS = ("human", "bot:greedy")
DECKS = ("starter:onyx", "starter:argus")
NEWEST = "newest"


@click.command()
@game_argument
@click.option("--seat", "seats", multiple=True, metavar="human|bot:NAME", help="Who plays: first seat 0, then seat 1.")
@click.option(
    "--seed",
    type=click.IntRange(0, 2**64 - 1),
    metavar="N",
    help="Seed of all chance; without one, a new game each time.",
)
@click.option("--edition", default="1.3", show_default=True, metavar="EDITION", help="The rulebook: 1.0, 1.1 or 1.3.")
@click.option("--deck", "decks", multiple=True, metavar="REF", help="A deck: first seat 0's, then seat 1's.")
@click.option(
    "--chains", multiple=True, type=int, metavar="N", help="Chains at the start: first seat 0's, then seat 1's."
)
@click.option("--first", type=int, metavar="SEAT", help="Who begins: seat 0 or 1; without it, chance.")
@click.option("--mulligan/--no-mulligan", default=True, help="Whether an opening hand may be exchanged.")
@click.option(
    "--best-of", default=1, show_default=True, metavar="N", help="A match of so many games; losers say who begins."
)
@click.option("--handicap", is_flag=True, help="Start with the chains that earlier games of these decks suggest.")
@click.option("--bid", is_flag=True, help="Bid chains for the first deck before the game.")
@click.option(
    "--resume",
    is_flag=False,
    flag_value=NEWEST,
    metavar="[FILE]",
    help="Go on with the game left last, or with a save.",
)
@click.option("--plain", is_flag=True, help="Line by line with numbered choices, as for a screen reader.")
@click.option("--new", "fresh", is_flag=True, help="Begin a new game without asking about an unfinished one.")
@lang_option
def play(
    game: str, seats: tuple[str, ...], seed: int | None, edition: str, decks: tuple[str, ...], chains: tuple[int, ...],
    first: int | None, mulligan: bool, best_of: int, handicap: bool, bid: bool, resume: str | None, plain: bool,
    fresh: bool, lang: str,
) -> None:  # fmt: skip
    """Play GAME at the terminal; you against the bot greedy, unless --seat says otherwise.

    Every answer is saved at once, so nothing is lost however the game is left; the next start offers to go on with it.
    A deck is 'starter:onyx', 'starter:argus', 'forged:SEED', an imported deck's name, or a deck file.

    \b
    tableforge play --seat human --seat bot:random --lang fr
    tableforge play --deck forged:1 --deck forged:2 --best-of 3
    tableforge play --resume
    """
    names = pair(seats, SEATS, "--seat")
    asked_for = seed is not None or decks or seats or best_of != 1
    path = to_resume(resume, fresh or bool(asked_for), lang)
    if path is not None:
        sys.exit(go_on(path, names if seats else None, lang, plain))
    start = {
        "edition": edition,
        "chains": pair(chains, (0, 0), "--chains"),
        "first": first,
        "mulligan": mulligan,
    }
    sides = [store.deck(ref) for ref in pair(decks, DECKS, "--deck")]
    if seed is None:
        from secrets import randbits

        seed = randbits(32)
    table = Table(game, names, start, (sides[0], sides[1]), seed, lang, plain)
    tableforge.game(game).setup(
        decks=list(table.decks), **start
    )  # refuse what cannot be played before anything is asked
    if handicap:
        table.handicap()
    if bid:
        table.bid()
    sys.exit(table.match(best_of) if best_of != 1 else table.single())


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--log", "as_log", is_flag=True, help="Print the whole story instead of stepping through it.")
@click.option(
    "--seat",
    type=click.IntRange(0, 1),
    metavar="SEAT",
    help="With --log: through whose eyes; without it, a spectator's.",
)
@lang_option
def replay(file: Path, as_log: bool, seat: int | None, lang: str) -> None:
    """Step forward and back through the saved game in FILE."""
    kept = store.read_game(file)
    if as_log:
        sitting = tableforge.load(json.dumps(kept.body))
        for entry in sitting.log:
            click.echo(f"{entry.text(lang, seat)}  ({entry.rule})")
        return
    from tableforge.cli import terminal

    sys.exit(terminal.replay(kept.body, lang))


# ---------------------------------------------------------------- what was asked for
def pair(given: tuple[Any, ...], usual: tuple[Any, Any], option: str) -> tuple[Any, Any]:
    """One value for each seat; what is not given is as usual."""
    if len(given) > 2:
        raise BadSetup(
            f"{option} was given {len(given)} times; KeyForge is a game of two seats: once for each",
            fr=f"{option} a été donné {len(given)} fois ; KeyForge se joue à deux sièges : une fois pour chacun",
        )
    a, b = (*given, *usual[len(given) :])
    return a, b


def player(name: str, seed: int) -> object | None:
    """Whoever sits in a seat: None is a person."""
    from tableforge import bots

    if name == "human":
        return None
    kind, colon, bot = name.partition(":")
    if kind != "bot" or not colon:
        known = ", ".join([f"bot:{b}" for b in bots.NAMES])
        raise bots.UnknownBot(
            f"nobody called {name!r} can take a seat; known: human, {known}",
            fr=f"personne du nom de {quoted(name)} ne peut prendre place ; valeurs connues : human, {known}",
        )
    return bots.make(bot, seed)


def to_resume(resume: str | None, fresh: bool, lang: str) -> Path | None:
    """The save to go on with, if any: the one that was named, or the newest where the player says yes."""
    if resume is not None and resume != NEWEST:
        return Path(resume)
    if fresh and resume is None:
        return None
    path = store.unfinished()
    if path is None:
        if resume == NEWEST:
            en, fr = [say(tongue, "nothing-to-resume", folder=store.saves_folder()) for tongue in ("en", "fr")]
            raise BadSetup(en, fr=fr)
        return None
    if resume == NEWEST:
        return path
    if not sys.stdin.isatty():
        return None
    try:
        kept = store.read_game(path)
    except tableforge.TableforgeError:
        return None
    decks = " – ".join([str(d.get("name")) for d in kept.body["setup"].get("decks", []) if isinstance(d, dict)])
    told = say(lang, "resume?", decks=decks, answers=len(kept.body["answers"]), seed=kept.body["seed"])
    return path if click.confirm(told, default=True) else None


def go_on(path: Path, seats: tuple[str, str] | None, lang: str, plain: bool) -> int:
    """Take an unfinished game up again, with the players it was begun with."""
    kept = store.read_game(path)
    sitting = tableforge.load(json.dumps(kept.body))
    written = kept.table.get("seats")
    if seats is None:
        seats = SEATS
        if isinstance(written, list) and len(written) == 2 and all(isinstance(x, str) for x in written):
            seats = (written[0], written[1])
    from tableforge.keyforge.deck import Deck

    setup = kept.body["setup"]
    decks = [Deck.from_json(d) for d in setup["decks"]]
    start = {k: setup[k] for k in ("edition", "chains", "first", "mulligan")}
    table = Table(kept.body["game"], seats, start, (decks[0], decks[1]), kept.body["seed"], lang, plain)
    return table.go_on(sitting, path, kept.table.get("match"))


# ---------------------------------------------------------------- the table
class Table:
    """Two players with their decks, for one game or for a match."""

    def __init__(
        self, game: str, seats: tuple[str, str], start: dict[str, Any], decks: tuple[Deck, Deck], seed: int, lang: str,
        plain: bool = False,
    ) -> None:  # fmt: skip
        self.game = game
        self.seats = seats
        self.start = start
        self.decks = decks
        self.seed = seed
        self.lang = lang
        self.plain = plain
        self.players = (player(seats[0], 2 * seed), player(seats[1], 2 * seed + 1))

    def name(self, seat: int) -> str:
        """What a seat is called in messages."""
        who = self.seats[seat].removeprefix("bot:")
        who = say(self.lang, "human") if who == "human" else who
        return f"{who} ({say(self.lang, 'seat', n=seat)})"

    def tell(self, key: str, **values: object) -> None:
        click.echo(say(self.lang, key, **values))

    # ------------------------------------------------------------ chains before the game
    def handicap(self) -> None:
        """The chains that earlier games of these decks suggest."""
        a, b = store.handicaps().suggested(self.decks)
        self.start["chains"] = (a, b)
        self.tell("handicap", a=a, b=b, rule="KF.handicap")

    def bid(self) -> None:
        """Chains are bid for the first deck; a bot goes up to three."""
        from tableforge.errors import TableforgeError
        from tableforge.keyforge.match import BIDDING, Bidding

        bidding = Bidding(self.decks)
        won, left = [d.title(self.lang) for d in self.decks]
        self.tell("bid-for", deck=won, other=left, rule=BIDDING)
        while (seat := bidding.turn) is not None:
            if self.players[seat] is not None:
                said = str(bidding.least) if bidding.least <= 3 else "pass"
            else:
                said = click.prompt(say(self.lang, "bid?", name=self.name(seat), least=bidding.least))
            try:
                if said.strip().isdigit():
                    bidding.bid(seat, int(said))
                    self.tell("bids", name=self.name(seat), n=bidding.bids[-1])
                elif said.strip().lower() in ("pass", "p", "passe", ""):
                    bidding.pass_(seat)
                    self.tell("passes", name=self.name(seat))
                else:
                    raise BadSetup(
                        f"{said!r} is neither a number of chains nor 'pass' ({BIDDING})",
                        fr=f"{quoted(said)} n’est ni un nombre de chaînes ni « passe » ({BIDDING})",
                    )
            except TableforgeError as e:
                click.echo(e.text(self.lang), err=True)
        result = bidding.result
        assert result is not None
        self.decks, self.start["chains"] = result.decks, result.chains
        a, b = [d.title(self.lang) for d in self.decks]
        self.tell("auctioned", a=a, x=result.chains[0], b=b, y=result.chains[1])

    # ------------------------------------------------------------ playing
    def single(self) -> int:
        sitting = self.new(self.seed, self.start)
        path = store.new_save(self.game, self.seed)
        code, _ = self.sit_down(sitting, path, None)
        return code

    def match(self, best_of: int) -> int:
        from tableforge.keyforge.match import Match

        a, b = self.start["chains"]
        return self.play_on(Match(self.decks, best_of, self.seed, (a, b)))

    def go_on(self, sitting: Sitting, path: Path, written: object) -> int:
        match = self.read_match(written)
        code, over = self.sit_down(sitting, path, match)
        if match is None or not over:
            return code
        self.record(match, sitting)
        return self.play_on(match)

    def play_on(self, match: Match) -> int:
        """The games of a match, one after the other, until it is won or left."""
        while not match.over:
            if match.chooser is not None:
                self.name_first(match)
            g = match.next_game()
            self.tell("game-of", n=g.number, most=match.best_of, seed=g.seed)
            sitting = self.new(g.seed, {**self.start, "chains": g.chains, "first": g.first})
            code, over = self.sit_down(sitting, store.new_save(self.game, g.seed), match)
            if not over:
                return code
            self.record(match, sitting)
        assert match.winner is not None
        a, b = match.wins
        self.tell("match-won", name=self.name(match.winner), a=max(a, b), b=min(a, b))
        return 0

    def name_first(self, match: Match) -> None:
        """The loser says who begins the next game; a bot always begins itself."""
        from tableforge.keyforge.match import FIRST_IN_SERIES

        seat = match.chooser
        assert seat is not None
        who = seat
        if self.players[seat] is None:
            told = say(self.lang, "who-first", name=self.name(seat), rule=FIRST_IN_SERIES)
            who = click.prompt(told, type=click.IntRange(0, 1), default=seat)
        match.name_first(seat, who)
        self.tell("names-first", name=self.name(seat), who=who, rule=FIRST_IN_SERIES)

    def record(self, match: Match, sitting: Sitting) -> None:
        result = sitting.result
        assert result is not None
        match.record(result["winner"])
        self.tell("score", n=match.best_of, a=match.wins[0], b=match.wins[1])

    def new(self, seed: int, start: dict[str, Any]) -> Sitting:
        return tableforge.new(self.game, seed=seed, decks=list(self.decks), **start)

    def sit_down(self, sitting: Sitting, path: Path, match: Match | None) -> tuple[int, bool]:
        """Play at the terminal; the exit code, and whether the game is over."""
        from tableforge.cli import terminal

        store.write(path, sitting.save())
        store.write(store.table_file(path), json.dumps({"seats": list(self.seats), "match": self.written(match)}))
        code = terminal.play(sitting, self.players, self.lang, path, plain=self.plain)
        last = self.last_on_the_table(sitting, path)
        if not sitting.over:
            self.tell("kept")
            return code, False
        self.told_result(sitting)
        if last.over:
            self.tell("replay-with", file=store.finish(path))
        else:
            self.tell("kept")
        return code, True

    def last_on_the_table(self, sitting: Sitting, path: Path) -> Sitting:
        """The game as its file has it: the players may have begun another one where they sat."""
        try:
            body = store.read_game(path).body
            if (body["seed"], body["answers"]) != (sitting.seed, sitting.answers):
                return tableforge.load(json.dumps(body))
        except tableforge.TableforgeError:
            pass
        return sitting

    def told_result(self, sitting: Sitting) -> None:
        from tableforge.keyforge.match import key

        result = sitting.result
        assert result is not None
        w = result["winner"]
        keys = result["keys"]
        self.tell("won", name=self.name(w), keys=keys[w], other=keys[1 - w], turns=result["turns"])
        known = store.handicaps()
        advice = known.record(self.decks[w], self.decks[1 - w])
        store.keep_handicaps(known)
        if advice is not None:
            names = [d.title(self.lang) for d in self.decks if key(d) == advice.deck]
            self.tell("advice", n=advice.chains, name=names[0], rule=advice.rule)

    # ------------------------------------------------------------ a match on paper
    def written(self, match: Match | None) -> object:
        if match is None:
            return None
        games = [list(g) for g in match.games]
        return {
            "best_of": match.best_of, "seed": match.seed, "chains": list(match.chains), "games": games, "named": match.named,
        }  # fmt: skip

    def read_match(self, data: object) -> Match | None:
        """The match that `written` wrote; one that makes no sense counts as none."""
        from tableforge.keyforge.match import Match, Played

        if not isinstance(data, dict):
            return None
        try:
            games = [Played(int(first) & 1, int(winner) & 1) for first, winner in data["games"]]
            a, b = data["chains"]
            return Match(
                self.decks, int(data["best_of"]), int(data["seed"]), (int(a), int(b)), games, int(data["named"])
            )
        except (KeyError, TypeError, ValueError):
            return None
