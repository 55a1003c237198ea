"""What is read aloud of Fateforge's content is what the same words run: nothing of it is typed by hand."""

from __future__ import annotations

import re

import pytest
from fateforge.voice.texts import GOLDEN, everything, lines

from tableforge.fateforge import names
from tableforge.fateforge.cards import pack
from tableforge.fateforge.definition import Card
from tableforge.fateforge.names import CARD_KINDS, ITEM
from tableforge.fateforge.voice.languages import cards, enemies, lexicon, scenes
from tableforge.fateforge.words import formula, mods, outcome, strip
from tableforge.tongue.text import LANGUAGES, NBSP
from tableforge.tongue.voices import part

WHERE = "tableforge.fateforge.voice"


def both(text: str) -> tuple[str, str]:
    """What a card with this use says, in English and French, with ordinary blanks."""
    card = Card(ITEM, "x", "X", "X")
    card.alts = formula.use(text)
    en, fr = [cards(lang).card_text(pack(), card).replace(NBSP, " ") for lang in ("en", "fr")]
    return en, fr


def test_every_text_reads_as_the_golden_file_has_it() -> None:
    kept = GOLDEN.read_text(encoding="utf-8").splitlines()
    said = list(lines())
    for k, (a, b) in enumerate(zip(kept, said)):
        assert a == b, f"texts.txt:{k + 1} differs; write it anew with python -m fateforge.voice.texts and read it"
    assert len(kept) == len(said)


def test_everything_says_something_in_every_language() -> None:
    for id, said in everything(pack()):
        for lang in LANGUAGES:
            assert said[lang] and all(said[lang]), (id, lang)


def test_both_languages_have_the_same_numbers() -> None:
    for id, said in everything(pack()):
        en, fr = [re.findall(r"\d+", " ".join(said[lang])) for lang in ("en", "fr")]
        assert sorted(en) == sorted(fr), id


def test_french_has_its_blanks_and_apostrophes() -> None:
    for id, said in everything(pack()):
        text = " ".join(said["fr"])
        assert "'" not in text, id
        assert not re.search(rf"[^{NBSP}][;!?»](?=\s|$)|[^{NBSP}]:\s|«[^{NBSP}]", text), id


@pytest.mark.parametrize(
    ("use", "en", "fr"),
    [
        (
            "move + any => [leap 2 > strike+2]",
            "Spend a MOVE and any other result: jump up to two zones, then strike an enemy there for 3 damage.",
            "Dépensez un DÉPLACEMENT et un autre résultat : sautez de deux zones au plus, puis frappez un ennemi présent sur "
            "place (3 dégâts).",
        ),
        (
            "focus => [escort 1@0-1], move",
            "Spend a FOCUS: another hero up to one zone away may move one zone, and you gain a MOVE.",
            "Dépensez une CONCENTRATION : un autre héros à une zone au plus peut se déplacer d’une zone, et vous gagnez un "
            "DÉPLACEMENT.",
        ),
        (
            "focus => [guard 1@0], [hide~self]",
            "Spend a FOCUS: a hero in your zone gains 1 Parry token, and you hide.",
            "Dépensez une CONCENTRATION : un héros de votre zone gagne 1 jeton Parade, et vous vous cachez.",
        ),
        (
            "focus => [energize 1@0-1~all, heal 1@0-1~all]",
            "Spend a FOCUS: each hero up to one zone away regains 1 energy, and regains 1 health.",
            "Dépensez une CONCENTRATION : chaque héros à une zone au plus récupère 1 Énergie, et récupère 1 Santé.",
        ),
        (
            "2 any => [shoot@1-2~all]",
            "Spend any two results: shoot every enemy in a single zone one or two zones away for 1 damage.",
            "Dépensez deux résultats quelconques : tirez sur chaque ennemi d’une même zone à une ou deux zones (1 dégât).",
        ),
        (
            "strike/shoot => [shoot@0-2~pierce > push~same]",
            "Spend a STRIKE or a SHOOT: shoot an enemy up to two zones away for 1 damage, ignoring armour, then push it into an "
            "adjacent zone.",
            "Dépensez une FRAPPE ou un TIR : tirez sur un ennemi à deux zones au plus (1 dégât, armure ignorée), puis poussez-le "
            "dans une zone adjacente.",
        ),
    ],
)
def test_a_formula_reads_aloud_as_a_card(use: str, en: str, fr: str) -> None:
    assert both(use) == (en, fr)


def test_a_strip_is_read_aloud_section_by_section() -> None:
    wolf = pack().enemy("cinder-wolf")

    first, second, _ = enemies("en").strip_text(pack(), wolf)

    assert first == "If the nearest hero is in its zone: it strikes the first hero for 2 damage."
    assert second == (
        "Else, if the nearest hero is one zone away: it moves one zone toward the first hero, then strikes that hero for 1 damage."
    )


def test_an_objective_is_told_for_the_heroes_who_play() -> None:
    scene = pack().scenes["ford-ambush"]

    told = [scenes("en").objective_text(pack(), scene, scene.objectives[1], k) for k in (2, 4)]

    assert told == [
        "Beat the Bruisers: defeat 2 enemies of the type Bruiser.",
        "Beat the Bruisers: defeat 5 enemies of the type Bruiser.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_has_a_word_for_everything_that_can_be_written(lang: str) -> None:
    acts = part(WHERE, lang, "acts").ACTS
    said = part(WHERE, lang, "mods")
    assert set(acts) == set(range(len(names.VERBS)))
    assert set(part(WHERE, lang, "enemies").ACTS) == set(range(len(names.ENEMY_VERBS)))
    assert list(part(WHERE, lang, "enemies").ABILITIES) == [1 << k for k in range(len(names.ABILITIES))]
    assert set(part(WHERE, lang, "enemies").CONSEQUENCES) == set(outcome.CONSEQUENCES)
    assert set(part(WHERE, lang, "scenes").OUTCOMES) == set(outcome.SHAPES)
    assert set(part(WHERE, lang, "scenes").OBJECTIVES) == set(range(len(names.OBJECTIVES)))
    assert set(said.MOMENTS) == set(range(len(names.MOMENTS)))
    assert set(said.CONDITIONS) == set(range(len(names.CONDITIONS)))
    assert set(said.FLAGS) == {1 << k for k in range(len(names.MODS))}
    assert all(lexicon(lang).kind(kind) for kind in range(len(CARD_KINDS)))


@pytest.mark.parametrize("word", [*mods.NUMBERED.values(), *mods.NAMED])
def test_a_standing_change_with_a_number_is_said_in_every_language(word: str) -> None:
    for lang in LANGUAGES:
        assert part(WHERE, lang, "mods").changes(pack(), mods.mods(word)), (word, lang)


@pytest.mark.parametrize(
    "acts",
    [
        "strike(all)",
        "strike(white/red)",
        "move(exit:A)",
        "move",
        "parry 2",
        "summon conscript 2@here",
        "blast 1@1",
        "call:red",
    ],
)
def test_an_enemy_may_do_more_than_ours_do(acts: str) -> None:
    for lang in LANGUAGES:
        assert part(WHERE, lang, "enemies").acts_text(pack(), strip.acts(acts))
