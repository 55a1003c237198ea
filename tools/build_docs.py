"""Builds the documentation: `python tools/build_docs.py` writes it to build/docs/site, `--serve` shows it while you write.

Pages that are written lie in docs/. Others are made from the sources here, and never committed: rulebooks, cards, the API
reference. Any game is told from its rules and its catalogue; none is known here by name. A warning fails the build.
"""

from __future__ import annotations

import json
import posixpath
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from html import escape
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tableforge import games
from tableforge.server import catalogue
from tableforge.server.rulings import TestedRuling, list_rulings
from tableforge.tongue.text import ENGLISH, LANGUAGES, Text

ROOT = Path(__file__).resolve().parent.parent
INTO = ROOT / "build" / "docs"
PAGES, SITE, SETTINGS = "pages", "site", "mkdocs.yml"  # in that folder
FETCHED = re.compile(r"<(?:link|script|img|iframe)[^>]+(?:src|href)=\"?(?:https?:)?//[^>]+>")
ROOT_PAGES = {"changelog.md": "CHANGELOG.md", "contributing.md": "CONTRIBUTING.md", "security.md": "SECURITY.md"}
TO_A_PAGE = re.compile(r"`(docs/[\w/-]+\.md|CHANGELOG\.md|CONTRIBUTING\.md|SECURITY\.md)`")
FENCE = re.compile(r"(^```.*?^```\s*$)", re.MULTILINE | re.DOTALL)

# What bot authors, researchers and authors of games build on, each a page; a module that is not there yet is left out.
API = {
    "The door": ("tableforge", "tableforge.errors"),
    "A sitting": ("tableforge.table.sitting",),
    "Environments": ("tableforge.envs",),
    "Bots": ("tableforge.bots", "tableforge.bots.contest", "tableforge.bots.profile"),
    "Rulings in code": ("tableforge.testing", "tableforge.testing.plugin"),
    "Drive": ("tableforge.drive",),
    "Kernel, for authors of games": (
        "tableforge.kernel.game",
        "tableforge.kernel.core",
        "tableforge.kernel.ask",
        "tableforge.kernel.open",
        "tableforge.kernel.event",
        "tableforge.kernel.rules",
        "tableforge.kernel.settings",
        "tableforge.kernel.chance",
        "tableforge.kernel.react",
        "tableforge.kernel.window",
        "tableforge.kernel.options",
        "tableforge.kernel.scene",
        "tableforge.kernel.declared",
    ),
}

RULES_OF = Text("The rules of {game}", "Les règles de {game}")
RULES_ABOUT = Text(
    "{rules} rules in our own words. Below each stand the rulings that cite it: tests that are run with every change. "
    "The search above finds words of any of them.",
    "{rules} règles dans nos propres mots. Sous chacune se trouvent les rulings qui la citent : des tests exécutés à chaque "
    "changement (en anglais). La recherche ci-dessus trouve les mots de chacune.",
)
EDITIONS_OF = Text("The editions of {game} side by side", "Les éditions de {game} côte à côte")
CARDS_OF = Text("The cards of {game}", "Les cartes de {game}")
CARDS_ABOUT = Text(
    "{cards} cards. Their texts are made from the words in which each card is written, in both languages.",
    "{cards} cartes. Leurs textes sont formés à partir des mots dans lesquels chaque carte est écrite, dans les deux langues.",
)
RULINGS = Text("{n} rulings", "{n} rulings")
ONE_RULING = Text("1 ruling", "1 ruling")
HOLDS_IN = Text("editions", "éditions")
POINT = Text("on what they differ", "sur quoi elles diffèrent")
OTHERS = Text("Others", "Autres")
RULEBOOKS = Text("Rulebooks", "Livrets de règles")
CARDS = Text("Cards", "Cartes")


# ---------------------------------------------------------------- pages of a game
def rules_page(game: str, lang: str) -> str:
    """Every rule of a game, chapter by chapter, each with the rulings that cite it."""
    told = catalogue.all_rules(game, lang)
    citing = rulings_by_rule(game)
    starts = {chapter["first"]: chapter["title"] for chapter in told["chapters"]}
    out = [f"# {RULES_OF.text(lang).format(game=title(game))}", RULES_ABOUT.text(lang).format(rules=len(told["rules"]))]
    for rule in told["rules"]:
        if rule["number"] in starts:
            out.append(f"## {starts[rule['number']]}")
        out.append(rule_entry(rule, citing.get(rule["id"], []), game, lang, several=len(told["editions"]) > 1))
    return "\n\n".join(out) + "\n"


def rulings_by_rule(game: str) -> dict[str, list[TestedRuling]]:
    """The rulings of a game by the rules that they cite."""
    out: dict[str, list[TestedRuling]] = {}
    for ruling in list_rulings(game):
        for rule in dict.fromkeys(ruling.rules):
            out.setdefault(rule, []).append(ruling)
    return out


def rule_entry(rule: dict[str, Any], citing: list[TestedRuling], game: str, lang: str, several: bool) -> str:
    """A rule as HTML: its title with an anchor, its text, where it holds, and its rulings to unfold."""
    where = [escape(rule["source"])]
    if several:
        where.append(f"{HOLDS_IN.text(lang)} {escape(', '.join(rule['editions']))}")
    lines = [
        f'<h3 id="{rule["id"]}">{rule["number"]}. {escape(rule["title"])} <small><code>{rule["id"]}</code></small></h3>',
        f"<p>{escape(rule['text'])}<br><small>{' · '.join(where)}</small></p>",
    ]
    if citing:
        many = ONE_RULING.text(lang) if len(citing) == 1 else RULINGS.text(lang).format(n=len(citing))
        told = [catalogue.describe_ruling(ruling, game) for ruling in citing]
        items = ["<li>" + escape(f"{r['title']} {r['text']}".strip()) + "</li>" for r in told]
        lines.append(f"<details><summary>{many}</summary><ul>{''.join(items)}</ul></details>")
    return "\n".join(lines)


def editions_page(game: str, lang: str) -> str:
    """Every point on which the editions of a game differ, with the rule of each edition beside the others."""
    told = catalogue.all_rules(game, lang)
    texts = {rule["id"]: rule for rule in told["rules"]}
    head = "".join(f"<th>{escape(name)}</th>" for name in (POINT.text(lang), *told["editions"]))
    rows = []
    for point in told["points"]:
        cells = [f"<td>{escape(point['about'])}</td>"]
        for edition in told["editions"]:
            id = point["rules"][edition]
            cells.append(f'<td>{escape(texts[id]["text"])} <a href="{game}.html#{id}"><code>{id}</code></a></td>')
        rows.append(f"<tr>{''.join(cells)}</tr>")
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    return f"# {EDITIONS_OF.text(lang).format(game=title(game))}\n\n{table}\n"


def cards_page(game: str, lang: str) -> str:
    """Every card of a game by its faction, with its type, traits, figures and text."""
    own = catalogue.find_catalogue(game)
    words, cards = own.words(lang), own.cards(lang)
    shelves: dict[str, list[dict[str, Any]]] = {}
    for card in cards:
        shelves.setdefault(card.get("faction") or "", []).append(card)
    out = [f"# {CARDS_OF.text(lang).format(game=title(game))}", CARDS_ABOUT.text(lang).format(cards=len(cards))]
    for shelf, found in shelves.items():
        head = words.get(shelf) or shelf or OTHERS.text(lang)
        out.append(f"## {head[:1].upper()}{head[1:]}")
        out += [card_entry(card, words) for card in found]
    return "\n\n".join(out) + "\n"


def card_entry(card: dict[str, Any], words: dict[str, str]) -> str:
    """A card as HTML."""
    kinds = [card["type"], *card.get("traits", ())]
    facts = [words.get(kind) or kind for kind in kinds] + [str(fact) for fact in card.get("printed", ())]
    text = "<br>".join(escape(line) for line in card["text"])
    return (
        f'<h3 id="{card["id"]}">{escape(card["name"])} <small><em>{escape(card.get("other") or "")}</em></small></h3>\n'
        f"<p><small>{escape(' · '.join(facts))}</small><br>{text}</p>"
    )


def title(game: str) -> str:
    """What a game is called."""
    return games.game(game).title


# ---------------------------------------------------------------- all of them
def api_page(heading: str, modules: tuple[str, ...]) -> str:
    """The reference of some modules, from their docstrings."""
    return "\n".join([f"# {heading}", *(f"\n::: {name}\n" for name in modules)])


def api_pages() -> Iterator[tuple[str, str, str]]:
    """Title, place and text of each page of the reference."""
    for heading, modules in API.items():
        if found := tuple([name for name in modules if find_spec(name) is not None]):
            yield heading, f"api/{found[0].rpartition('.')[2]}.md", api_page(heading, found)


def game_pages(lang: str) -> Iterator[tuple[Text, str, str, str]]:
    """Part of the site, title, place and text of each page that a game gets in a language."""
    home = "" if lang == ENGLISH else f"{lang}/"
    for game in games.names():
        own = games.game(game)
        yield RULEBOOKS, title(game), f"{home}rules/{game}.md", rules_page(game, lang)
        if len(own.editions) > 1:
            of = EDITIONS_OF.text(lang).format(game=title(game))
            yield RULEBOOKS, of, f"{home}rules/{game}-editions.md", editions_page(game, lang)
        if catalogue.has_catalogue(game):
            yield CARDS, title(game), f"{home}cards/{game}.md", cards_page(game, lang)


def pages() -> dict[str, str]:
    """Every page that is made, by its place in the site."""
    out = {place: text for lang in LANGUAGES for _, _, place, text in game_pages(lang)}
    out |= {place: text for _, place, text in api_pages()}
    out |= {place: (ROOT / name).read_text("utf-8") for place, name in ROOT_PAGES.items()}
    return out


def linked(text: str, place: str) -> str:
    """The text of a page with every `docs/…md` in its sentences as a link.

    >>> linked("Read `docs/server.md` and `CHANGELOG.md`.", "start/hosts.md")
    'Read [server](../server.md) and [changelog](../changelog.md).'
    """

    def link(found: re.Match[str]) -> str:
        target = found[1].removeprefix("docs/") if "/" in found[1] else found[1].lower()
        name = posixpath.basename(target).removesuffix(".md")
        return f"[{name}]({posixpath.relpath(target, posixpath.dirname(place) or '.')})"

    parts = FENCE.split(text)
    return "".join(part if k % 2 else TO_A_PAGE.sub(link, part) for k, part in enumerate(parts))


# ---------------------------------------------------------------- building
def write_pages(into: Path) -> None:
    """Write every page, written or made, and all pictures into a folder, with the settings of the site beside it."""
    shutil.rmtree(into, ignore_errors=True)
    shutil.copytree(ROOT / "docs", into / PAGES, ignore=shutil.ignore_patterns("examples"))
    for place, text in pages().items():
        path = into / PAGES / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for path in (into / PAGES).rglob("*.md"):
        place = path.relative_to(into / PAGES).as_posix()
        path.write_text(linked(path.read_text("utf-8"), place), encoding="utf-8")
    (into / SETTINGS).write_text(json.dumps(settings()), encoding="utf-8")  # JSON is YAML, too


def settings() -> dict[str, Any]:
    """The settings of mkdocs.yml, with the places of pages that are made under the headings that it keeps for them."""
    told: dict[str, Any] = import_module("yaml").safe_load((ROOT / SETTINGS).read_text("utf-8"))
    made: dict[str, list[dict[str, str]]] = {}
    for lang in LANGUAGES:
        for part, name, place, _ in game_pages(lang):
            made.setdefault(part.text(lang), []).append({str(name): place})
    made["API reference"] = [{name: place} for name, place, _ in api_pages()]
    fill(told["nav"], made)
    python = told["plugins"][1]["mkdocstrings"]["handlers"]["python"]
    python["paths"] = [str(ROOT / "src")]
    python["options"]["extensions"] = [str(ROOT / "tools" / "docs_doctests.py")]
    return {**told, "docs_dir": PAGES, "site_dir": SITE}


def fill(nav: list[Any], made: dict[str, list[dict[str, str]]]) -> None:
    """Put the places of pages under the headings `made: NAME` of a navigation."""
    for entry in nav:
        for key, below in entry.items() if isinstance(entry, dict) else ():
            if isinstance(below, str) and below.startswith("made: "):
                entry[key] = made[below.removeprefix("made: ")]
            elif isinstance(below, list):
                fill(below, made)


def check_site(into: Path) -> list[str]:
    """What is wrong with a site that was built: pages that nothing leads to, and things of others that a page would fetch."""
    wrong = []
    led_to = set(re.findall(r'"([^"]+\.md)"', (into / SETTINGS).read_text("utf-8")))
    for path in sorted((into / PAGES).rglob("*.md")):
        if (place := path.relative_to(into / PAGES).as_posix()) not in led_to:
            wrong.append(f"nothing leads to {place}: mkdocs.yml names it nowhere")
    for path in sorted((into / SITE).rglob("*.html")):
        for tag in FETCHED.findall(path.read_text("utf-8")):
            wrong.append(f"{path.relative_to(into / SITE)} fetches something from elsewhere: {tag}")
    return wrong


def main(arguments: list[str]) -> int:
    if set(arguments) - {"--serve"}:
        print(__doc__)
        return 0 if arguments == ["--help"] else 2
    write_pages(INTO)
    command = [sys.executable, "-m", "zensical"]
    if arguments:
        return subprocess.run([*command, "serve", "--config-file", SETTINGS], cwd=INTO).returncode
    code = subprocess.run([*command, "build", "--strict", "--config-file", SETTINGS], cwd=INTO).returncode
    wrong = [] if code else check_site(INTO)
    for line in wrong:
        print(line, file=sys.stderr)
    if not code and not wrong:
        print(f"Open {(INTO / SITE / 'index.html').relative_to(ROOT)}")
    return code or int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
