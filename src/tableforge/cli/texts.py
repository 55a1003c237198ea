"""What the commands themselves say, in English and French; the game's own words come from its voice."""

from __future__ import annotations

from typing import Final

from tableforge.tongue.both import typeset

TEXTS: Final = {
    # headings
    "id": ("id", "id"),
    "name": ("name", "nom"),
    "house": ("house", "Maison"),
    "houses": ("houses", "Maisons"),
    "type": ("type", "type"),
    "rarity": ("rarity", "rareté"),
    "aember": ("æmber", "Aombre"),
    "aembers": ("æmber", "Aombres"),
    "colon": (":", " :"),
    "power": ("power", "puissance"),
    "armor": ("armor", "armure"),
    "traits": ("traits", "traits"),
    "keywords": ("keywords", "mots-clés"),
    "number": ("number", "numéro"),
    "custom": ("custom op", "op sur mesure"),
    "reason": ("what no word says", "ce qu’aucun mot ne dit"),
    "rule": ("rule", "règle"),
    "title": ("title", "titre"),
    "section": ("section", "section"),
    "editions": ("editions", "éditions"),
    "set": ("set", "extension"),
    "cards": ("cards", "cartes"),
    "count": ("count", "nombre"),
    "share": ("share", "part"),
    "figure": ("figure", "mesure"),
    "value": ("value", "valeur"),
    "file": ("file", "fichier"),
    # types, rarities, sets
    "action": ("action", "action"),
    "artifact": ("artifact", "artéfact"),
    "creature": ("creature", "créature"),
    "upgrade": ("upgrade", "amélioration"),
    "Common": ("common", "commune"),
    "Uncommon": ("uncommon", "peu commune"),
    "Rare": ("rare", "rare"),
    "FIXED": ("fixed", "fixe"),
    "Variant": ("variant", "variante"),
    "cota": ("Call of the Archons", "L’Appel des Archontes"),
    "aoa": ("Age of Ascension", "L’Âge de l’Ascension"),
    # cards
    "no-cards": ("No card is all of that.", "Aucune carte n’est tout cela à la fois."),
    "cards-found": ("{n} cards", "{n} cartes"),
    "custom-found": (
        "{n} cards have an op of their own, because no word of the vocabulary says what they do.",
        "{n} cartes ont leur propre op, car aucun mot du vocabulaire ne dit ce qu’elles font.",
    ),
    "before-errata": ("before the errata of edition 1.3", "avant les errata de l’édition 1.3"),
    "maverick": ("maverick", "franc-tireur"),
    "mavericks": ("mavericks", "francs-tireurs"),
    "legacies": ("legacies", "héritages"),
    "none": ("none", "aucun"),
    # rules
    "rules-found": ("{n} rules", "{n} règles"),
    "definition": ("a definition", "une définition"),
    "all-tested": (
        "every rule is cited by a test, or is a definition",
        "chaque règle est citée par un test, ou est une définition",
    ),
    "untested": ("{n} rules that no test cites", "{n} règles qu’aucun test ne cite"),
    "no-tests": (
        "there are no tests beside this installation: --untested works in a checkout",
        "il n’y a pas de tests à côté de cette installation : --untested ne marche que dans les sources",
    ),
    "only-in": ("only in edition {edition}", "seulement dans l’édition {edition}"),
    "in-both": ("the rulebooks differ in nothing", "les livrets ne diffèrent en rien"),
    "switches": ("point, and the rule that holds", "point, et règle qui vaut"),
    # decks
    "imported": ("imported: {name} ({file})", "importé : {name} ({file})"),
    "already": ("already there: {name} ({file})", "déjà là : {name} ({file})"),
    "not-imported": ("not imported: {name}", "non importé : {name}"),
    "no-decks": (
        "no deck has been imported yet; `tableforge deck import FILE` does it",
        "aucun deck n’a encore été importé ; `tableforge deck import FICHIER` le fait",
    ),
    "legal": ("legal: {name}", "légal : {name}"),
    "illegal": ("cannot be played: {name}", "injouable : {name}"),
    "curve": ("creatures by power", "créatures par puissance"),
    "types": ("card types", "types de cartes"),
    "rarities": ("rarities", "raretés"),
    "bonus": ("æmber bonus", "bonus d’Aombre"),
    "bonus-told": ("{amber} æmber on {n} cards", "Aombre : {amber}, sur {n} cartes"),
    "mean-power": (
        "mean power {mean}, armor {armor} in all",
        "puissance moyenne {mean}, armure {armor} en tout",
    ),
    "written": ("written: {file}", "écrit : {file}"),
    # play
    "resume?": (
        "An unfinished game lies on the table ({decks}; {answers} answers, seed {seed}). Go on with it?",
        "Une partie inachevée est sur la table ({decks} ; {answers} réponses, graine {seed}). La reprendre ?",
    ),
    "resume-match?": (
        "An unfinished match lies on the table ({decks}; best of {n}, game {game}). Go on with it?",
        "Un match inachevé est sur la table ({decks} ; au meilleur des {n}, partie {game}). Le reprendre ?",
    ),
    "cannot-resume": (
        "The game left last cannot be gone on with, so a new one begins: {why}",
        "La dernière partie quittée ne peut pas être reprise, une nouvelle commence : {why}",
    ),
    "yes-no": ("[Y/n]", "[O/n]"),
    "nothing-begun": ("No game was begun.", "Aucune partie n’a été commencée."),
    "nothing-to-resume": (
        "there is no unfinished game in {folder}",
        "il n’y a pas de partie inachevée dans {folder}",
    ),
    "kept": ("To go on with it: tableforge play --resume", "Pour la reprendre : tableforge play --resume"),
    "won": (
        "{name} wins with {keys} keys to {other} after {turns} turns.",
        "{name} gagne par {keys} clés à {other}, après {turns} tours.",
    ),
    "replay-with": ("To see it again: tableforge replay {file}", "Pour la revoir : tableforge replay {file}"),
    "score": ("Best of {n}: {p} {a} – {b} {q}", "Au meilleur des {n} : {p} {a} – {b} {q}"),
    "match-won": ("{name} wins the match, {a} games to {b}.", "{name} gagne le match, {a} parties à {b}."),
    "game-of": ("Game {n} of at most {most} (seed {seed}).", "Partie {n} sur {most} au plus (graine {seed})."),
    "names-first": (
        "{name} lost and says who begins the next game ({rule}): {who}.",
        "{name} a perdu et dit qui commence la partie suivante ({rule}) : {who}.",
    ),
    "advice": (
        "The rulebook suggests {n} chains for {name} from now on ({rule}); `--handicap` applies it.",
        "Le livret suggère désormais {n} chaînes pour {name} ({rule}) ; `--handicap` l’applique.",
    ),
    "advice-applied": (
        "The rulebook suggests {n} chains for {name} from now on ({rule}).",
        "Le livret suggère désormais {n} chaînes pour {name} ({rule}).",
    ),
    "handicap": (
        "Chains by earlier games ({rule}): {a} for {p}, {b} for {q}.",
        "Chaînes d’après les parties passées ({rule}) : {a} pour {p}, {b} pour {q}.",
    ),
    "bid-for": (
        "Chains are bid for {deck}; whoever passes plays {other} ({rule}).",
        "Mises de chaînes pour {deck} ; celui qui passe joue {other} ({rule}).",
    ),
    "bid?": (
        "{name}: a number of chains from {least} up, or “pass”:",
        "{name} : un nombre de chaînes à partir de {least}, ou « passe » :",
    ),
    "bid-refused": (
        "That is no bid now: a number from {least} to {most}, or “pass” ({rule}).",
        "Ce n’est pas une mise possible : un nombre de {least} à {most}, ou « passe » ({rule}).",
    ),
    "bid-pass-only": (
        "Nobody can bid more than {most} chains: “pass” is what is left ({rule}).",
        "Personne ne peut miser plus de {most} chaînes : il ne reste que « passe » ({rule}).",
    ),
    "bids": ("{name} bids {n}.", "{name} mise {n}."),
    "passes": ("{name} passes.", "{name} passe."),
    "auctioned": (
        "{p} plays {a}, chains: {x}; {q} plays {b}, chains: {y}.",
        "{p} joue {a}, chaînes : {x} ; {q} joue {b}, chaînes : {y}.",
    ),
    "player": ("Player {n}", "Joueur {n}"),
    "you": ("you", "vous"),
    # laws, bench
    "playing": ("playing random games", "parties au hasard"),
    "measuring": ("measuring", "mesure en cours"),
    "compiled": ("compiled", "compilé"),
    "pure": ("pure Python", "Python pur"),
}


def say(lang: str, key: str, **values: object) -> str:
    """One message of a command; French sets a blank that never breaks before its double signs."""
    en, fr = TEXTS[key]
    return typeset(fr).format(**values) if lang == "fr" else en.format(**values)


# The points on which the three rulebooks differ, as the engine names them; the rule of each edition says how.
SWITCHES: Final = {
    "effects_change_first_turn": ("the first-turn rule and card effects", "la Règle du Premier Tour et les effets"),
    "cannot_beats_must_house": ("a house that must and cannot be chosen", "une Maison à la fois imposée et interdite"),
    "bait_and_switch": ("Bait and Switch", "Publicité Mensongère"),
    "library_access": ("Library Access", "Accès à la Bibliothèque"),
    "biomatrix_backup": ("Biomatrix Backup", "Sauvegarde Biométrique"),
    "drummernaut": ("Drummernaut", "Percutionaute"),
    "played_card_is_yours": ("who controls a card that is played", "qui contrôle une carte jouée"),
    "omni_is_a_creature_use": ("the ways to use a creature", "les façons d’utiliser une créature"),
    "aember_on_cards_must_pay": ("æmber on cards that may pay for keys", "l’Aombre des cartes qui peut payer une clé"),
    "destroyed_label": ("when “Destroyed:” resolves", "le moment où « Détruit : » est résolu"),
    "purged_face_up": ("how purged cards lie", "la face des cartes purgées"),
    "sacrifice_needs_control": ("what may be sacrificed", "ce que l’on peut sacrifier"),
    "lethal_damage": ("how much damage destroys", "combien de dégâts détruisent"),
    "rule_of_six": ("the Rule of Six", "la Règle de Six"),
    "reshuffle": ("when the discard pile is reshuffled", "quand la défausse est remélangée"),
    "play_label": ("when “Play:” resolves", "le moment où « Jouez : » est résolu"),
    "house_of_a_play_by_effect": ("the house of a card played by an effect", "la Maison d’une carte jouée par un effet"),
    "any_search_shuffles": ("which search shuffles a deck", "quelle recherche fait mélanger un deck"),
    "upgrade_host": ("who chooses the upgraded creature", "qui choisit la créature améliorée"),
}
