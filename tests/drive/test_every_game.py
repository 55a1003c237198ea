"""The drive door for every game: begin, lay out, look, act, try, change by hand, several seats asked at once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from harness import GAMES, toy_seated

from tableforge import drive, games
from tableforge.drive import Drive

TOY = {"ann": {"at": "quay", "hand": "rope cloak"}, "ben": {"hand": "rope", "die": 2}, "cam": {"at": "mill"}, "deck": 3}
DUEL = {
    "house": "brobnar",
    "you": {"hand": "punch", "line": "troll valdr"},
    "foe": {"line": "urchin dodger+armor_used:1"},
}
HOUSE = {
    "locations": "hallway attic+clues:2 cellar parlor+unrevealed",
    "enemies": "swarm-of-rats@cellar",
    "encounter": "ancient-evils",
    "you": {"hand": "machete", "resources": 4, "play": "beat-cop+damage:1", "threat": "ghoul-minion+exhausted"},
    "ally": {"investigator": "agnes", "at": "attic"},
}
FORD = {
    "map": "mill-ford",
    "enemies": "recruit.1@b bruiser.1@c",
    "gold": 3,
    "you": {"hero": "mercenary", "at": "b", "results": "strike move", "items": "scale-coat", "skills": "m-charge"},
    "ally": {"hero": "shaman", "at": "b"},
}
POSITIONS: dict[str, dict[str, Any]] = {"arkham": HOUSE, "fateforge": FORD, "keyforge": DUEL, "lamplighters": TOY}
ACTS: dict[str, dict[str, Any]] = {
    "arkham": {"verb": "move", "card": "attic", "answers": ["roland-banks"]},
    "fateforge": {"verb": "strike", "card": "recruit.1"},
    "keyforge": {"verb": "play", "card": "punch", "answers": ["dodger"]},
    "lamplighters": {"verb": "walk", "place": "mill"},
}
KINDS = {"fateforge": 3}  # enemies, cards, items
CHANGES: dict[str, dict[str, Any]] = {
    "arkham": {"player": "ally", "horror": 2},
    "fateforge": {"player": "ally", "health": 2},
    "keyforge": {"player": "foe", "amber": 4},
    "lamplighters": {"player": "ben", "wounds": 1},
}
# the fields of a player, of the table and of a card that `set` takes, and a card
FIELDS = {
    "arkham": (
        "resources actions damage horror clues at hand deck discard play threat",
        "round bag chance locations enemies encounter aside",
        "damage horror clues doom resources uses exhausted revealed zone of at",
        "beat-cop",
    ),
    "fateforge": (
        "health energy at results grants parry focus skills items corruption fears stance",
        "round rounds slot gold food chance doors",
        "wounds armour stunned marked at",
        "bruiser.1",
    ),
    "keyforge": (
        "amber keys chains houses line hand lasting",
        "active first turn step house chance earlier",
        "damage stun zone of at host under by named links house",
        "troll",
    ),
    "lamplighters": ("at wounds die hand", "fog turn lit step active chance", "zone of", "cloak"),
}


@pytest.fixture(autouse=True)
def with_the_toy() -> Iterator[None]:
    with toy_seated():
        yield


@pytest.fixture
def door() -> Drive:
    return Drive("keyforge")


def ask(door: Drive, **request: Any) -> dict[str, Any]:
    out: dict[str, Any] = json.loads(door.answer_line(json.dumps(request)))
    return out


def good(door: Drive, **request: Any) -> dict[str, Any]:
    out = ask(door, **request)
    assert out["ok"], out
    return out


def one_type(things: list[dict[str, Any]], kinds: int = 1) -> None:
    """Things of one kind have the same fields, and a field has one type wherever it is not null."""
    assert len({frozenset(x) for x in things}) == kinds
    for name in {name for x in things for name in x}:
        assert len({type(x[name]) for x in things if x.get(name) is not None}) <= 1, name


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_introduced_with_all_that_a_driver_must_know(door: Drive, game: str) -> None:
    out = good(door, cmd="hello", game=game)
    assert game in out["games"] and out["game"] == game
    assert [s["name"] for s in out["settings"]] == [s.name for s in games.game(game).settings]
    assert out["seats"] and out["places"] and out["editions"]
    for word in (*out["verbs"], *out["kinds"], *out["places"]):
        assert word["name"] and word["en"] and word["fr"] and word["en"] != word["fr"]
    assert "settings" not in good(door, cmd="hello")
    assert ask(door, cmd="hello", game="chess")["error"]["type"] == "UnknownGame"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_begun_played_saved_and_loaded(door: Drive, game: str) -> None:
    state = good(door, cmd="new", game=game, seed=7)
    for _ in range(30):
        d = state["decision"]
        state = good(door, cmd="answer", seat=d["seat"], answer=d["options"][0]["key"])
        if state["over"]:
            break
    data = good(door, cmd="save")["data"]
    assert good(door, cmd="load", on="again", data=data)["decision"] == state["decision"]
    assert good(door, cmd="undo", n=3)["events"] == []
    assert good(door, cmd="bot", bot="random")["answer"]
    assert good(door, cmd="view", seat=0)["view"]["game"] == game
    assert ask(door, cmd="new", game=game, colour="red")["error"]["type"] == "BadSetup"


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_laid_out_looked_at_changed_and_acted_in(door: Drive, game: str) -> None:
    good(door, cmd="given", game=game, **POSITIONS[game])
    whole = good(door, cmd="look", whole=True)
    assert whole["table"]["game"] == game and len(whole["players"]) == len(
        POSITIONS[game].keys() & {*games_seats(game)}
    )
    numbers = [card["number"] for card in whole["cards"]]
    assert numbers == sorted(set(numbers)), "every card has a number of its own"
    one_type(whole["cards"], KINDS.get(game, 1))
    one_type(whole["players"])

    tried = good(door, cmd="peek", **ACTS[game])
    assert good(door, cmd="look", whole=True) == whole, "nothing is kept of what was tried"
    done = good(door, cmd="act", **ACTS[game])
    assert done == tried
    good(door, cmd="set", **CHANGES[game])
    after = good(door, cmd="look", whole=True)
    assert after != whole and [c["id"] for c in after["cards"]] == [c["id"] for c in whole["cards"]]
    good(door, cmd="undo", n=len(json.loads(good(door, cmd="save")["data"])["answers"]))
    assert good(door, cmd="look", whole=True) == whole


def games_seats(game: str) -> tuple[str, ...]:
    arbiter = games.arbiter(game)
    assert arbiter is not None
    return arbiter.seats


@pytest.mark.parametrize("game", GAMES)
def test_a_list_or_an_object_where_a_value_is_meant_is_refused_by_name(door: Drive, game: str) -> None:
    """Wherever a field stands: what is wrong is told, and the game is as it was."""
    good(door, cmd="given", game=game, **POSITIONS[game])
    before = door.games["main"].g.digest()
    player, table, marks, card = FIELDS[game]
    values: tuple[Any, ...] = ([[]], {"a": 1}, [{"b": []}], 1.5)
    for value in values:
        requests: list[dict[str, Any]] = [
            *[{"player": games_seats(game)[0], name: value} for name in player.split()],
            *[{name: value} for name in table.split()],
            *[{"card": card, name: value} for name in marks.split()],
            {"card": value, "zone": "hand"},
            {"player": value, "hand": 1},
        ]
        for request in requests:
            out = ask(door, cmd="set", **request)
            assert not out["ok"] and out["error"]["type"] in ("BadSetup", "BadRequest", "UnknownCard"), (request, out)
        for name in (*player.split(), *table.split()):
            out = ask(door, cmd="given", on="other", game=game, **{name: value})
            assert not out["ok"] and out["error"]["type"] != "InternalError", (name, out)
    assert door.games["main"].g.digest() == before and list(door.games) == ["main"]


# ---------------------------------------------------------------- what options stand for
def test_an_option_says_its_card_verb_and_ability_and_a_question_whose_ability_asks(door: Drive) -> None:
    out = good(
        door, cmd="given", house="brobnar", you={"hand": "punch", "line": "troll"}, foe={"line": "dodger dodger"}
    )
    reap = next(o for o in out["decision"]["options"] if o["verb"] == "reap")
    number = good(door, cmd="look", card="troll")["cards"][0]["number"]
    assert (reap["card"], reap["card_number"], reap["ability"]) == ("troll@line:0", number, None)
    assert (out["decision"]["source"], out["decision"]["ability"]) == (None, None)
    end = out["decision"]["options"][-1]
    assert out["decision"]["stop"] == "end-turn"
    assert (end["key"], end["verb"], end["card"], end["card_number"]) == ("end-turn", "end-turn", None, None)

    out = good(door, cmd="act", verb="play", card="punch")
    punch = good(door, cmd="look", card="punch")["cards"][0]
    d = out["decision"]
    assert (d["source"], d["source_number"], d["ability"]) == ("punch", punch["number"], "play")
    second = good(door, cmd="look", card="foe.line[1]")["cards"][0]["number"]
    good(door, cmd="answer", answer=f"#{second}")
    assert good(door, cmd="look", card=f"#{second}")["cards"][0]["damage"] == 3


def test_abilities_that_wait_are_told_apart(door: Drive) -> None:
    """Two creatures with "Destroyed:" fall together: the question is no card's, and its options are abilities."""
    you = {"hand": "gateway-to-dis", "line": "duma-the-martyr bad-penny"}
    good(door, cmd="given", house="dis", you=you, foe={"line": "dodger"})
    d = good(door, cmd="act", verb="play", card="gateway-to-dis")["decision"]
    assert (d["kind"], d["source"], d["ability"]) == ("order", None, None)
    assert [(o["card"], o["ability"]) for o in d["options"]] == [
        ("duma-the-martyr@line:0", "destroyed"),
        ("bad-penny@line:1", "destroyed"),
    ]


def test_a_number_stays_with_its_card_through_a_shuffle_and_is_in_no_view(door: Drive) -> None:
    good(door, cmd="given", house="brobnar", you={"hand": 5, "discard": "troll krump valdr"}, foe={"line": "urchin"})
    before = {c["number"]: c["id"] for c in good(door, cmd="look", whole=True)["cards"]}
    good(door, cmd="act", verb="end-turn")
    assert {c["number"]: c["id"] for c in good(door, cmd="look", whole=True)["cards"]} == before
    for seat in (0, 1, None):
        assert "number" not in json.dumps(good(door, cmd="view", **({} if seat is None else {"seat": seat})))


def test_the_whole_position_tells_what_an_arbiter_would_have_to_work_out(door: Drive) -> None:
    good(
        door,
        cmd="given",
        house="sanctum",
        you={
            "line": "troll champion-anaphiel[blood-of-titans]+armor_used:1 mighty-tiger",
            "artifacts": "masterplan/punch spangler-box+links:urchin",
        },
        foe={"line": "briar-grubbling", "purged": "urchin"},
    )
    cards = {c["id"]: c for c in good(door, cmd="look", whole=True)["cards"]}
    knight = cards["champion-anaphiel"]
    assert knight["neighbors"] == ["troll", "mighty-tiger"]
    assert knight["numbers"]["neighbors"] == [cards["troll"]["number"], cards["mighty-tiger"]["number"]]
    assert (knight["armor"], knight["armor_used"], knight["armor_left"]) == (1, 1, 0)
    assert knight["upgrades"] == ["blood-of-titans"] and cards["blood-of-titans"]["host"] == "champion-anaphiel"
    assert cards["briar-grubbling"]["hazardous"] == 5 and cards["troll"]["hazardous"] == 0
    assert cards["spangler-box"]["links"] == ["urchin"] and cards["masterplan"]["under"] == ["punch"]
    assert cards["troll"]["house"] == "brobnar" and cards["troll"]["houses"] == ["brobnar"]


def test_a_question_with_one_answer_is_asked_where_what_is_forced_asks(door: Drive) -> None:
    for forced, kinds in (("taken", []), ("asks", ["target"])):
        good(door, cmd="given", forced=forced, house="brobnar", you={"hand": "punch"}, foe={"line": "urchin"})
        out = good(door, cmd="act", verb="play", card="punch")
        assert [d["kind"] for d in [out["decision"]] if d["kind"] != "act"] == kinds
    good(door, cmd="answer", answer="urchin")
    assert good(door, cmd="look", card="urchin")["cards"][0]["zone"] == "discard"
    assert ask(door, cmd="new", forced="never")["error"]["type"] == "BadSetup"


# ---------------------------------------------------------------- several seats
def test_several_seats_are_asked_at_once_and_answer_in_any_order(door: Drive) -> None:
    out = good(door, cmd="given", game="lamplighters", step="prepare", ann={"die": 2}, ben={"die": 1}, cam={"die": 3})
    assert [d["seat"] for d in (out["decision"], *out["others"])] == [0, 1, 2]
    assert [o["key"] for o in out["others"][0]["options"]] == ["reroll", "ready"]
    assert good(door, cmd="why_not", key="reroll", seat="ben")["legal"]
    assert not good(door, cmd="why_not", key="reroll", seat="cam")["legal"]

    out = good(door, cmd="answer", seat="cam", answer="ready")
    assert [d["seat"] for d in (out["decision"], *out["others"])] == [0, 1]
    assert ask(door, cmd="answer", seat="cam", answer="ready")["error"]["type"] == "NotYourDecision"
    assert good(door, cmd="bot", bot="random", seat="ben")["seat"] == 1
    assert ask(door, cmd="bot", bot="random", seat="cam")["error"]["type"] == "IllegalAnswer"
    good(door, cmd="answer", seat=1, answer="ready")
    out = good(door, cmd="undo", seat="cam")
    assert [d["seat"] for d in (out["decision"], *out["others"])] == [0, 2], "Ben stays ready"
    assert ask(door, cmd="undo", seat="cam", n=2)["error"]["type"] == "BadRequest"
    good(door, cmd="answer", seat="cam", answer="ready")
    assert good(door, cmd="answer", seat=0, answer="ready")["decision"]["kind"] == "act"
    data = good(door, cmd="save")["data"]
    assert good(door, cmd="load", on="again", data=data)["decision"]["kind"] == "act"


def test_nature_is_answered_for_as_a_seat(door: Drive) -> None:
    out = good(door, cmd="given", nature="asks", house="dis", you={"hand": "mind-barb"}, foe={"hand": "urchin dodger"})
    out = good(door, cmd="act", verb="play", card="mind-barb")
    assert out["decision"]["seat"] == -1
    assert ask(door, cmd="answer", seat="you", answer="dodger")["error"]["type"] == "NotYourDecision"
    good(door, cmd="answer", seat="nature", answer="dodger")
    assert good(door, cmd="look", card="dodger")["cards"][0]["zone"] == "discard"


@pytest.mark.parametrize(
    ("request_", "says"),
    [
        ({"cmd": "act", "verb": "walk", "card": "mill"}, "'walk' needs no 'card'"),
        ({"cmd": "act", "verb": "walk"}, "'walk' needs a 'place'"),
        ({"cmd": "act", "verb": "light", "place": "mill"}, "'light' needs no 'place'"),
        ({"cmd": "act", "verb": "reap", "card": "rope"}, "there is no verb 'reap'"),
        ({"cmd": "act", "verb": "wear", "card": "cloak", "target": "rope"}, "'wear' has no 'target'"),
        ({"cmd": "peek", "card": "rope", "answer": 0}, "'card' goes with a 'verb'"),
        ({"cmd": "peek", "verb": "rest", "answer": 0}, "goes with 'answers'"),
        ({"cmd": "peek"}, "'peek' needs an 'answer'"),
        ({"cmd": "look", "whole": True, "card": "rope"}, "one at a time"),
        ({"cmd": "look", "player": "dee"}, "player is a seat"),
        ({"cmd": "look", "card": "dee.hand"}, "no 'dee.hand' in this game"),
        ({"cmd": "look", "card": "#99"}, "'#99' points at no card"),
        ({"cmd": "why_not", "key": "rest", "seat": "eve"}, "seat is a seat: 'ann' or 0, 'ben' or 1, 'cam' or 2"),
    ],
)
def test_what_does_not_fit_the_game_is_refused(door: Drive, request_: dict[str, Any], says: str) -> None:
    good(door, cmd="given", game="lamplighters", **TOY)
    out = ask(door, **request_)
    assert not out["ok"] and says in out["error"]["message"], out
    assert out["error"]["message_fr"] != out["error"]["message"]


def test_every_field_of_a_request_says_what_it_takes() -> None:
    """A field of another kind is refused in words of ours, in both languages, whichever it is."""
    import msgspec

    for kind, _ in Drive().commands.values():
        for field in msgspec.structs.fields(kind):
            if field.encode_name not in ("", "cmd"):
                assert drive.messages.TAKES[field.encode_name].text("fr")


# ---------------------------------------------------------------- which game is meant
def test_where_there_are_several_games_a_request_that_names_none_means_the_one_of_the_door() -> None:
    assert good(Drive("keyforge"), cmd="new")["decision"]["kind"] == "mulligan"
    assert good(Drive("lamplighters"), cmd="new")["decision"]["kind"] != "mulligan"
    for cmd in ("new", "given"):
        error = ask(Drive(), cmd=cmd)["error"]
        assert (error["type"], error["message"]) == (
            "BadRequest",
            "say which 'game'; known: arkham, fateforge, keyforge, lamplighters",
        )
