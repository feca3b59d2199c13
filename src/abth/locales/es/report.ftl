### The report of `abth arena`: an HTML page with tables and plots. { $bot }, { $other } are bots.
report-over = A Battle Through History · Arena
report-title = Arena: { $bots }
report-on-top = { $bot } se impone
report-close = { $bot } va en cabeza, { $other } le sigue de cerca

# $rate, $low, $high, $fair: percentages; $players (number): seats
report-lead = Ganó el { $rate } de sus { $matches } partidas (intervalo del 95 %: de { $low } a { $high }); la cuota justa es { $fair }. Cada reparto se jugó desde los { $players } sitios, así que el sitio, y buena parte de la suerte, se compensan.
report-tile-matches = partidas de { $players } participantes
report-count-of = { $count } de { $all }
report-tile-rating = rating de { $bot } (± { $sure })
report-tile-leader = ganadas por quien iba en cabeza antes de la última Ronda
report-tile-decisions = decisiones por partida (de { $least } a { $most })
report-tile-challenges = de las batallas son desafíos

# $extra, $command: marked as code
report-without-plots = Los gráficos necesitan el extra { $extra }: { $command }
report-numbers = Los números

## Sections
report-wrong = Partidas malogradas
report-wrong-text = Eliminaciones: { $forfeits }, fallos: { $crashes }. Una eliminación cuenta como partida no ganada por ese bot, y para los demás no cuenta. Para ver un registro guardado: abth replay ARCHIVO
report-bots = Los bots
report-bots-text = Los ratings son los de openskill (Plackett-Luce) y empiezan en 25; en los porcentajes, una victoria compartida se reparte.
report-pairs = Cara a cara
report-pairs-text = Con qué frecuencia el bot de la fila queda por delante del de la columna cuando comparten mesa; un empate cuenta la mitad.
report-points = De dónde vienen los puntos
report-points-text = Media de puntos de una partida, según su origen.
report-scores = Puntuaciones
report-scores-text = Cómo se reparten los puntos finales de cada bot.
report-seats = Orden de turno
report-seats-text = El porcentaje de victorias de quien juega en primer lugar, en segundo, etc., entre todos los bots.
report-battles = Batallas
report-battles-text = La Era es aquella a la que saltó el Atacante. Columnas lisas: contra Unidades del Tablero; rayadas: desafíos.
report-cards = Cartas
report-cards-text = Arriba a la derecha: las más elegidas y más presentes en los Ejércitos ganadores. El tamaño del punto indica cuántas veces tuvo dueño; señala uno para ver su nombre. Quien gana suele tener más cartas de todo tipo, así que compara las cartas entre sí más que con la línea discontinua de la cuota justa.
report-all-cards = Todas las cartas
report-tokens-text = Quienes usaron la ficha al menos una vez en la partida, y con qué frecuencia ocurre.
report-all-tokens = Todas las fichas

# $command: marked as code; $edition: such as de; $digest: a check sum
report-again = Las mismas partidas otra vez: { $command }, edición { $edition }, { $rounds } Rondas, abth { $version }. Huella { $digest }.

## Tables
report-share = { $rate } (de { $low } a { $high })
report-column-matches = Partidas
report-column-ms = ms/decisión
report-column-together = Total
report-column-against = Contra
report-column-above = Queda por delante
report-column-meetings = Encuentros
report-column-where = Dónde y cuándo
report-column-available = Disponible
report-column-faced = Combatida
report-column-picks = Frecuencia de elección
report-column-recruited = Reclutada
report-column-owned = Con dueño
report-column-owners = Victorias de los dueños
report-column-token = Ficha
report-column-taken = Tomada
report-column-used = Usada
report-column-users-matches = Partidas de quienes la usan
report-column-users = Victorias de quienes la usan
report-column-match = Partida
report-column-what = Qué
report-column-details = Detalles
report-column-log = Registro

# $who: report-board or report-players; $what: how battles ended
report-column-ending = { $who }: { $what }
report-board = Tablero
report-players = Desafíos
report-attacker-wins = gana el Atacante
report-defender-wins = gana el Defensor
report-annihilated = nadie sobrevive
report-round = Ronda { $round }

# Why a bot forfeits
report-why-raised = provocó un error
report-why-illegal = eligió una acción no permitida
report-why-late = pensó demasiado tiempo
report-why-crashed = fallo

## Plots
report-plot-rating = Rating (± 2 sigma)
report-plot-wins = Porcentaje de victorias (intervalo del 95 %)
report-plot-fair = cuota justa
report-plot-ratings-said = Ratings y victorias; { $bot } va en cabeza
report-plot-pairs-said = Con qué frecuencia la fila queda por delante de la columna
report-plot-points = media de puntos de una partida
report-plot-points-said = Media de puntos según su origen
report-plot-scores = puntos de una partida; la marca es la media
report-plot-scores-said = Distribución de las puntuaciones de cada bot
report-plot-seat = { $place }.º en jugar
report-plot-seats = porcentaje de victorias; la línea discontinua es la cuota justa
report-plot-seats-said = Porcentaje de victorias según el orden de turno
report-plot-by-era = Por Era
report-plot-by-round = Por Ronda
report-plot-battles = batallas por partida
report-plot-hatched = (rayadas: desafíos)
report-plot-battles-said = Batallas por partida según la Era y la Ronda, y cómo acaban
report-plot-picks = combatida, de las veces que estaba en la Era a la que alguien saltó
report-plot-owners = porcentaje de victorias de quienes la tienen al final
report-plot-cards-said = Frecuencia de elección y victorias de los dueños de cada carta
report-plot-card = { $card } (Era { $era }, { $rank }): combatida { $faced } de { $available }, con dueño { $owned } veces, victorias de los dueños { $wins }
report-plot-users = Porcentaje de victorias de quienes la usan
report-plot-taken = Tomada, y usada, por partida
report-plot-tokens-said = Uso de las fichas y victorias de quienes las usan
