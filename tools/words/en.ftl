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

## Help: commands
command-kronika =
    Kronika: a referee for card-driven war games.

    { "\u0008" }
    Try it alone:        kronika play --against bot
    Run a service:       kronika serve
    What can be played:  kronika packs
    Play far apart:      kronika new PACK SCENARIO, then kronika play GAME
    See what happened:   kronika board GAME, kronika replay GAME
    Trust nobody:        kronika export GAME, then kronika verify GAME.jsonl

    A game is looked for among yours against a bot, then at the service; with --server first there.

    Options before the subcommand say who you are and whom you talk to. Each can also be set in
    the environment: KRONIKA_CLI_LANG, KRONIKA_CLI_SERVER and so on.
command-new =
    Make a game and print its id.

    PACK and SCENARIO are those of `kronika packs`: `kronika new { $game }`. It tells with which
    seats and options a scenario can be played, too. Take a seat in it with
    `kronika play GAME --seat SIDE`, and tell the id to your opponent; to a private game you
    invite with `kronika seat invite GAME`.
command-play =
    Play a game in the terminal, against a bot or far apart.

    Shows the board, your hand and your decisions, numbered, with the chance of each attack.
    Your seat is kept with your profile: leave at any time and come back with the same command.

    { "\u0008" }
    kronika play --against bot       a new game; needs no running service
    kronika play GAME --against bot  go on with it
    kronika play GAME                a game of a running service
    kronika play --against bot { $further }

    Linked scenarios are played with `kronika campaign play`.
command-bot =
    Let a bot play a seat, as an ordinary client.

    It takes the seat if it is empty and plays GAME to its end. While the service is away, it waits.
command-watch =
    Follow a game live, a line an event.

    Every record and roll is checked as it arrives. A broken connection is taken up again where
    it was cut. Ends when the game is closed, or with Ctrl-C.
command-games =
    List games, or tell live where it is your move.

    The latest game comes first. Your games against a bot come before those of the service, and need
    none; with --server those of that service are listed alone. --wait asks the service.
command-packs =
    List the packs and scenarios that can be played.

    They are those of the service; where none runs, those that are on this machine, with which you
    play against a bot. With each scenario come the seats that can play it, the usual ones first;
    with each pack the options that `kronika new` takes, and the bots that can hold a seat.
command-seat =
    Invite to a game, and pass seats on whose key is lost.

    { "\u0008" }
    kronika seat list GAME          who sits, who is invited, who asks
    kronika seat invite GAME        let somebody in, by a secret shown once
    kronika seat bot GAME SIDE      a bot of the service plays an empty seat
    kronika seat propose GAME SIDE  ask for a seat that is held
    kronika seat answer GAME PROPOSAL --consent
    kronika seat claim GAME         a seat of yours in an imported game
    kronika seat lock GAME          nobody comes or goes any more; unlock
    kronika seat free GAME SIDE     empty a seat that does not commit

    A seat passes on when every other held seat has consented (bots are not asked), and its holder
    has had time to decline (three days, unless the service says otherwise). GAME may be a campaign
    too.
command-seat-answer =
    Consent to a proposal for a seat, or decline it.

    PROPOSAL is its number in `kronika seat list`.
command-seat-bot =
    Let a bot of the service play an empty seat.

    For who has made the game or campaign. It sees what its seat sees; once the game is closed,
    `kronika audit` repeats every decision of it.
command-seat-claim =
    Claim your seat in an imported game.

    Your key signs that the seat was yours. From then on the game is among your games, and the rolls of
    the seat among your rolls.
command-seat-free =
    Free a seat that does not commit, before the game starts.

    For who has made the game. Whoever sat there may take a seat again.
command-seat-invite =
    Let somebody into a game; prints the secret.

    Who has the secret takes an empty seat with it, once (`kronika play GAME --invitation SECRET`),
    or asks for a held one (`kronika seat propose`). You invite for the seat you hold, else as who
    made the game. It can be withdrawn until it is used.
command-seat-list =
    Show who sits, who is invited, who asks for a seat.

    A proposal and an invitation are named by their numbers.
command-seat-lock =
    Lock the line-up until the game starts.

    For who has made the game: nobody leaves or passes a seat on, and only he, or whom he has
    invited, takes an empty one. He may still free one that does not commit.
command-seat-propose =
    Ask for a seat that somebody holds; every other must consent.

    For who has lost the key to it, or plays on for somebody who stays away. You hold another seat,
    have made the game, or were invited by a seat. Prints the number of the proposal.
command-seat-unlock = Unlock the line-up.
command-seat-withdraw =
    Take an invitation back that was not used yet.

    INVITATION is its number in `kronika seat list`.
command-claim =
    Claim a game that another side lets wait beyond its limit.

    `kronika games` shows for whom and until when it waits. One that has started is won; one that
    has not is called off, and nobody wins, but in a campaign its game is won.
command-limit =
    Extend, pause or resume the reply limit, with everybody's consent.

    { "\u0008" }
    kronika limit GAME extend 3d    ask for 3 more days for what is awaited now
    kronika limit GAME pause        ask to stop the clock
    kronika limit GAME resume       ask to start it again
    kronika limit GAME agree        agree to what the others ask
    kronika limit GAME decline      decline it
    kronika limit GAME withdraw     take your own request back

    A request to resume that has been open for as long as the limit takes effect when you ask again.
command-notices =
    Be told when a game waits for you and no page is open.

    { "\u0008" }
    kronika notices show            what is turned on
    kronika notices mail ADDRESS    by mail; a code comes there first
    kronika notices confirm CODE    the code from that mail
    kronika notices webhook URL     to a program of yours
    kronika notices remove mail     turn it off; or webhook
    kronika notices stop SECRET     the same by the secret in a mail

    You are told once of each decision, commitment, reveal and consent that a game waits for, and not
    while you play or watch. Of a private game you are told only that something is due in one.
command-notices-confirm = Confirm the address by the code from the mail.
command-notices-mail =
    Name the address that mail goes to.

    A code is sent there, and nothing else until you confirm it. Mail is written in the language
    chosen by --lang.
command-notices-remove = Turn mail or the webhook off; the service forgets the address.
command-notices-show = Show what is turned on, and what the service offers.
command-notices-stop =
    Turn mail off by the secret at the end of a mail.

    Needs none of your identities: whoever gets mail that he never asked for can stop it.
command-notices-webhook =
    Name a webhook.

    It begins with https:// and is sent a challenge at once, which it has to answer with 200 and the
    challenge alone. What it is sent is signed with the key that `kronika key service` shows
    (docs/writing-a-client.md, “Webhooks”).
command-campaign =
    Play a campaign of linked scenarios.

    { "\u0008" }
    Alone, without a service:  kronika campaign play --against bot
    Far apart, both players use a running service:
    { "  " }kronika campaign create          make a campaign; prints its id
    { "  " }kronika campaign play CAMPAIGN   take a side; decks, games, aftermaths
    { "  " }kronika campaign state CAMPAIGN  where it stands

    What is lost in one scenario is lost in those that follow. Each scenario is a
    game of its own; `kronika board`, `replay`, `timeline`, `verify` take its id, and that of the
    campaign too. What only looks takes a file that was exported as well.
command-campaign-aftermath =
    Go through the aftermath: losses, upgrades, confirming.

    It begins when both sides have confirmed the end of the game. What was drawn can be taken back
    with the other side's consent until both have confirmed the aftermath.
command-campaign-bot =
    Let a bot play a side of a campaign.

    It is an ordinary client: it makes decks, plays the games, goes through the aftermaths, and
    confirms each end. While the service is away, it waits.
command-campaign-create =
    Make a campaign and print its id.

    PACK is a pack that has a campaign; the service's own is { $campaign }. Take a side with
    `kronika campaign play CAMPAIGN --seat SIDE`, and tell the id to your opponent.
command-campaign-join = Take a seat of a campaign; it holds for all its games.
command-campaign-list =
    List campaigns, the latest first.

    Those against a bot come before those of the service, and need none.
command-campaign-play =
    Go on with a campaign: decks, games, aftermaths, in turn.

    It takes a side first if you hold none. Leave at any time, in the middle of a scenario too, and
    come back with the same command.

    { "\u0008" }
    kronika campaign play --against bot           a new campaign; no service
    kronika campaign play CAMPAIGN --against bot  go on with it
    kronika campaign play CAMPAIGN                one of a running service
command-campaign-start =
    Confirm the state and make the deck, until the scenario starts.

    The scenario is then played with `kronika play GAME`.
command-board =
    Draw the board of a game, as text or as SVG.

    GAME is an id, or a file that was exported. Of a campaign: where it stands, its record, its city.
command-replay =
    Step through a game, with the board at each version.

    GAME is an id, or a file that was exported. Enter goes on, b goes back, a number goes to that
    version, q ends.
command-timeline =
    Tell what happened in a game, a line an event.

    GAME is an id, or a file that was exported.
    A line: the version, ~ if it was taken back, the round, the event.
command-rolls =
    List the rolls and flips of a game, or count a player's.

    GAME is an id, or a file that was exported.
    Each comes with what it had to reach, the parts of that with their rules, its chance
    of success, and what counted by which rule: ✓ after a number that succeeded, ✗ after one that did not. A mark before it: ~ it was taken back, ! it is or was disputed. KEY is a player's public key (`kronika key show`).
command-dispute =
    Dispute a roll or a flip, or take that back; play goes on.

    Shows the roll or flip at VERSION of GAME, its parts and its proof, computes it again here, and says how to
    repeat that. REASON is for the record.
command-export =
    Write a game to one file that anybody can verify.

    `kronika verify` checks the file; `kronika replay` and `kronika board` show it.
command-fork =
    Make a new game that starts where a closed one stood.

    GAME is the closed one, VERSION a version at which somebody was asked. `before roll VERSION` starts at the
    last decision before a roll or flip (see kronika rolls). Prints the new id.
command-verify =
    Check a game: a file, alone and offline, or one at a service.

    GAME is a file or an id. In a file everything is checked: hashes, seals, dice, draws,
    commitments, signatures. Without a --key you trust or a --receipt you kept it can only say that
    the file is consistent with itself. With a --key, that key must have signed it, or one that
    succeeded it (`kronika rotate`).

    --require-vouched refuses a file for which only itself vouches, one with a reveal that did not
    bind the other seats, and one in which a bot of the service did not reveal first, or was taken
    away before chance began.

    Several files are checked one by one; the file of a campaign is then held against those of its
    games: that each was set up as the campaign says, and that the campaign took over what happened.

    At a service the log it has now must extend what it signed in the receipts you kept.

    Receipts that this profile keeps are used by themselves. Exit code 1 if anything does not fit.
command-audit =
    Judge every decision of a closed game again.

    Under today's rules, from the position that the log gives and with the outcomes it holds.
    Refused today; accepted with different views; same views by other events. What a bot of the
    service decided is computed again from its seed and what its seat saw: not what its bot decides.
    All but other events fail the audit (exit code 1), and so does a file that does not verify.
command-key =
    Your identity, and the keys of others.

    Your identity is the token that holds your seats and the key that signs your decisions.
command-key-export = Copy your identity to FILE. Whoever has it plays as you.
command-key-import = Take an identity from FILE into this profile.
command-key-seats =
    Print who holds the seats of a game, by which keys.

    Compare them with what the others show you (`kronika key show`).
command-key-service =
    Print the keys that the service signs receipts with.

    The one in use comes first. They are for `kronika verify --key`: give it the one you know, and
    those that succeeded it count too, where the older key has signed the newer one.
command-key-show =
    Print your public key and its fingerprint.

    Compare the fingerprint with what others see of you (`kronika key seats`, f at the table).
command-pack =
    Content packs: figures of a game as data files.

    { "\u0008" }
    kronika pack new FOLDER              a skeleton to type over
    kronika pack check FOLDER            what is wrong, or not there yet
    kronika pack draw FOLDER SCENARIO    how a scenario is laid out
command-pack-check =
    Check a pack, and name all mistakes at once.

    FOLDER holds its pack.toml; each mistake comes with file and place, and with what would be valid.
command-pack-draw =
    Draw how a scenario of a pack is laid out.

    As text or as SVG. SCENARIO is its number, as `kronika pack check` and `kronika packs` know it.
command-pack-new =
    Write a skeleton to type your figures over.

    FOLDER is made, and must be empty; its name becomes that of the pack. What is in it can be
    checked, drawn and played as it is.
command-serve =
    Run the service until it is interrupted.

    It logs each call to standard error: a JSON object a line, unless the settings say otherwise.

    One process serves a data folder; it holds a lock on it. Several may share a database. Everything
    that was answered is on disk: the process may be killed at any time and started again.
command-check =
    Look for all that may be wrong in a data folder.

    The service may go on meanwhile.
    Each game is held against the mark kept with it and folded, its chains against their anchors; the
    files, the read models and who may open them are looked at. Nothing is written.

    Exit code 0: nothing is wrong; 1: something is; 2: it cannot be checked.
command-backup =
    Copy log and secrets, while the service may go on.

    Into the folder TARGET, consistently. The secrets stay encrypted with the service's key; keep that key (kronika.key) elsewhere.
command-restore =
    Bring a backup into an empty data folder.

    SOURCE is the folder of the backup. A game that was running gets a new epoch of chance, on the record, before it goes on: what was
    rolled after the backup was taken may be known to somebody.
command-rebuild =
    Fold all read models anew, while the service may go on.

    They are swapped in when they have caught up with the log.
command-project =
    Keep the read models up to date in a process of its own.

    It runs until it is interrupted, beside servers whose setting `project` is false: so what they
    decide does not wait for lists and statistics.
command-rotate =
    Make a new key to sign receipts with, and print it.

    A service that is running takes it up at once. The old key stays known and published: receipts
    signed with it stay good.
command-move-store =
    Move all games into a database, or back into files.

    FROM and TO are folders, or addresses of databases: postgresql://user@host/database. Nobody may serve them meanwhile. TO must be
    empty. All is moved or nothing, and compared byte for byte; a move that was cut is run again. FROM stays as it is, and cannot be
    served any more.
command-import =
    Bring an exported game in that is closed, if it verifies.

    It keeps its id, receipts and proofs, and is marked as imported: it counts for no player here until
    he claims his seat (`kronika seat claim`). Or it comes in as a copy, under a new id, with new chance and
    empty seats: with --copy, and where the game in the file is open but not closed.
command-demo =
    Let two bots play, and prove that the log holds it all.

    They play scenario 1 over gRPC as ordinary clients; the game is shown as it goes, drawn,
    replayed from the file and verified. Then three scenarios of a campaign, with the city and the
    binders of cards before and after, rebuilt from the log. Exit code 0 only if all of it held.

    At the end it tells the address at which the game can be replayed in a browser.
command-dev = For developers of Kronika.

## Help: options
option-version = Show the version and exit.
option-lang = The language of games and of this help.
option-server = Where the service listens.
option-profile = Which of your identities to use.
option-home = The folder of your identities. Default: $KRONIKA_HOME, or kronika in your data folder.
option-tls = A certificate (PEM) to trust; turns TLS on.
option-plain = Lists instead of drawings and no colours, for a screen reader.
option-json = Tell it as JSON, a value a line.
option-seats = Who plays: n1,s1. Default: the usual seats.
option-option = An option of the rules; again: more.
option-strict = What chance or the other side has answered cannot be taken back.
option-private = Nobody but the seats may watch.
option-reply-limit = How long a side may let the game wait before another may claim it: 3d, or none. Default: 30d.
option-closing-time = The game closes by itself so long after its end.
option-undo-expiry = How long a request to undo stays open.
option-play-seat = The seat to play. Default: the one you hold, or the first empty one.
option-against = Play against a bot; needs no running service.
option-play-pack = Of a new game against a bot.
option-scenario = Of a new game against a bot. Default: the first of the pack.
option-play-data = Where games against a bot are kept. Default: a folder of your profile.
option-name = What you want to be called. Default: your profile's name.
option-unsigned = Play without signing your decisions.
option-invitation = The secret of an invitation to it.
option-ask-all = Ask also where there is one answer, which everybody can tell.
option-bell = Ring when it is your turn, or something happens while you are asked.
option-bot-seat = The seat to play. Default: the first empty one.
option-policy = How it plays.
option-seed = Makes the bot's choices repeatable.
option-after = Start after this version.
option-watch-seat = Watch as the seat you hold. Default: what everybody sees.
option-games-mine = Only games in which you hold a seat.
option-phase = Only games in this phase.
option-games-pack = Only games of this pack.
option-wait = Tell live of every game in which something waits for you.
option-consent = Let the seat pass on, or not.
option-bot = The bot, by its name. Default: the first that comes with the game.
option-seat-claim-seat = The seat that was yours. Default: the one that was played with your key.
option-head = The head of the game, as its file ends with; needed with --seat for a private game.
option-seat-invite-seat = The seat it is for. Default: any.
option-lasts = How long it holds: 12h, 3d. Default: 7d.
option-campaign-bot-seat = The side to play. Default: the one you hold, or the first empty one.
option-scenarios = Stop after so many aftermaths. Default: play to the end.
option-campaign-join-seat = The side to play. Default: the first empty one.
option-campaign-list-mine = Only those in which you hold a seat.
option-campaign-play-pack = Of a new campaign against a bot.
option-campaign-play-data = Where campaigns against a bot are kept. Default: a folder of your profile.
option-board-at = The version to draw. Default: the last.
option-svg = Write a picture to this file instead.
option-panel = Of what, such as hand-SEAT. Default: the first panel.
option-layers = Which layers it shows, with commas between, or all, or none. Default: as the system draws it.
option-about = With what it tells of a thing, such as counter:ID.
option-board-seat = See it as the seat you hold. Default: the one you hold, else the public.
option-all = Do not stop at each step.
option-boards = Draw the board at each step.
option-player = A player's dice and flips over all games: are they loaded?
option-withdraw = Take the dispute back.
option-go-back = Ask to go back to before it; that ends a dispute of yours.
option-output = Default: GAME.jsonl.
option-audience = A seat you hold, public, or referee once the game is closed. Default: the widest.
option-key = A key of the service that you trust (64 hex digits).
option-receipt = A receipt kept.
option-require-vouched = Refuse what no key or receipt of yours vouches for.
option-forget = Then forget the receipt you keep: to go on with a game that lost events.
option-replace = Replace the identity that this profile has.
option-like = The format to write.
option-config = A TOML file with settings (docs/operating.md, “Settings”).
option-serve-data = The data folder. Default: var, or KRONIKA_DATA.
option-store = Where the games are, if not in --data: a folder, or postgresql://user@host/database.
option-host = The address to listen on. Default: 127.0.0.1.
option-port = The port; 0 picks a free one. Default: 50551.
option-web-port = The port of the page; 0 picks a free one, -1 serves none. Default: the one after --port.
option-tls-certificate = A certificate chain (PEM); needs --tls-key.
option-tls-key = The certificate's private key (PEM).
option-insecure = Listen beyond loopback without TLS.
option-packs = A folder with further packs, one subfolder each.
option-move-store-data = The folder of the key. Default: FROM, if it is a folder.
option-copy = Take the game in as a copy to play on.
option-folder = Where to keep log, picture and export. Default: build/demo-N, a fresh N.
option-open = Go on serving the game at the end, until Ctrl-C.
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
