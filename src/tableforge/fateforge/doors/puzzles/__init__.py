"""Puzzles of Fateforge: a hero's turn in the last round of a combat, with the dice rolled and a goal that few ways reach."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

from tableforge.bots.profile import Bot
from tableforge.fateforge.battle import objectives
from tableforge.fateforge.bot.mind import Mind
from tableforge.fateforge.cards import pack
from tableforge.fateforge.doors.bots.planner import PLANNER, Planner
from tableforge.fateforge.lexicon import LEXICON
from tableforge.fateforge.state import Fate
from tableforge.kernel.event import Event
from tableforge.puzzles import PuzzleGoal
from tableforge.table.decision import Decision
from tableforge.tongue.text import Text

MINER: Final = PLANNER
BY_CHANCE: Final = False
LONE: Final = False
COLLECTION: Final = Path(__file__).with_name("collection.jsonl")
LAST_TOLD: Final = "turn-ends"
CROWD: Final = 2  # enemies on the board, for a cleared board to be a goal
STURDY: Final = 2  # health left, for the sturdiest enemy to be one
QUICK: Final = (6, 500)  # how far the planner looks that plays the games to be looked through

GOALS: Final[Mapping[str, PuzzleGoal]] = {
    "win": PuzzleGoal(
        Text("Win the scene", "Gagner la scène"),
        Text(
            "It is the last round: meet every objective before this hero’s turn ends.",
            "C’est le dernier round : remplissez tous les objectifs avant la fin du tour de ce héros.",
        ),
        Text(
            "Objectives are judged as the board stands at the end.",
            "Les objectifs sont jugés sur l’état du plateau à la fin.",
        ),
    ),
    "clear": PuzzleGoal(
        Text("Clear the board", "Vider le plateau"),
        Text(
            "It is the last round: leave no enemy on the board before this hero’s turn ends.",
            "C’est le dernier round : ne laissez aucun ennemi sur le plateau avant la fin du tour de ce héros.",
        ),
        Text("Who is gone neither reacts nor acts.", "Qui n’est plus là ne réagit ni n’agit."),
    ),
    "two": PuzzleGoal(
        Text("Two at one turn", "Deux en un tour"),
        Text(
            "It is the last round: defeat two enemies in this hero’s turn.",
            "C’est le dernier round : venez à bout de deux ennemis pendant le tour de ce héros.",
        ),
        Text("Every enemy less is an attack less.", "Chaque ennemi de moins est une attaque de moins."),
    ),
    "sturdiest": PuzzleGoal(
        Text("The sturdiest", "Le plus solide"),
        Text(
            "It is the last round: defeat the enemy that has most health left, in this hero’s turn.",
            "C’est le dernier round : venez à bout de l’ennemi à qui il reste le plus de santé, pendant le tour de ce héros.",
        ),
        Text(
            "What takes most to fell does most harm if it stays.",
            "Ce qui résiste le plus fait le plus de mal s’il reste.",
        ),
    ),
}

THEMES: Final[Mapping[str, Text]] = {
    "moves": Text("moving", "déplacement"),
    "strikes": Text("striking", "frapper"),
    "shoots": Text("shooting", "tirer"),
    "uses": LEXICON.text_of("skill#many"),
    "takes": LEXICON.text_of("objective-token#many"),
    "sees-to": LEXICON.text_of("objective#many"),
    "weak-point": LEXICON.text_of("weak-point#many"),
    "stuns": Text("stunning", "étourdir"),
    "portal": LEXICON.text_of("portal#many"),
}


def mined_settings(seed: int) -> Mapping[str, Any]:
    """Two heroes in one hand, and a combat, by lot."""
    rng, content = Random(seed), pack()
    heroes = rng.sample([hero.id for hero in content.heroes], 2)
    return {"heroes": heroes, "scene": rng.choice(list(content.scenes)), "seats": 1, "practice": True}


def make_miner(seed: int) -> Bot:
    """A planner that looks less far than the one at the table, and plays many more games."""
    return Planner(seed, partial(Mind, *QUICK))


def find_goals(d: Decision, seed: int) -> Mapping[str, int]:
    """The goals that make sense as a hero's turn of the last round begins."""
    s = d.here().state
    assert isinstance(s, Fate)
    if d.kind != "act" or s.scene is None or s.turn < 0 or s.round < s.rounds or any_spent(s):
        return {}
    out = []
    standing = [e for e in s.foes if not e.out]
    if s.units and not objectives.all_met(s) and s.order[-1] == s.turn:
        out.append("win")
    if len(standing) >= CROWD:
        out += ["clear", "two"] if len(standing) > CROWD else ["clear"]
    if sturdiest(s) >= 0:
        out.append("sturdiest")
    return {goal: d.raw.options[0] for goal in out}


def any_spent(s: Fate) -> bool:
    """Whether the hero whose turn it is has already done something in it."""
    h = s.heroes[s.turn]
    return h.moved or h.attacked or h.energy_moved or bool(h.gone)


def sturdiest(s: Fate) -> int:
    """The place of the enemy that has most health left, if no other has as much; -1 where there is none."""
    left = sorted([(e.res - e.wounds, k) for k, e in enumerate(s.foes) if not e.out], reverse=True)
    if not left or left[0][0] < STURDY or (len(left) > 1 and left[1][0] == left[0][0]):
        return -1
    return left[0][1]


def is_end(start: Fate, s: Fate) -> bool:
    """Whether the hero's turn is over."""
    return s.over or s.scene is None or s.turn != start.turn or s.round != start.round


def is_reached(goal: str, start: Fate, s: Fate, seat: int) -> bool:
    """Whether the goal is reached as the board stands."""
    if goal == "win":
        return bool(s.won) if s.scene is None else bool(s.units) and objectives.all_met(s)
    standing = len([e for e in s.foes if not e.out])
    if s.scene is None:
        return False
    if goal == "clear":
        return not standing
    if goal == "two":
        return len([1 for e, was in zip(s.foes, start.foes) if e.out and not was.out]) >= CROWD
    return s.foes[sturdiest(start)].out


def ends_turn(s: Fate, option: int) -> bool:
    """Whether an answer does nothing but end the turn."""
    return s.pending is not None and s.pending.kind == "act" and option == s.pending.stop


def mark(start: Fate, s: Fate) -> Hashable | None:
    """All that the rest of the turn can depend on."""
    d = s.pending
    return (
        None if d is None else (d.kind, d.options, d.seat, d.src),
        tuple([(k, h.dump()) for k, h in enumerate(s.heroes) if h is not start.heroes[k]]),
        tuple([(k, e.dump()) for k, e in enumerate(s.foes) if k >= len(start.foes) or e is not start.foes[k]]),
        tuple([(k, g.dump()) for k, g in enumerate(s.gear) if k >= len(start.gear) or g is not start.gear[k]]),
        None if s.ally is None else s.ally.dump(),
        (
            s.gold,
            s.food,
            s.bag,
            s.corruption_deck,
            s.fear_deck,
            s.trap_deck,
            s.graveyard,
            s.fear_discard,
            s.trap_discard,
        ),
        (
            s.phase,
            s.round,
            s.turn,
            s.over,
            s.won,
            s.reacted,
            s.order,
            s.outcome,
            s.fallen,
            s.left_loot,
            s.streak,
            s.met,
        ),
        (s.lying, s.duties, s.doors, s.portals, s.sealed, s.cubes, s.difficult, s.walls, s.units, s.rising, s.named),
        (s.ra, s.rb, s.streams),
        tuple([f.dump() for f in s.stack]),
    )


def is_open(start: Fate, s: Fate, seat: int) -> bool:
    """Whether no chance has fallen since the start, and no card was drawn."""
    return (s.ra, s.rb, s.corruption_deck, s.fear_deck, s.trap_deck, s.streams) == (
        start.ra,
        start.rb,
        start.corruption_deck,
        start.fear_deck,
        start.trap_deck,
        start.streams,
    )


def find_themes(goal: str, events: Sequence[Event]) -> Sequence[str]:
    """By the kinds of what happens, what the solution is about."""
    kinds = {e.kind for e in events}
    return [name for name in THEMES if name in kinds]


__all__ = [
    "BY_CHANCE",
    "COLLECTION",
    "GOALS",
    "LAST_TOLD",
    "LONE",
    "MINER",
    "THEMES",
    "ends_turn",
    "find_goals",
    "find_themes",
    "is_end",
    "is_open",
    "is_reached",
    "make_miner",
    "mark",
    "mined_settings",
]
