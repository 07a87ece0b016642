"""`--help` in Czech: the same tables as in the commands themselves. What is not here stands in English;
commands for developers do."""

from typing import Final

COMMANDS: Final[dict[str, str]] = {
    "": """\
Kronika: rozhodčí karetních válečných her.

\b
Zkusit sám:           kronika play --against bot
Provozovat službu:    kronika serve
Co lze hrát:          kronika packs
Hrát na dálku:        kronika new PACK SCENARIO, pak kronika play GAME
Co se stalo:          kronika board GAME, kronika replay GAME
Nikomu nevěřit:       kronika export GAME, pak kronika verify GAME.jsonl

Hra se hledá mezi vašimi proti botovi, pak na službě; s --server nejdřív tam.

Volby před příkazem říkají, kdo jste a s kým mluvíte. Každou lze nastavit i v prostředí:
KRONIKA_CLI_LANG, KRONIKA_CLI_SERVER a tak dále.""",
    "new": """\
Založí hru a vypíše její id.

PACK a SCENARIO jsou z výpisu `kronika packs`: `kronika new {game}`. Je v něm i to, s jakými
místy a volbami lze scénář hrát. Místo ve hře obsadíte příkazem `kronika play GAME --seat SIDE`;
id řekněte soupeři.""",
    "play": """\
Hraje hru v terminálu, proti botovi nebo na dálku.

Ukazuje plán, vaši ruku a očíslovaná rozhodnutí, u každého útoku s jeho šancí. Vaše místo se
pamatuje ve vašem profilu: můžete kdykoli odejít a vrátit se týmž příkazem.

\b
kronika play --against bot       nová hra; bez běžící služby
kronika play GAME --against bot  pokračovat v ní
kronika play GAME                hra na běžící službě
kronika play --against bot {further}

Navazující scénáře se hrají příkazem `kronika campaign play`.""",
    "bot": """\
Nechá za jedno místo hrát bota.

Je to obyčejný klient: obsadí místo, je-li volné, a dohraje GAME do konce. Když služba není
dostupná, čeká na ni.""",
    "watch": """\
Sleduje hru živě, po řádku na událost.

Každý záznam i hod se ověří, jakmile přijde. Přerušené spojení se naváže tam, kde se přerušilo.
Končí uzavřením hry nebo Ctrl-C.""",
    "games": """\
Vypíše hry, nebo živě hlásí, kde jste na tahu.

Nejnovější hra je první. Vaše hry proti botovi stojí před hrami služby a nepotřebují ji; s --server
se vypíšou jen hry té služby. --wait se ptá služby.""",
    "packs": """\
Vypíše balíky a scénáře, které lze hrát.

Jsou to ty, které zná služba; když žádná neběží, ty na tomto počítači, se kterými hrajete proti
botovi. U každého scénáře jsou místa, která ho mohou hrát, obvyklá první; u každého balíku volby, které
bere `kronika new`, a boti, kteří mohou držet místo.""",
    "seat": """\
Zve do hry a předává místa, k nimž je ztracen klíč.

\b
kronika seat list GAME          kdo hraje, kdo je pozván, kdo žádá
kronika seat invite GAME        pustí někoho dovnitř tajemstvím
kronika seat bot GAME SIDE      volné místo hraje bot služby
kronika seat propose GAME SIDE  žádá o místo, které někdo drží
kronika seat answer GAME PROPOSAL --consent
kronika seat claim GAME         vaše místo v přijaté hře
kronika seat lock GAME          nikdo už nepřichází ani neodchází; unlock
kronika seat free GAME SIDE     vyprázdní místo, které se nezavazuje

Místo přejde, když souhlasí všechna ostatní držená místa (botů se nikdo neptá) a jeho držitel měl
čas odmítnout (tři dny, neříká-li služba jinak). GAME může být i kampaň.""",
    "seat list": """\
Ukáže, kdo hraje, kdo je pozván a kdo žádá o místo.

Žádost i pozvánka se označují svým číslem.""",
    "seat free": """\
Uvolní místo, které se nezavazuje, než hra začne.

Pro toho, kdo hru založil. Kdo tam seděl, smí místo zase obsadit.""",
    "seat lock": """\
Uzamkne sestavu, dokud hra nezačne.

Pro toho, kdo hru založil: nikdo místo neopustí ani nepředá a volné obsadí jen on nebo koho
pozval. Dál smí uvolnit místo, které se nezavazuje.""",
    "seat unlock": "Odemkne sestavu.",
    "seat invite": """\
Pustí někoho do hry; vypíše tajemství.

Kdo má tajemství, jednou s ním obsadí volné místo (`kronika play GAME --invitation SECRET`), nebo
žádá o držené (`kronika seat propose`). Zvete za místo, které držíte, jinak jako zakladatel hry.
Dokud není použita, lze pozvánku odvolat.""",
    "seat bot": """\
Nechá volné místo hrát bota služby.

Pro toho, kdo hru či kampaň založil. Bot vidí to, co vidí jeho místo; je-li hra uzavřena, každé jeho
rozhodnutí zopakuje `kronika audit`.""",
    "seat withdraw": """\
Odvolá pozvánku, která ještě nebyla použita.

INVITATION je její číslo ve výpisu `kronika seat list`.""",
    "seat propose": """\
Žádá o místo, které někdo drží; ostatní musí souhlasit.

Pro toho, kdo k němu ztratil klíč nebo hraje dál za někoho, kdo nechodí. Držíte jiné místo, založili
jste hru, nebo vás některé místo pozvalo. Vypíše číslo žádosti.""",
    "seat answer": """\
Souhlasí s žádostí o místo, nebo ji odmítne.

PROPOSAL je její číslo ve výpisu `kronika seat list`.""",
    "seat claim": """\
Přihlásí se k vašemu místu v přijaté hře.

Váš klíč podepíše, že místo bylo vaše. Od té chvíle je hra mezi vašimi hrami a hody místa mezi
vašimi hody.""",
    "notices": """\
Dá vědět, že na vás čeká hra, když není otevřená žádná stránka.

\b
kronika notices show            co je zapnuto
kronika notices mail ADDRESS    poštou; nejdřív tam přijde kód
kronika notices confirm CODE    kód z té pošty
kronika notices webhook URL     vašemu programu
kronika notices remove mail     vypne to; nebo webhook
kronika notices stop SECRET     totéž tajemstvím z pošty

O každém rozhodnutí, závazku, odhalení a souhlasu, na které hra čeká, se dozvíte jednou, a ne když
právě hrajete nebo sledujete. O soukromé hře jen to, že v některé je něco na řadě.""",
    "notices show": "Ukáže, co je zapnuto a co služba nabízí.",
    "notices mail": """\
Uvede adresu, kam chodí pošta.

Přijde tam kód a nic jiného, dokud adresu nepotvrdíte. Píše se jazykem, který určuje --lang.""",
    "notices confirm": "Potvrdí adresu kódem z pošty.",
    "notices webhook": """\
Uvede webhook.

Začíná https:// a hned dostane výzvu; má odpovědět stavem 200 a samotnou výzvou. Co dostává, je
podepsáno klíčem, který ukazuje `kronika key service` (docs/writing-a-client.md, „Webhooks“).""",
    "notices remove": "Vypne poštu nebo webhook; služba adresu zapomene.",
    "notices stop": """\
Vypne poštu tajemstvím, které stojí na jejím konci.

Není k tomu třeba žádná vaše totožnost: kdo dostává poštu, o kterou nežádal, ji může zastavit.""",
    "claim": """\
Nárokuje hru, na kterou jiná strana nechává čekat déle, než smí.

`kronika games` ukazuje, na koho a do kdy se čeká. Hra, která začala, je vyhraná; která nezačala, se
zruší a nikdo nevítězí, jen hra kampaně se vyhrává.""",
    "limit": """\
Prodlouží, pozastaví nebo obnoví lhůtu na odpověď, se souhlasem všech.

\b
kronika limit HRA extend 3d    žádá o 3 dny navíc pro vše, na co se teď čeká
kronika limit HRA pause        žádá o zastavení času
kronika limit HRA resume       žádá o jeho obnovení
kronika limit HRA agree        souhlasí s tím, oč žádají ostatní
kronika limit HRA decline      odmítne to
kronika limit HRA withdraw     stáhne vlastní žádost

Žádost o obnovení, která zůstala bez odpovědi po celou lhůtu, platí, jakmile ji zopakujete.""",
    "check": """\
Hledá vše, co může být ve složce dat špatně.

Služba může mezitím běžet. Každá hra se porovná se značkou, která je u ní uložena, a složí se, její
řetězy s kotvami; prohlédnou se soubory, přehledy a kdo je smí otevřít. Nic se nezapisuje.

Kód ukončení 0: nic není špatně; 1: něco je; 2: nelze to zkontrolovat.""",
    "campaign": """\
Kampaň: navazující scénáře.

\b
Sám, bez služby:  kronika campaign play --against bot
Na dálku používají oba hráči běžící službu:
  kronika campaign create          založí kampaň; vypíše její id
  kronika campaign play CAMPAIGN   strana, balíčky, hry, události po nich
  kronika campaign state CAMPAIGN  jak kampaň stojí

Co se ztratí v jednom scénáři, je ztraceno i v dalších. Každý scénář je
samostatná hra; `kronika board`, `replay`, `timeline` a `verify` berou její id i id kampaně.
Co se jen dívá, bere i exportovaný soubor.""",
    "campaign create": """\
Založí kampaň a vypíše její id.

PACK je balík, který má kampaň; služba sama má {campaign}. Stranu obsadíte příkazem
`kronika campaign play CAMPAIGN --seat SIDE`; id řekněte soupeři.""",
    "campaign list": """\
Vypíše kampaně, nejnovější první.

Kampaně proti botovi stojí před kampaněmi služby a nepotřebují ji.""",
    "campaign join": "Obsadí místo v kampani; platí pro všechny její hry.",
    "campaign play": """\
Pokračuje v kampani: balíčky, hry, události.

Nemáte-li stranu, nejdřív vám ji obsadí. Můžete kdykoli odejít, i uprostřed scénáře, a vrátit se
týmž příkazem.

\b
kronika campaign play --against bot           nová kampaň; bez služby
kronika campaign play CAMPAIGN --against bot  pokračovat v ní
kronika campaign play CAMPAIGN                kampaň na běžící službě""",
    "campaign start": """\
Potvrdí stav a sestaví balíček, než začne scénář.

Scénář se pak hraje příkazem `kronika play GAME`.""",
    "campaign aftermath": """\
Projde události po scénáři: ztráty a vylepšení.

Začínají, když obě strany potvrdí konec hry. Dokud obě nepotvrdí i události, lze dobrané karty
se souhlasem druhé strany vzít zpět.""",
    "campaign bot": """\
Nechá za jednu stranu kampaně hrát bota.

Je to obyčejný klient: sestavuje balíčky, hraje hry, prochází události po nich a každý konec
potvrdí. Když služba není dostupná, čeká na ni.""",
    "board": """\
Nakreslí plán hry, jako text nebo jako SVG.

GAME je id, nebo exportovaný soubor. U kampaně: jak stojí, její záznam a město.""",
    "replay": """\
Projde hru krok za krokem, s plánem u každé verze.

GAME je id, nebo exportovaný soubor. Enter jde dál, b zpět, číslo na danou verzi, q končí.""",
    "timeline": """\
Vypráví, co se ve hře stalo, po řádku na událost.

GAME je id, nebo exportovaný soubor.
Řádek: verze, ~ pokud byla vzata zpět, kolo, událost.""",
    "rolls": """\
Vypíše hody a otočené karty hry, nebo je spočítá za hráče.

GAME je id, nebo exportovaný soubor.
U každého výsledku je, čeho měl dosáhnout, z čeho se to skládá a podle kterých pravidel, jaká byla
šance, a co se podle kterého pravidla počítá: ✓ za číslem, které uspělo, ✗ za jiným. Značka před ním: ~ byl vzat zpět, ! je nebo byl napaden. KEY je veřejný klíč hráče (`kronika key show`).""",
    "dispute": """\
Napadne hod nebo otočenou kartu, nebo to vezme zpět; hraje se dál.

Ukáže výsledek ve VERSION hry GAME, jeho složky a důkaz, spočítá ho tu znovu a řekne, jak to zopakovat.
REASON je do záznamu.""",
    "export": """\
Zapíše hru do souboru, který může každý ověřit.

`kronika verify` soubor ověří, `kronika replay` a `kronika board` ho ukážou.""",
    "import": """\
Přijme exportovanou hru, která je uzavřená, pokud projde ověřením.

Ponechá si id, potvrzení i důkazy a je označena jako přijatá: nikomu se tu nepočítá, dokud se ke
svému místu nepřihlásí (`kronika seat claim`). Nebo přijde jako kopie, s novým id, novou náhodou a
volnými místy: s --copy, a když hra v souboru je otevřená, ale ne uzavřená.""",
    "fork": """\
Založí hru, která začíná tam, kde stála uzavřená.

GAME je ta uzavřená, VERSION verze, ve které byl někdo na tahu. `before roll VERSION` začne u posledního
rozhodnutí před hodem nebo otočenou kartou (viz kronika rolls). Vypíše nové id.""",
    "verify": """\
Ověří hru: soubor, i bez připojení, nebo hru na službě.

GAME je soubor nebo id. V souboru se ověří vše: otisky, pečetě, kostky, dobírání, závazky, podpisy.
Bez klíče --key, kterému věříte, a bez potvrzení --receipt lze říci jen to, že soubor neodporuje
sám sobě.

S klíčem --key musí být soubor podepsán jím, nebo klíčem, který po něm následoval (`kronika rotate`).
--require-vouched odmítne soubor, za který ručí jen on sám, soubor s odhalením, které ostatní
nezavázalo, i soubor, v němž bot služby neodhalil první nebo byl odebrán dřív, než začala náhoda.

Více souborů se ověří jeden po druhém; soubor kampaně se pak porovná se soubory jejích her: zda
každá byla připravena, jak kampaň říká, a zda kampaň převzala, co se v ní stalo.

Na službě musí nynější log navazovat na to, co podepsala v potvrzeních, která máte.

Potvrzení uložená v profilu se použijí sama. Kód ukončení 1, pokud něco nesouhlasí.""",
    "audit": """\
Znovu posoudí každé rozhodnutí uzavřené hry.

Podle dnešních pravidel, z postavení a s výsledky, které drží log. Dnes odmítnuto; přijato s jiným
pohledem; stejný pohled jinými událostmi. Co rozhodl bot služby, se znovu spočítá ze semínka a z toho,
co vidělo jeho místo: není to, co rozhodne bot. Vše kromě jiných událostí znamená neúspěch (kód 1),
a stejně tak soubor, který neprojde ověřením.""",
    "key": """\
Vaše totožnost a klíče ostatních.

Totožnost je token, který drží vaše místa, a klíč, kterým podepisujete rozhodnutí.""",
    "key show": """\
Vypíše váš veřejný klíč a jeho otisk.

Porovnejte otisk s tím, co o vás vidí ostatní (`kronika key seats`, u stolu f).""",
    "key seats": """\
Vypíše, kdo drží místa ve hře a s jakými klíči.

Porovnejte je s tím, co vám ostatní ukážou (`kronika key show`).""",
    "key service": """\
Vypíše klíče, kterými služba podepisuje potvrzení.

Ten používaný je první. Jsou pro `kronika verify --key`.""",
    "key export": "Zkopíruje vaši totožnost do FILE. Kdo ho má, hraje za vás.",
    "key import": "Převezme do tohoto profilu totožnost z FILE.",
    "pack": """\
Balíky: údaje hry jako datové soubory.

\b
kronika pack new FOLDER              kostra k přepsání
kronika pack check FOLDER            co je špatně, nebo zatím chybí
kronika pack draw FOLDER SCENARIO    jak je scénář rozložen""",
    "pack new": """\
Zapíše kostru, kterou přepíšete svými údaji.

FOLDER se vytvoří a musí být prázdný; jeho jméno bude jménem balíku. Co v něm je, lze hned
kontrolovat, kreslit i hrát.""",
    "pack check": """\
Zkontroluje balík a jmenuje všechny chyby naráz.

Ve FOLDER leží pack.toml; u každé chyby je soubor, místo a to, co by platilo.""",
    "pack draw": """\
Nakreslí, jak je scénář balíku rozložen.

Jako text nebo jako SVG. SCENARIO je jeho číslo, jak je zná `kronika pack check` a `kronika packs`.""",
    "serve": """\
Provozuje službu, dokud není přerušena.

Jednu složku dat obsluhuje jeden proces; drží na ní zámek. Databázi jich může sdílet několik. Co bylo
potvrzeno, je na disku: proces lze kdykoli zabít a spustit znovu.""",
    "backup": """\
Zkopíruje log a tajemství, i za běhu služby.

Do složky TARGET, vše z téhož okamžiku. Tajemství zůstávají zašifrovaná klíčem služby; ten (kronika.key)
uchovejte jinde.""",
    "restore": """\
Přenese zálohu do prázdné složky dat.

SOURCE je složka zálohy. Běžící hra dostane před pokračováním novou epochu náhody, zapsanou v
logu: co se házelo po záloze, může někdo znát.""",
    "rebuild": """\
Přepočítá čtecí modely, i za běhu služby.

Vymění se, jakmile dohoní log.""",
    "project": """\
Udržuje čtecí modely ve vlastním procesu.

Běží, dokud není přerušen, vedle služeb s nastavením `project` na false: co se v nich rozhoduje, pak
nečeká na přehledy a statistiky.""",
    "rotate": """\
Vytvoří nový klíč k podpisu potvrzení a vypíše ho.

Běžící služba ho hned převezme. Starý zůstává známý a zveřejněný: potvrzení jím podepsaná platí
dál.""",
    "move-store": """\
Přestěhuje službu se všemi hrami do databáze, nebo zpět do souborů.

FROM a TO jsou složky, nebo adresy databází: postgresql://user@host/database. Nikdo je přitom nesmí
obsluhovat. TO musí být prázdné. Přestěhuje se vše, nebo nic, a porovná se to bajt po bajtu; přerušené
stěhování se spustí znovu. FROM zůstane, jak je, a obsluhovat už nepůjde.""",
    "demo": """\
Nechá hrát dva boty a dokáže, že log drží vše.

Hrají scénář 1 přes gRPC jako obyčejní klienti; hra se ukazuje, kreslí, přehraje ze souboru a
ověří. Pak tři scénáře kampaně, s městem a pořadači karet před nimi a po nich, obnovenými z logu.
Kód ukončení 0 jen tehdy, když vše souhlasilo.

Na konci řekne adresu, na které jde hru přehrát v prohlížeči.""",
    "dev": "Pro vývojáře Kroniky.",
}
"""By the words that lead to a command."""

OPTIONS: Final[dict[str, str]] = {
    "The bot, by its name. Default: the first that comes with the game.": "Bot, jménem. Jinak první, který ke hře patří.",
    "Show this message and exit.": "Vypíše tuto nápovědu.",
    "Show the version and exit.": "Vypíše verzi.",
    "The language of games and of this help.": "Jazyk her a této nápovědy.",
    "Where the service listens.": "Kde služba naslouchá.",
    "Which of your identities to use.": "Kterou z vašich totožností použít.",
    "The folder of your identities. Default: $KRONIKA_HOME, or kronika in your data folder.": (
        "Složka vašich totožností. Jinak $KRONIKA_HOME, nebo kronika ve vaší složce dat."
    ),
    "A certificate (PEM) to trust; turns TLS on.": "Certifikát (PEM), kterému věřit; zapíná TLS.",
    "Tell it as JSON, a value a line.": "Řekne to jako JSON, hodnotu na řádek.",
    "What chance or the other side has answered cannot be taken back.": (
        "Co zodpověděla náhoda nebo druhá strana, nelze vzít zpět."
    ),
    "Who plays: n1,s1. Default: the usual seats.": "Kdo hraje: n1,s1. Jinak obvyklá místa.",
    "An option of the rules; again: more.": "Volba pravidel; opakováním více.",
    "Nobody but the seats may watch.": "Smí se dívat jen ti, kdo hrají.",
    "How long a side may let the game wait before another may claim it: 3d, or none. Default: 30d.": (
        "Jak dlouho smí strana nechat hru čekat, než ji jiná smí nárokovat: 3d, nebo none. Jinak 30d."
    ),
    "Ask also where there is one answer, which everybody can tell.": (
        "Ptát se i tam, kde je jediná odpověď, kterou každý zná."
    ),
    "How long it holds: 12h, 3d. Default: 7d.": "Jak dlouho platí: 12h, 3d. Jinak 7d.",
    "Let the seat pass on, or not.": "Nechat místo přejít, nebo ne.",
    "Lists instead of drawings and no colours, for a screen reader.": (
        "Seznamy místo kreseb a žádné barvy, pro čtečku obrazovky."
    ),
    "Refuse what no key or receipt of yours vouches for.": "Odmítnout, za co neručí váš klíč ani potvrzení.",
    "Ring when it is your turn, or something happens while you are asked.": (
        "Zazvonit, když jste na řadě, nebo když se při otázce něco stane."
    ),
    "The head of the game, as its file ends with; needed with --seat for a private game.": (
        "Hlava hry, kterou její soubor končí; u soukromé hry je nutná, spolu s --seat."
    ),
    "The seat it is for. Default: any.": "Místo, pro které je. Jinak kterékoli.",
    "The seat that was yours. Default: the one that was played with your key.": (
        "Místo, které bylo vaše. Jinak to, které hrál váš klíč."
    ),
    "The secret of an invitation to it.": "Tajemství pozvánky do ní.",
    "The game closes by itself so long after its end.": "Hra se tak dlouho po konci uzavře sama.",
    "How long a request to undo stays open.": "Jak dlouho platí žádost o vrácení.",
    "The seat to play. Default: the one you hold, or the first empty one.": (
        "Místo, za které hrát. Jinak to, které držíte, nebo první volné."
    ),
    "Play against a bot; needs no running service.": "Hrát proti botovi; bez běžící služby.",
    "Of a new game against a bot.": "Balík nové hry proti botovi.",
    "Of a new game against a bot. Default: the first of the pack.": "Scénář nové hry proti botovi. Jinak první v balíku.",
    "Where games against a bot are kept. Default: a folder of your profile.": (
        "Kde se ukládají hry proti botovi. Jinak složka vašeho profilu."
    ),
    "What you want to be called. Default: your profile's name.": "Jak se chcete jmenovat. Jinak jméno vašeho profilu.",
    "Play without signing your decisions.": "Hrát bez podepisování rozhodnutí.",
    "The seat to play. Default: the first empty one.": "Místo, za které hrát. Jinak první volné.",
    "How it plays.": "Jak hraje.",
    "Makes the bot's choices repeatable.": "Umožní volby bota zopakovat.",
    "Start after this version.": "Začít po této verzi.",
    "Watch as the seat you hold. Default: what everybody sees.": "Dívat se z místa, které držíte. Jinak to, co vidí každý.",
    "Only games in which you hold a seat.": "Jen hry, ve kterých držíte místo.",
    "Only games in this phase.": "Jen hry v této fázi.",
    "Only games of this pack.": "Jen hry tohoto balíku.",
    "Tell live of every game in which something waits for you.": "Živě hlásit každou hru, ve které na vás něco čeká.",
    "Only those in which you hold a seat.": "Jen ty, ve kterých držíte místo.",
    "The side to play. Default: the first empty one.": "Strana, za kterou hrát. Jinak první volná.",
    "Of a new campaign against a bot.": "Balík nové kampaně proti botovi.",
    "The side to play. Default: the one you hold, or the first empty one.": (
        "Strana, za kterou hrát. Jinak ta, kterou držíte, nebo první volná."
    ),
    "Where campaigns against a bot are kept. Default: a folder of your profile.": (
        "Kde se ukládají kampaně proti botovi. Jinak složka vašeho profilu."
    ),
    "Stop after so many aftermaths. Default: play to the end.": "Skončit po tolika scénářích. Jinak hrát do konce.",
    "The version of the campaign. Default: now.": "Verze kampaně. Jinak nyní.",
    "The version to draw. Default: the last.": "Verze, kterou nakreslit. Jinak poslední.",
    "Write a picture to this file instead.": "Místo toho zapsat do tohoto souboru obrázek.",
    "Of what, such as hand-SEAT. Default: the first panel.": "Čeho, například hand-SEAT. Jinak prvního panelu.",
    "Which layers it shows, with commas between, or all, or none. Default: as the system draws it.": (
        "Které vrstvy ukáže, oddělené čárkami, nebo all (všechny), none (žádné). Jinak jak kreslí systém."
    ),
    "With what it tells of a thing, such as counter:ID.": "S tím, co říká o jedné věci, například counter:ID.",
    "See it as the seat you hold. Default: the one you hold, else the public.": (
        "Vidět to z místa, které držíte. Jinak z toho, které držíte, nebo jako veřejnost."
    ),
    "Do not stop at each step.": "Nezastavovat po každém kroku.",
    "Draw the board at each step.": "Kreslit plán při každém kroku.",
    "A player's dice and flips over all games: are they loaded?": "Hody a otočené karty hráče ze všech her: "
    "nejsou cinknuté?",
    "Take the dispute back.": "Vzít spor zpět.",
    "Ask to go back to before it; that ends a dispute of yours.": "Žádat o návrat před něj; váš spor tím skončí.",
    "Default: GAME.jsonl.": "Jinak GAME.jsonl.",
    "A seat you hold, public, or referee once the game is closed. Default: the widest.": (
        "Místo, které držíte, public, nebo u uzavřené hry referee. Jinak nejširší pohled."
    ),
    "A key of the service that you trust (64 hex digits).": "Klíč služby, kterému věříte (64 šestnáctkových číslic).",
    "A receipt kept.": "Uchované potvrzení.",
    "Then forget the receipt you keep: to go on with a game that lost events.": (
        "Pak uložené potvrzení zapomenout: pro pokračování ve hře, která přišla o události."
    ),
    "Replace the identity that this profile has.": "Nahradit totožnost, kterou tento profil má.",
    "The format to write.": "Formát, ve kterém se zapíše.",
    "A TOML file with settings (docs/operating.md, “Settings”).": "Soubor TOML s nastavením (docs/operating.md, „Settings“).",
    "The data folder. Default: var, or KRONIKA_DATA.": "Složka dat. Jinak var, nebo KRONIKA_DATA.",
    "The folder of the key. Default: FROM, if it is a folder.": "Složka klíče. Jinak FROM, je-li to složka.",
    "Where the games are, if not in --data: a folder, or postgresql://user@host/database.": "Kde jsou hry, nejsou-li v --data: složka, nebo postgresql://user@host/database.",
    "The address to listen on. Default: 127.0.0.1.": "Adresa, na které naslouchat. Jinak 127.0.0.1.",
    "The port; 0 picks a free one. Default: 50551.": "Port; 0 vybere volný. Jinak 50551.",
    "The port of the page; 0 picks a free one, -1 serves none. Default: the one after --port.": "Port stránky; 0 vybere volný, -1 žádnou neslouží. Jinak ten po --port.",
    "A certificate chain (PEM); needs --tls-key.": "Řetěz certifikátů (PEM); vyžaduje --tls-key.",
    "The certificate's private key (PEM).": "Soukromý klíč certifikátu (PEM).",
    "Listen beyond loopback without TLS.": "Naslouchat mimo tento počítač bez TLS.",
    "A folder with further packs, one subfolder each.": "Složka s dalšími balíky, každý v podsložce.",
    "Take the game in as a copy to play on.": "Přijmout hru jako kopii, ve které se hraje dál.",
    "Where to keep log, picture and export. Default: build/demo-N, a fresh N.": (
        "Kam uložit log, obrázek a export. Jinak build/demo-N s novým N."
    ),
    "Go on serving the game at the end, until Ctrl-C.": "Na konci hru dál nabízet, až do Ctrl-C.",
}
"""By what they say in English."""

HEADINGS: Final[dict[str, str]] = {
    "Options": "Volby",
    "Commands": "Příkazy",
    "Play": "Hraní",
    "Look": "Prohlížení",
    "Check": "Ověřování",
    "Run a service": "Provoz služby",
    "Kronika itself": "Kronika sama",
}
USAGE: Final = "Použití: "
EXTRAS: Final[dict[str, str]] = {"default: ": "jinak ", "required]": "povinné]"}
"""What click adds in brackets."""
