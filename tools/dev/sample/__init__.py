"""Sample: a game of one page."""
