"""Two boxes compared on the same deals: what changes, by how much, and how sure that is."""
