### The command line: help, complaints and the plain output of the commands. Names of commands and
### options, such as --resume, are never translated.

## All commands
cli-about = A Battle Through History: el juego de mesa como programa.

# $cards, $help: command lines
cli-try = Prueba { $cards } o { $help } para ver cómo se usa una orden.
cli-usage = Uso:
cli-options = Opciones
cli-arguments = Argumentos
cli-commands = Órdenes
cli-default = [por defecto: {"{}"}]
cli-required = [obligatorio]
cli-examples = Ejemplos
cli-bots = Bots
cli-help = Mostrar esta ayuda y salir.
cli-install-completion = Instalar el autocompletado para este shell.
cli-show-completion = Mostrar el script de autocompletado para este shell.
cli-content = Jugar con la caja de esta carpeta en lugar de la impresa.
cli-lang = El idioma: en, de, fr, it o es. Si falta, el de tu sistema.
cli-version-option = Mostrar la versión y salir.
cli-file = Un archivo JSON; si falta, la entrada estándar.
cli-json = Mostrar el resultado en JSON.
cli-rounds = 6, u 8 para una campaña larga.
cli-edition = Las reglas: default, en, de, fr, it o es.

# What stands for a value in the help
cli-meta-file = ARCHIVO
cli-meta-folder = CARPETA
cli-meta-names = NOMBRE,…
cli-meta-seconds = SEGUNDOS
cli-meta-address = DIRECCIÓN
cli-meta-options = [OPCIONES]
cli-meta-command = ORDEN [ARGUMENTOS]...

# Complaints about the command line; $option, $command, $value: what was typed
cli-bad-no-option = No existe la opción { $option }
cli-bad-no-option-like = No existe la opción { $option } (posibles: { $possible })
cli-bad-no-command = No existe la orden { $command }
cli-bad-missing = Falta { $option }
cli-bad-extra = Sobra un argumento: { $value }
cli-bad-needs-value = { $option } necesita un valor
cli-bad-takes-no-value = { $option } no admite ningún valor
cli-bad-value = Valor no válido para { $option }: { $value }
cli-bad-language = --lang: no hay ningún idioma «{ $choice }»; hay { $known }
cli-cannot-write = no se puede escribir: { $error }
cli-reading-input = Leyendo JSON de la entrada estándar; termina con Ctrl-D.

## abth version
cli-version = Mostrar la versión y si las reglas están compiladas.
cli-version-compiled = reglas compiladas
cli-version-interpreted = reglas interpretadas

## abth play
cli-play = Jugar una partida en el terminal, con amigos en una misma pantalla o contra bots.
cli-play-players = Plazas; las que no ocupa nadie son para bots.
cli-play-people = Cuántas personas juegan.
cli-play-names = Los nombres de las personas.
cli-play-bots = Los bots, por orden; dos soldados si juegas en solitario.
cli-play-seed = El mismo número repite los mismos dados y robos.
cli-play-resume = Reanudar una partida guardada.
cli-play-save = Dónde se guarda la partida.
cli-play-example-alone = tú contra dos soldados
cli-play-example-two = dos personas en una pantalla
cli-play-example-duel = uno contra uno
cli-play-example-resume = reanudar una partida guardada
cli-play-save-exists = --save: { $file } ya existe; con --resume la reanudas
cli-play-seats-wrong = --players: { $seats } plazas para { $people } personas; se juega de 2 a 5
cli-play-people-wrong = --people: { $people }, pero hay { $names } nombres
cli-play-names-twice = --names: cada nombre una sola vez, y ninguno vacío
cli-play-name-wrong = --names: «{ $name }» es demasiado largo o no se puede mostrar

## abth battle
cli-battle =
    Resolver una batalla con dados dados o calcular sus probabilidades exactas.

    Lee una batalla como objeto JSON y muestra la respuesta,
    o una lista de batallas, en el mismo orden.
cli-battle-example-odds = Las probabilidades de dos Unidades Base contra dos vinculadas, con todas las tiradas:
cli-battle-example-dice = Con dados dados la batalla se libra y se cuenta; añade, por ejemplo:
cli-battle-example-unit = Una Unidad propia, con una ficha:
cli-battle-example-edition = La edición alemana y una regla de la casa:
cli-battle-relaunch =
    Las repeticiones cuentan: las Unidades del tablero siguen la regla;
    quienes juegan ("defender_is": "player") deciden lo que más les conviene.

## abth simulate
cli-simulate = Jugar partidas enteras entre bots y mostrar quién ganó.
cli-simulate-games = Cuántas partidas.
cli-simulate-players = Plazas en la mesa.
cli-simulate-bots = Quién juega: se reparten por orden, una plaza más allá en cada partida. NAME:key=value fija una opción, module:Class es un bot propio.
cli-simulate-seed = El mismo número da las mismas partidas.
cli-simulate-processes = Cuántos procesos se reparten el trabajo.
cli-simulate-save = Guardar ahí el registro de cada partida.
cli-simulate-note = El mismo --seed da las mismas partidas con cualquier número de procesos.
cli-simulate-interrupted = Interrumpido tras { $played } de { $games } partidas.
cli-matches = partidas
cli-column-bot = Bot
cli-column-wins = Victorias
cli-column-share = Parte
cli-column-mean = Media de puntos
cli-column-least = Mín.
cli-column-most = Máx.

# $players, $shared (number): players per match; matches won by several
cli-simulate-total = { $matches } partidas de { $players }; victorias compartidas: { $shared }

# $endings: the message after the next
cli-simulate-board = Batallas contra el tablero: { $endings }
cli-simulate-challenges = Batallas entre jugadores: { $endings }
cli-simulate-endings = ganadas por el Atacante { $attacker }, por el Defensor { $defender }, por nadie { $nobody }
cli-simulate-speed = { $seconds } s, { $speed } decisiones por segundo
cli-digest = Resumen { $digest }

## abth arena
cli-arena = Hacer que los bots jueguen entre sí: puntuaciones, estadísticas y un informe.
cli-arena-bots = Quién juega. NAME:key=value fija una opción, module:Class es un bot propio.
cli-arena-games = Cuántas partidas, redondeadas a repartos enteros.
cli-arena-players = Plazas en la mesa; si falta, tantas como bots, 4 como máximo.
cli-arena-processes = Cuántos procesos se reparten el trabajo; si falta, uno por núcleo.
cli-arena-cluster = Jugar en este clúster Ray (auto: el de esta máquina, local: uno nuevo).
cli-arena-limit = Un bot que piense más tiempo en una decisión queda eliminado.
cli-arena-out = Adónde van las partidas y el informe.
cli-arena-note = ¿Interrumpido? La misma orden continúa donde se detuvo.
cli-arena-processes-or-cluster = --processes no va con --cluster, que tiene los suyos
cli-arena-stopped = Detenido tras { $played } de { $games } partidas; la misma orden continúa.
cli-arena-continues = { $folder }: ya hay { $played } de { $games } partidas; se continúa.
cli-arena-time-left = tiempo restante
cli-arena-fast = { $speed } partidas/s
cli-arena-slow = { $seconds } s/partida

# $why: report-why-…; $message: the error of the bot, in English
cli-arena-forfeit = partida { $match }: { $bot } queda eliminado: { $why }: { $message }
cli-arena-crash = la partida { $match } ha fallado: { $message }
cli-arena-more-forfeits = … más eliminaciones de { $bot }: véase el informe
cli-arena-more-crashes = … más fallos: véase el informe
cli-column-rating = Rating
cli-column-interval = Intervalo del 95 %
cli-column-score = Puntos
cli-column-place = Puesto
cli-column-forfeits = Eliminaciones
cli-from-to = de { $low } a { $high }

# $deals: how many deals, each played once from every seat; $share: a percentage
cli-arena-total = { $matches } partidas de { $players } ({ $deals } repartos, cada uno desde { $players } plazas); parte justa { $share }
cli-arena-wrong = Eliminaciones: { $forfeits }, fallos: { $crashes }
cli-arena-leader = Quien va en cabeza antes del último Round gana el { $share } de las partidas
cli-arena-report = Informe: { $file }
cli-arena-lacking = No se ha hecho: { $what }. Para tenerlo: { $command }
cli-arena-plots = los gráficos de { $file }

## abth replay
cli-replay =
    Volver a contar una partida guardada, con los puntos finales.

    Con --edition se detiene en la primera acción que la otra edición
    rechaza o que allí lleva a otra cosa.
cli-replay-file = Una partida guardada; - para la entrada estándar.
cli-replay-edition = Según otra edición: default, en, de, fr, it o es.
cli-replay-json = Mostrar la clasificación final en JSON.
cli-replay-example = se detiene donde difieren las reglas alemanas

## abth verify
cli-verify =
    Comprobar que los dados de una partida fueron limpios.

    Repite la partida y recalcula cada tirada y cada robo. Termina con 0 si
    todo es correcto, con 1 si no, y con 2 si no hay prueba que comprobar.
cli-verify-file = La prueba de una partida; - para la entrada estándar.
cli-verify-commitment = El número que mostró la mesa antes de la partida; la prueba debe coincidir.
cli-verify-example = el número que mostró la mesa

# $complaint: what does not fit, in English
cli-verify-not-fair = { $file }: NO ES LIMPIO: { $complaint }
cli-verify-checked = Tiradas y robos comprobados: { $draws }, en { $entries } entradas del registro.
cli-verify-first = Las primeras { $count } entradas vienen de otra partida.
cli-verify-unfinished = El registro termina antes que la partida.
cli-verify-promise = Compromiso: { $number }
cli-verify-seed = Mismo reparto, semilla «{ $seed }»
cli-verify-added = { $who } añadió: { $entropy }
cli-verify-nothing = nada
cli-verify-fair = Limpio: cada tirada y cada robo se siguen del secreto y de lo que añadieron los jugadores.

## abth cards
cli-cards = Mostrar las Unidades de la caja, o toda la caja en JSON.
cli-cards-name = Mostrar una carta con su nota.
cli-cards-era = Solo las Unidades de esta Era.
cli-cards-rank = Solo las Unidades de este rango.
cli-cards-sort = Orden; primero los números más altos.
cli-cards-json = Mostrar toda la caja en JSON.
cli-cards-json-alone = muestra toda la caja y va sola
cli-cards-example-elite = las Unidades Avanzadas de la Edad Media
cli-cards-example-close = primero las más fuertes en Cuerpo a Cuerpo
cli-cards-example-name = una carta, por id, título u otro nombre
cli-cards-example-json = toda la caja, para programas
cli-cards-count =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
cli-column-card = Carta
cli-column-rank = Rango
cli-column-damage = Daño
cli-column-links = Vínculos
cli-column-icons = Iconos
cli-rank-base = Base
cli-rank-elite = Avanzada
cli-rank-hero = Héroe
cli-kind-base = Unidad Base, { $copies } por Sabaton
cli-kind-elite = Unidad Avanzada, Era { $era }
cli-kind-hero = Héroe, Era { $era }

# $values: unit-values; $damage: unit-damage
cli-card-numbers = { $values }; { $damage }
cli-card-shields = Medios escudos (izquierda, derecha): { $shields }
cli-card-icons = Iconos: { $icons }
cli-card-aliases = También llamada { $names }

# $source: where the card is printed, in English
cli-card-printed = Conocida por: { $source }

## abth score
cli-score =
    Sumar los puntos de un jugador según su origen.

    Lee un objeto JSON: cuántas Unidades Avanzadas y Héroes, los valores de
    las fichas Valor ganadas, Reliquias por Era, fichas Honor.
    Lo que falta cuenta 0.
cli-score-example = Los puntos de Tommy en el reglamento, 18:

## abth serve
cli-serve = Permitir que la gente se encuentre y juegue, en el navegador o con programas.
cli-serve-host = La dirección en la que escucha; 0.0.0.0 para todas.
cli-serve-port = El puerto; 0 toma uno libre.
cli-serve-data = Dónde se guarda todo.
cli-serve-processes = En cuántos procesos piensan los bots.
cli-serve-origin = Un sitio cuyas páginas pueden usar este servidor, además de las suyas.
cli-serve-private = Enviar webhooks también a direcciones privadas y locales.
cli-serve-open = Abrir el navegador.
cli-serve-note = Todo se guarda en un archivo. Ctrl-C detiene el servidor; las partidas siguen cuando vuelve a arrancar.

# $address: a web address; $file: where the data is
cli-serve-listening = abth está en { $address } y guarda sus datos en { $file }
