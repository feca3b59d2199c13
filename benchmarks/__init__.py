"""How fast the engine is, compared with other engines and with C: `python -m benchmarks`."""
