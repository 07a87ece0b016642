"""Log, deciding and folding, chance, undo, receipts: everything that is the same for every game."""
