"""Fateforge at the table: set-up, readable keys, reasons, views.  No rule lives here; it asks `turn`, `legal` and `board`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, cast

from tableforge.fateforge import codes, keys, refusals, seen, setup, terms, why
from tableforge.fateforge import view as views
from tableforge.fateforge.battle import turn
from tableforge.fateforge.bot import search
from tableforge.fateforge.events import EVENTS
from tableforge.fateforge.names import RESULTS
from tableforge.fateforge.settings import LEAST_HEROES, MOST_SEATS, ON_SCREEN, SETTINGS
from tableforge.fateforge.state import Fate
from tableforge.fateforge.tale import chronicle, condition, memoir, updates
from tableforge.fateforge.tale.anew import dealt_anew
from tableforge.kernel.ask import EVEN, NO_OPTION, RawDecision
from tableforge.kernel.core import State
from tableforge.kernel.event import Event
from tableforge.kernel.game import Game, Reason
from tableforge.kernel.laws import Laws
from tableforge.kernel.options import Meaning, Options
from tableforge.kernel.persistence import Persistence
from tableforge.kernel.rules import RuleIndex
from tableforge.kernel.scene import Line, Outcome, Scene, Sheet, Thing
from tableforge.kernel.search import Search
from tableforge.kernel.shown import Shown, ShownEvent
from tableforge.kernel.speech import Speech
from tableforge.kernel.undo import UndoRules
from tableforge.tongue.text import Text

RULES = RuleIndex(Path(__file__).parent / "rules.toml")
# what shows what was hidden, or ends what players may think over: dice, cards of decks, the enemies' doings
SETTLING: Final = (
    "rolls",
    "rerolls",
    "corruption",
    "fear",
    "trap",
    "reactions",
    "boss-card",
    "round",
    "explores",
    "chest",
    "enemy-turns",
    "test-passed",
    "test-failed",
)
SCENE_BEGINS: Final = ("scene", "rest", "tells", "quest")


class FateOptions(Options[Fate]):
    """Things that keys point at, the rules of acts, and reasons."""

    def asker(self, s: Fate, d: RawDecision) -> Meaning:
        return Meaning() if d.src < 0 else super().asker(s, d)

    def rule(self, s: Fate, d: RawDecision, option: int) -> str:
        return turn.TURN_RULES[codes.verb_of(option)] if d.kind == "act" else d.rule

    def card_key(self, s: Fate, d: RawDecision, i: int) -> str:
        return keys.thing(s, i) if i >= 0 else ""

    def why_not(self, s: Fate, d: RawDecision | None, key: str) -> Reason | None:
        if d is None:
            return self.because("FF.outcome")
        if self.option(s, d, key) != NO_OPTION:
            return None
        rule, card, note = why.why_not(s, d, key)
        return self.because(rule, card, note or (refusals.NO_ANSWER.fill(key=key) if rule == d.rule else None))


class FateSpeech(Speech[Fate]):
    """The voices, which are loaded when somebody first wants words."""

    def question(self, s: Fate, d: RawDecision, lang: str) -> str:
        from tableforge.fateforge.voice import table

        return table.question(s, d, lang)

    def label(self, s: Fate, d: RawDecision, option: int, lang: str) -> str:
        from tableforge.fateforge.voice import table

        return table.label(s, d, option, self.game.options, lang)

    def tell(self, e: Event, seat: int | None, lang: str) -> str:
        from tableforge.fateforge.voice import table

        return table.event(e, seat, lang)

    def story(self, events: Sequence[Event], seat: int | None, lang: str) -> list[Line]:
        from tableforge.fateforge.voice import story as told

        return told.story(events, seat, lang)

    def describe_setup(self, setup_: dict[str, Any], lang: str) -> str:
        return setup.brief(setup_, lang)

    def seat_name(self, setup_: dict[str, Any], seat: int, lang: str) -> str:
        return setup.called(setup_, seat, lang)

    def explained_topics(self, events: Sequence[Event]) -> list[str]:
        return list(dict.fromkeys([e.note for e in events if e.kind == "coach"]))


class FateShown(Shown[Fate]):
    """Views, scenes, and events without what others have rolled."""

    view_type = seen.View

    def view(self, s: Fate, seat: int | None) -> dict[str, Any]:
        return cast(dict[str, Any], views.view(s, seat))

    def scene(self, view: dict[str, Any], setup_: dict[str, Any], lang: str) -> Scene:
        from tableforge.fateforge.scene import table

        return table.scene(cast(seen.View, view), setup_, lang)

    def sheet(self, view: dict[str, Any], thing: Thing, lang: str) -> Sheet:
        from tableforge.fateforge.scene import sheets

        return sheets.sheet_of(cast(seen.View, view), thing, lang)

    def outcome(self, result: dict[str, Any], seats: int, lang: str) -> Outcome:
        from tableforge.fateforge.scene import outcome

        return outcome.outcome(result, seats, lang)

    def event(self, e: Event, seat: int | None) -> ShownEvent:
        """An event as plain data; what a die showed is told to nobody who may not see it."""
        out = super().event(e, seat)
        if not e.is_seen_by(seat):
            out["data"] = []
        return out


class FateUndo(UndoRules[Fate]):
    """What is out in the open stays there; all chance does in Hardcore."""

    def allows_everything(self, setup_: dict[str, Any]) -> bool:
        """Never in Hardcore: there chance has fallen for good (`FF.turn-undo`)."""
        return super().allows_everything(setup_) and not setup_["hardcore"]

    def makes_final(self, e: Event) -> bool:
        return e.kind in SETTLING

    def is_final(self, s: Fate, news: Sequence[Event], chance_fell: bool) -> bool:
        """The companion goes back as far as the scene has begun: what it draws comes out the same again (`FF.companion-undo`)."""
        return any([e.kind in SCENE_BEGINS for e in news]) if s.app_only else super().is_final(s, news, chance_fell)

    def chance_drawn(self, s: Fate) -> tuple[object, ...]:
        """The dice, and what the application, ties and decks draw from their own streams."""
        return (*super().chance_drawn(s), *s.streams)


class FateSearch(Search[Fate]):
    """Imagined games, and what a seat has in numbers."""

    def imagine(self, s: Fate, seat: int | None, seed: int) -> Fate:
        return search.imagined(s, seat, seed)

    def features(self, s: Fate) -> tuple[tuple[int, ...], ...]:
        return tuple([search.features(s, p) for p in range(s.seats)])

    def is_mid_effect(self, s: Fate) -> bool:
        return len(s.stack) > 3


class FatePersistence(Persistence[Fate]):
    """Chronicles that outlive a change of their content; content by name."""

    def same_content(self, setup_: dict[str, Any]) -> bool:
        return updates.same(setup_)

    def checkpoint(self, s: Fate) -> dict[str, Any] | None:
        """How a chronicle stands, wherever it can be left."""
        step = chronicle.standing_at(s)
        return memoir.taken(s, step) if step else None

    def resume(self, setup_: dict[str, Any], checkpoint: Any) -> tuple[dict[str, Any], Text]:
        return updates.mended(setup_, checkpoint)

    def reseed_setup(self, setup_: dict[str, Any], seed: int) -> dict[str, Any]:
        return dealt_anew(setup_, seed)

    def persistent_id(self, x: object) -> tuple[str, ...] | None:
        return setup.known_as(x) or super().persistent_id(x)

    def persistent_load(self, name: tuple[str, ...]) -> object:
        found = setup.known(name)
        return super().persistent_load(name) if found is None else found


class FateLaws(Laws[Fate]):
    """What a seat cannot see, and what must hold of it."""

    def census(self, s: Fate) -> Any:
        return setup.census(s)

    def hidden_groups(self, s: Fate, seat: int | None) -> list[list[int]]:
        return search.hidden(s, seat)

    def swap(self, s: Fate, i: int, j: int) -> Fate:
        return search.swapped(s, i, j)

    def alike(self, s: Fate, i: int, j: int) -> bool:
        return search.look(s, i) == search.look(s, j)

    def shows(self, e: Event, i: int) -> bool:
        """A drawn card is shown as a card; before the next question it may lie hidden in its deck again (289, 291)."""
        return super().shows(e, i) or search.card_at(i) in e.cards

    def probes(self, s: Fate, seat: int, i: int) -> list[str]:
        """Keys with which a curious seat could try to learn what another has rolled."""
        return [f"pay:{x}" for x in RESULTS]


class FateGame(Game):
    name = "fateforge"
    title = Text("Fateforge: Chronicles of Kaan", "Fateforge\u00a0: les Chroniques de Kaan")
    seats = 1
    all_win_alike = True
    state = Fate
    settings = SETTINGS
    verbs = terms.VERBS
    kinds = terms.KINDS
    events = EVENTS
    places = terms.PLACES
    flavours = ("solo", "group", "quest", "tale")
    ends_early = EVEN
    begins = ("FF.battle-start", "FF.battle-mode")

    def __init__(self) -> None:
        super().__init__(
            FateSpeech,
            FateShown,
            FateLaws,
            options=FateOptions,
            undo=FateUndo,
            search=FateSearch,
            persistence=FatePersistence,
        )

    @property
    def rules(self) -> RuleIndex:
        return RULES

    # ---------------------------------------------------------------- set-up
    def setup(self, **options: Any) -> dict[str, Any]:
        """The checked set-up."""
        out = super().setup(**{"seats": self.wanted_seats(options), **options})
        return {**out, "written": updates.written(out) if out["written"] is None else out["written"]}

    def wanted_seats(self, options: Mapping[str, Any]) -> Any:
        """Where nobody says how many play: one person with two heroes; with more of them, or in a position, one for each."""
        given = options.get("heroes")
        heroes = given.split(",") if isinstance(given, str) else given if isinstance(given, (list, tuple)) else ()
        beside_a_board = options.get("companion", ON_SCREEN) != ON_SCREEN
        apart = len(heroes) > LEAST_HEROES or options.get("position") is not None
        if "seats" in options or beside_a_board or not apart:
            return super().wanted_seats(options)
        return max(LEAST_HEROES, min(len(heroes), MOST_SEATS))

    def check_together(self, setup_: dict[str, Any]) -> None:
        setup.agree(setup_)

    def sample(self, seed: int, flavour: str) -> dict[str, Any]:
        """One scene alone, any group in any scene, or a group on a quest."""
        return setup.sample(seed, flavour)

    def lay(self, setup_: dict[str, Any]) -> Fate:
        s = setup.lay(setup_)
        self.apply_settings(s, setup_)
        return s

    def polls_alike(self, setup_: dict[str, Any]) -> bool:
        """Always: everybody is asked behind the screens until everybody is ready, whatever the dice show."""
        return True

    def result(self, s: State) -> dict[str, Any] | None:
        assert isinstance(s, Fate)
        if not s.over:
            return None
        if s.saga is not None:
            return {
                "won": s.won,
                "rank": s.rank,
                "rounds": s.round,
                "rule": "FF.all-rules-unlocked",
                "ending": s.saga.ending,
                "fights_won": len(s.saga.won),
                "fights_lost": len(s.saga.lost),
                "beaten": condition.beaten(s),
            }
        rule = "FF.outcome" if s.quest is None else "FF.ranks" if s.won else "FF.battle-lost"
        return {"won": s.won, "rank": s.rank, "rounds": s.round, "rule": rule}


GAME: Final = FateGame()
