"""Guests, their credentials, and the names they may use."""
