### Parole di ogni pagina: navigazione, nomi, problemi.

title = A Battle Through History
# Titolo della scheda del browser. $page: il nome della pagina o del tavolo.
page-title = { $page } · A Battle Through History
# Titolo della scheda quando bisogna agire. $table: il nome del tavolo.
title-your-turn = Tocca a te · { $table }

footer = Opera amatoriale non ufficiale. Icone di Lorc, Delapouite e altri, game-icons.net, CC BY 3.0.

## Navigazione

menu = Menù
skip-to-content = Vai al contenuto
nav-play = Gioca
nav-matches = Le mie partite
nav-watch = Guarda
nav-odds = Calcolo probabilità
nav-rules = Regole
nav-leaders = Classifica
nav-about = Info
nav-settings = Opzioni
theme-to-light = Tema chiaro
theme-to-dark = Tema scuro
language = Lingua

## Avvisi da altri tavoli. $table: il nome del tavolo.

notice-turn = Tocca a te: { $table }
notice-challenged = Hai ricevuto una sfida: { $table }

## Parole brevi

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
name-hint = È così che ti vedono gli altri. Non serve alcuna registrazione.
name-keep = Usa questo nome
name-elsewhere = Ho giocato in un altro browser
phrase-title = La tua frase di recupero
phrase-hint = Con queste parole puoi continuare con il tuo nome in un altro browser. Chi le conosce può giocare al posto tuo: tienile per te.
phrase-done = L’ho salvata
phrase-show = Mostra la frase
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
bot-recruit-character = Primo giorno sotto le armi: fa una cosa qualsiasi, purché permessa.
bot-soldier-character = Prende ciò che è più vicino e non fa domande.
bot-captain-character = Calcola ogni lancio prima che i dadi rotolino.
bot-general-character = Combatte la guerra mille volte nella mente prima del primo colpo.

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

problem-unknown = Non esiste, oppure non puoi vederlo.
problem-not-allowed = A questo tavolo non è permesso.
problem-not-the-host = Può farlo solo chi ha aperto il tavolo.
problem-not-your-seat = Questo non è il tuo posto.
problem-taken = Questo posto è occupato.
problem-not-open = La partita è già iniziata, o il tavolo è chiuso.
problem-not-ready = La partita può iniziare solo quando ogni posto è occupato.
problem-not-playing = La partita non è in corso.
problem-not-over = La partita non è ancora finita.
problem-away = Un bot sta giocando a questo posto. Prima riprendilo.
problem-stale = Nel frattempo la partita è andata avanti. Controlla di nuovo.
problem-too-many = Non così in fretta. Attendi un momento.
problem-too-large = È troppo lungo.
problem-other-protocol = Il gioco è stato aggiornato. Ricarica la pagina.
problem-offline = Il server non risponde. Riprova.
problem-failed = Qualcosa è andato storto sul server. Non è cambiato nulla.
problem-busy = Il server è occupato. Riprova tra un momento.
problem-unauthenticated = Il server non ti riconosce in questo browser.
problem-unknown-phrase = Nessuno ha questa frase di recupero. Controlla di averla scritta bene.
problem-malformed = Il server non ha capito la richiesta.
problem-illegal = Ora non è possibile.
problem-foreign-origin = Le pagine di altri siti non possono usare questo server.
problem-method-not-allowed = Il server non ha capito la richiesta.
problem-too-slow = Ci è voluto troppo tempo. Ricarica la pagina.
problem-hello-first = La connessione non è riuscita. Ricarica la pagina.
problem-already-here = La connessione non è riuscita. Ricarica la pagina.
problem-not-here = La connessione non è riuscita. Ricarica la pagina.
problem-no-question = Questa risposta non serve più.
problem-bad-log = Questo non è il diario di una partita finita.
problem-no-such-moment = Nella partita non esiste questo momento.
problem-no-dice = In una partita importata non si può sapere che cosa darebbero i dadi successivi.
problem-bad-address = Le notifiche vanno solo a un indirizzo pubblico che comincia con https:// o http://, senza nome utente né password.
# Secondo ciò che il server dice in inglese; $what è il numero che vi si trova.
problem-too-many-tokens = Si possono avere al massimo { $what } chiavi.
problem-too-many-tables = Hai { $what } tavoli aperti. Chiudine qualcuno.
problem-too-many-undo-requests = Hai chiesto troppe volte di annullare. Continua a giocare.
problem-too-many-newcomers = Dalla tua rete arrivano troppi nuovi partecipanti insieme. Aspetta un minuto.
