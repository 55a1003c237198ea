"""`tableforge play` and `tableforge replay`: seats, decks, matches, and games that are gone on with later."""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import click

import tableforge
from tableforge.cli import store
from tableforge.cli.common import lang_option
from tableforge.cli.settings import GameCommand, chosen, game_argument, seat_by_seat
from tableforge.cli.speech import Command, argument, option
from tableforge.cli.texts import say
from tableforge.errors import BadSave, BadSetup, TableforgeError
from tableforge.tongue.both import Both, quoted

if TYPE_CHECKING:
    from tableforge.cli.table.session import AfterGame
    from tableforge.keyforge.decks.deck import Deck
    from tableforge.keyforge.match import Match
    from tableforge.table.sitting import Sitting

SEATS = ("human", "bot:greedy")
DECKS = ("starter:onyx", "starter:argus")
START: dict[str, Any] = {"edition": "1.3", "chains": (0, 0), "first": None, "mulligan": True}
NEWEST = "newest"
BOT_BIDS = 3  # a bot goes up to so many chains for a deck


@click.command(
    cls=GameCommand,
    fr="""
    Joue à JEU au terminal : vous contre le bot greedy, sauf si --seat en dit autrement.

    Chaque réponse est sauvegardée aussitôt : rien n’est perdu, quelle que soit la façon de quitter la partie ; le prochain
    démarrage propose de la reprendre. Un deck est « starter:onyx », « starter:argus », « forged:GRAINE », le nom d’un deck
    importé, ou un fichier de deck.
    """,
)
@game_argument
@option(
    "--seat", "seats", multiple=True, metavar=Both("human|bot:NAME", "human|bot:NOM"),
    help="Who plays: first seat 0, then the next.",
    fr="Qui joue : d’abord le siège 0, puis les suivants.",
)
@option(
    "--seed", type=click.IntRange(0, 2**64 - 1), metavar="N", help="Seed of all chance; without one, a new game each time.",
    fr="Graine de tout le hasard ; sans elle, une nouvelle partie à chaque fois.",
)
@option(
    "--best-of", default=1, show_default=True, metavar="N", help="A match of so many games; losers say who begins.",
    fr="Un match d’autant de parties ; le perdant dit qui commence.",
)
@option(
    "--handicap", is_flag=True, help="Start with the chains that earlier games of these decks suggest.",
    fr="Commence avec les chaînes que suggèrent les parties passées de ces decks.",
)
@option(
    "--bid", is_flag=True, help="Bid chains for the first deck before the game.",
    fr="Enchérir en chaînes pour le premier deck avant la partie.",
)
@option(
    "--resume", is_flag=False, flag_value=NEWEST, metavar=Both("[FILE]", "[FICHIER]"),
    help="Go on with the game left last, or with a save.",
    fr="Reprend la dernière partie quittée, ou une sauvegarde.",
)
@option(
    "--plain", is_flag=True, help="Line by line with numbered choices, as for a screen reader.",
    fr="Ligne par ligne avec des choix numérotés, comme pour un lecteur d’écran.",
)
@option(
    "--new", "fresh", is_flag=True, help="Begin a new game without asking about an unfinished one.",
    fr="Commence une nouvelle partie sans proposer d’en reprendre une.",
)
@lang_option
def play(
    game: str, seats: tuple[str, ...], seed: int | None, best_of: int, handicap: bool, bid: bool, resume: str | None,
    plain: bool, fresh: bool, lang: str, **options: Any,
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
    settings = chosen(tableforge.game(game), options)
    together(handicap and bid, "--handicap", "--bid")
    together("chains" in settings and (handicap or bid), "--chains", "--bid" if bid else "--handicap")
    asked_for = bool(seed is not None or seats or best_of != 1 or handicap or bid or settings)
    found = to_resume(resume, fresh or asked_for, lang)
    if found is not None:
        sys.exit(go_on(*found, names if seats else None, lang, plain))
    start = {**START, **seat_by_seat(tableforge.game(game), settings)}
    sides = [store.deck(ref) for ref in start.pop("decks", DECKS)]
    if seed is None:
        from secrets import randbits

        seed = randbits(32)
    table = Table(game, names, start, (sides[0], sides[1]), seed, lang, plain)
    tableforge.game(game).setup(
        decks=list(table.decks), **start
    )  # refuse what cannot be played before anything is asked
    table.handicapped = handicap
    if bid:
        table.bid()
    sys.exit(table.match(best_of) if best_of != 1 else table.single())


@click.command(cls=Command, fr="Parcourt la partie sauvegardée dans FICHIER, en avant et en arrière.")
@argument("file", "FICHIER", type=click.Path(path_type=Path))
@option(
    "--log", "as_log", is_flag=True, help="Print the whole story instead of stepping through it.",
    fr="Écrit toute l’histoire au lieu de la parcourir.",
)
@option(
    "--seat", type=click.IntRange(0), metavar=Both("SEAT", "SIÈGE"),
    help="With --log: through whose eyes; without it, a spectator's.",
    fr="Avec --log : vue par quel siège ; sans cela, par un spectateur.",
)
@lang_option
def replay(file: Path, as_log: bool, seat: int | None, lang: str) -> None:
    """Step forward and back through the saved game in FILE."""
    kept = store.read_game(file)
    if as_log:
        sitting = tableforge.load(json.dumps(kept.body))
        for line in sitting.log:
            click.echo(f"{line.text(lang, seat)}  ({line.rule})")
        return
    from tableforge.cli.table import entry

    sys.exit(entry.replay(kept.body, lang))


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


def together(both: bool, one: str, other: str) -> None:
    """Refuse two options that would each settle the chains."""
    if both:
        raise BadSetup(
            f"{one} and {other} both settle the chains at the start: give one of them",
            fr=f"{one} et {other} fixent tous deux les chaînes de départ : donnez l’un des deux",
        )


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


def typed(prompt: str) -> str | None:
    """The next line; None where the input ends or the player interrupts."""
    click.echo(f"{prompt} ", nl=False)
    try:
        line = sys.stdin.readline()
    except KeyboardInterrupt:
        line = ""
    if not line:
        click.echo()
    return line.strip() if line else None


def leave(lang: str) -> NoReturn:
    """Whoever leaves before anything has begun."""
    click.echo(say(lang, "nothing-begun"))
    sys.exit(0)


def yes(lang: str, prompt: str) -> bool:
    """Whether the player says yes, which an empty line does as well."""
    while True:
        said = typed(f"{prompt} {say(lang, 'yes-no')}")
        if said is None:
            leave(lang)
        if said.lower() in ("", "y", "yes", "o", "oui"):
            return True
        if said.lower() in ("n", "no", "non"):
            return False


def to_resume(resume: str | None, fresh: bool, lang: str) -> tuple[store.Kept, Sitting] | None:
    """The game to go on with, if any: the one that was named, or the newest where the player says yes."""
    if resume is not None and resume != NEWEST:
        return loaded(Path(resume))
    if fresh and resume is None:
        return None
    path = store.unfinished()
    if path is None:
        if resume == NEWEST:
            en, fr = [say(tongue, "nothing-to-resume", folder=store.saves_folder()) for tongue in ("en", "fr")]
            raise BadSetup(en, fr=fr)
        return None
    if resume == NEWEST:
        return loaded(path)
    if not sys.stdin.isatty():
        return None
    try:
        kept, sitting = loaded(path)
    except TableforgeError as e:  # a game that cannot be gone on with should not keep anybody from a new one
        click.echo(say(lang, "cannot-resume", why=e.text(lang)), err=True)
        return None
    decks = " – ".join([d.title(lang) for d in decks_of(kept)])
    match = read_match(decks_of(kept), kept.table.get("match"))
    if match is not None:
        told = say(lang, "resume-match?", decks=decks, n=match.best_of, game=len(match.games) + 1)
    else:
        told = say(lang, "resume?", decks=decks, answers=len(kept.body["answers"]), seed=kept.body["seed"])
    return (kept, sitting) if yes(lang, told) else None


def loaded(path: Path) -> tuple[store.Kept, Sitting]:
    """A save and the game it leads to; `BadSave` names the file."""
    kept = store.read_game(path)
    try:
        sitting = tableforge.load(json.dumps(kept.body))
        return replace(kept, body=json.loads(sitting.save())), sitting
    except TableforgeError as e:
        raise BadSave(f"{path}: {e}", fr=f"{path} : {e.text('fr')}") from None


def decks_of(kept: store.Kept) -> tuple[Deck, Deck]:
    from tableforge.keyforge.decks.deck import Deck

    a, b = [Deck.from_json(d) for d in kept.body["setup"]["decks"]]
    return a, b


def go_on(kept: store.Kept, sitting: Sitting, seats: tuple[str, str] | None, lang: str, plain: bool) -> int:
    """Take an unfinished game up again, with the players it was begun with."""
    written = kept.table.get("seats")
    if seats is None:
        seats = SEATS
        if isinstance(written, list) and len(written) == 2 and all(isinstance(x, str) for x in written):
            seats = (written[0], written[1])
    setup = kept.body["setup"]
    start = {k: setup.get(k, usual) for k, usual in START.items()}
    table = Table(kept.body["game"], seats, start, decks_of(kept), kept.body["seed"], lang, plain)
    return table.go_on(sitting, kept.path, kept.table.get("match"))


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
        self.handicapped = False
        self.code = 0
        self.players = (player(seats[0], 2 * seed), player(seats[1], 2 * seed + 1))

    def name(self, seat: int) -> str:
        """What a seat is called in messages; at the table two people are called the same."""
        who = say(self.lang, "player", n=seat + 1)
        if self.players[seat] is not None:
            return f"{who} ({self.seats[seat].replace(':', ' ')})"
        return f"{who} ({say(self.lang, 'you')})" if self.players[1 - seat] is not None else who

    def tell(self, key: str, **values: object) -> None:
        click.echo(say(self.lang, key, **values))

    # ------------------------------------------------------------ chains before the game
    def handicap(self, chains: tuple[int, int]) -> None:
        """Say which chains earlier games of these decks suggest."""
        a, b = chains
        self.tell("handicap", p=self.name(0), a=a, q=self.name(1), b=b, rule="KF.handicap")

    def bid(self) -> None:
        """Chains are bid for the first deck; a bot goes up to three."""
        from tableforge.keyforge.match import BIDDING, Bidding
        from tableforge.keyforge.settings import MOST_CHAINS

        bidding = Bidding(self.decks)
        won, left = [d.title(self.lang) for d in self.decks]
        self.tell("bid-for", deck=won, other=left, rule=BIDDING)
        while (seat := bidding.turn) is not None:
            if self.players[seat] is not None:
                said: str | None = str(bidding.least) if bidding.least <= BOT_BIDS else "pass"
            else:
                said = typed(say(self.lang, "bid?", name=self.name(seat), least=bidding.least))
            if said is None:
                leave(self.lang)
            if said.lower() in ("pass", "p", "passe", "passer"):
                bidding.pass_(seat)
                self.tell("passes", name=self.name(seat))
            elif said in [str(n) for n in range(bidding.least, MOST_CHAINS + 1)]:
                bidding.bid(seat, int(said))
                self.tell("bids", name=self.name(seat), n=bidding.bids[-1])
            elif bidding.least > MOST_CHAINS:
                self.tell("bid-pass-only", most=MOST_CHAINS, rule=BIDDING)
            else:
                self.tell("bid-refused", least=bidding.least, most=MOST_CHAINS, rule=BIDDING)
        result = bidding.result
        assert result is not None
        self.decks, self.start["chains"] = result.decks, result.chains
        a, b = [d.title(self.lang) for d in self.decks]
        self.tell("auctioned", p=self.name(0), a=a, x=result.chains[0], q=self.name(1), b=b, y=result.chains[1])

    # ------------------------------------------------------------ playing
    def single(self) -> int:
        """One game, and another with the next seed for as long as the players want one."""
        seed = self.seed
        while True:
            if self.handicapped:
                self.start["chains"] = store.handicaps().suggested(self.decks)
                self.handicap(self.start["chains"])
            ending = self.sit_down(self.new(seed, self.start), store.new_save(self.game, seed), None)
            if ending.what != "new":
                return self.code
            seed = (seed + 1) % (1 << 64)

    def match(self, best_of: int) -> int:
        from tableforge.keyforge.match import Match

        a, b = self.start["chains"]
        book = store.handicaps() if self.handicapped else None
        return self.play_on(Match(self.decks, best_of, self.seed, (a, b), handicaps=book, first=self.start["first"]))

    def go_on(self, sitting: Sitting, path: Path, written: object) -> int:
        match = read_match(self.decks, written)
        ending = self.sit_down(sitting, path, match)
        if match is not None:
            return self.play_on(match) if ending.what == "next" else self.code
        if ending.what == "new":
            self.seed = (sitting.seed + 1) % (1 << 64)
            return self.single()
        return self.code

    def play_on(self, match: Match) -> int:
        """The games of a match, one after the other, until it is won or left."""
        while True:
            g = match.next_game()
            self.tell("game-of", n=g.number, most=match.best_of, seed=g.seed)
            if match.handicaps is not None:
                self.handicap(g.chains)
            sitting = self.new(g.seed, {**self.start, "chains": g.chains, "first": g.first})
            if self.sit_down(sitting, store.new_save(self.game, g.seed), match).what != "next":
                return self.code

    def new(self, seed: int, start: dict[str, Any]) -> Sitting:
        return tableforge.new(self.game, seed=seed, decks=list(self.decks), **start)

    def sit_down(self, sitting: Sitting, path: Path, match: Match | None) -> AfterGame:
        """Play one game at the terminal, and see to everything that its end asks for."""
        from tableforge.cli.table import entry

        ending = entry.AfterGame(match)
        known = sitting.over and match is None  # a finished game that is only looked at counts no second time
        self.keep(sitting, path, match)
        self.code = entry.play(sitting, self.players, self.lang, path, plain=self.plain, after=ending)
        self.lang = ending.lang or self.lang
        won = match is not None and sitting.over and 2 * (match.wins[winner(sitting)] + 1) > match.best_of
        if not sitting.over or (match is not None and not won and ending.what != "next"):
            ending.what = ""
            self.tell("kept")
            return ending
        self.told_result(sitting, known, match)
        self.tell("replay-with", file=store.finish(path))
        if match is not None:
            self.record(match, sitting, ending)
        return ending

    def keep(self, sitting: Sitting, path: Path, match: Match | None) -> None:
        """Write down the game and who plays it; where that fails, the table says so with the first answer."""
        with suppress(TableforgeError):
            store.write(path, sitting.save())
            store.write(store.table_file(path), json.dumps({"seats": list(self.seats), "match": written(match)}))

    def told_result(self, sitting: Sitting, known: bool, match: Match | None) -> None:
        """Say who won, and what the rulebook suggests after three games in a row."""
        from tableforge.keyforge.match import key

        result = sitting.result
        assert result is not None
        w = result["winner"]
        keys = result["keys"]
        self.tell("won", name=self.name(w), keys=keys[w], other=keys[1 - w], turns=result["turns"])
        if known:
            return
        book = store.handicaps()
        advice = book.record(self.decks[w], self.decks[1 - w])
        try:
            store.keep_handicaps(book)
        except TableforgeError as e:
            click.echo(e.text(self.lang), err=True)
        if advice is not None:
            names = [d.title(self.lang) for d in self.decks if key(d) == advice.deck]
            told = "advice-applied" if self.handicapped or (match and match.handicaps is not None) else "advice"
            self.tell(told, n=advice.chains, name=names[0], rule=advice.rule)

    def record(self, match: Match, sitting: Sitting, ending: AfterGame) -> None:
        """Write the game into its match; the loser has said who begins the next one, a bot begins itself."""
        from tableforge.keyforge.match import FIRST_IN_SERIES

        match.record(winner(sitting))
        self.tell("score", n=match.best_of, p=self.name(0), a=match.wins[0], q=self.name(1), b=match.wins[1])
        if match.winner is not None:
            self.tell("match-won", name=self.name(match.winner), a=max(match.wins), b=min(match.wins))
            ending.what = ""
            return
        seat = match.chooser
        assert seat is not None
        who = seat if ending.first is None else ending.first
        match.name_first(seat, who)
        self.tell("names-first", name=self.name(seat), who=self.name(who), rule=FIRST_IN_SERIES)


def winner(sitting: Sitting) -> int:
    """The seat that has won."""
    assert sitting.result is not None
    return int(sitting.result["winner"])


# ---------------------------------------------------------------- a match on paper
def written(match: Match | None) -> object:
    """A match as plain data, without its decks: the save of its game has them."""
    if match is None:
        return None
    games = [list(g) for g in match.games]
    return {
        "best_of": match.best_of, "seed": match.seed, "chains": list(match.chains), "games": games, "named": match.named,
        "first": match.first, "handicap": match.handicaps is not None,
    }  # fmt: skip


def read_match(decks: tuple[Deck, Deck], data: object) -> Match | None:
    """The match that `written` wrote; one that makes no sense counts as none."""
    from tableforge.keyforge.match import Match, Played

    if not isinstance(data, dict):
        return None
    try:
        games = [Played(int(first) & 1, int(won) & 1) for first, won in data["games"]]
        a, b = data["chains"]
        first = data.get("first")
        match = Match(
            decks, int(data["best_of"]), int(data["seed"]), (int(a), int(b)), games, int(data["named"]),
            store.handicaps() if data.get("handicap") is True else None, None if first is None else int(first),
        )  # fmt: skip
        # one that is won, or that waits for a first player who should be named by now, is none to go on with
        return None if match.over or match.chooser is not None else match
    except (KeyError, TypeError, ValueError, OverflowError):
        return None
