### Un nuovo tavolo, e il tavolo prima dell’inizio.

new-title = Crea un tavolo
new-lead = Scegli chi gioca e come. Le scelte predefinite vanno già bene.
new-who = Chi gioca
# Nome predefinito di un tavolo. $name: chi lo apre.
table-name-of = Tavolo di { $name }
new-name = Nome del tavolo
new-players = Partecipanti
# $seat: numero del posto, da 1.
new-seat = Posto { $seat }
# $name: chi gioca a questo schermo.
sitter-me = { $name } (tu)
sitter-friend = Una persona invitata con il link
sitter-here = Una persona a questo schermo
# $bot: grado del bot, per esempio Capitano.
sitter-bot = Bot: { $bot }
new-seat-thinking = Riflessione, posto { $seat }
new-invitation = Solo su invito
new-invitation-note = Il tavolo non compare negli elenchi; entra solo chi ha il link.

new-how = Come si gioca
new-rounds-note = Una partita normale dura sei Round, la campagna lunga otto.
new-clock = Tempo per ogni turno
new-clock-none = Senza limite
new-clock-live-60 = Un minuto
new-clock-live-180 = Tre minuti
new-clock-live-600 = Dieci minuti
new-clock-days-1 = Un giorno
new-clock-days-3 = Tre giorni
new-clock-days-7 = Una settimana
new-away = Quando qualcuno se ne va o esaurisce il tempo
new-away-bot = Subentra un bot
new-away-wait = Gli altri aspettano
new-away-who = Quale bot subentra
new-odds = Mostra le probabilità esatte
new-odds-note = Prima di ogni battaglia tutti vedono le probabilità di entrambi gli schieramenti.
new-spectators = Il pubblico può guardare
new-spectators-note = Vede solo ciò che è scoperto sul tavolo.
new-delay = Il pubblico vede la partita
# $delay: di quanti passi in ritardo, 0 per nessuno.
new-delay-by =
    { $delay ->
        [0] in diretta
        [one] 1 passo dopo
       *[other] { $delay } passi dopo
    }
new-start = Chi inizia
new-start-chance = A caso
new-create = Crea il tavolo

## Avanzate: interpretazioni

new-advanced = Avanzate: interpretazioni e partite duplicate
new-advanced-none = Le nostre interpretazioni
new-advanced-some =
    { $count ->
        [one] 1 interpretazione cambiata
       *[other] { $count } interpretazioni cambiate
    }
new-advanced-note = Queste impostazioni decidono dove le regole stampate lasciano qualcosa in sospeso o le edizioni differiscono. Non serve cambiare nulla.
new-advanced-reset = Torna alle interpretazioni dell’edizione
new-edition = Edizione
new-edition-note = Le edizioni stampate differiscono in alcuni punti di gioco.
edition-default = Le nostre interpretazioni
edition-en = Inglese
edition-de = Tedesca
edition-fr = Francese
edition-it = Italiana
edition-es = Spagnola
new-seed = Partita duplicata
new-seed-note = I tavoli con la stessa parola hanno gli stessi dadi e le stesse pescate, così potete confrontare i risultati. Lascia vuoto per affidarti a una sorte nuova e imparziale.

ruling-group-travel = Viaggio nel tempo, azioni e gettoni Ars Bellica
ruling-group-links = Legami
ruling-group-challenge = Sfide tra partecipanti
ruling-group-battle = Battaglia e Abilità
ruling-group-rewards = Ricompense
ruling-group-decks = Mazzi

ruling-gear-queue = Come entra una nuova tessera nell’Ingranaggio del Tempo?
ruling-gear-queue-note = La tessera Attiva decide in quali Ere puoi saltare.
ruling-gear-queue-pending-then-active = Resta in Attesa, poi diventa Attiva
ruling-gear-queue-direct-to-active = Diventa subito Attiva; quella in Attesa resta
ruling-gear-step = Di quanto gira la ruota dentata con ogni tessera?
ruling-gear-step-note = Sono attive le due azioni indicate dalle frecce.
ruling-gear-step-1 = Un settore
ruling-gear-step-2 = Due settori
ruling-gear-step-3 = Tre settori
ruling-gear-sectors = In quale ordine stanno le quattro azioni sulla ruota?
ruling-gear-sectors-note = A Pesca 2, B Recupera, C Congeda, D Riorganizza.
ruling-gear-arrows = Quali due settori sono attivi?
ruling-gear-arrows-note = Due frecce del Tabellone indicano i settori.
ruling-gear-arrows-0-1 = Due vicini
ruling-gear-arrows-0-2 = Due opposti
ruling-gear-start = Dove sta la ruota all’inizio?
ruling-gear-start-note = Prima che le due tessere dell’allestimento la facciano girare.
ruling-gear-start-random = A caso
ruling-gear-start-0 = Posizione 1
ruling-gear-start-1 = Posizione 2
ruling-gear-start-2 = Posizione 3
ruling-gear-start-3 = Posizione 4
ruling-gear-token-pointer = Che cosa indica il gettone Ars Bellica che puoi prendere?
ruling-gear-token-pointer-note = A ogni turno è disponibile uno dei tre gettoni accanto all’ingranaggio.
ruling-gear-token-pointer-tile = La tessera Attiva
ruling-gear-token-pointer-wheel = La posizione della ruota
ruling-tokens-at-limit = E se hai già tre gettoni Ars Bellica?
ruling-tokens-at-limit-note = Tre è il limite.
ruling-tokens-at-limit-swap-or-decline = Puoi scambiarne uno con quello nuovo
ruling-tokens-at-limit-decline-only = Non puoi prendere gettoni
ruling-actions-deadline = Fino a quando si possono usare le due Azioni Attive?
ruling-actions-deadline-note = Ciascuna una volta per turno.
ruling-actions-deadline-deployment = Finché non schieri
ruling-actions-deadline-jump = Fino al salto nel tempo
ruling-tokens-tighten-up = Quale azione dà «Serrate le file!»?
ruling-tokens-tighten-up-note = Questo gettone Ars Bellica si gioca, non si abbina a un’Unità.
ruling-tokens-tighten-up-A = Pesca 2
ruling-tokens-tighten-up-B = Recupera
ruling-tokens-tighten-up-C = Congeda
ruling-tokens-tighten-up-D = Riorganizza
ruling-deck-reshuffle-on-action = Si rimescola la pila degli scarti quando il mazzo non basta per un’azione?
ruling-deck-reshuffle-on-action-note = A fine turno si rimescola sempre.
ruling-deck-reshuffle-on-action-false = No, si pesca ciò che c’è
ruling-deck-reshuffle-on-action-true = Sì, e si continua a pescare
ruling-deck-era-reshuffle = Quando si rinnova un mazzo dell’Era rimasto vuoto?
ruling-deck-era-reshuffle-note = Con la sua pila degli scarti.
ruling-deck-era-reshuffle-on-draw = Quando serve una carta
ruling-deck-era-reshuffle-on-empty = Alla fine del turno in cui si è esaurito
ruling-links-topology = L’ultima Era e la prima sono vicine?
ruling-links-topology-note = Puoi affrontare insieme le Unità legate del Tabellone.
ruling-links-topology-row = No, il Tabellone è una fila
ruling-links-topology-ring = Sì, il Tabellone è un anello
ruling-links-chain-scope = Quali Unità legate del Tabellone puoi affrontare insieme?
ruling-links-chain-scope-note = A partire dall’Unità che scegli.
ruling-links-chain-scope-direct = Solo le vicine dirette
ruling-links-chain-scope-run = Tutta la catena ininterrotta
ruling-links-absorb = Quali danni assorbe un Legame?
ruling-links-absorb-note = Un segnalino Legame assorbe un punto e si spezza.
ruling-links-absorb-all = Qualsiasi danno
ruling-links-absorb-line-only = Solo i danni di una Linea di Combattimento
ruling-challenge-defender-reinforcements = Da dove vengono i Rinforzi di chi riceve la sfida?
ruling-challenge-defender-reinforcements-note = Quelli dell’Attaccante vengono sempre dal suo mazzo.
ruling-challenge-defender-reinforcements-own-deck = Dal mazzo del Difensore
ruling-challenge-defender-reinforcements-era-deck = Dal mazzo dell’Era dell’Unità
ruling-challenge-defender-min = Quante Unità deve schierare chi riceve la sfida?
ruling-challenge-defender-min-note = Chi non ha carte in mano non ne schiera.
ruling-challenge-defender-min-1 = Almeno una
ruling-challenge-defender-min-0 = Nessuna, se preferisce
ruling-challenge-defender-tokens = Quando abbina gettoni Ars Bellica chi riceve la sfida?
ruling-challenge-defender-tokens-note = Chi decide dopo ne sa di più.
ruling-challenge-defender-tokens-at-deployment = Durante lo schieramento
ruling-challenge-defender-tokens-after-assault = Nel passo dei gettoni, prima dell’Attaccante
ruling-abilities-hd-chain = Una Morte Eroica può provocarne un’altra?
ruling-abilities-hd-chain-note = Un’Unità sconfitta dai danni di una Morte Eroica può avere la stessa Abilità.
ruling-abilities-hd-chain-true = Sì
ruling-abilities-hd-chain-false = No
ruling-abilities-accuracy = Che cosa fa la Precisione?
ruling-abilities-accuracy-note = Ti protegge dalla Morte Eroica delle Unità che sconfiggi.
ruling-abilities-accuracy-first-damage = Primi danni di una Linea senza Morte Eroica
ruling-abilities-accuracy-cancel-points = I primi punti di danno da Morte Eroica sono annullati
ruling-abilities-accuracy-on-hd = La Precisione copre anche i danni da Morte Eroica?
ruling-abilities-accuracy-on-hd-note = Solo con la prima lettura della Precisione.
ruling-abilities-accuracy-on-hd-false = No
ruling-abilities-accuracy-on-hd-true = Sì
ruling-abilities-diversion-on-hd = Il Diversivo attira anche i danni da Morte Eroica?
ruling-abilities-diversion-on-hd-note = Un’Unità con il Diversivo attira il primo danno di una Linea.
ruling-abilities-diversion-on-hd-false = No
ruling-abilities-diversion-on-hd-true = Sì
ruling-icons-count = Come contano le icone Rinforzi e Assalto?
ruling-icons-count-note = Alcune Unità mostrano due volte la stessa icona.
ruling-icons-count-per-icon = Ogni icona conta
ruling-icons-count-per-unit = Ogni Unità conta una volta
ruling-battle-early-end = La battaglia finisce appena uno schieramento resta senza Unità?
ruling-battle-early-end-note = Altrimenti si giocano tutte e tre le Linee di Combattimento.
ruling-battle-early-end-true = Sì, subito
ruling-battle-early-end-false = No, si giocano tutte le Linee
ruling-rewards-recruit = Quali Unità sconfitte recluta l’Attaccante?
ruling-rewards-recruit-note = Dopo una battaglia contro il Tabellone, vinta o persa.
ruling-rewards-recruit-all = Tutte
ruling-rewards-recruit-choose = Quelle scelte dall’Attaccante
ruling-relics-reveal = Chi vede i Cimeli pescati?
ruling-relics-reveal-note = Chi vince ne tiene uno.
ruling-relics-reveal-public = Tutti
ruling-relics-reveal-private = Solo l’Attaccante
ruling-honor-supply = Quanti gettoni Onore delle Armi ci sono?
ruling-honor-supply-note = Ognuno vale un punto.
ruling-honor-supply-8 = Otto, come nella scatola
ruling-honor-supply-unlimited = Tanti quanti se ne guadagnano

## Il tavolo prima dell’inizio

table-missing = Questo tavolo non esiste
table-closed = Questo tavolo è stato chiuso da chi lo aveva aperto.
table-closed-log = Salva la partita
table-closed-proof = Salva la prova dei dadi
# $names: i posti giocati da un bot, già uniti con «e».
table-away = Un bot gioca al posto di { $names }.
table-come-back = Riprendi il posto
# $taken di $seats sono occupati.
lobby-lead = Posti occupati: { $taken } su { $seats }.
lobby-seats = Posti
lobby-seat-open = In attesa di qualcuno
# $name: a player of the last match
lobby-seat-kept = Riservato a { $name }
lobby-seat-kept-yours = Riservato a te
lobby-keep-no-longer = Apri agli altri
lobby-keep-no-longer-name = Apri agli altri il posto di { $name }
lobby-decline = No, grazie
lobby-seat-bot = Bot
lobby-seat-you = Tu
lobby-seat-here = A questo schermo
lobby-seat-person = Presente
lobby-seat-absent = Assente per ora
lobby-sit = Siediti
lobby-add-here = Aggiungi qualcuno a questo schermo
lobby-add = Aggiungi
# $bot: grado del bot.
lobby-add-bot = Aggiungi { $bot }
lobby-bot-level = Forza dei bot
lobby-fill = Completa con i bot
lobby-remove = Rimuovi
# $name: chi deve lasciare il posto.
lobby-remove-name = Rimuovi { $name }
lobby-stand-up = Alzati
lobby-invite = Invita altre persone
lobby-invite-only = Entra solo chi ha questo link.
lobby-invite-open = Manda questo link. Il tavolo compare anche nella pagina iniziale.
lobby-start = Inizia la partita
lobby-ready = Non manca nessuno.
lobby-missing =
    { $count ->
        [one] Un posto è ancora libero.
       *[other] { $count } posti sono ancora liberi.
    }
lobby-close = Chiudi il tavolo
lobby-waiting-people = In attesa di partecipanti
lobby-waiting-host = In attesa del via di chi ha aperto il tavolo
lobby-waiting-hint = La pagina si aggiorna da sola.
lobby-agreed = Impostazioni della partita
lobby-fair = I dadi di questa partita sono già sigillati:
lobby-fair-more = che cosa significa
lobby-seal = SHA-256 del segreto dei dadi
# $names: chi condivide questo schermo, già uniti con «e».
lobby-hot-seat = { $names } condividono questo schermo e giocano a turno.

## Amici: chi c’è, e chi arriva con un link

lobby-last-seen = Assente, ultima presenza { $ago }
invited-title = Invito al tavolo
invited-text = Come devono chiamarti gli altri al tavolo «{ $table }»?
invited-sit = Siediti
invited-watch = Guarda soltanto
new-call = Chi può chiamare un bot per chi è assente
new-call-all = I presenti, se d’accordo
new-call-host = Chi ha aperto il tavolo
