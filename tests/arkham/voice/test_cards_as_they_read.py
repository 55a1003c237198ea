"""Cards and words as they read aloud, in both languages: pronouns, moods, agreement, and what a question says alone."""

from __future__ import annotations

import pytest

from tableforge.arkham import names
from tableforge.arkham.cards import CARDS, definition
from tableforge.arkham.questions.sets import Named
from tableforge.arkham.sheet import back_text, card_text
from tableforge.arkham.voice import sides
from tableforge.arkham.voice.fr.lexicon import TITLES
from tableforge.arkham.voice.languages import voice
from tableforge.arkham.words import (
    CULTIST,
    ELITE,
    TOME,
    Effect,
    Triggered,
    asset,
    card,
    connecting,
    controlled_by,
    empty,
    enemy,
    engaged_with,
    hand,
    here,
    in_,
    location,
    may,
    move_to,
    nearest,
    one,
    other,
    treachery,
    walk,
    weakness,
    you,
    your_location,
)
from tableforge.tongue.text import LANGUAGES, NBSP
from tableforge.words.lower import inside
from tableforge.words.node import Node, SetNode
from tableforge.words.sets import Ref


def both(id: str, line: int = -1) -> tuple[str, str]:
    """A line of a card's text in English and French, with ordinary blanks."""
    en, fr = [card_text(id, lang).replace(NBSP, " ").split("\n")[line] for lang in ("en", "fr")]
    return en, fr


@pytest.mark.parametrize(
    ("id", "line", "en", "fr"),
    [
        (
            "machete",
            0,
            "[action]: Fight. You get +1 combat for this attack. If the attacked enemy is the only enemy engaged with you, "
            "this attack deals +1 damage.",
            "[action] : Combattre. Vous gagnez +1 en lutte pour cette attaque. Si l’ennemi attaqué est le seul ennemi engagé "
            "avec vous, cette attaque inflige +1 dégât.",
        ),
        (
            "cover-up",
            1,
            "[reaction] When you would discover at least 1 clue at your location: Discard that many clues from Cover Up instead.",
            "[reaction] Quand vous devriez découvrir au moins 1 indice dans votre lieu : défaussez autant d’indices de la "
            "carte Effacer les Traces à la place.",
        ),
        (
            "beat-cop-2",
            1,
            "[free] Exhaust Beat Cop and deal 1 damage to it: Deal 1 damage to an enemy at your location.",
            "[free] Inclinez le Flic en Patrouille et infligez-lui 1 dégât : infligez 1 dégât à un ennemi dans votre lieu.",
        ),
        (
            "arcane-initiate",
            0,
            "Forced – After Arcane Initiate enters play: Place 1 doom on it.",
            "Forcé – Après que l’Initiée aux Arcanes est entrée en jeu : placez 1 fatalité sur elle.",
        ),
        (
            "the-masked-hunter",
            -1,
            "Investigators engaged with The Masked Hunter cannot discover or spend clues.",
            "Les investigateurs engagés avec le Chasseur Masqué ne peuvent ni découvrir ni dépenser d’indices.",
        ),
        (
            "false-lead",
            0,
            "Revelation – If you have no clues, False Lead gains surge. Otherwise, test intellect (4). If you fail, place 1 of "
            "your clues on your location for each point you fail by.",
            "Révélation – Si vous n’avez pas d’indice, la carte Fausse Piste gagne Renfort. Sinon, effectuez un test "
            "d’intelligence (4). En cas d’échec, placez 1 de vos indices sur votre lieu pour chaque point manquant.",
        ),
        (
            "ritual-site",
            0,
            "Forced – At the end of the round, if there are fewer than 2 clues per investigator on this location: Place clues "
            "until there are 2 clues per investigator on it.",
            "Forcé – À la fin du round, s’il y a moins de 2 indices par investigateur dans ce lieu : placez-y des indices jusqu’à "
            "ce qu’il y ait 2 indices par investigateur.",
        ),
        (
            "offer-of-power",
            1,
            "Revelation – You must either draw 2 cards and place 2 doom on the current agenda (this effect can cause the "
            "current agenda to advance), or take 2 horror.",
            "Révélation – Vous devez soit piocher 2 cartes et placer 2 fatalités sur l’intrigue en cours (cet effet peut faire "
            "avancer l’intrigue en cours), soit subir 2 horreurs.",
        ),
        (
            "old-book-of-lore",
            0,
            "[action] Exhaust Old Book of Lore: Choose an investigator at your location. That investigator searches the top 3 "
            "cards of their deck for a card, draws it, and shuffles their deck.",
            "[action] Inclinez le Vieux Grimoire : choisissez un investigateur dans votre lieu. Cet investigateur cherche une "
            "carte parmi les 3 cartes du dessus de son deck, la pioche et mélange son deck.",
        ),
        (
            "survival-instinct",
            0,
            "If this test succeeds during an evasion attempt, the investigator performing this skill test may disengage from "
            "each other enemy engaged with them and may move to a connecting location.",
            "En cas de réussite lors d’une évasion, l’investigateur qui effectue ce test de compétence a le droit de se "
            "désengager de chaque autre ennemi engagé avec lui et a le droit de se déplacer vers un lieu connexe.",
        ),
    ],
)
def test_a_card_reads_like_this(id: str, line: int, en: str, fr: str) -> None:
    assert both(id, line) == (en, fr)


def test_a_scenario_has_a_side_for_each_pair_of_difficulties() -> None:
    assert card_text("the-gathering", "en").startswith("Easy / Standard\n[skull]: –X. X is the number of Ghoul enemies")
    assert back_text("the-gathering", "fr").startswith(f"Difficile / Expert\n[crâne]{NBSP}: –2. En cas d’échec")


def test_side_b_says_each_thing_in_a_sentence_of_its_own_and_keeps_its_objective() -> None:
    assert back_text("trapped", "en").count(". ") == 3
    assert back_text("vengeance-awaits", "en").endswith("Objective – If Umôrdhoth is defeated, go to resolution 2.")
    assert "Objective" not in card_text("vengeance-awaits", "en")


def test_the_other_side_of_a_location_says_what_holds_before_it_is_revealed() -> None:
    assert back_text("parlor", "en") == "Investigators cannot move into this location."
    assert back_text("attic", "en") == ""


# ------------------------------------------------------------------ parts of a sentence, as a question says them alone
@pytest.mark.parametrize(
    ("what", "en", "fr"),
    [
        (here(enemy), "an enemy at your location", "un ennemi dans votre lieu"),
        (
            enemy & ~ELITE & engaged_with(you),
            "a non-Elite enemy engaged with you",
            "un ennemi non-Élite engagé avec vous",
        ),
        (asset & TOME & controlled_by(you), "a Tome asset you control", "un soutien Livre que vous contrôlez"),
        (card & in_(hand), "a card in your hand", "une carte dans votre main"),
        (nearest(enemy & CULTIST), "the nearest Cultist enemy", "l’ennemi Cultiste le plus proche"),
        (connecting(your_location), "a connecting location", "un lieu connexe"),
        (
            your_location | connecting(your_location),
            "your location or a connecting location",
            "votre lieu ou un lieu connexe",
        ),
        (enemy & other, "another enemy", "un autre ennemi"),
        (treachery & ~weakness, "a non-weakness treachery", "une traîtrise non-faiblesse"),
        (location & empty, "an empty location", "un lieu vide"),
    ],
)
def test_a_set_is_asked_for_with_its_article(what: SetNode, en: str, fr: str) -> None:
    assert (voice("en").phrase(what), voice("fr").phrase(what)) == (en, fr)


def test_what_may_be_done_is_said_and_not_ordered() -> None:
    word = (may(move_to(one(connecting(your_location)))),)
    assert voice("en").effect_text(word) == "You may move to a connecting location."
    assert voice("fr").effect_text(word) == "Vous avez le droit de vous déplacer vers un lieu connexe."


@pytest.mark.parametrize("id", CARDS)
def test_every_effect_of_a_card_can_be_said_alone(id: str) -> None:
    for word in walk(CARDS[id].abilities, Effect):
        for lang in LANGUAGES:
            assert voice(lang).effect_text((word,), CARDS[id]).endswith((".", ")", "”", "»"))


@pytest.mark.parametrize("id", CARDS)
def test_an_ability_is_found_by_the_number_that_the_engine_has_for_it(id: str) -> None:
    for a in definition(id).abilities:
        own = sides.numbered(CARDS[id], a.number)
        assert own is not None
        if isinstance(own, Triggered):
            assert own.kind == a.kind and bool(own.costs) is (a.cost is not None)
    assert sides.numbered(CARDS[id], 8) is None


# ------------------------------------------------------------------ French titles
def named_in(x: object) -> list[str]:
    """The French titles that a sentence names, "this" being the empty one."""
    found: list[str] = []
    for word in inside(x):
        stack = [word]
        while stack:
            y = stack.pop()
            if isinstance(y, Named):
                found += [fr for _, fr in y.titles]
            elif isinstance(y, Ref) and y.name == "this":
                found.append("")
            elif isinstance(y, Node):
                stack += y.parts()
            elif isinstance(y, tuple):
                stack += y
    return found


@pytest.mark.parametrize("id", CARDS)
def test_every_title_that_a_text_names_has_its_gender_and_article_in_french(id: str) -> None:
    c = CARDS[id]
    by_kind = c.type in (names.LOCATION, names.ACT, names.AGENDA)  # these say "ce lieu", "cet acte", "cette intrigue"
    for title in named_in(c.abilities):
        told = (title or c.fr).replace(NBSP, " ")
        if title or not by_kind:
            assert told in TITLES or told.startswith("Le "), told
