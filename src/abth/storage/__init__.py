"""What a server stores: people, tables, append-only logs of matches, results.

Rooms: `databases` (SQLite, PostgreSQL and their schema), `stores` (the queries), `migrations`.
"""
