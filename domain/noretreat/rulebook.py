"""What the rules are about, by their ids, in our own words: what is told to who asks for a rule by its id."""

from kronika.domain.kernel.rulebooks import Rulebook
from kronika.domain.kernel.words import Sentence

GROUNDS = ("city", "forest", "marsh", "mountain", "kerch", "area", "open")
SHIFTS = (
    "river",
    "objective",
    "works",
    "winter",
    "grenadiers",
    "support",
    "armour",
    "shock",
    "unsupplied",
    "shifted",
)
ODDS = ("odds-", *(f"odds-{column}" for column in ("1-3", "1-2", "1-1", "3-2", "2-1", "3-1", "4-1", "5-1", "6-1")))
"""NR59: the columns of the tables; the first is below them all."""
CARDS = ("card-", *(f"card-{number}" for number in range(1, 55)))
"""Cards that may shift the odds, by their numbers; the first is any."""

RULEBOOK = Rulebook(
    parts=(*GROUNDS, *SHIFTS, *ODDS, *CARDS),
    rules={
        # Units, set-up and cards
        "NR2": Sentence(
            "Every unit is on the map, in a box, on the turn track or out of the game. One whose strength stands in "
            "parentheses does not move and has no zone of control.",
            "Každá jednotka je na mapě, v některém políčku, na stupnici kol nebo mimo hru. Jednotka se silou v "
            "závorce se nepohybuje a nemá zónu kontroly.",
        ),
        "NR5": Sentence(
            "A game is laid out as its scenario says, and each side is dealt its cards. Where a side keeps fewer than "
            "it was dealt, it chooses which it gives up.",
            "Hra se připraví podle scénáře a každá strana dostane karty. Kde si jich strana nechá méně, než dostala, "
            "zvolí sama, které odloží.",
        ),
        "NR9": Sentence(
            "Both sides draw from one pile. When a draw leaves a single card in it, that card and the discard pile "
            "are shuffled into a new pile.",
            "Obě strany berou karty z jednoho balíčku. Zbude-li v něm po braní jediná karta, zamíchá se s odhazovacím "
            "balíčkem do nového.",
        ),
        "NR10": Sentence(
            "The card phase begins with a discard: whoever holds more than two cards discards until two are left. "
            "With two or fewer nothing is discarded.",
            "Fáze karet začíná odhozením: kdo drží víc než dvě karty, odhazuje, až mu zbudou dvě. Kdo má dvě nebo "
            "méně, neodhazuje nic.",
        ),
        "NR12": Sentence(
            "If the half of the side that draws is immediate, the card is shown and its event happens at once; where "
            "the event says so, another card is drawn. It cannot be cancelled, nor played later.",
            "Má-li karta událost, kterou její strana hraje okamžitě, ukáže se při lízání a událost hned nastane; kde "
            "to říká, bere se další karta. Zrušit ani zahrát později ji nelze.",
        ),
        "NR13": Sentence(
            "War on two fronts: on a turn with a red event the Axis discards a card of its choice once it has drawn.",
            "Válka na dvou frontách: v kole s červenou událostí odhodí Osa po braní karet jednu kartu podle své volby.",
        ),
        "NR14": Sentence(
            "An event is played at the moment that its text names, and at any time if it names none; the turn and the "
            "weather that it asks for must be there. Its text goes before the rules.",
            "Událost se hraje ve chvíli, kterou uvádí její text, a když žádnou neuvádí, kdykoli; kolo i počasí, jež "
            "žádá, musí odpovídat. Text události má přednost před pravidly.",
        ),
        "NR15": Sentence(
            "A half with a German cross may be played only while the Axis has the initiative, one with a red star "
            "only while the Soviets have it.",
            "Událost s německým křížem lze hrát, jen když má iniciativu Osa, událost s rudou hvězdou, jen když ji "
            "mají Sověti.",
        ),
        "NR16": Sentence(
            "The same event happens at most once in a player turn; housekeeping counts as a turn of its own. One that "
            "was cancelled has not happened.",
            "Stejná událost nastane v jednom kole hráče nejvýš jednou; správní fáze se počítá zvlášť. Zrušená událost "
            "nenastala.",
        ),
        "NR18": Sentence(
            "A card can pay instead of being played: to improve, fortify, replace or reorganise a unit, to entrain a "
            "further one, for a counterblow, or to rebuild a scorched city. Whatever is on it, it counts as one.",
            "Kartou lze místo zahrání platit: zotavení, pevnostní přeměnu, nahrazení či reorganizaci jednotky, další "
            "naložení, protiúder a obnovu spáleného města. Ať je na ní cokoli, platí za jednu.",
        ),
        # Organisation
        "NR28": Sentence(
            "In the flip step each unit is turned at most once. To improve a reduced one with overland supply costs "
            "the Axis two cards (SS one) on turns 5 to 23, the Soviets one (shock units two) from turn 17. From turn "
            "3 on a regional unit becomes a fortress for one card.",
            "V kroku otáčení se každá jednotka otočí nejvýš jednou. Zotavení jednotky se sníženou silou a pozemním "
            "zásobováním stojí Osu dvě karty (SS jednu) v 5. až 23. kole, Sověty jednu (úderné jednotky dvě) od 17. "
            "kola. Pevnostní přeměna oblastní jednotky stojí od 3. kola jednu kartu.",
        ),
        "NR29": Sentence(
            "A free upgrade turns a Soviet unit with overland supply to its better face, or a regional one to its "
            "fortress. There is one in each Soviet organisation phase from turn 6, and two on turns 13 to 17.",
            "Vylepšení zdarma otočí sovětskou jednotku s pozemním zásobováním na lepší stranu, oblastní na pevnostní. "
            "Od 6. kola je jedno v každé fázi organizace Sovětů, ve 13. až 17. kole dvě.",
        ),
        "NR32": Sentence(
            "In the placement step units come back or arrive: the Axis in its cities of Greater Germany with overland "
            "supply, outside enemy zones of control, the Soviets in theirs of the USSR and on the eastern edge. "
            "Shattered ones come free and have more places; destroyed ones cost a card, surrendered and shock units "
            "two.",
            "V kroku nasazení se jednotky vracejí a přicházejí: jednotky Osy do jejích měst Velkého Německa s "
            "pozemním zásobováním, mimo zóny kontroly nepřítele, sovětské do sovětských měst v SSSR a na východní "
            "okraj. Otřesené jdou zdarma a mají míst víc; zničené stojí kartu, zajaté a úderné dvě.",
        ),
        "NR37": Sentence(
            "In the reorganisation step a disorganised marker is taken off an own unit for one card.",
            "V kroku reorganizace se za jednu kartu sejme z vlastní jednotky značka dezorganizace.",
        ),
        # Movement and rail
        "NR38": Sentence(
            "The active side moves its mobile units one after another, space by space, within their movement points; "
            "each moves once in a phase. In mud and without supply a unit has at most three, in snow and long winter "
            "four.",
            "Aktivní strana táhne svými pohyblivými jednotkami po jedné, pole za polem, v mezích jejich bodů pohybu; "
            "každou jednou za fázi. V blátě a bez zásobování má jednotka nejvýš tři body, ve sněhu a v dlouhé zimě "
            "čtyři.",
        ),
        "NR39": Sentence(
            "A space costs armour and other units: open ground and city 1/1, forest 2/1, marsh 4/2, mountains, the "
            "strait of Kerch and areas 3/2; a river nothing. With too few points it cannot be entered, but one space "
            "is always possible as a whole move.",
            "Pole stojí obrněné a ostatní jednotky: volný terén a město 1/1, les 2/1, bažina 4/2, hory, Kerčský "
            "průliv a oblasti 3/2; řeka nic. S méně body tam vstoupit nelze, ale o jediné pole smí jednotka vždy, "
            "když je to celý její pohyb.",
        ),
        "NR40": Sentence(
            "No unit enters a space with an enemy unit, and none crosses a lake. Friendly units can be passed freely.",
            "Žádná jednotka nevstoupí na pole s nepřítelem ani nepřekročí jezero. Vlastními jednotkami se prochází "
            "volně.",
        ),
        "NR41": Sentence(
            "The Axis may stack two units, the Soviets one; from turn 11 one of two may be armour if the other is no "
            "fortress, from turn 23 any two. What is too many at the end of a phase, step or battle leaves, as a rule "
            "for the shattered box.",
            "Osa smí mít na poli dvě jednotky, Sověti jednu; od 11. kola i obrněnou s jednou další, která není "
            "pevnost, od 23. kola libovolné dvě. Co je na konci fáze, kroku či bitvy navíc, odchází, obvykle na "
            "políčko otřesené.",
        ),
        "NR42": Sentence(
            "The six spaces around a supplied unit are its zone of control. To enter an enemy one ends the move; to "
            "leave one in which the unit began costs a point more; to go straight from one into another is possible "
            "only to a friendly unit.",
            "Šest polí kolem zásobené jednotky je její zóna kontroly. Vstup do nepřátelské ukončí pohyb; opustit tu, "
            "kde jednotka začala, stojí bod navíc; přímo z jedné do druhé lze jen k vlastní jednotce.",
        ),
        "NR44": Sentence(
            "Finland is entered by German, Finnish and Soviet units only; the Finns never leave it. The Balkan areas "
            "are closed until the turn after the Soviets first hold the Rumanian oil, then open to German, Yugoslav "
            "and Soviet units.",
            "Do Finska smějí jen německé, finské a sovětské jednotky; finské je nikdy neopustí. Balkánské oblasti se "
            "otevírají v kole po tom, kdy Sověti poprvé ovládli rumunskou ropu, a to německým, jugoslávským a "
            "sovětským jednotkám.",
        ),
        "NR47": Sentence(
            "A mobile unit that is supplied may entrain instead of moving: the first in a phase free, each further "
            "one for a card, at most three in the box. On turns 1 and 2 the Axis entrains none, the Soviets only the "
            "free one.",
            "Pohyblivá zásobená jednotka se může místo tahu naložit: první ve fázi zdarma, každá další za kartu, na "
            "políčku nejvýš tři. V 1. a 2. kole se Ose nenakládá žádná, Sovětům jen ta zdarma.",
        ),
        "NR48": Sentence(
            "In the detraining phase the active side brings any of the units in its rail box onto the map; the others "
            "may wait there.",
            "Ve fázi vyložení smí aktivní strana dát kterékoli jednotky z políčka pohyb po železnici na mapu; ostatní "
            "tam mohou čekat.",
        ),
        "NR49": Sentence(
            "A unit detrains in a friendly city with overland supply, or outside enemy zones of control and not in or "
            "next to an enemy city, at most three spaces overland from a supplied city or the own edge. A city taken "
            "in this player turn takes nobody.",
            "Jednotka se vyloží ve vlastním městě s pozemním zásobováním, nebo mimo zóny kontroly nepřítele i jeho "
            "města a jejich okolí, nejvýš tři pole po zemi od zásobeného města či vlastního okraje. Město získané v "
            "tomto kole hráče nikoho nepřijme.",
        ),
        "NR50": Sentence(
            "From turn 4 on the Soviets may put a mobile unit that is supplied at that moment, marked or not, into the "
            "rail box at the end of their movement phase, free, as their strategic reserve. It may detrain at the end "
            "of any later detraining phase, of either side.",
            "Od 4. kola smějí Sověti na konci své fáze pohybu dát zdarma pohyblivou jednotku, která je v tu chvíli "
            "zásobená, i se značkou nezásobená, na políčko pohyb po železnici jako strategickou zálohu. Vyložit se "
            "může na konci kterékoli pozdější fáze vyložení, i protivníkovy.",
        ),
        # Combat
        "NR51": Sentence(
            "A target is an enemy space next to a unit that may attack of its own will; disorganised and white ones "
            "may not. A side has five markers; the Axis lays three at most in long winter and from turn 20, one from "
            "turn 26.",
            "Cíl je pole nepřítele vedle jednotky, která smí sama útočit; dezorganizovaná a s bílou bojovou silou "
            "nesmí. Strana má pět značek; Osa klade v dlouhé zimě a od 20. kola nejvýš tři cíle, od 26. kola jeden.",
        ),
        "NR52": Sentence(
            "The inactive side may lay counterblows on own spaces next to enemy units, for a card each, as long as it "
            "has markers; not on a target, nor where only white units stand. The active side must attack there.",
            "Neaktivní strana smí klást protiúdery na vlastní pole vedle nepřítele, každý za kartu a dokud má značky; "
            "ne na cíl ani tam, kde stojí jen jednotky s bílou bojovou silou. Aktivní strana tam musí zaútočit.",
        ),
        "NR58": Sentence(
            "Before the roll the attacker may use one support marker, unless all attackers are unsupplied. Then the "
            "attacker and after him the defender may each play one event that works in battle.",
            "Před hodem smí útočník použít jednu značku podpory, nejsou-li všichni útočící nezásobení. Pak smí "
            "útočník a po něm obránce zahrát každý jednu událost, která působí v bitvě.",
        ),
        "NR59": Sentence(
            "The odds are the attackers' strength to that of the defenders, rounded down to a column of the table; "
            "6:1 is the highest. Below 1:3 nobody rolls: the result is a counterattack.",
            "Poměr je síla útočníků k síle obránců, zaokrouhlená dolů na sloupec tabulky; nejvyšší je 6:1. Pod 1:3 se "
            "nehází: výsledkem je protiútok.",
        ),
        "NR60": Sentence(
            "All shifts are added and made at once. To the left: city, forest and marsh 1, mountains and Kerch 2, an "
            "objective 1, a river that all attackers cross 1 (not in snow or long winter), winter, and SS grenadiers "
            "defending 1. Cards may shift either way.",
            "Všechny posuny se sečtou a provedou naráz. Vlevo: město, les a bažina 1, hory a Kerč 2, cíl z podmínek "
            "vítězství 1, řeka mezi polem a všemi útočníky 1 (ne ve sněhu a v dlouhé zimě), zima a bránící se "
            "granátníci SS 1. Karty posunují oběma směry.",
        ),
        "NR61": Sentence(
            "To the right: a support marker 1 (Shock 2 in the first snow turn of the game), the armour bonus 1, each "
            "red shock unit that attacks 1, unsupplied defenders 2.",
            "Vpravo: značka podpory 1 (Shock v prvním kole hry se sněhem 2), výhoda obrněných jednotek 1, každá "
            "útočící červená úderná jednotka 1, nezásobení obránci 2.",
        ),
        "NR62": Sentence(
            "Supplied armour attacking open ground in clear weather or snow shifts 1 to the right, once a battle, if "
            "the space is no objective and has neither armour nor mechanised units. SS Panzer does so wherever it "
            "attacks.",
            "Zásobená obrněná jednotka, která za jasna či sněhu útočí do volného terénu, posune jednou za bitvu o 1 "
            "vpravo, není-li pole cílem z podmínek vítězství a nejsou-li na něm obrněné ani mechanizované jednotky. "
            "Pancéřová armáda SS posune vždy, když útočí.",
        ),
        "NR64": Sentence(
            "One die is rolled on the attacker's table; in snow and long winter the Axis uses the table of the "
            "Soviets. The higher the die, the worse for the defenders.",
            "Hází se jednou kostkou v tabulce útočníka; ve sněhu a v dlouhé zimě používá Osa tabulku Sovětů. Čím "
            "vyšší hod, tím hůř pro obránce.",
        ),
        "NR66": Sentence(
            "Counterattack: the defender may attack at once with the units of this battle, against those who "
            "attacked, or decline. Markers and cards used so far are gone, terrain shifts nothing, and both may "
            "commit again.",
            "Protiútok: obránce smí jednotkami této bitvy hned zaútočit na ty, kdo útočili, nebo se toho vzdát. Dosud "
            "použité značky a karty jsou pryč, terén neposunuje a obě strany smějí znovu přidat podporu a kartu.",
        ),
        "NR67": Sentence(
            "Counterblow: the marker is turned and laid on a space of the active side from which it attacked, never "
            "on one with only white units. It is fought in the next combat phase of the other side.",
            "Protiúder: značka se otočí a položí na pole aktivní strany, z něhož se útočilo, ne však tam, kde jsou "
            "jen jednotky s bílou bojovou silou. Bojuje se o ně v příští fázi boje druhé strany.",
        ),
        "NR70": Sentence(
            "A full two-step unit that loses a step is turned, any other is eliminated: into the destroyed box, into "
            "the surrendered one if unsupplied, or where its back says. The owner chooses the unit, but Axis "
            "fortresses, SS and attacking shock units may have to take the loss first.",
            "Ztrátou úrovně se plná dvouúrovňová jednotka otočí, jiná je vyřazena: na políčko zničené, nezásobená na "
            "zajaté, nebo kam určuje její rub. Jednotku volí majitel, ale pevnosti Osy, SS a útočící úderné jednotky "
            "mohou mít povinnost nést ztrátu první.",
        ),
        "NR72": Sentence(
            "Each unit that retreats goes two spaces and ends two away from where it stood, if possible where it has "
            "overland supply. Enemy units bar the way, and so do their zones of control where no friendly unit "
            "stands; who cannot retreat is eliminated.",
            "Každá ustupující jednotka jde o dvě pole a skončí dvě pole od místa, kde stála, pokud možno v pozemním "
            "zásobování. Cestě brání nepřítel, a kde nestojí vlastní jednotka, i jeho zóny kontroly; kdo nemůže "
            "ustoupit, je vyřazen.",
        ),
        "NR75": Sentence(
            "If a retreat or a destroying result empties the space fought for, surviving attackers may enter it, free "
            "and whatever the zones of control; not fortresses, disorganised or white ones. As many may stay as may "
            "stack.",
            "Vyprázdní-li ústup či zničení obránců pole, o něž se bojovalo, smějí tam přeživší útočníci postoupit, "
            "zdarma a bez ohledu na zóny kontroly; ne pevnosti, dezorganizované a s bílou bojovou silou. Zůstat jich "
            "smí, kolik se na pole vejde.",
        ),
        "NR76": Sentence(
            "In clear weather and snow a supplied unit may advance to a second space; in clear weather armour even to "
            "a third, of the Soviets from turn 11. Mountains, forest, marsh, Kerch, areas and objectives end it.",
            "Za jasna a sněhu smí zásobená jednotka postoupit i na druhé pole; za jasna obrněná i na třetí, sovětská "
            "od 11. kola. Hory, les, bažina, Kerč, oblast a cíl z podmínek vítězství postup ukončí.",
        ),
        # Victory
        "NR82": Sentence(
            "Objectives bear a star, and count if they are held with supply. The Axis wins with three of "
            "its five in the east, or four once the Soviets have the initiative; the Soviets win with three of Berlin, "
            "Prague, Königsberg and Vienna.",
            "Cíle jsou označené hvězdou a platí, jsou-li v zásobování. Osa vítězí se třemi ze svých pěti na východě, a "
            "mají-li iniciativu Sověti, se čtyřmi; Sověti vítězí se třemi z cílů Berlín, Praha, Královec a Vídeň.",
        ),
        "NR83": Sentence(
            "On a turn with a skull the side with the initiative wins with more victory points than the figure: the "
            "Axis 20, 23, 26, 27 on turns 3, 6, 9, 12; the Soviets 16, 19, 24, 30, 8, 15 on turns 12, 15, 18, 21, 24, "
            "27.",
            "V kole s lebkou vítězí strana s iniciativou, má-li víc vítězných bodů než uvedené číslo: Osa 20, 23, 26, "
            "27 ve 3., 6., 9. a 12. kole; Sověti 16, 19, 24, 30, 8, 15 ve 12., 15., 18., 21., 24. a 27. kole.",
        ),
        "NR84": Sentence(
            "Total victory: the Soviets win with 34 victory points or more in a victory phase.",
            "Úplné vítězství: Sověti vítězí, mají-li ve fázi vítězství 34 nebo víc vítězných bodů.",
        ),
        "NR85": Sentence(
            "After turn 22 the Axis wins if its High Tide is more than the points of the Soviets. Otherwise 1945 is "
            "played, and what they are ahead becomes their event points.",
            "Po 22. kole vítězí Osa, je-li její vrchol postupu vyšší než body Sovětů. Jinak se hraje rok 1945 a "
            "jejich náskok se stane jejich body za události.",
        ),
        "NR86": Sentence(
            "The Soviets win at once when the Berlin Garrison is eliminated by combat, lack of supply or an event of "
            "theirs. If nobody has won by the end of turn 28, the Axis wins.",
            "Sověti vítězí, jakmile je berlínská posádka vyřazena bojem, nedostatkem zásobování nebo jejich událostí. "
            "Nezvítězí-li nikdo do konce 28. kola, vítězí Osa.",
        ),
        "NR121": Sentence(
            "A scenario has a goal of its own instead of objectives, sudden death and total victory; it is judged "
            "when the last turn ends, or at once where a unit has to be eliminated. Who does not reach it leaves the "
            "victory to the other side.",
            "Scénář má místo cílů, náhlé smrti a úplného vítězství vlastní úkol; posoudí se na konci posledního kola, "
            "nebo hned, má-li být vyřazena jednotka. Kdo ho nesplní, přenechá vítězství druhé straně.",
        ),
        # Weather and special units
        "NR91": Sentence(
            "In snow and long winter attacks of the Axis on the Soviets in the USSR shift 1 to the left, on turn 5 "
            "two; not those of Finns alone. A snow turn right after snow or long winter is long winter.",
            "Ve sněhu a v dlouhé zimě se útoky Osy na Sověty v SSSR posouvají o 1 vlevo, v 5. kole o 2; útoky "
            "samotných Finů ne. Kolo sněhu hned po sněhu či dlouhé zimě je dlouhá zima.",
        ),
        "NR106": Sentence(
            "A cadre in the box may take the place of a friendly unit with a strength on both faces that has just "
            "been eliminated by losing a step in battle. Off the map it waits on the turn track.",
            "Pohotovostní jednotka z políčka smí na místě nahradit vlastní jednotku se silou na obou stranách, kterou "
            "v bitvě právě vyřadila ztráta úrovně. Opustí-li mapu, čeká na stupnici kol.",
        ),
        # Optional rules
        "NR111": Sentence(
            "Detachments (15.1): once a game, in an Axis supply phase from turn 8, a full German 4-4 army alone on "
            "its space becomes two detachments; once a panzer army loses a step for a mechanised one.",
            "Detašované jednotky (15.1): jednou za hru se od 8. kola ve fázi zásobování Osy plná německá armáda 4-4, "
            "sama na poli, změní ve dvě takové jednotky; jednou pancéřová armáda za ztrátu úrovně vyčlení "
            "mechanizovanou.",
        ),
        "NR112": Sentence(
            "Fortified fronts (15.2): once a game, in an Axis supply phase from turn 5, the Soviets may replace a "
            "supplied brown 4-3 infantry front, alone on its space, by two fortified fronts.",
            "Opevněné fronty (15.2): jednou za hru smějí Sověti od 5. kola ve fázi zásobování Osy nahradit zásobený "
            "pěší front 4-3 na hnědé straně, který je na poli sám, dvěma opevněnými fronty.",
        ),
        "NR113": Sentence(
            "Local support (15.3): at the end of its movement phase a side may mark a supplied unit. It is worth 2 "
            "strength more for the Axis and 1 for the Soviets, from turn 11 the other way round, until its next "
            "movement phase.",
            "Místní podpora (15.3): na konci své fáze pohybu smí strana označit zásobenou jednotku. Značka jí do její "
            "příští fáze pohybu přidá sílu: Ose 2, Sovětům 1, od 11. kola naopak.",
        ),
        "NR116": Sentence(
            "No surrender (15.6): sudden death ends nothing. Who reaches its figure makes the other side discard a "
            "random card, and for each point above it draw one card less next turn, two at most.",
            "Žádná kapitulace (15.6): náhlá smrt hru neukončí. Kdo dosáhne jejího čísla, připraví druhou stranu o "
            "náhodnou kartu; za každý bod nad ním bere ta strana v příštím kole o kartu méně, nejvýš o dvě.",
        ),
        "NR117": Sentence(
            "The Joker (15.7): in its card phase who holds it may discard up to two cards and draw as many. Then the "
            "Joker goes to the other side.",
            "Žolík (15.7): kdo ho má, smí ve své fázi karet odhodit až dvě karty a vzít si stejně nových. Pak žolík "
            "přejde k druhé straně.",
        ),
        "NR118": Sentence(
            "Variable initiative (15.11): for one event point the Soviets may pull the initiative marker a turn "
            "nearer before turn 12, and the Axis may push it a turn further from then on. It decides only which "
            "symbols on cards may be played.",
            "Proměnlivá iniciativa (15.11): za bod za události smějí Sověti před 12. kolem značku iniciativy "
            "přitáhnout o kolo a Osa ji od té doby o kolo odsunout. Rozhoduje jen o tom, které symboly na kartách lze "
            "hrát.",
        ),
        "NR120": Sentence(
            "Paratroops and partisans (15.9): from turn 4, in mud, snow or long winter, the Soviets may mark an Axis "
            "unit in the USSR next to a supplied unit of theirs. It counts as disorganised till the next removals of "
            "the Axis; the marker returns in four turns.",
            "Výsadkáři a partyzáni (15.9): od 4. kola smějí Sověti v blátě, sněhu a dlouhé zimě označit jednotku Osy "
            "v SSSR vedle své zásobené jednotky. Ta platí za dezorganizovanou do příští fáze odstranění Osy; značka "
            "se vrátí za čtyři kola.",
        ),
        # Events, battles and questions
        "NR126": Sentence(
            "Chance draws each card, rolls each die and picks a card that is discarded at random; no card of the hand "
            "is likelier than another.",
            "Náhoda bere každou kartu, hází každou kostkou a vybírá kartu odhozenou náhodně; žádná karta v ruce nemá "
            "větší naději než jiná.",
        ),
        "NR128": Sentence(
            "A card that is played is shown and discarded first; if nobody cancels it, what it leaves open is chosen "
            "and it works. It may be played if it can do anything at all, and is carried out as far as it can be.",
            "Hraná karta se nejprve ukáže a odhodí; nikdo-li ji nezruší, zvolí se, co nechává otevřené, a působí. "
            "Hrát ji lze, může-li aspoň něco způsobit, a provede se, nakolik to jde.",
        ),
        "NR129": Sentence(
            "After each card that is played or discarded the other side may cancel it with a card, which can be "
            "cancelled itself. A cancelled event has not happened, and a cancelled payment pays nothing.",
            "Každou zahranou nebo odhozenou kartu smí druhá strana zrušit svou kartou, kterou lze také zrušit. "
            "Zrušená událost nenastala a zrušená platba neplatí.",
        ),
        "NR132": Sentence(
            "Whoever attacks chooses a marked space, perhaps more, and then the units, each of them next to all these "
            "spaces. Every other space that can still be attacked must keep a unit that is able to.",
            "Kdo útočí, zvolí označené pole, případně další, a pak jednotky, z nichž každá sousedí se všemi. Každému "
            "jinému poli, na které lze ještě útočit, musí zbýt jednotka, která to dokáže.",
        ),
        "NR133": Sentence(
            "When a battle is over its markers go back to their owners; a support marker used is spent. An event may "
            "fix the result without a roll, or make it a duel: both sides roll, and the lower one loses steps.",
            "Po bitvě se její značky vrátí majitelům; použitá značka podpory je spotřebovaná. Událost může výsledek "
            "určit bez hodu, nebo ho změnit v souboj: hodí obě strany a kdo hodí méně, ztrácí úrovně.",
        ),
        "NR138": Sentence(
            "At the end of a phase, after a roll and at some other moments both sides are asked for cards, the one "
            "with the initiative first, until both pass in a row. A card played after a roll may still shift the "
            "result.",
            "Na konci fáze, po hodu a v několika dalších chvílích jsou obě strany tázány na karty, první ta s "
            "iniciativou, až obě po sobě pasují. Karta zahraná po hodu může výsledek ještě posunout.",
        ),
        # Rulings
        "NRR8": Sentence(
            "A unit that has moved cannot entrain in the same phase, and one that has entrained cannot move.",
            "Jednotka, která táhla, se v téže fázi nenaloží, a naložená už netáhne.",
        ),
        "NRR35": Sentence(
            "A scorched city counts as marsh: it gives no supply, no place to come in and no victory point, but stays "
            "an objective. Whoever controls it can rebuild it for two cards.",
            "Spálené město platí za bažinu: nezásobuje, nelze v něm nasadit a nemá vítězný bod, cílem však zůstává. "
            "Kdo ho ovládá, smí ho obnovit za dvě karty.",
        ),
        "NRR54": Sentence(
            "Defensive works shift 1 to the left for each marker, in favour of Axis defenders on its space, until a "
            "Soviet unit enters it.",
            "Obranná postavení posouvají vlevo ve prospěch bránící se Osy, každá značka o 1, dokud na jejich pole "
            "nevstoupí sovětská jednotka.",
        ),
    },
)
