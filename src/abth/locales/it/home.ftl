### La pagina iniziale e gli elenchi di partite e tavoli.

home-motto = Quattro Ere. Una ruota dentata. Schiera poche Unità e vinci in grande, o schierane tante e vai sul sicuro.
home-play-now = Gioca subito
home-opponents = Avversari
home-strength = Forza
home-length = Durata
home-play-bots = Gioca contro i bot
home-create = Crea un tavolo
home-join = Entra con un link
home-mine = Le mie partite
home-mine-empty = Ancora nessuna partita. Due clic e la prima è sul tavolo.
# $count: numero di tutte le partite.
home-all-mine = Tutte le partite ({ $count })
home-open = Tavoli aperti
home-open-empty = Al momento non aspetta nessuno. Crea un tavolo e manda il link a chi vuoi.
# Nome di un tavolo contro i bot. $name: chi gioca.
bots-table-name = { $name } contro i bot

## Entrare con un link

join-label = Link a un tavolo
join-hint = Incolla il link che hai ricevuto.
join-go = Vai al tavolo

## Una mia partita

row-your-turn = Tocca a te
row-waiting = In attesa di partecipanti
row-playing = In corso
row-over = Finita
row-won = Hai vinto
row-closed = Tavolo chiuso
# $name: di chi è il turno.
row-to-act = Turno di { $name }
# $round di $rounds; $names: chi altro gioca, già uniti con «e».
row-round = Round { $round } di { $rounds }, con { $names }
# $taken di $seats sono occupati; $name: del tavolo.
row-seats = { $name }: posti occupati { $taken } su { $seats }
row-your-points =
    { $points ->
        [one] Hai vinto con 1 punto
       *[other] Hai vinto con { $points } punti
    }
# $name: chi ha vinto, o più nomi uniti con «e».
row-winner =
    { $points ->
        [one] Vittoria di { $name } con 1 punto
       *[other] Vittoria di { $name } con { $points } punti
    }
row-play = Gioca
row-look = Guarda
row-result = Risultato
row-enter = Apri

## Un tavolo aperto

open-sit = Siediti
open-no-odds = senza probabilità
open-own-rulings = regole della casa
open-seats = posti occupati { $taken } su { $seats }

## Le mie partite

matches-lead = Prima le partite in cui tocca a te.
matches-turn = Tocca a te
matches-playing = Tocca ad altri
matches-open = Non ancora iniziate
matches-over = Finite

## Guardare

watch-lead = Sbircia alle spalle di chi gioca: vedi ciò che è scoperto sul tavolo, nient’altro.
watch-now = Partite in corso
watch-empty = Al momento non c’è nessuna partita da guardare.
watch-look = Guarda
watch-spectators = Pubblico: { $count }
