"""Golden logs: read them, play them again, and, on purpose only, write them anew.

    PYTHONPATH=tests python -m harness.playthroughs                 every log, from the repository's root
    PYTHONPATH=tests python -m harness.playthroughs keyforge/stun   the named ones

A log begins with its set-up; every `>` line is an answer, and what is indented below it is what it led to.

    # what the log shows
    game     keyforge
    setup    {"edition": "1.3", "decks": ["starter:onyx", "starter:argus"]}
    seed     417
    views    10
    answers  random 417

    > 0 act reap:dodger@line:0
        use 0 dodger  KF.reap
        gain 0 1 by dodger  KF.reap
      view 0  …

An event is its kind, its seat, its amount, its cards, its source, its rule, and who alone may see the cards.  `views N`
shows what every seat sees after every N answers and at the end.  With `answers random SEED` the answers are drawn anew
when the log is regenerated, with `answers BOT SEED` that bot gives them anew; without it the answers of the file stand, so a
new log is a head and some `>` lines.  With `campaign` in place of `setup` the games of a whole campaign follow each other, each
with its result and with what the campaign has come to; `entries` are what is entered after each of its games.
What a game keeps besides (Fateforge's golden saves) is written anew with its logs.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from harness import GAMES, facts, files, toy_seated

import tableforge
from tableforge import bots, campaign, laws
from tableforge.errors import TableforgeError
from tableforge.kernel.event import ALL_SEATS, Event
from tableforge.table.sitting import Sitting

FILES = files("playthroughs")
REFUSED = "    refused:"
Answers = Iterator[tuple[int | None, str]] | None


class Log:
    """A golden log: its head as written, its settings, its answers, and all its lines."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lines = path.read_text("utf-8").splitlines()
        end = self.lines.index("") if "" in self.lines else len(self.lines)
        self.head = self.lines[:end]
        words = dict(x.split(None, 1) for x in self.head if not x.startswith("#"))
        self.game = words["game"]
        self.setup: dict[str, Any] = json.loads(words["campaign" if "campaign" in words else "setup"])
        self.campaign = "campaign" in words
        self.entries: list[list[dict[str, Any]]] = json.loads(words.get("entries", "[]"))
        self.seed = int(words["seed"])
        self.views = int(words["views"])
        player, seed = words["answers"].split() if "answers" in words else ("", "0")
        self.player, self.player_seed = player, int(seed)
        self.answers = [answer(x) for x in self.lines if x.startswith("> ")]

    def played(self) -> list[str]:
        """The log as the engine tells it today, with the answers of the file."""
        return [*self.head, "", *play(self, iter(self.answers))]

    def regenerated(self) -> list[str]:
        """The log written anew; random answers are drawn again."""
        if not self.player:
            return self.played()
        return [*self.head, "", *play(self, None)]


def answer(line: str) -> tuple[int | None, str]:
    """Whose answer a line is, where it says so, and its key."""
    words = line.split(" ", 3)
    return (int(words[1]), words[3]) if len(words) > 3 else (None, line[2:])


def play(log: Log, answers: Answers) -> list[str]:
    """The lines of a game, or of all games of a campaign: with these answers, or to the end with those of the head's player."""
    if not log.campaign:
        return sitting(log, tableforge.new(log.game, seed=log.seed, **log.setup), answers)
    whole = campaign.new(log.game, seed=log.seed, **log.setup)
    out: list[str] = []
    while not whole.over:
        game = whole.next_game()
        g = tableforge.new(log.game, seed=game.seed, **game.settings)
        out += [f"game {game.number}", *sitting(log, g, answers)]
        if g.result is None:
            break
        whole.record(g.result)
        out.append(f"campaign {json.dumps(whole.now.dump())}")
        for entry in log.entries[game.number - 1] if game.number <= len(log.entries) else ():
            whole.do(**entry)
            out += [f"entered {json.dumps(entry)}", f"campaign {json.dumps(whole.now.dump())}"]
    return out


def sitting(log: Log, g: Sitting, answers: Answers) -> list[str]:
    """The lines of one game."""
    out = [*told(g, 0), *seen(g)]
    chooser = laws.Chooser(log.player_seed)
    by_bot = log.player not in ("", "random")
    players = [bots.make(log.player, log.player_seed + k, log.game) for k in range(g.seats)] if by_bot else []
    n = 0
    while g.decision is not None:
        whole = g.state.pending
        assert whole is not None
        if answers is None and players:
            d = g.decision
            seat, key = d.seat, d.options[players[d.seat].choose(g.view(d.seat), d)].key
        elif answers is None:
            drawn = chooser.pick(whole)
            d = g.asked[whole.seat_of(drawn)]
            seat, key = d.seat, d.options[d.raw.options.index(whole.option_of(drawn))].key
        else:
            whose, key = next(answers, (None, ""))
            if not key:
                break
            seat = g.decision.seat if whose is None else whose
        known = len(g.events)
        out.append(f"> {seat} {whole.kind} {key}")
        try:
            g.answer(key, seat)
        except TableforgeError as e:
            return [*out, f"{REFUSED} {e}"]
        out += told(g, known)
        n += 1
        if n % log.views == 0 and g.decision is not None:
            out += seen(g)
    if n % log.views or g.decision is None:
        out += seen(g)
    return [*out, f"result {json.dumps(g.result)}"]


def told(g: Sitting, known: int) -> list[str]:
    """The events since the first `known` ones."""
    return [f"    {event(g, e.raw)}" for e in g.log[known:]]


def event(g: Sitting, e: Event) -> str:
    name_of = facts(g.game.name).name_of
    parts = [e.kind, str(e.seat)]
    if e.amount:
        parts.append(str(e.amount))
    if e.note:
        parts.append(f"({e.note})")
    parts += [name_of(g.state, i) for i in e.cards]
    if e.source >= 0 and e.source not in e.cards:
        parts.append(f"by {name_of(g.state, e.source)}")
    eyes = ", ".join([str(p) for p in range(8) if e.seen_by >> p & 1]) or "nobody"
    return f"{' '.join(parts)}  {e.rule}{'' if e.seen_by == ALL_SEATS else f'  for {eyes}'}"


def seen(g: Sitting) -> list[str]:
    """What every seat sees, condensed."""
    say = facts(g.game.name).seen
    return [line for seat in range(g.seats) for line in say(g.game.shown.view(g.state, seat), seat)]


def main(wanted: list[str]) -> None:
    for game, path in FILES:
        name = f"{game}/{path.stem}"
        if wanted and name not in wanted:
            continue
        log = Log(path)
        lines = log.regenerated()
        if lines[-1].startswith(REFUSED):
            print(f"{name}: left as it was, since an answer is no longer legal: {lines[-2]}\n{lines[-1]}")
            continue
        changed = lines != log.lines
        path.write_text("\n".join(lines) + "\n", "utf-8")
        print(f"{name}: {'written anew' if changed else 'as it was'}, {len(lines)} lines")
    for game in GAMES:
        if (more := getattr(facts(game), "regenerate", None)) is not None:
            more(wanted)


if __name__ == "__main__":
    with toy_seated():
        main(sys.argv[1:])
