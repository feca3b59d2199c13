"""Routes of the balance lab, for the person who runs the server: requests from this machine."""

from __future__ import annotations

from typing import Any

from litestar import Response, Router, delete, get, post
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody

from abth.protocol.lab import LabChanges, LabOdds, LabOddsQuestion, LabRun, LabState, NewLabRun
from abth.server.http.dependencies import Address, AppRequest, TheServices
from abth.server.http.this_machine import is_from_this_machine
from abth.server.services import Services
from abth.table.refusals import Refusal


def check_host(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse everyone who does not sit at the server's own machine, and all without a lab."""
    services: Services = connection.app.state.services
    request: AppRequest = AppRequest(connection.scope)
    if not services.settings.lab or not is_from_this_machine(request):
        raise Refusal("not-allowed", "problem-lab-closed")


@get("/lab", summary="The balance lab")
async def get_lab(services: TheServices, address: Address) -> LabState:
    """The box that is tried out, and the latest run: how far it is and what it has found."""
    return services.lab.state()


@post("/lab/odds", status_code=200, summary="Odds of a changed card")
async def lab_odds(
    services: TheServices, address: Address, data: JSONBody[LabOddsQuestion]
) -> LabOdds:
    """Exact odds of a card alone against one Unit, as it is and with the changes."""
    return await services.lab.odds(data)


@post("/lab/run", status_code=202, summary="Play with and without the changes")
async def start_run(services: TheServices, address: Address, data: JSONBody[NewLabRun]) -> LabRun:
    """Begin to play the same deals with both boxes; a run in progress ends."""
    services.rates.check_lab_run(address)
    return await services.lab.start(data)


@delete("/lab/run", status_code=200, summary="End the run")
async def cancel_run(services: TheServices, address: Address) -> LabState:
    """End the run in progress; what it has found stays."""
    services.lab.cancel()
    return services.lab.state()


@post("/lab/export", status_code=200, summary="The changed box as a folder")
async def export_box(
    services: TheServices, address: Address, data: JSONBody[LabChanges]
) -> Response[bytes]:
    """The content folder as a ZIP archive, for `--content` and `abth compare`."""
    return Response(
        await services.lab.archive(data.cards),
        media_type="application/zip",
        headers={"Content-Disposition": 'attachment; filename="mybox.zip"'},
    )


lab_router = Router(
    "/api",
    route_handlers=[get_lab, lab_odds, start_run, cancel_run, export_box],
    guards=[check_host],
    tags=["Lab"],
)
