"""Whatever comes, the doors refuse it with a sentence: no line, position, save or deck makes them stumble."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from harness import GAMES, toy_seated
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tableforge
from tableforge import position
from tableforge.drive import Drive
from tableforge.errors import BadSave, BadSetup, TableforgeError
from tableforge.keyforge.decks import formats

# the same examples in every run, and no clock
FUZZ = settings(
    max_examples=150, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)

POSITIONS: dict[str, dict[str, Any]] = {
    "arkham": {
        "locations": "hallway[barricade] attic+clues:2 cellar+unrevealed",
        "enemies": "swarm-of-rats@attic",
        "encounter": "ancient-evils",
        "you": {"hand": "machete emergency-cache", "resources": 4, "play": "beat-cop", "threat": "ghoul-minion"},
        "ally": {"investigator": "agnes", "at": "attic", "hand": 2, "deck": 3},
    },
    "fateforge": {
        "map": "mill-ford",
        "enemies": "recruit.1@b bruiser.1@c archer.2@e+stunned",
        "tokens": "trap@d gem-red@c",
        "you": {"hero": "mercenary", "at": "b", "results": "strike move", "items": "scale-coat", "skills": "m-charge"},
        "ally": {"hero": "shaman", "at": "b", "health": 3},
    },
    "keyforge": {
        "house": "brobnar",
        "you": {
            "hand": "punch blood-of-titans",
            "line": "troll valdr[collar-of-subordination]",
            "artifacts": "masterplan/krump",
        },
        "foe": {"line": "urchin dodger", "hand": 2, "deck": 2},
    },
    "lamplighters": {"ann": {"hand": "rope cloak"}, "ben": {"die": 2}, "cam": {"at": "mill"}, "deck": 3},
}
# the fields of a player, of the table and of a card; what might stand in one
FIELDS = {
    "arkham": (
        "investigator at resources actions damage horror clues had_turn trauma exhausted hand deck discard play threat",
        "locations enemies act agenda bag chance scenario difficulty active lead step round log campaign encounter "
        "encounter_discard victory aside removed extra collection acts agendas",
        "damage horror clues doom resources uses exhausted unrevealed revealed at owner attached zone of",
    ),
    "fateforge": (
        "hero at health energy results grants chosen more_dice skills inactive items used spent stance corruption fears carried "
        "parry focus toxic stunned hidden taunting down ready",
        "scene map prepared quest leg time enemies tokens doors portals fountains difficult barricades objectives done companion "
        "bag corruption fear trap step turn order round rounds slot slots streak chance gold food",
        "wounds armour resistance parry gold food lives covered stunned marked at cubes left",
    ),
    "keyforge": (
        "amber keys chains houses lasting hand deck discard archives purged line artifacts",
        "house step active first turn chance earlier last_turn",
        "damage amber power doom armor_used attacked stun ready exhausted house zone of at host under by named links owner",
    ),
    "lamplighters": ("at wounds die hand worn", "fog turn lit step active chance", "zone of"),
}
SEATS = {
    "arkham": "you ally third",
    "fateforge": "you ally third fourth",
    "keyforge": "you foe",
    "lamplighters": "ann ben cam",
}
WORDS = {
    "arkham": "you ally third roland agnes daisy-walker hallway attic cellar+unrevealed machete beat-cop+damage:1 ghoul-minion "
    "swarm-of-rats swarm-of-rats@attic ancient-evils barricade hallway[barricade] you.hand[0] you.play ally.deck[0:2] "
    "encounter-deck map[1] #3 #0 machete@hand fight:ghoul-minion move:attic play:machete investigate:hallway "
    "investigate move draw resource play activate fight engage evade use react commit advance end-turn pass yes done "
    "skull -1 elder-sign the-gathering hard act 1.2 3.3 4.2 roland-banks whats-going-on trapped the-devourer-below "
    "amnesia study cover-up+owner:you flashlight aside victory hand discard threat",
    "fateforge": "you ally third mercenary shaman lord thief mill-ford ford-ambush missing-caravan a b c z recruit.1 "
    "recruit.1@b bruiser.1 archer.2+stunned scale-coat scale-coat+cubes:1 m-charge strike:recruit.1 move:c use:m-charge "
    "end-turn strike "
    "move red:strike miss gem-red@b trap@c D1 c-greed f-breath t-darts hound assault "
    "prepare dice rest enemies leave yes done #16 #3 slot:1 path:c asks",
    "keyforge": "you foe troll dodger urchin punch masterplan you.line foe.line[0] you.hand[0:2] #3 troll@line:0 reap:troll "
    "play:punch end-turn dis brobnar main forge start end hand line purged starter:onyx 1.3 asks restringuntus+named:dis left "
    "dodger+owner:foe+by:troll plays:punch foe.forges:2 control-the-weak+named:dis fights:troll:urchin urchin+damage:2 yes "
    "play discard reap fight action omni unstun spangler-box+links:urchin valdr[blood-of-titans]+stun",
    "lamplighters": "ann ben cam rope cloak bell quay mill tower ann.hand[0] deck #2 rest light pass ready walk:mill act prepare "
    "omens asks walk wear rope@hand:0 wear:cloak",
}


def values(game: str) -> st.SearchStrategy[Any]:
    """What might stand in a field: mostly something that would do somewhere, sometimes anything at all."""
    words = WORDS[game].split()
    plain = st.one_of(
        st.sampled_from(words),
        st.lists(st.sampled_from(words), max_size=4).map(" ".join),
        st.integers(0, 7),
        st.booleans(),
        st.none(),
        st.one_of(st.text(max_size=12), st.text("+:[]!/.#@,-²٣ aé\x00", max_size=10), st.just("9" * 5000)),
        st.one_of(st.integers(), st.floats(allow_nan=False, allow_infinity=False)),
    )
    marks = st.sampled_from(["id", *FIELDS[game][2].split()])
    return st.recursive(
        plain,
        lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(marks, inner, max_size=4)),
        max_leaves=5,
    )


def some(names: str, game: str, most: int = 3) -> st.SearchStrategy[dict[str, Any]]:
    return st.dictionaries(st.sampled_from(names.split()), values(game), max_size=most)


def requests(game: str) -> st.SearchStrategy[dict[str, Any]]:
    """A command with some of its fields, and values of any kind; what a position holds and what changes it, more often."""
    player, table, card = FIELDS[game]
    words, seats = st.sampled_from(WORDS[game].split()), st.sampled_from(SEATS[game].split())
    commands = Drive().commands

    def of_its_own(cmd: str) -> st.SearchStrategy[dict[str, Any]]:
        own = [
            f.encode_name for f in msgspec.structs.fields(commands[cmd][0]) if f.encode_name not in ("", "cmd", "on")
        ]
        return some(" ".join([*own, *own, *own, "player", "colour"]), game, 4).map(lambda body: {"cmd": cmd, **body})

    sides = st.dictionaries(seats, some(player, game), max_size=2)
    return st.one_of(
        st.sampled_from(list(commands)).flatmap(of_its_own),
        st.tuples(seats, some(player, game)).map(lambda x: {"cmd": "set", "player": x[0], **x[1]}),
        st.tuples(words, some(card, game)).map(lambda x: {"cmd": "set", "card": x[0], **x[1]}),
        some(table, game).map(lambda x: {"cmd": "set", **x}),
        st.tuples(sides, some(table, game)).map(lambda x: {"cmd": "given", "game": game, **x[0], **x[1]}),
        st.tuples(words, words).map(lambda x: {"cmd": "act", "verb": x[0], "card": x[1]}),
        st.one_of(words, st.integers(0, 9)).map(lambda x: {"cmd": "answer", "answer": x}),
        words.map(lambda x: {"cmd": "look", "card": x}),
    )


@pytest.fixture(autouse=True)
def with_the_toy() -> Iterator[None]:
    with toy_seated():
        yield


def held(door: Drive, line: str | bytes) -> dict[str, Any]:
    """The answer to a line: one line of JSON, and no bug of ours."""
    answer = door.answer_line(line)
    assert "\n" not in answer
    out: dict[str, Any] = json.loads(answer)
    if not out["ok"]:
        error = out["error"]
        assert error["type"] != "InternalError", f"{line!r}\n{error['message']}"
        assert error["message"] and error["message_fr"], line
    return out


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_no_request_makes_the_door_stumble(game: str) -> None:
    @FUZZ
    @given(st.lists(requests(game), min_size=1, max_size=6))
    def check(lines: list[dict[str, Any]]) -> None:
        door = Drive()
        held(door, json.dumps({"cmd": "given", "game": game, "on": "kept", **POSITIONS[game]}))
        held(door, json.dumps({"cmd": "given", "game": game, **POSITIONS[game]}))
        before = door.games["kept"].g.digest()
        for line in lines:
            kept = {name: t.g.digest() for name, t in door.games.items()}
            if not held(door, json.dumps(line))["ok"]:
                assert {name: t.g.digest() for name, t in door.games.items()} == kept, line
            if door.over:
                return
        assert door.games["kept"].g.digest() == before

    check()


@pytest.mark.slow
@FUZZ
@given(
    st.one_of(
        st.binary(max_size=60), st.text(max_size=60).map(str.encode), st.text('{}[]":,cmdon 0123').map(str.encode)
    )
)
def test_no_line_makes_the_door_stumble(line: bytes) -> None:
    held(Drive(), line)


@pytest.mark.slow
@FUZZ
@given(
    st.recursive(
        st.one_of(
            st.text("abtroldge+:[]!/,-.²٣ \x00", max_size=20), st.integers(), st.none(), st.booleans(), st.floats()
        ),
        lambda x: st.one_of(
            st.lists(x, max_size=3), st.dictionaries(st.sampled_from("id damage stun upgrades owner".split()), x)
        ),
    )
)
def test_no_card_of_a_position_makes_its_reader_stumble(spec: Any) -> None:
    marks = position.Marks(
        ("damage",), ("stun",), ("owner",), ("upgrades",), {"!": "owner", "[": "upgrades", "/": "upgrades"}
    )
    readers: list[Callable[[], object]] = [
        lambda: position.parse(spec, marks),
        lambda: position.parse_zone(spec, "troll"),
        lambda: position.seat(spec, "x", ("a", "b")),
    ]
    for read in readers:
        try:
            read()
        except BadSetup as e:
            assert e.text("fr")


@pytest.mark.slow
@FUZZ
@given(st.data())
def test_no_save_makes_the_loader_stumble(data: st.DataObject) -> None:
    """A save with one part of it replaced by anything, at any depth."""
    body = json.loads(tableforge.new("keyforge", seed=3).answer("keep").save())
    at: Any = body
    for _ in range(data.draw(st.integers(0, 3))):
        key = data.draw(st.sampled_from(sorted(at) if isinstance(at, dict) else range(len(at))))
        if not isinstance(at[key], (dict, list)) or not at[key]:
            break
        at = at[key]
    key = data.draw(st.sampled_from(sorted(at) if isinstance(at, dict) else range(len(at))))
    at[key] = data.draw(values("keyforge"))
    try:
        tableforge.load(json.dumps(body))
    except (BadSave, TableforgeError) as e:
        assert e.text("fr")


@FUZZ
@given(
    st.one_of(
        st.binary(max_size=80),
        st.text("name: DisLogos\n36 123Urchin|,;\t{}[]\"'é", max_size=120).map(str.encode),
        values("keyforge").map(lambda x: json.dumps(x).encode()),
    )
)
def test_no_deck_makes_its_reader_stumble(data: bytes) -> None:
    try:
        formats.read(data)
    except TableforgeError as e:
        assert e.text("fr")
