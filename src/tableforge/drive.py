"""The door for any language: one JSON object a line in, one JSON object a line out.  docs/drive.md specifies it.

>>> door = Drive()
>>> door.line('{"cmd": "new", "seed": 7}')[:27]
'{"ok": true, "on": "main", '
>>> door.line('{"cmd": "anser"}')
'{"ok": false, "error": {"type": "BadRequest", "message": "there is no command \\'anser\\'; did you mean \\'answer\\'?"}}'
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, BinaryIO

import tableforge
from tableforge import testing
from tableforge.errors import BadSave, BadSetup, IllegalAnswer, NothingToUndo, TableforgeError, nearest
from tableforge.kernel.rules import language
from tableforge.keyforge import edit
from tableforge.keyforge.state import KeyForge
from tableforge.table.sitting import FORMAT, LARGEST_SAVE, Entry, Sitting, read_save

PROTOCOL = 1
LONGEST_LINE = 10 << 20
MOST_GAMES = 1000
MOST_ANSWERS = 1000
LONGEST_NAME = 100
LONGEST_TEXT = 300
MAIN = "main"
EDITED = "tableforge-drive/1"  # a save that only this door can replay, because `set` was used on the way
SET = "set "
VERBS = ("play", "discard", "reap", "fight", "action", "omni", "unstun")

Json = dict[str, Any]


class BadRequest(TableforgeError, ValueError):
    """A line that is no request: no JSON, no such command, a field missing or of another kind."""


class NoSuchGame(TableforgeError, KeyError):
    """No game of that name is under way."""

    def __str__(self) -> str:
        return str(self.args[0])


class Table(testing.Ruling):
    """A game under way, driven as the ruling tests drive theirs, and changed by hand where `set` says so."""

    def __init__(self, g: Sitting) -> None:
        self.g = g
        self.you = testing.Side(self, 0)
        self.foe = testing.Side(self, 1)
        self._mark()

    def _mark(self) -> None:
        # Rulings compare everything before and after; a driver asks for what it wants to know.
        self._facts = {}
        self._log_from = len(self.g._events)
        self._told = set()

    def pointed(self, ref: object) -> list[int]:
        """The cards a reference points at; at least one."""
        if not isinstance(ref, str) or len(ref) > LONGEST_TEXT:
            raise BadRequest(f"a card is pointed at by a text such as 'dodger' or 'foe.line[0]'; got {short(ref)}")
        try:
            found = self.ids(ref)
        except (IndexError, ValueError) as e:
            if isinstance(e, TableforgeError):
                raise
            found = []
        if not found:
            raise BadSetup(f"{ref!r} points at no card")
        return found

    def one(self, ref: object) -> int:
        found = self.pointed(ref)
        if len(found) > 1:
            raise BadSetup(
                f"{ref!r} points at {len(found)} cards: {', '.join([self.key(i, 0) for i in found])}; point at one"
            )
        return found[0]

    def edit(self, changes: Json) -> None:
        """Apply one `set`, as a step that `undo` takes back and a save repeats."""
        g = self.g
        before = g.state.clone()
        edit.allowed(self.s)
        try:
            self.apply(changes)
        except BaseException:
            g.state = before
            g._decision = None
            raise
        g._before.append((before, len(g._events)))
        g.answers.append(SET + json.dumps(changes, ensure_ascii=False))
        g._collect()

    def apply(self, changes: Json) -> None:
        rest = {k: v for k, v in changes.items() if k not in ("player", "card")}
        if "player" in changes and "card" in changes:
            raise BadRequest("set changes a 'player', a 'card', or (with neither) the table: one at a time")
        if "player" in changes:
            edit.set_player(self.s, edit.seat(changes["player"], "player"), rest)
        elif "card" in changes:
            for name in ("host", "under"):
                if name in rest:
                    rest[name] = self.one(rest[name])
            cards = (
                [self.one(changes["card"])]
                if {"zone", "host", "under"} & rest.keys()
                else self.pointed(changes["card"])
            )
            for i in cards:
                edit.set_card(self.s, i, rest)
        else:
            if "chance" in rest:
                rest["chance"] = self.picks(rest["chance"])
            edit.set_table(self.s, rest)
        edit.ask_again(self.s)

    def picks(self, chance: object) -> list[int]:
        """What nature will pick: cards by name, or numbers."""
        if not isinstance(chance, list) or not all([isinstance(x, (str, int)) for x in chance]):
            raise BadRequest(f"chance is a list of card names and numbers; got {chance!r}")
        return self.script(tuple(chance))


class Request:
    """One line as asked: every field is fetched by kind, and none may be left over."""

    def __init__(self, body: Json) -> None:
        self.body = body
        self.used = {"cmd", "id", "on"}

    def get(self, name: str, *kinds: type, default: Any = None) -> Any:
        """A field of one of these kinds; without a default it must be there."""
        self.used.add(name)
        if name not in self.body:
            if default is MUST:
                raise BadRequest(f"{self.body['cmd']!r} needs {name!r}")
            return default
        value = self.body[name]
        if value is None and default is None:
            return None
        if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
            told = " or ".join([KINDS[k] for k in kinds])
            raise BadRequest(f"{name!r} is {told}; got {short(value)}")
        if isinstance(value, str) and len(value) > LONGEST_TEXT and name != "data":
            raise BadRequest(f"{name!r} has at most {LONGEST_TEXT} letters; got {len(value)}")
        return value

    def rest(self) -> Json:
        """All fields that the command itself does not know, for commands that pass them on."""
        out = {k: v for k, v in self.body.items() if k not in self.used}
        self.used.update(out)
        return out

    def done(self) -> None:
        """Refuse fields that nobody asked for: most are misspelt."""
        for name in self.body:
            if name not in self.used:
                known = sorted(self.used - {"cmd", "id"})
                near = nearest(name[:LONGEST_NAME], known)
                raise BadRequest(f"{self.body['cmd']!r} knows no {short(name)}{near}; known: {', '.join(known)}")

    @property
    def lang(self) -> str:
        return language(self.get("lang", str, default="en"))

    def eyes(self, name: str = "eyes") -> int | None:
        """Through whose eyes: a seat, or None for a spectator."""
        value = self.get(name, str, int)
        return None if value is None else edit.seat(value, name)


MUST: Any = object()
KINDS = {str: "text", int: "a whole number", list: "a list", dict: "an object", bool: "true or false"}


def short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 80 else f"{text[:77]}…"


class Drive:
    """All games that one driver has under way."""

    def __init__(self) -> None:
        self.games: dict[str, Table] = {}
        self.over = False
        self.commands: dict[str, Callable[[Request], Json]] = {
            "hello": self.hello, "new": self.new, "given": self.given, "decision": self.decision, "answer": self.answer,
            "act": self.act, "why_not": self.why_not, "look": self.look, "set": self.set, "view": self.view,
            "clone": self.clone, "undo": self.undo, "log": self.log, "save": self.save, "load": self.load,
            "bot": self.bot, "games": self.list_games, "drop": self.drop, "quit": self.quit,
        }  # fmt: skip

    # ------------------------------------------------------------ lines
    def line(self, data: str | bytes) -> str:
        """The answer to one line: always one line of JSON, whatever came."""
        id: object = None
        try:
            body = parse(data)
            id = body.get("id")
            if not (id is None or isinstance(id, (str, int, float, bool))) or len(str(id)) > LONGEST_NAME:
                id = None
                raise BadRequest("'id' is a short text or number: it is given back with the answer")
            answer = self.obey(body)
        except TableforgeError as e:
            answer = {"ok": False, "error": {"type": type(e).__name__, "message": str(e)}}
        except Exception as e:  # a bug of ours must not end the driver's other games
            answer = {"ok": False, "error": {"type": "InternalError", "message": f"{type(e).__name__}: {e}"}}
        if id is not None:
            answer = {"ok": answer.pop("ok"), "id": id, **answer}
        return json.dumps(answer, ensure_ascii=False)

    def obey(self, body: Json) -> Json:
        cmd = body.get("cmd")
        if not isinstance(cmd, str):
            raise BadRequest(f"a request has a 'cmd', one of {', '.join(self.commands)}")
        if cmd not in self.commands:
            near = nearest(cmd[:40], list(self.commands)) or f"; known: {', '.join(self.commands)}"
            raise BadRequest(f"there is no command {short(cmd)}{near}")
        return {"ok": True, **self.commands[cmd](Request(body))}

    def name(self, q: Request, field: str = "on") -> str:
        name = q.get(field, str, default=MAIN)
        if not 1 <= len(name) <= LONGEST_NAME:
            raise BadRequest(f"the name of a game has 1 to {LONGEST_NAME} letters; got {len(name)}")
        return str(name)

    def table(self, q: Request) -> Table:
        """The game that a request is about."""
        name = self.name(q)
        if name not in self.games:
            near = nearest(name, list(self.games))
            known = ", ".join(list(self.games)[:20]) or "none yet: begin one with 'new', 'given' or 'load'"
            raise NoSuchGame(f"there is no game {name!r}{near}; games: {known}")
        return self.games[name]

    def put(self, name: str, t: Table) -> None:
        if name not in self.games and len(self.games) >= MOST_GAMES:
            raise BadRequest(f"{MOST_GAMES} games are under way, which is the most; 'drop' one first")
        self.games[name] = t

    # ------------------------------------------------------------ beginning
    def hello(self, q: Request) -> Json:
        q.done()
        from tableforge import _mode, bots

        return {
            "tableforge": tableforge.__version__, "protocol": PROTOCOL, "mode": "compiled" if _mode.compiled() else "pure",
            "games": list(tableforge.GAMES), "editions": list(tableforge.game("keyforge").editions),
            "bots": list(bots.NAMES), "commands": list(self.commands),
        }  # fmt: skip

    def new(self, q: Request) -> Json:
        name, game, seed = self.name(q), q.get("game", str, default="keyforge"), q.get("seed", int, default=0)
        lang, eyes = q.lang, q.eyes()
        options = {
            "decks": q.get("decks", list), "edition": q.get("edition", str), "chains": q.get("chains", list),
            "first": q.get("first", int), "mulligan": q.get("mulligan", bool),
        }  # fmt: skip
        q.done()
        if "decks" in q.body and not all([isinstance(d, (str, dict)) for d in options["decks"] or []]):
            raise BadRequest("decks are references such as 'starter:onyx', or saved decks")
        g = tableforge.new(game, seed=seed, **{k: v for k, v in options.items() if v is not None})
        self.put(name, Table(g))
        return self.state(name, 0, lang, eyes)

    def given(self, q: Request) -> Json:
        name, lang, eyes = self.name(q), q.lang, q.eyes()
        you, foe = q.get("you", dict, default={}), q.get("foe", dict, default={})
        chance = q.get("chance", list, default=[])
        options: Json = {"chance": tuple(chance)}
        for field, kind in (
            ("house", str), ("step", str), ("active", str), ("turn", int), ("first", str), ("edition", str), ("seed", int),
            ("forged_last_turn", bool),
        ):  # fmt: skip
            value = q.get(field, kind)
            if value is not None:
                options[field] = value
        q.done()
        for field in ("active", "first"):
            if field in options:
                options[field] = testing.SEATS[edit.seat(options[field], field)]
        if not all([isinstance(x, (str, int)) and not isinstance(x, bool) for x in chance]):
            raise BadRequest(f"chance is a list of card names and numbers; got {short(chance)}")
        try:
            g = testing.given(you, foe, **options).g
        except TableforgeError:
            raise
        except (TypeError, ValueError, KeyError, AttributeError, IndexError) as e:
            raise BadSetup(f"this position cannot be laid out: {type(e).__name__}: {e}") from None
        self.put(name, Table(g))
        return self.state(name, 0, lang, eyes)

    def load(self, q: Request) -> Json:
        name, data, lang, eyes = self.name(q), q.get("data", str, default=MUST), q.lang, q.eyes()
        q.done()
        self.put(name, Table(loaded(data)))
        return self.state(name, 0, lang, eyes)

    def clone(self, q: Request) -> Json:
        t, to = self.table(q), self.name(q, "to") if q.get("to", str, default=MUST) else MAIN
        q.done()
        self.put(to, Table(t.g.clone()))
        return {"on": to}

    def list_games(self, q: Request) -> Json:
        q.done()
        return {
            "games": [{"on": name, "answers": len(t.g.answers), "over": t.g.over} for name, t in self.games.items()]
        }

    def drop(self, q: Request) -> Json:
        self.table(q)
        q.done()
        name = self.name(q)
        del self.games[name]
        return {"on": name}

    def quit(self, q: Request) -> Json:
        q.done()
        self.over = True
        self.games.clear()
        return {"bye": True}

    # ------------------------------------------------------------ answering
    def decision(self, q: Request) -> Json:
        t, lang = self.table(q), q.lang
        q.done()
        return {"on": self.name(q), "decision": asked(t.g, lang), "over": t.g.over, "result": t.g.result}

    def answer(self, q: Request) -> Json:
        t, name, lang, eyes = self.table(q), self.name(q), q.lang, q.eyes()
        seat = q.eyes("seat")
        one, many = q.get("answer", str, int), q.get("answers", list)
        q.done()
        if (one is None) == (many is None):
            raise BadRequest("'answer' needs an 'answer', or several 'answers' in order")
        answers = self.answers_of([one] if many is None else many)

        def do() -> None:
            for a in answers:
                t.g.answer(t._match(a), seat=seat)

        return self.step(name, do, lang, eyes)

    def answers_of(self, answers: list[Any]) -> list[str | int]:
        if len(answers) > MOST_ANSWERS:
            raise BadRequest(f"at most {MOST_ANSWERS} answers are given at once; got {len(answers)}")
        for a in answers:
            if not isinstance(a, (str, int)) or isinstance(a, bool) or len(str(a)) > LONGEST_TEXT:
                raise BadRequest(f"an answer is a key, a card's name or an index; got {short(a)}")
        return answers

    def act(self, q: Request) -> Json:
        t, name, lang, eyes = self.table(q), self.name(q), q.lang, q.eyes()
        verb = q.get("verb", str, default=MUST)
        card, target = q.get("card", str), q.get("target", str)
        answers = self.answers_of(q.get("answers", list, default=[]))
        seat = q.eyes("seat")
        q.done()
        if verb not in (*VERBS, "end-turn"):
            known = [*VERBS, "end-turn"]
            raise BadRequest(f"there is no verb {short(verb)}{nearest(verb[:40], known)}; known: {', '.join(known)}")
        if (card is None) != (verb == "end-turn"):
            raise BadRequest(f"{verb!r} needs {'no' if card is not None else 'a'} 'card'")
        if target is not None and verb != "fight":
            raise BadRequest("only 'fight' has a 'target'; give it among the 'answers'")
        d = t.g.decision
        side = testing.Side(t, seat if seat is not None else d.seat if d is not None else t.s.active)

        def do() -> None:
            if card is None:
                side.ends_turn(*answers)
            elif verb == "fight":
                t.pointed(card.partition("@")[0] if "@" in card else card)
                side.fights(card, target, *answers)
            else:
                t.pointed(card.partition("@")[0] if "@" in card else card)
                side._act(verb, card, tuple(answers))

        return self.step(name, do, lang, eyes)

    def set(self, q: Request) -> Json:
        t, name, lang, eyes = self.table(q), self.name(q), q.lang, q.eyes()
        changes = q.rest()
        if not changes:
            raise BadRequest("'set' needs something to set: a 'player', a 'card', or the table's 'house', 'step' …")
        return self.step(name, lambda: t.edit(changes), lang, eyes)

    def undo(self, q: Request) -> Json:
        t, name, lang = self.table(q), self.name(q), q.lang
        n = q.get("n", int, default=1)
        q.done()
        if n < 1:
            raise BadRequest(f"'n' is how many answers to take back, at least 1; got {n}")
        if n > len(t.g.answers):
            raise NothingToUndo(f"{len(t.g.answers)} answers have been given: {n} cannot be taken back")
        for _ in range(n):
            t.g.undo()
        return self.state(name, len(t.g._events), lang, None)

    def step(self, name: str, do: Callable[[], object], lang: str, eyes: int | None) -> Json:
        """Do all of it or nothing: on any error the game is as it was before the line."""
        t = self.games[name]
        before = t.g
        t.g = before.clone()
        seen = len(t.g._events)
        try:
            do()
        except BaseException:
            t.g = before
            raise
        return self.state(name, seen, lang, eyes)

    def state(self, name: str, seen: int, lang: str, eyes: int | None) -> Json:
        g = self.games[name].g
        events = told(g.log[seen:], lang, eyes)
        return {"on": name, "events": events, "decision": asked(g, lang), "over": g.over, "result": g.result}

    # ------------------------------------------------------------ looking
    def why_not(self, q: Request) -> Json:
        t, key = self.table(q), q.get("key", str, default=MUST)
        q.done()
        d = t.g.decision
        matched = t._match(key) if d is not None else key
        why = t.g.why_not(str(matched))
        if why is not None:
            try:
                why = t.g.why_not(t._long(key))
            except BadSetup:
                pass
        if why is None:
            return {"key": key, "legal": True}
        return {"key": key, "legal": False, "rule": why.rule, "reason": {"en": why.en, "fr": why.fr}}

    def look(self, q: Request) -> Json:
        t = self.table(q)
        card, who = q.get("card", str), q.get("player", str, int)
        q.done()
        if card is not None and who is not None:
            raise BadRequest("look at a 'card' or at a 'player', not at both")
        if card is not None:
            return {"cards": [{"key": t.key(i, 0), **t._card(i)} for i in t.pointed(card)]}
        if who is not None:
            return {"player": t.player(testing.SEATS[edit.seat(who, "player")])}
        v = t.g.view(None, asked=False)
        return {
            "table": {
                k: v[k] for k in ("game", "edition", "turn", "active", "first", "step", "house", "over", "winner")
            }
        }

    def view(self, q: Request) -> Json:
        t, seat = self.table(q), q.eyes("seat")
        q.done()
        return {"view": t.g.view(seat)}

    def log(self, q: Request) -> Json:
        t, lang, eyes = self.table(q), q.lang, q.eyes()
        first = q.get("from", int, default=0)
        q.done()
        log = t.g.log
        if not 0 <= first <= len(log):
            raise BadRequest(f"'from' is the number of an event, 0 to {len(log)}; got {first}")
        return {"events": told(log[first:], lang, eyes), "next": len(log)}

    def save(self, q: Request) -> Json:
        t = self.table(q)
        q.done()
        data = t.g.save()
        if any([a.startswith(SET) for a in t.g.answers]):
            data = json.dumps({**json.loads(data), "format": EDITED}, ensure_ascii=False, separators=(",", ":"))
        return {"on": self.name(q), "data": data}

    def bot(self, q: Request) -> Json:
        from tableforge import bots

        t, name, seed = self.table(q), q.get("bot", str, default="greedy"), q.get("seed", int, default=0)
        q.done()
        d = t.g.decision
        if d is None:
            raise IllegalAnswer("the game is over: nobody is asked anything")
        i = bots.make(name, seed).choose(t.g.view(d.seat), d)
        return {"bot": name, "seat": d.seat, "answer": d.options[i].key}


# ---------------------------------------------------------------- what is given back
def asked(g: Sitting, lang: str) -> Json | None:
    d = g.decision
    if d is None:
        return None
    options = [{"key": o.key, "label": o.label(lang), "rule": o.rule} for o in d.options]
    return {
        "seat": d.seat, "kind": d.kind, "ask": d.text(lang), "rule": d.rule, "least": d.least, "most": d.most,
        "options": options,
    }  # fmt: skip


def told(entries: list[Entry], lang: str, eyes: int | None) -> list[Json]:
    return [{"kind": e.kind, "rule": e.rule, "text": e.text(lang, eyes)} for e in entries]


def parse(data: str | bytes) -> Json:
    """The object of one line."""
    if len(data) > LONGEST_LINE:
        raise BadRequest(f"a line has at most {LONGEST_LINE} bytes")
    try:
        text = data.decode("utf-8") if isinstance(data, bytes) else data
        body = json.loads(text, parse_constant=no_number)
    except UnicodeDecodeError as e:
        raise BadRequest(f"a line is UTF-8 text; byte {e.start} is not") from None
    except (ValueError, RecursionError) as e:
        raise BadRequest(f"this line is no JSON: {e}") from None
    if not isinstance(body, dict):
        raise BadRequest('a request is a JSON object, such as {"cmd": "hello"}')
    return body


def no_number(name: str) -> object:
    raise ValueError(f"{name} is no number")


def loaded(data: str) -> Sitting:
    """The game of a save, also of one that was changed by `set` on the way."""
    if len(data) > LARGEST_SAVE or EDITED not in data[:100]:
        return tableforge.load(data)
    try:
        body = json.loads(data)
    except (ValueError, RecursionError) as e:
        raise BadSave(f"this is not a Tableforge save: {e}") from None
    if not isinstance(body, dict) or body.get("format") != EDITED:
        return tableforge.load(data)
    body = read_save(json.dumps({**body, "format": FORMAT}))
    game = tableforge.game(body["game"])
    try:
        t = Table(Sitting(game, game.setup(**body["setup"]), body["seed"]))
    except TableforgeError as e:
        raise BadSave(f"the save's set-up cannot be laid out: {e}") from e
    for n, a in enumerate(body["answers"]):
        try:
            if a.startswith(SET):
                t.edit(json.loads(a[len(SET) :]))
            else:
                t.g.answer(a)
        except (TableforgeError, ValueError, AttributeError) as e:
            raise BadSave(f"answer {n + 1} of {len(body['answers'])} does not fit the game: {e}") from e
    if body.get("digest") not in (None, t.g.digest()):
        raise BadSave(
            "the save replays to another position than it was made from: it was edited, or made by another version"
        )
    assert isinstance(t.g.state, KeyForge)
    return t.g


def serve(inp: BinaryIO, out: BinaryIO) -> None:
    """Answer line by line until `quit` or the end of the input."""
    door = Drive()
    while not door.over:
        data = inp.readline(LONGEST_LINE + 2)
        if not data:
            return
        while not data.endswith(b"\n") and len(data) > LONGEST_LINE:
            more = inp.readline(1 << 16)  # the rest of a line that is too long is read, but not kept
            if not more or more.endswith(b"\n"):
                break
        out.write(door.line(data.rstrip(b"\r\n")).encode("utf-8", "replace") + b"\n")
        out.flush()
