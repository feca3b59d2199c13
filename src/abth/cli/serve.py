"""`abth serve`: tables on the network, from one process and one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from abth.cli.language import t
from abth.cli.terminal import Content, examples

EXAMPLES = (
    ("abth serve", ""),
    ("abth serve --open", ""),
    ("abth serve --host 0.0.0.0 --port 80 --data /srv/abth/abth.sqlite --processes 3", ""),
)

Host = Annotated[str, typer.Option(help="cli-serve-host")]
Port = Annotated[int, typer.Option(min=0, max=65_535, help="cli-serve-port")]
Data = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="cli-serve-data", show_default="user data"),
]
Processes = Annotated[int, typer.Option(min=1, max=64, help="cli-serve-processes")]
Origin = Annotated[
    list[str] | None,
    typer.Option(metavar="URL", help="cli-serve-origin"),
]
Private = Annotated[bool, typer.Option(help="cli-serve-private")]
Open = Annotated[bool, typer.Option("--open", help="cli-serve-open")]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("serve", help="cli-serve")(serve)


def epilog() -> str:
    """What follows the options in the help."""
    return f"{examples(*EXAMPLES)}\n{t('cli-serve-note')}\n"


def serve(
    context: typer.Context,
    host: Host = "127.0.0.1",
    port: Port = 8000,
    data: Data = None,
    processes: Processes = 1,
    origin: Origin = None,
    allow_private_webhooks: Private = False,
    open_browser: Open = False,
    content: Content = None,
) -> None:
    """Let people meet and play, in the browser or by program."""
    from abth.server.run import listen, run, url_of
    from abth.server.settings import Settings, data_file
    from abth.storage.migrate import prepare_file

    settings = Settings(
        data=(data or data_file()).expanduser().absolute(),
        content=content if content is not None else context.obj,
        processes=processes,
        origins=tuple(origin or ()),
        allow_private_webhooks=allow_private_webhooks,
    )
    prepare_file(settings.data)
    listening = listen(host, port)
    address = url_of(listening)
    typer.echo(t("cli-serve-listening", address=address, file=str(settings.data)))
    run(settings, listening, on_start=(lambda: typer.launch(address)) if open_browser else None)
