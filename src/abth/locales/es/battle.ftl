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
step-short-spoils = Botín

battle-title = La Batalla
battle-lines = Los despliegues
battle-front = Frente
battle-front-short = frente
battle-slot = Slot { $place }
battle-slot-front = Unidad del Frente
battle-slot-next = Unidad siguiente
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
battle-skip = Omitir

odds-title = Probabilidades exactas
odds-exact = con todas las tiradas y todos los refuerzos
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
odds-joins = { $unit }: derrotada, pasa a tu Ejército
odds-foe-falls = { $unit }: derrotada
odds-nobody = nadie sobrevive
odds-falls = derrotada: { $chance }
odds-falls-note = Probabilidad de ser derrotada

ladder-title = Por número de Unidades
ladder-note = Dado y Reliquia por número de Unidades
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
stake-recruits-note = en todo caso para el Ejército del Atacante
stake-prowess = Una ficha Valor
stake-prowess-note = de quien pierde, para quien gana
stake-stolen = Una Reliquia del Defensor
stake-stolen-note = para el Atacante que gane con 4 Unidades como máximo
stake-honor = Honor de las Armas
stake-honor-note = al Defensor que pierde, 1 por cada 2 Unidades derrotadas del Atacante
stake-defender = Si ganas: una ficha Valor. Si pierdes: 1 ficha Honor de las Armas por cada 2 Unidades derrotadas del Atacante.
standing-title = Aún en pie
standing-of = de { $count }
standing-rule = Gana quien tiene más Unidades sobrevivientes; en caso de empate, el Atacante.

# $who (texto): el nombre de una persona
verdict-wins = { $who } gana la batalla
verdict-holds = La Era { $era } resiste
verdict-nobody = Nadie sobrevive
verdict-left = En pie: Atacante { $attackers }, Defensor { $defenders }.
spoils-prowess = Una ficha Valor
spoils-honor =
    { $count ->
        [one] 1 ficha Honor de las Armas
       *[other] { $count } fichas Honor de las Armas
    }
challenge-banner = ¡{ $who } te desafía!
challenge-text = No puedes negarte. Despliega hasta 3 Unidades, desde el Frente.
challenge-answer = Al Frente
