"""Pages: the client, built into `static`, and a list of the routes for programmers."""

from __future__ import annotations

import html
from typing import Any, Final

import msgspec
from litestar import Litestar, MediaType, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.types import ControllerRouterHandler
from msgspec import Struct

from abth.server.http.client_pages import page_handlers
from abth.server.http.dependencies import AppRequest, services_of
from abth.server.http.pictures import PICTURES
from abth.server.http.static_files import file_handler, read_files
from abth.server.settings import Settings

INDEX: Final = "/index.html"
METHODS: Final = ("get", "post", "put", "patch", "delete")

STYLE: Final = """\
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin-top: 2.5rem; } code, pre { font: 14px/1.4 ui-monospace, monospace; }
table { border-collapse: collapse; width: 100%; } td, th { text-align: left; vertical-align: top;
padding: .4rem .6rem; border-bottom: 1px solid #8884; } td:first-child { white-space: nowrap; }
.error { max-width: none; min-height: 100vh; margin: 0; padding: 14vh 1.5rem 0; text-align: center;
box-sizing: border-box; font-size: 18px; color: #f6ecd6; background: #0b0c0e; }
.error h1 { margin: 1rem 0 .5rem; font-size: 34px; color: #e9c778; }
.error a { display: inline-block; margin-top: 1rem; padding: .8rem 1.6rem; border-radius: 6px;
text-decoration: none; font-weight: 600; color: #1c1305; background: #dcb45c; }
"""

NOT_BUILT: Final = """\
<p>The client has not been built into this server. Programs can play all the same:
<a href="docs/api">the routes</a>, <a href="openapi.json">the same for machines</a>.</p>
"""


def page_text(title: str, body: str, style: str) -> str:
    """A plain page of the server; links are relative, because a proxy may add a path."""
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{html.escape(title)}</title>'
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" '
        f'href="{style}"><h1>{html.escape(title)}</h1>{body}</html>'
    )


@get("/docs/api.css", include_in_schema=False)
async def style() -> Response[str]:
    """The style of the plain pages."""
    return Response(STYLE, media_type=MediaType.CSS)


class SchemaPages(Struct, frozen=True):
    """The OpenAPI schema and the page about it, made once: they change only with the program."""

    schema: bytes
    page: str


def api_pages(app: Litestar) -> SchemaPages:
    """The pages of an application."""
    if "api_pages" not in app.state:
        schema = app.openapi_schema.to_schema()
        encoded = msgspec.json.encode(schema)
        app.state.api_pages = SchemaPages(encoded, routes_page_of(schema))
    pages: SchemaPages = app.state.api_pages
    return pages


@get("/openapi.json", include_in_schema=False)
async def openapi(request: AppRequest) -> Response[bytes]:
    """The OpenAPI schema."""
    return Response(api_pages(request.app).schema, media_type=MediaType.JSON)


@get("/docs/api", include_in_schema=False)
async def routes_page(request: AppRequest) -> Response[str]:
    """The list of routes as a page."""
    return Response(api_pages(request.app).page, media_type=MediaType.HTML)


def routes_page_of(schema: dict[str, Any]) -> str:
    """The page that lists the routes of a schema."""
    by_tag: dict[str, list[str]] = {}
    for path, item in schema["paths"].items():
        for method in METHODS:
            if method in item:
                operation = item[method]
                by_tag.setdefault(operation["tags"][0], []).append(row(path, method, operation))
    head = (
        f"<p>abth {html.escape(schema['info']['version'])}. Say who you are with "
        "<code>Authorization: Bearer SECRET</code>; errors have a <code>code</code> and a "
        '<code>reason</code>. <a href="../openapi.json">The same for machines.</a></p>'
    )
    tables = "".join(
        f"<h2>{html.escape(tag)}</h2><table>{''.join(rows)}</table>" for tag, rows in by_tag.items()
    )
    return page_text("The routes of this server", head + tables, "api.css")


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
    return Response(page_text(name, NOT_BUILT, "docs/api.css"), media_type=MediaType.HTML)


def client_routes(settings: Settings) -> list[ControllerRouterHandler]:
    """The built client, or a page that says it is missing."""
    files = read_files(settings.static)
    if INDEX not in files:
        return [not_built]
    index = files.pop(INDEX)
    return [*page_handlers(index, settings.base_path), *PICTURES, file_handler(files)]


PAGES: Final[list[HTTPRouteHandler]] = [style, openapi, routes_page]
