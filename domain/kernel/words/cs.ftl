# The sentences of the kernel.

## Events
event-game-created = Hra { $game } je založena.
event-epoch-opened = Otevírá se epocha náhody { $epoch }.
event-seat-taken = { $name } hraje za { $seat_acc }.
event-bot-seated = Za { $seat_acc } hraje bot { $bot } { $version }.
event-seat-left = Místo { $seat_gen } je volné.
event-seat-freed = Místo { $seat_gen } je uvolněno.
event-line-up-locked = Sestava je uzamčena.
event-line-up-unlocked = Sestava je odemčena.
event-seat-handed-over = Místo { $seat_gen } přebírá { $name }.
event-seat-invited = { $by_cap } { $by_plural ->
    [yes] zvou hráče
   *[no] zve hráče
 }.
event-seat-invited-to-seat = { $by_cap } { $by_plural ->
    [yes] zvou hráče
   *[no] zve hráče
 }, ať hraje za { $seat_acc }.
event-creator-invited = Zakladatel hry zve hráče.
event-creator-invited-to-seat = Zakladatel hry zve hráče, ať hraje za { $seat_acc }.
event-invitation-withdrawn = Pozvánka { $invitation } je stažena.
event-handover-proposed = { $name } žádá o místo { $seat_gen }.
event-handover-consented = { $by_cap } souhlasí s předáním.
event-handover-declined = { $by_cap } { $by_plural ->
    [yes] odmítají
   *[no] odmítá
 } předání.
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
event-settled = Všechna dosavadní rozhodnutí jsou konečná.
event-resigned = { $seat_cap } { $seat_plural ->
    [yes] se vzdávají
   *[no] se vzdává
 }.
event-gave-up = Hra pokračuje bez { $seat_gen }.
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
event-limit-changed-extend = Současná lhůta na odpověď je prodloužena o { $time }.
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
event-game-abandoned = Hra je zrušena. Nikdo nevítězí.
event-game-lost = Konec hry: nikdo nevítězí, { $how }.
event-game-drawn = Hra končí remízou.
event-game-won = Konec hry: vítězí { $winner } { $how }.
event-game-won-together = Konec hry: vítězí { $winners } a { $last } { $how }.
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
lost-lost = hra porazila všechny hráče

## Refusals
not-asked-now = Strana { $seat } teď o ničem nerozhoduje. Počkejte na ostatní.
not-before-new-epoch = Než se bude hrát dál, musí začít nová epocha náhody. Zavažte se ke své entropii a pak ji odhalte.
not-out-of-game = Tuto hru jste vzdali.
not-asked-any-more = Hra skončila: už není o čem rozhodovat.
not-started-yet = Hra ještě nezačala.
not-open-prompt = Výzva { $prompt_id } není pro stranu { $seat } otevřená. Odpovězte na otevřenou: { $yours }.
not-invited-into-locked-line-up = Sestava je uzamčena. Požádejte o pozvání zakladatele hry.
not-invited-back = Opustili jste v této hře místo, které se už zavázalo. Požádejte o pozvání zakladatele hry.
not-locked-twice = Sestava už je uzamčena.
not-locked = Sestava není uzamčena.
not-known-to-seat = O místo { $seat } žádat nemůžete. Požádejte o pozvání některého hráče nebo zakladatele hry.
not-empty-seat = Místo { $seat } drží { $name }.
not-committed-seat-freed = Místo { $seat } už se zavázalo. Zvolte takové, které se ještě nezavázalo.
not-while-proposal-stands = Žádost { $id } o místo { $seat } je ještě otevřená. Počkejte, až na ni ostatní odpovědí.
not-more-proposals = O místo v této hře jste žádali { $most }krát, vícekrát nelze.
not-own-seat = Místo { $seat } už držíte.
not-consented-twice = Strana { $by } už souhlasila.
not-committed-twice = Místo { $seat } už se k epoše { $epoch } zavázalo.
not-a-commitment = commitment má mít 32 bajtů.
not-all-committed = Ještě se nezavázala všechna místa. Počkejte na { $waiting }.
not-revealed-twice = Místo { $seat } už svou entropii odhalilo.
not-entropy = entropy má mít 32 bajtů.
not-what-seat-committed-to = Tato entropie neodpovídá závazku místa. Odhalte tu, ke které jste se zavázali.
not-epoch-agreed-twice = Strana { $seat } už souhlasila.
not-when-closed = Hra je uzavřená.
not-a-seat = Tato hra nemá místo { $seat }. Vyberte z těchto: { $seats }.
not-held-seat = Místo { $seat } nikdo nedrží.
not-while-line-up-is-locked = Sestava je uzamčena. Požádejte zakladatele hry o odemčení.
not-creator = To může jen zakladatel hry.
not-after-start = Hra už začala.
not-seats-of-campaign = Tato hra patří ke kampani. Změňte místa v kampani.
not-asked-about-seat = Žádná žádost o místo { $seat } na vaši odpověď nečeká.
not-that-proposal = Žádost { $proposal } o místo { $seat } není otevřená. Odpovězte na žádost { $id }.
not-when-over = Hra skončila.
not-open-epoch = Epocha { $epoch } není otevřená. Použijte epochu { $number }.
not-begun-epoch = Epocha { $epoch } už začala.
not-so-long-an-invitation = Pozvánka musí platit 1 až { $longest } sekund.
not-more-invitations = Do této hry jste vydali { $most } pozvánek, více nelze.
not-your-invitation = Pozvánku { $invitation } nemáte. Byla použita, stažena, nebo nikdy vydána.
not-orders-now = Trvalé pokyny lze dávat jen během hry.
not-a-standing-order = Tento trvalý pokyn teď dát nelze.
not-order-twice = Tento pokyn už jste dali.
not-more-orders = Máte už { $most } trvalých pokynů, více nelze. Nejdřív některý odvolejte.
not-your-order = Z verze { $version } nemáte trvalý pokyn.
not-while-resolving = Dokud se ve hře z kampaně vyhodnocuje výsledek, nelze nic vrátit. Nejdřív ho vyhodnoťte.
not-asked-to-undo = Strana { $seat } nemá otevřenou žádost o vrácení.
not-agreed-twice = Už jste souhlasili.
not-undone-when-closed = Hra je uzavřená: nic už nelze vrátit.
not-two-requests-to-undo = Už máte otevřenou žádost o vrácení. Nejdřív ji stáhněte.
not-after-dispute = Verze { $to } je až po napadeném výsledku ve verzi { $dispute }. Zvolte dřívější verzi.
not-where-decision-was-made = Ve verzi { $to } nepadlo žádné platné rozhodnutí.
not-in-strict-game = Tato hra je přísná: rozhodnutí, na které odpověděla náhoda nebo jiná strana, vrátit nelze.
not-own-request = Na vlastní žádost nelze odpovědět. Můžete ji stáhnout.
not-paused-twice = Lhůta na odpověď už je pozastavena.
not-paused = Lhůta na odpověď není pozastavena.
not-so-long-an-extension = Lhůtu na odpověď lze prodloužit o 1 sekundu až { $most } ({ $most_seconds } sekund).
not-asked-to-change-limit = Strana { $seat } nemá otevřenou žádost o změnu lhůty.
not-a-reply-limit = Tato hra nemá lhůtu na odpověď.
not-limit-without-all-seats = Změna lhůty vyžaduje souhlas všech míst. Počkejte, až někdo obsadí { $empty }.
not-two-requests-for-limit = Už máte otevřenou žádost o změnu lhůty. Nejdřív ji stáhněte.
not-seconds-without-extension = Sekundy patří jen k žádosti o prodloužení lhůty. Vynechte je.
not-draw-alone = Hrajete sami: remízu nemá kdo přijmout.
not-draw-in-campaign = Scénář kampaně musí mít vítěze: remízou skončit nemůže.
not-draw-offered-twice = Remízu už nabízíte. Počkejte na odpověď.
not-offered-draw = Strana { $seat } remízu nenabízí.
not-claimed-so-early = Hru si ještě nárokovat nemůžete. Nejdřív musí { $limit } čekat na ostatní, a ne na vás.
not-claimed-yet = Hru si ještě nárokovat nemůžete. Čekejte na { $seat } ještě { $left }; lhůta na odpověď trvá { $limit }.
not-claimed-without-limit = Tato hra nemá lhůtu na odpověď: nárokovat si ji nikdo nemůže.
not-claimed-while-paused = Lhůta na odpověď je pozastavena. Požádejte ostatní o její obnovení.
not-claimed-while-awaited = Hra čeká i na vás: { $what }. Nejdřív to udělejte.
not-confirmed-twice = Konec už jste potvrdili.
not-disputed-when-closed = Hra je uzavřená: její výsledky už nelze napadnout. Ověřte místo toho její export.
not-disputed-twice = Výsledek ve verzi { $version } už jste napadli.
not-your-dispute = O výsledku ve verzi { $version } nevedete otevřený spor.
not-closed-again = Hra už je uzavřená.
not-over-yet = Hra ještě neskončila.
not-line-up-of-scenario = Tento scénář nelze hrát v sestavě { $seats }. Zvolte sestavu: { $said }.
not-line-up-of-scenario-of-many = Tento scénář nelze hrát v sestavě { $seats }. Nejbližší sestavy: { $said }; všechny ({ $more }) vypíše `kronika packs`.
not-an-option = Volba { $name } neexistuje. Vyberte z těchto: { $known } (všechny vypíše `kronika packs`).
no-options = Volba { $name } neexistuje: tato hra žádné nemá.
not-value-of-option = Volba { $name } nemůže být { $value }. Použijte { $allowed }.

## Packs
toml-quotation-mark = koncová uvozovka
toml-backslash = \\ místo zpětného lomítka
toml-new-key = nová položka
toml-comma-or-brace = čárka nebo { "}" }
toml-comma-or-bracket = čárka nebo ]
toml-key = položka; tabulka ve složených závorkách musí být na jednom řádku
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
toml-not = neplatné TOML: { $wrong }
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
format-player = 64 malých šestnáctkových číslic (klíč), nebo 32 či 64, které určují token
format-token = 32 bajtů, 64 šestnáctkových číslic
format-page = token předchozí stránky
format-path = jméno pole malými písmeny, s tečkou před jménem pole v něm
format-document = označení, nebo JSON s platnými texty
format-mail = adresa jako anna@example.org, v ASCII
format-url = adresa jako https://example.org/path, bez uživatele a bez fragmentu
format-pin = 8 číslic
misfit-said = má být { $said }
misfit-number = má být číslo od -{ $largest } do { $largest }
strange-not-normalized = není normalizovaný (Unicode NFC)
format-line = { $least } až { $most } viditelných znaků bez mezer na krajích
misfit-strange = { $said }; tento text { $wrong }
strange-character = obsahuje znak { $code }
strange-marks = obsahuje diakritiku bez písmene
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
