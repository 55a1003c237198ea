"""A chronicle of Fateforge: one long game from its first scene to an ending, begun again or changed in the middle where wanted.

Its save is the game's own: the set-up and the answers.  What no answer can do (`changes`) turns the game into another one that
goes on from where it stood; the one that was left stays as it was, and undoing the entry goes back to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tableforge.campaign import GOES_ON, Chronicle, Recount
from tableforge.errors import BadSetup, IllegalAnswer
from tableforge.fateforge.doors.campaign import recounting, refusals, telling
from tableforge.fateforge.game import GAME
from tableforge.fateforge.state import Fate
from tableforge.fateforge.tale import changes, chronicle
from tableforge.fateforge.tale.definition import ENDING, Tale
from tableforge.table.sitting import Sitting
from tableforge.tongue.spelling import unknown
from tableforge.tongue.text import Text

Json = dict[str, Any]
SLOTS: Final = 4  # campaigns that are kept (275)
MOST_GAMES: Final = 100  # of one campaign, each a turn of the one before
OURS: Final = "ember-loan"


class ToldChronicle(Chronicle):
    """A chronicle as far as it has come between its games."""

    options = ("tale", "heroes", "seats", "hardcore", "all_rules", "stories")
    turns = ("restart_act", "swap", "players")
    wanted_by = "tale"
    veteran = "all_rules"
    slots = SLOTS

    def __init__(self) -> None:
        self.setup: Json = {}
        self.begun = 1  # games so far
        self.result: Json | None = None

    # ------------------------------------------------------------ the beginning
    def begin(self, seed: int, options: Json) -> None:
        given = {"tale": OURS, **options}
        known = [s.name for s in GAME.settings if s.offered]
        for name in given:
            if name not in known:
                raise BadSetup(unknown(refusals.NO_OPTION, name, known))
        self.setup = GAME.setup(**given)

    @property
    def tale(self) -> Tale:
        """The content that this chronicle is played with."""
        return telling.tale_of(self.setup)

    # ------------------------------------------------------------ games
    @property
    def number(self) -> int:
        return self.begun

    @property
    def over(self) -> bool:
        return self.result is not None

    def settings(self) -> Json:
        return self.laid_open()[0]

    def notice(self) -> Text | None:
        return self.laid_open()[1]

    def laid_open(self) -> tuple[Json, Text | None]:
        """The set-up of the next game; one that goes on from a memoir, with the story as it is now, and what is told of that."""
        if self.setup["memoir"] is None or GAME.persistence.same_content(self.setup):
            return dict(self.setup), None
        return GAME.persistence.resume(self.setup, self.setup["memoir"])

    def record(self, result: Json) -> None:
        ending = self.tale.scenes.get(result["ending"])
        if ending is None or ending.kind != ENDING:
            raise IllegalAnswer(refusals.ANOTHER_GAME.fill())
        self.result = result

    # ------------------------------------------------------------ in the middle of a game
    def turn_fields(self, verb: str, sitting: Sitting, fields: Json) -> Json:
        s, old = sitting.state, sitting.setup
        assert isinstance(s, Fate)
        told = {"restart_act": ("heroes", "seats"), "swap": ("leaves", "comes"), "players": ("seats",)}[verb]
        for name in fields:
            if name not in told:
                raise IllegalAnswer(refusals.NO_FIELD.fill(verb=verb, wanted=", ".join(told), name=name))
        if verb == "swap":
            leaves, comes = str(fields.get("leaves", "")), str(fields.get("comes", ""))
            return {"leaves": leaves, "comes": comes, GOES_ON: GAME.setup(**changes.swap_hero(s, old, leaves, comes))}
        seats = fields.get("seats", min(old["seats"], len(self.heroes(fields, old))))
        if type(seats) is not int:
            raise IllegalAnswer(refusals.NUMBER_OF_SEATS.fill(seats=seats))
        if verb == "players":
            return {"seats": seats, GOES_ON: GAME.setup(**changes.seat_players(s, old, seats))}
        heroes = self.heroes(fields, old)
        act = chronicle.saga(s).act if s.saga is not None else 0
        goes_on = GAME.setup(**changes.restart_act(s, old, heroes, seats))
        return {"heroes": heroes, "seats": seats, "act": act, GOES_ON: goes_on}

    def heroes(self, fields: Json, old: Json) -> list[str]:
        """The heroes that an act is begun again with: those that are named, or those who play."""
        given = fields.get("heroes", old["heroes"])
        if isinstance(given, str):
            given = [x.strip() for x in given.split(",")]
        if not isinstance(given, list) or not all([isinstance(x, str) for x in given]):
            raise IllegalAnswer(refusals.SOME_HEROES.fill(heroes=given))
        return given

    def goes_on(self, goes_on: Json, **said: object) -> None:
        """Another game of the same story goes on; what the entry says of it besides must be so."""
        if self.begun >= MOST_GAMES:
            raise IllegalAnswer(refusals.SO_MANY_GAMES.fill(most=MOST_GAMES))
        after = GAME.setup(**goes_on)
        told = {"tale": self.setup["tale"], "stories": self.setup["stories"], "content": self.setup["content"], **said}
        for name, value in told.items():
            if after[name] != value:
                raise IllegalAnswer(refusals.SAYS_OTHERWISE.fill(name=name, value=value))
        self.setup = after
        self.begun += 1

    def restart_act(self, heroes: Json, seats: int, act: int, goes_on: Json) -> None:
        """The act is begun again, with these heroes and so many players (FF.restart-act)."""
        if type(act) is not int or not 0 <= act < len(self.tale.acts):
            raise IllegalAnswer(refusals.SAYS_OTHERWISE.fill(name="act", value=act))
        self.goes_on(goes_on, heroes=heroes, seats=seats)

    def swap(self, leaves: str, comes: str, goes_on: Json) -> None:
        """A hero takes the place of another (FF.hero-swap)."""
        here = self.setup["heroes"]
        if leaves not in here:
            raise IllegalAnswer(refusals.SAYS_OTHERWISE.fill(name="leaves", value=leaves))
        self.goes_on(goes_on, heroes=[comes if id == leaves else id for id in here])

    def players(self, seats: int, goes_on: Json) -> None:
        """Other players sit down."""
        self.goes_on(goes_on, heroes=self.setup["heroes"], seats=seats)

    @staticmethod
    def recount(sitting: Sitting, lang: str) -> Recount | None:
        return recounting.recount(sitting, lang)

    # ------------------------------------------------------------ on paper
    def dump(self) -> Json:
        named = {name: self.setup[name] for name in ("tale", "heroes", "seats", "hardcore", "all_rules")}
        return {**named, "number": self.number, "result": self.result}

    def tell(self, entry: Json, lang: str) -> list[str]:
        return [text.text(lang) for text in telling.paragraphs(self.setup, entry)]

    def describe_standing(self, sitting: Sitting | None, lang: str) -> Json:
        s = None if sitting is None else sitting.state
        return telling.describe_standing(self.setup, s if isinstance(s, Fate) else None, lang)

    def chapter(self, result: Json, lang: str) -> Json:
        ending = self.tale.scenes[result["ending"]]
        paragraphs = [x for x in ending.text.text(lang).split("\n\n") if x]
        return {
            "title": self.tale.title.text(lang),
            "picture": ending.id,
            "paragraphs": paragraphs,
            "flags": [],
            "earned": [],
        }

    def page(self, lang: str) -> Json:
        members = [
            {"id": id, "name": telling.hero(self.setup, id).text(lang), "seat": k % self.setup["seats"]}
            for k, id in enumerate(self.setup["heroes"])
        ]
        title = self.tale.title.text(lang)
        return {
            "title": title,
            "of": 1,
            "members": members,
            "result": self.result,
            "problem": "",
            "verbs": [],
            "turns": [] if self.over else list(self.turns),
            "next": None if self.over else {"title": title},
            "heroes": [{"id": id, "name": telling.hero(self.setup, id).text(lang)} for id in self.tale.heroes],
            **self.describe_standing(None, lang),
        }

    def shop(self, member: str, taking: Sequence[tuple[str, str]], lang: str) -> Json:
        raise IllegalAnswer(refusals.NO_SHOP.fill())


CHRONICLE: Final = ToldChronicle
