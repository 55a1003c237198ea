"""Cards and rules over HTTP: the same in every game, in both languages, made once and told again cheaply."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar, Request, Response
from litestar.testing import TestClient

from tableforge import games
from tableforge.errors import TableforgeError
from tableforge.server import catalogue, rulings
from tableforge.tongue.text import LANGUAGES

GAMES = [name for name in games.names() if games.has_part("server", name)]


def refused(request: Request[Any, Any, Any], e: TableforgeError) -> Response[dict[str, str]]:
    return Response({"kind": type(e).__name__, "text": e.text(request.query_params.get("lang", "en"))}, status_code=404)


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient[Litestar]]:
    app = Litestar(list(catalogue.ROUTES), exception_handlers={TableforgeError: refused})
    with TestClient(app) as client:
        yield client


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_tells_all_its_cards(client: TestClient[Litestar], game: str, lang: str) -> None:
    found = client.get(f"/api/{game}/cards", params={"lang": lang}).json()
    rules = games.game(game).rules
    assert len(found["cards"]) > 100
    for card in found["cards"]:
        assert {"id", "name", "faction", "type", "traits", "text", "rules"} <= card.keys()
        assert all(rule in rules for rule in card["rules"]) and card["rules"]
        assert all(line.strip() for line in card["text"])
        words = [card["faction"], card["type"], *[f"trait:{trait}" for trait in card["traits"]]]
        assert all(word in found["words"] for word in words), card["id"]
    assert all(k["rule"] in rules for k in found["keywords"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_gets_every_card_without_what_its_face_does_not_show(
    client: TestClient[Litestar], game: str, lang: str
) -> None:
    whole, faces, words = [
        client.get(f"/api/{game}/{name}", params={"lang": lang}).json() for name in ("cards", "faces", "words")
    ]
    undrawn = catalogue.find_catalogue(game).UNDRAWN
    assert faces["cards"] == [{k: v for k, v in card.items() if k not in undrawn} for card in whole["cards"]]
    assert any(name in card for card in whole["cards"] for name in undrawn)
    assert faces["titles"].keys() == set(games.game(game).rules.rules)
    assert (
        (faces["words"], faces["keywords"])
        == (whole["words"], whole["keywords"])
        == (words["words"], words["keywords"])
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_language_changes_the_words_and_nothing_else(client: TestClient[Litestar], game: str) -> None:
    en, fr = [client.get(f"/api/{game}/cards", params={"lang": lang}).json() for lang in ("en", "fr")]
    assert en["words"].keys() == fr["words"].keys() and en["words"] != fr["words"]
    for a, b in zip(en["cards"], fr["cards"], strict=True):
        assert a.keys() == b.keys()
        said = {
            "name",
            "other",
            "text",
            "sub",
            "back",
            "errata",
            "printed",
            "trait",
            "stances",
            "ways",
            "goals",
            "zones",
            "strip",
        }
        said |= {"said", "deck", "weak", "boss", "role"}
        assert {k: v for k, v in a.items() if k not in said} == {k: v for k, v in b.items() if k not in said}
        assert len(a["text"]) == len(b["text"])


def test_what_a_browser_has_already_is_not_sent_again(client: TestClient[Litestar]) -> None:
    first = client.get("/api/keyforge/cards")
    again = client.get("/api/keyforge/cards", headers={"if-none-match": first.headers["etag"]})
    other = client.get("/api/keyforge/cards?lang=fr", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert other.status_code == 200 and other.headers["etag"] != first.headers["etag"]


def test_an_answer_is_compressed_for_those_who_can_read_it(client: TestClient[Litestar]) -> None:
    packed = client.get("/api/keyforge/cards", headers={"accept-encoding": "gzip"})
    plain = client.get("/api/keyforge/cards", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert packed.json() == plain.json()


def test_a_card_tells_what_it_said_before_its_errata(client: TestClient[Litestar]) -> None:
    card = client.get("/api/keyforge/cards/library-access").json()
    assert card["errata"] and card["errata"] != card["text"]
    assert "errata" not in client.get("/api/keyforge/cards/urchin").json()


def test_a_card_has_its_rulings_those_that_name_it_first(client: TestClient[Litestar]) -> None:
    found = client.get("/api/keyforge/cards/urchin").json()
    assert found["rulings"][0]["title"] == "Urchin steals one." and "KF.steal" in found["rulings"][0]["rules"]


@pytest.mark.parametrize("game", GAMES)
def test_the_rulebook_tells_every_rule_and_where_its_editions_differ(client: TestClient[Litestar], game: str) -> None:
    found = client.get(f"/api/{game}/rules").json()
    ids = {rule["id"] for rule in found["rules"]}
    assert ids == set(games.game(game).rules.rules)
    firsts = [chapter["first"] for chapter in found["chapters"]]
    assert firsts[0] == 1 and firsts == sorted(firsts) and set(firsts) <= {rule["number"] for rule in found["rules"]}
    for point in found["points"]:
        assert point["rules"].keys() == set(found["editions"]) and set(point["rules"].values()) <= ids
        assert len(set(point["rules"].values())) > 1


def test_a_rule_names_the_cards_and_the_rulings_that_cite_it(client: TestClient[Litestar]) -> None:
    rule = client.get("/api/keyforge/rules/KF.taunt").json()
    assert "champion-anaphiel" in rule["cards"] and "urchin" not in rule["cards"]
    assert any("Groggins" in r["title"] for r in rule["rulings"]) and all(
        "KF.taunt" in r["rules"] for r in rule["rulings"]
    )


def test_two_editions_are_laid_side_by_side(client: TestClient[Litestar]) -> None:
    found = client.get("/api/keyforge/rules/diff", params={"a": "1.0", "b": "1.3"}).json()
    assert {"1.0", "1.3"} == found["only"].keys()
    pairs = [point["rules"] for point in found["points"]]
    assert ["KF.first-turn-effects-may-not-change", "KF.first-turn-effects-may-change"] in pairs


@pytest.mark.parametrize(
    ("path", "says"),
    [
        ("/api/chess/cards", "chess"),
        ("/api/chess/faces", "chess"),
        ("/api/chess/words", "chess"),
        ("/api/keyforge/cards/urchim", "urchin"),
        ("/api/keyforge/rules/KF.Tount", "KF.taunt"),
        ("/api/keyforge/rules/diff?a=1.0&b=7", "1.3"),
    ],
)
def test_what_is_not_there_is_refused_with_what_is_near(client: TestClient[Litestar], path: str, says: str) -> None:
    for lang, begins in (("en", ("there is no", "no ")), ("fr", ("il n’y a", "aucun"))):
        answer = client.get(f"{path}{'&' if '?' in path else '?'}lang={lang}")
        assert answer.status_code == 404 and says in answer.json()["text"]
        assert answer.json()["text"].startswith(begins)


def test_visitors_who_ask_at_once_have_the_rulings_read_for_them_one_after_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Python 3.11 counts how deep it parses for all threads together, and fails where two of them parse."""
    reading, most = [], 0

    def in_folder(folder: Path) -> tuple[rulings.TestedRuling, ...]:
        nonlocal most
        reading.append(threading.get_ident())
        most = max(most, len(reading))
        time.sleep(0.05)  # the others could begin meanwhile
        reading.remove(threading.get_ident())
        return ()

    monkeypatch.setattr(rulings, "read_folder", in_folder)
    monkeypatch.setattr(rulings, "load_rulings", rulings.load_rulings.__wrapped__)
    with ThreadPoolExecutor(4) as visitors:
        assert list(visitors.map(rulings.list_rulings, ["keyforge", "arkham", "fateforge", "keyforge"])) == [()] * 4
    assert most == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_the_glossary_has_its_rule_and_no_word_has_two(
    client: TestClient[Litestar], game: str, lang: str
) -> None:
    found = client.get(f"/api/{game}/words", params={"lang": lang}).json()
    rules = games.game(game).rules
    forms = [(word.lower(), entry["rule"]) for entry in found["glossary"] for word in entry["words"]]
    assert len(found["glossary"]) > len(found["keywords"]) > 0
    assert all([word.strip() == word and word and rules[rule].text[lang] for word, rule in forms])
    assert len(dict(forms)) == len(forms), [word for word, rule in forms if dict(forms)[word] != rule]
    assert {k["rule"] for k in found["keywords"]} <= {entry["rule"] for entry in found["glossary"]}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_glossary_knows_words_that_stand_on_the_cards(client: TestClient[Litestar], game: str, lang: str) -> None:
    found = client.get(f"/api/{game}/cards", params={"lang": lang}).json()
    told = " ".join([line.lower() for card in found["cards"] for line in card["text"]])
    met = [entry for entry in found["glossary"] if any([word.lower() in told for word in entry["words"]])]
    assert 2 * len(met) > len(found["glossary"])
