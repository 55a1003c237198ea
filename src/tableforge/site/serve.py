"""Shows a site on this machine, as a static host would: files, headers, gzip, and the page for every address that is none."""

from __future__ import annotations

import gzip
import json
import mimetypes
import sys
from functools import lru_cache, partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final
from urllib.parse import unquote

from tableforge.server import guard
from tableforge.site.build import MARK, PAGE
from tableforge.site.errors import NO_PORT, NO_SITE, SiteError
from tableforge.site.page import ASK_AGAIN, FOREVER, LASTING, POLICY
from tableforge.tongue.text import system_says

TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
}
HOST: Final = "127.0.0.1"
BYTES: Final = "application/octet-stream"
MOST_PACKED: Final = 512  # files that are kept packed


class SiteHandler(BaseHTTPRequestHandler):
    """Answers GET and HEAD with the files of a site."""

    protocol_version = "HTTP/1.1"

    def __init__(self, folder: Path, base: str, *rest: object) -> None:
        self.folder = folder
        self.base = base
        super().__init__(*rest)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        """Answer with a file; where there is none, with the page and 404, as static hosts do with 404.html."""
        self.reply(True)

    def do_HEAD(self) -> None:
        """As GET, without the body."""
        self.reply(False)

    def reply(self, body: bool) -> None:
        """Send a file with its headers."""
        name = unquote(self.path.partition("?")[0].partition("#")[0])
        path = self.find_file(name)
        status = 200 if path is not None else 404
        path = path or self.folder / PAGE
        kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or BYTES
        zipped = "gzip" in self.headers.get("accept-encoding", "")
        data = pack_file(path, path.stat().st_mtime_ns) if zipped else path.read_bytes()
        lasting = path.relative_to(self.folder).as_posix().startswith(LASTING)
        headers = {
            **guard.HEADERS,
            "content-security-policy": POLICY,
            "cache-control": FOREVER if lasting else ASK_AGAIN,
            "content-type": f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
            "content-length": str(len(data)),
            "vary": "accept-encoding",
            **({"content-encoding": "gzip"} if zipped else {}),
        }
        self.send_response(status)
        for key, value in headers.items():
            self.send_header(key, value)
        self.end_headers()
        if body:
            self.wfile.write(data)

    def find_file(self, name: str) -> Path | None:
        """Return the file of an address inside the site; None where there is none."""
        if not name.startswith(self.base):
            return None
        try:
            path = (self.folder / name.removeprefix(self.base)).resolve()
            inside = path.is_relative_to(self.folder) and path.name != MARK
            found = path / PAGE if path == self.folder else path
            return found if inside and found.is_file() else None
        except (OSError, ValueError):
            return None

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing of requests."""


class SiteServer(ThreadingHTTPServer):
    """Serves each request in a thread of its own."""

    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing of a browser that hung up in the middle, as a page does that is left while it loads."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


@lru_cache(MOST_PACKED)
def pack_file(path: Path, stamp: int) -> bytes:
    """Return a file as gzip; `stamp` changes with it."""
    return gzip.compress(path.read_bytes(), 9, mtime=0)


def open_server(
    folder: Path, port: int = 0, handler: type[SiteHandler] = SiteHandler
) -> tuple[ThreadingHTTPServer, str]:
    """Return a server of a site on this machine alone, and the address at which it will be; `serve_forever` runs it.

    Raises SiteError where the folder holds no site, or the port is taken.
    """
    try:
        base = json.loads((folder / MARK).read_text("utf-8"))["base"]
    except (OSError, ValueError, KeyError):
        raise SiteError(NO_SITE.fill(folder=str(folder))) from None
    try:
        server = SiteServer((HOST, port), partial(handler, folder.resolve(), base))
    except OSError as e:
        raise SiteError(NO_PORT.fill(port=port, why=system_says(e))) from None
    return server, f"http://{HOST}:{server.server_address[1]}{base}"
