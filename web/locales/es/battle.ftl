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
step-spoils = Botín
# Lo mismo, abreviado para el teléfono
step-short-reinforcements = Ref.
step-short-links = Vínc.
step-short-assault = Ataque
step-short-tokens = Fichas
step-short-dice = Dados
step-short-long = Largo
step-short-medium = Medio
step-short-close = Cuerpo
step-short-spoils = Botín

battle-title = La Batalla
battle-lines = Los despliegues
battle-front = Frente
battle-front-short = frente
battle-slot = Slot { $place }
battle-slot-front = Unidad al Frente
battle-slot-next = Unidad detrás
battle-virtual = slot virtual, solo refuerzos
battle-coming = llegada automática
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
# $attackers, $defenders: los dos bandos; $attacker, $defender (número): sus totales en una Línea
battle-line = { $attackers } { $attacker }, { $defenders } { $defender }.
battle-to = a
battle-sums = { $attacker } a { $defender }
battle-not-fought = no se combate
battle-forming = Se forman los despliegues.
# $caller, $unit: Unidades
battle-called = { $caller } llamó a { $unit }.
# $strong, $risky (texto): las caras de ambos dados
battle-both-dice = Resultado de los dados: Fuerte { $strong }, Riesgoso { $risky }.
# En el libro, junto a la suma de una Línea; $unit, $near, $far: Unidades; $damage de $most sufridos
battle-short-link-broken = Vínculo roto.
battle-short-unit-damaged = { $unit } sufre daño ({ $damage } de { $most }).
battle-short-unit-defeated = { $unit } cae.

battle-step-back = Paso atrás
battle-pause = Pausa
battle-go-on = Seguir
battle-next = Siguiente
# $speed (número): 1, 2 o 4
battle-speed = Velocidad { $speed }×
battle-skip = Saltar

odds-title = Probabilidades exactas
odds-exact = con todas las tiradas y todos los refuerzos
odds-sampled = de una muestra amplia
odds-forbidden = En esta mesa se juega sin probabilidades.
odds-wait = El Atacante aún no ha desplegado.
odds-place = Despliega una Unidad para ver las probabilidades.
odds-you-win = ganas tú
odds-bar-you = Tú { $chance }
odds-bar-foe = { $foe } { $chance }
odds-bar-nobody = Nadie
odds-in-words = Ganas tú { $own }, gana { $foe } { $other }
# $unit (texto): el título de una Unidad
odds-joins = { $unit } cae y pasa a tu Ejército
odds-foe-falls = { $unit } cae
odds-nobody = nadie queda en pie
odds-falls = cae { $chance }
odds-falls-note = Probabilidad de caer

ladder-title = Por número de Unidades
ladder-note = Dado y Reliquia por número de Unidades
ladder-strong = Fuerte
ladder-risky = Riesgoso
# $count (número): Reliquias que se miran
ladder-relics = { $count ->
    [0] ninguna Reliquia
    [one] toma 1
   *[other] mira { $count }, toma 1
  }

stake-title = En juego
stake-relics = { $count ->
    [0] Ninguna Reliquia
    [one] La primera Reliquia
   *[other] Una de { $count } Reliquias
  }
stake-relics-for = { $count ->
    [one] por ganar con 1 Unidad
   *[other] por ganar con { $count } Unidades
  }
stake-recruits = Quien caiga
stake-recruits-note = en todo caso, al Ejército del Atacante
stake-prowess = Una ficha Valor
stake-prowess-note = de quien pierde, para quien gana
stake-stolen = Una Reliquia del Defensor
stake-stolen-note = para el Atacante que gane con 4 Unidades como máximo
stake-honor = Honor de las Armas
stake-honor-note = al Defensor que pierde, 1 por cada 2 Unidades derrotadas del Atacante
stake-defender = Si ganas: una ficha Valor. Si pierdes: 1 Honor de las Armas por cada 2 Unidades derrotadas del Atacante.
standing-title = Aún en pie
standing-of = de { $count }
standing-rule = Gana quien tiene más sobrevivientes. A igualdad gana el Atacante.

# $who (texto): el nombre de una persona
verdict-wins = { $who } gana la batalla
verdict-holds = La Era { $era } resiste
verdict-nobody = No queda nadie
verdict-left = { $attackers } a { $defenders } en pie.
spoils-prowess = Una ficha Valor
spoils-honor = { $count } Honor de las Armas
challenge-banner = ¡{ $who } te desafía!
challenge-text = No puedes negarte. Despliega hasta 3 Unidades en el Frente.
challenge-answer = Al Frente
