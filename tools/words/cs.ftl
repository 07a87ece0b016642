# The sentences of the command line.

campaign-sources-is-what-sees-name-a-side = { $file } je to, co vidí { $audience }; zvolte --side, kterou ukazuje: { $names }
campaign-sources-holds-a-game-not-a-campaign = { $file } je hra, ne kampaň: kronika board { $file }
campaign-sources-as-sees-it = { $file }, jak ji vidí { $audience }: { $said }
campaign-table-the-campaign-is-yours = { "\u000A" }Kampaň jste vyhráli.
campaign-table-the-campaign-is-lost = { "\u000A" }Kampaň jste prohráli.
campaign-table-give-the-whole-campaign-up = Opravdu vzdát celou kampaň?

campaigning-you-play = Hrajete za stranu { $audience }.
campaigning-write-it-to-a-file = Zápis do souboru:
campaigning-playing-in = Hraje strana { $audience } v kampani { $id }.

checking-unsigned = bez podpisu

common-the-bot-rests-until-z = { " " }(bot odpočívá do { $until }Z)
common-until-z = { " " }do { $until }Z
common-imported = { "  " }převzato ze souboru
common-trying-again = { $error } Zkouší se znovu …

drawing-there-is-no-panel-panels = panel { $panel } neexistuje; panely: { $panels }
drawing-this-picture-tells-nothing-of-that = tento obrázek o { $about } neříká nic, co by neukazoval i tak
drawing-there-is-no-layer-in-this = vrstva { $unknown } v tomto obrázku není; vrstvy: { $layers }

looking-the-game-in-the-file-is = Hra v souboru není uzavřená: toto je kopie s novou náhodou a prázdnými místy.
looking-rolls-successes-expected-fair-chance-gives = Hodů { $rolls }, úspěchů { $successes }; očekávaný počet { $expected }; poctivá náhoda dá { $low } až { $high } v 95 případech ze 100.
looking-no-rolls-of-are-recorded-here = žádné hody hráče { $player } tu nejsou zapsány
looking-the-dispute-is-withdrawn = Spor je stažen.
looking-you-ask-to-go-back-to = Žádáte o návrat k verzi { $to }; ostatní strany musí souhlasit.
looking-the-game-has-gone-back = Hra se vrátila.
looking-a-version = verze

noticing-mail-not-confirmed-the-code-holds = Pošta: { $address }, nepotvrzena; kód platí do { $until }Z, zbývá pokusů: { $attempts_left }
noticing-no-more-mail-goes-there = Už tam žádná pošta nepůjde.
noticing-mail-off = Pošta: { $address }, vypnuta: { $off }
noticing-mail = Pošta: { $address }
noticing-webhook-off = Webhook: { $url }, vypnut: { $off }
noticing-secret-is-the-hex-digits-from = SECRET je 32 šestnáctkových číslic z pošty
noticing-mail-off-2 = Pošta: vypnuta
noticing-mail-this-service-sends-none = Pošta: tato služba žádnou neposílá
noticing-webhook-off-2 = Webhook: vypnut
noticing-webhook-this-service-calls-none = Webhook: tato služba žádný nevolá

packing-not-there-yet = zatím chybí
packing-scenarios-hash = { $name } { $version }: scénářů { $count }, { $provenance }, hash { $hash }
packing-is-not-empty = { $folder } není prázdná složka
packing-there-is-no-scenario-scenarios = scénář { $scenario } neexistuje; scénáře: { $listed }
packing-mistakes = chyb: { $count }

places-the-games-in-cannot-be-opened = Hry ve složce { $folder } nelze otevřít: { $error }.
places-is-not-among-your-games-against = { $game } není mezi vašimi hrami proti botovi, ve složce { $folder }.
places-is-a-file-this-asks-where = { $game } je soubor; tady je potřeba id hry tam, kde se hraje
places-is-one-of-your-games-against = ({ $game } je jedna z vašich her proti botovi, uložených v { $folder }.)
places-in-your-profile = { "  " }ve vašem profilu
places-is-a-game-of-the-service = ({ $game } je hra služby na { $at }.)
places-no-service-answers-at-this-is = (Na { $at } žádná služba neodpovídá: toto je, co je uloženo v { $folder }.)

playing-playing-in = Hraje strana { $audience } ve hře { $game }.
playing-a-side-that-lets-it-wait = Strana, na kterou se čeká { $days } dní, ji může prohrát pro překročení lhůty.
playing-the-campaign-goes-on = Kampaň pokračuje:
playing-seats = místa: { $names }
playing-no-service-answers-at-these-are = (Na { $at } žádná služba neodpovídá: toto jsou balíky na tomto počítači.)
playing-nothing-waits-for-you = nic na vás nečeká

seating-seat-of-is-yours = Místo { $seat } hry { $game } je vaše.
seating-invitation-until-z-it-is-shown = Pozvánka { $invitation }, do { $until }Z. Ukazuje se jen teď.
seating-withdrawn = Odvoláno.
seating-the-line-up-is-locked = Sestava je uzamčena.
seating-the-line-up-is-unlocked = Sestava je odemčena.
seating-the-game-waits-for = Hra čeká: { $waits }
seating-invitation-by-to-until-z = pozvánka { $invitation }, dává { $by }, místo { $to }, do { $until }Z
seating-proposal-asks-for-it-consents-counted = { "  " }žádost { $proposal }: žádá { $name }; souhlasí: { $consents }; platí od { $until }Z
seating-the-creator = zakladatel
seating-any-seat = cokoli

serving-no-tls = bez TLS
serving-kronika-serves-on-stop-with-ctrl = Kronika slouží z { $place } na { $host }:{ $port } ({ $scheme }). Ukončení: Ctrl-C.
serving-first-pip-install-kronika-web = nejdřív pip install 'kronika[web]'
serving-kronika-keeps-the-read-models-of = Kronika udržuje čtecí modely v { $place }. Ukončení: Ctrl-C.
serving-a-game = Hra
serving-to-play-it = Hrát ji
serving-a-campaign = Kampaň
serving-in-a-browser = V prohlížeči
serving-data = Data
serving-to-save-them = Zálohovat je

setting-up-other-line-ups-of-to-seats = { $told }; { $told_2 } jiných sestav o { $sizes } až { $sizes_2 } místech, největší { $largest }
setting-up-other-options-as-usual = ostatní volby jako obvykle
setting-up-gives-no-value-write-name-value = { $one } nemá hodnotu; pište jméno=hodnota
setting-up-usually = obvykle
setting-up-options-as-usual = volby jako obvykle
setting-up-so-also = ; stejně i { $names }

sitting-number-or-for-help = Číslo, nebo ? pro nápovědu
sitting-type-y-for-yes-or-n = Napište a jako ano, nebo n jako ne.
sitting-the-service-is-back = Služba je zpět.
sitting-the-service-is-away-what-it = Služba není dostupná; co potvrdila, zůstává. Čeká se na ni … (Ctrl-C: odejít)
sitting-the-only-answer-is-given-by = Jediná odpověď se dává sama: { $said }
sitting-the-help-has-no-such-letter = Takové písmeno nápověda (?) nemá.
sitting-give-a-number-from-to-a = Zadejte číslo od 1 do { $most }, zápis, hledaná slova, nebo ? pro nápovědu.
sitting-since-your-last-decision = Od vašeho posledního rozhodnutí:
sitting-plays-unsigned = hraje bez podpisu
sitting-waiting-until-every-seat-has-brought = Čeká se, až všechna místa přinesou svůj díl náhody …
sitting-if-it-waits-days-for-them = Bude-li na ně čekat { $days } dní: { $claim }
sitting-the-secrets-of-the-dice-are = Tajemství kostek jsou ztracena nebo vyčerpána. Souhlasíte s novými?
sitting-you-leave-the-game-waits-come = Odcházíte; hra počká. Vrátíte se příkazem:
sitting-the-service-is-gone-what-it = Služba zmizela; co potvrdila, zůstává. Až se vrátí:
sitting-bot-of-the-service-version = bot služby, verze { $version }
sitting-waiting-for-a-player = Čeká se na hráče:
sitting-offers-a-draw-which-ends-the = Strana { $seat } nabízí remízu, která hru ukončí. Přijmout?
sitting-what-you-were-asked-is-no = Na co jste byli tázáni, už se netáže.
sitting-w-to-wait-on-or = w čekat dál, { $letters }, nebo ?

solo-check-every-roll-and-draw-of = Ověření všech hodů a karet:
solo-step-through-it = Průchod hrou:
solo-has-no-bot = { $system } nemá žádného bota.

table-standing-orders = Trvalé pokyny:
table-number-or-enter-for-none = Číslo, nebo Enter pro žádný
table-the-offer-stays-open-a-answers = Nabídka zůstává otevřená; odpovíte na ni písmenem a.
table-ask-to-go-back-to-before = Žádat o návrat před něj?
table-no-standing-order-can-be-given = Tady nelze dát žádný trvalý pokyn.
table-what-you-are-asked-has-to = Na co jste tázáni, je nutné odpovědět.
table-no-dice-were-rolled-and-no = Ještě se neházelo ani neotáčela karta.
table-version-of-the-roll-or-flip = Verze hodu či otočení, Enter pro { $last }
table-link-checked-here-the-outcome-follows = { "  " }článek { $hex }… zde ověřen: výsledek z něj plyne.
table-a-draw = { "\u000A" }Remíza.
table-offer-a-draw = Nabídnout remízu?
table-give-the-game-up = Opravdu se vzdát?
table-why = Proč
table-nobody-wins = { "\u000A" }Nikdo nevítězí.
table-you-win = { "\u000A" }Vítězíte.
table-you-lose-win = { "\u000A" }Prohráváte, vítězí { $winners }.

odds-dispute-open = otevřený
odds-dispute = spor, { $seat }: { $reason } ({ $ended })
odds-waits = Zatím nelze spočítat znovu. Až bude hra uzavřená: { $repeat }
odds-computed-again = spočítáno znovu: { $found }, jak je zapsáno. Zopakujete to příkazy: { $repeat }
noticing-failed-attempts = , nezdařených pokusů: { $failed }
sitting-confirm-yes-no = { $question } (a/n)
sitting-waiting-for-the-other-side = Čeká se na druhou stranu … (Ctrl-C: nabídka)
sitting-waiting-for = Čeká se na: { $named } … (Ctrl-C: nabídka)
sitting-waiting = Čeká se … (Ctrl-C: nabídka)
sitting-ask-to-go-back =
    Žádat { $others ->
        [several] ostatní
       *[one] druhou stranu
    } o návrat k verzi { $to }?
sitting-undo-asked =
    { $others ->
        [several] Ostatní byli požádáni
       *[one] Druhá strana byla požádána
    } o souhlas. Dalším rozhodnutím svou žádost stáhnete.
sitting-limit-extend = prodloužení lhůty o { $time }
sitting-limit-pause = pozastavení lhůty
sitting-limit-resume = obnovení lhůty
sitting-agree-to-undo = Strana { $seat } žádá o návrat k verzi { $to }{ $dispute }. Souhlasíte?
sitting-agree-to-limit = Strana { $seat } žádá o { $change }. Souhlasíte?
sitting-about-dispute = , před hod ve verzi { $version }, o který vede spor: { $reason }
looking-message-under-hmac = zpráva pod HMAC: { $message }
drawing-no-layers-but-panels = tento obrázek nemá vrstvy; mají je panely: { $others }
drawing-no-layers-but-games = tento obrázek nemá vrstvy; mají je hry: { $games }
input-has-ended = vstup skončil a je třeba odpovědět na další otázku: spusťte to v terminálu
extras-needs = tento příkaz potřebuje balíček { $package }, který není nainstalován: { $install }
places-folder-busy = { $said }; zvolte jinou pomocí --data
places-folder-is-served = složku { $folder } už obsluhuje jiný proces
places-other-packs = Hra s { $wanted } nemůže začít, dokud jiný příkaz kronika hraje ve složce { $folder } s { $served }. Nejdřív tu hru opusťte (zůstane uložená), nebo zvolte jinou složku pomocí --data.
places-packs-in = balíky ze složky { $packs }
places-usual-packs = obvyklými balíky
question-confirm-end = c potvrdit konec, u vzít zpět, nebo ?
options-page = strana { $page } z { $pages }; n: další, p: zpět
options-found = { $few } z { $most }; Enter: vše
options-step = { $few } z { $most }; Enter: zpět
campaign-sources-has-versions = { $file } má verze 1 až { $last }, ne { $at }
campaign-sources-nothing-yet = ve verzi { $at } ještě není nic připraveno
client-accepted = { $said } Přijato by bylo: { $names }.
client-not-reached = Na adrese { $address } žádná služba neodpovídá; běží (kronika serve), a právě tam (--server)?
sitting-help =
    Rozhodnutí se volí číslem, nebo zápisem v závorce, jako [ra mo 2B], který je
    vždy stejný. Cokoli jiného od dvou písmen zúží seznam na to, v čem tak začínají
    slova, česky nebo anglicky, i bez háčků a čárek: 13B, úto pát. Co je delší než
    obrazovka, volí se po krocích: číslo s … otevře další volbu. Enter vrací o krok
    nebo ukáže zase vše, n a p listují.
table-help =
    { "  " }číslo  toto rozhodnutí             u  vzít zpět poslední rozhodnutí
    { "  " }b  znovu plán                      l  co se stalo naposledy
    { "  " }s  zálohy a balíčky karet          f  kdo hraje, s otisky klíčů
    { "  " }d  nabídnout remízu                r  vzdát se
    { "  " }x  napadnout hod či kartu          t  nárokovat hru, soupeři vypršel čas
    { "  " }c  potvrdit konec                  q  odejít; hra na vás počká
    { "  " }o  trvalé pokyny: v čem se za vás pasuje, dokud je neodvoláte
    { "  " }w  nechat nabídku otevřenou        a  odpovědět na otevřenou
looking-proof =
    článek { $k } řetězu { $chain }: { $link }
    SHA-256 z něj dává článek { $before }: { $previous }
    zpráva pod HMAC: { $message }
standing-withdraw = Odvolat, co bylo přikázáno ve verzi { $given }: { $sentence }
campaign-table-take-that-decision = toto rozhodnutí
campaign-table-undo-your-last-decision = vzít zpět poslední rozhodnutí
campaign-table-what-happened-lately = co se stalo naposledy
campaign-table-who-plays-with-fingerprints = kdo hraje, s otisky klíčů
campaign-table-give-the-whole-campaign = vzdát celou kampaň
campaign-table-confirm-the-end = potvrdit konec
campaign-table-leave-the-campaign-waits = odejít; kampaň na vás počká
campaign-table-number = číslo

## Help: commands
command-kronika =
    Kronika: rozhodčí karetních válečných her.

    { "\u0008" }
    Zkusit sám:           kronika play --against bot
    Provozovat službu:    kronika serve
    Co lze hrát:          kronika packs
    Hrát na dálku:        kronika new PACK SCENARIO, pak kronika play GAME
    Co se stalo:          kronika board GAME, kronika replay GAME
    Nikomu nevěřit:       kronika export GAME, pak kronika verify GAME.jsonl

    Hra se hledá mezi vašimi proti botovi, pak na službě; s --server nejdřív tam.

    Volby před příkazem říkají, kdo jste a s kým mluvíte. Každou lze nastavit i v prostředí:
    KRONIKA_CLI_LANG, KRONIKA_CLI_SERVER a tak dále.
command-new =
    Založí hru a vypíše její id.

    PACK a SCENARIO jsou z výpisu `kronika packs`: `kronika new { $game }`. Je v něm i to, s jakými
    místy a volbami lze scénář hrát. Místo ve hře obsadíte příkazem `kronika play GAME --seat SIDE`;
    id řekněte soupeři.
command-play =
    Hraje hru v terminálu, proti botovi nebo na dálku.

    Ukazuje plán, vaši ruku a očíslovaná rozhodnutí, u každého útoku s jeho šancí. Vaše místo se
    pamatuje ve vašem profilu: můžete kdykoli odejít a vrátit se týmž příkazem.

    { "\u0008" }
    kronika play --against bot       nová hra; bez běžící služby
    kronika play GAME --against bot  pokračovat v ní
    kronika play GAME                hra na běžící službě
    kronika play --against bot { $further }

    Navazující scénáře se hrají příkazem `kronika campaign play`.
command-bot =
    Nechá za jedno místo hrát bota.

    Je to obyčejný klient: obsadí místo, je-li volné, a dohraje GAME do konce. Když služba není
    dostupná, čeká na ni.
command-watch =
    Sleduje hru živě, po řádku na událost.

    Každý záznam i hod se ověří, jakmile přijde. Přerušené spojení se naváže tam, kde se přerušilo.
    Končí uzavřením hry nebo Ctrl-C.
command-games =
    Vypíše hry, nebo živě hlásí, kde jste na tahu.

    Nejnovější hra je první. Vaše hry proti botovi stojí před hrami služby a nepotřebují ji; s --server
    se vypíšou jen hry té služby. --wait se ptá služby.
command-packs =
    Vypíše balíky a scénáře, které lze hrát.

    Jsou to ty, které zná služba; když žádná neběží, ty na tomto počítači, se kterými hrajete proti
    botovi. U každého scénáře jsou místa, která ho mohou hrát, obvyklá první; u každého balíku volby, které
    bere `kronika new`, a boti, kteří mohou držet místo.
command-seat =
    Zve do hry a předává místa, k nimž je ztracen klíč.

    { "\u0008" }
    kronika seat list GAME          kdo hraje, kdo je pozván, kdo žádá
    kronika seat invite GAME        pustí někoho dovnitř tajemstvím
    kronika seat bot GAME SIDE      volné místo hraje bot služby
    kronika seat propose GAME SIDE  žádá o místo, které někdo drží
    kronika seat answer GAME PROPOSAL --consent
    kronika seat claim GAME         vaše místo v přijaté hře
    kronika seat lock GAME          nikdo už nepřichází ani neodchází; unlock
    kronika seat free GAME SIDE     vyprázdní místo, které se nezavazuje

    Místo přejde, když souhlasí všechna ostatní držená místa (botů se nikdo neptá) a jeho držitel měl
    čas odmítnout (tři dny, neříká-li služba jinak). GAME může být i kampaň.
command-seat-answer =
    Souhlasí s žádostí o místo, nebo ji odmítne.

    PROPOSAL je její číslo ve výpisu `kronika seat list`.
command-seat-bot =
    Nechá volné místo hrát bota služby.

    Pro toho, kdo hru či kampaň založil. Bot vidí to, co vidí jeho místo; je-li hra uzavřena, každé jeho
    rozhodnutí zopakuje `kronika audit`.
command-seat-claim =
    Přihlásí se k vašemu místu v přijaté hře.

    Váš klíč podepíše, že místo bylo vaše. Od té chvíle je hra mezi vašimi hrami a hody místa mezi
    vašimi hody.
command-seat-free =
    Uvolní místo, které se nezavazuje, než hra začne.

    Pro toho, kdo hru založil. Kdo tam seděl, smí místo zase obsadit.
command-seat-invite =
    Pustí někoho do hry; vypíše tajemství.

    Kdo má tajemství, jednou s ním obsadí volné místo (`kronika play GAME --invitation SECRET`), nebo
    žádá o držené (`kronika seat propose`). Zvete za místo, které držíte, jinak jako zakladatel hry.
    Dokud není použita, lze pozvánku odvolat.
command-seat-list =
    Ukáže, kdo hraje, kdo je pozván a kdo žádá o místo.

    Žádost i pozvánka se označují svým číslem.
command-seat-lock =
    Uzamkne sestavu, dokud hra nezačne.

    Pro toho, kdo hru založil: nikdo místo neopustí ani nepředá a volné obsadí jen on nebo koho
    pozval. Dál smí uvolnit místo, které se nezavazuje.
command-seat-propose =
    Žádá o místo, které někdo drží; ostatní musí souhlasit.

    Pro toho, kdo k němu ztratil klíč nebo hraje dál za někoho, kdo nechodí. Držíte jiné místo, založili
    jste hru, nebo vás některé místo pozvalo. Vypíše číslo žádosti.
command-seat-unlock = Odemkne sestavu.
command-seat-withdraw =
    Odvolá pozvánku, která ještě nebyla použita.

    INVITATION je její číslo ve výpisu `kronika seat list`.
command-claim =
    Nárokuje hru, na kterou jiná strana nechává čekat déle, než smí.

    `kronika games` ukazuje, na koho a do kdy se čeká. Hra, která začala, je vyhraná; která nezačala, se
    zruší a nikdo nevítězí, jen hra kampaně se vyhrává.
command-limit =
    Prodlouží, pozastaví nebo obnoví lhůtu na odpověď, se souhlasem všech.

    { "\u0008" }
    kronika limit HRA extend 3d    žádá o 3 dny navíc pro vše, na co se teď čeká
    kronika limit HRA pause        žádá o zastavení času
    kronika limit HRA resume       žádá o jeho obnovení
    kronika limit HRA agree        souhlasí s tím, oč žádají ostatní
    kronika limit HRA decline      odmítne to
    kronika limit HRA withdraw     stáhne vlastní žádost

    Žádost o obnovení, která zůstala bez odpovědi po celou lhůtu, platí, jakmile ji zopakujete.
command-notices =
    Dá vědět, že na vás čeká hra, když není otevřená žádná stránka.

    { "\u0008" }
    kronika notices show            co je zapnuto
    kronika notices mail ADDRESS    poštou; nejdřív tam přijde kód
    kronika notices confirm CODE    kód z té pošty
    kronika notices webhook URL     vašemu programu
    kronika notices remove mail     vypne to; nebo webhook
    kronika notices stop SECRET     totéž tajemstvím z pošty

    O každém rozhodnutí, závazku, odhalení a souhlasu, na které hra čeká, se dozvíte jednou, a ne když
    právě hrajete nebo sledujete. O soukromé hře jen to, že v některé je něco na řadě.
command-notices-confirm = Potvrdí adresu kódem z pošty.
command-notices-mail =
    Uvede adresu, kam chodí pošta.

    Přijde tam kód a nic jiného, dokud adresu nepotvrdíte. Píše se jazykem, který určuje --lang.
command-notices-remove = Vypne poštu nebo webhook; služba adresu zapomene.
command-notices-show = Ukáže, co je zapnuto a co služba nabízí.
command-notices-stop =
    Vypne poštu tajemstvím, které stojí na jejím konci.

    Není k tomu třeba žádná vaše totožnost: kdo dostává poštu, o kterou nežádal, ji může zastavit.
command-notices-webhook =
    Uvede webhook.

    Začíná https:// a hned dostane výzvu; má odpovědět stavem 200 a samotnou výzvou. Co dostává, je
    podepsáno klíčem, který ukazuje `kronika key service` (docs/writing-a-client.md, „Webhooks“).
command-campaign =
    Kampaň: navazující scénáře.

    { "\u0008" }
    Sám, bez služby:  kronika campaign play --against bot
    Na dálku používají oba hráči běžící službu:
    { "  " }kronika campaign create          založí kampaň; vypíše její id
    { "  " }kronika campaign play CAMPAIGN   strana, balíčky, hry, události po nich
    { "  " }kronika campaign state CAMPAIGN  jak kampaň stojí

    Co se ztratí v jednom scénáři, je ztraceno i v dalších. Každý scénář je
    samostatná hra; `kronika board`, `replay`, `timeline` a `verify` berou její id i id kampaně.
    Co se jen dívá, bere i exportovaný soubor.
command-campaign-aftermath =
    Projde události po scénáři: ztráty a vylepšení.

    Začínají, když obě strany potvrdí konec hry. Dokud obě nepotvrdí i události, lze dobrané karty
    se souhlasem druhé strany vzít zpět.
command-campaign-bot =
    Nechá za jednu stranu kampaně hrát bota.

    Je to obyčejný klient: sestavuje balíčky, hraje hry, prochází události po nich a každý konec
    potvrdí. Když služba není dostupná, čeká na ni.
command-campaign-create =
    Založí kampaň a vypíše její id.

    PACK je balík, který má kampaň; služba sama má { $campaign }. Stranu obsadíte příkazem
    `kronika campaign play CAMPAIGN --seat SIDE`; id řekněte soupeři.
command-campaign-join = Obsadí místo v kampani; platí pro všechny její hry.
command-campaign-list =
    Vypíše kampaně, nejnovější první.

    Kampaně proti botovi stojí před kampaněmi služby a nepotřebují ji.
command-campaign-play =
    Pokračuje v kampani: balíčky, hry, události.

    Nemáte-li stranu, nejdřív vám ji obsadí. Můžete kdykoli odejít, i uprostřed scénáře, a vrátit se
    týmž příkazem.

    { "\u0008" }
    kronika campaign play --against bot           nová kampaň; bez služby
    kronika campaign play CAMPAIGN --against bot  pokračovat v ní
    kronika campaign play CAMPAIGN                kampaň na běžící službě
command-campaign-start =
    Potvrdí stav a sestaví balíček, než začne scénář.

    Scénář se pak hraje příkazem `kronika play GAME`.
command-board =
    Nakreslí plán hry, jako text nebo jako SVG.

    GAME je id, nebo exportovaný soubor. U kampaně: jak stojí, její záznam a město.
command-replay =
    Projde hru krok za krokem, s plánem u každé verze.

    GAME je id, nebo exportovaný soubor. Enter jde dál, b zpět, číslo na danou verzi, q končí.
command-timeline =
    Vypráví, co se ve hře stalo, po řádku na událost.

    GAME je id, nebo exportovaný soubor.
    Řádek: verze, ~ pokud byla vzata zpět, kolo, událost.
command-rolls =
    Vypíše hody a otočené karty hry, nebo je spočítá za hráče.

    GAME je id, nebo exportovaný soubor.
    U každého výsledku je, čeho měl dosáhnout, z čeho se to skládá a podle kterých pravidel, jaká byla
    šance, a co se podle kterého pravidla počítá: ✓ za číslem, které uspělo, ✗ za jiným. Značka před ním: ~ byl vzat zpět, ! je nebo byl napaden. KEY je veřejný klíč hráče (`kronika key show`).
command-dispute =
    Napadne hod nebo otočenou kartu, nebo to vezme zpět; hraje se dál.

    Ukáže výsledek ve VERSION hry GAME, jeho složky a důkaz, spočítá ho tu znovu a řekne, jak to zopakovat.
    REASON je do záznamu.
command-export =
    Zapíše hru do souboru, který může každý ověřit.

    `kronika verify` soubor ověří, `kronika replay` a `kronika board` ho ukážou.
command-fork =
    Založí hru, která začíná tam, kde stála uzavřená.

    GAME je ta uzavřená, VERSION verze, ve které byl někdo na tahu. `before roll VERSION` začne u posledního
    rozhodnutí před hodem nebo otočenou kartou (viz kronika rolls). Vypíše nové id.
command-verify =
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

    Potvrzení uložená v profilu se použijí sama. Kód ukončení 1, pokud něco nesouhlasí.
command-audit =
    Znovu posoudí každé rozhodnutí uzavřené hry.

    Podle dnešních pravidel, z postavení a s výsledky, které drží log. Dnes odmítnuto; přijato s jiným
    pohledem; stejný pohled jinými událostmi. Co rozhodl bot služby, se znovu spočítá ze semínka a z toho,
    co vidělo jeho místo: není to, co rozhodne bot. Vše kromě jiných událostí znamená neúspěch (kód 1),
    a stejně tak soubor, který neprojde ověřením.
command-key =
    Vaše totožnost a klíče ostatních.

    Totožnost je token, který drží vaše místa, a klíč, kterým podepisujete rozhodnutí.
command-key-export = Zkopíruje vaši totožnost do FILE. Kdo ho má, hraje za vás.
command-key-import = Převezme do tohoto profilu totožnost z FILE.
command-key-seats =
    Vypíše, kdo drží místa ve hře a s jakými klíči.

    Porovnejte je s tím, co vám ostatní ukážou (`kronika key show`).
command-key-service =
    Vypíše klíče, kterými služba podepisuje potvrzení.

    Ten používaný je první. Jsou pro `kronika verify --key`.
command-key-show =
    Vypíše váš veřejný klíč a jeho otisk.

    Porovnejte otisk s tím, co o vás vidí ostatní (`kronika key seats`, u stolu f).
command-pack =
    Balíky: údaje hry jako datové soubory.

    { "\u0008" }
    kronika pack new FOLDER              kostra k přepsání
    kronika pack check FOLDER            co je špatně, nebo zatím chybí
    kronika pack draw FOLDER SCENARIO    jak je scénář rozložen
command-pack-check =
    Zkontroluje balík a jmenuje všechny chyby naráz.

    Ve FOLDER leží pack.toml; u každé chyby je soubor, místo a to, co by platilo.
command-pack-draw =
    Nakreslí, jak je scénář balíku rozložen.

    Jako text nebo jako SVG. SCENARIO je jeho číslo, jak je zná `kronika pack check` a `kronika packs`.
command-pack-new =
    Zapíše kostru, kterou přepíšete svými údaji.

    FOLDER se vytvoří a musí být prázdný; jeho jméno bude jménem balíku. Co v něm je, lze hned
    kontrolovat, kreslit i hrát.
command-serve =
    Provozuje službu, dokud není přerušena.

    Jednu složku dat obsluhuje jeden proces; drží na ní zámek. Databázi jich může sdílet několik. Co bylo
    potvrzeno, je na disku: proces lze kdykoli zabít a spustit znovu.
command-check =
    Hledá vše, co může být ve složce dat špatně.

    Služba může mezitím běžet. Každá hra se porovná se značkou, která je u ní uložena, a složí se, její
    řetězy s kotvami; prohlédnou se soubory, přehledy a kdo je smí otevřít. Nic se nezapisuje.

    Kód ukončení 0: nic není špatně; 1: něco je; 2: nelze to zkontrolovat.
command-backup =
    Zkopíruje log a tajemství, i za běhu služby.

    Do složky TARGET, vše z téhož okamžiku. Tajemství zůstávají zašifrovaná klíčem služby; ten (kronika.key)
    uchovejte jinde.
command-restore =
    Přenese zálohu do prázdné složky dat.

    SOURCE je složka zálohy. Běžící hra dostane před pokračováním novou epochu náhody, zapsanou v
    logu: co se házelo po záloze, může někdo znát.
command-rebuild =
    Přepočítá čtecí modely, i za běhu služby.

    Vymění se, jakmile dohoní log.
command-project =
    Udržuje čtecí modely ve vlastním procesu.

    Běží, dokud není přerušen, vedle služeb s nastavením `project` na false: co se v nich rozhoduje, pak
    nečeká na přehledy a statistiky.
command-rotate =
    Vytvoří nový klíč k podpisu potvrzení a vypíše ho.

    Běžící služba ho hned převezme. Starý zůstává známý a zveřejněný: potvrzení jím podepsaná platí
    dál.
command-move-store =
    Přestěhuje službu se všemi hrami do databáze, nebo zpět do souborů.

    FROM a TO jsou složky, nebo adresy databází: postgresql://user@host/database. Nikdo je přitom nesmí
    obsluhovat. TO musí být prázdné. Přestěhuje se vše, nebo nic, a porovná se to bajt po bajtu; přerušené
    stěhování se spustí znovu. FROM zůstane, jak je, a obsluhovat už nepůjde.
command-import =
    Přijme exportovanou hru, která je uzavřená, pokud projde ověřením.

    Ponechá si id, potvrzení i důkazy a je označena jako přijatá: nikomu se tu nepočítá, dokud se ke
    svému místu nepřihlásí (`kronika seat claim`). Nebo přijde jako kopie, s novým id, novou náhodou a
    volnými místy: s --copy, a když hra v souboru je otevřená, ale ne uzavřená.
command-demo =
    Nechá hrát dva boty a dokáže, že log drží vše.

    Hrají scénář 1 přes gRPC jako obyčejní klienti; hra se ukazuje, kreslí, přehraje ze souboru a
    ověří. Pak tři scénáře kampaně, s městem a pořadači karet před nimi a po nich, obnovenými z logu.
    Kód ukončení 0 jen tehdy, když vše souhlasilo.

    Na konci řekne adresu, na které jde hru přehrát v prohlížeči.
command-dev = Pro vývojáře Kroniky.

## Help: options
option-version = Vypíše verzi.
option-lang = Jazyk her a této nápovědy.
option-server = Kde služba naslouchá.
option-profile = Kterou z vašich totožností použít.
option-home = Složka vašich totožností. Jinak $KRONIKA_HOME, nebo kronika ve vaší složce dat.
option-tls = Certifikát (PEM), kterému věřit; zapíná TLS.
option-plain = Seznamy místo kreseb a žádné barvy, pro čtečku obrazovky.
option-json = Řekne to jako JSON, hodnotu na řádek.
option-seats = Kdo hraje: n1,s1. Jinak obvyklá místa.
option-option = Volba pravidel; opakováním více.
option-strict = Co zodpověděla náhoda nebo druhá strana, nelze vzít zpět.
option-private = Smí se dívat jen ti, kdo hrají.
option-reply-limit = Jak dlouho smí strana nechat hru čekat, než ji jiná smí nárokovat: 3d, nebo none. Jinak 30d.
option-closing-time = Hra se tak dlouho po konci uzavře sama.
option-undo-expiry = Jak dlouho platí žádost o vrácení.
option-play-seat = Místo, za které hrát. Jinak to, které držíte, nebo první volné.
option-against = Hrát proti botovi; bez běžící služby.
option-play-pack = Balík nové hry proti botovi.
option-scenario = Scénář nové hry proti botovi. Jinak první v balíku.
option-play-data = Kde se ukládají hry proti botovi. Jinak složka vašeho profilu.
option-name = Jak se chcete jmenovat. Jinak jméno vašeho profilu.
option-unsigned = Hrát bez podepisování rozhodnutí.
option-invitation = Tajemství pozvánky do ní.
option-ask-all = Ptát se i tam, kde je jediná odpověď, kterou každý zná.
option-bell = Zazvonit, když jste na řadě, nebo když se při otázce něco stane.
option-bot-seat = Místo, za které hrát. Jinak první volné.
option-policy = Jak hraje.
option-seed = Umožní volby bota zopakovat.
option-after = Začít po této verzi.
option-watch-seat = Dívat se z místa, které držíte. Jinak to, co vidí každý.
option-games-mine = Jen hry, ve kterých držíte místo.
option-phase = Jen hry v této fázi.
option-games-pack = Jen hry tohoto balíku.
option-wait = Živě hlásit každou hru, ve které na vás něco čeká.
option-consent = Nechat místo přejít, nebo ne.
option-bot = Bot, jménem. Jinak první, který ke hře patří.
option-seat-claim-seat = Místo, které bylo vaše. Jinak to, které hrál váš klíč.
option-head = Hlava hry, kterou její soubor končí; u soukromé hry je nutná, spolu s --seat.
option-seat-invite-seat = Místo, pro které je. Jinak kterékoli.
option-lasts = Jak dlouho platí: 12h, 3d. Jinak 7d.
option-campaign-bot-seat = Strana, za kterou hrát. Jinak ta, kterou držíte, nebo první volná.
option-scenarios = Skončit po tolika scénářích. Jinak hrát do konce.
option-campaign-join-seat = Strana, za kterou hrát. Jinak první volná.
option-campaign-list-mine = Jen ty, ve kterých držíte místo.
option-campaign-play-pack = Balík nové kampaně proti botovi.
option-campaign-play-data = Kde se ukládají kampaně proti botovi. Jinak složka vašeho profilu.
option-board-at = Verze, kterou nakreslit. Jinak poslední.
option-svg = Místo toho zapsat do tohoto souboru obrázek.
option-panel = Čeho, například hand-SEAT. Jinak prvního panelu.
option-layers = Které vrstvy ukáže, oddělené čárkami, nebo all (všechny), none (žádné). Jinak jak kreslí systém.
option-about = S tím, co říká o jedné věci, například counter:ID.
option-board-seat = Vidět to z místa, které držíte. Jinak z toho, které držíte, nebo jako veřejnost.
option-all = Nezastavovat po každém kroku.
option-boards = Kreslit plán při každém kroku.
option-player = Hody a otočené karty hráče ze všech her: nejsou cinknuté?
option-withdraw = Vzít spor zpět.
option-go-back = Žádat o návrat před něj; váš spor tím skončí.
option-output = Jinak GAME.jsonl.
option-audience = Místo, které držíte, public, nebo u uzavřené hry referee. Jinak nejširší pohled.
option-key = Klíč služby, kterému věříte (64 šestnáctkových číslic).
option-receipt = Uchované potvrzení.
option-require-vouched = Odmítnout, za co neručí váš klíč ani potvrzení.
option-forget = Pak uložené potvrzení zapomenout: pro pokračování ve hře, která přišla o události.
option-replace = Nahradit totožnost, kterou tento profil má.
option-like = Formát, ve kterém se zapíše.
option-config = Soubor TOML s nastavením (docs/operating.md, „Settings“).
option-serve-data = Složka dat. Jinak var, nebo KRONIKA_DATA.
option-store = Kde jsou hry, nejsou-li v --data: složka, nebo postgresql://user@host/database.
option-host = Adresa, na které naslouchat. Jinak 127.0.0.1.
option-port = Port; 0 vybere volný. Jinak 50551.
option-web-port = Port stránky; 0 vybere volný, -1 žádnou neslouží. Jinak ten po --port.
option-tls-certificate = Řetěz certifikátů (PEM); vyžaduje --tls-key.
option-tls-key = Soukromý klíč certifikátu (PEM).
option-insecure = Naslouchat mimo tento počítač bez TLS.
option-packs = Složka s dalšími balíky, každý v podsložce.
option-move-store-data = Složka klíče. Jinak FROM, je-li to složka.
option-copy = Přijmout hru jako kopii, ve které se hraje dál.
option-folder = Kam uložit log, obrázek a export. Jinak build/demo-N s novým N.
option-open = Na konci hru dál nabízet, až do Ctrl-C.
option-campaign-at = Verze kampaně. Jinak nyní.
option-help = Vypíše tuto nápovědu.

## Help: the rest
heading-options = Volby
heading-commands = Příkazy
heading-play = Hraní
heading-look = Prohlížení
heading-check = Ověřování
heading-run-a-service = Provoz služby
heading-kronika-itself = Kronika sama
help-usage = Použití:
help-default = jinak
help-required = povinné
