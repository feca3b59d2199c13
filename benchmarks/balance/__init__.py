"""How the printed box plays, and how fair it is: `python -m benchmarks.balance`.

`lone` holds the exact odds of lone Elite Units. `matches` plays matches between bots and writes
down every turn; `scores`, `order`, `suspense` and `cards` are what these matches say. `page` and
`plots` bring it into docs/balance.md.
"""
