"""What a campaign of Fateforge refuses, in both languages."""

from __future__ import annotations

from typing import Final

from tableforge.tongue.text import Text

NO_OPTION: Final = Text("a campaign has no setting {name!r}", "une campagne n’a pas de réglage {name!r}")
NO_FIELD: Final = Text("{verb} takes {wanted}; got {name!r}", "{verb} attend {wanted} ; reçu {name!r}")
NUMBER_OF_SEATS: Final = Text(
    "seats is a whole number; got {seats!r}", "« seats » est un nombre entier ; reçu {seats!r}"
)
SOME_HEROES: Final = Text(
    "heroes are named by their ids; got {heroes!r}", "un héros se nomme par son id ; reçu {heroes!r}"
)
ANOTHER_GAME: Final = Text("that is no ending of this campaign", "ce n’est pas une fin de cette campagne")
SAYS_OTHERWISE: Final = Text(
    "an entry says {name} {value!r}, and the game that goes on says otherwise",
    "une inscription dit {name} {value!r}, et la partie qui suit dit autre chose",
)
SO_MANY_GAMES: Final = Text(
    "a campaign is turned at most {most} times", "une campagne est remaniée {most} fois au plus"
)
NO_SHOP: Final = Text(
    "skills and items are bought at rests, in the game", "compétences et objets s’achètent aux repos, dans la partie"
)
