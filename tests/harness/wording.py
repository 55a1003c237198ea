"""What the doors of a game say, drawn from their sources: every text that stands there in English and French, and where."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from tableforge.tongue.lexicon import Lexicon, Row, Term

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src/tableforge"
WEB = ROOT / "web/src/games"
SHARED_WEB = tuple([ROOT / "web/src" / folder for folder in ("pages", "lib", "tab", "table")])
# names and headings, which sentences do not speak of
NAMES = (
    "trait:",
    "rarity:",
    "set:",
    "step:",
    "full-step:",
    "brief:",
    "brief-freq:",
    "freq:",
    "kind:",
    "result:",
    "stance:",
    "die:",
    "takes:",
    "door:",
    "difficulty:",
    "range:",
)
# where pairs are ids, or texts of one language
NO_PAIRS = (
    "voice/en/",
    "voice/fr/",
    "doors/testing",
    "doors/table/editing.py",
    "arkham/doors/bots/cards.py",
    "keyforge/past.py",
    "fateforge/words/outcome.py",
)
ID_PAIRS = {
    ("encounter", "peril"),
    ("heroes", "seats"),
    ("one key", "two keys"),  # what a position is weighed by
    ("artifacts", "tools"),
}
SENTENCES = ("EVENTS", "QUESTIONS", "MANY", "LABELS", "REASONS")  # tables of a voice
POINTS = ("Point", "_older")  # what editions differ in: their last two values say it
PAIR = re.compile(r'\{\s*en:\s*("(?:[^"\\]|\\.)*"),\s*fr:\s*("(?:[^"\\]|\\.)*"),?\s*\}')


class Text(NamedTuple):
    """One text in English and French, and the file that it stands in."""

    en: str
    fr: str
    where: str


def lexicon(game: str) -> Lexicon:
    found = import_module(f"tableforge.{game}.lexicon").LEXICON
    assert isinstance(found, Lexicon)
    return found


def python_files(game: str) -> Iterator[Path]:
    """The files of a game, but for its lexicon."""
    yield from [p for p in (SOURCES / game).rglob("*.py") if p != SOURCES / game / "lexicon.py"]


@cache
def texts(game: str) -> tuple[Text, ...]:
    """Every text of the game's doors, the browser's among them."""
    out: list[Text] = []
    for path in python_files(game):
        if any(part in path.as_posix() for part in NO_PAIRS):
            continue
        out += [Text(en, fr, str(path.relative_to(ROOT))) for en, fr in in_python(path.read_text(encoding="utf-8"))]
    for path in web_files(game):
        out += [Text(en, fr, str(path.relative_to(ROOT))) for en, fr in in_script(path.read_text(encoding="utf-8"))]
    own = lexicon(game).texts
    return (*out, *in_voices(game), *[Text(row[0], row[1], f"{game}: {name}") for name, row in own.items()])


def in_voices(game: str) -> Iterator[Text]:
    """The sentences that a game's voices have under one name in both languages."""
    en, fr = [vars(import_module(f"tableforge.{game}.voice.{lang}.table")) for lang in ("en", "fr")]
    for table in [name for name in SENTENCES if name in en and name in fr]:
        for key in sorted(en[table].keys() & fr[table].keys()):
            yield Text(en[table][key], fr[table][key], f"{game} voice, {table}: {key}")


def web_files(game: str) -> list[Path]:
    found = [*(WEB / game).rglob("*.ts"), *(WEB / game).rglob("*.svelte")]
    return [p for p in found if not p.name.endswith(".test.ts")]


def shared_web_files() -> list[Path]:
    """The browser's files that serve every game."""
    found = [path for folder in SHARED_WEB for kind in ("*.ts", "*.svelte") for path in folder.rglob(kind)]
    return [p for p in found if not p.name.endswith(".test.ts")]


def in_python(source: str) -> Iterator[tuple[str, str]]:
    """The pairs of texts in a file: what `Text` is called with, the rows of tables by name, points of editions, and what is
    picked from on the spot."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id == "Text":
                yield from pair(node.args)
            elif node.func.id in POINTS:
                yield from pair(node.args[-2:])
            elif node.func.id == "column" and isinstance(node.args[0], ast.Tuple):
                yield from pair(node.args[0].elts)
        elif isinstance(node, ast.Dict):
            for value in node.values:
                if isinstance(value, ast.Tuple):
                    yield from pair(value.elts)


def pair(nodes: list[ast.expr]) -> Iterator[tuple[str, str]]:
    values = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    if len(values) == len(nodes) == 2 and tuple(values) not in ID_PAIRS:
        yield values[0], values[1]


def in_script(source: str) -> Iterator[tuple[str, str]]:
    for en, fr in PAIR.findall(source):
        yield ast.literal_eval(en), ast.literal_eval(fr)


# ------------------------------------------------------------------ words in sentences
# a voice writes the noun of a number into its field: {n:carte}
FIELD = re.compile(r"\{\{.*\}\}|\{[^{}]*\{\w+\}\}|\{[^}:]*:?([^}]*)\}")
NO_WORDS = re.compile(r"\b[A-Z]{2}\.[\w-]+|(?<!\w)'[^' ]+'|`[^`]*`")  # fields, ids of rules, what a program writes


def plain(text: str) -> str:
    """A text without its fields, its typography and its large letters.

    >>> plain("{name}’s Deck (KF.deck-36-cards)"), plain("{n:carte}")
    ('…’s deck (…)', '…carte')
    """
    return NO_WORDS.sub("…", FIELD.sub(r"…\1", text)).replace("\u00a0", " ").replace("'", "’").lower()


def stem(word: str) -> str:
    """What is left of a French word in all its forms.

    >>> stem("moissonner"), stem("inclinée"), stem("clés"), stem("héros")
    ('moissonn', 'inclin', 'clé', 'héro')
    """
    for ending in ("ées", "ée", "és", "é", "er", "re", "ir", "es", "e", "s"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word.removesuffix(ending)
    return word


@cache
def french(text: str) -> re.Pattern[str]:
    """A French term in any of its forms."""
    words = [rf"\b{re.escape(stem(word))}\w*" for word in re.findall(r"[\w’-]+", plain(text))]
    return re.compile(r"\W+(?:\w+\W+)?".join(words))


@cache
def english(word: str) -> re.Pattern[str]:
    """An English term where it stands alone."""
    return re.compile(rf"(?<![\w-]){re.escape(word)}(?![\w-])")


@cache
def dictionary(game: str) -> dict[str, tuple[str, ...]]:
    """Every English form of every term, and the French ones that it may stand for: a verb's and a noun's, one and several."""
    out: dict[str, tuple[str, ...]] = {}
    for id, term in lexicon(game).terms.items():
        for form in forms(term) if not id.startswith(NAMES) else ():
            out[plain(form[0])] = (*out.get(plain(form[0]), ()), term.one[1], *[row[1] for row in (term.many,) if row])
    return out


def forms(term: Term) -> list[Row]:
    return [row for row in (term.one, term.many) if row]


def amiss(text: Text, game: str, other_senses: re.Pattern[str] | None) -> list[str]:
    """The English terms of a text whose French one its French lacks; what has another sense there is left out."""
    en, fr = plain(text.en), plain(text.fr)
    if other_senses is not None:
        en = other_senses.sub("…", en)
    missing = []
    for word, terms in longest_first(game):
        if word in en and (found := english(word)).search(en):
            en = found.sub("…", en)  # "side quest" speaks of no side
            missing += [word] if not any(french(term).search(fr) for term in terms) else []
    return missing


@cache
def longest_first(game: str) -> list[tuple[str, tuple[str, ...]]]:
    return sorted(dictionary(game).items(), key=lambda row: -len(row[0]))
