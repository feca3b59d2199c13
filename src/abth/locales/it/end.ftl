### La fine di una partita, e uno sguardo indietro.

# $who (stringa): chi ha vinto, o più nomi uniti con «e»
end-victory = Vittoria di { $who }
end-shared = { $who } condividono la vittoria
end-after = { $battles ->
    [one] Dopo { $rounds } Round, { $turns } turni, 1 battaglia
   *[other] Dopo { $rounds } Round, { $turns } turni, { $battles } battaglie
  }
end-rematch = Rivincita
end-look-back = Rivedi
end-home = Pagina iniziale
end-points = Da dove vengono i punti
end-source-elite = Unità Elite
end-source-heroes = Eroi
end-source-relics = Cimeli
end-source-prowess = Valore
end-source-honor = Onore
end-course = Com’è andata la partita
end-course-note = Punti dopo ogni turno; fai clic su un turno per rivederlo
end-luck = Bilancio della fortuna
end-luck-note = ciò che è successo rispetto a ciò che c’era da aspettarsi
end-luck-dice = Dadi, somma di tutte le facce
end-luck-draws = Carte pescate, somma dei loro valori
end-battles-won = Battaglie vinte
end-recruits = Unità reclutate
end-of = su { $count }
end-counting = Si contano i punti…
end-no-report = Il resoconto non è disponibile al momento.
end-proof = Dadi non truccati: la prova
end-proof-text = Prima della partita il tavolo ha pubblicato questo numero. Ora il segreto è svelato e ogni lancio e ogni pescata si possono ricalcolare.
end-proof-fits = Il segreto corrisponde al numero.
end-proof-not = Il segreto non corrisponde al numero!
end-proof-throws = Lanci di dadi che coincidono: { $agreeing } su { $throws }.
end-proof-failed = Qui non è stato possibile controllare la prova.
end-verify = Verifica su questo dispositivo
end-proof-file = Prova
end-log-file = Diario della partita

back-close = Torna al risultato
back-turn-before = Turno precedente
back-turn-after = Turno successivo
back-step-before = Un passo indietro
back-step-after = Un passo avanti
back-place = Punto della partita
# $turn (numero): turni iniziati finora; $step di $last: voci del diario
back-at = Turno { $turn } · passo { $step } di { $last }
back-eyes = Punto di vista
back-fork = Continua a giocare da qui
