"""What the harness must know of KeyForge."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tableforge.kernel.core import Program
from tableforge.keyforge import position as positions
from tableforge.keyforge.cards import CARDS, definition
from tableforge.keyforge.state import KeyForge

MARKS = ("stunned", "damage", "amber", "power_counters", "doom_counters")
NUMBERS = ("amber", "keys", "chains")


# ---------------------------------------------------------------- golden logs
def name_of(s: KeyForge, handle: int) -> str:
    return s.cards[handle].d.id


def seen(v: dict[str, Any], seat: int) -> list[str]:
    house = v["house"] or "no house"
    out = [f"  view {seat}  turn {v['turn']}, seat {v['active']} active, {v['step']} step, {house}"]
    for p in v["players"]:
        zones = [f"{p[f'{z}_size']}" if p[z] is None else names(p[z]) for z in ("hand", "archives")]
        out.append(
            f"    {p['seat']}: amber {p['amber']}, keys {p['keys']} of cost {p['key_cost']}, chains {p['chains']}, hand "
            f"{zones[0]}, deck {p['deck_size']}, archives {zones[1]}, discard {len(p['discard'])}, "
            f"line {names(p['line'])}, artifacts {names(p['artifacts'])}"
        )
    return out


def names(cards: list[dict[str, Any]]) -> str:
    """Cards with what lies on them: [urchin dodger+stunned+damage:2]."""
    out = []
    for c in cards:
        marks = [m if c[m] is True else f"{m}:{c[m]}" for m in MARKS if c.get(m)]
        marks += ["exhausted"] if c.get("ready") is False else []
        marks += [u["id"] for u in c.get("upgrades", ())]
        out.append("+".join([c["id"], *marks]))
    return f"[{' '.join(out)}]"


# ---------------------------------------------------------------- perft
def position(words: dict[str, str]) -> dict[str, Any]:
    """`from  you: amber 3, line urchin dodger / foe: line troll` and `at  house brobnar, step main, edition 1.3`."""
    you, foe = words["from"].split(" / ")
    at = side(words["at"])
    players = [side(you.removeprefix("you:")), side(foe.removeprefix("foe:"))]
    return {"edition": at.pop("edition", "1.3"), "position": {"players": players, **at}}


def side(text: str) -> dict[str, Any]:
    """One player of a `from` line.

    >>> side("amber 3, line urchin dodger")
    {'amber': 3, 'line': 'urchin dodger'}
    """
    out: dict[str, Any] = {}
    for part in filter(None, [p.strip() for p in text.split(",")]):
        name, _, rest = part.partition(" ")
        out[name] = int(rest) if name in NUMBERS else rest
    return out


# ---------------------------------------------------------------- op coverage
def programs() -> Iterator[Program]:
    """Every program of every card, in each edition's wording."""
    for id in CARDS:
        for errata in (True, False):
            yield from definition(id, errata).programs.values()


def counting(covered: set[tuple[str, int]], empty: Callable[[str, int], KeyForge] = positions.empty) -> None:
    def counted(edition: str, seed: int) -> KeyForge:
        s = empty(edition, seed)
        s.covered = covered
        return s

    positions.empty = counted


# ---------------------------------------------------------------- rules
RULE_ID = r"KF\.[a-z0-9]+(?:-[a-z0-9]+)*"
# The words of the English glossary that no French heading has, and the other way round.
ENGLISH = set(
    """ability active æmber armor assault attack battleline before cannot capture card chain control cost
    counter damage deploy destroyed discard elusive end enemy fight flank forge friendly hazardous heal
    house choice if you do keys least powerful leaves play legacy maverick may most neighbor off omega
    opposing other pay power preceding purge rarity reap repeat return search self-referential skirmish
    splash stun steal swap taunt this way turn unforge use""".split()
)
FRENCH = set(
    """capacité actif aombre armure assaut attaquer ligne front avant capturer chaînes chercher choix
    maison clés contrôle coût dégât déploiement détruit défausse insaisissable fin ennemi faire
    combattre flanc forger allié hasardeux soigner quitter le la jeu héritage franc-tireur peut plus
    moins puissante voisine affiliée oméga adverse autres marqueurs marqueur payer jouez puissance
    précédent purger rareté moisson moissonner répétez rendre renvoi nom escarmouche projection sonné
    voler échanger provocation sorte tour redevenir utiliser joueur""".split()
)
# The words of a heading that are the same in both languages.
ALIKE = set(
    """action adjacent alpha archives bonus combat errata faq figure gl handicaps mulligan omni poison
    sacrifice six suggestions traits types""".split()
)
HEADINGS = (ENGLISH, FRENCH, ALIKE)


# ---------------------------------------------------------------- states
SCRATCH: dict[str, set[str]] = {
    # of a question being asked
    "not copied": {"KeyForge.from_zone", "KeyForge.held_by", "KeyForge.blame"},
    # the same for every position of a game, or made from what is told
    "not told": {"KeyForge.check", "KeyForge.past_own", "KeyForge.pile_order", "KeyForge.index", "DepartureFrame.how"},
}


def parts(s: KeyForge) -> Iterator[Any]:
    """What a state holds that is copied with it."""
    yield s.cards[0]
    yield s.players[0]


# ---------------------------------------------------------------- doors
# A position, an act in it, a change by hand, what is then so, and a card.
GIVEN: dict[str, Any] = {
    "house": "brobnar",
    "you": {"hand": "punch", "line": "headhunter"},
    "foe": {"line": "urchin dodger"},
}
ACT: dict[str, Any] = {"verb": "reap", "card": "headhunter"}
SET: dict[str, Any] = {"player": "you", "amber": 5}
IS_SO = ("you", "amber", 5)
CARD = "punch"
