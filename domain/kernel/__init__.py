"""Log, decide/evolve loop, chance, undo, receipts: everything that is the same for every game."""
