"""The command line: `abth battle`, `abth cards`, `abth score` and the rest."""
