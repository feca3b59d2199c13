### Il regolamento da leggere: dieci capitoli brevi, esempi, il riepilogo delle icone, le edizioni.
### In un paragrafo le parole prima di " | " sono in grassetto e fanno da titolo.

## Attorno ai capitoli

rulebook-title = Il regolamento
rulebook-search = Cerca nel regolamento e nelle regole
rulebook-contents = Capitoli
rulebook-neighbors = Capitolo precedente e successivo
rulebook-cheat-sheet = Riepilogo delle icone
rulebook-all-rules = Tutte le { $count } regole numerate
rulebook-editions = In che cosa differiscono le edizioni
rulebook-print = Stampa il regolamento
rulebook-minutes = { $count } min
rulebook-minutes-long =
    { $count ->
        [one] Tempo di lettura: 1 minuto
       *[other] Tempo di lettura: { $count } minuti
    }
rulebook-range = { $first } – { $last }
rulebook-margin = Regole numerate di questo paragrafo
rulebook-found-chapters = Nei capitoli
rulebook-found-rules = Regole numerate
rulebook-found-count =
    { $count ->
        [one] 1 risultato
       *[other] { $count } risultati
    }
rulebook-found-none = Nessun testo contiene tutte queste parole.
rulebook-found-more =
    { $count ->
        [one] 1 altra regola
       *[other] Altre { $count } regole
    }

## Un esempio passo per passo

rulebook-step-back = Indietro
rulebook-step-next = Avanti
rulebook-step-again = Dall’inizio
rulebook-step-count = Passo { $step } di { $steps }
rulebook-step-line = { $line }, { $attacker } a { $defender }.
rulebook-step-to = a
rulebook-step-survivors = Ancora in piedi: { $attacker } a { $defender }.
rulebook-step-points = +{ $points }, finora { $total }.
rulebook-fight = Combatti tu questa battaglia
rulebook-example-par = La prima battaglia di Pär
rulebook-example-scorpio = Lo Scorpio contro gli Immortals
rulebook-example-spy = Lo Spy attira i colpi
rulebook-example-joakim = Chris sfida Joakim
rulebook-example-chris = La stessa battaglia senza il gettone
rulebook-example-tommy = Tommy conta i suoi punti
rulebook-example-gear = Tre tessere, una dopo l’altra

## 1 Di che cosa si tratta

rulebook-about = Di che cosa si tratta
rulebook-about-intro = Guidi una piccola Armata attraverso il tempo. Quattro Ere si aprono davanti a te, dal mondo antico alle guerre mondiali, e in ognuna guerrieri famosi aspettano chi li batta. Salti in un’Era, vi combatti una battaglia e te ne vai con quello che hai vinto.
rulebook-about-gist = Viaggia, combatti, recluta. Vince chi ha più punti.
rulebook-about-army = Otto semplici soldati. | Si comincia tutti con le stesse otto Unità Base. Sono deboli e non valgono nulla, ma bastano a batterne di migliori. Ogni Unità del Tabellone che sconfiggi entra nella tua Armata, da allora combatte per te e alla fine conta: un’Unità Elite 1 punto, un Eroe 3.
rulebook-about-relics = I Cimeli sono il tesoro. | Vinci una battaglia contro il Tabellone e prendi un Cimelio. Ognuno appartiene a un’Era, e più Cimeli della stessa Era valgono insieme molto più che da soli. Meno Unità mandi, più Cimeli hai tra cui scegliere.
rulebook-about-rivals = Anche gli altri sono prede. | Se nell’Era in cui entri c’è un rivale, puoi sfidarlo invece di affrontare il Tabellone. Chi vince prende a chi perde un gettone Valore, che nasconde da 1 a 5 punti.
rulebook-about-length = Sei Round. | In un Round ognuno, da due a cinque persone, gioca un turno. Dopo sei Round (otto in una campagna lunga) si contano i punti. Nessuno viene mai eliminato, e nessuna Armata si riduce contro la volontà di chi la guida.

## 2 Il tavolo

rulebook-table = Il tavolo
rulebook-table-intro = Il Tabellone è una fila di quattro Ere, da I a IV. In ognuna ci sono tre Unità a faccia visibile: dodici possibili avversari, sempre sotto gli occhi di tutti. Ogni Era ha il suo mazzo e la sua pila degli scarti.
rulebook-table-gears = L’Ingranaggio del Tempo. | Accanto al Tabellone c’è una ruota dentata con quattro azioni. Nella sua guida stanno due tessere, una Attiva e una in Attesa, e lì vicino tre gettoni Ars Bellica. L’Ingranaggio decide dove puoi andare in questo turno e che cosa puoi fare lungo la strada.
rulebook-table-area = La tua area. | Hai quattro carte in mano, un mazzo e una pila degli scarti tuoi. Davanti a te stanno un Cimelio, ricevuto all’inizio, e i tuoi quattro gettoni Valore, a faccia coperta. Nemmeno tu ne conosci il valore: valgono qualcosa solo per chi te li prende.
rulebook-table-secret = Pochi segreti. | Sono nascosti le mani, le pile coperte e il valore dei gettoni Valore. Tutto il resto è visibile: Cimeli, gettoni, scarti e quante carte ha ciascuno.
rulebook-table-card = Come si legge una carta. | In basso ci sono tre numeri: Lungo Raggio, Medio Raggio, Corpo a Corpo. Le stelle rosse, le sue icone Danno, dicono quanti danni l’Unità può subire prima di cadere. Mezzo scudo sul bordo può diventare un Legame. Le icone a sinistra agiscono prima dei dadi, quelle a destra durante la battaglia.
rulebook-table-yours = Ciò che è tuo resta tuo. | Nessuno può toglierti un’Unità. Solo tu puoi mandarne via una, con l’azione Congeda, e allora è persa per sempre.

## 3 Un turno

rulebook-turn = Un turno
rulebook-turn-intro = Il tuo turno ha tre fasi, sempre tutte e tre e sempre in quest’ordine. Poi tocca a chi siede alla tua sinistra.
rulebook-turn-gist = Viaggio, battaglia, ripristino.
rulebook-turn-travel = Prima viaggi. | Inserisci da una a tre tessere nell’Ingranaggio. Prendi il gettone Ars Bellica indicato dalla tessera Attiva, usa se vuoi le due Azioni Attive e salta in una delle due Ere della tessera.
rulebook-turn-opponent = Poi scegli contro chi combattere. | Punta una delle tre Unità visibili della tua Era, oppure sfida chi ha lì il proprio Sabaton. In ogni turno c’è esattamente una battaglia, e l’Attaccante sei tu.
rulebook-turn-deploy = Sai chi hai di fronte. | Le carte del Difensore si posano per prime. Solo allora schieri da una a quattro Unità dalla mano: la prima contro il Fronte, le altre dietro, nell’ordine che vuoi. Un’Unità posata non si sposta più.
rulebook-turn-engage = Prima dei dadi. | Seguono cinque passi, ciascuno per entrambi gli schieramenti: arrivano i Rinforzi, si formano i Legami, l’Assalto spezza Legami, si abbinano i gettoni, si lanciano i dadi. Mentre si schierava, nessuno conosceva né i rinforzi né i dadi.
rulebook-turn-lines = Tre Linee. | La battaglia vera e propria è Lungo Raggio, Medio Raggio, Corpo a Corpo. Non c’è più nulla da decidere: guardi.
rulebook-turn-restore = Alla fine tutto si ripristina. | Chi ha vinto riceve la ricompensa, il Tabellone si riempie e chi ha combattuto torna a quattro carte. Tutto questo avviene da sé.

## 4 L’Ingranaggio

rulebook-gears = L’Ingranaggio
rulebook-gears-intro = Ogni tessera mostra due Ere e indica uno dei tre gettoni Ars Bellica. Peschi una tessera dalla pila e la spingi nella guida dell’Ingranaggio. Non si può rifiutare.
rulebook-gears-gist = La tessera in Attesa diventa Attiva. Così sai sempre che cosa porterà la tua prima tessera.
rulebook-gears-push = Una spinge l’altra. | La nuova tessera va in Posizione di Attesa, quella che aspettava passa in Posizione Attiva e quella che era Attiva esce. Ogni tessera fa anche girare la ruota di un settore.
rulebook-gears-stop = Fermati quando ti piace. | La prima tessera è obbligatoria, una seconda e una terza sono a tua scelta. Dopo ognuna vedi le nuove Ere, il gettone e le azioni. Appena prendi il gettone, usi un’azione o salti, l’Ingranaggio resta fermo per questo turno.
rulebook-gears-actions = Due azioni brillano. | Due frecce indicano la ruota. Puoi usare una volta ciascuna delle due azioni indicate, nell’ordine che vuoi, o lasciarle. Un’azione che non si può compiere è semplicemente persa.
rulebook-gears-token = Un gettone è a portata di mano. | È quello indicato dalla tessera Attiva. Puoi averne tre; se ne hai già tre, puoi scambiarne uno.
rulebook-gears-jump = Il salto nel tempo. | Il tuo Sabaton salta in una delle due Ere della tessera Attiva, mai in quella in cui si trova già. Se la tessera mostra l’Era in cui sei già, resta l’altra, oppure un’altra tessera.
rulebook-gears-deadline = Usale prima di schierare. | Dopo il salto le tue azioni sono ancora disponibili. Con la tua prima Unità sul tavolo sono perse: guarda prima chi affronti, poi pesca.

## 5 Una battaglia, Linea per Linea

rulebook-battle = Una battaglia, Linea per Linea
rulebook-battle-intro = Due file di Unità si incontrano al Fronte. Combattono tre volte: da lontano, a media distanza e da vicino. Ogni volta ciascuno schieramento somma un numero di ogni sua Unità ancora in piedi, più il proprio dado. Un totale sotto zero conta come zero.
rulebook-battle-gist = Il numero più alto vince la Linea. La differenza sono i danni.
rulebook-battle-damage = I danni colpiscono davanti. | Cominciano dall’Unità più vicina al Fronte. Quando ne ha subiti tanti quante sono le sue stelle, cade, e il resto passa a quella dietro.
rulebook-battle-wounds = Le ferite restano. | Un’Unità ancora in piedi si porta i danni nella Linea seguente, ma il suo numero conta sempre per intero.
rulebook-battle-fallen = Chi cade è fuori. | Un’Unità caduta si gira a faccia coperta. I suoi numeri, le icone e il gettone non contano più: ciò che perdi da lontano ti manca da vicino.
rulebook-battle-end = Vince chi ha più Unità in piedi. | La forza non conta, conta solo quante sono. A parità vince l’Attaccante. Se non resta in piedi nessuno, non vince nessuno. Uno schieramento senza più Unità ha perso subito; le Linee rimaste non si combattono.
rulebook-battle-spoils = Che cosa porti a casa. | Vittoria o sconfitta, ogni Unità del Tabellone che hai abbattuto va tra i tuoi scarti ed è tua. Quelle sopravvissute vanno tra gli scarti della loro Era. Un Cimelio è solo per chi vince.

## 6 Legami e icone

rulebook-links = Legami e icone
rulebook-links-intro = Mezzi scudi e icone fanno di una folla un’armata. Quelli a sinistra sulla carta agiscono prima dei dadi, quelli a destra finché l’Unità è in piedi.
rulebook-links-link = Due metà fanno un Legame. | Dove due carte sono affiancate e i loro mezzi scudi ne formano uno intero dello stesso tipo, si pone un segnalino Legame. Assorbe il primo danno diretto a una delle due Unità, poi sparisce. Un’Unità con un Legame non può cadere.
rulebook-links-board = Le Unità legate arrivano insieme. | Se l’Unità che scegli sul Tabellone è legata alle vicine, puoi affrontarle tutte insieme, anche a cavallo di due Ere. Più da battere, più da vincere.
rulebook-links-reinforcement = Rinforzi | portano un’Unità in più per ogni icona, dalla cima del mazzo alle retrovie dello schieramento. Sono obbligatori, e contano per il dado e per il Cimelio.
rulebook-links-assault = Assalto | toglie un Legame nemico per ogni icona, a partire dal Fronte, una volta, prima di gettoni e dadi.
rulebook-links-heroic = Morte Eroica | restituisce il colpo. Un’Unità che cade infligge subito un danno per ogni icona alla prima Unità nemica.
rulebook-links-accuracy = Precisione | lo impedisce. Con un’icona il primo danno che infliggi in una Linea non provoca Morte Eroica, con due icone i primi due, e così di nuovo in ogni Linea.
rulebook-links-diversion = Diversivo | attira il primo danno di una Linea sulla sua Unità, ovunque si trovi. Non è facoltativo.
rulebook-links-relaunch = Rilancio | permette di rilanciare il proprio dado, una volta per ogni icona. Chi riceve una sfida decide per primo. Per le Unità del Tabellone avviene da sé, e solo finché il loro dado mostra un meno.

## 7 Dadi e audacia

rulebook-dice = Dadi e audacia
rulebook-dice-intro = I dadi sono due, uno per schieramento, e si lanciano una volta. Ciò che mostrano vale in tutte e tre le Linee. Quale ti tocca dipende da una cosa sola: quante Unità hai tu, l’Attaccante, sul tavolo.
rulebook-dice-gist = Fino a tre Unità lanci il Dado Forte. Da quattro in su quello Rischioso.
rulebook-dice-faces = Forte e Rischioso. | Il Dado Forte non fa mai male: aggiunge 1 o 2 in una Linea. Quello Rischioso può essere il migliore o il peggiore: tre delle sue facce aiutano, tre nuocciono. All’altro schieramento va sempre l’altro dado, qualunque sia il numero delle sue Unità.
rulebook-dice-ladder = L’audacia paga. | Il numero delle tue Unità decide anche quanti Cimeli guardi quando vinci. Con una scegli tra quattro, con quattro prendi quello che viene, con cinque niente. Una sola Unità perderà forse più spesso, ma porta a casa il Cimelio che vuoi.
rulebook-dice-count = I rinforzi contano. | Una tromba nel tuo schieramento può portare le tue Unità da tre a quattro e costarti il dado migliore e la scelta. Non è mai facoltativa: pensaci prima di schierare.
rulebook-dice-tokens = I gettoni Ars Bellica. | Dopo l’Assalto puoi abbinare fino a tre gettoni alle tue Unità, al massimo uno ciascuna. Quasi tutti danno un bonus in una Linea o prestano un’Abilità. Un gettone cade con la sua Unità, e dopo la battaglia tutti quelli usati si scartano.
rulebook-dice-moments = Due sono diversi. | *Serrate le file!* fa pescare due carte, nel tuo turno o quando ti sfidano, prima di schierare. *Inseguimento* ti fa affrontare una carta a scelta tra gli scarti della tua Era, perfino un Eroe.

## 8 Sfide

rulebook-challenges = Sfide
rulebook-challenges-intro = Se nell’Era in cui salti c’è un altro Sabaton, puoi sfidare chi lo guida invece di affrontare il Tabellone. Se ce n’è più d’uno, ne scegli uno.
rulebook-challenges-gist = Una sfida non si può rifiutare.
rulebook-challenges-order = Comincia il Difensore. | Schiera da una a tre Unità dalla mano e abbina subito i suoi gettoni Ars Bellica. Tu vedi tutto, poi schieri come sempre da una a quattro Unità. Dadi e Linee sono gli stessi che contro il Tabellone.
rulebook-challenges-example = Il trucco di Joakim. | Chris salta nell’Era di Joakim con una buona mano. Joakim ha un gettone Diversivo e lo mette sull’Unità che può subire due danni. Segui la battaglia passo per passo e guarda che cosa cambia.
rulebook-challenges-without = Senza il gettone | le stesse carte e gli stessi dadi avrebbero dato la battaglia a Chris.
rulebook-challenges-prowess = Il premio è il Valore. | Chi vince pesca due dei gettoni Valore propri di chi perde, li guarda in segreto, ne tiene uno e restituisce l’altro. I gettoni che chi perde ha vinto ad altri sono al sicuro.
rulebook-challenges-relic = L’Attaccante prende anche un Cimelio. | I Cimeli di chi perde si mescolano; con un’Unità l’Attaccante ne guarda quattro, con quattro uno, con cinque nessuno, e ne tiene uno. Un Difensore che vince ottiene solo il gettone.
rulebook-challenges-honor = Onore a chi è sconfitto. | Un Difensore che perde prende un gettone Onore, 1 punto, per ogni due Unità sconfitte dell’Attaccante. Se entrambi gli schieramenti sono annientati, nessuno riceve nulla. E nessuna Unità cambia mai padrone.

## 9 Ripristino

rulebook-restoration = Ripristino
rulebook-restoration-intro = Finita la battaglia si rimette in ordine il tavolo. In questa fase nessuno decide nulla; ci pensa il gioco.
rulebook-restoration-units = Tutti tra gli scarti. | Tutte le tue Unità, cadute o no, vanno tra i tuoi scarti, insieme a quelle che hai appena reclutato. Tornano quando il tuo mazzo finisce, o prima con le azioni Recupera e Riorganizza. Una sconfitta non ti costa dunque nessuna Unità, solo tempo.
rulebook-restoration-heroes = Gli Eroi combattono una volta. | Un Eroe che era nel tuo schieramento si mette da parte dopo la battaglia. Non combatte mai più, ma conserva i suoi 3 punti.
rulebook-restoration-board = Il Tabellone si riempie. | Ogni spazio vuoto riceve la prima carta della sua Era. Quando il mazzo di un’Era è vuoto, si mescolano i suoi scarti. Si riempie anche lo spazio gettone vuoto, e i gettoni usati si scartano.
rulebook-restoration-hand = Di nuovo quattro carte. | Chi ha combattuto pesca fino ad averne quattro. Se il mazzo non basta, gli scarti diventano il nuovo mazzo. Più di quattro carte si possono tenere. Chi non ha combattuto non pesca.
rulebook-restoration-short = Solo qui il tuo mazzo si rinnova da sé. | Un’azione o un rinforzo che lo trova vuoto non porta nulla; per mescolare prima c’è Riorganizza.
rulebook-restoration-next = Il turno seguente. | Si continua verso sinistra. Dopo l’ultimo turno dell’ultimo Round si contano i punti.

## 10 Che cosa dà punti

rulebook-points = Che cosa dà punti
rulebook-points-intro = Si conta una volta sola, alla fine. Quasi tutti i punti sono sempre in vista; solo i gettoni Valore tengono il segreto fino ad allora.
rulebook-points-gist = Unità, Eroi, Cimeli per Era e ciò che hai vinto ai rivali.
rulebook-points-units = La tua Armata. | Ogni tua Unità Elite vale 1 punto, ogni Eroe 3, che si trovino in mano, nel mazzo, tra gli scarti o da parte. Le Unità Base non valgono nulla, e quelle che hai congedato non contano più.
rulebook-points-relics = I Cimeli per Era. | Conta ogni Era per conto suo. Un Cimelio vale 1 punto, due 2, tre 4, quattro 6, cinque o più 9. Tre Cimeli di una stessa Era valgono più di tre diversi: conviene scegliere.
rulebook-points-prowess = Il Valore. | Un gettone vinto vale il numero che porta, da 1 a 5. I tuoi, se nessuno te li ha presi, non valgono nulla. Qualche sfida vinta può ribaltare una partita.
rulebook-points-honor = L’Onore. | Ogni gettone Onore vale 1 punto. I gettoni Ars Bellica avanzati non contano nulla.
rulebook-points-tie = Parità? | Allora vince chi ha più Cimeli, poi chi ha più Eroi. Se neanche questo decide, la vittoria è condivisa.

## Gli esempi, passo per passo

rulebook-example-par-1 = Pär è nell’Era II e sceglie le Trưng Sisters. Sono legate ai Genoese Crossbowmen, e lui osa affrontare entrambe le Unità. Schiera tre Unità: davanti Trebuchet, poi Archers, poi Conscripts.
rulebook-example-par-2 = I Conscripts suonano la tromba. La prima carta del mazzo di Pär è lo Spy, che si unisce in fondo. Ora le Unità sono quattro.
rulebook-example-par-3 = I mezzi scudi di Crossbowmen e Sisters ne fanno uno intero. Vi si pone un segnalino Legame.
rulebook-example-par-4 = Con quattro Unità Pär lancia il Dado Rischioso e ha fortuna: +1 in ogni Linea. L’Era lancia il Dado Forte: +2 nel Corpo a Corpo.
rulebook-example-par-5 = Due danni davanti. Il primo spezza il Legame, il secondo abbatte i Crossbowmen.
rulebook-example-par-6 = I Crossbowmen qui avrebbero aggiunto 3, ma non ci sono più. Un danno alle Sisters. Hanno due stelle e restano in piedi.
rulebook-example-par-7 = Le Sisters colpiscono con 3, e il dado aggiunge 2. Tre danni a partire dal Fronte: cadono Trebuchet, Archers e Conscripts.
rulebook-example-par-8 = Lo Spy contro le Sisters: un’Unità per parte, e la parità va all’Attaccante. Pär recluta i Crossbowmen e prende il primo Cimelio del mazzo. Le Sisters vanno tra gli scarti della loro Era.

rulebook-example-scorpio-1 = I Persian Immortals dell’Era I restituiscono il colpo quando cadono. Pär manda da solo il Vitruvian Scorpio: ha la Precisione.
rulebook-example-scorpio-2 = Gli Immortals chiamano un rinforzo dal mazzo della loro Era: i Carthaginian Soldiers.
rulebook-example-scorpio-3 = Una sola Unità, quindi Pär lancia il Dado Forte. Quello Rischioso dell’Era mostra +3 nel Corpo a Corpo: sarebbe la fine dello Scorpio.
rulebook-example-scorpio-4 = Due danni. Il primo abbatte gli Immortals. La Precisione lo copre, e la loro Morte Eroica non scatta. Il secondo abbatte i Soldiers.
rulebook-example-scorpio-5 = Non resta nessun Difensore, e le altre Linee non si combattono. Pär recluta entrambi, e con una sola Unità sceglie tra quattro Cimeli.

rulebook-example-spy-1 = Pär affronta i Bantu Ruga-Ruga nell’Era IV con quattro Unità. Lo Spy è al secondo posto.
rulebook-example-spy-2 = La tromba dei Ruga-Ruga porta la Ballonabwehrkanone, che da lontano colpisce con 3.
rulebook-example-spy-3 = Pär mette un gettone Diversivo sullo Spy. D’ora in poi il primo danno di ogni Linea andrà a lui.
rulebook-example-spy-4 = Quattro Unità: Pär lancia il Dado Rischioso e ottiene +1 dappertutto. Il Dado Forte dell’Era aggiunge 1 a Medio Raggio.
rulebook-example-spy-5 = Un danno per Pär. Lo Spy lo attira e cade, ma porta con sé la prima Unità nemica: la sua Morte Eroica abbatte i Ruga-Ruga.
rulebook-example-spy-6 = Due Archers e il dado fanno 3. Un danno, e il cannone tace.
rulebook-example-spy-7 = Tre Unità contro nessuna. Pär recluta entrambi e prende il primo Cimelio del mazzo.

rulebook-example-joakim-1 = Joakim schiera per primo: davanti gli Iceni Rebels, dietro gli Spartan Hoplites.
rulebook-example-joakim-2 = Mette subito il gettone Diversivo sugli Hoplites. Hanno due stelle e possono reggere un colpo.
rulebook-example-joakim-3 = Chris vede tutto e schiera tre Unità: Balearic Slingers, Egyptian Charioteers, Shield Bearers.
rulebook-example-joakim-4 = Tre Unità: Chris lancia il Dado Forte, +1 a Lungo Raggio. Il Dado Rischioso di Joakim aggiunge 1 in ogni Linea. Con il Rilancio degli Slingers Chris potrebbe rilanciare il proprio, ma lo tiene.
rulebook-example-joakim-5 = Un danno per Joakim. Gli Hoplites lo attirano e restano in piedi.
rulebook-example-joakim-6 = Totali uguali. Nessuno si fa male.
rulebook-example-joakim-7 = Le Unità di Joakim sono ancora tutte lì e colpiscono con 5. Due danni: cadono Slingers e Charioteers.
rulebook-example-joakim-8 = Due Unità contro una: vince il Difensore. Joakim tiene uno di due gettoni Valore di Chris.

rulebook-example-chris-1 = Gli stessi schieramenti, ma nessun gettone sugli Hoplites.
rulebook-example-chris-2 = Gli stessi dadi.
rulebook-example-chris-3 = Ora il danno colpisce davanti. Gli Iceni Rebels cadono, e la Precisione dei Charioteers impedisce loro di restituire il colpo.
rulebook-example-chris-4 = Totali uguali. Nessuno si fa male.
rulebook-example-chris-5 = Senza i Rebels Joakim ha 2 in meno. Di nuovo parità.
rulebook-example-chris-6 = Tre contro una. Un solo gettone ha fatto la differenza.

rulebook-example-tommy-1 = Tre Unità Elite, una in mano, una nel mazzo, una tra gli scarti: 1 punto ciascuna.
rulebook-example-tommy-2 = Il Lion from the North ha combattuto la sua unica battaglia e sta da parte. Un Eroe vale comunque 3.
rulebook-example-tommy-3 = Quattro Cimeli dell’Era IV valgono 6, e uno dell’Era I vale 1.
rulebook-example-tommy-4 = Un gettone Valore vinto a Hannes mostra 5. I quattro di Tommy non contano nulla.

rulebook-example-gear-1 = Prima del turno. La tessera Attiva uscirà alla prima spinta; poi toccherà a quella in Attesa.
rulebook-example-gear-2 = La prima tessera è dentro. Quella che aspettava ora è Attiva, e la ruota è girata di un settore.
rulebook-example-gear-3 = Una seconda tessera. Nuove Ere, forse un altro gettone, e le due azioni successive.
rulebook-example-gear-4 = La terza e ultima. Da qui resta solo il salto.

## Immagini dei capitoli

rulebook-figure-sabatons = I cinque Sabaton
rulebook-figure-eras = Le quattro Ere
rulebook-figure-board = Il Tabellone: tre Unità visibili in ogni Era
rulebook-figure-area = La tua area all’inizio
rulebook-figure-card = Le parti di una carta
rulebook-figure-phases = Le tre fasi di un turno
rulebook-figure-actions = Le quattro azioni della ruota
rulebook-figure-icons = Le sei icone
rulebook-figure-pair = Due mezzi scudi dello stesso tipo e il Legame che formano
rulebook-figure-faces = Le facce dei due dadi
rulebook-figure-ladder = Unità, dado e Cimeli
rulebook-figure-circle = Il cammino di una carta
rulebook-figure-sets = Punti per i Cimeli di un’Era
rulebook-part-values = Tre numeri, uno per ogni Linea
rulebook-part-bursts = Stelle: i danni che può subire
rulebook-part-halves = Mezzi scudi: possono diventare Legami
rulebook-part-engagements = Icone che agiscono prima dei dadi
rulebook-part-abilities = Abilità, finché è in piedi
rulebook-part-crest = La sua Era, o di chi è l’Unità Base
rulebook-times = ×{ $count }
rulebook-column-units = Le tue Unità
rulebook-column-die = Il tuo dado
rulebook-column-relics = Cimeli tra cui scegliere
rulebook-column-set = Cimeli di un’Era
rulebook-column-points = Punti
rulebook-or-more = { $count } o più
rulebook-circle-deck = Mazzo
rulebook-circle-hand = Mano
rulebook-circle-battle = Schieramento
rulebook-circle-discard = Scarti

## Il riepilogo delle icone

rulebook-icons-lines = Le tre Linee
rulebook-icons-line-words-long = Prima. Da lontano.
rulebook-icons-line-words-medium = Poi. A media distanza.
rulebook-icons-line-words-close = Infine. Faccia a faccia.
rulebook-icons-before = Prima dei dadi
rulebook-icons-battle = In battaglia
rulebook-icons-shields = Scudi e danni
rulebook-icons-half = Mezzo scudo: accanto a una metà dello stesso tipo diventa un Legame
rulebook-icons-link = Segnalino Legame: assorbe un danno per le sue due Unità
rulebook-icons-burst = Stelle: con tanti danni l’Unità cade
rulebook-icons-wound = Danno subito
rulebook-icons-gears = L’Ingranaggio del Tempo
rulebook-icons-tile = Una tessera: due Ere in cui saltare e lo spazio gettone che indica
rulebook-icons-tokens = Gettoni Ars Bellica
rulebook-icons-token-line = Aggiunge il suo numero in una Linea
rulebook-icons-dice = Dadi e Cimeli
rulebook-icons-points = Punti alla fine
rulebook-icons-elite = Unità Elite
rulebook-icons-hero = Eroe
rulebook-icons-prowess = Gettone Valore vinto
rulebook-icons-honor = Gettone Onore
rulebook-icons-print = Stampa questo foglio

## Le edizioni

rulebook-editions-lead = I cinque regolamenti stampati non concordano dappertutto. A un tavolo si può giocare secondo ognuno di essi; «Le nostre interpretazioni» è la lettura che si adatta meglio alla maggior parte.
rulebook-editions-play = Che cosa cambia nella partita
rulebook-editions-differs = Diverso dalle nostre interpretazioni
rulebook-editions-question = Domanda
rulebook-editions-slips = Che cosa dice per errore la tua copia
rulebook-editions-slips-lead = Queste frasi contraddicono il resto del loro stesso regolamento o tutti gli altri. Qui nessuna edizione si gioca così.
rulebook-slip-en-relics = Nell’esempio dei punti di Tommy i suoi quattro Cimeli sono dell’Era IV, non dell’Era I.
rulebook-slip-de-tile = Una nuova tessera va in Posizione di Attesa; non diventa subito Attiva.
rulebook-slip-fr-dice = Con più di tre Unità il Dado Forte non va a entrambi: l’Attaccante lancia quello Rischioso.
rulebook-slip-fr-reinforcement = Più icone Rinforzi portano più Unità, non una sola.
rulebook-slip-fr-tie = Manca il capitolo su vittoria e parità; vale quello delle altre edizioni.
rulebook-slip-fr-token = Un gettone su un’Unità non si può spostare; non smette di funzionare.
rulebook-slip-it-board = La plancia Difensore sta a destra della plancia Attaccante.
rulebook-slip-es-board = La plancia Attaccante sta a sinistra della plancia Difensore.
rulebook-slip-es-relaunch = Rilancio di un’Unità del Tabellone: l’Attaccante ne rilancia il dado; nessun dado gli viene tolto.
