"""`tableforge campaign` and `play --slot` with a chronicle: slots, an act begun again, a hero exchanged, other players."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from tableforge.table.profile import PlayerProfile
from tableforge.table.store import home

Run = Callable[..., Result]


@pytest.fixture
def begun(run: Run, screen: Any) -> Run:
    """A chronicle in the second slot, left after a few answers."""
    screen.most = 2
    run(
        "play",
        "fateforge",
        "--slot",
        "2",
        "--heroes",
        "lord,thief",
        "--seats",
        "1",
        "--seed",
        "4",
        "--seat",
        "bot:random",
    )
    screen.most = 10**6
    return run


def written(run: Run, name: str = "fateforge-2") -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run("campaign", "show", name, "--json").output)
    return found


def kept(n: int) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((home() / "campaigns" / f"fateforge-2.{n}.save").read_text("utf-8"))
    return found


def test_a_slot_that_is_left_is_listed_with_act_chapter_and_heroes_and_gone_on_with(begun: Run, screen: Any) -> None:
    listed = begun("campaign", "list").output
    assert "fateforge-2: Act I, The Road and the Gate · The Split Stick · Edrem (Lord), Tamsil (Thief) (20" in listed
    assert "Acte I, La route et la porte" in begun("campaign", "list", "--lang", "fr").output
    screen.most = 2
    begun("play", "fateforge", "--slot", "2")
    first, second = screen.sittings
    assert second.answers[:2] == first.answers[:2] and len(second.answers) == 4


def test_an_act_is_begun_again_with_other_heroes_and_what_was_left_can_be_gone_back_to(begun: Run) -> None:
    out = begun("campaign", "restart-act", "fateforge-2", "mercenary", "shaman", "lord", "--seats", "3").output
    assert "Act I begins again, with Varsha (Mercenary), Ki-La (Shaman), Edrem (Lord)." in out
    assert written(begun)["heroes"] == ["mercenary", "shaman", "lord"] and written(begun)["number"] == 2
    begun("campaign", "undo", "fateforge-2")
    assert written(begun)["heroes"] == ["lord", "thief"] and len(kept(1)["answers"]) == 2


def test_what_happened_so_far_is_told_on_going_on_and_on_request(run: Run, begun: Run, screen: Any) -> None:
    screen.most = 1
    went_on = begun("campaign", "play", "fateforge-2", "--seat", "bot:random").output
    assert "Previously: The Ember Loan" in went_on and "With Edrem (Lord), Tamsil (Thief)." in went_on
    assert "ACT I, THE ROAD AND THE GATE" in went_on and "You chose: " in went_on
    again = begun("campaign", "previously", "fateforge-2").output
    whole = begun("campaign", "previously", "fateforge-2", "--passages", "--lang", "fr").output
    assert "— The Split Stick" in again and "oldest oak" not in again
    assert whole.startswith("Précédemment\xa0: Le Prêt de braise") and "Le plus vieux chêne" in whole
    run("campaign", "new", "other", "--game", "fateforge", "--heroes", "lord,thief", "--seats", "1")
    assert "nothing has happened yet" in run("campaign", "previously", "other").output
    assert "Previously" not in run("campaign", "play", "other", "--seat", "bot:random").output


def test_a_hero_is_exchanged_and_other_players_are_seated(begun: Run, screen: Any) -> None:
    said = begun("campaign", "swap", "fateforge-2", "lord", "shaman", "--lang", "fr").output
    assert "prend la place de" in said
    screen.most = 1
    begun("campaign", "play", "fateforge-2", "--seat", "bot:random")
    begun("campaign", "players", "fateforge-2", "2")
    assert written(begun)["heroes"] == ["shaman", "thief"] and written(begun)["seats"] == 2


def test_what_cannot_be_done_is_refused_in_both_languages(run: Run, begun: Run) -> None:
    assert "in the group already" in begun("campaign", "swap", "fateforge-2", "lord", "thief", code=2).output
    assert (
        "aucun héros de ce groupe"
        in begun("campaign", "swap", "fateforge-2", "nobody", "shaman", "--lang", "fr", code=2).output
    )
    run("campaign", "new", "night", "--game", "arkham", "--seed", "3", "investigators=roland", "difficulty=easy")
    assert "restart_act" in run("campaign", "restart-act", "night", code=2).output


def test_there_are_four_slots_and_no_fifth(run: Run) -> None:
    for name in ("a", "b", "c", "d"):
        run("campaign", "new", name, "--game", "fateforge", "--heroes", "lord,thief", "--seats", "1")
    refused = run(
        "campaign", "new", "e", "--game", "fateforge", "--heroes", "lord,thief", "--seats", "1", code=2
    ).output
    assert "keeps 4 campaigns" in refused and "a, b, c, d" in refused
    run("campaign", "remove", "b")
    run("campaign", "new", "e", "--game", "fateforge", "--heroes", "lord,thief", "--seats", "1")
    assert "slots 1 to 4" in run("play", "fateforge", "--slot", "5", code=2).output
    assert "--campaign" in run("play", "keyforge", "--slot", "1", code=2).output


def test_a_chronicle_named_by_its_tale_takes_a_free_slot_and_says_which(run: Run, screen: Any) -> None:
    """The command of the README: what it begins can be begun again, and its heroes and players changed."""
    command = ("play", "fateforge", "--tale", "ember-loan", "--heroes", "lord,thief", "--seat", "bot:random")
    screen.most = 2
    said = run(*command, "--seed", "4").output
    assert "in slot 1 (fateforge-1)" in said and "`tableforge play fateforge --slot 1`" in said
    assert "à l’emplacement 2 (fateforge-2)" in run(*command, "--lang", "fr").output
    assert written(run, "fateforge-1")["heroes"] == ["lord", "thief"]
    run("campaign", "swap", "fateforge-1", "lord", "shaman")
    assert written(run, "fateforge-1")["heroes"] == ["shaman", "thief"]
    run("campaign", "remove", "fateforge-1")
    assert "in slot 1 (fateforge-1)" in run(*command).output


def test_with_all_slots_taken_a_chronicle_is_refused_with_what_to_do(run: Run, screen: Any) -> None:
    for name in ("a", "b", "c", "d"):
        run("campaign", "new", name, "--game", "fateforge", "--heroes", "lord,thief", "--seats", "1")
    refused = run("play", "fateforge", "--tale", "ember-loan", code=2).output
    assert "`tableforge play --campaign a`" in refused and "`tableforge campaign remove a`" in refused
    assert (
        "`tableforge campaign remove a`"
        in run("play", "fateforge", "--tale", "ember-loan", "--lang", "fr", code=2).output
    )


def test_a_quest_takes_no_slot(run: Run, screen: Any) -> None:
    screen.most = 1
    run("play", "fateforge", "--quest", "missing-caravan", "--heroes", "lord,thief", "--seat", "bot:random")
    assert "fateforge-1" not in run("campaign", "list").output


def test_a_finished_campaign_unlocks_every_rule_for_the_next_and_is_no_save(begun: Run, screen: Any) -> None:
    begun("campaign", "play", "fateforge-2")
    assert written(begun)["result"]["ending"] and PlayerProfile(home()).finished_campaigns("fateforge") == [
        "fateforge-2"
    ]
    begun("campaign", "remove", "fateforge-2")
    begun("campaign", "new", "later", "--game", "fateforge", "--heroes", "lord,thief", "--seats", "1")
    assert written(begun, "later")["all_rules"] is True


def test_a_save_that_was_edited_or_broken_is_named_and_left_as_it_is(begun: Run) -> None:
    path = home() / "campaigns" / "fateforge-2.1.save"
    whole = path.read_text("utf-8")
    for text, said in (
        (whole.replace('"answers":["', '"answers":["dance","'), "answer 1 of 3 does not fit"),
        (whole[:-20], "fateforge-2.1.save"),
        (whole.replace('"digest":"', '"digest":"0'), "fateforge-2.1.save"),
    ):
        path.write_text(text, "utf-8")
        assert said in begun("play", "fateforge", "--slot", "2", code=2).output
        assert path.read_text("utf-8") == text
    assert "fateforge-2" in begun("campaign", "list").output


def test_a_campaign_that_cannot_be_read_is_named_with_what_makes_room_and_keeps_nobody_from_beginning_another(
    run: Run,
) -> None:
    folder = home() / "campaigns"
    folder.mkdir(parents=True, exist_ok=True)
    for damaged in ("garbage", "[1, 2]", "{}"):
        (folder / "fateforge-1.json").write_text(damaged, "utf-8")
        run("campaign", "new", "other", "--game", "fateforge", "--heroes", "lord,thief", "--seats", "1")
        refused = run("play", "fateforge", "--slot", "1", code=2).output
        assert "fateforge-1.json" in refused and "`campaign remove fateforge-1` makes room" in refused
        assert "other:" in run("campaign", "list").output
        run("campaign", "remove", "other")
    run("campaign", "remove", "fateforge-1")
    assert not list(folder.iterdir())


def test_leaving_a_chronicle_tells_the_command_that_goes_on_with_it(begun: Run, screen: Any) -> None:
    screen.most = 1
    left = begun("play", "fateforge", "--slot", "2").output
    assert "To go on with it: tableforge play --campaign fateforge-2\n" in left
    before = len(screen.sittings[-1].answers)
    begun("play", "--campaign", "fateforge-2")
    assert len(screen.sittings[-1].answers) == before + 1


def test_settings_of_a_chronicle_under_way_are_refused_with_what_to_type_instead(begun: Run) -> None:
    given = ("play", "fateforge", "--slot", "2", "--heroes", "lord,thief")
    assert "only `--campaign fateforge-2`" in begun(*given, code=2).output
    assert "seulement `--campaign fateforge-2`" in begun(*given, "--lang", "fr", code=2).output


def test_tutorial_steps_are_shown_once(run: Run, screen: Any, tmp_path: Path) -> None:
    run(
        "play",
        "fateforge",
        "--scene",
        "ford-tutorial",
        "--heroes",
        "lord,thief",
        "--seats",
        "1",
        "--seat",
        "bot:random",
    )
    shown = PlayerProfile(home()).taught_topics("fateforge")
    assert "zones" in shown
    run(
        "play",
        "fateforge",
        "--scene",
        "ford-tutorial",
        "--heroes",
        "lord,thief",
        "--seats",
        "1",
        "--seat",
        "bot:random",
    )
    again = [e.note for e in screen.sittings[-1].events if e.kind == "coach"]
    assert not set(again) & set(shown)


def test_a_damaged_profile_costs_nothing_but_its_memory(tmp_path: Path) -> None:
    p = PlayerProfile(tmp_path)
    (tmp_path / "profile.json").write_text("{not json")
    assert p.taught_topics("fateforge") == []
    p.teach("fateforge", ["zones"])
    assert p.taught_topics("fateforge") == ["zones"] and p.finished_campaigns("fateforge") == []
