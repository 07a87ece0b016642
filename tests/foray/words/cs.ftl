# The sentences of Foray.

## Events
event-played-to-block = { $seat } odráží kartou { $card }.
event-played-to-press = { $seat } tlačí kartou { $card }.
event-played-to-shield = { $seat } kryje kartou { $card }.
event-laid-out = Karty jsou připraveny.
event-round-began = Začíná kolo { $number }.
event-card-drawn = { $seat } dobírá kartu { $which }.
event-card-picked = { $seat } pokládá kartu lícem dolů.
event-picks-shown = Vybrané karty: { $said }.
event-turn-began = Jedná { $seat }.
event-raid-began = { $seat } přepadá { $target }.
event-passed = { $seat } pasuje.
event-card-not-enough = Otočena karta { $card }: nestačí ({ $rule }).
event-scored = { $team }: { $points } bod.
event-card-stolen = { $seat } bere kartu straně { $target }.
event-confided = { $seat } ukazuje kartu spoluhráči.
event-card-chosen = { $seat } má kartu na mysli.
event-card-kept = { $seat } si kartu nechává.
event-reshuffled = Odhozené karty se vracejí do balíčku.
event-seat-left = { $seat } končí.
event-game-over = Poslední kolo skončilo.
event-decided = Rozhoduje { $seat }.
event-card-drawn-unseen = { $seat } dobírá kartu.
event-card-enough = Otočena karta { $card }: stačí ({ $rule }).
event-card-buried = { $seat } pohřbívá kartu.
doing-burying = { $seat } možná pohřbí kartu.

## Decisions
decision-pick = vybrat { $card }
decision-raid = přepadnout { $target }
decision-steal = vzít kartu straně { $target }
decision-confide = ukázat kartu spoluhráči
decision-bury = pohřbít kartu
decision-rest = odpočívat
decision-play = zahrát { $card }
decision-pass = pasovat
decision-choose = zvolit { $card }
decision-keep = nechat si ji
decision-let-go = pohřbít ji
button-raid = přepadnout
button-steal = vzít kartu
order-to-end-of-round = Nereagovat až do konce kola { $number }.
order-to-end-of-round-or-reaction = Nereagovat až do konce kola { $number }, nebo než někdo jiný zareaguje.
order-to-end-of-game = Nereagovat až do konce hry.

## Questions
prompt-pick = Vyberte kartu pro toto kolo
prompt-act = Jste na řadě: co uděláte?
prompt-react = Přepad, cíl { $subject }: zahrajte kartu, nebo pasujte
prompt-shield = Můžete krýt stranu { $subject } kartou
prompt-confide = Kterou kartu ukážete?
prompt-bury = Kterou kartu myslíte?
prompt-confirm = Pohřbít kartu { $subject }?
prompt-secret = Tajná otázka

## Refusals
not-decided-now = To teď nelze rozhodnout.
not-an-enemy = { $seat } není nepřítel.
not-from-an-empty-hand = { $seat } nemá v ruce žádnou kartu.

## Tests
part-base = základ
part-raised = obrany a štíty
part-pressed = přitlačení
part-wind = vítr
test-at-least = uspěje karta nejméně { $target }
test-at-most = uspěje karta nejvýš { $target }
thrown-card = karta

## Drawings
drawing-hand-of = Ruka, { $seat }
drawing-points = body
drawing-deck = balíček
drawing-discarded = odhozeno
drawing-hand = ruka
drawing-wind = vítr
drawing-table = Stůl
drawing-card = karta { $id }

## Options
option-hand = karet v plné ruce
option-rounds = kol, která se hrají
option-goal = bodů k výhře o samotě
option-low = přepad uspěje nízkou kartou

## Rules
rule-F2 = Začíná kolo: každé místo dobere do plné ruky.
rule-F3 = Každé místo tajně zvolí kartu. Až zvolí všichni, volby se ukážou a odhodí.
rule-F5 = Kdo jedná, přepadne nepřítele, okrade ho, svěří se spoluhráči, pohřbí kartu, nebo odpočívá.
rule-F6 = V okně přepadu smí cíl kartou bránit, pak útočník kartou přitlačit, střídavě, dokud jeden nepasuje.
rule-F7 = Dokud je okno otevřené, smí spoluhráč cíle jednou cíl kartou zaštítit.
rule-F8 = Otočí se karta. Přepad uspěje, je-li její číslo aspoň 7 (o samotě 9), +2 za každou obranu a štít, −2 za každé přitlačení.
rule-F9 = Ukradená karta se losuje z ruky cíle. Zloděj a cíl vědí, která to je.
rule-F10 = Svěřit se znamená ukázat jednu kartu z ruky spoluhráči a nikomu jinému.
rule-F11 = Karta se tajně zvolí a pak si ji hráč nechá, nebo ji pohřbí lícem dolů. Za pohřbenou se dobere jiná.
rule-F12 = O samotě odpovídá každé kolo vítr: otočí se karta, a je-li to 10 a víc, vezme bod, je-li jaký.
rule-F13 = Po posledním kole vítězí tým s více body, při shodě nikdo. O samotě vítězí dosažený cíl.
rule-F16 = S nízkými kartami vyhrává přepad nejvýš 6 (o samotě 4), −2 za každou obranu a štít, +2 za každé přitlačení.
