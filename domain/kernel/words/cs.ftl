# The sentences of the kernel.

## Events
event-game-created = Hra { $game } je založena.
event-epoch-opened = Otevřena epocha náhody { $epoch }.
event-seat-taken = { $name } hraje za { $seat_acc }.
event-bot-seated = Za { $seat_acc } hraje bot { $bot } { $version }.
event-seat-left = Místo { $seat_gen } je volné.
event-seat-freed = Místo { $seat_gen } je uvolněno.
event-line-up-locked = Sestava je uzamčena.
event-line-up-unlocked = Sestava je odemčena.
event-seat-handed-over = Místo { $seat_gen } přebírá { $name }.
event-seat-invited = { $by_cap } { $by_plural ->
    [yes] někoho zvou
   *[no] někoho zve
 }.
event-seat-invited-to-seat = { $by_cap } { $by_plural ->
    [yes] někoho zvou
   *[no] někoho zve
 }, ať hraje za { $seat_acc }.
event-creator-invited = Zakladatel hry někoho zve.
event-creator-invited-to-seat = Zakladatel hry někoho zve, ať hraje za { $seat_acc }.
event-invitation-withdrawn = Pozvánka { $invitation } je stažena.
event-handover-proposed = { $name } žádá o místo { $seat_gen }.
event-handover-consented = { $by_cap } souhlasí.
event-handover-declined = { $by_cap } { $by_plural ->
    [yes] odmítají
   *[no] odmítá
 }.
event-entropy-committed = { $seat_cap } { $seat_plural ->
    [yes] se zavazují
   *[no] se zavazuje
 } k entropii.
event-entropy-revealed = { $seat_cap } { $seat_plural ->
    [yes] odhalují
   *[no] odhaluje
 } entropii.
event-epoch-began = Začíná epocha náhody { $epoch }.
event-epoch-agreed = { $seat_cap } souhlasí s nahrazením epochy náhody { $epoch }.
event-game-started = Hra začíná.
event-undo-requested = { $seat_cap } { $seat_plural ->
    [yes] žádají
   *[no] žádá
 } o návrat k verzi { $to }.
event-undo-requested-of-seen = { $seat_cap } { $seat_plural ->
    [yes] žádají
   *[no] žádá
 } o návrat k verzi { $to }. Od té doby dobrané a viděné karty: { $cards }.
cards-seen = { $seat } { $count }
event-undo-agreed = { $by_cap } s návratem souhlasí.
event-undo-ended = Žádost { $seat_gen } o návrat { $how }.
event-undone = Hra se vrací k verzi { $to }.
event-roll-disputed = { $seat_cap } { $seat_plural ->
    [yes] napadají
   *[no] napadá
 } výsledek ve verzi { $version }.
event-roll-disputed-for = { $seat_cap } { $seat_plural ->
    [yes] napadají
   *[no] napadá
 } výsledek ve verzi { $version }. Důvod: { $reason }
event-dispute-ended = Spor o výsledek ve verzi { $version } { $how }.
event-settled = Co bylo dosud rozhodnuto, platí natrvalo.
event-resigned = { $seat_cap } { $seat_plural ->
    [yes] se vzdávají
   *[no] se vzdává
 }.
event-gave-up = Hra pokračuje; { $seat } už nehraje.
event-order-given = { $seat_cap } { $seat_plural ->
    [yes] dávají
   *[no] dává
 } trvalý pokyn.
event-order-withdrawn = { $seat_cap } { $seat_plural ->
    [yes] odvolávají
   *[no] odvolává
 } trvalý pokyn z verze { $order }.
event-limit-requested-extend = { $seat_cap } { $seat_plural ->
    [yes] žádají
   *[no] žádá
 } o prodloužení lhůty o { $time }.
event-limit-requested-pause = { $seat_cap } { $seat_plural ->
    [yes] žádají
   *[no] žádá
 } o pozastavení lhůty.
event-limit-requested-resume = { $seat_cap } { $seat_plural ->
    [yes] žádají
   *[no] žádá
 } o obnovení lhůty.
event-limit-agreed = { $by_cap } souhlasí se žádostí { $seat_gen } o změnu lhůty.
event-limit-request-ended = Žádost { $seat_gen } o změnu lhůty { $how }.
event-limit-changed-extend = Na co se teď čeká, má o { $time } více času.
event-limit-changed-pause = Lhůta na odpověď je pozastavena.
event-limit-changed-resume = Lhůta na odpověď opět běží.
event-draw-offered = { $seat_cap } { $seat_plural ->
    [yes] nabízejí
   *[no] nabízí
 } remízu.
event-draw-ended = Nabídka remízy od { $seat_gen } { $how }.
event-game-claimed = { $seat_cap } { $seat_plural ->
    [yes] si nárokují
   *[no] si nárokuje
 } hru.
event-game-abandoned = Hra je zrušena; nikdo nevítězí.
event-game-lost = Konec hry: nikdo nevítězí, { $how }.
event-game-drawn = Hra končí remízou.
event-game-won = Konec hry: vítězí { $winners } { $how }.
winners = { $winners } a { $seat }
event-end-confirmed = { $seat_cap } { $seat_plural ->
    [yes] potvrzují
   *[no] potvrzuje
 } konec.
event-game-closed = Hra je uzavřena.
event-game-opened = Hra je otevřena: vše lze ověřit.
ends-declined = byla zamítnuta
ends-withdrawn = byla stažena
ends-expired = propadla
ends-accepted = byla přijata
dispute-stands = skončil: výsledek platí
dispute-went-back = skončil návratem hry
dispute-withdrawn = byl stažen
won-resigned = vzdáním protivníka
won-claimed = nárokem: odpověď přišla pozdě
lost-resigned = vzdáním
lost-lost = hra porazila všechny, kdo hrají

## Refusals
not-asked-now = Strany { $seat } se teď nikdo neptá; čeká se na ostatní.
not-before-new-epoch = Nejdřív musí začít nová epocha náhody: zavázat se a odhalit.
not-out-of-game = Z této hry jste odstoupili.
not-asked-any-more = Hra skončila: na nic se už neptá.
not-started-yet = Hra ještě nezačala.
not-open-prompt = Výzva { $prompt_id } není pro stranu { $seat } otevřená; otevřené: { $yours }.
not-invited-into-locked-line-up = Sestava je uzamčena: musí vás pozvat ten, kdo hru založil.
not-invited-back = Opustili jste v této hře místo se závazkem: musí vás pozvat ten, kdo hru založil.
not-locked-twice = Sestava už je uzamčena.
not-locked = Sestava není uzamčena.
not-known-to-seat = O místo { $seat } smí žádat, kdo drží jiné místo, kdo hru založil, nebo koho k němu pozvalo některé místo.
not-empty-seat = Místo { $seat } drží { $name }.
not-committed-seat-freed = Místo { $seat } už je zavázáno; uvolnit lze jen takové, které není.
not-while-proposal-stands = O místo { $seat } je podána žádost { $id }; nejdřív musí být zodpovězena.
not-more-proposals = O místo v této hře jste žádali už { $most }krát; vícekrát to nejde.
not-own-seat = Místo { $seat } držíte vy.
not-consented-twice = { $by } už souhlas dal.
not-committed-twice = Místo { $seat } už je epoše { $epoch } zavázáno.
not-a-commitment = commitment má mít 32 bajtů.
not-all-committed = Ještě nejsou zavázána všechna místa; čeká se na { $waiting }.
not-revealed-twice = Místo { $seat } už odhalilo.
not-entropy = entropy má mít 32 bajtů.
not-what-seat-committed-to = K této entropii se místo nezavázalo.
not-epoch-agreed-twice = { $seat } už souhlas dal.
not-when-closed = Hra je uzavřená.
not-a-seat = Tato hra nemá místo { $seat }; místa: { $seats }.
not-held-seat = Místo { $seat } nikdo nedrží.
not-while-line-up-is-locked = Sestava je uzamčena, dokud hra nezačne nebo ji neodemkne ten, kdo hru založil.
not-creator = To smí jen ten, kdo hru založil.
not-after-start = Hra už začala.
not-seats-of-campaign = Místa hry z kampaně jsou místa kampaně.
not-asked-about-seat = Žádná žádost o místo { $seat } na vás nečeká.
not-that-proposal = O místo { $seat } je podána žádost { $id }, ne { $proposal }.
not-when-over = Hra skončila.
not-open-epoch = Otevřená je epocha { $number }, ne { $epoch }.
not-begun-epoch = Epocha { $epoch } už běží.
not-so-long-an-invitation = Pozvánka platí 1 až { $longest } sekund.
not-more-invitations = K této hře jste vydali { $most } pozvánek; více jich být nesmí.
not-your-invitation = Žádná vaše pozvánka { $invitation } neplatí: byla použita, stažena, nebo nikdy vydána.
not-orders-now = Trvalé pokyny se dávají, dokud se hraje.
not-a-standing-order = To není žádný z trvalých pokynů, které lze teď dát.
not-order-twice = Tento pokyn už jste dali.
not-more-orders = Místo má nejvýše { $most } trvalých pokynů; nejdřív některý odvolejte.
not-your-order = Z verze { $version } nemáte trvalý pokyn.
not-while-resolving = Vyhodnocuje se výsledek a ve hře z kampaně se před ním nic nezachrání. Nejdřív ho vyhodnoťte.
not-asked-to-undo = Strana { $seat } o vrácení nežádá.
not-agreed-twice = Už jste souhlasili.
not-undone-when-closed = Hra je uzavřená: nic nelze vzít zpět.
not-two-requests-to-undo = Vaše žádost o vrácení ještě platí; nejdřív ji stáhněte.
not-after-dispute = Verze { $to } je až za napadeným výsledkem ve verzi { $dispute }, který by dál platil.
not-where-decision-was-made = Ve verzi { $to } nebylo učiněno žádné platné rozhodnutí.
not-in-strict-game = Tato hra je přísná: co zodpověděla náhoda nebo druhá strana, nelze vzít zpět.
not-own-request = Na vlastní žádost nelze odpovědět.
not-paused-twice = Lhůta už je pozastavena.
not-paused = Lhůta není pozastavena.
not-so-long-an-extension = Lhůta se prodlužuje o 1 sekundu až { $most } ({ $most_seconds } sekund).
not-asked-to-change-limit = Strana { $seat } o změnu lhůty nežádá.
not-a-reply-limit = Tato hra nemá lhůtu na odpověď.
not-limit-without-all-seats = Lhůta se mění se souhlasem všech míst a místo { $empty } nikdo nedrží.
not-two-requests-for-limit = Vaše žádost o změnu lhůty ještě platí; nejdřív ji stáhněte.
not-seconds-without-extension = Sekundy má jen žádost o prodloužení lhůty.
not-draw-alone = Hrajete sami: remízu nemáte komu nabídnout.
not-draw-in-campaign = Scénář kampaně má vítěze; remíza v něm není.
not-draw-offered-twice = Vaše nabídka stále platí.
not-offered-draw = Strana { $seat } remízu nenabízí.
not-claimed-so-early = Hru si můžete nárokovat, až bude čekat { $limit } na ostatní, a ne na vás.
not-claimed-without-limit = Tato hra nemá lhůtu na odpověď.
not-claimed-while-paused = Lhůta na odpověď je pozastavena. Požádejte ostatní o její obnovení.
not-claimed-while-awaited = Hra čeká i na vás ({ $what }); nejdřív to udělejte.
not-confirmed-twice = Konec už jste potvrdili.
not-disputed-when-closed = Hra je uzavřená; ověřte její export.
not-disputed-twice = Výsledek ve verzi { $version } už jste napadli.
not-your-dispute = O výsledku ve verzi { $version } nevedete otevřený spor.
not-closed-again = Hra už je uzavřená.
not-over-yet = Hra ještě neskončila.
not-line-up-of-scenario = Tento scénář nehrají { $seats }; hrají: { $said }.
not-line-up-of-scenario-of-many = Tento scénář nehrají { $seats }; hrají: { $said }; nebo jedna z dalších sestav, kterých je { $more }.
not-an-option = Volba { $name } neexistuje; volby: { $known }.
no-options = žádné
not-value-of-option = Volba { $name } nemůže být { $value }; je to { $allowed }.

## Packs
toml-quotation-mark = koncová uvozovka
toml-backslash = \\ místo zpětného lomítka
toml-new-key = položka, která tu ještě není
toml-comma-or-brace = čárka nebo { "}" }
toml-comma-or-bracket = čárka nebo ]
toml-key = položka; tabulka ve složených závorkách je na jednom řádku
toml-key-or-table = položka, nebo [ před názvem tabulky
toml-equals = = za položkou
toml-two-brackets = ]] za názvem tabulky
toml-bracket = ] za názvem tabulky
toml-value = číslo, text v uvozovkách, true, false, seznam v [ ] nebo tabulka v { "{" } { "}" }
toml-new-line = za hodnotou nový řádek
toml-hex-digits = šestnáctkové číslice za \u nebo \U
toml-code = kód znaku
toml-date = datum jako 1944-06-15
toml-text-in-utf-8 = čeká se text v UTF-8
file-missing = soubor chybí
toml-not = není to TOML: { $wrong }
toml-expected = čeká se { $expected }
toml-expected-not = čeká se { $expected }, ne { $found }
range-least = nejméně { $least }
range = { $least } až { $most }
range-in-steps = { $range } po { $step }
out-of-range = { $number } je mimo rozsah; čeká se { $range }
out-of-range-by-rule = { $number } je mimo rozsah; čeká se { $range } { $rule }

## What is expected in a file
expected-field = chybí; čeká se { $expected }
expected-value = { $shown } sem nepatří; čeká se { $expected }
expected-or-more = { $inner }, nejméně { $least }
expected-table-with = tabulka s položkami { $known }
expected-whole-number = celé číslo
expected-text = text v uvozovkách
expected-truth = true nebo false
expected-table = tabulka
unknown-field = neznámá položka; známé: { $known }
expected-table-of-kind = tabulka s { $field } = { $tags }
expected-either = { $one } nebo { $other }
expected-list = seznam: { $inner }
expected-list-of-so-many = seznam: { $count } × { $inner }

## Kinds of text
format-hex = { $digits } malých šestnáctkových číslic
format-id = označení: 1 až 64 písmen a-z, A-Z, číslic, - a _, první z nich písmeno nebo číslice
format-place = označení, nebo dvě oddělená mezerou
format-tag = značka jako kronika.game_created.v1
format-version = verze jako 1 nebo 1.2.0
format-time = čas v UTC jako 2026-01-01T00:00:00.000000Z
format-player = 64 malých šestnáctkových číslic (klíč), nebo 32 či 64, které zastupují token
format-token = 32 bajtů, 64 šestnáctkových číslic
format-page = to, co řekla předchozí stránka
format-path = jméno pole malými písmeny, s tečkou před jménem pole v něm
format-document = označení, nebo JSON s přípustnými texty
format-mail = adresa jako anna@example.org, v ASCII
format-url = adresa jako https://example.org/path, bez uživatele a bez fragmentu
format-pin = 8 číslic
misfit-said = má být { $said }
misfit-number = má být číslo od -{ $largest } do { $largest }
strange-not-normalized = není normalizovaný (Unicode NFC)
format-line = { $least } až { $most } viditelných znaků bez mezer na krajích
misfit-strange = { $said }; co tam stojí, { $wrong }
strange-character = obsahuje znak { $code }
strange-marks = obsahuje znaménka bez písmene
misfit = { $place } { $said }

## Times
time-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
 }
time-hours = { $count ->
    [one] { $count } hodinu
    [few] { $count } hodiny
   *[other] { $count } hodin
 }
time-minutes = { $count ->
    [one] { $count } minutu
    [few] { $count } minuty
   *[other] { $count } minut
 }
time-seconds = { $count ->
    [one] { $count } sekundu
    [few] { $count } sekundy
   *[other] { $count } sekund
 }
