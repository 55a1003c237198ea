"""What scenarios say: the named ops of which their set-ups and resolutions are made.

A scenario reads as its sheet does:

    setup=(PutInPlay("study"), StartAt("Study"), ShuffleDeck(ENCOUNTER_DECK))
    resolutions={"R1": (Record("house-burned"), SufferTrauma(LEAD, MENTAL, 1), EarnVictory(2))}

What a game changes in the campaign is written into `Arkham.changes`, one plain row for each: what, for which seat, how.
"""

from __future__ import annotations

from typing import Final

from tableforge.arkham import chaos, damage, enemies, map, moves
from tableforge.arkham.names import (
    AGENDA_DECK,
    COLLECTION,
    DAMAGE,
    DOOM,
    ENCOUNTER_DECK,
    FACES,
    HORROR,
    INSANE,
    KILLED,
    RESIGNED,
    STATUSES,
    VICTORY,
)
from tableforge.arkham.state import AFrame, AOp, Arkham
from tableforge.kernel.ask import NOT_YET
from tableforge.words.frame import NO_CARD, NO_IDS, NOBODY

PHYSICAL: Final = DAMAGE
MENTAL: Final = HORROR

# whom a resolution speaks of
LEAD: Final = "lead"
EACH: Final = "each"  # every investigator of the game
NOT_RESIGNED: Final = "not-resigned"

UNSEEN: Final = 0  # the seats that see what chance has laid face down


def find(s: Arkham, id: str, zone: int = NOBODY) -> int:
    """The first card of that id, in a zone where one is named; NO_CARD where there is none."""
    for i, c in enumerate(s.cards):
        if c.d.id == id and (zone < 0 or c.zone == zone):
            return i
    return NO_CARD


def place_titled(s: Arkham, title: str) -> int:
    """The location of that title in play, or NO_CARD."""
    for i in s.locations:
        if s.cards[i].d.title == title:
            return i
    return NO_CARD


def logged(s: Arkham, flag: str) -> bool:
    """Whether the campaign log says so."""
    return any([name == flag for name, _ in s.log])


def listed(s: Arkham, section: str) -> int:
    """How many names a list of the campaign log has."""
    return len([name for name, _ in s.log if name.startswith(section + "/")])


def change(s: Arkham, what: str, seat: int, how: str, rule: str) -> None:
    """Write down what this game changes in the campaign."""
    s.changes = (*s.changes, (what, seat, how))
    s.emit(rule, f"campaign-{what}", seat, NO_IDS, note=how)


def seats_of(s: Arkham, whom: str) -> list[int]:
    """The seats that a resolution speaks of; the dead are past caring."""
    if whom == LEAD:
        return [s.lead]
    alive = [p for p, q in enumerate(s.players) if q.status not in (KILLED, INSANE)]
    return alive if whom == EACH else [p for p in alive if s.players[p].status != RESIGNED]


# ------------------------------------------------------------------ set-up
class PutInPlay(AOp):
    """Locations come into play."""

    def __init__(self, *ids: str) -> None:
        super().__init__("AH.setup-scenario")
        self.ids = ids

    def run(self, s: Arkham, f: AFrame) -> None:
        for id in self.ids:
            moves.put_into_play(s, find(s, id), self.rule)


class RandomOf(AOp):
    """So many of these locations, by chance, come into play; the others go back to the box."""

    def __init__(self, *ids: str, n: int) -> None:
        super().__init__("AH.setup-scenario")
        self.ids = ids
        self.n = n

    def run(self, s: Arkham, f: AFrame) -> None:
        order = s.chance_order(f, tuple([find(s, id) for id in self.ids]), self.rule)
        if order is None:
            return
        for i in order[: self.n]:
            moves.put_into_play(s, i, self.rule)
        for i in order[self.n :]:
            back_to_box(s, i)


def back_to_box(s: Arkham, i: int) -> None:
    """A card takes no part in this game."""
    s.take_out(i)
    s.put_in(i, NOBODY, COLLECTION)


class ToBox(AOp):
    """A card is removed before the game begins."""

    def __init__(self, id: str) -> None:
        super().__init__("AH.setup-scenario")
        self.id = id

    def run(self, s: Arkham, f: AFrame) -> None:
        back_to_box(s, find(s, self.id))


class StartAt(AOp):
    """Every investigator begins at a location, which is revealed."""

    def __init__(self, title: str) -> None:
        super().__init__("AH.setup-starting-location")
        self.title = title

    def run(self, s: Arkham, f: AFrame) -> None:
        for p in s.in_order():
            map.place_investigator(s, p, place_titled(s, self.title), self.rule)


class SpawnAt(AOp):
    """An enemy out of the encounter cards spawns at a location."""

    def __init__(self, id: str, title: str) -> None:
        super().__init__("AH.setup-scenario")
        self.id = id
        self.title = title

    def run(self, s: Arkham, f: AFrame) -> None:
        enemies.spawn(s, f, find(s, self.id, ENCOUNTER_DECK), s.lead, place_titled(s, self.title))


class RandomSet(AOp):
    """One of several encounter sets, by chance and unseen, joins the encounter cards; the others go back to the box."""

    def __init__(self, *sets: str) -> None:
        super().__init__("AH.setup-scenario")
        self.sets = sets

    def run(self, s: Arkham, f: AFrame) -> None:
        of_sets = [[i for i in s.collection if s.cards[i].d.set == name] for name in self.sets]
        first = s.chance(f, "random", self.rule, tuple([ids[0] for ids in of_sets]))  # each set by its first card
        if first == NOT_YET:
            return
        chosen = tuple([i for i in s.collection if s.cards[i].d.set == s.cards[first].d.set])
        for i in chosen:
            s.take_out(i)
            s.put_in(i, NOBODY, ENCOUNTER_DECK)
        s.emit(self.rule, "encounter-set", NOBODY, chosen, len(chosen), seen_by=UNSEEN)


class ShuffleIn(AOp):
    """A card from the box joins the encounter cards."""

    def __init__(self, id: str) -> None:
        super().__init__("AH.setup-scenario")
        self.id = id

    def run(self, s: Arkham, f: AFrame) -> None:
        moves.leave_to(s, find(s, self.id, COLLECTION), ENCOUNTER_DECK, NOBODY, self.rule, kind="shuffled-in")


class ShuffleDeck(AOp):
    """The encounter deck, or the scenario's own deck, is shuffled."""

    def __init__(self, zone: int) -> None:
        super().__init__("AH.setup-scenario")
        self.zone = zone

    def run(self, s: Arkham, f: AFrame) -> None:
        order = s.chance_order(f, s.zone(NOBODY, self.zone), self.rule)
        if order is None:
            return
        s.set_zone(NOBODY, self.zone, order)
        kind = "encounter-deck" if self.zone == ENCOUNTER_DECK else "extra-deck"
        s.emit(self.rule, kind, NOBODY, NO_IDS, len(order))


class DoomOnAgenda(AOp):
    """Doom waits on the first agenda: so much for so many names in a list of the campaign log."""

    def __init__(self, section: str, each: int) -> None:
        super().__init__("AH.setup-scenario")
        self.section = section
        self.each = each

    def run(self, s: Arkham, f: AFrame) -> None:
        n = (listed(s, self.section) + self.each - 1) // self.each
        damage.place(s, s.zone(NOBODY, AGENDA_DECK)[0], DOOM, n, self.rule)


class AddToken(AOp):
    """A chaos token joins the bag for the rest of the campaign."""

    def __init__(self, face: int) -> None:
        super().__init__("AH.setup-chaos-bag")
        self.face = face

    def run(self, s: Arkham, f: AFrame) -> None:
        s.bag = chaos.with_(s.bag, [self.face])
        change(s, "token", NOBODY, FACES[self.face], self.rule)


class EachDiscardsRandom(AOp):
    """Each investigator discards so many cards of the opening hand by chance."""

    def __init__(self, n: int) -> None:
        super().__init__("AH.setup-scenario")
        self.n = n

    def run(self, s: Arkham, f: AFrame) -> None:
        gone: list[int] = []
        for p in s.in_order():
            for _ in range(min(self.n, len(s.players[p].hand))):
                rest = tuple([i for i in s.players[p].hand if i not in gone])
                i = s.chance(f, "random", self.rule, rest)
                if i == NOT_YET:
                    return
                gone.append(i)
        for i in gone:
            moves.discard(s, i, self.rule)


class IfLog(AOp):
    """Something is done only if the campaign log says so, or only if it does not."""

    def __init__(self, flag: str, op: AOp, holds: bool = True) -> None:
        super().__init__(op.rule)
        self.flag = flag
        self.op = op
        self.holds = holds

    def run(self, s: Arkham, f: AFrame) -> None:
        if logged(s, self.flag) is self.holds:
            self.op.run(s, f)


class FromPlayers(AOp):
    """Something is done only with so many investigators or more."""

    def __init__(self, n: int, op: AOp) -> None:
        super().__init__(op.rule)
        self.n = n
        self.op = op

    def run(self, s: Arkham, f: AFrame) -> None:
        if len(s.players) >= self.n:
            self.op.run(s, f)


# ------------------------------------------------------------------ resolutions
class Record(AOp):
    """A sentence is written into the campaign log."""

    def __init__(self, flag: str) -> None:
        super().__init__("AH.campaign")
        self.flag = flag

    def run(self, s: Arkham, f: AFrame) -> None:
        change(s, "record", NOBODY, self.flag, self.rule)


class CrossOut(AOp):
    """A sentence of the campaign log is crossed out, where a card is in the victory display."""

    def __init__(self, flag: str, defeated: str) -> None:
        super().__init__("AH.campaign")
        self.flag = flag
        self.defeated = defeated

    def run(self, s: Arkham, f: AFrame) -> None:
        if logged(s, self.flag) and find(s, self.defeated, VICTORY) >= 0:
            change(s, "cross-out", NOBODY, self.flag, self.rule)


class RecordNames(AOp):
    """Of these cards, those in the victory display are listed in one section of the campaign log, the others in another."""

    def __init__(self, *ids: str, found: str, away: str) -> None:
        super().__init__("AH.campaign")
        self.ids = ids
        self.found = found
        self.away = away

    def run(self, s: Arkham, f: AFrame) -> None:
        for id in self.ids:
            section = self.found if find(s, id, VICTORY) >= 0 else self.away
            change(s, "record", NOBODY, f"{section}/{id}", self.rule)


class EarnVictory(AOp):
    """Each investigator earns what the victory display comes to, and so much more."""

    def __init__(self, more: int = 0) -> None:
        super().__init__("AH.experience-1-earned")
        self.more = more

    def run(self, s: Arkham, f: AFrame) -> None:
        points = sum([max(0, s.cards[i].d.victory) for i in s.victory])
        for p in range(len(s.players)):
            change(s, "experience", p, str(points + self.more), self.rule)


class BonusExperience(AOp):
    """Some investigators earn more experience."""

    def __init__(self, whom: str, n: int) -> None:
        super().__init__("AH.experience-1-earned")
        self.whom = whom
        self.n = n

    def run(self, s: Arkham, f: AFrame) -> None:
        for p in seats_of(s, self.whom):
            change(s, "experience", p, str(self.n), self.rule)


class SufferTrauma(AOp):
    """Some investigators suffer trauma."""

    def __init__(self, whom: str, kind: int, n: int) -> None:
        super().__init__("AH.campaign-carries-over")
        self.whom = whom
        self.kind = kind
        self.n = n

    def run(self, s: Arkham, f: AFrame) -> None:
        for p in seats_of(s, self.whom):
            damage.trauma(s, p, self.kind, self.n, self.rule)


class Kill(AOp):
    """Some investigators are killed."""

    def __init__(self, whom: str) -> None:
        super().__init__("AH.killed-by-effect")
        self.whom = whom

    def run(self, s: Arkham, f: AFrame) -> None:
        for p in seats_of(s, self.whom):
            s.player(p).status = KILLED
            s.anew()
            s.emit(self.rule, STATUSES[KILLED], p, (s.players[p].card,))


class EarnCard(AOp):
    """The lead investigator may take a story asset into the deck (AH.story-asset)."""

    def __init__(self, id: str) -> None:
        super().__init__("AH.deck-story-assets")
        self.id = id

    def run(self, s: Arkham, f: AFrame) -> None:
        a = s.ask(f, s.lead, "may", self.rule, (1, 0), find(s, self.id), idle=0)
        if a == 1:
            change(s, "gains-card", s.lead, self.id, self.rule)


class LeadDeadOffers(AOp):
    """Where the lead investigator is dead, whoever goes on may take a story asset into the deck."""

    def __init__(self, id: str) -> None:
        super().__init__("AH.deck-story-assets")
        self.id = id

    def run(self, s: Arkham, f: AFrame) -> None:
        if s.players[s.lead].status in (KILLED, INSANE):
            change(s, "offers-card", NOBODY, self.id, self.rule)


class LoseCard(AOp):
    """A story asset leaves every deck for good."""

    def __init__(self, id: str) -> None:
        super().__init__("AH.campaign-carries-over")
        self.id = id

    def run(self, s: Arkham, f: AFrame) -> None:
        change(s, "loses-card", NOBODY, self.id, self.rule)


class GainWeakness(AOp):
    """Each investigator adds a weakness with a trait to the deck, by chance, from what the collection still has."""

    def __init__(self, trait: str) -> None:
        super().__init__("AH.weakness-stays-in-deck")
        self.trait = trait

    def run(self, s: Arkham, f: AFrame) -> None:
        taken: list[int] = []
        seats = seats_of(s, EACH)
        for _ in seats:
            pool = tuple([i for i in s.collection if self.fits(s, i) and i not in taken])
            if not pool:
                break
            i = s.chance(f, "random", self.rule, pool)
            if i == NOT_YET:
                return
            taken.append(i)
        for p, i in zip(seats, taken, strict=False):
            change(s, "gains-card", p, s.cards[i].d.id, self.rule)

    def fits(self, s: Arkham, i: int) -> bool:
        d = s.cards[i].d
        return d.basic and self.trait in d.traits


class CampaignResult(AOp):
    """The campaign ends: won, lost or survived."""

    def __init__(self, result: str) -> None:
        super().__init__("AH.campaign")
        self.result = result

    def run(self, s: Arkham, f: AFrame) -> None:
        change(s, "result", NOBODY, self.result, self.rule)
