# The sentences of the kernel.

## game
not-asked-now = Nothing is asked of { $seat } now; wait for the other seats.
not-before-new-epoch = A new epoch of chance has to begin first: commit and reveal.
not-out-of-game = You are out of this game.
not-asked-any-more = The game is over: nothing is asked any more.
not-started-yet = The game has not started yet.
not-open-prompt = Prompt { $prompt_id } is not open for { $seat }; open: { $yours }.

## seats
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

## invitations
not-so-long-an-invitation = An invitation holds for 1 to { $longest } seconds.
not-more-invitations = You have given { $most } invitations to this game; no more are allowed.
not-your-invitation = No invitation { $invitation } of yours stands: it was used, has been withdrawn, or was never given.

## orders
not-orders-now = Standing orders are given while a game is played.
not-a-standing-order = This is not one of the standing orders that can be given now.
not-order-twice = You have given this order already.
not-more-orders = A seat has at most { $most } standing orders; withdraw one first.
not-your-order = You have no standing order of version { $version }.

## undo
not-while-resolving = A result is being resolved, and in a game of a campaign nothing is saved from it. Resolve it first.
not-asked-to-undo = { $seat } has no open request to undo.
not-agreed-twice = You have agreed already.
not-undone-when-closed = The game is closed: nothing can be taken back.
not-two-requests-to-undo = Your request to undo is still open; withdraw it first.
not-after-dispute = Version { $to } is after the disputed outcome at version { $dispute }, which would stand.
not-where-decision-was-made = Version { $to } is not where a decision that still stands was made.
not-in-strict-game = This game is strict: what chance or another seat has answered cannot be taken back.
not-own-request = You cannot answer your own request.

## limits
not-paused-twice = The limit is paused already.
not-paused = The limit is not paused.
not-so-long-an-extension = A limit is extended by 1 second to { $most } ({ $most_seconds } seconds).
not-asked-to-change-limit = { $seat } has no open request to change the limit.
not-a-reply-limit = This game has no reply limit.
not-limit-without-all-seats = The limit is changed with the consent of all seats, and nobody holds { $empty }.
not-two-requests-for-limit = Your request to change the limit is still open; withdraw it first.
not-seconds-without-extension = Only a request to extend the limit has seconds.

## ends
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

## setups
not-line-up-of-scenario = This scenario is not played by { $seats }; by: { $said }.
not-line-up-of-scenario-of-many = This scenario is not played by { $seats }; by: { $said }; or one of { $more } other line-ups.
not-an-option = There is no option { $name }; options: { $known }.
no-options = none
not-value-of-option = Option { $name } cannot be { $value }; it is { $allowed }.
