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
end-home = Inizio
end-points = Punti per origine
end-source-elite = Unità Elite
end-source-heroes = Eroi
end-source-relics = Cimeli
end-source-prowess = Valore
end-source-honor = Onore
end-course = Il corso della partita
end-course-note = Punti dopo ogni turno; un clic riporta a quel turno
end-luck = Conti della fortuna
end-luck-note = ciò che è successo rispetto a ciò che c’era da aspettarsi
end-luck-dice = Dadi, somma di tutte le facce
end-luck-draws = Carte pescate, somma dei loro valori
end-battles-won = Battaglie vinte
end-recruits = Unità reclutate
end-of = su { $count }
end-counting = Si contano i punti…
end-no-report = Il resoconto non è disponibile al momento.
end-proof = Dadi onesti, con prova
end-proof-text = Prima della partita il tavolo ha promesso questo numero. Ora il segreto è aperto e ogni pescata si può ricalcolare.
end-proof-fits = Il segreto è quello promesso.
end-proof-not = Il segreto non è quello promesso!
end-proof-throws = Lanci di dadi che coincidono: { $agreeing } su { $throws }.
end-proof-failed = Qui non è stato possibile controllare la prova.
end-verify = Verifica su questo dispositivo
end-proof-file = Prova
end-log-file = Diario della partita

back-close = Al risultato
back-turn-before = Turno prima
back-turn-after = Turno dopo
back-step-before = Un passo indietro
back-step-after = Un passo avanti
back-place = Punto della partita
# $turn (numero): turni iniziati finora; $step di $last: voci del diario
back-at = Turno { $turn } · passo { $step } di { $last }
back-eyes = Con gli occhi di chi
back-fork = Gioca da qui
