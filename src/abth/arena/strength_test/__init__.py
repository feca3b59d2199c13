"""Whether one bot is stronger than another: a sequential test that stops by itself."""
