"""Arkham Horror at the table: set-up, readable keys, reasons, views.  No rule lives here; it asks `turn`, `legal` and `board`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, cast

from tableforge.arkham import board, codes, objections, refusals, scenarios, search, seen, setup, story, terms
from tableforge.arkham import view as views
from tableforge.arkham.cards import definition
from tableforge.arkham.definition import CardDef
from tableforge.arkham.editions import EDITIONS, POINTS, Edition
from tableforge.arkham.frames import TurnFrame
from tableforge.arkham.names import (
    ABILITIES,
    DO_ACTIVATE,
    DO_DRAW,
    DO_END,
    DO_FORCED,
    DO_REACT,
    DO_RESOURCE,
    DO_USE,
    ENEMY,
    FACES,
    HAND,
    LIMBO,
    MAP,
    NUMBERS,
    STATS,
    VERBS,
    YES_NO,
)
from tableforge.arkham.settings import SETTINGS
from tableforge.arkham.state import Arkham
from tableforge.kernel.ask import DONE, EVEN, PASS, Decision
from tableforge.kernel.core import NO_PLACE, State
from tableforge.kernel.event import Event
from tableforge.kernel.game import Game, Reason
from tableforge.kernel.rules import Difference, RuleIndex
from tableforge.kernel.scene import Line, Outcome, Scene, Sheet, Thing
from tableforge.kernel.settings import ALIKE, WINDOWS
from tableforge.kernel.terms import Meaning
from tableforge.tongue.both import Both, in_every
from tableforge.words.frame import NO_CARD

RULES = RuleIndex(Path(__file__).parent / "rules.toml")
ACTS = ("act", "window", "react", "commit", "order")  # questions whose options are acts
SEATS = ("next-turn", "new-lead", "engage-whom", "spawn-prey", "hunt-whom", "attack-whom", "lead")  # … and seats
# questions whose options are no cards
WORDS = (
    *ACTS, *SEATS, *YES_NO, *NUMBERS, "use-skill", "which-token", "chaos-token", "choose-one", "trauma", "which-deck",
    "encounter-set",
)  # fmt: skip
ENCOUNTER = "encounter-deck"
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
# what shows what was hidden, or ends a round; and where cards lie face down
SETTLING = ("token", "reveal", "look", "found", "reshuffle", "passage", "round")
FACE_DOWN = ("deck", "encounter-deck", "act-deck", "agenda-deck", "extra-deck", "collection")
BARE = (DO_DRAW, DO_RESOURCE)  # verbs that need no card


class ArkhamGame(Game):
    name = "arkham"
    title = Both("Arkham Horror: The Card Game", "Horreur à Arkham\u00a0: le jeu de cartes")
    seats = 1
    all_win_alike = True
    state = Arkham
    view_type = seen.View
    settings = SETTINGS
    verbs = terms.VERBS
    kinds = terms.KINDS
    places = terms.PLACES
    pauses = terms.PAUSES
    flavours = ("solo", "group", "alike")
    ends_early = EVEN
    begins = ("AH.setup-lead-investigator", "AH.next-scenario")

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

    def setup(self, /, **options: Any) -> dict[str, Any]:
        """The checked set-up; as many seats as there are investigators, where nobody says how many."""
        return super().setup(**{"seats": self.wanted_seats(options), **options})

    def wanted_seats(self, options: Mapping[str, Any]) -> Any:
        given = options.get("investigators")
        if "seats" not in options and isinstance(given, (list, tuple)) and given:
            return len(given)
        return super().wanted_seats(options)

    def agree(self, setup_: dict[str, Any]) -> None:
        setup.agree(setup_)

    def sample(self, seed: int, flavour: str) -> dict[str, Any]:
        """Roland alone in The Gathering; any group in any scenario at any difficulty; and such a group asked alike in windows."""
        if flavour == "solo":
            return {}
        return {**setup.any_group(seed), **({WINDOWS.name: ALIKE} if flavour == ALIKE else {})}

    def brief(self, setup_: dict[str, Any], lang: str) -> str:
        return setup.brief(setup_, lang)

    def called(self, setup_: dict[str, Any], seat: int, lang: str) -> str:
        return setup.called(setup_, seat, lang)

    def lay(self, setup_: dict[str, Any]) -> Arkham:
        s = setup.lay(setup_)
        self.holds(s, setup_)
        return s

    # ---------------------------------------------------------------- keys
    def key(self, s: State, d: Decision, option: int) -> str:
        assert isinstance(s, Arkham)
        seat = max(0, d.seat)
        ask = d.kind
        if option == DONE:
            return "done"
        if option == PASS:
            return "pass"
        if ask in ACTS:
            return self.act_key(s, option, seat)
        if ask in SEATS:
            return f"seat:{option}"
        if ask in YES_NO:
            return "yes" if option else "no"
        if ask in NUMBERS:
            return str(option)
        if ask == "use-skill":
            return STATS[option]
        if ask == "chaos-token":
            return FACES[option]
        if ask == "which-token":
            faces = d.about if isinstance(d.about, tuple) else ()
            return FACES[faces[option]]
        if ask == "trauma":
            return "mental" if option else "physical"
        if ask == "which-deck":
            return f"seat:{option}" if option < len(s.players) else ENCOUNTER
        if ask in ("choose-one", "encounter-set"):
            return ORDINALS[option]
        return views.card_key(s, option, seat)

    def act_key(self, s: Arkham, option: int, seat: int) -> str:
        """A verb and its card; the ability's number only where the card has several of that kind."""
        verb, i = codes.verb_of(option), codes.card_of(option)
        if verb == DO_END:
            return "end-turn"
        if verb in BARE:
            return VERBS[verb]
        key = f"{VERBS[verb]}:{views.card_key(s, i, seat)}"
        n = codes.ability_of(option)
        if verb in (DO_ACTIVATE, DO_USE, DO_REACT, DO_FORCED):
            several = [a.number for a in s.cards[i].d.abilities if a.kind == board.ability(s, i, n).kind]
            if len(several) > 1:
                key += f"#{several.index(n) + 1 if n in several else n}"
        return key

    def meaning(self, s: State, d: Decision, option: int) -> Meaning:
        assert isinstance(s, Arkham)
        if option in (DONE, PASS):
            return Meaning()
        if d.kind in ACTS:
            verb, i = codes.verb_of(option), codes.card_of(option)
            if verb == DO_END:
                return Meaning(NO_CARD, VERBS[verb])
            if verb in (DO_ACTIVATE, DO_USE, DO_REACT, DO_FORCED):
                return Meaning(i, VERBS[verb], ABILITIES[board.ability(s, i, codes.ability_of(option)).kind])
            return Meaning(i, VERBS[verb])
        return Meaning() if d.kind in WORDS else Meaning(option)

    def asker(self, s: State, d: Decision) -> Meaning:
        return Meaning() if d.kind in ACTS or d.src < 0 else super().asker(s, d)

    def option_rule(self, s: State, d: Decision, option: int) -> str:
        return d.rule if d.kind not in ACTS or option == PASS else objections.RULES[codes.verb_of(option)]

    def pointed(self, s: State, d: Decision, i: int) -> str:
        assert isinstance(s, Arkham)
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

    # ---------------------------------------------------------------- reasons
    def why_not(self, s: State, d: Decision | None, key: str) -> Reason | None:
        assert isinstance(s, Arkham)
        if d is None:
            return self.reason(s, "AH.resolution" if s.over else "AH.eliminated-no-interaction")
        if any(self.key(s, d, o) == key for o in d.options):
            return None
        verb, _, at = key.partition(":")
        if verb in VERBS and (at or VERBS.index(verb) in (DO_END, *BARE)):
            return self.why_not_act(s, d, VERBS.index(verb), at.partition("#")[0])
        i = self.find(s, key, d.seat)
        if i < 0:
            return self.reason(s, d.rule, note=refusals.NO_ANSWER.fill(key=key))
        asked = in_every(lambda lang: self.question(s, d, lang))
        return self.reason(s, d.rule, note=refusals.CARD_NO_ANSWER.fill(card=objections.titled(s.cards[i].d), question=asked))

    def why_not_act(self, s: Arkham, d: Decision, verb: int, at: str) -> Reason:
        """Why a verb with its card is not on offer now."""
        i = self.find(s, at, d.seat) if at else s.players[d.seat].card
        if i < 0:
            return self.reason(s, "AH.in-play", note=refusals.NOT_ON_THE_TABLE.fill(at=at))
        return self.reason(s, *objections.objection(s, d, verb, i))

    def reason(self, s: Arkham, rule: str, blame: int = NO_CARD, note: Both | None = None) -> Reason:
        """The rule with its text; before it the card that is behind it, or a note of what is wrong here."""
        return self.because(rule, objections.titled(s.cards[blame].d) if blame >= 0 else None, note)

    # ---------------------------------------------------------------- voices
    def question(self, s: State, d: Decision, lang: str) -> str:
        from tableforge.arkham.voice import table

        return table.question(s, d, lang)

    def label(self, s: State, d: Decision, option: int, lang: str) -> str:
        from tableforge.arkham.voice import table

        return table.label(s, d, option, self.key(s, d, option), lang)

    def tell(self, e: Event, seat: int | None, lang: str) -> str:
        from tableforge.arkham.voice import table

        return table.event(e, definition, seat, lang)

    def story(self, events: Sequence[Event], seat: int | None, lang: str) -> list[Line]:
        from tableforge.arkham.voice import story as told

        return told.story(events, definition, seat, lang)

    def pauses_at(self, pause: str, e: Event, seat: int) -> bool:
        if pause == "turn-end":
            return e.kind == "turn-ends"
        if pause == "my-test":
            return e.kind == "test" and e.seat == seat
        comes = e.kind == "spawns" or (e.kind == "threat" and e.frm.zone == "limbo")
        return comes and definition(e.things[0].id).type == ENEMY

    def settles(self, e: Event) -> bool:
        return e.kind in SETTLING or (e.frm.zone in FACE_DOWN and e.to.zone not in FACE_DOWN and e.seen_by != 0)

    # ---------------------------------------------------------------- travelling
    def known_as(self, x: object) -> tuple[str, ...] | None:
        if isinstance(x, CardDef):
            return ("card", x.id)
        return ("edition", x.name) if isinstance(x, Edition) else super().known_as(x)

    def known(self, name: tuple[str, ...]) -> object:
        if name[0] == "edition":
            return EDITIONS[name[1]]
        if name[0] == "card":
            return definition(name[1])
        whose, part_of_it, _ = name[1].partition("#")
        if not part_of_it:
            return super().known(name)
        if whose in scenarios.IDS and name[1] in scenarios.scenario(whose).programs:
            return scenarios.scenario(whose).programs[name[1]]
        return definition(whose).programs[name[1]]

    # ---------------------------------------------------------------- views and laws
    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(s, Arkham)
        return cast(dict[str, Any], views.view(s, seat))

    def scene(self, view: dict[str, Any], setup_: dict[str, Any], lang: str) -> Scene:
        from tableforge.arkham import scene

        return scene.scene(view, setup_, lang)

    def sheet(self, view: dict[str, Any], thing: Thing, lang: str) -> Sheet:
        from tableforge.arkham import scene

        return scene.sheet_of(view, thing, lang)

    def result(self, s: State) -> dict[str, Any] | None:
        assert isinstance(s, Arkham)
        return story.result(s) if s.over else None

    def outcome(self, result: dict[str, Any], seats: int, lang: str) -> Outcome:
        from tableforge.arkham import scene

        return scene.outcome(result, seats, lang)

    def imagine(self, s: State, seat: int | None, seed: int) -> Arkham:
        assert isinstance(s, Arkham)
        return search.imagined(s, self.hidden(s, seat), seed)

    def features(self, s: State) -> tuple[tuple[int, ...], ...]:
        assert isinstance(s, Arkham)
        return tuple([search.features(s, p) for p in range(len(s.players))])

    def in_the_midst(self, s: State) -> bool:
        assert isinstance(s, Arkham)
        return s.testing != NO_PLACE

    def census(self, s: State) -> Any:
        assert isinstance(s, Arkham)
        return views.census(s)

    def hidden(self, s: State, seat: int | None) -> list[list[int]]:
        assert isinstance(s, Arkham)
        d = s.pending
        shown = views.looked_at(s, seat)
        if d is not None and d.seat == seat:
            shown += (
                [codes.card_of(o) for o in d.options] if d.kind in ACTS else [] if d.kind in WORDS else list(d.options)
            )
        for f in s.stack:
            shown.append(f.src)
            if isinstance(f, TurnFrame) and f.chosen_act >= 0:
                shown.append(codes.card_of(f.chosen_act))  # what it is about is decided
        return [[i for i in group if i not in shown] for group in views.hidden_zones(s, seat)]

    def swap(self, s: State, i: int, j: int) -> Arkham:
        assert isinstance(s, Arkham)
        t = s.clone()
        a, b = t.card(i), t.card(j)
        a.d, b.d = b.d, a.d
        for p, q in enumerate(t.players):
            t.set_zone(p, HAND, q.hand)
        t.anew()
        return t

    def alike(self, s: State, i: int, j: int) -> bool:
        assert isinstance(s, Arkham)
        return s.cards[i].d is s.cards[j].d

    def probes(self, s: State, seat: int, i: int) -> list[str]:
        assert isinstance(s, Arkham)
        key = views.card_key(s, i, seat)
        return [key, *[f"{verb}:{key}" for verb in VERBS]]


GAME: Final = ArkhamGame()
