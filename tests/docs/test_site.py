"""The site of the documentation: what its pages are made from, and what would be wrong with it.  ./test builds it in a stage."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from tableforge import games
from tableforge.server import catalogue
from tableforge.server.rulings import list_rulings

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def site(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    return import_module("build_docs")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", games.names())
def test_the_page_of_a_rulebook_has_every_rule_and_every_ruling_that_cites_it(
    site: ModuleType, game: str, lang: str
) -> None:
    page = site.rules_page(game, lang)
    for rule in games.game(game).rules.rules.values():
        assert page.count(f'<h3 id="{rule.id}">') == 1
        assert site.escape(rule.text[lang]) in page
    cited = sum(len([id for id in set(r.rules) if id in games.game(game).rules]) for r in list_rulings(game))
    assert page.count("<li>") == cited


@pytest.mark.parametrize("game", [name for name in games.names() if len(games.game(name).editions) > 1])
def test_editions_stand_side_by_side_with_the_rule_of_each(site: ModuleType, game: str) -> None:
    page = site.editions_page(game, "en")
    points = catalogue.all_rules(game, "en")["points"]
    assert page.count("<tr>") == len(points) + 1 and points
    for point in points:
        for id in point["rules"].values():
            assert f'<a href="{game}.html#{id}">' in page


@pytest.mark.parametrize("game", games.names())
def test_the_page_of_cards_has_every_card(site: ModuleType, game: str) -> None:
    page = site.cards_page(game, "fr")
    for card in catalogue.find_catalogue(game).cards("fr"):
        assert f'<h3 id="{card["id"]}">{site.escape(card["name"])}' in page


def test_a_page_in_backticks_is_a_link_but_not_within_code(site: ModuleType) -> None:
    text = "See `docs/server.md`.\n\n```sh\ncat `docs/server.md`\n```\n"
    assert site.linked(text, "fr/players.md") == "See [server](../server.md).\n\n```sh\ncat `docs/server.md`\n```\n"


def test_examples_of_docstrings_are_laid_out_as_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    fenced = import_module("docs_doctests").fenced
    assert fenced("One.\n\n>>> 1 + 1\n2\n\nTwo.") == "One.\n\n```pycon\n>>> 1 + 1\n2\n```\n\nTwo."
    assert fenced("No example: `a >>> b`.") == "No example: `a >>> b`."


def test_the_settings_lead_to_every_page_that_is_made(site: ModuleType) -> None:
    told = json.dumps(site.settings())
    for place in site.pages():
        assert f'"{place}"' in told, place
    assert "made: " not in told


def test_a_page_that_nothing_leads_to_and_one_that_fetches_from_elsewhere_are_told(
    site: ModuleType, tmp_path: Path
) -> None:
    (tmp_path / "pages").mkdir()
    (tmp_path / "site").mkdir()
    (tmp_path / "pages" / "lost.md").touch()
    (tmp_path / "pages" / "index.md").touch()
    (tmp_path / "mkdocs.yml").write_text('{"nav": [{"Home": "index.md"}]}')
    (tmp_path / "site" / "index.html").write_text(
        '<a href="https://example.org">a link</a><script src="https://example.org/x.js"></script><img src="own.png">'
    )
    lost, fetched = site.check_site(tmp_path)
    assert lost == "nothing leads to lost.md: mkdocs.yml names it nowhere"
    assert fetched == 'index.html fetches something from elsewhere: <script src="https://example.org/x.js">'
