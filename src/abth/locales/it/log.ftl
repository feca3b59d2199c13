### La storia di una partita: una frase per ogni evento, al passato. Il diario nel browser e il
### terminale la raccontano con le stesse parole.
### Le cose che si possono indicare arrivano come argomenti, già con il loro nome: { $who },
### { $owner }, { $defender } sono persone in gioco (o bot); { $unit }, { $units }, { $near }, { $far }
### sono Unità con il titolo stampato; { $era } è «Era II»; lo stesso vale per { $relic }, { $token },
### { $action }. { $side } è una persona oppure «l’Era II»: mai a inizio frase, mai dopo «di», «a», «da».
### Gli elenchi sono già uniti («Archers, Spy e Trebuchet»). { $known }, { $again } valgono yes o no.

log-somebody = Qualcuno
log-some-unit = un’Unità
log-side-era = l’Era { $era }
log-units = { $count } × { $unit }
log-relic = { $relic } ({ $era })

log-sabaton-chosen = { $who } ha scelto { $figure }.
log-start-player-found = { $who } ha preso il Quartier Generale e ha aperto le danze.
log-relic-dealt = { $who } ha iniziato con il Cimelio { $relics }.
log-turn-began = Round { $round }: turno di { $who }
log-tile-inserted = L’ingranaggio ha girato: ora porta in { $eras }.
log-unit-laid-out = Nuovi arrivi in { $era }: { $units }.
log-token-taken = { $who } ha preso il gettone «{ $token }».
log-token-dropped = { $who } ha scartato il gettone «{ $token }».
log-action-used = { $who } ha usato l’azione «{ $action }».
log-tighten-up-played = { $who } ha giocato «Serrate le file!» (come «{ $action }»).
log-card-drawn = { $known ->
    [yes] { $who } ha pescato { $units }.
   *[no] { $count ->
        [one] { $who } ha pescato una carta.
       *[other] { $who } ha pescato { $count } carte.
    }
  }
log-card-retrieved = { $who } ha recuperato { $unit } dalla pila degli scarti.
log-unit-dismissed = { $who } ha congedato { $unit } per sempre.
log-pile-renewed = { $pile ->
    [tiles] Le tessere scartate sono state mescolate e formano una nuova pila.
    [tokens] I gettoni Ars Bellica scartati sono stati mescolati e formano una nuova pila.
    [relics] I Cimeli scartati sono stati mescolati e formano un nuovo mazzo.
    [era] La pila degli scarti di { $era } è diventata il suo nuovo mazzo.
   *[deck] { $who } ha mescolato la pila degli scarti per formare un nuovo mazzo.
  }
log-sabaton-jumped = Il salto ha portato { $who } in { $era }.
log-units-faced = { $who } ha affrontato { $units } in { $era }.
log-chase-played = { $who } ha giocato Inseguimento: la preda viene dagli scarti di { $era }.
log-player-challenged = { $who } ha sfidato { $defender } in { $era }.
log-battle-forfeited = { $empty ->
    [yes] { $who } non aveva più carte per combattere.
   *[no] { $who } non ha trovato nessuno da affrontare in { $era }.
  }
log-unit-deployed = { $who } ha schierato { $units }.
log-no-unit-deployed = { $who } non ha schierato nessuna Unità.
log-token-assigned = { $who } ha giocato il gettone «{ $token }» su { $unit }.
log-reinforcement-arrived = Rinforzo per { $side }, chiamato da { $caller }: { $unit }.
log-reinforcement-missed = { $cause ->
    [slots] { $lost ->
        [one] Chiamata a vuoto di { $caller } per { $side }: nessuno slot libero.
       *[other] { $lost } rinforzi persi per { $side }: nessuno slot libero.
    }
   *[deck] Chiamata a vuoto di { $caller } per { $side }: nessuna carta da pescare.
  }
log-link-formed = Si è formato un Legame tra { $near } e { $far }.
log-link-assaulted = L’Assalto ha spezzato il Legame tra { $near } e { $far }.
log-die-rolled = { $again ->
    [yes] { $die ->
        [strong] Rilancio del Dado Forte per { $side }: { $face }.
       *[risky] Rilancio del Dado Rischioso per { $side }: { $face }.
    }
   *[no] { $die ->
        [strong] Dado Forte per { $side }: { $face }.
       *[risky] Dado Rischioso per { $side }: { $face }.
    }
  }
log-die-kept = Nessun rilancio: { $side } ha tenuto il dado.
log-line-fought = { $tie ->
    [yes] { $line }: { $high } a { $low }, nessun danno.
   *[no] { $line }: { $high } a { $low } per { $side }.
  }
log-link-broken = Il Legame tra { $near } e { $far } ha assorbito il danno e si è spezzato.
log-unit-damaged = Colpo incassato da { $unit }: danni { $damage } su { $most }.
log-unit-defeated = Perdite per { $side }: { $unit }.
log-heroic-death-struck = { $target ->
    [yes] { $points ->
        [one] Morte Eroica di { $unit }: 1 danno allo schieramento avversario.
       *[other] Morte Eroica di { $unit }: { $points } danni allo schieramento avversario.
    }
   *[no] Morte Eroica di { $unit }, ma non restava nessuno da colpire.
  }
log-heroic-death-denied = { $accuracy ->
    [yes] La Precisione ha impedito la Morte Eroica di { $unit }.
   *[no] Una Morte Eroica ha travolto { $unit }, senza possibilità di replica.
  }
log-heroic-death-spared = Grazie alla Precisione { $side } ha evitato 1 danno.
log-battle-decided = { $ending ->
    [annihilated] Entrambi gli schieramenti sono stati annientati. Nessuno ha vinto la battaglia.
    [unopposed] Vittoria senza combattere per { $side }.
    [tie] Vittoria per { $side }: { $high } Unità in piedi contro { $low }, e a parità vince l’Attaccante.
   *[won] Vittoria per { $side }: { $high } Unità in piedi contro { $low }.
  }
log-unit-recruited = { $who } ha reclutato { $units }.
log-unit-withdrew = Negli scarti di { $era }: { $units }.
log-relic-seen = { $owned ->
    [yes] { $known ->
        [yes] { $count ->
            [one] { $who } ha guardato un Cimelio di { $owner }: { $relics }.
           *[other] { $who } ha guardato { $count } Cimeli di { $owner }: { $relics }.
        }
       *[no] { $count ->
            [one] { $who } ha guardato un Cimelio di { $owner }.
           *[other] { $who } ha guardato { $count } Cimeli di { $owner }.
        }
    }
   *[no] { $known ->
        [yes] { $count ->
            [one] { $who } ha guardato un Cimelio: { $relics }.
           *[other] { $who } ha guardato { $count } Cimeli: { $relics }.
        }
       *[no] { $count ->
            [one] { $who } ha guardato un Cimelio.
           *[other] { $who } ha guardato { $count } Cimeli.
        }
    }
  }
log-relic-taken = { $owned ->
    [yes] { $who } ha preso un Cimelio di { $owner }: { $relic }.
   *[no] { $who } ha vinto un Cimelio: { $relic }.
  }
log-prowess-seen = { $count ->
    [one] { $known ->
        [yes] { $who } ha guardato un gettone Valore di { $owner }: vale { $values }.
       *[no] { $who } ha guardato un gettone Valore di { $owner }.
    }
   *[other] { $known ->
        [yes] { $who } ha guardato { $count } gettoni Valore di { $owner }: valgono { $values }.
       *[no] { $who } ha guardato { $count } gettoni Valore di { $owner }.
    }
  }
log-prowess-taken = { $known ->
    [yes] { $who } ha vinto un gettone Valore di { $owner }: vale { $value }.
   *[no] { $who } ha vinto un gettone Valore di { $owner }.
  }
log-honor-taken = { $tokens ->
    [one] { $who } ha perso con onore e ha preso 1 gettone Onore delle Armi.
   *[other] { $who } ha perso con onore e ha preso { $tokens } gettoni Onore delle Armi.
  }
log-hero-set-aside = { $who } ha messo da parte { $unit }: un Eroe combatte una volta sola.
log-match-ended = { $winners ->
    [one] { $points ->
        [one] { $who } ha vinto la partita con 1 punto.
       *[other] { $who } ha vinto la partita con { $points } punti.
    }
   *[other] { $points ->
        [one] { $who } hanno condiviso la vittoria con 1 punto a testa.
       *[other] { $who } hanno condiviso la vittoria con { $points } punti a testa.
    }
  }

log-summary = { $who } { $deeds }.
deed-token-taken = ha preso il gettone «{ $token }»
deed-battle-forfeited = non ha combattuto
deed-battle-decided = { $outcome ->
    [won] ha battuto { $foes } con { $count } Unità
    [lost] ha perso contro { $foes } con { $count } Unità
   *[annihilated] ha combattuto contro { $foes } fino all’ultima Unità
  }
deed-unit-recruited = ha reclutato { $count } Unità
deed-relic-taken = { $owned ->
    [yes] ha preso un Cimelio di { $owner }
   *[no] ha vinto un Cimelio
  }
deed-prowess-taken = ha vinto un gettone Valore di { $owner }
deed-honor-taken = { $tokens ->
    [one] ha preso 1 gettone Onore delle Armi
   *[other] ha preso { $tokens } gettoni Onore delle Armi
  }
