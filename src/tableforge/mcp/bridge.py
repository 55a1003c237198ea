"""A server over HTTP, passed on to standard input and output, for clients that speak with nothing else."""

from __future__ import annotations

from typing import Any

import anyio
from mcp import Client
from mcp.server import Server
from mcp.server.stdio import stdio_server
from mcp.types import CallToolRequestParams, CallToolResult, ListToolsResult, PaginatedRequestParams

import tableforge
from tableforge.errors import BadSetup
from tableforge.mcp import refusals


def bridge_stdio(url: str) -> None:
    """Pass the tools of a server on until the client goes.

    Raises BadSetup where no server answers.
    """
    anyio.run(pass_on, url)


async def pass_on(url: str) -> None:
    """Connect to the server, then serve standard input and output with its tools."""
    client = Client(url)
    try:
        await client.__aenter__()
    except Exception as e:
        raise BadSetup(refusals.NO_SERVER.fill(url=url, why=first_reason(e))) from None
    try:
        server = make_twin(client)
        async with stdio_server() as (reader, writer):
            await server.run(reader, writer, server.create_initialization_options())
    finally:
        await client.__aexit__(None, None, None)


def make_twin(client: Client) -> Server[Any]:
    """Return a server that has the tools of the one that a client is connected to."""

    async def list_tools(ctx: Any, params: PaginatedRequestParams | None) -> ListToolsResult:
        return await client.list_tools()

    async def call_tool(ctx: Any, params: CallToolRequestParams) -> CallToolResult:
        return await client.call_tool(params.name, params.arguments or {})

    return Server(
        "tableforge",
        version=tableforge.__version__,
        instructions=client.instructions,
        on_list_tools=list_tools,
        on_call_tool=call_tool,
    )


def first_reason(e: BaseException) -> str:
    """Return what went wrong first, of errors that come in groups."""
    while isinstance(e, BaseExceptionGroup):
        e = e.exceptions[0]
    return str(e) or type(e).__name__
