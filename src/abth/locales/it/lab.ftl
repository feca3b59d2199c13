### The balance lab: what changes when the numbers of a card change. “Points” are points of 100.


## What is measured; `abth compare` and its report say these, too

measure-fielded = battaglie vinte se schierata
measure-picked = scelta quando disponibile
measure-owners = partite vinte da chi la possiede
measure-used = usato quando preso
measure-users = partite vinte da chi lo usa
measure-order = partite vinte
measure-bot = partite vinte
measure-era = quota dei salti
measure-attackers = vinte dall’Attaccante
measure-challenges = quota di tutte le battaglie
# $place: from 1 to 5, in the order of play
subject-order =
    { $place ->
        [1] Primo di turno
        [2] Secondo di turno
        [3] Terzo di turno
        [4] Quarto di turno
       *[5] Quinto di turno
    }
subject-attackers-board = Battaglie contro il Tabellone
subject-attackers-players = Battaglie tra partecipanti
subject-challenges = Sfide
shift-more = di più
shift-less = di meno
shift-same = come prima
shift-open = aperto

## The numbers of a card

field-damage_icons = Danni che regge
field-link_left = Mezzo scudo sinistro
field-link_right = Mezzo scudo destro
field-none = nessuno
change-number = { $field } { $before } → { $after }

## The page

lab-title = Laboratorio di bilanciamento
lab-over = Per chi ospita · scatola «{ $box }», la tua copia
lab-undo = Annulla tutto
lab-export = Esporta come cartella
lab-card = La carta
lab-values = Valori
lab-abilities = Abilità
lab-shields = Mezzi scudi
lab-left = a sinistra
lab-right = a destra
lab-was = era { $value }
# $field is one of the numbers of a card
lab-one-less = { $field }: uno in meno
lab-one-more = { $field }: uno in più
# $count numbers of a card were changed; $changes lists them
lab-changes =
    { $count ->
        [one] Una modifica: { $changes }
       *[other] { $count } modifiche: { $changes }
    }
lab-unchanged = Come stampata. Cambia un numero per vedere l’effetto.
lab-others = Modificate anche: { $names }
lab-at-once = Subito
lab-at-once-note = da sola contro un’Unità, esatto, media dell’Era
lab-role = Ruolo nella battaglia
lab-attacking = Attacco
lab-defending = Difesa
lab-today = oggi
lab-changed = modificata
# One sentence for the chart: the Era in which most changes; $before and $after of 100
lab-chart-said = { $name } vince { $after } volte su 100 contro l’Era { $era }, { $before } come stampata.
lab-as-table = Mostra come tabella
lab-of-100 = Battaglie vinte, su 100
lab-wait = Mentre aspetti
lab-wait-note = { $bot } a tutti i posti, in { $players }, le stesse smazzate
lab-bot = Chi gioca
lab-start = Che cosa cambierebbe?
lab-start-first = Prima cambia un numero; poi le stesse smazzate si giocano con e senza la modifica.
lab-progress = { $done } coppie su { $most }
lab-time-left = ancora { $minutes } min circa
lab-soon = meno di un minuto
lab-end-settled = Risposta dopo { $done } coppie di smazzate.
lab-end-played = Giocate tutte le { $done } coppie; qualche risposta resta aperta.
lab-end-cancelled = Annullato dopo { $done } coppie di smazzate.
lab-end-failed = Impossibile giocare le partite: un bot o il suo processo ha fallito.
lab-stale = Questi scarti riguardano numeri precedenti.
lab-points = punti su 100
lab-no-change = invariato
lab-what = Che cosa
lab-answer = Risposta
lab-from-to = da { $low } a { $high }
lab-too-few = ancora troppo poche coppie
lab-more = Mostra tutti i { $count } scarti
