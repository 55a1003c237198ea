"""What the story asks of the group, act by act, and where to be for it: errands, what they bring, how long they take."""

from __future__ import annotations

from typing import Final

from tableforge.arkham import board
from tableforge.arkham.names import AGILITY, CANNOT_INVESTIGATE, COMBAT, ENEMY, EVADE, INTELLECT, SHROUD, UPKEEP
from tableforge.arkham.policy_facts import ENTRY, GLASSES, INVESTIGATED_WITH, LAMP, LITA
from tableforge.arkham.policy_fights import (
    CLUE,
    CONSPIRACY,
    CULTISTS,
    PRIEST,
    chance_to_win,
    foe_of,
    is_quarry,
    power,
    prize,
)
from tableforge.arkham.policy_sight import CARD, Sight

SPARE_CLUE: Final = 0.2
# Where the group must gather before an act advances, once it has the clues.
GATHER: Final = {"the-barrier": "hallway", "into-the-darkness": "ritual-site"}
RITUAL: Final = "disrupting-the-ritual"
LOCKED: Final = "locked-door"
# Acts of the last scenario: who leaves has lost.
NO_WAY_BACK: Final = ("investigating-the-trail", "into-the-darkness", RITUAL, "vengeance-awaits")
MEETING: Final = 4.0  # to be where the act advances
ALLY_OF_ALL: Final = 5.0  # to win Lita over
WITH_HER: Final = 12.0  # … and what the fight gains by her
RESCUE: Final = 0.7  # how much of an enemy's end counts, where it threatens somebody else
WHEN_MET: Final = 0.8  # how much of an attack must be feared from an enemy that one walks into
NOBODY_THERE: Final = -0.5


def clues_held(e: Sight) -> int:
    """The clues that the group has."""
    s = e.s
    return sum([s.cards[q.card].clues for q in s.players])


def clues_wanted(e: Sight) -> int:
    """How many more clues the act needs."""
    if e.lack >= 0:
        return e.lack
    s = e.s
    seats = len(s.players)
    want = 0
    if e.act_id == CONSPIRACY:
        met = 0
        for i in s.victory:
            if s.cards[i].d.id in CULTISTS:
                met += 1
        for i in s.everything_in_play():
            if s.cards[i].d.type == ENEMY and s.cards[i].d.id in CULTISTS and s.cards[i].d.id != CULTISTS[5]:
                met += 1
        for i in s.victory:
            if s.cards[i].d.id == CULTISTS[5]:
                met -= 1
        want = 2 * seats * max(0, 5 - met)
    elif e.act_id == RITUAL:
        want = max(0, 2 * seats - s.cards[s.act].clues)
    elif s.act >= 0:
        want = max(0, board.threshold(s, s.act))
    e.lack = max(0, want - clues_held(e))
    return e.lack


def seeking(e: Sight) -> bool:
    """Whether the group still needs clues."""
    return clues_wanted(e) > 0


def clue_worth(e: Sight) -> float:
    """What one clue is worth."""
    return CLUE if clues_wanted(e) > 0 else SPARE_CLUE


def locked(e: Sight, place: int) -> bool:
    """Whether a location cannot be investigated because its door is locked."""
    s = e.s
    for i in s.cards[place].attached:
        if s.cards[i].d.id == LOCKED:
            return True
    return False


def clues_at(e: Sight, place: int) -> int:
    """How many clues lie at a location, or are printed on one that nobody has seen yet."""
    c = e.s.cards[place]
    if c.revealed:
        return c.clues
    if e.hidden(place):
        return 1
    return c.d.clues * (len(e.s.players) if c.d.per_investigator else 1)


def tested_at(e: Sight, place: int) -> int:
    """The skill with which a location is investigated."""
    return INTELLECT if e.hidden(place) else INVESTIGATED_WITH.get(e.s.cards[place].d.id, INTELLECT)


def odds_of_a_clue(e: Sight, place: int, plus: int, shroud: int) -> float:
    """How likely the seat is to find a clue at a location, if it stood there."""
    s = e.s
    skill = tested_at(e, place)
    glasses = 0
    if skill == INTELLECT:
        for i in e.q.play:
            if s.cards[i].d.id in GLASSES:
                glasses += 1
    c = s.cards[place]
    base = 3 if e.hidden(place) else board.stat(s, place, SHROUD) if c.revealed else c.d.shroud
    return e.odds(e.skill(skill) + plus + glasses, max(0, base + shroud))


def best_odds_of_a_clue(e: Sight, place: int) -> float:
    """… with the best that it has for that."""
    s = e.s
    lamp = 0
    for i in e.q.play:
        if s.cards[i].d.id == LAMP and not e.used_up(i):
            lamp = -2
    return odds_of_a_clue(e, place, e.aid(tested_at(e, place)), lamp)


def investigating(e: Sight, plus: int, shroud: int) -> float:
    """What it is worth to investigate one's location."""
    if not e.clues_here:
        return -1.0
    if board.forbidden(e.s, CANNOT_INVESTIGATE, e.q.card, e.at):
        return -1.0
    skill = tested_at(e, e.at)
    worth = clue_worth(e)
    best = odds_of_a_clue(e, e.at, plus, shroud) * worth
    more = e.aid(skill)
    if more:
        best = max(best, odds_of_a_clue(e, e.at, plus + more, shroud) * worth - e.aid_price(skill, more))
    return best


def is_gathered(e: Sight) -> bool:
    """Whether the seat stands where an act advances at the end of a round, and the round ends."""
    return e.s.phase == UPKEEP and e.alive and GATHER.get(e.act_id, "") == e.s.cards[e.at].d.id


# ------------------------------------------------------------------ errands
def lita_worth(e: Sight) -> float:
    """What it is worth to have Lita on one's side in the fight that the act is about."""
    s = e.s
    for i in s.everything_in_play():
        if s.cards[i].d.id == PRIEST:
            foe = foe_of(e, i)
            return ALLY_OF_ALL + WITH_HER * max(0.0, chance_to_win(e, foe, True) - chance_to_win(e, foe))
    return ALLY_OF_ALL


def cultist_errand(e: Sight, i: int, out: list[float]) -> None:
    """What it takes to be rid of a cultist otherwise than by force."""
    s = e.s
    id = s.cards[i].d.id
    worth = prize(e, i)
    if id == "peter-warren" and s.cards[e.q.card].clues >= 2:
        out += [worth - 1.0, 1.0]
    elif id == "victoria-devereux":
        out += [worth - 0.5, 1.0 + max(0, 5 - e.resources)]
    elif id == "herman-collins":
        out += [worth - CARD * 4, 1.0 + max(0, 4 - len(e.q.hand))]
    elif id == "ruth-turner":
        p = e.odds(e.skill(AGILITY) + e.aid(AGILITY), board.stat(s, i, EVADE))
        out += [worth, 1.0 / max(0.05, p)]


def errands(e: Sight, place: int) -> list[float]:
    """What the seat could do at a location: pairs of what it brings in all, and how many actions that takes there."""
    found = e.promise.get(place)
    if found is not None:
        return found
    s = e.s
    out: list[float] = []
    lack = clues_wanted(e)
    if lack:
        n = min(lack, clues_at(e, place))
        if n > 0:
            p = best_odds_of_a_clue(e, place)
            if p > 0.0:
                more = 0.0
                if locked(e, place):
                    door = e.odds(max(e.skill(COMBAT), e.skill(AGILITY)), 4)
                    more = 1.0 / max(0.05, door)
                out += [n * CLUE, n / p + more]
    elif not e.hidden(place) and GATHER.get(e.act_id, "") == s.cards[place].d.id:
        out += [MEETING, 0.5]
    for i in s.cards[place].here:
        c = s.cards[i]
        if c.d.type == ENEMY:
            quarry = is_quarry(e, c.d.id)
            if quarry or c.doom:
                out += [prize(e, i), e.left(i) / max(0.1, power(e, foe_of(e, i)))]
            if quarry and e.act_id == CONSPIRACY:
                cultist_errand(e, i, out)
        elif c.d.id == LITA and e.act_id == "what-have-you-done":
            out += [lita_worth(e), 1.0 / max(0.05, e.odds(e.skill(INTELLECT) + e.aid(INTELLECT), 4))]
    if e.mates:
        lita = any([s.cards[i].d.id == LITA for i in e.q.play])
        for p_ in e.mates:
            x = s.players[p_]
            if x.at == place:
                for i in x.threat:
                    if s.cards[i].d.type == ENEMY:
                        if lita and is_quarry(e, s.cards[i].d.id):
                            out += [ALLY_OF_ALL, 1.0]
                        out += [RESCUE * prize(e, i), e.left(i) / max(0.1, power(e, foe_of(e, i)))]
    e.promise[place] = out
    return out


def dread(e: Sight, place: int) -> float:
    """What it costs to come to a location: what happens there, and who waits there."""
    s = e.s
    cost = 0.0
    if not e.hidden(place):
        harm = ENTRY.get(s.cards[place].d.id)
        if harm is not None:
            cost = e.harm(harm[0], harm[1])
    waiting = [i for i in e.lurking(place) if not s.cards[i].exhausted]
    if waiting:
        # An enemy that falls to one blow costs that blow, no more.
        swift = 0.0
        for i in waiting:
            swift += e.left(i) / max(0.2, power(e, foe_of(e, i)))
        cost += min(WHEN_MET * e.toll_of(waiting), 1.2 * swift)
    return cost


def moving(e: Sight, place: int) -> float:
    """What a step is worth: the best errand that it brings nearer, by the action, less what waits on the way."""
    here = e.at
    best = NOBODY_THERE
    before = e.steps(here)
    first = -1.0
    for x, n in e.steps(place).items():
        if x != here and n < before.get(x, 99):
            todo = errands(e, x)
            if todo:
                if first < 0.0:
                    first = dread(e, place)
                cost = first + (dread(e, x) if n else 0.0)
                for k in range(0, len(todo), 2):
                    best = max(best, (todo[k] - cost) / (n + 1 + todo[k + 1]))
    return best
