# The sentences of the kernel.

## Events
event-game-created = Game { $game } is created.
event-epoch-opened = Epoch { $epoch } of chance is open.
event-seat-taken = { $name } takes seat { $seat }.
event-bot-seated = Seat { $seat } is played by the bot { $bot } { $version }.
event-seat-left = Seat { $seat } is empty.
event-seat-freed = Seat { $seat } is freed.
event-line-up-locked = The line-up is locked.
event-line-up-unlocked = The line-up is unlocked.
event-seat-handed-over = Seat { $seat } passes to { $name }.
event-seat-invited = { $by } invites somebody.
event-seat-invited-to-seat = { $by } invites somebody to seat { $seat }.
event-creator-invited = The creator of the game invites somebody.
event-creator-invited-to-seat = The creator of the game invites somebody to seat { $seat }.
event-invitation-withdrawn = Invitation { $invitation } is withdrawn.
event-handover-proposed = { $name } asks for seat { $seat }.
event-handover-consented = { $by } consents.
event-handover-declined = { $by } refuses.
event-entropy-committed = { $seat } commits to entropy.
event-entropy-revealed = { $seat } reveals entropy.
event-epoch-began = Epoch { $epoch } of chance begins.
event-epoch-agreed = { $seat } agrees to replace epoch { $epoch }.
event-game-started = The game starts.
event-undo-requested = { $seat } asks to go back to version { $to }.
event-undo-requested-of-seen = { $seat } asks to go back to version { $to }. Cards drawn and seen since: { $cards }.
cards-seen = { $seat } { $count }
event-undo-agreed = { $by } agrees to go back.
event-undo-ended = The request of { $seat } to go back: { $how }.
event-undone = The game goes back to version { $to }.
event-roll-disputed = { $seat } disputes the outcome at version { $version }.
event-roll-disputed-for = { $seat } disputes the outcome at version { $version }. Reason: { $reason }
event-dispute-ended = The dispute of the outcome at version { $version }: { $how }.
event-settled = What was decided so far stands for good.
event-resigned = { $seat } resigns.
event-gave-up = The game goes on without { $seat }.
event-order-given = { $seat } gives a standing order.
event-order-withdrawn = { $seat } withdraws the standing order of version { $order }.
event-limit-requested-extend = { $seat } asks to extend the reply limit by { $time }.
event-limit-requested-pause = { $seat } asks to pause the reply limit.
event-limit-requested-resume = { $seat } asks to resume the reply limit.
event-limit-agreed = { $by } agrees to the request of { $seat } about the reply limit.
event-limit-request-ended = The request of { $seat } about the reply limit: { $how }.
event-limit-changed-extend = What is awaited now has { $time } more.
event-limit-changed-pause = The reply limit is paused.
event-limit-changed-resume = The reply limit runs again.
event-draw-offered = { $seat } offers a draw.
event-draw-ended = The offer of { $seat } of a draw: { $how }.
event-game-claimed = { $seat } claims the game.
event-game-abandoned = The game is called off; nobody wins.
event-game-lost = The game is over: nobody wins, { $how }.
event-game-drawn = The game is a draw.
event-game-won = The game is over: { $winners } win { $how }.
winners = { $winners }, { $seat }
event-end-confirmed = { $seat } confirms the end.
event-game-closed = The game is closed.
event-game-opened = The game is open: everything may be checked.
ends-declined = declined
ends-withdrawn = withdrawn
ends-expired = expired
ends-accepted = accepted
dispute-stands = the outcome stands
dispute-went-back = the game went back
dispute-withdrawn = withdrawn
won-resigned = by resignation
won-claimed = by claim: a reply came too late
lost-resigned = by resignation
lost-lost = the game has beaten all who play

## Refusals
not-asked-now = Nothing is asked of { $seat } now; wait for the other seats.
not-before-new-epoch = A new epoch of chance has to begin first: commit and reveal.
not-out-of-game = You are out of this game.
not-asked-any-more = The game is over: nothing is asked any more.
not-started-yet = The game has not started yet.
not-open-prompt = Prompt { $prompt_id } is not open for { $seat }; open: { $yours }.
not-invited-into-locked-line-up = The line-up is locked: the creator of the game has to invite you.
not-invited-back = You have left a seat of this game that had committed: the creator of the game has to invite you.
not-locked-twice = The line-up is locked already.
not-locked = The line-up is not locked.
not-known-to-seat = Only who holds another seat, made the game, or was invited by a seat may ask for seat { $seat }.
not-empty-seat = Seat { $seat } is held by { $name }.
not-committed-seat-freed = Seat { $seat } has committed; only one that has not can be freed.
not-while-proposal-stands = Proposal { $id } for seat { $seat } stands; it has to be answered first.
not-more-proposals = You have asked for a seat of this game { $most } times; more is not allowed.
not-own-seat = You hold seat { $seat }.
not-consented-twice = { $by } has consented already.
not-committed-twice = Seat { $seat } has committed to epoch { $epoch } already.
not-a-commitment = commitment must be 32 bytes.
not-all-committed = Not every seat has committed yet; waiting for { $waiting }.
not-revealed-twice = Seat { $seat } has revealed already.
not-entropy = entropy must be 32 bytes.
not-what-seat-committed-to = This entropy is not what the seat committed to.
not-epoch-agreed-twice = { $seat } has agreed already.
not-when-closed = The game is closed.
not-a-seat = This game has no seat { $seat }; seats: { $seats }.
not-held-seat = Nobody holds seat { $seat }.
not-while-line-up-is-locked = The line-up is locked until the game starts, or its creator unlocks it.
not-creator = Only the creator of the game may do that.
not-after-start = The game has started.
not-seats-of-campaign = The seats of a campaign's game are those of the campaign.
not-asked-about-seat = No proposal for seat { $seat } waits for you.
not-that-proposal = Proposal { $id } for seat { $seat } stands, not { $proposal }.
not-when-over = The game is over.
not-open-epoch = Epoch { $number } is open, not { $epoch }.
not-begun-epoch = Epoch { $epoch } has begun.
not-so-long-an-invitation = An invitation holds for 1 to { $longest } seconds.
not-more-invitations = You have given { $most } invitations to this game; no more are allowed.
not-your-invitation = No invitation { $invitation } of yours stands: it was used, has been withdrawn, or was never given.
not-orders-now = Standing orders are given while a game is played.
not-a-standing-order = This is not one of the standing orders that can be given now.
not-order-twice = You have given this order already.
not-more-orders = A seat has at most { $most } standing orders; withdraw one first.
not-your-order = You have no standing order of version { $version }.
not-while-resolving = A result is being resolved, and in a game of a campaign nothing is saved from it. Resolve it first.
not-asked-to-undo = { $seat } has no open request to undo.
not-agreed-twice = You have agreed already.
not-undone-when-closed = The game is closed: nothing can be taken back.
not-two-requests-to-undo = Your request to undo is still open; withdraw it first.
not-after-dispute = Version { $to } is after the disputed outcome at version { $dispute }, which would stand.
not-where-decision-was-made = Version { $to } is not where a decision that still stands was made.
not-in-strict-game = This game is strict: what chance or another seat has answered cannot be taken back.
not-own-request = You cannot answer your own request.
not-paused-twice = The limit is paused already.
not-paused = The limit is not paused.
not-so-long-an-extension = A limit is extended by 1 second to { $most } ({ $most_seconds } seconds).
not-asked-to-change-limit = { $seat } has no open request to change the limit.
not-a-reply-limit = This game has no reply limit.
not-limit-without-all-seats = The limit is changed with the consent of all seats, and nobody holds { $empty }.
not-two-requests-for-limit = Your request to change the limit is still open; withdraw it first.
not-seconds-without-extension = Only a request to extend the limit has seconds.
not-draw-alone = You play alone: there is nobody to offer a draw to.
not-draw-in-campaign = A scenario of a campaign has a winner; there is no draw.
not-draw-offered-twice = Your offer still stands.
not-offered-draw = { $seat } offers no draw.
not-claimed-so-early = You may claim the game once it has waited for others, and not for you, for { $limit }.
not-claimed-without-limit = This game has no reply limit to claim by.
not-claimed-while-paused = The reply limit is paused. Ask the other seats to resume it.
not-claimed-while-awaited = The game waits for you too ({ $what }); do that first.
not-confirmed-twice = You have confirmed the end already.
not-disputed-when-closed = The game is closed; verify its export.
not-disputed-twice = You have disputed the outcome at version { $version } already.
not-your-dispute = You have no open dispute of the outcome at version { $version }.
not-closed-again = The game is closed already.
not-over-yet = The game is not over yet.
not-line-up-of-scenario = This scenario is not played by { $seats }; by: { $said }.
not-line-up-of-scenario-of-many = This scenario is not played by { $seats }; by: { $said }; or one of { $more } other line-ups.
not-an-option = There is no option { $name }; options: { $known }.
no-options = none
not-value-of-option = Option { $name } cannot be { $value }; it is { $allowed }.

## Packs
toml-quotation-mark = the closing quotation mark
toml-backslash = \\ for a backslash
toml-new-key = a key that is not there yet
toml-comma-or-brace = a comma or { "}" }
toml-comma-or-bracket = a comma or ]
toml-key = a key; a table in braces stands on one line
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
toml-not = not TOML: { $wrong }
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
format-player = 64 lower-case hex digits (a key), or the 32 or 64 that stand for a token
format-token = 32 bytes as 64 hex digits
format-page = what the page before has told
format-path = the name of a field in lower case, with a dot before the name of one inside it
format-document = an id, or JSON all of whose texts are what they may be
format-mail = a mail address such as anna@example.org, in ASCII
format-url = an address such as https://example.org/path, without a user or a fragment
format-pin = 8 digits
misfit-said = must be { $said }
misfit-number = must be a number from -{ $largest } to { $largest }
strange-not-normalized = is not normalized (Unicode NFC)
format-line = { $least } to { $most } visible characters without blanks at its ends
misfit-strange = { $said }; what is there { $wrong }
strange-character = holds the character { $code }
strange-marks = holds marks without a letter
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
