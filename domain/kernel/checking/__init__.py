"""What a log must agree with, whatever the rules of its game are: checking, repairing and auditing one."""
