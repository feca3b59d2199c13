"""Pages: the client, built into `static`, and a list of the routes for programmers."""

from __future__ import annotations

import html
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.types import ControllerRouterHandler

from abth.server.http.dependencies import AppRequest, services_of
from abth.server.http.static_files import client_handlers

METHODS: Final = ("get", "post", "put", "patch", "delete")

STYLE: Final = """\
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin-top: 2.5rem; } code, pre { font: 14px/1.4 ui-monospace, monospace; }
table { border-collapse: collapse; width: 100%; } td, th { text-align: left; vertical-align: top;
padding: .4rem .6rem; border-bottom: 1px solid #8884; } td:first-child { white-space: nowrap; }
"""

NOT_BUILT: Final = """\
<p>The client has not been built into this server. Programs can play all the same:
<a href="/docs/api">the routes</a>, <a href="/openapi.json">the same for machines</a>.</p>
"""


def page(title: str, body: str) -> Response[str]:
    """A plain page of the server."""
    text = (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{html.escape(title)}</title>'
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" '
        f'href="/docs/api.css"><h1>{html.escape(title)}</h1>{body}</html>'
    )
    return Response(text, media_type=MediaType.HTML)


@get("/docs/api.css", include_in_schema=False)
async def style() -> Response[str]:
    """The style of the plain pages."""
    return Response(STYLE, media_type=MediaType.CSS)


@get("/openapi.json", include_in_schema=False)
async def openapi(request: AppRequest) -> Response[dict[str, Any]]:
    """The OpenAPI schema."""
    return Response(request.app.openapi_schema.to_schema(), media_type=MediaType.JSON)


@get("/docs/api", include_in_schema=False)
async def routes_page(request: AppRequest) -> Response[str]:
    """The list of routes as a page."""
    schema = request.app.openapi_schema.to_schema()
    by_tag: dict[str, list[str]] = {}
    for path, item in schema["paths"].items():
        for method in METHODS:
            if method in item:
                operation = item[method]
                by_tag.setdefault(operation["tags"][0], []).append(row(path, method, operation))
    head = (
        f"<p>abth {html.escape(schema['info']['version'])}. Say who you are with "
        "<code>Authorization: Bearer SECRET</code>; errors have a <code>code</code> and a "
        '<code>reason</code>. <a href="/openapi.json">The same for machines.</a></p>'
    )
    tables = "".join(
        f"<h2>{html.escape(tag)}</h2><table>{''.join(rows)}</table>" for tag, rows in by_tag.items()
    )
    return page("The routes of this server", head + tables)


def row(path: str, method: str, operation: dict[str, Any]) -> str:
    """One route as a line of a table."""
    takes = name_of(operation.get("requestBody"))
    gives = ", ".join(
        name for code, answer in operation["responses"].items()
        if code.startswith("2") and (name := name_of(answer))
    )  # fmt: skip
    types = " → ".join(part for part in (takes, gives) if part)
    told = f"{operation.get('summary', '')}. {operation.get('description', '')}"
    return (
        f"<tr><td><code>{method.upper()} {html.escape(path)}</code></td>"
        f"<td>{html.escape(told)}</td><td><code>{html.escape(types)}</code></td></tr>"
    )


def name_of(holder: dict[str, Any] | None) -> str:
    """The name of the type that a request or an answer holds."""
    for content in (holder or {}).get("content", {}).values():
        schema = content.get("schema", {})
        if "$ref" in schema:
            return str(schema["$ref"]).rpartition("/")[2]
        if "$ref" in schema.get("items", {}):
            return "list of " + str(schema["items"]["$ref"]).rpartition("/")[2]
    return ""


@get("/", include_in_schema=False)
async def not_built(state: State) -> Response[str]:
    """The page of a server without a built client."""
    name = services_of(state).box.name
    return page(name, NOT_BUILT)


def client_routes(static: Path) -> list[ControllerRouterHandler]:
    """The built client, or a page that says it is missing."""
    if not (static / "index.html").is_file():
        return [not_built]
    return list(client_handlers(static))


PAGES: Final[list[HTTPRouteHandler]] = [style, openapi, routes_page]
