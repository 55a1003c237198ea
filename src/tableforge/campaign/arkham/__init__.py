"""Night of the Zealot: three scenarios, and what passes between them by the rules of campaign mode."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tableforge.arkham import chaos, scenarios
from tableforge.arkham.cards import ALL
from tableforge.arkham.decks.building import (
    MOST_COPIES,
    RANDOM_WEAKNESS,
    copies,
    counts,
    investigators,
    named,
    price,
    problems,
    weaknesses_left,
    why_not,
)
from tableforge.arkham.names import DIFFICULTIES, FACES
from tableforge.campaign import Chronicle
from tableforge.campaign.arkham import refusals, telling
from tableforge.errors import BadDeck, BadSetup, IllegalAnswer
from tableforge.kernel.chance import rng
from tableforge.tongue.both import joined
from tableforge.tongue.spelling import unknown

Json = dict[str, Any]
MOST_SEATS: Final = 4
ACTIVE: Final = "active"
AWAY: Final = "away"
GONE: Final = ("killed", "insane")


class Member:
    """An investigator of the campaign: the deck, the trauma, the experience, and whether it still takes part."""

    def __init__(self, id: str, deck: list[str]) -> None:
        self.id = id
        self.deck = deck
        self.trauma = [0, 0]
        self.earned = 0
        self.spent = 0
        self.status = ACTIVE

    @property
    def unspent(self) -> int:
        return self.earned - self.spent

    def dump(self) -> Json:
        return {
            "id": self.id, "deck": list(self.deck), "trauma": list(self.trauma), "earned": self.earned, "spent": self.spent,
            "status": self.status,
        }  # fmt: skip


class NewChronicle(Chronicle):
    """Night of the Zealot as far as it has come."""

    verbs = ("buy", "replace", "leave", "join", "come_back", "take", "lead", "stop")

    def __init__(self) -> None:
        self.seed = 0
        self.difficulty = ""
        self.rules = ""
        self.members: dict[str, Member] = {}
        self.seats: list[str] = []
        self.lead_id = ""
        self.bag: list[str] = []
        self.log: list[str] = []
        self.crossed_out: list[str] = []
        self.offers: list[str] = []
        self.played = 0
        self.result = ""
        self.drawn = 0  # weaknesses that chance has drawn for decks

    # ------------------------------------------------------------ the beginning
    def begin(self, seed: int, options: Json) -> None:
        given = dict(options)
        group = given.pop("investigators", None)
        self.seed = seed
        self.difficulty = given.pop("difficulty", "standard")
        self.rules = given.pop("rules", "faq")
        lead = given.pop("lead", 0)
        if given:
            raise BadSetup(refusals.NO_OPTION.fill(name=next(iter(given))))
        if self.difficulty not in DIFFICULTIES:
            raise BadSetup(unknown(refusals.NO_DIFFICULTY, self.difficulty, DIFFICULTIES))
        if not isinstance(group, list) or not 1 <= len(group) <= MOST_SEATS:
            raise BadSetup(refusals.HOW_MANY.fill(most=MOST_SEATS))
        for one in group:
            self.seat(*deck_of(one))
        if not isinstance(lead, int) or not 0 <= lead < len(self.seats):
            raise BadSetup(refusals.NO_LEAD.fill(last=len(self.seats) - 1))
        self.lead_id = self.seats[lead]
        self.bag = [FACES[face] for face in chaos.bag(self.difficulty)]

    def seat(self, id: str, deck: list[str]) -> None:
        """An investigator who has not been in this campaign takes part from now on, with a new deck."""
        if id in self.members:
            raise BadSetup(refusals.USED_BEFORE.fill(who=id))
        wrong = problems(id, deck)
        if wrong:
            raise BadDeck(refusals.BAD_DECK.fill(who=id, problems=joined(wrong)), tuple(wrong))
        self.members[id] = Member(id, deck)
        self.members[id].deck = [self.drawn_weakness() if card == RANDOM_WEAKNESS else card for card in deck]
        self.seats.append(id)

    def drawn_weakness(self) -> str:
        """A basic weakness by chance, from what the one collection of the group still has."""
        pool = weaknesses_left([m.deck for m in self.members.values()])
        self.drawn += 1
        return pool[rng(self.seed + self.drawn).below(len(pool))]

    # ------------------------------------------------------------ games
    @property
    def number(self) -> int:
        return self.played + 1

    @property
    def over(self) -> bool:
        return self.result != "" or self.played >= len(scenarios.IDS)

    @property
    def scenario(self) -> str:
        """The scenario to be played now."""
        return scenarios.IDS[self.played]

    def settings(self) -> Json:
        gone = [id for id in self.seats if self.members[id].status in GONE]
        if gone:
            raise IllegalAnswer(refusals.TO_BE_REPLACED.fill(who=", ".join(gone)))
        if not self.seats:
            raise IllegalAnswer(refusals.NOBODY_LEFT.fill())
        return {
            "scenario": self.scenario,
            "difficulty": self.difficulty,
            "rules": self.rules,
            "investigators": [
                {"id": id, "deck": list(self.members[id].deck), "trauma": list(self.members[id].trauma)} for id in self.seats
            ],
            "lead": self.seats.index(self.lead_id) if self.lead_id in self.seats else 0,
            "log": list(self.log),
            "bag": list(self.bag),
            "campaign": True,
        }

    def record(self, result: Json) -> None:
        if result["scenario"] != self.scenario or [x["id"] for x in result["investigators"]] != self.seats:
            raise IllegalAnswer(refusals.ANOTHER_GAME.fill(scenario=self.scenario, who=", ".join(self.seats)))
        for row in result["investigators"]:
            m = self.members[row["id"]]
            m.trauma = list(row["trauma"])
            m.earned += row["experience"]
            if row["status"] in GONE:
                m.status = row["status"]
        for what, seat, how in result["changes"]:
            self.change(what, self.members[self.seats[seat]] if seat >= 0 else None, how)
        self.played += 1
        if not self.result and self.nobody_could_go_on():
            self.result = "lost"

    def nobody_could_go_on(self) -> bool:
        """Whether everybody is dead or mad, and nobody is left who could take their place (AH.new-investigator)."""
        alive = [id for id in self.seats if self.members[id].status == ACTIVE]
        return not alive and not [id for id in investigators() if id not in self.members]

    def change(self, what: str, m: Member | None, how: str) -> None:
        """One row of what a game has changed; what concerns experience is counted already."""
        if what == "record":
            if how not in self.log:
                self.log.append(how)
        elif what == "cross-out":
            if how in self.log:
                self.log.remove(how)
                self.crossed_out.append(how)
        elif what == "gains-card":
            assert m is not None
            m.deck.append(how)
        elif what == "loses-card":
            for other in self.members.values():
                other.deck = [card for card in other.deck if card != how]
        elif what == "offers-card":
            self.offers.append(how)
        elif what == "token":
            self.bag.append(how)
        elif what == "result":
            self.result = how
        elif what != "experience":
            raise IllegalAnswer(refusals.NO_CHANGE.fill(what=what))

    # ------------------------------------------------------------ between games
    def member(self, id: str) -> Member:
        if id not in self.seats:
            raise IllegalAnswer(unknown(refusals.NOT_IN_IT, id, self.seats))
        return self.members[id]

    def buy(self, investigator: str, card: str, instead_of: str) -> None:
        """Buy a card with experience; another one leaves the deck for it, or is upgraded to it."""
        m = self.member(investigator)
        if m.status in GONE:
            raise IllegalAnswer(refusals.TO_BE_REPLACED.fill(who=investigator))
        for id in (card, instead_of):
            if id not in ALL:
                raise IllegalAnswer(unknown(refusals.NO_CARD, id, ALL, list_all=False))
        new, old = ALL[card], ALL[instead_of]
        self.may_leave(m, instead_of)
        wrong = why_not(ALL[investigator], new)
        if wrong is not None:
            raise IllegalAnswer(wrong)
        if not counts(new):
            raise IllegalAnswer(refusals.NOT_FOR_SALE.fill(card=named(new)))
        rest = list(m.deck)
        rest.remove(instead_of)
        if copies(rest, new.en) >= MOST_COPIES:
            raise IllegalAnswer(refusals.ENOUGH_COPIES.fill(card=new.en, most=MOST_COPIES))
        cost = price(new, old)
        if cost > m.unspent:
            raise IllegalAnswer(refusals.TOO_DEAR.fill(card=named(new), cost=cost, have=m.unspent))
        m.deck[m.deck.index(instead_of)] = card
        m.spent += cost

    def may_leave(self, m: Member, id: str) -> None:
        """Refuse to take a card out of a deck that is not in it, or must stay (AH.buying-keeps-deck-size)."""
        if id not in m.deck:
            raise IllegalAnswer(refusals.NOT_IN_DECK.fill(card=named(ALL[id]), who=m.id))
        if not counts(ALL[id]):
            raise IllegalAnswer(refusals.MUST_STAY.fill(card=named(ALL[id])))

    def replace(self, investigator: str, by: str, deck: Sequence[str]) -> None:
        """A new investigator takes the place of one who was killed or driven insane."""
        m = self.member(investigator)
        if m.status not in GONE:
            raise IllegalAnswer(refusals.STILL_ALIVE.fill(who=investigator))
        place = self.seats.index(investigator)
        self.seat(by, list(deck))
        self.seats.remove(by)
        self.seats[place] = by
        if self.lead_id == investigator:
            self.lead_id = by

    def leave(self, investigator: str) -> None:
        """A player leaves; what is written of the investigator stays."""
        m = self.member(investigator)
        if m.status == ACTIVE:
            m.status = AWAY
        self.seats.remove(investigator)
        if self.lead_id == investigator and self.seats:
            self.lead_id = self.seats[0]

    def join(self, investigator: str, deck: Sequence[str]) -> None:
        """A newcomer takes an investigator whom nobody has used."""
        self.room_for_one()
        self.seat(investigator, list(deck))

    def come_back(self, investigator: str) -> None:
        """Somebody who left comes back as written down."""
        m = self.members.get(investigator)
        if m is None or m.status != AWAY:
            raise IllegalAnswer(refusals.NEVER_LEFT.fill(who=investigator))
        self.room_for_one()
        m.status = ACTIVE
        self.seats.append(investigator)

    def room_for_one(self) -> None:
        if len(self.seats) >= MOST_SEATS:
            raise IllegalAnswer(refusals.HOW_MANY.fill(most=MOST_SEATS))

    def take(self, investigator: str, card: str) -> None:
        """An investigator takes a story asset that the story offers to whoever goes on."""
        if card not in self.offers:
            raise IllegalAnswer(refusals.NOT_OFFERED.fill(card=card))
        m = self.member(investigator)
        if m.status in GONE:
            raise IllegalAnswer(refusals.TO_BE_REPLACED.fill(who=investigator))
        self.offers.remove(card)
        m.deck.append(card)

    def lead(self, investigator: str) -> None:
        """Another lead investigator for the next scenario (AH.setup-lead-investigator)."""
        self.lead_id = self.member(investigator).id

    def stop(self) -> None:
        """The players stop here."""
        self.result = "stopped"

    # ------------------------------------------------------------ on paper
    def dump(self) -> Json:
        return {
            "campaign": "night-of-the-zealot", "difficulty": self.difficulty, "rules": self.rules, "number": self.number,
            "scenario": "" if self.over else self.scenario, "seats": list(self.seats), "lead": self.lead_id,
            "investigators": [m.dump() for m in self.members.values()], "bag": list(self.bag), "log": list(self.log),
            "crossed_out": list(self.crossed_out), "offers": list(self.offers), "result": self.result,
        }  # fmt: skip

    def tell(self, entry: Json, lang: str) -> list[str]:
        return [text.text(lang) for text in telling.paragraphs(self, entry)]


def deck_of(given: object) -> tuple[str, list[str]]:
    """An investigator and a deck, as a caller gives them."""
    if not isinstance(given, dict) or not isinstance(given.get("id"), str) or not isinstance(given.get("deck"), list):
        raise BadSetup(refusals.AN_INVESTIGATOR.fill(got=given))
    return given["id"], [str(card) for card in given["deck"]]
