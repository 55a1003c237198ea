"""English for a whole card: the words around its parts."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import names as n
from tableforge.fateforge.definition import AllyDef
from tableforge.fateforge.voice.en import acts, lexicon, mods
from tableforge.fateforge.voice.page import CardVoice, CardWords
from tableforge.tongue.en import article, sentence


class English(CardVoice):
    """Cards in English."""

    side = 0
    words = CardWords(
        armour="Armour {n}.",
        adds_die="Adds {die} die to your pool.",
        only="{hero} only.",
        once="once per scene",
        or_="Or",
        otherwise="Otherwise",
        colon=": ",
        uses={
            n.LASTING: "",
            n.CHARGED: "Charged: two uses, then it is discarded.",
            n.CONSUMABLE: "One use, then it is discarded.",
        },
        scopes={
            n.IN_COMBAT: "",
            n.IN_STORY: "In story scenes.",
            n.IN_REST: "In rest scenes.",
            n.IN_ANY: "Also outside of combat.",
        },
        stays={
            (n.CORRUPTION, False): "Then it goes to the graveyard.",
            (n.FEAR, True): "Face up, until the scene ends.",
        },
        levels=("starting skill", "level I", "level II"),
        gold="{n} gold",
        tier="tier {n}",
        health="health {n}",
        energy="energy {n}",
        dice="dice: {dice}",
        trait="trait: {name}",
    )

    def with_article(self, die: int) -> str:
        return article(lexicon.die(die))

    def sentence(self, text: str) -> str:
        return sentence(text)

    def typeset(self, text: str) -> str:
        return text

    def dice_of(self, ally: AllyDef) -> str:
        return lexicon.listed([article(f"{lexicon.die(d)} die") for d in ally.dice])


VOICE: Final = English(acts, lexicon, mods)
card_text, card_facts = VOICE.card_text, VOICE.card_facts
hero_text, hero_facts = VOICE.hero_text, VOICE.hero_facts
ally_text, ally_facts = VOICE.ally_text, VOICE.ally_facts
way = VOICE.way
