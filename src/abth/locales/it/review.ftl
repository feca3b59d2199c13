### The review of a finished match: what choices cost and what luck gave. Numbers are of 100.
review-about = Analizza una partita finita: che cosa è costato di più, quanto ha dato la fortuna e da dove viene il risultato.
review-not-finished = la partita non è finita; si può analizzare solo una partita finita
review-progress = { $done } scelte giudicate su { $all }
review-moments = { $name }: i momenti costati di più
review-no-moments = Nessuna scelta è costata qualcosa: la migliore, o quasi, in { $choices } scelte.
review-moment = Round { $round }: «{ $better }» invece di «{ $played }»: { $best } su 100 per vincere la partita, non { $chance }. { $kind }: è costato { $cost } punti, più o meno { $doubt }.
review-slip = Imprecisione
review-mistake = Errore
review-turning-point = Punto di svolta
review-player = Giocatore
review-start = Inizio
review-luck = Fortuna
review-own = Scelte proprie
review-others = Scelte altrui
review-result = Risultato
review-without-luck = Senza fortuna
review-accuracy = Precisione
review-of-which = Tra parentesi: la parte delle scelte che erano errori.
review-known = Probabilità di vincere la partita, su 100. Le scelte sono giudicate da ciò che si poteva sapere da quel posto: nessuna carta coperta è stata usata.

## In the browser
review-title = L’analisi
review-left = ancora { $seconds } s circa
review-wait = Il server si prepara.
review-cancel = Annulla
review-go-on = Continua
review-canceled = Annullata. Ciò che è giudicato resta.
review-failed = L’analisi si è fermata. Continua più tardi.
review-how = Come si giudica
review-how-choices = Una scelta è giudicata solo da ciò che si poteva sapere da quel posto. Ogni opzione è giocata nelle stesse distribuzioni immaginate, con gli stessi dadi. Una differenza conta se è sicura e costa almeno 5 punti: da 5 un’imprecisione, da 10 un errore, da 15 un punto di svolta.
review-how-luck = La fortuna è ciò che è uscito, meno la media esatta di tutto ciò che poteva uscire. Tra tutti i giocatori la somma è 0.
review-how-ledger = Le barre vanno dalla probabilità iniziale al risultato. Una scelta può anche portare punti: il confronto è con un gioco semplice, secondo la forza delle carte.
review-how-doubt = Tutto qui è stimato con molte partite giocate fino in fondo. I trattini mostrano il margine.
review-look-back = Rivedi
review-to-result = Punti
review-curve = Probabilità di vittoria
review-curve-note = su 100, all’inizio di ogni turno
review-rose = { $who } è salito da { $from } a { $to } nel Round { $round }.
review-fell = { $who } è sceso da { $from } a { $to } nel Round { $round }.
review-guess = prima stima
review-round = Round { $round }
review-end = Fine
review-turn = Round { $round }, turno di { $who }
review-keys = Le frecce scorrono i turni; Invio ne mostra uno.
review-table = Mostra come tabella
review-chart = Mostra come grafico
review-cost-most = I momenti costati di più
review-yours = i tuoi
review-none-yet = Finora nessuna scelta è costata qualcosa.
review-theirs = Le scelte degli altri giocatori appaiono solo come somme.
review-costs = { $kind } · costa { $cost }
review-at = { $what ->
    [travel] Round { $round }, viaggio nel tempo
    [opponent] Round { $round }, prima della battaglia
    [deployment] Round { $round }, lo schieramento
    [tokens] Round { $round }, i gettoni
    [dice] Round { $round }, i dadi
   *[spoils] Round { $round }, dopo la battaglia
  }
review-better-battle = «{ $better }» invece di «{ $played }»: la battaglia è vinta { $best } volte su 100, non { $chance }.
review-better-match = «{ $better }» invece di «{ $played }»: { $best } su 100 per la partita, non { $chance }.
review-try = Prova da qui
review-see = Vedi il momento
review-ledger = Da dove viene
review-errors = errori { $points }
review-from-to = da { $low } a { $high }
review-of-100 = su 100
review-had-cost = { $cost } su { $choices } con un costo
review-axis = probabilità di vincere la partita, su 100
review-told = { $who } è partito da { $start }, la fortuna ha dato { $luck }, le scelte proprie { $own }, quelle altrui { $others }: { $result } alla fine.
review-you = Tu
review-played = Giocato
review-better = Meglio
review-to-win-battle = { $chance } su 100 per la battaglia
review-worth = Quanto valeva
review-worth-note = probabilità di vincere la partita, su 100
review-cost-told = { $kind ->
    [slip] Un’imprecisione: è costata { $cost } punti, più o meno { $doubt }.
    [mistake] Un errore: è costato { $cost } punti, più o meno { $doubt }.
   *[turning-point] Un punto di svolta: è costato { $cost } punti, più o meno { $doubt }.
  }
review-options = Le scelte possibili
review-options-note = { $shown } su { $all }, la migliore per prima
review-option = Scelta
review-battle = Battaglia
review-match = Partita
review-best = la migliore
review-was-played = giocata
review-why = Perché
review-could-know = Che cosa si poteva sapere
review-seat-only = Giudicato solo da questo posto: la mano, le carte scoperte, le probabilità. Nessuna carta coperta è stata usata.
review-same-deals = Distribuzioni immaginate, gli stessi dadi per ogni scelta
review-back = Torna all’analisi
review-before = Momento precedente
review-next = Momento successivo
review-number = { $number } di { $all }
review-see-how = Vedi com’è andata
