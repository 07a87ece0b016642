"""A client of the service: identity, calls, and a session that checks what it is told."""
