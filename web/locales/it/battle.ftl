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
step-spoils = Bottino
# Le stesse parole, abbreviate per il telefono
step-short-reinforcements = Rinf.
step-short-links = Legami
step-short-assault = Assalto
step-short-tokens = Gettoni
step-short-dice = Dadi
step-short-long = Lungo
step-short-medium = Medio
step-short-close = Corpo
step-short-spoils = Bottino

battle-title = La Battaglia
battle-lines = Gli schieramenti
battle-front = Fronte
battle-front-short = fronte
battle-slot = Slot { $place }
battle-slot-front = Unità al Fronte
battle-slot-next = Unità dietro
battle-virtual = slot virtuale, solo rinforzi
battle-coming = arrivo automatico
# $who (stringa): il nome di una persona, oppure «Era II»
battle-attacks = Attaccante: { $who }
battle-defends = Difensore: { $who }
battle-units = { $count } Unità
battle-units-coming = { $count ->
    [one] 1 rinforzo
   *[other] { $count } rinforzi
  }
battle-die-strong = mai negativo
battle-die-risky = può aiutare o nuocere
battle-cards = carte
battle-token = gettoni
battle-die = dado
# $from, $to (stringa): numeri con il segno
battle-range = da { $from } a { $to }
# $attackers, $defenders: le due parti; $attacker, $defender (numero): i loro totali in una Linea
battle-line = { $attackers } { $attacker }, { $defenders } { $defender }.
battle-to = a
battle-sums = { $attacker } a { $defender }
battle-not-fought = non combattuta
battle-forming = Gli schieramenti si formano.
# $caller, $unit: Unità
battle-called = { $caller } ha chiamato { $unit }.
# $strong, $risky (stringa): le facce dei due dadi
battle-both-dice = Risultato dei dadi: Forte { $strong }, Rischioso { $risky }.
# Nel registro, accanto alla somma di una Linea; $unit, $near, $far: Unità; $damage su $most subiti
battle-short-link-broken = Legame spezzato.
battle-short-unit-damaged = { $unit } subisce danni ({ $damage } su { $most }).
battle-short-unit-defeated = { $unit } cade.

battle-step-back = Indietro
battle-pause = Pausa
battle-go-on = Riprendi
battle-next = Avanti
# $speed (numero): 1, 2 o 4
battle-speed = Velocità { $speed }×
battle-skip = Salta

odds-title = Probabilità esatte
odds-exact = ogni lancio e ogni rinforzo contati
odds-sampled = da un ampio campione
odds-forbidden = A questo tavolo si gioca senza probabilità.
odds-wait = L’Attaccante non ha ancora schierato.
odds-place = Schiera un’Unità per vedere le probabilità.
odds-you-win = vinci tu
odds-bar-you = Tu { $chance }
odds-bar-foe = { $foe } { $chance }
odds-bar-nobody = Nessuno
odds-in-words = Vinci tu { $own }, vince { $foe } { $other }
# $unit (stringa): il titolo di un’Unità
odds-joins = { $unit } cade e passa a te
odds-foe-falls = { $unit } cade
odds-nobody = nessuno resta in piedi
odds-falls = cade { $chance }
odds-falls-note = Probabilità di cadere

ladder-title = Per numero di Unità
ladder-note = Dado e Cimelio per numero di Unità
ladder-strong = Forte
ladder-risky = Rischioso
# $count (numero): Cimeli guardati
ladder-relics = { $count ->
    [0] nessun Cimelio
    [one] prendine 1
   *[other] vedine { $count }, tieni 1
  }

stake-title = In palio
stake-relics = { $count ->
    [0] Nessun Cimelio
    [one] Il primo Cimelio
   *[other] Uno di { $count } Cimeli
  }
stake-relics-for = per una vittoria con { $count } Unità
stake-recruits = Chi cade
stake-recruits-note = comunque all’Armata dell’Attaccante
stake-prowess = Un gettone Valore
stake-prowess-note = di chi perde, a chi vince
stake-stolen = Un Cimelio del Difensore
stake-stolen-note = all’Attaccante che vince con 4 Unità al massimo
stake-honor = Onore delle Armi
stake-honor-note = al Difensore che perde, 1 ogni 2 Unità sconfitte dell’Attaccante
stake-defender = Se vinci: un gettone Valore. Se perdi: 1 Onore delle Armi ogni 2 Unità sconfitte dell’Attaccante.
standing-title = Ancora in piedi
standing-of = su { $count }
standing-rule = Vince chi ha più sopravvissute. A parità vince l’Attaccante.

# $who (stringa): il nome di una persona
verdict-wins = { $who } vince la battaglia
verdict-holds = L’Era { $era } resiste
verdict-nobody = Non resta nessuno
verdict-left = { $attackers } a { $defenders } in piedi.
spoils-prowess = Un gettone Valore
spoils-honor = { $count } Onore delle Armi
challenge-banner = { $who } ti sfida!
challenge-text = Non puoi rifiutare. Schiera fino a 3 Unità al Fronte.
challenge-answer = Al Fronte
