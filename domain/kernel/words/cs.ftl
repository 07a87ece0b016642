# The sentences of the kernel.

## game
not-asked-now = Strany { $seat } se teď nikdo neptá; čeká se na ostatní.
not-before-new-epoch = Nejdřív musí začít nová epocha náhody: zavázat se a odhalit.
not-out-of-game = Z této hry jste odstoupili.
not-asked-any-more = Hra skončila: na nic se už neptá.
not-started-yet = Hra ještě nezačala.
not-open-prompt = Výzva { $prompt_id } není pro stranu { $seat } otevřená; otevřené: { $yours }.

## seats
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

## invitations
not-so-long-an-invitation = Pozvánka platí 1 až { $longest } sekund.
not-more-invitations = K této hře jste vydali { $most } pozvánek; více jich být nesmí.
not-your-invitation = Žádná vaše pozvánka { $invitation } neplatí: byla použita, stažena, nebo nikdy vydána.

## orders
not-orders-now = Trvalé pokyny se dávají, dokud se hraje.
not-a-standing-order = To není žádný z trvalých pokynů, které lze teď dát.
not-order-twice = Tento pokyn už jste dali.
not-more-orders = Místo má nejvýše { $most } trvalých pokynů; nejdřív některý odvolejte.
not-your-order = Z verze { $version } nemáte trvalý pokyn.

## undo
not-while-resolving = Vyhodnocuje se výsledek a ve hře z kampaně se před ním nic nezachrání. Nejdřív ho vyhodnoťte.
not-asked-to-undo = Strana { $seat } o vrácení nežádá.
not-agreed-twice = Už jste souhlasili.
not-undone-when-closed = Hra je uzavřená: nic nelze vzít zpět.
not-two-requests-to-undo = Vaše žádost o vrácení ještě platí; nejdřív ji stáhněte.
not-after-dispute = Verze { $to } je až za napadeným výsledkem ve verzi { $dispute }, který by dál platil.
not-where-decision-was-made = Ve verzi { $to } nebylo učiněno žádné platné rozhodnutí.
not-in-strict-game = Tato hra je přísná: co zodpověděla náhoda nebo druhá strana, nelze vzít zpět.
not-own-request = Na vlastní žádost nelze odpovědět.

## limits
not-paused-twice = Lhůta už je pozastavena.
not-paused = Lhůta není pozastavena.
not-so-long-an-extension = Lhůta se prodlužuje o 1 sekundu až { $most } ({ $most_seconds } sekund).
not-asked-to-change-limit = Strana { $seat } o změnu lhůty nežádá.
not-a-reply-limit = Tato hra nemá lhůtu na odpověď.
not-limit-without-all-seats = Lhůta se mění se souhlasem všech míst a místo { $empty } nikdo nedrží.
not-two-requests-for-limit = Vaše žádost o změnu lhůty ještě platí; nejdřív ji stáhněte.
not-seconds-without-extension = Sekundy má jen žádost o prodloužení lhůty.

## ends
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

## setups
not-line-up-of-scenario = Tento scénář nehrají { $seats }; hrají: { $said }.
not-line-up-of-scenario-of-many = Tento scénář nehrají { $seats }; hrají: { $said }; nebo jedna z dalších sestav, kterých je { $more }.
not-an-option = Volba { $name } neexistuje; volby: { $known }.
no-options = žádné
not-value-of-option = Volba { $name } nemůže být { $value }; je to { $allowed }.
