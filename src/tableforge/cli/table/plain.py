"""The table in plain lines: for screen readers, pipes and terminals that cannot draw.  Same keys, one line each."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from typing import Final, TextIO

from tableforge import building
from tableforge.cli.table import aftergame, look, orders
from tableforge.cli.table.session import Offer, ReplaySession, Session
from tableforge.cli.table.texts import PLAIN_HELP, colon, other_language, say
from tableforge.errors import TableforgeError
from tableforge.kernel.scene import EVERYBODY, HAND, LEAF, MAP, PAGE, PILES, STAGE, Figure, Scene, Thing, Zone
from tableforge.tongue.both import LANGUAGES, column, next_language
from tableforge.tongue.spelling import plain_letters

MOST_TOLD: Final = 6  # things of one name that a reason is told for


MOST_ECHOED: Final = 60  # letters of a line that nobody understands
HELP_INDENT: Final = 14  # where the meaning of a command stands


class Plain:
    """Reads commands from one stream and writes the game to another, in whole sentences."""

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
        """A line; a terminal gets it broken between words, with what follows indented."""
        for line in text.split("\n"):
            rows = look.broken(line, shutil.get_terminal_size().columns - 1, indent) if self.stdout.isatty() else [line]
            self.stdout.write("\n".join(rows) + "\n")

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
        if (slow := building.sentence()) is not None:
            self.write(slow.text(s.lang))
        if told := aftergame.game_told(s):
            self.write(told)
        if s.sitting.answers:
            self.told = len(s.sitting.events)
            self.table()
        while True:
            if n := s.follow_orders():
                self.say("ordered", n=n)
            if s.over:
                self.tell()
                if self.ended():
                    return 0
            elif s.bot_to_move is not None:
                self.tell()
                s.bot_answer()
            elif (seat := s.next_person) is not None:
                if s.alone:
                    s.at_keyboard = seat
                elif not self.pass_on(seat):
                    return self.leave()
            else:
                self.tell()
                if not self.person():
                    return self.leave()

    def ended(self) -> bool:
        """Tell the end and ask what next; False where the last choice was taken back."""
        s = self.session
        self.read_page(s.scene())
        self.result()
        offered = [o for o in aftergame.options(s) if o.what != "replay"]
        if s.watching:
            for after in offered[:1]:
                if after.what == "next":
                    s.after.decide(after)
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
                s.after.decide(found[0])
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
        """Read out what has happened since, in short; who has won is told by the result."""
        s = self.session
        self.heard = tuple([line.text for line in s.story_since(self.told) if not line.ending])
        for text in self.heard:
            self.write(text)
        self.told = len(s.sitting.events)

    def person(self) -> bool:
        """Ask until a choice is made or taken back; False when the person leaves."""
        s = self.session
        q, lang = s.my_question, s.lang
        offered = s.offers()
        self.ask(offered)
        while True:
            line = self.read(say(s.lang, "p-prompt"))
            if line is None or line == "q":
                return False
            if not line:
                continue
            if self.command(line, offered):
                if s.my_question is not q or s.lang != lang:
                    return True  # another question, or the same in other words
                continue
            offer = self.find(line, offered)
            if offer is None:
                why = s.why_not(line) if "@" in line else None
                if why is not None:
                    self.write(f"{why.text(s.lang)} ({why.rule})")
                if "@" in line or len(line) < 3 or not self.why_thing(line):  # the name of a card asks why it cannot act
                    self.no_choice(line, offered)
                continue
            try:
                s.answer(offer.key)
            except TableforgeError as e:
                self.write(e.text(s.lang))
                continue
            self.trouble()
            return True

    def ask(self, offered: list[Offer]) -> None:
        s = self.session
        q, scene = s.my_question, s.scene()
        assert q is not None
        self.write()
        counted = [seat for seat in s.round() if own_figures(scene, seat)]
        lines = (self.head(scene), " ".join([self.side_line(scene, seat) for seat in counted]))
        for line in lines:
            if line and line not in self.said:  # what has not changed since the last question need not be heard again
                self.write(line)
        self.said = lines
        self.read_page(scene)
        for zone in scene.zones:
            if zone.layout == STAGE and zone.things:
                self.say("label", label=zone.name, what=", ".join([t.name for t in zone.things]))
        if s.hot_seat:
            self.say("p-to-move", who=s.who(q.seat))
        self.write(f"{q.text} ({s.rule_title(q.rule)})")
        if q.most > 1:
            self.say("picks-exact", n=q.most) if q.least == q.most else self.say("picks", least=q.least, most=q.most)
        for n, o in enumerate(offered, 1):
            self.write(f"{n:3}  {o.text}", " " * 5)

    def read_page(self, scene: Scene) -> None:
        """Read out the page that lies open, where it has not just been; a page laid over the table is read out once."""
        page: list[str] = []
        for thing in [thing for zone in scene.zones if zone.layout == PAGE for thing in zone.things]:
            page += [", ".join([x for x in (thing.name, thing.kind) if x])] if thing.name else []
            page += [note.replace("*", "") for note in thing.notes]
        for leaf in [zone.things[0] for zone in scene.zones if zone.layout == LEAF and zone.things]:
            if leaf.key not in self.leaves:
                self.leaves.append(leaf.key)
                for thing in leaf.all():
                    self.write(", ".join([x for x in (thing.name, thing.kind) if x]))
                    for line in [x for x in self.session.sheet(thing).lines if x and x not in self.heard]:
                        self.write(line, "  ")
        if tuple(page) != self.page:
            self.page = tuple(page)
            for paragraph in [x for x in page if x not in self.heard]:
                self.write(paragraph)

    def find(self, text: str, offered: list[Offer]) -> Offer | None:
        """The choice of a number, a key, or a label that only one choice begins with."""
        if text.isdecimal():
            n = int(text)
            return offered[n - 1] if 1 <= n <= len(offered) else None
        for o in offered:
            if text == o.key or (text == o.badge and o.stops):
                return o
        near = self.begun(text, offered)
        return near[0] if len(near) == 1 else None

    def begun(self, text: str, offered: list[Offer]) -> list[Offer]:
        """The choices whose label begins with a text that is not too short to mean one."""
        word = plain_letters(text)
        return [o for o in offered if len(word) > 2 and plain_letters(o.label).startswith(word)]

    def no_choice(self, text: str, offered: list[Offer]) -> None:
        """Say that a line is no choice, and what would be one."""
        cut = text if len(text) <= MOST_ECHOED else f"{text[: MOST_ECHOED - 1]}…"
        near = self.begun(text, offered)
        if near:
            self.say("p-several", text=cut, numbers=", ".join([str(offered.index(o) + 1) for o in near]))
        else:
            self.say("p-bad", text=cut, n=len(offered))

    # ---------------------------------------------------------------- commands
    def command(self, line: str, offered: list[Offer]) -> bool:
        """Whether the line was a command; it has been done then."""
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
                self.write(f"{entry.text(lang, s.ears)} ({s.rule_title(entry.rule)}, {entry.rule})")
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
        """Take the last own choice back; how many answers went with it."""
        s = self.session
        n = s.undo()
        self.told = min(self.told, len(s.sitting.events))
        self.write(s.undo_told(n))
        return n

    def rule(self, id: str) -> None:
        r = self.session.rule(id)
        self.write(f"{r.title[self.session.lang]} ({r.id})")
        self.write(r.text[self.session.lang])

    def why_offer(self, which: str, offered: list[Offer]) -> None:
        q = self.session.my_question
        assert q is not None
        offer = self.find(which, offered) if which else None
        if offer is not None:
            self.write(offer.label)
            self.rule(offer.rule)
        elif which:
            self.no_choice(which, offered)
        else:
            self.rule(q.rule)

    def why(self, key: str, offered: list[Offer]) -> None:
        s = self.session
        if not key:
            self.say("p-why-what", name=self.example())
            return
        offer = self.find(key, offered)
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
        """For each thing of that name on the table: what may be done with it, and why all else may not."""
        s, lang = self.session, self.session.lang
        open_ = [t for zone in s.scene().zones if zone.layout not in PILES for t in zone.things]
        found = self.called(name, open_)
        for thing in found[:MOST_TOLD]:
            self.write(thing.sentence())
            for a in s.attempted(thing):
                rule = a.offer.rule if a.offer is not None else a.why.rule if a.why is not None else ""
                told = say(lang, "legal-now") if a.why is None else a.why.text(lang)
                self.write(f"  {a.label}{colon(lang)}{told} ({s.rule_title(rule)}, {rule})", " " * 4)
        return bool(found)

    def called(self, name: str, things: list[Thing]) -> list[Thing]:
        """The things of that name, or with it in their name."""
        word = plain_letters(name)
        found = [t for t in things if word and word in plain_letters(t.name)]
        return [t for t in found if word in (plain_letters(t.name), t.id)] or found

    def example(self) -> str:
        """The name of something on the table."""
        return next((t.name for t in self.things(self.session.scene())), "…")

    def things(self, scene: Scene) -> Iterator[Thing]:
        """Everything that is to be seen anywhere, what lies in the open first."""
        for zone in sorted(scene.zones, key=lambda z: z.layout in PILES):
            for thing in zone.things:
                yield from thing.all()

    def card(self, which: str, offered: list[Offer]) -> None:
        """Read a thing out: by the choice that names it, or by its name."""
        s, lang, scene = self.session, self.session.lang, self.session.scene()
        offer = self.find(which, offered) if which else None
        thing = scene.find(offer.thing) if offer is not None and offer.thing else None
        if thing is None and which and not which.isdecimal():
            thing = next(iter(self.called(which, list(self.things(scene)))), None)
        if thing is None:
            self.say("p-card-what", name=self.example())
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
        """Read out the piles of that name, of every seat."""
        s, scene = self.session, self.session.scene()
        piles = [z for z in scene.zones if z.layout in PILES]
        word = plain_letters(name)
        found = [z for z in piles if word and plain_letters(z.name).startswith(word)]
        for zone in sorted(found, key=lambda z: s.place(z.seat) if z.seat != EVERYBODY else -1):
            who = "" if zone.seat == EVERYBODY else s.who(zone.seat)
            self.write(say(s.lang, "pile-of", zone=zone.name, who=who) if who else zone.name)
            self.list_things(zone)
        if not found:
            self.say("p-pile-what", names=", ".join(dict.fromkeys([z.name for z in piles])))

    def orders(self, which: str) -> None:
        """Read out the standing orders, or give or take back one of them."""
        rows = orders.options(self.session)
        if which.isdecimal() and 1 <= int(which) <= len(rows):
            orders.toggle(self.session, rows[int(which) - 1].order)
            rows = orders.options(self.session)
        self.say("orders-text")
        for n, o in enumerate(rows, 1):
            self.write(f"{n:3}  {'✓ ' if o.given else ''}{o.label}", " " * 5)

    def help(self) -> None:
        lang = self.session.lang
        for row in column(PLAIN_HELP, lang).format(other=other_language(lang)).splitlines():
            self.write(row, " " * HELP_INDENT)

    # ---------------------------------------------------------------- the table in words
    def head(self, scene: Scene) -> str:
        s, lang = self.session, self.session.lang
        who = f", {s.who(scene.active)}" if scene.active != EVERYBODY and scene.steps else ""
        told = f"{scene.turn}{who}." if scene.turn else f"{scene.title}."
        if 0 <= scene.step < len(scene.steps):
            step = scene.steps[scene.step]
            told += f" {say(lang, 'p-step', n=scene.step + 1, most=len(scene.steps), step=step)}"
        if scene.note:
            told += f" {scene.note}."
        if scene.figures:
            told += f" {self.figures(scene.figures)}."
        return told

    def figures(self, figures: tuple[Figure, ...]) -> str:
        return ", ".join([f"{f.said()}{f' ({f.note})' if f.note else ''}" for f in figures])

    def side_line(self, scene: Scene, seat: int) -> str:
        """A seat in numbers, without the sizes of its piles."""
        s, side = self.session, scene.sides[seat]
        own = own_figures(scene, seat)
        who = s.who(seat) + (f" ({say(s.lang, 'out')})" if side.out else "")
        return say(s.lang, "p-side", who=who, figures=self.figures(own)) if own else f"{who}."

    def table(self) -> None:
        """The whole table in words, the near seat last."""
        s, lang, scene = self.session, self.session.lang, self.session.scene()
        self.write(f"{say(lang, 'p-table')}. {self.head(scene)}")
        self.page = ()  # whoever asks for the table wants to hear the page again
        self.read_page(scene)
        self.zones(scene, EVERYBODY)
        for seat in reversed(s.round()):
            side = scene.sides[seat]
            self.write()
            self.write(self.side_line(scene, seat) + (f" {side.name}." if side.name not in s.who(seat) else ""))
            if side.emblems:
                self.say("p-emblems", name=side.emblems_name, emblems=", ".join([e.name for e in side.emblems]))
            piles = tuple([f for f in side.figures if f.zone])
            if piles:
                self.write(f"{self.figures(piles)}.")
            self.zones(scene, seat)

    def zones(self, scene: Scene, seat: int) -> None:
        for zone in scene.zones:
            if zone.seat != seat or zone.layout in (*PILES, STAGE, PAGE) or (zone.layout == HAND and zone.hidden):
                continue
            if zone.things:
                self.say("p-zone", zone=zone.name)
                self.list_things(zone)
            elif zone.layout != HAND:
                self.say("p-zone-empty", zone=zone.name)

    def list_things(self, zone: Zone) -> None:
        s = self.session
        if zone.hidden:
            self.write(f"  {say(s.lang, 'pile-hidden', n=zone.hidden)}")
        elif not zone.things:
            self.write(f"  {say(s.lang, 'pile-empty')}")
        names = {t.key: t.name for t in zone.things}
        for n, thing in enumerate(zone.things):
            told = thing.sentence()
            if thing.seats:
                told += LANGUAGES[s.lang].semicolon + say(s.lang, "stand-here", who=s.all_of(thing.seats))
            if thing.ways:
                told += f" ({say(s.lang, 'ways', names=', '.join([names.get(key, key) for key in thing.ways]))})"
            end = zone.end(n)
            self.write(f"  {told}{f' ({end})' if end else ''}", " " * 4)
            for lying in thing.within if zone.layout == MAP else ():
                self.write(f"    {lying.sentence()}", " " * 6)

    def result(self) -> None:
        s, lang, scene = self.session, self.session.lang, self.session.scene()
        end = s.outcome()
        if end is None:
            return
        self.write(aftergame.result(s))
        told = [
            say(lang, "label", label=s.who(seat), what=", ".join([f.said() for f in scene.sides[seat].figures if f.final]))
            for seat in s.round()
            if any([f.final for f in scene.sides[seat].figures])
        ]
        if end.text:
            told.append(end.text)
        if told:
            self.write(f"{', '.join(told)}.")
        for line in (aftergame.match_told(s), aftergame.loser_told(s)):
            if line:
                self.write(line)

    def trouble(self) -> None:
        if self.session.autosave and self.session.trouble:
            self.say("cannot-save", why=self.session.trouble)

    def leave(self) -> int:
        s = self.session
        self.write()
        if s.over:
            return 0
        if s.autosave and s.save():
            self.say("p-bye", path=s.save_path)
        else:
            self.say("p-bye-unsaved")
        return 0


def own_figures(scene: Scene, seat: int) -> tuple[Figure, ...]:
    """The numbers of a seat, without the sizes of its piles."""
    return tuple([f for f in scene.sides[seat].figures if not f.zone])


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
        for entry in session.log(first):
            stdout.write(f"      {entry.text(lang, None)} ({entry.rule})\n")

    tell(0)
    for n in range(1, session.last + 1):
        session.go(n)
        q = session.before()
        assert q is not None
        label = next((o.label for o in q.offers if o.key == q.key), q.key)
        stdout.write(f"{n:4}  {say(lang, 'label', label=session.who(q.seat), what=q.text)} ({q.rule})\n      > {label}\n")
        tell(session.seen)
    return 0


__all__ = ["Plain", "play_plain", "replay_plain"]
