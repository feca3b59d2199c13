"""The balance lab: cards tried out in the browser by the person who runs the server."""
