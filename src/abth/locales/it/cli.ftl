### The command line: help, complaints and the plain output of the commands. Names of commands and
### options, such as --resume, are never translated.

## All commands
cli-about = A Battle Through History: il gioco da tavolo come programma.

# $cards, $help: command lines
cli-try = Prova { $cards }, oppure { $help } per vedere come si usa un comando.
cli-usage = Uso:
cli-options = Opzioni
cli-arguments = Argomenti
cli-commands = Comandi
cli-default = [predefinito: {"{}"}]
cli-required = [richiesto]
cli-examples = Esempi
cli-bots = Bot
cli-help = Mostra questo aiuto ed esci.
cli-install-completion = Configura il completamento per questa shell.
cli-show-completion = Mostra lo script di completamento per questa shell.
cli-content = Gioca con la scatola in questa cartella invece di quella stampata.
cli-lang = La lingua: en, de, fr, it o es. Se manca, quella del tuo sistema.
cli-version-option = Mostra la versione ed esci.
cli-file = Un file JSON; se manca, lo standard input.
cli-json = Mostra il risultato in JSON.
cli-rounds = 6, oppure 8 per una campagna lunga.
cli-edition = Le regole: default, en, de, fr, it o es.

# What stands for a value in the help
cli-meta-file = FILE
cli-meta-folder = CARTELLA
cli-meta-names = NOME,…
cli-meta-seconds = SECONDI
cli-meta-address = INDIRIZZO
cli-meta-options = [OPZIONI]
cli-meta-command = COMANDO [ARGOMENTI]...

# Complaints about the command line; $option, $command, $value: what was typed
cli-bad-no-option = Questa opzione non esiste: { $option }
cli-bad-no-option-like = Questa opzione non esiste: { $option } (possibili: { $possible })
cli-bad-no-command = Questo comando non esiste: { $command }
cli-bad-missing = Manca { $option }
cli-bad-extra = Argomento di troppo: { $value }
cli-bad-needs-value = { $option } richiede un valore
cli-bad-takes-no-value = { $option } non accetta valori
cli-bad-value = Valore non valido per { $option }: { $value }
cli-bad-language = --lang: la lingua «{ $choice }» non c’è; ci sono { $known }
cli-cannot-write = scrittura non riuscita: { $error }
cli-reading-input = Lettura di JSON dallo standard input; termina con Ctrl-D.

## abth version
cli-version = Mostra la versione e se le regole sono compilate.
cli-version-compiled = regole compilate
cli-version-interpreted = regole interpretate

## abth play
cli-play = Gioca una partita nel terminale, con amici allo stesso schermo o contro i bot.
cli-play-players = Posti; quelli senza una persona vanno a un bot.
cli-play-people = Quante persone giocano.
cli-play-names = I nomi delle persone.
cli-play-bots = I bot, in ordine; due soldati se giochi da solo.
cli-play-seed = Lo stesso numero ripete gli stessi dadi e le stesse pescate.
cli-play-resume = Riprendi una partita salvata.
cli-play-save = Dove salvare la partita.
cli-play-example-alone = tu contro due soldati
cli-play-example-two = due persone allo stesso schermo
cli-play-example-duel = uno contro uno
cli-play-example-resume = riprendi una partita salvata
cli-play-save-exists = --save: { $file } esiste già; con --resume la riprendi
cli-play-seats-wrong = --players: { $seats } posti per { $people } persone; si gioca da 2 a 5
cli-play-people-wrong = --people: { $people }, ma i nomi sono { $names }
cli-play-names-twice = --names: ogni nome una sola volta, e nessuno vuoto
cli-play-name-wrong = --names: «{ $name }» è troppo lungo o non stampabile

## abth battle
cli-battle =
    Risolvi una battaglia con dadi dati, o calcolane le probabilità esatte.

    Legge una battaglia come oggetto JSON e stampa la risposta,
    o una lista di battaglie, nello stesso ordine.
cli-battle-example-odds = Le probabilità di due Unità Base contro due legate, su tutti i lanci:
cli-battle-example-dice = Con dadi dati la battaglia viene combattuta e raccontata; aggiungi per esempio:
cli-battle-example-unit = Un’Unità tua, con un gettone:
cli-battle-example-edition = L’edizione tedesca, e una regola della casa:
cli-battle-relaunch =
    I rilanci sono compresi: le Unità del tabellone seguono la regola,
    i giocatori ("defender_is": "player") decidono nel modo migliore per loro.

## abth simulate
cli-simulate = Gioca partite intere tra bot e mostra chi ha vinto.
cli-simulate-games = Quante partite.
cli-simulate-players = Posti al tavolo.
cli-simulate-bots = Chi gioca: assegnati ai posti in ordine, un posto più in là a ogni partita. NAME:key=value imposta un’opzione, module:Class è un bot tuo.
cli-simulate-seed = Lo stesso numero dà le stesse partite.
cli-simulate-processes = Quanti processi si dividono il lavoro.
cli-simulate-save = Salva lì il registro di ogni partita.
cli-simulate-note = Lo stesso --seed dà le stesse partite con qualsiasi numero di processi.
cli-simulate-interrupted = Interrotto dopo { $played } partite su { $games }.
cli-matches = partite
cli-column-bot = Bot
cli-column-wins = Vittorie
cli-column-share = Quota
cli-column-mean = Media punti
cli-column-least = Min.
cli-column-most = Max.

# $players, $shared (number): players per match; matches won by several
cli-simulate-total = { $matches } partite in { $players }; vittorie condivise: { $shared }

# $endings: the message after the next
cli-simulate-board = Battaglie contro il tabellone: { $endings }
cli-simulate-challenges = Battaglie tra giocatori: { $endings }
cli-simulate-endings = vinte dall’Attaccante { $attacker }, dal Difensore { $defender }, da nessuno { $nobody }
cli-simulate-speed = { $seconds } s, { $speed } decisioni al secondo
cli-digest = Impronta { $digest }

## abth arena
cli-arena = Fai giocare i bot tra loro: punteggi, statistiche e un rapporto.
cli-arena-bots = Chi gioca. NAME:key=value imposta un’opzione, module:Class è un bot tuo.
cli-arena-games = Quante partite, arrotondate a distribuzioni intere.
cli-arena-players = Posti al tavolo; se manca, quanti i bot, al massimo 4.
cli-arena-processes = Quanti processi si dividono il lavoro; se manca, uno per core.
cli-arena-cluster = Gioca su questo cluster Ray (auto: quello di questa macchina, local: uno nuovo).
cli-arena-limit = Un bot che pensa più a lungo a una decisione perde per abbandono.
cli-arena-out = Dove vanno partite e rapporto.
cli-arena-note = Interrotto? Lo stesso comando riprende da dove si era fermato.
cli-arena-processes-or-cluster = --processes non va insieme a --cluster, che ha i suoi
cli-arena-stopped = Fermato dopo { $played } partite su { $games }; lo stesso comando riprende.
cli-arena-continues = { $folder }: { $played } partite su { $games } ci sono già; si continua.
cli-arena-time-left = tempo restante
cli-arena-fast = { $speed } partite/s
cli-arena-slow = { $seconds } s/partita

# $why: report-why-…; $message: the error of the bot, in English
cli-arena-forfeit = partita { $match }: { $bot } abbandona: { $why }: { $message }
cli-arena-crash = la partita { $match } si è bloccata: { $message }
cli-arena-more-forfeits = … altri abbandoni di { $bot }: vedi il rapporto
cli-arena-more-crashes = … altri blocchi: vedi il rapporto
cli-column-rating = Punteggio
cli-column-interval = Intervallo 95%
cli-column-score = Punti
cli-column-place = Posto
cli-column-forfeits = Abbandoni
cli-from-to = da { $low } a { $high }

# $deals: how many deals, each played once from every seat; $share: a percentage
cli-arena-total = { $matches } partite in { $players } ({ $deals } distribuzioni, ognuna da { $players } posti); quota equa { $share }
cli-arena-wrong = Abbandoni: { $forfeits }, blocchi: { $crashes }
cli-arena-leader = Chi è in testa prima dell’ultimo Round vince il { $share } delle partite
cli-arena-report = Rapporto: { $file }
cli-arena-lacking = Non prodotto: { $what }. Per averlo: { $command }
cli-arena-plots = i grafici di { $file }

## abth replay
cli-replay =
    Racconta di nuovo una partita salvata, con i punti finali.

    Con --edition si ferma alla prima azione che l’altra edizione
    rifiuta o che lì porta a qualcos’altro.
cli-replay-file = Una partita salvata; - per lo standard input.
cli-replay-edition = Secondo un’altra edizione: default, en, de, fr, it o es.
cli-replay-json = Mostra la classifica finale in JSON.
cli-replay-example = si ferma dove le regole tedesche differiscono

## abth verify
cli-verify =
    Controlla che i dadi di una partita fossero onesti.

    Rigioca la partita e ricalcola ogni estrazione. Termina con 0 se tutto
    è giusto, con 1 se no, e con 2 se non c’è una prova da controllare.
cli-verify-file = La prova di una partita; - per lo standard input.
cli-verify-commitment = Il numero mostrato dal tavolo prima della partita; la prova deve corrispondere.
cli-verify-example = il numero mostrato dal tavolo

# $complaint: what does not fit, in English
cli-verify-not-fair = { $file }: NON ONESTO: { $complaint }
cli-verify-checked = Estrazioni controllate: { $draws }, in { $entries } voci del registro.
cli-verify-first = Le prime { $count } voci vengono da un’altra partita.
cli-verify-unfinished = Il registro finisce prima della partita.
cli-verify-promise = Impegno: { $number }
cli-verify-seed = Stessa distribuzione, seme «{ $seed }»
cli-verify-added = { $who } ha aggiunto: { $entropy }
cli-verify-nothing = niente
cli-verify-fair = Onesto: ogni estrazione deriva dal segreto e da ciò che i giocatori hanno aggiunto.

## abth cards
cli-cards = Mostra le Unità della scatola, o tutta la scatola in JSON.
cli-cards-name = Mostra una carta con la sua nota.
cli-cards-era = Solo le Unità di quest’Era.
cli-cards-rank = Solo le Unità di questo rango.
cli-cards-sort = Ordine; prima i numeri più alti.
cli-cards-json = Mostra tutta la scatola in JSON.
cli-cards-json-alone = mostra tutta la scatola e va da sola
cli-cards-example-elite = le Unità Elite del Medioevo
cli-cards-example-close = prima le più forti nel Corpo a Corpo
cli-cards-example-name = una carta, per id, titolo o altro nome
cli-cards-example-json = tutta la scatola, per i programmi
cli-cards-count =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
cli-column-card = Carta
cli-column-rank = Rango
cli-column-damage = Danni
cli-column-links = Legami
cli-column-icons = Icone
cli-rank-base = Base
cli-rank-elite = Elite
cli-rank-hero = Eroe
cli-kind-base = Unità Base, { $copies } per Sabaton
cli-kind-elite = Unità Elite, Era { $era }
cli-kind-hero = Eroe, Era { $era }

# $values: unit-values; $damage: unit-damage
cli-card-numbers = { $values }; { $damage }
cli-card-shields = Mezzi scudi (sinistra, destra): { $shields }
cli-card-icons = Icone: { $icons }
cli-card-aliases = Detta anche { $names }

# $source: where the card is printed, in English
cli-card-printed = Nota da: { $source }

## abth score
cli-score =
    Somma i punti di un giocatore per provenienza.

    Legge un oggetto JSON: quante Unità Elite ed Eroi, i valori dei gettoni
    Valore vinti, i Cimeli per Era, i gettoni Onore.
    Ciò che manca vale 0.
cli-score-example = I punti di Tommy nel regolamento, 18:

## abth serve
cli-serve = Fai incontrare e giocare le persone, nel browser o con programmi.
cli-serve-host = L’indirizzo su cui ascoltare; 0.0.0.0 per tutti.
cli-serve-port = La porta; 0 ne prende una libera.
cli-serve-data = Dove si conserva tutto.
cli-serve-processes = In quanti processi pensano i bot.
cli-serve-origin = Un sito le cui pagine possono usare questo server, oltre alle sue.
cli-serve-private = Invia webhook anche a indirizzi privati e locali.
cli-serve-open = Apri il browser.
cli-serve-note = Tutto sta in un solo file. Ctrl-C ferma il server; le partite riprendono al prossimo avvio.

# $address: a web address; $file: where the data is
cli-serve-listening = abth è all’indirizzo { $address } e conserva i dati in { $file }
