### `abth compare`: two boxes on the same deals. A pair is one deal, played once with each box.

compare-about = Confronta due scatole sulle stesse smazzate: che cosa cambia e con quanta certezza.
compare-folder = Una cartella di contenuti; se è l’unica, si confronta con la scatola stampata.
compare-other = La cartella modificata, se la prima è quella di partenza.
compare-pairs = Quante coppie di smazzate al massimo; meno se la risposta arriva prima.
compare-margin = Una variazione di sicuro inferiore a questo valore (punti su 100) non conta.
compare-error = Quante volte (su 100) può essere sbagliato anche uno solo degli intervalli sui pezzi modificati.
compare-bad-margin = deve essere maggiore di 0 e minore di 100
compare-same-box = le due scatole si giocano allo stesso modo: non c’è nulla da confrontare
compare-note = Il confronto si ferma da solo quando ogni percentuale di un pezzo modificato è chiaramente salita, chiaramente scesa, o di sicuro non si è mossa oltre --margin. Gli intervalli valgono in ogni momento: fermarsi presto non falsa nulla. Lo stesso comando riprende un confronto interrotto.
compare-stopped = Interrotto dopo { $pairs } coppie su { $most }; lo stesso comando riprende da qui.
compare-answered = Risposta trovata dopo { $pairs } coppie di smazzate
compare-open = Ancora incerto dopo { $pairs } coppie di smazzate
compare-piece = { $name }: { $changes }
compare-new = Novità: { $names }
compare-gone = Non ci sono più: { $names }
compare-tiles = Le tessere o gli spazi dei gettoni sono diversi.
compare-spoilt = Coppie escluse per l’errore di un bot o il crash di un processo: { $count }
compare-column-what = Che cosa
compare-column-before = Prima
compare-column-after = Dopo
compare-column-change = Variazione
compare-column-interval = Intervallo
compare-column-answer = Risposta

## The report

compare-over = A Battle Through History · Due scatole, partite in { $players }
compare-lead = { $before } e { $after }, stesse smazzate per entrambe; giocano: { $bots }.
compare-tile-pairs = coppie di smazzate
compare-tile-margin = punti su 100: una variazione più piccola non conta
compare-error-of = { $error } su 100, in tutto
compare-changes = Che cosa è stato modificato
compare-changes-text = I numeri della prima scatola e quelli della seconda.
compare-main = I pezzi modificati
compare-main-text = Di quanto si muove ogni percentuale, in punti su 100. Con una certezza del { $sure }% tutti questi intervalli valgono insieme, in ogni momento, quindi anche quando il confronto si ferma. In grigio: troppo poco per contare.
compare-rest = Che cos’altro può cambiare
compare-rest-text = Le altre carte, l’ordine di turno, le Ere e le battaglie. Anche questi intervalli valgono insieme con una certezza del { $sure }%; il confronto non li aspetta.
# The plot would be too long for all of them
compare-plot-most = Il grafico mostra le { $count } percentuali che si sono mosse di più, la tabella tutte.
compare-plot-points = variazione, in punti su 100
compare-plot-said = Ogni variazione con il suo intervallo; i numeri sono nella tabella
compare-again = Per rifare lo stesso confronto: { $command }, scatole { $first } e { $second }, edizione { $edition }, { $rounds } Round, abth { $version }.

## `abth content` and `abth balance`

cli-content-group = La scatola come cartella di file: scriverla, modificarla, controllarla.
cli-content-folder = La cartella.
cli-content-export = Scrive la scatola come cartella di file TOML da modificare.
cli-content-check = Dice che cosa non va in una cartella di contenuti e in che cosa differisce dalla scatola stampata.
cli-content-written =
    { $files ->
        [one] 1 file in { $folder }
       *[other] { $files } file in { $folder }
    }
cli-content-exists = esiste già e non si sovrascrive
cli-content-fine = La scatola si può giocare: { $units } Unità, { $relics } Cimeli, { $tokens } tipi di gettoni, { $tiles } tessere.
balance-about = Misura come si gioca una scatola: probabilità esatte delle Unità Elite da sole e molte partite tra bot.
balance-games = Partite per ogni numero di partecipanti; un quinto per la campagna lunga.
balance-bot = Il bot che gioca a tutti i posti.
balance-beside = In aggiunta, N partite in quattro tra altri bot; si può ripetere.
balance-write = Aggiorna le tabelle di questa pagina e i grafici nella sua cartella img (serve matplotlib).
balance-keep = Conserva lì le partite e non rigioca quelle che ci sono già; vale finché i bot non cambiano.
balance-bad-beside = «{ $text }» deve essere un bot, una virgola e un numero di partite
balance-no-markers = mancano i marcatori { $markers }
