## Prompts
prompt-pick = Pick a card: the higher one acts first
prompt-act = Your turn: raid with a card, or rest
prompt-secret = Something is asked in secret

## Decisions
decision-pick = pick { $card }
decision-raid = raid with { $card }
decision-rest = rest
not-in-hand = You do not hold card { $card }.
not-legal = You cannot decide this now.

## Events
event-laid-out = The cards are laid out.
event-round-began = Round { $round } begins.
event-card-drawn = { $seat } draws card { $card }.
event-card-drawn-unseen = { $seat } draws a card.
event-card-picked = { $seat } lays a pick face down.
event-picks-shown = The picks: { $picks }.
event-turn-began = { $seat } acts.
event-card-played = { $seat } raids with card { $card }.
event-card-flipped-success = Card { $card } is flipped: low enough (R6).
event-card-flipped-failure = Card { $card } is flipped: too high (R6).
event-scored = A point for { $seat }.
event-game-over = The last round is over.

## Odds
part-card = card played
thrown = card
counts-raid = a card of at most { $target } succeeds

## Pictures
panel-table = The table
panel-hand = Hand of { $seat }
panel-discards = The discards
table-seat = { $seat }: points { $points }, cards { $cards }
table-deck = round { $round }, deck { $deck }
key-raid = A raid needs a flipped card at most as high.
name-card = card { $card }
name-seat = { $seat }

## Set-up and bot
option-hand = cards in a full hand
option-rounds = rounds to play
bot-steady = raids at good odds

## Rules
rule-R2 = A round begins: all discards go back into the deck, and each seat draws its hand.
rule-R3 = Each seat picks a card in secret. When both have, the picks are shown and discarded.
rule-R5 = The seat that acts rests, or raids with a card of its hand.
rule-R6 = A card is flipped. If it is at most as high as the one played, the raider wins a point, else the other.
rule-R7 = After the last round the seat with more points wins. If they are equal, nobody does.
