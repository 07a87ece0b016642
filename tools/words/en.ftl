# The sentences of the command line.

campaign-sources-is-what-sees-name-a-side = { $file } is what { $audience } sees; name a --side that it shows: { $names }
campaign-sources-holds-a-game-not-a-campaign = { $file } holds a game, not a campaign: kronika board { $file }
campaign-sources-as-sees-it = { $file }, as { $audience } sees it: { $said }
campaign-table-the-campaign-is-yours = { "\u000A" }The campaign is yours.
campaign-table-the-campaign-is-lost = { "\u000A" }The campaign is lost.
campaign-table-give-the-whole-campaign-up = Give the whole campaign up?

campaigning-you-play = You play { $audience }.
campaigning-write-it-to-a-file = Write it to a file:
campaigning-playing-in = Playing { $audience } in { $id }.

checking-unsigned = unsigned

common-the-bot-rests-until-z = { " " }(the bot rests until { $until }Z)
common-until-z = { " " }until { $until }Z
common-imported = { "  " }imported
common-trying-again = { $error } Trying again …

drawing-there-is-no-panel-panels = there is no panel { $panel }; panels: { $panels }
drawing-this-picture-tells-nothing-of-that = this picture tells nothing of { $about } that it does not show anyway
drawing-there-is-no-layer-in-this = there is no layer { $unknown } in this picture; layers: { $layers }

looking-the-game-in-the-file-is = The game in the file is not closed: this is a copy, with new chance and empty seats.
looking-rolls-successes-expected-fair-chance-gives = { $rolls } rolls, { $successes } successes; expected { $expected }; fair chance gives { $low } to { $high } in 95 of 100 cases.
looking-no-rolls-of-are-recorded-here = no rolls of { $player } are recorded here
looking-the-dispute-is-withdrawn = The dispute is withdrawn.
looking-you-ask-to-go-back-to = You ask to go back to version { $to }; the other seats must agree.
looking-the-game-has-gone-back = The game has gone back.
looking-a-version = a version

noticing-mail-not-confirmed-the-code-holds = Mail: { $address }, not confirmed; the code holds until { $until }Z, attempts left: { $attempts_left }
noticing-no-more-mail-goes-there = No more mail goes there.
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
packing-is-not-empty = { $folder } is not empty
packing-there-is-no-scenario-scenarios = there is no scenario { $scenario }; scenarios: { $listed }
packing-mistakes = mistakes: { $count }

places-the-games-in-cannot-be-opened = The games in { $folder } cannot be opened: { $error }.
places-is-not-among-your-games-against = { $game } is not among your games against a bot, in { $folder }.
places-is-a-file-this-asks-where = { $game } is a file; this asks where the game is played, by its id
places-is-one-of-your-games-against = ({ $game } is one of your games against a bot, kept in { $folder }.)
places-in-your-profile = { "  " }in your profile
places-is-a-game-of-the-service = ({ $game } is a game of the service at { $at }.)
places-no-service-answers-at-this-is = (No service answers at { $at }: this is what is kept in { $folder }.)

playing-playing-in = Playing { $audience } in { $game }.
playing-a-side-that-lets-it-wait = A side that lets it wait { $days } days may lose it by claim.
playing-the-campaign-goes-on = The campaign goes on:
playing-seats = seats: { $names }
playing-no-service-answers-at-these-are = (No service answers at { $at }: these are the packs on this machine.)
playing-nothing-waits-for-you = nothing waits for you

seating-seat-of-is-yours = Seat { $seat } of { $game } is yours.
seating-invitation-until-z-it-is-shown = Invitation { $invitation }, until { $until }Z. It is shown only now.
seating-withdrawn = Withdrawn.
seating-the-line-up-is-locked = The line-up is locked.
seating-the-line-up-is-unlocked = The line-up is unlocked.
seating-the-game-waits-for = The game waits for { $waits }
seating-invitation-by-to-until-z = invitation { $invitation } by { $by } to { $to } until { $until }Z
seating-proposal-asks-for-it-consents-counted = { "  " }proposal { $proposal }: { $name } asks for it; consents: { $consents }; counted from { $until }Z
seating-the-creator = the creator
seating-any-seat = any seat

serving-no-tls = no TLS
serving-kronika-serves-on-stop-with-ctrl = Kronika serves { $place } on { $host }:{ $port } ({ $scheme }). Stop with Ctrl-C.
serving-first-pip-install-kronika-web = first pip install 'kronika[web]'
serving-kronika-keeps-the-read-models-of = Kronika keeps the read models of { $place } up to date. Stop with Ctrl-C.
serving-a-game = A game
serving-to-play-it = To play it
serving-a-campaign = A campaign
serving-in-a-browser = In a browser
serving-data = Data
serving-to-save-them = To save them

setting-up-other-line-ups-of-to-seats = { $told }; { $told_2 } other line-ups of { $sizes } to { $sizes_2 } seats, the largest { $largest }
setting-up-other-options-as-usual = other options as usual
setting-up-gives-no-value-write-name-value = { $one } gives no value; write name=value
setting-up-usually = usually
setting-up-options-as-usual = options as usual
setting-up-so-also = ; so also { $names }

sitting-number-or-for-help = Number, or ? for help
sitting-type-y-for-yes-or-n = Type y for yes or n for no.
sitting-the-service-is-back = The service is back.
sitting-the-service-is-away-what-it = The service is away; what it has answered is kept. Waiting for it … (Ctrl-C: leave)
sitting-the-only-answer-is-given-by = The only answer is given by itself: { $said }
sitting-the-help-has-no-such-letter = The help (?) has no such letter.
sitting-give-a-number-from-to-a = Give a number from 1 to { $most }, a notation, words to look for, or ? for help.
sitting-since-your-last-decision = Since your last decision:
sitting-plays-unsigned = plays unsigned
sitting-waiting-until-every-seat-has-brought = Waiting until every seat has brought its share of chance …
sitting-if-it-waits-days-for-them = If it waits { $days } days for them: { $claim }
sitting-the-secrets-of-the-dice-are = The secrets of the dice are gone or used up. Agree to new ones?
sitting-you-leave-the-game-waits-come = You leave; the game waits. Come back with:
sitting-the-service-is-gone-what-it = The service is gone; what it has answered is kept. When it is back:
sitting-bot-of-the-service-version = bot of the service, version { $version }
sitting-waiting-for-a-player = Waiting for a player:
sitting-offers-a-draw-which-ends-the = { $seat } offers a draw, which ends the game. Accept?
sitting-what-you-were-asked-is-no = What you were asked is no longer open.
sitting-w-to-wait-on-or = w to wait on, { $letters }, or ?

solo-check-every-roll-and-draw-of = Check every roll and draw of it:
solo-step-through-it = Step through it:
solo-has-no-bot = { $system } has no bot.

table-standing-orders = Standing orders:
table-number-or-enter-for-none = Number, or Enter for none
table-the-offer-stays-open-a-answers = The offer stays open; a answers it.
table-ask-to-go-back-to-before = Ask to go back to before it?
table-no-standing-order-can-be-given = No standing order can be given here.
table-what-you-are-asked-has-to = What you are asked has to be answered.
table-no-dice-were-rolled-and-no = No dice were rolled and no card was flipped yet.
table-version-of-the-roll-or-flip = Version of the roll or flip, Enter for { $last }
table-link-checked-here-the-outcome-follows = { "  " }link { $hex }… checked here: the outcome follows from it.
table-a-draw = { "\u000A" }A draw.
table-offer-a-draw = Offer a draw?
table-give-the-game-up = Give the game up?
table-why = Why
table-nobody-wins = { "\u000A" }Nobody wins.
table-you-win = { "\u000A" }You win.
table-you-lose-win = { "\u000A" }You lose: { $winners } win.

odds-dispute-open = open
odds-dispute = disputed by { $seat }: { $reason } ({ $ended })
odds-waits = cannot be computed again yet. Once the game is closed: { $repeat }
odds-computed-again = computed again: { $found }, as recorded. To repeat the check: { $repeat }
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
sitting-agree-to-undo = { $seat } asks to go back to version { $to }{ $dispute }. Agree?
sitting-agree-to-limit = { $seat } asks to { $change }. Agree?
sitting-about-dispute = , to before the roll at version { $version }, which they dispute: { $reason }
looking-message-under-hmac = message under the HMAC: { $message }
drawing-no-layers-but-panels = this picture has no layers; panels that have: { $others }
drawing-no-layers-but-games = this picture has no layers; games that have: { $games }
input-has-ended = the input has ended, and more is asked: run this in a terminal
extras-needs = this command needs { $package }, which is not installed: { $install }
places-folder-busy = { $said }; give another folder with --data
places-folder-is-served = another process serves the folder { $folder }
places-other-packs = A game with { $wanted } cannot begin while another kronika command plays in { $folder } with { $served }. Leave that game first (it is kept), or give another folder with --data.
places-packs-in = the packs in { $packs }
places-usual-packs = the usual packs
question-confirm-end = c to confirm the end, u to undo, or ?
options-page = page { $page } of { $pages }; n: next, p: back
options-found = { $few } of { $most }; Enter: all
options-step = { $few } of { $most }; Enter: back
campaign-sources-has-versions = { $file } has versions 1 to { $last }, not { $at }
campaign-sources-nothing-yet = nothing is laid out yet at version { $at }
client-accepted = { $said } Accepted would be: { $names }.
client-not-reached = No service answers at { $address }. Does one run (kronika serve), and there (--server)?
sitting-help =
    A decision is taken by its number, or by the notation in brackets, such as
    { "[" }ra mo 2B], which is always the same. Anything else of two letters or more
    narrows the list to what has words that begin so, in English or Czech: 13B,
    att sco. What is longer than the screen is chosen from in steps: a number with
    … after it opens more. Enter goes back or shows all again, n and p turn pages.
table-help =
    { "  " }number  take that decision         u  undo your last decision
    { "  " }b  the board again                 l  what happened lately
    { "  " }s  supplies and piles of cards     f  who plays, with fingerprints
    { "  " }d  offer a draw                    r  resign
    { "  " }x  dispute a roll or flip          t  claim the game, their time being over
    { "  " }c  confirm the end                 q  leave; the game waits for you
    { "  " }o  standing orders: what is passed for you until you say otherwise
    { "  " }w  let an offer stay open          a  answer one that stays open
looking-proof =
    link { $k } of the { $chain } chain: { $link }
    SHA-256 over it gives link { $before }: { $previous }
    message under the HMAC: { $message }
standing-withdraw = Withdraw what was ordered at version { $given }: { $sentence }
campaign-table-take-that-decision = take that decision
campaign-table-undo-your-last-decision = undo your last decision
campaign-table-what-happened-lately = what happened lately
campaign-table-who-plays-with-fingerprints = who plays, with fingerprints
campaign-table-give-the-whole-campaign = give the whole campaign up
campaign-table-confirm-the-end = confirm the end
campaign-table-leave-the-campaign-waits = leave; the campaign waits for you
campaign-table-number = number
