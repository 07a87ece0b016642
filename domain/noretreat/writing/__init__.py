"""The position as text, for who plays in a terminal or has it read out."""
