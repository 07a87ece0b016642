"""The bots of Tank Duel: functions from what a seat sees and may decide to a decision."""
