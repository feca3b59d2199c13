### La batalla: despliegue, probabilidades, relato, desenlace.

step-deployment = Despliegue
step-reinforcements = Refuerzos
step-links = Vínculos
step-assault = Ataque
step-tokens = Fichas
step-dice = Dados
step-long = Largo Alcance
step-medium = Medio Alcance
step-close = Cuerpo a Cuerpo
step-spoils = Recompensas
# Lo mismo, abreviado para el teléfono
step-short-reinforcements = Ref.
step-short-links = Vínc.
step-short-assault = Ataque
step-short-tokens = Fichas
step-short-dice = Dados
step-short-long = Largo
step-short-medium = Medio
step-short-close = Cuerpo
step-short-spoils = Recomp.

battle-title = La Batalla
battle-lines = Los despliegues
battle-front = Frente
battle-front-short = frente
battle-slot = Slot { $place }
battle-slot-front = Unidad del Frente
battle-slot-next = Unidad siguiente
battle-virtual = solo para un refuerzo
battle-coming = se une automáticamente
# $who (texto): el nombre de una persona, o «Era II»
battle-attacks = Atacante: { $who }
battle-defends = Defensor: { $who }
battle-units = { $count ->
    [one] 1 Unidad
   *[other] { $count } Unidades
  }
battle-units-coming = { $count ->
    [one] 1 refuerzo
   *[other] { $count } refuerzos
  }
battle-die-strong = nunca negativo
battle-die-risky = puede ayudar o perjudicar
battle-cards = cartas
battle-token = fichas
battle-die = dado
# $from, $to (texto): números con su signo
battle-range = de { $from } a { $to }
# Como log-line-fought, bajo un título con el nombre de la Línea
battle-line-fought = { $tie ->
    [yes] { $high } a { $low }, sin daños.
   *[no] { $high } a { $low } para { $side }.
  }
battle-to = a
battle-sums = { $attacker } a { $defender }
battle-not-fought = sin combate
battle-forming = Ambos bandos se despliegan.
# En el libro, junto a la suma de una Línea; $unit, $near, $far: Unidades; $damage de $most sufridos
battle-short-link-broken = Vínculo roto.
battle-short-unit-damaged = { $unit }: daños { $damage } de { $most }.
battle-short-unit-defeated = { $unit }: derrotada.

battle-step-back = Paso atrás
battle-pause = Pausa
battle-go-on = Seguir
battle-next = Siguiente
# $speed (número): 1, 2 o 4
battle-speed = Velocidad { $speed }×
battle-skip = Ir al final

odds-title = Probabilidades exactas
odds-exact = contando todas las tiradas y todos los refuerzos
odds-sampled = a partir de una muestra amplia
odds-forbidden = En esta mesa no se muestran las probabilidades.
odds-wait = El Atacante aún no ha desplegado.
odds-place = Despliega una Unidad para ver las probabilidades.
odds-you-win = ganas tú
odds-bar-you = Tú { $chance }
odds-bar-foe = { $foe } { $chance }
odds-bar-nobody = Nadie
odds-in-words = Probabilidad de victoria: tú { $own }, { $foe } { $other }
# $unit (texto): el título de una Unidad
odds-joins = { $unit }: derrotada y reclutada
odds-foe-falls = { $unit }: derrotada
odds-nobody = nadie sobrevive
odds-falls = derrotada: { $chance }

ladder-title = Según el número de Unidades
ladder-note = Dado y Reliquia según el número de Unidades
ladder-strong = Fuerte
ladder-risky = Riesgoso
# $count (número): Reliquias que se miran
ladder-relics = { $count ->
    [0] ninguna Reliquia
    [one] toma 1
   *[other] mira { $count }, quédate con 1
  }

stake-title = En juego
stake-relics = { $count ->
    [0] Ninguna Reliquia
    [one] La primera Reliquia del mazo
   *[other] Una de { $count } Reliquias
  }
stake-relics-for = { $count ->
    [one] por ganar con 1 Unidad
   *[other] por ganar con { $count } Unidades
  }
stake-recruits = Las Unidades derrotadas
stake-recruits-note = para el Ejército del Atacante, gane o pierda
stake-prowess = Una ficha Valor
stake-prowess-note = de quien pierde, para quien gana
stake-stolen = Una Reliquia del Defensor
stake-stolen-note = para el Atacante que gane con 4 Unidades como máximo
stake-honor = Honor de las Armas
stake-honor-note = si el Defensor pierde: 1 por cada 2 Unidades que haya derrotado
stake-defender = Si ganas: una ficha Valor. Si pierdes: 1 ficha Honor de las Armas por cada 2 Unidades del Atacante que derrotes.
standing-title = Aún en pie
standing-of = de { $count }
standing-heard = { $who }: { $standing } de { $count } Unidades en pie
battle-sum-heard = { $who }: cartas { $cards }, ficha { $token }, dado { $die }, total { $total }
standing-rule = Gana el bando con más Unidades supervivientes; si hay empate, el Atacante.

# $who (texto): el nombre de una persona
verdict-wins = { $who } gana la batalla
verdict-holds = La Era { $era } resiste
verdict-nobody = Nadie sobrevive
# $winner: attacker, defender or nobody; $most, $least: the winner’s survivors come first
verdict-left = { $winner ->
    [defender] En pie: Defensor { $most }, Atacante { $least }.
    [nobody] No queda nadie en pie en ningún bando.
   *[attacker] En pie: Atacante { $most }, Defensor { $least }.
  }
spoils-prowess = Una ficha Valor
spoils-honor =
    { $count ->
        [one] 1 ficha Honor de las Armas
       *[other] { $count } fichas Honor de las Armas
    }
challenge-banner = ¡{ $who } te desafía!
challenge-text = No puedes negarte. Despliega hasta 3 Unidades, empezando por el Frente.
challenge-answer = ¡Al Frente!

# --- confirmaciones: algo está puesto y espera ---
held-unit = { $unit }: es la última Unidad que puedes desplegar. Nada se decide hasta que pulses «{ $button }».
held-token = «{ $token }» en { $unit }. Nada se decide hasta que pulses «{ $button }».
held-face = En la mano solo tienes { $unit }: esta carta combate enseguida. Nada se decide hasta que pulses «{ $button }».

# --- las probabilidades en palabras ---
odds-heading = Probabilidades
odds-estimated = Probabilidades estimadas
odds-of-hundred = de 100
odds-about = cerca del { $chance }
odds-about-word = unas
odds-fractions = Fracciones
odds-fractions-note = Mostrar fracciones como 23/36
odds-assumes-tokens = Se supone que nadie asigna otra ficha Ars Bellica.
odds-assumes-cards = { $count ->
    [one] Se supone que nadie asigna otra ficha Ars Bellica y que la carta oculta de { $foe } puede llegar.
   *[other] Se supone que nadie asigna otra ficha Ars Bellica y que cualquiera de las { $count } cartas ocultas de { $foe } puede llegar.
  }
battle-result-waits = El resultado te espera.
battle-turn-waits = El turno te espera.
battle-wait-for-me = Esperarme
battle-no-card = no hay cartas que robar
battle-no-slot = ningún slot libre
