"""The read models that answer queries: folded from events into their own SQLite file."""
