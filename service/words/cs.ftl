# The sentences of the service.

## Refusals
not-fitting = { $wrong }.
not-so-many-bytes = { $place } má mít { $wanted } bajtů, a má jich { $size }.
not-bytes = { $place } má mít { $least } nebo { $most } bajtů, a má jich { $size }.
not-offered-mail = Tato služba nenabízí poštu.
not-offered-webhooks = Tato služba nenabízí webhooky.
not-imported-in-part = Přijmout lze jen soubor se všemi částmi; tento je určen pro { $audience }.
not-imported = Nepřijato: { $why }.
not-a-bot = Pro { $system } není bot { $name }; boti: { $known }.
no-bots = žádní
not-seat-of-bot-twice = bots uvádí { $seat } dvakrát.
not-a-seat-for-bot = Místo { $seat } není; místa: { $seats }.
not-so-large-a-drawing = Kresby z tohoto souboru by měly více než { $most } znaků.
not-log-damaged = Záznam hry { $stream } je tu poškozen: { $why }. Dál se nehraje; provozovatel zjistí více příkazem `kronika check`.
not-so-long-in-json = Zpráva v JSON může mít nejvýš 128 kB, tato má { $size } bajtů. Pošlete ji binárně.
not-readable-bytes = Tyto bajty nelze přečíst jako { $name }.
not-readable-json = Toto nelze přečíst jako { $name } v JSON: { $why }
not-a-field = { $name } nemá pole { $field }.
not-left-out = { $name } nemá pole { $path }, které by šlo vynechat; seznam se dává celý, nebo vůbec. Pole: { $known }.
not-unsigned = Místo { $seat } hraje s podpisem: podpis chybí.
not-a-head-of-game = Podepsaná hlava nepatří této hře.
not-an-old-head = Vaše dřívější odpověď byla ve verzi { $since } vzata zpět: podepište tehdejší hlavu, nebo pozdější.
not-the-key-of-seat = Podpis neodpovídá klíči místa { $seat } a tomu, co bylo podáno.
not-signed = Místo { $seat } hraje bez podpisu: nemá klíč, kterým by šel podpis ověřit.
not-a-game = Hra { $stream } neexistuje.
not-your-seat = Váš token nedrží místo { $seat }.
not-a-seat = Tato hra nemá místo { $seat }; místa: { $seats }.
not-without-token = Toto volání vyžaduje token: pošlete metadata `authorization: Bearer <64 šestnáctkových číslic>`.
not-for-spectators = Tato hra nepřipouští diváky.
not-for-referee-before-closed = Pohled rozhodčího se otevře, až bude hra uzavřená.
not-without-chains = Řetězy této epochy chybějí nebo jsou vyčerpané; všechna držená místa musí souhlasit s novou epochou.
not-overtaken = Hra se mezitím posunula; podívejte se znovu.
not-a-roll-at-version = Ve verzi { $version } této hry se neházelo ani neotáčela karta.
not-the-code = Toto není kód z pošty; zbývá pokusů: { $left }.
not-waiting-for-code = Žádná vaše adresa nečeká na kód, který ještě platí; uveďte ji znovu.
not-confirmed-webhook = Webhook se nepotvrdil: { $why }. Má odpovědět stavem 200 a samotnou výzvou.
not-asked-again = Tato adresa teď o další potvrzení žádána nebude.
not-more-confirmations = Tato služba si za hodinu řekla o tolik potvrzení, kolik smí.
not-a-secret = secret má mít { $wanted } bajtů, a má jich { $given }.
not-a-service = Služba tohoto jména tu nemá stav; pro celek nechte jméno prázdné.
not-so-many-watched = Jeden proud sleduje 1 až { $most } her, nebo co čeká na hráče.
not-watched-twice = games uvádí { $game } pro { $seat } dvakrát.
not-so-slow-a-heartbeat = heartbeat_seconds má být 0 až { $most }.
not-a-campaign-pack = Balík { $name } nemá kampaň.
not-after-last-version = Tato hra má verze do { $version }; ptáte se na to, co je po { $after }.
not-below-zero = after a page_size nemohou být menší než 0.
not-seen-in-file = Tento soubor je určen pro { $audience }; podívat se na něj lze jako { $audiences }.
not-drawn = Otisky a hody souhlasí, ale není to hra, kterou by šlo nakreslit.
not-claimed-where-played = { $stream } se hrála zde: místa v ní drží tokeny a není co nárokovat.
not-claimed-unsigned = Místo { $seat } se hrálo bez podpisu: nemá klíč, jímž by kdo dokázal, že bylo jeho.
not-the-hash-of-token = token_hash má být SHA-256 tokenu, se kterým voláte.
not-signed-claim = Tento nárok není podepsán klíčem místa { $seat }.
not-your-invitations = Pozvánky do hry jsou pro toho, kdo ji založil, a pro držitele míst.
not-inviting-without-seat = Tuto hru jste nezaložili; uveďte místo, které držíte a které zve.
not-request-of-another-game = Tento request_id už založil jinou hru.
not-operator = Hry tu smí zakládat jen provozovatel služby.
not-a-phase = Fáze { $phase } neexistuje.
not-so-long-a-limit = options.{ $name } má být 0 až { $seconds } sekund ({ $time }).
not-a-version-to-fork = Tato hra má verze 1 až { $last }, ne { $wanted }.
not-a-roll-to-fork = Verze { $version } není hod ani otočená karta této hry.
not-imported-beside-campaign = { $stream } patří kampani, která se tu hraje; přijměte soubor jako kopii.
not-imported-beside-game = Tato služba má pod { $stream } jinou hru.
not-forked-before-closed = Odvětvit lze jen uzavřenou hru.
not-version-and-roll = Uveďte verzi, nebo hod, ne obojí.
not-asked-at-version = Ve verzi { $version } se o ničem nerozhodovalo; zvolte takovou, kde byl někdo na tahu.
not-a-copy-of-campaign = Kampaň se hraje dál tam, kde začala, ne z kopie; kopírovat a odvětvit lze její hry.
not-forked-before-campaign-closed = Hru kampaně lze odvětvit, až bude uzavřena kampaň.
not-so-slow-a-file = Soubor nepřišel celý do { $seconds } s; pošlete ho znovu, rychleji.
not-so-large-an-export = Export tu má nejvýše { $largest } bajtů.
not-handed-over-yet = Držitel místa { $seat } může předání ještě { $hours } hodin odmítnout; souhlaste až potom.
not-more-open-games = Držíte místa v { $count } otevřených hrách; více jich tu být nesmí.
not-invited = Místo { $seat } této soukromé hry je pro toho, kdo je k němu pozván.
not-a-key = key má být veřejný klíč Ed25519 (RFC 8032), 32 bajtů, nebo prázdný.
not-reveal-over-that-head = Podepište odhalení nad hlavou, v níž jsou všechny závazky: nad tou z verze { $committed }, nebo pozdější.
not-a-sound-epoch = Epocha je v pořádku: není co nahrazovat.
not-bots-alone = Jedno místo zůstává pro člověka: boty proti sobě nechává hrát jen provozovatel služby.
not-more-bot-games = Z her, které jste založili, není uzavřeno { $count } s botem; více jich tu být nesmí.
not-inviting-bots = Boty zve ten, kdo hru založil.
not-of-system = { $stream } nepatří k { $system }, ale k { $other }.
not-a-campaign = { $stream } je hra, ne kampaň.
not-a-version-of-campaign = Tato kampaň má verze 1 až { $last }, ne { $wanted }.
not-a-scenario = Balík { $name } nemá scénář { $scenario }; scénáře: { $known }.
not-a-system = Systém { $system } neexistuje; systémy: { $known }.
not-a-pack = Balík { $name } neexistuje; balíky: { $known }.
not-a-change-of-limit = change má říct, oč se žádá: prodloužit, pozastavit, nebo obnovit lhůtu.
not-without-request-id = Chybí request_id: díky němu lze rozhodnutí bezpečně opakovat.
not-request-of-another-decision = Tento request_id už byl použit pro jiné rozhodnutí.
not-expected-version = Hra je ve verzi { $version }, ne { $expected_version }.
not-decided-yet = Strana { $seat } neučinila žádné rozhodnutí, které platí.
not-a-version = Tato hra má verze 1 až { $last }, ne { $wanted }.
not-prompts-of-audience = prompts se sdělují místu, a { $audience } jím není.
not-more-watchers = Tuto hru už sleduje { $watchers } diváků.
not-kept-up = Příliš jste se opozdili; sledujte znovu od verze { $sent }.
not-before-seats = Tento proud ustoupil proudu hráče; zavřete, co nepotřebujete.
not-more-streams = Už je otevřeno { $limit } proudů.
not-stored = Úložiště této služby neprovedlo, co po něm služba chtěla; provozovatel najde důvod v záznamu serveru. Zkuste to za chvíli znovu se stejným request_id.
not-read-models-damaged = Přehledy této služby jsou poškozeny a právě se znovu sestavují ze záznamu; zkuste to za chvíli znovu.
not-read-only = Databáze této služby je jen pro čtení a server nenachází žádnou, do níž by mohl zapisovat. Zkuste to za chvíli znovu se stejným request_id.
not-reached-database = Tento server se nedostane ke své databázi. Zkuste to za chvíli znovu se stejným request_id.
not-file-damaged = Soubor záznamu nebo tajemství je poškozen; provozovatel zjistí více příkazem `kronika check`.
not-locked-files = Soubory této služby drží jiný proces; nic se nezměnilo. Zkuste to za chvíli znovu.
not-file-gone = Soubor této služby byl za jejího běhu smazán nebo nahrazen, proto se nic dalšího neukládá; provozovatel najde jeho jméno v záznamu serveru.
not-failed-over = Databázi této služby převzala její replika a server se na ni právě přepojuje. Zkuste to za chvíli znovu se stejným request_id.
not-database-replaced = Databáze této služby byla obnovena nebo nahrazena; provozovatel musí tento server spustit znovu.
not-usable-files = Tato služba nemůže číst nebo zapisovat své soubory; možná má plný disk. Zkuste to za chvíli znovu se stejným request_id; provozovatel musí uvolnit místo.
not-so-much-work = Na to nestačilo { $seconds } s, práce byla ukončena.
not-ending = Služba končí; zavolejte za chvíli znovu.
not-known-contract = Váš klient mluví kontraktem { $contract }…, který tato služba, Kronika { $version }, nezná: její je { $own }…. Použijte klienta Kroniky { $version }, nebo novější službu.
not-internal-error = Vnitřní chyba { $id }; řekněte provozovateli.
not-a-seen-version = seen má být verze hry.
not-seen-here-yet = Tento server má verzi hry { $version }, a vy jste viděli { $seen }: je pozadu, nebo je ztraceno, co jste viděli.
not-a-token = authorization musí být `Bearer` a token o 32 bajtech, 64 šestnáctkových číslic.
not-ascii = { $misread } má být v ASCII, jako všechny hlavičky a metadata.
not-a-page-token = page_token není z této služby pro tento seznam; vynechte jej, chcete-li začít.
not-a-message = Toto volání nemá zprávu.
not-so-slow-a-message = Zpráva tohoto volání nedorazila do { $seconds } s.
not-a-page-size = page_size nemůže být { $size }: je to 1 až { $most }, nebo 0, což znamená { $usual }.
not-decide-each-here = DecideEach slouží jen přes gRPC; tady volejte Decide pro každé rozhodnutí.
not-a-call = Volání { $path } tu není.

## Quotas
quota-wait = { $said } Počkejte { $seconds } s.
requests_a_second = Více než { $limit } volání za sekundu; co dá víc práce, počítá se vícekrát.
games_an_hour = Více než { $limit } her založených za hodinu.
games_a_day = Více než { $limit } her založených za den.
imports_an_hour = Více než { $limit } souborů přijatých za hodinu.
import_bytes_an_hour = Více než { $limit } bajtů přijatých za hodinu.
notice_changes_a_day = Více než { $limit } adres a webhooků uvedených za den.
webhooks_at_once = Webhooků se už zkouší { $limit }; počkejte, až některý odpoví.
imports_at_once = Příjmů souborů už probíhá { $limit }; počkejte, až některý skončí.
calls_at_once = Volání už probíhá { $limit }; počkejte, až některé skončí.
work_at_once = Volání, která dají hodně práce, už probíhá { $limit }; počkejte, až některé skončí.
game_events = Vaše žádosti přidaly do záznamu této hry { $limit } událostí, víc jich od hráče nepřijme. Dál můžete rozhodovat, odpovídat ostatním, vzdát se a nárokovat hru.
game_bytes = Vaše žádosti přidaly do záznamu této hry { $limit } bajtů, víc jich od hráče nepřijme. Dál můžete rozhodovat, odpovídat ostatním, vzdát se a nárokovat hru.

## Damaged logs
damaged-event = některou jeho událost nelze přečíst
damaged-mark-gone = zmizela značka jeho poslední události
damaged-mark = značka jeho poslední události není naše
damaged-events-missing = má { $count } událostí, uloženo jich bylo { $stored }
damaged-events = jeho události nejsou ty, jež se uložily
damaged-file = ze souboru jej nelze přečíst

## Packs
pack-folder-missing = nastavení packs má uvádět složku, v níž má každý balík svou podsložku, a taková složka není
pack-path = každá část cesty je { $said }
pack-not-a-folder = soubor chybí: tato složka není balík
pack-system-unknown = systém { $name } neexistuje; známé: { $known }
pack-name-twice = tak se jmenuje jiný balík: { $name }

## Flips
flip-sealed-until = Článek řetězu a místo mezi kartami leží zapečetěny v záznamu, protože by prozradily, co je ve skrytých rukou; otevřou se a každý je ověří, až se { $when }.
until-campaign-closes = kampaň uzavře
until-game-closes = hra uzavře

## Notices
webhook-not-https = Tento webhook se nevolá. Musí začínat https://.
webhook-not-an-address = Tento webhook se nevolá. Jeho adresu nelze přečíst.
due-until = { $due }, do { $until }
notice-due = { $title } ({ $game }), { $seat }: { $due }.{ $link }
notice-again = Čas se krátí. { $said }
mail-asking =
    Někdo, nejspíš vy, chce, aby Kronika psala na tuto adresu, když na něj čeká hra.
    Kód je

    { "    " }{ $code }

    Zadejte ho do hodiny:

    { "    " }{ $page }kronika notices confirm { $code }

    Pokud jste to nebyli vy, nedělejte nic: bez kódu sem nic dalšího nepřijde.
mail-footer =
    --{ " " }
    Kronika{ $service }. Aby to už nechodilo, bez přihlášení:

    { $how }
webhook-no-echo = nevrátil výzvu
webhook-answers = odpovídá { $status }
subject-due = Kronika: něco na vás čeká
subject-confirm = Kronika: potvrďte svou adresu
notice-greeting = Toto na vás čeká:
notice-private = V soukromé hře je něco na řadě.
due-prompt = rozhodnout se
due-commit = zavázat se k entropii
due-reveal = odhalit entropii
due-epoch = souhlasit s novou epochou náhody
due-undo = odpovědět na žádost o vrácení
due-draw = odpovědět na nabídku remízy
due-limit = odpovědět na žádost o změnu lhůty na odpověď
due-handover = odpovědět na žádost o převzetí místa
webhook-not-reached = na veřejné adrese nebyl dostupný
webhook-too-slow = neodpověděl včas
webhook-certificate = jeho certifikát neplatí
mail-refused = poštovní server adresu odmítá ({ $code })
