### El registro de una partida: una frase por cada suceso, en pasado.
### Las cosas que se pueden señalar llegan como argumentos y ya con su nombre: { $who }, { $owner },
### { $defender } son personas (o bots); { $unit }, { $units }, { $near }, { $far } son Unidades por
### sus títulos impresos; { $era } es «Era II»; igual { $relic }, { $token }, { $action }. Las listas
### ya vienen unidas («Archers, Spy y Trebuchet»).

log-somebody = Alguien

log-sabaton-chosen = { $who } juega con { $figure }.
log-start-player-found = { $who } tomó el Cuartel General y empieza.
log-relic-dealt = { $who } empezó con { $relic }.
log-turn-began = Round { $round }: turno de { $who }
# $low, $high: las dos Eras de la tarjeta Activa
log-tile-inserted = Una tarjeta entró en el engranaje. Están activas la { $low } y la { $high }.
log-unit-laid-out = { $unit } llegó a la { $era }.
log-token-taken = { $who } tomó { $token }.
log-token-dropped = { $who } renunció a { $token }.
log-action-used = { $who } usó { $action }.
log-tighten-up-played = { $who } jugó Cerrar filas, con el efecto de { $action }.
log-card-drawn = { $who } robó { $units }.
log-card-drawn-hidden = { $count ->
    [one] { $who } robó una carta.
   *[other] { $who } robó { $count } cartas.
  }
log-card-retrieved = { $who } recuperó { $unit } de la pila de descarte.
log-unit-dismissed = { $who } licenció a { $unit } para siempre.
log-pile-renewed-tiles = Las tarjetas descartadas se mezclaron en una pila nueva.
log-pile-renewed-tokens = Las fichas Ars Bellica descartadas se mezclaron en una pila nueva.
log-pile-renewed-relics = Las Reliquias descartadas se mezclaron en un mazo nuevo.
log-pile-renewed-era = La pila de descarte de la { $era } pasó a ser su mazo nuevo.
log-pile-renewed-deck = { $who } mezcló la pila de descarte en un mazo nuevo.
log-sabaton-jumped = { $who } saltó a la { $era }.
log-units-faced = { $who } se enfrentó a { $units }.
log-chase-played = { $who } jugó Persecución y siguió un rastro de esta Era.
log-player-challenged = { $who } desafió a { $defender }, que no puede negarse.
log-battle-forfeited = { $who } no encontró con quién combatir.
log-unit-deployed = { $who } desplegó { $units }.
log-no-unit-deployed = { $who } no desplegó ninguna Unidad.
log-token-assigned = { $who } asignó { $token } a { $unit }.
# $side: la persona o la Era a la que pertenece el despliegue
log-reinforcement-arrived = Refuerzos para { $side }: { $unit }.
log-link-formed = Vínculo entre { $near } y { $far }.
log-link-assaulted = Un Ataque rompió el Vínculo entre { $near } y { $far }.
# $face (texto): los tres números del dado, Largo Alcance / Medio Alcance / Cuerpo a Cuerpo
log-die-rolled-strong = { $side } lanzó el dado Fuerte: { $face }.
log-die-rolled-risky = { $side } lanzó el dado Riesgoso: { $face }.
log-die-kept = { $side } mantuvo el dado.
# $attackers, $defenders: los dos bandos; $attacker, $defender (número): sus totales
log-line-fought-long = Largo Alcance: { $attackers } { $attacker }, { $defenders } { $defender }.
log-line-fought-medium = Medio Alcance: { $attackers } { $attacker }, { $defenders } { $defender }.
log-line-fought-close = Cuerpo a Cuerpo: { $attackers } { $attacker }, { $defenders } { $defender }.
log-link-broken = El Vínculo entre { $near } y { $far } absorbió el golpe y se rompió.
# $damage (número): daño hasta ahora; $most (número): cuánto puede sufrir la Unidad
log-unit-damaged = { $unit } sufrió daño y resistió: { $damage } de { $most }.
log-unit-defeated = Unidad derrotada: { $unit }.
log-heroic-death-struck = { $points ->
    [one] Muerte Heroica: { $unit } infligió 1 daño.
   *[other] Muerte Heroica: { $unit } infligió { $points } daños.
  }
log-heroic-death-denied = La Precisión negó a { $unit } la Muerte Heroica.
log-heroic-death-spared = La Precisión ahorró 1 daño a { $side }.
# $attackers, $defenders (número): Unidades que quedan en pie en cada bando
log-battle-decided = { $side } ganó la batalla, { $attackers } a { $defenders } en pie.
log-battle-drawn = Ambos despliegues quedaron aniquilados. Nadie ganó.
log-unit-recruited = { $who } reclutó { $units }.
log-unit-withdrew = { $unit } se retiró a la pila de descarte de la { $era }.
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
log-relic-taken = { $who } tomó { $relic } de la { $era }.
log-relic-taken-of = { $who } tomó { $relic } de la { $era }, que era de { $owner }.
log-prowess-seen = { $who } miró una ficha Valor de { $owner }, de valor { $value }.
log-prowess-seen-hidden = { $who } miró una ficha Valor de { $owner }.
log-prowess-taken = { $who } ganó una ficha Valor de { $owner }, de valor { $value }.
log-prowess-taken-hidden = { $who } ganó una ficha Valor de { $owner }.
log-honor-taken = { $tokens ->
    [one] { $who } perdió con honor y tomó 1 ficha Honor de las Armas.
   *[other] { $who } perdió con honor y tomó { $tokens } fichas Honor de las Armas.
  }
log-hero-set-aside = { $who } puso a un lado a { $unit }: un Héroe combate una sola vez.
log-match-ended = { $who } ganó la partida con { $points } puntos.
log-match-shared = { $who } compartieron la victoria con { $points } puntos.
