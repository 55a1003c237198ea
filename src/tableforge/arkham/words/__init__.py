"""The vocabulary of the cards.

A card is an immutable sentence of these words.  A word is lowered once to the ops that the engine runs, and spoken by the
voices in English and French; nobody types a rules text by hand.  Read a definition aloud: it should be the card.

    machete = Asset("machete", code="01020", en="Machete", fr="Machette", cls=GUARDIAN, level=0, cost=3, slots=(HAND,),
                    icons="c", traits=(ITEM, WEAPON, MELEE),
                    abilities=(action(fight(get(COMBAT, 1), if_(only_one(that, enemy & engaged_with(you)), hit(1)))),))
"""

from __future__ import annotations

from tableforge.arkham.words.abilities import *
from tableforge.arkham.words.board import *
from tableforge.arkham.words.cards import *
from tableforge.arkham.words.common import *
from tableforge.arkham.words.flow import *
from tableforge.arkham.words.harm import *
from tableforge.arkham.words.modifiers import *
from tableforge.arkham.words.nouns import *
from tableforge.arkham.words.pool import *
from tableforge.arkham.words.targets import *
from tableforge.arkham.words.tests import *
from tableforge.arkham.words.title import *
from tableforge.words.flow import If as If
from tableforge.words.flow import IfDone as IfDone
from tableforge.words.flow import May as May
from tableforge.words.lower import Custom as Custom
from tableforge.words.lower import Effect as Effect
from tableforge.words.lower import Target as Target
from tableforge.words.lower import custom as custom
from tableforge.words.lower import walk as walk
