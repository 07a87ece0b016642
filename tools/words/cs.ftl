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
