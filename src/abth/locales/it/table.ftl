### Il tavolo: cosa tocca fare, i pulsanti della barra delle azioni, le aree intorno.
### { $who } è una persona o un elenco di persone (già uniti con «e»);
### { $unit }, { $units }, { $token }, { $era }, { $actions } sono cose con un nome, come in log.ftl.

# --- la barra delle azioni ---
due-title-turn = Tocca a te
due-title-challenged = Sfida!
# Dopo una sfida, quando c’è da scegliere nel turno di un’altra persona
due-title-choice = Scegli tu
due-title-wait = Attendi
due-title-over = Fine partita
due-title-watch = Stai guardando
due-title-back = Stai rivedendo
due-over = La partita è finita.
due-chance = Si lancia o si pesca…

due-choose-sabaton = Scegli il tuo Sabaton.
due-first-tile = Inserisci una tessera: fa girare la ruota dentata e decide in quali Ere puoi saltare.
due-first-tile-tighten = Inserisci una tessera, oppure gioca prima «Serrate le file!».
due-take = Puoi prendere il gettone «{ $token }».
# $actions: una o due azioni dell’ingranaggio, unite
due-use = Azioni Attive: { $actions }.
due-freezes = Se lo fai, niente più tessere.
due-jump-one = Per proseguire, salta in { $era }.
due-jump-two = Per proseguire, salta in { $first } o in { $second }.
due-insert-more = Inserisci un’altra tessera.
due-drop-token = Hai già 3 gettoni. Scegli quale scartare.
due-retrieve = Scegli la carta da recuperare dalla pila degli scarti.
due-dismiss = Scegli l’Unità da congedare per sempre; poi peschi una carta.
due-opponent-face = Scegli l’Unità da affrontare in { $era }.
due-opponent-both = Scegli l’Unità da affrontare in { $era }, oppure sfida { $who }.
due-opponent-challenge = Sfida { $who }.
due-no-battle = In { $era } non c’è nessuno da affrontare.
due-use-before = Prima della tua prima Unità puoi ancora usare: { $actions }.
due-hunt = Scegli l’Unità da inseguire nella pila degli scarti di { $era }.
due-company = Affrontare solo { $unit }, o anche le vicine legate?
due-defend-first = { $who } ti sfida. Schiera la tua Unità al Fronte.
# $count (numero): Unità schierate finora
due-defend-next = { $count ->
    [one] 1 Unità schierata. Puoi schierarne 3 in tutto, a partire dal Fronte.
   *[other] { $count } Unità schierate. Puoi schierarne 3 in tutto, a partire dal Fronte.
  }
due-attack-first = Schiera da 1 a 4 Unità, a partire dal Fronte.
due-attack-next = { $count ->
    [one] 1 Unità schierata. Puoi schierarne 4 in tutto, a partire dal Fronte.
   *[other] { $count } Unità schierate. Puoi schierarne 4 in tutto, a partire dal Fronte.
  }
# $more (numero): rinforzi che saranno chiamati
due-calls-strong = { $more ->
    [one] Arriverà un rinforzo; combatti con il Dado Forte.
   *[other] Arriveranno { $more } rinforzi; combatti con il Dado Forte.
  }
due-calls-risky = { $more ->
    [one] Arriverà un rinforzo, quindi combatti con il Dado Rischioso.
   *[other] Arriveranno { $more } rinforzi, quindi combatti con il Dado Rischioso.
  }
due-tokens = Abbina gettoni Ars Bellica alle tue Unità, al massimo uno ciascuna, o prosegui senza.
due-tokens-place = Scegli l’Unità a cui abbinare il gettone «{ $token }».
# $face (stringa): i numeri del dado; $left (numero): rilanci rimasti
due-relaunch = { $left ->
    [one] Il tuo dado mostra { $face }. Lo rilanci o lo tieni?
   *[other] Il tuo dado mostra { $face }. Lo rilanci (al massimo { $left } volte) o lo tieni?
  }
due-recruit = Recluti l’Unità sconfitta o la lasci?
due-keep-relic = Hai vinto! Tieni uno di questi { $count } Cimeli.
due-keep-stolen = Hai vinto! Tieni uno di questi { $count } Cimeli di { $who }.
due-keep-prowess = Hai vinto! Tieni uno dei gettoni Valore di { $who }. Li vedi soltanto tu.
due-choose = Fai la tua scelta.

# Attesa: che cosa decide ora un’altra persona ({ $who })
wait-choose-sabaton = { $who } sceglie un Sabaton.
wait-first-tile = { $who } sta per inserire una tessera.
wait-prepare = { $who } si prepara alla battaglia.
wait-drop-token = { $who } scarta un gettone.
wait-retrieve = { $who } recupera una carta.
wait-dismiss = { $who } congeda un’Unità.
wait-opponent = { $who } sceglie chi affrontare.
wait-hunt = { $who } sceglie un’Unità da inseguire.
wait-company = { $who } sceglie quali Unità affrontare.
wait-defend-first = { $who } risponde alla sfida e schiera.
wait-defend-next = { $who } risponde alla sfida e schiera.
wait-defend-tokens = { $who } abbina gettoni Ars Bellica.
wait-attack-first = { $who } schiera.
wait-attack-next = { $who } schiera.
wait-attack-tokens = { $who } abbina gettoni Ars Bellica.
wait-defender-relaunch = { $who } decide se rilanciare il dado.
wait-attacker-relaunch = { $who } decide se rilanciare il dado.
wait-recruit = { $who } decide chi reclutare.
wait-keep-relic = { $who } sceglie un Cimelio.
wait-keep-prowess = { $who } sceglie un gettone Valore.
wait-keep-stolen = { $who } sceglie un Cimelio.

do-insert = Inserisci una tessera
# $count (numero): tessere inserite in questo turno
do-insert-count = { $count } su 3
do-take = Prendi «{ $token }»
# $era (stringa): il numero romano
do-jump = Salta in Era { $era }
do-challenge = Sfida { $who }
do-chase = Gioca Inseguimento
do-tighten-up = Gioca «Serrate le file!»
do-company-alone = Solo questa Unità
do-company-with = Anche { $units }
do-dismiss = Congeda { $unit } per sempre
do-keep-relic = Tieni «{ $relic }»
do-keep-prowess = Tieni il gettone da { $value }
do-reroll = Rilancia
do-keep = Tieni il dado
do-recruit = Recluta
do-leave = Lasciala
do-no-unit = Non schierare Unità
do-no-battle = Prosegui senza battaglia
do-done = Fatto
do-engage = Combatti
do-stand = Difendi
do-roll = Lancia i dadi
do-undo = Annulla
do-ask-back = Chiedi di annullare
do-see-result = Vedi il risultato
do-close = Chiudi
do-continue = Continua

# --- la cornice ---
table-brand = A Battle Through History
table-round = Round { $round } di { $rounds }
table-headquarters = Quartier Generale
table-headquarters-note = Quartier Generale: chi ha iniziato
table-menu = Menu del tavolo
table-sound-on = Audio attivo
table-sound-off = Audio disattivato
table-theme-light = Tema chiaro
table-theme-dark = Tema scuro
table-rules = Regole
table-settings = Opzioni
table-leave = Lascia il tavolo
table-log-and-chat = Diario e chat
table-log-and-unread = { $count ->
    [one] Diario e chat, 1 nuovo messaggio
   *[other] Diario e chat, { $count } nuovi messaggi
  }
drawer-unread = { $count ->
    [one] 1 nuovo messaggio
   *[other] { $count } nuovi messaggi
  }
table-offline = Nessuna connessione
table-offline-move = La tua mossa è al sicuro e partirà appena torna la connessione. Riconnessione in corso…
table-offline-nothing = Niente va perso: la partita resta sul server. Riconnessione in corso…
table-clock = Tempo rimasto: { $time }
table-clock-days = { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
  }
table-spectators = Pubblico: { $count }
table-phase-1 = Viaggiare nel tempo
table-phase-2 = La Battaglia
table-phase-3 = Ripristino

# --- le ere ---
table-era = Era { $era }
table-era-jump = Salta qui
table-era-deck = { $count ->
    [one] Mazzo dell’Era: 1 carta
   *[other] Mazzo dell’Era: { $count } carte
  }
table-era-discard = { $count ->
    [one] Pila degli scarti scoperta: 1 carta
   *[other] Pila degli scarti scoperta: { $count } carte
  }
table-era-short = Era { $era } · mazzo { $deck } · scarti { $discard }
table-empty-space = Spazio vuoto
table-stands-here = Qui si trova { $who }

# --- l’ingranaggio ---
table-gears = Ingranaggio del Tempo
table-active = Attiva
table-pending = In Attesa
table-tiles-left = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
  }
table-tiles-discarded = Tessere scartate: { $count }
table-tokens = Gettoni Ars Bellica
table-tokens-left = Pila dei gettoni: { $count }
table-tokens-discarded = Gettoni scartati: { $count }
table-token-space = Spazio gettone { $space }

# --- chi gioca ---
table-opponents = Avversari
table-you = Tu
table-you-points = { $points ->
    [one] Tu · 1 punto finora
   *[other] Tu · { $points } punti finora
  }
table-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
table-bot = Bot · { $bot }
table-person = Persona
table-person-rated = Rating { $rating }
table-state-acts = Decide
table-state-turn = È di turno
table-state-thinks = Pensa
table-state-away = Assente
table-state-waits = Attende
table-state-challenged = In difesa
table-hand = Mano
table-hand-count = { $count ->
    [one] Mano, 1 carta
   *[other] Mano, { $count } carte
  }
table-deck = Mazzo
table-discard = Scarti
table-discard-pile = Pila degli scarti
table-discard-of = Pila degli scarti di { $who }
table-discard-of-era = Pila degli scarti di Era { $era }
table-own-deck = Il tuo mazzo (non nell’ordine di pesca)
table-army-of = Mano e mazzo di { $who } insieme
table-known-of = Carte note in mano
table-aside-of = Eroi messi da parte
table-dismissed-of = Unità congedate
table-relics = Cimeli per Era
table-relics-of = Cimeli
table-prowess = Valore
table-prowess-left = Gettoni Valore rimasti: { $count }
table-prowess-won = Gettoni Valore vinti: { $count }
table-honor = Onore
table-honor-count = Onore delle Armi: { $count }
table-tokens-held = Gettoni Ars Bellica
table-nothing = Vuoto
table-open-panel = Mostra tutto ciò che possiede { $who }
table-copies = { $count } ×
table-points-word = { $points ->
    [one] punto
   *[other] punti
  }
table-look-through = Vedi il tavolo come { $who }

# --- cassetto ---
drawer-log = Diario
drawer-log-walk = Diario; con le frecce passi da una carta all’altra
drawer-chat = Chat
drawer-rules = Regole
drawer-write = Scrivi al tavolo
drawer-send = Invia
drawer-no-chat = Nessuno ha ancora scritto nulla.
drawer-chat-players = Qui legge e scrive solo chi gioca.
drawer-chat-off = Questo tavolo non ha chat.
drawer-close = Chiudi
drawer-find-rule = Cerca una regola
drawer-all-rules = Tutte le regole
drawer-now = Che fare adesso
drawer-newest = Vai all’ultima riga

# --- rifiuti, consenso, scelte ---
refused-title = Non è possibile
refused-rule = Regola { $atom }
refused-token-space = Puoi prendere solo il gettone indicato.
undo-asked = { $who } chiede di annullare la mossa. Accetti?
undo-asked-own = In attesa che il tavolo accetti di annullare la mossa.
undo-agree = Accetta
undo-refuse = Rifiuta
choice-sabaton = Scegli il tuo Sabaton
choice-sabaton-note = Un Sabaton è la figura che viaggia per te attraverso le Ere. Tutti e cinque giocano allo stesso modo.
choice-retrieve = Quale carta recuperi?
choice-hunt = Quale Unità insegui?
choice-relic = Scegli un Cimelio
choice-relic-have = { $count ->
    [0] Non hai Cimeli dell’Era { $era }
    [one] Hai 1 Cimelio dell’Era { $era }
   *[other] Hai { $count } Cimeli dell’Era { $era }
  }
choice-relic-gain = { $points ->
    [one] +1 punto
   *[other] +{ $points } punti
  }
choice-prowess = Scegli un gettone Valore
choice-prowess-worth = da { $value }
choice-drop = Quale gettone scarti?
curtain-title = Passa lo schermo: ora gioca { $who }
curtain-text = Stanno per apparire le carte di { $who }.
curtain-go = Sono { $who }

# --- tastiera ---
keys-title = Tasti
keys-enter = Pulsante principale
keys-digits = Scegli per posizione: la prima, la seconda… carta, gettone o Unità
keys-arrows = Passa da una carta all’altra nella mano
keys-undo = Annulla
keys-insert = Inserisci una tessera
keys-take = Prendi il gettone
keys-gear = Azioni Attive da A a D
keys-challenge = Sfida la prima, la seconda… persona dopo di te
keys-log = Diario
keys-chat = Chat
keys-battle = In battaglia: pausa, passo successivo, vai alla fine
keys-help = Mostra questi tasti
keys-are-plain = Lettere e cifre funzionano da sole.
keys-are-alt = Lettere e cifre funzionano insieme ad Alt.
keys-are-off = Lettere e cifre sono disattivate.
keys-change = Cambia nelle impostazioni
table-skip = Vai a ciò che c’è da fare
due-to-choices = Vai alle scelte
heard-skipped = { $count ->
    [one] 1 messaggio saltato.
   *[other] { $count } messaggi saltati.
  }
heard-undone = La partita è tornata indietro.
heard-online = La connessione è tornata.
heard-chat = { $name } dice: { $text }
keys-zoom = Ingrandisci la carta scelta
key-space = Spazio
key-enter = Invio
keys-escape = Chiudi o annulla la scelta
keys-jump = Salta in un’Era, da I a IV
keys-tokens = Gioca Inseguimento, gioca «Serrate le file!»
keys-reroll = Rilancia il dado
keys-no = Rinuncia: alla battaglia, a schierare, a reclutare
key-escape = Esc

# --- what the next tile would give, and what a step ends ---
preview-title = La prossima tessera
preview-eras = Poi puoi saltare in { $eras }.
preview-unknown = Le sue Ere si scoprono solo pescandola.
preview-actions = Attive: { $actions }.
preview-idle = Attive, ma ora senza effetto: { $actions }.
preview-token = Gettone da prendere: { $token }.
preview-no-token = Lì non c’è nessun gettone da prendere.
ends-insert = Dopo, in questo turno non puoi più inserire tessere.
ends-with-jump = Non più possibile dopo il salto: { $things }.
ends-thing-tiles = inserire tessere
ends-thing-token = prendere il gettone

# --- what one could do instead of something refused: `could` joins the others with “or” ---
could = Puoi { $things }.
could-jump = saltare in { $eras }
could-face = affrontare { $units }
could-challenge = sfidare { $who }
could-company = scegliere chi affrontare
could-insert = inserire una tessera
could-take = prendere il gettone «{ $token }»
could-use = usare l’azione { $actions }
could-dismiss = scegliere l’Unità da congedare
could-deploy = schierare un’Unità dalla mano
could-lay = abbinare a un’Unità il gettone { $tokens }
could-finish = concludere con il pulsante principale
could-choose = scegliere tra ciò che è mostrato
undo-same-chance = Se torni indietro oltre un lancio o una pescata, il risultato sarà lo stesso.

# --- presence, absent players, ending early ---
presence-here = Presente
presence-away = Assente, ultima presenza { $ago }
presence-gone = Via dal tavolo, ultima presenza { $ago }
presence-replaced = Gioca un bot; si può tornare in ogni momento
presence-resigned = Ha abbandonato; continua un bot
table-state-gone = Via
table-state-replaced = Gioca un bot
table-state-resigned = Abbandono
notice-absent = { $who } non è al tavolo, ultima presenza { $ago }.
notice-late = Il tempo di { $who } è scaduto.
notice-call = Fai giocare un bot
notice-wait = Aspetta ancora
notice-called = { $names }: «Un bot al posto di { $who }!» Accetti?
notice-called-own = Un bot giocherà al posto di { $who } appena accettano: { $names }.
notice-resigned = Hai abbandonato questa partita. Un bot continua per te.
menu-open = Termina la partita o abbandona
menu-title = Termina la partita
menu-end-unrated = Proponi di finire senza risultato
menu-end-unrated-note = Serve l’accordo di chi sta ancora giocando. Non vince nessuno e nessun rating cambia.
menu-end-points = Proponi di finire con i punti attuali
menu-end-points-note = Serve l’accordo di chi sta ancora giocando. Vince chi ha più punti, e la partita conta come le altre.
menu-leave = Assentati per un po’
menu-leave-note = Un bot gioca per te finché non torni. Se alla fine non ci sei, arrivi all’ultimo posto.
menu-resign = Abbandona
menu-resign-ends = La partita finisce e la perdi.
menu-resign-goes-on = Un bot continua per te. Arrivi all’ultimo posto e non puoi tornare.
menu-resign-sure = Sì, abbandona
offer-unrated = { $who } propone di finire senza risultato: non vince nessuno e nessun rating cambia.
offer-points = { $who } propone di finire con i punti attuali. La partita conta come le altre.
offer-own-unrated = Hai proposto di finire senza risultato. In attesa di { $names }.
offer-own-points = Hai proposto di finire con i punti attuali. In attesa di { $names }.
offer-withdraw = Ritira
note-bot-called = Gli altri hanno chiamato un bot: gioca al posto di { $names }.
note-left = Assenza temporanea: { $names }. Gioca un bot.
note-timed-out = Tempo scaduto: { $names }. Gioca un bot.
note-back = Di nuovo al tavolo: { $names }.
note-resigned = Abbandono: { $names }.
note-ended = La partita è stata interrotta prima della fine.

# --- the match as text ---
text-view = Vista testo
text-view-table = Vista tavolo
text-view-command = Il tuo comando
text-view-hint = Un numero o parole.
text-view-language = Lingua
text-view-steps = Passo per passo
