"""The client's files: served as they were built, and its first page for every address that is a page of the client's."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State

from tableforge.server import refusals
from tableforge.server.refusals import Refusal

ASSETS: Final = Path(__file__).parent / "assets"
FOREVER: Final = "public, max-age=31536000, immutable"  # files that have the digest of their contents in their name
ASK_AGAIN: Final = "no-cache"
OURS: Final = ("api", "ws", "health", "metrics")  # first parts of paths that are no pages
PACKED: Final = ("text/", "application/javascript", "application/json", "image/svg", "application/manifest")
NOT_BUILT: Final = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Tableforge</title>"
    "<p>The server is running; the browser's client is not built yet. Its JSON API is at /api."
    "<p lang=fr>Le serveur fonctionne ; le client du navigateur n’est pas encore construit. Son API JSON est à /api."
)


@dataclass(frozen=True, slots=True)
class ClientFile:
    """A file of the client, as it is and packed in the ways that browsers read, the smallest first."""

    stamp: tuple[int, int]
    kind: str
    data: bytes
    packed: dict[str, bytes]
    tag: str


_read: dict[Path, ClientFile] = {}


def read_file(path: Path) -> ClientFile | None:
    """Return a file of the client, cached while it stays the same; None where there is none."""
    try:
        about = path.stat()
        stamp = (about.st_mtime_ns, about.st_size)
        found = _read.get(path)
        if found is None or found.stamp != stamp:
            data = path.read_bytes()
            kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            tag = f'"{hashlib.sha256(data).hexdigest()[:20]}"'
            found = _read[path] = ClientFile(
                stamp, kind, data, compress_file(path, data) if kind.startswith(PACKED) else {}, tag
            )
        return found
    except OSError:
        return None


def compress_file(path: Path, data: bytes) -> dict[str, bytes]:
    """Return a file in the encodings that browsers accept; with Brotli where the build has compressed it."""
    beside = path.with_name(path.name + ".br")
    return {**({"br": beside.read_bytes()} if beside.is_file() else {}), "gzip": gzip.compress(data, 9, mtime=0)}


def find_path(address: str) -> Path | None:
    """Return the file of an address inside the client's folder; None where there is none."""
    try:
        path = (ASSETS / address.lstrip("/")).resolve()
        return path if path.is_relative_to(ASSETS.resolve()) and path.is_file() else None
    except (OSError, ValueError, RuntimeError):
        return None


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, State]) -> Response[bytes]:
    """A file of the client's, or its first page."""
    path = request.scope["path"]
    first, _, rest = path.lstrip("/").partition("/")
    if first in OURS:
        raise Refusal(refusals.NOT_FOUND.fill(), "not-found", 404)
    own = find_path(path)
    if own is None and first == "assets" and rest:
        raise Refusal(refusals.NOT_FOUND.fill(), "not-found", 404)
    file = await asyncio.to_thread(read_file, own or ASSETS / "index.html")
    if file is None:
        return Response(NOT_BUILT.encode(), media_type="text/html; charset=utf-8", headers={"cache-control": ASK_AGAIN})
    headers = {
        "etag": file.tag,
        "cache-control": FOREVER if first == "assets" else ASK_AGAIN,
        "vary": "accept-encoding",
    }
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    data, read = file.data, request.headers.get("accept-encoding", "")
    for way in [way for way in file.packed if way in read][:1]:
        data, headers["content-encoding"] = file.packed[way], way
    kind = f"{file.kind}; charset=utf-8" if file.kind.startswith("text/") else file.kind
    return Response(data, media_type=kind, headers=headers)
