### Parole di ogni pagina: navigazione, nomi, problemi.

title = A Battle Through History
# Titolo della scheda del browser. $page: il nome della pagina o del tavolo.
page-title = { $page } · A Battle Through History
# Titolo della scheda quando bisogna agire. $table: il nome del tavolo.
title-your-turn = Tocca a te · { $table }

footer = Opera amatoriale non ufficiale. Icone di Lorc, Delapouite e altri, game-icons.net, CC BY 3.0.

## Navigazione

menu = Menu
skip-to-content = Vai al contenuto
nav-play = Gioca
nav-matches = Le mie partite
nav-watch = Guarda
nav-odds = Calcolo probabilità
nav-rules = Regole
nav-leaders = Classifica
nav-about = Info
nav-settings = Opzioni
nav-match = Torna alla partita
theme-to-light = Tema chiaro
theme-to-dark = Tema scuro
language = Lingua

## Avvisi da altri tavoli. $table: il nome del tavolo.

notice-turn = Tocca a te: { $table }
notice-challenged = Hai ricevuto una sfida: { $table }

## Parole brevi

labelled = { $name }: { $text }
in-series = { $before }; { $after }
close = Chiudi
cancel = Annulla
copy = Copia
copied = Copiato
again = Riprova
waiting = Un momento…
yes = Sì
no = No
# $rounds: 6 o 8.
rounds = { $rounds } Round

## Chi sono

name-change = Cambia nome
name-title = Il tuo nome
name-label = Nome
name-hint = Al tavolo ti vedono così. Non serve alcuna registrazione.
name-keep = Usa questo nome
name-elsewhere = Ho giocato in un altro browser
phrase-title = La tua frase di recupero
phrase-hint = Con queste parole puoi continuare con il tuo nome in un altro browser. Chi le conosce può giocare al posto tuo: tienile per te. Non vengono conservate da nessuna parte: annotale subito.
phrase-done = L’ho salvata
phrase-later = La riceverai con la tua prima partita.
phrase-not-here = È stata mostrata nel browser con cui hai iniziato.

## Posti e bot

seat-open-name = Posto libero
# Nome predefinito di chi gioca allo stesso schermo. $seat: numero del posto, da 1.
seat-guest = Ospite { $seat }
bot-recruit = Recluta
bot-soldier = Soldato
bot-captain = Capitano
bot-general = Generale
bot-champion = Campione
bot-recruit-character = Primo giorno sotto le armi: fa di tutto, purché sia permesso.
bot-soldier-character = Prende quello che capita a tiro e non fa domande.
bot-captain-character = Calcola ogni lancio prima ancora che i dadi rotolino.
bot-general-character = Al primo colpo ha già combattuto tutta la guerra mille volte, nella sua testa.
bot-champion-character = Sa già quanto vale un turno che deve ancora finire.
# A bot whose thinking time is not the usual one. $bot: its rank; $seconds: such as 0.1.
bot-with-time = { $bot } ({ $seconds } s)
# How long a bot thinks about each decision.
thinking-time = Riflessione
thinking-quick = Rapida
thinking-steady = Calma
thinking-thorough = Accurata
thinking-deep = Profonda
# $pace: such as Quick.
thinking-choice = { $pace } ({ $seconds } s)
thinking-seconds = { $seconds } s

## Orologi

clock-none = Senza limite di tempo
# $seconds, $minutes, $days: tempo per ogni turno.
clock-seconds = { $seconds } secondi a turno
clock-minutes =
    { $minutes ->
        [one] 1 minuto a turno
       *[other] { $minutes } minuti a turno
    }
clock-days =
    { $days ->
        [one] 1 giorno a turno
       *[other] { $days } giorni a turno
    }
# Tempo rimasto, brevissimo.
left-days = { $days } g
left-hours = { $hours } h
problem-unforeseen = Qualcosa è andato storto. Riprova.

## Problemi: perché il server non ha fatto qualcosa

problem-unknown = Qui non c’è nulla, oppure non puoi vederlo.
problem-not-allowed = A questo tavolo non è permesso.
problem-not-the-host = Può farlo solo chi ha aperto il tavolo.
problem-not-your-seat = Questo non è il tuo posto.
problem-taken = Questo posto è occupato.
problem-not-open = La partita è già iniziata, o il tavolo è chiuso.
problem-not-ready = Per iniziare la partita ogni posto deve essere occupato.
problem-not-playing = La partita non è in corso.
problem-not-over = La partita non è ancora finita.
problem-away = A questo posto gioca un bot. Prima riprendi il posto.
problem-resigned = Hai abbandonato questo posto. Ora ci gioca un bot.
problem-too-early = Si può chiamare un bot solo per chi è assente da un minuto o ha esaurito il tempo.
problem-stale = Nel frattempo la partita è andata avanti. Dai un’altra occhiata.
problem-too-many = Calma e sangue freddo! Attendi un momento.
problem-too-large = Il testo è troppo lungo.
problem-other-protocol = Il gioco è stato aggiornato. Ricarica la pagina.
offline-notice = Nessuna connessione. Puoi leggere le regole; tutto il resto ha bisogno del server.
problem-offline = Il server non risponde. Riprova.
problem-failed = Qualcosa è andato storto sul server. Non è cambiato nulla.
problem-busy = Il server è occupato. Riprova tra un momento.
problem-stopping = Il server si sta riavviando. Collegati di nuovo tra un momento.
problem-cannot-store = Al momento il server non può salvare nulla.
problem-unauthenticated = Il server non ti riconosce in questo browser.
problem-unknown-phrase = Nessuno ha questa frase di recupero. Controlla di non aver fatto errori.
problem-malformed = Il server non ha capito la richiesta.
problem-illegal = Ora non è possibile.
problem-foreign-origin = Le pagine di altri siti non possono usare questo server.
problem-foreign-host = Questo server non risponde al nome «{ $host }». Chi lo gestisce può ammetterlo: abth serve --allowed-host { $host }
problem-method-not-allowed = Il server non ha capito la richiesta.
problem-too-slow = Ci è voluto troppo tempo. Ricarica la pagina.
problem-hello-first = La connessione non è riuscita. Ricarica la pagina.
problem-already-here = La connessione non è riuscita. Ricarica la pagina.
problem-not-here = La connessione non è riuscita. Ricarica la pagina.
problem-no-question = Questa risposta non serve più.
problem-bad-log = Questo non è il diario di una partita finita.
problem-no-such-moment = Questo punto della partita non esiste.
problem-no-such-battle = Questa battaglia non esiste nella partita.
problem-no-dice = I prossimi lanci e le prossime pescate di una partita importata non sono noti, quindi non si possono ripetere.
problem-bad-address = Le notifiche vanno solo a un indirizzo pubblico che comincia con https:// o http://, senza nome utente né password.
# Secondo ciò che il server dice in inglese; $what è il numero che vi si trova.
problem-too-many-tokens = Puoi avere al massimo { $what } chiavi per i bot.
problem-too-many-tables = Hai { $what } tavoli aperti. Chiudine qualcuno.
problem-too-many-matches = Hai già { $what } partite in corso. Finiscine o chiudine qualcuna.
problem-too-many-tables-today = Hai creato { $what } tavoli in un giorno. Riprendi domani.
problem-too-many-new-tables = Troppi tavoli nuovi dalla tua rete in una volta. Aspetta un minuto.
problem-too-many-imports = Puoi tenere al massimo { $what } partite importate.
problem-log-too-long = Una partita con più di { $what } voci non si può importare.
problem-log-too-many-returns = Una partita che torna indietro più di { $what } volte non si può importare.
problem-too-much-chat = Scrivi troppo in fretta. Aspetta un momento.
problem-too-many-lines = Hai scritto { $what } messaggi a questo tavolo: è il massimo.
problem-too-many-undo-requests = Hai chiesto troppe volte di annullare. Continua a giocare.
problem-too-many-newcomers = Dalla tua rete stanno arrivando troppe persone nuove tutte insieme. Aspetta un minuto.
problem-no-such-table = Questo tavolo non esiste, oppure non puoi vederlo.
problem-no-such-seat = Questo posto non esiste.
problem-no-such-player = Questo profilo non esiste.
problem-no-such-token = Questa chiave non esiste.
problem-no-such-device = Su quel dispositivo non hai effettuato l’accesso.
problem-no-such-page = Questa pagina non esiste.
problem-no-secret = Invia questa intestazione: { $header }
problem-no-proof = Una partita importata non ha una prova.
problem-own-view-only = Finché la partita è in corso, la vedi solo dai tuoi posti.
problem-spectators-watch = Gli spettatori possono solo guardare.
problem-no-spectators = Solo chi gioca può vedere questa partita.
problem-every-seat-taken = Tutti i posti sono occupati.
problem-seat-kept = Questo posto è riservato a un’altra persona.
problem-not-at-table = Non hai un posto a questo tavolo.
problem-table-over = La partita a questo tavolo è già finita.
problem-rematch-players = Solo chi ha giocato può chiedere la rivincita.
problem-chat-players = Qui possono scrivere solo chi gioca e chi ha aperto il tavolo.
problem-chat-off = Questo tavolo non ha chat.
problem-token-scope = Questa chiave per bot non può farlo.
problem-kicked = Chi ha aperto il tavolo ti ha escluso.
problem-not-welcome = Non puoi sederti a questo tavolo: qualcuno qui non vuole incontrarti.
problem-not-yourself = Questa persona sei tu.
problem-too-many-blocks = Puoi silenziare o bloccare al massimo { $what } persone.
problem-too-many-reports = Oggi hai inviato molte segnalazioni. Riprendi domani.
problem-too-many-reviews = Hai chiesto molte analisi. Aspetta qualche minuto.
problem-no-review = Questa partita non è ancora stata analizzata.
problem-review-unfinished = La partita è finita prima del tempo; si può analizzare solo una partita giocata fino in fondo.
problem-other-box = Questa partita è stata giocata con una scatola diversa da quella di questo server, quindi non si può aprire.

## Persone
former-player = Qualcuno che non c’è più
player-menu-open = Silenzia, blocca o segnala { $name }
player-menu-more = Silenzia, blocca, segnala…
player-menu-mute = Silenzia
player-menu-mute-note = Non vedi più quello che scrive. Non lo verrà a sapere.
player-menu-mute-done = Non vedi più i messaggi di { $name }.
player-menu-unmute = Non silenziare più
player-menu-block = Blocca
player-menu-block-note = Non vedi i suoi messaggi e non può sedersi ai tavoli dove giochi o che hai aperto. Non lo verrà a sapere.
player-menu-block-done = Blocco attivo: { $name }
player-menu-unblock = Togli il blocco
player-menu-lifted = Puoi di nuovo incontrare { $name } e leggere i suoi messaggi.
player-menu-kick = Escludi per sempre
player-menu-kick-note = Lascia questo tavolo e non può tornarci.
player-menu-kick-done = { $name } non può più tornare a questo tavolo.
player-menu-report = Segnala: che cosa è successo?
player-menu-report-note = Lo leggono chi ha aperto il tavolo e chi gestisce il server.
player-menu-report-send = Invia la segnalazione
player-menu-report-done = Grazie. La segnalazione è stata inviata.
reports-read = { $count ->
    [one] Leggi una segnalazione
   *[other] Leggi { $count } segnalazioni
  }
reports-title = Segnalazioni
reports-about = Su { $name }
reports-by = Da { $name }, { $ago }
new-chat = Chat
new-chat-players = Solo chi gioca
new-chat-all = Anche il pubblico
new-chat-off = Nessuna chat
problem-silenced = Per ora chi gestisce questo server non ti permette di scrivere in chat.
