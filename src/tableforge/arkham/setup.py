"""Set-up, the thirteen steps of Appendix III: the table laid out, and the program that runs up to the first round.

`lay` puts every card where it is before chance and the players have a say; the program `SETUP` does the rest.  What it is laid
out from is plain data:

    scenario       the id of the scenario            difficulty   easy, standard, hard or expert
    investigators  for each seat {"id", "deck", "trauma"}: an investigator, the ids of its cards, physical and mental trauma
    lead           the seat of the lead investigator
    log            what the campaign log says: flags, and names as "list/card"; None where the scenario is played on its own
    earlier        then: the resolutions of the earlier scenarios       got_away     and the cultists who got away in them
    bag            the chaos tokens by name; None: those of the difficulty
    campaign       whether a defeat leaves a trauma   rules        "faq" or "2016"
"""

from __future__ import annotations

from typing import Any, Final

from tableforge.arkham import chaos, refusals, scenarios, story, turn
from tableforge.arkham.cards import CARDS, definition
from tableforge.arkham.conclude import Conclude
from tableforge.arkham.damage import place
from tableforge.arkham.decks.deck import starters
from tableforge.arkham.editions import EDITIONS
from tableforge.arkham.moves import enters
from tableforge.arkham.names import (
    ACT,
    ACT_AREA,
    ACT_DECK,
    AGENDA,
    AGENDA_AREA,
    AGENDA_DECK,
    ASIDE,
    COLLECTION,
    DAMAGE,
    DECK,
    DIFFICULTIES,
    ENCOUNTER_DECK,
    EXTRA_DECK,
    FACES,
    HAND,
    HORROR,
    LIMBO,
    LOCATION,
    PLAY,
    REFERENCE,
    SCENARIO,
    SEATED,
)
from tableforge.arkham.pieces import Card, Investigator
from tableforge.arkham.scenarios import Scenario
from tableforge.arkham.scenarios.earlier import Past, past
from tableforge.arkham.scenarios.ops import change, logged
from tableforge.arkham.state import AFrame, AOp, Arkham
from tableforge.errors import BadSetup
from tableforge.kernel.ask import DONE, NOT_YET
from tableforge.kernel.chance import rng
from tableforge.kernel.core import steps
from tableforge.tongue.spelling import unknown
from tableforge.tongue.text import Text, expected_but_got
from tableforge.words.frame import NO_CARD, NO_IDS, NOBODY

OPENING_HAND: Final = 5
OPENING_RESOURCES: Final = 5
RANDOM_WEAKNESS: Final = "random-basic-weakness"  # in a deck: one that is drawn from the collection


# ------------------------------------------------------------------ the box
def encounter_set(name: str) -> list[str]:
    """The cards of an encounter set, each as often as it is in it."""
    return [id for id, card in CARDS.items() if card.set == name for _ in range(card.quantity)]


def basic_weaknesses() -> list[str]:
    """The basic weaknesses of the collection, each as often as it is in it."""
    return [id for id, card in CARDS.items() if card.basic for _ in range(card.quantity)]


def agree(setup: dict[str, Any]) -> None:
    """Refuse two of the same investigator, a lead whom there is not, and a past that cannot have been."""
    if setup["position"] is not None:
        return
    seen: list[str] = []
    for who in setup["investigators"]:
        if who["id"] in seen:
            d = definition(who["id"])
            raise BadSetup(refusals.TWICE.fill(name=Text(d.en, d.fr)))
        seen.append(who["id"])
    if setup["lead"] >= len(seen):
        raise BadSetup(refusals.NO_LEAD.fill(seat=setup["lead"], n=len(seen)))
    for name in ("log", "earlier", "got_away", "bag"):
        value = setup[name]
        if value is not None and not (isinstance(value, list) and all([isinstance(x, str) for x in value])):
            raise BadSetup(expected_but_got(refusals.A_LIST.fill(name=name), value))
    for face in setup["bag"] or ():
        if face not in FACES:
            raise BadSetup(unknown(refusals.NO_FACE, face, FACES))
    past_of(setup)


def any_group(seed: int) -> dict[str, Any]:
    """A group that nobody chose: some investigators with some decks, in some scenario, at some difficulty, by either book."""
    chance = rng(seed)
    seats = 1 + chance.below(4)
    names = list(starters())
    first = sorted({deck.investigator for deck in starters().values()})
    who = [first.pop(chance.below(len(first))) for _ in range(seats)]
    decks = [[x for x in names if starters()[x].investigator == id] for id in who]
    return {
        "scenario": list(scenarios.IDS)[chance.below(len(scenarios.IDS))],
        "difficulty": DIFFICULTIES[chance.below(len(DIFFICULTIES))],
        "rules": list(EDITIONS)[chance.below(len(EDITIONS))],
        "investigators": tuple([f"starter:{row[chance.below(len(row))]}" for row in decks]),
    }


def brief(setup: dict[str, Any], lang: str) -> str:
    """Who plays which scenario."""
    who = [definition(x["id"]) for x in setup["investigators"]]
    names = ", ".join([Text(d.en, d.fr).text(lang) for d in who])
    return f"{scenarios.scenario(setup['scenario']).title.text(lang)} – {names}"


def called(setup: dict[str, Any], seat: int, lang: str) -> str:
    """Whom a seat plays; a position laid out by hand has no names beforehand."""
    if setup.get("position") is not None:
        return ""
    d = definition(setup["investigators"][seat]["id"])
    return Text(d.en, d.fr).text(lang)


# ------------------------------------------------------------------ the table
def lay(setup: dict[str, Any]) -> Arkham:
    """The table laid out: nothing has been drawn by chance yet, and nobody has been asked anything."""
    if setup.get("position") is not None:
        from tableforge.arkham import position

        return position.lay_out(setup)
    s = Arkham(0, EDITIONS[setup["rules"]])
    scenario = scenarios.scenario(setup["scenario"])
    s.scenario = scenario.id
    s.hard = setup["difficulty"] in ("hard", "expert")
    s.campaign = setup["campaign"]
    s.lead = setup["lead"]
    before = past_of(setup)
    s.log = tuple([(name, 1) for name in before.log])
    tokens = setup["bag"]
    s.bag = chaos.bag(setup["difficulty"]) if tokens is None else tuple(sorted([FACES.index(x) for x in tokens]))
    for p, who in enumerate(setup["investigators"]):
        seat_investigator(s, p, who, before)
    for p, who in enumerate(setup["investigators"]):
        for id in (*who["deck"], *(before.cards if p == s.lead else ())):
            if id != RANDOM_WEAKNESS:
                add_deck_card(s, p, id)
    lay_scenario(s, scenario)
    lay_weaknesses(s)
    draws = [p for p, who in enumerate(setup["investigators"]) for id in who["deck"] if id == RANDOM_WEAKNESS]
    f = AFrame(SETUP, NO_CARD, NOBODY)
    f.loop = tuple(draws)
    s.call(f)
    turn.begin(s)
    return s


def past_of(setup: dict[str, Any]) -> Past:
    """What has happened before: what a campaign says, or what is chosen for a scenario that is played on its own."""
    if setup["log"] is not None:
        return Past(tuple(setup["log"]))
    return past(setup["scenario"], setup.get("earlier", ()), setup.get("got_away", ()))


def add(s: Arkham, id: str, owner: int, zone: int) -> int:
    """A new card, in a zone of its owner or of the scenario."""
    i = len(s.cards)
    s.cards.append(Card(s.tag, definition(id), owner, zone))
    if zone not in (SEATED, REFERENCE):
        s.put_in(i, owner, zone, bottom=True)
    return i


def seat_investigator(s: Arkham, p: int, who: dict[str, Any], before: Past) -> None:
    """A seat with its investigator card, and the trauma that it brings."""
    q = Investigator(s.tag, add(s, who["id"], p, SEATED))
    borne = [who["trauma"], before.each, before.lead if p == s.lead else (0, 0)]
    q.trauma = (sum([x[0] for x in borne]), sum([x[1] for x in borne]))
    s.players.append(q)


def add_deck_card(s: Arkham, p: int, id: str) -> None:
    """A card of a deck; a permanent one begins in play (AH.permanent)."""
    if definition(id).permanent:
        enters(s, add(s, id, p, PLAY), p)
    else:
        add(s, id, p, DECK)


def lay_scenario(s: Arkham, scenario: Scenario) -> None:
    """All cards of the scenario: decks, what is set aside, and what only chance or the campaign log brings into it."""
    for z, ids in ((AGENDA_DECK, scenario.agendas), (ACT_DECK, scenario.acts)):
        for id in ids:
            add(s, id, NOBODY, z)
    for name in scenario.sets:
        for id in encounter_set(name):
            zone = zone_of(scenario, id)
            if zone >= 0:
                add(s, id, NOBODY, zone)
    s.reference = add(s, scenario.reference, NOBODY, REFERENCE)
    for z, names in ((EXTRA_DECK, scenario.extra), (COLLECTION, scenario.perhaps)):
        for name in names:
            for id in encounter_set(name):
                add(s, id, NOBODY, z)
    for id in scenario.guests:
        if not [c for c in s.cards if c.d.id == id]:
            add(s, id, NOBODY, COLLECTION)


def zone_of(scenario: Scenario, id: str) -> int:
    """Where a card of the scenario's sets begins: aside, or in the encounter deck; NOBODY for what lies elsewhere already."""
    d = definition(id)
    if d.type in (ACT, AGENDA, SCENARIO):
        return NOBODY
    return ASIDE if d.type == LOCATION or id in scenario.aside else ENCOUNTER_DECK


def lay_weaknesses(s: Arkham) -> None:
    """The basic weaknesses that no deck has are in the collection, one box for the whole group (AH.basic-weakness-pool)."""
    taken = [c.d.id for c in s.cards if c.d.basic]
    for id in basic_weaknesses():
        if id in taken:
            taken.remove(id)
        else:
            add(s, id, NOBODY, COLLECTION)


# ------------------------------------------------------------------ steps for each seat
class EachSeat(AOp):
    """A step that every investigator takes, in player order."""

    def run(self, s: Arkham, f: AFrame) -> None:
        seats = s.in_order()
        if f.number == len(seats):
            f.number = 0
        elif self.done(s, f, seats[f.number]):
            f.number += 1
            f.pc -= 1

    def done(self, s: Arkham, f: AFrame, p: int) -> bool:
        """Take it for one seat; False while somebody, or chance, is asked."""
        raise AssertionError(f"{type(self).__name__} does nothing")


class SitDown(EachSeat):
    """1: who plays whom."""

    def done(self, s: Arkham, f: AFrame, p: int) -> bool:
        s.emit(self.rule, "investigator", p, (s.players[p].card,))
        return True


class BearTrauma(EachSeat):
    """2: old wounds and nightmares."""

    def done(self, s: Arkham, f: AFrame, p: int) -> bool:
        i = s.players[p].card
        physical, mental = s.players[p].trauma
        place(s, i, DAMAGE, physical, "AH.trauma-at-start")
        place(s, i, HORROR, mental, "AH.trauma-at-start")
        return True


class Lead(AOp):
    """3: the lead investigator."""

    def run(self, s: Arkham, f: AFrame) -> None:
        s.emit(self.rule, "lead", s.lead, (s.players[s.lead].card,))


class DrawWeaknesses(AOp):
    """Decks that ask for random basic weaknesses get them from the collection; they stay in the deck."""

    def run(self, s: Arkham, f: AFrame) -> None:
        pool = tuple([i for i in s.collection if s.cards[i].d.basic])
        if not f.loop or not pool:
            return
        i = s.chance(f, "random", self.rule, pool)
        if i == NOT_YET:
            return
        p = f.loop[0]
        f.loop = f.loop[1:]
        f.pc -= 1
        s.take_out(i)
        s.card(i).owner = p
        s.put_in(i, p, DECK)
        s.emit(self.rule, "weakness", p, (i,), frm=s.whole("collection", NOBODY))
        change(s, "gains-card", p, s.cards[i].d.id, self.rule)


class ShuffleDecks(EachSeat):
    """4: the investigators' decks."""

    def done(self, s: Arkham, f: AFrame, p: int) -> bool:
        return shuffled_with(s, f, p, NO_IDS, self.rule)


def shuffled_with(s: Arkham, f: AFrame, p: int, more: tuple[int, ...], rule: str) -> bool:
    """Shuffle a deck together with more cards; False while chance is asked."""
    order = s.chance_order(f, (*s.players[p].deck, *more), rule)
    if order is None:
        return False
    for i in more:
        s.take_out(i)
        s.card(i).zone = DECK
    s.set_zone(p, DECK, order)
    s.emit(rule, "shuffle", p, NO_IDS, len(more))
    return True


class FillBag(AOp):
    """6: the chaos bag."""

    def run(self, s: Arkham, f: AFrame) -> None:
        s.emit(self.rule, "chaos-bag", NOBODY, NO_IDS, len(s.bag), data=s.bag)


class TakeResources(EachSeat):
    """7: five resources."""

    def done(self, s: Arkham, f: AFrame, p: int) -> bool:
        s.player(p).resources = OPENING_RESOURCES
        s.emit(self.rule, "gain", p, (s.players[p].card,), OPENING_RESOURCES)
        return True


class DrawHand(EachSeat):
    """8: five cards, none of them a weakness."""

    def done(self, s: Arkham, f: AFrame, p: int) -> bool:
        draw_up(s, p, OPENING_HAND, self.rule)
        return True


def draw_up(s: Arkham, p: int, n: int, rule: str) -> None:
    """Draw so many cards; every weakness on the way is set aside and replaced (AH.setup-weaknesses)."""
    deck = s.players[p].deck
    got: list[int] = []
    weak: list[int] = []
    for i in deck:
        if len(got) == n:
            break
        (weak if s.cards[i].d.weakness else got).append(i)
    s.set_zone(p, DECK, deck[len(got) + len(weak) :])
    for i in weak:
        s.put_in(i, p, ASIDE)
        s.emit("AH.setup-weaknesses", "set-aside", p, (i,), frm=s.whole("deck", p))
    for i in got:
        s.card(i).zone = HAND
    s.set_zone(p, HAND, s.players[p].hand + tuple(got))
    s.emit(rule, "draw", p, tuple(got), len(got), NO_CARD, 1 << p, frm=s.whole("deck", p), to=s.whole("hand", p))


class Mulligan(AOp):
    """8: once, in player order, each may choose cards of the opening hand to be replaced."""

    def run(self, s: Arkham, f: AFrame) -> None:
        p = s.in_order()[f.number]
        hand = s.players[p].hand
        got = list(s.take_answers(f))
        while len(got) < len(hand) and DONE not in got:
            rest = tuple([i for i in hand if i not in got])
            i = s.ask(f, p, "mulligan", self.rule, (*rest, DONE), least=0, most=len(rest), stop=DONE)
            if i == NOT_YET:
                return
            got.append(i)
        f.chosen = tuple([i for i in got if i != DONE])
        for i in f.chosen:
            s.take_out(i)
            s.put_in(i, p, LIMBO)
        s.emit(self.rule, "mulligan", p, f.chosen, len(f.chosen), NO_CARD, 1 << p, how="" if f.chosen else "none")


class DrawAgain(AOp):
    """As many cards as were put back."""

    def run(self, s: Arkham, f: AFrame) -> None:
        if f.chosen:
            draw_up(s, s.in_order()[f.number], len(f.chosen), self.rule)


class ShuffleBack(AOp):
    """What was put back is shuffled into the deck; then it is the next one's turn to choose."""

    def run(self, s: Arkham, f: AFrame) -> None:
        seats = s.in_order()
        if f.chosen and not shuffled_with(s, f, seats[f.number], f.chosen, self.rule):
            return
        f.chosen = NO_IDS
        f.number += 1
        if f.number < len(seats):
            f.pc = f.prog.at("8 mulligan")
        else:
            f.number = 0


class WeaknessesBack(EachSeat):
    """At the end of step 8 the weaknesses that were set aside are shuffled into their owners' decks."""

    def done(self, s: Arkham, f: AFrame, p: int) -> bool:
        weak = tuple([i for i in s.aside if s.cards[i].owner == p])
        return not weak or shuffled_with(s, f, p, weak, self.rule)


# ------------------------------------------------------------------ the scenario
class Introduction(AOp):
    """9: the introduction is read aloud, as the campaign log would have it."""

    def run(self, s: Arkham, f: AFrame) -> None:
        for passage, flag, holds in scenarios.scenario(s.scenario).introduction:
            if not flag or logged(s, flag) is holds:
                story.tell_passage(s, passage, self.rule)


class SetUpScenario(AOp):
    """10: what the scenario says."""

    def run(self, s: Arkham, f: AFrame) -> None:
        s.emit(self.rule, "scenario", NOBODY, (s.reference,), note=s.scenario)
        s.call(AFrame(scenarios.scenario(s.scenario).set_up, NO_CARD, NOBODY))


class FirstCard(AOp):
    """11 and 12: the agenda deck and the act deck, with 1a on top."""

    def __init__(self, rule: str, zone: int, area: int) -> None:
        super().__init__(rule)
        self.zone = zone
        self.area = area

    def run(self, s: Arkham, f: AFrame) -> None:
        story.make_current(s, s.zone(NOBODY, self.zone)[0], self.zone, self.area, self.rule)


class Reference(AOp):
    """13: the scenario reference card, on the side of the difficulty."""

    def run(self, s: Arkham, f: AFrame) -> None:
        s.emit(self.rule, "reference", NOBODY, (s.reference,), int(s.hard), how="hard" if s.hard else "")


SETUP: Final = steps(
    "setup",
    {
        "1": SitDown("AH.setup-investigators"),
        "2": BearTrauma("AH.setup-trauma"),
        "3": Lead("AH.setup-lead-investigator"),
        "4 weaknesses": DrawWeaknesses("AH.random-basic-weakness-last"),
        "4": ShuffleDecks("AH.setup-decks"),
        "6": FillBag("AH.setup-chaos-bag"),
        "7": TakeResources("AH.setup-resources"),
        "8": DrawHand("AH.setup-opening-hand"),
        "8 mulligan": Mulligan("AH.mulligan"),
        "8 draw": DrawAgain("AH.mulligan"),
        "8 shuffle": ShuffleBack("AH.mulligan-order"),
        "8 end": WeaknessesBack("AH.setup-weaknesses"),
        "9": Introduction("AH.setup-introduction"),
        "10": SetUpScenario("AH.setup-scenario"),
        "11": FirstCard("AH.setup-agenda-deck", AGENDA_DECK, AGENDA_AREA),
        "12": FirstCard("AH.setup-act-deck", ACT_DECK, ACT_AREA),
        "13": Reference("AH.setup-scenario-reference"),
        "end": Conclude("AH.setup-forced-and-surge"),
    },
)
