### What the server itself says to people: previews of links, pages without scripts, errors.

preview-invitation = By invitation only
preview-rules = The rules of the game with examples to step through, every rule with its number, and a printable version.
no-script = This game runs in the browser and needs JavaScript. Please turn it on and load the page again.
error-page = That did not work
error-page-home = Back to the game
