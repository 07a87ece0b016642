"""Everything that touches the world: storage, secrets, live games, the API."""
