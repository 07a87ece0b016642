"""The rules and the log: pure, no I/O, no clock, no source of randomness of its own."""
