### The balance lab: what changes when the numbers of a card change. “Points” are points of 100.


## What is measured; `abth compare` and its report say these, too

measure-fielded = battaglie vinte quando è schierata
measure-picked = scelta quando è disponibile
measure-owners = partite vinte da chi la possiede
measure-used = usato dopo averlo preso
measure-users = partite vinte da chi lo usa
measure-order = partite vinte
measure-bot = partite vinte
measure-era = quota dei salti
measure-attackers = vinte dall’Attaccante
measure-challenges = quota di tutte le battaglie
# $place: from 1 to 5, in the order of play
subject-order =
    { $place ->
        [1] Primo a giocare
        [2] Secondo a giocare
        [3] Terzo a giocare
        [4] Quarto a giocare
       *[5] Quinto a giocare
    }
subject-attackers-board = Battaglie contro il Tabellone
subject-attackers-players = Battaglie tra partecipanti
subject-challenges = Sfide
shift-more = in aumento
shift-less = in calo
shift-same = come prima
shift-open = incerto

## The numbers of a card

field-damage_icons = Icone Danno
field-link_left = Mezzo scudo sinistro
field-link_right = Mezzo scudo destro
field-none = nessuno
change-number = { $field } { $before } → { $after }

## The page

lab-title = Laboratorio di bilanciamento
lab-over = Per chi gestisce il server · scatola «{ $box }», la tua copia
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
lab-one-less = { $field }: meno uno
lab-one-more = { $field }: più uno
# $count numbers of a card were changed; $changes lists them
lab-changes =
    { $count ->
        [one] Una modifica: { $changes }
       *[other] { $count } modifiche: { $changes }
    }
lab-unchanged = Come stampata. Cambia un numero per vedere l’effetto.
lab-others = Modificate anche: { $names }
lab-at-once = Subito
lab-at-once-note = da sola contro un’Unità; valori esatti, media dell’Era
lab-role = Ruolo nella battaglia
lab-attacking = Attacco
lab-defending = Difesa
lab-today = attuale
lab-changed = modificata
# One sentence for the chart: the Era in which most changes; $before and $after of 100
lab-chart-said = Vittorie di { $name } contro l’Era { $era }: { $after } su 100, { $before } come stampata.
lab-as-table = Mostra come tabella
lab-of-100 = Battaglie vinte, su 100
lab-wait = Mentre aspetti
lab-wait-note = { $bot } a ogni posto, partite in { $players }, stesse smazzate
lab-bot = Chi gioca
lab-start = Che cosa cambierebbe?
lab-start-first = Prima cambia un numero; poi le stesse smazzate si giocano con e senza la modifica.
lab-progress = { $done } coppie su { $most }
lab-time-left = ancora { $minutes } min circa
lab-soon = meno di un minuto
lab-end-settled = Risposta trovata dopo { $done } coppie di smazzate.
lab-end-played = Giocate tutte le { $done } coppie; qualche risposta resta incerta.
lab-end-cancelled = Interrotto dopo { $done } coppie di smazzate.
lab-end-failed = Impossibile giocare le partite: errore di un bot o del suo processo.
lab-stale = Queste variazioni riguardano i numeri di prima.
lab-points = punti su 100
lab-no-change = invariato
lab-what = Che cosa
lab-answer = Risposta
lab-from-to = da { $low } a { $high }
lab-too-few = ancora troppo poche coppie
lab-more = Mostra tutte le { $count } variazioni
