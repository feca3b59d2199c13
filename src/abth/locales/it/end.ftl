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
end-review = Analisi
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
end-luck-note = ciò che è uscito, rispetto alla media
end-luck-dice = Dadi, somma di tutte le facce
end-luck-draws = Carte pescate, somma dei loro valori
end-battles-won = Battaglie vinte
end-recruits = Unità reclutate
end-of = su { $count }
end-counting = Si contano i punti…
end-no-report = Al momento il resoconto non è disponibile.
end-proof = Dadi non truccati: la prova
end-proof-text = Prima della partita il tavolo ha mostrato questo numero. Ora il segreto è svelato e chiunque può ricalcolare ogni lancio e ogni pescata.
end-proof-fits = Il segreto corrisponde al numero.
end-proof-not = Il segreto non corrisponde al numero!
end-proof-throws = Lanci di dadi confermati: { $agreeing } su { $throws }.
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

# --- early ends and rematches ---
end-no-result = Nessun risultato
end-how-resigned = Finita in anticipo per abbandono: { $names }
end-how-points = Finita in anticipo di comune accordo, con i punti raggiunti
end-how-unrated = Finita in anticipo di comune accordo: non vince nessuno e nessun rating cambia
end-replaced = Al posto di { $names } ha deciso un bot: chi si fa sostituire non può guadagnare rating.
end-unrated-undo = Non classificata: siete tornati indietro oltre un tiro o una pesca, e qualcuno sapeva che cosa sarebbe uscito.
end-unrated-absent = Non classificata: un bot ha giocato per qualcuno che non si è mai presentato.
end-unrated-seed = Non classificata: tiri e pesche erano già stabiliti
end-unrated-fork = Non classificata: è cominciata a metà di un’altra partita
end-unrated-shared-screen = Non classificata: la stessa persona ha giocato a più posti
end-rematch-accept = Accetta la rivincita
end-rematch-wanted = { $count ->
    [one] { $names } vuole la rivincita.
   *[other] { $names } vogliono la rivincita.
  }
end-rematch-waiting = In attesa di { $names }.
end-rematch-table = Vai al nuovo tavolo
