"""KeyForge at the table: set-up, readable keys, reasons, views.  No rule lives here; it asks `turn`, `legal` and `board`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, cast

from tableforge.errors import BadSetup
from tableforge.kernel.ask import DONE, Decision
from tableforge.kernel.core import State
from tableforge.kernel.event import Event, Snapshot
from tableforge.kernel.game import Game, Reason
from tableforge.kernel.rules import Difference, RuleIndex
from tableforge.kernel.scene import Line, Outcome, Scene, Sheet, Thing
from tableforge.kernel.terms import Meaning, ability_of
from tableforge.keyforge import codes, damage, legal, refusals, search, seen, terms, turn
from tableforge.keyforge import view as views
from tableforge.keyforge.cards import definition
from tableforge.keyforge.decks.deck import Deck
from tableforge.keyforge.definition import CardDef
from tableforge.keyforge.editions import EDITIONS, POINTS, Edition
from tableforge.keyforge.frames import SetupFrame
from tableforge.keyforge.names import (
    ATTACHED,
    DO_ACTION,
    DO_DISCARD,
    DO_END,
    DO_FIGHT,
    DO_OMNI,
    DO_PLAY,
    DO_REAP,
    DO_UNSTUN,
    HAND,
    HOUSE_NUMBERS,
    HOUSES,
    LIMBO,
    LINE,
    MAIN_STEP,
    NUMBERS,
    UNDER,
    VERBS,
    YES_NO,
    ZONES,
)
from tableforge.keyforge.pieces import Player
from tableforge.keyforge.position import empty, lay_out
from tableforge.keyforge.settings import SETTINGS
from tableforge.keyforge.state import KeyForge, KFrame, Row, StateCheck
from tableforge.tongue.both import Both, in_every
from tableforge.words.frame import NO_CARD, NOBODY

RULES = RuleIndex(Path(__file__).parent / "rules.toml")
# questions whose options are no cards
WORDS = (
    "house", "name-house", "mulligan", "flank", "place", "use-how", "name-player", "first-player", "choose-one", "order",
    "replace", "act", *YES_NO, *NUMBERS,
)  # fmt: skip
VERB_RULES = {
    DO_END: "KF.five-steps", DO_PLAY: "KF.play-number-and-order", DO_DISCARD: "KF.right-to-discard", DO_REAP: "KF.reap",
    DO_FIGHT: "KF.fight", DO_UNSTUN: "KF.stun-next-use",
}  # fmt: skip
SETTLING = ("turn", "look", "reveal", "swap-zones")
OWN_EYES = ("hand", "archives")  # zones that only their owner sees


def titled(d: CardDef) -> Both:
    """A card's title in a sentence."""
    return Both(d.en, d.fr)


class KeyForgeGame(Game):
    name = "keyforge"
    title = Both("KeyForge")
    state = KeyForge
    view_type = seen.View
    settings = SETTINGS
    verbs = terms.VERBS
    kinds = terms.KINDS
    places = terms.PLACES
    flavours = ("starter", "forged")
    begins = ("KF.setup-first-player", "KF.first-player-in-a-series")

    @property
    def rules(self) -> RuleIndex:
        return RULES

    # ---------------------------------------------------------------- set-up
    def differences(self, a: str, b: str) -> list[Difference]:
        x, y = EDITIONS[a].rule, EDITIONS[b].rule
        return [
            Difference(p.switch, Both(p.en, p.fr), (x[p.switch], y[p.switch]))
            for p in POINTS
            if x[p.switch] != y[p.switch]
        ]

    def sample(self, seed: int, flavour: str) -> dict[str, Any]:
        """Starter decks, or two decks that are new in each game."""
        return {"decks": (f"forged:{2 * seed}", f"forged:{2 * seed + 1}")} if flavour == "forged" else {}

    def brief(self, setup: dict[str, Any], lang: str) -> str:
        return " – ".join([Deck.from_json(d).title(lang) for d in setup["decks"]])

    def plays_with(self, setup: dict[str, Any], seat: int, lang: str) -> str:
        return Deck.from_json(setup["decks"][seat]).title(lang)

    def restored(self, setup: dict[str, Any]) -> dict[str, Any]:
        decks = setup.get("decks", ())
        if not isinstance(decks, list) or not all(isinstance(d, dict) for d in decks):
            raise BadSetup(refusals.WHOLE_DECKS.fill())
        return super().restored(setup)

    def lay(self, setup: dict[str, Any]) -> KeyForge:
        s = self.fresh(setup) if setup.get("position") is None else lay_out(setup)
        self.holds(s, setup)
        return s

    def fresh(self, setup: dict[str, Any]) -> KeyForge:
        """Two decks, and nothing drawn yet."""
        s = empty(setup["edition"], 0)
        for p, deck in enumerate(setup["decks"]):  # checked when the set-up was
            q = Player(s.tag, tuple([HOUSE_NUMBERS[house] for house in deck["houses"]]))
            q.chains = setup["chains"][p]
            first = len(s.cards)
            for id, house in deck["cards"]:
                s.add(definition(id, s.ed.errata), p, HOUSE_NUMBERS[house])
            q.deck = tuple(range(first, len(s.cards)))
            s.players.append(q)
        f = SetupFrame(turn.SETUP, NO_CARD, 0)
        f.first = NOBODY if setup["first"] is None else setup["first"]
        f.mulligan = setup["mulligan"]
        s.call(f)
        return s

    # ---------------------------------------------------------------- keys
    def key(self, s: State, d: Decision, option: int) -> str:
        assert isinstance(s, KeyForge)
        seat = max(0, d.seat)
        if option == DONE:
            return "done"
        ask = d.kind
        if ask == "act":
            if option == DO_END:
                return "end-turn"
            return f"{VERBS[codes.verb_of(option)]}:{views.card_key(s, codes.card_of(option), seat)}"
        if ask in ("house", "name-house"):
            return HOUSES[option]
        if ask in YES_NO:
            return "yes" if option else "no"
        if ask == "mulligan":
            return "mulligan" if option else "keep"
        if ask == "flank":
            return "left" if option == 0 else "right"
        if ask == "place":
            return f"place:{option}"
        if ask in NUMBERS:
            return str(option)
        if ask == "use-how":
            return VERBS[option]
        if ask in ("name-player", "first-player"):
            return f"seat:{option}"
        if ask == "choose-one":
            return "second" if option else "first"
        if ask in ("order", "replace"):
            return self.ability_key(s, d, option, seat)
        return views.card_key(s, option, seat)

    def meaning(self, s: State, d: Decision, option: int) -> Meaning:
        if option == DONE:
            return Meaning()
        if d.kind == "act":
            verb, i = codes.verb_of(option), codes.card_of(option)
            return Meaning(NO_CARD if verb == DO_END else i, VERBS[verb])
        if d.kind == "use-how":
            return Meaning(d.about if isinstance(d.about, int) else NO_CARD, VERBS[option])
        if d.kind in ("order", "replace"):
            x = d.about[option] if isinstance(d.about, tuple) else None
            if isinstance(x, KFrame):
                return Meaning(x.src, ability=ability_of(x.prog.name))
            return Meaning(x.ctx.src if isinstance(x, Row) else x if isinstance(x, int) else NO_CARD)
        return Meaning() if d.kind in WORDS else Meaning(option)

    def asker(self, s: State, d: Decision) -> Meaning:
        return Meaning() if d.kind == "order" else super().asker(s, d)  # the order of several abilities is no card's question

    def ability_key(self, s: KeyForge, d: Decision, option: int, seat: int) -> str:
        keys: list[str] = []
        for x in d.about if isinstance(d.about, tuple) else ():
            base = ability_name(s, x, seat)
            n = 1 + sum(k == base or k.startswith(f"{base}.") for k in keys)
            keys.append(base if n == 1 else f"{base}.{n}")
        return keys[option]

    def option_rule(self, s: State, d: Decision, option: int) -> str:
        assert isinstance(s, KeyForge)
        if d.kind != "act":
            return d.rule
        verb, i = codes.verb_of(option), codes.card_of(option)
        if verb == DO_ACTION:
            return legal.action_rule(s, i)
        return legal.omni_rule(s, i) if verb == DO_OMNI else VERB_RULES[verb]

    def pointed(self, s: State, d: Decision, i: int) -> str:
        assert isinstance(s, KeyForge)
        if i < 0:
            return ""
        c, seat = s.cards[i], max(0, d.seat)
        offered = d.kind not in WORDS and i in d.options
        if c.zone == LIMBO or (not offered and any([i in group for group in views.hidden_zones(s, seat)])):
            return c.d.id  # what it does is known, but not where it lies, if anywhere
        return views.card_key(s, i, seat)

    def find(self, s: KeyForge, at: str, seat: int) -> int:
        """The card a key points at, or NO_CARD; a card the seat cannot see is never found, or trying would find it out."""
        for i, c in enumerate(s.cards):
            if f"{c.d.id}@" == at[: len(c.d.id) + 1] and c.zone != LIMBO and views.card_key(s, i, seat) == at:
                return NO_CARD if any(i in group for group in self.hidden(s, seat)) else i
        return NO_CARD

    # ---------------------------------------------------------------- reasons
    def why_not(self, s: State, d: Decision | None, key: str) -> Reason | None:
        assert isinstance(s, KeyForge)
        if d is None:
            return self.reason(s, "KF.victory")
        if any(self.key(s, d, o) == key for o in d.options):
            return None
        verb, _, at = key.partition(":")
        if (verb in VERBS and at) or key == "end-turn":
            if d.kind != "act":
                return self.reason(s, "KF.step-3-only" if s.step != MAIN_STEP else "KF.nested-resolution")
            return self.why_not_act(s, VERBS.index(verb), self.find(s, at, d.seat), d.seat, at)
        if d.kind == "house" and key in HOUSES:
            return self.reason(s, turn.house_refusal(s, d.seat, HOUSES.index(key)), s.blame)
        i = self.find(s, key, d.seat)
        if i < 0:
            return self.reason(s, d.rule, note=refusals.NO_ANSWER.fill(key=key))
        if d.kind == "attack":
            attacker = d.src
            f = s.stack[-1]
            if isinstance(f, KFrame) and f.it and s.cards[attacker].zone != LINE:
                attacker = f.it[0]  # a card lets it attack
            s.blame = NO_CARD
            if s.cards[i].zone == LINE and s.cards[i].ctrl != s.cards[attacker].ctrl and legal.sheltered(s, i):
                return self.reason(s, "KF.taunt", s.blame)
            if not legal.attack_allowed(s, attacker, i) or legal.attack_forbidden(s, attacker, i):
                return self.reason(s, "KF.fight-target", s.blame)
        return self.reason(s, d.rule, note=self.no_answer(s, d, i))

    def no_answer(self, s: KeyForge, d: Decision, i: int) -> Both:
        """That a card is none of those that a question asks for, in the words of the question."""
        asked = in_every(lambda lang: self.question(s, d, lang))
        return refusals.CARD_NO_ANSWER.fill(card=titled(s.cards[i].d), question=asked)

    def why_not_act(self, s: KeyForge, verb: int, i: int, p: int, at: str) -> Reason | None:
        if i < 0:
            return self.reason(s, "KF.in-play", note=refusals.NOT_ON_THE_TABLE.fill(at=at))
        c = s.cards[i]
        if verb in (DO_PLAY, DO_DISCARD):
            if c.zone != HAND or c.owner != p:
                note = refusals.NOT_IN_YOUR_HAND.fill(card=titled(c.d))
                return self.reason(
                    s, "KF.play-number-and-order" if verb == DO_PLAY else "KF.right-to-discard", note=note
                )
            why = legal.may_play(s, i, p) if verb == DO_PLAY else legal.may_discard(s, i)
        else:
            why = legal.may_use(s, i, verb, p)
        return self.reason(s, why or "KF.play-number-and-order", s.blame)

    def reason(self, s: KeyForge, rule: str, blame: int = NO_CARD, note: Both | None = None) -> Reason:
        """The rule with its text; before it the card that is behind it, or a note of what is wrong here."""
        return self.because(rule, titled(s.cards[blame].d) if blame >= 0 else None, note)

    # ---------------------------------------------------------------- voices
    def question(self, s: State, d: Decision, lang: str) -> str:
        from tableforge.keyforge.voice import table

        return table.question(s, d, lang)

    def label(self, s: State, d: Decision, option: int, lang: str) -> str:
        from tableforge.keyforge.voice import table

        return table.label(s, d, option, self.key(s, d, option), lang)

    def tell(self, e: Event, seat: int | None, lang: str) -> str:
        from tableforge.keyforge.voice import table

        return table.event(e, definition, seat, lang)

    def story(self, events: Sequence[Event], seat: int | None, lang: str) -> list[Line]:
        from tableforge.keyforge.voice import story

        return story.story(events, definition, seat, lang)

    def settles(self, e: Event) -> bool:
        """A turn that has begun, a card off a deck that somebody sees, and what another's card shows of a hand or of archives."""
        if e.kind in SETTLING or (e.frm.zone == "deck" and e.to.zone != "deck" and e.seen_by != 0):
            return True
        return e.frm.zone in OWN_EYES and e.by.whose not in (NOBODY, e.frm.seat)

    def actor(self, e: Event) -> int:
        from tableforge.keyforge.voice import story

        return story.actor(e)

    def place_key(self, thing: Snapshot, seat: int | None) -> str:
        if thing.host is not None:
            return f"{self.place_key(thing.host, seat)}{'.' if thing.zone == ZONES[ATTACHED] else '/'}{thing.at}"
        if thing.zone == ZONES[LIMBO]:
            return thing.zone
        place = super().place_key(thing, seat)
        return views.whose(thing.seat, seat) + place if place else ""

    # ---------------------------------------------------------------- travelling
    def known_as(self, x: object) -> tuple[str, ...] | None:
        if isinstance(x, CardDef):
            return ("older card" if x.older else "card", x.id)
        if isinstance(x, Edition):
            return ("edition", x.name)
        return ("check",) if isinstance(x, StateCheck) else super().known_as(x)

    def known(self, name: tuple[str, ...]) -> object:
        if name[0] == "check":
            return damage.CHECK
        if name[0] == "edition":
            return EDITIONS[name[1]]
        if name[0] != "program":
            return definition(name[1], name[0] == "card")
        card, part_of_it, _ = name[1].partition("#")
        if not part_of_it:
            return super().known(name)
        id, older, _ = card.partition("@")
        return definition(id, not older).programs[name[1]]

    # ---------------------------------------------------------------- views and laws
    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(s, KeyForge)
        return cast(dict[str, Any], views.view(s, seat))

    def scene(self, view: dict[str, Any], setup: dict[str, Any], lang: str) -> Scene:
        from tableforge.keyforge import scene

        return scene.scene(view, setup, lang)

    def sheet(self, view: dict[str, Any], thing: Thing, lang: str) -> Sheet:
        from tableforge.keyforge import scene

        return scene.sheet_of(thing.id, tuple([m.id for m in thing.words]), view["edition"], lang)

    def result(self, s: State) -> dict[str, Any] | None:
        assert isinstance(s, KeyForge)
        if not s.over:
            return None
        return {"winner": s.winner, "keys": [q.keys for q in s.players], "turns": s.turn, "rule": "KF.victory"}

    def outcome(self, result: dict[str, Any], seats: int, lang: str) -> Outcome:
        from tableforge.keyforge import scene

        return scene.outcome(result, lang)

    def imagine(self, s: State, seat: int | None, seed: int) -> KeyForge:
        assert isinstance(s, KeyForge)
        return search.imagined(s, self.hidden(s, seat), seed)

    def features(self, s: State) -> tuple[tuple[int, ...], ...]:
        assert isinstance(s, KeyForge)
        return (search.features(s, 0), search.features(s, 1))

    def census(self, s: State) -> Any:
        assert isinstance(s, KeyForge)
        held: list[int] = []
        for p in (0, 1):
            for z in views.PLACES:
                for i in s.zone(p, z):
                    held.append(i)
                    if s.cards[i].zone != z or s.holder(i) != p:
                        return f"card {i} {s.cards[i].d.id} lies in seat {p}'s {views.PLACES[z]} and does not know it"
        for i, c in enumerate(s.cards):
            held += [*c.ups, *c.under]
            if c.zone == LIMBO:
                held.append(i)
            for u in (*c.ups, *c.under):
                if s.cards[u].host != i or s.cards[u].zone != (ATTACHED if u in c.ups else UNDER):
                    return f"card {u} {s.cards[u].d.id} lies on card {i} {c.d.id} and does not know it"
            if c.damage < 0 or c.amber < 0 or c.plus < 0:
                return f"card {i} {c.d.id} holds a negative number of tokens"
        if any(q.amber < 0 or q.chains < 0 or not 0 <= q.keys <= 3 for q in s.players):
            return "a player holds a negative number of tokens"
        return (tuple(sorted(held)), tuple((c.d.id, c.owner) for c in s.cards))

    def hidden(self, s: State, seat: int | None) -> list[list[int]]:
        assert isinstance(s, KeyForge)
        d = s.pending
        shown = list(d.options) if d is not None and d.seat == seat and d.kind not in WORDS else []
        for f in s.stack:
            assert isinstance(f, KFrame)
            # whose ability is under way, and which creature fell in it, is known, wherever the card went since
            shown += [f.src, f.opp, *f.dead]
            for q in f.waiting():
                shown += [q.src, q.opp, *[i for i in q.it if views.seen_to_leave(s, i)]]
        return [[i for i in group if i not in shown] for group in views.hidden_zones(s, seat)]

    def swap(self, s: State, i: int, j: int) -> KeyForge:
        assert isinstance(s, KeyForge)
        t = s.clone()
        a, b = t.card(i), t.card(j)
        a.d, b.d = b.d, a.d
        a.house, b.house = b.house, a.house
        t.index = None
        return t

    def alike(self, s: State, i: int, j: int) -> bool:
        assert isinstance(s, KeyForge)
        a, b = s.cards[i], s.cards[j]
        return a.d is b.d and a.house == b.house

    def probes(self, s: State, seat: int, i: int) -> list[str]:
        assert isinstance(s, KeyForge)
        key = views.card_key(s, i, seat)
        return [key, *[f"{verb}:{key}" for verb in VERBS]]


def ability_name(s: KeyForge, x: object, seat: int) -> str:
    """The key of an ability that waits to be resolved: its card and its kind."""
    if isinstance(x, KFrame):
        kind = x.prog.name.rpartition("#")[2]
        if x.src >= 0 and any([x.src in group for group in views.hidden_zones(s, seat)]):
            return f"{s.cards[x.src].d.id}:{kind}"  # what it set off is known, but not where it lies by now
        return kind if x.src < 0 else f"{views.card_key(s, x.src, seat)}:{kind}"
    if isinstance(x, Row):
        return views.card_key(s, x.ctx.src, seat)
    assert isinstance(x, int)
    return views.card_key(s, x, seat)


GAME: Final = KeyForgeGame()
