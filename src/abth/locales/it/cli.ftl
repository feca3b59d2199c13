### The command line: help, complaints and the plain output of the commands. Names of commands and
### options, such as --resume, are never translated.

## All commands
cli-about = A Battle Through History: gioca al gioco da tavolo, ospita partite o fai giocare i bot.

# $cards, $help: command lines
cli-try = Prova { $cards }, oppure { $help } per vedere come si usa un comando.
cli-usage = Uso:
cli-options = Opzioni
cli-arguments = Argomenti
cli-commands = Comandi
cli-default = [predefinito: {"{}"}]
cli-required = [obbligatorio]
cli-examples = Esempi
cli-bots = Bot
cli-help = Mostra questo aiuto ed esce.
cli-show-completion = Mostra lo script che completa i comandi in una shell.
cli-content = Gioca con la scatola di questa cartella invece che con quella stampata.
cli-lang = La lingua: en, de, fr, it o es. Se manca, quella del sistema.
cli-version-option = Mostra la versione ed esce.
cli-file = Un file JSON; se manca, lo standard input.
cli-json = Mostra il risultato in JSON.
cli-rounds = 6, oppure 8 per una campagna lunga.
cli-edition = L’edizione delle regole: default, en, de, fr, it o es.

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
cli-bad-language = --lang: la lingua «{ $choice }» non c’è; puoi scegliere { $known }
cli-needs-extra = Questo comando ha bisogno di pacchetti che non sono installati: { $command }
cli-cannot-write = impossibile scrivere: { $error }
cli-reading-input = Leggo JSON dallo standard input; per finire, Ctrl-D.

## abth version
cli-version = Mostra la versione e se le regole sono compilate.
cli-version-compiled = regole compilate
cli-version-interpreted = regole interpretate

## abth play
cli-play = Gioca una partita nel terminale, in compagnia allo stesso schermo o contro i bot.
cli-play-players = Posti; dove manca una persona gioca un bot.
cli-play-people = Quante persone giocano.
cli-play-names = I nomi di chi gioca.
cli-play-bots = I bot, in ordine; due soldati se giochi in solitario.
cli-play-seed = Lo stesso numero ripete gli stessi dadi e le stesse pescate.
cli-play-resume = Riprende una partita salvata.
cli-play-save = Dove si salva la partita.
cli-play-plain = Solo testo: niente colori né disegni; per screen reader e pipe.
cli-play-needs-colors = I colori e i disegni richiedono un altro pacchetto: { $command }
cli-play-example-alone = tu contro due soldati
cli-play-example-two = due persone allo stesso schermo
cli-play-example-duel = uno contro uno
cli-play-example-resume = riprende una partita salvata
cli-play-example-plain = una partita come testo
cli-play-save-exists = --save: { $file } esiste già; per continuare usa --resume
cli-play-seats-wrong = --players: { $seats } posti per { $people } persone; si gioca da 2 a 5
cli-play-people-wrong = --people: { $people }, ma i nomi sono { $names }
cli-play-names-twice = --names: i nomi devono essere tutti diversi, e nessuno vuoto
cli-play-name-wrong = --names: «{ $name }» è troppo lungo o non si può stampare

## abth battle
cli-battle =
    Risolve una battaglia con dadi già decisi, o ne calcola le probabilità esatte.

    Legge una battaglia come oggetto JSON e stampa la risposta;
    a una lista di battaglie risponde nello stesso ordine.
cli-battle-example-odds = Le probabilità di due Unità Base contro due Unità Elite legate, su tutti i lanci:
cli-battle-example-dice = Con i dadi già decisi la battaglia si combatte e si racconta; aggiungi per esempio:
cli-battle-example-unit = Un’Unità inventata da te, con un gettone:
cli-battle-example-edition = L’edizione tedesca, e una regola della casa:
cli-battle-why = Con i dadi: dice anche perché la battaglia è finita così.
cli-battle-relaunch =
    I rilanci sono compresi: le Unità del Tabellone seguono la regola,
    una persona ("defender_is": "player") decide come più le conviene.

## abth simulate
cli-simulate = Gioca partite intere tra bot e mostra chi ha vinto.
cli-simulate-games = Quante partite.
cli-simulate-players = Posti al tavolo.
cli-simulate-bots = Chi gioca: i bot prendono posto in ordine e a ogni partita scalano di un posto. NAME:key=value imposta un’opzione, module:Class o ./file.py:Class è un bot tuo.
cli-simulate-seed = Lo stesso numero dà le stesse partite.
cli-simulate-processes = Quanti processi si dividono il lavoro.
cli-simulate-save = Salva lì il diario di ogni partita.
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
cli-simulate-total =
    { $matches ->
        [one] 1 partita in { $players }; vittorie condivise: { $shared }
       *[other] { $matches } partite in { $players }; vittorie condivise: { $shared }
    }

# $endings: the message after the next
cli-simulate-board = Battaglie contro il Tabellone: { $endings }
cli-simulate-challenges = Battaglie tra partecipanti: { $endings }
cli-simulate-endings = vinte dall’Attaccante { $attacker }, dal Difensore { $defender }, da nessuno { $nobody }
cli-simulate-speed = { $seconds } s, { $speed } decisioni al secondo
cli-digest = Impronta { $digest }

## abth arena
cli-arena = Fa giocare i bot tra loro: rating, statistiche e un resoconto.
cli-arena-bots = Chi gioca. NAME:key=value imposta un’opzione, module:Class o ./file.py:Class è un bot tuo.
cli-arena-games = Quante partite, arrotondate per eccesso a smazzate intere; se manca 100, con --test al massimo 4000.
cli-arena-players = Posti al tavolo; se manca, tanti quanti i bot, al massimo 4.
cli-arena-processes = Quanti processi si dividono il lavoro; se manca, uno per core.
cli-arena-cluster = Gioca su questo cluster Ray (auto: quello di questa macchina, local: uno nuovo).
cli-arena-limit = Un bot che pensa più a lungo a una decisione perde a tavolino.
cli-processor-time = I budget come ms=300 contano il tempo di calcolo di un bot, non il tempo trascorso.
cli-arena-out = Dove vanno le partite e il resoconto.
cli-arena-note = Arena interrotta? Lo stesso comando riprende da dove si era fermata.
cli-arena-processes-or-cluster = --processes non si usa insieme a --cluster, che ha i suoi
cli-arena-stopped = Arena interrotta dopo { $played } partite su { $games }; lo stesso comando riprende da qui.
cli-arena-continues = { $folder }: ci sono già { $played } partite su { $games }; si continua.
cli-arena-time-left = tempo restante
cli-arena-fast = { $speed } partite/s
cli-arena-slow = { $seconds } s/partita

# $why: report-why-…; $message: the error of the bot, in English
cli-arena-forfeit = partita { $match }: { $bot } perde a tavolino: { $why }: { $message }
cli-arena-crash = crash nella partita { $match }: { $message }
cli-arena-more-forfeits = … altre sconfitte a tavolino di { $bot }: vedi il resoconto
cli-arena-more-crashes = … altri crash: vedi il resoconto
cli-column-rating = Rating
cli-column-interval = Interv. al 95%
cli-column-score = Punti
cli-column-place = Posto
cli-column-forfeits = A tavolino
cli-from-to = da { $low } a { $high }

# $deals: how many deals, each played once from every seat; $share: a percentage
cli-arena-total = { $matches } partite in { $players } ({ $deals } smazzate, ognuna da { $players } posti); quota attesa { $share }
cli-arena-wrong = Sconfitte a tavolino: { $forfeits }, crash: { $crashes }
cli-arena-leader = Partite vinte da chi è in testa prima dell’ultimo Round: { $share }
cli-arena-report = Resoconto: { $file }
cli-arena-lacking = Per ora senza { $what }. Per aggiungerli: { $command }
cli-arena-plots = i grafici di { $file }

## abth replay
cli-replay =
    Racconta di nuovo una partita salvata, con i punti finali.

    Con --edition si ferma alla prima azione che l’altra edizione
    rifiuta o che lì porta a qualcos’altro.
cli-replay-file = Una partita salvata; - per lo standard input.
cli-replay-edition = Secondo un’altra edizione: default, en, de, fr, it o es.
cli-replay-json = Mostra la classifica finale in JSON.
cli-replay-brief = Racconta ogni turno in una riga.
cli-replay-brief-example = una riga per turno
cli-replay-why = Dopo ogni battaglia, dice perché è finita così.
cli-replay-why-example = con tre motivi dopo ogni battaglia
cli-replay-example = si ferma dove le regole tedesche sono diverse

## abth verify
cli-verify =
    Controlla che i dadi di una partita non fossero truccati.

    Rigioca la partita e ricalcola ogni estrazione. Termina con 0 se tutto
    torna, con 1 se qualcosa non torna e con 2 se non c’è una prova da
    controllare.
cli-verify-file = La prova di una partita; - per lo standard input.
cli-verify-commitment = Il numero mostrato al tavolo prima della partita; la prova deve corrispondervi.
cli-verify-example = il numero mostrato al tavolo

# $complaint: what does not fit, in English
cli-verify-not-fair = { $file }: NON REGOLARE: { $complaint }
cli-verify-checked = Estrazioni controllate: { $draws }, in { $entries } voci del diario.
cli-verify-first = Le prime { $count } voci vengono da un’altra partita.
cli-verify-prepared = { $count } di queste erano preparate dal copione di una lezione; solo le altre vengono dai dadi.
cli-verify-unfinished = Il diario finisce prima della partita.
cli-verify-promise = Numero mostrato prima della partita: { $number }
cli-verify-seed = Partita duplicata, seme «{ $seed }»
cli-verify-added = { $who } ha aggiunto: { $entropy }
cli-verify-nothing = niente
cli-verify-fair = Tutto regolare: ogni estrazione deriva dal segreto e da ciò che ha aggiunto chi giocava.

## abth cards
cli-cards = Mostra le Unità della scatola, o tutta la scatola in JSON.
cli-cards-name = Mostra una carta con la sua nota.
cli-cards-era = Solo le Unità di quest’Era.
cli-cards-rank = Solo le Unità di questo rango.
cli-cards-sort = Ordine; prima i numeri più alti.
cli-cards-json = Mostra tutta la scatola in JSON.
cli-cards-json-alone = mostra tutta la scatola e non si combina con altro
cli-cards-example-elite = le Unità Elite del Medioevo
cli-cards-example-close = prima le più forti nel Corpo a Corpo
cli-cards-example-name = una carta, per id, nome o soprannome
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
cli-card-printed = Fonte: { $source }

## abth score
cli-score =
    Somma i punti di chi gioca, divisi per provenienza.

    Legge un oggetto JSON: quante Unità Elite ed Eroi, i numeri dei gettoni
    Valore vinti, i Cimeli per Era, i gettoni Onore.
    Ciò che manca vale 0.
cli-score-example = I punti di Tommy nel regolamento, 18:

## abth serve
cli-serve = Avvia un server dove persone e programmi si incontrano e giocano.
cli-serve-host = L’indirizzo su cui ascolta; 0.0.0.0 per tutti.
cli-serve-port = La porta; 0 ne prende una libera.
cli-serve-data = Il file che conserva tutto.
cli-serve-processes = In quanti processi pensano i bot.
cli-serve-bot = Il nome di un altro bot su questo server, e dove si trova: NAME=./file.py:Class, NAME=module:Class o il nome di uno installato, con le sue opzioni se servono. Ripetila per aggiungerne altri.
cli-serve-origin = Un sito le cui pagine possono usare questo server, oltre alle sue.
cli-serve-allowed-host = Un nome di questo server, oltre a localhost e agli indirizzi IP; *.example.org per tutti i nomi sottostanti, * per qualsiasi nome.
cli-serve-trusted-proxy = Indirizzo o rete di un proxy di cui si accetta X-Forwarded-For.
cli-serve-base-path = Il percorso sotto cui lo offre un proxy, per esempio /abth.
cli-serve-private = Invia webhook anche a indirizzi privati e locali.
cli-serve-lab = Il laboratorio di bilanciamento in /lab, solo per i browser di questo computer.
cli-serve-log-format = Forma delle righe di log: text o json. Non contengono indirizzi né segreti.
cli-bad-log-format = { $form } non è un formato di log; ci sono text e json
cli-serve-open = Apre il browser.
cli-serve-note = Tutto sta in un solo file. Ctrl-C ferma il server; le partite continuano al prossimo avvio.

# $address: a web address; $file: where the data is
cli-serve-listening = abth ascolta su { $address } e conserva i dati in { $file }

## Errori che solo la riga di comando segnala; gli altri sono in errors.ftl

cli-cannot-make = creazione non riuscita: { error-system }
cli-cannot-use = non si può usare: { error-system }
cli-cannot-listen = il server non può mettersi in ascolto lì: { error-system }
cli-input-closed = lo standard input è chiuso

cli-content-not-toml = TOML non valido: { $detail }
cli-content-key = chiave sconosciuta: «{ $key }»
cli-content-missing = manca { $key }
cli-content-number = { $key } deve essere un numero da { $least } a { $most }
cli-content-numbers = { $key } deve essere un elenco di numeri
cli-content-text = { $key } deve essere un testo da 1 a { $most } caratteri
cli-content-texts = { $key } deve essere un elenco di testi
cli-content-id = { $key } «{ $value }» va scritto come «winged-hussars»
cli-content-choice = { $key } deve essere { $known }
cli-content-table = { $key } deve essere una tabella
cli-content-tables = { $key } deve essere un elenco di tabelle
cli-content-twice = l’id «{ $id }» compare due volte
cli-content-dice = servono due dadi, strong e risky
cli-content-actions = le quattro azioni devono essere A, B, C e D
cli-content-era = le Unità Elite e gli Eroi hanno un’Era (era), le Unità Base no
cli-content-copies = solo le Unità Base hanno copies
cli-content-tile = una tessera mostra due Ere diverse
cli-content-token = un gettone ha esattamente uno tra modifier, ability e moment
cli-content-modifier = un modifier deve cambiare qualcosa
cli-content-face = l’id di una faccia è fatto di lettere e cifre
cli-content-face-twice = l’id di una faccia compare due volte
cli-content-sides = un dado ha sei facce
cli-content-needs-sabatons = la scatola è incompleta: servono cinque Sabaton
cli-content-needs-prowess = la scatola è incompleta: ogni Sabaton deve avere gettoni Valore
cli-content-needs-base-units = la scatola è incompleta: le Unità Base di un Sabaton devono riempire una mano
cli-content-needs-elite-units = la scatola è incompleta: ogni Era deve avere Unità Elite per i suoi tre spazi
cli-content-needs-tiles = la scatola è incompleta: servono almeno tre tessere, due nell’ingranaggio e una da inserire
cli-content-needs-tokens = la scatola è incompleta: servono gettoni per tutti gli spazi dei gettoni
cli-content-needs-relics = la scatola è incompleta: serve un Cimelio a testa

cli-plan-players = una partita ha da 2 a 5 partecipanti, non { $players }
cli-plan-limit = il tempo per una decisione deve superare 0 secondi
cli-plan-processor-time = «{ $bot }» conta solo il tempo trascorso
cli-plan-bots = scrivi nomi separati da virgole, per esempio { $example }
cli-plan-most-bots = al massimo { $most } bot, non { $count }
cli-plan-bot-twice = «{ $bot }» è indicato due volte; con più --players che bot, un bot occupa comunque più posti
cli-folder-no-plan = in questa cartella ci sono partite ma manca { $plan }; scegli un altro --out
cli-folder-other-plan = qui è stata iniziata un’altra arena ({ $key } { $before }, non { $now }); scegli un altro --out
cli-folder-no-match = non è una partita di questo piano
cli-folder-in-use = lì è già in corso un’altra arena; scegli un altro --out
cli-cluster-no-ray = Ray non è installato; per averlo: { $command }
cli-cluster-unreachable = non raggiungibile: { $detail }
cli-cluster-cannot-play = una macchina del cluster non può giocare: { $detail }
cli-worker-failed = un processo è terminato con codice { $code } prima della sua prima partita

cli-forfeit-slow = { $took } s per una decisione, { $limit } s concessi
cli-forfeit-stopped = fermato dopo i { $limit } s concessi
cli-forfeit-silent = non si è fermato dopo i { $limit } s concessi
cli-forfeit-no-number = la risposta non era il numero di un’azione ma { $kind }
cli-crash-worker = il processo è terminato con codice { $code }
cli-crash-worker-thinking = il processo è terminato con codice { $code } mentre { $bot } pensava
cli-crash-cluster = il cluster ha perso la partita: { $error }

cli-unfair-commitment = il segreto non corrisponde al numero mostrato prima della partita
cli-unfair-other-commitment = la prova riguarda un altro numero: { $number }
cli-unfair-seed = il segreto non corrisponde al seme
cli-unfair-draw = i dadi danno «{ $action }»
cli-unfair-script = il copione della lezione dice «{ $action }»
cli-unfair-no-draw = qui toccava al caso, e i dadi danno «{ $action }»

cli-serve-data-default = la tua cartella dei dati
cli-serve-newer-data = scritto da una versione più recente di abth; aggiorna abth per aprirlo

## abth practice
cli-practice = Propone esercizi da partite vere e mostra quanto vale ogni scelta.
cli-practice-kind = Solo esercizi di questo tipo: line-up, token, fight o era.
cli-practice-level = Il livello, da 1 a 10; se manca, segue le tue risposte.
cli-practice-example-kind = solo schieramenti
cli-practice-example-level = difficili, in tedesco
# $letters: the letters of the choices
cli-practice-ask = La tua scelta ({ $letters }), o q per smettere:
cli-practice-again = Scrivi { $letters } o q.
