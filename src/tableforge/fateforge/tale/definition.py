"""What a campaign comes to, once read: scenes, choices, conditions and effects, places, maps, side quests, people.

Everything a scene can do is one of a closed list of words, so that the validator can know everything that it can do.
"""

from __future__ import annotations

from typing import Final, Literal

from tableforge.fateforge.definition import Camp

NOTHING: Final = ""

# ---- kinds of scenes
SceneKind = Literal["story", "encounter", "combat", "rest", "exploration", "router", "act-end", "ending"]
KINDS: Final[tuple[SceneKind, ...]] = (
    "story",
    "encounter",
    "combat",
    "rest",
    "exploration",
    "router",
    "act-end",
    "ending",
)
STORY: Final = 0
ENCOUNTER: Final = 1
COMBAT: Final = 2
REST: Final = 3
EXPLORATION: Final = 4
ROUTER: Final = 5
ACT_END: Final = 6
ENDING: Final = 7

# ---- conditions
CONDITIONS: Final = (
    "all",
    "any",
    "not",
    "hero",
    "flag",
    "rep",
    "card",
    "item",
    "gold",
    "food",
    "trait",
    "count",
    "won",
    "lost",
    "quest",
    "corruption",
    "visited",
    "beaten",
)
ALL_OF: Final = 0
ANY_OF: Final = 1
NOT_THAT: Final = 2
HAS_HERO: Final = 3
HAS_FLAG: Final = 4
HAS_REP: Final = 5
HAS_CARD: Final = 6
HAS_ITEM: Final = 7
HAS_GOLD: Final = 8
HAS_FOOD: Final = 9
HAS_TRAIT: Final = 10
HAS_COUNT: Final = 11
HAS_WON: Final = 12
HAS_LOST: Final = 13
HAS_QUEST: Final = 14
HAS_CORRUPTION: Final = 15
HAS_VISITED: Final = 16
IS_BEATEN: Final = 17

# ---- effects
EFFECTS: Final = (
    "set",
    "clear",
    "rep",
    "gold",
    "food",
    "hp",
    "en",
    "corruption",
    "card",
    "uncard",
    "item",
    "lose_item",
    "ally",
    "rule",
    "place",
    "close_place",
    "quest",
    "end_quest",
    "count",
    "trait_points",
    "steps",
    "mark",
)
DO_SET: Final = 0
DO_CLEAR: Final = 1
DO_REP: Final = 2
DO_GOLD: Final = 3
DO_FOOD: Final = 4
DO_HP: Final = 5
DO_EN: Final = 6
DO_CORRUPTION: Final = 7
DO_CARD: Final = 8
DO_UNCARD: Final = 9
DO_ITEM: Final = 10
DO_LOSE_ITEM: Final = 11
DO_ALLY: Final = 12
DO_RULE: Final = 13
DO_PLACE: Final = 14
DO_CLOSE: Final = 15
DO_QUEST: Final = 16
DO_END_QUEST: Final = 17
DO_COUNT: Final = 18
DO_TRAIT_POINTS: Final = 19
DO_STEPS: Final = 20
DO_MARK: Final = 21
WHO: Final = ("all", "tester", "one", "volunteer")  # or a hero's id

DIFFICULTIES: Final = ("easy", "medium", "hard")  # as many dice, and one
Side = Literal["n", "e", "s", "w"]
COMPASS: Final[tuple[Side, ...]] = ("n", "e", "s", "w")
QUEST_STATES: Final = ("open", "won", "lost", "left", "expired")
# what a choice may come to
PASSED: Final = "passed"
FAILED: Final = "failed"
TOLD: Final = "told"
BACK_TO_MAP: Final = "@explore"
BACK_TO_REST: Final = "@rest"
NO_LIMIT: Final = 99
REST_OF_BAR: Final = "rest"  # a part of an act's bar that is no chapter
USUAL_TIME: Final = 3  # of a rest that says nothing of it (`FF.rest-time`)


class Words:
    """A text in both languages."""

    def __init__(self, en: str = "", fr: str = "") -> None:
        self.en = en
        self.fr = fr

    def text(self, lang: str) -> str:
        return (self.fr if lang == "fr" else self.en) or self.en or self.fr


def marked(mark: str, hero: str) -> str:
    """The flag that says which hero something is remembered of: `signatory-lord`."""
    return f"{mark}-{hero}"


class When:
    """A condition.  `what` names something, `lo` and `hi` bound a number; the parts are those of all, any and not."""

    def __init__(
        self,
        kind: int,
        what: str = "",
        lo: int = -NO_LIMIT,
        hi: int = NO_LIMIT,
        parts: tuple[When, ...] = (),
        state: str = "",
    ) -> None:
        self.kind = kind
        self.what = what
        self.lo = lo
        self.hi = hi
        self.parts = parts
        self.state = state


def every(w: When | None) -> list[When]:
    """A condition and all of its parts."""
    if w is None:
        return []
    out = [w]
    for part in w.parts:
        out += every(part)
    return out


class Effect:
    """Something that a scene does; `index` is its number in the tale, by which frames refer to it."""

    def __init__(self, verb: int, what: str = "", n: int = 0, who: str = "") -> None:
        self.verb = verb
        self.what = what
        self.n = n
        self.who = who
        self.index = -1


class Trial:
    """A test: which trait, how many dice, who takes it ("" where the group chooses), who does not (`but`, a mark), and what
    trying costs."""

    def __init__(self, trait: str, difficulty: int, who: str = "", but: str = "") -> None:
        self.trait = trait
        self.difficulty = difficulty
        self.who = who
        self.but = but
        self.price: tuple[Effect, ...] = ()


class Way:
    """Where it goes on, and what happens on the way; `met` are the objectives that a partial result asks for.

    `text` is what a test has come to, told before the scene that follows."""

    def __init__(
        self, goto: str, effects: tuple[Effect, ...] = (), when: When | None = None, met: tuple[str, ...] = ()
    ) -> None:
        self.goto = goto
        self.effects = effects
        self.when = when
        self.met = met
        self.text = Words()


class StoryChoice:
    """A choice of a scene: its price, and where it leads, at once or by a test; `told` is what comes of one without a test."""

    def __init__(self, id: str, text: Words) -> None:
        self.id = id
        self.text = text
        self.told = Words()
        self.when: When | None = None
        self.trial: Trial | None = None
        self.effects: tuple[Effect, ...] = ()
        self.goto = NOTHING
        self.passed: Way | None = None
        self.failed: Way | None = None

    def comes_to(self) -> dict[str, Words]:
        """What is told of it afterwards: of a test passed and failed, or of a choice without one."""
        if self.passed is None or self.failed is None:
            return {TOLD: self.told}
        return {PASSED: self.passed.text, FAILED: self.failed.text}


class Aside:
    """One more paragraph, if its condition holds."""

    def __init__(self, when: When | None, text: Words) -> None:
        self.when = when
        self.text = text


class Ask:
    """What is asked at a goal of an exploration before it ends there: the first text that holds, and the two answers."""

    def __init__(self, texts: tuple[Aside, ...], yes: Words, no: Words) -> None:
        self.texts = texts
        self.yes = yes
        self.no = no


class TaleScene:
    """A scene of the story, of any kind; what a kind does not use stays empty."""

    def __init__(self, id: str, kind: int) -> None:
        self.id = id
        self.kind = kind
        self.act = NOTHING
        self.chapter = NOTHING
        self.text = Words()
        self.speaker = NOTHING
        self.on_enter: tuple[Effect, ...] = ()
        self.asides: tuple[Aside, ...] = ()
        self.choices: tuple[StoryChoice, ...] = ()
        # combat
        self.combat = NOTHING
        self.setup: tuple[tuple[When | None, str], ...] = ()
        self.changes: tuple[Words, ...] = ()  # why and how each of these changes the combat, in a sentence
        self.win: Way | None = None
        self.lose: Way | None = None
        self.partial: tuple[Way, ...] = ()
        # rest
        self.time = 0
        self.time_mods: tuple[tuple[When, int], ...] = ()
        self.places: tuple[str, ...] = ()
        self.quests: tuple[str, ...] = ()
        self.goto = NOTHING
        # exploration
        self.map = NOTHING
        self.regions: tuple[str, ...] = ()
        self.start = NOTHING
        self.budget = 0
        self.goals: tuple[tuple[str, str], ...] = ()  # a place, and where it goes on
        self.asks: dict[str, Ask] = {}  # by the place of a goal
        self.late = NOTHING
        self.encounters: tuple[tuple[str, str, When | None], ...] = ()  # a place, a scene, and when it is met
        # router, act-end
        self.routes: tuple[Way, ...] = ()
        self.next = NOTHING

    def ways(self) -> list[Way]:
        """The ways that something happens on: out of a router, a combat, a test."""
        out = [*self.routes, *self.partial, *[w for w in (self.win, self.lose) if w is not None]]
        return out + [w for c in self.choices for w in (c.passed, c.failed) if w is not None]

    def leads_to(self) -> list[str]:
        """Every scene that this one may go on with, or back to."""
        out = [self.goto, self.late, self.next, *[g for _, g in self.goals], *[s for _, s, _ in self.encounters]]
        out += [w.goto for w in self.ways()] + [c.goto for c in self.choices]
        return [goto for goto in out if goto]

    def conditions(self) -> list[When]:
        """Every condition in it, and every part of one."""
        whens = [w.when for w in self.ways()] + [c.when for c in self.choices] + [a.when for a in self.asides]
        whens += [a.when for ask in self.asks.values() for a in ask.texts] + [w for w, _ in self.setup]
        whens += [w for w, _ in self.time_mods] + [w for _, _, w in self.encounters]
        return [w for when in whens for w in every(when)]


class Service:
    """A service of a place that is ours alone, by its id."""

    def __init__(self, id: str, text: Words, when: When | None, once: bool) -> None:
        self.id = id
        self.text = text
        self.when = when
        self.once = once


class Place(Camp):
    """A place of rest of a campaign."""

    def __init__(self, id: str, en: str, fr: str, offers: tuple[str, ...], stock: str) -> None:
        super().__init__(id, en, fr, offers, stock)
        self.shop = False
        self.keeper = NOTHING
        self.text = Words()
        self.asides: tuple[Aside, ...] = ()
        self.when: When | None = None
        self.discount_when: When | None = None
        self.discount = 0
        self.services: tuple[Service, ...] = ()


class Spot:
    """A place of a map: what is seen there, the first time and again, and the ways out by the compass."""

    def __init__(self, id: str, name: Words, clue: Words) -> None:
        self.id = id
        self.name = name
        self.clue = clue
        self.again: tuple[Aside, ...] = ()
        self.region = NOTHING
        self.at = (0, 0)
        self.exits: dict[str, str] = {}


class CityMap:
    """A map of exploration; gates need a flag."""

    def __init__(self, id: str, title: Words) -> None:
        self.id = id
        self.title = title
        self.regions: dict[str, Words] = {}
        self.spots: dict[str, Spot] = {}
        self.gates: tuple[tuple[str, str, str], ...] = ()

    def within(self, spot: str, regions: tuple[str, ...]) -> bool:
        """Whether a place lies in one of these regions, or is named itself; everywhere, where none are named."""
        return not regions or spot in regions or self.spots[spot].region in regions


class SideQuest:
    """A side quest that a rest offers."""

    def __init__(self, id: str, text: Words) -> None:
        self.id = id
        self.text = text
        self.threat = 1
        self.time = 1
        self.expires = 0
        self.start = NOTHING


class Act:
    """An act: its title, its bar of chapters and rests, and how it may end."""

    def __init__(self, id: str, title: Words) -> None:
        self.id = id
        self.title = title
        self.bar: tuple[str, ...] = ()
        self.ends: tuple[str, ...] = ()


class StoryCard:
    """A numbered card of the story deck."""

    def __init__(self, id: str, n: int, name: Words, text: Words) -> None:
        self.id = id
        self.n = n
        self.name = name
        self.text = text


class Person:
    """Somebody who speaks, or a hero's own story; `wants` is what an index has to say of them."""

    def __init__(self, id: str, name: Words, text: Words) -> None:
        self.id = id
        self.name = name
        self.text = text
        self.wants = Words()


class Reputation:
    """Whose regard the group has, a person's or a faction's."""

    def __init__(self, id: str, name: Words, person: bool) -> None:
        self.id = id
        self.name = name
        self.person = person


class Tale:
    """A whole campaign."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.version = 1
        self.digest = NOTHING  # over structure, not prose
        self.files: dict[str, str] = {}  # the digest of each file that a replay depends on
        self.migrations: list[tuple[int, str, str, str]] = []  # up to which version, what, its old name, its new one
        self.folder = NOTHING  # where it was read from; nothing for ours
        self.title = Words()
        self.blurb = Words()
        self.start = NOTHING
        self.heroes: tuple[str, ...] = ()
        self.gold = 0
        self.food = 0
        self.range = (-5, 5)
        self.acts: tuple[Act, ...] = ()
        self.chapters: dict[str, Words] = {}
        self.reputations: tuple[Reputation, ...] = ()
        self.counters: tuple[str, ...] = ()
        self.rules: tuple[str, ...] = ()
        self.cards: dict[str, StoryCard] = {}
        self.people: dict[str, Person] = {}
        self.hero_stories: dict[str, Person] = {}
        self.places: dict[str, Place] = {}
        self.maps: dict[str, CityMap] = {}
        self.quests: dict[str, SideQuest] = {}
        self.scenes: dict[str, TaleScene] = {}
        self.effects: list[Effect] = []  # every effect at its index

    def reputation(self, id: str) -> int:
        return next(k for k, r in enumerate(self.reputations) if r.id == id)
