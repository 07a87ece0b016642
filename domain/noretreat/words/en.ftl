# The sentences of No Retreat!.

## What things are called

space-near = { $space } near { $city }
box-rail = the rail box
box-shattered = the shattered box
box-destroyed = the destroyed box
box-surrendered = the surrendered box
box-cadre = the cadre box
box-track = the turn track
box-out = out of the game
box-waiting = withdrawn
result-NE = no effect
result-CA = counterattack
result-CB = counterblow
result-EX = exchange
result-DR = defenders retreat
result-DS = defenders shattered
result-DD = defenders destroyed
result-axis_loses = the Axis loses a step
result-soviet_loses = the Soviets lose a step
result-both_lose = both sides lose a step
weather-clear = clear
weather-mud = mud
weather-snow = snow
weather-long_winter = long winter
phase-housekeeping = housekeeping
phase-cards = card phase
phase-supply = supply phase
phase-organisation = organisation phase
phase-movement = movement phase
phase-combat = combat phase
phase-removals = removals phase
phase-detraining = detraining phase
name-card = card { $card }
name-any-card = card
name-odds = odds { $column }

## Prompts

prompt-keep_cards = Which card do you give up?
prompt-discard_to_two = Discard down to two cards
prompt-discard_war = War on two fronts: discard a card
prompt-discard = Discard a card
prompt-event_window = Do you play a card?
prompt-cancel = Do you cancel the card?
prompt-choose = Choose what the event leaves open
prompt-pay = Pay with a card
prompt-flip = Which unit do you turn?
prompt-place = Which unit do you bring in?
prompt-place_at = Where does the unit come?
prompt-reorganise = Which unit do you reorganise?
prompt-move = Which unit do you move?
prompt-go = Where does the unit go?
prompt-step = Which way does the unit take?
prompt-strategic_reserve = Strategic reserve: which unit?
prompt-local_support = Local support: which unit?
prompt-declare_targets = Declare a target
prompt-declare_counterblows = Declare a counterblow
prompt-choose_battle = Which battle is fought next?
prompt-add_hex = Does another space join this battle?
prompt-choose_attackers = Who attacks?
prompt-choose_terrain_hex = The terrain of which space counts?
prompt-commit_support = Do you use a support marker?
prompt-commit_card = Do you play a card in this battle?
prompt-accept_counterattack = Do you counterattack?
prompt-place_counterblow = Where does the counterblow marker go?
prompt-lose_step = Which unit loses a step?
prompt-place_cadre = Does a cadre take its place?
prompt-retreat = Who retreats, and where?
prompt-advance = Who advances, and where?
prompt-advance_on = Does the unit go on?
prompt-overstack = Too many units: which one leaves?
prompt-unscorch = Rebuild a scorched city?
prompt-detrain = Which unit detrains?
prompt-detrain_at = Where does the unit detrain?
prompt-reserve_detrain = Does the reserve detrain?
prompt-detach = Detach a unit?
prompt-fortified_fronts = Form fortified fronts?
prompt-partisans = Partisans: against which unit?
prompt-joker = Use the Joker: exchange up to two cards?
prompt-shift_initiative = Spend a victory point on the initiative?
prompt-set_up = Which unit do you set up?
prompt-hidden = Something is asked
prompt-about = { $about }: { $asked }

## Standing orders

order-passes-all = Pass whatever can be passed
order-passes-event_window = Play no card as an event
order-passes-cancel = Cancel no card
order-passes-commit_card = Play no card in a battle
order-game = { $passed } to the end of the game.
order-turn = { $passed } to the end of the turn of { $side } in turn { $turn }.
order-turn-all = { $passed } to the end of the turn of { $side } in turn { $turn }, or until the enemy plays a card.

## Refusals

not-now = You cannot do this now: { $decision }. { $asked }
not-a-known-unit = There is no unit { $unit }.
not-a-unit-of-yours = { $unit } is not one of your units.
not-on-the-map = { $unit } is not on the map.
not-mobile = { $unit } can neither move nor entrain: it has no movement points.
not-able-to-enter-anything = { $unit } cannot move: every neighbouring space is closed to it.
not-on-turns-1-and-2 = { $unit } cannot entrain: no more units entrain on turns 1 and 2.
not-supplied = { $unit } cannot entrain: it is out of supply.
not-rail-box-is-full = { $unit } cannot entrain: the rail box is full.
not-paid-to-entrain = { $unit } cannot entrain: each unit after the first costs { $price }, and your hand cannot pay for it.
not-moved-before = { $unit } has already moved in this phase.
not-among-enemies = { $unit } cannot enter { $space }: enemy units are there.
not-into-a-lake = { $unit } cannot enter { $space }: only supply crosses the lake.
not-away-from-home = { $unit } cannot enter { $space }: it never leaves its home area.
not-open-yet = { $unit } cannot enter { $space }: it is closed until the turn after the Soviets first control the Rumanian oil.
not-of-a-nation = { $unit } cannot enter { $space }: Axis units there must be { $nations }.
not-from-zone-to-zone = { $unit } cannot go straight from one enemy zone of control into another at { $space }. It can go there another way, or if a friendly unit is there.
not-within-reach = { $unit } cannot reach { $space } with { $mp } movement points. It stops in enemy zones of control.
not-where-a-marker-lies = You cannot target { $space }: it already has a marker.
not-without-an-enemy = You cannot target { $space }: no enemy unit is there.
not-another-target = You cannot target { $space }: you have no targets left this turn.
not-beside-a-unit-of-yours = You cannot target { $space }: none of your units is next to it.
not-of-their-own-will = You cannot target { $space }: your units next to it may not attack of their own will.
not-countered-none-of-yours = You cannot lay a counterblow on { $space }: none of your units is there.
not-countered-a-marker = You cannot lay a counterblow on { $space }: it already has a marker.
not-countered-another-counterblow = You cannot lay a counterblow on { $space }: you have no markers left.
not-countered-white-units-alone = You cannot lay a counterblow on { $space }: all units there have a white strength.
not-countered-no-enemy-beside = You cannot lay a counterblow on { $space }: no enemy unit is next to it.
not-fought-twice = { $space } is already part of this battle.
not-fought-undeclared = You cannot attack { $space }: it is neither your target nor a counterblow of the enemy.
not-fought-alone = { $space } cannot join the battle: none of your units can attack it together with the other spaces.
not-attacking-twice = { $unit } already attacks in this battle.
not-attacking-again = { $unit } cannot attack: it has already attacked in this combat phase.
not-attacking-from-afar = { $unit } cannot attack: it is not next to { $space }.
not-attacking-unwilling = { $unit } cannot attack { $space }: it does not attack of its own will.
not-attacking-needed-elsewhere = { $unit } cannot attack { $space }: it must attack another declared space that only it can still attack.
not-retreating-at-all = { $unit } does not retreat now.
not-retreating-so-far = { $unit } cannot retreat to { $space }: it is not next to it.
not-retreating-among-enemies = { $unit } cannot retreat to { $space }: enemy units are there.
not-retreating-in-there = { $unit } cannot retreat to { $space }: the space is closed to it.
not-retreating-in-a-zone = { $unit } cannot retreat to { $space }: it is in an enemy zone of control and no friendly unit is there.
not-retreating-back = { $unit } cannot retreat to { $space }: a retreat ends two spaces from where it began.
not-retreating-out-of-supply = { $unit } cannot retreat to { $space }: it must take a way of full length, to supply if there is one.
not-advancing-at-all = { $unit } does not advance now.
not-advancing-elsewhere = { $unit } cannot advance into { $space }: the battle did not empty it.
not-advancing-so-far = { $unit } cannot advance into { $space }: it is not next to it.
not-advancing-among-enemies = { $unit } cannot advance into { $space }: enemy units are there.
not-advancing-in-there = { $unit } cannot advance into { $space }: the space is closed to it.
not-advancing-over-the-limit = { $unit } cannot advance into { $space }: the space is full and the unit cannot go on from there.
not-among-the-losers = { $unit } does not lose the step: the loss falls on other units.
not-before-another-loses = { $unit } does not lose the step: another unit takes the loss first.
not-in-the-cadre-box = { $unit } cannot take the place: it is not in your cadre box.
not-in-hand = You do not hold { $card }.
not-but-when-drawn = You cannot play { $card }: it takes effect only when it is drawn.
not-without-the-initiative = You cannot play { $card }: it needs { $side } to have the initiative.
not-before-turn = You cannot play { $card } before turn { $turn }.
not-in-this-weather = You cannot play { $card }: the weather is { $weather } and must be { $needed }.
not-twice-in-a-turn = You have already played { $card } this player turn.
not-at-this-prompt = You cannot play { $card } at this prompt. Answer it first.
not-a-use = { $card } has no use { $use }. Its uses are numbered from 0 to { $last }.
not-without-the-joker = You cannot play { $card } in this way: the game has no Joker.
not-without-an-ally = You cannot play { $card }: no ally of the Axis other than the Finns is on the map.
not-at-this-moment = You cannot play { $card } now. It is played { $moment }.
not-without-an-effect = You cannot play { $card } now: it would have no effect.
not-with-one-step = { $unit } cannot be turned: it has only one step.
not-on-its-better-face = { $unit } already shows its better face.
not-marked-unsupplied = { $unit } cannot be turned: it is marked unsupplied.
not-without-overland-supply = { $unit } cannot be turned: it has no overland supply.
not-improved-but-fortified = { $unit } cannot be improved: it is fortified instead.
not-improved-on-this-turn = { $unit } cannot be improved: the Axis improves units from turn { $first } to turn { $last }.
not-improved-before-turn = { $unit } cannot be improved before turn { $turn }.
not-turned-twice = { $unit } has already been turned in this step.
not-paid = { $unit } cannot be improved: that costs { $price }, and your cards are worth { $worth }.
not-a-free-upgrade = You have no free upgrade: only the Soviets have them, from turn { $turn } on.
not-another-free-upgrade = You have already used your free upgrades of this turn ({ $n }).
not-turned-abroad = { $unit } can be turned only in its home area.
not-upgraded-before-turn = { $unit } cannot be upgraded before turn { $turn }.

## Decisions

decision-pass = pass
decision-done = done
decision-discard = discard { $axis } / { $soviet }
decision-pay = pay with { $axis } / { $soviet }
decision-drop = drop the purchase
decision-play = play { $axis } / { $soviet }
decision-play-own = play { $card }
decision-improve = improve { $unit }
decision-upgrade = upgrade { $unit }
decision-fortify = fortify { $unit }
decision-turn_back = turn back { $unit }
decision-place = bring in { $unit }
decision-at = at { $space }
decision-reorganise = reorganise { $unit }
decision-move = move { $unit }
decision-go = go to { $to }
decision-step = step to { $to }
decision-stop = stay
decision-entrain = entrain { $unit }
decision-mark = choose { $unit }
decision-target = target { $space }
decision-counterblow = counterblow at { $space }
decision-attack = fight for { $space }
decision-take = attack with { $unit }
decision-ground = the terrain of { $space }
decision-yes = yes
decision-no = no
decision-lose = a step of { $unit }
decision-cadre = place { $unit }
decision-retreat = { $unit } retreats to { $to }
decision-advance = { $unit } advances to { $to }
decision-excess = remove { $unit }
decision-detrain = detrain { $unit }
decision-pick = choose { $chosen }
pick-left = shift to the left
pick-right = shift to the right
pick-cards = discard two cards
pick-step = discard a card and lose a step
pick-axis = the table of the Axis
pick-soviet = the table of the Soviets

## Events

event-dice_rolled = { $side_cap } { $side_plural ->
    [yes] roll
   *[no] rolls
 } { $shown }: { $counts }.
event-dice_rolled-attack = { $battle } Roll { $die }: { $result }.
event-dice_rolled-two = { $battle } The dice show { $shown }; { $side } { $side_plural ->
    [yes] choose
   *[no] chooses
 } one.
event-laid_out = The scenario { $scenario } is set up.
event-position_inherited = The game continues from a position of another game.
event-turn_began = Turn { $turn } begins: { $weather }.
event-phase_began = { $active_cap } { $active_plural ->
    [yes] begin their
   *[no] begins its
 } { $phase }.
event-phase_began-first = { $active_cap } { $active_plural ->
    [yes] begin their
   *[no] begins its
 } turn: { $phase }.
event-card_drawn = { $side_cap } { $side_plural ->
    [yes] draw
   *[no] draws
 } { $card }.
event-card_drawn-hidden = { $side_cap } { $side_plural ->
    [yes] draw
   *[no] draws
 } a card.
event-card_laid = { $side_cap } { $how ->
    [played] { $side_plural ->
        [yes] play
       *[no] plays
    }
    [discarded] { $side_plural ->
        [yes] discard
       *[no] discards
    }
    [paid] { $side_plural ->
        [yes] pay with
       *[no] pays with
    }
    [immediate] { $side_plural ->
        [yes] reveal
       *[no] reveals
    }
   *[set_up] { $side_plural ->
        [yes] give up
       *[no] gives up
    }
 } { $card }.
event-card_lost = { $side_cap } { $side_plural ->
    [yes] lose
   *[no] loses
 } { $card } at random.
event-card_taken = { $side_cap } { $side_plural ->
    [yes] take
   *[no] takes
 } { $card } from the discard pile.
event-hand_shown = { $side_cap } { $side_plural ->
    [yes] show their
   *[no] shows its
 } hand to the enemy.
event-reshuffled = The draw and discard piles are shuffled together.
event-deck_changed = 1945 begins: the deck changes, and { $gone ->
    [0] no card leaves
    [one] { $gone } card leaves
   *[other] { $gone } cards leave
 } the hands.
event-half_happened = { $card } takes effect.
event-half_stays = { $card } stays in effect.
event-unit_moved = { $unit_cap } { $how ->
    [retreat] { $unit_plural ->
        [yes] retreat
       *[no] retreats
    }
    [advance] { $unit_plural ->
        [yes] advance
       *[no] advances
    }
   *[move] { $unit_plural ->
        [yes] move
       *[no] moves
    }
 } { $area ->
    [yes] into
   *[no] to
 } { $to }.
event-unit_put = { $unit_cap } { $unit_plural ->
    [yes] arrive
   *[no] arrives
 } { $area ->
    [yes] in
   *[no] at
 } { $place }.
event-unit_put-detrained = { $unit_cap } { $unit_plural ->
    [yes] detrain
   *[no] detrains
 } { $area ->
    [yes] in
   *[no] at
 } { $place }.
event-unit_put-set_up = { $unit_cap } { $unit_plural ->
    [yes] set
   *[no] sets
 } up { $area ->
    [yes] in
   *[no] at
 } { $place }.
event-unit_put-rail = { $unit_cap } { $why ->
    [reserve] { $unit_plural ->
        [yes] go
       *[no] goes
    } into the rail box as the strategic reserve
   *[other] { $unit_plural ->
        [yes] entrain
       *[no] entrains
    }
 }.
event-unit_put-box = { $unit_cap } { $unit_plural ->
    [yes] move
   *[no] moves
 } to { $place }.
event-unit_put-shattered = { $unit_cap } { $unit_be } shattered{ $reason }.
event-unit_put-destroyed = { $unit_cap } { $unit_be } destroyed{ $reason }.
event-unit_put-surrendered = { $unit_cap } { $unit_plural ->
    [yes] surrender
   *[no] surrenders
 }{ $reason }.
event-unit_put-cadre = { $unit_cap } { $unit_plural ->
    [yes] return
   *[no] returns
 } to the cadre box{ $reason }.
event-unit_put-track = { $unit_cap } { $unit_plural ->
    [yes] leave
   *[no] leaves
 } the map until turn { $turn }{ $reason }.
event-unit_put-out = { $unit_cap } { $unit_plural ->
    [yes] leave
   *[no] leaves
 } the game{ $reason }.
event-unit_put-waiting = { $unit_cap } { $unit_be } withdrawn{ $reason }.
reason-unsupplied = , still without supply
reason-excess = , being one unit too many
reason-no_retreat = , unable to retreat
event-unit_turned = { $unit_cap } { $why ->
    [improved] { $unit_be } improved
    [upgraded] { $unit_be } upgraded
    [fortified] { $unit_plural ->
        [yes] become
       *[no] becomes
    } a fortress
    [turned_back] { $unit_plural ->
        [yes] become
       *[no] becomes
    } a regional unit again
   *[other] { $better ->
        [yes] { $unit_plural ->
            [yes] gain
           *[no] gains
        } a step
       *[no] { $unit_plural ->
            [yes] lose
           *[no] loses
        } a step
    }
 }{ $named ->
    [yes] {" and continues as"} { $after }
   *[no] { "" }
 } ({ $strength }-{ $mp }).
event-unit_marked = { $unit_cap } { $unit_be } { $marker ->
    [disorganised] { $on ->
        [yes] disorganised
       *[no] organised again
    }
    [partisans] { $on ->
        [yes] harassed by partisans
       *[no] free of partisans again
    }
   *[unsupplied] { $on ->
        [yes] out of supply
       *[no] back in supply
    }
 }.
event-control_taken = { $side_cap } { $area ->
    [yes] { $side_plural ->
        [yes] take control of
       *[no] takes control of
    }
   *[no] { $side_plural ->
        [yes] take
       *[no] takes
    }
 } { $space }.
event-ground_marked = { $space } { $marker ->
    [scorched] { $on ->
        [yes] is scorched
       *[no] is rebuilt
    }
   *[works] { $on ->
        [yes] gets defensive works
       *[no] loses its defensive works
    }
 }.
event-blow_laid = { $side_cap } { $kind ->
    [counterblow] { $side_plural ->
        [yes] declare a counterblow at
       *[no] declares a counterblow at
    }
   *[target] { $side_plural ->
        [yes] target
       *[no] targets
    }
 } { $space }.
event-blow_laid-left = The battle leaves { $side } a counterblow at { $space }.
event-support_set = The Axis has { $axis ->
    [0] no Blitz markers
    [one] { $axis } Blitz marker
   *[other] { $axis } Blitz markers
 }, the Soviets have { $soviet ->
    [0] no Shock markers
    [one] { $soviet } Shock marker
   *[other] { $soviet } Shock markers
 }.
event-reserve_marked = { $unit_cap } { $unit_plural ->
    [yes] become
   *[no] becomes
 } the strategic reserve.
event-reserve_marked-none = The strategic reserve marker is free again.
event-local_support = { $unit_cap } { $unit_plural ->
    [yes] get
   *[no] gets
 } local support.
event-local_support-none = Local support ends.
event-joker_turned = { $side_cap } now { $side_plural ->
    [yes] hold
   *[no] holds
 } the Joker.
event-vp_moved = { $n ->
    [0] Neither side has event victory points.
   *[other] { $side_cap } { $side_plural ->
        [yes] have
       *[no] has
    } { $n } event victory { $n ->
        [one] point
       *[other] points
    }.
 }
event-initiative_passed = { $side_cap } { $side_plural ->
    [yes] take
   *[no] takes
 } the initiative.
event-initiative_shifted = The initiative marker moves to turn { $turn }.
event-high_tide_set = The High Tide marker moves to { $vp }.
event-won = { $side_cap } { $side_plural ->
    [yes] win
   *[no] wins
 } { $how ->
    [objectives] by objectives
    [sudden_death] by sudden death
    [total] by total victory
    [high_tide] by the High Tide marker
    [garrison] by the fall of Berlin
    [goal] by the goal of the scenario
   *[end] because the enemy has not won the war
 }.
event-weather_turned = The weather of turn { $turn } will be { $weather }.
event-trigger_fired = { $trigger ->
    [gg] Red units have entered Greater Germany.
    [oil] The Soviets hold the Rumanian oil.
   *[warsaw] The Soviets hold Warsaw.
 }
event-duty_taken = { $side_cap } must attack { $n ->
    [one] once
   *[other] { $n } times
 }.
event-stacking_eased = One more unit may stack in { $hexes }.
event-stacking_eased-none = The usual stacking limit applies again.
event-reprieved = { $on ->
    [no] The sudden-death check was skipped.
   *[yes] The next sudden-death check will be skipped.
 }
event-result_found = The result becomes: { $result }.
event-result_found-event = { $battle } { $card } sets the result: { $result }.
event-result_found-below = { $battle } The odds are too low: { $result }.
event-result_found-plain = { $battle } Result: { $result }.
battle-odds = { $counter ->
    [yes] Counterattack on
   *[no] Battle for
 } { $hexes }: { $attack } against { $defence }, { $odds }{ $shifted ->
    [yes] {" shifted to"} { $column }
    [below] {" shifted below 1:3"}
   *[no] { "" }
 }.
column-below = below 1:3
fate-NE = no effect
fate-CA = the defenders may counterattack
fate-CB = a counterblow marker stays
fate-EX = each side loses a step
fate-DR = the defenders retreat
fate-DS = the defenders are shattered
fate-DD = the defenders lose a step each and retreat
fate-DL = the defenders lose a step each

## What is half done

half-done-battle = A battle for { $space }.
half-done-move = { $unit } is on its way.

## Rolls

thrown = { $dice }d6
counts-one-of-the-dice = one of the dice is chosen
counts-the-table = the table gives the result
counts-no-number = no number drives the defenders off
counts-or-more = { $target } or more drives the defenders off
counts-the-lower = the lower of both dice loses a step
counts-this-card = this card is lost

## Drawings

title-map = The map
title-boxes = Units off the map
title-units = Units on the map, both sides
title-turns = All turns
title-legend = Legend
title-open = Open cards
hand-axis = Hand of the Axis
hand-soviet = Hand of the Soviets
edge-of-axis = The edge of the map that supplies the Axis
edge-of-soviet = The edges of the map that supply the Soviets
layer-zones-axis = Zones of control of the Axis
layer-zones-soviet = Zones of control of the Soviets
layer-supply-axis = Supply of the Axis
layer-supply-soviet = Supply of the Soviets
layer-attacks = Targets and counterblows, and their odds
layer-ways = Where the unit that moves can end
layer-reach = Where any unit that may move could end
word-turn = Turn
word-weather = weather
word-vp = VP
word-map_vp = of the map
word-event_vp = event VP
word-support = support markers
word-initiative = initiative
word-objectives = objectives
word-cut_off = cut off
word-unsupplied = unsupplied
word-disorganised = disorganised
word-partisans = harassed by partisans
word-arriving = arrive
word-reserve = strategic reserve
word-local = local support
word-pile = draw pile
word-discards = discarded
word-high_tide = High Tide
word-cards = cards
word-figure_now = sudden death on this turn above { $vp }
word-figure = sudden death on turn { $turn } above { $vp }
word-target = target
word-counterblow = counterblow
word-back = other side
word-both_sides = Above the side that shows, below the other one; ↻ turns until an eliminated unit comes back, ✕ it leaves the game. White: it does not attack of its own will; in brackets: no zone of control.
word-red_event = red event
word-withdrawn = withdrawn
word-joker = Joker
word-pivot = initiative marker on turn
word-cost = movement points
milestone-gg = Greater Germany is entered
milestone-oil = Rumania falls
milestone-warsaw = Warsaw is taken
arm-armour = armour
arm-mechanised = mechanised
arm-infantry = infantry
arm-regional = regional
arm-fortress = fortress
arm-shock = shock
arm-volkssturm = Volkssturm
arm-reserve = reserve
change-no_axis_rail = the last turn without Axis rail movement
change-axis_replaces = the Axis begins to replace and improve
change-axis_improves_to = the last turn on which the Axis improves
change-fortify = the Soviets begin to fortify
change-reserve = the Soviet strategic reserve
change-upgrade = a free Soviet upgrade from now on
change-second_upgrade = a second free Soviet upgrade
change-second_upgrade_to = the last turn with the second free upgrade
change-axis_draw = the Axis draws a card more
change-soviet_draw = the Soviets draw a card more from now on
change-tank_stacking = Soviet tanks stack and advance a third hex
change-free_stacking = any two Soviet units stack
change-two_steps = Soviet units have two steps
change-initiative = the initiative passes to the Soviets
change-axis_three_targets = the Axis has three targets
change-axis_one_target = the Axis has one target
change-hard_winter = winter shifts by two
change-last_year = 1945: the deck changes
change-axis_draw_one = the Axis draws one card only
change-end = the last turn
change-local_support = local support turns over
change-detachments = detachments may come from now on
change-fortified_fronts = fortified fronts may come from now on
change-reserves = reserves come
change-partisans = the partisans come
legend-map = Flags tell who controls a place: a square one the Axis, one with a notch the Soviets; a green foot that it is a source of supply, as coloured edges of the map are. Stars are objectives of the side in whose colour they are, small figures what a place gives that does not give one point. A counter has the cross of the Axis or the star of the Soviets; a missing corner: it shows its worse face. A dashed red edge: the unit is cut off; U, D, P: unsupplied, disorganised, harassed by partisans; ★ strategic reserve, + local support. Thick edges of hexes are targets, dashed ones counterblows; figures in circles what it costs to end there, diamonds where a unit could end. Dashed brown lines are borders, blue ones rivers, dark ones lakes. As layers: zones of control, hatched; squares (Axis) and diamonds (Soviets) where a side has overland supply.
legend-turns = B Blitz and S Shock: support markers of the turn; ! a check for sudden death, with the figures Axis/Soviets; ± the weather may vary; red: a red event; counters: who comes; −: who is withdrawn; •: something changes; ◆ the initiative marker.
odds-strengths = { $where }: { $attack } against { $defence }
odds-below = below the table: counterattack

## Buttons

button-pass = Pass
button-done = Done
button-drop = Drop the purchase
button-stop = Stop here
button-yes = Yes
button-no = No
button-discard = discard it
button-play-0 = play it
button-play-1 = play it, second use
button-play-2 = play it, third use
button-improve = improve
button-upgrade = upgrade
button-fortify = fortify
button-turn_back = turn back to regional
button-pick-cards = cards
button-pick-step = a step
button-pick-left = to the left
button-pick-right = to the right
button-pick-axis = the table of the Axis
button-pick-soviet = the table of the Soviets
button-counter = { $figures }, { $place }
button-pick-1 = the 1
button-pick-2 = the 2
button-pick-3 = the 3
button-pick-4 = the 4
button-pick-5 = the 5
button-pick-6 = the 6

## Positions as text

blows-target = targets
blows-counterblow = counterblows
happened-gg = red units have entered Greater Germany
happened-oil = the Soviets have taken the Rumanian oil
happened-warsaw = the Soviets have taken Warsaw
supplied-none = cut off
supplied-overland = on a source
supplied-sea = by sea
supplied-beside = from a unit beside it
supplied-home = at home
terrain-open = open
terrain-city = city
terrain-forest = forest
terrain-marsh = marsh
terrain-mountain = mountain
terrain-kerch = strait
terrain-area = area
water-baltic = Baltic Sea
water-black = Black Sea
water-caspian = Caspian Sea
water-adriatic = Adriatic Sea
sea-baltic = Baltic coast
sea-black = Black Sea coast
sea-caspian = Caspian coast
sea-adriatic = Adriatic coast
edge-west = western edge
edge-east = eastern edge
edge-south = southern edge
country-greater_germany = Greater Germany
country-none = neither Greater Germany nor the USSR
nation-german = Germans
nation-finnish = Finns
nation-hungarian = Hungarians
nation-italian = Italians
nation-polish = Poles
nation-rumanian = Rumanians
nation-soviet = Soviets
nation-yugoslav = Yugoslavs
label-left = left by a battle
label-markers = Weather markers turned
label-reserve = Strategic reserve
label-local = Local support
label-joker = The Joker is with
label-pivot = The initiative marker lies on turn
label-works = Defensive works
label-scorched = Scorched cities
label-happened = What has happened
label-before = before the scenario
label-events = Events of this player turn
label-pile = Draw pile
label-discards = discarded
label-top = on top
label-objective_of = objective of
label-source = source
label-is_scorched = scorched
label-vp = VP
label-nobody = Nobody
label-closed = closed
label-borders = borders on
label-open_to = Axis units that may enter
label-after = opens on the turn after
label-zones = zones of control
label-sources = sources of supply
label-supplied = overland supply
label-units = units and what supplies them
label-lacking = lacking
label-if_eliminated = gives the enemy, if eliminated,
label-if_unsupplied = if still without supply in the removals phase
label-more_for = more are given for
label-had_for = given for
label-turn = turn
label-otherwise = if the enemy has not won by then
label-reached = reached
label-ends = can end its movement at (cost, way)
label-asked = on its way
label-takes = takes
label-gg = entry into Greater Germany
label-reach = Where units could end
label-defends = defending
label-die = die
label-turns = Turn, date, weather, support, event, units
label-skull = sudden death above
label-enter = enter
label-withdrawn = withdrawn
label-cost = cost
label-armour = armour
label-shift = shift
label-bonus = armour bonus
label-stops = an advance ends there
label-advance = advance
label-mp = movement at most
label-rivers = rivers shift
label-axis_left = Axis attacks on Soviets in the USSR
label-soviet_table = the Axis attacks on the Soviet table
label-axis_targets = Axis targets at most
label-lakes = Sides that cannot be passed
label-crossing = Lakes, which only supply passes
label-rivers_at = Rivers
label-wait_for = Come on the turn after
legend-letters = The map: each hex is three letters; a row begins with the number of its first hex, and a hex is half a hex further east than the one above. A and S are units of the Axis and of the Soviets, and how many; a and s a city that they control, ! a target, ? a counterblow; . open, o city, f forest, m marsh, ^ mountain, = strait, ~ lake.
legend-ground = The ground: the same hexes without units. * is an objective; | / \ between hexes are rivers, # sides that cannot be passed.
way-objectives = objectives
way-sudden_death = sudden death
way-total = total victory
way-high_tide = High Tide
way-garrison = the fall of Berlin
way-end = the end of the war
way-goal = the goal of the scenario
need-vp = VP at least { $figure }, now { $held }
need-enemy_vp = VP of the enemy below { $figure }, now { $held }
need-objectives = { $figure } objectives with supply, now { $held }
need-controls = control of { $figure } places, now { $held }
need-further = { $figure } objectives more, now { $held }
need-eliminated = { $figure } unit eliminated, now { $held }
units-price = The better side costs { $n } cards
units-back = Come back { $n } turns after they are eliminated
units-white = White on a side: do not attack of their own will
units-no-zone = Without a zone of control on a side
units-removed = Leave the game when eliminated
units-cadre = Cadres
units-ss = SS units
units-loses-first = Take a loss before all others
units-two-steps = Two steps at any time
units-one-step = One step for ever
units-free-stacking = Do not count for stacking
units-stays = Never leave their area
units-turns-at-home = Are turned in their area alone

## Packs

wrong-unknown = there is no { $what } { $name }; known: { $known }
kind-space = space
kind-weather-marker = weather marker
kind-side = side
kind-face = face
kind-place = place
kind-result = result
kind-unit = unit
kind-space-or-box = space or box
kind-box = box
kind-city = city
kind-turn-with-a-weather-marker = turn with a weather marker
kind-card-in-the-deck = card in the deck
wrong-twice = { $name } is there { $count } times
wrong-no-hex = { $space } is not a hex: row and column, two digits each
wrong-no-space = no space is called { $key }
wrong-no-side-of-hexes = { $side } is not a side between two hexes
wrong-turns = the turns must be 1 to { $last }, in order
wrong-no-words = there are no words for what this half does: { $what } means nothing here
wrong-faces = a unit has one or two faces
wrong-six-rows = a table has six rows
wrong-results = { $results } results for { $columns } columns
wrong-no-row = there is no row for { $name }
wrong-turn-off-the-track = a unit on the turn track, and no other, has a turn
wrong-marker-off-the-map = only a unit on the map has a marker
wrong-both-sides = both sides have units on { $at }
wrong-stack = { $n } units of { $side } stand on { $at }; in turn { $turn } { $allowed } may (NR41)
stack-two = two units
stack-armoured = one unit, or an armoured one with one other than a fortress
stack-one = one unit
wrong-rail-box = { $n } units of { $side } are in the rail box; it holds { $most } (NR47)
wrong-absent = it does not say where { $unit } is, which entered before turn { $turn }
wrong-shared = both sides may set up on { $space }; give them spaces that differ
wrong-no-unit = it names no unit
wrong-side = { $unit } is not of { $side }
wrong-taken = { $n } cannot be taken of { $of }
wrong-within = within how far of what? `near` is missing
wrong-no-bounds = it has no bounds: `spaces`, `country`, `cities` or `near`
wrong-no-room = { $wanted } units are set up where there is room for { $room }
wrong-nobody = nobody controls { $key }
wrong-nothing-stands = no unit stands on { $space }
wrong-markers = { $side } has { $n } markers; there are { $most }
wrong-reserve = { $unit } is not in the rail box
wrong-local-support = { $unit } is not on the map
wrong-kept = { $keep } cards cannot be kept of { $draw }
wrong-immediate = the half of card { $card } happens when it is drawn and is never in hand
wrong-first = the first turn comes after the last
wrong-ends = it ends before the side that begins was on turn
wrong-event-vp = event VP are { $least } to { $most }
wrong-number-of-turns = there are { $end } turns
wrong-victory = a side and what it must reach are missing, or `standard`
wrong-goal = it asks for nothing
wrong-cost = entering { $terrain } costs { $cost }; it must cost at least 1 (NR39)
wrong-answers = with so many spaces, units and cards { $side } could be given { $most } answers to choose from; at most { $allowed } are allowed (NR136)
note-printed = printed is only { $fields }
note-not-printed = nothing of it is printed
note-ours = { $printed }; ours: { $reason }

## Options of a set-up

options-optional = Optional rules
option-campaign = play on to the end of the war by the standard rules (NR122)
option-detachments = 15.1 detachments (NR111)
option-fortified_fronts = 15.2 fortified fronts (NR112)
option-local_support = 15.3 local support (NR113)
option-weather = 15.4 variable weather (NR114)
choice-weather = { $value ->
    [scenario] as the scenario says
    [variable] always
    [first_year] not in 1941
   *[fixed] never
 }
option-fast_reorganisation = 15.5 faster reorganisation (NR115)
option-no_surrender = 15.6 no surrender (NR116)
option-joker = 15.7 the Joker (NR117)
option-reserves = 15.8 reserves (NR119)
option-partisans = 15.9 paratroops and partisans (NR120)
option-variable_initiative = 15.11 variable initiative (NR118)
option-optional_units = units of the optional rules that are used are set up at the start, where the scenario begins late enough (NR123)

## Bots

bot-sensible = takes and keeps cities, stays in supply and attacks at good odds

## What shifts the odds of a battle

part-city = city
part-forest = forest
part-marsh = marsh
part-mountain = mountains
part-kerch = strait of Kerch
part-area = area
part-open = open ground
part-river = river
part-objective = objective
part-works = defensive works
part-winter = winter
part-grenadiers = SS grenadiers
part-support = support marker
part-armour = armour
part-shock = shock armies
part-unsupplied = unsupplied defenders
part-shifted = shifts after the roll

## What the halves of cards do: when and how long

card-use = { $moment_cap }{ $condition }: { $does }.{ $lasts }
card-and-then = { $first }; { $then }
card-or = { $rest } or { $last }
card-limits = { $first } { $then }
card-limit-initiative = Only while { $side } { $side_plural ->
    [yes] have
   *[no] has
 } the initiative.
card-limit-from-turn = From turn { $turn } on.
card-limit-weather = Only in this weather: { $weather }.
card-if-always = { "" }
card-if-joker = , if the game has the Joker
card-if-ally = , if an ally of the Axis other than the Finns is on the map
card-lasts-battle = { "" }
card-lasts-combat_phase = { " " }It works to the end of the combat phase.
card-lasts-player_turn = { " " }It works to the end of the player turn.
card-answers-card = in answer to a card
card-answers-roll = after any roll of a battle or duel
card-answers-bought = in answer to a purchase
card-when-any = whenever cards may be played
card-when-any-of = whenever cards may be played in the player turn of { $side }
card-when-draw = immediately when it is drawn
card-when-draw-of = immediately when it is drawn in the player turn of { $side }
card-when-cards = in the card phase of either side
card-when-cards-of = in the card phase of { $side }
card-when-organisation = in the organisation phase of either side
card-when-organisation-of = in the organisation phase of { $side }
card-when-organisation_start = before the organisation phase of either side
card-when-organisation_start-of = before the organisation phase of { $side }
card-when-supply_end = at the end of the supply phase of either side
card-when-supply_end-of = at the end of the supply phase of { $side }
card-when-movement = in the movement phase of either side
card-when-movement-of = in the movement phase of { $side }
card-when-movement_end = at the end of the movement phase of either side
card-when-movement_end-of = at the end of the movement phase of { $side }
card-when-combat_end = at the end of the combat phase of either side
card-when-combat_end-of = at the end of the combat phase of { $side }
card-when-phase_end = at the end of any phase of a player turn
card-when-phase_end-of = at the end of any phase of the turn of { $side }
card-when-turn = at any time in a player turn
card-when-turn-of = at any time in the player turn of { $side }
card-when-spare = in the removals, before units without supply leave
card-when-spare-of = in the removals of { $side }, before units without supply leave
card-when-counterblows = where counterblows are declared
card-when-counterblows-of = where counterblows are declared in the combat phase of { $side }
card-when-commit = before the roll of a battle
card-when-commit-of = before the roll of a battle in the combat phase of { $side }
card-when-commit-own = before the roll of a battle in which { $side } { $side_plural ->
    [yes] attack in their
   *[no] attacks in its
 } own combat phase
card-when-rolled = after the roll of a battle
card-when-rolled-of = after the roll of a battle in which { $side } { $side_plural ->
    [yes] attack
   *[no] attacks
 }
card-when-after_ex = after an exchange
card-when-after_ex-of = after an exchange in a battle in which { $side } { $side_plural ->
    [yes] attack
   *[no] attacks
 }
card-when-victory = before a check for sudden death
card-when-victory-of = before a check for sudden death
card-when-payment = when it pays for a replacement
card-when-payment-of = when it pays for a replacement of { $side }

## What the halves of cards do: their parts

card-each-side = each side
card-result = { $code } ({ $said })
whose-axis = Axis
whose-soviet = Soviet
cards = { $n ->
    [one] a card
   *[other] { $n } cards
 }
columns = { $n ->
    [one] one column
   *[other] { $n } columns
 }
later = { $now } (from turn { $turn } on { $then })
points = { $side } { $gained ->
    [yes] { $side_plural ->
        [yes] gain
       *[no] gains
    }
   *[no] { $side_plural ->
        [yes] lose
       *[no] loses
    }
 } { $n } VP
units = { $count ->
    [any] any number of { $many }
    [all] all { $few }
    [one] { $one }
    [up_to] up to { $n } { $few }
   *[some] { $n } { $few }
 }
noun-unit-one = a unit
noun-unit-few = units
noun-unit-many = units
noun-cadre-one = a cadre
noun-cadre-few = cadres
noun-cadre-many = cadres
noun-supplied-one = a supplied unit
noun-supplied-few = supplied units
noun-supplied-many = supplied units
noun-space-one = a space
noun-space-few = spaces
noun-space-many = spaces
noun-enemy-one = a further enemy space
noun-enemy-few = further enemy spaces
noun-enemy-many = further enemy spaces
noun-counterblow-one = a counterblow marker
noun-counterblow-few = counterblow markers
noun-counterblow-many = counterblow markers
noun-lifted-one = a { $foes } counterblow
noun-lifted-few = { $foes } counterblows
noun-lifted-many = { $foes } counterblows
noun-rebuild-fortress-one = a fortress
noun-rebuild-fortress-few = fortresses
noun-rebuild-fortress-many = fortresses
noun-rebuild-volkssturm-one = a Volkssturm
noun-rebuild-volkssturm-few = Volkssturm
noun-rebuild-volkssturm-many = Volkssturm
noun-move-armour-one = an armoured unit
noun-move-armour-few = armoured units
noun-move-armour-many = armoured units
noun-move-stack-one = all mobile units of one space together
noun-move-stack-few = all mobile units of one space together
noun-move-stack-many = all mobile units of one space together
noun-move-detrained-one = a unit just detrained
noun-move-detrained-few = units just detrained
noun-move-detrained-many = units just detrained
of-played = played
of-discarded = discarded
of-paid = paid
of-improvement = improved
of-upgrade = upgraded
of-replacement = replaced
of-river = rivers
of-shattered = shattered
of-destroyed = destroyed
of-surrendered = surrendered
where = { $direction ->
    [either] ,
   *[other] { "" }
 } if { $battles }
where-and = { $first } and { $then }
where-odds = the odds before shifts are { $odds } or better
where-own_attack = { $side } { $side_plural ->
    [yes] attack
   *[no] attacks
 }
where-soviet_attacks = the Soviets attack
where-black_sea = a space on the Black Sea is attacked
where-german_city = the Soviets attack a city of Greater Germany
where-armour_and_infantry = supplied armour and infantry of the Soviets attack together
where-city = a city is attacked
where-not_city = no city is attacked
shift-left = to the left
shift-right = to the right
shift-either = to the left or right, by the choice of { $side } for each battle
goal-return_unit-near_own_city = into or next to an own city, with overland supply
goal-return_unit-detrain = to where units detrain
scope-strength_x-german_unit = one German unit in the battle that is not marked unsupplied
scope-strength_x-defenders = { $their } defenders
times-2 = doubled
times-3 = tripled
goal-duel-crt = the battle is rolled for on the Axis table
goal-duel-both = both lose a step
goal-must_attack-declared = must declare { $n } targets in this combat phase
goal-must_attack-voluntary = must fight for { $n } targets in this combat phase
goal-must_attack-any = must fight for { $n } targets or counterblows in this combat phase
scope-vp_if-budapest = the Soviets control Budapest
scope-vp_if-bucharest = a Soviet unit is in Bucharest
scope-vp_if-konigsberg = the Axis controls Königsberg
scope-vp_if-garrison = the Garrison is in Berlin
scope-vp_if-axis_in_ussr = an Axis unit is in the USSR
scope-vp_if-finland = the Soviets control Finland
scope-vp_if-yugoslavia = the Soviets control the West and the South Balkans, or Belgrade
goal-set_weather-clear = clear
goal-set_weather-mud = mud
goal-set_weather-snow = snow
goal-set_weather-long_winter = long winter
turns-this = this turn
turns-next = the next turn
turns-this-next = this and the next turn

## What the halves of cards do: their effects

do-draw = { $whom } { $whom_plural ->
    [yes] draw
   *[no] draws
 } { $cards }{ $shows ->
    [yes] { " " }if the Joker shows { $joker }
   *[no] { "" }
 }
do-discard = { $whom } { $whom_plural ->
    [yes] discard
   *[no] discards
 } { $cards } by choice
do-discard_drawn = { $whom } { $whom_plural ->
    [yes] discard
   *[no] discards
 } { $cards } of those just drawn
do-discard_random = a card of the { $their } hand, drawn at random, is discarded
do-discard_from_hand = { $side } { $side_plural ->
    [yes] pick
   *[no] picks
 } a card of the { $their } hand, which is discarded
do-see_hand = { $side } { $side_plural ->
    [yes] see
   *[no] sees
 } the { $their } hand
do-take_discard = { $side } { $side_plural ->
    [yes] take
   *[no] takes
 } { $n ->
    [one] the top card
   *[other] one of the top { $n } cards
 } of the discard pile below this one (none whose { $own } half happens when drawn)
do-reshuffle = the discard pile, with this card, is shuffled into the draw pile
do-repeat_top = the { $own } half of the card below this one on the discard pile works as if it were played now, with either initiative; not one that happens when drawn or that repeats
do-cancel_card = the { $their } card just { $kinds } does not work{ $take ->
    [none] { "" }
   *[other] , and { $side } { $side_plural ->
        [yes] take
       *[no] takes
    } it into the hand
 }{ $take ->
    [unless_immediate] , unless its { $own } half happens when drawn
   *[other] { "" }
 }
do-undo_last = the { $their } unit just { $kinds } is again as it was{ $even_two_cards ->
    [yes] , even if it cost two cards
   *[no] , if it cost one card at most
 }; the cards paid are lost
do-flip_joker = { $side } { $side_plural ->
    [yes] get
   *[no] gets
 } the Joker
do-discard_value = as a payment the card counts for { $n }
do-replacement_step = { $side } { $side_plural ->
    [yes] improve or replace
   *[no] improves or replaces
 } { $units } without paying cards{ $even_two_cards ->
    [yes] , even one that costs two cards
   *[no] , not one that costs two cards
 }{ $even_if_barred ->
    [yes] , also before turn { $axis_replaces }
   *[no] { "" }
 }
do-upgrade = { $side } { $side_plural ->
    [yes] upgrade
   *[no] upgrades
 } { $units } in addition to the free upgrade of the turn
do-return_unit = { $side } { $side_plural ->
    [yes] bring
   *[no] brings
 } { $units } from the { $boxes } box onto the map, { $goal }
do-cadre_by_rail = { $side } { $side_plural ->
    [yes] bring
   *[no] brings
 } { $units } onto the map, to where units detrain
do-move_box = { $side } { $side_plural ->
    [yes] put
   *[no] puts
 } { $units } from the { $boxes } box into the rail box
do-entrain = { $side } { $side_plural ->
    [yes] entrain
   *[no] entrains
 } { $units }
do-detrain = { $side } { $side_plural ->
    [yes] detrain
   *[no] detrains
 } { $units } together
do-rebuild = { $side } { $side_plural ->
    [yes] place
   *[no] places
 } { $units }, destroyed or not in the game, in a city of Greater Germany outside enemy zones of control
do-lose_step = { $n ->
    [one] a
   *[other] { $n }
 }{ $scope ->
    [supplied_not_cadre] { " supplied" }
   *[all] { "" }
 } { $n ->
    [one] unit
   *[other] units
 }{ $scope ->
    [supplied_not_cadre] { $n ->
        [one] , no cadre,
       *[other] , no cadres,
    }
   *[all] { "" }
 } of { $whom } on the map, by the choice of { $chooser }, { $n ->
    [one] loses a step
   *[other] lose a step each
 }
do-eliminate_ally = { $from_turn ->
    [0] { "" }
   *[other] from turn { $from_turn } on{ " " }
 }an ally of { $whom } on the map (not the Finns), by the choice of { $chooser }, is eliminated
do-surrender_unit = a { $their } unit marked unsupplied, no fortress, surrenders, and { $point }; a cadre goes to the turn track instead, for no VP
do-unsupplied_marker = a { $their } unit gets an unsupplied marker
do-spare_unsupplied = the units of { $side } in one space stay on the map
do-move = { $side } { $side_plural ->
    [yes] move
   *[no] moves
 } { $units }{ $supplied ->
    [yes] { $scope ->
        [stack] , unless all are marked unsupplied,
       *[other] { $n ->
           *[other] { " not marked unsupplied" }
        }
    }
   *[no] { "" }
 }{ $free_of_zones ->
    [yes] { " outside enemy zones of control" }
   *[no] { "" }
 }{ $mp ->
    [0] { " as in the movement phase" }
    [one] { " with" } { $mp } movement point
   *[other] { " with" } { $mp } movement points
 }{ $hexes ->
    [0] { "" }
    [one] , { $hexes } hex at most
   *[other] , { $hexes } hexes at most
 }{ $cheap ->
    [yes] , only into hexes that cost one
   *[no] { "" }
 }
do-mp_bonus = { $scope ->
    [stack] the units of { $side } in one space
   *[all] units of { $side }
 } have { $n } movement points more in this phase
do-extra_stacking = { $units }, next to one another, may hold one { $own } unit more to the end of the player turn; who is then too many retreats a hex
do-strength_x = the strength of { $scoped } is { $times }
do-strength_add = each { $own } unit in the battle has { $strength } strength{ $battles ->
    [one] { "" }
   *[other] , in { $battles } battles of this combat phase from this one on
 }
do-shift = the odds shift { $shifts } { $way }{ $where }
do-cancel_shift = { $kinds } do not shift the odds
do-result = the result is { $result } without a roll{ $where }{ $mandatory ->
    [yes] ; the defender must counterattack
   *[no] { "" }
 }
do-replace_result = { $results } becomes { $result }
do-reroll = the die is rolled again, and the new roll counts
do-reroll_result = a roll of { $results } is rolled again once
do-roll_two = two dice are rolled, and { $side } { $side_plural ->
    [yes] choose
   *[no] chooses
 } one of them
do-duel = instead of the battle each side rolls a die; the lower roll loses a step, at a tie { $goal }; nobody retreats or advances in a duel
do-choose_crt = { $side } { $side_plural ->
    [yes] choose
   *[no] chooses
 } on whose table this battle and all later ones within { $n } hexes of it are rolled
do-armour_vs_armour = { $their } armour has its bonus against armoured and mechanised units, too
do-deny_armour = { $their } armour has no bonus
do-armour_value = the bonus of { $own } armour shifts { $columns }
do-marker_value = each { $own } support marker shifts { $columns }
do-extra_markers = { $side } { $side_plural ->
    [yes] have
   *[no] has
 } { $n } support markers more in this turn
do-fort_as_infantry = fortresses on target hexes count as infantry for the result
do-cancel_fort = fortresses and Volkssturm retreat and suffer the result as others do
do-no_multi_hex = nobody advances more than one hex
do-advance_bonus = { $own } units that advance may go { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
 } further
do-retreat_ignores_zones = enemy zones of control do not bar the retreat of { $own } units
do-extra_loss = after the battle { $whom } loses a step more of a unit that fought in it
do-attack_separately = the units of the hex attacked are attacked one by one, in the order of the attacker, who advances after all
do-extra_attack = { $supplied ->
    [yes] supplied units
   *[no] units
 } of { $side } attack { $units }, even if they have fought; there are no counterblows
do-second_combat = the survivors of both sides fight the battle once more
do-counterblows = { $side } { $side_plural ->
    [yes] lay
   *[no] lays
 } { $units } without paying cards
do-counterblows-stack = there they may lay a counterblow marker without paying cards
do-remove_counterblows = { $side } { $side_plural ->
    [yes] lift
   *[no] lifts
 } { $units } not yet fought for
do-must_attack = { $whom } { $goal }, as far as possible, or { $whom_plural ->
    [yes] lose
   *[no] loses
 } { $penalty } VP
do-scorch = a city that { $side } { $side_plural ->
    [yes] control
   *[no] controls
 } is scorched: until it is rebuilt for cards it is a marsh and no city
do-works = a hex with a unit of { $side } gets defensive works: one column to the left against { $foes } attacks, until { $foe } enter it
do-vp = { $points }
do-vp_if = { $points } if { $scoped }{ $no ->
    [0] { "" }
   *[other] , otherwise { $otherwise }
 }
do-vp_choice = either a unit of the Axis, no Volkssturm, cadre or Garrison, leaves the game and { $points }, or { $otherwise }
do-axis_choice = { $whom } { $whom_plural ->
    [yes] discard
   *[no] discards
 } two cards, or one and a unit loses a step
do-cancel_sudden_death = the next check for sudden death in this turn is not made
do-flip_weather = the weather marker of { $turns }, where there is one, is turned over
do-set_weather = the weather marker of { $turns } is turned to { $goal }, if it has that face

## Cards in short

short-support = support
short-box-rail = Rail
short-box-cadre = Cadres
short-box-shattered = Shattered
short-box-destroyed = Destroyed
short-box-surrendered = Surrendered
short-when-any = Any time
short-when-draw = When drawn
short-when-cards = Card phase
short-when-organisation = Organisation
short-when-organisation_start = Before organisation
short-when-supply_end = End of supply
short-when-movement = Movement
short-when-movement_end = End of movement
short-when-combat_end = End of combat
short-when-phase_end = End of a phase
short-when-turn = Player turn
short-when-spare = Removals
short-when-counterblows = Counterblows
short-when-commit = Battle
short-when-rolled = After the roll
short-when-after_ex = After an exchange
short-when-victory = Victory check
short-when-payment = Payment
short-answers-card = After a card
short-answers-roll = After any roll
short-answers-bought = After a purchase
short-and-then = { $first }. { $then }
short-or = { $first } / { $then }
short-least = { $does } from { $odds } on
short-draw = Draw { $cards }
short-discard = { $whom_cap } { $whom_plural ->
    [yes] discard
   *[no] discards
 } { $cards }
short-discard_drawn = Discard one of them
short-discard_random = { $whom_cap } { $whom_plural ->
    [yes] lose
   *[no] loses
 } a random card
short-discard_from_hand = Discard one card of it
short-see_hand = See the enemy hand
short-take_discard = Take { $n ->
    [one] the top discard
   *[other] one of the top { $n } discards
 }
short-reshuffle = Reshuffle the deck
short-repeat_top = Repeat your event on the last card
short-cancel_card = Cancel an enemy card
short-undo_last = Undo an enemy purchase
short-flip_joker = Take the Joker
short-discard_value = It pays as { $n } cards
short-replacement_step = Improve or replace { $units } free
short-upgrade = Upgrade a unit free
short-return_unit = Bring a lost unit back
short-cadre_by_rail = Bring in { $units } by rail
short-move_box = Move { $units } to the rail box
short-entrain = Entrain { $units }
short-detrain = Detrain { $units }
short-rebuild = Rebuild { $units }
short-lose_step = { $whom_cap } { $whom_plural ->
    [yes] lose
   *[no] loses
 } { $n ->
    [one] a step
   *[other] { $n } steps
 }
short-eliminate_ally = An Axis ally is lost
short-surrender_unit = An unsupplied enemy surrenders
short-unsupplied_marker = An enemy loses its supply
short-spare_unsupplied = A cut-off hex stays
short-move = { $scope ->
    [stack] Extra move of a stack
    [detrained] Extra move for them
   *[other] Extra move of { $units }
 }
short-mp_bonus = +{ $n } movement { $scope ->
    [stack] for a stack
   *[other] for all
 }
short-extra_stacking = One unit more in { $n } spaces
short-strength_x = Strength ×{ $n }
short-strength_add = Strength { $strength } for each unit
short-shift = Odds { $n } { $direction ->
    [left] to the left
    [right] to the right
   *[other] left or right
 }
short-cancel_shift = Ignore { $kinds }
short-result = No roll: { $result }
short-replace_result = { $codes } becomes { $to }
short-reroll = Roll again
short-reroll_result = Roll { $codes } again
short-roll_two = Roll two dice, choose one
short-duel = Duel: the lower roll loses a step
short-choose_crt = Choose the results table
short-armour_vs_armour = Armour bonus against armour
short-deny_armour = No enemy armour bonus
short-armour_value = Armour bonus: { $columns }
short-marker_value = Support markers: { $columns }
short-extra_markers = +{ $n } support markers
short-fort_as_infantry = Fortresses count as infantry
short-cancel_fort = Fortresses lose their cover
short-no_multi_hex = Advance one hex at most
short-advance_bonus = Advance { $n } hex further
short-retreat_ignores_zones = Retreat through enemy zones
short-extra_loss = Everyone loses a step more
short-attack_separately = Attack a stack one by one
short-extra_attack = One more attack
short-second_combat = Fight the battle again
short-counterblows = Free counterblows: { $n }
short-remove_counterblows = Lift counterblows: { $n }
short-must_attack = { $whom_cap } must attack { $n } times
short-scorch = Scorch a city
short-works = Build defensive works
short-vp = { $sign } VP
short-vp_if = { $sign } VP if { $scoped }
short-vp_choice = Give up a unit or { $n } VP
short-axis_choice = { $whom_cap } { $whom_plural ->
    [yes] discard
   *[no] discards
 } two, or one and a step
short-cancel_sudden_death = No sudden death this turn
short-flip_weather = Turn the weather over
short-set_weather = The weather turns to { $goal }

## Rules: units, set-up and cards

rule-NR2 = Every unit is on the map, in a box, on the turn track or out of the game. One whose strength is in parentheses does not move and has no zone of control.
rule-NR5 = A game is laid out as its scenario says, and each side is dealt its cards. Where a side keeps fewer than it was dealt, it chooses which it gives up.
rule-NR9 = Both sides draw from one pile. When a draw leaves a single card in it, that card and the discard pile are shuffled into a new pile.
rule-NR10 = The card phase begins with a discard: a side with more than two cards discards until two are left.
rule-NR12 = If the half of the side that draws is immediate, the card is shown and its event happens immediately; where the event says so, another card is drawn. It cannot be cancelled, nor played later.
rule-NR13 = War on two fronts: on a turn with a red event the Axis discards a card of its choice once it has drawn.
rule-NR14 = An event is played at the moment that its text names, and at any time if it names none; the turn and the weather that it asks for must be there. Its text goes before the rules.
rule-NR15 = A half with a German cross may be played only while the Axis has the initiative, one with a red star only while the Soviets have it.
rule-NR16 = The same event happens at most once in a player turn; housekeeping counts as a turn of its own. One that was cancelled has not happened.
rule-NR18 = A card can pay instead of being played: to improve, fortify, replace or reorganise a unit, to entrain a further one, for a counterblow, or to rebuild a scorched city. Each card counts as one.

## Rules: Organisation

rule-NR25 = A unit that is marked unsupplied cannot be improved, upgraded or entrained, moves three points at most and has no zone of control. The marker stays until the removals, even if supply is open again.
rule-NR28 = In the flip step each unit is turned at most once. To improve a reduced one with overland supply costs the Axis two cards (SS one) on turns 5 to 23, the Soviets one (shock units two) from turn 17. From turn 3 on a regional unit becomes a fortress for one card.
rule-NR29 = A free upgrade turns a Soviet unit with overland supply to its better face, or a regional one to its fortress. There is one in each Soviet organisation phase from turn 6, and two on turns 13 to 17.
rule-NR30 = A regional unit is fortified instead of improved: from turn 3 on for a card, which needs no supply, or by a free upgrade. In its own flip step a fortress may be turned back for free.
rule-NR32 = In the placement step units come back or arrive: the Axis in its cities of Greater Germany with overland supply, outside enemy zones of control, the Soviets in theirs of the USSR and on the eastern edge. Shattered ones come free and have more places; destroyed ones cost a card, surrendered and shock units two.
rule-NR37 = In the reorganisation step a disorganised marker is taken off an own unit for one card.

## Rules: Movement and rail

rule-NR38 = The active side moves its mobile units one after another, space by space, within their movement points; each moves once in a phase. In mud and without supply a unit has at most three, in snow and long winter four.
rule-NR39 = A space costs armour and other units: open ground and city 1/1, forest 2/1, marsh 4/2, mountains, the strait of Kerch and areas 3/2; a river nothing. With too few points it cannot be entered, but one space is always possible as a whole move.
rule-NR40 = No unit enters a space with an enemy unit, and none crosses a lake. Friendly units can be passed freely.
rule-NR41 = The Axis may stack two units, the Soviets one; from turn 11 one of two may be armour unless the other is a fortress, from turn 23 any two. A unit too many at the end of a phase, step or battle leaves, as a rule for the shattered box.
rule-NR42 = The six spaces around a supplied unit are its zone of control. To enter an enemy one ends the move; to leave one in which the unit began costs a point more; to go straight from one into another is possible only to a friendly unit.
rule-NR44 = Finland is entered by German, Finnish and Soviet units only. Units that may not enter it neither retreat nor advance into it.
rule-NR45 = The Balkan areas are closed until the turn after the Soviets first control the Rumanian oil. From then on German, Yugoslav and Soviet units may enter them.
rule-NR47 = A mobile unit that is supplied may entrain instead of moving: the first in a phase free, each further one for a card, at most three in the box. On turns 1 and 2 the Axis entrains none, the Soviets only the free one.
rule-NR48 = In the detraining phase the active side brings any of the units in its rail box onto the map; the others may wait there.
rule-NR49 = A unit detrains in a friendly city with overland supply, or outside enemy zones of control and not in or next to an enemy city, at most three spaces overland from a supplied city or the own edge. A city taken in this player turn takes nobody.
rule-NR50 = From turn 4 on the Soviets may put a mobile unit that is supplied at that moment, marked or not, into the rail box at the end of their movement phase, free, as their strategic reserve. It may detrain at the end of any later detraining phase, of either side.

## Rules: Combat

rule-NR51 = A target is an enemy space next to a unit that may attack of its own will; disorganised and white ones may not. A side has five markers; the Axis lays three at most in long winter and from turn 20, one from turn 26.
rule-NR52 = The inactive side may lay counterblows on own spaces next to enemy units, for a card each, as long as it has markers; not on a target, nor where only white units stand. The active side must attack there.
rule-NR58 = Before the roll the attacker may use one support marker, unless all attackers are unsupplied. Then the attacker and after him the defender may each play one event that works in battle.
rule-NR59 = The odds are the attackers' strength to that of the defenders, rounded down to a column of the table; 6:1 is the highest. Below 1:3 nobody rolls: the result is a counterattack.
rule-NR60 = All shifts are added up and made together. To the left: city, forest and marsh 1, mountains and Kerch 2, an objective 1, a river that all attackers cross 1 (not in snow or long winter), winter, and SS grenadiers defending 1. Cards may shift either way.
rule-NR61 = To the right: a support marker 1 (Shock 2 in the first snow turn of the game), the armour bonus 1, each red shock unit that attacks 1, unsupplied defenders 2.
rule-NR62 = Supplied armour attacking open ground in clear weather or snow shifts 1 to the right, once a battle, if the space is not an objective and has neither armour nor mechanised units. SS Panzer does so wherever it attacks.
rule-NR64 = One die is rolled on the attacker's table; in snow and long winter the Axis uses the table of the Soviets. The higher the die, the worse for the defenders.
rule-NR66 = Counterattack: the defender may attack immediately with the units of this battle, against those who attacked, or decline. Markers and cards used so far are gone, terrain shifts nothing, and both may commit again.
rule-NR67 = Counterblow: the marker is turned and laid on a space of the active side from which it attacked, never on one with only white units. It is fought in the next combat phase of the other side.
rule-NR70 = A full two-step unit that loses a step is turned, any other is eliminated: into the destroyed box, into the surrendered one if unsupplied, or where its back says. The owner chooses the unit, but Axis fortresses, SS and attacking shock units may have to take the loss first.
rule-NR72 = Each unit that retreats goes two spaces and ends two away from where it stood, if possible where it has overland supply. Enemy units bar the way, and so do their zones of control where no friendly unit stands; who cannot retreat is eliminated.
rule-NR75 = If a retreat or a destroying result empties the space fought for, surviving attackers may enter it, free and whatever the zones of control; not fortresses, disorganised or white ones. As many may stay as may stack.
rule-NR76 = In clear weather and snow a supplied unit may advance to a second space; in clear weather armour even to a third, of the Soviets from turn 11. Mountains, forest, marsh, Kerch, areas and objectives end it.

## Rules: Victory

rule-NR82 = Objectives have a star, and count if they are held with supply. The Axis wins with three of its five in the east, or four once the Soviets have the initiative; the Soviets win with three of Berlin, Prague, Königsberg and Vienna.
rule-NR83 = On a turn with a skull the side with the initiative wins with more victory points than the figure: the Axis 20, 23, 26, 27 on turns 3, 6, 9, 12; the Soviets 16, 19, 24, 30, 8, 15 on turns 12, 15, 18, 21, 24, 27.
rule-NR84 = Total victory: the Soviets win with 34 victory points or more in a victory phase.
rule-NR85 = After turn 22 the Axis wins if its High Tide is more than the points of the Soviets. Otherwise 1945 is played, and what they are ahead becomes their event points.
rule-NR86 = The Soviets win immediately when the Berlin Garrison is eliminated by combat, lack of supply or an event of theirs. If nobody has won by the end of turn 28, the Axis wins.
rule-NR121 = A scenario has a goal of its own instead of objectives, sudden death and total victory; it is judged when the last turn ends, or immediately where a unit has to be eliminated. A side that does not reach it loses.

## Rules: Weather and special units

rule-NR91 = In snow and long winter attacks of the Axis on the Soviets in the USSR shift 1 to the left, on turn 5 two; not those of Finns alone. A snow turn right after snow or long winter is long winter.
rule-NR100 = A fortress never moves, retreats or advances, and does not attack of its own will. The Finns are one on both faces and never leave Finland.
rule-NR105 = Yugoslav armies are turned only in a Balkan area, in the flip step of the Soviets.
rule-NR106 = A cadre in the box may take the place of a friendly unit with a strength on both faces that has just been eliminated by losing a step in battle. Off the map it waits on the turn track.

## Rules: Optional rules

rule-NR111 = Detachments (15.1): once a game, in an Axis supply phase from turn 8, a full German 4-4 army alone on its space becomes two detachments; once a panzer army loses a step for a mechanised one.
rule-NR112 = Fortified fronts (15.2): once a game, in an Axis supply phase from turn 5, the Soviets may replace a supplied brown 4-3 infantry front, alone on its space, by two fortified fronts.
rule-NR113 = Local support (15.3): at the end of its movement phase a side may mark a supplied unit. It is worth 2 strength more for the Axis and 1 for the Soviets, from turn 11 the other way round, until its next movement phase.
rule-NR116 = No surrender (15.6): sudden death ends nothing. The side that reaches its number makes the other side discard a random card, and for each point above it draw one card less next turn, two at most.
rule-NR117 = The Joker (15.7): in its card phase who holds it may discard up to two cards and draw as many. Then the Joker goes to the other side.
rule-NR118 = Variable initiative (15.11): for one event point the Soviets may pull the initiative marker a turn nearer before turn 12, and the Axis may push it a turn further from then on. It decides only which symbols on cards may be played.
rule-NR120 = Paratroops and partisans (15.9): from turn 4, in mud, snow or long winter, the Soviets may mark an Axis unit in the USSR next to a supplied unit of theirs. It counts as disorganised till the next removals of the Axis; the marker returns in four turns.

## Rules: Events, battles and questions

rule-NR126 = Chance draws each card, rolls each die and picks a card that is discarded at random; no card of the hand is likelier than another.
rule-NR128 = A card that is played is shown and discarded first; if nobody cancels it, what it leaves open is chosen and it works. It may be played if it can do anything at all, and is carried out as far as it can be.
rule-NR129 = After each card that is played or discarded the other side may cancel it with a card, which can be cancelled itself. A cancelled event has not happened, and a cancelled payment pays nothing.
rule-NR132 = The attacker chooses a marked space, perhaps more, and then the units, each of them next to all these spaces. Every other space that can still be attacked must keep a unit that is able to.
rule-NR133 = When a battle is over its markers go back to their owners; a support marker used is spent. An event may fix the result without a roll, or make it a duel: both sides roll, and the lower one loses steps.
rule-NR137 = At certain prompts a side may also play an event whose moment it is. At all others it answers the prompt first.
rule-NR138 = At the end of a phase, after a roll and at some other moments both sides are asked for cards, the one with the initiative first, until both pass in a row. A card played after a roll may still shift the result.

## Rules: Rulings

rule-NRR8 = A unit that has moved cannot entrain in the same phase, and one that has entrained cannot move.
rule-NRR35 = A scorched city counts as marsh: it gives no supply, no place to come in and no victory point, but stays an objective. The side that controls it can rebuild it for two cards.
rule-NRR54 = Defensive works shift 1 to the left for each marker, in favour of Axis defenders on its space, until a Soviet unit enters it.
