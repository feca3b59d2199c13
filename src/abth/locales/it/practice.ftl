### Practice: puzzles from positions of real matches, in the client and in the terminal.

## The page
practice-title = Esercizi
practice-lead = Posizioni di partite vere. Scegli e guarda quanto vale ogni scelta.
practice-kind = Tipo di esercizio
practice-kind-all = Tutti
practice-kind-line-up = Schieramento
practice-kind-token = Gettone
practice-kind-fight = Chi affrontare
practice-kind-era = Quale Era
practice-level = Livello
# $level: the level that the answers so far lead to
practice-level-rising = Crescente (ora { $level })
practice-number = Esercizio { $number }, livello { $level }
practice-solved = { $right } giuste su { $answered }
practice-streak = { $count } di fila
practice-done = Hai risposto a tutti gli esercizi di questo tipo.
practice-next = Prossimo esercizio
practice-open-odds = Apri nel calcolo probabilità
practice-keys = Tasti: da A a { $last } per scegliere, Invio per proseguire.

## The question
practice-ask-line-up-chance = Quale schieramento vince più spesso?
practice-ask-line-up-points = Quale schieramento porta più punti?
practice-ask-token = Quale gettone aiuta di più, e su quale Unità? O nessuno?
practice-ask-fight = Chi affronti?
practice-ask-era = In quale Era salti?
practice-note-chance = Contati tutti i lanci dei dadi e tutti i rinforzi.
practice-note-points = I punti che vinci subito, in media: Unità reclutate e un Cimelio. Contati tutti i lanci.
practice-note-lead = I punti che guadagni sugli altri, in media. Si suppone che chi riceve la sfida mandi le tre Unità più forti; la mano nascosta è una media di ciò che non puoi escludere, quindi il valore è approssimato.
practice-hand = La tua mano
practice-tokens = I tuoi gettoni
practice-line-up = Il tuo schieramento
practice-against = Contro
practice-relics = I tuoi Cimeli
# $names: the players whose Sabaton is in this Era
practice-here = Qui: { $names }

## Choices
practice-choices = Scelte
# $units: the cards of a line-up, front first
practice-choice-line-up = { $count ->
    [one] Solo { $units }
   *[other] { $units }, dal Fronte
}
practice-choice-token = «{ $token }» su { $unit }, posto { $place }
practice-choice-keep = Tieni i gettoni
practice-choice-face = Affronta { $units }
practice-choice-challenge = Sfida { $who }
# $era: Era II
practice-choice-era = Salta in { $era }
practice-choice-insert = Inserisci una tessera, poi salta in { $era }

## The answer; chances are out of 100
practice-worth-chance = vince { $chance } volte su 100
practice-worth-points = { $points } punti
practice-worth-lead = circa { $points } punti
practice-right = Sì, è la scelta migliore.
# $letter: of the best choice
practice-wrong = { $letter } vale di più.
practice-yours = la tua scelta
practice-best = la migliore

## Why. $chance, $low: chances out of 100 of the best choice and of the one next to it; $points, $less: their points
# $count: Units
practice-why-strong-die = Fino a tre Unità lanciano il Dado Forte, che non indebolisce mai una Linea: { $chance } su 100, contro { $low } con quattro Unità.
# $relics: how many Relics a winner chooses from
practice-why-fewer = { $count ->
    [one] Un’Unità vince
   *[other] { $count } Unità vincono
 } ancora { $chance } volte su 100, e chi vince { $relics ->
    [one] prende un Cimelio a sorte
   *[other] sceglie tra { $relics } Cimeli
 }.
practice-why-points = Questo schieramento vale { $points } punti, il successivo { $less }.
practice-why-more = Con { $count } Unità vinci { $chance } volte su 100; con meno, al massimo { $low }.
# An ability that decides: of a Defender, or of your own line-up
practice-why-foe-heroic-death = La Morte Eroica di { $unit } restituisce il colpo: tienine conto. { $chance } su 100, contro { $low } con il miglior altro schieramento.
practice-why-foe-accuracy = La Precisione di { $unit } impedisce le tue Morti Eroiche. { $chance } su 100, contro { $low } con il miglior altro schieramento.
practice-why-foe-diversion = Diversivo: il primo danno di ogni Linea va a { $unit }. { $chance } su 100, contro { $low } con il miglior altro schieramento.
practice-why-foe-relaunch = Rilancio: con { $unit } il dado avversario può essere rilanciato. { $chance } su 100, contro { $low } con il miglior altro schieramento.
practice-why-foe-assault = Assalto: { $unit } spezza dei Legami prima della battaglia. { $chance } su 100, contro { $low } con il miglior altro schieramento.
practice-why-own-heroic-death = Se perdi { $unit }, la Morte Eroica restituisce il colpo. { $chance } su 100, contro { $low } con il miglior altro schieramento.
practice-why-own-accuracy = La Precisione di { $unit } impedisce una Morte Eroica. { $chance } su 100, contro { $low } con il miglior altro schieramento.
practice-why-own-diversion = Diversivo: il primo danno di ogni Linea va a { $unit }. { $chance } su 100, contro { $low } con il miglior altro schieramento.
practice-why-own-relaunch = Rilancio: con { $unit } puoi rilanciare il dado. { $chance } su 100, contro { $low } con il miglior altro schieramento.
practice-why-own-assault = Assalto: { $unit } spezza un Legame prima della battaglia. { $chance } su 100, contro { $low } con il miglior altro schieramento.
# $unit: a Unit by name
practice-why-order = Le stesse Unità, in un altro ordine. Con { $unit } al Fronte vincono { $chance } volte su 100, altrimenti { $low }.
# $unit, $other: Units by name
practice-why-rear = Le stesse Unità, in un altro ordine. Con { $unit } davanti a { $other } vincono { $chance } volte su 100, altrimenti { $low }.
practice-why-link = Si forma un Legame, che assorbe un colpo: { $chance } su 100; senza, { $low }.
practice-why-cards = { $unit } al posto di { $other }: { $chance } su 100 invece di { $low }.
practice-why-keep = Nessun gettone cambia le probabilità: { $chance } su 100. Tienili per un’altra battaglia.
# $token: a token by name
practice-why-place = «{ $token }» su { $unit }: { $chance } su 100. Su { $other }: { $low }.
practice-why-token = «{ $token }» su { $unit } porta le tue probabilità da { $low } a { $chance } su 100.
# $who: a player
practice-why-challenge = Batti { $who } circa { $chance } volte su 100: circa { $points } punti, la scelta successiva { $less }.
practice-why-no-challenge = Contro { $unit } vinci { $chance } volte su 100, contro { $who } circa { $low }, e una sconfitta costa un gettone Valore.
# $count: how many Units are faced
practice-why-company = Insieme sono { $count } reclute in un colpo solo: { $points } punti, altrimenti { $less }.
practice-why-alone = Con il tuo miglior schieramento batti { $unit } { $chance } volte su 100: { $points } punti, la scelta successiva { $less }.
# $era: Era II
practice-why-era = La battaglia migliore è in { $era }: { $unit }, vinta { $chance } volte su 100, { $points } punti.
practice-why-era-challenge = In { $era } c’è { $who }: vinci quella sfida circa { $chance } volte su 100.
