"""Everything in JSON: on the command line, on the wire and on disk."""
