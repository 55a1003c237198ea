"""The terminal table: played by a pilot, looked at as text, and driven line by line."""

from __future__ import annotations

import asyncio
import io
import json
import re
import string
import sys
from collections.abc import Awaitable, Callable
from html import unescape
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tableforge
from tableforge.cli import terminal, terminal_cards, terminal_texts
from tableforge.cli.terminal_app import PlayScreen, TableApp
from tableforge.cli.terminal_plain import play_plain, replay_plain
from tableforge.cli.terminal_replay import ReplayScreen
from tableforge.cli.terminal_screens import Deeds, PassScreen, Result, Sheet
from tableforge.cli.terminal_session import ReplaySession, Session, badges, choices
from tableforge.cli.terminal_zones import Battleline, Hand, Zone
from tableforge.keyforge.cards import CARDS
from tableforge.keyforge.game import RULES
from tableforge.table.sitting import Decision, Sitting

SIZE = (100, 30)


class Lots:
    """A bot that draws lots, but does not end its turn while it can act."""

    name = "lots"

    def __init__(self, seed: int = 1) -> None:
        self.lot = Random(seed)

    def choose(self, view: dict[str, Any], decision: Decision) -> int:
        keys = [o.key for o in decision.options]
        if "sanctum" in keys:
            return keys.index("sanctum")
        active = [n for n, k in enumerate(keys) if k != "end-turn" and not k.startswith("discard:")]
        return self.lot.choice(active or range(len(keys)))


class Idle:
    """A bot that takes the last option: it ends its turn at once."""

    name = "idle"

    def choose(self, view: dict[str, Any], decision: Decision) -> int:
        return len(decision.options) - 1


def crowded() -> Sitting:
    """Two full battlelines with every kind of mark on them."""
    me = {
        "amber": 5, "keys": 1, "chains": 3, "deck": 13, "discard": "urchin", "archives": "urchin", "purged": "urchin",
        "houses": ["brobnar", "dis", "shadows"],
        "hand": "punch anger hand-of-dis bad-penny ganger-chieftain stealer-of-souls",
        "line": [
            "smaaash+stun", "headhunter", "valdr+damage:2", "charette+amber:3", "dust-imp+damage:1+exhausted",
            "ganger-chieftain[blood-of-titans]+exhausted", "champion-anaphiel+damage:2", "stealer-of-souls+stun+exhausted",
        ],
        "artifacts": "gauntlet-of-command seeker-needle+exhausted",
    }  # fmt: skip
    foe = {
        "amber": 7, "keys": 1, "hand": 6, "deck": 10, "houses": ["logos", "sanctum", "untamed"],
        "line": ["raiding-knight", "doc-bookton", "snufflegator", "champion-anaphiel+damage:2", "niffle-queen+exhausted"],
        "artifacts": "library-of-babble",
    }  # fmt: skip
    return tableforge.new("keyforge", position={"players": [me, foe], "house": "brobnar", "turn": 10})


def small(**me: Any) -> Sitting:
    line = me.pop("line", ["headhunter", "valdr+exhausted"])
    side = {"line": line, "hand": "punch hand-of-dis", "deck": 9, "houses": ["brobnar", "dis", "shadows"], **me}
    foe = {"line": ["raiding-knight", "doc-bookton", "champion-anaphiel"], "deck": 9, "hand": 6}
    return tableforge.new("keyforge", position={"players": [side, foe], "house": "brobnar", "turn": 10})


def picture(app: TableApp) -> list[str]:
    """The screen as lines of text, read from Textual's own SVG."""
    rows: dict[int, list[str]] = {}
    found = re.findall(
        r'<text class="[^"]*" x="([\d.]+)" y="[\d.]+"[^>]*line-(\d+)\)">([^<]*)</text>', app.export_screenshot()
    )
    for x, line, text in found:
        row = rows.setdefault(int(line), [" "] * app.size.width)
        for k, c in enumerate(unescape(text).replace("\xa0", " ")):
            at = round(float(x) / 12.2) + k
            if at < len(row):
                row[at] = c
    return ["".join(rows.get(n, [])).rstrip() for n in range(app.size.height)]


def played(
    test: Callable[[Any, TableApp], Awaitable[None]],
    sitting: Sitting,
    players: tuple[object | None, object | None] | None = None,
    lang: str = "en",
    path: Path | None = None,
    size: tuple[int, int] = SIZE,
) -> TableApp:
    """Run a pilot over the table and give back the app."""
    app = TableApp(Session(sitting, players or (None, Idle()), lang, path, path is not None), delay=0)

    async def run() -> None:
        async with app.run_test(size=size, notifications=True) as pilot:
            await settle(pilot)
            await test(pilot, app)

    asyncio.run(run())
    return app


async def settle(pilot: Any) -> None:
    """Wait until no bot thinks and all is drawn."""
    await pilot.pause()
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


async def press(pilot: Any, *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settle(pilot)


def text_of(app: TableApp) -> str:
    return "\n".join(picture(app))


# ---------------------------------------------------------------- texts
def test_both_languages_say_the_same_things() -> None:
    en, fr = terminal_texts.TEXTS["en"], terminal_texts.TEXTS["fr"]
    assert en.keys() == fr.keys()
    for name in en:
        holes = [{h for _, h, _, _ in string.Formatter().parse(t[name]) if h} for t in (en, fr)]
        assert holes[0] == holes[1], name
    for table in ("HOUSES", "TYPES", "SHORT_TYPES", "KEYWORDS", "VERBS", "STEPS"):
        found = getattr(terminal_texts, table)
        assert found["en"].keys() == found["fr"].keys(), table


def test_every_rule_that_the_table_cites_exists() -> None:
    cited = [
        *terminal_cards.KEYWORD_RULES.values(),
        *terminal_cards.TYPE_RULES.values(),
        *terminal_cards.MOD_RULES.values(),
    ]
    cited += [rule for rules in terminal_cards.PART_RULES.values() for rule in rules]
    assert [rule for rule in cited if rule not in RULES] == []


def test_help_fits_its_sheet() -> None:
    for lang in ("en", "fr"):
        lines = re.sub(r"\[/?b\]", "", terminal_texts.HELP[lang]).splitlines()
        assert max(map(len, lines)) <= 84
        assert len(lines) <= 25


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_title_can_be_shortened(lang: str) -> None:
    for id in CARDS:
        title = terminal_cards.name(id, lang)
        for width in (7, 10, 14, 20):
            cut = terminal_cards.short(title, width, lang)
            assert 0 < len(cut) <= width and cut.strip() == cut, (title, width, cut)


def test_keys_of_choices_are_never_commands() -> None:
    keys = badges([f"reap:x@line:{n}" for n in range(60)] + ["end-turn"])
    given = [k for k in keys if k]
    assert len(given) == len(set(given)) and keys[-1] == "e"
    assert not set(given) & set("hlqrsuL?/") and keys[:3] == ["1", "2", "3"]


def test_choices_stand_in_the_order_play_use_discard_end() -> None:
    d = crowded().decision
    assert d is not None
    verbs = [c.verb or c.key for c in choices(d, "en")]
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
                title = terminal_cards.name(id, lang)
                width = 10 if near else 17
                assert terminal_cards.short(title, width, lang) in lines[near][1], id
        say = terminal_texts.TEXTS[lang]
        assert "6 ✶2" in lines[True][2] and "4 æ3" in lines[True][2] and "6/1 ✶2" in lines[True][2]
        assert (
            say["stunned-short"] in lines[True][3]
            and say["exhausted-short"] in lines[True][3]
            and say["ready"] in lines[True][3]
        )
        assert {"en": "taunt", "fr": "provo."}[lang] in lines[True][4]
        assert shown[8][0:2].strip() == "⎡" and shown[8].rstrip()[-1] == "⎤"  # the flanks
        assert "┏" in lines[True][0] and "╭" in lines[True][0]  # what can act, and what cannot
        assert (
            f"{say['aember']} 7/6 {say['check']}".replace("\xa0", " ") in shown[1]
            and f"{say['aember']} 5/6" in shown[14]
        )
        assert (
            f"{say['keys']} ■□□" in shown[1] and f"{say['chains']} 3" in shown[14] and f"{say['purged']} 1" in shown[14]
        )
        for word in ("hand", "deck", "discard", "archives"):
            assert say[word] in shown[1] and say[word] in shown[14]
        assert terminal_cards.name("library-of-babble", lang) in shown[2]
        assert "Brobnar" in shown[0] and "10" in shown[0] and f"▶{terminal_texts.STEPS[lang]['main']}" in shown[0]
        d = app.session.my_decision
        assert d is not None
        assert all(word in text for word in d.text(lang).split()[:3])
        offered = app.session.choices()
        visible = [c for c in offered if re.search(rf"┃ {c.badge} {re.escape(c.label[:24])}", text)]
        assert visible == offered[: len(visible)] and len(visible) >= 9
        assert f"e {offered[-1].label}" in text  # the way out is always on the screen
        for c in app.session.view()["players"][0]["hand"]:
            assert any(
                terminal_cards.short(terminal_cards.name(c["id"], lang), 16, lang)[:9] in row[:29] for row in shown[15:]
            )
        assert shown[29].strip().startswith("?") and say["k-quit"] in shown[29]

    played(look, crowded(), lang=lang)


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


# ---------------------------------------------------------------- answering
def test_a_game_starts_and_is_answered_by_number() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        assert "keep this hand" in text_of(app).lower()
        await press(pilot, "1")
        assert app.session.sitting.answers[:2] == ["keep", "mulligan"]
        assert "(2 in hand, 0 in play)" in text_of(app)
        await press(pilot, "2")
        assert app.session.view()["house"] == "dis"
        await press(pilot, "e")
        assert app.session.view()["turn"] == 3 and app.session.my_decision is not None
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
        await press(pilot, "slash", "z", "z", "enter")
        assert app.session.sitting.answers == []
        await press(pilot, "escape")
        assert "Reap with Headhunter" in text_of(app)

    played(go, small())


def test_a_click_on_a_card_offers_its_acts_and_says_what_it_cannot() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        await click_card(pilot, app, "near-line", "headhunter")
        assert isinstance(app.screen, Deeds)
        assert "Reap" in text_of(app) and "Fight" in text_of(app)
        await press(pilot, "3")
        assert app.session.sitting.answers == ["fight:headhunter@line:0"]
        await click_card(pilot, app, "far-line", "champion-anaphiel")  # an answer: taken at once
        assert app.session.sitting.answers[-1] == "champion-anaphiel@foe-line:2"

    played(go, small())


def test_a_card_that_cannot_act_says_why() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        await click_card(pilot, app, "near-line", "valdr")
        assert isinstance(app.screen, Deeds)
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
        assert isinstance(app.screen, Deeds) and "taunt" in text_of(app).lower()

    played(go, small())


async def click_card(pilot: Any, app: TableApp, zone: str, id: str) -> None:
    """Click on the card's own box."""
    w = app.screen.query_one(f"#{zone}", Zone)
    box = next(b for b in w.boxes if w.items[b.index].id == id)
    await pilot.click(f"#{zone}", offset=(box.x + 2, box.y + min(1, box.height - 1)))
    await settle(pilot)


def test_the_keyboard_reaches_every_zone() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        seen = []
        for _ in range(9):
            assert app.screen.focused is not None
            seen.append(app.screen.focused.id)
            await press(pilot, "tab")
        assert seen == [
            "choices", "hand", "near-line", "near-artifacts", "near-strip", "far-line", "far-artifacts", "far-strip", "story-box",
        ]  # fmt: skip
        assert app.screen.focused.id == "choices"
        await press(pilot, "shift+tab", "shift+tab", "down", "down")
        assert app.screen.focused.id == "far-line"
        await press(pilot, "down", "right", "right")
        line = app.screen.query_one("#near-line", Battleline)
        assert line.has_focus and line.here is not None and line.here.id == "valdr"
        assert "╔" in picture(app)[8]
        await press(pilot, "enter")
        assert isinstance(app.screen, Deeds)

    played(go, crowded())


# ---------------------------------------------------------------- reasons and reading
def test_why_explains_the_question_the_choice_a_card_and_a_number() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        await press(pilot, "down", "question_mark")
        assert isinstance(app.screen, Sheet)
        assert "KF.play-number-and-order" in text_of(app) and "KF.reap" in text_of(app)
        await press(pilot, "escape", "tab", "down", "question_mark")
        assert "Hand of Dis" in text_of(app) and "KF.off-house" in text_of(app)
        await press(pilot, "escape", "tab", "question_mark")
        assert "✓ Reap with Headhunter" in text_of(app)
        await press(pilot, "escape", "tab", "right", "question_mark")
        assert "KF.forge-payment" in text_of(app)

    played(go, small())


def test_rules_of_a_card_in_both_languages() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        await press(pilot, "r")  # the card of the marked choice
        assert "Punch" in text_of(app) and "3 damage" in text_of(app).lower() and "KF." in text_of(app)
        await press(pilot, "L")
        assert "Mandale" in text_of(app) and "Règles" in text_of(app)
        await press(pilot, "escape", "tab", "tab", "tab", "r")
        assert isinstance(app.screen, PlayScreen)  # no artifact, so the strip, which is no card

    played(go, small())


def test_the_log_tells_everything_with_its_rules() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        await press(pilot, "2", "l")
        assert isinstance(app.screen, Sheet)
        text = text_of(app)
        assert "KF.reap" in text and "Headhunter" in text
        await press(pilot, "l")
        assert isinstance(app.screen, PlayScreen)

    played(go, small())


def test_piles_open_where_the_rules_allow_it() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        strip = app.screen.query_one("#near-strip", Zone)
        strip.cursor = next(n for n, i in enumerate(strip.items) if i.part == "discard")
        strip.focus()
        await press(pilot, "enter")
        assert "Urchin" in text_of(app)
        await press(pilot, "escape")
        far = app.screen.query_one("#far-strip", Zone)
        far.cursor = next(n for n, i in enumerate(far.items) if i.part == "hand")
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


# ---------------------------------------------------------------- undo, save, quit
def test_undo_goes_back_to_the_own_last_choice() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        g = app.session.sitting
        before = g.digest()
        await press(pilot, "e")  # the bot plays its whole turn
        assert len(g.answers) > 2 and app.session.my_decision is not None
        await press(pilot, "u")
        assert g.answers == [] and g.digest() == before
        await press(pilot, "u")
        assert "nothing" in text_of(app).lower()

    played(go, small(), (None, Lots()))


def test_undo_does_not_take_back_what_only_a_bot_did() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        answers = list(app.session.sitting.answers)
        assert answers  # the bot was asked first
        await press(pilot, "u")
        assert app.session.sitting.answers == answers and app.session.my_decision is not None

    played(go, tableforge.new("keyforge", seed=3, first=1), (None, Lots()))


def test_every_answer_is_saved_and_a_later_start_resumes(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "game.json"

    async def go(pilot: Any, app: TableApp) -> None:
        await press(pilot, "1", "1")
        assert tableforge.load(path.read_text("utf-8")).digest() == app.session.sitting.digest()
        await press(pilot, "s")
        assert "Saved" in text_of(app)
        await press(pilot, "q")

    app = played(go, tableforge.new("keyforge", seed=7, first=0), path=path)
    assert app.return_value == 0
    assert [p.name for p in path.parent.iterdir()] == ["game.json"]  # no half-written file is left

    async def go_on(pilot: Any, app: TableApp) -> None:
        assert app.session.view()["house"] == "brobnar" and app.session.my_decision is not None
        assert len(app.session.choices()) > 1 and app.session.choices()[0].label in text_of(app)
        await press(pilot, "u")  # what was chosen before the break can still be taken back
        assert app.session.view()["house"] is None

    played(go_on, tableforge.load(path.read_text("utf-8")), path=path)


def test_ctrl_c_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.json"

    async def go(pilot: Any, app: TableApp) -> None:
        await press(pilot, "2", "question_mark")
        await pilot.press("ctrl+c")  # even while something is being read

    app = played(go, small(), path=path)
    assert app.return_value == 0
    assert json.loads(path.read_text("utf-8"))["answers"] == ["reap:headhunter@line:0"]


def test_a_save_that_cannot_be_written_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")

    async def go(pilot: Any, app: TableApp) -> None:
        await press(pilot, "2")
        assert "Not saved" in text_of(app) and app.session.sitting.answers

    played(go, small(), path=tmp_path / "file" / "game.json")


# ---------------------------------------------------------------- two people, two bots
def test_hot_seat_covers_the_hands_while_the_keyboard_changes() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        hidden = {terminal_cards.name(c["id"], "en") for c in app.session.sitting.view(0)["players"][0]["hand"]}
        assert isinstance(app.screen, PassScreen)
        assert not any(name in text_of(app) for name in hidden)
        await press(pilot, "enter")
        assert all(terminal_cards.short(name, 16) in text_of(app) for name in hidden)
        await press(pilot, "1")
        assert isinstance(app.screen, PassScreen) and "Player 2" in text_of(app)
        assert not any(name in text_of(app) for name in hidden)
        await press(pilot, "enter")
        theirs = app.screen.query_one("#hand", Hand)
        assert [i.id for i in theirs.items] == [c["id"] for c in sorted_hand(app, 1)]
        await press(pilot, "u")  # back to the first player: covered again
        assert isinstance(app.screen, PassScreen) and "Player 1" in text_of(app)

    played(go, tableforge.new("keyforge", seed=7, first=0), (None, None))


def sorted_hand(app: TableApp, seat: int) -> list[dict[str, Any]]:
    me = app.session.sitting.view(seat)["players"][seat]
    return sorted(me["hand"], key=lambda c: me["houses"].index(c["house"]))


def test_bots_are_watched_step_by_step_to_the_end_and_again() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        g = app.session.sitting
        n = len(g.answers)
        assert "Space" in text_of(app)
        await press(pilot, "space")
        assert len(g.answers) == n + 1
        await press(pilot, "space", "u")
        assert len(g.answers) == n + 1
        await press(pilot, "v")
        assert app.session.near == 1
        await press(pilot, "a")
        for _ in range(100):
            if g.over:
                break
            await asyncio.sleep(0.05)
        await settle(pilot)
        assert g.over and isinstance(app.screen, Result)
        result = g.result
        assert result is not None
        assert "wins!" in text_of(app) and f"after {result['turns']} turns" in text_of(app) and "■■■ 3" in text_of(app)
        await press(pilot, "p")
        assert isinstance(app.screen, ReplayScreen)
        await press(pilot, "end")
        assert f"Answer {len(g.answers)} of {len(g.answers)}" in text_of(app)
        await press(pilot, "q")
        assert isinstance(app.screen, Result)
        await pilot.press("n", "a")  # and stop them
        assert app.session.sitting is not g and app.session.sitting.seed == g.seed + 1

    last = finished(11)
    for _ in range(9):
        last.undo()
    played(go, last, (Lots(1), Lots(2)))


def test_the_end_can_be_taken_back_or_left() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        await press(pilot, "e")
        assert isinstance(app.screen, Result) and "bot idle wins." in text_of(app)
        await press(pilot, "u")
        assert isinstance(app.screen, PlayScreen) and app.session.my_decision is not None
        await press(pilot, "e", "escape")
        assert isinstance(app.screen, PlayScreen) and "The game is over" in text_of(app)
        await press(pilot, "space", "q")

    me = {"line": ["headhunter"], "deck": 9}
    foe = {"amber": 6, "keys": 2, "deck": 9}
    app = played(go, tableforge.new("keyforge", position={"players": [me, foe], "house": "brobnar", "turn": 10}))
    assert app.return_value == 0


# ---------------------------------------------------------------- replay
def finished(seed: int = 5) -> Sitting:
    g = tableforge.new("keyforge", seed=seed)
    bot = Lots(seed)
    while (d := g.decision) is not None:
        g.answer(bot.choose({}, d))
    return g


def test_a_save_is_stepped_forward_and_back() -> None:
    g = finished()
    session = ReplaySession(json.loads(g.save()), "en")
    app = TableApp(session, delay=0)
    n = len(g.answers)

    async def go() -> None:
        async with app.run_test(size=SIZE) as pilot:
            await settle(pilot)
            assert "Before the first answer" in text_of(app)
            start = session.sitting.digest()
            await press(pilot, "right")
            assert "Answer 1 of" in text_of(app) and "✓" in text_of(app) and "(chosen)" in text_of(app)
            await press(pilot, "left")
            assert session.sitting.digest() == start
            await press(pilot, "end")
            assert session.at == n and session.sitting.digest() == g.digest()
            assert session.sitting.over and "§" in text_of(app)
            await press(pilot, "home", "2", "5", "enter")
            assert session.at == 25
            await press(pilot, "pagedown")
            there = session.at
            assert there > 25 and session.turns[there] == session.turns[25] + 1
            await press(pilot, "pageup", "question_mark")
            assert session.at < there and isinstance(app.screen, Sheet) and "KF." in text_of(app)
            await press(pilot, "escape", "v")
            assert session.near == 1
            await press(pilot, "L")
            assert "Relecture" in text_of(app)
            await press(pilot, "q")

    asyncio.run(go())
    assert app.return_value == 0


def test_a_replay_without_a_terminal_is_a_story(capsys: pytest.CaptureFixture[str]) -> None:
    body = json.loads(finished().save())
    assert terminal.replay(body, "fr") == 0
    text = capsys.readouterr().out
    assert text.count("\n      > ") == len(body["answers"]) and "(KF.victory)" in text
    out = io.StringIO()
    assert replay_plain(ReplaySession(body, "en"), out) == 0
    assert "Player 1" in out.getvalue()


def test_a_damaged_save_is_refused_before_anything_is_drawn() -> None:
    body = json.loads(finished().save())
    body["answers"][3] = "nonsense"
    with pytest.raises(tableforge.TableforgeError, match="answer 4"):
        terminal.replay(body, "en")


# ---------------------------------------------------------------- the plain table
def plain(
    lines: str,
    sitting: Sitting,
    path: Path,
    players: tuple[object | None, object | None] | None = None,
    lang: str = "en",
) -> str:
    out = io.StringIO()
    assert play_plain(sitting, players or (None, Idle()), lang, path, io.StringIO(lines), out) == 0
    return out.getvalue()


def test_a_plain_game_in_lines(tmp_path: Path) -> None:
    g = small()
    text = plain("2\n3\nu\nu\nq\n", g, tmp_path / "s.json")
    assert "  2  Reap with Headhunter" in text and "You gain 1 æmber" in text
    assert "Taken back: your last choice and" in text and "Taken back.\n" in text and g.answers == []
    assert text.rstrip().endswith(str(tmp_path / "s.json"))
    assert tableforge.load((tmp_path / "s.json").read_text("utf-8")).answers == []


def test_plain_reasons_and_cards(tmp_path: Path) -> None:
    lines = (
        "?\n? 2\nwhy 2\nwhy reap:valdr@line:1\nwhy\nr 1\nr valdr\nr\nr 99\nfoo\n77\nfight:valdr@line:1\nh\nt\nl\ns\n"
    )
    text = plain(lines, small(), tmp_path / "s.json")
    assert "(KF.play-number-and-order)" in text and "(KF.reap)" in text and "Legal: reap:headhunter@line:0" in text
    assert "KF.exhausted-stays-exhausted" in text or "KF.only-ready-cards-are-used" in text
    assert (
        "Say what" in text
        and "Say which choice" in text
        and "“foo” is no choice" in text
        and "“77” is no choice" in text
    )
    assert "Valdr, Brobnar creature" in text and "power 6" in text
    assert "Headhunter, Brobnar creature, power 5, ready (left flank)" in text
    assert "Valdr, Brobnar creature, power 6, exhausted (right flank)" in text
    assert "taunt" in text and f"Saved: {tmp_path / 's.json'}" in text


def test_a_plain_choice_by_key_and_by_words(tmp_path: Path) -> None:
    g = small()
    plain("reap:headhunter@line:0\nu\nfight with\nchampion\nend\n", g, tmp_path / "s.json")
    assert g.answers[:2] == ["fight:headhunter@line:0", "champion-anaphiel@foe-line:2"]


def test_the_plain_table_speaks_french_and_changes_its_mind(tmp_path: Path) -> None:
    text = plain("L\nL\nt\n", small(), tmp_path / "s.json", lang="fr")
    assert (
        "Moissonner avec" in text and "Reap with" in text and "ligne de front" in text.lower() and "Au revoir" in text
    )


def test_plain_bots_play_to_the_end_without_input(tmp_path: Path) -> None:
    g = tableforge.new("keyforge", seed=5)
    text = plain("", g, tmp_path / "s.json", (Lots(1), Lots(2)))
    assert g.over and "wins!" in text and "after" in text


def test_plain_hot_seat_asks_for_the_other_player(tmp_path: Path) -> None:
    g = tableforge.new("keyforge", seed=7, first=0)
    mine = terminal_cards.name(g.view(1)["players"][1]["hand"][0]["id"], "en")
    text = plain("\n1\n", g, tmp_path / "s.json", (None, None))
    assert g.answers == ["keep"] and "Player 2" in text
    assert mine not in text  # input ended before the second player sat down


def test_play_falls_back_to_plain_lines_without_a_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\nq\n"))
    monkeypatch.setattr(sys, "stdout", out)
    g = small()
    assert terminal.play(g, (None, Idle()), "en", tmp_path / "s.json") == 0
    assert g.answers == ["play:punch@hand:0"] or "Punch" in out.getvalue()


# ---------------------------------------------------------------- the picture for the README
def test_the_screenshot_is_an_svg_of_the_table(tmp_path: Path) -> None:
    path = tmp_path / "terminal.svg"
    terminal.screenshot(path, "en", 7)
    text = unescape(path.read_text("utf-8")).replace("\xa0", " ")
    assert text.startswith("<svg") and "Your choice" in text and "End the turn" in text
