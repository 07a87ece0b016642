"""Playing programs. A policy sees what its seat sees and picks one of its legal decisions."""
