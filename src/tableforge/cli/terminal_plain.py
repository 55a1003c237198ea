"""The table in plain lines: for screen readers, pipes and terminals that cannot draw.  Same keys, one line each."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TextIO

from tableforge.cli import terminal_cards as cards
from tableforge.cli.terminal_session import Choice, ReplaySession, Session, plain_letters
from tableforge.cli.terminal_texts import NB, PLAIN_HELP, STEPS, house_name, say
from tableforge.errors import TableforgeError
from tableforge.keyforge.cards import CARDS
from tableforge.table.sitting import Sitting


class Plain:
    """Reads commands from one stream and writes the game to another, in whole sentences."""

    def __init__(self, session: Session, stdin: TextIO, stdout: TextIO) -> None:
        self.session = session
        self.stdin = stdin
        self.stdout = stdout
        self.told = 0  # how much of the story has been read out
        self.said: tuple[str, ...] = ()  # how the last question began

    # ---------------------------------------------------------------- lines
    def write(self, text: str = "") -> None:
        self.stdout.write(f"{text}\n")

    def say(self, name: str, /, **fill: object) -> None:
        self.write(say(self.session.lang, name, **fill))

    def read(self, prompt: str) -> str | None:
        """The next command, or None at the end of input."""
        self.stdout.write(prompt)
        self.stdout.flush()
        line = self.stdin.readline()
        return line.strip() if line else None

    # ---------------------------------------------------------------- the game
    def run(self) -> int:
        """Play until the game is over or the person leaves."""
        s = self.session
        self.say("p-welcome")
        if s.sitting.answers:
            self.told = len(s.sitting.log)
            self.table()
        while (d := s.decision) is not None:
            if s.must_pass and not self.pass_on(d.seat):
                return self.leave()
            self.tell()
            if s.bot_to_move is not None:
                s.bot_answer()
                self.trouble()
            elif not self.person():
                return self.leave()
        self.tell()
        self.result()
        return 0

    def pass_on(self, seat: int) -> bool:
        s = self.session
        self.write()
        self.say("pass-text", who=s.who(seat))
        if self.read(say(s.lang, "pass-go", who=s.who(seat)) + " ") is None:
            return False
        s.at_keyboard = seat
        return True

    def tell(self) -> None:
        """Read out what has happened since."""
        s = self.session
        for entry in s.story(self.told):
            self.write(entry.text(s.lang, s.ears))
        self.told = len(s.sitting.log)

    def person(self) -> bool:
        """Ask until a choice is made or taken back; False when the person leaves."""
        s = self.session
        d, lang = s.my_decision, s.lang
        offered = s.choices()
        self.ask(offered)
        while True:
            line = self.read(say(s.lang, "p-prompt"))
            if line is None or line == "q":
                return False
            if not line:
                continue
            if self.command(line, offered):
                if s.my_decision is not d or s.lang != lang:
                    return True  # another question, or the same in other words
                continue
            choice = self.find(line, offered)
            if choice is None:
                why = s.why_not(line) if "@" in line else None
                if why is not None:
                    self.write(f"{why.text(s.lang)} ({why.rule})")
                self.say("p-bad", text=line, n=len(offered))
                continue
            try:
                s.answer(choice.index)
            except TableforgeError as e:
                self.write(e.text(s.lang))
                continue
            self.trouble()
            return True

    def ask(self, offered: list[Choice]) -> None:
        s, lang = self.session, self.session.lang
        d = s.my_decision
        assert d is not None
        self.write()
        view = s.view()
        me, foe = view["players"][s.near], view["players"][1 - s.near]
        for line in (self.head(view), f"{self.side_line(me)} {self.side_line(foe)}"):
            if line not in self.said:  # what has not changed since the last question need not be heard again
                self.write(line)
        self.said = (self.head(view), f"{self.side_line(me)} {self.side_line(foe)}")
        if s.hot_seat:
            self.say("p-to-move", who=s.who(d.seat))
        self.write(f"{d.text(lang)} ({s.rule_title(d.rule)})")
        if d.most > 1:
            self.say("picks-exact", n=d.most) if d.least == d.most else self.say("picks", least=d.least, most=d.most)
        for n, c in enumerate(offered, 1):
            self.write(f"{n:3}  {c.label}{cards.gives(s, c)}")

    def find(self, text: str, offered: list[Choice]) -> Choice | None:
        """The choice of a number, a key, or a label that only one choice begins with."""
        if text.isdecimal():
            n = int(text)
            return offered[n - 1] if 1 <= n <= len(offered) else None
        for c in offered:
            if text == c.key or (text == "e" and c.badge == "e"):
                return c
        word = plain_letters(text)
        near = [c for c in offered if len(word) > 2 and plain_letters(c.label).startswith(word)]
        return near[0] if len(near) == 1 else None

    # ---------------------------------------------------------------- commands
    def command(self, line: str, offered: list[Choice]) -> bool:
        """Whether the line was a command; it has been done then."""
        s, lang = self.session, self.session.lang
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if word == "?" or (line.startswith("?") and line[1:].strip().isdecimal()):
            self.why_choice(rest or line[1:].strip(), offered)
        elif word == "why":
            self.why(rest, offered)
        elif word == "r" and rest:
            self.card(rest, offered)
        elif line == "r":
            self.say("p-card-what")
        elif line == "u":
            n = s.undo()
            self.told = min(self.told, len(s.sitting.log))
            self.write(say(lang, "undone") if n == 1 else say(lang, "undone-many", n=n - 1) if n else say(lang, "nothing-to-undo"))
        elif line == "s":
            self.say("saved", path=s.save_path) if s.save() else self.say("cannot-save", why=s.trouble)
        elif line == "l":
            for entry in s.story():
                self.write(f"{entry.text(lang, s.ears)} ({s.rule_title(entry.rule)}, {entry.rule})")
        elif line == "t":
            self.table()
        elif line == "L":
            s.lang = "fr" if lang == "en" else "en"
        elif line in ("h", "help", "aide"):
            self.write(PLAIN_HELP[lang])
        else:
            return False
        return True

    def rule(self, id: str) -> None:
        r = self.session.rule(id)
        self.write(f"{r.title[self.session.lang]} ({r.id})")
        self.write(r.text[self.session.lang])

    def why_choice(self, which: str, offered: list[Choice]) -> None:
        d = self.session.my_decision
        assert d is not None
        choice = self.find(which, offered) if which else None
        if choice is not None:
            self.write(choice.label)
            self.rule(choice.rule)
        elif which:
            self.say("p-bad", text=which, n=len(offered))
        else:
            self.rule(d.rule)

    def why(self, key: str, offered: list[Choice]) -> None:
        s = self.session
        if not key:
            self.say("p-why-what")
            return
        choice = self.find(key, offered)
        reason = None if choice is not None else s.why_not(key)
        if reason is not None:
            self.write(f"{reason.text(s.lang)} ({s.rule_title(reason.rule)}, {reason.rule})")
            return
        self.say("p-legal", key=choice.key if choice is not None else key)
        if choice is not None:
            self.rule(choice.rule)

    def card(self, which: str, offered: list[Choice]) -> None:
        s, lang = self.session, self.session.lang
        choice = self.find(which, offered)
        wanted = plain_letters(which)
        id = choice.card_id if choice is not None and choice.card else ""
        if not id and not which.isdecimal():
            titles = [(c.id, plain_letters(cards.name(c.id, lang))) for c in CARDS.values()]
            near = [i for i, t in titles if wanted in (i, t)] or [i for i, t in titles if wanted in t]
            id = near[0] if near else ""
        if not id:
            self.say("p-card-what")
            return
        c = cards.printed(id)
        edition = s.view()["edition"]
        self.write(f"{cards.sentence(c, lang)}. {cards.facts(id, lang)}".rstrip())
        self.write(cards.card_text(id, lang, edition) or say(lang, "no-text"))
        cited = [r for r in cards.rules_of(id, edition) if r in s.sitting.game.rules]
        if cited:
            told = (f"{NB}; " if lang == "fr" else "; ").join(f"{s.rule_title(r)} ({r})" for r in cited)
            self.write(f"{say(lang, 'rules-cited')}{cards.colon(lang)}{told}")

    # ---------------------------------------------------------------- the table in words
    def head(self, view: dict[str, Any]) -> str:
        s, lang = self.session, self.session.lang
        if not view["turn"]:
            return say(lang, "set-up")
        step = STEPS[lang].get(view["step"], "")
        house = say(lang, "active-house", house=house_name(view["house"], lang)) if view["house"] else say(lang, "no-house")
        return ", ".join(x for x in (say(lang, "turn", n=view["turn"]), s.who(view["active"]), step, house) if x) + "."

    def side_line(self, p: dict[str, Any]) -> str:
        s = self.session
        check = f" {say(s.lang, 'check')}" if p["amber"] >= p["key_cost"] else ""
        who = s.who(p["seat"])
        return say(s.lang, "p-side", who=who, keys=p["keys"], amber=p["amber"], cost=p["key_cost"], chains=p["chains"]) + check

    def table(self) -> None:
        s, lang = self.session, self.session.lang
        view = s.view()
        self.write(f"{say(lang, 'p-table')}. {self.head(view)}")
        for seat in (1 - s.near, s.near):
            p = view["players"][seat]
            deck = s.deck(seat)
            self.write()
            self.write(self.side_line(p) + (f" {deck}." if deck else ""))
            self.say("p-houses", houses=", ".join(house_name(h, lang) for h in p["houses"]))
            self.say("p-piles", hand=p["hand_size"], deck=p["deck_size"], discard=len(p["discard"]), archives=p["archives_size"],
                     purged=p["purged_size"])  # fmt: skip
            line = p["line"]
            self.say("p-line" if line else "p-line-empty")
            for n, c in enumerate(line):
                side = cards.flank(n, len(line), lang)
                self.write(f"  {cards.sentence(c, lang)}{f' ({side})' if side else ''}")
            if p["artifacts"]:
                self.say("p-artifacts")
                for c in p["artifacts"]:
                    self.write(f"  {cards.sentence(c, lang)}")
            if p["hand"] and seat == s.eyes:
                self.say("p-hand")
                for c in p["hand"]:
                    self.write(f"  {cards.sentence(c, lang)}")

    def result(self) -> None:
        s, lang = self.session, self.session.lang
        result = s.sitting.result
        if result is None:
            return
        won = result["winner"]
        if s.hot_seat or s.watching:
            self.say("result-won", who=s.who(won))
        else:
            self.write(say(lang, "result-you-won") if won == s.near else say(lang, "result-you-lost", who=s.who(won)))
        keys = result["keys"]
        score = say(lang, "result-keys", mine=keys[s.near], theirs=keys[1 - s.near])
        self.write(f"{score}, {say(lang, 'result-turns', n=result['turns'])}.")

    def trouble(self) -> None:
        if self.session.autosave and self.session.trouble:
            self.say("cannot-save", why=self.session.trouble)

    def leave(self) -> int:
        s = self.session
        self.write()
        if s.autosave and s.save():
            self.say("p-bye", path=s.save_path)
        else:
            self.say("p-bye-unsaved")
        return 0


def play_plain(
    sitting: Sitting,
    players: tuple[object | None, object | None],
    lang: str,
    save_path: Path,
    stdin: TextIO,
    stdout: TextIO,
    autosave: bool = True,
) -> int:
    """Play line by line over two streams; the end of input quits, and nothing is lost."""
    plain = Plain(Session(sitting, players, lang, save_path, autosave), stdin, stdout)
    try:
        return plain.run()
    except KeyboardInterrupt:
        return plain.leave()


def replay_plain(session: ReplaySession, stdout: TextIO) -> int:
    """Write a whole save as a story: every question, its answer, and what came of it with its rules."""
    lang = session.lang

    def tell(first: int) -> None:
        for entry in session.story(first):
            stdout.write(f"      {entry.text(lang, None)} ({entry.rule})\n")

    tell(0)
    for n in range(1, session.last + 1):
        session.go(n)
        seat, ask, rule, options, key = session.asked()
        label = next((c.label for c in options if c.key == key), key)
        stdout.write(f"{n:4}  {session.who(seat)}: {ask} ({rule})\n      > {label}\n")
        tell(session.seen)
    return 0


__all__ = ["Plain", "play_plain", "replay_plain"]
