"""What a file claims about a deck, before anything about it is believed; and the judge who makes a deck of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from tableforge.arkham.decks import pool, problems, refusals
from tableforge.arkham.decks.deck import LONGEST_ID, LONGEST_NAME, MOST_COPIES, MOST_EXPERIENCE, MOST_SLOTS, Deck
from tableforge.arkham.decks.pool import RANDOM_CODE, SIZE
from tableforge.decks.refusals import NO_CARD
from tableforge.decks.wording import NOWHERE, Verdict, clean, limit_problems, shorten
from tableforge.errors import BadDeck
from tableforge.tongue.spelling import did_you_mean, squash
from tableforge.tongue.text import Text, in_every, join_items

# Finding a near name costs milliseconds, and a hostile deck may hold a million wrong ones.
MOST_SUGGESTIONS: Final = 6
MOST_UNKNOWN: Final = 200
LONGEST_TITLE: Final = 80
UNTOLD: Final = -1  # the level of a card that a file does not tell


@dataclass(slots=True)
class Line:
    """One card of a file: by its id, by its code, or by its name and level."""

    title: str = ""
    code: str = ""
    id: str = ""
    copies: int = 1
    level: int = 0
    where: Text = NOWHERE


@dataclass(slots=True)
class Draft:
    """What a file says about one deck."""

    name: str = ""
    investigator: str = ""
    lines: list[Line] = field(default_factory=list)
    experience: int = 0
    fr: str = ""
    id: str = ""
    problems: list[Text] = field(default_factory=list)

    def add(self, line: Line) -> None:
        """Take a card in; a file that lists more cards than any deck has is refused."""
        if len(self.lines) >= MOST_SLOTS:
            raise BadDeck(refusals.TOO_MANY_LINES.fill(most=MOST_SLOTS, size=SIZE))
        self.lines.append(line)


class Judge:
    """Turns drafts into verdicts; counts what a hostile file would make it look up."""

    def __init__(self) -> None:
        self.suggestions = MOST_SUGGESTIONS
        self.unknown: set[str] = set()

    def verdict(self, draft: Draft) -> Verdict[Deck]:
        """The deck of a draft, or everything that is wrong with it."""
        found = list(dict.fromkeys(draft.problems))
        who = self.investigator(draft, found)
        pairs: dict[str, int] = {}
        where: dict[str, Text] = {}
        for line in draft.lines:
            id = self.card(line, found)
            if not 1 <= line.copies <= MOST_COPIES:
                title = shorten(line.title or line.code or line.id)
                found.append(refusals.COPIES.fill(where=line.where, title=title, copies=line.copies, most=MOST_COPIES))
            elif id:
                pairs[id] = pairs.get(id, 0) + line.copies
                where.setdefault(id, line.where)
        random = pairs.pop(RANDOM_CODE, 0)
        if who:
            found += problems.of_deck(who, pairs, random, where=where)
        name = clean(draft.name[: LONGEST_NAME + 1]) or (pool.card(who).en if who else "")
        if len(name) > LONGEST_NAME:
            found.append(refusals.WRONG_NAME.fill(most=LONGEST_NAME, n=len(draft.name)))
        if found:
            return Verdict(shorten(name, LONGEST_NAME), None, limit_problems(found))
        fr, id = clean(draft.fr[:LONGEST_NAME]), clean(draft.id[:LONGEST_ID])
        experience = min(max(0, draft.experience), MOST_EXPERIENCE)
        return Verdict(name, Deck(name, who, pool.ordered(pairs), random, experience, fr, id))

    def investigator(self, draft: Draft, found: list[Text]) -> str:
        """The id of the deck's investigator, or a problem."""
        raw = clean(draft.investigator[: LONGEST_TITLE + 1])
        if not raw:
            found.append(refusals.NAMES_NO_INVESTIGATOR)
            return ""
        id = pool.investigators().get(squash(raw), "")
        if not id:
            found.append(refusals.NO_INVESTIGATOR.fill(name=shorten(raw), known=problems.investigators()))
        return id

    # ------------------------------------------------------------ one card
    def card(self, line: Line, found: list[Text]) -> str:
        """The id of a card, RANDOM_CODE for a weakness that is yet to be drawn, or '' and a problem."""
        if line.id:
            return line.id
        if line.code:
            return self.by_code(line, found)
        title = line.title if len(line.title) <= LONGEST_TITLE else ""
        if pool.is_random(title):
            return RANDOM_CODE
        levels = pool.by_name().get(squash(title))
        if levels:
            return self.of_level(line, levels, found)
        other = pool.others().get(squash(title))
        if other:
            return other  # known, and refused with the rest of what no deck has
        found.append(self.stranger(line))
        return ""

    def by_code(self, line: Line, found: list[Text]) -> str:
        if line.code == RANDOM_CODE:
            return RANDOM_CODE
        id = pool.by_code().get(line.code, "")
        if not id:
            self.count(line.code)
            found.append(refusals.NO_CODE.fill(where=line.where, code=shorten(line.code)))
        return id

    def of_level(self, line: Line, levels: dict[int, str], found: list[Text]) -> str:
        """The card of a name that has the level; a name that only one card has needs none."""
        if line.level in levels:
            return levels[line.level]
        if len(levels) == 1 and line.level in (0, UNTOLD):
            return next(iter(levels.values()))
        known = in_every(lambda lang: join_items([str(n) for n in sorted(levels)], lang, "or"))
        told = refusals.WHICH_LEVEL if line.level == UNTOLD else refusals.NO_LEVEL
        found.append(told.fill(where=line.where, title=shorten(line.title), level=line.level, known=known))
        return ""

    def stranger(self, line: Line) -> Text:
        """What to say of a name that the core set does not have."""
        self.count(line.title)
        near = self.near(line.title)
        if near:
            return NO_CARD.fill(where=line.where, title=shorten(line.title), near=did_you_mean(near))
        return refusals.NOT_IN_POOL.fill(where=line.where, title=shorten(line.title))

    def near(self, title: str) -> str:
        """The name of a card close to a misspelt one, in the language it was meant in; or ''."""
        if len(title) > LONGEST_TITLE or not self.suggestions:
            return ""
        from difflib import get_close_matches

        self.suggestions -= 1
        close = get_close_matches(squash(title), list(pool.by_name()), 1, 0.75)
        if not close:
            return ""
        d = pool.card(next(iter(pool.by_name()[close[0]].values())))
        return d.fr if close[0] == squash(d.fr) and close[0] != squash(d.en) else d.en

    def count(self, name: str) -> None:
        """Remember a name that nobody knows; a file full of them is refused at once."""
        self.unknown.add(name)
        if len(self.unknown) > MOST_UNKNOWN:
            raise BadDeck(refusals.MANY_STRANGERS.fill(most=MOST_UNKNOWN))
