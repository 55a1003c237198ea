"""What the harness must know of Arkham Horror."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

from tableforge.arkham import scenarios, setup
from tableforge.arkham.cards import CARDS, definition
from tableforge.arkham.conclude import Conclude
from tableforge.arkham.state import Arkham
from tableforge.kernel.core import Program

MARKS = ("damage", "horror", "clue", "doom", "resource")
NUMBERS = ("resources", "actions", "damage", "horror", "clues")


# ---------------------------------------------------------------- golden logs
def name_of(s: Arkham, handle: int) -> str:
    return s.cards[handle].d.id


def seen(v: dict[str, Any], seat: int) -> list[str]:
    act, agenda = [
        f"{c['id']} {c.get(t, 0)}/{c['threshold']}" if c else "-"
        for c, t in ((v["act"], "clue"), (v["agenda"], "doom"))
    ]
    out = [f"  view {seat}  round {v['round']}, {v['phase']} phase, act {act}, agenda {agenda}, doom {v['doom']}"]
    for p in v["players"]:
        hand = p["hand_size"] if p["hand"] is None else names(p["hand"])
        out.append(
            f"    {p['seat']}: {p['investigator']} {p['status']} at {p['at'] or '-'}, damage {p['damage']}, horror {p['horror']}, "
            f"clues {p['clues']}, resources {p['resources']}, actions {p['actions']}, hand {hand}, deck {p['deck_size']}, "
            f"discard {len(p['discard'])}, play {names(p['play'])}, threat {names(p['threat'])}"
        )
    for x in v["locations"]:
        out.append(f"    {names([x])} {'revealed' if x['revealed'] else 'unrevealed'}, here {names(x['here'])}")
    return out


def names(cards: list[dict[str, Any]]) -> str:
    """Cards with what lies on them: [beat-cop+damage:1 ghoul-minion+exhausted]."""
    out = []
    for c in cards:
        marks = [f"{m}:{c[m]}" for m in MARKS if c.get(m)]
        marks += [f"{kind}:{n}" for kind, n in c.get("uses", {}).items()]
        marks += ["exhausted"] if c.get("exhausted") else []
        marks += [x["id"] for x in c.get("attached", ())]
        out.append("+".join([c["id"], *marks]))
    return f"[{' '.join(out)}]"


# ---------------------------------------------------------------- perft
def position(words: dict[str, str]) -> dict[str, Any]:
    """`from  you: roland, hand machete, resources 3 / ally: agnes` and `at  locations study hallway, enemies …`."""
    table: dict[str, Any] = side(words["at"])
    players = dict(part.split(":", 1) for part in words["from"].split(" / "))
    rules = {"rules": table.pop("rules")} if "rules" in table else {}
    for name, text in players.items():
        who, _, rest = text.strip().partition(", ")
        table[name.strip()] = {"investigator": who, **side(rest)}
    return {**rules, "seats": len(players), "position": table}


def side(text: str) -> dict[str, Any]:
    """One part of a position.

    >>> side("resources 3, hand machete knife")
    {'resources': 3, 'hand': 'machete knife'}
    """
    out: dict[str, Any] = {}
    for part in filter(None, [p.strip() for p in text.split(",")]):
        name, _, rest = part.partition(" ")
        out[name] = int(rest) if name in NUMBERS else rest
    return out


# ---------------------------------------------------------------- op coverage
def programs() -> Iterator[Program]:
    """Every program of every card and of every scenario that has anything to do but to conclude."""
    for id in CARDS:
        yield from [p for p in definition(id).programs.values() if len(p.ops) > 1 or not isinstance(p.ops[0], Conclude)]
    for id in scenarios.IDS:
        yield from scenarios.scenario(id).programs.values()


def counting(covered: set[tuple[str, int]], lay: Callable[[dict[str, Any]], Arkham] = setup.lay) -> None:
    """Tables are laid out by games of any kind here, also from their set-up on; only those of rulings count."""

    def counted(options: dict[str, Any]) -> Arkham:
        s = lay(options)
        if "/rulings/" in os.environ.get("PYTEST_CURRENT_TEST", ""):
            s.covered = covered
        return s

    vars(setup)["lay"] = counted


# ---------------------------------------------------------------- rules
RULE_ID = r"AH\.[a-z0-9]+(?:-[a-z0-9]+)*"
# The words of the English headings that no French one has, and the other way round.
ENGLISH = set(
    """abilities ability act activate active after agenda aloof an and app area aside asset attach attack attacked attacker
    automatic bearer blank campaign cancel cannot card cards cardtypes clues constant control copy costs damage
    dealing deckbuilding defeat delayed designators difficulty direct discard display doom draw drawing effects
    elimination empty encounter enemy engage enters evade event exceptional failure fast fight flavor forced from gain
    game golden grim heal health horror hunter immune in insane instead into investigate investigator investigators
    keywords killed lasting lead leaves letter level limits location losing massive may modifiers move must nearest of
    opportunity order out ownership parley per peril play player prey printed priority put qualifiers ready removed
    resign resolution resource resources retaliate revelation rule rules running sanity search self-referential
    simultaneous skill slots spawn st standalone success surge taking target text the then threat to tokens treachery
    triggered triggering uses value victory weakness when winning you your""".split()
)
FRENCH = set(
    """abandon acte actif activer ambiance ann annulation après attachez attaquant attaque attaqué au automatique
    autoréférentiel avoir campagne capacité capacités carte cartes cas chasseur chercher cible combattre compétence
    construction contrôle court coûts côté dans de des difficulté directes directs discussion distant doit droit du
    déclenchement déclenchées défausse dégâts déments déplacement déplacer détenteur effets emplacements en engager
    ennemi ennemis enquêter ensuite entre et exceptionnel exemplaire faiblesse fatalité forcées gagner génération
    horreur horreurs hors immunisé imprimé indicatif indices indépendant infliger intrigue investigateur
    investigateurs jeu jouer joueur joueurs la le les lettre lieu limites massif menace mentale mettre mis
    modificateurs mots-clés ne niveau opportunité or ordre ou par partie pas perdre permanentes persistants perte peut
    pile piocher pions place plus principal priorité proche proie propriété péril qualificatifs quand quitte rapide
    redressé rencontre renfort ressource ressources retardés retiré riposte règle règles résolutions réussite
    révélation santé se simultanées soigner sombre soutien subir tc texte traîtrise tués types un une utilisations
    vaincu valeur victoire vide vie votre vous zone échapper échec élimination évasion événement être""".split()
)
# The words of a heading that are the same in both languages.
ALIKE = set(
    """action base chaos classes collection condition deck engagement faq gl ii iii instructions iv maximums mode mulligan
    permanent permissions piles points restrictions set tests traits unique""".split()
)
HEADINGS = (ENGLISH, FRENCH, ALIKE)


# ---------------------------------------------------------------- states
SCRATCH: dict[str, set[str]] = {
    # the first of its facts
    "not copied": {"Point.fact"},
    # made from what is told
    "not told": {
        "Arkham.index",
        "Arkham.listed",
        "Arkham.sound",
        "Investigator.watch",
        "Investigator.fast",
        "Investigator.needs_room",
    },
}


def parts(s: Arkham) -> Iterator[Any]:
    """What a state holds that is copied with it."""
    yield s.cards[0]
    yield s.players[0]


# ---------------------------------------------------------------- doors
# A position, an act in it, a change by hand, what is then so, and a card.
GIVEN: dict[str, Any] = {"you": {"investigator": "roland", "hand": "machete", "resources": 3}, "locations": "study"}
ACT: dict[str, Any] = {"verb": "play", "card": "machete"}
SET: dict[str, Any] = {"player": "you", "resources": 5}
IS_SO = ("you", "resources", 5)
CARD = "machete"
