"""The terminal table: played by a pilot, looked at as text."""

from __future__ import annotations

import re
import string
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from cli.tables import Lots, click_card, crowded, picture, played, press, settle, small, text_of

import tableforge
from tableforge.cli.table import fit, texts
from tableforge.cli.table.app import PlayScreen, TableApp
from tableforge.cli.table.picture import screenshot
from tableforge.cli.table.rows import RowView
from tableforge.cli.table.screens import ActionMenu, TextScreen
from tableforge.cli.table.session import assign_badges, list_answers
from tableforge.cli.table.zones import ZoneView
from tableforge.keyforge import lexicon, scene, sheet
from tableforge.keyforge.cards import CARDS

pytestmark = pytest.mark.slow  # a table is drawn for each, and a pilot waits for it


# ---------------------------------------------------------------- texts
def test_both_languages_say_the_same_things() -> None:
    for table in (texts.TEXTS, lexicon.TEXTS):
        for name, (en, fr) in table.items():
            holes = [{h for _, h, _, _ in string.Formatter().parse(text) if h} for text in (en, fr)]
            assert holes[0] == holes[1], name


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_help_fits_its_sheet(lang: str) -> None:
    for page in (texts.HELP, texts.REPLAY_HELP):
        lines = re.sub(r"\[/?b\]", "", page[lang == "fr"]).splitlines()
        assert max(map(len, lines[1:])) <= 71  # but for its first paragraph no line is broken at 80 columns


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_title_can_be_shortened(lang: str) -> None:
    for id in CARDS:
        name = scene.title(id, lang)
        for width in (7, 10, 14, 20):
            cut = fit.shorten(name, width, lang)
            assert 0 < len(cut) <= width and cut.strip() == cut, (name, width, cut)


def test_keys_of_choices_are_never_commands() -> None:
    keys = assign_badges([f"reap:x@line:{n}" for n in range(60)] + ["end-turn"], stop="end-turn")
    given = [k for k in keys if k]
    assert len(given) == len(set(given)) and keys[-1] == "e"
    assert not set(given) & set("hlqrsuL?/") and keys[:3] == ["1", "2", "3"]


def test_choices_stand_in_the_order_play_use_discard_end() -> None:
    g = crowded()
    d = g.decision
    assert d is not None
    verbs = [o.verb for o in list_answers(d.question("en"), g.scene(0))]
    ranks = [{"play": 0, "discard": 2, "end-turn": 3}.get(v, 1) for v in verbs]
    assert ranks == sorted(ranks) and set(ranks) == {0, 1, 2, 3}


# ---------------------------------------------------------------- the picture
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_crowded_table_shows_everything_at_100_by_30(lang: str) -> None:
    async def look(pilot: Any, app: TableApp) -> None:
        shown = picture(app)
        text = "\n".join(shown)
        assert len(shown) == 30 and all(len(row) <= 100 for row in shown)
        lines = {True: shown[8:13], False: shown[3:8]}
        for near, ids in (
            (True, "smaaash headhunter valdr charette dust-imp ganger-chieftain champion-anaphiel stealer-of-souls"),
            (False, "raiding-knight doc-bookton snufflegator champion-anaphiel niffle-queen"),
        ):
            for id in ids.split():
                assert fit.shorten(scene.title(id, lang), 10 if near else 17, lang) in lines[near][1], id

        def said(id: str, n: int = 1) -> str:
            return lexicon.LEXICON.label(lang, id, n).replace("\xa0", " ")

        states = (
            said("brief:stunned"),
            said("brief:exhausted").lower(),
            lexicon.LEXICON.agreeing(lang, "state:ready", "creature"),
        )

        assert "6 ✶2" in lines[True][2] and "4 æ3" in lines[True][2] and "6/1 ✶2" in lines[True][2]
        assert all(word in lines[True][3] for word in states)
        assert {"en": "taunt", "fr": "provo."}[lang] in lines[True][4]
        assert shown[8][0:2].strip() == "⎡" and shown[8].rstrip()[-1] == "⎤"  # the flanks
        assert "┏" in lines[True][0] and "╭" in lines[True][0]  # what can act, and what cannot
        assert f"{said('aember')} 7/6 {said('check')}" in shown[1] and f"{said('aember')} 5/6" in shown[14]
        assert f"{said('key', 2)} ■□□" in shown[1]
        assert f"{said('chain', 2)} 3" in shown[14] and f"{said('zone:purged')} 1" in shown[14]
        for name in ("hand", "deck", "discard", "archives"):
            assert said(f"zone:{name}") in shown[1] and said(f"zone:{name}") in shown[14]
        assert scene.title("library-of-babble", lang) in shown[2]
        assert "Brobnar" in shown[0] and "10" in shown[0] and f"▶{said('step:main')}" in shown[0]
        q = app.session.my_question
        assert q is not None
        assert all(word in text for word in q.text.split()[:3])
        offered = app.session.list_answers()
        visible = [o for o in offered if re.search(rf"┃[ ▶]{o.badge} {re.escape(o.label[:24])}", text)]
        assert visible == offered[: len(visible)] and len(visible) >= 9
        assert f"e {offered[-1].label}" in text  # the way out is always on the screen
        for c in app.session.sitting.view(0)["players"][0]["hand"]:
            name = fit.shorten(scene.title(c["id"], lang), 16, lang)
            assert any(name[:9] in row[:29] for row in shown[15:])
        assert shown[29].strip().startswith("?") and texts.say(lang, "k-quit") in shown[29]

    played(look, crowded(), lang=lang)


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 45)])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_text_of_the_marked_card_stands_below_the_hand(size: tuple[int, int], lang: str) -> None:
    async def look(pilot: Any, app: TableApp) -> None:
        text = " ".join(row[1:38].strip("│ ┃") for row in picture(app)[11:])
        assert {"en": "─ Punch ─", "fr": "─ Mandale ─"}[lang] in text
        assert {"en": "Play: Deal 3 damage to a", "fr": "Jouez : Infligez 3 dégâts"}[lang] in text
        await press(pilot, "tab", "tab", "right")  # a creature in play
        assert {"en": "─ Headhunter ─", "fr": "─ Chasseur de Têtes ─"}[lang] in text_of(app)
        assert {"en": "Fight: Gain 1 æmber.", "fr": "Combat : Gagnez 1 Aombre."}[lang] in text_of(app)

    played(look, crowded(), lang=lang, size=size)


@pytest.mark.parametrize("size", [(80, 24), (100, 30)])
def test_the_hand_shows_bonus_power_and_keywords(size: tuple[int, int]) -> None:
    async def look(pilot: Any, app: TableApp) -> None:
        rows = [row[:29] for row in picture(app)]
        shown = {word: next(row for row in rows if word in row) for word in ("Punch", "Urchin", "Staunch")}
        assert "+1æ" in shown["Punch"] and re.search(r"elusive 1\b", shown["Urchin"])
        assert "4/2" in shown["Staunch"]

    played(look, small(hand="punch urchin staunch-knight"), size=size)


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 44), (200, 60)])
def test_every_size_shows_question_choices_and_creatures(size: tuple[int, int]) -> None:
    async def look(pilot: Any, app: TableApp) -> None:
        text = text_of(app)
        for word in ("1 Play Punch", "what do", "Valdr", "Snuf", "6 ✶2", "7·8", "Æmber 5/6", "Keys ■□□"):
            assert word in text, word

    played(look, crowded(), size=size)


def test_a_line_too_long_for_the_screen_scrolls_with_the_cursor() -> None:
    async def look(pilot: Any, app: TableApp) -> None:
        assert "›" in text_of(app)
        await press(pilot, "tab", "tab", "end")
        assert "Valdr" in picture(app)[9] and "‹" in text_of(app)

    played(look, small(line=["headhunter"] * 14 + ["valdr"]))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_80_by_24_cuts_nothing_that_matters(lang: str) -> None:
    async def look(pilot: Any, app: TableApp) -> None:
        shown = picture(app)
        assert shown[0].endswith("▲ Brobnar")
        assert shown[23].split()[-1] in (texts.say(lang, "k-quit"), texts.other_language(lang))
        assert re.search(r"Arch\. 0$", shown[1]) and re.search(r"Pur[a-zé.]+ 1$", shown[10])
        assert "▲" in shown[8] and "◎" in shown[8] and "✚" in shown[8]  # houses, though there is no room for frames
        assert not re.search(r"✶\d+·", shown[7]) and "7·8┃" in shown[8]  # a number and a key are told apart
        assert not any("redre┃" in row or "redre│" in row for row in shown)

    played(look, crowded(), lang=lang, size=(80, 24))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_figure_of_a_strip_is_cut_at_80_columns(lang: str) -> None:
    async def look(pilot: Any, app: TableApp) -> None:
        assert picture(app)[10].endswith(" 1") and "12/6" in picture(app)[10]

    me = {
        "amber": 12,
        "chains": 12,
        "hand": 6,
        "deck": 20,
        "discard": ["urchin"] * 11,
        "archives": "urchin",
        "purged": "urchin",
    }
    g = tableforge.new("keyforge", position={"players": [me, {"deck": 9}], "house": "brobnar", "turn": 10})
    played(look, g, lang=lang, size=(80, 24))


def test_a_narrow_screen_tells_the_news_where_the_choices_leave_room() -> None:
    async def look(pilot: Any, app: TableApp) -> None:
        await press(pilot, "2")
        assert "what has happened" in text_of(app) and "reaps" in text_of(app)
        await pilot.resize_terminal(100, 30)
        await settle(pilot)
        assert "what has happened" not in text_of(app) and "Story" in text_of(app)

    played(look, small(hand="punch"), size=(80, 24))


def test_the_marked_choice_has_a_pointer_as_well_as_a_colour() -> None:
    async def look(pilot: Any, app: TableApp) -> None:
        assert "▶1 Play Punch" in text_of(app)
        await press(pilot, "down", "down")
        assert "▶1" not in text_of(app) and "▶3 Fight with Headhunter" in text_of(app)
        await press(pilot, "slash", "d", "i", "s", "c")
        assert text_of(app).count("▶4 Discard Punch") == 1

    played(look, small())


@pytest.mark.parametrize("size", [(71, 24), (80, 19), (20, 5)])
def test_a_terminal_that_is_too_small_says_so_and_takes_no_answer(size: tuple[int, int]) -> None:
    async def look(pilot: Any, app: TableApp) -> None:
        assert "columns" in text_of(app) and "Your choice" not in text_of(app)
        await press(pilot, "1", "enter")
        assert app.session.sitting.answers == []
        await pilot.resize_terminal(80, 24)
        await settle(pilot)
        assert "Your choice" in text_of(app) and "columns" not in text_of(app)
        await press(pilot, "1")
        assert app.session.sitting.answers

    played(look, small(), size=size)


# ---------------------------------------------------------------- answering
def test_a_game_starts_and_is_answered_by_number() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        assert "keep this hand" in text_of(app).lower()
        await press(pilot, "1")
        assert app.session.sitting.answers[:2] == ["keep", "mulligan"]
        assert "(2 in hand, 0 in play)" in text_of(app)
        await press(pilot, "2")
        assert app.session.sitting.view(0)["house"] == "dis"
        await press(pilot, "e")
        assert app.session.sitting.view(0)["turn"] == 3 and app.session.my_question is not None
        assert "Turn 2" in text_of(app)  # the story tells what the bot did

    played(go, tableforge.new("keyforge", seed=7, first=0))


def test_a_choice_is_taken_by_mouse_by_enter_and_by_filter() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        await pilot.click("#choices", offset=(5, 1))
        await settle(pilot)
        assert app.session.sitting.answers == ["reap:headhunter@line:0"]
        await press(pilot, "u", "down", "down", "enter")
        assert app.session.sitting.answers == ["fight:headhunter@line:0"]
        await press(pilot, "u", "slash", "d", "i", "s", "c")
        assert "Discard Punch" in text_of(app) and "Reap with" not in text_of(app)
        await press(pilot, "enter")
        assert app.session.sitting.answers == ["discard:punch@hand:0"]

    played(go, small())


def test_escape_shows_all_choices_again() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        await press(pilot, "slash", "z", "z")
        assert "no choice has “zz” in it" in text_of(app), "an empty list says why it is empty"
        await press(pilot, "enter")
        assert app.session.sitting.answers == []
        await press(pilot, "escape")
        assert "Reap with Headhunter" in text_of(app) and "in it" not in text_of(app)

    played(go, small())


def test_a_click_on_a_card_offers_its_acts_and_says_what_it_cannot() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        await click_card(pilot, app, "near-line", "headhunter")
        assert isinstance(app.screen, ActionMenu)
        assert "Reap" in text_of(app) and "Fight" in text_of(app)
        await press(pilot, "3")
        assert app.session.sitting.answers == ["fight:headhunter@line:0"]
        await click_card(pilot, app, "far-line", "champion-anaphiel")  # an answer: taken at once
        assert app.session.sitting.answers[-1] == "champion-anaphiel@foe-line:2"

    played(go, small())


def test_a_card_that_cannot_act_says_why() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        await click_card(pilot, app, "near-line", "valdr")
        assert isinstance(app.screen, ActionMenu)
        text = text_of(app)
        assert "✗" in text and "exhausted" in text.lower()
        await press(pilot, "escape")
        await click_card(pilot, app, "far-line", "doc-bookton")
        assert "control" in text_of(app)
        await press(pilot, "escape", "3")  # fight with Headhunter
        await click_card(pilot, app, "far-line", "raiding-knight")  # stands next to nobody with taunt
        assert len(app.session.sitting.answers) == 2

    played(go, small())


def test_a_taunt_is_named_where_it_forbids_the_attack() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        await press(pilot, "3")
        await click_card(pilot, app, "far-line", "doc-bookton")
        assert isinstance(app.screen, ActionMenu) and "taunt" in text_of(app).lower()

    played(go, small())


def test_the_keyboard_reaches_every_zone() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        seen = []
        for _ in range(9):
            assert app.screen.focused is not None
            seen.append(app.screen.focused.id)
            await press(pilot, "tab")
        assert seen == [
            "choices",
            "hand",
            "near-line",
            "near-artifacts",
            "near-strip",
            "far-line",
            "far-artifacts",
            "far-strip",
            "story-box",
        ]
        assert app.screen.focused.id == "choices"
        await press(pilot, "shift+tab", "shift+tab", "down", "down")
        assert app.screen.focused.id == "far-line"
        await press(pilot, "down", "right", "right")
        line = app.screen.query_one("#near-line", RowView)
        assert line.has_focus and line.current_item is not None and line.current_item.thing.id == "valdr"
        assert "╔" in picture(app)[8]
        await press(pilot, "enter")
        assert isinstance(app.screen, ActionMenu)

    played(go, crowded())


# ---------------------------------------------------------------- the picture for the README
def test_the_screenshot_is_an_svg_of_the_table(tmp_path: Path) -> None:
    path = tmp_path / "terminal.svg"
    screenshot(path, "keyforge", seed=7)
    text = unescape(path.read_text("utf-8")).replace("\xa0", " ")
    assert text.startswith("<svg") and "Your choice" in text and "End the turn" in text and "@font-face" not in text


# ---------------------------------------------------------------- reasons and reading
def test_why_explains_the_question_the_choice_a_card_and_a_number() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        await press(pilot, "down", "question_mark")
        assert isinstance(app.screen, TextScreen)
        assert "KF.play-number-and-order" in text_of(app) and "KF.reap" in text_of(app)
        await press(pilot, "escape", "tab", "down", "question_mark")
        assert "Hand of Dis" in text_of(app) and "KF.off-house" in text_of(app)
        await press(pilot, "escape", "tab", "question_mark")
        assert "✓ Reap with Headhunter" in text_of(app)
        await press(pilot, "escape", "tab", "right", "question_mark")
        assert "KF.forge-payment" in text_of(app)

    played(go, small())


def test_a_rule_names_its_section_in_the_language_of_the_table() -> None:
    async def english(pilot: Any, app: TableApp) -> None:
        await press(pilot, "down", "question_mark")
        assert "rulebook: Reap; Gl. Reap" in text_of(app)

    async def french(pilot: Any, app: TableApp) -> None:
        await press(pilot, "down", "question_mark")
        assert "livret : Moissonner ; Gl. Moisson" in text_of(app).replace("\u00a0", " ")

    played(english, small())
    played(french, small(), lang="fr")


def test_rules_of_a_card_in_both_languages() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        await press(pilot, "r")  # the card of the marked choice
        assert "Punch" in text_of(app) and "3 damage" in text_of(app).lower() and "KF." in text_of(app)
        await press(pilot, "L")
        assert "Mandale" in text_of(app) and "Règles" in text_of(app)
        await press(pilot, "escape", "tab", "tab", "tab", "r")
        assert isinstance(app.screen, PlayScreen)  # no artifact, so the strip, which is no card

    played(go, small())


def test_a_toll_on_playing_is_a_cost_and_a_toll_on_using_is_paid_in_order_to() -> None:
    """KF.costs-of-playing, KF.if-you-do-in-order-to: Truebaru and Customs Office against Tentacus."""
    rules = {id: set(sheet.rules_of(id, "1.3")) for id in ("the-terror", "truebaru", "tentacus", "customs-office")}
    assert "KF.costs-of-playing" in rules["truebaru"] & rules["customs-office"]
    assert "KF.if-you-do-in-order-to" in rules["tentacus"]
    assert "KF.costs-of-playing" not in rules["tentacus"] | rules["the-terror"]


def test_the_log_tells_everything_with_its_rules() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        await press(pilot, "2", "l")
        assert isinstance(app.screen, TextScreen)
        text = text_of(app)
        assert "KF.reap" in text and "Headhunter" in text
        await press(pilot, "l")
        assert isinstance(app.screen, PlayScreen)

    played(go, small())


def test_piles_open_where_the_rules_allow_it() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        strip = app.screen.query_one("#near-strip", ZoneView)
        strip.cursor = next(n for n, i in enumerate(strip.items) if i.key == "discard")
        strip.focus()
        await press(pilot, "enter")
        assert "Urchin" in text_of(app)
        await press(pilot, "escape")
        far = app.screen.query_one("#far-strip", ZoneView)
        far.cursor = next(n for n, i in enumerate(far.items) if i.key == "hand")
        far.focus()
        await press(pilot, "enter")
        assert "Face down, 6" in text_of(app)

    played(go, crowded())


def test_the_language_changes_at_once_and_back() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        assert "Reap with Headhunter" in text_of(app)
        await press(pilot, "L")
        assert "Moissonner avec" in text_of(app) and "Main" in text_of(app) and "Reap with" not in text_of(app)
        await press(pilot, "h")
        assert "Une question à la fois" in text_of(app)
        await press(pilot, "L")
        assert "One question at a time" in text_of(app)
        await press(pilot, "escape")
        assert "Reap with Headhunter" in text_of(app)

    played(go, small())


def test_the_story_of_a_long_bot_turn_is_shown_from_its_beginning() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        await press(pilot, "e")
        box = app.screen.query_one("#story-box")
        shown = [row[69:].strip("│ ") for row in picture(app)[16:28]]
        assert "below" in picture(app)[28] and box.scroll_y < box.max_scroll_y
        assert any("opponent" in row for row in shown[:5])

    foe = {
        "line": ["raiding-knight"] * 5 + ["champion-anaphiel"] * 4,
        "deck": 20,
        "hand": 6,
        "houses": ["sanctum", "dis", "logos"],
    }
    me = {"line": ["headhunter+exhausted"], "deck": 9}
    played(
        go, tableforge.new("keyforge", position={"players": [me, foe], "house": "brobnar", "turn": 10}), (None, Lots())
    )
