"""`abth serve`: tables on the network, from one process and one file, or from many processes."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import click

from abth.cli.admin.options import Database, file_of, place_of, shown
from abth.cli.shared.command_line import Option
from abth.cli.shared.language import t
from abth.cli.shared.terminal import Content, examples

if TYPE_CHECKING:
    from abth.server.settings import Settings

EXAMPLES = (
    ("abth serve", ""),
    ("abth serve --open", ""),
    ("abth serve --bot hothead=./mybots.py:Hothead", ""),
    ("abth serve --host 0.0.0.0 --port 80 --data /srv/abth/abth.sqlite --processes 3", ""),
    (
        "abth serve --database postgresql://abth@db.example/abth --pepper abth.pepper --workers 4",
        "",
    ),
)

METRICS_TOKEN = "ABTH_METRICS_TOKEN"  # in the environment: arguments are seen by other users

Host = Annotated[str, Option(help="cli-serve-host")]
Port = Annotated[int, Option(min=0, max=65_535, help="cli-serve-port")]
Data = Annotated[
    Path | None,
    Option(metavar="FILE", help="cli-serve-data", show_default="cli-serve-data-default"),
]
Workers = Annotated[int, Option(min=1, max=256, help="cli-serve-workers")]
Pepper = Annotated[Path | None, Option(metavar="FILE", help="cli-serve-pepper")]
Processes = Annotated[int, Option(min=1, max=64, help="cli-serve-processes")]
OfferedBots = Annotated[list[str] | None, Option("--bot", metavar="NAME=BOT", help="cli-serve-bot")]
Origin = Annotated[
    list[str] | None,
    Option(metavar="URL", help="cli-serve-origin"),
]
AllowedHost = Annotated[
    list[str] | None,
    Option(metavar="NAME", help="cli-serve-allowed-host"),
]
TrustedProxy = Annotated[
    list[str] | None,
    Option(metavar="ADDRESS", help="cli-serve-trusted-proxy"),
]
BasePath = Annotated[str, Option(metavar="PATH", help="cli-serve-base-path")]
Lab = Annotated[bool, Option("--lab/--no-lab", help="cli-serve-lab")]
Private = Annotated[bool, Option(help="cli-serve-private")]
LogFormat = Annotated[str, Option("--log-format", metavar="text|json", help="cli-serve-log-format")]
Open = Annotated[bool, Option("--open", help="cli-serve-open")]


def register(app: click.Group) -> None:
    """Add the command."""
    app.command("serve", help="cli-serve")(serve)


def epilog() -> str:
    """What follows the options in the help."""
    return f"{examples(*EXAMPLES)}\n{t('cli-serve-note')}\n"


def serve(
    context: click.Context,
    host: Host = "127.0.0.1",
    port: Port = 8000,
    data: Data = None,
    database: Database = None,
    pepper: Pepper = None,
    workers: Workers = 1,
    processes: Processes = 1,
    bot: OfferedBots = None,
    origin: Origin = None,
    allowed_host: AllowedHost = None,
    trusted_proxy: TrustedProxy = None,
    base_path: BasePath = "",
    allow_private_webhooks: Private = False,
    lab: Lab = True,
    log_format: LogFormat = "text",
    open_browser: Open = False,
    content: Content = None,
) -> None:
    """Let people meet and play, in the browser or by program."""
    from abth.bots.registry import read_offer
    from abth.protocol.strict_json import BadInput
    from abth.server.front.connections import check_network
    from abth.server.front.paths import read_base_path
    from abth.server.operation.logs import configure_logs, read_log_format
    from abth.server.run import listen, run, url_of
    from abth.server.settings import Settings

    configure_logs(chosen := read_log_format(log_format))
    place = place_of(data, database)
    if workers > 1 and isinstance(place, Path):
        raise BadInput("--workers", "cli-serve-workers-need-database")
    settings = Settings(
        data=file_of(data),
        database=place if isinstance(place, str) else None,
        pepper=None if pepper is None else pepper.expanduser().absolute(),
        content=content if content is not None else context.obj,
        processes=processes,
        bots=tuple(read_offer(text) for text in bot or ()),
        origins=tuple(origin or ()),
        allowed_hosts=tuple(allowed_host or ()),
        trusted_proxies=tuple(check_network(proxy) for proxy in trusted_proxy or ()),
        base_path=read_base_path(base_path),
        allow_private_webhooks=allow_private_webhooks,
        lab=lab,
        metrics_token=os.environ.get(METRICS_TOKEN) or None,
    )
    prepare(settings)
    listening = listen(host, port)
    address = f"{url_of(listening)}{settings.base_path}"

    def started() -> None:
        """Say where, once everything is ready."""
        click.echo(t("cli-serve-listening", address=address, file=shown(place)))
        if open_browser:
            click.launch(address)

    if workers == 1:
        run(settings, listening, on_start=started)
        return
    from abth.server.processes.supervisor import Supervisor

    Supervisor(settings, listening, workers, chosen).run(started)


def prepare(settings: Settings) -> None:
    """Bring a file up to date, or check a database; one line says what is wrong with it."""
    if settings.database is None:
        from abth.storage.databases.file_lock import FileLock
        from abth.storage.databases.migrate import prepare_file

        with FileLock(settings.data):
            prepare_file(settings.data)
    else:
        from abth.server.processes.supervisor import check_database

        check_database(settings)
