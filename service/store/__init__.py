"""The event log in one SQLite file, under the eventsourcing library. Only this package knows it."""
