"""Puzzles of Arkham Horror: which plan for the rest of a turn has the best chance, counted over every token and every card drawn.

The solver's answers are judged before the token is drawn: luck neither helps nor harms.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from tableforge.arkham import board
from tableforge.arkham.lexicon import LEXICON
from tableforge.arkham.names import AT_LOCATION, ENEMY, HEALTH, INVESTIGATION, THREAT
from tableforge.arkham.pieces import Card
from tableforge.arkham.state import Arkham
from tableforge.kernel.event import Event
from tableforge.puzzles import PuzzleGoal
from tableforge.puzzles.chances import TooMany
from tableforge.table.decision import Decision
from tableforge.tongue.text import Text
from tableforge.words.frame import NO_CARD

MINER: Final = "scout"
BY_CHANCE: Final = True
LONE: Final = True
COLLECTION: Final = Path(__file__).with_name("collection.jsonl")
LAST_ACTIONS: Final = 2  # with more, there are too many ways to look at all of them
INVESTIGATORS: Final = ("roland", "skids", "agnes", "daisy", "wendy")
SCENARIOS: Final = ("the-gathering", "the-midnight-masks", "the-devourer-below")

GOALS: Final[Mapping[str, PuzzleGoal]] = {
    "clue": PuzzleGoal(
        Text("A clue", "Un indice"),
        Text(
            "Give yourself the best chance to have one more clue before your turn ends.",
            "Donnez-vous la meilleure chance d’avoir un indice de plus avant la fin de votre tour.",
        ),
        Text("The chance counts, and not the token that is drawn.", "C’est la chance qui compte, et non le pion tiré."),
    ),
    "clues": PuzzleGoal(
        Text("Two clues", "Deux indices"),
        Text(
            "Give yourself the best chance to have two more clues before your turn ends.",
            "Donnez-vous la meilleure chance d’avoir deux indices de plus avant la fin de votre tour.",
        ),
        Text(
            "The chance counts, and not the tokens that are drawn.",
            "C’est la chance qui compte, et non les pions tirés.",
        ),
    ),
    "fell": PuzzleGoal(
        Text("Win the fight", "Gagner le combat"),
        Text(
            "Give yourself the best chance to defeat the enemy engaged with you that has most health left, before your turn ends.",
            "Donnez-vous la meilleure chance de vaincre, avant la fin de votre tour, l’ennemi engagé avec vous à qui il reste le "
            "plus de vie.",
        ),
        Text("The chance counts, and not the token that is drawn.", "C’est la chance qui compte, et non le pion tiré."),
    ),
    "free": PuzzleGoal(
        Text("Get free", "Se libérer"),
        Text(
            "Give yourself the best chance to be rid of the enemy engaged with you that has most health left, before your turn "
            "ends: evaded, defeated or gone.",
            "Donnez-vous la meilleure chance d’être débarrassé, avant la fin de votre tour, de l’ennemi engagé avec vous à qui il "
            "reste le plus de vie : évadé, vaincu ou parti.",
        ),
        Text("The chance counts, and not the token that is drawn.", "C’est la chance qui compte, et non le pion tiré."),
    ),
}

THEMES: Final[Mapping[str, Text]] = {
    "commit": Text("cards committed", "cartes attribuées"),
    "fight": LEXICON.text_of("fight#many"),
    "evade": Text("evading", "évasion"),
    "investigate": Text("investigating", "enquête"),
    "play": Text("playing a card", "jouer une carte"),
    "activate": Text("abilities", "capacités"),
    "draw": Text("drawing a card", "piocher une carte"),
    "move": Text("moving", "déplacement"),
}


def mined_settings(seed: int) -> Mapping[str, Any]:
    """An investigator alone, with one deck or the other, in one scenario after the other."""
    who = INVESTIGATORS[seed % len(INVESTIGATORS)]
    deck = who if seed // len(INVESTIGATORS) % 2 else f"starter:{who}-strong"
    scenario = SCENARIOS[seed // (2 * len(INVESTIGATORS)) % len(SCENARIOS)]
    return {"investigators": [deck], "scenario": scenario, "practice": True}


def find_goals(d: Decision, seed: int) -> Mapping[str, int]:
    """The goals that make sense where a seat may act and has actions left."""
    s = d.here().state
    assert isinstance(s, Arkham)
    me = s.players[d.seat]
    if d.kind != "act" or not 0 < me.actions <= LAST_ACTIONS or s.phase != INVESTIGATION:
        return {}
    here = s.cards[me.at].clues if me.at >= 0 else 0
    apt = [goal for goal, n in (("clue", 1), ("clues", 2)) if here >= n and (n == 1 or me.actions > 1)]
    if strongest(s, d.seat) >= 0:
        apt += ["fell", "free"]
    return {goal: d.raw.options[0] for goal in apt}


def strongest(s: Arkham, seat: int) -> int:
    """The enemy engaged with a seat that has most health left, and there is no other with as much; NO_CARD where there is none."""
    foes = [i for i in s.players[seat].threat if s.cards[i].d.type == ENEMY]
    left = sorted([(board.remaining(s, i, HEALTH), i) for i in foes], reverse=True)
    if not left or (len(left) > 1 and left[0][0] == left[1][0]):
        return NO_CARD
    return left[0][1]


def is_end(start: Arkham, s: Arkham) -> bool:
    """Whether the turn is over."""
    return s.over or s.active != start.active or s.phase != start.phase or s.round != start.round


def is_reached(goal: str, start: Arkham, s: Arkham, seat: int) -> bool:
    """Whether the goal is reached, now or before in this turn."""
    if goal in ("clue", "clues"):
        mine = s.cards[s.players[seat].card].clues - start.cards[start.players[seat].card].clues
        return mine >= (1 if goal == "clue" else 2)
    foe = strongest(start, seat)
    if goal == "free":
        return s.cards[foe].zone != THREAT
    return s.cards[foe].zone not in (THREAT, AT_LOCATION)


def ends_turn(s: Arkham, option: int) -> bool:
    """Whether an answer does nothing but end the turn."""
    return s.pending is not None and s.pending.kind == "act" and option == s.pending.stop


def mark(start: Arkham, s: Arkham) -> Hashable | None:
    """All that the rest of the turn can depend on; when a card came into play counts only where something lasts or is due."""
    d = s.pending
    before = start.cards
    exact = bool(s.lasting or s.due)
    return (
        None if d is None else (d.kind, d.options, d.seat, d.src),
        tuple([(i, c.dump() if exact else timeless(c)) for i, c in enumerate(s.cards) if c is not before[i]]),
        tuple([q.dump() for q in s.players]),
        (s.bag, s.encounter_deck, s.encounter_discard, s.victory, s.aside, s.locations, s.act, s.agenda),
        (s.phase, s.active, s.round, s.over, s.peril, s.testing),
        tuple([x.dump() for x in s.lasting]),
        tuple(sorted(s.used.items())),
        tuple([(*x.dump(), x.at) for x in s.due]),
        tuple([f.dump() for f in s.stack]),
    )


def timeless(c: Card) -> tuple[object, ...]:
    """A card but for the clock when it came into play, which is the last but one of what it tells."""
    told = c.dump()
    return (*told[:-2], told[-1])


def is_open(start: Arkham, s: Arkham, seat: int) -> bool:
    """Whether no card has been drawn since the start, and none of the encounter deck."""
    return s.players[seat].deck == start.players[seat].deck and s.encounter_deck == start.encounter_deck


def deals(before: Arkham, after: Arkham, seat: int) -> Sequence[tuple[int, Arkham]] | None:
    """Where the top card of the seat's deck has gone, `before` with each card that may lie there, by how many of it there are."""
    old, new = before.players[seat].deck, after.players[seat].deck
    if after.encounter_deck != before.encounter_deck or reveals(before, after):
        raise TooMany
    if old == new:
        return None
    if new != old[1:]:
        raise TooMany
    out = []
    kinds = [before.cards[i].d.id for i in old]
    for k, kind in enumerate(kinds):
        if kind in kinds[:k]:
            continue
        t = before.clone()
        t.card(old[0]).d, t.card(old[k]).d = before.cards[old[k]].d, before.cards[old[0]].d
        t.anew()
        out.append((kinds.count(kind), t))
    return out


def reveals(before: Arkham, after: Arkham) -> bool:
    """Whether a location has been revealed that looked like others."""
    return any(
        [after.cards[i].revealed != before.cards[i].revealed and before.cards[i].d.back_icon for i in before.locations]
    )


def find_themes(goal: str, events: Sequence[Event]) -> Sequence[str]:
    """By the kinds of what happens, what the solution is about."""
    kinds = {e.kind for e in events}
    return [name for name in THEMES if name in kinds]


__all__ = [
    "BY_CHANCE",
    "COLLECTION",
    "GOALS",
    "LONE",
    "MINER",
    "THEMES",
    "deals",
    "ends_turn",
    "find_goals",
    "find_themes",
    "is_end",
    "is_open",
    "is_reached",
    "mark",
    "mined_settings",
]
