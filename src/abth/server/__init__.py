"""Tables on the network: routes, sockets, accounts, and bots in processes of their own."""
