"""What people ask for, folded from events into a SQLite file of its own."""
