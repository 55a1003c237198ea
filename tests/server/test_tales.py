"""Campaigns over HTTP: names in one index, prose scene by scene, in both languages; what there is not is refused by name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from server.test_catalogue import refused

from tableforge import games
from tableforge.errors import TableforgeError
from tableforge.fateforge.cards import tales as written
from tableforge.fateforge.tale.definition import KINDS, Tale
from tableforge.server import story_texts
from tableforge.tongue.text import LANGUAGES

Json = dict[str, Any]
HOME = "/api/fateforge/tales/ember-loan"


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient[Litestar]]:
    with TestClient(Litestar(list(story_texts.ROUTES), exception_handlers={TableforgeError: refused})) as client:
        yield client


@pytest.fixture(scope="module")
def told() -> Tale:
    return written.tale()


def index(client: TestClient[Litestar], lang: str = "en") -> Json:
    found: Json = client.get(HOME, params={"lang": lang}).json()
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_index_names_everything_that_a_view_has_ids_of(client: TestClient[Litestar], told: Tale, lang: str) -> None:
    found = index(client, lang)
    assert found["people"].keys() == told.people.keys()
    assert found["places"].keys() == told.places.keys()
    assert found["cards"].keys() == told.cards.keys()
    assert found["quests"].keys() == told.quests.keys()
    assert found["reputations"].keys() == {r.id for r in told.reputations}
    assert found["maps"]["easafir"]["spots"].keys() == told.maps["easafir"].spots.keys()
    assert {x for a in found["acts"] for x in a["bar"]} - {"rest"} <= found["chapters"].keys()
    assert all(q["name"] and q["text"] for q in found["quests"].values())


def test_every_rule_that_the_campaign_unlocks_is_a_rule_of_the_book(client: TestClient[Litestar], told: Tale) -> None:
    found = index(client)["rules"]
    assert tuple(found) == told.rules
    assert all(rule in games.game("fateforge").rules for rule in found.values())


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_scene_is_told_as_it_was_written(client: TestClient[Litestar], told: Tale, lang: str) -> None:
    for x in told.scenes.values():
        found = client.get(f"{HOME}/scenes/{x.id}", params={"lang": lang}).json()
        assert found["kind"] == KINDS[x.kind]
        assert re.sub(r"\s+", " ", " ".join(found["text"])) == re.sub(r"\s+", " ", x.text.text(lang))
        assert [a["text"] for a in found["asides"]] == [a.text.text(lang) for a in x.asides]
        assert {id: c["text"] for id, c in found["choices"].items()} == {c.id: c.text.text(lang) for c in x.choices}
        assert bool(x.combat) == bool(found.get("combat", {}).get("name"))


def test_a_rest_tells_of_its_places_and_an_exploration_its_clues(client: TestClient[Litestar]) -> None:
    rest = client.get(f"{HOME}/scenes/a1-r1").json()
    assert "Bodo" in rest["places"]["patient-heron"]["text"][0]
    assert rest["places"]["patient-heron"]["services"].keys() == {"news"}
    fog = client.get(f"{HOME}/scenes/a1-c5-fog").json()
    assert fog["clues"].keys() == index(client)["maps"]["easafir"]["spots"].keys()


def test_a_scene_asked_for_by_its_mark_may_be_kept_for_ever(client: TestClient[Litestar]) -> None:
    marked = client.get(f"{HOME}/scenes/a1-r1", params={"mark": index(client)["mark"]})
    other = client.get(f"{HOME}/scenes/a1-r1", params={"mark": "0"})
    assert "immutable" in marked.headers["cache-control"]
    assert other.headers["cache-control"] == "no-cache"
    again = client.get(f"{HOME}/scenes/a1-r1", headers={"if-none-match": other.headers["etag"]})
    assert again.status_code == 304


def test_both_languages_have_one_mark(client: TestClient[Litestar]) -> None:
    assert index(client, "en")["mark"] == index(client, "fr")["mark"]


def test_what_there_is_not_is_refused_by_name_in_both_languages(client: TestClient[Litestar]) -> None:
    scene = [client.get(f"{HOME}/scenes/a1-c1-counci", params={"lang": lang}) for lang in ("en", "fr")]
    assert [a.status_code for a in scene] == [404, 404]
    assert "no scene 'a1-c1-counci'; did you mean 'a1-c1-council'" in scene[0].json()["text"]
    assert "pas de scène" in scene[1].json()["text"]
    assert "no campaign 'ember-lone'" in client.get("/api/fateforge/tales/ember-lone").json()["text"]
    assert "no campaigns to read" in client.get("/api/keyforge/tales").json()["text"]


def test_the_list_tells_what_to_choose_from(client: TestClient[Litestar]) -> None:
    (found,) = client.get("/api/fateforge/tales", params={"lang": "fr"}).json()
    assert (found["id"], found["title"]) == ("ember-loan", "Le Prêt de braise")
    assert set(found["heroes"]) == found["stories"].keys()
