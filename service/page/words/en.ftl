## alerts.js

page-when-it-is-your-turn = When it is your turn
page-a-game-waits = A game waits for you
page-play-a-sound = Play a sound
page-show-a-notification = Show a notification of the browser while this page is open in the background
page-notifications-denied = This browser refuses notifications of this page. Allow them in its settings for this site.

## app.js

page-nothing-at-this-address = There is nothing at this address
page-to-your-games = To your games
page-pages = Pages
page-new-game = New game
page-check-a-game = Check a game
page-you = You
page-other-language = Česky
page-cannot-sign-or-check = This page cannot sign or check anything: the connection is not secure, or the browser is too old. Open it over https, or on the server's own machine.
page-browser-stores-nothing-once-close = This browser stores nothing: once you close it, you cannot continue your games.
page-service-does-not-answer-retrying = The service does not answer. Your games are safe there; this page keeps trying.
page-service-does-not-answer = The service does not answer. Your games are safe there: check your connection, and try again.
page-entropy-in-another-browser = This seat's entropy is in another browser. Continue there, or bring your key from there.
page-accepted-would-be = Accepted would be
page-game-not-honest = This game is not honest
page-at-version = At version
page-game-cannot-continue-here-save = The game cannot continue here. Save the evidence: it contains every record that the service sent, and its receipts.
page-save-the-evidence = Save the evidence
page-try-again = Try again

## board.js

page-drawing-cannot-be-shown = The drawing cannot be shown:{ " " }
page-smaller = smaller
page-all-of-it = all of it
page-larger = larger
page-your-hand = Your hand
page-leaf-before = Previous leaf
page-leaf-after = Next leaf

## checking.js

page-drop-exported-game = Drop an exported game here, or choose it:{ " " }
page-browser-verifies-every-hash-seal = Your browser verifies every hash, seal, roll, draw and signature of the file. The file stays here unless you ask for the boards. To check where the cards went, use kronika verify; to check the rules of the game, use kronika audit.
page-key-service-trust-optional = A key of the service that you trust (optional):{ " " }
page-came-from-service = This page came from the service. A saved copy never changes, and checks files without any service:{ " " }
page-save-this-page = Save this page
page-not-a-key = This is not a key. Enter 64 hex digits.
page-checking = Checking …
page-show-the-boards = Show the boards
page-service-receives-file-draws-its = The service receives the file, draws its boards and stores nothing.
page-file-not-honest-game = This file is not an honest game
page-log-of-your-receipt = It is the log of your receipt.
page-signed-key-trust = It is signed by the key that you trust.
page-file-consistent-but-unsigned-any = The file is consistent, but unsigned by any key or receipt that you trust.
page-nobody = nobody
page-another-key-has-signed = Another key has signed
page-everything-is-correct = Everything is correct
page-game = Game
page-system = System
page-seats = Seats
page-won-by = Won by
page-events = Events
page-as-seen-by = As seen by
page-checked = Checked
page-rolls-draws-signatures-epochs-dice = { $rolls } rolls, { $draws } draws, { $signatures } signatures, { $epochs } epochs of the dice
page-head = Head
page-signed-by = Signed by
page-not-proved = Not proved
page-nothing-can-be-checked = Nothing can be checked here

## choosing.js

page-take-back = Take back
page-odds = odds
page-nothing-else-possible = Nothing else is possible here.
page-all-decisions = All decisions
page-part-name = part
page-part-adds = adds
page-part-rule = rule

## filed.js

page-seen-by-audience = As seen by { $audience }
page-save-as-one-page = Save as one page
page-seen-by-choice = As seen by{ " " }

## handing.js

page-player = player
page-take-seat-over = Take over the seat of { $seat }
page-send-link-player-seat = Send this link to the player of the seat:{ " " }
page-how-to-get-seat = How do you get the seat of { $seat }?
page-player-hands-it-over = Its player hands it to me
page-player-is-gone = Its player is gone: ask the others
page-leave-it = Leave it
page-link-asks-seat-not-held = This link asks for the seat of { $seat }, which you do not hold.
page-hand-seat-over = Hand the seat of { $seat } over to { $name }, fingerprint { $fingerprint }? You then leave the game.
page-asks-for-seat-consented = { $name } asks for the seat of { $seat }; consent counts from { $from }; consented: { $consented }.

## invited.js

page-the-game = The game
page-play-seat = Play { $seat }
page-all-seats-taken = All seats are taken.
page-to-the-table = To the table
page-your-name = Your name{ " " }

## inviting.js

page-link-friend = A link for a friend
page-link-player-who-asks-seat = A link for a player who asks for a seat
page-send-link-works-once = Send this link. It works once:{ " " }
page-copy = Copy
page-there-are-none = No link is open.
page-any-seat = Any seat
page-until = until
page-withdraw = Withdraw
page-invitations = Invitations

## keycode.js

page-show-as-qr-code = Show it as a QR code
page-address-works-only-here = This page's address works only on this machine. Open it at an address that the other device can reach, and show the code there.
page-anyone-who-photographs-code-can = Anyone who photographs this code can play as you. Scan it with your other device, and open the link there.
page-hide-it = Hide it
page-key-as-qr-code = Your key as a QR code
page-key-from-another-device = A key from another device
page-take-key-explained = With this key you can play here as you do there. It replaces the key of this browser; save that first if you hold seats with it.
page-take-it = Take it
page-save-key-browser-first = Save the key of this browser first

## layers.js

page-layers = Layers

## legal.js

page-what-legal-here = What was legal here
page-nothing-you-can-see = Nothing that you can see.

## lobby.js

page-phase-seating = waits for players
page-phase-committing = is about to begin
page-phase-running = is being played
page-phase-finished = is over
page-phase-closed = is closed
page-waits-for = waits for:
page-your-games = Your games
page-open-games = Open games
page-finished-games = Finished games
page-waiting-for-you = Waiting for you ({ $count })
page-in-progress = In progress
page-no-games-yet = You have not played here yet. Choose a game: against the bot you can begin immediately.
page-no-games-now = All your games are finished. Start a new one, or take a seat in an open one.
page-no-open-games = All games have their players. Start one against “Anybody”, and others find it here.
page-your-turn = Your turn
page-you-here = you
page-you-won = You won
page-for-time = for { $time }
page-time-left = { $time } left
page-time-ago = { $time } ago
page-reply-limit-is = Reply limit: { $time }
page-seat-kept-for-you = A seat is kept for you: { $seats }

## matters.js

page-nobody-yet = nobody yet
page-to-version = to version { $version }
page-to-before-decision = to before the decision of { $seat }
page-to-before-that = to before “{ $sentence }”
page-to-the-roll = To the roll
page-agree-to-go-back = Agree to go back
page-cards-seen-since-then = Cards seen since then
page-about-disputed-roll = It is about the disputed roll at version { $version }: { $why }
page-you-ask-to-go-back = You ask to go back { $back }; agreed: { $agreed }.
page-request-to-go-back = { $seat }: a request to go back { $back }.
page-agree = Agree
page-decline = Decline
page-extend-reply-limit = to extend the reply limit by { $time }
page-pause-reply-limit = to pause the reply limit
page-resume-reply-limit = to resume the reply limit
page-reply-limit-paused = The reply limit is paused.
page-from-can-resume-without-consent = From { $from } you can resume it without consent.
page-you-ask = You ask { $what }; agreed: { $agreed }.
page-resume-it = Resume it
page-request-of-seat = { $seat }: a request { $what }.
page-you-offer-draw = You offer a draw.
page-draw-is-offered = { $seat }: an offer of a draw.
page-accept = Accept
page-asks-for-seat = { $name } asks for the seat of { $seat }; consent counts from { $from }.
page-consent = Consent
page-secrets-of-dice-lost = The secrets of the dice are lost. A new epoch needs everybody's consent.
page-agree-new-epoch = Agree to a new epoch
page-reply-limit-has-passed = The reply limit has passed
page-claim-the-game = Claim the game
page-winner = Winner
page-nobody-wins = Nobody wins
page-victory = Victory
page-rolls-of = { $seat }: { $won } of { $all } rolls succeeded
page-once-all-confirm = Once all confirm, nothing can be undone, and everything hidden is revealed.
page-you-have-confirmed = { " " }You have confirmed.
page-confirm-the-end = Confirm the end
page-roll-is-disputed = { $seat }: the roll at version { $version } is disputed: { $reason }
page-take-dispute-back = Take it back
page-ask-go-back-before = Ask to go back to before it
page-give-it = Give it
page-standing-orders-can-give = Standing orders
page-standing-order = Standing order
page-take-order-back = Take it back
page-offer-a-draw = Offer a draw
page-resign = Resign
page-resign-really = Resign?
page-ask-more-days = Ask for { $days } more days
page-ask-resume-limit = Ask to resume the limit
page-ask-pause-limit = Ask to pause the limit
page-undo-free = Undo (free)
page-undo-others-asked = Undo (the others are asked)
page-undo-game-refuses = Undo (this game refuses it)

## noticing.js

page-notices-when-no-page-open = Notices when no page is open
page-get-message-when-game-waits = Get a message when a game waits for you. For private games, messages say only that one waits.
page-service-sends-no-notices = This service sends no notices.
page-turn-it-off = Turn it off
page-mail-to = Mail to{ " " }
page-turn-it-on = Turn it on
page-by-mail = By mail
page-mail-goes-to = Mail goes to { $address }.
page-code-valid-until = { " " }It is valid until { $until }; attempts left: { $attempts }.
page-code-was-sent = A code was sent to { $address }.
page-code = Code{ " " }
page-confirm = Confirm
page-webhook-at = Webhook at{ " " }
page-webhook-own-program = By webhook, for your own program
page-the-webhook-is = The webhook is { $url }.
page-stop = Stop
page-mail-address-stopped = Mail to this address is stopped.
page-stop-notices-mail = Stop notices by mail?
page-notices-by-mail = Notices by mail
page-link-is-incomplete = This link is incomplete. Copy all of it.

## own.js

page-nothing-can-signed-here = nothing can be signed here
page-fingerprint-others-compare = Your fingerprint, for others to compare:{ " " }
page-your-key = Your key
page-no-account = There is no account. Your key is only in this browser, and browsers forget: save it. The file lets you continue your games on another device, or on the command line (kronika key import).
page-save-the-key = Save the key
page-replace-key-browser-another = Replace the key of this browser with another:{ " " }
page-at-the-table = At the table
page-ask-always = Ask me always: before each decision, and even if there is only one answer
page-identity-damaged = Your key in this browser is damaged
page-identity-damaged-what-to-do = This browser has stored something other than a Kronika key, so it cannot hold a seat. Nothing was changed. If you saved your key, choose its file. Without it, your seats in running games can be passed on to a new key only by the other players.
page-identity-from-file = The file of your key:{ " " }
page-identity-save-stored = Save what is stored
page-identity-start-anew = Start with a new key
page-file-not-a-key = This file is not a Kronika key: { $why }.

## parts.js

page-part-not-loaded = Part of this page, { $name }, could not be loaded.

## playback.js

page-since-you-decided = Since you decided
page-so-far = So far
page-one-step-back = one step back
page-playback-pause = pause
page-playback-play = play
page-play-again = play again
page-one-step-forward = one step forward
page-skip-current-board = skip to the current board
page-plays-automatically = Playback speed
page-playback-off = off
page-playback-slow = slow
page-playback-usual = medium
page-playback-fast = fast

## rematch.js

page-rematch = Rematch with sides changed
page-rematch-message = I offer a rematch with sides changed: { $link }

## replay.js

page-play-from-here = Play on from here
page-everybody = everybody
page-the-referee = the referee

## rulebook.js

page-rule-without-description = The server has no description of this rule.
page-close = Close
page-rule = Rule

## saved.js

page-browser-cannot-check-games = This browser cannot check games. Use a newer one.
page-game-in-this-file = The game in this file
page-check-another-file = Check another file
page-checked-here-correct = Checked here: everything is correct
page-log-file-proves-events-checked = The log in this file proves the events; it was checked when you opened the file. It does not prove the pictures and sentences, which { $by } made and somebody saved on { $at }.
page-pictures-of-another-game = the pictures are those of another game

## scrubber.js

page-version = Version
page-board = Board
page-step-version = version
page-step-round = round
page-step-roll = roll
page-to-the-start = to the start
page-one-back = one back
page-one-forward = one forward
page-to-the-end = to the end
page-step-by = Step by
page-as-a-picture = As a picture:{ " " }
page-what-happened = What happened
page-game-is-over = The game is over.

## setting_up.js

page-with-a-campaign = with a campaign
page-a-campaign = A campaign
page-campaign = campaign
page-campaign-title = Campaign
page-campaign-explained = One scenario after another. Losses, promotions and ground stay from one to the next.
page-scenarios = Single scenarios
page-trial-explained = Balance is that of { $games } games that the bot played against itself, length that of { $counted }; a person takes { $seconds } seconds for a decision here.
page-players = { $count ->
    [one] one player
   *[other] { $count } players
 }
page-players-from-to = { $least } to { $most } players
page-or-the-bot = or against the bot
page-decisions-take = about { $count } decisions, { $time }
page-even = Even
page-wins-more = Easier for { $seat }
page-which-side = Which side do you play?
page-more-to-choose = More to choose
page-changed = ({ $count } changed)
page-private = Private
page-only-players-may-watch = only the players may watch
page-strict = Strict
page-no-undo-once-dice = no undo once dice or cards have decided
page-reply-limit = Reply limit
page-no-reply-limit = none
page-reply-limit-explained = Another player can claim the game once someone has not answered for so long. All players together can extend or pause it.
page-a-bot = A bot
page-nobody-play-alone = Nobody: play alone
page-a-friend = A friend
page-you-get-link = you get a link to send
page-anybody = Anybody
page-game-appears-lobby = the game appears in the lobby
page-two-on-this-screen = Two on this screen
page-you-hand-it-over = you hand it over
page-against-whom = Against whom?

## story.js

page-dispute-stands = the outcome stands
page-dispute-went-back = the game went back
page-dispute-withdrawn = withdrawn
page-go-there = Go there
page-chance-sealed-and-opened = Chance was sealed and opened: { $count } entries
page-disputed-by = Disputed by { $seat }{ $why }
page-dispute-it = Dispute it
page-the-proof = the proof
page-verified-no-other-outcome-possible = verified: no other outcome was possible
page-it-succeeds = It succeeds.
page-it-fails = It fails.
page-link = Link
page-epoch = epoch
page-the-link-itself = The link itself
page-link-before = The link before it, its hash
page-faces-from-0 = Faces, from 0
page-the-message = The message
page-more-of-this = { $count } more

## table.js

page-its-campaign = Its campaign
page-what-happened-since-decided = What happened since you decided
page-your-decision = Your decision
page-between-the-players = Between the players
page-who-plays = Who plays
page-board-as-list = Board as a list
page-log = Log
page-more = More
page-you-decide = You decide
page-since = since
page-plays-unsigned = plays unsigned
page-sit-down = Sit down
page-let-bot-play = Let a bot play
page-seat-depends-on-key = Your seat depends on your key.
page-later = Later
page-checked-here-events = Checked: { $count }
page-browser-verified-rolls-draws-signatures = This browser verified { $rolls } rolls, { $draws } draws and { $signatures } signatures.
page-game-open-everything-checked-all = The game is open: everything was checked, for all seats.
page-head-is = Head:{ " " }
page-replay = Replay
page-save-as-file = Save as a file
page-copy-notation = Copy notation
page-notation = Notation
page-notation-copied = The notation is in the clipboard.
page-notation-to-copy = The browser does not copy by itself. Copy the notation here.
page-leave-the-seat = Leave the seat
page-leave-your-seat = Leave your seat?
page-why-dispute-roll = Why do you dispute the roll at version { $version }?{ " " }
page-yes = Yes
page-no = No
page-show-as = Show as{ " " }
page-next-hand-over-screen = Next: { $seat }. Hand over the screen.
page-i-play = I play { $seat }
page-due-seat = to be taken
page-due-commit = to commit to its entropy
page-due-reveal = to reveal its entropy
page-due-epoch = to agree to a new epoch
page-due-confirm = to confirm the end
page-due-undo = to answer a request to undo
page-due-draw = to answer an offer of a draw
page-due-handover = to answer a player who asks for a seat
page-due-limit = to answer a request about the reply limit
page-before-first-round = Before the first round
page-back-to-now = Back to now

## check.js

page-receipt-not-signed = the receipt is not signed by its key
page-receipt-for-another-game = the receipt is for another game
page-log-ends-before-kept-receipt = the log ends at version { $version }; the receipt kept is for version { $receipt }
page-log-was-rewritten = the log is not the one that the service signed: it was rewritten
page-file-is-compressed = the file is compressed with gzip; unpack it first, with gunzip
page-file-has-byte-order-mark = the file begins with a byte order mark, which an editor has added; save it without one
page-file-is-utf-16 = the file is in UTF-16; save it as UTF-8 without a byte order mark
page-last-line-not-complete = the last line is not complete
page-not-an-exported-game = this is not an exported game
page-header-of-another-file = the header is not that of this file
page-list-of-keys-missing = the list of keys is missing or empty
page-key-not-signed-by-earlier = a key did not sign the one that succeeds it
page-receipt-for-another-log = the receipt is for another log

## limits.js

page-game-without-reply-limit = the game has no reply limit to change
page-limit-already-requested = the seat already has an open request about the limit
page-limit-cannot-change-so = the reply limit cannot be changed in this way
page-limit-cannot-agree = the seat cannot agree to this change of the limit
page-limit-request-not-open = the request about the limit was not open
page-limit-request-of-another = only the seat that made the request can withdraw it
page-limit-change-not-asked = nobody asked for this change of the limit
page-limit-change-not-agreed = not every other player agreed to the change of the limit
page-claim-counts-from-later = the claim counts from no earlier event
page-outages-not-in-order = the outages are not in order
page-claim-too-early = the claim came before the reply limit had passed

## log.js

page-record-cannot-be-read = the record cannot be read: { $why }
page-record-does-not-follow = the record does not follow version { $version }
page-record-in-no-transaction = the record belongs to no transaction
page-record-after-closing = a record follows the closing of the game
page-event-of-another-system = the event belongs to another system
page-no-such-seat = there is no seat { $seat }
page-log-begins-without-creation = the log does not begin with the creation of the game
page-seats-do-not-fit = the seats are empty, repeated, or not those of this file
page-time-below-zero = { $time } is below 0
page-log-begins-without-epoch = the log does not begin with an epoch
page-sealed-parts-not-named = the sealed parts are not those that the event names
page-sealed-part-of-no-seat = a sealed part belongs to no seat
page-sealed-part-wrongly-open = a sealed part is open that must be shut, or the other way round
page-event-opens-not-exactly = the event does not open exactly the parts that it names
page-event-opens-another-part = the event opens another part than it names
page-opened-part-differs = the opened part differs from what was sealed
page-signature-missing = a signature is missing
page-signature-over-unknown-head = the signature is over a head that this log never had: that player was shown another history
page-signature-used-again = an old signature is used again
page-signature-does-not-match = the signature does not match its key and the record
page-decision-malformed = the decision is malformed
page-game-created-again = the game is created again
page-epoch-not-next = the epoch is not the next one
page-anchors-do-not-fit = the anchors are not one for each audience of this game
page-invitation-not-open = the invitation is not open, or not for this seat
page-key-not-ed25519 = the key is not an Ed25519 public key
page-seat-already-taken = the seat is already taken
page-only-creator-lets-sit = only the creator could let this player sit down
page-bot-takes-wrong-seat = the bot takes a seat that is empty, or a player's
page-epoch-void-bot-removed = epoch { $epoch } became void because the bot of { $seat } was removed
page-seed-of-unseated-bot = the seed is of a bot that was never seated
page-bot-not-committed-seed = the bot is not committed to this seed
page-line-up-locked = the line-up is locked
page-seat-cannot-be-freed = the seat is empty or has committed, so it cannot be freed
page-line-up-cannot-change = the line-up cannot change any more, or has no creator
page-inviting-seat-empty = the inviting seat is empty
page-no-such-invitation = the seat has no such open invitation
page-asking-player-not-in-game = the player who asks for the seat has no part in the game
page-another-proposal-open = another proposal for the seat is open
page-no-such-proposal = there is no such open proposal
page-seat-cannot-be-handed-over = the seat cannot be handed over
page-another-player-proposed = another player was proposed
page-not-every-other-consented = not every other player has consented
page-bot-hands-seat-over = a bot hands its seat over
page-nobody-holds-seat = nobody holds the seat
page-epoch-not-about-to-begin = this epoch is not the one about to begin
page-seat-commits-again = the seat commits again, or to nothing
page-seat-reveals-too-early = the seat reveals too early, or again
page-entropy-does-not-match = the entropy does not match its commitment
page-bot-revealed-too-late = the bot of { $other } did not reveal before { $seat } (epoch { $epoch })
page-reveal-does-not-bind = the reveal does not bind the others
page-seat-did-not-bind-others = { $seat } did not bind the others (epoch { $epoch }, version { $version })
page-epoch-begins-too-early = an epoch begins too early
page-prompt-of-another-version = the prompt has the number of another version
page-closed-prompt-not-open = the closed prompt was not open
page-order-sealed-for-another = the order is sealed for another seat
page-order-malformed = the order is malformed
page-seat-never-gave-order = the seat never gave this order
page-seat-leaves-without-reason = the seat that leaves the game did not resign, and no claim was made against it
page-answer-not-allowed-for-seat = no order and no claim allows this answer for the seat
page-decision-public-or-secret = the decision must be either public or secret
page-decision-sealed-for-another = the decision is sealed for another seat
page-nobody-could-decide = nobody could decide for the seat
page-no-such-prompt = no such prompt is open for the seat
page-only-rolls-can-be-disputed = only a roll or a flip can be disputed
page-request-without-dealt-cards = the request does not name the cards that were dealt since then
page-undo-not-asked = the seat did not ask to undo
page-cannot-go-back-so-far = the game cannot go back to this version
page-undo-needed-consent = this undo needed the consent of the other players
page-undo-not-agreed = not every other player agreed to this undo
page-seat-offers-no-draw = the seat offers no draw
page-game-already-over = the game is already over
page-nothing-ends-game-so = nothing in the log ends the game in this way
page-game-not-over = the game is not over
page-game-closed-otherwise = the game is closed in another way than it ended
page-game-must-open-when-closed = the game must open when it closes, a game of a campaign with its campaign
page-game-not-closed = the game is not closed
page-seed-does-not-lead-to-anchor = the seed does not lead to its anchor
page-event-no-public-roll = the event is not a public roll of dice
page-draw-without-sealed-part = the draw has no sealed part for its audience
page-draw-without-link = the draw has no link
page-chance-of-another-epoch = chance comes from another epoch
page-link-not-next = the link is not the next one of its chain
page-chance-roll-or-draw = chance must be either a roll or a draw
page-no-such-dice-or-deck = there are no such dice, and no such deck
page-link-of-another-chain = the link belongs to another chain: the outcome was not fixed in advance
page-chain-gives-otherwise = the chain gives { $numbers }, but the log says { $outcome }
page-unproved-epoch-end = whether epoch { $epoch } had to end{ $why }
page-unproved-epoch-void = whether epoch { $epoch } had to be void before it began{ $why }; revealed: { $count ->
    [0] nobody
   *[other] { $revealed }
 }
page-unproved-unsigned-seat = who decided for { $seat }: it plays unsigned
page-unproved-bot = what its bot decides for { $seat }: its seed is not open yet
page-unproved-chain = the chain of { $audience } in epoch { $epoch }: its seed was lost
page-unproved-shared-draws = { $count } draws from shared decks, sealed until the game is closed
page-unproved-draws = { $count } draws sealed for other seats
page-unproved-parts = { $count } parts sealed for others

## session.js

page-service-reports-another-head = the service reports a different head than the records give
page-log-of-another-game = this is the log of another game
page-log-of-open-game-differs = the log of the open game differs from the one that the service sent
page-receipt-by-unpublished-key = the receipt is signed by a key that the service does not publish
page-log-ends-before-your-receipt = the log ends at version { $version }; your receipt is for version { $receipt }

## waiting.js

page-next-game = Next game ({ $count })

## talking.js

page-messages = Messages
page-messages-unread = Messages ({ $count })
page-notes = Notes
page-notes-stay-here = Your notes stay in this browser.
page-your-message = Your message
page-send = Send
page-no-messages-yet = No messages yet.
page-delete-message = Delete this message
page-mute = Mute { $seat }
page-listen-again = Hear { $seat } again
