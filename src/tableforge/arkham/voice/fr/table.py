"""The table speaks French: questions, options and the log, as tables of sentences.

Fields of an event: {who} and {de} the person it is told of; {cards} the cards with their noun, {names} by name alone, {few} by name
unless they are many, {first} and {second} of two; {source} and {by} the card that caused it; {n} how much; {note} what the kind
of event makes of its note; {a} and {b} the first of its further numbers.  A noun phrase takes a preposition, {cards:de};
{pp:défaussé} agrees with the cards.
Cards are spoken of with their noun ("l’ennemi …"), because titles have no gender of their own; proper names do
without.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tableforge.arkham import names
from tableforge.arkham.definition import CardDef
from tableforge.arkham.lexicon import LEXICON
from tableforge.arkham.names import ALLY, ENEMY, INVESTIGATOR, LOCATION
from tableforge.arkham.voice.fr.lexicon import SYMBOLS, TITLES, called, term
from tableforge.arkham.voice.tongue import NAMED_AT_MOST, TableTongue, Telling, titled
from tableforge.tongue.fr import Agreeing, Phrase, SpokenNumber, join, listed, typeset
from tableforge.tongue.sentence import YOU, Told, capitalise, close_sentence

EVENTS: Final = {
    # set-up
    "investigator": "{who} jouez {names}.",
    "investigator:other": "{names} prend place à la table.",
    "lead": "{who} [êtes|est] l’investigateur principal.",
    "weakness": "[Votre deck|Le deck {de}] reçoit une faiblesse : {names}.",
    "shuffle": "[Votre deck|Le deck {de}] est mélangé{by}.",
    "shuffle:encounter": "Le deck Rencontre est mélangé{by}.",
    "chaos-bag": "La réserve du Chaos contient {n:pion} : {note}.",
    "set-aside": "{names} est mise de côté jusqu’à ce que les mains soient piochées.",
    "mulligan": "{who} [remplacez|remplace] {n:carte} de [votre|sa] main de départ.",
    "mulligan:none": "{who} [gardez votre|garde sa] main de départ.",
    "scenario": "{note}.",
    "reference": "Les pions Chaos valent ce que dit la face Facile/Standard de {names}.",
    "reference:hard": "Les pions Chaos valent ce que dit la face Difficile/Expert de {names}.",
    "location": "{cards} <est|sont> {pp:mis} en jeu.",
    "encounter-set": "L’un des sets de rencontre s’ajoute en secret ({n:carte}).",
    "encounter-deck": "Le deck Rencontre est mélangé ({n:carte}).",
    "extra-deck": "Le deck des cultistes est mélangé ({n:carte}).",
    "shuffled-in": "{cards} est {pp:mélangé} dans le deck Rencontre.",
    "placed": "{who} [commencez|commence] dans {second}.",
    "placed:again": "{who} [vous retrouvez|se retrouve] soudain dans {second}.",
    # the round
    "round": "Round {n}",
    "phase": "{note}",
    "turn": "C’est [votre tour|le tour {de}].",
    "turn-ends": "[Votre tour|Le tour {de}] se termine.",
    "ready-all": "{few} <se redresse|se redressent>.",
    "action:investigate": "{who} [enquêtez|enquête] dans {cards}.",
    "action:move": "{who} [partez|part] pour {cards}.",
    "action:draw": "{who} [consacrez|consacre] une action à piocher une carte.",
    "action:resource": "{who} [consacrez|consacre] une action à gagner une ressource.",
    "action:fight": "{who} [attaquez|attaque] {cards}.",
    "action:engage": "{who} [engagez|engage] {cards}.",
    "action:evade": "{who} [tentez|tente] d’échapper {cards:à}.",
    "plays": "{who} [jouez|joue] {names}.",
    "plays:paid": "{who} [jouez|joue] {names} pour {n:ressource}.",
    "begins": "{cards} commence à prendre effet.",
    "uses": "{who} [utilisez|utilise] {names}.",
    "uses:reaction": "{who} [réagissez|réagit] avec {names}.",
    "uses:forced": "L’effet forcé {cards:de} se résout.",
    "uses:objective": "L’objectif {cards:de} est atteint.",
    "more-actions": "{who} [avez|a] droit à {n:action} de plus{by}.",
    "lose-actions": "{who} [perdez|perd] {n:action}{by}.",
    "provokes": "{cards} porte une attaque d’opportunité contre {who}.",
    # moving
    "move": "{who} [vous déplacez|se déplace] vers {second}{by}.",
    "reveal": "{cards} est {pp:révélé}, avec {n:indice}.",
    "reveal:none": "{cards} est {pp:révélé} ; il n’y a pas d’indice ici.",
    # cards
    "draw": "{who} [piochez|pioche] {names}{by}.",
    "reshuffle": "[Votre deck|Le deck {de}] s’épuise : la pile de défausse ({n:carte}) est mélangée et forme un nouveau deck.",
    "reshuffle:encounter": "La pile de défausse Rencontre ({n:carte}) est mélangée et forme un nouveau deck Rencontre.",
    "gain": "{who} [gagnez|gagne] {n:ressource}{by}.",
    "lose": "{who} [perdez|perd] {n:ressource}{by}.",
    "enters-play": "{cards} entre en jeu sous [votre contrôle|le contrôle {de}].",
    "control": "{who} [prenez|prend] le contrôle {cards:de}.",
    "attach": "{first} est {pp:attaché} {second:à}.",
    "discard": "{cards} <est|sont> {pp:défaussé}.",
    "to-hand": "{cards} <rejoint|rejoignent> [votre main|la main {de}].",
    "moves": "{cards} <va|vont> au-dessous [de votre deck|du deck {de}].",
    "removed": "{cards} <est|sont> {pp:retiré} de la partie.",
    "victory": "{cards} rejoint la pile de victoire.",
    "look": "{who} [regardez|regarde] {few}{by}.",
    "found": "{who} [trouvez|trouve] {names}{by}.",
    "reorder": "{who} [remettez|remet] {n:carte} dans l’ordre de [votre|son] choix{by}.",
    "show": "{cards} <est montrée|sont montrées> à tous{by}.",
    "exhaust": "{cards} <s’incline|s’inclinent>.",
    "ready": "{cards} <se redresse|se redressent>.",
    "cancel": "{cards} l’annule.",
    "lasting": "L’effet {source:de} dure jusqu’à la fin {note}.",
    "both": "{cards} est désormais à la fois l’acte et l’intrigue.",
    # encounter cards and enemies
    "encounter": "{who} [piochez|pioche] {names} du deck Rencontre.",
    "encounter:weakness": "[Votre faiblesse|La faiblesse {de}] se manifeste : {names}.",
    "peril": "Péril : {who} [devez|doit] affronter {cards} sans aide.",
    "revelation": "{cards} prend effet sur {who}.",
    "cancelled": "{cards} n’a aucun effet : c’est annulé.",
    "surge": "Renfort : {who} [piochez|pioche] une autre carte Rencontre.",
    "spawns": "{first} apparaît dans {second}.",
    "threat": "{cards} rejoint [votre zone de menace|la zone de menace {de}].",
    "threat:enemy": "{cards} [vous engage|engage {who}].",
    "placed-at": "{first} est {pp:placé} dans {second}.",
    "hunts": "{first} traque sa proie jusque dans {second}.",
    "moves-to": "{first} se déplace vers {second}.",
    "disengages": "{first} n’est plus {pp:engagé} et reste dans {second}.",
    "stays-behind": "{first} reste en arrière dans {second}.",
    "evaded": "{who} [échappez|échappe] {cards:à}.",
    "attacks": "{cards} [vous attaque|attaque {who}].",
    "retaliates": "{cards} riposte.",
    "defeated": "{cards} est {pp:vaincu}{by}.",
    # tokens
    "place-damage": "{cards} subit {n:dégât}{by}.",
    "place-damage:defeated": "{cards} subit {n:dégât}{by} et est {pp:vaincu}.",
    "place-damage:self": "{who} [subissez|subit] {n:dégât}{by}.",
    "place-horror": "{cards} subit {n:horreur}{by}.",
    "place-horror:defeated": "{cards} subit {n:horreur}{by} et est {pp:vaincu}.",
    "place-horror:self": "{who} [subissez|subit] {n:horreur}{by}.",
    "place-horror:moved": "{n:horreur} /est déplacée|sont déplacées/ sur {who}{by}.",
    "place-clue": "{n:indice} /est placé|sont placés/ sur {cards}{by}.",
    "place-clue:self": "{who} [recevez|reçoit] {n:indice}{by}.",
    "place-doom": "{n:fatalité} /est placée|sont placées/ sur {cards}{by}.",
    "place-doom:self": "{n:fatalité} /est placée|sont placées/ sur {who}{by}.",
    "place-resource": "{n:ressource} /est placée|sont placées/ sur {cards}{by}.",
    "place-resource:self": "{who} [recevez|reçoit] {n:ressource}{by}.",
    "place-uses": "{cards} reçoit {n:{token}}{by}.",
    "remove-damage": "{n:dégât} /est retiré|sont retirés/ {cards:de}{by}.",
    "remove-damage:self": "{who} [perdez|perd] {n:dégât}{by}.",
    "remove-horror": "{n:horreur} /est retirée|sont retirées/ {cards:de}{by}.",
    "remove-horror:self": "{who} [perdez|perd] {n:horreur}{by}.",
    "remove-clue": "{n:indice} /est retiré|sont retirés/ {cards:de}{by}.",
    "remove-clue:self": "{who} [dépensez|dépense] {n:indice}{by}.",
    "remove-doom": "{n:fatalité} /est retirée|sont retirées/ {cards:de}.",
    "remove-doom:self": "{who} [perdez|perd] {n:fatalité}.",
    "remove-resource": "{n:ressource} /est retirée|sont retirées/ {cards:de}{by}.",
    "remove-resource:self": "{who} [dépensez|dépense] {n:ressource}{by}.",
    "remove-uses": "{cards} perd {n:{token}}.",
    "heal-damage": "{cards} guérit de {n:dégât}{by}.",
    "heal-damage:self": "{who} [guérissez|guérit] de {n:dégât}{by}.",
    "heal-horror": "{cards} guérit de {n:horreur}{by}.",
    "heal-horror:self": "{who} [guérissez|guérit] de {n:horreur}{by}.",
    "discover": "{who} [découvrez|découvre] {n:indice} dans {cards}.",
    # skill tests
    "test:plain": "{who} [effectuez|effectue] un test {note:de} contre {n}{by}.",
    "test:attack": "{who} [attaquez|attaque] {cards} : {note} contre {n}{by}.",
    "test:evasion": "{who} [tentez|tente] d’échapper {cards:à} : {note} contre {n}{by}.",
    "test:investigation": "{who} [enquêtez|enquête] dans {cards} : {note} contre {n}{by}.",
    "commit": "{who} [attribuez|attribue] {names}.",
    "modifies-test": "{source} modifie ce test.",
    "token": "{who} [révélez|révèle] un pion Chaos : {note}.",
    "token:ignored": "{who} [révélez|révèle] un pion Chaos : {note}. Il ne compte pas.",
    "token-cancelled": "Le pion Chaos ({note}) est annulé et retourne dans la réserve.",
    "flip-token": "{source} inverse le modificateur du pion ({note}).",
    "succeeds": "{who} [réussissez|réussit], avec une différence de {n} ({a} contre {b}).",
    "fails": "{who} [échouez|échoue], avec une différence de {n} ({a} contre {b}).",
    "test-ends": "Le test est terminé.",
    # the story
    "advance-by-clues": "{who} [faites|fait] avancer l’acte.",
    "advance": "{cards} avance.",
    "current": "{cards} commence.",
    "current:doom": "{cards} commence : seuil de {n:fatalité}.",
    "current:clues": "{cards} commence : il faut {n:indice}.",
    "passage": "{note}",
    "resolution": "Le scénario se termine par la conclusion {note}.",
    "resolution:none": "Le scénario se termine sans conclusion.",
    "eliminated:resigned": "{who} [abandonnez|abandonne].",
    "eliminated:defeated": "{who} ne [pouvez|peut] plus continuer : c’est la défaite.",
    "cards-removed": "[Vos cartes|Les cartes {de}] quittent la partie.",
    "trauma:physical": "{who} [subissez|subit] {n} traumatisme/|s/ physique/|s/.",
    "trauma:mental": "{who} [subissez|subit] {n} traumatisme/|s/ menta/l|ux/.",
    "killed": "{who} [perdez|perd] la vie.",
    "insane": "{who} [perdez|perd] la raison.",
    "experience": "{who} [gagnerez|gagnera] {n} d’expérience de moins{by}.",
    "campaign-record": "Le Carnet de Campagne dit : {note}",
    "campaign-cross-out": "Rayé du Carnet de Campagne : {note}",
    "campaign-experience": "{who} [gagnez|gagne] {note} d’expérience.",
    "campaign-gains-card": "{note} rejoint pour de bon [votre deck|le deck {de}].",
    "campaign-offers-card": "{note} ira avec ceux qui continuent.",
    "campaign-loses-card": "La carte {note} est perdue pour toujours.",
    "campaign-token": "La réserve du Chaos compte un pion de plus : {note}.",
    "campaign-result": "La campagne se termine : {note}.",
    "game-over": "Les investigateurs ont perdu.",
    "game-over:won": "Les investigateurs ont gagné !",
}

QUESTIONS: Final = {
    "mulligan": "choisissez des cartes de votre main de départ à remplacer, ou gardez-la.",
    "mulligan:more": "{n:carte} à remplacer : d’autres encore ?",
    "next-turn": "qui joue le prochain tour ?",
    "act": "c’est votre tour dans {place}, avec {n:action} : que faites-vous ?",
    "window": "faites-vous quelque chose maintenant ?",
    "window:turn": "c’est le tour {de} : faites-vous quelque chose avant la prochaine action ?",
    "window:test": "{test} : faites-vous quelque chose ?",
    "react": "{moment}. Réagissez-vous ?",
    "commit": "{test} : attribuez-vous une carte ?",
    "use-skill": "quelle compétence utilisez-vous ?",
    "which-token": "lequel des pions révélés compte ?",
    "target": "choisissez une cible{many}.",
    "target:phrase": "choisissez {phrase}{many}.",
    "may": "le faites-vous ?",
    "may:text": "{text} Le faites-vous ?",
    "may:deck": "prenez-vous {card} dans votre deck ?",
    "choose-one": "choisissez l’un des effets.",
    "search": "quelle carte prenez-vous ?",
    "contribute": "combien d’indices dépensez-vous ? (il en faut {n} en tout)",
    "contribute:rest": "combien d’indices dépensez-vous ?",
    "assign-damage": "qui subit le dégât suivant ? ({n} à assigner)",
    "assign-horror": "qui subit l’horreur suivante ? ({n} à assigner)",
    "pay-card": "quelle carte défaussez-vous pour payer le coût ?",
    "which-deck": "quel deck regardez-vous ?",
    "make-room": "il n’y a plus d’emplacement : quel soutien défaussez-vous ?",
    "hand-size": "vous avez plus de huit cartes en main : laquelle défaussez-vous ? (encore {n})",
    "trauma": "quel traumatisme subissez-vous ?",
    "new-lead": "qui est désormais l’investigateur principal ?",
    "engage-whom": "qui {card} engage-t-{il} ?",
    "spawn-where": "où {card} apparaît-{il} ?",
    "spawn-prey": "avec qui {card} apparaît-{il} ?",
    "hunt-whom": "vers qui {card} se déplace-t-{il} ?",
    "hunt-way": "quel chemin {card} prend-il ?",
    "attack-whom": "qui {card} attaque-t-{il} ensuite ?",
    "order": "quel effet forcé est résolu ensuite ?",
    "attack-order": "quel ennemi attaque ensuite ?",
    "hunter-order": "quel chasseur se déplace ensuite ?",
    "weakness-order": "quelle faiblesse est résolue ensuite ?",
    "defeat-order": "qui est vaincu en premier ?",
    "discard-order": "quelle carte est défaussée ensuite ?",
    "result-order": "quel résultat du test est appliqué ensuite ?",
    "deck-order": "quelle carte est au-dessus des autres ?",
    "chaos-token": "le hasard tire un pion Chaos : lequel ?",
    "encounter-set": "le hasard désigne un set de rencontre : lequel ?",
    "random": "le hasard désigne une carte : laquelle ?",
    "shuffle": "le hasard mélange un deck : quelle carte vient ensuite ?",
    # parts of questions
    "test": "[votre test {skill:de}|le test {skill:de} {de}], {a} contre {b}",
    "odds": " ({percent}\u00a0% de chances de réussir)",
    "all": " ({n} à choisir)",
    "all:more": " (encore {n} à choisir)",
    "up-to": " (jusqu’à {n})",
}

LABELS: Final = {
    "done": "Terminé",
    "pass": "Passer",
    "yes": "Oui",
    "no": "Non",
    "mulligan:keep": "Garder la main",
    "end-turn": LEXICON.label("fr", "verb:end-turn"),
    "investigate": "Enquêter : {card}",
    "move": "Se déplacer : {card}",
    "draw": "Piocher une carte",
    "resource": "Gagner une ressource",
    "play": "Jouer {card}",
    "play:cost": "Jouer {card} (coût {n})",
    "activate": "Utiliser {card}",
    "fight": "Combattre {card}",
    "engage": "Engager {card}",
    "evade": "Échapper à {card}",
    "use": "Utiliser {card}",
    "react": "Réagir avec {card}",
    "commit": "Attribuer {card}",
    "commit:icons": "Attribuer {card} (+{n})",
    "advance": "Dépenser des indices pour faire avancer {card}",
    "forced": "{card}",
    "by:fight": "Combattre avec {card}",
    "by:evade": "Échapper à un ennemi avec {card}",
    "by:investigate": "Enquêter avec {card}",
    "by:move": "Se déplacer avec {card}",
    "by:parley": "Discussion : {card}",
    "by:resign": "Abandon : {card}",
    "contribute": "{n:indice}",
    "first": "Premier effet",
    "second": "Deuxième effet",
    "third": "Troisième effet",
    "fourth": "Quatrième effet",
    "fifth": "Cinquième effet",
    "sixth": "Sixième effet",
    "set:first": "Premier set",
    "set:second": "Second set",
    "own-deck": "Votre deck",
    "whose-deck": "Le deck {de}",
    "encounter-deck": "Le deck Rencontre",
    "physical": LEXICON.label("fr", "trauma:physical"),
    "mental": LEXICON.label("fr", "trauma:mental"),
    "damaged": "{n:dégât}",
    "horrified": "{n:horreur}",
    "clues": "{n:indice}",
    "exhausted": LEXICON.word("fr", "state:exhausted"),
    "unrevealed": LEXICON.word("fr", "state:unrevealed"),
    "copy": "n° {n}",
    "a-card": "une carte",
    "yourself": "{who} (vous)",
    "cultists-interrogated": "interrogé : {card}.",
    "cultists-got-away": "échappé : {card}.",
}

MOMENTS: Final = {
    "defeated": "{card} est {pp:vaincu}",
    "attacks": "{card} [vous attaque|attaque {who}]",
    "dealt": "{card} subit {n:{token}}",
    "takes": "{who} [subissez|subit] {n:{token}}",
    "placed": "{card} reçoit {n:{token}}",
    "discovers": "{who} [découvrez|découvre] {n:indice}",
    "succeeds": "{who} [réussissez|réussit], avec une différence de {n}",
    "fails": "{who} [échouez|échoue], avec une différence de {n}",
    "token-revealed": "{who} [révélez|révèle] un pion Chaos : {face}",
    "enters": "{who} [entrez|entre] dans {card}",
    "leaves": "{who} [quittez|quitte] {card}",
    "enters-play": "{card} entre en jeu",
    "discarded": "{card} rejoint la défausse",
    "played": "{who} [jouez|joue] {card}",
    "drawn": "{who} [piochez|pioche] {card}",
    "spawns": "{card} apparaît",
    "evaded": "{who} [échappez|échappe] {card:à}",
    "engages": "{card} [vous engage|engage {who}]",
    "advances": "{card} avance",
    "begins": "début {period}",
    "ends": "fin {period}",
    "leaves-play": "{card} quitte le jeu",
    "enters-victory": "{card} rejoint la pile de victoire",
    "reveals": "{card} est {pp:révélé}",
}
SKILLS: Final = tuple([LEXICON.word("fr", skill) for skill in names.STATS[:4]])
PHASES: Final = tuple([LEXICON.label("fr", f"full-phase:{phase}") for phase in names.PHASES])
PERIODS: Final = ("du test", "du tour", "de la phase", "du round", "de la partie")
TOKENS: Final = tuple([LEXICON.word("fr", token) for token in names.TOKENS])
RESULTS: Final = {
    "won": "Arkham est sauvée",
    "lost": "Arkham est perdue",
    "survived": "les investigateurs sont en vie",
}
PLACES: Final = {
    "hand": "dans [votre main|la main {de}]",
    "deck": "dans [votre deck|le deck {de}]",
    "discard": "dans [votre défausse|la défausse {de}]",
    "play": "[à vous|à {who}]",
    "threat": "engagé avec {who}",
    "threat:card": "dans [votre zone de menace|la zone de menace {de}]",
    "location": "dans {host}",
    "attached": "sur {host}",
    "encounter-deck": "dans le deck Rencontre",
    "encounter-discard": "dans la pile de défausse Rencontre",
}
CARTE: Final = term("card")
OF_TYPE: Final = (*[term(type) for type in names.TYPES[:-1]], term("played-scenario"))


def proper(d: CardDef) -> bool:
    """Whether the title is somebody's name and needs no noun before it."""
    return d.type == INVESTIGATOR or (d.unique and (d.type == ENEMY or ALLY in d.slots))


class French(TableTongue):
    events, questions, labels, moments = EVENTS, QUESTIONS, LABELS, MOMENTS
    symbols, skills, phases, periods, tokens, results, places = (
        SYMBOLS,
        SKILLS,
        PHASES,
        PERIODS,
        TOKENS,
        RESULTS,
        PLACES,
    )
    colon = " : "

    def title(self, d: CardDef) -> str:
        return typeset(titled(d.fr, d.subtitle[1] if d.type == LOCATION else ""))

    def fields(self, t: Told[CardDef]) -> Mapping[str, object]:
        shown = t.things[: t.count]
        titles = [self.title(d) for d in shown]
        hidden = "une carte" if t.count == 1 else f"{t.count} cartes"
        first = OF_TYPE[t.things[0].type] if t.things else CARTE
        noun = first if len({d.type for d in shown}) == 1 else CARTE
        fem = self.fem(shown[0]) if len(shown) == 1 else noun.fem
        together = self.together(titles)
        every = (
            hidden
            if not titles
            else f"les {noun.form(True)} {together}"
            if len(titles) > 1
            else self.thing(t.things[0]).text
        )
        source = "" if t.source is None else self.title(t.source)
        data = t.data if isinstance(t, Telling) else ()
        return {
            "who": self.who(t.who),
            "de": self.whose(t.who),
            "names": together or hidden,
            "cards": Phrase(every),
            "few": every if t.count <= NAMED_AT_MOST else f"{t.count} cartes",
            "first": self.thing(t.things[0]) if t.things else Phrase(hidden),
            "second": self.thing(t.things[1]) if len(t.things) > 1 else Phrase(hidden),
            "source": Phrase("") if t.source is None else self.thing(t.source),
            "by": f" ({source})" if source and t.by else "",
            "n": SpokenNumber(t.amount),
            "note": Phrase(t.note),
            "token": t.note,
            "pp": Agreeing(fem, t.count > 1),
            "a": data[0] if data else 0,
            "b": data[1] if len(data) > 1 else 0,
        }

    def noun(self, noun: str) -> Phrase:
        return Phrase(noun)

    def agreeing(self, d: CardDef | None) -> Mapping[str, object]:
        fem = CARTE.fem if d is None else self.fem(d)
        return {"pp": Agreeing(fem, False), "il": "elle" if fem else "il"}

    def together(self, titles: list[str]) -> str:
        """
        >>> French().together(["Goule", "Rats", "Goule"])
        'Goule (2) et Rats'
        """
        once = list(dict.fromkeys(titles))
        return listed([t if titles.count(t) == 1 else f"{t} ({titles.count(t)})" for t in once]) if once else ""

    def who(self, who: str) -> str:
        return "vous" if who == YOU else who

    def whose(self, who: str) -> str:
        return join("de", self.who(who)) if who else "de personne"

    def count(self, n: int) -> SpokenNumber:
        return SpokenNumber(n)

    def finish(self, text: str) -> str:
        return capitalise(typeset(close_sentence(text)))

    def player(self, who: str) -> str:
        return capitalise(self.who(who))

    def fem(self, d: CardDef) -> bool:
        """Whether what a card stands for is feminine."""
        return (
            called(d.fr).fem if d.fr in TITLES and (proper(d) or d.type in (ENEMY, LOCATION)) else OF_TYPE[d.type].fem
        )

    def thing(self, d: CardDef) -> Phrase:
        noun = OF_TYPE[d.type]
        if proper(d):
            return Phrase(self.title(d))
        if d.type in (ENEMY, LOCATION) and d.fr in TITLES:
            return Phrase(self.title(d).replace(typeset(d.fr), called(d.fr).text, 1))
        return Phrase(join("la" if noun.fem else "le", f"{noun.one} {self.title(d)}"))


TONGUE: Final = French()
