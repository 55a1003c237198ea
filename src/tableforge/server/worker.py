"""Runs the server: one process, or several that share an address and a database."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Callable

import uvicorn

from tableforge.server import refusals
from tableforge.server.app import make
from tableforge.server.guard import LONGEST_FRAME
from tableforge.server.hall import Settings
from tableforge.server.refusals import Refusal

PING = 20.0  # seconds between two signs of life on a socket
GRACE = 3  # seconds that connections have to end


def listening(host: str, port: int) -> socket.socket:
    """The address of the server, taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
    with contextlib.suppress(OSError):
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind((host, port))
    except OSError:
        taken.close()
        raise Refusal(refusals.IN_USE.fill(address=f"{host}:{port}"), "in-use") from None
    taken.listen(2048)
    taken.setblocking(False)
    return taken


def address_of(taken: socket.socket) -> str:
    """The address as a browser takes it."""
    host, port = taken.getsockname()[:2]
    named = "127.0.0.1" if host == "0.0.0.0" else "[::1]" if host == "::" else f"[{host}]" if ":" in host else host
    return f"http://{named}:{port}"


def server(settings: Settings) -> uvicorn.Server:
    """A server that is ready to run in an event loop."""
    config = uvicorn.Config(
        make(settings), ws_max_size=LONGEST_FRAME, ws_ping_interval=PING, ws_ping_timeout=PING, ws_per_message_deflate=False,
        lifespan="on", log_config=None, access_log=False, server_header=False, proxy_headers=False,
        timeout_graceful_shutdown=GRACE,
    )  # fmt: skip
    return uvicorn.Server(config)


class Announced(uvicorn.Server):
    """A server that says when it serves."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


def run(settings: Settings, taken: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until somebody ends it."""
    announced = Announced(server(settings).config, ready)
    with contextlib.suppress(KeyboardInterrupt):
        announced.run([taken])
