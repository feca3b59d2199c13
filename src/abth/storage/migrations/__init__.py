"""The Alembic environment: one script in `versions` for each change of the schema.

`docs/how-to/change-the-schema.md` lists the steps.
"""
