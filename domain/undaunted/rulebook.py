"""What the rules are about, by their ids, in our own words: what is told to who asks for a rule by its id."""

from kronika.domain.kernel.rulebooks import Rulebook
from kronika.domain.kernel.words import Sentence
from kronika.domain.undaunted.names import PART_NAMES

RULEBOOK = Rulebook(
    parts=tuple(PART_NAMES),
    rules={
        # What holds in all games of the family
        "U1": Sentence(
            "A tile touches up to six others. The range between two tiles is the number of steps of the shortest way.",
            "Pole sousedí nejvýš se šesti dalšími. Vzdálenost dvou polí je počet kroků nejkratší cesty.",
        ),
        "U4": Sentence(
            "In each round both sides draw four cards, pick for initiative, and take their turns, whoever has the "
            "initiative first.",
            "V každém kole si obě strany doberou čtyři karty, zvolí kartu iniciativy a odehrají své tahy; začíná "
            "strana s iniciativou.",
        ),
        "U6": Sentence(
            "Both sides pick a card in secret. The higher number takes the initiative; if they are equal it stays "
            "where it is. Both picks are discarded.",
            "Obě strany tajně zvolí kartu. Vyšší číslo získává iniciativu; při shodě zůstává, kde je. Obě karty se "
            "odhodí.",
        ),
        "U7": Sentence(
            "In its turn a side plays its cards one at a time, each for one action printed on it or for another use "
            "of a card.",
            "Strana ve svém tahu hraje karty po jedné, každou na jednu akci, která je na ní uvedena, nebo na jiné "
            "použití karty.",
        ),
        "U9": Sentence(
            "A suppressed counter does nothing. Its next card can only turn it ready again, or be hunkered down.",
            "Jednotka pod palbou nic nedělá. Její další karta ji může jen připravit, nebo se stáhnout do zálohy.",
        ),
        "U10": Sentence(
            "To hunker down is to put a card back into the supply. The board does not change.",
            "Stáhnout kartu znamená vrátit ji do zálohy. Na plánu se nic nezmění.",
        ),
        "U11": Sentence(
            "Fog of war cannot be played. It may be picked for initiative.",
            "Válečný zmatek nelze zahrát. Lze ho zvolit při iniciativě.",
        ),
        "U12": Sentence(
            "What would have no effect cannot be chosen.",
            "Co by nemělo žádný účinek, nelze zvolit.",
        ),
        "U13": Sentence(
            "Move: the counter goes up to as many tiles as printed, only onto tiles with a control marker of its side.",
            "Přesun: jednotka jde nejvýš o uvedený počet polí, a jen na pole s žetonem kontroly vlastní strany.",
        ),
        "U14": Sentence(
            "Scout: the counter goes up to as many tiles as printed. On each that has no marker of its side it places "
            "one, scouted side up, and its side gets a fog of war.",
            "Pátrání: jednotka jde nejvýš o uvedený počet polí. Na každé, kde vlastní žeton neleží, ho položí stranou "
            "průzkumu a její strana dostane válečný zmatek.",
        ),
        "U15": Sentence(
            "Stalk: the counter goes up to as many tiles as printed, with or without control markers.",
            "Skrytý přesun: jednotka jde nejvýš o uvedený počet polí, s žetony kontroly i bez nich.",
        ),
        "U16": Sentence(
            "Bolster: up to as many cards as printed go from the supply to the discard pile. If a squad is named, "
            "only its cards.",
            "Posily: ze zálohy jde na odhazovací balíček nejvýš uvedený počet karet. Je-li uvedeno družstvo, jen jeho "
            "karty.",
        ),
        "U17": Sentence(
            "Command: draw up to as many cards as printed.",
            "Za mnou!: doberte nejvýš uvedený počet karet.",
        ),
        "U19": Sentence(
            "Recon: take a fog of war out of your hand and draw a card.",
            "Průzkum: vyřaďte z ruky válečný zmatek a doberte kartu.",
        ),
        "U20": Sentence(
            "The target's base defence, the cover of its tile and the range add up to its total defence. The attack "
            "succeeds if at least one die shows that much; 0 counts as 10 and always succeeds.",
            "Základní obrana cíle, kryt jeho pole a vzdálenost dají celkovou obranu. Útok uspěje, ukáže-li aspoň "
            "jedna kostka tolik nebo víc; 0 platí za 10 a uspěje vždy.",
        ),
        "U21": Sentence(
            "Attack and suppress are aimed at any one enemy counter on the board.",
            "Útok a krycí palba míří na libovolnou jednu nepřátelskou jednotku na plánu.",
        ),
        "U24": Sentence(
            "The sum of the objective markers on the tiles that a side controls is what it holds. Who holds what the "
            "scenario asks for wins at once.",
            "Strana má tolik bodů, kolik dá součet žetonů cílů na polích, která ovládá. Kdo jich má, kolik scénář "
            "žádá, hned vítězí.",
        ),
        # Normandy
        "N1": Sentence(
            "A hill gives its higher cover, but only its lower one against an attack from another hill or a blast.",
            "Kopec dává vyšší kryt; proti útoku z jiného kopce a proti výbuchu jen nižší.",
        ),
        "N2": Sentence(
            "A card whose counter is off the board brings it on at the deployment marker of the counter, then acts. "
            "Without such a marker it cannot.",
            "Karta, jejíž jednotka není na plánu, ji nasadí u jejího žetonu nasazení a pak koná. Bez žetonu to nejde.",
        ),
        "N3": Sentence(
            "Guide: an own counter that is not suppressed moves up to as many tiles as printed, only onto tiles with "
            "own control markers. A mortar that moves loses its target marker.",
            "Manévr: vlastní jednotka, která není pod palbou, se přesune nejvýš o uvedený počet polí, jen na pole s "
            "vlastními žetony kontroly. Minomet, který se přesune, ztrácí žeton zaměření.",
        ),
        "N4": Sentence(
            "Control: a scouted marker on the counter's tile turns to controlled, unless an enemy counter stands "
            "there. An enemy who controlled the tile does so no more.",
            "Ovládnutí: žeton průzkumu na poli jednotky se otočí na kontrolu, nestojí-li tam nepřátelská jednotka. "
            "Nepřítel, který pole ovládal, je už neovládá.",
        ),
        "N5": Sentence(
            "Inspire: a card of the named squad goes from the play area back to hand and can be played again.",
            "Povzbuzení: karta uvedeného družstva se z herní oblasti vrátí do ruky a lze ji zahrát znovu.",
        ),
        "N6": Sentence(
            "Target: the mortar's target marker is laid on any tile at range 3 or more from it.",
            "Zaměření: žeton zaměření se položí na libovolné pole ve vzdálenosti nejméně 3 od minometu.",
        ),
        "N7": Sentence(
            "Blast: every counter on the tile with the target marker, own ones too, is attacked. The marker must be "
            "on the board; range does not count.",
            "Výbuch: napadena je každá jednotka na poli se žetonem zaměření, i vlastní. Žeton musí být na plánu; "
            "vzdálenost se nepočítá.",
        ),
        "N8": Sentence(
            "A counter that is hit costs its owner one of its cards, looked for in hand, then in the discard pile, "
            "then in the deck. If there is none, the counter leaves the board.",
            "Zasažená jednotka stojí majitele jednu její kartu; hledá se v ruce, pak v odhazovacím a pak v dobíracím "
            "balíčku. Není-li žádná, jednotka opouští plán.",
        ),
        "N9": Sentence(
            "A side is pinned when none of its riflemen is on the board. Where the scenario says so, pinning the "
            "enemy wins; if both are pinned, whoever is ahead in objectives wins, and if equal, whoever has the "
            "initiative.",
            "Strana je obklíčena, když na plánu nejsou žádní její střelci. Kde to scénář určuje, obklíčením nepřítele "
            "se vítězí; jsou-li obklíčeny obě, vítězí, kdo je napřed v cílech, a při shodě kdo má iniciativu.",
        ),
        "N10": Sentence(
            "A side that needs objectives loses when it is pinned, has no riflemen's card left anywhere, and is "
            "behind in objectives.",
            "Strana, která potřebuje cíle, prohrává, je-li obklíčena, nemá-li už nikde kartu střelců a je v cílech "
            "pozadu.",
        ),
        # North Africa
        "A1": Sentence(
            "A hill gives cover 3, but only 1 against an attacker on a hill and against a strafe.",
            "Kopec dává kryt 3; proti útočníkovi na kopci a proti náletu jen 1.",
        ),
        "A2": Sentence(
            "No vehicle enters an impassable tile.",
            "Na neprůjezdné pole žádné vozidlo nevjede.",
        ),
        "A3": Sentence(
            "A counter that has left the board never returns.",
            "Jednotka, která plán opustila, se už nevrátí.",
        ),
        "A4": Sentence(
            "Control: a scouted marker on the tile turns to controlled. A soldier of an enemy who controls the tile "
            "bars it, on foot or in a vehicle.",
            "Ovládnutí: žeton průzkumu na poli se otočí na kontrolu. Brání tomu voják nepřítele, který pole ovládá, "
            "pěší i ve vozidle.",
        ),
        "A5": Sentence(
            "Inspire: up to as many soldiers' cards as printed go from the play area back to hand; never a leader's.",
            "Povzbuzení: z herní oblasti se do ruky vrátí nejvýš uvedený počet karet mužstva; karty velitelů ne.",
        ),
        "A6": Sentence(
            "Navigate and recon flight scout up to as many tiles as printed from afar. Each new marker brings a fog "
            "of war.",
            "Navigace a průzkumný let prozkoumají na dálku nejvýš uvedený počet polí. Za každý nový žeton přijde "
            "válečný zmatek.",
        ),
        "A7": Sentence(
            "Repair takes one damage off a vehicle on the soldier's tile. From a seat he repairs only the vehicle he "
            "sits in.",
            "Oprava odstraní jedno poškození vozidla na poli vojáka. Ze sedadla opraví jen vozidlo, ve kterém sedí.",
        ),
        "A8": Sentence(
            "A soldier in a vehicle can use the vehicle actions printed on his seat. His card may instead swap his "
            "seat with that of a mate in the same vehicle.",
            "Voják ve vozidle může provést akce vozidla uvedené na jeho sedadle. Jeho kartou si také může vyměnit "
            "místo s druhem v témže vozidle.",
        ),
        "A8a": Sentence(
            "A soldier who is hit and has no card left in hand, discard pile or deck dies, with all his other cards.",
            "Zasažený voják, který nemá kartu v ruce ani v žádném balíčku, umírá se všemi svými dalšími kartami.",
        ),
        "A9": Sentence(
            "A free move is to board a vehicle on the tile, to leave it, or to shift to a free seat in it.",
            "Volná akce je nasednout do vozidla na témže poli, vystoupit z něj, nebo si v něm přesednout na volné "
            "místo.",
        ),
        "A10": Sentence(
            "A soldier in a vehicle has no movement of his own: he goes where it drives.",
            "Voják ve vozidle se sám nepohybuje: jede, kam jede vozidlo.",
        ),
        "A11": Sentence(
            "Drive: the vehicle goes up to as many tiles as printed, only onto tiles with an own control marker, and "
            "its crew with it.",
            "Jízda: vozidlo i s posádkou jede nejvýš o uvedený počet polí, jen na pole s vlastním žetonem kontroly.",
        ),
        "A12": Sentence(
            "A combat action is aimed at what has the defence that it has to beat: attack, suppress and strafe at the "
            "normal defence, anti-tank and demolish at armour. Whoever sits in a vehicle cannot be aimed at, only the "
            "vehicle; demolish reaches the own tile alone.",
            "Bojová akce míří na to, co má obranu, kterou je třeba překonat: útok, krycí palba a nálet běžnou obranu, "
            "protitanková střela a demolice pancíř. Na toho, kdo sedí ve vozidle, mířit nelze, jen na vozidlo; "
            "demolice působí jen na vlastním poli.",
        ),
        "A13": Sentence(
            "A success against a vehicle hits one of its crew. A suppression suppresses him; anything else wounds him "
            "and damages the vehicle, which is disabled by some damage and destroyed by more, as it is printed.",
            "Úspěch proti vozidlu zasáhne jednoho z posádky. Krycí palba ho dostane pod palbu; vše ostatní ho zraní a "
            "vozidlo poškodí: podle toho, co je na něm uvedeno, je nejdřív nefunkční a pak zničené.",
        ),
        "A14": Sentence(
            "A structure that is hit by demolish is destroyed at once, and its value counts for the LRDG for good. "
            "While it stands it counts for the Italians if they control its tile, and never for the LRDG.",
            "Strategický cíl zasažený demolicí je hned zničen a jeho hodnota se natrvalo počítá pro LRDG. Dokud stojí, "
            "počítá se pro Italy, ovládají-li jeho pole, pro LRDG nikdy.",
        ),
        "A15": Sentence(
            "A counter that the scenario names may leave the board from a tile with an escape marker, as a step of "
            "its movement.",
            "Jednotka, kterou scénář jmenuje, smí z pole se žetonem úniku opustit plán; je to krok jejího pohybu.",
        ),
        "A16": Sentence(
            "Whoever meets the goal of the scenario wins at once. A side that can no longer meet its own may lose for "
            "it, at the latest once the enemy is ahead.",
            "Kdo splní cíl scénáře, hned vítězí. Strana, která svůj cíl už splnit nemůže, za to může prohrát, "
            "nejpozději jakmile má nepřítel navrch.",
        ),
        "A17": Sentence(
            "With a card's action comes one free move, before it or after it. One that comes first must leave an "
            "action to take.",
            "S akcí karty je spojena jedna volná akce, před ní nebo po ní. Po té, která je první, musí zbýt akce k "
            "provedení.",
        ),
        "A18": Sentence(
            "Who boards an empty vehicle of the enemy captures it. Nobody boards one in which an enemy sits.",
            "Kdo nasedne do prázdného nepřátelského vozidla, ukořistí je. Do vozidla, ve kterém sedí nepřítel, nikdo "
            "nenasedne.",
        ),
        "A19": Sentence(
            "Some seats ask for a specialism. In a disabled vehicle nobody takes a vehicle action.",
            "Některá sedadla vyžadují specializaci. V nefunkčním vozidle nikdo akce vozidla neprovádí.",
        ),
        "A21": Sentence(
            "The value of a side is that of the objective markers on tiles it controls and of the structures that "
            "count for it. Who has as much as the scenario asks for wins at once.",
            "Hodnota strany je součet žetonů cílů na polích, která ovládá, a strategických cílů, které se pro ni "
            "počítají. Kdo má tolik, kolik scénář žádá, hned vítězí.",
        ),
        "A22": Sentence(
            "A leader's card has no soldier on the board.",
            "Karta velitele nemá na plánu vojáka.",
        ),
        "A24": Sentence(
            "Who has eliminated as many of the enemy's soldiers or vehicles as the scenario asks for wins at once.",
            "Kdo vyřadil tolik nepřátelských vojáků nebo vozidel, kolik scénář žádá, hned vítězí.",
        ),
        # Stalingrad
        "S1": Sentence(
            "A card whose counter is off the board brings it on, ready, at own riflemen of its squad; a card without "
            "a squad at any own riflemen.",
            "Karta, jejíž jednotka není na plánu, ji nasadí připravenou u vlastních střelců svého družstva; karta bez "
            "družstva u kterýchkoli vlastních střelců.",
        ),
        "S2": Sentence(
            "A tank comes on at any own riflemen that do not stand on impassable ground.",
            "Tank se nasadí u kterýchkoli vlastních střelců, kteří nestojí na neprůjezdném poli.",
        ),
        "S3": Sentence(
            "Guide moves a counter of the named squad that is neither suppressed nor routed and is no anti-tank gun.",
            "Manévr přesouvá jednotku uvedeného družstva, která není pod palbou ani rozprášená a není protitankové "
            "dělo.",
        ),
        "S4": Sentence(
            "Control: a scouted marker on the counter's tile turns to controlled. It is barred by a counter, not "
            "routed, of an enemy who controls the tile.",
            "Ovládnutí: žeton průzkumu na poli jednotky se otočí na kontrolu. Brání tomu nerozprášená jednotka "
            "nepřítele, který pole ovládá.",
        ),
        "S5": Sentence(
            "Inspire: another card of the play area performs one of its actions, but no upgraded one.",
            "Povzbuzení: jiná karta v herní oblasti provede některou svou akci, ne však vylepšenou.",
        ),
        "S6": Sentence(
            "A counter that is hit costs a card of it, looked for in the play area, in hand, in the discard pile, "
            "then in the deck. If there is none it is routed, and the attacker may move it to an adjacent tile.",
            "Zasažená jednotka stojí jednu její kartu; hledá se v herní oblasti, v ruce, v odhazovacím a pak v "
            "dobíracím balíčku. Není-li žádná, je rozprášena a útočník ji smí přemístit na sousední pole.",
        ),
        "S8": Sentence(
            "A building gives its higher cover against attacks from another tile.",
            "Budova dává vyšší kryt proti útoku z jiného pole.",
        ),
        "S9": Sentence(
            "A fortified tile gives its higher cover to the side that controls it.",
            "Opevněné pole dává vyšší kryt straně, která je ovládá.",
        ),
        "S11": Sentence(
            "A tank is hit by actions that have dice against tanks alone. It is never suppressed and enters no "
            "impassable ground.",
            "Tank zasahují jen akce, které mají kostky proti tankům. Pod palbou není nikdy a na neprůjezdné pole "
            "nevjede.",
        ),
        "S12": Sentence(
            "A mine lies on the edge between two tiles, of each side one at most. When an enemy crosses, it rolls one "
            "die against his defence, the one kind against soldiers, the other against tanks; a hit stops him and "
            "removes the mine.",
            "Mina leží na okraji mezi dvěma poli, od každé strany nejvýš jedna. Přechází-li nepřítel, hází jednou "
            "kostkou proti jeho obraně, jeden druh proti vojákům, druhý proti tankům; zásah ho zastaví a mina je "
            "pryč.",
        ),
        "S14": Sentence(
            "Smoke adds 2 to the defence of the counters on its tile, except against demolish. A counter lays two in "
            "a scenario, and no second one on a tile.",
            "Dým přidává jednotkám na svém poli 2 k obraně, ne však proti demolici. Jednotka ho za scénář položí "
            "dvakrát, a na jedno pole jen jednou.",
        ),
        "S15": Sentence(
            "Tiles with a tunnel are adjacent to each other for all who move but tanks. A tunnel has defence 7 and is "
            "gone once hit.",
            "Pole s tunelem spolu pro pohyb sousedí, ne však pro tanky. Tunel má obranu 7 a po zásahu je pryč.",
        ),
        "S16": Sentence(
            "Each combat action says what it can be aimed at: enemy infantry, or tanks, buildings and tunnels that it "
            "has dice against. The target must lie within the range printed.",
            "Každá bojová akce má dáno, na co lze mířit: na nepřátelskou pěchotu, nebo na tanky, budovy a tunely, "
            "proti nimž má kostky. Cíl musí být v uvedeném dosahu.",
        ),
        "S18": Sentence(
            "A building has the defence printed on its tile, without cover. For demolish cover does not count, for "
            "bombard the range does not.",
            "Budova má obranu uvedenou na svém poli, bez krytu. Při demolici se nepočítá kryt, při bombardování "
            "vzdálenost.",
        ),
        "S20": Sentence(
            "A counter lays up to as many mines as printed on edges of its tile, and no more than four in a scenario.",
            "Jednotka položí na okraje svého pole nejvýš uvedený počet min, za scénář nejvýš čtyři.",
        ),
        "S21": Sentence(
            "Requisition takes a card from the supply to hand. Rally turns a suppressed counter of the squad ready. "
            "Anti-air costs the enemy a bomber, the first that is found.",
            "Okamžité posily vezmou kartu ze zálohy do ruky. „Připravit“ zbaví palby jednotku družstva. "
            "Protiletadlová obrana stojí nepřítele bombardér, první, který se najde.",
        ),
        "S22": Sentence(
            "Fight and fade is a combat action and a step; assault a move and a combat action; secure a recon and "
            "scouting one tile; exert lets another card of the play area act and suppresses its counter.",
            "Útok a skrytý přesun je bojová akce a krok; výpad přesun a bojová akce; zajišťovací průzkum průzkum a "
            "pátrání na jedno pole; vypětí sil nechá jednat jinou kartu v herní oblasti a její jednotka je pak pod "
            "palbou.",
        ),
        "S23": Sentence(
            "Whoever meets the goal of the scenario wins at once: objectives, routs, points, counters at a marker, or "
            "several of these.",
            "Kdo splní cíl scénáře, hned vítězí: cíle, rozprášení, body, jednotky u žetonu, nebo něco z toho zároveň.",
        ),
        "S24": Sentence(
            "Total rout: a side all of whose riflemen on the board are routed loses.",
            "Úplné rozprášení: strana, jejíž všichni střelci na plánu jsou rozprášeni, prohrává.",
        ),
        "S25": Sentence(
            "At the start of its turn, before it plays a card, a side may withdraw. The opponent wins.",
            "Na začátku svého tahu, než zahraje kartu, se strana smí stáhnout. Soupeř vítězí.",
        ),
        # The campaign
        "C1": Sentence(
            "The campaign goes from state to state. Who wins a scenario decides which comes next, so each has a "
            "winner.",
            "Kampaň jde od stavu ke stavu. Kdo vyhraje scénář, rozhoduje o dalším; proto má každý vítěze.",
        ),
        "C2": Sentence(
            "Each side keeps its cards in the boxes of a binder. Its owner may look into them at any time, the "
            "opponent not.",
            "Každá strana má karty v přihrádkách pořadače. Majitel do nich smí kdykoli nahlédnout, soupeř ne.",
        ),
        "C4": Sentence(
            "Before a scenario both sides compare the state of the campaign and choose the soldiers that it asks for.",
            "Před scénářem obě strany porovnají stav kampaně a vyberou vojáky, které scénář žádá.",
        ),
        "C5": Sentence(
            "After a scenario the casualties are shuffled: one of up to four, two of up to nine, three of more are "
            "lost for good, and a reservist takes each place. Then soldiers are upgraded.",
            "Po scénáři se zamíchají ztráty: z nejvýš čtyř padne natrvalo jedna, z nejvýš devíti dvě, z více tři, a "
            "na každé místo přijde záložník. Pak se vojáci vylepšují.",
        ),
        "C7": Sentence(
            "A squad that has too few soldiers is merged: others take the empty places.",
            "Družstvo, které má málo vojáků, se sloučí: prázdná místa zaujmou jiní.",
        ),
        "C8": Sentence(
            "The campaign ends with an epic victory or with its final battle, which decides it. Where it ends "
            "earlier, its last scenario decides.",
            "Kampaň končí epickým vítězstvím, nebo závěrečnou bitvou, která ji rozhodne. Skončí-li dřív, rozhoduje "
            "její poslední scénář.",
        ),
        # Where the rulebooks leave something open: how it is decided here
        "R2": Sentence(
            "Inspire and exert cannot choose the card that performs them.",
            "Povzbuzení ani vypětí sil nemůže zvolit kartu, která akci provádí.",
        ),
        "R7": Sentence(
            "A routed counter performs no combat action.",
            "Rozprášená jednotka bojovou akci neprovádí.",
        ),
        "R14": Sentence(
            "Recon needs a fog of war in hand.",
            "Průzkum vyžaduje válečný zmatek v ruce.",
        ),
        "R16": Sentence(
            "A card whose counter is off the board performs nothing while there are no riflemen where it could come "
            "on.",
            "Karta, jejíž jednotka není na plánu, nic neprovede, dokud nejsou střelci, u kterých by se nasadila.",
        ),
        "R19": Sentence(
            "An action against a whole tile fixes its targets when it begins. They are rolled for one by one, in the "
            "order that is chosen.",
            "Akce proti celému poli má cíle dány, když začíná. Hází se na ně po jednom, v pořadí, které se zvolí.",
        ),
        "R20": Sentence(
            "Anti-tank is aimed at enemy vehicles only, not at soldiers or structures.",
            "Protitanková střela míří jen na nepřátelská vozidla, ne na vojáky a strategické cíle.",
        ),
        "R22": Sentence(
            "Only the LRDG demolish structures and count those destroyed. The Italians aim demolish at vehicles alone.",
            "Strategické cíle ničí jen LRDG a jen pro ni se zničené počítají. Italové míří demolicí jen na vozidla.",
        ),
        "R23": Sentence(
            "An empty vehicle cannot be suppressed: nobody is in it.",
            "Na prázdné vozidlo krycí palbou mířit nelze: nikdo v něm není.",
        ),
        "R24": Sentence(
            "The tiles of a navigation form a chain from the vehicle, no tile twice, and at least one new marker must "
            "come of it.",
            "Pole navigace tvoří řetěz od vozidla, žádné dvakrát, a aspoň jeden nový žeton z ní musí vzejít.",
        ),
        "R26": Sentence(
            "Where something is done up to a number of times it is done at least once: one tile, one card, one damage.",
            "Co se dělá nejvýš tolikrát, udělá se aspoň jednou: jedno pole, jedna karta, jedno poškození.",
        ),
        "R27": Sentence(
            "No vehicle enters a tile on which an obstacle stands.",
            "Na pole, kde stojí zátaras, žádné vozidlo nevjede.",
        ),
        "R29": Sentence(
            "If both sides lose all hope by one change, whoever is ahead wins, and if equal, whoever has the "
            "initiative.",
            "Ztratí-li jednou změnou naději obě strany, vítězí, kdo má navrch, a při shodě kdo má iniciativu.",
        ),
        "R37": Sentence(
            "Where a card prints an action twice, plain and upgraded, its player chooses by which it is done, if both "
            "can do it and they differ.",
            "Je-li na kartě akce dvakrát, základní a vylepšená, hráč volí, kterou se provede, mohou-li ji provést obě "
            "a liší se.",
        ),
    },
)
