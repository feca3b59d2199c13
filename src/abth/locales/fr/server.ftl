### Ce que le serveur dit lui-même : aperçus des liens, pages sans script, erreurs.

preview-invitation = Table sur invitation
preview-rules = Les règles du jeu avec des exemples pas à pas, chaque règle avec son numéro, et une version à imprimer.
no-script = Ce jeu fonctionne dans le navigateur et a besoin de JavaScript. Activez-le, puis rechargez la page.
error-page = Cela n’a pas fonctionné
error-page-home = Aller au jeu
