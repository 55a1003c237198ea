"""What the harness must know of Fateforge."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

from tableforge.fateforge import cards, codes, keys, setup
from tableforge.fateforge.camp import baggage, rest, rewards, trial
from tableforge.fateforge.pieces import Ally, Foe, Gear, Saga
from tableforge.fateforge.state import Fate
from tableforge.fateforge.tale import chronicle, consequences
from tableforge.kernel.core import Program

NUMBERS = (
    "health",
    "energy",
    "parry",
    "focus",
    "toxic",
    "round",
    "rounds",
    "slot",
    "gold",
    "food",
    "leg",
    "time",
    "seats",
)


# ---------------------------------------------------------------- golden logs
def name_of(s: Fate, handle: int) -> str:
    if codes.ZONE <= handle < codes.CARD and s.scene is None:
        return f"zone-{handle - codes.ZONE}"
    return keys.thing(s, handle)


def seen(v: dict[str, Any], seat: int) -> list[str]:
    where = f"{v['scene']}, round {v['round']}/{v['rounds']}, {v['phase']}" if v["scene"] else v["phase"]
    out = [f"  view {seat}  {where}, gold {v['gold']}, food {v['food']}, order {' '.join(v['order']) or '-'}"]
    for h in v["heroes"]:
        dice = h["dice"] if h["results"] is None else f"[{' '.join(h['results'])}]"
        marks = [m for m in ("down", "hidden", "stunned", "taunting") if h[m]]
        marks += [f"{m}:{h[m]}" for m in ("parry", "focus", "toxic") if h[m]]
        items = " ".join([x["key"] for x in h["board"] if x])
        out.append(
            f"    {h['id']} at {h['at'] or '-'}, health {h['hp']}/{h['hp_max']}, energy {h['en']}/{h['en_max']}, dice {dice}, "
            f"marks [{' '.join(marks)}], skills [{' '.join(h['active'])}], items [{items}]"
        )
    for e in v.get("foes", ()):
        marks = [m for m in ("stunned", "marked") if e[m]] + [
            f"{m}:{e[m]}" for m in ("wounds", "armour", "parry") if e[m]
        ]
        out.append(f"    {'+'.join([e['key'], *marks])} at {e['at']}")
    done = [f"{o['id']} {o['units']}/{o['need']}" for o in v.get("objectives", ())]
    return [*out, f"    objectives [{', '.join(done)}]"] if done else out


def regenerate(wanted: list[str]) -> None:
    """Golden saves of whole chronicles are written anew with the golden logs."""
    from fateforge.saves import golden

    golden.main(wanted)


# ---------------------------------------------------------------- perft
def position(words: dict[str, str]) -> dict[str, Any]:
    """`from  you: mercenary, at b, results strike move / ally: shaman, at a` and `at  map mill-ford, enemies archer.1@c`."""
    table = part(words["at"])
    options = {"seats": table.pop("seats")} if "seats" in table else {}
    players = dict(x.split(":", 1) for x in words["from"].split(" / "))
    heroes = []
    for name, text in players.items():
        who, _, rest = text.strip().partition(", ")
        heroes.append(who)
        table[name.strip()] = part(rest)
    return {"seats": len(heroes), **options, "heroes": heroes, "position": table}


def part(text: str) -> dict[str, Any]:
    """One part of a position.

    >>> part("at b, results strike move, health 3")
    {'at': 'b', 'results': 'strike move', 'health': 3}
    """
    out: dict[str, Any] = {}
    for x in filter(None, [p.strip() for p in text.split(",")]):
        name, _, rest = x.partition(" ")
        out[name] = int(rest) if name in NUMBERS else rest or True
    return out


# ---------------------------------------------------------------- op coverage
CHRONICLE = (
    chronicle.CHRONICLE,
    trial.TRIAL,
    consequences.CONSEQUENCES,
    consequences.PURGE,
    rewards.GIFT,
    rest.REST,
    rest.GO_ON,
    baggage.PACKS,
)


def programs() -> Iterator[Program]:
    """Every program of every card, and those of a campaign."""
    for c in cards.pack().cards:
        yield from c.programs.values()
    yield from CHRONICLE


RULINGS = ("/rulings/", "/story/")


def counting(covered: set[tuple[str, int]], lay: Callable[[dict[str, Any]], Fate] = setup.lay) -> None:
    """Only what is done at the tables of rulings counts."""

    def counted(options: dict[str, Any]) -> Fate:
        s = lay(options)
        if any([folder in os.environ.get("PYTEST_CURRENT_TEST", "") for folder in RULINGS]):
            s.covered = covered
        return s

    vars(setup)["lay"] = counted


# ---------------------------------------------------------------- rules
RULE_ID = r"\bFF\.[a-z0-9]+(?:-[a-z0-9]+)*"
# The words of the English headings that no French one has, and the other way round.
ENGLISH = set(
    """abilities ability act activating allies an and armour bag battle beast beginning board buying campaign cards
    care changing chests choosing content damage deck defended dice difficult doors drawing effect end ending
    enemies enemy energy exchanging exit extra failure fear first food fountain gem generic glossary healing health
    hero heroes icons in item items knocked leaving lots managing master modifiers move number objective of optional
    order out overview parry party places player players playing pool portals preparation preserving pulling pushing
    quests reactions reading recovering recovery reputation reroll rerolls reset resistance rest restarting results
    rewards rolling rules saving scene scenes setting side skill skills spending start story strip stunned success
    taking targets the time to tokens toxic traits traps triple turn turns unlock upgradable upkeep using victory
    weak weapons your""".split()
)
FRENCH = set(
    """accomplir acheter acte activer alliés améliorables annexes aperçu armes armure attirer au bandeau bataille
    brelan bêtes campagne capacité capacités caractéristiques cartes choix cibles coffres commencer compétence
    compétences contenu dans de des difficile du défendus définir dégâts départ dépenser déplacer dés déverrouiller
    effet ennemi ennemies ennemis entretien et facultatives faible fin fontaine gemme gestion glossaire groupe
    génériques histoire hors héros icônes jetons jouer joueurs la lancer le lecture les lieux maître modificateurs
    modifier nombre nourriture objectif objet objets ordre ou paquet parade peur pièges plateau portails portes pour
    pousser première préparation préserver quêtes recommencer relance relances repos règles réactions récompenses
    récupération réinitialisation réputation réserve résistance résultat réussite sac santé sauvegarde sauvegarder
    scène scènes se soin sort sortie sortir supplémentaire temps terminer tirage tour tours toxiques un une utiliser
    victoire votre échanger échec énergie étourdi""".split()
)
# The words of a heading that are the same in both languages.
ALIKE = set(
    """action actions application barricades combat corruption cubes exploration hardcore initiative mode phase point
    round solo sprint structure tableforge terrain tests""".split()
)
HEADINGS = (ENGLISH, FRENCH, ALIKE)


# ---------------------------------------------------------------- states
SCRATCH: dict[str, set[str]] = {
    # what a thing is and the content that it is of: given when it is made, and the same for good
    "not copied": {"Fate.pack", "Hero.d", "Foe.d"},
    # made from what is told: the ways from doors and walls, a kit from a hero's cards; and what no rule reads
    "not told": {"Fate.ways", "Hero.kit", "Saga.past"},
}


def parts(s: Fate) -> Iterator[Any]:
    """What a state holds that is copied with it."""
    pack = s.pack
    yield s.heroes[0]
    yield Foe(pack.enemies[0], 1, 0, 0, object())
    yield Gear(next(iter(pack.items.values())), 0, 0, object())
    yield Ally(pack.allies[0], 0)
    yield Saga("somewhere", 1, 1)


# ---------------------------------------------------------------- doors
# A position, an act in it, a change by hand, what is then so, and a card.
GIVEN: dict[str, Any] = {
    "map": "mill-ford",
    "you": {"hero": "mercenary", "at": "b", "results": "strike move"},
    "ally": {"hero": "shaman", "at": "a"},
    "enemies": "conscript.1@b",
}
ACT: dict[str, Any] = {"verb": "strike", "card": "conscript.1"}
SET: dict[str, Any] = {"player": "you", "health": 5}
IS_SO = ("you", "health", 5)
CARD = "m-charge"
