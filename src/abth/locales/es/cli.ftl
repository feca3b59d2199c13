### The command line: help, complaints and the plain output of the commands. Names of commands and
### options, such as --resume, are never translated.

## All commands
cli-about = A Battle Through History: juega al juego de mesa, organiza partidas en tu servidor o deja que jueguen los bots.

# $cards, $help: command lines
cli-try = Prueba { $cards }, o { $help } para ver cómo se usa una orden.
cli-usage = Uso:
cli-options = Opciones
cli-arguments = Argumentos
cli-commands = Órdenes
cli-default = [por defecto: {"{}"}]
cli-required = [obligatorio]
cli-examples = Ejemplos
cli-bots = Bots
cli-help = Mostrar esta ayuda y salir.
cli-show-completion = Mostrar el script que completa las órdenes en un shell.
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
cli-needs-extra = Esta orden necesita paquetes que no están instalados: { $command }
cli-cannot-write = no se ha podido escribir: { $error }
cli-reading-input = Leyendo JSON de la entrada estándar; termina con Ctrl-D.

## abth version
cli-version = Mostrar la versión y si las reglas están compiladas.
cli-version-compiled = reglas compiladas
cli-version-interpreted = reglas interpretadas

## abth play
cli-play = Jugar una partida en el terminal, con amigos en una misma pantalla o contra bots.
cli-play-players = Sitios; los que no ocupa nadie son para bots.
cli-play-people = Cuántas personas juegan.
cli-play-names = Los nombres de las personas.
cli-play-bots = Los bots, por orden de sitio; dos soldados si juegas en solitario.
cli-play-seed = Con el mismo número salen los mismos dados y los mismos robos.
cli-play-resume = Reanudar una partida guardada.
cli-play-save = Dónde se guarda la partida.
cli-play-plain = Solo texto: sin colores ni dibujos; para lectores de pantalla y tuberías.
cli-play-needs-colors = Los colores y los dibujos necesitan un paquete más: { $command }
cli-play-example-alone = tú contra dos soldados
cli-play-example-two = dos personas en una pantalla
cli-play-example-duel = uno contra uno
cli-play-example-resume = reanudar una partida guardada
cli-play-example-plain = una partida como texto
cli-play-save-exists = --save: { $file } ya existe; con --resume la reanudas
cli-play-seats-wrong = --players: { $seats } sitios para { $people } personas; se juega de 2 a 5
cli-play-people-wrong = --people: { $people }, pero hay { $names } nombres
cli-play-names-twice = --names: cada nombre una sola vez, y ninguno vacío
cli-play-name-wrong = --names: «{ $name }» es demasiado largo o no se puede mostrar

## abth battle
cli-battle =
    Resolver una batalla con los dados que indiques o calcular sus probabilidades exactas.

    Lee una batalla como objeto JSON y muestra la respuesta,
    o una lista de batallas, en el mismo orden.
cli-battle-example-odds = Las probabilidades de dos Unidades Base contra dos vinculadas, con todas las tiradas:
cli-battle-example-dice = Si indicas los dados, la batalla se libra y se narra; añade, por ejemplo:
cli-battle-example-unit = Una Unidad propia, con una ficha:
cli-battle-example-edition = La edición alemana y una regla de la casa:
cli-battle-why = Con dados: decir también por qué la batalla acabó así.
cli-battle-relaunch =
    Volver a tirar también cuenta: las Unidades del Tablero siguen la regla;
    quienes juegan ("defender_is": "player") deciden lo que más les conviene.

## abth simulate
cli-simulate = Jugar partidas enteras entre bots y mostrar quién ganó.
cli-simulate-games = Cuántas partidas.
cli-simulate-players = Sitios en la mesa.
cli-simulate-bots = Quién juega: se sientan por orden y avanzan un sitio en cada partida. NAME:key=value fija una opción, module:Class o ./file.py:Class es un bot propio.
cli-simulate-seed = El mismo número da las mismas partidas.
cli-simulate-processes = Cuántos procesos se reparten el trabajo.
cli-simulate-save = Guardar ahí el registro de cada partida.
cli-simulate-note = El mismo --seed da las mismas partidas con cualquier número de procesos.
cli-simulate-interrupted = Interrumpido tras { $played } de { $games } partidas.
cli-matches = partidas
cli-column-bot = Bot
cli-column-wins = Victorias
cli-column-share = Porcentaje
cli-column-mean = Media de puntos
cli-column-least = Mín.
cli-column-most = Máx.

# $players, $shared (number): players per match; matches won by several
cli-simulate-total =
    { $matches ->
        [one] 1 partida de { $players } participantes; victorias compartidas: { $shared }
       *[other] { $matches } partidas de { $players } participantes; victorias compartidas: { $shared }
    }

# $endings: the message after the next
cli-simulate-board = Batallas contra el Tablero: { $endings }
cli-simulate-challenges = Desafíos: { $endings }
cli-simulate-endings = gana el Atacante { $attacker }, el Defensor { $defender }, nadie { $nobody }
cli-simulate-speed = { $seconds } s, { $speed } decisiones por segundo
cli-digest = Huella { $digest }

## abth arena
cli-arena = Enfrentar a los bots entre sí: ratings, estadísticas y un informe.
cli-arena-bots = Quién juega. NAME:key=value fija una opción, module:Class o ./file.py:Class es un bot propio.
cli-arena-games = Cuántas partidas; se redondean hacia arriba a repartos completos. Si falta, 100; con --test, 4000 como máximo.
cli-arena-players = Sitios en la mesa; si falta, tantos como bots, 4 como máximo.
cli-arena-processes = Cuántos procesos se reparten el trabajo; si falta, uno por núcleo.
cli-arena-cluster = Jugar en este clúster Ray (auto: el de esta máquina, local: uno nuevo).
cli-arena-limit = Un bot que tarde más en una decisión queda eliminado.
cli-processor-time = Los presupuestos como ms=300 cuentan el tiempo de procesador de un bot, no el que transcurre.
cli-arena-out = Dónde se guardan las partidas y el informe.
cli-arena-note = ¿Se ha interrumpido? La misma orden sigue donde se quedó.
cli-arena-processes-or-cluster = --processes no se puede usar con --cluster, que tiene los suyos
cli-arena-stopped = Detenido tras { $played } de { $games } partidas; la misma orden sigue donde se quedó.
cli-arena-continues = { $folder }: ya hay { $played } de { $games } partidas; se continúa.
cli-arena-time-left = tiempo restante
cli-arena-fast = { $speed } partidas/s
cli-arena-slow = { $seconds } s/partida

# $why: report-why-…; $message: the error of the bot, in English
cli-arena-forfeit = partida { $match }: { $bot } queda eliminado: { $why }: { $message }
cli-arena-crash = la partida { $match } ha fallado: { $message }
cli-arena-more-forfeits = … más eliminaciones de { $bot }: consulta el informe
cli-arena-more-crashes = … más fallos: consulta el informe
cli-column-rating = Rating
cli-column-interval = Intervalo del 95 %
cli-column-score = Puntos
cli-column-place = Puesto
cli-column-forfeits = Eliminaciones
cli-from-to = de { $low } a { $high }

# $deals: how many deals, each played once from every seat; $share: a percentage
cli-arena-total = { $matches } partidas de { $players } participantes ({ $deals } repartos, cada uno desde { $players } sitios); cuota justa { $share }
cli-arena-wrong = Eliminaciones: { $forfeits }, fallos: { $crashes }
cli-arena-leader = Quien va en cabeza antes de la última Ronda gana el { $share } de las partidas
cli-arena-report = Informe: { $file }
cli-arena-lacking = Sin crear: { $what }. Para obtenerlo: { $command }
cli-arena-plots = los gráficos de { $file }

## abth replay
cli-replay =
    Volver a contar una partida guardada, con los puntos finales.

    Con --edition se detiene en la primera acción que la otra edición
    rechaza o que allí lleva a otra cosa.
cli-replay-file = Una partida guardada; - para la entrada estándar.
cli-replay-edition = Según otra edición: default, en, de, fr, it o es.
cli-replay-json = Mostrar la clasificación final en JSON.
cli-replay-brief = Contar cada turno en una línea.
cli-replay-brief-example = una línea por turno
cli-replay-why = Tras cada batalla, decir por qué acabó así.
cli-replay-why-example = con tres razones tras cada batalla
cli-replay-example = se detiene donde las reglas alemanas difieren

## abth verify
cli-verify =
    Comprobar que una partida se jugó con dados sin trampa.

    Repite la partida y recalcula cada tirada y cada robo. Termina con 0 si
    todo es correcto, con 1 si no, y con 2 si no hay prueba que comprobar.
cli-verify-file = La prueba de una partida; - para la entrada estándar.
cli-verify-commitment = El número que mostró la mesa antes de la partida; la prueba debe coincidir.
cli-verify-example = el número que mostró la mesa

# $complaint: what does not fit, in English
cli-verify-not-fair = { $file }: NO ES JUEGO LIMPIO: { $complaint }
cli-verify-checked = Tiradas y robos comprobados: { $draws }, en { $entries } entradas del registro.
cli-verify-first = Las primeras { $count } entradas vienen de otra partida.
cli-verify-prepared = { $count } de ellas las preparó el guion de una lección; solo las demás salieron de los dados.
cli-verify-unfinished = El registro termina antes que la partida.
cli-verify-promise = Compromiso: { $number }
cli-verify-seed = Partida duplicada, semilla «{ $seed }»
cli-verify-added = { $who } aportó: { $entropy }
cli-verify-nothing = nada
cli-verify-fair = Juego limpio: cada tirada y cada robo se derivan del secreto y de lo que aportó cada participante.

## abth cards
cli-cards = Mostrar las Unidades de la caja, o toda la caja en JSON.
cli-cards-name = Mostrar una carta con su nota histórica.
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
cli-card-printed = Fuente: { $source }

## abth score
cli-score =
    Sumar tus puntos según su origen.

    Lee un objeto JSON: cuántas Unidades Avanzadas y Héroes, los valores de
    las fichas Valor ganadas, Reliquias por Era, fichas Honor.
    Lo que falta cuenta 0.
cli-score-example = Los puntos de Tommy en el reglamento, 18:

## abth serve
cli-serve = Abrir un servidor para jugar en compañía, con el navegador o con programas.
cli-serve-host = La dirección en la que escucha; 0.0.0.0 para todas.
cli-serve-port = El puerto; 0 toma uno libre.
cli-serve-data = Dónde se guarda todo.
cli-serve-processes = En cuántos procesos piensan los bots.
cli-serve-bot = El nombre de otro bot en este servidor, y dónde está: NAME=./file.py:Class, NAME=module:Class o el nombre de uno instalado, con opciones si hacen falta. Repítelo para añadir más.
cli-serve-origin = Un sitio cuyas páginas pueden usar este servidor, además de las suyas.
cli-serve-allowed-host = Un nombre de este servidor, además de localhost y las direcciones IP; *.example.org para todos los que dependen de él, * para cualquiera.
cli-serve-trusted-proxy = Dirección o red de un proxy cuyo X-Forwarded-For se acepta.
cli-serve-base-path = La ruta bajo la que lo ofrece un proxy, por ejemplo /abth.
cli-serve-private = Enviar webhooks también a direcciones privadas y locales.
cli-serve-lab = El laboratorio de equilibrio en /lab, solo para los navegadores de este equipo.
cli-serve-log-format = Forma de las líneas del registro: text o json. No contienen direcciones ni secretos.
cli-bad-log-format = { $form } no es un formato de registro; hay text y json
cli-serve-open = Abrir el navegador.
cli-serve-note = Todo se guarda en un archivo. Ctrl-C detiene el servidor; las partidas siguen cuando vuelva a arrancar.

# $address: a web address; $file: where the data is
cli-serve-listening = abth te espera en { $address } y guarda sus datos en { $file }

## Quejas que solo hace la línea de órdenes; las demás están en errors.ftl

cli-cannot-make = no se puede crear: { error-system }
cli-cannot-use = no se puede usar: { error-system }
cli-cannot-listen = el servidor no puede escuchar ahí: { error-system }
cli-input-closed = la entrada estándar está cerrada

cli-content-not-toml = TOML no válido: { $detail }
cli-content-key = clave desconocida: «{ $key }»
cli-content-missing = falta { $key }
cli-content-number = { $key } debe ser un número de { $least } a { $most }
cli-content-numbers = { $key } debe ser una lista de números
cli-content-text = { $key } debe ser un texto de 1 a { $most } caracteres
cli-content-texts = { $key } debe ser una lista de textos
cli-content-id = { $key } «{ $value }» debe escribirse como «winged-hussars»
cli-content-choice = { $key } debe ser { $known }
cli-content-table = { $key } debe ser una tabla
cli-content-tables = { $key } debe ser una lista de tablas
cli-content-twice = el id «{ $id }» aparece dos veces
cli-content-dice = hacen falta dos dados, strong y risky
cli-content-actions = las cuatro acciones deben ser A, B, C y D
cli-content-era = las Unidades Avanzadas y los Héroes tienen una Era (era); las Unidades Base, no
cli-content-copies = solo las Unidades Base tienen copies
cli-content-tile = una tarjeta muestra dos Eras distintas
cli-content-token = una ficha tiene exactamente uno de modifier, ability y moment
cli-content-modifier = un modifier debe cambiar algo
cli-content-face = el id de una cara se compone de letras y cifras
cli-content-face-twice = el id de una cara aparece dos veces
cli-content-sides = un dado tiene seis caras
cli-content-needs-sabatons = la caja está incompleta: hacen falta cinco Sabaton
cli-content-needs-prowess = la caja está incompleta: cada Sabaton debe tener fichas Valor
cli-content-needs-base-units = la caja está incompleta: las Unidades Base de un Sabaton deben llenar una mano
cli-content-needs-elite-units = la caja está incompleta: cada Era debe tener Unidades Avanzadas para sus tres espacios
cli-content-needs-tiles = la caja está incompleta: hacen falta al menos tres tarjetas, dos en el engranaje y una para insertar
cli-content-needs-tokens = la caja está incompleta: hacen falta fichas para todos los espacios de ficha
cli-content-needs-relics = la caja está incompleta: hace falta una Reliquia por participante

cli-plan-players = una partida tiene de 2 a 5 participantes, no { $players }
cli-plan-limit = el tiempo por decisión debe ser mayor que 0 segundos
cli-plan-processor-time = «{ $bot }» solo cuenta el tiempo que transcurre
cli-plan-bots = escribe nombres separados por comas, por ejemplo { $example }
cli-plan-most-bots = { $most } bots como máximo, no { $count }
cli-plan-bot-twice = «{ $bot }» aparece dos veces; con más --players que bots, un bot ya ocupa varios sitios
cli-folder-no-plan = en esta carpeta hay partidas, pero falta { $plan }; elige otro --out
cli-folder-other-plan = aquí se empezó otra arena ({ $key } { $before }, no { $now }); elige otro --out
cli-folder-no-match = no es una partida de este plan
cli-folder-in-use = ahí ya hay otra arena en marcha; elige otro --out
cli-cluster-no-ray = Ray no está instalado; para conseguirlo: { $command }
cli-cluster-unreachable = no se puede conectar: { $detail }
cli-cluster-cannot-play = una máquina del clúster no puede jugar: { $detail }
cli-worker-failed = un proceso terminó con el código { $code } antes de su primera partida

cli-forfeit-slow = { $took } s para una decisión, { $limit } s permitidos
cli-forfeit-stopped = detenido tras los { $limit } s permitidos
cli-forfeit-silent = no paró tras los { $limit } s permitidos
cli-forfeit-no-number = la respuesta no era el número de una acción, sino { $kind }
cli-crash-worker = el proceso terminó con el código { $code }
cli-crash-worker-thinking = el proceso terminó con el código { $code } mientras { $bot } pensaba
cli-crash-cluster = el clúster perdió la partida: { $error }

cli-unfair-commitment = el secreto no corresponde al compromiso
cli-unfair-other-commitment = la prueba es de otro compromiso: { $number }
cli-unfair-seed = el secreto no corresponde a la semilla
cli-unfair-draw = los dados dan «{ $action }»
cli-unfair-script = el guion de la lección dice «{ $action }»
cli-unfair-no-draw = aquí le tocaba al azar, y los dados dan «{ $action }»

cli-serve-data-default = tu carpeta de datos
cli-serve-newer-data = escrito por una versión más reciente de abth; actualiza abth para abrirlo

## abth practice
cli-practice = Resolver ejercicios de partidas reales y ver cuánto vale cada opción.
cli-practice-kind = Solo ejercicios de este tipo: line-up, token, fight o era.
cli-practice-level = El nivel, de 1 a 10; sin él, el que marcan tus respuestas.
cli-practice-example-kind = solo despliegues
cli-practice-example-level = difíciles, en alemán
# $letters: the letters of the choices
cli-practice-ask = Tu elección ({ $letters }), o q para terminar:
cli-practice-again = Escribe { $letters } o q.
