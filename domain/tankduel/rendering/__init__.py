"""How battles of Tank Duel are drawn."""
