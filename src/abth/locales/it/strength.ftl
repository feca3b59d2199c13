### `abth arena --test`: whether one bot is stronger than another. $challenger, $opponent: bots.
strength-stronger = { $challenger } è più forte di { $opponent }
strength-not-stronger = { $challenger } non è più forte di { $opponent }
strength-open = Ancora incerto dopo { $games } partite: { $challenger } contro { $opponent }

# $score, $low, $high: of 100
strength-score = { $challenger } ottiene { $score } punti su 100; intervallo al 95%: da { $low } a { $high }
strength-question = almeno { $h1 } su 100, contro { $h0 }
strength-errors = { $error } su 100, in entrambi i sensi
strength-games = { $games } su un massimo di { $most }
strength-used = { $games } partite giocate ({ $deals } smazzate, ognuna da { $players } posti), al massimo { $most }
strength-saved = { $saved } partite su 100
strength-luck = Fortuna: { $score } punti su 100 come giocati. Senza, i risultati variano meno: { $saved } partite su 100 risparmiate.

## Options
strength-option = Verifica se A è più forte di B; si ferma appena la risposta è chiara.
strength-option-h0 = Con --test: quota di vittorie (su 100) di un bot che non è più forte; se manca, la quota attesa.
strength-option-h1 = Con --test: quota di vittorie (su 100) di un bot più forte; se manca, 5 in più di --h0.
strength-option-error = Con --test: quante volte (su 100) può capitare ciascuna risposta sbagliata.
strength-option-luck = Con --test: togliere dai risultati la fortuna nota. Misurarla richiede un momento per ogni partita, ma il test ne richiede meno.
strength-bad-shares = deve essere maggiore di --h0, ed entrambi tra 0 e 100
strength-bad-error = deve essere almeno 0,01 e meno di 50
strength-only = --h0, --h1, --error e --without-luck si usano solo con --test
strength-or-bots = --bots non si usa insieme a --test, che indica già i bot

## The report
strength-over = A Battle Through History · Test dell’arena, partite in { $players }
strength-path = Il percorso verso la risposta
strength-path-text = L’evidenza dopo ogni smazzata, come logaritmo del rapporto di verosimiglianza. Il test si ferma da solo a una delle due linee.
strength-answer = La risposta
strength-answer-text = La quota di vittorie dello sfidante, su 100, con l’intervallo al 95%. Un test che si ferma presto tende a far sembrare chi vince un po’ troppo forte.
strength-pairs = Coppie
strength-pairs-text = { $deals } smazzate, ognuna giocata due volte a posti scambiati.
strength-deals = Smazzate
strength-deals-text = { $deals } smazzate, ognuna giocata da tutti i { $players } posti: quante volte lo sfidante ha ottenuto ciascuna quota.
strength-tile-question = Domanda
strength-tile-errors = Risposte sbagliate ammesse
strength-tile-games = Partite giocate
strength-tile-luck = Risparmio grazie alla fortuna nota
strength-lost-both = due sconfitte
strength-lost-and-shared = sconfitta e pari
strength-one-each = una a testa
strength-won-and-shared = vittoria e pari
strength-won-both = due vittorie
strength-column-score = Quota di una smazzata
strength-column-deals = Smazzate
strength-wrong = Sconfitte a tavolino: { $own } dello sfidante, { $others } dei suoi avversari; valgono come partite perse. Smazzate escluse per un crash: { $crashed }.
strength-again = Per rifare lo stesso test: { $command }, edizione { $edition }, { $rounds } Round, abth { $version }.
strength-plot-games = partite
strength-plot-evidence = evidenza
strength-plot-stronger = più forte
strength-plot-not-stronger = non più forte
strength-plot-stopped = fermo a { $games }
strength-plot-path-said = L’evidenza si ferma a { $evidence } dopo { $games } partite; le linee sono a ± { $bound }
strength-plot-answer-said = { $score } su 100, tra { $low } e { $high }
strength-plot-deals-said = Quante smazzate per ciascun risultato
