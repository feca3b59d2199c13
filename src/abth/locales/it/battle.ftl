### La battaglia: schieramento, probabilità, racconto, esito.

step-deployment = Schieramento
step-reinforcements = Rinforzi
step-links = Legami
step-assault = Assalto
step-tokens = Gettoni
step-dice = Dadi
step-long = Lungo Raggio
step-medium = Medio Raggio
step-close = Corpo a Corpo
step-spoils = Ricompense
# Le stesse parole, abbreviate per il telefono
step-short-reinforcements = Rinf.
step-short-links = Legami
step-short-assault = Assalto
step-short-tokens = Gettoni
step-short-dice = Dadi
step-short-long = Lungo
step-short-medium = Medio
step-short-close = Corpo
step-short-spoils = Ricomp.

battle-title = La Battaglia
battle-lines = Gli schieramenti
battle-front = Fronte
battle-front-short = fronte
battle-slot = Slot { $place }
battle-slot-front = Unità al Fronte
battle-slot-next = Unità successiva
battle-virtual = solo per un rinforzo
battle-coming = arrivo automatico
# $who (stringa): il nome di una persona, oppure «Era II»
battle-attacks = In attacco: { $who }
battle-defends = In difesa: { $who }
battle-units = { $count } Unità
battle-units-coming = { $count ->
    [one] 1 rinforzo
   *[other] { $count } rinforzi
  }
battle-die-strong = mai negativo
battle-die-risky = può aiutare o far male
battle-cards = carte
battle-token = gettoni
battle-die = dado
# $from, $to (stringa): numeri con il segno
battle-range = da { $from } a { $to }
# Come log-line-fought, sotto un titolo con il nome della Linea
battle-line-fought = { $tie ->
    [yes] { $high } a { $low }, nessun danno.
   *[no] { $high } a { $low } per { $side }.
  }
battle-to = a
battle-sums = { $attacker } a { $defender }
battle-not-fought = non combattuta
battle-forming = I due schieramenti prendono posizione.
# Nel riepilogo, accanto alla somma di una Linea; $unit, $near, $far: Unità; $damage su $most subiti
battle-short-link-broken = Legame spezzato.
battle-short-unit-damaged = { $unit }: danni { $damage } su { $most }.
battle-short-unit-defeated = { $unit }: sconfitta.

battle-step-back = Indietro
battle-pause = Pausa
battle-go-on = Riprendi
battle-next = Avanti
# $speed (numero): 1, 2 o 4
battle-speed = Velocità { $speed }×
battle-skip = Vai alla fine

odds-title = Probabilità esatte
odds-exact = su tutti i lanci e tutti i rinforzi
odds-sampled = da un campione molto ampio
odds-forbidden = A questo tavolo le probabilità restano nascoste.
odds-wait = L’Attaccante non ha ancora schierato.
odds-place = Schiera un’Unità per vedere le probabilità.
odds-you-win = vinci tu
odds-bar-you = Tu { $chance }
odds-bar-foe = { $foe } { $chance }
odds-bar-nobody = Nessuno
odds-in-words = Probabilità di vittoria: tu { $own }, { $foe } { $other }
# $unit (stringa): il titolo di un’Unità
odds-joins = { $unit }: sconfitta, passa a te
odds-foe-falls = { $unit }: sconfitta
odds-nobody = nessuno sopravvive
odds-falls = sconfitta: { $chance }

ladder-title = Per numero di Unità
ladder-note = Dado e Cimelio per numero di Unità
ladder-strong = Forte
ladder-risky = Rischioso
# $count (numero): Cimeli guardati
ladder-relics = { $count ->
    [0] nessun Cimelio
    [one] 1 a sorte
   *[other] 1 a scelta su { $count }
  }

stake-title = In palio
stake-relics = { $count ->
    [0] Nessun Cimelio
    [one] Il primo Cimelio del mazzo
   *[other] Uno tra { $count } Cimeli
  }
stake-relics-for = per una vittoria con { $count } Unità
stake-recruits = Le Unità sconfitte
stake-recruits-note = all’Armata dell’Attaccante, comunque vada
stake-prowess = Un gettone Valore
stake-prowess-note = da chi perde a chi vince
stake-stolen = Un Cimelio del Difensore
stake-stolen-note = all’Attaccante che vince con 4 Unità al massimo
stake-honor = Onore delle Armi
stake-honor-note = al Difensore che perde: 1 ogni 2 Unità dell’Attaccante sconfitte
stake-defender = Se vinci: un gettone Valore. Se perdi: 1 gettone Onore delle Armi ogni 2 Unità dell’Attaccante che sconfiggi.
standing-title = Ancora in piedi
standing-of = su { $count }
standing-heard = { $who }: { $standing } Unità in piedi su { $count }
battle-sum-heard = { $who }: carte { $cards }, gettone { $token }, dado { $die }, totale { $total }
standing-rule = Vince chi ha più Unità sopravvissute; a parità, l’Attaccante.

# $who (stringa): il nome di una persona
verdict-wins = { $who } vince la battaglia
verdict-holds = L’Era { $era } resiste
verdict-nobody = Nessuno sopravvive
# $winner: attacker, defender or nobody; $most, $least: the winner’s survivors come first
verdict-left = { $winner ->
    [defender] In piedi: Difensore { $most }, Attaccante { $least }.
    [nobody] Nessuno resta in piedi, né da una parte né dall’altra.
   *[attacker] In piedi: Attaccante { $most }, Difensore { $least }.
  }
spoils-prowess = Un gettone Valore
spoils-honor =
    { $count ->
        [one] 1 gettone Onore delle Armi
       *[other] { $count } gettoni Onore delle Armi
    }
challenge-banner = { $who } ti sfida!
challenge-text = Non puoi tirarti indietro. Schiera fino a 3 Unità, a partire dal Fronte.
challenge-answer = Al Fronte!

# --- conferme: qualcosa è posato e aspetta ---
held-unit = { $unit }: è l’ultima Unità che puoi schierare. Nulla è deciso finché non premi «{ $button }».
held-token = «{ $token }» su { $unit }. Nulla è deciso finché non premi «{ $button }».
held-face = In mano hai solo { $unit }: questa carta combatte subito. Nulla è deciso finché non premi «{ $button }».

# --- le probabilità a parole ---
odds-heading = Probabilità
odds-estimated = Probabilità stimate
odds-of-hundred = su 100
odds-about = circa { $chance }
odds-about-word = circa
odds-fractions = Frazioni
odds-fractions-note = Mostra frazioni come 23/36
odds-assumes-tokens = Ipotesi: nessuno abbina altri gettoni Ars Bellica.
odds-assumes-cards = { $count ->
    [one] Ipotesi: nessuno abbina altri gettoni Ars Bellica e la carta coperta di { $foe } può arrivare.
   *[other] Ipotesi: nessuno abbina altri gettoni Ars Bellica e ognuna delle { $count } carte coperte di { $foe } può arrivare.
  }
battle-result-waits = Il risultato ti aspetta.
battle-turn-waits = Il turno ti aspetta.
battle-wait-for-me = Aspettami
battle-no-card = nessuna carta da pescare
battle-no-slot = nessuno slot libero
