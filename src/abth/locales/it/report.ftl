### The report of `abth arena`: an HTML page with tables and plots. { $bot }, { $other } are bots.
report-over = A Battle Through History · Arena
report-title = Arena: { $bots }
report-on-top = { $bot } vince
report-close = { $bot } è in testa, { $other } segue da vicino

# $rate, $low, $high, $fair: percentages; $players (number): seats
report-lead = Ha vinto il { $rate } delle sue { $matches } partite (intervallo 95%: da { $low } a { $high }); la quota equa è { $fair }. Ogni distribuzione è stata giocata da tutti i { $players } posti, così fortuna e posto si compensano.
report-tile-matches = partite in { $players }
report-count-of = { $count } su { $all }
report-tile-rating = punteggio di { $bot } (± { $sure })
report-tile-leader = vinte da chi era in testa prima dell’ultimo Round
report-tile-decisions = decisioni per partita (da { $least } a { $most })
report-tile-challenges = delle battaglie sono sfide tra giocatori

# $extra, $command: marked as code
report-without-plots = I grafici richiedono l’extra { $extra }: { $command }
report-numbers = I numeri

## Sections
report-wrong = Partite andate storte
report-wrong-text = Abbandoni: { $forfeits }, blocchi: { $crashes }. Un abbandono conta come partita non vinta da quel bot, e non conta per gli altri. Per vedere un registro salvato: abth replay FILE
report-bots = I bot
report-bots-text = I punteggi sono quelli di openskill (Plackett-Luce) e partono da 25; una vittoria condivisa conta in parte.
report-pairs = Testa a testa
report-pairs-text = Quante volte il bot della riga arriva davanti a quello della colonna quando siedono allo stesso tavolo; un posto condiviso vale mezzo.
report-points = Da dove vengono i punti
report-points-text = Punti medi di una partita, per provenienza.
report-scores = Punteggi finali
report-scores-text = Come si distribuiscono i punti finali di ogni bot.
report-seats = Ordine di turno
report-seats-text = La quota di vittorie di chi gioca per primo, secondo e così via, su tutti i bot.
report-battles = Battaglie
report-battles-text = L’Era è quella in cui è saltato l’Attaccante. Colonne piene: contro Unità del tabellone; tratteggiate: tra giocatori.
report-cards = Carte
report-cards-text = Scelte spesso e possedute dai vincitori: in alto a destra. I punti crescono con il numero di possessori; indicane uno per vederne il nome. Possedere una carta va con il vincere: confronta quindi le carte tra loro più che con la quota equa tratteggiata.
report-all-cards = Tutte le carte
report-tokens-text = Chi ha usato il gettone almeno una volta in una partita, e quanto spesso accade.
report-all-tokens = Tutti i gettoni

# $command: marked as code; $edition: such as de; $digest: a check sum
report-again = Le stesse partite di nuovo: { $command }, edizione { $edition }, { $rounds } Round, abth { $version }. Impronta { $digest }.

## Tables
report-share = { $rate } (da { $low } a { $high })
report-column-matches = Partite
report-column-ms = ms/decisione
report-column-together = Totale
report-column-against = Contro
report-column-above = Arriva davanti
report-column-meetings = Incontri
report-column-where = Dove e quando
report-column-available = Disponibile
report-column-faced = Affrontata
report-column-picks = Quota scelte
report-column-recruited = Reclutata
report-column-owned = Posseduta
report-column-owners = Vittorie dei possessori
report-column-token = Gettone
report-column-taken = Preso
report-column-used = Usato
report-column-users-matches = Partite di chi lo usa
report-column-users = Vittorie di chi lo usa
report-column-match = Partita
report-column-what = Che cosa
report-column-details = Dettagli
report-column-log = Registro

# $who: report-board or report-players; $what: how battles ended
report-column-ending = { $who }: { $what }
report-board = Tabellone
report-players = Giocatori
report-attacker-wins = vince l’Attaccante
report-defender-wins = vince il Difensore
report-annihilated = nessuno sopravvive
report-round = Round { $round }

# Why a bot forfeits
report-why-raised = ha causato un errore
report-why-illegal = ha scelto un’azione non permessa
report-why-late = ha pensato troppo a lungo
report-why-crashed = bloccata

## Plots
report-plot-rating = Punteggio (± 2 sigma)
report-plot-wins = Quota di vittorie (intervallo 95%)
report-plot-fair = quota equa
report-plot-ratings-said = Punteggi e vittorie; { $bot } è in testa
report-plot-pairs-said = Quante volte la riga arriva davanti alla colonna
report-plot-points = punti medi di una partita
report-plot-points-said = Punti medi per provenienza
report-plot-scores = punti di una partita; il trattino è la media
report-plot-scores-said = Distribuzione dei punti di ogni bot
report-plot-seat = { $place }º a giocare
report-plot-seats = quota di vittorie; la linea tratteggiata è la quota equa
report-plot-seats-said = Quota di vittorie per ordine di turno
report-plot-by-era = Per Era
report-plot-by-round = Per Round
report-plot-battles = battaglie per partita
report-plot-hatched = (tratteggiate: sfide)
report-plot-battles-said = Battaglie per partita per Era e Round, e come finiscono
report-plot-picks = affrontata, sulle volte in cui era dove qualcuno è saltato
report-plot-owners = quota di vittorie di chi la possiede alla fine
report-plot-cards-said = Scelte e vittorie dei possessori di ogni carta
report-plot-card = { $card } (Era { $era }, { $rank }): affrontata { $faced } su { $available }, posseduta { $owned } volte, vittorie dei possessori { $wins }
report-plot-users = Quota di vittorie di chi lo usa
report-plot-taken = Preso, e usato, per partita
report-plot-tokens-said = Uso dei gettoni, e vittorie di chi li usa
