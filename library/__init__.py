"""Games, positions and tables as values, for `import kronika`. It needs no service."""
