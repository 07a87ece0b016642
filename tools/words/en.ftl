# The sentences of the command line.

campaign-sources-is-what-sees-name-a-side = { $file } contains only what { $audience } sees. Name a --side that it shows: { $names }
campaign-sources-holds-a-game-not-a-campaign = { $file } contains a game. Use kronika board { $file }
campaign-sources-as-sees-it = { $file }, as seen by { $audience }: { $said }
campaign-table-the-campaign-is-yours = { "\u000A" }The campaign is yours.
campaign-table-the-campaign-is-lost = { "\u000A" }The campaign is lost.
campaign-table-give-the-whole-campaign-up = Resign the whole campaign?

campaigning-you-play = You play { $audience }.
campaigning-write-it-to-a-file = Write it to a file:
campaigning-playing-in = Playing { $audience } in { $id }.
campaigning-both-seats-are-held = both seats of this campaign are held
campaigning-name-the-campaign = name the CAMPAIGN to play, or add --against bot
campaigning-no-campaign-yet = No campaigns yet. Play one against a bot: { $command } campaign play --against bot

checking-unsigned = unsigned
checking-not-a-key = { $key } is not an Ed25519 public key written as 64 lower-case hex digits
checking-campaign-and-game = campaign { $campaign } and game { $game }: { $said }
checking-they-agree = they agree
checking-file = game { $game }, { $version } events, as { $audience } sees it; head { $head }
checking-checked = checked: rolls { $rolls }, draws { $draws }, signatures { $signatures }, epochs of chance { $epochs }
checking-taken-back = rolls and draws undone: { $count }
checking-not-checked = not checked: { $said }
checking-not-bound = not bound: { $said }
checking-wrong = WRONG: { $said }
checking-ok = OK: { $said }
checking-other-key = it is signed by { $key }, neither a key you gave nor one that succeeded it
checking-not-signed-by-trusted = consistent, but unsigned by any key or receipt that you trust
checking-not-every-reveal-binds = not every reveal binds the other seats, or a bot did not reveal first
checking-successor-signed = { $key } has signed this log; it succeeded a key that you trust
checking-trusted-signed = a key or receipt that you trust has signed this log
checking-no-receipt = you hold no receipt for this game; export it, and verify the file
checking-game = game { $game }, { $version } events; head { $head }
checking-extends = the log now extends what the service signed at version { $version }
checking-at-version = version { $version }: { $said }
checking-kept-receipt = the receipt kept of { $game }
checking-not-a-receipt = { $place }: this is not a receipt: { $said }
records-not-a-report = A report can be written as { $known }: name the file so.
records-no-difference = The games are alike.
records-difference = They part in { $kind ->
    [decision] a decision
    [chance] chance
    [setup] their set-up
   *[end] their length
 }:
records-not-a-table = The table can be written as { $known }: name the file so.
records-table-written = { $file }: { $count } rows.
checking-audit-needs-all = an audit needs a file with all parts open: export the game once it, or its campaign, is closed
checking-judged = { $count } decisions judged again
checking-repeated = { $count } decisions of bots repeated
checking-not-repeated = not repeated: { $said }
checking-grade-refused = refused today: { $count }
checking-grade-other-views = accepted with different views: { $count }
checking-grade-other-bot = not what its bot decides: { $count }
checking-grade-other-events = same views by other events: { $count }
checking-first-at = { "  " }first at version { $version }: { $said }
checking-does-not-verify = the file does not verify: { $said }
checking-succeeds = { "  " }succeeds { $key }
checking-keep-to-yourself = { $file }: keep it to yourself
checking-has-identity = profile { $profile } has an identity; add --replace, or use another --profile
checking-name-in = the name in { $file }

common-the-bot-rests-until-z = { " " }(the bot's time is used up until { $until }Z)
common-until-z = { " " }until { $until }Z
common-imported = { "  " }imported
common-trying-again = { $error } Trying again …
common-exists-already = { $file } exists already
common-cannot-be-read = { $path } cannot be read: { $error }
common-cannot-be-written = { $path } cannot be written: { $error }
common-no-file = The file { $name } does not exist.
common-damaged = { $file } is damaged (see kronika verify): { $error }
common-and-more = and { $count } more, which may follow from these
common-is-a-campaign = { $id } is a campaign: kronika campaign { $verb } { $id }
common-is-a-game = { $id } is a game, not a campaign: kronika { $verb } { $id }
common-no-seat = you have no seat in { $game }. If you joined under another profile, add --profile NAME
common-has-versions = { $file } has no version { $at }. Choose from 1 to { $last }
common-nothing-yet = nothing is laid out yet at version { $at }

drawing-there-is-no-panel-panels = there is no panel { $panel }. Choose from { $panels }
drawing-this-picture-tells-nothing-of-that = this picture has nothing to add about { $about }
drawing-there-is-no-layer-in-this = this picture has no layer { $unknown }. Choose from { $layers }

looking-the-game-in-the-file-is = The game in the file is not closed, so this is a copy with new dice and empty seats.
looking-rolls-successes-expected-fair-chance-gives = { $rolls } rolls, { $successes } successes; expected { $expected }. Fair dice give { $low } to { $high } in 95 of 100 cases.
looking-no-rolls-of-are-recorded-here = no rolls of { $player } are recorded here
looking-the-dispute-is-withdrawn = The dispute is withdrawn.
looking-you-ask-to-go-back-to = You ask to go back to version { $to }. Wait until the other seats agree.
looking-the-game-has-gone-back = The game has gone back.
looking-a-version = a version
looking-ceremony = Chance was sealed and opened: { $count } entries.
looking-exported = { $file }: { $size } bytes, { $version } events, for { $audience }
looking-signed-by-trusted = signed by { $key }, which this server trusts
looking-signed-by-another = signed by { $key }, which this server does not trust
looking-a-version-is-a-number = VERSION is a number, such as 57, or `before roll` and a number
looking-not-a-roll = Nothing was rolled or flipped at version { $version } of { $game }.
looking-name-the-game = name the GAME, or a --player
looking-the-key = the key
looking-give-a-reason = give the REASON in quotation marks, or use --withdraw or --go-back
looking-needs-svg = --{ $name } says what to draw: give --svg FILE too

noticing-mail-not-confirmed-the-code-holds = Mail: { $address }, not confirmed; the code is valid until { $until }Z, attempts left: { $attempts_left }
noticing-no-more-mail-goes-there = Mail to this address is stopped.
noticing-mail-off = Mail: { $address }, off: { $off }
noticing-mail = Mail: { $address }
noticing-webhook-off = Webhook: { $url }, off: { $off }
noticing-secret-is-the-hex-digits-from = SECRET is the 32 hex digits from the mail
noticing-mail-off-2 = Mail: off
noticing-mail-this-service-sends-none = Mail: this service sends none
noticing-webhook-off-2 = Webhook: off
noticing-webhook-this-service-calls-none = Webhook: this service calls none

packing-not-there-yet = not there yet
packing-scenarios-hash = { $name } { $version }: { $count } scenarios, { $provenance }, hash { $hash }
packing-is-not-empty = { $folder } is not empty. Choose an empty or a new folder
packing-there-is-no-scenario-scenarios = there is no scenario { $scenario }. Choose from { $listed }
packing-mistakes = mistakes: { $count }

places-the-games-in-cannot-be-opened = The games in { $folder } cannot be opened: { $error }.
places-is-not-among-your-games-against = { $folder } has no game { $game } against a bot.
places-is-a-file-this-asks-where = { $game } is a file. Give the id of a game instead
places-is-one-of-your-games-against = ({ $game } is one of your games against a bot, stored in { $folder }.)
places-in-your-profile = { "  " }in your profile
places-is-a-game-of-the-service = ({ $game } is on the service at { $at }.)
places-no-service-answers-at-this-is = (No service answers at { $at }. The games below are stored in { $folder }.)
places-no-service-answers = (No service answers at { $at }.)

playing-playing-in = Playing { $audience } in { $game }.
playing-a-side-that-lets-it-wait = A side that keeps the game waiting for { $days } days can lose it by claim.
playing-the-campaign-goes-on = The campaign continues:
playing-seats = seats: { $names }
playing-no-service-answers-at-these-are = (No service answers at { $at }. The packs below are on this machine.)
playing-nothing-waits-for-you = nothing waits for you
playing-name-the-game = name the GAME to play, or add --against bot
playing-all-seats-are-held = all seats are held; watch with `kronika watch`, or name a --seat you hold
playing-not-a-time = { $value } is not a date or time; write 2026-01-31 or 2026-01-31T18:00
playing-not-a-length-of-time = { $value } is not a length of time; write 30m, 12h or 3d
playing-no-game-yet = No games yet. Play one against a bot: { $command } play --against bot
playing-no-game-matches = No game matches.
playing-saving = Saving
playing-saved =
    { $count ->
        [one] Saved { $count } game in { $folder }.
       *[other] Saved { $count } games in { $folder }.
    }

seating-seat-of-is-yours = Seat { $seat } of { $game } is yours.
seating-invitation-until-z-it-is-shown = Invitation { $invitation }, valid until { $until }Z. Copy the secret now: it is not shown again.
seating-withdrawn = Withdrawn.
seating-the-line-up-is-locked = The line-up is locked.
seating-the-line-up-is-unlocked = The line-up is unlocked.
seating-the-game-waits-for = The game waits for { $waits }
seating-invitation-by-to-until-z = invitation { $invitation } by { $by } to { $to }, valid until { $until }Z
seating-proposal-asks-for-it-consents-counted = { "  " }proposal { $proposal }: { $name } asks for the seat; consents: { $consents }; counted from { $until }Z
seating-the-creator = the creator
seating-any-seat = any seat
seating-no-proposal = Game { $game } has no open proposal { $proposal }.
seating-not-your-key = no seat of { $game } was played with your key. If you played under another profile, add --profile NAME
seating-the-head = the head
seating-nobody-asks-about-the-limit = nobody asks you to change the reply limit

serving-no-tls = no TLS
serving-kronika-serves-on-stop-with-ctrl = Kronika serves { $place } on { $host }:{ $port } ({ $scheme }). Stop with Ctrl-C.
serving-first-pip-install-kronika-page = the page needs another package. Run pip install 'kronika[page]'
serving-kronika-keeps-the-read-models-of = Kronika keeps the read models of { $place } up to date. Stop with Ctrl-C.
serving-a-game = A game
serving-to-play-it = To play it
serving-a-campaign = A campaign
serving-in-a-browser = In a browser
serving-data = Data
serving-to-save-them = To save them
serving-saved = Saved { $events } events of { $games } games, and the secrets, in { $target }.
serving-new-chance = New chance
serving-restored = Restored { $events } events of { $games } games; { $epochs } running games need a new epoch, which begins when their players next connect.
serving-no-checkpoint = { $count } games had no checkpoint: nothing shows whether anybody had changed them before.
serving-damaged = Damaged, and locked: { $game }. See kronika check.
serving-comparing = Comparing
serving-moved = Moved { $events } events of { $games } games to { $place }. Serve them with --store.
serving-checking = Checking
serving-wrong = WRONG: { $about }: { $said }
serving-note = note: { $said }
serving-no-checkpoint-before = { $count } games had no checkpoint before { $time }
serving-checked = { $games } games, { $events } events; wrong: { $wrong }
serving-folding = Reading events
serving-rebuilt = Rebuilt from { $events } events.

setting-up-other-line-ups-of-to-seats = { $told }; { $told_2 } other line-ups of { $sizes } to { $sizes_2 } seats, the largest { $largest }
setting-up-other-options-as-usual = other options as usual
setting-up-gives-no-value-write-name-value = { $one } has no value. Write name=value
setting-up-usually = usually
setting-up-options-as-usual = options as usual
setting-up-so-also = ; so also { $names }

sitting-number-or-for-help = Number, or ? for help
sitting-type-y-for-yes-or-n = Type y for yes, or n for no.
sitting-the-service-is-back = The service is back.
sitting-the-service-is-away-what-it = The service does not answer; your decisions are stored. Waiting for it … (Ctrl-C: leave)
sitting-the-only-answer-is-given-by = The only answer: { $said }
sitting-the-help-has-no-such-letter = There is no such letter. Type ? for help.
sitting-give-a-number-from-to-a = Give a number from 1 to { $most }, a notation, words to look for, or ? for help.
sitting-since-your-last-decision = Since your last decision:
sitting-plays-unsigned = plays unsigned
sitting-waiting-until-every-seat-has-brought = Waiting for the other players' entropy …
sitting-if-it-waits-days-for-them = If they keep the game waiting for { $days } days: { $claim }
sitting-the-secrets-of-the-dice-are = The secrets of the dice are lost or used up. Agree to new ones?
sitting-you-leave-the-game-waits-come = You leave, and the game waits for you. Come back with:
sitting-the-service-is-gone-what-it = The service has stopped; your decisions are stored. Once it is back:
sitting-bot-of-the-service-version = bot of the service, version { $version }
sitting-waiting-for-a-player = Waiting for a player:
sitting-offers-a-draw-which-ends-the = { $seat_cap } { $seat_plural ->
    [yes] offer
   *[no] offers
 } a draw. Accept, and end the game?
sitting-what-you-were-asked-is-no = Your decision is no longer needed.
sitting-w-to-wait-on-or = w to keep waiting, { $letters }, or ?

solo-check-every-roll-and-draw-of = Check every roll and draw:
solo-step-through-it = Step through it:
solo-has-no-bot = { $system } has no bot.
solo-no-seat = Seat { $wanted } does not exist. Choose from { $seats }.
solo-the-bot-has-left = (the bot has left: { $error })

table-standing-orders = Standing orders:
table-number-or-enter-for-none = Number, or Enter for none
table-the-offer-stays-open-a-answers = The offer stays open. Answer it with a.
table-ask-to-go-back-to-before = Ask to go back to before it?
table-no-standing-order-can-be-given = You cannot give a standing order now.
table-what-you-are-asked-has-to = Decide first: this must be answered.
table-no-dice-were-rolled-and-no = No dice were rolled and no card was flipped yet.
table-version-of-the-roll-or-flip = Version of the roll or flip, Enter for { $last }
table-link-checked-here-the-outcome-follows = { "  " }link { $hex }… verified: the outcome follows from it.
table-a-draw = { "\u000A" }A draw.
table-offer-a-draw = Offer a draw?
table-give-the-game-up = Resign?
table-why = Why
table-nobody-wins = { "\u000A" }Nobody wins.
table-you-win = { "\u000A" }You win.
table-you-lose-win = { "\u000A" }You lose to { $winners }.

odds-dispute-open = open
odds-dispute = disputed by { $seat }: { $reason } ({ $ended })
odds-waits = cannot be verified yet. Once the game is closed, run { $repeat }
odds-computed-again = verified: { $found }, as recorded. To repeat the check, run { $repeat }
odds-differs = computed again: { $found }, but recorded: { $recorded }, or its link does not fit its chain
messaging-deleted = Deleted.
messaging-is-deleted = (deleted)
messaging-muted = Muted: { $muted }
noticing-failed-attempts = , failed attempts: { $failed }
sitting-confirm-yes-no = { $question } (y/n)
sitting-waiting-for-the-other-side = Waiting for the other side … (Ctrl-C: menu)
sitting-waiting-for = Waiting for { $named } … (Ctrl-C: menu)
sitting-waiting = Waiting … (Ctrl-C: menu)
sitting-ask-to-go-back =
    Ask { $others ->
        [several] the others
       *[one] the other side
    } to go back to version { $to }?
sitting-undo-asked =
    { $others ->
        [several] The others are
       *[one] The other side is
    } asked. Deciding on withdraws your request.
sitting-limit-extend = extend the reply limit by { $time }
sitting-limit-pause = pause the reply limit
sitting-limit-resume = resume the reply limit
sitting-agree-to-undo = { $seat_cap } { $seat_plural ->
    [yes] ask
   *[no] asks
 } to go back to version { $to }{ $dispute }. Agree?
sitting-agree-to-limit = { $seat_cap } { $seat_plural ->
    [yes] ask
   *[no] asks
 } to { $change }. Agree?
sitting-about-dispute = , to before the roll at version { $version }, which they dispute: { $reason }
looking-message-under-hmac = message under the HMAC: { $message }
drawing-no-layers-but-panels = this panel has no layers. Panels with layers: { $others }
drawing-no-layers-but-games = this picture has no layers. Games with layers: { $games }
input-has-ended = the input has ended before the last answer. Run this in a terminal
extras-needs = this command needs the package { $package }. Run { $install }
places-folder-busy = { $said }; give another folder with --data
places-folder-is-served = another process serves the folder { $folder }
places-other-packs = A game with { $wanted } cannot begin while another kronika command plays in { $folder } with { $served }. Leave that game first (it is kept), or give another folder with --data.
places-packs-in = the packs in { $packs }
places-usual-packs = the usual packs
question-confirm-end = c to confirm the end, u to undo, or ?
options-page = page { $page } of { $pages }; n: next, p: back
options-found = { $few } of { $most }; Enter: all
options-step = { $few } of { $most }; Enter: back
client-accepted = { $said } Accepted would be: { $names }.
client-accepted-first = { $said } Accepted would be, among others: { $names }. GetSnapshot lists all.
client-not-reached = No service answers at { $address }. Start one with kronika serve, or give its address with --server.
sitting-help =
    Take a decision by its number, or by the notation in brackets, such as
    { "[" }ra move 2B], which never changes. Type two letters or more to list only the
    decisions with words that begin so, in English or Czech: 13B, att sco.
    A list longer than the screen comes in steps: a number with … after it opens
    more. Enter goes back or shows all again, n and p turn pages.
table-help =
    { "  " }number  take that decision         u  undo your last decision
    { "  " }b  the board again                 l  the latest events
    { "  " }s  supplies and piles of cards     f  the players, with fingerprints
    { "  " }d  offer a draw                    r  resign
    { "  " }x  dispute a roll or flip          t  claim the game if their time is over
    { "  " }c  confirm the end                 q  leave; the game waits for you
    { "  " }o  standing orders: pass for you until you withdraw them
    { "  " }w  let an offer stay open          a  answer one that stays open
looking-proof =
    link { $k } of the { $chain } chain: { $link }
    SHA-256 over it gives link { $before }: { $previous }
    message under the HMAC: { $message }
standing-withdraw = Withdraw the order of version { $given }: { $sentence }
campaign-table-take-that-decision = take that decision
campaign-table-undo-your-last-decision = undo your last decision
campaign-table-what-happened-lately = the latest events
campaign-table-who-plays-with-fingerprints = the players, with fingerprints
campaign-table-give-the-whole-campaign = resign the whole campaign
campaign-table-confirm-the-end = confirm the end
campaign-table-leave-the-campaign-waits = leave; the campaign waits for you
campaign-table-number = number

home-not-started = no service has started in { $folder } for { $seconds } seconds; see { $log }
home-ended = the service ended immediately; see { $log }

identity-not-an-identity = { $path } contains no identity: { $error }
identity-profile-is-a-folder = a profile is the name of a folder: visible characters, none of them /
identity-entropy-damaged = { $path } is damaged: it must contain { $wanted } bytes, and contains { $found }
identity-the-id = the id of a game or a seat
identity-not-signed = the receipt is not signed by its key
identity-unpublished-key = the receipt is signed by a key that this service does not publish
identity-other-key = the receipt is signed by neither a key you gave nor one that succeeded it
identity-other-game = the receipt is for another game, { $game }
identity-log-is-shorter = the log ends at version { $version } now: what the service signed then is gone
identity-no-leaf = the service lists no leaf after version { $version }
identity-does-not-extend = the log now does not extend what the service signed then; this receipt and an export of today prove it
identity-receipt-damaged = the receipt kept for this game is damaged: { $error }

session-unbound = { $game } does not say that reveals are bound: an opponent who shares their plans with the service could choose its dice. It is of an earlier release; make a new game
session-log-is-shorter = the log ends at version { $version }; the receipt you kept is for version { $kept }
session-other-head = the service sent another head than the records give
session-other-game = this is the log of another game, { $game }
session-file-cannot-be-read = the file of the open game cannot be read: { $error }
session-other-log = the log of the open game is not the one that the service sent
session-reveals-not-bound = the game does not say that reveals are bound, as the service said when you took the seat
session-other-seat-key = seat { $seat } is recorded with another key than you took it with
session-bound-elsewhere = seat { $seat } is bound to entropy that was not made here. Reveal it on the computer where it was made, or leave the game
session-other-view = the service sent another view than the records give
session-receipt-cannot-be-read = the receipt cannot be read: { $error }

main-cheated = THE SERVICE'S RECORDS ARE INCONSISTENT. Keep an export as evidence (kronika export).
main-read-only = The database cannot be written: { $error }
main-unreachable = the database cannot be reached: { $error }
main-bad-folder = the data folder cannot be used: { $error }
main-bring-back = { $error }; restore it from a backup (kronika restore)
main-unreadable = the file cannot be read: { $error }

demo-listens = The service listens on { $address }; its log is { $log }.
demo-rolls = The rolls:
demo-board = The board at the end:
demo-result = The result: { $result }.
demo-draw = a draw
demo-winners = { $winners } win ({ $how }, { $rule })
demo-picture-of-board = A picture of the board: { $file }
demo-replayed = Replayed { $events } events from the log's file: all { $views } views that were shown are the same.
demo-verified = Verified the exported game { $file }: { $rolls } rolls, { $draws } draws, { $signatures } signatures, no mistake.
demo-repeated = Repeated the { $count } decisions of the service's bot: it decides the same again.
demo-replay-in-browser = Replay the game in a browser: { $address }
demo-while-runs = while `{ $command }` runs.
demo-until-ctrl-c = It is served until Ctrl-C.
demo-campaign = A campaign of { $scenarios } scenarios on { $address }; its log is { $log }.
demo-panel = The { $panel }:
demo-before-and-after = The sides before and after:
demo-rebuilt = Rebuilt from the log: the reports on the campaign at versions { $before } and { $after }, { $rows } rows of read models, all { $views } views that were shown: the same.
demo-picture = A picture of the { $panel }: { $file }
demo-campaign-verified = Verified the exported campaign { $file } and its { $games } games: { $rolls } rolls, { $draws } draws, { $signatures } signatures, no mistake. Each game began and ended as the campaign says.

due-unspecified = something else
due-prompt = prompt
due-seat = seat
due-commit = commit
due-reveal = reveal
due-epoch = epoch
due-confirm = confirm
due-undo = undo
due-draw = draw
due-handover = handover
due-limit = limit

phase-unspecified = unknown phase
phase-seating = seating
phase-committing = committing
phase-running = running
phase-finished = finished
phase-closed = closed

## Help: commands
command-kronika =
    Kronika: a referee for card-driven war games.

    { "\u0008" }
    Try it alone:        kronika play --against bot
    Run a service:       kronika serve
    List the games:      kronika packs
    Play far apart:      kronika new PACK SCENARIO, then kronika play GAME
    See what happened:   kronika board GAME, kronika replay GAME
    Check the dice:      kronika export GAME, then kronika verify GAME.jsonl

    A game id is looked up among your games against a bot first, then at the service. With --server, the
    service comes first.

    Options before the subcommand say who you are and which service you use. Each can also be set in the
    environment: KRONIKA_CLI_LANG, KRONIKA_CLI_SERVER and so on.
command-new =
    Create a game and print its id.

    `kronika packs` lists PACK and SCENARIO, with the seats and options that each scenario allows. Then take a
    seat with `kronika play GAME --seat SIDE` and send the id to your opponent. To a private game you invite
    people with `kronika seat invite GAME`.

    { "\u0008" }
    kronika new { $game }
command-play =
    Play a game in the terminal, against a bot or far apart.

    Shows the board, your hand and your decisions, numbered, with the odds of each attack. Your profile keeps
    your seat: leave at any time and come back with the same command.

    { "\u0008" }
    kronika play --against bot       a new game, without a service
    kronika play GAME --against bot  continue it
    kronika play GAME                a game of a running service
    kronika play --against bot { $further }

    For linked scenarios use `kronika campaign play`.
command-bot =
    Let a bot play a seat, as an ordinary client.

    The bot takes the seat if it is empty and plays GAME to its end. If the service stops, it waits for it.

    { "\u0008" }
    kronika bot GAME --seat SIDE
command-watch =
    Follow a game live, one line per event.

    Checks every record and roll as it arrives. After a lost connection it continues where it stopped. It ends
    when the game is closed, or with Ctrl-C.

    { "\u0008" }
    kronika watch GAME
command-games =
    List games, or report live when it is your turn.

    The latest game comes first. Your games against a bot come before those of the service; they need none.
    With --server, only the games of that service are listed. --wait asks the service.

    { "\u0008" }
    kronika games --mine --wait
command-packs =
    List the packs and scenarios that can be played.

    Lists the packs of the service, or those on this machine if no service runs. Each scenario has its seats,
    the usual ones first. Each pack has the options for `kronika new`, and its bots.

    { "\u0008" }
    kronika packs
command-seat =
    Invite players, and pass on seats whose key is lost.

    { "\u0008" }
    kronika seat list GAME          list seats, invitations, proposals
    kronika seat invite GAME        print a secret that lets somebody in
    kronika seat bot GAME SIDE      let a bot of the service play a seat
    kronika seat propose GAME SIDE  request a seat that somebody holds
    kronika seat answer GAME PROPOSAL --consent
    kronika seat claim GAME         claim your seat in an imported game
    kronika seat lock GAME          lock the line-up; unlock
    kronika seat free GAME SIDE     empty a seat that does not commit

    A seat passes on when every other held seat has consented and its holder had time to decline. That is
    three days, unless the service sets another time. Bots are not asked. GAME can also be a campaign.
command-seat-answer =
    Consent to a proposal for a seat, or decline it.

    `kronika seat list` shows the number of each PROPOSAL.

    { "\u0008" }
    kronika seat answer GAME 1 --consent
command-seat-bot =
    Let a bot of the service play an empty seat.

    Only the creator of the game or campaign can do this. The bot sees what its seat sees. Once the game is
    closed, `kronika audit` repeats each of its decisions.

    { "\u0008" }
    kronika seat bot GAME SIDE
command-seat-claim =
    Claim your seat in an imported game.

    Your key signs that the seat was yours. The game is then listed among your games, and the rolls of the
    seat count as yours.

    { "\u0008" }
    kronika seat claim GAME
command-seat-free =
    Free a seat that does not commit, before the game starts.

    Only the creator of the game can do this. The player who held the seat can take one again.

    { "\u0008" }
    kronika seat free GAME SIDE
command-seat-invite =
    Invite somebody to a game; prints a secret.

    Anyone with the secret can take an empty seat with it, once (`kronika play GAME --invitation SECRET`), or
    request a held one (`kronika seat propose`). You invite for the seat you hold, or as the creator. You can
    withdraw the invitation until it is used.

    { "\u0008" }
    kronika seat invite GAME --seat SIDE
command-seat-list =
    Show the seats of a game, invitations and proposals.

    The other seat commands take the numbers of invitations and proposals.

    { "\u0008" }
    kronika seat list GAME
command-seat-lock =
    Lock the line-up until the game starts.

    Only the creator of the game can do this. Nobody can leave or pass a seat on; the creator and the players
    they invited can still take empty seats. The creator can still free a seat that does not commit.

    { "\u0008" }
    kronika seat lock GAME
command-seat-propose =
    Request a seat that somebody holds; all others must consent.

    Use this if you lost the key to your seat, or replace a player who stays away. You must hold another seat,
    have created the game, or have an invitation from a seat. Prints the number of the proposal.

    { "\u0008" }
    kronika seat propose GAME SIDE
command-seat-unlock =
    Unlock the line-up.

    { "\u0008" }
    kronika seat unlock GAME
command-seat-withdraw =
    Withdraw an invitation that was not used yet.

    `kronika seat list` shows the number of each INVITATION.

    { "\u0008" }
    kronika seat withdraw GAME 1
command-claim =
    Claim a game whose other side exceeds the reply limit.

    `kronika games` shows the side that is due and its deadline. You win a game that has started. A game that
    has not started is cancelled without a winner; a game of a campaign counts as won.

    { "\u0008" }
    kronika claim GAME
command-limit =
    Extend, pause or resume the reply limit, if all agree.

    { "\u0008" }
    kronika limit GAME extend 3d    request 3 more days for what is due
    kronika limit GAME pause        request to stop the clock
    kronika limit GAME resume       request to start it again
    kronika limit GAME agree        agree to the request of the others
    kronika limit GAME decline      decline it
    kronika limit GAME withdraw     withdraw your own request

    If a request to resume stays open for the whole limit, it takes effect when you repeat it.
command-notices =
    Get a message when a game waits for you.

    { "\u0008" }
    kronika notices show            show what is turned on
    kronika notices mail ADDRESS    by mail; you get a code first
    kronika notices confirm CODE    the code from that mail
    kronika notices webhook URL     to a program of yours
    kronika notices remove mail     turn mail off; or webhook
    kronika notices stop SECRET     turn mail off by a secret in it

    You get one message per decision, commitment, reveal or consent that is due. While you have the game open,
    you get none. For private games, messages say only that something is due.
command-notices-confirm =
    Confirm your address with the code from the mail.

    { "\u0008" }
    kronika notices confirm CODE
command-notices-mail =
    Set the mail address for messages.

    The service sends a code there, and nothing else until you confirm it. --lang sets the language of the
    mail.

    { "\u0008" }
    kronika notices mail you@example.org
command-notices-remove =
    Turn off mail or the webhook; the service forgets the address.

    { "\u0008" }
    kronika notices remove mail
command-notices-show =
    Show what is turned on, and what the service offers.

    { "\u0008" }
    kronika notices show
command-notices-stop =
    Turn off mail with the secret at the end of a mail.

    You need no identity: anyone who gets unwanted mail can stop it.

    { "\u0008" }
    kronika notices stop SECRET
command-notices-webhook =
    Send messages to a program of yours.

    URL begins with https://. The service immediately sends it a challenge; answer with status 200 and the
    challenge as the body. Messages are signed with the key that `kronika key service` prints
    (docs/writing-a-client.md, “Receive webhooks”).

    { "\u0008" }
    kronika notices webhook https://example.org/hook
command-messages =
    Write to the other players of a game.

    { "\u0008" }
    kronika messages list GAME              show the messages
    kronika messages post GAME "Well met"   write one
    kronika messages delete GAME NUMBER     delete one of yours
    kronika messages mute GAME SEAT         hide those of a seat from you

    Spectators can read the messages once the game is closed. They are in no exported file. The operator of the
    service can read and delete them.
command-messages-list =
    Show the messages of a game.

    { "\u0008" }
    kronika messages list GAME
command-messages-post =
    Write a message to the other players.

    { "\u0008" }
    kronika messages post GAME "Well met"
command-messages-delete =
    Delete a message of yours.

    { "\u0008" }
    kronika messages delete GAME 3
command-messages-mute =
    Hide the messages of a seat from you.

    Nobody else learns of it.

    { "\u0008" }
    kronika messages mute GAME SEAT
    kronika messages mute GAME SEAT --off
command-campaign =
    Play a campaign of linked scenarios.

    { "\u0008" }
    Alone, without a service:  kronika campaign play --against bot
    Far apart, both players use a running service:
    { "  " }kronika campaign create          create one; prints its id
    { "  " }kronika campaign play CAMPAIGN   take a side and play
    { "  " }kronika campaign state CAMPAIGN  show its state

    Losses of one scenario carry over to the next ones. Each scenario is a game with its own id. `kronika
    board`, `replay`, `timeline` and `verify` take the id of a game or a campaign. Commands that only read
    also take an exported file.
command-campaign-aftermath =
    Play the aftermath: losses, upgrades, confirmation.

    It begins when both sides have confirmed the end of the game. Until both have confirmed the aftermath, you
    can undo draws with the other side's consent.

    { "\u0008" }
    kronika campaign aftermath CAMPAIGN
command-campaign-bot =
    Let a bot play a side of a campaign.

    As an ordinary client, the bot makes decks, plays the games and aftermaths, and confirms each end. If the
    service stops, it waits for it.

    { "\u0008" }
    kronika campaign bot CAMPAIGN --seat SIDE
command-campaign-create =
    Create a campaign and print its id.

    PACK is a pack with a campaign; Kronika comes with { $campaign }. Then take a side with `kronika campaign
    play CAMPAIGN --seat SIDE` and send the id to your opponent.

    { "\u0008" }
    kronika campaign create { $campaign }
command-campaign-join =
    Take a side of a campaign, for all its games.

    { "\u0008" }
    kronika campaign join CAMPAIGN --seat SIDE
command-campaign-list =
    List campaigns, the latest first.

    Your campaigns against a bot come before those of the service; they need none.

    { "\u0008" }
    kronika campaign list --mine
command-campaign-play =
    Play a campaign: decks, games and aftermaths in turn.

    Takes a side if you hold none. Leave at any time, even during a scenario, and come back with the same
    command.

    { "\u0008" }
    kronika campaign play --against bot           a new one, no service
    kronika campaign play CAMPAIGN --against bot  continue it
    kronika campaign play CAMPAIGN                one of a running service
command-campaign-start =
    Confirm the state and make the deck for the next scenario.

    Then play the scenario with `kronika play GAME`.

    { "\u0008" }
    kronika campaign start CAMPAIGN
command-board =
    Draw the board of a game, as text or as SVG.

    GAME is an id or an exported file. For a campaign, prints its state, record and city.

    { "\u0008" }
    kronika board GAME --svg board.svg
command-replay =
    Step through a game, with the board at each version.

    GAME is an id or an exported file. Enter goes forward, b goes back, a number goes to that version, q quits.

    { "\u0008" }
    kronika replay GAME.jsonl
command-timeline =
    Print what happened in a game, one line per event.

    GAME is an id or an exported file. A line contains the version, ~ if it was undone, the round and the
    event.

    { "\u0008" }
    kronika timeline GAME
command-rolls =
    List the rolls and flips of a game, or count a player's.

    GAME is an id or an exported file. Each line shows the number needed, its parts with their rules, the odds
    of success, and how each number counted: ✓ success, ✗ failure. Marks in front: ~ undone, ! disputed, now
    or earlier. KEY is a player's public key (`kronika key show`).

    { "\u0008" }
    kronika rolls GAME
command-dispute =
    Dispute a roll or a flip, or withdraw a dispute.

    Play continues. Shows the roll or flip at VERSION of GAME, its parts and its proof, computes it again, and
    explains how you can repeat that. REASON is stored in the record.

    { "\u0008" }
    kronika dispute GAME 57 "three sixes in a row"
command-export =
    Write a game to a file that anybody can verify.

    `kronika verify` checks the file; `kronika replay` and `kronika board` show it.

    { "\u0008" }
    kronika export GAME --output game.jsonl
command-fork =
    Create a new game from a position of a closed one.

    GAME is the closed game, VERSION a version at which a seat had to decide. `before roll VERSION` starts at
    the last decision before a roll or flip (see `kronika rolls`). Prints the new id.

    { "\u0008" }
    kronika fork GAME before roll 57
command-notation =
    Write a game down, move by move, for people and programs to read.

    GAME is a file or the id of a game at the service. Hidden moves of a game that is not opened are written
    as "?". `import kronika` reads the notation back; docs/notation.md explains it.

    { "\u0008" }
    kronika notation game.jsonl
command-report =
    Write a report of a game to read, print or post.

    GAME is a file or the id of a game at the service. The ending of the file's name decides the form: a page
    to read and print, Markdown, text, or BBCode for forums.

    { "\u0008" }
    kronika report game.jsonl -o game.html
command-diff =
    Say where two games part. Ends with 1 if they do.

    A and B are files or ids. Names, times and secrets of chance do not count.

    { "\u0008" }
    kronika diff game.jsonl other.jsonl
command-table =
    Write what happened in games to one table.

    Reads files that "kronika export" wrote, packed with gzip or not, and writes a row for each roll, each
    decision or each game, for pandas, Polars, DuckDB and others. docs/library.md explains the columns.

    { "\u0008" }
    kronika table games/*.jsonl -o rolls.parquet
    kronika table games/*.jsonl --of games -o games.jsonl
command-verify =
    Check a game: a file, offline, or a game at a service.

    GAME is a file or an id. In a file, everything is checked: hashes, seals, dice, draws, commitments,
    signatures. Without a --key you trust or a --receipt you kept, it can only say that the file is consistent.
    With --key, that key or one of its successors (`kronika rotate`) must have signed the file.

    --require-vouched refuses a file unsigned by any key or receipt you trust, a reveal that did not bind the
    other seats, and a bot of the service that did not reveal first or was removed before chance began.

    Several files are checked one by one. The file of a campaign is then compared with those of its games: each
    set-up, and what the campaign recorded.

    At a service, its log must extend what it signed in the receipts you kept.

    Receipts in your profile are used automatically. Exit code 1 if a check fails.

    { "\u0008" }
    kronika verify GAME.jsonl
command-audit =
    Check every decision of a closed game against today's rules.

    Decides each again, from the position and the outcomes in the log. Reports decisions that are refused
    today, that give different views, or the same views by other events. Decisions of the service's bots are
    computed again from their seed and what their seat saw. All differences but other events fail the audit
    (exit code 1); so does a file that does not verify.

    { "\u0008" }
    kronika audit GAME.jsonl
command-key =
    Manage your identity and the keys of others.

    Your identity is the token that holds your seats and the key that signs your decisions.

    { "\u0008" }
    kronika key show
command-key-export =
    Copy your identity to FILE.

    Anyone who has this file can play as you.

    { "\u0008" }
    kronika key export me.json
command-key-import =
    Import an identity from FILE into this profile.

    { "\u0008" }
    kronika key import me.json
command-key-seats =
    Print the holders of the seats of a game, with their keys.

    Compare the keys with those the others show you (`kronika key show`).

    { "\u0008" }
    kronika key seats GAME
command-key-service =
    Print the keys with which the service signs receipts.

    The current key comes first. Use it with `kronika verify --key`. Later keys count too if each was signed by
    the one before.

    { "\u0008" }
    kronika key service
command-key-show =
    Print your public key and its fingerprint.

    Compare the fingerprint with the one that others see (`kronika key seats`, or f at the table).

    { "\u0008" }
    kronika key show
command-pack =
    Make and check packs: the values of a game as data files.

    { "\u0008" }
    kronika pack new FOLDER              write a skeleton to edit
    kronika pack check FOLDER            list what is wrong or missing
    kronika pack draw FOLDER SCENARIO    draw the set-up of a scenario
command-pack-check =
    Check a pack and list all mistakes.

    FOLDER contains pack.toml. Each mistake has its file, its place and the values that are allowed.

    { "\u0008" }
    kronika pack check my-pack
command-pack-draw =
    Draw the set-up of a scenario of a pack.

    As text or as SVG. `kronika pack check` and `kronika packs` list the number of each SCENARIO.

    { "\u0008" }
    kronika pack draw my-pack 1
command-pack-new =
    Write a skeleton of a pack to edit.

    FOLDER must be empty or new; its name becomes that of the pack. You can check, draw and play the skeleton
    as it is.

    { "\u0008" }
    kronika pack new my-pack
command-serve =
    Run the service until you stop it.

    Logs each call to standard error, one JSON object per line unless the settings say otherwise.

    One process serves a data folder and locks it. Several can share a database. Every answered call is on
    disk: you can kill the process at any time and start it again.

    { "\u0008" }
    kronika serve --data var
command-check =
    Check a data folder for damage.

    The service can keep running. Compares each game with its checkpoint, replays it, and checks its chains
    against their anchors. Checks the files, their permissions and the read models. Writes nothing.

    Exit code 0: no damage; 1: damage; 2: the check was not possible.

    { "\u0008" }
    kronika check --data var
command-backup =
    Copy the log and the secrets while the service runs.

    Writes a consistent copy to the folder TARGET. The secrets stay encrypted with the service's key. Keep that
    key (kronika.key) somewhere else.

    { "\u0008" }
    kronika backup backup-1 --data var
command-restore =
    Restore a backup into an empty data folder.

    SOURCE is the folder of the backup. Each running game starts a new epoch of chance, on the record, because
    somebody may know the rolls made after the backup.

    { "\u0008" }
    kronika restore backup-1 --data var
command-rebuild =
    Rebuild all read models while the service runs.

    The new ones replace the old ones when they have caught up with the log.

    { "\u0008" }
    kronika rebuild --data var
command-project =
    Keep the read models up to date in a separate process.

    Runs until you stop it, beside servers with the setting `project = false`. Their decisions then don't wait
    for lists and statistics.

    { "\u0008" }
    kronika project --data var
command-rotate =
    Make a new key for signing receipts, and print it.

    A running service uses it immediately. The old key stays published, and receipts signed with it stay valid.

    { "\u0008" }
    kronika rotate --data var
command-moderate =
    Read or delete what players have written in a game.

    You can use it while the service runs.

    { "\u0008" }
    kronika moderate GAME --data var
    kronika moderate GAME --data var --delete 3
command-move-store =
    Move all games into a database, or back into files.

    FROM and TO are folders or addresses of databases: postgresql://user@host/database. Stop all servers first.
    TO must be empty. Everything is moved or nothing, and compared byte for byte. If the move is interrupted, run
    it again. FROM stays unchanged and can no longer be served.

    { "\u0008" }
    kronika move-store var postgresql://user@host/database
command-import =
    Import a closed game from an exported file, if it verifies.

    It keeps its id, receipts and proofs, and is marked as imported. It counts for a player here once they claim
    their seat (`kronika seat claim`). With --copy, or if the game in the file is not closed, it is imported as
    a copy: with a new id, new chance and empty seats.

    { "\u0008" }
    kronika import GAME.jsonl
command-demo =
    Let two bots play, then check that the log contains it all.

    The bots play scenario 1 over gRPC as ordinary clients. The game is shown live, drawn, replayed from its
    file and verified. Then they play three scenarios of a campaign, whose city and card binders are rebuilt
    from the log. Exit code 0 only if everything agrees.

    At the end it prints an address at which you can replay the game in a browser.

    { "\u0008" }
    kronika demo --open
command-dev = For developers of Kronika.

## Help: options
option-version = Show the version and exit.
option-lang = The language of games and of this help.
option-server = Where the service listens.
option-profile = Which of your identities to use.
option-home = The folder of your identities. Default: $KRONIKA_HOME, or kronika in your data folder.
option-tls = A certificate (PEM) to trust; turns TLS on.
option-plain = Lists instead of drawings and no colours, for a screen reader.
option-json = Print JSON, one value per line.
option-seats = The seats, such as n1,s1. Default: the usual seats.
option-option = An option of the rules. Repeat for more.
option-strict = Allow no undo of decisions that chance or the other side has answered.
option-private = Only the seats may watch.
option-reply-limit = How long a side may leave the game waiting before another may claim it: 3d, or none. Default: 30d.
option-closing-time = How long after its end the game closes by itself.
option-undo-expiry = How long a request to undo stays open.
option-play-seat = The seat to play. Default: the one you hold, or the first empty one.
option-against = Play against a bot; needs no running service.
option-play-pack = The pack of a new game against a bot.
option-scenario = The scenario of a new game against a bot. Default: the first of the pack.
option-play-data = The folder for games against a bot. Default: a folder of your profile.
option-name = Your name in the game. Default: the name of your profile.
option-unsigned = Play without signing your decisions.
option-invitation = The secret of an invitation to the game.
option-ask-all = Also ask when only one answer is possible.
option-bell = Ring when it is your turn, or when something happens during a question.
option-bot-seat = The seat to play. Default: the first empty one.
option-policy = The way the bot plays.
option-seed = Makes the bot's choices repeatable.
option-after = Start after this version.
option-watch-seat = Watch as the seat you hold. Default: as the public.
option-games-mine = Only games in which you hold a seat.
option-phase = Only games in this phase.
option-games-pack = Only games of this pack.
option-games-scenario = Only games of this scenario.
option-games-seats = Only games with a free seat, or with every seat held.
option-created-after = Only games created later than this: 2026-01-31, or 2026-01-31T18:00, in UTC.
option-created-before = Only games created earlier than this.
option-updated-after = Only games that changed last later than this.
option-updated-before = Only games that changed last earlier than this.
option-games-save = Also write each game to a file in this folder: all of it where it is opened, else what everybody sees.
option-wait = Report live each game that waits for you.
option-consent = Let the seat pass on, or not.
option-bot = The name of the bot. Default: the first that comes with the game.
option-seat-claim-seat = The seat that was yours. Default: the one your key played.
option-head = The head of the game, at the end of its file. Required with --seat for a private game.
option-seat-invite-seat = The seat to invite for. Default: any.
option-lasts = How long the invitation is valid: 12h, 3d. Default: 7d.
option-campaign-bot-seat = The side to play. Default: the one you hold, or the first empty one.
option-scenarios = Stop after this many aftermaths. Default: play to the end.
option-campaign-join-seat = The side to play. Default: the first empty one.
option-campaign-list-mine = Only campaigns in which you hold a seat.
option-campaign-play-pack = The pack of a new campaign against a bot.
option-campaign-play-data = The folder for campaigns against a bot. Default: a folder of your profile.
option-board-at = The version to draw. Default: the last.
option-svg = Write a picture to this file instead.
option-panel = The panel to draw, such as hand-SEAT. Default: the first panel.
option-layers = The layers to draw, separated by commas, or all, or none. Default: as the system draws it.
option-about = Add what the picture shows about a thing, such as counter:ID.
option-board-seat = Draw it as the seat you hold sees it. Default: your seat, or the public.
option-all = Do not stop at each step.
option-boards = Draw the board at each step.
option-player = Count a player's dice and flips over all games.
option-withdraw = Withdraw the dispute.
option-go-back = Ask to go back to before it; that ends your dispute.
option-output = The file to write. Default: GAME.jsonl.
option-audience = A seat you hold, public, or referee once the game is closed. Default: the widest.
option-key = A key of the service that you trust (64 hex digits).
option-receipt = A receipt you kept.
option-notation-output = The file to write. Default: the terminal.
option-report-output = The file to write: .html, .md, .txt or .bbcode; or .svg: one picture of the boards.
option-table-of = Which rows: rolls, decisions, games, or of campaigns cards, soldiers, tiles. Default: rolls.
option-table-output = The file to write: .parquet, .arrow or .jsonl.
option-require-vouched = Refuse a file unsigned by any key or receipt you trust.
option-verify-roll = Also say what this roll or flip had to reach, and compute it again.
option-forget = Then delete the receipt you keep, to continue a game that lost events.
option-replace = Replace the identity of this profile.
option-like = The pack whose format the skeleton has.
option-config = A TOML file with settings (docs/settings.md).
option-serve-data = The data folder. Default: var, or KRONIKA_DATA.
option-store = The place of the games, if not in --data: a folder, or postgresql://user@host/database.
option-host = The address to listen on. Default: 127.0.0.1.
option-port = The port; 0 picks a free one. Default: 50551.
option-web-port = The port of the page; 0 picks a free one, -1 serves none. Default: the one after --port.
option-tls-certificate = A certificate chain (PEM); needs --tls-key.
option-tls-key = The certificate's private key (PEM).
option-insecure = Listen beyond loopback without TLS.
option-packs = A folder with more packs, one subfolder each.
option-messages-mute-off = Show them again.
option-moderate-delete = Delete the message with this number. Can be repeated.
option-moderate-delete-all = Delete all messages of the game.
option-move-store-data = The folder of the key. Default: FROM, if it is a folder.
option-copy = Import the game as a copy to play on.
option-folder = The folder for log, picture and export. Default: build/demo-N with a new N.
option-open = Keep serving the game at the end, until Ctrl-C.
option-campaign-at = The version of the campaign. Default: now.
option-help = Show this message and exit.

## Help: the rest
heading-options = Options
heading-commands = Commands
heading-play = Play
heading-look = Look
heading-check = Check
heading-run-a-service = Run a service
heading-kronika-itself = Kronika itself
help-usage = Usage:
help-default = default:
help-required = required
