"""Several processes serve the same tables: news of each other, presence, jobs, the supervisor."""
