"""French for a whole card: the words around its parts."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import names as n
from tableforge.fateforge.definition import AllyDef
from tableforge.fateforge.voice.fr import acts, lexicon, mods
from tableforge.fateforge.voice.page import CardVoice, CardWords
from tableforge.tongue.fr import sentence, typeset


class French(CardVoice):
    """Cards in French."""

    side = 1
    words = CardWords(
        armour="Armure {n}.",
        adds_die="Ajoute {die} à votre réserve.",
        only="{hero} uniquement.",
        once="une fois par scène",
        or_="Ou",
        otherwise="Sinon",
        colon=" : ",
        uses={
            n.LASTING: "",
            n.CHARGED: "Chargé : deux utilisations, puis il est défaussé.",
            n.CONSUMABLE: "Une utilisation, puis il est défaussé.",
        },
        scopes={
            n.IN_COMBAT: "",
            n.IN_STORY: "En scène d’histoire.",
            n.IN_REST: "En scène de repos.",
            n.IN_ANY: "Aussi hors combat.",
        },
        stays={
            (n.CORRUPTION, False): "Puis elle va au cimetière.",
            (n.FEAR, True): "Face visible, jusqu’à la fin de la scène.",
        },
        levels=("compétence de départ", "niveau I", "niveau II"),
        gold="{n} or",
        tier="rang {n}",
        health="Santé {n}",
        energy="Énergie {n}",
        dice="dés : {dice}",
        trait="caractéristique : {name}",
    )

    def with_article(self, die: int) -> str:
        return f"un dé {lexicon.die(die)}"

    def sentence(self, text: str) -> str:
        return sentence(text)

    def typeset(self, text: str) -> str:
        return typeset(text)

    def dice_of(self, ally: AllyDef) -> str:
        return lexicon.listed([self.with_article(d) for d in ally.dice])


VOICE: Final = French(acts, lexicon, mods)
card_text, card_facts = VOICE.card_text, VOICE.card_facts
hero_text, hero_facts = VOICE.hero_text, VOICE.hero_facts
ally_text, ally_facts = VOICE.ally_text, VOICE.ally_facts
way = VOICE.way
