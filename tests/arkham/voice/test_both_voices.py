"""The two texts of a card say the same: numbers, signs, skills, traits, limits and zones; and nothing is left unsaid."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import fields, is_dataclass

import pytest

from tableforge.arkham import names
from tableforge.arkham.cards import CARDS
from tableforge.arkham.questions.sets import Adjective, TraitIs
from tableforge.arkham.sheet import back_text, card_text
from tableforge.arkham.voice import sides
from tableforge.arkham.voice.languages import lexicon
from tableforge.arkham.words import TRAITS
from tableforge.tongue.text import LANGUAGES, NBSP
from tableforge.words.node import Node

SIDES = {"front": card_text, "back": back_text}
SPOKEN = [(id, side) for id, c in CARDS.items() for side in SIDES if SIDES[side](id, "en")]


def texts(id: str, side: str) -> tuple[str, str]:
    """English and French, without the titles of the cards, which have words and numbers of their own."""
    found = [SIDES[side](id, lang) for lang in ("en", "fr")]
    for k, lang in enumerate(("en", "fr")):
        for c in sorted(CARDS.values(), key=lambda c: -len(c.title(lang))):
            title = c.title(lang).replace("'", "’")
            found[k] = found[k].replace(re.sub(r'"([^"]*)"', r"“\1”", title), "X")
    return found[0], found[1]


@pytest.mark.parametrize(("id", "side"), SPOKEN)
def test_the_numbers_of_both_texts_agree(id: str, side: str) -> None:
    en, fr = texts(id, side)
    assert Counter(re.findall(r"(?<!\d)[+–]?\d+", en)) == Counter(re.findall(r"(?<!\d)[+–]?\d+", fr))


@pytest.mark.parametrize(("id", "side"), SPOKEN)
def test_the_signs_of_both_texts_agree_in_their_order(id: str, side: str) -> None:
    en, fr = texts(id, side)
    assert re.findall(r"\[.+?\]", en) == [SAME.get(sign, sign) for sign in re.findall(r"\[.+?\]", fr)]


FACES = range(names.SKULL, names.ELDER_SIGN + 1)
SAME = {lexicon("fr").sign(face): lexicon("en").sign(face) for face in FACES}


# what one language says, and the other: counted in both
PAIRS = {
    "willpower": (r"willpower", r"volonté"),
    "intellect": (r"intellect", r"intelligence"),
    "combat": (r"combat", r"lutte"),
    "agility": (r"agility", r"agilité"),
    "hand": (r"your hand|their hand", r"votre main|sa main"),
    "threat area": (r"threat area", r"zone de menace"),
    "victory display": (r"victory display", r"pile de victoire"),
    "encounter discard": (r"encounter discard pile", r"pile de défausse Rencontre"),
    "set aside": (r"set-aside", r"de côté"),
    "limits": (r"[Ll]imit (once|twice|1)", r"Limite (d’une|de deux|de 1)|Limite collective d’une"),
    "group": (r"Group limit|as a group", r"Limite collective|collectivement"),
    "horror": (r"horror", r"horreurs?"),
    "doom": (r"doom", r"fatalités?"),
    "resolution": (r"resolution", r"conclusion"),
    "forced": (r"Forced –", r"Forcé –"),
    "revelation": (r"Revelation –", r"Révélation –"),
    "objective": (r"Objective –", r"Objectif –"),
    "fight": (r"Fight\.", r"Combattre\."),
    "parley": (r"Parley\.", r"Discussion\."),
    "direct": (r"\bdirect\b", r"\bdirecte?s?\b"),
    "success": (r"if you succeed|this test succeeds", r"en cas de réussite"),
}


@pytest.mark.parametrize(("id", "side"), SPOKEN)
def test_the_words_of_the_game_agree(id: str, side: str) -> None:
    en, fr = texts(id, side)
    for name, (english, french) in PAIRS.items():
        found = len(re.findall(english, en, re.I)), len(re.findall(french, fr, re.I))
        assert found[0] == found[1], (name, en, fr)


@pytest.mark.parametrize(("id", "side"), SPOKEN)
def test_every_trait_that_the_words_name_stands_in_both_texts(id: str, side: str) -> None:
    lines = sides.front(CARDS[id]) if side == "front" else sides.back(CARDS[id])
    named = {t.name if isinstance(t, TraitIs) else "elite" for t in nodes(tuple(lines)) if is_trait(t)}
    en, fr = texts(id, side)
    for name in named:
        assert TRAITS[name][0] in en and TRAITS[name][1] in fr


def is_trait(x: object) -> bool:
    return isinstance(x, TraitIs) or (isinstance(x, Adjective) and x.name == "elite")


def nodes(x: object) -> list[object]:
    """Every node inside a sentence."""
    if isinstance(x, tuple):
        return [z for y in x for z in nodes(y)]
    if isinstance(x, Node):
        return [x, *nodes(x.parts())]
    return nodes(tuple([getattr(x, f.name) for f in fields(x)])) if is_dataclass(x) else []


# ------------------------------------------------------------------ nothing unsaid
@pytest.mark.parametrize("id", CARDS)
def test_a_card_says_something_where_it_has_abilities(id: str) -> None:
    c = CARDS[id]
    for lang in LANGUAGES:
        assert bool(card_text(id, lang)) is bool(sides.front(c) or (c.only_for and not c.weakness))
        assert bool(back_text(id, lang)) is (c.type == names.INVESTIGATOR or bool(sides.back(c)))


@pytest.mark.parametrize("id", [i for i, c in CARDS.items() if c.abilities])
def test_every_ability_stands_on_one_side(id: str) -> None:
    c = CARDS[id]
    both = [a for line in (*sides.front(c), *sides.back(c)) for a in line]
    assert sorted(map(repr, both)) == sorted(map(repr, c.abilities))


# ------------------------------------------------------------------ typography
@pytest.mark.parametrize(("id", "side"), SPOKEN)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_is_clean(id: str, side: str, lang: str) -> None:
    said = SIDES[side](id, lang)
    assert not re.search(r"  |\.\.|\s\.(?!\d)|,,|\( | \)|[{}<>]|None|'|\"", said)
    for line in said.split("\n"):
        assert line == line.strip() and (line[0].isupper() or line[0] in "[1“«"), line
        assert line.endswith((".", ".)", "”", "»")) or " / " in line, line
        assert line.count("(") == line.count(")") and line.count("[") == line.count("]")
    for after in re.findall(r"\. (\w)", re.sub(r"max\. |St\. ", "", said)):
        assert after.isupper() or after.isdigit(), said


@pytest.mark.parametrize(("id", "side"), SPOKEN)
def test_french_sets_its_signs_and_elides(id: str, side: str) -> None:
    said = SIDES[side](id, "fr")
    assert not re.search(rf"(?<!{NBSP})[:;!?»]", said)
    assert not re.search(rf"«(?!{NBSP})", said)
    plain = said.replace(NBSP, " ")
    assert not re.search(r"(?<!-)\b(de|le|la|que|ne|se|jusque) [aeiouéèêâîôû]", plain), said
    assert not re.search(r"\b(de le|de les|à le|à les|si ils?|ce [aeiouéèêâîôû])\b", plain), said


@pytest.mark.parametrize("id", [i for i, c in CARDS.items() if c.type not in (names.INVESTIGATOR, names.SCENARIO)])
def test_french_goes_on_in_small_letters_behind_a_colon_but_for_the_name_of_an_action(id: str) -> None:
    behind = re.findall(rf"{NBSP}: (\w+)", card_text(id, "fr") + back_text(id, "fr"))
    assert all(word in ACTIONS or word[0].islower() for word in behind)


ACTIONS = ("Combattre", "Enquêter", "Échapper", "Discussion", "Abandon")
