"""User accounts and the credentials that open them."""
