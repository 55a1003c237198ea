"""What can happen in Arkham Horror, as the log keeps it: every kind of event, and the ways in which it comes about."""

from __future__ import annotations

from typing import Final

from tableforge.arkham.names import DOOM, TOKENS
from tableforge.kernel.terms import EventKind
from tableforge.tongue.text import Text

USES: Final = TOKENS[DOOM + 2 :]  # what only some cards hold
LAID: Final = ("damage", "horror", "clue", "doom", "resource")
HEALED: Final = ("damage", "horror")


def named(token: str) -> str:
    """Tokens that only some cards hold are called by their names."""
    return f"token:{token}" if token in USES else ""


def placed(token: str) -> EventKind:
    """Tokens are placed on a card; an investigator takes them itself."""
    about = Text("tokens are placed on a card", "des pions sont placés sur une carte")
    hows = ("",) if token in USES else ("", "self", "moved") if token == "horror" else ("", "self")
    return EventKind(f"place-{token}", about, hows, told=("defeated",) if token in HEALED else (), note=named(token))


def removed(token: str) -> EventKind:
    """Tokens are taken off a card."""
    about = Text("tokens are taken off a card", "des pions sont retirés d’une carte")
    return EventKind(f"remove-{token}", about, ("",) if token in USES else ("", "self"), note=named(token))


EVENTS: Final = (
    # set-up
    EventKind("investigator", Text("who plays whom", "qui joue qui"), told=("other",)),
    EventKind("lead", Text("who is the lead investigator", "qui est l’investigateur principal")),
    EventKind("weakness", Text("a deck gets a weakness", "un deck reçoit une faiblesse")),
    EventKind("shuffle", Text("a deck is shuffled", "un deck est mélangé"), ("", "encounter")),
    EventKind(
        "chaos-bag",
        Text("what the chaos bag holds", "ce que contient la réserve du Chaos"),
        data=("tokens…",),
        note="faces",
    ),
    EventKind(
        "set-aside",
        Text("a weakness waits until hands are drawn", "une faiblesse attend que les mains soient piochées"),
    ),
    EventKind(
        "mulligan",
        Text("cards of an opening hand are replaced", "des cartes de la main de départ sont remplacées"),
        ("", "none"),
    ),
    EventKind("scenario", Text("a scenario begins", "un scénario commence"), note="scenario"),
    EventKind(
        "reference",
        Text("which side of the reference card counts", "quelle face de la carte de référence compte"),
        ("", "hard"),
    ),
    EventKind("location", Text("a location comes into play", "un lieu entre en jeu")),
    EventKind("encounter-set", Text("an encounter set joins in unseen", "un set de rencontre s’ajoute en secret")),
    EventKind("encounter-deck", Text("the encounter deck is made", "le deck Rencontre est constitué")),
    EventKind("extra-deck", Text("a scenario’s own deck is made", "le deck propre à un scénario est constitué")),
    EventKind(
        "shuffled-in", Text("a card is shuffled into the encounter deck", "une carte est mélangée au deck Rencontre")
    ),
    EventKind(
        "placed", Text("an investigator is put at a location", "un investigateur est placé dans un lieu"), ("", "again")
    ),
    # rounds and turns
    EventKind("round", Text("a round begins", "un round commence")),
    EventKind("phase", Text("a phase begins", "une phase commence"), note="phase"),
    EventKind("turn", Text("a turn begins", "un tour commence")),
    EventKind("turn-ends", Text("a turn ends", "un tour se termine")),
    EventKind("ready-all", Text("exhausted cards are readied", "les cartes inclinées sont redressées")),
    EventKind(
        "action",
        Text("an action is taken", "une action est effectuée"),
        ("draw", "engage", "evade", "fight", "investigate", "move", "resource"),
    ),
    EventKind("plays", Text("a card is played", "une carte est jouée"), ("", "paid")),
    EventKind("begins", Text("a card begins to resolve", "une carte commence à être résolue")),
    EventKind(
        "uses",
        Text("an ability is used", "une capacité est utilisée"),
        ("", "reaction", "forced", "objective"),
        data=("kind",),
    ),
    EventKind("more-actions", Text("there are additional actions", "il y a des actions supplémentaires")),
    EventKind("lose-actions", Text("actions are lost", "des actions sont perdues")),
    EventKind("provokes", Text("an attack of opportunity is provoked", "une attaque d’opportunité est provoquée")),
    EventKind("move", Text("an investigator moves", "un investigateur se déplace")),
    EventKind("reveal", Text("a location is revealed", "un lieu est révélé"), ("", "none")),
    EventKind("draw", Text("cards are drawn", "des cartes sont piochées")),
    EventKind(
        "reshuffle",
        Text("a discard pile becomes a deck again", "une pile de défausse redevient un deck"),
        ("", "encounter"),
    ),
    EventKind("gain", Text("resources are gained", "des ressources sont gagnées")),
    EventKind("lose", Text("resources are lost", "des ressources sont perdues")),
    # cards
    EventKind("enters-play", Text("a card enters play", "une carte entre en jeu")),
    EventKind("control", Text("control of a card is taken", "le contrôle d’une carte est pris")),
    EventKind("attach", Text("a card is attached to another", "une carte est attachée à une autre")),
    EventKind("discard", Text("a card is discarded", "une carte est défaussée")),
    EventKind("to-hand", Text("a card goes to a hand", "une carte va dans une main")),
    EventKind("moves", Text("a card goes under a deck", "une carte va sous un deck")),
    EventKind("removed", Text("a card is removed from the game", "une carte est retirée de la partie")),
    EventKind("victory", Text("a card goes to the victory display", "une carte rejoint la pile de victoire")),
    EventKind("look", Text("cards are looked at", "des cartes sont regardées")),
    EventKind("found", Text("a search has found a card", "une recherche a trouvé une carte")),
    EventKind("reorder", Text("cards go back in another order", "des cartes sont remises dans un autre ordre")),
    EventKind("show", Text("cards are shown", "des cartes sont montrées")),
    EventKind("exhaust", Text("a card exhausts", "une carte s’incline")),
    EventKind("ready", Text("a card is readied", "une carte est redressée")),
    EventKind("cancel", Text("a card cancels something", "une carte annule quelque chose")),
    EventKind("lasting", Text("an effect begins to last", "un effet commence à durer"), note="period"),
    EventKind("both", Text("a card is act and agenda at once", "une carte est à la fois acte et intrigue")),
    # encounters and enemies
    EventKind("encounter", Text("an encounter card is drawn", "une carte Rencontre est piochée"), ("", "weakness")),
    EventKind("peril", Text("a card must be faced alone", "une carte doit être affrontée seul")),
    EventKind("revelation", Text("a revelation takes effect", "une révélation prend effet")),
    EventKind("cancelled", Text("a card is cancelled", "une carte est annulée")),
    EventKind("surge", Text("one more encounter card is drawn", "une carte Rencontre de plus est piochée")),
    EventKind("spawns", Text("an enemy spawns", "un ennemi est généré")),
    EventKind("threat", Text("a card comes into a threat area", "une carte rejoint une zone de menace"), ("", "enemy")),
    EventKind("placed-at", Text("a card is put at a location", "une carte est placée dans un lieu")),
    EventKind("hunts", Text("a hunter moves", "un chasseur se déplace")),
    EventKind("moves-to", Text("an enemy moves", "un ennemi se déplace")),
    EventKind("disengages", Text("an enemy is no longer engaged", "un ennemi n’est plus engagé")),
    EventKind("stays-behind", Text("an enemy stays behind", "un ennemi reste en arrière")),
    EventKind("evaded", Text("an enemy is evaded", "un ennemi est évité")),
    EventKind("attacks", Text("an enemy attacks", "un ennemi attaque")),
    EventKind("retaliates", Text("an enemy retaliates", "un ennemi riposte")),
    EventKind("defeated", Text("an enemy or an asset is defeated", "un ennemi ou un soutien est vaincu")),
    # tokens
    *[placed(token) for token in (*LAID, *USES)],
    *[removed(token) for token in (*LAID, *USES)],
    EventKind("heal-damage", Text("damage is healed", "des dégâts sont soignés"), ("", "self")),
    EventKind("heal-horror", Text("horror is healed", "de l’horreur est soignée"), ("", "self")),
    EventKind("discover", Text("clues are discovered", "des indices sont découverts")),
    # tests
    EventKind(
        "test",
        Text("a skill test begins", "un test de compétence commence"),
        ("plain", "attack", "evasion", "investigation"),
        data=("skill", "kind"),
        note="skill",
    ),
    EventKind("commit", Text("a card is committed", "une carte est attribuée")),
    EventKind("modifies-test", Text("a card changes the test", "une carte modifie le test")),
    EventKind(
        "token",
        Text("a chaos token is revealed", "un pion Chaos est révélé"),
        ("", "ignored"),
        data=("ignored", "read as"),
        note="face",
    ),
    EventKind("token-cancelled", Text("a chaos token is cancelled", "un pion Chaos est annulé"), note="face"),
    EventKind(
        "flip-token", Text("the modifier of a token is reversed", "le modificateur d’un pion est inversé"), note="face"
    ),
    EventKind("succeeds", Text("a test succeeds", "un test réussit"), data=("value", "difficulty")),
    EventKind("fails", Text("a test fails", "un test échoue"), data=("value", "difficulty")),
    EventKind("test-ends", Text("a test is over", "un test est terminé")),
    # the story
    EventKind("advance-by-clues", Text("clues advance the act", "des indices font avancer l’acte")),
    EventKind("advance", Text("an act or agenda advances", "un acte ou une intrigue avance")),
    EventKind("current", Text("an act or agenda begins", "un acte ou une intrigue commence"), ("", "clues", "doom")),
    EventKind("passage", Text("a passage is read", "un passage est lu"), note="passage"),
    EventKind("resolution", Text("a resolution is reached", "une conclusion est atteinte"), ("", "none")),
    EventKind(
        "eliminated", Text("an investigator is eliminated", "un investigateur est éliminé"), ("defeated", "resigned")
    ),
    EventKind(
        "cards-removed",
        Text("the cards of an eliminated investigator go", "les cartes d’un investigateur éliminé partent"),
    ),
    EventKind("trauma", Text("trauma is suffered", "un traumatisme est subi"), ("physical", "mental"), data=("kind",)),
    EventKind("killed", Text("an investigator is killed", "un investigateur est tué")),
    EventKind("insane", Text("an investigator is driven insane", "un investigateur devient dément")),
    EventKind("experience", Text("experience will be less", "l’expérience sera moindre")),
    EventKind(
        "campaign-record", Text("the campaign log is written", "le carnet de campagne est complété"), note="record"
    ),
    EventKind(
        "campaign-cross-out", Text("the campaign log is corrected", "le carnet de campagne est corrigé"), note="record"
    ),
    EventKind("campaign-experience", Text("experience is earned", "de l’expérience est gagnée")),
    EventKind(
        "campaign-gains-card",
        Text("a card joins a deck for good", "une carte rejoint un deck pour de bon"),
        note="card",
    ),
    EventKind(
        "campaign-offers-card",
        Text("a card will go with whoever goes on", "une carte ira avec qui poursuit"),
        note="card",
    ),
    EventKind("campaign-loses-card", Text("a card is lost for good", "une carte est perdue pour de bon"), note="card"),
    EventKind(
        "campaign-token", Text("the chaos bag changes for good", "la réserve du Chaos change pour de bon"), note="token"
    ),
    EventKind("campaign-result", Text("the campaign ends", "la campagne se termine"), note="result"),
    EventKind("game-over", Text("the game is over", "la partie est terminée"), ("", "won")),
)
