"""Rulings in code: given a position, when somebody acts, then this has happened, because of these rules, and nothing else.

    t = given(house="brobnar", you=seat(amber=1, hand="punch", line="headhunter"), foe=seat(line="urchin dodger"))
    t.you.plays("punch", "dodger")              # the action, then the answers to what it asks
    t.then("dodger", damage=3)
    t.then("you", amber=2)                      # the bonus
    t.because("KF.aember-bonus-first", "KF.damage-tokens")
    t.nothing_else()

A card is pointed at by its name ("dodger"), its place ("foe.line[1]", "you.hand[0:2]") or its key ("urchin@foe-line:0").
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from tableforge.errors import BadSetup, IllegalAnswer, nearest, quoted, unknown
from tableforge.kernel.core import Event
from tableforge.keyforge import board
from tableforge.keyforge import view as views
from tableforge.keyforge.cards import titles
from tableforge.keyforge.game import GAME
from tableforge.keyforge.names import ARTIFACTS, ATTACHED, HAND, HOUSES, KEYWORDS, LIMBO, LINE, STEPS, ZONES
from tableforge.keyforge.position import seat as seat_number
from tableforge.keyforge.spelling import squash
from tableforge.keyforge.state import NO_CARD, KeyForge
from tableforge.table.sitting import Sitting

SEATS: Final = ("you", "foe")
LISTS: Final = ("line", "artifacts", "hand", "deck", "discard", "archives", "purged")


def seat(**what: Any) -> dict[str, Any]:
    """One side of a position: houses, amber, keys, chains, and the zones hand, deck, line, artifacts, discard, archives, purged."""
    return what


def given(
    you: dict[str, Any] | None = None,
    foe: dict[str, Any] | None = None,
    *,
    house: str | None = None,
    step: str = "main",
    active: str | int = "you",
    turn: int = 5,
    first: str | int = "foe",
    edition: str = "1.3",
    seed: int = 1,
    chance: Sequence[str | int] = (),
    forged_last_turn: bool = False,
    nature: str = "plays",
) -> Ruling:
    """A position, ready to act in.  `chance` scripts nature: names of the cards (or numbers) it will pick, in order.

    Where nature "asks", every outcome is a question, to be answered as seat -1.
    """
    position = {
        "players": [you or {}, foe or {}],
        "active": seat_number(active, "active"),
        "first": seat_number(first, "first"),
        "turn": turn,
        "step": step,
        "house": house,
        "forged_last_turn": forged_last_turn,
    }
    t = Ruling(Sitting(GAME, GAME.setup(edition=edition, position=position, nature=nature), seed))
    if chance:
        position["script"] = t.script(chance)
        t = Ruling(Sitting(GAME, GAME.setup(edition=edition, position=position, nature=nature), seed))
    return t


class Ruling:
    """A position under examination."""

    def __init__(self, g: Sitting) -> None:
        self.g = g
        self.you = Side(self, 0)
        self.foe = Side(self, 1)
        self.mark()
        self._log_from = 0  # what the position itself set off has just happened

    @property
    def s(self) -> KeyForge:
        assert isinstance(self.g.state, KeyForge)
        return self.g.state

    def script(self, chance: Sequence[str | int]) -> list[int]:
        """Names of cards (or numbers) as nature's picks; each copy of a title is picked once."""
        out: list[int] = []
        for name in chance:
            if isinstance(name, int):
                out.append(name)
                continue
            found = [i for i, c in enumerate(self.s.cards) if c.d.id == name and i not in out]
            if not found:
                raise BadSetup(
                    f"chance cannot pick {name!r}: no such card in the game",
                    fr=f"le hasard ne peut pas tirer {quoted(name)} : cette carte n’est pas dans la partie",
                )
            out.append(found[0])
        return out

    # ---------------------------------------------------------------- acting
    def mark(self, actor: int | None = None) -> None:
        """From here on it is asked what has changed; `actor` is the card about to act."""
        self._actor = actor
        self._facts = self._everything()
        self._log_from = len(self.g.events)
        self._told: set[tuple[str, str]] = set()

    def answers(self, *answers: str | int) -> Ruling:
        """Answer the pending questions in order; each by key, by card name, by place, or a word (yes, left, done …)."""
        for a in answers:
            self.g.answer(self._match(a))
        return self

    def _match(self, a: str | int) -> str | int:
        d = self.g.decision
        if d is None or isinstance(a, int):
            return a
        keys = [o.key for o in d.options]
        if a in keys:
            return a
        fits = [k for k in keys if k.split("@")[0] == a or k.split("@")[0].split(":")[-1] == a]
        if not fits and "." in a:
            at = {self.key(i) for i in self.ids(a)}
            fits = [k for k in keys if k in at]
        if len({self._alike(k) for k in fits}) > 1:
            raise IllegalAnswer(
                f"{a!r} could be any of {fits}; say which",
                fr=f"{quoted(a)} peut désigner n’importe lequel de {fits} ; dites lequel",
            )
        return fits[0] if fits else a

    def _alike(self, key: str) -> str:
        """Copies of a title in hand, deck or pile are one; in play each is its own."""
        name, _, at = key.partition("@")
        return name if at.split(":")[0].removeprefix("foe-") in ("hand", "deck", "discard", "archives") else key

    # ---------------------------------------------------------------- pointing at cards and players
    def key(self, i: int, seat: int | None = None) -> str:
        d = self.g.decision
        return views.card_key(self.s, i, seat if seat is not None else d.seat if d is not None else self.s.active)

    def ids(self, ref: str) -> list[int]:
        """The cards a reference points at."""
        s = self.s
        m = re.fullmatch(r"(you|foe)\.(\w+)(?:\[([^\]]*)\])?", ref)
        if m is not None:
            zone = {n: z for z, n in views.PLACES.items()}.get(m[2])
            if zone is None:
                en, fr = f"{ref!r}: a player has no", f"{quoted(ref)} : un joueur n’a pas de zone"
                raise BadSetup(unknown(en, fr, m[2], LISTS, told=False))
            ids = list(s.zone(SEATS.index(m[1]), zone))
            if m[3] is None:
                return ids
            at = re.fullmatch(r"(\d*)(:?)(\d*)", m[3])
            if at is None or not m[3]:
                raise BadSetup(
                    f"{ref!r}: a place is a number, as in {m[1]}.{m[2]}[0], or a span, as in {m[1]}.{m[2]}[0:2]",
                    fr=f"{quoted(ref)} : une place est un nombre, comme {m[1]}.{m[2]}[0], ou une plage, comme {m[1]}.{m[2]}[0:2]",
                )
            if at[2]:
                return ids[int(at[1] or 0) : int(at[3]) if at[3] else None]
            if int(at[1]) >= len(ids):
                raise BadSetup(
                    f"{ref!r} points at no card: {m[1]}.{m[2]} holds {len(ids)}, counted from 0",
                    fr=f"{quoted(ref)} ne désigne aucune carte : {m[1]}.{m[2]} en a {len(ids)}, comptées à partir de 0",
                )
            return [ids[int(at[1])]]
        if "@" in ref:
            return [i for i, c in enumerate(s.cards) if c.zone != LIMBO and self.key(i, 0) == ref]
        id = titles().get(squash(ref), ref)
        out = [i for i, c in enumerate(s.cards) if c.d.id == id]
        if not out:
            known = sorted({c.d.id for c in s.cards})
            near = nearest(ref, known)
            raise BadSetup(
                f"no {ref!r} in this game{near}", fr=f"il n’y a pas de {quoted(ref)} dans cette partie{near.fr}"
            )
        return out

    def card(self, ref: str) -> dict[str, Any]:
        """Everything about one card."""
        ids = self.ids(ref)
        if len(ids) != 1:
            raise self.many(ref, ids)
        return self._card(ids[0])

    def many(self, ref: str, ids: list[int]) -> BadSetup:
        """The refusal of a reference that should point at one card."""
        keys = ", ".join([self.key(i, 0) for i in ids])
        return BadSetup(
            f"{ref!r} points at {len(ids)} cards: {keys}; point at one",
            fr=f"{quoted(ref)} désigne {len(ids)} cartes : {keys} ; désignez-en une",
        )

    def player(self, who: str | int) -> dict[str, Any]:
        """Everything about one player: 'you' or 'foe'."""
        return self._player(seat_number(who, "player"))

    def _card(self, i: int) -> dict[str, Any]:
        s = self.s
        c = s.cards[i]
        on = c.zone == LINE
        mask = board.houses(s, i)
        kw = board.keywords(s, i)
        return {
            "id": c.d.id,
            "zone": ZONES[c.zone],
            "owner": SEATS[c.owner],
            "controller": SEATS[c.ctrl] if c.zone in (LINE, ARTIFACTS, ATTACHED) else SEATS[c.owner],
            "house": HOUSES[c.house] if mask == 1 << c.house else [h for k, h in enumerate(HOUSES) if mask >> k & 1],
            "ready": c.ready,
            "stunned": c.stun,
            "damage": c.damage,
            "amber": c.amber,
            "power": board.power(s, i) if on else c.d.power,
            "armor": board.armor(s, i) if on else c.d.armor,
            "armor_left": board.armor_left(s, i) if on else c.d.armor,
            "power_counters": c.plus,
            "doom_counters": c.doom,
            "keywords": [k for k, bit in KEYWORDS.items() if kw & bit],
            "flank": on and board.on_flank(s, i),
            "upgrades": [s.cards[u].d.id for u in c.ups],
            "under": [s.cards[u].d.id for u in c.under],
            "host": s.cards[c.host].d.id if c.host >= 0 else None,
        }

    def _player(self, p: int) -> dict[str, Any]:
        s = self.s
        q = s.players[p]
        out: dict[str, Any] = {
            "amber": q.amber,
            "keys": q.keys,
            "chains": q.chains,
            "key_cost": board.key_cost(s, p),
            "hand_size": board.hand_size(s, p),
        }
        for name, ids in zip(
            LISTS, (q.line, q.artifacts, q.hand, q.deck, q.discard, q.archives, q.purged), strict=True
        ):
            out[name] = [s.cards[i].d.id for i in ids]
        return out

    def _table(self) -> dict[str, Any]:
        s = self.s
        return {
            "turn": s.turn,
            "active": SEATS[s.active],
            "house": HOUSES[s.house] if s.house >= 0 else None,
            "step": STEPS[s.step],
            "over": s.over,
        }

    def _everything(self) -> dict[tuple[str, str], Any]:
        out: dict[tuple[str, str], Any] = {("table", k): v for k, v in self._table().items()}
        for p in (0, 1):
            for k, v in self._player(p).items():
                if k not in LISTS:
                    out[SEATS[p], k] = v
            out[SEATS[p], "line"] = [f"#{i}" for i in self.s.players[p].line]
        for i in range(len(self.s.cards)):
            for k, v in self._card(i).items():
                out[f"#{i}", k] = v
        return out

    # ---------------------------------------------------------------- questioning
    def then(self, ref: str, **want: Any) -> Ruling:
        """Assert what a card, several cards, a player or the "table" (turn, active, house, step, over) now is.

        Lists of cards may be given as text: line="urchin dodger".
        """
        targets: list[tuple[str, dict[str, Any]]]
        if ref == "table":
            targets = [(ref, self._table())]
        elif ref in SEATS:
            targets = [(ref, self.player(ref))]
        else:
            targets = [(f"#{i}", self._card(i)) for i in self.ids(ref)]
            if not targets:
                raise AssertionError(f"{ref} points at no card")
        for subject, have in targets:
            for name, value in want.items():
                if name not in have:
                    raise BadSetup(unknown(f"{ref} has no", f"{ref} n’a pas de", name, have))
                got = have[name]
                if isinstance(got, list):
                    value = value.split() if isinstance(value, str) else value
                    got = len(got) if isinstance(value, int) else got
                assert got == value, f"{ref} ({have.get('id', ref)}): {name} is {got!r}, not {value!r}\n{self.story()}"
                self._told.add((subject, name))
        return self

    def because(self, *rules: str) -> Ruling:
        """Assert that these rules were cited since the last action, in this order, others allowed between."""
        cited = [e.rule for e in self.g.events[self._log_from :]]
        at = 0
        for r in rules:
            assert r in self.g.game.rules, f"there is no rule {r!r}{nearest(r, list(self.g.game.rules.rules))}"
            rest = cited[at:]
            assert r in rest, f"{r} was not cited (in this order): {' '.join(cited)}\n{self.story()}"
            at += rest.index(r) + 1
        return self

    def events(self) -> list[Event]:
        """What has happened since the last action, in order."""
        return self.g.events[self._log_from :]

    def happened(self) -> list[str]:
        """What has happened since the last action, by kind, in order."""
        return [e.kind for e in self.events()]

    def asks(
        self, kind: str | None = None, seat: str | None = None, rule: str | None = None, options: str | None = None
    ) -> Ruling:
        """Assert what is being asked now: its kind, its seat, its rule, and (by name, in order) what may be picked."""
        d = self.g.decision
        assert d is not None, "nobody is asked anything"
        if kind is not None:
            assert d.kind == kind, f"asked {d.kind!r}, not {kind!r}: {[o.key for o in d.options]}"
        if seat is not None:
            assert SEATS[d.seat] == seat, f"{SEATS[d.seat]} is asked, not {seat}"
        if rule is not None:
            assert d.rule == rule, f"asked under {d.rule}, not {rule}"
        if options is not None:
            names = [o.key.split("@")[0] for o in d.options]
            assert names == options.split(), f"options are {names}"
        return self

    def may(self, key: str) -> bool:
        """Whether this is a legal answer now; the key may be short: 'reap:dodger', 'play:punch'."""
        d = self.g.decision
        return d is not None and any(key in (o.key, o.key.split("@")[0]) for o in d.options)

    def may_not(self, key: str, rule: str | None = None) -> Ruling:
        """Assert that this is refused, and under which rule; the key may be short: 'reap:dodger'."""
        assert not self.may(key), f"{key} is legal"
        if rule is not None:
            why = self.g.why_not(self._long(key))
            assert why is not None and why.rule == rule, f"{key} is refused by {why and why.rule}, not {rule}"
        return self

    def _long(self, key: str) -> str:
        """A short key with the place of the card it names."""
        verb, _, name = key.partition(":")
        if "@" in key:
            return key
        if not name:
            ids = [i for i, c in enumerate(self.s.cards) if c.d.id == key and c.zone != LIMBO]
            return self.key(ids[0]) if ids else key
        return self._aimed(verb, name, self.g.decision.seat if self.g.decision else self.s.active)

    def _aimed(self, verb: str, ref: str, seat: int) -> str:
        """The key of an act with the card that a reference points at; of several, with the one that fits best."""
        ids = [i for i in self.ids(ref) if self.s.cards[i].zone != LIMBO]
        best = min(ids, key=lambda i: self._unfit(verb, i, seat), default=NO_CARD)
        return f"{verb}:{ref}" if best == NO_CARD else f"{verb}:{self.key(best, seat)}"

    def _unfit(self, verb: str, i: int, seat: int) -> tuple[bool, bool]:
        """How badly a copy of a title fits an act: played and discarded from the own hand, used on the own side."""
        in_hand = self.s.cards[i].zone == HAND
        return self.s.holder(i) != seat, in_hand is not (verb in ("play", "discard"))

    def nothing_else(self) -> Ruling:
        """Assert that beyond the acting card's own move and what `then` named all is as it was, and nobody is asked more."""
        d = self.g.decision
        assert d is None or d.kind == "act", f"something is still asked: {d}"
        now = self._everything()
        mine = f"#{self._actor}" if self._actor is not None else ""
        extra = []
        for (subject, name), v in now.items():
            was = self._facts.get((subject, name), v)
            if was == v or (subject, name) in self._told or name == "flank":
                continue
            if subject == mine and name in ("zone", "ready", "host", "controller", "armor_left"):
                continue
            if (subject, "zone") in self._told and name in ("ready", "controller", "host", "armor_left"):
                continue
            if name == "armor_left" and (subject, "armor") in self._told:
                continue
            if name == "line" and [x for x in was if x in v] == [x for x in v if x in was]:
                continue  # who came and who went is told of the cards; here it is the order that counts
            what = subject if subject[0] != "#" else f"{self.s.cards[int(subject[1:])].d.id} ({subject})"
            extra.append(f"{what}: {name} {was!r} -> {v!r}")
        assert not extra, "more has changed than was told:\n  " + "\n  ".join(extra) + f"\n{self.story()}"
        return self

    def story(self) -> str:
        """What happened since the last action, for a failure's message."""
        lines = [f"  {e.text('en', 0)} ({e.rule})" for e in self.g.log[self._log_from :]]
        d = self.g.decision
        asked = "" if d is None else f"\n  asked: {d.kind} {[o.key for o in d.options]}"
        return "what happened:\n" + "\n".join(lines) + asked


class Side:
    """A player who acts: every method takes the card's name (or place, or key), then the answers to what is asked."""

    def __init__(self, ruling: Ruling, seat: int) -> None:
        self.t = ruling
        self.seat = seat

    def _act(self, verb: str, ref: str, answers: tuple[str | int, ...]) -> Ruling:
        t = self.t
        key = self._key(verb, ref)
        t.mark(GAME.find(t.s, key.partition(":")[2], self.seat))
        t.g.answer(key, seat=self.seat)
        return t.answers(*answers)

    def _key(self, verb: str, ref: str) -> str:
        """The key of an act: with a card that may act so, if the reference points at one."""
        if "@" in ref:
            return f"{verb}:{ref}"
        d = self.t.g.decision
        legal = [o.key for o in d.options] if d is not None else []
        for i in self.t.ids(ref):
            key = f"{verb}:{self.t.key(i, self.seat)}"
            if key in legal:
                return key
        return self.t._aimed(verb, ref, self.seat)

    def plays(self, ref: str, *answers: str | int) -> Ruling:
        return self._act("play", ref, answers)

    def discards(self, ref: str, *answers: str | int) -> Ruling:
        return self._act("discard", ref, answers)

    def reaps(self, ref: str, *answers: str | int) -> Ruling:
        return self._act("reap", ref, answers)

    def fights(self, ref: str, target: str | None = None, *answers: str | int) -> Ruling:
        """Fights with the card; `target` names whom it attacks, and must be who it really is."""
        t = self._act("fight", ref, ())
        d = t.g.decision
        if target is not None:
            if d is not None and d.kind == "attack":
                t.answers(target)
            else:
                attacked = [e.cards[1] for e in t.g.events[t._log_from :] if e.kind == "attack"]
                if not attacked or attacked[0] not in t.ids(target):
                    names = [t.s.cards[i].d.id for i in attacked]
                    raise IllegalAnswer(
                        f"{ref} was to attack {target!r}, but attacked {names or 'nobody'}",
                        fr=f"{ref} devait attaquer {quoted(target)}, mais a attaqué {names or 'personne'}",
                    )
        return t.answers(*answers)

    def acts(self, ref: str, *answers: str | int) -> Ruling:
        """Uses the card's Action: ability."""
        return self._act("action", ref, answers)

    def omnis(self, ref: str, *answers: str | int) -> Ruling:
        """Uses the card's Omni: ability."""
        return self._act("omni", ref, answers)

    def unstuns(self, ref: str, *answers: str | int) -> Ruling:
        return self._act("unstun", ref, answers)

    def answers(self, *answers: str | int) -> Ruling:
        return self.t.answers(*answers)

    def ends_turn(self, *answers: str | int) -> Ruling:
        """Ends the turn, then answers what follows (the other player's house first)."""
        self.t.mark()
        self.t._told |= {("table", k) for k in self.t._table()}
        self.t.g.answer("end-turn", seat=self.seat)
        return self.t.answers(*answers)

    def chooses_house(self, house: str, *answers: str | int) -> Ruling:
        self.t.mark()
        self.t._told |= {("table", "house"), ("table", "step")}
        d = self.t.g.decision
        if d is not None and d.kind == "house":
            self.t.g.answer(house, seat=self.seat)
        elif self.t._table()["house"] != house:
            who, chosen = SEATS[self.seat], self.t._table()["house"]
            raise IllegalAnswer(
                f"{who} was to choose {house!r}, but the house is {chosen!r}",
                fr=f"{who} devait choisir {quoted(house)}, mais la Maison est {quoted(chosen)}",
            )
        return self.t.answers(*answers)
