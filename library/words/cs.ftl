# Věty knihovny.

notation-proves-nothing = zápis nemá otisky, pečetě ani podpisy, takže nic nedokazuje
report-game = Hra { $game }, začátek { $date }, { $count ->
    [one] { $count } rozhodnutí
   *[other] { $count } rozhodnutí
 }
report-head = { $version } událostí; hlava záznamu je { $head }
report-unproven = Ze zápisu, který nic nedokazuje
report-end = Deska na konci
report-of-the-game = Konec hry { $game }
report-rolls = Hody
report-version = Verze
report-roll = Hod
report-chance = Šance
report-result = Výsledek
report-undone = vzato zpět
report-disputes = Spory
report-by = Místo
report-reason = Důvod
report-verdict = Rozhodnutí
report-open = otevřená
report-statistics = Statistika
report-decisions = Rozhodnutí
report-successes = Úspěchy
report-expected = Očekáváno
report-seat = { $seat_cap }
meeting-not-started = kampaň hru { $game } nezačala
meeting-other-campaign-log = hra navazuje na jiný log kampaně, ve verzi { $version }
meeting-other-moment = hra navazuje na verzi { $version } kampaně, která ji ale začala ve verzi { $at }
meeting-reveals-not-bound = odhalení jsou vázaná v kampani, ale ne ve hře
meeting-other-setup = příprava hry je jiná, než uvádí kampaň
meeting-other-game-log = kampaň převzala jiný log hry, ve verzi { $version }
meeting-not-over = hra ve verzi { $version }, ve které ji kampaň převzala, ještě neskončila
