# The sentences of Tank Duel.

## What things are called

seat-german = německý hráč { $number }
seat-soviet = sovětský hráč { $number }
seat-german-gen = německého hráče { $number }
seat-german-dat = německému hráči { $number }
seat-soviet-gen = sovětského hráče { $number }
seat-soviet-dat = sovětskému hráči { $number }
nation-german = Němci
nation-soviet = Sověti
role-commander = velitel
role-gunner = střelec
role-commander_gunner = velitel/střelec
role-loader = nabíječ
role-driver = řidič
role-backup_driver = záložní řidič
killed-commander = VELITEL
killed-gunner = STŘELEC
killed-commander_gunner = VELITEL/STŘELEC
killed-loader = NABÍJEČ
killed-driver = ŘIDIČ
killed-backup_driver = ZÁLOŽNÍ ŘIDIČ
place-commander = místo velitele
place-gunner = místo střelce
place-commander_gunner = místo velitele/střelce
place-loader = místo nabíječe
place-driver = místo řidiče
place-backup_driver = místo záložního řidiče
location-tracks = pásů
location-hull = korby
location-turret = věže
harm-check_explosion = výbuch?
harm-check_fire = požár?
harm-explosion = VÝBUCH
harm-fire = POŽÁR
harm-catastrophic = KATASTROFICKÝ ZÁSAH
harm-main_gun_hit = zásah hlavní zbraně
harm-tracks_damaged = poškozené pásy
harm-immobilised = znehybnění

## Prompts

prompt-initiative = { $who_cap }: kterou kartu na iniciativu?
prompt-laid = Můžete vzít zpět kartu iniciativy, kterou má { $who }
prompt-action = { $who_cap }: co udělá?
prompt-card = { $who }: { $step }
prompt-level = { $who_cap }: o kolik zvýšit úroveň?
prompt-oi = { $who_cap }: která karta zaplatí?
prompt-rapid_apcr = { $who_cap }: nabít APCR zrychleně?
prompt-target = { $who_cap }: který nepřítel?
prompt-range_step = { $who_cap }: jak daleko?
prompt-unflank = { $who_cap }: čího obchvatu se zbaví?
prompt-flank_or_unflank = { $who_cap }: obejít, nebo se zbavit obchvatu?
prompt-lay_down = { $who_cap }: vyložit akci?
prompt-lay_down-said = { $said }: vyložit?
prompt-spot_or_ranging = { $who_cap }: ponechat zaměření, nebo zpozorovat?
prompt-reaction = Proti akci, kterou dělá { $who }: taktika?
prompt-location = { $who_cap }: kam zasáhne?
prompt-range_target = { $who_cap }: zaměřit cíl?
prompt-escape_order = { $who_cap }: kdo se pokusí o útěk?
prompt-crew = { $who_cap }: který muž a kam?
prompt-enemy_hand = { $who_cap }: kterému nepříteli vzít kartu?
prompt-gun = { $who_cap }: které dělo vystřelí?
prompt-infantry_mode = { $who_cap }: jak zaútočí pěchota?
prompt-close_combat_switch = { $who_cap }: přejít k boji zblízka?
prompt-hatch = { $who_cap }: otevřít, nebo uzavřít poklop?
prompt-road_card = { $who_cap }: položit cestu?
prompt-mission_card = { $who_cap }: vzít kartu mise?
prompt-effect = { $who_cap }: k čemu to bude?
prompt-own_tank = { $who_cap }: pro který tank?
prompt-mate = { $who_cap }: s kterým spoluhráčem?
prompt-number = { $who_cap }: kolik karet?
prompt-accept = { $who_cap } nabízí výměnu karet
prompt-give = Kterou kartu dostane { $who }?
prompt-redraw = Kterou kartu odhodit a dobrat znovu?
prompt-fire_check = { $who_cap } hoří: co udělá posádka?
prompt-fight_fire = { $who_cap } stále hoří: co udělá posádka?
prompt-morale_check = Posádka má podlomenou morálku, { $who }: co teď?
prompt-discard = { $who_cap }: odhodit kartu?
prompt-hidden = Tajná otázka
prompt-about = { $said } ({ $about })
step-move = kartu pohybu
step-second_move = druhou kartu pohybu, nebo žádnou
step-flank = kartu obchvatu
step-terrain = kartu terénu
step-fire = kartu palby
step-second_fire = druhou kartu palby, nebo žádnou
step-leadership = velení
step-smoke = kartu dýmu
step-command = rozkaz
step-gun_flank = kartu obchvatu, nebo žádnou
step-infantry = kartu se značkou pěchoty
step-drop = kartu k odhození

## Decisions

action-move = pohyb
action-flank = obchvat
action-terrain = zahrát terén
action-fire = palba
action-leadership = velení
action-smoke = dým
action-spot = pokus o zpozorování
action-hull_down = věžové postavení
action-load_apcr = nabít APCR
action-crew = přesun člena posádky
action-fight_fire = hašení požáru
action-terrain_on_enemy = terén na nepřítele
action-command = rozkaz
action-stop = zastavit
action-gun = protitankové dělo
action-infantry_advance = postup pěchoty
action-infantry_attack = útok pěchoty
action-road = vzít kartu cesty
action-done = konec akčního kroku
answer-pay = zaplatit symboly rozkazu
answer-bail_out = nouzově opustit tank
answer-flip = otočit kartu
answer-draw = otočit kartu poškození
answer-load = nabít APCR zrychleně
answer-no = ne
answer-yes = ano
answer-keep = ponechat zaměření
answer-take = vzít zpozorování
answer-put = obejít nepřítele
answer-remove = zbavit se obchvatu
answer-range = zaměřit cíl
answer-hull = korba
answer-turret = věž
answer-spot = zpozorovat nepřítele
answer-hull_down = zaujmout věžové postavení
answer-conceal = pokusit se o skrytí
answer-exchange = vyměnit karty se spoluhráčem
answer-flank = z obchvatu
answer-weapon = protitanková zbraň
answer-close_combat = boj zblízka
answer-switch = přejít k boji zblízka
answer-stay = použít protitankovou pušku
answer-lay = položit cestu
answer-turn = otevřít, nebo uzavřít poklop
answer-redraw = odhodit karty a dobrat stejně
answer-hatch-stays = nechat poklop, jak je
way-stay = zůstat na místě
way-forward = { $metres } m vpřed
way-back = { $metres } m zpět
decision-lay = položit { $card }
decision-take_back = vzít kartu zpět
decision-show_hand = ukázat karty v ruce spoluhráčům
decision-play = zahrát { $card }
decision-drop = vzdát se karty { $card }
decision-pay = zaplatit kartou { $card }
decision-no_more = žádná karta
decision-buy = { $number }
decision-against-flank = zahrát { $card } proti obchvatu
decision-pass = pasovat
decision-confirm = vyložit
decision-back = vzít poslední volbu zpět
order-game = Nereagovat až do konce hry.
order-round = Nereagovat až do konce kola { $round }.
order-round-or-reaction = Nereagovat až do konce kola { $round }, nebo než někdo jiný zareaguje.
half-done-phase = Na tahu je { $tank }.

## Flips and what they have to reach

flip-smoke = Kontrola dýmu
flip-fire_check = Kontrola požáru
flip-unflank = Kontrola proti obchvatu
flip-free = Kontrola vyproštění
flip-bog = Kontrola zapadnutí
flip-spot = Kontrola zpozorování
flip-hull_down = Kontrola věžového postavení
flip-conceal = Kontrola skrytí
flip-hit = Kontrola zásahu
flip-location = Místo zásahu
flip-penetration = Kontrola průraznosti
flip-explosion = Kontrola výbuchu
flip-fire = Kontrola požáru
flip-escape = Kontrola útěku
flip-close_combat = Boj zblízka
flip-weather = Kontrola počasí
flip-mud = Kontrola bahna
flip-newcomer = Kontrola posil
flip-response = Taktická odezva
flip-random = Náhodný výběr
flip-replaced = Kontrola náhrady
flipped-number = { $check }: karta { $card }, třeba nejvýše { $target }, { $met ->
    [yes] vyšlo
   *[no] nevyšlo
 }.
flipped-tn = { $check }: karta { $card }, číslo zaměřovače { $tn }, třeba nejvýše { $target }, { $met ->
    [yes] vyšlo
   *[no] nevyšlo
 }.
flipped-tn_least = { $check }: karta { $card }, číslo zaměřovače { $tn }, třeba nejméně { $target }, { $met ->
    [yes] vyšlo
   *[no] nevyšlo
 }.
flipped-pierce = { $check }: karta { $card }, oprava { $shown }, třeba nejméně { $target }, { $met ->
    [yes] vyšlo
   *[no] nevyšlo
 }.
flipped-icon = { $check }: karta { $card } { $met ->
    [yes] má { $wanted }
   *[no] nemá { $wanted }
 }.
flipped-icons = { $check }: karta { $card } { $met ->
    [yes] má symboly: { $icons }
   *[no] nemá žádný symbol
 }.
flipped-read = { $check }: karta { $card }, číslo zaměřovače { $tn }.
wanted-explosion = symbol výbuchu
wanted-fire = symbol ohně
wanted-spot = dalekohled
wanted-close_combat = symbol výbuchu
thrown-card = karta
counts-explosion = počítá se symbol výbuchu
counts-fire = počítá se symbol ohně
counts-escape = počítá se symbol toho, před čím osádka prchá
counts-spot = počítá se dalekohled
counts-fire_check = počítá se oheň, jinak hasicí přístroj
counts-close_combat = počítá se symbol výbuchu
counts-response = počítá se taktika nebo nízké číslo zaměřovače
counts-number = počítá se číslo zaměřovače
succeeds-number = uspěje číslo nejvýše { $target }
succeeds-tn = uspěje číslo zaměřovače nejvýše { $target }
succeeds-tn_least = uspěje číslo zaměřovače nejméně { $target }
succeeds-pierce = uspěje průraznost nejméně { $target }; P vždy, O nikdy
shown-binoculars = uspěje karta s dalekohledem
shown-extinguisher = uspěje karta s hasicím přístrojem bez ohně
shown-explosion = žádná karta nesmí mít symbol výbuchu
shown-fire = žádná karta nesmí mít symbol ohně

## Parts of a target

part-gun = kanón
part-infantry = pěchota
part-fire_card = karta palby
part-leadership = velení
part-ranging = zaměření
part-flank = obchvat
part-target_ground = terén cíle
part-shooter_ground = terén střelce
part-size = velikost cíle
part-tactics = taktika
part-in_motion = cíl v pohybu
part-shooter_in_motion = střelec v pohybu
part-buttoned = uzavřený poklop
part-fog = mlha
part-heavy_fog = hustá mlha
part-always_misses = 96 až 100 vždy mine
part-armour = pancíř
part-penetration = průraznost
part-order_icons = symboly rozkazu
part-slope = svah
part-apcr = APCR
part-light = lehké počasí
part-seen_by = vidí ho
part-ranged_by = mají ho zaměřený
part-mud_or_mines = v bahně nebo minách
part-flanked_by = obcházejí ho
part-bogged = zapadlý
part-sees = vidí
part-ranges = má zaměřeno
part-flanks = obchází
part-fire_level = úroveň palby
part-first_card = první karta
part-second_card = druhá karta
part-to_hit = šance na zásah
part-range = vzájemná vzdálenost
part-points = zbývající body
part-number = identifikační číslo
part-binoculars = karet s dalekohledem
part-extinguisher = karet s hasicím přístrojem bez ohně
part-explosion = karet s výbuchem
part-fire = karet s ohněm
part-lower = méně než
part-move_level = úroveň pohybu
part-bail_out = opuštění tanku
part-bog = zapadnutí
part-conceal = skrytí
part-hull_down = věžové postavení
part-replaced = jiný tank
part-smoke = dým
part-mud = bahno
part-building = budova
part-hill = kopec
part-brush = křoviny
part-woods = les
part-city_rubble = městské sutiny
part-mines = miny
part-bridge = most
part-square = náměstí
part-field = pole
part-gully = strž
part-rubble = sutiny
part-factory = továrna
part-street = ulice
part-street_corner = roh ulice
part-road = cesta

## Events

event-laid-out = Bitva je připravena.
event-taken-over = Bitva pokračuje.
event-round-began = Začíná kolo { $round }.
event-marker = Objevuje se karta { $marker ->
    [end] KONEC HRY
   *[shuffle] ZAMÍCHAT
 }.
event-reshuffled = Bitevní balíček se míchá pro průchod { $passed }.
event-card-drawn = { $seat_cap } dobírá kartu{ $seen ->
    [yes] {" "}{ $card }
   *[no] {""}
 }.
event-initiative-laid = { $seat_cap } vykládá kartu iniciativy { $seen ->
    [yes] { $card } pro
   *[no] pro
 } { $tank }.
event-initiative-taken-back = { $seat_cap } bere zpět kartu iniciativy pro { $tank }.
event-initiative-shown = Iniciativa: { $bids }.
bid = { $tank } { $card }
event-turn-began = Na tahu je { $tank }.
laid-move = { $tank } jede
laid-flank = { $tank } manévruje
laid-terrain = { $tank } zaujímá postavení
laid-fire = { $tank } střílí na { $target }
laid-leadership = { $tank } využívá velení
laid-smoke = { $tank } klade dým
laid-spot = { $tank } se snaží zpozorovat { $target }
laid-hull_down = { $tank } zkouší věžové postavení
laid-load_apcr = { $tank } nabíjí APCR
laid-crew = { $tank } přesouvá člena posádky
laid-terrain_on_enemy = { $tank } hraje terén na { $target }
laid-command = { $tank } využívá rozkaz
laid-stop = { $tank } brzdí
laid-gun = { $tank } nechává { $gun } střílet na { $target }
laid-infantry_advance = { $tank } posílá pěchotu vpřed
laid-infantry_attack = { $tank } posílá pěchotu proti { $target }
laid-road = { $tank } žádá o cestu
laid-close = { $said } do boje zblízka
laid-flanking = { $said } z boku
laid-way = { $said } { $way }
laid-cards = { $said }: { $cards }
laid-paid = { $said }; platí: { $cards }
laid-chance = { $said } ({ $percent } %)
event-action-laid = { $said }.
event-orders-paid = { $seat_cap } platí: { $cards }.
event-card-dropped = { $seat_cap } odhazuje kartu{ $seen ->
    [yes] {" "}{ $card }
   *[no] {""}
 }.
event-card-lost = { $seat_cap } náhodně ztrácí kartu{ $seen ->
    [yes] {" "}{ $card }
   *[no] {""}
 }.
event-card-stolen = { $seat_cap } bere { $target_dat } kartu{ $seen ->
    [yes] {" "}{ $card }
   *[no] {""}
 }.
event-card-given = { $seat_cap } dává { $mate_dat } kartu{ $seen ->
    [yes] {" "}{ $card }
   *[no] {""}
 }.
event-hand-shown = { $seat_cap } ukazuje spoluhráčům { $seen ->
    [yes] tyto karty: { $cards }
   *[no] karty v ruce
 }.
event-tactics-played = { $seat_cap } hraje kartu { $card }.
event-passed = { $seat_cap } nehraje taktiku.
event-tank-moved = { $tank } dojíždí na { $range } m.
event-terrain-laid = { $tank } zastavuje v terénu: { $terrain }.
event-place-taken = { $tank } bere kartu mise: { $terrain }.
event-smoke-laid = { $tank } se halí do dýmu.
event-smoke-cleared = Dým kolem tanku { $tank } se rozplývá.
event-stopped = { $tank } zastavuje.
event-hull-down = { $tank } zaujímá věžové postavení.
event-bogged = { $tank } zapadá (úroveň { $level }).
event-freed = { $tank } se vyprošťuje.
event-spotted = { $tank } spatřuje { $target }.
event-ranged = { $tank } zaměřuje { $target } (+{ $bonus }).
event-sight-lost = { $tank } ztrácí z dohledu { $targets }.
event-flank-put = { $tank } obchází { $target }.
event-flank-removed = { $tank } už neobchází { $target }.
event-apcr-loaded = { $tank } má nabito APCR.
event-apcr-fired = { $tank } spotřebovává nabité APCR.
event-shot-located = { $misses ->
    [yes] Výstřel do { $location } míjí: { $target } je ve věžovém postavení
   *[no] { $target } dostává zásah do { $location }
 }.
event-shot-pierced = { $through ->
    [yes] Výstřel proráží { $target }: { $heavy ->
        [yes] těžké poškození
       *[no] lehké poškození
     }
   *[no] Pancíř tanku { $target } odolává
 }.
event-damage-drawn = { $card ->
    [0] Míchá se balíček poškození
   *[other] Otáčí se karta poškození { $card }
 }.
event-damage-read = { $tank } má { $critical ->
    [yes] kritický zásah
   *[no] poškození
 }: { $items }.
event-damage-read-nothing = { $tank } { $critical ->
    [yes] má kritický zásah bez následků
   *[no] zůstává bez poškození
 }.
event-man-hurt = { $role_cap } tanku { $tank } { $killed ->
    [yes] padl
   *[no] je raněn
 }.
event-man-moved = { $role_cap } tanku { $tank } přechází na { $place }.
event-tracks-hit = { $tank } { $immobilised ->
    [yes] je znehybněn
   *[no] má poškozené pásy
 }.
event-gun-hit = { $tank } má zasaženou hlavní zbraň.
event-fire-broke-out = { $tank } začíná hořet.
event-fire-put-out = Posádka tanku { $tank } uhasí požár.
event-morale-broke = Posádka tanku { $tank } ztrácí morálku.
event-rallied = Posádka tanku { $tank } se vzchopí.
event-tank-lost = { $tank } { $how }.
event-tank-lost-medal = { $tank } { $how }; medaili získává { $by }.
loss-explosion = vybuchl
loss-fire = vyhořel
loss-catastrophic = je roztrhán na kusy
loss-bailed_out = je opuštěn posádkou
loss-crew = ztratil celou posádku
event-tank-exited = { $tank } proniká a opouští bitvu.
event-infantry-moved = { $nation ->
    [german] Německá
   *[soviet] Sovětská
 } pěchota je { $at ->
    [0] zatlačena zpět
   *[other] na { $at } m
 }.
event-hatch-turned = { $tank } { $buttoned ->
    [yes] zavírá
   *[no] otevírá
 } poklop.
event-weapon-used = { $nation ->
    [german] Německá
   *[soviet] Sovětská
 } pěchota zasahuje { $target }; zbraň: { $weapon }.
event-weather-turned = { $tank } vjíždí do { $heavy ->
    [yes] náročného
   *[no] nenáročného
 } počasí.
event-mud-lifted = Hluboké bahno pominulo.
event-road-taken = { $nation ->
    [german] Němci
   *[soviet] Sověti
 } získávají kartu cesty.
event-road-laid = { $tank } zastavuje na cestě.
event-infantry-woken = Německá pěchota dorazila na frontu.
event-guns-overrun = Palebné postavení na { $range } m je zničeno.
event-newcomer-came = Jako posila přijíždí { $tank }.
event-tank-replaced = Místo ztraceného tanku přijíždí { $tank }.
event-tank-returned = { $tank } se vrací do bitvy.
event-scored = { $tank } získává { $vp ->
    [one] { $vp } vítězný bod
    [few] { $vp } vítězné body
   *[other] { $vp } vítězných bodů
 }.
event-nation-scored = { $nation ->
    [german] Němci
   *[soviet] Sověti
 } získávají { $vp ->
    [one] { $vp } vítězný bod
    [few] { $vp } vítězné body
   *[other] { $vp } vítězných bodů
 }.
event-card-revealed = Tankobot odhaluje pro { $tank } kartu { $card }.
event-revealed-used = Tankobot hraje kartu { $card }.
event-reveal-over = Tankobot bere pro { $tank } kartu iniciativy { $bid }.
event-robata-chose = Tankobot rozhoduje za { $tank }, { $table }: { $said }.
row-facts = { $said } ({ $facts })
fact = { $name } { $value }
event-peril-turned = { $tank } je { $peril ->
    [yes] v ohrožení
   *[no] opět bojeschopný
 }.
event-character-drawn = { $tank } dostává kartu akcí { $character }.
event-character-turned = { $tank } dostává kartu akcí { $character }.
event-round-ended = Kolo končí.
event-seat-left = Tanky { $seat_gen } přebírá { $heir ->
    [robata] Tankobot
   *[other] { $heir }
 }.
event-battle-drawn = Bitva skončila nerozhodně.
event-battle-won = Vítězí { $nation ->
    [german] Němci
   *[soviet] Sověti
 } { $how }.
won-points = na body
won-places = díky kartám mise
won-medals = na medaile
won-held = protože nikdo nepronikl
won-crushing = drtivě, přes most
won-king = protože drží kopec

## The tables of Robata, and what each row says, with the number that decided

table-initiative = iniciativa
table-response = taktická odezva
table-primary = primární akce
table-secondary = sekundární akce
table-success = kontrola úspěchu
table-diagram = diagram pohybu
table-command = rozkaz
table-infantry = pěchota
table-gun = protitankové dělo
table-leadership = velení
table-fire_check = kontrola požáru
table-mission = priorita mise
table-threat = ohrožení
table-target = výběr cíle
table-terrain = terén na tanky hráčů
table-spotting = žeton zpozorování
table-morale = kontrola morálky
table-crew = změna pozice zdarma
table-hatch = poklop
table-move = pohyb
table-fire = palba
table-ranging = zaměření
table-clean_up = úklid
row-initiative-in_peril = je v ohrožení, bere nejnižší kartu (stupeň ohrožení { $value })
row-initiative-any_below_10 = bere kartu pod 10 (stupeň ohrožení { $value })
row-initiative-any_above_90 = bere kartu nad 90 (stupeň ohrožení { $value })
row-initiative-spotted_target = má zpozorovaný cíl, bere nejnižší kartu (stupeň ohrožení { $value })
row-initiative-else = nic jiného neplatí, bere nejvyšší kartu (stupeň ohrožení { $value })
row-response-success = odpoví (číslo zaměřovače nejvýš { $value })
row-response-failure = neodpoví (bylo třeba čísla zaměřovače nejvýš { $value })
row-primary-mission = co chce především mise
row-primary-fire_high = zdařilý výstřel
row-primary-fire_low = chabý výstřel
row-primary-move_flank_or_cover = pohyb, kterým obchvátí nebo získá kryt
row-primary-leadership = velení
row-primary-smoke = dým
row-primary-move = pohyb
row-primary-none = žádná nepřipadá v úvahu
row-secondary-spot = pokus o zpozorování
row-secondary-hull_down = pokus o věžové postavení
row-secondary-apcr = nabije APCR
row-secondary-smoke = dým
row-secondary-none = žádná by neměla účinek
row-success-move = úspěchů k pohybu: { $value }
row-success-fire = úspěchů k palbě: { $value }
row-command-conceal = pokusí se o skrytí
row-command-spot = zpozoruje nepřítele
row-command-hull_down = zaujme věžové postavení
row-command-none = nic, co by šlo, nemá účinek
row-command-spot_for_high_shot = zpozoruje nepřítele, a má tak zdařilý výstřel
row-infantry-enemy_on_card = značek: { $value }; na kartě je nepřátelská pěchota, je zatlačena zpět
row-infantry-nobody_on_card = značek: { $value }; na kartě nikdo není: při jedné postoupí, při dvou zaútočí
row-infantry-own_at_200 = značek: { $value }; vlastní je na 200 m: při jedné zaútočí, při dvou postoupí
row-infantry-own_at_400 = značek: { $value }; vlastní je na 400 m a zaútočí
row-infantry-icons_flank = symboly rozkazu na odhalených kartách: { $value }; útočí z obchvatu
row-infantry-no_target = nemá cíl, a tak postoupí
row-infantry-close_combat = po zásahu puškou: boj zblízka
row-gun-icons_more = symboly rozkazu na odhalených kartách: { $value }; má průraznost +3
row-gun-icons_flank = symboly rozkazu na odhalených kartách: { $value }; platí za obchvat
row-leadership-conceal = pokusí se o skrytí
row-leadership-spot = zpozoruje nepřítele
row-leadership-hull_down = zaujme věžové postavení
row-leadership-discard = hráč, který má v ruce nejvíc karet, o jednu přijde
row-fire_check-bail_out = posádka opouští tank (číslo zaměřovače { $value } nebo víc)
row-fire_check-put_out = velitel žije a zraněna či mrtva je méně než polovina posádky ({ $value }): požár je uhašen
row-fire_check-fight = posádka hasí požár (číslo zaměřovače pod { $value })
row-mission-towards = jede na vlastní vzdálenost { $value } m
row-mission-to_place_free = žádný jeho tank není na kopci: jede k němu, na vlastní vzdálenost { $value } m
row-mission-to_place_last = hraje se poslední balíček: jede ke kopci, na vlastní vzdálenost { $value } m
row-mission-to_place = nemá na náměstí víc tanků než hráči: jede tam, na vlastní vzdálenost { $value } m
row-mission-to_bridge = menší tank jede k mostu, na vlastní vzdálenost { $value } m
row-mission-to_bank = větší tank jede k 600 m, na vlastní vzdálenost { $value } m
row-mission-takes_place = bere si kartu mise
row-mission-fire_across = nepřítel překročil řeku: střílí na něj
row-mission-bridge_leadership = na mostě zaujme věžové postavení pomocí velení
row-mission-bridge_hull_down = na mostě se pokusí o věžové postavení
row-mission-bridge_smoke = na mostě a za krytem věže se zadýmí
row-threat-in_peril = číslo zaměřovače první karty je nejvýš { $value }: je v ohrožení
row-threat-operational = číslo zaměřovače první karty je vyšší než { $value }: karta zůstává
row-target-only = jediný možný
row-target-mission = mise ho klade na první místo
row-target-to_hit = nejvyšší šance na zásah, { $value }
row-target-penetration = při stejné šanci největší rozdíl průraznosti, { $value }
row-target-range = při jinak stejném nejbližší, { $value } m
row-target-points = při jinak stejném nejvíc bodů, { $value }
row-target-number = při jinak stejném nejnižší číslo, { $value }
row-terrain-mines = miny na tank hráče v pohybu
row-terrain-mud = bahno na tank hráče v pohybu
row-terrain-field = pole na tank hráče v pohybu
row-terrain-brush = křoviny na tank hráče v pohybu
row-spotting-nothing_ranged = nikoho nemá zaměřeného, bere si ho
row-spotting-no_other_sees = žádný jiný jeho tank ho nevidí: bere si ho a přijde o zaměření
row-spotting-another_sees = vidí ho jiný jeho tank: nechá si zaměření
row-morale-rallies = posádka se vždy konsoliduje
row-crew-to_wheel = prázdné místo řidiče je obsazeno
row-crew-to_gun = prázdné místo u děla je obsazeno
row-hatch-closed = nepřátelská pěchota je na { $value } m: zavře se
row-hatch-opened = nepřátelská pěchota je na { $value } m: otevře se
row-hatch-opened_for_high = otevřený dává zdařilý výstřel
row-hatch-opened_for_low = otevřený dává chabý výstřel
row-move-freed = první úspěch ho vyprostí (žeton na { $value })
row-move-b_two_successes = B: dva úspěchy ruší jeden obchvat
row-move-b_one_success = B: jeden úspěch: obchvat ruší číslo nižší než { $value }
row-move-c_removes = C: karta obchvatu ruší jeden obchvat
row-move-c_flanks = C: karta obchvatu obchvátí zpozorovaný tank
row-move-d_terrain = D: terén s nejvyšším krytem, { $value }
row-move-e_rolls = E: bez terénu leží v poli karta pohybu
row-fire-c_stops = C: zdarma zastaví
row-fire-d_cards = D: odhalené karty přidávají { $value }
row-fire-e_turret = E: dva úspěchy: volí věž
row-fire-e_hull = E: dva úspěchy: volí korbu
row-fire-e_flips = E: jeden úspěch: místo zásahu určí karta
row-ranging-sure = základní přesnost je vyšší než 85, { $value }: ne
row-ranging-would_lose = přišel by o zpozorování, které žádný jiný jeho tank nemá: ne
row-ranging-ranges = nic tomu nebrání (základní přesnost { $value })
row-clean_up-another_card = v ohrožení: karta akcí jde na balíček, jiná se bere zespod
row-diagram = přes { $row } na vlastní vzdálenost { $value } m
row-calibre = číslo zaměřovače { $value }: dělo ráže { $calibre } mm
row-calibres = { $said } a { $other }
row-gun-row_none = číslo zaměřovače { $value }: žádné nevystřelí

## Refusals

not-now = Tohle teď zvolit nelze: { $chosen }.
not-in-hand = Kartu { $card } nemáte v ruce.
not-hands-are-shown = V této bitvě se karty v ruce neukazují.
not-a-team-mate = Nemáte spoluhráče, kterému byste karty ukázali.
not-without-a-radio = Máte tank bez vysílačky, a tak karty ukázat nemůžete.
not-to-mates-without-radio = Každý z vašich spoluhráčů má tank bez vysílačky, a tak karty ukázat nemůžete.
not-shown-again = Karty v ruce jste v tomto kole už ukázali.
not-shown-now = Karty v ruce můžete ukázat, jen když vybíráte kartu iniciativy.
not-on-fire = Tank nehoří.
not-a-second-action = Tank už svou tankovou akci provedl. Zvolte akci bojiště, nebo akční krok ukončete.
not-while-burning = Tank hoří a jeho jedinou tankovou akcí je hašení. Zvolte ho, nebo akci bojiště.
not-infantry-again = Pěchota už v tomto akčním kroku jednala.
not-a-second-road = V tomto akčním kroku jste už kartu cesty vzali.
not-driven = Tank nemůže jet: na místě řidiče nikdo není. Nejdřív tam přesuňte člena posádky.
not-immobilised = Tank nemůže jet: je znehybněn.
not-flanked-in-mud = Tank je v hlubokém bahně, a tak nemůže obcházet.
not-flanked-in-column = Tank jede v koloně, a tak nemůže obcházet.
not-flanking-at-rest = Tank není v pohybu, a tak nemůže obcházet. Nejdřív musí jet.
not-a-third-flank = Tank už má oba žetony obchvatu přiložené.
not-flankable = Není koho obejít: tank nevidí žádného nepřítele, kterého by už neobcházel.
not-terrain-at-rest = Tank není v pohybu, a tak nemůže zaujmout terén. Nejdřív musí jet.
not-terrain-in-fog = V mlze tank zaujme terén jen po kartě pohybu s úrovní nejvýš { $level }.
not-firing-in-smoke = Tank je v dýmu, a tak nemůže střílet.
not-at-the-gun = U kanónu nikdo není. Nejdřív k němu přesuňte člena posádky.
not-an-enemy-seen = Tank nemá zpozorovaného žádného nepřítele. Nejdřív některého zpozorujte.
not-within-range = Všichni nepřátelé, které tank zpozoroval, jsou mimo dosah jeho kanónu.
not-equipped-for-smoke = Tento tank dým klást neumí.
not-smoke-in-motion = Tank je v pohybu, a tak nemůže klást dým. Nejdřív zastavte.
not-smoke-again = Tank už v dýmu je.
not-spotting-in-smoke = Tank je v dýmu, a tak nemůže pátrat.
not-unseen = Není koho zpozorovat: tank vidí všechny nepřátele na dohled.
not-spotting-without-a-card = Pokus o zpozorování stojí kartu a v ruce žádnou nemáte.
not-hull-down-again = Tank už věžové postavení má.
not-hull-down-in-motion = Tank je v pohybu, a tak nemůže zaujmout věžové postavení. Nejdřív zastavte.
not-hull-down-here = Tento terén věžové postavení nenabízí.
not-loaded-again = APCR už je nabito.
not-apcr-left = Tank už žádné APCR nemá.
not-vacant = Všechna místa v tanku jsou obsazená.
not-movable = Žádný člen posádky se nemůže přesunout.
not-changing-without-a-card = Přesun člena posádky stojí kartu a v ruce žádnou nemáte.
not-an-enemy-in-motion = Žádný nepřítel není v pohybu.
not-in-motion = Tank není v pohybu.
not-stopping-without-a-card = Zastavení stojí kartu a v ruce žádnou nemáte.
not-infantry-here = Pěchota v této bitvě nebojuje.
not-infantry-yet = Německá pěchota ještě nebojuje: čeká, až některý německý tank začne fázi nejvýš na { $range } m.
not-any-farther = Vaše pěchota už dál postoupit nemůže.
not-an-enemy-for-infantry = V dosahu vaší pěchoty žádný nepřítel nestojí.
not-a-mark-of-the-nation = Žádná karta v ruce nemá značku pěchoty vašeho národa.
not-a-road = Žádná karta cesty už nezbyla.
not-paid-for-a-road = { $price ->
    [one] Karta cesty stojí { $price } symbol rozkazu
    [few] Karta cesty stojí { $price } symboly rozkazu
   *[other] Karta cesty stojí { $price } symbolů rozkazu
 } a karty v ruce jich tolik nemají.
not-a-move-card = Nemáte kartu pohybu na úrovni, které tank dosáhne.
not-a-flank-card = Nemáte kartu obchvatu na úrovni, které tank dosáhne.
not-a-fire-card = Nemáte kartu palby na úrovni, které tank dosáhne.
not-a-terrain-card = Nemáte kartu terénu, kterou by tu šlo zahrát.
not-a-leadership-card = Nemáte kartu velení.
not-a-smoke-card = Nemáte kartu dýmu.
not-a-command-card = Nemáte kartu rozkazu.
not-an-infantry-card = Žádná karta v ruce nemá značku pěchoty.
not-a-gun = Vaše strana nemá žádné protitankové dělo.
not-a-gun-again = Všechna protitanková děla vaší strany už v tomto akčním kroku střílela.
not-an-enemy-for-a-gun = Žádný nepřítel není v dosahu děla, které ještě může vystřelit.
not-paid-for-a-gun = Výstřel děla stojí nejméně { $price ->
    [one] { $price } symbol
    [few] { $price } symboly
   *[other] { $price } symbolů
 } rozkazu a karty v ruce jich tolik nemají.
not-done-by-card = Kartu { $card } takto použít nelze. Zvolte { $step }.
not-such-terrain = Kartu { $card } nelze zahrát: tato mise její terén ({ $terrain }) nedovoluje.
not-at-this-level = Karta { $card } potřebuje vyšší úroveň, než jaké tank dosáhne.
not-an-icon = Karta { $card } nemá symbol rozkazu.
not-free = Karta { $card } už je použita na něco jiného.
not-an-enemy = Cílem musí být nepřítel.
not-in-sight = Cíl není na dohled.
not-spotted = Cíl není zpozorovaný. Nejdřív ho zpozorujte.
not-beyond-the-edge = { $range } m je mimo bojiště, které končí na { $edge } m.
not-ahead-of-the-lead = Tank jede v koloně a nemůže se dostat před vedoucí tank.
not-beyond-the-exit = Tank opouští bitvu na { $exit } m a dál jet nemůže.
not-across-the-bridge = Na mostě je jiný tank, a tak na něj tank nemůže vjet ani ho přejet.

## Drawings

panel-round = kolo { $round }
panel-pass = průchod { $passed } z { $passes }
panel-deck = balíček { $cards }
panel-discards = odhozeno { $cards }
panel-places = volné karty mise { $cards }
head-round = kolo
head-pass = průchod
head-deck = balíček
head-discards = odhozeno
head-places = mise
head-marker = značka
head-shuffle = míchání
head-end = konec
panel-turn = pořadí: { $tanks }
panel-points = { $nation }: { $vp } VB, medaile { $medals }
panel-motion = v pohybu
panel-hull-down = věžové postavení
panel-smoke = dým
panel-bog = zapadl { $level }
panel-fire = hoří
panel-broken = zlomená morálka
panel-gun-hits = zásah zbraně ×{ $hits }
panel-loaded = nabito APCR
panel-apcr = APCR ×{ $tokens }
panel-buttoned = poklop uzavřen
panel-fog = husté počasí
panel-road = cesta
panel-mud = hluboké bahno
panel-cover = kryt { $cover }
panel-move = Pohyb { $level }
panel-shoots = Palba { $level }
panel-initiative = iniciativa { $card }
panel-laid = iniciativa položena
panel-sees = vidí { $tanks }
panel-ranged = zaměřil { $tank } (+{ $bonus })
panel-flanks = obchází { $tanks }
panel-lost = mimo hru: { $tanks }
panel-hand = { $seat_cap }: ruka { $cards } / { $limit }
panel-hand-size = ruka { $cards } / { $limit }
panel-shown = Ruka, kterou ukázal { $seat } v { $round }. kole
panel-left = { $seat_cap }: odešel
panel-fired = vystřelilo
panel-overrun = přejeto
panel-order-icons = symboly rozkazu { $icons }
panel-pen = průraznost { $penetration }
panel-range = vzdálenost
panel-hit = zásah
panel-pierces = průr.
panel-armour = Pancíř, korba/věž: { $faces }; pásy { $tracks }
panel-vacant = volné
panel-table = Na stole
panel-revealed = Odkryto pro Tankobota
panel-robata = Tankobot: { $card }
panel-peril = v nebezpečí
panel-primary = primární: { $actions }
panel-secondary = sekundární: { $actions }
panel-shot = vysoká { $high }, nízká { $low }; na něj: vysoká { $enemy_high }, nízká { $enemy_low }
panel-legend = G a S: německé a sovětské tanky podle čísla. > a <: v pohybu, kterým směrem jede. [1]: protitankové dělo, popsané níže. Horní řádek vzdáleností je německý, dolní sovětský. U karty: ! značí těžké poškození, P projde vždy, O nikdy.
panel-marker = { $marker } mezi posledními { $cards } kartami
panel-aside = v balíčku není značka
panel-exits = dostalo se za čáru: { $tanks }
panel-mud-lies = leží hluboké bahno
panel-roads = karty cesty: { $held }, nevzato { $left }
panel-short-player = hráč { $number }
panel-player = řídí ho { $seat }
panel-in-box = karty { $cards }
panel-worth = { $vp } VB, medaile { $medals }
panel-sits = { $man }: { $place }
panel-chosen = Zatím vybráno: { $choices }
panel-locations = Zásah podle cílového čísla: { $places }
panel-levels = Na desce: Pohyb { $move }, Palba { $fire }
panel-size = velikost { $size }
panel-crew-worth = VB: tank { $tank }, { $crew }
panel-from = zásah z { $range }
panel-infantry = Pěchota
panel-gun = [{ $number }] { $gun }, { $range } m; { $state }
panel-shot-at = { $shooter } na { $target }, { $range } m{ $notes }: zásah { $percent } %{ $parts }
panel-support-at = { $shooter } na { $target }{ $notes }: zásah { $percent } %{ $parts }
panel-goes-through = { $place } { $located } %, průraz { $pierces } %{ $notes }
layer-spotted = Spatřené tanky
layer-others = Spatřené ostatními
layer-aimed = Zaměřené a obejité tanky
panel-signs = Značky
panel-boards = Desky tanků
panel-cards = Karty na stole
panel-vp = { $vp } VB
panel-hand-of = { $seat }: ruka
panel-hand-shown = { $seat }: ruka, jak byla ukázána v { $round }. kole
panel-place-of = { $role }, { $tank }
hit-tracks = pásy
hit-hull = korba
hit-turret = věž
armour-front = čelo
armour-side = bok
fitted-heavy-damage = těžké poškození
fitted-lays-smoke = dým
fitted-radio = vysílačka
note-waits = teď ne
note-side = bok
note-hidden = kryto
range-middle = 000
range-german = { $range } m na německé straně
range-soviet = { $range } m na sovětské straně
quality-green = nováčci
quality-veteran = veteráni
quality-elite = elita
icon-explosion = výbuch
icon-fire = oheň
icon-extinguisher = hasicí přístroj
icon-binoculars = dalekohled
mark-both = pěchota
mark-soviet = sovětská pěchota
state-well = v pořádku
state-wounded = raněn
state-dead = mrtev
tracks-damaged = poškozené pásy
tracks-immobilised = znehybněn
primary-mission = mise
primary-fire_high = palba: vysoká
primary-fire_low = palba: nízká
primary-move_flank_or_cover = pohyb: obchvat nebo kryt
primary-leadership = velení
primary-smoke = dým
primary-move = pohyb
secondary-spot = zpozorování
secondary-hull_down = věžové postavení
secondary-apcr = APCR
secondary-smoke = dým
robata = Tankobot
button-take_back = vzít kartu zpět
button-show_hand = ukázat karty
button-no_more = žádná karta
button-pass = pasovat
button-confirm = vyložit
button-back = vzít poslední volbu zpět
button-against_shot = proti výstřelu: -20
button-against_flank = proti obchvatu
number-raises = zvýšit úroveň o { $number }
number-of-cards = karet: { $number }

## What may be chosen when a battle is set up

options-forces = Síly
options-battle = Bitva
options-robata = Tankobot
options-rules = Další pravidla
choice = { $value ->
    [suggested] podle návrhu mise
    [pz3j] Panzer III Ausf. J
    [pz4g] Panzer IV Ausf. G
    [stug3g] StuG III Ausf. G
    [panther] Panther
    [tiger] Tiger
    [ferdinand] Ferdinand
    [t34a] T-34/76A
    [t34d] T-34/76D
    [t3485] T-34/85
    [kv85] KV-85
    [su100] SU-100
    [is2m] IS-2m
    [green] nováček
    [veteran] veterán
    [elite] elita
    [yes] všude, kde smí
    [no] jen kde musí
    [all] všechny
    [alert] jen ostražitý
    [mate] spoluhráč
    [robata] Tankobot
    [german] Němci
   *[soviet] Sověti
 }
option-german_tanks = německých tanků, 0: podle návrhu
option-soviet_tanks = sovětských tanků, 0: podle návrhu
option-passes = průchodů balíčkem víc či méně než obvykle
option-alternate = alternativní karty
option-infantry = zda bojuje pěchota
option-attacker = kdo útočí v průlomu, pokud nebrání Tankobot
option-reserve = německý hráč, který dostane posilu
option-characters = charaktery Tankobota
option-robata = tanků, které řídí Tankobot po boku hráčů
option-robata_side = strana těchto tanků
option-leaver = kdo řídí tanky hráče, který odešel
option-radio = pravidlo o vysílačkách
option-tank = { $nation ->
    [german] německý
   *[soviet] sovětský
 } tank { $number }
option-crew = velitel { $nation ->
    [german] německého
   *[soviet] sovětského
 } tanku { $number }
option-apcr = APCR { $nation ->
    [german] německého
   *[soviet] sovětského
 } tanku { $number }, -1: jako obvykle
option-player = hráč { $nation ->
    [german] německého
   *[soviet] sovětského
 } tanku { $number }, 0: rozděleno rovnoměrně
option-shown_hands = karty v ruce lze ukázat spoluhráčům
bot-sensible = střílí, kde se to vyplatí, jinak hledá lepší místo

## What of a set-up does not fit

misfit = { $said }. Lze: { $accepted }.
misfit-tanks = { $nation ->
    [german] Německých
   *[soviet] Sovětských
 } tanků nemůže být { $wanted }: každý hráč má aspoň jeden
misfit-tanks-most = { $nation ->
    [german] Německých
   *[soviet] Sovětských
 } tanků nemůže být { $wanted }: tato mise jich má nejvýš { $most }
misfit-tanks-equal = { $nation ->
    [german] Německých
   *[soviet] Sovětských
 } tanků nemůže být { $wanted }: oba národy jich mají stejně, nejméně { $least }
misfit-robata = Tankobot nemůže řídit tolik { $nation ->
    [german] německých
   *[soviet] sovětských
 } tanků ({ $wanted }): každému hráči aspoň jeden zůstane
misfit-robata-absent = Tankobot v této misi nehraje
misfit-robata-opposed = Tankobot tu hraje za jednu stranu a tanky druhé neřídí
misfit-against-robata = Proti Tankobotovi se tato mise hraje se { $wanted } tanky každého národa; { $nation ->
    [german] německých
   *[soviet] sovětských
 } tanků je { $count }
misfit-two-alike = Tankobot v této misi potřebuje dva stejné tanky a jeden menší
misfit-alternate = Ve městě alternativní karty nejsou
misfit-reserve = Německý hráč { $number } nehraje, a tak posilu dostat nemůže
misfit-absent = { $nation ->
    [german] Německý
   *[soviet] Sovětský
 } tank { $number } tu není: { $nation ->
    [german] německých
   *[soviet] sovětských
 } tanků je { $count }
misfit-player = { $nation ->
    [german] Německý
   *[soviet] Sovětský
 } hráč { $player } nemůže řídit tank { $number }: nehraje
misfit-player-of-robata = { $nation ->
    [german] Německý
   *[soviet] Sovětský
 } hráč { $player } nemůže řídit tank { $number }: řídí ho Tankobot
misfit-idle = { $nation ->
    [german] Německý
   *[soviet] Sovětský
 } hráč { $player } nemá tank: každý má aspoň jeden
misfit-apcr = { $nation ->
    [german] Německý
   *[soviet] Sovětský
 } tank { $number } nemůže mít tolik žetonů APCR ({ $wanted }): jeho kanón APCR nemá
misfit-apcr-of-robata = { $nation ->
    [german] Německý
   *[soviet] Sovětský
 } tank { $number } nemůže mít tolik žetonů APCR ({ $wanted }): řídí ho Tankobot

## What is wrong with a pack

mistake-twice = je tu víckrát než jednou
mistake-numbers = má obsahovat po jedné kartě čísel { $first } … { $last } (karet: { $cards }) (TD4)
mistake-halves = má jednu nebo dvě půlky
mistake-damage-cards = má mít čísla 1 až 20 (TD5)
mistake-harmed = má u každého zranění a smrti uvádět, koho postihne, a jinde nikoho (TD62)
mistake-level = má úroveň 1 až 9
mistake-unknown = uvádí { $what }, což balík nemá
mistake-ranges = má nejvýše { $most } vzdáleností
mistake-rises = nesmí s dálkou růst
mistake-locations = má místo zásahu pro každé číslo zaměřovače 0 až 9 (TD55)
mistake-track-levels = má úrovně pro poškozené a zničené pásy, právě když nemá věž (TD13)
mistake-same-ranges = má přesnost a průraznost pro tytéž vzdálenosti (TD52)
mistake-infantry-cards = má mít pro každou národnost jednu kartu do pole a jednu do města (TD82)
mistake-reach = má tři řádky po třech číslech (TD86)
mistake-suggested = uvádí tolik tanků: { $most } (TD1)
mistake-alert-cards = potřebuje { $tanks } karty s charakterem { $character }, pro každý tank jednu (TDR41)
mistake-years = končí rokem { $until }, dřív než začíná; čeká se { $since } nebo později (TD107)
mistake-target-numbers = uvádí číslo zaměřovače dvakrát (TD107)
mistake-first-link = potřebuje první článek (TD113)
mistake-link = { $answer } vede na { $to }; má vést na některý další článek nebo být jedno z: { $ends } (TD113)
mistake-unlinked = žádný článek na něj nevede (TD113)
mistake-priority-twice = uvádí { $priority } víc než jednou (TDR39)
mistake-ties = končí na { $tie }, jímž se liší každé dva cíle (TDR39)
mistake-places = má jich být nejméně { $least } a nejvýše { $most }; druhé číslo nesmí být menší (TD92)

## The rules

rule-TD1 = Utkají se dva národy, každý s jedním až čtyřmi tanky. Rozdělí si je jeden až osm hráčů, každý s tanky jednoho národa; počty nemusí být stejné, pokud to neříká mise.
rule-TD3 = Tank začíná s celou posádkou na místech, s velitelem dohodnuté kvality, na běžných úrovních a na dálce, kterou říká mise; má-li podkaliberní střely, německý má 2, sovětský 1, nebo kolik se dohodlo.
rule-TD4 = Bojový balíček má každé číslo od 1 do 100 jednou: karty běžné, nebo s devíti náhradními, chtějí-li je mise i hráči, nebo ve městě s městskými.
rule-TD12 = Symboly rozkazu se platí kartami z ruky, které jich mají aspoň tolik: odhalí se a odhodí, přebytek propadá. Dva zvýší úroveň o 1 pro tuto akci; jinými se platí zrychlené nabití APCR, uhašení požáru, konsolidace posádky, výstřel děla a další.
rule-TD13 = Karta pohybu, obchvatu nebo palby smí být nejvýš na úrovni tanku. Tu snižují poškozené pásy, zásahy hlavní zbraně, prázdná místa a smrt velitele. Bez řidiče tank nejede, bez střelce nestřílí.
rule-TD14 = Tank je v pohybu, dokud u něj leží karta pohybu. Má pak kryt 30 a střílí s −40.
rule-TD15 = Terén dává to, co je na jeho kartě: kryt, věžové postavení, skrytí, zapadnutí. Výstřel z bahna má −10, výstřel na tank v bahně +10. Z kopce dolů je průraznost o 1 vyšší, nahoru na kopec o 1 nižší.
rule-TD17 = Tank vidí nepřátele, které zpozoroval. Jen na ně smí střílet, jen je smí zaměřit nebo obejít.
rule-TD18 = Když tank jede nebo střílí, zpozorují ho nepřátelské tanky, které ho mají na dohled a nejsou v dýmu. Ten, který má zaměřený jiný cíl, si místo toho smí ponechat zaměření.
rule-TD19 = Na zaměřený cíl tank střílí s +10, po dalším zaměření s +20. Zaměřený má jen jeden cíl a jiné nevidí.
rule-TD20 = Každý tank má na dohled všechny ostatní, pokud to mise neomezuje.
rule-TD22 = Na začátku kola si každý hráč dobere do svého limitu: 4 karty a 2 za každý tank. Elitní velitel a červené rozmezí, do 400 m od středu, přidávají po 1; velitel, který je nováček nebo mrtvý, požár a podlomená morálka ubírají po 1.
rule-TD23 = Každý hráč položí za každý svůj tank kartu z ruky lícem dolů, pak se všechny odhalí. Tanky jednají od nejnižšího čísla k nejvyššímu.
rule-TD24 = Fáze začíná administračním krokem: odhodí se karta iniciativy, pak přijdou body mise a kontroly dýmu, požáru a morálky. Bojuje-li pěchota, smí se po nich otevřít, nebo uzavřít poklop.
rule-TD25 = Kontrola dýmu: tanku v dýmu se otočí karta. Při čísle zaměřovače nejvýš 4 dým zmizí.
rule-TD26 = Kontrola požáru: hráč hořícího tanku zaplatí 4 symboly rozkazu a uhasí ho, nouzově ho opustí, nebo otočí kartu. Hasicí přístroj požár uhasí, při symbolu požáru tank vyhoří, jinak hoří dál.
rule-TD27 = Tank, který stále hoří, musí jako svou tankovou akci hasit; volí se při tom jako při kontrole požáru. Akce bojiště jsou mu otevřené.
rule-TD28 = Kontrola morálky: posádka s podlomenou morálkou se zkonsoliduje za 4 symboly rozkazu, nebo se jí otočí karta poškození. Je-li přeškrtnutý symbol morálky, který pro ni platí, tank nouzově opustí, jinak se zkonsoliduje.
rule-TD29 = V akčním kroku provede tank nejvýš jednu tankovou akci a před ní i po ní libovolně mnoho akcí bojiště.
rule-TD30 = Karty tankové akce se vyloží najednou, nejvýš tři, a provedou se postupně. Pro každou akci je dáno, které karty k sobě patří.
rule-TD31 = Na konci fáze tanku odhodí jeho hráč z ruky, kolik karet chce, třeba žádnou. Ostatní je nevidí.
rule-TD32 = S jednou kartou pohybu tank ujede 200 m nebo zůstane, se dvěma nejvýš 400 m. Dvě ho i zbaví jednoho obchvatu; jedna jen tehdy, má-li otočená karta číslo zaměřovače nižší než úroveň pohybu.
rule-TD33 = Kartou obchvatu tank v pohybu přiloží jeden ze svých dvou žetonů obchvatu k nepříteli, kterého vidí. Nebo se jí tank, i když stojí, zbaví nepřátelského obchvatu.
rule-TD34 = Tank v pohybu zahraje terén na sebe: ten nahradí kartu pohybu a tank stojí. V některém se může skrýt, v některém zapadne, otočí-li se číslo nejvýš rovné uvedené hodnotě.
rule-TD36 = Velení zahrané samostatně vezme náhodnou kartu z ruky nepřítele. Pak tank zpozoruje nepřítele, zaujme věžové postavení, nebo se pokusí o skrytí s dvojnásobnou hodnotou.
rule-TD37 = Stojící tank s potřebným vybavením se zadýmuje, vždy jen jednou kartou. Dým přidá 30 ke krytu a může tank skrýt. V dýmu tank nestřílí ani se nepokouší o zpozorování; když jede, dým zmizí.
rule-TD38 = Za pokus o zpozorování nepřítele, který je na dohled a ještě není vidět, se odhodí karta. Pak se jedna otočí a další za každý zaplacený symbol rozkazu; je-li na některé dalekohled, je zpozorován.
rule-TD39 = Stojící tank zaujme věžové postavení, je-li otočené číslo nejvýš rovné hodnotě terénu. Rány do korby a pásů ho pak minou, nemá-li ho střílející v obchvatu.
rule-TD40 = Skrytí: je-li otočené číslo nejvýš rovné hodnotě, žádný nepřítel už tank nevidí ani ho nemá zaměřený.
rule-TD41 = Tankovou akcí se nabije jeden žeton APCR. Příští výstřel ho spotřebuje, ať zasáhne, nebo mine.
rule-TD42 = Za odhozenou kartu se živý člen posádky přesune na prázdné místo a jeho vlastní se uvolní. Z místa velitele ani na ně se nikdo nepřesouvá.
rule-TD43 = Akce bojiště jsou terén na nepřítele, rozkaz, zastavení, výstřel protitankového děla, pěchota a karta cesty. Pěchota buď postoupí, nebo zaútočí, jednou v akčním kroku.
rule-TD44 = Rozkazem se mění karty, se spoluhráčem nebo za nové. Nebo vlastní tank zpozoruje nepřítele, zaujme věžové postavení, či se pokusí o skrytí s dvojnásobnou hodnotou.
rule-TD47 = Terén lze zahrát i na nepřátelský tank v pohybu, zpozorovaný nebo ne. Nahradí kartu pohybu; tank pak stojí a může v něm zapadnout.
rule-TD48 = Za kteroukoli odhozenou kartu jednající tank v pohybu zastaví. Stojí pak v terénu, který má mise všude: na poli nebo na ulici.
rule-TD49 = Hráč, jehož tank je cílem, smí odpovědět taktikou, druhý ji smí zrušit vlastní taktikou, a tak dál, dokud jeden z nich nepasuje.
rule-TD50 = Taktika ubere výstřelu 20; dělu nebo pěchotě smí místo toho zrušit obchvat. Obchvat tanku, pokus o zpozorování a terén na nepřítele ruší.
rule-TD52 = Tank střílí s kartou palby na cíl, který vidí a který je na dohled a v dosahu kanónu. Za 3 symboly rozkazu přitom zrychleně nabije APCR.
rule-TD53 = Šance na zásah: hodnota kanónu na danou vzdálenost, karta palby, 20 za velení, zaměření, 10 za obchvat a velikost cíle; odečte se kryt a vše, co překáží.
rule-TD54 = Číslo nejvýš rovné šanci na zásah zasáhne. Čísla 96 až 100 vždy minou.
rule-TD55 = Otočí se karta a její číslo zaměřovače určí, kam je cíl zasažen. Se dvěma kartami palby volí hráč, který střílí, korbu nebo věž.
rule-TD57 = Průraznost je hodnota kanónu na danou vzdálenost s APCR, svahem a modifikátorem otočené karty. Je-li aspoň rovna pancíři, při obchvatu bočnímu, tank je probit. P projde vždy, O nikdy.
rule-TD59 = Po výstřelu, ať zasáhl, nebo minul, smí tank zaměřit cíl, pokud tu ještě je. Všechny ostatní tím ztratí z dohledu.
rule-TD61 = Probitému tanku se otočí karta poškození a čte se podle místa zásahu, jako těžké, nebo lehké poškození. Zásah je kritický, když se číslo na ní rovná číslu zaměřovače karty otočené na průraznost.
rule-TD63 = Ptá-li se poškození na výbuch nebo požár, otočí se karta a nastane jen při jeho symbolu. Velkými písmeny nastane hned.
rule-TD72 = Tank, který vyjíždí z min, nejdřív otočí kartu poškození. Provede se jen to, co říká o pásech.
rule-TD73 = Po výbuchu, nebo když tank vyhoří, se za každého živého člena posádky otočí karta, za zraněného dvě. Kdo dostane symbol příčiny, zemře. Tank je vyřazen.
rule-TD75 = Nepřítel, který tank vyřadí, dostane jeho body a medaili. Hráč tanku náhodně ztratí polovinu ruky, zaokrouhleno nahoru, a tank je do konce kola mimo hru.
rule-TD77 = Po posledním průchodu se přidělí závěrečné body mise a vítězí národ, který má víc vítězných bodů. Při shodě rozhodne mise, pak medaile; je-li i těch stejně, bitva skončí nerozhodně.
rule-TD79 = Protitankové dělo vlastní strany vystřelí na nepřítele v dosahu, zpozorovaného nebo ne, za tolik symbolů rozkazu, kolik stojí, jednou v akčním kroku. S kartou obchvatu míří na bok.
rule-TD81 = S volbou vysílaček hráč, který má tank bez vysílačky, s nikým nemluví o kartách, plánech ani pozicích: nevymění si karty Rozkazem, nikomu neukáže ruku a žádnou neuvidí.
rule-TD82 = Pěchota bojuje tam, kde to chce mise nebo hráči. Na kartě, na 200 nebo 400 m, je nejvýš pěchota jednoho národa, jinak je na 000.
rule-TD83 = Pěchota postoupí za kartu s jakoukoli značkou pěchoty: zatlačí nepřátelskou o 200 m zpět, a není-li žádná, jde o 200 m vpřed, nejvýš na 400 m.
rule-TD84 = Pěchota zaútočí za kartu se značkou svého národa na tank, který není v pohybu a je nejvýš 600 m od středu, ve městě 400 m. Zpozorovaný být nemusí.
rule-TD85 = Za další 3 symboly rozkazu útočí pěchota z obchvatu. Pak se zvolí protitanková zbraň, nebo boj zblízka.
rule-TD86 = Šance pěchoty na zásah: hodnota na její kartě pro její vzdálenost a vzdálenost cíle, k ní kryt a velikost cíle. Kromě taktiky se nic jiného nepočítá.
rule-TD87 = Je-li číslo nižší než polovina šance na zásah, použije pěchota silnější zbraň, jinak slabší. Sověti smějí místo protitankové pušky přejít k boji zblízka.
rule-TD88 = Boj zblízka: po zásahu se otočí dvě karty. Při dvou symbolech výbuchu tank vybuchne; při jednom a otevřeném poklopu zemře velitel a zkontroluje se morálka.
rule-TD89 = S uzavřeným poklopem střílí tank s −10 a ke zpozorování mu nepomohou symboly rozkazu. Velitele boj zblízka neohrozí.
rule-TD92 = Obsazení výšin: tank, který jede na 400 m, smí vzít kartu kopce, dokud nějaká je, a s ní přírodní terén. Přináší 1 bod v každé fázi a na konci 10 národu, který je na kopcích sám. Jiné mise mají karty pro jiná místa.
rule-TD94 = Průlom obklíčení: útočníci musí proniknout. Kdo dojede na −200, hned opouští bitvu; dál nejede nikdo.
rule-TD95 = Zajištění mostu: tank, který dojede na 000, bere kartu mostu a jiný tam zatím nesmí, ani přejet. Každá fáze tanku přináší 1 bod za každý tank jeho národa na mostě nebo za ním. Proti Tankobotovi má každý národ tři tanky.
rule-TD96 = Ulice plné oceli: pod každým tankem je ulice a bahno se jako terén nehraje. Do 400 m od středu smí tank vzít kartu náměstí, která přináší 1 bod v každé fázi. Dohled je 600 m, z náměstí na náměstí 800 m.
rule-TD97 = Zamlžený protiútok: úroveň pohybu je nejvýš 5, palba má −10, dohled je 600 m. Otočená karta může v každé fázi přinést náročné počasí: tank vidí na 200 m a má kryt o 50 vyšší. Terén na sebe zahraje jen po kartě pohybu nejvýš 4.
rule-TD98 = Hlad po ropě: hluboké bahno snižuje úroveň pohybu. S jednou kartou cesty pod svými tanky jede národ místo toho v koloně za vedoucím tankem, se dvěma jede volně; v bahně ani v koloně se neobchází. Karta cesty stojí 2 symboly rozkazu. Otočené karty přinášejí nové tanky a mohou bahno ukončit.
rule-TD100 = Každý tank Robaty začíná s kartou pohotovosti, ostatní se zamíchají. Má jednu podkaliberní střelu, která se nespotřebuje, o jeden pas víc než hráč a žeton pro tank v nebezpečí.
rule-TD102 = Tankobot odpovídá hráčům jakoby taktikou: je-li otočená karta taktika, nebo je-li její číslo zaměřovače nejvýš o 1 vyšší než počet dokončených průchodů, nejvíc 3. Hráči smějí odpovědět taktikou.
rule-TD105 = Robata odhalí pro každý tank tři karty a spočte ohrožení: kdo ho vidí, má zaměřený nebo obchází, bahno, miny a zapadnutí je zvyšují, co sám vidí, má zaměřeno nebo obchází, je snižuje. V nebezpečí volí nízkou kartu, jinak nízkou s dobrým výstřelem a vysokou bez něj.
rule-TD106 = Tankobot požár vždy uhasí, jen s mrtvým velitelem nebo polovinou posádky zraněnou či mrtvou tank opustí, je-li otočené číslo zaměřovače aspoň rovné nižší z obou úrovní. Jeho posádky se vždy zkonsolidují.
rule-TD107 = Tanku Tankobota se odhalí asi tři karty; podle nich a podle karty akcí jedná. Při obraně v Průlomu obklíčení může nejdřív vystřelit z děla; jsou-li na kartách právě dva symboly rozkazu, má průraznost o 3 vyšší.
rule-TD108 = Robata jede nebo střílí tolikrát, kolikrát je první karta nejvýš jeho úroveň a druhá nejvýš její polovina zaokrouhlená nahoru. Bez úspěchu dělá to, co má na kartě dál.
rule-TD110 = Kde Tankobot vybírá náhodně, rozdělí se možnosti mezi čísla zaměřovače co nejrovnoměrněji a otočí se karta.
rule-TD112 = Robata bere cíl, který zasáhne nejsnáze; zdařilý výstřel má přednost před chabým, pozoruje jen toho, koho ještě nevidí. Co některé mise dávají napřed, jde napřed.
rule-TD117 = Na konci fáze se karty odhalené tanku Tankobota odhodí. Byl-li v ohrožení, dostane jinou kartu akcí.
rule-TD120 = Karty v ruce jsou tajné i před spoluhráči, pokud je hráči sami neukážou. Bylo-li to dohodnuto, smí hráč jednou za kolo ukázat spoluhráčům celou ruku, když se od něj žádá karta iniciativy.
rule-TD122 = Dobírá se náhodná karta z těch, které jsou v balíčku. Karta ZAMÍCHAT, v posledním průchodu KONEC HRY, leží v dolní polovině: jakmile je horní dobrána, může přijít před kteroukoli kartou.
rule-TDR6 = Bojiště končí 1000 m na obě strany od středu. Dál žádný tank nejede.
rule-TDR11 = Zapadlý tank se jízdou pokouší vyprostit: za každou kartu pohybu se jedna otočí a číslo zaměřovače nejvýš rovné hodnotě žetonu zapadnutí ho vyprostí. Zůstává, kde je.
rule-TDR16 = Rozkazem si hráč a spoluhráč, který souhlasí, navzájem dají jednu nebo dvě karty. Nebo hráč jednu či dvě odhodí a stejně jich dobere.
rule-TDR53 = U děla se počítá jen cíl: jeho kryt a velikost, bahno, pohyb, kopec, taktika. S kartou obchvatu míří dělo hráče na bok; obchvat Tankobota přidá k zásahu ještě 10 a věžové postavení před ním nechrání.
