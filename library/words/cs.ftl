# Věty knihovny.

notation-of-a-campaign = tažení zápis nemá; má ho každá jeho partie
notation-system = pravidla „{ $system }“ tu nejsou nainstalovaná
notation-version = je to zápis verze { $version }; číst tu lze verzi { $known } a starší
notation-tags = značky na začátku jsou chybné: { $said }
notation-pack = balíček { $pack } s otiskem { $hash } tu není nainstalovaný
notation-proves-nothing = zápis nemá otisky, pečetě ani podpisy, takže nic nedokazuje
