"""How fast the engine is, beside other engines and beside C: `python -m benchmarks`."""
