"""The table for any game and any number of seats: drawn from the scene, played by people and bots in every seat."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest
from cli.tables import Idle, Lots, board, picture, plain, played, press, small, text_of
from harness import GAMES

import tableforge
from tableforge import building, games
from tableforge.cli.table import orders
from tableforge.cli.table.app import TableApp
from tableforge.cli.table.plain import PlainTable
from tableforge.cli.table.rows import MapView
from tableforge.cli.table.screens import ActionMenu, PassScreen, PileScreen, ResultScreen, TextScreen
from tableforge.cli.table.session import Session
from tableforge.cli.table.zones import SeatStrip, ZoneView
from tableforge.table.sitting import Sitting
from tableforge.table.standing import PassWhenNothingElse

pytestmark = pytest.mark.slow  # a table is drawn for each, and a pilot waits for it


def lamps(seats: int, seed: int = 3) -> Sitting:
    game = games.game("lamplighters")
    return Sitting(game, game.setup(seats=seats), seed)


# ---------------------------------------------------------------- any game
def sample(name: str, flavour: int) -> Sitting:
    game = tableforge.game(name)
    return Sitting(game, game.setup(**game.sample(3, game.flavours[flavour])), 3)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_drawn_answered_and_taken_back(lamplighters: str, name: str, lang: str) -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        s = app.session
        for _ in range(3):
            if len(app.screen_stack) > 2:  # a page that is read before a combat
                await press(pilot, "escape")
            assert s.my_question is not None and s.scene().title.split()[0] in picture(app)[0]
            await press(pilot, s.list_answers()[0].badge)
        for key in ("question_mark", "h", "l", "o"):
            await press(pilot, key)
            assert len(app.screen_stack) > 2
            await press(pilot, "escape")
        told = len(s.sitting.answers)
        await press(pilot, "u")
        assert len(s.sitting.answers) < told and s.my_question is not None

    g = sample(name, 0)  # of the first flavour, in which no bot answers for the person
    played(go, g, [None, *[Lots(k) for k in range(1, g.seats)]], lang=lang)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_read_out_to_its_end(lamplighters: str, name: str, tmp_path: Path) -> None:
    g = sample(name, -1)
    text = plain("", g, tmp_path / "s.json", [Lots(k) for k in range(g.seats)])
    end = g.outcome()
    assert g.over and end is not None and end.text in text


# ---------------------------------------------------------------- any number of seats
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 45)])
def test_every_seat_has_its_strip_and_the_map_is_shared(lamplighters: str, seats: int, size: tuple[int, int]) -> None:
    async def look(pilot: Any, app: TableApp) -> None:
        text = text_of(app)
        signs = [view.sign for view in board(app).views.values() if isinstance(view, SeatStrip) and view.sign]
        assert sorted(signs) == sorted(f"{sign} " for sign in "●◆▲■"[:seats])
        assert "Fog 0/8" in text and "Quay" in text and "Tower" in text and "● You" in text
        assert all(len(row) <= size[0] for row in picture(app))
        assert app.screen.query_one("#lower").outer_size.height >= 8

    played(look, lamps(seats), [None] + [Idle()] * (seats - 1), size=size)


def test_a_place_on_the_map_is_walked_to_by_a_click_or_says_why_not(lamplighters: str) -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        while app.session.my_question.kind != "act":
            await press(pilot, "e")
        board = app.screen.query_one("#table-map", MapView)
        board.focus()
        board.move_cursor([i.key for i in board.items].index("tower"))
        await press(pilot, "enter")
        assert isinstance(app.screen, ActionMenu) and "✗ Walk there" in text_of(app)
        await press(pilot, "escape")
        board.move_cursor([i.key for i in board.items].index("mill"))
        await press(pilot, "enter", "enter")
        assert app.session.sitting.answers[-3:].count("walk:mill") == 1 or "walk:mill" in app.session.sitting.answers

    played(go, lamps(3), [None, Idle(), Idle()])


def test_the_keyboard_goes_round_three_people_and_nobody_sees_the_hand_of_another(lamplighters: str) -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        s = app.session
        for seat in (0, 1, 2):  # a question to all three at once: each answers for themselves
            assert isinstance(app.screen, PassScreen) and f"Player {seat + 1}" in text_of(app)
            await press(pilot, "enter")
            assert s.viewing_seat == seat and s.my_question is not None and s.scene().seat == seat
            await press(pilot, "e")
        assert s.sitting.answers[:3] == ["0>ready", "1>ready", "2>ready"]

    played(go, lamps(3), [None, None, None])


def test_people_and_bots_sit_in_any_seat(lamplighters: str) -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        s = app.session
        assert s.near == 2 and s.my_question is not None and set(s.decisions) == {2}
        assert [s.seat_name(seat) for seat in range(4)] == ["bot idle 1", "bot idle 2", "You", "bot idle 4"]
        await press(pilot, "e", "u")
        assert s.my_question is not None

    played(go, lamps(4), [Idle(), Idle(), None, Idle()])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_game_of_several_is_won_or_lost_together(lamplighters: str, lang: str) -> None:
    g = lamps(2)
    while not g.over:
        for seat, d in list(g.asked.items())[:1]:
            g.answer(len(d.options) - 1, seat)

    async def look(pilot: Any, app: TableApp) -> None:
        assert isinstance(app.screen, ResultScreen)
        assert {"en": "The game is lost.", "fr": "La partie est perdue."}[lang] in text_of(app)

    played(look, g, [None, Idle()], lang=lang)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_plain_table_reads_any_game_out(lamplighters: str, tmp_path: Path, lang: str) -> None:
    text = plain(
        "t\np disc\np déf\nr\nwhy tower\nwhy tour\ne\nq\n", lamps(3), tmp_path / "s.json", [None, Idle(), Idle()], lang
    )
    assert {"en": "Town:", "fr": "Ville\u00a0:"}[lang] in text
    assert {"en": "ways: Mill, Bridge", "fr": "chemins\u00a0: Moulin, Pont"}[lang] in text
    assert "bot idle 3" in text and "0>ready" not in text


def test_plain_bots_play_any_game_to_its_end(lamplighters: str, tmp_path: Path) -> None:
    g = lamps(4)
    text = plain("", g, tmp_path / "s.json", [Idle()] * 4)
    assert g.over and "The game is lost." in text


# ---------------------------------------------------------------- what a new player ran into
@pytest.mark.parametrize(
    "key", ["pagedown", "pageup", "home", "end", "down", "tab", "enter", "question_mark", "slash", "u", "1"]
)
def test_no_key_hurts_where_the_terminal_is_too_small(key: str) -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        await press(pilot, key, key)
        assert app.session.sitting.answers == [] and "columns" in text_of(app)

    played(go, small(), size=(40, 10))


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", games.names())
def test_the_whole_help_is_seen_at_once_on_a_screen_of_120_by_40(name: str, lang: str) -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        await press(pilot, "h")
        sheet = app.screen.query_one("#sheet")
        assert sheet.max_scroll_y == 0 and "Tableforge ·" in text_of(app)

    sitting = tableforge.new(name, seed=7)
    played(go, sitting, [None, *[Idle()] * (sitting.seats - 1)], lang=lang, size=(120, 40))


def test_the_table_says_that_the_engine_is_being_made_faster(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        assert [str(one.message) for one in app._notifications] == [building.BUILDING.text("fr")]

    monkeypatch.setattr(building, "status", lambda: "building")
    played(go, tableforge.new("keyforge", seed=7), lang="fr")


@pytest.mark.parametrize("opens", [("o",), ("tab", "tab", "enter"), ("tab", "tab", "tab", "home", "enter")])
@pytest.mark.parametrize("size", [(72, 20), (100, 30)])
def test_any_list_can_be_paged(opens: tuple[str, ...], size: tuple[int, int]) -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        for key in (*opens, "pagedown", "pageup", "pagedown"):
            await pilot.press(key)  # without a pause between: nothing has been drawn yet
        await press(pilot, "escape")

    played(go, tableforge.new("keyforge", seed=7, first=0), size=size)


def test_the_list_of_a_deck_opens_from_the_name_of_its_seat_and_a_card_from_the_list() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        app.screen.query_one("#far-strip", ZoneView).focus()
        await press(pilot, "home", "enter")
        assert isinstance(app.screen, PileScreen)
        text = text_of(app)
        assert "Deck list: bot idle" in text and "∴ Logos" in text and "Batdrone" in text
        await press(pilot, "down", "enter")
        assert isinstance(app.screen, TextScreen) and "Rules it cites" in text_of(app)
        await press(pilot, "L", "escape")
        assert "Liste du deck" in text_of(app)

    played(go, tableforge.new("keyforge", seed=7, first=0), size=(100, 40))


@pytest.mark.parametrize(("zone", "rule"), [("discard", "KF.zone-discard-pile"), ("archives", "KF.zone-archives")])
def test_a_card_opens_from_any_pile(zone: str, rule: str) -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        strip = app.screen.query_one("#near-strip", ZoneView)
        strip.focus()
        strip.move_cursor([i.key for i in strip.items].index(zone))
        await press(pilot, "enter", "r")
        assert isinstance(app.screen, TextScreen) and "Elusive" in text_of(app)
        await press(pilot, "escape", "question_mark")
        assert rule in text_of(app)

    played(go, small(**{zone: "urchin"}))


def test_the_text_of_a_card_finds_room_below_the_choices_where_the_hand_leaves_none() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        assert not app.screen.query_one("#card").display
        await press(pilot, "3")
        assert "─ Headhunter ─" in text_of(app) and "┃Fight: Gain 1 æmber." in text_of(app)

    played(
        go, small(hand="punch hand-of-dis urchin urchin dodger noddy-the-thief silvertooth bad-penny anger punch anger")
    )


def test_a_card_that_is_no_target_says_what_is_asked_for() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        await press(pilot, "1")  # Punch asks for a creature
        app.screen.query_one("#hand", ZoneView).focus()
        await press(pilot, "question_mark")
        text = text_of(app)
        assert "Hand of Dis is no answer to “Punch: choose a creature" in text and "not now" not in text

    played(go, small())


def test_a_fight_is_told_in_two_lines_behind_the_sign_of_the_attacker() -> None:
    """KF.fight-damage, KF.destroyed: the log has each step."""
    g = small()
    g.answer("fight:headhunter@line:0").answer("champion-anaphiel@foe-line:2")
    lines = Session(g, (None, Idle())).story()
    assert [line.text for line in lines] == [
        "Your Headhunter attacks Champion Anaphiel: 4 damage dealt (1 prevented), 6 taken.",
        "Headhunter is destroyed.",
    ]
    assert [line.seat for line in lines] == [0, 0] and lines[0].count >= 4
    assert sum(line.count for line in lines) < len(g.log)


@pytest.mark.parametrize(
    ("attacker", "defender", "said"),
    [
        ("snufflegator", "doc-bookton", "Your Snufflegator attacks Doc Bookton: 4 damage dealt, 0 taken (skirmish)."),
        ("headhunter", "urchin", "Your Headhunter attacks Urchin: no damage (elusive)."),
    ],
)
def test_a_keyword_that_keeps_damage_off_stands_in_the_line_of_the_fight(
    attacker: str, defender: str, said: str
) -> None:
    """KF.skirmish, KF.elusive."""
    me, foe = {"line": attacker, "deck": 9}, {"line": [defender, "niffle-ape"], "deck": 9}
    house = "untamed" if attacker == "snufflegator" else "brobnar"
    g = tableforge.new("keyforge", position={"players": [me, foe], "house": house, "turn": 10})
    g.answer(f"fight:{attacker}@line:0").answer(f"{defender}@foe-line:0")
    assert Session(g, (None, Idle())).story()[0].text == said


def test_the_aember_of_a_play_and_of_a_reap_stands_in_their_own_line() -> None:
    """KF.aember-bonus-first, KF.reap."""
    g = small()
    g.answer("reap:headhunter@line:0").answer("play:punch@hand:0")
    lines = [line.text for line in Session(g, (None, Idle()), "fr").story()]
    assert lines == [
        "Votre créature Chasseur de Têtes moissonne (+1\u00a0Aombre).",
        "Vous jouez Mandale (+1\u00a0Aombre).",
    ]


def test_the_sign_before_a_line_is_whose_card_acted() -> None:
    """KF.damage-tokens: damage happens to the enemy creature, and the one who played Punch has done it."""
    g = small()
    g.answer("play:punch@hand:0").answer("doc-bookton@foe-line:1")
    told = {line.text: line.seat for line in Session(g, (None, Idle())).story()}
    assert told["Punch deals 3 damage to the enemy Doc Bookton."] == 0
    event = next(e for e in g.events if e.kind == "damage")
    assert event.seat == 1 and g.game.speech.actor(event) == 0


def test_what_another_seat_is_asked_is_told_by_its_rule_only() -> None:
    g = tableforge.new("keyforge", seed=3, first=1)
    s = Session(g, (None, Idle()))
    d = g.decision
    assert d is not None and d.seat == 1 and s.my_question is None
    assert s.question_and_rule() == (s.rule_title(d.rule), d.rule) and s.rule_title(d.rule) != d.text("en")


# ---------------------------------------------------------------- standing orders
def test_a_standing_order_passes_where_nothing_else_can_be_done_and_undo_asks_again() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        g = app.session.sitting
        await press(pilot, "o")
        assert "Standing orders" in text_of(app)
        await press(pilot, "enter", "escape")
        assert g.answers == []  # there is something else to do
        await press(pilot, "2")
        assert g.answers[:2] == ["discard:punch@hand:0", "end-turn"] and "Answered by your standing orders" in text_of(
            app
        )
        await press(pilot, "u")
        assert g.answers == ["discard:punch@hand:0"] and app.session.my_question is not None  # asked, though ordered

    played(go, small(line=["valdr+exhausted"], hand="punch"))


UNTIL = "Pass until my next turn"


def test_passing_until_ones_turn_can_be_ordered_only_while_it_has_not_come(lamplighters: str) -> None:
    s = Session(tableforge.new(lamplighters, seed=3), (None, Idle()))
    while (q := s.my_question) is None or q.kind != "act":
        s.bot_answer() if q is None else s.answer(q.keys[-1])
    assert UNTIL not in [o.label for o in orders.list_orders(s)]
    s.answer("rest")
    assert UNTIL in [o.label for o in orders.list_orders(s)]


def test_passing_until_ones_turn_is_not_offered_where_others_turns_have_nothing_to_pass() -> None:
    s = Session(small(), (None, Idle()))
    s.answer("end-turn")
    assert [o.label for o in orders.list_orders(s)] == ["Pass where there is nothing else to do"]


def test_an_order_that_is_given_after_an_undo_is_followed() -> None:
    s = Session(small(line=["valdr+exhausted"], hand="punch"), (None, Idle()))
    s.answer("discard:punch@hand:0")
    s.answer("end-turn")
    assert s.undo() == 1
    orders.toggle_order(s, PassWhenNothingElse())
    assert s.follow_orders() == 1 and s.sitting.answers[-1] == "end-turn"


def test_abilities_come_always_in_the_order_that_was_given_once() -> None:
    """KF.simultaneous-abilities: the active player says which of several abilities comes first."""
    me = {"line": ["tocsin[duskrunner]", "tocsin[duskrunner]"], "deck": 9, "houses": ["dis", "logos", "mars"]}
    g = tableforge.new("keyforge", position={"players": [me, {"deck": 9, "hand": 3}], "house": "dis", "turn": 10})
    s = Session(g, (None, Idle()))
    s.answer("reap:tocsin@line:0")
    always = [o for o in orders.list_orders(s) if o.label.startswith("Always in this order: Tocsin")]
    assert s.my_question.kind == "order" and len(always) == 1
    orders.toggle_order(s, always[0].order)
    assert s.follow_orders() == 1
    s.answer("reap:tocsin@line:1")
    assert s.follow_orders() == 1 and s.my_question.kind == "act"
    assert [o.label for o in orders.list_orders(s) if o.given] == [always[0].label]


def test_the_plain_table_takes_standing_orders_by_number(tmp_path: Path) -> None:
    g = small(line=["valdr+exhausted"], hand="punch")
    text = plain("o\no 1\n2\nq\n", g, tmp_path / "s.json")
    assert (
        "  1  Pass where there is nothing else to do" in text
        and "  1  ✓ Pass where there is nothing else to do" in text
    )
    assert g.answers[:2] == ["discard:punch@hand:0", "end-turn"] and "Answered by your standing orders: 1" in text


def test_people_at_one_keyboard_have_orders_of_their_own(lamplighters: str) -> None:
    s = Session(lamps(2), [None, None])
    s.at_keyboard = 1
    assert s.my_orders is s.standing[1]
    orders.toggle_order(s, PassWhenNothingElse())
    assert s.standing[0].orders == [] and s.standing[1].orders == [PassWhenNothingElse()]
    orders.toggle_order(s, PassWhenNothingElse())
    assert s.standing[1].orders == []


def long_story() -> Sitting:
    """A game that has been told for some turns."""
    g = tableforge.new("keyforge", seed=5, first=0)
    bot = Lots(5)
    while (d := g.decision) is not None and (g.view()["turn"] < 7 or d.seat != 0 or d.kind != "house"):
        g.answer(bot.choose({}, d))
    return g


def test_a_story_read_to_its_end_is_shown_to_its_end_in_the_other_language() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        box = app.screen.query_one("#story-box")
        await press(pilot, *["pagedown"] * 8)
        for _ in range(2):
            await press(pilot, "L")
            assert box.scroll_y == box.max_scroll_y > 0

    played(go, long_story())


def test_the_story_scrolls_by_a_key_and_stays_where_it_is_while_nothing_new_is_told() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        box = app.screen.query_one("#story-box")
        await press(pilot, "pagedown", "pagedown", "pagedown", "pagedown")
        end = box.scroll_y
        assert end == box.max_scroll_y > 0
        await press(pilot, "pageup")
        there = box.scroll_y
        assert 0 < there < end
        await press(pilot, "L", "L", "question_mark", "escape", "tab")
        assert box.scroll_y == there
        await press(pilot, "1")  # the house is told
        assert box.scroll_y == box.max_scroll_y

    played(go, long_story())


def test_an_answer_that_tells_nothing_new_does_not_move_the_story() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        box = app.screen.query_one("#story-box")
        await press(pilot, "1", "pageup")
        there, told = box.scroll_y, len(app.session.sitting.events)
        fight = next(o for o in app.session.list_answers() if o.verb in ("play", "fight"))
        before = app.session.sitting.clone()
        if len(before.answer(fight.key).events) > told:
            await press(pilot, "u")
            assert len(app.session.sitting.events) < told
            return
        await press(pilot, fight.badge)
        assert box.scroll_y == there

    played(go, long_story())


def test_french_is_never_broken_at_a_blank_that_must_not_break() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        for key in ("question_mark", "h", "r", "l"):
            await press(pilot, key)
            rows = [row.strip(" ┃│║▄▂▅") for row in picture(app)[:-1]]  # but for the line of keys
            assert not [row for row in rows if re.match(r"[:;!?»] ?\S", row)], key
            await press(pilot, "escape")

    played(go, small(), lang="fr", size=(80, 30))


def test_plain_lines_are_broken_to_the_terminal_and_whole_in_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setenv("COLUMNS", "40")
    for stream, most in ((Terminal(), 39), (io.StringIO(), 10**6)):
        PlainTable(Session(small(), (None, Idle())), io.StringIO("t\n1\n"), stream).run()
        rows = [row for row in stream.getvalue().splitlines() if not row.startswith("Your choice")]
        assert max(map(len, rows)) <= most and (most > 40) == (max(map(len, rows)) > 80)


def test_control_z_sets_the_table_aside() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        bound = app.active_bindings["ctrl+z"]
        assert bound.binding.action == "suspend_process" and bound.enabled

    played(go, small())
