# The sentences of the kernel.

## Events
event-game-created = Game { $game } is created.
event-epoch-opened = Epoch { $epoch } of the dice opens.
event-seat-taken = { $name } plays as { $seat }.
event-bot-seated = The bot { $bot } { $version } plays as { $seat }.
event-seat-left = The seat of { $seat } is empty.
event-seat-freed = The seat of { $seat } is freed.
event-line-up-locked = The line-up is locked.
event-line-up-unlocked = The line-up is unlocked.
event-seat-handed-over = { $name } takes over { $seat }.
event-seat-invited = { $by_cap } { $by_plural ->
    [yes] invite
   *[no] invites
 } a player.
event-seat-invited-to-seat = { $by_cap } { $by_plural ->
    [yes] invite
   *[no] invites
 } a player to play as { $seat }.
event-creator-invited = The game's creator invites a player.
event-creator-invited-to-seat = The game's creator invites a player to play as { $seat }.
event-invitation-withdrawn = Invitation { $invitation } is withdrawn.
event-handover-proposed = { $name } asks to take over { $seat }.
event-handover-consented = { $by_cap } { $by_plural ->
    [yes] consent
   *[no] consents
 } to the handover.
event-handover-declined = { $by_cap } { $by_plural ->
    [yes] decline
   *[no] declines
 } the handover.
event-entropy-committed = { $seat_cap } { $seat_plural ->
    [yes] commit
   *[no] commits
 } to entropy.
event-entropy-revealed = { $seat_cap } { $seat_plural ->
    [yes] reveal
   *[no] reveals
 } entropy.
event-epoch-began = Epoch { $epoch } of the dice begins.
event-epoch-agreed = { $seat_cap } { $seat_plural ->
    [yes] agree
   *[no] agrees
 } to replace epoch { $epoch }.
event-game-started = The game starts.
event-undo-requested = { $seat_cap } { $seat_plural ->
    [yes] ask
   *[no] asks
 } to go back to version { $to }.
event-undo-requested-of-seen = { $seat_cap } { $seat_plural ->
    [yes] ask
   *[no] asks
 } to go back to version { $to }. Cards drawn and seen since: { $cards }.
cards-seen = { $count } by { $seat }
event-undo-agreed = { $by_cap } { $by_plural ->
    [yes] agree
   *[no] agrees
 } to go back.
event-undo-ended = The request of { $seat } to go back { $how }.
event-undone = The game goes back to version { $to }.
event-roll-disputed = { $seat_cap } { $seat_plural ->
    [yes] dispute
   *[no] disputes
 } the outcome at version { $version }.
event-roll-disputed-for = { $seat_cap } { $seat_plural ->
    [yes] dispute
   *[no] disputes
 } the outcome at version { $version }. Reason: { $reason }
event-dispute-ended = The dispute of the outcome at version { $version } is over: { $how }.
event-settled = All decisions so far are final.
event-resigned = { $seat_cap } { $seat_plural ->
    [yes] resign
   *[no] resigns
 }.
event-gave-up = The game continues without { $seat }.
event-order-given = { $seat_cap } { $seat_plural ->
    [yes] give
   *[no] gives
 } a standing order.
event-order-withdrawn = { $seat_cap } { $seat_plural ->
    [yes] withdraw
   *[no] withdraws
 } the standing order of version { $order }.
event-limit-requested-extend = { $seat_cap } { $seat_plural ->
    [yes] ask
   *[no] asks
 } to extend the reply limit by { $time }.
event-limit-requested-pause = { $seat_cap } { $seat_plural ->
    [yes] ask
   *[no] asks
 } to pause the reply limit.
event-limit-requested-resume = { $seat_cap } { $seat_plural ->
    [yes] ask
   *[no] asks
 } to resume the reply limit.
event-limit-agreed = { $by_cap } { $by_plural ->
    [yes] agree
   *[no] agrees
 } to the request of { $seat } about the reply limit.
event-limit-request-ended = The request of { $seat } about the reply limit { $how }.
event-limit-changed-extend = The current reply limit is extended by { $time }.
event-limit-changed-pause = The reply limit is paused.
event-limit-changed-resume = The reply limit runs again.
event-draw-offered = { $seat_cap } { $seat_plural ->
    [yes] offer
   *[no] offers
 } a draw.
event-draw-ended = The offer of a draw by { $seat } { $how }.
event-game-claimed = { $seat_cap } { $seat_plural ->
    [yes] claim
   *[no] claims
 } the game.
event-game-abandoned = The game is cancelled. Nobody wins.
event-game-lost = The game is over: nobody wins, { $how }.
event-game-drawn = The game is a draw.
event-game-won = The game is over: { $winner } { $winner_plural ->
    [yes] win
   *[no] wins
 } { $how }.
event-game-won-together = The game is over: { $winners } and { $last } win { $how }.
event-end-confirmed = { $seat_cap } { $seat_plural ->
    [yes] confirm
   *[no] confirms
 } the end.
event-game-closed = The game is closed.
event-game-opened = The game is open: everything can be verified.
ends-declined = was declined
ends-withdrawn = was withdrawn
ends-expired = expired
ends-accepted = was accepted
dispute-stands = the outcome stands
dispute-went-back = the game went back
dispute-withdrawn = withdrawn
won-resigned = by resignation
won-claimed = by claim: a reply came too late
lost-resigned = by resignation
lost-lost = the game has beaten all players

## Refusals
not-asked-now = Seat { $seat } has nothing to decide now. Wait for the other seats.
not-before-new-epoch = The dice need a new epoch before play continues. Commit to your entropy, then reveal it.
not-out-of-game = You have resigned from this game.
not-asked-any-more = The game is over: there is nothing left to decide.
not-started-yet = The game has not started yet.
not-open-prompt = Prompt { $prompt_id } is not open for { $seat }. Answer an open one: { $yours }.
not-invited-into-locked-line-up = The line-up is locked. Ask the game's creator for an invitation.
not-invited-back = You left this game after your seat had committed. Ask the game's creator for an invitation.
not-locked-twice = The line-up is already locked.
not-locked = The line-up is not locked.
not-known-to-seat = You cannot ask for seat { $seat }. Ask a player or the game's creator for an invitation.
not-empty-seat = Seat { $seat } is held by { $name }.
not-committed-seat-freed = Seat { $seat } has already committed. Choose a seat that has not.
not-while-proposal-stands = Proposal { $id } for seat { $seat } is still open. Wait until it is answered.
not-more-proposals = You have asked for a seat of this game { $most } times, which is the limit.
not-own-seat = You already hold seat { $seat }.
not-consented-twice = { $by } has already consented.
not-committed-twice = Seat { $seat } has already committed to epoch { $epoch }.
not-a-commitment = commitment must be 32 bytes.
not-all-committed = Some seats have not committed yet. Wait for { $waiting }.
not-revealed-twice = Seat { $seat } has already revealed its entropy.
not-entropy = entropy must be 32 bytes.
not-what-seat-committed-to = This entropy does not match the seat's commitment. Reveal the entropy that you committed to.
not-epoch-agreed-twice = { $seat } has already agreed.
not-when-closed = The game is closed.
not-a-seat = This game has no seat { $seat }. Choose from { $seats }.
not-held-seat = Nobody holds seat { $seat }.
not-while-line-up-is-locked = The line-up is locked. Ask the game's creator to unlock it.
not-creator = Only the game's creator can do this.
not-after-start = The game has already started.
not-seats-of-campaign = This game belongs to a campaign. Change the seats of the campaign instead.
not-asked-about-seat = No proposal for seat { $seat } needs your answer.
not-that-proposal = Proposal { $proposal } for seat { $seat } is not open. Answer proposal { $id }.
not-when-over = The game is over.
not-open-epoch = Epoch { $epoch } is not open. Use epoch { $number }.
not-begun-epoch = Epoch { $epoch } has already begun.
not-so-long-an-invitation = An invitation must be valid for 1 to { $longest } seconds.
not-more-invitations = You have given { $most } invitations to this game, which is the limit.
not-your-invitation = You have no open invitation { $invitation }. It was used, withdrawn or never given.
not-orders-now = You can give standing orders only while the game is being played.
not-a-standing-order = This standing order cannot be given now.
not-order-twice = You have already given this order.
not-more-orders = You already have { $most } standing orders, which is the limit. Withdraw one first.
not-your-order = You have no standing order from version { $version }.
not-while-resolving = You cannot undo while a result of this campaign game is being resolved. Resolve it first.
not-asked-to-undo = { $seat } has no open request to undo.
not-agreed-twice = You have already agreed.
not-undone-when-closed = The game is closed: nothing can be undone.
not-two-requests-to-undo = You already have an open request to undo. Withdraw it first.
not-after-dispute = Version { $to } comes after the disputed outcome at version { $dispute }. Choose an earlier version.
not-where-decision-was-made = No decision that still counts was made at version { $to }.
not-in-strict-game = This game is strict: you cannot undo a decision that the dice or another seat have answered.
not-own-request = You cannot answer your own request. Withdraw it instead.
not-paused-twice = The reply limit is already paused.
not-paused = The reply limit is not paused.
not-so-long-an-extension = The reply limit can be extended by 1 second to { $most } ({ $most_seconds } seconds).
not-asked-to-change-limit = { $seat } has no open request to change the reply limit.
not-a-reply-limit = This game has no reply limit.
not-limit-without-all-seats = Changing the reply limit needs the consent of all seats. Wait until somebody takes { $empty }.
not-two-requests-for-limit = You already have an open request to change the reply limit. Withdraw it first.
not-seconds-without-extension = Only a request to extend the reply limit has seconds. Omit them.
not-draw-alone = You play alone: nobody can accept a draw.
not-draw-in-campaign = A scenario of a campaign must have a winner: it cannot be drawn.
not-draw-offered-twice = You already offer a draw. Wait for the answer.
not-offered-draw = { $seat } has not offered a draw.
not-claimed-so-early = You cannot claim this game yet. It must first wait for other seats, and not for you, for { $limit }.
not-claimed-yet = You cannot claim this game yet. Wait another { $left } for { $seat }; the reply limit is { $limit }.
not-claimed-without-limit = This game has no reply limit: nobody can claim it.
not-claimed-while-paused = The reply limit is paused. Ask the other seats to resume it.
not-claimed-while-awaited = The game also waits for you: { $what }. Do that first.
not-confirmed-twice = You have already confirmed the end.
not-disputed-when-closed = The game is closed: its outcomes can no longer be disputed. Verify its export instead.
not-disputed-twice = You have already disputed the outcome at version { $version }.
not-your-dispute = You have no open dispute of the outcome at version { $version }.
not-closed-again = The game is already closed.
not-over-yet = The game is not over yet.
not-line-up-of-scenario = This scenario cannot be played by { $seats }. Choose a line-up: { $said }.
not-line-up-of-scenario-of-many = This scenario cannot be played by { $seats }. The closest line-ups are { $said }; `kronika packs` lists all { $more }.
not-an-option = There is no option { $name }. Choose from { $known } (`kronika packs` lists all).
no-options = There is no option { $name }: this game has none.
not-value-of-option = Option { $name } cannot be { $value }. Use { $allowed }.

## Findings in a log
wrong-chance-epoch = uses epoch { $epoch } of chance, which is not running
wrong-chance-order = uses link { $k } of { $audience } after link { $used }
wrong-chance-kind = asks for dice or a draw that do not exist
wrong-chance-unsealed = uses the chain of { $audience }, and seals no outcome for it
wrong-chance-link = link { $k } of { $audience } does not belong to the chain whose anchor was published
wrong-chance-seed = the seed opened for { $audience } in epoch { $epoch } does not lead to its anchor
wrong-shown-to-nobody = says that nobody got to see the cards that it shows
wrong-reveal-unbound = { $seat } did not sign its reveal over a head that holds every commitment
wrong-behalf = answers for { $seat } by no standing order of it, and by no claim against it
wrong-behalf-decision = answers for { $seat } with more than a pass
wrong-claim-since = claims since version { $since } with a grace of { $grace } seconds, which cannot be
wrong-claim-outages = names outages that are not in order, or not over
wrong-limit-resumed = resumes the reply limit without the consent of every other seat, and too early
wrong-dispute = disputes version { $version }, at which chance decided nothing before everybody's eyes
wrong-signature-reused = { $seat } signed this before it was taken back: an old signature is used again
wrong-bot-seed-of-nobody = opens a seed for { $seat }, where no bot was seated at version { $at }
wrong-bot-seed = the seed opened for { $seat } is not the one committed to
wrong-chance-uncalled = asks for { $action } by { $rule } of { $actor }, which nothing called for
wrong-behalf-kind = answers a prompt { $kind } by an order for { $ordered }
wrong-chance-hex = its link is not written as { $digits } lower-case hex digits
wrong-bot-seed-hex = the seed opened for { $seat } is not written as { $digits } lower-case hex digits
wrong-outcome = the chain gives { $found }, recorded is { $recorded }
wrong-decides-nothing = { $seat } decides nothing
wrong-decides-twice = { $seat } decides twice
wrong-seen = says that since version { $to } { $seen } were seen; there were { $found }
wrong-claim-paused = claims against { $seat } too early: the limit was paused
wrong-claim-early = claims against { $seat } too early: it had { $left } seconds left
wrong-signature-missing = { $seat } plays signed, and the signature is missing
wrong-signature = the signature of { $seat } does not fit its key and what is recorded
wrong-signed-head = { $seat } signed over a head that this log never had: it was shown another history
at-version = version { $version }: { $said }
wrong-after-closing = comes after the closing of the game
wrong-created-twice = creates the game once more
wrong-negative-time = has options with a time below 0
wrong-never-closes = shares decks and never closes by itself
wrong-seat-taken-twice = takes seat { $seat }, which is held
wrong-seat-taken-uninvited = takes seat { $seat }, to which only the creator could let it
wrong-line-up-locked = changes the line-up, which is locked
wrong-seat-freed = frees seat { $seat }, which nobody holds or which has committed
wrong-line-up-settled = changes the line-up of a game that has started, or has no creator
wrong-bot-seated = puts a bot on seat { $seat }, which is empty, or a player's
wrong-uninvited = has no invitation { $invitation } to seat { $seat }
wrong-invited-by-nobody = { $by } invites, and nobody holds that seat
wrong-invitation-withdrawn = withdraws invitation { $invitation }, which the one who does has not given
wrong-proposal-twice = asks for seat { $seat } while another asks for it
wrong-proposal-invitation = asks by an invitation that no seat gave
wrong-proposal-stranger = asks for seat { $seat }, and has no part in the game
wrong-proposal-answered = answers proposal { $proposal } for seat { $seat }, which does not stand
wrong-handover-of-nobody = passes seat { $seat } on, which nobody holds
wrong-handover-of-bot = passes seat { $seat } on, which a bot holds
wrong-handover-unasked = passes a seat to somebody who did not ask for it
wrong-handover-proposal = passes a seat on by proposal { $proposal }, which does not stand
wrong-handover-consent = passes a seat on without the consent of every other held seat that no bot holds
wrong-epoch-number = opens epoch { $epoch } after epoch { $number }
wrong-other-epoch = belongs to epoch { $epoch }, while epoch { $number } is open
wrong-epoch-begun = comes when the epoch has begun
wrong-commitment-of-nobody = { $seat } commits, and nobody holds that seat
wrong-commitment-twice = { $seat } commits once more in the same epoch
wrong-commitment-of-resigned = { $seat } commits, and is out of the game
wrong-reveal-of-nobody = { $seat } reveals, and nobody holds that seat
wrong-reveal-twice = { $seat } reveals once more in the same epoch
wrong-reveal-early = { $seat } reveals before every seat has committed
wrong-reveal = what { $seat } reveals is not what it committed to
wrong-epoch-early = the epoch begins before every seat has revealed
wrong-prompt-number = opens prompt { $prompt }, not the one of its own version
wrong-prompt-closed = closes prompt { $prompt }, which is not open
wrong-prompt-answered = { $seat } answers prompt { $prompt }, which is not open for it
wrong-decision-of-nobody = { $seat } decides, and nobody holds that seat
wrong-decision-of-resigned = { $seat } decides, and is out of the game
wrong-order-withdrawn = { $seat } takes back an order that it has not given
wrong-gave-up-twice = { $seat } gives up once more
wrong-dice-chain = rolls dice by the chain of { $audience }
wrong-undo-forward = goes back to version { $to }, which is not before it
wrong-undo-settled = goes back to before version { $settled }, at which it was settled
wrong-undo-free = takes back for free what others had answered, or chance
wrong-undo-strict = takes back, in a strict game, what others had answered, or chance
wrong-undo-unasked = goes back to version { $to }, which { $seat } did not ask for
wrong-undo-consent = goes back without the consent of every other held seat that still plays
wrong-limit-asked-twice = { $seat } asks to change the reply limit while its request is open
wrong-limit-seconds = asks to { $change } the reply limit by { $seconds } seconds
wrong-limit-none = asks to change the reply limit of a game that has none
wrong-limit-agreed = { $by } agrees to what { $seat } does not ask of it
wrong-limit-agreed-twice = { $by } agrees once more
wrong-limit-request = ends a request to change the reply limit that { $seat } did not make
wrong-limit-ended = is { $how } by { $by }
wrong-limit-change = changes the reply limit as { $seat } did not ask
wrong-limit-consent = changes the reply limit without the consent of every other seat
wrong-draw-ended = ends an offer of a draw that { $seat } did not make
wrong-closing-cancelled = closes as cancelled without having been cancelled, or the other way round
wrong-cancelled = is cancelled after it has started, or has a winner although it was cancelled
wrong-opens-early = opens with its campaign only
wrong-closed-shut = closes without opening, and belongs to no campaign
wrong-opened = opens a game that is not closed
wrong-key = names a key that nobody can have
wrong-seat-name = calls a seat { $names }
wrong-anchors = publishes other anchors than one each for { $audiences }
wrong-limit-paused = asks to { $change } a reply limit that is { $paused ->
    [yes] paused
   *[no] not paused
 }
wrong-hex = is not written as { $digits } lower-case hex digits
wrong-unreadable = cannot be read: { $said }
wrong-transaction = belongs to transaction { $tx }, which is neither the running one nor a new one
wrong-parts = has other sealed parts than it says
wrong-seal-told = tells everybody what it seals
wrong-secret-audience = seals for { $audience } what is for { $owner } to see
wrong-proof-audience = seals for { $audience } what waits for the closing
wrong-part-of-nobody = has a part sealed for { $audience }, which is not a seat
wrong-part-shut = the sealed part of { $audience } should be open in this file
wrong-part-open = the sealed part of { $audience } should be shut in this file
wrong-first-event = the first event of a log creates the game
wrong-second-event = the second event of a log opens the first epoch of chance
wrong-openings = does not open the seals that it names
wrong-opened-content = what it opens is not what was sealed at version { $version }
wrong-opened-early = reveals what was sealed for the referee at version { $version } before the game is closed
wrong-end-twice = ends a game that is over
wrong-end = ends the game ({ $how }), and nothing before it did
wrong-winners = says that { $said } won; by what happened before it, { $found } did
wrong-out-of-game = puts { $seat } out of the game, which neither resigned nor was claimed against
wrong-continued-without = continues after { $seat } gave up, which ended the game
wrong-closed-without-winner = closes the game and leaves out who won
wrong-closed-early = closes a game that is not over
wrong-held-receipt-signature = the receipt you hold is not signed by its key
wrong-held-receipt-game = the receipt you hold is for another game, { $game }
wrong-log-cut = the log ends at version { $version }, before the one your receipt is for: it is older, or was cut
wrong-log = the log is not the one your receipt was given for
wrong-receipt-signature = the receipt's signature does not fit its key
wrong-succession = a key of the receipt did not sign the one that is said to succeed it
wrong-receipt = the receipt is for version { $version } with head { $head }…, the records end at version { $end } { $found ->
    [none] where there is no head
   *[other] with head { $found }…
 }
seats-and = { " and " }
seats-none = nobody

## Parts of a log that a check cannot judge
unchecked-shared = { $count } draws and flips from shared decks: their links and places are sealed until the game is closed, because they would reveal hidden cards
unchecked-draws = { $count } draws sealed for other seats: their links and cards
unchecked-parts = { $count } parts sealed for others, until the game opens
unchecked-signatures = the signatures of { $count } decisions in them
unchecked-unsigned = who decided for { $seats }: played unsigned
unchecked-void = whether epoch { $epoch } had to be void before it began: "{ $reason }", when { $revealed } had revealed
unchecked-end = whether epoch { $epoch } had to end: "{ $reason }", not every seat was asked
unchecked-end-agreed = whether epoch { $epoch } had to end: "{ $reason }", every seat agreed
unchecked-hands = who else has seen the hands: all parts are open, and the game is not
unchecked-bot = what the bot { $bot } { $version } decided for { $seat }: { $seed ->
    [opened] `kronika audit` repeats it
    [lost] its seed was not opened
   *[sealed] its seed opens at the closing
 }
unchecked-chains = the chains whose secrets were lost: { $chains }
chain-in-epoch = { $audience } in epoch { $epoch }
unbound-bot = the bot of { $bot } did not reveal before { $seat } (epoch { $epoch })
unbound-reveal = { $seat } did not bind the others (epoch { $epoch }, revealed at version { $version })
unbound-bot-gone = epoch { $epoch } was made void by taking the bot of { $seat } away

## Findings of an audit
bot-seated = the bot { $bot } { $version } of { $seat } (seated at version { $at })
audit-no-draw = the bot of { $seat } would refuse this draw
audit-draw = the bot of { $seat } would accept this draw
audit-unasked = { $seat } decides what its bot was not asked
audit-bot-decides = the bot of { $seat } decides: { $said }
audit-chance = asks for { $action } by { $rule } of { $actor }, which was not recorded
audit-not-reached = today's rules do not reach this position ({ $error })
audit-refused = { $said } ({ $rule })
audit-views = somebody would see another position
audit-events = { $count } events instead of { $stored }
audit-event = event { $at } of { $stored } ({ $type }) has other values

## Files that cannot be read
unreadable-utf-8 = it is not UTF-8
unreadable-brackets = its brackets are nested too deeply
unreadable-json = it is not JSON: { $error }
unreadable-name = it names { $name }, which the game does not have
unreadable-event = it does not follow from the events before it
wrong-system = the first event of a log creates a game of { $systems }
export-gzip = the file is compressed with gzip; unpack it first, with gunzip
export-bad-gzip = the file is not whole gzip: { $said }
export-byte-order-mark = the file begins with a byte order mark, which an editor has added; save it without one
export-utf-16 = the file is in UTF-16; save it as UTF-8 without a byte order mark
export-cut = this is not a whole export of a game: its last line has no end
export-short = this is not an export of a game: it has fewer than four lines
export-header = line 1 is not a header of this format: it should be { $header }
export-other-header = line 1 is the header of another format than the receipt has
export-count = the file has { $count } records, and its receipt is for { $version }
export-receipt = line { $line } is not a receipt: { $said }
export-record = line { $line } (version { $version }) is not a record: { $said }
export-sealed-part = a sealed part has content and salt, or else a seal; these are 64 hex digits
export-number = { $value } is not a number of 64 bits
export-not-canonical = it is not written canonically

## Packs
toml-quotation-mark = the closing quotation mark
toml-backslash = \\ for a backslash
toml-new-key = a new key
toml-comma-or-brace = a comma or { "}" }
toml-comma-or-bracket = a comma or ]
toml-key = a key; a table in braces must be on one line
toml-key-or-table = a key, or [ before the name of a table
toml-equals = = after the key
toml-two-brackets = ]] after the name of the table
toml-bracket = ] after the name of the table
toml-value = a number, a text in quotation marks, true, false, a list in [ ] or a table in { "{" } { "}" }
toml-new-line = a new line after the value
toml-hex-digits = hex digits after \u or \U
toml-code = the code of a character
toml-date = a date such as 1944-06-15
toml-text-in-utf-8 = expected text in UTF-8
file-missing = the file is missing
toml-not = invalid TOML: { $wrong }
toml-expected = expected { $expected }
toml-expected-not = expected { $expected }, not { $found }
range-least = { $least } or more
range = { $least } to { $most }
range-in-steps = { $range } in steps of { $step }
out-of-range = { $number } is out of range; expected: { $range }
out-of-range-by-rule = { $number } is out of range; expected: { $range } { $rule }

## What is expected in a file
expected-field = missing; expected: { $expected }
expected-value = { $shown } is wrong; expected: { $expected }
expected-or-more = { $inner }, { $least } or more
expected-table-with = a table with { $known }
expected-whole-number = a whole number
expected-text = a text in quotation marks
expected-truth = true or false
expected-table = a table
unknown-field = unknown field; known: { $known }
expected-table-of-kind = a table with { $field } = { $tags }
expected-either = { $one } or { $other }
expected-list = a list of { $inner }
expected-list-of-so-many = a list of { $count } × { $inner }

## Kinds of text
format-hex = { $digits } lower-case hex digits
format-id = an id: 1 to 64 letters a-z, A-Z, digits, - and _, the first a letter or a digit
format-place = an id, or two with a blank between them
format-tag = a tag such as kronika.game_created.v1
format-version = a version such as 1 or 1.2.0
format-time = a time in UTC such as 2026-01-01T00:00:00.000000Z
format-player = 64 lower-case hex digits (a key), or the 32 or 64 hex digits that identify a token
format-token = 32 bytes as 64 hex digits
format-page = the token of the page before
format-path = the name of a field in lower case, with a dot before the name of one inside it
format-document = an id, or JSON in which every text is valid
format-mail = a mail address such as anna@example.org, in ASCII
format-url = an address such as https://example.org/path, without a user or a fragment
format-handle = a handle such as card:7 or button:done
format-pin = 8 digits
misfit-said = must be { $said }
misfit-number = must be a number from -{ $largest } to { $largest }
strange-not-normalized = is not normalized (Unicode NFC)
format-note = 1 to { $most } visible characters in one or more lines, without blanks at its ends
format-line = { $least } to { $most } visible characters without blanks at its ends
misfit-strange = { $said }; this { $wrong }
strange-character = contains the character { $code }
strange-marks = contains marks without a letter
misfit = { $place } { $said }

## Times
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
 }
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
 }
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
 }
time-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
 }
notation-line = line { $line }: { $said }
notation-not-a-line = this is neither a move, a bracket nor a comment
notation-bracket = a bracket closes here that was not opened
notation-hidden = a move that hides something cannot be played again; the notation of the opened game can
notation-chance = the rules ask for { $wanted } here, but { $said } was written
notation-chance-missing = the rules ask for { $wanted } here, but nothing was written
notation-chance-left = the rules do not ask for { $said } here
notation-dice = { $count ->
    [one] { $count } die with { $sides } sides
   *[other] { $count } dice with { $sides } sides
 }
notation-draw = one of { $size }
notation-unasked = nothing is asked of { $seat } here
notation-illegal = { $seat } cannot decide “{ $said }” here; legal: { $accepted }
