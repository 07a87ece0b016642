"""How the sensible bot plays Normandy: it looks one decision ahead and prefers what leaves it nearer to its
goal than the enemy is to his, with the better cards, and out of harm's way."""
