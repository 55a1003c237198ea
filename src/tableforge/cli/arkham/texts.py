"""What the commands say of Arkham Horror, in English and French."""

from __future__ import annotations

from typing import Final

from tableforge.cli.texts import Texts

say: Final = Texts(
    {
        "investigator": ("investigator", "investigateur"),
        "experience": ("experience", "expérience"),
        "core-sets": ("core sets", "boîtes de base"),
        "count": ("count", "nombre"),
        "name": ("name", "nom"),
        "type": ("type", "type"),
        "level": ("level", "niveau"),
        "cost": ("cost", "coût"),
        "icons": ("icons", "icônes"),
        "asset": ("asset", "soutien"),
        "event": ("event", "événement"),
        "skill": ("skill", "compétence"),
        "treachery": ("treachery", "traîtrise"),
        "enemy": ("enemy", "ennemi"),
        "willpower": ("willpower", "volonté"),
        "intellect": ("intellect", "intelligence"),
        "combat": ("combat", "lutte"),
        "agility": ("agility", "agilité"),
        "wild": ("wild", "libre"),
        "own": ("signature cards and weaknesses", "cartes propres et faiblesses"),
        "curve": ("cards by cost", "cartes par coût"),
        "types": ("card types", "types de cartes"),
        "classes": ("classes", "classes"),
        "skill-icons": ("skill icons", "icônes de compétence"),
        "experience-told": (
            "its cards cost {spent} experience; {left} are left to spend",
            "ses cartes coûtent {spent} d’expérience ; il en reste {left} à dépenser",
        ),
        "too-much": (
            "too much for a single scenario (AH.standalone-experience)",
            "trop pour un scénario seul (AH.standalone-experience)",
        ),
        "standalone": (
            "basic weaknesses that a single scenario asks for: {n} (AH.standalone-experience)",
            "faiblesses de base que demande un scénario seul : {n} (AH.standalone-experience)",
        ),
        "takes": (
            "core sets that it takes to put it together: {n}",
            "boîtes de base qu’il faut pour le composer : {n}",
        ),
    }
)
