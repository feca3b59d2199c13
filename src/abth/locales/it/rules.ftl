### Le regole, frase per frase, poi le interpretazioni (R-…)
### e i punti di decisione (D-…).
### Gli identificativi sono quelli della descrizione delle regole.
### I rimandi tra parentesi non si traducono.


## Termini

TERM-1 = Nella battaglia del tuo turno l’Attaccante sei tu.
TERM-2 = L’avversario dell’Attaccante è il Difensore: carte prese dal Tabellone oppure un’altra persona in gioco.
TERM-3 = La tua Armata comprende tutte le carte Unità che possiedi, in mano, nel mazzo o nella pila degli scarti. (Gli Eroi messi da parte dopo l’uso contano ancora per il punteggio: HERO-7)
TERM-4 = Il campo di battaglia è una plancia Attaccante con la plancia Difensore posta alla sua destra; la linea in cui si toccano è il Fronte.
TERM-5 = Lo schieramento dell’Attaccante si riempie da destra verso sinistra, a partire dallo slot accanto al Fronte.
TERM-6 = Lo schieramento del Difensore si riempie da sinistra verso destra, a partire dallo slot accanto al Fronte.
TERM-7 = Tutto ciò che hai disposto davanti a te (plance, mazzo, pila degli scarti, Cimeli, gettoni) è la tua Area di gioco Personale.
TERM-8 = Tutte le carte Unità hanno lo stesso dorso, quindi le Unità a faccia coperta non rivelano né l’Era né il tipo.
TERM-9 = Nelle icone una carta bianca indica il mazzo e una carta grigia la pila degli scarti.
TERM-10 = Ogni carta Unità, Base, Elite o Eroe che sia, riporta gli stessi dati: nome, Era, valori a Lungo Raggio, Medio Raggio e Corpo a Corpo e icone Danno; può mostrare mezzi scudi a sinistra e a destra, icone Rinforzi e Assalto e icone di Abilità. (Le Unità Base appartengono a un Sabaton e non hanno Era.)
TERM-11 = Nessuno può mai prendere una carta Unità che appartiene a un’altra persona, ovunque si trovi.
TERM-12 = Un’Unità lascia la tua Armata soltanto con la tua azione Congeda. (Un Eroe usato resta tuo: HERO-7)

## Allestimento

SETUP-1 = Montare l’Ingranaggio del Tempo; disporre i quattro quadranti a formare il Tabellone.
SETUP-2 = Mescolare le 12 tessere Salta-Tempo e formare una pila a faccia coperta.
SETUP-3 = Mescolare i 20 gettoni Ars Bellica e formare una pila a faccia coperta.
SETUP-4 = Mescolare le 32 carte Cimelio e formare un mazzo a faccia coperta.
SETUP-5 = Dividere le 40 Unità Base in 5 gruppi da 8, per Sabaton.
SETUP-6 = Dividere le altre 68 carte Unità (Elite ed Eroi) per colore e numero in 4 mazzi da 17, uno per Era.
SETUP-7 = Ogni persona sceglie un Sabaton diverso e ne prende la miniatura, la plancia Attaccante, le 8 Unità Base e i 4 gettoni Valore in Battaglia.
SETUP-8 = I segnalini Danno, i segnalini Legame, i gettoni Onore delle Armi ed entrambi i dadi formano la riserva comune.
SETUP-9 = La tabella Conta Round si pone accanto al Tabellone, con il suo gettone su «1».
SETUP-10 = La plancia Difensore, comune a tutti, resta da parte e va a chi ne ha bisogno.
SETUP-11 = Pescare 2 tessere, girarle a faccia visibile e inserirle una dopo l’altra: la prima finisce in Posizione Attiva, la seconda in Posizione di Attesa. (R-1)
SETUP-12 = Queste due tessere fanno girare la ruota dentata e ne fissano così la posizione iniziale. (R-2, R-4)
SETUP-13 = Pescare 3 gettoni Ars Bellica e porli a faccia visibile sui 3 spazi gettone dell’Ingranaggio del Tempo.
SETUP-14 = Per ogni Era, togliere prima dal mazzo i 2 Eroi.
SETUP-15 = Mescolare le 15 Unità Elite di quell’Era e disporne 3 a faccia visibile sugli spazi dell’Era.
SETUP-16 = Rimettere i 2 Eroi con le altre 12 carte, mescolare di nuovo e porre il mazzo dell’Era di 14 carte a faccia coperta, lasciando spazio per una pila degli scarti dell’Era.
SETUP-17 = A inizio partita nessun Eroe può essere a faccia visibile sul Tabellone.
SETUP-18 = Ogni plancia Attaccante si pone con il lato combattimento in vista: 4 slot più uno slot virtuale all’estrema sinistra, che solo un rinforzo può occupare.
SETUP-19 = Ogni miniatura Sabaton inizia fuori dal Tabellone; vi entra con il primo salto nel tempo di chi la gioca. (R-17)
SETUP-20 = Ogni persona mescola i propri 4 gettoni Valore in Battaglia e li dispone a faccia coperta.
SETUP-21 = Ogni persona pesca 1 Cimelio e lo pone a faccia visibile fuori dalla propria plancia Attaccante.
SETUP-22 = Ogni persona mescola le proprie 8 Unità Base e ne forma un mazzo a faccia coperta, lasciando spazio per una pila degli scarti.
SETUP-23 = Ogni persona pesca le prime 4 carte come mano iniziale (mano 4, mazzo 4, scarti 0).
SETUP-24 = In meno di 5 persone, tutto ciò che appartiene ai Sabaton non in gioco torna nella scatola; nient’altro cambia.
SETUP-25 = Dopo l’allestimento per n persone: pila delle tessere 10, pila dei gettoni 17, mazzo dei Cimeli 32 − n, ogni mazzo dell’Era 14, tutte le pile degli scarti vuote.

## Flusso di gioco

ROUND-1 = Chi inizia prende il Quartier Generale. (Scelta di chi inizia: R-18)
ROUND-2 = Una partita normale dura 6 Round.
ROUND-3 = Una campagna lunga dura 8 Round; la durata si concorda prima di giocare.
ROUND-4 = In ogni Round ogni persona gioca esattamente un turno, in senso orario, a partire da chi ha il Quartier Generale.
ROUND-5 = Un turno comprende Fase 1, Fase 2 e Fase 3, in quest’ordine; tutte e tre sono obbligatorie.
ROUND-6 = Chi ha il Quartier Generale sposta il gettone Conta-Round di uno spazio per Round.
ROUND-7 = Dopo la Fase 3 il turno passa alla persona seduta a sinistra.
ROUND-8 = Quando l’ultima persona dell’ultimo Round completa la Fase 3, la partita è finita e si contano i punti.
ROUND-9 = Nessuna regola sposta il Quartier Generale; l’ordine di turno è lo stesso in ogni Round. (R-18)
ROUND-10 = Si gioca al massimo in 5; il regolamento non indica un minimo. (R-19)

## Fase 1. Viaggiare nel tempo

TRAVEL-1 = All’inizio di ogni turno 12 Unità sono a faccia visibile, 3 per Era. (Eccezione: R-52)
TRAVEL-2 = Nel tuo turno devi inserire almeno 1 tessera Salta-Tempo.
TRAVEL-3 = Puoi inserire al massimo 3 tessere in un turno.
TRAVEL-4 = Le tessere arrivano una alla volta: pesca una tessera dalla pila coperta, girala a faccia visibile e inseriscila subito (non puoi né rifiutarla né tenerla da parte). Dopo ogni tessera vedi il risultato e decidi se fermarti.
TRAVEL-5 = Nell’ingranaggio ci sono sempre esattamente 2 tessere: una Attiva, una in Attesa.
TRAVEL-6 = Una nuova tessera entra in Posizione di Attesa, porta quella che era in Attesa in Posizione Attiva e spinge fuori quella che era Attiva. (R-1)
TRAVEL-7 = La tessera spinta fuori va nella pila degli scarti delle tessere.
TRAVEL-8 = Ogni tessera inserita fa girare la ruota dentata. (R-2)
TRAVEL-9 = Conta la situazione dopo l’ultima tessera: la tessera Attiva decide le Ere e il gettone, la posizione della ruota decide le due Azioni Attive.
TRAVEL-10 = Prendi il gettone Ars Bellica a faccia visibile indicato dalla tessera Attiva. (Facoltativo: R-7; come è indicato: R-5; fino a quando: R-59)
TRAVEL-11 = Il gettone va nella tua Area di gioco Personale e si può usare nella Fase 2, già da questo turno. («Serrate le file!» anche prima: TOKEN-11)
TRAVEL-12 = Nessuno può avere più di 3 gettoni Ars Bellica. (R-7)
TRAVEL-13 = Esattamente due delle quattro azioni sono attive: quelle indicate dalle frecce del Tabellone.
TRAVEL-14 = Puoi svolgere ogni Azione Attiva al massimo una volta, nell’ordine che vuoi, oppure tralasciarla. (Ordine rispetto al gettone: R-59)
TRAVEL-15 = Azione A, Pesca 2: pesca 2 carte dal tuo mazzo e prendile in mano. (Mazzo insufficiente: R-13)
TRAVEL-16 = Azione B, Recupera: guarda la tua pila degli scarti e prendi in mano 1 carta a scelta.
TRAVEL-17 = Azione C, Congeda: elimina dal gioco 1 Unità della tua mano, poi pesca 1 carta dal tuo mazzo. (R-14)
TRAVEL-18 = Un’Unità congedata è fuori dal gioco per sempre: non fa più parte della tua Armata e non dà punti.
TRAVEL-19 = Azione D, Riorganizza: rimescola la tua pila degli scarti con il mazzo, poi pesca 1 carta.
TRAVEL-20 = Anche con la pila degli scarti vuota, con Riorganizza rimescoli il mazzo e peschi 1 carta.
TRAVEL-21 = Un’Azione Attiva che non si può svolgere (per esempio Recupera con la pila degli scarti vuota) è semplicemente persa. (Tutti i casi: R-60)
TRAVEL-22 = Le Azioni Attive che non hai usato prima di schierare Unità sulla tua plancia Attaccante sono perse. (R-11)
TRAVEL-23 = Ogni tessera mostra 2 Ere; sposta il tuo Sabaton in una delle due Ere della tessera Attiva.
TRAVEL-24 = La miniatura può stare in qualsiasi punto dell’area dell’Era; il punto esatto non ha importanza.
TRAVEL-25 = Non puoi mai restare nell’Era in cui ti trovi.
TRAVEL-26 = Se la tessera Attiva mostra l’Era in cui ti trovi, devi saltare nell’altra Era della tessera, oppure inserire un’altra tessera se in questo turno ne hai inserite meno di 3. (R-10)
TRAVEL-27 = Nel tuo primo turno non sei ancora in nessuna Era, quindi sono disponibili entrambe le Ere. (R-17)
TRAVEL-28 = Il salto nel tempo conclude la Fase 1.
TRAVEL-29 = Un salto consentito esiste sempre: le due Ere di una tessera sono diverse (R-6), quindi almeno una non è quella in cui ti trovi.

## Fase 2: contro il Tabellone

CONQ-1 = Dopo il salto devi affrontare Unità del Tabellone oppure sfidare una persona; c’è una battaglia per turno.
CONQ-2 = Contro il Tabellone, l’Attaccante sceglie 1 delle 3 Unità a faccia visibile (Elite o Eroe) dell’Era in cui si trova il proprio Sabaton.
CONQ-3 = Se l’Unità scelta non ha Legami con altre carte del Tabellone, l’Attaccante affronta soltanto quella.
CONQ-4 = Se l’Unità scelta è legata ad altre carte del Tabellone, l’Attaccante può aggiungerne alcune o tutte al combattimento, oppure nessuna. (R-21)
CONQ-5 = Una carta legata conta anche se si trova nell’Era vicina, quindi una battaglia può comprendere carte di due Ere.
CONQ-6 = L’Attaccante pone la plancia Difensore a destra della propria plancia Attaccante.
CONQ-7 = Le carte scelte vanno sulla plancia Difensore da sinistra verso destra, a partire dal Fronte.
CONQ-8 = Le carte scelte mantengono i Legami che avevano sul Tabellone, e quindi il loro ordine da sinistra a destra. (R-22)
CONQ-9 = La plancia Difensore ha 3 slot, quindi vi iniziano al massimo 3 carte.
CONQ-10 = Lo slot virtuale della plancia Difensore ospita 1 carta in più, solo come rinforzo.
CONQ-11 = Poi l’Attaccante schiera da 1 a 4 Unità dalla mano.
CONQ-12 = Riempiono la plancia Attaccante senza spazi vuoti, dal Fronte verso l’esterno, nell’ordine scelto dall’Attaccante.
CONQ-13 = Le carte della mano non vanno mai nello slot virtuale.
CONQ-14 = Un Difensore del Tabellone non prende decisioni e non ha mai gettoni Ars Bellica; l’Attaccante esegue tutto per suo conto.

## Condizioni di ingaggio

ENG-1 = Prima della battaglia entrambi gli schieramenti risolvono, in quest’ordine: Rinforzi, Legami, Assalto, gettoni Ars Bellica, dadi.
ENG-2 = Ogni passo si completa per entrambi gli schieramenti prima che inizi il successivo.
ENG-3 = Una volta lanciati i dadi, gli schieramenti sono bloccati.
ENG-4 = Attaccante e Difensore schierano prima di vedere rinforzi e dadi, quindi nessuno può schierare sapendo già che cosa uscirà.

## Rinforzi

REINF-1 = Per ogni icona Rinforzi, allo schieramento si aggiunge 1 Unità.
REINF-2 = Un rinforzo occupa il primo slot vuoto contando dal Fronte, cioè le retrovie dello schieramento.
REINF-3 = I rinforzi sono obbligatori, anche se ti costano il dado migliore o il Cimelio.
REINF-4 = I rinforzi dell’Attaccante vengono dalla cima del suo mazzo.
REINF-5 = Se il mazzo dell’Attaccante è vuoto non arriva alcun rinforzo; la pila degli scarti non si rimescola.
REINF-6 = Il rinforzo di un’Unità del Tabellone viene dalla cima del mazzo dell’Era dell’Unità che porta l’icona.
REINF-7 = Se quel mazzo dell’Era è vuoto non arriva alcun rinforzo; la pila degli scarti dell’Era non si rimescola.
REINF-8 = Le icone Rinforzi di un rinforzo si risolvono allo stesso modo. (Ordine: R-26)
REINF-9 = Lo slot virtuale è l’ultimo posto: al massimo 5 Unità per l’Attaccante, 4 per il Difensore.
REINF-10 = I rinforzi oltre lo slot virtuale sono persi; per essi non si pesca alcuna carta.
REINF-11 = I rinforzi contano come Unità schierate per i dadi e per la ricompensa in Cimeli.

## Legami

LINK-1 = Un’Unità può mostrare mezzo scudo in alto a sinistra, in alto a destra, da entrambi i lati o da nessuno.
LINK-2 = Esistono 4 tipi di Legame, uno per ogni Era.
LINK-3 = Due carte vicine sono legate quando i mezzi scudi che si incontrano tra loro completano uno scudo dello stesso tipo. (R-20)
LINK-4 = I Legami uniscono Unità della stessa Era o di due Ere consecutive; le Ere IV e I non sono consecutive. (Sul Tabellone ciò deriva dalla fila, R-20; in uno schieramento si confrontano solo gli scudi, R-63)
LINK-5 = Nel passo dei Legami si pone un segnalino Legame del tipo corrispondente su ogni scudo completo, in entrambi gli schieramenti.
LINK-6 = Le tue Unità formano Legami quando le schieri una accanto all’altra; non serve che fossero legate sul Tabellone. (Quali metà si incontrano: R-23)
LINK-7 = Nel passo dei Legami i rinforzi sono già al loro posto e possono completare uno scudo. (R-24)
LINK-8 = Un segnalino Legame protegge una volta le sue due Unità: il primo punto di danno diretto a una di esse è assorbito.
LINK-9 = Un segnalino che ha assorbito un danno viene tolto; il danno successivo colpisce come al solito.
LINK-10 = I Legami si tolgono a partire dal Fronte. (R-37)
LINK-11 = Un’Unità che ha ancora un segnalino Legame non può essere sconfitta.
LINK-12 = Dopo la battaglia tutti i segnalini Legame tornano nella riserva.

## Assalto

ASSAULT-1 = Per ogni icona Assalto in uno schieramento si toglie 1 segnalino Legame dallo schieramento avversario.
ASSAULT-2 = Si comincia dal segnalino più vicino al Fronte.
ASSAULT-3 = Le icone Assalto senza Legami avversari non hanno effetto.
ASSAULT-4 = L’Assalto avviene una volta sola, prima di gettoni e dadi; non toglie mai Legami durante le Linee di Combattimento.

## Gettoni Ars Bellica

TOKEN-1 = L’Attaccante può abbinare fino a 3 gettoni Ars Bellica alle proprie Unità schierate.
TOKEN-2 = Al massimo 1 gettone per Unità.
TOKEN-3 = L’Attaccante abbina i gettoni dopo Rinforzi, Legami e Assalto e prima dei dadi; anche i rinforzi possono riceverne uno.
TOKEN-4 = Usare i gettoni è facoltativo; quelli non usati restano nella tua Area di gioco Personale.
TOKEN-5 = Un gettone di solito cambia il valore di una Linea di Combattimento oppure riproduce un’Abilità e allora funziona come l’icona stampata. (R-32)
TOKEN-6 = Per la durata della battaglia un gettone appartiene alla sua Unità e non si può spostare.
TOKEN-7 = Quando la sua Unità è sconfitta, il gettone si perde con essa e va nella pila comune degli scarti Ars Bellica. (R-42)
TOKEN-8 = Tutti i gettoni usati nella battaglia vanno nella pila comune degli scarti Ars Bellica, anche quelli sulle Unità sopravvissute.
TOKEN-9 = Quando la pila dei gettoni è vuota, i gettoni scartati si mescolano in una nuova pila.
TOKEN-10 = La maggior parte dei gettoni si gioca prima del lancio dei dadi; «Serrate le file!» e Inseguimento si giocano in altri momenti.
TOKEN-11 = Puoi usare «Serrate le file!» durante il tuo turno o quando ricevi una sfida, per migliorare la mano. (R-15)
TOKEN-12 = «Serrate le file!» ha l’effetto dell’azione della ruota che porta lo stesso simbolo. (R-15)
TOKEN-13 = Inseguimento si può spendere all’inizio della Fase 2.
TOKEN-14 = Inseguimento permette all’Attaccante di affrontare 1 carta qualsiasi della pila degli scarti dell’Era in cui è appena entrato, invece di una delle sue 3 Unità a faccia visibile; così si può recuperare anche un Eroe. (R-16)
TOKEN-15 = «Serrate le file!» e Inseguimento non si abbinano mai a un’Unità; ciascuno va nella pila comune degli scarti Ars Bellica quando viene giocato. (R-15, R-16)

## Dadi

DICE-1 = Il numero di Unità sulla plancia Attaccante, rinforzi compresi, decide a chi va quale dado.
DICE-2 = Fino a 3 Unità: all’Attaccante il Dado Forte, al Difensore il Dado Rischioso.
DICE-3 = Più di 3 Unità: all’Attaccante il Dado Rischioso, al Difensore il Dado Forte.
DICE-4 = Il numero di Unità del Difensore non conta mai per i dadi.
DICE-5 = L’Attaccante lancia entrambi i dadi.
DICE-6 = I dadi si lanciano una volta per battaglia; il risultato vale per tutte e tre le Linee (salvo Rilancio).
DICE-7 = Il Dado Forte dà solo bonus: +1 a Lungo Raggio (due facce), +1 a Medio Raggio (due facce), +1 Corpo a Corpo e +2 Corpo a Corpo (una faccia ciascuno).
DICE-8 = Il Dado Rischioso dà bonus o malus, una faccia ciascuno: +1 su tutte le Linee; −1 su tutte le Linee; +3 Corpo a Corpo; +2 a Medio Raggio; −1 a Lungo Raggio; −1 a Medio Raggio.
DICE-9 = Dopo la battaglia i dadi tornano nella riserva.

## Linee di Combattimento

BATTLE-1 = Le Linee si risolvono nell’ordine fisso Lungo Raggio, Medio Raggio, Corpo a Corpo.
BATTLE-2 = Una Linea si conclude, danni compresi, prima che inizi la successiva.
BATTLE-3 = Dopo la Linea Corpo a Corpo la battaglia è finita; restano solo il risultato e le ricompense.
BATTLE-4 = Il totale di uno schieramento in una Linea è la somma dei valori di quella Linea sulle sue Unità a faccia visibile, più i bonus dei gettoni su quelle Unità, più il modificatore del dado per quella Linea. (Gettoni del Difensore: R-34)
BATTLE-5 = Un totale negativo vale 0.
BATTLE-6 = Lo schieramento con il totale più basso subisce danni pari alla differenza; a totali uguali nessuno ne subisce.
BATTLE-7 = Uno schieramento rimasto senza Unità ha perso la battaglia in quel momento; le Linee rimanenti non si giocano. (R-43)
BATTLE-8 = I danni di una Linea si assegnano per intero, anche se nel frattempo una Morte Eroica elimina l’ultima Unità dello schieramento che li infligge. (R-43)

## Danni

DMG-1 = I danni di una Linea si applicano alla fine di quella Linea, prima che inizi la successiva.
DMG-2 = I danni si assegnano a partire dall’Unità più vicina al Fronte. (Eccezioni: Diversivo, Legame)
DMG-3 = Un’Unità è sconfitta quando ha subito tanti danni quante sono le sue icone Danno.
DMG-4 = I danni insufficienti a sconfiggerla restano sull’Unità come segnalini Danno per le Linee successive.
DMG-5 = Un’Unità sconfitta si gira a faccia coperta e non partecipa più: niente valori, niente Abilità, niente gettone.
DMG-6 = I danni che superano quanto un’Unità può subire passano all’Unità successiva alle sue spalle.
DMG-7 = I danni che avanzano quando non resta alcuna Unità sono persi. (R-36)

## Abilità speciali

ABIL-1 = Un’Abilità funziona finché la sua Unità non è sconfitta e può quindi valere in più di una Linea.
ABIL-2 = Un gettone Ars Bellica che mostra un’Abilità funziona come l’icona di una carta.
ABIL-3 = Quando un’Unità con icone Morte Eroica è sconfitta, infligge allo schieramento avversario tanti danni quante sono queste icone.
ABIL-4 = Avviene in modo automatico e immediato, nel momento della sconfitta. (R-39)
ABIL-5 = I danni da Morte Eroica si assegnano a partire dal Fronte come tutti gli altri. (R-41)
ABIL-6 = Le icone Precisione dello schieramento che infligge i danni annullano la Morte Eroica.
ABIL-7 = Con n icone Precisione nello schieramento, i primi n punti dei danni inflitti sono coperti.
ABIL-8 = Se un punto coperto sconfigge un’Unità, tutte le icone Morte Eroica di quell’Unità sono annullate.
ABIL-9 = Un’Unità sconfitta dal punto n + 1 o da uno successivo usa normalmente la Morte Eroica.
ABIL-10 = Un’Unità con Diversivo, per icona o per gettone, attira su di sé i primi danni del nemico, ovunque si trovi nello schieramento.
ABIL-11 = Con n icone Diversivo i primi n punti di danno vanno a quell’Unità; i punti successivi vanno all’Unità più vicina al Fronte. (Più Unità di questo tipo: R-41)
ABIL-12 = Il Diversivo non è facoltativo.
ABIL-13 = Uno schieramento può rilanciare il proprio dado tante volte quante sono le sue icone Rilancio (su carte e gettoni).
ABIL-14 = In una battaglia tra due persone in cui entrambi gli schieramenti hanno Rilancio, il Difensore rilancia per primo.
ABIL-15 = Contro il Tabellone, l’Attaccante rilancia il dado per conto del Difensore, ma solo se quel dado mostra in quel momento un valore negativo. (R-33)

## Vittoria in battaglia

VICT-1 = Se alla fine nessuno dei due schieramenti ha Unità a faccia visibile, entrambi sono annientati e nessuno vince.
VICT-2 = Altrimenti vince lo schieramento con più Unità sopravvissute.
VICT-3 = Se entrambi gli schieramenti hanno lo stesso numero di sopravvissute, vince l’Attaccante.
VICT-4 = Conta solo il numero di sopravvissute, non i loro valori né i danni che potrebbero ancora subire.

## Ricompense dopo una battaglia contro il Tabellone

REWARD-1 = Qualunque sia l’esito, l’Attaccante può reclutare ogni Unità sconfitta sulla plancia Difensore. (R-44)
REWARD-2 = Le Unità reclutate vanno nella pila degli scarti dell’Attaccante.
REWARD-3 = Sono compresi i rinforzi e gli Eroi sconfitti.
REWARD-4 = Le Unità del Tabellone sopravvissute, rinforzi compresi, vanno nella pila degli scarti della propria Era; non tornano sul Tabellone.
REWARD-5 = Solo un Attaccante che ha vinto può ricevere un Cimelio.
REWARD-6 = Il Cimelio dipende dal numero di Unità schierate sulla plancia Attaccante, comprese quelle sconfitte e i rinforzi.
REWARD-7 = 5 Unità (slot virtuale occupato): nessun Cimelio.
REWARD-8 = 4 Unità: prendere il primo Cimelio del mazzo.
REWARD-9 = 3 Unità: pescare 2 Cimeli, tenerne 1.
REWARD-10 = 2 Unità: pescare 3 Cimeli, tenerne 1.
REWARD-11 = 1 Unità: pescare 4 Cimeli, tenerne 1.
REWARD-12 = I Cimeli non tenuti vanno nella pila degli scarti dei Cimeli.
REWARD-13 = Un Cimelio che vinci va a faccia visibile nella tua Area di gioco Personale.
REWARD-14 = In caso di annientamento reciproco l’Attaccante recluta comunque le Unità sconfitte ma non riceve alcun Cimelio.

## Fase 2: Sfidare un’altra persona

CHALLENGE-1 = L’Attaccante può sfidare esattamente 1 persona il cui Sabaton si trovi nell’Era in cui l’Attaccante è appena entrato.
CHALLENGE-2 = Chi riceve la sfida non può rifiutare e diventa il Difensore.
CHALLENGE-3 = Il Difensore prende la plancia Difensore e la allinea a destra della propria plancia Attaccante per segnare il Fronte.
CHALLENGE-4 = In questa battaglia il Difensore schiera soltanto sulla plancia Difensore.
CHALLENGE-5 = Il Difensore schiera per primo, dalla mano, fino a 3 Unità. (Minimo: R-29)
CHALLENGE-6 = Il Difensore abbina poi fino a 3 dei propri gettoni Ars Bellica, al massimo 1 per Unità, prima che l’Attaccante schieri. (R-31)
CHALLENGE-7 = L’Attaccante schiera poi da 1 a 4 Unità come di consueto, conoscendo lo schieramento e i gettoni del Difensore.
CHALLENGE-8 = I gettoni dell’Attaccante si abbinano come in una battaglia contro il Tabellone.
CHALLENGE-9 = Rinforzi, Legami e Assalto si risolvono come in una battaglia contro il Tabellone. (Rinforzi del Difensore: R-27)
CHALLENGE-10 = I dadi si attribuiscono in base al numero di Unità dell’Attaccante e si lanciano come in una battaglia contro il Tabellone.
CHALLENGE-11 = La battaglia si svolge e si vince come contro il Tabellone.
CHALLENGE-12 = Nessuno recluta Unità dell’altra persona. (TERM-11)
CHALLENGE-13 = Un Difensore che ha perso prende 1 gettone Onore delle Armi per ogni 2 Unità sconfitte dell’Attaccante. (R-50)
CHALLENGE-14 = Un Difensore che ha vinto non riceve né gettoni Onore né Cimeli.
CHALLENGE-15 = Chi vince, Attaccante o Difensore che sia, sceglie 2 gettoni Valore di chi perde, li guarda segretamente, ne tiene 1 e restituisce l’altro. (R-49)
CHALLENGE-16 = Si possono scegliere solo gettoni che mostrano il Sabaton di chi perde; quelli che chi perde ha vinto ad altri sono al sicuro.
CHALLENGE-17 = Un Attaccante che vince può anche prendere un Cimelio del Difensore, in base al numero di Unità schierate, come in una battaglia contro il Tabellone.
CHALLENGE-18 = 5 Unità (slot virtuale occupato): nessun Cimelio (il gettone Valore si vince comunque).
CHALLENGE-19 = Altrimenti il Difensore mescola i propri Cimeli a faccia coperta; con 4/3/2/1 Unità l’Attaccante ne pesca 1/2/3/4 e ne tiene 1. (R-48)
CHALLENGE-20 = Il Difensore riprende gli altri Cimeli, a faccia visibile.
CHALLENGE-21 = In caso di annientamento reciproco nessuno riceve nulla. (R-45)
CHALLENGE-22 = Con più Sabaton nell’Era l’Attaccante ne sceglie liberamente uno; nulla limita quante sfide una persona riceve in un Round.

## Fase 3. Ripristino

RESTORE-1 = Tutte le Unità sulla plancia Attaccante, sconfitte o no, vanno nella pila degli scarti dell’Attaccante. (Eroi: HERO-6)
RESTORE-2 = Dopo una battaglia tra due persone, tutte le Unità sulla plancia Difensore vanno nella pila degli scarti del Difensore. (Eroi: HERO-6)
RESTORE-3 = Tutti i gettoni usati nella battaglia vanno nella pila comune degli scarti Ars Bellica.
RESTORE-4 = I segnalini Legame e i dadi tornano nella riserva. (Così anche i segnalini Danno: R-36)
RESTORE-5 = Ogni spazio vuoto del Tabellone si riempie con la prima carta del mazzo della sua Era, a faccia visibile.
RESTORE-6 = Se un mazzo dell’Era è esaurito, la sua pila degli scarti si mescola e forma un nuovo mazzo. (R-51)
RESTORE-7 = Gli Eroi pescati così stanno sul Tabellone come ogni altra Unità.
RESTORE-8 = Lo spazio gettone vuoto si riempie dalla pila dei gettoni; se è vuota, gli scarti ne formano una nuova. (R-9, R-64)
RESTORE-9 = Chi ha preso parte alla battaglia, come Attaccante o come Difensore, e ha in mano meno di 4 carte deve pescare fino ad averne 4.
RESTORE-10 = Se il mazzo non basta, lo si pesca tutto, si mescola l’intera pila degli scarti per formare un nuovo mazzo e si continua a pescare fino ad avere 4 carte.
RESTORE-11 = Una mano di 4 o più carte resta com’è; non c’è limite massimo e non si scarta. (R-53)
RESTORE-12 = Chi non ha combattuto non pesca. (Nessuna battaglia: R-30, R-52)
RESTORE-13 = Poi si verifica se la partita è finita (ROUND-8); altrimenti inizia il turno della persona successiva.
RESTORE-14 = La Fase 3 non lascia scelte a nessuno; si svolge da sé.

## Eroi

HERO-1 = Ci sono 2 Eroi per Era.
HERO-2 = Ogni Eroe ha un’icona Rinforzi.
HERO-3 = Ogni Eroe può legarsi da entrambi i lati (due mezzi scudi).
HERO-4 = Ogni Eroe è molto forte e ha Abilità speciali.
HERO-5 = Ogni Eroe che conquisti si può usare in una sola battaglia della partita; anche arrivare come rinforzo conta.
HERO-6 = Dopo una battaglia in cui hai schierato un Eroe, come Attaccante o come Difensore, quell’Eroe si mette da parte invece di andare nella tua pila degli scarti.
HERO-7 = Un Eroe messo da parte non combatte mai più ma dà punti alla fine.
HERO-8 = Un Eroe del Tabellone sconfitto va nella pila degli scarti dell’Attaccante, come ogni Unità reclutata, e si considera non usato finché quella persona non lo schiera.
HERO-9 = Un Eroe del Tabellone che sopravvive va nella pila degli scarti della sua Era, da cui Inseguimento o un nuovo rimescolamento possono riportarlo in gioco.

## Cimeli

RELIC-1 = I Cimeli restano nell’Area di gioco Personale, sempre visibili a tutti.
RELIC-2 = I Cimeli non stanno mai sulla plancia Attaccante e non hanno effetto in battaglia.
RELIC-3 = Ogni Cimelio appartiene a un’Era; le serie della stessa Era danno più punti.
RELIC-4 = Se il mazzo dei Cimeli è vuoto, la pila degli scarti dei Cimeli si mescola e forma un nuovo mazzo. (R-46)
RELIC-5 = Si perde un Cimelio soltanto quando si perde da Difensore contro un Attaccante con meno di 5 Unità.

## Mazzi e pile esauriti

DECK-1 = Il tuo mazzo, per i rinforzi: se è vuoto, non arriva nulla e non si rimescola.
DECK-2 = Il tuo mazzo, quando riempi la mano: si rimescola la pila degli scarti e si continua.
DECK-3 = Il tuo mazzo, per le azioni e «Serrate le file!»: il regolamento tace; si pesca ciò che c’è, non si rimescola. (R-13)
DECK-4 = Mazzo dell’Era, rinforzi: se è vuoto, non arriva nulla e non si rimescola.
DECK-5 = Mazzo dell’Era, riempire il Tabellone: si rimescola la pila degli scarti dell’Era. (Entrambi vuoti: R-52)
DECK-6 = Mazzo dei Cimeli: si rimescola la pila degli scarti dei Cimeli. (Entrambi vuoti: R-46)
DECK-7 = Pila dei gettoni: si mescolano gli scarti e formano una nuova pila. Non può mai mancare: 5 persone × 3 gettoni + 3 sul Tabellone = 18, meno di 20.
DECK-8 = Pila delle tessere: il regolamento tace; con 10 tessere nella pila succede per forza. (R-12)
DECK-9 = Gettoni Onore (8), segnalini Legame (20), segnalini Danno (8): il regolamento tace. (R-25, R-36, R-50)
DECK-10 = Dove una pila si rinnova, ciò avviene nel momento in cui si deve pescare qualcosa e non resta nulla. (R-64)

## Fine partita e punteggio

SCORE-1 = La partita finisce dopo il numero di Round concordato (6 o 8).
SCORE-2 = Ogni plancia Attaccante si gira sul tracciato dei punti vittoria e il Sabaton si pone su 0.
SCORE-3 = Ogni Unità Elite nella tua Armata (mano, mazzo, scarti): 1 punto.
SCORE-4 = Ogni Eroe che possiedi, usato o no: 3 punti.
SCORE-5 = Unità Base: 0 punti.
SCORE-6 = I Cimeli contano per ogni Era separatamente, secondo il loro numero: 1 = 1, 2 = 2, 3 = 4, 4 = 6, 5 o più = 9 punti. (0 = 0)
SCORE-7 = Ogni gettone Valore che hai vinto a un avversario: il numero che vi è stampato.
SCORE-8 = I tuoi gettoni Valore che hai ancora: 0 punti.
SCORE-9 = Ogni gettone Onore delle Armi: 1 punto.
SCORE-10 = Vince il totale più alto.
SCORE-11 = Primo spareggio: il maggior numero di carte Cimelio in totale.
SCORE-12 = Secondo spareggio: il maggior numero di Eroi.
SCORE-13 = Se la parità resta, non vince nessuno e il regolamento chiede un’altra partita. (R-56)
SCORE-14 = Gettoni Ars Bellica non usati, tessere e carte congedate non danno punti.
SCORE-15 = Ogni Sabaton finisce sullo spazio del tracciato che corrisponde al totale di chi lo gioca.
SCORE-16 = Uno spareggio confronta solo chi è ancora in parità.

## Interpretazioni: ingranaggio, tessere, gettoni, azioni

R-1 = Successione delle tessere. La tessera pescata va in Attesa, la precedente in Attesa diventa Attiva, la precedente Attiva va negli scarti. All’allestimento la prima tessera finisce Attiva, la seconda in Attesa.
R-2 = Di quanto una tessera fa girare la ruota. Esattamente di un passo per tessera, sempre nella stessa direzione, comprese le tessere dell’allestimento.
R-3 = Dove stanno le azioni. La ruota ha quattro settori nell’ordine dell’elenco del regolamento: A Pesca 2, B Recupera, C Congeda, D Riorganizza. Le due frecce indicano settori vicini, quindi le coppie attive sono AB, BC, CD e DA.
R-4 = Dove sta la ruota all’inizio. A caso.
R-5 = Che cosa indica la tessera. Ogni tessera indica uno dei tre spazi gettone, 1, 2 o 3; puoi prendere il gettone che vi si trova.
R-6 = Le 12 tessere. Ognuna delle 6 coppie di Ere diverse compare due volte; ogni spazio gettone è indicato da quattro tessere, e le due tessere di una coppia indicano spazi diversi.
R-7 = Prendere il gettone quando se ne hanno già tre. Prendere è facoltativo. Con 3 gettoni si può rinunciare, oppure metterne uno nella pila comune degli scarti e prendere il nuovo. Prima si può usare «Serrate le file!» per fare posto.
R-8 = Quanti gettoni si prendono. Uno per turno, per la tessera Attiva finale.
R-9 = Quando si riempie lo spazio gettone. Nella Fase 3, insieme agli spazi del Tabellone.
R-10 = Altre tessere dopo aver visto la situazione. Si possono inserire tessere finché non si prende il gettone, si usa un’azione o si salta; poi basta per quel turno. Qui «Serrate le file!» non conta come azione.
R-11 = Fino a quando valgono le Azioni Attive. Le azioni non usate restano disponibili finché non si pone la prima Unità sulla plancia Attaccante; mentre chi ha ricevuto la sfida schiera, l’Attaccante aspetta.
R-12 = Pila delle tessere vuota. Quando si deve pescare una tessera, si mescolano le tessere scartate (non le due nell’ingranaggio) e formano una nuova pila.
R-13 = Mazzo personale insufficiente per un’azione. Si pesca ciò che c’è; non si rimescola. Vale anche per «Serrate le file!».
R-14 = Congeda, casi particolari. Si può congedare qualsiasi Unità in mano (Base, Elite o Eroe); con la mano vuota l’azione è impossibile. Con il mazzo vuoto la carta si congeda e non si pesca nulla, ma l’ultima carta in mano non si può congedare se non se ne può pescare un’altra. Pescare senza congedare non è permesso.
R-15 = «Serrate le file!»: quale azione e quando. È l’azione A (pesca 2). Puoi giocarlo in qualsiasi momento del tuo turno prima di schierare la tua prima Unità: prima, tra e dopo le tessere, prima e dopo il salto e, in una sfida, anche dopo lo schieramento del Difensore. Se ricevi una sfida, puoi giocarlo prima della tua prima Unità. Mai più tardi, e mai nel turno altrui, salvo quando ricevi una sfida. Si scarta subito e deve avere un effetto (R-60). Non è un’Azione Attiva e non conta tra i 3 gettoni abbinati alle Unità; se ne possono giocare più d’uno di seguito.
R-16 = Inseguimento, dettagli. Si gioca solo contro il Tabellone, e solo se la pila degli scarti di quell’Era non è vuota. Si affronta soltanto quella carta, che non ha vicine sul Tabellone, ma la sua icona Rinforzi funziona. Vinta o persa la battaglia, si tratta come un’Unità del Tabellone: reclutata o rimessa negli scarti dell’Era. Nessuno spazio del Tabellone si svuota. Il gettone si scarta quando viene giocato. Inseguimento è uno dei modi di scegliere l’avversario (R-61); una volta giocato, non si può più sfidare nessuno né scegliere un’Unità del Tabellone.
R-17 = Prima del primo salto. Un Sabaton fuori dal Tabellone non è in nessuna Era: sono disponibili entrambe le Ere della tessera, e non può essere sfidato.
R-18 = Chi inizia e Quartier Generale. Chi inizia si sceglie a caso o lo decide chi ha aperto il tavolo; il Quartier Generale non si sposta mai.
R-19 = Numero di persone. Da 2 a 5.
R-59 = Ordine di gettone e azioni. Il gettone e le due Azioni Attive si possono usare in qualsiasi ordine, con «Serrate le file!» prima, in mezzo o dopo; il gettone solo prima del salto nel tempo. Saltare senza il gettone significa rinunciarvi.
R-60 = Azioni senza effetto. Un’azione si propone solo se cambia qualcosa: Pesca 2 richiede una carta nel mazzo, Recupera una nella pila degli scarti, Congeda una mano come in R-14, Riorganizza una carta nel mazzo o negli scarti. Lo stesso vale per «Serrate le file!», che quindi non si può sprecare.

## Interpretazioni: Legami e schieramento

R-20 = Vicine sul Tabellone. I 12 spazi formano una fila, dal primo spazio di Era I all’ultimo di Era IV. Due vicine sono legate se il mezzo scudo destro della carta di sinistra e il mezzo scudo sinistro della carta di destra sono dello stesso tipo. L’ultimo spazio di Era IV e il primo di Era I non sono vicini. Uno spazio vuoto interrompe la fila.
R-21 = Fin dove arrivano i Legami. Solo alle vicine dirette: l’Unità scelta più la sua vicina legata a sinistra, la sua vicina legata a destra, o entrambe.
R-22 = Ordine sulla plancia Difensore. Si mantiene l’ordine del Tabellone; la carta scelta più a sinistra sta al Fronte.
R-23 = Quali metà si incontrano in uno schieramento. Per l’Attaccante, due vicine sono legate se la metà sinistra della carta più vicina al Fronte corrisponde alla metà destra della carta dietro di essa. Per il Difensore, la metà destra della carta più vicina al Fronte deve corrispondere alla metà sinistra della carta dietro di essa.
R-24 = Quando si formano i Legami. Una volta, nel passo dei Legami, sullo schieramento completo, rinforzi compresi; mai attraverso il Fronte; nessun nuovo Legame quando è sconfitta un’Unità tra altre due.
R-25 = Segnalini Legame insufficienti. Il loro numero è illimitato.
R-26 = Ordine dei rinforzi. Per ogni schieramento, prima le icone delle Unità schierate, dal Fronte alle retrovie, poi quelle delle carte in arrivo, in ordine di arrivo, finché lo slot virtuale non è occupato.
R-27 = Rinforzi di chi riceve la sfida. Vengono dal mazzo del Difensore; nessuno se è vuoto.
R-28 = Un mazzo finisce a metà. Si pesca una carta alla volta; quando un mazzo è vuoto, per quell’icona ci si ferma e si prosegue con la successiva.
R-29 = Minimo per chi riceve la sfida. Da 1 a 3 Unità; 0 solo con la mano vuota.
R-30 = Mani vuote. Chi riceve la sfida e non ha carte nemmeno dopo «Serrate le file!» non schiera nulla. L’Attaccante schiera comunque da 1 a 4 Unità e si risolvono i Rinforzi, perché il Cimelio dipende dal numero di Unità; a quel punto l’Attaccante ha vinto, senza gettoni, dadi o Linee. Le ricompense sono le solite (nessuna Unità dell’Attaccante è stata sconfitta, quindi niente Onore). Si può scegliere un avversario solo con almeno 1 carta in mano. Un Attaccante con la mano vuota deve usare ogni azione rimasta o «Serrate le file!» che porti ancora una carta; se nulla serve, non c’è battaglia: sul Tabellone non si muove nulla, e la Fase 3 gli riempie la mano.
R-31 = I gettoni del Difensore. Si abbinano subito dopo lo schieramento del Difensore, prima che l’Attaccante schieri; quindi non ai rinforzi del Difensore.
R-32 = Che cosa mostrano i gettoni. Un bonus per una Linea o una di quattro Abilità (Morte Eroica, Precisione, Diversivo, Rilancio), oltre a «Serrate le file!» e Inseguimento; mai Rinforzi, Assalto o Legami.
R-61 = Scegliere l’avversario. Dopo il salto si fa una sola scelta: un’Unità a faccia visibile dell’Era, una carta della pila degli scarti dell’Era per mezzo di Inseguimento, oppure una persona il cui Sabaton si trova lì. Non occorre dichiarare prima se si affronta il Tabellone o una persona. Prima e dopo questa scelta, finché non si schiera, le azioni non usate e «Serrate le file!» restano possibili (R-11, R-15).
R-62 = Schierare e abbinare passo per passo. Le Unità si pongono una alla volta, a faccia visibile, prima la più vicina al Fronte, finché non si dice «fatto» o non si raggiunge il limite; allora l’ordine è fissato. Dopo la tua prima Unità le azioni e «Serrate le file!» non sono più possibili. I gettoni seguono allo stesso modo: un gettone su un’Unità che non ne ha, finché non si dice «fatto»; il Difensore subito dopo aver schierato (R-31), l’Attaccante dopo l’Assalto.
R-63 = Che cosa si confronta in uno schieramento. Solo i due mezzi scudi che si incontrano: se sono dello stesso tipo, c’è un Legame. Le Ere non si confrontano, quindi anche Unità Base con mezzi scudi potrebbero legarsi.

## Interpretazioni: dadi e Linee di Combattimento

R-33 = Rilancio, dettagli. Solo subito dopo il primo lancio e prima della Linea a Lungo Raggio. Ogni rilancio sostituisce il risultato precedente. Si decide prima di ogni rilancio, e tenere è definitivo. Tutti i rilanci del Difensore vengono prima di quelli dell’Attaccante, anche contro il Tabellone. Per un Difensore del Tabellone è automatico: finché il suo dado mostra un qualsiasi numero negativo e restano icone, si rilancia.
R-34 = Gettoni di chi riceve la sfida. I loro bonus contano allo stesso modo.
R-35 = Assalto in entrambi gli schieramenti. Avviene nello stesso momento; contano le icone di tutte le Unità, rinforzi compresi.
R-36 = Come si applicano i danni. Un punto alla volta; ciò che avanza quando non resta alcuna Unità è perso. I segnalini Danno sono illimitati e si tolgono nella Fase 3.
R-37 = Un’Unità tra due Legami. Assorbe prima il Legame più vicino al Fronte; l’altro assorbe il danno successivo.
R-38 = Che cosa assorbe un Legame. Ogni punto di danno diretto a una delle due Unità: danni di Linea, danni deviati, danni da Morte Eroica.
R-39 = Morte Eroica: momento e catene. Immediatamente quando l’Unità si gira, prima del punto successivo dei danni di Linea. Un’Unità sconfitta così attiva allo stesso modo la propria Morte Eroica, prima che si vada avanti con il resto. I totali della Linea in corso non si ricalcolano.
R-40 = Precisione: conteggio. Con n icone Precisione sulle Unità a faccia visibile (e sui loro gettoni) dello schieramento che infligge i danni di Linea, i punti da 1 a n dei danni di quella Linea sono coperti. Si contano anche i punti assorbiti da un Legame o deviati. A ogni Linea si ricomincia a contare. I danni da Morte Eroica non sono né coperti né contati.
R-41 = Diversivo: conteggio. Ogni Unità a faccia visibile attira tanti punti quante sono le sue icone Diversivo, prima l’Unità più vicina al Fronte; poi i danni si assegnano come al solito. Se è sconfitta prima, non attira più nulla. A ogni Linea si ricomincia a contare. I danni da Morte Eroica non sono deviati.
R-42 = Gettone su un’Unità nel momento della sconfitta. Un gettone Morte Eroica conta ancora per quella sconfitta, poi è perso; i bonus di Linea e i gettoni Precisione o Diversivo finiscono con l’Unità.
R-43 = Fine anticipata. La battaglia finisce appena uno schieramento non ha più Unità a faccia visibile, i danni della Linea in corso sono stati assegnati per intero (BATTLE-8) e ogni Morte Eroica è risolta; nessun’altra Linea.

## Interpretazioni: ricompense, ripristino, fine

R-44 = «Può» reclutare. Tutte le Unità sconfitte si reclutano automaticamente. Un tavolo può permettere all’Attaccante di rifiutare singole carte, che vanno allora nella pila degli scarti della loro Era.
R-45 = Entrambi gli schieramenti annientati in una sfida. Niente Valore, niente Cimelio, niente Onore.
R-46 = Mazzo dei Cimeli insufficiente. Si pesca ciò che c’è, si rimescolano gli scarti (non i Cimeli appena pescati), si pesca il resto; se entrambi sono vuoti se ne guardano meno, o nessuno; qualunque sia il numero visto, se ne tiene 1.
R-47 = Chi vede i Cimeli pescati. Tutti.
R-48 = Chi perde ha troppo pochi Cimeli. L’Attaccante ne guarda quanti ce ne sono; se non ce ne sono, nessun Cimelio e nessun sostituto dal mazzo.
R-49 = Gettoni Valore. I due si scelgono alla cieca tra i gettoni coperti di chi perde; se ne resta 1 si prende quello, con 0 nulla. Prendere è obbligatorio. Il gettone restituito torna a faccia coperta e si mescola con gli altri, così che la scelta sia puro caso e non una decisione. Nessuno conosce i valori dei propri gettoni. Il valore di un gettone vinto è noto solo a chi lo tiene, fino al punteggio; chi vince conosce anche il valore restituito.
R-50 = Gettoni Onore. Uno ogni 2 Unità sconfitte dell’Attaccante, arrotondato per difetto, per qualsiasi causa, rinforzi compresi. Se degli 8 gettoni ne restano troppo pochi, il Difensore prende quelli che ci sono.
R-51 = Ordine della Fase 3. Unità nelle pile degli scarti, gettoni, segnalini e dadi, spazi del Tabellone da Era I a Era IV, spazio gettone, mani (Attaccante, poi Difensore). Un mazzo dell’Era si rinnova solo quando se ne deve pescare una carta e non ce n’è.
R-52 = Un’Era senza più nulla. Lo spazio resta vuoto; non si può scegliere e interrompe i Legami; si riempie nella prima Fase 3 in cui l’Era ha di nuovo carte. Saltare in un’Era simile è permesso. Un Attaccante in un’Era senza Unità, senza carte da inseguire e senza nessuno da sfidare non combatte; la Fase 3 si svolge e gli riempie la mano.
R-53 = Dimensione della mano. Non c’è un massimo; chi tra mazzo e scarti insieme non arriva a 4 carte ne ha di meno.
R-54 = Eroi, dettagli. Un Eroe in mano si può congedare come ogni Unità (e allora non vale nulla); «usato» significa che è stato nello schieramento di quella persona in una battaglia, con o senza dadi; si mette da parte quando lo schieramento si sgombera nella Fase 3, quindi un Eroe usato non si può recuperare.
R-55 = Informazioni aperte e nascoste. Nascoste: mani, ordine dei mazzi, pile coperte, valori dei gettoni Valore (R-49). Aperte: Tabellone, ingranaggio, gettoni posseduti, Cimeli, gettoni Onore, numero dei gettoni Valore rimasti e vinti, dimensioni di mani e mazzi, tutte le pile degli scarti (quindi anche la carta presa con Recupera), carte congedate, Eroi messi da parte.
R-56 = Parità dopo tutti gli spareggi. Vittoria condivisa, con la proposta di una rivincita.
R-57 = Gettone Conta-Round. Mostra il Round in corso; la partita finisce con l’ultimo Round completato.
R-58 = Ordine delle ricompense in una sfida. Onore, Valore, Cimelio.
R-64 = Quando si rinnova una pila. Dove le regole rinnovano una pila (mai per i Rinforzi: REINF-5, REINF-7; di norma non per le azioni: R-13), lo fanno al bisogno: quando si deve pescare qualcosa e non resta nulla, non quando l’ultimo pezzo lascia la pila. Ciò che allora si trova negli scarti forma quella nuova. Vale per tessere, gettoni, Cimeli, mazzi dell’Era e mazzi personali.
R-65 = Le ricompense si prendono senza chiedere. Cimelio, Valore e Onore non si rifiutano; c’è scelta solo tra i Cimeli o i gettoni Valore pescati. Ordine contro il Tabellone: reclutare, scartare le sopravvissute, Cimelio.
R-66 = Che cosa contano Rinforzi e Assalto. Ogni icona: un’Unità con due icone Rinforzi chiama due Unità, una con due icone Assalto rimuove due Legami. Nelle edizioni italiana e spagnola ogni Unità conta una volta sola.

## Punti di decisione

D-1 = Prima dell’allestimento, chi ha aperto il tavolo sceglie da 2 a 5 posti, 6 o 8 Round, un’edizione o singole interpretazioni e, se vuole, chi inizia. Annullare: sì, fino all’allestimento.
D-2 = Prima dell’allestimento, in ordine di posto, ogni persona sceglie un Sabaton che nessuno ha ancora (SETUP-7). Annullare: sì, fino all’allestimento.
D-3 = Quando inizia il tuo turno: inserire la prima tessera (TRAVEL-2) o giocare «Serrate le file!» (D-8). Annullare: no.
D-4 = Dopo ogni tessera, fino al salto, puoi: (a) inserire un’altra tessera (TRAVEL-3, R-10); (b) prendere il gettone indicato, una volta (R-7); (c) usare un’Azione Attiva non usata e possibile (TRAVEL-14, R-60); (d) giocare «Serrate le file!» (D-8); (e) saltare in un’Era della tessera Attiva diversa dalla tua (TRAVEL-25). Annullare: (a) no; (b), (e) sì; (c) A e D no, B e C come in D-6 e D-7.
D-5 = Se prendi un gettone quando ne hai già 3: scegliere quale dei precedenti va nella pila degli scarti; non può essere il nuovo. Annullare: sì.
D-6 = Dopo Recupera: scegliere 1 carta della tua pila degli scarti. Annullare: sì.
D-7 = Dopo Congeda: scegliere 1 carta della tua mano (R-14). Annullare: no, salvo che non si sia pescato nulla.
D-8 = Dopo «Serrate le file!» (in D-3, D-4, D-9, D-12 o D-15): nulla da scegliere se è l’azione A o D; una carta come in D-6 se è B, come in D-7 se è C. Annullare: A, C, D no; B sì.
D-9 = Dopo il salto, scegliere: (a) un’Unità a faccia visibile dell’Era; (b) una persona il cui Sabaton si trova lì; (c) Inseguimento, se la pila degli scarti dell’Era ha carte (D-10); (d) un’Azione Attiva non usata e possibile; (e) il gettone «Serrate le file!». Per (a), (b) e (c) serve una carta in mano (R-30). Se nell’Era non c’è nulla da (a) a (c), puoi proseguire senza battaglia o usare ancora (d) o (e) (R-52). Annullare: (a), (c) sì; (b) sì, finché chi ha ricevuto la sfida non ha agito; (d), (e) come in D-4.
D-10 = Dopo Inseguimento, l’Attaccante sceglie 1 carta della pila degli scarti dell’Era, Eroi compresi. Annullare: sì.
D-11 = Se l’Unità scelta sul Tabellone ha vicine legate, l’Attaccante sceglie: solo questa Unità, anche la vicina di sinistra, anche quella di destra, o entrambe (R-21; un tavolo può permettere qualsiasi serie ininterrotta di 3 al massimo). Annullare: sì.
D-12 = Chi riceve la sfida, prima della sua prima Unità: giocare «Serrate le file!» o schierare la prima Unità dalla mano; a certi tavoli anche «nessuna Unità». Annullare: «Serrate le file!» no; Unità sì.
D-13 = Chi riceve la sfida, dopo ogni Unità: schierare la successiva nello slot successivo o dire «fatto». Annullare: sì, finché l’Attaccante non ha agito.
D-14 = Chi riceve la sfida, dopo «fatto» (a certi tavoli solo subito prima di D-17): abbinare un gettone posseduto (non «Serrate le file!», non Inseguimento) a una propria Unità che non ne ha, o dire «fatto». Annullare: sì, finché l’Attaccante non ha agito.
D-15 = Quando l’avversario è completo, prima della prima Unità dell’Attaccante: usare un’Azione Attiva non usata e possibile, giocare «Serrate le file!» o schierare la prima Unità dalla mano. Annullare: come in D-4; Unità sì.
D-16 = Dopo ogni Unità, l’Attaccante schiera la successiva nello slot successivo o dice «fatto». Annullare: sì, finché non si pesca un rinforzo o non si lanciano i dadi.
D-17 = Dopo Rinforzi, Legami e Assalto, l’Attaccante abbina un gettone posseduto (non «Serrate le file!», non Inseguimento) a una propria Unità che non ne ha, rinforzi compresi, o dice «fatto». Annullare: sì, finché non si lanciano i dadi.
D-18 = Dopo il lancio, chi ha ricevuto la sfida e ha ancora icone Rilancio rilancia il proprio dado o lo tiene (definitivo). Annullare: rilanciare no; tenere sì, finché qualcuno non rilancia o non si pesca una ricompensa.
D-19 = Dopo D-18, un Attaccante che ha ancora icone Rilancio rilancia il proprio dado o lo tiene (definitivo). Annullare: come in D-18.
D-20 = Dopo una battaglia contro il Tabellone, ai tavoli in cui reclutare è una scelta: per ogni Unità sconfitta della plancia Difensore, l’Attaccante la recluta o la lascia. Annullare: sì, finché non si pesca un Cimelio o una carta della Fase 3.
D-21 = Dopo una vittoria contro il Tabellone con 1, 2 o 3 Unità, l’Attaccante tiene 1 dei Cimeli pescati. Annullare: no, perché nella Fase 3 si pescano subito carte.
D-22 = Quando qualcuno vince una sfida e si sono pescati 2 gettoni Valore di chi perde, chi vince ne tiene 1. Annullare: no, perché segue subito la pesca del Cimelio o la Fase 3.
D-23 = Dopo una sfida vinta con 1, 2 o 3 Unità, l’Attaccante tiene 1 dei Cimeli pescati di chi perde. Annullare: no, perché nella Fase 3 si pescano subito carte.
