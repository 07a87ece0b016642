"""The bots of Undaunted: functions from what a seat sees and may decide to a decision."""
