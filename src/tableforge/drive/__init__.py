"""The door for any language: one JSON object a line in, one JSON object a line out.  docs/drive.md specifies it.

>>> door = Drive("keyforge")
>>> door.line('{"cmd": "new", "seed": 7}')[:25]
'{"ok":true,"on":"main","e'
>>> door.line('{"cmd": "anser"}')  # doctest: +ELLIPSIS
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
from tableforge.drive.saves import loaded, saved
from tableforge.errors import IllegalAnswer, NothingToUndo, TableforgeError
from tableforge.kernel.arbiter import Cards, Facts, OneCard
from tableforge.kernel.ask import NATURE
from tableforge.kernel.settings import Seat
from tableforge.kernel.terms import Place, QuestionKind, Verb
from tableforge.table.decision import Decision
from tableforge.table.handle import Handle, laid_out, seat_names
from tableforge.table.sitting import Entry, Sitting
from tableforge.tongue.spelling import nearest, unknown

PROTOCOL: Final = 2
MOST_GAMES: Final = 1000

Command = tuple[type[m.Request], Callable[[Any], "Json | m.State"]]


class Drive:
    """All games that one driver has under way; `game` is the one that is meant where a request names none."""

    def __init__(self, game: str | None = None) -> None:
        self.usual = game or games.only()
        self.games: dict[str, Handle] = {}
        self.campaigns = Campaigns(self.meant, self.game, self.put)
        self.over = False
        self.commands: dict[str, Command] = {
            "hello": (m.Hello, self.hello), "new": (m.New, self.new), "given": (m.Given, self.given),
            "decision": (m.Request, self.decision), "answer": (m.Reply, self.answer), "act": (m.Act, self.act),
            "peek": (m.Peek, self.peek), "why_not": (m.WhyNot, self.why_not), "look": (m.Look, self.look),
            "set": (m.Set, self.set), "view": (m.View, self.view), "clone": (m.Clone, self.clone),
            "undo": (m.Undo, self.undo), "log": (m.Log, self.log), "save": (m.Request, self.save),
            "load": (m.Load, self.load), "bot": (m.Bot, self.bot), "games": (m.Request, self.list_games),
            "drop": (m.Request, self.drop), "campaign": (m.OfCampaign, self.campaigns.obey), "quit": (m.Request, self.quit),
        }  # fmt: skip

    # ------------------------------------------------------------ lines
    def line(self, data: str | bytes) -> str:
        """The answer to one line: always one line of JSON, whatever came."""
        out: Json = {"ok": True}
        try:
            body = request.parse(data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data)
            if is_id(body.get("id")):
                out["id"] = body["id"]
            answer = self.obey(body)
            more = answer if isinstance(answer, dict) else {k: getattr(answer, k) for k in answer.__struct_fields__}
            return written({**out, **more})
        except TableforgeError as e:
            error = m.Error(type(e).__name__, e.code, str(e), e.text("fr"))
        except Exception as e:  # a bug of ours must not end the driver's other games
            told = f"{type(e).__name__}: {e}"
            error = m.Error("InternalError", "internal", told, told.replace(":", " :", 1))
        return written({**out, "ok": False, "error": error})

    def obey(self, body: Json) -> Json | m.State:
        cmd = body.get("cmd")
        if not isinstance(cmd, str):
            raise BadRequest(refusals.A_COMMAND.fill(known=", ".join(self.commands)))
        if cmd not in self.commands:
            near = nearest(cmd[:40], self.commands)
            raise BadRequest(unknown(refusals.NO_COMMAND, cmd, self.commands, list_all=not near))
        kind, do = self.commands[cmd]
        return do(request.read(body, kind))

    def game(self, q: m.Request) -> Handle:
        """The game that a request is about."""
        if q.on not in self.games:
            near = nearest(q.on, list(self.games))
            under_way = ", ".join(list(self.games)[:20])
            raise NoSuchGame(refusals.NO_GAME.fill(name=q.on, near=near, known=under_way or refusals.NONE_YET))
        t = self.games[q.on]
        self.eyes(t, q)
        return t

    def eyes(self, t: Handle, q: m.Request) -> int | None:
        """Through whose eyes events are told: a seat's, or (None) a spectator's."""
        return None if q.eyes is None else t.seat(q.eyes, "eyes")

    def put(self, q: m.Request, g: Sitting) -> m.State:
        """Keep a game under the name of the request, in place of whatever lay there."""
        t = Handle(g)
        state = self.state(t, q, 0)
        self.keep(q.on, t)
        return state

    def keep(self, name: str, t: Handle) -> None:
        if name not in self.games and len(self.games) >= MOST_GAMES:
            raise BadRequest(refusals.TOO_MANY_GAMES.fill(most=MOST_GAMES))
        self.games[name] = t

    # ------------------------------------------------------------ beginning
    def hello(self, q: m.Hello) -> Json:
        from tableforge import _mode, bots

        mode = "compiled" if _mode.compiled() else "pure"
        out: Json = {
            "tableforge": tableforge.__version__, "protocol": PROTOCOL, "mode": mode, "games": list(games.names()),
            "bots": list(bots.names(q.game or "")), "commands": list(self.commands),
        }  # fmt: skip
        return out if q.game is None else {**out, **introduced(q.game)}

    def new(self, q: m.New) -> m.State:
        name = self.meant(q.game)
        of_seats = [s.name for s in games.game(name).settings if isinstance(s.kind, Seat)]
        seats = seat_names(name)
        for setting in of_seats:
            if q.rest.get(setting) in seats:
                q.rest[setting] = seats.index(q.rest[setting])
        return self.put(q, tableforge.new(name, seed=q.seed, **q.rest))

    def given(self, q: m.Given) -> m.State:
        return self.put(q, laid_out(self.meant(q.game), q.rest, q.seed))

    def meant(self, named: str | None) -> str:
        """The game that a request names, or the one that is meant where it names none."""
        found = named or self.usual
        if found is None:
            raise BadRequest(refusals.WHICH_GAME.fill(known=", ".join(games.names())))
        return found

    def load(self, q: m.Load) -> m.State:
        return self.put(q, loaded(q.data))

    def clone(self, q: m.Clone) -> Json:
        self.keep(q.to, Handle(self.game(q).g.clone()))
        return {"on": q.to}

    def list_games(self, q: m.Request) -> Json:
        return {
            "games": [{"on": name, "answers": len(t.g.answers), "over": t.g.over} for name, t in self.games.items()]
        }

    def drop(self, q: m.Request) -> Json:
        self.game(q)
        del self.games[q.on]
        return {"on": q.on}

    def quit(self, q: m.Request) -> Json:
        self.over = True
        self.games.clear()
        self.campaigns.named.clear()
        return {"bye": True}

    # ------------------------------------------------------------ answering
    def decision(self, q: m.Request) -> Json:
        t = self.game(q)
        first, others = asked(t, q.lang)
        return {"on": q.on, "decision": first, "others": others, "over": t.g.over, "result": t.g.result}

    def answer(self, q: m.Reply) -> m.State:
        t = self.game(q)
        return self.step(t, q, lambda: self.reply(t, q))

    def reply(self, t: Handle, q: m.Reply) -> None:
        if (q.answer is None) == (q.answers is None):
            raise BadRequest(refusals.AN_ANSWER.fill(cmd=q.cmd))
        seat = who(t, q.seat)
        for a in [q.answer] if q.answer is not None else q.answers or []:
            t.answer(a, seat)

    def act(self, q: m.Act) -> m.State:
        t = self.game(q)
        return self.step(t, q, lambda: self.do(t, q))

    def do(self, t: Handle, q: m.Act) -> None:
        verb = t.verb(q.verb)
        for name, given in (("card", q.card), ("place", q.place)):
            if (given is not None) != (verb.takes == name):
                refusal = refusals.VERB_NEEDS if given is None else refusals.VERB_NEEDS_NO
                raise BadRequest(refusal.fill(verb=q.verb, name=name))
        if q.target is not None and not verb.target:
            raise BadRequest(refusals.NO_TARGET.fill(verb=q.verb))
        if q.card is not None and "@" in q.card and t.has_arbiter:
            t.pointed(q.card.partition("@")[0])  # refuses a name that no card here has
        seat = t.looker(who(t, q.seat))
        t.act(seat, q.verb, q.card or q.place, q.target)
        for a in q.answers:
            t.answer(a, seat if seat in t.g.asked else None)

    def peek(self, q: m.Peek) -> m.State:
        """What would come of it; the game stays where it is."""
        t = Handle(self.game(q).g.clone())
        seen = len(t.g.events)
        if q.verb is None:
            for name, given in (("card", q.card), ("place", q.place), ("target", q.target)):
                if given is not None:
                    raise BadRequest(refusals.WITH_A_VERB.fill(name=name))
            self.reply(t, q)
        else:
            if q.answer is not None:
                raise BadRequest(refusals.VERB_WITH_ANSWERS.fill())
            act = m.Act(
                cmd=q.cmd, verb=q.verb, card=q.card, place=q.place, target=q.target, answers=q.answers or [], seat=q.seat
            )
            self.do(t, act)
        return self.state(t, q, seen)

    def set(self, q: m.Set) -> m.State:
        t = self.game(q)
        if not q.rest:
            raise BadRequest(refusals.NOTHING_TO_SET.fill())
        return self.step(t, q, lambda: t.change(q.rest))

    def undo(self, q: m.Undo) -> m.State:
        t = self.game(q)
        if q.seat is not None:
            if q.n > 1:
                raise BadRequest(refusals.ITS_OWN_LAST.fill())
            t.g.undo(t.seat(q.seat, "seat"))
            return self.state(t, q, len(t.g.events))
        if q.n > (given := len(t.g.answers)):
            raise NothingToUndo(refusals.SO_MANY_GIVEN.fill(given=given, n=q.n))
        return self.step(t, q, lambda: [t.g.undo() for _ in range(q.n)])

    def step(self, t: Handle, q: m.Request, do: Callable[[], object]) -> m.State:
        """Do all of it or nothing: on any error the game is as it was before the line."""
        before = t.g
        t.g = before.clone()
        try:
            do()
        except BaseException:
            t.g = before
            raise
        return self.state(t, q, len(before.events))

    def state(self, t: Handle, q: m.Request, seen: int) -> m.State:
        g = t.g
        events = told(g.log[seen:], q.lang, self.eyes(t, q))
        first, others = asked(t, q.lang)
        return m.State(q.on, events, first, others, g.over, g.result)

    # ------------------------------------------------------------ looking
    def why_not(self, q: m.WhyNot) -> Json:
        t = self.game(q)
        why = t.why_not(q.key, who(t, q.seat))
        if why is None:
            return {"key": q.key, "legal": True}
        return {"key": q.key, "legal": False, "rule": why.rule, "reason": why.why.texts()}

    def look(self, q: m.Look) -> Json:
        t = self.game(q)
        if (q.card is not None) + (q.player is not None) + q.whole > 1:
            raise BadRequest(refusals.ONE_AT_A_TIME.fill())
        if q.card is not None:
            return {"cards": [described(t, i) for i in (t.ids(q.card) if "." in q.card else t.pointed(q.card))]}
        if q.player is not None:
            return {"player": counted(t, t.arbiter.player(t.state, t.seat(q.player, "player")))}
        table = {"game": t.g.game.name, **t.table()}
        if not q.whole:
            return {"table": table}
        players = [counted(t, t.arbiter.player(t.state, p)) for p in range(t.g.seats)]
        return {"table": table, "players": players, "cards": [described(t, i) for i in t.arbiter.things(t.state)]}

    def view(self, q: m.View) -> Json:
        t = self.game(q)
        return {"view": t.g.view(None if q.seat is None else t.seat(q.seat, "seat"))}

    def log(self, q: m.Log) -> Json:
        t = self.game(q)
        log = t.g.log
        if q.since > len(log):
            raise BadRequest(refusals.NO_EVENT.fill(last=len(log), given=q.since))
        eyes = self.eyes(t, q)
        events = told(log[q.since :], q.lang, eyes)
        if not q.whole:
            return {"events": events, "next": len(log)}
        data = t.g.story(eyes, q.since)
        return {"events": [{**e, "text": x.text} for e, x in zip(data, events, strict=True)], "next": len(log)}

    def save(self, q: m.Request) -> Json:
        return {"on": q.on, "data": saved(self.game(q).g)}

    def bot(self, q: m.Bot) -> Json:
        from tableforge import bots

        t = self.game(q)
        d = t.asked(who(t, q.seat))
        if d is None:
            refusal = refusals.NOBODY_ASKED if t.g.over else refusals.SEAT_NOT_ASKED
            raise IllegalAnswer(refusal.fill(seat=q.seat))
        game = t.g.game.name
        bot = q.bot or bots.usual(game)
        i = bots.make(bot, q.seed, game).choose(t.g.view(d.seat), d)
        return {"bot": bot, "seat": d.seat, "answer": d.options[i].key}


# ---------------------------------------------------------------- what is given back
def written(out: Json) -> str:
    """One line of JSON."""
    return msgspec.json.encode(out, enc_hook=plain).decode()


def plain(value: object) -> object:
    """A kind of text or number of ours as the text or number it is."""
    assert isinstance(value, (str, int)), value
    return str(value) if isinstance(value, str) else int(value)


def is_id(id: object) -> bool:
    """Whether this can be given back with the answer."""
    return isinstance(id, (str, int, float, bool)) and len(str(id)) <= m.LONGEST_NAME


def who(t: Handle, seat: str | int | None) -> int | None:
    """Who answers: a seat, or nature, which is asked as seat -1."""
    if seat is None or seat in (NATURE, "nature"):
        return None if seat is None else NATURE
    return t.seat(seat, "seat")


def introduced(name: str) -> Json:
    """What a driver must know of a game: its settings, seats, zones, verbs and kinds of question."""
    game = games.game(name)
    return {
        "game": name,
        "editions": list(game.editions),
        "settings": [setting.form() for setting in game.settings],
        "seats": list(seat_names(name)),
        "places": [{"name": p.name, "common": p.common, **said(p)} for p in game.places],
        "verbs": [{"name": v.name, "takes": v.takes, "target": v.target, **said(v)} for v in game.verbs],
        "kinds": [{"name": k.name, "keys": k.keys, **said(k)} for k in game.kinds],
    }


def said(term: Place | Verb | QuestionKind) -> Json:
    return term.about.texts()


def described(t: Handle, i: int) -> Json:
    """Everything about a card, with its key as seat 0 reads it and its own number."""
    return {"number": i, "key": t.key(i, 0), **counted(t, t.arbiter.card(t.state, i))}


def counted(t: Handle, facts: Facts) -> Json:
    """Facts as they are shown, and the cards among them once more by their own numbers."""
    numbers = {k: list(v) if isinstance(v, Cards) else [v] * (v >= 0) for k, v in facts.items() if is_cards(v)}
    return {**t.shown(facts), "numbers": numbers}


def is_cards(value: object) -> bool:
    return isinstance(value, (Cards, OneCard))


def asked(t: Handle, lang: str) -> tuple[m.Question | None, list[m.Question]]:
    """What the first asked seat is asked, and the others."""
    every = [question(t, d, lang) for d in t.g.asked.values()]
    return (every[0], every[1:]) if every else (None, [])


def question(t: Handle, d: Decision, lang: str) -> m.Question:
    """What a seat is asked, with the own numbers of the cards that are meant."""
    game, s, q = t.g.game, t.state, d.question(lang)
    options = []
    for o, c in zip(d.options, q.options, strict=True):
        number = game.meaning(s, d.raw, o.code).card
        options.append(
            m.Option(c.key, c.label, c.rule, c.card or None, own_number(number), c.verb or None, c.ability or None)
        )
    return m.Question(
        q.number, q.seat, q.kind, q.text, q.rule, q.least, q.most, q.source or None, own_number(game.asker(s, d.raw).card),
        q.ability or None, q.stop or None, options,
    )  # fmt: skip


def own_number(number: int) -> int | None:
    """A card's own number, where there is a card."""
    return number if number >= 0 else None


def told(entries: list[Entry], lang: str, eyes: int | None) -> list[m.Told]:
    return [m.Told(e.kind, e.rule, e.text(lang, eyes)) for e in entries]


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
        out.write(door.line(data.rstrip(b"\r\n")).encode() + b"\n")
        out.flush()
