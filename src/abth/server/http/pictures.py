"""The pictures of links, one for the game and one for each table."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get
from litestar.params import FromPath

from abth.server.http.client_pages import find_preview
from abth.server.http.dependencies import Address, AppRequest, TheServices
from abth.server.previews.preview import Card
from abth.server.services import Services
from abth.table.refusals import unknown
from abth.words.catalogue import ENGLISH, known_language

KEPT: Final = "public, max-age=300"  # the address changes with what a picture says
SHOWN_ANYWHERE: Final = {"Cross-Origin-Resource-Policy": "cross-origin", "Cache-Control": KEPT}


async def picture(services: Services, card: Card | None) -> Response[bytes]:
    """A picture as it is sent; any site may show it."""
    body = await services.painter.draw(card)
    return Response(body, media_type="image/jpeg", headers=SHOWN_ANYWHERE)


@get("/share/home.jpg", include_in_schema=False)
async def home_picture(services: TheServices, address: Address) -> Any:
    """The picture of the game."""
    return await picture(services, None)


@get("/share/table/{file:str}", include_in_schema=False)
async def table_picture(
    request: AppRequest, services: TheServices, address: Address, file: FromPath[str]
) -> Any:
    """The picture of a table."""
    table = file.removesuffix(".jpg")
    language = known_language(request.query_params.get("lang", "")) or ENGLISH
    preview = await find_preview(services, f"/table/{table}", language)
    if preview.card is None:
        raise unknown("table")
    return await picture(services, preview.card)


PICTURES: Final = (home_picture, table_picture)
