"""Every command of `tableforge`, and every bad input: one clear line, exit code 2."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from runpy import run_path
from typing import Any

import click
import pytest
from cli.conftest import Screen
from click.testing import Result

import tableforge
from tableforge import games
from tableforge.cli import main
from tableforge.cli.app import COMMANDS
from tableforge.cli.speech import LOCALES, SpokenArgument, SpokenCommand, SpokenOption
from tableforge.table.store import home
from tableforge.tongue.text import LANGUAGES

Run = Callable[..., Result]
ROOT = Path(__file__).resolve().parents[2]


# ---------------------------------------------------------------- the group
def test_help_names_every_command_and_each_has_help(run: Run) -> None:
    out = run("--help").output
    for name in COMMANDS:
        assert name in out
        assert "--help" in run(name, "--help").output
    for group, names in (
        ("deck", "import list show check remove forge"),
        ("games", "list resume watch remove"),
        ("bench", "speed bots"),
    ):
        for name in names.split():
            run(group, name, "--help")


def test_the_version_is_told(run: Run) -> None:
    assert tableforge.__version__ in run("--version").output


def test_an_unknown_command_offers_the_nearest(run: Run) -> None:
    assert "did you mean 'cards'?" in run("crads", code=2).stderr


def test_help_loads_neither_engine_nor_screen() -> None:
    code = (
        "import sys\nfrom tableforge.cli import main\n"
        "try: main(['--help'])\nexcept SystemExit: pass\n"
        "bad = [m for m in sys.modules if m.startswith(('tableforge.keyforge', 'rich', 'textual', 'tableforge.kernel.core'))]\n"
        "assert not bad, bad"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, timeout=600)


def every_command() -> Iterator[tuple[str, click.Command]]:
    ctx = click.Context(main)
    yield "", main
    for name in COMMANDS:
        command = main.get_command(ctx, name)
        assert command is not None
        yield name, command
        if isinstance(command, click.Group):
            yield from [(f"{name} {part}", c) for part, c in command.commands.items()]


@pytest.mark.parametrize(("name", "command"), list(every_command()), ids=lambda x: x if isinstance(x, str) else "")
def test_every_sentence_of_the_help_has_its_french(run: Run, name: str, command: click.Command) -> None:
    assert isinstance(command, SpokenCommand) and command.help and command.told != command.told.text("fr")
    assert command.text("fr") != command.text("en")
    for p in command.get_params(click.Context(command)):
        assert not isinstance(p, click.Option) or (
            isinstance(p, SpokenOption) and p.help and p.told.text("fr") != p.help
        )
        assert not isinstance(p, click.Argument) or isinstance(p, SpokenArgument)
    told = run("--lang", "fr", *name.split(), "--help").output
    assert told.startswith("Utilisation\u00a0: ") and f"{name} [" in told and "Affiche cette aide." in told
    assert "Usage" not in told and "default" not in told


def test_what_click_says_by_itself_is_in_the_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sentences that a command line can meet; a click that words them anew shows here, not to a player."""
    catalogue = run_path(str(ROOT / "tools" / "catalogue.py"))
    folder = LOCALES / "fr" / "LC_MESSAGES"
    known = catalogue["read"]((folder / "messages.po").read_text("utf-8"))
    assert (folder / "messages.mo").read_bytes() == catalogue["compiled"](known), "run tools/catalogue.py"
    ids = {id.partition("\0")[0] for id in known}
    sources = [
        Path(str(click.__file__)).with_name(f"{name}.py") for name in ("exceptions", "parser", "types", "formatting")
    ]
    calls = [n for path in sources for n in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(n, ast.Call)]
    said = {
        str(n.args[0].value)
        for n in calls
        if isinstance(n.func, ast.Name) and n.func.id in ("_", "ngettext") and isinstance(n.args[0], ast.Constant)
    }
    assert len(said) > 20
    assert {text for text in said - ids if not text.startswith(NEVER_SAID)} == set()
    for id, text in known.items():
        assert set(re.findall(r"{(\w+)", text)) <= set(re.findall(r"{(\w+)", id)), id


# Of types that no command of ours takes, or for whoever writes a command.
NEVER_SAID = (
    "{value!r} is not a valid UUID",
    "{value!r} is not a valid boolean",
    "{value!r} does not match",
    "Choose from",
    "Choice(",
    "Invalid start character",
    "Missing {param_type}",
    "Missing parameter: ",
    "{len_type} values",
    "(Did you mean one of",
    "(Possible options",
)


@pytest.mark.parametrize("variable", ["LC_ALL", "LC_MESSAGES", "LANG", "TABLEFORGE_LANG"])
def test_french_is_the_language_of_a_french_system(run: Run, monkeypatch: pytest.MonkeyPatch, variable: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(variable, "fr" if variable == "TABLEFORGE_LANG" else "fr_FR.UTF-8")
    assert "créature" in run("cards", "keyforge", "dextre").output
    assert "creature" in run("cards", "keyforge", "dextre", "--lang", "en").output
    assert "Utilisation" in run("--help").output
    assert "il manque l’argument" in run("deck", "show", code=2).stderr


def test_the_language_of_the_process_is_left_as_it_was(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "de")
    run("--lang", "fr", "--help")
    assert os.environ["LANGUAGE"] == "de"
    monkeypatch.delenv("LANGUAGE")
    run("--lang", "fr", "--help")
    assert "LANGUAGE" not in os.environ


def test_the_language_may_stand_before_the_command(run: Run) -> None:
    assert "créature" in run("--lang", "fr", "cards", "keyforge", "dextre").output
    assert "creature" in run("--lang", "fr", "cards", "keyforge", "dextre", "--lang", "en").output
    assert "Maisons" in run("--lang", "fr", "deck", "list").output
    assert "there is no voice for 'de'" in run("--lang", "de", "cards", code=2).stderr


def test_the_game_may_be_left_out_where_a_word_is_looked_for(run: Run) -> None:
    assert run("cards", "dextre").output == run("cards", "keyforge", "dextre").output
    assert run("rules", "KF.taunt").output == run("rules", "keyforge", "KF.taunt").output
    assert "No card is all of that." in run("cards", "troll", "--house", "dis").output


def test_a_forged_deck_is_written_over_nothing_without_force(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "my.deck"
    run("deck", "forge", "--seed", "1", "--out", str(out))
    before = out.read_text("utf-8")
    assert "--force writes over it" in run("deck", "forge", "--seed", "2", "--out", str(out), code=2).stderr
    assert out.read_text("utf-8") == before
    run("deck", "forge", "--seed", "2", "--out", str(out), "--force")
    assert out.read_text("utf-8") != before
    nowhere = tmp_path / "nowhere" / "my.deck"
    assert "there is no folder" in run("deck", "forge", "--out", str(nowhere), code=2).stderr
    assert not nowhere.parent.exists()


# ---------------------------------------------------------------- bad input
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("cards chess", "there is no card 'chess'"),
        ("cards dogder", "did you mean 'dodger'?"),
        ("rules elusvie", "did you mean 'elusive'?"),
        (
            "rules nosuchword",
            "'nosuchword' is no game (arkham, fateforge, keyforge), and no rule speaks of 'nosuchword'\n",
        ),
        ("play keyforge --seed abc", "Invalid value for '--seed': 'abc' is not a whole number."),
        ("play arkham --investigators rolland", "there is no deck 'rolland'; did you mean 'roland'?"),
        (
            "serve --host 999.1.1.1",
            "tableforge: '999.1.1.1' is no address that this machine knows; --host takes 127.0.0.1",
        ),
        ("rules chess", "'chess' is no game (arkham, fateforge, keyforge)"),
        ("play chess", "there is no game 'chess'"),
        ("laws chess", "there is no game 'chess'"),
        ("bench chess", "there is no game 'chess'"),
        ("cards keyforge dogder", "there is no card 'dogder'; did you mean 'dodger'?"),
        ("cards keyforge --house brobnr", "did you mean 'brobnar'?"),
        ("cards keyforge --set xyz", "there is no set 'xyz'"),
        ("cards keyforge dodger --lang de", "there is no voice for 'de'; known: en, fr"),
        ("rules keyforge elusvie", "did you mean 'elusive'?"),
        ("rules keyforge --edition 2.0", "there is no edition '2.0'"),
        ("rules keyforge --diff 1.1 9", "there is no edition '9' of the rulebook; known: 1.0, 1.1, 1.3"),
        ("play --edition 2.0", "there is no edition '2.0'"),
        ("play --seat nobody", "nobody called 'nobody' can take a seat; known: human, bot:easy, bot:medium, bot:hard"),
        ("play --seat bot:genius", "there is no bot 'genius'"),
        ("play --seat human --seat human --seat human", "--seat was given 3 times"),
        ("play --deck starter:onix --seed 1", "did you mean 'onyx'?"),
        ("play --deck nothing-like-it --seed 1", "there is no deck 'nothing-like-it'"),
        ("play --chains 25 --seed 1", "'chains' takes a number from 0 to 24 for each of 2 seats"),
        ("play --first 2 --seed 1", "'first' takes seat 0 or 1"),
        ("play --best-of 2 --seed 1", "a match is best of an odd number"),
        ("play --resume", "there is no unfinished game"),
        ("play --resume nothing.json", "nothing.json cannot be read"),
        ("play --seed -1", "Invalid value for '--seed': -1 is not in the range 0 to 18446744073709551615."),
        ("play --seed -1 --lang fr", "-1 n’est pas dans l’intervalle de 0 à 18446744073709551615."),
        ("serve --port 70000", "Invalid value for '--port': 70000 is not in the range 0 to 65535."),
        ("laws keyforge --games 0 --lang fr", "0 n’est pas dans l’intervalle à partir de 1."),
        ("deck strength x --margin 90", "90.0 is not in the range 0.5 to 25."),
        ("replay nothing.json", "nothing.json cannot be read: there is no such file"),
        ("deck show nothing-like-it", "there is no deck 'nothing-like-it'"),
        ("deck show forged:x", "'x' is no seed"),
        ("deck import nothing.json", "there is no deck file 'nothing.json'"),
        ("deck check nothing.json", "there is no deck file 'nothing.json'"),
        ("deck forge --set xyz", "no deck is forged of the set 'xyz'"),
        ("deck forge --seed x", "Invalid value for '--seed'"),
        ("deck frge", "there is no command 'frge'; did you mean 'forge'?"),
        ("laws keyforge --sample one", "there is no sample 'one'; known: starter, forged"),
        ("laws keyforge --games 0", "Invalid value for '--games'"),
        ("laws keyforge --edition 7 --games 1", "there is no edition '7'"),
        ("laws keyforge --level hard --games 1", "there is no level 'hard'"),
    ],
)
def test_bad_input_is_one_clear_line(run: Run, arguments: str, said: str) -> None:
    err = run(*arguments.split(), code=2).stderr
    assert said in err, err
    assert "Traceback" not in err
    assert not re.search(r"\b[A-Z][a-z]+[A-Z]\w*:", err), "the name of a class is no word for a player"
    if "tableforge:" in err:
        assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "this is not a Tableforge save"),
        ("{}", "this save has format None"),
        ('{"format": "tableforge/0"}', "this version reads 'tableforge/1'"),
        ("[1]", "a save is a JSON object"),
    ],
)
def test_a_bad_save_is_refused(run: Run, tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "save.json"
    path.write_text(text)
    for arguments in (("replay", str(path)), ("play", "--resume", str(path))):
        err = run(*arguments, code=2).stderr
        assert said in err


def test_a_save_that_was_tampered_with_is_refused(run: Run, tmp_path: Path) -> None:
    g = tableforge.new("keyforge", seed=1).answer(0).answer(0)
    path = tmp_path / "save.json"
    path.write_text(g.save().replace('"keep","keep"', '"keep","mulligan"'))
    assert "another position" in run("replay", str(path), "--log", code=2).stderr
    path.write_text(g.save().replace('"keep","keep"', '"keep","nonsense"'))
    assert "answer 2 of 2 does not fit the game" in run("play", "--resume", str(path), code=2).stderr
    path.write_bytes(b"\xff\xfe")
    assert "UTF-8" in run("replay", str(path), code=2).stderr


# ---------------------------------------------------------------- cards
def test_cards_as_json_have_all_facts_and_both_languages(run: Run) -> None:
    lines = [json.loads(line) for line in run("cards", "keyforge", "--json").output.splitlines()]
    assert len(lines) == len({c["id"] for c in lines}) == 574
    keys = "id en fr house type rarity amber power armor traits keywords number text_en text_fr custom before_errata".split()
    assert all(list(c) == keys for c in lines)
    assert all(bool(c["text_en"]) == bool(c["text_fr"]) for c in lines)
    dodger = next(c for c in lines if c["id"] == "dodger")
    assert (dodger["power"], dodger["house"], dodger["number"]["cota"], dodger["traits"]) == (
        5,
        "shadows",
        308,
        ["elf", "thief"],
    )


def test_one_card_is_shown_by_any_of_its_names(run: Run) -> None:
    assert "Miasma" not in run("cards", "keyforge", "urchin").output
    for name in ("urchin", "Urchin", "Orphelin", "ORPHELIN"):
        assert "[urchin]" in run("cards", "keyforge", name).output
    out = run("cards", "keyforge", "urchin", "--lang", "fr").output
    assert "Ombres" in out and "Jouez" in out and "créature" in out


def test_part_of_a_name_lists_all_that_have_it(run: Run) -> None:
    out = run("cards", "keyforge", "imp").output
    assert "dust-imp" in out and "bloodshard-imp" in out
    assert "574 cards" in run("cards", "keyforge").output


def test_cards_of_a_house_and_a_set(run: Run) -> None:
    lines = [
        json.loads(x)
        for x in run("cards", "keyforge", "--json", "--house", "mars", "--set", "cota").output.splitlines()
    ]
    assert lines and {c["house"] for c in lines} == {"mars"} and all("cota" in c["number"] for c in lines)


def test_custom_cards_come_with_what_no_word_says(run: Run) -> None:
    out = run("cards", "keyforge", "--custom").output
    lines = run("cards", "keyforge", "--custom", "--json").output.splitlines()
    assert f"{len(lines)} cards have an op of their own" in out
    assert len(lines) <= 20 and all(json.loads(x)["custom"] for x in lines)
    assert "op sur mesure" in run("cards", "keyforge", "--custom", "--lang", "fr").output


def test_a_card_with_errata_shows_both_texts(run: Run) -> None:
    assert "before the errata" in run("cards", "keyforge", "library-access").output


# ---------------------------------------------------------------- rules
def test_a_rule_is_found_by_word_and_id_in_both_languages(run: Run) -> None:
    out = run("rules", "keyforge", "elusive", "--lang", "fr").output
    assert out.startswith("KF.elusive  ") and "éditions" in out
    assert run("rules", "keyforge", "KF.taunt").output.count("KF.") == 1
    assert "(section: Gl. Taunt · " in run("rules", "keyforge", "KF.taunt").output
    assert "(section\u00a0: Gl. Provocation · " in run("rules", "keyforge", "KF.taunt", "--lang", "fr").output
    assert "KF.victory" in run("rules", "keyforge").output


def test_rules_as_json(run: Run) -> None:
    lines = [json.loads(x) for x in run("rules", "keyforge", "--json").output.splitlines()]
    assert len(lines) == len(tableforge.game("keyforge").rules.rules)
    assert all(r["text_en"] and r["text_fr"] and r["editions"] for r in lines)
    taunt = next(r for r in lines if r["id"] == "KF.taunt")
    assert (taunt["section_en"], taunt["section_fr"]) == ("Gl. Taunt", "Gl. Provocation") and "section" not in taunt
    only = [json.loads(x) for x in run("rules", "keyforge", "--json", "--edition", "1.0").output.splitlines()]
    assert 0 < len(only) < len(lines)


def test_the_difference_of_two_books(run: Run) -> None:
    out = run("rules", "keyforge", "--diff", "1.1", "1.3").output
    assert "only in edition 1.3" in out and "how purged cards lie" in out
    told = json.loads(run("rules", "keyforge", "--diff", "1.1", "1.3", "--json").output)
    assert told["only"]["1.3"]
    assert told["switches"]["bait_and_switch"] == ["KF.bait-and-switch-1-1", "KF.erratum-bait-and-switch"]
    assert "seulement dans l’édition 1.3" in run("rules", "keyforge", "--diff", "1.1", "1.3", "--lang", "fr").output
    assert "differ in nothing" in run("rules", "keyforge", "--diff", "1.3", "1.3").output


def test_untested_rules_are_those_no_test_names(run: Run) -> None:
    lines = [json.loads(x)["id"] for x in run("rules", "keyforge", "--untested", "--json").output.splitlines()]
    index = tableforge.game("keyforge").rules.rules
    assert not any(index[id].definition for id in lines)
    assert "KF.victory" not in lines
    run("rules", "keyforge", "--untested")


# ---------------------------------------------------------------- decks
def test_a_deck_is_forged_imported_listed_shown_and_played(run: Run, tmp_path: Path, played: list[Any]) -> None:
    path = tmp_path / "mine.txt"
    run("deck", "forge", "--seed", "5", "--set", "cota", "--out", str(path))
    text = run("deck", "forge", "--seed", "5", "--set", "cota").output
    assert text == path.read_text("utf-8") and text.startswith("name: ")
    name = text.splitlines()[0].removeprefix("name: ")
    assert f"legal: {name}" in run("deck", "check", str(path)).output
    assert "no deck has been imported" in run("deck", "list").output
    assert f"imported: {name}" in run("deck", "import", str(path)).output
    assert "already there" in run("deck", "import", str(path)).output
    assert name in run("deck", "list").output
    refs = [json.loads(x)["ref"] for x in run("deck", "list", "--json").output.splitlines()]
    assert refs[:2] == ["starter:onyx", "starter:argus"] and len(refs) == 3
    for ref in (name, name.upper(), refs[2], str(path)):
        assert name in run("deck", "show", ref).output
    refused = run("deck", "remove", "starter:onyx", code=2).stderr
    assert f"'starter:onyx' was not imported, so it cannot be removed; imported: '{name}'" in refused
    run("play", "--deck", name, "--seed", "3")
    assert played[0].view()["players"][0]["houses"] == sorted(played[0].view()["players"][0]["houses"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deck_is_shown_with_its_figures(run: Run, lang: str) -> None:
    out = run("deck", "show", "starter:argus", "--lang", lang).output
    heads = {
        "en": ("creatures by power", "card types", "rarities", "æmber bonus", "keywords", "traits", "mavericks"),
        "fr": (
            "créatures par puissance",
            "types de carte",
            "raretés",
            "bonus d’Aombre",
            "mots-clés",
            "traits",
            "francs-tireurs",
        ),
    }
    assert all(head in out for head in heads[lang])
    told = json.loads(run("deck", "show", "starter:argus", "--json").output)
    f = told["figures"]
    assert sum(f["types"].values()) == 36 and sum(f["power"].values()) == f["types"]["creature"]
    assert run("deck", "show", "starter:argus", "--text", "--lang", lang).output.count("\n") > 30


def test_a_deck_that_cannot_be_played_is_told_with_every_problem(run: Run, tmp_path: Path) -> None:
    good = run("deck", "show", "starter:onyx", "--text").output
    path = tmp_path / "bad.txt"
    path.write_text(good.replace("1 Punch", "2 Puunch"), "utf-8")
    for command, said in (("check", "cannot be played"), ("import", "not imported")):
        out = run("deck", command, str(path), code=1).output
        assert said in out and "did you mean 'Punch'?" in out and "  - " in out
    assert not list((home() / "decks").glob("*.deck"))
    assert "injouable" in run("deck", "check", str(path), "--lang", "fr", code=1).output


def test_a_forged_deck_can_be_kept(run: Run) -> None:
    assert "imported: " in run("deck", "forge", "--seed", "7", "--keep").output
    assert len(list((home() / "decks").glob("*.deck"))) == 1
    assert run("deck", "forge").output.startswith("name: ")


# ---------------------------------------------------------------- laws, bench, drive
def test_laws_tell_what_was_checked(run: Run) -> None:
    for lang in LANGUAGES:
        out = run("laws", "keyforge", "--games", "1", "--level", "light", "--lang", lang).output
        assert out.startswith("keyforge")


def test_a_long_run_of_laws_tells_how_far_it_is(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from tableforge.cli import doors

    monkeypatch.setattr(doors, "LONG_RUN", 2)
    told = run("laws", "keyforge", "--games", "2", "--level", "light", "--jobs", "2").stderr
    assert "playing random games: 1/2\nplaying random games: 2/2" in told


def test_a_broken_law_ends_with_code_1(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from tableforge import laws

    def broken(*args: Any, **options: Any) -> laws.Report:
        options["progress"](1, 1)
        found = laws.Violation(1, 2, "ends", "never", "tableforge laws keyforge --seed 1 --at 2")
        return laws.Report("keyforge", violations=[found])

    monkeypatch.setattr(laws, "run", broken)
    assert "--seed 1 --at 2" in run("laws", "keyforge", "--games", "1", code=1).output


def test_bench_lets_the_levels_play_and_says_how_often_each_wins(run: Run) -> None:
    told = json.loads(run("bench", "bots", "keyforge", "--games", "2", "--level", "bench-random", "--json").output)
    row, rival = told["levels"]
    assert (row["name"], row["rival"], row["games"], told["against"]) == ("bench-random", "greedy", 2, "greedy")
    assert told["how"]["python"] and row["ms"] > 0 <= row["won"] <= 100
    assert (row["version"], rival["elo"], rival["elo_margin"]) == ("1", 0.0, 0.0) and row["elo"] < 0 < row["elo_margin"]
    (pair,) = told["pairs"]
    assert (pair["name"], pair["rival"], pair["won"]) == ("bench-random", "greedy", row["won"])


def test_bench_shows_the_levels_in_a_table_in_both_languages(run: Run) -> None:
    words = ("bench", "bots", "keyforge", "--games", "2", "--level", "random", "--against", "bench-random")
    told = run(*words).output
    assert re.search(r"level +version +Elo +games +won against bench-random, % .*\n.*\n", told)
    assert re.search(r" random +1 +[+−]\d+ ± \d+ +2 +\d+\.\d ± ", told)
    told = run(*words, "--lang", "fr").output
    assert re.search(r"niveau +version +Elo +parties +gagné contre bench-random, % .*\n.*\n", told)
    assert re.search(r" random +1 +[+−]\d+ ± \d+ +2 +\d+,\d ± ", told)


def test_bench_ranks_levels_that_win_together_by_the_trials_they_met(run: Run) -> None:
    words = ("bench", "bots", "fateforge", "--games", "2", "--level", "random", "--level", "easy")
    told = json.loads(run(*words, "--json").output)
    assert {row["name"] for row in told["levels"]} == {"random", "easy"} and told["pairs"] == []
    assert [trial["games"] for trial in told["trials"]] == [2, 2]
    assert all([0 <= row["won"] <= row["score"] <= 100 for row in told["levels"]])
    assert re.search(r"niveau +version +Elo +parties +gagné, % +avancée, %", run(*words, "--lang", "fr").output)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("keyforge --level hrad", "there is no bot 'hrad'; did you mean 'hard'?"),
        ("keyforge --against scout", "there is no bot 'scout'"),
        ("arkham --against scout", "'scout' cannot be a rival"),
    ],
)
def test_bench_refuses_bots_that_cannot_play(run: Run, words: str, why: str) -> None:
    assert why in run("bench", "bots", *words.split(), code=2).stderr


@pytest.mark.slow
def test_bench_measures_and_says_how(run: Run) -> None:
    told = json.loads(run("bench", "keyforge", "--json", "--quick").output)
    assert told["starter"]["games_per_s"] > 0 and told["forged"]["unfinished"] == 0
    assert told["how"]["mode"] in ("compiled", "pure") and told["how"]["python"] and told["how"]["policy"]
    for key in ("clone_mid_effect_us", "undo_us", "save_and_load_ms", "import_ms"):
        assert told[key]["median"] > 0
    from tableforge import bench

    assert all([len(bench.report_rows(told, lang)) >= 16 and bench.headline(told, lang) for lang in LANGUAGES])


def test_drive_is_reached_from_the_command_line() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tableforge", "drive"],
        input='{"cmd": "quit"}\n',
        capture_output=True,
        text=True,
        timeout=600,
        env=dict(os.environ),
    )
    assert json.loads(done.stdout) == {"ok": True, "bye": True}


# ---------------------------------------------------------------- files
def test_home_is_where_files_have_always_been_on_each_system(monkeypatch: pytest.MonkeyPatch) -> None:
    """platformdirs gives the very folders that were used before it."""
    from platformdirs.macos import MacOS
    from platformdirs.unix import Unix
    from platformdirs.windows import Windows

    monkeypatch.delenv("TABLEFORGE_HOME", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    monkeypatch.setenv("HOME", "/me")
    if sys.platform == "linux":
        assert home() == Path("/data/tableforge")
    assert Unix("tableforge", appauthor=False).user_data_path == Path("/data/tableforge")
    monkeypatch.delenv("XDG_DATA_HOME")
    assert MacOS("tableforge", appauthor=False).user_data_path == Path("/me/Library/Application Support/tableforge")
    monkeypatch.setattr("platformdirs.windows.get_win_folder", lambda name: {"CSIDL_LOCAL_APPDATA": "/local"}[name])
    assert Windows("tableforge", appauthor=False).user_data_dir.replace("\\", "/") == "/local/tableforge"


def test_the_two_languages_have_the_same_fields() -> None:
    from tableforge.cli import texts
    from tableforge.keyforge.doors.cli import texts as of_keyforge

    for key, (en, fr) in [*texts.say.texts.items(), *of_keyforge.say.texts.items()]:
        assert sorted(re.findall(r"{(\w+)", en)) == sorted(re.findall(r"{(\w+)", fr)), key


def test_a_user_without_a_home_is_told_what_to_do(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("TABLEFORGE_HOME")
    monkeypatch.setattr(Path, "home", nowhere)
    assert "this user has no home folder; name a folder" in run("deck", "list", code=2).stderr


def test_a_card_with_errata_gives_its_older_text_too(run: Run) -> None:
    (told,) = [json.loads(x) for x in run("cards", "library-access", "--json").output.splitlines()]
    assert "Purge" in told["text_en"] and "Purge" not in told["before_errata"]["en"] and told["before_errata"]["fr"]
    (other,) = [json.loads(x) for x in run("cards", "dextre", "--json").output.splitlines()]
    assert other["before_errata"] is None


def test_a_rule_of_another_edition_is_said_not_to_be_there(run: Run) -> None:
    assert "0 rules" in run("rules", "KF.purge", "--edition", "1.1").output


# ---------------------------------------------------------------- any game
def test_the_laws_of_any_game_are_checked_with_its_own_settings(run: Run, lamplighters: str) -> None:
    out = run("laws", lamplighters, "--games", "2", "--sample", "crowd", "--edition", "2").output
    assert "lamplighters: 2 games" in out and "no law is broken" in out
    assert "'seats' takes a number from 2 to 4" in run("laws", lamplighters, "--seats", "7", code=2).stderr
    assert "there is no option '--deck'" in run("laws", lamplighters, "--deck", "x", code=2).stderr
    assert "there is no sample 'forged'" in run("laws", lamplighters, "--sample", "forged", code=2).stderr


@pytest.mark.slow
def test_any_game_can_be_measured(run: Run, lamplighters: str) -> None:
    told = json.loads(run("bench", lamplighters, "--json", "--quick").output)
    assert told["pair"]["games_per_s"] > 0 and told["crowd"]["games_per_s"] > 0 and told["pair_through_the_door"]
    assert "pair, through the door" in run("bench", lamplighters, "--quick").output


def test_the_help_of_a_command_has_the_settings_of_the_game_that_is_named(run: Run, lamplighters: str) -> None:
    for words in ((lamplighters, "--help"), ("--seed", "3", lamplighters, "--help")):
        told = run("play", *words).output
        assert "--seats N" in told and "How many light lamps.  [default: 2]" in told and "--chains" not in told
    assert "--seats N" in run("play", lamplighters, "--help", "--lang", "fr").output
    assert "--deck" in run("play", "keyforge", "--help").output


def test_where_there_are_several_games_one_must_be_meant(
    run_unnamed: Run, lamplighters: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = run_unnamed
    assert "say which game; known: arkham, fateforge, keyforge, lamplighters" in run("laws", code=2).stderr
    monkeypatch.setenv("TABLEFORGE_GAME", lamplighters)
    assert "lamplighters: 1 game" in run("laws", "--games", "1").output


def test_a_word_alone_is_looked_up_in_every_game(run: Run, lamplighters: str) -> None:
    assert "LL.bell" in run("rules", "LL.bell").output
    assert "KF.elusive" in run("rules", "elusive").output
    err = run("rules", "frobnicate", code=2).stderr
    assert (
        "'frobnicate' is no game (arkham, fateforge, keyforge, lamplighters), and no rule speaks of 'frobnicate'" in err
    )
    assert run("rules", f"AH.{'nosuch'}", code=2).stderr.count("no rule speaks of") == 1, "once is enough"


def test_without_the_name_of_a_game_the_drive_door_takes_the_one_of_its_command_line(
    run_unnamed: Run, lamplighters: str
) -> None:
    run, new = run_unnamed, '{"cmd": "new"}\n'
    assert '"ok":true' in run("drive", "keyforge", input=new).output
    assert "say which 'game'" in run("drive", input=new).output
    assert "there is no game 'chess'" in run("drive", "chess", code=2).stderr


def test_options_that_only_one_game_has_say_which_game_is_meant(
    run_unnamed: Run, screen: Screen, lamplighters: str
) -> None:
    run = run_unnamed
    run("play", "--seed", "1", "--deck", "forged:1")
    run("play", "--seed", "1", "--difficulty", "easy")
    assert [g.game.name for g in screen.sittings] == ["keyforge", "arkham"]
    for option, among in (("--edition", "keyforge, lamplighters"), ("--seats", "arkham, fateforge, lamplighters")):
        assert f"say which game; known: {among} (" in run("play", "--seed", "1", option, "2", code=2).stderr
    assert "--wallpaper" in run("play", "--wallpaper", "green", code=2).stderr


def test_of_several_games_a_terminal_asks_which_is_played(
    run_unnamed: Run, screen: Screen, lamplighters: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = run_unnamed
    assert "say which game; known: arkham, fateforge, keyforge, lamplighters" in run("play", "--new", code=2).stderr
    monkeypatch.setattr(click.testing._NamedTextIOWrapper, "isatty", lambda self: True)
    told = run("play", "--new", input="chess\n4\n\n").output
    assert "1  Arkham Horror: The Card Game\n2  Fateforge: Chronicles of Kaan\n3  KeyForge\n4  lamplighters" in told
    assert [g.game.name for g in screen.sittings] == ["lamplighters"]


@pytest.mark.parametrize(
    ("said", "lang", "line", "bot"),
    [
        ("3", "en", "3  Hard. Plans its whole turn in many ways", "hard"),
        ("easy", "fr", "1  Facile. Joue un pas après l’autre", "easy"),
        ("9\n", "fr", "Quel adversaire\u00a0? (Moyen)", "medium"),
    ],
)
def test_a_terminal_asks_against_whom_a_game_is_played_that_was_picked_there(
    run_unnamed: Run, screen: Screen, monkeypatch: pytest.MonkeyPatch, said: str, lang: str, line: str, bot: str
) -> None:
    monkeypatch.setattr(click.testing._NamedTextIOWrapper, "isatty", lambda self: True)
    assert line in run_unnamed("play", "--new", "--lang", lang, input=f"keyforge\n{said}\n").output
    assert [getattr(p, "name", None) for p in screen.seen[0][0]] == [None, bot]


def test_the_help_of_a_game_lists_its_bots(run: Run) -> None:
    assert re.search(r"Bots:\n +bot:easy +Plays one step", run("play", "keyforge", "--help").output)
    assert re.search(r"bot:easy +Joue au jugé", run("play", "arkham", "--help", "--lang", "fr").output)


def test_where_several_games_have_decks_the_option_that_names_one_is_told(run_unnamed: Run) -> None:
    run = run_unnamed
    with games.register_temporarily("twin", home="tableforge.keyforge", rooms="tableforge.keyforge.doors.{room}"):
        for command in ("forge --seed 1", "show starter:onyx", "export starter:onyx"):
            assert "say which game with --game; known: keyforge, twin" in run("deck", *command.split(), code=2).stderr
        assert "starter:onyx" in run("deck", "show", "starter:onyx", "--game", "keyforge").output
        assert run("deck", "list").output.count("starter:onyx") == 2


def test_the_only_game_needs_no_name(run_unnamed: Run, screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "names", lambda: ("keyforge",))
    run_unnamed("play", "--seed", "1")
    assert [g.game.name for g in screen.sittings] == ["keyforge"]
    assert "keyforge: 1 game" in run_unnamed("laws", "--games", "1").output
    assert '"ok":true' in run_unnamed("drive", input='{"cmd": "new"}\n').output
