"""The client's pages: one document for all of their paths, with the title and preview of each.

Data type: `ClientPages`. The build leaves places in the document that are filled here.
"""

from __future__ import annotations

import html
from hashlib import sha256
from typing import Any, Final
from urllib.parse import quote

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from abth.server.http.accept import accepts, language_for
from abth.server.http.compression import gzipped
from abth.server.http.dependencies import Address, AppRequest, TheServices
from abth.server.http.static_files import ASK_AGAIN, BuiltFile
from abth.server.previews.preview import Card, Preview, preview_of_page, preview_of_table
from abth.server.services import Services
from abth.table.viewers.table_views import state_of_row
from abth.words import LANGUAGES, words_in

PAGES: Final = frozenset({
    "learn", "new", "table", "matches", "watch", "odds", "practice", "player", "leaders", "rules",
    "about", "settings", "pieces", "lab",
})  # fmt: skip
"""The pages of the client besides home, by the first part of their paths."""

PICTURE: Final = (1200, 630)  # what programs that show previews expect
TITLE: Final = "<title>A Battle Through History</title>"
PREVIEW: Final = "<!-- preview -->"
NO_SCRIPT: Final = "<!-- no script -->"


async def find_preview(services: Services, path: str, language: str) -> Preview:
    """The preview of a path; that of home for a table that does not exist."""
    words = words_in(language)
    page, _, rest = path.strip("/").partition("/")
    if page == "table" and rest:
        row = await services.store.tables.get(rest)
        if row is not None:
            return preview_of_table(state_of_row(row, None, []), words)
    return preview_of_page(page, words)


def tag(name: str, content: str) -> str:
    """An element that describes the page."""
    kind = "property" if name.startswith("og:") else "name"
    return f'<meta {kind}="{name}" content="{html.escape(content)}" />'


def picture_path(path: str, card: Card | None, language: str) -> str:
    """Where the picture of a page is; its address changes with what it says."""
    if card is None:
        return "/share/home.jpg"
    table = path.strip("/").partition("/")[2]
    return f"/share/table/{table}.jpg?lang={language}&v={card.digest}"


def head_of(preview: Preview, origin: str, path: str, language: str) -> str:
    """The elements that programs read to show a link."""
    width, height = PICTURE
    picture = f"{origin}{picture_path(path, preview.card, language)}"
    tags = {
        "description": preview.text,
        "og:type": "website",
        "og:site_name": words_in(language).t("title"),
        "og:locale": language,
        "og:title": preview.title,
        "og:description": preview.text,
        "og:url": f"{origin}{quote(path)}",
        "og:image": picture,
        "og:image:type": "image/jpeg",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": preview.title,
        "twitter:card": "summary_large_image",
        "twitter:image": picture,
    }
    return "\n    ".join(tag(name, content) for name, content in tags.items())


def without_script() -> str:
    """What a browser without scripts shows, in every language."""
    return "".join(
        f'<p lang="{language}">{html.escape(words_in(language).t("no-script"))}</p>'
        for language in LANGUAGES
    )


class ClientPages:
    """Makes the document of each page."""

    def __init__(self, index: BuiltFile, base: str) -> None:
        text = index.plain.decode()
        text = text.replace('="./', f'="{base}/').replace(
            'name="base" content="/"', f'name="base" content="{base}/"'
        )
        self._text = text.replace(NO_SCRIPT, without_script())
        self._base = base

    def document(self, preview: Preview, origin: str, path: str, language: str) -> bytes:
        """The document of a page, with its preview."""
        head = head_of(preview, f"{origin}{self._base}", path, language)
        return (
            self._text.replace('<html lang="en"', f'<html lang="{language}"', 1)
            .replace(TITLE, f"<title>{html.escape(preview.title)}</title>", 1)
            .replace(PREVIEW, head, 1)
            .encode()
        )

    async def answer(self, request: AppRequest, services: Services, path: str) -> Response[bytes]:
        """The document for a request, compressed if the browser accepts that."""
        language = language_for(request)
        preview = await find_preview(services, path, language)
        origin = f"{request.url.scheme}://{request.headers.get('host', '')}"
        document = self.document(preview, origin, path, language)
        tag = f'"{sha256(document).hexdigest()[:20]}"'
        headers = {
            "Cache-Control": ASK_AGAIN,
            "ETag": tag,
            "Vary": "Accept-Encoding, Accept-Language",
        }
        if request.headers.get("if-none-match") == tag:
            return Response(b"", status_code=304, headers=headers)
        if accepts(request.headers.get("accept-encoding", ""), "gzip"):
            document = gzipped(document)
            headers["Content-Encoding"] = "gzip"
        return Response(document, media_type="text/html", headers=headers)


def page_handlers(index: BuiltFile, base: str) -> list[HTTPRouteHandler]:
    """Routes for home and for every page of the client."""
    pages = ClientPages(index, base)

    @get("/", include_in_schema=False)
    async def home(request: AppRequest, services: TheServices, address: Address) -> Any:
        """The page that everyone sees first."""
        return await pages.answer(request, services, "/")

    @get([f"/{page}" for page in sorted(PAGES)], include_in_schema=False)
    async def page(request: AppRequest, services: TheServices, address: Address) -> Any:
        """A page by its name."""
        return await pages.answer(request, services, request.url.path)

    @get([f"/{page}/{{rest:path}}" for page in sorted(PAGES)], include_in_schema=False)
    async def place(
        request: AppRequest, services: TheServices, address: Address, rest: FromPath[str]
    ) -> Any:
        """A place on a page: a table, a chapter, a battle."""
        return await pages.answer(request, services, request.url.path)

    return [home, page, place]
