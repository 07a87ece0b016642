"""Requirements for every log, whatever the rules of its game: checking, repairing and auditing it."""
