### Palabras de todas las páginas: navegación, nombres, problemas.

title = A Battle Through History
# Título de la pestaña del navegador. $page: el nombre de la página o de la mesa.
page-title = { $page } · A Battle Through History
# Título de la pestaña cuando hay que actuar. $table: el nombre de la mesa.
title-your-turn = Te toca · { $table }

footer = Obra de aficionados, no oficial. Iconos de Lorc, Delapouite y otros autores, game-icons.net, CC BY 3.0.

## Navegación

menu = Menú
skip-to-content = Ir al contenido
nav-play = Jugar
nav-matches = Mis partidas
nav-watch = En directo
nav-odds = Probabilidades
nav-rules = Reglas
nav-leaders = Clasificación
nav-about = Acerca de
nav-settings = Ajustes
nav-match = Volver a la partida
theme-to-light = Tema claro
theme-to-dark = Tema oscuro
language = Idioma

## Avisos de otras mesas. $table: el nombre de la mesa.

notice-turn = Te toca: { $table }
notice-challenged = Te han desafiado: { $table }

## Palabras breves

labelled = { $name }: { $text }
in-series = { $before }; { $after }
close = Cerrar
cancel = Cancelar
copy = Copiar
copied = Copiado
again = Reintentar
waiting = Un momento…
yes = Sí
no = No
# $rounds: 6 u 8.
rounds = { $rounds } Rondas

## Quién soy

name-change = Cambiar de nombre
name-title = Tu nombre
name-label = Nombre
name-hint = Así te ven los demás. No hace falta registrarse.
name-keep = Guardar este nombre
name-elsewhere = He jugado en otro navegador
phrase-title = Tu frase de recuperación
phrase-hint = Escribe estas palabras en otro navegador para seguir jugando con tu nombre. Quien las conozca puede jugar en tu lugar: guárdalas bien. No se guardan en ningún sitio: apúntalas ahora.
phrase-done = Ya la he apuntado
phrase-later = La recibirás con tu primera partida.
phrase-not-here = Se mostró en el navegador en el que empezaste.

## Sitios y bots

seat-open-name = Sitio libre
# Nombre por defecto de quien juega en la misma pantalla. $seat: número del sitio, desde 1.
seat-guest = Participante { $seat }
bot-recruit = Recluta
bot-soldier = Soldado
bot-captain = Capitán
bot-general = General
bot-champion = Campeón
bot-recruit-character = Primer día en filas: hace cualquier cosa, mientras esté permitida.
bot-soldier-character = Carga contra lo que tiene más cerca y no hace preguntas.
bot-captain-character = Calcula cada tirada antes de que rueden los dados.
bot-general-character = Libra la guerra mil veces en su cabeza antes del primer disparo.
bot-champion-character = Sabe lo que vale un turno antes de que termine.
# A bot whose thinking time is not the usual one. $bot: its rank; $seconds: such as 0.1.
bot-with-time = { $bot } ({ $seconds } s)
# How long a bot thinks about each decision.
thinking-time = Reflexión
thinking-quick = Rápida
thinking-steady = Serena
thinking-thorough = Atenta
thinking-deep = Profunda
# $pace: such as Quick.
thinking-choice = { $pace } ({ $seconds } s)
thinking-seconds = { $seconds } s

## Relojes

clock-none = Sin límite de tiempo
# $seconds, $minutes, $days: tiempo para cada turno.
clock-seconds = { $seconds } segundos por turno
clock-minutes =
    { $minutes ->
        [one] 1 minuto por turno
       *[other] { $minutes } minutos por turno
    }
clock-days =
    { $days ->
        [one] 1 día por turno
       *[other] { $days } días por turno
    }
# Tiempo restante, muy breve.
left-days = { $days } d
left-hours = { $hours } h
problem-unforeseen = Algo ha salido mal. Inténtalo de nuevo.

## Problemas: por qué el servidor no hizo algo

problem-unknown = No existe, o no tienes permiso para verlo.
problem-not-allowed = Eso no está permitido en esta mesa.
problem-not-the-host = Solo puede hacerlo quien abrió la mesa.
problem-not-your-seat = Ese no es tu sitio.
problem-taken = Este sitio está ocupado.
problem-not-open = La partida ya ha empezado, o la mesa está cerrada.
problem-not-ready = La partida solo puede empezar con todos los sitios ocupados.
problem-not-playing = Esta partida no está en curso.
problem-not-over = La partida aún no ha terminado.
problem-away = Un bot está jugando en este sitio. Recupéralo primero.
problem-resigned = Has abandonado este sitio. Ahora juega un bot.
problem-too-early = Solo se puede llamar a un bot si alguien lleva un minuto ausente o se le ha acabado el tiempo.
problem-stale = Entretanto la partida ha avanzado. Échale otro vistazo.
problem-too-many = No tan deprisa. Espera un momento.
problem-too-large = Es demasiado largo.
problem-other-protocol = El juego se ha actualizado. Vuelve a cargar la página.
offline-notice = Sin conexión. Puedes leer las reglas; todo lo demás necesita el servidor.
problem-offline = El servidor no responde. Inténtalo de nuevo.
problem-failed = Algo ha salido mal en el servidor. No ha cambiado nada.
problem-busy = El servidor está ocupado. Inténtalo de nuevo dentro de un momento.
problem-stopping = El servidor se está reiniciando. Vuelve a conectarte en un momento.
problem-cannot-store = Ahora mismo el servidor no puede guardar nada.
problem-unauthenticated = El servidor no te reconoce en este navegador.
problem-unknown-phrase = Nadie tiene esta frase de recuperación. Comprueba que esté bien escrita.
problem-malformed = El servidor no ha entendido la petición.
problem-illegal = Ahora mismo no es posible.
problem-foreign-origin = Las páginas de otros sitios no pueden usar este servidor.
problem-foreign-host = Este servidor no responde al nombre «{ $host }». Quien lo administra puede permitirlo: abth serve --allowed-host { $host }
problem-method-not-allowed = El servidor no ha entendido la petición.
problem-too-slow = Ha tardado demasiado. Vuelve a cargar la página.
problem-hello-first = La conexión ha fallado. Vuelve a cargar la página.
problem-already-here = La conexión ha fallado. Vuelve a cargar la página.
problem-not-here = La conexión ha fallado. Vuelve a cargar la página.
problem-no-question = Esta respuesta ya no hace falta.
problem-bad-log = Este no es el registro de una partida terminada.
problem-no-such-moment = Ese momento de la partida no existe.
problem-no-such-battle = Esa batalla no existe en esta partida.
problem-no-dice = No se conocen las próximas tiradas ni los próximos robos de una partida importada, así que no se pueden repetir.
problem-bad-address = Los avisos solo pueden ir a una dirección pública que empiece por https:// o http://, sin nombre de usuario ni contraseña.
# Según lo que dice el servidor en inglés; $what es el número que contiene.
problem-too-many-tokens = Puedes tener { $what } claves como máximo.
problem-too-many-tables = Tienes { $what } mesas abiertas. Cierra algunas.
problem-too-many-matches = Ya tienes { $what } partidas en curso. Termina o cierra algunas.
problem-too-many-tables-today = Has creado { $what } mesas en un día. Sigue mañana.
problem-too-many-new-tables = Demasiadas mesas nuevas a la vez desde tu red. Espera un minuto.
problem-too-many-imports = Puedes guardar como máximo { $what } partidas importadas.
problem-log-too-long = No se puede importar una partida de más de { $what } entradas.
problem-log-too-many-returns = No se puede importar una partida que vuelve atrás más de { $what } veces.
problem-too-much-chat = Escribes demasiado rápido. Espera un momento.
problem-too-many-lines = Has escrito { $what } mensajes en esta mesa. No caben más.
problem-too-many-undo-requests = Ya has pedido deshacer demasiadas veces. Sigue jugando.
problem-too-many-newcomers = Llega demasiada gente nueva a la vez desde tu red. Espera un minuto.
problem-no-such-table = Esta mesa no existe o no puedes verla.
problem-no-such-seat = Ese sitio no existe.
problem-no-such-player = Ese perfil no existe.
problem-no-such-token = Esa clave no existe.
problem-no-such-device = No tienes la sesión abierta en ese dispositivo.
problem-no-such-page = Esa página no existe.
problem-no-secret = Envía esta cabecera: { $header }
problem-no-proof = Una partida importada no tiene prueba.
problem-own-view-only = Mientras dura la partida, solo la ves desde tus propios sitios.
problem-spectators-watch = El público solo puede mirar.
problem-no-spectators = Solo quienes juegan pueden ver esta partida.
problem-every-seat-taken = Ya no quedan sitios libres.
problem-seat-kept = Este sitio está reservado para otra persona.
problem-not-at-table = No tienes sitio en esta mesa.
problem-table-over = La partida de esta mesa ya ha terminado.
problem-rematch-players = Solo quienes han jugado pueden pedir la revancha.
problem-chat-players = Aquí solo pueden escribir quienes juegan y quien abrió la mesa.
problem-chat-off = Esta mesa no tiene chat.
problem-token-scope = Esta clave de bot no puede hacer eso.
problem-kicked = Quien abrió la mesa te ha expulsado.
problem-not-welcome = No puedes sentarte en esta mesa: alguien no quiere coincidir contigo.
problem-not-yourself = Esa persona eres tú.
problem-too-many-blocks = Puedes silenciar o bloquear a { $what } personas como máximo.
problem-too-many-reports = Hoy ya has enviado muchas denuncias. Sigue mañana.
problem-too-many-reviews = Has pedido muchos análisis. Espera unos minutos.
problem-no-review = Esta partida aún no se ha analizado.
problem-review-unfinished = La partida terminó antes de tiempo; solo se puede analizar una partida jugada hasta el final.
problem-other-box = Esta partida se jugó con una caja distinta de la de este servidor, así que no se puede abrir.

## Personas
former-player = Alguien que ya no está
player-menu-open = Silenciar, bloquear o denunciar a { $name }
player-menu-more = Silenciar, bloquear, denunciar…
player-menu-mute = Silenciar
player-menu-mute-note = Dejas de ver lo que escribe. No se enterará.
player-menu-mute-done = Ya no ves los mensajes de { $name }.
player-menu-unmute = Dejar de silenciar
player-menu-block = Bloquear
player-menu-block-note = No ves sus mensajes, y no puede sentarse donde juegas ni en tus mesas. No se enterará.
player-menu-block-done = Has bloqueado a { $name }.
player-menu-unblock = Dejar de bloquear
player-menu-lifted = Vuelves a leer a { $name } y a coincidir en las mesas.
player-menu-kick = Expulsar para siempre
player-menu-kick-note = Deja esta mesa y no puede volver a ella.
player-menu-kick-done = Has expulsado a { $name }.
player-menu-report = Denunciar: ¿qué ha pasado?
player-menu-report-note = Lo leen quien abrió la mesa y quien lleva el servidor.
player-menu-report-send = Enviar la denuncia
player-menu-report-done = Gracias. Tu denuncia se ha enviado.
reports-read = { $count ->
    [one] Leer una denuncia
   *[other] Leer { $count } denuncias
  }
reports-title = Denuncias
reports-about = Sobre { $name }
reports-by = De { $name }, { $ago }
new-chat = Chat
new-chat-players = Solo quienes juegan
new-chat-all = Todo el público
new-chat-off = Sin chat
problem-silenced = Quien gestiona este servidor te ha quitado el chat por ahora.
