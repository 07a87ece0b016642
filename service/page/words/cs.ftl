## alerts.js

page-when-it-is-your-turn = Když jste na tahu
page-a-game-waits = Čeká na vás hra
page-play-a-sound = Přehrát zvuk
page-show-a-notification = Ukázat oznámení prohlížeče, když je tato stránka otevřená na pozadí
page-notifications-denied = Tento prohlížeč oznámení této stránky odmítá. Povolte je v jeho nastavení pro tuto stránku.

## app.js

page-nothing-at-this-address = Na této adrese nic není
page-to-your-games = K vašim hrám
page-pages = Stránky
page-new-game = Nová hra
page-check-a-game = Ověřit hru
page-you = Vy
page-other-language = English
page-cannot-sign-or-check = Tato stránka nemůže nic podepsat ani ověřit: spojení není zabezpečené, nebo je prohlížeč příliš starý. Otevřete ji přes https, nebo přímo na počítači serveru.
page-browser-stores-nothing-once-close = Tento prohlížeč si nic nepamatuje: až ho zavřete, ke svým hrám se nevrátíte.
page-service-does-not-answer-retrying = Služba neodpovídá. Vaše hry jsou na ní v bezpečí; stránka to zkouší dál.
page-service-does-not-answer = Služba neodpovídá. Vaše hry jsou na ní v bezpečí: ověřte připojení a zkuste to znovu.
page-entropy-in-another-browser = Entropie tohoto místa je v jiném prohlížeči. Pokračujte tam, nebo si odtamtud přineste klíč.
page-accepted-would-be = Přijato by bylo
page-game-not-honest = Tato hra není poctivá
page-at-version = Ve verzi
page-game-cannot-continue-here-save = Hra tu nemůže pokračovat. Uložte si důkaz: obsahuje všechny záznamy, jak je služba poslala, a její potvrzení.
page-save-the-evidence = Uložit důkaz
page-try-again = Zkusit znovu

## board.js

page-drawing-cannot-be-shown = Kresbu nelze ukázat:{ " " }
page-smaller = menší
page-all-of-it = celé
page-larger = větší
page-your-hand = Vaše ruka
page-leaf-before = Předchozí list
page-leaf-after = Další list

## checking.js

page-drop-exported-game = Přetáhněte sem vyvezenou hru, nebo ji vyberte:{ " " }
page-browser-verifies-every-hash-seal = Váš prohlížeč ověří každý otisk, pečeť, hod, tah a podpis v souboru. Soubor zůstává tady, dokud si nevyžádáte desky. Kudy šly karty, ověří kronika verify; dodržení pravidel hry ověří kronika audit.
page-key-service-trust-optional = Klíč služby, kterému věříte (nepovinné):{ " " }
page-came-from-service = Tato stránka přišla od služby. Uložená kopie se nemění a ověřuje soubory bez jakékoli služby:{ " " }
page-save-this-page = Uložit tuto stránku
page-not-a-key = Toto není klíč. Zadejte 64 šestnáctkových číslic.
page-checking = Ověřuji …
page-show-the-boards = Ukázat desky
page-service-receives-file-draws-its = Služba soubor dostane, nakreslí desky a nic si neuloží.
page-file-not-honest-game = Tento soubor není poctivá hra
page-log-of-your-receipt = Je to záznam, ke kterému máte potvrzení.
page-signed-key-trust = Je podepsaný klíčem, kterému věříte.
page-file-consistent-but-unsigned-any = Soubor si neodporuje, ale není podepsaný žádným klíčem, kterému věříte, a nemáte k němu potvrzení.
page-nobody = nikdo
page-another-key-has-signed = Podepsal ho jiný klíč
page-everything-is-correct = Všechno souhlasí
page-game = Hra
page-system = Systém
page-seats = Místa
page-won-by = Vyhrál
page-events = Události
page-as-seen-by = Jak ho vidí
page-checked = Ověřeno
page-rolls-draws-signatures-epochs-dice = hody { $rolls }, tahy { $draws }, podpisy { $signatures }, epochy náhody { $epochs }
page-head = Otisk konce
page-signed-by = Podepsal
page-not-proved = Neprokázáno
page-nothing-can-be-checked = Tady nelze nic ověřit

## choosing.js

page-take-back = Zpět
page-odds = šance
page-nothing-else-possible = Nic jiného tu udělat nelze.
page-all-decisions = Všechna rozhodnutí
page-part-name = díl
page-part-adds = přidává
page-part-rule = pravidlo

## filed.js

page-seen-by-audience = Jak to vidí { $audience }
page-save-as-one-page = Uložit jako jednu stránku
page-seen-by-choice = Jak to vidí{ " " }

## handing.js

page-player = hráč
page-take-seat-over = Převzít místo ({ $seat })
page-send-link-player-seat = Pošlete tento odkaz hráči, který místo drží:{ " " }
page-how-to-get-seat = Jak se k místu dostanete ({ $seat })?
page-player-hands-it-over = Jeho hráč mi ho předá
page-player-is-gone = Jeho hráč už tu není: zeptat se ostatních
page-leave-it = Nechat být
page-link-asks-seat-not-held = Tento odkaz žádá o místo ({ $seat }), které nedržíte.
page-hand-seat-over = Předat vaše místo ({ $seat }) hráči { $name }, otisk { $fingerprint }? Dál už nehrajete.
page-asks-for-seat-consented = { $name } žádá o místo ({ $seat }); souhlas platí od { $from }; souhlasí: { $consented }.

## invited.js

page-the-game = Hra
page-play-seat = Hrát: { $seat }
page-all-seats-taken = Všechna místa jsou obsazena.
page-to-the-table = Ke stolu
page-your-name = Vaše jméno{ " " }

## inviting.js

page-link-friend = Odkaz pro přítele
page-link-player-who-asks-seat = Odkaz pro hráče, který požádá o místo
page-send-link-works-once = Pošlete tento odkaz. Platí jednou:{ " " }
page-copy = Kopírovat
page-there-are-none = Žádný odkaz není otevřený.
page-any-seat = Kterékoli místo
page-until = do
page-withdraw = Stáhnout
page-invitations = Pozvánky

## keycode.js

page-show-as-qr-code = Ukázat jako QR kód
page-address-works-only-here = Adresa této stránky funguje jen na tomto počítači. Otevřete stránku na adrese, na kterou druhé zařízení dosáhne, a ukažte kód tam.
page-anyone-who-photographs-code-can = Kdo si tento kód vyfotí, může hrát za vás. Přečtěte ho druhým zařízením a otevřete tam odkaz.
page-hide-it = Skrýt
page-key-as-qr-code = Váš klíč jako QR kód
page-key-from-another-device = Klíč z jiného zařízení
page-take-key-explained = S tímto klíčem tu můžete hrát jako tam. Nahradí klíč tohoto prohlížeče; pokud jím držíte nějaká místa, nejdřív si ho uložte.
page-take-it = Vzít
page-save-key-browser-first = Nejdřív uložit klíč tohoto prohlížeče

## layers.js

page-layers = Vrstvy

## legal.js

page-what-legal-here = Co tu šlo udělat
page-nothing-you-can-see = Nic, co můžete vidět.

## lobby.js

page-phase-seating = čeká na hráče
page-phase-committing = za chvíli začne
page-phase-running = hraje se
page-phase-finished = skončila
page-phase-closed = je uzavřena
page-waits-for = čeká se na:
page-your-games = Vaše hry
page-open-games = Otevřené hry
page-finished-games = Dohrané hry
page-waiting-for-you = Čekají na vás ({ $count })
page-in-progress = Rozehrané
page-no-games-yet = Zatím jste tu nehráli. Vyberte si hru: proti botovi můžete začít hned.
page-no-games-now = Všechny vaše hry jsou dohrané. Založte novou, nebo si sedněte k otevřené.
page-no-open-games = Všechny hry mají své hráče. Založte hru proti komukoli a ostatní ji tu najdou.
page-your-turn = Jste na tahu
page-you-here = vy
page-you-won = Vyhráli jste
page-for-time = už { $time }
page-time-left = zbývá { $time }
page-time-ago = před: { $time }
page-reply-limit-is = Lhůta na odpověď: { $time }
page-seat-kept-for-you = Drží vám místo: { $seats }

## matters.js

page-nobody-yet = zatím nikdo
page-to-version = k verzi { $version }
page-to-before-decision = před rozhodnutí ({ $seat })
page-to-before-that = před „{ $sentence }“
page-to-the-roll = K hodu
page-agree-to-go-back = Souhlasit s návratem
page-cards-seen-since-then = Karty od té doby spatřené
page-about-disputed-roll = Jde o napadený hod ve verzi { $version }: { $why }
page-you-ask-to-go-back = Žádáte o návrat { $back }; souhlasí: { $agreed }.
page-request-to-go-back = { $seat }: žádost o návrat { $back }.
page-agree = Souhlasit
page-decline = Odmítnout
page-extend-reply-limit = o prodloužení lhůty o { $time }
page-pause-reply-limit = o pozastavení lhůty
page-resume-reply-limit = o obnovení lhůty
page-reply-limit-paused = Lhůta na odpověď je pozastavena.
page-from-can-resume-without-consent = Od { $from } ji můžete obnovit bez souhlasu.
page-you-ask = Žádáte { $what }; souhlasí: { $agreed }.
page-resume-it = Obnovit
page-request-of-seat = { $seat }: žádost { $what }.
page-you-offer-draw = Nabízíte remízu.
page-draw-is-offered = { $seat }: nabídka remízy.
page-accept = Přijmout
page-asks-for-seat = { $name } žádá o místo ({ $seat }); souhlas platí od { $from }.
page-consent = Souhlasit
page-secrets-of-dice-lost = Tajemství kostek jsou ztracená. Nová epocha potřebuje souhlas všech.
page-agree-new-epoch = Souhlasit s novou epochou
page-reply-limit-has-passed = Lhůta na odpověď uplynula
page-claim-the-game = Nárokovat hru
page-winner = Vítěz
page-nobody-wins = Nevítězí nikdo
page-victory = Vítězství
page-rolls-of = { $seat }: úspěšné hody { $won } z { $all }
page-once-all-confirm = Až potvrdí všichni, nic už nepůjde vrátit a vše skryté se odhalí.
page-you-have-confirmed = { " " }Potvrdili jste.
page-confirm-the-end = Potvrdit konec
page-roll-is-disputed = { $seat }: hod ve verzi { $version } je napaden: { $reason }
page-take-dispute-back = Stáhnout
page-ask-go-back-before = Žádat o návrat před něj
page-give-it = Dát
page-standing-orders-can-give = Trvalé pokyny
page-standing-order = Trvalý pokyn
page-take-order-back = Odvolat
page-offer-a-draw = Nabídnout remízu
page-resign = Vzdát se
page-resign-really = Vzdát se?
page-ask-more-days = Žádat o { $days } dny navíc
page-ask-resume-limit = Žádat o obnovení lhůty
page-ask-pause-limit = Žádat o pozastavení lhůty
page-undo-free = Vzít zpět (volně)
page-undo-others-asked = Vzít zpět (zeptá se ostatních)
page-undo-game-refuses = Vzít zpět (tato hra to nedovolí)

## noticing.js

page-notices-when-no-page-open = Zprávy, když není otevřená stránka
page-get-message-when-game-waits = Když na vás čeká hra, můžete dostat zprávu. U soukromé hry je v ní jen to, že nějaká čeká.
page-service-sends-no-notices = Tato služba zprávy neposílá.
page-turn-it-off = Vypnout
page-mail-to = Pošta na{ " " }
page-turn-it-on = Zapnout
page-by-mail = Poštou
page-mail-goes-to = Pošta chodí na { $address }.
page-code-valid-until = { " " }Platí do { $until }; zbývá pokusů: { $attempts }.
page-code-was-sent = Na { $address } odešel kód.
page-code = Kód{ " " }
page-confirm = Potvrdit
page-webhook-at = Webhook na{ " " }
page-webhook-own-program = Webhookem, pro váš program
page-the-webhook-is = Webhook je { $url }.
page-stop = Zastavit
page-mail-address-stopped = Pošta na tuto adresu je zastavena.
page-stop-notices-mail = Zastavit zprávy poštou?
page-notices-by-mail = Zprávy poštou
page-link-is-incomplete = Tento odkaz není celý. Zkopírujte ho celý.

## own.js

page-nothing-can-signed-here = tady nelze nic podepsat
page-fingerprint-others-compare = Váš otisk, který mohou ostatní porovnat:{ " " }
page-your-key = Váš klíč
page-no-account = Účet tu není. Váš klíč je jen v tomto prohlížeči, a prohlížeče zapomínají: uložte si ho. Se souborem můžete pokračovat ve svých hrách na jiném zařízení nebo v příkazové řádce (kronika key import).
page-save-the-key = Uložit klíč
page-replace-key-browser-another = Nahradit klíč tohoto prohlížeče jiným:{ " " }
page-at-the-table = U stolu
page-ask-always = Ptát se vždy: před každým rozhodnutím, i když je jen jedna možnost
page-identity-damaged = Váš klíč v tomto prohlížeči je poškozený
page-identity-damaged-what-to-do = To, co má prohlížeč uloženo, není klíč hry Kronika, a tak nemůže držet žádné místo. Nic se nezměnilo. Máte-li klíč uložený, vyberte jeho soubor. Bez něj mohou vaše místa v rozehraných hrách předat novému klíči jen ostatní hráči.
page-identity-from-file = Soubor s vaším klíčem:{ " " }
page-identity-save-stored = Uložit, co je v prohlížeči
page-identity-start-anew = Začít s novým klíčem
page-file-not-a-key = Tento soubor není klíč Kroniky: { $why }.

## parts.js

page-part-not-loaded = Část této stránky, { $name }, se nepodařilo načíst.

## playback.js

page-since-you-decided = Od vašeho rozhodnutí
page-so-far = Dosud
page-one-step-back = o krok zpět
page-playback-pause = pozastavit
page-playback-play = přehrát
page-play-again = přehrát znovu
page-one-step-forward = o krok dál
page-skip-current-board = přeskočit na současnou desku
page-plays-automatically = Rychlost přehrávání
page-playback-off = vypnuto
page-playback-slow = pomalu
page-playback-usual = středně
page-playback-fast = rychle

## rematch.js

page-rematch = Odveta s výměnou stran
page-rematch-message = Nabízím odvetu s výměnou stran: { $link }

## replay.js

page-play-from-here = Hrát odtud dál
page-everybody = všichni
page-the-referee = rozhodčí

## rulebook.js

page-rule-without-description = Server nemá popis tohoto pravidla.
page-close = Zavřít
page-rule = Pravidlo

## saved.js

page-browser-cannot-check-games = Tento prohlížeč neumí hry ověřovat. Použijte novější.
page-game-in-this-file = Hra v tomto souboru
page-check-another-file = Ověřit jiný soubor
page-checked-here-correct = Ověřeno zde: všechno souhlasí
page-log-file-proves-events-checked = Události dokazuje záznam v tomto souboru, ověřený při otevření. Obrázky a věty záznam nedokazuje: vytvořila je služba { $by } a někdo je uložil { $at }.
page-pictures-of-another-game = obrázky patří jiné hře

## scrubber.js

page-version = Verze
page-board = Deska
page-step-version = verze
page-step-round = kolo
page-step-roll = hod
page-to-the-start = na začátek
page-one-back = o jednu zpět
page-one-forward = o jednu dál
page-to-the-end = na konec
page-step-by = Krok
page-as-a-picture = Jako obrázek:{ " " }
page-what-happened = Co se stalo
page-game-is-over = Hra skončila.

## setting_up.js

page-with-a-campaign = s kampaní
page-a-campaign = Kampaň
page-campaign = kampaň
page-campaign-title = Kampaň
page-campaign-explained = Scénář za scénářem. Ztráty, povýšení i území zůstávají do dalšího.
page-scenarios = Jednotlivé scénáře
page-trial-explained = Vyváženost je z { $games } her bota se sebou samým, délka ze { $counted }; na rozhodnutí tu počítáme { $seconds } sekund.
page-players = { $count ->
    [one] jeden hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
 }
page-players-from-to = { $least } až { $most } hráčů
page-or-the-bot = nebo proti botovi
page-decisions-take = asi { $count } rozhodnutí, { $time }
page-even = Vyrovnané
page-wins-more = Výhoda: { $seat }
page-which-side = Za koho hrajete?
page-more-to-choose = Další volby
page-changed = (změněno: { $count })
page-private = Soukromá
page-only-players-may-watch = dívat se smějí jen hráči
page-strict = Přísná
page-no-undo-once-dice = co rozhodla náhoda, nejde vzít zpět
page-reply-limit = Lhůta na odpověď
page-no-reply-limit = žádná
page-reply-limit-explained = Kdo tak dlouho neodpoví, proti tomu si hru může nárokovat jiný hráč. Po dohodě všech ji lze prodloužit i pozastavit.
page-a-bot = Bot
page-nobody-play-alone = Nikdo: hraji sám
page-a-friend = Přítel
page-you-get-link = dostanete odkaz k poslání
page-anybody = Kdokoli
page-game-appears-lobby = hra bude v seznamu
page-two-on-this-screen = Dva u této obrazovky
page-you-hand-it-over = předáváte si ji
page-against-whom = Proti komu?

## story.js

page-dispute-stands = výsledek platí
page-dispute-went-back = hra se vrátila
page-dispute-withdrawn = staženo
page-go-there = Přejít
page-chance-sealed-and-opened = Náhoda byla zapečetěna a otevřena: záznamů { $count }
page-disputed-by = Napaden ({ $seat }){ $why }
page-dispute-it = Napadnout
page-the-proof = důkaz
page-verified-no-other-outcome-possible = ověřeno: jiný výsledek nebyl možný
page-it-succeeds = Úspěch.
page-it-fails = Neúspěch.
page-link = Článek
page-epoch = epocha
page-the-link-itself = Článek sám
page-link-before = Předchozí článek, jeho otisk
page-faces-from-0 = Stěny, od 0
page-the-message = Zpráva
page-more-of-this = ještě { $count ->
    [one] { $count } řádek
    [few] { $count } řádky
   *[other] { $count } řádků
 }

## table.js

page-its-campaign = Její kampaň
page-what-happened-since-decided = Co se stalo od vašeho rozhodnutí
page-your-decision = Vaše rozhodnutí
page-between-the-players = Mezi hráči
page-who-plays = Kdo hraje
page-board-as-list = Deska jako seznam
page-log = Záznam
page-more = Další
page-you-decide = Jste na řadě
page-since = od
page-plays-unsigned = hraje bez podpisu
page-sit-down = Posadit se
page-let-bot-play = Ať hraje bot
page-seat-depends-on-key = Vaše místo závisí na vašem klíči.
page-later = Později
page-checked-here-events = Ověřeno: { $count }
page-browser-verified-rolls-draws-signatures = Tento prohlížeč ověřil hody ({ $rolls }), tahy ({ $draws }) a podpisy ({ $signatures }).
page-game-open-everything-checked-all = Hra je otevřená: ověřeno je vše, pro všechna místa.
page-head-is = Otisk:{ " " }
page-replay = Přehrát
page-save-as-file = Uložit jako soubor
page-copy-notation = Kopírovat zápis
page-notation = Zápis
page-notation-copied = Zápis je ve schránce.
page-notation-to-copy = Prohlížeč sám nekopíruje. Zkopírujte zápis odsud.
page-leave-the-seat = Opustit místo
page-leave-your-seat = Opravdu opustit místo?
page-why-dispute-roll = Proč napadáte hod ve verzi { $version }?{ " " }
page-yes = Ano
page-no = Ne
page-show-as = Pohled:{ " " }
page-next-hand-over-screen = Na řadě: { $seat }. Předejte obrazovku.
page-i-play = Hraji: { $seat }
page-due-seat = má být obsazeno
page-due-commit = zavázat se k entropii
page-due-reveal = odhalit entropii
page-due-epoch = souhlasit s novou epochou
page-due-confirm = potvrdit konec
page-due-undo = odpovědět na žádost o vrácení
page-due-draw = odpovědět na nabídku remízy
page-due-handover = odpovědět hráči, který žádá o místo
page-due-limit = odpovědět na žádost o lhůtu
page-before-first-round = Před prvním kolem
page-back-to-now = Zpět do současnosti

## check.js

page-receipt-not-signed = potvrzení není podepsané svým klíčem
page-receipt-for-another-game = potvrzení je k jiné hře
page-log-ends-before-kept-receipt = záznam končí verzí { $version }; uchované potvrzení je k verzi { $receipt }
page-log-was-rewritten = záznam není ten, který služba podepsala: byl přepsán
page-file-is-compressed = soubor je zabalen gzipem; nejdřív ho rozbalte pomocí gunzip
page-file-has-byte-order-mark = soubor začíná značkou pořadí bajtů, kterou přidal editor; uložte ho bez ní
page-file-is-utf-16 = soubor je v UTF-16; uložte ho v UTF-8 bez značky pořadí bajtů
page-last-line-not-complete = poslední řádek není celý
page-not-an-exported-game = tohle není vyvezená hra
page-header-of-another-file = hlavička neodpovídá souboru
page-list-of-keys-missing = seznam klíčů chybí nebo je prázdný
page-key-not-signed-by-earlier = klíč nepodepsal svého nástupce
page-receipt-for-another-log = potvrzení je k jinému záznamu

## limits.js

page-game-without-reply-limit = hra nemá lhůtu, kterou by šlo změnit
page-limit-already-requested = místo už o změnu lhůty žádá
page-limit-cannot-change-so = takto lhůtu změnit nelze
page-limit-cannot-agree = místo s touto změnou lhůty souhlasit nemůže
page-limit-request-not-open = žádost o změnu lhůty nebyla otevřená
page-limit-request-of-another = žádost může stáhnout jen místo, které ji podalo
page-limit-change-not-asked = o tuto změnu lhůty nikdo nežádal
page-limit-change-not-agreed = se změnou lhůty nesouhlasili všichni ostatní hráči
page-claim-counts-from-later = nárok se nepočítá od dřívější události
page-outages-not-in-order = výpadky nejsou v pořadí
page-claim-too-early = nárok přišel dřív, než lhůta uplynula

## log.js

page-record-cannot-be-read = záznam nelze přečíst: { $why }
page-record-does-not-follow = záznam nenavazuje na verzi { $version }
page-record-in-no-transaction = záznam nepatří do žádné transakce
page-record-after-closing = záznam pokračuje po uzavření hry
page-event-of-another-system = událost patří jinému systému
page-no-such-seat = místo { $seat } neexistuje
page-log-begins-without-creation = záznam nezačíná založením hry
page-seats-do-not-fit = místa chybějí, opakují se, nebo nepatří k tomuto souboru
page-time-below-zero = { $time } je záporné
page-log-begins-without-epoch = na začátku záznamu chybí epocha
page-sealed-parts-not-named = zapečetěné části nejsou ty, které událost uvádí
page-sealed-part-of-no-seat = zapečetěná část nepatří žádnému místu
page-sealed-part-wrongly-open = zapečetěná část je otevřená, ač má být zavřená, nebo naopak
page-event-opens-not-exactly = událost neotevírá právě ty části, které uvádí
page-event-opens-another-part = událost otevírá jinou část, než uvádí
page-opened-part-differs = otevřená část se liší od zapečetěné
page-signature-missing = chybí podpis
page-signature-over-unknown-head = podpis se vztahuje k hlavě, kterou tento záznam nikdy neměl: hráč viděl jiný průběh
page-signature-used-again = starý podpis je použit znovu
page-signature-does-not-match = podpis neodpovídá klíči a záznamu
page-decision-malformed = rozhodnutí má chybný tvar
page-game-created-again = hra je založena znovu
page-epoch-not-next = epocha není další v pořadí
page-anchors-do-not-fit = kotvy neodpovídají publikům této hry
page-invitation-not-open = pozvánka neplatí, nebo není pro toto místo
page-key-not-ed25519 = klíč není veřejný klíč Ed25519
page-seat-already-taken = místo už je obsazené
page-only-creator-lets-sit = tohoto hráče mohl usadit jen zakladatel
page-bot-takes-wrong-seat = bot usedá na místo, které je prázdné nebo patří hráči
page-epoch-void-bot-removed = epocha { $epoch } propadla, protože bot z místa { $seat } byl odebrán
page-seed-of-unseated-bot = semínko patří botovi, který tu neseděl
page-bot-not-committed-seed = bot se k tomuto semínku nezavázal
page-line-up-locked = sestava je uzamčena
page-seat-cannot-be-freed = místo je prázdné nebo už se zavázalo, proto je nelze uvolnit
page-line-up-cannot-change = sestavu už nelze měnit, nebo nemá zakladatele
page-inviting-seat-empty = zvoucí místo je prázdné
page-no-such-invitation = místo takovou platnou pozvánku nemá
page-asking-player-not-in-game = o místo žádá hráč, který ve hře není
page-another-proposal-open = pro místo platí jiný návrh
page-no-such-proposal = takový návrh neplatí
page-seat-cannot-be-handed-over = místo nelze předat
page-another-player-proposed = navržen byl jiný hráč
page-not-every-other-consented = nesouhlasili všichni ostatní hráči
page-bot-hands-seat-over = své místo předává bot
page-nobody-holds-seat = místo nikdo nedrží
page-epoch-not-about-to-begin = tato epocha právě nezačíná
page-seat-commits-again = místo se zavazuje znovu, nebo k ničemu
page-seat-reveals-too-early = místo odhaluje předčasně, nebo znovu
page-entropy-does-not-match = entropie neodpovídá závazku
page-bot-revealed-too-late = bot na místě { $other } neodhalil dříve než { $seat } (epocha { $epoch })
page-reveal-does-not-bind = odhalení nezavazuje ostatní
page-seat-did-not-bind-others = místo { $seat } nezavázalo ostatní (epocha { $epoch }, verze { $version })
page-epoch-begins-too-early = epocha začíná předčasně
page-prompt-of-another-version = výzva má číslo jiné verze
page-closed-prompt-not-open = zavírá se výzva, která nebyla otevřená
page-order-sealed-for-another = pokyn je zapečetěný pro jiné místo
page-order-malformed = pokyn má chybný tvar
page-seat-never-gave-order = místo tento pokyn nedalo
page-seat-leaves-without-reason = místo opouští hru, ač se nevzdalo a nikdo si proti němu nenárokoval
page-answer-not-allowed-for-seat = k odpovědi za místo chybí pokyn i nárok
page-decision-public-or-secret = rozhodnutí musí být buď veřejné, nebo tajné
page-decision-sealed-for-another = rozhodnutí je zapečetěné pro jiné místo
page-nobody-could-decide = za místo nikdo rozhodnout nemohl
page-no-such-prompt = místo takovou výzvu nemá
page-only-rolls-can-be-disputed = napadnout lze jen hod nebo otočení karty
page-request-without-dealt-cards = žádost neuvádí karty rozdané od té doby
page-undo-not-asked = místo o vrácení nežádalo
page-cannot-go-back-so-far = k této verzi se hra vrátit nemůže
page-undo-needed-consent = toto vrácení vyžadovalo souhlas ostatních hráčů
page-undo-not-agreed = s vrácením nesouhlasili všichni ostatní hráči
page-seat-offers-no-draw = místo remízu nenabízí
page-game-already-over = hra už skončila
page-nothing-ends-game-so = nic v záznamu takto hru nekončí
page-game-not-over = hra neskončila
page-game-closed-otherwise = hra je uzavřena jinak, než skončila
page-game-must-open-when-closed = hra se má otevřít při uzavření, hra kampaně až s kampaní
page-game-not-closed = hra není uzavřena
page-seed-does-not-lead-to-anchor = semínko nevede ke své kotvě
page-event-no-public-roll = událost není veřejný hod kostkami
page-draw-without-sealed-part = tah nemá zapečetěnou část pro své publikum
page-draw-without-link = tahu chybí článek řetězu
page-chance-of-another-epoch = náhoda je z jiné epochy
page-link-not-next = článek není další v řetězu
page-chance-roll-or-draw = náhoda musí být buď hod, nebo tah
page-no-such-dice-or-deck = takové kostky ani takový balíček neexistují
page-link-of-another-chain = článek patří do jiného řetězu: výsledek nebyl předem dán
page-chain-gives-otherwise = řetěz dává { $numbers }, ale záznam uvádí { $outcome }
page-unproved-epoch-end = zda epocha { $epoch } musela skončit{ $why }
page-unproved-epoch-void = zda epocha { $epoch } musela propadnout dřív, než začala{ $why }; odhalili: { $count ->
    [0] nikdo
   *[other] { $revealed }
 }
page-unproved-unsigned-seat = kdo rozhodoval za { $seat }: hraje bez podpisu
page-unproved-bot = co rozhoduje bot za { $seat }: semínko ještě není otevřené
page-unproved-chain = řetěz { $audience } v epoše { $epoch }: semínko je ztraceno
page-unproved-shared-draws = tahy ze společných balíčků, zapečetěné do uzavření hry: { $count }
page-unproved-draws = tahy zapečetěné pro jiná místa: { $count }
page-unproved-parts = části zapečetěné pro jiné: { $count }

## session.js

page-service-reports-another-head = služba hlásí jinou hlavu, než dávají záznamy
page-log-of-another-game = tohle je záznam jiné hry
page-log-of-open-game-differs = záznam otevřené hry se liší od toho, který služba poslala
page-receipt-by-unpublished-key = potvrzení je podepsané klíčem, který služba nezveřejnila
page-log-ends-before-your-receipt = záznam končí verzí { $version }; vaše potvrzení je k verzi { $receipt }

## waiting.js

page-next-game = Další hra ({ $count })

## talking.js

page-messages = Zprávy
page-messages-unread = Zprávy ({ $count })
page-notes = Poznámky
page-notes-stay-here = Poznámky zůstávají v tomto prohlížeči.
page-your-message = Vaše zpráva
page-send = Poslat
page-no-messages-yet = Zatím žádné zprávy.
page-delete-message = Smazat tuto zprávu
page-mute = Ztlumit: { $seat }
page-listen-again = Zrušit ztlumení: { $seat }
