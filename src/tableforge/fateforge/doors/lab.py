"""What a game of Fateforge leaves in the lab: combats won and lost, the rank of a quest, the ending of a tale."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tableforge.fateforge.battle.quest import RANKS
from tableforge.fateforge.cards import pack, tales
from tableforge.fateforge.lexicon import LEXICON
from tableforge.fateforge.state import Fate
from tableforge.lab.parts import Column, KeptColumns, Watch
from tableforge.table.sitting import Sitting
from tableforge.tongue.text import LANGUAGES, Text

USUAL: Final[Mapping[str, Any]] = {}
COLUMNS: Final = (
    Column("ending", "text", Text("ending", "fin"), "share"),
    Column("rank", "text", Text("rank of the quest", "rang de la quête"), "share"),
    Column("combats_won", "int", Text("combats won", "combats gagnés"), "mean"),
    Column("combats_lost", "int", Text("combats lost", "combats perdus"), "mean"),
    Column("rounds", "int", Text("rounds of all combats", "rounds de tous les combats"), "length"),
    Column("lost_in", "text", Text("the combat that ended it", "le combat qui y a mis fin"), "share"),
)
FIRST_SENTENCE: Final = re.compile(r".+?[.!?…]+(?=\s|$)")
LONGEST_ENDING: Final = 80  # letters of the sentence that an ending is called by
KEEPS: Final[Mapping[str, KeptColumns]] = {}


class Looking:
    """Counts combats and their rounds."""

    def __init__(self) -> None:
        self.round = self.rounds = self.combats = 0

    def look(self, g: Sitting, /) -> None:
        """Count a round or a combat that has begun since the last look."""
        s = g.state
        assert isinstance(s, Fate)
        if s.round != self.round:
            self.round = s.round
            self.rounds += s.round > 0
            self.combats += s.round == 1

    def row(self, g: Sitting, seats: Sequence[int], /) -> dict[str, Any]:
        """Return what is kept of a game: rounds, combats, what was won and lost."""
        self.look(g)
        s = g.state
        assert isinstance(s, Fate)
        if s.saga is not None:
            won, lost = len(s.saga.won), len(s.saga.lost)
        else:
            lost = int(bool(self.combats) and not s.won)
            won = self.combats - lost
        return {
            "ending": "" if s.saga is None else s.saga.ending,
            "rank": RANKS[s.rank] if s.over and s.rank >= 0 else "",
            "combats_won": won,
            "combats_lost": lost,
            "rounds": self.rounds,
            "lost_in": "" if s.won or s.scene is None else s.scene.id,
        }


def value_word(name: str, value: str, lang: str, /) -> str:
    """What the rank of a quest, a quest, a combat or an ending is called; anything else is called what it is."""
    if name == "rank":
        return LEXICON.word(lang, f"medal:{value}")
    if name == "ending":
        return ending_word(value, lang)
    known = pack().quests if name == "quest" else pack().scenes if name in ("scene", "lost_in") else {}
    found = known.get(value)
    return value if found is None else Text(found.en, found.fr).text(lang)


def ending_word(value: str, lang: str) -> str:
    """An ending has no title: it is called by its first sentence; one of a campaign that is not loaded here, by its id."""
    known = [*tales.LOADED.values(), tales.tale()]
    found = next((tale.scenes[value].text.text(lang) for tale in known if value in tale.scenes), "")
    match = FIRST_SENTENCE.match(found)
    if match is None:
        return value
    sentence = match[0]
    if len(sentence) > LONGEST_ENDING:
        sentence = sentence[:LONGEST_ENDING].rpartition(" ")[0] + " …"
    return LANGUAGES[lang].in_quotes(sentence)


def watch(keep: frozenset[str], /) -> Watch:
    """Somebody who looks on at a new game."""
    return Looking()
