"""The built client: read once, kept compressed, cached by browsers while it does not change.

Data type: `BuiltFile`. Names under `assets` carry a hash of their content, so they never change.
"""

from __future__ import annotations

import gzip
import mimetypes
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from msgspec import Struct

from abth.table.refusals import unknown

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
WORTH_PACKING: Final = (".html", ".css", ".js", ".json", ".svg", ".txt", ".webmanifest")


class BuiltFile(Struct, frozen=True):
    """A file as it is sent."""

    kind: str
    plain: bytes
    packed: bytes | None  # gzipped, where that is smaller
    tag: str
    caching: str


def read_file(path: Path, forever: bool) -> BuiltFile:
    """A file of the build, compressed at the highest level because that happens once."""
    plain = path.read_bytes()
    packed = gzip.compress(plain, 9, mtime=0) if path.suffix in WORTH_PACKING else None
    return BuiltFile(
        kind=mimetypes.guess_type(path.name)[0] or "application/octet-stream",
        plain=plain,
        packed=packed if packed is not None and len(packed) < len(plain) else None,
        tag=f'"{sha256(plain).hexdigest()[:20]}"',
        caching=FOREVER if forever else ASK_AGAIN,
    )


def read_files(static: Path) -> dict[str, BuiltFile]:
    """Every file of the build by its path from the root."""
    found = {}
    for path in sorted(static.rglob("*")):
        if path.is_file():
            name = path.relative_to(static).as_posix()
            found[f"/{name}"] = read_file(path, forever=name.startswith("assets/"))
    return found


def answer(file: BuiltFile, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The file, compressed if the browser accepts that; 304 if it has not changed."""
    headers = {"Cache-Control": file.caching, "ETag": file.tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    body = file.plain
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.packed
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type=file.kind, headers=headers)


def client_handlers(static: Path) -> list[HTTPRouteHandler]:
    """Routes for the files of a build."""
    files = read_files(static)

    @get("/", include_in_schema=False)
    async def front_page(request: Request[Any, Any, Any]) -> Response[bytes]:
        """The page that contains the whole client."""
        return answer(files["/index.html"], request)

    @get("/{path:path}", include_in_schema=False)
    async def built_file(path: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
        """Scripts, styles, fonts, pictures."""
        file = files.get(path)
        if file is None:
            raise unknown("page")
        return answer(file, request)

    return [front_page, built_file]
