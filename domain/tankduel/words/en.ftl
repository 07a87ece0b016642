# The sentences of Tank Duel.

## What things are called

seat-german = German player { $number }
seat-soviet = Soviet player { $number }
seat-german-gen = German player { $number }
seat-german-dat = German player { $number }
seat-soviet-gen = Soviet player { $number }
seat-soviet-dat = Soviet player { $number }
nation-german = Germans
nation-soviet = Soviets
role-commander = commander
role-gunner = gunner
role-commander_gunner = commander/gunner
role-loader = loader
role-driver = driver
role-backup_driver = backup driver
killed-commander = COMMANDER
killed-gunner = GUNNER
killed-commander_gunner = COMMANDER/GUNNER
killed-loader = LOADER
killed-driver = DRIVER
killed-backup_driver = BACKUP DRIVER
place-commander = the commander's place
place-gunner = the gunner's place
place-commander_gunner = the commander/gunner's place
place-loader = the loader's place
place-driver = the driver's place
place-backup_driver = the backup driver's place
location-tracks = the tracks
location-hull = the hull
location-turret = the turret
harm-check_explosion = explosion?
harm-check_fire = fire?
harm-explosion = EXPLOSION
harm-fire = FIRE
harm-catastrophic = CATASTROPHIC HIT
harm-main_gun_hit = main gun hit
harm-tracks_damaged = tracks damaged
harm-immobilised = immobilised

## Prompts

prompt-initiative = { $who_cap }: which card for initiative?
prompt-laid = You may take back the card laid for { $who }
prompt-action = { $who_cap }: what does it do?
prompt-card = { $who }: { $step }
prompt-level = { $who_cap }: by how much is the level raised?
prompt-oi = { $who_cap }: which card pays?
prompt-rapid_apcr = { $who_cap }: load APCR immediately?
prompt-target = { $who_cap }: which enemy?
prompt-range_step = { $who_cap }: how far?
prompt-unflank = { $who_cap }: whose flank is taken off?
prompt-flank_or_unflank = { $who_cap }: flank, or take a flank off?
prompt-lay_down = { $who_cap }: lay the action down?
prompt-lay_down-said = { $said }: lay it down?
prompt-spot_or_ranging = { $who_cap }: keep the Ranging, or spot?
prompt-reaction = Against { $who }: Tactics?
prompt-location = { $who_cap }: where does it hit?
prompt-range_target = { $who_cap }: range the target?
prompt-escape_order = { $who_cap }: who escapes next?
prompt-crew = { $who_cap }: which man, and where?
prompt-enemy_hand = { $who_cap }: from which enemy is a card taken?
prompt-gun = { $who_cap }: which gun fires?
prompt-infantry_mode = { $who_cap }: how does the infantry attack?
prompt-close_combat_switch = { $who_cap }: on to close combat?
prompt-hatch = { $who_cap }: open or close the hatch?
prompt-road_card = { $who_cap }: lay a road?
prompt-mission_card = { $who_cap }: take a mission card?
prompt-effect = { $who_cap }: what is it for?
prompt-own_tank = { $who_cap }: for which tank?
prompt-mate = { $who_cap }: with which team-mate?
prompt-number = { $who_cap }: how many cards?
prompt-accept = { $who_cap } offers an exchange of cards
prompt-give = Which card does { $who } get?
prompt-redraw = Which card is discarded and replaced by a draw?
prompt-fire_check = { $who_cap } burns: what does the crew do?
prompt-fight_fire = { $who_cap } still burns: what does the crew do?
prompt-morale_check = The crew of { $who } is broken: what now?
prompt-discard = { $who_cap }: discard a card?
prompt-hidden = Something is asked in secret
prompt-about = { $said } ({ $about })
step-move = a Move card
step-second_move = a second Move card, or none
step-flank = a Flank card
step-terrain = a terrain card
step-fire = a Fire card
step-second_fire = a second Fire card, or none
step-leadership = Leadership
step-smoke = a Smoke card
step-command = Command
step-gun_flank = a Flank card, or none
step-infantry = a card with an infantry mark
step-drop = a card to discard

## Decisions

action-move = move
action-flank = flank
action-terrain = play terrain
action-fire = fire
action-leadership = Leadership
action-smoke = smoke
action-spot = spot
action-hull_down = hull down
action-load_apcr = load APCR
action-crew = move a man
action-fight_fire = fight the fire
action-terrain_on_enemy = terrain on an enemy
action-command = Command
action-stop = stop
action-gun = anti-tank gun
action-infantry_advance = infantry advance
action-infantry_attack = infantry attack
action-road = take a road card
action-done = end the action step
answer-pay = pay order icons
answer-bail_out = bail out
answer-flip = flip a card
answer-draw = draw a damage card
answer-load = load APCR immediately
answer-no = no
answer-yes = yes
answer-keep = keep the Ranging
answer-take = take the Spot
answer-put = flank an enemy
answer-remove = take a flank off
answer-range = range the target
answer-hull = the hull
answer-turret = the turret
answer-spot = spot an enemy
answer-hull_down = take hull down
answer-conceal = try concealment
answer-exchange = exchange cards with a team-mate
answer-flank = from the flank
answer-weapon = anti-tank weapon
answer-close_combat = close combat
answer-switch = go on to close combat
answer-stay = use the rifle
answer-lay = lay the road
answer-turn = open or close the hatch
answer-redraw = discard cards and draw as many
answer-hatch-stays = leave the hatch as it is
way-stay = stay at this range
way-forward = { $metres } m forward
way-back = { $metres } m back
decision-lay = lay { $card }
decision-take_back = take the card back
decision-show_hand = show your hand to your team-mates
decision-play = play { $card }
decision-drop = give up { $card }
decision-pay = pay with { $card }
decision-no_more = no card
decision-buy = { $number }
decision-against-flank = play { $card } against the flank
decision-pass = pass
decision-confirm = lay it down
decision-back = take the last choice back
order-game = Pass every reaction to the end of the game.
order-round = Pass every reaction to the end of round { $round }.
order-round-or-reaction = Pass every reaction to the end of round { $round }, or until another player plays one.
half-done-phase = { $tank } acts.

## Flips and what they have to reach

flip-smoke = Smoke check
flip-fire_check = Fire check
flip-unflank = Check against the flank
flip-free = Check to get free
flip-bog = Bog check
flip-spot = Spotting check
flip-hull_down = Hull-down check
flip-conceal = Concealment check
flip-hit = Hit check
flip-location = Hit location
flip-penetration = Penetration check
flip-explosion = Explosion check
flip-fire = Fire check
flip-escape = Escape check
flip-close_combat = Close combat
flip-weather = Weather check
flip-mud = Mud check
flip-newcomer = Reinforcement check
flip-response = Tactical response
flip-random = Random choice
flip-replaced = Replacement check
flipped-number = { $check }: card { $card }, { $target } or less needed; it { $met ->
    [yes] succeeds
   *[no] fails
 }.
flipped-tn = { $check }: card { $card }, target number { $tn }, { $target } or less needed; it { $met ->
    [yes] succeeds
   *[no] fails
 }.
flipped-tn_least = { $check }: card { $card }, target number { $tn }, { $target } or more needed; it { $met ->
    [yes] succeeds
   *[no] fails
 }.
flipped-pierce = { $check }: card { $card }, modifier { $shown }, { $target } or more needed; it { $met ->
    [yes] succeeds
   *[no] fails
 }.
flipped-icon = { $check }: card { $card } shows { $met ->
    [yes] { $wanted }
   *[no] no { $wanted }
 }.
flipped-icons = { $check }: card { $card } shows { $met ->
    [yes] { $icons }
   *[no] no icon
 }.
flipped-read = { $check }: card { $card }, target number { $tn }.
wanted-explosion = explosion
wanted-fire = fire
wanted-spot = binoculars
wanted-close_combat = explosion
thrown-card = card
counts-explosion = an explosion icon counts
counts-fire = a fire icon counts
counts-escape = an icon of what the crew flees counts
counts-spot = binoculars count
counts-fire_check = fire counts, or else an extinguisher
counts-close_combat = an explosion icon counts
counts-response = Tactics or a low target number count
counts-number = the target number counts
succeeds-number = a number of at most { $target } succeeds
succeeds-tn = a target number of at most { $target } succeeds
succeeds-tn_least = a target number of at least { $target } succeeds
succeeds-pierce = a penetration modifier of at least { $target } succeeds; P always does, O never
shown-binoculars = a card with binoculars succeeds
shown-extinguisher = a card with an extinguisher and no fire succeeds
shown-explosion = no card may show an explosion
shown-fire = no card may show fire

## Parts of a target

part-gun = gun
part-infantry = infantry
part-fire_card = Fire card
part-leadership = Leadership
part-ranging = Ranging
part-flank = flank
part-target_ground = ground of the target
part-shooter_ground = ground of the shooter
part-size = size of the target
part-tactics = Tactics
part-in_motion = target in motion
part-shooter_in_motion = shooter in motion
part-buttoned = hatch closed
part-fog = fog
part-heavy_fog = heavy fog
part-always_misses = 96 to 100 always miss
part-armour = armour
part-penetration = penetration
part-order_icons = order icons
part-slope = slope
part-apcr = APCR
part-light = light weather
part-seen_by = seen by
part-ranged_by = ranged by
part-mud_or_mines = in mud or mines
part-flanked_by = flanked by
part-bogged = bogged
part-sees = sees
part-ranges = has ranged
part-flanks = flanks
part-fire_level = Fire level
part-first_card = first card
part-second_card = second card
part-to_hit = chance to hit
part-range = firing range
part-points = points to be had
part-number = identification number
part-binoculars = cards with binoculars
part-extinguisher = cards with an extinguisher and no fire
part-explosion = cards with an explosion
part-fire = cards with fire
part-lower = lower than
part-move_level = Move level
part-bail_out = to bail out
part-bog = bogging
part-conceal = concealment
part-hull_down = hull down
part-replaced = another tank
part-smoke = smoke
part-mud = mud
part-building = Building
part-hill = Hill
part-brush = Brush
part-woods = Woods
part-city_rubble = City Rubble
part-mines = Mines
part-bridge = Bridge
part-square = Square
part-field = Field
part-gully = Gully
part-rubble = Rubble
part-factory = Factory
part-street = Street
part-street_corner = Street Corner
part-road = Road

## Events

event-laid-out = The battle is set up.
event-taken-over = The battle continues.
event-round-began = Round { $round } begins.
event-marker = { $marker ->
    [end] The END GAME
   *[shuffle] The SHUFFLE
 } card turns up.
event-reshuffled = The battle deck is reshuffled for pass { $passed }.
event-card-drawn = { $seat } draws { $seen ->
    [yes] { $card }
   *[no] a card
 }.
event-initiative-laid = { $seat } plays { $seen ->
    [yes] the initiative card { $card }
   *[no] an initiative card
 } for { $tank }.
event-initiative-taken-back = { $seat } takes back the initiative card for { $tank }.
event-initiative-shown = Initiative: { $bids }.
bid = { $tank } { $card }
event-turn-began = { $tank } acts.
laid-move = { $tank } moves
laid-flank = { $tank } manoeuvres
laid-terrain = { $tank } takes position
laid-fire = { $tank } fires at { $target }
laid-leadership = { $tank } uses Leadership
laid-smoke = { $tank } lays smoke
laid-spot = { $tank } tries to spot { $target }
laid-hull_down = { $tank } tries to go hull down
laid-load_apcr = { $tank } loads APCR
laid-crew = { $tank } moves a crew member
laid-terrain_on_enemy = { $tank } plays terrain on { $target }
laid-command = { $tank } uses Command
laid-stop = { $tank } brakes
laid-gun = { $tank } lets { $gun } fire at { $target }
laid-infantry_advance = { $tank } sends infantry forward
laid-infantry_attack = { $tank } sends infantry against { $target }
laid-road = { $tank } asks for a road
laid-close = { $said } in close combat
laid-flanking = { $said } from the flank
laid-way = { $said } { $way }
laid-cards = { $said } with { $cards }
laid-paid = { $said }, paying with { $cards }
laid-chance = { $said } ({ $percent } %)
event-action-laid = { $said }.
event-orders-paid = { $seat } pays with { $cards }.
event-card-dropped = { $seat } discards { $seen ->
    [yes] { $card }
   *[no] a card
 }.
event-card-lost = { $seat } loses { $seen ->
    [yes] { $card }
   *[no] a card
 } at random.
event-card-stolen = { $seat } takes { $seen ->
    [yes] { $card }
   *[no] a card
 } from { $target }.
event-card-given = { $seat } gives { $mate } { $seen ->
    [yes] { $card }
   *[no] a card
 }.
event-hand-shown = { $seat } shows the team-mates { $seen ->
    [yes] these cards: { $cards }
   *[no] the cards in hand
 }.
event-tactics-played = { $seat } plays { $card }.
event-passed = { $seat } plays no Tactics.
event-tank-moved = { $tank } reaches { $range } m.
event-terrain-laid = { $tank } stops in terrain: { $terrain }.
event-place-taken = { $tank } takes a mission card: { $terrain }.
event-smoke-laid = Smoke covers { $tank }.
event-smoke-cleared = The smoke around { $tank } clears.
event-stopped = { $tank } stops.
event-hull-down = { $tank } goes hull down.
event-bogged = { $tank } bogs down (level { $level }).
event-freed = { $tank } gets free.
event-spotted = { $tank } spots { $target }.
event-ranged = { $tank } ranges { $target } (+{ $bonus }).
event-sight-lost = { $tank } loses sight of { $targets }.
event-flank-put = { $tank } flanks { $target }.
event-flank-removed = { $tank } no longer flanks { $target }.
event-apcr-loaded = { $tank } has APCR loaded.
event-apcr-fired = { $tank } uses up its loaded APCR.
event-shot-located = { $misses ->
    [yes] The shot at { $location } of { $target } misses: the tank is hull down
   *[no] The shot hits { $location } of { $target }
 }.
event-shot-pierced = { $through ->
    [yes] The shot penetrates { $target }: { $heavy ->
        [yes] heavy damage
       *[no] light damage
     }
   *[no] The armour of { $target } holds
 }.
event-damage-drawn = { $card ->
    [0] The damage deck is reshuffled
   *[other] Damage card { $card } is drawn
 }.
event-damage-read = { $tank } takes { $critical ->
    [yes] a critical hit
   *[no] damage
 }: { $items }.
event-damage-read-nothing = { $tank } takes { $critical ->
    [yes] a critical hit without effect
   *[no] no damage
 }.
event-man-hurt = The { $role } of { $tank } { $killed ->
    [yes] is killed
   *[no] is wounded
 }.
event-man-moved = The { $role } of { $tank } moves to { $place }.
event-tracks-hit = { $immobilised ->
    [yes] { $tank } is immobilised
   *[no] The tracks of { $tank } are damaged
 }.
event-gun-hit = The main gun of { $tank } is hit.
event-fire-broke-out = { $tank } catches fire.
event-fire-put-out = The crew of { $tank } puts out the fire.
event-morale-broke = The crew of { $tank } breaks.
event-rallied = The crew of { $tank } rallies.
event-tank-lost = { $tank } { $how }.
event-tank-lost-medal = { $tank } { $how }; { $by } earns a medal.
loss-explosion = explodes
loss-fire = burns out
loss-catastrophic = is blown to pieces
loss-bailed_out = is abandoned by its crew
loss-crew = has lost its whole crew
event-tank-exited = { $tank } breaks through and leaves the battle.
event-infantry-moved = { $nation ->
    [german] German
   *[soviet] Soviet
 } infantry { $at ->
    [0] is thrown back
   *[other] is at { $at } m
 }.
event-hatch-turned = { $tank } { $buttoned ->
    [yes] closes
   *[no] opens
 } its hatch.
event-weapon-used = { $nation ->
    [german] German
   *[soviet] Soviet
 } infantry hits { $target } with { $weapon }.
event-weather-turned = { $tank } drives into { $heavy ->
    [yes] heavy
   *[no] light
 } weather.
event-mud-lifted = The deep mud is gone.
event-road-taken = The { $nation ->
    [german] Germans
   *[soviet] Soviets
 } get a road card.
event-road-laid = { $tank } stops on a road.
event-infantry-woken = German infantry reaches the front.
event-guns-overrun = The gun position at { $range } m is destroyed.
event-newcomer-came = { $tank } arrives as a reinforcement.
event-tank-replaced = { $tank } replaces the lost tank.
event-tank-returned = { $tank } returns to the battle.
event-scored = { $tank } scores { $vp } VP.
event-nation-scored = The { $nation ->
    [german] Germans
   *[soviet] Soviets
 } score { $vp } VP.
event-card-revealed = Robata reveals { $card } for { $tank }.
event-revealed-used = Robata plays { $card }.
event-reveal-over = Robata takes { $bid } as the initiative card for { $tank }.
event-robata-chose = Robata decides for { $tank }, { $table }: { $said }.
row-facts = { $said } ({ $facts })
fact = { $name } { $value }
event-peril-turned = { $tank } is { $peril ->
    [yes] in peril
   *[no] operational again
 }.
event-character-drawn = { $tank } gets the action card { $character }.
event-character-turned = { $tank } gets the action card { $character }.
event-round-ended = The round ends.
event-seat-left = { $heir ->
    [robata] Robata
   *[other] { $heir }
 } takes over the tanks of { $seat }.
event-battle-drawn = The battle is a draw.
event-battle-won = The { $nation ->
    [german] Germans
   *[soviet] Soviets
 } win { $how }.
won-points = on points
won-places = by mission cards
won-medals = by medals
won-held = because nobody broke through
won-crushing = crushingly, over the bridge
won-king = because they hold the hill

## The tables of Robata, and what each row says, with the number that decided

table-initiative = initiative
table-response = tactical response
table-primary = primary action
table-secondary = secondary action
table-success = success check
table-diagram = movement diagram
table-command = Command
table-infantry = infantry
table-gun = anti-tank gun
table-leadership = Leadership
table-fire_check = fire check
table-mission = mission priority
table-threat = threat
table-target = target order
table-terrain = terrain on players
table-spotting = Spot token
table-morale = morale check
table-crew = free crew move
table-hatch = hatch
table-move = move
table-fire = fire
table-ranging = ranging
table-clean_up = clean-up
row-initiative-in_peril = it is in peril and takes its lowest card (threat { $value })
row-initiative-any_below_10 = it takes its card below 10 (threat { $value })
row-initiative-any_above_90 = it takes its card above 90 (threat { $value })
row-initiative-spotted_target = it has a target in its sights and takes its lowest card (threat { $value })
row-initiative-else = nothing else holds, so it takes its highest card (threat { $value })
row-response-success = it answers (a target number up to { $value })
row-response-failure = it does not answer (that took a target number up to { $value })
row-primary-mission = what the mission wants first
row-primary-fire_high = a High shot
row-primary-fire_low = a Low shot
row-primary-move_flank_or_cover = a move that flanks or finds cover
row-primary-leadership = Leadership
row-primary-smoke = smoke
row-primary-move = a move
row-primary-none = none of them holds
row-secondary-spot = a spot attempt
row-secondary-hull_down = a try at hull down
row-secondary-apcr = it loads APCR
row-secondary-smoke = smoke
row-secondary-none = none of them would have an effect
row-success-move = successes to move: { $value }
row-success-fire = successes to fire: { $value }
row-command-conceal = it tries concealment
row-command-spot = it spots an enemy
row-command-hull_down = it takes hull down
row-command-none = nothing it could do has an effect
row-command-spot_for_high_shot = it spots an enemy, which gives a High shot
row-infantry-enemy_on_card = marks: { $value }; enemy infantry is on the card and is pushed back
row-infantry-nobody_on_card = marks: { $value }; nobody is on the card: one mark advances, two attack
row-infantry-own_at_200 = marks: { $value }; its own is at 200 m: one mark attacks, two advance
row-infantry-own_at_400 = marks: { $value }; its own is at 400 m and attacks
row-infantry-icons_flank = { $value } order icons are revealed, it attacks from the flank
row-infantry-no_target = it has no target and advances instead
row-infantry-close_combat = after a hit with the rifle: close combat
row-gun-icons_more = { $value } order icons are revealed, it has penetration +3
row-gun-icons_flank = { $value } order icons are revealed, it counts as flanking
row-leadership-conceal = it tries concealment
row-leadership-spot = it spots an enemy
row-leadership-hull_down = it takes hull down
row-leadership-discard = the player with the largest hand loses a card
row-fire_check-bail_out = the crew bails out (a target number of { $value } or more)
row-fire_check-put_out = the commander lives and fewer than half of the crew are hurt ({ $value }): the fire is put out
row-fire_check-fight = the crew fights the fire (a target number below { $value })
row-mission-towards = it drives to own range { $value } m
row-mission-to_place_free = none of its tanks is on the hill: it drives towards it, to own range { $value } m
row-mission-to_place_last = it is the last pass: it drives towards the hill, to own range { $value } m
row-mission-to_place = it has no more tanks on the square than the players: it drives there, to own range { $value } m
row-mission-to_bridge = the smaller tank drives towards the bridge, to own range { $value } m
row-mission-to_bank = a bigger tank drives towards 600 m, to own range { $value } m
row-mission-takes_place = it takes the mission card
row-mission-fire_across = an enemy has crossed the river: it fires
row-mission-bridge_leadership = on the bridge it takes hull down by Leadership
row-mission-bridge_hull_down = on the bridge it tries hull down
row-mission-bridge_smoke = on the bridge and hull down it lays smoke
row-threat-in_peril = the target number of the first card is at most { $value }: it is in peril
row-threat-operational = the target number of the first card is above { $value }: its card stays
row-target-only = the only one
row-target-mission = the mission puts it first
row-target-to_hit = the highest chance to hit, { $value }
row-target-penetration = of equal chances the most penetration beyond its armour, { $value }
row-target-range = all else equal the nearest, { $value } m
row-target-points = all else equal the most points, { $value }
row-target-number = all else equal the lowest number, { $value }
row-terrain-mines = Mines on a player's tank in motion
row-terrain-mud = Mud on a player's tank in motion
row-terrain-field = Field on a player's tank in motion
row-terrain-brush = Brush on a player's tank in motion
row-spotting-nothing_ranged = it has ranged nobody and takes it
row-spotting-no_other_sees = no other tank of Robata sees it: it takes it and loses its ranging
row-spotting-another_sees = another tank of Robata sees it: it keeps its ranging
row-morale-rallies = the crew always rallies
row-crew-to_wheel = a man takes the empty driver's place
row-crew-to_gun = a man takes the empty place at the gun
row-hatch-closed = enemy infantry is { $value } m away: it is closed
row-hatch-opened = enemy infantry is { $value } m away: it is opened
row-hatch-opened_for_high = opened it gives a High shot
row-hatch-opened_for_low = opened it gives a Low shot
row-move-freed = the first success frees it (token at { $value })
row-move-b_two_successes = B: two successes take a flank off
row-move-b_one_success = B: one success: a flip below { $value } takes a flank off
row-move-c_removes = C: a Flank card takes a flank off
row-move-c_flanks = C: a Flank card flanks a spotted tank
row-move-d_terrain = D: the terrain of the highest cover, { $value }
row-move-e_rolls = E: without terrain a Move card is there
row-fire-c_stops = C: it stops free
row-fire-d_cards = D: the revealed cards add { $value }
row-fire-e_turret = E: two successes: it chooses the turret
row-fire-e_hull = E: two successes: it chooses the hull
row-fire-e_flips = E: one success: the location is flipped for
row-ranging-sure = its unmodified chance is above 85, { $value }: no
row-ranging-would_lose = it would lose a Spot that no other tank of Robata has: no
row-ranging-ranges = nothing speaks against it (unmodified chance { $value })
row-clean_up-another_card = in peril: its action card goes on the pile, another comes from below
row-diagram = by { $row } to own range { $value } m
row-calibre = target number { $value }: the gun of { $calibre } mm
row-calibres = { $said } and { $other }
row-gun-row_none = target number { $value }: none fires

## Refusals

not-now = You cannot choose this now: { $chosen }.
not-in-hand = Card { $card } is not in your hand.
not-hands-are-shown = Hands are not shown in this battle.
not-a-team-mate = You have no team-mate to show your hand to.
not-without-a-radio = You have a tank without a radio, so you cannot show your hand.
not-to-mates-without-radio = Every team-mate of yours has a tank without a radio, so you cannot show your hand.
not-shown-again = You have already shown your hand in this round.
not-shown-now = You can show your hand only while you choose an initiative card.
not-on-fire = The tank is not on fire.
not-a-second-action = The tank has already done its tank action. Choose a field action, or end the action step.
not-while-burning = The tank is on fire, and its only tank action is to fight the fire. Choose that, or a field action.
not-infantry-again = Infantry has already acted in this action step.
not-a-second-road = You have already taken a road card in this action step.
not-driven = The tank cannot move: nobody is in the driver's place. Move a crew member there first.
not-immobilised = The tank cannot move: it is immobilised.
not-flanked-in-mud = The tank is in deep mud, so it cannot flank.
not-flanked-in-column = The tank drives in column, so it cannot flank.
not-flanking-at-rest = The tank is not in motion, so it cannot flank. Move first.
not-a-third-flank = The tank has already placed both of its Flank tokens.
not-flankable = There is nobody to flank: the tank sees no enemy that it does not already flank.
not-terrain-at-rest = The tank is not in motion, so it cannot take terrain. Move first.
not-terrain-in-fog = In fog a tank takes terrain only after a Move card of level { $level } or lower.
not-firing-in-smoke = The tank is in smoke, so it cannot fire.
not-at-the-gun = Nobody is at the gun. Move a crew member there first.
not-an-enemy-seen = The tank has not spotted any enemy. Spot one first.
not-within-range = Every enemy that the tank has spotted is beyond the range of its gun.
not-equipped-for-smoke = This tank cannot lay smoke.
not-smoke-in-motion = The tank is in motion, so it cannot lay smoke. Stop first.
not-smoke-again = The tank is already in smoke.
not-spotting-in-smoke = The tank is in smoke, so it cannot spot.
not-unseen = There is nobody to spot: the tank sees every enemy in its line of sight.
not-spotting-without-a-card = A spotting attempt costs a card, and your hand is empty.
not-hull-down-again = The tank is already hull down.
not-hull-down-in-motion = The tank is in motion, so it cannot go hull down. Stop first.
not-hull-down-here = This terrain has no hull-down position.
not-loaded-again = APCR is already loaded.
not-apcr-left = The tank has no APCR left.
not-vacant = Every place in the tank is occupied.
not-movable = No crew member can move to another place.
not-changing-without-a-card = To move a crew member costs a card, and your hand is empty.
not-an-enemy-in-motion = No enemy is in motion.
not-in-motion = The tank is not in motion.
not-stopping-without-a-card = To stop costs a card, and your hand is empty.
not-infantry-here = Infantry does not fight in this battle.
not-infantry-yet = German infantry does not fight yet: it waits until a German tank begins its phase at { $range } m or less.
not-any-farther = Your infantry has already advanced as far as it can.
not-an-enemy-for-infantry = No enemy at rest is within reach of your infantry.
not-a-mark-of-the-nation = No card in your hand has the infantry mark of your nation.
not-a-road = No road card is left to take.
not-paid-for-a-road = A road card costs { $price } order icons, and your hand has fewer.
not-a-move-card = You have no Move card of a level that the tank can reach.
not-a-flank-card = You have no Flank card of a level that the tank can reach.
not-a-fire-card = You have no Fire card of a level that the tank can reach.
not-a-terrain-card = You have no terrain card that can be played here.
not-a-leadership-card = You have no Leadership card.
not-a-smoke-card = You have no Smoke card.
not-a-command-card = You have no Command card.
not-an-infantry-card = No card in your hand has an infantry mark.
not-a-gun = Your side has no anti-tank gun.
not-a-gun-again = Every anti-tank gun of your side has already fired in this action step.
not-an-enemy-for-a-gun = No enemy is within reach of an anti-tank gun that can still fire.
not-paid-for-a-gun = A shot of an anti-tank gun costs at least { $price } order icons, and your hand has fewer.
not-done-by-card = Card { $card } cannot be used this way. Choose { $step }.
not-such-terrain = Card { $card } cannot be played: this mission bars its terrain, { $terrain }.
not-at-this-level = Card { $card } needs a higher level than the tank can reach.
not-an-icon = Card { $card } has no order icon.
not-free = Card { $card } is already used for something else.
not-an-enemy = The target must be an enemy.
not-in-sight = The target is not in line of sight.
not-spotted = The target is not spotted. Spot it first.
not-beyond-the-edge = { $range } m is off the battlefield, which ends at { $edge } m.
not-ahead-of-the-lead = The tank drives in column and cannot get ahead of the lead tank.
not-beyond-the-exit = The tank leaves the battle at { $exit } m and cannot go farther.
not-across-the-bridge = Another tank is on the bridge, so the tank can neither enter nor cross it.

## Drawings

panel-round = round { $round }
panel-pass = pass { $passed } of { $passes }
panel-deck = deck { $cards }
panel-discards = discards { $cards }
panel-places = free mission cards { $cards }
head-round = round
head-pass = pass
head-deck = deck
head-discards = discards
head-places = mission
head-marker = marker
head-shuffle = shuffle
head-end = end
panel-turn = order: { $tanks }
panel-points = { $nation }: { $vp } VP, medals { $medals }
panel-motion = in motion
panel-hull-down = hull down
panel-smoke = smoke
panel-bog = bogged { $level }
panel-fire = on fire
panel-broken = broken
panel-gun-hits = gun hit ×{ $hits }
panel-loaded = APCR loaded
panel-apcr = APCR ×{ $tokens }
panel-buttoned = hatch closed
panel-fog = heavy weather
panel-road = road
panel-mud = deep mud
panel-cover = cover { $cover }
panel-move = Move { $level }
panel-shoots = Fire { $level }
panel-initiative = initiative { $card }
panel-laid = initiative laid
panel-sees = sees { $tanks }
panel-ranged = has ranged { $tank } (+{ $bonus })
panel-flanks = flanks { $tanks }
panel-lost = out of play: { $tanks }
panel-hand = { $seat_cap }: hand { $cards } / { $limit }
panel-hand-size = hand { $cards } / { $limit }
panel-shown = Hand of { $seat } as shown in round { $round }
panel-left = { $seat_cap }: has left
panel-fired = has fired
panel-overrun = overrun
panel-order-icons = order icons { $icons }
panel-pen = penetration { $penetration }
panel-range = range
panel-hit = hit
panel-pierces = pen.
panel-armour = Armour, hull/turret: { $faces }; tracks { $tracks }
panel-vacant = vacant
panel-table = On the table
panel-revealed = Revealed for Robata
panel-robata = Robata: { $card }
panel-peril = in peril
panel-primary = primary: { $actions }
panel-secondary = secondary: { $actions }
panel-shot = High { $high }, Low { $low }; at it: High { $enemy_high }, Low { $enemy_low }
panel-legend = G and S: German and Soviet tanks, by number. > and <: in motion, to where it drives. [1]: an anti-tank gun, named below. In a range the upper line is the Germans' own, the lower one the Soviets' own. On a card: ! marks heavy damage, P always goes through, O never does.
panel-marker = { $marker } among the last { $cards } cards
panel-aside = no marker in the deck
panel-exits = got through: { $tanks }
panel-mud-lies = deep mud lies
panel-roads = road cards: { $held }, not taken { $left }
panel-short-player = player { $number }
panel-player = of { $seat }
panel-in-box = cards { $cards }
panel-worth = { $vp } VP, medals { $medals }
panel-sits = { $man } in { $place }
panel-chosen = Chosen so far: { $choices }
panel-locations = Hit by target number: { $places }
panel-levels = Printed: Move { $move }, Fire { $fire }
panel-size = size { $size }
panel-crew-worth = VP: tank { $tank }, { $crew }
panel-from = hit, at { $range }
panel-infantry = Infantry
panel-gun = [{ $number }] { $gun }, { $range } m; { $state }
panel-shot-at = { $shooter } at { $target }, { $range } m{ $notes }: { $percent } % hit{ $parts }
panel-support-at = { $shooter } at { $target }{ $notes }: { $percent } % hit{ $parts }
panel-goes-through = { $place } { $located } %, through { $pierces } %{ $notes }
layer-spotted = Seen
layer-others = Seen by the others
layer-aimed = Ranged and flanked
panel-signs = Signs
panel-boards = Tank boards
panel-cards = Cards on the table
panel-vp = { $vp } VP
panel-hand-of = { $seat }: hand
panel-hand-shown = { $seat }: hand as shown in round { $round }
panel-place-of = { $role }, { $tank }
hit-tracks = tracks
hit-hull = hull
hit-turret = turret
armour-front = front
armour-side = side
fitted-heavy-damage = heavy damage
fitted-lays-smoke = smoke
fitted-radio = radio
note-waits = not now
note-side = side
note-hidden = hidden
range-middle = 000
range-german = { $range } m on the German side
range-soviet = { $range } m on the Soviet side
quality-green = green
quality-veteran = veterans
quality-elite = elite
icon-explosion = explosion
icon-fire = fire
icon-extinguisher = extinguisher
icon-binoculars = binoculars
mark-both = infantry
mark-soviet = Soviet infantry
state-well = well
state-wounded = wounded
state-dead = dead
tracks-damaged = tracks damaged
tracks-immobilised = immobilised
primary-mission = mission
primary-fire_high = fire: High
primary-fire_low = fire: Low
primary-move_flank_or_cover = move: flank or cover
primary-leadership = Leadership
primary-smoke = smoke
primary-move = move
secondary-spot = spot
secondary-hull_down = hull down
secondary-apcr = APCR
secondary-smoke = smoke
robata = Robata
button-take_back = take the card back
button-show_hand = show the hand
button-no_more = no card
button-pass = pass
button-confirm = lay it down
button-back = take the last choice back
button-against_shot = against the shot: -20
button-against_flank = against the flank
number-raises = raise the level by { $number }
number-of-cards = cards: { $number }

## What may be chosen when a battle is set up

options-forces = Forces
options-battle = Battle
options-robata = Robata
options-rules = Further rules
choice = { $value ->
    [suggested] as the mission suggests
    [pz3j] Pz III Ausf. J
    [pz4g] Pz IV Ausf. G
    [stug3g] StuG III Ausf. G
    [panther] Panther
    [tiger] Tiger
    [ferdinand] Ferdinand
    [t34a] T-34/76 M40
    [t34d] T-34/76 M43
    [t3485] T-34/85
    [kv85] KV-85
    [su100] SU-100
    [is2m] IS-2m M44
    [green] green
    [veteran] veteran
    [elite] elite
    [yes] wherever it may
    [no] only where it must
    [all] all of them
    [alert] alert ones only
    [mate] a team-mate
    [robata] Robata
    [german] the Germans
   *[soviet] the Soviets
 }
option-german_tanks = German tanks, 0: as suggested
option-soviet_tanks = Soviet tanks, 0: as suggested
option-passes = passes more or less than usual
option-alternate = alternate cards
option-infantry = whether infantry fights
option-attacker = who attacks in a breakout, if Robata does not defend
option-reserve = German player of a reinforcement
option-characters = characters of Robata
option-robata = tanks that Robata drives beside the players of a side
option-robata_side = the side of those tanks
option-leaver = who drives the tanks of a player who left
option-radio = rule of radios
option-tank = { $nation ->
    [german] German
   *[soviet] Soviet
 } tank { $number }
option-crew = commander of { $nation ->
    [german] German
   *[soviet] Soviet
 } tank { $number }
option-apcr = APCR of { $nation ->
    [german] German
   *[soviet] Soviet
 } tank { $number }, -1: as usual
option-player = player of { $nation ->
    [german] German
   *[soviet] Soviet
 } tank { $number }, 0: dealt out evenly
option-shown_hands = hands may be shown to team-mates
bot-sensible = fires where it pays, else finds a better place

## What of a set-up does not fit

misfit = { $said }. Accepted: { $accepted }.
misfit-tanks = There cannot be { $wanted } { $nation ->
    [german] German
   *[soviet] Soviet
 } tanks: every player has at least one
misfit-tanks-most = There cannot be { $wanted } { $nation ->
    [german] German
   *[soviet] Soviet
 } tanks: this mission has at most { $most }
misfit-tanks-equal = There cannot be { $wanted } { $nation ->
    [german] German
   *[soviet] Soviet
 } tanks: both nations have the same number, { $least } or more
misfit-robata = Robata cannot drive { $wanted } { $nation ->
    [german] German
   *[soviet] Soviet
 } tanks: every player keeps at least one
misfit-robata-absent = Robata does not play in this mission
misfit-robata-opposed = Robata plays one side here and drives no tank of the other
misfit-against-robata = Against Robata this mission takes { $wanted } tanks of each nation; the { $nation ->
    [german] German
   *[soviet] Soviet
 } tanks are { $count }
misfit-two-alike = Robata needs two equal tanks and a smaller one in this mission
misfit-alternate = The city has no alternate cards
misfit-reserve = German player { $number } does not play and cannot get the reinforcement
misfit-absent = There is no { $nation ->
    [german] German
   *[soviet] Soviet
 } tank { $number }: the { $nation ->
    [german] German
   *[soviet] Soviet
 } tanks are { $count }
misfit-player = { $nation ->
    [german] German
   *[soviet] Soviet
 } player { $player } cannot control tank { $number }: this player does not play
misfit-player-of-robata = { $nation ->
    [german] German
   *[soviet] Soviet
 } player { $player } cannot control tank { $number }: Robata drives it
misfit-idle = { $nation ->
    [german] German
   *[soviet] Soviet
 } player { $player } has no tank: every player has one at least
misfit-apcr = { $nation ->
    [german] German
   *[soviet] Soviet
 } tank { $number } cannot have { $wanted } APCR tokens: its gun has no APCR
misfit-apcr-of-robata = { $nation ->
    [german] German
   *[soviet] Soviet
 } tank { $number } cannot have { $wanted } APCR tokens: Robata drives it

## What is wrong with a pack

mistake-twice = is there more than once
mistake-numbers = must hold these numbers once each: { $first } … { $last } ({ $cards } cards) (TD4)
mistake-halves = has one half or two
mistake-damage-cards = must hold the numbers 1 to 20 once each (TD5)
mistake-harmed = must name the man of each wound and death, and no other (TD62)
mistake-level = has a level from 1 to 9
mistake-unknown = names { $what }, which the pack does not have
mistake-ranges = has figures for at most { $most } ranges
mistake-rises = must not rise with the range
mistake-locations = has a location for each target number 0 to 9 (TD55)
mistake-track-levels = has levels for damaged and immobilised tracks if and only if it has no turret (TD13)
mistake-same-ranges = has accuracy and penetration for the same ranges (TD52)
mistake-infantry-cards = must hold one card a nation for the field and one for the city (TD82)
mistake-reach = has three rows of three figures (TD86)
mistake-suggested = names { $most } tanks (TD1)
mistake-alert-cards = needs { $tanks } cards of the character { $character }, one for each tank (TDR41)
mistake-years = ends in { $until }, before it begins; expected: { $since } or later (TD107)
mistake-target-numbers = names a target number twice (TD107)
mistake-first-link = needs a link to begin with (TD113)
mistake-link = { $answer } leads to { $to }; it leads to a later link or is one of: { $ends } (TD113)
mistake-unlinked = no link leads to it (TD113)
mistake-priority-twice = names { $priority } more than once (TDR39)
mistake-ties = ends with { $tie }, which parts any two targets (TDR39)
mistake-places = there are at least { $least } and at most { $most }; the second must not be smaller (TD92)

## The rules

rule-TD1 = Two nations meet with one to four tanks each. One to eight players share them out, each with tanks of one nation; the numbers need not be equal unless the mission says so.
rule-TD3 = A tank begins with its full crew at their places, a commander of the quality agreed on, its normal levels and the range that the mission says; where it has APCR, a German one has 2, a Soviet one 1, or as many as was agreed.
rule-TD4 = The battle deck has each number from 1 to 100 once: the standard cards, or with the nine alternate cards if mission and players want them, or with the city cards in a city.
rule-TD12 = Order icons are paid with cards of the hand that show at least as many: they are revealed and discarded, and a surplus is lost. Two raise a level by 1 for the action; others pay for rapid loading of APCR, for putting out a fire, for rallying, for a gun's shot and more.
rule-TD13 = A Move, Flank or Fire card may be as high as the level of the tank. Damaged tracks, hits on the main gun, vacant places and a dead commander lower it. Without a driver a tank does not move, without a gunner it does not fire.
rule-TD14 = A tank is in motion as long as a Move card lies with it. Its cover is 30 then, and it fires at −40.
rule-TD15 = Terrain gives what is printed on its card: cover, hull down, concealment, bogging. A shot out of mud has −10, a shot at a tank in mud +10. Down from a hill penetration is 1 more, up at it 1 less.
rule-TD17 = A tank sees the enemies that it has spotted. Only these can it fire at, range or flank.
rule-TD18 = A tank that moves or fires is spotted by the enemy tanks that have it in line of sight and are not in smoke. One that has ranged another target may keep the Ranging instead.
rule-TD19 = A tank fires with +10 at the target that it has ranged, with +20 once it has ranged it again. It ranges one target at a time and sees no other.
rule-TD20 = Every tank has all others in line of sight, unless the mission limits it.
rule-TD22 = At the start of a round each player draws up to his hand limit: 4, and 2 for each of his tanks. An elite commander and the red zone, up to 400 m from the middle, add 1 each; a green or dead commander, a fire and broken morale take 1 off each.
rule-TD23 = Each player lays a card of his hand face down for each of his tanks, then all are revealed. The tanks act from the lowest number to the highest.
rule-TD24 = A phase begins with the administrative step: the initiative card is discarded, then come the points of the mission and the checks of smoke, fire and morale. Where infantry fights, the hatch may be opened or closed after them.
rule-TD25 = Smoke check: a card is flipped for a tank in smoke. At a target number of 4 or less the smoke is gone.
rule-TD26 = Fire check: the player of a burning tank pays 4 order icons to put the fire out, bails out, or flips a card. The extinguisher puts it out, a fire icon makes the tank burn out, else it burns on.
rule-TD27 = A tank that still burns has to fight the fire as its tank action, with the choices of a fire check. Field actions are open to it.
rule-TD28 = Morale check: a broken crew rallies for 4 order icons, or a damage card is drawn for it. If a morale icon that applies to it is crossed it bails out, else it rallies.
rule-TD29 = In the action step a tank does one tank action at most, and any number of field actions before and after it.
rule-TD30 = The cards of a tank action are laid down together, three at most, and carried out one after another. Which cards go together is fixed for each action.
rule-TD31 = At the end of its phase the player of a tank discards as many cards of his hand as he likes, none too. The others do not see them.
rule-TD32 = With one Move card a tank goes 200 m or stays, with two up to 400 m. Two also take one flank off it; one does if a card is flipped whose target number is below the Move level.
rule-TD33 = With a Flank card a tank in motion puts one of its two Flank tokens before an enemy that it sees. Or the tank takes an enemy's flank off itself by it, at rest too.
rule-TD34 = A tank in motion plays terrain on itself: it takes the place of the Move card, and the tank is at rest. In some terrain it may be concealed; in some it bogs down if a number of at most the printed value is flipped.
rule-TD36 = Leadership played alone takes a random card out of an enemy's hand. Then the tank spots an enemy, takes hull down, or tries concealment at twice the value.
rule-TD37 = A tank at rest that is equipped for it lays smoke, one card at a time. Smoke adds 30 to its cover and may conceal it. In smoke a tank neither fires nor tries to spot; when it moves the smoke is gone.
rule-TD38 = To spot an enemy in line of sight that is not seen yet a card is discarded, then one is flipped, and one more for each order icon paid. Binoculars on any of them spot the enemy.
rule-TD39 = A tank at rest is hull down if the number flipped is at most the value of its terrain. Shots at hull or tracks then miss it, unless the shooter flanks it.
rule-TD40 = Concealment: if the number flipped is at most the value, no enemy sees the tank any more, and none has it ranged.
rule-TD41 = As a tank action one APCR token is loaded. The next shot uses it up, hit or miss.
rule-TD42 = For a card discarded a living man moves to a vacant place, and his own becomes vacant. Nobody moves from the commander's place or to it.
rule-TD43 = Field actions are terrain on an enemy, Command, a stop, an anti-tank gun's shot, infantry, and a road card. Infantry either advances or attacks, once in an action step.
rule-TD44 = Command changes cards: with a team-mate, or for new ones. Or an own tank spots an enemy, takes hull down, or tries concealment at twice the value.
rule-TD47 = Terrain can be played on an enemy tank in motion, spotted or not. It takes the place of the Move card, and the tank is at rest and may bog down in it.
rule-TD48 = For any card discarded the acting tank stops if it is in motion. It is then in the terrain that the mission has everywhere: a field or a street.
rule-TD49 = The player whose tank is the target may answer with Tactics, the other may cancel this by Tactics of his own, and so on until one of them passes.
rule-TD50 = Tactics take 20 off a shot; of a gun or of infantry they may cancel the flank instead. A tank's flank, a spot attempt and terrain on an enemy they cancel.
rule-TD52 = A tank fires with a Fire card at a target that it sees, in line of sight and within reach of its gun. For 3 order icons it loads APCR immediately.
rule-TD53 = The chance to hit: what the gun has at the range, the Fire card, 20 for Leadership, the Ranging, 10 for a flank and the size of the target; then cover and whatever else hinders comes off.
rule-TD54 = A number of at most the chance to hit is a hit. Numbers from 96 to 100 always miss.
rule-TD55 = A card is flipped, and its target number says where the target is hit. With two Fire cards the shooter chooses hull or turret.
rule-TD57 = Penetration is what the gun has at the range, with APCR, slope and the modifier of a card flipped. If it is at least the armour, of the side if flanked, the shot goes through. P always does, O never.
rule-TD59 = After a shot, hit or miss, the shooter may range the target if it is still there. It loses sight of all others by that.
rule-TD61 = A damage card is drawn for a tank shot through and read for the place hit, as heavy or light damage. The hit is critical if the card's number is the target number of the one flipped for penetration.
rule-TD63 = Where damage asks for an explosion or a fire a card is flipped, and only its icon brings it about. In capitals it happens immediately.
rule-TD72 = A tank that sets out from mines first draws a damage card. Only what it says of tracks is carried out.
rule-TD73 = After an explosion, or when a tank burns out, a card is flipped for each living man, two for a wounded one. A man with the icon of the cause dies. The tank is eliminated.
rule-TD75 = The enemy who eliminates a tank gets its points and a medal. Its player loses half of his hand at random, rounded up, and the tank is out of play till the round is over.
rule-TD77 = When the last pass is over the final points of the mission are given, and the nation with more victory points wins. A tie is decided by the mission, then by medals; if these are equal too it is a draw.
rule-TD79 = An anti-tank gun of the own side fires at an enemy within its reach, spotted or not, for the order icons that it costs, once in an action step. With a Flank card it meets the side.
rule-TD81 = With the option of radios, a player who has a tank without a radio talks with nobody about cards, plans or positions: he exchanges no cards by Command, shows his hand to nobody and is shown none.
rule-TD82 = Infantry fights where the mission or the players want it. On the card, at 200 or 400 m, it is of one nation at most; else it is at 000.
rule-TD83 = Infantry advances for a card with any infantry mark: it pushes the enemy's back by 200 m, or, without one, goes 200 m on itself, up to 400 m.
rule-TD84 = Infantry attacks for a card with the mark of its nation, a tank that is not in motion and at most 600 m from the middle, in the city 400 m. The tank need not be spotted.
rule-TD85 = For 3 order icons more infantry attacks from the flank. Then the anti-tank weapon or close combat is chosen.
rule-TD86 = The chance of infantry to hit: what its card has for its range and the target's, and with it cover and size of the target. Nothing else counts but Tactics.
rule-TD87 = If the number is below half the chance to hit infantry uses its stronger weapon, else the weaker. Soviets may go on to close combat instead of using the rifle.
rule-TD88 = Close combat: after the hit two cards are flipped. With two explosion icons the tank explodes; with one the commander dies if the hatch is open, and morale is checked.
rule-TD89 = With its hatch closed a tank fires at −10, and no order icons help it to spot. Its commander is safe from close combat.
rule-TD92 = Hold the High Ground: a tank that moves to 400 m may take a hill card while there is one, and natural terrain with it. It brings 1 point each phase, and 10 at the end to a nation alone on the hills. Other missions have cards for other places.
rule-TD94 = Breakout: the attackers have to get through. One that reaches −200 leaves the battle immediately, and none goes beyond.
rule-TD95 = Secure the Bridge: a tank that moves to 000 takes the bridge card, and no other gets there or across until it leaves. Each phase of a tank brings 1 point for every tank of its nation on the bridge or beyond it. Against Robata each nation has three tanks.
rule-TD96 = Streets of Steel: every tank has a street below it, and mud is not played as terrain. Within 400 m of the middle a tank may take a square card, which brings 1 point each phase. Line of sight is 600 m, from square to square 800 m.
rule-TD97 = Fog Shrouded Counterattack: the Move level is 5 at most, fire has −10, line of sight is 600 m. A flip in each phase may bring heavy weather: the tank sees 200 m and has 50 more cover. It plays terrain on itself only after a Move card of 4 or less.
rule-TD98 = Hunger for Oil: deep mud lowers the Move level. With one road card under its tanks a nation drives in column behind the lead tank instead, with two it drives freely; in mud and in column nobody flanks. A road card costs 2 order icons. Flips bring new tanks and may end the mud.
rule-TD100 = Each tank of Robata begins with an alert card; the others are shuffled. It has one APCR that is never used up, one pass more than a player, and a token for each tank in peril.
rule-TD102 = Robata answers players as if by Tactics: if the card flipped is Tactics, or if its target number is at most the passes completed and one more, 3 at the most. Players may answer with Tactics.
rule-TD105 = Robata reveals three cards for each tank and reckons its threat: who sees, has ranged or flanks it, mud or mines and bogging count up, what it sees, has ranged or flanks counts down. In peril it bids low; else low with a good shot and high without.
rule-TD106 = Robata always puts a fire out, unless the commander is dead or half the crew hurt: then it bails out if the target number flipped is at least the lower of both levels. Its crews always rally.
rule-TD107 = For a tank of Robata about three cards are revealed; by them and its action card it acts. As defender in Breakout it may fire a gun first; with exactly two order icons on these cards its penetration is 3 more.
rule-TD108 = Robata moves or fires as often as its first card is at most its level and its second at most half of it, rounded up. Without a success it does what its card says next.
rule-TD110 = Where Robata picks at random, the options are shared out over the target numbers as evenly as can be, and a card is flipped.
rule-TD112 = Robata takes the target that it hits most easily; a good shot comes before a poor one, to spot only whom it has not spotted. Some missions set a priority of their own.
rule-TD117 = At the end of its phase a tank of Robata discards what was revealed. If it was in peril it gets another action card.
rule-TD120 = Hands are secret, from team-mates too, unless their players show them. Where that was agreed on, a player may show his team-mates his whole hand while an initiative card is asked of him, once a round.
rule-TD122 = A draw takes a random card of those in the deck. SHUFFLE, in the last pass END GAME, is in the lower half: once the upper one is used up it may turn up before any card.
rule-TDR6 = The battlefield ends at 1000 m on either side of the middle. No tank moves beyond.
rule-TDR11 = A bogged tank that moves tries to get free: for each Move card one is flipped, and a target number of at most the value of its Bog token frees it. It stays where it is.
rule-TDR16 = By Command a player and a team-mate who agrees give each other one or two cards. Or the player discards one or two and draws as many.
rule-TDR53 = For a gun only the target counts: its cover and size, mud, motion, a hill, Tactics. A player's Flank card makes the gun meet the side; Robata's flank also gives 10 to hit, and hull down does not help against it.
