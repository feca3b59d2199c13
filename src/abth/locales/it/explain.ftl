### Che cosa significano pezzi e punti, detto dove sono

## Punti

points-hidden = { $points } + { $hidden ->
    [one] 1 nascosto
   *[other] { $hidden } nascosti
  } (da { $least } a { $most })
points-hidden-words = { $points ->
    [one] 1 punto visibile
   *[other] { $points } punti visibili
  } e { $hidden ->
    [one] 1 gettone Valore nascosto
   *[other] { $hidden } gettoni Valore nascosti
  }: da { $least } a { $most } punti in tutto
points-open-words = { $points ->
    [one] 1 punto, niente di nascosto
   *[other] { $points } punti, niente di nascosto
  }
points-yours = I tuoi punti
points-elite = { $count ->
    [one] 1 Unità Elite
   *[other] { $count } Unità Elite
  }
points-elite-note = 1 punto ciascuna
points-heroes = { $count ->
    [one] 1 Eroe
   *[other] { $count } Eroi
  }
points-heroes-note = 3 punti ciascuno, anche dopo la loro unica battaglia
points-relics = { $count ->
    [one] 1 Cimelio dell’Era { $era }
   *[other] { $count } Cimeli dell’Era { $era }
  }
points-relics-note = uno in più vale { $gain ->
    [one] 1 punto
   *[other] { $gain } punti
  }
points-prowess = { $count ->
    [one] 1 gettone Valore vinto
   *[other] { $count } gettoni Valore vinti
  }
points-prowess-note = { $count ->
    [one] solo tu sai quanto vale
   *[other] solo tu sai quanto valgono
  }
points-honor = { $count ->
    [one] 1 gettone Onore delle Armi
   *[other] { $count } gettoni Onore delle Armi
  }
points-honor-note = 1 punto ciascuno
points-own-prowess = { $count ->
    [0] Nessun tuo gettone Valore rimasto
    [one] 1 gettone Valore tuo
   *[other] { $count } gettoni Valore tuoi
  }
points-own-prowess-note = niente per te, da { $least } a { $most } punti per chi ne vince uno
points-none = Ancora nessun punto. Recluta Unità, vinci Cimeli e sfide.
points-others-all = Gli altri vedono tutto questo. Il segno dorato accanto agli altri sei tu.
points-others-see = Gli altri vedono { $points } + da { $least } a { $most }. Il segno dorato accanto agli altri sei tu.
points-click = Fai clic per vedere da dove vengono i tuoi punti.

## Una carta, simbolo per simbolo

explain-kind = { $rank ->
    [hero] Eroe dell’Era { $era }. Vale 3 punti e combatte una sola battaglia.
    [elite] Unità Elite dell’Era { $era }. Vale 1 punto.
   *[other] Unità Base. Non vale punti.
  }
explain-half = Mezzo scudo
explain-other-half = L’altra metà
explain-half-left = Combacia con la metà destra di tipo { $era } della carta alla sua sinistra. Insieme formano un Legame, che assorbe il primo danno.
explain-half-right = Combacia con la metà sinistra di tipo { $era } della carta alla sua destra. Insieme formano un Legame, che assorbe il primo danno.
explain-bursts = { $count ->
    [1] Un’icona Danno
    [2] Due icone Danno
    [3] Tre icone Danno
   *[other] { $count } icone Danno
  }
explain-bursts-words = { $count ->
    [one] Cade dopo 1 danno.
   *[other] Cade dopo { $count } danni.
  }
explain-links-with = Mostra con che cosa si lega
explain-links-back = Mostra i suoi simboli
explain-links-left = Combacia a sinistra
explain-links-right = Combacia a destra
explain-links-none = Nessuna carta sul Tabellone o nella tua Armata combacia qui.
explain-where-hand = nella tua mano
explain-where-army = nella tua Armata
explain-where-board = sul Tabellone
explain-how = Clic destro o pressione lunga: tutti i simboli spiegati
explain-ask = Spiega { $unit }
keys-explain = Spiega l’elemento selezionato; di nuovo: tutto ciò che lo circonda
stake-worth = da { $least } a { $most } punti
explain-line = { $line } { $value }
explain-long = Si conta per primo, da lontano.
explain-medium = Si conta per secondo. Chi è ancora in piedi aggiunge il suo.
explain-close = Si conta per ultimo, faccia a faccia.
explain-reinforcement = Porta un’altra Unità nelle retrovie per ogni icona.
explain-assault = Toglie un Legame avversario per ogni icona, prima dei dadi.
explain-heroic_death = Quando cade risponde subito: 1 danno per ogni icona.
explain-accuracy = Il primo danno del suo schieramento in una Linea non provoca Morte Eroica.
explain-diversion = Attira su di sé il primo danno nemico, ovunque si trovi.
explain-relaunch = Il suo schieramento può rilanciare il dado una volta per ogni icona.
explain-read = { $rank ->
    [hero] Leggi degli Eroi
   *[other] Leggi le regole della battaglia
  }

## Piccole carte accanto ai pezzi

about-points = I punti visibili più i gettoni Valore che solo chi li possiede può leggere. La parte tratteggiata è quanto possono valere; il segno dorato sei tu.
about-prowess = Non vale nulla per chi lo possiede. Chi lo vince in battaglia segna il suo valore nascosto.
about-prowess-won = Vinto in una sfida: dà il valore che mostra, e solo chi l’ha vinto lo conosce.
about-honor = Vale 1 punto. Un Difensore sconfitto ne riceve uno ogni due Unità dell’Attaccante cadute.
about-hand = Solo chi le possiede vede queste carte. Dopo una battaglia la mano torna a 4.
about-deck = Carte coperte da pescare. Se il mazzo finisce mentre si completa la mano, gli scarti diventano il nuovo mazzo.
about-discard = Qui restano le Unità usate e quelle appena reclutate, finché non tornano nel mazzo.
about-stands-in = Qui c’è un Sabaton. Chi salta nella stessa Era può sfidare chi lo guida.
about-relics = I Cimeli della stessa Era contano insieme: 1, 2, 4, 6, poi 9 punti.
about-relics-gain = { $points ->
    [one] Uno in più di questa Era vale 1 punto.
   *[other] Uno in più di questa Era vale { $points } punti.
  }
about-headquarters = Chi lo possiede gioca per primo in ogni Round.
about-round = Un turno a testa. Dopo l’ultimo Round si contano i punti.
about-era-deck = Unità coperte di questa Era. Riempiono gli spazi vuoti del Tabellone e arrivano come suoi rinforzi.
about-era-discard = Unità del Tabellone sopravvissute a una battaglia. Con «Inseguimento» puoi affrontarne una.
about-link = Assorbe il primo danno diretto a una delle sue due Unità, poi sparisce.
about-tile = Salti in una delle sue due Ere e puoi prendere il gettone indicato dal suo numero.
about-tile-pending = La prossima tessera che inserisci spinge questa in Posizione Attiva.
about-tile-pile = Nel tuo turno inserisci da una a tre tessere. Ognuna fa girare la ruota di un passo.
about-tile-discard = Tessere uscite dall’ingranaggio. Quando la pila finisce, formano quella nuova.
about-arrow = Indica un’Azione Attiva. Puoi usare ciascuna delle due una volta nel tuo turno, o lasciarla.
about-arrow-name = Freccia della ruota
about-token-space = Il numero della tessera Attiva indica uno dei tre spazi. Puoi prendere il gettone che si trova lì.
about-token-pile = Gettoni Ars Bellica coperti. Dopo un turno riempiono lo spazio vuoto.
about-token-discard = Gettoni Ars Bellica già usati. Quando la pila finisce, formano quella nuova.
about-token = Posto su una tua Unità prima dei dadi, aiuta per una battaglia.
about-line-long = Si combatte per prima. Ogni schieramento somma Unità, gettoni e dado; la somma minore subisce la differenza come danni.
about-line-medium = Si combatte per seconda, con chi è ancora in piedi. La somma minore subisce la differenza come danni.
about-line-close = Si combatte per ultima. La somma minore subisce la differenza come danni; poi vince chi ha più Unità in piedi.
about-unit-count = Meno Unità: un dado migliore e più Cimeli tra cui scegliere. Contano anche i rinforzi.
about-chance = Quante battaglie come questa vinceresti su 100.
about-falls = Quanto spesso questa Unità cade in questa battaglia. La sconfiggono tanti danni quante sono le sue icone Danno.
about-virtual-slot = Qui può stare solo un rinforzo.
