"""The vocabulary of the cards.

A card is an immutable sentence of these words.  A word is lowered once to the ops that the engine runs, and spoken by the
voices in English and French; nobody types a rules text by hand.  Read a definition aloud: it should be the card.

    bumpsy = Creature("bumpsy", en="Bumpsy", fr="Cognard", house=BROBNAR, power=5, traits=(GIANT,),
                      abilities=(reap(lose(1, opponent)),))
"""

from __future__ import annotations

from tableforge.keyforge.words.abilities import *
from tableforge.keyforge.words.effects import *
from tableforge.keyforge.words.flow import *
from tableforge.keyforge.words.nouns import *
from tableforge.keyforge.words.targets import *
from tableforge.keyforge.words.title import *
