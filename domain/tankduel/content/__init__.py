"""The parts of a battle. Facts only, no rules."""
