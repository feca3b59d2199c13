### El registro de una partida: una frase por cada suceso, en pasado.
### Las cosas que se pueden señalar llegan como argumentos y ya con su nombre: { $who }, { $owner },
### { $defender } son personas (o bots); { $unit }, { $units }, { $near }, { $far } son Unidades por
### sus títulos impresos; { $era } es «Era II»; igual { $relic }, { $token }, { $action }. Las listas
### ya vienen unidas («Archers, Spy y Trebuchet»).

log-somebody = Alguien

log-sabaton-chosen = { $who } eligió a { $figure }.
log-start-player-found = { $who } tomó el Cuartel General y empezó.
log-relic-dealt = { $who } empezó con { $relic }.
log-turn-began = Round { $round }: turno de { $who }
# $low, $high: las dos Eras de la tarjeta Activa
log-tile-inserted = Se insertó una tarjeta. Ahora están abiertas la { $low } y la { $high }.
log-unit-laid-out = Nueva Unidad en la { $era }: { $unit }.
log-token-taken = { $who } tomó la ficha «{ $token }».
log-token-dropped = { $who } descartó la ficha «{ $token }».
log-action-used = { $who } usó la acción «{ $action }».
log-tighten-up-played = { $who } jugó «Cerrar filas» (como «{ $action }»).
log-card-drawn = { $who } robó { $units }.
log-card-drawn-hidden = { $count ->
    [one] { $who } robó una carta.
   *[other] { $who } robó { $count } cartas.
  }
log-card-retrieved = { $who } recuperó { $unit } de la pila de descarte.
log-unit-dismissed = { $who } licenció a { $unit } para siempre.
log-pile-renewed-tiles = Las tarjetas descartadas se mezclaron y forman una pila nueva.
log-pile-renewed-tokens = Las fichas Ars Bellica descartadas se mezclaron y forman una pila nueva.
log-pile-renewed-relics = Las Reliquias descartadas se mezclaron y forman un mazo nuevo.
log-pile-renewed-era = La pila de descarte de la { $era } pasó a ser su mazo nuevo.
log-pile-renewed-deck = { $who } mezcló su pila de descarte para formar un mazo nuevo.
log-sabaton-jumped = { $who } saltó a la { $era }.
log-units-faced = { $who } se enfrentó a { $units }.
log-chase-played = { $who } jugó Persecución.
log-player-challenged = { $who } desafió a { $defender }, que no puede negarse.
log-battle-forfeited = { $who } no combatió.
log-unit-deployed = { $who } desplegó a { $units }.
log-no-unit-deployed = { $who } no desplegó ninguna Unidad.
log-token-assigned = { $who } asignó la ficha «{ $token }» a { $unit }.
# $side: la persona o la Era a la que pertenece el despliegue
log-reinforcement-arrived = Refuerzo ({ $side }): { $unit }.
log-link-formed = Vínculo entre { $near } y { $far }.
log-link-assaulted = Un Ataque retiró el Vínculo entre { $near } y { $far }.
# $face (texto): los tres números del dado, Largo Alcance / Medio Alcance / Cuerpo a Cuerpo
log-die-rolled-strong = Dado Fuerte ({ $side }): { $face }.
log-die-rolled-risky = Dado Riesgoso ({ $side }): { $face }.
log-die-kept = Dado conservado ({ $side }).
# $attackers, $defenders: los dos bandos; $attacker, $defender (número): sus totales
log-line-fought-long = Largo Alcance: { $attackers } { $attacker }, { $defenders } { $defender }.
log-line-fought-medium = Medio Alcance: { $attackers } { $attacker }, { $defenders } { $defender }.
log-line-fought-close = Cuerpo a Cuerpo: { $attackers } { $attacker }, { $defenders } { $defender }.
log-link-broken = El Vínculo entre { $near } y { $far } absorbió el daño y se rompió.
# $damage (número): daño hasta ahora; $most (número): cuánto puede sufrir la Unidad
log-unit-damaged = Daños a { $unit }: { $damage } de { $most }, resiste.
log-unit-defeated = Unidad derrotada: { $unit }.
log-heroic-death-struck = { $points ->
    [one] Muerte Heroica de { $unit }: 1 daño infligido.
   *[other] Muerte Heroica de { $unit }: { $points } daños infligidos.
  }
log-heroic-death-denied = La Precisión impidió la Muerte Heroica de { $unit }.
log-heroic-death-spared = Precisión: 1 daño evitado ({ $side }).
# $attackers, $defenders (número): Unidades que quedan en pie en cada bando
log-battle-decided = Batalla ganada: { $side }. En pie: Atacante { $attackers }, Defensor { $defenders }.
log-battle-drawn = Ambos despliegues quedaron aniquilados. Nadie ganó.
log-unit-recruited = { $who } reclutó a { $units }.
log-unit-withdrew = Al descarte de la { $era }: { $unit }.
log-relic-seen = { $who } miró { $relics }.
log-relic-seen-of = { $who } miró { $relics } de { $owner }.
log-relic-seen-hidden = { $count ->
    [one] { $who } miró una Reliquia.
   *[other] { $who } miró { $count } Reliquias.
  }
log-relic-seen-hidden-of = { $count ->
    [one] { $who } miró una Reliquia de { $owner }.
   *[other] { $who } miró { $count } Reliquias de { $owner }.
  }
log-relic-taken = { $who } tomó { $relic } ({ $era }).
log-relic-taken-of = { $who } tomó { $relic } ({ $era }), que era de { $owner }.
log-prowess-seen = { $who } miró una ficha Valor de { $owner }, de valor { $value }.
log-prowess-seen-hidden = { $who } miró una ficha Valor de { $owner }.
log-prowess-taken = { $who } ganó una ficha Valor de { $owner }, de valor { $value }.
log-prowess-taken-hidden = { $who } ganó una ficha Valor de { $owner }.
log-honor-taken = { $tokens ->
    [one] { $who } perdió con honor y tomó 1 ficha Honor de las Armas.
   *[other] { $who } perdió con honor y tomó { $tokens } fichas Honor de las Armas.
  }
log-hero-set-aside = { $who } puso a un lado a { $unit }: un Héroe combate una sola vez.
log-match-ended = { $points ->
    [one] { $who } ganó la partida con 1 punto.
   *[other] { $who } ganó la partida con { $points } puntos.
  }
log-match-shared = { $points ->
    [one] { $who } compartieron la victoria con 1 punto.
   *[other] { $who } compartieron la victoria con { $points } puntos.
  }
