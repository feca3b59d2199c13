### Calcolo delle probabilità, profili, classifica, regole, opzioni, informazioni.

## Calcolo delle probabilità

calc-lead = Disponi due schieramenti e scopri le probabilità esatte.
calc-lab = Laboratorio di bilanciamento
calc-attackers = Attaccante
calc-defenders = Difensore
calc-clear = Svuota tutto
calc-empty = Scegli le Unità qui sotto; la prima sta al Fronte.
calc-waiting = Le probabilità appaiono appena entrambi gli schieramenti hanno un’Unità.
# Per chi usa un lettore di schermo. $name: l’Unità.
calc-token = Gettone Ars Bellica per { $name }
calc-no-token = Nessun gettone
# $chance: per cento.
calc-falls = sconfitta: { $chance }
calc-wins-attacker = Vince l’Attaccante
calc-wins-defender = Vince il Difensore
calc-wins-annihilated = Nessun superstite: nessuno vince
calc-exact = Esatte, su tutti i lanci dei dadi, con i migliori rilanci possibili.
calc-sampled = Stimate giocando molte volte la battaglia.
calc-side = Dove vanno le carte
calc-cards = Carte
calc-era-0 = Base
calc-era-1 = Era I
calc-era-2 = Era II
calc-era-3 = Era III
calc-era-4 = Era IV
calc-defender-is = Il Difensore è
calc-board = il Tabellone
calc-player = una persona
calc-hand = La tua mano
calc-hand-lead = Aggiungi le carte della tua mano e scopri lo schieramento migliore per ogni numero di Unità.
calc-hand-tokens = Gettoni a disposizione
calc-hand-token = Gettone { $number }
calc-best = Schieramenti migliori
calc-best-size = { $count } Unità
calc-best-relics = { $count ->
    [one] 1 Cimelio
   *[other] un Cimelio a scelta tra { $count }
 }
calc-best-lay = Schiera
calc-best-waiting = Gli schieramenti migliori appaiono quando la tua mano e il Difensore hanno carte.
calc-best-note = Provati tutti gli ordini delle tue carte. Qui non arrivano rinforzi.
# $word: the word that is wrong
calc-unread = Battaglia illeggibile: { $word }
calc-open = Apri nel calcolo probabilità

## Profili e classifica

player-title = Profilo
player-bot = Un bot
player-results = Partite
player-no-results = Ancora nessuna partita finita.
player-rivals = Testa a testa
player-no-rivals = Ancora nessun avversario incontrato più di una volta.
# $ahead: finite con più punti, $behind: con meno.
player-rival =
    { $matches ->
        [one] 1 partita (davanti: { $ahead }, dietro: { $behind })
       *[other] { $matches } partite (davanti: { $ahead }, dietro: { $behind })
    }
leaders-lead = Il rating cambia a ogni partita finita. I bot sono nella stessa classifica.
leaders-empty = Nessuno ha ancora finito una partita. Il primo posto aspetta te.
leaders-place = Posto
leaders-name = Nome
leaders-rating = Rating
leaders-matches = Partite
leaders-wins = Vinte
leaders-provisional = Provvisorio: ancora troppo poche partite
leaders-rating-note = Si parte da 1500. Il numero sale quando arrivi davanti agli altri e scende quando arrivi dietro, tanto più quanto meno era previsto. Il numero dopo ± dice quanto è ancora incerto. Un punto interrogativo significa: provvisorio.
leaders-order-note = Prima i rating consolidati, in ordine di rating meno tre volte l’incertezza. Seguono quelli provvisori e poi chi non ha ancora vinto.

## Regole

rules-lead = Ogni regola ha un numero. Quando il gioco dice di no, cita la regola.
rules-groups = Capitoli
rules-group-term = Termini
rules-group-setup = Allestimento
rules-group-round = Flusso di gioco
rules-group-travel = Fase 1: viaggiare nel tempo
rules-group-conq = Fase 2: contro il Tabellone
rules-group-eng = Condizioni di ingaggio
rules-group-reinf = Rinforzi
rules-group-link = Legami
rules-group-assault = Assalto
rules-group-token = Gettoni Ars Bellica
rules-group-dice = Dadi
rules-group-battle = Linee di Combattimento
rules-group-dmg = Danni e Unità sconfitte
rules-group-abil = Abilità speciali
rules-group-vict = Vittoria in battaglia
rules-group-reward = Ricompense
rules-group-challenge = Sfide
rules-group-restore = Fase 3: ripristino
rules-group-hero = Eroi
rules-group-relic = Cimeli
rules-group-deck = Mazzi e pile esauriti
rules-group-score = Punteggio
rules-group-r = Interpretazioni dove il regolamento tace
rules-group-d = Chi decide che cosa, e quando

## Opzioni

settings-lead = Salvate in questo browser.
settings-look = Aspetto e audio
settings-theme = Tema
theme-auto = Come nel sistema
theme-dark = Scuro
theme-light = Chiaro
settings-language = Lingua
settings-speed = Velocità delle battaglie
settings-speed-hint = Puoi sempre saltare alla fine di una battaglia.
settings-waits = Aspettami tra i turni
settings-waits-hint = Il turno di un altro giocatore viene mostrato quando vai avanti.
settings-keys = Tasti con lettere e cifre
settings-keys-hint = Utile con i comandi vocali o se premi tasti per sbaglio. Invio, Esc, Spazio e le frecce funzionano sempre.
settings-keys-plain = Da soli
settings-keys-alt = Con Alt
settings-keys-off = Disattivati
# $speed: 1, 2 o 4.
speed = { $speed }×
settings-motion = Animazioni
settings-motion-hint = «Ridotte» racconta tutto a parole, senza carte in volo né pezzi che girano.
motion-full = Complete
motion-reduced = Ridotte
settings-sound = Audio
settings-sound-hint = Legno, ottone e carta. Niente grida, niente spari.
settings-text-view = Vista testo
settings-text-view-hint = La partita come testo: tabelle, scelte numerate e comandi da scrivere. Adatta agli screen reader.
settings-notices = Notifiche
settings-notices-hint = Il browser ti avvisa quando tocca a te, anche se questa scheda è in secondo piano.
settings-notices-allow = Consenti le notifiche
settings-notices-on = Le notifiche sono consentite
settings-notices-blocked = Il browser non consente notifiche per questa pagina.
settings-you = Tu
settings-kept = Salvato.
# $name: chi gioca.
settings-recovered = Che bello rivederti, { $name }!
programs-title = Programmi e notifiche
programs-later = Dopo la tua prima partita potrai far giocare un programma a nome tuo e ricevere le notifiche dove vuoi.
tokens-title = Chiavi per i bot
tokens-hint = Con una chiave un programma può giocare a nome tuo: tienila segreta. Revocala quando non serve più.
tokens-docs = Che cosa possono fare i programmi
tokens-none = Non hai ancora creato nessuna chiave.
# $scope: play or tables
tokens-made-for = { $scope ->
    [tables] Gioca e apre tavoli · creata il { $date }
   *[play] Gioca soltanto · creata il { $date }
  }
tokens-hosts = Può anche creare e gestire tavoli
tokens-hosts-note = Altrimenti gioca soltanto. Nessuna chiave può modificare il tuo account.
tokens-label = A che cosa serve?
tokens-make = Crea una chiave
tokens-once = Il segreto di «{ $label }»: appare solo questa volta.
tokens-secret = Segreto di { $label }
tokens-revoke = Revoca
tokens-revoke-this = Revoca { $label }
tokens-gone = La chiave «{ $label }» è stata revocata.
webhook-title = Notifiche via webhook
webhook-hint = Ogni volta che devi decidere, il server manda una notifica a questo indirizzo.
webhook-label = Indirizzo
webhook-set = Imposta l’indirizzo
webhook-remove = Rimuovi
webhook-key = Chiave del webhook
webhook-once = Ogni notifica è firmata con questa chiave. Appare solo questa volta.
webhook-gone = Le notifiche non vengono più inviate.

data-title = Dispositivi, persone e i tuoi dati
devices-title = Dove hai effettuato l’accesso
devices-hint = Disconnetti i dispositivi che non usi più. Anche le chiavi per bot create lì smettono di funzionare.
devices-unknown = Dispositivo sconosciuto
devices-current = Questo dispositivo
devices-seen = Ultimo uso { $ago }
devices-sign-out = Disconnetti
devices-sign-out-this = Disconnetti { $device }
devices-sign-out-all = Disconnetti tutti gli altri dispositivi
devices-gone = { $device }: disconnesso.
devices-gone-all = Tutti gli altri dispositivi sono disconnessi.
blocks-title = Persone silenziate e bloccate
blocks-hint = Non vedi quello che scrivono. Chi è bloccato non può sedersi ai tavoli dove giochi o che hai aperto.
blocks-none = Non hai silenziato né bloccato nessuno.
blocks-kind-mute = Silenziato dal { $date }
blocks-kind-block = Bloccato dal { $date }
blocks-lift = Togli
blocks-lift-this = Non silenziare né bloccare più { $name }
blocks-gone = Puoi di nuovo leggere e incontrare { $name }.
leave-title = I tuoi dati
leave-hint = Salva tutto quello che il server sa di te, oppure elimina il tuo account. Gli altri tengono le partite giocate con te, senza il tuo nome.
leave-export = Salva i miei dati
leave-delete = Elimina il mio account
leave-sure = Sì, elimina per sempre
leave-warning = Abbandoni tutte le partite in corso. Il tuo rating, i tuoi messaggi e le partite contro i bot vengono eliminati. Non si può annullare.
leave-done = Il tuo account è stato eliminato.
recover-title = Ho giocato in un altro browser
recover-hint = La tua frase di recupero porta il tuo nome e le tue partite in questo browser.
recover-label = Frase di recupero
recover-go = Continua con il mio nome

## Informazioni

about-lead = Un gioco da tavolo su battaglie mai avvenute, gratuito per tutti.
about-fan-title = Opera amatoriale non ufficiale
about-fan = Questa è un’opera amatoriale non ufficiale. Non è realizzata, approvata né finanziata dall’editore o dagli autori del gioco da tavolo, né dalla band che lo ha ispirato.
about-fan-ours = Le regole vengono dal gioco da tavolo, come pure i nomi e i numeri mostrati nel suo regolamento. Le altre carte e ogni frase, immagine e suono sono opera nostra. Se il gioco ti piace, compra la scatola: intorno a un tavolo, in compagnia, è ancora meglio.
about-fair-title = Dadi non truccati
about-fair = Prima di una partita il server sigilla un segreto e ne mostra il sigillo; chi gioca vi aggiunge un pizzico di caso tutto suo. Dadi e pescate derivano dai due insieme. A partita finita il segreto viene svelato e chiunque può controllare ogni lancio.
about-you-title = Che cosa salviamo di te
about-you = Un nome a tua scelta, le tue partite e nient’altro. Nessun indirizzo e-mail, nessuna password, nessun tracciamento; nulla viene caricato da altri siti.
about-credits-title = Crediti
# $site: link a game-icons.net; $licence: link alla licenza.
about-icons = Icone di Lorc, Delapouite e altri, { $site }, usate con licenza { $licence }; le abbiamo colorate, ritagliate e combinate.
about-fonts = Caratteri con licenza SIL Open Font License 1.1:
about-art = Le scene delle carte, gli scudi, i tratteggi, la ruota e la carta nautica sono stati disegnati per questo gioco.
about-code-title = Software
about-code = Il motore, i bot e questo client sono software libero con licenza MIT.
about-api = Scrivi il tuo bot: l’interfaccia per i programmi
