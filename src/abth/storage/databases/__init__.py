"""The databases that a store can use, and how their schema is brought up to date."""
