### Cálculo de probabilidades, perfiles, clasificación, reglas, ajustes, acerca de.

## Cálculo de probabilidades

calc-lead = Prepara dos despliegues y descubre las probabilidades exactas de la batalla.
calc-attackers = Atacante
calc-defenders = Defensor
calc-clear = Vaciar todo
calc-empty = Elige Unidades abajo; la primera está en el Frente.
calc-waiting = Las probabilidades aparecen en cuanto ambos bandos tienen una Unidad.
# Para lectores de pantalla. $name: la Unidad.
calc-token = Ficha Ars Bellica para { $name }
calc-no-token = Sin ficha
# $chance: por ciento.
calc-falls = derrotada: { $chance }
calc-wins-attacker = Gana el Atacante
calc-wins-defender = Gana el Defensor
calc-wins-annihilated = Nadie sobrevive
calc-exact = Exactas, con todas las tiradas posibles; las repeticiones se juegan de la mejor manera.
calc-sampled = Estimadas jugando la batalla muchas veces.
calc-side = Añadir cartas al
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
player-no-rivals = Nadie más de una vez todavía.
# $ahead: terminadas con más puntos, $behind: con menos.
player-rival =
    { $matches ->
        [one] 1 partida (por delante: { $ahead }, por detrás: { $behind })
       *[other] { $matches } partidas (por delante: { $ahead }, por detrás: { $behind })
    }
leaders-lead = El rating cambia con cada partida terminada. Los bots están en la misma lista.
leaders-empty = Nadie ha terminado aún una partida. El primer puesto te espera.
leaders-place = Puesto
leaders-name = Nombre
leaders-rating = Rating
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
rules-group-dmg = Daños y Unidades derrotadas
rules-group-abil = Habilidades especiales
rules-group-vict = Victoria en batalla
rules-group-reward = Recompensas
rules-group-challenge = Desafíos
rules-group-restore = Fase 3: restauración
rules-group-hero = Héroes
rules-group-relic = Reliquias
rules-group-deck = Mazos y pilas agotados
rules-group-score = Puntuación
rules-group-r = Interpretaciones donde el reglamento calla
rules-group-d = Quién decide qué, y cuándo

## Ajustes

settings-lead = Se guardan en este navegador.
settings-look = Aspecto y sonido
settings-theme = Tema
theme-auto = Como en el sistema
theme-dark = Oscuro
theme-light = Claro
settings-language = Idioma
settings-speed = Velocidad de las batallas
settings-speed-hint = Siempre puedes pasar al final de la batalla.
# $speed: 1, 2 o 4.
speed = { $speed }×
settings-motion = Movimiento
settings-motion-hint = «En calma» lo cuenta todo con palabras, sin cartas que vuelan ni piezas que giran.
motion-full = Completo
motion-reduced = En calma
settings-sound = Sonido
settings-sound-hint = Madera, latón y papel. Ni gritos ni disparos.
settings-notices = Avisos
settings-notices-hint = El navegador te avisa cuando te toca, aunque esta pestaña esté en segundo plano.
settings-notices-allow = Permitir avisos
settings-notices-on = Los avisos están permitidos
settings-notices-blocked = El navegador no permite avisos para esta página.
settings-you = Tú
settings-kept = Guardado.
# $name: quien juega.
settings-recovered = Qué alegría verte de nuevo, { $name }.
programs-title = Programas y avisos
programs-later = Después de tu primera partida, un programa puede jugar en tu nombre y los avisos pueden ir adonde quieras.
tokens-title = Claves para bots
tokens-hint = Con una clave un programa puede jugar en tu nombre: guárdala en secreto. Revócala cuando ya no la necesites.
tokens-docs = Qué pueden hacer los programas
tokens-none = Aún no has creado ninguna clave.
tokens-made-on = Creada el { $date }
tokens-label = ¿Para qué es?
tokens-make = Crear una clave
tokens-once = El secreto de «{ $label }». Solo se muestra esta vez.
tokens-secret = Secreto de { $label }
tokens-revoke = Revocar
tokens-revoke-this = Revocar { $label }
tokens-gone = «{ $label }» ya no es válida.
webhook-title = Avisos por webhook
webhook-hint = Cada vez que tienes que decidir algo, el servidor envía un aviso a esta dirección.
webhook-label = Dirección
webhook-set = Guardar la dirección
webhook-remove = Quitar
webhook-key = Clave del webhook
webhook-once = Con esta clave va firmado cada aviso. Solo se muestra esta vez.
webhook-gone = Ya no se envían avisos.
recover-title = He jugado en otro navegador
recover-hint = Tu frase de recuperación trae tu nombre y tus partidas a este navegador.
recover-label = Frase de recuperación
recover-go = Seguir con mi nombre

## Acerca de

about-lead = Un juego de mesa sobre batallas que nunca ocurrieron, convertido en software para todo el mundo.
about-fan-title = Obra de aficionados, no oficial
about-fan = Esta es una obra de aficionados, no oficial. No está hecha, respaldada ni pagada por la editorial ni por los autores del juego de mesa, ni por la banda que lo inspiró.
about-fan-ours = Las reglas vienen del juego de mesa, igual que los nombres y números que muestra su reglamento. Las demás cartas y cada frase, imagen y sonido son nuestros. Si te gusta el juego, compra la caja: en compañía, alrededor de una mesa, es aún mejor.
about-fair-title = Dados sin trampa
about-fair = Antes de una partida el servidor sella un secreto y muestra su sello, y cada participante aporta su parte de azar. Todos los dados y robos se derivan de ambos. Cuando la partida termina, se revela el secreto y cualquiera puede comprobar cada tirada.
about-you-title = Qué guardamos sobre ti
about-you = Un nombre a tu elección, tus partidas y nada más. Ni correo electrónico, ni contraseña, ni rastreo; nada se carga de otros sitios.
about-credits-title = Créditos
# $site: enlace a game-icons.net; $licence: enlace a la licencia.
about-icons = Iconos de Lorc, Delapouite y más, { $site }, usados con licencia { $licence }; los hemos coloreado, recortado y combinado.
about-fonts = Tipos de letra con licencia SIL Open Font License 1.1:
about-art = Las escenas de las cartas, los escudos, las tramas, la rueda y la carta náutica se dibujaron para este juego.
about-code-title = Software
about-code = El motor, los bots y este cliente son software libre con licencia MIT.
about-api = Escribe tu propio bot: la interfaz para programas
