"""The report of a tournament: one HTML page, and a Parquet table."""
