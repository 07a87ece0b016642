"""What `import kronika` offers: games, positions and tables as values. It needs no service."""
