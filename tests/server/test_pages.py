"""The client's files over HTTP: each reader gets them packed in the way it reads, the smallest first."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tableforge.server import pages

SCRIPT = b"console.log('a table')\n" * 100


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Litestar]]:
    monkeypatch.setattr(pages, "ASSETS", tmp_path)
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    for name in ("packed.js", "plain.js"):
        (tmp_path / "assets" / name).write_bytes(SCRIPT)
    (tmp_path / "assets" / "packed.js.br").write_bytes(b"by the build")
    with TestClient(Litestar([pages.page])) as client:
        yield client


@pytest.mark.parametrize(
    ("name", "reads", "way"),
    [
        ("packed.js", "gzip, deflate, br, zstd", "br"),
        ("packed.js", "gzip, deflate", "gzip"),
        ("plain.js", "gzip, deflate, br", "gzip"),
        ("plain.js", "identity", None),
    ],
)
def test_a_file_comes_as_small_as_its_reader_can_take_it(
    client: TestClient[Litestar], name: str, reads: str, way: str | None
) -> None:
    with client.stream("GET", f"/assets/{name}", headers={"accept-encoding": reads}) as answer:
        data = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == way
    assert data == {"br": b"by the build", "gzip": gzip.compress(SCRIPT, 9, mtime=0), None: SCRIPT}[way]
    assert answer.headers["content-type"].startswith("text/javascript") and answer.headers["vary"] == "accept-encoding"


def test_every_address_that_is_no_file_is_the_first_page(client: TestClient[Litestar]) -> None:
    assert client.get("/table/1234").text == "<!doctype html>"
    assert client.get("/assets/nothing.js").status_code != 200


PUBLIC = Path(__file__).parents[2] / "web/public"


def test_what_installs_the_client_comes_with_its_type(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "ASSETS", PUBLIC)
    with TestClient(Litestar([pages.page])) as client:
        manifest = client.get("/manifest.webmanifest")
        assert manifest.headers["content-type"] == "application/manifest+json"
        told = manifest.json()
        assert (told["start_url"], told["scope"]) == ("./", "./")  # the folder that it lies in, whichever that is
        for icon in told["icons"]:
            found = client.get(f"/{icon['src']}")
            assert found.headers["content-type"] == icon["type"] and found.headers["cache-control"] == "no-cache"
            if icon["sizes"] != "any":
                side = int.from_bytes(found.content[16:20])
                assert (found.content[:4], icon["sizes"]) == (b"\x89PNG", f"{side}x{side}")
