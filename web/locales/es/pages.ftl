### Cálculo de probabilidades, perfiles, clasificación, reglas, ajustes, acerca de.

## Cálculo de probabilidades

calc-lead = Dispón dos despliegues y mira con exactitud cómo irá la batalla.
calc-attackers = Atacante
calc-defenders = Defensor
calc-clear = Despejar el campo
calc-empty = Elige Unidades abajo; la primera está en el Frente.
calc-waiting = Las probabilidades aparecen en cuanto ambos bandos tienen una Unidad.
# Para lectores de pantalla. $name: la Unidad.
calc-token = Ficha Ars Bellica para { $name }
calc-no-token = Sin ficha
# $chance: por ciento.
calc-falls = cae { $chance }
calc-wins-attacker = Gana el Atacante
calc-wins-defender = Gana el Defensor
calc-wins-annihilated = No queda nadie
calc-exact = Exactas, con todas las tiradas de los dados; se vuelve a tirar de la mejor manera.
calc-sampled = Halladas jugando la batalla muchas veces.
calc-side = La carta va al
calc-cards = Cartas
calc-era-0 = Base
calc-era-1 = Era I
calc-era-2 = Era II
calc-era-3 = Era III
calc-era-4 = Era IV
calc-defender-is = El Defensor es
calc-board = el Tablero
calc-player = una persona

## Perfiles y clasificación

player-title = Perfil
player-bot = Un bot
player-results = Partidas
player-no-results = Aún no hay partidas terminadas.
player-rivals = Contra otras personas
player-no-rivals = Aún nadie con quien haya repetido.
# $ahead: terminadas con más puntos, $behind: con menos.
player-rival =
    { $matches ->
        [one] 1 partida, { $ahead } por delante, { $behind } por detrás
       *[other] { $matches } partidas, { $ahead } por delante, { $behind } por detrás
    }
leaders-lead = Los niveles cambian con cada partida terminada; los bots juegan en la misma lista.
leaders-empty = Nadie ha terminado aún una partida. El primer puesto te espera.
leaders-place = Puesto
leaders-name = Nombre
leaders-rating = Nivel
leaders-matches = Partidas
leaders-wins = Ganadas

## Reglas

rules-lead = Cada regla tiene un número. Cuando el juego rechaza algo, nombra la regla.
rules-search = Buscar en las reglas
rules-found =
    { $count ->
        [one] 1 regla
       *[other] { $count } reglas
    }
rules-none = Ninguna regla contiene todas estas palabras.
rules-groups = Capítulos
rules-group-term = Términos
rules-group-setup = Preparación
rules-group-round = Secuencia de juego
rules-group-travel = Fase 1: viajar en el tiempo
rules-group-conq = Fase 2: contra el Tablero
rules-group-eng = Condiciones de enfrentamiento
rules-group-reinf = Refuerzos
rules-group-link = Vínculos
rules-group-assault = Ataque
rules-group-token = Fichas Ars Bellica
rules-group-dice = Dados
rules-group-battle = Líneas de Combate
rules-group-dmg = Daños y derrota
rules-group-abil = Habilidades especiales
rules-group-vict = Victoria en batalla
rules-group-reward = Recompensas
rules-group-challenge = Desafíos
rules-group-restore = Fase 3: restauración
rules-group-hero = Héroes
rules-group-relic = Reliquias
rules-group-deck = Mazos y pilas agotados
rules-group-score = Puntuación
rules-group-r = Decisiones donde el texto deja un hueco
rules-group-d = Qué se decide y cuándo

## Ajustes

settings-lead = Se guardan en este navegador.
settings-look = Aspecto y sonido
settings-theme = Tema
theme-auto = Como el sistema
theme-dark = Oscuro
theme-light = Claro
settings-language = Idioma
settings-speed = Velocidad de las batallas
settings-speed-hint = Puedes saltar cualquier batalla hasta el final.
# $speed: 1, 2 o 4.
speed = { $speed }×
settings-motion = Movimiento
settings-motion-hint = «En calma» cuenta la misma historia con palabras, sin vuelos ni giros.
motion-full = Completo
motion-reduced = En calma
settings-sound = Sonido
settings-sound-hint = Madera, latón y papel. Ni gritos ni disparos.
settings-notices = Avisos
settings-notices-hint = El navegador te avisa cuando te toca mientras miras otra cosa.
settings-notices-allow = Permitir avisos
settings-notices-on = Los avisos están permitidos
settings-notices-blocked = El navegador no permite avisos para esta página.
settings-you = Tú
settings-kept = Guardado.
# $name: quien juega.
settings-recovered = Qué alegría verte de nuevo, { $name }.
programs-title = Programas y avisos
programs-later = Desde tu primera partida, un programa puede jugar en tu nombre y los avisos pueden ir adonde quieras.
tokens-title = Claves para bots
tokens-hint = Con una clave un programa juega en tu nombre: guárdala en secreto. Revócala cuando ya no la necesites.
tokens-docs = Qué pueden hacer los programas
tokens-none = No has creado ninguna clave.
tokens-made-on = Creada el { $date }
tokens-label = ¿Para qué es?
tokens-make = Crear una clave
tokens-once = El secreto de { $label }. Solo se muestra esta vez.
tokens-secret = Secreto de { $label }
tokens-revoke = Revocar
tokens-revoke-this = Revocar { $label }
tokens-gone = { $label } ya no abre nada.
webhook-title = Avisos por webhook
webhook-hint = Cada vez que tienes que decidir, el servidor envía un aviso a esta dirección.
webhook-label = Dirección
webhook-set = Guardar la dirección
webhook-remove = Quitar
webhook-key = Clave del webhook
webhook-once = Con esta clave va firmado cada aviso. Solo se muestra esta vez.
webhook-gone = Ya no se envían avisos.
recover-title = Ya he jugado en otro sitio
recover-hint = Tu frase de recuperación trae tu nombre y tus partidas a este navegador.
recover-label = Frase de recuperación
recover-go = Seguir con mi nombre

## Acerca de

about-lead = Un juego de mesa sobre batallas que nunca se cruzaron, como software para todos.
about-fan-title = Obra de aficionados, no oficial
about-fan = Esta es una obra de aficionados, no oficial. No está hecha, respaldada ni pagada por la editorial ni por los autores del juego de mesa, ni por la banda que lo inspiró.
about-fan-ours = Las reglas, las figuras y los nombres se conservan; cada frase, imagen y sonido de aquí es nuestro. Si te gusta el juego, compra la caja: en compañía, alrededor de una mesa, es aún mejor.
about-fair-title = Dados limpios
about-fair = Antes de una partida el servidor sella un secreto y muestra su sello, y cada persona añade un azar propio. Todos los dados y robos se derivan de ambos. Cuando la partida termina, el secreto se abre y cualquiera puede comprobar cada tirada.
about-you-title = Qué se guarda de ti
about-you = Un nombre a tu elección, tus partidas y nada más. Ni dirección, ni contraseña, ni rastreo; nada se carga de otros sitios.
about-credits-title = Créditos
# $site: enlace a game-icons.net; $licence: enlace a la licencia.
about-icons = Iconos de Lorc, Delapouite y más, { $site }, usados con licencia { $licence }; los hemos coloreado, recortado y combinado.
about-fonts = Tipos de letra con licencia SIL Open Font License 1.1:
about-art = Las escenas de las cartas, los escudos, las tramas, la rueda y la carta náutica están dibujados para este juego.
about-code-title = Programas
about-code = El motor, los bots y este cliente son software libre con licencia MIT.
about-api = Escribe tu propio bot: la interfaz para programas
