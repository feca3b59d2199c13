### Il consiglio: «Che cosa potrei fare?», con due o tre mosse.

coach-ask = Che cosa potrei fare?
keys-coach = Che cosa potrei fare?
coach-heading = Che cosa potresti fare
coach-thinking = Conto i lanci…
coach-of-100 = su 100
coach-about = circa
coach-chance = { $chance } su 100
coach-chance-about = circa { $chance } su 100
coach-see = { $count ->
    [0] nessun Cimelio
    [one] 1 a sorte
   *[other] 1 su { $count }
}
coach-see-words = { $count ->
    [0] nessun Cimelio
    [one] 1 Cimelio a sorte
   *[other] scelta fra { $count } Cimeli
}
coach-see-called = { $count ->
    [0] { $units } Unità: nessun Cimelio
    [one] { $units } Unità: 1 a sorte
   *[other] { $units } Unità: 1 su { $count }
}
coach-see-called-words = { $count ->
    [0] { $units } Unità con i rinforzi: nessun Cimelio
    [one] { $units } Unità con i rinforzi: 1 Cimelio a sorte
   *[other] { $units } Unità con i rinforzi: scelta fra { $count } Cimeli
}
coach-counted = Contati tutti i lanci, con quello che puoi sapere.
coach-estimated = «Circa» è una stima: nessuno conosce le carte nascoste.
coach-lesson = Il narratore qui mostra un’idea. Queste sono altre buone mosse.
coach-choose-myself = Scelgo io
coach-lay-out = Disponi
coach-do-it = Fai così
coach-as-it-lies = Niente da disporre. Basta premere il pulsante qui sopra.
coach-place-last = Dopo «Disponi» serve la tua conferma: niente comincia da solo.
coach-ghost-tag = Suggerimento. Non ancora schierato.
coach-ghost = Suggerimento: { $unit }
coach-era-tag = Suggerimento
coach-no-answer = Nessun consiglio per ora. Chiedi di nuovo fra un momento.
coach-suggestion = Suggerimento { $number }

coach-option = Consigli
coach-option-auto = Non nelle partite classificate
coach-option-on = Sempre
coach-option-off = Mai
coach-option-note = Chi gioca può chiedere che cosa potrebbe fare. In una partita classificata tra persone, mettetevi prima d’accordo.
problem-coach-off = A questo tavolo i consigli sono disattivati.
problem-odds-off = Stai giocando una partita senza calcolo delle probabilità. Potrai calcolarle di nuovo quando sarà finita.
problem-not-due = Ora non hai niente da decidere.

## Titoli

coach-title-alone = Solo { $unit }
coach-title-same = { $count } × { $unit }
coach-title-front = { $unit } davanti
coach-title-engage = Combatti così
coach-title-stand = Difendi così
coach-title-jump = Salta in { $era }
coach-title-insert = Inserisci una tessera
coach-title-take = Prendi «{ $token }»
coach-title-use = { $action }
coach-title-tighten-up = Gioca «Serrate le file!»
coach-title-face = Affronta { $unit }
coach-title-challenge = Sfida { $who }
coach-title-chase = Gioca Inseguimento
coach-title-no-battle = Nessuna battaglia
coach-title-company-alone = Soltanto { $unit }
coach-title-company = { $foes } insieme
coach-title-drop = Rinuncia a «{ $token }»
coach-title-retrieve = Recupera { $unit }
coach-title-dismiss = Congeda { $unit }
coach-title-assign = «{ $token }» su { $unit }
coach-title-no-token = Nessun altro gettone
coach-title-no-unit = Non schierare Unità
coach-title-keep = Tieni il dado
coach-title-reroll = Rilancia
coach-title-recruit = Recluta { $unit }
coach-title-leave = Lascia { $unit }
coach-title-relic = Tieni «{ $relic }»
coach-title-prowess = Tieni il gettone da { $value }
coach-title-sabaton = Gioca con { $sabaton }

## Ragioni

coach-why-undefended = Nessuno ti sta di fronte.
coach-why-certain = Nessun lancio può fermare questo schieramento.
coach-why-heroic-death = Se perdi { $unit }, la Morte Eroica restituisce il colpo.
coach-why-diversion = Diversivo: il primo danno di ogni Linea va a { $unit }, non alle altre.
coach-why-accuracy = La Precisione di { $unit } impedisce una Morte Eroica.
coach-why-relaunch = Con { $unit } puoi rilanciare il dado.
coach-why-assault = Con { $unit } spezzi un Legame prima della battaglia.
coach-why-link = Il Legame fra { $near } e { $far } assorbe il primo colpo.
coach-why-reinforcement = Con { $unit } arriva anche una carta dal tuo mazzo.
coach-why-coin-toss = Testa o croce per il forziere più ricco.
coach-why-dare = Un azzardo per il forziere più ricco.
coach-why-long-shot = Un colpo azzardato: serve l’aiuto dei dadi.
coach-why-hopeless = Nessun lancio vince qui. Usa ciò che ti mancherà meno.
coach-why-with-tokens = Con { $tokens }. Senza: { $before } su 100.
coach-why-foe-calls = Con { $unit } arriva una carta anche di là: aspettati un nemico in più.
coach-why-ahead = { $line ->
    [long] Il primo colpo è tuo, da lontano: { $own } contro { $other } a Lungo Raggio.
    [medium] Sei in vantaggio a Medio Raggio: { $own } contro { $other }.
   *[close] Sei in vantaggio nel Corpo a Corpo: { $own } contro { $other }.
}
coach-why-numbers = { $count ->
    [one] In nessuna Linea sei in vantaggio: devono aiutare i dadi.
   *[other] In nessuna Linea sei in vantaggio, ma prima devono cadere le tue { $count } Unità.
}
coach-why-defend-best = È la difesa che regge più spesso contro i possibili attacchi.
coach-why-defend-full = { $count ->
    [one] La tua unica Unità deve bastare.
   *[other] Il massimo permesso: più difficile da annientare.
}
coach-why-defend-spare = Risparmia { $unit } per il tuo turno.
coach-why-defend-few = Se va male, cadono meno Unità.
coach-why-no-unit = Non hai nessuno da mandare.
coach-why-token = Porta le tue probabilità da { $before } a { $after } su 100.
coach-why-token-later = Conserva il gettone per una battaglia più difficile.
coach-why-token-keep = Qui nessun gettone cambierebbe molto.
coach-why-insert = Apre { $eras }, poi offre { $actions }.
coach-why-insert-unknown = Un’altra tessera può aprire un’Era migliore.
coach-why-take = Non costa nulla e aiuta in battaglia.
coach-why-take-line = { $line ->
    [long] Una tua Unità riceve +{ $value } a Lungo Raggio, per una battaglia.
    [medium] Una tua Unità riceve +{ $value } a Medio Raggio, per una battaglia.
   *[close] Una tua Unità riceve +{ $value } nel Corpo a Corpo, per una battaglia.
}
coach-why-take-heroic-death = Per una battaglia: se l’Unità che lo porta è sconfitta, infligge 1 danno.
coach-why-take-accuracy = Per una battaglia: il tuo primo danno di ogni Linea non provoca alcuna Morte Eroica.
coach-why-take-diversion = Per una battaglia: l’Unità che lo porta subisce il primo danno di ogni Linea.
coach-why-take-relaunch = Per una battaglia: puoi rilanciare il tuo dado una volta.
coach-why-take-tighten-up = Giocalo prima di schierare: peschi 2 carte.
coach-why-take-chase = Giocalo per affrontare una carta degli scarti della tua Era.
coach-why-take-swap = Migliore di uno dei tre che hai.
coach-why-use-draw-2 = Due carte in più per il tuo schieramento.
coach-why-use-retrieve = Riprendi in mano { $unit }.
coach-why-use-dismiss = { $unit }: carta debole. Eliminala dal gioco e pescane un’altra.
coach-why-use-dismiss-good = Perderesti un’Unità che ti serve.
coach-why-use-regroup = I tuoi scarti tornano nel mazzo, e peschi una carta.
coach-why-jump-face = { $count ->
    [one] Lì 1 Unità può battere { $foes }.
   *[other] Lì { $count } Unità possono battere { $foes }.
}
coach-why-jump-hope = { $count ->
    [one] La tua migliore occasione lì: 1 Unità contro { $foes }.
   *[other] La tua migliore occasione lì: { $count } Unità contro { $foes }.
}
coach-why-jump-long-shot = Difficile vincere lì: anche contro { $foes } servono dadi fortunati.
coach-why-jump-hopeless = Con le tue carte lì non puoi battere nessuno.
coach-why-jump-challenge = Lì c’è { $who }: puoi vincere un gettone Valore.
coach-why-jump-nobody = Lì, con le tue carte, non puoi affrontare nessuno.
coach-why-face = { $points ->
    [one] Porta nella tua Armata { $foes }: 1 punto.
   *[other] Porta nella tua Armata { $foes }: { $points } punti.
}
coach-why-face-likely = { $points ->
    [one] Probabilmente nella tua Armata: { $foes }, 1 punto.
   *[other] Probabilmente nella tua Armata: { $foes }, { $points } punti.
}
coach-why-face-even-so = Anche se perdi, ogni Unità sconfitta entra nella tua Armata.
coach-why-face-long-shot = Un colpo azzardato, ma qui non c’è di meglio.
coach-why-face-hopeless = Con le tue carte non puoi vincere questa battaglia.
coach-why-challenge = Un gettone Valore può darti fino a { $most } punti.
coach-why-chase = Dagli scarti di quest’Era puoi affrontare { $unit }.
coach-why-hunt = Non hai carte da opporle.
coach-why-no-battle = Qui non c’è nessuno da affrontare.
coach-why-drop = È quello che ti aiuta di meno.
coach-why-drop-next = Nemmeno questo ti mancherebbe molto.
coach-why-retrieve = La tua carta più forte lì: { $long }/{ $medium }/{ $close }.
coach-why-retrieve-next = Forte anche questa: { $long }/{ $medium }/{ $close }.
coach-why-dismiss = La tua carta più debole: { $long }/{ $medium }/{ $close }.
coach-why-dismiss-next = Quasi altrettanto debole: { $long }/{ $medium }/{ $close }.
coach-why-dismiss-points = { $points ->
    [one] Alla fine ti costerebbe 1 punto.
   *[other] Alla fine ti costerebbe { $points } punti.
}
coach-why-keep-wins = Con questi dadi vinci.
coach-why-keep = Con questi dadi sei in vantaggio, ma chi hai di fronte può rilanciare.
coach-why-keep-loses = Con questi dadi perdi.
coach-why-reroll = Un altro lancio può solo aiutare.
coach-why-reroll-risk = Un altro lancio può rovinare tutto.
coach-why-recruit = { $points ->
    [one] Vale 1 punto e d’ora in poi combatte per te.
   *[other] Vale { $points } punti e d’ora in poi combatte per te.
}
coach-why-leave = Il mazzo resta snello, ma rinunci ai punti dell’Unità.
coach-why-relic = { $points ->
    [0] Il tuo Cimelio numero { $count } di { $era }: nessun punto in più.
    [one] Il tuo Cimelio numero { $count } di { $era }: 1 punto in più.
   *[other] Il tuo Cimelio numero { $count } di { $era }: { $points } punti in più.
}
coach-why-prowess = { $value ->
    [one] Alla fine vale 1 punto.
   *[other] Alla fine vale { $value } punti.
}
coach-why-sabaton = Tutti i Sabaton giocano allo stesso modo. Prendi quello che ti piace.
