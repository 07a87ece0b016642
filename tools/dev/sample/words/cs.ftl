## Prompts
prompt-pick = Vyberte kartu: vyšší jedná první
prompt-act = Jste na řadě: přepadněte kartou, nebo odpočívejte
prompt-secret = Tajná otázka

## Decisions
decision-pick = vybrat { $card }
decision-raid = přepadnout kartou { $card }
decision-rest = odpočívat
not-in-hand = Kartu { $card } v ruce nemáte.
not-legal = To teď nelze rozhodnout.

## Events
event-laid-out = Karty jsou připraveny.
event-round-began = Začíná kolo { $round }.
event-card-drawn = { $seat } dobírá kartu { $card }.
event-card-drawn-unseen = { $seat } dobírá kartu.
event-card-picked = { $seat } pokládá kartu lícem dolů.
event-picks-shown = Vybrané karty: { $picks }.
event-turn-began = Jedná { $seat }.
event-card-played = { $seat } přepadá kartou { $card }.
event-card-flipped-success = Otočena karta { $card }: dost nízká (R6).
event-card-flipped-failure = Otočena karta { $card }: příliš vysoká (R6).
event-scored = Bod: { $seat }.
event-game-over = Poslední kolo skončilo.

## Odds
part-card = zahraná karta
thrown = karta
counts-raid = uspěje karta nejvýš { $target }

## Pictures
panel-table = Stůl
panel-hand = Ruka, { $seat }
panel-discards = Odhozené karty
table-seat = { $seat }: body { $points }, karty { $cards }
table-deck = kolo { $round }, balíček { $deck }
key-raid = Přepad potřebuje kartu nejvýš tak vysokou.
name-card = karta { $card }
name-seat = { $seat }

## Set-up and bot
option-hand = karet v plné ruce
option-rounds = kol, která se hrají
bot-steady = přepadá při dobré šanci

## Rules
rule-R2 = Začíná kolo: odhozené karty se vrátí do balíčku a každé místo si dobere ruku.
rule-R3 = Každé místo tajně zvolí kartu. Až zvolí obě, volby se ukážou a odhodí.
rule-R5 = Místo, které jedná, odpočívá, nebo přepadá kartou z ruky.
rule-R6 = Otočí se karta. Je-li nejvýš tak vysoká jako zahraná, bod má útočník, jinak ten druhý.
rule-R7 = Po posledním kole vítězí, kdo má víc bodů. Při shodě nevítězí nikdo.
