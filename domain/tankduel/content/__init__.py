"""What a battle is made of. Facts only, no rules."""
