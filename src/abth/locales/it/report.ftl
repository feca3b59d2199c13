### The report of `abth arena`: an HTML page with tables and plots. { $bot }, { $other } are bots.
report-over = A Battle Through History · Arena
report-title = Arena: { $bots }
report-on-top = { $bot } ha la meglio
report-close = { $bot } è in testa, { $other } insegue da vicino

# $rate, $low, $high, $fair: percentages; $players (number): seats
report-lead = Vittorie: { $rate } su { $matches } partite (intervallo al 95%: da { $low } a { $high }); la quota attesa è { $fair }. Ogni smazzata è stata giocata da tutti i { $players } posti, così fortuna e posto si compensano.
report-tile-matches = partite in { $players }
report-count-of = { $count } su { $all }
report-tile-rating = rating di { $bot } (± { $sure })
report-tile-leader = vinte da chi era in testa prima dell’ultimo Round
report-tile-decisions = decisioni per partita (da { $least } a { $most })
report-tile-challenges = delle battaglie sono sfide tra partecipanti

# $extra, $command: marked as code
report-without-plots = Per i grafici serve l’extra { $extra }: { $command }
report-numbers = I numeri

## Sections
report-wrong = Partite andate storte
report-wrong-text = Sconfitte a tavolino: { $forfeits }, crash: { $crashes }. Una sconfitta a tavolino conta come partita non vinta per quel bot, e non conta per gli altri. Per vedere un diario salvato: abth replay FILE
report-bots = I bot
report-bots-text = I rating sono quelli di openskill (Plackett-Luce) e partono da 25; una vittoria condivisa si divide.
report-pairs = Testa a testa
report-pairs-text = Quante volte il bot della riga arriva davanti a quello della colonna quando siedono allo stesso tavolo; un arrivo alla pari vale mezzo.
report-points = Da dove vengono i punti
report-points-text = Punti medi di una partita, per provenienza.
report-scores = Punteggi finali
report-scores-text = Come si distribuiscono i punti finali di ogni bot.
report-seats = Ordine di turno
report-seats-text = La quota di vittorie di chi gioca per primo, per secondo e così via, su tutti i bot.
report-battles = Battaglie
report-battles-text = L’Era è quella in cui è saltato l’Attaccante. Colonne piene: contro Unità del Tabellone; tratteggiate: sfide.
report-cards = Carte
report-cards-text = In alto a destra le carte scelte spesso e in mano a chi vince. I punti crescono con il numero di chi le possiede; passaci sopra per leggerne il nome. Chi vince ha comunque più carte: confrontale quindi tra loro più che con la linea tratteggiata della quota attesa.
report-all-cards = Tutte le carte
report-tokens-text = Chi ha usato il gettone almeno una volta in una partita, e quanto spesso succede.
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
report-column-picks = Quota di scelta
report-column-recruited = Reclutata
report-column-owned = Posseduta
report-column-owners = Vittorie di chi la possiede
report-column-token = Gettone
report-column-taken = Preso
report-column-used = Usato
report-column-users-matches = Partite di chi lo usa
report-column-users = Vittorie di chi lo usa
report-column-match = Partita
report-column-what = Che cosa
report-column-details = Dettagli
report-column-log = Diario

# $who: report-board or report-players; $what: how battles ended
report-column-ending = { $who }: { $what }
report-board = Tabellone
report-players = Sfide
report-attacker-wins = vince l’Attaccante
report-defender-wins = vince il Difensore
report-annihilated = nessuno sopravvive
report-round = Round { $round }

# Why a bot forfeits
report-why-raised = ha provocato un errore
report-why-illegal = ha scelto un’azione non permessa
report-why-late = ha pensato troppo a lungo
report-why-crashed = crash

## Plots
report-plot-rating = Rating (± 2 sigma)
report-plot-wins = Quota di vittorie (intervallo al 95%)
report-plot-fair = quota attesa
report-plot-ratings-said = Rating e vittorie; { $bot } è in testa
report-plot-pairs-said = Quante volte la riga arriva davanti alla colonna
report-plot-points = punti medi di una partita
report-plot-points-said = Punti medi per provenienza
report-plot-scores = punti di una partita; il trattino è la media
report-plot-scores-said = Distribuzione dei punti di ogni bot
report-plot-seat = { $place }º a giocare
report-plot-seats = quota di vittorie; la linea tratteggiata è la quota attesa
report-plot-seats-said = Quota di vittorie per ordine di turno
report-plot-by-era = Per Era
report-plot-by-round = Per Round
report-plot-battles = battaglie per partita
report-plot-hatched = (tratteggiate: sfide)
report-plot-battles-said = Battaglie per partita per Era e Round, e come finiscono
report-plot-picks = affrontata, sulle volte in cui era dove qualcuno è saltato
report-plot-owners = quota di vittorie di chi la possiede alla fine
report-plot-cards-said = Quota di scelta di ogni carta e vittorie di chi la possiede
report-plot-card = { $card } (Era { $era }, { $rank }): affrontata { $faced } su { $available }, posseduta: { $owned }, vittorie di chi la possiede { $wins }
report-plot-users = Quota di vittorie di chi lo usa
report-plot-taken = Preso, e usato, per partita
report-plot-tokens-said = Uso dei gettoni, e vittorie di chi li usa
