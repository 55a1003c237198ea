"""Tables for language models without the protocol: seats, results, refusals, and what is left of a game."""

from __future__ import annotations

import json
import random
import re
import threading
from pathlib import Path
from typing import Any

import pytest

import tableforge
from tableforge import bots, games
from tableforge.errors import BadSave, BadSetup, IllegalAnswer, TableforgeError, UnknownBot, UnknownCard, UnknownRule
from tableforge.mcp import tables, tasks
from tableforge.mcp.tables import ONLY, ModelSeat, Room
from tableforge.table.sitting import read_save


def keys_of(told: str) -> list[str]:
    """The keys of the question that ends a result."""
    return [line.strip().partition(" = ")[0] for line in told.rpartition("\n\n")[2].splitlines() if line[:2] == "  "]


def seated(room: Room, game: str = "keyforge", client: str = ONLY, **more: Any) -> tuple[ModelSeat, str]:
    chair = room.sit(client, game, **more)
    return chair, room.greet(chair)


def play_out(room: Room, chair: ModelSeat, told: str, seed: int = 1) -> str:
    chance = random.Random(seed)
    while keys := keys_of(told):
        told = room.answer(chair, chance.choice(keys))
    return told


# ------------------------------------------------------------------ what a seat is told
@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_result_ends_with_the_question_and_all_its_keys(game: str, lang: str) -> None:
    room = Room(lang, seed=3)
    chair, told = seated(room, game)
    for _ in range(12):
        q = chair.table.g.question(chair.seat, lang)
        assert q is not None
        assert keys_of(told) == list(q.keys)
        assert f"{q.text} ({q.rule})" in told.rpartition("\n\n")[2]
        told = room.answer(chair, q.keys[0])


def test_a_result_tells_what_changed_and_a_look_the_whole() -> None:
    room = Room(seed=3)
    chair, told = seated(room)
    assert "Seat 1: æmber 0" in told
    told = room.answer(chair, "keep")
    told = room.answer(chair, keys_of(told)[0])  # a house is chosen; nobody has gained anything
    assert "Seat 1: æmber" not in told
    whole = room.look(chair)
    assert "Seat 1: æmber" in whole and re.search(r"\[[\w-]+@hand:0\]", whole)


def test_a_look_as_data_is_the_view_of_the_seat() -> None:
    room = Room(seed=3)
    chair, _ = seated(room)
    found = json.loads(room.look(chair, "view"))
    assert found == json.loads(json.dumps(chair.table.g.view(0), default=str))
    assert found["players"][1]["hand"] is None


def test_the_story_is_told_from_any_event_on_as_the_seat_saw_it() -> None:
    room = Room(seed=3)
    chair, _ = seated(room)
    whole = room.story(chair, 0)
    n = len(chair.table.g.events)
    assert whole.endswith(f"next: {n}.") and "Your opponent draws 6 cards." in whole
    assert room.story(chair, n) == "Nothing has happened since."
    with pytest.raises(BadSetup, match="the story has events 0 to"):
        room.story(chair, n + 1)


def test_nobody_is_told_the_seed_the_secret_or_a_save() -> None:
    room = Room(seed=918273645)
    chair, told = seated(room)
    said = [told, room.look(chair), room.look(chair, "view"), room.story(chair, 0), room.list_games()]
    assert not [x for x in said if "918273645" in x or '"answers"' in x]


def test_a_rule_is_found_by_its_id_and_by_a_word() -> None:
    room = Room("fr")
    game = games.game("keyforge")
    assert room.rule(game, "KF.setup-mulligan", "fr").splitlines()[0].endswith("(KF.setup-mulligan)")
    assert "KF." in room.rule(game, "mulligan", "en")
    with pytest.raises(UnknownRule, match="no rule speaks of 'xyzzy'"):
        room.rule(game, "xyzzy", "en")


@pytest.mark.parametrize(("game", "name", "text"), [("keyforge", "dodger", "Dodger"), ("arkham", "Machete", "Machete")])
def test_a_card_is_read_by_its_name_at_a_table_or_without(game: str, name: str, text: str) -> None:
    room = Room(seed=1)
    assert room.card(games.game(game), None, name, "en").startswith(text)
    chair, _ = seated(room, game)
    thing = next(t for zone in room.scene(chair).zones for t in zone.things if t.key and t.id)
    assert room.card(games.game(game), chair, thing.key, "en").startswith(thing.name)
    with pytest.raises(UnknownCard, match="no card is called 'no such card'"):
        room.card(games.game(game), chair, "no such card", "en")


def test_a_word_that_many_cards_have_gives_their_names() -> None:
    assert Room().card(games.game("fateforge"), None, "a", "en").startswith("Also: ")


# ------------------------------------------------------------------ whole games
@pytest.mark.parametrize("game", games.names())
def test_every_game_is_played_to_its_end_and_its_run_replays(game: str, tmp_path: Path) -> None:
    room = Room("fr", tmp_path, seed=5)
    chair, told = seated(room, game, bot="random")
    room.note(chair, "je joue au hasard")
    told = play_out(room, chair, told)
    assert told.rpartition("\n\n")[2].startswith("La partie est finie")
    assert room.leave(chair) == "Vous avez quitté la table."
    (folder,) = tmp_path.iterdir()
    save, run = (folder / "save.json").read_text("utf-8"), json.loads((folder / "run.json").read_text("utf-8"))
    g = tableforge.load(save)
    assert g.over and g.result == run["result"] and len(g.answers) == run["answers"]
    assert read_save(save)["notes"][0]["text"] == "je joue au hasard"
    assert (run["seats"][0]["illegal"], run["seats"][0]["left"]) == (0, False)


def test_a_table_that_is_left_early_is_written_down_as_unfinished(tmp_path: Path) -> None:
    room = Room("en", tmp_path, seed=5)
    chair, _ = seated(room)
    room.answer(chair, "keep")
    room.leave(chair)
    (folder,) = tmp_path.iterdir()
    run = json.loads((folder / "run.json").read_text("utf-8"))
    assert (run["finished"], run["seats"][0]["left"], run["seats"][0]["answers"]) == (False, True, 1)
    assert room.tables == [] and room.chairs == {}


def test_a_note_is_kept_in_the_run_and_shown_to_nobody(tmp_path: Path) -> None:
    room = Room("en", tmp_path, shared=True, seed=5)
    one, _ = seated(room, client="a", word="lamp")
    two, _ = seated(room, "", client="b", word="lamp")
    room.note(one, "my hand is Punch and Hand of Dis")
    for chair in (one, two):
        said = [room.look(chair), room.look(chair, "view"), room.story(chair, 0), room.tell(chair)]
        assert not [x for x in said if "my hand is" in x]
    room.close()
    (folder,) = tmp_path.iterdir()
    assert "my hand is" in (folder / "save.json").read_text("utf-8")


def test_a_game_that_does_not_end_is_broken_off_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_ANSWERS", 4)
    room = Room(seed=5)
    chair, told = seated(room)
    while keys := keys_of(told):
        told = room.answer(chair, keys[0])
    assert "broken off after 4 answers" in told


def test_a_model_sits_down_in_a_saved_game_and_bots_take_the_rest() -> None:
    g = tableforge.new("keyforge", seed=7)
    g.answer("keep")
    room = Room(saved=read_save(g.save()))
    chair, told = seated(room, "", seat=1)
    assert chair.seat == 1 and chair.table.players.keys() == {0} and keys_of(told)
    with pytest.raises(BadSetup, match="it has been begun"):
        room.sit(ONLY)


def test_a_save_that_asks_for_chance_or_is_over_is_refused() -> None:
    asks = tableforge.new("keyforge", seed=7, nature="asks")
    with pytest.raises(BadSave, match="every outcome of chance"):
        tables.open_saved(read_save(asks.save()))
    done = tasks.play_bot(tasks.draw_game(tasks.find_task("arkham-gathering"), 0), "random")
    with pytest.raises(BadSave, match="is over"):
        tables.open_saved(read_save(done.save()))


# ------------------------------------------------------------------ several at one table
def test_clients_who_say_the_same_word_sit_at_one_table() -> None:
    room = Room(shared=True, seed=5)
    one, told = seated(room, client="a", word="lamp")
    two, _ = seated(room, "keyforge", client="b", word="lamp")
    assert one.table is two.table and (one.seat, two.seat) == (0, 1) and not one.table.players
    assert "nobody yet" in told
    asked = one if room.is_asked(one) else two
    other = two if asked is one else one
    assert room.ask(other).startswith("You are asked nothing now; asked: Seat")
    with pytest.raises(IllegalAnswer):
        room.answer(other, "keep")
    room.answer(asked, "keep")
    assert room.is_asked(other)


def test_two_seats_at_one_table_never_see_the_others_hand() -> None:
    room = Room(shared=True, seed=11)
    chairs = [seated(room, client=name, word="lamp")[0] for name in "ab"]
    chance = random.Random(3)
    for _ in range(60):
        g = chairs[0].table.g
        for chair in chairs:
            theirs = {
                f"{c['id']}@hand:{n}" for n, c in enumerate(g.view(1 - chair.seat)["players"][1 - chair.seat]["hand"])
            }
            mine = {f"{c['id']}@hand:{n}" for n, c in enumerate(g.view(chair.seat)["players"][chair.seat]["hand"])}
            said = room.look(chair) + room.look(chair, "view") + room.tell(chair)
            assert not [key for key in theirs - mine if key in said]
        asked = next((chair for chair in chairs if room.is_asked(chair)), None)
        if asked is None or g.over:
            break
        room.answer(asked, chance.choice(keys_of("\n\n" + room.ask(asked))))


def test_who_leaves_a_table_with_others_is_replaced_by_a_bot() -> None:
    room = Room(shared=True, seed=5)
    one, _ = seated(room, client="a", word="lamp")
    two, _ = seated(room, client="b", word="lamp")
    room.leave(one)
    assert 0 in two.table.players and (room.is_asked(two) or two.table.over)


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"word": "lamp", "client": "a"}, "nobody has two"),
        ({"word": "lamp", "game": "arkham"}, "at the table 'lamp' keyforge is played"),
        ({"word": "lamp", "bot": "hard"}, "join it without 'bot'"),
        ({"word": "lamp", "seat": 0}, "somebody has seat 0; free for you: 1"),
        ({"word": "lamp", "seat": 7}, "seats here are 0 to 1; got 7"),
        ({"word": "x" * 41}, "a word for a table has 1 to 40 letters; got 41"),
        ({"word": "other", "players": 3, "game": "keyforge"}, "`players` is 1 to 2; got 3"),
    ],
)
def test_a_word_that_does_not_fit_is_refused_with_its_reason(wanted: dict[str, Any], why: str) -> None:
    room = Room(shared=True, seed=5)
    seated(room, client="a", word="lamp")
    with pytest.raises(BadSetup, match=re.escape(why)):
        room.sit(**{"client": "b", **wanted})


def test_a_third_client_finds_no_seat() -> None:
    room = Room(shared=True, seed=5)
    for name in "ab":
        seated(room, client=name, word="lamp")
    with pytest.raises(BadSetup, match="all seats of the table 'lamp' are taken"):
        room.sit("c", word="lamp")


def test_who_leaves_before_the_others_come_is_replaced_by_a_bot() -> None:
    room = Room(shared=True, seed=5)
    one, _ = seated(room, client="a", word="lamp", bot="random")
    room.leave(one)
    two, told = seated(room, "", client="b", word="lamp")
    assert "At the table: Seat 0 (bot random)." in told
    assert "The game is over: " in play_out(room, two, told)


def test_the_word_of_a_game_that_is_over_is_free_again() -> None:
    room = Room(shared=True, seed=5)
    one, told = seated(room, "arkham", client="a", word="lamp", players=1)
    play_out(room, one, told)
    again, _ = seated(room, "arkham", client="a", word="lamp", players=1)
    assert again.table is not one.table


def test_a_word_needs_a_server_that_several_share() -> None:
    with pytest.raises(BadSetup, match="this server has one client"):
        Room().sit(ONLY, "keyforge", word="lamp")


# ------------------------------------------------------------------ bad input
def test_an_unknown_table_is_refused_by_name() -> None:
    room = Room()
    with pytest.raises(BadSetup, match="you sit at no table 'nowhere'"):
        room.find_chair(ONLY, "nowhere")
    seated(room)
    seated(room)
    with pytest.raises(BadSetup, match="say at which table"):
        room.find_chair(ONLY, "")


def test_who_has_left_is_told_of_no_table_without_an_empty_name() -> None:
    room = Room()
    for _ in range(2):  # before the first table, and after the last
        with pytest.raises(BadSetup) as refused:
            room.find_chair(ONLY, "")
        assert refused.value.text("en") == "you sit at no table; `sit` gives you a seat and the name to use"
        assert refused.value.text("fr").startswith("vous n’êtes à aucune table\N{NO-BREAK SPACE};")
        room.leave(seated(room)[0])


def test_a_client_without_a_session_must_name_its_table() -> None:
    room = Room(shared=True)
    chair, _ = seated(room, client="")
    assert room.find_chair("", chair.name) is chair
    with pytest.raises(BadSetup, match="say at which table"):
        room.find_chair("", "")


def test_a_key_of_ten_kilobytes_is_refused_and_counted_and_not_repeated() -> None:
    room = Room(seed=5)
    chair, _ = seated(room)
    with pytest.raises(TableforgeError, match="key has at most 200 letters; this has 10240") as e:
        room.answer(chair, "k" * 10240)
    assert len(str(e.value)) < 200 and chair.record.illegal == 1
    with pytest.raises(TableforgeError, match="at most 200"):
        room.why_not(chair, "k" * 10240)
    with pytest.raises(TableforgeError, match="text has at most 4000"):
        room.note(chair, "n" * 4001)


def test_a_key_that_was_legal_until_somebody_else_answered_is_refused_and_not_counted() -> None:
    room = Room(shared=True, seed=5)
    one, _ = seated(room, "fateforge", "a", word="lamp", settings={"scene": "ford-tutorial"})
    two, _ = seated(room, "", "b", word="lamp")
    g, chance = one.table.g, random.Random(1)

    def stale() -> list[str]:
        q = g.question(one.seat)
        return [key for key in one.keys if q is None or key not in q.keys]

    while not stale():
        chair = two if two.seat in g.asked else one
        room.answer(chair, chance.choice(keys_of(room.tell(chair))))
    key = stale()[0]
    with pytest.raises(TableforgeError):
        room.answer(one, key)
    assert one.record.illegal == 0
    room.ask(one)  # now it has been told
    with pytest.raises(TableforgeError):
        room.answer(one, key)
    assert one.record.illegal == 1


def test_an_illegal_key_is_counted_and_why_not_is_not() -> None:
    room = Room(seed=5)
    chair, _ = seated(room)
    with pytest.raises(IllegalAnswer) as e:
        room.answer(chair, "reap:dodger@line:0")
    assert e.value.reason is not None and e.value.reason.rule
    assert room.why_not(chair, "reap:dodger@line:0").endswith(")")
    assert room.why_not(chair, "keep") == "keep is legal now."
    assert (chair.record.illegal, chair.record.answers) == (1, 0)


def test_a_thousand_tables_are_refused_and_idle_ones_make_room() -> None:
    now = 0.0
    room = Room(shared=True, clock=lambda: now)
    for n in range(tables.MOST_TABLES):
        room.sit(f"client {n}", "arkham")
    with pytest.raises(BadSetup, match="there are 100 tables already"):
        room.sit("one more", "arkham")
    now = tables.IDLE + 1
    room.sit("one more", "arkham")
    assert len(room.tables) == tables.MOST_TABLES


def test_one_client_has_at_most_ten_seats() -> None:
    room = Room()
    for _ in range(tables.MOST_SEATS):
        room.sit(ONLY, "arkham")
    with pytest.raises(BadSetup, match="you sit at 10 tables already"):
        room.sit(ONLY, "arkham")


def test_games_that_are_over_take_no_seat_away_and_the_next_seed_follows() -> None:
    room = Room(seed=40)
    for n in range(tables.MOST_SEATS + 2):
        chair, told = seated(room, "arkham")
        assert chair.table.g.seed == 40 + n
        play_out(room, chair, told)
        assert room.find_chair(ONLY, "") is chair  # how it ended can still be looked at
    room.leave(chair)
    assert seated(room, "arkham")[0].table.g.seed == 40 + tables.MOST_SEATS + 2


def test_two_calls_for_one_seat_at_once_are_refused() -> None:
    room = Room(seed=5)
    chair, _ = seated(room)
    inside, go_on, errors = threading.Event(), threading.Event(), []

    def hold() -> None:
        with room.hold(chair):
            inside.set()
            go_on.wait()

    thread = threading.Thread(target=hold)
    thread.start()
    inside.wait()
    try:
        with room.hold(chair):
            raise AssertionError("two at once")
    except BadSetup as e:
        errors.append(str(e))
    go_on.set()
    thread.join()
    assert errors == ["another call for this seat is under way: one at a time, each after the result of the last"]
    with room.hold(chair):
        pass


@pytest.mark.parametrize(
    ("game", "settings", "why"),
    [
        ("keyforge", {"nature": "asks"}, "'nature' is not yours to set"),
        ("keyforge", {"practice": True}, "'practice' is not yours to set"),
        ("keyforge", {"position": {}}, "'position' is not yours to set"),
        ("keyforge", {"decks": ["../deck.txt"]}, "could be a file"),
        ("keyforge", {"decks": ["pyproject.toml"]}, "could be a file"),
        ("keyforge", {"decks": ["starter:onyx"] * 3}, "decks"),
        ("keyforge", {"colour": "red"}, "colour"),
        ("keyforge", {"edition": "9.9"}, "9.9"),
        ("fateforge", {"content": "/etc"}, "'content' is not yours to set"),
        ("keyforge", {"first": "x" * 30_000}, "settings have at most 20000 letters"),
    ],
)
def test_settings_that_are_not_a_clients_are_refused(game: str, settings: dict[str, Any], why: str) -> None:
    with pytest.raises(TableforgeError, match=re.escape(why)):
        Room().sit(ONLY, game, settings=settings)


def test_an_unknown_game_bot_or_language_is_told_with_what_would_do() -> None:
    with pytest.raises(TableforgeError, match="there is no game 'chess'"):
        Room().sit(ONLY, "chess")
    with pytest.raises(UnknownBot, match="there is no bot 'deep'"):
        Room().sit(ONLY, "keyforge", bot="deep")
    with pytest.raises(TableforgeError, match="'xx'"):
        Room().sit(ONLY, "keyforge", lang="xx")
    with pytest.raises(BadSetup, match="a look is 'scene' or 'view'; got 'state'"):
        room = Room()
        room.look(seated(room)[0], "state")


def test_the_games_are_listed_with_bots_and_settings_in_both_languages() -> None:
    for lang in ("en", "fr"):
        told = Room(lang).list_games()
        assert all(name in told for name in games.names())
        assert "practice" not in told and "nature" not in told
        assert set(bots.names("keyforge")) <= set(re.findall(r"[\w-]+", Room(lang).list_games("keyforge")))
