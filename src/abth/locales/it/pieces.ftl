# Parole dei pezzi: carte, gettoni, dadi, tessere, la ruota. I nomi delle Unità restano come stampati; i Cimeli hanno il loro nome italiano.
# $era è sempre un numero romano da I a IV.

## Ere e linee

era-named = Era { $era }
line-long = Lungo Raggio
line-medium = Medio Raggio
line-close = Corpo a Corpo

## Unità

# Il tipo di una carta, sotto il nome; punti come a fine partita.
unit-kind-base = Unità Base · 0 punti
unit-kind-elite = Unità Elite · Era { $era } · 1 punto
unit-kind-hero = Eroe · Era { $era } · 3 punti
# $name è la figura alla cui Armata appartiene l’Unità.
unit-of = Nell’Armata di { $name }
# I tre valori, per chi usa un lettore di schermo.
unit-values = Lungo Raggio { $long }, Medio Raggio { $medium }, Corpo a Corpo { $close }
# $icons è il numero di icone Danno stampate sulla carta.
unit-damage =
    { $icons ->
        [one] 1 icona Danno
       *[other] { $icons } icone Danno
    }
# Lo stesso come frase sulla carta grande.
unit-damage-words =
    { $icons ->
        [one] Sconfitta con 1 danno
       *[other] Sconfitta con { $icons } danni
    }
# $token è il nome del gettone Ars Bellica posto sull’Unità.
unit-carries = Porta il gettone «{ $token }»
# $damage su $icons già subiti.
unit-damage-taken = Danni subiti: { $damage } su { $icons }
half-left = Mezzo scudo a sinistra, tipo { $era }
half-right = Mezzo scudo a destra, tipo { $era }
half-left-words = Legame a sinistra, tipo { $era }
half-right-words = Legame a destra, tipo { $era }
link-whole = Legame, tipo { $era }
link-broken = Legame spezzato, tipo { $era }
card-hidden = Unità a faccia coperta

# Icone sulle Unità. Nei messaggi -words $count dice quante volte l’icona è stampata (1 o più).
# $name è uno dei sei nomi qui sotto.
power-count =
    { $count ->
        [one] { $name }
       *[other] { $name } ×{ $count }
    }
power-reinforcement = Rinforzi
power-assault = Assalto
power-heroic_death = Morte Eroica
power-accuracy = Precisione
power-diversion = Diversivo
power-relaunch = Rilancio
power-reinforcement-words =
    { $count ->
        [one] Rinforzi: un’altra Unità si aggiunge nelle retrovie
       *[other] Rinforzi ×{ $count }: altre { $count } Unità si aggiungono nelle retrovie
    }
power-assault-words =
    { $count ->
        [one] Assalto: spezza un Legame avversario prima del lancio dei dadi
       *[other] Assalto ×{ $count }: spezza { $count } Legami avversari prima del lancio dei dadi
    }
power-heroic_death-words =
    { $count ->
        [one] Morte Eroica: infligge 1 danno quando è sconfitta
       *[other] Morte Eroica ×{ $count }: infligge { $count } danni quando è sconfitta
    }
power-accuracy-words =
    { $count ->
        [one] Precisione: il primo danno che il suo schieramento infligge in una Linea non provoca alcuna Morte Eroica
       *[other] Precisione ×{ $count }: i primi { $count } danni che il suo schieramento infligge in una Linea non provocano alcuna Morte Eroica
    }
power-diversion-words =
    { $count ->
        [one] Diversivo: il primo danno va a questa Unità
       *[other] Diversivo ×{ $count }: i primi { $count } danni vanno a questa Unità
    }
power-relaunch-words =
    { $count ->
        [one] Rilancio: il suo schieramento può rilanciare il dado una volta
       *[other] Rilancio ×{ $count }: il suo schieramento può rilanciare il dado { $count } volte
    }

# Stati di una carta, detti dopo la sua descrizione.
state-defeated = Sconfitta
state-linked = Legata
# $count è il danno appena subito.
state-struck =
    { $count ->
        [one] Subisce 1 danno
       *[other] Subisce { $count } danni
    }
state-planned = Prevista
state-legal = Si può scegliere
# Piccola etichetta su una carta o un gettone solo in programma.
word-planned = prevista

## Cimeli

relic-kind = Cimelio · Era { $era }
relic-hidden = Cimelio a faccia coperta

## Gettoni Ars Bellica

token-none = Spazio gettone vuoto
token-hidden = Gettone Ars Bellica a faccia coperta
# $line è il nome di una linea, $value un numero con il segno.
token-line = { $line } { $value }
token-heroic-death = Morte Eroica
token-accuracy = Precisione
token-diversion = Diversivo
token-relaunch = Rilancio
token-tighten-up = Serrate le file!
token-chase = Inseguimento
token-heroic-death-words = Quando l’Unità che lo porta è sconfitta, infligge 1 danno.
token-accuracy-words = Il primo danno che infliggi in ogni Linea non provoca alcuna Morte Eroica.
token-diversion-words = L’Unità che lo porta subisce il primo danno di ogni Linea.
token-relaunch-words = Puoi rilanciare il tuo dado una volta.
token-tighten-up-words = Prima di schierare: pesca 2 carte.
token-chase-words = All’inizio della battaglia: affronta una carta qualsiasi della pila degli scarti dell’Era in cui ti trovi.

## Dadi

die-strong = Dado Forte
die-risky = Dado Rischioso
die-strong-words = Fino a 3 Unità. Non mostra mai un valore negativo.
die-risky-words = Da 4 Unità in su. Può aiutare o far male.
# $line è il nome di una linea, $value un numero con il segno.
die-line = { $line } { $value }
# $die è il nome del dado, $face tutti i suoi valori in parole.
die-shows = { $die }: { $face }

## Tessere Salta-Tempo e ruota

# $state è active, pending o plain; $space è lo spazio per gettoni che indica.
tile-named =
    { $state ->
        [active] Tessera Attiva: Era { $first } o { $second }, spazio gettone { $space }
        [pending] Tessera in Attesa: Era { $first } o { $second }, spazio gettone { $space }
       *[plain] Tessera Salta-Tempo: Era { $first } o { $second }, spazio gettone { $space }
    }
tile-hidden = Tessera a faccia coperta
gears = Ingranaggio del Tempo
gear-draw-2 = Pesca 2
gear-retrieve = Recupera
gear-dismiss = Congeda
gear-regroup = Riorganizza
gear-draw-2-words = Pesca 2 carte dal tuo mazzo.
gear-retrieve-words = Prendi in mano 1 carta a scelta dalla tua pila degli scarti.
gear-dismiss-words = Elimina dal gioco 1 Unità della tua mano, poi pesca 1 carta.
gear-regroup-words = Rimescola la tua pila degli scarti con il mazzo, poi pesca 1 carta.
gear-used = usata
# $name è il nome di un’azione della ruota.
gear-legal = { $name }, attiva, si può usare
gear-active = { $name }, attiva
gear-blocked = { $name }, attiva, non si può usare: { $why }
gear-spent = { $name }, usata
gear-idle = { $name }, non attiva

## Medaglie e pile

# $name è la figura a cui appartiene il gettone.
medal-prowess = Valore in Battaglia di { $name }, a faccia coperta
medal-prowess-open = Valore in Battaglia di { $name }, vale { $value }
medal-prowess-gone = Valore in Battaglia di { $name }, perso
medal-honor =
    { $count ->
        [one] Onore delle Armi
       *[other] Onore delle Armi: { $count }
    }
medal-trophy =
    { $count ->
        [one] 1 gettone Valore vinto
       *[other] { $count } gettoni Valore vinti
    }
# $pile è uno dei nomi qui sotto.
pile-counted = { $pile }: { $count }
pile-deck = Mazzo
pile-discard = Pila degli scarti
pile-hand = Mano
pile-tiles = Tessere
pile-tile-discard = Tessere scartate
pile-tokens = Gettoni Ars Bellica
pile-token-discard = Gettoni scartati
pile-relics = Cimeli
pile-relic-discard = Cimeli scartati

## La pagina che mostra tutti i pezzi

pieces-title = Carte e pezzi
pieces-zoom = Ingrandimento
pieces-normal = Base, Elite, Eroe, dorso
pieces-halves = Due metà: due carte affiancate completano lo scudo
pieces-mini = Piccole
pieces-relics = Cimeli
pieces-tokens = Gettoni Ars Bellica
pieces-tokens-legend = Ottagono: un bonus per una Linea. Tondo: un’Abilità. Gagliardetto: si gioca in un altro momento.
pieces-medals = Valore e Onore
pieces-strong = Dado Forte
pieces-risky = Dado Rischioso
pieces-tiles = Tessere Salta-Tempo
pieces-wheel = Ingranaggio del Tempo
pieces-turn = Inserisci una tessera
pieces-eras = Ere: colore, forma, tratteggio, numero
pieces-states = Stati
pieces-piles = Pile
pieces-units = Tutte le Unità
pieces-state-legal = si può scegliere
pieces-state-selected = scelta
pieces-state-hovered = sotto il puntatore
pieces-state-disabled = non ora
pieces-state-struck = colpita
pieces-state-defeated = sconfitta
pieces-state-hidden = coperta
pieces-state-planned = prevista
pieces-state-linked = legata
pieces-state-fought = Linea in corso
pieces-state-broken = Legame spezzato
