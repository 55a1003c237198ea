"""Fateforge at the table: set-up, readable keys, reasons, views.  No rule lives here; it asks `turn`, `legal` and `board`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, cast

from tableforge.fateforge import (
    chronicle,
    codes,
    condition,
    keys,
    memoir,
    refusals,
    search,
    seen,
    setup,
    terms,
    turn,
    updates,
    why,
)
from tableforge.fateforge import view as views
from tableforge.fateforge.anew import dealt_anew
from tableforge.fateforge.companion import keys as app_keys
from tableforge.fateforge.companion import taps
from tableforge.fateforge.names import RESULTS
from tableforge.fateforge.settings import LEAST_HEROES, MOST_SEATS, ON_SCREEN, SETTINGS
from tableforge.fateforge.state import Fate
from tableforge.kernel.ask import EVEN, Decision
from tableforge.kernel.core import State
from tableforge.kernel.event import Event
from tableforge.kernel.game import Game, Reason
from tableforge.kernel.rules import RuleIndex
from tableforge.kernel.scene import Line, Outcome, Scene, Sheet, Thing
from tableforge.kernel.terms import Meaning
from tableforge.tongue.both import Both

RULES = RuleIndex(Path(__file__).parent / "rules.toml")
# what shows what was hidden, or ends what players may think over: dice, cards of decks, the enemies' doings
SETTLING: Final = (
    "rolls", "rerolls", "corruption", "fear", "trap", "reactions", "boss-card", "round", "explores", "chest", "enemy-turns",
    "test-passed", "test-failed",
)  # fmt: skip
SCENE_BEGINS: Final = ("scene", "rest", "tells", "quest")


class FateGame(Game):
    name = "fateforge"
    title = Both("Fateforge: Chronicles of Kaan", "Fateforge\u00a0: les Chroniques de Kaan")
    seats = 1
    all_win_alike = True
    state = Fate
    view_type = seen.View
    settings = SETTINGS
    verbs = terms.VERBS
    kinds = terms.KINDS
    places = terms.PLACES
    flavours = ("solo", "group", "quest", "tale")
    ends_early = EVEN
    begins = ("FF.battle-start", "FF.battle-mode")

    @property
    def rules(self) -> RuleIndex:
        return RULES

    # ---------------------------------------------------------------- set-up
    def setup(self, **options: Any) -> dict[str, Any]:
        """The checked set-up."""
        out = super().setup(**{"seats": self.wanted_seats(options), **options})
        return {**out, "written": updates.written(out) if out["written"] is None else out["written"]}

    def explained(self, events: Sequence[Event]) -> list[str]:
        return list(dict.fromkeys([e.note for e in events if e.kind == "coach"]))

    def same_content(self, setup_: dict[str, Any]) -> bool:
        return updates.same(setup_)

    def memoir(self, s: State) -> dict[str, Any] | None:
        """How a chronicle stands, wherever it can be left."""
        assert isinstance(s, Fate)
        step = chronicle.standing_at(s)
        return memoir.taken(s, step) if step else None

    def mended(self, setup_: dict[str, Any], memoir: Any) -> tuple[dict[str, Any], Both]:
        return updates.mended(setup_, memoir)

    def dealt_anew(self, setup_: dict[str, Any], seed: int) -> dict[str, Any]:
        return dealt_anew(setup_, seed)

    def wanted_seats(self, options: Mapping[str, Any]) -> Any:
        """Where nobody says how many play: one person with two heroes; with more of them, or in a position, one for each."""
        given = options.get("heroes")
        heroes = given.split(",") if isinstance(given, str) else given if isinstance(given, (list, tuple)) else ()
        beside_a_board = options.get("companion", ON_SCREEN) != ON_SCREEN
        apart = len(heroes) > LEAST_HEROES or options.get("position") is not None
        if "seats" in options or beside_a_board or not apart:
            return super().wanted_seats(options)
        return max(LEAST_HEROES, min(len(heroes), MOST_SEATS))

    def agree(self, setup_: dict[str, Any]) -> None:
        setup.agree(setup_)

    def sample(self, seed: int, flavour: str) -> dict[str, Any]:
        """One scene alone, any group in any scene, or a group on a quest."""
        return setup.sample(seed, flavour)

    def brief(self, setup_: dict[str, Any], lang: str) -> str:
        return setup.brief(setup_, lang)

    def called(self, setup_: dict[str, Any], seat: int, lang: str) -> str:
        return setup.called(setup_, seat, lang)

    def lay(self, setup_: dict[str, Any]) -> Fate:
        s = setup.lay(setup_)
        self.holds(s, setup_)
        return s

    def polls_alike(self, setup_: dict[str, Any]) -> bool:
        """Always: everybody is asked behind the screens until everybody is ready, whatever the dice show."""
        return True

    # ---------------------------------------------------------------- keys
    def key(self, s: State, d: Decision, option: int) -> str:
        assert isinstance(s, Fate)
        return app_keys.key(s, d, option) if d.kind in taps.SCREENS else keys.key(s, d, option)

    def option(self, s: State, d: Decision, key: str) -> int:
        assert isinstance(s, Fate)
        return super().option(s, d, key) if d.kind in taps.SCREENS else keys.option(s, d, key)

    def meaning(self, s: State, d: Decision, option: int) -> Meaning:
        assert isinstance(s, Fate)
        return Meaning() if d.kind in taps.SCREENS else keys.meaning(s, d, option)

    def asker(self, s: State, d: Decision) -> Meaning:
        return Meaning() if d.src < 0 else super().asker(s, d)

    def option_rule(self, s: State, d: Decision, option: int) -> str:
        return turn.TURN_RULES[codes.verb_of(option)] if d.kind == "act" else d.rule

    def pointed(self, s: State, d: Decision, i: int) -> str:
        assert isinstance(s, Fate)
        return keys.thing(s, i) if i >= 0 else ""

    # ---------------------------------------------------------------- reasons
    def why_not(self, s: State, d: Decision | None, key: str) -> Reason | None:
        assert isinstance(s, Fate)
        if d is None:
            return self.because("FF.outcome")
        if any(self.key(s, d, o) == key for o in d.options):
            return None
        rule, card, note = why.why_not(s, d, key)
        return self.because(rule, card, note or (refusals.NO_ANSWER.fill(key=key) if rule == d.rule else None))

    # ---------------------------------------------------------------- voices
    def question(self, s: State, d: Decision, lang: str) -> str:
        from tableforge.fateforge.voice import table

        assert isinstance(s, Fate)
        return table.question(s, d, lang)

    def label(self, s: State, d: Decision, option: int, lang: str) -> str:
        from tableforge.fateforge.voice import table

        assert isinstance(s, Fate)
        return table.label(s, d, option, lang)

    def tell(self, e: Event, seat: int | None, lang: str) -> str:
        from tableforge.fateforge.voice import table

        return table.event(e, seat, lang)

    def story(self, events: Sequence[Event], seat: int | None, lang: str) -> list[Line]:
        from tableforge.fateforge.voice import story as told

        return told.story(events, seat, lang)

    def show(self, e: Event, seat: int | None) -> dict[str, Any]:
        """An event as plain data; what a die showed is told to nobody who may not see it."""
        out = super().show(e, seat)
        if not e.seen(seat):
            out["data"] = []
        return out

    def luck(self, s: State) -> tuple[object, ...]:
        """The dice, and what the application, ties and decks draw from their own streams."""
        assert isinstance(s, Fate)
        return (*super().luck(s), *s.streams)

    def practised(self, setup_: dict[str, Any]) -> bool:
        """Never in Hardcore: there chance has fallen for good (`FF.turn-undo`)."""
        return super().practised(setup_) and not setup_["hardcore"]

    def settles(self, e: Event) -> bool:
        return e.kind in SETTLING

    def final(self, s: State, news: Sequence[Event], fell: bool) -> bool:
        """The companion goes back as far as the scene has begun: what it draws comes out the same again (`FF.companion-undo`)."""
        assert isinstance(s, Fate)
        return any([e.kind in SCENE_BEGINS for e in news]) if s.app_only else super().final(s, news, fell)

    # ---------------------------------------------------------------- travelling
    def known_as(self, x: object) -> tuple[str, ...] | None:
        return setup.known_as(x) or super().known_as(x)

    def known(self, name: tuple[str, ...]) -> object:
        found = setup.known(name)
        return super().known(name) if found is None else found

    # ---------------------------------------------------------------- views and laws
    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(s, Fate)
        return cast(dict[str, Any], views.view(s, seat))

    def scene(self, view: dict[str, Any], setup_: dict[str, Any], lang: str) -> Scene:
        from tableforge.fateforge.scene import table

        return table.scene(cast(seen.View, view), setup_, lang)

    def sheet(self, view: dict[str, Any], thing: Thing, lang: str) -> Sheet:
        from tableforge.fateforge.scene import sheets

        return sheets.sheet_of(cast(seen.View, view), thing, lang)

    def result(self, s: State) -> dict[str, Any] | None:
        assert isinstance(s, Fate)
        if not s.over:
            return None
        if s.saga is not None:
            return {
                "won": s.won, "rank": s.rank, "rounds": s.round, "rule": "FF.all-rules-unlocked", "ending": s.saga.ending,
                "fights_won": len(s.saga.won), "fights_lost": len(s.saga.lost), "beaten": condition.beaten(s),
            }  # fmt: skip
        rule = "FF.outcome" if s.quest is None else "FF.ranks" if s.won else "FF.battle-lost"
        return {"won": s.won, "rank": s.rank, "rounds": s.round, "rule": rule}

    def outcome(self, result: dict[str, Any], seats: int, lang: str) -> Outcome:
        from tableforge.fateforge.scene import outcome

        return outcome.outcome(result, seats, lang)

    def imagine(self, s: State, seat: int | None, seed: int) -> Fate:
        assert isinstance(s, Fate)
        return search.imagined(s, seat, seed)

    def features(self, s: State) -> tuple[tuple[int, ...], ...]:
        assert isinstance(s, Fate)
        return tuple([search.features(s, p) for p in range(s.seats)])

    def in_the_midst(self, s: State) -> bool:
        return len(s.stack) > 3

    def census(self, s: State) -> Any:
        assert isinstance(s, Fate)
        return setup.census(s)

    def hidden(self, s: State, seat: int | None) -> list[list[int]]:
        assert isinstance(s, Fate)
        return search.hidden(s, seat)

    def swap(self, s: State, i: int, j: int) -> Fate:
        assert isinstance(s, Fate)
        return search.swapped(s, i, j)

    def alike(self, s: State, i: int, j: int) -> bool:
        assert isinstance(s, Fate)
        return search.look(s, i) == search.look(s, j)

    def shows(self, e: Event, i: int) -> bool:
        """A drawn card is shown as a card; before the next question it may lie hidden in its deck again (289, 291)."""
        return super().shows(e, i) or search.card_at(i) in e.cards

    def probes(self, s: State, seat: int, i: int) -> list[str]:
        """Keys with which a curious seat could try to learn what another has rolled."""
        return [f"pay:{x}" for x in RESULTS]


GAME: Final = FateGame()
