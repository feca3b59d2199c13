"""Turn notices: tell players that it is their turn, by socket and by webhook.

Data type: `TurnNotices`.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from abth.protocol.wire import YourTurn
from abth.server.accounts.accounts import Accounts
from abth.server.sockets.connections import Connections
from abth.server.webhooks import WebhookSender, notice_of
from abth.table.background_tasks import BackgroundTasks
from abth.table.services import Clock, Listener


class TurnNotices:
    """Sends a notice to every place where a player can be reached."""

    def __init__(
        self,
        connections: Connections,
        accounts: Accounts,
        webhooks: WebhookSender,
        tasks: BackgroundTasks,
        clock: Clock,
    ) -> None:
        self._connections = connections
        self._accounts = accounts
        self._webhooks = webhooks
        self._tasks = tasks
        self._clock = clock

    def send(self, person: str, turn: YourTurn, here: Collection[Listener]) -> None:
        """Tell a player that it is their turn, except on the connections that are `here`."""
        for connection in self._connections.of(person):
            if connection not in here:
                connection.post(msgspec.structs.replace(turn, no=connection.next()))

    def send_webhook(self, person: str, turn: YourTurn) -> None:
        """Send a notice to the player's webhook in the background, if there is one."""
        if self._accounts.may_have_webhook(person):
            self._tasks.spawn(self._start_webhook(person, turn))

    async def _start_webhook(self, person: str, turn: YourTurn) -> None:
        row = await self._accounts.require_user(person)
        if row.webhook_url is not None and row.webhook_key is not None:
            notice = notice_of(turn, self._clock.now())
            self._webhooks.send(row.webhook_url, row.webhook_key, notice)

    async def deliver_webhook(self, person: str, turn: YourTurn, number: str) -> None:
        """Deliver a notice with this number to the player's webhook, if there is one."""
        row = await self._accounts.require_user(person)
        if row.webhook_url is not None and row.webhook_key is not None:
            notice = msgspec.structs.replace(notice_of(turn, self._clock.now()), id=number)
            await self._webhooks.deliver(row.webhook_url, row.webhook_key, notice)
