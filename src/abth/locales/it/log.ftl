### Il diario di una partita: una frase per ogni evento, al passato.
### Le cose che si possono indicare arrivano come argomenti, già con il loro nome: { $who },
### { $owner }, { $defender } sono persone in gioco (o bot); { $unit }, { $units }, { $near }, { $far }
### sono Unità con il titolo stampato; { $era } è «Era II»; lo stesso vale per { $relic }, { $token },
### { $action }. Gli elenchi sono già uniti («Archers, Spy e Trebuchet»).

log-somebody = Qualcuno

log-sabaton-chosen = { $who } ha scelto { $figure }.
log-start-player-found = { $who } ha preso il Quartier Generale e ha iniziato.
log-relic-dealt = { $who } ha iniziato con { $relic }.
log-turn-began = Round { $round }: turno di { $who }
# $low, $high: le due Ere della tessera Attiva
log-tile-inserted = È stata inserita una tessera. Ora sono aperte l’{ $low } e l’{ $high }.
log-unit-laid-out = Nuova Unità nell’{ $era }: { $unit }.
log-token-taken = { $who } ha preso il gettone «{ $token }».
log-token-dropped = { $who } ha scartato il gettone «{ $token }».
log-action-used = { $who } ha usato l’azione «{ $action }».
log-tighten-up-played = { $who } ha giocato «Serrate le file!» (come «{ $action }»).
log-card-drawn = { $who } ha pescato { $units }.
log-card-drawn-hidden = { $count ->
    [one] { $who } ha pescato una carta.
   *[other] { $who } ha pescato { $count } carte.
  }
log-card-retrieved = { $who } ha ripreso { $unit } dalla pila degli scarti.
log-unit-dismissed = { $who } ha congedato { $unit } per sempre.
log-pile-renewed-tiles = Le tessere scartate sono state mescolate e formano una nuova pila.
log-pile-renewed-tokens = I gettoni Ars Bellica scartati sono stati mescolati e formano una nuova pila.
log-pile-renewed-relics = I Cimeli scartati sono stati mescolati e formano un nuovo mazzo.
log-pile-renewed-era = La pila degli scarti dell’{ $era } è diventata il suo nuovo mazzo.
log-pile-renewed-deck = { $who } ha mescolato la pila degli scarti per formare un nuovo mazzo.
log-sabaton-jumped = Salto nel tempo di { $who }: { $era }.
log-units-faced = { $who } ha affrontato { $units }.
log-chase-played = { $who } ha giocato Inseguimento.
log-player-challenged = { $who } ha sfidato { $defender }, che non può rifiutare.
log-battle-forfeited = { $who } non ha combattuto.
log-unit-deployed = { $who } ha schierato { $units }.
log-no-unit-deployed = { $who } non ha schierato nessuna Unità.
log-token-assigned = { $who } ha abbinato il gettone «{ $token }»: { $unit }.
# $side: la persona o l’Era a cui appartiene lo schieramento
log-reinforcement-arrived = Rinforzo ({ $side }): { $unit }.
log-link-formed = Legame tra { $near } e { $far }.
log-link-assaulted = L’Assalto ha tolto il Legame tra { $near } e { $far }.
# $face (stringa): i tre numeri del dado, Lungo Raggio / Medio Raggio / Corpo a Corpo
log-die-rolled-strong = Dado Forte ({ $side }): { $face }.
log-die-rolled-risky = Dado Rischioso ({ $side }): { $face }.
log-die-kept = Dado tenuto ({ $side }).
# $attackers, $defenders: le due parti; $attacker, $defender (numero): i loro totali
log-line-fought-long = Lungo Raggio: { $attackers } { $attacker }, { $defenders } { $defender }.
log-line-fought-medium = Medio Raggio: { $attackers } { $attacker }, { $defenders } { $defender }.
log-line-fought-close = Corpo a Corpo: { $attackers } { $attacker }, { $defenders } { $defender }.
log-link-broken = Il Legame tra { $near } e { $far } ha assorbito il danno e si è spezzato.
# $damage (numero): danni finora; $most (numero): quanti ne può subire l’Unità
log-unit-damaged = Danni subiti: { $unit }, { $damage } su { $most }.
log-unit-defeated = Unità sconfitta: { $unit }.
log-heroic-death-struck = { $points ->
    [one] Morte Eroica di { $unit }: 1 danno inflitto.
   *[other] Morte Eroica di { $unit }: { $points } danni inflitti.
  }
log-heroic-death-denied = La Precisione ha impedito la Morte Eroica: { $unit }.
log-heroic-death-spared = Precisione: 1 danno evitato ({ $side }).
# $attackers, $defenders (numero): Unità rimaste in piedi da ciascuna parte
log-battle-decided = Battaglia vinta: { $side }. In piedi: Attaccante { $attackers }, Difensore { $defenders }.
log-battle-drawn = Entrambi gli schieramenti sono stati annientati. Nessuno ha vinto.
log-unit-recruited = { $who } ha reclutato { $units }.
log-unit-withdrew = Negli scarti dell’{ $era }: { $unit }.
log-relic-seen = { $who } ha guardato { $relics }.
log-relic-seen-of = { $who } ha guardato { $relics } di { $owner }.
log-relic-seen-hidden = { $count ->
    [one] { $who } ha guardato un Cimelio.
   *[other] { $who } ha guardato { $count } Cimeli.
  }
log-relic-seen-hidden-of = { $count ->
    [one] { $who } ha guardato un Cimelio di { $owner }.
   *[other] { $who } ha guardato { $count } Cimeli di { $owner }.
  }
log-relic-taken = { $who } ha preso { $relic } ({ $era }).
log-relic-taken-of = { $who } ha preso { $relic } ({ $era }) da { $owner }.
log-prowess-seen = { $who } ha guardato un gettone Valore di { $owner }, che vale { $value }.
log-prowess-seen-hidden = { $who } ha guardato un gettone Valore di { $owner }.
log-prowess-taken = { $who } ha vinto un gettone Valore di { $owner }, che vale { $value }.
log-prowess-taken-hidden = { $who } ha vinto un gettone Valore di { $owner }.
log-honor-taken = { $tokens ->
    [one] { $who } ha perso con onore e ha preso 1 gettone Onore delle Armi.
   *[other] { $who } ha perso con onore e ha preso { $tokens } gettoni Onore delle Armi.
  }
log-hero-set-aside = { $who } ha messo da parte { $unit }: un Eroe combatte una volta sola.
log-match-ended = { $points ->
    [one] { $who } ha vinto la partita con 1 punto.
   *[other] { $who } ha vinto la partita con { $points } punti.
  }
log-match-shared = { $points ->
    [one] { $who } hanno condiviso la vittoria con 1 punto.
   *[other] { $who } hanno condiviso la vittoria con { $points } punti.
  }
