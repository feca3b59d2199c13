# Palabras de las piezas: cartas, fichas, dados, tarjetas, la rueda. Los nombres de las Unidades quedan como están impresos; las Reliquias llevan su nombre español.
# $era es siempre un número romano de I a IV.

## Eras y líneas

era-named = Era { $era }
line-long = Largo Alcance
line-medium = Medio Alcance
line-close = Cuerpo a Cuerpo

## Unidades

# El tipo de una carta, bajo su nombre; puntos como al final del juego.
unit-kind-base = Unidad Base · 0 puntos
unit-kind-elite = Unidad Avanzada · Era { $era } · 1 punto
unit-kind-hero = Héroe · Era { $era } · 3 puntos
# $name es la figura a cuyo Ejército pertenece la Unidad.
unit-of = En el Ejército de { $name }
# Los tres valores, para lectores de pantalla.
unit-values = Largo Alcance { $long }, Medio Alcance { $medium }, Cuerpo a Cuerpo { $close }
# $icons es el número de iconos Daño impresos en la carta.
unit-damage =
    { $icons ->
        [one] 1 icono Daño
       *[other] { $icons } iconos Daño
    }
# Lo mismo como frase en la carta grande.
unit-damage-words =
    { $icons ->
        [one] Derrotada con 1 daño
       *[other] Derrotada con { $icons } daños
    }
# $token es el nombre de la ficha Ars Bellica colocada sobre la Unidad.
unit-carries = Lleva la ficha «{ $token }»
# $damage de $icons ya sufridos.
unit-damage-taken = Daños sufridos: { $damage } de { $icons }
half-left = Medio escudo a la izquierda, tipo { $era }
half-right = Medio escudo a la derecha, tipo { $era }
half-left-words = Vínculo a la izquierda, tipo { $era }
half-right-words = Vínculo a la derecha, tipo { $era }
link-whole = Vínculo, tipo { $era }
link-broken = Vínculo roto, tipo { $era }
card-hidden = Unidad boca abajo

# Iconos de las Unidades. En los mensajes -words, $count dice cuántas veces está impreso el icono (1 o más).
# $name es uno de los seis nombres siguientes.
power-count =
    { $count ->
        [one] { $name }
       *[other] { $name } ×{ $count }
    }
power-reinforcement = Refuerzos
power-assault = Ataque
power-heroic_death = Muerte Heroica
power-accuracy = Precisión
power-diversion = Distracción
power-relaunch = Volver a tirar
power-reinforcement-words =
    { $count ->
        [one] Refuerzos: otra Unidad se suma por la retaguardia
       *[other] Refuerzos ×{ $count }: otras { $count } Unidades se suman por la retaguardia
    }
power-assault-words =
    { $count ->
        [one] Ataque: retira un Vínculo enemigo antes de lanzar los dados
       *[other] Ataque ×{ $count }: retira { $count } Vínculos enemigos antes de lanzar los dados
    }
power-heroic_death-words =
    { $count ->
        [one] Muerte Heroica: inflige 1 daño al ser derrotada
       *[other] Muerte Heroica ×{ $count }: inflige { $count } daños al ser derrotada
    }
power-accuracy-words =
    { $count ->
        [one] Precisión: el primer daño que su bando inflige en una Línea no provoca ninguna Muerte Heroica
       *[other] Precisión ×{ $count }: los primeros { $count } daños que su bando inflige en una Línea no provocan ninguna Muerte Heroica
    }
power-diversion-words =
    { $count ->
        [one] Distracción: el primer daño va a esta Unidad
       *[other] Distracción ×{ $count }: los primeros { $count } daños van a esta Unidad
    }
power-relaunch-words =
    { $count ->
        [one] Volver a tirar: su bando puede volver a tirar su dado una vez
       *[other] Volver a tirar ×{ $count }: su bando puede volver a tirar su dado { $count } veces
    }

# Estados de una carta, dichos tras su descripción.
state-defeated = Derrotada
state-linked = Vinculada
# $count es el daño que acaba de sufrir.
state-struck =
    { $count ->
        [one] Sufre 1 daño
       *[other] Sufre { $count } daños
    }
state-planned = Prevista
state-legal = Se puede elegir
# Etiqueta pequeña en una carta o ficha solo prevista.
word-planned = prevista

## Reliquias

relic-kind = Reliquia · Era { $era }
relic-hidden = Reliquia boca abajo

## Fichas Ars Bellica

token-none = Espacio de ficha vacío
token-hidden = Ficha Ars Bellica boca abajo
# $line es el nombre de una línea, $value un número con su signo.
token-line = { $line } { $value }
token-heroic-death = Muerte Heroica
token-accuracy = Precisión
token-diversion = Distracción
token-relaunch = Volver a tirar
token-tighten-up = Cerrar filas
token-chase = Persecución
token-heroic-death-words = Cuando la Unidad que la lleva es derrotada, inflige 1 daño.
token-accuracy-words = El primer daño que tu bando inflige en cada Línea no provoca ninguna Muerte Heroica.
token-diversion-words = La Unidad que la lleva sufre el primer daño de cada Línea.
token-relaunch-words = Tu bando puede volver a tirar su dado una vez.
token-tighten-up-words = Antes de desplegar: roba 2 cartas. (En la caja: «Bloquear las filas»)
token-chase-words = Al inicio de la batalla: enfréntate a cualquier carta de la pila de descarte de la Era en la que estás.

## Dados

die-strong = Dado Fuerte
die-risky = Dado Riesgoso
die-strong-words = Con 3 Unidades o menos. Nunca muestra un valor negativo.
die-risky-words = Con 4 Unidades o más. Puede ayudar o perjudicar.
# $line es el nombre de una línea, $value un número con su signo.
die-line = { $line } { $value }
# $die es el nombre del dado, $face todos sus valores en palabras.
die-shows = { $die }: { $face }

## Tarjetas Salta-Tiempo y la rueda

# $state es active, pending o plain; $space es el espacio de ficha al que apunta.
tile-named =
    { $state ->
        [active] Tarjeta Activa: Era { $first } o { $second }, espacio de ficha { $space }
        [pending] Tarjeta en espera: Era { $first } o { $second }, espacio de ficha { $space }
       *[plain] Tarjeta Salta-Tiempo: Era { $first } o { $second }, espacio de ficha { $space }
    }
tile-hidden = Tarjeta boca abajo
gears = Engranaje del Tiempo
gear-draw-2 = Robar 2
gear-retrieve = Recuperar
gear-dismiss = Licenciar
gear-regroup = Reagrupar
gear-draw-2-words = Roba 2 cartas de tu mazo.
gear-retrieve-words = Elige 1 carta de tu pila de descarte y añádela a tu mano.
gear-dismiss-words = Retira de la partida 1 Unidad de tu mano y roba 1 carta.
gear-regroup-words = Mezcla tu pila de descarte con tu mazo y roba 1 carta.
gear-used = usada
# $name es el nombre de una acción de la rueda.
gear-legal = { $name }, activa, se puede usar
gear-active = { $name }, activa
gear-blocked = { $name }, activa, no se puede usar: { $why }
gear-spent = { $name }, usada
gear-idle = { $name }, inactiva

## Medallas y pilas

# $name es la figura a la que pertenece la ficha.
medal-prowess = Ficha Valor de { $name }, boca abajo
medal-prowess-open = Ficha Valor de { $name }, vale { $value }
medal-prowess-gone = Ficha Valor de { $name }, perdida
medal-honor =
    { $count ->
        [one] Honor de las Armas
       *[other] Honor de las Armas: { $count }
    }
medal-trophy =
    { $count ->
        [one] 1 ficha Valor ganada
       *[other] { $count } fichas Valor ganadas
    }
# $pile es uno de los nombres siguientes.
pile-counted = { $pile }: { $count }
pile-deck = Mazo
pile-discard = Pila de descarte
pile-hand = Mano
pile-tiles = Tarjetas
pile-tile-discard = Tarjetas descartadas
pile-tokens = Fichas Ars Bellica
pile-token-discard = Fichas descartadas
pile-relics = Reliquias
pile-relic-discard = Reliquias descartadas

## La página que muestra todas las piezas

pieces-title = Cartas y piezas
pieces-zoom = Ampliación
pieces-normal = Base, Avanzada, Héroe, dorso
pieces-halves = Dos mitades: dos cartas contiguas completan el escudo
pieces-mini = Pequeñas
pieces-relics = Reliquias
pieces-tokens = Fichas Ars Bellica
pieces-tokens-legend = Octógono: un bonus para una Línea. Redonda: una Habilidad. Banderín: se juega en otro momento.
pieces-medals = Valor y Honor
pieces-strong = Dado Fuerte
pieces-risky = Dado Riesgoso
pieces-tiles = Tarjetas Salta-Tiempo
pieces-wheel = Engranaje del Tiempo
pieces-turn = Insertar una tarjeta
pieces-eras = Eras: color, forma, trama, número
pieces-states = Estados
pieces-piles = Pilas
pieces-units = Todas las Unidades
pieces-state-legal = se puede elegir
pieces-state-selected = elegida
pieces-state-hovered = bajo el cursor
pieces-state-disabled = ahora no
pieces-state-struck = dañada
pieces-state-defeated = derrotada
pieces-state-hidden = oculta
pieces-state-planned = prevista
pieces-state-linked = vinculada
pieces-state-fought = Línea en combate
pieces-state-broken = Vínculo roto
