# The sentences of the command line.

campaign-sources-is-what-sees-name-a-side = { $file } obsahuje jen to, co vidí { $audience }. Zvolte --side, kterou ukazuje: { $names }
campaign-sources-holds-a-game-not-a-campaign = { $file } obsahuje hru. Použijte kronika board { $file }
campaign-sources-as-sees-it = { $file }, jak ji vidí { $audience }: { $said }
campaign-table-the-campaign-is-yours = { "\u000A" }Kampaň jste vyhráli.
campaign-table-the-campaign-is-lost = { "\u000A" }Kampaň jste prohráli.
campaign-table-give-the-whole-campaign-up = Opravdu vzdát celou kampaň?

campaigning-you-play = Hrajete za stranu { $audience }.
campaigning-write-it-to-a-file = Zápis do souboru:
campaigning-playing-in = Hraje strana { $audience } v kampani { $id }.
campaigning-both-seats-are-held = obě místa této kampaně jsou obsazená
campaigning-name-the-campaign = zadejte kampaň (CAMPAIGN), nebo přidejte --against bot
campaigning-no-campaign-yet = Zatím žádná kampaň. Zahrajte si proti botovi: { $command } campaign play --against bot

checking-unsigned = bez podpisu
checking-not-a-key = { $key } není veřejný klíč Ed25519 zapsaný 64 malými šestnáctkovými číslicemi
checking-campaign-and-game = kampaň { $campaign } a hra { $game }: { $said }
checking-they-agree = shodují se
checking-file = hra { $game }, událostí { $version }, jak ji vidí { $audience }; hlava { $head }
checking-checked = ověřeno: hodů { $rolls }, karet { $draws }, podpisů { $signatures }, epoch náhody { $epochs }
checking-taken-back = hodů a karet vzatých zpět: { $count }
checking-not-checked = neověřeno: { $said }
checking-not-bound = bez závazku: { $said }
checking-wrong = CHYBA: { $said }
checking-ok = V POŘÁDKU: { $said }
checking-other-key = soubor podepsal klíč { $key }; není to zadaný klíč ani jeho nástupce
checking-not-signed-by-trusted = bez rozporů, ale bez podpisu klíčem či potvrzením, kterému věříte
checking-not-every-reveal-binds = některé odhalení ostatní místa nezavázalo, nebo bot neodhalil první
checking-successor-signed = tento log podepsal klíč { $key }, nástupce klíče, kterému věříte
checking-trusted-signed = tento log je podepsán klíčem či potvrzením, kterému věříte
checking-no-receipt = k této hře nemáte potvrzení; uložte hru do souboru a ověřte ho
checking-game = hra { $game }, událostí { $version }; hlava { $head }
checking-extends = log navazuje na to, co služba podepsala ve verzi { $version }
checking-at-version = verze { $version }: { $said }
checking-kept-receipt = uchované potvrzení hry { $game }
checking-not-a-receipt = { $place }: toto není potvrzení: { $said }
records-not-a-report = Zprávu lze zapsat jako { $known }: pojmenujte tak soubor.
records-no-difference = Hry jsou stejné.
records-difference = Rozcházejí se { $kind ->
    [decision] v rozhodnutí
    [chance] v náhodě
    [setup] v přípravě
   *[end] v délce
 }:
records-not-a-table = Tabulku lze zapsat jako { $known }: pojmenujte tak soubor.
records-table-written = { $file }: řádků { $count }.
checking-audit-needs-all = audit potřebuje soubor se vším otevřeným: uložte hru, až bude ona nebo její kampaň uzavřená
checking-judged = znovu posouzených rozhodnutí: { $count }
checking-repeated = zopakovaných rozhodnutí botů: { $count }
checking-not-repeated = nezopakováno: { $said }
checking-grade-refused = dnes odmítnutých: { $count }
checking-grade-other-views = přijatých, ale s jinými pohledy: { $count }
checking-grade-other-bot = jiných, než jak rozhoduje bot: { $count }
checking-grade-other-events = se stejnými pohledy z jiných událostí: { $count }
checking-first-at = { "  " }poprvé ve verzi { $version }: { $said }
checking-does-not-verify = soubor neprošel ověřením: { $said }
checking-succeeds = { "  " }nástupce klíče { $key }
checking-keep-to-yourself = { $file }: nikomu tento soubor nedávejte
checking-has-identity = profil { $profile } už totožnost má; přidejte --replace, nebo zvolte jiný --profile
checking-name-in = jméno v souboru { $file }

common-the-bot-rests-until-z = { " " }(bot má vyčerpaný čas do { $until }Z)
common-until-z = { " " }do { $until }Z
common-imported = { "  " }přijato ze souboru
common-trying-again = { $error } Zkouší se znovu …
common-exists-already = { $file } už existuje
common-cannot-be-read = { $path } nelze přečíst: { $error }
common-cannot-be-written = { $path } nelze zapsat: { $error }
common-no-file = Soubor { $name } neexistuje.
common-damaged = { $file }: data jsou poškozená (viz kronika verify): { $error }
common-and-more = a dalších { $count }, které mohou plynout z těchto
common-is-a-campaign = { $id } je kampaň: kronika campaign { $verb } { $id }
common-is-a-game = { $id } je hra, ne kampaň: kronika { $verb } { $id }
common-no-seat = ve hře { $game } nemáte místo. Pokud jste se připojili pod jiným profilem, přidejte --profile JMÉNO
common-has-versions = { $file } nemá verzi { $at }. Vyberte z 1 až { $last }
common-nothing-yet = ve verzi { $at } ještě není nic připraveno

drawing-there-is-no-panel-panels = panel { $panel } neexistuje. Vyberte z těchto: { $panels }
drawing-this-picture-tells-nothing-of-that = k { $about } nemá tento obrázek co přidat
drawing-there-is-no-layer-in-this = tento obrázek nemá vrstvu { $unknown }. Vyberte z těchto: { $layers }

looking-the-game-in-the-file-is = Hra v souboru není uzavřená, takže toto je kopie s novou náhodou a volnými místy.
looking-rolls-successes-expected-fair-chance-gives = Hodů { $rolls }, úspěchů { $successes }; očekávaný počet { $expected }. Poctivé kostky dají { $low } až { $high } v 95 případech ze 100.
looking-no-rolls-of-are-recorded-here = žádné hody hráče { $player } tu nejsou zapsány
looking-the-dispute-is-withdrawn = Spor je stažen.
looking-you-ask-to-go-back-to = Žádáte o návrat k verzi { $to }. Počkejte, až ostatní místa souhlasí.
looking-the-game-has-gone-back = Hra se vrátila.
looking-a-version = verze
looking-ceremony = Náhoda byla zapečetěna a otevřena: záznamů { $count }.
looking-exported = { $file }: bajtů { $size }, událostí { $version }, pohled: { $audience }
looking-signed-by-trusted = podepsal klíč { $key }, kterému tato služba věří
looking-signed-by-another = podepsal klíč { $key }, kterému tato služba nevěří
looking-a-version-is-a-number = VERSION je číslo, třeba 57, nebo `before roll` a číslo
looking-not-a-roll = Ve verzi { $version } hry { $game } se neházelo ani neotáčela karta.
looking-name-the-game = zadejte hru (GAME), nebo hráče (--player)
looking-the-key = klíč
looking-give-a-reason = uveďte důvod (REASON) v uvozovkách, nebo přidejte --withdraw či --go-back
looking-needs-svg = --{ $name } určuje, co kreslit: zadejte i --svg SOUBOR

noticing-mail-not-confirmed-the-code-holds = Pošta: { $address }, nepotvrzena; kód platí do { $until }Z, zbývá pokusů: { $attempts_left }
noticing-no-more-mail-goes-there = Pošta na tuto adresu je zastavena.
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
packing-is-not-empty = složka { $folder } není prázdná. Zvolte prázdnou nebo novou
packing-there-is-no-scenario-scenarios = scénář { $scenario } neexistuje. Vyberte z těchto: { $listed }
packing-mistakes = chyb: { $count }

places-the-games-in-cannot-be-opened = Hry ve složce { $folder } nelze otevřít: { $error }.
places-is-not-among-your-games-against = Ve složce { $folder } není hra { $game } proti botovi.
places-is-a-file-this-asks-where = { $game } je soubor. Zadejte místo něj id hry
places-is-one-of-your-games-against = ({ $game } je jedna z vašich her proti botovi, uložených v { $folder }.)
places-in-your-profile = { "  " }ve vašem profilu
places-is-a-game-of-the-service = ({ $game } je na službě { $at }.)
places-no-service-answers-at-this-is = (Na { $at } žádná služba neodpovídá. Následující hry jsou uložené v { $folder }.)
places-no-service-answers = (Na { $at } žádná služba neodpovídá.)

playing-playing-in = Hraje strana { $audience } ve hře { $game }.
playing-a-side-that-lets-it-wait = Strana, na kterou hra čeká { $days } dní, ji může prohrát nárokem.
playing-the-campaign-goes-on = Kampaň pokračuje:
playing-seats = místa: { $names }
playing-no-service-answers-at-these-are = (Na { $at } žádná služba neodpovídá. Následující balíky jsou na tomto počítači.)
playing-nothing-waits-for-you = nic na vás nečeká
playing-name-the-game = zadejte hru (GAME), nebo přidejte --against bot
playing-all-seats-are-held = všechna místa jsou obsazená; sledujte hru příkazem `kronika watch`, nebo zadejte --seat s místem, které držíte
playing-not-a-time = { $value } není datum ani čas; napište 2026-01-31 nebo 2026-01-31T18:00
playing-not-a-length-of-time = { $value } není doba; napište 30m, 12h nebo 3d
playing-no-game-yet = Zatím žádná hra. Zahrajte si proti botovi: { $command } play --against bot
playing-no-game-matches = Žádná hra nevyhovuje.
playing-saving = Ukládám
playing-saved =
    { $count ->
        [one] { $count } hra je uložena ve složce { $folder }.
        [few] { $count } hry jsou uloženy ve složce { $folder }.
       *[other] { $count } her je uloženo ve složce { $folder }.
    }

seating-seat-of-is-yours = Místo { $seat } hry { $game } je vaše.
seating-invitation-until-z-it-is-shown = Pozvánka { $invitation }, platí do { $until }Z. Tajemství si hned zkopírujte: znovu se neukáže.
seating-withdrawn = Odvoláno.
seating-the-line-up-is-locked = Sestava je uzamčena.
seating-the-line-up-is-unlocked = Sestava je odemčena.
seating-the-game-waits-for = Hra čeká: { $waits }
seating-invitation-by-to-until-z = pozvánka { $invitation }; zve { $by }; místo { $to }; platí do { $until }Z
seating-proposal-asks-for-it-consents-counted = { "  " }žádost { $proposal }: o místo žádá { $name }; souhlasí { $consents }; počítá se od { $until }Z
seating-the-creator = zakladatel
seating-any-seat = kterékoli
seating-no-proposal = Ve hře { $game } není otevřená žádost { $proposal }.
seating-not-your-key = žádné místo hry { $game } nehrál váš klíč. Pokud jste hráli pod jiným profilem, přidejte --profile JMÉNO
seating-the-head = hlava
seating-nobody-asks-about-the-limit = nikdo vás nežádá o změnu lhůty

serving-no-tls = bez TLS
serving-kronika-serves-on-stop-with-ctrl = Kronika slouží z { $place } na { $host }:{ $port } ({ $scheme }). Ukončení: Ctrl-C.
serving-first-pip-install-kronika-page = stránka potřebuje další balíček. Spusťte pip install 'kronika[page]'
serving-kronika-keeps-the-read-models-of = Kronika udržuje čtecí modely v { $place }. Ukončení: Ctrl-C.
serving-a-game = Hra
serving-to-play-it = Hrát ji
serving-a-campaign = Kampaň
serving-in-a-browser = V prohlížeči
serving-data = Data
serving-to-save-them = Zálohovat je
serving-saved = Uloženo: událostí { $events }, her { $games }, a tajemství, ve složce { $target }.
serving-new-chance = Nová náhoda
serving-restored = Obnoveno: událostí { $events }, her { $games }. Běžících her, které potřebují novou epochu: { $epochs }. Ta začne, až se jejich hráči znovu připojí.
serving-no-checkpoint = Her bez kontrolního bodu: { $count }. Nelze poznat, zda je předtím někdo změnil.
serving-damaged = Poškozená a zamčená hra: { $game }. Viz kronika check.
serving-comparing = Porovnání
serving-moved = Přesunuto: událostí { $events }, her { $games }, do { $place }. Spusťte službu s volbou --store.
serving-checking = Kontrola
serving-wrong = CHYBA: { $about }: { $said }
serving-note = poznámka: { $said }
serving-no-checkpoint-before = her bez kontrolního bodu před { $time }: { $count }
serving-checked = her { $games }, událostí { $events }; chyb: { $wrong }
serving-folding = Čtení událostí
serving-rebuilt = Sestaveno z událostí: { $events }.

setting-up-other-line-ups-of-to-seats = { $told }; { $told_2 } jiných sestav o { $sizes } až { $sizes_2 } místech, největší { $largest }
setting-up-other-options-as-usual = ostatní volby jako obvykle
setting-up-gives-no-value-write-name-value = { $one } nemá hodnotu. Napište jméno=hodnota
setting-up-usually = obvykle
setting-up-options-as-usual = volby jako obvykle
setting-up-so-also = ; stejně i { $names }

sitting-number-or-for-help = Číslo, nebo ? pro nápovědu
sitting-type-y-for-yes-or-n = Napište a jako ano, nebo n jako ne.
sitting-the-service-is-back = Služba je zpět.
sitting-the-service-is-away-what-it = Služba neodpovídá; vaše rozhodnutí jsou uložená. Čeká se na ni … (Ctrl-C: odejít)
sitting-the-only-answer-is-given-by = Jediná odpověď: { $said }
sitting-the-help-has-no-such-letter = Takové písmeno tu není. Nápovědu ukáže ?.
sitting-give-a-number-from-to-a = Zadejte číslo od 1 do { $most }, zápis, hledaná slova, nebo ? pro nápovědu.
sitting-since-your-last-decision = Od vašeho posledního rozhodnutí:
sitting-plays-unsigned = hraje bez podpisu
sitting-waiting-until-every-seat-has-brought = Čeká se na entropii ostatních hráčů …
sitting-if-it-waits-days-for-them = Bude-li na ně hra čekat { $days } dní: { $claim }
sitting-the-secrets-of-the-dice-are = Tajemství kostek jsou ztracena nebo vyčerpána. Souhlasíte s novými?
sitting-you-leave-the-game-waits-come = Odcházíte; hra počká. Vrátíte se příkazem:
sitting-the-service-is-gone-what-it = Služba skončila; vaše rozhodnutí jsou uložená. Až se vrátí:
sitting-bot-of-the-service-version = bot služby, verze { $version }
sitting-waiting-for-a-player = Čeká se na hráče:
sitting-offers-a-draw-which-ends-the = { $seat_cap } { $seat_plural ->
    [yes] nabízejí
   *[no] nabízí
 } remízu. Přijmout ji, a ukončit tím hru?
sitting-what-you-were-asked-is-no = Vaše rozhodnutí už není potřeba.
sitting-w-to-wait-on-or = w čekat dál, { $letters }, nebo ?

solo-check-every-roll-and-draw-of = Ověření všech hodů a karet:
solo-step-through-it = Průchod hrou:
solo-has-no-bot = { $system } nemá žádného bota.
solo-no-seat = Místo { $wanted } neexistuje. Vyberte z těchto: { $seats }.
solo-the-bot-has-left = (bot odešel: { $error })

table-standing-orders = Trvalé pokyny:
table-number-or-enter-for-none = Číslo, nebo Enter pro žádný
table-the-offer-stays-open-a-answers = Nabídka zůstává otevřená. Odpovíte na ni písmenem a.
table-ask-to-go-back-to-before = Žádat o návrat před něj?
table-no-standing-order-can-be-given = Teď žádný trvalý pokyn dát nelze.
table-what-you-are-asked-has-to = Nejdřív rozhodněte: na toto je nutné odpovědět.
table-no-dice-were-rolled-and-no = Ještě se neházelo ani neotáčela karta.
table-version-of-the-roll-or-flip = Verze hodu či otočení, Enter pro { $last }
table-link-checked-here-the-outcome-follows = { "  " }článek { $hex }… ověřen: výsledek z něj plyne.
table-a-draw = { "\u000A" }Remíza.
table-offer-a-draw = Nabídnout remízu?
table-give-the-game-up = Vzdát se?
table-why = Proč
table-nobody-wins = { "\u000A" }Nikdo nevítězí.
table-you-win = { "\u000A" }Vítězíte.
table-you-lose-win = { "\u000A" }Prohráváte, vítězí { $winners }.

odds-dispute-open = otevřený
odds-dispute = spor, { $seat }: { $reason } ({ $ended })
odds-waits = Zatím nelze ověřit. Až bude hra uzavřená, spusťte { $repeat }
odds-computed-again = ověřeno: { $found }, jak je zapsáno. Zopakujete to příkazem { $repeat }
odds-differs = spočítáno znovu: { $found }, ale zapsáno: { $recorded }, nebo článek nepatří do řetězu
messaging-deleted = Smazáno.
messaging-is-deleted = (smazáno)
messaging-muted = Ztlumeno: { $muted }
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
sitting-agree-to-undo = { $seat_cap } { $seat_plural ->
    [yes] žádají
   *[no] žádá
 } o návrat k verzi { $to }{ $dispute }. Souhlasíte?
sitting-agree-to-limit = { $seat_cap } { $seat_plural ->
    [yes] žádají
   *[no] žádá
 } o { $change }. Souhlasíte?
sitting-about-dispute = , před hod ve verzi { $version }, o který vede spor: { $reason }
looking-message-under-hmac = zpráva pod HMAC: { $message }
drawing-no-layers-but-panels = tento panel nemá vrstvy. Vrstvy mají panely: { $others }
drawing-no-layers-but-games = tento obrázek nemá vrstvy. Vrstvy mají hry: { $games }
input-has-ended = vstup skončil před poslední odpovědí. Spusťte to v terminálu
extras-needs = tento příkaz potřebuje balíček { $package }. Spusťte { $install }
places-folder-busy = { $said }; zvolte jinou pomocí --data
places-folder-is-served = složku { $folder } už obsluhuje jiný proces
places-other-packs = Hra s { $wanted } nemůže začít, dokud jiný příkaz kronika hraje ve složce { $folder } s { $served }. Nejdřív tu hru opusťte (zůstane uložená), nebo zvolte jinou složku pomocí --data.
places-packs-in = balíky ze složky { $packs }
places-usual-packs = obvyklými balíky
question-confirm-end = c potvrdit konec, u vzít zpět, nebo ?
options-page = strana { $page } z { $pages }; n: další, p: zpět
options-found = { $few } z { $most }; Enter: vše
options-step = { $few } z { $most }; Enter: zpět
client-accepted = { $said } Přijato by bylo: { $names }.
client-accepted-first = { $said } Přijato by bylo mimo jiné: { $names }. Všechny možnosti vypíše GetSnapshot.
client-not-reached = Na adrese { $address } žádná služba neodpovídá. Spusťte ji příkazem kronika serve, nebo zadejte její adresu pomocí --server.
sitting-help =
    Rozhodnutí zvolíte číslem, nebo zápisem v závorce, jako [ra move 2B], který se
    nemění. Dvě nebo více písmen zúží seznam na rozhodnutí, v nichž tak začínají
    slova, česky nebo anglicky, i bez háčků a čárek: 13B, úto pát. Ze seznamu
    delšího než obrazovka se volí po krocích: číslo s … otevře další. Enter vrací
    o krok nebo ukáže zase vše, n a p listují.
table-help =
    { "  " }číslo  toto rozhodnutí             u  vzít zpět poslední rozhodnutí
    { "  " }b  znovu plán                      l  poslední události
    { "  " }s  zálohy a balíčky karet          f  hráči s otisky klíčů
    { "  " }d  nabídnout remízu                r  vzdát se
    { "  " }x  napadnout hod či kartu          t  nárokovat hru, soupeři vypršel čas
    { "  " }c  potvrdit konec                  q  odejít; hra na vás počká
    { "  " }o  trvalé pokyny: pasují za vás, dokud je neodvoláte
    { "  " }w  nechat nabídku otevřenou        a  odpovědět na otevřenou
looking-proof =
    článek { $k } řetězu { $chain }: { $link }
    SHA-256 z něj dává článek { $before }: { $previous }
    zpráva pod HMAC: { $message }
standing-withdraw = Odvolat pokyn z verze { $given }: { $sentence }
campaign-table-take-that-decision = toto rozhodnutí
campaign-table-undo-your-last-decision = vzít zpět poslední rozhodnutí
campaign-table-what-happened-lately = poslední události
campaign-table-who-plays-with-fingerprints = hráči s otisky klíčů
campaign-table-give-the-whole-campaign = vzdát celou kampaň
campaign-table-confirm-the-end = potvrdit konec
campaign-table-leave-the-campaign-waits = odejít; kampaň na vás počká
campaign-table-number = číslo

home-not-started = ve složce { $folder } se služba do { $seconds } sekund nespustila; viz { $log }
home-ended = služba hned skončila; viz { $log }

identity-not-an-identity = { $path } neobsahuje totožnost: { $error }
identity-profile-is-a-folder = profil je jméno složky: viditelné znaky, žádný z nich /
identity-entropy-damaged = { $path } je poškozený soubor: má obsahovat bajtů { $wanted }, obsahuje jich { $found }
identity-the-id = id hry nebo místa
identity-not-signed = potvrzení není podepsané svým klíčem
identity-unpublished-key = potvrzení je podepsané klíčem, který tato služba nezveřejňuje
identity-other-key = potvrzení není podepsané zadaným klíčem ani jeho nástupcem
identity-other-game = potvrzení patří k jiné hře, { $game }
identity-log-is-shorter = log teď končí verzí { $version }: co služba tehdy podepsala, zmizelo
identity-no-leaf = služba neuvádí žádný list po verzi { $version }
identity-does-not-extend = log nenavazuje na to, co služba tehdy podepsala; dokazuje to toto potvrzení a dnešní soubor hry
identity-receipt-damaged = uchované potvrzení této hry je poškozené: { $error }

session-unbound = hra { $game } neuvádí, že jsou odhalení vázaná: soupeř, který se domluví se službou, by si mohl vybrat kostky. Hra je ze starší verze; založte novou
session-log-is-shorter = log končí verzí { $version }; uchované potvrzení je z verze { $kept }
session-other-head = služba poslala jinou hlavu, než jaká plyne ze záznamů
session-other-game = toto je log jiné hry, { $game }
session-file-cannot-be-read = soubor otevřené hry nelze přečíst: { $error }
session-other-log = log otevřené hry není ten, který služba poslala
session-reveals-not-bound = hra neuvádí, že jsou odhalení vázaná, jak služba tvrdila, když jste obsadili místo
session-other-seat-key = místo { $seat } je zapsané s jiným klíčem, než se kterým jste je obsadili
session-bound-elsewhere = místo { $seat } se zavázalo k entropii, která nevznikla zde. Odhalte ji na počítači, kde vznikla, nebo hru opusťte
session-other-view = služba poslala jiný pohled, než jaký plyne ze záznamů
session-receipt-cannot-be-read = potvrzení nelze přečíst: { $error }

main-cheated = ZÁZNAMY SLUŽBY NESOUHLASÍ. Uschovejte si soubor hry jako důkaz (kronika export).
main-read-only = Do databáze nelze zapisovat: { $error }
main-unreachable = databáze není dostupná: { $error }
main-bad-folder = složku dat nelze použít: { $error }
main-bring-back = { $error }; obnovte složku ze zálohy (kronika restore)
main-unreadable = soubor nelze přečíst: { $error }

demo-listens = Služba naslouchá na { $address }; její log je { $log }.
demo-rolls = Hody:
demo-board = Plán na konci:
demo-result = Výsledek: { $result }.
demo-draw = remíza
demo-winners = vítězí { $winners } ({ $how }, { $rule })
demo-picture-of-board = Obrázek plánu: { $file }
demo-replayed = Přehráno událostí ze souboru logu: { $events }. Všechny zobrazené pohledy ({ $views }) jsou stejné.
demo-verified = Ověřen soubor hry { $file }: hodů { $rolls }, karet { $draws }, podpisů { $signatures }, žádná chyba.
demo-repeated = Zopakována rozhodnutí bota služby ({ $count }): rozhoduje znovu stejně.
demo-replay-in-browser = Přehrání hry v prohlížeči: { $address }
demo-while-runs = dokud běží `{ $command }`.
demo-until-ctrl-c = Hra je dostupná do stisku Ctrl-C.
demo-campaign = Kampaň o { $scenarios } scénářích na { $address }; její log je { $log }.
demo-panel = { $panel }:
demo-before-and-after = Strany předtím a potom:
demo-rebuilt = Sestaveno znovu z logu: přehledy kampaně ve verzích { $before } a { $after }, řádků čtecích modelů { $rows }, zobrazených pohledů { $views }: vše stejné.
demo-picture = Obrázek ({ $panel }): { $file }
demo-campaign-verified = Ověřen soubor kampaně { $file } a jejích her ({ $games }): hodů { $rolls }, karet { $draws }, podpisů { $signatures }, žádná chyba. Každá hra začala a skončila, jak uvádí kampaň.

due-unspecified = něco jiného
due-prompt = rozhodnutí
due-seat = obsazení
due-commit = závazek
due-reveal = odhalení
due-epoch = nová epocha
due-confirm = potvrzení konce
due-undo = vrácení
due-draw = remíza
due-handover = předání místa
due-limit = lhůta

phase-unspecified = neznámá fáze
phase-seating = obsazování
phase-committing = závazky
phase-running = běží
phase-finished = dohraná
phase-closed = uzavřená

## Help: commands
command-kronika =
    Kronika: rozhodčí karetních válečných her.

    { "\u0008" }
    Zkusit sám:           kronika play --against bot
    Provozovat službu:    kronika serve
    Vypsat hry:           kronika packs
    Hrát na dálku:        kronika new PACK SCENARIO, pak kronika play GAME
    Co se stalo:          kronika board GAME, kronika replay GAME
    Ověřit kostky:        kronika export GAME, pak kronika verify GAME.jsonl

    Id hry se hledá nejdřív mezi vašimi hrami proti botovi, pak na službě. S volbou --server naopak.

    Volby před příkazem říkají, kdo jste a kterou službu používáte. Každou lze nastavit i v prostředí:
    KRONIKA_CLI_LANG, KRONIKA_CLI_SERVER a tak dále.
command-new =
    Založí hru a vypíše její id.

    PACK a SCENARIO vypíše `kronika packs`, i s místy a volbami každého scénáře. Místo pak obsadíte příkazem
    `kronika play GAME --seat SIDE` a id pošlete soupeři. Do soukromé hry se zve příkazem `kronika seat
    invite GAME`.

    { "\u0008" }
    kronika new { $game }
command-play =
    Hraje hru v terminálu, proti botovi nebo na dálku.

    Ukazuje plán, vaši ruku a očíslovaná rozhodnutí, u každého útoku s jeho šancí. Místo si pamatuje váš
    profil: můžete kdykoli odejít a vrátit se týmž příkazem.

    { "\u0008" }
    kronika play --against bot       nová hra, bez služby
    kronika play GAME --against bot  pokračování
    kronika play GAME                hra na běžící službě
    kronika play --against bot { $further }

    Navazující scénáře se hrají příkazem `kronika campaign play`.
command-bot =
    Nechá za jedno místo hrát bota.

    Bot je obyčejný klient: obsadí místo, je-li volné, a dohraje GAME do konce. Když služba přestane
    odpovídat, počká na ni.

    { "\u0008" }
    kronika bot GAME --seat SIDE
command-watch =
    Sleduje hru živě, událost na řádek.

    Každý záznam a hod hned ověří. Po výpadku spojení pokračuje tam, kde skončil. Končí uzavřením hry nebo
    stiskem Ctrl-C.

    { "\u0008" }
    kronika watch GAME
command-games =
    Vypíše hry, nebo živě hlásí, kde jste na tahu.

    Nejnovější hra je první. Vaše hry proti botovi jsou před hrami služby a nepotřebují ji. S volbou --server
    se vypíšou jen hry té služby. --wait se ptá služby.

    { "\u0008" }
    kronika games --mine --wait
command-packs =
    Vypíše balíky a scénáře, které lze hrát.

    Vypíše balíky služby, a když žádná neběží, balíky na tomto počítači. U scénáře jsou místa, která ho mohou
    hrát, obvyklá první; u balíku volby pro `kronika new` a jeho boti.

    { "\u0008" }
    kronika packs
command-seat =
    Zve hráče a předává místa, k nimž se ztratil klíč.

    { "\u0008" }
    kronika seat list GAME          vypíše místa, pozvánky a žádosti
    kronika seat invite GAME        vypíše tajemství, které pustí do hry
    kronika seat bot GAME SIDE      nechá za místo hrát bota služby
    kronika seat propose GAME SIDE  požádá o místo, které někdo drží
    kronika seat answer GAME PROPOSAL --consent
    kronika seat claim GAME         přihlásí se k místu v přijaté hře
    kronika seat lock GAME          uzamkne sestavu; unlock odemkne
    kronika seat free GAME SIDE     uvolní místo, které se nezavazuje

    Místo přejde, když souhlasí všechna ostatní držená místa a jeho držitel měl čas odmítnout: tři dny,
    nenastaví-li služba jinak. Botů se nikdo neptá. GAME může být i kampaň.
command-seat-answer =
    Souhlasí s žádostí o místo, nebo ji odmítne.

    Číslo PROPOSAL ukazuje `kronika seat list`.

    { "\u0008" }
    kronika seat answer GAME 1 --consent
command-seat-bot =
    Nechá volné místo hrát bota služby.

    Smí to jen zakladatel hry či kampaně. Bot vidí jen to, co jeho místo. Po uzavření hry zopakuje každé jeho
    rozhodnutí `kronika audit`.

    { "\u0008" }
    kronika seat bot GAME SIDE
command-seat-claim =
    Přihlásí se k vašemu místu v přijaté hře.

    Váš klíč podepíše, že místo bylo vaše. Hra pak patří mezi vaše hry a hody místa mezi vaše hody.

    { "\u0008" }
    kronika seat claim GAME
command-seat-free =
    Uvolní místo, které se nezavazuje, než hra začne.

    Smí to jen zakladatel hry. Hráč, který místo držel, smí zase některé obsadit.

    { "\u0008" }
    kronika seat free GAME SIDE
command-seat-invite =
    Pozve do hry; vypíše tajemství.

    Kdo ho má, jednou s ním obsadí volné místo (`kronika play GAME --invitation SECRET`), nebo požádá o
    držené (`kronika seat propose`). Zvete za místo, které držíte, jinak jako zakladatel. Dokud pozvánku nikdo
    nepoužije, můžete ji odvolat.

    { "\u0008" }
    kronika seat invite GAME --seat SIDE
command-seat-list =
    Ukáže místa ve hře, pozvánky a žádosti.

    Čísla pozvánek a žádostí berou ostatní příkazy pro místa.

    { "\u0008" }
    kronika seat list GAME
command-seat-lock =
    Uzamkne sestavu, dokud hra nezačne.

    Smí to jen zakladatel hry. Nikdo pak neodejde ani místo nepředá; volná místa obsadí jen zakladatel a jeho
    pozvaní. Zakladatel smí dál uvolnit místo, které se nezavazuje.

    { "\u0008" }
    kronika seat lock GAME
command-seat-propose =
    Požádá o místo, které někdo drží; ostatní musí souhlasit.

    Hodí se, když ztratíte klíč ke svému místu, nebo když nahrazujete hráče, který nechodí. Musíte držet jiné
    místo, být zakladatelem hry, nebo mít pozvánku od některého místa. Vypíše číslo žádosti.

    { "\u0008" }
    kronika seat propose GAME SIDE
command-seat-unlock =
    Odemkne sestavu.

    { "\u0008" }
    kronika seat unlock GAME
command-seat-withdraw =
    Odvolá pozvánku, kterou ještě nikdo nepoužil.

    Číslo INVITATION ukazuje `kronika seat list`.

    { "\u0008" }
    kronika seat withdraw GAME 1
command-claim =
    Nárokuje hru, ve které jiná strana překročila lhůtu.

    `kronika games` ukazuje, která strana je na řadě a do kdy. Hru, která začala, vyhrajete. Hra, která
    nezačala, se zruší bez vítěze; hra kampaně se počítá jako vyhraná.

    { "\u0008" }
    kronika claim GAME
command-limit =
    Prodlouží, pozastaví nebo obnoví lhůtu, souhlasí-li všichni.

    { "\u0008" }
    kronika limit GAME extend 3d    požádá o 3 dny navíc
    kronika limit GAME pause        požádá o zastavení času
    kronika limit GAME resume       požádá o jeho obnovení
    kronika limit GAME agree        vyhoví žádosti ostatních
    kronika limit GAME decline      odmítne ji
    kronika limit GAME withdraw     stáhne vaši žádost

    Zůstane-li žádost o obnovení otevřená po celou lhůtu, platí, jakmile ji zopakujete.
command-notices =
    Pošle zprávu, když na vás čeká hra.

    { "\u0008" }
    kronika notices show            ukáže, co je zapnuto
    kronika notices mail ADDRESS    poštou; nejdřív dostanete kód
    kronika notices confirm CODE    kód z té pošty
    kronika notices webhook URL     vašemu programu
    kronika notices remove mail     vypne poštu; nebo webhook
    kronika notices stop SECRET     vypne poštu tajemstvím, které je v ní

    Na každé rozhodnutí, závazek, odhalení a souhlas přijde jedna zpráva. Dokud máte hru otevřenou, nepřijde
    žádná. O soukromé hře zpráva říká jen to, že je v některé něco na řadě.
command-notices-confirm =
    Potvrdí vaši adresu kódem z pošty.

    { "\u0008" }
    kronika notices confirm CODE
command-notices-mail =
    Nastaví adresu, na kterou chodí zprávy.

    Služba na ni pošle kód a nic jiného, dokud ji nepotvrdíte. Jazyk pošty určuje --lang.

    { "\u0008" }
    kronika notices mail vy@example.org
command-notices-remove =
    Vypne poštu nebo webhook; služba adresu zapomene.

    { "\u0008" }
    kronika notices remove mail
command-notices-show =
    Ukáže, co je zapnuto a co služba nabízí.

    { "\u0008" }
    kronika notices show
command-notices-stop =
    Vypne poštu tajemstvím z konce zprávy.

    Nepotřebujete k tomu žádnou totožnost: nechtěnou poštu zastaví každý, komu chodí.

    { "\u0008" }
    kronika notices stop SECRET
command-notices-webhook =
    Posílá zprávy vašemu programu.

    URL začíná https://. Služba na ni hned pošle výzvu; odpovězte stavem 200 a výzvou jako tělem. Zprávy jsou
    podepsané klíčem, který vypíše `kronika key service` (docs/writing-a-client.md, „Receive webhooks“).

    { "\u0008" }
    kronika notices webhook https://example.org/hook
command-messages =
    Píše ostatním hráčům hry.

    { "\u0008" }
    kronika messages list GAME              ukáže zprávy
    kronika messages post GAME "Zdravím"    napíše zprávu
    kronika messages delete GAME NUMBER     smaže vaši zprávu
    kronika messages mute GAME SEAT         skryje vám zprávy jednoho místa

    Diváci mohou zprávy číst, až je hra uzavřená. Vyvezené soubory je neobsahují. Správce služby je může číst
    a mazat.
command-messages-list =
    Ukáže zprávy hry.

    { "\u0008" }
    kronika messages list GAME
command-messages-post =
    Napíše zprávu ostatním hráčům.

    { "\u0008" }
    kronika messages post GAME "Zdravím"
command-messages-delete =
    Smaže vaši zprávu.

    { "\u0008" }
    kronika messages delete GAME 3
command-messages-mute =
    Skryje vám zprávy jednoho místa.

    Nikdo jiný se to nedozví.

    { "\u0008" }
    kronika messages mute GAME SEAT
    kronika messages mute GAME SEAT --off
command-campaign =
    Hraje kampaň navazujících scénářů.

    { "\u0008" }
    Sám, bez služby:  kronika campaign play --against bot
    Na dálku používají oba hráči běžící službu:
    { "  " }kronika campaign create          založí kampaň; vypíše její id
    { "  " }kronika campaign play CAMPAIGN   obsadí stranu a hraje
    { "  " }kronika campaign state CAMPAIGN  ukáže, jak kampaň stojí

    Ztráty z jednoho scénáře platí i v dalších. Každý scénář je hra s vlastním id. `kronika board`,
    `replay`, `timeline` a `verify` berou id hry i kampaně. Příkazy, které jen čtou, berou i exportovaný
    soubor.
command-campaign-aftermath =
    Projde události po scénáři: ztráty, vylepšení, potvrzení.

    Začínají, když obě strany potvrdí konec hry. Dokud obě nepotvrdí i události, lze dobrané karty se
    souhlasem druhé strany vrátit.

    { "\u0008" }
    kronika campaign aftermath CAMPAIGN
command-campaign-bot =
    Nechá za jednu stranu kampaně hrát bota.

    Bot je obyčejný klient: sestavuje balíčky, hraje hry a události po nich a každý konec potvrdí. Když
    služba přestane odpovídat, počká na ni.

    { "\u0008" }
    kronika campaign bot CAMPAIGN --seat SIDE
command-campaign-create =
    Založí kampaň a vypíše její id.

    PACK je balík s kampaní; Kronika sama má { $campaign }. Stranu pak obsadíte příkazem `kronika campaign
    play CAMPAIGN --seat SIDE` a id pošlete soupeři.

    { "\u0008" }
    kronika campaign create { $campaign }
command-campaign-join =
    Obsadí stranu v kampani, pro všechny její hry.

    { "\u0008" }
    kronika campaign join CAMPAIGN --seat SIDE
command-campaign-list =
    Vypíše kampaně, nejnovější první.

    Vaše kampaně proti botovi jsou před kampaněmi služby a nepotřebují ji.

    { "\u0008" }
    kronika campaign list --mine
command-campaign-play =
    Hraje kampaň: postupně balíčky, hry a události po nich.

    Nemáte-li stranu, obsadí vám ji. Můžete kdykoli odejít, i uprostřed scénáře, a vrátit se týmž příkazem.

    { "\u0008" }
    kronika campaign play --against bot           nová kampaň, bez služby
    kronika campaign play CAMPAIGN --against bot  pokračování
    kronika campaign play CAMPAIGN                kampaň na běžící službě
command-campaign-start =
    Potvrdí stav a sestaví balíček na další scénář.

    Scénář pak hrajete příkazem `kronika play GAME`.

    { "\u0008" }
    kronika campaign start CAMPAIGN
command-board =
    Nakreslí plán hry, jako text nebo jako SVG.

    GAME je id nebo exportovaný soubor. U kampaně vypíše její stav, záznam a město.

    { "\u0008" }
    kronika board GAME --svg plan.svg
command-replay =
    Projde hru krok za krokem, s plánem u každé verze.

    GAME je id nebo exportovaný soubor. Enter jde dál, b zpět, číslo na danou verzi, q končí.

    { "\u0008" }
    kronika replay GAME.jsonl
command-timeline =
    Vypíše, co se ve hře stalo, událost na řádek.

    GAME je id nebo exportovaný soubor. Na řádku je verze, ~ u vrácené události, kolo a událost.

    { "\u0008" }
    kronika timeline GAME
command-rolls =
    Vypíše hody a otočené karty hry, nebo je spočítá za hráče.

    GAME je id nebo exportovaný soubor. Na řádku je potřebné číslo, jeho složky s pravidly, šance na úspěch a
    co se počítalo: ✓ úspěch, ✗ neúspěch. Značky vpředu: ~ vráceno, ! napadeno, teď nebo dřív. KEY je veřejný
    klíč hráče (`kronika key show`).

    { "\u0008" }
    kronika rolls GAME
command-dispute =
    Napadne hod nebo otočenou kartu, nebo námitku stáhne.

    Hraje se dál. Ukáže výsledek ve verzi VERSION hry GAME, jeho složky a důkaz, spočítá ho znovu a vysvětlí,
    jak to zopakovat. REASON se uloží do záznamu.

    { "\u0008" }
    kronika dispute GAME 57 "tři šestky za sebou"
command-export =
    Zapíše hru do souboru, který může každý ověřit.

    `kronika verify` soubor ověří, `kronika replay` a `kronika board` ho ukážou.

    { "\u0008" }
    kronika export GAME --output hra.jsonl
command-fork =
    Založí novou hru z postavení uzavřené hry.

    GAME je uzavřená hra, VERSION verze, ve které se některé místo rozhodovalo. `before roll VERSION` začne u
    posledního rozhodnutí před hodem nebo otočenou kartou (viz `kronika rolls`). Vypíše nové id.

    { "\u0008" }
    kronika fork GAME before roll 57
command-notation =
    Zapíše partii tah po tahu, aby ji mohli číst lidé i programy.

    GAME je soubor nebo id hry u služby. Skryté tahy hry, která není otevřená, se zapíšou jako „?“. Zpět zápis
    čte `import kronika`; vysvětluje ho docs/notation.md.

    { "\u0008" }
    kronika notation hra.jsonl
command-report =
    Zapíše zprávu o hře ke čtení, tisku nebo vyvěšení.

    GAME je soubor nebo id hry u služby. O podobě rozhoduje přípona souboru: stránka ke čtení a tisku, Markdown,
    text, nebo BBCode pro fóra.

    { "\u0008" }
    kronika report hra.jsonl -o hra.html
command-diff =
    Řekne, kde se dvě hry rozcházejí. Pokud se rozcházejí, skončí s 1.

    A a B jsou soubory nebo id. Jména, časy a tajemství náhody se nepočítají.

    { "\u0008" }
    kronika diff hra.jsonl jina.jsonl
command-table =
    Zapíše, co se stalo ve hrách, do jedné tabulky.

    Čte soubory, které zapsal příkaz „kronika export“, i zabalené v gzipu, a zapíše řádek za každý hod, každé
    rozhodnutí nebo každou hru, pro pandas, Polars, DuckDB a jiné. Sloupce vysvětluje docs/library.md.

    { "\u0008" }
    kronika table games/*.jsonl -o rolls.parquet
    kronika table games/*.jsonl --of games -o games.jsonl
command-verify =
    Ověří hru: soubor, i bez připojení, nebo hru na službě.

    GAME je soubor nebo id. V souboru se ověří vše: otisky, pečetě, kostky, dobírání, závazky, podpisy. Bez
    klíče --key, kterému věříte, a bez potvrzení --receipt lze říci jen to, že soubor neodporuje sám sobě.
    S klíčem --key musí být soubor podepsán jím, nebo klíčem, který ho nahradil (`kronika rotate`).

    --require-vouched odmítne soubor bez podpisu klíčem, kterému věříte, odhalení, které ostatní nezavázalo, a
    bota služby, který neodhalil první nebo byl odebrán před začátkem náhody.

    Více souborů se ověří jeden po druhém. Soubor kampaně se pak porovná se soubory jejích her: příprava každé
    z nich a to, co si kampaň zapsala.

    Na službě musí log navazovat na to, co podepsala v potvrzeních, která máte.

    Potvrzení z profilu se použijí sama. Kód ukončení 1, pokud něco nesouhlasí.

    { "\u0008" }
    kronika verify GAME.jsonl
command-audit =
    Ověří každé rozhodnutí uzavřené hry podle dnešních pravidel.

    Rozhodne každé znovu, z postavení a výsledků v logu. Hlásí rozhodnutí, která by dnes neprošla, dala jiné
    pohledy, nebo stejné pohledy jinými událostmi. Rozhodnutí botů služby spočítá znovu ze semínka a z toho,
    co jejich místo vidělo. Vše kromě jiných událostí znamená neúspěch (kód 1), stejně jako soubor, který
    neprojde ověřením.

    { "\u0008" }
    kronika audit GAME.jsonl
command-key =
    Spravuje vaši totožnost a klíče ostatních.

    Totožnost je token, který drží vaše místa, a klíč, kterým podepisujete rozhodnutí.

    { "\u0008" }
    kronika key show
command-key-export =
    Zkopíruje vaši totožnost do FILE.

    Každý, kdo ten soubor má, může hrát za vás.

    { "\u0008" }
    kronika key export ja.json
command-key-import =
    Převezme do tohoto profilu totožnost z FILE.

    { "\u0008" }
    kronika key import ja.json
command-key-seats =
    Vypíše držitele míst ve hře a jejich klíče.

    Porovnejte je s tím, co vám ostatní ukážou (`kronika key show`).

    { "\u0008" }
    kronika key seats GAME
command-key-service =
    Vypíše klíče, kterými služba podepisuje potvrzení.

    První je ten používaný. Patří do `kronika verify --key`. Pozdější klíče platí také, pokud každý podepsal
    jeho předchůdce.

    { "\u0008" }
    kronika key service
command-key-show =
    Vypíše váš veřejný klíč a jeho otisk.

    Porovnejte otisk s tím, který vidí ostatní (`kronika key seats`, u stolu f).

    { "\u0008" }
    kronika key show
command-pack =
    Vytváří a kontroluje balíky: údaje hry jako datové soubory.

    { "\u0008" }
    kronika pack new FOLDER              zapíše kostru k úpravám
    kronika pack check FOLDER            vypíše, co je špatně nebo chybí
    kronika pack draw FOLDER SCENARIO    nakreslí přípravu scénáře
command-pack-check =
    Zkontroluje balík a vypíše všechny chyby.

    FOLDER obsahuje pack.toml. U každé chyby je soubor, místo a povolené hodnoty.

    { "\u0008" }
    kronika pack check muj-balik
command-pack-draw =
    Nakreslí přípravu scénáře balíku.

    Jako text nebo jako SVG. Číslo SCENARIO vypíše `kronika pack check` a `kronika packs`.

    { "\u0008" }
    kronika pack draw muj-balik 1
command-pack-new =
    Zapíše kostru balíku k úpravám.

    FOLDER musí být prázdný nebo nový; jeho jméno je jménem balíku. Kostru lze hned kontrolovat, kreslit i
    hrát.

    { "\u0008" }
    kronika pack new muj-balik
command-serve =
    Provozuje službu, dokud ji nezastavíte.

    Každé volání zapíše na standardní chybový výstup, objekt JSON na řádek, neříká-li nastavení jinak.

    Jednu složku dat obsluhuje jeden proces a zamyká ji. Databázi jich může sdílet několik. Každé zodpovězené
    volání je na disku: proces lze kdykoli zabít a spustit znovu.

    { "\u0008" }
    kronika serve --data var
command-check =
    Zkontroluje složku dat, zda není poškozená.

    Služba může běžet dál. Každou hru porovná s jejím kontrolním bodem, přehraje ji a její řetězy ověří proti
    kotvám. Zkontroluje soubory, jejich oprávnění a čtecí modely. Nic nezapisuje.

    Kód ukončení 0: nepoškozená; 1: poškozená; 2: nelze zkontrolovat.

    { "\u0008" }
    kronika check --data var
command-backup =
    Zkopíruje log a tajemství za běhu služby.

    Zapíše do složky TARGET kopii z jednoho okamžiku. Tajemství zůstávají zašifrovaná klíčem služby. Ten
    (kronika.key) uchovejte jinde.

    { "\u0008" }
    kronika backup zaloha-1 --data var
command-restore =
    Obnoví zálohu do prázdné složky dat.

    SOURCE je složka zálohy. Každá běžící hra začne novou epochu náhody, zapsanou v logu, protože hody po
    záloze může někdo znát.

    { "\u0008" }
    kronika restore zaloha-1 --data var
command-rebuild =
    Přepočítá čtecí modely za běhu služby.

    Nové nahradí staré, jakmile doženou log.

    { "\u0008" }
    kronika rebuild --data var
command-project =
    Udržuje čtecí modely v samostatném procesu.

    Běží, dokud ho nezastavíte, vedle služeb s nastavením `project = false`. Jejich rozhodnutí pak nečekají na
    přehledy a statistiky.

    { "\u0008" }
    kronika project --data var
command-rotate =
    Vytvoří nový klíč k podpisu potvrzení a vypíše ho.

    Běžící služba ho hned používá. Starý zůstává zveřejněný a potvrzení jím podepsaná platí dál.

    { "\u0008" }
    kronika rotate --data var
command-moderate =
    Ukáže nebo smaže, co si hráči ve hře napsali.

    Službu kvůli tomu není třeba zastavovat.

    { "\u0008" }
    kronika moderate GAME --data var
    kronika moderate GAME --data var --delete 3
command-move-store =
    Přestěhuje všechny hry do databáze, nebo zpět do souborů.

    FROM a TO jsou složky nebo adresy databází: postgresql://user@host/database. Nejdřív zastavte všechny
    služby. TO musí být prázdné. Přestěhuje se vše, nebo nic, a porovná se bajt po bajtu. Přerušené stěhování
    spusťte znovu. FROM zůstane beze změny a obsluhovat už nepůjde.

    { "\u0008" }
    kronika move-store var postgresql://user@host/database
command-import =
    Přijme uzavřenou hru z exportovaného souboru, projde-li ověřením.

    Ponechá si id, potvrzení i důkazy a je označená jako přijatá. Hráči se tu počítá, až se přihlásí ke svému
    místu (`kronika seat claim`). S volbou --copy, nebo není-li hra v souboru uzavřená, se přijme jako kopie:
    s novým id, novou náhodou a volnými místy.

    { "\u0008" }
    kronika import GAME.jsonl
command-demo =
    Nechá hrát dva boty a ověří, že log obsahuje vše.

    Boti hrají scénář 1 přes gRPC jako obyčejní klienti. Hra se ukazuje živě, kreslí, přehraje ze souboru a
    ověří. Pak hrají tři scénáře kampaně; její město a pořadače karet se obnoví z logu. Kód ukončení 0 jen
    tehdy, když vše souhlasí.

    Na konci vypíše adresu, na které lze hru přehrát v prohlížeči.

    { "\u0008" }
    kronika demo --open
command-dev = Pro vývojáře Kroniky.

## Help: options
option-version = Vypíše verzi.
option-lang = Jazyk her a této nápovědy.
option-server = Kde služba naslouchá.
option-profile = Kterou z vašich totožností použít.
option-home = Složka vašich totožností. Jinak $KRONIKA_HOME, nebo kronika ve vaší složce dat.
option-tls = Certifikát (PEM), kterému věřit; zapíná TLS.
option-plain = Seznamy místo kreseb a žádné barvy, pro čtečku obrazovky.
option-json = Vypíše JSON, hodnotu na řádek.
option-seats = Místa, například n1,s1. Jinak obvyklá místa.
option-option = Volba pravidel; opakováním více.
option-strict = Nedovolit vrácení rozhodnutí, na která odpověděla náhoda nebo druhá strana.
option-private = Dívat se smějí jen hráči.
option-reply-limit = Jak dlouho smí strana nechat hru čekat, než ji jiná smí nárokovat: 3d, nebo none. Jinak 30d.
option-closing-time = Jak dlouho po konci se hra sama uzavře.
option-undo-expiry = Jak dlouho platí žádost o vrácení.
option-play-seat = Místo, za které hrát. Jinak to, které držíte, nebo první volné.
option-against = Hrát proti botovi; bez běžící služby.
option-play-pack = Balík nové hry proti botovi.
option-scenario = Scénář nové hry proti botovi. Jinak první v balíku.
option-play-data = Složka her proti botovi. Jinak složka vašeho profilu.
option-name = Vaše jméno ve hře. Jinak jméno vašeho profilu.
option-unsigned = Hrát bez podepisování rozhodnutí.
option-invitation = Tajemství pozvánky do hry.
option-ask-all = Ptát se i tam, kde je jediná možná odpověď.
option-bell = Zazvonit, když jste na tahu, nebo když se při otázce něco stane.
option-bot-seat = Místo, za které hrát. Jinak první volné.
option-policy = Jak bot hraje.
option-seed = Umožní volby bota zopakovat.
option-after = Začít po této verzi.
option-watch-seat = Dívat se z místa, které držíte. Jinak jako veřejnost.
option-games-mine = Jen hry, ve kterých držíte místo.
option-phase = Jen hry v této fázi.
option-games-pack = Jen hry tohoto balíku.
option-games-scenario = Jen hry tohoto scénáře.
option-games-seats = Jen hry s volným místem (free), nebo plně obsazené (full).
option-created-after = Jen hry založené později: 2026-01-31 nebo 2026-01-31T18:00, v UTC.
option-created-before = Jen hry založené dříve.
option-updated-after = Jen hry naposledy změněné později.
option-updated-before = Jen hry naposledy změněné dříve.
option-games-save = Zapsat také každou hru do souboru v této složce: celou, je-li odkrytá, jinak to, co vidí všichni.
option-wait = Živě hlásit každou hru, která na vás čeká.
option-consent = Nechat místo přejít, nebo ne.
option-bot = Jméno bota. Jinak první, který ke hře patří.
option-seat-claim-seat = Místo, které bylo vaše. Jinak to, za které hrál váš klíč.
option-head = Hlava hry z konce jejího souboru. U soukromé hry je nutná spolu s --seat.
option-seat-invite-seat = Místo, na které zvete. Jinak kterékoli.
option-lasts = Jak dlouho pozvánka platí: 12h, 3d. Jinak 7d.
option-campaign-bot-seat = Strana, za kterou hrát. Jinak ta, kterou držíte, nebo první volná.
option-scenarios = Skončit po tolika scénářích. Jinak hrát do konce.
option-campaign-join-seat = Strana, za kterou hrát. Jinak první volná.
option-campaign-list-mine = Jen kampaně, ve kterých držíte místo.
option-campaign-play-pack = Balík nové kampaně proti botovi.
option-campaign-play-data = Složka kampaní proti botovi. Jinak složka vašeho profilu.
option-board-at = Verze, kterou nakreslit. Jinak poslední.
option-svg = Místo toho zapsat do tohoto souboru obrázek.
option-panel = Panel, který se nakreslí, například hand-SEAT. Jinak první.
option-layers = Vrstvy, které se nakreslí, oddělené čárkami, nebo all (všechny), none (žádné). Jinak jak kreslí systém.
option-about = Přidat, co obrázek ukazuje o jedné věci, například counter:ID.
option-board-seat = Kreslit z místa, které držíte. Jinak z vašeho místa, nebo jako veřejnost.
option-all = Nezastavovat po každém kroku.
option-boards = Kreslit plán při každém kroku.
option-player = Spočítat hody a otočené karty hráče ze všech her.
option-withdraw = Stáhnout námitku.
option-go-back = Požádat o návrat před hod; vaše námitka tím skončí.
option-output = Soubor, který se zapíše. Jinak GAME.jsonl.
option-audience = Místo, které držíte, public, nebo u uzavřené hry referee. Jinak nejširší pohled.
option-key = Klíč služby, kterému věříte (64 šestnáctkových číslic).
option-receipt = Uchované potvrzení.
option-notation-output = Soubor, který se zapíše. Jinak terminál.
option-report-output = Soubor k zápisu: .html, .md, .txt nebo .bbcode; nebo .svg: jeden obrázek všech desek.
option-table-of = Které řádky: rolls (hody), decisions (rozhodnutí), games (hry), u tažení cards (karty), soldiers (vojáci), tiles (dílky). Výchozí: rolls.
option-table-output = Soubor k zápisu: .parquet, .arrow nebo .jsonl.
option-require-vouched = Odmítnout soubor bez podpisu klíčem, kterému věříte.
option-verify-roll = Navíc řekne, co měl tento hod nebo karta splnit, a vypočítá výsledek znovu.
option-forget = Pak smazat uložené potvrzení, a pokračovat tak ve hře, která přišla o události.
option-replace = Nahradit totožnost tohoto profilu.
option-like = Balík, jehož formát kostra má.
option-config = Soubor TOML s nastavením (docs/settings.md).
option-serve-data = Složka dat. Jinak var, nebo KRONIKA_DATA.
option-store = Místo her, nejsou-li v --data: složka, nebo postgresql://user@host/database.
option-host = Adresa, na které naslouchat. Jinak 127.0.0.1.
option-port = Port; 0 vybere volný. Jinak 50551.
option-web-port = Port stránky; 0 vybere volný, -1 žádnou neslouží. Jinak ten po --port.
option-tls-certificate = Řetěz certifikátů (PEM); vyžaduje --tls-key.
option-tls-key = Soukromý klíč certifikátu (PEM).
option-insecure = Naslouchat mimo tento počítač bez TLS.
option-packs = Složka s dalšími balíky, každý v podsložce.
option-messages-mute-off = Znovu je ukáže.
option-moderate-delete = Smaže zprávu s tímto číslem. Lze opakovat.
option-moderate-delete-all = Smaže všechny zprávy hry.
option-move-store-data = Složka klíče. Jinak FROM, je-li to složka.
option-copy = Přijmout hru jako kopii k dalšímu hraní.
option-folder = Složka pro log, obrázek a export. Jinak build/demo-N s novým N.
option-open = Na konci hru dál nabízet až do Ctrl-C.
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
