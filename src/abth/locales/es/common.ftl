### Palabras de todas las páginas: navegación, nombres, problemas.

title = A Battle Through History
# Título de la pestaña del navegador. $page: el nombre de la página o de la mesa.
page-title = { $page } · A Battle Through History
# Título de la pestaña cuando hay que actuar. $table: el nombre de la mesa.
title-your-turn = Te toca · { $table }

footer = Obra de aficionados, no oficial. Iconos de Lorc, Delapouite y más, game-icons.net, CC BY 3.0.

## Navegación

menu = Menú
skip-to-content = Ir al contenido
nav-play = Jugar
nav-matches = Mis partidas
nav-watch = Ver
nav-odds = Probabilidades
nav-rules = Reglas
nav-leaders = Clasificación
nav-about = Acerca de
nav-settings = Ajustes
theme-to-light = Tema claro
theme-to-dark = Tema oscuro
language = Idioma

## Avisos de otras mesas. $table: el nombre de la mesa.

notice-turn = Te toca: { $table }
notice-challenged = Te desafían: { $table }

## Palabras breves

close = Cerrar
cancel = Cancelar
copy = Copiar
copied = Copiado
again = Reintentar
waiting = Un momento…
yes = Sí
no = No
# $rounds: 6 u 8.
rounds = { $rounds } Rounds

## Quién soy

name-change = Cambiar tu nombre
name-title = Tu nombre
name-label = Nombre
name-hint = Así te ven los demás. No hace falta registrarse.
name-keep = Usar este nombre
name-elsewhere = He jugado en otro navegador
phrase-title = Tu frase de recuperación
phrase-hint = Con estas palabras puedes seguir con tu nombre en otro navegador. Quien las conozca puede jugar en tu lugar: guárdalas bien.
phrase-done = La he guardado
phrase-show = Mostrar la frase
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
bot-recruit-character = Primer día en filas: hace cualquier cosa, con tal de que esté permitida.
bot-soldier-character = Toma lo que tiene más cerca y no hace preguntas.
bot-captain-character = Calcula cada tirada antes de que rueden los dados.
bot-general-character = Libra la guerra mil veces en la mente antes del primer disparo.

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
left-days = { $days } d
left-hours = { $hours } h
problem-unforeseen = Algo ha salido mal. Inténtalo de nuevo.

## Problemas: por qué el servidor no hizo algo

problem-unknown = No existe o no puedes verlo.
problem-not-allowed = Eso no está permitido en esta mesa.
problem-not-the-host = Solo puede hacerlo quien abrió la mesa.
problem-not-your-seat = Ese no es tu sitio.
problem-taken = Este sitio está ocupado.
problem-not-open = La partida ya ha empezado, o la mesa está cerrada.
problem-not-ready = La partida solo puede empezar con todos los sitios ocupados.
problem-not-playing = Esta partida no está en curso.
problem-not-over = La partida no ha terminado todavía.
problem-away = Un bot está jugando en este sitio. Recupéralo primero.
problem-stale = La partida ha avanzado entretanto. Vuelve a comprobarlo.
problem-too-many = No tan deprisa. Espera un momento.
problem-too-large = Es demasiado largo.
problem-other-protocol = El juego se ha actualizado. Vuelve a cargar la página.
problem-offline = El servidor no responde. Inténtalo de nuevo.
problem-failed = Algo ha salido mal en el servidor. No ha cambiado nada.
problem-busy = El servidor está ocupado. Inténtalo de nuevo en un momento.
problem-unauthenticated = El servidor no te reconoce en este navegador.
problem-unknown-phrase = Nadie tiene esta frase de recuperación. Comprueba que esté bien escrita.
problem-malformed = El servidor no ha entendido la petición.
problem-illegal = Ahora no es posible.
problem-foreign-origin = Las páginas de otros sitios no pueden usar este servidor.
problem-method-not-allowed = El servidor no ha entendido la petición.
problem-too-slow = Ha tardado demasiado. Vuelve a cargar la página.
problem-hello-first = La conexión ha fallado. Vuelve a cargar la página.
problem-already-here = La conexión ha fallado. Vuelve a cargar la página.
problem-not-here = La conexión ha fallado. Vuelve a cargar la página.
problem-no-question = Esta respuesta ya no hace falta.
problem-bad-log = Este no es el registro de una partida terminada.
problem-no-such-moment = En la partida no existe ese momento.
problem-no-dice = En una partida importada no se puede saber qué saldría en los dados siguientes.
problem-bad-address = Los avisos solo van a una dirección pública que empiece por https:// o http://, sin nombre de usuario ni contraseña.
# Según lo que dice el servidor en inglés; $what es el número que contiene.
problem-too-many-tokens = Se pueden tener { $what } claves como máximo.
problem-too-many-tables = Tienes { $what } mesas abiertas. Cierra algunas.
problem-too-many-undo-requests = Ya has pedido deshacer demasiadas veces. Sigue jugando.
problem-too-many-newcomers = Llegan demasiados participantes nuevos a la vez desde tu red. Espera un minuto.
