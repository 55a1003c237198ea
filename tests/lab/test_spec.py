"""An experiment is checked whole before its first game: what is wrong is told with its line and with what would do."""

from __future__ import annotations

from pathlib import Path

import pytest

from tableforge.keyforge.decks.deck import load
from tableforge.keyforge.decks.formats import to_text
from tableforge.lab import spec
from tableforge.lab.errors import BadExperiment
from tableforge.lab.spec import Experiment

FIELD = """
game  = "keyforge"
seed  = 7
games = 100
bots  = [["medium", "hard"]]
decks = { each_against_each = ["starter:onyx", "starter:argus", "forged:cota:11"] }
keep  = ["cards"]
"""


def parsed(text: str, folder: Path | None = None) -> Experiment:
    return spec.parse(text.encode(), (folder or Path()) / "field.toml")


def refusal(text: str, *where: Path) -> BadExperiment:
    with pytest.raises(BadExperiment) as refused:
        parsed(text, *where)
    return refused.value


def test_the_experiment_of_the_design_has_every_pair_of_its_decks() -> None:
    found = parsed(FIELD)
    assert [one["decks"] for one in found.combinations] == [
        ["starter:onyx", "starter:argus"],
        ["starter:onyx", "forged:cota:11"],
        ["starter:argus", "forged:cota:11"],
    ]
    assert found.total == 300 and found.keep == ("cards",)
    assert all(one["bots"] == ["medium", "hard"] for one in found.combinations)


def test_each_against_others_pairs_two_lists() -> None:
    found = parsed(
        'game = "keyforge"\ndecks = { each = ["starter:onyx"], against = ["starter:argus", "forged:cota:1"] }\n'
    )
    assert [one["decks"][1] for one in found.combinations] == ["starter:argus", "forged:cota:1"]


def test_axes_are_combined_and_a_bot_that_is_not_named_is_the_usual_one() -> None:
    found = parsed(
        'game = "arkham"\ngames = 5\n[axes]\ninvestigators = [["starter:roland"], ["starter:roland", "starter:daisy"]]\n'
        'difficulty = ["easy", "standard"]\nscenario = ["the-gathering"]\n'
    )
    assert len(found.combinations) == 4 and found.total == 20
    assert {tuple(one["bots"]) for one in found.combinations} == {("medium",), ("medium", "medium")}


def test_one_word_to_keep_may_stand_without_a_list() -> None:
    assert parsed('game = "keyforge"\nkeep = "cards"\n').keep == ("cards",)
    assert parsed('game = "keyforge"\nkeep = ["cards", "saves", "cards"]\n').keep == ("cards", "saves")


def test_an_experiment_travels_as_plain_data() -> None:
    found = parsed(FIELD)
    assert spec.load(found.dump()) == found
    assert spec.load(found.dump()).digest() == found.digest()


def test_a_deck_in_a_file_beside_the_experiment_is_read_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEFORGE_HOME", str(tmp_path / "home"))
    (tmp_path / "mine.txt").write_text(to_text(load("forged:aoa:3")), "utf-8")
    found = parsed('game = "keyforge"\ndecks = [["mine.txt", "starter:onyx"]]\n', tmp_path)
    assert found.decks["mine.txt"]["name"] == load("forged:aoa:3").name
    (tmp_path / "mine.txt").write_text(to_text(load("forged:aoa:4")), "utf-8")
    other = parsed('game = "keyforge"\ndecks = [["mine.txt", "starter:onyx"]]\n', tmp_path)
    assert other.digest() != found.digest()


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("seed = 7\n", 0, ("names its game", "keyforge")),
        ('seed = 7\ngame = "keyfrge"\n', 2, ("no game 'keyfrge'", "did you mean 'keyforge'?", "arkham")),
        ('game = "keyforge"\ngmaes = 10\n', 2, ("no 'gmaes'", "did you mean 'games'?", "decks")),
        ('game = "keyforge"\n[axes]\neditions = ["1.3"]\n', 3, ("no 'editions'", "did you mean 'edition'?")),
        ('game = "keyforge"\nbots = ["medum"]\n', 2, ("no bot 'medum'", "did you mean 'medium'?", "hard")),
        ('game = "keyforge"\nbots = [["easy", "easy", "easy"]]\n', 2, ("one for each of 2 seats",)),
        (
            'game = "keyforge"\ndecks = [["starter:onyx", "starter:arguz"]]\n',
            2,
            ("no starter deck 'arguz'", "starter:argus"),
        ),
        ('game = "keyforge"\n\ndecks = [["starter:onyx", "nowhere.txt"]]\n', 3, ("nowhere.txt",)),
        ('game = "arkham"\n[axes]\nscenario = ["the-gatherin"]\n', 3, ("the-gatherin", "'the-gathering'")),
        ('game = "arkham"\n[axes]\ndifficulty = ["easy", "esay"]\n', 3, ("'easy'", "esay")),
        ('game = "keyforge"\nkeep = ["card"]\n', 2, ("'card'", "did you mean 'cards'?", "saves")),
        ('game = "keyforge"\ngames = 7\n', 2, ("7 games", "2 seats", "8 can")),
        ('game = "keyforge"\ngames = "many"\n', 2, ("a whole number from 1",)),
        ('game = "keyforge"\ngames = 10000002\n', 2, ("10000000",)),
        ('game = "keyforge"\nseed = -1\n', 2, ("from 0",)),
        ('game = "keyforge"\ndecks = []\n', 2, ("no value",)),
        ('game = "keyforge"\ndecks = "starter:onyx"\n', 2, ("a list of values",)),
        ('game = "keyforge"\ndecks = { each_against = ["starter:onyx"] }\n', 2, ("each_against_each",)),
        ('game = "keyforge"\ndecks = { each_against_each = ["starter:onyx"] }\n', 2, ("two values or more",)),
        ('game = "keyforge"\ndecks = { each = ["starter:onyx"] }\n', 2, ("stand together",)),
        ('game = "keyforge"\nedition = { each_against_each = ["1.3", "1.5"] }\n', 2, ("cannot be paired",)),
        ('game = "arkham"\nbots = { each_against_each = ["scout", "random"] }\n', 2, ("cannot be paired",)),
        ('game = "keyforge"\nedition = ["1.3", "1.3"]\n', 2, ("twice",)),
        ('game = "keyforge"\nedition = ["1.3"]\n[axes]\nedition = ["1.5"]\n', 2, ("both above and under",)),
        ('game = "keyforge"\nchains = [[0, 99]]\n', 2, ("from 0 to 24",)),
        ('game = "keyforge"\nnature = ["asks"]\n', 2, ("no 'nature'",)),
        ("\ngame = = 3\n", 0, ("no TOML", "line 2")),
    ],
)
def test_what_is_wrong_is_told_with_its_line_and_what_would_do(text: str, line: int, words: tuple[str, ...]) -> None:
    refused = refusal(text)
    said = str(refused)
    assert (f"line {line}:" in said) if line else said.startswith("field.toml:"), said
    for word in words:
        assert word in said, said
    assert refused.text("fr") != said


def test_a_deck_of_a_set_that_is_not_in_the_pool_is_told_as_its_importer_says_it(tmp_path: Path) -> None:
    head = "Name,Expansion,Houses,House 1 Cards,House 2 Cards,House 3 Cards\n"
    (tmp_path / "later.csv").write_text(head + 'Later,WORLDS_COLLIDE,"Dis|Logos|Saurian",a,b,c\n', "utf-8")
    refused = refusal('game = "keyforge"\n\ndecks = [["later.csv", "starter:onyx"]]\n', tmp_path)
    assert "line 3:" in str(refused) and "the set Worlds Collide is not in the pool yet" in str(refused)
    assert "l’extension Worlds Collide n’est pas encore disponible" in refused.text("fr")


def test_caps_hold_before_anything_is_played(tmp_path: Path) -> None:
    many = ", ".join([f'"forged:{k}"' for k in range(1001)])
    assert "at most 1000" in str(refusal(f'game = "keyforge"\ndecks = {{ each_against_each = [{many}] }}\n'))
    some = ", ".join([f'"forged:{k}"' for k in range(200)])
    assert "at most 10000" in str(refusal(f'game = "keyforge"\ndecks = {{ each_against_each = [{some}] }}\n'))
    too_often = 'game = "arkham"\ngames = 9000000\ndifficulty = ["easy", "standard"]\n'
    assert "18000000 games" in str(refusal(too_often))
    large = tmp_path / "large.toml"
    large.write_text("#" * (spec.LARGEST_FILE + 1), "utf-8")
    with pytest.raises(BadExperiment, match="at most 1048576 bytes"):
        spec.read(large)
    with pytest.raises(BadExperiment, match="cannot be read"):
        spec.read(tmp_path / "nowhere.toml")
