"""The table in plain lines: for screen readers, pipes and terminals that cannot draw.  Same keys, one line each."""

from __future__ import annotations

import os
from typing import Any, Final, TextIO

from tableforge.cli.table import cards
from tableforge.cli.table.session import Choice, ReplaySession, Session, plain_letters
from tableforge.cli.table.texts import NB, PLAIN_HELP, STEPS, house_name, say
from tableforge.errors import TableforgeError
from tableforge.keyforge import sheet
from tableforge.keyforge.cards import CARDS

MOST_TOLD: Final = 6  # cards of one name that a reason is told for


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
        """Play until the person leaves, or is content with how the game has ended."""
        s = self.session
        self.say("p-welcome")
        if told := s.game_told():
            self.write(told)
        if s.sitting.answers:
            self.told = len(s.sitting.events)
            self.table()
        while True:
            d = s.decision
            if d is None:
                self.tell()
                if self.ended():
                    return 0
            elif s.must_pass and not self.pass_on(d.seat):
                return self.leave()
            elif s.bot_to_move is not None:
                self.tell()
                s.bot_answer()
                self.trouble()
            else:
                self.tell()
                if not self.person():
                    return self.leave()

    def ended(self) -> bool:
        """Tell the end and ask what next; False where the last choice was taken back."""
        s = self.session
        self.result()
        offered = [after for after in s.afterwards() if after.what != "replay"]
        if s.watching:
            for after in offered[:1]:
                if after.what == "next":
                    s.decide(after)
            return True
        if offered[0].what == "new":
            offered.reverse()  # whoever pipes the same answer for ever should not play for ever
        self.write()
        for n, after in enumerate(offered, 1):
            self.write(f"{n:3}  {after.label} ({after.badge})")
        while (line := self.read(say(s.lang, "p-after"))) is not None:
            found = [after for n, after in enumerate(offered, 1) if line in (str(n), after.badge)]
            if not found:
                self.say("p-bad", text=line, n=len(offered))
            elif found[0].what == "undo":
                return not self.undo()
            else:
                s.decide(found[0])
                return True
        self.write()
        return True

    def pass_on(self, seat: int) -> bool:
        """Let the keyboard change hands; what the other player was shown is wiped away first."""
        s = self.session
        self.wipe()
        self.say("pass-text", who=s.who(seat))
        if self.read(say(s.lang, "pass-go", who=s.who(seat)) + " ") is None:
            return False
        s.at_keyboard = seat
        self.said = ()
        return True

    def wipe(self) -> None:
        """Clear the screen and what can be scrolled back to; a terminal that knows no signs gets empty lines."""
        if not self.stdout.isatty():
            self.write()
        elif os.environ.get("TERM", "") in ("", "dumb"):
            self.write("\n" * 60)
        else:
            self.stdout.write("\x1b[H\x1b[2J\x1b[3J")

    def tell(self) -> None:
        """Read out what has happened since."""
        s = self.session
        for entry in s.story(self.told):
            self.write(entry.text(s.lang, s.ears))
        self.told = len(s.sitting.events)

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
                if "@" in line or len(line) < 3 or not self.why_card(line):  # the name of a card asks why it cannot act
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
            self.undo()
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

    def undo(self) -> int:
        """Take the last own choice back; how many answers went with it."""
        s, lang = self.session, self.session.lang
        n = s.undo()
        self.told = min(self.told, len(s.sitting.events))
        self.write(say(lang, "undone") if n == 1 else say(lang, "undone-many", n=n - 1) if n else say(lang, "nothing-to-undo"))
        return n

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
        if choice is None and "@" not in key and self.why_card(key):
            return
        reason = None if choice is not None else s.why_not(key)
        if reason is not None:
            self.write(f"{reason.text(s.lang)} ({s.rule_title(reason.rule)}, {reason.rule})")
            return
        self.say("p-legal", key=choice.key if choice is not None else key)
        if choice is not None:
            self.rule(choice.rule)

    def why_card(self, name: str) -> bool:
        """For each card of that name on the table: what may be done with it, and why all else may not."""
        s, lang = self.session, self.session.lang
        view, word = s.view(), plain_letters(name)
        found = []
        for seat in (s.near, 1 - s.near):
            p = view["players"][seat]
            zones = [*(p["hand"] or () if seat == s.eyes else ()), *p["line"], *p["artifacts"]]
            found += [i for i in cards.items(zones, s.choices(), seat) if word in plain_letters(cards.name(i.id, lang))]
        exact = [i for i in found if word == plain_letters(cards.name(i.id, lang))]
        for item in (exact or found)[:MOST_TOLD]:
            self.write(cards.sentence(item.data, lang))
            for label, choice, why in cards.actions(s, item):
                if choice is not None:
                    self.write(f"  {label}{cards.colon(lang)}{say(lang, 'legal-now')} ({s.rule_title(choice.rule)}, {choice.rule})")
                elif why is not None:
                    self.write(f"  {label}{cards.colon(lang)}{why.text(lang)} ({s.rule_title(why.rule)}, {why.rule})")
        return bool(found)

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
        self.write(sheet.card_text(id, lang, edition) or say(lang, "no-text"))
        cited = [r for r in sheet.rules_of(id, edition) if r in s.sitting.game.rules]
        if cited:
            told = (f"{NB}; " if lang == "fr" else "; ").join(f"{s.rule_title(r)} ({r})" for r in cited)
            self.write(f"{say(lang, 'rules-cited')}{cards.colon(lang)}{told}")

    # ---------------------------------------------------------------- the table in words
    def head(self, view: dict[str, Any]) -> str:
        s, lang = self.session, self.session.lang
        if not view["turn"]:
            return f"{say(lang, 'set-up')}."
        told = f"{say(lang, 'turn', n=view['turn'])}, {s.who(view['active'])}."
        steps = list(STEPS[lang])
        if view["step"] in steps:
            n = steps.index(view["step"]) + 1
            told += f" {say(lang, 'p-step', n=n, most=len(steps), step=STEPS[lang][view['step']])}"
        return told + (f" {say(lang, 'active-house', house=house_name(view['house'], lang))}." if view["house"] else "")

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
        for told in (s.match_told(), s.loser_told()):
            if told:
                self.write(told)

    def trouble(self) -> None:
        if self.session.autosave and self.session.trouble:
            self.say("cannot-save", why=self.session.trouble)

    def leave(self) -> int:
        s = self.session
        self.write()
        if s.decision is None:
            return 0
        if s.autosave and s.save():
            self.say("p-bye", path=s.save_path)
        else:
            self.say("p-bye-unsaved")
        return 0


def play_plain(session: Session, stdin: TextIO, stdout: TextIO) -> int:
    """Play line by line over two streams; the end of input quits, and nothing is lost."""
    plain = Plain(session, stdin, stdout)
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
