### Un nuovo tavolo, e il tavolo prima dell’inizio.

new-title = Crea un tavolo
new-lead = Scegli chi gioca e come. Tutto ha già un valore sensato.
new-who = Chi gioca
# Nome predefinito di un tavolo. $name: chi lo apre.
table-name-of = Tavolo di { $name }
new-name = Nome del tavolo
new-players = In quanti
# $seat: numero del posto, da 1.
new-seat = Posto { $seat }
# $name: chi gioca a questo schermo.
sitter-me = { $name } (tu)
sitter-friend = Una persona, con il link
sitter-here = Una persona a questo schermo
# $bot: grado del bot, per esempio Capitano.
sitter-bot = Bot: { $bot }
new-invitation = Solo su invito
new-invitation-note = Il tavolo non compare negli elenchi; entra solo chi ha il link.

new-how = Come si gioca
new-rounds-note = Sei Round sono la partita normale, otto la campagna lunga.
new-clock = Tempo per ogni turno
new-clock-none = Senza limite
new-clock-live-60 = Un minuto
new-clock-live-180 = Tre minuti
new-clock-live-600 = Dieci minuti
new-clock-days-1 = Un giorno
new-clock-days-3 = Tre giorni
new-clock-days-7 = Una settimana
new-away = Quando qualcuno se ne va o esaurisce il tempo
new-away-bot = Subentra un bot
new-away-wait = Gli altri aspettano
new-away-who = Chi subentra
new-odds = Mostra le probabilità esatte
new-odds-note = Prima di una battaglia tutti vedono le probabilità degli schieramenti.
new-spectators = Il pubblico può guardare
new-spectators-note = Vede solo ciò che è scoperto sul tavolo.
new-delay = Il pubblico vede la partita
# $delay: di quanti passi in ritardo, 0 per nessuno.
new-delay-by =
    { $delay ->
        [0] subito
        [one] 1 passo dopo
       *[other] { $delay } passi dopo
    }
new-start = Chi inizia
new-start-chance = Decide il caso
new-create = Crea il tavolo

## Avanzate: decisioni interpretative

new-advanced = Avanzate: decisioni interpretative e mani duplicate
new-advanced-none = Secondo le nostre decisioni
new-advanced-some =
    { $count ->
        [one] 1 decisione cambiata
       *[other] { $count } decisioni cambiate
    }
new-advanced-note = Dove le regole stampate lasciano qualcosa in sospeso, o le edizioni differiscono, si decide qui. Nessuno è tenuto a cambiare nulla.
new-advanced-reset = Torna alle decisioni dell’edizione
new-edition = Edizione
new-edition-note = Le edizioni stampate differiscono in alcuni punti di gioco.
edition-default = Le nostre decisioni
edition-en = Inglese
edition-de = Tedesca
edition-fr = Francese
edition-it = Italiana
edition-es = Spagnola
new-seed = Mano duplicata
new-seed-note = I tavoli con la stessa parola qui ricevono gli stessi dadi e le stesse pescate, così i risultati si possono confrontare. Lascia vuoto per un caso nuovo e onesto.

ruling-group-travel = Viaggio nel tempo, azioni e gettoni Ars Bellica
ruling-group-links = Legami
ruling-group-challenge = Sfide tra persone
ruling-group-battle = Battaglia e Abilità
ruling-group-rewards = Ricompense
ruling-group-decks = Mazzi

ruling-gear-queue = Come entra una nuova tessera nell’Ingranaggio del Tempo?
ruling-gear-queue-note = La tessera Attiva decide in quali ere puoi saltare.
ruling-gear-queue-pending-then-active = Resta in Attesa, poi diventa Attiva
ruling-gear-queue-direct-to-active = Diventa subito Attiva, quella in Attesa resta
ruling-gear-step = Di quanto gira la ruota dentata con ogni tessera?
ruling-gear-step-note = Sono attive le due azioni presso le frecce.
ruling-gear-step-1 = Un settore
ruling-gear-step-2 = Due settori
ruling-gear-step-3 = Tre settori
ruling-gear-sectors = In quale ordine stanno le quattro azioni sulla ruota?
ruling-gear-sectors-note = A Pescare 2, B Recuperare, C Congedare, D Riorganizzare.
ruling-gear-arrows = Quali due settori sono attivi?
ruling-gear-arrows-note = Due frecce indicano la ruota.
ruling-gear-arrows-0-1 = Due vicini
ruling-gear-arrows-0-2 = Due opposti
ruling-gear-start = Dove sta la ruota all’inizio?
ruling-gear-start-note = Prima che le due tessere dell’allestimento la facciano girare.
ruling-gear-start-random = Decide il caso
ruling-gear-start-0 = Posizione 1
ruling-gear-start-1 = Posizione 2
ruling-gear-start-2 = Posizione 3
ruling-gear-start-3 = Posizione 4
ruling-gear-token-pointer = Che cosa indica il gettone Ars Bellica che puoi prendere?
ruling-gear-token-pointer-note = A ogni turno è disponibile uno dei tre gettoni accanto all’ingranaggio.
ruling-gear-token-pointer-tile = La tessera Attiva
ruling-gear-token-pointer-wheel = La posizione della ruota
ruling-tokens-at-limit = E se hai già tre gettoni Ars Bellica?
ruling-tokens-at-limit-note = Nessuno ne ha più di tre.
ruling-tokens-at-limit-swap-or-decline = Puoi scambiarne uno con quello nuovo
ruling-tokens-at-limit-decline-only = Non puoi prendere gettoni
ruling-actions-deadline = Fino a quando si possono usare le due Azioni Attive?
ruling-actions-deadline-note = Ciascuna una volta per turno.
ruling-actions-deadline-deployment = Fino al proprio schieramento
ruling-actions-deadline-jump = Fino al salto nel tempo
ruling-tokens-tighten-up = Quale azione dà Serrate le file!?
ruling-tokens-tighten-up-note = È un gettone Ars Bellica di tipo particolare.
ruling-tokens-tighten-up-A = Pescare 2
ruling-tokens-tighten-up-B = Recuperare
ruling-tokens-tighten-up-C = Congedare
ruling-tokens-tighten-up-D = Riorganizzare
ruling-deck-reshuffle-on-action = Si rimescola la pila degli scarti quando un’azione trova troppo poche carte?
ruling-deck-reshuffle-on-action-note = A fine turno si rimescola sempre.
ruling-deck-reshuffle-on-action-false = No, si pesca ciò che c’è
ruling-deck-reshuffle-on-action-true = Sì, e si continua a pescare
ruling-deck-era-reshuffle = Quando si rinnova un mazzo Era vuoto?
ruling-deck-era-reshuffle-note = Con la sua pila degli scarti.
ruling-deck-era-reshuffle-on-draw = Quando serve una carta
ruling-deck-era-reshuffle-on-empty = Alla fine del turno in cui si è esaurito
ruling-links-topology = L’ultima era e la prima sono vicine?
ruling-links-topology-note = Le Unità legate del Tabellone si difendono insieme.
ruling-links-topology-row = No, il Tabellone è una fila
ruling-links-topology-ring = Sì, il Tabellone è un anello
ruling-links-chain-scope = Quali Unità legate vengono in aiuto sul Tabellone?
ruling-links-chain-scope-note = Contando dall’Unità che hai scelto.
ruling-links-chain-scope-direct = Solo le vicine dirette
ruling-links-chain-scope-run = Tutta la serie ininterrotta
ruling-links-absorb = Quali danni assorbe un Legame?
ruling-links-absorb-note = Un segnalino Legame assorbe un punto e si spezza.
ruling-links-absorb-all = Qualsiasi danno
ruling-links-absorb-line-only = Solo i danni di una Linea di Combattimento
ruling-challenge-defender-reinforcements = Da dove vengono i Rinforzi di chi riceve la sfida?
ruling-challenge-defender-reinforcements-note = Quelli dell’Attaccante vengono sempre dal proprio mazzo.
ruling-challenge-defender-reinforcements-own-deck = Dal proprio mazzo
ruling-challenge-defender-reinforcements-era-deck = Dal mazzo dell’Era dell’Unità
ruling-challenge-defender-min = Quante Unità deve schierare chi riceve la sfida?
ruling-challenge-defender-min-note = Per quanto la mano lo permette.
ruling-challenge-defender-min-1 = Almeno una
ruling-challenge-defender-min-0 = Nessuna, se preferisce
ruling-challenge-defender-tokens = Quando abbina gettoni Ars Bellica chi riceve la sfida?
ruling-challenge-defender-tokens-note = Più tardi se ne sa di più.
ruling-challenge-defender-tokens-at-deployment = Con lo schieramento
ruling-challenge-defender-tokens-after-assault = Nel passo dei gettoni, prima dell’Attaccante
ruling-abilities-hd-chain = Una Morte Eroica può provocarne un’altra?
ruling-abilities-hd-chain-note = Un’Unità che cade per i danni di una Morte Eroica può avere la stessa Abilità.
ruling-abilities-hd-chain-true = Sì
ruling-abilities-hd-chain-false = No
ruling-abilities-accuracy = Da che cosa protegge la Precisione?
ruling-abilities-accuracy-note = Contro la Morte Eroica delle Unità che colpisci.
ruling-abilities-accuracy-first-damage = I primi danni di una Linea non provocano Morte Eroica
ruling-abilities-accuracy-cancel-points = I primi punti di danno da Morte Eroica sono annullati
ruling-abilities-accuracy-on-hd = La Precisione copre anche i danni da Morte Eroica?
ruling-abilities-accuracy-on-hd-note = Solo con il primo tipo di Precisione.
ruling-abilities-accuracy-on-hd-false = No
ruling-abilities-accuracy-on-hd-true = Sì
ruling-abilities-diversion-on-hd = Il Diversivo attira anche i danni da Morte Eroica?
ruling-abilities-diversion-on-hd-note = Il Diversivo distoglie i danni dal Fronte.
ruling-abilities-diversion-on-hd-false = No
ruling-abilities-diversion-on-hd-true = Sì
ruling-battle-early-end = La battaglia finisce appena una parte resta senza Unità?
ruling-battle-early-end-note = Altrimenti si giocano tutte e tre le Linee di Combattimento.
ruling-battle-early-end-true = Sì, subito
ruling-battle-early-end-false = No, si giocano tutte le Linee
ruling-rewards-recruit = Quali Unità sconfitte recluta chi vince?
ruling-rewards-recruit-note = Dopo una battaglia contro il Tabellone.
ruling-rewards-recruit-all = Tutte
ruling-rewards-recruit-choose = Quelle scelte da chi vince
ruling-relics-reveal = Chi vede i Cimeli che si guardano?
ruling-relics-reveal-note = Chi vince ne tiene uno.
ruling-relics-reveal-public = Tutti
ruling-relics-reveal-private = Solo l’Attaccante
ruling-honor-supply = Quanti gettoni Onore delle Armi ci sono?
ruling-honor-supply-note = Ognuno vale un punto.
ruling-honor-supply-8 = Otto, come stampati
ruling-honor-supply-unlimited = Tanti quanti se ne meritano

## Il tavolo prima dell’inizio

table-missing = Questo tavolo non esiste
table-closed = Chi ha aperto questo tavolo l’ha chiuso.
# $names: i posti giocati da un bot, già uniti con «e».
table-away = Un bot gioca per { $names }.
table-come-back = Riprendi il posto
# $taken di $seats sono occupati.
lobby-lead = Posti occupati: { $taken } su { $seats }.
lobby-seats = Posti
lobby-seat-open = Attende qualcuno
lobby-seat-bot = Bot
lobby-seat-you = Tu
lobby-seat-here = A questo schermo
lobby-seat-person = Presente
lobby-seat-absent = Assente per ora
lobby-sit = Siediti
lobby-add-here = Aggiungi una persona a questo schermo
lobby-add = Aggiungi
# $bot: grado del bot.
lobby-add-bot = Aggiungi { $bot }
lobby-bot-level = Grado dei bot
lobby-fill = Completa con bot
lobby-remove = Togli
# $name: chi deve lasciare il posto.
lobby-remove-name = Togli { $name }
lobby-stand-up = Alzati
lobby-invite = Invita altre persone
lobby-invite-only = Entra solo chi ha questo link.
lobby-invite-open = Manda questo link. Il tavolo compare anche nella pagina iniziale.
lobby-start = Inizia la partita
lobby-ready = Non manca nessuno.
lobby-missing =
    { $count ->
        [one] Un posto è ancora libero.
       *[other] { $count } posti sono ancora liberi.
    }
lobby-close = Chiudi il tavolo
lobby-waiting-people = In attesa di persone
lobby-waiting-host = In attesa che si dia inizio alla partita
lobby-waiting-hint = Questa pagina prosegue da sé.
lobby-agreed = Gli accordi
lobby-fair = I dadi di questa partita sono già sigillati:
lobby-fair-more = che cosa significa
lobby-seal = SHA-256 del segreto dei dadi
# $names: chi condivide questo schermo, già uniti con «e».
lobby-hot-seat = { $names } condividono questo schermo e giocano a turno.
