# The sentences of the service.

## Refusals
not-fitting = { $wrong }.
not-so-many-bytes = { $place } has { $size } bytes. It must have { $wanted }.
not-bytes = { $place } has { $size } bytes. It must have { $least } or { $most }.
not-offered-mail = This service sends no mail.
not-offered-webhooks = This service calls no webhooks.
not-offered-messages = Players cannot write messages to each other here: the operator has turned them off.
not-messages-before-closed = Only the players of this game can read its messages until it is closed.
not-messages-any-more = This game has been closed for more than { $days } days. No message can be written in it any more.
not-your-message = You wrote no message { $number } in this game.
not-imported-in-part = This file contains only the parts for { $audience }. Import one with all its parts open.
not-imported = The file was not imported: { $why }.
not-a-bot = There is no bot { $name } for { $system }. Choose from { $known }.
no-bots = There is no bot { $name }: { $system } has none.
not-seat-of-bot-twice = bots contains seat { $seat } twice. Give each seat one bot.
not-a-seat-for-bot = There is no seat { $seat }. Choose from { $seats }.
not-so-large-a-drawing = The drawings of this file would have more than { $most } characters. Ask for fewer versions at a time.
not-log-damaged = The log of game { $stream } is damaged, and the game is locked: { $why }. Ask the operator to run `kronika check`.
not-so-long-in-json = This message has { $size } bytes; in JSON it can have at most 128 kB. Send it in binary.
not-readable-bytes = These bytes are not a valid { $name }. Encode the message as the contract says.
not-readable-json = This JSON is not a valid { $name }: { $why }
not-a-field = { $name } has no field { $field }.
not-left-out = { $name } has no field { $path } that can be omitted. Choose from { $known }, and list a repeated field as a whole.
not-unsigned = Seat { $seat } plays signed. Sign the request.
not-a-head-of-game = You signed over a head that this game never had. Sign over its current head.
not-an-old-head = Your earlier answer was undone at version { $since }. Sign over the head of that version or a later one.
not-the-key-of-seat = The signature does not match the key of seat { $seat } and the request. Sign exactly what you send.
not-signed = Seat { $seat } plays unsigned and has no key. Omit the signature.
not-a-game = There is no game { $stream }.
not-your-seat = Your token does not hold seat { $seat }.
not-a-seat = This game has no seat { $seat }. Choose from { $seats }.
not-without-token = This call needs a token. Send metadata `authorization: Bearer <64 hex digits>`.
not-for-spectators = Only the players of this game can watch it.
not-for-referee-before-closed = The referee's view opens when the game is closed.
not-without-chains = The secrets of the dice for this epoch are lost or used up. Every seat must agree to a new epoch.
not-overtaken = Another request changed the game first. Read it again and retry.
not-a-roll-at-version = No dice were rolled and no card was flipped at version { $version } of this game.
not-the-code = The code is wrong; attempts left: { $left }. Enter the code from the mail.
not-waiting-for-code = No address of yours waits for a code. Set the address again to get a new one.
not-confirmed-webhook = The webhook was not confirmed: { $why }. Make it answer with status 200 and only the challenge.
not-asked-again = Too many confirmation mails were sent to this address. Try again tomorrow.
not-more-confirmations = This service has sent all the mails that it sends per hour. Try again later.
not-a-secret = secret has { $given } bytes. It must have { $wanted }.
not-a-service = There is no service of this name. Leave the name empty for the whole server.
not-so-many-watched = A stream must watch 1 to { $most } games, or everything that waits for you.
not-watched-twice = games contains { $game } for { $seat } twice. List it once.
not-so-slow-a-heartbeat = heartbeat_seconds must be 0 to { $most }.
not-a-campaign-pack = Pack { $name } has no campaign.
not-after-last-version = after is { $after }, but this game ends at version { $version }.
not-below-zero = after and page_size must be 0 or more.
not-seen-in-file = This file contains only the parts for { $audience }. Choose from { $audiences }.
not-drawn = The hashes and rolls of this file are correct, but it is not a game that can be drawn.
not-claimed-where-played = { $stream } was played here, so its seats cannot be claimed.
not-claimed-unsigned = Seat { $seat } was played unsigned: no key can prove whose it was.
not-the-hash-of-token = token_hash must be the SHA-256 of the token in this call.
not-signed-claim = This claim must be signed with the key of seat { $seat }.
not-your-invitations = Only the game's creator and its players can see its invitations.
not-inviting-without-seat = You did not create this game. Name your seat as the one that invites.
not-request-of-another-game = This request_id has already created another game. Use a new one.
not-operator = Only the server's operator can create games here.
not-a-phase = There is no phase { $phase }.
not-an-availability = seats cannot be { $number }.
not-so-long-a-limit = options.{ $name } must be 0 to { $seconds } seconds ({ $time }).
not-a-version-to-fork = This game has no version { $wanted }. Choose from 1 to { $last }.
not-a-roll-to-fork = Version { $version } of this game is not a roll or flip.
not-imported-beside-campaign = { $stream } belongs to a campaign on this server. Import the file as a copy.
not-imported-beside-game = This server has a different game { $stream }. Import the file as a copy.
not-forked-before-closed = Only a closed game can be forked.
not-version-and-roll = You gave a version and a roll. Give only one of them.
not-asked-at-version = Nobody had to decide at version { $version }. Choose a version with an open decision.
not-a-copy-of-campaign = A campaign cannot be copied. Copy or fork its games instead.
not-forked-before-campaign-closed = A campaign's games can be forked once the campaign is closed.
not-so-slow-a-file = The file did not arrive within { $seconds } s. Send it again over a faster connection.
not-so-large-an-export = The file is larger than { $largest } bytes, the limit here.
not-handed-over-yet = The holder of { $seat } can decline the handover for another { $hours } hours. Consent after that.
not-more-open-games = You already hold seats in { $count } open games, which is the limit. Finish or leave one first.
not-invited = Seat { $seat } of this private game needs an invitation. Ask its creator or a player for one.
not-a-key = key must be an Ed25519 public key (RFC 8032) of 32 bytes, or empty.
not-reveal-over-that-head = This head does not include every commitment. Sign over the head of version { $committed } or a later one.
not-a-sound-epoch = The secrets of this epoch are intact: it cannot be replaced.
not-bots-alone = The last free seat must be taken by a person. Only the server's operator can start a game between bots.
not-more-bot-games = You already have { $count } open games with a bot, which is the limit. Finish one first.
not-inviting-player = You can invite only players of your own games. { $seat } is not one.
not-played-without-opponent = played and opponent belong together: name both, or neither for an invitation with a secret.
not-inviting-bots = Only the game's creator can add bots.
not-of-system = { $stream } is a game of { $other }, not of { $system }.
not-a-campaign = { $stream } is a game. Name a campaign.
not-a-version-of-campaign = This campaign has no version { $wanted }. Choose from 1 to { $last }.
not-a-scenario = Pack { $name } has no scenario { $scenario }. Choose from { $known } (`kronika packs` lists all).
not-a-system = There is no system { $system }. Choose from { $known }.
not-a-pack = There is no pack { $name }. Choose from { $known } (`kronika packs` lists all).
not-a-change-of-limit = change is missing. Choose to extend, pause or resume the reply limit.
not-without-request-id = request_id is missing. Give one, so that you can safely repeat the request.
not-request-of-another-decision = This request_id was already used for another decision. Use a new one.
not-expected-version = The game is at version { $version }, not { $expected_version }. Read it again.
not-decided-yet = { $seat } has no decision to undo.
not-a-version = This game has no version { $wanted }. Choose from 1 to { $last }.
not-so-many-handles = handles must contain 1 to { $most } handles, and as the last one that of the thing that cannot be chosen.
not-a-handle = Nothing that you can see has the handle { $handle }. Use one from your drawing or your legal decisions.
not-prompts-of-audience = Only a seat has prompts, and { $audience } is not a seat. Name a seat of the game.
not-more-watchers = This game already has { $watchers } watchers, which is the limit.
not-kept-up = You fell too far behind and were disconnected. Watch again after version { $sent }.
not-before-seats = This stream was closed to make room for a player's. Close streams that you do not need.
not-more-streams = { $limit } streams are already open, which is the limit. Close one first.
not-stored = The server's database refused the change; the operator finds the reason in the server's log. Try again later with the same request_id.
not-read-models-damaged = The lists of this server are damaged and are being rebuilt. Try again later.
not-read-only = The server's database is read-only, and the server finds no writable one. Try again later with the same request_id.
not-reached-database = The server cannot reach its database. Try again later with the same request_id.
not-file-damaged = The file of the log or of the secrets is damaged. Ask the operator to run `kronika check`.
not-locked-files = Another process holds the server's files; nothing was changed. Try again later.
not-file-gone = A file of the server was deleted or replaced while it was open, so nothing more is stored. The operator finds its name in the server's log.
not-failed-over = The server is switching to a new database. Try again later with the same request_id.
not-database-replaced = The server's database was restored or replaced. Ask the operator to restart the server.
not-usable-files = The server cannot read or write its files; its disk may be full. Tell the operator, and try again later with the same request_id.
not-so-much-work = The request took longer than { $seconds } s and was stopped. Ask for less, or try again later.
not-ending = The server is stopping. Try again later.
not-known-contract = Your client uses contract { $contract }…, but this service, Kronika { $version }, has { $own }…. Use the client of Kronika { $version }, or a newer service.
not-internal-error = Internal error { $id }. Tell the operator its number.
not-a-seen-version = seen must be a version of the game.
not-seen-here-yet = This server has version { $version } of the game, and you have seen { $seen }: it is behind, or has lost events. Try again later.
not-a-token = authorization must be `Bearer` and a token of 32 bytes as 64 hex digits.
not-ascii = { $misread } contains other characters than ASCII. Write all headers and metadata in ASCII.
not-a-page-token = page_token is invalid for this list. Omit it to start from the first page.
not-a-message = This call has no message. Send one.
not-so-slow-a-message = The message of this call did not arrive within { $seconds } s. Send it again.
not-a-page-size = page_size cannot be { $size }. Use 1 to { $most }, or 0 for { $usual }.
not-decide-each-here = DecideEach is available over gRPC only. Call Decide for each decision.
not-a-call = There is no call { $path }.

## Quotas
quota-wait = { $said } Wait { $seconds } s.
requests_a_second = You made more than { $limit } calls per second; an expensive call counts as several.
games_an_hour = More than { $limit } games created per hour.
games_a_day = More than { $limit } games created per day.
imports_an_hour = More than { $limit } files imported per hour.
import_bytes_an_hour = More than { $limit } bytes imported per hour.
notice_changes_a_day = More than { $limit } changes of addresses and webhooks per day.
webhooks_at_once = { $limit } webhooks are already being tested. Wait for one to answer.
imports_at_once = { $limit } imports are already running. Wait for one to end.
calls_at_once = { $limit } calls are already running. Wait for one to end.
work_at_once = { $limit } expensive calls are already running. Wait for one to end.
messages_an_hour = More than { $limit } messages in this game per hour.
game_messages = You have written { $limit } messages in this game, which is the limit.
game_events = Your requests have added { $limit } events to this game, which is the limit. You can still decide, answer others, resign and claim.
game_bytes = Your requests have added { $limit } bytes to this game, which is the limit. You can still decide, answer others, resign and claim.

## Damaged logs
damaged-event = an event in it is unreadable
damaged-mark-gone = the checkpoint of its last event is missing
damaged-mark = the checkpoint of its last event is not from this server
damaged-events-missing = it has { $count } events, but { $stored } were stored
damaged-events = its events differ from those that were stored
damaged-file = it cannot be read from the file

## Packs
pack-folder-missing = the folder in the setting packs does not exist; it must have one subfolder per pack
pack-path = each part of a path must be { $said }
pack-not-a-folder = the file is missing, so this folder is not a pack
pack-system-unknown = there is no system { $name }; known: { $known }
pack-name-twice = another pack is called { $name }

## Flips
flip-sealed-until = Its link and its place in the deck are sealed in the log, because they would reveal hidden cards. Anyone can check them when { $when }.
until-campaign-closes = the campaign is closed
until-game-closes = the game is closed

## Notices
webhook-not-https = This webhook is not called: it does not begin with https://. Give an https:// address.
webhook-not-an-address = This webhook is not called: its address is invalid.
due-until = { $due }, until { $until }
notice-due = { $title } ({ $game }), { $seat }: { $due }.{ $link }
notice-again = Time is running out. { $said }
mail-asking =
    Somebody, probably you, asked Kronika to write to this address when a game waits for them.
    The code is

    { "    " }{ $code }

    Enter it within an hour:

    { "    " }{ $page }kronika notices confirm { $code }

    If it was not you, do nothing: without the code Kronika sends nothing else here.
mail-footer =
    --{ " " }
    Kronika{ $service }. To stop these messages, without logging in:

    { $how }
webhook-no-echo = it did not echo the challenge
webhook-answers = it answers { $status }
subject-due = Kronika: it is your turn
subject-confirm = Kronika: confirm your address
notice-greeting = Games wait for you:
notice-private = A private game waits for you.
due-prompt = make a decision
due-commit = commit to your entropy
due-reveal = reveal your entropy
due-epoch = agree to a new epoch of the dice
due-undo = answer a request to undo
due-draw = answer an offer of a draw
due-limit = answer a request to change the reply limit
due-handover = answer a player who asks for a seat
webhook-not-reached = it was not reached at a public address
webhook-too-slow = it did not answer in time
webhook-certificate = its certificate is invalid
mail-refused = the mail server refuses the address ({ $code })
## Doors
doors = Games at plain addresses. Send a token as header `authorization: Bearer <64 hex digits>`, never in an address. `accept-language: cs` gives Czech sentences.
door-game = A game as GetGame has it: scenario, phase, seats, version
door-export = The log of a game as a file, as one audience sees it
door-events = The events of a game after a version, then each new one as it happens
door-svg = The board of a game as SVG
door-png = The board of a game as PNG; the server needs the extra `png`
door-openapi = This document
door-id = The id of a game or campaign
door-as = The view: a seat that your token holds, public, or referee once the game is closed; public if omitted
door-version = The version; the last one if omitted or 0
door-after = The version after which to start; the first events if omitted or 0
door-last-event = The same as `after`, and goes before it
door-ended = The game is closed, and nothing follows this version
door-known = The picture has the tag in `if-none-match`
door-refusal = A refusal: its code, its sentence, and details with the reason
not-a-door = This address is not known. Choose from { $paths }.
not-this-method = This address takes only { $methods }.
not-a-query = The parameters of this address cannot be read. Write at most { $most } as name=value, joined by &, in UTF-8 with % escapes.
not-a-parameter = This address takes no { $name }. Choose from { $known }.
no-parameters = This address takes no parameters.
not-a-call-by-get = Parameter { $name } of this call by GET cannot be read. Send `encoding` json or proto and `message`, and if that is URL-safe base64, `base64=1`.
not-a-parameter-twice = Parameter { $name } is given twice. Give it once.
not-a-token-in-address = Never put a token in an address: addresses are logged and shared. Send it as header `authorization: Bearer <64 hex digits>`, and replace this token.
not-a-number = { $name } must be a whole number from 0 to { $most }.
not-offered-png = This server makes no PNG: its extra `png` is not installed. Ask for board.svg, or ask the operator to run `pip install kronika[png]`.
not-laid-out = Nothing is laid out yet at version { $version } of this game.
card-seat = { $title }: { $name }
card-free-seat = { $title }: free
card-beginning = A game that begins soon ({ $seats }).
card-running = A game at version { $version } ({ $seats }).
card-ended = A finished game of { $version } events ({ $seats }).
notation-of-a-campaign = a campaign has no notation; each of its games has one
notation-system = the rules called “{ $system }” are not installed here
notation-version = this is notation of version { $version }; version { $known } and earlier can be read here
notation-first-line = the first line must be [Kronika "{ $known }"] and nothing else
notation-tags = the tags at the beginning are wrong: { $said }
notation-pack = the pack { $pack } with the hash { $hash } is not installed here
