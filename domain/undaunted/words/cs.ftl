## What contradicts itself in a pack of any game of the family: printed actions, numbers of scenarios, laid tiles

wrong-is-listed-twice = { $name } je uvedeno dvakrát
wrong-prints-more-than = { $name } má hodnotu větší než { $most_printed }
wrong-prints-value-1-in-game = { $name } má v této hře hodnotu 1, ne { $value } ({ $ones })
wrong-is-no-action-of-game = { $name } není akce této hry; akce: { $known }
wrong-prints-name = { $name } uvádí jen název, hodnotu a družstva
wrong-is-used-by-another-scenario-too = číslo { $number } má i jiný scénář
wrong-there-is-no-tile = dílek { $tile } neexistuje; dílky: { $they }
wrong-is-same-piece-as = { $tile } je týž díl jako { $printed }
wrong-lies-on = { $tile } leží na { $other }
wrong-both-sides-control-tile = dílek ovládají obě strany (U3)
wrong-there-is-none = není tu žádný
wrong-cannot-be-reached-from-others = { $places } není dosažitelný z ostatních
wrong-is-not-side = { $said } není strana; strany: { $sides }
wrong-prints-value = { $name } hodnotu uvádí
wrong-prints-no-value = { $name } hodnotu neuvádí

## What contradicts itself in a content pack: every mistake that can be found, with file and place

wrong-must-be-two-different-sides = musí to být dvě různé strany
wrong-is-not-game-of-family = hra { $variant } v řadě není; hry: { $variants }
wrong-there-is-no-counter = žeton { $missing } neexistuje; žetony: { $nearest }
wrong-needs-unit = { $name } potřebuje jednotku (unit)
wrong-is-for-own-squad-of-card = { $name } je pro vlastní družstvo, a karta žádné nemá
wrong-must-name-exactly-sides = musí uvádět právě strany { $sides }
wrong-there-is-no-such-card = taková karta neexistuje; karty: { $nearest }
wrong-deck-and-supply-are-not-all = balíček { $deck } a záloha { $supply } nejsou dohromady všech { $copies } karet
wrong-counter-has-no-deployment-marker = její žeton { $counter } nemá žeton nasazení (N2)
wrong-has-no-fog-of-war = chybí { $fog }, válečný zmatek
wrong-cannot-be-worth = nemůže mít hodnotu { $value }: dosáhnout lze 1 až { $most } (U24)
wrong-is-no-goal-of-game = { $tag } není cíl této hry; cíle: objectives, pin (U24, N9)
wrong-has-place-already = { $one } už místo má
wrong-more-than-one-radio = vysílač leží na více než jednom dílku
wrong-radio-needs-side = žeton vysílače potřebuje stranu, která smí zvýšit jeho hodnotu, a naopak (N11)

## What contradicts itself in the figures of a pack of North Africa: sides, cards, vehicles, structures, tiles (R33)

wrong-only-soldier-has-one = specializaci má jen voják (A19)
wrong-needs-tile = { $name } potřebuje pole: karta bez vojáka ji mít nemůže (R33)
wrong-stands-only-on-seats = { $name } může být jen na sedadle vozidla (R33)
wrong-damage-has-destroyed-it-already = při poškození { $disabled_at } je už zničené; čeká se 1 až { $toughness }, jeho celková odolnost (A13)
wrong-vehicle-has-seat-at-least = vozidlo má aspoň jedno sedadlo
wrong-card-is-called-too = tak se jmenuje i karta: { $vehicle }
wrong-no-soldier-has-specialism = specializaci { $specialism } nemá žádný voják; jsou tu: { $known }
wrong-stands-only-on-soldiers-cards = { $name } může být jen na kartě vojáka (R33)

## What contradicts itself in the scenarios of a pack of North Africa

wrong-turn-may-have-choices = v tahu může být na výběr z { $longest } možností, víc než { $most }
wrong-there-is-no-structure = strategický cíl { $structure } neexistuje; jsou tu: { $they }
wrong-stands-elsewhere-already = { $structure } už stojí jinde
wrong-there-is-no-soldier = voják { $soldier } neexistuje; vojáci: { $they }
wrong-is-not-laid-in-scenario = dílek { $tile } v tomto scénáři neleží
wrong-takes-no-part = { $soldier } se neúčastní
wrong-side-has-no-vehicle = tato strana nemá vozidlo { $vehicle }; vozidla: { $they }
wrong-has-seats-only = počet sedadel vozidla { $vehicle } je jen { $count }
wrong-so-much-damage-destroys-it = tolik poškození vozidlo zničí (A13)
wrong-is-impassable-no-vehicle-stands-there = { $tile } je neprůjezdný: vozidlo na něm nestojí (A2)
wrong-obstacle-stands-on = na { $tile } stojí zátaras: vozidlo na něm nestojí (R27)
wrong-soldier-is-not-on-board = tento voják není na plánu
wrong-has-no-cards = { $soldier } nemá karty
wrong-combination-joins-two-conditions-or-more = kombinace spojuje dvě podmínky nebo více
wrong-is-no-goal-of-north-africa = { $tag } není cíl této hry (A16)
wrong-cannot-be-worth-a21 = nemůže mít hodnotu { $value }: dosáhnout lze 1 až { $most } (A21)
wrong-there-is-no-escape-marker-on = na mapě není žeton úniku (A15)
wrong-nobody-may-escape = žeton úniku nesmí využít nikdo, kdo se počítá (A15)
wrong-not-so-many-of-them = není jich dost: { $count }
wrong-none-of-them = není jich dost: žádný

## What contradicts itself or is not there in a campaign pack: its cards, counters, tiles and areas

wrong-must-be-two-sides = musí to být dvě strany, každá s vlastním id a písmenem (C1, C2)
wrong-must-count-cards-of-each-side = musí uvádět počty karet každé strany
wrong-is-described-twice = { $title } je popsáno dvakrát
wrong-has-no-squad-of-own = { $title } nemá vlastní družstvo
wrong-base-deck-lacks = chybí { $kind }, který je v každém základním balíčku (C4)
wrong-there-is-no-kind = druh { $kind } neexistuje; druhy: { $kinds }
wrong-is-not-code-of-side = { $code } není kód této strany; kódy jsou jako { $letter }-P-001 (C2)
wrong-both-starting-and-locked = číslo { $code } má počáteční i zamčená karta
wrong-only-upgraded-card-has-upgraded-actions = vylepšené akce má jen vylepšená karta (C6)
wrong-action-stands-twice = { $name } je tu dvakrát, vylepšená smí být jen jedna z nich (C6)
wrong-there-is-no-in-game = akce { $name } v této hře není
wrong-takes-counter-on-board = { $name } vyžaduje žeton na plánu, a karta žádný nemá
wrong-prints-more-or-less-than = { $name } má hodnotu větší než { $most_printed }, nebo zápornou (S17)
wrong-prints-dice-against-tanks = { $name } uvádí kostky proti tankům nebo proti stavbám, a žádné jiné (S16, S17)
wrong-nothing-in-range = { $name } má dosah od { $least } do { $most }: v dosahu není žádný cíl (S16)
wrong-there-is-no-upgraded-card = chybí vylepšená karta { $partner } (C5)
wrong-there-is-no-reservist = chybí rezervista { $partner }, ačkoli jeho družstvo nějaké má (C5)
wrong-there-is-no-starting-card = chybí počáteční nebo zamčená karta téhož čísla (C5)
wrong-is-of-another-kind-than = je jiného druhu než { $origin } (C5)
wrong-has-no-counter = { $origin } nemá žeton: vylepšují a nahrazují se jen vojáci (C5)
wrong-no-reservist-replaces = za { $title } žádný rezervista nenastupuje (C5)
wrong-counter-is-listed-twice = { $side } { $unit } { $squad } je uvedeno dvakrát
wrong-side-has-no-riflemen = strana { $side } nemá { $riflemen } (S1)
wrong-listed-twice = je uvedeno dvakrát
wrong-must-be-face-of-tile = musí to být číslo a písmeno jako 503-A (U2)
wrong-there-is-no-face-before = chybí { $before }, který by nahradil (S10)
wrong-building-has-cover-and-toughness = budova má kryt budovy i odolnost (S8)
wrong-fortified-tile-is-not-building = opevněný dílek není budova a kryje lépe než obyčejný (S9)
wrong-building-has-next-letter = budova má další písmeno pro případ zásahu (S10)
wrong-there-is-no-such-tile = takový dílek neexistuje; dílky: { $known }
wrong-neither-fortifies-nor-damages-it = { $after } jej ani neopevňuje, ani nepoškozuje (S10)
wrong-is-destroyed-and-still-impassable = { $after } je zničený, a přece neprůjezdný (S10)
wrong-is-damaged-and-better-than-before = { $after } je poškozený, a přece lepší než předtím (S10)
wrong-tile-lies-in-two-areas = dílek { $number } leží ve dvou oblastech
wrong-cards-and-box-holds = karet { $box }: { $count }, a v krabici jich je { $counted } (C2)
wrong-prints-value-s17 = { $name } hodnotu uvádí (S17)
wrong-prints-no-value-s17 = { $name } hodnotu neuvádí (S17)
wrong-tiles-on-a-place = { $tiles } leží na stejném místě
wrong-box-holds-current = aktuálních dílků: { $count }, a v krabici jich je { $counted } (C3)
wrong-box-holds-altered = upravených dílků: { $count }, a v krabici jich je { $counted } (C3)

## What contradicts itself in the states of a campaign pack, and in what each state orders

wrong-campaign-begins-in = kampaň začíná ve stavu { $first_state }, a ten chybí (C1)
wrong-must-be-state = musí to být číslo a písmeno jako 6b (C1)
wrong-campaign-has-scenarios-at-most = kampaň má nejvýše { $most_scenarios } scénářů (C1)
wrong-there-is-no-scenario = scénář { $scenario } neexistuje; scénáře: { $nearest }
wrong-ending-begins-with = konec začíná na { $end } (C1)
wrong-stands-in-file-of-scenario = { $number } stojí v souboru scénáře { $number2 }
wrong-must-be-exactly = musí to být právě { $sides }
wrong-must-have-rows-now = musí mít řádky now, { $sides } (C1)
wrong-rows-must-be-equally-long = řádky musí být stejně dlouhé (C1)
wrong-state-is-not-sent-here = states.toml tento stav sem neposílá
wrong-has-no-way-on-from = chybí cesta dál ze stavu { $state } (C1)
wrong-there-is-no-ending = konec { $then } neexistuje; konce: { $nearest }
wrong-there-is-no-state = stav { $then } neexistuje; stavy: { $nearest }
wrong-is-not-next-scenario-after = { $then } není následující scénář po { $state } (C1)
wrong-no-way-leads-here = nevede sem žádná cesta
wrong-no-state-leads-to-scenario = k tomuto scénáři nevede žádný stav
wrong-no-way-leads-to-ending = nevede odtud žádná cesta k { $end }
wrong-is-not-in-locked-box-of = { $card } není mezi zamčenými kartami této strany (C4); jsou to: { $locked }
wrong-cannot-be-there-to-be-replaced = { $old } tu nemůže být, aby se nahradila (C4)
wrong-squad-has-reservists = družstvo { $other } má rezervisty: k jinému se přidává jen družstvo bez nich (C7)
wrong-squad-has-no = družstvo { $squad } nemá { $title } (C7)
wrong-merged-squad-has-no-counter = { $counter } nemá žeton pro družstvo sloučené s { $other } (C7)
wrong-unlocked-twice = { $what }: odemčeno tady a už cestou sem, v { $file } (stav { $state })
wrong-merged-twice = { $what }: sloučeno tady a už cestou sem, v { $file } (stav { $state })
wrong-fortified-twice = { $what }: opevněno tady a už cestou sem, v { $file } (stav { $state })

## What contradicts itself in the map of a scenario of a campaign, and in the mines on it

wrong-tile-is-laid-twice = dílek { $number } je položen dvakrát
wrong-has-two-places = { $counter } má dvě místa
wrong-map-names-tiles-by-number = mapa uvádí čísla dílků bez písmene: pokládá se aktuální strana, ne { $tile } (C4)
wrong-stands-on-impassable-ground = { $one } stojí na neprůjezdném dílku (S11)
wrong-single-tunnel-leads-nowhere = jediný tunel nikam nevede (S15)
wrong-mine-is-no-secret-of = mina strany { $side } není tajemství strany { $side2 }
wrong-there-is-no-space = pole { $tile } neexistuje; pole: { $nearest }
wrong-tiles-share-no-edge = { $one } a { $two } nemají společnou hranu (S12)
wrong-tiles-must-stand-in-order = { $one } a { $two } musí stát v pořadí svých čísel
wrong-has-two-mines-between-and = strana { $side } má mezi { $one } a { $two } dvě miny (S12)
wrong-mine-was-laid-by-nobody = minu, která leží od začátku, nikdo nepoložil, tedy ani { $by }

## What contradicts itself in the goals of a scenario of a campaign (S23)

wrong-combination-joins-two-conditions-s23 = kombinace spojuje dvě podmínky nebo více (S23)
wrong-not-counted-together = dohromady se počítají jen cíle, body a rozprášení (S23)
wrong-cannot-be-worth-s23 = nemůže mít hodnotu { $value }: dosáhnout lze 1 až { $most } (S23)
wrong-is-not-enemy-counter = { $one } není nepřátelský žeton, který na mapě stojí nebo se může nasadit (S23); jsou to: { $they }
wrong-there-is-no-marker-on-map = na mapě není žeton { $marker } (S23)
wrong-is-not-counter-of-side = { $one } není žeton této strany (S23); jsou to: { $nearest }
wrong-has-no-cards-in-supply = { $one } nemá v záloze karty, které by jím pohnuly (S23)
wrong-is-goal-of-north-africa = { $tag } je cíl ze Severní Afriky (A16)
wrong-no-counter-leaves-board-in-game = v této hře žádný žeton plán neopouští: uveďte žetony k rozprášení (S23)
wrong-not-so-many-to-rout = není dost žetonů k rozprášení: { $count } (S23)
wrong-none-to-rout = není dost žetonů k rozprášení: žádný (S23)
wrong-not-so-many-to-gather = není dost žetonů ke shromáždění: { $count } (S23)
wrong-none-to-gather = není dost žetonů ke shromáždění: žádný (S23)

## What contradicts itself in the scenarios of a campaign pack: heads, awards, supplies and decks

wrong-there-is-no-area = oblast { $area } neexistuje; oblasti: { $areas }
wrong-cannot-be-less-than-none = nemůže být méně než žádná (C5)
wrong-tile-has-no-fortified-face = dílek { $number } nemá opevněnou stranu (S9, S10); opevněnou mají: { $fortified }
wrong-only-rout-is-for-some-counters = jen odměna za rozprášení může platit jen pro některé žetony (S23)
wrong-award-is-one-point-or-more = odměna je jeden bod nebo více
wrong-there-is-no-such-kind = takový druh karty neexistuje; druhy: { $kinds }
wrong-no-way-gives-more-than = žádná cesta sem jich nedá víc než { $held } (C4)
wrong-must-be-one-or-all = musí být jedna nebo více, nebo all
wrong-must-be-one = musí být jedna nebo více
wrong-is-not-in-supply = není v záloze, ze které se balíček skládá (C4)
wrong-no-deck-can-be-built-with = balíček nelze sestavit tak, aby jich v něm bylo { $count } (C4)
wrong-would-have-two-places-once-squads = { $one } by měl po sloučení družstev { $letters } dvě místa (C7)
wrong-has-no-riflemen-on-map = strana { $side } nemá na mapě střelce (S1)
wrong-squad-has-no-riflemen = vojáci družstva { $squad } nemají na mapě střelce, u kterých by se nasadili (S1)

## Words in a row

row-and = { $one } a { $two }
row-or = { $one } nebo { $two }
row-nor = { $one } ani { $two }

## What the rules refuse

not-asked-for = Tato výzva žádá { $tag }, ne { $tag2 }.
not-a-campaign = Balík { $name } nemá kampaň.
not-a-first-scenario = Balík { $name } zatím nemá scénář pro stav { $first_state }: jeho kampaň nemůže začít.
not-a-binder-yet = V této verzi ještě nebyl žádný pořadač: kampaň byla právě založena.
not-a-side = Tato kampaň nemá stranu { $side }; strany: { $sides }.
not-a-card-you-know = O kartě { $card } není zaznamenáno nic, co smíte vědět; karty se jmenují jako S-P-009.
not-a-space = Pole { $to } na plánu není.
not-chosen-twice = Pole { $to } už bylo zvoleno.
not-without-marker-to-place = Volbou pole { $to } už nelze umístit žádný žeton.
not-on-the-board = { $who_cap } { $who_plural ->
    [yes] nejsou
   *[no] není
 } na plánu.
not-an-enemy = { $who_cap } nepatří nepříteli.
not-who-is-in-vehicle = { $who_cap } { $who_be } ve vozidle: mířit lze jen na { $car_acc }.
not-at-a-soldier = { $who_cap } { $who_be } voják: akcí { $name } se míří na to, co má pancíř.
not-on-own-tile = { $who_cap } { $who_plural ->
    [yes] nejsou
   *[no] není
 } na poli { $origin }: akce { $name } působí jen na poli, kde je voják.
not-without-normal-defence = { $who_cap } { $who_plural ->
    [yes] nemají
   *[no] nemá
 } běžnou obranu, akce { $name } tedy nemá co překonat.
not-empty-vehicle = Krycí palba tu nemá koho zasáhnout, vozidlo je prázdné: { $who }.
not-but-by-demolish = Akcí { $name } nelze mířit na { $who_acc }: to lze jen demolicí.
not-demolished-by-side = { $who_acc_cap } { $alone_plural ->
    [yes] mohou
   *[no] může
 } zničit jen { $alone }.
not-structure-there = Na poli { $space } žádný strategický cíl nestojí.
not-in-hit-vehicle = { $who_cap } { $who_plural ->
    [yes] nejsou
   *[no] není
 } ve vozidle, které bylo zasaženo: { $car }.
not-rolled-for-again = Na { $who_acc } se už v této akci nehází.
not-displaced-there = { $who_acc_cap } lze přesunout jen na sousední pole s vlastním žetonem kontroly, pole { $to } takové není.
not-one-card-to-give-up = Nemáte kartu, kterou byste odložili: zvolte, že žádnou.
not-before-a-marker = Skončit lze až po umístění žetonu.
not-but-combat-action = Následovat může jen bojová akce.
not-upgraded-now = Vylepšenou akci teď provést nelze.
not-yet-another-card = Povzbuzená karta, ani karta po vypětí sil, už nenechá jednat další kartu.
not-this-fog-of-war = Všechen válečný zmatek je stejný: uveďte jeho první kartu.
not-targets-on-board = { $who_cap } { $who_plural ->
    [yes] nejsou
   *[no] není
 } na plánu.
not-targets-enemy = { $who_cap } nepatří nepříteli.
not-at-tank = Tato akce neublíží { $who_dat }, protože jde o tank.
not-at-infantry = Na { $who_acc } mířit nelze: akce míří na tanky, budovy a tunely.
not-target-in-range = { $who_cap } { $who_be } mimo uvedený dosah.
not-aimed-at = Touto akcí nelze mířit na { $who_acc }.
not-space-in-range = Pole { $space } je mimo uvedený dosah.
not-nothing-to-hit = Na poli { $space } není nic, co by tato akce mohla zasáhnout.
not-without-target-marker = Váš žeton zaměření není na plánu. Nejdřív ho umístěte akcí zaměření.
not-nobody-at-target-marker = Na poli { $space } s žetonem zaměření nikdo není.
not-a-choice-of-action = Karta { $card } to může provést jen jedinou akcí: volbu vynechte.
not-an-action-of-card = Karta { $card } nemá akci { $name }.
not-from-a-vehicle = { $who_cap } { $who_be } ve vozidle: akci { $name } může provést jen voják na nohou.
not-routed = { $who_cap } { $who_be } rozprášen{ $who_ending } a { $who_plural ->
    [yes] nemohou
   *[no] nemůže
 } bojovat.
not-back-on-board = { $who_cap } { $who_plural ->
    [yes] nejsou
   *[no] není
 } na plánu, a kdo plán opustil, už se nevrátí.
not-without-deployment-marker = { $who_cap } { $who_plural ->
    [yes] nejsou
   *[no] není
 } na plánu a { $who_plural ->
    [yes] nemají
   *[no] nemá
 } žeton nasazení.
not-without-riflemen = { $who_cap } { $who_plural ->
    [yes] nejsou
   *[no] není
 } na plánu a na plánu nejsou ani střelci, u kterých by se jednotka nasadila.
not-seated = Voják karty { $card } nesedí ve vozidle.
not-an-action-of-seat = Sedadlo, na kterém je { $who }, nemá akci vozidla { $name }.
not-disabled = { $car_cap } je nefunkční: akce vozidla provádět nelze.
not-without-specialism = { $who_cap } { $who_plural ->
    [yes] nemají
   *[no] nemá
 } specializaci { $specialism }, kterou toto sedadlo vyžaduje.
not-in-hand = { $name_cap } není ve vaší ruce.
not-smoke-twice = Na poli { $space } už dým je.
not-more-smoke = Tato jednotka už umístila všechny své žetony dýmu ({ $most_smoke }).
not-in-supply = { $name_cap } není ve vaší záloze.
not-suppressed-in-squad = { $who_cap } nepatří mezi jednotky družstva pod palbou.
not-a-vehicle = { $car_cap } není vozidlo na plánu.
not-another-vehicle = { $who_cap } { $who_be } ve vozidle a jiné opravit nemůže.
not-without-damage = { $car_cap } nemá žádné poškození.
not-of-squad = Vzít lze jen karty družstva { $squads }, { $name } k němu nepatří.
not-one-card-to-draw = Není co dobrat, akce by neměla účinek.
not-so-many-cards = Tady si můžete dobrat 1 až { $accepted }, ne { $count }.
not-without-control-marker = Na poli { $space } nemáte žeton kontroly.
not-controlled-already = Pole { $space } už ovládáte.
not-held-by-counter = Pole { $space } ovládá nepřítel a má na něm nerozprášenou jednotku, ovládnout je tedy nemůžete.
not-held-by-soldier = Pole { $space } ovládá nepřítel a má na něm vojáka, ovládnout je tedy nemůžete.
not-with-enemy-there = Na poli { $space } je nepřátelská jednotka, ovládnout je tedy nemůžete.
not-without-fog-of-war = V ruce nemáte kartu válečný zmatek, kterou byste vyřadili.
not-so-near-mortar = Pole { $to } je od minometu ve vzdálenosti { $distance }, nejméně musí být { $target_range }.
not-target-marker-twice = Žeton zaměření už na poli { $to } leží.
not-fire-zone-twice = Palebný sektor už na poli { $to } leží.
not-playable = { $name_acc_cap } lze zvolit pro iniciativu, zahrát ji však nelze.
not-while-suppressed = { $who_cap } { $who_be } pod palbou: karta může jednotku jen připravit, nebo se stáhnout do zálohy.
not-in-one-vehicle = Voják karty { $card } nesedí v jednom vozidle s druhým: { $other }.
not-a-soldier-to-move = Karta { $card } nemá na plánu vojáka, který by nasedl.
not-without-action-after = Karta { $card } by po této volné akci neměla žádnou akci.
not-suppressed = Karta { $card } nemá jednotku pod palbou, kterou by připravila.
not-hunkered-down = { $name_acc_cap } nelze stáhnout do zálohy, jen zvolit pro iniciativu.
not-withdrawn-now = Stáhnout vojska lze jen na začátku tahu před zahráním karty, a jen ve hře Stalingrad.
not-a-combat-action-of-card = Karta { $card } nemá bojovou akci { $name }.
not-aimed-at-by = Akcí { $name } nelze mířit na cíl { $target }.
not-impassable = { $who_cap } nemůže vjet na pole { $to }: je neprůjezdné.
not-adjacent-to-counter = Pole { $to } nesousedí s polem { $space }, kde { $who_plural ->
    [yes] jsou
   *[no] je
 } { $who }.
not-tank-in-tunnel = { $who_cap } neprojede tunelem z pole { $space } na pole { $to }.
not-over-obstacle = { $who_cap } nemůže vjet na pole { $to }: stojí tam zátaras.
not-without-escape-marker = Na poli { $space } není žeton úniku.
not-by-escape-marker = { $who_cap } { $who_plural ->
    [yes] nemohou
   *[no] nemůže
 } v tomto scénáři žeton úniku využít.
not-own-counter = { $who_cap } nepatří mezi vaše jednotky na plánu.
not-guided-by-card = { $who_acc_cap } nelze touto kartou přemístit.
not-more-mines = Tato jednotka už položila všechny své miny ({ $most }).
not-adjacent = Pole { $towards } nesousedí s polem { $space }.
not-mine-twice = Na okraji mezi poli { $space } a { $towards } už vaše mina leží.
not-itself = { $name_cap } nemůže zvolit sama sebe.
not-in-play-area = { $name_cap } není ve vaší herní oblasti.
not-of-action-squad = { $name_cap } nepatří do družstva { $among }.
not-soldier-card = { $name_cap } není karta mužstva, kterou lze vzít zpět.
not-able-to-act = { $name_cap } nemá akci, kterou by teď mohla provést.
not-in-a-vehicle = { $who_cap } { $who_plural ->
    [yes] nejsou
   *[no] není
 } v žádném vozidle.
not-vehicle-there = Vozidlo { $vehicle } na plánu není.
not-in-another-vehicle-boarding = { $who_cap } { $who_be } v jiném vozidle: nasednout může jen voják na nohou.
not-on-tile-of-vehicle = { $car_cap } je na poli { $space }, { $who } tam { $who_plural ->
    [yes] nejsou
   *[no] není
 }.
not-with-enemy-inside = Ve vozidle sedí nepřátelský voják, nasednout tedy nelze: { $car }.
not-a-seat = { $car_cap } nemá sedadlo { $seat }.
not-taken-seat = Sedadlo { $seat } je obsazené: { $car }.
not-adjacent-to-chosen = Pole { $to } nesousedí s polem { $ends }.
not-card-to-give-up = Odložit musíte kartu, kterou máte { $zone }; { $name } mezi ně nepatří.
looked-for-in-play = v herní oblasti
looked-for-in-hand = v ruce
looked-for-in-discard = v odhazovacím balíčku
looked-for-in-deck = v dobíracím balíčku
not-without-a-place = U karty { $card } je třeba určit, kam jednotka přijde.
not-a-choice-of-place = Karta { $card } nemá na výběr, kam jednotka přijde: pole vynechte.
not-from-another-tile = { $who_plural ->
   *[no] Na poli { $space } není { $car }.
 }
not-driven-there = { $who_cap } { $who_plural ->
    [yes] nemohou
   *[no] nemůže
 } vjet na pole { $to }: neleží tam vlastní žeton kontroly.
not-entered = { $who_cap } { $who_plural ->
    [yes] nemohou
   *[no] nemůže
 } vstoupit na pole { $to }: neleží tam vlastní žeton kontroly.
not-guided-suppressed = Manévrem nelze přemístit { $who_acc }: { $who_be } pod palbou.
not-guided-routed = Manévrem nelze přemístit { $who_acc }: { $who_be } rozprášen{ $who_ending }.
not-in-other-state = Kampaň je ve stavu { $state }, ne { $other }: porovnejte své záznamy.
not-to-be-merged = Družstvo { $squad } se tu neslučuje.
not-chosen-here = Karta { $card } není mezi kartami, které tu lze zvolit.
not-without-a-card = Kartu je tu třeba zvolit.
not-an-answer = Tato výzva žádá { $tags }, ne { $tag }.

## Actions

action-move = přesun
action-scout = pátrání
action-stalk = skrytý přesun
action-guide = manévr
action-bolster = posily
action-command = za mnou!
action-conceal = zmatení nepřítele
action-control = ovládnutí
action-inspire = povzbuzení
action-recon = průzkum
action-target = zaměření
action-attack = útok
action-suppress = krycí palba
action-blast = výbuch
action-anti_tank = protitanková střela
action-demolish = demolice
action-bombard = bombardování
action-volley = umlčovací palba
action-grenade = granáty
action-flamethrower = plamenomet
action-smoke = dýmavnice
action-mines = miny
action-fire_zone = palebný sektor
action-requisition = okamžité posily
action-rally = připravit
action-anti_air = protiletadlová obrana
action-fight_and_fade = útok a skrytý přesun
action-assault = výpad
action-secure = zajišťovací průzkum
action-exert = vypětí sil
action-drive = jízda
action-navigate = navigace
action-repair = oprava
action-recon_flight = průzkumný let
action-strafe = nálet

## The parts of a defence

part-base = základ
part-armour = pancíř
part-cover = kryt
part-smoke = dým
part-range = vzdálenost

## Where cards lie, where they come from and go to

zone-deck = dobírací balíček
zone-hand = ruka
zone-pick = volba iniciativy
zone-play = herní oblast
zone-discard = odhazovací balíček
zone-removed = vyřazené karty
zone-supply = záloha
zone-casualties = balíček ztrát
zone-aside = odloženo stranou
from-deck = z dobíracího balíčku
from-hand = z ruky
from-pick = z volby iniciativy
from-play = z herní oblasti
from-discard = z odhazovacího balíčku
from-removed = z vyřazených karet
from-supply = ze zálohy
from-casualties = z balíčku ztrát
from-aside = z karet odložených stranou
into-deck = do dobíracího balíčku
into-hand = do ruky
into-pick = do volby iniciativy
into-play = do herní oblasti
into-discard = do odhazovacího balíčku
into-removed = mezi vyřazené karty
into-supply = do zálohy
into-casualties = do balíčku ztrát
into-aside = stranou

## How a scenario is won

won-objectives = obsazením cílů
won-pin = potlačením nepřítele
won-both_pinned = hodnotou cílů při potlačení obou stran
won-hopeless = potlačením nepřítele, který už nemůže vyhrát
won-goal = splněním úkolu scénáře
won-total_rout = úplným rozprášením
won-escape = únikem z bojiště
won-elimination = eliminací nepřítele
won-out_of_reach = nad nepřítelem, který už nemůže vyhrát
won-both_out_of_reach = hodnotou cílů, když svůj cíl už nemůže splnit žádná strana
won-withdrawn = stažením nepřátelských vojsk
won-resigned = nepřítel se vzdal
won-claimed = nepřítel nedodržel lhůtu na odpověď

## Decisions, as they read in the list of the side that may take them

decision-play = { $card }: { $act }
decision-swap = { $card }: výměna míst ({ $other })
decision-free-move-first = { $card }: nejdřív { $move }
decision-ready = { $card }: připravit jednotku
decision-hunker-down = { $card }: stáhnout do zálohy
decision-end-turn = Ukončit tah
decision-withdraw = Stáhnout vojska: soupeř vítězí
decision-pick-initiative = Do iniciativy { $card_acc } ({ $value })
decision-perform = { $act }
decision-no-combat-action = Po přesunu už bojovou akci ne
decision-strike = Hod na { $who_acc }
decision-take = Vzít také { $card_acc }
decision-stop-taking = Nebrat ze zálohy další kartu
decision-pick-crew = Zasáhnout { $who_acc }
decision-pick-crew-to-suppress = Dostat pod palbu { $who_acc }
decision-displace = Přesunout zasaženou jednotku na pole { $to }
decision-leave-there = Nechat { $who_acc } na poli { $space }
decision-free-move = { $move_cap }
decision-no-free-move = Bez volné akce ({ $who })
decision-again = Povzbudit také { $card_acc }
decision-stop-inspiring = Nepovzbudit další kartu
decision-lose = Odložit { $card_acc } ({ $code })
decision-lose-nothing = Není co odložit
decision-lay = { $mine_cap } směrem k poli { $towards }
decision-stop-laying = Neklást další minu
decision-return = Vrátit kartu do zálohy
decision-no-return = Nevracet { $card_acc } do zálohy
decision-step = Dál na pole { $to }
decision-drive-on = Dál na pole { $to }
decision-step-off = Opustit plán
decision-stop-moving = Dál nepřesouvat { $who_acc }
decision-next-space = Zvolit také pole { $to }
decision-stop-surveying = Nevolit další pole ({ $action })
decision-stop = Dál ne

## Decisions, as the log tells them

told-done = { $done }.
told-play-card = { $side_cap } { $side_plural ->
    [yes] hrají
   *[no] hraje
 } kartu { $card }.
told-free-move-first = { $side_cap } { $side_plural ->
    [yes] hrají
   *[no] hraje
 } kartu { $card }, napřed s volnou akcí.
told-hunker-down = { $side_cap } { $side_plural ->
    [yes] stahují
   *[no] stahuje
 } kartu { $card } do zálohy.
told-withdraw = { $side_cap } { $side_plural ->
    [yes] stahují
   *[no] stahuje
 } vojska.
told-take = { $side_cap } { $side_plural ->
    [yes] berou
   *[no] bere
 } také { $card_acc }.
told-pick-crew = { $side_cap } { $side_plural ->
    [yes] zasahují
   *[no] zasahuje
 } { $who_acc }.
told-again = { $side_cap } { $side_plural ->
    [yes] berou
   *[no] bere
 } zpět do ruky také { $card_acc }.
told-return = { $side_cap } { $side_plural ->
    [yes] vracejí
   *[no] vrací
 } kartu do zálohy.

## Acts, as the log tells them: what a side does

done-bolster = { $side_cap } { $side_plural ->
    [yes] berou
   *[no] bere
 } kartou { $card } ze zálohy { $taken_acc }
done-requisition = { $side_cap } { $side_plural ->
    [yes] berou
   *[no] bere
 } kartou { $card } ze zálohy do ruky { $taken_acc }
done-inspire = { $side_cap } { $side_plural ->
    [yes] povzbuzují
   *[no] povzbuzuje
 } kartou { $card } { $taken_acc }
done-exert = { $side_cap } { $side_plural ->
    [yes] ženou
   *[no] žene
 } kartou { $card } do akce { $taken_acc }
done-attack = { $side_cap } útočí kartou { $card } na { $who_acc }
done-suppress = { $side_cap } { $side_plural ->
    [yes] vedou
   *[no] vede
 } kartou { $card } krycí palbu na { $who_acc }
done-flamethrower = { $side_cap } útočí kartou { $card } plamenometem na { $who_acc }
done-anti_tank = { $side_cap } { $side_plural ->
    [yes] střílejí
   *[no] střílí
 } kartou { $card } na { $who_acc }
done-demolish = { $side_cap } { $side_plural ->
    [yes] vedou
   *[no] vede
 } kartou { $card } demolici proti { $who_dat }
done-strafe = { $side_cap } { $side_plural ->
    [yes] provádějí
   *[no] provádí
 } kartou { $card } nálet na { $who_acc }
done-blast = { $side_cap } { $side_plural ->
    [yes] střílejí
   *[no] střílí
 } kartou { $card } na zaměřené pole
done-bombard = { $side_cap } { $side_plural ->
    [yes] bombardují
   *[no] bombarduje
 } kartou { $card } pole { $space }
done-volley = { $side_cap } { $side_plural ->
    [yes] vedou
   *[no] vede
 } kartou { $card } umlčovací palbu na pole { $space }
done-grenade = { $side_cap } { $side_plural ->
    [yes] házejí
   *[no] hází
 } kartou { $card } granáty na pole { $space }
done-anti_air = { $side_cap } { $side_plural ->
    [yes] střílejí
   *[no] střílí
 } kartou { $card } na nepřátelská letadla

## Acts

performed-upgraded = { $act } (vylepšená akce)
performed-plain = { $act } (nevylepšená akce)
performed-by-seat = { $act } (akce vozidla)
performed-coming-on = { $act }, nasazení na pole { $at }
act-off = { $action } z plánu pryč
act-to = { $action } na pole { $to }
act-target = { $action } pole { $to }
act-guide = { $action } { $who_gen } na pole { $to }
act-bolster = { $action } kartou { $card }
act-requisition = { $action } kartou { $card }
act-again = { $action } { $card_gen }
act-command = { $action } (dobrat { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
 })
act-repair = { $action } { $car_gen }
act-fight = { $action } ({ $fight })
act-on = { $action } na pole { $to }
act-mines = { $mine } směrem k poli { $towards }
act-rally = { $action } { $who_acc }
act-at-space = { $action } na pole { $space }
act-of-space = { $action } pole { $space }
act-at = { $action } na { $who_acc }
act-of = { $action } { $who_gen }
free-move-off = vysednout
free-move-to = obsadit sedadlo { $seat } ({ $car })

## Events

event-discard-reshuffled = { $side_cap } { $side_plural ->
    [yes] míchají
   *[no] míchá
 } z odhazovacího balíčku ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
 }) nový dobírací.
event-initiative-revealed = Iniciativa: { $picks }.
event-initiative-revealed-one = { $side } { $side_plural ->
    [yes] ukazují
   *[no] ukazuje
 } { $card_acc }
event-turn-ended = { $side_cap } končí tah a { $side_plural ->
    [yes] odhazují
   *[no] odhazuje
 } { $discarded ->
    [one] { $discarded } kartu
    [few] { $discarded } karty
   *[other] { $discarded } karet
 }.
event-counter-moved = { $who_cap } se { $who_plural ->
    [yes] přesouvají
   *[no] přesouvá
 } na pole { $space }.
event-vehicle-moved = { $who_cap } { $who_plural ->
    [yes] jedou
   *[no] jede
 } na pole { $space }.
event-card-lost = { $side_cap } { $side_plural ->
    [yes] přicházejí
   *[no] přichází
 } o { $card_acc }, která jde { $source } { $target }.
event-fog-gained = { $side_cap } { $side_plural ->
    [yes] dostávají
   *[no] dostává
 } { $card_acc }.
event-fog-removed = { $side_cap } { $side_plural ->
    [yes] vyřazují
   *[no] vyřazuje
 } z ruky { $card_acc }.
event-obstacle-destroyed = { $who_cap } { $who_be } zničen{ $who_ending }.
event-structure-destroyed = { $who_cap } { $who_be } zničen{ $who_ending }: hodnota { $value } se počítá pro { $side_acc }.
event-dice-rolled = Hod: { $faces }.
event-dice-rolled-hit = Hod { $faces }, třeba { $defence }: { $target } { $target_be } zasažen{ $target_ending }.
event-dice-rolled-zero = Hod { $faces }, třeba { $defence }: { $target } { $target_be } zasažen{ $target_ending }, protože 0 zasahuje vždy (U20).
event-dice-rolled-miss = Hod { $faces }, třeba { $defence }: { $target } { $target_plural ->
    [yes] nejsou
   *[no] není
 } zasažen{ $target_ending }.
event-scenario-won = { $side_cap } vítězí { $how } ({ $rule }).
dice-thrown = { $dice }k10
event-card-drawn = { $side_cap } { $side_plural ->
    [yes] dobírají
   *[no] dobírá
 } { $card_acc }.
event-scenario-set-up = Scénář { $title } je připraven.
event-position-inherited = Hra pokračuje z postavení jiné hry, v { $round }. kole.
event-round-started = Začíná { $round }. kolo.
event-initiative-picked = { $side_cap } volí { $card_acc } do iniciativy.
event-initiative-settled = Iniciativu { $side_plural ->
    [yes] mají
   *[no] má
 } { $side }.
event-turn-started = { $side_cap } { $side_plural ->
    [yes] začínají
   *[no] začíná
 } svůj tah.
event-counter-placed = { $who_cap } { $who_plural ->
    [yes] nastupují
   *[no] nastupuje
 } na pole { $space }.
event-counter-suppressed = { $who_cap } { $who_be } pod palbou.
event-counter-readied = { $who_cap } { $who_be } opět připraven{ $who_ending }.
event-counter-removed = { $who_cap } { $who_be } odstraněn{ $who_ending } z plánu.
event-space-controlled = { $side_cap } { $side_plural ->
    [yes] získávají
   *[no] získává
 } kontrolu nad polem { $space }.
event-space-scouted = { $side_cap } { $side_plural ->
    [yes] propátrávají
   *[no] propátrává
 } pole { $space }.
event-control-lost = { $side_cap } { $side_plural ->
    [yes] ztrácejí
   *[no] ztrácí
 } kontrolu nad polem { $space }.
event-target-placed = { $side_cap } { $side_plural ->
    [yes] zaměřují
   *[no] zaměřuje
 } pole { $space }.
event-target-removed = { $side_cap } { $side_plural ->
    [yes] odstraňují
   *[no] odstraňuje
 } svůj žeton zaměření.
event-objective-raised = Cíl na poli { $space } má teď hodnotu { $value }.
event-counter-routed = { $who_cap } { $who_be } rozprášen{ $who_ending }.
event-counter-rallied = { $who_cap } už { $who_plural ->
    [yes] nejsou
   *[no] není
 } rozprášen{ $who_ending }.
event-tile-swapped = Dílek na poli { $space } se mění na { $tile }.
event-mine-laid = { $side_cap } { $side_plural ->
    [yes] kladou
   *[no] klade
 } { $mine_acc } mezi pole { $one } a { $other }.
event-mine-removed = Mezi poli { $one } a { $other } vybuchuje { $mine } { $side_gen }.
event-fire-zone-placed = { $who_cap } { $who_plural ->
    [yes] kladou
   *[no] klade
 } palebný sektor na pole { $space }.
event-fire-zone-removed = { $who_cap } { $who_plural ->
    [yes] přicházejí
   *[no] přichází
 } o palebný sektor.
event-smoke-placed = { $who_cap } { $who_plural ->
    [yes] kladou
   *[no] klade
 } dým na pole { $space }.
event-tunnel-destroyed = Tunel na poli { $space } je zničen.
event-points-scored = { $side_cap } { $side_plural ->
    [yes] získávají
   *[no] získává
 } { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }.
event-seat-taken = { $who_cap } { $who_plural ->
    [yes] usedají
   *[no] usedá
 } na sedadlo { $seat } ({ $what }).
event-seat-left = { $who_cap } { $who_plural ->
    [yes] vysedají
   *[no] vysedá
 } z vozidla.
event-seats-swapped = Ve vozidle si vyměňují místa { $who } a { $mate }.
event-vehicle-captured = { $side_cap } { $side_plural ->
    [yes] ukořisťují
   *[no] ukořisťuje
 } vozidlo: { $car }.
event-vehicle-repaired = { $car_cap } { $car_plural ->
    [yes] jsou
   *[no] je
 } opraven{ $car_ending }, poškození { $damage }.
event-vehicle-eliminated = { $who_cap } { $who_be } zničen{ $who_ending }.
event-soldier-eliminated = { $who_cap } padl.
event-counter-escaped = { $who_cap } { $who_plural ->
    [yes] unikají
   *[no] uniká
 } z bojiště.
event-hope-lost = { $side_cap } už { $side_plural ->
    [yes] nemohou
   *[no] nemůže
 } splnit podmínku vítězství.
event-vehicle-disabled = { $car_cap } má poškození { $damage } a je nefunkční.
event-vehicle-damaged = { $car_cap } má poškození { $damage }.

## What is asked, and what is half done

half-done-barrage = { $action_cap } na poli { $space }, jedna jednotka po druhé
prompt-strike = Na koho se hází teď?
half-done-bolstering = Posily: nejvýše ještě { $left ->
    [one] { $left } karta
    [few] { $left } karty
   *[other] { $left } karet
 }
prompt-take = Ještě jednu kartu?
half-done-crew-suppressed = Voják ve vozidle se dostává pod palbu: { $car }
half-done-crew-hit = { $car_cap } { $car_be } zasažen{ $car_ending }
prompt-crew = Kterého vojáka ve vozidle?
half-done-displacing = { $who_acc_cap } lze přesunout
prompt-displace = Přesunout zasaženou jednotku?
half-done-exerted = { $who_cap } { $who_plural ->
    [yes] budou
   *[no] bude
 } pod palbou
half-done-freeing = { $who_cap }: může následovat volná akce
prompt-free = Také volnou akci?
half-done-inspiring = Povzbuzení: nejvýše ještě { $left ->
    [one] { $left } karta
    [few] { $left } karty
   *[other] { $left } karet
 }
prompt-again = Ještě jednu kartu do ruky?
half-done-bomber-lost = Padne bombardér
half-done-losing = { $who_cap } { $who_be } zasažen{ $who_ending }
prompt-casualty = Kterou kartu odložíte?
half-done-mining = Kladení min: nejvýše ještě { $left ->
    [one] { $left } mina
    [few] { $left } miny
   *[other] { $left } min
 }
prompt-mine = Ještě jednu minu?
half-done-assaulting = { $who_cap }: může následovat bojová akce
half-done-performing = { $card_cap } provádí akci
half-done-mounted = { $who_cap }: následuje akce
prompt-assault = Také bojovou akci?
prompt-perform = Co karta provede?
prompt-act = Volná akce je provedena: jakou akci?
half-done-returning = { $card_acc_cap } lze vrátit do zálohy
prompt-return = Žádný bombardér: vrátit kartu do zálohy?
half-done-stepping = { $who_cap }: { $name }, nejvýše ještě { $left ->
    [one] { $left } pole
    [few] { $left } pole
   *[other] { $left } polí
 }
prompt-step = Jít dál?
half-done-surveying = { $name_cap }: nejvýše ještě { $left ->
    [one] { $left } pole
    [few] { $left } pole
   *[other] { $left } polí
 }
prompt-tile = Ještě jedno pole?
prompt-play = Jste na tahu: zahrajte kartu
prompt-initiative = Zvolte kartu do iniciativy

## Dice

needed-zero = 0 uspěje vždy, jiné číslo ne
needed-zero-or-more = 0 uspěje vždy; jinak { $least } a více

## Campaigns: decisions

decision-confirm-state = Potvrdit stav { $state }
decision-merge-squad = Sloučit družstvo { $squad }
decision-fill = Do sloučeného družstva { $card_acc }
decision-fill-none = Do sloučeného družstva žádnou kartu
decision-pick-card = Do balíčku { $card_acc }
decision-pick-card-none = Do balíčku žádnou kartu
decision-draw-losses = Dobrat trvalé ztráty
decision-replace-loss = Náhrada: { $card }
decision-replace-loss-none = Náhrada: žádná karta
decision-draw-upgrades = Dobrat vylepšení
decision-confirm-aftermath = Potvrdit události po scénáři

## Campaigns: decisions, as the log tells them

told-fill = { $side_cap } { $side_plural ->
    [yes] zařazují
   *[no] zařazuje
 } do sloučeného družstva { $card_acc }.
told-fill-none = { $side_cap } { $side_plural ->
    [yes] nezařazují
   *[no] nezařazuje
 } do sloučeného družstva žádnou kartu.
told-pick-card = { $side_cap } { $side_plural ->
    [yes] zařazují
   *[no] zařazuje
 } do balíčku { $card_acc }.
told-pick-card-none = { $side_cap } { $side_plural ->
    [yes] zařazují
   *[no] zařazuje
 } do balíčku žádnou kartu.
told-replace-loss = { $side_cap } { $side_plural ->
    [yes] berou
   *[no] bere
 } jako náhradu { $card_acc }.
told-replace-loss-none = { $side_cap } { $side_plural ->
    [yes] nemají
   *[no] nemá
 } náhradu.

## Campaigns: events

event-campaign-set-up = Kampaň začíná.
event-state-reached = Kampaň je ve stavu { $state }: scénář { $scenario }, { $title }.
event-story-told = { $side_cap } { $side_plural ->
    [yes] čtou
   *[no] čte
 } svůj příběh.
event-story-read = { $side_cap } { $side_plural ->
    [yes] čtou
   *[no] čte
 } příběh { $code }
event-story-and-secret = { $told }; { $secret }
event-story-end = { $told }.
secret-mine = { $mine } mezi poli { $one } a { $other }
secret-mines = tajně: { $mines }
secret-card = { $count }× { $name }
secret-cards = tajně, navíc v balíčku: { $cards }
secret-story = tajně: přečtěte si příběh { $code }
event-state-confirmed = { $side_cap } { $side_plural ->
    [yes] potvrzují
   *[no] potvrzuje
 } stav { $state }.
event-binder-changed = { $side_cap } { $side_plural ->
    [yes] upravují
   *[no] upravuje
 } svůj pořadač.
event-squads-merged = { $side_cap } { $side_plural ->
    [yes] slučují
   *[no] slučuje
 } družstva { $squad } a { $other }.
event-city-tile-fortified = Dílek { $tile } je opevněn a mění se na { $face }.
event-city-tile-damaged = Dílek { $tile } je poškozen a mění se na { $face }.
event-deck-made = { $side_cap } { $side_plural ->
    [yes] dokončují
   *[no] dokončuje
 } svůj balíček.
event-scenario-started = Scénář se hraje jako hra { $game }.
event-scenario-concluded = Ve scénáři vítězí { $side }.
event-scenario-concluded-by = Ve scénáři vítězí { $side } ({ $rule }).
event-cards-returned = { $side_cap } { $side_plural ->
    [yes] mají
   *[no] má
 } { $casualties ->
    [one] { $casualties } ztrátu
    [few] { $casualties } ztráty
   *[other] { $casualties } ztrát
 }.
event-area-taken = { $side_cap } { $side_plural ->
    [yes] získávají
   *[no] získává
 } kontrolu nad oblastí { $area }.
event-loss-drawn = { $side_cap } { $side_plural ->
    [yes] dobírají
   *[no] dobírá
 } ze ztrát { $card_acc }.
event-upgrade-drawn = { $side_cap } { $side_plural ->
    [yes] dobírají
   *[no] dobírá
 } k vylepšení { $card_acc }.
event-aftermath-confirmed = { $side_cap } { $side_plural ->
    [yes] potvrzují
   *[no] potvrzuje
 } události po scénáři.
event-campaign-ended = { $side_cap } { $side_plural ->
    [yes] vyhrávají
   *[no] vyhrává
 } kampaň ({ $state }).
event-campaign-ended-epic = { $side_cap } { $side_plural ->
    [yes] vyhrávají
   *[no] vyhrává
 } kampaň epickým vítězstvím ({ $state }).
event-binder-cards-moved = { $shifts ->
   *[other] { $side_cap } { $side_plural ->
        [yes] přesouvají
       *[no] přesouvá
     } v pořadači { $groups }.
 }
binder-shift = { $card } { $box }
binder-group = { $box }: { $cards }
binder-groups = { $one }; { $two }
into-box-available = mezi dostupné
into-box-removed = mezi odstraněné
into-box-locked = mezi zamčené
into-box-upgrades = mezi vylepšení
into-box-reservists = mezi rezervisty
card-with-code = { $name } { $code }

## Campaigns: boxes of cards, what is asked, how far a scenario has come

box-available = Dostupné
box-removed = Odstraněné
box-locked = Zamčené
box-upgrades = Vylepšení
box-reservists = Rezervisté
prompt-state = Potvrďte stav kampaně
prompt-merge = Které družstvo se sloučí?
prompt-place = Kdo přijde do sloučeného družstva?
prompt-deck = Která karta půjde do balíčku?
prompt-losses = Fáze ztrát
prompt-replacement = Kdo nahradí ztraceného vojáka?
prompt-upgrades = Fáze vylepšení
prompt-aftermath = Události po scénáři skončily
stage-confirming = obě strany potvrzují stav
stage-mustering = obě strany sestavují balíčky
stage-playing = hraje se scénář
stage-aftermath = události po scénáři
stage-ended = kampaň skončila

## Words on boards and beside them

board-cover = kryt
board-objective = cíl
board-objectives = cíle
board-pin = vítězí potlačením nepřítele
board-pinned = nepřítel potlačen
board-routed = rozprášeno
board-gained = body
board-points = body
board-controlled = ovládané body
board-gathered-mission = u žetonu úkolu
board-gathered-escape = u žetonu úniku
board-escaped = uniklo
board-escaped-soldiers = uniklí vojáci
board-escaped-vehicles = uniklá vozidla
board-eliminated = eliminováno
board-eliminated-soldiers = eliminovaní nepřátelští vojáci
board-eliminated-vehicles = eliminovaná nepřátelská vozidla
board-hopeless = už nemůže vyhrát
board-every = a
board-either = nebo
board-together = a/nebo
board-total-rout = úplné rozprášení
board-badge-objectives = Cíle
board-badge-pin = Potlačit nepřítele
board-badge-rout = Rozprášit
board-badge-points = Body
board-badge-controlled = Ovládat
board-badge-reach = Dojít
board-badge-escape = Uniknout
board-badge-eliminate = Zničit
board-badge-sum = Celkem
board-toughness = odolnost
board-awards = vítězné body
board-occasion-rout = za rozprášení nepřítele
board-occasion-damage = za zásah budovy
board-occasion-control = za ovládnutí
board-occasion-round = za kontrolu na konci kola
board-building = budova
board-tunnel = tunel
board-damaged = poškozeno
board-destroyed = zničeno
board-fortified = opevněno
board-damage = poškození
board-disabled-at = nefunkční od
board-disabled = NEFUNKČNÍ
board-defence = obrana
board-armour = pancíř
board-free-seat = volné
board-nobody = zde nikdo
board-suppressed = pod palbou
board-marker-mission = ÚKOL
board-marker-escape = ÚNIK
board-fire-zone = palba
board-mines = miny
board-mine-anti_personnel = protipěchotní
board-mine-anti_tank = protitanková
level-upgraded = vylepšená
level-reservist = rezervista
board-round = kolo
board-initiative = iniciativa
board-turn = na tahu
board-won = vítěz
board-waiting = nasazení
board-off = mimo plán
board-face-scouted = propátr.
board-face-controlled = OVLÁDÁ
board-zone-hand = ruka
board-zone-deck = balíček
board-zone-discard = odhozeno
board-zone-removed = vyřazeno
board-zone-supply = záloha
board-zone-play = na stole
board-zone-casualties = ztráty
board-zone-aside = stranou
board-of = z
board-of-consonants = ze
board-part = Část { $number } z { $parts }, zleva
list-radio = vysílačka
list-closed = neprůjezdný
list-smoke = dým
list-tunnel = tunel
list-target = žeton zaměření strany
list-spawn = nasazuje zde strana
list-suppressed = pod palbou
list-routed = rozprášená
list-near = sousedí s

## How drawings are read

legend-text-normandy =
    Dílek: označení a kryt (kopec: 3/1), hodnota cíle, žetony kontroly, jednotky.
    {"*"} pod palbou, ^ zde se nasazují jednotky této strany, R vysílač, +U zaměření strany U
legend-text-stalingrad =
    Dílek: označení a kryt, # neprůjezdný pro tanky, ~ dým, o tunel; budova či poškozeno: kryt proti
    jiným dílkům/odolnost; opevněno: kryt toho, kdo dílek ovládá; cíl, body, úkol, únik; žetony
    kontroly; palba: palebné sektory, čí; jednotky. StřA* pod palbou, StřA! rozprášeni, [TnkA] tank,
    (PTK) kanón. Na hraně: mina strany S: s protipěchotní, S protitanková
legend-text-north_africa =
    Dílek: označení a kryt (kopec: 3/1), # neprůjezdný pro vozidla; cíl; strategický cíl, jeho
    odolnost/hodnota (hodnota 0: zátaras); žeton úniku; žetony kontroly; žetony. Pát* pod palbou,
    {"{"}Tank:2{"}"} vozidlo s poškozením 2, {"{"}Tank:3!{"}"} nefunkční; kdo v něm sedí, stojí pod plánem
legend-picture-normandy =
    štít: kryt · vlajka: cíl, v barvě toho, kdo ho ovládá · oko: propátráno · malá vlajka: ovládáno
    trojúhelník: zde se nasazují jednotky · malá a světlá: jednotka mimo plán · šrafovaně: pod palbou
    kříž: zaměření · R: vysílač · hvězda: iniciativa · zlatý rám: kdo je na tahu · číslo na hraně: vzdálenost
legend-picture-stalingrad =
    štít: kryt · vlajka: cíl, v barvě toho, kdo ho ovládá · oko: propátráno · malá vlajka v rámečku: ovládáno
    hvězda: vítězné body, nad plánem iniciativa · zlatý praporek: úkol · šipka: únik · číslo na hraně: vzdálenost
    dům: budova, kryt proti jiným dílkům, bomba: odolnost · praskliny: poškozeno · sutiny: zničeno
    cimbuří: opevněno, kryt toho, kdo ovládá · silný rám: neprůjezdné pro tanky
    oblouk: tunel · obláček: dým · vějíř: palebný sektor, čí · na hraně: mina, P protipěchotní, T protitanková
    šrafovaně: pod palbou · přeškrtnuto: rozprášeni · seříznuté rohy: tank · dvojitý rám: protitankový kanón
legend-picture-north_africa =
    štít: kryt · vlajka: cíl, v barvě toho, kdo ho ovládá · oko: propátráno · malá vlajka: ovládáno
    hala: strategický cíl, bomba: odolnost, hvězda: hodnota (0: zátaras) · šipka: únik · hvězda: iniciativa · číslo na hraně: vzdálenost
    silný rám: neprůjezdné pro vozidla · seříznuté rohy: vozidlo, okénko za každé poškození, které vydrží, tečka za sedadlo, plná: obsazené
    šrafovaně: pod palbou · přeškrtnuto: nefunkční

## Titles of panels

panel-hand = { $side }: ruka
panel-cards = { $side }: karty
panel-state = Stav hry
panel-vehicles = Vozidla
panel-legend = Značky
panel-choice = Z čeho můžete volit
panel-binder = { $side }: pořadač karet
panel-city-binder = Pořadač města
panel-altered = Upravené dílky
panel-chapters = Scénář po scénáři
panel-chapter = { $state }: { $title }
panel-city = Město
panel-way = Dosavadní cesta

## What is pointed at

pointed-at = { $what }
pointed-at-counter = { $what_cap }
pointed-at-space = pole { $space }
pointed-at-escape = opustit plán
pointed-at-seat = sedadlo { $seat } ({ $car })
pointed-at-tile = dílek { $tile }
pointed-at-state = stav { $state }
pointed-at-squad = družstvo { $squad }
button-seat = vozidlo: { $action }
button-ready = připravit jednotku
button-hunker-down = stáhnout do zálohy
button-swap = výměna míst
button-withdraw = Stáhnout vojska
button-upgraded = vylepšená akce
button-plain = nevylepšená akce
button-draw = dobrat { $count }
button-confirm-state = Potvrdit stav
button-no-card = Žádná karta

## Campaigns: how they stand, as text

city-legend = ! zasaženo (písmeno říká, jak často), + opevněno, ? vyměněno ve hře, která se hraje
swapped-fortified = opevněno
swapped-damaged = zásah
fate-opened = od začátku
fate-orders = na příkaz
fate-merge = sloučením družstev
fate-anti_air = sestřelen
fate-losses = padl
fate-upgrades = vylepšen
arrives-losses = přichází za padlého
arrives-upgrades = přichází za vylepšeného
standing-before = Kampaň ještě nezačala
standing-now = nyní
standing-before-game = před hrou
standing-service = akce { $actions }, zásahy { $hits }
city-hit = tmavý roh: zasaženo; čím větší, tím víckrát
city-fortified = zlatý rám: opevněno; přerušovaný: ve hře, která se hraje
standing-game = Hra: { $game }
standing-victory = Vítězství: { $side }
standing-epic-victory = Vítězství: { $side } (epické)
standing-merged = sloučeno { $squads }
standing-done = hotovo, čeká na druhou stranu
standing-story = přečtěte si příběh { $code }
standing-altered = Upravené dílky ({ $count })

## Rules, by their ids

rule-U1 = Pole sousedí nejvýš se šesti dalšími. Vzdálenost dvou polí je počet kroků nejkratší cesty.
rule-U4 = V každém kole si obě strany doberou čtyři karty, zvolí kartu iniciativy a odehrají své tahy; začíná strana s iniciativou.
rule-U6 = Obě strany tajně zvolí kartu. Vyšší číslo získává iniciativu; při shodě zůstává, kde je. Obě karty se odhodí.
rule-U7 = Strana ve svém tahu hraje karty po jedné, každou na jednu akci, která je na ní uvedena, nebo na jiné použití karty.
rule-U9 = Jednotka pod palbou nic nedělá. Její další karta ji může jen připravit, nebo se stáhnout do zálohy.
rule-U10 = Stáhnout kartu znamená vrátit ji do zálohy. Na plánu se nic nezmění.
rule-U11 = Válečný zmatek nelze zahrát. Lze ho zvolit při iniciativě.
rule-U12 = Co by nemělo žádný účinek, nelze zvolit.
rule-U13 = Přesun: jednotka jde nejvýš o uvedený počet polí, a jen na pole s žetonem kontroly vlastní strany.
rule-U14 = Pátrání: jednotka jde nejvýš o uvedený počet polí. Na každé, kde vlastní žeton neleží, ho položí stranou průzkumu a její strana dostane válečný zmatek.
rule-U15 = Skrytý přesun: jednotka jde nejvýš o uvedený počet polí, s žetony kontroly i bez nich.
rule-U16 = Posily: ze zálohy jde na odhazovací balíček nejvýš uvedený počet karet. Je-li uvedeno družstvo, jen jeho karty.
rule-U17 = Za mnou!: doberte nejvýš uvedený počet karet.
rule-U19 = Průzkum: vyřaďte z ruky válečný zmatek a doberte kartu.
rule-U20 = Základní obrana cíle, kryt jeho pole a vzdálenost dají celkovou obranu. Útok uspěje, ukáže-li aspoň jedna kostka tolik nebo víc; 0 platí za 10 a uspěje vždy.
rule-U21 = Útok a krycí palba míří na libovolnou jednu nepřátelskou jednotku na plánu.
rule-U24 = Strana má tolik bodů, kolik dá součet žetonů cílů na polích, která ovládá. Kdo jich má, kolik scénář žádá, hned vítězí.
rule-N1 = Kopec dává vyšší kryt; proti útoku z jiného kopce a proti výbuchu jen nižší.
rule-N2 = Karta, jejíž jednotka není na plánu, ji nasadí u jejího žetonu nasazení a pak koná. Bez žetonu to nejde.
rule-N3 = Manévr: vlastní jednotka, která není pod palbou, se přesune nejvýš o uvedený počet polí, jen na pole s vlastními žetony kontroly. Minomet, který se přesune, ztrácí žeton zaměření.
rule-N4 = Ovládnutí: žeton průzkumu na poli jednotky se otočí na kontrolu, nestojí-li tam nepřátelská jednotka. Nepřítel, který pole ovládal, je už neovládá.
rule-N5 = Povzbuzení: karta uvedeného družstva se z herní oblasti vrátí do ruky a lze ji zahrát znovu.
rule-N6 = Zaměření: žeton zaměření se položí na libovolné pole ve vzdálenosti nejméně 3 od minometu.
rule-N7 = Výbuch: napadena je každá jednotka na poli se žetonem zaměření, i vlastní. Žeton musí být na plánu; vzdálenost se nepočítá.
rule-N8 = Zasažená jednotka stojí majitele jednu její kartu; hledá se v ruce, pak v odhazovacím a pak v dobíracím balíčku. Není-li žádná, jednotka opouští plán.
rule-N9 = Strana je obklíčena, když na plánu nejsou žádní její střelci. Kde to scénář určuje, obklíčením nepřítele se vítězí; jsou-li obklíčeny obě, vítězí, kdo je napřed v cílech, a při shodě kdo má iniciativu.
rule-N10 = Strana, která potřebuje cíle, prohrává, je-li obklíčena, nemá-li už nikde kartu střelců a je v cílech pozadu.
rule-A1 = Kopec dává kryt 3; proti útočníkovi na kopci a proti náletu jen 1.
rule-A2 = Na neprůjezdné pole žádné vozidlo nevjede.
rule-A3 = Jednotka, která plán opustila, se už nevrátí.
rule-A4 = Ovládnutí: žeton průzkumu na poli se otočí na kontrolu. Brání tomu voják nepřítele, který pole ovládá, pěší i ve vozidle.
rule-A5 = Povzbuzení: z herní oblasti se do ruky vrátí nejvýš uvedený počet karet mužstva; karty velitelů ne.
rule-A6 = Navigace a průzkumný let prozkoumají na dálku nejvýš uvedený počet polí. Za každý nový žeton přijde válečný zmatek.
rule-A7 = Oprava odstraní jedno poškození vozidla na poli vojáka. Ze sedadla opraví jen vozidlo, ve kterém sedí.
rule-A8 = Voják ve vozidle může provést akce vozidla uvedené na jeho sedadle. Jeho kartou si také může vyměnit místo s druhem v témže vozidle.
rule-A8a = Zasažený voják, který nemá kartu v ruce ani v žádném balíčku, umírá se všemi svými dalšími kartami.
rule-A9 = Volná akce je nasednout do vozidla na témže poli, vystoupit z něj, nebo si v něm přesednout na volné místo.
rule-A10 = Voják ve vozidle se sám nepohybuje: jede, kam jede vozidlo.
rule-A11 = Jízda: vozidlo i s posádkou jede nejvýš o uvedený počet polí, jen na pole s vlastním žetonem kontroly.
rule-A12 = Bojová akce míří na to, co má obranu, kterou je třeba překonat: útok, krycí palba a nálet běžnou obranu, protitanková střela a demolice pancíř. Na toho, kdo sedí ve vozidle, mířit nelze, jen na vozidlo; demolice působí jen na vlastním poli.
rule-A13 = Úspěch proti vozidlu zasáhne jednoho z posádky. Krycí palba ho dostane pod palbu; vše ostatní ho zraní a vozidlo poškodí: podle toho, co je na něm uvedeno, je nejdřív nefunkční a pak zničené.
rule-A14 = Strategický cíl zasažený demolicí je hned zničen a jeho hodnota se natrvalo počítá pro LRDG. Dokud stojí, počítá se pro Italy, ovládají-li jeho pole, pro LRDG nikdy.
rule-A15 = Jednotka, kterou scénář jmenuje, smí z pole se žetonem úniku opustit plán; je to krok jejího pohybu.
rule-A16 = Kdo splní cíl scénáře, hned vítězí. Strana, která svůj cíl už splnit nemůže, za to může prohrát, nejpozději jakmile má nepřítel navrch.
rule-A17 = S akcí karty je spojena jedna volná akce, před ní nebo po ní. Po té, která je první, musí zbýt akce k provedení.
rule-A18 = Kdo nasedne do prázdného nepřátelského vozidla, ukořistí je. Do vozidla, ve kterém sedí nepřítel, nikdo nenasedne.
rule-A19 = Některá sedadla vyžadují specializaci. V nefunkčním vozidle nikdo akce vozidla neprovádí.
rule-A21 = Hodnota strany je součet žetonů cílů na polích, která ovládá, a strategických cílů, které se pro ni počítají. Kdo má tolik, kolik scénář žádá, hned vítězí.
rule-A22 = Karta velitele nemá na plánu vojáka.
rule-A24 = Kdo vyřadil tolik nepřátelských vojáků nebo vozidel, kolik scénář žádá, hned vítězí.
rule-S1 = Karta, jejíž jednotka není na plánu, ji nasadí připravenou u vlastních střelců svého družstva; karta bez družstva u kterýchkoli vlastních střelců.
rule-S2 = Tank se nasadí u kterýchkoli vlastních střelců, kteří nestojí na neprůjezdném poli.
rule-S3 = Manévr přesouvá jednotku uvedeného družstva, která není pod palbou ani rozprášená a není protitankové dělo.
rule-S4 = Ovládnutí: žeton průzkumu na poli jednotky se otočí na kontrolu. Brání tomu nerozprášená jednotka nepřítele, který pole ovládá.
rule-S5 = Povzbuzení: jiná karta v herní oblasti provede některou svou akci, ne však vylepšenou.
rule-S6 = Zasažená jednotka stojí jednu její kartu; hledá se v herní oblasti, v ruce, v odhazovacím a pak v dobíracím balíčku. Není-li žádná, je rozprášena a útočník ji smí přemístit na sousední pole.
rule-S8 = Budova dává vyšší kryt proti útoku z jiného pole.
rule-S9 = Opevněné pole dává vyšší kryt straně, která je ovládá.
rule-S11 = Tank zasahují jen akce, které mají kostky proti tankům. Pod palbou není nikdy a na neprůjezdné pole nevjede.
rule-S12 = Mina leží na okraji mezi dvěma poli, od každé strany nejvýš jedna. Přechází-li nepřítel, hází jednou kostkou proti jeho obraně, jeden druh proti vojákům, druhý proti tankům; zásah ho zastaví a mina je pryč.
rule-S14 = Dým přidává jednotkám na svém poli 2 k obraně, ne však proti demolici. Jednotka ho za scénář položí dvakrát, a na jedno pole jen jednou.
rule-S15 = Pole s tunelem spolu pro pohyb sousedí, ne však pro tanky. Tunel má obranu 7 a po zásahu je pryč.
rule-S16 = Každá bojová akce má dáno, na co lze mířit: na nepřátelskou pěchotu, nebo na tanky, budovy a tunely, proti nimž má kostky. Cíl musí být v uvedeném dosahu.
rule-S18 = Budova má obranu uvedenou na svém poli, bez krytu. Při demolici se nepočítá kryt, při bombardování vzdálenost.
rule-S20 = Jednotka položí na okraje svého pole nejvýš uvedený počet min, za scénář nejvýš čtyři.
rule-S21 = Okamžité posily vezmou kartu ze zálohy do ruky. „Připravit“ zbaví palby jednotku družstva. Protiletadlová obrana stojí nepřítele bombardér, první, který se najde.
rule-S22 = Útok a skrytý přesun je bojová akce a krok; výpad přesun a bojová akce; zajišťovací průzkum průzkum a pátrání na jedno pole; vypětí sil nechá jednat jinou kartu v herní oblasti a její jednotka je pak pod palbou.
rule-S23 = Kdo splní cíl scénáře, hned vítězí: cíle, rozprášení, body, jednotky u žetonu, nebo něco z toho zároveň.
rule-S24 = Úplné rozprášení: strana, jejíž všichni střelci na plánu jsou rozprášeni, prohrává.
rule-S25 = Na začátku svého tahu, než zahraje kartu, se strana smí stáhnout. Soupeř vítězí.
rule-C1 = Kampaň jde od stavu ke stavu. Kdo vyhraje scénář, rozhoduje o dalším; proto má každý vítěze.
rule-C2 = Každá strana má karty v přihrádkách pořadače. Majitel do nich smí kdykoli nahlédnout, soupeř ne.
rule-C4 = Před scénářem obě strany porovnají stav kampaně a vyberou vojáky, které scénář žádá.
rule-C5 = Po scénáři se zamíchají ztráty: z nejvýš čtyř padne natrvalo jedna, z nejvýš devíti dvě, z více tři, a na každé místo přijde rezervista. Pak se vojáci vylepšují.
rule-C7 = Družstvo, které má málo vojáků, se sloučí: prázdná místa zaujmou jiní.
rule-C8 = Kampaň končí epickým vítězstvím, nebo závěrečnou bitvou, která ji rozhodne. Skončí-li dřív, rozhoduje její poslední scénář.
rule-R2 = Povzbuzení ani vypětí sil nemůže zvolit kartu, která akci provádí.
rule-R7 = Rozprášená jednotka bojovou akci neprovádí.
rule-R14 = Průzkum vyžaduje válečný zmatek v ruce.
rule-R16 = Karta, jejíž jednotka není na plánu, nic neprovede, dokud nejsou střelci, u kterých by se nasadila.
rule-R19 = Akce proti celému poli má cíle dány, když začíná. Hází se na ně po jednom, v pořadí, které se zvolí.
rule-R20 = Protitanková střela míří jen na nepřátelská vozidla, ne na vojáky a strategické cíle.
rule-R22 = Strategické cíle ničí jen LRDG a jen pro ni se zničené počítají. Italové míří demolicí jen na vozidla.
rule-R23 = Na prázdné vozidlo krycí palbou mířit nelze: nikdo v něm není.
rule-R24 = Pole navigace tvoří řetěz od vozidla, žádné dvakrát, a aspoň jeden nový žeton z ní musí vzejít.
rule-R26 = Co se dělá nejvýš tolikrát, udělá se aspoň jednou: jedno pole, jedna karta, jedno poškození.
rule-R27 = Na pole, kde stojí zátaras, žádné vozidlo nevjede.
rule-R29 = Ztratí-li jednou změnou naději obě strany, vítězí, kdo má navrch, a při shodě kdo má iniciativu.
rule-R37 = Je-li na kartě akce dvakrát, základní a vylepšená, hráč volí, kterou se provede, mohou-li ji provést obě a liší se.

## Commands of campaigns

command-state =
    Ukáže, jak kampaň stojí.

    Vypíše stav, scénář a u každé strany její oblasti a počty karet v jejím pořadači.

    { "\u0008" }
    kronika campaign state CAMPAIGN
command-record =
    Ukáže záznam kampaně: stavy, vítěze, oblasti.

    Obrázek ukazuje dosavadní cestu. Po uzavření kampaně ukazuje celý strom cest.

    { "\u0008" }
    kronika campaign record CAMPAIGN --svg cesta.svg
command-record-picture = Zapsat dosavadní cestu do tohoto souboru jako obrázek.
command-city =
    Ukáže pořadač města: dílky a jejich výměny.

    Dílky vyměněné ve hře, která se právě hraje, jsou označené jako předběžné.

    { "\u0008" }
    kronika campaign city CAMPAIGN --svg mesto.svg
command-city-picture = Zapsat město do tohoto souboru jako obrázek.
command-binder =
    Ukáže pořadač karet, oddíl po oddílu.

    Z oddílů, do kterých nikdo nesmí nahlížet, vypíše jen počet karet.

    { "\u0008" }
    kronika campaign binder CAMPAIGN
command-binder-whose = Strana, jejíž pořadač se ukáže. Jinak váš. Cizí uvidíte až po uzavření kampaně.
command-soldier =
    Ukáže osud vojáka.

    Vypíše scénáře a co v nich voják vykonal, a také jak padl nebo byl vylepšen. CARD je kód uvedený na kartě.
    Osud nepřátelského vojáka si přečtete, až bude kampaň uzavřená.

    { "\u0008" }
    kronika campaign soldier CAMPAIGN S-P-009
letter-state = kde kampaň stojí
letter-binder = váš pořadač karet
letter-city = město
letter-way = dosavadní cesta a kdo co drží
letter-rest = nejlepší karty do celého zbytku balíčku
letter-no-deck = Žádný balíček se nesestavuje.
command-lost = Trvalé ztráty: { $cards }
differs-end = podle kampaně vítězí { $winner } ({ $how }); podle hry { $other_winner } ({ $other_how })
differs-tunnels = v kampani byly zničeny jiné tunely než ve hře
differs-tiles = v kampani byly vyměněny jiné dílky než ve hře
differs-card-count = strana { $side } přináší ze hry jiný počet karet, než měla
differs-cards = strana { $side } přináší ze hry jiné karty, než měla

## Bots

bot-sensible = jde za cíli scénáře a útočí tam, kde má naději uspět
