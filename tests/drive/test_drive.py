"""The drive door: the transcript of docs/drive.md line by line, hostile input, `set`, saves, and the process itself."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tableforge
from tableforge import drive
from tableforge.drive import Drive, request

DOC = Path(__file__).resolve().parents[2] / "docs" / "drive.md"
ANY = "…"


def transcript() -> list[tuple[str, str]]:
    """Every line sent, with the line that comes back."""
    block = re.search(r"```transcript\n(.*?)```", DOC.read_text("utf-8"), re.DOTALL)
    assert block is not None
    lines = [line for line in block[1].splitlines() if line]
    assert [line[:2] for line in lines] == ["> ", "< "] * (len(lines) // 2)
    return [(a[2:], b[2:]) for a, b in zip(lines[::2], lines[1::2], strict=True)]


def unlike(want: Any, got: Any, where: str = "answer") -> str:
    """The first place where an answer is not as the document says, or ''."""
    if want == ANY:
        return ""
    if isinstance(want, dict) and isinstance(got, dict):
        for k in [k for k in want if k != ANY]:
            if k not in got:
                return f"{where} has no {k!r}"
            if found := unlike(want[k], got[k], f"{where}.{k}"):
                return found
        more = [k for k in got if k not in want]
        return f"{where} also has {more}" if more and ANY not in want else ""
    if isinstance(want, list) and isinstance(got, list):
        cut = bool(want) and want[-1] == ANY
        shown = want[:-1] if cut else want
        if len(shown) > len(got) or (len(shown) < len(got) and not cut):
            return f"{where} has {len(got)} entries, not {len(shown)}"
        return next((f for k, w in enumerate(shown) if (f := unlike(w, got[k], f"{where}[{k}]"))), "")
    return "" if want == got and type(want) is type(got) else f"{where} is {got!r}, not {want!r}"


def test_the_transcript_of_the_document_comes_out_line_by_line() -> None:
    door = Drive("keyforge")
    for n, (sent, expected) in enumerate(transcript(), 1):
        answer = door.answer_line(sent)
        assert "\n" not in answer
        assert not unlike(json.loads(expected), json.loads(answer)), f"line {n}: {sent}\n{answer}"
    assert door.over


def test_the_document_speaks_of_every_command_and_the_transcript_uses_it() -> None:
    used = set(re.findall(r'^> .*?"cmd": "(\w+)"', DOC.read_text("utf-8"), re.MULTILINE))
    for command in Drive().commands:
        assert f"`{command}`" in DOC.read_text("utf-8"), command
        assert command in used, command


@pytest.fixture
def door() -> Drive:
    return Drive("keyforge")


def ask(door: Drive, **request: Any) -> dict[str, Any]:
    out = json.loads(door.answer_line(json.dumps(request)))
    assert isinstance(out, dict)
    return out


def good(door: Drive, **request: Any) -> dict[str, Any]:
    out = ask(door, **request)
    assert out["ok"], out
    return out


def error(door: Drive, **request: Any) -> dict[str, str]:
    out = ask(door, **request)
    assert not out["ok"], out
    return dict(out["error"])


def small(door: Drive, **more: Any) -> dict[str, Any]:
    return good(
        door,
        cmd="given",
        house="brobnar",
        you={"amber": 1, "hand": "punch", "line": "headhunter valdr"},
        foe={"line": "urchin dodger", "hand": 2},
        **more,
    )


# ---------------------------------------------------------------- hostile lines
HOSTILE = """\
[]
7
null
"new"
{
{}
{"cmd": 5}
{"cmd": null}
{"cmd": "new", "seed": NaN}
{"cmd": "new", "seed": "7"}
{"cmd": "new", "seed": true}
{"cmd": "new", "seed": 7.5}
{"cmd": "new", "seed": -1}
{"cmd": "new", "seed": 99999999999999999999999}
{"cmd": "new", "decks": "starter:onyx"}
{"cmd": "new", "decks": [1, 2]}
{"cmd": "new", "decks": ["starter:onyx"]}
{"cmd": "new", "decks": ["starter:onix", "starter:argus"]}
{"cmd": "new", "chains": [1]}
{"cmd": "new", "chains": ["a", "b"]}
{"cmd": "new", "first": 2}
{"cmd": "new", "game": "chess"}
{"cmd": "new", "on": ""}
{"cmd": "new", "on": 5}
{"cmd": "new", "id": [1]}
{"cmd": "given", "you": 5}
{"cmd": "given", "you": {"line": 5000000000}}
{"cmd": "given", "you": {"line": {"a": 1}}}
{"cmd": "given", "you": {"line": [5]}}
{"cmd": "given", "you": {"amber": -1}}
{"cmd": "given", "you": {"amber": "x"}}
{"cmd": "given", "you": {"lien": "urchin"}}
{"cmd": "given", "you": {"line": "urchin+damage:-1"}}
{"cmd": "given", "you": {"line": "urchin+damag:1"}}
{"cmd": "given", "you": {"line": [{"damage": 1}]}}
{"cmd": "given", "you": {"line": "punch"}}
{"cmd": "given", "house": "brobnr"}
{"cmd": "given", "step": "lunch"}
{"cmd": "given", "active": "me"}
{"cmd": "given", "chance": [null]}
{"cmd": "given", "chance": ["urchin"]}
{"cmd": "given", "you": {"houses": "mars"}}
{"cmd": "load"}
{"cmd": "load", "data": 5}
{"cmd": "load", "data": "x"}
{"cmd": "answer"}
{"cmd": "view", "seat": 2}
{"cmd": "clone"}
{"cmd": "undo"}
{"cmd": "set"}"""


@pytest.mark.parametrize("line", ["", " ", "[" * 100_000, *HOSTILE.splitlines()])
def test_a_bad_line_gets_one_clear_line_and_harms_nothing(door: Drive, line: str) -> None:
    small(door, on="kept")
    before = good(door, cmd="save", on="kept")["data"]

    answer = door.answer_line(line)

    assert "\n" not in answer
    out = json.loads(answer)
    assert out["ok"] is False and out["error"]["type"] != "InternalError" and out["error"]["message"], out
    assert good(door, cmd="save", on="kept")["data"] == before
    assert list(door.games) == ["kept"]


@pytest.mark.parametrize(
    ("request_", "type_"),
    [
        ({"cmd": "answer", "answer": "nonsense"}, "IllegalAnswer"),
        ({"cmd": "answer", "answer": 99}, "IllegalAnswer"),
        ({"cmd": "answer", "answer": True}, "BadRequest"),
        ({"cmd": "answer", "answer": "end-turn", "seat": 1}, "NotYourDecision"),
        ({"cmd": "answer", "answers": ["end-turn", "nonsense"]}, "IllegalAnswer"),
        ({"cmd": "answer", "answer": "x" * 1000}, "BadRequest"),
        ({"cmd": "answer", "answer": 1, "answers": [1]}, "BadRequest"),
        ({"cmd": "act", "verb": "plays", "card": "punch"}, "BadSetup"),
        ({"cmd": "act", "verb": "play"}, "BadRequest"),
        ({"cmd": "act", "verb": "end-turn", "card": "punch"}, "BadRequest"),
        ({"cmd": "act", "verb": "play", "card": "punhc"}, "BadSetup"),
        ({"cmd": "act", "verb": "play", "card": "punch", "answers": ["nobody"]}, "IllegalAnswer"),
        ({"cmd": "act", "verb": "reap", "card": "dodger"}, "IllegalAnswer"),
        ({"cmd": "act", "verb": "reap", "card": "foe.line[7]"}, "BadSetup"),
        ({"cmd": "act", "verb": "reap", "card": "headhunter", "target": "urchin"}, "BadRequest"),
        ({"cmd": "look", "card": "nobody"}, "BadSetup"),
        ({"cmd": "look", "card": "foe.line[x]"}, "BadSetup"),
        ({"cmd": "look", "card": "foe.lien[0]"}, "BadSetup"),
        ({"cmd": "look", "card": "urchin", "player": "you"}, "BadRequest"),
        ({"cmd": "look", "player": "nobody"}, "BadSetup"),
        ({"cmd": "undo", "n": 0}, "BadRequest"),
        ({"cmd": "undo"}, "NothingToUndo"),
        ({"cmd": "log", "from": 100}, "BadRequest"),
        ({"cmd": "bot", "bot": "genius"}, "UnknownBot"),
        ({"cmd": "set", "player": "you"}, ""),
        ({"cmd": "set", "player": "you", "amber": -1}, "BadSetup"),
        ({"cmd": "set", "player": "you", "keys": 3}, "BadSetup"),
        ({"cmd": "set", "player": "you", "houses": ["mars"]}, "BadSetup"),
        ({"cmd": "set", "player": "you", "hand": "dogder"}, "UnknownCard"),
        ({"cmd": "set", "player": "you", "card": "urchin"}, "BadSetup"),
        ({"cmd": "set", "card": "urchin", "damage": "much"}, "BadSetup"),
        ({"cmd": "set", "card": "urchin", "stun": 1}, "BadSetup"),
        ({"cmd": "set", "card": "urchin", "dmg": 1}, "BadSetup"),
        ({"cmd": "set", "card": "punch", "damage": 1}, "BadSetup"),
        ({"cmd": "set", "card": "punch", "zone": "line"}, "BadSetup"),
        ({"cmd": "set", "card": "punch", "zone": "limbo"}, "BadSetup"),
        ({"cmd": "set", "card": "punch", "zone": "hand", "of": "foe"}, "BadSetup"),
        ({"cmd": "set", "card": "punch", "at": 1}, "BadSetup"),
        ({"cmd": "set", "card": "foe.line", "zone": "hand"}, "BadSetup"),
        ({"cmd": "set", "card": "urchin", "zone": "line", "at": 9}, "BadSetup"),
        ({"cmd": "set", "card": "punch", "host": "urchin"}, "BadSetup"),
        ({"cmd": "set", "card": "urchin", "under": "urchin"}, "BadSetup"),
        ({"cmd": "set", "step": "lunch"}, "BadSetup"),
        ({"cmd": "set", "house": "brobnr"}, "BadSetup"),
        ({"cmd": "set", "active": 3}, "BadSetup"),
        ({"cmd": "set", "turn": "x"}, "BadSetup"),
        ({"cmd": "set", "chance": "urchin"}, "BadSetup"),
    ],
)
def test_what_cannot_be_done_leaves_the_game_as_it_was(door: Drive, request_: dict[str, Any], type_: str) -> None:
    small(door)
    digest, answers = door.games["main"].g.digest(), list(door.games["main"].g.answers)

    out = ask(door, **request_)

    if type_:
        assert not out["ok"] and out["error"]["type"] == type_, out
        assert door.games["main"].g.answers == answers
    assert door.games["main"].g.digest() == digest


def test_a_game_that_is_over_asks_nothing(door: Drive) -> None:
    small(door, on="main")
    good(door, cmd="set", player="you", amber=6, keys=2)
    out = good(door, cmd="set", step="forge")
    assert out["over"] and out["decision"] is None and out["result"]["winner"] == 0
    assert error(door, cmd="answer", answer=0)["type"] == "GameOver"
    assert error(door, cmd="set", player="you", amber=1)["type"] == "BadSetup"
    assert error(door, cmd="bot")["type"] == "IllegalAnswer"
    assert not good(door, cmd="undo")["over"]


def test_games_are_capped_and_lines_too(door: Drive, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drive, "MOST_GAMES", 2)
    small(door, on="a")
    small(door, on="b")
    assert error(door, cmd="clone", on="a", to="c")["type"] == "BadRequest"
    small(door, on="b")
    monkeypatch.setattr(request, "LONGEST_LINE", 100)
    assert not json.loads(door.answer_line('{"cmd": "hello", "id": "' + "x" * 200 + '"}'))["ok"]


# ---------------------------------------------------------------- acting
def test_an_action_with_a_wrong_answer_on_the_way_is_taken_back_whole(door: Drive) -> None:
    small(door)
    assert error(door, cmd="act", verb="play", card="punch", answers=["nobody"])["type"] == "IllegalAnswer"
    assert good(door, cmd="look", card="punch")["cards"][0]["zone"] == "hand"
    assert good(door, cmd="look", player="you")["player"]["amber"] == 1


def test_acting_by_name_fights_a_target_and_ends_the_turn(door: Drive) -> None:
    small(door)
    good(door, cmd="act", verb="fight", card="headhunter", target="dodger")
    assert good(door, cmd="look", card="dodger")["cards"][0]["zone"] == "discard"
    out = good(door, cmd="act", verb="end-turn", seat="you")
    assert out["decision"]["seat"] == 1 and out["decision"]["kind"] == "house"


def test_chance_is_scripted(door: Drive) -> None:
    out = good(
        door,
        cmd="given",
        house="dis",
        you={"hand": "mind-barb"},
        foe={"hand": "urchin dodger punch"},
        chance=["dodger"],
    )
    good(door, cmd="act", verb="play", card="mind-barb")
    assert out["decision"]["kind"] == "act"
    assert good(door, cmd="look", card="dodger")["cards"][0]["zone"] == "discard"


def test_the_view_of_a_seat_hides_what_look_shows(door: Drive) -> None:
    good(door, cmd="given", house="dis", you={"hand": "mind-barb"}, foe={"hand": "urchin"})
    text = json.dumps(good(door, cmd="view", seat=0))
    assert "urchin" not in text and "mind-barb" in text
    assert "mind-barb" not in json.dumps(good(door, cmd="view"))
    assert good(door, cmd="look", player="foe")["player"]["hand"] == ["urchin"]


# ---------------------------------------------------------------- set
def refusals(door: Drive, deck: str, hand: str) -> list[Any]:
    """What seats are told that ask after cards they cannot see, by name, place and number; the foe's two may be swapped."""
    good(door, cmd="given", house="dis", you={"hand": "punch", "deck": "troll"}, foe={"hand": hand, "deck": deck})
    unseen = {
        "you": ("dodger", "urchin", "troll", "foe.hand[0]", "foe.deck[0]", "#2", "#3"),
        "foe": ("punch", "troll", "you.hand[0]", "you.deck[0]", "#0", "#1"),
    }
    out: list[Any] = []
    for seat, name in [(seat, name) for seat, names in unseen.items() for name in names]:
        for verb in ("play", "reap"):
            out.append(ask(door, cmd="why_not", key=f"{verb}:{name}", seat=seat))
            out.append(ask(door, cmd="act", verb=verb, card=name, seat=seat))
        out.append(ask(door, cmd="why_not", key=name, seat=seat))
        out.append(ask(door, cmd="answer", answer=name, seat=seat))
    return out


def test_no_refusal_tells_a_seat_what_it_cannot_see(door: Drive) -> None:
    told = refusals(door, deck="urchin", hand="dodger")
    assert told == refusals(door, deck="dodger", hand="urchin")
    assert not [line for line in told if "foe-hand:" in str(line) or "deck:" in str(line)]


def test_set_reaches_every_zone(door: Drive) -> None:
    small(door)
    for zone in ("deck", "discard", "archives", "purged", "hand", "line"):
        good(door, cmd="set", card="valdr", zone=zone)
        assert good(door, cmd="look", card="valdr")["cards"][0]["zone"] == zone
    good(door, cmd="set", card="valdr", zone="line", of="foe", at=1)
    assert good(door, cmd="look", player="foe")["player"]["line"] == ["urchin", "valdr", "dodger"]
    assert good(door, cmd="look", card="valdr")["cards"][0]["controller"] == "foe"


def test_set_lays_upgrades_and_cards_under_cards(door: Drive) -> None:
    small(door)
    good(door, cmd="set", player="you", hand="blood-of-titans", artifacts="masterplan")
    good(door, cmd="set", card="blood-of-titans", host="valdr")
    good(door, cmd="set", card="punch", under="masterplan")
    valdr = good(door, cmd="look", card="valdr")["cards"][0]
    assert valdr["upgrades"] == ["blood-of-titans"] and valdr["power"] == 11
    assert good(door, cmd="look", card="masterplan")["cards"][0]["under"] == ["punch"]
    good(door, cmd="set", card="valdr", zone="hand")
    assert good(door, cmd="look", card="blood-of-titans")["cards"][0]["zone"] == "discard"


def test_set_tokens_and_the_rules_apply_afterwards(door: Drive) -> None:
    small(door)
    good(
        door,
        cmd="set",
        card="valdr",
        damage=2,
        amber=3,
        power=1,
        doom=1,
        stun=True,
        ready=False,
        armor_used=1,
        attacked=1,
    )
    valdr = good(door, cmd="look", card="valdr")["cards"][0]
    assert (valdr["damage"], valdr["amber"], valdr["power_counters"], valdr["doom_counters"]) == (2, 3, 1, 1)
    assert valdr["stunned"] and not valdr["ready"]
    out = good(door, cmd="set", card="valdr", damage=7)
    assert [e["kind"] for e in out["events"]][:1] == ["doomed"]
    assert good(door, cmd="look", card="valdr")["cards"][0]["zone"] == "discard"
    assert good(door, cmd="look", player="foe")["player"]["amber"] == 3


def test_set_is_refused_in_the_middle_of_an_effect_and_in_set_up(door: Drive) -> None:
    small(door)
    good(door, cmd="act", verb="play", card="punch")
    assert "under way" in error(door, cmd="set", player="you", amber=5)["message"]
    good(door, cmd="new", on="fresh")
    assert error(door, cmd="set", on="fresh", player="you", amber=5)["type"] == "BadSetup"


def test_set_moves_through_the_steps(door: Drive) -> None:
    small(door)
    assert good(door, cmd="set", step="house")["decision"]["kind"] == "house"
    assert good(door, cmd="set", step="main", house="dis")["decision"]["kind"] == "act"
    assert good(door, cmd="look")["table"]["house"] == "dis"
    out = good(door, cmd="set", step="draw")
    assert out["decision"]["seat"] == 1
    good(door, cmd="set", turn=1, first="foe", active="foe", step="main", house="brobnar")
    assert good(door, cmd="look")["table"]["turn"] == 1


def test_a_game_changed_by_set_is_saved_loaded_and_undone(door: Drive) -> None:
    small(door)
    start = door.games["main"].g.digest()
    good(door, cmd="set", player="you", amber=5, hand="troll")
    good(door, cmd="act", verb="play", card="punch", answers=["urchin"])
    good(door, cmd="set", card="dodger", damage=1)
    data = good(door, cmd="save")["data"]
    good(door, cmd="load", on="again", data=data)
    assert door.games["again"].g.digest() == door.games["main"].g.digest()
    with pytest.raises(tableforge.TableforgeError, match="format"):
        tableforge.load(data)
    damaged = data.replace("troll", "trolll")
    assert error(door, cmd="load", on="again", data=damaged)["type"] == "BadSave"
    good(door, cmd="undo", n=4)
    assert door.games["main"].g.digest() == start


def test_a_save_may_name_nothing_outside_itself(door: Drive) -> None:
    """A save that came from somewhere else opens no file here, also in the form that `set` leaves."""
    small(door)
    good(door, cmd="set", player="you", amber=5)
    body = json.loads(good(door, cmd="save")["data"])
    body["setup"]["decks"] = ["/etc/hostname", "starter:onyx"]
    told = error(door, cmd="load", on="again", data=json.dumps(body))
    assert told["type"] == "BadSave" and "it names none by reference" in told["message"]
    for wrong in ({"decks": 7}, {"position": 7}, {"colour": "red"}):
        data = json.dumps({**body, "setup": {**body["setup"], "decks": [], **wrong}})
        assert error(door, cmd="load", on="again", data=data)["type"] == "BadSave"
    assert list(door.games) == ["main"]


def test_seats_language_and_eyes_are_the_same_everywhere(door: Drive) -> None:
    for first in (1, "foe"):
        assert good(door, cmd="new", first=first)["decision"]["seat"] == 1
    for side in ("foe", 1):
        out = good(door, cmd="given", active=side, first="you", house="dis", lang="fr", eyes=1)
        assert out["decision"]["seat"] == 1
    for cmd in ("decision", "view", "look", "games", "hello", "log", "save"):
        good(door, cmd=cmd, lang="fr", eyes="foe")
        assert error(door, cmd=cmd, lang="de")["type"] == "UnknownLanguage"
        assert error(door, cmd=cmd, eyes=[1])["type"] == "BadRequest"
    for cmd in ("decision", "view", "look", "log", "save"):
        assert error(door, cmd=cmd, eyes="me")["type"] == "BadSetup"
    good(door, cmd="act", verb="end-turn", answers=[])
    assert "eyes" not in good(door, cmd="undo", eyes=1)


def test_the_whole_log_tells_events_as_data_for_the_eyes_that_asked(door: Drive) -> None:
    good(door, cmd="given", house="logos", you={"hand": "labwork punch"})
    good(door, cmd="act", verb="play", card="labwork")
    own, other = (good(door, cmd="log", whole=True, eyes=seat)["events"] for seat in ("you", "foe"))
    assert [e["number"] for e in own] == list(range(len(own)))
    archived, hidden = (next(e for e in events if e["kind"] == "archive") for events in (own, other))
    assert archived["cards"] == [{"id": "punch", "seat": 0, "at": ""}] and hidden["cards"] is None
    assert archived["from"]["zone"] == hidden["from"]["zone"] == "hand" and hidden["to"]["zone"] == "archives"
    assert "Punch" in archived["text"] and "Punch" not in hidden["text"]
    assert good(door, cmd="log", whole=True, **{"from": 1})["events"][0]["number"] == 1


def test_nature_asks_where_it_is_told_to(door: Drive) -> None:
    assert good(door, cmd="new", nature="asks")["decision"]["seat"] == -1
    out = good(door, cmd="given", nature="asks", house="dis", you={"hand": 5, "discard": "troll krump"})
    assert good(door, cmd="act", verb="end-turn")["decision"]["seat"] == -1 and out["decision"]["seat"] == 0
    assert error(door, cmd="new", nature="rolls")["type"] == "BadSetup"


def test_an_empty_zone_holds_no_card(door: Drive) -> None:
    small(door)
    assert good(door, cmd="look", card="foe.archives")["cards"] == []
    assert error(door, cmd="look", card="foe.archives[0]")["type"] == "BadSetup"
    assert error(door, cmd="look", card="urchin@foe-line:9")["type"] == "BadSetup"
    assert error(door, cmd="clone", to="")["type"] == "BadRequest"


def test_a_save_of_the_door_is_a_save_of_python(door: Drive) -> None:
    small(door)
    good(door, cmd="act", verb="play", card="punch", answers=["urchin"])
    data = good(door, cmd="save")["data"]
    assert tableforge.load(data).digest() == door.games["main"].g.digest()
    good(door, cmd="load", data=tableforge.new("keyforge", seed=3).save())


def test_two_games_do_not_touch_each_other(door: Drive) -> None:
    good(door, cmd="new", on="a", seed=1)
    good(door, cmd="clone", on="a", to="b")
    before = door.games["a"].g.digest()
    good(door, cmd="answer", on="b", answer=1)
    good(door, cmd="undo", on="b")
    assert door.games["a"].g.digest() == before == door.games["b"].g.digest()


# ---------------------------------------------------------------- the process
def test_the_process_answers_every_line_with_one_line() -> None:
    lines = [
        '{"cmd": "hello", "id": 1}',
        "nonsense",
        '{"cmd": "new", "seed": 7, "id": "é"}',
        '{"cmd": "quit", "id": 3}',
    ]
    lines.append('{"cmd": "hello"}')
    done = subprocess.run(
        [sys.executable, "-m", "tableforge", "drive"],
        input="\n".join(lines) + "\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONUTF8": "1"},
        timeout=600,
    )
    assert done.returncode == 0 and not done.stderr
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [a.get("id") for a in answers] == [1, None, "é", 3]


def test_a_line_that_is_too_long_is_refused_and_the_next_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request, "LONGEST_LINE", 200)
    inp = io.BytesIO(b'{"cmd": "hello", "id": "' + b"x" * 300_000 + b'"}\n{"cmd": "quit"}\n')
    out = io.BytesIO()
    drive.serve(inp, out)
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [a["ok"] for a in answers] == [False, True]


def test_bytes_that_are_no_utf8_are_refused() -> None:
    """Half a pair of surrogates is no letter, whether it comes as bytes or spelt out."""
    out = io.BytesIO()
    drive.serve(io.BytesIO(b'\xff\xfe\n{"cmd": "games", "id": "\\ud800"}\n{"cmd": "games"}'), out)
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [a["ok"] for a in answers] == [False, False, True]
