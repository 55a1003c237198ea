"""What a campaign says, in all its languages (T3): nothing is missing, and it is set as each language sets it."""

from __future__ import annotations

import re
from typing import Final

from tableforge.fateforge.cards.check.refusals import (
    DOTS,
    EMPHASIS,
    FRENCH_SPACE,
    NAME_AND_COLON,
    RATIO,
    STRAIGHT,
    UNTOLD,
    UNTRANSLATED,
)
from tableforge.fateforge.cards.reader import MANIFEST, Reader
from tableforge.fateforge.cards.source import Row
from tableforge.fateforge.cards.tales import ID
from tableforge.fateforge.tale import definition as t
from tableforge.fateforge.tale.definition import Place, Tale, TaleScene, Words

SPACING: Final = re.compile(r"[^\u00a0\u202f\s!?…(]([!?;»])|«[^\u00a0\u202f]| [!?;:»]")
WORD: Final = re.compile(r"[\wÀ-ÿ’-]+")


class Texts:
    """Everything in a campaign that somebody reads."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.tale: Tale = reader.tale

    def run(self) -> None:
        self.manifest()
        self.people()
        for scene in self.tale.scenes.values():
            self.scene(scene, self.reader.rows[scene.id])
        for place in self.tale.places.values():
            self.place(place, self.reader.rows[place.id])
        for quest in self.tale.quests.values():
            row = self.reader.rows[quest.id]
            self.language(quest.text, row, "text")
            for lang in self.reader.languages:
                if ":" not in quest.text.text(lang):
                    row.find(NAME_AND_COLON.fill(lang=lang), "text", check="T3")
        for spot in [spot for city in self.tale.maps.values() for spot in city.spots.values()]:
            row = self.reader.rows[f"spot/{spot.id}"]
            self.language(spot.name, row, "name")
            self.language(spot.clue, row, "clue")
            for aside in spot.again:
                self.language(aside.text, row, "again")

    def manifest(self) -> None:
        top = self.reader.folder.top(MANIFEST, "T3")
        listed = self.reader.listed
        self.language(self.tale.title, top, "title")
        self.if_any(self.tale.blurb, top, "blurb")
        for act in self.tale.acts:
            self.language(act.title, listed["act"][act.id], "title")
        for id, title in self.tale.chapters.items():
            self.language(title, listed["chapter"][id], "title")
        for regard in self.tale.reputations:
            self.language(regard.name, listed["reputation"][regard.id], "name")
        for card in self.tale.cards.values():
            self.language(card.name, listed["story-card"][card.id], "name")
            self.language(card.text, listed["story-card"][card.id], "text")

    def people(self) -> None:
        listed = self.reader.listed
        for person in self.tale.people.values():
            self.language(person.name, listed["person"][person.id], "name")
            self.if_any(person.wants, listed["person"][person.id], "wants")
        for hero in self.tale.hero_stories.values():
            self.language(hero.name, listed["hero"][hero.id], "title")
            self.language(hero.text, listed["hero"][hero.id], "story")

    def scene(self, x: TaleScene, row: Row) -> None:
        if x.kind != t.ROUTER:
            self.language(x.text, row, "text")
        for aside in x.asides:
            self.language(aside.text, row, "asides")
        for c in x.choices:
            self.language(c.text, row, "choices", f'id = "{c.id}"')
            for how, text in c.comes_to().items():
                near = f'id = "{c.id}"'
                if how == t.TOLD:
                    self.if_any(text, row, "told", near)
                elif text.en or text.fr or self.reader.tale.id == ID:
                    self.language(text, row, "pass" if how == t.PASSED else "fail", near)
                else:
                    row.find(UNTOLD.fill(choice=c.id), "pass" if how == t.PASSED else "fail", near, "T4", error=False)
        for (_, use), text in zip(x.setup, x.changes):
            if text.en or text.fr or self.reader.tale.id == ID:
                self.language(text, row, "setup", f'use = "{use}"')
        for ask in x.asks.values():
            for aside in ask.texts:
                self.language(aside.text, row, "ask")
            self.language(ask.yes, row, "yes")
            self.language(ask.no, row, "no")

    def place(self, place: Place, row: Row) -> None:
        self.language(Words(place.en, place.fr), row, "name")
        self.language(place.text, row, "text")
        for aside in place.asides:
            self.language(aside.text, row, "asides")
        for service in place.services:
            self.language(service.text, row, "special", f'id = "{service.id}"')

    # ---------------------------------------------------------------- one text
    def if_any(self, text: Words, row: Row, field: str, mark: str = "") -> None:
        """What may be left out is in all languages if it is in one."""
        if text.en or text.fr:
            self.language(text, row, field, mark)

    def language(self, text: Words, row: Row, field: str, mark: str = "") -> None:
        """A text in all the languages of the campaign; `mark` stands near it in the file where the text itself does not."""
        for lang in self.reader.languages:
            one = text.fr if lang == "fr" else text.en
            if not one:
                row.find(UNTRANSLATED.fill(lang=lang), field, mark, check="T3")
                return
            if "'" in one or '"' in one:
                row.find(STRAIGHT.fill(lang=lang), field, line_with(one, "'", '"'), "T3")
            if "..." in one:
                row.find(DOTS.fill(lang=lang), field, line_with(one, "..."), "T3")
        if not (text.en and text.fr):
            return
        wrong = SPACING.search(text.fr)
        if wrong:
            near = text.fr[max(0, wrong.start() - 12) : wrong.end() + 2]
            row.find(FRENCH_SPACE.fill(text=near), field, line_with(text.fr, wrong[0]), "T3")
        if text.en.count("*") != text.fr.count("*"):
            row.find(EMPHASIS, field, line_with(text.en), "T3")
        ratio = words(text.fr) / max(1, words(text.en))
        if words(text.en) > 12 and not 0.72 <= ratio <= 1.45:
            row.find(RATIO.fill(ratio=f"{ratio:.2f}"), field, line_with(text.en), "T3", error=False)


def words(text: str) -> int:
    return len(WORD.findall(text))


def line_with(text: str, *marks: str) -> str:
    """What a text has in that line of the file which shows one of the marks first; its beginning where there are none."""
    at = min([text.find(mark) for mark in marks if mark in text], default=0)
    first = max(text.rfind("\n", 0, at) + 1, at - 15)
    return text[first : first + 30].partition("\n")[0]
