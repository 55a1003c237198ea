"""The table in plain lines: for screen readers, pipes and terminals that cannot draw.  Same keys, one line each."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable, Iterator
from typing import Final, TextIO

from tableforge import building
from tableforge.cli.table import aftergame, look, orders
from tableforge.cli.table.session import ListedAnswer, ReplaySession, Session
from tableforge.cli.table.texts import PLAIN_HELP, colon, other_language, say
from tableforge.errors import TableforgeError
from tableforge.kernel.scene import EVERYBODY, PILES, Scene, Thing, Zone
from tableforge.table.lines import SceneLines, name_and_kind, own_figures
from tableforge.tongue.spelling import plain_letters
from tableforge.tongue.text import LANGUAGES, column, next_language

MOST_TOLD: Final = 6  # things of one name that a reason is told for


MOST_ECHOED: Final = 60  # letters of a line that nobody understands
HELP_INDENT: Final = 14  # where the meaning of a command stands


class PlainTable:
    """The table over two streams: reads commands from one and writes the game to the other, in whole sentences."""

    def __init__(self, session: Session, stdin: TextIO, stdout: TextIO) -> None:
        self.session = session
        self.stdin = stdin
        self.stdout = stdout
        self.told = 0  # how much of the story has been read out
        self.said: tuple[str, ...] = ()  # how the last question began
        self.heard: tuple[str, ...] = ()  # the lines of the story that were read out last
        self.page: tuple[str, ...] = ()  # the paragraphs of the page that were
        self.leaves: list[str] = []  # the pages laid over the table that were

    # ---------------------------------------------------------------- lines
    def write(self, text: str = "", indent: str = "") -> None:
        """Write a line; for a terminal it is broken between words, with later rows indented."""
        for line in text.split("\n"):
            rows = (
                look.break_line(line, shutil.get_terminal_size().columns - 1, indent)
                if self.stdout.isatty()
                else [line]
            )
            self.stdout.write("\n".join(rows) + "\n")

    def say(self, name: str, /, **fill: object) -> None:
        """Write one of the terminal's texts, its fields filled in."""
        self.write(say(self.session.lang, name, **fill))

    def read_command(self, prompt: str) -> str | None:
        """Return the next command, or None at the end of input."""
        self.stdout.write(prompt)
        self.stdout.flush()
        line = self.stdin.readline()
        return line.strip() if line else None

    # ---------------------------------------------------------------- the game
    def run(self) -> int:
        """Play until the person leaves or the game is done with; return the exit code."""
        s = self.session
        self.say("p-welcome")
        if (slow := building.status_line()) is not None:
            self.write(slow.text(s.lang))
        if told := aftergame.game_text(s):
            self.write(told)
        if s.sitting.answers:
            self.told = len(s.sitting.events)
            self.table()
        while True:
            if n := s.follow_orders():
                self.say("ordered", n=n)
            if s.over:
                self.tell_news()
                if self.tell_end():
                    return 0
            elif s.bot_to_move is not None:
                self.tell_news()
                s.bot_answer()
            elif (seat := s.next_person) is not None:
                if s.alone:
                    s.at_keyboard = seat
                elif not self.pass_on(seat):
                    return self.say_goodbye()
            else:
                self.tell_news()
                if not self.ask_person():
                    return self.say_goodbye()

    def tell_end(self) -> bool:
        """Write how the game ended and ask what next; return False where the last answer was taken back."""
        s = self.session
        s.after.told = True
        self.read_page(s.scene())
        self.result()
        offered = [o for o in aftergame.list_options(s) if o.what != "replay"]
        if s.watching:
            for after in offered[:1]:
                if after.what == "next":
                    s.after.decide(after)
            return True
        if offered[0].what == "new":
            offered.reverse()  # a pipe that repeats one answer must not play for ever
        self.write()
        for n, after in enumerate(offered, 1):
            self.write(f"{n:3}  {after.label} ({after.badge})")
        while (line := self.read_command(say(s.lang, "p-after"))) is not None:
            found = [after for n, after in enumerate(offered, 1) if line in (str(n), after.badge)]
            if not found:
                self.say("p-bad", text=line, n=len(offered))
            elif found[0].what == "undo":
                return not self.undo()
            else:
                s.after.decide(found[0])
                return True
        self.write()
        return True

    def pass_on(self, seat: int) -> bool:
        """Hand the keyboard to another person; what the last one saw is wiped away first. Returns False at the end of input."""
        s = self.session
        self.wipe()
        self.say("pass-text", who=s.seat_name(seat))
        if self.read_command(say(s.lang, "pass-go", who=s.seat_name(seat)) + " ") is None:
            return False
        s.at_keyboard = seat
        self.said = ()
        return True

    def wipe(self) -> None:
        """Clear the screen and its scrollback; a terminal without such codes gets empty lines."""
        if not self.stdout.isatty():
            self.write()
        elif os.environ.get("TERM", "") in ("", "dumb"):
            self.write("\n" * 60)
        else:
            self.stdout.write("\x1b[H\x1b[2J\x1b[3J")

    def tell_news(self) -> None:
        """Write what has happened since, in short."""
        s = self.session
        self.heard = tuple([line.text for line in s.story_since(self.told) if not line.ending])
        for text in self.heard:
            self.write(text)
        self.told = len(s.sitting.events)

    def ask_person(self) -> bool:
        """Ask until an answer is given or taken back; return False when the person leaves."""
        s = self.session
        q, lang = s.my_question, s.lang
        offered = s.list_answers()
        self.ask(offered)
        while True:
            line = self.read_command(say(s.lang, "p-prompt"))
            if line is None or line == "q":
                return False
            if not line:
                continue
            if self.command(line, offered):
                if s.my_question is not q or s.lang != lang:
                    return True  # another question, or the same in other words
                continue
            offer = self.find_answer(line, offered)
            if offer is None:
                why = s.why_not(line) if "@" in line else None
                if why is not None:
                    self.write(f"{why.text(s.lang)} ({why.rule})")
                if (
                    "@" in line or len(line) < 3 or not self.why_thing(line)
                ):  # the name of a card asks why it cannot act
                    self.no_choice(line, offered)
                continue
            try:
                s.answer(offer.key)
            except TableforgeError as e:
                self.write(e.text(s.lang))
                continue
            self.trouble()
            return True

    def ask(self, offered: list[ListedAnswer]) -> None:
        """Write the table and the question with its answers."""
        s = self.session
        q, scene = s.my_question, s.scene()
        assert q is not None
        self.write()
        counted = [seat for seat in s.seats_from_near() if own_figures(scene, seat)]
        told = self.lines(scene)
        lines = (told.head(), " ".join([told.side(seat) for seat in counted]))
        for line in lines:
            if line and line not in self.said:  # what has not changed since the last question need not be heard again
                self.write(line)
        self.said = lines
        self.read_page(scene)
        self.write_lines(told.stage())
        if s.hot_seat:
            self.say("p-to-move", who=s.seat_name(q.seat))
        self.write(f"{q.text} ({s.rule_title(q.rule)})")
        if q.most > 1:
            self.say("picks-exact", n=q.most) if q.least == q.most else self.say("picks", least=q.least, most=q.most)
        for n, o in enumerate(offered, 1):
            self.write(f"{n:3}  {o.text}", " " * 5)

    def read_page(self, scene: Scene) -> None:
        """Write the page that lies open, unless it was just written; a page laid over the table is written once."""
        lines = self.lines(scene)
        page = lines.page()
        for leaf in lines.leaves():
            if leaf.key not in self.leaves:
                self.leaves.append(leaf.key)
                for thing in leaf.all():
                    self.write(name_and_kind(thing))
                    for line in [x for x in self.session.sheet(thing).lines if x and x not in self.heard]:
                        self.write(line, "  ")
        if tuple(page) != self.page:
            self.page = tuple(page)
            for paragraph in [x for x in page if x not in self.heard]:
                self.write(paragraph)

    def find_answer(self, text: str, offered: list[ListedAnswer]) -> ListedAnswer | None:
        """Return the answer of a number, a key, or a label that only one begins with; else None."""
        if text.isdecimal():
            n = int(text)
            return offered[n - 1] if 1 <= n <= len(offered) else None
        for o in offered:
            if text == o.key or (text == o.badge and o.stops):
                return o
        near = self.match_labels(text, offered)
        return near[0] if len(near) == 1 else None

    def match_labels(self, text: str, offered: list[ListedAnswer]) -> list[ListedAnswer]:
        """Return the answers whose label begins with a text that is long enough to mean one."""
        word = plain_letters(text)
        return [o for o in offered if len(word) > 2 and plain_letters(o.label).startswith(word)]

    def no_choice(self, text: str, offered: list[ListedAnswer]) -> None:
        """Write that a line is no answer, and what would be one."""
        cut = text if len(text) <= MOST_ECHOED else f"{text[: MOST_ECHOED - 1]}…"
        near = self.match_labels(text, offered)
        if near:
            self.say("p-several", text=cut, numbers=", ".join([str(offered.index(o) + 1) for o in near]))
        else:
            self.say("p-bad", text=cut, n=len(offered))

    # ---------------------------------------------------------------- commands
    def command(self, line: str, offered: list[ListedAnswer]) -> bool:
        """Run a command; return False where the line was none."""
        s, lang = self.session, self.session.lang
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if word == "?" or (line.startswith("?") and line[1:].strip().isdecimal()):
            self.why_offer(rest or line[1:].strip(), offered)
        elif word == "why":
            self.why(rest, offered)
        elif word == "r":
            self.card(rest, offered)
        elif word == "p":
            self.pile(rest)
        elif line == "u":
            self.undo()
        elif line == "s":
            self.say("saved", path=s.save_path) if s.save() else self.say("cannot-save", why=s.trouble)
        elif line == "l":
            for entry in s.log():
                self.write(f"{entry.text(lang, s.story_seat)} ({s.rule_title(entry.rule)}, {entry.rule})")
        elif line == "t":
            self.table()
        elif word == "o":
            self.orders(rest)
        elif line == "L":
            s.lang = next_language(lang)
        elif line in ("h", "help", "aide"):
            self.help()
        else:
            return False
        return True

    def undo(self) -> int:
        """Take the last own answer back; return how many answers went with it."""
        s = self.session
        n = s.undo()
        self.told = min(self.told, len(s.sitting.events))
        self.write(s.undo_text(n))
        return n

    def rule(self, id: str) -> None:
        """Write a rule, by its id."""
        r = self.session.rule(id)
        self.write(f"{r.title[self.session.lang]} ({r.id})")
        self.write(r.text[self.session.lang])

    def why_offer(self, which: str, offered: list[ListedAnswer]) -> None:
        """Write the rule of an answer, or of the question where none is named."""
        q = self.session.my_question
        assert q is not None
        offer = self.find_answer(which, offered) if which else None
        if offer is not None:
            self.write(offer.label)
            self.rule(offer.rule)
        elif which:
            self.no_choice(which, offered)
        else:
            self.rule(q.rule)

    def why(self, key: str, offered: list[ListedAnswer]) -> None:
        """Write why something can or cannot be done, by the key of an answer or the name of a thing."""
        s = self.session
        if not key:
            self.say("p-why-what", name=self.example_name())
            return
        offer = self.find_answer(key, offered)
        if offer is None and "@" not in key and self.why_thing(key):
            return
        reason = None if offer is not None else s.why_not(key)
        if reason is not None:
            self.write(f"{reason.text(s.lang)} ({s.rule_title(reason.rule)}, {reason.rule})")
            return
        self.say("p-legal", key=offer.key if offer is not None else key)
        if offer is not None:
            self.rule(offer.rule)

    def why_thing(self, name: str) -> bool:
        """Write, for each thing of that name, what may be done with it, and why all else may not; False where there is none."""
        s, lang = self.session, self.session.lang
        open_ = [t for zone in s.scene().zones if zone.layout not in PILES for t in zone.things]
        found = self.find_things(name, open_)
        for thing in found[:MOST_TOLD]:
            self.write(thing.sentence())
            for a in s.list_attempts(thing):
                rule = a.offer.rule if a.offer is not None else a.why.rule if a.why is not None else ""
                told = say(lang, "legal-now") if a.why is None else a.why.text(lang)
                self.write(f"  {a.label}{colon(lang)}{told} ({s.rule_title(rule)}, {rule})", " " * 4)
        return bool(found)

    def find_things(self, name: str, things: list[Thing]) -> list[Thing]:
        """Return the things of that name, or with it in their name."""
        word = plain_letters(name)
        found = [t for t in things if word and word in plain_letters(t.name)]
        return [t for t in found if word in (plain_letters(t.name), t.id)] or found

    def example_name(self) -> str:
        """Return the name of something on the table."""
        return next((t.name for t in self.iterate_things(self.session.scene())), "…")

    def iterate_things(self, scene: Scene) -> Iterator[Thing]:
        """Yield everything visible, open things first."""
        for zone in sorted(scene.zones, key=lambda z: z.layout in PILES):
            for thing in zone.things:
                yield from thing.all()

    def card(self, which: str, offered: list[ListedAnswer]) -> None:
        """Write the text of a thing: by the answer that names it, or by its name."""
        s, lang, scene = self.session, self.session.lang, self.session.scene()
        offer = self.find_answer(which, offered) if which else None
        thing = scene.find(offer.thing) if offer is not None and offer.thing else None
        if thing is None and which and not which.isdecimal():
            thing = next(iter(self.find_things(which, list(self.iterate_things(scene)))), None)
        if thing is None:
            self.say("p-card-what", name=self.example_name())
            return
        sheet = s.sheet(thing)
        self.write(f"{thing.sentence()}.")
        if sheet.facts:
            self.say("printed", facts=sheet.facts)
        self.write("\n".join(sheet.lines) or say(lang, "no-text"))
        cited = [r for r in sheet.rules if r in s.sitting.game.rules]
        if cited:
            told = LANGUAGES[lang].semicolon.join([f"{s.rule_title(r)} ({r})" for r in cited])
            self.write(f"{say(lang, 'rules-cited')}{colon(lang)}{told}")

    def pile(self, name: str) -> None:
        """Write the piles of that name, of every seat."""
        s, scene = self.session, self.session.scene()
        piles = [z for z in scene.zones if z.layout in PILES]
        word = plain_letters(name)
        found = [z for z in piles if word and plain_letters(z.name).startswith(word)]
        for zone in sorted(found, key=lambda z: s.place_of(z.seat) if z.seat != EVERYBODY else -1):
            who = "" if zone.seat == EVERYBODY else s.seat_name(zone.seat)
            self.write(say(s.lang, "pile-of", zone=zone.name, who=who) if who else zone.name)
            self.list_things(zone)
        if not found:
            self.say("p-pile-what", names=", ".join(dict.fromkeys([z.name for z in piles])))

    def orders(self, which: str) -> None:
        """Write the standing orders, or give or remove one."""
        rows = orders.list_orders(self.session)
        if which.isdecimal() and 1 <= int(which) <= len(rows):
            orders.toggle_order(self.session, rows[int(which) - 1].order)
            rows = orders.list_orders(self.session)
        self.say("orders-text")
        for n, o in enumerate(rows, 1):
            self.write(f"{n:3}  {'✓ ' if o.given else ''}{o.label}", " " * 5)

    def help(self) -> None:
        """Write what can be typed."""
        lang = self.session.lang
        for row in column(PLAIN_HELP, lang).format(other=other_language(lang)).splitlines():
            self.write(row, " " * HELP_INDENT)

    # ---------------------------------------------------------------- the table in words
    def lines(self, scene: Scene) -> SceneLines:
        """Return a scene in words."""
        return SceneLines(scene, self.session.lang, self.session.seat_name)

    def write_lines(self, lines: Iterable[str]) -> None:
        """Write lines; the later rows of an indented one stand two columns further right."""
        for line in lines:
            depth = len(line) - len(line.lstrip(" "))
            self.write(line, " " * (depth + 2) if depth else "")

    def table(self) -> None:
        """Write the whole table in words, the near seat last."""
        s, lang, scene = self.session, self.session.lang, self.session.scene()
        lines = self.lines(scene)
        self.write(f"{say(lang, 'p-table')}. {lines.head()}")
        self.page = ()  # whoever asks for the table wants to hear the page again
        self.read_page(scene)
        self.write_lines(lines.table(reversed(s.seats_from_near())))

    def list_things(self, zone: Zone) -> None:
        """Write the things of a zone."""
        self.write_lines(self.lines(self.session.scene()).things(zone))

    def result(self) -> None:
        """Write how the game ended, if it has."""
        s, lang, scene = self.session, self.session.lang, self.session.scene()
        end = s.outcome()
        if end is None:
            return
        self.write(aftergame.result_text(s))
        told = [
            say(
                lang,
                "label",
                label=s.seat_name(seat),
                what=", ".join([f.in_words() for f in scene.sides[seat].figures if f.final]),
            )
            for seat in s.seats_from_near()
            if any([f.final for f in scene.sides[seat].figures])
        ]
        if end.text:
            told.append(end.text)
        if told:
            self.write(f"{', '.join(told)}.")
        for line in (aftergame.match_text(s), aftergame.loser_text(s)):
            if line:
                self.write(line)

    def trouble(self) -> None:
        """Write why the game could not be saved by itself, if so."""
        if self.session.autosave and self.session.trouble:
            self.say("cannot-save", why=self.session.trouble)

    def say_goodbye(self) -> int:
        """Save the game where it is not over, say where, and return the exit code."""
        s = self.session
        self.write()
        if s.over:
            return 0
        if s.autosave and s.save():
            self.say("p-bye", path=s.save_path)
        else:
            self.say("p-bye-unsaved")
        return 0


def play_plain(session: Session, stdin: TextIO, stdout: TextIO) -> int:
    """Play line by line over two streams; at the end of input the game is kept. Returns the exit code."""
    plain = PlainTable(session, stdin, stdout)
    try:
        return plain.run()
    except KeyboardInterrupt:
        return plain.say_goodbye()


def replay_plain(session: ReplaySession, stdout: TextIO) -> int:
    """Write a whole save as a story: every question, its answer, and what came of it. Returns the exit code."""
    lang = session.lang

    def tell(first: int) -> None:
        for entry in session.log(first):
            stdout.write(f"      {entry.text(lang, None)} ({entry.rule})\n")

    tell(0)
    for n in range(1, session.last + 1):
        session.go(n)
        q = session.question_before()
        assert q is not None
        label = next((o.label for o in q.offers if o.key == q.key), q.key)
        for note in session.notes_here():
            who = say(lang, "replay-note", who=session.seat_name(note.seat))
            stdout.write(f"      {say(lang, 'label', label=who, what=note.text)}\n")
        stdout.write(
            f"{n:4}  {say(lang, 'label', label=session.seat_name(q.seat), what=q.text)} ({q.rule})\n      > {label}\n"
        )
        tell(session.seen)
    return 0


__all__ = ["PlainTable", "play_plain", "replay_plain"]
