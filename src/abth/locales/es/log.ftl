### La historia de una partida: una frase por cada suceso, en pasado. El registro del navegador y la
### terminal la cuentan con las mismas palabras.
### Las cosas que se pueden señalar llegan como argumentos y ya con su nombre: { $who }, { $owner },
### { $defender } son personas (o bots); { $unit }, { $units }, { $near }, { $far } son Unidades por
### sus títulos impresos; { $era } es «Era II»; igual { $relic }, { $token }, { $action }. { $side } es
### una persona o «la Era II», nunca al principio de una frase. Las listas ya vienen unidas («Archers,
### Spy y Trebuchet»). { $known }, { $again } y similares valen yes o no.

log-somebody = Alguien
log-some-unit = una Unidad
log-side-era = la Era { $era }
log-units = { $count } × { $unit }
log-relic = { $relic } ({ $era })

log-sabaton-chosen = { $who } eligió a { $figure }.
log-start-player-found = { $who } tomó el Cuartel General y empezó.
log-relic-dealt = { $who } empezó con { $relics }.
log-turn-began = Ronda { $round }: turno de { $who }
log-tile-inserted = El engranaje giró. Destinos: { $eras }.
log-unit-laid-out = Nuevo en la { $era }: { $units }.
log-token-taken = { $who } tomó la ficha «{ $token }».
log-token-dropped = { $who } descartó la ficha «{ $token }».
log-action-used = { $who } usó la acción «{ $action }».
log-tighten-up-played = { $who } jugó «Cerrar filas» (como «{ $action }»).
log-card-drawn = { $known ->
    [yes] { $who } robó { $units }.
   *[no] { $count ->
        [one] { $who } robó una carta.
       *[other] { $who } robó { $count } cartas.
    }
  }
log-card-retrieved = { $who } recuperó { $unit } de la pila de descarte.
log-unit-dismissed = { $who } licenció para siempre a { $unit }.
log-pile-renewed = { $pile ->
    [tiles] Las tarjetas descartadas se mezclaron para formar una pila nueva.
    [tokens] Las fichas Ars Bellica descartadas se mezclaron para formar una pila nueva.
    [relics] Las Reliquias descartadas se mezclaron para formar un mazo nuevo.
    [era] La pila de descarte de la { $era } pasó a ser su mazo nuevo.
   *[deck] { $who } mezcló su pila de descarte para formar un mazo nuevo.
  }
log-sabaton-jumped = { $who } saltó a la { $era }.
log-units-faced = { $who } se enfrentó a { $units } en la { $era }.
log-chase-played = { $who } jugó Persecución para dar caza a una Unidad del descarte de la { $era }.
log-player-challenged = { $who } desafió a { $defender } en la { $era }.
log-battle-forfeited = { $empty ->
    [yes] { $who } se quedó sin cartas con que combatir.
   *[no] { $who } no encontró contra quién combatir en la { $era }.
  }
log-unit-deployed = { $who } desplegó { $units }.
log-no-unit-deployed = { $who } no desplegó ninguna Unidad.
log-token-assigned = { $who } asignó la ficha «{ $token }» a { $unit }.
log-reinforcement-arrived = Refuerzo para { $side }, llamado por { $caller }: { $unit }.
log-reinforcement-missed = { $cause ->
    [slots] { $lost ->
        [one] Refuerzo perdido para { $side }, llamado por { $caller }: no quedaba ningún slot libre.
       *[other] { $lost } refuerzos perdidos para { $side }: no quedaba ningún slot libre.
    }
   *[deck] Refuerzo perdido para { $side }, llamado por { $caller }: no quedaban cartas que robar.
  }
log-link-formed = Vínculo formado: { $near } con { $far }.
log-link-assaulted = El Ataque deshizo el Vínculo de { $near } con { $far }.
log-die-rolled = { $again ->
    [yes] { $die ->
        [strong] Nueva tirada del dado Fuerte para { $side }: { $face }.
       *[risky] Nueva tirada del dado Riesgoso para { $side }: { $face }.
    }
   *[no] { $die ->
        [strong] Dado Fuerte para { $side }: { $face }.
       *[risky] Dado Riesgoso para { $side }: { $face }.
    }
  }
log-die-kept = Dado conservado por { $side }.
log-line-fought = { $tie ->
    [yes] { $line }: { $high } a { $low }, sin daños.
   *[no] { $line }: { $high } a { $low } para { $side }.
  }
log-link-broken = El Vínculo de { $near } con { $far } absorbió el daño y se rompió.
log-unit-damaged = Daños a { $unit }: { $damage } de { $most }, aún en pie.
log-unit-defeated = Baja para { $side }: { $unit }.
log-heroic-death-struck = { $target ->
    [yes] { $points ->
        [one] Muerte Heroica ({ $unit }): 1 daño al rival.
       *[other] Muerte Heroica ({ $unit }): { $points } daños al rival.
    }
   *[no] Muerte Heroica ({ $unit }): no quedaba nadie a quien golpear.
  }
log-heroic-death-denied = { $accuracy ->
    [yes] La Precisión impidió la Muerte Heroica de { $unit }.
   *[no] Derrota por Muerte Heroica, sin poder devolver el golpe: { $unit }.
  }
log-heroic-death-spared = Precisión: 1 daño menos para { $side }.
log-battle-decided = { $ending ->
    [annihilated] Ambos bandos quedaron aniquilados. Nadie ganó la batalla.
    [unopposed] Victoria de { $side } sin combatir.
    [tie] Victoria de { $side }: { $high } a { $low } en pie, y el empate favorece al Atacante.
   *[won] { $high ->
        [one] Victoria de { $side }: 1 Unidad en pie contra { $low }.
       *[other] Victoria de { $side }: { $high } Unidades en pie contra { $low }.
    }
  }
log-unit-recruited = { $who } reclutó a { $units }.
log-unit-withdrew = Al descarte de la { $era }: { $units }.
log-relic-seen = { $owned ->
    [yes] { $known ->
        [yes] { $count ->
            [one] { $who } miró una Reliquia de { $owner }: { $relics }.
           *[other] { $who } miró { $count } Reliquias de { $owner }: { $relics }.
        }
       *[no] { $count ->
            [one] { $who } miró una Reliquia de { $owner }.
           *[other] { $who } miró { $count } Reliquias de { $owner }.
        }
    }
   *[no] { $known ->
        [yes] { $who } miró { $relics }.
       *[no] { $count ->
            [one] { $who } miró una Reliquia.
           *[other] { $who } miró { $count } Reliquias.
        }
    }
  }
log-relic-taken = { $owned ->
    [yes] { $who } arrebató una Reliquia a { $owner }: { $relic }.
   *[no] { $who } ganó una Reliquia: { $relic }.
  }
log-prowess-seen = { $count ->
    [one] { $known ->
        [yes] { $who } miró una ficha Valor de { $owner }: un { $values }.
       *[no] { $who } miró una ficha Valor de { $owner }.
    }
   *[other] { $known ->
        [yes] { $who } miró { $count } fichas Valor de { $owner }: { $values }.
       *[no] { $who } miró { $count } fichas Valor de { $owner }.
    }
  }
log-prowess-taken = { $known ->
    [yes] { $who } ganó una ficha Valor de { $owner }: un { $value }.
   *[no] { $who } ganó una ficha Valor de { $owner }.
  }
log-honor-taken = { $tokens ->
    [one] { $who } perdió con honor y tomó 1 ficha Honor de las Armas.
   *[other] { $who } perdió con honor y tomó { $tokens } fichas Honor de las Armas.
  }
log-hero-set-aside = { $who } puso a un lado a { $unit }: un Héroe combate una sola vez.
log-match-ended = { $winners ->
    [one] { $points ->
        [one] { $who } ganó la partida con 1 punto.
       *[other] { $who } ganó la partida con { $points } puntos.
    }
   *[other] { $points ->
        [one] { $who } compartieron la victoria con 1 punto por cabeza.
       *[other] { $who } compartieron la victoria con { $points } puntos por cabeza.
    }
  }

log-summary = { $who } { $deeds }.
deed-token-taken = tomó la ficha «{ $token }»
deed-battle-forfeited = no combatió
deed-battle-decided = { $outcome ->
    [won] { $count ->
        [one] venció a { $foes } con 1 Unidad
       *[other] venció a { $foes } con { $count } Unidades
    }
    [lost] { $count ->
        [one] perdió contra { $foes } con 1 Unidad
       *[other] perdió contra { $foes } con { $count } Unidades
    }
   *[annihilated] combatió contra { $foes } hasta la última Unidad
  }
deed-unit-recruited = { $count ->
    [one] reclutó 1 Unidad
   *[other] reclutó { $count } Unidades
  }
deed-relic-taken = { $owned ->
    [yes] arrebató una Reliquia a { $owner }
   *[no] ganó una Reliquia
  }
deed-prowess-taken = ganó una ficha Valor de { $owner }
deed-honor-taken = { $tokens ->
    [one] tomó 1 ficha Honor de las Armas
   *[other] tomó { $tokens } fichas Honor de las Armas
  }
