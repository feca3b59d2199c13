"""The queries of a server, a store for each kind of row."""
