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
due-chance = Ruedan los dados o se roban cartas…

due-choose-sabaton = Elige tu Sabaton.
due-first-tile = Inserta una tarjeta: hace girar la rueda de engranaje y decide a qué Eras puedes saltar.
due-first-tile-tighten = Inserta una tarjeta o juega antes «Cerrar filas».
due-take = Puedes tomar la ficha «{ $token }».
# $actions: una o dos acciones del engranaje, unidas
due-use = Acciones Activas: { $actions }.
due-freezes = Si lo haces, ninguna tarjeta más.
due-jump-one = Para seguir, salta a la { $era }.
due-jump-two = Para seguir, salta a la { $first } o a la { $second }.
due-insert-more = Inserta otra tarjeta.
due-drop-token = Ya tienes 3 fichas. Elige cuál descartar.
due-retrieve = Elige qué carta recuperas de tu pila de descarte.
due-dismiss = Elige qué Unidad licencias para siempre; después robas una carta.
due-opponent-face = Elige a qué Unidad te enfrentas en la { $era }.
due-opponent-both = Elige a qué Unidad te enfrentas en la { $era }, o desafía a { $who }.
due-opponent-challenge = Desafía a { $who }.
due-no-battle = En la { $era } no hay contra quién combatir.
due-use-before = Antes de tu primera Unidad aún puedes usar: { $actions }.
due-hunt = Elige qué Unidad persigues en la pila de descarte de la { $era }.
due-company = ¿Te enfrentas solo a { $unit } o también a sus vecinas vinculadas?
due-defend-first = { $who } te desafía. Despliega tu Unidad del Frente.
# $count (número): Unidades desplegadas hasta ahora
due-defend-next = { $count ->
    [one] 1 Unidad desplegada. Puedes llegar a 3, del Frente hacia atrás.
   *[other] { $count } Unidades desplegadas. Puedes llegar a 3, del Frente hacia atrás.
  }
due-attack-first = Despliega de 1 a 4 Unidades, empezando por el Frente.
due-attack-next = { $count ->
    [one] 1 Unidad desplegada. Puedes llegar a 4, del Frente hacia atrás.
   *[other] { $count } Unidades desplegadas. Puedes llegar a 4, del Frente hacia atrás.
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
due-tokens = Asigna fichas Ars Bellica a tus Unidades, una por Unidad como máximo, o sigue sin ellas.
due-tokens-place = Elige la Unidad que recibe la ficha «{ $token }».
# $face (texto): los números del dado; $left (número): veces que aún se puede volver a tirar
due-relaunch = { $left ->
    [one] Tu dado muestra { $face }. ¿Lo vuelves a tirar o lo conservas?
   *[other] Tu dado muestra { $face }. ¿Lo vuelves a tirar (hasta { $left } veces) o lo conservas?
  }
due-recruit = ¿Reclutas la Unidad derrotada o la dejas?
due-keep-relic = ¡Has ganado! Quédate con una de estas { $count } Reliquias.
due-keep-stolen = ¡Has ganado! Quédate con una de estas { $count } Reliquias de { $who }.
due-keep-prowess = ¡Has ganado! Quédate con una de las fichas Valor de { $who }. Solo tú las ves.
due-choose = Haz tu elección.

# Espera: lo que otra persona ({ $who }) decide ahora
wait-choose-sabaton = { $who } está eligiendo un Sabaton.
wait-first-tile = { $who } va a insertar una tarjeta.
wait-prepare = { $who } se está preparando para la batalla.
wait-drop-token = { $who } está descartando una ficha.
wait-retrieve = { $who } está recuperando una carta.
wait-dismiss = { $who } está licenciando una Unidad.
wait-opponent = { $who } está eligiendo rival.
wait-hunt = { $who } está eligiendo qué Unidad perseguir.
wait-company = { $who } está eligiendo a qué Unidades enfrentarse.
wait-defend-first = { $who } está desplegando para responder al desafío.
wait-defend-next = { $who } está desplegando para responder al desafío.
wait-defend-tokens = { $who } está asignando fichas Ars Bellica.
wait-attack-first = { $who } está desplegando.
wait-attack-next = { $who } está desplegando.
wait-attack-tokens = { $who } está asignando fichas Ars Bellica.
wait-defender-relaunch = { $who } está decidiendo si vuelve a tirar.
wait-attacker-relaunch = { $who } está decidiendo si vuelve a tirar.
wait-recruit = { $who } está reclutando.
wait-keep-relic = { $who } está eligiendo una Reliquia.
wait-keep-prowess = { $who } está eligiendo una ficha Valor.
wait-keep-stolen = { $who } está eligiendo una Reliquia.

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
do-company-with = También contra { $units }
do-dismiss = Licenciar a { $unit } para siempre
do-keep-relic = Quedarse con { $relic }
do-keep-prowess = Quedarse con la de { $value }
do-reroll = Volver a tirar
do-keep = Conservar el dado
do-recruit = Reclutar
do-leave = Dejarla
do-no-unit = No desplegar Unidades
do-no-battle = Seguir sin batalla
do-done = Listo
do-engage = Combatir
do-stand = En guardia
do-roll = Lanzar los dados
do-undo = Deshacer
do-ask-back = Pedir deshacer
do-see-result = Ver el resultado
do-close = Cerrar
do-continue = Continuar

# --- el marco ---
table-brand = A Battle Through History
table-round = Ronda { $round } de { $rounds }
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
table-log-and-unread = { $count ->
    [one] Registro y chat, 1 mensaje nuevo
   *[other] Registro y chat, { $count } mensajes nuevos
  }
drawer-unread = { $count ->
    [one] 1 mensaje nuevo
   *[other] { $count } mensajes nuevos
  }
table-offline = Sin conexión
table-offline-move = Tu jugada queda guardada y se enviará en cuanto vuelva la conexión. Reconectando…
table-offline-nothing = No se pierde nada: la partida está guardada en el servidor. Reconectando…
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
table-bot = Bot · { $bot }
table-person = Persona
table-person-rated = Rating { $rating }
table-state-acts = Decidiendo
table-state-turn = Le toca
table-state-thinks = Pensando
table-state-away = Ausente
table-state-waits = Espera
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
table-dismissed-of = Licenciadas para siempre
table-relics = Reliquias por Era
table-relics-of = Reliquias
table-prowess = Valor
table-prowess-left = Fichas Valor que quedan: { $count }
table-prowess-won = Fichas Valor ganadas: { $count }
table-honor = Honor
table-honor-count = Honor de las Armas: { $count }
table-tokens-held = Fichas Ars Bellica
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
drawer-log-walk = Registro; con las flechas vas de carta en carta
drawer-chat = Chat
drawer-rules = Reglas
drawer-write = Mensaje a la mesa
drawer-send = Enviar
drawer-no-chat = Nadie ha dicho nada todavía.
drawer-chat-players = Aquí solo leen y escriben quienes juegan.
drawer-chat-off = Esta mesa no tiene chat.
drawer-close = Cerrar
drawer-find-rule = Buscar una regla
drawer-all-rules = Todas las reglas
drawer-now = Qué hacer ahora
drawer-newest = Ir a lo más reciente

# --- negativas, consentimiento, elecciones ---
refused-title = No es posible
refused-rule = Regla { $atom }
refused-token-space = Solo puedes tomar la ficha indicada.
undo-asked = { $who } pide deshacer la jugada. ¿Aceptas?
undo-asked-own = Falta que los demás acepten deshacer la jugada.
undo-agree = Aceptar
undo-refuse = Rechazar
choice-sabaton = Elige tu Sabaton
choice-sabaton-note = Un Sabaton es la figura que viaja por ti a través de las Eras. Los cinco juegan igual.
choice-retrieve = ¿Qué carta recuperas?
choice-hunt = ¿Qué Unidad persigues?
choice-relic = Elige una Reliquia
choice-relic-have = { $count ->
    [0] No tienes Reliquias de la Era { $era }
    [one] Tienes 1 Reliquia de la Era { $era }
   *[other] Tienes { $count } Reliquias de la Era { $era }
  }
choice-relic-gain = { $points ->
    [one] +1 punto
   *[other] +{ $points } puntos
  }
choice-prowess = Elige una ficha Valor
choice-prowess-worth = vale { $value }
choice-drop = ¿Qué ficha descartas?
curtain-title = Pasa la pantalla a { $who }
curtain-text = Ahora se verán las cartas de { $who }.
curtain-go = Soy { $who }

# --- teclado ---
keys-title = Teclas
keys-enter = Botón principal
keys-digits = Elegir por lugar: la primera, segunda… carta, ficha o Unidad
keys-arrows = Ir de carta en carta por la mano
keys-undo = Deshacer
keys-insert = Insertar una tarjeta
keys-take = Tomar la ficha
keys-gear = Acciones Activas de A a D
keys-challenge = Desafiar al primer, segundo… rival después de ti
keys-log = Registro
keys-chat = Chat
keys-battle = En batalla: pausa, paso siguiente, ir al final
keys-help = Mostrar estas teclas
keys-are-plain = Las letras y los números funcionan solos.
keys-are-alt = Las letras y los números funcionan junto con Alt.
keys-are-off = Las letras y los números están desactivados.
keys-change = Cambiarlo en los ajustes
table-skip = Ir a lo que toca hacer
due-to-choices = Ir a las opciones
heard-skipped = { $count ->
    [one] 1 mensaje omitido.
   *[other] { $count } mensajes omitidos.
  }
heard-undone = La partida ha vuelto atrás.
heard-online = La conexión ha vuelto.
heard-chat = { $name } dice: { $text }
keys-zoom = Ampliar la carta señalada
key-space = Espacio
key-enter = Intro
keys-escape = Cerrar o soltar lo elegido
keys-jump = Saltar a una Era, de la I a la IV
keys-tokens = Jugar Persecución, jugar «Cerrar filas»
keys-reroll = Volver a tirar
keys-no = Pasar: sin batalla, sin Unidad, dejarla
key-escape = Esc

# --- what the next tile would give, and what a step ends ---
preview-title = La próxima tarjeta
preview-eras = Saltos posibles: { $eras }.
preview-unknown = Sus Eras no se conocen hasta robarla.
preview-actions = Activas: { $actions }.
preview-idle = Activas, pero ahora sin efecto: { $actions }.
preview-token = Ficha que puedes tomar: { $token }.
preview-no-token = Ahí no hay ninguna ficha que tomar.
ends-insert = Después ya no puedes insertar tarjetas en este turno.
ends-with-jump = Ya no es posible después del salto: { $things }.
ends-thing-tiles = insertar tarjetas
ends-thing-token = tomar la ficha

# --- what one could do instead of something refused: `could` joins the others with “or” ---
could = Puedes { $things }.
could-jump = saltar ({ $eras })
could-face = enfrentarte a { $units }
could-challenge = desafiar a { $who }
could-company = elegir a quién te enfrentas
could-insert = insertar una tarjeta
could-take = tomar la ficha «{ $token }»
could-use = usar una acción ({ $actions })
could-dismiss = elegir la Unidad que licencias
could-deploy = desplegar una Unidad de tu mano
could-lay = asignar una ficha ({ $tokens }) a una Unidad
could-finish = terminar con el botón principal
could-choose = elegir entre lo que se muestra
undo-same-chance = Si deshaces tiradas o robos, volverán a salir los mismos.

# --- presence, absent players, ending early ---
presence-here = Presente
presence-away = Ausente; última conexión { $ago }
presence-gone = Se fue; última conexión { $ago }
presence-replaced = Juega un bot; se puede volver en cualquier momento
presence-resigned = Abandonó; sigue un bot
table-state-gone = Se fue
table-state-replaced = Juega un bot
table-state-resigned = Abandonó
notice-absent = { $who } no está; última conexión { $ago }.
notice-late = A { $who } se le ha acabado el tiempo.
notice-call = Que juegue un bot
notice-wait = Seguir esperando
notice-called = { $names }: «¡Que juegue un bot por { $who }!» ¿Aceptas?
notice-called-own = Un bot jugará por { $who } en cuanto acepten: { $names }.
notice-resigned = Has abandonado esta partida. Un bot sigue por ti.
menu-open = Terminar la partida o abandonar
menu-title = Terminar la partida
menu-end-unrated = Proponer terminar sin resultado
menu-end-unrated-note = Deben aceptar todos los que siguen jugando. Nadie gana y ningún rating cambia.
menu-end-points = Proponer terminar con los puntos actuales
menu-end-points-note = Deben aceptar todos los que siguen jugando. Gana quien tenga más puntos, y la partida cuenta como cualquier otra.
menu-leave = Ausentarse un rato
menu-leave-note = Un bot juega por ti hasta que vuelvas. Si no estás al final, quedas en último lugar.
menu-resign = Abandonar
menu-resign-ends = La partida termina y la pierdes.
menu-resign-goes-on = Un bot sigue por ti. Quedas en último lugar y no puedes volver.
menu-resign-sure = Sí, abandonar
offer-unrated = { $who } propone terminar sin resultado: nadie gana y ningún rating cambia.
offer-points = { $who } propone terminar con los puntos actuales. La partida cuenta como cualquier otra.
offer-own-unrated = Has propuesto terminar sin resultado. Falta la respuesta de { $names }.
offer-own-points = Has propuesto terminar con los puntos actuales. Falta la respuesta de { $names }.
offer-withdraw = Retirar
note-bot-called = Los demás han llamado a un bot: juega por { $names }.
note-left = Un bot juega por { $names } durante su ausencia.
note-timed-out = Tiempo agotado: { $names }. Juega un bot.
note-back = De vuelta: { $names }.
note-resigned = Abandono: { $names }.
note-ended = La partida terminó antes de tiempo.

# --- the match as text ---
text-view = Vista de texto
text-view-table = Vista de mesa
text-view-command = Tu orden
text-view-hint = Un número o palabras.
text-view-language = Idioma
text-view-steps = Paso a paso
