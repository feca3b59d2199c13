"""Who looks at a table, and what each of them is shown."""
