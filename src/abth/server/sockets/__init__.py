"""WebSockets: the conversation with one client, and all open connections."""
