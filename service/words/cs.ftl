# The sentences of the service.

## Refusals
not-fitting = { $wrong }.
not-so-many-bytes = { $place } má { $size } bajtů. Musí jich mít { $wanted }.
not-bytes = { $place } má { $size } bajtů. Musí jich mít { $least } nebo { $most }.
not-offered-mail = Tato služba neposílá poštu.
not-offered-webhooks = Tato služba nevolá webhooky.
not-offered-messages = Hráči si tu nemohou psát zprávy: správce je vypnul.
not-messages-before-closed = Do uzavření hry mohou její zprávy číst jen hráči.
not-messages-any-more = Od uzavření této hry uplynulo více než { $days } dní. Zprávy v ní už psát nelze.
not-your-message = Zprávu { $number } jste v této hře nenapsali.
not-imported-in-part = Tento soubor obsahuje jen části pro { $audience }. Přijměte soubor se všemi otevřenými částmi.
not-imported = Soubor nebyl přijat: { $why }.
not-a-bot = Pro { $system } není bot { $name }. Vyberte z těchto: { $known }.
no-bots = Bot { $name } neexistuje: { $system } žádného nemá.
not-seat-of-bot-twice = bots uvádí místo { $seat } dvakrát. Dejte každému místu jednoho bota.
not-a-seat-for-bot = Místo { $seat } neexistuje. Vyberte z těchto: { $seats }.
not-so-large-a-drawing = Kresby tohoto souboru by měly více než { $most } znaků. Žádejte o méně verzí najednou.
not-log-damaged = Log hry { $stream } je poškozený a hra je zamčená: { $why }. Požádejte provozovatele, ať spustí `kronika check`.
not-so-long-in-json = Tato zpráva má { $size } bajtů; v JSON jich může být nejvýš 128 kB. Pošlete ji binárně.
not-readable-bytes = Tyto bajty nejsou platná zpráva { $name }. Zakódujte zprávu podle kontraktu.
not-readable-json = Tento JSON není platná zpráva { $name }: { $why }
not-a-field = { $name } nemá pole { $field }.
not-left-out = { $name } nemá pole { $path }, které by šlo vynechat. Vyberte z těchto: { $known }; opakované pole uveďte celé.
not-unsigned = Místo { $seat } hraje s podpisem. Podepište požadavek.
not-a-head-of-game = Podepsali jste hlavu, kterou tato hra nikdy neměla. Podepište tu současnou.
not-an-old-head = Vaše dřívější odpověď byla ve verzi { $since } vrácena. Podepište hlavu té verze nebo pozdější.
not-the-key-of-seat = Podpis neodpovídá klíči místa { $seat } a požadavku. Podepište přesně to, co posíláte.
not-signed = Místo { $seat } hraje bez podpisu a nemá klíč. Podpis vynechte.
not-a-game = Hra { $stream } neexistuje.
not-your-seat = Váš token nedrží místo { $seat }.
not-a-seat = Tato hra nemá místo { $seat }. Vyberte z těchto: { $seats }.
not-without-token = Toto volání vyžaduje token. Pošlete metadata `authorization: Bearer <64 šestnáctkových číslic>`.
not-for-spectators = Tuto hru mohou sledovat jen její hráči.
not-for-referee-before-closed = Pohled rozhodčího se otevře, až bude hra uzavřená.
not-without-chains = Tajemství kostek pro tuto epochu jsou ztracená nebo vyčerpaná. Všechna místa musí souhlasit s novou epochou.
not-overtaken = Hru mezi čtením a zápisem změnil jiný požadavek. Načtěte ji znovu a zopakujte svůj.
not-a-roll-at-version = Ve verzi { $version } této hry se neházelo ani neotáčela karta.
not-the-code = Kód nesouhlasí; zbývá pokusů: { $left }. Zadejte kód z pošty.
not-waiting-for-code = Žádná vaše adresa nečeká na kód. Zadejte ji znovu, přijde nový.
not-confirmed-webhook = Webhook nebyl ověřen: { $why }. Nastavte ho tak, aby odpověděl stavem 200 a jen výzvou.
not-asked-again = Na tuto adresu odešlo příliš mnoho žádostí o potvrzení. Zkuste to zítra.
not-more-confirmations = Tato služba už odeslala tolik zpráv, kolik za hodinu smí. Zkuste to později.
not-a-secret = secret má { $given } bajtů. Musí jich mít { $wanted }.
not-a-service = Služba tohoto jména neexistuje. Pro celý server nechte jméno prázdné.
not-so-many-watched = Proud musí sledovat 1 až { $most } her, nebo vše, co na vás čeká.
not-watched-twice = games uvádí { $game } pro { $seat } dvakrát. Uveďte ji jednou.
not-so-slow-a-heartbeat = heartbeat_seconds musí být 0 až { $most }.
not-a-campaign-pack = Balík { $name } nemá kampaň.
not-after-last-version = after je { $after }, ale tato hra končí verzí { $version }.
not-below-zero = after a page_size musí být nejméně 0.
not-seen-in-file = Tento soubor obsahuje jen části pro { $audience }. Vyberte z těchto: { $audiences }.
not-drawn = Otisky a hody tohoto souboru souhlasí, ale není to hra, kterou by šlo nakreslit.
not-claimed-where-played = { $stream } se hrála zde, takže o její místa se přihlásit nelze.
not-claimed-unsigned = Místo { $seat } se hrálo bez podpisu: žádný klíč nedokáže, čí bylo.
not-the-hash-of-token = token_hash musí být SHA-256 tokenu z tohoto volání.
not-signed-claim = Tento nárok musí být podepsán klíčem místa { $seat }.
not-your-invitations = Pozvánky do hry vidí jen její zakladatel a její hráči.
not-inviting-without-seat = Tuto hru jste nezaložili. Uveďte své místo jako to, které zve.
not-request-of-another-game = Tímto request_id už vznikla jiná hra. Použijte nové.
not-operator = Hry tu může zakládat jen provozovatel serveru.
not-a-phase = Fáze { $phase } neexistuje.
not-an-availability = seats nemůže být { $number }.
not-so-long-a-limit = options.{ $name } musí být 0 až { $seconds } sekund ({ $time }).
not-a-version-to-fork = Tato hra nemá verzi { $wanted }. Vyberte z 1 až { $last }.
not-a-roll-to-fork = Verze { $version } této hry není hod ani otočená karta.
not-imported-beside-campaign = { $stream } patří ke kampani na tomto serveru. Přijměte soubor jako kopii.
not-imported-beside-game = Tento server má pod { $stream } jinou hru. Přijměte soubor jako kopii.
not-forked-before-closed = Odvětvit lze jen uzavřenou hru.
not-version-and-roll = Uvedli jste verzi i hod. Uveďte jen jedno z toho.
not-asked-at-version = Ve verzi { $version } nikdo nerozhodoval. Zvolte verzi s otevřeným rozhodnutím.
not-a-copy-of-campaign = Kampaň nelze kopírovat. Zkopírujte nebo odvětvěte její hry.
not-forked-before-campaign-closed = Hry kampaně lze odvětvit, až bude kampaň uzavřená.
not-so-slow-a-file = Soubor nedorazil do { $seconds } s. Pošlete ho znovu rychlejším spojením.
not-so-large-an-export = Soubor je větší než { $largest } bajtů, což je zdejší limit.
not-handed-over-yet = Držitel místa { $seat } může předání ještě { $hours } hodin odmítnout. Souhlaste až potom.
not-more-open-games = Držíte už místa v { $count } otevřených hrách, více jich být nesmí. Nejdřív některou dohrajte nebo opusťte.
not-invited = Místo { $seat } této soukromé hry vyžaduje pozvánku. Požádejte o ni zakladatele nebo hráče.
not-a-key = key musí být veřejný klíč Ed25519 (RFC 8032) o 32 bajtech, nebo prázdný.
not-reveal-over-that-head = Tato hlava nezahrnuje všechny závazky. Podepište hlavu verze { $committed } nebo pozdější.
not-a-sound-epoch = Tajemství této epochy jsou neporušená: nahradit ji nelze.
not-bots-alone = Poslední volné místo musí obsadit člověk. Hru mezi boty může založit jen provozovatel serveru.
not-more-bot-games = Máte už { $count } neuzavřených her s botem, více jich být nesmí. Nejdřív některou dohrajte.
not-inviting-player = Zvát můžete jen hráče svých her. Místo { $seat } takového nemá.
not-played-without-opponent = Pole played a opponent patří k sobě: uveďte obě, nebo žádné, chcete-li pozvánku s tajemstvím.
not-inviting-bots = Boty může přidávat jen zakladatel hry.
not-of-system = { $stream } je hra systému { $other }, ne { $system }.
not-a-campaign = { $stream } je hra. Uveďte kampaň.
not-a-version-of-campaign = Tato kampaň nemá verzi { $wanted }. Vyberte z 1 až { $last }.
not-a-scenario = Balík { $name } nemá scénář { $scenario }. Vyberte z těchto: { $known } (všechny vypíše `kronika packs`).
not-a-system = Systém { $system } neexistuje. Vyberte z těchto: { $known }.
not-a-pack = Balík { $name } neexistuje. Vyberte z těchto: { $known } (všechny vypíše `kronika packs`).
not-a-change-of-limit = Chybí change. Zvolte prodloužení, pozastavení nebo obnovení lhůty.
not-without-request-id = Chybí request_id. Uveďte ho, aby šlo požadavek bezpečně opakovat.
not-request-of-another-decision = Toto request_id už bylo použito pro jiné rozhodnutí. Použijte nové.
not-expected-version = Hra je ve verzi { $version }, ne { $expected_version }. Načtěte ji znovu.
not-decided-yet = Strana { $seat } nemá rozhodnutí, které by šlo vrátit.
not-a-version = Tato hra nemá verzi { $wanted }. Vyberte z 1 až { $last }.
not-so-many-handles = Pole handles musí obsahovat 1 až { $most } označení, poslední z nich té věci, kterou nelze zvolit.
not-a-handle = Nic, co vidíte, nemá označení { $handle }. Použijte takové, které je ve vaší kresbě nebo ve vašich možných rozhodnutích.
not-prompts-of-audience = Výzvy má jen místo, a { $audience } místo není. Uveďte místo této hry.
not-more-watchers = Tuto hru už sleduje { $watchers } diváků, více jich být nesmí.
not-kept-up = Příliš jste se opozdili a sledování skončilo. Sledujte znovu od verze { $sent }.
not-before-seats = Tento proud ustoupil proudu hráče. Zavřete proudy, které nepotřebujete.
not-more-streams = Už je otevřeno { $limit } proudů, více jich být nesmí. Nejdřív některý zavřete.
not-stored = Databáze serveru změnu odmítla; provozovatel najde důvod v logu serveru. Zkuste to později se stejným request_id.
not-read-models-damaged = Přehledy tohoto serveru jsou poškozené a právě se obnovují. Zkuste to později.
not-read-only = Databáze serveru je jen pro čtení a server nenachází žádnou pro zápis. Zkuste to později se stejným request_id.
not-reached-database = Server se nemůže spojit se svou databází. Zkuste to později se stejným request_id.
not-file-damaged = Soubor s logem nebo s tajemstvími je poškozený. Požádejte provozovatele, ať spustí `kronika check`.
not-locked-files = Soubory serveru drží jiný proces; nic se nezměnilo. Zkuste to později.
not-file-gone = Soubor serveru byl za běhu smazán nebo nahrazen, takže se nic dalšího neukládá. Provozovatel najde jeho jméno v logu serveru.
not-failed-over = Server přechází na novou databázi. Zkuste to později se stejným request_id.
not-database-replaced = Databáze serveru byla obnovena nebo nahrazena. Požádejte provozovatele, ať server restartuje.
not-usable-files = Server nemůže číst nebo zapisovat své soubory; možná má plný disk. Řekněte to provozovateli a zkuste to později se stejným request_id.
not-so-much-work = Požadavek trval déle než { $seconds } s a byl ukončen. Žádejte o méně, nebo to zkuste později.
not-ending = Server se zastavuje. Zkuste to později.
not-known-contract = Váš klient používá kontrakt { $contract }…, ale tato služba, Kronika { $version }, má { $own }…. Použijte klienta Kroniky { $version }, nebo novější službu.
not-internal-error = Vnitřní chyba { $id }. Sdělte její číslo provozovateli.
not-a-seen-version = seen musí být verze hry.
not-seen-here-yet = Tento server má verzi hry { $version }, a vy jste viděli { $seen }: je pozadu, nebo ztratil události. Zkuste to později.
not-a-token = authorization musí být `Bearer` a token o 32 bajtech (64 šestnáctkových číslic).
not-ascii = { $misread } obsahuje znaky mimo ASCII. Pište všechny hlavičky a metadata v ASCII.
not-a-page-token = page_token pro tento seznam neplatí. Vynechte ho a začněte první stránkou.
not-a-message = Toto volání nemá zprávu. Pošlete ji.
not-so-slow-a-message = Zpráva tohoto volání nedorazila do { $seconds } s. Pošlete ji znovu.
not-a-page-size = page_size nemůže být { $size }. Použijte 1 až { $most }, nebo 0 pro { $usual }.
not-decide-each-here = DecideEach je dostupné jen přes gRPC. Volejte Decide pro každé rozhodnutí.
not-a-call = Volání { $path } neexistuje.

## Quotas
quota-wait = { $said } Počkejte { $seconds } s.
requests_a_second = Více než { $limit } volání za sekundu; náročné volání se počítá vícekrát.
games_an_hour = Více než { $limit } her založených za hodinu.
games_a_day = Více než { $limit } her založených za den.
imports_an_hour = Více než { $limit } souborů přijatých za hodinu.
import_bytes_an_hour = Více než { $limit } bajtů přijatých za hodinu.
notice_changes_a_day = Více než { $limit } změn adres a webhooků za den.
webhooks_at_once = Už se zkouší { $limit } webhooků. Počkejte, až některý odpoví.
imports_at_once = Už se přijímá { $limit } souborů. Počkejte, až některý skončí.
calls_at_once = Už probíhá { $limit } volání. Počkejte, až některé skončí.
work_at_once = Už probíhá { $limit } náročných volání. Počkejte, až některé skončí.
messages_an_hour = Více než { $limit } zpráv v této hře za hodinu.
game_messages = V této hře jste napsali { $limit } zpráv, více jich být nesmí.
game_events = Vaše požadavky přidaly do této hry { $limit } událostí, více jich být nesmí. Dál můžete rozhodovat, odpovídat ostatním, vzdát se a nárokovat hru.
game_bytes = Vaše požadavky přidaly do této hry { $limit } bajtů, více jich být nesmí. Dál můžete rozhodovat, odpovídat ostatním, vzdát se a nárokovat hru.

## Damaged logs
damaged-event = některou jeho událost nelze přečíst
damaged-mark-gone = chybí kontrolní bod jeho poslední události
damaged-mark = kontrolní bod jeho poslední události není z tohoto serveru
damaged-events-missing = má { $count } událostí, ale uloženo jich bylo { $stored }
damaged-events = jeho události se liší od těch, které se uložily
damaged-file = ze souboru jej nelze přečíst

## Packs
pack-folder-missing = složka z nastavení packs neexistuje; musí v ní být jedna podsložka pro každý balík
pack-path = každá část cesty musí být { $said }
pack-not-a-folder = soubor chybí, takže tato složka není balík
pack-system-unknown = systém { $name } neexistuje; známé: { $known }
pack-name-twice = tak se jmenuje jiný balík: { $name }

## Flips
flip-sealed-until = Článek řetězu a místo v balíčku jsou v záznamu zapečetěné, protože by prozradily skryté karty. Každý je bude moci ověřit, až se { $when }.
until-campaign-closes = kampaň uzavře
until-game-closes = hra uzavře

## Notices
webhook-not-https = Tento webhook se nevolá: nezačíná https://. Zadejte adresu s https://.
webhook-not-an-address = Tento webhook se nevolá: jeho adresa je neplatná.
due-until = { $due }, do { $until }
notice-due = { $title } ({ $game }), { $seat }: { $due }.{ $link }
notice-again = Čas se krátí. { $said }
mail-asking =
    Někdo, nejspíš vy, požádal, aby Kronika psala na tuto adresu, když na něj čeká hra.
    Kód je

    { "    " }{ $code }

    Zadejte ho do hodiny:

    { "    " }{ $page }kronika notices confirm { $code }

    Pokud jste to nebyli vy, nedělejte nic: bez kódu sem Kronika nic dalšího nepošle.
mail-footer =
    --{ " " }
    Kronika{ $service }. Tyto zprávy zastavíte bez přihlášení:

    { $how }
webhook-no-echo = nevrátil výzvu
webhook-answers = odpovídá { $status }
subject-due = Kronika: jste na řadě
subject-confirm = Kronika: potvrďte svou adresu
notice-greeting = Čekají na vás hry:
notice-private = Čeká na vás soukromá hra.
due-prompt = rozhodnout se
due-commit = zavázat se k entropii
due-reveal = odhalit entropii
due-epoch = souhlasit s novou epochou náhody
due-undo = odpovědět na žádost o vrácení
due-draw = odpovědět na nabídku remízy
due-limit = odpovědět na žádost o změnu lhůty na odpověď
due-handover = odpovědět hráči, který žádá o místo
webhook-not-reached = na veřejné adrese nebyl dostupný
webhook-too-slow = neodpověděl včas
webhook-certificate = jeho certifikát neplatí
mail-refused = poštovní server adresu odmítá ({ $code })
## Doors
doors = Hry na prostých adresách. Token posílejte v hlavičce `authorization: Bearer <64 šestnáctkových číslic>`, nikdy v adrese. `accept-language: cs` dává české věty.
door-game = Hra tak, jak ji má GetGame: scénář, fáze, místa, verze
door-export = Záznam hry jako soubor, jak jej vidí jedno publikum
door-events = Události hry po dané verzi a potom každá nová, jakmile nastane
door-svg = Plán hry jako SVG
door-png = Plán hry jako PNG; server potřebuje doplněk `png`
door-openapi = Tento dokument
door-id = Id hry nebo kampaně
door-as = Pohled: místo, které drží váš token, public, nebo po uzavření hry referee; jinak public
door-version = Verze; bez ní nebo s 0 poslední
door-after = Verze, po které se začíná; bez ní nebo s 0 od první události
door-last-event = Totéž co `after` a má před ním přednost
door-ended = Hra je uzavřená a po této verzi nic nenásleduje
door-known = Obrázek má značku uvedenou v `if-none-match`
door-refusal = Odmítnutí: kód, věta a podrobnosti s důvodem
not-a-door = Tato adresa není známá. Vyberte z těchto: { $paths }.
not-this-method = Tato adresa přijímá jen { $methods }.
not-a-query = Parametry této adresy nelze přečíst. Napište jich nejvýše { $most } jako jméno=hodnota, spojené znakem &, v UTF-8 se sekvencemi %.
not-a-parameter = Parametr { $name } tu není. Vyberte z těchto: { $known }.
no-parameters = Tato adresa nemá parametry.
not-a-call-by-get = Parametr { $name } tohoto volání přes GET nelze přečíst. Pošlete `encoding` json nebo proto a `message`; je-li to base64 pro adresy, také `base64=1`.
not-a-parameter-twice = Parametr { $name } je uveden dvakrát. Uveďte jej jednou.
not-a-token-in-address = Token do adresy nikdy nepatří: adresy se zaznamenávají a sdílejí. Pošlete jej v hlavičce `authorization: Bearer <64 šestnáctkových číslic>` a tento token vyměňte.
not-a-number = { $name } musí být celé číslo od 0 do { $most }.
not-offered-png = Tento server nevyrábí PNG: nemá nainstalovaný doplněk `png`. Použijte board.svg, nebo požádejte správce, ať spustí `pip install kronika[png]`.
not-laid-out = Ve verzi { $version } této hry ještě není nic vyloženo.
card-seat = { $title }: { $name }
card-free-seat = { $title }: volné
card-beginning = Hra, která brzy začne ({ $seats }).
card-running = Hra ve verzi { $version } ({ $seats }).
card-ended = Dohraná hra o { $version } událostech ({ $seats }).
notation-of-a-campaign = tažení zápis nemá; má ho každá jeho partie
notation-system = pravidla „{ $system }“ tu nejsou nainstalovaná
notation-version = je to zápis verze { $version }; číst tu lze verzi { $known } a starší
notation-first-line = první řádek musí být [Kronika "{ $known }"] a nic jiného
notation-tags = značky na začátku jsou chybné: { $said }
notation-pack = balíček { $pack } s otiskem { $hash } tu není nainstalovaný
