### The review of a finished match: what choices cost and what luck gave. Numbers are of 100.
review-about = Analizza una partita finita: che cosa è costato di più, quanto ha dato la fortuna e da dove viene il risultato.
review-not-finished = la partita non è finita; si può analizzare solo una partita finita
review-progress = { $done } scelte giudicate su { $all }
review-moments = { $name }: i momenti più costosi
review-no-moments = Nessun costo: { $choices } scelte, ogni volta la migliore o quasi.
review-moment = Round { $round }: «{ $better }» invece di «{ $played }»: la partita si vince { $best } volte su 100, non { $chance }. { $kind }: costa { $cost } punti, più o meno { $doubt }.
review-slip = Imprecisione
review-mistake = Errore
review-turning-point = Punto di svolta
review-player = Nome
review-start = Inizio
review-luck = Fortuna
review-own = Scelte proprie
review-others = Scelte altrui
review-correction = Correzione
review-result = Risultato
review-without-luck = Senza fortuna
review-accuracy = Accuratezza
review-of-which = Tra parentesi: il costo degli errori, rispetto alla scelta migliore anziché a quella di un capitano.
review-known = Probabilità di vincere la partita, su 100. Le scelte si giudicano in base a ciò che si poteva sapere da quel posto: nessuna carta nascosta è stata guardata.

## In the browser
review-title = L’analisi
review-left = ancora { $seconds } s circa
review-wait = Il server si sta preparando.
review-cancel = Interrompi
review-go-on = Continua
review-canceled = Interrotta. Le scelte già giudicate restano.
review-failed = L’analisi si è fermata. Continua più tardi.
review-how = Come si giudica
review-how-choices = Una scelta si giudica solo in base a ciò che si poteva sapere da quel posto. Le carte nascoste sono immaginate: le stesse per ogni opzione, con gli stessi dadi. Una differenza conta se è certa e costa almeno 5 punti: da 5 un’imprecisione, da 10 un errore, da 15 un punto di svolta.
review-how-luck = La fortuna è ciò che è uscito, meno la media esatta di tutto ciò che poteva uscire. Sommando tutti i posti si ottiene 0.
review-how-ledger = Le barre vanno dalla probabilità iniziale al risultato. Ogni scelta è confrontata con quella di un capitano, che calcola le probabilità esatte: scegliere come lui vale 0, gli errori tolgono punti, una scelta migliore ne dà. La correzione non dipende da nessuno: ogni turno viene esaminato più da vicino, e questo cambia un po’ la stima stessa.
review-how-doubt = Sono tutte stime, ricavate da molte partite giocate fino in fondo. I trattini ne mostrano il margine.
review-look-back = Rivedi
review-to-result = Punti
review-curve = Probabilità di vittoria
review-curve-note = su 100, all’inizio di ogni turno
review-rose = { $who } sale da { $from } a { $to } nel Round { $round }.
review-fell = { $who } scende da { $from } a { $to } nel Round { $round }.
review-guess = prima stima
review-round = Round { $round }
review-end = Fine
review-turn = Round { $round }, turno di { $who }
review-keys = Con le frecce scorri i turni; con Invio ne rivedi uno.
review-table = Mostra come tabella
review-chart = Mostra come grafico
review-cost-most = I momenti più costosi
review-yours = i tuoi
review-none-yet = Finora nessuna scelta è costata punti.
review-theirs = Le scelte altrui si vedono solo come somma.
review-costs = { $kind } · costa { $cost }
review-at = { $what ->
    [travel] Round { $round }, viaggio nel tempo
    [opponent] Round { $round }, prima della battaglia
    [deployment] Round { $round }, lo schieramento
    [tokens] Round { $round }, i gettoni
    [dice] Round { $round }, i dadi
   *[spoils] Round { $round }, dopo la battaglia
  }
review-better-battle = «{ $better }» invece di «{ $played }»: la battaglia si vince { $best } volte su 100, non { $chance }.
review-better-match = «{ $better }» invece di «{ $played }»: la partita si vince { $best } volte su 100, non { $chance }.
review-try = Prova da qui
review-see = Vedi il momento
review-ledger = Da dove viene il risultato
review-errors = errori { $points }
review-from-to = da { $low } a { $high }
review-of-100 = su 100
review-had-cost = { $cost } su { $choices } con un costo
review-axis = probabilità di vincere la partita, su 100
review-told = { $who } parte da { $start }; la fortuna dà { $luck }, le scelte proprie { $own }, quelle altrui { $others }, la correzione { $correction }: alla fine { $result }.
review-you = Tu
review-played = Giocato
review-better = Meglio
review-to-win-battle = battaglie vinte: { $chance } su 100
review-worth = Quanto valeva
review-worth-note = probabilità di vincere la partita, su 100
review-cost-told = { $kind ->
    [slip] Un’imprecisione: è costata { $cost } punti, più o meno { $doubt }.
    [mistake] Un errore: è costato { $cost } punti, più o meno { $doubt }.
   *[turning-point] Un punto di svolta: è costato { $cost } punti, più o meno { $doubt }.
  }
review-options = Le scelte possibili
review-options-note = { $shown } su { $all }, dalla migliore
review-option = Scelta
review-battle = Battaglia
review-match = Partita
review-best = la migliore
review-was-played = giocata
review-why = Perché
review-could-know = Che cosa si poteva sapere
review-seat-only = Conta solo ciò che si sa da questo posto: la mano, le carte scoperte, le probabilità. Nessuna carta nascosta è stata guardata.
review-same-deals = Carte nascoste immaginate e dadi: gli stessi per ogni scelta
review-back = Torna all’analisi
review-before = Momento precedente
review-next = Momento successivo
review-number = { $number } di { $all }
review-see-how = Vedi com’è andata
