### The review of a finished match: what choices cost and what luck gave. Numbers are of 100.
review-about = Analizar una partida terminada: qué costó más, qué dio la suerte y de dónde salió el resultado.
review-not-finished = la partida no ha terminado; solo se puede analizar una partida terminada
review-progress = { $done } de { $all } decisiones valoradas
review-moments = { $name }: los momentos que más costaron
review-no-moments = Ninguna decisión tuvo coste: siempre la mejor opción, o casi ({ $choices } decisiones).
review-moment = Ronda { $round }: «{ $better }» en vez de «{ $played }»: la partida se gana { $best } de cada 100 veces, no { $chance }. { $kind }: costó { $cost } puntos, con un margen de ±{ $doubt }.
review-slip = Desliz
review-mistake = Error
review-turning-point = Punto de inflexión
review-player = Nombre
review-start = Inicio
review-luck = Suerte
review-own = Decisiones propias
review-others = Decisiones ajenas
review-correction = Corrección
review-result = Resultado
review-without-luck = Sin suerte
review-accuracy = Acierto
review-of-which = Entre paréntesis: lo que costaron los errores, comparados con la mejor decisión en vez de la de un capitán.
review-known = Probabilidades de ganar la partida, sobre 100. Cada decisión se valora según lo que se podía saber desde su sitio: no se usó ninguna carta oculta.

## In the browser
review-title = El análisis
review-left = quedan unos { $seconds } s
review-wait = El servidor se está preparando.
review-cancel = Cancelar
review-go-on = Continuar
review-canceled = Cancelado. Lo ya valorado se conserva.
review-failed = El análisis se ha detenido. Puedes continuarlo más tarde.
review-how = Cómo se valora
review-how-choices = Una decisión se valora solo por lo que se podía saber desde su sitio. Cada opción se juega en los mismos repartos imaginarios, con los mismos dados. Una diferencia cuenta si es segura y cuesta al menos 5 puntos: a partir de 5 es un desliz; de 10, un error; de 15, un punto de inflexión.
review-how-luck = La suerte es lo que salió, menos la media exacta de todo lo que pudo salir. Sumada entre todos los participantes, da 0.
review-how-ledger = Las barras van de la probabilidad inicial al resultado. Cada decisión se compara con la de un capitán, que planea con probabilidades exactas: decidir como él vale 0, los errores restan puntos y una decisión mejor los suma. La corrección no se debe a nadie: cada turno se examina más de cerca, y eso cambia un poco la propia estimación.
review-how-doubt = Todo esto es una estimación a partir de muchas partidas simuladas. Las líneas finas muestran el margen.
review-look-back = Repasar
review-to-result = Puntos
review-curve = Probabilidades de victoria
review-curve-note = sobre 100, al empezar cada turno
review-rose = { $who } subió de { $from } a { $to } en la Ronda { $round }.
review-fell = { $who } bajó de { $from } a { $to } en la Ronda { $round }.
review-guess = primera estimación
review-round = Ronda { $round }
review-end = Final
review-turn = Ronda { $round }, turno de { $who }
review-keys = Con las flechas recorres los turnos; con Intro repasas el elegido.
review-table = Mostrar como tabla
review-chart = Mostrar como gráfico
review-cost-most = Los momentos que más costaron
review-yours = los tuyos
review-none-yet = Hasta ahora ninguna decisión ha tenido coste.
review-theirs = Las decisiones de los demás solo aparecen sumadas.
review-costs = { $kind } · cuesta { $cost }
review-at = { $what ->
    [travel] Ronda { $round }, viaje en el tiempo
    [opponent] Ronda { $round }, antes de la batalla
    [deployment] Ronda { $round }, el despliegue
    [tokens] Ronda { $round }, las fichas
    [dice] Ronda { $round }, los dados
   *[spoils] Ronda { $round }, después de la batalla
  }
review-better-battle = «{ $better }» en vez de «{ $played }»: la batalla se gana { $best } de cada 100 veces, no { $chance }.
review-better-match = «{ $better }» en vez de «{ $played }»: la partida se gana { $best } de cada 100 veces, no { $chance }.
review-try = Probar desde aquí
review-see = Ver el momento
review-ledger = De dónde salió el resultado
review-errors = errores { $points }
review-from-to = de { $low } a { $high }
review-of-100 = de 100
review-had-cost = con coste: { $cost } de { $choices }
review-axis = probabilidad de ganar la partida, sobre 100
review-told = { $who } empezó con { $start }; la suerte dio { $luck }; las decisiones propias, { $own }; las ajenas, { $others }; la corrección, { $correction }: { $result } al final.
review-you = Tú
review-played = Jugado
review-better = Mejor
review-to-win-battle = gana { $chance } de cada 100 batallas
review-worth = Cuánto valía
review-worth-note = probabilidad de ganar la partida, sobre 100
review-cost-told = { $kind ->
    [slip] Un desliz: costó { $cost } puntos, con un margen de ±{ $doubt }.
    [mistake] Un error: costó { $cost } puntos, con un margen de ±{ $doubt }.
   *[turning-point] Un punto de inflexión: costó { $cost } puntos, con un margen de ±{ $doubt }.
  }
review-options = Las opciones
review-options-note = { $shown } de { $all }, la mejor primero
review-option = Opción
review-battle = Batalla
review-match = Partida
review-best = la mejor
review-was-played = jugada
review-why = Por qué
review-could-know = Lo que se podía saber
review-seat-only = Valorado solo desde este sitio: la mano, las cartas a la vista, las probabilidades. No se usó ninguna carta oculta.
review-same-deals = Repartos imaginarios, los mismos dados para cada opción
review-back = Volver al análisis
review-before = Momento anterior
review-next = Momento siguiente
review-number = { $number } de { $all }
review-see-how = Ver cómo fue
