"""The door for any language: one JSON object a line in, one JSON object a line out.  docs/drive.md specifies it.

>>> door = Drive()
>>> door.line('{"cmd": "new", "seed": 7}')[:27]
'{"ok": true, "on": "main", '
>>> door.line('{"cmd": "anser"}')  # doctest: +ELLIPSIS
'{"ok": false, "error": {"type": "BadRequest", "message": "there is no command \\'anser\\'; did you mean \\'answer\\'?", ...
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, BinaryIO

import tableforge
from tableforge import testing
from tableforge.drive_request import (
    LONGEST_LINE,
    LONGEST_NAME,
    LONGEST_TEXT,
    MUST,
    BadRequest,
    Json,
    NoSuchGame,
    Request,
    bad_chance,
    parse,
)
from tableforge.errors import (
    BadSetup,
    Both,
    IllegalAnswer,
    NothingToUndo,
    TableforgeError,
    got,
    nearest,
    quoted,
    unknown,
)
from tableforge.keyforge import edit
from tableforge.table.sitting import (
    FORMAT,
    LARGEST_SAVE,
    WRONG_KIND,
    Entry,
    Sitting,
    bad_answer,
    bad_digest,
    laid_out,
    no_save,
    read_save,
)

PROTOCOL = 1
MOST_GAMES = 1000
MOST_ANSWERS = 1000
MAIN = "main"
EDITED = "tableforge-drive/1"  # a save that only this door can replay, because `set` was used on the way
SET = "set "
VERBS = ("play", "discard", "reap", "fight", "action", "omni", "unstun")


class Table(testing.Ruling):
    """A game under way, driven as the ruling tests drive theirs, and changed by hand where `set` says so."""

    def _everything(self) -> dict[tuple[str, str], Any]:
        return {}  # rulings compare everything before and after; a driver asks for what it wants to know

    def pointed(self, ref: object, none: bool = False) -> list[int]:
        """The cards a reference points at: at least one, unless it is a zone that may hold `none`."""
        if not isinstance(ref, str) or len(ref) > LONGEST_TEXT:
            en = "a card is pointed at by a text such as 'dodger' or 'foe.line[0]'"
            raise BadRequest(got(en, "une carte se désigne par un texte comme « dodger » ou « foe.line[0] »", ref))
        found = self.ids(ref)
        if not found and not (none and "." in ref):
            raise BadSetup(f"{ref!r} points at no card", fr=f"{quoted(ref)} ne désigne aucune carte")
        return found

    def one(self, ref: object) -> int:
        found = self.pointed(ref)
        if len(found) > 1:
            raise self.many(str(ref), found)
        return found[0]

    def edit(self, changes: Json) -> None:
        """Apply one `set`, as a step that `undo` takes back and a save repeats."""
        edit.allowed(self.s)
        self.g.change(SET + json.dumps(changes, ensure_ascii=False), lambda: self.apply(changes))

    def apply(self, changes: Json) -> None:
        rest = {k: v for k, v in changes.items() if k not in ("player", "card")}
        if "player" in changes and "card" in changes:
            raise BadRequest(
                "set changes a 'player', a 'card', or (with neither) the table: one at a time",
                fr="set change un joueur (« player »), une carte (« card ») ou, sans eux, la table : un seul à la fois",
            )
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
            raise bad_chance(chance)
        return self.script(chance)


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
                raise BadRequest(
                    "'id' is a short text or number: it is given back with the answer",
                    fr="« id » est un texte court ou un nombre : il est rendu avec la réponse",
                )
            answer = self.obey(body)
        except TableforgeError as e:
            answer = refused(type(e).__name__, str(e), e.text("fr"))
        except Exception as e:  # a bug of ours must not end the driver's other games
            answer = refused("InternalError", f"{type(e).__name__}: {e}", f"{type(e).__name__} : {e}")
        if id is not None:
            answer = {"ok": answer.pop("ok"), "id": id, **answer}
        return json.dumps(answer, ensure_ascii=False)

    def obey(self, body: Json) -> Json:
        cmd = body.get("cmd")
        if not isinstance(cmd, str):
            known = ", ".join(self.commands)
            raise BadRequest(
                f"a request has a 'cmd', one of {known}", fr=f"une requête a un « cmd », l’un de ceux-ci : {known}"
            )
        if cmd not in self.commands:
            en, fr, near = "there is no command", "il n’y a pas de commande", nearest(cmd[:40], self.commands)
            raise BadRequest(unknown(en, fr, cmd, self.commands, told=not near))
        return {"ok": True, **self.commands[cmd](Request(body))}

    def name(self, q: Request, field: str = "on", otherwise: str = MAIN) -> str:
        name = q.get(field, str, default=otherwise)
        if not 1 <= len(name) <= LONGEST_NAME:
            en, fr = f"the name of a game has 1 to {LONGEST_NAME}", f"le nom d’une partie a de 1 à {LONGEST_NAME}"
            raise BadRequest(got(f"{en} letters", f"{fr} lettres", len(name)))
        return str(name)

    def table(self, q: Request) -> Table:
        """The game that a request is about."""
        name = self.name(q)
        if name not in self.games:
            near = nearest(name, list(self.games))
            games = ", ".join(list(self.games)[:20])
            known = Both(games, games)
            if not games:
                known = Both(
                    "none yet: begin one with 'new', 'given' or 'load'",
                    "aucune encore : commencez-en une avec « new », « given » ou « load »",
                )
            raise NoSuchGame(
                f"there is no game {name!r}{near}; games: {known}",
                fr=f"il n’y a pas de partie {quoted(name)}{near.fr} (parties en cours : {known.fr})",
            )
        return self.games[name]

    def put(self, name: str, t: Table) -> None:
        if name not in self.games and len(self.games) >= MOST_GAMES:
            raise BadRequest(
                f"{MOST_GAMES} games are under way, which is the most; 'drop' one first",
                fr=f"{MOST_GAMES} parties sont en cours, c’est le maximum ; abandonnez-en d’abord une avec « drop »",
            )
        self.games[name] = t

    # ------------------------------------------------------------ beginning
    def hello(self, q: Request) -> Json:
        q.done()
        from tableforge import _mode, bots

        return {
            "tableforge": tableforge.__version__, "protocol": PROTOCOL, "mode": "compiled" if _mode.compiled() else "pure",
            "games": list(tableforge.games.names()), "editions": list(tableforge.game("keyforge").editions),
            "bots": list(bots.NAMES), "commands": list(self.commands),
        }  # fmt: skip

    def new(self, q: Request) -> Json:
        name, game, seed = self.name(q), q.get("game", str, default="keyforge"), q.get("seed", int, default=0)
        lang, eyes = q.lang(), q.eyes()
        options = {
            "decks": q.get("decks", list), "edition": q.get("edition", str), "chains": q.get("chains", list),
            "first": q.eyes("first"), "mulligan": q.get("mulligan", bool), "nature": q.get("nature", str),
        }  # fmt: skip
        q.done()
        if "decks" in q.body and not all([isinstance(d, (str, dict)) for d in options["decks"] or []]):
            raise BadRequest(
                "decks are references such as 'starter:onyx', or saved decks",
                fr="les decks sont des références comme « starter:onyx », ou des decks sauvegardés",
            )
        g = tableforge.new(game, seed=seed, **{k: v for k, v in options.items() if v is not None})
        self.put(name, Table(g))
        return self.state(name, 0, lang, eyes)

    def given(self, q: Request) -> Json:
        name, lang, eyes = self.name(q), q.lang(), q.eyes()
        you, foe = q.get("you", dict, default={}), q.get("foe", dict, default={})
        chance = q.get("chance", list, default=[])
        options: Json = {"chance": chance}
        for field, *kinds in (
            ("house", str), ("step", str), ("active", str, int), ("turn", int), ("first", str, int), ("edition", str),
            ("seed", int), ("forged_last_turn", bool), ("nature", str),
        ):  # fmt: skip
            value = q.get(field, *kinds)
            if value is not None:
                options[field] = value
        q.done()
        if not all([isinstance(x, (str, int)) and not isinstance(x, bool) for x in chance]):
            raise bad_chance(chance)
        try:
            g = testing.given(you, foe, **options).g
        except TableforgeError:
            raise
        except WRONG_KIND as e:
            raise BadSetup(
                f"this position cannot be laid out: {type(e).__name__}: {e}",
                fr=f"cette position ne peut pas être mise en place : {type(e).__name__} : {e}",
            ) from None
        self.put(name, Table(g))
        return self.state(name, 0, lang, eyes)

    def load(self, q: Request) -> Json:
        name, data, lang, eyes = self.name(q), q.get("data", str, default=MUST), q.lang(), q.eyes()
        q.done()
        self.put(name, Table(loaded(data)))
        return self.state(name, 0, lang, eyes)

    def clone(self, q: Request) -> Json:
        t, to = self.table(q), self.name(q, "to", MUST)
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
        t, lang = self.table(q), q.lang()
        q.done()
        return {"on": self.name(q), "decision": asked(t.g, lang), "over": t.g.over, "result": t.g.result}

    def answer(self, q: Request) -> Json:
        t, name, lang, eyes = self.table(q), self.name(q), q.lang(), q.eyes()
        seat = q.eyes("seat")
        one, many = q.get("answer", str, int), q.get("answers", list)
        q.done()
        if (one is None) == (many is None):
            raise BadRequest(
                "'answer' needs an 'answer', or several 'answers' in order",
                fr="« answer » demande une réponse (« answer »), ou plusieurs dans l’ordre (« answers »)",
            )
        answers = self.answers_of([one] if many is None else many)

        def do() -> None:
            for a in answers:
                t.g.answer(t._match(a), seat=seat)

        return self.step(name, do, lang, eyes)

    def answers_of(self, answers: list[Any]) -> list[str | int]:
        if len(answers) > MOST_ANSWERS:
            fr = f"on donne au plus {MOST_ANSWERS} réponses à la fois"
            raise BadRequest(got(f"at most {MOST_ANSWERS} answers are given at once", fr, len(answers)))
        for a in answers:
            if not isinstance(a, (str, int)) or isinstance(a, bool) or len(str(a)) > LONGEST_TEXT:
                en, fr = "an answer is a key, a card's name or an index", "une réponse est une clé, le nom d’une carte"
                raise BadRequest(got(en, f"{fr} ou un rang", a))
        return answers

    def act(self, q: Request) -> Json:
        t, name, lang, eyes = self.table(q), self.name(q), q.lang(), q.eyes()
        verb = q.get("verb", str, default=MUST)
        card, target = q.get("card", str), q.get("target", str)
        answers = self.answers_of(q.get("answers", list, default=[]))
        seat = q.eyes("seat")
        q.done()
        if verb not in (*VERBS, "end-turn"):
            raise BadRequest(unknown("there is no verb", "il n’y a pas de verbe", verb, (*VERBS, "end-turn")))
        if (card is None) != (verb == "end-turn"):
            en, fr = ("needs no", "ne prend pas de") if card is not None else ("needs a", "demande une")
            raise BadRequest(f"{verb!r} {en} 'card'", fr=f"{quoted(verb)} {fr} carte (« card »)")
        if target is not None and verb != "fight":
            raise BadRequest(
                "only 'fight' has a 'target'; give it among the 'answers'",
                fr="seul « fight » a une cible (« target ») ; donnez-la parmi les réponses (« answers »)",
            )
        d = t.g.decision
        side = testing.Side(t, seat if seat is not None else d.seat if d is not None else t.s.active)

        def do() -> None:
            if card is None:
                side.ends_turn(*answers)
                return
            t.pointed(card.partition("@")[0])  # refuses a name that no card here has
            if verb == "fight":
                side.fights(card, target, *answers)
            else:
                side._act(verb, card, tuple(answers))

        return self.step(name, do, lang, eyes)

    def set(self, q: Request) -> Json:
        t, name, lang, eyes = self.table(q), self.name(q), q.lang(), q.eyes()
        changes = q.rest()
        if not changes:
            raise BadRequest(
                "'set' needs something to set: a 'player', a 'card', or the table's 'house', 'step' …",
                fr="« set » demande quelque chose à changer : « player », « card », ou « house », « step »… de la table",
            )
        return self.step(name, lambda: t.edit(changes), lang, eyes)

    def undo(self, q: Request) -> Json:
        t, name, lang, eyes = self.table(q), self.name(q), q.lang(), q.eyes()
        n = q.get("n", int, default=1)
        q.done()
        if n < 1:
            en, fr = "'n' is how many answers to take back", "« n » est le nombre de réponses à reprendre"
            raise BadRequest(got(f"{en}, at least 1", f"{fr}, au moins 1", n))
        if n > (given := len(t.g.answers)):
            raise NothingToUndo(
                f"{given} answers have been given: {n} cannot be taken back",
                fr=f"{given} réponses ont été données : on ne peut pas en reprendre {n}",
            )
        for _ in range(n):
            t.g.undo()
        return self.state(name, len(t.g.events), lang, eyes)

    def step(self, name: str, do: Callable[[], object], lang: str, eyes: int | None) -> Json:
        """Do all of it or nothing: on any error the game is as it was before the line."""
        t = self.games[name]
        before = t.g
        t.g = before.clone()
        seen = len(t.g.events)
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
        why = t.g.why_not(str(t._match(key)))
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
            raise BadRequest(
                "look at a 'card' or at a 'player', not at both",
                fr="regardez une carte (« card ») ou un joueur (« player »), pas les deux",
            )
        if card is not None:
            return {"cards": [{"key": t.key(i, 0), **t._card(i)} for i in t.pointed(card, none=True)]}
        if who is not None:
            return {"player": t.player(who)}
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
        t, lang, eyes = self.table(q), q.lang(), q.eyes()
        first = q.get("from", int, default=0)
        q.done()
        log = t.g.log
        if not 0 <= first <= len(log):
            fr = f"« from » est le numéro d’un événement, de 0 à {len(log)}"
            raise BadRequest(got(f"'from' is the number of an event, 0 to {len(log)}", fr, first))
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
            raise IllegalAnswer(
                "the game is over: nobody is asked anything",
                fr="la partie est finie : plus personne n’a rien à répondre",
            )
        i = bots.make(name, seed).choose(t.g.view(d.seat), d)
        return {"bot": name, "seat": d.seat, "answer": d.options[i].key}


# ---------------------------------------------------------------- what is given back
def refused(kind: str, en: str, fr: str) -> Json:
    return {"ok": False, "error": {"type": kind, "message": en, "message_fr": fr}}


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


def loaded(data: str) -> Sitting:
    """The game of a save, also of one that was changed by `set` on the way."""
    if len(data) > LARGEST_SAVE or EDITED not in data[:100]:
        return tableforge.load(data)
    try:
        body = json.loads(data)
    except (ValueError, RecursionError) as e:
        raise no_save(e) from None
    if not isinstance(body, dict) or body.get("format") != EDITED:
        return tableforge.load(data)
    body = read_save(json.dumps({**body, "format": FORMAT}))
    t = Table(laid_out(tableforge.game(body["game"]), body))
    for n, a in enumerate(body["answers"]):
        try:
            if a.startswith(SET):
                t.edit(json.loads(a[len(SET) :]))
            else:
                t.g.answer(a)
        except (TableforgeError, ValueError, AttributeError) as e:
            raise bad_answer(n + 1, len(body["answers"]), e) from e
    if body.get("digest") not in (None, t.g.digest()):
        raise bad_digest()
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
