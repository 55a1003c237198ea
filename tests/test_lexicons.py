"""A game's words have one home: no English term has two French ones at any door, and no door words one for itself."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from harness import wording
from harness.wording import (
    Text,
    amiss,
    dictionary,
    english,
    in_script,
    lexicon,
    plain,
    shared_web_files,
    texts,
    web_files,
)

from tableforge import games
from tableforge.kernel.scene import Scene
from tableforge.server import catalogue
from tableforge.table.sitting import Sitting
from tableforge.tongue.lexicon import FEMININE, GENDER, MANY, SAID
from tableforge.tongue.text import LANGUAGES

GAMES = ("keyforge", "arkham", "fateforge")
# English that is spelt like a term and means something else there
OTHER_SENSES = {
    "keyforge": r"in(?:to)? play\b|enters play|as a copy|house …"
    r"|lea\w+ play|(?:in|of) the pool|be set\b|^set changes|one step after the other|turns the creature"
    r"|another player’s card|players who know|draws cards|throws the card|\?links=cards|an upgrade or a card under it",
    "arkham": r"play areas?|in(?:to)? play\b|out of the game|another game|card game|whole game"
    r"|(?:a|enemies) move|move (?:to|back to) the"
    r"|evade(?:s?\]|\. |\.$| it,| never| the)|can(?:not)? (?:act|lead)|enemies act|cannot lead|will draw|hard to find|whole story"
    r"|turns the modifier|\] (?:killed|driven insane|defeated)|mental trauma|enters play|before a token",
    "fateforge": r"acts?\b(?! (?:…|ends|begins|names))|side (?:of|stop)|(?:one|both|other) sides?\b"
    r"|(?:in the|same|6|visit the) places?\b"
    r"|click the place|(?:cards of …|^|then|single skills) turn (?:both|one|it|the boss|up)"
    r"|turn its card|^your turn, and|turns a card"
    r"|(?:never|seldom|have|enemies) met|have met|met no|the rest$|the rest of|neither …|white enemies|more gold|makes ready"
    r"|takes damage first|any hero plays|does the party|can be defended|is defended no|success, trait and fail|single skills"
    r"|^traits$|at its side|nor parry|2 parry|of white ones|turn (?:both misses|the boss)",
}
# headings of chapters and lessons, and what stands for a value in the help of a command
HEADINGS = {
    "keyforge": ("Set-up", "Houses", "Keywords", "Decks", "Armor", "HOUSE"),
    "fateforge": ("HERO", "Skills", "Parry", "Objectives", "rules", "Chronicle"),
    "arkham": ("Set-up", "Actions", "Skill tests", "Enemies", "Campaign", "Core Set", "CLASS"),
}
# texts of a word or two that a page says of itself, not of the game
OF_THE_PAGE = {
    "keyforge": (
        "practice",
        "chosen",
        "RYB",  # the letter on each key, by its colour
    ),
    "fateforge": (
        "Analysis",  # the link to the page of that name
        "Fateforge",
        "Battle quest",
        "One combat",
        "Chronicle",
        "comes later",
        "Gained",
        "also asked",
        "each",
        "empty",
        "slow",
        "chosen",
        "or",
        "anyone",
        "everyone",
        "nobody can",
        "All roll",
        "Back",
        "Go on",
        "won",
        "lost",
        "Your camp",
        "For sale",
        "Leave",
        "free",
        "Take it",
        "Set out",
        "North",
        "East",
        "South",
        "West",
        "Looking for",
        "Somewhere",
        "Legend",
        "none",
        "Menu",
        "Undo",
        "Log",
        "First battle",
        "Won",
        "Lost",
        "Summary",
        "Components",
        "Nobody",
        "What happens",
        "Start",
        "1st",
        "2nd",
        "3rd",
        "4th",
        "plays now",
        "nobody",
        "Remember",
        "Revived",
        "then",
        "Already dead",
        "last",
        "Used up?",
        "Boxes",
        "What happened",
        "You choose",
        "Resume",
        "New",
        "Battle",
        "Solo",
        "Remove",
        "Print",
        "Difficult",
    ),
    "arkham": (
        "Read on",
        "you",
        "bot",
        "acting",
        "is asked",
        "chosen",
        "Choose",
        "against",
        "nothing yet",
        "has passed",
        "elsewhere",
        "Just now",
        "Whole story",
    ),
}

# terms of a game that are everybody's words at a table, and English that means something else on a page
EVERYBODYS = frozenset(
    """
    act being-played campaign campaigns card cards collection copy costs covered deck deck-lists decks edition editions
    end-the-turn focus forge game games hand hands hidden key keys keyword move people person place play player players
    round rule rulebook rules set slot slots step steps story trait traits turn turns type types undo zone
    """.split()
)
# theirs or the house's, and no game's
OF_BROWSERS = re.compile(r"service workers?|(?:this|ordinary) window|(?:offer )?a draw|red and green|blue and yellow")


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_no_english_term_has_two_french_ones(game: str) -> None:
    """A verb and a noun may be spelt alike in English; two terms of one kind may not."""
    found: dict[tuple[str, str], set[str]] = defaultdict(set)
    for id, term in lexicon(game).terms.items():
        kind = re.match(r"(?:[a-z-]+:)?", id)
        assert kind is not None
        found[kind[0], plain(term.one[0])].add(term.one[1].lower())
    assert {word: said for word, said in found.items() if len(said) > 1} == {}


def test_a_text_has_the_same_fields_in_both_languages(game: str) -> None:
    for name, (en, fr) in lexicon(game).texts.items():
        assert set(re.findall(r"\{(\w+)", en)) == set(re.findall(r"\{(\w+)", fr)), name


def test_a_text_that_speaks_of_a_term_in_english_speaks_of_it_in_french(game: str) -> None:
    other = re.compile(OTHER_SENSES[game])
    assert [(words, text) for text in texts(game) if (words := amiss(text, game, other))] == []


def test_a_sentence_with_another_french_word_is_found() -> None:
    for text in (
        Text("Reap with it", "Récoltez avec elle", ""),
        Text("{n} stunned creatures", "{n} créatures étourdies", ""),
        Text("Your battleline", "Votre ligne de bataille", ""),
        Text("6 æmber: Check!", "6 Aombres : Clé !", ""),
    ):
        assert amiss(text, "keyforge", None), text


def test_no_door_words_a_term_for_itself(game: str) -> None:
    own = [text for text in texts(game) if "/" in text.where]
    assert [text for text in own if plain(text.en) in dictionary(game) and text.en not in HEADINGS[game]] == []


# ------------------------------------------------------------------ what doors show
def scenes(game: str, lang: str) -> Iterator[Scene]:
    """The scenes of a random game of each flavour."""
    own = games.game(game)
    for flavour in own.flavours:
        g = Sitting(own, own.setup(**own.sample(5, flavour)), 5)
        rng = Random(5)
        for n in range(80):
            if (d := g.decision) is None:
                break
            if n % 10 == 0:
                yield g.scene(g.decision.seat if g.decision else None, lang)
            g.answer(rng.randrange(len(d.options)))


def shown(scene: Scene) -> set[str]:
    """What a scene calls its zones, numbers, steps and the states of its cards."""
    out = {zone.name for zone in scene.zones} | set(scene.steps) | {f.name for f in scene.figures}
    out |= {figure.name for side in scene.sides for figure in side.figures}
    things = [thing for zone in scene.zones for top in zone.things for thing in top.all()]
    out |= {thing.sort for thing in things}
    return out | {mark.text for thing in things for mark in (*thing.states, *thing.figures)}


def known(game: str, lang: str) -> re.Pattern[str]:
    """Whatever the lexicon can say: a term, or a text with anything in its fields."""
    said = lexicon(game).to_json(lang)
    escaped = {re.sub(r"\\\{\w+\\\}", ".+", re.escape(text)) for id, text in said.items() if not id.endswith(GENDER)}
    return re.compile("|".join(escaped), re.IGNORECASE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_scene_shows_no_word_that_the_lexicon_lacks(game: str, lang: str) -> None:
    pattern = known(game, lang)
    found = {text for scene in scenes(game, lang) for text in shown(scene) if text}
    assert found
    assert {text for text in found if not pattern.fullmatch(text)} == set()


def asked_for(files: list[Path]) -> dict[str, str]:
    """What the browser's files look up in the lexicon, as patterns, and where: an id may be put together from parts."""
    out = {}
    for path in files:
        source = path.read_text(encoding="utf-8")
        for method, quoted in re.findall(
            r"(?<![.\w])(?:(?:of|cat)\??\.)?(word|label|agreeing|said|say)\(\s*(\"[^\"]*\"|`[^`]*`)", source
        ):
            parts = re.split(r"\$\{[^}]*\}", quoted[1:-1])
            out[(re.escape(SAID) if method in ("say", "said") else "") + ".*".join(map(re.escape, parts))] = path.name
    return out


def test_a_browser_asks_for_no_word_that_the_lexicon_lacks(game: str) -> None:
    served = catalogue.find_catalogue(game).words("fr")
    found = asked_for(web_files(game))
    assert found
    missing = {id: where for id, where in found.items() if not any(re.fullmatch(id, word) for word in served)}
    assert missing == {}


def test_a_browser_has_no_word_of_its_own_for_a_thing_of_the_game(game: str) -> None:
    """What is left in its files are sentences about the page; a short one is named here."""
    short = re.compile(r"[^\s{}]+(?: [^\s{}]+)?")
    own = [text for text in texts(game) if text.where.startswith("web/")]
    assert [t for t in own if short.fullmatch(t.en) and t.en not in OF_THE_PAGE[game]] == []


def test_a_page_for_every_game_asks_for_no_word_that_all_lexicons_lack() -> None:
    served = {id for name in GAMES for id in catalogue.find_catalogue(name).words("fr")}
    found = asked_for(shared_web_files())
    assert any(id.startswith(re.escape(SAID) + "campaign:") for id in found)
    assert {id: at for id, at in found.items() if not any(re.fullmatch(id, word) for word in served)} == {}


def test_a_page_for_every_game_words_no_term_of_one_of_them(game: str) -> None:
    terms = [word for word in dictionary(game) if len(word) > 2 and word.replace(" ", "-") not in EVERYBODYS]
    pages = [(path, en) for path in shared_web_files() for en, _ in in_script(path.read_text(encoding="utf-8"))]
    assert len(pages) > 400
    assert [
        (p.name, en, word) for p, en in pages for word in terms if english(word).search(OF_BROWSERS.sub("…", plain(en)))
    ] == []


def test_a_browser_is_told_every_form_of_a_word(game: str) -> None:
    served = catalogue.find_catalogue(game).words("fr")
    for id, term in lexicon(game).terms.items():
        assert id in served
        assert (id + MANY in served) == bool(term.many)
        assert (id + FEMININE in served) == bool(term.feminine)
    assert all(SAID + name in served for name in lexicon(game).texts)
    assert not [id for id in served if id.startswith("trait:") and id.endswith((MANY, FEMININE, GENDER))]


def test_every_text_of_a_lexicon_is_said_somewhere(game: str) -> None:
    """A text that no door says any more goes."""
    sources = [*wording.python_files(game), *web_files(game), *shared_web_files()]
    said = "\n".join([path.read_text(encoding="utf-8") for path in sources])
    made_up = re.compile("|".join(put_together(said)))
    assert [name for name in lexicon(game).texts if f'"{name}"' not in said and not made_up.fullmatch(name)] == []


def put_together(source: str) -> set[str]:
    """Names that are put together from parts, as patterns: `legend:…`, `needs-…`."""
    found = re.findall(r"f\"([a-z:{][^\"\n ]*)\"|`([a-z:$][^`\n ]*)`", source)
    parts = [re.split(r"\$?\{[^}]*\}", python or script) for python, script in found]
    return {"[^:]+".join(map(re.escape, x)) for x in parts if len(x) > 1 and any(x)}
