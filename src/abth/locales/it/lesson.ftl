### La prima partita, e dove si impara. Una riga ha al massimo 12 parole, un’altra al massimo 20.

lesson-storyteller = Narratore
lesson-next = Avanti
lesson-strike = Colpisci
lesson-back = Indietro
lesson-skip = Nascondi
lesson-end = Chiudi la lezione
lesson-end-ask = Chiudere la lezione? La partita continua senza il narratore.
lesson-end-more = Puoi riprenderla in ogni momento sotto «{ $learn }».
lesson-end-no = Continua
lesson-play-on = Continua a giocare
lesson-watch = Guarda
lesson-to-my-turn = Al mio turno
lesson-place = { $number } di { $count }
lesson-points-to = Indica: { $things }
lesson-title = Prima partita

lesson-chapter-battle = Una battaglia
lesson-chapter-daring = Osare
lesson-chapter-gears = L’Ingranaggio
lesson-chapter-links = Legami e icone
lesson-chapter-challenged = La sfida
lesson-chapter-counts = Che cosa conta

## Una battaglia

lesson-meet = Tu sei { $name }. Due Unità si incontrano; ognuna ha tre valori.
lesson-meet-more = Premi «{ $engage }»: si lanciano i dadi, poi si combattono tre Linee: lontano, medio, vicino.
lesson-meet-hint = «{ $engage }» nella barra dà inizio alla battaglia.
lesson-long = Il valore più alto vince la Linea. La differenza diventa danno.
lesson-long-more = Lungo Raggio: i Nubian Archers hanno 1, tu 0. I tuoi Shield Bearers subiscono 1 danno; con 2 cadrebbero.
lesson-long-other = Lungo Raggio: tu hai { $mine }, l’avversario ha { $theirs }.
lesson-medium = Medio Raggio. Con i dadi è parità: nessuno si fa male.
lesson-medium-more = Tu hai 0 e il tuo dado aggiunge 1. L’avversario ha 2 e il suo toglie 1.
lesson-close = Corpo a Corpo. Tu hai 1, l’avversario 0: cade.
lesson-close-more = Le stelle rosse mostrano con quanti danni cade un’Unità. Qui ne basta uno.
lesson-standing = Vince chi ha più Unità in piedi. Chi sconfiggi passa a te.
lesson-standing-more = A parità vince l’Attaccante. Le Unità sconfitte vanno tra i tuoi scarti e combatteranno per te più avanti.

## Osare

lesson-relic = Scegli un Cimelio. Dal terzo della stessa Era valgono di più.
lesson-relic-more = Da 1 a 5 Cimeli della stessa Era valgono in tutto 1, 2, 4, 6, 9 punti. Ne tieni uno.
lesson-relic-hint = Scegli uno dei Cimeli scoperti, poi conferma con il pulsante.
lesson-rivals = { $one } e { $other } sono i tuoi rivali. Giocano un turno come te.
lesson-rivals-more = Anche loro vincono Unità e Cimeli. Guardali, oppure vai al tuo prossimo turno.
lesson-dare = Meno Unità, forziere più ricco. Quanto osi?
lesson-dare-more = Sposta il cursore su 1, 2 o 3 e guarda. Nulla è deciso finché non premi «{ $engage }».
lesson-dare-hint = Scegli 1, 2 o 3 Unità sul cursore, poi premi «{ $engage }».
lesson-die = Fino a tre Unità: Dado Forte. Non ti danneggia mai.
lesson-die-more = Da quattro in su lanci il Dado Rischioso, e l’avversario il Dado Forte.

## Gli ingranaggi

lesson-wheel = Ogni turno una tessera fa girare la ruota e apre due Ere.
lesson-wheel-more = La prima tessera si inserisce da sola. Puoi inserirne fino ad altre due.
lesson-actions = Due azioni brillano. Usale una volta ciascuna, oppure lasciale.
lesson-actions-more = Premi «{ $regroup }» sulla ruota: ciò che hai vinto va nel mazzo.
lesson-actions-then = Ora premi «{ $draw }»: ciò che hai vinto arriva in mano.
lesson-actions-hint = Scegli una parte della ruota che brilla, oppure vai avanti senza.
lesson-jump = Prendi il gettone, poi salta. Chi affronterai?
lesson-jump-more = La tua miniatura, il tuo Sabaton, non resta mai dov’è. Più l’Era è antica, più deboli sono le sue Unità.
lesson-face-more = Prova { $unit } con l’Unità legata: due Unità da vincere. O affronta chi vuoi, qui.
lesson-face-other = Affronta un’Unità di quest’Era, anche più d’una se legate, oppure sfida un rivale che si trova qui.
lesson-company-more = Le Unità legate combattono insieme: più difficili da battere, ma c’è più da vincere.
lesson-jump-hint = Salta in un’Era che brilla, poi scegli lì un’Unità.

## Legami e icone

lesson-link = Due metà formano un Legame. Assorbe un colpo per le sue Unità.
lesson-link-more = Metti { $first } davanti, poi { $second }: i loro mezzi scudi combaciano.
lesson-link-assault = Ma qui c’è Assalto: toglie un Legame prima del lancio. { $first }, poi { $second } ne formano uno.
lesson-link-late = Il danno colpisce l’Unità davanti. Se è legata, al suo posto si spezza il Legame, una volta.
lesson-link-hint = Scegli una carta dalla mano; la prima sta davanti.
lesson-trumpet = La tromba chiama un’altra Unità dal tuo mazzo.
lesson-trumpet-more = Con { $unit } e un rinforzo: { $units } Unità, Dado Rischioso, { $relics ->
        [0] nessun Cimelio
       *[other] 1 Cimelio
    }. Senza: { $now } Unità, Dado Forte, { $seen } Cimeli da scegliere.
lesson-trumpet-laid = Ora { $units } Unità: Dado Rischioso, { $relics ->
        [0] nessun Cimelio
       *[other] 1 Cimelio
    }. Premi «{ $engage }», oppure «{ $undo }» per mandarne meno.
lesson-trumpet-late = { $unit } combatte con te, in fondo al tuo schieramento.
lesson-trumpet-hint = Scegli { $unit } dalla mano, oppure premi subito «{ $engage }».
lesson-token = Un gettone rafforza l’Unità su cui si trova.
lesson-token-more = Mettilo su un’Unità o tienilo per dopo. Poi premi «{ $roll }».
lesson-token-hint = Scegli il gettone, poi l’Unità che lo porterà.
lesson-hit = Il Legame ha assorbito il colpo e si è spezzato. Nessun danno.
lesson-hit-more = Lo fa una volta sola. Il prossimo colpo va all’Unità davanti.
lesson-hit-assault = L’Assalto ha tolto il tuo Legame prima del lancio.
lesson-hit-assault-more = Ogni icona, uno scudo incrinato, toglie un Legame. Non ferisce nessuno.
lesson-heroic = Morte Eroica di { $unit }: { $count ->
        [one] un colpo
       *[other] { $count } colpi
    } di rimando.
lesson-heroic-more = Cerca la spada nella roccia. Colpisce la prima Unità nemica.

## La sfida

lesson-challenged = { $who } ti sfida. Non puoi rifiutare. Al massimo tre Unità.
lesson-challenged-more = A parità vince { $who }. Se perdi, ricevi 1 Onore ogni due sue Unità cadute.
lesson-challenged-heroic = Metti { $unit } davanti: quando cade, restituisce il colpo. A parità vince { $who }.
lesson-challenged-hint = Scegli da una a tre Unità dalla mano, prima quella davanti.
lesson-prowess = { $who } vince un tuo gettone Valore: conta da 1 a 5.
lesson-prowess-more = I tuoi valgono 5, 2, 1 e 1. Solo chi vince sa quale sia.
lesson-prowess-won = Vinci un gettone Valore di { $who }: conta da 1 a 5.
lesson-prowess-won-more = Alla fine conta per te. Solo tu ne conosci il valore.

## Che cosa conta

lesson-points = Vince chi ha più punti. Ecco che cosa conta.
lesson-points-more = Le Unità Base non valgono nulla. Contano mano, mazzo e scarti. La partita finisce dopo il Round { $rounds }.
lesson-score-elite = Ogni Unità Elite
lesson-score-hero = Ogni Eroe (raro, cornice dorata)
lesson-score-relics = Da 1 a 5 Cimeli di un’Era
lesson-score-prowess = Ogni gettone Valore vinto
lesson-score-honor = Ogni gettone Onore
lesson-score-range = da 1 a 5
lesson-free = Ora la partita è tua. Chiedi alla candela quando vuoi.
lesson-free-more = Puoi sfidare anche tu: qualsiasi rivale nella tua Era.

## Che cosa dicono i cartellini

lesson-tag-lines = lontano, medio, vicino
lesson-tag-bursts = { $count ->
    [one] 1 stella: cade con 1 danno
   *[other] { $count } stelle: cade con { $count } danni
}
lesson-tag-home = { $unit }: resta a casa
lesson-tag-active = queste due Ere
lesson-tag-half = mezzo scudo
lesson-tag-trumpet = la tromba

## Una, due o tre Unità

dare-title = Quante Unità mandare
dare-dare = osa
dare-safe = vai sul sicuro
dare-of-100 = su 100
dare-certain = su 100: certo
dare-see = ne vedi { $count }, ne tieni 1
dare-choice = { $units ->
    [one] 1 Unità
   *[other] { $units } Unità
}: vinci { $chance } volte su 100, vedi { $relics } Cimeli e ne tieni 1

## Home e pagina per imparare

nav-learn = Impara
learn-first-time = È la prima volta?
learn-by-playing = Impara giocando
learn-by-playing-note = 20 min, una vera partita, niente regolamento
learn-go-on = Riprendi la prima partita
learn-again = Di nuovo la prima partita
learn-bots-line = { $opponents ->
    [one] 1 avversario
   *[other] { $opponents } avversari
}, { $bot }, { $rounds } Round
learn-bots-change = Cambia
learn-always = Trovi sempre le lezioni sotto «{ $learn }». Puoi uscire e tornare in ogni momento.
learn-what = Che cosa imparerai
learn-what-battle = Vincere una battaglia
learn-what-battle-note = Tre valori, due dadi. Vince il valore più alto.
learn-what-dare = Osare
learn-what-dare-note = Manda meno Unità e avrai più Cimeli tra cui scegliere.
learn-what-gears = Far girare l’Ingranaggio
learn-what-gears-note = Scegli la tua Era e le tue azioni. Poi arrivano i rivali.
learn-title = Impara
learn-intro = Tre modi per imparare, nell’ordine che vuoi.
learn-first-match = La prima partita
learn-first-match-note = Una vera partita contro Chris e Joakim. Un narratore spiega ogni cosa appena compare.
learn-finished = L’hai finita. Adesso: una partita tua contro i bot.
learn-play = Gioca contro i bot
learn-practice = Esercizi
learn-practice-note = Posizioni di partite vere: lo schieramento migliore, il gettone giusto, combattere o sfidare.
learn-practice-do = Esercitati
learn-rules = Il regolamento
learn-rules-note = Dieci brevi capitoli illustrati, e ogni regola con il suo numero.
learn-rules-do = Leggi le regole
learn-resume = Partita in corso: Round { $round }.

## La prova dei dadi

lesson-proof = Questa lezione segue un copione: i primi lanci non provano nulla. La prova dice quali estrazioni erano preparate.
