"""What the rules are about, by their ids, in our own words: what is told to who asks for a rule by its id."""

from kronika.domain.kernel.rulebooks import Rulebook
from kronika.domain.kernel.words import Sentence
from kronika.domain.tankduel.text import PARTS

RULEBOOK = Rulebook(
    parts=tuple(PARTS),
    rules={
        # Set-up
        "TD1": Sentence(
            "Two nations meet with one to four tanks each. One to eight players share them out, each with tanks of one "
            "nation; the numbers need not be equal unless the mission says so.",
            "Utkají se dva národy, každý s jedním až čtyřmi tanky. Rozdělí si je jeden až osm hráčů, každý s tanky "
            "jednoho národa; počty nemusí být stejné, pokud to neříká mise.",
        ),
        "TD3": Sentence(
            "A tank begins with its full crew at their places, a commander of the quality agreed on, its normal levels "
            "and the range that the mission says; where it has APCR, a German one has 2, a Soviet one 1, or as many as "
            "was agreed.",
            "Tank začíná s celou posádkou na místech, s velitelem dohodnuté kvality, na běžných úrovních a na dálce, "
            "kterou říká mise; má-li podkaliberní střely, německý má 2, sovětský 1, nebo kolik se dohodlo.",
        ),
        "TD4": Sentence(
            "The battle deck has each number from 1 to 100 once: the standard cards, or with the nine alternate cards "
            "if mission and players want them, or with the city cards in a city.",
            "Bojový balíček má každé číslo od 1 do 100 jednou: karty běžné, nebo s devíti náhradními, chtějí-li je "
            "mise i hráči, nebo ve městě s městskými.",
        ),
        # Levels, terrain, sight
        "TD12": Sentence(
            "Order icons are paid with cards of the hand that show at least as many: they are revealed and discarded, "
            "and a surplus is lost. Two raise a level by 1 for the action; others pay for rapid loading of APCR, for "
            "putting out a fire, for rallying, for a gun's shot and more.",
            "Symboly rozkazu se platí kartami z ruky, které jich mají aspoň tolik: odhalí se a odhodí, přebytek "
            "propadá. Dva zvýší úroveň o 1 pro tuto akci; jinými se platí zrychlené nabití APCR, uhašení požáru, "
            "konsolidace posádky, výstřel děla a další.",
        ),
        "TD13": Sentence(
            "A Move, Flank or Fire card may be as high as the level of the tank. Damaged tracks, hits on the main gun, "
            "vacant places and a dead commander lower it. Without a driver a tank does not move, without a gunner it "
            "does not fire.",
            "Karta pohybu, obchvatu nebo palby smí být nejvýš na úrovni tanku. Tu snižují poškozené pásy, zásahy "
            "hlavní zbraně, prázdná místa a smrt velitele. Bez řidiče tank nejede, bez střelce nestřílí.",
        ),
        "TD14": Sentence(
            "A tank is in motion as long as a Move card lies with it. Its cover is 30 then, and it fires at −40.",
            "Tank je v pohybu, dokud u něj leží karta pohybu. Má pak kryt 30 a střílí s −40.",
        ),
        "TD15": Sentence(
            "Terrain gives what is printed on its card: cover, hull down, concealment, bogging. A shot out of mud has "
            "−10, a shot at a tank in mud +10. Down from a hill penetration is 1 more, up at it 1 less.",
            "Terén dává to, co je na jeho kartě: kryt, věžové postavení, skrytí, zapadnutí. Výstřel z bahna má −10, "
            "výstřel na tank v bahně +10. Z kopce dolů je průraznost o 1 vyšší, nahoru na kopec o 1 nižší.",
        ),
        "TD17": Sentence(
            "A tank sees the enemies that it has spotted. Only these can it fire at, range or flank.",
            "Tank vidí nepřátele, které zpozoroval. Jen na ně smí střílet, jen je smí zaměřit nebo obejít.",
        ),
        "TD18": Sentence(
            "A tank that moves or fires is spotted by the enemy tanks that have it in line of sight and are not in "
            "smoke. One that has ranged another target may keep the Ranging instead.",
            "Když tank jede nebo střílí, zpozorují ho nepřátelské tanky, které ho mají na dohled a nejsou v dýmu. "
            "Ten, který má zaměřený jiný cíl, si místo toho smí ponechat zaměření.",
        ),
        "TD19": Sentence(
            "A tank fires with +10 at the target that it has ranged, with +20 once it has ranged it again. It ranges "
            "one target at a time and sees no other.",
            "Na zaměřený cíl tank střílí s +10, po dalším zaměření s +20. Zaměřený má jen jeden cíl a jiné nevidí.",
        ),
        "TD20": Sentence(
            "Every tank has all others in line of sight, unless the mission limits it.",
            "Každý tank má na dohled všechny ostatní, pokud to mise neomezuje.",
        ),
        # The round
        "TD22": Sentence(
            "At the start of a round each player draws up to his hand limit: 4, and 2 for each of his tanks. An elite "
            "commander and the red zone, up to 400 m from the middle, add 1 each; a green or dead commander, a fire "
            "and broken morale take 1 off each.",
            "Na začátku kola si každý hráč dobere do svého limitu: 4 karty a 2 za každý tank. Elitní velitel a červené "
            "rozmezí, do 400 m od středu, přidávají po 1; velitel, který je nováček nebo mrtvý, požár a podlomená "
            "morálka ubírají po 1.",
        ),
        "TD23": Sentence(
            "Each player lays a card of his hand face down for each of his tanks, then all are revealed. The tanks act "
            "from the lowest number to the highest.",
            "Každý hráč položí za každý svůj tank kartu z ruky lícem dolů, pak se všechny odhalí. Tanky jednají od "
            "nejnižšího čísla k nejvyššímu.",
        ),
        "TD24": Sentence(
            "A phase begins with the administrative step: the initiative card is discarded, then come the points of "
            "the mission and the checks of smoke, fire and morale. Where infantry fights, the hatch may be opened or "
            "closed after them.",
            "Fáze začíná administračním krokem: odhodí se karta iniciativy, pak přijdou body mise a kontroly dýmu, "
            "požáru a morálky. Bojuje-li pěchota, smí se po nich otevřít, nebo uzavřít poklop.",
        ),
        "TD25": Sentence(
            "Smoke check: a card is flipped for a tank in smoke. At a target number of 4 or less the smoke is gone.",
            "Kontrola dýmu: tanku v dýmu se otočí karta. Při čísle zaměřovače nejvýš 4 dým zmizí.",
        ),
        "TD26": Sentence(
            "Fire check: the player of a burning tank pays 4 order icons to put the fire out, bails out, or flips a "
            "card. The extinguisher puts it out, a fire icon makes the tank burn out, else it burns on.",
            "Kontrola požáru: hráč hořícího tanku zaplatí 4 symboly rozkazu a uhasí ho, nouzově ho opustí, nebo otočí "
            "kartu. Hasicí přístroj požár uhasí, při symbolu požáru tank vyhoří, jinak hoří dál.",
        ),
        "TD27": Sentence(
            "A tank that still burns has to fight the fire as its tank action, with the choices of a fire check. Field "
            "actions are open to it.",
            "Tank, který stále hoří, musí jako svou tankovou akci hasit; volí se při tom jako při kontrole požáru. "
            "Akce bojiště jsou mu otevřené.",
        ),
        "TD28": Sentence(
            "Morale check: a broken crew rallies for 4 order icons, or a damage card is drawn for it. If a morale icon "
            "that applies to it is crossed it bails out, else it rallies.",
            "Kontrola morálky: posádka s podlomenou morálkou se zkonsoliduje za 4 symboly rozkazu, nebo se jí otočí "
            "karta poškození. Je-li přeškrtnutý symbol morálky, který pro ni platí, tank nouzově opustí, jinak se "
            "zkonsoliduje.",
        ),
        "TD29": Sentence(
            "In the action step a tank does one tank action at most, and any number of field actions before and after "
            "it.",
            "V akčním kroku provede tank nejvýš jednu tankovou akci a před ní i po ní libovolně mnoho akcí bojiště.",
        ),
        "TD30": Sentence(
            "The cards of a tank action are laid down together, three at most, and carried out one after another. "
            "Which cards go together is fixed for each action.",
            "Karty tankové akce se vyloží najednou, nejvýš tři, a provedou se postupně. Pro každou akci je dáno, které "
            "karty k sobě patří.",
        ),
        "TD31": Sentence(
            "At the end of its phase the player of a tank discards as many cards of his hand as he likes, none too. "
            "The others do not see them.",
            "Na konci fáze tanku odhodí jeho hráč z ruky, kolik karet chce, třeba žádnou. Ostatní je nevidí.",
        ),
        # Tank actions
        "TD32": Sentence(
            "With one Move card a tank goes 200 m or stays, with two up to 400 m. Two also take one flank off it; one "
            "does if a card is flipped whose target number is below the Move level.",
            "S jednou kartou pohybu tank ujede 200 m nebo zůstane, se dvěma nejvýš 400 m. Dvě ho i zbaví jednoho "
            "obchvatu; jedna jen tehdy, má-li otočená karta číslo zaměřovače nižší než úroveň pohybu.",
        ),
        "TD33": Sentence(
            "With a Flank card a tank in motion puts one of its two Flank tokens before an enemy that it sees. Or the "
            "tank takes an enemy's flank off itself by it, at rest too.",
            "Kartou obchvatu tank v pohybu přiloží jeden ze svých dvou žetonů obchvatu k nepříteli, kterého vidí. Nebo "
            "se jí tank, i když stojí, zbaví nepřátelského obchvatu.",
        ),
        "TD34": Sentence(
            "A tank in motion plays terrain on itself: it takes the place of the Move card, and the tank is at rest. "
            "In some terrain it may be concealed; in some it bogs down if a number of at most the printed value is "
            "flipped.",
            "Tank v pohybu zahraje terén na sebe: ten nahradí kartu pohybu a tank stojí. V některém se může skrýt, v "
            "některém zapadne, otočí-li se číslo nejvýš rovné uvedené hodnotě.",
        ),
        "TD36": Sentence(
            "Leadership played alone takes a random card out of an enemy's hand. Then the tank spots an enemy, takes "
            "hull down, or tries concealment at twice the value.",
            "Velení zahrané samostatně vezme náhodnou kartu z ruky nepřítele. Pak tank zpozoruje nepřítele, zaujme "
            "věžové postavení, nebo se pokusí o skrytí s dvojnásobnou hodnotou.",
        ),
        "TD37": Sentence(
            "A tank at rest that is equipped for it lays smoke, one card at a time. Smoke adds 30 to its cover and may "
            "conceal it. In smoke a tank neither fires nor tries to spot; when it moves the smoke is gone.",
            "Stojící tank s potřebným vybavením se zadýmuje, vždy jen jednou kartou. Dým přidá 30 ke krytu a může tank "
            "skrýt. V dýmu tank nestřílí ani se nepokouší o zpozorování; když jede, dým zmizí.",
        ),
        "TD38": Sentence(
            "To spot an enemy in line of sight that is not seen yet a card is discarded, then one is flipped, and one "
            "more for each order icon paid. Binoculars on any of them spot the enemy.",
            "Za pokus o zpozorování nepřítele, který je na dohled a ještě není vidět, se odhodí karta. Pak se jedna "
            "otočí a další za každý zaplacený symbol rozkazu; je-li na některé dalekohled, je zpozorován.",
        ),
        "TD39": Sentence(
            "A tank at rest is hull down if the number flipped is at most the value of its terrain. Shots at hull or "
            "tracks then miss it, unless the shooter flanks it.",
            "Stojící tank zaujme věžové postavení, je-li otočené číslo nejvýš rovné hodnotě terénu. Rány do korby a "
            "pásů ho pak minou, nemá-li ho střílející v obchvatu.",
        ),
        "TD40": Sentence(
            "Concealment: if the number flipped is at most the value, no enemy sees the tank any more, and none has it "
            "ranged.",
            "Skrytí: je-li otočené číslo nejvýš rovné hodnotě, žádný nepřítel už tank nevidí ani ho nemá zaměřený.",
        ),
        "TD41": Sentence(
            "As a tank action one APCR token is loaded. The next shot uses it up, hit or miss.",
            "Tankovou akcí se nabije jeden žeton APCR. Příští výstřel ho spotřebuje, ať zasáhne, nebo mine.",
        ),
        "TD42": Sentence(
            "For a card discarded a living man moves to a vacant place, and his own becomes vacant. Nobody moves from "
            "the commander's place or to it.",
            "Za odhozenou kartu se živý člen posádky přesune na prázdné místo a jeho vlastní se uvolní. Z místa "
            "velitele ani na ně se nikdo nepřesouvá.",
        ),
        # Field actions
        "TD43": Sentence(
            "Field actions are terrain on an enemy, Command, a stop, an anti-tank gun's shot, infantry, and a road "
            "card. Infantry either advances or attacks, once in an action step.",
            "Akce bojiště jsou terén na nepřítele, rozkaz, zastavení, výstřel protitankového děla, pěchota a karta "
            "cesty. Pěchota buď postoupí, nebo zaútočí, jednou v akčním kroku.",
        ),
        "TD44": Sentence(
            "Command changes cards: with a team-mate, or for new ones. Or an own tank spots an enemy, takes hull down, "
            "or tries concealment at twice the value.",
            "Rozkazem se mění karty, se spoluhráčem nebo za nové. Nebo vlastní tank zpozoruje nepřítele, zaujme věžové "
            "postavení, či se pokusí o skrytí s dvojnásobnou hodnotou.",
        ),
        "TD47": Sentence(
            "Terrain can be played on an enemy tank in motion, spotted or not. It takes the place of the Move card, "
            "and the tank is at rest and may bog down in it.",
            "Terén lze zahrát i na nepřátelský tank v pohybu, zpozorovaný nebo ne. Nahradí kartu pohybu; tank pak "
            "stojí a může v něm zapadnout.",
        ),
        "TD48": Sentence(
            "For any card discarded the acting tank stops if it is in motion. It then stands in the terrain that the "
            "mission has everywhere: a field or a street.",
            "Za kteroukoli odhozenou kartu jednající tank v pohybu zastaví. Stojí pak v terénu, který má mise všude: "
            "na poli nebo na ulici.",
        ),
        # Tactics
        "TD49": Sentence(
            "The player whose tank is the target may answer with Tactics, the other may cancel this by Tactics of his "
            "own, and so on until one of them passes.",
            "Hráč, jehož tank je cílem, smí odpovědět taktikou, druhý ji smí zrušit vlastní taktikou, a tak dál, dokud "
            "jeden z nich nepasuje.",
        ),
        "TD50": Sentence(
            "Tactics take 20 off a shot; of a gun or of infantry they may cancel the flank instead. A tank's flank, a "
            "spot attempt and terrain on an enemy they cancel.",
            "Taktika ubere výstřelu 20; dělu nebo pěchotě smí místo toho zrušit obchvat. Obchvat tanku, pokus o "
            "zpozorování a terén na nepřítele ruší.",
        ),
        # Fire
        "TD52": Sentence(
            "A tank fires with a Fire card at a target that it sees, in line of sight and within reach of its gun. For "
            "3 order icons it loads APCR at once.",
            "Tank střílí s kartou palby na cíl, který vidí a který je na dohled a v dosahu kanónu. Za 3 symboly "
            "rozkazu přitom zrychleně nabije APCR.",
        ),
        "TD53": Sentence(
            "The chance to hit: what the gun has at the range, the Fire card, 20 for Leadership, the Ranging, 10 for a "
            "flank and the size of the target; then cover and whatever else hinders comes off.",
            "Šance na zásah: hodnota kanónu na danou vzdálenost, karta palby, 20 za velení, zaměření, 10 za obchvat a "
            "velikost cíle; odečte se kryt a vše, co překáží.",
        ),
        "TD54": Sentence(
            "A number of at most the chance to hit is a hit. Numbers from 96 to 100 always miss.",
            "Číslo nejvýš rovné šanci na zásah zasáhne. Čísla 96 až 100 vždy minou.",
        ),
        "TD55": Sentence(
            "A card is flipped, and its target number says where the target is hit. With two Fire cards the shooter "
            "chooses hull or turret.",
            "Otočí se karta a její číslo zaměřovače určí, kam je cíl zasažen. Se dvěma kartami palby volí hráč, který "
            "střílí, korbu nebo věž.",
        ),
        "TD57": Sentence(
            "Penetration is what the gun has at the range, with APCR, slope and the modifier of a card flipped. If it "
            "is at least the armour, of the side if flanked, the shot goes through. P always does, O never.",
            "Průraznost je hodnota kanónu na danou vzdálenost s APCR, svahem a modifikátorem otočené karty. Je-li "
            "aspoň rovna pancíři, při obchvatu bočnímu, tank je probit. P projde vždy, O nikdy.",
        ),
        "TD59": Sentence(
            "After a shot, hit or miss, the shooter may range the target if it is still there. It loses sight of all "
            "others by that.",
            "Po výstřelu, ať zasáhl, nebo minul, smí tank zaměřit cíl, pokud tu ještě je. Všechny ostatní tím ztratí z "
            "dohledu.",
        ),
        # Damage
        "TD61": Sentence(
            "A damage card is drawn for a tank shot through and read for the place hit, as heavy or light damage. The "
            "hit is critical if the card's number is the target number of the one flipped for penetration.",
            "Probitému tanku se otočí karta poškození a čte se podle místa zásahu, jako těžké, nebo lehké poškození. "
            "Zásah je kritický, když se číslo na ní rovná číslu zaměřovače karty otočené na průraznost.",
        ),
        "TD63": Sentence(
            "Where damage asks for an explosion or a fire a card is flipped, and only its icon brings it about. In "
            "capitals it happens at once.",
            "Ptá-li se poškození na výbuch nebo požár, otočí se karta a nastane jen při jeho symbolu. Velkými písmeny "
            "nastane hned.",
        ),
        "TD72": Sentence(
            "A tank that sets out from mines first draws a damage card. Only what it says of tracks is carried out.",
            "Tank, který vyjíždí z min, nejdřív otočí kartu poškození. Provede se jen to, co říká o pásech.",
        ),
        "TD73": Sentence(
            "After an explosion, or when a tank burns out, a card is flipped for each living man, two for a wounded "
            "one. Who gets the icon of the cause dies. The tank is eliminated.",
            "Po výbuchu, nebo když tank vyhoří, se za každého živého člena posádky otočí karta, za zraněného dvě. Kdo "
            "dostane symbol příčiny, zemře. Tank je vyřazen.",
        ),
        "TD75": Sentence(
            "The enemy who eliminates a tank gets its points and a medal. Its player loses half of his hand at random, "
            "rounded up, and the tank is out of play till the round is over.",
            "Nepřítel, který tank vyřadí, dostane jeho body a medaili. Hráč tanku náhodně ztratí polovinu ruky, "
            "zaokrouhleno nahoru, a tank je do konce kola mimo hru.",
        ),
        "TD77": Sentence(
            "When the last pass is over the final points of the mission are given, and the nation with more victory "
            "points wins. A tie is decided by the mission, then by medals; if these are equal too it is a draw.",
            "Po posledním průchodu se přidělí závěrečné body mise a vítězí národ, který má víc vítězných bodů. Při "
            "shodě rozhodne mise, pak medaile; je-li i těch stejně, bitva skončí nerozhodně.",
        ),
        # Guns and infantry
        "TD79": Sentence(
            "An anti-tank gun of the own side fires at an enemy within its reach, spotted or not, for the order icons "
            "that it costs, once in an action step. With a Flank card it meets the side.",
            "Protitankové dělo vlastní strany vystřelí na nepřítele v dosahu, zpozorovaného nebo ne, za tolik symbolů "
            "rozkazu, kolik stojí, jednou v akčním kroku. S kartou obchvatu míří na bok.",
        ),
        "TD81": Sentence(
            "With the option of radios, a player who has a tank without a radio talks with nobody about cards, plans "
            "or positions: he exchanges no cards by Command, shows his hand to nobody and is shown none.",
            "S volbou vysílaček hráč, který má tank bez vysílačky, s nikým nemluví o kartách, plánech ani pozicích: "
            "nevymění si karty Rozkazem, nikomu neukáže ruku a žádnou neuvidí.",
        ),
        "TD82": Sentence(
            "Infantry fights where the mission or the players want it. Of one nation at most it is on the card, at 200 "
            "or 400 m, else it is at 000.",
            "Pěchota bojuje tam, kde to chce mise nebo hráči. Na kartě, na 200 nebo 400 m, je nejvýš pěchota jednoho "
            "národa, jinak je na 000.",
        ),
        "TD83": Sentence(
            "Infantry advances for a card with any infantry mark: it pushes the enemy's back by 200 m, or, if there is "
            "none, goes 200 m on itself, up to 400 m.",
            "Pěchota postoupí za kartu s jakoukoli značkou pěchoty: zatlačí nepřátelskou o 200 m zpět, a není-li "
            "žádná, jde o 200 m vpřed, nejvýš na 400 m.",
        ),
        "TD84": Sentence(
            "Infantry attacks for a card with the mark of its nation, a tank that is not in motion and at most 600 m "
            "from the middle, in the city 400 m. The tank need not be spotted.",
            "Pěchota zaútočí za kartu se značkou svého národa na tank, který není v pohybu a je nejvýš 600 m od "
            "středu, ve městě 400 m. Zpozorovaný být nemusí.",
        ),
        "TD85": Sentence(
            "For 3 order icons more infantry attacks from the flank. Then the anti-tank weapon or close combat is "
            "chosen.",
            "Za další 3 symboly rozkazu útočí pěchota z obchvatu. Pak se zvolí protitanková zbraň, nebo boj zblízka.",
        ),
        "TD86": Sentence(
            "The chance of infantry to hit: what its card has for its range and the target's, and with it cover and "
            "size of the target. Nothing else counts but Tactics.",
            "Šance pěchoty na zásah: hodnota na její kartě pro její vzdálenost a vzdálenost cíle, k ní kryt a velikost "
            "cíle. Kromě taktiky se nic jiného nepočítá.",
        ),
        "TD87": Sentence(
            "If the number is below half the chance to hit infantry uses its stronger weapon, else the weaker. Soviets "
            "may go on to close combat instead of using the rifle.",
            "Je-li číslo nižší než polovina šance na zásah, použije pěchota silnější zbraň, jinak slabší. Sověti smějí "
            "místo protitankové pušky přejít k boji zblízka.",
        ),
        "TD88": Sentence(
            "Close combat: after the hit two cards are flipped. With two explosion icons the tank explodes; with one "
            "the commander dies if the hatch is open, and morale is checked.",
            "Boj zblízka: po zásahu se otočí dvě karty. Při dvou symbolech výbuchu tank vybuchne; při jednom a "
            "otevřeném poklopu zemře velitel a zkontroluje se morálka.",
        ),
        "TD89": Sentence(
            "With its hatch closed a tank fires at −10, and no order icons help it to spot. Its commander is safe from "
            "close combat.",
            "S uzavřeným poklopem střílí tank s −10 a ke zpozorování mu nepomohou symboly rozkazu. Velitele boj "
            "zblízka neohrozí.",
        ),
        # Missions
        "TD92": Sentence(
            "Hold the High Ground: a tank that moves to 400 m may take a hill card while there is one, and natural "
            "terrain with it. It brings 1 point each phase, and 10 at the end to a nation alone on the hills. Other "
            "missions have cards for other places.",
            "Obsazení výšin: tank, který jede na 400 m, smí vzít kartu kopce, dokud nějaká je, a s ní přírodní terén. "
            "Přináší 1 bod v každé fázi a na konci 10 národu, který je na kopcích sám. Jiné mise mají karty pro jiná "
            "místa.",
        ),
        "TD95": Sentence(
            "Secure the Bridge: a tank that moves to 000 takes the bridge card, and no other gets there or across "
            "meanwhile. Each phase of a tank brings 1 point for every tank of its nation on the bridge or beyond it. "
            "Against Robata each nation has three tanks.",
            "Zajištění mostu: tank, který dojede na 000, bere kartu mostu a jiný tam zatím nesmí, ani přejet. Každá "
            "fáze tanku přináší 1 bod za každý tank jeho národa na mostě nebo za ním. Proti Tankobotovi má "
            "každý národ tři tanky.",
        ),
        "TD96": Sentence(
            "Streets of Steel: every tank has a street below it, and mud is not played as terrain. Within 400 m of the "
            "middle a tank may take a square card, which brings 1 point each phase. Line of sight is 600 m, from "
            "square to square 800 m.",
            "Ulice plné oceli: pod každým tankem je ulice a bahno se jako terén nehraje. Do 400 m od středu smí tank "
            "vzít kartu náměstí, která přináší 1 bod v každé fázi. Dohled je 600 m, z náměstí na náměstí 800 m.",
        ),
        "TD97": Sentence(
            "Fog Shrouded Counterattack: the Move level is 5 at most, fire has −10, line of sight is 600 m. A flip in "
            "each phase may bring heavy weather: the tank sees 200 m and has 50 more cover. It plays terrain on itself "
            "only after a Move card of 4 or less.",
            "Zamlžený protiútok: úroveň pohybu je nejvýš 5, palba má −10, dohled je 600 m. Otočená karta může v každé "
            "fázi přinést náročné počasí: tank vidí na 200 m a má kryt o 50 vyšší. Terén na sebe zahraje jen po kartě "
            "pohybu nejvýš 4.",
        ),
        "TD98": Sentence(
            "Hunger for Oil: deep mud lowers the Move level. With one road card under its tanks a nation drives in "
            "column behind the lead tank instead, with two it drives freely; in mud and in column nobody flanks. A "
            "road card costs 2 order icons. Flips bring new tanks and may end the mud.",
            "Hlad po ropě: hluboké bahno snižuje úroveň pohybu. S jednou kartou cesty pod svými tanky jede národ "
            "místo toho v koloně za vedoucím tankem, se dvěma jede volně; v bahně ani v koloně se neobchází. Karta "
            "cesty stojí 2 symboly rozkazu. Otočené karty přinášejí nové tanky a mohou bahno ukončit.",
        ),
        # Robata
        "TD100": Sentence(
            "Each tank of Robata begins with an alert card; the others are shuffled. It has one APCR that is never "
            "used up, one pass more than a player, and a token for each tank in peril.",
            "Každý tank Robaty začíná s kartou pohotovosti, ostatní se zamíchají. Má jednu podkaliberní střelu, která "
            "se nespotřebuje, o jeden pas víc než hráč a žeton pro tank v nebezpečí.",
        ),
        "TD102": Sentence(
            "Robata answers players as if by Tactics: if the card flipped is Tactics, or if its target number is at "
            "most the passes completed and one more, 3 at the most. Players may answer with Tactics.",
            "Tankobot odpovídá hráčům jakoby taktikou: je-li otočená karta taktika, nebo je-li její číslo zaměřovače "
            "nejvýš o 1 vyšší než počet dokončených průchodů, nejvíc 3. Hráči smějí odpovědět taktikou.",
        ),
        "TD105": Sentence(
            "Robata reveals three cards for each tank and reckons its threat: who sees, has ranged or flanks it, mud "
            "or mines and bogging count up, what it sees, has ranged or flanks counts down. In peril it bids low; else "
            "low with a good shot and high without.",
            "Robata odhalí pro každý tank tři karty a spočte ohrožení: kdo ho vidí, má zaměřený nebo obchází, bahno, "
            "miny a zapadnutí je zvyšují, co sám vidí, má zaměřeno nebo obchází, je snižuje. V nebezpečí volí nízkou "
            "kartu, jinak nízkou s dobrým výstřelem a vysokou bez něj.",
        ),
        "TD106": Sentence(
            "Robata always puts a fire out, unless the commander is dead or half the crew hurt: then it bails out if "
            "the target number flipped is at least the lower of both levels. Its crews always rally.",
            "Tankobot požár vždy uhasí, jen s mrtvým velitelem nebo polovinou posádky zraněnou či mrtvou tank opustí, "
            "je-li otočené číslo zaměřovače aspoň rovné nižší z obou úrovní. Jeho posádky se vždy zkonsolidují.",
        ),
        "TD107": Sentence(
            "For a tank of Robata about three cards are revealed; by them and its action card it acts. As defender in "
            "Breakout it may fire a gun first; with exactly two order icons on these cards its penetration is 3 more.",
            "Tanku Tankobota se odhalí asi tři karty; podle nich a podle karty akcí jedná. Při obraně v Průlomu "
            "obklíčení může nejdřív vystřelit z děla; jsou-li na kartách právě dva symboly rozkazu, má průraznost o 3 "
            "vyšší.",
        ),
        "TD108": Sentence(
            "Robata moves or fires as often as its first card is at most its level and its second at most half of it, "
            "rounded up. Without a success it does what its card says next.",
            "Robata jede nebo střílí tolikrát, kolikrát je první karta nejvýš jeho úroveň a druhá nejvýš její polovina "
            "zaokrouhlená nahoru. Bez úspěchu dělá to, co má na kartě dál.",
        ),
        "TD110": Sentence(
            "Where Robata picks at random, the options are shared out over the target numbers as evenly as can be, and "
            "a card is flipped.",
            "Kde Tankobot vybírá náhodně, rozdělí se možnosti mezi čísla zaměřovače co nejrovnoměrněji a otočí se "
            "karta.",
        ),
        "TD112": Sentence(
            "Robata takes the target that it hits most easily; a good shot comes before a poor one, to spot only whom "
            "it has not spotted. What some missions put first goes first.",
            "Robata bere cíl, který zasáhne nejsnáze; zdařilý výstřel má přednost před chabým, pozoruje jen toho, koho "
            "ještě nevidí. Co některé mise dávají napřed, jde napřed.",
        ),
        "TD117": Sentence(
            "At the end of its phase a tank of Robata discards what was revealed. If it was in peril it gets another "
            "action card.",
            "Na konci fáze se karty odhalené tanku Tankobota odhodí. Byl-li v ohrožení, dostane jinou kartu akcí.",
        ),
        # The deck
        "TD120": Sentence(
            "Hands are secret, from team-mates too, unless their players show them. Where that was agreed on, a player "
            "may show his team-mates his whole hand while an initiative card is asked of him, once a round.",
            "Karty v ruce jsou tajné i před spoluhráči, pokud je hráči sami neukážou. Bylo-li to dohodnuto, smí hráč "
            "jednou za kolo ukázat spoluhráčům celou ruku, když se od něj žádá karta iniciativy.",
        ),
        "TD122": Sentence(
            "A draw takes a random card of those in the deck. SHUFFLE, in the last pass END GAME, lies in the lower "
            "half: once the upper one is used up it may turn up before any card.",
            "Dobírá se náhodná karta z těch, které jsou v balíčku. Karta ZAMÍCHAT, v posledním průchodu KONEC HRY, "
            "leží v dolní polovině: jakmile je horní dobrána, může přijít před kteroukoli kartou.",
        ),
        # Where the rules leave something open: how it is decided here
        "TDR6": Sentence(
            "The battlefield ends at 1000 m on either side of the middle. No tank moves beyond.",
            "Bojiště končí 1000 m na obě strany od středu. Dál žádný tank nejede.",
        ),
        "TDR11": Sentence(
            "A bogged tank that moves tries to get free: for each Move card one is flipped, and a target number of at "
            "most the value of its Bog token frees it. It stays where it is.",
            "Zapadlý tank se jízdou pokouší vyprostit: za každou kartu pohybu se jedna otočí a číslo zaměřovače nejvýš "
            "rovné hodnotě žetonu zapadnutí ho vyprostí. Zůstává, kde je.",
        ),
        "TDR16": Sentence(
            "By Command a player and a team-mate who agrees give each other one or two cards. Or the player discards "
            "one or two and draws as many.",
            "Rozkazem si hráč a spoluhráč, který souhlasí, navzájem dají jednu nebo dvě karty. Nebo hráč jednu či dvě "
            "odhodí a stejně jich dobere.",
        ),
        "TDR53": Sentence(
            "For a gun only the target counts: its cover and size, mud, motion, a hill, Tactics. A player's Flank card "
            "makes the gun meet the side; Robata's flank gives 10 to hit besides, and hull down is no help against it.",
            "U děla se počítá jen cíl: jeho kryt a velikost, bahno, pohyb, kopec, taktika. S kartou obchvatu míří dělo "
            "hráče na bok; obchvat Tankobota přidá k zásahu ještě 10 a věžové postavení před ním nechrání.",
        ),
    },
)
