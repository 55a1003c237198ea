"""Night of the Zealot: three scenarios, and what passes between them by the rules of campaign mode."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from tableforge.arkham import chaos, scenarios
from tableforge.arkham.decks import pool, weaknesses
from tableforge.arkham.decks.deck import LONGEST_ID, Deck, check_start
from tableforge.arkham.decks.upgrade import Exchange, buy
from tableforge.arkham.doors.campaign import page, refusals, telling
from tableforge.arkham.editions import NAMES
from tableforge.arkham.names import DIFFICULTIES, FACES
from tableforge.arkham.settings import MOST_SEATS, deck_of
from tableforge.campaign import CampaignChoice, CampaignQuestion, Chronicle
from tableforge.errors import BadSetup, IllegalAnswer
from tableforge.kernel.chance import rng
from tableforge.tongue.spelling import squash, unknown

Json = dict[str, Any]
ACTIVE: Final = "active"
AWAY: Final = "away"
GONE: Final = ("killed", "insane")


class Member:
    """An investigator of the campaign: the deck with its unspent experience, the trauma, and whether it still takes part."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.trauma = [0, 0]
        self.earned = 0
        self.story: list[str] = []  # the story cards that it has been given
        self.status = ACTIVE

    @property
    def id(self) -> str:
        """The investigator that this member plays."""
        return self.deck.investigator

    def exchange(self, card: str, instead_of: str) -> None:
        """Pay for a card with experience; another one leaves the deck for it."""
        self.deck = buy(self.deck, [Exchange(instead_of, card)], self.story).deck

    def dump(self) -> Json:
        """The member as plain data."""
        return {
            "id": self.id,
            "deck": self.deck.to_json(),
            "trauma": list(self.trauma),
            "earned": self.earned,
            "unspent": self.deck.experience,
            "story": list(self.story),
            "status": self.status,
        }


def is_exchange(pair: object) -> bool:
    """Whether something is a card to be bought and one that leaves for it."""
    return isinstance(pair, (list, tuple)) and len(pair) == 2 and all([isinstance(x, str) for x in pair])


class NightOfTheZealot(Chronicle):
    """Night of the Zealot as far as it has come."""

    options = ("investigators", "difficulty", "rules", "lead")
    verbs = ("buy", "buy_all", "replace", "leave", "join", "come_back", "take", "lead", "lose", "stop")
    own_verbs = ("buy", "buy_all", "take")
    member_field = "investigator"

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

    def plain(self, entry: Json) -> Json:
        """Decks that are only named are written out, so that the log needs nothing but itself; all else goes by its id."""
        out = dict(entry)
        for field in ("card", "instead_of"):
            if isinstance(out.get(field), str):
                out[field] = pool.named(out[field][:LONGEST_ID])
        if isinstance(out.get("cards"), list):
            out["cards"] = [
                [pool.named(x[:LONGEST_ID]) for x in pair] if is_exchange(pair) else pair for pair in out["cards"]
            ]
        who = out.get("investigator")
        if isinstance(who, str):
            out["investigator"] = pool.investigators().get(squash(who[:LONGEST_ID]), who)
        group = out.get("investigators")
        if isinstance(group, str):
            group = [group]
        if isinstance(group, (list, tuple)):
            out["investigators"] = [deck_of(given).to_json() for given in group]
        if "deck" in out:
            out["deck"] = deck_of(out["deck"]).to_json()
        return out

    # ------------------------------------------------------------ the beginning
    def begin(self, seed: int, options: Json) -> None:
        given = dict(options)
        decks = given.pop("investigators", None)
        self.seed = seed
        self.difficulty = given.pop("difficulty", "standard")
        self.rules = given.pop("rules", "faq")
        lead = given.pop("lead", 0)
        for name in given:
            raise BadSetup(unknown(refusals.NO_OPTION, name, self.options))
        if self.difficulty not in DIFFICULTIES:
            raise BadSetup(unknown(refusals.NO_DIFFICULTY, self.difficulty, DIFFICULTIES))
        if self.rules not in NAMES:
            raise BadSetup(unknown(refusals.NO_RULES, self.rules, NAMES))
        if not isinstance(decks, list) or not 1 <= len(decks) <= MOST_SEATS:
            raise BadSetup(refusals.WHO_BEGINS.fill(most=MOST_SEATS))
        for deck in [Deck.from_json(x) for x in decks]:
            if deck.investigator in self.members:
                raise BadSetup(refusals.TWICE.fill(who=telling.card_title(deck.investigator)))
            self.seat(deck)
        if type(lead) is not int or not 0 <= lead < len(self.seats):
            raise BadSetup(refusals.NO_LEAD.fill(last=len(self.seats) - 1))
        self.lead_id = self.seats[lead]
        self.bag = [FACES[face] for face in chaos.bag(self.difficulty)]

    def seat(self, deck: Deck) -> None:
        """An investigator who has not been in this campaign takes part from now on, with a new deck."""
        check_start(deck, standalone=False)
        if deck.investigator in self.members:
            raise BadSetup(refusals.USED_BEFORE.fill(who=telling.card_title(deck.investigator)))
        decks = [m.deck for m in self.members.values()]
        chance = rng(
            self.seed + len(decks)
        )  # each newcomer draws from what is left in the one box (AH.basic-weakness-pool)
        deck = weaknesses.draw([*decks, replace(deck, experience=0)], chance)[-1]
        self.members[deck.investigator] = Member(deck)
        self.seats.append(deck.investigator)

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
        gone = self.lost_members()
        if self.question() is not None:
            raise IllegalAnswer(refusals.NOBODY_TO_CHOOSE.fill(who=telling.join_titles(gone)))
        if gone:
            out = refusals.TO_BE_REPLACED if len(gone) == 1 else refusals.ALL_TO_BE_REPLACED
            raise IllegalAnswer(out.fill(who=telling.join_titles(gone)))
        if not self.seats:
            raise IllegalAnswer(refusals.NOBODY_LEFT.fill())
        here = [self.members[id] for id in self.seats]
        return {
            "scenario": self.scenario,
            "difficulty": self.difficulty,
            "rules": self.rules,
            "investigators": [{"id": m.id, "deck": list(m.deck.ids()), "trauma": list(m.trauma)} for m in here],
            "lead": self.seats.index(self.lead_id),
            "log": list(self.log),
            "bag": list(self.bag),
            "campaign": True,
        }

    def record(self, result: Json) -> None:
        if result["scenario"] != self.scenario or [x["id"] for x in result["investigators"]] != self.seats:
            raise IllegalAnswer(
                refusals.ANOTHER_GAME.fill(
                    scenario=scenarios.scenario(self.scenario).title, who=telling.join_titles(self.seats)
                )
            )
        for row in result["investigators"]:
            m = self.members[row["id"]]
            physical, mental = row["trauma"]
            m.trauma = [physical, mental]
            m.earned += row["experience"]
            m.deck = m.deck.earning(row["experience"])
            if row["status"] in GONE:
                m.status = row["status"]
        self.offers = []  # what the story offered before this game was offered until then (AH.deck-story-assets)
        for what, seat, how in result["changes"]:
            self.change(what, self.members[self.seats[seat]] if seat >= 0 else None, how)
        self.played += 1
        if not self.over and self.lost_members() and not self.newcomers() and not self.others_could_go_on():
            self.result = "lost"

    # ------------------------------------------------------------ those who are lost
    def lost_members(self) -> list[str]:
        """Those who take part and were killed or driven insane: each must be replaced, or leave."""
        return [id for id in self.seats if self.members[id].status in GONE]

    def newcomers(self) -> list[str]:
        """The investigators whom nobody has used in this campaign (AH.newcomer)."""
        return [id for id in pool.investigators().values() if id not in self.members]

    def others_could_go_on(self) -> bool:
        """Whether somebody is alive and sane, here or away."""
        return any([m.status in (ACTIVE, AWAY) for m in self.members.values()])

    def question(self) -> CampaignQuestion | None:
        """Somebody must choose a new investigator, and none is left: by the rules all have lost, unless that player leaves."""
        gone = self.lost_members()
        if not gone or self.newcomers():
            return None
        leaving = [
            CampaignChoice(
                telling.LEAVES.fill(who=telling.card_title(id)), "AH.leave-or-join", {"do": "leave", "investigator": id}
            )
            for id in gone
        ]
        losing = CampaignChoice(telling.LOSES, "AH.new-investigator", {"do": "lose"})
        return CampaignQuestion(telling.NOBODY_TO_CHOOSE.fill(who=telling.join_titles(gone)), (*leaving, losing))

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
            self.give(m, how)
        elif what == "loses-card":
            for other in self.members.values():
                other.deck = other.deck.losing(how)
                other.story = [id for id in other.story if id != how]
        elif what == "offers-card":
            self.offers.append(how)
        elif what == "token":
            self.bag.append(how)
        elif what == "result":
            self.result = how
        elif what != "experience":
            raise IllegalAnswer(refusals.NO_CHANGE.fill(what=what))

    def give(self, m: Member, card: str) -> None:
        """A card joins a deck by the story's leave (AH.campaign-carries-over)."""
        m.deck = m.deck.gaining(card)
        if pool.is_story(pool.card(card)):
            m.story.append(card)

    # ------------------------------------------------------------ between games
    def member(self, id: str) -> Member:
        """Somebody who takes part."""
        if id not in self.seats:
            raise IllegalAnswer(unknown(refusals.NOT_IN_IT, id, self.seats))
        return self.members[id]

    def living(self, id: str) -> Member:
        """Somebody who takes part and can go on."""
        m = self.member(id)
        if m.status in GONE:
            raise IllegalAnswer(refusals.TO_BE_REPLACED.fill(who=telling.card_title(id)))
        return m

    def buy(self, investigator: str, card: str, instead_of: str) -> None:
        """Buy a card with experience; another one leaves the deck for it, or is upgraded to it."""
        self.living(investigator).exchange(card, instead_of)

    def buy_all(self, investigator: str, cards: Json) -> None:
        """Buy several cards at once, in this order: each a pair of a card and the one that leaves for it."""
        if not isinstance(cards, list) or not cards or not all([is_exchange(pair) for pair in cards]):
            raise IllegalAnswer(refusals.NO_EXCHANGES.fill())
        m = self.living(investigator)
        for card, instead_of in cards:
            m.exchange(card, instead_of)

    def replace(self, investigator: str, deck: Json) -> None:
        """A new investigator takes the place of one who was killed or driven insane."""
        m = self.member(investigator)
        if m.status not in GONE:
            raise IllegalAnswer(refusals.STILL_ALIVE.fill(who=telling.card_title(investigator)))
        place = self.seats.index(investigator)
        self.seat(Deck.from_json(deck))
        new = self.seats.pop()
        self.seats[place] = new
        if self.lead_id == investigator:
            self.lead_id = new

    def leave(self, investigator: str) -> None:
        """A player leaves; what is written of the investigator stays."""
        m = self.member(investigator)
        if m.status == ACTIVE:
            m.status = AWAY
        self.seats.remove(investigator)
        if self.lead_id == investigator:
            self.lead_id = self.seats[0] if self.seats else ""

    def join(self, deck: Json) -> None:
        """A newcomer takes an investigator whom nobody has used, without experience or trauma."""
        self.room_for_one()
        self.seat(Deck.from_json(deck))
        self.lead_id = self.lead_id or self.seats[0]

    def come_back(self, investigator: str) -> None:
        """Somebody who left comes back as written down."""
        m = self.members.get(investigator)
        if m is None or m.status != AWAY:
            raise IllegalAnswer(refusals.NEVER_LEFT.fill(who=investigator))
        self.room_for_one()
        m.status = ACTIVE
        self.seats.append(investigator)
        self.lead_id = self.lead_id or self.seats[0]

    def room_for_one(self) -> None:
        """Raise IllegalAnswer where every seat of the campaign is taken."""
        if len(self.seats) >= MOST_SEATS:
            raise IllegalAnswer(refusals.HOW_MANY.fill(most=MOST_SEATS))

    def take(self, investigator: str, card: str) -> None:
        """An investigator takes a story asset that the story offers to whoever goes on."""
        if card not in self.offers:
            raise IllegalAnswer(refusals.NOT_OFFERED.fill(card=card))
        self.give(self.living(investigator), card)
        self.offers.remove(card)

    def lead(self, investigator: str) -> None:
        """Another lead investigator for the next scenario (AH.setup-lead-investigator)."""
        self.lead_id = self.living(investigator).id

    def lose(self) -> None:
        """Nobody is left to take the place of somebody who was lost: the players have lost (AH.new-investigator)."""
        if self.question() is None:
            raise IllegalAnswer(refusals.NOT_LOST.fill())
        self.result = "lost"

    def stop(self) -> None:
        """The players stop here."""
        self.result = "stopped"

    # ------------------------------------------------------------ on paper
    def dump(self) -> Json:
        return {
            "campaign": "night-of-the-zealot",
            "difficulty": self.difficulty,
            "rules": self.rules,
            "number": self.number,
            "scenario": "" if self.over else self.scenario,
            "seats": list(self.seats),
            "lead": self.lead_id,
            "investigators": [m.dump() for m in self.members.values()],
            "bag": list(self.bag),
            "log": list(self.log),
            "crossed_out": list(self.crossed_out),
            "offers": list(self.offers),
            "result": self.result,
        }

    def tell(self, entry: Json, lang: str) -> list[str]:
        return [text.text(lang) for text in telling.paragraphs(self, entry)]

    def chapter(self, result: Json, lang: str) -> Json:
        return page.chapter(self, result, lang)

    def page(self, lang: str) -> Json:
        return page.page(self, lang)

    def shop(self, member: str, taking: Sequence[tuple[str, str]], lang: str) -> Json:
        return page.shop(self.living(member), taking, lang)


CHRONICLE: Final = NightOfTheZealot
