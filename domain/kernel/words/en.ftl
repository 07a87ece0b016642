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
format-pin = 8 digits
misfit-said = must be { $said }
misfit-number = must be a number from -{ $largest } to { $largest }
strange-not-normalized = is not normalized (Unicode NFC)
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
