"""The store in PostgreSQL, which any number of servers share. Only this package knows it."""
