"""`abth serve`: tables on the network, from one process and one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from abth.cli.terminal import Content

EPILOG = """
[bold]Examples[/]

  abth serve
  abth serve --open
  abth serve --host 0.0.0.0 --port 80 --data /srv/abth/abth.sqlite --processes 3

Everything is kept in one file. Ctrl-C ends the server; matches go on when it starts again.
"""

Host = Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for all.")]
Port = Annotated[int, typer.Option(min=0, max=65_535, help="The port; 0 takes a free one.")]
Data = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Where everything is kept.", show_default="user data"),
]
Processes = Annotated[int, typer.Option(min=1, max=64, help="How many the bots think in.")]
Origin = Annotated[
    list[str] | None,
    typer.Option(
        metavar="URL", help="A site whose pages may speak to this server, besides its own."
    ),
]
Private = Annotated[bool, typer.Option(help="Send webhooks to private and loopback addresses too.")]
Open = Annotated[bool, typer.Option("--open", help="Open the browser.")]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("serve", epilog=EPILOG)(serve)


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
    typer.echo(f"abth listens at {address} and keeps its data in {settings.data}")
    run(settings, listening, on_start=(lambda: typer.launch(address)) if open_browser else None)
