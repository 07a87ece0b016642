## What contradicts itself in a pack of any game of the family: printed actions, numbers of scenarios, laid tiles

wrong-is-listed-twice = { $name } is listed twice
wrong-prints-more-than = { $name } prints more than { $most_printed }
wrong-prints-value-1-in-game = { $name } prints the value 1 in this game, not { $value } ({ $ones })
wrong-is-no-action-of-game = { $name } is not an action of this game; actions: { $known }
wrong-prints-name = { $name } prints a name, a value and squads only
wrong-is-used-by-another-scenario-too = { $number } is used by another scenario too
wrong-there-is-no-tile = there is no tile { $tile }; tiles: { $they }
wrong-is-same-piece-as = { $tile } is the same piece as { $printed }
wrong-lies-on = { $tile } lies on { $other }
wrong-both-sides-control-tile = both sides control the tile (U3)
wrong-there-is-none = it does not exist
wrong-cannot-be-reached-from-others = { $places } cannot be reached from the others
wrong-is-not-side = { $said } is not a side; sides: { $sides }
wrong-prints-value = { $name } prints a value
wrong-prints-no-value = { $name } prints no value

## What contradicts itself in a content pack: every mistake that can be found, with file and place

wrong-must-be-two-different-sides = must be two different sides
wrong-is-not-game-of-family = { $variant } is not a game of this family; games: { $variants }
wrong-there-is-no-counter = there is no counter { $missing }; counters: { $nearest }
wrong-needs-unit = { $name } needs a unit
wrong-is-for-own-squad-of-card = { $name } is for the own squad of a card without squads
wrong-must-name-exactly-sides = must name exactly the sides { $sides }
wrong-there-is-no-such-card = there is no such card; cards: { $nearest }
wrong-deck-and-supply-are-not-all = deck { $deck } and supply { $supply } are not all { $copies } copies
wrong-counter-has-no-deployment-marker = its counter { $counter } has no deployment marker (N2)
wrong-has-no-fog-of-war = has no fog of war ({ $fog })
wrong-cannot-be-worth = cannot be worth { $value }: one to { $most } can be reached (U24)
wrong-is-no-goal-of-game = { $tag } is not a goal of this game; goals: objectives, pin (U24, N9)
wrong-has-place-already = { $one } has a place already
wrong-more-than-one-radio = the radio lies on more than one tile
wrong-radio-needs-side = a radio marker needs a side that may raise it, and the other way round (N11)

## What contradicts itself in the figures of a pack of North Africa: sides, cards, vehicles, structures, tiles (R33)

wrong-only-soldier-has-one = only a soldier has one (A19)
wrong-needs-tile = { $name } needs a tile: a card without a soldier cannot print it (R33)
wrong-stands-only-on-seats = { $name } stands only on seats (R33)
wrong-damage-has-destroyed-it-already = { $disabled_at } damage has destroyed it already; expected: 1 to { $toughness }, its toughness (A13)
wrong-vehicle-has-seat-at-least = a vehicle has a seat at least
wrong-card-is-called-too = a card is called { $vehicle } too
wrong-no-soldier-has-specialism = no soldier has the specialism { $specialism }; there are: { $known }
wrong-stands-only-on-soldiers-cards = { $name } stands only on soldiers' cards (R33)

## What contradicts itself in the scenarios of a pack of North Africa

wrong-turn-may-have-choices = a turn may have { $longest } choices, more than { $most }
wrong-there-is-no-structure = there is no structure { $structure }; structures: { $they }
wrong-stands-elsewhere-already = { $structure } stands elsewhere already
wrong-there-is-no-soldier = there is no soldier { $soldier }; soldiers: { $they }
wrong-is-not-laid-in-scenario = { $tile } is not laid in this scenario
wrong-takes-no-part = { $soldier } takes no part
wrong-side-has-no-vehicle = this side has no vehicle { $vehicle }; vehicles: { $they }
wrong-has-seats-only = { $vehicle } has { $count } seats only
wrong-so-much-damage-destroys-it = so much damage destroys it (A13)
wrong-is-impassable-no-vehicle-stands-there = { $tile } is impassable: no vehicle can be there (A2)
wrong-obstacle-stands-on = an obstacle stands on { $tile }: no vehicle does (R27)
wrong-soldier-is-not-on-board = this soldier is not on the board
wrong-has-no-cards = { $soldier } has no cards
wrong-combination-joins-two-conditions-or-more = a combination joins two conditions or more
wrong-is-no-goal-of-north-africa = { $tag } is not a goal of this game (A16)
wrong-cannot-be-worth-a21 = cannot be worth { $value }: one to { $most } can be reached (A21)
wrong-there-is-no-escape-marker-on = there is no escape marker on the map (A15)
wrong-nobody-may-escape = nobody who counts may use the escape markers (A15)
wrong-not-so-many-of-them = there are not { $count } counters of them
wrong-none-of-them = there are not any counters of them

## What contradicts itself or is not there in a campaign pack: its cards, counters, tiles and areas

wrong-must-be-two-sides = must be two sides with an id and a letter of their own (C1, C2)
wrong-must-count-cards-of-each-side = must count the cards of each side
wrong-is-described-twice = { $title } is described twice
wrong-has-no-squad-of-own = { $title } has no squad of its own
wrong-base-deck-lacks = there is no { $kind }, which is in every base deck (C4)
wrong-there-is-no-kind = there is no kind { $kind }; kinds: { $kinds }
wrong-is-not-code-of-side = { $code } is not a code of this side; codes are like { $letter }-P-001 (C2)
wrong-both-starting-and-locked = number { $code } is both a starting and a locked card
wrong-only-upgraded-card-has-upgraded-actions = only an upgraded card has upgraded actions (C6)
wrong-action-stands-twice = { $name } stands twice, of which one alone is to be upgraded (C6)
wrong-there-is-no-in-game = there is no { $name } in this game
wrong-takes-counter-on-board = { $name } takes a counter on the board, and the card has none
wrong-prints-more-or-less-than = { $name } prints more than { $most_printed }, or less than nothing (S17)
wrong-prints-dice-against-tanks = { $name } prints dice against tanks, or against structures, and no others (S16, S17)
wrong-nothing-in-range = { $name } reaches from { $least } to { $most }: no target is in range (S16)
wrong-there-is-no-upgraded-card = there is no upgraded card { $partner } (C5)
wrong-there-is-no-reservist = there is no reservist { $partner }, though its squad has some (C5)
wrong-there-is-no-starting-card = there is no starting or locked card of its number (C5)
wrong-is-of-another-kind-than = is of another kind than { $origin } (C5)
wrong-has-no-counter = { $origin } has no counter: only soldiers are promoted or replaced (C5)
wrong-no-reservist-replaces = no reservist replaces a { $title } (C5)
wrong-counter-is-listed-twice = { $side } { $unit } { $squad } is listed twice
wrong-side-has-no-riflemen = { $side } has no { $riflemen } (S1)
wrong-listed-twice = is listed twice
wrong-must-be-face-of-tile = must be a number and a letter, as 503-A (U2)
wrong-there-is-no-face-before = there is no { $before } that it could replace (S10)
wrong-building-has-cover-and-toughness = a building has both a building cover and a toughness (S8)
wrong-fortified-tile-is-not-building = a fortified tile is not a building, and it covers better than a plain one (S9)
wrong-building-has-next-letter = a building has a next letter, for when it is hit (S10)
wrong-there-is-no-such-tile = there is no such tile; tiles: { $known }
wrong-neither-fortifies-nor-damages-it = { $after } neither fortifies nor damages it (S10)
wrong-is-destroyed-and-still-impassable = { $after } is destroyed and still impassable (S10)
wrong-is-damaged-and-better-than-before = { $after } is damaged and better than before (S10)
wrong-tile-lies-in-two-areas = tile { $number } is in two areas
wrong-cards-and-box-holds = { $count } cards { $box }, and the box holds { $counted } (C2)
wrong-prints-value-s17 = { $name } prints a value (S17)
wrong-prints-no-value-s17 = { $name } prints no value (S17)
wrong-tiles-on-a-place = { $tiles } lie on the same place
wrong-box-holds-current = { $count } current tiles, and the box holds { $counted } (C3)
wrong-box-holds-altered = { $count } altered tiles, and the box holds { $counted } (C3)

## What contradicts itself in the states of a campaign pack, and in what each state orders

wrong-campaign-begins-in = a campaign begins in { $first_state }, which is missing (C1)
wrong-must-be-state = must be a number and a letter, as 6b (C1)
wrong-campaign-has-scenarios-at-most = a campaign has { $most_scenarios } scenarios at most (C1)
wrong-there-is-no-scenario = there is no scenario { $scenario }; scenarios: { $nearest }
wrong-ending-begins-with = an ending begins with { $end } (C1)
wrong-stands-in-file-of-scenario = { $number } is in the file of scenario { $number2 }
wrong-must-be-exactly = must be exactly { $sides }
wrong-must-have-rows-now = must have the rows now, { $sides } (C1)
wrong-rows-must-be-equally-long = the rows must be equally long (C1)
wrong-state-is-not-sent-here = states.toml does not send this state here
wrong-has-no-way-on-from = has no way on from { $state } (C1)
wrong-there-is-no-ending = there is no ending { $then }; endings: { $nearest }
wrong-there-is-no-state = there is no state { $then }; states: { $nearest }
wrong-is-not-next-scenario-after = { $then } is not the next scenario after { $state } (C1)
wrong-no-way-leads-here = no way leads here
wrong-no-state-leads-to-scenario = no state leads to this scenario
wrong-no-way-leads-to-ending = no way leads from here to an { $end }
wrong-is-not-in-locked-box-of = { $card } is not in the locked box of this side (C4); it holds: { $locked }
wrong-cannot-be-there-to-be-replaced = { $old } cannot be there to be replaced (C4)
wrong-squad-has-reservists = squad { $other } has reservists: only a squad without them joins another (C7)
wrong-squad-has-no = squad { $squad } has no { $title } (C7)
wrong-merged-squad-has-no-counter = { $counter } has no counter for the squad merged with { $other } (C7)
wrong-unlocked-twice = { $what } is unlocked here and on a way here, in { $file } (state { $state })
wrong-merged-twice = { $what } is merged here and on a way here, in { $file } (state { $state })
wrong-fortified-twice = { $what } is fortified here and on a way here, in { $file } (state { $state })

## What contradicts itself in the map of a scenario of a campaign, and in the mines on it

wrong-tile-is-laid-twice = tile { $number } is laid twice
wrong-has-two-places = { $counter } has two places
wrong-map-names-tiles-by-number = a map names tiles by number: the current face of { $tile } is laid (C4)
wrong-stands-on-impassable-ground = { $one } stands on impassable ground (S11)
wrong-single-tunnel-leads-nowhere = a single tunnel leads nowhere (S15)
wrong-mine-is-no-secret-of = a mine of { $side } cannot be a secret of { $side2 }
wrong-there-is-no-space = there is no space { $tile }; spaces: { $nearest }
wrong-tiles-share-no-edge = { $one } and { $two } share no edge (S12)
wrong-tiles-must-stand-in-order = { $one } and { $two } must be in the order of their numbers
wrong-has-two-mines-between-and = { $side } has two mines between { $one } and { $two } (S12)
wrong-mine-was-laid-by-nobody = a mine that lies from the start was laid by nobody, not by { $by }

## What contradicts itself in the goals of a scenario of a campaign (S23)

wrong-combination-joins-two-conditions-s23 = a combination joins two conditions or more (S23)
wrong-not-counted-together = only objectives, points and routs are counted together (S23)
wrong-cannot-be-worth-s23 = cannot be worth { $value }: one to { $most } can be reached (S23)
wrong-is-not-enemy-counter = { $one } is not an enemy counter that stands on the map or may come on (S23); these are: { $they }
wrong-there-is-no-marker-on-map = there is no { $marker } marker on the map (S23)
wrong-is-not-counter-of-side = { $one } is not a counter of this side (S23); these are: { $nearest }
wrong-has-no-cards-in-supply = { $one } has no cards in the supply that could move it (S23)
wrong-is-goal-of-north-africa = { $tag } is a goal of North Africa (A16)
wrong-no-counter-leaves-board-in-game = no counter leaves the board in this game: name counters to rout (S23)
wrong-not-so-many-to-rout = there are not { $count } counters to rout (S23)
wrong-none-to-rout = there are not any counters to rout (S23)
wrong-not-so-many-to-gather = there are not { $count } counters to gather (S23)
wrong-none-to-gather = there are not any counters to gather (S23)

## What contradicts itself in the scenarios of a campaign pack: heads, awards, supplies and decks

wrong-there-is-no-area = there is no area { $area }; areas: { $areas }
wrong-cannot-be-less-than-none = cannot be less than none (C5)
wrong-tile-has-no-fortified-face = tile { $number } has no fortified face (S9, S10); these have: { $fortified }
wrong-only-rout-is-for-some-counters = only an award for a rout is for some counters alone (S23)
wrong-award-is-one-point-or-more = an award is one point or more
wrong-there-is-no-such-kind = there is no such kind of card; kinds: { $kinds }
wrong-no-way-gives-more-than = no way here gives more than { $held } of them (C4)
wrong-must-be-one-or-all = must be one or more, or all
wrong-must-be-one = must be one or more
wrong-is-not-in-supply = is not in the supply that the deck is made of (C4)
wrong-no-deck-can-be-built-with = no deck can be built with { $count } of them (C4)
wrong-would-have-two-places-once-squads = { $one } would have two places once squads { $letters } are merged (C7)
wrong-has-no-riflemen-on-map = { $side } has no riflemen on the map (S1)
wrong-squad-has-no-riflemen = soldiers of squad { $squad } have no riflemen on the map to come on at (S1)

## Words in a row

row-and = { $one } and { $two }
row-or = { $one } or { $two }
row-nor = { $one } or { $two }

## What the rules refuse

not-asked-for = This prompt asks for { $tag }, not for { $tag2 }.
not-a-campaign = Pack { $name } has no campaign.
not-a-first-scenario = Pack { $name } has no scenario for state { $first_state } yet: its campaign cannot begin.
not-a-binder-yet = There was no binder yet at this version: the campaign had just been created.
not-a-side = This campaign has no side { $side }; sides: { $sides }.
not-a-card-you-know = Nothing that you may know is recorded of { $card }; cards are named like S-P-009.
not-a-space = There is no space { $to } on this board.
not-chosen-twice = { $to } has been chosen already.
not-without-marker-to-place = No marker can be placed by choosing { $to }.
not-on-the-board = { $who_cap } { $who_be } not on the board.
not-an-enemy = { $who_cap } { $who_be } not an enemy.
not-who-is-in-vehicle = { $who_cap } { $who_be } in a vehicle: only { $car } can be aimed at.
not-at-a-soldier = { $who_cap } { $who_be } a soldier: { $name } is aimed at what has armour.
not-on-own-tile = { $who_cap } { $who_be } not on { $origin }: { $name } reaches only the tile of the soldier.
not-without-normal-defence = { $who_cap } { $who_plural ->
    [yes] have
   *[no] has
 } no normal defence, so { $name } has nothing to beat.
not-empty-vehicle = Nobody sits in { $who }, so nobody can be suppressed there.
not-but-by-demolish = { $name } cannot be aimed at { $who }: only demolish can.
not-demolished-by-side = Only { $alone } can demolish { $who }.
not-structure-there = No structure stands on { $space }.
not-in-hit-vehicle = { $who_cap } { $who_be } not in { $car }, which was hit.
not-rolled-for-again = { $who_cap } { $who_be } not among the targets still to be rolled for.
not-displaced-there = You can move { $who } only to an adjacent space with a marker of their own side, and { $to } is not one.
not-one-card-to-give-up = You have no card to give up here: choose no card.
not-before-a-marker = You can stop only after you have placed a marker.
not-but-combat-action = Only a combat action may follow.
not-upgraded-now = The upgraded action cannot be performed now.
not-yet-another-card = A card that was inspired or exerted makes no other card act.
not-this-fog-of-war = All fog of war is alike: name the first card of it.
not-targets-on-board = { $who_cap } { $who_be } not on the board.
not-targets-enemy = { $who_cap } { $who_be } not an enemy.
not-at-tank = { $who_cap } { $who_be } a tank, which this action cannot hurt.
not-at-infantry = { $who_cap } { $who_be } infantry: the action aims at tanks, buildings and tunnels.
not-target-in-range = { $who_cap } { $who_be } out of the printed range.
not-aimed-at = This action cannot be aimed at { $who }.
not-space-in-range = { $space } is out of the printed range.
not-nothing-to-hit = There is nothing on { $space } that this action can hit.
not-without-target-marker = Your target marker is not on the board. Place it with the action target first.
not-nobody-at-target-marker = No counter stands on { $space }, where your target marker lies.
not-a-choice-of-action = { $card } can do this by one action only, so leave the choice out.
not-an-action-of-card = { $card } has no action { $name }.
not-from-a-vehicle = { $who_cap } { $who_be } in a vehicle: only a soldier on foot can { $name }.
not-routed = { $who_cap } { $who_be } routed and cannot fight.
not-back-on-board = { $who_cap } { $who_be } off the board and { $who_plural ->
    [yes] do
   *[no] does
 } not return.
not-without-deployment-marker = { $who_cap } { $who_be } off the board and { $who_plural ->
    [yes] have
   *[no] has
 } no deployment marker.
not-without-riflemen = { $who_cap } { $who_be } off the board, and no riflemen are there to come on at.
not-seated = { $card } has no seat in a vehicle.
not-an-action-of-seat = The seat of { $who } has no vehicle action { $name }.
not-disabled = { $car_cap } is disabled: no vehicle action is possible.
not-without-specialism = { $who_cap } { $who_plural ->
    [yes] lack
   *[no] lacks
 } the specialism { $specialism } that this seat asks for.
not-in-hand = { $name } is not in your hand.
not-smoke-twice = There is smoke on { $space } already.
not-more-smoke = This counter has already placed its { $most_smoke } smoke markers.
not-in-supply = { $name } is not in your supply.
not-suppressed-in-squad = { $who_cap } { $who_be } not a suppressed counter of the squad.
not-a-vehicle = { $car_cap } is not a vehicle on the board.
not-another-vehicle = { $who_cap } { $who_be } in a vehicle and can repair no other.
not-without-damage = { $car_cap } has no damage.
not-of-squad = You can take only cards of squad { $squads }, and { $name } is not one.
not-one-card-to-draw = There is no card left to draw, so this would do nothing.
not-so-many-cards = You can draw 1 to { $accepted } cards here, not { $count }.
not-without-control-marker = You have no control marker on { $space }.
not-controlled-already = You control { $space } already.
not-held-by-counter = The enemy controls { $space } with a counter that is not routed, so you cannot take control.
not-held-by-soldier = The enemy controls { $space } with a soldier there, so you cannot take control.
not-with-enemy-there = An enemy counter is on { $space }, so you cannot take control.
not-without-fog-of-war = You have no fog of war in hand to remove.
not-so-near-mortar = { $to } is at range { $distance } from the mortar; the minimum is { $target_range }.
not-target-marker-twice = The target marker lies on { $to } already.
not-fire-zone-twice = The fire zone lies on { $to } already.
not-playable = { $name } can be picked for initiative but never played.
not-while-suppressed = { $who_cap } { $who_be } suppressed: the card can only turn { $who_plural ->
    [yes] them
   *[no] it
 } ready or be hunkered down.
not-in-one-vehicle = { $card } has no seat in one vehicle with { $other }.
not-a-soldier-to-move = { $card } has no soldier on the board to move.
not-without-action-after = { $card } would have no action after this free move.
not-suppressed = { $card } has no suppressed counter to turn ready.
not-hunkered-down = { $name } cannot be hunkered down. It can only be picked for initiative.
not-withdrawn-now = You can withdraw only at the start of your turn, before you play a card, and only in Stalingrad.
not-a-combat-action-of-card = { $card } has no combat action { $name }.
not-aimed-at-by = { $name } cannot be aimed at { $target }.
not-impassable = { $who_cap } cannot enter { $to }: it is impassable.
not-adjacent-to-counter = { $to } is not adjacent to { $space }, where { $who } { $who_plural ->
    [yes] stand
   *[no] stands
 }.
not-tank-in-tunnel = { $who_cap } { $who_be } a tank, which cannot take the tunnel from { $space } to { $to }.
not-over-obstacle = { $who_cap } cannot enter { $to }: it has an obstacle.
not-without-escape-marker = There is no escape marker on { $space }.
not-by-escape-marker = { $who_cap } cannot use this escape marker in this scenario.
not-own-counter = { $who_cap } { $who_be } not one of your counters on the board.
not-guided-by-card = { $who_cap } cannot be guided by this card.
not-more-mines = This counter has already laid its { $most } mines.
not-adjacent = { $towards } is not adjacent to { $space }.
not-mine-twice = You have a mine on the edge between { $space } and { $towards } already.
not-itself = { $name } cannot choose itself.
not-in-play-area = { $name } is not in your play area.
not-of-action-squad = { $name } does not belong to squad { $among }.
not-soldier-card = { $name } is not a soldier's card that can be taken back.
not-able-to-act = { $name } has no action that it could perform now.
not-in-a-vehicle = { $who_cap } { $who_be } not in a vehicle.
not-vehicle-there = There is no vehicle { $vehicle } on the board.
not-in-another-vehicle-boarding = { $who_cap } { $who_be } in another vehicle: only a soldier on foot can board.
not-on-tile-of-vehicle = { $car_cap } is on { $space }, where { $who } { $who_be } not.
not-with-enemy-inside = An enemy soldier sits in { $car }, so nobody can board it.
not-a-seat = { $car_cap } has no seat { $seat }.
not-taken-seat = Seat { $seat } of { $car } is taken.
not-adjacent-to-chosen = { $to } is not adjacent to { $ends }.
not-card-to-give-up = You must give up a card from your { $zone }, and { $name } is not one that you can lose there.
looked-for-in-play = play area
looked-for-in-hand = hand
looked-for-in-discard = discard pile
looked-for-in-deck = deck
not-without-a-place = Say where the counter of { $card } comes on.
not-a-choice-of-place = The counter of { $card } has no choice of place: leave the place out.
not-from-another-tile = { $car_cap } is not on { $space }, where { $who } { $who_be }.
not-driven-there = { $who_cap } cannot enter { $to }: it holds none of your control markers.
not-entered = { $who_cap } cannot enter { $to }: it holds none of your control markers.
not-guided-suppressed = { $who_cap } { $who_be } suppressed and cannot be guided.
not-guided-routed = { $who_cap } { $who_be } routed and cannot be guided.
not-in-other-state = The campaign is in state { $state }, not { $other }: compare your records.
not-to-be-merged = Squad { $squad } is not to be merged here.
not-chosen-here = { $card } is not among the cards that you can choose here.
not-without-a-card = Choose a card here.
not-an-answer = This prompt asks for { $tags }, not for { $tag }.

## Actions

action-move = move
action-scout = scout
action-stalk = stalk
action-guide = guide
action-bolster = bolster
action-command = command
action-conceal = conceal
action-control = control
action-inspire = inspire
action-recon = recon
action-target = target
action-attack = attack
action-suppress = suppress
action-blast = blast
action-anti_tank = anti-tank
action-demolish = demolish
action-bombard = bombard
action-volley = volley
action-grenade = grenade
action-flamethrower = flamethrower
action-smoke = smoke
action-mines = mines
action-fire_zone = fire zone
action-requisition = requisition
action-rally = rally
action-anti_air = anti-air
action-fight_and_fade = fight and fade
action-assault = assault
action-secure = secure
action-exert = exert
action-drive = drive
action-navigate = navigate
action-repair = repair
action-recon_flight = recon flight
action-strafe = strafe

## The parts of a defence

part-base = base
part-armour = armour
part-cover = cover
part-smoke = smoke
part-range = range

## Where cards lie, where they come from and go to

zone-deck = deck
zone-hand = hand
zone-pick = initiative pick
zone-play = play area
zone-discard = discard pile
zone-removed = removed cards
zone-supply = supply
zone-casualties = casualties
zone-aside = set aside
from-deck = deck
from-hand = hand
from-pick = initiative pick
from-play = play area
from-discard = discard pile
from-removed = removed cards
from-supply = supply
from-casualties = casualties
from-aside = set aside
into-deck = deck
into-hand = hand
into-pick = initiative pick
into-play = play area
into-discard = discard pile
into-removed = removed cards
into-supply = supply
into-casualties = casualties
into-aside = set aside

## How a scenario is won

won-objectives = by objectives
won-pin = by pinning the enemy
won-both_pinned = by objectives, as both sides are pinned
won-hopeless = as the enemy is pinned and can no longer win
won-goal = by the goal of the scenario
won-total_rout = by total rout
won-escape = by escaping
won-elimination = by eliminating the enemy
won-out_of_reach = as the enemy can no longer win
won-both_out_of_reach = by objectives, as neither side can reach its goal any more
won-withdrawn = by the withdrawal of the enemy
won-resigned = as the enemy gave up
won-claimed = as the enemy let the reply limit pass

## Decisions, as they read in the list of the side that may take them

decision-play = { $card }: { $act }
decision-swap = { $card }: swap seats with { $other }
decision-free-move-first = { $card }: { $move } first
decision-ready = { $card }: turn the counter ready
decision-hunker-down = { $card }: hunker down
decision-end-turn = End the turn
decision-withdraw = Withdraw: the opponent wins
decision-pick-initiative = Pick { $card } ({ $value }) for initiative
decision-perform = { $act }
decision-no-combat-action = No combat action after the move
decision-strike = Roll against { $who }
decision-take = Take { $card } too
decision-stop-taking = Take no more cards from the supply
decision-pick-crew = Hit { $who }
decision-pick-crew-to-suppress = Suppress { $who }
decision-displace = Move the counter that was hit to { $to }
decision-leave-there = Leave { $who } on { $space }
decision-free-move = { $move_cap }
decision-no-free-move = No free move for { $who }
decision-again = Inspire { $card } too
decision-stop-inspiring = Inspire no more cards
decision-lose = Give up { $card } ({ $code })
decision-lose-nothing = No card to give up
decision-lay = { $mine } towards { $towards }
decision-stop-laying = Lay no more mines
decision-return = Return the card to the supply
decision-no-return = Do not return { $card } to the supply
decision-step = Go on to { $to }
decision-drive-on = Go on to { $to }
decision-step-off = Leave the board
decision-stop-moving = Move { $who } no further
decision-next-space = Choose { $to } too
decision-stop-surveying = Choose no more spaces for { $action }
decision-stop = Stop here

## Decisions, as the log tells them

told-done = { $done }.
told-play-card = { $side_cap } play { $card }.
told-free-move-first = { $side_cap } play { $card }, with a free move first.
told-hunker-down = { $side_cap } hunker down: { $card } returns to the supply.
told-withdraw = { $side_cap } withdraw.
told-take = { $side_cap } also take { $card }.
told-pick-crew = { $side_cap } hit { $who }.
told-again = { $side_cap } also take { $card } back to hand.
told-return = { $side_cap } return the card to the supply.

## Acts, as the log tells them: what a side does

done-bolster = { $side_cap } take { $taken } from the supply with { $card }
done-requisition = { $side_cap } take { $taken } to hand from the supply with { $card }
done-inspire = { $side_cap } inspire { $taken } with { $card }
done-exert = { $side_cap } exert { $taken } with { $card }
done-attack = { $side_cap } attack { $who } with { $card }
done-suppress = { $side_cap } suppress { $who } with { $card }
done-flamethrower = { $side_cap } turn a flamethrower on { $who } with { $card }
done-anti_tank = { $side_cap } fire at { $who } with { $card }
done-demolish = { $side_cap } demolish { $who } with { $card }
done-strafe = { $side_cap } strafe { $who } with { $card }
done-blast = { $side_cap } fire at their target with { $card }
done-bombard = { $side_cap } bombard { $space } with { $card }
done-volley = { $side_cap } fire a volley at { $space } with { $card }
done-grenade = { $side_cap } throw grenades at { $space } with { $card }
done-anti_air = { $side_cap } fire at enemy aircraft with { $card }

## Acts

performed-upgraded = { $act } (upgraded)
performed-plain = { $act } (not upgraded)
performed-by-seat = { $act } (vehicle action)
performed-coming-on = { $act }, coming on at { $at }
act-off = { $action } off the board
act-to = { $action } to { $to }
act-target = { $action } { $to }
act-guide = { $action } { $who } to { $to }
act-bolster = { $action } with { $card }
act-requisition = { $action } { $card }
act-again = { $action } { $card }
act-command = { $action }, draw { $count }
act-repair = { $action } { $car }
act-fight = { $action }: { $fight }
act-on = { $action } on { $to }
act-mines = { $mine } towards { $towards }
act-rally = { $action } { $who }
act-at-space = { $action } { $space }
act-of-space = { $action } { $space }
act-at = { $action } { $who }
act-of = { $action } { $who }
free-move-off = dismount
free-move-to = take seat { $seat } of { $car }

## Events

event-discard-reshuffled = { $side_cap } shuffle their discard pile ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
 }) into a new deck.
event-initiative-revealed = Initiative: { $picks }.
event-initiative-revealed-one = { $side } show { $card }
event-turn-ended = { $side_cap } end their turn and discard { $discarded ->
    [one] { $discarded } card
   *[other] { $discarded } cards
 }.
event-counter-moved = { $who_cap } { $who_plural ->
    [yes] move
   *[no] moves
 } to { $space }.
event-vehicle-moved = { $who_cap } { $who_plural ->
    [yes] move
   *[no] moves
 } to { $space }.
event-card-lost = { $side_cap } lose { $card }, which goes from the { $source } to the { $target }.
event-fog-gained = { $side_cap } gain { $card }.
event-fog-removed = { $side_cap } take { $card } out of their hand.
event-obstacle-destroyed = { $who_cap } is destroyed.
event-structure-destroyed = { $who_cap } is destroyed: it counts { $value } for { $side }.
event-dice-rolled = Roll { $faces }.
event-dice-rolled-hit = Roll { $faces }, needs { $defence }: { $target } { $target_be } hit.
event-dice-rolled-zero = Roll { $faces }, needs { $defence }: { $target } { $target_be } hit, as a 0 always hits (U20).
event-dice-rolled-miss = Roll { $faces }, needs { $defence }: { $target } { $target_be } not hit.
event-scenario-won = { $side_cap } win { $how } ({ $rule }).
dice-thrown = { $dice }d10
event-card-drawn = { $side_cap } draw { $card }.
event-scenario-set-up = The scenario { $title } is set up.
event-position-inherited = The game continues from the position of another game, in round { $round }.
event-round-started = Round { $round } begins.
event-initiative-picked = { $side_cap } pick { $card } for initiative.
event-initiative-settled = { $side_cap } have the initiative.
event-turn-started = { $side_cap } begin their turn.
event-counter-placed = { $who_cap } { $who_plural ->
    [yes] come
   *[no] comes
 } on at { $space }.
event-counter-suppressed = { $who_cap } { $who_be } suppressed.
event-counter-readied = { $who_cap } { $who_be } ready again.
event-counter-removed = { $who_cap } { $who_plural ->
    [yes] leave
   *[no] leaves
 } the board.
event-space-controlled = { $side_cap } take control of { $space }.
event-space-scouted = { $side_cap } scout { $space }.
event-control-lost = { $side_cap } lose control of { $space }.
event-target-placed = { $side_cap } target { $space }.
event-target-removed = { $side_cap } remove their target marker.
event-objective-raised = The objective on { $space } is worth { $value } now.
event-counter-routed = { $who_cap } { $who_be } routed.
event-counter-rallied = { $who_cap } { $who_be } no longer routed.
event-tile-swapped = The tile on { $space } is swapped for { $tile }.
event-mine-laid = { $side_cap } lay an { $mine } between { $one } and { $other }.
event-mine-removed = An { $mine } of { $side } goes off between { $one } and { $other }.
event-fire-zone-placed = { $who_cap } lay a fire zone on { $space }.
event-fire-zone-removed = { $who_cap } lose their fire zone.
event-smoke-placed = { $who_cap } lay smoke on { $space }.
event-tunnel-destroyed = The tunnel on { $space } is destroyed.
event-points-scored = { $side_cap } gain { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-seat-taken = { $who_cap } { $who_plural ->
    [yes] take
   *[no] takes
 } seat { $seat } of { $what }.
event-seat-left = { $who_cap } { $who_plural ->
    [yes] dismount
   *[no] dismounts
 }.
event-seats-swapped = { $who_cap } and { $mate } swap seats.
event-vehicle-captured = { $side_cap } capture { $car }.
event-vehicle-repaired = { $car_cap } is repaired and has { $damage } damage left.
event-vehicle-eliminated = { $who_cap } is destroyed.
event-soldier-eliminated = { $who_cap } { $who_be } killed.
event-counter-escaped = { $who_cap } { $who_plural ->
    [yes] escape
   *[no] escapes
 } from the board.
event-hope-lost = { $side_cap } can no longer meet their goal.
event-vehicle-disabled = { $car_cap } has { $damage } damage and is disabled.
event-vehicle-damaged = { $car_cap } has { $damage } damage.

## What is asked, and what is half done

half-done-barrage = { $action_cap } on { $space }, one counter after another
prompt-strike = Who is rolled for next?
half-done-bolstering = Bolster: up to { $left } more cards
prompt-take = One more card?
half-done-crew-suppressed = A soldier in { $car } is suppressed
half-done-crew-hit = { $car_cap } is hit
prompt-crew = Which soldier in the vehicle?
half-done-displacing = { $who_cap } may be moved
prompt-displace = Move the counter that was hit?
half-done-exerted = { $who_cap } will be suppressed
half-done-freeing = { $who_cap }: a free move may follow
prompt-free = A free move too?
half-done-inspiring = Inspire: up to { $left } more cards
prompt-again = One more card back to hand?
half-done-bomber-lost = A bomber is lost
half-done-losing = { $who_cap } { $who_be } hit
prompt-casualty = Which card do you give up?
half-done-mining = Mines: up to { $left } more
prompt-mine = One more mine?
half-done-assaulting = { $who_cap }: a combat action may follow
half-done-performing = { $card } performs an action
half-done-mounted = { $who_cap }: the action follows
prompt-assault = A combat action too?
prompt-perform = What does the card perform?
prompt-act = The free move is made: which action?
half-done-returning = { $card } may go back to the supply
prompt-return = No bomber: return the card to the supply?
half-done-stepping = { $who_cap }: { $name }, up to { $left } more
prompt-step = Go on?
half-done-surveying = { $name }: up to { $left } more spaces
prompt-tile = One more space?
prompt-play = Your turn: play a card
prompt-initiative = Pick a card for initiative

## Dice

needed-zero = a 0 always succeeds, no other number does
needed-zero-or-more = a 0 always succeeds, whatever the target; else { $least } or more

## Campaigns: decisions

decision-confirm-state = Confirm state { $state }
decision-merge-squad = Merge squad { $squad }
decision-fill = Into the merged squad: { $card }
decision-fill-none = Into the merged squad: no card
decision-pick-card = Into the deck: { $card }
decision-pick-card-none = Into the deck: no card
decision-draw-losses = Draw the permanent losses
decision-replace-loss = Replacement: { $card }
decision-replace-loss-none = Replacement: no card
decision-draw-upgrades = Draw the upgrades
decision-confirm-aftermath = Confirm the aftermath

## Campaigns: decisions, as the log tells them

told-fill = { $side_cap } put { $card } into the merged squad.
told-fill-none = { $side_cap } put no card into the merged squad.
told-pick-card = { $side_cap } put { $card } into their deck.
told-pick-card-none = { $side_cap } put no card into their deck.
told-replace-loss = { $side_cap } replace a lost soldier with { $card }.
told-replace-loss-none = { $side_cap } have no replacement.

## Campaigns: events

event-campaign-set-up = The campaign begins.
event-state-reached = The campaign reaches state { $state }: scenario { $scenario }, { $title }.
event-story-told = { $side_cap } read their story.
event-story-read = { $side_cap } read story { $code }
event-story-and-secret = { $told }; { $secret }
event-story-end = { $told }.
secret-mine = { $mine } { $one }/{ $other }
secret-mines = in secret: { $mines }
secret-card = { $count } { $name }
secret-cards = in secret, more in the deck: { $cards }
secret-story = in secret: read story { $code }
event-state-confirmed = { $side_cap } confirm state { $state }.
event-binder-changed = { $side_cap } put their binder in order.
event-squads-merged = { $side_cap } merge squads { $squad } and { $other }.
event-city-tile-fortified = Tile { $tile } is fortified and becomes { $face }.
event-city-tile-damaged = Tile { $tile } is damaged and becomes { $face }.
event-deck-made = { $side_cap } complete their deck.
event-scenario-started = The scenario is played as game { $game }.
event-scenario-concluded = { $side_cap } win the scenario.
event-scenario-concluded-by = { $side_cap } win the scenario ({ $rule }).
event-cards-returned = { $side_cap } count { $casualties ->
    [one] { $casualties } casualty
   *[other] { $casualties } casualties
 }.
event-area-taken = { $side_cap } take control of { $area }.
event-loss-drawn = { $side_cap } draw { $card } from their casualties.
event-upgrade-drawn = { $side_cap } draw { $card } for an upgrade.
event-aftermath-confirmed = { $side_cap } confirm the aftermath.
event-campaign-ended = { $side_cap } win the campaign ({ $state }).
event-campaign-ended-epic = { $side_cap } win the campaign with an epic victory ({ $state }).
event-binder-cards-moved = { $groups ->
   *[other] { $side_cap } move { $shifts }.
 }
binder-shift = { $card } to { $box }
binder-group = { $box }: { $cards }
binder-groups = { $one }; { $two }
into-box-available = available
into-box-removed = removed
into-box-locked = locked
into-box-upgrades = upgrades
into-box-reservists = reservists
card-with-code = { $name } { $code }

## Campaigns: boxes of cards, what is asked, how far a scenario has come

box-available = Available
box-removed = Removed
box-locked = Locked
box-upgrades = Upgrades
box-reservists = Reservists
prompt-state = Confirm the state of the campaign
prompt-merge = Which squad is merged?
prompt-place = Who joins the merged squad?
prompt-deck = Which copy goes into the deck?
prompt-losses = The casualty phase
prompt-replacement = Who comes for the soldier lost?
prompt-upgrades = The upgrade phase
prompt-aftermath = The aftermath is over
stage-confirming = both sides confirm the state
stage-mustering = both sides make their decks
stage-playing = the scenario is being played
stage-aftermath = the aftermath
stage-ended = the campaign is over

## Words on boards and beside them

board-cover = cov
board-objective = objective
board-objectives = objectives
board-pin = wins by pinning the enemy
board-pinned = enemy pinned
board-routed = routed
board-gained = points
board-points = points
board-controlled = points controlled
board-gathered-mission = at a mission marker
board-gathered-escape = at an escape marker
board-escaped = escaped
board-escaped-soldiers = soldiers escaped
board-escaped-vehicles = vehicles escaped
board-eliminated = eliminated
board-eliminated-soldiers = enemy soldiers eliminated
board-eliminated-vehicles = enemy vehicles eliminated
board-hopeless = can no longer win
board-every = and
board-either = or
board-together = and/or
board-total-rout = total rout
board-badge-objectives = Objectives
board-badge-pin = Pin the enemy
board-badge-rout = Rout
board-badge-points = Points
board-badge-controlled = Control
board-badge-reach = Reach
board-badge-escape = Escape
board-badge-eliminate = Eliminate
board-badge-sum = Together
board-toughness = toughness
board-awards = gains points
board-occasion-rout = for an enemy routed
board-occasion-damage = for a building hit
board-occasion-control = for taking control
board-occasion-round = for control at the end of a round
board-building = building
board-tunnel = tunnel
board-damaged = damaged
board-destroyed = destroyed
board-fortified = fortified
board-damage = damage
board-disabled-at = disabled at
board-disabled = DISABLED
board-defence = defence
board-armour = armour
board-free-seat = free
board-nobody = nobody here
board-suppressed = suppressed
board-marker-mission = MISSION
board-marker-escape = ESCAPE
board-fire-zone = fire
board-mines = mines
board-mine-anti_personnel = anti-personnel
board-mine-anti_tank = anti-tank
level-upgraded = upgraded
level-reservist = reservist
board-round = round
board-initiative = initiative
board-turn = turn
board-won = won
board-waiting = comes on
board-off = off the board
board-face-scouted = scouted
board-face-controlled = CONTROL
board-zone-hand = hand
board-zone-deck = deck
board-zone-discard = discard
board-zone-removed = removed
board-zone-supply = supply
board-zone-play = in play
board-zone-casualties = casualties
board-zone-aside = set aside
board-of = of
board-of-consonants = of
board-part = Part { $number } of { $parts }, from the left
list-radio = radio
list-closed = closed to vehicles
list-smoke = smoke
list-tunnel = tunnel
list-target = target marker of
list-spawn = counters come on here for
list-suppressed = suppressed
list-routed = routed
list-near = next to

## How drawings are read

legend-text-normandy =
    A tile: its id and cover (hill: 3/1), the value of its objective, control markers, counters.
    {"*"} suppressed, ^ counters of this side come on here, R radio, +U target marker of side U
legend-text-stalingrad =
    A tile: its face and cover, # closed to tanks, ~ smoke, o tunnel; building or damaged: its cover
    against other tiles/its toughness; fortified: the cover of who controls it; objective, points,
    mission, escape; control markers; fire: fire zones, whose; counters. RifA* suppressed,
    RifA! routed, [TnkA] tank, (ATG) gun. On an edge: a mine of side S: s anti-personnel, S anti-tank
legend-text-north_africa =
    A tile: its id and cover (hill: 3/1), # closed to vehicles; objective; a structure with its
    toughness/value (value 0: an obstacle); escape marker; control markers; counters. Sco* suppressed,
    {"{"}Tank:2{"}"} a vehicle with 2 damage, {"{"}Tank:3!{"}"} disabled; its crew is listed below the board
legend-picture-normandy =
    shield: cover · flag: objective, in the colour of who controls it · eye: scouted · small flag: controlled
    triangle: counters come on here · small and pale: counter off the board · striped: suppressed
    cross-hairs: target · R: radio · star: initiative · gold frame: whose turn it is · a number on an edge: range
legend-picture-stalingrad =
    shield: cover · flag: objective, in the colour of who controls it · eye: scouted · small flag in a shape: controlled
    star: victory points, above the board: initiative · gold pennant: mission · arrow: escape · number on an edge: range
    house: building, its cover against other tiles, bomb: its toughness · cracked: damaged · rubble: destroyed
    battlements: fortified, the cover of who controls it · thick frame: closed to tanks
    arch: tunnel · cloud: smoke · fan: fire zone, whose · on an edge: mine, P anti-personnel, T anti-tank
    striped: suppressed · crossed: routed · cut corners: tank · double frame: gun
legend-picture-north_africa =
    shield: cover · flag: objective, in the colour of who controls it · eye: scouted · small flag: controlled
    shed: structure, bomb: its toughness, star: its value (0: an obstacle) · arrow: escape · star: initiative · number on an edge: range
    thick frame: closed to vehicles · cut corners: vehicle, a box for each damage that it can take, a dot for each seat, full: taken
    striped: suppressed · crossed: disabled

## Titles of panels

panel-hand = { $side }: hand
panel-cards = { $side }: cards
panel-state = State of the game
panel-vehicles = Vehicles
panel-legend = Signs
panel-choice = Your choices
panel-binder = { $side }: binder of cards
panel-city-binder = City binder
panel-altered = Altered tiles
panel-chapters = Scenario by scenario
panel-chapter = { $state }: { $title }
panel-city = The city
panel-way = The way so far

## What is pointed at

pointed-at = { $what }
pointed-at-counter = { $what }
pointed-at-space = tile { $space }
pointed-at-escape = leave the board
pointed-at-seat = seat { $seat } of { $car }
pointed-at-tile = tile { $tile }
pointed-at-state = state { $state }
pointed-at-squad = squad { $squad }
button-seat = vehicle: { $action }
button-ready = turn ready
button-hunker-down = hunker down
button-swap = swap seats
button-withdraw = Withdraw
button-upgraded = upgraded
button-plain = not upgraded
button-draw = draw { $count }
button-confirm-state = Confirm the state
button-no-card = No card

## Campaigns: how they stand, as text

city-legend = ! hit (the letter says how often), + fortified, ? swapped in the game being played
swapped-fortified = fortified
swapped-damaged = hit
fate-opened = from the start
fate-orders = by order
fate-merge = by a merger
fate-anti_air = shot down
fate-losses = lost for good
fate-upgrades = promoted
arrives-losses = comes for a soldier lost
arrives-upgrades = comes for the one promoted
standing-before = The campaign has not begun yet
standing-now = now
standing-before-game = before the game
standing-service = actions { $actions }, hits { $hits }
city-hit = dark corner: hit; the larger, the more often
city-fortified = gold frame: fortified; broken frame: in the game being played
standing-game = Game: { $game }
standing-victory = Victory: { $side }
standing-epic-victory = Victory: { $side } (epic)
standing-merged = merged { $squads }
standing-done = done, waits for the other side
standing-story = read story { $code }
standing-altered = Altered tiles ({ $count })

## Rules, by their ids

rule-U1 = A tile touches up to six others. The range between two tiles is the number of steps of the shortest way.
rule-U4 = In each round both sides draw four cards, pick for initiative, and take their turns, the side with the initiative first.
rule-U6 = Both sides pick a card in secret. The higher number takes the initiative; if they are equal it stays where it is. Both picks are discarded.
rule-U7 = In its turn a side plays its cards one at a time, each for one action printed on it or for another use of a card.
rule-U9 = A suppressed counter does nothing. Its next card can only turn it ready again, or be hunkered down.
rule-U10 = To hunker down is to put a card back into the supply. The board does not change.
rule-U11 = Fog of war cannot be played. It may be picked for initiative.
rule-U12 = A choice without effect cannot be made.
rule-U13 = Move: the counter goes up to as many tiles as printed, only onto tiles with a control marker of its side.
rule-U14 = Scout: the counter goes up to as many tiles as printed. On each that has no marker of its side it places one, scouted side up, and its side gets a fog of war.
rule-U15 = Stalk: the counter goes up to as many tiles as printed, with or without control markers.
rule-U16 = Bolster: up to as many cards as printed go from the supply to the discard pile. If a squad is named, only its cards.
rule-U17 = Command: draw up to as many cards as printed.
rule-U19 = Recon: take a fog of war out of your hand and draw a card.
rule-U20 = The target's base defence, the cover of its tile and the range add up to its total defence. The attack succeeds if at least one die shows that much; 0 counts as 10 and always succeeds.
rule-U21 = Attack and suppress are aimed at any one enemy counter on the board.
rule-U24 = The sum of the objective markers on the tiles that a side controls is what it holds. A side that holds as much as the scenario asks for wins immediately.
rule-N1 = A hill gives its higher cover, but only its lower one against an attack from another hill or a blast.
rule-N2 = A card whose counter is off the board brings it on at the deployment marker of the counter, then acts. Without such a marker it cannot.
rule-N3 = Guide: an own counter that is not suppressed moves up to as many tiles as printed, only onto tiles with own control markers. A mortar that moves loses its target marker.
rule-N4 = Control: a scouted marker on the counter's tile turns to controlled, unless an enemy counter is there. An enemy who controlled the tile does so no more.
rule-N5 = Inspire: a card of the named squad goes from the play area back to hand and can be played again.
rule-N6 = Target: the mortar's target marker is laid on any tile at range 3 or more from it.
rule-N7 = Blast: every counter on the tile with the target marker, own ones too, is attacked. The marker must be on the board; range does not count.
rule-N8 = A counter that is hit costs its owner one of its cards, looked for in hand, then in the discard pile, then in the deck. Without such a card the counter leaves the board.
rule-N9 = A side is pinned when none of its riflemen is on the board. Where the scenario says so, pinning the enemy wins; if both are pinned, the side ahead in objectives wins, and if equal, the side with the initiative.
rule-N10 = A side that needs objectives loses when it is pinned, has no riflemen's card left anywhere, and is behind in objectives.
rule-A1 = A hill gives cover 3, but only 1 against an attacker on a hill and against a strafe.
rule-A2 = No vehicle enters an impassable tile.
rule-A3 = A counter that has left the board never returns.
rule-A4 = Control: a scouted marker on the tile turns to controlled. A soldier of an enemy who controls the tile bars it, on foot or in a vehicle.
rule-A5 = Inspire: up to as many soldiers' cards as printed go from the play area back to hand; never a leader's.
rule-A6 = Navigate and recon flight scout up to as many tiles as printed from afar. Each new marker brings a fog of war.
rule-A7 = Repair takes one damage off a vehicle on the soldier's tile. From a seat he repairs only the vehicle he sits in.
rule-A8 = A soldier in a vehicle can use the vehicle actions printed on his seat. His card may instead swap his seat with that of a mate in the same vehicle.
rule-A8a = A soldier who is hit and has no card left in hand, discard pile or deck dies, with all his other cards.
rule-A9 = A free move is to board a vehicle on the tile, to leave it, or to shift to a free seat in it.
rule-A10 = A soldier in a vehicle has no movement of his own: he goes where it drives.
rule-A11 = Drive: the vehicle goes up to as many tiles as printed, only onto tiles with an own control marker, and its crew with it.
rule-A12 = A combat action is aimed at what has the defence that it has to beat: attack, suppress and strafe at the normal defence, anti-tank and demolish at armour. Soldiers in a vehicle cannot be aimed at, only the vehicle; demolish reaches the own tile alone.
rule-A13 = A success against a vehicle hits one of its crew. A suppression suppresses him; anything else wounds him and damages the vehicle, which is disabled by some damage and destroyed by more, as it is printed.
rule-A14 = A structure that is hit by demolish is destroyed immediately, and its value counts for the LRDG for good. Until then it counts for the Italians if they control its tile, and never for the LRDG.
rule-A15 = A counter that the scenario names may leave the board from a tile with an escape marker, as a step of its movement.
rule-A16 = A side that meets the goal of the scenario wins immediately. A side that can no longer meet its own may lose for it, at the latest once the enemy is ahead.
rule-A17 = With a card's action comes one free move, before it or after it. One that comes first must leave an action to take.
rule-A18 = A soldier who boards an empty vehicle of the enemy captures it. Nobody boards one in which an enemy sits.
rule-A19 = Some seats ask for a specialism. In a disabled vehicle nobody takes a vehicle action.
rule-A21 = The value of a side is that of the objective markers on tiles it controls and of the structures that count for it. A side with as much as the scenario asks for wins immediately.
rule-A22 = A leader's card has no soldier on the board.
rule-A24 = A side that has eliminated as many of the enemy's soldiers or vehicles as the scenario asks for wins immediately.
rule-S1 = A card whose counter is off the board brings it on, ready, at own riflemen of its squad; a card without a squad at any own riflemen.
rule-S2 = A tank comes on at any own riflemen that do not stand on impassable ground.
rule-S3 = Guide moves a counter of the named squad that is neither suppressed nor routed, and not an anti-tank gun.
rule-S4 = Control: a scouted marker on the counter's tile turns to controlled. It is barred by a counter, not routed, of an enemy who controls the tile.
rule-S5 = Inspire: another card of the play area performs one of its actions, but no upgraded one.
rule-S6 = A counter that is hit costs a card of it, looked for in the play area, in hand, in the discard pile, then in the deck. Without such a card it is routed, and the attacker may move it to an adjacent tile.
rule-S8 = A building gives its higher cover against attacks from another tile.
rule-S9 = A fortified tile gives its higher cover to the side that controls it.
rule-S11 = A tank is hit by actions that have dice against tanks alone. It is never suppressed and enters no impassable ground.
rule-S12 = A mine lies on the edge between two tiles, of each side one at most. When an enemy crosses, it rolls one die against his defence, the one kind against soldiers, the other against tanks; a hit stops him and removes the mine.
rule-S14 = Smoke adds 2 to the defence of the counters on its tile, except against demolish. A counter lays two in a scenario, and no second one on a tile.
rule-S15 = Tiles with a tunnel are adjacent to each other for all who move but tanks. A tunnel has defence 7 and is gone once hit.
rule-S16 = Each combat action says what it can be aimed at: enemy infantry, or tanks, buildings and tunnels that it has dice against. The target must lie within the range printed.
rule-S18 = A building has the defence printed on its tile, without cover. For demolish cover does not count, for bombard the range does not.
rule-S20 = A counter lays up to as many mines as printed on edges of its tile, and no more than four in a scenario.
rule-S21 = Requisition takes a card from the supply to hand. Rally turns a suppressed counter of the squad ready. Anti-air costs the enemy a bomber, the first that is found.
rule-S22 = Fight and fade is a combat action and a step; assault a move and a combat action; secure a recon and scouting one tile; exert lets another card of the play area act and suppresses its counter.
rule-S23 = A side that meets the goal of the scenario wins immediately: objectives, routs, points, counters at a marker, or several of these.
rule-S24 = Total rout: a side all of whose riflemen on the board are routed loses.
rule-S25 = At the start of its turn, before it plays a card, a side may withdraw. The opponent wins.
rule-C1 = The campaign goes from state to state. The winner of a scenario decides which comes next, so each has a winner.
rule-C2 = Each side keeps its cards in the boxes of a binder. Its owner may look into them at any time, the opponent not.
rule-C4 = Before a scenario both sides compare the state of the campaign and choose the soldiers that it asks for.
rule-C5 = After a scenario the casualties are shuffled: one of up to four, two of up to nine, three of more are lost for good, and a reservist takes each place. Then soldiers are upgraded.
rule-C7 = A squad that has too few soldiers is merged: others take the empty places.
rule-C8 = The campaign ends with an epic victory or with its final battle, which decides it. Where it ends earlier, its last scenario decides.
rule-R2 = Inspire and exert cannot choose the card that performs them.
rule-R7 = A routed counter performs no combat action.
rule-R14 = Recon needs a fog of war in hand.
rule-R16 = A card whose counter is off the board performs nothing while there are no riflemen where it could come on.
rule-R19 = An action against a whole tile fixes its targets when it begins. They are rolled for one by one, in the order that is chosen.
rule-R20 = Anti-tank is aimed at enemy vehicles only, not at soldiers or structures.
rule-R22 = Only the LRDG demolish structures and count those destroyed. The Italians aim demolish at vehicles alone.
rule-R23 = An empty vehicle cannot be suppressed: nobody is in it.
rule-R24 = The tiles of a navigation form a chain from the vehicle, no tile twice, and at least one new marker must come of it.
rule-R26 = Where something is done up to a number of times it is done at least once: one tile, one card, one damage.
rule-R27 = No vehicle enters a tile on which an obstacle stands.
rule-R29 = If both sides lose all hope by one change, the side ahead wins, and if equal, the side with the initiative.
rule-R37 = Where a card prints an action twice, plain and upgraded, its player chooses by which it is done, if both can do it and they differ.

## Commands of campaigns

command-state =
    Show where a campaign stands.

    Prints the state, the scenario, and for each side its areas and the number of cards in its binder.

    { "\u0008" }
    kronika campaign state CAMPAIGN
command-record =
    Show the record of a campaign: states, winners, areas.

    The picture shows the way so far. Once the campaign is closed, it shows the whole tree of ways.

    { "\u0008" }
    kronika campaign record CAMPAIGN --svg way.svg
command-record-picture = Write the way so far to this file, as a picture.
command-city =
    Show the city binder: current and altered tiles, every swap.

    Tiles swapped in the game that is being played are marked as provisional.

    { "\u0008" }
    kronika campaign city CAMPAIGN --svg city.svg
command-city-picture = Write the city to this file, as a picture.
command-binder =
    Show a binder of cards, box by box.

    For boxes that nobody may look into, prints only the number of cards.

    { "\u0008" }
    kronika campaign binder CAMPAIGN
command-binder-whose = The side whose binder to show. Default: your own. Until the campaign is closed, you can see no other.
command-soldier =
    Show the life of a soldier.

    Prints the scenarios with the soldier's deeds, and how the soldier was lost or promoted. CARD is the code
    printed on the card. You can read the fate of an enemy soldier once the campaign is closed.

    { "\u0008" }
    kronika campaign soldier CAMPAIGN S-P-009
letter-state = where the campaign stands
letter-binder = your binder of cards
letter-city = the city
letter-way = the way so far, and who holds what
letter-rest = the best copies for all the rest of the deck
letter-no-deck = No deck is being made.
command-lost = Lost for good: { $cards }
differs-end = the campaign says that { $winner } won ({ $how }); the game, that { $other_winner } won ({ $other_how })
differs-tunnels = other tunnels were destroyed in the campaign than in the game
differs-tiles = other tiles were swapped in the campaign than in the game
differs-card-count = { $side } brings home another number of cards than it had
differs-cards = { $side } brings home other cards than it had

## Bots

bot-sensible = goes for the goals of the scenario, and attacks where that is likely to succeed
