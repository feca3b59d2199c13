### Ciò che dice il server stesso: anteprime dei link, pagine senza script, errori.

preview-invitation = Tavolo su invito
preview-rules = Le regole del gioco con esempi passo per passo, ogni regola con il suo numero e una versione da stampare.
no-script = Questo gioco funziona nel browser e richiede JavaScript. Attivalo e ricarica la pagina.
error-page = Qualcosa non ha funzionato
error-page-home = Vai al gioco
