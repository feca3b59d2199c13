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
due-title-back = Rivedi la partita
due-over = La partita è finita.
due-chance = Si pesca o si lancia…

due-choose-sabaton = Scegli il tuo Sabaton.
due-first-tile = Inserisci una tessera: fa girare la ruota dentata e decide in quali Ere puoi saltare.
due-first-tile-tighten = Inserisci una tessera, oppure gioca prima «Serrate le file!».
due-take = Puoi prendere il gettone «{ $token }».
# $actions: una o due azioni dell’ingranaggio, unite
due-use = Azioni Attive: { $actions }.
due-jump-one = Poi salta nell’{ $era }.
due-jump-two = Poi salta nell’{ $first } o nell’{ $second }.
due-insert-more = Inserisci un’altra tessera.
due-drop-token = Hai già 3 gettoni. Scegli quale scartare.
due-retrieve = Scegli la carta da riprendere dalla pila degli scarti.
due-dismiss = Scegli l’Unità da congedare per sempre; poi peschi una carta.
due-opponent-face = Scegli l’Unità da affrontare nell’{ $era }.
due-opponent-both = Scegli l’Unità da affrontare nell’{ $era }, oppure sfida { $who }.
due-opponent-challenge = Sfida { $who }.
due-no-battle = Nell’{ $era } non c’è nessuno da affrontare.
due-use-before = Ancora disponibili prima della tua prima Unità: { $actions }.
due-hunt = Scegli l’Unità da inseguire nella pila degli scarti dell’{ $era }.
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
    [one] Arriverà un rinforzo; combatti con il dado Forte.
   *[other] Arriveranno { $more } rinforzi; combatti con il dado Forte.
  }
due-calls-risky = { $more ->
    [one] Arriverà un rinforzo, quindi combatti con il dado Rischioso.
   *[other] Arriveranno { $more } rinforzi, quindi combatti con il dado Rischioso.
  }
due-tokens = Abbina gettoni Ars Bellica alle tue Unità, al massimo uno per Unità, o prosegui senza.
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
wait-retrieve = { $who } riprende una carta.
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
wait-recruit = { $who } recluta.
wait-keep-relic = { $who } sceglie un Cimelio.
wait-keep-prowess = { $who } sceglie un gettone Valore.
wait-keep-stolen = { $who } sceglie un Cimelio.

do-insert = Inserisci una tessera
# $count (numero): tessere inserite in questo turno
do-insert-count = { $count } su 3
do-take = Prendi «{ $token }»
# $era (stringa): il numero romano
do-jump = Salta nell’Era { $era }
do-challenge = Sfida { $who }
do-chase = Gioca Inseguimento
do-tighten-up = Gioca «Serrate le file!»
do-company-alone = Solo questa Unità
do-company-with = Anche { $units }
do-dismiss = Congeda { $unit } per sempre
do-keep-relic = Tieni { $relic }
do-keep-prowess = Tieni Valore { $value }
do-reroll = Rilancia
do-keep = Tieni il dado
do-recruit = Recluta
do-leave = Lascia
do-no-unit = Non schierare
do-no-battle = Prosegui senza battaglia
do-done = Fatto
do-engage = Combatti
do-stand = In posizione
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
table-menu = Menù del tavolo
table-sound-on = Suono attivo
table-sound-off = Suono disattivato
table-theme-light = Tema chiaro
table-theme-dark = Tema scuro
table-rules = Regole
table-settings = Opzioni
table-leave = Lascia il tavolo
table-log-and-chat = Diario e chat
table-reconnecting = Connessione persa. Riconnessione in corso…
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
# Si aggiungono i gettoni Valore non noti
table-points-more = { $points }+ punti
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
table-discard-of-era = Pila degli scarti dell’Era { $era }
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
table-era-of = Era
table-nothing = Vuoto
table-open-panel = Mostra tutto ciò che ha { $who }
table-copies = { $count } ×
table-points-word = { $points ->
    [one] punto
   *[other] punti
  }
table-look-through = Vedi il tavolo come { $who }

# --- cassetto ---
drawer-log = Diario
drawer-log-walk = Diario; le frecce portano da una carta all’altra
drawer-chat = Chat
drawer-rules = Regole
drawer-write = Messaggio al tavolo
drawer-send = Invia
drawer-no-chat = Nessuno ha ancora scritto nulla.
drawer-close = Chiudi
drawer-find-rule = Trova una regola
drawer-all-rules = Tutte le regole
drawer-now = Che cosa fare adesso
drawer-newest = Vai all’ultima riga

# --- rifiuti, consenso, scelte ---
refused-title = Non è possibile
refused-rule = Regola { $atom }
refused-token-space = Puoi prendere solo il gettone indicato.
undo-asked = { $who } chiede di annullare la mossa. Accetti?
undo-asked-own = Si attende il consenso degli altri per annullare la mossa.
undo-agree = Accetta
undo-refuse = Rifiuta
choice-sabaton = Scegli il tuo Sabaton
choice-retrieve = Quale carta riprendi?
choice-hunt = Quale Unità insegui?
choice-relic = Scegli un Cimelio
choice-relic-have = { $count ->
    [0] Non ne hai dell’Era { $era }
   *[other] Ne hai { $count } dell’Era { $era }
  }
choice-relic-gain = { $points ->
    [one] +1 punto
   *[other] +{ $points } punti
  }
choice-prowess = Scegli un gettone Valore
choice-prowess-worth = da { $value }
choice-drop = Quale gettone scarti?
curtain-title = Lo schermo passa di mano: ora gioca { $who }
curtain-text = Ora si vedranno le carte di { $who }.
curtain-go = Sono { $who }

# --- tastiera ---
keys-title = Tasti
keys-enter = Pulsante principale
keys-digits = Il primo, il secondo… elemento evidenziato
keys-arrows = Da una carta all’altra nella mano
keys-undo = Annulla
keys-insert = Inserisci una tessera
keys-take = Prendi il gettone
keys-gear = Azioni Attive da A a D
keys-challenge = Sfida
keys-log = Diario
keys-chat = Chat
keys-battle = In battaglia: pausa, passo successivo, vai alla fine
keys-help = Mostra questi tasti
keys-zoom = Ingrandisci la carta scelta
key-space = Spazio
