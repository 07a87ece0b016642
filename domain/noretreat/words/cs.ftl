# What No Retreat! says.

## What things are called

space-near = { $space } u { $city }
box-rail = políčko pohyb po železnici
box-shattered = políčko otřesené
box-destroyed = políčko zničené
box-surrendered = políčko zajaté
box-cadre = políčko pohotovostních jednotek
box-track = stupnice kol
box-out = mimo hru
box-waiting = mimo bojiště
result-NE = bez účinku
result-CA = protiútok
result-CB = protiúder
result-EX = vzájemné ztráty
result-DR = obránci ustupují
result-DS = obránci otřeseni
result-DD = obránci zničeni
result-axis_loses = Osa ztrácí úroveň
result-soviet_loses = Sověti ztrácejí úroveň
result-both_lose = obě strany ztrácejí úroveň
weather-clear = jasno
weather-mud = bláto
weather-snow = sníh
weather-long_winter = dlouhá zima
phase-housekeeping = správní fáze
phase-cards = fáze karet
phase-supply = fáze zásobování
phase-organisation = fáze organizace
phase-movement = fáze pohybu
phase-combat = fáze boje
phase-removals = fáze odstranění
phase-detraining = fáze vyložení
name-card = karta { $card }
name-any-card = karta
name-odds = poměr { $column }

## Prompts

prompt-keep_cards = Kterou kartu odložíte?
prompt-discard_to_two = Odhoďte karty tak, aby vám zbyly dvě
prompt-discard_war = Válka na dvou frontách: odhoďte kartu
prompt-discard = Odhoďte kartu
prompt-event_window = Zahrajete kartu?
prompt-cancel = Zrušíte tuto kartu?
prompt-choose = Zvolte, co událost nechává na vás
prompt-pay = Zaplaťte kartou
prompt-flip = Kterou jednotku otočíte?
prompt-place = Kterou jednotku nasadíte?
prompt-place_at = Kam jednotka přijde?
prompt-reorganise = Kterou jednotku reorganizujete?
prompt-move = Kterou jednotkou táhnete?
prompt-go = Kam jednotka půjde?
prompt-step = Kudy jednotka půjde?
prompt-strategic_reserve = Strategická záloha: která jednotka?
prompt-local_support = Místní podpora: která jednotka?
prompt-declare_targets = Určete cíl
prompt-declare_counterblows = Určete protiúder
prompt-choose_battle = Která bitva přijde na řadu?
prompt-add_hex = Připojí se k bitvě další pole?
prompt-choose_attackers = Kdo útočí?
prompt-choose_terrain_hex = Terén kterého pole platí?
prompt-commit_support = Použijete značku podpory?
prompt-commit_card = Zahrajete v této bitvě kartu?
prompt-accept_counterattack = Povedete protiútok?
prompt-place_counterblow = Kam přijde značka protiúderu?
prompt-lose_step = Která jednotka ztratí úroveň?
prompt-place_cadre = Nastoupí pohotovostní jednotka?
prompt-retreat = Kdo ustoupí a kam?
prompt-advance = Kdo postoupí a kam?
prompt-advance_on = Postoupí jednotka dál?
prompt-overstack = Příliš mnoho jednotek: která odejde?
prompt-unscorch = Obnovit spálené město?
prompt-detrain = Která jednotka se vyloží?
prompt-detrain_at = Kde se jednotka vyloží?
prompt-reserve_detrain = Vyloží se záloha?
prompt-detach = Vyčlenit jednotku?
prompt-fortified_fronts = Vytvořit opevněné fronty?
prompt-partisans = Partyzáni: proti které jednotce?
prompt-joker = Použít žolíka: vyměnit až dvě karty?
prompt-shift_initiative = Dát vítězný bod za iniciativu?
prompt-set_up = Kterou jednotku rozestavíte?
prompt-hidden = Otázka
prompt-about = { $about }: { $asked }

## Standing orders

order-passes-all = Pasovat všude, kde to jde,
order-passes-event_window = Nehrát kartu jako událost
order-passes-cancel = Nerušit žádnou kartu
order-passes-commit_card = Nehrát kartu v bitvě
order-game = { $passed } až do konce hry.
order-turn = { $passed } až do konce tahu { $side_gen } v kole { $turn }.
order-turn-all = { $passed } až do konce tahu { $side_gen } v kole { $turn }, nebo než protivník zahraje kartu.

## Refusals

not-now = Teď to nejde: { $decision }. { $asked }
not-a-known-unit = Jednotka { $unit } neexistuje.
not-a-unit-of-yours = { $unit } nepatří mezi vaše jednotky.
not-on-the-map = Jednotka { $unit } není na mapě.
not-mobile = Jednotku { $unit } nelze přesunout ani naložit: nemá body pohybu.
not-able-to-enter-anything = Jednotka { $unit } nemůže táhnout: všechna sousední pole má zavřená.
not-on-turns-1-and-2 = Jednotku { $unit } nelze naložit: v 1. a 2. kole už se další jednotky nenakládají.
not-supplied = Jednotku { $unit } nelze naložit: je bez zásobování.
not-rail-box-is-full = Jednotku { $unit } nelze naložit: políčko pohybu po železnici je plné.
not-paid-to-entrain = Jednotku { $unit } nelze naložit: každá po první stojí { $price } a z ruky ji nemáte čím zaplatit.
not-moved-before = Jednotka { $unit } už v této fázi táhla.
not-among-enemies = Jednotka { $unit } nemůže na pole { $space }: stojí na něm nepřítel.
not-into-a-lake = Jednotka { $unit } nemůže na pole { $space }: přes jezero vede jen zásobování.
not-away-from-home = Jednotka { $unit } nemůže na pole { $space }: svou domovskou oblast nikdy neopouští.
not-open-yet = Jednotka { $unit } nemůže do oblasti { $space }: otevře se až v kole poté, co Sověti poprvé ovládnou rumunskou ropu.
not-of-a-nation = Jednotka { $unit } nemůže do oblasti { $space }: z Osy tam smějí jen { $nations }.
not-from-zone-to-zone = Jednotka { $unit } nemůže přejít přímo z jedné zóny kontroly nepřítele do druhé na pole { $space }. Může tam jinudy, nebo když tam stojí vlastní jednotka.
not-within-reach = Jednotka { $unit } na pole { $space } nedojde, má { $mp } { $mp ->
    [one] bod
    [few] body
   *[other] bodů
 } pohybu. V zónách kontroly nepřítele se zastaví.
not-where-a-marker-lies = Pole { $space } nemůže být cílem: už má značku.
not-without-an-enemy = Pole { $space } nemůže být cílem: není na něm nepřítel.
not-another-target = Pole { $space } nemůže být cílem: v tomto kole už nemáte další cíl.
not-beside-a-unit-of-yours = Pole { $space } nemůže být cílem: nemáte vedle něj jednotku.
not-of-their-own-will = Pole { $space } nemůže být cílem: vaše jednotky vedle něj nesmějí samy útočit.
not-countered-none-of-yours = Na pole { $space } nemůžete položit protiúder: nestojí tam vaše jednotka.
not-countered-a-marker = Na pole { $space } nemůžete položit protiúder: už má značku.
not-countered-another-counterblow = Na pole { $space } nemůžete položit protiúder: nemáte už žádnou značku.
not-countered-white-units-alone = Na pole { $space } nemůžete položit protiúder: všechny jednotky tam mají bílou sílu.
not-countered-no-enemy-beside = Na pole { $space } nemůžete položit protiúder: nesousedí s nepřítelem.
not-fought-twice = Pole { $space } už do této bitvy patří.
not-fought-undeclared = Na pole { $space } nemůžete útočit: není vaším cílem ani protiúderem nepřítele.
not-fought-alone = Pole { $space } se k bitvě nemůže připojit: žádná vaše jednotka na ně nemůže útočit zároveň s ostatními.
not-attacking-twice = Jednotka { $unit } už v této bitvě útočí.
not-attacking-again = Jednotka { $unit } nemůže útočit: v této fázi boje už útočila.
not-attacking-from-afar = Jednotka { $unit } nemůže útočit: nesousedí s polem { $space }.
not-attacking-unwilling = Jednotka { $unit } nemůže útočit na pole { $space }: z vlastní vůle neútočí.
not-attacking-needed-elsewhere = Jednotka { $unit } nemůže útočit na pole { $space }: musí útočit na jiné ohlášené pole, na které už může útočit jen ona.
not-retreating-at-all = Jednotka { $unit } teď neustupuje.
not-retreating-so-far = Jednotka { $unit } nemůže ustoupit na pole { $space }: nesousedí s ním.
not-retreating-among-enemies = Jednotka { $unit } nemůže ustoupit na pole { $space }: stojí na něm nepřítel.
not-retreating-in-there = Jednotka { $unit } nemůže ustoupit na pole { $space }: je pro ni uzavřené.
not-retreating-in-a-zone = Jednotka { $unit } nemůže ustoupit na pole { $space }: leží v nepřátelské zóně kontroly a není na něm vlastní jednotka.
not-retreating-back = Jednotka { $unit } nemůže ustoupit na pole { $space }: ústup končí dvě pole od místa, kde začal.
not-retreating-out-of-supply = Jednotka { $unit } nemůže ustoupit na pole { $space }: musí zvolit ústup plné délky, k zásobování, je-li takový.
not-advancing-at-all = Jednotka { $unit } teď nepostupuje.
not-advancing-elsewhere = Jednotka { $unit } nemůže postoupit na pole { $space }: bitva je neuvolnila.
not-advancing-so-far = Jednotka { $unit } nemůže postoupit na pole { $space }: nesousedí s ním.
not-advancing-among-enemies = Jednotka { $unit } nemůže postoupit na pole { $space }: stojí na něm nepřítel.
not-advancing-in-there = Jednotka { $unit } nemůže postoupit na pole { $space }: je pro ni uzavřené.
not-advancing-over-the-limit = Jednotka { $unit } nemůže postoupit na pole { $space }: je plné a jednotka odtud nemůže dál.
not-among-the-losers = Jednotka { $unit } úroveň neztrácí: ztráta postihuje jiné jednotky.
not-before-another-loses = Jednotka { $unit } úroveň neztrácí: ztrátu nejdříve nese jiná jednotka.
not-in-the-cadre-box = Jednotka { $unit } nemůže zaujmout místo: není ve vašem políčku pohotovostních jednotek.
not-in-hand = Kartu { $card } nemáte v ruce.
not-but-when-drawn = Kartu { $card } nelze zahrát: má účinek jen při dobrání.
not-without-the-initiative = Kartu { $card } nelze zahrát: iniciativu musí mít { $side }.
not-before-turn = Kartu { $card } nelze zahrát před { $turn }. kolem.
not-in-this-weather = Kartu { $card } nelze zahrát: je { $weather }, a musí být { $needed }.
not-twice-in-a-turn = Kartu { $card } jste v tomto tahu už zahráli.
not-at-this-prompt = Kartu { $card } při této výzvě zahrát nelze. Nejdřív na výzvu odpovězte.
not-a-use = Karta { $card } nemá použití { $use }. Číslují se od 0 do { $last }.
not-without-the-joker = Kartu { $card } takto zahrát nelze: hraje se bez žolíka.
not-without-an-ally = Kartu { $card } nelze zahrát: na mapě není žádný spojenec Osy kromě Finů.
not-at-this-moment = Kartu { $card } teď nelze zahrát. Hraje se { $moment }.
not-without-an-effect = Kartu { $card } teď nelze zahrát: neměla by účinek.
not-with-one-step = Jednotku { $unit } nelze otočit: má jen jednu úroveň.
not-on-its-better-face = Jednotka { $unit } už leží lepší stranou nahoru.
not-marked-unsupplied = Jednotku { $unit } nelze otočit: je označená jako nezásobená.
not-without-overland-supply = Jednotku { $unit } nelze otočit: nemá pozemní zásobování.
not-improved-but-fortified = Jednotku { $unit } nelze zotavit: místo toho má pevnostní přeměnu.
not-improved-on-this-turn = Jednotku { $unit } nelze zotavit: Osa zotavuje jednotky od { $first }. do { $last }. kola.
not-improved-before-turn = Jednotku { $unit } nelze zotavit před { $turn }. kolem.
not-turned-twice = Jednotka { $unit } už v tomto kroku byla otočena.
not-paid = Jednotku { $unit } nelze zotavit: cena je { $price } a vaše karty mají hodnotu { $worth }.
not-a-free-upgrade = Nemáte vylepšení zdarma: mají ho jen Sověti od { $turn }. kola.
not-another-free-upgrade = Svá vylepšení zdarma jste v tomto kole už využili ({ $n }).
not-turned-abroad = Jednotku { $unit } lze otočit jen v její domovské oblasti.
not-upgraded-before-turn = Jednotku { $unit } nelze vylepšit před { $turn }. kolem.

## Decisions

decision-pass = pasovat
decision-done = hotovo
decision-discard = odhodit: { $axis } / { $soviet }
decision-pay = zaplatit kartou: { $axis } / { $soviet }
decision-drop = od nákupu upustit
decision-play = zahrát: { $axis } / { $soviet }
decision-play-own = zahrát: { $card }
decision-improve = zotavit: { $unit }
decision-upgrade = vylepšit: { $unit }
decision-fortify = pevnostní přeměna: { $unit }
decision-turn_back = otočit zpět: { $unit }
decision-place = nasadit: { $unit }
decision-at = pole: { $space }
decision-reorganise = reorganizovat: { $unit }
decision-move = táhnout: { $unit }
decision-go = jít na: { $to }
decision-step = krok na: { $to }
decision-stop = zůstat
decision-entrain = naložit: { $unit }
decision-mark = zvolit: { $unit }
decision-target = cíl: { $space }
decision-counterblow = protiúder: { $space }
decision-attack = bojovat o: { $space }
decision-take = útočí: { $unit }
decision-ground = terén pole: { $space }
decision-yes = ano
decision-no = ne
decision-lose = úroveň ztratí: { $unit }
decision-cadre = nastoupí: { $unit }
decision-retreat = { $unit } ustoupí na: { $to }
decision-advance = { $unit } postoupí na: { $to }
decision-excess = odstranit: { $unit }
decision-detrain = vyložit: { $unit }
decision-pick = zvolit { $chosen }
pick-left = posun vlevo
pick-right = posun vpravo
pick-cards = odhodit dvě karty
pick-step = odhodit kartu a ztratit úroveň
pick-axis = tabulka Osy
pick-soviet = tabulka Sovětů

## Events

event-dice_rolled = { $side_cap } hází { $shown }: { $counts }.
event-dice_rolled-attack = { $battle } Hod { $die }: { $result }.
event-dice_rolled-two = { $battle } Na kostkách je { $shown }; jednu vybírá { $side }.
event-laid_out = Scénář { $scenario } je připraven.
event-position_inherited = Hra pokračuje z pozice jiné hry.
event-turn_began = Začíná { $turn }. kolo: { $weather }.
event-phase_began = { $active_cap } { $active_plural ->
    [yes] pokračují
   *[no] pokračuje
 }: { $phase }.
event-phase_began-first = { $active_cap } { $active_plural ->
    [yes] zahajují
   *[no] zahajuje
 } tah: { $phase }.
event-card_drawn = { $side_cap } { $side_plural ->
    [yes] dobírají
   *[no] dobírá
 } kartu { $card }.
event-card_drawn-hidden = { $side_cap } { $side_plural ->
    [yes] dobírají
   *[no] dobírá
 } kartu.
event-card_laid = { $side_cap } { $how ->
    [played] { $side_plural ->
        [yes] hrají kartu
       *[no] hraje kartu
    }
    [discarded] { $side_plural ->
        [yes] odhazují kartu
       *[no] odhazuje kartu
    }
    [paid] platí kartou
    [immediate] { $side_plural ->
        [yes] ukazují kartu
       *[no] ukazuje kartu
    }
   *[set_up] { $side_plural ->
        [yes] odkládají kartu
       *[no] odkládá kartu
    }
 } { $card }.
event-card_lost = { $side_cap } { $side_plural ->
    [yes] náhodně ztrácejí
   *[no] náhodně ztrácí
 } kartu { $card }.
event-card_taken = { $side_cap } si { $side_plural ->
    [yes] berou
   *[no] bere
 } z odhazovacího balíčku kartu { $card }.
event-hand_shown = { $side_cap } { $side_plural ->
    [yes] ukazují
   *[no] ukazuje
 } protivníkovi karty v ruce.
event-reshuffled = Dobírací a odhazovací balíček se zamíchají dohromady.
event-deck_changed = Začíná rok 1945: balíček se mění a z rukou odchází { $gone } { $gone ->
    [one] karta
    [few] karty
   *[other] karet
 }.
event-half_happened = Karta { $card } má účinek.
event-half_stays = Karta { $card } působí dál.
event-unit_moved = { $unit_cap } { $how ->
    [retreat] { $unit_plural ->
        [yes] ustupují
       *[no] ustupuje
    }
    [advance] { $unit_plural ->
        [yes] postupují
       *[no] postupuje
    }
   *[move] { $unit_plural ->
        [yes] táhnou
       *[no] táhne
    }
 } { $area ->
    [yes] do oblasti
   *[no] na pole
 } { $to }.
event-unit_put = { $unit_cap } { $unit_plural ->
    [yes] přicházejí
   *[no] přichází
 } { $area ->
    [yes] do oblasti
   *[no] na pole
 } { $place }.
event-unit_put-detrained = { $unit_cap } se { $unit_plural ->
    [yes] vykládají
   *[no] vykládá
 } { $area ->
    [yes] v oblasti
   *[no] na poli
 } { $place }.
event-unit_put-set_up = { $unit_cap } { $unit_plural ->
    [yes] zaujímají
   *[no] zaujímá
 } { $area ->
    [yes] oblast
   *[no] pole
 } { $place }.
event-unit_put-rail = { $unit_cap } { $why ->
    [reserve] { $unit_plural ->
        [yes] odjíždějí
       *[no] odjíždí
    } po železnici jako strategická záloha
   *[other] se { $unit_plural ->
        [yes] nakládají
       *[no] nakládá
    }
 }.
event-unit_put-box = { $unit_cap } se { $unit_plural ->
    [yes] přesouvají
   *[no] přesouvá
 } na { $place }.
event-unit_put-shattered = { $unit_cap } { $unit_plural ->
    [yes] jdou
   *[no] jde
 } na políčko otřesené{ $reason }.
event-unit_put-destroyed = { $unit_cap } { $unit_plural ->
    [yes] jdou
   *[no] jde
 } na políčko zničené{ $reason }.
event-unit_put-surrendered = { $unit_cap } { $unit_plural ->
    [yes] padají
   *[no] padá
 } do zajetí{ $reason }.
event-unit_put-cadre = { $unit_cap } se { $unit_plural ->
    [yes] vracejí
   *[no] vrací
 } na políčko pohotovostních jednotek{ $reason }.
event-unit_put-track = { $unit_cap } { $unit_plural ->
    [yes] opouštějí
   *[no] opouští
 } mapu do { $turn }. kola{ $reason }.
event-unit_put-out = { $unit_cap } { $unit_plural ->
    [yes] opouštějí
   *[no] opouští
 } hru{ $reason }.
event-unit_put-waiting = { $unit_cap } { $unit_plural ->
    [yes] odcházejí
   *[no] odchází
 } z bojiště{ $reason }.
reason-unsupplied = {" "}pro nedostatek zásobování
reason-excess = {" "}kvůli přeplnění pole
reason-no_retreat = {" "}bez možnosti ustoupit
event-unit_turned = { $unit_cap } { $why ->
    [improved] se { $unit_plural ->
        [yes] zotavují
       *[no] zotavuje
    }
    [upgraded] se { $unit_plural ->
        [yes] vylepšují
       *[no] vylepšuje
    }
    [fortified] se { $unit_plural ->
        [yes] mění
       *[no] mění
    } v pevnost
    [turned_back] se mění zpět v oblastní jednotku
   *[other] { $better ->
        [yes] { $unit_plural ->
            [yes] získávají
           *[no] získává
        } úroveň
       *[no] { $unit_plural ->
            [yes] ztrácejí
           *[no] ztrácí
        } úroveň
    }
 }{ $named ->
    [yes] {" a pokračuje jako"} { $after }
   *[no] { "" }
 } ({ $strength }-{ $mp }).
event-unit_marked = { $marker ->
    [disorganised] { $on ->
        [yes] { $unit_cap } { $unit_plural ->
            [yes] ztrácejí
           *[no] ztrácí
        } organizaci
       *[no] { $unit_cap } { $unit_plural ->
            [yes] obnovují
           *[no] obnovuje
        } organizaci
    }
    [partisans] { $on ->
        [yes] Partyzáni napadají jednotku { $unit }
       *[no] Partyzáni už nenapadají jednotku { $unit }
    }
   *[unsupplied] { $on ->
        [yes] { $unit_cap } { $unit_be } bez zásobování
       *[no] { $unit_cap } { $unit_plural ->
            [yes] mají
           *[no] má
        } opět zásobování
    }
 }.
event-control_taken = { $side_cap } { $side_plural ->
    [yes] obsazují
   *[no] obsazuje
 } { $area ->
    [yes] oblast
   *[no] pole
 } { $space }.
event-ground_marked = Pole { $space } { $marker ->
    [scorched] { $on ->
        [yes] je spálené
       *[no] je obnovené
    }
   *[works] { $on ->
        [yes] získává obranná postavení
       *[no] ztrácí obranná postavení
    }
 }.
event-blow_laid = { $side_cap } { $kind ->
    [counterblow] { $side_plural ->
        [yes] vyhlašují
       *[no] vyhlašuje
    } protiúder na
   *[target] { $side_plural ->
        [yes] určují
       *[no] určuje
    } za cíl
 } pole { $space }.
event-blow_laid-left = Bitva nechává { $side_dat } protiúder na poli { $space }.
event-support_set = Osa { $axis ->
    [0] nemá žádnou značku
    [one] má { $axis } značku
    [few] má { $axis } značky
   *[other] má { $axis } značek
 } Blitz, Sověti { $soviet ->
    [0] nemají žádnou značku
    [one] mají { $soviet } značku
    [few] mají { $soviet } značky
   *[other] mají { $soviet } značek
 } Šok.
event-reserve_marked = { $unit_cap } se { $unit_plural ->
    [yes] stávají
   *[no] stává
 } strategickou zálohou.
event-reserve_marked-none = Značka strategické zálohy je opět volná.
event-local_support = { $unit_cap } { $unit_plural ->
    [yes] získávají
   *[no] získává
 } místní podporu.
event-local_support-none = Místní podpora končí.
event-joker_turned = { $side_cap } { $side_plural ->
    [yes] nyní mají
   *[no] nyní má
 } žolíka.
event-vp_moved = { $n ->
    [0] Žádná strana nemá vítězné body za události.
   *[other] { $side_cap } { $side_plural ->
        [yes] mají
       *[no] má
    } { $n } { $n ->
        [one] vítězný bod
        [few] vítězné body
       *[other] vítězných bodů
    } za události.
 }
event-initiative_passed = { $side_cap } { $side_plural ->
    [yes] přebírají
   *[no] přebírá
 } iniciativu.
event-initiative_shifted = Značka iniciativy se posouvá na { $turn }. kolo.
event-high_tide_set = Značka vrcholu postupu se posouvá na { $vp }.
event-won = { $side_cap } { $how ->
    [objectives] vítězí splněním cílů
    [sudden_death] vítězí náhlou smrtí
    [total] vítězí úplným vítězstvím
    [high_tide] vítězí vrcholem postupu
    [garrison] vítězí pádem Berlína
    [goal] vítězí podle úkolu scénáře
   *[end] vítězí, protože nepřítel válku nevyhrál
 }.
event-weather_turned = Na { $turn }. kolo se chystá { $weather }.
event-trigger_fired = { $trigger ->
    [gg] Červené jednotky vstoupily do Velkého Německa.
    [oil] Sověti ovládli rumunskou ropu.
   *[warsaw] Sověti ovládli Varšavu.
 }
event-duty_taken = { $side_cap } musí zaútočit { $n ->
    [one] jednou
   *[other] { $n }×
 }.
event-stacking_eased = O jednotku víc smí být na poli { $hexes }.
event-stacking_eased-none = Opět platí obvyklý limit jednotek na poli.
event-reprieved = { $on ->
    [no] Kontrola náhlé smrti odpadla.
   *[yes] Příští kontrola náhlé smrti odpadne.
 }
event-result_found = Výsledek se mění: { $result }.
event-result_found-event = { $battle } Výsledek určuje karta { $card }: { $result }.
event-result_found-below = { $battle } Poměr je příliš nízký: { $result }.
event-result_found-plain = { $battle } Výsledek: { $result }.
battle-odds = { $counter ->
    [yes] Protiútok na pole
   *[no] Bitva o pole
 } { $hexes }: { $attack } proti { $defence }, { $odds }{ $shifted ->
    [yes] {" posunuto na"} { $column }
    [below] {" posunuto pod 1:3"}
   *[no] { "" }
 }.
column-below = pod 1:3
fate-NE = bez účinku
fate-CA = obránci mohou vést protiútok
fate-CB = zůstává značka protiúderu
fate-EX = každá strana ztrácí úroveň
fate-DR = obránci ustupují
fate-DS = obránci jsou otřeseni
fate-DD = obránci ztrácejí po úrovni a ustupují
fate-DL = obránci ztrácejí po úrovni

## What is half done

half-done-battle = Bitva o pole { $space }.
half-done-move = { $unit } je na cestě.

## Rolls

thrown = { $dice }k6
counts-one-of-the-dice = jedna z kostek se vybere
counts-the-table = výsledek dává tabulka
counts-no-number = obránce nezažene žádné číslo
counts-or-more = obránce zažene { $target } a více
counts-the-lower = kdo má nižší z obou kostek, ztrácí úroveň
counts-this-card = tato karta propadá

## Drawings

title-map = Mapa
title-boxes = Jednotky mimo mapu
title-units = Jednotky na mapě, obě strany
title-turns = Všechna kola
title-legend = Legenda
title-open = Odkryté karty
hand-axis = Karty Osy
hand-soviet = Karty Sovětů
edge-of-axis = Okraj mapy, který zásobuje Osu
edge-of-soviet = Okraje mapy, které zásobují Sověty
layer-zones-axis = Zóny kontroly Osy
layer-zones-soviet = Zóny kontroly Sovětů
layer-supply-axis = Zásobování Osy
layer-supply-soviet = Zásobování Sovětů
layer-attacks = Cíle a protiúdery a jejich poměry
layer-ways = Kam může dojít jednotka, která táhne
layer-reach = Kam by mohla dojít kterákoli jednotka, která smí táhnout
word-turn = Kolo
word-weather = počasí
word-vp = VB
word-map_vp = z mapy
word-event_vp = VB za události
word-support = značky podpory
word-initiative = iniciativa
word-objectives = cíle
word-cut_off = odříznuté
word-unsupplied = bez zásobování
word-disorganised = dezorganizovaná
word-partisans = napadaná partyzány
word-arriving = přijdou
word-reserve = strategická záloha
word-local = místní podpora
word-pile = dobírací balíček
word-discards = odhozeno
word-high_tide = vrchol postupu
word-cards = karty
word-figure_now = náhlá smrt v tomto kole nad { $vp }
word-figure = náhlá smrt v { $turn }. kole nad { $vp }
word-target = cíl
word-counterblow = protiúder
word-back = druhá strana
word-both_sides = Nahoře strana, která je vidět, dole druhá; ↻ za kolik kol se vyřazená jednotka vrátí, ✕ odejde ze hry. Bílá: sama neútočí; v závorce: bez zóny kontroly.
word-red_event = červená událost
word-withdrawn = odchází
word-joker = žolík
word-pivot = značka iniciativy v kole
word-cost = body pohybu
milestone-gg = vstup do Velkého Německa
milestone-oil = Rumunsko padlo
milestone-warsaw = Varšava padla
arm-armour = tanky
arm-mechanised = mechanizovaná
arm-infantry = pěchota
arm-regional = oblastní
arm-fortress = pevnost
arm-shock = úderná
arm-volkssturm = Volkssturm
arm-reserve = záloha
change-no_axis_rail = poslední kolo bez železnice Osy
change-axis_replaces = Osa začíná nahrazovat a zotavovat
change-axis_improves_to = Osa naposledy zotavuje
change-fortify = Sověti začínají opevňovat
change-reserve = sovětská strategická záloha
change-upgrade = odteď jedno sovětské vylepšení zdarma
change-second_upgrade = druhé sovětské vylepšení zdarma
change-second_upgrade_to = druhé vylepšení zdarma naposledy
change-axis_draw = Osa dobírá o kartu víc
change-soviet_draw = Sověti odteď dobírají o kartu víc
change-tank_stacking = sovětské tanky se shromažďují a postupují o 3 hexy
change-free_stacking = shromáždí se kterékoli dvě sovětské jednotky
change-two_steps = sovětské jednotky mají dvě úrovně
change-initiative = iniciativa přechází na Sověty
change-axis_three_targets = Osa má tři cíle
change-axis_one_target = Osa má jeden cíl
change-hard_winter = zima posouvá o dva sloupce
change-last_year = 1945: mění se balíček
change-axis_draw_one = Osa dobírá jen jednu kartu
change-end = poslední kolo
change-local_support = místní podpora se otáčí
change-detachments = odteď mohou přijít detašované jednotky
change-fortified_fronts = odteď mohou přijít opevněné fronty
change-reserves = přicházejí zálohy
change-partisans = přicházejí partyzáni
legend-map = Vlajky říkají, kdo místo ovládá: obdélníková Osa, vykrojená Sověti; zelená pata znamená zdroj zásobování, stejně jako barevné okraje mapy. Hvězdy jsou cíle strany, jejíž mají barvu, malá čísla říkají, kolik místo dává, pokud to není jeden bod. Na žetonu je kříž Osy, nebo hvězda Sovětů; chybějící roh: leží horší stranou vzhůru. Přerušovaný červený okraj: jednotka je odříznutá; U, D, P: nezásobená, dezorganizovaná, napadaná partyzány; ★ strategická záloha, + místní podpora. Silné okraje polí jsou cíle, přerušované protiúdery; čísla v kroužcích říkají, kolik stojí tam skončit, kosočtverce, kde by jednotka mohla skončit. Přerušované hnědé čáry jsou hranice, modré řeky, tmavé jezera. Jako vrstvy: zóny kontroly šrafované; čtverečky (Osa) a kosočtverce (Sověti) tam, kde má strana pozemní zásobování.
legend-turns = B Blitz a S Šok: značky podpory v kole; ! kontrola náhlé smrti, s hranicemi Osa/Sověti; ± počasí se může změnit; červeně červená událost; žetony: kdo přijde; −: kdo odejde; •: něco se mění; ◆ značka iniciativy.
odds-strengths = { $where }: { $attack } proti { $defence }
odds-below = pod tabulkou: protiútok

## Buttons

button-pass = Pasovat
button-done = Hotovo
button-drop = Upustit od nákupu
button-stop = Dál ne
button-yes = Ano
button-no = Ne
button-discard = odhodit
button-play-0 = zahrát
button-play-1 = zahrát, druhé použití
button-play-2 = zahrát, třetí použití
button-improve = zotavit
button-upgrade = vylepšit
button-fortify = pevnostní přeměna
button-turn_back = vrátit na oblastní
button-pick-cards = karty
button-pick-step = úroveň
button-pick-left = doleva
button-pick-right = doprava
button-pick-axis = tabulka Osy
button-pick-soviet = tabulka Sovětů
button-counter = { $figures }, { $place }
button-pick-1 = 1
button-pick-2 = 2
button-pick-3 = 3
button-pick-4 = 4
button-pick-5 = 5
button-pick-6 = 6

## Positions as text

blows-target = cíle útoku
blows-counterblow = protiúdery
happened-gg = červené jednotky vstoupily do Velkého Německa
happened-oil = Sověti obsadili rumunskou ropu
happened-warsaw = Sověti obsadili Varšavu
supplied-none = odříznutá
supplied-overland = na zdroji
supplied-sea = po moři
supplied-beside = od sousední jednotky
supplied-home = doma
terrain-open = volný terén
terrain-city = město
terrain-forest = les
terrain-marsh = bažina
terrain-mountain = hory
terrain-kerch = průliv
terrain-area = oblast
water-baltic = Baltské moře
water-black = Černé moře
water-caspian = Kaspické moře
water-adriatic = Jaderské moře
sea-baltic = pobřeží Baltu
sea-black = pobřeží Černého moře
sea-caspian = pobřeží Kaspického moře
sea-adriatic = pobřeží Jadranu
edge-west = západní okraj
edge-east = východní okraj
edge-south = jižní okraj
country-greater_germany = Velké Německo
country-none = ani Velké Německo, ani SSSR
nation-german = Němci
nation-finnish = Finové
nation-hungarian = Maďaři
nation-italian = Italové
nation-polish = Poláci
nation-rumanian = Rumuni
nation-soviet = Sověti
nation-yugoslav = Jugoslávci
label-left = nechala bitva
label-markers = Otočené žetony počasí
label-reserve = Strategická záloha
label-local = Místní podpora
label-joker = Žolíka má
label-pivot = Značka iniciativy leží na kole
label-works = Obranná postavení
label-scorched = Spálená města
label-happened = Co se už stalo
label-before = před začátkem scénáře
label-events = Události tohoto tahu
label-pile = Dobírací balíček
label-discards = odhozeno
label-top = nahoře
label-objective_of = cíl:
label-source = zdroj
label-is_scorched = spálené
label-vp = VB
label-nobody = Nikdo
label-closed = uzavřená
label-borders = sousedí s
label-open_to = smějí tam z Osy
label-after = otevře se v kole po události
label-zones = zóny kontroly
label-sources = zdroje zásobování
label-supplied = pozemní zásobování
label-units = jednotky a co je zásobuje
label-lacking = chybí
label-if_eliminated = dá protivníkovi vyřazením
label-if_unsupplied = zůstane-li bez zásobování ve fázi odstranění
label-more_for = další jsou za
label-had_for = jsou za
label-turn = kolo
label-otherwise = pokud do té doby nevyhraje protivník
label-reached = splněno
label-ends = může skončit na (cena, cesta)
label-asked = na cestě
label-takes = bere
label-gg = vstup do Velkého Německa
label-reach = Kam mohou jednotky dojít
label-defends = brání
label-die = kostka
label-turns = Kolo, datum, počasí, podpora, událost, jednotky
label-skull = náhlá smrt nad
label-enter = přicházejí
label-withdrawn = odcházejí
label-cost = cena
label-armour = tanky
label-shift = posun
label-bonus = tankový bonus
label-stops = postup tam končí
label-advance = postup
label-mp = pohyb nejvýš
label-rivers = řeky posouvají
label-axis_left = útoky Osy na Sověty v SSSR
label-soviet_table = Osa útočí na sovětské tabulce
label-axis_targets = cílů Osy nejvýš
label-lakes = Neprůchodné hrany
label-crossing = Jezera, přes něž projde jen zásobování
label-rivers_at = Řeky
label-wait_for = Přijdou v kole po události
legend-letters = Mapa: každé pole jsou tři písmena; řádek začíná číslem svého prvního pole a pole je o půl pole východněji než to nad ním. A a S jsou jednotky Osy a Sovětů a jejich počet; a a s město, které drží, ! cíl útoku, ? protiúder; . volný terén, o město, f les, m bažina, ^ hory, = průliv, ~ jezero.
legend-ground = Terén: tatáž pole bez jednotek. * je cíl vítězství; | / \ mezi poli jsou řeky, # neprůchodné hrany.
way-objectives = cíle
way-sudden_death = náhlá smrt
way-total = úplné vítězství
way-high_tide = vrchol postupu
way-garrison = pád Berlína
way-end = konec války
way-goal = úkol scénáře
need-vp = VB nejméně { $figure }, nyní { $held }
need-enemy_vp = VB protivníka méně než { $figure }, nyní { $held }
need-objectives = zásobené cíle: { $figure }, nyní { $held }
need-controls = ovládat místa: { $figure }, nyní { $held }
need-further = další cíle: { $figure }, nyní { $held }
need-eliminated = vyřazená jednotka: { $figure }, nyní { $held }
units-price = Lepší strana stojí karet: { $n }
units-back = Vracejí se po vyřazení za kol: { $n }
units-white = Na některé straně bílé: samy neútočí
units-no-zone = Na některé straně bez zóny kontroly
units-removed = Po vyřazení opouštějí hru
units-cadre = Pohotovostní jednotky
units-ss = Jednotky SS
units-loses-first = Berou ztrátu dřív než ostatní
units-two-steps = Vždy dvě úrovně
units-one-step = Vždy jedna úroveň
units-free-stacking = Nepočítají se do limitu na poli
units-stays = Nikdy neopouštějí svou oblast
units-turns-at-home = Otáčejí se jen ve své oblasti

## Packs

wrong-unknown = { $what } { $name } neexistuje; známo: { $known }
kind-space = prostor
kind-weather-marker = žeton počasí
kind-side = strana
kind-face = tvář
kind-place = místo
kind-result = výsledek
kind-unit = jednotka
kind-space-or-box = prostor nebo políčko
kind-box = políčko
kind-city = město
kind-turn-with-a-weather-marker = kolo s žetonem počasí
kind-card-in-the-deck = karta v balíčku
wrong-twice = { $name } je tu { $count }×
wrong-no-hex = { $space } není pole: řádek a sloupec, každý o dvou číslicích
wrong-no-space = žádný prostor se nejmenuje { $key }
wrong-no-side-of-hexes = { $side } není hrana mezi dvěma poli
wrong-turns = kola mají být 1 až { $last }, po řadě
wrong-no-words = pro to, co tato půlka dělá, nejsou slova: { $what } tu nic neznamená
wrong-faces = jednotka má jednu nebo dvě tváře
wrong-six-rows = tabulka má šest řádků
wrong-results = výsledků { $results } na { $columns } sloupců
wrong-no-row = chybí řádek pro { $name }
wrong-turn-off-the-track = kolo má jednotka na stupnici kol a žádná jiná
wrong-marker-off-the-map = značku má jen jednotka, která stojí na mapě
wrong-both-sides = na { $at } stojí jednotky obou stran
wrong-stack = na { $at } stojí jednotek strany { $side }: { $n }; v { $turn }. kole smí { $allowed } (NR41)
stack-two = dvě jednotky
stack-armoured = jedna jednotka, nebo tanková s jednou, která není pevnost
stack-one = jedna jednotka
wrong-rail-box = v políčku železnice má { $side } jednotek: { $n }; vejdou se tam { $most } (NR47)
wrong-absent = neříká, kde je { $unit }, která vstoupila před kolem { $turn }
wrong-shared = na { $space } smějí stavět obě strany; ať se prostory liší
wrong-no-unit = nejmenuje žádnou jednotku
wrong-side = { $unit } nepatří straně { $side }
wrong-taken = z { $of } nelze vzít { $n }
wrong-within = jak daleko od čeho? chybí `near`
wrong-no-bounds = nemá meze: `spaces`, `country`, `cities` nebo `near`
wrong-no-room = staví se tu jednotek: { $wanted }, místo je pro: { $room }
wrong-nobody = nikdo neovládá { $key }
wrong-nothing-stands = na { $space } nestojí žádná jednotka
wrong-markers = { $side } má značek { $n }, je jich jen { $most }
wrong-reserve = { $unit } není v políčku pohybu po železnici
wrong-local-support = { $unit } není na mapě
wrong-kept = z karet v počtu { $draw } nelze nechat { $keep }
wrong-immediate = půlka karty { $card } nastává při dobrání a v ruce nikdy není
wrong-first = první kolo je za posledním
wrong-ends = končí dřív, než hrála strana, která začíná
wrong-event-vp = VP za události jsou { $least } až { $most }
wrong-number-of-turns = kol je { $end }
wrong-victory = chybí strana a čeho má dosáhnout, nebo `standard`
wrong-goal = nic nežádá
wrong-cost = vstup na { $terrain } stojí { $cost }; má stát nejméně 1 (NR39)
wrong-answers = s tolika prostory, jednotkami a kartami by { $side } mohla mít na výběr { $most } odpovědí; dovoleno je nejvýše { $allowed } (NR136)
note-printed = vytištěno je jen: { $fields }
note-not-printed = nic z toho není vytištěno
note-ours = { $printed }{ $reason ->
   *[other] { "" }
 }

## Options of a set-up

options-optional = Volitelná pravidla
option-campaign = hrát dál až do konce války podle standardních pravidel (NR122)
option-detachments = 15.1 detašované jednotky (NR111)
option-fortified_fronts = 15.2 opevněné fronty (NR112)
option-local_support = 15.3 místní podpora (NR113)
option-weather = 15.4 proměnlivé počasí (NR114)
choice-weather = { $value ->
    [scenario] podle scénáře
    [variable] vždy
    [first_year] ne v roce 1941
   *[fixed] nikdy
 }
option-fast_reorganisation = 15.5 rychlejší reorganizace (NR115)
option-no_surrender = 15.6 žádná kapitulace (NR116)
option-joker = 15.7 žolík (NR117)
option-reserves = 15.8 zálohy (NR119)
option-partisans = 15.9 výsadkáři a partyzáni (NR120)
option-variable_initiative = 15.11 proměnlivá iniciativa (NR118)
option-optional_units = jednotky použitých volitelných pravidel se rozestaví na začátku, začíná-li scénář dost pozdě (NR123)

## Bots

bot-sensible = dobývá a drží města, dbá na zásobování a útočí při dobrém poměru sil

## What shifts the odds of a battle

part-city = město
part-forest = les
part-marsh = bažina
part-mountain = hory
part-kerch = Kerčský průliv
part-area = oblast
part-open = volný terén
part-river = řeka
part-objective = cíl
part-works = obranná postavení
part-winter = zima
part-grenadiers = granátníci SS
part-support = značka podpory
part-armour = obrněné jednotky
part-shock = úderné armády
part-unsupplied = nezásobení obránci
part-shifted = posuny po hodu

## What the halves of cards do: when and how long

card-use = { $moment_cap }{ $condition }: { $does }.{ $lasts }
card-and-then = { $first }; { $then }
card-or = { $rest } nebo { $last }
card-limits = { $first } { $then }
card-limit-initiative = Jen při iniciativě { $side_gen }.
card-limit-from-turn = Od { $turn }. kola.
card-limit-weather = Jen za tohoto počasí: { $weather }.
card-if-always = { "" }
card-if-joker = , pokud se hraje se žolíkem
card-if-ally = , pokud je na mapě jednotka spojence Osy (ne Finové)
card-lasts-battle = { "" }
card-lasts-combat_phase = { " " }Platí do konce fáze boje.
card-lasts-player_turn = { " " }Platí do konce tahu.
card-answers-card = v odpověď na kartu
card-answers-roll = po kterémkoli hodu v bitvě nebo souboji
card-answers-bought = v odpověď na nákup
card-when-any = kdykoli lze hrát karty
card-when-any-of = kdykoli lze hrát karty v tahu { $side_gen }
card-when-draw = hned při dobrání
card-when-draw-of = hned při dobrání v tahu { $side_gen }
card-when-cards = ve fázi karet kterékoli strany
card-when-cards-of = ve fázi karet { $side_gen }
card-when-organisation = ve fázi organizace kterékoli strany
card-when-organisation-of = ve fázi organizace { $side_gen }
card-when-organisation_start = před fází organizace kterékoli strany
card-when-organisation_start-of = před fází organizace { $side_gen }
card-when-supply_end = na konci fáze zásobování kterékoli strany
card-when-supply_end-of = na konci fáze zásobování { $side_gen }
card-when-movement = ve fázi pohybu kterékoli strany
card-when-movement-of = ve fázi pohybu { $side_gen }
card-when-movement_end = na konci fáze pohybu kterékoli strany
card-when-movement_end-of = na konci fáze pohybu { $side_gen }
card-when-combat_end = na konci fáze boje kterékoli strany
card-when-combat_end-of = na konci fáze boje { $side_gen }
card-when-phase_end = na konci kterékoli fáze tahu
card-when-phase_end-of = na konci kterékoli fáze tahu { $side_gen }
card-when-turn = kdykoli v tahu
card-when-turn-of = kdykoli v tahu { $side_gen }
card-when-spare = ve fázi odstranění, než nezásobené jednotky odejdou
card-when-spare-of = ve fázi odstranění { $side_gen }, než nezásobené jednotky odejdou
card-when-counterblows = při určování protiúderů
card-when-counterblows-of = při určování protiúderů ve fázi boje { $side_gen }
card-when-commit = před hodem v bitvě
card-when-commit-of = před hodem v bitvě ve fázi boje { $side_gen }
card-when-commit-own = před hodem v bitvě, ve které útočí { $side } ve vlastní fázi boje
card-when-rolled = po hodu v bitvě
card-when-rolled-of = po hodu v bitvě, ve které útočí { $side }
card-when-after_ex = po vzájemných ztrátách
card-when-after_ex-of = po vzájemných ztrátách v bitvě, ve které útočí { $side }
card-when-victory = před kontrolou náhlé smrti
card-when-victory-of = před kontrolou náhlé smrti
card-when-payment = když se jí platí nahrazení
card-when-payment-of = když se jí platí nahrazení jednotky { $side_gen }

## What the halves of cards do: their parts

card-each-side = každá strana
card-result = { $code } ({ $said })
whose-axis = Osy
whose-soviet = Sovětů
cards = { $n ->
    [one] kartu
    [few] { $n } karty
   *[other] { $n } karet
 }
columns = o { $n ->
    [one] sloupec
    [few] { $n } sloupce
   *[other] { $n } sloupců
 }
later = { $now } (od { $turn }. kola { $then })
points = { $side } { $gained ->
    [yes] { $side_plural ->
        [yes] získají
       *[no] získá
    }
   *[no] ztratí
 } { $n } VB
units = { $count ->
    [any] libovolný počet { $many }
    [all] všechny { $few }
    [one] { $one }
    [up_to] až { $n } { $n ->
        [few] { $few }
       *[other] { $many }
    }
   *[some] { $n } { $n ->
        [few] { $few }
       *[other] { $many }
    }
 }
noun-unit-one = jednotku
noun-unit-few = jednotky
noun-unit-many = jednotek
noun-cadre-one = pohotovostní jednotku
noun-cadre-few = pohotovostní jednotky
noun-cadre-many = pohotovostních jednotek
noun-supplied-one = zásobenou jednotku
noun-supplied-few = zásobené jednotky
noun-supplied-many = zásobených jednotek
noun-space-one = poli
noun-space-few = polích
noun-space-many = polích
noun-enemy-one = další pole
noun-enemy-few = další pole
noun-enemy-many = dalších polí
noun-counterblow-one = značku protiúderu
noun-counterblow-few = značky protiúderu
noun-counterblow-many = značek protiúderu
noun-lifted-one = značku protiúderu { $foes }
noun-lifted-few = značky protiúderu { $foes }
noun-lifted-many = značek protiúderu { $foes }
noun-rebuild-fortress-one = zničenou nebo nepoužitou pevnost
noun-rebuild-fortress-few = zničené nebo nepoužité pevnosti
noun-rebuild-fortress-many = pevností
noun-rebuild-volkssturm-one = zničený nebo nepoužitý Volkssturm
noun-rebuild-volkssturm-few = zničené nebo nepoužité Volkssturmy
noun-rebuild-volkssturm-many = zničených nebo nepoužitých Volkssturmů
noun-move-armour-one = obrněnou jednotku
noun-move-armour-few = obrněné jednotky
noun-move-armour-many = obrněných jednotek
noun-move-stack-one = společně všechny pohyblivé jednotky na jednom poli
noun-move-stack-few = společně všechny pohyblivé jednotky na jednom poli
noun-move-stack-many = společně všechny pohyblivé jednotky na jednom poli
noun-move-detrained-one = vyloženou jednotku
noun-move-detrained-few = vyložené jednotky
noun-move-detrained-many = vyložených jednotek
of-played = zahraná
of-discarded = odhozená
of-paid = zaplacená
of-improvement = zotavená
of-upgrade = vylepšená
of-replacement = nahrazená
of-river = řeky
of-shattered = otřesené
of-destroyed = zničené
of-surrendered = zajaté
where = { $direction ->
   *[other] ,
 } pokud { $battles }
where-and = { $first } a { $then }
where-odds = poměr před posuny je aspoň { $odds }
where-own_attack = útočí { $side }
where-soviet_attacks = útočí Sověti
where-black_sea = se útočí na pole u Černého moře
where-german_city = Sověti útočí na město Velkého Německa
where-armour_and_infantry = spolu útočí zásobené obrněné jednotky a pěchota Sovětů
where-city = se útočí na město
where-not_city = se neútočí na město
shift-left = doleva
shift-right = doprava
shift-either = doleva nebo doprava, podle volby { $side_gen } pro každou bitvu
goal-return_unit-near_own_city = do vlastního města s pozemním zásobováním nebo vedle něj
goal-return_unit-detrain = jako při vyložení
scope-strength_x-german_unit = jedné německé jednotky v bitvě (ne nezásobené)
scope-strength_x-defenders = bránících jednotek { $their }
times-2 = zdvojnásobí
times-3 = ztrojnásobí
goal-duel-crt = se o bitvu hází na tabulce Osy
goal-duel-both = ji ztratí obě
goal-must_attack-declared = určit { $n ->
    [one] cíl
    [few] { $n } cíle
   *[other] { $n } cílů
 }
goal-must_attack-voluntary = bojovat o { $n ->
    [one] cíl
    [few] { $n } cíle
   *[other] { $n } cílů
 }
goal-must_attack-any = bojovat o { $n ->
    [one] cíl
    [few] { $n } cíle
   *[other] { $n } cílů
 } nebo protiúdery
scope-vp_if-budapest = Sověti ovládají Budapešť
scope-vp_if-bucharest = v Bukurešti stojí sovětská jednotka
scope-vp_if-konigsberg = Osa ovládá Královec
scope-vp_if-garrison = v Berlíně stojí posádka
scope-vp_if-axis_in_ussr = v SSSR stojí jednotka Osy
scope-vp_if-finland = Sověti ovládají Finsko
scope-vp_if-yugoslavia = Sověti ovládají západní i jižní Balkán, nebo Bělehrad
goal-set_weather-clear = jasno
goal-set_weather-mud = bláto
goal-set_weather-snow = sníh
goal-set_weather-long_winter = dlouhou zimu
turns-this = tohoto kola
turns-next = příštího kola
turns-this-next = tohoto a příštího kola

## What the halves of cards do: their effects

do-draw = { $whom } { $whom_plural ->
    [yes] doberou
   *[no] dobere
 } { $cards }{ $shows ->
    [yes] , pokud žolík leží na straně { $joker_gen }
   *[no] { "" }
 }
do-discard = { $whom } odhodí { $cards } podle vlastní volby
do-discard_drawn = { $whom } odhodí { $cards } z právě dobraných
do-discard_random = z ruky { $their } se odhodí náhodná karta
do-discard_from_hand = { $side } určí kartu z ruky { $their }, která se odhodí
do-see_hand = { $side } vidí ruku { $their }
do-take_discard = { $side } { $side_plural ->
    [yes] vezmou
   *[no] vezme
 } do ruky { $n ->
    [one] vrchní kartu
   *[other] jednu z { $n } vrchních karet
 } odhazovacího balíčku pod touto; ne takovou, jejíž půlka { $own } platí hned
do-reshuffle = odhazovací balíček se i s touto kartou zamíchá do dobíracího
do-repeat_top = půlka { $own } na kartě, která leží v odhazovacím balíčku pod touto, platí, jako by byla zahrána teď, ať má iniciativu kdokoli; ne taková, která platí hned nebo sama opakuje
do-cancel_card = právě { $kinds } karta { $their } neplatí{ $take ->
    [none] { "" }
   *[other] { " a" } { $side } si ji { $side_plural ->
        [yes] vezmou
       *[no] vezme
    } do ruky
 }{ $take ->
    [unless_immediate] , ledaže její půlka { $own } platí hned
   *[other] { "" }
 }
do-undo_last = právě { $kinds } jednotka { $their } je zase jako předtím{ $even_two_cards ->
    [yes] , i když stála dvě karty
   *[no] , pokud stála nejvýš jednu kartu
 }; zaplacené karty propadají
do-flip_joker = { $side } { $side_plural ->
    [yes] dostanou
   *[no] dostane
 } žolíka
do-discard_value = při placení se karta počítá za { $n }
do-replacement_step = { $side } zotaví nebo nahradí { $units } bez placení karet{ $even_two_cards ->
    [yes] , i takovou, která stojí dvě karty
   *[no] , ne takovou, která stojí dvě karty
 }{ $even_if_barred ->
    [yes] , a to i před { $axis_replaces }. kolem
   *[no] { "" }
 }
do-upgrade = { $side } vylepší { $units } mimo vylepšení zdarma v kole
do-return_unit = { $side } vrátí na mapu { $units } z políčka { $boxes }, { $goal }
do-cadre_by_rail = { $side } nasadí { $units }, jako při vyložení
do-move_box = { $side } { $side_plural ->
    [yes] přesunou
   *[no] přesune
 } { $units } z políčka { $boxes } na políčko pohyb po železnici
do-entrain = { $side } naloží { $units }
do-detrain = { $side } ihned vyloží { $units }
do-rebuild = { $side } postaví { $units } do města Velkého Německa mimo zóny kontroly nepřítele
do-lose_step = { $n ->
    [one] jedna jednotka
    [few] { $n } jednotky
   *[other] { $n } jednotek
 } { $whom_gen }{ $scope ->
    [supplied_not_cadre] { " (zásobené, ne pohotovostní)" }
   *[all] { "" }
 } na mapě podle volby { $chooser_gen } { $n ->
    [one] ztratí úroveň
   *[other] ztratí po úrovni
 }
do-eliminate_ally = { $from_turn ->
    [0] { "" }
   *[other] od { $from_turn }. kola{ " " }
 }je vyřazena jedna jednotka spojence { $whom_gen } na mapě (ne Finové) podle volby { $chooser_gen }
do-surrender_unit = jedna jednotka { $their } se značkou bez zásobování (ne pevnost) jde do zajetí a { $point }; pohotovostní jde místo toho na stupnici kol, bez VB
do-unsupplied_marker = jedna jednotka { $their } dostane značku bez zásobování
do-spare_unsupplied = jednotky { $side_gen } na jednom poli zůstanou na mapě
do-move = { $side } přemístí { $units }{ $supplied ->
    [yes] { $scope ->
        [stack] , nejsou-li všechny nezásobené
       *[other] , ne { $n ->
            [one] nezásobenou
           *[other] nezásobené
        }
    }
   *[no] { "" }
 }{ $free_of_zones ->
    [yes] { $supplied ->
        [yes] { " a" }
       *[no] { "" }
    }{ " mimo zóny kontroly nepřítele" }
   *[no] { "" }
 }, { $mp ->
    [0] jako ve fázi pohybu
    [one] za { $mp } bod pohybu
    [few] za { $mp } body pohybu
   *[other] za { $mp } bodů pohybu
 }{ $hexes ->
    [0] { "" }
    [one] , nejvýš o { $hexes } pole
    [few] , nejvýš o { $hexes } pole
   *[other] , nejvýš o { $hexes } polí
 }{ $cheap ->
    [yes] , jen na pole za jeden bod
   *[no] { "" }
 }
do-mp_bonus = { $scope ->
    [stack] jednotky { $side_gen } na jednom poli
   *[all] jednotky { $side_gen }
 } mají v této fázi o { $n ->
    [one] bod
    [few] { $n } body
   *[other] { $n } bodů
 } pohybu víc
do-extra_stacking = na { $units } vedle sebe smí do konce tahu stát o jednu jednotku { $own } víc; kdo je pak navíc, ustoupí o pole
do-strength_x = síla { $scoped } se { $times }
do-strength_add = každá jednotka { $own } v bitvě má sílu { $strength }{ $battles ->
    [one] { "" }
   *[other] , v této a dalších bitvách fáze boje, celkem { $battles }
 }
do-shift = poměr se posune { $shifts } { $way }{ $where }
do-cancel_shift = { $kinds } poměr neposouvají
do-result = výsledek je { $result } bez hodu{ $where }{ $mandatory ->
    [yes] ; obránce musí protiútok vést
   *[no] { "" }
 }
do-replace_result = { $results } se mění na { $result }
do-reroll = hod se opakuje a platí nový
do-reroll_result = hod s výsledkem { $results } se jednou opakuje
do-roll_two = hází se dvěma kostkami a { $side } zvolí jednu z nich
do-duel = místo bitvy hodí každá strana kostkou; nižší hod ztratí úroveň, při shodě { $goal }; při souboji nikdo neustupuje ani nepostupuje
do-choose_crt = { $side } určí, na čí tabulce se hází tato bitva a další do { $n ->
    [one] pole
   *[other] { $n } polí
 } od ní
do-armour_vs_armour = obrněné jednotky { $their } mají bonus i proti obrněným a mechanizovaným
do-deny_armour = obrněné jednotky { $their } nemají bonus
do-armour_value = bonus obrněných jednotek { $own } posouvá { $columns }
do-marker_value = každá značka podpory { $own } posouvá { $columns }
do-extra_markers = { $side } { $side_plural ->
    [yes] mají
   *[no] má
 } v tomto kole o { $n ->
    [one] značku podpory
    [few] { $n } značky podpory
   *[other] { $n } značek podpory
 } víc
do-fort_as_infantry = pevnosti na polích s cílem se pro výsledek berou jako pěchota
do-cancel_fort = pevnosti a Volkssturm ustupují a nesou výsledek jako ostatní
do-no_multi_hex = nikdo nepostupuje o víc než jedno pole
do-advance_bonus = postupující jednotky { $own } smějí o { $n ->
    [one] pole
    [few] { $n } pole
   *[other] { $n } polí
 } dál
do-retreat_ignores_zones = ústupu jednotek { $own } nebrání zóny kontroly nepřítele
do-extra_loss = po bitvě { $whom } ztratí navíc úroveň jednotky, která v ní bojovala
do-attack_separately = na jednotky napadeného pole se útočí po jedné v pořadí podle útočníka, který postoupí až po všech
do-extra_attack = { $supplied ->
    [yes] zásobené jednotky
   *[no] jednotky
 } { $side_gen } zaútočí na { $units } nepřítele, i když už bojovaly; bez protiúderů
do-second_combat = přeživší obou stran svedou bitvu ještě jednou
do-counterblows = { $side } položí { $units } bez placení karet
do-counterblows-stack = tam smějí bez placení karet položit značku protiúderu
do-remove_counterblows = { $side } odstraní { $units }, o které se ještě nebojovalo
do-must_attack = { $whom } { $whom_plural ->
    [yes] musejí
   *[no] musí
 } v této fázi boje { $goal }, pokud to jde; jinak ztratí { $penalty } VB
do-scorch = město, které { $side_plural ->
    [yes] ovládají
   *[no] ovládá
 } { $side }, je spáleno: než se za karty obnoví, je bažinou a ne městem
do-works = pole s jednotkou { $side_gen } dostane obranná postavení: sloupec doleva proti útokům { $foes }, dokud na ně { $foe } nevstoupí
do-vp = { $points }
do-vp_if = { $points }, pokud { $scoped }{ $no ->
    [0] { "" }
   *[other] ; jinak { $otherwise }
 }
do-vp_choice = buď jednotka Osy (ne Volkssturm, pohotovostní ani posádka) odejde ze hry a { $points }, nebo { $otherwise }
do-axis_choice = { $whom } odhodí dvě karty, nebo jednu a její jednotka ztratí úroveň
do-cancel_sudden_death = příští kontrola náhlé smrti v tomto kole odpadá
do-flip_weather = žeton počasí { $turns } se otočí, pokud tam je
do-set_weather = žeton počasí { $turns } se otočí na { $goal }, pokud má takovou stranu

## Karty ve zkratce

short-support = podpora
short-box-rail = Železnice
short-box-cadre = Pohotovost
short-box-shattered = Otřesené
short-box-destroyed = Zničené
short-box-surrendered = Zajaté
short-when-any = Kdykoli
short-when-draw = Při dobrání
short-when-cards = Fáze karet
short-when-organisation = Organizace
short-when-organisation_start = Před organizací
short-when-supply_end = Konec zásobování
short-when-movement = Pohyb
short-when-movement_end = Konec pohybu
short-when-combat_end = Konec boje
short-when-phase_end = Konec fáze
short-when-turn = Tah
short-when-spare = Odstranění
short-when-counterblows = Protiúdery
short-when-commit = Bitva
short-when-rolled = Po hodu
short-when-after_ex = Po ztrátách
short-when-victory = Kontrola vítězství
short-when-payment = Placení
short-answers-card = Po kartě
short-answers-roll = Po hodu
short-answers-bought = Po nákupu
short-and-then = { $first }. { $then }
short-or = { $first } / { $then }
short-least = { $does } od { $odds }
short-draw = Dobrat { $cards }
short-discard = { $whom_cap } odhodí { $cards }
short-discard_drawn = Jednu z nich odhodit
short-discard_random = { $whom_cap } ztratí náhodnou kartu
short-discard_from_hand = Jednu kartu z ní odhodit
short-see_hand = Vidět ruku nepřítele
short-take_discard = Vzít { $n ->
    [one] vrchní odhozenou kartu
   *[other] jednu z { $n } odhozených karet
 }
short-reshuffle = Zamíchat balíček
short-repeat_top = Zopakovat vlastní událost poslední karty
short-cancel_card = Zrušit kartu nepřítele
short-undo_last = Zrušit nákup nepřítele
short-flip_joker = Vzít žolíka
short-discard_value = Platí jako { $n } karty
short-replacement_step = Zdarma zotavit nebo nahradit { $units }
short-upgrade = Zdarma vylepšit jednotku
short-return_unit = Vrátit ztracenou jednotku
short-cadre_by_rail = Nasadit { $units } po železnici
short-move_box = Přesunout { $units } na železnici
short-entrain = Naložit { $units }
short-detrain = Vyložit { $units }
short-rebuild = Postavit { $units }
short-lose_step = { $whom_cap } ztratí { $n ->
    [one] úroveň
    [few] { $n } úrovně
   *[other] { $n } úrovní
 }
short-eliminate_ally = Osa ztratí spojence
short-surrender_unit = Nezásobený nepřítel se vzdá
short-unsupplied_marker = Nepřítel ztratí zásobování
short-spare_unsupplied = Odříznuté pole vydrží
short-move = { $scope ->
    [stack] Navíc přemístit jedno pole
    [detrained] Navíc je přemístit
   *[other] Navíc přemístit { $units }
 }
short-mp_bonus = Pohyb +{ $n } { $scope ->
    [stack] pro jedno pole
   *[other] pro všechny
 }
short-extra_stacking = O jednotku víc: { $n } pole
short-strength_x = Síla ×{ $n }
short-strength_add = Síla { $strength } každé jednotce
short-shift = Poměr o { $n } { $direction ->
    [left] doleva
    [right] doprava
   *[other] doleva či doprava
 }
short-cancel_shift = Bez posunu za { $kinds }
short-result = Bez hodu: { $result }
short-replace_result = { $codes } se mění na { $to }
short-reroll = Hodit znovu
short-reroll_result = { $codes }: hodit znovu
short-roll_two = Dva hody, jeden zvolit
short-duel = Souboj: nižší hod ztratí úroveň
short-choose_crt = Zvolit tabulku výsledků
short-armour_vs_armour = Bonus tanků i proti tankům
short-deny_armour = Nepřítel bez bonusu tanků
short-armour_value = Bonus tanků { $columns }
short-marker_value = Značky podpory { $columns }
short-extra_markers = Značky podpory +{ $n }
short-fort_as_infantry = Pevnosti jako pěchota
short-cancel_fort = Pevnosti bez ochrany
short-no_multi_hex = Postup nejvýš o pole
short-advance_bonus = Postup o { $n } pole dál
short-retreat_ignores_zones = Ústup i přes zóny nepřítele
short-extra_loss = Obě strany o úroveň víc
short-attack_separately = Útok na jednotky po jedné
short-extra_attack = Jeden útok navíc
short-second_combat = Bitva ještě jednou
short-counterblows = Protiúdery zdarma: { $n }
short-remove_counterblows = Zrušit protiúdery: { $n }
short-must_attack = { $whom_cap } { $whom_plural ->
    [yes] musejí
   *[no] musí
 } { $n }krát zaútočit
short-scorch = Spálit město
short-works = Obranná postavení
short-vp = { $sign } VB
short-vp_if = { $sign } VB, pokud { $scoped }
short-vp_choice = Vzdát se jednotky, nebo { $n } VB
short-axis_choice = { $whom_cap } odhodí dvě, nebo jednu a úroveň
short-cancel_sudden_death = Bez náhlé smrti v tomto kole
short-flip_weather = Obrátit počasí
short-set_weather = Počasí se mění na { $goal }

## Rules: units, set-up and cards

rule-NR2 = Každá jednotka je na mapě, v některém políčku, na stupnici kol nebo mimo hru. Jednotka se silou v závorce se nepohybuje a nemá zónu kontroly.
rule-NR5 = Hra se připraví podle scénáře a každá strana dostane karty. Kde si jich strana nechá méně, než dostala, zvolí sama, které odloží.
rule-NR9 = Obě strany berou karty z jednoho balíčku. Zbude-li v něm po braní jediná karta, zamíchá se s odhazovacím balíčkem do nového.
rule-NR10 = Fáze karet začíná odhozením: kdo drží víc než dvě karty, odhazuje, až mu zbudou dvě. Kdo má dvě nebo méně, neodhazuje nic.
rule-NR12 = Má-li karta událost, kterou její strana hraje okamžitě, ukáže se při lízání a událost hned nastane; kde to říká, bere se další karta. Zrušit ani zahrát později ji nelze.
rule-NR13 = Válka na dvou frontách: v kole s červenou událostí odhodí Osa po braní karet jednu kartu podle své volby.
rule-NR14 = Událost se hraje ve chvíli, kterou uvádí její text, a když žádnou neuvádí, kdykoli; kolo i počasí, jež žádá, musí odpovídat. Text události má přednost před pravidly.
rule-NR15 = Událost s německým křížem lze hrát, jen když má iniciativu Osa, událost s rudou hvězdou, jen když ji mají Sověti.
rule-NR16 = Stejná událost nastane v jednom kole hráče nejvýš jednou; správní fáze se počítá zvlášť. Zrušená událost nenastala.
rule-NR18 = Kartou lze místo zahrání platit: zotavení, pevnostní přeměnu, nahrazení či reorganizaci jednotky, další naložení, protiúder a obnovu spáleného města. Ať je na ní cokoli, platí za jednu.

## Rules: Organisation

rule-NR25 = Jednotku se značkou nezásobená nelze zotavit, vylepšit ani naložit; má nejvýš tři body pohybu a nemá zónu kontroly. Značka zůstává do fáze odstranění, i když se zásobování obnoví.
rule-NR28 = V kroku otáčení se každá jednotka otočí nejvýš jednou. Zotavení jednotky se sníženou silou a pozemním zásobováním stojí Osu dvě karty (SS jednu) v 5. až 23. kole, Sověty jednu (úderné jednotky dvě) od 17. kola. Pevnostní přeměna oblastní jednotky stojí od 3. kola jednu kartu.
rule-NR29 = Vylepšení zdarma otočí sovětskou jednotku s pozemním zásobováním na lepší stranu, oblastní na pevnostní. Od 6. kola je jedno v každé fázi organizace Sovětů, ve 13. až 17. kole dvě.
rule-NR30 = Oblastní jednotka se místo zotavení mění v pevnost: od 3. kola za kartu, i bez zásobování, nebo vylepšením zdarma. Ve vlastním kroku otáčení ji lze zdarma otočit zpět.
rule-NR32 = V kroku nasazení se jednotky vracejí a přicházejí: jednotky Osy do jejích měst Velkého Německa s pozemním zásobováním, mimo zóny kontroly nepřítele, sovětské do sovětských měst v SSSR a na východní okraj. Otřesené jdou zdarma a mají míst víc; zničené stojí kartu, zajaté a úderné dvě.
rule-NR37 = V kroku reorganizace se za jednu kartu sejme z vlastní jednotky značka dezorganizace.

## Rules: Movement and rail

rule-NR38 = Aktivní strana táhne svými pohyblivými jednotkami po jedné, pole za polem, v mezích jejich bodů pohybu; každou jednou za fázi. V blátě a bez zásobování má jednotka nejvýš tři body, ve sněhu a v dlouhé zimě čtyři.
rule-NR39 = Pole stojí obrněné a ostatní jednotky: volný terén a město 1/1, les 2/1, bažina 4/2, hory, Kerčský průliv a oblasti 3/2; řeka nic. S méně body tam vstoupit nelze, ale o jediné pole smí jednotka vždy, když je to celý její pohyb.
rule-NR40 = Žádná jednotka nevstoupí na pole s nepřítelem ani nepřekročí jezero. Vlastními jednotkami se prochází volně.
rule-NR41 = Osa smí mít na poli dvě jednotky, Sověti jednu; od 11. kola i obrněnou s jednou další, která není pevnost, od 23. kola libovolné dvě. Co je na konci fáze, kroku či bitvy navíc, odchází, obvykle na políčko otřesené.
rule-NR42 = Šest polí kolem zásobené jednotky je její zóna kontroly. Vstup do nepřátelské ukončí pohyb; opustit tu, kde jednotka začala, stojí bod navíc; přímo z jedné do druhé lze jen k vlastní jednotce.
rule-NR44 = Do Finska smějí jen německé, finské a sovětské jednotky. Kdo tam nesmí, ten tam ani neustupuje a nepostupuje.
rule-NR45 = Balkánské oblasti se otevřou v kole poté, co Sověti poprvé ovládnou rumunskou ropu. Od té doby do nich smějí německé, jugoslávské a sovětské jednotky.
rule-NR47 = Pohyblivá zásobená jednotka se může místo tahu naložit: první ve fázi zdarma, každá další za kartu, na políčku nejvýš tři. V 1. a 2. kole se Ose nenakládá žádná, Sovětům jen ta zdarma.
rule-NR48 = Ve fázi vyložení smí aktivní strana dát kterékoli jednotky z políčka pohyb po železnici na mapu; ostatní tam mohou čekat.
rule-NR49 = Jednotka se vyloží ve vlastním městě s pozemním zásobováním, nebo mimo zóny kontroly nepřítele i jeho města a jejich okolí, nejvýš tři pole po zemi od zásobeného města či vlastního okraje. Město získané v tomto kole hráče nikoho nepřijme.
rule-NR50 = Od 4. kola smějí Sověti na konci své fáze pohybu dát zdarma pohyblivou jednotku, která je v tu chvíli zásobená, i se značkou nezásobená, na políčko pohyb po železnici jako strategickou zálohu. Vyložit se může na konci kterékoli pozdější fáze vyložení, i protivníkovy.

## Rules: Combat

rule-NR51 = Cíl je pole nepřítele vedle jednotky, která smí sama útočit; dezorganizovaná a s bílou bojovou silou nesmí. Strana má pět značek; Osa klade v dlouhé zimě a od 20. kola nejvýš tři cíle, od 26. kola jeden.
rule-NR52 = Neaktivní strana smí klást protiúdery na vlastní pole vedle nepřítele, každý za kartu a dokud má značky; ne na cíl ani tam, kde stojí jen jednotky s bílou bojovou silou. Aktivní strana tam musí zaútočit.
rule-NR58 = Před hodem smí útočník použít jednu značku podpory, nejsou-li všichni útočící nezásobení. Pak smí útočník a po něm obránce zahrát každý jednu událost, která působí v bitvě.
rule-NR59 = Poměr je síla útočníků k síle obránců, zaokrouhlená dolů na sloupec tabulky; nejvyšší je 6:1. Pod 1:3 se nehází: výsledkem je protiútok.
rule-NR60 = Všechny posuny se sečtou a provedou naráz. Vlevo: město, les a bažina 1, hory a Kerč 2, cíl z podmínek vítězství 1, řeka mezi polem a všemi útočníky 1 (ne ve sněhu a v dlouhé zimě), zima a bránící se granátníci SS 1. Karty posunují oběma směry.
rule-NR61 = Vpravo: značka podpory 1 (Shock v prvním kole hry se sněhem 2), výhoda obrněných jednotek 1, každá útočící červená úderná jednotka 1, nezásobení obránci 2.
rule-NR62 = Zásobená obrněná jednotka, která za jasna či sněhu útočí do volného terénu, posune jednou za bitvu o 1 vpravo, není-li pole cílem z podmínek vítězství a nejsou-li na něm obrněné ani mechanizované jednotky. Pancéřová armáda SS posune vždy, když útočí.
rule-NR64 = Hází se jednou kostkou v tabulce útočníka; ve sněhu a v dlouhé zimě používá Osa tabulku Sovětů. Čím vyšší hod, tím hůř pro obránce.
rule-NR66 = Protiútok: obránce smí jednotkami této bitvy hned zaútočit na ty, kdo útočili, nebo se toho vzdát. Dosud použité značky a karty jsou pryč, terén neposunuje a obě strany smějí znovu přidat podporu a kartu.
rule-NR67 = Protiúder: značka se otočí a položí na pole aktivní strany, z něhož se útočilo, ne však tam, kde jsou jen jednotky s bílou bojovou silou. Bojuje se o ně v příští fázi boje druhé strany.
rule-NR70 = Ztrátou úrovně se plná dvouúrovňová jednotka otočí, jiná je vyřazena: na políčko zničené, nezásobená na zajaté, nebo kam určuje její rub. Jednotku volí majitel, ale pevnosti Osy, SS a útočící úderné jednotky mohou mít povinnost nést ztrátu první.
rule-NR72 = Každá ustupující jednotka jde o dvě pole a skončí dvě pole od místa, kde stála, pokud možno v pozemním zásobování. Cestě brání nepřítel, a kde nestojí vlastní jednotka, i jeho zóny kontroly; kdo nemůže ustoupit, je vyřazen.
rule-NR75 = Vyprázdní-li ústup či zničení obránců pole, o něž se bojovalo, smějí tam přeživší útočníci postoupit, zdarma a bez ohledu na zóny kontroly; ne pevnosti, dezorganizované a s bílou bojovou silou. Zůstat jich smí, kolik se na pole vejde.
rule-NR76 = Za jasna a sněhu smí zásobená jednotka postoupit i na druhé pole; za jasna obrněná i na třetí, sovětská od 11. kola. Hory, les, bažina, Kerč, oblast a cíl z podmínek vítězství postup ukončí.

## Rules: Victory

rule-NR82 = Cíle jsou označené hvězdou a platí, jsou-li v zásobování. Osa vítězí se třemi ze svých pěti na východě, a mají-li iniciativu Sověti, se čtyřmi; Sověti vítězí se třemi z cílů Berlín, Praha, Královec a Vídeň.
rule-NR83 = V kole s lebkou vítězí strana s iniciativou, má-li víc vítězných bodů než uvedené číslo: Osa 20, 23, 26, 27 ve 3., 6., 9. a 12. kole; Sověti 16, 19, 24, 30, 8, 15 ve 12., 15., 18., 21., 24. a 27. kole.
rule-NR84 = Úplné vítězství: Sověti vítězí, mají-li ve fázi vítězství 34 nebo víc vítězných bodů.
rule-NR85 = Po 22. kole vítězí Osa, je-li její vrchol postupu vyšší než body Sovětů. Jinak se hraje rok 1945 a jejich náskok se stane jejich body za události.
rule-NR86 = Sověti vítězí, jakmile je berlínská posádka vyřazena bojem, nedostatkem zásobování nebo jejich událostí. Nezvítězí-li nikdo do konce 28. kola, vítězí Osa.
rule-NR121 = Scénář má místo cílů, náhlé smrti a úplného vítězství vlastní úkol; posoudí se na konci posledního kola, nebo hned, má-li být vyřazena jednotka. Kdo ho nesplní, přenechá vítězství druhé straně.

## Rules: Weather and special units

rule-NR91 = Ve sněhu a v dlouhé zimě se útoky Osy na Sověty v SSSR posouvají o 1 vlevo, v 5. kole o 2; útoky samotných Finů ne. Kolo sněhu hned po sněhu či dlouhé zimě je dlouhá zima.
rule-NR100 = Pevnost netáhne, neustupuje, nepostupuje a sama neútočí. Finové jsou pevností na obou stranách a Finsko nikdy neopustí.
rule-NR105 = Jugoslávské armády se otáčejí jen v některé balkánské oblasti, v kroku otáčení Sovětů.
rule-NR106 = Pohotovostní jednotka z políčka smí na místě nahradit vlastní jednotku se silou na obou stranách, kterou v bitvě právě vyřadila ztráta úrovně. Opustí-li mapu, čeká na stupnici kol.

## Rules: Optional rules

rule-NR111 = Detašované jednotky (15.1): jednou za hru se od 8. kola ve fázi zásobování Osy plná německá armáda 4-4, sama na poli, změní ve dvě takové jednotky; jednou pancéřová armáda za ztrátu úrovně vyčlení mechanizovanou.
rule-NR112 = Opevněné fronty (15.2): jednou za hru smějí Sověti od 5. kola ve fázi zásobování Osy nahradit zásobený pěší front 4-3 na hnědé straně, který je na poli sám, dvěma opevněnými fronty.
rule-NR113 = Místní podpora (15.3): na konci své fáze pohybu smí strana označit zásobenou jednotku. Značka jí do její příští fáze pohybu přidá sílu: Ose 2, Sovětům 1, od 11. kola naopak.
rule-NR116 = Žádná kapitulace (15.6): náhlá smrt hru neukončí. Kdo dosáhne jejího čísla, připraví druhou stranu o náhodnou kartu; za každý bod nad ním bere ta strana v příštím kole o kartu méně, nejvýš o dvě.
rule-NR117 = Žolík (15.7): kdo ho má, smí ve své fázi karet odhodit až dvě karty a vzít si stejně nových. Pak žolík přejde k druhé straně.
rule-NR118 = Proměnlivá iniciativa (15.11): za bod za události smějí Sověti před 12. kolem značku iniciativy přitáhnout o kolo a Osa ji od té doby o kolo odsunout. Rozhoduje jen o tom, které symboly na kartách lze hrát.
rule-NR120 = Výsadkáři a partyzáni (15.9): od 4. kola smějí Sověti v blátě, sněhu a dlouhé zimě označit jednotku Osy v SSSR vedle své zásobené jednotky. Ta platí za dezorganizovanou do příští fáze odstranění Osy; značka se vrátí za čtyři kola.

## Rules: Events, battles and questions

rule-NR126 = Náhoda bere každou kartu, hází každou kostkou a vybírá kartu odhozenou náhodně; žádná karta v ruce nemá větší naději než jiná.
rule-NR128 = Hraná karta se nejprve ukáže a odhodí; nikdo-li ji nezruší, zvolí se, co nechává otevřené, a působí. Hrát ji lze, může-li aspoň něco způsobit, a provede se, nakolik to jde.
rule-NR129 = Každou zahranou nebo odhozenou kartu smí druhá strana zrušit svou kartou, kterou lze také zrušit. Zrušená událost nenastala a zrušená platba neplatí.
rule-NR132 = Kdo útočí, zvolí označené pole, případně další, a pak jednotky, z nichž každá sousedí se všemi. Každému jinému poli, na které lze ještě útočit, musí zbýt jednotka, která to dokáže.
rule-NR133 = Po bitvě se její značky vrátí majitelům; použitá značka podpory je spotřebovaná. Událost může výsledek určit bez hodu, nebo ho změnit v souboj: hodí obě strany a kdo hodí méně, ztrácí úrovně.
rule-NR137 = Při některých výzvách smí strana zahrát i událost, která se hraje právě v té chvíli. Na ostatní výzvy nejdřív odpoví.
rule-NR138 = Na konci fáze, po hodu a v několika dalších chvílích jsou obě strany tázány na karty, první ta s iniciativou, až obě po sobě pasují. Karta zahraná po hodu může výsledek ještě posunout.

## Rules: Rulings

rule-NRR8 = Jednotka, která táhla, se v téže fázi nenaloží, a naložená už netáhne.
rule-NRR35 = Spálené město platí za bažinu: nezásobuje, nelze v něm nasadit a nemá vítězný bod, cílem však zůstává. Kdo ho ovládá, smí ho obnovit za dvě karty.
rule-NRR54 = Obranná postavení posouvají vlevo ve prospěch bránící se Osy, každá značka o 1, dokud na jejich pole nevstoupí sovětská jednotka.
