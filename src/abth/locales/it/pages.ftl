### Calcolo delle probabilità, profili, classifica, regole, opzioni, informazioni.

## Calcolo delle probabilità

calc-lead = Disponi due schieramenti e scopri le probabilità esatte della battaglia.
calc-attackers = Attaccante
calc-defenders = Difensore
calc-clear = Svuota tutto
calc-empty = Scegli le Unità qui sotto; la prima sta al Fronte.
calc-waiting = Le probabilità appaiono appena entrambe le parti hanno un’Unità.
# Per chi usa un lettore di schermo. $name: l’Unità.
calc-token = Gettone Ars Bellica per { $name }
calc-no-token = Nessun gettone
# $chance: per cento.
calc-falls = sconfitta: { $chance }
calc-wins-attacker = Vince l’Attaccante
calc-wins-defender = Vince il Difensore
calc-wins-annihilated = Nessuno sopravvive
calc-exact = Esatte, su tutti i lanci dei dadi, con i migliori rilanci possibili.
calc-sampled = Stimate giocando molte volte la battaglia.
calc-side = Schieramento
calc-cards = Carte
calc-era-0 = Base
calc-era-1 = Era I
calc-era-2 = Era II
calc-era-3 = Era III
calc-era-4 = Era IV
calc-defender-is = Il Difensore è
calc-board = il Tabellone
calc-player = chi gioca

## Profili e classifica

player-title = Profilo
player-bot = Un bot
player-results = Partite
player-no-results = Ancora nessuna partita finita.
player-rivals = Contro altre persone
player-no-rivals = Nessuno affrontato più di una volta.
# $ahead: finite con più punti, $behind: con meno.
player-rival =
    { $matches ->
        [one] 1 partita (davanti: { $ahead }, dietro: { $behind })
       *[other] { $matches } partite (davanti: { $ahead }, dietro: { $behind })
    }
leaders-lead = Il rating cambia a ogni partita finita. I bot sono nella stessa classifica.
leaders-empty = Nessuno ha ancora finito una partita. Il primo posto ti aspetta.
leaders-place = Posto
leaders-name = Nome
leaders-rating = Rating
leaders-matches = Partite
leaders-wins = Vinte

## Regole

rules-lead = Ogni regola ha un numero. Quando il gioco rifiuta qualcosa, indica la regola.
rules-search = Cerca nelle regole
rules-found =
    { $count ->
        [one] 1 regola
       *[other] { $count } regole
    }
rules-none = Nessuna regola contiene tutte queste parole.
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
settings-look = Aspetto e suono
settings-theme = Tema
theme-auto = Come nel sistema
theme-dark = Scuro
theme-light = Chiaro
settings-language = Lingua
settings-speed = Velocità delle battaglie
settings-speed-hint = Puoi sempre passare alla fine di una battaglia.
# $speed: 1, 2 o 4.
speed = { $speed }×
settings-motion = Movimento
settings-motion-hint = «Ridotto» racconta tutto a parole, senza carte in volo né rotazioni.
motion-full = Completo
motion-reduced = Ridotto
settings-sound = Suono
settings-sound-hint = Legno, ottone e carta. Niente grida, niente spari.
settings-notices = Notifiche
settings-notices-hint = Il browser ti avvisa quando tocca a te, anche se questa scheda è in secondo piano.
settings-notices-allow = Consenti le notifiche
settings-notices-on = Le notifiche sono consentite
settings-notices-blocked = Il browser non consente notifiche per questa pagina.
settings-you = Tu
settings-kept = Salvato.
# $name: chi gioca.
settings-recovered = Che piacere rivederti, { $name }.
programs-title = Programmi e notifiche
programs-later = Dopo la tua prima partita un programma può giocare a nome tuo e le notifiche possono andare dove vuoi.
tokens-title = Chiavi per i bot
tokens-hint = Con una chiave un programma può giocare a nome tuo: tienila segreta. Revocala quando non serve più.
tokens-docs = Che cosa possono fare i programmi
tokens-none = Non hai ancora creato nessuna chiave.
tokens-made-on = Creata il { $date }
tokens-label = A che cosa serve?
tokens-make = Crea una chiave
tokens-once = Il segreto di «{ $label }»: appare solo questa volta.
tokens-secret = Segreto di { $label }
tokens-revoke = Revoca
tokens-revoke-this = Revoca { $label }
tokens-gone = «{ $label }» non è più valida.
webhook-title = Notifiche via webhook
webhook-hint = Ogni volta che devi decidere, il server manda una notifica a questo indirizzo.
webhook-label = Indirizzo
webhook-set = Imposta l’indirizzo
webhook-remove = Togli
webhook-key = Chiave del webhook
webhook-once = Con questa chiave è firmata ogni notifica. Appare solo questa volta.
webhook-gone = Le notifiche non vengono più inviate.
recover-title = Ho giocato in un altro browser
recover-hint = La tua frase di recupero porta il tuo nome e le tue partite in questo browser.
recover-label = Frase di recupero
recover-go = Continua con il mio nome

## Informazioni

about-lead = Un gioco da tavolo su battaglie mai avvenute, in versione digitale e per tutti.
about-fan-title = Opera amatoriale non ufficiale
about-fan = Questa è un’opera amatoriale non ufficiale. Non è realizzata, approvata né finanziata dall’editore o dagli autori del gioco da tavolo, né dalla band che lo ha ispirato.
about-fan-ours = Le regole vengono dal gioco da tavolo, come pure i nomi e i numeri mostrati nel suo regolamento. Le altre carte e ogni frase, immagine e suono sono opera nostra. Se il gioco ti piace, compra la scatola: intorno a un tavolo, in compagnia, è ancora meglio.
about-fair-title = Dadi non truccati
about-fair = Prima di una partita il server sigilla un segreto e ne mostra il sigillo; chi gioca vi aggiunge un proprio contributo casuale. Tutti i dadi e le pescate derivano da entrambi. A partita finita il segreto viene svelato e chiunque può controllare ogni lancio.
about-you-title = Che cosa salviamo di te
about-you = Un nome a tua scelta, le tue partite e nient’altro. Nessun indirizzo e-mail, nessuna password, nessun tracciamento; nulla viene caricato da altri siti.
about-credits-title = Crediti
# $site: link a game-icons.net; $licence: link alla licenza.
about-icons = Icone di Lorc, Delapouite e altri, { $site }, usate con licenza { $licence }; le abbiamo colorate, ritagliate e combinate.
about-fonts = Caratteri con licenza SIL Open Font License 1.1:
about-art = Le scene delle carte, gli scudi, i tratteggi, la ruota e la carta nautica sono stati disegnati per questo gioco.
about-code-title = Software
about-code = Il motore, i bot e questo client sono software libero con licenza MIT.
about-api = Scrivi il tuo bot: l’interfaccia per programmi
