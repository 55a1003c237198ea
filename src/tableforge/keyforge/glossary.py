"""What KeyForge calls its things, each in a word, in English and French; houses, traits and keywords come from the voices."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "house": ("house", "Maison"),
    "houses": ("houses", "Maisons"),
    "type": ("type", "type"),
    "rarity": ("rarity", "rareté"),
    "aember": ("æmber", "Aombre"),
    "power": ("power", "puissance"),
    "armor": ("armor", "armure"),
    "traits": ("traits", "traits"),
    "keywords": ("keywords", "mots-clés"),
    "set": ("set", "extension"),
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
    "maverick": ("maverick", "franc-tireur"),
}
