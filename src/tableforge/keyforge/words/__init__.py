"""The vocabulary of the cards.

A card is an immutable sentence of these words.  A word is lowered once to the ops that the engine runs, and spoken by the
voices in English and French; nobody types a rules text by hand.  Read a definition aloud: it should be the card.

    bumpsy = Creature("bumpsy", en="Bumpsy", fr="Cognard", house=BROBNAR, power=5, traits=(GIANT,),
                      abilities=(reap(lose(1, opponent)),))
"""

from __future__ import annotations

from tableforge.keyforge.words.abilities import *
from tableforge.keyforge.words.amber import *
from tableforge.keyforge.words.cards import *
from tableforge.keyforge.words.control import *
from tableforge.keyforge.words.flow import *
from tableforge.keyforge.words.harm import *
from tableforge.keyforge.words.nouns import *
from tableforge.keyforge.words.targets import *
from tableforge.keyforge.words.title import *
from tableforge.words.flow import ChooseOne as ChooseOne
from tableforge.words.flow import If as If
from tableforge.words.flow import IfDone as IfDone
from tableforge.words.flow import May as May
from tableforge.words.flow import RepeatIf as RepeatIf
from tableforge.words.lower import Custom as Custom
from tableforge.words.lower import Effect as Effect
from tableforge.words.lower import Target as Target
from tableforge.words.lower import custom as custom
from tableforge.words.lower import walk as walk
from tableforge.words.targets import Each as Each
from tableforge.words.targets import Random as Random
