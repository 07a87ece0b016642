# The sentences of the service.

## Refusals
not-fitting = { $wrong }.
not-so-many-bytes = { $place } must be { $wanted } bytes, and is { $size }.
not-bytes = { $place } must be { $least } or { $most } bytes, and is { $size }.
not-offered-mail = This service offers no notices by mail.
not-offered-webhooks = This service offers no notices by webhooks.
not-imported-in-part = Only a file with all its parts open can be imported; this one is cut for { $audience }.
not-imported = Not imported: { $why }.
not-a-bot = There is no bot { $name } for { $system }; bots: { $known }.
no-bots = none
not-seat-of-bot-twice = bots names { $seat } twice.
not-a-seat-for-bot = There is no seat { $seat }; seats: { $seats }.
not-so-large-a-drawing = What this file holds makes drawings of more than { $most } letters.
not-log-damaged = The log of game { $stream } is damaged here: { $why }. The game is closed to play; the operator looks closer with `kronika check`.
not-so-long-in-json = A message in JSON may have at most 128 kB; this one has { $size } bytes. Send it in binary.
not-readable-bytes = These bytes cannot be read as { $name }.
not-readable-json = This cannot be read as { $name } in JSON: { $why }
not-a-field = { $name } has no field { $field }.
not-left-out = { $name } has no field { $path } that could be left out; a list is given whole or not at all. Fields: { $known }.
not-unsigned = Seat { $seat } plays signed: a signature is missing.
not-a-head-of-game = You signed over a head that this game never had.
not-an-old-head = Your earlier answer was taken back at version { $since }: sign over the head of then, or a later one.
not-the-key-of-seat = The signature does not fit the key of seat { $seat } and what was submitted.
not-signed = Seat { $seat } plays unsigned: it has no key to check a signature with.
not-a-game = There is no game { $stream }.
not-your-seat = Your token does not hold seat { $seat }.
not-a-seat = This game has no seat { $seat }; seats: { $seats }.
not-without-token = This call needs a token: send metadata `authorization: Bearer <64 hex digits>`.
not-for-spectators = This game admits no spectators.
not-for-referee-before-closed = Nobody may see what the referee sees before the game is closed.
not-without-chains = The chains of this epoch are gone or used up; every held seat must agree to a new epoch.
not-overtaken = The game has moved on meanwhile; look again.
not-a-roll-at-version = No dice were rolled and no card was flipped at version { $version } of this game.
not-the-code = This is not the code from the mail; attempts left: { $left }.
not-waiting-for-code = No address of yours waits for a code that still holds; name it again.
not-confirmed-webhook = The webhook has not confirmed itself: { $why }. It has to answer with 200 and the challenge alone.
not-asked-again = This address is asked for no more confirmations for now.
not-more-confirmations = This service has asked for as many confirmations as it does in an hour.
not-a-secret = secret must be { $wanted } bytes, and is { $given }.
not-a-service = There is no state of a service of this name; leave it empty for the whole.
not-so-many-watched = One stream watches 1 to { $most } games, or what waits for a player.
not-watched-twice = games names { $game } for { $seat } twice.
not-so-slow-a-heartbeat = heartbeat_seconds must be 0 to { $most }.
not-a-campaign-pack = Pack { $name } has no campaign.
not-after-last-version = This game has versions up to { $version }; you asked for what is after { $after }.
not-below-zero = after and page_size cannot be below 0.
not-seen-in-file = This file was cut for { $audience }; it can be looked at as { $audiences }.
not-drawn = Its hashes and rolls fit together, but it is no game that could be drawn.
not-claimed-where-played = { $stream } was played here: its seats are held by tokens, and there is nothing to claim.
not-claimed-unsigned = Seat { $seat } was played unsigned: it has no key by which anybody could prove that it was his.
not-the-hash-of-token = token_hash must be the SHA-256 of the token that you call with.
not-signed-claim = This claim is not signed by the key of seat { $seat }.
not-your-invitations = The invitations to a game are for its creator and the holders of its seats.
not-inviting-without-seat = You have not made this game; name the seat you hold that invites.
not-request-of-another-game = This request_id has created another game already.
not-operator = Only the operator of this service may create games.
not-a-phase = There is no phase { $phase }.
not-so-long-a-limit = options.{ $name } must be 0 to { $seconds } seconds ({ $time }).
not-a-version-to-fork = This game has versions 1 to { $last }, not { $wanted }.
not-a-roll-to-fork = Version { $version } is no roll or flip of this game.
not-imported-beside-campaign = { $stream } is kept for a campaign that is played here; take the file in as a copy.
not-imported-beside-game = This service has another game { $stream }.
not-forked-before-closed = Only a closed game can be forked.
not-version-and-roll = Name a version or a roll, not both.
not-asked-at-version = Nobody had to decide at version { $version }; choose one at which somebody was asked.
not-a-copy-of-campaign = A campaign is played on where it began, not from a copy; its games can be copied and forked.
not-forked-before-campaign-closed = A game of a campaign can be forked once the campaign is closed.
not-so-slow-a-file = The file was not here after { $seconds } s; send it again, faster.
not-so-large-an-export = An export has at most { $largest } bytes here.
not-handed-over-yet = The holder of { $seat } can decline the handover for another { $hours } hours; consent after that.
not-more-open-games = You hold seats in { $count } open games; more are not allowed here.
not-invited = Seat { $seat } of this private game is for who is invited to it.
not-a-key = key must be an Ed25519 public key (RFC 8032), 32 bytes, or empty.
not-reveal-over-that-head = Sign the reveal over a head that holds every commitment: that of version { $committed }, or a later one.
not-a-sound-epoch = The epoch is sound: there is nothing to replace.
not-bots-alone = One seat is left for a person: only the operator of this service lets bots play each other.
not-more-bot-games = You have made { $count } games with a bot that are not closed; this service allows no more.
not-inviting-bots = Only the creator of the game may invite bots.
not-of-system = { $stream } is not of { $system }, but of { $other }.
not-a-campaign = { $stream } is a game, not a campaign.
not-a-version-of-campaign = This campaign has versions 1 to { $last }, not { $wanted }.
not-a-scenario = Pack { $name } has no scenario { $scenario }; scenarios: { $known }.
not-a-system = There is no system { $system }; systems: { $known }.
not-a-pack = There is no pack { $name }; packs: { $known }.
not-a-change-of-limit = change must say what is asked for: to extend, to pause or to resume the limit.
not-without-request-id = request_id is missing: it makes a decision safe to repeat.
not-request-of-another-decision = This request_id was used for another decision.
not-expected-version = The game is at version { $version }, not { $expected_version }.
not-decided-yet = { $seat } has made no decision that still stands.
not-a-version = This game has versions 1 to { $last }, not { $wanted }.
not-prompts-of-audience = only a seat is told its prompts, and { $audience } is not a seat.
not-more-watchers = { $watchers } watch this game already.
not-kept-up = You fell too far behind; watch again after version { $sent }.
not-before-seats = The stream of a seat took the place of this one; close what you do not need.
not-more-streams = { $limit } streams are open already.
not-stored = The store of this service did not do what was asked of it; the operator finds the reason in the server's log. Try again in a while, with the same request id.
not-read-models-damaged = The lists of this service are damaged and are being made anew from its log; try again in a while.
not-read-only = The database of this service is read-only, and this server finds none that can be written. Try again in a while, with the same request id.
not-reached-database = This server does not reach its database. Try again in a while, with the same request id.
not-file-damaged = The file of the log or of the secrets is damaged; the operator looks closer with `kronika check`.
not-locked-files = Another process holds the files of this service; nothing was changed. Try again in a while.
not-file-gone = A file of this service was deleted or replaced while the service had it open, so nothing more is stored; the operator finds its name in the server's log.
not-failed-over = A replica has taken over as the database of this service, and this server is taking it up. Try again in a while, with the same request id.
not-database-replaced = The database of this service was restored or replaced; the operator has to start this server anew.
not-usable-files = This service cannot read or write its files; its disk may be full. Try again in a while, with the same request id; the operator has to make room.
not-so-much-work = This was too much work for { $seconds } s and was given up.
not-ending = The service ends; call again in a while.
not-known-contract = Your client speaks contract { $contract }…, which this service, Kronika { $version }, does not know: its own is { $own }…. Use a client of Kronika { $version }, or a newer service.
not-internal-error = Internal error { $id }; tell the operator.
not-a-seen-version = seen must be a version of the game.
not-seen-here-yet = This server has version { $version } of the game, and you have seen { $seen }: it is behind, or what you have seen is lost.
not-a-token = authorization must be `Bearer` and a token of 32 bytes as 64 hex digits.
not-ascii = { $misread } must be ASCII, as all headers and metadata.
not-a-page-token = page_token is not one that this service gave for this list; leave it out to begin.
not-a-message = This call has no message.
not-so-slow-a-message = The message of this call did not arrive within { $seconds } s.
not-a-page-size = page_size cannot be { $size }: it is 1 to { $most }, or 0 for { $usual }.
not-decide-each-here = DecideEach works by gRPC only; call Decide here for each decision.
not-a-call = There is no call { $path } here.

## Quotas
quota-wait = { $said } Wait { $seconds } s.
requests_a_second = More than { $limit } calls a second; an expensive call counts as several.
games_an_hour = More than { $limit } games made in an hour.
games_a_day = More than { $limit } games made in a day.
imports_an_hour = More than { $limit } files imported in an hour.
import_bytes_an_hour = More than { $limit } bytes imported in an hour.
notice_changes_a_day = More than { $limit } addresses and webhooks named in a day.
webhooks_at_once = Webhooks being tried are { $limit } already; wait for one to answer.
imports_at_once = Imports under way are { $limit } already; wait for one to end.
calls_at_once = Calls under way are { $limit } already; wait for one to end.
work_at_once = Expensive calls are { $limit } under way already; wait for one to end.
game_events = Your requests have added { $limit } events to this game, as many as one player may. You can still decide, answer others, resign and claim.
game_bytes = Your requests have added { $limit } bytes to this game, as many as one player may. You can still decide, answer others, resign and claim.

## Damaged logs
damaged-event = an event in it is unreadable
damaged-mark-gone = the mark of its last event is gone
damaged-mark = the mark of its last event is not ours
damaged-events-missing = it has { $count } events, and { $stored } were stored
damaged-events = its events are not those that were stored
damaged-file = it cannot be read from the file

## Packs
pack-folder-missing = the setting packs names a folder with one subfolder for each pack, and there is no such folder
pack-path = each part of a path is { $said }
pack-not-a-folder = the file is missing: this folder is not a pack
pack-system-unknown = there is no system { $name }; known: { $known }
pack-name-twice = another pack is called { $name }

## Flips
flip-sealed-until = Its link and its place among the cards lie sealed in the log, as they would tell what lies in hidden hands; they are opened, and everybody can check them, when { $when }.
until-campaign-closes = the campaign is closed
until-game-closes = the game is closed

## Notices
webhook-not-https = This webhook is not called. It must begin with https://.
webhook-not-an-address = This webhook is not called. Its address cannot be read.
due-until = { $due }, until { $until }
notice-due = { $title } ({ $game }), { $seat }: { $due }.{ $link }
notice-again = Time is running out. { $said }
mail-asking =
    Somebody, probably you, wants Kronika to write to this address when a game waits.
    The code is

    { "    " }{ $code }

    Give it within an hour:

    { "    " }{ $page }kronika notices confirm { $code }

    If it was not you, do nothing: without the code nothing else is sent here.
mail-footer =
    --{ " " }
    Kronika{ $service }. To get no more of these, without logging in:

    { $how }
webhook-no-echo = it did not echo the challenge
webhook-answers = it answers { $status }
subject-due = Kronika: something waits for you
subject-confirm = Kronika: confirm your address
notice-greeting = This waits for you:
notice-private = Something is due in a private game.
due-prompt = make a decision
due-commit = commit to your entropy
due-reveal = reveal your entropy
due-epoch = agree to a new epoch of chance
due-undo = answer a request to undo
due-draw = answer an offer of a draw
due-limit = answer a request to change the reply limit
due-handover = answer somebody's wish to take over a seat
webhook-not-reached = it was not reached at a public address
webhook-too-slow = it did not answer in time
webhook-certificate = its certificate does not hold
mail-refused = the mail server refuses the address ({ $code })
