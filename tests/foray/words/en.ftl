# The sentences of Foray.

## Events
event-played-to-block = { $seat } plays { $card } to block.
event-played-to-press = { $seat } plays { $card } to press.
event-played-to-shield = { $seat } plays { $card } to shield.
event-laid-out = The cards are laid out.
event-round-began = Round { $number } begins.
event-card-drawn = { $seat } draws card { $which }.
event-card-picked = { $seat } lays a pick face down.
event-picks-shown = The picks: { $said }.
event-turn-began = { $seat } acts.
event-raid-began = { $seat } raids { $target }.
event-passed = { $seat } passes.
event-card-not-enough = Card { $card } is flipped: not enough ({ $rule }).
event-scored = { $team }: { $points }.
event-card-stolen = { $seat } takes a card from { $target }.
event-confided = { $seat } shows a card to the team-mate.
event-card-chosen = { $seat } has a card in mind.
event-card-kept = { $seat } keeps the card.
event-reshuffled = All discards go back into the deck.
event-seat-left = { $seat } is out.
event-game-over = The last round is over.
event-decided = { $seat } decides.
event-card-drawn-unseen = { $seat } draws a card.
event-card-enough = Card { $card } is flipped: enough ({ $rule }).
event-card-buried = { $seat } buries a card.
doing-burying = { $seat } may bury a card.

## Decisions
decision-pick = pick { $card }
decision-raid = raid { $target }
decision-steal = steal from { $target }
decision-confide = show a card to the team-mate
decision-bury = bury a card
decision-rest = rest
decision-play = play { $card }
decision-pass = pass
decision-choose = choose { $card }
decision-keep = keep it
decision-let-go = bury it
button-raid = raid
button-steal = steal from
order-to-end-of-round = Pass every reaction to the end of round { $number }.
order-to-end-of-round-or-reaction = Pass every reaction to the end of round { $number }, or until another player plays one.
order-to-end-of-game = Pass every reaction to the end of the game.

## Questions
prompt-pick = Pick a card for this round
prompt-act = Your turn: what do you do?
prompt-react = The raid on { $subject }: play a card or pass
prompt-shield = You may shield { $subject } with a card
prompt-confide = Which card do you show?
prompt-bury = Which card do you mean?
prompt-confirm = Bury card { $subject }?
prompt-secret = Something is asked in secret

## Refusals
not-decided-now = This cannot be decided now.
not-an-enemy = { $seat } is not an enemy.
not-from-an-empty-hand = { $seat } holds no card.

## Tests
part-base = base
part-raised = blocks and shields
part-pressed = presses
part-wind = wind
test-at-least = a card of at least { $target } succeeds
test-at-most = a card of at most { $target } succeeds
thrown-card = card

## Drawings
drawing-hand-of = Hand of { $seat }
drawing-points = points
drawing-deck = deck
drawing-discarded = discarded
drawing-hand = hand
drawing-wind = the wind
drawing-table = The table
drawing-card = card { $id }

## Options
option-hand = cards in a full hand
option-rounds = rounds to play
option-goal = points to reach alone
option-low = low cards make a raid succeed

## Rules
rule-F2 = A round begins: every seat draws until it has its hand.
rule-F3 = Every seat picks a card in secret. When all have, the picks are shown and discarded.
rule-F5 = The acting seat raids an enemy, steals from one, confides in a team-mate, buries a card, or rests.
rule-F6 = In the window of a raid the target may block with a card, then the raider may press with one, in turn, until one of them passes.
rule-F7 = While the window is open, the target's team-mate may once shield the target with a card.
rule-F8 = A card is flipped. The raid succeeds if its number is at least 7 (alone: 9), +2 for each block and shield, −2 for each press.
rule-F9 = A stolen card is drawn at random from the target's hand. Thief and target know which it is.
rule-F10 = To confide is to show one card of the hand to the team-mate, and to nobody else.
rule-F11 = A card is chosen in secret, and then kept or buried face down. For a buried card another is drawn.
rule-F12 = Alone, the wind answers each round: a card is flipped, and a 10 or more takes a point away, if there is one.
rule-F13 = After the last round the team with more points wins; if equal, nobody does. Alone, the goal wins.
rule-F16 = With low cards it is at most 6 (alone: 4) that wins a raid, −2 for each block and shield, +2 for each press.
