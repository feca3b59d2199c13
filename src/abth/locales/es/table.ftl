### La mesa: lo que toca hacer, los botones de la barra de acciones, las zonas alrededor.
### { $who } es una persona o una lista de personas (ya unida con «y»);
### { $unit }, { $units }, { $token }, { $era }, { $actions } son cosas con nombre, como en log.ftl.

# --- la barra de acciones ---
due-title-turn = Te toca
due-title-challenged = ¡Desafío!
# Tras un desafío, cuando hay que elegir en el turno de otra persona
due-title-choice = Eliges tú
due-title-wait = Espera
due-title-over = Fin de la partida
due-title-watch = Viendo la partida
due-title-back = Repaso
due-over = La partida ha terminado.
due-chance = Robo o tirada al azar…

due-choose-sabaton = Elige tu Sabaton.
due-first-tile = Inserta una tarjeta: hace girar la rueda de engranaje y decide a qué Eras puedes saltar.
due-first-tile-tighten = Inserta una tarjeta o juega antes «Cerrar filas».
due-take = Puedes tomar la ficha «{ $token }».
# $actions: una o dos acciones del engranaje, unidas
due-use = Acciones Activas: { $actions }.
due-jump-one = Luego salta a la { $era }.
due-jump-two = Luego salta a la { $first } o a la { $second }.
due-insert-more = Inserta otra tarjeta.
due-drop-token = Ya tienes 3 fichas. Elige cuál descartas.
due-retrieve = Elige la carta que recuperas de tu pila de descarte.
due-dismiss = Elige la Unidad que licencias para siempre; luego robas una carta.
due-opponent-face = Elige a qué Unidad te enfrentas en la { $era }.
due-opponent-both = Elige a qué Unidad te enfrentas en la { $era }, o desafía a { $who }.
due-opponent-challenge = Desafía a { $who }.
due-no-battle = En la { $era } no hay con quién combatir.
due-use-before = Aún disponibles antes de tu primera Unidad: { $actions }.
due-hunt = Elige la Unidad que persigues en la pila de descarte de la { $era }.
due-company = ¿Te enfrentas solo a { $unit } o también a sus vecinas vinculadas?
due-defend-first = { $who } te desafía. Despliega tu Unidad del Frente.
# $count (número): Unidades desplegadas hasta ahora
due-defend-next = { $count ->
    [one] 1 Unidad desplegada. Puedes desplegar 3 en total, desde el Frente.
   *[other] { $count } Unidades desplegadas. Puedes desplegar 3 en total, desde el Frente.
  }
due-attack-first = Despliega de 1 a 4 Unidades, desde el Frente.
due-attack-next = { $count ->
    [one] 1 Unidad desplegada. Puedes desplegar 4 en total, desde el Frente.
   *[other] { $count } Unidades desplegadas. Puedes desplegar 4 en total, desde el Frente.
  }
# $more (número): refuerzos que se llamarán
due-calls-strong = { $more ->
    [one] Llegará un refuerzo; combates con el dado Fuerte.
   *[other] Llegarán { $more } refuerzos; combates con el dado Fuerte.
  }
due-calls-risky = { $more ->
    [one] Llegará un refuerzo, así que combates con el dado Riesgoso.
   *[other] Llegarán { $more } refuerzos, así que combates con el dado Riesgoso.
  }
due-tokens = Asigna fichas Ars Bellica a tus Unidades, como máximo una a cada una, o sigue sin ellas.
due-tokens-place = Elige la Unidad que recibe la ficha «{ $token }».
# $face (texto): los números del dado; $left (número): veces que aún se puede volver a tirar
due-relaunch = { $left ->
    [one] Tu dado muestra { $face }. ¿Lo vuelves a tirar o lo conservas?
   *[other] Tu dado muestra { $face }. ¿Lo vuelves a tirar ({ $left } veces como máximo) o lo conservas?
  }
due-recruit = ¿Reclutas la Unidad derrotada o la dejas?
due-keep-relic = ¡Has ganado! Quédate con una de estas { $count } Reliquias.
due-keep-stolen = ¡Has ganado! Quédate con una de estas { $count } Reliquias de { $who }.
due-keep-prowess = ¡Has ganado! Quédate con una de las fichas Valor de { $who }. Solo tú las ves.
due-choose = Haz tu elección.

# Espera: lo que otra persona ({ $who }) decide ahora
wait-choose-sabaton = { $who } elige un Sabaton.
wait-first-tile = { $who } va a insertar una tarjeta.
wait-prepare = { $who } se prepara para la batalla.
wait-drop-token = { $who } descarta una ficha.
wait-retrieve = { $who } recupera una carta.
wait-dismiss = { $who } licencia una Unidad.
wait-opponent = { $who } elige rival.
wait-hunt = { $who } elige una Unidad que perseguir.
wait-company = { $who } elige a qué Unidades enfrentarse.
wait-defend-first = { $who } responde al desafío y despliega.
wait-defend-next = { $who } responde al desafío y despliega.
wait-defend-tokens = { $who } asigna fichas Ars Bellica.
wait-attack-first = { $who } despliega.
wait-attack-next = { $who } despliega.
wait-attack-tokens = { $who } asigna fichas Ars Bellica.
wait-defender-relaunch = { $who } decide si vuelve a tirar.
wait-attacker-relaunch = { $who } decide si vuelve a tirar.
wait-recruit = { $who } recluta.
wait-keep-relic = { $who } elige una Reliquia.
wait-keep-prowess = { $who } elige una ficha Valor.
wait-keep-stolen = { $who } elige una Reliquia.

do-insert = Insertar una tarjeta
# $count (número): tarjetas insertadas en este turno
do-insert-count = { $count } de 3
do-take = Tomar «{ $token }»
# $era (texto): el número romano
do-jump = Saltar a la Era { $era }
do-challenge = Desafiar a { $who }
do-chase = Jugar Persecución
do-tighten-up = Jugar «Cerrar filas»
do-company-alone = Solo esta Unidad
do-company-with = También { $units }
do-dismiss = Licenciar a { $unit } para siempre
do-keep-relic = Quedarse con { $relic }
do-keep-prowess = Quedarse con la de { $value }
do-reroll = Volver a tirar
do-keep = Conservar el dado
do-recruit = Reclutar
do-leave = Dejar
do-no-unit = No desplegar nada
do-no-battle = Seguir sin batalla
do-done = Listo
do-engage = Combatir
do-stand = En posición
do-roll = Lanzar los dados
do-undo = Deshacer
do-ask-back = Pedir deshacer
do-see-result = Ver el resultado
do-close = Cerrar
do-continue = Continuar

# --- el marco ---
table-brand = A Battle Through History
table-round = Round { $round } de { $rounds }
table-headquarters = Cuartel General
table-headquarters-note = Cuartel General: quien empieza
table-menu = Menú de la mesa
table-sound-on = Sonido activado
table-sound-off = Sonido desactivado
table-theme-light = Tema claro
table-theme-dark = Tema oscuro
table-rules = Reglas
table-settings = Ajustes
table-leave = Dejar la mesa
table-log-and-chat = Registro y chat
table-reconnecting = Conexión perdida. Reconectando…
table-clock = Tiempo restante: { $time }
table-clock-days = { $days ->
    [one] 1 día
   *[other] { $days } días
  }
table-spectators = Público: { $count }
table-phase-1 = Viajar en el tiempo
table-phase-2 = La Batalla
table-phase-3 = Restauración

# --- las eras ---
table-era = Era { $era }
table-era-jump = Saltar aquí
table-era-deck = { $count ->
    [one] Mazo de la Era: 1 carta
   *[other] Mazo de la Era: { $count } cartas
  }
table-era-discard = { $count ->
    [one] Pila de descarte a la vista: 1 carta
   *[other] Pila de descarte a la vista: { $count } cartas
  }
table-era-short = Era { $era } · mazo { $deck } · descarte { $discard }
table-empty-space = Espacio vacío
table-stands-here = Aquí está { $who }

# --- el engranaje ---
table-gears = Engranaje del Tiempo
table-active = Activa
table-pending = En espera
table-tiles-left = { $count ->
    [one] 1 tarjeta
   *[other] { $count } tarjetas
  }
table-tiles-discarded = Tarjetas descartadas: { $count }
table-tokens = Fichas Ars Bellica
table-tokens-left = Pila de fichas: { $count }
table-tokens-discarded = Fichas descartadas: { $count }
table-token-space = Espacio de ficha { $space }

# --- quienes juegan ---
table-opponents = Rivales
table-you = Tú
table-you-points = { $points ->
    [one] Tú · 1 punto por ahora
   *[other] Tú · { $points } puntos por ahora
  }
table-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
# Se suman las fichas Valor de valor desconocido
table-points-more = { $points }+ puntos
table-bot = Bot · { $bot }
table-person = Persona
table-person-rated = Rating { $rating }
table-state-acts = Decidiendo
table-state-turn = Tiene el turno
table-state-thinks = Pensando
table-state-away = Ausente
table-state-waits = Esperando
table-state-challenged = En defensa
table-hand = Mano
table-hand-count = { $count ->
    [one] Mano, 1 carta
   *[other] Mano, { $count } cartas
  }
table-deck = Mazo
table-discard = Descarte
table-discard-pile = Pila de descarte
table-discard-of = Pila de descarte de { $who }
table-discard-of-era = Pila de descarte de la Era { $era }
table-own-deck = Tu mazo (no en el orden de robo)
table-army-of = Mano y mazo de { $who } juntos
table-known-of = Cartas conocidas en la mano
table-aside-of = Héroes puestos a un lado
table-dismissed-of = Unidades licenciadas
table-relics = Reliquias por Era
table-relics-of = Reliquias
table-prowess = Valor
table-prowess-left = Fichas Valor que quedan: { $count }
table-prowess-won = Fichas Valor ganadas: { $count }
table-honor = Honor
table-honor-count = Honor de las Armas: { $count }
table-tokens-held = Fichas Ars Bellica
table-era-of = Era
table-nothing = Vacío
table-open-panel = Mostrar todo lo que tiene { $who }
table-copies = { $count } ×
table-points-word = { $points ->
    [one] punto
   *[other] puntos
  }
table-look-through = Ver la mesa como { $who }

# --- cajón ---
drawer-log = Registro
drawer-log-walk = Registro; las flechas llevan de carta en carta
drawer-chat = Chat
drawer-rules = Reglas
drawer-write = Mensaje a la mesa
drawer-send = Enviar
drawer-no-chat = Nadie ha dicho nada todavía.
drawer-close = Cerrar
drawer-find-rule = Buscar una regla
drawer-all-rules = Todas las reglas
drawer-now = Qué hacer ahora
drawer-newest = Ir a lo último

# --- negativas, consentimiento, elecciones ---
refused-title = No es posible
refused-rule = Regla { $atom }
refused-token-space = Solo puedes tomar la ficha indicada.
undo-asked = { $who } pide deshacer la jugada. ¿Aceptas?
undo-asked-own = A la espera de que los demás acepten deshacer la jugada.
undo-agree = Aceptar
undo-refuse = Rechazar
choice-sabaton = Elige tu Sabaton
choice-retrieve = ¿Qué carta recuperas?
choice-hunt = ¿Qué Unidad persigues?
choice-relic = Elige una Reliquia
choice-relic-have = { $count ->
    [0] No tienes ninguna de la Era { $era }
   *[other] Tienes { $count } de la Era { $era }
  }
choice-relic-gain = { $points ->
    [one] +1 punto
   *[other] +{ $points } puntos
  }
choice-prowess = Elige una ficha Valor
choice-prowess-worth = de valor { $value }
choice-drop = ¿Qué ficha descartas?
curtain-title = Pasa la pantalla a { $who }
curtain-text = Ahora se verán las cartas de { $who }.
curtain-go = Soy { $who }

# --- teclado ---
keys-title = Teclas
keys-enter = Botón principal
keys-digits = El primer, segundo… elemento resaltado
keys-arrows = De carta en carta en la mano
keys-undo = Deshacer
keys-insert = Insertar una tarjeta
keys-take = Tomar la ficha
keys-gear = Acciones Activas de A a D
keys-challenge = Desafiar
keys-log = Registro
keys-chat = Chat
keys-battle = En batalla: pausa, paso siguiente, omitir
keys-help = Mostrar estas teclas
keys-zoom = Ampliar la carta señalada
key-space = Espacio
