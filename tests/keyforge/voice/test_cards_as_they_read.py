"""Texts that once read awkwardly, as they read now: each is a card's whole sentence, so that it stays mended."""

from __future__ import annotations

import pytest

from tableforge.keyforge.sheet import card_text
from tableforge.tongue.text import NBSP

READ = {
    ("bouncing-deathquark", "en"): "as long as there is an enemy creature and a friendly creature in play.",
    ("po-s-pixies", "en"): "When your æmber would be stolen or captured, it is taken from the common supply instead.",
    ("jargogle", "en"): "Destroyed: If it is your turn, play the card under Jargogle. Otherwise, archive it.",
    ("sneklifter", "en"): (
        "If that artifact belongs to none of your houses, it belongs to house Shadows until it changes control."
    ),
    ("quantum-fingertrap", "en"): "Action: Swap a creature with another creature in the same battleline.",
    ("sound-the-horns", "fr"): "Si vous en défaussez une, ajoutez-la à votre main.",
    ("invasion-portal", "fr"): "Si vous en défaussez une, ajoutez-la à votre main.",
    ("sample-collection", "fr"): (
        "Si l’une d’elles quitte vos archives, elle est mise dans la main de son propriétaire à la place."
    ),
    ("chuff-ape", "fr"): (
        "Vous pouvez sacrifier une autre créature alliée. Si vous le faites, soignez entièrement cette créature."
    ),
    ("unguarded-camp", "en"): (
        "For each creature you control in excess of your opponent, a different friendly creature captures 1 æmber."
    ),
    ("tremor", "fr"): "Sonnez une créature et chacune de ses voisines.",
    ("pain-reaction", "fr"): "Si ces dégâts la détruisent, infligez 2 dégâts à chacune de ses voisines.",
    ("mighty-lance", "fr"): "Infligez 3 dégâts à une créature et 3 dégâts à l’une de ses voisines.",
    (
        "positron-bolt",
        "fr",
    ): "Infligez 2 dégâts à l’une de ses voisines. Infligez 1 dégât à une autre voisine de cette dernière.",
    ("lord-golgotha", "fr"): "Avant le Combat : Infligez 3 dégâts à chaque voisine de la créature adverse.",
    ("zorg", "fr"): "Avant le Combat : Sonnez la créature adverse et chacune de ses voisines.",
    ("mindworm", "fr"): (
        "La créature adverse inflige à chacune de ses voisines un montant de dégâts égal à sa puissance."
    ),
}


@pytest.mark.parametrize(("id", "lang"), READ)
def test_a_text_that_was_mended_reads_as_a_person_would_say_it(id: str, lang: str) -> None:
    assert card_text(id, lang, "1.3").replace(NBSP, " ").endswith(READ[id, lang])
