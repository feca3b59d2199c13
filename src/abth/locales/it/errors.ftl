### Perché ciò che è stato scritto, digitato o inviato non si può usare: file, diari, impostazioni,
### nomi, indirizzi. Ogni messaggio è il resto di una riga, senza maiuscola e senza punto; il client
### scrive maiuscola la prima lettera.

# $place: dove, per esempio players.json o seats[2]; $complaint: uno dei messaggi seguenti
error-at = { $place }: { $complaint }

## File e JSON
error-too-big = più grande di { $most } MB
error-cannot-read = lettura non riuscita: { error-system }
error-cannot-write = scrittura non riuscita: { error-system }
error-data-read-only = non si può scrivere: il file o la sua cartella è in sola lettura
error-data-damaged = è danneggiato o non è un database di abth
error-data-full = non si può scrivere: il disco è pieno
error-data-in-use = è usato da un altro server; un file appartiene a un solo server
error-data-unusable = non si può usare come database: { $detail }
error-system =
    { $code ->
        [ENOENT] il file o la cartella non esiste
        [EACCES] accesso negato
        [EPERM] accesso negato
        [EISDIR] è una cartella
        [ENOTDIR] non è una cartella
        [EEXIST] esiste già
        [EROFS] lì non si può scrivere
        [ENOSPC] non c’è più spazio
        [EADDRINUSE] l’indirizzo è già in uso
        [EADDRNOTAVAIL] questo computer non ha quell’indirizzo
       *[other] { $detail }
    }
error-not-json = JSON non valido (byte { $byte })
error-json-ends = JSON non valido: finisce troppo presto
error-not-utf8 = UTF-8 non valido
error-too-deep = troppi livelli annidati
error-field-missing = manca
error-field-unknown = campo sconosciuto
error-type = atteso { $expected }, trovato { $got }
error-at-least = deve essere almeno { $least }
error-at-most = deve essere al massimo { $most }
error-too-short = troppo corto; almeno { $least }
error-too-long = troppo lungo; al massimo { $most }
error-form = non ha la forma prevista
error-choice = «{ $value }» non è un valore possibile
error-choice-of = deve essere { $known }, non «{ $value }»
error-unreadable = non si può usare: { $detail }

## Regole ed edizioni
error-edition = edizione sconosciuta: «{ $edition }»; possibili: { $known }
error-ruling = interpretazione sconosciuta: «{ $key }»
error-ruling-value = { $key } non può essere «{ $value }»; possibili: { $known }

## Diari e prove
error-version = versione «{ $version }» sconosciuta; questo programma legge «{ $known }»
error-count = ce ne sono { $count } per { $players } partecipanti
error-seat-bot = ogni bot deve avere un tipo, e solo i bot ne hanno uno
error-other-box = partita giocata con una scatola («{ $played }») diversa da questa («{ $ours }»)
error-log-ends = il diario finisce con la voce { $last }
error-log-unfinished = la partita di questo diario non è finita
error-no-such-action = questa azione non esiste
error-no-version = la versione { $version } non esiste; l’ultima è { $last }
error-nothing-to-decide = dopo la versione { $version } non c’è più niente da decidere

## Bot
error-bot = bot sconosciuto: «{ $bot }»; possibili: { $known }
error-bot-import = importazione non riuscita: { $detail }
error-bot-missing = il file non ha una classe { $bot }
error-bot-class = non è un bot; derivalo da { $base }
error-bot-outside = il file nomina un bot esterno; se ti fidi, aggiungi --bots { $bot }
error-bot-offer = scrivi NAME=BOT: un nome di lettere minuscole, cifre e trattini, poi il bot, come hothead=./mybots.py:Hothead
error-bot-taken = esiste già un bot di nome { $bot }
error-bot-refuses = preparazione non riuscita: { $detail }
error-bot-option =
    { $count ->
        [0] opzione sconosciuta: «{ $option }»; questo bot non ne ha
       *[other] opzione sconosciuta: «{ $option }»; possibili: { $known }
    }
error-bot-yes-no = { $option } deve essere yes o no
error-bot-number = { $option } deve essere un numero, non «{ $value }»
error-bot-thinking = ms deve andare da 1 a 600000, iterations da 0 a 10000000

## Battaglie e probabilità
error-card = carta sconosciuta: «{ $card }»
error-card-near = carta sconosciuta: «{ $card }»; intendevi { $near }?
error-card-and-numbers = un’Unità con una carta può avere in più solo un gettone
error-token = gettone sconosciuto: «{ $token }»; scrivi per esempio { $known }
error-token-not-for-units = «{ $token }» non si abbina mai a un’Unità
error-face =
    { $die ->
        [strong] faccia sconosciuta: «{ $face }»; il Dado Forte mostra { $known }
       *[risky] faccia sconosciuta: «{ $face }»; il Dado Rischioso mostra { $known }
    }
error-odds-attackers = l’Attaccante ha da 1 a { $most } Unità
error-odds-defenders = il Difensore ha al massimo { $most } Unità
error-odds-card = la carta { $number } non esiste; le carte vanno da 0 a { $last }
error-odds-token = il gettone { $number } non esiste; i gettoni vanno da 0 a { $last }, -1 sta per nessuno
error-odds-tokens = { $tokens } gettoni per { $units } Unità; -1 sta per nessuno
error-odds-no-token = indica i gettoni a disposizione, senza -1
error-odds-too-many = { $cards } carte con { $tokens } gettoni danno troppi schieramenti; togline qualcuno
error-puzzle = l’esercizio { $number } non esiste; gli esercizi vanno da 1 a { $last }
error-puzzle-choice = questo esercizio ha le scelte da 0 a { $last }

## Nomi e indirizzi
error-text-long =
    { $kind ->
        [title] il nome di un tavolo ha al massimo { $most } caratteri
        [chat] un messaggio ha al massimo { $most } caratteri
       *[name] un nome ha al massimo { $most } caratteri
    }
error-text-blank =
    { $kind ->
        [title] il nome di un tavolo deve avere almeno un carattere visibile
        [chat] un messaggio deve avere almeno un carattere visibile
       *[name] un nome deve avere almeno un carattere visibile
    }
error-address = non è un indirizzo web
error-address-long = un indirizzo ha al massimo { $most } caratteri
error-address-signs = un indirizzo non contiene spazi, caratteri di controllo o barre rovesciate
error-address-scheme = un indirizzo comincia con https:// o http://
error-address-user = un indirizzo non contiene né nome utente né password
error-address-port = la porta dev’essere 80, 443 o maggiore di 1023
error-base-path = dev’essere un percorso come /abth
error-network = dev’essere un indirizzo IP o una rete come 10.0.0.0/8
error-address-private = non è un indirizzo pubblico su internet
error-address-not-found = non si trova
problem-lab-closed = Il laboratorio di bilanciamento è per chi gestisce questo server. Aprilo sullo stesso computer o tramite un tunnel SSH.
