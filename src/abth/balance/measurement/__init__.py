"""How the printed box plays, and how fair it is: `abth balance`.

`lone` has the exact odds of lone Elite Units. `matches` plays matches between bots and records
every turn; `scores`, `order`, `suspense` and `cards` evaluate them. `page` and `plots` write
docs/balance.md.
"""
