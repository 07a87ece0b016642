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

## Findings in a log
wrong-chance-epoch = náhoda pochází z epochy { $epoch }, která neběží
wrong-chance-order = po článku { $used } následuje v řetězci { $audience } článek { $k }
wrong-chance-kind = takové kostky ani takový los neexistují
wrong-chance-unsealed = los z řetězce { $audience } pro něj není zapečetěn
wrong-chance-link = článek { $k } nepatří do řetězce { $audience }, jehož kotva byla zveřejněna
wrong-chance-seed = otevřené semínko řetězce { $audience } v epoše { $epoch } nevede k jeho kotvě
wrong-shown-to-nobody = událost ukazuje karty, a přitom tvrdí, že je nikdo neviděl
wrong-reveal-unbound = místo { $seat } nepodepsalo odhalení nad hlavou, která obsahuje všechny závazky
wrong-behalf = odpověď za místo { $seat } se neopírá o jeho trvalý pokyn ani o nárok proti němu
wrong-behalf-decision = odpověď za místo { $seat } je víc než vynechání
wrong-claim-since = nárok od verze { $since } s odkladem { $grace } sekund není možný
wrong-claim-outages = uvedené výpadky nejsou seřazené nebo ještě neskončily
wrong-limit-resumed = lhůta se obnovuje bez souhlasu všech ostatních míst a příliš brzy
wrong-dispute = napadá se verze { $version }, v níž náhoda před očima všech o ničem nerozhodla
wrong-signature-reused = místo { $seat } to podepsalo ještě před návratem hry: starý podpis je použit znovu
wrong-bot-seed-of-nobody = otevírá se semínko pro místo { $seat }, kde ve verzi { $at } žádný bot nezasedl
wrong-bot-seed = otevřené semínko pro místo { $seat } není to, k němuž se bot zavázal
wrong-chance-uncalled = náhoda ({ $action }, pravidlo { $rule }, místo { $actor }) byla použita bez důvodu
wrong-behalf-kind = na výzvu { $kind } odpovídá pokyn pro { $ordered }
wrong-chance-hex = článek nemá { $digits } malých šestnáctkových číslic
wrong-bot-seed-hex = otevřené semínko pro místo { $seat } nemá { $digits } malých šestnáctkových číslic
wrong-outcome = řetězec dává { $found }, zapsáno je { $recorded }
wrong-decides-nothing = místo { $seat } o ničem nerozhoduje
wrong-decides-twice = místo { $seat } rozhoduje dvakrát
wrong-seen = od verze { $to } bylo podle záznamu viděno { $seen }, ve skutečnosti { $found }
wrong-claim-paused = nárok proti místu { $seat } přichází příliš brzy: lhůta byla pozastavena
wrong-claim-early = nárok proti místu { $seat } přichází příliš brzy: zbývalo mu { $left } s
wrong-signature-missing = místo { $seat } podepisuje, a podpis chybí
wrong-signature = podpis místa { $seat } neodpovídá jeho klíči a záznamu
wrong-signed-head = místo { $seat } podepsalo hlavu, kterou tento záznam nikdy neměl: vidělo jiný průběh hry
at-version = verze { $version }: { $said }
wrong-after-closing = událost následuje až po uzavření hry
wrong-created-twice = hra je založena podruhé
wrong-negative-time = některý čas ve volbách hry je záporný
wrong-never-closes = hra má společné balíčky, a přesto se nikdy sama neuzavře
wrong-seat-taken-twice = někdo obsazuje místo { $seat }, které už je obsazené
wrong-seat-taken-uninvited = místo { $seat } je obsazeno bez souhlasu zakladatele hry
wrong-line-up-locked = mění se sestava, která je uzamčena
wrong-seat-freed = uvolňuje se místo { $seat }, které nikdo nedrží nebo které se už zavázalo
wrong-line-up-settled = mění se sestava hry, která už začala nebo nemá zakladatele
wrong-bot-seated = bot dostává místo { $seat }, které je prázdné nebo patří hráči
wrong-uninvited = pozvánka { $invitation } na místo { $seat } neexistuje
wrong-invited-by-nobody = zve místo { $by }, které nikdo nedrží
wrong-invitation-withdrawn = pozvánku { $invitation } stahuje někdo, kdo ji nevydal
wrong-proposal-twice = někdo žádá o místo { $seat }, o které už žádá jiný
wrong-proposal-invitation = žádost se opírá o pozvánku, kterou nevydalo žádné místo
wrong-proposal-stranger = o místo { $seat } žádá někdo, kdo se hry neúčastní
wrong-proposal-answered = odpověď patří žádosti { $proposal } o místo { $seat }, která není otevřená
wrong-handover-of-nobody = předává se místo { $seat }, které nikdo nedrží
wrong-handover-of-bot = předává se místo { $seat }, které drží bot
wrong-handover-unasked = místo dostává někdo, kdo o ně nežádal
wrong-handover-proposal = místo se předává podle žádosti { $proposal }, která není otevřená
wrong-handover-consent = místo se předává bez souhlasu všech ostatních hráčů
wrong-epoch-number = po epoše { $number } se otevírá epocha { $epoch }
wrong-other-epoch = událost patří k epoše { $epoch }, otevřená je však epocha { $number }
wrong-epoch-begun = událost přichází, až když epocha začala
wrong-commitment-of-nobody = zavazuje se místo { $seat }, které nikdo nedrží
wrong-commitment-twice = místo { $seat } se v téže epoše zavazuje podruhé
wrong-commitment-of-resigned = zavazuje se místo { $seat }, které už ze hry odešlo
wrong-reveal-of-nobody = entropii odhaluje místo { $seat }, které nikdo nedrží
wrong-reveal-twice = místo { $seat } odhaluje entropii v téže epoše podruhé
wrong-reveal-early = místo { $seat } odhaluje entropii dřív, než se všechna místa zavázala
wrong-reveal = místo { $seat } odhaluje jinou entropii, než ke které se zavázalo
wrong-epoch-early = epocha začíná dřív, než všechna místa odhalila entropii
wrong-prompt-number = otevírá se výzva { $prompt }, která nemá číslo své verze
wrong-prompt-closed = zavírá se výzva { $prompt }, která není otevřená
wrong-prompt-answered = místo { $seat } odpovídá na výzvu { $prompt }, která pro ně není otevřená
wrong-decision-of-nobody = rozhoduje místo { $seat }, které nikdo nedrží
wrong-decision-of-resigned = rozhoduje místo { $seat }, které už ze hry odešlo
wrong-order-withdrawn = místo { $seat } odvolává pokyn, který nedalo
wrong-gave-up-twice = místo { $seat } odchází ze hry podruhé
wrong-dice-chain = hází se kostkami z řetězce pro { $audience }
wrong-undo-forward = hra se vrací k verzi { $to }, která jí nepředchází
wrong-undo-settled = hra se vrací před verzi { $settled }, od níž jsou rozhodnutí konečná
wrong-undo-free = bez souhlasu se vrací rozhodnutí, na které už odpověděla náhoda nebo jiná strana
wrong-undo-strict = v přísné hře se vrací rozhodnutí, na které už odpověděla náhoda nebo jiná strana
wrong-undo-unasked = hra se vrací k verzi { $to }, o což místo { $seat } nežádalo
wrong-undo-consent = hra se vrací bez souhlasu všech ostatních hráčů, kteří ještě hrají
wrong-limit-asked-twice = místo { $seat } žádá o změnu lhůty, ačkoli už jednu žádost otevřenou má
wrong-limit-seconds = žádost o změnu lhůty ({ $change }) má neplatný počet sekund: { $seconds }
wrong-limit-none = žádá se o změnu lhůty ve hře, která žádnou nemá
wrong-limit-agreed = místo { $by } souhlasí s něčím, o co je místo { $seat } nežádá
wrong-limit-agreed-twice = místo { $by } souhlasí podruhé
wrong-limit-request = končí žádost o změnu lhůty, kterou místo { $seat } nepodalo
wrong-limit-ended = žádost takto ukončit nemůže místo { $by } ({ $how })
wrong-limit-change = lhůta se mění jinak, než o co místo { $seat } žádalo
wrong-limit-consent = lhůta se mění bez souhlasu všech ostatních míst
wrong-draw-ended = končí nabídka remízy, kterou místo { $seat } nedalo
wrong-closing-cancelled = hra se uzavírá jako zrušená, ačkoli zrušena nebyla, nebo naopak
wrong-cancelled = hra je zrušena, ačkoli už začala nebo má vítěze
wrong-opens-early = hra se smí otevřít až se svou kampaní
wrong-closed-shut = hra se uzavírá bez otevření, ačkoli nepatří ke kampani
wrong-opened = otevírá se hra, která není uzavřená
wrong-key = takový klíč nemůže mít nikdo
wrong-seat-name = místo nese vyhrazený název { $names }
wrong-anchors = kotvy náhody mají být po jedné pro { $audiences }
wrong-limit-paused = žádá se o změnu lhůty ({ $change }), která { $paused ->
    [yes] je pozastavena
   *[no] není pozastavena
 }
wrong-hex = má to být { $digits } malých šestnáctkových číslic
wrong-unreadable = záznam nelze přečíst: { $said }
wrong-transaction = událost patří do transakce { $tx }, která není ani právě probíhající, ani nová
wrong-parts = zapečetěné části jsou jiné, než uvádí událost
wrong-seal-told = událost prozrazuje všem to, co sama pečetí
wrong-secret-audience = co má vidět { $owner }, je zapečetěno pro { $audience }
wrong-proof-audience = co má čekat na uzavření hry, je zapečetěno pro { $audience }
wrong-part-of-nobody = jedna část je zapečetěna pro { $audience }, což není žádné místo
wrong-part-shut = zapečetěná část pro { $audience } má být v tomto souboru otevřená
wrong-part-open = zapečetěná část pro { $audience } má být v tomto souboru zavřená
wrong-first-event = první událost záznamu má založit hru
wrong-second-event = druhá událost záznamu má otevřít první epochu náhody
wrong-openings = událost neotevírá pečeti, které uvádí
wrong-opened-content = otevřený obsah není ten, který byl zapečetěn ve verzi { $version }
wrong-opened-early = odhaluje před uzavřením hry to, co bylo ve verzi { $version } zapečetěno pro rozhodčího
wrong-end-twice = končí hra, která už skončila
wrong-end = hra končí ({ $how }), ačkoli ji předtím nic neukončilo
wrong-winners = jako vítěz je uveden: { $said }; podle předchozích událostí to má být: { $found }
wrong-out-of-game = ze hry odchází místo { $seat }, které se nevzdalo a proti kterému nikdo neuplatnil nárok
wrong-continued-without = hra pokračuje bez místa { $seat }, ačkoli jeho odchod hru ukončil
wrong-closed-without-winner = hra se uzavírá bez údaje o tom, kdo vyhrál
wrong-closed-early = uzavírá se hra, která neskončila
wrong-held-receipt-signature = vaše potvrzení není podepsané svým klíčem
wrong-held-receipt-game = vaše potvrzení je k jiné hře, { $game }
wrong-log-cut = záznam končí verzí { $version }, dřív než verze ve vašem potvrzení: je starší, nebo byl zkrácen
wrong-log = tento záznam není ten, ke kterému jste dostali potvrzení
wrong-receipt-signature = podpis potvrzení neodpovídá jeho klíči
wrong-succession = některý klíč z potvrzení nepodepsal klíč, který je uveden jako jeho nástupce
wrong-receipt = potvrzení je k verzi { $version } s hlavou { $head }…, záznamy končí verzí { $end } { $found ->
    [none] bez hlavy
   *[other] s hlavou { $found }…
 }
seats-and = { " a " }
seats-none = nikdo

## Parts of a log that a check cannot judge
unchecked-shared = losování a otočení karet ze společných balíčků (celkem { $count }): jejich články a místa jsou zapečetěné až do uzavření hry, protože by prozradily skryté karty
unchecked-draws = losování zapečetěná pro jiná místa (celkem { $count }): jejich články a karty
unchecked-parts = části zapečetěné pro ostatní, dokud se hra neotevře (celkem { $count })
unchecked-signatures = podpisy rozhodnutí v těchto částech (celkem { $count })
unchecked-unsigned = kdo rozhodoval za { $seats }: hrálo se bez podpisu
unchecked-void = zda se epocha { $epoch } musela zrušit dřív, než začala: „{ $reason }“; entropii do té doby odhalili: { $revealed }
unchecked-end = zda epocha { $epoch } musela skončit: „{ $reason }“, všech míst se nikdo neptal
unchecked-end-agreed = zda epocha { $epoch } musela skončit: „{ $reason }“, všechna místa souhlasila
unchecked-hands = kdo další viděl karty v rukou: všechny části jsou otevřené, hra však ne
unchecked-bot = co rozhodl bot { $bot } { $version } za místo { $seat }: { $seed ->
    [opened] zopakuje to `kronika audit`
    [lost] jeho semínko nebylo otevřeno
   *[sealed] jeho semínko se otevře při uzavření hry
 }
unchecked-chains = řetězce, jejichž tajemství se ztratila: { $chains }
chain-in-epoch = { $audience } v epoše { $epoch }
unbound-bot = bot místa { $bot } neodhalil entropii před místem { $seat } (epocha { $epoch })
unbound-reveal = místo { $seat } nezavázalo ostatní (epocha { $epoch }, odhalení ve verzi { $version })
unbound-bot-gone = epocha { $epoch } byla zrušena tím, že z místa { $seat } odešel bot

## Findings of an audit
bot-seated = bot { $bot } { $version } na místě { $seat } (zasedl ve verzi { $at })
audit-no-draw = bot místa { $seat } by zde na remízu nepřistoupil
audit-draw = bot místa { $seat } by tuto remízu přijal
audit-unasked = místo { $seat } rozhoduje o něčem, na co jeho bot nebyl tázán
audit-bot-decides = bot místa { $seat } rozhoduje: { $said }
audit-chance = pravidla žádají náhodu ({ $action }, pravidlo { $rule }, místo { $actor }), která není zaznamenána
audit-not-reached = dnešní pravidla do tohoto postavení nedojdou ({ $error })
audit-refused = { $said } ({ $rule })
audit-views = někdo by viděl jiné postavení
audit-events = počet událostí: { $count } místo { $stored }
audit-event = událost { $at } z { $stored } ({ $type }) má jiné hodnoty

## Files that cannot be read
unreadable-utf-8 = text není v UTF-8
unreadable-brackets = závorky jsou do sebe vnořené příliš hluboko
unreadable-json = není to JSON: { $error }
unreadable-name = odkazuje na { $name }, což ve hře není
unreadable-event = nevyplývá to z předchozích událostí
wrong-system = první událost záznamu má založit hru jednoho z těchto systémů: { $systems }
export-gzip = soubor je zabalený programem gzip; nejdřív ho rozbalte příkazem gunzip
export-bad-gzip = soubor není celý gzip: { $said }
export-byte-order-mark = soubor začíná značkou pořadí bajtů (BOM), kterou přidal editor; uložte ho bez ní
export-utf-16 = soubor je v UTF-16; uložte ho jako UTF-8 bez značky pořadí bajtů (BOM)
export-cut = toto není celý export hry: poslední řádek není ukončen
export-short = toto není export hry: má méně než čtyři řádky
export-header = řádek 1 není hlavičkou tohoto formátu: má to být { $header }
export-other-header = řádek 1 je hlavičkou jiného formátu, než jaký má potvrzení
export-count = soubor má { $count } záznamů a jeho potvrzení je k verzi { $version }
export-receipt = řádek { $line } není potvrzení: { $said }
export-record = řádek { $line } (verze { $version }) není záznam: { $said }
export-sealed-part = zapečetěná část má buď obsah a sůl, nebo pečeť; sůl i pečeť mají 64 šestnáctkových číslic
export-number = { $value } není 64bitové číslo
export-not-canonical = není to zapsáno v kanonickém tvaru

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
format-handle = označení věci, například card:7 nebo button:done
format-pin = 8 číslic
misfit-said = má být { $said }
misfit-number = má být číslo od -{ $largest } do { $largest }
strange-not-normalized = není normalizovaný (Unicode NFC)
format-note = 1 až { $most } viditelných znaků na jednom nebo více řádcích, bez mezer na krajích
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
notation-line = řádek { $line }: { $said }
notation-not-a-line = tohle není tah, závorka ani poznámka
notation-bracket = tady končí závorka, která nezačala
notation-hidden = tah, který něco skrývá, nelze přehrát; zápis otevřené partie ano
notation-chance = pravidla tu chtějí { $wanted }, ale je tu { $said }
notation-chance-missing = pravidla tu chtějí { $wanted }, ale není tu nic
notation-chance-left = { $said } tu pravidla nechtějí
notation-dice = { $count ->
    [one] { $count } kostku s { $sides } stěnami
    [few] { $count } kostky s { $sides } stěnami
   *[other] { $count } kostek s { $sides } stěnami
 }
notation-draw = jedno z { $size }
notation-unasked = { $seat } tu na nic neodpovídá
notation-illegal = { $seat } tu nemůže rozhodnout „{ $said }“; lze: { $accepted }
