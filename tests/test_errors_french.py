"""Every error speaks both languages: no raise site may forget French, and what it says is set as French is."""

from __future__ import annotations

import ast
import builtins
import copy
import json
import pickle
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner
from harness.sources import statements, tree

import tableforge
from tableforge import bots, drive, errors
from tableforge.cli import main
from tableforge.errors import BadDeck, TableforgeError
from tableforge.keyforge import fields
from tableforge.keyforge.cards import card
from tableforge.keyforge.decks import forge, formats
from tableforge.keyforge.decks.deck import load
from tableforge.keyforge.doors.testing import given, seat
from tableforge.keyforge.editions import POINTS
from tableforge.keyforge.game import RULES
from tableforge.keyforge.handicap import Bidding
from tableforge.table.series import Match
from tableforge.tongue.spelling import language, nearest
from tableforge.tongue.text import LANGUAGES, Text

SRC = Path(tableforge.__file__).parent
typeset = LANGUAGES["fr"].typeset
NBSP = "\u00a0"


# ---------------------------------------------------------------- every raise site
MODULES = [str(path.relative_to(SRC)) for path in sorted(SRC.rglob("*.py"))]  # read when the first test wants them


@cache
def defined(module: str) -> list[ast.stmt]:
    """The functions and classes of a module, however deep they stand."""
    return [n for n in statements(tree(SRC / module)) if isinstance(n, (ast.FunctionDef, ast.ClassDef))]


@cache
def nodes(module: str) -> list[ast.AST]:
    """All of a module, part by part; nothing of one that names neither an error nor a sentence, as most of the cards do."""
    text = (SRC / module).read_text("utf-8")
    spoken = {"raise", "Text", *error_classes()} & set(re.findall(r"\w+", text))
    return list(ast.walk(tree(SRC / module))) if spoken else []


@cache
def functions() -> list[ast.FunctionDef]:
    return [n for module in MODULES for n in defined(module) if isinstance(n, ast.FunctionDef)]


def named(node: ast.expr | None) -> str:
    """The last part of a name: 'UnknownBot' of 'bots.UnknownBot', also of a text annotation."""
    if isinstance(node, ast.Attribute):
        return node.attr
    if isinstance(node, ast.Constant):
        return str(node.value)
    return node.id if isinstance(node, ast.Name) else ""


@cache
def error_classes() -> frozenset[str]:
    """Every class below TableforgeError that the sources define."""
    classes = [n for module in MODULES for n in defined(module) if isinstance(n, ast.ClassDef)]
    found = {"TableforgeError"}
    while True:
        more = {n.name for n in classes if any(named(b) in found for b in n.bases)}
        if more <= found:
            return frozenset(found)
        found |= more


@cache
def functions_giving(kinds: frozenset[str]) -> frozenset[str]:
    """The functions that give one of these kinds, or one of them or None."""
    return frozenset(
        [
            n.name
            for n in functions()
            if named(n.returns.left if isinstance(n.returns, ast.BinOp) else n.returns) in kinds
        ]
    )


@cache
def sentences() -> frozenset[str]:
    """What a sentence in every language is made with."""
    both = frozenset({"Text"})
    return both | functions_giving(both)


def both_languages(call: ast.Call, function: ast.AST) -> bool:
    """Whether an error is made of a sentence that has every language."""
    message = call.args[0] if call.args else None
    if isinstance(message, ast.Call):
        return named(message.func) in sentences()
    values = [
        n.value
        for n in ast.walk(function)
        if isinstance(n, ast.Assign) and isinstance(message, ast.Name) and message.id in [named(t) for t in n.targets]
    ]
    return bool(values) and all(isinstance(v, ast.Call) and named(v.func) in sentences() for v in values)


@pytest.mark.parametrize("module", MODULES)
def test_every_error_is_raised_in_both_languages(module: str) -> None:
    ours, factories = error_classes(), functions_giving(error_classes())
    makes_one = any([isinstance(n, ast.Call) and named(n.func) in ours for n in nodes(module)])
    for function in [n for n in nodes(module) if makes_one and isinstance(n, ast.FunctionDef)]:
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and named(node.func) in ours:
                assert both_languages(node, function), f"{module}:{node.lineno}: no French: {ast.unparse(node)}"
    for node in nodes(module):
        if isinstance(node, ast.Raise) and node.exc is not None:
            made = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
            name = named(made)
            made_here = name in ours and isinstance(node.exc, ast.Call)
            outside = hasattr(builtins, name) or name in (
                "UsageError",
                "Broken",
                "SeatsChanged",
                "TooMany",
                "NotPlain",
                "CommandRefusal",
                "e",
            )
            assert made_here or name in factories or outside, (
                f"{module}:{node.lineno}: what is raised by {ast.unparse(node)}?"
            )


def test_the_walk_sees_the_errors_the_factories_and_the_sentences() -> None:
    assert {"IllegalAnswer", "BadDeck", "UnknownBot", "BadRequest", "StepBudget"} <= error_classes()
    assert {"no_deck", "unplayable", "bad_answer"} <= functions_giving(error_classes())
    assert {"unknown", "expected_but_got", "nearest", "wrong_size"} <= sentences()
    forgetful = ast.parse("def f():\n    raise BadSetup(f'no {x}')").body[0]
    assert not both_languages(next(n for n in ast.walk(forgetful) if isinstance(n, ast.Call)), forgetful)


def french_texts() -> Iterator[tuple[str, str]]:
    """Every French sentence of an error as the sources write it; what is filled in stands as 'x'."""
    for module in MODULES:
        for call in [n for n in nodes(module) if isinstance(n, ast.Call)]:
            for place in call.args[1:2] if named(call.func) == "Text" else []:
                if isinstance(place, ast.Constant):
                    yield f"{module}:{place.lineno}", str(place.value)
                elif isinstance(place, ast.JoinedStr):
                    parts = [str(v.value) if isinstance(v, ast.Constant) else "x" for v in place.values]
                    yield f"{module}:{place.lineno}", "".join(parts)


def test_french_has_its_apostrophes_guillemets_and_blanks() -> None:
    found = list(french_texts())
    assert len(found) > 200
    for where, raw in found:
        text = typeset(raw).replace('{"cmd": "hello"}', "")
        assert not re.search(r"\w'\w|\"\w", text), (where, text)
        assert not re.search(r"[^\u00a0][;!?»](?=[\s.,)]|$)|«[^\u00a0]", text), (where, text)
        # a file has its own blanks
        plain = re.sub(r"nom: …|investigateur: …|houses: \[|cards: \[|forged:\u00a0", "", text)
        assert not re.search(r"[^\u00a0]:(?=\s|$)", plain), (where, text)


# ---------------------------------------------------------------- what they say
ONYX = load("starter:onyx")


def position_of(**you: object) -> object:
    return tableforge.new("keyforge", position={"players": [you, {}]})


SAID: dict[str, tuple[Callable[[], object], str]] = {
    "a game": (
        lambda: tableforge.new("keyforg"),
        "il n’y a pas de jeu « keyforg » ; vouliez-vous dire « keyforge » ? Valeurs connues : arkham, fateforge, keyforge",
    ),
    "a card": (lambda: card("dogder"), "il n’y a pas de carte « dogder » ; vouliez-vous dire « dodger » ?"),
    "a rule": (lambda: RULES["KF.taunt!"], "il n’y a pas de règle « KF.taunt! » ; vouliez-vous dire « KF.taunt » ?"),
    "an edition": (
        lambda: tableforge.new("keyforge", edition="2.0"),
        "il n’y a pas d’édition « 2.0 » du livret de règles ; valeurs connues : 1.0, 1.1, 1.3",
    ),
    "a bot": (
        lambda: bots.make("gredy"),
        "il n’y a pas de bot « gredy » ; vouliez-vous dire « greedy » ? Valeurs connues : scout, easy, medium, hard, greedy, "
        "random, bench-random, planner, expert",
    ),
    "a language": (lambda: language("de"), "il n’y a pas de voix pour « de » ; valeurs connues : en, fr"),
    "a seed": (
        lambda: tableforge.new("keyforge", seed=-1),
        "une graine est un nombre entier de 0 à 2**64 - 1 ; reçu : -1",
    ),
    "a house": (
        lambda: fields.house_number("mras"),
        "il n’y a pas de Maison « mras » ; vouliez-vous dire « mars » ? "
        "Valeurs connues : brobnar, dis, logos, mars, sanctum, shadows, untamed",
    ),
    "keys": (lambda: position_of(keys=3), "« keys » est un nombre entier de 0 à 2 ; reçu : 3"),
    "no creature": (lambda: position_of(line="punch"), "punch n’est pas une créature : sa place ne peut pas être là"),
    "a seat": (
        lambda: fields.seat("me", "owner"),
        "« owner » est un siège : « you » ou 0, « foe » ou 1 ; reçu : « me »",
    ),
    "a save's field": (
        lambda: tableforge.load(tableforge.new("keyforge").save().replace('"seed":0', '"seed":"0"')),
        "dans une sauvegarde, « seed » est un nombre entier ; dans celle-ci : un texte",
    ),
    "a save": (lambda: tableforge.load("[]"), "une sauvegarde est un objet JSON ; ceci est une liste"),
    "a forged set": (
        lambda: forge.forge(1, "mm"),
        "aucun deck n’est forgé dans l’extension « mm » ; extensions : cota, aoa",
    ),
    "a match": (
        lambda: Match("keyforge", 2),
        "un match se joue au meilleur d’un nombre impair de parties, de 1 à 99 ; reçu : 2",
    ),
    "a bid": (
        lambda: Bidding((ONYX, ONYX)).bid(0, 25),
        "le siège 0 a misé 25 chaînes ; réponses légales : de 0 à 24, ou passer (KF.chain-bidding)",
    ),
    "a turn to bid": (
        lambda: Bidding((ONYX, ONYX)).pass_(1),
        "le siège 1 a passé, mais c’est au siège 0 de miser ou de passer (KF.chain-bidding)",
    ),
    "a part of a file": (
        lambda: formats.read('{"data": 1}'),
        "« _linked » (le Master Vault le donne quand on demande avec ?links=cards) devrait être un objet {…} ; "
        "c’est rien (absent ou null)",
    ),
}


@pytest.mark.parametrize(("deed", "said"), SAID.values(), ids=SAID)
def test_an_error_says_in_french_what_it_says_in_english(deed: Callable[[], object], said: str) -> None:
    with pytest.raises(TableforgeError) as refused:
        deed()
    e = refused.value
    assert e.text("fr") == typeset(said)
    assert NBSP in e.text("fr") or not re.search("[:;!?»]", said)
    assert e.text() == str(e) != e.text("fr")


def test_a_refused_answer_gives_question_and_reason_in_french() -> None:
    t = given(house="brobnar", you=seat(line="troll"), foe=seat(line="urchin dodger"))
    with pytest.raises(errors.IllegalAnswer) as refused:
        t.g.answer("reap:nobody@line:0")
    d, why = t.g.decision, t.g.why_not("reap:nobody@line:0")
    assert d is not None and why is not None
    told = refused.value.text("fr")
    assert told.startswith(
        f"le siège 0 a répondu «{NBSP}reap:nobody@line:0{NBSP}» à «{NBSP}{d.text('fr')}{NBSP}» ({d.rule})"
    )
    assert f"{NBSP}; {why.text('fr')} ({why.rule}){NBSP}; réponses légales{NBSP}: " in told
    assert why.text("en") in str(refused.value)
    with pytest.raises(errors.NotYourDecision) as refused_seat:
        t.g.answer("end-turn", seat=1)
    assert f"mais la question «{NBSP}act{NBSP}» est posée au siège 0" in refused_seat.value.text("fr")


def test_a_save_that_does_not_fit_tells_the_reason_of_the_game_in_french() -> None:
    body = json.loads(tableforge.new("keyforge").save())
    with pytest.raises(errors.BadSave) as refused:
        tableforge.load(json.dumps({**body, "answers": ["twice"]}))
    assert refused.value.text("fr").startswith(f"la réponse 1 sur 1 ne convient pas à la partie{NBSP}: le siège ")


# ---------------------------------------------------------------- decks
def test_every_problem_of_a_deck_has_its_french_twin() -> None:
    deck = replace(ONYX, cards=(("urchn", 5), *ONYX.cards[2:]))
    problems = deck.problems()
    assert all(isinstance(p, Text) and p.text("fr") != p.text("en") for p in problems)
    assert problems[0].text("fr") == "un deck compte 36 cartes, celui-ci en a 35 (KF.deck-36-cards)"
    assert problems[-1].text("fr") == typeset("il n’y a pas de carte « urchn » ; vouliez-vous dire « urchin » ?")
    with pytest.raises(BadDeck) as refused:
        tableforge.new("keyforge", decks=(deck, ONYX))
    assert refused.value.problems == problems
    assert refused.value.text("fr").endswith(f"{NBSP}; ".join([p.text("fr") for p in problems]))


def test_a_deck_file_tells_line_and_problem_in_french() -> None:
    text = formats.to_text(ONYX, "fr").replace("Ombres", "Ombrse").replace("1 Mandale", "1 Mandalle")
    with pytest.raises(BadDeck) as refused:
        formats.read(text, "mon deck")
    told = [p.text("fr") for p in refused.value.problems]
    assert any(
        re.fullmatch("ligne [0-9]+\u00a0: il n’y a pas de Maison «\u00a0Ombrse\u00a0»\u00a0; .*Ombres.*", p)
        for p in told
    )
    assert refused.value.text("fr").startswith(f"mon deck{NBSP}: le deck «{NBSP}Miss")


def test_a_file_that_is_no_deck_says_in_french_what_would_be_one() -> None:
    for data in (b"PK\x03\x04", b"<html>", b"", b"[]", b'{"slots": {}}', b"1 Urchin", b'{"a": NaN}', b"\xff\xfe"):
        with pytest.raises(BadDeck) as refused:
            formats.survey(data)
        assert refused.value.problems[0].text("fr") and refused.value.text("fr") != str(refused.value), data


# ---------------------------------------------------------------- the type itself
def test_a_sentence_and_an_error_can_be_copied_and_pickled() -> None:
    near = nearest("dogder", ["dodger"])
    with pytest.raises(BadDeck) as refused:
        tableforge.new("keyforge", decks=(replace(ONYX, cards=ONYX.cards[1:]), ONYX))
    for again in (copy.deepcopy(near), pickle.loads(pickle.dumps(near))):
        assert again == near and again.texts() == near.texts()
    e = pickle.loads(pickle.dumps(refused.value))
    assert (str(e), e.text("fr"), e.problems) == (str(refused.value), refused.value.text("fr"), refused.value.problems)


def test_an_error_without_french_speaks_english_in_both() -> None:
    assert TableforgeError("no").text("fr") == "no"
    assert errors.UnknownCard(Text("no card", "aucune carte")).text("en") == "no card"


# ---------------------------------------------------------------- doors
def told(*arguments: str, lang: str = "fr") -> str:
    result = CliRunner().invoke(main, [*arguments, "--lang", lang])
    assert result.exit_code == 2, result.output
    return result.stderr.replace(NBSP, " ")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("crads", "Erreur : il n’y a pas de commande « crads » ; vouliez-vous dire « cards » ?"),
        ("deck shw", "Erreur : il n’y a pas de commande « shw »"),
        ("deck show", "Erreur : il manque l’argument « NOM »"),
        ("cards --huose mars", "Erreur : il n’y a pas d’option « --huose » ; vouliez-vous dire « --house » ?"),
        ("play --seed x", "Erreur : valeur refusée pour « --seed » : « x » n’est pas un nombre entier"),
        ("laws --games 0", "n’est pas dans l’intervalle à partir de 1"),
        ("replay nowhere.json", "tableforge : nowhere.json ne peut pas être lu : ce fichier n’existe pas"),
        ("replay .", "tableforge : . ne peut pas être lu : c’est un dossier"),
        ("rules keyforge a b", "Erreur : de trop sur la ligne : b"),
        ("cards keyforge dextrre", "tableforge : il n’y a pas de carte « dextrre » ; vouliez-vous dire"),
        ("rules keyforge --edition 9", "tableforge : il n’y a pas d’édition « 9 »"),
        ("play keyforge --seat x", "tableforge : personne du nom de « x » ne peut prendre place"),
    ],
)
def test_the_command_refuses_in_french(arguments: str, said: str) -> None:
    assert said in told(*arguments.split())


def test_the_command_refuses_in_the_language_of_the_variable() -> None:
    result = CliRunner().invoke(main, ["--nope"], env={"TABLEFORGE_LANG": "fr"})
    assert result.exit_code == 2 and "Erreur" in result.stderr and "Utilisation" in result.stderr
    assert "there is no option" in CliRunner().invoke(main, ["--nope"], env={"TABLEFORGE_LANG": ""}).stderr


@pytest.mark.parametrize("data", ["", "{", '{"format": 1}', "[" * 100_000])
def test_no_word_of_python_stands_in_a_french_refusal_of_a_save(data: str) -> None:
    with pytest.raises(TableforgeError) as refused:
        tableforge.load(data)
    told = refused.value.text("fr")
    assert "sauvegarde" in told and not re.search("Expecting|delimiter|recursion|line|char", told)


def test_a_deck_is_checked_in_french(tmp_path: Path) -> None:
    path = tmp_path / "bad.deck"
    path.write_text(formats.to_text(ONYX).replace("set: cota", "set: mm"), "utf-8")
    for command in ("check", "import"):
        result = CliRunner().invoke(main, ["deck", command, str(path), "--lang", "fr"])
        assert result.exit_code == 1
        assert "  - l’extension Mass Mutation n’est pas encore disponible" in result.output


def test_the_drive_door_gives_both_messages() -> None:
    answer = json.loads(drive.Drive().answer_line('{"cmd": "anser"}'))
    assert answer["error"]["message"] == "there is no command 'anser'; did you mean 'answer'?"
    assert answer["error"]["message_fr"] == typeset(
        "il n’y a pas de commande « anser » ; vouliez-vous dire « answer » ?"
    )


def test_every_point_on_which_rulebooks_differ_has_a_name_in_both_languages() -> None:
    assert all(bool(p.en and p.fr and p.en != p.fr) == (len(set(p.rules)) > 1) for p in POINTS)
