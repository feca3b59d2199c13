### Cálculo de probabilidades, perfiles, clasificación, reglas, ajustes, acerca de.

## Cálculo de probabilidades

calc-lead = Prepara dos despliegues y descubre las probabilidades exactas.
calc-lab = Laboratorio de equilibrio
calc-attackers = Atacante
calc-defenders = Defensor
calc-clear = Vaciar todo
calc-empty = Elige Unidades abajo; la primera ocupa el Frente.
calc-waiting = Las probabilidades aparecen en cuanto ambos bandos tengan una Unidad.
# Para lectores de pantalla. $name: la Unidad.
calc-token = Ficha Ars Bellica para { $name }
calc-no-token = Sin ficha
# $chance: por ciento.
calc-falls = derrotada: { $chance }
calc-wins-attacker = Gana el Atacante
calc-wins-defender = Gana el Defensor
calc-wins-annihilated = Sin supervivientes: nadie gana
calc-exact = Exactas: con todas las tiradas posibles, volviendo a tirar siempre que conviene.
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
calc-hand = Tu mano
calc-hand-lead = Añade las cartas de tu mano y mira el mejor despliegue de cada tamaño.
calc-hand-tokens = Fichas que puedes usar
calc-hand-token = Ficha { $number }
calc-best = Mejores despliegues
calc-best-size = { $count ->
    [one] 1 Unidad
   *[other] { $count } Unidades
 }
calc-best-relics = { $count ->
    [one] 1 Reliquia
   *[other] una Reliquia a elegir entre { $count }
 }
calc-best-lay = Desplegar
calc-best-waiting = Los mejores despliegues aparecen cuando tu mano y el Defensor tienen cartas.
calc-best-note = Se han probado todos los órdenes de tus cartas. Aquí no llegan refuerzos.
# $word: the word that is wrong
calc-unread = No se puede leer esta batalla: { $word }
calc-open = Abrir en Probabilidades

## Perfiles y clasificación

player-title = Perfil
player-bot = Un bot
player-results = Partidas
player-no-results = Aún no hay partidas terminadas.
player-rivals = Cara a cara
player-no-rivals = Aún no hay rivales que se repitan.
# $ahead: terminadas con más puntos, $behind: con menos.
player-rival =
    { $matches ->
        [one] 1 partida (por delante: { $ahead }, por detrás: { $behind })
       *[other] { $matches } partidas (por delante: { $ahead }, por detrás: { $behind })
    }
leaders-lead = El rating cambia con cada partida terminada. Los bots compiten en la misma lista.
leaders-empty = Aún no ha terminado ninguna partida. El primer puesto te espera.
leaders-place = Puesto
leaders-name = Nombre
leaders-rating = Rating
leaders-matches = Partidas
leaders-wins = Ganadas
leaders-provisional = Provisional: aún hay pocas partidas
leaders-rating-note = Se empieza con 1500. El número sube cuando quedas por delante de otros y baja cuando quedas por detrás, tanto más cuanto menos se esperaba. El número tras ± indica lo incierto que es todavía. Un signo de interrogación significa que es provisional.
leaders-order-note = Primero van los ratings consolidados, ordenados por rating menos tres veces la incertidumbre. Siguen los provisionales y luego quienes aún no han ganado.

## Reglas

rules-lead = Cada regla tiene un número. Cuando el juego no permite algo, cita la regla.
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
rules-group-deck = Cuando se agota un mazo o una pila
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
settings-speed-hint = Siempre puedes ir al final de la batalla.
settings-waits = Esperarme entre turnos
settings-waits-hint = El turno de otro jugador se muestra cuando continúas.
settings-keys = Teclas de letras y números
settings-keys-hint = Útil con el control por voz o si pulsas teclas sin querer. Intro, Escape, Espacio y las flechas funcionan siempre.
settings-keys-plain = Solas
settings-keys-alt = Con Alt
settings-keys-off = Desactivadas
# $speed: 1, 2 o 4.
speed = { $speed }×
settings-motion = Movimiento
settings-motion-hint = «En calma» lo cuenta todo con palabras, sin cartas que vuelen ni piezas que giren.
motion-full = Completo
motion-reduced = En calma
settings-sound = Sonido
settings-sound-hint = Madera, latón y papel. Ni gritos ni disparos.
settings-text-view = Vista de texto
settings-text-view-hint = La partida como texto: tablas, opciones numeradas y órdenes escritas. Apta para lectores de pantalla.
settings-notices = Avisos
settings-notices-hint = El navegador te avisa cuando te toca, aunque estés en otra pestaña.
settings-notices-allow = Permitir avisos
settings-notices-on = Los avisos están permitidos
settings-notices-blocked = El navegador no permite avisos para esta página.
settings-you = Tú
settings-kept = Guardado.
# $name: quien juega.
settings-recovered = Qué alegría verte de nuevo, { $name }.
programs-title = Programas y avisos
programs-later = Después de tu primera partida podrás dejar que un programa juegue en tu nombre y recibir los avisos donde quieras.
tokens-title = Claves para bots
tokens-hint = Con una clave, un programa puede jugar en tu nombre: mantenla en secreto. Revócala cuando ya no la necesites.
tokens-docs = Qué pueden hacer los programas
tokens-none = Aún no has creado ninguna clave.
# $scope: play or tables
tokens-made-for = { $scope ->
    [tables] Juega y abre mesas · creada el { $date }
   *[play] Solo juega · creada el { $date }
  }
tokens-hosts = También puede crear y llevar mesas
tokens-hosts-note = Si no, solo juega. Ninguna clave puede cambiar tu cuenta.
tokens-label = ¿Para qué es?
tokens-make = Crear una clave
tokens-once = El secreto de «{ $label }». Solo se muestra esta vez.
tokens-secret = Secreto de { $label }
tokens-revoke = Revocar
tokens-revoke-this = Revocar { $label }
tokens-gone = «{ $label }» ya no es válida.
webhook-title = Avisos por webhook
webhook-hint = Cada vez que te toca decidir, el servidor envía un aviso a esta dirección.
webhook-label = Dirección
webhook-set = Guardar la dirección
webhook-remove = Quitarla
webhook-key = Clave del webhook
webhook-once = Cada aviso va firmado con esta clave. Solo se muestra esta vez.
webhook-gone = Ya no se envían avisos.

data-title = Dispositivos, personas y tus datos
devices-title = Dónde tienes la sesión abierta
devices-hint = Cierra la sesión en los dispositivos que ya no usas. Las claves de bot creadas allí también dejan de valer.
devices-unknown = Dispositivo desconocido
devices-current = Este dispositivo
devices-seen = Último uso { $ago }
devices-sign-out = Cerrar sesión
devices-sign-out-this = Cerrar la sesión en { $device }
devices-sign-out-all = Cerrar la sesión en todos los demás
devices-gone = Sesión cerrada en { $device }.
devices-gone-all = Sesión cerrada en todos los demás dispositivos.
blocks-title = Personas silenciadas y bloqueadas
blocks-hint = No ves lo que escriben. Si las bloqueas, no pueden sentarse donde juegas ni en tus mesas.
blocks-none = No has silenciado ni bloqueado a nadie.
blocks-kind-mute = En silencio desde el { $date }
blocks-kind-block = Bloqueo desde el { $date }
blocks-lift = Quitar
blocks-lift-this = Dejar de silenciar o bloquear a { $name }
blocks-gone = Vuelves a leer a { $name } y a coincidir en las mesas.
leave-title = Tus datos
leave-hint = Guarda todo lo que el servidor sabe de ti, o borra tu cuenta. Los demás conservan sus partidas contigo, sin tu nombre.
leave-export = Guardar mis datos
leave-delete = Borrar mi cuenta
leave-sure = Sí, borrarla para siempre
leave-warning = Abandonas todas las partidas en curso. Se borran tu rating, tus mensajes y tus partidas contra bots. No se puede deshacer.
leave-done = Tu cuenta se ha borrado.
recover-title = He jugado en otro navegador
recover-hint = Tu frase de recuperación trae tu nombre y tus partidas a este navegador.
recover-label = Frase de recuperación
recover-go = Seguir con mi nombre

## Acerca de

about-lead = Un juego de mesa sobre batallas que nunca ocurrieron, gratis para todo el mundo.
about-fan-title = Obra de aficionados, no oficial
about-fan = Esta es una obra de aficionados, no oficial. No está hecha, respaldada ni pagada por la editorial ni por los autores del juego de mesa, ni por la banda que lo inspiró.
about-fan-ours = Las reglas vienen del juego de mesa, igual que los nombres y números que muestra su reglamento. Las demás cartas y cada frase, imagen y sonido son nuestros. Si te gusta el juego, compra la caja: con amigos alrededor de una mesa es aún mejor.
about-fair-title = Dados sin trampa
about-fair = Antes de una partida, el servidor sella un secreto y muestra su sello, y cada participante aporta su parte de azar. De ambas cosas salen todas las tiradas y todos los robos de cartas. Al terminar la partida se revela el secreto, y cualquiera puede comprobar cada tirada.
about-you-title = Qué guardamos sobre ti
about-you = Un nombre a tu elección, tus partidas y nada más. Ni correo electrónico, ni contraseña, ni rastreo; no se carga nada de otros sitios.
about-credits-title = Créditos
# $site: enlace a game-icons.net; $licence: enlace a la licencia.
about-icons = Iconos de Lorc, Delapouite y otros autores, { $site }, usados con licencia { $licence }; los hemos coloreado, recortado y combinado.
about-fonts = Tipos de letra con licencia SIL Open Font License 1.1:
about-art = Las escenas de las cartas, los escudos, las tramas, la rueda y la carta náutica se dibujaron para este juego.
about-code-title = Software
about-code = El motor, los bots y este cliente son software libre con licencia MIT.
about-api = Escribe tu propio bot: la interfaz para programas
