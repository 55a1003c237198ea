"""What the commands say of KeyForge, in English and French."""

from __future__ import annotations

from typing import Final

from tableforge.cli.texts import TextTable
from tableforge.keyforge.lexicon import LEXICON

say: Final = TextTable(
    {
        **LEXICON.rows,
        "number": ("number", "numéro"),
        "custom": ("custom op", "op sur mesure"),
        "reason": ("what no word says", "ce qu’aucun mot ne dit"),
        "count": ("count", "nombre"),
        "cards-found": ("{n} cards", "{n} cartes"),
        "custom-found": (
            "{n} cards have an op of their own, because no word of the vocabulary says what they do.",
            "{n} cartes ont leur propre op, car aucun mot du vocabulaire ne dit ce qu’elles font.",
        ),
        "before-errata": ("before the errata of edition 1.3", "avant les errata de l’édition 1.3"),
        "none": ("none", "aucun"),
        "curve": ("creatures by power", "créatures par puissance"),
        "types": ("card types", "types de cartes"),
        "bonus-told": ("{amber} æmber on {n} cards", "Aombre : {amber}, sur {n} cartes"),
        "mean-power": ("mean power {mean}, armor {armor} in all", "puissance moyenne {mean}, armure {armor} en tout"),
        "won": (
            "{name} wins with {keys} keys to {other} after {turns} turns.",
            "{name} gagne par {keys} clés à {other}, après {turns} tours.",
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
            "{name}: a number of chains from {least} up, or “pass” (“list” shows both decks):",
            "{name} : un nombre de chaînes à partir de {least}, ou « passe » (« liste » montre les deux decks) :",
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
        "colon": (":", " :"),
        "id": ("id", "id"),
        "name": ("name", "nom"),
    }
)
