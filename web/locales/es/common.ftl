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
nav-watch = Mirar
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
notice-challenged = Recibes un desafío: { $table }

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
name-elsewhere = Ya he jugado en otro sitio
phrase-title = Tu frase de recuperación
phrase-hint = Con estas palabras sigues con tu nombre en otro navegador. Quien las conozca puede jugar en tu lugar: guárdalas bien.
phrase-done = La he guardado
phrase-show = Mostrar la frase
phrase-later = La recibes con tu primera partida.
phrase-not-here = Se mostró en el navegador en el que empezaste.

## Sitios y bots

seat-open-name = Sitio libre
# Nombre por defecto de quien juega en la misma pantalla. $seat: número del sitio, desde 1.
seat-guest = Persona { $seat }
bot-recruit = Recluta
bot-soldier = Soldado
bot-captain = Capitán
bot-general = General
bot-recruit-character = Primer día en filas: hace cualquier cosa permitida.
bot-soldier-character = Toma lo que tiene más cerca y no hace preguntas.
bot-captain-character = Calcula cada dado antes de que se lance.
bot-general-character = Libra la guerra mil veces en la mente antes del primer disparo.

## Relojes

clock-none = Sin reloj
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

problem-unknown = Aquí no hay tal cosa, o no la puedes ver.
problem-not-allowed = Eso no está permitido en esta mesa.
problem-not-the-host = Solo puede hacerlo quien abrió la mesa.
problem-not-your-seat = Ese no es tu sitio.
problem-taken = Este sitio está ocupado.
problem-not-open = La partida ha empezado, o la mesa está cerrada.
problem-not-ready = La partida solo puede empezar con todos los sitios ocupados.
problem-not-playing = La partida no está en juego.
problem-not-over = La partida no ha terminado todavía.
problem-away = Ahora un bot juega en este sitio. Recupéralo primero.
problem-stale = Entretanto la partida ha seguido. Vuelve a mirar.
problem-too-many = No tan deprisa. Espera un momento.
problem-too-large = Es demasiado largo.
problem-other-protocol = El juego se ha renovado. Vuelve a cargar la página.
problem-offline = El servidor no responde. Inténtalo de nuevo.
problem-failed = Algo ha salido mal en el servidor; nada ha cambiado.
problem-busy = El servidor está ocupado. Inténtalo de nuevo en un momento.
problem-unauthenticated = Aquí el servidor no te conoce.
problem-unknown-phrase = Nadie tiene esta frase de recuperación. Busca una errata.
problem-malformed = El servidor no puede hacer nada con eso.
problem-illegal = Ahora no es posible.
problem-foreign-origin = Las páginas de otros sitios no pueden hablar con este servidor.
problem-method-not-allowed = El servidor no puede hacer nada con eso.
problem-too-slow = Ha tardado demasiado. Vuelve a cargar la página.
problem-hello-first = Algo ha fallado en la conexión. Vuelve a cargar la página.
problem-already-here = Algo ha fallado en la conexión. Vuelve a cargar la página.
problem-not-here = Algo ha fallado en la conexión. Vuelve a cargar la página.
problem-no-question = Ya nadie espera esta respuesta.
problem-bad-log = Este no es el registro de una partida terminada.
problem-no-such-moment = La partida no tiene ese momento.
problem-no-dice = Una partida importada no dice qué harían después sus dados.
problem-bad-address = Los avisos van a una dirección pública de Internet que empieza por https:// o http://, sin nombre de usuario ni contraseña.
# Según lo que dice el servidor en inglés; $what es el número que contiene.
problem-nobody-has-more-than-what-tokens = Nadie tiene más de { $what } claves.
problem-you-have-what-open-tables-close-some-of-them = Tienes { $what } mesas abiertas. Cierra algunas.
problem-you-have-asked-often-enough-play-on = Ya has preguntado bastante. Sigue jugando.
problem-too-many-newcomers-from-your-address-wait-a-minute = Llegan demasiadas personas a la vez desde tu dirección. Espera un minuto.
