### Una mesa nueva, y la mesa antes de empezar.

new-title = Crear una mesa
new-lead = Elige quién juega y cómo. Las opciones por defecto son un buen comienzo.
new-who = Quién juega
# Nombre por defecto de una mesa. $name: quien la abre.
table-name-of = Mesa de { $name }
new-name = Nombre de la mesa
new-players = Participantes
# $seat: número del sitio, desde 1.
new-seat = Sitio { $seat }
# $name: quien juega en esta pantalla.
sitter-me = { $name } (tú)
sitter-friend = Alguien con el enlace
sitter-here = Alguien en esta pantalla
# $bot: rango del bot, por ejemplo Capitán.
sitter-bot = Bot: { $bot }
new-seat-thinking = Reflexión, sitio { $seat }
new-invitation = Solo con invitación
new-invitation-note = La mesa no aparece en las listas; solo entra quien tenga el enlace.

new-how = Cómo se juega
new-rounds-note = Una partida normal tiene seis Rondas; la campaña larga, ocho.
new-clock = Tiempo para cada turno
new-clock-none = Sin límite
new-clock-live-60 = Un minuto
new-clock-live-180 = Tres minutos
new-clock-live-600 = Diez minutos
new-clock-days-1 = Un día
new-clock-days-3 = Tres días
new-clock-days-7 = Una semana
new-away = Cuando alguien se va o agota su tiempo
new-away-bot = Un bot ocupa su lugar
new-away-wait = La partida espera
new-away-who = Qué bot ocupa su lugar
new-odds = Mostrar las probabilidades exactas
new-odds-note = Antes de cada batalla, todos ven las probabilidades de ambos bandos.
new-spectators = El público puede ver la partida
new-spectators-note = Solo ve lo que está a la vista en la mesa.
new-delay = El público ve la partida
# $delay: con cuántos pasos de retraso, 0 si ninguno.
new-delay-by =
    { $delay ->
        [0] en directo
        [one] con 1 paso de retraso
       *[other] con { $delay } pasos de retraso
    }
new-start = Quién empieza
new-start-chance = Al azar
new-create = Crear la mesa

## Avanzado: interpretaciones

new-advanced = Avanzado: interpretaciones y partidas duplicadas
new-advanced-none = Nuestras interpretaciones
new-advanced-some =
    { $count ->
        [one] 1 interpretación cambiada
       *[other] { $count } interpretaciones cambiadas
    }
new-advanced-note = Donde las reglas impresas dejan algo abierto, o las ediciones difieren, deciden estos ajustes. No hace falta cambiar nada.
new-advanced-reset = Volver a las interpretaciones de la edición
new-edition = Edición
new-edition-note = Las ediciones impresas difieren en algunos puntos del juego.
edition-default = Nuestras interpretaciones
edition-en = Inglesa
edition-de = Alemana
edition-fr = Francesa
edition-it = Italiana
edition-es = Española
new-seed = Partida duplicada
new-seed-note = Las mesas que usen la misma palabra tendrán las mismas tiradas y los mismos robos de cartas, para comparar resultados. Déjalo en blanco para un azar nuevo e imparcial.

ruling-group-travel = Viaje en el tiempo, acciones y fichas Ars Bellica
ruling-group-links = Vínculos
ruling-group-challenge = Desafíos entre participantes
ruling-group-battle = Batalla y Habilidades
ruling-group-rewards = Recompensas
ruling-group-decks = Mazos

ruling-gear-queue = ¿Cómo entra una tarjeta nueva en el Engranaje del Tiempo?
ruling-gear-queue-note = La tarjeta Activa decide a qué Eras puedes saltar.
ruling-gear-queue-pending-then-active = Queda en espera y luego pasa a Activa
ruling-gear-queue-direct-to-active = Activa en el acto; la que está en espera sigue ahí
ruling-gear-step = ¿Cuánto gira la rueda de engranaje con cada tarjeta?
ruling-gear-step-note = Están activas las dos acciones que señalan las flechas.
ruling-gear-step-1 = Un sector
ruling-gear-step-2 = Dos sectores
ruling-gear-step-3 = Tres sectores
ruling-gear-sectors = ¿En qué orden están las cuatro acciones en la rueda?
ruling-gear-sectors-note = A Robar 2, B Recuperar, C Licenciar, D Reagrupar.
ruling-gear-arrows = ¿Qué dos sectores están activos?
ruling-gear-arrows-note = Dos flechas apuntan a la rueda.
ruling-gear-arrows-0-1 = Dos vecinos
ruling-gear-arrows-0-2 = Dos opuestos
ruling-gear-start = ¿Dónde empieza la rueda?
ruling-gear-start-note = Antes de que la hagan girar las dos tarjetas de la preparación.
ruling-gear-start-random = Al azar
ruling-gear-start-0 = Posición 1
ruling-gear-start-1 = Posición 2
ruling-gear-start-2 = Posición 3
ruling-gear-start-3 = Posición 4
ruling-gear-token-pointer = ¿Qué señala la ficha Ars Bellica que puedes tomar?
ruling-gear-token-pointer-note = En cada turno puedes tomar una de las tres fichas que hay junto al engranaje.
ruling-gear-token-pointer-tile = La tarjeta Activa
ruling-gear-token-pointer-wheel = La posición de la rueda
ruling-tokens-at-limit = ¿Y si ya tienes tres fichas Ars Bellica?
ruling-tokens-at-limit-note = Tres es el límite.
ruling-tokens-at-limit-swap-or-decline = Puedes cambiar una de ellas por la nueva
ruling-tokens-at-limit-decline-only = No puedes tomar ninguna ficha
ruling-actions-deadline = ¿Hasta cuándo puedes usar las dos Acciones Activas?
ruling-actions-deadline-note = Cada una, una vez por turno.
ruling-actions-deadline-deployment = Hasta que despliegas
ruling-actions-deadline-jump = Hasta el salto en el tiempo
ruling-tokens-tighten-up = ¿Qué acción da «Cerrar filas»?
ruling-tokens-tighten-up-note = Esta ficha Ars Bellica se juega; no se asigna a ninguna Unidad.
ruling-tokens-tighten-up-A = Robar 2
ruling-tokens-tighten-up-B = Recuperar
ruling-tokens-tighten-up-C = Licenciar
ruling-tokens-tighten-up-D = Reagrupar
ruling-deck-reshuffle-on-action = ¿Se mezcla tu pila de descarte si el mazo no basta para una acción?
ruling-deck-reshuffle-on-action-note = Al final de un turno siempre se mezcla.
ruling-deck-reshuffle-on-action-false = No, robas lo que hay
ruling-deck-reshuffle-on-action-true = Sí, y sigues robando
ruling-deck-era-reshuffle = ¿Cuándo se rehace el mazo agotado de una Era?
ruling-deck-era-reshuffle-note = Con su pila de descarte.
ruling-deck-era-reshuffle-on-draw = Cuando hace falta una carta
ruling-deck-era-reshuffle-on-empty = Al final del turno en que se agotó
ruling-links-topology = ¿Son vecinas la última Era y la primera?
ruling-links-topology-note = Puedes enfrentarte a la vez a las Unidades vinculadas del Tablero.
ruling-links-topology-row = No, el Tablero es una fila
ruling-links-topology-ring = Sí, el Tablero es un anillo
ruling-links-chain-scope = ¿A qué Unidades vinculadas del Tablero puedes enfrentarte a la vez?
ruling-links-chain-scope-note = A partir de la Unidad que eliges.
ruling-links-chain-scope-direct = Solo a sus vecinas directas
ruling-links-chain-scope-run = A toda la cadena sin interrupción
ruling-links-absorb = ¿Qué daño absorbe un Vínculo?
ruling-links-absorb-note = Un marcador Vínculo absorbe un punto y se rompe.
ruling-links-absorb-all = Cualquier daño
ruling-links-absorb-line-only = Solo el daño de una Línea de Combate
ruling-challenge-defender-reinforcements = ¿De dónde vienen los Refuerzos de quien recibe el desafío?
ruling-challenge-defender-reinforcements-note = Los del Atacante vienen siempre de su mazo.
ruling-challenge-defender-reinforcements-own-deck = Del mazo del Defensor
ruling-challenge-defender-reinforcements-era-deck = Del mazo de la Era de la Unidad
ruling-challenge-defender-min = ¿Cuántas Unidades debe desplegar quien recibe el desafío?
ruling-challenge-defender-min-note = Quien tiene la mano vacía no despliega ninguna.
ruling-challenge-defender-min-1 = Al menos una
ruling-challenge-defender-min-0 = Ninguna, si lo prefiere
ruling-challenge-defender-tokens = ¿Cuándo asigna fichas Ars Bellica quien recibe el desafío?
ruling-challenge-defender-tokens-note = Quien asigna más tarde sabe más.
ruling-challenge-defender-tokens-at-deployment = Durante el despliegue
ruling-challenge-defender-tokens-after-assault = En el paso de las fichas, antes que el Atacante
ruling-abilities-hd-chain = ¿Puede una Muerte Heroica provocar otra?
ruling-abilities-hd-chain-note = Una Unidad derrotada por el daño de una Muerte Heroica puede tener la misma Habilidad.
ruling-abilities-hd-chain-true = Sí
ruling-abilities-hd-chain-false = No
ruling-abilities-accuracy = ¿Qué hace la Precisión?
ruling-abilities-accuracy-note = Te protege de la Muerte Heroica de las Unidades que derrotas.
ruling-abilities-accuracy-first-damage = Primer daño de una Línea sin Muerte Heroica
ruling-abilities-accuracy-cancel-points = Se anulan los primeros daños de Muerte Heroica
ruling-abilities-accuracy-on-hd = ¿Cubre la Precisión también el daño de Muerte Heroica?
ruling-abilities-accuracy-on-hd-note = Solo con la primera interpretación de la Precisión.
ruling-abilities-accuracy-on-hd-false = No
ruling-abilities-accuracy-on-hd-true = Sí
ruling-abilities-diversion-on-hd = ¿Atrae la Distracción también el daño de Muerte Heroica?
ruling-abilities-diversion-on-hd-note = Una Unidad con Distracción atrae el primer daño de una Línea.
ruling-abilities-diversion-on-hd-false = No
ruling-abilities-diversion-on-hd-true = Sí
ruling-icons-count = ¿Cómo cuentan los iconos Refuerzos y Ataque?
ruling-icons-count-note = Algunas Unidades muestran dos veces el mismo icono.
ruling-icons-count-per-icon = Cuenta cada icono
ruling-icons-count-per-unit = Cada Unidad cuenta una vez
ruling-battle-early-end = ¿Termina una batalla en cuanto un bando se queda sin Unidades?
ruling-battle-early-end-note = Si no, se juegan las tres Líneas de Combate.
ruling-battle-early-end-true = Sí, en el acto
ruling-battle-early-end-false = No, se juegan todas las Líneas
ruling-rewards-recruit = ¿Qué Unidades derrotadas recluta el Atacante?
ruling-rewards-recruit-note = Tras una batalla contra el Tablero, ganada o perdida.
ruling-rewards-recruit-all = Todas
ruling-rewards-recruit-choose = Las que elija el Atacante
ruling-relics-reveal = ¿Quién ve las Reliquias robadas?
ruling-relics-reveal-note = Quien gana se queda con una de ellas.
ruling-relics-reveal-public = Todos
ruling-relics-reveal-private = Solo el Atacante
ruling-honor-supply = ¿Cuántas fichas Honor de las Armas hay?
ruling-honor-supply-note = Cada una vale un punto.
ruling-honor-supply-8 = Ocho, como en la caja
ruling-honor-supply-unlimited = Tantas como se merezcan

## La mesa antes de empezar

table-missing = Esa mesa no existe
table-closed = Quien abrió la mesa la ha cerrado.
table-closed-log = Guardar la partida
table-closed-proof = Guardar la prueba de los dados
# $names: los sitios en que juega un bot, ya unidos con «y».
table-away = Un bot está jugando en lugar de { $names }.
table-come-back = Recuperar el sitio
# $taken de $seats están ocupados.
lobby-lead = Sitios ocupados: { $taken } de { $seats }.
lobby-seats = Sitios
lobby-seat-open = Esperando a alguien
# $name: a player of the last match
lobby-seat-kept = Reservado para { $name }
lobby-seat-kept-yours = Reservado para ti
lobby-keep-no-longer = Abrirlo a otros
lobby-keep-no-longer-name = Abrir a otros el sitio de { $name }
lobby-decline = No, gracias
lobby-seat-bot = Bot
lobby-seat-you = Tú
lobby-seat-here = En esta pantalla
lobby-seat-person = Presente
lobby-seat-absent = Ausente por el momento
lobby-sit = Sentarse
lobby-add-here = Añadir a alguien en esta pantalla
lobby-add = Añadir
# $bot: rango del bot.
lobby-add-bot = Añadir un { $bot }
lobby-bot-level = Fuerza de los bots
lobby-fill = Completar con bots
lobby-remove = Quitar
# $name: quien debe dejar el sitio.
lobby-remove-name = Quitar a { $name }
lobby-stand-up = Levantarse
lobby-invite = Invitar a amigos
lobby-invite-only = Solo entra quien tenga este enlace.
lobby-invite-open = Envía este enlace. La mesa aparece también en la página de inicio.
lobby-start = Empezar la partida
lobby-ready = Ya no falta nadie.
lobby-missing =
    { $count ->
        [one] Un sitio sigue libre.
       *[other] { $count } sitios siguen libres.
    }
lobby-close = Cerrar la mesa
lobby-waiting-people = Falta gente
lobby-waiting-host = A la espera de que empiece la partida
lobby-waiting-hint = La página se actualiza sola.
lobby-agreed = Ajustes de la partida
lobby-fair = Los dados de esta partida ya están sellados:
lobby-fair-more = qué significa eso
lobby-seal = SHA-256 del secreto de los dados
# $names: quienes comparten esta pantalla, ya unidos con «y».
lobby-hot-seat = { $names } comparten esta pantalla y juegan por turnos.

## Amigos: quién está y quién llega por un enlace

lobby-last-seen = Ausente; última conexión { $ago }
invited-title = ¡Te han invitado!
invited-text = ¿Cómo deben llamarte los demás en la mesa «{ $table }»?
invited-sit = Sentarse
invited-watch = Solo mirar
new-call = Quién puede llamar a un bot por alguien ausente
new-call-all = Todos los presentes, si están de acuerdo
new-call-host = Solo quien abrió la mesa
