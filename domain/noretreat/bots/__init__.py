"""The bots of No Retreat!: functions from what a seat sees and may decide to a decision."""
