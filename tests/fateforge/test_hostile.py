"""A broken folder, a damaged save, a forged answer: told by name in both languages, and nothing is changed."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner, Result

import tableforge
import tableforge.fateforge
from tableforge.cli import main
from tableforge.drive import Drive
from tableforge.errors import TableforgeError
from tableforge.fateforge.doors.testing import given, hero
from tableforge.fateforge.game import GAME
from tableforge.fateforge.state import Fate
from tableforge.fateforge.tale import chronicle, memoir
from tableforge.server import refusals
from tableforge.server.refusals import Refusal
from tableforge.server.setup import restore_game
from tableforge.table.sitting import Sitting

Json = dict[str, Any]
OURS = Path(tableforge.fateforge.__file__).parent / "content"
FORD = {"scene": "ford-ambush", "heroes": ["mercenary", "shaman"]}
LANGS = ("en", "fr")


def refusal(do: Callable[[], object]) -> str:
    """What something is refused with, in English; the French says it, too, and is not the same."""
    with pytest.raises(TableforgeError) as refused:
        do()
    en, fr = [refused.value.text(lang) for lang in LANGS]
    assert en != fr
    assert len(en) < 3000, "a refusal can be read"
    return en


def fate(g: Sitting) -> Fate:
    assert isinstance(g.state, Fate)
    return g.state


def played(answers: int, **settings: Any) -> Sitting:
    """A game that has gone on for some answers at random."""
    g, rng = tableforge.new("fateforge", seed=5, **settings), Random(5)
    for _ in range(answers):
        seat = next(iter(g.asked))
        q = g.question(seat)
        assert q is not None
        g.answer(rng.choice(q.keys), seat)
    return g


# ---------------------------------------------------------------- content
@pytest.mark.parametrize("name", ["/nowhere/at/all", "a\0b", "x" * 5000, "\ud800", "~", ""])
@pytest.mark.parametrize("setting", ["content", "stories"])
def test_a_folder_that_cannot_be_is_refused(setting: str, name: str, tmp_path: Path) -> None:
    settings: Json = {setting: name or str(tmp_path)}
    said = refusal(lambda: tableforge.new("fateforge", **settings))
    assert any(why in said for why in ("is no folder of content", "cannot be looked into", "has no .toml file"))


@pytest.mark.parametrize(
    ("broken", "because"),
    [
        (lambda file: file.write_text("x = [1,\n"), "the file is no TOML"),
        (lambda file: file.write_bytes(b"x = '\xe9'\n"), "the file is no UTF-8: byte 5"),
        (lambda file: (file.unlink(), file.mkdir()), "this is no plain file"),
        (lambda file: (file.unlink(), file.symlink_to(file)), "this is no plain file"),
        (lambda file: file.write_text("ally = [{id = 5}]\n"), "'id' is a text"),
        (lambda file: file.write_text("x = " + "[" * 100_000), "tables stand in each other"),
    ],
)
def test_a_broken_file_is_named_with_what_is_wrong_with_it(
    broken: Callable[[Path], object], because: str, tmp_path: Path
) -> None:
    folder = tmp_path / "content"
    shutil.copytree(OURS, folder, ignore=shutil.ignore_patterns("story"))
    broken(folder / "allies.toml")
    said = refusal(lambda: tableforge.new("fateforge", content=str(folder)))
    assert "allies.toml:" in said and because in said


def test_a_save_of_other_content_is_refused_once_that_is_gone_or_says_something_else(tmp_path: Path) -> None:
    folder = tmp_path / "content"
    shutil.copytree(OURS, folder, ignore=shutil.ignore_patterns("story"))
    save = played(6, **FORD, content=str(folder)).save()
    assert tableforge.load(save).save() == save
    scenes = folder / "scenes" / "battle.toml"
    scenes.write_text(scenes.read_text("utf-8").replace("rounds = [3, 3, 3]", "rounds = [4, 4, 4]", 1), "utf-8")
    assert "it was edited, or made by another version" in refusal(lambda: tableforge.load(save))
    scenes.write_text("x = [", "utf-8")
    assert "scenes/battle.toml:1" in refusal(lambda: tableforge.load(save))
    shutil.rmtree(folder)
    assert "is no folder of content" in refusal(lambda: tableforge.load(save))


def test_a_server_reads_no_folder_that_a_save_names(tmp_path: Path) -> None:
    """Neither is the folder looked for: nobody learns from the refusal what lies on the machine."""
    for setting in ("content", "stories"):
        for folder in (str(OURS), str(tmp_path / "nothing")):
            body = json.loads(tableforge.new("fateforge", seed=1, **FORD).save())
            body["setup"][setting] = folder
            with pytest.raises(Refusal) as refused:
                restore_game(body)
            assert refused.value.text("en") == refusals.UNOFFERED.fill(name=setting).text("en")


# ---------------------------------------------------------------- saves
@pytest.fixture(scope="module")
def kept() -> Json:
    """The save of a scene that is under way."""
    body: Json = json.loads(played(12, **FORD).save())
    assert tableforge.load(json.dumps(body)).answers == body["answers"]
    return body


@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 0.99])
def test_a_save_that_was_cut_short_is_no_save(kept: Json, share: float) -> None:
    text = json.dumps(kept)
    assert "this is not a Tableforge save" in refusal(lambda: tableforge.load(text[: int(len(text) * share)]))


@pytest.mark.parametrize(
    ("setting", "value", "because"),
    [
        ("heroes", ["mercenarry", "shaman"], "no hero is called mercenarry"),
        ("heroes", ["mercenary", "mercenary"], "a hero plays once only"),
        ("heroes", [["mercenary"], {}], "no hero is called"),
        ("heroes", None, "the ids of two to four heroes"),
        ("heroes", ["lord", "thief"], "does not fit the game"),
        ("seats", 9, "a number from 1 to 4"),
        ("quest", "missing-caravan", "name one of them"),
        ("tale", "ember-loan", "name one of them"),
        ("scene", "fjord-ambush", "no scene is called"),
        ("ally", "nobody", "no ally is called"),
        ("prepared", ["nothing"], "knows no preparation"),
        ("prepared", [["nothing"]], "a list of names"),
        ("position", [], "a position is a dict"),
        ("memoir", {"a": 1}, "a memoir belongs to a campaign"),
        ("content", "/nowhere", "is no folder of content"),
        ("hardcore", 3, "True or False"),
        ("spells", 3, "no setting 'spells'"),
    ],
)
def test_a_save_with_other_settings_is_refused(kept: Json, setting: str, value: object, because: str) -> None:
    body = {**kept, "setup": {**kept["setup"], setting: value}}
    assert because in refusal(lambda: tableforge.load(json.dumps(body)))


@pytest.mark.parametrize(
    "key", ["", "\0", "done", "9>done", "strike:archer.99", "mercenary/reroll:1,1", "use:m-charge#9", ":", "x" * 9000]
)
@pytest.mark.parametrize("n", [0, 3, -1])
def test_a_save_with_a_forged_answer_is_refused_with_its_number(kept: Json, n: int, key: str) -> None:
    answers = list(kept["answers"])
    answers[n] = key
    said = refusal(lambda: tableforge.load(json.dumps({**kept, "answers": answers})))
    assert f"answer {n % len(answers) + 1} of {len(answers)} does not fit the game" in said


def test_a_save_with_an_answer_more_or_less_is_refused(kept: Json) -> None:
    answers = kept["answers"]
    for other in (answers[:3] + answers[4:], answers[:4] + answers[3:], answers[:-1], [*answers, "done"]):
        refusal(partial(tableforge.load, json.dumps({**kept, "answers": other})))


def leaves(x: object, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value inside of plain data."""
    for key, value in x.items() if isinstance(x, dict) else enumerate(x) if isinstance(x, list) else ():
        yield (*at, key)
        yield from leaves(value, (*at, key))


ODD: tuple[Any, ...] = (
    None,
    -1,
    0,
    99,
    10**30,
    1.5,
    True,
    "",
    "x",
    "mercenary",
    [],
    [1],
    ["x"],
    {},
    {"a": 1},
    [[]],
    "\0",
)


@pytest.mark.slow
def test_a_memoir_that_was_changed_by_hand_is_refused_or_played_but_nothing_stumbles() -> None:
    """120 changes at random: another value, none, or another name."""
    positions = (fate(played(n, tale="ember-loan")) for n in range(30, 60))
    state = next(s for s in positions if chronicle.standing_at(s))
    kept = json.loads(memoir.text(memoir.taken(state, chronicle.standing_at(state))))
    rng, refused = Random(3), 0
    for n in range(120):
        body = json.loads(json.dumps(kept))
        *way, last = rng.choice(list(leaves(body)))
        inside = body
        for key in way:
            inside = inside[key]
        if rng.random() < 0.2:
            del inside[last]
        else:
            inside[last] = rng.choice(ODD)
        try:
            again = tableforge.new("fateforge", seed=n, tale="ember-loan", memoir=body)
        except TableforgeError as e:
            refused += 1
            assert e.text("en") != e.text("fr") and len(e.text("en")) < 3000, (way, last)
        else:
            again.view(0)
            again.answer(0)
    assert 30 < refused < 120


# ---------------------------------------------------------------- at the table
def test_forged_answers_change_nothing() -> None:
    """Neither keys of another question nor of another hero, nor numbers and odd signs."""
    t = given(
        map="mill-ford",
        you=hero("mercenary", at="b", results="strike move"),
        ally=hero("shaman", at="a"),
        enemies="archer.1@b recruit.1@c",
    )
    before = t.g.digest()
    forged: tuple[Any, ...] = (
        "strike:recruit.1",
        "strike:archer.2",
        "strike:archer",
        "shoot:archer.1",
        "move:f",
        "move:z",
        "move:",
        "use:m-charge",
        "use:s-spirit-path",
        "shaman/ready",
        "mercenary/ready",
        "end-turn:x",
        "1>end-turn",
        "strike:archer.1+",
        "",
        " ",
        "\u202estrike:archer.1",
        99,
        -1,
        10**30,
        None,
        1.5,
        ["strike:archer.1"],
    )
    for key in forged:
        refusal(partial(t.g.answer, key))
    assert t.g.digest() == before
    assert t.g.answers == []


def test_a_driver_is_told_what_is_wrong_and_goes_on() -> None:
    door = Drive("fateforge")

    def ask(**request: object) -> Json:
        answer: Json = json.loads(door.answer_line(json.dumps(request)))
        return answer

    assert ask(cmd="new", seed=3, **FORD)["ok"]
    before = ask(cmd="save")["data"]
    wrong: list[Json] = [
        {"cmd": "answer", "answer": "strike:archer.99"},
        {"cmd": "answer", "answer": 4000},
        {"cmd": "answer", "answers": ["zzz"]},
        {"cmd": "set", "card": "archer.9", "wounds": 1},
        {"cmd": "set", "player": "you", "health": 99},
        {"cmd": "set", "player": "nobody", "health": 1},
        {"cmd": "set", "tokens": "crown@a"},
        {"cmd": "set", "chance": "slot:last"},
        {"cmd": "new", "on": "other", "heroes": ["nobody", "shaman"]},
        {"cmd": "new", "on": "other", "content": "/nowhere"},
        {"cmd": "new", "on": "other", "quest": "missing-caravan", "scene": "ford-ambush"},
        {"cmd": "given", "on": "other", "map": "mill-ford", "enemies": "archer.1@b+guards:archer.1"},
        {"cmd": "load", "on": "other", "data": before[:-30]},
    ]
    for request in wrong:
        said = ask(**request)
        assert not said["ok"] and said["error"]["type"] != "InternalError", (request, said)
        assert said["error"]["message"] != said["error"]["message_fr"], request
    assert ask(cmd="save")["data"] == before
    assert [game["on"] for game in ask(cmd="games")["games"]] == ["main"]


# ---------------------------------------------------------------- at the terminal
@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    monkeypatch.setenv("TABLEFORGE_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("TABLEFORGE_LANG", raising=False)

    def go(*words: str, input: str | None = None) -> Result:
        done = CliRunner().invoke(main, words, input=input, catch_exceptions=True)
        assert done.exception is None or isinstance(done.exception, SystemExit), repr(done.exception)
        return done

    return go


@pytest.mark.parametrize(
    ("words", "en", "fr"),
    [
        (("--heroes", "mercenarry,shaman"), "no hero is called", "aucun héros"),
        (("--heroes", "Varsha,Tamsin"), "there are mercenary (Varsha), shaman (Ki-La)", "il y a mercenary (Varsha)"),
        (("--heroes", "varsha,mercenary"), "a hero plays once only", "un héros ne joue qu’une fois"),
        (("--heroes", "mercenary"), "alone one plays two heroes", "seul, on joue deux héros"),
        (("--heroes", ""), "the ids of two to four heroes", "les identifiants"),
        (("--seats", "0"), "a number from 1 to 4", "un nombre de 1 à 4"),
        (("--quest", "x"), "no quest is called", "aucune quête"),
        (("--quest", "bells-below", "--scene", "ford-ambush"), "name one of them", "nommez-en une seule"),
        (("--tale", "x"), "no campaign is called", "aucune campagne"),
        (("--content", "/nowhere"), "is no folder of content", "n’est pas un dossier"),
        (("--ally", "x"), "no ally is called", "aucun allié"),
    ],
)
def test_play_refuses_what_cannot_be_played(
    run: Callable[..., Result], words: tuple[str, ...], en: str, fr: str, tmp_path: Path
) -> None:
    for lang, said in (("en", en), ("fr", fr)):
        done = run("play", "fateforge", "--plain", "--lang", lang, *words)
        assert done.exit_code != 0
        assert said in done.output.replace("\n", " ")
    assert not list((tmp_path / "home").rglob("fateforge-*")), "nothing is kept of it"


def test_odd_words_at_the_table_are_no_answers(run: Callable[..., Result]) -> None:
    """The game goes on after them, and what was answered before is kept."""
    odd = [
        "0",
        "-1",
        "999",
        "1.5",
        "strike:archer.99",
        "\u202e",
        "é" * 5000,
        "'; drop table",
        "1 1",
        "../../etc/passwd",
        "{}",
    ]
    done = run(
        "play", "fateforge", "--plain", "--seed", "3", "--scene", "ford-ambush", input="\n".join([*odd, "1", ""])
    )
    assert done.exit_code == 0, done.output
    (line,) = [json.loads(x) for x in run("games", "list", "--json").output.splitlines()]
    assert len(json.loads(Path(line["file"]).read_text("utf-8"))["answers"]) >= 1


@pytest.mark.parametrize(
    "harm", [lambda text: text[:-20], lambda text: text.replace("mercenary", "nobody", 1), lambda text: ""]
)
def test_a_damaged_file_is_neither_played_on_nor_changed(
    run: Callable[..., Result], harm: Callable[[str], str]
) -> None:
    run("play", "fateforge", "--plain", "--seed", "3", "--scene", "ford-ambush", input="1\n1\n")
    (line,) = [json.loads(x) for x in run("games", "list", "--json").output.splitlines()]
    file = Path(line["file"])
    file.write_text(harm(file.read_text("utf-8")), "utf-8")
    before = file.read_bytes()
    said = [run("play", "--plain", "--resume", file.name, "--lang", lang, input="1\n") for lang in LANGS]
    assert [done.exit_code != 0 for done in said] == [True, True]
    assert said[0].output != said[1].output
    assert file.read_bytes() == before


def test_heroes_are_chosen_by_the_names_that_every_table_shows_too() -> None:
    """The same hero, whichever of its two names is given, in small letters or not; a set-up keeps its id."""
    assert GAME.setup(heroes=["Varsha", "ki-la"])["heroes"] == GAME.setup(heroes="varsha, shaman")["heroes"]
    assert GAME.setup(heroes=["Varsha", "ki-la"])["heroes"] == ["mercenary", "shaman"]
