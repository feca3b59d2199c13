### `abth arena --test`: whether one bot is stronger than another. $challenger, $opponent: bots.
strength-stronger = { $challenger } es más fuerte que { $opponent }
strength-not-stronger = { $challenger } no es más fuerte que { $opponent }
strength-open = Sin respuesta tras { $games } partidas: { $challenger } contra { $opponent }

# $score, $low, $high: of 100
strength-score = { $challenger } obtiene { $score } de 100 puntos; intervalo del 95 %: de { $low } a { $high }
strength-question = { $h1 } de 100 o más, frente a { $h0 }
strength-errors = { $error } de cada 100, en cada sentido
strength-games = { $games } de { $most } como máximo
strength-used = { $games } partidas jugadas ({ $deals } repartos, cada uno desde { $players } sitios), { $most } como máximo
strength-saved = { $saved } de cada 100 partidas
strength-luck = Suerte: { $score } de 100 puntos tal como se jugó. Sin ella, los resultados varían menos: se ahorran { $saved } de cada 100 partidas.

## Options
strength-option = Comprobar si A es más fuerte que B; se detiene en cuanto la respuesta está clara.
strength-option-h0 = Con --test: cuota de victorias (sobre 100) de un bot que no es más fuerte; si falta, la cuota justa.
strength-option-h1 = Con --test: cuota de victorias (sobre 100) de un bot más fuerte; si falta, 5 más que --h0.
strength-option-error = Con --test: cuántas veces de cada 100 puede darse cada respuesta equivocada.
strength-option-luck = Con --test: quita de los resultados la suerte conocida. Medirla lleva un momento por partida, pero la prueba necesita menos partidas.
strength-bad-shares = debe ser mayor que --h0, y ambos deben estar entre 0 y 100
strength-bad-error = debe ser 0,01 como mínimo y menor que 50
strength-only = --h0, --h1, --error y --without-luck solo se usan con --test
strength-or-bots = --bots no se puede usar con --test, que ya nombra sus bots

## The report
strength-over = A Battle Through History · Prueba de la arena, { $players } participantes
strength-path = El camino hasta la respuesta
strength-path-text = La evidencia tras cada reparto, como logaritmo de la razón de verosimilitudes. La prueba se detiene sola en una de las dos líneas.
strength-answer = La respuesta
strength-answer-text = La cuota de victorias del aspirante, sobre 100, con su intervalo del 95 %. Una prueba que se detiene pronto suele mostrar al ganador algo más fuerte de lo que es.
strength-pairs = Partidas por pares
strength-pairs-text = { $deals } repartos, cada uno jugado dos veces con los sitios intercambiados.
strength-deals = Repartos
strength-deals-text = { $deals } repartos, cada uno jugado desde los { $players } sitios: cuántas veces obtuvo el aspirante cada cuota.
strength-tile-question = Pregunta
strength-tile-errors = Respuestas erróneas admitidas
strength-tile-games = Partidas jugadas
strength-tile-luck = Ahorro por la suerte conocida
strength-lost-both = dos derrotas
strength-lost-and-shared = derrota y empate
strength-one-each = una cada uno
strength-won-and-shared = victoria y empate
strength-won-both = dos victorias
strength-column-score = Cuota en un reparto
strength-column-deals = Repartos
strength-wrong = Eliminaciones: { $own } del aspirante, { $others } de sus rivales; cuentan como derrota. Repartos descartados por un fallo: { $crashed }.
strength-again = Para repetir la misma prueba: { $command }, edición { $edition }, { $rounds } Rondas, abth { $version }.
strength-plot-games = partidas
strength-plot-evidence = evidencia
strength-plot-stronger = más fuerte
strength-plot-not-stronger = no más fuerte
strength-plot-stopped = se detuvo en { $games }
strength-plot-path-said = La evidencia acabó en { $evidence } tras { $games } partidas; las líneas están en ± { $bound }
strength-plot-answer-said = { $score } de 100, entre { $low } y { $high }
strength-plot-deals-said = Cuántos repartos dieron cada resultado
