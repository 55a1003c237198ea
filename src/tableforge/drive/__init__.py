"""The door for any language: one JSON object a line in, one JSON object a line out.  docs/drive.md specifies it.

>>> door = Drive("keyforge")
>>> door.answer_line('{"cmd": "new", "seed": 7}')[:25]
'{"ok":true,"on":"main","e'
>>> door.answer_line('{"cmd": "anser"}')  # doctest: +ELLIPSIS
'{"ok":false,"error":{"type":"BadRequest","code":"bad-request","message":"there is no command \\'anser\\'; did you mean...
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, BinaryIO, Final

import msgspec

import tableforge
from tableforge import games
from tableforge.drive import messages as m
from tableforge.drive import refusals, request
from tableforge.drive.campaigns import Campaigns
from tableforge.drive.messages import Json
from tableforge.drive.request import BadRequest, NoSuchGame
from tableforge.drive.saves import dump_save, load_save
from tableforge.errors import IllegalAnswer, NothingToUndo, TableforgeError
from tableforge.kernel.arbiter import Cards, Facts, OneCard
from tableforge.kernel.ask import NATURE
from tableforge.kernel.settings import Seat
from tableforge.kernel.terms import EventKind, Place, QuestionKind, Verb
from tableforge.table.decision import Decision
from tableforge.table.handle import Handle, seat_names, start_from_position
from tableforge.table.sitting import LogEntry, Sitting
from tableforge.tongue.spelling import nearest, unknown

PROTOCOL: Final = 2
MOST_GAMES: Final = 1000

Command = tuple[type[m.DriveRequest], Callable[[Any], "Json | m.StateReply"]]


class Drive:
    """All games of one driver, by name; `game` is the game that is meant where a request names none."""

    def __init__(self, game: str | None = None) -> None:
        self.usual = game or games.only_game()
        self.games: dict[str, Handle] = {}
        self.campaigns = Campaigns(self.choose_game, self.find_game, self.start_game)
        self.over = False
        self.commands: dict[str, Command] = {
            "hello": (m.HelloRequest, self.hello),
            "new": (m.NewRequest, self.new),
            "given": (m.GivenRequest, self.lay_out),
            "decision": (m.DriveRequest, self.decision),
            "answer": (m.AnswerRequest, self.answer),
            "act": (m.ActRequest, self.act),
            "peek": (m.PeekRequest, self.peek),
            "why_not": (m.WhyNotRequest, self.why_not),
            "look": (m.LookRequest, self.look),
            "set": (m.SetRequest, self.set),
            "view": (m.ViewRequest, self.view),
            "clone": (m.CloneRequest, self.clone),
            "undo": (m.UndoRequest, self.undo),
            "log": (m.LogRequest, self.log),
            "save": (m.DriveRequest, self.save),
            "load": (m.LoadRequest, self.load),
            "bot": (m.BotRequest, self.bot),
            "games": (m.DriveRequest, self.list_games),
            "drop": (m.DriveRequest, self.drop),
            "campaign": (m.CampaignRequest, self.campaigns.dispatch),
            "quit": (m.DriveRequest, self.quit),
        }

    # ------------------------------------------------------------ lines
    def answer_line(self, data: str | bytes) -> str:
        """Handle one line and return the reply: always one line of JSON, whatever came in."""
        out: Json = {"ok": True}
        try:
            body = request.parse_line(data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data)
            if is_id(body.get("id")):
                out["id"] = body["id"]
            answer = self.dispatch(body)
            more = answer if isinstance(answer, dict) else {k: getattr(answer, k) for k in answer.__struct_fields__}
            return to_line({**out, **more})
        except TableforgeError as e:
            error = m.ErrorReply(type(e).__name__, e.code, str(e), e.text("fr"))
        except Exception as e:  # a bug must not end the driver's other games
            told = f"{type(e).__name__}: {e}"
            error = m.ErrorReply("InternalError", "internal", told, told.replace(":", " :", 1))
        return to_line({**out, "ok": False, "error": error})

    def dispatch(self, body: Json) -> Json | m.StateReply:
        """Run the command of a request and return what it replies.

        Raises BadRequest where there is no such command, or its fields do not fit.
        """
        cmd = body.get("cmd")
        if not isinstance(cmd, str):
            raise BadRequest(refusals.A_COMMAND.fill(known=", ".join(self.commands)))
        if cmd not in self.commands:
            near = nearest(cmd[:40], self.commands)
            raise BadRequest(unknown(refusals.NO_COMMAND, cmd, self.commands, list_all=not near))
        kind, do = self.commands[cmd]
        return do(request.read_request(body, kind))

    def find_game(self, q: m.DriveRequest) -> Handle:
        """Return the game that a request is about.

        Raises NoSuchGame, or BadSetup for a seat that it does not have.
        """
        if q.on not in self.games:
            near = nearest(q.on, list(self.games))
            under_way = ", ".join(list(self.games)[:20])
            raise NoSuchGame(refusals.NO_GAME.fill(name=q.on, near=near, known=under_way or refusals.NONE_YET))
        t = self.games[q.on]
        self.viewing_seat(t, q)
        return t

    def viewing_seat(self, t: Handle, q: m.DriveRequest) -> int | None:
        """Return the seat through whose eyes events are told; None for a spectator."""
        return None if q.eyes is None else t.seat(q.eyes, "eyes")

    def start_game(self, q: m.DriveRequest, g: Sitting) -> m.StateReply:
        """Store a new game under the name of the request, replacing whatever was there, and report its state."""
        t = Handle(g)
        state = self.report_state(t, q, 0)
        self.store_game(q.on, t)
        return state

    def store_game(self, name: str, t: Handle) -> None:
        """Store a game under a name.

        Raises BadRequest where there are too many.
        """
        if name not in self.games and len(self.games) >= MOST_GAMES:
            raise BadRequest(refusals.TOO_MANY_GAMES.fill(most=MOST_GAMES))
        self.games[name] = t

    # ------------------------------------------------------------ beginning
    def hello(self, q: m.HelloRequest) -> Json:
        """Report version, games, bots and commands; with `game`, what a driver must know of that game."""
        from tableforge import _mode, bots

        mode = "compiled" if _mode.compiled() else "pure"
        out: Json = {
            "tableforge": tableforge.__version__,
            "protocol": PROTOCOL,
            "mode": mode,
            "games": list(games.names()),
            "bots": list(bots.names(q.game or "")),
            "commands": list(self.commands),
        }
        return out if q.game is None else {**out, **describe_game(q.game)}

    def new(self, q: m.NewRequest) -> m.StateReply:
        """Begin a game by its settings and a seed."""
        name = self.choose_game(q.game)
        of_seats = [s.name for s in games.game(name).settings if isinstance(s.kind, Seat)]
        seats = seat_names(name)
        for setting in of_seats:
            if q.rest.get(setting) in seats:
                q.rest[setting] = seats.index(q.rest[setting])
        return self.start_game(q, tableforge.new(name, seed=q.seed, **q.rest))

    def lay_out(self, q: m.GivenRequest) -> m.StateReply:
        """Begin a game in a given position (the command `given`)."""
        return self.start_game(q, start_from_position(self.choose_game(q.game), q.rest, q.seed))

    def choose_game(self, named: str | None) -> str:
        """Return the named game, or the default one.

        Raises BadRequest where neither is known.
        """
        found = named or self.usual
        if found is None:
            raise BadRequest(refusals.WHICH_GAME.fill(known=", ".join(games.names())))
        return found

    def load(self, q: m.LoadRequest) -> m.StateReply:
        """Begin a game from a save."""
        return self.start_game(q, load_save(q.data))

    def clone(self, q: m.CloneRequest) -> Json:
        """Store a copy of a game under another name."""
        self.store_game(q.to, Handle(self.find_game(q).g.clone()))
        return {"on": q.to}

    def list_games(self, q: m.DriveRequest) -> Json:
        """List all games under way."""
        return {
            "games": [{"on": name, "answers": len(t.g.answers), "over": t.g.over} for name, t in self.games.items()]
        }

    def drop(self, q: m.DriveRequest) -> Json:
        """Forget a game."""
        self.find_game(q)
        del self.games[q.on]
        return {"on": q.on}

    def quit(self, q: m.DriveRequest) -> Json:
        """Forget everything and end."""
        self.over = True
        self.games.clear()
        self.campaigns.by_name.clear()
        return {"bye": True}

    # ------------------------------------------------------------ answering
    def decision(self, q: m.DriveRequest) -> Json:
        """Report what is asked now."""
        t = self.find_game(q)
        first, others = pending_questions(t, q.lang)
        return {"on": q.on, "decision": first, "others": others, "over": t.g.over, "result": t.g.result}

    def answer(self, q: m.AnswerRequest) -> m.StateReply:
        """Give one answer or several, all or none, and report the state."""
        t = self.find_game(q)
        return self.run_or_restore(t, q, lambda: self.give_answers(t, q))

    def give_answers(self, t: Handle, q: m.AnswerRequest) -> None:
        """Give the answers of a request to a game."""
        if (q.answer is None) == (q.answers is None):
            raise BadRequest(refusals.AN_ANSWER.fill(cmd=q.cmd))
        seat = answering_seat(t, q.seat)
        for a in [q.answer] if q.answer is not None else q.answers or []:
            t.answer(a, seat)

    def act(self, q: m.ActRequest) -> m.StateReply:
        """Do something by its verb, then give the answers to what it asks; all or nothing."""
        t = self.find_game(q)
        return self.run_or_restore(t, q, lambda: self.perform_act(t, q))

    def perform_act(self, t: Handle, q: m.ActRequest) -> None:
        """Do what a request says in a game.

        Raises BadRequest where a field does not fit the verb.
        """
        verb = t.verb(q.verb)
        for name, given in (("card", q.card), ("place", q.place)):
            if (given is not None) != (verb.takes == name):
                refusal = refusals.VERB_NEEDS if given is None else refusals.VERB_NEEDS_NO
                raise BadRequest(refusal.fill(verb=q.verb, name=name))
        if q.target is not None and not verb.target:
            raise BadRequest(refusals.NO_TARGET.fill(verb=q.verb))
        if q.card is not None and "@" in q.card and t.has_arbiter:
            t.find_cards(q.card.partition("@")[0])  # refuses a name that no card here has
        seat = t.viewer(answering_seat(t, q.seat))
        t.act(seat, q.verb, q.card or q.place, q.target)
        for a in q.answers:
            t.answer(a, seat if seat in t.g.asked else None)

    def peek(self, q: m.PeekRequest) -> m.StateReply:
        """Report what an answer or an act would lead to; the game stays as it is."""
        t = Handle(self.find_game(q).g.clone())
        seen = len(t.g.events)
        if q.verb is None:
            for name, given in (("card", q.card), ("place", q.place), ("target", q.target)):
                if given is not None:
                    raise BadRequest(refusals.WITH_A_VERB.fill(name=name))
            self.give_answers(t, q)
        else:
            if q.answer is not None:
                raise BadRequest(refusals.VERB_WITH_ANSWERS.fill())
            act = m.ActRequest(
                cmd=q.cmd,
                verb=q.verb,
                card=q.card,
                place=q.place,
                target=q.target,
                answers=q.answers or [],
                seat=q.seat,
            )
            self.perform_act(t, act)
        return self.report_state(t, q, seen)

    def set(self, q: m.SetRequest) -> m.StateReply:
        """Change the position by hand."""
        t = self.find_game(q)
        if not q.rest:
            raise BadRequest(refusals.NOTHING_TO_SET.fill())
        return self.run_or_restore(t, q, lambda: t.change(q.rest))

    def undo(self, q: m.UndoRequest) -> m.StateReply:
        """Take back the last answers, or the last one of a seat."""
        t = self.find_game(q)
        if q.seat is not None:
            if q.n > 1:
                raise BadRequest(refusals.ITS_OWN_LAST.fill())
            t.g.undo(t.seat(q.seat, "seat"))
            return self.report_state(t, q, len(t.g.events))
        if q.n > (given := len(t.g.answers)):
            raise NothingToUndo(refusals.SO_MANY_GIVEN.fill(given=given, n=q.n))
        return self.run_or_restore(t, q, lambda: [t.g.undo() for _ in range(q.n)])

    def run_or_restore(self, t: Handle, q: m.DriveRequest, do: Callable[[], object]) -> m.StateReply:
        """Run `do` on a game and report the state; on any error the game is as it was before."""
        before = t.g
        t.g = before.clone()
        try:
            do()
        except BaseException:
            t.g = before
            raise
        return self.report_state(t, q, len(before.events))

    def report_state(self, t: Handle, q: m.DriveRequest, seen: int) -> m.StateReply:
        """Return the events since `seen` and what is asked now."""
        g = t.g
        events = event_texts(g.log[seen:], q.lang, self.viewing_seat(t, q))
        first, others = pending_questions(t, q.lang)
        return m.StateReply(q.on, events, first, others, g.over, g.result)

    # ------------------------------------------------------------ looking
    def why_not(self, q: m.WhyNotRequest) -> Json:
        """Report whether a key is a legal answer, and if not, why."""
        t = self.find_game(q)
        why = t.why_not(q.key, answering_seat(t, q.seat))
        if why is None:
            return {"key": q.key, "legal": True}
        return {"key": q.key, "legal": False, "rule": why.rule, "reason": why.why.texts()}

    def look(self, q: m.LookRequest) -> Json:
        """Report a card, a player, the table, or everything, hidden cards included."""
        t = self.find_game(q)
        if (q.card is not None) + (q.player is not None) + q.whole > 1:
            raise BadRequest(refusals.ONE_AT_A_TIME.fill())
        if q.card is not None:
            return {"cards": [describe_card(t, i) for i in (t.ids(q.card) if "." in q.card else t.find_cards(q.card))]}
        if q.player is not None:
            return {"player": show_facts(t, t.arbiter.player(t.state, t.seat(q.player, "player")))}
        table = {"game": t.g.game.name, **t.table()}
        if not q.whole:
            return {"table": table}
        players = [show_facts(t, t.arbiter.player(t.state, p)) for p in range(t.g.seats)]
        return {"table": table, "players": players, "cards": [describe_card(t, i) for i in t.arbiter.things(t.state)]}

    def view(self, q: m.ViewRequest) -> Json:
        """Report what a seat may know."""
        t = self.find_game(q)
        return {"view": t.g.view(None if q.seat is None else t.seat(q.seat, "seat"))}

    def log(self, q: m.LogRequest) -> Json:
        """Report the events from a number on."""
        t = self.find_game(q)
        log = t.g.log
        if q.since > len(log):
            raise BadRequest(refusals.NO_EVENT.fill(last=len(log), given=q.since))
        eyes = self.viewing_seat(t, q)
        events = event_texts(log[q.since :], q.lang, eyes)
        if not q.whole:
            return {"events": events, "next": len(log)}
        data = t.g.story(eyes, q.since)
        return {"events": [{**e, "text": x.text} for e, x in zip(data, events, strict=True)], "next": len(log)}

    def save(self, q: m.DriveRequest) -> Json:
        """Report the game as a save."""
        return {"on": q.on, "data": dump_save(self.find_game(q).g)}

    def bot(self, q: m.BotRequest) -> Json:
        """Report what a bot would answer."""
        from tableforge import bots

        t = self.find_game(q)
        d = t.decision_for(answering_seat(t, q.seat))
        if d is None:
            refusal = refusals.NOBODY_ASKED if t.g.over else refusals.SEAT_NOT_ASKED
            raise IllegalAnswer(refusal.fill(seat=q.seat))
        game = t.g.game.name
        bot = q.bot or bots.usual(game)
        i = bots.make(bot, q.seed, game).choose(t.g.view(d.seat), d)
        return {"bot": bot, "seat": d.seat, "answer": d.options[i].key}


# ---------------------------------------------------------------- what is given back
def to_line(out: Json) -> str:
    """Return a reply as one line of JSON."""
    return msgspec.json.encode(out, enc_hook=plain_value).decode()


def plain_value(value: object) -> object:
    """Encoder hook: return a subclass of str or int as the str or int that it is."""
    assert isinstance(value, (str, int)), value
    return str(value) if isinstance(value, str) else int(value)


def is_id(id: object) -> bool:
    """Whether a request's `id` can be repeated in the reply."""
    return isinstance(id, (str, int, float, bool)) and len(str(id)) <= m.LONGEST_NAME


def answering_seat(t: Handle, seat: str | int | None) -> int | None:
    """Return the seat that answers, NATURE for chance, None where the request names none."""
    if seat is None or seat in (NATURE, "nature"):
        return None if seat is None else NATURE
    return t.seat(seat, "seat")


def describe_game(name: str) -> Json:
    """Return what a driver must know of a game: settings, seats, places, verbs, kinds of question and of event."""
    game = games.game(name)
    return {
        "game": name,
        "editions": list(game.editions),
        "settings": [setting.form() for setting in game.settings],
        "seats": list(seat_names(name)),
        "places": [{"name": p.name, "common": p.common, **term_texts(p)} for p in game.places],
        "verbs": [{"name": v.name, "takes": v.takes, "target": v.target, **term_texts(v)} for v in game.verbs],
        "kinds": [{"name": k.name, "keys": k.keys, **term_texts(k)} for k in game.kinds],
        "events": [{"name": e.name, "hows": list(e.hows), "data": list(e.data), **term_texts(e)} for e in game.events],
    }


def term_texts(term: Place | Verb | QuestionKind | EventKind) -> Json:
    """Return the text of a term in every language."""
    return term.about.texts()


def describe_card(t: Handle, i: int) -> Json:
    """Return everything about a card, with its key as seat 0 reads it and its number."""
    return {"number": i, "key": t.key(i, 0), **show_facts(t, t.arbiter.card(t.state, i))}


def show_facts(t: Handle, facts: Facts) -> Json:
    """Return facts as they are shown, with the numbers of the cards among them."""
    numbers = {k: list(v) if isinstance(v, Cards) else [v] * (v >= 0) for k, v in facts.items() if is_cards(v)}
    return {**t.name_cards(facts), "numbers": numbers}


def is_cards(value: object) -> bool:
    """Whether a fact is one card or several."""
    return isinstance(value, (Cards, OneCard))


def pending_questions(t: Handle, lang: str) -> tuple[m.QuestionReply | None, list[m.QuestionReply]]:
    """Return the question of the first seat that is asked, and those of the others."""
    every = [make_question(t, d, lang) for d in t.g.asked.values()]
    return (every[0], every[1:]) if every else (None, [])


def make_question(t: Handle, d: Decision, lang: str) -> m.QuestionReply:
    """Return a question with the numbers of the cards that it names."""
    game, s, q = t.g.game, t.state, d.question(lang)
    options = []
    for o, c in zip(d.options, q.options, strict=True):
        number = game.options.meaning(s, d.raw, o.code).card
        options.append(
            m.OptionReply(
                c.key, c.label, c.rule, c.card or None, card_number(number), c.verb or None, c.ability or None
            )
        )
    return m.QuestionReply(
        q.number,
        q.seat,
        q.kind,
        q.text,
        q.rule,
        q.least,
        q.most,
        q.source or None,
        card_number(game.options.asker(s, d.raw).card),
        q.ability or None,
        q.stop or None,
        options,
    )


def card_number(number: int) -> int | None:
    """Return the number of a card; None where there is no card."""
    return number if number >= 0 else None


def event_texts(entries: list[LogEntry], lang: str, eyes: int | None) -> list[m.EventReply]:
    """Return events in words, for a seat or (None) a spectator."""
    return [m.EventReply(e.kind, e.rule, e.text(lang, eyes)) for e in entries]


def serve(inp: BinaryIO, out: BinaryIO, game: str | None = None) -> None:
    """Answer line by line until `quit` or the end of the input."""
    door = Drive(game)
    most = request.LONGEST_LINE
    while not door.over:
        data = inp.readline(most + 2)
        if not data:
            return
        while not data.endswith(b"\n") and len(data) > most:
            more = inp.readline(1 << 16)  # the rest of a line that is too long is read, but not kept
            if not more or more.endswith(b"\n"):
                break
        out.write(door.answer_line(data.rstrip(b"\r\n")).encode() + b"\n")
        out.flush()
