"""Arkham Horror at the table: set-up, readable keys, reasons, views.  No rule lives here; it asks `turn`, `legal` and `board`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, cast

from tableforge.arkham import codes, objections, points, refusals, scenarios, search, seen, setup, story, terms
from tableforge.arkham import view as views
from tableforge.arkham.cards import definition
from tableforge.arkham.definition import CardDef
from tableforge.arkham.editions import EDITIONS, POINTS, Edition
from tableforge.arkham.events import EVENTS
from tableforge.arkham.frames import TurnFrame
from tableforge.arkham.names import DO_END, ENEMY, FACES, HAND, LIMBO, MAP, VERBS
from tableforge.arkham.settings import SETTINGS
from tableforge.arkham.state import Arkham
from tableforge.kernel.ask import EVEN, NO_OPTION, PASS, RawDecision
from tableforge.kernel.core import NO_PLACE, State
from tableforge.kernel.event import Event, Snapshot
from tableforge.kernel.game import Game, Reason
from tableforge.kernel.laws import Laws
from tableforge.kernel.options import Meaning, Options
from tableforge.kernel.persistence import Persistence
from tableforge.kernel.rules import Difference, RuleIndex, find_differences
from tableforge.kernel.scene import Line, Outcome, Scene, Sheet, Thing
from tableforge.kernel.search import Search
from tableforge.kernel.settings import ALIKE, WINDOWS
from tableforge.kernel.shown import Shown, ShownEvent
from tableforge.kernel.speech import Speech
from tableforge.kernel.undo import UndoRules
from tableforge.tongue.text import Text, in_every, shorten_name
from tableforge.words.frame import NO_CARD

RULES = RuleIndex(Path(__file__).parent / "rules.toml")
# what shows what was hidden, or ends a round; and where cards lie face down
SETTLING = ("token", "reveal", "look", "found", "reshuffle", "passage", "round")
FACE_DOWN = ("deck", "encounter-deck", "act-deck", "agenda-deck", "extra-deck", "collection")


class ArkhamOptions(Options[Arkham]):
    """Cards that keys point at, the rules of acts, and reasons."""

    def acts(self, d: RawDecision) -> bool:
        """Whether the options of a question are acts."""
        return self.points(d) is points.ACT

    def asker(self, s: Arkham, d: RawDecision) -> Meaning:
        return Meaning() if self.acts(d) or d.src < 0 else super().asker(s, d)

    def rule(self, s: Arkham, d: RawDecision, option: int) -> str:
        return d.rule if not self.acts(d) or option == PASS else objections.RULES[codes.verb_of(option)]

    def card_key(self, s: Arkham, d: RawDecision, i: int) -> str:
        if i < 0:
            return ""
        c, seat = s.cards[i], max(0, d.seat)
        if c.zone != MAP and (c.zone == LIMBO or any([i in group for group in views.hidden_zones(s, seat)])):
            return c.d.id
        return views.card_key(s, i, seat)

    def find(self, s: Arkham, at: str, seat: int) -> int:
        """The card a key points at, or NO_CARD; a card the seat cannot see is never found, or trying would find it out."""
        unseen = {i for group in views.hidden_zones(s, seat) for i in group if s.cards[i].zone != MAP}
        id = at.partition("@")[0].partition(".")[0]
        for i in range(len(s.cards)):
            if s.shown(i) == id and i not in unseen and views.card_key(s, i, seat) == at:
                return i
        return NO_CARD

    def why_not(self, s: Arkham, d: RawDecision | None, key: str) -> Reason | None:
        if d is None:
            return self.reason(s, "AH.resolution" if s.over else "AH.eliminated-no-interaction")
        if self.option(s, d, key) != NO_OPTION:
            return None
        verb, _, at = key.partition(":")
        if verb in VERBS and (at or VERBS.index(verb) in (DO_END, *points.BARE)):
            return self.why_not_act(s, d, VERBS.index(verb), at.partition("#")[0])
        i = self.find(s, key, d.seat)
        if i < 0:
            return self.reason(s, d.rule, note=refusals.NO_ANSWER.fill(key=key))
        asked = in_every(lambda lang: self.game.speech.question(s, d, lang))
        return self.reason(
            s, d.rule, note=refusals.CARD_NO_ANSWER.fill(card=objections.titled(s.cards[i].d), question=asked)
        )

    def why_not_act(self, s: Arkham, d: RawDecision, verb: int, at: str) -> Reason:
        """Why a verb with its card is not on offer now."""
        i = self.find(s, at, d.seat) if at else s.players[d.seat].card
        if i < 0:
            return self.reason(s, "AH.in-play", note=refusals.NOT_ON_THE_TABLE.fill(at=shorten_name(at)))
        return self.reason(s, *objections.objection(s, d, verb, i))

    def reason(self, s: Arkham, rule: str, blame: int = NO_CARD, note: Text | None = None) -> Reason:
        """The rule with its text; before it the card that is behind it, or a note of what is wrong here."""
        return self.because(rule, objections.titled(s.cards[blame].d) if blame >= 0 else None, note)


class ArkhamSpeech(Speech[Arkham]):
    """The voices, which are loaded when somebody first wants words."""

    def question(self, s: Arkham, d: RawDecision, lang: str) -> str:
        from tableforge.arkham.voice import table

        return table.question(s, d, lang)

    def label(self, s: Arkham, d: RawDecision, option: int, lang: str) -> str:
        from tableforge.arkham.voice import table

        return table.label(s, d, option, self.game.options, lang)

    def tell(self, e: Event, seat: int | None, lang: str) -> str:
        from tableforge.arkham.voice import table

        return table.event(e, definition, seat, lang)

    def story(self, events: Sequence[Event], seat: int | None, lang: str) -> list[Line]:
        from tableforge.arkham.voice import story as told

        return told.story(events, definition, seat, lang)

    def describe_setup(self, setup_: dict[str, Any], lang: str) -> str:
        return setup.brief(setup_, lang)

    def seat_name(self, setup_: dict[str, Any], seat: int, lang: str) -> str:
        return setup.called(setup_, seat, lang)


class ArkhamShown(Shown[Arkham]):
    """Views and scenes."""

    view_type = seen.View

    def view(self, s: Arkham, seat: int | None) -> dict[str, Any]:
        return cast(dict[str, Any], views.view(s, seat))

    def scene(self, view: dict[str, Any], setup_: dict[str, Any], lang: str) -> Scene:
        from tableforge.arkham import scene

        return scene.scene(view, setup_, lang)

    def sheet(self, view: dict[str, Any], thing: Thing, lang: str) -> Sheet:
        from tableforge.arkham import scene

        return scene.sheet_of(view, thing, lang)

    def outcome(self, result: dict[str, Any], seats: int, lang: str) -> Outcome:
        from tableforge.arkham import scene

        return scene.outcome(result, seats, lang)

    def event(self, e: Event, seat: int | None) -> ShownEvent:
        """An event as plain data; a revealed token is told by its face, too."""
        out = super().event(e, seat)
        if e.kind == "token":
            out["note"] = FACES[e.amount]
        return out

    def place_key(self, thing: Snapshot, seat: int | None) -> str:
        """Where a thing lay that lies on another or at a location: that thing; of all others no place is told."""
        return "" if thing.host is None else thing.host.id


class ArkhamUndo(UndoRules[Arkham]):
    """What is out in the open stays there."""

    def makes_final(self, e: Event) -> bool:
        return e.kind in SETTLING or (e.frm.zone in FACE_DOWN and e.to.zone not in FACE_DOWN and e.seen_by != 0)


class ArkhamSearch(Search[Arkham]):
    """Imagined games, and what an investigator has in numbers."""

    def imagine(self, s: Arkham, seat: int | None, seed: int) -> Arkham:
        return search.imagined(s, self.game.laws.hidden_groups(s, seat), seed)

    def features(self, s: Arkham) -> tuple[tuple[int, ...], ...]:
        return tuple([search.features(s, p) for p in range(len(s.players))])

    def is_mid_effect(self, s: Arkham) -> bool:
        return s.testing != NO_PLACE


class ArkhamPersistence(Persistence[Arkham]):
    """Cards, scenarios and editions by name."""

    def persistent_id(self, x: object) -> tuple[str, ...] | None:
        if isinstance(x, CardDef):
            return ("card", x.id)
        return ("edition", x.name) if isinstance(x, Edition) else super().persistent_id(x)

    def persistent_load(self, name: tuple[str, ...]) -> object:
        if name[0] == "edition":
            return EDITIONS[name[1]]
        if name[0] == "card":
            return definition(name[1])
        whose, part_of_it, _ = name[1].partition("#")
        if not part_of_it:
            return super().persistent_load(name)
        if whose in scenarios.IDS and name[1] in scenarios.scenario(whose).programs:
            return scenarios.scenario(whose).programs[name[1]]
        return definition(whose).programs[name[1]]


class ArkhamLaws(Laws[Arkham]):
    """Which cards a seat cannot see, and what must hold of them."""

    def census(self, s: Arkham) -> Any:
        return views.census(s)

    def hidden_groups(self, s: Arkham, seat: int | None) -> list[list[int]]:
        d = s.pending
        shown = views.looked_at(s, seat)
        if d is not None and d.seat == seat:
            if self.game.options.points(d) is points.ACT:
                shown += [codes.card_of(o) for o in d.options]
            elif self.game.options.points(d) is points.CARD:
                shown += d.options
        for f in s.stack:
            shown.append(f.src)
            if isinstance(f, TurnFrame) and f.chosen_act >= 0:
                shown.append(codes.card_of(f.chosen_act))  # what it is about is decided
        return [[i for i in group if i not in shown] for group in views.hidden_zones(s, seat)]

    def swap(self, s: Arkham, i: int, j: int) -> Arkham:
        t = s.clone()
        a, b = t.card(i), t.card(j)
        a.d, b.d = b.d, a.d
        for p, q in enumerate(t.players):
            t.set_zone(p, HAND, q.hand)
        t.anew()
        return t

    def alike(self, s: Arkham, i: int, j: int) -> bool:
        return s.cards[i].d is s.cards[j].d

    def probes(self, s: Arkham, seat: int, i: int) -> list[str]:
        key = views.card_key(s, i, seat)
        return [key, *[f"{verb}:{key}" for verb in VERBS]]


class ArkhamGame(Game):
    name = "arkham"
    title = Text("Arkham Horror: The Card Game", "Horreur à Arkham\u00a0: le jeu de cartes")
    seats = 1
    all_win_alike = True
    state = Arkham
    settings = SETTINGS
    verbs = terms.VERBS
    kinds = terms.KINDS
    events = EVENTS
    places = terms.PLACES
    pauses = terms.PAUSES
    flavours = ("solo", "group", "alike")
    ends_early = EVEN
    begins = ("AH.setup-lead-investigator", "AH.next-scenario")

    def __init__(self) -> None:
        super().__init__(
            ArkhamSpeech,
            ArkhamShown,
            ArkhamLaws,
            options=ArkhamOptions,
            undo=ArkhamUndo,
            search=ArkhamSearch,
            persistence=ArkhamPersistence,
        )

    @property
    def rules(self) -> RuleIndex:
        return RULES

    # ---------------------------------------------------------------- set-up
    def differences(self, a: str, b: str) -> list[Difference]:
        return find_differences(POINTS, EDITIONS[a].rule, EDITIONS[b].rule)

    def setup(self, /, **options: Any) -> dict[str, Any]:
        """The checked set-up; as many seats as there are investigators, where nobody says how many."""
        return super().setup(**{"seats": self.wanted_seats(options), **options})

    def wanted_seats(self, options: Mapping[str, Any]) -> Any:
        given = options.get("investigators")
        if "seats" not in options and isinstance(given, (list, tuple)) and given:
            return len(given)
        return super().wanted_seats(options)

    def check_together(self, setup_: dict[str, Any]) -> None:
        setup.agree(setup_)

    def sample(self, seed: int, flavour: str) -> dict[str, Any]:
        """Roland alone in The Gathering; any group in any scenario at any difficulty; and such a group asked alike in windows."""
        if flavour == "solo":
            return {}
        return {**setup.any_group(seed), **({WINDOWS.name: ALIKE} if flavour == ALIKE else {})}

    def lay(self, setup_: dict[str, Any]) -> Arkham:
        s = setup.lay(setup_)
        self.apply_settings(s, setup_)
        return s

    def pauses_at(self, pause: str, e: Event, seat: int) -> bool:
        if pause == "turn-end":
            return e.kind == "turn-ends"
        if pause == "my-test":
            return e.kind == "test" and e.seat == seat
        comes = e.kind == "spawns" or (e.kind == "threat" and e.frm.zone == "limbo")
        return comes and definition(e.things[0].id).type == ENEMY

    def result(self, s: State) -> dict[str, Any] | None:
        assert isinstance(s, Arkham)
        return story.result(s) if s.over else None


GAME: Final = ArkhamGame()
