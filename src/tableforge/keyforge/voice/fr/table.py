"""The table speaks French: questions, options and the log, as tables of sentences.

Fields of an event: {who} and {de} the person it is told of, {dative} or {payee} the other player; {card} a card of that person,
{cards} the cards with their noun, {names} by name alone, {first} and {second} of two; {source} and {by} the card that
caused it; {n} how much, {note}.  A noun phrase takes a preposition, {card:de}; {pp:détruit} agrees with the cards.
Cards are spoken of with their noun ("la créature …"), because titles have no gender of their own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from tableforge.keyforge import names
from tableforge.keyforge.definition import CardDef
from tableforge.keyforge.lexicon import LEXICON, step_in_full
from tableforge.keyforge.voice.fr.lexicon import CARTE, OF_TYPE, keyword, term, the_house
from tableforge.keyforge.voice.fr.lexicon import HOUSES as HOUSE_NAMES
from tableforge.keyforge.voice.fr.lexicon import ZONES as HELD_IN
from tableforge.keyforge.voice.tongue import (
    NAMED_AT_MOST,
    OF_NOBODY,
    OPPONENT,
    OTHER,
    Spot,
    TableTongue,
    Telling,
    spoken,
)
from tableforge.keyforge.words import Effect
from tableforge.tongue.fr import Agreeing, Noun, Phrase, SpokenNumber, agree, join, listed, typeset
from tableforge.tongue.sentence import YOU, Told, capitalise, close_sentence
from tableforge.words.amounts import Cond
from tableforge.words.node import SetNode

EVENTS: Final = {
    # set-up and the turn
    "first-player": "{who} [jouez|joue] en premier.",
    "shuffle": "[Votre deck|Le deck {de}] est mélangé{by}.",
    "keep": "{who} [gardez votre|garde sa] main de départ.",
    "mulligan": "{who} [faites|fait] un mulligan : {n:carte} /retourne|retournent/ dans le deck.",
    "turn": "Tour {n} : c’est [votre tour|le tour {de}].",
    "skip-step": "{who} [sautez|saute] l’étape « Forger une clé »{by}.",
    "no-house": "{who} ne [pouvez|peut] choisir aucune Maison.",
    "house": "{who} [choisissez|choisit] {note}.",
    "ready-step": "{who} [redressez|redresse] {few}.",
    "draw": "{who} [piochez|pioche] {names}{by}.",
    "reshuffle": "[Votre deck|Le deck {de}] s’épuise : la défausse ({n:carte}) est mélangée et forme un nouveau deck.",
    "chained": "À cause de [vos|ses] chaînes, {who} [piochez|pioche] {n:carte} de moins.",
    "shed-chain": "{who} [vous libérez|se libère] d’une chaîne.",
    "check": "{who} [annoncez|annonce] que [votre|son] Aombre suffit pour forger une clé.",
    "end-turn": "[Votre tour|Le tour {de}] se termine.",
    "win": "{who} [avez forgé votre|a forgé sa] troisième clé et [remportez|remporte] la partie !",
    # keys and chains
    "forge": "{who} [forgez|forge] une clé pour {n:Aombre}{by}.",
    "forge:free": "{who} [forgez|forge] une clé gratuitement{by}.",
    "pay-from": "{who} [dépensez|dépense] {n:Aombre} {cards:de}.",
    "cannot-forge": "{who} ne [pouvez|peut] pas forger de clé{by}.",
    "cannot-forge:poor": "{who} ne [pouvez|peut] pas forger de clé{by} : il n’y a pas assez d’Aombre.",
    "unforge": "Une clé [que vous aviez forgée|forgée par {who}] redevient non forgée{by}.",
    "chains": "{who} [gagnez|gagne] {n:chaîne}{by}.",
    # æmber
    "gain": "{who} [gagnez|gagne] {n:Aombre}{by}.",
    "gain:bonus": "{who} [gagnez|gagne] {n:Aombre} grâce au bonus {source:de}.",
    "gain:left": "{who} [gagnez|gagne] {n:Aombre} en provenance {source:de}.",
    "lose": "{who} [perdez|perd] {n:Aombre}{by}.",
    "steal": "{who} [volez|vole] {n:Aombre}{by}.",
    "capture": "{cards} capture {n:Aombre} [de votre réserve|de la réserve {de}]{by}.",
    "capture:instead": "{cards} capture {n:Aombre} /destiné|destinés/ [à votre réserve|à la réserve {de}].",
    "from-supply": "L’Aombre vient du stock commun ; [votre réserve|la réserve {de}] reste intacte{by}.",
    "to-supply": "{n:Aombre} {cards:de} /retourne|retournent/ au stock commun{by}.",
    "place-aember": "{n:Aombre} /est placé|sont placés/ sur {card}{by}.",
    "place-aember:pool": "{who} [déplacez|déplace] {n:Aombre} de [votre|sa] réserve sur {cards}{by}.",
    "take-aember": "{who} [prenez|prend] {n:Aombre} sur {cards}{by}.",
    "pay": "{who} {dative}[payez|paie] {n:Aombre}{payee}{by}.",
    "toll": "{who} [payez|paie] un droit de {n:Aombre}{by}.",
    "redistribute:aember": "L’Aombre {cards:de} ({n} en tout) est redistribué{by}.",
    "redistribute:damage": "Les dégâts {cards:de} ({n} en tout) sont redistribués{by}.",
    # playing and using
    "play": "{who} [jouez|joue] {names}{from}{place}.",
    "play:attached": "{who} [jouez|joue] {names}{from} sur {another}.",
    "attach": "{first} est attachée {second:à}.",
    "enter:ready": "{card} entre en jeu {pp:redressé}{from}{place}{by}.",
    "enter:exhausted": "{card} entre en jeu {pp:incliné}{from}{place}{by}.",
    "omega": "Oméga : après {cards}, {who} ne [pouvez|peut] plus jouer, défausser ni utiliser de carte ce tour-ci.",
    "copy": "{first} compte comme une copie {second:de}.",
    "use": "{card} est {pp:utilisé}.",
    "reap": "{card} moissonne.",
    "fight": "{card} est {pp:utilisé} pour combattre.",
    "attack": "{card} attaque {second}.",
    "fight-off": "Le combat {first:de} est interrompu{by}.",
    "elusive": "{card} est insaisissable{how} : elle ne subit et n’inflige aucun dégât dans ce combat.",
    "skirmish": "{card} livre une escarmouche{how} : elle ne subit aucun dégât en retour.",
    "poisoned": "Le poison {source:de} détruit {card}{how}.",
    "cannot-play": "{cards} ne peut pas être {pp:joué}{asked}{why}.",
    "cannot-use": "{cards} ne peut pas être {pp:utilisé}{asked}{why}.",
    "cannot-fight": "{cards} ne peut pas combattre{asked}{why}.",
    "cannot": "C’est impossible{by}.",
    "cannot:stolen": "[Votre Aombre|L’Aombre {de}] ne peut pas être volé{by}.",
    "cannot:first-turn": "{cards} reste dans [votre main|la main {de}] : le premier tour ne permet qu’une carte{by}.",
    "cannot:sacrifice": "{who} ne [pouvez|peut] pas sacrifier {cards}, [que vous ne contrôlez pas|qu’il ne contrôle pas]{by}.",
    "cannot:swap": "{cards} ne peuvent pas échanger leurs places : leurs lignes de front sont différentes{by}.",
    "repeat": "L’effet {cards:de} est répété.",
    "lasting": "L’effet {mine:de} s’applique : « {text} »",
    "lasting:cards": "L’effet {mine:de} s’applique à {names} : « {text} »",
    "nothing": "{idle} n’a aucun effet.",
    "nothing:unmet": "{idle} n’a aucun effet : la condition n’est pas remplie (« {text} »).",
    "nothing:needs": "{idle} n’a aucun effet : il faudrait « {text} ».",
    "nothing:weak": "{idle} n’a aucun effet : ce qui peut être choisi n’a pas assez de puissance en tout.",
    "nothing:poor": "{idle} n’a aucun effet : il n’y a pas d’Aombre à prendre.",
    "nothing:same": "{idle} n’a aucun effet : aucune carte possible n’en serait changée.",
    "nothing:zero": "{idle} n’a aucun effet : ce qui est compté donne 0.",
    "decline:weak": "{source} ne trouve rien à choisir{how} : ce qu’il y a n’a pas assez de puissance en tout.",
    "decline:needs": "{source} ne trouve rien à choisir{how} : il faudrait « {text} ».",
    "decline": "{who} [renoncez|renonce] à ce que permet {source}{how}.",
    "name-house": "{note} est choisie{by}.",
    "name-number": "Le nombre {n} est choisi{by}.",
    # damage and states
    "damage": "{source} inflige {n:dégât} {card:à}{how}.",
    "damage:instead": "{source} inflige {n:dégât} {card:à}, à la place {another:de}{how}.",
    "damage:nobody": "{card} subit {n:dégât}{how}.",
    "prevent": "L’armure {card:de} annule {n:dégât}{how}.",
    "no-damage": "Aucun dégât ne peut être infligé {card:à}{by}.",
    "heal": "{n:dégât} /est soigné|sont soignés/ sur {card}{by}.",
    "ready": "{cards} <est|sont> {pp:redressé}{by}.",
    "exhaust": "{cards} <est|sont> {pp:incliné}{by}.",
    "stun": "{cards} <est|sont> {pp:sonné}{by}.",
    "unstun": "{cards} <n’est|ne sont> plus {pp:sonné}{by}.",
    "unstun:used": "{card} s’incline pour ne plus être {pp:sonné}.",
    "counters:power": "{card} reçoit {n:marqueur} +1 en puissance{by}.",
    "counters:power:off": "{card} perd {n:marqueur} +1 en puissance{by}.",
    "counters:doom": "{card} reçoit {n:marqueur} fatalité{by}.",
    "counters:doom:off": "{card} perd {n:marqueur} fatalité{by}.",
    # cards leaving play and changing zones
    "sacrifice": "{who} [sacrifiez|sacrifie] {cards}{by}.",
    "condemn": "{cards} <va|vont> être {pp:détruit}{by}.",
    "destroyed-label": "<La capacité|Les capacités> « Détruit : » {cards:de} <se résout|se résolvent>.",
    "doomed": "{cards} <a|ont> subi des dégâts mortels.",
    "doomed:power": "{cards} n’<a|ont> plus aucune puissance.",
    "saved": "{card} n’est pas {pp:détruit}{by} ; à la place : « {text} »",
    "destroy": "{cards} <est|sont> {pp:détruit}.",
    "destroy:by": "{cards} <est|sont> {pp:détruit}{by}.",
    "destroy:purged": "{cards} <est|sont> {pp:détruit} et {pp:purgé}.",
    "purge": "{cards} <est|sont> {pp:purgé}{from}{by}.",
    "discard": "{who} [défaussez|défausse] {names}{from}{by}.",
    "discard:played": "{cards} rejoint [votre défausse|la défausse {de}].",
    "discard:left": "{cards} rejoint [votre défausse|la défausse {de}] en même temps que {source}.",
    "return": "{cards} <retourne|retournent> dans [votre main|la main {de}]{from}{by}.",
    "return:found": "{cards} <rejoint|rejoignent> [votre main|la main {de}]{from}{by}.",
    "archive": "{cards} <rejoint|rejoignent> [vos archives|les archives {de}]{from}{by}.",
    "take-archives": "{who} [prenez|prend] {names} dans [vos|ses] archives.",
    "to-deck": "{cards} <est|sont> {pp:mélangé} dans [votre deck|le deck {de}]{from}{by}.",
    "to-deck:top": "{cards} <rejoint|rejoignent> le sommet [de votre deck|du deck {de}]{from}{by}.",
    "shuffle-pile:hand": "[Votre main|La main {de}] ({n:carte}) est mélangée dans le deck{by}.",
    "shuffle-pile:discard": "[Votre défausse|La défausse {de}] ({n:carte}) est mélangée dans le deck{by}.",
    "put-under": "{who} [mettez|met] {names}{from} face cachée sous {source}.",
    "swap-zones": "[Votre deck et votre défausse|Le deck et la défausse {de}] sont échangés{by}.",
    "reveal": "{cards} <est|sont> {pp:révélé}{from}{by}.",
    "look": "{who} [regardez|regarde] {names}{from}{by}.",
    "swap": "{cards} échangent leurs places{by}.",
    "move-flank:left": "{card} se déplace sur le flanc gauche{near}{by}.",
    "move-flank:right": "{card} se déplace sur le flanc droit{near}{by}.",
    "control": "{who} [prenez|prend] le contrôle {cards:de}{placed}{by}.",
}

QUESTIONS: Final = {
    "act": "c’est votre tour, avec {house} : que faites-vous ?",
    "act:no-house": "c’est votre tour, sans Maison active : que faites-vous ?",
    "house": "choisissez votre Maison active.",
    "name-house": "choisissez une Maison.",
    "mulligan": "gardez-vous cette main de {n:carte}, ou la mélangez-vous dans votre deck pour en piocher {less} ?",
    "archives": "prenez-vous vos archives ({n:carte}) en main ?",
    "forge": "forgez-vous une clé, en payant en partie avec l’Aombre placé sur des cartes ?",
    "may": "{text} Le faites-vous ?",
    "may:foe": "la carte de votre adversaire dit : « {text} » Cela doit-il être fait ?",
    "may:plain": "utilisez-vous la partie facultative ?",
    "repeat": "répétez-vous l’effet ?",
    "flank": "sur quel flanc placez-vous {card} ?",
    "place": "où placez-vous {card} dans la ligne de front ?",
    "host": "à quelle créature attachez-vous {card} ?",
    "attack": "quelle créature attaquez-vous avec {card} ?",
    "target": "choisissez {phrase}{many}.",
    "order": "quelle capacité est résolue ensuite ?",
    "replace": "plusieurs cartes changeraient ce qui a lieu : laquelle le fait ?",
    "replace:aember": "plusieurs cartes captureraient le même Aombre : laquelle le fait ?",
    "replace:damage": "{card} devrait subir des dégâts : quelle carte les subit à sa place ?",
    "pile-order": "quelle carte rejoint ensuite la défausse ? La dernière sera au sommet.",
    "deck-order": "quelle carte rejoint ensuite le sommet de votre deck ? La dernière sera au sommet.",
    "deck-order:foe": "quelle carte rejoint ensuite le sommet du deck de votre adversaire ? La dernière sera au sommet.",
    "return-order": "quelle créature revient ensuite en jeu ?",
    "control-order": "plusieurs créatures changent de camp : laquelle passe ensuite ?",
    "each-order": "pour laquelle de ces cartes, ensuite ?",
    "capture-order": "il n’y a pas assez d’Aombre pour toutes. Quelle créature capture ensuite ?",
    "divide": "à quelle créature infligez-vous 1 dégât ? ({n} à répartir)",
    "redistribute:damage": "quelle créature reçoit 1 dégât ? ({n} à placer)",
    "redistribute:aember": "quelle créature reçoit 1 Aombre ? ({n} à placer)",
    "heal-amount": "combien de dégâts soignez-vous sur {card} ?",
    "pay-from": "combien d’Aombre {card:de} dépensez-vous pour la clé ?",
    "name-number": "choisissez un nombre.",
    "name-player": "choisissez un joueur.",
    "name-player:archives": "choisissez un joueur, pour une carte de ses archives.",
    "use-how": "comment utilisez-vous {card} ?",
    "choose-one": "choisissez l’un des deux effets.",
    "random": "le hasard désigne une carte : laquelle ?",
    "shuffle": "le hasard mélange le deck : quelle carte vient ensuite ?",
    "first-player": "le hasard désigne le premier joueur : lequel ?",
}
MANY: Final = {
    "to:archives": " à archiver",
    "to:destroy": " à détruire",
    "to:sacrifice": " à sacrifier",
    "to:damage": " qui subira les dégâts",
    "to:capture": " qui capturera l’Aombre",
    "to:place": " qui recevra l’Aombre",
    "to:rob": " dont prendre l’Aombre",
    "to:counters": " qui recevra les marqueurs",
    "to:swap": " qui changera de place",
    "to:trigger": " dont l’effet Moisson sera déclenché",
    "to:spare": " à épargner",
    "to:heal": " à soigner",
    "to:ready": " à redresser",
    "to:exhaust": " à incliner",
    "to:stun": " à sonner",
    "to:unstun": " qui ne sera plus sonnée",
    "to:fight": " avec laquelle combattre",
    "to:use": " à utiliser",
    "to:reveal": " à révéler",
    "to:play": " à jouer",
    "to:take": " dont prendre le contrôle",
    "to:give": " à donner à votre adversaire",
    "to:under": " à mettre dessous, face cachée",
    "to:enter": " à mettre en jeu",
    "to:hand": " à ajouter à votre main",
    "to:owner": " à renvoyer dans la main de son propriétaire",
    "to:deck": " à mettre au sommet du deck de son propriétaire",
    "to:deck:yours": " à mettre au sommet de votre deck",
    "to:deck:shuffle": " à mélanger dans le deck de son propriétaire",
    "to:deck:shuffle:yours": " à mélanger dans votre deck",
    "to:discard": " à défausser",
    "to:purged": " à purger",
    "all": " ({n} à choisir)",
    "all:more": " (encore {n} à choisir)",
    "none": " ; il n’y en a pas",
    "up-to:one": ", ou arrêtez-vous là",
    "up-to": " (jusqu’à {n})",
    "up-to:more": " (jusqu’à {n} de plus)",
    "any": " (autant que vous voulez)",
    "any:more": " (encore autant que vous voulez)",
    "total-power": ", pour une puissance totale d’au moins {n}",
}

LABELS: Final = {
    "done": "Terminé",
    "yes": "Oui",
    "no": "Non",
    "keep": "Garder la main",
    "mulligan": "Faire un mulligan",
    "left": LEXICON.label("fr", "flank:left"),
    "right": LEXICON.label("fr", "flank:right"),
    "alone": "La ligne de front vide",
    "between": "Entre {first} et {second}",
    "between:twins": "Entre {first} et {second} (places {at} et {next})",
    "left-of": "Flanc gauche, avec {first} pour voisine",
    "right-of": "Flanc droit, avec {first} pour voisine",
    "end-turn": LEXICON.label("fr", "verb:end-turn"),
    "play": "Jouer {card}",
    "discard": "Défausser {card}",
    "reap": "Moissonner avec {card}",
    "fight": "Combattre avec {card}",
    "action": "Utiliser {card} (Action)",
    "omni": "Utiliser {card} (Omni)",
    "unstun": "Utiliser {card} pour retirer son statut sonné",
    **{f"how:{verb}": LEXICON.label("fr", f"verb:{verb}") for verb in names.VERBS[1:]},
    "heal-amount": "{n:dégât}",
    "pay-from": "{n:Aombre}",
    "name-number": "{n}",
    "archives": "Prendre les archives",
    "ability": "{card} : {ability}",
    "damaged": "{n:dégât}",
    "stunned": LEXICON.word("fr", "stun"),
    "holding": "{n:Aombre}",
    "enemy:artifact": "artéfact ennemi",
    "enemy:creature": "créature ennemie",
    "enemy:upgrade": "amélioration ennemie",
}
ABILITIES: Final = {
    **{label: LEXICON.label("fr", f"label:{label}") for label in names.LABELS[:-1]},
    "after": "réaction",
    "before": "avant le combat",
    "start": "début du tour",
    "end": "fin du tour",
    "whenever": "état",
    "instead": "remplacement",
    "gains": "capacité gagnée",
    "assault": keyword("assault"),
    "hazardous": keyword("hazardous"),
}
STEPS: Final[dict[str, str]] = {step: step_in_full("fr", step) for step in names.STEPS}
SUBJECTS: Final = {YOU: "vous", OPPONENT: "votre adversaire", "1": "le joueur 1", "2": "le joueur 2"}
OF_PLAYER: Final = {YOU: "de vous", OPPONENT: "de votre adversaire", "1": "du joueur 1", "2": "du joueur 2"}
ZONES: Final = {**HELD_IN, names.LINE: term("zone:line"), names.ARTIFACTS: term("zone:row")}
FROM: Final = {"hand": names.HAND, "deck": names.DECK, "discard": names.DISCARD, "archives": names.ARCHIVES}
FLANKS: Final = {
    "left": " sur le flanc gauche, à côté {card:de}",
    "right": " sur le flanc droit, à côté {card:de}",
    "between": " entre {card} et {other}",
    "near": ", à côté {card:de}",
}
REASONS: Final = {
    "card": "{other} l’interdit",
    "own": "son propre texte l’interdit",
    "toll": "il n’y a pas assez d’Aombre pour payer {other}",
    "KF.only-ready-cards-are-used": "cette carte est inclinée",
    "KF.rule-of-six": "des cartes de ce titre ont été jouées et utilisées six fois ce tour-ci",
    "KF.rule-of-six-1-0": "des cartes de ce titre ont été jouées et utilisées six fois ce tour-ci",
    "KF.rule-of-six-seventh": "des cartes de ce titre ont été jouées et utilisées six fois ce tour-ci",
    "KF.omega": "Oméga a mis fin à cette étape",
    "KF.alpha": "avec Alpha, elle doit passer avant tout le reste du tour",
    "KF.upgrade-no-host": "il n’y a aucune créature à laquelle l’attacher",
    "KF.no-target-no-fight": "il n’y a aucune créature qu’elle puisse attaquer",
    "KF.use-needs-control": "un autre joueur la contrôle",
    "KF.artifact-never-reaps-or-fights": "un artéfact ne moissonne ni ne combat jamais",
}
PLACES: Final = {
    names.HAND: "dans {zone}",
    names.DECK: "dans {zone}",
    names.DISCARD: "dans {zone}",
    names.ARCHIVES: "dans {zone}",
    names.PURGED: "purgée",
    names.LINE: "dans {zone}",
    names.ARTIFACTS: "dans {zone}",
    names.ATTACHED: "sur {host}",
    names.UNDER: "sous {host}",
    names.LIMBO: "en train d’être jouée",
}
NUMBERED: Final = {
    names.LINE: "position",
    names.ARTIFACTS: "position",
    names.HAND: "exemplaire",
    names.DISCARD: "carte",
}
QUOTED: Final = re.compile(r"«\s([^»]*)\s»")  # a quotation inside another
# a phrase with one of these ends in a noun of its own: "à détruire" would be said of the flank, not of the creature
CLAUSE: Final = re.compile(r"\b(?:qui|situé|n’appartenant|n’ayant|ayant|portant)")


class French(TableTongue):
    events, questions, labels, many = EVENTS, QUESTIONS, LABELS, MANY
    abilities, steps, flanks, reasons = ABILITIES, STEPS, FLANKS, REASONS
    houses = tuple([HOUSE_NAMES[h] for h in names.HOUSES])
    colon = " : "

    def title(self, d: CardDef) -> str:
        return typeset(d.fr)

    def fields(self, t: Told[CardDef]) -> Mapping[str, object]:
        titles = [self.title(d) for d in t.things]
        hidden = "une carte" if t.count == 1 else f"{t.count} cartes"
        together = self.together(titles)
        first = OF_TYPE[t.things[0].type] if t.things else CARTE
        noun = first if len({d.type for d in t.things}) == 1 else CARTE
        source = "" if t.source is None else self.title(t.source)
        every = (
            hidden
            if not titles
            else f"les {noun.form(True)} {together}"
            if len(titles) > 1
            else self.the(noun, titles[0])
        )
        return {
            "who": SUBJECTS[t.who],
            "de": OF_PLAYER[t.who],
            "dative": "vous " if t.who == OPPONENT else "",
            "payee": "" if t.who == OPPONENT else f" {join('à', SUBJECTS[OTHER[t.who]])}",
            "names": together or hidden,
            "few": together if t.count <= NAMED_AT_MOST else f"{t.count} cartes",
            "cards": Phrase(every),
            "card": Phrase(self.owned(t.who, first, titles[0]) if titles else hidden),
            "first": self.thing(t.things[0]) if titles else Phrase(hidden),
            "second": self.thing(t.things[1]) if len(titles) > 1 else Phrase(hidden),
            "source": "" if t.source is None else self.thing(t.source),
            "n": SpokenNumber(t.amount),
            "note": self.noted(t.note),
            "pp": Agreeing(noun.fem, t.count > 1),
            **self.more(t, source),
        }

    def more(self, t: Told[CardDef], source: str) -> Mapping[str, object]:
        """The fields that KeyForge's own events have."""
        assert isinstance(t, Telling)
        granted = "" if t.grantor is None else f"grâce {self.thing(t.grantor):à}"
        asked = f", bien que {self.thing(t.source)} le demande" if t.source is not None and t.by else ""
        idle = t.grantor or (t.things[0] if t.things else None)
        told_of = YOU if t.kind.partition(":")[0] in OF_NOBODY else t.who
        mine = "" if t.source is None else self.owned(t.who, OF_TYPE[t.source.type], source)
        place, of = self.beside(t.sides), OF_TYPE[t.things[0].type] if t.things else CARTE
        return {
            "by": self.in_brackets(source if t.by else "", granted),
            "how": self.in_brackets(keyword(t.keyword) if t.keyword else "", granted),
            "from": f" {'dans' if t.kind == 'look' else 'depuis'} {self.zone(FROM[t.frm], t.whose, told_of)}"
            if t.frm
            else "",
            "idle": "" if idle is None else self.thing(idle),
            "place": place,
            "placed": f", {agree('placé', of.fem, False)}{place}" if place else "",
            "near": self.near(t.sides),
            "another": Phrase("") if t.other is None else self.thing(t.other),
            "mine": Phrase(mine),
            "text": QUOTED.sub(r"“\1”", t.text),
            "why": self.why_not(t),
            "asked": asked,
        }

    def zone(self, zone: int, whose: str, who: str = YOU) -> str:
        """A player's zone; that of whoever the sentence speaks of is just "sa main".

        >>> French().zone(names.HAND, "opponent"), French().zone(names.ARCHIVES, "you"), French().zone(names.DECK, "1", "1")
        ('la main de votre adversaire', 'vos archives', 'son deck')
        """
        noun, plural = ZONES[zone], zone == names.ARCHIVES
        if whose == YOU:
            return f"{'vos' if plural else 'votre'} {noun.one}"
        if whose == who:
            return f"ses {noun.one}" if plural else join("sa" if noun.fem else "son", noun.one)
        return join("les" if plural else "la" if noun.fem else "le", noun.one, OF_PLAYER[whose])

    def owned(self, who: str, noun: Noun, title: str) -> str:
        """A card with its noun and its side.

        >>> French().owned("opponent", Noun("artéfact"), "Le Dard"), French().owned("1", Noun("créature", True), "Brammo")
        ('l’artéfact ennemi Le Dard', 'la créature Brammo du joueur 1')
        """
        if who == YOU:
            return f"votre {noun.one} {title}"
        enemy = agree("ennemi", noun.fem, False)
        return self.the(noun, f"{enemy} {title}" if who == OPPONENT else f"{title} {OF_PLAYER[who]}")

    def the(self, noun: Noun, title: str) -> str:
        return join("la" if noun.fem else "le", f"{noun.one} {title}")

    def together(self, titles: list[str]) -> str:
        """
        >>> French().together(["Troll", "Gamin", "Troll"])
        'Troll (2) et Gamin'
        """
        once = list(dict.fromkeys(titles))
        told = [f"« {t} »" if "," in t and len(once) > 1 else t for t in once]
        named = [x if titles.count(t) == 1 else f"{x} ({titles.count(t)})" for t, x in zip(once, told, strict=True)]
        return listed(named) if once else ""

    def noted(self, note: str) -> str:
        return the_house(note) if note in names.HOUSES else note

    def count(self, n: int) -> SpokenNumber:
        return SpokenNumber(n)

    def finish(self, text: str) -> str:
        return capitalise(typeset(close_sentence(text)))

    def player(self, who: str) -> str:
        return capitalise(SUBJECTS[who])

    def where(self, spot: Spot) -> str:
        side = self.zone(spot.zone, spot.who) if spot.zone in ZONES else ""
        if spot.place and spot.zone in NUMBERED:
            return f"{NUMBERED[spot.zone]} {spot.place} {join('de', side)}"
        return PLACES[spot.zone].format(zone=side, host="" if spot.host is None else self.title(spot.host))

    def phrase(self, sel: SetNode, d: CardDef | None) -> str:
        from tableforge.keyforge.voice.fr import cards

        return cards.phrase(sel, None if d is None else spoken(d))

    def aimed(self, phrase: str, aim: str) -> str:
        """
        >>> French().aimed("une créature", " à détruire"), French().aimed("une créature située sur un flanc", " à détruire")
        ('une créature à détruire', 'une créature située sur un flanc, à détruire')
        """
        return f"{phrase},{aim}" if aim and CLAUSE.search(phrase) else phrase + aim

    def thing(self, d: CardDef) -> Phrase:
        return Phrase(self.the(OF_TYPE[d.type], self.title(d)))

    def in_house(self, h: int) -> str:
        return the_house(names.HOUSES[h])

    def these(self) -> str:
        return "une de ces cartes"

    def text(self, effects: tuple[Effect, ...], d: CardDef) -> str:
        from tableforge.keyforge.voice.fr import cards

        return cards.effect_text(effects, spoken(d))

    def condition(self, cond: Cond, d: CardDef) -> str:
        from tableforge.keyforge.voice.fr import cards

        return cards.condition(cond, spoken(d))


TONGUE: Final = French()
