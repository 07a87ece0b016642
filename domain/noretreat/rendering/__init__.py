"""How games of No Retreat! are drawn."""
