"""Previews of links: title, text, and picture of a page, as other programs show them."""
