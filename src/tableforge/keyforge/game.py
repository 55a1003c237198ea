"""KeyForge at the table: set-up, readable keys, reasons, views.  No rule lives here; it asks `turn`, `legal` and `board`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, cast

from tableforge.errors import BadSetup
from tableforge.kernel.ask import NO_OPTION, RawDecision
from tableforge.kernel.core import State
from tableforge.kernel.event import Event, Snapshot
from tableforge.kernel.game import Game, Reason
from tableforge.kernel.laws import Laws
from tableforge.kernel.options import Meaning, Options
from tableforge.kernel.persistence import Persistence
from tableforge.kernel.rules import Difference, RuleIndex, find_differences
from tableforge.kernel.scene import Line, Outcome, Scene, Sheet, Thing
from tableforge.kernel.search import Search
from tableforge.kernel.shown import Shown
from tableforge.kernel.speech import Speech
from tableforge.kernel.undo import UndoRules
from tableforge.keyforge import codes, damage, legal, points, refusals, search, seen, terms, turn
from tableforge.keyforge import view as views
from tableforge.keyforge.cards import definition
from tableforge.keyforge.decks.deck import Deck
from tableforge.keyforge.definition import CardDef
from tableforge.keyforge.editions import EDITIONS, POINTS, Edition
from tableforge.keyforge.events import EVENTS
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
    UNDER,
    VERBS,
    ZONES,
)
from tableforge.keyforge.pieces import Player
from tableforge.keyforge.position import empty, lay_out
from tableforge.keyforge.settings import SETTINGS
from tableforge.keyforge.state import KeyForge, KFrame, StateCheck
from tableforge.tongue.text import Text, in_every, shorten_name
from tableforge.words.frame import NO_CARD, NOBODY

RULES = RuleIndex(Path(__file__).parent / "rules.toml")
VERB_RULES = {
    DO_END: "KF.five-steps",
    DO_PLAY: "KF.play-number-and-order",
    DO_DISCARD: "KF.right-to-discard",
    DO_REAP: "KF.reap",
    DO_FIGHT: "KF.fight",
    DO_UNSTUN: "KF.stun-next-use",
}
SETTLING = ("turn", "look", "reveal", "swap-zones")
MOST_TEXTS: Final = 16_384  # of cards that were never in play, which digests keep
OWN_EYES = ("hand", "archives")  # zones that only their owner sees


def titled(d: CardDef) -> Text:
    """A card's title in a sentence."""
    return Text(d.en, d.fr)


class KeyForgeOptions(Options[KeyForge]):
    """Cards that keys point at, the rules of verbs, and reasons."""

    def asker(self, s: KeyForge, d: RawDecision) -> Meaning:
        # the order of several abilities is no card's question
        return Meaning() if d.kind == "order" else super().asker(s, d)

    def rule(self, s: KeyForge, d: RawDecision, option: int) -> str:
        if d.kind != "act":
            return d.rule
        verb, i = codes.verb_of(option), codes.card_of(option)
        if verb == DO_ACTION:
            return legal.action_rule(s, i)
        return legal.omni_rule(s, i) if verb == DO_OMNI else VERB_RULES[verb]

    def card_key(self, s: KeyForge, d: RawDecision, i: int) -> str:
        if i < 0:
            return ""
        c, seat = s.cards[i], max(0, d.seat)
        offered = self.points(d) is points.CARD and i in d.options
        if c.zone == LIMBO or (not offered and views.is_hidden(s, i, seat)):
            return c.d.id  # what it does is known, but not where it lies, if anywhere
        return views.card_key(s, i, seat)

    def find(self, s: KeyForge, at: str, seat: int) -> int:
        """The card a key points at, or NO_CARD; a card the seat cannot see is never found, or trying would find it out."""
        for i, c in enumerate(s.cards):
            if f"{c.d.id}@" == at[: len(c.d.id) + 1] and c.zone != LIMBO and views.card_key(s, i, seat) == at:
                return NO_CARD if any(i in group for group in self.game.laws.hidden_groups(s, seat)) else i
        return NO_CARD

    def why_not(self, s: KeyForge, d: RawDecision | None, key: str) -> Reason | None:
        if d is None:
            return self.reason(s, "KF.victory")
        if self.option(s, d, key) != NO_OPTION:
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

    def no_answer(self, s: KeyForge, d: RawDecision, i: int) -> Text:
        """That a card is none of those that a question asks for, in the words of the question."""
        asked = in_every(lambda lang: self.game.speech.question(s, d, lang))
        return refusals.CARD_NO_ANSWER.fill(card=titled(s.cards[i].d), question=asked)

    def why_not_act(self, s: KeyForge, verb: int, i: int, p: int, at: str) -> Reason | None:
        if i < 0:
            return self.reason(s, "KF.in-play", note=refusals.NOT_ON_THE_TABLE.fill(at=shorten_name(at)))
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

    def reason(self, s: KeyForge, rule: str, blame: int = NO_CARD, note: Text | None = None) -> Reason:
        """The rule with its text; before it the card that is behind it, or a note of what is wrong here."""
        return self.because(rule, titled(s.cards[blame].d) if blame >= 0 else None, note)


class KeyForgeSpeech(Speech[KeyForge]):
    """The voices, which are loaded when somebody first wants words."""

    def question(self, s: KeyForge, d: RawDecision, lang: str) -> str:
        from tableforge.keyforge.voice import table

        return table.question(s, d, lang)

    def label(self, s: KeyForge, d: RawDecision, option: int, lang: str) -> str:
        from tableforge.keyforge.voice import table

        return table.label(s, d, option, self.game.options, lang)

    def tell(self, e: Event, seat: int | None, lang: str) -> str:
        from tableforge.keyforge.voice import table

        return table.event(e, definition, seat, lang)

    def story(self, events: Sequence[Event], seat: int | None, lang: str) -> list[Line]:
        from tableforge.keyforge.voice import story

        return story.story(events, definition, seat, lang)

    def actor(self, e: Event) -> int:
        from tableforge.keyforge.voice import story

        return story.actor(e)

    def describe_setup(self, setup: dict[str, Any], lang: str) -> str:
        return " – ".join([Deck.from_json(d).title(lang) for d in setup["decks"]])

    def deck_name(self, setup: dict[str, Any], seat: int, lang: str) -> str:
        return Deck.from_json(setup["decks"][seat]).title(lang)


class KeyForgeShown(Shown[KeyForge]):
    """Views and scenes, and places as a view points at them."""

    view_type = seen.View

    def view(self, s: KeyForge, seat: int | None) -> dict[str, Any]:
        return cast(dict[str, Any], views.view(s, seat))

    def scene(self, view: dict[str, Any], setup: dict[str, Any], lang: str) -> Scene:
        from tableforge.keyforge import scene

        return scene.scene(view, setup, lang)

    def sheet(self, view: dict[str, Any], thing: Thing, lang: str) -> Sheet:
        from tableforge.keyforge import scene

        return scene.sheet_of(thing.id, tuple([m.id for m in thing.words]), view["edition"], lang)

    def outcome(self, result: dict[str, Any], seats: int, lang: str) -> Outcome:
        from tableforge.keyforge import scene

        return scene.outcome(result, lang)

    def place_key(self, thing: Snapshot, seat: int | None) -> str:
        if thing.host is not None:
            return f"{self.place_key(thing.host, seat)}{'.' if thing.zone == ZONES[ATTACHED] else '/'}{thing.at}"
        if thing.zone == ZONES[LIMBO]:
            return thing.zone
        place = super().place_key(thing, seat)
        return views.whose(thing.seat, seat) + place if place else ""


class KeyForgeUndo(UndoRules[KeyForge]):
    """What is out in the open stays there."""

    def makes_final(self, e: Event) -> bool:
        """A turn that has begun, a card off a deck that somebody sees, and what another's card shows of a hand or of archives."""
        if e.kind in SETTLING or (e.frm.zone == "deck" and e.to.zone != "deck" and e.seen_by != 0):
            return True
        return e.frm.zone in OWN_EYES and e.by.whose not in (NOBODY, e.frm.seat)


class KeyForgeSearch(Search[KeyForge]):
    """Imagined games, and what a side has in numbers."""

    def imagine(self, s: KeyForge, seat: int | None, seed: int) -> KeyForge:
        return search.imagined(s, self.game.laws.hidden_groups(s, seat), seed)

    def features(self, s: KeyForge) -> tuple[tuple[int, ...], ...]:
        return (search.features(s, 0), search.features(s, 1))


class KeyForgePersistence(Persistence[KeyForge]):
    """Saves with whole decks; cards and editions by name."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.texts: dict[tuple[object, ...], str] = {}  # of cards that were never in play, by what is told of them

    def position_text(self, s: KeyForge) -> str:
        """What `repr` makes of the dump; most cards of a game end as they do in many others, and are put in words once."""
        dump = s.dump()
        kernel, cards, *rest = dump
        assert isinstance(cards, tuple)
        if len(cards) < 2:
            return repr(dump)
        told = ", ".join([self.texts.get(card) or self.card_text(card) for card in cards])
        return f"({kernel!r}, ({told}), {', '.join([repr(x) for x in rest])})"

    def card_text(self, card: tuple[object, ...]) -> str:
        """What is told of a card; kept where it was never in play.  Each field is of one type: equal cards have equal texts."""
        text = repr(card)
        if card[-1] == 0:
            if len(self.texts) >= MOST_TEXTS:
                self.texts.clear()
            self.texts[card] = text
        return text

    def restore_setup(self, setup: dict[str, Any]) -> dict[str, Any]:
        decks = setup.get("decks", ())
        if not isinstance(decks, list) or not all(isinstance(d, dict) for d in decks):
            raise BadSetup(refusals.WHOLE_DECKS.fill())
        return super().restore_setup(setup)

    def persistent_id(self, x: object) -> tuple[str, ...] | None:
        if isinstance(x, CardDef):
            return ("older card" if x.older else "card", x.id)
        if isinstance(x, Edition):
            return ("edition", x.name)
        return ("check",) if isinstance(x, StateCheck) else super().persistent_id(x)

    def persistent_load(self, name: tuple[str, ...]) -> object:
        if name[0] == "check":
            return damage.CHECK
        if name[0] == "edition":
            return EDITIONS[name[1]]
        if name[0] != "program":
            return definition(name[1], name[0] == "card")
        card, part_of_it, _ = name[1].partition("#")
        if not part_of_it:
            return super().persistent_load(name)
        id, older, _ = card.partition("@")
        return definition(id, not older).programs[name[1]]


class KeyForgeLaws(Laws[KeyForge]):
    """Where every card must be, and which of them a seat cannot see."""

    def census(self, s: KeyForge) -> Any:
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

    def hidden_groups(self, s: KeyForge, seat: int | None) -> list[list[int]]:
        d = s.pending
        asked = d is not None and d.seat == seat and self.game.options.points(d) is points.CARD
        shown = list(d.options) if d is not None and asked else []
        for f in s.stack:
            assert isinstance(f, KFrame)
            # whose ability is under way, and which creature fell in it, is known, wherever the card went since
            shown += [f.src, f.opp, *f.dead]
            for q in f.waiting():
                shown += [q.src, q.opp, *[i for i in q.it if views.seen_to_leave(s, i)]]
        return [[i for i in group if i not in shown] for group in views.hidden_zones(s, seat)]

    def swap(self, s: KeyForge, i: int, j: int) -> KeyForge:
        t = s.clone()
        a, b = t.card(i), t.card(j)
        a.d, b.d = b.d, a.d
        a.house, b.house = b.house, a.house
        t.index = None
        return t

    def alike(self, s: KeyForge, i: int, j: int) -> bool:
        a, b = s.cards[i], s.cards[j]
        return a.d is b.d and a.house == b.house

    def probes(self, s: KeyForge, seat: int, i: int) -> list[str]:
        key = views.card_key(s, i, seat)
        return [key, *[f"{verb}:{key}" for verb in VERBS]]


class KeyForgeGame(Game):
    name = "keyforge"
    title = Text("KeyForge")
    state = KeyForge
    settings = SETTINGS
    verbs = terms.VERBS
    kinds = terms.KINDS
    events = EVENTS
    places = terms.PLACES
    flavours = ("starter", "forged")
    begins = ("KF.setup-first-player", "KF.first-player-in-a-series")

    def __init__(self) -> None:
        super().__init__(
            KeyForgeSpeech,
            KeyForgeShown,
            KeyForgeLaws,
            options=KeyForgeOptions,
            undo=KeyForgeUndo,
            search=KeyForgeSearch,
            persistence=KeyForgePersistence,
        )

    @property
    def rules(self) -> RuleIndex:
        return RULES

    # ---------------------------------------------------------------- set-up
    def differences(self, a: str, b: str) -> list[Difference]:
        return find_differences(POINTS, EDITIONS[a].rule, EDITIONS[b].rule)

    def sample(self, seed: int, flavour: str) -> dict[str, Any]:
        """Starter decks, or two decks that are new in each game."""
        return {"decks": (f"forged:{2 * seed}", f"forged:{2 * seed + 1}")} if flavour == "forged" else {}

    def lay(self, setup: dict[str, Any]) -> KeyForge:
        s = self.fresh(setup) if setup.get("position") is None else lay_out(setup)
        self.apply_settings(s, setup)
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

    def result(self, s: State) -> dict[str, Any] | None:
        assert isinstance(s, KeyForge)
        if not s.over:
            return None
        return {"winner": s.winner, "keys": [q.keys for q in s.players], "turns": s.turn, "rule": "KF.victory"}


GAME: Final = KeyForgeGame()
