# The sentences of the library.

notation-proves-nothing = notation has no hashes, seals or signatures, so it proves nothing
report-game = Game { $game }, begun on { $date }, { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
 }
report-head = { $version } events; the head of the log is { $head }
report-unproven = From notation, which proves nothing
report-end = The board at the end
report-of-the-game = The end of game { $game }
report-rolls = Rolls
report-version = Version
report-roll = Roll
report-chance = Chance
report-result = Result
report-undone = taken back
report-disputes = Disputes
report-by = Seat
report-reason = Reason
report-verdict = Verdict
report-open = open
report-statistics = Statistics
report-decisions = Decisions
report-successes = Successes
report-expected = Expected
report-seat = { $seat_cap }
meeting-not-started = the campaign has started no game { $game }
meeting-other-campaign-log = the game continues another log of the campaign, at its version { $version }
meeting-other-moment = the game continues version { $version } of the campaign, which started it at version { $at }
meeting-reveals-not-bound = reveals are bound in the campaign, and not in the game
meeting-other-setup = the game's set-up is not the one in the campaign
meeting-other-game-log = the campaign took over another log of the game, at its version { $version }
meeting-not-over = the game was not over at its version { $version }, where the campaign took it over
