"""Puzzles of KeyForge: a whole turn, from the choice of a house on, with a goal that one house alone reaches.

`marks` tells positions of a turn apart, `glance` looks where a puzzle could be; `collection.jsonl` has those that were proved.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from pathlib import Path
from typing import Any, Final

from tableforge.kernel.event import Event
from tableforge.keyforge import board, worth
from tableforge.keyforge.doors.puzzles.glance import glance
from tableforge.keyforge.doors.puzzles.marks import is_open, mark
from tableforge.keyforge.lexicon import LEXICON
from tableforge.keyforge.names import KEYS_TO_WIN
from tableforge.keyforge.state import KeyForge
from tableforge.puzzles import PuzzleGoal
from tableforge.table.decision import Decision
from tableforge.tongue.text import Text
from tableforge.words.frame import NO_CARD

MINER: Final = "medium"
BY_CHANCE: Final = False
LONE: Final = True
COLLECTION: Final = Path(__file__).with_name("collection.jsonl")

LINE_TO_SWEEP: Final = 3  # creatures that an opponent must have for a swept line to be a goal
SHORT: Final = 3  # æmber that lacks for a key, for it to be a goal
GIANT: Final = 5  # power from which on a creature is one, if no other of its side has as much
HARVEST: Final = 5  # æmber that a turn must bring
TWO: Final = 2
RICH: Final = 3  # æmber in a pool, for an emptied pool to be a goal

GOALS: Final[Mapping[str, PuzzleGoal]] = {
    "win": PuzzleGoal(
        Text("Win the game", "Gagner la partie"),
        Text("Win the game this turn.", "Gagnez la partie ce tour-ci."),
        Text("The third key wins.", "La troisième clé fait gagner."),
    ),
    "forge": PuzzleGoal(
        Text("Forge a key", "Forger une clé"),
        Text("Forge a key before this turn ends.", "Forgez une clé avant la fin de ce tour."),
        Text(
            "Keys are forged as a turn begins; this turn a card must do it.",
            "Une clé se forge au début d’un tour ; ce tour-ci, c’est une carte qui doit le faire.",
        ),
    ),
    "save": PuzzleGoal(
        Text("Keep the game alive", "Rester en jeu"),
        Text(
            "Your opponent has two keys and can pay for the third: keep it from being forged.",
            "Votre adversaire a deux clés et de quoi payer la troisième : empêchez-la d’être forgée.",
        ),
        Text(
            "Otherwise the game is lost as the next turn begins.",
            "Sinon la partie est perdue au début du tour suivant.",
        ),
    ),
    "stop": PuzzleGoal(
        Text("Stop the key", "Empêcher la clé"),
        Text(
            "Your opponent can pay for a key: keep it from being forged next turn.",
            "Votre adversaire peut payer une clé : empêchez-la d’être forgée au prochain tour.",
        ),
        Text(
            "What an opponent lacks when a turn begins is a key that is not forged.",
            "Ce qui manque à l’adversaire au début de son tour, c’est une clé de moins.",
        ),
    ),
    "sweep": PuzzleGoal(
        Text("Sweep the line", "Balayer la ligne"),
        Text(
            "Leave your opponent without a single creature at the end of your turn.",
            "Ne laissez aucune créature à votre adversaire à la fin de votre tour.",
        ),
        Text("Who has no creatures can neither reap nor fight.", "Sans créature, ni moisson ni combat."),
    ),
    "check": PuzzleGoal(
        Text("Reach a key’s æmber", "Avoir les Aombres d’une clé"),
        Text(
            "End your turn with enough æmber for a key, and nothing that forbids it.",
            "Terminez votre tour avec assez d’Aombre pour une clé, et rien qui l’interdise.",
        ),
        Text(
            "Then the key is forged as your next turn begins, unless somebody takes the æmber.",
            "La clé se forge alors au début de votre prochain tour, à moins que l’on ne vous prenne l’Aombre.",
        ),
    ),
    "giant": PuzzleGoal(
        Text("Fell the giant", "Abattre le géant"),
        Text(
            "Rid the table of your opponent’s most powerful creature this turn.",
            "Débarrassez la table de la créature la plus puissante de votre adversaire ce tour-ci.",
        ),
        Text("The greatest power wins most fights.", "La plus grande puissance gagne la plupart des combats."),
    ),
    "cull": PuzzleGoal(
        Text("Take two of theirs", "En prendre deux"),
        Text(
            "End your turn with at least two fewer creatures on your opponent’s side, and no fewer on yours.",
            "Terminez votre tour avec au moins deux créatures de moins chez l’adversaire, et pas une de moins chez vous.",
        ),
        Text("Two for nothing is what wins a board.", "Deux pour rien : c’est ainsi que l’on prend la table."),
    ),
    "smash": PuzzleGoal(
        Text("No artifact left", "Plus un artéfact"),
        Text(
            "Leave your opponent without a single artifact at the end of your turn.",
            "Ne laissez aucun artéfact à votre adversaire à la fin de votre tour.",
        ),
        Text(
            "Few cards touch artifacts: when one can, it must count.",
            "Peu de cartes touchent aux artéfacts : quand l’une le peut, il faut en profiter.",
        ),
    ),
    "harvest": PuzzleGoal(
        Text("A rich harvest", "Riche récolte"),
        Text(
            "End your turn with at least five æmber more than you have now.",
            "Terminez votre tour avec au moins cinq Aombres de plus que maintenant.",
        ),
        Text("Five æmber in a turn are most of a key.", "Cinq Aombres en un tour, c’est presque une clé."),
    ),
    "empty": PuzzleGoal(
        Text("Leave them nothing", "Ne rien leur laisser"),
        Text(
            "Leave your opponent without any æmber at the end of your turn.",
            "Ne laissez aucun Aombre à votre adversaire à la fin de votre tour.",
        ),
        Text("An empty pool is a key further away.", "Une réserve vide éloigne la clé."),
    ),
}

THEMES: Final[Mapping[str, Text]] = {
    "steal": Text("stealing", "vol"),
    "capture": Text("capture", "capture"),
    "fight": LEXICON.text_of("fight#many"),
    "destroy": Text("destruction", "destruction"),
    "sacrifice": Text("sacrifice", "sacrifice"),
    "ready": Text("readying", "redressement"),
    "draw": Text("drawing cards", "piocher des cartes"),
    "return": Text("back to a hand", "retour en main"),
    "archive": LEXICON.text_of("zone:archives"),
    "forge": Text("key cheats", "clé hors étape"),
    "reap": Text("reaping", "moisson"),
    "discard": Text("discarding", "défausse"),
    "control": Text("taking control", "prise de contrôle"),
    "purge": Text("purging", "purge"),
    "heal": Text("healing", "soins"),
}
SEVERAL: Final = {"fight": 2, "reap": 2, "destroy": 2}  # how often something happens until a solution is about it


def mined_settings(seed: int) -> Mapping[str, Any]:
    """Two forged decks that no other game has."""
    return {"decks": (f"forged:{2 * seed}", f"forged:{2 * seed + 1}"), "practice": True}


def find_goals(d: Decision, seed: int) -> Mapping[str, int]:
    """Goals that, by the best ways of one imagined game, one house alone reaches."""
    if d.kind != "house" or len(d.raw.options) < 2:
        return {}
    s = d.here().state
    assert isinstance(s, KeyForge)
    apt = apt_goals(s, d.seat)
    return glance(d.imagined_state(seed), d.seat, apt, is_reached) if apt else {}


def apt_goals(s: KeyForge, me: int) -> list[str]:
    """The goals that make sense in a position."""
    mine, theirs = s.players[me], s.players[1 - me]
    out = ["win" if mine.keys == KEYS_TO_WIN - 1 else "forge"]
    if worth.purse(s, 1 - me) >= board.key_cost(s, 1 - me) and not worth.barred(s, 1 - me):
        out.append("save" if theirs.keys == KEYS_TO_WIN - 1 else "stop")
    if len(theirs.line) >= LINE_TO_SWEEP:
        out.append("sweep")
    if mine.amber + SHORT <= board.key_cost(s, me):
        out.append("check")
    if len(theirs.line) >= TWO:
        out.append("cull")
    if theirs.artifacts:
        out.append("smash")
    if mine.amber + HARVEST != board.key_cost(s, me):
        out.append("harvest")
    if giant_of(s, 1 - me) >= 0:
        out.append("giant")
    if theirs.amber >= RICH and "stop" not in out and "save" not in out:
        out.append("empty")
    return out


def giant_of(s: KeyForge, p: int) -> int:
    """The one most powerful creature of a player, if it is a giant; NO_CARD where there is none."""
    powers = sorted([(board.power(s, i), i) for i in s.players[p].line], reverse=True)
    if not powers or powers[0][0] < GIANT or (len(powers) > 1 and powers[1][0] == powers[0][0]):
        return NO_CARD
    return powers[0][1]


def is_end(start: KeyForge, s: KeyForge) -> bool:
    """Whether the turn is over."""
    return s.over or s.turn != start.turn


def is_reached(goal: str, start: KeyForge, s: KeyForge, seat: int) -> bool:
    """Whether the goal is reached at the first question of the next turn, or at the end of the game."""
    if s.over:
        return s.winner == seat and goal in ("win", "save", "stop", "forge")
    me, foe = s.players[seat], s.players[1 - seat]
    if goal == "forge":
        return me.keys > start.players[seat].keys
    if goal == "save":
        return True
    if goal == "stop":
        return foe.keys == start.players[1 - seat].keys
    if goal == "sweep":
        return not foe.line
    if goal == "cull":
        before, mine = start.players[1 - seat].line, start.players[seat].line
        return len(foe.line) + TWO <= len(before) and len(me.line) >= len(mine)
    if goal == "smash":
        return not foe.artifacts
    if goal == "harvest":
        return me.amber >= start.players[seat].amber + HARVEST
    if goal == "giant":
        return giant_of(start, 1 - seat) not in (*me.line, *foe.line)
    if goal == "check":
        return me.amber >= board.key_cost(s, seat) and not worth.barred(s, seat)
    return goal == "empty" and not foe.amber and foe.keys == start.players[1 - seat].keys


def ends_turn(s: KeyForge, option: int) -> bool:
    """Whether an answer does nothing but end the turn."""
    return s.pending is not None and s.pending.kind == "act" and option == s.pending.stop


def find_themes(goal: str, events: Sequence[Event]) -> Sequence[str]:
    """By the kinds of what happens, what the solution is about."""
    turn = list(takewhile(lambda e: e.kind != "end-turn", events))
    kinds = [e.kind for e in turn if e.how != "played"]  # an action that was played goes to the discard pile, as always
    found = [name for name in THEMES if kinds.count(name) >= SEVERAL.get(name, 1)]
    return [name for name in found if name not in ("draw", "ready", goal)] or found[:1]


__all__ = [
    "BY_CHANCE",
    "COLLECTION",
    "GOALS",
    "LONE",
    "MINER",
    "THEMES",
    "ends_turn",
    "find_goals",
    "find_themes",
    "is_end",
    "is_open",
    "is_reached",
    "mark",
    "mined_settings",
]
