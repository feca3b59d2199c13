"""Signed notices to a URL that a user has set. `docs/how-to/webhooks.md` is for receivers.

`addresses` decides where a notice may go, `delivery` makes one attempt, `sender` queues and tries
again.
"""

from abth.server.webhooks.addresses import BadAddress
from abth.server.webhooks.notices import Notice, new_key, notice_of
from abth.server.webhooks.sender import Outcome, WebhookSender

__all__ = ["BadAddress", "Notice", "Outcome", "WebhookSender", "new_key", "notice_of"]
