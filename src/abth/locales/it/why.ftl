### Perché una battaglia è finita così, che cosa è successo dal tuo ultimo turno e dove è cambiata la partita

## Perché

why-ask = Perché?
why-close = Chiudi
# $who (testo): chi ha vinto, una persona o un’Era
why-title = { $ending ->
    [nobody] Perché non ha vinto nessuno?
    [holds] Perché l’{ $who } ha resistito?
   *[wins] Perché ha vinto { $who }?
  }
why-here = la svolta
why-waiting = Cerco i motivi…
why-failed = I motivi non sono disponibili al momento.
# In tre righe: la svolta, l’effetto dei dadi, che cosa avrebbe aiutato
why-line = La svolta: { $line }.
why-line-more = { $attackers } a { $defenders }: { $damage ->
    [one] 1 danno
   *[other] { $damage } danni
  }. { $fallen ->
    [0] Nessuna Unità sconfitta.
   *[other] Unità sconfitte: { $units }.
  }
why-link = Ha deciso un Legame.
why-link-more = Il Legame di { $units } ha assorbito un colpo ({ $line }). Senza, avrebbe vinto l’altro schieramento.
why-heroic-death = Ha deciso una Morte Eroica.
why-heroic-death-more = Un ultimo colpo prima di cadere: { $units } ({ $line }). Altrimenti sarebbe finita diversamente.
why-assault = Ha deciso l’Assalto.
why-assault-more = { $count ->
    [one] Ha spezzato 1 Legame prima della prima Linea. Con quel Legame avrebbe vinto l’altro schieramento.
   *[other] Ha spezzato { $count } Legami prima della prima Linea. Con quei Legami avrebbe vinto l’altro schieramento.
  }
why-tie = Ha deciso la parità.
why-tie-more = In piedi { $count } a { $count }: a parità vince l’Attaccante.
why-units = Più Unità.
why-units-more = { $many } contro { $few }. Si è visto qui: { $line }.
why-unopposed = Nessuno ha opposto resistenza.
why-unopposed-more = Il Difensore non aveva Unità da schierare.
why-dice-nothing = I dadi non potevano cambiare nulla.
why-dice-nothing-more = Tutti i 36 lanci finiscono così.
why-dice-decided = Hanno deciso i dadi.
why-dice-decided-more = Attaccante { $attacker }, Difensore { $defender }. Senza dadi sarebbe finita diversamente.
why-dice-same = Non è dipeso dai dadi.
why-dice-same-more = Attaccante { $attacker }, Difensore { $defender }. Senza dadi sarebbe finita allo stesso modo.
why-dice-none = Nessun lancio di dadi.
why-dice-none-more = Senza Difensore la battaglia è vinta subito.
why-help-line-up = { $won ->
    [yes] C’era uno schieramento più sicuro.
   *[no] Un altro schieramento avrebbe aiutato.
  }
# $laid (numero): quanti gettoni vi sono assegnati
why-help-line-up-more = Dal Fronte: { $units }{ $laid ->
    [0] {""}
   *[other] , con { $tokens }
  }. { $exact ->
    [yes] Vince { $chance } volte su 100
   *[no] Vince circa { $chance } volte su 100
  }, { $own ->
    [yes] il tuo
   *[no] questo
  } { $actual }.
why-help-fewer = Sarebbero bastate meno Unità.
why-help-fewer-more = Dal Fronte: { $units }{ $laid ->
    [0] {""}
   *[other] , con { $tokens }
  }. { $exact ->
    [yes] Vince anche così { $chance } volte su 100
   *[no] Vince anche così circa { $chance } volte su 100
  } e guarda { $relics } Cimeli invece di { $fewer }.
why-help-nothing = { $own ->
    [yes] Niente nella tua mano avrebbe fatto meglio.
   *[no] Niente in quella mano avrebbe fatto meglio.
  }
why-help-nothing-more = { $exact ->
    [yes] Nessuno schieramento vince più di { $actual } volte su 100.
   *[no] Non conosciamo schieramenti che vincano più di circa { $actual } volte su 100.
  }
why-help-hidden = Che cosa avrebbe aiutato resta nascosto.
why-help-hidden-more = È in una mano che non puoi vedere.
why-help-none = Qui non serviva aiuto.
why-help-none-more = Qui avrebbe vinto qualsiasi Unità.

why-luck-title = Quanta fortuna?
why-luck-of = su 100 prima del lancio
why-luck-fraction = esattamente { $chance }
why-luck-rerolls = Rilanci compresi; le caselle mostrano i dadi com’erano alla fine.
why-luck-win = lanci che vincono
why-luck-lose = lanci che perdono
why-luck-yours = il tuo
why-luck-this = questo
why-luck-words = Vincono { $wins } lanci su 36. { $won ->
    [yes] Questo vince.
   *[no] Questo no.
  }
why-luck-lucky = Qui vince meno di un lancio su quattro. Fortuna.
why-luck-unlucky = Qui vincono più di tre lanci su quattro. Sfortuna.
why-luck-neither = Né fortuna né sfortuna.
why-now-title = E adesso?
why-try = Prova con queste
why-rule = Una battaglia, Linea per Linea
why-note = Una prova non conta e non cambia nulla.
why-key = Perché una battaglia è finita così

## Dal tuo ultimo turno

recap-title = Dal tuo ultimo turno
recap-replay = Rivedi, 10 s
recap-away = Nascondi
recap-again = Mostra che cosa è successo dal tuo ultimo turno
recap-key = Rivedi che cosa è successo dal tuo ultimo turno
recap-challenged = { $who } ti ha sfidato
recap-challenged-more = { $attackers } Unità contro { $defenders ->
    [0] nessuna tua
    [one] una tua
   *[other] { $defenders } tue
  }. { $won ->
    [yes] Hai vinto.
    [nobody] Non ha vinto nessuno.
   *[no] Hai perso.
  }
recap-battle = { $who } ha sfidato { $other }
recap-battle-more = { $winner ->
    [nobody] Non ha vinto nessuno.
   *[other] Ha vinto { $winner }.
  }
recap-era = { $won ->
    [yes] { $who } ha vinto in { $era }
   *[no] { $who } ha perso in { $era }
  }
recap-era-more = { $attackers } Unità contro { $defenders }.
recap-recruited = { $who } ha reclutato Unità
recap-recruited-more = { $units }. { $points ->
    [one] Un punto in più.
   *[other] { $points } punti in più.
  }
recap-prowess-lost = Hai perso un gettone Valore
# $low, $high (numeri): quanto possono valere i tuoi gettoni
recap-prowess-lost-more = Per { $who } vale da { $low } a { $high } punti. Gettoni Valore rimasti: { $left }.
recap-prowess-won = Hai vinto un gettone Valore
recap-prowess-won-more = Era un gettone di { $owner }.
recap-prowess = { $who } ha vinto un gettone Valore
recap-prowess-more = Era un gettone di { $owner }.
recap-relic-lost = { $who } ti ha preso un Cimelio
recap-relic-lost-more = { $relic }. Hai perso { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
recap-relic = { $who } ha vinto un Cimelio
recap-relic-more = { $relic }.
recap-honor = Hai ricevuto l’Onore delle Armi
recap-honor-more = { $count ->
    [one] 1 gettone, 1 punto.
   *[other] { $count } gettoni, { $count } punti.
  }
recap-token = { $who } ha preso un gettone
recap-token-more = { $token }.

## Una fine che porta avanti

turning-title = Punti di svolta
turning-note = le battaglie incerte che hanno spostato più punti; fai clic su una per rivederla
turning-none = Nessuna battaglia ha cambiato i punti.
turning-where = Round { $round }, { $era }
turning-won = { $winner } batte { $loser }
turning-nobody = { $attacker } e { $defender }: nessun superstite
turning-chance = { $chance } su 100 prima del lancio
turning-points = { $who } { $points }
turning-gain-unit = un’Unità
turning-gain-hero = un Eroe
turning-gain-relic = un Cimelio
turning-gain-prowess = un gettone Valore
turning-gain-honor = Onore delle Armi
turning-same-deal = Di nuovo le stesse carte
turning-same-deal-note = { $won ->
    [yes] Riesci a fare più di { $points } punti?
   *[no] Avevi { $points } punti. Stavolta vincerai?
  }
turning-beat = Di nuovo le stesse carte: supera { $points } punti.
turning-next = E poi?
turning-next-bots = Una partita contro i bot
turning-next-bots-note = Sei Round, due avversari, il consigliere a portata di mano.
turning-next-learn = Impara giocando
turning-next-learn-note = La prima partita, raccontata passo per passo.
turning-next-links = I Legami, capitolo 6
turning-next-links-note = I Legami ti sono costati battaglie. Come si formano e si spezzano.
turning-next-puzzle = Un esercizio
turning-next-puzzle-note = Trova lo schieramento migliore, una battaglia alla volta.
