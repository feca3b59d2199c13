"""The files of the built client: read once, kept compressed, cached while they do not change.

The build compresses with Brotli, and a package has the gzip form in place of the plain one; where
that is missing, the server makes it. Names under `assets` carry a hash of their content, so they
never change.

Data type: `BuiltFile`.
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

from abth.server.http.accept import accepts
from abth.table.refusals import unknown

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
BROTLI: Final = ".br"
GZIP: Final = ".gz"
ANY: Final = "application/octet-stream"
KINDS: Final = {  # the same on every system
    ".js": "text/javascript",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".ico": "image/x-icon",
}
WORTH_PACKING: Final = (".html", ".css", ".js", ".json", ".svg", ".txt", ".webmanifest")


class BuiltFile(Struct, frozen=True):
    """A file as it is sent."""

    kind: str
    plain: bytes
    packed: dict[str, bytes]  # by coding, the smallest first; empty where that helps nothing
    tag: str
    caching: str


def read_file(path: Path, forever: bool) -> BuiltFile:
    """A file of the build, by its plain name; compressed here if the build has not done it."""
    zipped = path.with_name(path.name + GZIP)
    plain = path.read_bytes() if path.is_file() else gzip.decompress(zipped.read_bytes())
    packed = {}
    if path.suffix in WORTH_PACKING:
        brotli = path.with_name(path.name + BROTLI)
        if brotli.is_file():
            packed["br"] = brotli.read_bytes()
        is_zipped = zipped.is_file()
        packed["gzip"] = zipped.read_bytes() if is_zipped else gzip.compress(plain, 9, mtime=0)
    return BuiltFile(
        kind=KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or ANY,
        plain=plain,
        packed={coding: body for coding, body in packed.items() if len(body) < len(plain)},
        tag=f'"{sha256(plain).hexdigest()[:20]}"',
        caching=FOREVER if forever else ASK_AGAIN,
    )


def read_files(static: Path) -> dict[str, BuiltFile]:
    """Every file of the build by its path from the root."""
    found = {}
    for path in sorted(static.rglob("*")):
        if path.is_file() and path.suffix != BROTLI:
            built = path.with_suffix("") if path.suffix == GZIP else path
            name = built.relative_to(static).as_posix()
            found[f"/{name}"] = read_file(built, forever=name.startswith("assets/"))
    return found


def answer(file: BuiltFile, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The file, compressed if the browser accepts that; 304 if it has not changed."""
    headers = {"Cache-Control": file.caching, "ETag": file.tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    accepted = request.headers.get("accept-encoding", "")
    body = file.plain
    for coding, packed in file.packed.items():
        if accepts(accepted, coding):
            body, headers["Content-Encoding"] = packed, coding
            break
    return Response(body, media_type=file.kind, headers=headers)


def file_handler(files: dict[str, BuiltFile]) -> HTTPRouteHandler:
    """A route for the files of a build."""

    @get("/{path:path}", include_in_schema=False)
    async def built_file(path: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
        """Scripts, styles, fonts, pictures."""
        file = files.get(path)
        if file is None:
            raise unknown("page")
        return answer(file, request)

    return built_file
