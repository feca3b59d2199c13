### The balance lab: what changes when the numbers of a card change. “Points” are points of 100.


## What is measured; `abth compare` and its report say these, too

measure-fielded = batallas ganadas al desplegarla
measure-picked = elegida cuando está disponible
measure-owners = partidas ganadas por quien la tiene
measure-used = usada tras tomarla
measure-users = partidas ganadas por quien la usa
measure-order = partidas ganadas
measure-bot = partidas ganadas
measure-era = porcentaje de los saltos
measure-attackers = ganadas por el Atacante
measure-challenges = porcentaje de todas las batallas
# $place: from 1 to 5, in the order of play
subject-order =
    { $place ->
        [1] Primero en jugar
        [2] Segundo en jugar
        [3] Tercero en jugar
        [4] Cuarto en jugar
       *[5] Quinto en jugar
    }
subject-attackers-board = Batallas contra el Tablero
subject-attackers-players = Batallas entre participantes
subject-challenges = Desafíos
shift-more = más
shift-less = menos
shift-same = igual
shift-open = pendiente

## The numbers of a card

field-damage_icons = Daño que aguanta
field-link_left = Medio escudo izquierdo
field-link_right = Medio escudo derecho
field-none = ninguno
change-number = { $field } { $before } → { $after }

## The page

lab-title = Laboratorio de equilibrio
lab-over = Para quien gestiona el servidor · caja «{ $box }», tu copia
lab-undo = Deshacer todo
lab-export = Exportar como carpeta
lab-card = La carta
lab-values = Valores
lab-abilities = Habilidades
lab-shields = Medios escudos
lab-left = izquierdo
lab-right = derecho
lab-was = antes { $value }
# $field is one of the numbers of a card
lab-one-less = { $field }: uno menos
lab-one-more = { $field }: uno más
# $count numbers of a card were changed; $changes lists them
lab-changes =
    { $count ->
        [one] Un cambio: { $changes }
       *[other] { $count } cambios: { $changes }
    }
lab-unchanged = Tal como está impresa. Cambia un número para ver su efecto.
lab-others = También cambiadas: { $names }
lab-at-once = Al momento
lab-at-once-note = sola contra una Unidad: cálculo exacto, media de la Era
lab-role = Papel en la batalla
lab-attacking = Ataque
lab-defending = Defensa
lab-today = original
lab-changed = cambiada
# One sentence for the chart: the Era in which most changes; $before and $after of 100
lab-chart-said = { $name } gana { $after } de cada 100 contra la Era { $era }; tal como está impresa, { $before }.
lab-as-table = Mostrar como tabla
lab-of-100 = Batallas ganadas de cada 100
lab-wait = Mientras esperas
lab-wait-note = { $bot } en todos los sitios, { $players } participantes, los mismos repartos
lab-bot = Quién juega
lab-start = ¿Qué cambiaría?
lab-start-first = Cambia antes un número; luego se juegan los mismos repartos con el cambio y sin él.
lab-progress = { $done } de { $most } pares de partidas
lab-time-left = quedan unos { $minutes } min
lab-soon = queda menos de un minuto
lab-end-settled = Respondido tras { $done } pares de partidas.
lab-end-played = Jugados los { $done } pares de partidas; quedan respuestas pendientes.
lab-end-cancelled = Cancelado tras { $done } pares de partidas.
lab-end-failed = No se pudieron jugar las partidas: falló un bot o su proceso.
lab-stale = Estos resultados son de los números anteriores.
lab-points = puntos porcentuales
lab-no-change = sin cambio
lab-what = Qué
lab-answer = Respuesta
lab-from-to = de { $low } a { $high }
lab-too-few = aún muy pocos pares
lab-more = Mostrar los { $count } resultados
